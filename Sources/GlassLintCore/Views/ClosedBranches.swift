/// Branches that are taken for values which nobody hands over.
extension FileContext {
  /// Whether code stands in a branch that no call of the project opens: `if let badge` where all that show the view leave
  /// `badge` out or give `nil` for it, `if isLarge` where they all say `false`.
  func isInClosedBranch(_ node: NodeID) -> Bool {
    site.project.shownViews.isWhole
      && tree.conditions(around: node).contains { held in truth(of: held).map { $0 != held.isTrue } ?? false }
  }

  /// Whether a condition holds wherever it is asked, as all calls decide it alike.
  private func truth(of held: HeldCondition) -> Bool? {
    guard let first = held.parts.first else { return nil }
    let kept = facts.kept { DecidedConditions() }
    if let known = kept.value.truths[first] { return known }
    let truth = findTruth(of: held)
    kept.value.truths.updateValue(truth, forKey: first)
    return truth
  }

  private func findTruth(of held: HeldCondition) -> Bool? {
    let parts = tree.plainParts(of: held)
    if parts.count == 3 {
      guard tree.kind(parts[2]) == .nilLiteral, givenValue(of: parts[0]) == .nothing else { return nil }
      return tree.isNamed(parts[1], "==") ? true : tree.isNamed(parts[1], "!=") ? false : nil
    }
    guard parts.count == 1 else { return nil }
    if tree.kind(parts[0]) == .optionalBinding {
      let value = tree.value(parts[0]).flatMap { givenValue(of: $0) }
      return value == .nothing ? false : nil
    }
    let (asked, isNegated) = tree.withoutNegation(parts[0])
    switch givenValue(of: asked) {
    case .yes: return !isNegated
    case .no: return isNegated
    default: return nil
    }
  }

  /// The literal that all calls of the project give for a parameter or a property: `badge`, `self.badge`, `tab.badge`.
  private func givenValue(of expression: NodeID) -> GivenValues? {
    let expression = tree.unwrapped(expression)
    guard let name = tree.name(expression) else { return nil }
    switch tree.kind(expression) {
    case .identifier:
      guard let declaration = declaration(of: name, at: expression) else { return nil }
      return tree.kind(declaration) == .parameter
        ? givenValue(forParameter: declaration) : givenValue(forProperty: declaration)
    case .member:
      guard let owner = tree.callee(expression), tree.kind(owner) == .identifier,
        let type = tree.isNamed(owner, "self")
          ? tree.enclosingType(of: expression).flatMap({ tree.name($0) }) : declaredType(of: owner)
      else { return nil }
      return facts.scope.member(name, ofType: type).flatMap { givenValue(forProperty: $0.node) }
    default: return nil
    }
  }

  private func declaredType(of name: NodeID) -> Name? {
    tree.name(name).flatMap { declaration(of: $0, at: name) }
      .flatMap { tree.firstChild($0, where: { $0 == .typeAnnotation || $0 == .type }) }
      .flatMap { tree.lastTypeName($0) }
  }

  // MARK: Properties

  private func givenValue(forProperty binding: NodeID) -> GivenValues? {
    let project = site.project
    guard tree.kind(binding) == .binding, let label = tree.name(binding), let variable = tree.parent(binding),
      tree.firstChild(variable, .attribute) == nil, tree.firstChild(binding, .accessorBlock) == nil,
      tree.node(variable).flags.isDisjoint(with: [.isStatic, .isPrivate]),
      let type = tree.parent(variable).flatMap({ tree.parent($0) }), tree.kind(type) == .structDecl,
      let name = tree.name(type), project.places(showing: name.symbol) > 0,
      !(tree.node(type).flags.contains(.isPublic) && project.mayBeUsedElsewhere(file: site.file)),
      !(tree.isShownByCreation(type) && project.has(name.symbol, .mention)),
      !project.conforms(name.symbol, toOneOf: ["Codable", "Decodable"]), !mayBeClosure(binding)
    else { return nil }
    let isConstant = tree.node(variable).flags.contains(.constant)
    if !isConstant, project.isSetElsewhere(label) || isSetHere(label) { return nil }
    // What a constant is set to nobody sets again.
    if isConstant, defaultValue(of: binding) != nil { return nil }
    let given = project.values(givenTo: name.symbol, by: label)
    let follower = ValueFollower(tree: tree, facts: facts)
    if follower.initializers(of: type).isEmpty { return allValues(given, elseOf: binding).only }
    var all = given.intersection(.other)
    if !follower.isAlwaysAssigned(binding) { all = allValues(all, elseOf: binding) }
    for value in follower.assignedValues(binding) {
      guard tree.kind(value) == .identifier,
        let parameter = tree.name(value).flatMap({ declaration(of: $0, at: value) })
      else {
        all.insert(tree.given(by: value))
        continue
      }
      guard tree.kind(parameter) == .parameter, let token = tree.label(ofParameter: parameter) else {
        return nil
      }
      all.insert(allValues(project.values(givenTo: name.symbol, by: tree.name(of: token)), elseOf: parameter))
    }
    return all.only
  }

  /// What is given, and what stands for it where that is left out.
  private func allValues(_ given: GivenValues, elseOf declaration: NodeID) -> GivenValues {
    given.union(defaultValue(of: declaration) ?? [])
  }

  /// What a property or a parameter is where nothing is given for it; `nil` where something has to be.
  private func defaultValue(of declaration: NodeID) -> GivenValues? {
    guard let value = tree.value(declaration) else { return nil }
    switch tree.kind(value) {
    case .typeAnnotation:
      let isVariable = tree.parent(declaration).map { !tree.node($0).flags.contains(.constant) } ?? false
      return isVariable && tree.text(value).hasSuffix("?") ? .nothing : nil
    case .type: return nil
    default: return tree.given(by: value)
    }
  }

  /// Whether a closure behind the parentheses, which has no label, may stand for a property.
  private func mayBeClosure(_ binding: NodeID) -> Bool {
    guard let type = tree.firstChild(binding, .typeAnnotation) else { return false }
    let tokens = Int(tree.node(type).firstToken)..<Int(tree.node(type).endToken)
    return tokens.contains { token in
      tree.text(token: token) == "->"
        || tree.token(token).kind == .identifier && site.project.hasAlias(tree.name(of: token))
    }
  }

  /// Whether this file sets a property but where a value is made: `copy.badge = badge`, `isLarge.toggle()`.
  func isSetHere(_ property: Name) -> Bool {
    (facts.uses[property.hash] ?? []).contains { use in
      guard tree.name(use).map({ $0 == property }) ?? false, let parent = tree.parent(use) else {
        return false
      }
      switch tree.kind(parent) {
      case .assignment:
        return tree.callee(parent) == use
          && tree.enclosingDeclaration(of: use).map { tree.kind($0) != .initDecl } ?? true
      case .member: return tree.isNamed(parent, "toggle")
      default: return tree.token(Int(tree.node(use).firstToken) - 1).kind == .prefixAmpersand
      }
    }
  }

  /// Whether a value is the default of a class's property that a subclass sets: the one that is seen is the subclass's.
  func isSetBySubclass(_ value: NodeID) -> Bool {
    guard let binding = tree.parent(tree.chainTop(value)), tree.kind(binding) == .binding,
      let variable = tree.parent(binding), tree.isMemberOrGlobal(variable),
      let type = tree.enclosingType(of: binding), tree.kind(type) == .classDecl, let owner = tree.name(type),
      let name = tree.name(binding)
    else { return false }
    return site.project.values(givenTo: owner.symbol, by: name).contains(.changing)
  }

  // MARK: Parameters

  /// The literal that all calls of a helper of one file pass for a parameter.
  private func givenValue(forParameter parameter: NodeID) -> GivenValues? {
    guard let function = tree.parent(parameter), tree.kind(function) == .funcDecl,
      let name = tree.name(function), isKeptToFile(function, name),
      facts.declarations(of: name).prefix(2).count == 1,
      let label = tree.label(ofParameter: parameter).map({ tree.name(of: $0) })
    else { return nil }
    let uses = (facts.uses[name.hash] ?? []).filter {
      tree.name($0).map { $0 == name } ?? false && !tree.isInPreview($0)
    }
    var all: GivenValues = []
    for use in uses {
      guard let call = tree.parent(use), tree.kind(call) == .call, tree.callee(call) == use else {
        return nil
      }
      let argument = tree.arguments(call).first { tree.name($0).map { $0 == label } ?? false }
      guard
        let value = argument.flatMap({ tree.value($0) }).map({ tree.given(by: $0) })
          ?? defaultValue(of: parameter)
      else { return nil }
      all.insert(value)
    }
    return all.only
  }
}

/// The conditions of the file asked about so far, by their first parts, and what all calls decide them to be.
private struct DecidedConditions {
  var truths: [NodeID: Bool?] = [:]
}
