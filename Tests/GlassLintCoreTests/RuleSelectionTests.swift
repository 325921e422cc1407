import Testing

@testable import GlassLintCore

/// What a run asks of the rules, over what the configuration says.
@Suite struct RuleSelectionTests {
  private static let rules = [
    rule("round", .corners, .warning), rule("nested", .corners, nil), rule("dark", .shadows, .info),
    rule("wide", .shadows, .warning), rule("motion", .color, nil),
  ]

  private static func rule(_ id: String, _ theme: Rule.Theme, _ severity: Severity?) -> Rule {
    Rule(
      id: id, theme: theme, summary: "a thing", rationale: "It is bad.", severity: severity, fixable: .never,
      seeds: [], examples: [], triggers: .init(), check: { _, _ in })
  }

  private func configuration(_ json: String) throws -> Configuration {
    let folder = try TemporaryFolder()
    try folder.write(".glasslint.json", json)
    var loader = ConfigurationLoader(rules: Self.rules, workingDirectory: folder.path)
    let configuration = loader.load("\(folder.path)/.glasslint.json")
    return try #require(configuration, "\(loader.errors)")
  }

  private func levels(
    _ selection: RuleSelection, _ json: String = "{}", file: String = "A.swift"
  ) throws -> [String: Severity] {
    let selected = try #require(selection.applied(to: [try configuration(json)]).first)
    let table = selected.settings(forRelativePath: file)
    let pairs = Self.rules.indices.compactMap { index in
      table.settings[index].severity.map { (Self.rules[index].id, $0) }
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  @Test func aThemeStandsForItsRules() throws {
    #expect(try levels(RuleSelection(only: ["corners"])) == ["round": .warning, "nested": .warning])
    #expect(try levels(RuleSelection(disabled: ["shadows"])) == ["round": .warning])
    #expect(
      try levels(RuleSelection(only: ["corners", "dark"], disabled: ["round"])) == [
        "nested": .warning, "dark": .info,
      ])
  }

  @Test func aRuleGoesBeforeAThemeOfItsName() throws {
    #expect(try levels(RuleSelection(only: ["motion"])) == ["motion": .warning])
  }

  @Test func whatAFileHasOffStaysOff() throws {
    let json =
      #"{"rules": {"round": "off", "dark": "off"}, "overrides": [{"files": "Old", "rules": {"round": "error", "wide": "off"}}]}"#
    let all = RuleSelection(only: ["corners", "shadows"])
    #expect(try levels(all, json) == ["nested": .warning, "wide": .warning])
    #expect(try levels(all, json, file: "Old/A.swift") == ["round": .error, "nested": .warning])
    #expect(try levels(RuleSelection(levels: [("dark", .error)]), json)["dark"] == nil)
  }

  @Test func asksForTheProjectWhereAnOverrideHasARuleOn() throws {
    let rule = Rule(
      id: "far", theme: .color, summary: "a thing", rationale: "It is bad.", severity: nil, fixable: .never,
      seeds: [], examples: [], triggers: .init(), usesProject: true, check: { _, _ in })
    let folder = try TemporaryFolder()
    try folder.write(
      ".glasslint.json",
      #"{"rules": {"far": "off"}, "overrides": [{"files": "Old", "rules": {"far": "error"}}]}"#)
    var loader = ConfigurationLoader(rules: [rule], workingDirectory: folder.path)
    let configuration = loader.load("\(folder.path)/.glasslint.json")
    let loaded = try #require(configuration)
    #expect(RuleSelection(only: ["far"]).applied(to: [loaded])[0].usesProject)
    #expect(!RuleSelection(disabled: ["far"]).applied(to: [loaded])[0].usesProject)
  }

  @Test func levelsGoOverThoseOfTheConfiguration() throws {
    let json = #"{"overrides": [{"files": "Old", "rules": {"round": "info"}}]}"#
    let raised = RuleSelection(levels: [("corners", .error), ("motion", .info)])
    // A theme switches nothing on, an id does.
    #expect(
      try levels(raised, json, file: "Old/A.swift")
        == ["round": .error, "dark": .info, "wide": .warning, "motion": .info])
    let later = RuleSelection(levels: [("shadows", .error), ("wide", .info)])
    #expect(try levels(later) == ["round": .warning, "dark": .error, "wide": .info])
    #expect(
      try levels(RuleSelection(only: ["corners"], levels: [("corners", .info)])) == [
        "round": .info, "nested": .info,
      ])
  }

  @Test func tellsWhatIsWithheld() throws {
    let off = try configuration(#"{"rules": {"round": "off"}}"#)
    let on = try configuration("{}")
    let selection = RuleSelection(only: ["round", "corners"], levels: [("dark", .error)])
    #expect(selection.withheld(in: [off]).map(\.rule) == ["round"])
    #expect(selection.withheld(in: [off, on]).isEmpty)
    #expect(selection.withheld(in: []).isEmpty)
    let reopened = try configuration(
      #"{"rules": {"round": "off"}, "overrides": [{"files": "Old", "rules": {"round": "info"}}]}"#)
    #expect(selection.withheld(in: [reopened]).isEmpty)
  }

  @Test func unknownNamesAreSuggested() {
    let store = ConfigurationStore(workingDirectory: "/")
    #expect(
      RuleSelection(only: ["cornrs"]).mistake(against: store)
        == #"unknown rule "cornrs"; did you mean "corners"?"#)
    #expect(
      RuleSelection(levels: [("heavy-shadw", .error)]).mistake(against: store)
        == #"unknown rule "heavy-shadw"; did you mean "heavy-shadow"?"#)
    #expect(RuleSelection(only: Set(Rule.Theme.names)).mistake(against: store) == nil)
  }
}

@Suite struct RunAdjustmentTests {
  private func store(_ folder: TemporaryFolder, preset: String? = nil, exclude: [String] = [])
    -> ConfigurationStore
  {
    ConfigurationStore(
      workingDirectory: folder.path,
      adjustments: .init(
        preset: preset.flatMap { Presets.named($0) },
        exclude: exclude.isEmpty ? nil : GlobSet(directory: folder.path, texts: exclude)))
  }

  private func configuration(_ store: ConfigurationStore) throws -> Configuration {
    let index = try #require(store.configuration(governing: store.workingDirectory), "\(store.errors)")
    return store.configurations[index]
  }

  @Test func aPresetTakesThePlaceOfWhatIsExtended() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "base.json",
      #"""
      {"exclude": "Gen", "rules": {"image-label": "off"},
       "customRules": [{"id": "no-a", "pattern": "a()", "message": "m"}, {"id": "no-b", "pattern": "b()", "message": "m"}]}
      """#)
    try folder.write(
      ".glasslint.json",
      #"{"extends": ["glasslint:focusflow", "base.json"], "rules": {"heavy-shadow": "error", "no-a": "info"}}"#
    )
    let configuration = try configuration(store(folder, preset: "all"))
    #expect(configuration.foundations == ["glasslint:recommended", "glasslint:all", ".glasslint.json"])
    #expect(configuration.exclude == nil)
    func level(_ id: String) throws -> Severity? {
      configuration.settings(forRelativePath: "A.swift")[try #require(configuration.position(of: id))]
        .severity
    }
    #expect(try level("heavy-shadow") == .error)
    #expect(try level("image-label") == .warning)
    #expect(try level("list-style") == .info)
    // What is defined elsewhere can still be set, and is off where it is not.
    #expect(try level("no-a") == .info)
    #expect(try level("no-b") == nil)
  }

  @Test func filesThatLoseTheirSayStillHoldTheProject() throws {
    let folder = try TemporaryFolder()
    try folder.write(".glasslint.json", "{}")
    try folder.write("App/.glasslint.json", #"{"extends": "../.glasslint.json"}"#)
    try folder.write(".git/HEAD", "")
    let store = store(folder, preset: "recommended")
    let index = try #require(store.configuration(governing: "\(folder.path)/App"), "\(store.errors)")
    #expect(store.configurations[index].projectRoot(holding: "\(folder.path)/App/A.swift") == folder.path)
    #expect(store.configurations[index].foundations == ["glasslint:recommended", "App/.glasslint.json"])
  }

  @Test func aPresetNeedsNoConfiguration() throws {
    let folder = try TemporaryFolder()
    #expect(
      try configuration(store(folder, preset: "glasslint:focusflow")).foundations
        == ["glasslint:recommended", "glasslint:focusflow"])
    #expect(try configuration(store(folder, preset: "recommended")).foundations == ["glasslint:recommended"])
  }

  @Test func leavesOutFilesBesides() throws {
    let folder = try TemporaryFolder()
    try folder.write(".glasslint.json", #"{"exclude": "Gen"}"#)
    for name in ["Gen/A.swift", "Old/A.swift", "New/A.swift", "New/B.swift"] { try folder.write(name) }
    let finder = FileFinder(store: store(folder, exclude: ["Old", "**/B.swift"]))
    #expect(finder.find(["."]).files.map(\.path) == ["New/A.swift"])
    let named = finder.find(["Gen/A.swift", "Old/A.swift", "New/A.swift"])
    #expect(named.files.map(\.path) == ["New/A.swift"])
    #expect(
      named.excluded.map { "\($0.path) \($0.reason)" } == [
        #"Gen/A.swift is excluded by "exclude" in .glasslint.json:1"#, "Old/A.swift is excluded by --exclude",
      ])
  }

  @Test func tellsWhatLeavesNothingToLint() throws {
    let folder = try TemporaryFolder()
    try folder.write("Sources/A.swift")
    try folder.write("empty/read.me")
    try folder.write(".glasslint.json", "{\n  \"include\": \"Source\"}")
    #expect(
      FileFinder(store: store(folder)).emptiness(of: ["empty", "."])?.description
        == ".glasslint.json:2:1: \"include\" matches none of the 1 Swift file below .; its globs are relative to \(folder.path)"
    )
    #expect(FileFinder(store: store(folder)).emptiness(of: ["empty", "Sources/A.swift"]) == nil)
    try folder.write(".glasslint.json", #"{"exclude": "Sources"}"#)
    #expect(
      FileFinder(store: store(folder)).emptiness(of: ["."])?.description
        == #".glasslint.json:1:1: "exclude" leaves out all of the 1 Swift file below .; exclude less"#)
    try folder.write(".glasslint.json", "{}")
    #expect(
      FileFinder(store: store(folder, exclude: ["*"])).emptiness(of: ["."])?.description
        == "--exclude: leaves out all of the 1 Swift file below .; exclude less")
  }
}
