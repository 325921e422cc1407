/// Motion that repeats for those who asked for less of it.
enum ReduceMotion {
  static let rule = Rule(
    id: "reduce-motion",
    theme: .motion,
    summary: "repeating motion in a view that never reads `accessibilityReduceMotion`",
    rationale: """
      Motion that goes on and on makes some people ill, and distracts others. Those who switch on Reduce Motion expect \
      it to stop; SwiftUI does not stop a repeating animation by itself.
      """,
    severity: nil,
    fixable: .never,
    seeds: ["004"],
    examples: examples,
    triggers: Rule.Triggers(calls: [
      "repeatForever", "repeatCount", "TimelineView", "phaseAnimator", "PhaseAnimator", "keyframeAnimator",
      "KeyframeAnimator",
    ]),
    check: check)

  @Sendable private static func check(_ context: borrowing RuleContext, _ call: NodeID) {
    let tree = context.tree
    guard let name = tree.name(call), !context.facts.declaresCallable(name), repeats(context, call, name),
      isInView(tree, call), !context.facts.asks(for: .reduceMotion, around: call), !tree.isInPreview(call),
      !StillEffect(tree, context.facts, repeating: call).isStill,
      !MotionGate(tree, context.facts).gates(call)
    else { return }
    context.report(
      call: call,
      "`\(name.string)` keeps moving where Reduce Motion is on; read `accessibilityReduceMotion` and hold still then"
    )
  }

  private static func repeats(_ context: borrowing RuleContext, _ call: NodeID, _ name: Name) -> Bool {
    let tree = context.tree
    switch name {
    case "repeatForever":
      return tree.calledMember(call) != nil && tree.unlabelledArgument(call) == nil && !isInPhases(tree, call)
    case "repeatCount":
      guard tree.calledMember(call) != nil, let count = tree.unlabelledArgument(call) else { return false }
      return tree.text(count) != "1" && !endsSoon(tree, call, count)
    case "TimelineView":
      guard let schedule = tree.unlabelledArgument(call) else { return false }
      return tree.isNamed(schedule, "animation") || tree.isNamed(schedule, "AnimationTimelineSchedule")
    case "phaseAnimator", "PhaseAnimator":
      return !tree.arguments(call).contains { tree.isNamed($0, "trigger") }
    default:
      if tree.arguments(call).contains(where: { tree.isNamed($0, "trigger") }) { return false }
      guard let repeating = tree.argument(call, "repeating") else { return true }
      return tree.text(repeating) != "false"
    }
  }

  /// Seconds of a shake or a blink, which draw the eye once.
  private static let shortest = 5.0

  /// `.linear(duration: 0.1).repeatCount(5)`.
  private static func endsSoon(_ tree: SyntaxTree, _ call: NodeID, _ count: NodeID) -> Bool {
    let arithmetic = ConstantArithmetic(tree: tree)
    guard let base = tree.base(ofModifier: call) ?? tree.calledMember(call).flatMap({ tree.callee($0) }),
      tree.kind(tree.unwrapped(base)) == .call, let times = arithmetic.value(count),
      let duration = tree.argument(tree.unwrapped(base), "duration").flatMap({ arithmetic.value($0) })
    else { return false }
    return times * duration < shortest
  }

  /// The animation between two phases of an animator, which is reported itself.
  private static func isInPhases(_ tree: SyntaxTree, _ call: NodeID) -> Bool {
    for ancestor in tree.ancestors(call, limit: 24)
    where tree.kind(ancestor) == .argument && tree.isNamed(ancestor, "animation") {
      guard let owner = tree.parent(ancestor), let name = tree.name(owner) else { return false }
      return name == "phaseAnimator" || name == "PhaseAnimator"
    }
    return false
  }

  private static let viewProtocols: [StaticString] = ["View", "ViewModifier", "App", "Scene", "Transition"]

  /// Whether a call stands in a view, a modifier, a style or something that makes one, where the setting can be read.
  private static func isInView(_ tree: SyntaxTree, _ call: NodeID) -> Bool {
    for ancestor in tree.ancestors(call) where tree.isTypeDeclaration(ancestor) {
      if tree.kind(ancestor) == .extensionDecl {
        return tree.name(ancestor).map { $0.hasSuffix("View") } ?? false
          || tree.inherits(ancestor, "View")
      }
      guard tree.kind(ancestor) == .structDecl else { return false }
      return tree.children(ancestor).contains { child in
        guard tree.kind(child) == .inheritedType, let name = tree.name(child) else { return false }
        return viewProtocols.contains { name == $0 } || name.hasSuffix("Style") || name.hasSuffix("View")
          || name.hasSuffix("Modifier")
      }
    }
    return false
  }

  private static let examples: [Rule.Example] = [
    .wrong(
      """
      struct Pulse: ViewModifier {
        @State private var isPulsing = false
        func body(content: Content) -> some View {
          content.scaleEffect(isPulsing ? 1.02 : 1)
            .onAppear {
              withAnimation(.easeInOut(duration: 2).↓repeatForever(autoreverses: true)) { isPulsing = true }
            }
        }
      }
      """),
    .wrong(
      """
      struct Waves: View {
        var body: some View {
          ↓TimelineView(.animation(minimumInterval: 1 / 30)) { timeline in Wave(date: timeline.date) }
        }
      }
      """),
    .wrong(
      """
      struct Bell: View {
        var body: some View {
          Image(systemName: "bell").↓phaseAnimator([0, 15, -15]) { view, angle in view.rotationEffect(.degrees(angle)) }
        }
      }
      """),
    .right(
      """
      struct Pulse: ViewModifier {
        @Environment(\\.accessibilityReduceMotion) private var reduceMotion
        @State private var isPulsing = false
        func body(content: Content) -> some View {
          content.scaleEffect(isPulsing ? 1.02 : 1)
            .animation(reduceMotion ? nil : .default.repeatForever(), value: isPulsing)
        }
      }
      """),
    .right(
      """
      struct Bell: View {
        let rings: Int
        var body: some View {
          Image(systemName: "bell").phaseAnimator([0, 15, -15], trigger: rings) { view, angle in
            view.rotationEffect(.degrees(angle))
          }
        }
      }
      """),
    .right(
      """
      struct Clock: View {
        var body: some View {
          TimelineView(.everyMinute) { timeline in Text(timeline.date, style: .time) }
          Image(systemName: "wifi").symbolEffect(.variableColor, options: .repeating)
        }
      }
      """),
  ]
}
