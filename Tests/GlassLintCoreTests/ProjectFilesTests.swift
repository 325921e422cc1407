import Foundation
import Testing

@testable import GlassLintCore

/// What a small project of components, tokens and views may look like.
private let snippets = [
  "import SwiftUI\nenum DS { enum Spacing { static let s: CGFloat = 8, m = 12.0; static let l: CGFloat = 20 } }\ntypealias D = DS\nextension CGFloat { static let cardRadius: CGFloat = 17 }",
  "import SwiftUI\nstruct Card<Content: View>: View {\n  var radius: CGFloat = 16\n  @ViewBuilder let content: () -> Content\n  init(radius: CGFloat, @ViewBuilder content: @escaping () -> Content) { self.radius = radius; self.content = content }\n  var body: some View { content().padding(D.Spacing.l).clipShape(.rect(cornerRadius: radius)) }\n}\n#Preview { Card(radius: 3) { Text(\"\\(1 + 2)\") } }",
  "import SwiftUI\nextension View { func card(_ radius: CGFloat = .cardRadius) -> some View { modifier(CardModifier(r: radius)) } }\nstruct CardModifier: ViewModifier { let r: CGFloat; func body(content: Content) -> some View { content.cornerRadius(r) } }",
  "import SwiftUI\nstruct Screen: View, Padded {\n  enum Size { case s, l\n    var pad: CGFloat { switch self { case .s: 8\n case .l: return 22 } } }\n  @State var size = Size.s\n  var body: some View { VStack(spacing: inset) { Card(radius: -17) { Text(\"\") }.card(isBig ? 18 : 3) }.padding(size.pad) }\n}\nprotocol Padded: Base {}\nprotocol Base: Padded {}\nextension Padded { var inset: CGFloat { outer() }; func outer() -> CGFloat { inset ?? 22 } }",
  "import UIKit\nclass Badge: UIView {\n  var rounding: CGFloat = 4 { didSet { layer.cornerRadius = rounding } }\n#if os(iOS)\n  static let pad = 22.0\n#else\n  static let pad = 23.0\n#endif\n}\nclass Tag: Badge { override init(frame: CGRect) { super.init(frame: frame); rounding = 17; stack.spacing = Self.pad } }",
]

/// Files that change, go, or are no Swift.
@Suite struct ProjectFilesTests {
  private let folder: TemporaryFolder
  private let builder = IndexBuilder(jobs: 2)

  init() throws { folder = try TemporaryFolder() }

  private func paths(_ names: [String]) -> [String] { names.sorted().map { "\(folder.path)/\($0)" } }

  /// Where the numbers of all files of an index land.
  private func landings(_ index: ProjectIndex) -> [String] {
    index.sections.files.indices.flatMap { file in
      index.landings(inFile: file).map {
        "\(index.path(ofFile: file)) \($0.node) \($0.value) \($0.role) \($0.slots)"
      }
    }
  }

  private func lint(_ code: String, as name: String, in project: Project) -> [Finding] {
    var linter = FileLinter(rules: [SpacingScale.rule])
    let settings = FileSettings(
      rules: RuleTable(settings: [RuleSettings(enabling: SpacingScale.rule)]), platforms: Platforms(),
      scales: Configuration.standard(rules: [SpacingScale.rule]).scales, project: project)
    return linter.lint(
      SourceBuffer(code), file: name, absolutePath: "\(folder.path)/\(name)", settings: settings
    ).findings
  }

  private static let use = "import SwiftUI\nlet a = Text(\"\").padding(pad)"

  @Test func anEmptyProject() {
    let index = builder.build([]).index
    #expect(index.sections.files.isEmpty)
    #expect(Project(index: index).discovery.tokens.isEmpty)
    #expect(index.file(atPath: "/A.swift") == nil)
  }

  @Test func aFileThatIsGoneOrNoTextHasNothingToSay() throws {
    try folder.write("A.swift", "import SwiftUI\nlet pad: CGFloat = 22")
    try Data([0x6C, 0x65, 0xFF, 0x0A]).write(to: URL(fileURLWithPath: "\(folder.path)/B.swift"))
    let index = builder.build(paths(["A.swift", "B.swift", "Gone.swift"])).index
    #expect(index.sections.files.map(\.contentHash).map { $0 == 0 } == [false, true, true])
    #expect(index.file(atPath: "\(folder.path)/Gone.swift") == 2)
  }

  @Test(arguments: [
    "enum L { static let pad: CGFloat = 22", "enum L { static let pad: CGFloat = 22 }}}",
    "struct V { func f( { \nenum L { static let pad: CGFloat = 22 }", "let x = \"\\(\nlet pad: CGFloat = 22",
    "\u{FEFF}enum L {\r\n static let pad: CGFloat = 22 }\r\0", "",
  ])
  func brokenFilesDoNoHarm(_ broken: String) throws {
    let trial = try ProjectTrial([
      "A.swift": broken, "B.swift": "let a = Text(\"\").padding(↓23)\nlet b = Text(\"\").padding(gap)",
      "C.swift": "let gap: CGFloat = ↓25",
    ])
    let marked = trial.marked(SpacingScale.rule)
    #expect(marked["B.swift"] == trial.files["B.swift"])
    #expect(marked["C.swift"] == trial.files["C.swift"])
  }

  @Test func aFileThatChangedSinceIsJudgedAsItStandsNow() throws {
    try folder.write("A.swift", "import SwiftUI\nlet pad: CGFloat = 22")
    try folder.write("B.swift", Self.use)
    let project = Project(index: builder.build(paths(["A.swift", "B.swift"])).index)
    #expect(lint("import SwiftUI\nlet pad: CGFloat = 22", as: "A.swift", in: project).count == 1)
    #expect(
      lint("import SwiftUI\n\nlet pad: CGFloat = 23", as: "A.swift", in: project).map(\.location.start.line)
        == [3])
    #expect(lint("import SwiftUI\nlet other: CGFloat = 22", as: "A.swift", in: project).isEmpty)
  }

  @Test func aFileThatTheProjectDoesNotKnowStandsAlone() throws {
    try folder.write("A.swift", Self.use)
    let project = Project(index: builder.build(paths(["A.swift"])).index)
    #expect(lint("import SwiftUI\nlet pad: CGFloat = 22", as: "New.swift", in: project).isEmpty)
    #expect(lint("\(Self.use)\nlet pad: CGFloat = 22", as: "New.swift", in: project).count == 1)
  }

  @Test func aNoteIntoAFileThatIsGoneIsLeftOut() throws {
    try folder.write("A.swift", "import SwiftUI\nlet pad: CGFloat = 22")
    try folder.write("B.swift", Self.use)
    let project = Project(index: builder.build(paths(["A.swift", "B.swift"])).index)
    try FileManager.default.removeItem(atPath: "\(folder.path)/B.swift")
    let found = lint("import SwiftUI\nlet pad: CGFloat = 22", as: "A.swift", in: project)
    #expect(found.map(\.notes.count) == [0])
  }

  /// Whatever happens to the files, an index brought up to date says the same as a new one.
  @Test func anIndexBroughtUpToDateIsAsGoodAsANewOne() throws {
    var random = Seeded(state: 7)
    var names = Set(0..<6)
    for name in names { try folder.write("F\(name).swift", snippets[name % snippets.count]) }
    let files = { (names: Set<Int>) in paths(names.map { "F\($0).swift" }) }
    var earlier = builder.build(files(names)).index
    for _ in 0..<40 {
      let name = Int.random(in: 0..<9, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        names.remove(name)
        try? FileManager.default.removeItem(atPath: "\(folder.path)/F\(name).swift")
      case 1:
        let age = Date(timeIntervalSinceNow: -Double.random(in: 10...1000, using: &random))
        try? FileManager.default.setAttributes(
          [.modificationDate: age], ofItemAtPath: "\(folder.path)/F\(name).swift")
      default:
        names.insert(name)
        let text = snippets.randomElement(using: &random) ?? ""
        let digit = Int.random(in: 1...9, using: &random)
        try folder.write("F\(name).swift", text.replacing("17", with: "1\(digit)"))
      }
      let updated = builder.build(files(names), earlier: earlier)
      let fresh = builder.build(files(names))
      #expect(landings(updated.index) == landings(fresh.index))
      #expect(
        TokenDiscovery(updated.index).tokens.map(\.path) == TokenDiscovery(fresh.index).tokens.map(\.path))
      earlier = updated.index
    }
  }

  /// Mutilated files must neither crash nor hang anything.
  @Test func anyBytesAtAll() {
    var random = Seeded(state: 11)
    for _ in 0..<150 {
      let sources = snippets.map { mutilated($0, &random) }
      let store = SummaryStore()
      var paths = FlatArray<UInt8>(capacity: 64)
      for (position, bytes) in sources.enumerated() {
        let source = SourceBuffer(bytes: bytes)
        var parser = Parser()
        let tree = parser.parse(source)
        _ = SummaryReader.read(tree, facts: FileFacts(tree), isUserInterface: true, into: store)
        store.files[position].path = Stretch(start: UInt32(paths.count), count: 1)
        paths.append(UInt8(position + 65))
      }
      let index = IndexLinker.link(store, paths: paths)
      let project = Project(index: index)
      #expect(project.spellings.count == project.discovery.tokens.count)
      #expect(landings(index).count < 10_000)
    }
  }

  private func mutilated(_ code: String, _ random: inout Seeded) -> [UInt8] {
    var bytes = Array(code.utf8)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: bytes.removeLast(Int.random(in: 0...bytes.count, using: &random))
    case 1: bytes.removeFirst(Int.random(in: 0...bytes.count, using: &random))
    case 2:
      for _ in 0..<8 {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] =
          "(){}[]:.,\"\\@#=<>x1 \n".utf8.randomElement(using: &random) ?? 32
      }
    default:
      let start = Int.random(in: 0..<bytes.count, using: &random)
      let end = Int.random(in: start..<bytes.count, using: &random)
      let part = Array(bytes[start...end])
      bytes.insert(contentsOf: part, at: Int.random(in: 0...bytes.count, using: &random))
    }
    return bytes
  }
}
