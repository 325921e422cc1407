/// What is handed over for a property, as far as it is written as a literal.
struct GivenValues: OptionSet {
  let rawValue: UInt32

  static let nothing = Self(rawValue: 1)
  static let no = Self(rawValue: 2)
  static let yes = Self(rawValue: 4)
  /// Anything else.
  static let other = Self(rawValue: 8)

  /// The one literal that is ever handed over; `nil` where there are several, or other values.
  var only: GivenValues? { [.nothing, .no, .yes].contains(self) ? self : nil }

  /// Whose values those of `.init(…)` and `self.init(…)` are is not written there.
  static let anyType = SymbolHash.symbol("init")

  static func symbol(_ type: Symbol, _ label: Name) -> Symbol { SymbolHash.mix(type, label.symbol) }

  /// Assignments of a property of another value are told by no type: `card.badge = nil`.
  static func symbol(ofAssigned property: Name) -> Symbol { symbol(0, property) }
}

extension SyntaxTree {
  func given(by value: NodeID) -> GivenValues {
    switch kind(value) {
    case .nilLiteral: .nothing
    case .booleanLiteral: text(value) == "true" ? .yes : .no
    default: .other
    }
  }
}

extension SummaryReader {
  /// Notes what the initializers of types are given by each label, and what is set beside them, where it is more than a test
  /// or a preview that does.
  func readGivenValues() {
    guard !facts.isTest else { return }
    var seen: Set<UInt64> = []
    func note(_ name: Symbol, _ values: GivenValues, at place: NodeID) {
      let key = SymbolHash.mix(name, UInt64(values.rawValue))
      guard !seen.contains(key), !tree.isAside(place) else { return }
      seen.insert(key)
      store.views.append(ViewRecord(name: name, kind: .given, facts: values.rawValue))
    }
    func noteSet(_ target: NodeID) {
      guard let name = tree.name(target) else { return }
      if tree.kind(target) == .member, let base = tree.callee(target), !tree.isNamed(base, "self") {
        note(GivenValues.symbol(ofAssigned: name), .other, at: target)
      } else if let type = tree.enclosingType(of: target), tree.kind(type) == .extensionDecl,
        let extended = tree.name(type)
      {
        // By an initializer or a function that the file of the type does not have.
        note(GivenValues.symbol(extended.symbol, name), .other, at: target)
      }
    }
    for id in 0..<tree.nodeCount {
      switch tree.kind(id) {
      case .call:
        if tree.isNamed(id, "toggle"), let toggled = tree.calledMember(id).flatMap({ tree.callee($0) }) {
          noteSet(toggled)
        }
        guard let type = typeGiven(by: id) else { continue }
        for argument in tree.arguments(id) {
          guard let label = tree.name(argument), let value = tree.value(argument) else { continue }
          note(GivenValues.symbol(type, label), tree.given(by: value), at: id)
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
}

extension Project {
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
