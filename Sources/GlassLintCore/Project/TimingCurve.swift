/// An animation with a timing curve: `.easeOut(duration: 0.3)`, `Animation.linear`.
struct TimingCurve {
  /// Its last name: `easeOut`.
  let name: Name
  let nameToken: TokenID
  /// The member itself, or the call of it.
  let expression: NodeID
  /// The arguments' call, where there are any.
  let call: NodeID?

  private static let names = NameSet(["easeInOut", "easeIn", "easeOut", "linear", "timingCurve"])

  /// - Parameter member: a member expression; `nil` unless it is a curve of SwiftUI's `Animation`.
  init?(_ tree: SyntaxTree, _ member: NodeID) {
    guard let token = tree.nameToken(member) else { return nil }
    let name = tree.name(of: token)
    // Every member of a file is asked about, and few begin and end as curves do.
    guard name.count >= 6, name.count <= 11, Self.names.contains(name) else { return nil }
    var expression = member
    var call: NodeID?
    if let parent = tree.parent(member), tree.kind(parent) == .call, tree.callee(parent) == member {
      expression = parent
      call = parent
    }
    self.name = name
    nameToken = token
    self.expression = expression
    self.call = call
    if let base = tree.callee(member) {
      guard Self.isAnimation(tree, base) else { return nil }
    } else {
      guard Self.isWhereAnimationStands(tree, expression) else { return nil }
    }
  }

  /// `Animation`, `SwiftUI.Animation`, or `Self` in an extension of it.
  private static func isAnimation(_ tree: SyntaxTree, _ base: NodeID) -> Bool {
    if tree.kind(base) == .identifier, tree.isNamed(base, "Self"), let type = tree.enclosingType(of: base) {
      return tree.kind(type) == .extensionDecl && tree.isNamed(type, "Animation")
    }
    guard tree.isNamed(base, "Animation") else { return false }
    switch tree.kind(base) {
    case .identifier: return true
    case .member: return tree.callee(base).map { tree.isNamed($0, "SwiftUI") } ?? false
    default: return false
    }
  }

  /// Whether an implicit member stands where only an `Animation` can.
  static func isWhereAnimationStands(_ tree: SyntaxTree, _ expression: NodeID) -> Bool {
    let top = tree.chainTop(expression)
    var child = top
    for ancestor in tree.ancestors(top, limit: 24) {
      defer { child = ancestor }
      switch tree.kind(ancestor) {
      case .argument:
        guard let owner = tree.parent(ancestor) else { return false }
        if tree.kind(owner) == .tuple { continue }
        // A closure is gone through to the call that takes it.
        return isAnimationArgument(tree, ancestor, of: owner)
      case .binding: return isTyped(tree, ancestor, .typeAnnotation)
      case .parameter: return isTyped(tree, ancestor, .type)
      case .funcDecl: return isTyped(tree, ancestor, .returnType)
      case .assignment:
        guard let target = tree.callee(ancestor), !tree.contains(target, top) else { return false }
        return tree.name(target).map { $0 == "animation" || $0.hasSuffix("Animation") } ?? false
      case .switchCase: if tree.isPattern(child, ofCase: ancestor) { return false }
      case .ternary, .sequence, .returnStmt, .codeBlock, .ifBranch, .ifStmt, .switchStmt, .accessorBlock,
        .accessor, .closure, .tuple, .optionalChain, .forceUnwrap, .array:
        continue
      default: return false
      }
    }
    return false
  }

  private static func isAnimationArgument(_ tree: SyntaxTree, _ argument: NodeID, of owner: NodeID) -> Bool {
    if let label = tree.name(argument) { return label == "animation" }
    guard tree.kind(owner) == .call, let name = tree.name(owner) else { return false }
    // `withTransaction(\.animation, .easeIn) { … }`
    if name == "withTransaction", let key = tree.firstArgument(owner), key != argument {
      return !tree.node(argument).flags.contains(.trailingClosure) && tree.text(key).hasSuffix(".animation")
    }
    guard name == "withAnimation" || name == "animation"
    else { return false }
    // What stands in the closure of `withAnimation` is no animation.
    return !tree.node(argument).flags.contains(.trailingClosure) && tree.firstArgument(owner) == argument
  }

  private static func isTyped(_ tree: SyntaxTree, _ declaration: NodeID, _ kind: NodeKind) -> Bool {
    guard let annotation = tree.firstChild(declaration, kind) else { return false }
    let node = tree.node(annotation)
    var last = Int(node.endToken) - 1
    // `Animation?`
    if last > Int(node.firstToken), tree.token(last).kind != .identifier { last -= 1 }
    return last >= Int(node.firstToken) && tree.token(last).kind == .identifier
      && tree.name(of: last) == "Animation"
  }
}

extension FileContext {
  /// What a constant for an animation comes to, in whichever file that is declared: `.still`, `Motion.quick`.
  func animation(namedBy expression: NodeID) -> ConstantAnimation? {
    let slots = references.slots(meantBy: expression)
    let evaluator = ConstantEvaluator(site.project.index)
    guard slots.count == 1, case .animation(let animation) = evaluator.value(of: slots[0]) else { return nil }
    return animation
  }
}

extension SyntaxTree {
  /// Whether a child of a `case` of a `switch` is one of its patterns, and no statement.
  func isPattern(_ child: NodeID, ofCase switchCase: NodeID) -> Bool {
    let first = Int(node(child).firstToken)
    guard first > Int(node(switchCase).firstToken) else { return false }
    let before = token(first - 1)
    return before.kind == .comma || before.keyword == .case
  }
}
