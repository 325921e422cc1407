/// What a custom rule asks of what names of its pattern stand for: `$x: spacing or radius, not token; $c: color(.gray)`.
struct ValueCondition: Sendable {
  enum Kind: Sendable, Equatable {
    /// A number, a text, `true` or `false` that is written there.
    case literal
    /// The name of a design token of the project.
    case token
    /// A color: spelled out, of the system, of an asset catalog, or a token; with a value, that one at any opacity.
    case color(ColorValue?)
    /// What stands in a place of that role, or is a literal that ends up in one; with a number, that one.
    case role(Role, Double?)
    /// What is spelled so, `*` standing for any text.
    case spelled([String])
  }

  enum ColorValue: Sendable, Equatable {
    /// One of the system's, by its name.
    case system(String)
    case components(ColorComponents)
  }

  private struct Demand: Sendable {
    let slot: Int
    /// Any of them will do.
    let kinds: [Kind]
    let isNegated: Bool
  }

  private var demands: [Demand] = []

  private static let roles = Role.allCases.filter { ![.color, .font, .shadow].contains($0) }
  private static let words = ["literal", "token", "color"] + roles.map(\.rawValue)

  /// - Parameters:
  ///   - slots: all names of the rule's patterns.
  ///   - bound: those that are bound whenever there is a match.
  init(_ text: String, _ slots: PatternSlots, bound: Set<Int>) throws(PatternMistake) {
    for clause in Part.parts(of: Part(text: text[...], offset: 0), separatedBy: ";") {
      try read(clause, slots, bound)
    }
  }

  /// A piece of the condition without white space around it, and where it begins.
  private struct Part {
    var text: Substring
    /// In the UTF-8 form of the whole.
    var offset: Int

    static func parts(of whole: Part, separatedBy separator: String) -> [Part] {
      var parts: [Part] = []
      var rest = whole
      while true {
        let range = rest.text.firstRange(of: separator)
        let head = rest.text[..<(range?.lowerBound ?? rest.text.endIndex)]
        parts.append(Part(text: head, offset: rest.offset).trimmed)
        guard let range else { return parts }
        rest.offset += rest.text[..<range.upperBound].utf8.count
        rest.text = rest.text[range.upperBound...]
      }
    }

    var trimmed: Part {
      let start = text.drop { $0 == " " }
      let end = start.lastIndex { $0 != " " }.map { start[...$0] } ?? start.prefix(0)
      return Part(text: end, offset: offset + text.utf8.count - start.utf8.count)
    }

    func dropping(_ prefix: String) -> Part? {
      guard text.hasPrefix(prefix) else { return nil }
      return Part(text: text.dropFirst(prefix.count), offset: offset + prefix.utf8.count).trimmed
    }
  }

  private mutating func read(
    _ clause: Part, _ slots: PatternSlots, _ bound: Set<Int>
  ) throws(PatternMistake) {
    guard let colon = clause.text.firstIndex(of: ":"), clause.text.first == "$" else {
      throw PatternMistake(
        offset: clause.offset, message: "say what a name stands for: \"$x: spacing, not token\"")
    }
    let name = clause.text[..<colon].filter { $0 != " " && $0 != "$" }
    let names = bound.sorted().filter { slots.kinds[$0] == .one }.map { slots.names[$0] }
    guard let slot = slots.index(of: String(name)), bound.contains(slot), slots.kinds[slot] == .one else {
      let remedy = suggest(String(name), from: names).map { "; did you mean `$\($0)`?" } ?? ""
      throw PatternMistake(
        offset: clause.offset, message: "`$\(name)` is no one expression of this rule's patterns\(remedy)")
    }
    let asked = Part(
      text: clause.text[clause.text.index(after: colon)...],
      offset: clause.offset + clause.text[...colon].utf8.count)
    for part in Part.parts(of: asked, separatedBy: ",") {
      let negated = part.text == "not" ? Part(text: "", offset: part.offset) : part.dropping("not ")
      var kinds: [Kind] = []
      for word in Part.parts(of: negated ?? part, separatedBy: " or ") { kinds.append(try Self.kind(word)) }
      demands.append(Demand(slot: slot, kinds: kinds, isNegated: negated != nil))
    }
  }

  private static func kind(_ part: Part) throws(PatternMistake) -> Kind {
    let text = String(part.text)
    if let open = text.firstIndex(of: "("), text.last == ")", words.contains(String(text[..<open])) {
      let inside = text[text.index(after: open)...].dropLast()
      let value = Part(text: inside, offset: part.offset + text[...open].utf8.count).trimmed
      return try kind(String(text[..<open]), value)
    }
    switch text {
    case "literal": return .literal
    case "token": return .token
    case "color": return .color(nil)
    default: break
    }
    if let role = roles.first(where: { $0.rawValue == text }) { return .role(role, nil) }
    if let open = text.firstIndex(of: "("), words.contains(String(text[..<open])) {
      throw PatternMistake(
        offset: part.offset + text[..<open].utf8.count,
        message: "nothing closes this `(`; it holds one value: write `color(.gray) or color(.black)`")
    }
    if isExpression(text) {
      throw PatternMistake(
        offset: part.offset,
        message: "this is a regular expression; write how it is spelled, with `*` for any text: \"*Service\"")
    }
    if text.contains("*") {
      return .spelled(text.split(separator: "*", omittingEmptySubsequences: false).map(String.init))
    }
    let list = words.joined(separator: ", ")
    if text.isEmpty { throw PatternMistake(offset: part.offset, message: "say what it is: \(list)") }
    let remedy =
      suggest(text, from: words).map { "did you mean \"\($0)\"?" }
      ?? "write one of \(list), or how it is spelled, with `*` for any text"
    throw PatternMistake(offset: part.offset, message: "\"\(text)\" is no kind of value; \(remedy)")
  }

  /// Whether a text is meant as a regular expression, as which nothing would ever be spelled.
  private static func isExpression(_ text: String) -> Bool {
    let isDelimited = text.count > 2 && text.hasPrefix("/") && text.hasSuffix("/")
    let isAnchored = text.hasPrefix("^") || text.hasSuffix("$")
    return isDelimited || isAnchored || text.hasPrefix(".*") && text.count > 2
      || ["\\w", "\\d", "\\b", "\\s", ".+", "(?"].contains { text.contains($0) }
  }

  /// What is asked for by kind and value: `color(.gray)`, `spacing(12)`.
  private static func kind(_ word: String, _ value: Part) throws(PatternMistake) -> Kind {
    let text = String(value.text)
    if word == "color" {
      if text.hasPrefix("#"), let color = ColorComponents(hex: text) { return .color(.components(color)) }
      let names = SystemColor.all.map(\.name)
      if text.hasPrefix("."), names.contains(String(text.dropFirst())) {
        return .color(.system(String(text.dropFirst())))
      }
      let remedy = suggest(String(text.drop { $0 == "." }), from: names).map { "did you mean `.\($0)`?" }
      throw PatternMistake(
        offset: value.offset,
        message: "\"\(text)\" is no color of the system; \(remedy ?? "write `.gray` or `#3969EF`")")
    }
    guard let role = roles.first(where: { $0.rawValue == word }) else {
      throw PatternMistake(
        offset: value.offset - 1, message: "\"\(word)\" takes no value; write `color(.gray)`, `spacing(12)`")
    }
    guard let number = Double(text) else {
      throw PatternMistake(
        offset: value.offset, message: "\"\(text)\" is no number; write \"\(word)(12)\"")
    }
    return .role(role, number)
  }

  // MARK: Asking

  /// Whether all that it asks for is so; a value that cannot be read is neither of a kind nor none of it.
  func holds(_ bindings: [PatternMatcher.Binding?], _ file: FileContext) -> Bool {
    demands.allSatisfy { demand in
      guard let binding = bindings[demand.slot] else { return false }
      let expression = file.tree.expression(binding)
      // A name or a type is no expression, and has but its spelling.
      let isSpelling = demand.kinds.allSatisfy { if case .spelled = $0 { true } else { false } }
      guard isSpelling || expression != nil else { return false }
      return demand.kinds.contains { Self.is(binding, expression, $0, file) } != demand.isNegated
    }
  }

  private static func `is`(
    _ binding: PatternMatcher.Binding, _ expression: NodeID?, _ kind: Kind, _ file: FileContext
  ) -> Bool {
    if case .spelled(let parts) = kind { return matches(file.tree.text(of: binding), parts) }
    guard let expression else { return false }
    switch kind {
    case .literal: return isLiteral(expression, file)
    case .token: return file.namesToken(expression)
    case .color(let color?): return file.isColor(expression, color)
    case .color(nil): return file.isColor(expression)
    case .role(let role, let number):
      return file.lands(expression, in: role) && (number.map { file.comes(expression, to: $0) } ?? true)
    case .spelled: return false
    }
  }

  /// Whether a text consists of these parts, in this order, with anything between them.
  private static func matches(_ text: String, _ parts: [String]) -> Bool {
    guard let first = parts.first, let last = parts.last, text.hasPrefix(first) else { return false }
    var rest = text.dropFirst(first.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let range = rest.firstRange(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return rest.hasSuffix(last)
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
  /// Where a color stands does not say whose it is.
  private static let anyFramework: SystemColor.Owners = [.swiftUI, .uiKit, .appKit]

  /// Whether all that an expression may come to is that color, at whatever opacity.
  fileprivate func isColor(_ expression: NodeID, _ wanted: ValueCondition.ColorValue) -> Bool {
    colors(of: expression, owners: Self.anyFramework).allSatisfy { color in
      switch (color.kind, wanted) {
      case (.system(let color), .system(let name)): color.name == name
      case (.components(let color?), .components(let wanted)): color.channels == wanted.channels
      default: false
      }
    }
  }

  /// Whether all numbers that an expression may come to are this one.
  fileprivate func comes(_ expression: NodeID, to number: Double) -> Bool {
    let values = values(of: expression)
    return !values.isEmpty && values.allSatisfy { $0.value == number }
  }

  /// Whether all that an expression may come to are colors.
  fileprivate func isColor(_ expression: NodeID) -> Bool {
    let isKnown = colors(of: expression, owners: Self.anyFramework).allSatisfy { color in
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
