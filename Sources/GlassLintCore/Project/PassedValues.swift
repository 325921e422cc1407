/// Follows a parameter or a property to what the calls of this file give it.
///
/// Every question looks at so much of the file at the most, whatever its length; what lies beyond is unknown.
extension ValueFollower {
  /// Calls, declarations or members of one kind that are looked at.
  private static let lookLimit = 256
  /// Nodes of an initializer that are looked at.
  private static let initializerLimit = 2048

  /// What a call passes, and the call as a note names it: `Card(inset:)`.
  struct PassedValue {
    let value: NodeID
    let callee: String
  }

  /// The function of this file that a call means: the only one of its name, called plainly or on `self` or a type.
  func calledFunction(_ call: NodeID) -> NodeID? { tree.callee(call).flatMap { function(named: $0) } }

  /// The function of this file that a name means where it is called or handed on: `open`, `self.open`.
  func function(named reference: NodeID) -> NodeID? {
    let target = tree.unwrapped(reference)
    guard let name = tree.name(target) else { return nil }
    switch tree.kind(target) {
    case .identifier: break
    case .member:
      guard let base = tree.callee(target), let owner = tree.name(tree.unwrapped(base)),
        tree.kind(tree.unwrapped(base)) == .identifier, owner == "self" || tree.startsUppercase(owner)
      else { return nil }
    default: return nil
    }
    guard let function = only(name), tree.kind(function) == .funcDecl,
      facts.scope.declaration(of: name, at: target) == nil
    else { return nil }
    return function
  }

  /// What the calls of this file pass for a parameter, or for a property that a memberwise initializer takes.
  func passedValues(_ declaration: NodeID) -> [PassedValue] {
    switch tree.kind(declaration) {
    case .parameter:
      guard let owner = tree.parent(declaration) else { return [] }
      return tree.kind(owner) == .funcDecl || tree.kind(owner) == .initDecl
        ? passed(toParameter: declaration, of: owner) : []
    case .binding: return passed(toProperty: declaration)
    default: return []
    }
  }

  private func passed(toParameter parameter: NodeID, of owner: NodeID) -> [PassedValue] {
    guard let name = calledName(owner) else { return [] }
    guard let labelToken = tree.label(ofParameter: parameter) else {
      return passedWithoutLabel(parameter, of: owner, named: name)
    }
    return passed(to: name, label: tree.name(of: labelToken))
  }

  /// The name that calls of a function or an initializer use, where nothing else of the file has it.
  private func calledName(_ owner: NodeID) -> Name? {
    if tree.kind(owner) == .funcDecl {
      guard let name = tree.name(owner), only(name) == owner else { return nil }
      return name
    }
    guard let type = tree.enclosingType(of: owner), let name = tree.name(type), let declared = only(name)
    else { return nil }
    // Where a type has several initializers, a label may belong to another one.
    guard tree.kind(declared) != .funcDecl, initializers(of: type).count == 1 else { return nil }
    return name
  }

  /// A parameter without a label, by its place among those; where some are left out, the places aren't sure.
  private func passedWithoutLabel(_ parameter: NodeID, of owner: NodeID, named name: Name) -> [PassedValue] {
    let unlabelled = tree.children(owner).filter {
      tree.kind($0) == .parameter && tree.label(ofParameter: $0) == nil
    }
    guard let place = unlabelled.firstIndex(of: parameter) else { return [] }
    return calls(of: name).compactMap { call in
      guard tree.unlabelledArgument(call, unlabelled.count - 1) != nil,
        tree.unlabelledArgument(call, unlabelled.count) == nil,
        let value = tree.unlabelledArgument(call, place)
      else { return nil }
      return PassedValue(value: value, callee: "\(name.string)(_:)")
    }
  }

  /// `Card(inset: 22)` for `var inset` of a structure without an initializer of its own.
  private func passed(toProperty binding: NodeID) -> [PassedValue] {
    guard let variable = tree.parent(binding), tree.kind(variable) == .variableDecl,
      !tree.node(variable).flags.contains(.isStatic), let block = tree.parent(variable),
      tree.kind(block) == .memberBlock, let type = tree.parent(block), tree.kind(type) == .structDecl,
      let name = tree.name(type), only(name) == type, initializers(of: type).isEmpty,
      let label = tree.name(binding)
    else { return [] }
    return passed(to: name, label: label)
  }

  private func passed(to name: Name, label: Name) -> [PassedValue] {
    calls(of: name).compactMap { call in
      for argument in tree.arguments(call) where tree.name(argument).map({ $0 == label }) ?? false {
        return tree.value(argument).map {
          PassedValue(value: $0, callee: "\(name.string)(\(label.string):)")
        }
      }
      return nil
    }
  }

  /// What the initializers of its type assign to a property: `self.inset = inset`, `_inset = State(initialValue: inset)`.
  func assignedValues(_ binding: NodeID) -> [NodeID] {
    guard tree.kind(binding) == .binding, let variable = tree.parent(binding),
      !tree.node(variable).flags.contains(.isStatic), let block = tree.parent(variable),
      tree.kind(block) == .memberBlock, let type = tree.parent(block), let name = tree.name(binding)
    else { return [] }
    return initializers(of: type).flatMap { initializer in
      tree.subtree(initializer).suffix(Self.initializerLimit).filter { tree.kind($0) == .assignment }
        .compactMap { assignment in
          guard let target = tree.callee(assignment), isProperty(target, name) else { return nil }
          return tree.value(assignment)
        }
    }
  }

  /// Whether every initializer of its type gives a property a value, or leaves that to another.
  func isAlwaysAssigned(_ binding: NodeID) -> Bool {
    guard tree.kind(binding) == .binding, let block = tree.parent(binding).flatMap({ tree.parent($0) }),
      tree.kind(block) == .memberBlock, let type = tree.parent(block), let name = tree.name(binding)
    else { return false }
    let all = initializers(of: type)
    return !all.isEmpty
      && all.allSatisfy { initializer in
        guard let body = tree.firstChild(initializer, .codeBlock) else { return false }
        return tree.statements(body, limit: Self.lookLimit).contains { statement in
          switch tree.kind(statement) {
          case .assignment: tree.callee(statement).map { isProperty($0, name) } ?? false
          case .call:
            tree.isNamed(statement, "init")
              && tree.callee(statement).flatMap { tree.callee($0) }.map { tree.isNamed($0, "self") } ?? false
          default: false
          }
        }
      }
  }

  private func isProperty(_ target: NodeID, _ name: Name) -> Bool {
    guard let own = tree.name(target), own == name || own.wrapped.map({ $0 == name }) ?? false else {
      return false
    }
    switch tree.kind(target) {
    case .identifier: return true
    case .member: return tree.callee(target).map { tree.isNamed($0, "self") } ?? false
    default: return false
    }
  }

  /// Those that stand in the declaration of a type itself.
  func initializers(of type: NodeID) -> [NodeID] {
    guard let block = tree.firstChild(type, .memberBlock) else { return [] }
    return tree.children(block).prefix(Self.lookLimit).filter { tree.kind($0) == .initDecl }
  }

  /// Whether an enumeration of this file has a case.
  func isCase(_ name: Name, of type: Name) -> Bool {
    facts.declarations(of: name).prefix(Self.lookLimit).contains { element in
      guard tree.kind(element) == .enumCaseElement, let owner = tree.enclosingType(of: element),
        let ownerName = tree.name(owner)
      else { return false }
      return ownerName == type
    }
  }

  /// The one function or type of this file with a name.
  private func only(_ name: Name) -> NodeID? {
    var named = facts.declarations(of: name).makeIterator()
    guard let first = named.next(), named.next() == nil else { return nil }
    return first
  }

  /// The calls of a name where users see what comes of them.
  private func calls(of name: Name) -> [NodeID] {
    (facts.calls[name.hash] ?? []).prefix(64).filter { call in
      guard let own = tree.constructedType(call) ?? tree.name(call) else { return false }
      return own == name && !tree.isInPreview(call) && !isTokenDeclaration(call)
    }
  }

  /// Whether a call makes a named constant of a type, whose job it is to write values down:
  /// `static let card = ShadowLevel(opacity: 0.2)`.
  private func isTokenDeclaration(_ call: NodeID) -> Bool {
    for ancestor in tree.ancestors(call, limit: 12) {
      switch tree.kind(ancestor) {
      case .binding:
        return tree.parent(ancestor).map { tree.node($0).flags.contains(.isStatic) } ?? false
      case .closure, .codeBlock, .accessorBlock, .memberBlock: return false
      default: continue
      }
    }
    return false
  }
}
