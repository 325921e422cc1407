// The tool that answers which token is meant.

extension MCPTool {
  static let tokens = MCPTool(
    name: "tokens", title: "Which design token to write",
    help: """
      The project's design tokens with their values, how often each is used and where it is declared. Ask it before you \
      write a number, a color, a font or a shadow in a view: {"role": "spacing", "value": "16", "use": "padding in a \
      card"} answers with the name to write.
      """,
    parameters: [
      MCPParameter("role", .choice(Role.allCases.map(\.rawValue)), "Only tokens of this role."),
      MCPParameter(
        "value", .text,
        "Only tokens of this value: a number (\"16\"), or a color (\"#1C1C1E\"). Else the nearest."),
      MCPParameter("name", .text, "Only tokens whose name holds this, in any case."),
      MCPParameter(
        "use", .text, "What it is for, in words: \"padding in a card\". The best match comes first."),
      MCPParameter("path", .text, "A file or folder of the project that is meant; by default the root."),
      MCPParameter("limit", .count(1...500), "At most so many tokens; 40 by default."),
    ],
    output: .object([
      ("tokens", .list(of: .type("object"))), ("omitted", .type("integer")),
      ("isExact", .type("boolean")), ("errors", .list(of: .type("object"))),
    ])
  ) { (arguments, context) throws(MCPFailure) in
    let inventory = try inventory(arguments.text("path") ?? ".", context)
    let search = TokenSearch(arguments)
    let (entries, isExact) = search.matches(in: inventory)
    let shown = MCPLimit.fitting(
      entries.prefix(arguments.count("limit", default: 40)).map { TokenJSON.value($0) })
    let omitted = entries.count - shown.count
    var lines = entries.prefix(shown.count).map { "\($0.line)\n" }.joined()
    if entries.isEmpty { lines = "no token of the project is such\n" }
    if !isExact, let value = arguments.text("value"), !entries.isEmpty {
      lines = "no token has the value \(TerminalText.visible(value)); the nearest are:\n" + lines
    }
    if omitted > 0 { lines += "\(omitted) more; narrow it with role, value, name or use\n" }
    let errors = inventory.errors.prefix(20).map { error -> JSONValue in
      ["file": .text(error.path), "message": .text(error.reason)]
    }
    return MCPAnswer(
      text: MCPLimit.clipped(lines),
      data: [
        "tokens": JSONValue(.array(shown)), "omitted": .count(omitted), "isExact": .flag(isExact),
        "errors": JSONValue(.array(errors)),
      ])
  }

  /// What `glasslint tokens` shows of the project that holds a path.
  static func inventory(_ path: String, _ context: MCPContext) throws(MCPFailure) -> TokenInventory {
    let store = context.store
    let place = try context.path(path)
    let inventory: TokenInventory?
    do throws(SourceError) {
      inventory = try TokenInventory.read(holding: place, store: store)
    } catch {
      throw .refused("\(error.path): \(error.reason)")
    }
    guard let inventory else {
      throw .refused(store.mistakes)
    }
    return inventory
  }
}

/// What is asked of tokens.
private struct TokenSearch {
  private let role: Role?
  private let value: String?
  private let name: String?
  /// The words of what it is for.
  private let words: [String]

  init(_ arguments: MCPArguments) {
    value = arguments.text("value")?.lowercased()
    name = arguments.text("name")?.lowercased()
    words = NameWords.split(arguments.text("use") ?? "").map { $0.lowercased() }
    role =
      arguments.text("role").flatMap { Role(rawValue: $0) }
      ?? words.lazy.compactMap { RoleWords.role(ofWordsIn: $0) }.first
  }

  /// The entries that are meant, the best ones first; where none has the value, the nearest.
  func matches(in inventory: TokenInventory) -> (entries: [TokenInventory.Entry], isExact: Bool) {
    let entries = inventory.sections.filter { role == nil || $0.role == role }.flatMap(\.entries).filter(
      isNamed)
    guard let value else { return (ranked(entries), true) }
    let exact = entries.filter { has($0.token.value, value) }
    if !exact.isEmpty { return (ranked(exact), true) }
    guard let number = Double(value) else { return ([], false) }
    return (nearest(number, among: entries), false)
  }

  private func isNamed(_ entry: TokenInventory.Entry) -> Bool {
    guard let name else { return true }
    return entry.token.name.lowercased().contains(name)
      || entry.token.reference?.lowercased().contains(name) ?? false
  }

  private func has(_ token: DesignToken.Value, _ value: String) -> Bool {
    if case .number(let number) = token, let wanted = Double(value) { return abs(number - wanted) < 0.000_1 }
    return token.text.lowercased().contains(value)
  }

  /// By how many words of what it is for a name holds, then by use; the order of the scale is kept otherwise.
  private func ranked(_ entries: [TokenInventory.Entry]) -> [TokenInventory.Entry] {
    if words.isEmpty, value == nil { return entries }
    func rank(_ entry: TokenInventory.Entry) -> (Int, Int) {
      let own = Set(
        [entry.token.name, entry.token.reference ?? ""].flatMap { NameWords.split($0) }.map {
          $0.lowercased()
        })
      return (words.count { own.contains($0) }, entry.used ?? -1)
    }
    let ranks = entries.map(rank)
    return entries.indices.sorted { left, right in
      ranks[left] == ranks[right] ? left < right : ranks[left] > ranks[right]
    }.map { entries[$0] }
  }

  /// The tokens on the next step below a number and on the next one above it.
  private func nearest(_ wanted: Double, among entries: [TokenInventory.Entry]) -> [TokenInventory.Entry] {
    func number(_ entry: TokenInventory.Entry) -> Double? {
      if case .number(let number) = entry.token.value { number } else { nil }
    }
    let numbers = entries.compactMap(number)
    let steps = [numbers.filter { $0 < wanted }.max(), numbers.filter { $0 > wanted }.min()].compactMap { $0 }
      .sorted { abs($0 - wanted) < abs($1 - wanted) }
    return steps.flatMap { step in ranked(entries.filter { number($0) == step }) }
  }
}

extension TokenInventory.Entry {
  /// `DS.Spacing.lg = 16 (spacing; used 40×; DS.Spacing, Theme.swift:12)`
  fileprivate var line: String {
    let name = token.reference ?? (token.name.isEmpty ? nil : "\(token.name), which no code refers to")
    var facts = [token.role.rawValue]
    if let used { facts.append("used \(used)×") }
    if literals > 0 { facts.append("written as a literal \(literals)×") }
    facts.append(token.origin.text)
    let value = TerminalText.visible(token.value.text)
    return TerminalText.visible(name.map { "\($0) = " } ?? "")
      + "\(value) (\(TerminalText.visible(facts.joined(separator: "; "))))"
  }
}
