/// Code that a check of the system's version keeps to older systems.
extension SyntaxTree {
  /// Statements before one that are looked at for an early exit.
  private static let exitLimit = 24

  /// Whether code only runs on systems before a release: in the `else` of `if #available(iOS 26, *)`, in an
  /// `if #unavailable`, in the exit of a `guard #available`, behind an `if #available` that returns, or where the system
  /// says that it is of one version.
  func runsOnlyBefore(release: Int, _ id: NodeID) -> Bool {
    var inner = id
    for ancestor in ancestors(id) {
      switch kind(ancestor) {
      case .ifBranch:
        guard let owner = parent(ancestor) else { return false }
        if asks(ancestor, upTo: release, negated: true) { return true }
        if kind(inner) == .codeBlock, children(ancestor).contains(where: { isVersion(before: release, $0) }) {
          return true
        }
        for branch in children(owner) {
          if branch == ancestor { break }
          if asks(branch, upTo: release, negated: false) { return true }
        }
      case .guardStmt:
        if kind(inner) == .codeBlock, asks(ancestor, upTo: release, negated: false) { return true }
      case .codeBlock, .accessorBlock, .closure: if follows(ancestor, inner, release) { return true }
      case .memberBlock, .sourceFile: return false
      default: break
      }
      inner = ancestor
    }
    return false
  }

  /// Whether a condition holds on systems before a release only: `device.systemVersion.hasPrefix("15.")`,
  /// `system.majorVersion < 17`.
  private func isVersion(before release: Int, _ condition: NodeID) -> Bool {
    let condition = unwrapped(condition)
    switch kind(condition) {
    case .call:
      guard let member = calledMember(condition), isNamed(member, "hasPrefix"), let base = callee(member),
        isNamed(base, "systemVersion"),
        let text = firstArgument(condition).flatMap({ value($0) }).flatMap({ plainText($0) }),
        let version = Int(text.prefix { $0.isNumber })
      else { return false }
      return version < release
    case .sequence:
      let parts = Array(children(condition))
      if parts.contains(where: { isNamed($0, "||") }) { return false }
      return parts.indices.contains { index in
        if isVersion(before: release, parts[index]) { return true }
        guard index + 2 < parts.count, isNamed(parts[index], "majorVersion"),
          let version = number(parts[index + 2]).map({ Int($0) })
        else { return false }
        return isNamed(parts[index + 1], "<") && version <= release
          || (isNamed(parts[index + 1], "<=") || isNamed(parts[index + 1], "==")) && version < release
      }
    default: return false
    }
  }

  /// Whether code only runs on systems from a release on: in the branch of an `if #available(iOS 26, *)`, or in what is
  /// marked so.
  func runsOnlyFrom(release: Int, _ id: NodeID) -> Bool {
    AvailabilityScope(self, at: id).versions.values.contains { $0 >= PlatformVersion(release) }
  }

  /// Whether code stands in a clause of an `#if`, another of which asks for a release: what that does on its systems, this
  /// one does on those it is built for.
  func isBesideCheck(forRelease release: Int, _ id: NodeID) -> Bool {
    for ancestor in ancestors(id) {
      switch kind(ancestor) {
      case .ifConfigClause:
        guard let config = parent(ancestor) else { return false }
        for clause in children(config) where clause != ancestor && kind(clause) == .ifConfigClause {
          let asks = subtree(clause).contains { node in
            kind(node) == .availabilityCondition && versions(node).contains { $0 >= PlatformVersion(release) }
          }
          if asks { return true }
        }
      case .memberBlock, .sourceFile: return false
      default: continue
      }
    }
    return false
  }

  /// The `if #available` in one of whose branches a node stands, within one declaration.
  func versionCheck(around id: NodeID) -> NodeID? {
    for ancestor in ancestors(id) {
      switch kind(ancestor) {
      case .ifStmt where children(ancestor).contains { !checks($0, negated: false).isEmpty }: return ancestor
      case .memberBlock, .sourceFile: return nil
      default: continue
      }
    }
    return nil
  }

  /// Whether a statement of a block stands behind an `if #available(…) { return … }`.
  private func follows(_ block: NodeID, _ statement: NodeID, _ release: Int) -> Bool {
    for other in children(block).prefix(Self.exitLimit) {
      if other >= statement { return false }
      guard kind(other) == .ifStmt, let branch = firstChild(other, .ifBranch),
        asks(branch, upTo: release, negated: false), let body = firstChild(branch, .codeBlock),
        let last = value(body), kind(last) == .returnStmt
      else { continue }
      return true
    }
    return false
  }

  /// Whether a condition asks for a system that nothing before a release is later than: where it does not hold, the code
  /// runs before the release.
  private func asks(_ statement: NodeID, upTo release: Int, negated: Bool) -> Bool {
    checks(statement, negated: negated).contains { check in
      let versions = versions(check)
      return !versions.isEmpty && versions.allSatisfy { $0 <= PlatformVersion(release) }
    }
  }

  /// The `#available(…)`, or `#unavailable(…)`, of a statement.
  private func checks(_ statement: NodeID, negated: Bool) -> [NodeID] {
    children(statement).filter { condition in
      kind(condition) == .availabilityCondition
        && (token(Int(node(condition).firstToken)).keyword == .poundUnavailable) == negated
    }
  }

  /// The versions that a check names, of whatever system.
  private func versions(_ check: NodeID) -> [PlatformVersion] {
    let node = node(check)
    return (Int(node.firstToken)..<Int(node.endToken)).compactMap { token in
      switch self.token(token).kind {
      case .integer, .float: PlatformVersion(text(token: token))
      default: nil
      }
    }
  }
}

extension FileContext {
  /// Helpers within each other that are looked through.
  private static let versionDepth = 3

  /// Whether code only runs on systems before a release, also where the property, function or view that it stands in is
  /// used in this file, and nowhere else than in such code.
  func runsOnlyBefore(release: Int, _ id: NodeID, depth: Int = 0) -> Bool {
    if tree.runsOnlyBefore(release: release, id) { return true }
    guard depth < Self.versionDepth else { return false }
    let uses = views.uses(ofViewAround: id)
    return !uses.isEmpty && uses.allSatisfy { runsOnlyBefore(release: release, $0, depth: depth + 1) }
  }
}
