import Testing

@testable import GlassLintCore

@Suite struct ConfigurationTests {
  private let heavy = 0
  private let radius = 1
  private let padding = 2
  private let lists = 3

  @Test func defaultsAreTheRecommendedPreset() {
    let configuration = Configuration.standard(rules: SampleRules.all)
    let table = configuration.settings(forRelativePath: "a.swift")
    #expect(table.settings.map(\.severity) == [.warning, .error, nil, .info])
    #expect(table[heavy].options == [.number(0.15), .string("allow")])
    #expect(table.enabled == [0, 1, 3])
    #expect(configuration.scales[.spacing]?.step(equalTo: 12) != nil)
    #expect(configuration.scales[.radius]?.steps.last?.value == Scale.capsule)
    // What judges nobody who did not ask for it.
    #expect(configuration.scales.shadows.isEmpty)
    #expect([Role.opacity, .lineWidth, .duration].allSatisfy { configuration.scales[$0] == nil })
    #expect(configuration.origin(of: .spacing) == .preset("glasslint:recommended"))
    #expect(configuration.discoversTokens.value)
  }

  @Test func readsEveryKey() throws {
    let folder = try TemporaryFolder()
    let (loaded, errors) = try folder.configuration(
      """
      {
        "$schema": "docs/glasslint.schema.json",
        "include": ["Sources"], "exclude": "Sources/Generated/",
        "platforms": {"iOS": "17.4.1", "macOS": "15"},
        "tokens": {
          "discover": false, "sources": ["Tokens/*.tokens.json"],
          "spacing": [12, 4, 8], "radius": {"DS.Radius.lg": 20},
          "shadow": {"Shadow.card": {"opacity": 0.05, "radius": 6, "y": 3}},
          "color": {"Color.brand": "#1A2B3C"},
        },
        "rules": {"lists": {"names": ["a"], "map": {"a": "b"}, "steps": [1, 2], "strict": true}},
        "baseline": "ci/baseline.json",
      }
      """)
    #expect(errors == [])
    let configuration = try #require(loaded)
    #expect(configuration.admits("\(folder.path)/Sources/A.swift"))
    #expect(!configuration.admits("\(folder.path)/Sources/Generated/A.swift"))
    #expect(!configuration.admits("\(folder.path)/Tests/A.swift"))
    #expect(!configuration.admits("/elsewhere/A.swift"))
    #expect(configuration.platforms.version(for: .iOS) == PlatformVersion(17, 4, 1))
    #expect(configuration.platforms.version(for: .macOS) == PlatformVersion(15))
    #expect(configuration.platforms.version(for: .tvOS) == nil)
    #expect(!configuration.discoversTokens.value)
    #expect(configuration.tokenSources?.value.matches("\(folder.path)/Tokens/a.tokens.json") == true)
    #expect(configuration.scales[.spacing] == Scale([4, 8, 12]))
    #expect(configuration.scales[.radius]?.steps == [Scale.Step(value: 20, reference: "DS.Radius.lg")])
    #expect(
      configuration.scales.shadows == [ShadowLevel(name: "Shadow.card", opacity: 0.05, radius: 6, y: 3)])
    #expect(configuration.scales.colors == [NamedColor(name: "Color.brand", value: "#1A2B3C")])
    #expect(configuration.origin(of: .spacing) == .file(".glasslint.json", line: 7))
    #expect(configuration.origin(of: .iconSize) == .preset("glasslint:recommended"))
    #expect(configuration.baseline?.value == "\(folder.path)/ci/baseline.json")
    let options = configuration.settings(forRelativePath: "x.swift")[lists].options
    #expect(options == [.strings(["a"]), .map(["a": "b"]), .numbers([1, 2]), .flag(true)])
  }

  @Test func laterLayersWinAndABareLevelKeepsOptions() throws {
    let folder = try TemporaryFolder()
    try folder.write("base.json", #"{"rules": {"heavy-shadow": {"severity": "error", "maxOpacity": 0.3}}}"#)
    let (loaded, errors) = try folder.configuration(
      """
      {
        "extends": ["glasslint:all", "base.json"],
        "rules": {"heavy-shadow": "info", "radius-scale": "off", "screen-padding": {"value": 16}},
        "overrides": [
          {"files": "Legacy", "rules": {"heavy-shadow": {"maxOpacity": 0.5}, "radius-scale": "warning"}},
          {"files": ["Legacy/Old/**"], "rules": {"heavy-shadow": "off"}},
        ],
      }
      """)
    #expect(errors == [])
    let configuration = try #require(loaded)
    let table = configuration.settings(forRelativePath: "A.swift")
    #expect(table[heavy] == RuleSettings(severity: .info, options: [.number(0.3), .string("allow")]))
    #expect(table[radius].severity == nil)
    #expect(table[padding] == RuleSettings(severity: .info, options: [.number(16)]))
    let legacy = configuration.settings(forRelativePath: "Legacy/A.swift")
    #expect(legacy[heavy] == RuleSettings(severity: .info, options: [.number(0.5), .string("allow")]))
    #expect(legacy[radius].severity == .warning)
    let old = configuration.settings(forRelativePath: "Legacy/Old/A.swift")
    #expect(old[heavy] == RuleSettings(severity: nil, options: [.number(0.5), .string("allow")]))
    #expect(
      configuration.foundations == ["glasslint:recommended", "glasslint:all", "base.json", ".glasslint.json"])
  }

  @Test func theRecommendedPresetIsLaidDownOnce() throws {
    let folder = try TemporaryFolder()
    try folder.write(".glasslint.json", #"{"extends": ["glasslint:recommended", "glasslint:all"]}"#)
    var loader = ConfigurationLoader(rules: SampleRules.all, workingDirectory: folder.path)
    let configuration = loader.load(folder.path + "/.glasslint.json")
    #expect(configuration?.foundations == ["glasslint:recommended", "glasslint:all", ".glasslint.json"])
  }

  @Test func selectsRulesForOneRun() {
    let configuration = Configuration.standard(rules: SampleRules.all)
    let only = configuration.selecting(only: [padding, radius], disabled: [radius])
    #expect(only.settings(forRelativePath: "a").settings.map(\.severity) == [nil, nil, .warning, nil])
    let disabled = configuration.selecting(only: nil, disabled: [heavy])
    #expect(disabled.settings(forRelativePath: "a").settings.map(\.severity) == [nil, .error, nil, .info])
    #expect(configuration.settings(forRelativePath: "a")[heavy].severity == .warning)
  }

  @Test func describesWhereEachPartComesFrom() throws {
    let folder = try TemporaryFolder()
    let (loaded, _) = try folder.configuration(
      """
      {"exclude": ["Gen"], "platforms": {"iOS": "17"},
       "rules": {"heavy-shadow": {"maxOpacity": 0.2}},
       "overrides": [{"files": ["Old"], "rules": {"heavy-shadow": "off"}}]}
      """)
    let configuration = try #require(loaded)
    let text = configuration.describe()
    #expect(text.contains(#""iOS": "17.0",  // .glasslint.json:1"#))
    #expect(text.contains(#""severity": "warning",  // glasslint:recommended"#))
    #expect(text.contains(#""maxOpacity": 0.2,  // .glasslint.json:2"#))
    #expect(text.contains(#""palette": "allow",  // default"#))
    #expect(text.contains(#"{"files": ["Old"], "rules": {"heavy-shadow": "off"}},  // .glasslint.json:3"#))
    let file = configuration.describe(forFile: "\(folder.path)/Old/A.swift")
    #expect(file.contains(#""severity": "off",  // .glasslint.json:3"#))
    #expect(!file.contains("overrides"))
  }

  @Test func itsDescriptionIsAConfiguration() throws {
    let folder = try TemporaryFolder()
    let (loaded, _) = try folder.configuration(
      ##"{"tokens": {"color": {"C.a": "#000000"}}, "rules": {"lists": {"map": {"b": "c"}}}}"##)
    let (again, errors) = try folder.configuration(try #require(loaded).describe())
    #expect(errors == [])
    #expect(again?.scales[.opacity] == loaded?.scales[.opacity])
    #expect(
      again?.settings(forRelativePath: "a").settings == loaded?.settings(forRelativePath: "a").settings)
  }

  @Test func presetsNameOnlyWhatExists() {
    #expect(Set(Presets.all.map(\.name)).count == Presets.all.count)
    for preset in Presets.all {
      #expect(preset.name.hasPrefix("glasslint:"))
      for (id, change) in preset.rules {
        guard let rule = RuleRegistry.rule(id) else {
          Issue.record("\(preset.name) names \(id), which is no rule")
          continue
        }
        #expect(Set(change.options.keys).isSubset(of: rule.options.map(\.name)))
      }
    }
  }

  @Test func aPresetGivesNumbersOfItsOwn() {
    let preset = Preset(
      name: "glasslint:sample", summary: "a sample",
      rules: [
        "heavy-shadow": .init(options: ["maxOpacity": .number(0.25)]), "screen-padding": .init(.warning),
      ],
      scales: [.spacing: Scale([5, 10])])
    var configuration = Configuration.standard(rules: SampleRules.all)
    configuration.apply(preset)
    let table = configuration.settings(forRelativePath: "a.swift")
    #expect(table[heavy] == RuleSettings(severity: .warning, options: [.number(0.25), .string("allow")]))
    #expect(table[padding].severity == .warning)
    #expect(table[radius].severity == .error)
    #expect(configuration.scales[.spacing] == Scale([5, 10]))
    #expect(configuration.origin(of: .spacing) == .preset("glasslint:sample"))
  }

  @Test func examplesGetTheirOptionsByName() {
    let rule = SampleRules.all[heavy]
    let settings = RuleSettings(enabling: rule, options: ["maxOpacity": .number(0.4)])
    #expect(settings == RuleSettings(severity: .warning, options: [.number(0.4), .string("allow")]))
    #expect(Platforms(names: ["iOS": "16.4"]) == Platforms([.iOS: PlatformVersion(16, 4)]))
  }

  @Test func versionsCompareByTheirNumbers() {
    #expect(PlatformVersion("17.10") == PlatformVersion(17, 10))
    #expect(PlatformVersion(17, 9) < PlatformVersion(17, 10))
    for text in ["", "17.", ".1", "1.2.3.4", "-1", "17a", "9999999", "+1"] {
      #expect(PlatformVersion(text) == nil)
    }
  }
}

@Suite struct ConfigurationStoreTests {
  private func store(_ folder: TemporaryFolder, _ file: String? = nil, at directory: String? = nil)
    -> ConfigurationStore
  {
    ConfigurationStore(
      rules: SampleRules.all, workingDirectory: directory ?? folder.path, configurationFile: file)
  }

  @Test func theNearestFileGovernsAlone() throws {
    let folder = try TemporaryFolder()
    try folder.write(".glasslint.json", #"{"rules": {"radius-scale": "off"}}"#)
    try folder.write("A/B/.glasslint.json", #"{"rules": {"heavy-shadow": "off"}}"#)
    let store = store(folder)
    let outer = try #require(store.configuration(governing: "\(folder.path)/A"))
    let inner = try #require(store.configuration(governing: "\(folder.path)/A/B/C"))
    #expect(store.configuration(governing: folder.path) == outer)
    #expect(store.configurations.map(\.file) == [".glasslint.json", "A/B/.glasslint.json"])
    let severities = store.configurations[inner].settings(forRelativePath: "x.swift").settings.map(\.severity)
    #expect(severities == [nil, .error, nil, .info])
  }

  @Test func aNamedFileGovernsAllWithGlobsFromTheWorkingDirectory() throws {
    let folder = try TemporaryFolder()
    try folder.write(".glasslint.json", "not read")
    try folder.write("ci/strict.json", #"{"exclude": ["Gen"]}"#)
    let store = store(folder, "ci/strict.json")
    let index = try #require(store.configuration(governing: "\(folder.path)/A"))
    #expect(store.errors == [])
    #expect(!store.configurations[index].admits("\(folder.path)/Gen/A.swift"))
  }

  @Test func aNamedFileSaysNothingAboutWhereTheProjectIs() throws {
    let folder = try TemporaryFolder()
    try folder.write("strict.json", #"{"extends": "glasslint:all"}"#)
    try folder.write("App/View.swift")
    let store = store(folder, "../strict.json", at: "\(folder.path)/App")
    let index = try #require(store.configuration(governing: "\(folder.path)/App"))
    let root = store.configurations[index].projectRoot(holding: "\(folder.path)/App/View.swift")
    #expect(root == "\(folder.path)/App")
  }

  @Test func aBrokenFileIsReportedOnce() throws {
    let folder = try TemporaryFolder()
    try folder.write("A/.glasslint.json", "{")
    let store = store(folder)
    #expect(store.configuration(governing: "\(folder.path)/A") == nil)
    #expect(store.configuration(governing: "\(folder.path)/A/B") == nil)
    #expect(store.configuration(governing: folder.path) != nil)
    #expect(
      store.errors.map(\.description) == ["A/.glasslint.json:1:1: this object never ends; close it with }"])
  }

  @Test func aFileThatCannotBeReadIsAnErrorAndNotPassedOver() throws {
    let folder = try TemporaryFolder()
    try folder.link(".glasslint.json", to: "nowhere")
    try folder.write("A/.glasslint.json/x")
    let store = store(folder)
    #expect(store.configuration(governing: folder.path) == nil)
    #expect(store.configuration(governing: "\(folder.path)/A") == nil)
    #expect(store.errors.map(\.file) == [".glasslint.json", "A/.glasslint.json"])
  }

  @Test func aMissingNamedFileIsAnError() throws {
    let folder = try TemporaryFolder()
    let store = store(folder, "none.json")
    #expect(store.configuration(governing: folder.path) == nil)
    #expect(store.errors.map(\.description) == ["none.json: cannot be read: No such file or directory"])
  }
}
