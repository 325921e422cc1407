/// What is certain about the system where a piece of code runs: the versions that the checks and marks around it ask
/// for, and the systems it is built for at all.
struct AvailabilityScope {
  /// The latest version asked for, by system.
  private(set) var versions: [Platform: PlatformVersion] = [:]
  /// Systems that an `#if` or a mark leaves out.
  private(set) var excluded: Set<Platform> = []
  /// A check that names something else than a system, such as a macro for several of them, or a declaration nobody
  /// can use anyway.
  private(set) var isOpaque = false

  /// Whether nothing is asked for, so that all systems run the code that it is built for.
  var isEmpty: Bool { versions.isEmpty && excluded.isEmpty && !isOpaque }

  /// More statements or branches before a node are not looked at.
  private static let statementLimit = 200

  init(_ tree: SyntaxTree, at node: NodeID) {
    var inner = node
    for ancestor in tree.ancestors(node) {
      switch tree.kind(ancestor) {
      case .ifBranch, .whileStmt: readConditions(tree, of: ancestor, before: inner)
      case .guardStmt: readConditions(tree, of: ancestor, before: inner)
      case .ifStmt: readFailedBranches(tree, of: ancestor, before: inner)
      case .codeBlock, .closure, .accessorBlock, .switchCase, .sourceFile, .accessor, .ifConfigClause:
        readStatements(tree, of: ancestor, before: inner)
        if tree.kind(ancestor) == .ifConfigClause { readBuildCondition(tree, ancestor) }
      default: break
      }
      readMarks(tree, of: ancestor)
      inner = ancestor
    }
  }

  /// The version that is certain on a system, without its deployment target. A visionOS or Catalyst app runs what a
  /// check for iOS asks for.
  func version(for platform: Platform) -> PlatformVersion? {
    let own = versions[platform]
    guard let iOS = versions[.iOS] else { return own }
    switch platform {
    case .macCatalyst: return max(own ?? iOS, iOS)
    case .visionOS:
      let mapped = PlatformVersion(iOS.major >= 26 ? iOS.major : max(1, iOS.major - 16), iOS.minor)
      return max(own ?? mapped, mapped)
    default: return own
    }
  }

  // MARK: Checks

  private mutating func readConditions(_ tree: SyntaxTree, of statement: NodeID, before inner: NodeID) {
    // In the `else` of a `guard` nothing of what it asks for is certain, unless it asks for one thing only.
    if tree.kind(statement) == .guardStmt, tree.kind(inner) == .codeBlock {
      if let check = onlyUnavailable(tree, statement) { read(tree, check: check) }
      return
    }
    for child in tree.children(statement) {
      if child == inner { return }
      if tree.kind(child) == .availabilityCondition, isAvailable(tree, child) { read(tree, check: child) }
    }
  }

  /// `if #unavailable(iOS 26) { … } else { here }`.
  private mutating func readFailedBranches(_ tree: SyntaxTree, of statement: NodeID, before inner: NodeID) {
    var left = Self.statementLimit
    for branch in tree.children(statement) {
      guard branch != inner, left > 0 else { return }
      left -= 1
      if let check = onlyUnavailable(tree, branch) { read(tree, check: check) }
    }
  }

  /// `guard #available(…) else { return }` and `if #unavailable(…) { return }` before a statement.
  private mutating func readStatements(_ tree: SyntaxTree, of block: NodeID, before inner: NodeID) {
    var left = Self.statementLimit
    for statement in tree.children(block) {
      guard statement != inner, left > 0 else { return }
      left -= 1
      switch tree.kind(statement) {
      case .guardStmt:
        for child in tree.children(statement)
        where tree.kind(child) == .availabilityCondition && isAvailable(tree, child) {
          read(tree, check: child)
        }
      case .ifStmt:
        if let branch = tree.firstChild(statement, .ifBranch), let check = onlyUnavailable(tree, branch),
          leaves(tree, branch)
        {
          read(tree, check: check)
        }
      default: continue
      }
    }
  }

  /// The `#unavailable(…)` that is all a branch asks for.
  private func onlyUnavailable(_ tree: SyntaxTree, _ branch: NodeID) -> NodeID? {
    var check: NodeID?
    for child in tree.children(branch) where tree.kind(child) != .codeBlock {
      guard check == nil, tree.kind(child) == .availabilityCondition, !isAvailable(tree, child) else {
        return nil
      }
      check = child
    }
    return check
  }

  /// Whether a branch ends by leaving the code around it.
  private func leaves(_ tree: SyntaxTree, _ branch: NodeID) -> Bool {
    guard let block = tree.firstChild(branch, .codeBlock), let last = tree.value(block) else { return false }
    switch tree.kind(last) {
    case .returnStmt, .throwStmt, .otherStmt: return true
    case .call: return tree.isNamed(last, "fatalError") || tree.isNamed(last, "preconditionFailure")
    default: return false
    }
  }

  private func isAvailable(_ tree: SyntaxTree, _ check: NodeID) -> Bool {
    tree.token(Int(tree.node(check).firstToken)).keyword == .poundAvailable
  }

  private mutating func readBuildCondition(_ tree: SyntaxTree, _ clause: NodeID) {
    for platform in Platform.allCases where !excluded.contains(platform) {
      if !tree.canBuild(clause: clause, for: platform) { excluded.insert(platform) }
    }
  }

  // MARK: Marks

  /// `@available(…)` on a declaration.
  private mutating func readMarks(_ tree: SyntaxTree, of declaration: NodeID) {
    for child in tree.children(declaration) {
      guard tree.kind(child) == .attribute else { return }
      if tree.isNamed(child, "available") { read(tree, mark: child) }
    }
  }

  private mutating func read(_ tree: SyntaxTree, mark: NodeID) {
    guard let name = tree.nameToken(mark), name + 3 < tree.tokenCount,
      tree.token(name + 1).kind == .leftParen
    else { return }
    // `iOS, introduced: 26.0` and `iOS, unavailable`, as opposed to `iOS 26.0, *`.
    guard tree.token(name + 3).kind == .comma else {
      read(tree, from: name + 2, to: Int(tree.node(mark).endToken))
      return
    }
    let platform = self.platform(tree, name + 2)
    let isEverything = tree.text(token: name + 2) == "*"
    for token in (name + 4)..<max(name + 4, Int(tree.node(mark).endToken)) {
      switch tree.name(of: token) {
      case "unavailable", "obsoleted":
        if isEverything { isOpaque = true } else if let platform { excluded.insert(platform) }
      case "introduced" where token + 2 < tree.tokenCount:
        if let platform, let version = PlatformVersion(tree.text(token: token + 2)) {
          raise(platform, to: version)
        }
      default: continue
      }
    }
  }

  private mutating func read(_ tree: SyntaxTree, check: NodeID) {
    let node = tree.node(check)
    read(tree, from: Int(node.firstToken) + 2, to: Int(node.endToken))
  }

  /// `iOS 26.0, macOS 26, *`.
  private mutating func read(_ tree: SyntaxTree, from start: TokenID, to end: TokenID) {
    var token = start
    while token + 1 < end {
      if tree.token(token).kind == .identifier,
        let version = PlatformVersion(tree.text(token: token + 1))
      {
        if let platform = platform(tree, token) {
          raise(platform, to: version)
        } else if !(tree.name(of: token) == "swift") {
          isOpaque = true
        }
        token += 1
      }
      token += 1
    }
  }

  /// `iOS`, and `iOSApplicationExtension` for its extensions.
  private func platform(_ tree: SyntaxTree, _ token: TokenID) -> Platform? {
    let text = tree.text(token: token)
    if let platform = Platform(rawValue: text) { return platform }
    if text == "OSX" { return .macOS }
    if text == "xrOS" { return .visionOS }
    let suffix = "ApplicationExtension"
    return text.hasSuffix(suffix) ? Platform(rawValue: String(text.dropLast(suffix.count))) : nil
  }

  private mutating func raise(_ platform: Platform, to version: PlatformVersion) {
    versions[platform] = max(version, versions[platform] ?? version)
  }
}
