import Testing

@testable import GlassLintCore

@Suite struct StateRuleTests {
  private func sprawls(_ code: String, atMost limit: Int) -> Bool {
    !RuleTrial(StateSprawl.rule, options: ["max": .number(Double(limit))]).findings(code).isEmpty
  }

  // MARK: state-sync

  private static let members = """
    @State private var text = "", query = "", ids: Set<Int> = []
    @State private var model = FormModel()
    @StateObject var player = Player()
    @Binding var title: String
    @FocusState var focus: Bool
    @AppStorage("a") var stored = ""
    @Environment(\\.scenePhase) var scenePhase
    let item: Item
    """

  private func syncs(_ modifier: String) -> Int {
    let code =
      "import SwiftUI\nstruct A: View {\n\(Self.members)\nvar body: some View { Text(text)\(modifier) } }"
    return RuleTrial(StateSync.rule).findings(code).count
  }

  @Test(arguments: [
    ".onChange(of: text) { query = text }", ".onChange(of: text) { query = $0 }",
    ".onChange(of: text) { _, new in self.query = new }", ".onChange(of: self.text) { new in query = new }",
    ".onChange(of: text, initial: true) { query = $1.lowercased() }",
    ".onChange(of: text, perform: { value in query = value })",
    ".onChange(of: text) { _, new in if query != new { query = new } }",
    ".onChange(of: text) { guard query != text else { return }; query = text }",
    ".onChange(of: model.items) { ids = Set(model.items.map(\\.id)) }",
    ".onChange(of: player.name) { _, name in text = name ?? \"\" }",
  ])
  func findsCopies(_ modifier: String) {
    #expect(syncs(modifier) == 1)
  }

  @Test(arguments: [
    ".onChange(of: text) { search() }", ".onChange(of: text) { model.query = text }",
    ".onChange(of: text) { query = \"\" }",
    ".onChange(of: text) { query = text; search() }",
    ".onChange(of: text) { withAnimation { query = text } }",
    ".onChange(of: text) { query = search(text) }", ".onChange(of: title) { text = title }",
    ".onChange(of: text) { title = text }", ".onChange(of: text) { stored = text }",
    ".onChange(of: focus) { query = text }", ".onChange(of: item) { text = item.name }",
    ".onChange(of: text) { text = String(text.prefix(3)) }", ".onChange(of: text) { old, _ in query = old }",
    ".onChange(of: scenePhase) { text = \"\\(scenePhase)\" }", ".onChange(of: text) { player.title = text }",
    ".onChange(of: text) { _, new in if new.isEmpty { query = new } }",
    ".onChange(of: text) { _, new in guard Int(new) != Int(query) else { return }; query = new }",
  ])
  func leavesOtherChanges(_ modifier: String) {
    #expect(syncs(modifier) == 0)
  }

  @Test func leavesWhatAControlSets() {
    #expect(syncs(".onChange(of: text) { query = text }\nTextField(\"\", text: $query)") == 0)
    #expect(syncs(".onChange(of: text) { query = text }\nTextField(\"\", text: $text)") == 1)
  }

  // MARK: unanimated-toggle

  private func toggles(_ body: String, members: String = "") -> Int {
    let code =
      "import SwiftUI\nstruct A: View {\n@State private var isOpen = false\n\(members)\nvar body: some View { VStack { \(body) } } }"
    return RuleTrial(UnanimatedToggle.rule).findings(code).count
  }

  private static let part = "if isOpen { DatePicker(\"\", selection: $date) }"

  @Test(arguments: [
    "Button(\"\") { isOpen.toggle() }", "Button(\"\") { self.isOpen.toggle() }",
    "Button { isOpen = true } label: { Text(\"\") }", "Button(action: { isOpen = !isOpen }) { Text(\"\") }",
    "Text(\"\").onTapGesture { isOpen = false }", "Text(\"\").onTapGesture(count: 2) { isOpen.toggle() }",
    "Text(\"\").gesture(TapGesture().onEnded { isOpen.toggle() })",
    "Button(\"\") { if isOpen { isOpen = false } else { go() } }",
    "Text(\"\").swipeActions { Button(\"\") { isOpen.toggle() } }",
    "Button(\"\") { isOpen.toggle() }.animation(.default, value: other)",
    "Button(\"\") { isOpen.toggle() }.onAppear { load() }.padding()",
  ])
  func findsToggles(_ change: String) {
    #expect(toggles(change + "\n" + Self.part) == 1)
  }

  @Test(arguments: [
    "Text(\"\").opacity(isOpen ? 1 : 0)", "Text(\"\").rotationEffect(.degrees(isOpen ? 90 : 0)).padding()",
    "Text(\"\").frame(height: !isOpen ? 10 : nil)", "Text(\"\").lineLimit(isOpen ? nil : 2)",
    "HStack { if !isOpen, other { Text(\"\") } }",
    "Text(\"\").onTapGesture { go() }.offset(y: isOpen ? 0 : 9)",
    "ZStack { if isOpen { Panel().allowsHitTesting(true) } }",
  ])
  func knowsWhatIsSeen(_ visual: String) {
    #expect(toggles("Button(\"\") { isOpen.toggle() }\n" + visual) == 1)
  }

  @Test(arguments: [
    "Button(\"\") { withAnimation { isOpen.toggle() } }\n\(part)",
    "Text(\"\").alert(\"\", isPresented: $asks) { Button(\"\") { isOpen.toggle() } }\n\(part)",
    "Button(\"\") { withAnimation(.snappy) { isOpen = true } }\n\(part)",
    "Button(\"\") { isOpen.toggle() }.animation(.default, value: isOpen)\n\(part)",
    "Button(\"\") { isOpen.toggle() }.animation(.default, value: [isOpen, other])\n\(part)",
    "Button(\"\") { isOpen.toggle() }.transaction { $0.animation = .default }\n\(part)",
    "Button(\"\") { isOpen.toggle() }.sheet(isPresented: $isOpen) { Text(\"\") }\n\(part)",
    "Button(\"\") { isOpen.toggle() }\nText(isOpen ? \"a\" : \"b\").padding(8)",
    "Button(\"\") { isOpen.toggle() }\nText(\"\").background(isOpen ? Color.blue : .clear)",
    "Button(\"\") { isOpen.toggle() }\nText(\"\").opacity(isOpen ? 1 : 0.5)",
    "Button(\"\") { isOpen.toggle() }\nText(\"\").disabled(isOpen ? true : false)",
    "Button(\"\") { isOpen.toggle() }\nif isOpen { Text(\"a\") } else { Text(\"b\") }",
    "Button(\"\") { isOpen.toggle() }\nButton(\"\") { if isOpen { Alert() } }",
    "Button(\"\") { Task { await load(); isOpen = true } }\n\(part)",
    "Text(\"\").onAppear { isOpen = true }\n\(part)",
    "Button(\"\") { isOpen = true }\nZStack { if isOpen { Confetti().ignoresSafeArea().allowsHitTesting(false) } }",
    "Button(\"\") { let isOpen = A(); isOpen.toggle() }\n\(part)",
  ])
  func leavesOtherToggles(_ body: String) {
    #expect(toggles(body) == 0)
  }

  @Test func leavesBarItems() {
    let bar = "var toolbarItems: some View { HStack { if isOpen { Image(\"a\") } } }"
    #expect(toggles("Button(\"\") { isOpen.toggle() }", members: bar) == 0)
    let part = bar.replacing("toolbarItems", with: "details")
    #expect(toggles("Button(\"\") { isOpen.toggle() }", members: part) == 1)
  }

  @Test func followsAComputedValue() {
    let change = "Button(\"\") { isOpen.toggle() }.animation(.default, value: state)\n\(Self.part)"
    #expect(toggles(change, members: "var state: Int { isOpen ? 1 : 0 }") == 0)
    #expect(toggles(change, members: "@State var state = 0") == 1)
  }

  // MARK: state-sprawl

  /// States that the view sets and sends somewhere.
  private func states(_ names: [String]) -> String {
    names.map { "@State private var \($0) = 0; func send\($0)() { \($0) = 1; send(\($0)) }" }.joined(
      separator: "\n")
  }

  @Test func countsWrappersOfThisView() {
    let states = states((1...11).map { "s\($0)" })
    func count(_ code: String) -> Int {
      RuleTrial(StateSprawl.rule).findings("import SwiftUI\n" + code).count
    }
    #expect(count("struct A: View {\n\(states)\nvar body: some View { Text(\"\") } }") == 1)
    #expect(count("struct A: App {\n\(states)\nvar body: some Scene { WindowGroup {} } }") == 0)
    let others = states.replacing("@State", with: "@Binding")
    #expect(count("struct A: View {\n\(others)\nvar body: some View { Text(\"\") } }") == 0)
    #expect(count("struct A: View {\n\(states.replacing("@State private var s11", with: "let s11"))\n}") == 0)
    // What is used nowhere is no state that has to be kept in step.
    let unused = "@State private var a = 0, b = 0"
    #expect(count("struct A: View {\n\(states)\n\(unused)\nvar body: some View { Text(\"\") } }") == 1)
    #expect(
      count(
        "struct A: View {\n\(states.replacing("send(s11)", with: ""))\nvar body: some View { Text(\"\") } }")
        == 0)
  }

  @Test(arguments: [
    ("Button(a) { isFull.toggle() }; if isFull { Text(a) }", 1),
    ("Text(a).onTapGesture { isFull = flip(isFull) }.foregroundStyle(isFull ? .red : .blue)", 1),
    ("Button(a) { isFull = true }; if isFull { Text(a) }", 2),
    ("Button(a) { isFull.toggle() }; if isFull { Text(a) }; Button(a) { save(isFull) }", 2),
  ])
  func whatATapTurnsRoundShowsSomething(_ body: String, _ count: Int) {
    let code = """
      import SwiftUI
      struct A: View {
        @State private var a = ""
        @State private var isFull = false
        var body: some View { VStack { \(body) }.onAppear { a = "" } }
      }
      """
    #expect(sprawls(code, atMost: count - 1) && !sprawls(code, atMost: count))
  }

  @Test func whatIsSwitchedIsNoPresentation() {
    let states = states((1...10).map { "s\($0)" })
    func count(_ use: String) -> Int {
      RuleTrial(StateSprawl.rule).findings(
        """
        import SwiftUI
        struct A: View {
        \(states)
        @State private var showsShapes = false
        var body: some View { \(use) }
        }
        """
      ).count
    }
    #expect(count(#"Toggle("Shapes", isOn: $showsShapes); if showsShapes { Text("a") }"#) == 1)
    #expect(count(#"Text("a").sheet(isPresented: $showsShapes) { B() }"#) == 0)
  }

  @Test(arguments: [
    (".alert(\"A\", isPresented: $isOn) {} message: { Text(a) }", 0),
    (".confirmationDialog(a, isPresented: $isOn) { Button(a) { go() } }", 0),
    (".fileExporter(isPresented: $isOn, document: a, contentType: .zip) { finish($0) }", 0),
    (".alert(\"A\", isPresented: $isOn) { TextField(\"B\", text: $a) }", 1),
    (".overlay { Text(a) }.alert(\"A\", isPresented: $isOn) {} message: { Text(a) }", 1),
    (".sheet(isPresented: $isOn) { Text(a) }", 1),
  ])
  func whatOnlyADialogShowsGoesWithThat(_ modifier: String, _ count: Int) {
    let code = """
      import SwiftUI
      struct A: View {
        @State private var a = ""
        @State private var isOn = false
        @State private var b = 0
        @State private var c = 0
        var body: some View { Text(b + c)\(modifier) }
        func fail(_ error: Error) { a = error.text; b = 1; c += 1 }
      }
      """
    #expect(sprawls(code, atMost: count + 1) && !sprawls(code, atMost: count + 2))
  }

  @Test func countsTheLargestBranchOfConditions() {
    func count(_ members: String) -> Int {
      RuleTrial(StateSprawl.rule).findings("import SwiftUI\nstruct A: View {\n\(members)\n}").count
    }
    let shared = states((1...8).map { "s\($0)" })
    let two = states(["a", "b"])
    #expect(count("\(shared)\n#if os(iOS)\n\(two)\n#elseif os(macOS)\n\(two)\n#else\n\(two)\n#endif") == 0)
    #expect(count("\(shared)\n#if os(iOS)\n\(two)\n#else\n\(two)\n\(states(["c"]))\n#endif") == 1)
    #expect(count("\(shared)\n#if os(iOS)\n\(two)\n#endif\n#if DEBUG\n\(states(["c"]))\n#endif") == 1)
  }

  @Test("what is at the most set here does not count, whatever an extension in another file does with it")
  func statesOfOtherFiles() throws {
    let view = """
      struct Editor: View {
        @State var title = ""
        @State var note = ""
        @State var editedID: String?
        @State var pairedID: String?
        var body: some View { Text(title + note).onTapGesture { editedID = title; (title, note) = ("", "") } }
      }
      """
    let sheets =
      "extension Editor { var edited: Binding<String?> { Binding(get: { editedID }, set: { editedID = $0 }) } }"
    func messages(_ files: [String: String]) throws -> [String] {
      try ProjectTrial(files).findings(StateSprawl.rule, options: ["max": .number(2)]).map(\.message)
    }
    #expect(try messages(["Editor.swift": view, "Sheets.swift": sheets]) == [])
    let read = view.replacing("Text(title + note)", with: "Text(title + note + (editedID ?? \"\"))")
    #expect(
      try messages(["Editor.swift": read, "Sheets.swift": sheets]).first?
        .hasPrefix("`Editor` works on 3 of 4 `@State` properties, more than 2;") == true)
  }
}
