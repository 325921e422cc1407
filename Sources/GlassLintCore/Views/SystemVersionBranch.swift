/// Code that a check of the system's version keeps to older systems.
extension SyntaxTree {
  /// Statements before one that are looked at for an early exit.
  private static let exitLimit = 24

  /// Whether code only runs on systems before a release: in the `else` of `if #available(iOS 26, *)`, in an
  /// `if #unavailable`, in the exit of a `guard #available`, or behind an `if #available` that returns.
  func runsOnlyBefore(release: Int, _ id: NodeID) -> Bool {
    var inner = id
    for ancestor in ancestors(id) {
      switch kind(ancestor) {
      case .ifBranch:
        guard let owner = parent(ancestor) else { return false }
        if asks(ancestor, for: release, negated: true) { return true }
        for branch in children(owner) {
          if branch == ancestor { break }
          if asks(branch, for: release, negated: false) { return true }
        }
      case .guardStmt:
        if kind(inner) == .codeBlock, asks(ancestor, for: release, negated: false) { return true }
      case .codeBlock, .accessorBlock, .closure: if follows(ancestor, inner, release) { return true }
      case .memberBlock, .sourceFile: return false
      default: break
      }
      inner = ancestor
    }
    return false
  }

  /// Whether code only runs on systems from a release on: in the branch of an `if #available(iOS 26, *)`.
  func runsOnlyFrom(release: Int, _ id: NodeID) -> Bool {
    for ancestor in ancestors(id) {
      switch kind(ancestor) {
      case .ifBranch: if asks(ancestor, for: release, negated: false) { return true }
      case .memberBlock, .sourceFile: return false
      default: continue
      }
    }
    return false
  }

  /// Whether a statement of a block stands behind an `if #available(…) { return … }`.
  private func follows(_ block: NodeID, _ statement: NodeID, _ release: Int) -> Bool {
    for other in children(block).prefix(Self.exitLimit) {
      if other >= statement { return false }
      guard kind(other) == .ifStmt, let branch = firstChild(other, .ifBranch),
        asks(branch, for: release, negated: false), let body = firstChild(branch, .codeBlock),
        let last = value(body), kind(last) == .returnStmt
      else { continue }
      return true
    }
    return false
  }

  /// Whether a condition asks for a release or a later one, of whatever system.
  private func asks(_ statement: NodeID, for release: Int, negated: Bool) -> Bool {
    for condition in children(statement) where kind(condition) == .availabilityCondition {
      let node = node(condition)
      let isNegated = token(Int(node.firstToken)).keyword == .poundUnavailable
      guard isNegated == negated else { continue }
      for token in Int(node.firstToken)..<Int(node.endToken) {
        switch self.token(token).kind {
        case .integer, .float:
          if let version = PlatformVersion(text(token: token)), version >= PlatformVersion(release) {
            return true
          }
        default: continue
        }
      }
    }
    return false
  }
}
