/// Where the type of a view is settled by more than the view.
extension FileContext {
  /// Whether a view must not become one of another type, as each modifier makes it: its type is written out
  /// (`var add: Button<Image> { … }`), or it has to be that of others: the sides of `a ? b : c`, the elements of an array, what
  /// a body without a builder returns in several places.
  func mustKeepType(_ view: NodeID) -> Bool {
    var inner = tree.chainTop(view)
    var isReturned = false
    for ancestor in tree.ancestors(inner) {
      defer { inner = ancestor }
      switch tree.kind(ancestor) {
      case .ternary: return tree.callee(ancestor) != inner
      case .array: return true
      case .returnStmt: isReturned = true
      case .tuple, .effect, .codeBlock, .accessorBlock, .accessor: continue
      case .ifStmt, .ifBranch, .guardStmt, .switchStmt, .switchCase, .doStmt:
        if !isReturned { return false }
      case .closure: return isReturned && returnsOften(ancestor)
      case .funcDecl:
        return writesType(tree.firstChild(ancestor, .returnType)) || isReturned && returnsOften(ancestor)
      case .binding:
        return writesType(tree.firstChild(ancestor) { $0 == .typeAnnotation || $0 == .type })
          || isReturned && returnsOften(ancestor)
      default: return false
      }
    }
    return false
  }

  /// Whether a type is more than `some View`, which stands for any one.
  private func writesType(_ type: NodeID?) -> Bool {
    type.map { !tree.text($0).contains("some ") } ?? false
  }

  private func returnsOften(_ body: NodeID) -> Bool {
    tree.subtree(body).count { tree.kind($0) == .returnStmt && tree.innermostBody(of: $0) == body } > 1
  }
}

extension SyntaxTree {
  /// What a `return` goes back from.
  fileprivate func innermostBody(of statement: NodeID) -> NodeID? {
    ancestors(statement).first { [.closure, .funcDecl, .binding].contains(kind($0)) }
  }
}
