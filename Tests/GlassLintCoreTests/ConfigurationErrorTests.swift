import Testing

@testable import GlassLintCore

@Suite struct ConfigurationErrorTests {
  @Test(
    arguments: [
      (#"{"rule": {}}"#, #"1:2: unknown configuration key "rule"; did you mean "rules"?"#),
      (
        #"{"rules": {"radius-scal": "off"}}"#,
        #"1:12: unknown rule "radius-scal"; did you mean "radius-scale"?"#
      ),
      (
        #"{"rules": {"radius-scale": "warn"}}"#,
        #"1:28: unknown value of "radius-scale": "warn"; did you mean "warning"?"#
      ),
      (
        #"{"rules": {"radius-scale": 3}}"#,
        #"must be "off", "info", "warning", "error" or an object, not a number"#
      ),
      (
        #"{"rules": {"heavy-shadow": {"maxOpacty": 1}}}"#,
        #"1:29: unknown option of heavy-shadow "maxOpacty"; did you mean "maxOpacity"?"#
      ),
      (#"{"rules": {"heavy-shadow": {"maxOpacity": 2}}}"#, #"1:43: "maxOpacity" must be from 0 to 1, not 2"#),
      (
        #"{"rules": {"heavy-shadow": {"maxOpacity": "x"}}}"#,
        #"1:43: "maxOpacity" must be a number, not text"#
      ),
      (#"{"rules": {"heavy-shadow": {"palette": "flg"}}}"#, #"did you mean "flag"?"#),
      (
        #"{"rules": {"lists": {"names": [1]}}}"#,
        #"1:32: "names" must be text in double quotes, not a number"#
      ),
      (#"{"rules": {"lists": {"steps": [11]}}}"#, #"1:32: "steps" must be from 0 to 10, not 11"#),
      (#"{"extends": "glasslint:recomended"}"#, #"did you mean "glasslint:recommended"?"#),
      (
        #"{"extends": "recommended"}"#,
        #"1:13: "recommended" does not exist; did you mean "glasslint:recommended"?"#
      ),
      (#"{"extends": ["glasslint:all", "no.json"]}"#, #"1:31: "no.json" does not exist; name a file"#),
      (#"{"extends": ".glasslint.json"}"#, #"1:13: ".glasslint.json" extends itself"#),
      (#"{"extends": "../up.json"}"#, #"1:13: "../up.json" leads out of the configuration's folder"#),
      (#"{"extends": "/etc/passwd"}"#, #"leads out of"#),
      (#"{"baseline": "../b.json"}"#, #"1:14: "../b.json" leads out of"#),
      (#"{"include": ["a/[b"]}"#, #"1:17: "[" is never closed"#),
      (#"{"exclude": "../x"}"#, #"1:13: ".." leads out of the folder"#),
      (#"{"platforms": {"ios": "17"}}"#, #"1:16: unknown platform "ios"; did you mean "iOS"?"#),
      (#"{"platforms": {"iOS": 17}}"#, #"1:23: "iOS" must be text in double quotes, not a number"#),
      (#"{"platforms": {"iOS": "v17"}}"#, #"1:23: "v17" is not a version; write it like "17.0""#),
      (#"{"tokens": {"spacng": []}}"#, #"1:13: unknown key of "tokens" "spacng"; did you mean "spacing"?"#),
      (#"{"tokens": {"spacing": ["x"]}}"#, #"1:25: "spacing" must be a number, not text"#),
      (
        #"{"tokens": {"spacing": {"a b": 1}}}"#,
        #"1:25: "a b" is not a Swift name; write it like "DS.Spacing.xl""#
      ),
      (#"{"tokens": {"opacity": [2]}}"#, #"1:25: "opacity" must be from 0 to 1, not 2"#),
      (#"{"tokens": {"shadow": [{"opacity": 0.1, "radius": 2}]}}"#, #"1:24: "shadow" needs "y"; add it"#),
      (##"{"tokens": {"color": ["#12"]}}"##, ##"1:23: "#12" is not a color"##),
      (#"{"customRules": {}}"#, #"1:17: "customRules" must be a list, not an object"#),
      (#"{"overrides": [{"rules": {}}]}"#, #"1:16: "overrides" needs "files"; add it"#),
      (#"[]"#, #"1:1: "configuration" must be an object, not a list"#),
      ("{\n  \"é😀\": 1\n}", "2:3: unknown configuration key"),
      ("// é\n{\"rules\": {\"a\": \"é\u{301}\" x}}", "2:22: expected \",\" or \"}\""),
    ])
  func names(text: String, message: String) throws {
    let folder = try TemporaryFolder()
    let (configuration, errors) = try folder.configuration(text)
    #expect(configuration == nil)
    #expect(errors.count == 1, "\(errors)")
    #expect(errors.first?.contains(message) == true, "\(errors)")
    #expect(errors.first?.hasPrefix(".glasslint.json:") == true)
  }

  @Test func allMistakesOfAFileAreReportedInOrder() throws {
    let folder = try TemporaryFolder()
    let (_, errors) = try folder.configuration(
      """
      {
        "baseline": "../x",
        "rules": {"nope": "off", "radius-scale": "loud"},
        "rules": {},
        "include": [1, "[", "ok"]
      }
      """)
    #expect(
      errors.map { String($0.dropFirst(".glasslint.json:".count).prefix(4)) } == [
        "2:15", "3:13", "3:44", "4:3:", "5:15", "5:18",
      ])
  }

  @Test func aMistakeInABaseIsReportedThere() throws {
    let folder = try TemporaryFolder()
    try folder.write("a/base.json", #"{"extends": "../.glasslint.json", "rulez": {}}"#)
    let (_, errors) = try folder.configuration(#"{"extends": "a/base.json"}"#)
    #expect(errors.count == 2)
    #expect(errors.allSatisfy { $0.hasPrefix("a/base.json:1:") })
  }

  @Test func aLinkDoesNotLeadOutOfTheRepository() throws {
    let outside = try TemporaryFolder()
    try outside.write("secret.json", "{}")
    let folder = try TemporaryFolder()
    try folder.write(".git/HEAD")
    try folder.write("shared.json", "{}")
    try folder.link("link.json", to: "\(outside.path)/secret.json")
    let (_, errors) = try folder.configuration(#"{"extends": "../link.json"}"#, file: "App/.glasslint.json")
    #expect(errors.first?.contains("leads out of the repository") == true)
    let (configuration, none) = try folder.configuration(
      #"{"extends": "../shared.json"}"#, file: "App/.glasslint.json")
    #expect(configuration != nil)
    #expect(none == [])
  }

  @Test func doublingChainsEnd() throws {
    let folder = try TemporaryFolder()
    for index in 0..<40 {
      try folder.write("\(index).json", "{\"extends\": [\"\(index + 1).json\", \"\(index + 1).json\"]}")
    }
    try folder.write("40.json", "{}")
    let (configuration, errors) = try folder.configuration(#"{"extends": "0.json"}"#)
    #expect(configuration == nil)
    #expect(errors.first?.contains("extend fewer") == true)
  }
}
