/// Every key of a configuration: the one table behind validation and schema.
enum ConfigurationKeys {
  static let levels = ["off"] + Severity.allCases.map(\.name)

  /// - Parameter brokenRules: the ids of custom rules that cannot be used, which is told where they are defined.
  static func root(rules: [Rule], brokenRules: [String] = []) -> JSONSchema {
    let ruleSettings = JSONSchema.named("rules", self.rules(rules, brokenRules))
    return .object(
      noun: "configuration key",
      [
        .init("$schema", .text(.plain), help: "Where the JSON Schema of this file is, for editors."),
        .init(
          "extends", oneOrMore(.text(.presetOrPath)),
          help: "A preset or the path of another configuration, or a list of them; later ones win."),
        .init(
          "include", oneOrMore(.text(.glob)),
          help: "Globs of the files to lint, relative to this file; default all."),
        .init("exclude", oneOrMore(.text(.glob)), help: "Globs of files and folders not to lint."),
        .init("platforms", platforms, help: "Deployment targets, which rules and fixes respect."),
        .init(
          "tokens", tokens, help: "The design system: where its tokens are, and the values of each role."),
        .init("rules", ruleSettings, help: "The level of each rule, and its options."),
        .init(
          "customRules", .list(.named("customRule", customRule)), help: "Rules of your own, written as Swift."
        ),
        .init(
          "overrides",
          .list(
            .object(
              noun: "key of an override",
              [
                .init(
                  "files", oneOrMore(.text(.glob)), help: "Globs of the files it is for.", isRequired: true),
                .init(
                  "rules", ruleSettings, help: "Rule settings laid over the others there.", isRequired: true),
              ])), help: "Other rule settings for some files; later ones win."),
        .init("baseline", .text(.path), help: "The path of the baseline file, relative to this file."),
      ])
  }

  private static func oneOrMore(_ shape: JSONSchema) -> JSONSchema { .either([shape, .list(shape)]) }

  // MARK: Platforms and tokens

  private static var platforms: JSONSchema {
    .object(
      noun: "platform",
      Platform.allCases.map {
        .init($0.rawValue, .text(.version), help: "The oldest \($0.rawValue) it must run on.")
      })
  }

  private static var tokens: JSONSchema {
    .object(
      noun: "key of \"tokens\"",
      [
        .init(
          "discover", .flag, help: "Whether to look for tokens in the project's Swift files; default true."),
        .init(
          "sources", oneOrMore(.text(.glob)),
          help: "Globs of Swift files, asset catalogs and *.tokens.json files to take tokens from."),
        .init(
          "template", template,
          help:
            "How the tokens of *.tokens.json files are spelled in Swift, by {path}, {group}, {name} or {camel}: DS.{path}."
        ),
        .init(
          "replaced", .map(names: .reference, .text(.reference)),
          help: "Tokens that have given way to others, each with its successor: deprecated-token."),
        .init(
          "primitive", .list(.text(.glob)),
          help: "Globs of the names of tokens that only other tokens are to use: primitive-token."),
      ] + Role.allCases.map { .init($0.rawValue, scale(of: $0), help: help(for: $0)) })
  }

  /// One for all, or one for each role.
  private static var template: JSONSchema {
    .either([
      .text(.template),
      .object(
        noun: "role",
        Role.allCases.map {
          .init($0.rawValue, .text(.template), help: "How its tokens are spelled in Swift.")
        }),
    ])
  }

  private static func scale(of role: Role) -> JSONSchema {
    let step: JSONSchema =
      switch role {
      case .shadow: .named("shadow", shadow)
      case .color: .text(.color)
      case .font: .named("font", font)
      default: .number(range(of: role))
      }
    if role == .font { return .map(names: .reference, step) }
    return .either([.list(step), .map(names: .reference, step)])
  }

  private static var shadow: JSONSchema {
    .object(
      noun: "key of a shadow",
      [
        .init("opacity", .number(0...1), help: "0…1.", isRequired: true),
        .init(
          "radius", .number(range(of: .radius)), help: "In points, as .shadow(radius:) takes it.",
          isRequired: true),
        .init("y", .number(-1000...1000), help: "In points, downwards.", isRequired: true),
      ])
  }

  private static var font: JSONSchema {
    .object(
      noun: "key of a font",
      [
        .init("family", .text(.plain), help: "The name of a custom font; the system's by default."),
        .init("size", .number(range(of: .fontSize)), help: "In points; a text style has its own."),
        .init("weight", .text(.plain), help: "As SwiftUI spells it: semibold."),
        .init("design", .text(.plain), help: "rounded, serif or monospaced."),
        .init("textStyle", .text(.plain), help: "The text style that it is or grows with: headline."),
      ])
  }

  private static func range(of role: Role) -> ClosedRange<Double> {
    switch role {
    case .opacity: 0...1
    case .duration: 0...3600
    // A pill's radius may be any huge number.
    default: 0...1_000_000
    }
  }

  private static func help(for role: Role) -> String {
    switch role {
    case .shadow: "The shadows allowed: a list, or an object from Swift name to shadow."
    case .font: "The fonts of the design system: an object from Swift name to font."
    case .color:
      "The colors of the design system: a list, or an object from Swift name to #RRGGBB or #RRGGBBAA."
    case .opacity: "The values allowed for opacity, 0…1: a list, or an object from Swift name to value."
    case .duration:
      "The values allowed for duration, in seconds: a list, or an object from Swift name to value."
    default:
      "The values allowed for \(role.rawValue), in points: a list, or an object from Swift name to value."
    }
  }

  // MARK: Rules

  private static func rules(_ rules: [Rule], _ broken: [String]) -> JSONSchema {
    let others = JSONSchema.either([.choice(levels), .object(noun: "option", [severity])])
    return .extensible(
      noun: "rule",
      rules.map { .init($0.id, settings(of: $0), help: $0.summary) }
        + broken.map { .init($0, others, help: "A custom rule.") },
      others: others)
  }

  private static let severity = JSONSchema.Field(
    "severity", .choice(levels), help: "The level of its findings.")

  private static func settings(of rule: Rule) -> JSONSchema {
    let options = rule.options.map { JSONSchema.Field($0.name, shape(of: $0.kind), help: $0.help) }
    return .either([.choice(levels), .object(noun: "option of \(rule.id)", [severity] + options)])
  }

  private static var customRule: JSONSchema {
    let conditions: [JSONSchema.Field] = [
      .init(
        "inside", oneOrMore(.text(.plain)),
        help: "Only inside of this, or one of these: a call, or the head of a declaration."),
      .init("notInside", oneOrMore(.text(.plain)), help: "Only outside of this, or all of these."),
      .init(
        "has", oneOrMore(.text(.plain)),
        help: "Only with this, or one of these, in it or, for a modifier, on it."),
      .init("notHas", oneOrMore(.text(.plain)), help: "Only without this, or any of these."),
      .init(
        "where", .text(.plain),
        help: "What names of the pattern have to stand for: \"$x: spacing, not token; $y: literal\"."),
    ]
    return .object(
      noun: "key of a custom rule",
      [
        .init("id", .text(.ruleID), help: "Its name, in kebab case.", isRequired: true),
        .init(
          "pattern", oneOrMore(.text(.plain)),
          help:
            "The Swift it finds, or a list of what any may be; $name is one expression, $$$ any number of arguments.",
          isRequired: true),
        .init(
          "message", .text(.plain), help: "What its findings say; $name is the code matched.",
          isRequired: true),
        .init("severity", .choice(levels), help: "The level of its findings; default warning."),
        .init(
          "replace", oneOrMore(.text(.plain)),
          help: "The Swift to write instead, or a list to choose from, the likeliest first."),
        .init(
          "fix", .choice(Applicability.allCases.map(\.rawValue)),
          help: "Whether that is safe; default unsafe."),
      ] + conditions)
  }

  private static func shape(of kind: RuleOption.Kind) -> JSONSchema {
    switch kind {
    case .number(let range): .number(range)
    case .flag: .flag
    case .choice(let words): .choice(words)
    case .strings: .list(.text(.plain))
    case .numbers(let range): .list(.number(range))
    case .map: .map(names: .plain, .text(.plain))
    case .lists: .map(names: .plain, .list(.text(.plain)))
    }
  }
}
