import Testing

@testable import GlassLintCore

/// A few files of one project, `↓` before what is to be reported.
struct ProjectCase: CustomTestStringConvertible {
  let testDescription: String
  let files: [String: String]

  /// - Parameter files: by their names without `.swift`.
  init(_ description: String, _ files: [String: String]) {
    testDescription = description
    self.files = Dictionary(uniqueKeysWithValues: files.map { ("\($0.key).swift", $0.value) })
  }
}

/// Constants, defaults and what functions return, used in another file than the one that writes the number down.
@Suite struct CrossFileConstantTests {
  private static let use = "let a = Text(\"\").padding(.top, "

  @Test(arguments: [
    ProjectCase("a global", ["A": "let pad: CGFloat = ↓22", "B": "\(use)pad)"]),
    ProjectCase(
      "a member of an enum", ["A": "enum Layout { static let pad: CGFloat = ↓22 }", "B": "\(use)Layout.pad)"]),
    ProjectCase(
      "a static variable", ["A": "enum Layout { static var pad = ↓22.0 }", "B": "\(use)Layout.pad)"]),
    ProjectCase(
      "a member of a struct", ["A": "struct Layout { static let pad = ↓22.0 }", "B": "\(use)Layout.pad)"]),
    ProjectCase(
      "a member of an extension",
      ["A": "enum Layout {}", "B": "extension Layout { static let pad = ↓22.0 }", "C": "\(use)Layout.pad)"]),
    ProjectCase(
      "a member that the type around the use has in another file",
      [
        "A": "struct Card: View { var body: some View { Text(\"\").padding(Self.pad).padding(.top, gap) } }",
        "B": "extension Card { static let pad = ↓22.0; var gap: CGFloat { ↓23 } }",
      ]),
    ProjectCase(
      "an instance's",
      [
        "A": "struct Metrics { let pad: CGFloat = ↓22 }",
        "B":
          "struct Card: View { let metrics: Metrics; var body: some View { Text(\"\").padding(metrics.pad) } }",
      ]),
    ProjectCase(
      "an instance's, through one made in place",
      [
        "A": "struct Metrics { var pad: CGFloat = ↓22 }",
        "B":
          "struct Card: View { let metrics = Metrics(); var body: some View { Text(\"\").padding(metrics.pad) } }",
      ]),
    ProjectCase(
      "an instance's, through a shared one",
      [
        "A": "final class Theme { static let shared = Theme(); let pad: CGFloat = ↓22 }",
        "B": "\(use)Theme.shared.pad)",
      ]),
    ProjectCase(
      "a type in a type",
      ["A": "enum DS { enum Row { static let pad: CGFloat = ↓22 } }", "B": "\(use)DS.Row.pad)"]),
    ProjectCase(
      "a type in an extension",
      [
        "A": "enum DS {}", "B": "extension DS { enum Row { static let pad: CGFloat = ↓22 } }",
        "C": "\(use)DS.Row.pad)",
      ]),
    ProjectCase(
      "an extension of a type in a type",
      [
        "A": "enum DS { enum Row {} }", "B": "extension DS.Row { static let pad: CGFloat = ↓22 }",
        "C": "\(use)DS.Row.pad)",
      ]),
    ProjectCase(
      "an alias",
      [
        "A": "enum LongName { enum Row { static let pad: CGFloat = ↓22 } }", "B": "typealias DS = LongName",
        "C": "\(use)DS.Row.pad)",
      ]),
    ProjectCase(
      "an alias of an alias in a type",
      [
        "A": "enum LongName { enum Row { static let pad: CGFloat = ↓22 } }",
        "B": "enum Names { typealias Row = Short.Row }", "C": "typealias Short = LongName",
        "D": "struct V: View { typealias R = Names.Row; var body: some View { Text(\"\").padding(R.pad) } }",
      ]),
    ProjectCase(
      "an extension of an alias",
      [
        "A": "enum LongName {}", "B": "typealias DS = LongName",
        "C": "extension DS { static let pad: CGFloat = ↓22 }", "D": "\(use)LongName.pad)",
      ]),
    ProjectCase(
      "an extension of CGFloat",
      [
        "A": "extension CGFloat { static let inset: CGFloat = ↓22 }",
        "B": "\(use).inset)\nlet b = Text(\"\").padding(CGFloat.inset)",
      ]),
    ProjectCase(
      "a constant set to another",
      ["A": "enum A { static let a = ↓22.0 }", "B": "enum B { static let b = A.a }", "C": "\(use)B.b)"]),
    ProjectCase(
      "signs, wrappers and branches",
      [
        "A":
          "let pad = -↓22.0\nlet gap = CGFloat(↓23)\nlet room: CGFloat = flag ? ↓18 : (16)\nlet edge: CGFloat = x ?? ↓19",
        "B": "\(use)pad)\nlet b = VStack(spacing: CGFloat(gap)) {}.padding(room).padding(-edge)",
      ]),
    ProjectCase(
      "through min, max and a choice",
      [
        "A": "let wide: CGFloat = ↓22\nlet narrow: CGFloat = ↓18",
        "B": "\(use)isWide ? wide : narrow).padding(min(↓23, width)).padding(max(8, ↓25))",
      ]),
    ProjectCase(
      "what a getter returns",
      [
        "A": "enum Layout { static var pad: CGFloat { if isWide { return ↓22 } else { return 16 } } }",
        "B": "\(use)Layout.pad)",
      ]),
    ProjectCase(
      "what a getter with a setter returns",
      [
        "A": "enum Layout { static var pad: CGFloat { get { ↓22 } set { store(newValue) } } }",
        "B": "\(use)Layout.pad)",
      ]),
    ProjectCase(
      "what a property comes to for each case",
      [
        "A": "enum Size { case s, l\n var pad: CGFloat { switch self { case .s: 8\n case .l: ↓22 } } }",
        "B":
          "struct V: View { let size: Size; var body: some View { Text(\"\").padding(size.pad).padding(Size.s.pad) } }",
      ]),
    ProjectCase(
      "a case's raw value",
      ["A": "enum Gap: CGFloat { case small = 8, odd = ↓22 }", "B": "\(use)Gap.odd.rawValue)"]),
    ProjectCase(
      "what a function returns",
      [
        "A":
          "func pad(_ isWide: Bool) -> CGFloat { isWide ? ↓22 : 16 }\nenum Layout { static func gap(for x: Int) -> CGFloat { switch x { case 1: return ↓23\n default: return 8 } } }",
        "B": "\(use)pad(true))\nlet b = Text(\"\").padding(Layout.gap(for: 1))",
      ]),
    ProjectCase(
      "a method of the type around, in another file",
      [
        "A": "struct V: View { var body: some View { Text(\"\").padding(gap()).padding(self.gap()) } }",
        "B": "extension V { func gap() -> CGFloat { ↓22 } }",
      ]),
    ProjectCase(
      "a part of a tuple",
      ["A": "enum Layout { static let card = (pad: ↓22.0, gap: 8.0) }", "B": "\(use)Layout.card.pad)"]),
    ProjectCase(
      "both sides of a condition of the compiler",
      [
        "A": "enum Layout {\n#if os(iOS)\n static let pad = ↓22.0\n#else\n static let pad = ↓23.0\n#endif\n}",
        "B": "\(use)Layout.pad)",
      ]),
    ProjectCase(
      "both sides at the top of a file",
      ["A": "#if os(iOS)\nlet pad = ↓22.0\n#else\nlet pad = ↓23.0\n#endif", "B": "\(use)pad)"]),
    ProjectCase(
      "a wrapped property",
      [
        "A": "extension V { func x() -> some View { Text(\"\").padding(pad).padding(gap).padding(room) } }",
        "B":
          "struct V: View { @State var pad: CGFloat = ↓22; @ScaledMetric var gap: CGFloat = ↓23; @ScaledMetric(relativeTo: .body) var room = ↓25.0 }",
      ]),
    ProjectCase(
      "a lazy one",
      [
        "A": "class Theme { lazy var pad: CGFloat = ↓22 }",
        "B": "struct V: View { var theme: Theme; var body: some View { Text(\"\").padding(theme.pad) } }",
      ]),
    ProjectCase(
      "private ones of one name in two files",
      [
        "A": "private let pad: CGFloat = ↓22\n\(use)pad)",
        "B": "private let pad: CGFloat = 16\nlet b = Text(\"\").padding(pad)",
      ]),
    ProjectCase(
      "private types of one name in two files",
      [
        "A": "private enum L { static let pad: CGFloat = ↓22 }\n\(use)L.pad)",
        "B": "private enum L { static let pad: CGFloat = 16 }\nlet b = Text(\"\").padding(L.pad)",
      ]),
    ProjectCase(
      "from within one of two types of a name",
      [
        "A": "enum L { static let pad: CGFloat = ↓22 }\n\(use)L.pad)",
        "B": "enum L { static let pad: CGFloat = ↓23 }\nlet b = Text(\"\").padding(L.pad)",
      ]),
    ProjectCase(
      "one of many uses",
      ["A": "let pad: CGFloat = ↓22", "B": "\(use)pad).padding(pad)", "C": "let c = VStack(spacing: pad) {}"]),
    ProjectCase(
      "UIKit",
      [
        "A": "enum Metrics { static let gap: CGFloat = ↓22 }",
        "B": "import UIKit\nfunc f() { let stack = UIStackView(); stack.spacing = Metrics.gap }",
      ]),
    ProjectCase(
      "constants that go round",
      ["A": "let x: CGFloat = y", "B": "let y: CGFloat = z ?? ↓22", "C": "let z: CGFloat = x\n\(use)x)"]),
  ])
  func finds(_ project: ProjectCase) throws {
    #expect(try ProjectTrial(project.files).marked(SpacingScale.rule) == project.files)
  }

  @Test(arguments: [
    ProjectCase(
      "two types of one name in two files",
      [
        "A": "enum L { static let pad: CGFloat = 22 }", "B": "enum L { static let pad: CGFloat = 23 }",
        "C": "\(use)L.pad)",
      ]),
    ProjectCase(
      "two globals of one name",
      ["A": "let pad: CGFloat = 22", "B": "let pad: CGFloat = 23", "C": "\(use)pad)"]),
    ProjectCase(
      "another file's private", ["A": "private let pad: CGFloat = 22", "B": "\(use)pad)"]),
    ProjectCase(
      "a private type of another file",
      ["A": "private enum L { static let pad: CGFloat = 22 }", "B": "\(use)L.pad)"]),
    ProjectCase(
      "a member of another type",
      [
        "A": "enum L { static let pad: CGFloat = 22 }",
        "B": "struct V: View { var body: some View { Text(\"\").padding(pad) } }",
      ]),
    ProjectCase(
      "arithmetic",
      [
        "A": "let pad: CGFloat = 22 / 2\nlet gap = unit * 22\nlet room = unit + 22",
        "B": "\(use)pad).padding(gap).padding(room).padding(unit * 22).padding(other / 22)",
        "C": "let unit: CGFloat = 22",
      ]),
    ProjectCase(
      "an array's and a dictionary's",
      [
        "A": "let pads: [CGFloat] = [22, 23]\nlet gaps = [\"a\": 22.0]",
        "B": "\(use)pads[0]).padding(gaps[\"a\"] ?? 16)",
      ]),
    ProjectCase(
      "a parameter that hides it",
      ["A": "let pad: CGFloat = 22", "B": "func f(pad: CGFloat) -> some View { Text(\"\").padding(pad) }"]),
    ProjectCase(
      "a local that hides it",
      [
        "A": "let pad: CGFloat = 22",
        "B": "func f() -> some View { let pad = geometry.width / 10; return Text(\"\").padding(pad) }",
      ]),
    ProjectCase(
      "a binding that hides it",
      [
        "A": "let pad: CGFloat = 22",
        "B":
          "struct V: View { var body: some View { if let pad = model.pad { Text(\"\").padding(pad) } } }\nfunc g() -> some View { guard let pad else { return a }; return Text(\"\").padding(pad) }",
      ]),
    ProjectCase(
      "a closure's parameter that hides it",
      [
        "A": "let pad: CGFloat = 22",
        "B":
          "let a = pads.map { pad in Text(\"\").padding(pad) }\nlet b = xs.map { (pad: CGFloat) -> Text in Text(\"\").padding(pad) }",
      ]),
    ProjectCase(
      "a loop's variable and a case's binding",
      [
        "A": "let pad: CGFloat = 22",
        "B":
          "func f() { for pad in pads { add(Text(\"\").padding(pad)) }\n switch x { case .some(let pad): add(Text(\"\").padding(pad)) } }",
      ]),
    ProjectCase(
      "a member that hides a global, though nothing is known of it",
      [
        "A": "let pad: CGFloat = 22",
        "B":
          "struct V: View { @Environment(\\.pad) var pad; var body: some View { Text(\"\").padding(pad) } }",
      ]),
    ProjectCase(
      "a member of the type in another file that hides a global",
      [
        "A": "let pad: CGFloat = 22", "B": "extension V { var pad: CGFloat { width / 10 } }",
        "C": "struct V: View { var body: some View { Text(\"\").padding(pad) } }",
      ]),
    ProjectCase(
      "functions that call each other",
      ["A": "func a() -> CGFloat { b() }", "B": "func b() -> CGFloat { a() }", "C": "\(use)a())"]),
    ProjectCase(
      "overloads",
      ["A": "func pad() -> CGFloat { 22 }", "B": "func pad() -> Double { 23 }", "C": "\(use)pad())"]),
    ProjectCase(
      "a protocol's default, which types may have their own of",
      [
        "A": "protocol Padded { var pad: CGFloat { get } }\nextension Padded { var pad: CGFloat { 22 } }",
        "B":
          "struct V: View, Padded { var pad: CGFloat { width / 10 }; var body: some View { Text(\"\").padding(pad) } }",
      ]),
    ProjectCase(
      "a preview",
      [
        "A": "let pad: CGFloat = 22",
        "B":
          "#Preview { Text(\"\").padding(pad) }\nstruct P: PreviewProvider { static var previews: some View { Text(\"\").padding(pad) } }",
      ]),
    ProjectCase(
      "a value found in a closure",
      ["A": "let make: () -> CGFloat = { 22 }", "B": "\(use)make())"]),
    ProjectCase(
      "a closure that hides a function",
      [
        "A": "func pad(_ x: Int) -> CGFloat { 22 }",
        "B": "func f(pad: (Int) -> CGFloat) -> some View { Text(\"\").padding(pad(1)) }",
      ]),
    ProjectCase(
      "a function of a private extension of another file",
      [
        "A":
          "private extension CGFloat { static var inset: CGFloat { 22 }; static func gap() -> CGFloat { 23 } }",
        "B": "\(use).inset).padding(.gap())",
      ]),
    ProjectCase(
      "a protocol's default that hides a global",
      [
        "A": "let pad: CGFloat = 22",
        "B": "protocol Padded {}\nextension Padded { var pad: CGFloat { width / 10 } }",
        "C": "struct V: View, Padded { var body: some View { Text(\"\").padding(pad) } }",
      ]),
    ProjectCase(
      "a superclass's property that hides a global",
      [
        "A": "let gap: CGFloat = 22",
        "B": "import UIKit\nclass Base: UIView { var gap = UIScreen.main.scale }",
        "C": "import UIKit\nclass V: Base { func f() { stackView.spacing = gap } }",
      ]),
    ProjectCase(
      "one of a type's own or one of its instances",
      [
        "A": "struct L { static let pad = width / 10; let pad: CGFloat }",
        "B": "\(use)L.pad)\nlet l = L(pad: 22)",
      ]),
    ProjectCase(
      "the ends between which a value is kept",
      ["A": "let pad: CGFloat = max(10, min(22, width))", "B": "\(use)pad)"]),
    ProjectCase("a pair taken apart", ["A": "let (pad, gap) = (22.0, 8.0)", "B": "\(use)pad)"]),
    ProjectCase(
      "a string's interpolation", ["A": "let pad = \"\\(22)\"", "B": "\(use)pad)"]),
  ])
  func isQuiet(_ project: ProjectCase) throws {
    #expect(try ProjectTrial(project.files).marked(SpacingScale.rule) == project.files)
  }

  @Test func aNumberOfTwoRolesIsToldTwiceAndNotRewritten() throws {
    let trial = try ProjectTrial([
      "A.swift": "enum L { static let step: CGFloat = 22 }",
      "B.swift": "let a = Text(\"\").padding(L.step)",
      "C.swift": "let b = RoundedRectangle(cornerRadius: L.step)",
    ])
    let spacing = trial.findings(SpacingScale.rule)
    let radius = trial.findings(RadiusScale.rule)
    #expect(spacing.map(\.fixes.count) == [0])
    #expect(radius.map(\.fixes.count) == [0])
  }

  @Test func theWayIsTold() throws {
    let trial = try ProjectTrial([
      "A.swift": "let base: CGFloat = 22", "B.swift": "\n\nenum L { static let pad = base }",
      "C.swift": "\nlet a = VStack(spacing: L.pad) {}",
    ])
    #expect(
      trial.notes(SpacingScale.rule) == [
        "B.swift:3: through `pad`", "C.swift:2: `base` → `pad` → `VStack(spacing:)`",
      ])
  }

  @Test func aConstantIsRewrittenWhereItIsWritten() throws {
    let trial = try ProjectTrial([
      "A.swift": "enum L { static let pad: CGFloat = 15 }", "B.swift": "let a = Text(\"\").padding(-L.pad)",
    ])
    #expect(trial.fixed("A.swift", SpacingScale.rule) == "enum L { static let pad: CGFloat = 16 }")
    #expect(trial.findings(SpacingScale.rule).first?.message.hasPrefix("padding -15 ") ?? false)
  }

  @Test func aHugeRadiusMeansTheRoundStep() throws {
    let tokens =
      "enum Radius { static let s: CGFloat = 8; static let m: CGFloat = 16; static let pill: CGFloat = 999 }"
    let use = "let a = Text(\"\").clipShape(.rect(cornerRadius: 120))"
    let findings = try ProjectTrial(["A.swift": tokens, "B.swift": use]).findings(PreferToken.rule)
    #expect(findings.map(\.message) == ["corner radius 120 means the token Radius.pill; write that"])
    #expect(findings.first?.fixes.map(\.applicability) == [.unsafe])
  }
}
