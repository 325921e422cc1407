/// What conditions around a piece of code say wherever that runs.
struct HeldCondition {
  /// An expression, or the operands and the operator of a comparison.
  let parts: [NodeID]
  let isTrue: Bool
}

extension SyntaxTree {
  /// The parts of the conditions that hold where a piece of code of a type runs: of the branches it stands in, the branches
  /// before them, and what is guarded on the way.
  func conditions(around id: NodeID) -> [HeldCondition] {
    var held: [HeldCondition] = []
    var inner = id
    for ancestor in ancestors(id) {
      defer { inner = ancestor }
      switch kind(ancestor) {
      case .memberBlock: return held
      case .ternary:
        let parts = Array(children(ancestor))
        guard parts.count == 3, inner != parts[0] else { continue }
        held.append(HeldCondition(parts: [parts[0]], isTrue: inner == parts[1]))
      case .ifStmt:
        for branch in children(ancestor) where kind(branch) == .ifBranch {
          let all = conjuncts(of: branch)
          if branch == inner {
            held += all.map { HeldCondition(parts: $0, isTrue: true) }
            break
          }
          // Of several that do not all hold, nobody knows which.
          if all.count == 1 { held.append(HeldCondition(parts: all[0], isTrue: false)) }
        }
      case .guardStmt:
        let all = conjuncts(of: ancestor)
        if all.count == 1, kind(inner) == .codeBlock {
          held.append(HeldCondition(parts: all[0], isTrue: false))
        }
      case .codeBlock, .closure, .accessorBlock:
        for statement in children(ancestor) {
          if statement == inner { break }
          if kind(statement) == .guardStmt {
            held += conjuncts(of: statement).map { HeldCondition(parts: $0, isTrue: true) }
          }
        }
      default: continue
      }
    }
    return held
  }

  /// What has to hold for a branch, each as an expression or a comparison: `isOn && scheme == .dark`, `isOn, !isDark`.
  func conjuncts(of branch: NodeID) -> [[NodeID]] {
    children(branch).filter { kind($0) != .codeBlock }.flatMap { condition -> [[NodeID]] in
      let parts =
        kind(unwrapped(condition)) == .sequence ? Array(children(unwrapped(condition))) : [condition]
      if parts.contains(where: { isNamed($0, "||") || isNamed($0, "??") }) { return [[condition]] }
      return parts.split { kind($0) == .operatorExpr && isNamed($0, "&&") }.map { Array($0) }
    }
  }

  /// Whether two conditions cannot both hold: `isOpen` and `!isOpen`, `width > 0` and `width <= 0`, `let last = items.last?.name`
  /// and `items.last == nil`.
  func exclude(_ one: HeldCondition, _ other: HeldCondition) -> Bool {
    if let first = presence(in: one), let second = presence(in: other), first.isThere != second.isThere {
      let (there, missing) = first.isThere ? (first.value, second.value) : (second.value, first.value)
      return there == missing || there.hasPrefix(missing + "?")
    }
    guard one.parts.count == other.parts.count else { return false }
    if one.parts.count == 1 {
      let (first, second) = (withoutNegation(one.parts[0]), withoutNegation(other.parts[0]))
      return spellsTheSame(first.condition, second.condition)
        && (one.isTrue != first.isNegated) != (other.isTrue != second.isNegated)
    }
    guard one.parts.count == 3, spellsTheSame(one.parts[0], other.parts[0]),
      spellsTheSame(one.parts[2], other.parts[2])
    else { return false }
    if spellsTheSame(one.parts[1], other.parts[1]) { return one.isTrue != other.isTrue }
    let isOpposite = Self.opposites.contains { first, second in
      isNamed(one.parts[1], first) && isNamed(other.parts[1], second)
        || isNamed(one.parts[1], second) && isNamed(other.parts[1], first)
    }
    return isOpposite && one.isTrue == other.isTrue
  }

  /// The parts of a condition without the parentheses around it.
  func plainParts(of held: HeldCondition) -> [NodeID] {
    let parts = held.parts.map { unwrapped($0) }
    return parts.count == 1 && kind(parts[0]) == .sequence ? Array(children(parts[0])) : parts
  }

  /// The value, as it is written, that a condition says to be there, or not to be: `name` of `let name`, `name != nil`.
  private func presence(in held: HeldCondition) -> (value: String, isThere: Bool)? {
    let parts = plainParts(of: held)
    if parts.count == 3 {
      guard kind(parts[2]) == .nilLiteral, isNamed(parts[1], "!=") || isNamed(parts[1], "==") else {
        return nil
      }
      return (text(parts[0]), held.isTrue == isNamed(parts[1], "!="))
    }
    guard parts.count == 1, kind(parts[0]) == .optionalBinding else { return nil }
    return value(parts[0]).map { (text($0), held.isTrue) }
  }

  private static let opposites: [(StaticString, StaticString)] = [("==", "!="), ("<", ">="), (">", "<=")]

  /// `isOn` for `!isOn`, and whether that is what it is.
  func withoutNegation(_ condition: NodeID) -> (condition: NodeID, isNegated: Bool) {
    let value = unwrapped(condition)
    guard kind(value) == .prefixExpr, isNamed(value, "!"), let operand = callee(value) else {
      return (value, false)
    }
    return (unwrapped(operand), true)
  }
}

extension FileContext {
  /// Which branches the conditions around a view choose of every choice by the same condition.
  func choicesTaken(at view: NodeID) -> [Paint.Choice] {
    tree.conditions(around: view).compactMap { held in
      guard let first = held.parts.first, let last = held.parts.last else { return nil }
      if held.parts.count > 1 {
        let range = ByteRange(start: tree.range(of: first).start, end: tree.range(of: last).end)
        return Paint.Choice(condition: tree.text(range), branch: held.isTrue ? 0 : 1)
      }
      let (condition, isNegated) = tree.withoutNegation(first)
      return Paint.Choice(condition: tree.text(condition), branch: held.isTrue == isNegated ? 1 : 0)
    }
  }

  /// Whether the branch of a property that a color comes from is one that the conditions around a view rule out.
  func isRuledOut(_ paint: Paint, at view: NodeID) -> Bool {
    guard let chosen = paint.chosen, !tree.contains(view, chosen), facts.areInOneType(view, chosen) else {
      return false
    }
    let held = tree.conditions(around: view)
    return !held.isEmpty
      && tree.conditions(around: chosen).contains { own in held.contains { tree.exclude(own, $0) } }
  }

  /// The appearances in which the conditions around a view let it be drawn.
  func appearances(chosenAt view: NodeID) -> Set<Bool> {
    let held = tree.conditions(around: view)
    let cases = tree.ancestors(view).prefix { tree.kind($0) != .memberBlock }.compactMap(
      schemeIsDark(inCase:))
    return Set(
      [false, true].filter { isDark in
        cases.allSatisfy { $0 == isDark }
          && held.allSatisfy { condition in
            let truth =
              condition.parts.count == 1
              ? colorSchemeTruth(of: condition.parts[0], isDark: isDark)
              : colorSchemeTruth(ofComparison: condition.parts, isDark: isDark)
            return truth.map { $0 == condition.isTrue } ?? true
          }
      })
  }

  /// The one appearance that a case is for: `case .dark:` of `switch colorScheme`.
  private func schemeIsDark(inCase branch: NodeID) -> Bool? {
    guard tree.kind(branch) == .switchCase, let choice = tree.parent(branch),
      let subject = tree.children(choice).first(where: { _ in true }), asksForColorScheme(subject)
    else { return nil }
    let patterns = tree.children(branch).filter { tree.isPattern($0, ofCase: branch) }
    return patterns.count == 1 ? schemeIsDark(tree.unwrapped(patterns[0])) : nil
  }

  /// Whether a text without a font of its own may take one over from where it is shown: its view, or the helper it stands in.
  func isShownInFont(_ text: NodeID) -> Bool {
    if views.uses(ofViewAround: text).contains(where: { tree.isInFont($0) }) { return true }
    guard let type = tree.enclosingType(of: text).flatMap({ tree.name($0) }) else { return false }
    return site.project.isShownInFont(type.symbol)
  }
}
