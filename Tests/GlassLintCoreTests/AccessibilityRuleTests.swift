import Testing

@testable import GlassLintCore

/// The accessibility rules over the spellings their examples have no room for. `↓` marks each expected finding.
@Suite struct AccessibilityRuleTests {
  private func expect(
    _ rule: Rule, _ marked: String, fixed: String? = nil, options: [String: OptionValue] = [:],
    _ location: Testing.SourceLocation = #_sourceLocation
  ) {
    let parts = marked.components(separatedBy: "↓")
    var expected: [Int] = []
    var offset = 0
    for part in parts.dropLast() {
      offset += part.utf8.count
      expected.append(offset)
    }
    let code = Array(parts.joined().utf8)
    let runner = ExampleRunner(rule: rule, example: .right("", options: options))
    #expect(runner.lint(code).map(\.location.start.offset) == expected, sourceLocation: location)
    guard let fixed else { return }
    let result = runner.fix(code)
    #expect(String(decoding: result.bytes, as: UTF8.self) == fixed, sourceLocation: location)
    #expect(runner.fix(result.bytes).bytes == result.bytes, sourceLocation: location)
  }

  // MARK: control-label

  @Test(arguments: [
    #"↓Button(action: go, label: { Image("go") })"#,
    #"↓Button(role: .destructive) { go() } label: { Image(systemName: "trash") }"#,
    #"SwiftUI.↓Button(action: go) { SwiftUI.Image("go") }"#,
    #"↓Button(intent: Go()) { Image(.go) }"#,
    #"↓Link(destination: url) { Image("go") }"#,
    #"↓NavigationLink(destination: Detail()) { Image("go").resizable() }"#,
    #"↓NavigationLink { Detail() } label: { Image("go") }"#,
    #"↓Menu { Text("Copy") } label: { Image(systemName: "ellipsis") }"#,
    #"↓Menu(content: { Text("Copy") }, label: { Image(systemName: "ellipsis") })"#,
    #"↓ShareLink(item: url) { Image(systemName: "link") }"#,
    #"↓Button(action: go) { AsyncImage(url: url) { $0.resizable() } placeholder: { ProgressView() } }"#,
    #"↓Button(action: go) { Circle().fill(.red).overlay(Image("go")) }"#,
    #"↓Button(action: go) { Circle().overlay { Image("go") }.background(.thinMaterial, in: Circle()) }"#,
    #"↓Button(action: go) { isOn ? Image("on") : Image("off") }"#,
    #"↓Button(action: go) { switch state { case .on: Image("on"); default: Image("off") } }"#,
    #"↓Button(action: go) { Label("", systemImage: "gear") }"#,
    #"↓Button(action: go) { Image(systemSymbol: .plus) }"#,
    #"↓Button("", image: .plus, action: go)"#,
    #"Button.↓init(action: go) { Image("go") }"#,
    "struct A: View { var icon: some View { Image(\"a\") }; var body: some View { ↓Button(action: go) { self.icon } } }",
    "struct A: View { func icon() -> Image { Image(\"a\") }; var body: some View { ↓Button(action: go) { icon().resizable() } } }",
    #"DisclosureGroup("More") { ↓Button(action: go) { Image("go") } }"#,
    #"NavigationLink("More") { ↓Button(action: go) { Image("go") } }"#,
    """
    struct Card<Content: View>: View {
      let title: String
      @ViewBuilder var content: () -> Content
      var body: some View { VStack { Text(title); content() } }
    }
    struct A: View { var body: some View { Card(title: "More") { ↓Button(action: go) { Image("go") } } } }
    """,
    #"Text("a").toolbar { ToolbarItem { ↓Button(action: go) { Image("go") } } }"#,
    #"Text("a").navigationBarItems(trailing: ↓Button(action: go) { Image("go") })"#,
    #"VStack { ↓Button(action: go) { Image("go") } }.accessibilityElement(children: .contain).accessibilityLabel("List")"#,
    #"↓Button(action: go) { Image("go") }.accessibilityIdentifier("go").accessibilityHint("Goes")"#,
    #"struct Bar { struct Button {} }; struct A: View { var body: some View { ↓Button(action: go) { Image("go") } } }"#,
    "↓Button(action: go) {\n  #if os(iOS)\n  Image(\"a\")\n  #else\n  Image(\"b\")\n  #endif\n}",
  ])
  func reportsControlsWithAnImageOnly(_ code: String) { expect(ControlLabel.rule, code) }

  @Test(arguments: [
    #"Button(action: go) { Image("go").accessibilityLabel(Text("Go")) }"#,
    #"Button(action: go) { Image("go") }.accessibility(label: Text("Go"))"#,
    #"Button(action: go) { Image("go") }.accessibilityHidden(true)"#,
    #"Button(action: go) { Image("go") }.help("Go")"#,
    #"Button(action: go) { Image("go") }.labelled("Go")"#,
    #"Button { debugPrint("later"); print(1) } label: { Image("go") }.disabled(true)"#,
    "struct A: View { var word: some View { Text(\"a\") }; var body: some View { Button(action: go) { word } } }",
    #"Card(title: "More") { Button(action: go) { Image("go") } }"#,
    """
    struct Row<Content: View>: View {
      let title: String
      let content: Content
      init(title: String, @ViewBuilder content: () -> Content) { self.title = title; self.content = content() }
      var body: some View { LabeledContent(title) { content } }
    }
    struct A: View { var body: some View { Row(title: "More") { Button(action: go) { Image("go") } } } }
    """,
    """
    struct Row<Content: View>: View {
      let title: String
      @ViewBuilder var content: () -> Content
      var body: some View { Inner(label: title) { content() } }
    }
    struct A: View { var body: some View { Row(title: "More") { Button(action: go) { Image("go") } } } }
    """,
    #"Button(action: go) { Circle().overlay(Text("AB")) }"#,
    #"Button(action: go) { Image(asset: .go, description: "Go") }"#,
    #"Button(action: go) { Image("go").overlay { Badge() } }"#,
    #"Button(action: go) { if isOn { Image("on") } else { Text("Off") } }"#,
    #"Button("Go") { Image("go") }"#,
    #"Button { Image("go") }"#,
    #"NavigationLink(destination: Detail()) { EmptyView() }"#,
    #"NavigationLink("Go") { Image("go") }"#,
    #"Toggle(isOn: $isOn) { EmptyView() }"#,
    #"VStack { Button(action: go) { Image("go") } }.accessibilityElement(children: .combine)"#,
    #"LabeledContent("Go") { Button(action: go) { Image("go") } }"#,
    #"#Preview { Button(action: go) { Image("go") } }"#,
    #"struct Bar: View { struct Button {}; var body: some View { Button(action: go) { Image("go") } } }"#,
    #"struct Button<Label: View>: View {}; let b = Button(action: go) { Image("go") }"#,
    "func named(_ n: String) -> some View { accessibilityLabel(n) }\nlet b = Button(action: go) { Image(\"go\") }.named(\"Go\")",
    """
    struct Labelled: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View { configuration.label.accessibilityLabel("Go") }
    }
    struct A: View { var body: some View { Button(action: go) { Image("a") }.buttonStyle(Labelled()) } }
    """,
    """
    struct A: View { var body: some View { Button(action: go) { Image("a") } } }
    #Preview { A() }
    """,
    """
    struct Row<Content: View>: View {
      let content: Content
      var body: some View { HStack { content }.accessibilityElement(children: .combine) }
    }
    struct A: View { var body: some View { Row { Button(action: go) { Image("a") } } } }
    """,
    """
    struct A: View {
      var close: some View { Button(action: go) { Image("close") } }
      var body: some View { close.accessibilityLabel("Close") }
    }
    """,
  ])
  func acceptsControlsWithAName(_ code: String) { expect(ControlLabel.rule, code) }

  @Test(arguments: [
    ("{ dismiss() }", #"Image("close")"#, "Close"),
    ("{ query = \"\" }", #"Image(systemName: "xmark")"#, "Clear"),
    ("{ if isOn { tags.removeAll() } }", #"Image(systemName: "delete.left.fill")"#, "Clear"),
    ("{ tags.removeAll { $0 == tag } }", #"Image(systemName: "delete.left")"#, "Delete"),
    ("{ model.removeTag(tag) }", #"Image(systemName: "xmark")"#, "Remove"),
    ("{ dismiss() }", #"Image(systemName: "arrow.left")"#, "Back"),
    ("{ cancel() }", #"Image(systemName: "xmark")"#, "Cancel"),
    ("{ share(item) }", "Image(.icShare)", "Share"),
  ])
  func wordsComeFromTheAction(_ action: String, _ image: String, _ words: String) {
    expect(
      ControlLabel.rule, "↓Button \(action) label: { \(image) }",
      fixed: #"Button \#(action) label: { \#(image) }.accessibilityLabel("\#(words)")"#)
  }

  @Test(arguments: [
    #"Button(action: go) { Image(systemName: "bell.badge.fill") }"#,
    #"Button(action: go) { Image(systemName: "xmark") }"#,
    #"Button { amount += 1 } label: { Image(systemName: "plus") }"#,
    #"Button { isAddingItem = true } label: { Image(systemName: "plus") }"#,
    #"Button { dismiss() } label: { Image(systemName: "circle.fill") }"#,
    #"Button { query = ""; dismiss() } label: { Image(systemName: "xmark") }"#,
    #"Button { showClearAll = true } label: { Image(systemName: "plus") }"#,
    #"Menu { add } label: { Image(systemName: "plus") }"#,
    "Button(action: go) { Image(name) }",
  ])
  func wordsThatAreNotKnownAreNotWritten(_ code: String) {
    expect(ControlLabel.rule, "↓" + code, fixed: code)
  }

  @Test(arguments: [
    (#"Button { dismiss() } label: { Image(systemName: "xmark") }"#, Severity.info),
    (
      #"Button { withAnimation { isPresented = false } } label: { Image(systemName: "xmark.circle.fill") }"#,
      .info
    ),
    (#"Button { dismiss() } label: { Image(systemName: "chevron.left") }"#, .info),
    (#"Button { delete(item) } label: { Image(systemName: "trash") }"#, .info),
    (#"Button { model.prepareCreate() } label: { Image(systemName: "plus") }"#, .info),
    (#"NavigationLink(destination: SettingsView()) { Image(systemName: "gearshape.fill") }"#, .info),
    (
      #"Button { if isOn { reload() } else { refresh() } } label: { Image(systemName: "arrow.clockwise") }"#,
      .info
    ),
    (
      "struct A: View { var body: some View { refreshButton }; var refreshButton: some View { Button { fetch() } label: { Image(systemName: \"arrow.clockwise\") } } }",
      .info
    ),
    (
      #"Button { if isDone { closeWindow() } else { back() } } label: { Image(systemName: "chevron.left") }"#,
      .warning
    ),
    (#"Button { if isOn { add() } else { logIn() } } label: { Image(systemName: "plus") }"#, .warning),
    (#"Button { remove(item) } label: { Image(systemName: "xmark") }"#, .warning),
    (#"Button { save(); dismiss() } label: { Image(systemName: "xmark") }"#, .warning),
    (#"Button { showMonth(before: month) } label: { Image(systemName: "chevron.left") }"#, .warning),
    (#"Button { fetch() } label: { Image(systemName: "arrow.clockwise") }"#, .warning),
  ])
  func whatTheSystemSaysOfASymbolWeighsLess(_ code: String, _ severity: Severity) {
    let found = ExampleRunner(rule: ControlLabel.rule, example: .right("")).lint(Array(code.utf8))
    #expect(found.map(\.severity) == [severity])
    #expect(severity == .warning || found.allSatisfy(\.fixes.isEmpty))
  }

  @Test func oneOfTwoUsesOfAComponentIsNotEnoughWhateverTheOrder() {
    expect(
      ControlLabel.rule,
      """
      struct Icon: View { var body: some View { ↓Button(action: go) { Image("a") }; ↓Button(action: go) { Image("b") } } }
      struct Row: View { var body: some View { HStack { Icon() } } }
      struct Other: View { var body: some View { HStack { Row(); Other() } } }
      struct Screen: View { var body: some View { Other(); Row().accessibilityLabel("Row") } }
      """)
    expect(
      ControlLabel.rule,
      """
      struct Card<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { VStack { Close().accessibilityLabel("Close"); content() } }
      }
      struct A: View { var body: some View { Card { ↓Button(action: go) { Image("a") } } } }
      """)
    expect(
      ControlLabel.rule,
      """
      struct Icon: View { var body: some View { ↓Button(action: go) { Image("a") }; Row() } }
      struct Row: View { var body: some View { HStack { Icon() }; ↓Button(action: go) { Image("b") } } }
      """)
  }

  @Test func whatAContainerIsHandedCrowdedHasNoNameOfItsHeading() {
    let row = """
      struct Row<Content: View>: View {
        let title: String
        @ViewBuilder var content: () -> Content
        var body: some View { Section(title) { content() } }
      }

      """
    expect(
      EmptyLabel.rule,
      row + #"struct A: View { var body: some View { Row(title: "Volume") { Slider(value: $a) } } }"#)
    expect(
      EmptyLabel.rule,
      row
        + #"struct A: View { var body: some View { Row(title: "Volume") { ↓Slider(value: $a); ↓Slider(value: $b) } } }"#
    )
  }

  @Test func aLabelForOneControlNamesItBesideButtons() {
    let field = #"TextField("", text: $a).accessibilityAddTraits(.isButton).onTapGesture { go() }"#
    expect(TextFieldLabel.rule, "LabeledContent { \(field) } label: { Text(\"a\") }")
    expect(TextFieldLabel.rule, "LabeledContent(\"a\") { \(field); Button(\"b\", action: go) }")
    expect(
      ControlLabel.rule,
      #"LabeledContent("a") { Menu { Button("b", action: go); Button("c", action: go) } label: { Image("d") } }"#
    )
    expect(
      ControlLabel.rule,
      #"LabeledContent("a") { TextField("", text: $a); ↓Button(action: go) { Image("d") } }"#)
  }

  @Test func helpersAreFollowedToTheFilesThatUseThem() throws {
    let trial = try ProjectTrial([
      "A.swift": """
      struct A: View { var body: some View { VStack { list; sliders; Parts.knob() } } }
      extension A {
        var row: some View { ↓Slider(value: $a) }
        var named: some View { Slider(value: $b) }
        var unused: some View { Slider(value: $c) }
      }
      extension View { func volume() -> some View { HStack { self; ↓Slider(value: $d) } } }
      struct B: View { var body: some View { preview } }
      """,
      "A+List.swift": """
      extension A {
        var list: some View { List { row; named.accessibilityLabel("Balance"); Text("Volume").volume() } }
        var sliders: some View { ↓Slider(value: $e) }
      }
      enum Parts { static func knob() -> some View { ↓Slider(value: $f) } }
      extension B { var preview: some View { Slider(value: $g).accessibilityLabel("Gain") } }
      """,
    ])
    #expect(trial.marked(EmptyLabel.rule) == trial.files)
  }

  // MARK: image-label

  @Test("an image may decorate wherever it stands and whatever it hangs on")
  func hidingIsAdvised() {
    func message(_ view: String, _ helpers: String = "") -> String? {
      RuleTrial(ImageLabel.rule).findings(
        "struct A: View { var body: some View { \(view) }; \(helpers) }"
      ).first?.message
    }
    let image = #"if isDone { Image(systemName: "checkmark") }"#
    let hiding = ".accessibilityHidden(true)"
    #expect(message("VStack { \(image) }")?.contains(hiding) == true)
    #expect(message("VStack { mark }", "var mark: some View { \(image) }")?.contains(hiding) == true)
    #expect(
      message("HStack { mark; Text(title) }", "var mark: some View { \(image) }")?
        .contains(hiding) == true)
    #expect(
      message(#"Image(systemName: "\(count).square.fill")"#) == nil)
    #expect(message(#"Image(systemName: "\(icon).square.fill")"#) != nil)
  }

  @Test("what is one picture is told once")
  func onePicture() throws {
    let trial = try ProjectTrial([
      "A.swift": """
      struct Icon: View {
        var body: some View {
          VStack {
            switch state {
            case .on: ↓Image(systemName: "bell")
            case .off: Image(systemName: "bell.slash")
            default: EmptyView()
            }
            Group { ↓Image(systemName: "star"); Image(systemName: "heart") }
            ZStack { ↓Image(systemName: "star").onTapGesture { add() }; Image(systemName: "heart") }
            ZStack { Image(systemName: "star"); Text(name) }
            Circle().overlay { ↓Image(systemName: "moon") }.overlay(Image(systemName: "sun.max"))
            ↓KFImage(address).placeholder { Image(systemName: "photo") }
            CachedAsyncImage(address) { ↓Image(uiImage: $0) }
          }
        }
      }
      """,
      "B.swift": """
      struct CachedAsyncImage<Content: View>: View {
        let content: (UIImage) -> Content
        var body: some View { content(picture) }
      }
      """,
    ])
    #expect(trial.marked(ImageLabel.rule) == trial.files)
  }

  @Test(arguments: [
    #"VStack { ↓Image("a") }"#,
    #"VStack { ↓Image("a").resizable() }.background { ↓Image("b") }"#,
    #"ZStack { SwiftUI.↓Image(.a) }.overlay(Image("b"))"#,
    #"VStack { (isOn ? ↓Image("a") : Image("b")).resizable() }"#,
    #"NavigationLink { ↓Image("a") } label: { Text("Go") }"#,
    #"VStack { Text("x") }.sheet(isPresented: $s) { ↓Image("a") }"#,
    #"struct A: View { var body: some View { ↓Image("a").accessibilityHidden(false) } }"#,
    #"struct A: View { var logo: some View { ↓Image("a") }; var body: some View { VStack { logo } } }"#,
  ])
  func reportsImagesOnTheirOwn(_ code: String) { expect(ImageLabel.rule, code) }

  @Test(arguments: [
    #"let icon = Image("a")"#,
    #"struct A { var icon: Image { Image("a") } }"#,
    #"func icon() -> Image { Image("a") }"#,
    #"Avatar(icon: Image("a"))"#,
    #"items.map { Image($0) }"#,
    #"Canvas { context, size in context.draw(Image("a"), at: .zero) }"#,
    #"Text("\(Image(systemName: "star")) new")"#,
    #"VStack { (isOn ? Image("a") : Image("b")).accessibilityHidden(true) }"#,
    #"Link(destination: url) { Image("a"); Text("Home") }"#,
    #"Picker("View", selection: $v) { Image(systemName: "list").tag(0) }"#,
    #"Slider(value: $v) { Text("Volume") } minimumValueLabel: { Image(systemName: "speaker") }"#,
    #"Text("a").mask { Image("a") }"#,
    #"AsyncImage(url: url) { $0.accessibilityLabel("Me") } placeholder: { Image("b") }"#,
    #"IconButton(action: go) { Image("a") }"#,
    #"Text("a").draggable(item) { VStack { Image("a") } }"#,
    """
    struct Drag: View { var body: some View { Image("a") } }
    func render() -> CGImage? { ImageRenderer(content: Drag()).cgImage }
    """,
    #"struct S: ToggleStyle { func makeBody(configuration: Configuration) -> some View { VStack { Image("a") } } }"#,
    #"struct A: View { var icon: some View { Image("a") }; var body: some View { Button(action: go) { icon } } }"#,
    """
    struct Icon: View { var body: some View { Image("a") } }
    struct A: View { var body: some View { VStack { Icon() }.accessibilityElement(children: .ignore) } }
    """,
  ])
  func acceptsImagesThatAreNamedOrNotShown(_ code: String) { expect(ImageLabel.rule, code) }

  @Test func symbolsWeighLess() {
    let runner = ExampleRunner(rule: ImageLabel.rule, example: .right(""))
    let findings = runner.lint(Array(#"VStack { Image("a"); Image(systemName: "star") }"#.utf8))
    #expect(findings.map(\.severity) == [.warning, .info])
  }

  @Test func doesNotHideWhatReactsToTaps() {
    expect(
      ImageLabel.rule, #"HStack { ↓Image("close").onTapGesture { close() } }"#,
      fixed: #"HStack { Image("close").onTapGesture { close() } }"#)
    let stack = #"ZStack { Circle(); Image(uiImage: cross) }.onTapGesture { close() }"#
    let pair = stack.replacing("ZStack { Circle()", with: "HStack { Image(uiImage: tick)")
    let messages = [stack, stack.replacing("Circle()", with: "Text(title)"), pair].map { view in
      RuleTrial(ImageLabel.rule).findings(
        "import SwiftUI\nstruct A: View { var body: some View { \(view) } }"
      ).map(
        \.message)
    }
    #expect(messages.map { $0.map { $0.contains("hide it") } } == [[false], [true], [false, false]])
  }

  @Test func marksPicturesWithABundleDecorative() {
    expect(
      ImageLabel.rule, #"VStack { ↓Image("harbor", bundle: .module); Text("Harbor") }"#,
      fixed: #"VStack { Image(decorative: "harbor", bundle: .module); Text("Harbor") }"#)
  }

  // MARK: text-field-label

  @Test("two branches with the same field are one thing to name")
  func fieldsOfTwoBranches() {
    expect(
      TextFieldLabel.rule,
      #"VStack { if isHidden { ↓SecureField("", text: $word) } else { TextField("", text: $word) } }"#)
    expect(
      TextFieldLabel.rule,
      #"VStack { if isHidden { SecureField("", text: $word).accessibilityLabel("a") } else { ↓TextField("", text: $word) } }"#
    )
    expect(
      TextFieldLabel.rule,
      #"VStack { if isHidden { ↓TextField("", text: $a) } else { ↓TextField("", text: $b) } }"#)
  }

  @Test(arguments: [
    #"Form { ↓TextField(text: $a, prompt: Text("x")) { } }"#,
    #"HStack { Text("Name"); ↓TextField("", value: $a, format: .number) }"#,
    #"Section { ↓TextEditor(text: $a) }"#,
    #"Form { ↓TextField("XXXX-XXXX", text: $a) }"#,
    #"Form { ↓TextField("MM/YY", text: $a) }"#,
  ])
  func reportsFieldsWithoutALabel(_ code: String) { expect(TextFieldLabel.rule, code) }

  @Test(arguments: [
    #"Field("Name") { TextField("", text: $a) }"#,
    #"VStack { TextField("", text: $a) }.accessibilityLabel("Name")"#,
    #"Text("x").alert("Rename", isPresented: $r) { TextField("Name", text: $a) }"#,
    #"TextField(text: $a) { NameLabel() }"#,
    #"Form { TextField(text: $a) { Text("Name") } }"#,
    #"Section("Notes") { TextEditor(text: $a) }"#,
    #"Section { TextField("", text: $a) } header: { Text("Address") }"#,
    #"TextEditor(text: $a).navigationTitle("Note")"#,
    #"Form { TextField("", text: .constant(a)) }"#,
    #"#Preview { TextField("", text: $a) }"#,
    #"TextField(frame: .zero)"#,
    #"Form { TextField(text: $a, prompt: Text("a@b.c")) { Text("Email") } }"#,
    #"Form { TextField(title, value: $a, format: .number, prompt: Text("0")) }"#,
    #"Form { TextField("CPU", text: Binding.constant(cpu)) }"#,
  ])
  func acceptsFieldsWithALabel(_ code: String) { expect(TextFieldLabel.rule, code) }

  @Test(
    "a title that shows what may be typed is no name",
    arguments: [
      "e.g. Rent", "eg. Rent", "E.g., Rent", "(e.g. Rent)", "Ex: Rent", "z. B. Miete", "z.B. Miete",
      "i.e. 12 months",
      "For example, rent", "sk-…", "ghp_...", "xoxb-…", "xox…", "sk-proj…", "AIza...", "name@example.com",
    ])
  func samples(_ title: String) {
    expect(TextFieldLabel.rule, "Form { ↓TextField(\"\(title)\", text: $a) }")
    expect(
      TextFieldLabel.rule, "Form { ↓TextField(\"\", text: $a, prompt: Text(\"\(title)\")) }",
      fixed: "Form { TextField(\"\", text: $a, prompt: Text(\"\(title)\")) }")
  }

  @Test(
    "a name with a sample behind it is one, and so is one that asks for something",
    arguments: [
      "Name (e.g. Rent)", "Search…", "Message...", "Exact amount", "Egg count", "Exercise", "Follow-up…",
      "Re-enter password…",
      "Example", "Beispiel",
    ])
  func namesThatLookLikeSamples(_ title: String) {
    expect(TextFieldLabel.rule, "Form { TextField(\"\(title)\", text: $a) }")
  }

  @Test func titledFieldsWeighLessUnlessAskedFor() {
    let code = Array(#"Form { TextField("Name", text: $a); TextField("", text: $b) }"#.utf8)
    let standard = ExampleRunner(rule: TextFieldLabel.rule, example: .right(""))
    #expect(standard.lint(code).map(\.severity) == [.warning])
    let mild = ExampleRunner(
      rule: TextFieldLabel.rule, example: .right("", options: ["titled": .string("info")]))
    #expect(mild.lint(code).map(\.severity) == [.info, .warning])
    let strict = ExampleRunner(
      rule: TextFieldLabel.rule, example: .right("", options: ["titled": .string("warning")]))
    #expect(strict.lint(code).map(\.severity) == [.warning, .warning])
  }

  @Test func fieldsWithATitleOfTheirOwnAreReportedWhereAskedFor() {
    let strict = ["titled": OptionValue.string("warning")]
    expect(
      TextFieldLabel.rule, #"Form { ↓TextField("Email", text: $a, prompt: Text("a@b.c")) }"#, options: strict)
    expect(TextFieldLabel.rule, #"Form { ↓TextField("Email", text: $a, prompt: nil) }"#, options: strict)
  }

  @Test func takesTheLabelFromThePrompt() {
    expect(
      TextFieldLabel.rule, #"Form { ↓TextField("", text: $a, prompt: Text("Name")) }"#,
      fixed: #"Form { TextField("", text: $a, prompt: Text("Name")).accessibilityLabel("Name") }"#)
  }

  @Test func readsOutNoAddresses() {
    expect(
      TextFieldLabel.rule, #"Form { ↓TextField("", text: $a, prompt: Text("https://example.com")) }"#,
      fixed: #"Form { TextField("", text: $a, prompt: Text("https://example.com")) }"#)
  }

  @Test func aTitleNamesWhatStandsAloneBelowIt() {
    let field = #"↓TextField("", text: $a)"#
    expect(TextFieldLabel.rule, #"VStack { \#(field); \#(field) }.navigationTitle("Note")"#)
    expect(TextFieldLabel.rule, #"VStack { Text("Sent on."); \#(field) }.navigationTitle("Note")"#)
    // A style may draw a box's title as a text beside.
    expect(TextFieldLabel.rule, #"GroupBox("Note") { \#(field) }.groupBoxStyle(.own)"#)
    expect(EmptyLabel.rule, #"VStack { GroupBox("On") { ↓Toggle("", isOn: $a) } }.groupBoxStyle(.own)"#)
    expect(EmptyLabel.rule, #"GroupBox("On") { Toggle("", isOn: $a) }"#)
  }

  @Test(arguments: [
    "TextField(\"\", text: $a).frame(width: 1, height: 1)", "TextField(\"\", text: $a).opacity(0.01)",
  ])
  func fieldsThatNobodyMeetsNeedNoName(_ code: String) { expect(TextFieldLabel.rule, code) }

  // MARK: empty-label

  @Test(arguments: [
    #"Form { ↓Toggle("", isOn: $a) }"#,
    #"Form { ↓Toggle(isOn: $a) {} }"#,
    #"Form { ↓Picker(selection: $a, label: Text("")) { Text("One") } }"#,
    #"Form { ↓Picker(selection: $a) { Text("One") } label: { EmptyView() } }"#,
    #"Form { ↓Slider(value: $a, in: 0...1) {} minimumValueLabel: { Text("0") } maximumValueLabel: { Text("1") } }"#,
    #"Form { ↓Slider(value: $a) { print($0) } }"#,
    #"Form { ↓Stepper(onIncrement: up, onDecrement: down) { Text("") } }"#,
    #"LabeledContent("") { ↓ColorPicker("", selection: $a) }"#,
    #"Section("Sound") { HStack { Text("Pan"); ↓Slider(value: $a) }; HStack { Text("Gain"); ↓Slider(value: $b) } }"#,
    #"Card(label: "Sound") { Text("Pan"); ↓Slider(value: $a); Text("Gain"); ↓Slider(value: $b) }"#,
    #"Text("Colors").toolbar { ToolbarItem { ↓ColorPicker("", selection: $a) } }"#,
    // A caption right above is the name, and the title that of the part of the screen.
    #"Section("Voice") { Text("Speech Rate"); ↓Slider(value: $a) }"#,
    #"Section("Voice") { VStack { Text("Speech Rate"); HStack { Text("Slow"); ↓Slider(value: $a); Text("Fast") } } }"#,
    #"GroupBox("Voice") { VStack { Text("Speech Rate:").font(.caption); ↓Slider(value: $a) } }"#,
    """
    struct Row: View { var body: some View { HStack { Text(title); ↓Toggle("", isOn: $a) } } }
    struct Screen: View { var body: some View { Card(label: "Sound") { VStack { Row(a); Row(b) } } } }
    """,
  ])
  func reportsControlsOfValuesWithoutALabel(_ code: String) { expect(EmptyLabel.rule, code) }

  @Test(arguments: [
    """
    struct Named: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View { Button { } label: { Text("Dark") } }
    }
    struct A: View { var body: some View { Toggle(isOn: $a) {}.toggleStyle(Named()) } }
    """,
    #"PhotosPicker(selection: $a) { EmptyView() }.photosPickerStyle(.inline)"#,
    #"Toggle(title, isOn: $a)"#,
    #"Toggle(isOn: $a) { Text(title) }"#,
    #"Toggle(isOn: $a) { SettingLabel() }"#,
    #"Toggle("", systemImage: "bell", isOn: $a)"#,
    #"Toggle(isOn: $a) { Image(systemName: "bell") }"#,
    #"Toggle("", isOn: .constant(true))"#,
    #"Toggle("", isOn: $a).help("Mute")"#,
    #"Slider(value: $a) { Text("Volume") }"#,
    #"Slider(value: $a, in: 0...1, label: { Text("Volume") })"#,
    #"Slider(value: $a).accessibilityHidden(true)"#,
    // What explains the title, shows the value or stands at an end is no caption.
    #"Section("Voice") { VStack { Text("How fast texts are read."); Slider(value: $a) } }"#,
    #"Section("Voice") { Text("How fast all texts are read"); Slider(value: $a) }"#,
    #"Section("Voice") { VStack { Text("\(a) words"); Slider(value: $a) } }"#,
    #"Section("Voice") { VStack { Text("Slow"); Slider(value: $a); Text("Fast") } }"#,
    #"Section("Voice") { VStack { Text("Rate"); Text("How fast it is"); Slider(value: $a) } }"#,
    #"Section("Voice") { ZStack { Text("Rate"); Slider(value: $a) } }"#,
    #"Stepper(value: $a, in: 0...9) { Text("Count") }"#,
    #"Picker(selection: $a) { Text("") } label: { Text("Sort") }"#,
    #"VStack { Picker("", selection: $a) { Text("One") } }.pickerStyle(SegmentedPickerStyle())"#,
    #"DatePicker("", selection: $a).datePickerStyle(.graphical)"#,
    #"Form { Picker("", selection: $a) { Text("One") }.pickerStyle(.wheel) }"#,
    #"Text("a").contextMenu { Picker("", selection: $a) { Text("One") } }"#,
    #"Field(title: "Volume") { Slider(value: $a) }"#,
    """
    struct Bar: View { var body: some View { Slider(value: $a) } }
    struct Screen: View { var body: some View { Field(title: "Volume") { HStack { Bar() } } } }
    """,
    #"Table(rows) { TableColumn("Active") { row in Toggle("", isOn: row.isOn) } }"#,
    #"NavigationLink(value: 1) { HStack { Text("Pan"); Slider(value: $a) } }"#,
    #"ColorPicker("", selection: $a).opacity(0)"#,
    #"TextField("", text: $a)"#,
    "struct Slider: View { let value: Binding<Double> }; let s = Slider(value: $a)",
    """
    struct Volume: View { var body: some View { Slider(value: $a) } }
    struct Screen: View { var body: some View { LabeledContent("Volume") { Volume() } } }
    """,
  ])
  func acceptsControlsOfValuesWithALabel(_ code: String) { expect(EmptyLabel.rule, code) }

  @Test(arguments: [
    (#"Text("Volume:")"#, "", #""Volume""#), ("Text(setting.title)", "", "Text(setting.title)"),
    (#"Text("Volume", comment: "A slider")"#, "", #"Text("Volume", comment: "A slider")"#),
    (#"Image("speaker"); Text("Volume")"#, "", #""Volume""#), ("", #"Text("Mute")"#, #""Mute""#),
  ])
  func theLabelIsTheTextBesideTheControl(_ before: String, _ after: String, _ label: String) {
    expect(
      EmptyLabel.rule, #"HStack { \#(before); ↓Toggle("", isOn: $a); \#(after) }"#,
      fixed: #"HStack { \#(before); Toggle("", isOn: $a).accessibilityLabel(\#(label)); \#(after) }"#)
  }

  @Test(arguments: [
    #"Text("\(volume) %")"#, #"Text("50 %")"#, "Text(volume.description)", "Text(date, style: .date)",
    #"Text("Pan"); Button("Reset") {}"#, "Row()",
  ])
  func aTextThatMayBeNoNameIsNoLabel(_ before: String) {
    let code = #"HStack { \#(before); Slider(value: $a) }"#
    expect(EmptyLabel.rule, code.replacingOccurrences(of: "Slider", with: "↓Slider"), fixed: code)
  }

  // MARK: gesture-alternative

  @Test(arguments: [
    #"Text("a").↓onLongPressGesture(minimumDuration: 0.8) { open() }"#,
    #"Text("a").↓onLongPressGesture(perform: { open() })"#,
    #"struct A: View { let onLongPress: () -> Void; var body: some View { Text("a").↓onLongPressGesture { onLongPress() } } }"#,
    #"Text("a").↓onLongPressGesture { model.handleLongPress(on: item) }"#,
    #"Button("a", action: go).↓simultaneousGesture(LongPressGesture().onEnded { _ in open() })"#,
    #"Row().↓gesture(DragGesture().onEnded { drag in if drag.translation.width < 0 { remove(item) } })"#,
    #"struct A: View { @State var isOpen = false; var body: some View { Text("a").↓onLongPressGesture { isOpen = true }.sheet(isPresented: $isOpen) {} } }"#,
    #"struct A: View { var body: some View { Row().↓gesture(DragGesture().onEnded { _ in move(by: -1) }); Button("a") { move(by: 1) } } }"#,
    #"struct A: View { var body: some View { Row().↓gesture(DragGesture().onEnded { _ in move(next) }); Button("a") { move(previous) } } }"#,
    #"Row().↓gesture(DragGesture().onEnded { drag in if drag.translation.width < 0 { page(to: index + 1) } else { page(to: 0) } })"#,
    #"Text("a").↓highPriorityGesture(MagnificationGesture().onEnded { _ in showAll() })"#,
    #"Text("a").↓gesture(LongPressGesture().sequenced(before: DragGesture().onEnded { _ in reorder() }))"#,
    """
    struct Bar: View {
      @Binding var value: Double
      var drag: some Gesture { DragGesture(minimumDistance: 0).onChanged { value = $0.location.x / 100 } }
      var body: some View { Capsule().↓gesture(drag).onAppear { value = 0 } }
    }
    """,
  ])
  func reportsGesturesThatNothingElseStandsFor(_ code: String) { expect(GestureAlternative.rule, code) }

  @Test(arguments: [
    #"Text("a").gesture(TapGesture().onEnded { open() })"#,
    #"Text("a").onLongPressGesture { isLongPressed = true; longPressFeedback(); onLongPress?() }"#,
    #"Text("a").onLongPressGesture { open() }.accessibilityAction(named: "Open") { open() }"#,
    #"Text("a").onLongPressGesture { open() }.contextMenu { Button("Open", action: open) }"#,
    #"VStack { Text("a").onLongPressGesture { open() } }.accessibilityHidden(true)"#,
    #"VStack { Text("a").onLongPressGesture { open(1) }; Button("Open") { open(1) } }"#,
    #"VStack { Text("a").onLongPressGesture { isOpen = true }; Button("Open") { isOpen.toggle() } }"#,
    #"Text("a").onLongPressGesture(minimumDuration: 5) { showSecrets() }"#,
    #"Text("a").onLongPressGesture(minimumDuration: 0) { go() }"#,
    #"Text("a").onLongPressGesture {} onPressingChanged: { isPressed = $0 }"#,
    #"Text("a").onLongPressGesture { onLongPress?() }"#,
    #"Text("a").gesture(DragGesture(minimumDistance: 0).onChanged { _ in go() })"#,
    #"Text("a").gesture(DragGesture().onChanged { dragOffset = $0.translation })"#,
    #"Text("a").offset(place).gesture(DragGesture().onChanged { place = $0.translation; keep() })"#,
    #"Text("a").gesture(DragGesture().onEnded { _ in dismiss() })"#,
    #"Text("a").gesture(MagnificationGesture().onChanged { scale = $0 })"#,
    #"Image("a").resizable().gesture(DragGesture().onEnded { _ in settle() })"#,
    #"ZStack { Canvas { c, s in draw(c) } }.onLongPressGesture { erase() }"#,
    #"struct A: View { let photo: Image; var body: some View { photo.resizable().gesture(DragGesture().onEnded { _ in settle() }) } }"#,
    """
    struct Trail: View {
      @State var lines: [Line] = []
      var drawn: some View { ForEach(lines) { line in Arrow(line: line).stroke(.black) } }
      var body: some View {
        ZStack { drawn; Text("1") }
          .gesture(DragGesture().onEnded { drag in lines.append(Line(start: drag.startLocation, end: drag.location)); count += 1 })
      }
    }
    """,
    """
    struct FilmView: UIViewRepresentable { let player: AVPlayer }
    struct PlayerView: UIViewRepresentable { let player: AVPlayer }
    let a = PlayerView(player: player).gesture(MagnificationGesture().onEnded { _ in fill() })
    """,
    #"Text("a").draggable(item)"#,
    #"extension View { func hold(_ go: @escaping () -> Void) -> some View { onLongPressGesture { go() } } }"#,
    #"struct Hold: ViewModifier { func body(content: Content) -> some View { content.onLongPressGesture { go() } } }"#,
    #"#Preview { Text("a").onLongPressGesture { open() } }"#,
    // A paged view takes the same selection.
    #"struct A: View { @State var page = 0; var body: some View { TabView(selection: $page) {}.gesture(DragGesture().onEnded { _ in page = max(0, page - 1) }) } }"#,
    // The control is made by another function of the view, and the same is done at a tap, whatever comes later.
    #"struct A: View { var body: some View { HStack { star(1) }.gesture(DragGesture().onEnded { _ in rate(focused) }) }; func star(_ index: Int) -> some View { Button("a") { rate(index) } } }"#,
    #"Text("a").gesture(DragGesture().onChanged { pull = $0.translation.height; dragOffset = pull }.onEnded { _ in isOpen.toggle(); save() }).onTapGesture { isOpen.toggle(); save() }.onAppear { load() }"#,
    // The stick of a game.
    #"Circle().gesture(DragGesture().onChanged { moveStick(to: $0.location) }.onEnded { _ in moveStick(to: .zero) })"#,
  ])
  func acceptsGesturesThatSomethingElseStandsFor(_ code: String) { expect(GestureAlternative.rule, code) }

  // MARK: label-words

  @Test(arguments: [
    (#"Button(action: go) { Image("x") }.accessibilityLabel(↓"Close button")"#, "Close"),
    (#"Button(action: go) { Image("x").accessibilityLabel(↓"Close Button") }"#, "Close"),
    (#"Menu { a } label: { Image("x") }.accessibilityLabel(Text(↓"More, button"))"#, "More"),
    (#"Link(destination: url) { Image("x") }.accessibilityLabel(↓"Website link")"#, "Website"),
    (#"Image("x").accessibility(label: Text(↓"Profile image"))"#, "Profile"),
    (#"Image("x", label: Text(↓"Profile image"))"#, "Profile"),
    (#"Image("x").accessibilityLabel(↓"Star icon")"#, "Star"),
    (#"Image("x").accessibilityLabel(↓"\(name) image")"#, #"\(name)"#),
    (#"Text("Trips").accessibilityLabel(↓"Trips heading").accessibilityAddTraits(.isHeader)"#, "Trips"),
    (#"Row().accessibilityAddTraits([.isButton]).accessibilityLabel(↓"Open button")"#, "Open"),
    (#"Toggle(isOn: $a) { Image("x") }.accessibilityLabel(↓"Wi-Fi switch")"#, "Wi-Fi"),
  ])
  func aRoleThatVoiceOverSaysIsLeftToIt(_ code: String, _ name: String) {
    let start = code.range(of: "↓")!
    let end = code[start.upperBound...].range(of: "\")", options: .backwards)!
    let fixed = code[..<start.lowerBound] + "\"\(name)" + code[end.lowerBound...]
    expect(LabelWords.rule, code, fixed: String(fixed))
  }

  @Test(arguments: [
    #"Button(action: go) { Image("x") }.accessibilityLabel(↓"Button")"#,
    #"Image("x").onTapGesture { go() }.↓accessibilityLabel("")"#,
    #"Button(action: go) { Image("x") }.↓accessibilityLabel(Text(" "))"#,
    #"Image("logo_small").accessibilityLabel(↓"logo_small")"#,
    #"Image("logo").accessibilityLabel(↓"logo.png")"#,
    #"Button(action: go) { Image(systemName: symbol) }.accessibilityLabel(↓symbol)"#,
    #"Image(item.imageName).accessibilityLabel(Text(↓item.imageName))"#,
    #"Button(action: go) { VStack { Image("x"); Text("Send") } }.accessibilityLabel(↓"Submit")"#,
    #"Toggle("Dark mode", isOn: $a).accessibilityLabel(↓"Appearance")"#,
    #"Button("Open", action: go).accessibilityHint(a ? ↓"Tap to open" : "Opens it")"#,
    #"Row().accessibilityHint(Text(↓"Double-tap to open"))"#,
    #"Row().accessibilityLabel(↓"Tap to open the row")"#,
    #"Row().accessibilityHint(↓"Press and hold to see more")"#,
    #"Row().accessibilityHint(↓"Tap this button to open")"#,
    #"Row().accessibilityLabel("Open it").accessibilityHint(↓"Open it.")"#,
    #"Toggle("Wi-Fi", isOn: $a).accessibilityLabel(↓"Wireless")"#,
    #"Text("Hours").accessibilityLabel(Text(↓"Header: Hours"))"#,
    #"struct A: View { var body: some View { VStack { Button("Save", systemImage: "tray", action: go).accessibilityLabel(↓"Keep") } } }"#,
    #"struct A: View { var body: some View { VStack { Button(action: go) { Label("Save", systemImage: "a") }.accessibilityLabel(↓"Keep") } } }"#,
  ])
  func reportsLabelsWithTheWrongWords(_ code: String) {
    expect(LabelWords.rule, code, fixed: code.replacingOccurrences(of: "↓", with: ""))
  }

  @Test(arguments: [
    #"Button(action: go) { Image("x") }.accessibilityLabel("button_close_button")"#,
    #"Button(action: go) { Image("x") }.accessibilityLabel("CLOSE_BUTTON")"#,
    #"Button(action: go) { Image("x") }.accessibilityLabel("Copy link")"#,
    #"Button(action: go) { Image("x") }.accessibilityLabel("Profile image")"#,
    #"Link(destination: url) { Image("x") }.accessibilityLabel("Copy link")"#,
    #"Image("x").accessibilityLabel("Disk image")"#,
    #"Image("x").accessibilityLabel("App icon")"#,
    #"Image(uiImage: x).accessibilityLabel(String(localized: "Attached image"))"#,
    #"Image(nsImage: app.icon).accessibilityLabel("\(app.name) icon")"#,
    #"Text("Hours").accessibilityLabel("Opening hours heading")"#,
    #"Row().onLongPressGesture { go() }.accessibilityHint("Long press to see more")"#,
    #"struct A: View { var body: some View { Text("a").toolbar { Button("Save", systemImage: "tray", action: go).accessibilityLabel("Keep") } } }"#,
    #"struct A: View { var body: some View { Bar { Button("Save", systemImage: "tray", action: go).accessibilityLabel("Keep") } } }"#,
    #"Text("a").accessibilityLabel("Close button")"#,
    #"TextField("Email", text: $a).accessibilityLabel("Email address field")"#,
    #"Image("x").accessibilityLabel("").accessibilityHidden(true)"#,
    #"VStack { Image("x").accessibilityLabel("") }.accessibilityElement(children: .ignore)"#,
    #"Image("Logo").accessibilityLabel("Logo")"#,
    #"Image(country).accessibilityLabel(country)"#,
    #"Button("Save", action: go).accessibilityLabel("Save the draft")"#,
    #"Button("Save…", action: go).accessibilityLabel("save")"#,
    #"Button("Save", systemImage: "tray", action: go).accessibilityLabel("Keep")"#,
    #"Button("OK", action: go).accessibilityLabel("Confirm")"#,
    #"Button("km", action: go).accessibilityLabel("Kilometers")"#,
    #"Button("Save", action: go).labelStyle(.iconOnly).accessibilityLabel("Keep")"#,
    #"Button("Save", action: go).accessibilityLabel("Keep").accessibilityInputLabels(["Save"])"#,
    #"Button(action: go) { Text(title) }.accessibilityLabel("Keep")"#,
    #"Button(action: go) { Text("Save"); count }.accessibilityLabel("Keep")"#,
    #"Button(action: go) { if a { Text("Save") } else { Text("Keep") } }.accessibilityLabel("Keep")"#,
    #"Button("action.save", action: go).accessibilityLabel("Keep")"#,
    #"Game().gesture(DragGesture()).accessibilityHint("Tap to jump")"#,
    #"Button("Open", action: go).accessibilityHint("Opens it. Tap to see.")"#,
    #"Row().accessibilityHint(String(localized: "open.hint", comment: "Tap to open"))"#,
    #"Row().accessibilityLabel("Tap to Pay")"#,
  ])
  func acceptsLabelsWithTheRightWords(_ code: String) { expect(LabelWords.rule, code) }

  @Test func aLabelThatTranslationsAreFoundByIsNotWrittenAnew() {
    let code = #"Button(action: go) { Image("x") }.accessibilityLabel(String(localized: ↓"Open button"))"#
    expect(LabelWords.rule, code, fixed: code.replacing("↓", with: ""))
  }

  @Test func anEmptyLabelOfAPictureHidesIt() {
    expect(
      LabelWords.rule, #"VStack { Image("x").↓accessibilityLabel("").padding() }"#,
      fixed: #"VStack { Image("x").accessibilityHidden(true).padding() }"#)
  }

  // MARK: tap-gesture-trait

  /// Made one element, what is in it could no longer be reached by itself.
  @Test func aContainerWithATapInItIsNotCombined() {
    let code = #"VStack { Text("a"); Text("b").↓onTapGesture { open() } }.↓onTapGesture { go() }"#
    expect(
      TapGestureTrait.rule, code,
      fixed:
        #"VStack { Text("a"); Text("b").onTapGesture { open() }.accessibilityAddTraits(.isButton) }.onTapGesture { go() }"#
    )
  }

  @Test("what others make of a view for each element of a selection may be a button")
  func choicesOfForeignComponents() throws {
    func findings(_ arguments: String) throws -> Int {
      try ProjectTrial([
        "A.swift": """
        struct Icon: View {
          let name: String
          var body: some View { Text(name).onTapGesture { explain(name) } }
        }
        """,
        "B.swift": """
        struct Icons: View {
          @State private var chosen = ""
          var body: some View { TileGrid(names\(arguments)) { name in Icon(name: name) } }
        }
        """,
      ]).findings(TapGestureTrait.rule).count
    }
    #expect(try findings("") == 1)
    #expect(try findings(", selection: $chosen") == 0)
  }

  @Test(
    "words that ask for a tap are no button",
    arguments: [
      ("Tap to continue", true), ("Tap anywhere to continue", true), ("Click on me", true),
      ("Press the news", true),
      ("Tap water", false), ("The news", false),
    ])
  func wordsThatAskForATap(_ words: String, _ asks: Bool) {
    let found = RuleTrial(TapGestureTrait.rule).findings(
      "struct A: View { var body: some View { Text(\"\(words)\").onTapGesture { go() } } }"
    ).map(\.message)
    #expect(found.count == 1)
    #expect(found.first?.hasSuffix("though it says to tap") == asks)
  }

  @Test("a button that one of the systems has is beside the tap there alone")
  func buttonsOfOneSystem() {
    func message(_ button: String) -> String? {
      RuleTrial(TapGestureTrait.rule, platforms: ["iOS": "17.0", "macOS": "14.0"]).findings(
        """
        struct Row: View {
          let name: String
          var body: some View {
            HStack {
              Text(name)
              \(button)
            }
            .onTapGesture { open(name) }
          }
        }
        """
      ).first?.message
    }
    let button = "Button(\"Remove\") { remove(name) }"
    #expect(message(button)?.hasSuffix("beside the buttons in it") == true)
    #expect(message("#if os(macOS)\n\(button)\n#endif")?.hasSuffix("can be tapped") == true)
  }

  @Test(
    "a view of the project's own that sets what a tap sets is the control, in whichever property it stands")
  func ownControlsInAProperty() throws {
    func count(_ state: String) throws -> Int {
      try ProjectTrial([
        "Switch.swift":
          "struct Switch: View { @Binding var isOn: Bool; var body: some View { Toggle(\"\", isOn: $isOn) } }",
        "Row.swift": """
        struct Row: View {
          @Binding var isEnabled: Bool
          @State private var isOther = false
          var body: some View {
            HStack { Text("Language"); toggle }.onTapGesture { isEnabled.toggle() }
          }
          private var toggle: some View { Switch(isOn: $\(state)) }
        }
        struct Screen: View {
          @State private var isOn = false
          var body: some View { Row(isEnabled: $isOn) }
        }
        """,
      ]).findings(TapGestureTrait.rule).count
    }
    #expect(try count("isEnabled") == 0)
    #expect(try count("isOther") == 1)
  }

  @Test("what is sent for others to do is what a tap does")
  func tapsThatSend() {
    func count(_ message: String) -> Int {
      RuleTrial(TapGestureTrait.rule).findings(
        """
        struct Row: View {
          let name: String
          var body: some View {
            HStack { Text(name); Button("Remove") { store.send(\(message)) } }
              .onTapGesture { store.send(.view(.open(name))) }
          }
        }
        """
      ).count
    }
    #expect(count(".view(.remove(name))") == 1)
    #expect(count(".view(.open(name))") == 0)
    #expect(count("remove") == 1)
  }

  @Test("what a tap needs may be missing; whether it does anything is another question")
  func tapsThatUnwrap() {
    func count(_ action: String) -> Int {
      RuleTrial(TapGestureTrait.rule).findings(
        """
        struct Row: View {
          let room: Room
          var onTap: (() -> Void)?
          var body: some View {
            HStack { Text(room.name); Button("Remove") { remove(room) } }.onTapGesture { \(action) }
          }
        }
        """
      ).count
    }
    #expect(count("open(room)") == 1)
    #expect(count("if let id = room.id { open(id) }") == 1)
    #expect(count("guard let id = room.id else { return }; open(id)") == 1)
    #expect(count("if let id = room.id, room.isOpen { open(id) }") == 0)
    #expect(count("if room.isOpen { open(room) }") == 0)
    #expect(count("remove(room)") == 0)
    #expect(count("if let onTap = self.onTap { onTap() }") == 0)
    #expect(count("if let onTap { onTap() }") == 0)
  }

  @Test(
    "what a tap switches is the state of the button that it becomes, and a picture is no part of its name")
  func tapsThatChoose() {
    func fixed(_ content: String, _ action: String) -> String {
      RuleTrial(TapGestureTrait.rule).fixed(
        """
        struct A: View {
          @State var item: Item
          var body: some View { HStack { \(content) }.onTapGesture { \(action) } }
        }
        """)
    }
    let mark = #"Image(systemName: item.isSelected ? "checkmark.square" : "square"); Text(item.title)"#
    let traits = ".accessibilityAddTraits(item.isSelected ? [.isButton, .isSelected] : .isButton)"
    #expect(fixed(mark, "item.isSelected.toggle(); save()").contains(traits))
    #expect(!fixed(mark, "save()").contains(".isSelected]"))
    #expect(
      !fixed(mark.replacing("isSelected", with: "isOpen"), "item.isOpen.toggle()").contains(".isSelected"))
    let picture = "ZStack { Circle(); Image(.checkmark).opacity(item.isSelected ? 1 : 0) }; Text(item.title)"
    #expect(!fixed(picture, "item.isSelected.toggle()").contains("accessibility"))
  }

  @Test("a tap that takes back what a drag around it draws is no button")
  func tapsThatUndoADrag() {
    func count(_ tap: String, _ drag: String) -> Int {
      RuleTrial(TapGestureTrait.rule).findings(
        """
        struct Puzzle: View {
          @State private var lines: [Line] = []
          var body: some View {
            ZStack {
              ForEach(nodes) { node in Text(node.name).onTapGesture { \(tap) } }
            }
            .gesture(DragGesture().onEnded { value in \(drag) })
          }
        }
        """
      ).count
    }
    let undo = "if let index = lines.firstIndex(of: node) { lines.remove(at: index) }"
    #expect(count(undo, "self.lines.append(Line(value))") == 0)
    #expect(count(undo, "scroll(value)") == 1)
    #expect(count(undo + "; open(node)", "lines.append(Line(value))") == 1)
  }

  @Test("cases of one picture are one finding, also where words stand in for another")
  func picturesThatTakeTurns() {
    func count(_ first: String) -> Int {
      RuleTrial(ImageLabel.rule).findings(
        """
        struct Row: View {
          var body: some View {
            HStack {
              Group {
                switch icon {
                case .symbol(let name): \(first)
                case .letters(let letters): Text(letters)
                case .picture(let picture): Image(uiImage: picture).resizable()
                }
              }
              .frame(width: 28, height: 28)
              Text(title)
            }
          }
        }
        """
      ).count
    }
    #expect(count("Image(systemName: name)") == 1)
    #expect(count("HStack { Image(systemName: name); Text(name) }") == 2)
  }

  @Test("a television's focus is moved by a remote, and VoiceOver follows it")
  func televisions() {
    let surface = "let a = Color.clear.focusable().onTapGesture { pause() }.frame(height: 9)"
    let image = #"struct A: View { var body: some View { VStack { Image("harbor") } } }"#
    #expect(RuleTrial(TapGestureTrait.rule, platforms: ["tvOS": "17.0"]).findings(surface).isEmpty)
    #expect(RuleTrial(ImageLabel.rule, platforms: ["tvOS": "17.0"]).findings(image).isEmpty)
    #expect(
      RuleTrial(ImageLabel.rule, platforms: ["tvOS": "17.0", "iOS": "17.0"]).findings(image).count == 1)
  }

  @Test("what controls stand in, however deep, is no control besides")
  func controlsInsideATap() {
    func fixes(_ inside: String, _ helpers: String, behind: String = "") -> Int? {
      RuleTrial(TapGestureTrait.rule).findings(
        """
        struct A: View {
          var body: some View { VStack { \(inside) }.onTapGesture { open() }\(behind) }
          \(helpers)
        }
        """
      ).first?.fixes.count
    }
    let deep =
      "var parts: some View { HStack { Text(a); actions } }\nvar actions: some View { Button(b) { go() } }"
    // The button does something else; one that does the same is enough, and a switch is a control of its own.
    #expect(fixes("parts", deep) == 0)
    #expect(fixes("self.parts", deep) == 0)
    #expect(fixes("parts", deep.replacing("go()", with: "open()")) == nil)
    #expect(fixes("parts", deep.replacing("Button(b) { go() }", with: "Toggle(b, isOn: $c)")) == nil)
    #expect(fixes("Text(a)", "", behind: ".accessibilityElement(children: .contain)") == 0)
    #expect(fixes("Text(a)", "") == 1)
  }

  @Test("what is said behind the gesture counts as well")
  func modifiersBehindATap() {
    func fix(_ modifiers: String) -> String? {
      RuleTrial(TapGestureTrait.rule).findings(
        #"HStack { Text("a"); Text("b") }.onTapGesture { open() }"# + modifiers
      ).first.map { $0.fixes.flatMap(\.edits).map(\.text).joined() }
    }
    #expect(fix("")?.contains(".combine") == true)
    #expect(
      fix(#".accessibilityElement(children: .ignore).accessibilityLabel(a)"#)?.contains(".combine")
        == false)
    #expect(fix(#".accessibilityElement(children: .ignore).accessibilityHint("Shows all")"#) == nil)
  }

  @Test("the English of a key is none that is read")
  func languages() {
    func fixes(_ text: String) -> Int? {
      RuleTrial(ControlLabel.rule).findings(
        """
        struct A: View {
          var body: some View {
            Text("Entwürfe"); Text("Karten"); Text("Orte"); Text("Wege"); Text("\(text)")
            Button(action: send) { Image(systemName: "paperplane") }
          }
        }
        """
      ).first?.fixes.count
    }
    #expect(fixes("add_new") == 0)
    #expect(fixes("Add new") == 1)
  }

  @Test("a hint of all that a component shows is one of the tap on it, that of a part is not")
  func hintsInAComponent() {
    func count(_ body: String) -> Int {
      RuleTrial(TapGestureTrait.rule).findings(
        """
        struct Row: View { var body: some View { \(body) } }
        struct A: View { var body: some View { VStack { Row().onTapGesture { open() } } } }
        """
      ).count
    }
    #expect(count(#"HStack { Text("a"); Text("b") }.accessibilityHint("Opens it")"#) == 0)
    #expect(count(#"HStack { Text("a"); Text("b").accessibilityHint("Marks it") }"#) == 1)
  }

  @Test func whatNoTargetRunsIsNotReported() {
    let code = #"""
      import SwiftUI
      struct A: View {
        var body: some View {
          if #available(macOS 14, *) { HelpLink { help() } } else { Button { help() } label: { Image(systemName: "questionmark") } }
        }
      }
      """#
    #expect(RuleTrial(ControlLabel.rule, platforms: ["macOS": "14.0"]).findings(code).isEmpty)
    #expect(RuleTrial(ControlLabel.rule, platforms: ["macOS": "13.0"]).findings(code).count == 1)
    #expect(RuleTrial(ControlLabel.rule).findings(code).count == 1)
  }

  @Test(arguments: [
    #"Row(item: item).↓onTapGesture { open(item) }"#,
    #"VStack { Text("a") }.contentShape(Rectangle()).↓onTapGesture { isOpen.toggle() }"#,
    #"Text("a").↓gesture(TapGesture(count: 1).onEnded { go() })"#,
    #"Image("a").↓onTapGesture { if !all.isEmpty { isShown = true } }"#,
    #"VStack { if isOn { Image("a").↓onTapGesture { go() } } else { Button("b") { go() } } }"#,
    """
    struct Row: View { var body: some View { HStack { Image("a"); Text("b") } } }
    struct A: View { var body: some View { Row().↓onTapGesture { go() } } }
    """,
    #"ZStack { Circle(); Image("x") }.frame(width: 30, height: 30).↓onTapGesture { dismiss() }"#,
    #"HStack { Circle().frame(width: 9, height: 9).↓onTapGesture { color = .red }; ColorPicker("a", selection: $color) }"#,
    #"Text("a").↓onTapGesture { if let url { openURL(url) } }"#,
    #"Text("a").↓highPriorityGesture(TapGesture().onEnded { _ in go() })"#,
    #"VStack { Text("a").↓onTapGesture { go() }; Text("b").↓onTapGesture { stop() } }"#,
    #"Color.red.frame(width: 30, height: 30).↓onTapGesture { color = .red }"#,
    #"Text("a").accessibilityLabel("b").↓onTapGesture { go() }.accessibilityAddTraits(.isHeader)"#,
    #"Text("a").accessibilityElement(children: .contain).↓onTapGesture { go() }"#,
    "Text(\"a\")\n  #if os(iOS)\n  .↓onTapGesture { go() }\n  #endif",
    #"Image("a").↓onTapGesture { viewModel.updateUI() }"#,
    #"Image("a").↓onTapGesture { settings.controls.reset() }"#,
    """
    struct A: View {
      @State private var isOpen = false
      var body: some View { Text(isOpen ? long : short).lineLimit(isOpen ? nil : 2).↓onTapGesture { isOpen.toggle() } }
    }
    """,
    """
    struct A: View {
      @State private var isOpen = false
      var body: some View { Text("a").↓onTapGesture { isOpen.toggle() }.sheet(isPresented: $isOpen) { Text("b") } }
    }
    """,
    """
    struct A: View {
      @State private var choice: Item?
      var body: some View { VStack { Text("a").↓onTapGesture { choose() }; Text(choice.name) } }
      func choose() { choice = item }
    }
    """,
  ])
  func reportsTapsWithoutATrait(_ code: String) { expect(TapGestureTrait.rule, code) }

  @Test(arguments: [
    #"Text("a").accessibilityAddTraits(isOn ? [.isButton, .isSelected] : .isButton).onTapGesture { go() }"#,
    #"Text("a").onTapGesture { go() }.accessibility(addTraits: .isLink)"#,
    #"Text("a").onTapGesture { go() }.accessibilityRepresentation { Button("a", action: go) }"#,
    #"VStack { Text("a").onTapGesture { go() } }.accessibilityElement(children: .ignore).accessibilityAction { go() }"#,
    #"Text("a").onTapGesture { }"#,
    #"Text("a").onTapGesture { print("a") }"#,
    """
    struct Player: UIViewRepresentable {}
    struct A: View { var body: some View { Player().onTapGesture { go() } } }
    """,
    #"Text("a").onTapGesture { guard let onTap else { return }; onTap() }"#,
    #"Text("a").onTapGesture { if isOpen { isOpen = false } }"#,
    #"Text("a").onTapGesture { guard isFocused else { return }; isFocused = false }"#,
    #"AsyncImage(url: a).onTapGesture { showsControls.toggle() }"#,
    #"Player().onTapGesture { withAnimation { isToolbarVisible.toggle() } }"#,
    #"ZStack { Color.black.ignoresSafeArea(); VideoPlayer(player: a); Text("b") }.onTapGesture { isLarge.toggle() }"#,
    #"Text("a").onTapGesture(count: taps) { go() }"#,
    #"HStack { icon; TextField("a", text: $a) }.onTapGesture { isFocused = true }"#,
    #"Rectangle().fill(.clear).contentShape(Rectangle()).onTapGesture { menu = nil }"#,
    #"VStack { a }.onTapGesture { UIApplication.shared.endEditing() }"#,
    #"List { a }.onTapGesture { go() }"#,
    #"VStack { if false { Text("a").onTapGesture { go() } } }"#,
    #"Text("a").onTapGesture { dismissEditorIfNeeded() }"#,
    #"Text("a").onTapGesture(perform: dismissEditorIfNeeded)"#,
    """
    struct A: View {
      @State private var isOpen = false
      var body: some View {
        Text(story).lineLimit(isOpen ? nil : 2).animation(.default, value: isOpen).onTapGesture { isOpen.toggle() }
      }
    }
    """,
    """
    struct A: View {
      @State private var choice: Item?
      var body: some View { Text("a").onTapGesture { clearChoice() } }
      func clearChoice() { if choice != nil { choice = nil } }
    }
    """,
    """
    struct Panel<Content: View>: View {
      @ViewBuilder let content: () -> Content
      let title: Content
      var body: some View { VStack { content() }.onTapGesture { go() }; HStack { title }.onTapGesture { go() } }
    }
    """,
    "struct M: ViewModifier { func body(content: Content) -> some View { content.onTapGesture { go() } } }",
    #"Group { Text("a").accessibilityAddTraits(.isButton) }.onTapGesture { go() }"#,
    #"PrimaryButton("a").onTapGesture { go() }"#,
    #"#Preview { Text("a").onTapGesture { go() } }"#,
    #"Text("a").gesture(TapGesture(count: 2).onEnded { go() })"#,
    #"Text("a").simultaneousGesture(TapGesture().onEnded { track() })"#,
    #"Text("a").gesture(DragGesture().onEnded { _ in go() })"#,
    #"Text("a").gesture(TapGesture().onEnded { go() }).accessibilityAddTraits(.isButton)"#,
    #"VStack { a }.gesture(TapGesture().onEnded { _ in isFocused = false })"#,
    #"VStack { Icon().onTapGesture { isOpen.toggle() }; Button("Choose") { isOpen.toggle() } }"#,
    #"VStack { Button("Choose") { isOpen.toggle() }.buttonStyle(.plain); Icon().onTapGesture { isOpen.toggle() } }"#,
    "VStack { Text(\"a\").onTapGesture {\n  go()\n}\nButton(action: { go() }, label: { Text(\"b\") }).popover(isPresented: $p) { P() } }",
    #"BookRow(book) { open(book); dismiss() }.onTapGesture { open(book); dismiss() }"#,
    """
    struct Option: View { var body: some View { Text("a").accessibilityAddTraits(.isButton) } }
    struct A: View { var body: some View { Option().onTapGesture { go() } } }
    """,
    """
    struct A: View {
      var row: some View { HStack { Text("a"); Toggle("b", isOn: $b) } }
      var body: some View { VStack { row.onTapGesture { go() } } }
    }
    """,
  ])
  func acceptsTapsThatAreAnnouncedOrHarmless(_ code: String) { expect(TapGestureTrait.rule, code) }

  // MARK: hidden-control

  @Test(arguments: [
    #"Group { if isOn { Link("a", destination: url) } }.↓accessibilityHidden(true)"#,
    #"ZStack { Image("a"); TextField("b", text: $b) }.padding().↓accessibilityHidden(true)"#,
    #"HStack { Text("a"); Toggle("a", isOn: $a) }.↓accessibility(hidden: true)"#,
    #"VStack { Text("a").lineLimit(1); HStack { Stepper("a", value: $a, step: 1) }.↓accessibilityHidden(true) }"#,
  ])
  func reportsControlsThatAreHiddenAlong(_ code: String) { expect(HiddenControl.rule, code) }

  @Test(arguments: [
    #"Button("a", action: go).accessibilityHidden(true)"#,
    #"VStack { Image("a").contextMenu { Button("a", action: go) } }.accessibilityHidden(true)"#,
    #"VStack { Image("a").sheet(isPresented: $b) { Button("a", action: go) } }.accessibilityHidden(true)"#,
    #"VStack { Button("a", action: go).disabled(true) }.accessibilityHidden(true)"#,
    #"VStack { Button("a", action: go) }.opacity(0).accessibilityHidden(true)"#,
    #"VStack { Button("a", action: go).keyboardShortcut(.cancelAction) }.accessibilityHidden(true)"#,
    #"HStack { Button("a", action: go) }.accessibilityHidden(true).accessibilityAction(named: "a", go)"#,
    #"VStack { Button("a", action: go) }.accessibilityHidden(false)"#,
    #"VStack { Button("a", action: go) }.accessibilityHidden(true).accessibilityRepresentation { Slider(value: $a) }"#,
    #"#Preview { VStack { Button("a", action: go) }.accessibilityHidden(true) }"#,
  ])
  func acceptsControlsThatAreHiddenForAll(_ code: String) { expect(HiddenControl.rule, code) }

  @Test func componentsFromElsewhereWeighLess() {
    let runner = ExampleRunner(rule: TapGestureTrait.rule, example: .right(""))
    let findings = runner.lint(
      Array(#"VStack { Text("a").onTapGesture { go() }; Avatar(a).onTapGesture { open() } }"#.utf8))
    #expect(findings.map(\.severity) == [.warning, .info])
    #expect(findings.last?.message.contains("unless `Avatar` does so itself") == true)
  }

  @Test(arguments: [
    (
      "HStack { Image(systemName: \"star\"); Text(title) }",
      "hide it with .accessibilityHidden(true)"
    ),
    (
      "HStack { if isDone { Image(systemName: \"star\") }; if let title { Text(title) } }",
      "hide it with .accessibilityHidden(true)"
    ),
    (
      "Text(title).background { Image(systemName: \"star\") }",
      "hide it with .accessibilityHidden(true)"
    ),
    ("VStack { if isDone { Image(systemName: \"star\") } }", "; say what it means"),
    ("VStack { Image(systemName: \"star\") }", "; say what it means"),
    (
      "Label { Text(title) } icon: { Image(systemName: \"star\") }\nHStack { Image(systemName: \"star\"); Text(\"New\") }",
      "hide it with .accessibilityHidden(true), or"
    ),
  ])
  func aPictureBesideATextIsHidden(_ view: String, _ advice: String) {
    let code = "import SwiftUI\nstruct A: View { var body: some View { \(view) } }"
    #expect(RuleTrial(ImageLabel.rule).findings(code).map { $0.message.contains(advice) } == [true])
  }

  // MARK: Separators

  private func separators(_ code: String) -> Int {
    let runner = ExampleRunner(rule: ImageLabel.rule, example: .right(""))
    return runner.lint(Array(code.utf8)).count { $0.message.contains("only stands between the items") }
  }

  @Test(arguments: [
    "ForEach(items) { item in if item.id != items.last?.id { %@ } }",
    "ForEach(items) { item in if items.last != item { HStack { %@ } } }",
    "ForEach(0..<count, id: \\.self) { index in if index < count - 1 { %@ } }",
    "ForEach(0..<4) { index in Text(name); if index < 3 { %@ } }",
    "struct Crumb: View { let isLast: Bool; var body: some View { HStack { Text(name); if !isLast { %@ } } } }",
  ])
  func anIconBetweenItemsIsASeparator(_ code: String) {
    #expect(separators(code.replacing("%@", with: #"Image(systemName: "chevron.right")"#)) == 1)
  }

  @Test(arguments: [
    "ForEach(items) { item in if item == items.last { %@ } }",
    "ForEach(items) { item in if item != selection { %@ } }",
    "ForEach(items) { item in if item.stars > 3 { %@ } }",
    "ForEach(0..<5) { index in if index < 3 { %@ } }",
    "VStack { if items.count > 0 { %@ } }",
    "struct Stars: View { let rating: Int; var body: some View { HStack { if rating > 3 { %@ } } } }",
    "ForEach(items) { item in if item != items.last { %@ } else { Text(name) } }",
  ])
  func anIconThatTellsAStateIsNone(_ code: String) {
    #expect(separators(code.replacing("%@", with: #"Image(systemName: "star")"#)) == 0)
  }

  @Test(arguments: [
    (#"ZStack { VStack { Image("a") }; Text("b") }.navigationBarBackButtonHidden()"#, true),
    (#"HStack { VStack { Image("a") }; Other() }.onTapGesture { go() }"#, true),
    (#"HStack { Group { if isOn { Image("a") } }.onTapGesture { go() }; Text("b") }"#, false),
    (#"VStack { Image("a") }.onTapGesture { go() }"#, false),
    (#"Image("a").addTapAction { go() }"#, false),
  ])
  func whatIsTappedMustNotBeHidden(_ code: String, _ mayBeHidden: Bool) {
    let runner = ExampleRunner(rule: ImageLabel.rule, example: .right(""))
    let message = runner.lint(Array(code.utf8)).first?.message
    #expect(message?.contains("Image(decorative:") == mayBeHidden, "\(message ?? "")")
  }

  // MARK: Names

  @Test(arguments: [
    (
      #"HStack { Text("From"); ↓DatePicker("", selection: $a); Text("to"); ↓DatePicker("", selection: $b) }"#,
      []
    ),
    (
      #"VStack { Text("Delivery"); Text("We ring twice. Then we leave a card."); ↓DatePicker("", selection: $a) }"#,
      []
    ),
    (
      #"VStack { Text("Everything that you write here is sent to the team"); ↓DatePicker("", selection: $a) }"#,
      []
    ),
    (#"HStack { Text("Delivery date"); ↓DatePicker("", selection: $a) }"#, ["Delivery date"]),
    (#"VStack { Text("Delivery").font(.largeTitle); ↓DatePicker("", selection: $a) }"#, []),
    (#"VStack { Text("Delivery").font(.headline); ↓DatePicker("", selection: $a) }"#, ["Delivery"]),
  ])
  func namesAreNoHelpAndNoConnectives(_ code: String, _ names: [String]) {
    expect(EmptyLabel.rule, code)
    let runner = ExampleRunner(rule: EmptyLabel.rule, example: .right(""))
    let bytes = Array(code.replacing("↓", with: "").utf8)
    let fixed = String(decoding: runner.fix(bytes).bytes, as: UTF8.self)
    #expect(
      fixed.components(separatedBy: ".accessibilityLabel(\"").dropFirst().map {
        String($0.prefix { $0 != "\"" })
      } == names)
  }

  @Test func aLabelThatTheSymbolSaysIsNotProposedWhereTheActionKnowsMore() {
    let button = #"↓Button { %@ } label: { Image(systemName: "info.circle") }"#
    let labelled = #"Button { %@ } label: { Image(systemName: "info.circle") }.accessibilityLabel("Info")"#
    for (action, isNamed) in [("showInfo = true", true), ("showPricingInfo = true", false)] {
      expect(
        ControlLabel.rule, button.replacing("%@", with: action),
        fixed: (isNamed ? labelled : button.replacing("↓", with: "")).replacing("%@", with: action))
    }
  }

  @Test func whatIsLeftOfALabelIsNoRoleEither() {
    expect(
      LabelWords.rule, #"Button(action: go) { Image("go") }.accessibilityLabel(↓"Switch Button")"#,
      fixed: #"Button(action: go) { Image("go") }.accessibilityLabel("Switch Button")"#)
  }

  @Test(arguments: [
    #"Picker("Kind", selection: $kind) { choices }.pickerStyle(.segmented).accessibilityLabel("View mode")"#,
    #"VStack { Picker("Kind", selection: $kind) { choices }.accessibilityLabel("View mode") }"#,
    #"Slider(value: $a) { Text("Level") }.accessibilityLabel("Volume")"#,
  ])
  func aTitleThatIsNotDrawnIsNotSeen(_ code: String) { expect(LabelWords.rule, code) }

  @Test func aTitleInAFormIsSeen() {
    expect(
      LabelWords.rule,
      #"Form { Picker("Kind", selection: $kind) { choices }.accessibilityLabel(↓"View mode") }"#)
  }

  // MARK: Taps that show nothing

  @Test(arguments: [
    "@State var angle = 0.0; var body: some View { Image(\"a\").rotationEffect(.degrees(angle)).%@ { withAnimation { angle += 360 } } }",
    "@State var isBig = false; var body: some View { Image(\"a\").scaleEffect(isBig ? 1.2 : 1).%@ { UIImpactFeedbackGenerator().impactOccurred(); isBig.toggle() } }",
    "@State var isFaint = false; var body: some View { Image(\"a\").opacity(isFaint ? 0.2 : 1).%@ { isFaint.toggle() } }",
  ])
  func aTapThatOnlyAnimatesIsQuiet(_ members: String) {
    expect(TapGestureTrait.rule, "struct A: View { \(members.replacing("%@", with: "onTapGesture")) }")
  }

  @Test(arguments: [
    "@State var isOpen = false; var body: some View { VStack { Text(\"a\").↓onTapGesture { isOpen.toggle() }; Text(\"b\").opacity(isOpen ? 1 : 0) } }",
    "@Binding var choice: Int; var body: some View { HStack { Text(\"a\"); Image(\"b\").opacity(choice == 1 ? 1 : 0) }.↓onTapGesture { choice = 1 } }",
    "@State var choice = 0; var body: some View { HStack { Text(\"a\"); Image(\"b\").opacity(choice == 1 ? 1 : 0) }.↓onTapGesture { choice = 1 } }",
    "@State var isBig = false; var body: some View { VStack { Image(\"a\").scaleEffect(isBig ? 2 : 1).↓onTapGesture { isBig.toggle() }; if isBig { Text(\"b\") } } }",
  ])
  func aTapThatShowsSomethingIsNot(_ members: String) {
    expect(TapGestureTrait.rule, "struct A: View { \(members) }")
  }

  @Test func aLoadedPictureBesideWordsWeighsLess() {
    func severities(_ screen: String) -> [Severity] {
      RuleTrial(ImageLabel.rule).findings(
        """
        struct Art: View { var body: some View { GeometryReader { _ in AsyncImage(url: url) } } }
        struct Cover: View { var body: some View { AsyncImage(url: url) } }
        struct Screen: View { var body: some View { \(screen) } }
        """
      ).map(\.severity)
    }
    #expect(severities("VStack { Cover() }") == [.warning, .warning])
    #expect(severities("VStack { Cover(); Text(title) }") == [.warning, .info])
  }
}

extension String {
  /// The pieces between occurrences of a separator, without Foundation.
  fileprivate func components(separatedBy separator: Character) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }
}
