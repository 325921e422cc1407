import Dispatch
import Foundation
import Synchronization
import Testing

@testable import GlassLintCore

/// The index on disk: whole and of this version, or as good as none.
@Suite struct IndexCacheTests {
  private let folder: TemporaryFolder
  private let cache: IndexCache

  init() throws {
    folder = try TemporaryFolder()
    cache = IndexCache(path: "\(folder.path)/cache/glasslint/test.index")
  }

  private func index(_ value: Int = 22) throws -> ProjectIndex {
    try folder.write("A.swift", "import SwiftUI\nenum L { static let pad: CGFloat = \(value) }")
    try folder.write("B.swift", "import SwiftUI\nlet a = Text(\"\").padding(L.pad).padding(23)")
    return IndexBuilder(jobs: 1).build(["A", "B"].map { "\(folder.path)/\($0).swift" }).index
  }

  private func values(_ index: ProjectIndex?) -> [[Double]]? {
    index.map { index in index.sections.files.indices.map { index.landings(inFile: $0).map(\.value) } }
  }

  private func bytes() throws -> [UInt8] { Array(try Data(contentsOf: URL(fileURLWithPath: cache.path))) }

  private func replace(_ bytes: [UInt8]) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: cache.path))
  }

  @Test func whatIsStoredIsLoaded() throws {
    #expect(cache.load() == nil)
    #expect(cache.store(try index()))
    #expect(values(cache.load()) == [[22], [23]])
    #expect(cache.store(try index(25)))
    #expect(values(cache.load()) == [[25], [23]])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/cache/glasslint") == ["test.index"])
  }

  /// It comes from the cache as it was found, and not from there where a file is another one since.
  @Test func whatWasFoundOutIsKept() throws {
    try folder.write("L.swift", "enum Spacing { static let s: CGFloat = 4, m: CGFloat = 8, l: CGFloat = 16 }")
    try folder.write(
      "V.swift", "import SwiftUI\nlet a = Text(\"\").padding(Spacing.m).padding(23).padding(Spacing.m)")
    let paths = ["L", "V"].map { "\(folder.path)/\($0).swift" }
    func uses(_ project: Project) -> [Int] { project.discovery.slots.map { project.tokenUses.count(of: $0) } }
    let project = Project(index: IndexBuilder(jobs: 1).build(paths).index)
    #expect(project.habits.uses(.spacing).total == 1)
    #expect(project.habits.mentions(.spacing) == 2)
    #expect(uses(project) == [0, 2, 0])
    #expect(cache.store(project))
    let loaded = try #require(cache.load())
    #expect(loaded.sections.habits.count == project.habits.records.count)
    #expect(loaded.sections.tokenUses.count == 2)
    #expect(Project(index: loaded).habits == project.habits)
    #expect(uses(Project(index: loaded)) == [0, 2, 0])
    try folder.write(
      "V.swift", "import SwiftUI\nlet a = Text(\"\").padding(Spacing.s).padding(23).padding(24)")
    let changed = Project(index: IndexBuilder(jobs: 1).build(paths, earlier: loaded).index)
    #expect(changed.habits.uses(.spacing).total == 2)
    #expect(uses(changed) == [1, 0, 0])
  }

  /// Tokens of all kinds, and what is told of each.
  private static let designSystem = """
    import SwiftUI
    enum Spacing { static let small: CGFloat = 4, medium: CGFloat = 8, cardPadding: CGFloat = 16 }
    enum Radius { case card, sheet
      var value: CGFloat { switch self { case .card: 12 case .sheet: 24 } } }
    struct Theme { let gap: CGFloat; let inset: CGFloat; let radius: CGFloat; let accent: Color }
    extension Theme { static let standard = Theme(gap: 6, inset: 14, radius: 10, accent: Color(red: 0.9, green: 0.2, blue: 0.3)) }
    extension Color {
      static let brand = Color(red: 0.2, green: 0.4, blue: 0.6)
      static let faded = Color.brand.opacity(0.5)
      static let ground = Color("Ground")
      static let title = Color(.label)
    }
    extension UIColor {
      static let line = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 1) : UIColor(named: "Line")! }
    }
    extension Font {
      static let headline2 = Font.custom("Inter-Bold", size: 22, relativeTo: .title)
      static let note = Font.system(size: 13, weight: .semibold, design: .rounded).italic()
      static let caption2 = Font.caption
    }
    struct Shadow { let opacity: Double; let radius: CGFloat; let y: CGFloat }
    enum Shadows { static let low = Shadow(opacity: 0.1, radius: 4, y: 2) }
    """

  /// All of a value, sets and dictionaries in order.
  private static func told(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    if mirror.children.isEmpty { return String(reflecting: value) }
    let parts = mirror.children.map { "\($0.label ?? ""): \(told($0.value))" }
    let isOrdered = mirror.displayStyle != .set && mirror.displayStyle != .dictionary
    return "(\((isOrdered ? parts : parts.sorted()).joined(separator: ", ")))"
  }

  /// What follows from the index is the same, read from the cache or found out anew; and another one for another index.
  @Test func tokensAreKept() throws {
    try folder.write("Design.swift", Self.designSystem)
    try folder.write(
      "V.swift",
      "import SwiftUI\nlet a = Text(\"\").foregroundStyle(Color.brand).background(.red).background(Color(.ground))"
    )
    let paths = ["Design", "V"].map { "\(folder.path)/\($0).swift" }
    let project = Project(index: IndexBuilder(jobs: 1).build(paths).index)
    let discovery = project.discovery
    #expect(!discovery.tokens.isEmpty && !discovery.colors.isEmpty && !discovery.fonts.isEmpty)
    #expect(!discovery.shadows.isEmpty && !discovery.declarations.isEmpty)
    #expect(cache.store(project))
    let loaded = try #require(cache.load())
    #expect(Array(loaded.sections.discovery) == CachedBytes.of(discovery))
    let read = Project(index: loaded)
    #expect(Self.told(read.discovery) == Self.told(discovery))
    #expect(CachedBytes.of(read.discovery) == CachedBytes.of(discovery))
    try folder.write("V.swift", "import SwiftUI\nextension Color { static let own = Color(white: 0.3) }")
    let changed = Project(index: IndexBuilder(jobs: 1).build(paths, earlier: loaded).index)
    #expect(changed.discovery.colors.count == discovery.colors.count + 1)
  }

  /// Whoever gives one of these another part has to write it to the cache, and read it, as well.
  @Test func thePartsOfATokenThatAreKept() throws {
    try folder.write("Design.swift", Self.designSystem)
    let discovery = TokenDiscovery(IndexBuilder(jobs: 1).build(["\(folder.path)/Design.swift"]).index)
    func parts(_ value: Any) -> String {
      Mirror(reflecting: value).children.map { $0.label ?? "" }.joined(separator: " ")
    }
    #expect(
      parts(discovery)
        == "tokens shadows colors fonts fontConversion declarations circular undecided questions")
    #expect(
      parts(discovery.tokens[0]) == "reference role value numberType isAlias curve purpose component varies")
    #expect(
      parts(discovery.tokens[0].reference)
        == "names slot constantAt trailing instanceType root membersAt isGlobal scope isCall standsAlone variesByTheme takesScheme"
    )
    #expect(parts(discovery.shadows[0]) == "reference level")
    #expect(parts(discovery.shadows[0].level) == "name opacity radius y")
    #expect(parts(discovery.colors[0]) == "reference type value")
    #expect(parts(discovery.colors[0].value) == "paint opacity")
    #expect(
      parts(discovery.fonts[0])
        == "reference font isSwiftUI modifier label takesStyle styleNames color purpose")
    #expect(
      parts(discovery.fonts[0].font)
        == "family size weight design textStyle isItalic isInSmallCaps isOfOpenFamily isOfAnySize")
  }

  /// Which colors catalogs have, no index knows.
  @Test func usesOfColorsAreKeptForTheseColors() throws {
    try folder.write(
      "V.swift", "import SwiftUI\nlet a = Text(\"\").foregroundStyle(.ground).background(Color(\"Ground\"))")
    let index = IndexBuilder(jobs: 1).build(["\(folder.path)/V.swift"]).index
    func project(_ index: ProjectIndex, _ names: [String]) -> Project {
      Project(
        index: index,
        sources: names.map { name in
          DesignToken(
            role: .color, name: name,
            value: .color(AppearanceColor(light: ColorComponents(red: 0, green: 0, blue: 0))), reference: nil,
            origin: .assetCatalog(file: "/Assets.xcassets"))
        })
    }
    func uses(_ project: Project) -> [UInt8] { CachedBytes.of(project.colorUses) }
    #expect(cache.store(project(index, ["Ground"])))
    let loaded = try #require(cache.load())
    for names in [["Ground"], ["Other"], [], ["Ground", "Other"]] {
      #expect(uses(project(loaded, names)) == uses(project(index, names)), "\(names)")
    }
    #expect(uses(project(loaded, ["Ground"])) != uses(project(loaded, ["Other"])))
  }

  @Test func otherBytesAreNothingKnown() {
    let bytes = CachedBytes.of(["a": [1.5, 2], "b": nil] as [String: [Double]?])
    func decoded(_ bytes: [UInt8]) -> [String: [Double]?]? {
      bytes.withUnsafeBufferPointer { $0.decoded(as: [String: [Double]?].self) }
    }
    #expect(decoded(bytes) == ["a": [1.5, 2], "b": nil])
    for count in bytes.indices { #expect(decoded(Array(bytes.prefix(count))) == nil) }
    #expect(decoded(bytes + [0]) == nil)
    #expect(decoded(Array(repeating: 0xFF, count: 24)) == nil)
  }

  @Test func aCacheOfNoFiles() throws {
    #expect(cache.store(.empty))
    #expect(cache.load()?.sections.files.isEmpty ?? false)
  }

  @Test func damageIsNoticed() throws {
    cache.store(try index())
    let whole = try bytes()
    for position in stride(from: 0, to: whole.count, by: max(1, whole.count / 64)) {
      var damaged = whole
      damaged[position] ^= 0x10
      try replace(damaged)
      #expect(cache.load() == nil, "byte \(position)")
    }
  }

  @Test func aPartIsNone() throws {
    cache.store(try index())
    let whole = try bytes()
    for count in [0, 1, 8, 31, 32, 33, whole.count / 2, whole.count - 1] {
      try replace(Array(whole.prefix(count)))
      #expect(cache.load() == nil, "\(count) bytes")
    }
    try replace(whole + [0])
    #expect(cache.load() == nil)
    try replace(whole)
    #expect(cache.load() != nil)
  }

  @Test func aFolderInItsPlaceIsNone() throws {
    try folder.write("cache/glasslint/test.index/file")
    #expect(cache.load() == nil)
    #expect(!cache.store(try index()))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/cache/glasslint") == ["test.index"])
  }

  @Test func whereNothingCanBeWrittenNothingIs() throws {
    try folder.write("cache", "a file")
    #expect(!cache.store(try index()))
    #expect(cache.load() == nil)
  }

  @Test func theFolderIsTheUsers() {
    func folder(_ variables: [String: String]) -> String? { IndexCache.folder { variables[$0] } }
    #expect(folder(["XDG_CACHE_HOME": "/caches", "HOME": "/home/a"]) == "/caches")
    #if os(Linux)
      #expect(folder(["XDG_CACHE_HOME": "caches", "HOME": "/home/a"]) == "/home/a/.cache")
      #expect(folder(["HOME": "/home/a"]) == "/home/a/.cache")
    #endif
    #expect(folder(["HOME": "here"]) == nil)
    #expect(folder([:]) == nil)
    #expect(IndexCache(root: "/project", environment: { _ in nil }) == nil)
    let caches = ["/a", "/b"].map { root in IndexCache(root: root) { $0 == "HOME" ? "/home/a" : nil }?.path }
    #expect(caches[0] != caches[1])
  }

  @Test func writersAndReadersDoNotDisturbEachOther() throws {
    let first = try index()
    let second = try index(25)
    cache.store(first)
    let cache = cache
    let unexpected = Mutex<[[[Double]]?]>([])
    DispatchQueue.concurrentPerform(iterations: 6) { thread in
      for round in 0..<25 {
        if thread < 3 {
          cache.store(round % 2 == 0 ? first : second)
        } else {
          let loaded = cache.load()
          let found = loaded.map { index in
            index.sections.files.indices.map { index.landings(inFile: $0).map(\.value) }
          }
          if found != [[22], [23]], found != [[25], [23]] { unexpected.withLock { $0.append(found) } }
        }
      }
    }
    #expect(unexpected.withLock { $0 }.isEmpty)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/cache/glasslint") == ["test.index"])
  }

  /// Whatever an edit changes, what is found out with the help of the cache is what is found out without it.
  @Test(arguments: [
    ("V.swift", "padding(23)", "padding(24).cornerRadius(7)"),
    ("V.swift", "padding(23)", "padding(Spacing.l)"),
    ("V.swift", "Badge(gap: 3)", "Badge(gap: 5)"),
    ("V.swift", "import SwiftUI", "import SwiftUI\nlet wide: CGFloat = 40"),
    ("A.swift", ".padding(gap)", ".cornerRadius(gap)"),
    ("A.swift", "let gap: CGFloat", "let gap: CGFloat; let inset: CGFloat = 2"),
    ("L.swift", "m: CGFloat = 8", "m: CGFloat = 9"),
    ("L.swift", "m: CGFloat = 8", "m: CGFloat = s * 3"),
    ("L.swift", "enum Spacing", "enum Space"),
    ("L.swift", "enum Spacing", "// tokens\nenum Spacing"),
  ])
  func anEditIsFoundOutAboutAsWithoutACache(_ name: String, _ old: String, _ new: String) throws {
    let texts = [
      "A.swift":
        "import SwiftUI\nstruct Badge: View { let gap: CGFloat\n  var body: some View { Text(\"\").padding(gap) } }",
      "L.swift": "enum Spacing { static let s: CGFloat = 4, m: CGFloat = 8, l: CGFloat = 16 }",
      "V.swift":
        "import SwiftUI\nlet a = Text(\"\").padding(Spacing.m).padding(23).padding(Spacing.m)\nlet b = Badge(gap: 3)",
    ]
    for (name, text) in texts { try folder.write(name, text) }
    let paths = texts.keys.sorted().map { "\(folder.path)/\($0)" }
    #expect(cache.store(Project(index: IndexBuilder(jobs: 1).build(paths).index)))
    let text = try #require(texts[name])
    #expect(text.contains(old))
    try folder.write(name, text.replacingOccurrences(of: old, with: new))
    let cached = Project(index: IndexBuilder(jobs: 1).build(paths, earlier: cache.load()).index)
    let fresh = Project(index: IndexBuilder(jobs: 1).build(paths).index)
    #expect(values(cached.index) == values(fresh.index))
    #expect(CachedBytes.of(cached.discovery) == CachedBytes.of(fresh.discovery))
    #expect(cached.habits == fresh.habits)
    for slot in fresh.discovery.slots {
      #expect(cached.tokenUses.count(of: slot) == fresh.tokenUses.count(of: slot))
    }
    #expect(cached.index.sections.flowTargets.elementsEqual(fresh.index.sections.flowTargets))
    #expect(cached.index.sections.reachHeads.elementsEqual(fresh.index.sections.reachHeads))
  }

  @Test func theSameAsWithoutOne() throws {
    cache.store(try index())
    try folder.write("A.swift", "import SwiftUI\nenum L { static let pad: CGFloat = 26 }")
    try folder.write("C.swift", "import SwiftUI\nlet b = Text(\"\").padding(L.pad)")
    let paths = ["A", "B", "C"].map { "\(folder.path)/\($0).swift" }
    let updated = IndexBuilder(jobs: 1).build(paths, earlier: cache.load())
    #expect(updated.hasChanged)
    #expect(values(updated.index) == values(IndexBuilder(jobs: 1).build(paths).index))
    #expect(values(updated.index) == [[26], [23], []])
  }
}

@Suite struct ContentHashTests {
  private func hash(_ bytes: [UInt8]) -> UInt64 { bytes.withUnsafeBufferPointer { ContentHash.hash($0) } }

  /// Small numbers, zeros and text are what there is most of.
  @Test(arguments: [1, 7, 8, 9, 63, 64, 65, 127, 200, 1_000])
  func eachBitCounts(count: Int) {
    let patterns: [(Int) -> UInt8] = [
      { _ in 0 }, { _ in 0xFF }, { UInt8(truncatingIfNeeded: $0) }, { $0 % 8 == 0 ? 1 : 0 },
      { $0 % 8 == 0 ? UInt8($0 / 8 % 5) : 0 }, { $0 % 4 == 0 ? 4 : 0 },
    ]
    for (number, pattern) in patterns.enumerated() {
      let bytes = (0..<count).map(pattern)
      let whole = hash(bytes)
      #expect(whole != 0 && whole == hash(bytes))
      #expect(whole != hash(bytes + [0]) && whole != hash(Array(bytes.dropLast())))
      for position in bytes.indices {
        for bit in 0..<8 {
          var other = bytes
          other[position] ^= 1 << UInt8(bit)
          if hash(other) == whole { Issue.record("pattern \(number), byte \(position), bit \(bit)") }
        }
      }
    }
  }
}
