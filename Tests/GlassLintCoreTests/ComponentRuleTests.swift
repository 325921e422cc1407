import Testing

@testable import GlassLintCore

@Suite struct NavigationBackgroundTests {
  private let trial = RuleTrial(NavigationBackground.rule)

  @Test("on a headset a stack has no ground of its own", arguments: [("visionOS", 0), ("iOS", 1)])
  func stacksOnGlass(_ system: String, _ count: Int) {
    let code =
      "struct A: View { var body: some View { ZStack { Color.blue; NavigationStack { Text(\"Hello\") } } } }"
    let trial = RuleTrial(NavigationBackground.rule, platforms: [system: "2.0"])
    #expect(trial.findings("import SwiftUI\n" + code).count == count)
  }

  private func view(_ body: String, _ members: String = "") -> String {
    "struct A: View { var body: some View { \(body) }\n\(members) }"
  }

  @Test(arguments: [
    "NavigationStack { Text(\"A\") }.background(Color.red)",
    "NavigationStack(path: $path) { Group { VStack { Text(\"A\") } } }.tint(.red).background(.blue)",
    "NavigationStack { List { Text(\"A\") } }.background(AppBackground().ignoresSafeArea())",
    "NavigationView { Text(\"A\") }.background(Image(\"paper\").resizable().ignoresSafeArea())",
    "NavigationStack { Text(\"A\") }.background { LinearGradient(colors: c, startPoint: a, endPoint: b) }",
    "NavigationStack { Text(\"A\") }.background(.ultraThinMaterial)",
    "ZStack { Color.red.ignoresSafeArea(); NavigationStack { content } }",
    "ZStack { Image(\"paper\").resizable(); NavigationStack { VStack { Text(\"A\") } } }",
    "ZStack { if isDark { Color.black } else { Color.white }; NavigationView { List { Text(\"A\") } } }",
    "SwiftUI.ZStack { GradientBackground(palette: p); NavigationStack { ScrollView { Text(\"A\") } } }",
    "NavigationStack { Text(\"A\") }.overlay { LinearGradient(colors: c, startPoint: a, endPoint: b) }",
  ])
  func finds(_ body: String) { #expect(trial.findings(view(body)).count == 1) }

  @Test(arguments: [
    "NavigationStack { Text(\"A\").background(Color.red) }",
    "NavigationStack { Text(\"A\").background(Color.red) }.background(Color.blue)",
    "NavigationStack { Home() }.background(Color.red)",
    "NavigationStack { Text(\"A\") }.background(Color.clear)",
    "NavigationStack { Text(\"A\") }.background(.background)",
    "NavigationStack { Text(\"A\") }.background(WindowReader())",
    "NavigationStack { Text(\"A\") }.background(Button(\"\") { a() }.keyboardShortcut(\"a\").hidden())",
    "NavigationStack { Text(\"A\") }.padding().background(Color.red)",
    "NavigationStack { Text(\"A\") }.frame(width: 300).background(Color.red)",
    "NavigationStack { a.containerBackground(.clear, for: .navigation) }.background(Color.red)",
    "ZStack { NavigationStack { Text(\"A\") }; Color.black.opacity(0.3) }",
    "ZStack { Home(); NavigationStack { Text(\"A\") } }",
    "ZStack { Color.clear; NavigationStack { Text(\"A\") } }",
    "ZStack { Color.red; NavigationStack { Home() } }",
    "ZStack { Color.red; NavigationStack { Text(\"A\").themedBackground() } }",
    "ZStack { Color.red; NavigationStack { Text(\"A\") }.opacity(isOn ? 1 : 0) }",
    "ZStack { Color.red; VStack { NavigationStack { Text(\"A\") } } }",
    "NavigationStack { Text(\"A\") }.overlay(alignment: .top) { LinearGradient(colors: c, startPoint: a, endPoint: b).frame(height: 40) }",
    "NavigationSplitView { a } detail: { b }.background(Color.red)",
  ])
  func isQuiet(_ body: String) { #expect(trial.findings(view(body)).isEmpty) }

  @Test(arguments: [
    ("Text(a).background(shade)", "background(shade.ignoresSafeArea())", true),
    ("VStack { Text(a) }.padding().background(shade.ignoresSafeArea())", "background(shade)", true),
    ("Text(a)", "background(shade)", false),
  ])
  func whatTheContentHasAlreadyIsToBeDeleted(_ content: String, _ background: String, _ isDeleted: Bool) {
    let found = trial.findings(
      view("NavigationStack { \(content) }.\(background)", "let shade: Color; let other: Color"))
    #expect(found.map { $0.message.contains("delete it") } == [isDeleted])
  }

  @Test func followsHelpers() {
    let body = "ZStack { backdrop; NavigationStack { screen } }"
    let backdrop = "var backdrop: some View { LinearGradient(colors: c, startPoint: a, endPoint: b) }\n"
    #expect(
      trial.findings(view(body, backdrop + "var screen: some View { List { Text(\"A\") } }")).count == 1)
    let cleared =
      "var screen: some View { List { Text(\"A\") }.containerBackground(for: .navigation) { Color.clear } }"
    #expect(trial.findings(view(body, backdrop + cleared)).isEmpty)
    let navigation = "var navigation: some View { NavigationStack { Text(\"A\") } }"
    #expect(trial.findings(view("navigation.background(Color.red)", navigation)).count == 1)
  }

  @Test(arguments: ["let background: Background", "let background: () -> Background"])
  func aBackgroundCanComeFromTheCaller(_ member: String) {
    let layer = member.contains("()") ? "background()" : "background"
    let code = "ZStack { \(layer); NavigationStack { List { Text(\"A\") } } }"
    #expect(trial.findings(view(code, member)).count == 1)
  }

  @Test(arguments: [
    ".containerBackground(Color.red, for: .tabView)", ".containerBackground(.indigo, for: .navigation)",
    ".containerBackground(for: .navigation) { Image(\"paper\") }",
  ])
  func otherContainersClearNothing(_ modifier: String) {
    #expect(
      trial.findings(view("ZStack { Color.red; NavigationStack { Text(\"A\")\(modifier) } }")).count == 1)
  }

  @Test(arguments: [
    ".containerBackground(.clear, for: .navigation)",
    ".containerBackground(for: .navigation) { EmptyView() }",
    ".containerBackground(Color.red.opacity(0.2), for: .navigation)",
    ".containerBackground(.thinMaterial, for: container)",
  ])
  func containersCanBeCleared(_ modifier: String) {
    #expect(
      trial.findings(view("ZStack { Color.red; NavigationStack { Text(\"A\")\(modifier) } }")).isEmpty)
  }

  @Test func trustsNoViewsOfOtherFilesIfStrict() {
    let strict = RuleTrial(NavigationBackground.rule, options: ["strict": .flag(true)])
    let stack = "ZStack { Color.red; NavigationStack { Home()CLEAR } }"
    #expect(strict.findings(view(stack.replacing("CLEAR", with: ""))).count == 1)
    #expect(strict.findings(view(stack.replacing("CLEAR", with: ".clearNavigation()"))).isEmpty)
    #expect(
      strict.findings(
        view(stack.replacing("CLEAR", with: ".containerBackground(.clear, for: .navigation)"))
      ).isEmpty)
  }
}

@Suite struct ListRuleTests {
  private let overrides = RuleTrial(ListOverrides.rule)
  private let strict = RuleTrial(ListOverrides.rule, options: ["strict": .flag(true)])
  private let style = RuleTrial(ListStyle.rule)

  @Test(arguments: [
    "List(items) { Row(item: $0).listRowBackground(SwiftUI.Color.clear) }",
    "List { Section { ForEach(items) { Row(item: $0).listRowBackground(.clear) } } }",
    "List { ForEach(items) { item in if item.isOn { Row(item: item).contentShape(.rect) } } }",
    "List { Text(\"A\") }.listStyle(.plain).scrollContentBackground(.hidden)",
    "SwiftUI.List { Text(\"A\") }.scrollContentBackground(Visibility.hidden)",
    "List { Text(\"A\") }.scrollContentBackground(.hidden).background(Color(.systemGroupedBackground))",
    "List(items) { Row(item: $0).listRowBackground(Color.clear.ignoresSafeArea()) }",
    "List(items) { Row(item: $0).listRowBackground(EmptyView()) }",
    "List(items) { Row(item: $0).listRowBackground(Color.blue.opacity(0)) }",
    "List(items) { Row(item: $0) }.listStyle(.plain).contentShape(Rectangle())",
    "List(items) { item in NavigationLink(value: item) { Row() }.contentShape(Rectangle()) }",
  ])
  func findsOverrides(_ body: String) {
    let code = "struct A: View { var body: some View { \(body) } }"
    #expect(overrides.findings(code).count == 1)
    #expect(strict.findings(code).count == 1)
  }

  @Test(arguments: [
    "List { Text(\"A\") }.scrollContentBackground(.hidden).background(Theme.background)",
    "ZStack { Color.red; List { Text(\"A\") }.scrollContentBackground(.hidden) }",
    "List { Header().listRowBackground(Color.clear) }",
    "List { Text(\"A\") }.contentShape(.rect).onTapGesture { dismiss() }",
    "List { ForEach(items) { Card(item: $0).listRowInsets(EdgeInsets()).listRowBackground(Color.clear) } }",
    "List(items) { item in Button { a() } label: { Row() }.buttonStyle(.plain).contentShape(Rectangle()) }",
    "List(items) { item in Button { a() } label: { Row() }.contentShape(Rectangle()) }.buttonStyle(.plain)",
  ])
  func findsDeliberateOverridesOnlyIfStrict(_ body: String) {
    let code = "struct A: View { var body: some View { \(body) } }"
    #expect(overrides.findings(code).isEmpty)
    #expect(strict.findings(code).count == 1)
  }

  @Test(arguments: [
    "List(items) { Row(item: $0).listRowBackground(Color.red) }",
    "List(items) { Row(item: $0).listRowBackground(isOn ? Color.red : Color.clear) }",
    "List(items) { Row(item: $0).listRowBackground(nil) }",
    "Form { ForEach(items) { Row(item: $0).listRowBackground(Color.clear) } }.scrollContentBackground(.hidden)",
    "List { Text(\"A\") }.scrollContentBackground(.visible)",
    "List { Text(\"A\") }.scrollContentBackground(isOn ? .hidden : .automatic)",
    "ScrollView { Text(\"A\") }.scrollContentBackground(.hidden)",
    "List(items) { item in Button { a() } label: { HStack { Text(\"A\") }.contentShape(Rectangle()) } }",
    "List(items) { item in HStack { Image(\"a\").contentShape(Rectangle()).onTapGesture { a() } } }",
    "List(items) { Row(item: $0).contentShape(Circle()) }",
    "List(items) { Row(item: $0).contentShape(.dragPreview, Rectangle()) }",
    "VStack { ForEach(items) { Row(item: $0).contentShape(Rectangle()) } }",
  ])
  func isQuietOn(_ body: String) {
    let code = "struct A: View { var body: some View { \(body) } }"
    #expect(overrides.findings(code).isEmpty)
    #expect(strict.findings(code).isEmpty)
  }

  @Test(arguments: [
    "struct Row: View { var body: some View { Text(name).↓listRowBackground(Color.clear) } }",
    "struct Bare: ViewModifier { func body(content: Content) -> some View { content.↓listRowBackground(.clear) } }",
    "extension View { func bareRow() -> some View { ↓listRowBackground(Color.clear) } }",
    """
    extension View { func bare() -> some View { ↓scrollContentBackground(.hidden) } }
    struct A: View { var body: some View { List { Text(name) }.bare() } }
    """,
    """
    struct Bare: ViewModifier {
      func body(content: Content) -> some View { content.↓scrollContentBackground(.hidden) }
    }
    struct A: View { var body: some View { List { Text(name) }.modifier(Bare()) } }
    """,
    """
    extension View { func wide() -> some View { ↓contentShape(Rectangle()) } }
    struct A: View { var body: some View { List(all) { Row(item: $0).wide() } } }
    """,
  ])
  func followsModifiersIfStrict(_ marked: String) {
    let offset = marked.utf8.count - marked.utf8.drop { $0 != 0xE2 }.count
    let code = marked.replacing("↓", with: "")
    #expect(strict.findings(code).map(\.location.start.offset) == [offset])
    #expect(overrides.findings(code).isEmpty)
  }

  @Test(arguments: [
    "extension View { func bare() -> some View { scrollContentBackground(.hidden) } }",
    """
    struct Row: View { var body: some View { Text(name).listRowBackground(Color.clear) } }
    struct A: View { var body: some View { Form { Row() } } }
    """,
    "struct Card: View { var body: some View { Text(name).contentShape(Rectangle()) } }",
  ])
  func otherModifiersAreQuietIfStrict(_ code: String) {
    #expect(strict.findings(code).isEmpty)
  }

  @Test(arguments: [
    "Backed(color: .red) { List(all) { Row($0).listRowBackground(Color.clear) }.scrollContentBackground(.hidden) }",
    "Kit.Panel { VStack { Header(); List { Text(\"A\") }.scrollContentBackground(.hidden) } }",
    "HStack { List { Text(\"A\") }.scrollContentBackground(.hidden); Detail() }.background(.background)",
  ])
  func whatLiesBehindAListMayBeGivenByItsContainer(_ body: String) {
    #expect(overrides.findings("struct A: View { var body: some View { \(body) } }").isEmpty)
  }

  @Test(arguments: [
    "VStack { Header(); List { Text(\"A\") }.scrollContentBackground(.hidden) }",
    "HStack { List { Text(\"A\") }.scrollContentBackground(.hidden) }.background(.background)",
    "Panel { Text(\"A\") }.sheet(isPresented: $isOn) { List { Text(\"A\") }.scrollContentBackground(.hidden) }",
  ])
  func systemContainersPaintNothingBehindAList(_ body: String) {
    #expect(overrides.findings("struct A: View { var body: some View { \(body) } }").count == 1)
  }

  @Test func aContainerMayBePutAroundAListInAnotherFile() throws {
    let list = "struct Entries: View { var body: some View { List { a }.scrollContentBackground(.hidden) } }"
    func findings(_ screen: String) throws -> Int {
      let screen = "struct Screen: View { var body: some View { \(screen) } }"
      return try ProjectTrial(["Entries.swift": list, "Screen.swift": screen]).findings(ListOverrides.rule)
        .count
    }
    #expect(try findings("Backed(color: .red) { Entries() }") == 0)
    #expect(try findings("NavigationStack { Entries() }") == 1)
    // What is erased may be kept, and shown on anything.
    #expect(try findings("NavigationStack { AnyView(Entries()) }") == 0)
  }

  @Test func aPartOfAnotherFilesViewMayLieOnItsBackground() {
    let part = "struct Part: View { var body: some View { List { a }.scrollContentBackground(.hidden) } }"
    #expect(overrides.findings("extension Other { \(part) }").isEmpty)
    #expect(overrides.findings("struct Other: View {}\nextension Other { \(part) }").count == 1)
    #expect(strict.findings("extension Other { \(part) }").count == 1)
  }

  @Test func keepsTheHitAreaOfTaps() {
    let code = "let a = List(items) { Row(item: $0).contentShape(Rectangle()).onTapGesture { open() } }"
    // `tap-gesture-trait` says what the row is to be.
    #expect(overrides.findings(code).isEmpty)
    #expect(strict.findings(code).count == 1)
    #expect(strict.fixed(code) == code)
    #expect(strict.fixed(code) == code)
  }

  @Test(arguments: [
    "NavigationStack { List { Text(\"A\") } }.listStyle(.plain)",
    "NavigationSplitView { List { Text(\"A\") } } detail: { Text(\"B\") }",
    "Form { List { Text(\"A\") } }",
    "List { Text(\"A\") }.themedListStyle()",
    "List { Text(\"A\") }.modifier(Look())",
    "List { Text(\"A\") }.settingsList()", "List { Text(\"A\") }.listTopMargin(8)",
    "List { Text(\"A\") }.plain() } }; extension View { func plain() -> some View { listStyle(.plain)",
  ])
  func knowsStyledLists(_ body: String) {
    #expect(style.findings("struct A: View { var body: some View { \(body) } }").isEmpty)
  }

  @Test(arguments: [
    ".listRowSpacing(4)",
    ".bold() } }; extension View { func bold() -> some View { self",
  ])
  func otherModifiersSetNoStyle(_ modifier: String) {
    let code = "struct A: View { var body: some View { List { Text(\"A\") }\(modifier) } }"
    #expect(style.findings(code).count == 1)
  }

  @Test(arguments: [("listStyle(.plain)", 0), ("modifier(Look())", 0), ("padding(8)", 1)])
  func asksModifiersOfOtherFiles(_ body: String, _ count: Int) throws {
    let trial = try ProjectTrial([
      "A.swift": "struct A: View { var body: some View { List { Text(\"A\") }.screen() } }",
      "B.swift": "extension View { func screen() -> some View { \(body) } }",
    ])
    #expect(trial.findings(ListStyle.rule).count == count)
  }

  @Test func aListInAFormOfAnotherFileIsARow() throws {
    let trial = try ProjectTrial([
      "A.swift": "struct A: View { var body: some View { List { Text(\"A\") } } }",
      "B.swift": "struct B: View { var body: some View { Form { Section(\"All\") { A() } } } }",
    ])
    #expect(trial.findings(ListStyle.rule) == [])
  }

  @Test func theSystemChoosesTheLookOfAListInASidebar() throws {
    let list = "struct A: View { var body: some View { List { Text(\"A\") } } }"
    let split = """
      struct B: View {
        var body: some View { NavigationSplitView { side } detail: { DETAIL } }
        private var side: some View { SIDE.navigationTitle("B") }
      }
      """
    let files = { (side: String, detail: String) in
      ["A.swift": list, "B.swift": split.replacing("SIDE", with: side).replacing("DETAIL", with: detail)]
    }
    #expect(try ProjectTrial(files("A()", "Text(\"\")")).findings(ListStyle.rule) == [])
    #expect(try ProjectTrial(files("Text(\"\")", "A()")).findings(ListStyle.rule).count == 1)
  }

  @Test func namesNoStyleThatMacsLack() {
    let code = "struct A: View { var body: some View { List { Text(\"A\") } } }"
    #expect(style.fixed(code).contains("}.listStyle(.insetGrouped)"))
    let shared = code + "\n#if os(macOS)\nlet isMac = true\n#endif"
    #expect(style.findings(shared).count == 1)
    #expect(style.fixed(shared) == shared)
  }

  @Test(arguments: [
    "import AppKit\nimport UIKit", "import UIKit\nfunc a() { NSWorkspace.shared.open(url) }",
  ])
  func namesNoSuchStyleWhereCodeIsForMacsToo(_ other: String) {
    let code = "\(other)\nimport SwiftUI\nstruct A: View { var body: some View { List { Text(\"A\") } } }"
    #expect(style.findings(code).count == 1)
    #expect(style.fixed(code) == code)
    let plain = RuleTrial(ListStyle.rule, options: ["style": .string(".plain")])
    #expect(plain.fixed(code) != code)
  }

  @Test func aProjectForMacsHasItsOwn() throws {
    let list = "import SwiftUI\nstruct A: View { var body: some View { List { Text(\"A\") } } }"
    let mac = ["A.swift": list, "B.swift": "import AppKit\nlet window = NSWindow()"]
    #expect(try ProjectTrial(mac).findings(ListStyle.rule) == [])
    let shared = mac.merging(["C.swift": "import UIKit\nlet view = UIView()"]) { $1 }
    #expect(try ProjectTrial(shared).findings(ListStyle.rule).first?.fixes.count == 1)
  }
}

@Suite struct OwnComponentTests {
  @Test func safeAreaBelongsToTheCaller() {
    let trial = RuleTrial(SafeAreaOwnership.rule, options: ["containers": .strings(["Screen"])])
    let code = """
      struct Screen<Content: View>: View {
        var body: some View {
          ScrollView { content }.ignoresSafeArea()
          VStack { content }.ignoresSafeArea(edges: .bottom)
          Color.red.ignoresSafeArea()
          Image("paper").resizable().ignoresSafeArea()
          content.background { Theme.gradient.ignoresSafeArea() }
        }
      }
      struct Other: View { var body: some View { Screen { a }.ignoresSafeArea() } }
      """
    #expect(trial.findings(code).map(\.location.start.line) == [3, 4])
  }

  /// `ffSheet(item:)` would be a call of nothing.
  @Test func renamesOnlyWhatTheComponentTakes() throws {
    let trial = try ProjectTrial([
      "Sheet.swift": """
      extension View {
        func ffSheet<C: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> C) -> some View { self }
      }
      """,
      "Use.swift": """
      let a = list.sheet(isPresented: $isOn) { Editor() }
      let b = list.sheet(item: $item) { Editor($0) }
      let c = list.sheet(isPresented: $isOn, onDismiss: {}) { Editor() }
      """,
    ])
    let found = trial.findings(PreferredComponent.rule, options: ["components": .map([".sheet": ".ffSheet"])])
    #expect(found.map(\.fixes.count) == [1, 0, 0])
  }

  @Test func leavesSystemMenusAlone() {
    let trial = RuleTrial(PreferredComponent.rule, options: ["components": .map(["TextField": "AppField"])])
    let code = """
      let a = Text("A").alert("Name", isPresented: $isOn) { TextField("Name", text: $name) }
      let b = VStack { TextField("Name", text: $name); AppField("Name", text: $name) }
      struct AppFieldStyle: ViewModifier { func body(content: Content) -> some View { TextField("A", text: $a) } }
      """
    #expect(trial.findings(code).map(\.location.start.line) == [2])
  }

  @Test func replacesBackgroundViews() {
    let trial = RuleTrial(CustomBackground.rule, options: ["views": .map(["Backdrop": ".thinMaterial"])])
    #expect(
      trial.fixed("let a = b.background(Backdrop(.x).ignoresSafeArea())")
        == "let a = b.background(.thinMaterial)")
    #expect(trial.fixed("let a = b.background { Backdrop() }") == "let a = b.background(.thinMaterial)")
    let framed = "let a = b.background(Backdrop().frame(height: 40))"
    #expect(trial.findings(framed).count == 1)
    #expect(trial.fixed(framed) == framed)
    #expect(trial.findings("let a = b.background(OtherBackdrop())").isEmpty)
    #expect(trial.findings("final class Backdrop: UIView {}\nlet a = Backdrop()").isEmpty)
  }
}
