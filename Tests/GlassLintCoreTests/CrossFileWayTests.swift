import Testing

@testable import GlassLintCore

/// Numbers on their way through what SwiftUI wraps, `#if`, closures called at once, insets, and initializers that leave
/// their work to others; and the radii of shapes that the project draws.
@Suite struct CrossFileWayTests {
  @Test(arguments: [
    ProjectCase(
      "a scaled metric set in an initializer",
      [
        "A":
          "struct Gap: View { @ScaledMetric private var length: CGFloat; init(length: CGFloat = ↓22) { _length = ScaledMetric(wrappedValue: length, relativeTo: .body) }; var body: some View { Text(\"\").padding(length) } }",
        "B": "let a = Gap(length: ↓17)",
      ]),
    ProjectCase(
      "a literal in a scaled metric of self",
      [
        "A":
          "struct Gap: View { @ScaledMetric private var length: CGFloat; init() { self._length = ScaledMetric(wrappedValue: ↓22, relativeTo: .body) }; var body: some View { Text(\"\").padding(length) } }"
      ]),
    ProjectCase(
      "a scaled metric of a type",
      [
        "A":
          "struct Gap: View { @ScaledMetric private var length: CGFloat; init() { _length = ScaledMetric<CGFloat>(wrappedValue: ↓22) }; var body: some View { Text(\"\").padding(length) } }"
      ]),
    ProjectCase(
      "a state set in an initializer",
      [
        "A":
          "struct Gap: View { @State private var length: CGFloat; init(length: CGFloat) { self._length = State(initialValue: length) }; var body: some View { Text(\"\").padding(length) } }",
        "B": "let a = Gap(length: ↓17)",
      ]),
    ProjectCase(
      "a state made by its implicit initializer",
      [
        "A":
          "struct Gap: View { @State private var length: CGFloat; init(length: CGFloat) { _length = .init(wrappedValue: length) }; var body: some View { Text(\"\").padding(length) } }",
        "B": "let a = Gap(length: ↓17)",
      ]),
    ProjectCase(
      "a state that is held as such, and one that is asked for its value at once",
      [
        "A":
          "struct V: View { private var pad = State(initialValue: ↓22.0); @State private var gap = State(initialValue: ↓23).wrappedValue; var body: some View { Text(\"\").padding(pad.wrappedValue).padding(gap) } }"
      ]),
    ProjectCase(
      "what an attribute is given",
      [
        "A":
          "struct V: View { @ScaledMetric(wrappedValue: ↓22, relativeTo: .body) private var pad: CGFloat; var body: some View { Text(\"\").padding(pad) } }"
      ]),
    ProjectCase(
      "a scaled metric's own value",
      [
        "A":
          "struct V: View { @ScaledMetric private var pad = ↓22; @ScaledMetric(relativeTo: .title) var gap: CGFloat = ↓23; var body: some View { Text(\"\").padding(pad).padding(gap) } }"
      ]),
    ProjectCase(
      "constants of the file in the branches of an #if",
      [
        "A": "#if os(macOS)\nlet pad: CGFloat = ↓22\n#else\nlet pad: CGFloat = ↓17\n#endif",
        "B": "let a = Text(\"\").padding(.top, pad)",
      ]),
    ProjectCase(
      "a type's properties in the branches of an #if",
      [
        "A":
          "struct V: View {\n#if os(macOS)\nlet pad: CGFloat = ↓22\n#elseif os(iOS)\nlet pad: CGFloat = 16\n#else\nlet pad: CGFloat = ↓17\n#endif\nvar body: some View { Text(\"\").padding(pad) } }"
      ]),
    ProjectCase(
      "a type's own constants in the branches of an #if",
      [
        "A":
          "struct V: View {\n#if os(macOS)\nstatic let pad: CGFloat = ↓22\n#else\nstatic let pad: CGFloat = ↓17\n#endif\nvar body: some View { Text(\"\").padding(Self.pad).padding(V.pad) } }"
      ]),
    ProjectCase(
      "locals in the branches of an #if",
      [
        "A":
          "struct V: View { var body: some View {\n#if os(macOS)\nlet pad: CGFloat = ↓22\n#else\nlet pad: CGFloat = ↓17\n#endif\nreturn Text(\"\").padding(pad) } }"
      ]),
    ProjectCase(
      "a variable that the branches of an #if set",
      [
        "A":
          "func f() -> some View {\nlet pad: CGFloat\n#if os(macOS)\npad = ↓22\n#else\npad = ↓17\n#endif\nreturn Text(\"\").padding(pad) }"
      ]),
    ProjectCase(
      "what a getter and a function return in the branches of an #if",
      [
        "A":
          "enum L { static var pad: CGFloat {\n#if os(macOS)\n↓22\n#else\nreturn ↓17\n#endif\n}\nstatic func gap() -> CGFloat {\n#if os(macOS)\n↓23\n#elseif os(iOS)\nif x { return ↓18 }\nreturn 16\n#else\n16\n#endif\n} }",
        "B": "let a = Text(\"\").padding(.top, L.pad)\nlet b = Text(\"\").padding(L.gap())",
      ]),
    ProjectCase(
      "a getter that is written out, with an #if inside",
      [
        "A":
          "enum L { static var pad: CGFloat { get {\n#if os(macOS)\n↓22\n#else\nswitch x { case .a: ↓17\n default: 16 }\n#endif\n} } }",
        "B": "let a = Text(\"\").padding(.top, L.pad)",
      ]),
    ProjectCase(
      "types in the branches of an #if",
      [
        "A":
          "#if os(macOS)\nenum L { static let pad: CGFloat = ↓22 }\n#else\nenum L { static let pad: CGFloat = ↓17 }\n#endif",
        "B": "let a = Text(\"\").padding(.top, L.pad)",
      ]),
    ProjectCase(
      "views in the branches of an #if",
      [
        "A":
          "struct V: View { var body: some View {\n#if os(macOS)\nText(\"\").padding(↓22)\n#else\nText(\"\").padding(↓17)\n#endif\n} }"
      ]),
    ProjectCase(
      "modifiers in the branches of an #if",
      [
        "A":
          "struct V: View { var body: some View { Text(\"\")\n#if os(macOS)\n.padding(↓22)\n#else\n.padding(↓17)\n#endif\n} }"
      ]),
    ProjectCase(
      "functions in the branches of an #if",
      [
        "A": "#if os(macOS)\nfunc pad() -> CGFloat { ↓22 }\n#else\nfunc pad() -> CGFloat { ↓17 }\n#endif",
        "B": "let a = Text(\"\").padding(.top, pad())",
      ]),
    ProjectCase(
      "components in the branches of an #if",
      [
        "A":
          "#if os(macOS)\nstruct Card: View { let pad: CGFloat; var body: some View { Text(\"\").padding(pad) } }\n#else\nstruct Card: View { let pad: CGFloat; var body: some View { Text(\"\").padding(pad) } }\n#endif",
        "B": "let a = Card(pad: ↓22)",
      ]),
    ProjectCase(
      "closures that are called where they are written",
      [
        "A":
          "enum L { static let pad: CGFloat = { ↓22 }()\nstatic let gap: CGFloat = { if x { return ↓23 }; return 16 }()\nstatic let room = { () -> CGFloat in ↓18 }() }",
        "B": "let a = Text(\"\").padding(.top, L.pad)\nlet b = Text(\"\").padding(L.gap).padding(L.room)",
      ]),
    ProjectCase(
      "closures called for a lazy property and for a local",
      [
        "A":
          "class M { lazy var pad: CGFloat = {\n#if os(macOS)\n↓22\n#else\n↓17\n#endif\n}() }\nfunc f(m: M) -> some View { let gap: CGFloat = { ↓23 }(); return Text(\"\").padding(m.pad).padding(gap) }"
      ]),
    ProjectCase(
      "a constant of insets",
      [
        "A": "enum L { static let insets = EdgeInsets(top: ↓17, leading: 16, bottom: 8, trailing: 8) }",
        "B": "let a = Text(\"\").padding(L.insets)",
      ]),
    ProjectCase(
      "insets whose type stands beside them",
      [
        "A":
          "enum L { static let insets: EdgeInsets = .init(top: ↓17, leading: 16, bottom: 8, trailing: 8)\nstatic var b: UIEdgeInsets { .init(top: ↓17, left: 16, bottom: 8, right: 16) } }"
      ]),
    ProjectCase(
      "insets made by an initializer of the project's own",
      [
        "A":
          "extension EdgeInsets { init(horizontal: CGFloat, vertical: CGFloat) { self.init(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal) } }",
        "B":
          "let insets = EdgeInsets(horizontal: ↓17, vertical: ↓22)\nlet a = Text(\"\").listRowInsets(.init(horizontal: ↓18, vertical: 16)).padding(EdgeInsets(horizontal: ↓19, vertical: 8))\nlet b: EdgeInsets = .init(horizontal: ↓18, vertical: 16)",
      ]),
    ProjectCase(
      "initializers and functions of an extension of insets",
      [
        "A":
          "extension EdgeInsets { init(all value: CGFloat) { self.init(top: value, leading: value, bottom: value, trailing: value) }\ninit(_ x: CGFloat) { self = EdgeInsets(top: x, leading: x, bottom: x, trailing: x) }\nstatic func all(_ value: CGFloat) -> EdgeInsets { .init(all: value) }\nstatic let card = Self(all: ↓18)\nstatic let row = Self.init(all: ↓19) }\nlet a = Text(\"\").padding(EdgeInsets(all: ↓17)).padding(EdgeInsets(↓23))\nlet b = Text(\"\").padding(.all(↓22))"
      ]),
    ProjectCase(
      "insets that are set side by side",
      [
        "A":
          "func f() { var insets = EdgeInsets(); insets.top = ↓17; var other: EdgeInsets = .init(); other.leading = ↓18 }"
      ]),
    ProjectCase(
      "insets of UIKit made by an initializer of the project's own",
      [
        "A":
          "import UIKit\nextension UIEdgeInsets { init(all value: CGFloat) { self.init(top: value, left: value, bottom: value, right: value) } }",
        "B": "import UIKit\nlet insets = UIEdgeInsets(all: ↓17)",
      ]),
    ProjectCase(
      "a parameter's insets",
      [
        "A":
          "extension View { func card(insets: EdgeInsets = EdgeInsets(top: ↓17, leading: 16, bottom: 8, trailing: 8)) -> some View { padding(insets) } }"
      ]),
  ])
  func findsSpacing(_ project: ProjectCase) throws {
    #expect(
      try ProjectTrial(project.files).marked(SpacingScale.rule) == project.files)
  }

  @Test(arguments: [
    ProjectCase(
      "an initializer that leaves its work to another",
      [
        "A":
          "struct Card: View { let radius: CGFloat; init(radius: CGFloat, x: Int) { self.radius = radius }; init(corner: CGFloat) { self.init(radius: corner, x: 1) }; init() { self.init(corner: ↓18) }; var body: some View { RoundedRectangle(cornerRadius: radius) } }",
        "B": "let a = Card(corner: ↓17)\nlet b = Card(radius: ↓19, x: 17)",
      ]),
    ProjectCase(
      "an initializer of an extension in another file",
      [
        "A":
          "struct Card: View { let radius: CGFloat; var body: some View { RoundedRectangle(cornerRadius: radius) } }",
        "B": "extension Card { init(corner: CGFloat, title: String) { self.init(radius: corner) } }",
        "C": "let a = Card(corner: ↓17, title: \"\")\nlet b = Card(radius: ↓18)",
      ]),
    ProjectCase(
      "an initializer of an extension of a type in a type",
      [
        "A":
          "enum DS { struct Card: View { let radius: CGFloat; var body: some View { RoundedRectangle(cornerRadius: radius) } } }",
        "B": "extension DS.Card { init(corner: CGFloat) { self.init(radius: corner) } }",
        "C": "let a = DS.Card(corner: ↓17)",
      ]),
    ProjectCase(
      "functions that make their own type",
      [
        "A":
          "struct Card: View { let radius: CGFloat; static func make(_ r: CGFloat) -> Self { Self(radius: r) }; static func make2(r: CGFloat) -> Self { Self.init(radius: r) }; static func make3(q: CGFloat) -> Card { Card.init(radius: q) }; static func make4(s: CGFloat) -> Card { .init(radius: s) }; var body: some View { RoundedRectangle(cornerRadius: radius) } }",
        "B":
          "let a = Card.make(↓17)\nlet b = Card.make2(r: ↓18)\nlet c = Card.make3(q: ↓19)\nlet d = Card.make4(s: ↓22)",
      ]),
    ProjectCase(
      "initializers of a class and of one that descends from it",
      [
        "A":
          "import UIKit\nclass Card: UIView { init(radius: CGFloat, style: Int) { super.init(frame: .zero); layer.cornerRadius = radius }; convenience init(radius: CGFloat = ↓18) { self.init(radius: radius, style: 0) } }",
        "B":
          "import UIKit\nclass Tile: Card { init(r: CGFloat) { super.init(radius: r, style: 1) } }\nlet a = Tile(r: ↓17)\nlet b = Card(radius: ↓19)",
      ]),
    ProjectCase(
      "of two initializers that fit the one that leaves nothing out",
      [
        "A":
          "struct Card: View { let r: CGFloat; init(radius: CGFloat) { self.init(radius: radius, title: nil) }; init(radius: CGFloat, title: String? = nil) { r = radius }; var body: some View { RoundedRectangle(cornerRadius: r) } }",
        "B": "let a = Card(radius: ↓17)",
      ]),
    ProjectCase(
      "of two initializers the one that takes a closure",
      [
        "A":
          "struct Card<C: View>: View { let radius: CGFloat; let c: C; init(radius: CGFloat = 16, @ViewBuilder content: () -> C) { self.radius = radius; c = content() }; var body: some View { RoundedRectangle(cornerRadius: radius) } }",
        "B":
          "extension Card where C == Text { init(_ title: String, radius: CGFloat = ↓19) { self.init(radius: radius) { Text(title) } } }",
        "C": "let a = Card(\"\", radius: ↓17)\nlet b = Card(radius: ↓18) { Text(\"\") }",
      ]),
    ProjectCase(
      "tangent arcs",
      [
        "A":
          "struct Ticket: Shape { var radius: CGFloat = ↓18\nfunc path(in rect: CGRect) -> Path { var path = Path()\npath.addArc(tangent1End: a, tangent2End: b, radius: radius)\nreturn path } }",
        "B": "let a = Ticket(radius: ↓17)",
      ]),
    ProjectCase(
      "corner arcs",
      [
        "A":
          "struct Corners: Shape { var tl: CGFloat = 0; var tr: CGFloat = 0\nfunc path(in rect: CGRect) -> Path { var path = Path()\npath.addArc(center: CGPoint(x: rect.maxX - tr, y: rect.minY + tr), radius: tr, startAngle: Angle(degrees: -90), endAngle: Angle(degrees: 0), clockwise: false)\npath.addArc(center: CGPoint(x: rect.minX + tl, y: rect.minY + tl), radius: tl, startAngle: .degrees(180), endAngle: .degrees(270), clockwise: false)\nreturn path } }",
        "B": "let a = Corners(tl: ↓17, tr: ↓18)",
      ]),
    ProjectCase(
      "corner arcs no larger than there is room for",
      [
        "A":
          "struct Corners: Shape { var tl: CGFloat = 0; var tr: CGFloat = 0\nfunc path(in rect: CGRect) -> Path { Path { p in let tr = min(min(self.tr, rect.height / 2), rect.width / 2)\nlet tl = min(self.tl, rect.height / 2)\np.addArc(center: CGPoint(x: rect.maxX - tr, y: rect.minY + tr), radius: tr, startAngle: Angle(degrees: -90), endAngle: Angle(degrees: 0), clockwise: false)\np.addArc(center: CGPoint(x: rect.minX + tl, y: rect.minY + tl), radius: tl, startAngle: .radians(.pi), endAngle: .radians(.pi * 1.5), clockwise: false)\n } } }",
        "B": "let a = Corners(tl: ↓17, tr: ↓18)",
      ]),
    ProjectCase(
      "a shape that adds a rounded rectangle",
      [
        "A":
          "struct Corners: Shape { var radius: CGFloat\nfunc path(in rect: CGRect) -> Path { var p = Path(); p.addRoundedRect(in: rect, cornerSize: CGSize(width: radius, height: radius)); return p } }\nstruct C2: Shape { var r: CGFloat\nfunc path(in rect: CGRect) -> Path { Path(UIBezierPath(roundedRect: rect, byRoundingCorners: c, cornerRadii: CGSize(width: r, height: r)).cgPath) } }",
        "B": "let a = Corners(radius: ↓17)\nlet b = C2(r: ↓18)",
      ]),
  ])
  func findsRadii(_ project: ProjectCase) throws {
    #expect(
      try ProjectTrial(project.files).marked(RadiusScale.rule) == project.files)
  }

  @Test(arguments: [
    ProjectCase(
      "a ring",
      [
        "A":
          "struct Ring: Shape { var radius: CGFloat\nfunc path(in rect: CGRect) -> Path { var path = Path()\npath.addArc(center: CGPoint(x: rect.midX, y: rect.midY), radius: radius, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: false)\nreturn path } }",
        "B": "let a = Ring(radius: 17)",
      ]),
    ProjectCase(
      "a part of a ring",
      [
        "A":
          "struct Slice: Shape { var inner: CGFloat; var outer: CGFloat\nfunc path(in rect: CGRect) -> Path { var path = Path()\nlet c = CGPoint(x: rect.midX, y: rect.midY)\npath.addArc(center: c, radius: inner, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: false)\npath.addArc(center: c, radius: outer, startAngle: .degrees(90), endAngle: .degrees(0), clockwise: true)\nreturn path } }",
        "B": "let a = Slice(inner: 17, outer: 18)",
      ]),
    ProjectCase(
      "dots",
      [
        "A":
          "struct Dots: Shape { var r: CGFloat\nfunc path(in rect: CGRect) -> Path { var path = Path()\npath.addArc(center: a, radius: r, startAngle: .degrees(0), endAngle: .degrees(360), clockwise: false)\npath.addArc(center: b, radius: r, startAngle: .degrees(0), endAngle: .degrees(360), clockwise: false)\nreturn path } }",
        "B": "let a = Dots(r: 17)",
      ]),
    ProjectCase(
      "what a view draws",
      [
        "A":
          "struct D: View { var r: CGFloat\nvar body: some View { Path { p in p.addArc(tangent1End: a, tangent2End: b, radius: r) } } }",
        "B": "let a = D(r: 17)",
      ]),
    ProjectCase(
      "the ends between which a radius is kept",
      ["A": "let r: CGFloat = max(10, min(22, width))", "B": "let a = RoundedRectangle(cornerRadius: r)"]),
    ProjectCase(
      "two initializers that fit alike",
      [
        "A":
          "struct Card: View { let r: CGFloat; init(radius: CGFloat, a: Int = 1) { r = radius }; init(radius: Double, b: Int = 2) { r = 1 }; var body: some View { RoundedRectangle(cornerRadius: r) } }",
        "B": "let a = Card(radius: 17)",
      ]),
    ProjectCase(
      "a closure that nobody calls there, and one with an argument",
      [
        "A": "let f = { 17.0 }\nlet r: CGFloat = { x in 17 }(1)",
        "B": "let a = RoundedRectangle(cornerRadius: f)",
      ]),
    ProjectCase(
      "the parts of a picture that do not stretch",
      [
        "A":
          "let insets = EdgeInsets(top: 17, leading: 3, bottom: 3, trailing: 3)\nlet a = Image(\"\").resizable(capInsets: insets)"
      ]),
    ProjectCase(
      "a property with an underscore of its own",
      [
        "A":
          "struct V: View { @State var _x: CGFloat; var x: CGFloat; init() { _x = 17; x = 16 }; var body: some View { RoundedRectangle(cornerRadius: x) } }"
      ]),
  ])
  func isQuiet(_ project: ProjectCase) throws {
    let trial = try ProjectTrial(project.files)
    #expect(trial.marked(SpacingScale.rule) == project.files)
    #expect(trial.marked(RadiusScale.rule) == project.files)
  }

  @Test func aSizeForAPointerIsNoTouchTarget() throws {
    let button =
      "Button { go() } label: { Image(systemName: \"xmark\").frame(width: side, height: side).contentShape(.rect) }"
    let files = [
      "A":
        "struct V: View {\n#if os(macOS)\nlet side = 20.0\n#else\nlet side = ↓32.0\n#endif\nvar body: some View { \(button) } }"
    ]
    #expect(try ProjectTrial(files).marked(TouchTarget.rule) == files)
  }
}
