import Foundation
import Testing

@testable import GlassLintCore

@Suite struct CatalogTests {
  @Test func askingTellsNoFromUnknown() {
    #expect(Catalog.views.has(Name("VStack"), .stack))
    #expect(Catalog.views.hasAny(Name("VStack"), [.control, .column]))
    #expect(!Catalog.views.has(Name("Text"), .stack))
    #expect(Catalog.views[Name("Text")] != nil)
    #expect(Catalog.views[Name("Textt")] == nil)
    #expect(!Catalog.views.has(Name("Textt"), .text))
    #expect(Catalog.modifiers.has(Name("padding"), .room))
    #expect(Catalog.modifiers[Name("VStack")] == nil)
  }

  /// What a package's container shows is where it stands, whatever the container is called.
  @Test func knowsContainersOfPackages() {
    #expect(Catalog.views.has(Name("WithViewStore"), .container))
    #expect(Catalog.views.has(Name("IfLetStore"), .wrapper))
  }

  @Test func namesTakePoliciesIn() {
    let names = Catalog.views.names(.navigation, except: ["NavigationView"], also: ["HomeStack"])
    #expect(names.strings == ["HomeStack", "NavigationSplitView", "NavigationStack", "NavigationStackStore"])
  }

  @Test func rowsAreWhole() {
    check(Catalog.views)
    check(Catalog.modifiers)
  }

  private func check<Facts: CatalogFacts>(_ table: CatalogTable<Facts>) {
    let names = table.rows.map(\.name.string)
    #expect(names.count > 150)
    #expect(Set(names).count == names.count)
    for row in table.rows {
      #expect((2019...2025).contains(row.year), "\(row.name.string)")
      #expect(Set(row.lacking).count == row.lacking.count && row.lacking.count < 5, "\(row.name.string)")
      #expect(table[row.name] == row.facts)
    }
  }

  /// A fact that no row has, or nobody asks, is not known to be right.
  @Test func factsAreUsed() throws {
    let code = try Self.readers()
    check(ViewFacts.self, Catalog.views, code)
    check(ModifierFacts.self, Catalog.modifiers, code)
  }

  private func check<Facts: CatalogFacts>(_ facts: Facts.Type, _ table: CatalogTable<Facts>, _ code: String) {
    #expect(Set(facts.words.map(\.fact.rawValue)).count == facts.words.count)
    for (word, fact) in facts.words {
      #expect(fact.rawValue.nonzeroBitCount == 1, "\(word)")
      #expect(table.rows.contains { $0.facts.rawValue & fact.rawValue != 0 }, "no row is `\(word)`")
      #expect(code.contains(".\(word)"), "nobody asks for `\(word)`")
    }
  }

  /// The lines of all files that ask the catalog.
  private static func readers() throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/GlassLintCore").path
    var code = ""
    for file in try #require(FileManager.default.subpaths(atPath: root)) where file.hasSuffix(".swift") {
      guard !file.hasPrefix("Design/Catalog"),
        let data = FileManager.default.contents(atPath: "\(root)/\(file)")
      else { continue }
      let text = String(decoding: data, as: UTF8.self)
      for match in text.matches(of: /(Catalog\.(views|modifiers)|ViewFacts =)[^\n]*\n[^\n]*/) {
        code += match.0
      }
    }
    return code
  }

  /// Both tables know since when an API is there; they do not contradict each other.
  @Test func availabilityAgrees() {
    for api in AvailableAPIs.all {
      let row: (year: Int, lacking: [Platform])?
      switch api.use {
      case .modifier(label: nil):
        row = Catalog.modifiers.rows.first { $0.name == api.name }.map { ($0.year, $0.lacking) }
      case .type: row = Catalog.views.rows.first { $0.name == api.name }.map { ($0.year, $0.lacking) }
      default: row = nil
      }
      guard let row else { continue }
      let years = api.release.versions.filter { $0.key != .macCatalyst && $0.key != .visionOS }.map {
        Self.year($0.key, $0.value)
      }
      if let first = years.min() { #expect(first == row.year, "\(api.name)") }
      let missing = api.release.missing.subtracting([.macCatalyst])
      #expect(missing.isSubset(of: row.lacking), "\(api.name)")
      #expect(Set(api.release.versions.keys).isDisjoint(with: row.lacking), "\(api.name)")
    }
  }

  /// The year of the SDK with a version: 2022 for iOS 16.4.
  private static func year(_ platform: Platform, _ version: PlatformVersion) -> Int {
    if version.major >= 26 { return 1999 + version.major }
    switch platform {
    case .iOS, .tvOS, .macCatalyst: return 2006 + version.major
    case .macOS: return version.major == 10 ? 2004 + version.minor : 2009 + version.major
    case .watchOS: return 2013 + version.major
    case .visionOS: return 2022 + version.major
    }
  }
}
