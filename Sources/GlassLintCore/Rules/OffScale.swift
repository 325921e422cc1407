/// What the rules about scales have in common: each asks about the numbers of one role.
enum OffScale {
  /// A rule that finds the numbers of a role that are no step of its scale.
  static func rule(
    _ role: Role, id: String, theme: Rule.Theme = .spacing, summary: String, rationale: String,
    severity: Severity?, options: [RuleOption] = [], seeds: [String] = ["002"], examples: [Rule.Example]
  ) -> Rule {
    Rule(
      id: id, theme: theme, summary: summary, rationale: rationale, severity: severity, fixable: .unsafe,
      options: options, seeds: seeds, examples: examples, triggers: Rule.Triggers(kinds: [.sourceFile]),
      usesProject: true,
      check: { context, _ in
        // What tests write down is there to be compared.
        guard !context.isTest else { return }
        for value in context.landedValues(role) { judge(context, value) }
      })
  }

  // MARK: Judging

  /// Judges one literal by the place it reaches. Zero and the sign never count.
  static func judge(_ context: borrowing RuleContext, _ value: LandedValue) {
    let role = value.binding.role
    let size = abs(value.value)
    guard isJudged(context.tree, value), let scale = allowed(context, role), !scale.holds(size),
      !isBeyond(scale, size, value), !isLoop(value, beyond: scale, size)
    else { return }
    context.reportOffScale(value, scale)
  }

  /// Whether a scale has anything to say about a literal, whatever its steps are: what `judge` asks before it looks at
  /// them.
  static func isJudged(_ tree: SyntaxTree, _ value: LandedValue) -> Bool {
    let role = value.binding.role
    let size = abs(value.value)
    return isStep(tree, value) && size >= smallest(role) && !isComputed(size, role)
      && !isHalfOfSize(tree, value)
      && !tree.isInPreview(value.node)
  }

  /// Whether a number is meant as a step at all.
  static func isStep(_ tree: SyntaxTree, _ value: LandedValue) -> Bool {
    value.value != 0 && !value.isToken && !isNamedStyle(tree, value)
      && !value.path.contains { ScaleWords.speaksOfOther($0, than: value.binding.role) }
  }

  /// What is smaller is something else than a step: spacing of a hairline, which follows the display's pixels; the
  /// rounded ends of a thin line; a font that is yet to get its size; a color that is there to be touched.
  private static func smallest(_ role: Role) -> Double {
    switch role {
    case .spacing: 1
    case .radius: 3
    case .fontSize: 6
    case .opacity: 0.02
    default: 0
    }
  }

  /// A radius like 12.632 was worked out from a size.
  private static func isComputed(_ size: Double, _ role: Role) -> Bool {
    role == .radius && (2 * size).rounded() != 2 * size
  }

  /// Whether a literal is written down in place where the values of the design are.
  private static func isNamedStyle(_ tree: SyntaxTree, _ value: LandedValue) -> Bool {
    let role = value.binding.role
    return value.path.isEmpty
      && tree.isInNamedStyle(value.node, words: ScaleWords.tokens(role), types: ScaleWords.styles(role))
  }

  /// `Badge(width: 28, height: 28, cornerRadius: 14)` is a circle.
  private static func isHalfOfSize(_ tree: SyntaxTree, _ value: LandedValue) -> Bool {
    guard value.binding.role == .radius, !value.path.isEmpty, let argument = tree.parent(value.node),
      tree.kind(argument) == .argument, let call = tree.parent(argument)
    else { return false }
    return ["width", "height", "size"].contains { (label: StaticString) in
      tree.argument(call, label).flatMap { tree.number($0) }.map { $0 <= 2 * value.value } ?? false
    }
  }

  /// No distance between views: what is padded so far reaches over the edges of a screen.
  private static let farAway = 400.0

  /// What lies far beyond a scale's end is something else than a step: an empty frame that is a size, a font that draws
  /// a picture, a veil over a screen, a line that fills its shape, the time of a scene.
  private static func isBeyond(_ scale: Scale, _ size: Double, _ value: LandedValue) -> Bool {
    guard let last = scale.steps.last?.value else { return false }
    if value.binding.place == .gap { return size > last }
    switch value.binding.role {
    // A symbol beside text is set in its size; a larger one is a picture.
    case .fontSize: return size > (value.isPicture ? last : 1.5 * last)
    case .spacing: return size > max(last, farAway)
    case .opacity: return size >= 1 || size > 3 * last
    case .lineWidth: return size > 2 * last
    case .duration: return size > 3 * last
    default: return false
    }
  }

  /// Whether an animation repeats at a pace beyond the scale's ends, such as a background that drifts.
  private static func isLoop(_ value: LandedValue, beyond scale: Scale, _ size: Double) -> Bool {
    guard value.isLoop, let first = scale.steps.first(where: { $0.value > 0 })?.value,
      let last = scale.steps.last?.value
    else { return false }
    return size < first || size > last
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
  /// Tests write numbers down to compare them.
  var isTest: Bool { facts.imports.contains("XCTest") || facts.imports.contains("Testing") }

  fileprivate func reportOffScale(_ landed: LandedValue, _ scale: Scale) {
    let size = abs(landed.value)
    let sign = landed.value < 0 ? "-" : ""
    let near = scale.nearest(to: size).map { sign + label(of: $0, landed) }
    let advice =
      switch near.count {
      case 0: "it has no step near"
      case 1: "the nearest step is \(near[0])"
      default: "the nearest steps are \(near.joined(separator: " and "))"
      }
    report(
      landed,
      "\(landed.binding.word) \(Scale.text(landed.value)) is off the \(landed.binding.role.title) scale; \(advice)",
      fixes: landed.hasOtherRoles || isFarBeyond(size, scale)
        ? [] : scale.candidates(for: size).compactMap { fix(landed, $0) })
  }

  /// Whether a distance is so much larger than the largest step that this can hardly be meant.
  private func isFarBeyond(_ size: Double, _ scale: Scale) -> Bool {
    scale.steps.last.map { $0.value < Scale.capsule && size > 1.5 * $0.value } ?? false
  }

  /// `20 (DS.Spacing.xl)`.
  private func label(of step: Scale.Step, _ landed: LandedValue) -> String {
    let names = references(to: step, at: landed).names
    return Scale.text(step.value) + (names.isEmpty ? "" : " (\(names.joined(separator: ", ")))")
  }

  /// The Swift spellings of a step where a number stands. Where the number is typed by nothing but itself, those of the
  /// place it reaches.
  func references(to step: Scale.Step, at landed: LandedValue) -> TokenReferences {
    let type = landed.numberType == .inferred ? landed.binding.role.numberType : landed.numberType
    return site.references(to: step, at: landed.node, type, landed)
  }

  private func fix(_ landed: LandedValue, _ step: Scale.Step) -> Fix? {
    let isInteger = tree.kind(landed.node) == .integerLiteral
    let isWhole = step.value == step.value.rounded()
    // `let pad = 22` is an `Int`, which neither a fraction nor a token of another type can replace.
    let isInt = isInteger && (landed.numberType == .inferred || landed.numberType == .int)
    if isInt, !isWhole { return nil }
    let number = Scale.text(step.value) + (isInteger || !isWhole ? "" : ".0")
    let references = references(to: step, at: landed)
    let text = references.standsOut && landed.numberType != .inferred ? references.names[0] : number
    return .unsafe("Use \(text)", [replace(landed.node, with: text)])
  }
}

extension Scale {
  /// Whether a value is a step; all huge ones are the capsule's.
  func holds(_ value: Double) -> Bool {
    step(equalTo: value) != nil || capsuleStep != nil && value >= Self.surelyRound
  }

  /// A radius of this size rounds whatever has it.
  private static let surelyRound = 100.0

  /// A radius from which on no corner is meant, but round ends, unless the scale goes as far.
  private static let roundEnds = 50.0

  /// The step that a radius so large means.
  func roundStep(for value: Double) -> Step? { value >= Self.surelyRound ? capsuleStep : nil }

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

  /// A number as it is written in Swift, without a fraction that is zero.
  static func text(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }
}
