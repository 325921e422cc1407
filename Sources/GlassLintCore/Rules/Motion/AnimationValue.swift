/// `.animation(_:)` without the value whose change it animates.
enum AnimationValue {
  static let rule = Rule(
    id: "animation-value",
    theme: .motion,
    summary: "`.animation(_:)` without `value:`, or with a value that never changes or always does",
    rationale: """
      Without a value it animates every change below it, also those of layout, rotation and data that nobody meant to \
      animate. It is deprecated since iOS 15. With a literal for a value it animates nothing, and with one that is made anew \
      each time, as `UUID()`, everything.
      """,
    severity: .warning,
    fixable: .never,
    seeds: ["000"],
    examples: examples,
    triggers: Rule.Triggers(calls: ["animation"]),
    usesProject: true,
    check: check)

  @Sendable private static func check(_ context: borrowing RuleContext, _ call: NodeID) {
    let tree = context.tree
    var arguments = tree.arguments(call)
    guard let first = arguments.next() else { return }
    let watched = arguments.next()
    let isFresh = watched.map { isMadeAnew($0, tree) } ?? false
    guard isFresh || watched.map({ isNeverChanged($0, tree) }) ?? true, arguments.next() == nil,
      !tree.node(first).flags.contains(.trailingClosure), tree.node(first).name == Node.none,
      let animation = tree.value(first), tree.kind(animation) != .closure, !tree.isInPreview(call),
      context.file.isViewModifierOfSelf(call)
        || (context.file.isViewModifier(call) && isOnView(context, call)),
      watched != nil || !isOfItsComing(context, call)
    else { return }
    guard moves(animation, context) else { return }
    if let value = watched.flatMap({ tree.value($0) }) {
      return context.report(
        call: call,
        isFresh
          ? "`\(tree.text(value))` is another each time, so this animates every change; name the value it is about"
          : "`\(tree.text(value))` never changes, so this animates nothing; \(advice(context, call))")
    }
    context.report(
      call: call,
      "`.animation(_:)` without `value:` animates every change; name the one it is about: `.animation(…, value: …)`"
    )
  }

  /// What to do about a value that never changes. In a branch of an `if` that brings its view, the value that it hangs on
  /// changes outside.
  private static func advice(_ context: borrowing RuleContext, _ call: NodeID) -> String {
    let tree = context.tree
    if isInBranch(tree, call) {
      return "animate the container around the condition, with a value that tells whether that holds"
    }
    return mayChange(context.file, tree.chain(containing: call))
      ? "name the value that does" : "nothing here changes, so take it away"
  }

  /// `value: UUID()`
  private static func isMadeAnew(_ argument: NodeID, _ tree: SyntaxTree) -> Bool {
    guard tree.isNamed(argument, "value"), let value = tree.value(argument), tree.kind(value) == .call,
      tree.firstArgument(value) == nil
    else { return false }
    return tree.isInitializer(value, "UUID") || tree.isInitializer(value, "Date")
  }

  /// `value: 0.35`
  private static func isNeverChanged(_ argument: NodeID, _ tree: SyntaxTree) -> Bool {
    guard tree.isNamed(argument, "value"), let value = tree.value(argument) else { return false }
    switch tree.kind(value) {
    case .integerLiteral, .floatLiteral, .booleanLiteral: return true
    case .stringLiteral: return tree.plainText(value) != nil
    default: return false
    }
  }

  /// Whether a value may be an animation that takes time: none of its branches is where all are `nil` or last no time.
  private static func moves(_ value: NodeID, _ context: borrowing RuleContext) -> Bool {
    let tree = context.tree
    let value = tree.unwrapped(value)
    switch tree.kind(value) {
    case .nilLiteral: return false
    case .ternary: return tree.children(value).dropFirst().contains { moves($0, context) }
    case .member: return !tree.isNamed(value, "none") && context.file.animation(namedBy: value)?.duration != 0
    case .call:
      let chain = tree.chain(value)
      return !([chain.root] + chain.modifiers.map(\.call)).contains { call in
        tree.argument(call, "duration").map { tree.number($0) == 0 } ?? false
      }
    case .identifier:
      // A state of its own that keeps the value it begins with.
      guard let name = tree.name(value), let binding = context.file.declaration(of: name, at: value),
        tree.kind(binding) == .binding, let variable = tree.parent(binding),
        let type = tree.enclosingType(of: variable),
        tree.node(variable).flags.contains(.isPrivate), let first = tree.value(binding),
        tree.kind(first) == .nilLiteral || tree.kind(first) == .member && tree.isNamed(first, "none")
      else { return true }
      // `spin = .default`, `self.spin = .default`, `$spin`.
      return tree.subtree(type).contains { node in
        guard let used = tree.name(node) else { return false }
        return tree.isBinding(used, to: name)
          || tree.kind(node) == .assignment
            && tree.callee(node).flatMap { tree.ownName($0) }.map { $0 == name } ?? false
      }
    default: return true
    }
  }

  /// Whether it is about how the view itself comes and goes: beside a transition, or on what is given nothing that changes,
  /// no value changes in the branch of an `if` while the view is there.
  private static func isOfItsComing(_ context: borrowing RuleContext, _ call: NodeID) -> Bool {
    let tree = context.tree
    let chain = tree.chain(containing: call)
    return isInBranch(tree, call)
      && (chain.modifiers.contains { tree.name(of: $0.name) == "transition" }
        || !mayChange(context.file, chain))
  }

  /// Whether a view stands in a branch of an `if` or a `switch` by itself.
  private static func isInBranch(_ tree: SyntaxTree, _ call: NodeID) -> Bool {
    guard let block = tree.parent(tree.chainTop(call)), let branch = tree.parent(block) else { return false }
    return tree.kind(branch) == .ifBranch || tree.kind(block) == .switchCase
  }

  /// Whether a view is given anything: a name of a value that is no constant, or a closure.
  private static func mayChange(_ file: FileContext, _ chain: ModifierChain) -> Bool {
    let tree = file.tree
    guard tree.kind(chain.root) == .call, tree.isInitializer(chain.root) else { return true }
    return tree.subtree(chain.top).contains { node in
      tree.kind(node) == .closure
        || tree.kind(node) == .identifier && tree.name(node).map { !tree.startsUppercase($0) } ?? true
          && !isConstant(node, file)
    }
  }

  /// `let size = CGFloat(12)`
  private static func isConstant(_ name: NodeID, _ file: FileContext) -> Bool {
    guard let variable = file.memberVariable(name) else { return false }
    return file.tree.node(variable).flags.contains(.constant)
      && (file.tree.firstChild(variable, .binding).flatMap { file.tree.value($0) }) != nil
  }

  /// Ends of the names of types that have an `animation(_:)` of their own.
  private static let otherTypes: [StaticString] = [
    "Transition", "Binding", "Effect", "EffectTask", "EffectPublisher", "Publisher", "Scheduler", "Action",
  ]

  /// Whether a modifier is one of views: one of them in the chain tells a view from a binding.
  private static func isOfViews(_ modifier: Name) -> Bool {
    Catalog.modifiers.contains(modifier) && !(modifier == "animation") && !(modifier == "transaction")
  }

  /// Names that views go by.
  private static let viewNames = NameSet(["content", "label", "body", "icon", "self"])

  /// Whether the chain is that of a view, not of a binding, a transition, a publisher or an effect.
  private static func isOnView(_ context: borrowing RuleContext, _ call: NodeID) -> Bool {
    let tree = context.tree
    let chain = tree.chain(containing: call)
    let root = chain.root
    for container in tree.containers(of: call).prefix(2) {
      // `.transition(.opacity.animation(.easeOut))`, `.modifier(Shimmer().animation(.linear))`.
      if let name = tree.name(container.call),
        name == "transition" || name == "asymmetric" || name == "combined" || name == "modifier"
      {
        return false
      }
      if tree.kind(tree.callee(container.argument) ?? container.argument) == .closure { break }
    }
    if let type = tree.constructedType(root) {
      return !otherTypes.contains { type.hasSuffix($0) }
    }
    guard !tree.isImplicitMember(root), !startsFromBindingOrType(tree, root) else { return false }
    if tree.kind(root) == .member, tree.callee(root) == nil { return false }
    if let name = tree.name(root), viewNames.contains(name) { return isViewName(tree, root) }
    return chain.modifiers.contains { isOfViews(tree.name(of: $0.name)) }
  }

  /// `content`, `configuration.label`; not `self` of an extension of `Binding`.
  private static func isViewName(_ tree: SyntaxTree, _ root: NodeID) -> Bool {
    guard tree.isNamed(root, "self"), let type = tree.enclosingType(of: root) else { return true }
    return tree.isNamed(type, "View") || tree.inherits(type, "View")
  }

  /// `$isOn`, `model.$isOn`, `AnyTransition.opacity`, `Effect.send(…)`.
  private static func startsFromBindingOrType(_ tree: SyntaxTree, _ root: NodeID) -> Bool {
    for id in tree.subtree(root) where tree.kind(id) == .identifier || tree.kind(id) == .member {
      guard let name = tree.name(id), name.count > 0 else { continue }
      if name.base[0] == UInt8(ascii: "$") { return true }
      if tree.kind(id) == .identifier, tree.startsUppercase(name) { return true }
      if name == "projectedValue" { return true }
    }
    return false
  }

  private static let examples: [Rule.Example] = [
    .wrong(
      """
      Text("Focus").opacity(isOn ? 1 : 0).↓animation(.easeInOut)
      Circle().scaleEffect(scale).↓animation(.spring(response: 0.3)).frame(width: 20)
      """),
    .wrong(
      """
      content
        .offset(y: isOpen ? 0 : 200)
        .↓animation(isOpen ? .default : nil)
      """),
    .wrong(
      """
      extension View {
        func lively() -> some View { ↓animation(.default) }
      }
      """),
    // It is another each time.
    .wrong(#"Text("Focus").opacity(isOn ? 1 : 0).↓animation(.default, value: UUID())"#),
    // Seconds were meant.
    .wrong(#"Text("Focus").opacity(isOn ? 1 : 0).↓animation(.default, value: 0.35)"#),
    .right(
      """
      Text("Focus").opacity(isOn ? 1 : 0).animation(.easeInOut(duration: 0.2), value: isOn)
      Text("Focus").opacity(isOn ? 1 : 0).animation(nil, value: "")
      """),
    // Nothing moves.
    .right(
      """
      VStack { rows }.animation(nil)
      Text("Focus").animation(isOn ? .none : .linear(duration: 0))
      """),
    // It is there to turn animations off.
    .right(
      """
      extension Animation { static let still: Animation = .linear(duration: 0) }
      struct Notes: View {
        @Binding var text: String
        var body: some View { TextEditor(text: $text).animation(.still, value: UUID()) }
      }
      """),
    .right(
      """
      struct Sprite: View {
        @State private var isThrowing = false
        @State private var throwing: Animation? = .none
        var body: some View {
          Image("sprite").scaleEffect(isThrowing ? 2 : 1).animation(isThrowing ? .none : throwing)
        }
      }
      """),
    .right(
      """
      Toggle("Sound", isOn: $isOn.animation(.default))
      Toggle("Sound", isOn: Binding(get: { isOn }, set: { isOn = $0 }).animation(.default))
      """),
    .right(
      """
      Text("Focus").transition(.opacity.animation(.easeOut))
      Text("Focus").transition(AnyTransition.move(edge: .top).animation(.easeOut))
      """),
    .right(
      """
      Text("Focus").animation(.default) { content in content.opacity(isOn ? 1 : 0) }
      TimelineView(.animation(minimumInterval: 0.1)) { _ in clock }
      """),
    .right(
      """
      VStack {
        if isOpen {
          Text("Details").transition(.opacity).animation(.default)
        } else if isLoading {
          ProgressView().animation(.default)
        }
      }
      """),
  ]
}
