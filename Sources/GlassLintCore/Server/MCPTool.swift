/// A tool that agents can call by the Model Context Protocol, as a value.
struct MCPTool: Sendable {
  let name: String
  /// For people.
  let title: String
  /// For models: what it does, and when to call it.
  let help: String
  let parameters: [MCPParameter]
  /// The JSON Schema of `MCPAnswer.data`; `nil` where there is none.
  var output: JSONValue?
  /// Whether it may change files.
  var writes = false
  let run: @Sendable (MCPArguments, MCPContext) throws(MCPFailure) -> MCPAnswer

  static let all: [MCPTool] = [.lint, .fix, .tokens, .explain, .rules, .config]
}

/// One argument that a tool takes.
struct MCPParameter: Sendable {
  enum Kind: Sendable {
    case text
    case texts
    case flag
    /// A whole number.
    case count(ClosedRange<Int>)
    case choice([String])
    case choices([String])
  }

  let name: String
  let kind: Kind
  let help: String
  var isRequired = false

  init(_ name: String, _ kind: Kind, isRequired: Bool = false, _ help: String) {
    self.name = name
    self.kind = kind
    self.isRequired = isRequired
    self.help = help
  }
}

/// What a tool answers.
struct MCPAnswer: Sendable {
  /// For models that read text.
  var text: String
  /// The same for programs, from the protocol's revision of 2025-06-18 on.
  var data: JSONValue?
  /// Whether it could not do what was asked.
  var isError = false
}

/// Why a tool gives no answer.
enum MCPFailure: Error {
  /// The arguments are none that it takes.
  case arguments(String)
  /// It cannot do what they ask for; a model may read why and ask for something else.
  case refused(String)
  /// Nobody waits for the answer any more.
  case cancelled
}

// MARK: - As the protocol has it

extension MCPTool {
  /// - Parameter revision: what came with later ones is left out.
  func description(for revision: MCPRevision) -> JSONValue {
    var schema: [(String, JSONValue)] = [
      ("type", "object"), ("properties", JSONValue(members: parameters.map { ($0.name, $0.schema) })),
    ]
    let required = parameters.filter(\.isRequired)
    if !required.isEmpty { schema.append(("required", .texts(required.map(\.name)))) }
    schema.append(("additionalProperties", false))
    var members: [(String, JSONValue)] = [("name", .text(name))]
    if revision >= .june2025 { members.append(("title", .text(title))) }
    members += [("description", .text(help)), ("inputSchema", JSONValue(members: schema))]
    if revision >= .june2025, let output { members.append(("outputSchema", output)) }
    if revision >= .march2025 {
      members.append(
        (
          "annotations",
          [
            "title": .text(title), "readOnlyHint": .flag(!writes),
            "destructiveHint": .flag(writes),
            "idempotentHint": true, "openWorldHint": false,
          ]
        ))
    }
    return JSONValue(members: members)
  }
}

extension MCPParameter {
  var schema: JSONValue {
    var members: [(String, JSONValue)]
    switch kind {
    case .text: members = [("type", "string")]
    case .texts: members = [("type", "array"), ("items", ["type": "string"])]
    case .flag: members = [("type", "boolean")]
    case .count(let range):
      members = [
        ("type", "integer"), ("minimum", .count(range.lowerBound)), ("maximum", .count(range.upperBound)),
      ]
    case .choice(let words): members = [("type", "string"), ("enum", .texts(words))]
    case .choices(let words):
      members = [("type", "array"), ("items", ["type": "string", "enum": .texts(words)])]
    }
    return JSONValue(members: members + [("description", .text(help))])
  }

  /// What is wrong with a value; `nil` where nothing is.
  func mistake(in value: JSONValue) -> String? {
    func wants(_ noun: String) -> String { "\"\(name)\" has to be \(noun), not \(value.noun)" }
    func unknown(_ word: String, _ words: [String]) -> String? {
      words.contains(word) ? nil : unknownMessage(name, word, valid: words)
    }
    switch kind {
    case .text: return value.string == nil ? wants("text") : nil
    case .flag: return value.flag == nil ? wants("true or false") : nil
    case .choice(let words): return value.string.map { unknown($0, words) } ?? wants("text")
    case .count(let range):
      guard let number = value.number else { return wants("a whole number") }
      return Int(exactly: number).map(range.contains) == true
        ? nil : "\"\(name)\" is a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .texts, .choices:
      guard let elements = value.elements else { return wants("a list of texts") }
      let texts = elements.compactMap(\.string)
      guard texts.count == elements.count else { return wants("a list of texts") }
      if case .choices(let words) = kind { return texts.lazy.compactMap { unknown($0, words) }.first }
      return nil
    }
  }
}

/// The arguments of one call, all of them such as the tool takes.
struct MCPArguments: Sendable {
  private let values: [String: JSONValue]

  init(_ value: JSONValue?, for tool: MCPTool) throws(MCPFailure) {
    guard let members = value.map({ $0.members }) ?? [] else {
      throw .arguments("\"arguments\" has to be an object")
    }
    var values: [String: JSONValue] = [:]
    // What is null is as good as left out.
    for member in members where member.value.content != .null {
      guard let parameter = tool.parameters.first(where: { $0.name == member.key }) else {
        throw .arguments(
          unknownMessage("argument of \(tool.name)", member.key, valid: tool.parameters.map(\.name)))
      }
      if let mistake = parameter.mistake(in: member.value) { throw .arguments(mistake) }
      values[member.key] = member.value
    }
    if let missing = tool.parameters.first(where: { $0.isRequired && values[$0.name] == nil }) {
      throw .arguments("\(tool.name) needs \"\(missing.name)\": \(missing.help)")
    }
    self.values = values
  }

  func text(_ name: String) -> String? { values[name]?.string }
  func texts(_ name: String) -> [String]? { values[name]?.elements?.compactMap(\.string) }
  func flag(_ name: String) -> Bool { values[name]?.flag ?? false }
  func count(_ name: String, default standard: Int) -> Int {
    values[name]?.number.map { Int($0) } ?? standard
  }
}
