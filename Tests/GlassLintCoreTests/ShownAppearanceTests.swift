import Testing

@testable import GlassLintCore

/// Appearances that other files fix for a view.
@Suite struct ShownAppearanceTests {
  private static let dim = """
    struct Step: View {
      var body: some View { Text("Hello").padding().background(Color(.systemBackground)).shadow(color: .black.opacity(0.6), radius: 8) }
    }
    """

  private func shadows(_ others: String...) throws -> Int {
    var files = ["Step.swift": Self.dim]
    for (position, other) in others.enumerated() { files["Other\(position).swift"] = other }
    return try ProjectTrial(files).findings(HeavyShadow.rule).count
  }

  @Test(arguments: [
    "struct Flow: View { var body: some View { VStack { Step() }.preferredColorScheme(.dark) } }",
    "struct Flow: View { var body: some View { Step().environment(\\.colorScheme, .dark) } }",
    "struct Flow: View { var body: some View { VStack { page }.preferredColorScheme(scheme(for: .dark) ?? nil) }\n var page: some View { Step() } }",
    "struct Flow: View { var body: some View { let tint = Color.red\n return ZStack { tint; Step() }.colorScheme(.dark) } }",
    "final class Delegate: NSObject { func start() { NSApp?.appearance = NSAppearance(named: .darkAqua) } }",
  ])
  func whatIsOnlyEverDarkCastsNoShadowOnWhite(_ other: String) throws { #expect(try shadows(other) == 0) }

  @Test(arguments: [
    "struct Flow: View { var body: some View { Step().preferredColorScheme(.light) } }",
    "struct Flow: View { var body: some View { Step().preferredColorScheme(isNight ? .dark : nil) } }",
    "struct Flow: View { var body: some View { Step().preferredColorScheme(settings.scheme) } }",
    "struct Flow: View { var body: some View { Step() } }",
    "struct Other: View { var body: some View { Text(\"\").preferredColorScheme(.dark) } }",
    "final class Delegate: NSObject { func start() { NSApp.appearance = nil\n NSApp.appearance = NSAppearance(named: .darkAqua) } }",
  ])
  func whatMayBeLightIsJudged(_ other: String) throws { #expect(try shadows(other) == 1) }

  @Test func everyPlaceCounts() throws {
    let dark = "struct Night: View { var body: some View { Step().preferredColorScheme(.dark) } }"
    let inner = "struct Page: View { var body: some View { Step() } }"
    let outer = "struct Night: View { var body: some View { Page().preferredColorScheme(.dark) } }"
    #expect(try shadows(dark, "struct Day: View { var body: some View { Step() } }") == 1)
    #expect(try shadows(inner, outer) == 0)
    #expect(try shadows(inner, outer, "struct Day: View { var body: some View { Page() } }") == 1)
    // Previews are nobody's.
    #expect(try shadows(dark, "#Preview { Step() }") == 0)
    // A view that shows itself ends somewhere.
    #expect(try shadows("struct Page: View { var body: some View { Step(); Page() } }", outer) == 0)
  }

  @Test func destinationsLookAsTheViewThatHasThem() throws {
    let routes =
      "extension View { func routes() -> some View { navigationDestination(for: Int.self) { _ in Step() } } }"
    func flow(_ scheme: String) -> String {
      "struct Flow: View { var body: some View { NavigationStack { Text(\"\").routes() }.preferredColorScheme(.\(scheme)) } }"
    }
    #expect(try shadows(routes, flow("dark")) == 0)
    #expect(try shadows(routes, flow("light")) == 1)
    #expect(try shadows(routes) == 1)
  }

  @Test("a view that nothing in an app shows does not count")
  func leftOverViews() throws {
    let pages = (0..<24).map { position in
      "struct Page\(position): View { var body: some View { Page\((position + 1) % 24)() } }\n"
    }.joined()
    let dark =
      "struct Page: View { var body: some View { Step().preferredColorScheme(.dark) } }\nlet page = Page()"
    let sample = "struct Sample: View { var body: some View { Step() } }\n"
    #expect(try shadows(pages, dark, sample) == 0)
    #expect(try shadows(pages, dark, sample + "let sample = Sample()") == 1)
  }

  @Test func nestedViewsOfOneNameAreToldApart() throws {
    let flow = """
      extension Intro { struct RootView: View { var body: some View { Step() } } }
      extension Home { struct RootView: View { var body: some View { Text("") } } }
      struct Flow: View { var body: some View { Intro.RootView().preferredColorScheme(.dark); Home.RootView() } }
      """
    #expect(try shadows(flow) == 0)
    #expect(try shadows(flow.replacing("{ Text(\"\") }", with: "{ Step() }")) == 1)
  }

  @Test func contrastIsComputedWhereAViewIsShown() throws {
    let files = [
      "Step.swift":
        "struct Step: View { var body: some View { Text(\"Hello\").foregroundStyle(.yellow).background(Color(.systemBackground)) } }"
    ]
    let dark = "struct Flow: View { var body: some View { Step().preferredColorScheme(.dark) } }"
    #expect(try ProjectTrial(files).findings(Contrast.rule).count == 1)
    #expect(try ProjectTrial(files.merging(["Flow.swift": dark]) { $1 }).findings(Contrast.rule).isEmpty)
  }

  @Test(arguments: [
    ("Text(title).overlay(alignment: .bottom) { Step() }", 0),
    ("Text(title).popover(isPresented: $on) { Step() }", 0),
    ("VStack { Step() }", 1),
  ])
  func whatFloatsElsewhereMayBeDarker(_ body: String, _ count: Int) throws {
    let files = [
      "Step.swift":
        "struct Step: View { var body: some View { Text(\"\").background(.white).shadow(color: .black.opacity(0.25), radius: 8) } }",
      "Flow.swift": "struct Flow: View { var body: some View { \(body) } }",
    ]
    #expect(try ProjectTrial(files).findings(HeavyShadow.rule).count == count)
  }

  @Test(arguments: [
    ("Map { Annotation(\"\", coordinate: a) { Step() } }", 0), ("Image(\"hero\").overlay { Step() }", 0),
    ("ZStack { Map(); VStack { Step() } }", 0), ("ZStack { Color.white; Step() }", 1),
  ])
  func whatSetsOffFromAMapElsewhereIsNoElevation(_ body: String, _ count: Int) throws {
    let files = [
      "Step.swift":
        "struct Step: View { var body: some View { Text(\"\").background(.white).shadow(color: .black.opacity(0.6), radius: 8) } }",
      "Flow.swift": "struct Flow: View { var body: some View { \(body) } }",
    ]
    #expect(try ProjectTrial(files).findings(HeavyShadow.rule).count == count)
  }

  /// Where a style may stand, `.secondary` is a level, and not what the project has extended `Color` by.
  @Test func stylesAreNotLookedUpAmongColors() throws {
    let colors =
      "extension Color { static let orange = Color(red: 1, green: 1, blue: 1); static let secondary = Color(white: 0.95) }"
    func count(_ modifier: String) throws -> Int {
      try ProjectTrial([
        "Colors.swift": colors,
        "A.swift":
          "struct A: View { var body: some View { Text(\"Hello\").\(modifier).background(Color(red: 0.2, green: 0.1, blue: 0)) } }",
      ]).findings(Contrast.rule).count
    }
    #expect(try count("foregroundStyle(.orange)") == 0)
    #expect(
      try ProjectTrial([
        "Colors.swift": colors,
        "A.swift":
          "struct A: View { var body: some View { Text(\"Hello\").foregroundColor(.orange).background(.white) } }",
      ]).findings(Contrast.rule).count == 1)
    let label = "struct A: View { var body: some View { Text(\"Hello\").foregroundColor(.gray) } }"
    #expect(try ProjectTrial(["A.swift": label]).findings(LabelColor.rule).count == 1)
    #expect(try ProjectTrial(["A.swift": label, "Colors.swift": colors]).findings(LabelColor.rule).isEmpty)
  }
}
