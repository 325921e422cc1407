/// A custom rule ready to be asked.
final class CustomRule: Sendable {
  private let source: CustomRuleSource
  private let pattern: Pattern
  private let slotCount: Int
  private let inside: PatternCondition?
  private let notInside: PatternCondition?
  private let has: PatternCondition?
  private let notHas: PatternCondition?
  private let values: ValueCondition?
  private let message: PatternTemplate
  private let replacement: PatternTemplate?

  private init(_ source: CustomRuleSource) throws(CustomRuleMistake) {
    self.source = source
    if source.message.utf8.allSatisfy(PatternText.isSpace) {
      let mistake = PatternMistake(offset: 0, message: "an empty message; say what to write instead")
      throw CustomRuleMistake(key: "message", mistake: mistake)
    }
    if source.fix == .safe, source.replace == nil {
      let mistake = PatternMistake(
        offset: 0, message: "there is nothing to fix; write \"replace\", or leave out \"fix\"")
      throw CustomRuleMistake(key: "fix", mistake: mistake)
    }
    var slots = PatternSlots()
    var bound: Set<Int> = []
    let pattern = try Self.pattern("pattern", source.pattern, &slots)
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
    var replacement: PatternTemplate?
    if let text = source.replace {
      try Self.check(replacement: text)
      replacement = try Self.template("replace", text, .replacement, slots, kept)
    }
    self.replacement = replacement
    try checkReplacement()
  }

  // MARK: Making

  private static func pattern(
    _ key: String, _ text: String, _ slots: inout PatternSlots
  ) throws(CustomRuleMistake) -> Pattern {
    do throws(PatternMistake) {
      return try PatternCompiler.compile(text, &slots)
    } catch {
      throw CustomRuleMistake(key: key, mistake: error)
    }
  }

  /// What is to be written has to be Swift as well.
  private static func check(replacement text: String) throws(CustomRuleMistake) {
    do throws(PatternMistake) {
      try PatternCompiler.check(text, as: "the replacement")
    } catch {
      throw CustomRuleMistake(key: "replace", mistake: error)
    }
  }

  private static func condition(
    _ key: String, _ text: String?, _ slots: inout PatternSlots, _ bound: inout Set<Int>, binds: Bool
  ) throws(CustomRuleMistake) -> PatternCondition? {
    guard let text else { return nil }
    let pattern = try pattern(key, text, &slots)
    let isAlone = pattern.slots.isDisjoint(with: bound)
    if binds { bound.formUnion(pattern.slots) }
    return PatternCondition(pattern: pattern, isAlone: isAlone)
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
    _ key: String, _ text: String, _ use: PatternTemplate.Use, _ slots: PatternSlots, _ bound: Set<Int>
  ) throws(CustomRuleMistake) -> PatternTemplate {
    do throws(PatternMistake) {
      return try PatternTemplate(text, for: use, slots, bound: bound)
    } catch {
      throw CustomRuleMistake(key: key, mistake: error)
    }
  }

  private func checkReplacement() throws(CustomRuleMistake) {
    guard let replacement else { return }
    let problem: String?
    if PatternMatcher.isDeclaration(pattern.rootNode.kind), pattern.rootNode.kind != .importDecl {
      problem = "a declaration cannot be rewritten, since the pattern is only its head; leave out \"replace\""
    } else if pattern.isOpenChain, !replacement.isEmpty, !replacement.beginsWithPeriod {
      problem = "the pattern begins with a period, and so must what replaces it: write `.name(…)`"
    } else if !pattern.isOpenChain, replacement.isEmpty, pattern.rootNode.kind != .importDecl {
      problem = "an expression cannot be replaced by nothing; write the Swift to put there"
    } else {
      problem = nil
    }
    if let problem {
      throw CustomRuleMistake(key: "replace", mistake: PatternMistake(offset: 0, message: problem))
    }
  }

  /// - Parameter origin: where it is defined, as people are told: `.glasslint.json:12`.
  static func rule(_ source: CustomRuleSource, origin: String) throws(CustomRuleMistake) -> Rule {
    let custom = try CustomRule(source)
    let summary = source.message.hasSuffix(".") ? String(source.message.dropLast()) : source.message
    let fixable: Rule.Fixable = source.replace == nil ? .never : source.fix == .safe ? .safe : .unsafe
    return Rule(
      id: source.id, theme: .custom, summary: PatternTemplate.line(summary, limit: 400),
      rationale: custom.description(origin: origin), severity: source.severity, fixable: fixable, seeds: [],
      examples: [], triggers: custom.triggers, usesProject: source.values != nil,
      reach: custom.pattern.requiredWord.map { .filesWith($0) } ?? .allFiles
    ) { context, node in custom.check(context, node) }
  }

  private func description(origin: String) -> String {
    var parts = ["`\(source.pattern)`"]
    for (word, text) in [
      ("inside", source.inside), ("not inside", source.notInside), ("with", source.has),
      ("without", source.notHas), ("where", source.values),
    ] {
      if let text { parts.append("\(word) `\(text)`") }
    }
    let rewrite =
      source.replace.map { $0.isEmpty ? " The fix removes it." : " The fix writes `\($0)`." } ?? ""
    return "A custom rule of \(origin): it finds \(parts.joined(separator: ", ")).\(rewrite)"
  }

  private var triggers: Rule.Triggers {
    switch pattern.anchor {
    // `Text(…)` may be written `Text.init(…)`.
    case .call(let name):
      Rule.Triggers(calls: name.utf8.first.map { $0 < 0x5B } ?? false ? [name, "init"] : [name])
    case .name(let name): Rule.Triggers(names: [name])
    case .kind(let kind): Rule.Triggers(kinds: [kind])
    }
  }

  // MARK: Asking

  private func check(_ context: borrowing RuleContext, _ node: NodeID) {
    var next: Int? = 0
    while let operand = next { next = check(context, node, from: operand) }
  }

  /// - Parameter operand: where to begin in a row of operators.
  /// - Returns: where to go on; `nil` at the end.
  private func check(_ context: borrowing RuleContext, _ node: NodeID, from operand: Int) -> Int? {
    let tree = context.tree
    var matcher = PatternMatcher(tree: tree, pattern: pattern, slotCount: slotCount)
    matcher.firstOperand = operand
    guard matcher.matches(pattern, node) else { return nil }
    let match = PatternMatch(tree, pattern, node, matcher)
    judge(match, &matcher, context)
    return matcher.window.map { $0.upperBound - 1 }
  }

  private func judge(_ match: PatternMatch, _ matcher: inout PatternMatcher, _ context: borrowing RuleContext)
  {
    let tree = context.tree
    if let inside, !inside.holdsAround(match, &matcher) { return }
    if let has, !has.holdsWithin(match, &matcher, context.facts) { return }
    if let notInside, notInside.holdsAround(match, &matcher) { return }
    if let notHas, notHas.holdsWithin(match, &matcher, context.facts) { return }
    if matcher.isExhausted { return }
    if let values, !values.holds(matcher.bindings, context.file) { return }
    let text = message.message(tree, matcher.bindings)
    context.report(at: match.place, text, fixes: fix(match, matcher.bindings, context).map { [$0] } ?? [])
  }

  private func fix(
    _ match: PatternMatch, _ bindings: [PatternMatcher.Binding?], _ context: borrowing RuleContext
  ) -> Fix? {
    guard let replacement else { return nil }
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
    guard !losesCode(match, bindings, tree) else { return nil }
    let title = code.isEmpty ? "Remove it" : "Write \(PatternTemplate.line(code))"
    return Fix(title: title, applicability: source.fix, edits: [Edit(range: range, text: code)])
  }

  /// Whether comments or compiler directives stand in what is rewritten and in nothing that is kept.
  private func losesCode(
    _ match: PatternMatch, _ bindings: [PatternMatcher.Binding?], _ tree: SyntaxTree
  ) -> Bool {
    var kept: [Range<TokenID>] = []
    let parts = replacement?.parts ?? []
    for (index, part) in parts.enumerated() {
      switch part {
      case .slot(let slot):
        guard let binding = bindings[slot], !binding.isEmpty else { continue }
        // The white space within braces is kept as well, and comments in it.
        let isBlock = tree.fillsBlock(binding) && replacement?.isBlock(at: index) == true
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
