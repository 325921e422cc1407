import Testing

@testable import GlassLintCore

@Suite("Audit")
struct AuditTests {
  private func audit(_ files: [String: String], configuration: String = "{}") throws -> Audit {
    let folder = try TemporaryFolder()
    try folder.write(".glasslint.json", configuration)
    for (name, text) in files { try folder.write(name, text) }
    // Files are opened by the names that reports give them, which are absolute outside of the working directory.
    let store = ConfigurationStore(workingDirectory: folder.path + "/elsewhere")
    let audit = Audit.read(Audit.Request(paths: [folder.path], jobs: 1, usesCache: false), store: store)
    #expect(store.errors.isEmpty)
    #expect(audit.errors.isEmpty)
    return audit
  }

  private func view(_ name: String, _ body: String) -> String {
    "import SwiftUI\nstruct \(name): View {\n  var body: some View {\n\(body)\n  }\n}\n"
  }

  private let spacing = """
    import SwiftUI
    enum Spacing {
      static let sm: CGFloat = 8
      static let md: CGFloat = 16
      static let lg: CGFloat = 24
      static let xl: CGFloat = 40
    }
    """

  private func role(_ role: Role, _ audit: Audit) throws -> Audit.RoleUse {
    try #require(audit.roles.first { $0.role == role })
  }

  // MARK: Values

  @Test("a value counts where it lands, by its name or written down; the token's own declaration does not")
  func values() throws {
    let audit = try audit([
      "Spacing.swift": spacing,
      "Home/Card.swift": view(
        "Card",
        """
        VStack(spacing: Spacing.md) { Text("a") }
          .padding(.horizontal, 16).padding(.top, Spacing.sm).padding(.bottom, 16)
        """),
      "Row.swift": """
      import SwiftUI
      struct Inset<Content: View>: View {
        let amount: CGFloat
        @ViewBuilder var content: Content
        var body: some View { content.padding(.vertical, amount) }
      }
      struct Row: View {
        private let gap = Spacing.lg
        var body: some View { Inset(amount: Spacing.md) { HStack(spacing: gap) { Text("b") } } }
      }
      #Preview { Row().padding(99) }
      """,
      "RowTests.swift": "import SwiftUI\nimport XCTest\nlet a = Text(\"\").padding(77)\n",
    ])
    let role = try role(.spacing, audit)
    #expect(audit.files == 3)
    #expect(role.scale == .tokens)
    #expect(role.values.map(\.value) == [.number(8), .number(16), .number(24)])
    #expect(role.values.map(\.count) == [1, 4, 1])
    #expect(role.values.map(\.named) == [1, 2, 1])
    #expect(role.values.map(\.token) == ["Spacing.sm", "Spacing.md", "Spacing.lg"])
    #expect(role.values.allSatisfy { $0.isStep })
    #expect(role.values[1].files == 2)
    #expect(abs(role.values[1].share - 4.0 / 6) < 0.000_1)
    #expect(role.adoption == 4.0 / 6)
    #expect(role.folders.first?.folder.hasSuffix("/Home") == true)
    #expect(role.folders.map(\.count) == [4, 2])
    #expect(role.folders[1].adoption == 1)
    #expect(role.unusedTokens.map(\.name) == ["Spacing.xl"])
    #expect(role.unusedTokens.first?.place?.start.line == 6)
    #expect(
      role.values[1].uses.map { "\($0.use) \($0.count)" }
        == ["bottom padding 1", "horizontal padding 1", "stack spacing 1", "vertical padding 1"])
    // What a component is given counts where it is written.
    let place = try #require(role.values[1].places.last)
    #expect(place.file.hasSuffix("/Row.swift"))
    #expect((place.start.line, place.start.column) == (9, 39))
  }

  @Test("a call of a function of steps is the step of its argument")
  func functions() throws {
    let audit = try audit([
      "Grid.swift": """
      import SwiftUI
      extension CGFloat { static func grid(_ n: Int) -> CGFloat { CGFloat(n) * 4 } }
      """,
      "Card.swift": view(
        "Card", "VStack(spacing: .grid(2)) { Text(\"a\") }.padding(.grid(4)).padding(CGFloat.grid(4))"),
    ])
    let role = try role(.spacing, audit)
    #expect(role.values.map(\.value) == [.number(8), .number(16)])
    #expect(role.values.map(\.named) == [1, 2])
    #expect(role.adoption == 1)
  }

  @Test("a name that only the configuration knows is a token as well")
  func configured() throws {
    let audit = try audit(
      ["Card.swift": view("Card", "Text(\"a\").padding(Kit.Gap.wide).padding(.top, 20).padding(.bottom, 9)")],
      configuration: #"{"tokens": {"spacing": {"Kit.Gap.wide": 20}}}"#)
    let role = try role(.spacing, audit)
    #expect(role.scale == .configuration)
    #expect(role.steps == [20])
    #expect(role.values.map(\.named) == [0, 1])
    #expect(role.values.map(\.isStep) == [false, true])
    #expect(role.values[1].token == "Kit.Gap.wide")
  }

  @Test("colors and fonts of the system that say what they are for count neither way")
  func systemNames() throws {
    let audit = try audit([
      "Palette.swift": """
      import SwiftUI
      extension Color { static let brand = Color(red: 1, green: 0, blue: 0) }
      """,
      "Card.swift": view(
        "Card",
        """
        Text("a").font(.headline).foregroundStyle(.secondary).background(Color.brand).tint(.blue)
          .overlay(Color(red: 0.99, green: 0, blue: 0)).font(.system(size: 15))
        """),
    ])
    let colors = try role(.color, audit)
    #expect(colors.values.first { $0.value == .text("secondary") }?.isSystem == true)
    #expect(colors.values.first { $0.value == .text("blue") }?.isSystem == false)
    #expect((colors.count, colors.named, colors.system) == (4, 1, 1))
    #expect(colors.adoption == 1.0 / 3)
    let fonts = try role(.font, audit)
    #expect((fonts.count, fonts.named, fonts.system) == (2, 0, 1))
    let written = try #require(audit.colors.first { $0.kind == .written })
    #expect(written.name == "#FC0000")
    #expect(written.nearest?.name == "Color.brand")
    #expect((written.nearest?.difference ?? 99) < 2)
  }

  @Test("labels, shadows, frames, materials, findings")
  func others() throws {
    let audit = try audit([
      "Card.swift": view(
        "Card",
        """
        VStack {
          Button(action: add) { Image(systemName: "plus").frame(width: 28, height: 28) }
          Button("Add", action: add)
          Text("a").background(.thinMaterial).shadow(color: .black.opacity(0.1), radius: 8, y: 4)
        }
        """)
    ])
    let controls = try #require(audit.labels?.kinds.first { $0.kind == "control" })
    #expect((controls.present, controls.missing) == (1, 1))
    #expect(controls.places.map(\.start.line) == [5])
    #expect(audit.frames.map(\.size) == [28])
    #expect(audit.frames.first?.inControls == 1)
    #expect(audit.surfaces.map(\.name) == ["thinMaterial"])
    let shadow = try #require(audit.shadows.first)
    #expect((shadow.opacity, shadow.radius, shadow.y) == (0.1, 8, 4))
    #expect(audit.rules.first { $0.rule == "control-label" }?.findings == 1)
  }

  @Test("pairs that fail are told with what is seen")
  func contrast() throws {
    let audit = try audit([
      "Card.swift": view("Card", "Text(\"a\").foregroundStyle(Color(white: 0.6)).background(Color.white)")
    ])
    let pair = try #require(audit.contrast.first)
    #expect(pair.light?.text == "#999999")
    #expect(pair.light?.ground == "#FFFFFF")
    #expect((pair.light?.ratio ?? 0) > 2.8 && (pair.light?.ratio ?? 99) < 2.9)
    #expect(pair.minimum == 4.5)
  }

  @Test("a project without a user interface has nothing to audit")
  func nothing() throws {
    let audit = try audit(["Model.swift": "struct Model { var padding = 12 }\n"])
    #expect(audit.isEmpty)
    #expect(audit.labels == nil)
    let text = String(decoding: AuditFormat.text.render(audit), as: UTF8.self)
    #expect(text.hasPrefix("no user interface to audit in ") && text.split(separator: "\n").count == 1)
    #expect(String(decoding: AuditFormat.badge.render(audit), as: UTF8.self).contains("no values"))
  }

  // MARK: Clusters, candidates

  private func neighbors(_ counts: [Double: Int], fixed: Set<Double> = []) -> [Audit.Neighbor] {
    counts.sorted { $0.key < $1.key }.map {
      Audit.Neighbor(
        value: $0.key, count: $0.value, token: fixed.contains($0.key) ? "T.\(Int($0.key))" : nil,
        isFixed: fixed.contains($0.key))
    }
  }

  private func told(_ misses: [Audit.NearMiss]) -> [String] {
    misses.map { miss in
      miss.values.map { "\($0.value.text)×\($0.count)" }.joined(separator: " ") + " → \(miss.into.value.text)"
    }
  }

  @Test("values beside one that is used far more often make a cluster around it")
  func clusters() {
    let misses = Audit.nearMisses(among: neighbors([10: 90, 13: 4, 14: 60, 15: 7, 20: 30, 40: 2]), unit: 1)
    #expect(told(misses) == ["13×4 15×7 → 14"])
    #expect(misses[0].count == 11)
    #expect(misses[0].into.count == 60)
  }

  @Test("two values that are both in use are no near miss of each other, and neither is what draws others")
  func noClusters() {
    #expect(Audit.nearMisses(among: neighbors([13: 100, 14: 120]), unit: 1).isEmpty)
    // 15 is drawn by 16, so it draws nothing itself.
    #expect(told(Audit.nearMisses(among: neighbors([14: 1, 15: 4, 16: 40]), unit: 1)) == ["15×4 → 16"])
    #expect(Audit.nearMisses(among: neighbors([999: 50, 998: 1]), unit: 1).isEmpty)
  }

  @Test("a step with a name draws its neighbors even where it is used less, and is drawn by none")
  func namedSteps() {
    let misses = Audit.nearMisses(among: neighbors([15: 4, 16: 3, 17: 90], fixed: [16]), unit: 1)
    #expect(told(misses) == ["15×4 → 16"])
    #expect(misses[0].token == "T.16")
    #expect(Audit.nearMisses(among: neighbors([16: 1, 17: 90], fixed: [16, 17]), unit: 1).isEmpty)
    // What is written all the time beside a token is a choice of its own.
    #expect(Audit.nearMisses(among: neighbors([14: 173, 13: 130], fixed: [13]), unit: 1).isEmpty)
    let drawn = Audit.nearMisses(among: neighbors([14: 50, 13: 130], fixed: [13]), unit: 1)
    #expect(told(drawn) == ["14×50 → 13"])
  }

  @Test("opacities are neighbors at a hundredth")
  func opacities() {
    let misses = Audit.nearMisses(among: neighbors([0.04: 2, 0.05: 20, 0.08: 30, 0.09: 1]), unit: 0.01)
    #expect(told(misses) == ["0.04×2 → 0.05", "0.09×1 → 0.08"])
  }

  @Test("what recurs in several files without a name is worth a token, unless another value draws it")
  func candidates() {
    func use(_ value: Double, _ count: Int, files: Int, token: String? = nil) -> Audit.ValueUse {
      var use = Audit.ValueUse(value: .number(value))
      (use.count, use.files, use.token) = (count, files, token)
      return use
    }
    let values = [
      use(8, 40, files: 9), use(9, 5, files: 2), use(12, 50, files: 3, token: "Spacing.md"),
      use(16, 6, files: 2),
      use(20, 6, files: 1), use(24, 4, files: 3),
    ]
    let misses = [
      Audit.NearMiss(
        into: Audit.ValueCount(value: .number(8), count: 40),
        values: [Audit.ValueCount(value: .number(9), count: 5)])
    ]
    #expect(Audit.candidates(among: values, besides: misses).map(\.value) == [.number(8), .number(16)])
  }

  // MARK: Screens

  private func screen(_ name: String, padding: Int, _ rest: String = "") -> String {
    view(
      name,
      "NavigationStack { ScrollView { VStack { Text(\"a\") }.padding(.horizontal, \(padding)) }\(rest) }")
  }

  @Test("a screen departs where most others have a value right beside its own")
  func departures() throws {
    var files = ["Focus.swift": screen("FocusView", padding: 22)]
    for name in ["Tasks", "Profile", "Settings", "Progress"] {
      files["\(name).swift"] = screen("\(name)View", padding: 20)
    }
    files["Auth.swift"] = screen("AuthView", padding: 64)
    let audit = try audit(files)
    #expect(audit.screens.count == 6)
    #expect(audit.screens.allSatisfy { $0.kind == .navigation })
    let focus = try #require(audit.screens.first { $0.name == "FocusView" })
    #expect(Set(focus.departures.map(\.use)) == [Audit.screenMargin, "horizontal padding"])
    let departure = try #require(focus.departures.first { $0.use == "horizontal padding" })
    #expect((departure.value.value, departure.usual) == (.number(22), .number(20)))
    #expect((departure.usualScreens, departure.screens) == (4, 6))
    #expect(departure.places.count == 1 && departure.places[0].file.hasSuffix("/Focus.swift"))
    // 64 is no slip of 20; it is another distance to the sides all the same.
    let auth = try #require(audit.screens.first { $0.name == "AuthView" })
    #expect(auth.departures.map(\.use) == [Audit.screenMargin])
    #expect(audit.screens.filter { !$0.departures.isEmpty }.count == 2)
  }

  @Test("what several screens share departs from nothing")
  func sharedParts() throws {
    var files: [String: String] = ["Badge.swift": view("Badge", "Text(\"a\").padding(.horizontal, 22)")]
    for name in ["A", "B", "C", "D", "E"] {
      files["\(name).swift"] = view(
        "\(name)Screen",
        "VStack { \(name < "C" ? "Badge()" : "EmptyView()"); Text(\"b\").padding(.horizontal, 20) }")
    }
    let audit = try audit(files)
    #expect(audit.screens.count == 5)
    #expect(audit.screens.allSatisfy { $0.departures.isEmpty })
    let padding = try role(.spacing, audit).values.first { $0.value == .number(22) }
    #expect(padding?.screens == ["AScreen", "BScreen"])
  }

  @Test("screens are told by navigation, by how they are shown, and by their names")
  func screens() throws {
    let audit = try audit([
      "App.swift": """
      import SwiftUI
      struct Root: View {
        @State var isShown = false
        var body: some View {
          TabView { Library().tabItem { Text("a") } }.padding(4)
            .sheet(isPresented: $isShown) { Editor() }
        }
      }
      struct Library: View {
        var body: some View {
          List { NavigationLink("b", destination: Detail()); Line() }.padding(3)
        }
      }
      struct Editor: View { var body: some View { Text("c").padding(5) } }
      struct Detail: View { var body: some View { Text("d").padding(6) } }
      struct Line: View { var body: some View { Text("e").padding(7) } }
      struct TitleRow: View { var body: some View { Text("f").padding(8) } }
      """
    ])
    #expect(
      audit.screens.map { "\($0.name) \($0.kind)" } == ["Detail screen", "Editor sheet", "Library screen"])
    // A row belongs to the screen that shows it.
    let library = try #require(audit.screens.first { $0.name == "Library" })
    #expect(library.uses.first { $0.use == "padding" }?.values.map(\.value) == [.number(3), .number(7)])
  }

  // MARK: Comparison

  @Test("an audit as JSON, read back, compares as what it was made of")
  func roundTrip() throws {
    let audit = try audit([
      "Spacing.swift": spacing, "Card.swift": view("Card", "Text(\"a\").padding(Spacing.md).padding(17)"),
    ])
    let summary = try AuditSummary(json: AuditFormat.json.render(audit), name: "audit.json")
    #expect(summary == AuditSummary(audit))
    #expect(AuditComparison(base: "x", before: summary, after: AuditSummary(audit)).worse.isEmpty)
  }

  @Test("less adoption, more failing pairs and more missing labels are worse; other things are not")
  func worse() throws {
    let before = try AuditSummary(
      audit([
        "Spacing.swift": spacing, "Card.swift": view("Card", "Text(\"a\").padding(Spacing.md)"),
      ]))
    let after = try AuditSummary(
      audit([
        "Spacing.swift": spacing,
        "Card.swift": view(
          "Card",
          """
          VStack {
            Text("a").padding(Spacing.md)
            Text("b").padding(.top, 16).padding(.bottom, 16)
            Button(action: add) { Image(systemName: "plus") }
          }
          """),
      ]))
    let comparison = AuditComparison(base: "main", before: before, after: after)
    #expect(
      comparison.worse == [
        "adoption of spacing fell from 100% to 33%", "1 element has no label, 0 before",
      ])
    #expect(AuditComparison(base: "main", before: after, after: before).worse.isEmpty)
    #expect(comparison.changedRules.contains { $0.rule == "prefer-token" && $0.after > $0.before })
  }

  @Test("shares that differ are told with as many digits as that takes")
  func percents() {
    #expect(AuditComparison.told(0.5, 0.25) == ("50%", "25%"))
    #expect(AuditComparison.told(0.6243, 0.6239) == ("62.4%", "62.3%"))
    #expect(AuditComparison.told(0.62431, 0.6243) == ("62.431%", "62.43%"))
    #expect(AuditComparison.percent(0.999) == "99%")
    #expect(AuditComparison.percent(1) == "100%")
  }

  @Test(
    "what is no audit is told with its place",
    arguments: [
      ("{\"files\": 1}", "no audit: it has no \"roles\" and \"files\""),
      ("{\"files\": 1, \"roles\": [{\"count\": 2}]}", "this role has no name"),
      ("{\"files\": 1, \"roles\": [{\"role\": \"spacing\"}]}", "this role has no \"count\" and \"values\""),
      ("{\"files\": 1,", "no audit, or not a whole one: "),
    ])
  func brokenJSON(_ text: String, _ message: String) {
    do throws(ConfigurationError) {
      _ = try AuditSummary(json: Array(text.utf8), name: "old.json")
      Issue.record("it was read")
    } catch {
      #expect(error.message.hasPrefix(message))
      #expect(error.file == "old.json" && error.line == 1 && error.column > 0)
    }
  }
}
