/// Timing curves where springs are the convention.
enum SpringAnimation {
  static let rule = Rule(
    id: "spring-animation",
    theme: .motion,
    summary: "an animation with a timing curve where springs are the convention",
    rationale: """
      A spring keeps its speed when it is interrupted, and settles as things do. A timing curve starts anew \
      from standstill each time, which shows as soon as a finger is faster than the animation.
      """,
    quiet: [
      "for what a type names for all to use: `static let fade = Animation.easeOut`",
      "for what repeats, ends at once, or vanishes at its end: it has nowhere to settle",
      "where nothing but colors and opacities change, as far as the view tells, and for what takes longer than a second",
      "for a linear curve that goes with a clock, a player or a progress",
      "for the animation of those who reduce motion",
      "where a `case` is named for the curve: `case .easeOut: .easeOut(duration: time)`",
    ],
    severity: nil,
    fixable: .unsafe,
    options: [
      RuleOption(
        "damping", .number(0.1...1), default: .number(0.85),
        help: "The damping fraction of the springs that the fix writes, which last as long as the curve did."),
      RuleOption(
        "replacements", .map, default: .map([:]),
        help:
          "What the fix writes instead, by the name of the curve: `{\"easeInOut\": \"DS.Animation.smooth\"}`."
      ),
    ],
    seeds: ["002"],
    examples: examples,
    triggers: Rule.Triggers(kinds: [.member]),
    usesProject: true,
    check: check)

  @Sendable private static func check(_ context: borrowing RuleContext, _ member: NodeID) {
    let tree = context.tree
    guard let curve = TimingCurve(tree, member), !repeats(context, curve), !isInstant(context, curve),
      !context.facts.isForReducedMotion(tree.chainTop(curve.expression)), !isAskedFor(tree, curve),
      !fadesOut(tree, curve), !isNamedStep(tree, curve),
      !keepsTime(context, curve), !lastsAsGiven(context, curve), !isTimed(tree, curve),
      !isSlow(context, curve),
      !StillEffect(tree, context.facts, animating: curve.expression).isFade,
      !context.file.isUnseen(member),
      !(context.map("replacements")[curve.name.string].map { tree.stands(member, inDeclarationOf: $0) }
        ?? false)
    else { return }
    guard let spring = spring(context, curve) else {
      return context.report(
        token: curve.nameToken,
        "`\(curve.name.string)` is a timing curve where springs are the convention; write a spring")
    }
    let fixes =
      tree.holdsComment(tree.range(of: curve.expression)) ? [] : [fix(context, curve, spring)]
    context.report(
      token: curve.nameToken,
      "`\(curve.name.string)` is a timing curve where springs are the convention; write `\(spring)`",
      fixes: fixes)
  }

  // MARK: What stays

  /// Whether a curve is what a type has under a name, which is chosen once for all that use it.
  private static func isNamedStep(_ tree: SyntaxTree, _ curve: TimingCurve) -> Bool {
    for ancestor in tree.ancestors(curve.expression) {
      switch tree.kind(ancestor) {
      case .variableDecl:
        guard tree.isMemberOrGlobal(ancestor) else { continue }
        let flags = tree.node(ancestor).flags
        if flags.contains(.isPrivate) { return false }
        return flags.contains(.isStatic) || isPartOfPalette(tree, ancestor)
      case .memberBlock, .argument: return false
      default: continue
      }
    }
    return false
  }

  /// Whether a property is one of a type that is no view and no modifier: `var open: Animation { … }` of an enum.
  private static func isPartOfPalette(_ tree: SyntaxTree, _ property: NodeID) -> Bool {
    guard let type = tree.enclosingType(of: property),
      let binding = tree.firstChild(property, .binding),
      let annotation = tree.firstChild(binding, .typeAnnotation), tree.text(annotation).contains("Animation")
    else { return false }
    return !["View", "ViewModifier", "Transition"].contains { tree.inherits(type, $0) }
      && (tree.kind(type) == .enumDecl || tree.kind(type) == .structDecl)
      && !tree.children(type).contains {
        tree.kind($0) == .inheritedType && tree.name($0).map { $0.hasSuffix("Style") } ?? false
      }
  }

  /// Whether whoever makes the view says how long it takes, as for something that is over then: a spring takes longer.
  private static func lastsAsGiven(_ context: borrowing RuleContext, _ curve: TimingCurve) -> Bool {
    let tree = context.tree
    guard let duration = curve.call.flatMap({ tree.argument($0, "duration") }).map({ tree.unwrapped($0) }),
      let name = tree.ownName(duration)
    else { return false }
    let isParameter = tree.ancestors(duration).contains { function in
      tree.kind(function) == .funcDecl
        && tree.children(function).contains {
          tree.kind($0) == .parameter && tree.name($0).map { $0 == name } ?? false
        }
    }
    guard !isParameter, let type = tree.enclosingType(of: duration) else { return isParameter }
    return tree.memberVariables(of: type).contains { property in
      guard let binding = tree.firstChild(property, .binding), tree.name(binding).map({ $0 == name }) ?? false
      else { return false }
      // A type alone, without a value or a getter.
      return tree.value(binding).map { tree.kind($0) == .typeAnnotation } ?? false
    }
  }

  /// Whether a loop goes round with the animation, or what comes next waits for just as long: it is to be over then.
  private static func isTimed(_ tree: SyntaxTree, _ curve: TimingCurve) -> Bool {
    var inner = curve.expression
    for ancestor in tree.ancestors(curve.expression) {
      defer { inner = ancestor }
      switch tree.kind(ancestor) {
      case .whileStmt, .repeatStmt, .forStmt: return true
      case .funcDecl, .memberBlock, .accessorBlock: return false
      case .codeBlock, .closure:
        guard let duration = curve.call.flatMap({ tree.argument($0, "duration") }),
          let seconds = tree.number(duration),
          let next = tree.statements(ancestor).drop(while: { $0 != inner }).dropFirst().first
        else { continue }
        let waits = tree.subtree(next).contains {
          tree.isNamed($0, "sleep") || tree.isNamed($0, "asyncAfter")
        }
        if waits,
          tree.subtree(next).contains(where: { id in
            tree.number(id).map { [seconds, seconds * 1e3, seconds * 1e9].contains($0) } ?? false
          })
        {
          return true
        }
      default: continue
      }
    }
    return false
  }

  /// A loop has no end to settle at.
  private static func repeats(_ context: borrowing RuleContext, _ curve: TimingCurve) -> Bool {
    let tree = context.tree
    if isRepeated(tree, curve.expression) || isOfLoopingPhases(tree, curve) { return true }
    // `let spin = Animation.linear(duration: 1)`, repeated where it is used.
    guard let parent = tree.parent(tree.chainTop(curve.expression)), tree.kind(parent) == .binding,
      let name = tree.name(parent), let uses = context.facts.uses[name.hash]
    else { return false }
    return uses.prefix(40).contains { isRepeated(tree, $0) }
  }

  /// `phaseAnimator([1, 2]) { … } animation: { _ in .easeInOut }` goes round and round without a trigger.
  private static func isOfLoopingPhases(_ tree: SyntaxTree, _ curve: TimingCurve) -> Bool {
    for ancestor in tree.ancestors(tree.chainTop(curve.expression), limit: 16)
    where tree.kind(ancestor) == .argument && tree.isNamed(ancestor, "animation") {
      guard let call = tree.parent(ancestor), let name = tree.name(call) else { return false }
      return (name == "phaseAnimator" || name == "PhaseAnimator") && tree.argument(call, "trigger") == nil
    }
    return false
  }

  private static func isRepeated(_ tree: SyntaxTree, _ expression: NodeID) -> Bool {
    tree.outerModifiers(of: expression).contains { modifier in
      let name = tree.name(of: modifier.name)
      return name == "repeatForever" || name == "repeatCount"
    }
  }

  /// `.linear(duration: 0)` is no motion at all.
  private static func isInstant(_ context: borrowing RuleContext, _ curve: TimingCurve) -> Bool {
    guard let call = curve.call, let duration = context.tree.argument(call, "duration") else { return false }
    let values = context.file.values(of: duration)
    return !values.isEmpty && values.allSatisfy { $0.value < 0.02 }
  }

  /// Seconds from which on a change is that of a mood, and no answer to a touch.
  private static let slow = 1.0

  private static func isSlow(_ context: borrowing RuleContext, _ curve: TimingCurve) -> Bool {
    guard let duration = curve.call.flatMap({ context.tree.argument($0, "duration") }) else { return false }
    let values = context.file.values(of: duration)
    return !values.isEmpty && values.allSatisfy { $0.value > slow }
  }

  /// `case .easeOut: .easeOut(duration: time)`: what others ask for by its name.
  private static func isAskedFor(_ tree: SyntaxTree, _ curve: TimingCurve) -> Bool {
    for ancestor in tree.ancestors(curve.expression, limit: 12) where tree.kind(ancestor) == .switchCase {
      return tree.children(ancestor).contains { child in
        tree.isPattern(child, ofCase: ancestor)
          && tree.subtree(child).contains { id in tree.name(id).map { $0 == curve.name } ?? false }
      }
    }
    return false
  }

  /// `withAnimation(.easeOut(duration: 0.8)) { scale = 2.5; opacity = 0 }`: an effect that vanishes at its end has
  /// nowhere to settle.
  private static func fadesOut(_ tree: SyntaxTree, _ curve: TimingCurve) -> Bool {
    guard let argument = tree.parent(tree.chainTop(curve.expression)), tree.kind(argument) == .argument,
      let call = tree.parent(argument), tree.isNamed(call, "withAnimation"),
      let closure = tree.trailingClosure(call)
    else { return false }
    return tree.statements(closure).contains { statement in
      guard tree.kind(statement) == .assignment, let target = tree.callee(statement),
        let name = tree.name(target),
        name.containsIgnoringCase("opacity") || name.containsIgnoringCase("alpha"),
        let value = tree.value(statement)
      else { return false }
      let text = tree.text(value)
      return text == "0" || text == "0.0"
    }
  }

  private static let clockWords: [StaticString] = [
    "progress", "elapsed", "remaining", "currenttime", "playback", "level", "amplitude",
  ]

  /// `.animation(.linear(duration: 1), value: progress)`: what goes on evenly, from one report to the next.
  private static func keepsTime(_ context: borrowing RuleContext, _ curve: TimingCurve) -> Bool {
    let tree = context.tree
    guard curve.name == "linear" else { return false }
    for ancestor in tree.ancestors(tree.chainTop(curve.expression), limit: 4)
    where tree.kind(ancestor) == .call {
      let subject: NodeID?
      if tree.isNamed(ancestor, "withAnimation") {
        subject = tree.trailingClosure(ancestor)
      } else {
        subject = tree.argument(ancestor, "value")
      }
      guard let subject else { return false }
      return tree.subtree(subject).contains { id in
        guard tree.kind(id) == .identifier || tree.kind(id) == .member, let name = tree.name(id) else {
          return false
        }
        return clockWords.contains { name.containsIgnoringCase($0) } || ticks(name, at: id, context)
          || isClock(id, name, context)
      }
    }
    return false
  }

  private static let clockNames: [StaticString] = ["position", "time", "seconds"]

  /// `.animation(.linear, value: player.position)`: how far something has come that somebody else runs, and no code of the
  /// type sets.
  private static func isClock(_ use: NodeID, _ name: Name, _ context: borrowing RuleContext) -> Bool {
    let tree = context.tree
    guard tree.kind(use) == .member, tree.callee(use) != nil, clockNames.contains(where: { name == $0 }),
      let type = tree.enclosingType(of: use)
    else { return false }
    return !(context.facts.uses[name.hash] ?? []).contains { other in
      tree.contains(type, other)
        && tree.ancestors(other, limit: 4).contains {
          tree.kind($0) == .assignment && tree.callee($0).map { tree.contains($0, other) } ?? false
        }
    }
  }

  /// Whether a state is counted on by a clock: `.onReceive(timer) { _ in seconds += 1 }`.
  private static func ticks(_ state: Name, at use: NodeID, _ context: borrowing RuleContext) -> Bool {
    let tree = context.tree
    guard let type = tree.enclosingType(of: use) else { return false }
    return (context.facts.uses[state.hash] ?? []).contains { other in
      guard tree.name(other).map({ $0 == state }) == true, tree.contains(type, other),
        let sum = tree.parent(other), tree.changedState(by: sum).map({ $0 == state }) ?? false
      else { return false }
      return tree.containers(of: sum).contains {
        tree.isNamed($0.call, "onReceive") || tree.isNamed($0.call, "scheduledTimer")
      }
    }
  }

  // MARK: Fix

  /// SwiftUI's own duration of a curve that is given none, in seconds.
  private static let standardDuration = "0.35"

  /// What to write instead; `nil` for a curve drawn by hand, of whose pace the duration says little.
  private static func spring(_ context: borrowing RuleContext, _ curve: TimingCurve) -> String? {
    if let own = context.map("replacements")[curve.name.string] { return own }
    if curve.name == "timingCurve" { return nil }
    let duration = curve.call.flatMap { context.tree.argument($0, "duration") }.map { context.tree.text($0) }
    let damping = JSONValue.text(context.number("damping"))
    return ".spring(response: \(duration ?? standardDuration), dampingFraction: \(damping))"
  }

  private static func fix(_ context: borrowing RuleContext, _ curve: TimingCurve, _ spring: String) -> Fix {
    let whole = context.tree.range(of: curve.expression)
    let name = context.tree.range(ofToken: curve.nameToken)
    // `Animation.easeOut` stays spelled with its type, which may be all that tells it.
    let edit =
      spring.hasPrefix(".")
      ? Edit(range: ByteRange(start: name.start, end: whole.end), text: String(spring.dropFirst()))
      : Edit(range: whole, text: spring)
    return .unsafe("Use `\(spring)`", [edit])
  }

  private static let examples: [Rule.Example] = [
    .wrong(
      """
      withAnimation(.↓easeInOut(duration: 0.2)) { isOpen.toggle() }
      withAnimation(Animation.↓easeOut) { isOpen.toggle() }
      """,
      fixed: """
        withAnimation(.spring(response: 0.2, dampingFraction: 0.85)) { isOpen.toggle() }
        withAnimation(Animation.spring(response: 0.35, dampingFraction: 0.85)) { isOpen.toggle() }
        """),
    .wrong(
      """
      Text("Focus").animation(isOpen ? .↓easeIn : nil, value: isOpen)
      Text("Focus").transition(.scale.animation(.↓linear(duration: 0.3).delay(0.1)))
      let fade = SwiftUI.Animation.↓timingCurve(0.2, 0.8, 0.2, 1, duration: slow)
      """,
      fixed: """
        Text("Focus").animation(isOpen ? .spring(response: 0.35, dampingFraction: 0.85) : nil, value: isOpen)
        Text("Focus").transition(.scale.animation(.spring(response: 0.3, dampingFraction: 0.85).delay(0.1)))
        let fade = SwiftUI.Animation.timingCurve(0.2, 0.8, 0.2, 1, duration: slow)
        """),
    .wrong(
      """
      let fade: Animation = .↓easeInOut
      """,
      fixed: """
        let fade: Animation = DS.Animation.smooth
        """, options: ["replacements": .map(["easeInOut": "DS.Animation.smooth"])]),
    // What is over when something else says so, and a palette of animations.
    .right(
      """
      struct Sweep: View {
        let duration: Double
        @State private var phase = 0.0
        var body: some View { Text("Sweep").offset(x: phase) }
        private func run() async throws {
          withAnimation(.easeIn(duration: duration)) { phase = 1 }
          while !Task.isCancelled {
            withAnimation(.linear(duration: 1.2)) { phase = 1 }
            phase = 0
          }
          withAnimation(.easeOut(duration: 0.5)) { phase = 2 }
          try await Task.sleep(nanoseconds: 500_000_000)
        }
      }
      enum Pace {
        case smooth, fast
        var size: Animation {
          switch self {
          case .smooth: .easeOut(duration: 0.2)
          case .fast: .easeOut(duration: 0.1)
          }
        }
      }
      """),
    .right(
      """
      enum Motion {
        static let fade = Animation.easeOut(duration: 0.2)
        static var rise: Animation { .timingCurve(0.2, 0.8, 0.2, 1, duration: 0.7) }
      }
      """),
    .right(
      """
      enum DS {
        enum Animation { static let smooth: SwiftUI.Animation = .easeInOut(duration: 0.3) }
      }
      """, options: ["replacements": .map(["easeInOut": "DS.Animation.smooth"])]),
    .right(
      """
      withAnimation(.spring(response: 0.3, dampingFraction: 0.8)) { isOpen.toggle() }
      withAnimation(DS.Animation.quick.delay(0.2)) { isOpen.toggle() }
      """),
    .right(
      """
      withAnimation(.linear(duration: 1.5).repeatForever(autoreverses: false)) { phase = 1 }
      withAnimation(
        .easeInOut(duration: 2)
        .repeatForever(autoreverses: true)
      ) { isPulsing = true }
      """),
    .right(
      """
      struct Press: ViewModifier {
        let reduceMotion: Bool
        let isOpen: Bool
        func body(content: Content) -> some View {
          content.animation(curve, value: isOpen).animation(reduceMotion ? .easeOut : .spring(), value: isOpen)
        }
        private var curve: Animation {
          guard reduceMotion else { return .spring() }
          return .easeOut(duration: 0.1)
        }
        private func open() {
          if !reduceMotion { withAnimation(.spring()) { toggle() } } else { withAnimation(.linear) { toggle() } }
        }
        private func toggle() {}
      }
      struct Film: View {
        @ObservedObject var player: Player
        var body: some View {
          Rectangle().frame(width: player.position * 300).animation(.linear(duration: 0.5), value: player.position)
        }
      }
      class Player: ObservableObject { @Published var position = 0.0 }
      struct Countdown: View {
        @State private var seconds = 0.0
        var body: some View {
          Circle().trim(from: 0, to: seconds / 4).animation(.linear, value: seconds).onAppear(perform: start)
        }
        private func start() {
          Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in seconds += 1 }
        }
      }
      """),
    .wrong(
      """
      struct Press: ViewModifier {
        let reduceMotion: Bool
        let isOpen: Bool
        func body(content: Content) -> some View {
          content.animation(reduceMotion ? nil : .↓easeOut, value: isOpen)
            .animation(reduceMotion ? .none : .↓easeOut, value: isOpen)
        }
        private func open() {
          if !reduceMotion { withAnimation(.↓linear) { toggle() } }
        }
        private func toggle() {}
      }
      """,
      fixed: """
        struct Press: ViewModifier {
          let reduceMotion: Bool
          let isOpen: Bool
          func body(content: Content) -> some View {
            content.animation(reduceMotion ? nil : .spring(response: 0.35, dampingFraction: 0.85), value: isOpen)
              .animation(reduceMotion ? .none : .spring(response: 0.35, dampingFraction: 0.85), value: isOpen)
          }
          private func open() {
            if !reduceMotion { withAnimation(.spring(response: 0.35, dampingFraction: 0.85)) { toggle() } }
          }
          private func toggle() {}
        }
        """),
    .right(
      """
      ProgressView(value: 0.5).progressViewStyle(.linear)
      let action = CAMediaTimingFunction(name: .linear)
      let frame = LinearKeyframe(1, duration: 0.2, timingCurve: .easeInOut)
      let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeInOut) { view.alpha = 0 }
      """),
    .right(
      """
      withAnimation(.easeOut(duration: 0.8)) {
        scale = 2.5
        opacity = 0
      }
      """),
  ]
}
