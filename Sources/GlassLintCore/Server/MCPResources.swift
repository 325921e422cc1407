/// What agents can read without calling a tool: the project's tokens, and the rules.
struct MCPResources {
  private static let scheme = "glasslint://"
  let context: MCPContext

  static let list: JSONValue = {
    let roles = Role.allCases.map { role in
      entry(
        "uri", "tokens/\(role.rawValue)", name: "tokens-\(role.rawValue)",
        "Design tokens of the role \(role.rawValue).",
        type: "application/json")
    }
    return [
      "resources": JSONValue(
        .array(
          [
            entry(
              "uri", "tokens", name: "tokens", "The project's design tokens: value, reference, use, origin.",
              type: "application/json"),
            entry(
              "uri", "rules", name: "rules", "The rules: id, level, fix, summary.", type: "application/json"),
          ] + roles))
    ]
  }()

  static let templates: JSONValue = [
    "resourceTemplates": [
      entry(
        "uriTemplate", "tokens/{role}", name: "tokens-of-role",
        "Design tokens of one role: \(Role.allCases.map(\.rawValue).joined(separator: ", ")).",
        type: "application/json"),
      entry("uriTemplate", "rules/{id}", name: "rule", "All about one rule.", type: "text/markdown"),
    ]
  ]

  private static func entry(
    _ key: String, _ path: String, name: String, _ help: String, type: String
  ) -> JSONValue {
    JSONValue(members: [
      (key, .text(scheme + path)), ("name", .text(name)), ("description", .text(help)),
      ("mimeType", .text(type)),
    ])
  }

  /// - Throws: `refused` for what cannot be read, `arguments` for what is no resource.
  func read(_ uri: String) throws(MCPFailure) -> JSONValue {
    guard uri.hasPrefix(Self.scheme) else {
      throw .arguments("there is no resource \(TerminalText.visible(uri))")
    }
    let parts = uri.dropFirst(Self.scheme.count).split(separator: "/", omittingEmptySubsequences: false)
      .map(String.init)
    let (text, type): (String, String)
    switch (parts.first, parts.count) {
    case ("tokens", 1): (text, type) = (try tokens(of: nil), "application/json")
    case ("tokens", 2):
      guard let role = Role(rawValue: parts[1]) else {
        throw .arguments(unknownMessage("role", parts[1], valid: Role.allCases.map(\.rawValue)))
      }
      (text, type) = (try tokens(of: role), "application/json")
    case ("rules", 1):
      let rules = try MCPTool.rules(context).map {
        RuleList.description(of: $0, fields: ["id", "severity", "fix", "summary"])
      }
      (text, type) = (Self.json("rules", rules), "application/json")
    case ("rules", 2):
      let rules = try MCPTool.rules(context)
      guard let rule = rules.first(where: { $0.id == parts[1] }) else {
        throw .arguments(unknownMessage("rule", parts[1], valid: rules.map(\.id)))
      }
      (text, type) = (MCPLimit.clipped(RulePage.markdown(rule), to: 60_000), "text/markdown")
    default: throw .arguments("there is no resource \(TerminalText.visible(uri))")
    }
    return ["contents": [["uri": .text(uri), "mimeType": .text(type), "text": .text(text)]]]
  }

  private func tokens(of role: Role?) throws(MCPFailure) -> String {
    let entries = try MCPTool.inventory(".", context).sections.filter { role == nil || $0.role == role }
      .flatMap(\.entries)
    return Self.json("tokens", entries.map { TokenJSON.value($0) })
  }

  /// As many values as fit, and how many do not.
  private static func json(_ name: String, _ values: [JSONValue]) -> String {
    let shown = MCPLimit.fitting(values)
    return JSONValue(members: [
      (name, JSONValue(.array(shown))), ("omitted", .count(values.count - shown.count)),
    ]).compact
  }
}
