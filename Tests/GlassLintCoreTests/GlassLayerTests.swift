import Testing

@testable import GlassLintCore

/// What glass belongs to: its container, the layer it is in, the control it is the look of. A case is code with `↓`
/// before each finding.
@Suite struct GlassLayerTests {
  private func marked(_ rule: Rule, _ code: String) -> String {
    let plain = code.split(separator: "↓", omittingEmptySubsequences: false).joined()
    var result = Array(plain.utf8)
    for finding in RuleTrial(rule).findings(plain).sorted(by: {
      $0.location.start.offset > $1.location.start.offset
    }) {
      result.insert(contentsOf: Array("↓".utf8), at: finding.location.start.offset)
    }
    return String(decoding: result, as: UTF8.self)
  }

  private func count(_ rule: Rule, _ files: [String: String]) throws -> Int {
    try ProjectTrial(files).findings(rule).count
  }

  @Test func aToolbarDrawsTheGlassOfItsButtons() throws {
    func message(_ view: String) throws -> String? {
      let code = """
        struct Screen: View {
          var body: some View { \(view) }
        }
        @main struct Shop: App { var body: some Scene { WindowGroup { Screen() } } }
        """
      return try ProjectTrial(["Screen.swift": code]).findings(GlassIdentity.rule).first?.message
    }
    let button = "Button(\"Done\", action: close).glassEffect()"
    #expect(try message("VStack { \(button) }")?.contains(".buttonStyle(.glass)") == true)
    #expect(
      try message("Text(\"\").toolbar { ToolbarItem(placement: .bottomBar) { \(button) } }")?
        .contains("leave out `glassEffect`") == true)
  }

  // MARK: glass-identity

  private static let chip = """
    import SwiftUI
    struct Chip: View {
      let namespace: Namespace.ID
      var body: some View { Text("A").glassEffect().glassEffectID("a", in: namespace) }
    }
    """

  @Test(arguments: [
    ("VStack { Chip(namespace: glass) }", 1),
    ("GlassEffectContainer { HStack { Chip(namespace: glass) } }", 0),
    ("VStack { Chip(namespace: glass) }.toolbar { Chip(namespace: glass) }", 0),
    ("VStack { Text(\"A\") }.toolbar { Chip(namespace: glass) }", 0),
    ("FloatingBar { Chip(namespace: glass) }", 0),
    ("VStack { Chip(namespace: glass) }.glassContainer()", 0),
    ("Text(\"A\").sheet(isPresented: $isOpen) { Chip(namespace: glass) }", 1),
  ])
  func theContainerMayStandInAnotherFile(_ use: String, _ expected: Int) throws {
    let screen = """
      import SwiftUI
      @main struct Demo: App { var body: some Scene { WindowGroup { Screen() } } }
      struct Screen: View {
        @Namespace private var glass
        var body: some View { \(use) }
      }
      """
    #expect(try count(GlassIdentity.rule, ["Chip.swift": Self.chip, "Screen.swift": screen]) == expected)
  }

  @Test func whatNobodyIsSeenToShowIsLeftAlone() throws {
    #expect(try count(GlassIdentity.rule, ["Chip.swift": Self.chip]) == 0)
  }

  @Test func aContainerAboveTheViewThatShowsItCounts() throws {
    let files = [
      "Chip.swift": Self.chip,
      "Chips.swift": """
      import SwiftUI
      struct Chips: View {
        let namespace: Namespace.ID
        var body: some View { HStack { chips } }
        private var chips: some View { ForEach(0..<3) { _ in Chip(namespace: namespace) } }
      }
      """,
      "Screen.swift": """
      import SwiftUI
      struct Screen: View {
        @Namespace private var glass
        var body: some View { GlassEffectContainer { Chips(namespace: glass) } }
      }
      """,
    ]
    #expect(try count(GlassIdentity.rule, files) == 0)
    let bare = files.mapValues { $0.replacing("GlassEffectContainer", with: "VStack") }
    #expect(try count(GlassIdentity.rule, bare) == 0, "the screen is shown by nobody")
  }

  @Test(arguments: [
    "Text(a).glassEffect().↓glassEffectUnion(id: 1, namespace: glass)",
    "VStack { Text(a).glassEffect().↓glassEffectID(1, in: glass) }.overlay { Text(b) }",
    "VStack { Text(a) }.safeAreaInset(edge: .bottom) { Text(b).glassEffect().↓glassEffectID(1, in: glass) }",
    "GlassEffectContainer { HStack { Text(a).glassEffect(.clear); Text(b).↓glassEffect(.regular.tint(.red)) } }",
    "GlassEffectContainer { Text(a).glassEffect(); Group { Button(b) {}.buttonStyle(.plain).↓glassEffect(.clear) } }",
    "Button(a) {}.frame(width: 44, height: 44).↓glassEffect(in: .circle)",
    "Button(action: go) { Image(systemName: a) }.font(.title).padding().↓glassEffect(in: .rect(cornerRadius: 12))",
  ])
  func glassApartFromItsKindIsFound(_ code: String) { #expect(marked(GlassIdentity.rule, code) == code) }

  @Test(arguments: [
    "GlassEffectContainer { Text(a).glassEffect().glassEffectID(1, in: glass) }",
    "Bar { Text(a).glassEffect().glassEffectID(1, in: glass) }",
    "VStack { GlassEffectContainer { Text(a).glassEffect() } }.glassEffectID(1, in: glass)",
    "extension View { func identified(in glass: Namespace.ID) -> some View { glassEffectID(1, in: glass) } }",
    "struct Identified: ViewModifier { func body(content: Content) -> some View { content.glassEffectID(1, in: glass) } }",
    "GlassEffectContainer { if isDim { Text(a).glassEffect(.clear) } else { Text(a).glassEffect() } }",
    "GlassEffectContainer { Text(a).glassEffect(kind); Text(b).glassEffect(.clear) }",
    "Button(a) {}.glassEffect(.regular.tint(.red))",
    "Button(a) {}.glassEffect(in: Blob())",
    "Button(a) {}.buttonStyle(PressStyle()).glassEffect()",
    "VStack { Button(a) {}.glassEffect() }.buttonStyle(.plain)",
    "Button(a) {}.background(.red).glassEffect()",
    "Button(a) {}.glassEffect(.clear)",
    "#Preview { Button(a) {}.glassEffect() }",
  ])
  func glassThatIsWhereItBelongsIsLeftAlone(_ code: String) {
    #expect(marked(GlassIdentity.rule, code) == code)
  }

  @Test func aNamespaceHandedOnIsShared() {
    let tool = """
      struct Tool: View {
        @Namespace private var glass
        var body: some View {
          GlassEffectContainer { Text(a).glassEffect().glassEffectID(1, in: %@glass)%@ }
        }
      }
      struct Screen: View { var body: some View { Tool() } }
      """
    func code(_ mark: String, _ rest: String) -> String {
      tool.replacing("in: %@", with: "in: " + mark).replacing("%@", with: rest)
    }
    let alone =
      "@main struct Demo: App { var body: some Scene { WindowGroup { Screen() } } }\n" + code("↓", "")
    #expect(marked(GlassIdentity.rule, alone) == alone)
    let shared = code("", "; Other(namespace: glass)")
    #expect(marked(GlassIdentity.rule, shared) == shared)
    let repeated = alone.replacing("↓", with: "")
      .replacing("Text(a).glassEffect()", with: "ForEach(all) { Text($0).glassEffect()")
      .replacing("in: glass)", with: "in: glass) }")
    #expect(marked(GlassIdentity.rule, repeated) == repeated)
  }

  // MARK: glass-on-content

  @Test(arguments: [
    "ScrollView { VStack { Text(a).padding().↓glassEffect() } }",
    "List(items) { item in Label(item.name, systemImage: \"star\").↓glassEffect() }",
    "ScrollView { VStack { Text(a) }.background { RoundedRectangle(cornerRadius: 8).↓glassEffect() } }",
    "ScrollView(.vertical) { Group { HStack { Image(a); Text(b) }.↓glassEffect(in: .rect(cornerRadius: 8)) } }",
    "struct Feed: View {\n  var body: some View { ScrollView { card } }\n  var card: some View { Text(a).↓glassEffect() }\n}",
    "struct Feed: View {\n  var body: some View { List { Text(a).↓glassCard(); Text(b).glassCard() } }\n}\nextension View { func glassCard() -> some View { padding().glassEffect() } }",
  ])
  func glassInTheLayerOfContentIsFound(_ code: String) { #expect(marked(GlassOnContent.rule, code) == code) }

  @Test(arguments: [
    "ScrollView { Text(a) }.overlay { Text(b).glassEffect() }",
    "ScrollView { Image(a).overlay { Text(b).glassEffect() } }",
    "ScrollView(.horizontal) { HStack { Text(a).glassEffect() } }",
    "ScrollView { Button(a) {}.glassEffect() }",
    "ScrollView { NavigationLink { Detail() } label: { Text(a).glassEffect() } }",
    "ScrollView { Text(a).glassEffect().onTapGesture { go() } }",
    "ScrollView { HStack { Text(a); Toggle(b, isOn: $b) }.glassEffect() }",
    "ScrollView { Controls().glassEffect() }",
    "ScrollView { LazyVStack(pinnedViews: .sectionHeaders) { Section { rows } header: { Text(a).glassEffect() } } }",
    "ScrollView { Text(a) }.safeAreaBar(edge: .bottom) { Text(b).glassEffect() }",
    "ScrollView { Text(a) }.toolbar { ToolbarItem { Text(b).glassEffect() } }",
    "VStack { ScrollView { Text(a) }; Text(b).glassEffect() }",
    "ScrollView { Text(a).glassEffect(.identity) }",
  ])
  func glassAboveContentIsLeftAlone(_ code: String) { #expect(marked(GlassOnContent.rule, code) == code) }

  @Test func aCardIsJudgedByWhereItIsShown() throws {
    let card = "import SwiftUI\nstruct Card: View { var body: some View { Text(\"A\").glassEffect() } }"
    func count(_ use: String) throws -> Int {
      let screen = "import SwiftUI\nstruct Screen: View { var body: some View { \(use) } }"
      return try self.count(GlassOnContent.rule, ["Card.swift": card, "Screen.swift": screen])
    }
    #expect(try count("ScrollView { Card() }") == 1)
    #expect(try count("VStack { Card() }") == 0)
    #expect(try count("ScrollView { Card() }.overlay { Card() }") == 0)
    #expect(try count("ScrollView { Button(action: go) { Card() } }") == 0)
  }

  // MARK: glass-interactive

  @Test(arguments: [
    "Text(a).glassEffect(.regular.↓interactive())",
    "HStack { Image(systemName: a); Text(b) }.padding().glassEffect(.regular.tint(.red).↓interactive(), in: .capsule)",
    "Text(a).glassEffect(.clear.↓interactive(true))",
    "Button(action: go) { Image(systemName: a).↓glassEffect() }",
    "Button { go() } label: { if #available(iOS 26, *) { Text(a).↓glassEffect(.regular, in: .capsule).padding(2) } }",
    "Button(a) {}.buttonStyle(.plain).padding().↓glassEffect()",
    "HStack { Text(a) }.↓glassEffect(.regular).onTapGesture { go() }",
  ])
  func glassThatAnswersToTheWrongTouchesIsFound(_ code: String) {
    #expect(marked(GlassInteractive.rule, code) == code)
  }

  @Test(arguments: [
    "Button(a) {}.glassEffect(.regular.interactive())",
    "Text(a).onTapGesture { go() }.glassEffect(.regular.interactive())",
    "Text(a).glassEffect(.regular.interactive()).contextMenu { Button(b) {} }",
    "HStack { Button(a) {}; Text(b) }.glassEffect(.regular.interactive())",
    "Button(action: go) { Text(a).glassEffect(.regular.interactive()) }",
    "Menu { items } label: { Text(a).glassEffect(.regular.interactive()) }",
    "Tappable { Text(a).glassEffect(.regular.interactive()) }",
    "Text(a).glassEffect(.regular.interactive()).pressable()",
    "Knob().glassEffect(.regular.interactive())",
    "struct Knob: UIViewRepresentable {}\nstruct Panel: View {\n  var body: some View { Text(a).sheet(isPresented: $b) { Knob().glassEffect(.regular.interactive()) } }\n}",
    "ZStack { Capsule().glassEffect(.regular.interactive()); Button(a) {} }",
    "Button(a) {}.background { Capsule().glassEffect(.regular.interactive()) }",
    "Text(a).glassEffect(.regular.interactive(isOn))",
    "struct Badge: View { var body: some View { Text(a).glassEffect(.regular.interactive()) } }",
    "Button(action: go) { Image(systemName: a).glassEffect() }.buttonStyle(PressStyle())",
    "VStack { Button(action: go) { Image(systemName: a).glassEffect() } }.buttonStyle(PressStyle())",
    "Button(action: go) { Image(systemName: a).glassEffect() }.disabled(true)",
    "Button(action: go) { Image(systemName: a).glassEffect(isOn ? .regular : .identity) }",
    "Button(action: go) { Image(systemName: a).glassEffect(isOn ? .regular.interactive() : .clear) }",
    "Button { Text(a).glassEffect() }",
    "VStack { TextField(a, text: $a) }.glassEffect().onTapGesture { isFocused = false }",
    "Text(a).glassEffect().onTapGesture(count: 2) { go() }",
  ])
  func glassThatAnswersAsItShouldIsLeftAlone(_ code: String) {
    #expect(marked(GlassInteractive.rule, code) == code)
  }

  @Test func theFixesKeepTheRestOfTheGlass() {
    let trial = RuleTrial(GlassInteractive.rule)
    #expect(
      trial.fixed("Text(a).glassEffect(.regular.interactive().tint(.red), in: .circle)")
        == "Text(a).glassEffect(.regular.tint(.red), in: .circle)")
    #expect(
      trial.fixed("Button(action: go) { Text(a).glassEffect() }")
        == "Button(action: go) { Text(a).glassEffect(.regular.interactive()) }")
    #expect(
      trial.fixed("Button(action: go) { Text(a).glassEffect(in: .circle) }")
        == "Button(action: go) { Text(a).glassEffect(.regular.interactive(), in: .circle) }")
  }
}
