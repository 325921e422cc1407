import Testing

@testable import GlassLintCore

@Suite struct DesignTokenFileTests {
  private func read(_ json: String, _ templates: TokenTemplates = TokenTemplates()) -> TokenReading {
    DesignTokenFile.read(Array(json.utf8), file: "a.tokens.json", templates: templates)
  }

  /// The tokens by name, of a file without mistakes.
  private func values(_ json: String) -> [String: DesignToken.Value] {
    let reading = read(json)
    #expect(reading.errors == [])
    return Dictionary(reading.tokens.map { ($0.name, $0.value) }) { first, _ in first }
  }

  private func errors(_ json: String) -> [String] { read(json).errors.map(\.description) }

  // MARK: Groups, types and roles

  @Test func typesAreInheritedAndNamesSayRoles() {
    let reading = read(
      """
      {
        "$schema": "https://www.designtokens.org/schemas/2025.10/format.json",
        "spacing": {
          "$type": "dimension", "$description": "Steps.",
          "md": {"$value": {"value": 16, "unit": "px"}},
          "inner": {"lg": {"$value": {"value": 1.5, "unit": "rem"}}}
        },
        "radius": {"card": {"$type": "dimension", "$value": "12px"}},
        "size": {"body": {"$type": "dimension", "$value": "17px"}},
        "opacity": {"faint": {"$type": "number", "$value": 0.1}},
        "motion": {"$type": "duration", "quick": {"$value": "200ms"}, "slow": {"$value": {"value": 0.5, "unit": "s"}},
          "quickDelay": {"$value": "100ms"}},
        "weight": {"bold": {"$type": "fontWeight", "$value": 700}}
      }
      """)
    #expect(reading.errors == [])
    #expect(
      reading.tokens.map { "\($0.role) \($0.name) \($0.value)" } == [
        "spacing spacing.md number(16.0)", "spacing spacing.inner.lg number(24.0)",
        "radius radius.card number(12.0)", "opacity opacity.faint number(0.1)",
        "duration motion.quick number(0.2)", "duration motion.slow number(0.5)",
      ])
    #expect(
      reading.tokens.allSatisfy { $0.origin == .tokenFile(file: "a.tokens.json") && $0.reference == nil })
  }

  @Test func typesOfOtherToolsSayTheRole() {
    let found = values(
      """
      {"a": {"$type": "borderRadius", "$value": "8"}, "b": {"$type": "spacing", "$value": "4px"},
       "c": {"$type": "fontSizes", "$value": 15}, "d": {"$type": "opacity", "$value": "50%"},
       "e": {"$type": "fontFamilies", "$value": "Inter"}, "f": {"$type": "borderWidth", "$value": "{x} * 2"},
       "g": {"$type": "letterSpacing", "$value": "1px"}}
      """)
    #expect(found == ["a": .number(8), "b": .number(4), "c": .number(15), "d": .number(0.5)])
  }

  @Test func rootTokensHaveTheNameOfTheirGroup() {
    let found = values(
      """
      {"spacing": {"$type": "dimension", "$root": {"$value": "8px"}, "lg": {"$value": "{spacing.$root}"}}}
      """)
    #expect(found == ["spacing": .number(8), "spacing.lg": .number(8)])
  }

  @Test func typographyGivesItsFontSize() {
    let reading = read(
      """
      {"body": {"$type": "typography", "$value": {"fontFamily": "Inter", "fontSize": "{size}", "lineHeight": 1.2}},
       "size": {"$type": "dimension", "$value": "17px"}}
      """, TokenTemplates(TokenTemplate("DS.{path}")))
    #expect(reading.tokens.map(\.name) == ["body.fontSize"])
    #expect(reading.tokens.map(\.value) == [.number(17)])
    #expect(reading.tokens.map(\.reference) == [nil])
  }

  // MARK: Colors and shadows

  private func color(_ value: String) -> ColorComponents? {
    guard case .color(let color)? = values("{\"c\": {\"$type\": \"color\", \"$value\": \(value)}}")["c"]
    else {
      return nil
    }
    return color.light
  }

  @Test func colorsComeInManySpaces() {
    #expect(color("\"#f00\"") == ColorComponents(red: 1, green: 0, blue: 0))
    #expect(color("\"#FF000080\"")?.alpha == 128.0 / 255)
    let srgb = color(
      ##"{"colorSpace": "srgb", "components": [1, "none", 0.5], "alpha": 0.5, "hex": "#ff0080"}"##)
    #expect(srgb == ColorComponents(red: 1, green: 0, blue: 0.5, alpha: 0.5))
    // From CSS Color Module Level 4 and its tests: other spellings of rebeccapurple, #663399.
    let purple = [
      ##"{"colorSpace": "hsl", "components": [270, 50, 40]}"##,
      ##"{"colorSpace": "hwb", "components": [270, 20, 40]}"##,
      ##"{"colorSpace": "lab", "components": [32.393, 38.429, -47.691]}"##,
      ##"{"colorSpace": "lch", "components": [32.393, 61.248, 308.86]}"##,
      ##"{"colorSpace": "oklab", "components": [0.44027, 0.08818, -0.13386]}"##,
      ##"{"colorSpace": "oklch", "components": [0.44027, 0.1603, 303.373]}"##,
      ##"{"colorSpace": "display-p3", "components": [0.3743, 0.21, 0.5792]}"##,
      ##"{"colorSpace": "xyz-d65", "components": [0.12413, 0.07493, 0.3093]}"##,
      ##"{"colorSpace": "srgb-linear", "components": [0.13287, 0.0331, 0.31855]}"##,
      ##"{"colorSpace": "rec2020", "components": [0.3, 0.2, 0.5], "hex": "#663399"}"##,
    ]
    for value in purple { #expect(color(value)?.hex == "#663399", "\(value)") }
  }

  @Test func otherAppearancesStandUnderExtensions() {
    let found = values(
      """
      {"a": {"$type": "color", "$value": "#FFFFFF", "$extensions": {"mode": {"dark": "{b}"}}},
       "b": {"$type": "color", "$value": "#000000"}}
      """)
    #expect(found["a"] == .color(AppearanceColor(light: .init(hex: "#FFF")!, dark: .init(hex: "#000")!)))
  }

  @Test func aShadowsBlurIsTwiceItsRadius() {
    let found = values(
      """
      {"card": {"$type": "shadow", "$value": {"color": "#0000000D", "offsetX": "0px", "offsetY": "{y}", "blur": "12px",
        "spread": "0px"}},
       "list": {"$type": "shadow", "$value": ["{card}"]},
       "two": {"$type": "shadow", "$value": ["{card}", "{card}"]},
       "inner": {"$type": "shadow", "$value": {"color": "#000", "offsetX": "0px", "offsetY": "1px", "blur": "1px",
        "spread": "0px", "inset": true}},
       "y": {"$type": "dimension", "$value": "3px"}}
      """)
    let opacity = 13.0 / 255
    #expect(
      found == [
        "card": .shadow(ShadowLevel(name: "card", opacity: opacity, radius: 6, y: 3)),
        "list": .shadow(ShadowLevel(name: "list", opacity: opacity, radius: 6, y: 3)),
      ])
  }

  // MARK: References

  @Test func referencesAreFollowedWithTheirTypes() {
    let found = values(
      """
      {"base": {"blue": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0.4, 0.8]}}},
       "brand": {"$value": "{base.blue}"}, "link": {"$value": "{brand}"}, "whole": {"$ref": "#/base/blue"},
       "part": {"$type": "color", "$value": {"colorSpace": "srgb",
         "components": [{"$ref": "#/base/blue/$value/components/2"}, 0, {"$ref": "#/brand/$value/components/1"}]}},
       "spacing": {"a/b": {"$type": "dimension", "$value": {"value": {"$ref": "#/spacing/c/$value/value"}, "unit": "rem"}},
         "c": {"$type": "dimension", "$value": {"value": 2, "unit": "px"}}, "d": {"$ref": "#/spacing/a~1b"}}}
      """)
    let blue = DesignToken.Value.color(AppearanceColor(light: ColorComponents(red: 0, green: 0.4, blue: 0.8)))
    #expect(found["brand"] == blue)
    #expect(found["link"] == blue)
    #expect(found["whole"] == blue)
    #expect(found["part"] == .color(AppearanceColor(light: ColorComponents(red: 0.8, green: 0, blue: 0.4))))
    #expect(found["spacing.a/b"] == .number(32))
    #expect(found["spacing.d"] == .number(32))
  }

  @Test func groupsExtendOthers() {
    let found = values(
      """
      {"spacing": {"$type": "dimension", "sm": {"$value": "4px"}, "inner": {"md": {"$value": "8px"}}},
       "spacing-wide": {"$extends": "{spacing}", "sm": {"$value": "6px"}, "lg": {"$value": "24px"}},
       "spacing-wider": {"$ref": "#/spacing-wide", "inner": {"md": {"$value": "9px"}}}}
      """)
    #expect(found["spacing-wide.sm"] == .number(6))
    #expect(found["spacing-wide.inner.md"] == .number(8))
    #expect(found["spacing-wide.lg"] == .number(24))
    #expect(found["spacing-wider.sm"] == .number(6))
    #expect(found["spacing-wider.inner.md"] == .number(9))
    #expect(found.count == 8)
  }

  @Test func filesReferToOneAnother() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "base.tokens.json",
      """
      {"color": {"$type": "color", "blue": {"$value": "{color.sky}"}, "sky": {"$value": "#0066CC"},
        "bad": {"$value": "blue"}, "round": {"$value": "{turn}"}}}
      """)
    try folder.write(
      "meaning.tokens.json",
      """
      {"link": {"$value": "{color.blue}"}, "lost": {"$value": "{color.red}"}, "worse": {"$value": "{color.bad}"},
       "turn": {"$value": "{color.round}"}}
      """)
    let reading = DesignTokenFile.read(
      paths: ["base", "meaning"].map { "\(folder.path)/\($0).tokens.json" }, workingDirectory: folder.path)
    #expect(reading.tokens.map(\.name) == ["color.blue", "color.sky", "link"])
    #expect(reading.tokens.map(\.value) == Array(repeating: reading.tokens[1].value, count: 3))
    #expect(
      reading.errors.map(\.description).map { $0.split(separator: ";")[0] } == [
        "base.tokens.json:2:21: \"blue\" is not a color",
        "base.tokens.json:2:50: \"{turn}\" of another file comes to no value",
        "meaning.tokens.json:1:57: there is no token \"{color.red}\"",
        "meaning.tokens.json:1:93: \"{color.bad}\" of another file comes to no value",
        "meaning.tokens.json:2:21: \"{color.round}\" of another file comes to no value",
      ])
  }

  // MARK: Spellings

  @Test func theSpellingComesFromTheTokenOrATemplate() {
    let templates = TokenTemplates(
      TokenTemplate("DS.{path}"), byRole: [.color: TokenTemplate("Color.{name}")!])
    let reading = read(
      """
      {"spacing": {"$type": "dimension", "xl": {"$value": "20px"},
         "own": {"$value": "1px", "$extensions": {"glasslint": {"swift": "Theme.spacing(.own)"}}},
         "old": {"$value": "2px", "$deprecated": "use xl"}},
       "brand": {"blue": {"$type": "color", "$value": "#00F"},
         "red": {"$type": "color", "$value": "#F00", "$extensions": {"com.figma.codeSyntax": {"iOS": "Brand.red"}}}}}
      """, templates)
    #expect(
      reading.tokens.map(\.reference) == [
        "DS.Spacing.xl", "Theme.spacing(.own)", nil, "Color.blue", "Brand.red",
      ])
  }

  @Test(arguments: ["DS.xl; exit(0)", "", "f(", "\"\\(x)\"", "a\nb", "a.", "x { }", "-1", "a + b"])
  func whatIsNoNameIsNotWrittenIntoSource(_ text: String) {
    #expect(!SwiftSpelling.isExpression(text))
  }

  @Test(arguments: [
    "DS.Spacing.xl", "Color(\"Brand/Primary\", bundle: .module)", ".xl", "Theme.spacing[.xl].points",
  ])
  func namesAndCallsAreSpellings(_ text: String) {
    #expect(SwiftSpelling.isExpression(text))
  }

  // MARK: Mistakes

  @Test func mistakesHaveAPlaceAndCostOnlyTheirToken() {
    let reading = read(
      """
      {"radius": {"$type": "dimension",
        "a": {"$value": "12em"},
        "b": {"$value": "{radius.d}"},
        "c": {"$value": "4px"}},
       "color": {"$type": "color",
        "a": {"$value": "red"},
        "b": {"$value": {"colorSpace": "srbg", "components": [0, 0, 0]}},
        "c": {"$value": {"colorSpace": "srgb", "components": [0, 0]}}},
       "opacity": {"x": {"$type": "number", "$value": 30}, "u": {"$value": 1}}}
      """)
    #expect(reading.tokens.map(\.name) == ["radius.c"])
    let color = "write it like \"#1A2B3C\" or {\"colorSpace\": \"srgb\", \"components\": [0.1, 0.2, 0.3]}"
    #expect(
      reading.errors.map(\.description) == [
        "a.tokens.json:2:19: \"12em\" is not a dimension in px or rem; write it like {\"value\": 16, \"unit\": \"px\"}",
        "a.tokens.json:3:19: there is no token \"{radius.d}\"; did you mean \"{radius.a}\"?",
        "a.tokens.json:6:19: \"red\" is not a color; \(color)",
        "a.tokens.json:7:34: unknown color space \"srbg\"; did you mean \"srgb\"?",
        "a.tokens.json:8:56: \"components\" must be a list of three numbers, not a list",
        "a.tokens.json:9:49: 30 is not an opacity from 0 to 1; write it like 0.5",
        "a.tokens.json:9:59: \"opacity.u\" has no type; write \"$type\" in it or in its group",
      ])
  }

  @Test func circlesAreReported() {
    #expect(
      errors(
        """
        {"$type": "color", "a": {"$value": "{b}"}, "b": {"$value": "{a}"}, "c": {"$value": "{a}"},
         "d": {"$ref": "#/d"}}
        """) == [
          "a.tokens.json:1:36: \"{b}\" leads back to itself; give one of the tokens on the way a value",
          "a.tokens.json:1:60: \"{a}\" leads back to itself; give one of the tokens on the way a value",
          "a.tokens.json:2:7: \"#/d\" leads back to itself; give one of the tokens on the way a value",
        ])
    let circle = "this group extends itself, directly or through others"
    #expect(
      errors(##"{"a": {"$extends": "{b}"}, "b": {"$extends": "{a}"}, "c": {"d": {"$extends": "{c}"}}}"##) == [
        "a.tokens.json:1:20: \(circle)", "a.tokens.json:1:46: \(circle)", "a.tokens.json:1:78: \(circle)",
      ])
  }

  @Test(arguments: [
    (
      ##"{"a": 1}"##,
      "1:7: \"a\" must be a token or a group, not a number"
    ),
    (
      ##"{"a.b": {"$type": "color", "$value": "#000"}}"##,
      "1:2: \"a.b\" is no name of a token or group; it must not hold \".\", \"{\" or \"}\""
    ),
    (
      ##"{"a": {"$value": 1, "$type": "number", "b": {}}}"##,
      "1:40: a token holds no other tokens; move \"$value\" of the group into \"$root\""
    ),
    (
      ##"{"a": {"b": {"$value": "{a}", "$type": "color"}}}"##,
      "1:24: \"{a}\" is no token; name one in it"
    ),
    (
      ##"{"g": {"$root": {"$value": "#000", "$type": "color"}}, "b": {"$value": "{g}"}}"##,
      "1:72: \"{g}\" is a group; write \"{g.$root}\" for its own value"
    ),
    (
      ##"{"a": {"$type": "color", "$value": {"$ref": "a/b"}}}"##,
      "1:45: \"a/b\" is no place in this file; write it like \"#/color/brand/$value\""
    ),
    (
      ##"{"a": {"$type": "color", "$value": {"$ref": "#/b/c"}}}"##,
      "1:45: \"#/b/c\" leads nowhere in this file; check its spelling"
    ),
    (
      ##"{"a": {"$extends": "{b}"}}"##,
      "1:20: \"{b}\" leads to no group of this file; check its spelling"
    ),
    (
      ##"{"a": {"$extends": "b"}}"##,
      "1:20: \"b\" names no group; write it like \"{button}\""
    ),
    (
      ##"{"a": {"$type": "color", "$value": "#000", "$extensions": {"glasslint": {"swift": "a;b"}}}}"##,
      "1:83: \"a;b\" is no Swift expression; write it like \"DS.Spacing.xl\""
    ),
    ("[]", "1:1: design tokens must be an object, not a list"),
    ("{\"a\": {\n\"$value\" 1}}", "2:10: expected \":\" after the key \"$value\", found \"1\""),
    ("{\"a\": {},}", "1:9: a comma before } is not allowed here; remove it"),
    ("", "1:1: the file is empty; write at least {}"),
  ])
  func whatIsWrongIsSaid(_ json: String, _ message: String) {
    #expect(errors(json) == ["a.tokens.json:" + message])
  }

  @Test func aFileOfAnotherKindIsNotReportedWithoutEnd() {
    let members = (0..<500).map { "\"a\($0)\": \($0)" }.joined(separator: ",")
    #expect(errors("{\(members)}").count == 100)
  }

  @Test func anOlderFormatIsReportedOnce() {
    #expect(
      errors(##"{"a": {"b": {"value": "4", "type": "spacing"}, "c": {"value": "#000", "type": "color"}}}"##)
        == [
          "a.tokens.json:1:23: tokens with \"value\" are of an older format; export \"$value\" and \"$type\" instead"
        ])
  }

  @Test func nothingBreaksOnBrokenOrHugeText() {
    let text = Array(
      """
      {"g": {"$type": "color", "$extends": "{h}", "a": {"$value": {"colorSpace": "hsl", "components": [1, 2, "none"]},
       "$extensions": {"glasslint": {"dark": "{g.b}"}}}, "b": {"$ref": "#/g/a/$value/x~1y"}}, "h": {"$root": {"$value": 1}}}
      """.utf8)
    for end in text.indices {
      #expect(!DesignTokenFile.read(Array(text[..<end]), file: "a").errors.isEmpty)
      var changed = text
      changed[end] = UInt8(ascii: "}")
      _ = DesignTokenFile.read(changed, file: "a")
      changed[end] = 0xFF
      #expect(!DesignTokenFile.read(changed, file: "a").errors.isEmpty)
    }
  }

  @Test func deepNestingIsBounded() {
    let deep = String(repeating: "{\"spacing\": ", count: 100_000)
    #expect(errors(deep).count == 1)
    let nested = String(repeating: "{\"g\": ", count: 500) + "{}" + String(repeating: "}", count: 500)
    #expect(errors(nested) == [])
  }

  @Test func longChainsAreBounded() {
    let chain = (0..<500).map { "\"radius\($0)\": {\"$value\": \"{radius\($0 + 1)}\"}" }
    let long =
      "{\(chain.joined(separator: ",")), \"radius500\": {\"$type\": \"dimension\", \"$value\": \"4px\"}}"
    #expect(read(long).tokens.count > 60)
  }

  @Test func groupsThatDoubleAreBounded() {
    var groups = ["\"g0\": {\"t\": {\"$type\": \"number\", \"$value\": 1}}"]
    for level in 1..<40 {
      let inner = "{\"$extends\": \"{g\(level - 1)}\"}"
      groups.append("\"g\(level)\": {\"x\": \(inner), \"y\": \(inner)}")
    }
    let messages = errors("{\(groups.joined(separator: ","))}")
    #expect(messages.count == 1)
    #expect(messages.first?.hasSuffix("more than 20000 tokens and groups; split the file") == true)
  }

  @Test func aFileThatIsNotThereIsAnError() throws {
    let folder = try TemporaryFolder()
    try folder.write("x.tokens.json", "{}")
    let missing = DesignTokenFile.read(paths: ["\(folder.path)/y.tokens.json"], workingDirectory: folder.path)
    #expect(missing.errors.map(\.description) == ["y.tokens.json: cannot be read: No such file or directory"])
    let itself = DesignTokenFile.read(paths: [folder.path], workingDirectory: "/")
    #expect(itself.errors.map(\.message) == ["cannot be read: it is not a regular file"])
    #expect(
      DesignTokenFile.read(paths: ["\(folder.path)/x.tokens.json"], workingDirectory: folder.path).errors
        == [])
  }
}
