/// What rules about scales say and write about a value that is no step.
extension RuleContext {
  /// The numbers of a call or an assignment that have a role.
  func uses(of role: Role, at node: NodeID) -> [RoleUse] {
    RoleUses.all.uses(tree: tree, facts: facts, node: node).filter { RoleTable.all[$0.binding].role == role }
  }

  /// Reports a literal that is off a role's scale, at the literal. Zero and the sign never count.
  /// - Parameters:
  ///   - use: where it lands.
  ///   - landing: how a note names that place: `HStack(spacing:)`.
  ///   - word: what the value is called: `padding`.
  func reportOffScale(
    _ value: LiteralValue, role: Role, word: String, reaching use: NodeID, _ landing: String
  ) {
    let size = abs(value.value)
    guard let scale = scales[role], !scale.steps.isEmpty, size > 0, scale.step(equalTo: size) == nil else {
      return
    }
    let near = scale.nearest(to: size)
    let ordered = near.sorted { $0.value < $1.value }
    let sign = value.value < 0 ? "-" : ""
    let list = ordered.map { sign + scale.label(of: $0) }.joined(separator: " and ")
    let advice = ordered.count == 1 ? "the nearest step is \(list)" : "the nearest steps are \(list)"
    report(
      value, reaching: use, landing,
      "\(word) \(Scale.text(value.value)) is off the \(role.rawValue) scale; \(advice)",
      fixes: scale.candidates(for: size).compactMap { fix(value, $0) })
  }

  private func fix(_ value: LiteralValue, _ step: Scale.Step) -> Fix? {
    let isInteger = tree.kind(value.node) == .integerLiteral
    // `let pad = 22` is an `Int`, which neither a fraction nor a token of another type can replace.
    let isWhole = step.value == step.value.rounded()
    if isInteger, !value.path.isEmpty, !isWhole { return nil }
    let number = Scale.text(step.value) + (isInteger || !isWhole ? "" : ".0")
    return .unsafe("Use \(step.reference ?? number)", [replace(value.node, with: step.reference ?? number)])
  }
}

extension Scale {
  /// The steps on both sides of a value, as far as there are any; a capsule's is none to suggest.
  func nearest(to value: Double) -> [Step] {
    let neighbors = neighbors(of: value)
    return [neighbors.below, neighbors.above].compactMap { $0 }.filter {
      $0.value != Scale.capsule && $0.value != 0
    }
  }

  /// The steps that a value may be meant as, nearest first: both neighbors where neither is much nearer.
  func candidates(for value: Double) -> [Step] {
    let near = nearest(to: value).sorted { abs($0.value - value) < abs($1.value - value) }
    guard near.count == 2 else { return near }
    let isClose = abs(near[1].value - value) <= 2 * abs(near[0].value - value)
    return isClose ? near : [near[0]]
  }

  /// `20 (DS.Spacing.xl)`.
  func label(of step: Step) -> String {
    Scale.text(step.value) + (step.reference.map { " (\($0))" } ?? "")
  }

  /// A number as it is written in Swift, without a fraction that is zero.
  static func text(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }
}

extension RoleTable {
  /// What a rule about a role is asked about.
  static func triggers(_ role: Role) -> Rule.Triggers {
    var calls: Set<String> = []
    var kinds: [NodeKind] = []
    for binding in all where binding.role == role {
      switch binding.form {
      case .property: kinds = [.assignment]
      case .initializer: calls.formUnion(["\(binding.name)", "init"])
      case .modifier, .member: calls.insert("\(binding.name)")
      }
    }
    return Rule.Triggers(calls: calls.sorted(), kinds: kinds)
  }
}
