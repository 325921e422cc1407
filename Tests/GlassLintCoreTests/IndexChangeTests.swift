import Testing

@testable import GlassLintCore

/// What is kept of tokens, uses and habits when a file changes is what is found out about its project anew.
@Suite struct IndexChangeTests {
  private static let texts = [
    "App/A.swift": """
    import SwiftUI
    struct Badge: View { let gap: CGFloat; var tint: Color = .brand
      var body: some View { Text("").padding(gap).foregroundStyle(tint).shadow(color: .black.opacity(0.3), radius: 9, x: 2, y: 4) } }
    struct Chip: View { let inner: CGFloat
      var body: some View { Badge(gap: inner).cornerRadius(7) } }
    """,
    "App/B.swift": """
    import SwiftUI
    struct Feed: View {
      @Environment(\\.theme) private var theme
      var body: some View {
        VStack(spacing: Spacing.m) {
          Badge(gap: 3).padding(23).background(.red)
          Badge(gap: Spacing.s, tint: Color.warm)
          Chip(inner: Spacing.l).frame(width: Steps.small)
          Text("").font(.heading).padding(theme.gap).foregroundStyle(Color("Ground"))
          Avatar(size: .large).cornerRadius(Grid.two)
        }.padding(Spacing.m).shadow(color: .black.opacity(0.1), radius: 4, x: 0, y: 2)
      }
    }
    """,
    "App/C.swift": """
    import SwiftUI
    enum CheckoutConstants { enum Layout { static let rowGap: CGFloat = 5, rowInset: CGFloat = 11, rowRadius: CGFloat = 13 } }
    struct Checkout: View { var body: some View {
      Text("").padding(CheckoutConstants.Layout.rowGap).cornerRadius(CheckoutConstants.Layout.rowRadius) } }
    """,
    "App/D.swift": """
    import SwiftUI
    struct Settings: View { var body: some View {
      Text("").padding(Spacing.s).opacity(0.4).frame(width: Grid.one, height: 31).foregroundStyle(.blue) } }
    """,
    "App/E.swift": """
    import SwiftUI
    #if os(iOS)
    import UIKit
    #endif
    struct Extra: View { var body: some View { Text("").padding(Spacing.m) } }
    """,
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "App", platforms: [.iOS(.v17), .macOS(.v14)], targets: [.target(name: "App", path: "App")])
    """,
    "Design/L.swift": """
    import SwiftUI
    enum Spacing { static let s: CGFloat = 4, m: CGFloat = 8, l: CGFloat = 16 }
    enum Steps { static let small: CGFloat = 2, medium: CGFloat = 6, large: CGFloat = 18 }
    enum Grid { static let one: CGFloat = 8, two: CGFloat = 10, three: CGFloat = 24 }
    extension Color { static let brand = Color(red: 0.2, green: 0.4, blue: 0.6), warm = Color(red: 1, green: 0.4, blue: 0.2) }
    extension Font { static let heading = Font.system(size: 21, weight: .bold), note = Font.system(size: 13) }
    """,
    "Design/T.swift": """
    import SwiftUI
    struct Theme { let gap: CGFloat; let inset: CGFloat; let radius: CGFloat; let accent: Color }
    extension Theme { static let standard = Theme(gap: 6, inset: 14, radius: 10, accent: .brand)
      static let wide = Theme(gap: 12, inset: 28, radius: 10, accent: .warm) }
    extension EnvironmentValues { @Entry var theme = Theme.standard }
    enum AvatarSize { case small, large
      var side: CGFloat { switch self { case .small: 24 case .large: 48 } } }
    struct Avatar: View { let size: AvatarSize
      var body: some View { Image("a").frame(width: size.side, height: size.side) } }
    """,
    "Tests/T.swift": """
    import XCTest
    import SwiftUI
    final class Tests: XCTestCase { func test() { _ = Text("").padding(Spacing.m).padding(99) } }
    """,
  ]

  struct Change: Sendable, CustomTestStringConvertible {
    let name: String
    let old: String
    let new: String
    /// Whether tokens are kept.
    let keeps: Bool

    init(_ name: String, _ old: String, _ new: String, keeps: Bool = true) {
      (self.name, self.old, self.new, self.keeps) = (name, old, new, keeps)
    }

    var testDescription: String { "\(name): \(new)" }
  }

  static let changes = [
    // What is written in bodies.
    Change("App/B.swift", "padding(23)", "padding(24).cornerRadius(9)"),
    Change("App/B.swift", "padding(23)", "padding(Spacing.m)"),
    Change("App/B.swift", "padding(23)", "padding(23).padding(23).shadow(radius: 4)"),
    Change("App/B.swift", ".padding(23)", ""),
    Change("App/B.swift", "struct Feed", "// A note.\n\nstruct Feed"),
    Change("App/B.swift", ".background(.red)", ".background(Color.brand)"),
    Change("App/B.swift", "Color(\"Ground\")", "Color(.ground)"),
    Change("App/B.swift", ".foregroundStyle(Color(\"Ground\"))", ""),
    Change("App/B.swift", ".font(.heading)", ".font(.note)"),
    Change("App/B.swift", "Badge(gap: 3)", "Badge(gap: Spacing.s)"),
    Change("App/B.swift", "Badge(gap: Spacing.s,", "Badge(gap: 15,"),
    Change("App/B.swift", "radius: 4, x: 0, y: 2", "radius: 5, x: 3, y: 2"),
    Change("App/B.swift", "opacity(0.1)", "opacity(0.6)"),
    Change("App/B.swift", "Spacing.m)", "Spacing.l)"),
    Change("App/D.swift", ".padding(Spacing.s)", ".padding(Spacing.s).padding(Spacing.m)"),
    Change("App/B.swift", ".padding(Spacing.m)", ""),
    // Which files give numbers a role tells how large a project is.
    Change("App/D.swift", ".padding(Spacing.s)", "", keeps: false),
    Change("App/D.swift", "height: 31", "height: Grid.three"),
    Change("App/D.swift", "opacity(0.4)", "opacity(0.4).background(.blue)"),
    Change("Tests/T.swift", "padding(99)", "padding(98)"),
    // A parameter ends up elsewhere, with what other files give it.
    Change("App/A.swift", ".padding(gap)", ".frame(width: gap)"),
    Change("App/A.swift", ".padding(gap)", ""),
    Change("App/A.swift", "Badge(gap: inner)", "Badge(gap: 2).opacity(inner)"),
    Change("App/A.swift", "cornerRadius(7)", "cornerRadius(inner)"),
    Change("Design/T.swift", ".frame(width: size.side, height: size.side)", ".frame(width: size.side)"),
    // What tokens are told by.
    Change("App/B.swift", ".frame(width: Steps.small)", ".padding(Steps.small)", keeps: false),
    Change("App/B.swift", "cornerRadius(Grid.two)", "padding(Grid.two)", keeps: false),
    Change("App/B.swift", "Avatar(size: .large)", "Avatar(size: AvatarSize.small)"),
    Change("App/B.swift", "theme.gap", "theme.inset"),
    Change("App/D.swift", ".padding(Spacing.s)", ".padding(CheckoutConstants.Layout.rowGap)", keeps: false),
    Change("App/C.swift", "Text(\"\").padding(CheckoutConstants.Layout.rowGap)", "Text(\"\")", keeps: false),
    // What it cannot be built for.
    Change("App/D.swift", "import SwiftUI", "import SwiftUI\nimport UIKit", keeps: false),
    Change("App/E.swift", "#if os(iOS)\nimport UIKit\n#endif", "import UIKit"),
    // Declarations.
    Change("App/B.swift", "import SwiftUI", "import SwiftUI\nlet wide: CGFloat = 40", keeps: false),
    Change("App/B.swift", "import SwiftUI", "import SwiftUI\nimport Charts", keeps: false),
    Change("App/B.swift", "struct Feed", "struct Stream", keeps: false),
    Change("App/B.swift", "struct Feed: View {", "struct Feed: View { let own: CGFloat = 3", keeps: false),
    Change("App/B.swift", "private var theme", "var theme", keeps: false),
    Change("App/D.swift", "import SwiftUI", "import XCTest", keeps: false),
    Change("App/D.swift", ".opacity(0.4).frame(width: Grid.one, height: 31)", ""),
    Change("App/A.swift", "let gap: CGFloat", "let gap: CGFloat; let inset: CGFloat = 2", keeps: false),
    Change("App/A.swift", "Color = .brand", "Color = .warm"),
    Change("Design/L.swift", "m: CGFloat = 8", "m: CGFloat = 9", keeps: false),
    Change("Design/L.swift", "m: CGFloat = 8", "m: CGFloat = s * 3", keeps: false),
    Change("Design/L.swift", ", l: CGFloat = 16", "", keeps: false),
    Change("Design/L.swift", "l: CGFloat = 16", "l: CGFloat = 16, xl: CGFloat = 32", keeps: false),
    Change("Design/L.swift", "enum Spacing", "enum Space", keeps: false),
    Change("Design/L.swift", "static let s:", "static let tiny:", keeps: false),
    Change("Design/L.swift", "enum Spacing", "// tokens\nenum Spacing"),
    Change("Design/L.swift", "red: 0.2", "red: 0.3", keeps: false),
    Change("Design/L.swift", "weight: .bold", "weight: .heavy", keeps: false),
    Change("Design/L.swift", "import SwiftUI", "import SwiftUI\ntypealias DS = Spacing", keeps: false),
    Change("Design/T.swift", "Theme(gap: 6", "Theme(gap: 7", keeps: false),
    Change("Design/T.swift", "theme = Theme.standard", "theme = Theme.wide", keeps: false),
    Change("Design/T.swift", "case .large: 48", "case .large: 40", keeps: false),
    Change("Design/T.swift", "case small, large", "case small, large, huge", keeps: false),
  ]

  private let folder: TemporaryFolder
  private var paths: [String] { Self.texts.keys.sorted().map { "\(folder.path)/\($0)" } }
  private static let ground = DesignToken(
    role: .color, name: "Ground",
    value: .color(AppearanceColor(light: ColorComponents(red: 0, green: 0, blue: 0))), reference: nil,
    origin: .assetCatalog(file: "/Assets.xcassets"))

  init() throws {
    folder = try TemporaryFolder()
    for (name, text) in Self.texts { try folder.write(name, text) }
  }

  private func fresh() -> Project {
    Project(index: IndexBuilder(jobs: 1).build(paths).index, sources: [Self.ground])
  }

  private func apply(_ change: Change) throws {
    let text = try #require(Self.texts[change.name])
    #expect(text.contains(change.old))
    try folder.write(change.name, text.replacingOccurrences(of: change.old, with: change.new))
  }

  private func expectSameTables(_ kept: IndexSections, _ fresh: IndexSections) {
    #expect(kept.typeKeys.elementsEqual(fresh.typeKeys) && kept.aliasKeys.elementsEqual(fresh.aliasKeys))
    for (own, other) in [
      (kept.typeTable, fresh.typeTable), (kept.aliasTable, fresh.aliasTable),
      (kept.memberTable, fresh.memberTable), (kept.callableTable, fresh.callableTable),
      (kept.functionTable, fresh.functionTable), (kept.viewTable, fresh.viewTable),
    ] {
      #expect(own.next.elementsEqual(other.next))
      #expect(own.entries.elementsEqual(other.entries) { $0.key == $1.key && $0.head == $1.head })
    }
    #expect(kept.flowTargets.elementsEqual(fresh.flowTargets))
    #expect(kept.reachHeads.elementsEqual(fresh.reachHeads))
  }

  private func expectSame(_ kept: Project, _ fresh: Project) {
    expectSameTables(kept.index.sections, fresh.index.sections)
    for path in paths { #expect(kept.targets.targets(ofFile: path) == fresh.targets.targets(ofFile: path)) }
    #expect(CachedBytes.of(kept.discovery) == CachedBytes.of(fresh.discovery))
    #expect(kept.tokenUses.records.elementsEqual(fresh.tokenUses.records))
    #expect(kept.habits == fresh.habits)
    #expect(CachedBytes.of(kept.knownColorUses) == CachedBytes.of(fresh.knownColorUses))
    func told(_ spellings: [TokenSpelling]) -> [String] {
      spellings.map { "\($0.candidates) \($0.file) \($0.isPublic) \($0.firstNames.sorted())" }
    }
    #expect(told(kept.spellings) == told(fresh.spellings))
    #expect(told(kept.colorSpellings) == told(fresh.colorSpellings))
    #expect(kept.declared.firstNames == fresh.declared.firstNames)
    #expect(kept.declared.exports == fresh.declared.exports)
  }

  @Test(arguments: changes) func whatTheCacheKeeps(_ change: Change) throws {
    let cache = IndexCache(path: "\(folder.path)/cache/test.index")
    #expect(cache.store(fresh()))
    try apply(change)
    let loaded = try #require(cache.load())
    let outcome = IndexBuilder(jobs: 1).build(paths, earlier: loaded)
    let declared = DeclaredTokens(loaded)
    let earlier = outcome.change.flatMap { EarlierFacts(cachedBefore: $0, declared.discovery) }
    #expect((earlier != nil) == change.keeps)
    let kept = Project(
      index: outcome.index, declared: earlier == nil ? nil : declared, earlier: earlier,
      sources: [Self.ground])
    expectSame(kept, fresh())
  }

  /// In memory, edit by edit, by what was asked for and by what was not.
  @Test(arguments: changes) func whatAProjectKeeps(_ change: Change) throws {
    var project = fresh()
    let (before, asked) = (fresh(), fresh())
    _ = (asked.tokenUses, asked.habits, asked.knownColorUses)
    try apply(change)
    let text = try #require(Self.texts[change.name]).replacingOccurrences(of: change.old, with: change.new)
    let file = try #require(project.file(atPath: "\(folder.path)/\(change.name)"))
    let after = asked.replacing([file: Array(text.utf8)])
    expectSame(after, fresh())
    expectSame(project.replacing([file: Array(text.utf8)]), fresh())
    // There and back again.
    let back = after.replacing([file: Array(try #require(Self.texts[change.name]).utf8)])
    expectSame(back, before)
    project = asked.settled().replacing([file: Array(text.utf8)], followsEdits: true).settled()
    expectSame(project, fresh())
  }

  /// One edit after the other, each on top of those before.
  @Test func whatIsKeptAfterAllEdits() throws {
    var texts = Self.texts
    var project = fresh()
    for change in Self.changes {
      let text = try #require(texts[change.name])
      guard text.contains(change.old) else { continue }
      let new = text.replacingOccurrences(of: change.old, with: change.new)
      texts[change.name] = new
      try folder.write(change.name, new)
      let file = try #require(project.file(atPath: "\(folder.path)/\(change.name)"))
      _ = (project.tokenUses, project.habits, project.knownColorUses)
      project = project.replacing([file: Array(new.utf8)])
      expectSame(project, fresh())
    }
  }
}
