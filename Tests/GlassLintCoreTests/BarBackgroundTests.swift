import Testing

@testable import GlassLintCore

@Suite struct BarBackgroundTests {
  private let trial = RuleTrial(BarBackground.rule)

  @Test("what another file declares as a material is one, whatever it is called")
  func constantsOfMaterials() throws {
    func found(_ type: String) throws -> Int {
      try ProjectTrial([
        "Player.swift": "import SwiftUI\nstruct Player: View { static let background: \(type) = .red }",
        "Shell.swift":
          "import SwiftUI\nlet a = Text(\"a\").toolbarBackground(Player.background, for: .tabBar)",
      ]).findings(BarBackground.rule).count
    }
    #expect(try found("Material") == 0)
    #expect(try found("Color") == 1)
  }

  @Test func anAssignmentFarDownATypeCounts() {
    let others = (0..<210).map { "    value\($0) = \($0)\n" }.joined()
    let code = """
      import UIKit
      class Screen: UIViewController {
        func style() {
      \(others)
          let appearance = UINavigationBarAppearance()
          appearance.backgroundColor = UIColor(red: 0.2, green: 0.1, blue: 0.6, alpha: 1)
          navigationController?.navigationBar.standardAppearance = appearance
        }
      }
      """
    #expect(trial.findings(code).map(\.severity) == [.warning])
  }

  /// It has a value for each appearance.
  @Test func aColorOfACatalogIsAHint() throws {
    func levels(_ color: String) throws -> [Severity] {
      try ProjectTrial([
        "Colors.swift": "import SwiftUI\nextension Color { static let fill = \(color) }",
        "Shell.swift": "import SwiftUI\nlet a = Text(\"a\").toolbarBackground(Color.fill, for: .tabBar)",
      ]).findings(BarBackground.rule).map(\.severity)
    }
    #expect(try levels("Color(\"Fill\")") == [.info])
    #expect(try levels("Color(red: 0.2, green: 0.1, blue: 0.6)") == [.warning])
  }

  @Test(arguments: [
    ".toolbarBackground(.red, for: .navigationBar)",
    ".toolbarBackground(Color(\"Brand\"), for: .tabBar)",
    ".toolbarBackground(SwiftUI.Color.red.opacity(0.5), for: .tabBar, .bottomBar)",
    ".toolbarBackground(Color.brand.gradient, for: .navigationBar)",
    ".toolbarBackground(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))",
    ".toolbarBackground(isOn ? Color.white : Color.clear, for: .navigationBar)",
    ".toolbarBackground(ImagePaint(image: Image(\"paper\")), for: .navigationBar)",
    ".presentationBackground(.black.opacity(0.6))",
    ".presentationBackground { Image(\"paper\").resizable() }",
    ".presentationBackground { LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom) }",
    ".presentationBackground(Gradient(colors: [.red, .blue]))",
    ".presentationBackground(Color.red.gradient)",
    ".presentationBackground(Color(white: 0.1))",
    ".presentationBackground { Color.red.ignoresSafeArea() }",
  ])
  func finds(_ modifier: String) {
    #expect(trial.findings("let a = Text(\"Hi\")\n  \(modifier)").count == 1)
  }

  @Test(arguments: [
    ".toolbarBackground(.visible)",
    ".toolbarBackground(theme.bar ?? Color.red, for: .tabBar)",
    ".toolbarBackground(Color(.systemBackground), for: .navigationBar)",
    ".toolbarBackground(theme.primaryBackgroundColor, for: .tabBar)",
    ".presentationBackground(.sheetBackground)",
    ".presentationBackground { AppBackground() }",
    ".presentationBackground(theme.colors.background)",
    ".presentationBackground(sheet.color ?? Theme.colors.surface)",
    ".presentationBackground { Palette.sheetColor.ignoresSafeArea() }",
    ".presentationBackground(Color(\"Surface\"))",
    ".presentationBackground(Color.surface.gradient)",
    ".toolbarBackground(Visibility.hidden, for: .navigationBar)",
    ".toolbarBackground(barVisibility, for: .navigationBar)",
    ".toolbarBackground(.automatic, for: .tabBar)",
    ".toolbarBackground(.thickMaterial, for: .tabBar)",
    ".toolbarBackground(Material.bar, for: .tabBar)",
    ".toolbarBackground(.regularMaterial.opacity(0.9), for: .tabBar)",
    ".toolbarBackground(Color.clear, for: .tabBar)",
    ".toolbarBackground(Color.white.opacity(0), for: .tabBar)",
    ".toolbarBackground(style, for: .tabBar)",
    ".toolbarBackgroundVisibility(.hidden, for: .tabBar)",
    ".presentationBackground(.clear)",
    ".presentationBackground(.thinMaterial)",
    ".presentationBackground { Color.clear }",
    ".presentationBackground { Color.red.opacity(0.2).background(.ultraThinMaterial) }",
    ".toolbarBackground(theme.bar ?? .clear, for: .tabBar)",
    // Looked up by the project.
    ".toolbarBackground(Color(id: \"bar\"), for: .navigationBar)",
    ".presentationBackground(.background)",
    ".presentationBackgroundInteraction(.enabled)",
    ".background(Color.red)",
  ])
  func isQuiet(_ modifier: String) {
    #expect(trial.findings("let a = Text(\"Hi\")\n  \(modifier)").isEmpty)
  }

  @Test func isQuietOnOlderSystems() {
    let guarded = """
      extension View {
        @ViewBuilder func bar() -> some View {
          if #available(iOS 26.0, *) { self } else { self.toolbarBackground(Color.red, for: .tabBar) }
          if #unavailable(iOS 26) { self.toolbarBackground(Color.red, for: .tabBar) }
        }
        func other() -> AnyView {
          guard #available(iOS 26, *) else { return AnyView(self.toolbarBackground(Color.red, for: .tabBar)) }
          return AnyView(self)
        }
        func early() -> AnyView {
          if #available(iOS 26, *) { return AnyView(self) }
          return AnyView(self.toolbarBackground(Color.red, for: .tabBar))
        }
      }
      """
    #expect(trial.findings(guarded).isEmpty)
    let newer = "if #available(iOS 16, *) { a.toolbarBackground(.red) } else { a }"
    #expect(trial.findings("func b() { \(newer) }").count == 1)
    // Who asks for the release has decided.
    #expect(
      trial.findings("extension A { @available(iOS 26, *) var b: some View { a.toolbarBackground(.red) } }")
        .isEmpty)
    let macOS = "#elseif os(macOS)\n  a.toolbarBackground(.red)\n#endif\n}"
    #expect(
      trial.findings("func b() {\n#if os(iOS)\n  if #available(iOS 26, *) { a } else { c }\n\(macOS)").isEmpty
    )
    #expect(trial.findings("func b() {\n#if os(iOS)\n  a\n\(macOS)").count == 1)
    #expect(trial.findings("func b() { if #available(iOS 26, *) { a.toolbarBackground(.red) } }").isEmpty)
  }

  @Test func knowsBarsOfUIKit() {
    let code = """
      import UIKit
      final class Controller: UINavigationController {
        func style() {
          navigationBar.barTintColor = UIColor.red
          navigationBar.standardAppearance.backgroundColor = Theme.accentColor
          self.tabBarController?.tabBar.backgroundImage = UIImage(named: "bar")
          navigationBar.barTintColor = nil
          navigationBar.backgroundColor = .clear
          UIButton.appearance().backgroundColor = .red
          label.backgroundColor = .red
          let button = UIBarButtonItemAppearance()
          button.backgroundColor = .red
        }
      }
      """
    #expect(trial.findings(code).map(\.location.start.line) == [4, 5, 6])
  }

  @Test func oneDecisionIsSaidOnce() {
    let code = """
      import UIKit
      func style(_ bar: UINavigationBar, _ appearance: UINavigationBarAppearance) {
        navigationBar.scrollEdgeAppearance?.backgroundColor = Theme.accentColor
        navigationBar.compactAppearance?.backgroundColor = Theme.accentColor
        appearance.backgroundColor = Theme.accentColor
        bar.barTintColor = UIColor.red
      }
      """
    let found = trial.findings(code)
    #expect(found.map(\.location.start.line) == [3, 6])
    #expect(found.map(\.notes.count) == [2, 0])
    let tabs = """
      struct Tabs: View {
        var body: some View {
          TabView {
            Feed().toolbarBackground(Color.red, for: .tabBar)
            Profile().toolbarBackground(Color.red, for: .tabBar)
            Search().toolbarBackground(Color.blue, for: .tabBar)
          }
        }
      }
      struct Other: View { var body: some View { Feed().toolbarBackground(Color.red, for: .tabBar) } }
      """
    #expect(trial.findings(tabs).map(\.location.start.line) == [4, 10])
  }

  @Test func isQuietWhereTheBarHasAnAppearance() {
    let code = """
      import UIKit
      func style(_ bar: UINavigationBar) {
        UINavigationBar.appearance().standardAppearance = UINavigationBarAppearance()
        bar.barTintColor = UIColor.red
        bar.setBackgroundImage(UIImage(named: "paper"), for: .default)
        UITabBar.appearance().barTintColor = UIColor.red
      }
      """
    #expect(trial.findings(code).map(\.location.start.line) == [6])
  }

  @Test func isQuietInWhatOnlyOlderSystemsUse() {
    let code = """
      struct Reader: View {
        var body: some View {
          if #available(iOS 16, *) { content } else { old }
        }
        var old: some View { content.toolbarBackground(Color.red, for: .tabBar) }
      }
      """
    #expect(trial.findings(code).isEmpty)
    #expect(trial.findings(code.replacing("{ content } else", with: "{ old } else")).count == 1)
  }

  @Test func keepsModifiersOfOneLine() {
    #expect(
      trial.fixed("let a = Text(\"Hi\").toolbarBackground(.red, for: .tabBar).padding()")
        == "let a = Text(\"Hi\").padding()")
    let conditional = "let a = Text(\"Hi\")\n  #if os(iOS)\n  .toolbarBackground(.red)\n  #endif"
    #expect(trial.findings(conditional).count == 1)
    #expect(trial.fixed(conditional) == conditional)
  }
}

@Suite struct BottomBarStackTests {
  private let trial = RuleTrial(BottomBarStack.rule)

  private func item(_ content: String) -> String {
    "struct A: View { var body: some View { b.toolbar { ToolbarItem(placement: .bottomBar) { \(content) } } } }"
  }

  @Test(arguments: [
    "HStack { Button(\"A\") { a() }; Button(\"B\") { b() } }",
    "VStack { Toggle(\"A\", isOn: $a); Menu(\"B\") { c } }.padding()",
    "Group { HStack { Link(\"A\", destination: a); ShareLink(item: b) } }",
    "if isOn { HStack { Button(\"A\") { a() }; Button(\"B\") { b() } } } else { Text(\"C\") }",
    "HStack { HStack { Button(\"A\") { a() } }; Spacer(); Button(\"B\") { b() } }",
    "SwiftUI.HStack { ForEach(all) { a in Button(a.name) { b(a) } } }",
    "GlassEffectContainer { HStack { Button(\"A\") { a() }; Button(\"B\") { b() } } }",
  ])
  func finds(_ content: String) { #expect(trial.findings(item(content)).count == 1) }

  @Test(arguments: [
    "Button(\"A\") { a() }",
    "HStack { Button(\"A\") { a() }; Spacer() }",
    "HStack { if isOn { Button(\"A\") { a() } } else { Button(\"B\") { b() } } }",
    "HStack { Image(systemName: \"clock\"); Text(\"A\") }",
    "dock",
    "Dock()",
    "Menu(\"A\") { Button(\"A\") { a() }; Button(\"B\") { b() } }",
    "Button { a() } label: { HStack { Image(\"x\"); Text(\"A\") } }",
  ])
  func isQuiet(_ content: String) { #expect(trial.findings(item(content)).isEmpty) }

  @Test func tellsWhereTheStackIs() {
    let code =
      item("dock") + "\nextension A { var dock: some View { VStack { Button(\"A\") {}; Button(\"B\") {} } } }"
    #expect(trial.findings(code).map(\.notes.count) == [1])
  }

  @Test(arguments: [
    "↓VStack { Button(\"A\") {}; Button(\"B\") {} }.padding()",
    "Group { SwiftUI.↓HStack { Button(\"A\") {}; Button(\"B\") {} } }",
    "↓dock.padding()", "self.↓dock", "↓Dock()", "if isOn { ↓dock } else { Text(\"C\") }", "↓bar",
  ])
  func standsInTheItem(_ marked: String) {
    let stack = "VStack { Button(\"A\") {}; Button(\"B\") {} }"
    let helpers = """

      extension A {
        var dock: some View { \(stack) }
        var bar: some View { dock.padding() }
      }
      struct Dock: View { var body: some View { \(stack) } }
      """
    let code = item(marked) + helpers
    let offset = code.utf8.count - code.utf8.drop { $0 != 0xE2 }.count
    #expect(trial.findings(code.replacing("↓", with: "")).map(\.location.start.offset) == [offset])
  }
}
