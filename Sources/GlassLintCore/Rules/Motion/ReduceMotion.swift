/// Motion that repeats for those who asked for less of it.
enum ReduceMotion {
  static let rule = Rule(
    id: "reduce-motion",
    theme: .motion,
    summary: "motion in a view that never reads `accessibilityReduceMotion`",
    rationale: """
      What slides, grows or turns makes some people ill, and what goes on and on distracts others. Those who \
      switch on Reduce Motion expect a fade, or nothing, instead. SwiftUI does that for its own navigation \
      and leaves a view’s transitions and animations as they are. Of several motions in one view, the first \
      is told.
      """,
    quiet: [
      "for a move of less than 40 points, a third more or a quarter less in size, a turn of up to 200 degrees",
      "for symbols, and views of up to 64 points, that grow or come and go",
      "for changes of color and opacity",
      "for what shows that something loads, as its names say, and a spinning part of a ring",
      "for repetitions that end within five seconds, or run at a trigger",
      "where a condition, a parameter or an animation that the setting decides switches the motion off",
    ],
    severity: nil,
    fixable: .never,
    seeds: ["004"],
    criteria: [.pauseStopHide, .animationFromInteractions],
    examples: examples,
    triggers: Rule.Triggers(
      calls: [
        "repeatForever", "repeatCount", "TimelineView", "phaseAnimator", "PhaseAnimator", "keyframeAnimator",
        "KeyframeAnimator", "transition",
      ] + AnimatedMotion.modifiers),
    usesProject: true,
    check: check)

  @Sendable private static func check(_ context: borrowing RuleContext, _ call: NodeID) {
    let tree = context.tree
    guard let name = tree.name(call) else { return }
    if name == "transition" || AnimatedMotion.modifiers.contains(where: { $0 == name.string }) {
      return checkMove(context, call)
    }
    guard keepsMoving(context, call, name), isFirst(call, context) else { return }
    context.report(
      call: call,
      """
      `\(name.string)` keeps moving where Reduce Motion is on; read `accessibilityReduceMotion`\(place(call, tree)) and hold \
      still then
      """
    )
  }

  /// Whether a call makes something move on and on, where Reduce Motion is on as well.
  private static func keepsMoving(_ context: borrowing RuleContext, _ call: NodeID, _ name: Name) -> Bool {
    let tree = context.tree
    return !context.facts.declaresCallable(name) && repeats(context, call, name)
      && isInView(tree, call) && !context.facts.asks(for: .reduceMotion, around: call)
      && !context.file.heedsReduceMotion(tree.chainTop(call))
      && !StillEffect(tree, context.facts, animating: call).isStill
      && !MotionGate(tree, context.facts).gates(call) && !isSpinner(context, call)
      && !isForWaiting(context, call) && !context.file.isUnseen(call)
  }

  /// What moves once, from one place, size or angle to another.
  private static func checkMove(_ context: borrowing RuleContext, _ call: NodeID) {
    let tree = context.tree
    let motion = AnimatedMotion(context.file)
    guard tree.isModifier(call), isInView(tree, call), let what = motion.moved(by: call),
      !context.facts.asks(for: .reduceMotion, around: call),
      !MotionGate(tree, context.facts).gates(call), !context.file.isUnseen(call),
      !repeats(context, around: call), isFirst(call, context)
    else { return }
    context.report(
      call: call,
      """
      \(what) where Reduce Motion is on; read `accessibilityReduceMotion`\(place(call, tree)) and fade \
      it then, or show it at once
      """)
  }

  /// An app and its scenes have no view's environment.
  private static func place(_ call: NodeID, _ tree: SyntaxTree) -> String {
    let isInApp = tree.enclosingType(of: call).map { tree.inherits($0, "App") || tree.inherits($0, "Scene") }
    return isInApp ?? false ? " in a view of its own" : ""
  }

  /// Whether nothing before it in the same view moves: to read the setting once is what all of them ask for.
  private static func isFirst(_ call: NodeID, _ context: borrowing RuleContext) -> Bool {
    guard let type = context.tree.enclosingType(of: call) else { return true }
    let kept = context.facts.kept { FirstMotions() }
    if let first = kept.value.byType[type] { return first == call }
    kept.value.byType[type] = call
    return true
  }

  /// Whether something in the same view repeats, which is reported itself, or may be all that moves an effect. A transition
  /// comes and goes whatever repeats beside it.
  private static func repeats(_ context: borrowing RuleContext, around call: NodeID) -> Bool {
    let tree = context.tree
    guard let type = tree.enclosingType(of: call) else { return false }
    let (name, isTransition) = (Name("repeatForever"), tree.isNamed(call, "transition"))
    return context.facts.firstCall(
      named: "repeatForever",
      where: { tree.contains(type, $0) && (!isTransition || keepsMoving(context, $0, name)) }) != nil
  }

  private static func speaksOfWaiting(_ name: Name?) -> Bool { name.map(WaitingWords.saysWait) ?? false }

  /// Whether what repeats is there while something loads, as the system's spinner is, which goes on under Reduce Motion: the
  /// type is named for it, the state that is animated, or the condition it is shown under.
  private static func isForWaiting(_ context: borrowing RuleContext, _ call: NodeID) -> Bool {
    let tree = context.tree
    if isInWait(tree, call) || isInFileOfIndicators(context) { return true }
    let uses = context.file.views.uses(ofViewAround: call)
    return !uses.isEmpty && uses.allSatisfy { isInWait(tree, $0) }
  }

  /// `ProgressIndicators.swift`.
  private static func isInFileOfIndicators(_ context: borrowing RuleContext) -> Bool {
    let file = FilePath.name(of: context.site.project.index.path(ofFile: context.site.file))
    return WaitingWords.saysIndicators(file)
  }

  private static func isInWait(_ tree: SyntaxTree, _ call: NodeID) -> Bool {
    func mentionsWaiting(_ node: NodeID) -> Bool {
      tree.subtree(node).contains {
        (tree.kind($0) == .identifier || tree.kind($0) == .member) && speaksOfWaiting(tree.name($0))
      }
    }
    return tree.ancestors(call).contains { ancestor in
      switch tree.kind(ancestor) {
      case .structDecl: return speaksOfWaiting(tree.name(ancestor))
      case .switchCase:
        return tree.children(ancestor).contains {
          tree.isPattern($0, ofCase: ancestor) && mentionsWaiting($0)
        }
      case .call:
        return tree.isNamed(ancestor, "animation")
          && tree.argument(ancestor, "value").map(mentionsWaiting) ?? false
      default: return false
      }
    }
      || tree.conditions(around: call).contains { held in
        guard held.parts.contains(where: mentionsWaiting) else { return false }
        guard held.parts.count == 1 else { return held.isTrue }
        // `!isLoading` is not there to wait, `!progress.isFinished` is.
        let (condition, isNegated) = tree.withoutNegation(held.parts[0])
        return held.isTrue != (isNegated && speaksOfWaiting(tree.name(condition)))
      }
  }

  /// Whether what repeats turns a part of a ring: the system's spinner turns on as well, since one that stands still tells
  /// that nothing goes on.
  private static func isSpinner(_ context: borrowing RuleContext, _ call: NodeID) -> Bool {
    let tree = context.tree
    guard let around = tree.isNamed(call, "TimelineView") ? call : tree.enclosingType(of: call) else {
      return false
    }
    return context.facts.firstCall(
      named: "rotationEffect",
      where: { turn in
        let chain = tree.chain(containing: turn)
        return tree.contains(around, turn) && tree.isInitializer(chain.root, "Circle")
          && chain.modifiers.contains { tree.isNamed($0.call, "trim") }
      }) != nil
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
      struct Banner: View {
        let isShown: Bool
        var body: some View {
          VStack {
            if isShown { Text("Saved").↓transition(.move(edge: .top)) }
          }
          .animation(.default, value: isShown)
        }
      }
      """),
    .right(
      """
      struct Hint: View {
        @State private var isShown = false
        @State private var isPulsing = false
        @State private var isDimmed = false
        var body: some View {
          VStack {
            if isShown { Text("Saved").transition(.move(edge: .top)) }
            Text("Always").transition(.slide)
            Circle().opacity(0.6).animation(.default.repeatForever(), value: isPulsing)
            Button("Save") { isShown = true }
            Button("Draft") { withAnimation { isDimmed = true } }
          }
        }
      }
      """),
    // What a call begins does not run within its animation.
    .right(
      """
      class Rates: ObservableObject {
        @Published var isSaved = false
        func save() { Task { isSaved = true } }
      }
      struct RatesView: View {
        @ObservedObject var rates: Rates
        var body: some View {
          VStack {
            if rates.isSaved { Text("Saved").transition(.move(edge: .bottom)) }
            Button("Save") { withAnimation { rates.save() } }
          }
        }
      }
      """),
    .right(
      """
      struct Spinner: View {
        @State private var angle = 0.0
        var body: some View {
          Circle()
            .trim(from: 0, to: 0.7)
            .stroke(Color.blue, lineWidth: 2)
            .rotationEffect(.degrees(angle))
            .onAppear {
              withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { angle = 360 }
            }
        }
      }
      """),
    .wrong(
      """
      struct Deck: View {
        @State private var isOpen = false
        var body: some View {
          ForEach(0..<3) { index in
            Text("Card").↓offset(y: isOpen || index == 0 ? 0 : -200).animation(.default, value: isOpen)
          }
          .onTapGesture { isOpen.toggle() }
        }
      }
      """),
    // A transition runs on what comes and goes, not within it; another state than the animated one moves nothing slowly; and
    // what shows that something loads goes on.
    .right(
      """
      struct Poll: View {
        let isOpen: Bool
        let isOtherOpen: Bool
        @Environment(\\.redactionReasons) private var redaction
        @State private var gleam = 0.0
        var body: some View {
          VStack {
            if isOpen {
              HStack { Text("Result").transition(.move(edge: .leading)) }
            }
            Text("Tab").offset(y: isOtherOpen && !isOpen ? 200 : 0)
          }
          .animation(.default, value: isOpen)
          .offset(x: gleam)
          .onAppear {
            if !redaction.isEmpty { withAnimation(.default.repeatForever()) { gleam = 200 } }
          }
        }
      }
      """),
    .right(
      """
      struct Dots: View {
        @State private var isLoading = false
        var body: some View {
          Circle().scaleEffect(isLoading ? 1.5 : 0.5).animation(.default.repeatForever(), value: isLoading)
        }
      }
      struct Banner: View {
        @State private var isCopied = false
        @State private var error: String?
        var body: some View {
          VStack {
            if let text = error { Text(text).transition(.move(edge: .top)) }
            Button("Copy") { withAnimation { isCopied = true } }
            Button("Fail") { error = "No connection" }
          }
        }
      }
      """),
    // A transition is told where what repeats is not, and so is what is shown when nothing loads.
    .wrong(
      """
      struct Tray: View {
        @State private var isLoading = false
        @State private var isShown = false
        @State private var angle = 0.0
        var body: some View {
          VStack {
            if isLoading { Image("wheel").rotationEffect(.degrees(angle)).animation(.default.repeatForever(), value: angle) }
            if isShown { Text("Tray").↓transition(.move(edge: .top)) }
            Button("Show") { withAnimation { isShown.toggle() } }
          }
        }
      }
      struct Fan: View {
        @State private var isLoading = false
        @State private var angle = 0.0
        var body: some View {
          if !isLoading { Image("fan").rotationEffect(.degrees(angle)).animation(.default.↓repeatForever(), value: angle) }
        }
      }
      """),
    // Whoever shows it asks first, what waits goes on, and time that comes to opacities alone moves nothing.
    .right(
      """
      struct Backdrop: View {
        @Environment(\\.accessibilityReduceMotion) private var reduceMotion
        var body: some View { if !reduceMotion { Sway() } }
      }
      private struct Sway: View {
        @State private var angle = 0.0
        var body: some View {
          Image("leaf").rotationEffect(.degrees(angle)).animation(.default.repeatForever(), value: angle)
        }
      }
      struct Gleam: View {
        var body: some View {
          TimelineView(.animation) { timeline in
            let time = timeline.date.timeIntervalSinceReferenceDate
            Circle().opacity(0.5 + time.truncatingRemainder(dividingBy: 1) / 2)
          }
        }
      }
      struct Answer: View {
        let isWaiting: Bool
        var body: some View { if isWaiting { Breath() } }
      }
      struct Breath: View {
        @State private var size = 1.0
        var body: some View {
          Circle().scaleEffect(size).animation(.default.repeatForever(), value: size)
        }
      }
      """),
    .wrong(
      """
      struct Waves: View {
        var body: some View {
          ↓TimelineView(.animation) { timeline in
            let time = timeline.date.timeIntervalSinceReferenceDate
            Circle().opacity(time.truncatingRemainder(dividingBy: 1)).offset(x: time.truncatingRemainder(dividingBy: 8))
          }
        }
      }
      """),
    // Of several in one view, the first is told.
    .wrong(
      """
      struct Wheels: View {
        @State private var angle = 0.0
        var body: some View {
          VStack {
            Image("wheel").rotationEffect(.degrees(angle)).animation(.default.↓repeatForever(), value: angle)
            Image("gear").rotationEffect(.degrees(-angle)).animation(.default.repeatForever(), value: angle)
          }
        }
      }
      """),
    .wrong(
      """
      struct Drawer: View {
        @State private var isOpen = false
        var body: some View {
          Text("Notes")
            .↓offset(x: isOpen ? 0 : -320)
            .onTapGesture { withAnimation { isOpen.toggle() } }
        }
      }
      """),
    .right(
      """
      struct Banner: View {
        @Environment(\\.accessibilityReduceMotion) private var reduceMotion
        let isShown: Bool
        var body: some View {
          if isShown { Text("Saved").transition(reduceMotion ? .opacity : .move(edge: .top)) }
        }
      }
      """),
    .right(
      """
      struct Row: View {
        @State private var isOpen = false
        var body: some View {
          Image(systemName: "chevron.right")
            .rotationEffect(.degrees(isOpen ? 90 : 0))
            .opacity(isOpen ? 1 : 0.5)
            .transition(.opacity)
            .animation(.default, value: isOpen)
        }
      }
      """),
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

/// The first motion reported of each type of a file.
private struct FirstMotions {
  var byType: [NodeID: NodeID] = [:]
}
