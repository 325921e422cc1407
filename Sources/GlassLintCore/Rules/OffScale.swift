/// What the rules about scales have in common: each asks about the numbers of one role.
enum OffScale {
  /// A rule that finds the numbers of a role that are no step of its scale.
  static func rule(
    _ role: Role, id: String, theme: Rule.Theme = .spacing, summary: String, rationale: String,
    severity: Severity?, options: [RuleOption] = [], seeds: [String] = ["002"], examples: [Rule.Example]
  ) -> Rule {
    Rule(
      id: id, theme: theme, summary: summary, rationale: rationale, severity: severity, fixable: .unsafe,
      options: options, seeds: seeds, examples: examples, triggers: triggers(role),
      check: { context, node in
        // What tests write down is there to be compared.
        guard !context.isTest else { return }
        for use in context.uses(of: role, at: node) {
          for value in context.values(of: use.value) { judge(context, value, reaching: use) }
        }
      })
  }

  private static func triggers(_ role: Role) -> Rule.Triggers {
    var calls: Set<String> = []
    var kinds: [NodeKind] = []
    for binding in RoleTable.all where binding.role == role {
      switch binding.form {
      case .property: kinds = [.assignment]
      case .initializer: calls.formUnion(["\(binding.name)", "init"])
      case .modifier, .member: calls.insert("\(binding.name)")
      }
    }
    return Rule.Triggers(calls: calls.sorted(), kinds: kinds)
  }

  // MARK: Judging

  /// Judges one literal by the place it reaches. Zero and the sign never count.
  static func judge(_ context: borrowing RuleContext, _ value: LiteralValue, reaching use: RoleUse) {
    let tree = context.tree
    let binding = RoleTable.all[use.binding]
    let size = abs(value.value)
    guard size > 0, size >= smallest(binding.role), let scale = allowed(context, binding.role),
      !scale.holds(size), !isBeyond(scale, size, binding), !isComputed(size, binding.role),
      !isLoop(tree, use, beyond: scale, size),
      !value.path.contains(where: { ScaleWords.speaksOfOther($0, than: binding.role) }),
      !isToken(tree, value, binding.role),
      !tree.isInPreview(value.node), !tree.isInPreview(use.value)
    else { return }
    context.reportOffScale(value, scale, binding, reaching: use.value)
  }

  /// What is smaller is something else than a step: spacing of a hairline, which follows the display's pixels; the
  /// rounded ends of a thin line; a font that is yet to get its size; a color that is there to be touched.
  private static func smallest(_ role: Role) -> Double {
    switch role {
    case .spacing: 1
    case .radius: 3
    case .fontSize: 6
    case .opacity: 0.01
    default: 0
    }
  }

  /// No distance between views: what is padded so far reaches over the edges of a screen.
  private static let farAway = 400.0

  /// An empty frame beyond the scale's end is a size, and a font far beyond it draws a picture.
  private static func isBeyond(_ scale: Scale, _ size: Double, _ binding: RoleBinding) -> Bool {
    guard let last = scale.steps.last?.value else { return false }
    if binding.place == .gap { return size > last }
    switch binding.role {
    case .fontSize: return size > 1.5 * last
    case .spacing: return size > max(last, farAway)
    default: return false
    }
  }

  /// A radius like 12.632 was worked out from a size.
  private static func isComputed(_ size: Double, _ role: Role) -> Bool {
    role == .radius && (2 * size).rounded() != 2 * size
  }

  /// Whether an animation repeats at a pace beyond the scale's ends, such as a background that drifts.
  private static func isLoop(
    _ tree: SyntaxTree, _ use: RoleUse, beyond scale: Scale, _ size: Double
  ) -> Bool {
    guard RoleTable.all[use.binding].place == .animation,
      let first = scale.steps.first(where: { $0.value > 0 })?.value, let last = scale.steps.last?.value,
      size < first || size > last, let call = tree.container(of: use.value)?.call
    else { return false }
    return tree.outerModifiers(of: call).contains { tree.name(of: $0.name).hasPrefix("repeat") }
  }

  /// Whether a literal is written down where the values of the design are.
  private static func isToken(_ tree: SyntaxTree, _ value: LiteralValue, _ role: Role) -> Bool {
    let words = ScaleWords.tokens(role)
    if value.path.isEmpty {
      return tree.isInNamedStyle(value.node, words: words, types: ScaleWords.styles(role))
    }
    return tree.isTokenValue(value.node, words: words)
  }

  /// The steps of a role's scale that the rule's `max` leaves; `nil` where there is no scale.
  private static func allowed(_ context: borrowing RuleContext, _ role: Role) -> Scale? {
    guard let scale = context.scales[role], !scale.steps.isEmpty else { return nil }
    guard role == .radius else { return scale }
    let limit = context.number("max")
    return limit > 0
      ? Scale(steps: scale.steps.filter { $0.value <= limit || $0.value >= Scale.capsule }) : scale
  }
}

extension RuleContext {
  fileprivate var isTest: Bool { facts.imports.contains("XCTest") || facts.imports.contains("Testing") }

  /// The numbers of a call or an assignment that have a role.
  func uses(of role: Role, at node: NodeID) -> [RoleUse] {
    RoleUses.all.uses(tree: tree, facts: facts, node: node).filter {
      RoleTable.all[$0.binding].role == role
    }
  }

  fileprivate func reportOffScale(
    _ value: LiteralValue, _ scale: Scale, _ binding: RoleBinding, reaching use: NodeID
  ) {
    let size = abs(value.value)
    let sign = value.value < 0 ? "-" : ""
    let near = scale.nearest(to: size).map { sign + scale.label(of: $0) }
    let advice =
      switch near.count {
      case 0: "it has no step near"
      case 1: "the nearest step is \(near[0])"
      default: "the nearest steps are \(near.joined(separator: " and "))"
      }
    report(
      value, reaching: use, binding.landing,
      "\(binding.word) \(Scale.text(value.value)) is off the \(binding.role.title) scale; \(advice)",
      fixes: scale.candidates(for: size).compactMap { fix(value, $0) })
  }

  private func fix(_ value: LiteralValue, _ step: Scale.Step) -> Fix? {
    let isInteger = tree.kind(value.node) == .integerLiteral
    let isWhole = step.value == step.value.rounded()
    // `let pad = 22` is an `Int`, which neither a fraction nor a token of another type can replace.
    let isInt = isInteger && !value.path.isEmpty && !hasDeclaredType(value.node)
    if isInt, !isWhole { return nil }
    let number = Scale.text(step.value) + (isInteger || !isWhole ? "" : ".0")
    let text = isInt ? number : step.reference ?? number
    return .unsafe("Use \(text)", [replace(value.node, with: text)])
  }

  private func hasDeclaredType(_ literal: NodeID) -> Bool {
    for ancestor in tree.ancestors(literal, limit: 8) {
      switch tree.kind(ancestor) {
      case .binding: return tree.firstChild(ancestor, .typeAnnotation) != nil
      case .parameter, .funcDecl, .argument: return true
      case .codeBlock, .closure, .memberBlock: return false
      default: continue
      }
    }
    return false
  }
}

extension Scale {
  /// Whether a value is a step; all huge ones are the capsule's.
  func holds(_ value: Double) -> Bool {
    step(equalTo: value) != nil || value >= Scale.capsule && capsuleStep != nil
  }

  /// A radius from which on no corner is meant, but round ends, unless the scale goes as far.
  private static let roundEnds = 50.0

  private var capsuleStep: Step? { steps.last.flatMap { $0.value >= Scale.capsule ? $0 : nil } }

  /// The steps on both sides of a value, as far as there are any; zero is none to suggest, and the capsule's only for
  /// what is far beyond all others.
  func nearest(to value: Double) -> [Step] {
    if value >= Scale.capsule { return [] }
    let neighbors = neighbors(of: value)
    let near = [neighbors.below, neighbors.above].compactMap { $0 }.filter {
      $0.value < Scale.capsule && $0.value != 0
    }
    if let capsuleStep, let last = near.last, near.count == 1, value >= max(Self.roundEnds, 2 * last.value) {
      return [capsuleStep]
    }
    return near
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
