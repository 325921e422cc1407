/// What becomes of `@Environment(\.presentationMode)` where all that is asked of it is to go away.
struct DismissRewrite {
  let attribute: NodeID
  /// Of the key's name.
  let key: ByteRange

  func edits(_ context: borrowing RuleContext) -> DeprecatedRewrite.Outcome {
    let tree = context.tree
    guard let variable = tree.parent(attribute), tree.kind(variable) == .variableDecl,
      let binding = tree.firstChild(variable, .binding), let token = tree.nameToken(binding),
      let name = tree.name(binding), let type = tree.enclosingType(of: variable),
      !usesDismiss(context)
    else { return .unsure }
    var edits = [Edit(range: key, text: "dismiss"), context.replace(token: token, with: "dismiss")]
    if let annotation = tree.firstChild(binding, .typeAnnotation) {
      let range = ByteRange(start: tree.range(ofToken: token).end, end: tree.range(of: annotation).end)
      if tree.holdsComment(range) { return .unsure }
      edits.append(Edit(range: range, text: ""))
    }
    for id in 0..<tree.nodeCount {
      switch tree.kind(id) {
      case .identifier, .member: break
      default: continue
      }
      guard let used = tree.name(id), used == name, tree.nameToken(id) != token else { continue }
      guard
        tree.contains(type, id)
          || context.facts.extensions(of: type).contains(where: { tree.contains($0, id) }),
        let call = dismissal(tree, of: id)
      else { return .unsure }
      edits.append(
        Edit(
          range: ByteRange(start: tree.range(of: id).start, end: tree.range(of: call).end), text: "dismiss"))
    }
    if (0..<tree.tokenCount).contains(where: {
      tree.token($0).kind == .dollarIdentifier && tree.text(token: $0) == "$" + name.string
    }) {
      return .unsure
    }
    // Others may use what the type does not keep to itself.
    return tree.node(variable).flags.contains(.isPrivate) ? .edits(edits) : .unsafe(edits)
  }

  private func usesDismiss(_ context: borrowing RuleContext) -> Bool {
    let tree = context.tree
    return context.facts.declaresCallable(Name("dismiss"))
      || (0..<tree.nodeCount).contains { id in
        (tree.kind(id) == .identifier || tree.kind(id) == .binding || tree.kind(id) == .parameter)
          && tree.isNamed(id, "dismiss")
      }
  }

  /// `presentationMode.wrappedValue.dismiss`, `self.` before it, where that is called.
  private func dismissal(_ tree: SyntaxTree, of use: NodeID) -> NodeID? {
    if tree.kind(use) == .member {
      guard let base = tree.callee(use), tree.isNamed(base, "self") else { return nil }
    }
    guard let value = tree.parent(use), tree.kind(value) == .member, tree.isNamed(value, "wrappedValue"),
      let dismiss = tree.parent(value), tree.kind(dismiss) == .member, tree.isNamed(dismiss, "dismiss"),
      let call = tree.parent(dismiss), tree.kind(call) == .call, tree.argumentCount(call) == 0
    else { return nil }
    return dismiss
  }
}
