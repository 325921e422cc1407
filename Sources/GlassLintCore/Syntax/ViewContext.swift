/// The place of a view expression in the code around it.
extension SyntaxTree {
  /// A call that an expression is an argument of, in a trailing closure or between the parentheses.
  public struct Container: Sendable {
    public let call: NodeID
    public let argument: NodeID
  }

  /// The nearest call that holds an expression, through statements and branches; `nil` where a declaration comes first.
  public func container(of id: NodeID) -> Container? {
    for ancestor in ancestors(chainTop(id)) {
      switch kind(ancestor) {
      case .argument:
        guard let owner = parent(ancestor) else { return nil }
        switch kind(owner) {
        case .call, .macroExpansion, .subscriptCall: return Container(call: owner, argument: ancestor)
        case .tuple: continue
        default: return nil
        }
      case .binding, .funcDecl, .initDecl, .subscriptDecl, .parameter, .enumCaseElement, .memberBlock,
        .sourceFile:
        return nil
      default: continue
      }
    }
    return nil
  }

  /// The calls that hold an expression, innermost first: at most 64.
  public func containers(of id: NodeID) -> [Container] {
    var result: [Container] = []
    var current = id
    while result.count < 64, let container = container(of: current) {
      result.append(container)
      current = container.call
    }
    return result
  }

  /// The function, initializer, subscript or variable whose body an expression stands in.
  public func enclosingDeclaration(of id: NodeID) -> NodeID? {
    ancestors(id).first { ancestor in
      switch kind(ancestor) {
      case .funcDecl, .initDecl, .subscriptDecl, .deinitDecl: return true
      case .binding: return parent(ancestor).map { isMemberOrGlobal($0) } ?? false
      default: return false
      }
    }
  }

  /// Whether a variable's declaration stands among the members of a type or at the top of the file.
  public func isMemberOrGlobal(_ declaration: NodeID) -> Bool {
    for ancestor in ancestors(declaration) {
      switch kind(ancestor) {
      case .memberBlock, .sourceFile: return true
      case .ifConfig, .ifConfigClause: continue
      default: return false
      }
    }
    return false
  }

  /// The innermost struct, class, enum, actor, protocol or extension around a node.
  public func enclosingType(of id: NodeID) -> NodeID? { ancestors(id).first { isTypeDeclaration($0) } }

  public func isTypeDeclaration(_ id: NodeID) -> Bool {
    switch kind(id) {
    case .structDecl, .classDecl, .enumDecl, .actorDecl, .extensionDecl, .protocolDecl: return true
    default: return false
    }
  }

  /// Whether a type names this among what it inherits or conforms to.
  public func inherits(_ type: NodeID, _ name: StaticString) -> Bool {
    for child in children(type) where kind(child) == .inheritedType {
      if isNamed(child, name) { return true }
    }
    return false
  }

  /// Whether a node stands in a preview, which no user sees: `#Preview { … }` or a `PreviewProvider`.
  public func isInPreview(_ id: NodeID) -> Bool {
    ancestors(id).contains { isPreview($0) }
  }

  /// Whether a node is a preview itself.
  public func isPreview(_ id: NodeID) -> Bool {
    switch kind(id) {
    case .macroExpansion: isNamed(id, "Preview")
    case .structDecl, .enumDecl, .classDecl, .extensionDecl:
      inherits(id, "PreviewProvider") || inherits(id, "LibraryContentProvider")
    default: false
    }
  }

  /// Whether a call is that of a plain name or of one in a module or type: `Button(…)`, `SwiftUI.Button(…)`; not a
  /// method of a value.
  public func isInitializer(_ call: NodeID, _ name: StaticString) -> Bool {
    constructedType(call).map { $0 == name } ?? (isNamed(call, name) && isInitializer(call))
  }

  /// Whether a call is that of a plain name, or of a member of a name in upper case.
  public func isInitializer(_ call: NodeID) -> Bool {
    guard kind(call) == .call, let callee = callee(call) else { return false }
    let target = unwrapped(callee)
    switch kind(target) {
    case .identifier: return true
    case .member:
      guard let base = self.callee(target), kind(base) == .identifier, let name = name(base),
        let own = self.name(target)
      else { return false }
      return startsUppercase(name) && startsUppercase(own)
    default: return false
    }
  }

  public func startsUppercase(_ name: Name) -> Bool {
    guard name.count > 0 else { return false }
    return name.base[0] >= UInt8(ascii: "A") && name.base[0] <= UInt8(ascii: "Z")
  }

  /// Whether an `if` has an `else`, so that something is there either way.
  func hasElse(_ statement: NodeID) -> Bool {
    children(statement).contains { node($0).flags.contains(.elseBranch) }
  }

  /// The statements of a closure, function body, accessor block or branch: what a view builder would build from.
  /// - Parameter limit: how many at most, so that a question about each of many statements stays cheap.
  public func statements(_ block: NodeID, limit: Int = .max) -> [NodeID] {
    Array(children(block).lazy.filter { isStatement($0) }.prefix(limit))
  }

  /// What stands behind the colon of a `case`.
  public func caseStatements(_ branch: NodeID) -> [NodeID] {
    let children = Array(children(branch))
    let first = children.firstIndex { child in
      let token = Int(node(child).firstToken)
      return token > Int(node(branch).firstToken) && self.token(token - 1).kind == .colon
    }
    return first.map { Array(children[$0...]) } ?? []
  }

  /// The first of them, without a look at the others, of which there may be many.
  public func firstStatement(_ block: NodeID) -> NodeID? { children(block).first { isStatement($0) } }

  private func isStatement(_ child: NodeID) -> Bool {
    switch kind(child) {
    case .attribute, .parameter, .returnType: return false
    default: return true
    }
  }

  /// The closure of an argument, where it is one.
  public func closure(_ argument: NodeID) -> NodeID? {
    guard let value = value(argument), kind(value) == .closure else { return nil }
    return value
  }

  /// The first trailing closure without a label, or an argument with this label that is a closure.
  public func closureArgument(_ call: NodeID, _ label: StaticString) -> NodeID? {
    for argument in arguments(call) {
      if let name = name(argument), name == label { return closure(argument) }
    }
    return nil
  }

  /// The trailing closure without a label.
  public func trailingClosure(_ call: NodeID) -> NodeID? {
    for argument in arguments(call) {
      let node = node(argument)
      if node.flags.contains(.trailingClosure), node.name == Node.none { return closure(argument) }
    }
    return nil
  }
}
