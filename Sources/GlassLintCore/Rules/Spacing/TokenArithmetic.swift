/// Steps made by hand out of tokens.
enum TokenArithmetic {
  static let rule = Rule(
    id: "token-arithmetic",
    theme: .spacing,
    summary: "a step made by hand from a token and a number",
    rationale: """
      `Spacing.md + 2` names a step of the scale and leaves it at once. Where the sum is a step, that has a name of its \
      own; where it is none, the scale has no such step for a reason.
      """,
    severity: nil,
    fixable: .unsafe,
    seeds: ["002"],
    examples: examples,
    triggers: Rule.Triggers(kinds: [.sequence]),
    check: { context, id in
      if let made = made(context, id) { judge(context, id, made) }
    })

  /// Distances and corners. A size of text between two others is set for the eye.
  private static let roles: [Role] = [.spacing, .radius]

  /// A number that a token and a literal make.
  private struct Made {
    let value: Double
    let binding: RoleBinding
    /// It is half a token, or twice one: that says how two distances go together.
    let isRatio: Bool
    /// A number is added to a token, or taken off it.
    var isSum = false
  }

  private static func made(_ context: borrowing RuleContext, _ id: NodeID) -> Made? {
    let tree = context.tree
    let parts = Array(tree.children(id))
    guard parts.count == 3, mayName(context, parts[0]) || mayName(context, parts[2]),
      !tree.isInPreview(id)
    else { return nil }
    let arithmetic = ConstantArithmetic(tree: tree)
    let (left, right) = (arithmetic.value(parts[0]), arithmetic.value(parts[2]))
    guard let number = left ?? right, left == nil || right == nil,
      let token = token(context, tree.unwrapped(left == nil ? parts[0] : parts[2])),
      roles.contains(token.role), let binding = binding(context, id), binding.role == token.role,
      !context.site.isInTokenDeclaration(id)
    else { return nil }
    let size = token.value
    switch (tree.name(parts[1])?.string, left == nil) {
    // The width of something, and a gap beside it.
    case ("+", _) where number > size: return nil
    case ("+", _): return Made(value: size + number, binding: binding, isRatio: false, isSum: true)
    case ("-", true): return Made(value: size - number, binding: binding, isRatio: false, isSum: true)
    case ("*", _):
      return Made(value: size * number, binding: binding, isRatio: number == 2 || number == 0.5)
    case ("/", true): return Made(value: size / number, binding: binding, isRatio: number == 2)
    default: return nil
    }
  }

  /// Whether an operand has the name of a token.
  private static func mayName(_ context: borrowing RuleContext, _ id: NodeID) -> Bool {
    context.tree.name(context.tree.unwrapped(id)).map {
      context.site.project.tokenSlots.names.contains($0.hash)
    } ?? false
  }

  private static func token(_ context: borrowing RuleContext, _ id: NodeID) -> DiscoveredToken? {
    let project = context.site.project
    guard mayName(context, id) else { return nil }
    let found = context.file.references.slots(meantBy: id)
    guard found.count == 1 else { return nil }
    return project.tokenSlots.numbers[found[0]].map { project.discovery.tokens[$0] }
  }

  /// What takes an expression, as it stands or as a branch of a condition, or the number of the constant, function or property
  /// that it is the value of.
  private static func binding(_ context: borrowing RuleContext, _ id: NodeID) -> RoleBinding? {
    let tree = context.tree
    var top = id
    while let parent = tree.parent(top) {
      let isInTuple = tree.kind(parent) == .argument && tree.parent(parent).map { tree.kind($0) } == .tuple
      guard isInTuple || [.tuple, .ternary].contains(tree.kind(parent)) else { break }
      top = parent
    }
    guard let parent = tree.parent(top) else { return nil }
    let taker = tree.kind(parent) == .argument ? tree.parent(parent) : parent
    let use = taker.flatMap { taker in
      RoleUses.all.uses(tree: tree, facts: context.facts, node: taker).first { $0.value == top }
    }
    return use.map { RoleTable.all[$0.binding] }
      ?? context.site.slot(setTo: top).flatMap { context.site.project.index.onlyBinding(ofSlot: $0) }
  }

  private static func judge(_ context: borrowing RuleContext, _ id: NodeID, _ made: Made) {
    guard made.value > 0, let scale = context.scales[made.binding.role], scale.steps.count > 2 else { return }
    // What the project writes again and again is a step of its own, however it is made.
    if scale.basis != .configuration,
      scale.step(equalTo: made.value) == nil && scale.withOwnValues.holds(made.value)
        || context.file.givesReason(for: id)
    {
      return
    }
    let text = context.tree.text(id)
    let value = Scale.text(Scale.rounded(made.value))
    func names(_ step: Scale.Step) -> [String] {
      context.site.references(to: step, at: id, made.binding.role.numberType).names
    }
    func use(_ name: String) -> Fix { .unsafe("Use \(name)", [context.replace(id, with: name)]) }
    if let step = scale.step(equalTo: made.value) {
      let found = names(step)
      guard !found.isEmpty else { return }
      context.report(
        at: id,
        "\(made.binding.word) `\(text)` is \(value), which has a token; write \(found.joined(separator: " or "))",
        fixes: found.map(use))
      return
    }
    // A corner around or inside another is as much rounder or sharper as there is room between them.
    // What is larger than all steps is no step, and what its own line says is no slip.
    guard !made.isRatio, made.binding.role != .radius || !made.isSum,
      scale.steps.contains(where: { $0.value > made.value && !names($0).isEmpty }),
      !context.file.isStated(made.value, beside: id)
    else { return }
    let near = scale.nearest(to: made.value).map { step in
      Scale.text(step.value) + (names(step).first.map { " (\($0))" } ?? "")
    }
    let advice =
      switch near.count {
      case 0: "write a token"
      case 1: "the nearest step is \(near[0])"
      default: "the nearest steps are \(near.joined(separator: " and "))"
      }
    context.report(
      at: id,
      "\(made.binding.word) `\(text)` makes \(value), no step of the \(made.binding.role.title) scale; \(advice)",
      fixes: scale.candidates(for: made.value).compactMap { names($0).first }.map(use))
  }

  private static let tokens = """
    enum Spacing {
      static let sm: CGFloat = 8
      static let md: CGFloat = 16
      static let lg: CGFloat = 24
    }

    """

  private static let examples: [Rule.Example] = [
    .wrong(
      tokens + "let view = Text(\"Focus\").padding(↓Spacing.md + 2)",
      fixed: tokens + "let view = Text(\"Focus\").padding(Spacing.md)"),
    .wrong(
      tokens + "let view = Text(\"Focus\").padding(.top, ↓Spacing.md + 8)",
      fixed: tokens + "let view = Text(\"Focus\").padding(.top, Spacing.lg)"),
    // Wherever the number goes from there.
    .wrong(
      tokens + """
        struct Row: View {
          let inset: CGFloat
          var body: some View { Text("Focus").padding(inset) }
        }
        struct Card: View {
          private let gap = ↓Spacing.md + 2
          private var edge: CGFloat { ↓Spacing.lg - 3 }
          func top() -> CGFloat { return ↓Spacing.md + 3 }
          var body: some View {
            VStack(spacing: gap) { Row(inset: ↓Spacing.md - 1) }.padding(.leading, edge).padding(.top, top())
          }
        }
        """,
      fixed: tokens + """
        struct Row: View {
          let inset: CGFloat
          var body: some View { Text("Focus").padding(inset) }
        }
        struct Card: View {
          private let gap = Spacing.md
          private var edge: CGFloat { Spacing.lg }
          func top() -> CGFloat { return Spacing.md }
          var body: some View {
            VStack(spacing: gap) { Row(inset: Spacing.md) }.padding(.leading, edge).padding(.top, top())
          }
        }
        """),
    .right(
      tokens
        + "let view = Text(\"Focus\").padding(Spacing.sm / 2).padding(Spacing.sm + Spacing.md).padding(Spacing.md * scale)"
    ),
    .right(
      tokens + "let view = Text(\"Focus\").padding(.top, Spacing.lg * 4).padding(Spacing.md + 2)  // 18pt"),
    .right(tokens + "let line = Divider().padding(.leading, 38 + Spacing.md)"),
    .right(tokens + "let view = Text(\"Focus\").frame(width: Spacing.md + 2).offset(y: Spacing.md * 1.5)"),
    .right(
      """
      enum Radius {
        static let small: CGFloat = 8
        static let medium: CGFloat = 12
        static let large: CGFloat = 16
      }
      let view = Text("Focus").clipShape(.rect(cornerRadius: Radius.large - 2)).padding(2)
        .background(.regularMaterial, in: .rect(cornerRadius: Radius.large))
      """),
  ]
}
