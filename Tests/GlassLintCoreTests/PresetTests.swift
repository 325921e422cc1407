import Foundation
import Testing

@testable import GlassLintCore

/// The presets of the seed documents: their numbers, where a project has no tokens of its own, and how they compose.
@Suite struct PresetTests {
  private static func configuration(extending names: [String]) throws -> Configuration {
    let folder = try TemporaryFolder()
    let list = names.map { "\"\($0)\"" }.joined(separator: ", ")
    try folder.write(".glasslint.json", "{\"extends\": [\(list)]}")
    var loader = ConfigurationLoader(rules: RuleRegistry.all, workingDirectory: folder.path)
    let configuration = loader.load("\(folder.path)/.glasslint.json")
    #expect(loader.errors.isEmpty)
    return try #require(configuration)
  }

  /// `LINE: RULE` for each finding in a file under a preset.
  private static func findings(_ preset: String, _ code: String) throws -> [String] {
    let folder = try TemporaryFolder()
    try folder.write(".glasslint.json", "{\"extends\": \"\(preset)\"}")
    try folder.write("A.swift", "import SwiftUI\n" + code)
    let run = try FixtureRun("\(folder.path)/A.swift")
    return run.findings(run.bytes).map { "\($0.location.start.line - 1): \($0.rule)" }
  }

  @Test func theAccessibilityPresetHasAllRulesAboutIt() throws {
    let configuration = try Self.configuration(extending: ["glasslint:accessibility"])
    let table = configuration.settings(forRelativePath: "")
    for (position, rule) in RuleRegistry.all.enumerated() where !rule.criteria.isEmpty {
      #expect(table[position].severity != nil, "\(rule.id)")
    }
    let toggle = #"struct Row: View { var body: some View { Toggle("", isOn: $isOn) } }"#
    #expect(try Self.findings("glasslint:accessibility", toggle) == ["1: empty-label"])
    let icon =
      #"Button(action: go) { Image(systemName: "x").frame(width: SIZE, height: SIZE) }.accessibilityLabel("Go")"#
    let sizes = ["20", "28"].map { icon.replacingOccurrences(of: "SIZE", with: $0) }
    #expect(
      try sizes.map { try Self.findings("glasslint:accessibility", "let b = " + $0) } == [
        ["1: touch-target"], [],
      ])
  }

  @Test(
    "A preset's own numbers hold",
    arguments: [
      (
        "event-creation", "let card = RoundedRectangle(cornerRadius: 10, style: .continuous)",
        ["1: radius-scale"]
      ),
      ("event-creation", "let card = RoundedRectangle(cornerRadius: 6, style: .continuous)", []),
      (
        "event-creation", "let text = Text(\"a\").shadow(color: .black.opacity(0.12), radius: 16, y: 8)",
        ["1: shadow-scale", "1: heavy-shadow"]
      ),
      ("idp", "let card = RoundedRectangle(cornerRadius: 24, style: .continuous)", ["1: radius-scale"]),
      ("idp", "let card = RoundedRectangle(cornerRadius: 16, style: .continuous)", ["1: radius-scale"]),
      ("idp", "let dock = RoundedRectangle(cornerRadius: 20, style: .continuous)", []),
      ("focusflow", "let stack = VStack(spacing: 40) {}", ["1: spacing-scale"]),
      ("focusflow", "let stack = VStack(spacing: 20) {}", []),
      ("focusflow", "let stack = VStack(spacing: 0) {}", []),
      ("focusflow", "let card = RoundedRectangle(cornerRadius: 6, style: .continuous)", ["1: radius-scale"]),
      ("focusflow", "let pill = RoundedRectangle(cornerRadius: 999, style: .continuous)", []),
      ("focusflow", "let text = Text(\"a\").font(.system(size: 14))", ["1: font-scale"]),
      ("focusflow", "let text = Text(\"a\").font(.system(size: 13))", []),
      ("focusflow", "let dot = Circle().fill(Color.white.opacity(0.5))", []),
      ("focusflow", "let dot = Circle().fill(Color.white.opacity(0.04))", ["1: opacity-scale"]),
      ("focusflow", "let text = Text(\"a\").shadow(color: .black.opacity(0.2), radius: 20, y: 10)", []),
      (
        "focusflow", "let text = Text(\"a\").shadow(color: .black.opacity(0.05), radius: 6, y: 3)",
        ["1: shadow-scale"]
      ),
    ])
  func numbers(preset: String, code: String, expected: [String]) throws {
    #expect(try Self.findings("glasslint:\(preset)", code) == expected)
  }

  @Test func aProjectsOwnSystemIsAllThereIs() throws {
    let configuration = try Self.configuration(extending: ["glasslint:tokens-only"])
    #expect(Role.allCases.allSatisfy { configuration.scales[$0] == nil })
    let stray = "let stack = VStack(spacing: 17) { Image(\"a\").shadow(radius: 30) }"
    #expect(try Self.findings("glasslint:tokens-only", stray).isEmpty)
    let tokens = """
      enum Spacing { static let small: CGFloat = 8; static let medium: CGFloat = 16; static let large: CGFloat = 24 }
      let stack = VStack(spacing: 17) { Text("a").padding(16) }
      """
    #expect(try Self.findings("glasslint:tokens-only", tokens) == ["2: spacing-scale", "2: prefer-token"])
  }

  @Test func allOfGlassIsAWarning() throws {
    let table = try Self.configuration(extending: ["glasslint:liquid-glass"]).settings(
      forRelativePath: "A.swift")
    let unnamed = ["custom-background", "private-api"]
    for (index, rule) in RuleRegistry.all.enumerated()
    where rule.theme == .glass && !unnamed.contains(rule.id) {
      #expect(table.settings[index].severity == .warning, "\(rule.id)")
    }
  }

  @Test func theLaterOfTwoPresetsWinsByRole() throws {
    let first = try Self.configuration(extending: ["glasslint:event-creation", "glasslint:idp"])
    #expect(first.scales[.radius] == Presets.idp.scales[.radius])
    #expect(first.origin(of: .radius) == .preset("glasslint:idp"))
    #expect(first.scales.shadows == Presets.eventCreation.shadows)
    #expect(first.origin(of: .shadow) == .preset("glasslint:event-creation"))
    #expect(first.scales[.spacing] == Presets.recommended.scales[.spacing])

    let second = try Self.configuration(extending: ["glasslint:idp", "glasslint:event-creation"])
    #expect(second.scales[.radius] == Presets.eventCreation.scales[.radius])
    #expect(second.scales[.iconSize] == Presets.idp.scales[.iconSize])
  }

  @Test func theLaterOfTwoPresetsWinsByOption() throws {
    func maxOpacity(_ names: [String]) throws -> OptionValue? {
      let table = try Self.configuration(extending: names).settings(forRelativePath: "A.swift")
      let rule = try #require(RuleRegistry.all.firstIndex { $0.id == "heavy-shadow" })
      let option = try #require(RuleRegistry.all[rule].options.firstIndex { $0.name == "maxOpacity" })
      return table.settings[rule].options[option]
    }
    #expect(try maxOpacity(["glasslint:focusflow"]) == .number(0.26))
    #expect(try maxOpacity(["glasslint:focusflow", "glasslint:event-creation"]) == .number(0.15))
    #expect(try maxOpacity(["glasslint:event-creation", "glasslint:idp"]) == .number(0.15))
  }

  @Test func everyOptionOfAPresetIsOfItsKind() {
    for preset in Presets.all {
      for (id, change) in preset.rules {
        for (name, value) in change.options {
          guard let option = RuleRegistry.rule(id)?.options.first(where: { $0.name == name }) else {
            continue
          }
          #expect(value.fits(option.kind), "\(preset.name): \(id).\(name)")
        }
      }
    }
  }

  @Test func aConfigurationOverridesItsPreset() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      ".glasslint.json",
      #"{"extends": "glasslint:focusflow", "tokens": {"radius": [10]}, "rules": {"continuous-corners": "off"}}"#
    )
    try folder.write("A.swift", "import SwiftUI\nlet card = RoundedRectangle(cornerRadius: 10)\n")
    let run = try FixtureRun("\(folder.path)/A.swift")
    #expect(run.findings(run.bytes).isEmpty)
  }

  @Test func anUnknownPresetNamesTheNearest() throws {
    let folder = try TemporaryFolder()
    let (configuration, errors) = try folder.configuration(#"{"extends": ["glasslint:focus-flow"]}"#)
    #expect(configuration == nil)
    #expect(
      errors == [
        #".glasslint.json:1:14: unknown preset "glasslint:focus-flow"; did you mean "glasslint:focusflow"?"#
      ])
  }

  @Test func filesInACircleAreAnErrorWithAPlace() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.json", #"{"extends": ["glasslint:idp", "b.json"]}"#)
    try folder.write("b.json", #"{"extends": "c.json"}"#)
    try folder.write("c.json", #"{"extends": "a.json"}"#)
    let (configuration, errors) = try folder.configuration(#"{"extends": "a.json"}"#)
    #expect(configuration == nil)
    #expect(errors.count == 1)
    #expect(
      errors.first?.hasPrefix(#"c.json:1:13: "a.json" extends itself, directly or through others"#) == true)
  }
}

extension OptionValue {
  fileprivate func fits(_ kind: RuleOption.Kind) -> Bool {
    switch (self, kind) {
    case (.number(let number), .number(let range)): range.contains(number)
    case (.flag, .flag), (.strings, .strings), (.map, .map), (.lists, .lists): true
    case (.string(let word), .choice(let words)): words.contains(word)
    case (.numbers(let numbers), .numbers(let range)): numbers.allSatisfy(range.contains)
    default: false
    }
  }
}
