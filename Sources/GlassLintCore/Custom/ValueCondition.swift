/// What a custom rule asks of the values that names of its pattern stand for: `$x: spacing, not token; $c: color`.
struct ValueCondition: Sendable {
  enum Kind: Sendable, Equatable {
    /// A number, a text, `true` or `false` that is written there.
    case literal
    /// The name of a design token of the project.
    case token
    /// A color: spelled out, of the system, of an asset catalog, or a token.
    case color
    /// What stands in a place of that role, or is a literal that ends up in one.
    case role(Role)
  }

  private struct Demand: Sendable {
    let slot: Int
    let kind: Kind
    let isNegated: Bool
  }

  private var demands: [Demand] = []

  private static let kinds: [(word: String, kind: Kind)] =
    [("literal", .literal), ("token", .token), ("color", .color)]
    + Role.allCases.filter { ![.color, .font, .shadow].contains($0) }.map { ($0.rawValue, .role($0)) }

  /// - Parameters:
  ///   - slots: all names of the rule's patterns.
  ///   - bound: those that are bound whenever there is a match.
  init(_ text: String, _ slots: PatternSlots, bound: Set<Int>) throws(PatternMistake) {
    var offset = 0
    for clause in text.split(separator: ";", omittingEmptySubsequences: false) {
      try read(clause, at: offset, slots, bound)
      offset += clause.utf8.count + 1
    }
  }

  private mutating func read(
    _ clause: Substring, at offset: Int, _ slots: PatternSlots, _ bound: Set<Int>
  ) throws(PatternMistake) {
    let start = offset + clause.prefix { $0 == " " }.utf8.count
    guard let colon = clause.firstIndex(of: ":"), let dollar = clause.first(where: { $0 != " " }),
      dollar == "$"
    else {
      throw PatternMistake(offset: start, message: "say what a name stands for: \"$x: spacing, not token\"")
    }
    let name = clause[..<colon].filter { $0 != " " && $0 != "$" }
    let names = bound.sorted().filter { slots.kinds[$0] == .one }.map { slots.names[$0] }
    guard let slot = slots.index(of: String(name)), bound.contains(slot), slots.kinds[slot] == .one else {
      let remedy = suggest(String(name), from: names).map { "; did you mean `$\($0)`?" } ?? ""
      throw PatternMistake(
        offset: start, message: "`$\(name)` is no one expression of this rule's patterns\(remedy)")
    }
    var place = offset + clause[...colon].utf8.count
    for part in clause[clause.index(after: colon)...].split(separator: ",", omittingEmptySubsequences: false)
    {
      let words = part.split(separator: " ")
      let isNegated = words.first == "not"
      guard let word = isNegated ? words.dropFirst().first : words.first,
        words.count == (isNegated ? 2 : 1), let known = Self.kinds.first(where: { $0.word == word })
      else {
        throw PatternMistake(
          offset: place + part.prefix { $0 == " " }.utf8.count,
          message: Self.mistake(words.last.map(String.init)))
      }
      demands.append(Demand(slot: slot, kind: known.kind, isNegated: isNegated))
      place += part.utf8.count + 1
    }
  }

  private static func mistake(_ word: String?) -> String {
    let words = kinds.map(\.word)
    guard let word else { return "say what it is: \(words.joined(separator: ", "))" }
    let remedy = suggest(word, from: words).map { "did you mean \"\($0)\"?" }
    return "\"\(word)\" is no kind of value; \(remedy ?? "write one of \(words.joined(separator: ", "))")"
  }

  // MARK: Asking

  /// Whether all that it asks for is so; a value that cannot be read is neither of a kind nor none of it.
  func holds(_ bindings: [PatternMatcher.Binding?], _ file: FileContext) -> Bool {
    demands.allSatisfy { demand in
      guard let binding = bindings[demand.slot], let expression = file.tree.expression(binding) else {
        return false
      }
      return Self.is(expression, demand.kind, file) != demand.isNegated
    }
  }

  private static func `is`(_ expression: NodeID, _ kind: Kind, _ file: FileContext) -> Bool {
    switch kind {
    case .literal: isLiteral(expression, file)
    case .token: file.namesToken(expression)
    case .color: file.isColor(expression)
    case .role(let role): file.lands(expression, in: role)
    }
  }

  private static func isLiteral(_ expression: NodeID, _ file: FileContext) -> Bool {
    let tree = file.tree
    switch tree.kind(tree.unwrapped(expression)) {
    case .stringLiteral, .booleanLiteral: return true
    default: return tree.number(expression) != nil || file.isNegatedNumber(expression)
    }
  }
}

extension SyntaxTree {
  /// The expression that is made of exactly these tokens.
  fileprivate func expression(_ binding: PatternMatcher.Binding) -> NodeID? {
    guard !binding.isEmpty, let inner = innermostNode(at: range(ofToken: binding.first).start) else {
      return nil
    }
    return ([inner] + ancestors(inner)).first {
      Int(node($0).firstToken) == binding.first && Int(node($0).endToken) == binding.end
    }
  }
}

extension FileContext {
  /// Whether all that an expression may come to are colors.
  fileprivate func isColor(_ expression: NodeID) -> Bool {
    let isKnown = colors(of: expression).allSatisfy { color in
      switch color.kind {
      case .system, .components, .asset: true
      case .material, .unknown: false
      }
    }
    return isKnown || names(expression) { site.project.tokenSlots.colors[$0] != nil }
  }

  /// Whether all that an expression may come to are names of tokens.
  fileprivate func namesToken(_ expression: NodeID) -> Bool {
    let tokens = site.project.tokenSlots
    return names(expression) { tokens.numbers[$0] != nil || tokens.colors[$0] != nil }
  }

  /// Whether an expression comes to constants that are so, and to nothing else.
  private func names(_ expression: NodeID, _ isMeant: (Int32) -> Bool) -> Bool {
    let references = references
    var (names, others) = (0, 0)
    tree.forEachValueLeaf(expression) { leaf, _ in
      if case .name(let id) = leaf, references.slots(meantBy: id).contains(where: isMeant) {
        names += 1
      } else {
        others += 1
      }
    }
    return names > 0 && others == 0
  }

  fileprivate func isNegatedNumber(_ expression: NodeID) -> Bool {
    var isNumber = false
    tree.forEachValueLeaf(expression) { leaf, isNegated in
      if case .literal = leaf, isNegated { isNumber = true }
    }
    return isNumber && tree.text(expression).hasPrefix("-")
  }

  /// Whether an expression stands where a number of that role is taken, or holds a literal that ends up in one.
  fileprivate func lands(_ expression: NodeID, in role: Role) -> Bool {
    if landedValues(role).contains(where: { tree.contains(expression, $0.node) }) { return true }
    let sections = site.project.index.sections
    guard site.file < sections.files.count else { return false }
    let range = tree.range(of: expression)
    return sections.sinks.share(sections.files[site.file].sinks).contains { sink in
      Int(sink.start) == range.start && Int(sink.end) == range.end && Role(index: sink.role) == role
    }
  }
}
