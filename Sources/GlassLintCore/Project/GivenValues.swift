/// What is handed over for a property, as far as it is written as a literal.
struct GivenValues: OptionSet {
  let rawValue: UInt32

  static let nothing = Self(rawValue: 1)
  static let no = Self(rawValue: 2)
  static let yes = Self(rawValue: 4)
  /// Anything else.
  static let other = Self(rawValue: 8)
  /// Beside ``other``: it may be another each time the call is made, and is no case, no number and no words.
  static let changing = Self(rawValue: 16)

  /// The one literal that is ever handed over; `nil` where there are several, or other values.
  var only: GivenValues? { [.nothing, .no, .yes].contains(self) ? self : nil }

  /// Whose values those of `.init(…)` and `self.init(…)` are is not written there.
  static let anyType = SymbolHash.symbol("init")

  /// The label of the first argument that has none.
  static var unlabelled: Name { Name("_") }

  /// - Parameter taker: the type whose initializers take it, or a modifier of the project's own.
  static func symbol(_ taker: Symbol, _ label: Name) -> Symbol { SymbolHash.mix(taker, label.symbol) }

  /// Assignments of a property of another value are told by no type: `card.badge = nil`.
  static func symbol(ofAssigned property: Name) -> Symbol { symbol(0, property) }
}

extension SyntaxTree {
  func given(by value: NodeID) -> GivenValues {
    switch kind(value) {
    case .nilLiteral: .nothing
    case .booleanLiteral: text(value) == "true" ? .yes : .no
    default: isSpelledOut(value) ? .other : [.other, .changing]
    }
  }

  /// Whether an expression is written so that it comes to the same each time: a literal, a case, `Kind.primary`, or one of these
  /// made of such, `.primary(shape: .capsule)`.
  func isSpelledOut(_ expression: NodeID) -> Bool {
    let value = unwrapped(expression)
    switch kind(value) {
    case .integerLiteral, .floatLiteral, .booleanLiteral, .nilLiteral: return true
    case .stringLiteral: return node(value).firstChild == Node.none
    case .prefixExpr: return callee(value).map { number($0) != nil } ?? false
    case .member:
      guard let base = callee(value).map({ unwrapped($0) }) else { return true }
      // `Kind.primary`, not `Settings.shared.kind`.
      return name(base).map { startsUppercase($0) } ?? false
        && (kind(base) == .identifier || kind(base) == .member && callee(base) != nil && isSpelledOut(base))
    case .call:
      guard let callee = callee(value).map({ unwrapped($0) }), kind(callee) == .member, isSpelledOut(callee)
      else { return false }
      return arguments(value).allSatisfy { self.value($0).map { isSpelledOut($0) } ?? false }
    default: return false
    }
  }
}

extension SummaryReader {
  /// Notes what the initializers of types are given by each label, and what is set beside them, where it is more than a test
  /// or a preview that does.
  func readGivenValues() {
    guard !facts.isTest else { return }
    var seen: Set<UInt64> = []
    func note(_ name: Symbol, _ values: GivenValues, from origin: Symbol = 0, at place: NodeID) {
      let key = SymbolHash.mix(SymbolHash.mix(name, UInt64(values.rawValue)), origin)
      guard !seen.contains(key), !tree.isAside(place) else { return }
      seen.insert(key)
      store.views.append(ViewRecord(name: name, owner: origin, kind: .given, facts: values.rawValue))
    }
    func note(_ value: NodeID, of taker: Symbol, by label: Name, at call: NodeID) {
      let origin = handedOn(value)
      note(
        GivenValues.symbol(taker, label), origin == 0 ? tree.given(by: value) : .other, from: origin, at: call
      )
    }
    func noteSet(_ target: NodeID) {
      guard let name = tree.name(target) else { return }
      if tree.kind(target) == .member, let base = tree.callee(target), !tree.isNamed(base, "self") {
        note(GivenValues.symbol(ofAssigned: name), [.other, .changing], at: target)
      } else if let type = tree.enclosingType(of: target), tree.kind(type) == .extensionDecl,
        let extended = tree.name(type)
      {
        // By an initializer or a function that the file of the type does not have.
        note(GivenValues.symbol(extended.symbol, name), [.other, .changing], at: target)
      } else if let type = tree.enclosingType(of: target), tree.kind(type) == .classDecl,
        let superclass = tree.firstChild(type, .inheritedType).flatMap({ tree.name($0) })
      {
        // By a subclass.
        note(GivenValues.symbol(superclass.symbol, name), [.other, .changing], at: target)
      }
    }
    for id in 0..<tree.nodeCount {
      switch tree.kind(id) {
      case .call:
        if tree.isNamed(id, "toggle"), let toggled = tree.calledMember(id).flatMap({ tree.callee($0) }) {
          noteSet(toggled)
        }
        guard let taker = typeGiven(by: id) ?? modifierGiven(by: id) else { continue }
        if let first = tree.unlabelledArgument(id) {
          note(first, of: taker, by: GivenValues.unlabelled, at: id)
        }
        for argument in tree.arguments(id) {
          guard let label = tree.name(argument), let value = tree.value(argument) else { continue }
          note(value, of: taker, by: label, at: id)
        }
      case .assignment:
        if let target = tree.callee(id) { noteSet(target) }
      default: continue
      }
    }
  }

  private func typeGiven(by call: NodeID) -> Symbol? {
    if tree.isImplicitInitializer(call) || tree.isOwnInitializer(call) { return GivenValues.anyType }
    guard let type = tree.constructedType(call), !Catalog.views.contains(type),
      // A color that is spelled may get a name, and nobody else sees that.
      !ConstantNames.paintTypes.contains(type.symbol)
    else { return nil }
    return type.symbol
  }

  /// A modifier that may be the project's own.
  private func modifierGiven(by call: NodeID) -> Symbol? {
    guard tree.isModifier(call), let name = tree.name(call), !Catalog.modifiers.contains(name) else {
      return nil
    }
    return name.symbol
  }

  /// Where a value comes from that is whatever the code around the call was given itself; 0 for one that does not.
  private func handedOn(_ value: NodeID) -> Symbol {
    guard let name = tree.ownName(value), let declaration = facts.scope.declaration(of: name, at: value),
      !declaration.isOpaque
    else { return 0 }
    return tree.origin(ofGiven: declaration.node) ?? 0
  }
}

extension SyntaxTree {
  /// What a parameter of a modifier, or a constant of a type, is given by: as ``GivenValues/symbol(_:_:)`` has it. Of a type with
  /// initializers of its own, those are to assign the constant one of their parameters.
  func origin(ofGiven declaration: NodeID) -> Symbol? {
    switch kind(declaration) {
    case .parameter:
      guard let owner = parent(declaration), kind(owner) == .funcDecl, let name = name(owner),
        !Catalog.modifiers.contains(name)
      else { return nil }
      return label(ofParameter: declaration, of: owner).map { GivenValues.symbol(name.symbol, $0) }
    case .binding:
      guard let variable = parent(declaration), node(variable).flags.contains(.constant),
        node(variable).flags.isDisjoint(with: [.isStatic]), firstChild(variable, .attribute) == nil,
        isMemberOrGlobal(variable), let type = enclosingType(of: declaration), kind(type) == .structDecl,
        let owner = name(type), let own = name(declaration), let members = firstChild(type, .memberBlock)
      else { return nil }
      let initializers = children(members).filter { kind($0) == .initDecl }
      guard !initializers.isEmpty else { return GivenValues.symbol(owner.symbol, own) }
      guard initializers.count == 1, let body = firstChild(initializers[0], .codeBlock) else { return nil }
      for statement in statements(body) where kind(statement) == .assignment {
        guard let target = callee(statement), ownName(target).map({ $0 == own }) ?? false,
          let given = value(statement), kind(given) == .identifier, let name = name(given),
          let parameter = children(initializers[0]).first(where: {
            kind($0) == .parameter && self.name($0).map { $0 == name } ?? false
          })
        else { continue }
        return label(ofParameter: parameter, of: initializers[0]).map {
          GivenValues.symbol(owner.symbol, $0)
        }
      }
      return nil
    default: return nil
    }
  }

  /// The label that calls give a parameter by; `nil` for a second one that has none.
  private func label(ofParameter parameter: NodeID, of owner: NodeID) -> Name? {
    if let token = label(ofParameter: parameter) { return name(of: token) }
    let first = children(owner).first { kind($0) == .parameter && label(ofParameter: $0) == nil }
    return first == parameter ? GivenValues.unlabelled : nil
  }
}

extension Project {
  /// Modifiers and types that hand on to each other what they are given.
  private static let givenDepth = 8

  /// Whether each call that gives something, as ``GivenValues/symbol(_:_:)`` has it, gives what stays as it is: a literal, a case,
  /// or what the code around it was given in that way.
  func staysAsGiven(_ symbol: Symbol, depth: Int = givenDepth) -> Bool {
    var stays = true
    var origins: Set<Symbol> = []
    index.sections.viewTable.forEach(symbol) { position in
      let record = index.sections.views[Int(position)]
      guard record.kind == .given else { return }
      if GivenValues(rawValue: record.facts).contains(.changing) { stays = false }
      if record.owner != 0, record.owner != symbol { origins.insert(record.owner) }
    }
    return stays && depth > 0 && origins.allSatisfy { staysAsGiven($0, depth: depth - 1) }
  }

  /// What the initializers of a type are given by a label, in all files.
  func values(givenTo type: Symbol, by label: Name) -> GivenValues {
    var values: GivenValues = []
    for type in [type, GivenValues.anyType] {
      index.sections.viewTable.forEach(GivenValues.symbol(type, label)) { position in
        let record = index.sections.views[Int(position)]
        if record.kind == .given { values.insert(GivenValues(rawValue: record.facts)) }
      }
    }
    return values
  }

  /// Whether a property of that name is set on another value in any file.
  func isSetElsewhere(_ property: Name) -> Bool { has(GivenValues.symbol(ofAssigned: property), .given) }

  /// Whether the project has another name for a type under this one.
  func hasAlias(_ name: Name) -> Bool {
    let symbol = name.symbol
    return index.sections.aliases.contains { $0.name == symbol }
  }
}
