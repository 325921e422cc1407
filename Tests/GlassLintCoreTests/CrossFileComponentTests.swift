import Testing

@testable import GlassLintCore

/// Numbers handed to components, modifiers and styles that other files declare.
@Suite struct CrossFileComponentTests {
  private static let shape = "RoundedRectangle(cornerRadius: radius)"
  private static let card =
    "struct Card: View { let title: String; var radius: CGFloat = 16; var body: some View { \(shape) } }"

  @Test(arguments: [
    ProjectCase("a property", ["A": card, "B": "let a = Card(title: \"\", radius: ↓17)"]),
    ProjectCase("its default", ["A": card.replacing("16", with: "↓17"), "B": "let a = Card(title: \"\")"]),
    ProjectCase(
      "a property that an extension in another file uses",
      [
        "A": "struct Card: View { let radius: CGFloat }",
        "B": "extension Card { var body: some View { \(shape) } }",
        "C": "let a = Card(radius: ↓17)",
      ]),
    ProjectCase(
      "an initializer",
      [
        "A":
          "struct Card: View { let radius: CGFloat; init(_ r: CGFloat = ↓18) { self.radius = r }; var body: some View { \(shape) } }",
        "B": "let a = Card(↓17)\nlet b = Card()",
      ]),
    ProjectCase(
      "an initializer in an extension, beside the memberwise one",
      [
        "A": "struct Card: View { let radius: CGFloat; var body: some View { \(shape) } }",
        "B": "extension Card { init(rounding: CGFloat) { self.init(radius: rounding) } }",
        "C": "let a = Card(rounding: ↓17)\nlet b = Card(radius: ↓18)",
      ]),
    ProjectCase(
      "initializers told apart by their labels",
      [
        "A":
          "struct Card: View { let radius: CGFloat; init(radius: CGFloat) { self.radius = radius }\n init(diameter: CGFloat) { self.radius = diameter / 2 }; var body: some View { \(shape) } }",
        "B": "let a = Card(radius: ↓17)\nlet b = Card(diameter: 17)",
      ]),
    ProjectCase(
      "closures left out and behind",
      [
        "A":
          "struct Card<Content: View>: View { var r: CGFloat; init(onTap: (() -> Void)? = nil, radius: CGFloat, @ViewBuilder content: () -> Content) { r = radius }; var body: some View { RoundedRectangle(cornerRadius: r) } }",
        "B":
          "let a = Card(radius: ↓17) { Text(\"\") }\nlet b = Card(onTap: { go() }, radius: ↓18) { Text(\"\") }\nlet c = Card(radius: ↓19, content: make)",
      ]),
    ProjectCase(
      "a closure behind that may be left out",
      [
        "A":
          "struct Card: View { var radius: CGFloat; var action: (() -> Void)? = nil; var body: some View { \(shape) } }\nstruct Tile: View { let r: CGFloat; init(radius: CGFloat, action: Action? = nil) { r = radius }; var body: some View { RoundedRectangle(cornerRadius: r) } }",
        "B": "let a = Card(radius: ↓17) { go() }\nlet b = Tile(radius: ↓18) { go() }",
      ]),
    ProjectCase(
      "arguments left out",
      [
        "A":
          "struct Card: View { var a = 1; var b = 2; var radius: CGFloat = 16; var c = 3; var body: some View { \(shape) } }",
        "B": "let a = Card(b: 17, radius: ↓17)\nlet b = Card(radius: ↓18, c: 17)",
      ]),
    ProjectCase(
      "a closure behind",
      [
        "A":
          "struct Card<Content: View>: View { let radius: CGFloat; @ViewBuilder let content: () -> Content; var body: some View { content().clipShape(.rect(cornerRadius: radius)) } }",
        "B": "let a = Card(radius: ↓17) { Text(\"\") }",
      ]),
    ProjectCase(
      "a closure behind an initializer",
      [
        "A":
          "struct Card<Content: View>: View { let radius: CGFloat; let content: Content; init(radius: CGFloat = 16, @ViewBuilder content: () -> Content) { self.radius = radius; self.content = content() }; var body: some View { content.clipShape(.rect(cornerRadius: radius)) } }",
        "B":
          "let a = Card(radius: ↓17) { Text(\"\") }\nlet b = Card { Text(\"\") }\nlet c = Card<Text>(radius: ↓18) { Text(\"\") }",
      ]),
    ProjectCase(
      "four files away",
      [
        "A": "struct Corner: View { let radius: CGFloat; var body: some View { \(shape) } }",
        "B": "struct Card: View { let r: CGFloat; var body: some View { Corner(radius: r) } }",
        "C": "struct Row: View { var rounding: CGFloat; var body: some View { Card(r: rounding) } }",
        "D":
          "struct List: View { let corner: CGFloat; init(corner: CGFloat) { self.corner = corner }; var body: some View { Row(rounding: corner) } }",
        "E": "struct Screen: View { var body: some View { List(corner: ↓17) } }",
      ]),
    ProjectCase(
      "from a constant, into a component",
      [
        "A": card, "B": "enum L { static let r: CGFloat = ↓17 }",
        "C": "let a = Card(title: \"\", radius: L.r)",
      ]),
    ProjectCase(
      "a modifier",
      [
        "A":
          "extension View { func card(radius: CGFloat = ↓18, _ x: Int) -> some View { clipShape(.rect(cornerRadius: radius)) } }",
        "B": "let a = Text(\"\").padding().card(radius: ↓17, 17)",
      ]),
    ProjectCase(
      "a modifier through a modifier",
      [
        "A":
          "extension View { func rounded(_ r: CGFloat) -> some View { clipShape(.rect(cornerRadius: r)) } }",
        "B": "extension View { func card(_ radius: CGFloat) -> some View { padding().rounded(radius) } }",
        "C": "extension View { func tile(_ radius: CGFloat) -> some View { card(radius) } }",
        "D": "let a = Text(\"\").tile(↓17)",
      ]),
    ProjectCase(
      "a view modifier's type",
      [
        "A":
          "struct CardModifier: ViewModifier { let radius: CGFloat; func body(content: Content) -> some View { content.clipShape(.rect(cornerRadius: radius)) } }",
        "B":
          "let a = Text(\"\").modifier(CardModifier(radius: ↓17))\nextension View { func card(_ r: CGFloat) -> some View { modifier(CardModifier(radius: r)) } }",
        "C": "let a = Text(\"\").card(↓18)",
      ]),
    ProjectCase(
      "a style",
      [
        "A":
          "struct CardStyle: ButtonStyle { var radius: CGFloat = 16; func makeBody(configuration: Configuration) -> some View { configuration.label.clipShape(.rect(cornerRadius: radius)) } }",
        "B":
          "extension ButtonStyle where Self == CardStyle { static func card(radius: CGFloat) -> CardStyle { CardStyle(radius: radius) } }",
        "C":
          "let a = Button(\"\") {}.buttonStyle(CardStyle(radius: ↓17))\nlet b = Button(\"\") {}.buttonStyle(.card(radius: ↓18))",
      ]),
    ProjectCase(
      "a style's static constant",
      [
        "A":
          "struct CardStyle: ButtonStyle { let radius: CGFloat; func makeBody(configuration: Configuration) -> some View { configuration.label.clipShape(.rect(cornerRadius: radius)) } }",
        "B":
          "extension ButtonStyle where Self == CardStyle { static var card: CardStyle { .init(radius: ↓17) } }",
      ]),
    ProjectCase(
      "a layer, from another file",
      [
        "A": "enum Metrics { static let radius: CGFloat = ↓17 }",
        "B":
          "import UIKit\nclass V: UIView { func f() { layer.cornerRadius = Metrics.radius; view.layer.cornerRadius = ↓18 } }",
      ]),
    ProjectCase(
      "a view's own property",
      [
        "A":
          "import UIKit\nclass Badge: UIView { var rounding: CGFloat = 16 { didSet { layer.cornerRadius = rounding } } }",
        "B":
          "import UIKit\nfunc f() { let badge = Badge(); badge.rounding = ↓17 }\nclass C { let badge: Badge; func g() { badge.rounding = ↓18; self.badge.rounding = ↓18.5 } }",
      ]),
    ProjectCase(
      "a class with an initializer",
      [
        "A":
          "import UIKit\nclass Badge: UIView { init(radius: CGFloat) { super.init(frame: .zero); layer.cornerRadius = radius } }",
        "B": "import UIKit\nlet a = Badge(radius: ↓17)",
      ]),
    ProjectCase(
      "a subclass",
      [
        "A":
          "import UIKit\nclass Badge: UIView { init(radius: CGFloat) { super.init(frame: .zero); layer.cornerRadius = radius } }",
        "B": "import UIKit\nclass Tag: Badge { init() { super.init(radius: ↓17) } }",
      ]),
    ProjectCase(
      "components that contain each other",
      [
        "A": "struct Tree: View { let radius: CGFloat; var body: some View { Branch(radius: radius) } }",
        "B":
          "struct Branch: View { let radius: CGFloat; var body: some View { \(shape); Tree(radius: radius) } }",
        "C": "let a = Tree(radius: ↓17)",
      ]),
    ProjectCase(
      "what a preview shows, beside what users see",
      [
        "A": "\(card)\n#Preview { Card(title: \"\", radius: 17) }",
        "B": "let a = Card(title: \"\", radius: ↓17)",
      ]),
    ProjectCase(
      "a method that changes a copy",
      [
        "A": "struct Card: View { var radius: CGFloat = 16; var body: some View { \(shape) } }",
        "B":
          "extension Card { func rounded(_ r: CGFloat) -> Self { var copy = self; copy.radius = r; return copy } }",
        "C": "let a = Card().rounded(↓17)",
      ]),
    ProjectCase(
      "a constant that a type makes of itself",
      [
        "A": "struct Card: View { let radius: CGFloat; var body: some View { \(shape) } }",
        "B":
          "extension Card { static let small = Self(radius: ↓17); static var large: Card { Self.init(radius: ↓18) } }",
      ]),
    ProjectCase(
      "a property of what may be missing",
      [
        "A":
          "import UIKit\nclass Badge: UIView { var rounding: CGFloat = 16 { didSet { layer.cornerRadius = rounding } } }",
        "B":
          "import UIKit\nclass C { var badge: Badge?; func g() { badge?.rounding = ↓17; self.badge?.rounding = ↓18; badge!.rounding = ↓19 } }",
      ]),
    ProjectCase(
      "a property that a subclass inherits",
      [
        "A":
          "import UIKit\nclass Badge: UIView { var rounding: CGFloat = 16 { didSet { layer.cornerRadius = rounding } } }",
        "B": "import UIKit\nclass Tag: Badge { func f() { rounding = ↓17 } }\nclass Pill: Tag {}",
        "C": "import UIKit\nfunc f(tag: Pill) { tag.rounding = ↓18 }",
      ]),
    ProjectCase(
      "a component in a type",
      [
        "A": "enum UI { struct Card: View { let radius: CGFloat; var body: some View { \(shape) } } }",
        "B": "let a = UI.Card(radius: ↓17)\nextension UI { static let b = Card(radius: ↓18) }",
      ]),
    ProjectCase(
      "a method of a component that builds a part",
      [
        "A": "struct Card: View { func tile(radius: CGFloat) -> some View { \(shape) } }",
        "B": "extension Card { var body: some View { tile(radius: ↓17) } }",
      ]),
    ProjectCase(
      "an implicit initializer, where the type is told",
      ["A": card, "B": "let a: Card = .init(title: \"\", radius: ↓17)"]),
    ProjectCase(
      "a structure of metrics",
      [
        "A": "struct Metrics { var radius: CGFloat; var other: CGFloat }",
        "B":
          "struct V: View { let metrics: Metrics; var body: some View { RoundedRectangle(cornerRadius: metrics.radius) } }",
        "C": "let a = V(metrics: Metrics(radius: ↓17, other: 17))",
      ]),
    ProjectCase(
      "the environment's entry",
      [
        "A":
          "extension EnvironmentValues { @Entry var rounding: CGFloat = 16 }\nstruct V: View { @Environment(\\.rounding) private var rounding: CGFloat; var body: some View { RoundedRectangle(cornerRadius: rounding) } }",
        "B": "let a = V()",
      ]),
    ProjectCase(
      "a binding's wrapper",
      [
        "A": "struct V: View { @Binding var radius: CGFloat; var body: some View { \(shape) } }",
        "B": "let a = V(radius: .constant(16))",
      ]),
    ProjectCase(
      "a generic modifier beside one of the system's name",
      [
        "A":
          "extension View { func cornerRadius(_ radius: CGFloat, corners: UIRectCorner) -> some View { clipShape(RoundedCorner(radius: radius)) } }\nstruct RoundedCorner: Shape { var radius: CGFloat; func path(in rect: CGRect) -> Path { Path(UIBezierPath(roundedRect: rect, cornerRadius: radius).cgPath) } }",
        "B": "let a = Text(\"\").cornerRadius(↓17, corners: .top)",
      ]),
  ])
  func finds(_ project: ProjectCase) throws {
    #expect(try ProjectTrial(project.files).marked(RadiusScale.rule) == project.files)
  }

  @Test(arguments: [
    ProjectCase(
      "two components of one name",
      ["A": card, "B": card, "C": "let a = Card(title: \"\", radius: 17)"]),
    ProjectCase(
      "two modifiers of one name",
      [
        "A":
          "extension View { func card(_ radius: CGFloat) -> some View { clipShape(.rect(cornerRadius: radius)) } }",
        "B": "extension View { func card(_ width: CGFloat) -> some View { frame(width: width) } }",
        "C": "let a = Text(\"\").card(17)",
      ]),
    ProjectCase(
      "a method of another type",
      [
        "A":
          "struct Brush { func card(_ radius: CGFloat) -> Path { Path(roundedRect: r, cornerRadius: radius) } }\nstruct Pen { func card(_ width: CGFloat) {} }",
        "B": "let a = pen.card(17)",
      ]),
    ProjectCase(
      "a method of another type, called on a variable",
      [
        "A":
          "extension View { func card(_ radius: CGFloat) -> some View { clipShape(.rect(cornerRadius: radius)) } }",
        "B": "struct Deck { func card(_ index: CGFloat) {} }", "C": "func f() { deck.card(17) }",
      ]),
    ProjectCase(
      "a modifier, where a static function is called",
      [
        "A":
          "extension View { func card(_ radius: CGFloat) -> some View { clipShape(.rect(cornerRadius: radius)) } }",
        "B":
          "extension ButtonStyle where Self == Plain { static func card(_ width: CGFloat) -> Plain { Plain() } }",
        "C": "let a = Text(\"\").buttonStyle(.card(17))",
      ]),
    ProjectCase(
      "one of two components of a name, with an initializer",
      [
        "A":
          "struct Card: View { let r: CGFloat; init(radius: CGFloat) { r = radius }; var body: some View { RoundedRectangle(cornerRadius: r) } }",
        "B": "struct Card: View { let radius: CGFloat; var body: some View { Text(\"\") } }",
        "C": "let a = Card(radius: 17)",
      ]),
    ProjectCase(
      "the other one of two components of a name",
      [
        "A":
          "struct Card: View { let r: CGFloat; init(radius: CGFloat) { r = radius }; var body: some View { RoundedRectangle(cornerRadius: r) } }",
        "B":
          "struct Card: View { let radius: CGFloat; var body: some View { Text(\"\") } }\nlet a = Card(radius: 17)",
      ]),
    ProjectCase(
      "a modifier of a private extension of another file",
      [
        "A":
          "private extension View { func card(_ radius: CGFloat) -> some View { clipShape(.rect(cornerRadius: radius)) } }",
        "B": "let a = Text(\"\").card(17)",
      ]),
    ProjectCase(
      "a closure behind a function that takes none",
      [
        "A":
          "extension View { func card(_ radius: CGFloat) -> some View { clipShape(.rect(cornerRadius: radius)) } }",
        "B": "let a = Text(\"\").card(17) { Text(\"\") }",
      ]),
    ProjectCase(
      "a preview", ["A": card, "B": "#Preview { Card(title: \"\", radius: 17) }"]),
    ProjectCase(
      "a component whose parameter derives",
      [
        "A":
          "struct Card: View { let size: CGFloat; var body: some View { RoundedRectangle(cornerRadius: size / 2) } }",
        "B": "let a = Card(size: 17)",
      ]),
    ProjectCase(
      "a private component of another file",
      [
        "A": "private \(card)",
        "B": "struct Card { init(title: String, radius: Int) {} }\nlet a = Card(title: \"\", radius: 17)",
      ]),
    ProjectCase(
      "a closure held by a variable",
      [
        "A":
          "extension View { func card(_ radius: CGFloat) -> some View { clipShape(.rect(cornerRadius: radius)) } }",
        "B": "func f(card: (Int) -> Void) { card(17) }",
      ]),
    ProjectCase(
      "a static property is no parameter",
      [
        "A":
          "struct Card: View { static var radius: CGFloat = 16; var body: some View { RoundedRectangle(cornerRadius: Self.radius) } }",
        "B": "struct B { let a = Other(radius: 17) }",
      ]),
    ProjectCase(
      "a property of an unknown value",
      [
        "A":
          "import UIKit\nclass Badge: UIView { var rounding: CGFloat = 16 { didSet { layer.cornerRadius = rounding } } }",
        "B": "import UIKit\nfunc f() { for badge in badges { badge.rounding = 17 } }",
      ]),
    ProjectCase(
      "a modifier of the project with a name of the system's",
      [
        "A": "extension View { func cornerRadius(_ level: Int) -> some View { self } }",
        "B": "let a = Text(\"\").cornerRadius(17)",
      ]),
    ProjectCase(
      "a type of the project with a name of the system's",
      [
        "A": "struct RoundedRectangle: View { let cornerRadius: Int }",
        "B": "let a = RoundedRectangle(cornerRadius: 17)",
      ]),
  ])
  func isQuiet(_ project: ProjectCase) throws {
    #expect(try ProjectTrial(project.files).marked(RadiusScale.rule) == project.files)
  }

  @Test func theWayOfAnArgumentIsTold() throws {
    let trial = try ProjectTrial([
      "A.swift": "struct Corner: View { let radius: CGFloat; var body: some View { \(Self.shape) } }",
      "B.swift":
        "struct Card: View { let rounding: CGFloat; var body: some View { Corner(radius: rounding) } }",
      "C.swift": "let a = Card(rounding: 17)",
    ])
    #expect(
      trial.notes(RadiusScale.rule) == [
        "B.swift:1: through `rounding`", "A.swift:1: through `radius`",
        "A.swift:1: `Card(rounding:)` → `radius` → `RoundedRectangle(cornerRadius:)`",
      ])
    #expect(trial.fixed("C.swift", RadiusScale.rule) == "let a = Card(rounding: 16)")
  }
}
