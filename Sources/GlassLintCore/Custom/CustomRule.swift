/// A custom rule ready to be asked, about one of its patterns.
final class CustomRule: Sendable {
  private let source: CustomRuleSource
  private let pattern: Pattern
  private let slotCount: Int
  private let inside: [PatternCondition]
  private let notInside: [PatternCondition]
  private let has: [PatternCondition]
  private let notHas: [PatternCondition]
  private let values: ValueCondition?
  private let message: PatternTemplate
  private let replacements: [PatternTemplate]

  /// - Parameter index: which of the rule's patterns.
  private init(_ source: CustomRuleSource, pattern index: Int) throws(CustomRuleMistake) {
    self.source = source
    if source.message.utf8.allSatisfy(PatternText.isSpace) {
      let mistake = PatternMistake(offset: 0, message: "an empty message; say what to write instead")
      throw CustomRuleMistake(key: "message", mistake: mistake)
    }
    if source.fix == .safe, source.replacements.isEmpty {
      let mistake = PatternMistake(
        offset: 0, message: "there is nothing to fix; write \"replace\", or leave out \"fix\"")
      throw CustomRuleMistake(key: "fix", mistake: mistake)
    }
    if source.fix == .safe, source.replacements.count > 1 {
      let mistake = PatternMistake(
        offset: 0, message: "which of several replacements is meant is for people to say; leave out \"fix\"")
      throw CustomRuleMistake(key: "fix", mistake: mistake)
    }
    var slots = PatternSlots()
    var bound: Set<Int> = []
    let pattern = try Self.pattern("pattern", source.patterns[index], at: index, &slots)
    self.pattern = pattern
    let skipped = Set(slots.skips)
    bound.formUnion(pattern.slots)
    inside = try Self.condition("inside", source.inside, &slots, &bound, binds: true)
    has = try Self.condition("has", source.has, &slots, &bound, binds: true)
    notInside = try Self.condition("notInside", source.notInside, &slots, &bound, binds: false)
    notHas = try Self.condition("notHas", source.notHas, &slots, &bound, binds: false)
    slotCount = slots.count
    values = try Self.values(source.values, slots, bound)
    message = try Self.template("message", source.message, .message, slots, bound)
    // Only what the main pattern skips is a part of what is rewritten.
    let kept = bound.subtracting(Set(slots.skips).subtracting(skipped))
    var replacements: [PatternTemplate] = []
    for (index, text) in source.replacements.enumerated() {
      try Self.check(replacement: text, at: index)
      let replacement = try Self.template("replace", text, at: index, .replacement, slots, kept)
      if let problem = Self.problem(replacement, for: pattern) {
        throw CustomRuleMistake(
          key: "replace", index: index, mistake: PatternMistake(offset: 0, message: problem))
      }
      replacements.append(replacement)
    }
    self.replacements = replacements
  }

  // MARK: Making

  private static func pattern(
    _ key: String, _ text: String, at index: Int, _ slots: inout PatternSlots
  ) throws(CustomRuleMistake) -> Pattern {
    do throws(PatternMistake) {
      return try PatternCompiler.compile(text, &slots)
    } catch {
      throw CustomRuleMistake(key: key, index: index, mistake: error)
    }
  }

  /// What is to be written has to be Swift as well.
  private static func check(replacement text: String, at index: Int) throws(CustomRuleMistake) {
    do throws(PatternMistake) {
      try PatternCompiler.check(text, as: "the replacement")
    } catch {
      throw CustomRuleMistake(key: "replace", index: index, mistake: error)
    }
  }

  private static func condition(
    _ key: String, _ texts: [String], _ slots: inout PatternSlots, _ bound: inout Set<Int>, binds: Bool
  ) throws(CustomRuleMistake) -> [PatternCondition] {
    var conditions: [PatternCondition] = []
    for (index, text) in texts.enumerated() {
      let pattern = try pattern(key, text, at: index, &slots)
      conditions.append(PatternCondition(pattern: pattern, isAlone: pattern.slots.isDisjoint(with: bound)))
    }
    // Which of them holds is open, so that a name has something to stand for where all have it.
    if binds, let first = conditions.first?.pattern.slots {
      bound.formUnion(conditions.reduce(first) { $0.intersection($1.pattern.slots) })
    }
    return conditions
  }

  private static func values(
    _ text: String?, _ slots: PatternSlots, _ bound: Set<Int>
  ) throws(CustomRuleMistake) -> ValueCondition? {
    guard let text else { return nil }
    do throws(PatternMistake) {
      return try ValueCondition(text, slots, bound: bound)
    } catch {
      throw CustomRuleMistake(key: "where", mistake: error)
    }
  }

  private static func template(
    _ key: String, _ text: String, at index: Int = 0, _ use: PatternTemplate.Use, _ slots: PatternSlots,
    _ bound: Set<Int>
  ) throws(CustomRuleMistake) -> PatternTemplate {
    do throws(PatternMistake) {
      return try PatternTemplate(text, for: use, slots, bound: bound)
    } catch {
      throw CustomRuleMistake(key: key, index: index, mistake: error)
    }
  }

  /// Why a replacement cannot stand where the pattern matches.
  private static func problem(_ replacement: PatternTemplate, for pattern: Pattern) -> String? {
    if PatternMatcher.isDeclaration(pattern.rootNode.kind), pattern.rootNode.kind != .importDecl {
      "a declaration cannot be rewritten, since the pattern is only its head; leave out \"replace\""
    } else if pattern.isOpenChain, !replacement.isEmpty, !replacement.beginsWithPeriod {
      "the pattern begins with a period, and so must what replaces it: write `.name(…)`"
    } else if !pattern.isOpenChain, replacement.isEmpty, pattern.rootNode.kind != .importDecl {
      "an expression cannot be replaced by nothing; write the Swift to put there"
    } else {
      nil
    }
  }

  /// - Parameter origin: where it is defined, as people are told: `.glasslint.json:12`.
  static func rule(_ source: CustomRuleSource, origin: String) throws(CustomRuleMistake) -> Rule {
    let alternatives = try alternatives(source)
    let summary = source.message.hasSuffix(".") ? String(source.message.dropLast()) : source.message
    let fixable: Rule.Fixable = source.replacements.isEmpty ? .never : source.fix == .safe ? .safe : .unsafe
    let words = alternatives.compactMap(\.pattern.requiredWord)
    return Rule(
      id: source.id, theme: .custom, summary: PatternTemplate.line(summary, limit: 400),
      rationale: description(source, origin: origin), severity: source.severity, fixable: fixable, seeds: [],
      examples: [], triggers: triggers(alternatives), usesProject: source.values != nil,
      reach: words.count == alternatives.count ? .filesWith(words) : .allFiles
    ) { context, node in
      var places: [ByteRange] = []
      for custom in alternatives { custom.check(context, node, &places) }
    }
  }

  private static func alternatives(_ source: CustomRuleSource) throws(CustomRuleMistake) -> [CustomRule] {
    if source.patterns.isEmpty {
      let mistake = PatternMistake(offset: 0, message: "an empty list; write what is to be found")
      throw CustomRuleMistake(key: "pattern", mistake: mistake)
    }
    var alternatives: [CustomRule] = []
    for index in source.patterns.indices {
      do throws(CustomRuleMistake) {
        alternatives.append(try CustomRule(source, pattern: index))
      } catch {
        // What one pattern names, another may not.
        guard index > 0, error.key != "pattern" else { throw error }
        var mistake = error
        mistake.mistake.message += " (for the pattern `\(source.patterns[index])`)"
        throw mistake
      }
    }
    return alternatives
  }

  private static func description(_ source: CustomRuleSource, origin: String) -> String {
    func either(_ texts: [String]) -> String { texts.map { "`\($0)`" }.joined(separator: " or ") }
    var parts = [either(source.patterns)]
    for (word, texts) in [
      ("inside", source.inside), ("not inside", source.notInside), ("with", source.has),
      ("without", source.notHas), ("where", [source.values].compactMap { $0 }),
    ] where !texts.isEmpty {
      parts.append("\(word) \(either(texts))")
    }
    let rewrite =
      source.replacements.isEmpty
      ? ""
      : source.replacements == [""]
        ? " The fix removes it." : " The fix writes \(either(source.replacements))."
    return "A custom rule of \(origin): it finds \(parts.joined(separator: ", ")).\(rewrite)"
  }

  private static func triggers(_ alternatives: [CustomRule]) -> Rule.Triggers {
    var triggers = Rule.Triggers()
    for custom in alternatives {
      switch custom.pattern.anchor {
      // `Text(…)` may be written `Text.init(…)`.
      case .call(let name):
        triggers.calls += name.utf8.first.map { $0 < 0x5B } ?? false ? [name, "init"] : [name]
      case .name(let name):
        triggers.names.append(name)
        if custom.pattern.isTypeName { triggers.kinds += PatternMatcher.typeKinds }
      case .kind(let kind): triggers.kinds.append(kind)
      }
    }
    triggers.calls = Set(triggers.calls).sorted()
    triggers.names = Set(triggers.names).sorted()
    triggers.kinds = Set(triggers.kinds).sorted { $0.rawValue < $1.rawValue }
    return triggers
  }

  // MARK: Asking

  /// - Parameter places: those of this node's findings so far, which get no second one.
  private func check(_ context: borrowing RuleContext, _ node: NodeID, _ places: inout [ByteRange]) {
    var next: Int? = 0
    while let operand = next { next = check(context, node, from: operand, &places) }
  }

  /// - Parameter operand: where to begin in a row of operators.
  /// - Returns: where to go on; `nil` at the end.
  private func check(
    _ context: borrowing RuleContext, _ node: NodeID, from operand: Int, _ places: inout [ByteRange]
  ) -> Int? {
    let tree = context.tree
    var matcher = PatternMatcher(tree: tree, pattern: pattern, slotCount: slotCount)
    matcher.firstOperand = operand
    guard matcher.matches(pattern, node) else { return nil }
    let match = PatternMatch(tree, pattern, node, matcher)
    if !places.contains(match.place), holds(match, &matcher, context) {
      places.append(match.place)
      context.report(
        at: match.place, message.message(tree, matcher.bindings),
        fixes: fixes(match, matcher.bindings, context))
    }
    return matcher.window.map { $0.upperBound - 1 }
  }

  /// Whether all that the rule asks of a match besides its pattern is so.
  private func holds(
    _ match: PatternMatch, _ matcher: inout PatternMatcher, _ context: borrowing RuleContext
  ) -> Bool {
    let facts = context.facts
    if !inside.isEmpty, !inside.contains(where: { $0.holdsAround(match, &matcher) }) { return false }
    if !has.isEmpty, !has.contains(where: { $0.holdsWithin(match, &matcher, facts) }) { return false }
    if notInside.contains(where: { $0.holdsAround(match, &matcher) }) { return false }
    if notHas.contains(where: { $0.holdsWithin(match, &matcher, facts) }) { return false }
    if matcher.isExhausted { return false }
    return values?.holds(matcher.bindings, context.file) ?? true
  }

  private func fixes(
    _ match: PatternMatch, _ bindings: [PatternMatcher.Binding?], _ context: borrowing RuleContext
  ) -> [Fix] {
    var fixes: [Fix] = []
    for replacement in replacements {
      if let fix = fix(match, bindings, replacement, context) { fixes.append(fix) }
    }
    return fixes
  }

  private func fix(
    _ match: PatternMatch, _ bindings: [PatternMatcher.Binding?], _ replacement: PatternTemplate,
    _ context: borrowing RuleContext
  ) -> Fix? {
    let tree = context.tree
    guard var code = replacement.code(tree, bindings) else { return nil }
    if match.hasImplicitReceiver {
      guard let period = code.firstIndex(of: ".") else { return nil }
      code.removeSubrange(...period)
    }
    if !pattern.isOpenChain, !replacement.isEmpty {
      guard let fitting = match.fitting(code, tree) else { return nil }
      code = fitting
    }
    var range = match.range
    if replacement.isEmpty {
      range = tree.rangeWithLine(range)
    } else if tree.text(range) == code {
      return nil
    }
    guard !losesCode(match, bindings, replacement, tree) else { return nil }
    let title = code.isEmpty ? "Remove it" : "Write \(PatternTemplate.line(code))"
    return Fix(title: title, applicability: source.fix, edits: [Edit(range: range, text: code)])
  }

  /// Whether comments or compiler directives stand in what is rewritten and in nothing that is kept.
  private func losesCode(
    _ match: PatternMatch, _ bindings: [PatternMatcher.Binding?], _ replacement: PatternTemplate,
    _ tree: SyntaxTree
  ) -> Bool {
    var kept: [Range<TokenID>] = []
    for (index, part) in replacement.parts.enumerated() {
      switch part {
      case .slot(let slot):
        guard let binding = bindings[slot], !binding.isEmpty else { continue }
        // The white space within braces is kept as well, and comments in it.
        let isBlock = tree.fillsBlock(binding) && replacement.isBlock(at: index)
        kept.append(isBlock ? binding.first - 1..<binding.end + 1 : binding.first..<binding.end)
      case .skip(let slot):
        if let binding = bindings[slot], !binding.isEmpty { kept.append(binding.first - 1..<binding.end) }
      case .text: continue
      }
    }
    for token in match.tokens.dropLast() {
      let isKept = kept.contains { $0.contains(token) && $0.contains(token + 1) }
      if isKept { continue }
      let gap = ByteRange(start: Int(tree.token(token).end), end: Int(tree.token(token + 1).start))
      if tree.holdsComment(gap) || tree.token(token).kind == .poundKeyword { return true }
    }
    return false
  }
}
