import Testing

@testable import GlassLintCore

@Suite struct TokenTemplateTests {
  @Test(arguments: [
    ("DS.{path}", ["spacing", "xl"], "DS.Spacing.xl"), ("DS.{path}", ["xl"], "DS.xl"),
    ("{path}", ["font size", "body-large"], "FontSize.bodyLarge"),
    ("DS.{name}", ["a", "b", "2xl"], "DS._2xl"),
    ("DS.{group}.{name}", ["spacing", "card", "xl"], "DS.Spacing.Card.xl"),
    ("Color.{camel}", ["color", "brand", "Primary"], "Color.colorBrandPrimary"),
    ("DS.{camel}Token", ["spacing", "4"], "DS.spacing4Token"),
  ])
  func pathsBecomeSwift(_ template: String, _ path: [String], _ swift: String) {
    #expect(TokenTemplate(template)?.reference(for: path) == swift)
  }

  @Test(arguments: [["🎨"], ["spacing", "—"], []])
  func namesThatMakeNoSwiftHaveNone(_ path: [String]) {
    #expect(TokenTemplate("DS.{path}")?.reference(for: path) == nil)
  }

  @Test(arguments: [
    ("DS.{paht}", 3, "unknown placeholder \"paht\"; did you mean \"path\"?"),
    ("DS.{path", 3, "a brace without its other half; write a placeholder like {path}"),
    ("DS.}", 3, "a brace without its other half; write a placeholder like {path}"),
    ("DS.Spacing", 0, "a template must say where the name goes; write it like \"DS.{path}\""),
    ("{group}", 0, "a template must say where the name goes; write it like \"DS.{path}\""),
    ("DS..{path}", 0, "\"DS..a\" is not a Swift name; write it like \"DS.Spacing.xl\""),
  ])
  func mistakesHaveAPlace(_ template: String, _ offset: Int, _ message: String) {
    #expect(TokenTemplate(template) == nil)
    #expect(TokenTemplate.mistake(in: template)?.offset == offset)
    #expect(TokenTemplate.mistake(in: template)?.message == message)
  }

  @Test func aConfigurationHasOneOrOneForEachRole() throws {
    let folder = try TemporaryFolder()
    let one = try folder.configuration(#"{"tokens": {"template": "DS.{path}"}}"#)
    #expect(one.configuration?.tokenTemplates?.value == TokenTemplates(TokenTemplate("DS.{path}")))
    let many = try folder.configuration(
      #"{"tokens": {"template": {"color": "Color.{camel}", "spacing": "Space.{name}"}}}"#)
    let templates = try #require(many.configuration?.tokenTemplates?.value)
    #expect(templates[.color]?.text == "Color.{camel}")
    #expect(templates[.radius] == nil)
    let described = try #require(many.configuration).describe()
    #expect(described.contains(#""template": {"spacing": "Space.{name}", "color": "Color.{camel}"}"#))
  }

  @Test func aConfigurationSaysWhereATemplateIsWrong() throws {
    let folder = try TemporaryFolder()
    let wrong = try folder.configuration(
      """
      {"tokens": {"template": {"color": "DS.{nam}",
        "colour": "DS.{name}"}}}
      """)
    #expect(
      wrong.errors == [
        ".glasslint.json:1:39: unknown placeholder \"nam\"; did you mean \"name\"?",
        ".glasslint.json:2:3: unknown role \"colour\"; did you mean \"color\"?",
      ])
  }
}
