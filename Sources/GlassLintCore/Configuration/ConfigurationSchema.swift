/// The JSON Schema (2020-12) of `.glasslint.json`.
public enum ConfigurationSchema {
  /// Where the schema is that ships with this version, for editors.
  static let address =
    "https://raw.githubusercontent.com/your-organization/GlassLint/main/docs/glasslint.schema.json"

  /// The schema's text for a list of rules, with a newline at its end: `docs/glasslint.schema.json`.
  public static func json(rules: [Rule] = RuleRegistry.all) -> String {
    let root = ConfigurationKeys.root(rules: rules)
    var definitions: [(String, JSONValue)] = []
    var members: [(String, JSONValue)] = [
      ("$schema", "https://json-schema.org/draft/2020-12/schema"),
      ("title", "GlassLint configuration"),
      ("description", "Settings of GlassLint, the SwiftUI design-system linter: .glasslint.json"),
    ]
    members += schema(of: root, &definitions)
    members.append(("$defs", JSONValue(members: definitions.sorted { $0.0 < $1.0 })))
    return JSONValue(members: members).pretty() + "\n"
  }

  private static func schema(
    of shape: JSONSchema, _ definitions: inout [(String, JSONValue)]
  ) -> [(String, JSONValue)] {
    switch shape {
    case .text(let format):
      let pattern = format.pattern.map { [("pattern", JSONValue(.string($0)))] } ?? []
      if case .presetOrPath = format { return [("type", "string"), ("examples", presetNames)] }
      return [("type", "string")] + pattern
    case .number(let range): return [("type", "number")] + bounds(range)
    case .flag: return [("type", "boolean")]
    case .choice(let words): return [("enum", JSONValue(.array(words.map { JSONValue(.string($0)) })))]
    case .list(let element):
      return [("type", "array"), ("items", JSONValue(members: schema(of: element, &definitions)))]
    case .map(let names, let element):
      let pattern = names.pattern.map {
        [("propertyNames", JSONValue(members: [("pattern", .init(.string($0)))]))]
      }
      return [("type", "object")] + (pattern ?? [])
        + [("additionalProperties", JSONValue(members: schema(of: element, &definitions)))]
    case .object(_, let fields): return object(fields, others: nil, &definitions)
    case .extensible(_, let fields, let others): return object(fields, others: others, &definitions)
    case .either(let shapes):
      let alternatives = shapes.map { JSONValue(members: schema(of: $0, &definitions)) }
      return [("anyOf", JSONValue(.array(alternatives)))]
    case .named(let name, let shape):
      if !definitions.contains(where: { $0.0 == name }) {
        definitions.append((name, JSONValue(members: schema(of: shape, &definitions))))
      }
      return [("$ref", JSONValue(.string("#/$defs/\(name)")))]
    }
  }

  private static func object(
    _ fields: [JSONSchema.Field], others: JSONSchema?, _ definitions: inout [(String, JSONValue)]
  ) -> [(String, JSONValue)] {
    var properties: [(String, JSONValue)] = []
    for field in fields {
      let described =
        [("description", JSONValue(.string(field.help)))] + schema(of: field.shape, &definitions)
      properties.append((field.name, JSONValue(members: described)))
    }
    let required = fields.filter(\.isRequired).map { JSONValue(.string($0.name)) }
    let additional = others.map { JSONValue(members: schema(of: $0, &definitions)) } ?? false
    return [
      ("type", "object"), ("additionalProperties", additional),
      ("properties", JSONValue(members: properties)),
    ]
      + (required.isEmpty ? [] : [("required", JSONValue(.array(required)))])
  }

  private static var presetNames: JSONValue {
    JSONValue(.array(Presets.all.map { JSONValue(.string($0.name)) }))
  }

  private static func bounds(_ range: ClosedRange<Double>) -> [(String, JSONValue)] {
    (range.lowerBound.isFinite ? [("minimum", JSONValue(.number(range.lowerBound)))] : [])
      + (range.upperBound.isFinite ? [("maximum", JSONValue(.number(range.upperBound)))] : [])
  }
}
