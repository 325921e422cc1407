/// Finds the numbers of one role that a call or an assignment takes.
struct RoleUses: Sendable {
  private let bindings: [UInt32: [RoleBinding]]
  private let insetLabels: [[StaticString]] = [
    ["top", "leading", "bottom", "trailing"], ["top", "left", "bottom", "right"],
  ]

  init(_ role: Role) { bindings = RoleTable.byName(role) }

  /// An expression, and the binding that gives it its role.
  struct Use {
    let value: NodeID
    let binding: RoleBinding
  }

  func uses(in context: borrowing RuleContext, _ node: NodeID) -> [Use] {
    context.tree.kind(node) == .assignment ? assignmentUses(context, node) : callUses(context, node)
  }

  // MARK: Calls

  private func callUses(_ context: borrowing RuleContext, _ call: NodeID) -> [Use] {
    let tree = context.tree
    if tree.isImplicitInitializer(call) { return insetUses(tree, call) + gridItemUses(tree, call) }
    guard let name = tree.constructedType(call) ?? tree.name(call), let candidates = bindings[name.hash],
      !declares(context, name)
    else { return [] }
    return candidates.compactMap { binding in
      guard name == binding.name, isCalled(context, call, as: binding.form),
        let value = value(tree, call, binding)
      else { return nil }
      return Use(value: value, binding: binding)
    }
  }

  /// Whether the file gives a type, or else a function, of this name a meaning of its own.
  private func declares(_ context: borrowing RuleContext, _ name: Name) -> Bool {
    context.tree.startsUppercase(name) ? context.fileDeclares(name) : context.fileDeclaresFunction(name)
  }

  /// `.init(top: 8, leading: 16, bottom: 8, trailing: 16)`.
  private func insetUses(_ tree: SyntaxTree, _ call: NodeID) -> [Use] {
    guard tree.argumentCount(call) == 4,
      let labels = insetLabels.first(where: { tree.hasOnlyLabels(call, $0) })
    else {
      return []
    }
    let type: StaticString = labels.contains { "\($0)" == "leading" } ? "EdgeInsets" : "UIEdgeInsets"
    return (bindings[Name(type).hash] ?? []).compactMap { binding in
      value(tree, call, binding).map { Use(value: $0, binding: binding) }
    }
  }

  /// `.init(.flexible(), spacing: 8)`.
  private func gridItemUses(_ tree: SyntaxTree, _ call: NodeID) -> [Use] {
    guard let size = tree.unlabelledArgument(call).flatMap({ tree.name($0) }),
      size == "flexible" || size == "fixed" || size == "adaptive",
      tree.argument(call, "spacing") != nil
    else { return [] }
    return (bindings[Name("GridItem").hash] ?? []).compactMap { binding in
      value(tree, call, binding).map { Use(value: $0, binding: binding) }
    }
  }

  private func isCalled(_ context: borrowing RuleContext, _ call: NodeID, as form: RoleBinding.Form) -> Bool {
    let tree = context.tree
    switch form {
    case .initializer: return tree.constructedType(call) != nil
    case .modifier:
      // An implicit `self` in an extension of `View`.
      guard let callee = tree.callee(call) else { return false }
      return tree.isModifier(call) || tree.kind(tree.unwrapped(callee)) == .identifier
    case .property: return false
    }
  }

  private func value(_ tree: SyntaxTree, _ call: NodeID, _ binding: RoleBinding) -> NodeID? {
    switch binding.argument {
    case .label(let label): return tree.argument(call, label)
    case .assigned: return nil
    case .unlabelled(let index, let count):
      var found: NodeID?
      var seen = 0
      for argument in tree.arguments(call) {
        if let label = tree.name(argument) {
          guard binding.besides.contains(where: { label == $0 }) else { return nil }
        } else {
          if tree.node(argument).flags.contains(.trailingClosure) { return nil }
          if seen == index { found = tree.value(argument) }
          seen += 1
        }
      }
      return seen == count ? found : nil
    }
  }

  // MARK: Assignments

  private func assignmentUses(_ context: borrowing RuleContext, _ assignment: NodeID) -> [Use] {
    let tree = context.tree
    guard let target = tree.callee(assignment), tree.kind(target) == .member, let name = tree.name(target),
      let candidates = bindings[name.hash], let value = tree.value(assignment)
    else { return [] }
    for binding in candidates where name == binding.name {
      guard case .property(let owner) = binding.form else { continue }
      if let owner, !belongs(context, target, to: owner) { continue }
      return [Use(value: value, binding: binding)]
    }
    return []
  }

  /// Whether what a property belongs to has a name, or is made of a type, that ends with a word.
  private func belongs(_ context: borrowing RuleContext, _ target: NodeID, to word: StaticString) -> Bool {
    let tree = context.tree
    guard let base = tree.callee(target) else { return false }
    let owner = tree.unwrapped(base)
    guard let name = tree.name(owner) else { return false }
    if mentions(name, word) { return true }
    guard tree.kind(owner) == .identifier, let declaration = context.declaration(of: name, at: owner) else {
      return false
    }
    if let value = tree.value(declaration), let type = tree.constructedType(tree.unwrapped(value)) {
      return mentions(type, word)
    }
    return false
  }

  /// Whether a name holds a word as it stands or as a part in camel case: `stack`, `rowStack`, `UIStackView`.
  private func mentions(_ name: Name, _ word: StaticString) -> Bool {
    if name.hasPrefix(word) { return true }
    let text = name.string
    let plain = "\(word)"
    return text.contains(plain.prefix(1).uppercased() + plain.dropFirst())
  }
}
