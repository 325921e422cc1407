extension Name {
  /// The hash of `$name`.
  static func hash(ofBindingTo name: Name) -> UInt32 {
    let binding = [UInt8(ascii: "$")] + UnsafeBufferPointer(start: name.base, count: name.count)
    return binding.withUnsafeBufferPointer { bytes in
      bytes.baseAddress.map { hash($0, bytes.count) } ?? 0
    }
  }
}

/// The variables of a type, and what wraps them.
extension SyntaxTree {
  /// The variables among the members of a type's declaration, those in `#if` included.
  func memberVariables(of type: NodeID) -> [NodeID] {
    guard let block = firstChild(type, .memberBlock) else { return [] }
    var result: [NodeID] = []
    var open = [block]
    while let parent = open.popLast() {
      for child in children(parent) {
        switch kind(child) {
        case .variableDecl: result.append(child)
        case .ifConfig, .ifConfigClause: open.append(child)
        default: continue
        }
      }
    }
    return result
  }

  /// Whether a variable has this attribute: `@State`, `@SwiftUI.State`.
  func hasAttribute(_ variable: NodeID, _ name: StaticString) -> Bool {
    for child in children(variable) {
      guard kind(child) == .attribute else { return false }
      if isNamed(child, name) { return true }
    }
    return false
  }

  /// The first attribute of a variable, by its name.
  func wrapper(of variable: NodeID) -> Name? { firstChild(variable, .attribute).flatMap { name($0) } }

  /// The plain name, or the one of `self`, that a chain of members starts from: `model` of `self.model.name`.
  func rootName(_ expression: NodeID) -> Name? {
    var current = unwrapped(expression)
    var left = 32
    while left > 0 {
      left -= 1
      if let own = ownName(current) { return own == "self" ? nil : own }
      guard kind(current) == .member || kind(current) == .subscriptCall, let base = callee(current) else {
        return nil
      }
      current = unwrapped(base)
    }
    return nil
  }

  /// Whether a name occurs as an expression, or as the binding to it (`$name`), in a node.
  func mentions(_ node: NodeID, _ wanted: Name) -> Bool {
    for id in subtree(node) {
      switch kind(id) {
      case .identifier, .member:
        guard let name = name(id) else { continue }
        if name == wanted || isBinding(name, to: wanted) { return true }
      default: continue
      }
    }
    return false
  }

  /// Whether a name is `$name` of another.
  func isBinding(_ name: Name, to other: Name) -> Bool { isName(name, behind: "$", of: other) }

  private func isName(_ name: Name, behind mark: Unicode.Scalar, of other: Name) -> Bool {
    name.count == other.count + 1 && name.base[0] == UInt8(ascii: mark)
      && Name.equal(name.base + 1, other.base, other.count)
  }

  /// Whether a part of the code names a variable by any of its names, `name`, `$name` and `_name`, but where it is declared.
  fileprivate func names(_ part: NodeID, _ binding: NodeID, _ name: Name) -> Bool {
    let variable = node(parent(binding) ?? binding)
    // What wraps it may have its name: `@Environment(\.name) var name`.
    let declaration = Int(variable.firstToken)...(nameToken(binding) ?? Int(variable.firstToken))
    return (Int(node(part).firstToken)..<Int(node(part).endToken)).contains { token in
      switch self.token(token).kind {
      case .identifier, .dollarIdentifier:
        let other = self.name(of: token)
        return !declaration.contains(token)
          && (other == name || isBinding(other, to: name) || isName(other, behind: "_", of: name))
      default: return false
      }
    }
  }
}

extension FileContext {
  /// Whether this file makes use of a variable of a type: the type names it once more, or an extension of it does.
  /// - Parameter binding: what declares it.
  func isUsedHere(member binding: NodeID) -> Bool {
    guard let name = tree.name(binding), let type = tree.enclosingType(of: binding) else { return true }
    return ([type] + facts.extensions(of: type)).contains { tree.names($0, binding, name) }
  }

  /// The variable of the type around a use that a name means there: its declaration, attributes included.
  func memberVariable(_ name: Name, at use: NodeID, isOfSelf: Bool) -> NodeID? {
    let binding: NodeID?
    if isOfSelf {
      binding = tree.enclosingType(of: use).flatMap { tree.name($0) }
        .flatMap { facts.scope.member(name, ofType: $0)?.node }
    } else {
      binding = declaration(of: name, at: use)
    }
    guard let binding, tree.kind(binding) == .binding, let variable = tree.parent(binding),
      tree.isMemberOrGlobal(variable), tree.enclosingType(of: variable) != nil
    else { return nil }
    return variable
  }

  /// As above, for an expression that is just a name or one of `self`.
  func memberVariable(_ expression: NodeID) -> NodeID? {
    let expression = tree.unwrapped(expression)
    guard let name = tree.ownName(expression) else { return nil }
    return memberVariable(name, at: expression, isOfSelf: tree.kind(expression) == .member)
  }
}
