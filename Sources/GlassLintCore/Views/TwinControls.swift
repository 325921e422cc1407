/// Controls that stand in for each other.
extension FileContext {
  /// Calls of a branch that are looked at.
  private static let twinLimit = 400

  /// The controls of the other branches of a condition, or of an `#if`, that hold the same value:
  /// `if isHidden { SecureField("", text: $password) } else { TextField("", text: $password) }`; and of two fields for one text
  /// the one that shows it or hides it, however they take turns.
  func twins(of control: NodeID) -> [NodeID] {
    guard let value = boundValue(of: control) else { return [] }
    var twins: [NodeID] = []
    for branch in tree.ancestors(control).prefix(while: { tree.kind($0) != .memberBlock })
    where tree.kind(branch) == .ifBranch || tree.kind(branch) == .ifConfigClause {
      guard let condition = tree.parent(branch) else { continue }
      for other in tree.children(condition) where other != branch {
        for call in tree.subtree(other).prefix(Self.twinLimit) where tree.kind(call) == .call {
          guard accessibility.constructed(call).map({ Catalog.views.hasAny($0, [.field, .value]) }) ?? false,
            boundValue(of: call).map({ tree.spellsTheSame($0, value) }) ?? false
          else { continue }
          twins.append(call)
        }
      }
    }
    guard let type = Self.otherField(accessibility.constructed(control)) else { return twins }
    return twins
      + accessibility.valuesBuilt(with: control).filter { other in
        accessibility.constructed(other).map { $0 == type } ?? false
          && boundValue(of: other).map { tree.spellsTheSame($0, value) } ?? false && !twins.contains(other)
          && takeTurns(control, other)
      }
  }

  /// Whether of two fields one may be there in the place of the other: they lie over each other, or each has something that
  /// hides it at times, of the project's own or by its opacity.
  private func takeTurns(_ one: NodeID, _ other: NodeID) -> Bool {
    [one, other].allSatisfy { field in
      let type = tree.container(of: field).flatMap { accessibility.constructed($0.call) }
      return type.map { Catalog.views.has($0, .depth) } ?? false
        || tree.outerModifiers(of: field).contains { modifier in
          let name = tree.name(of: modifier.name)
          return name == "opacity" || !Catalog.modifiers.contains(name)
        }
    }
  }

  private static func otherField(_ type: Name?) -> Name? {
    switch type {
    case "TextField"?: Name("SecureField")
    case "SecureField"?: Name("TextField")
    default: nil
    }
  }

  /// Whether another view of the file, which is shown with the one around a tap, has a control that sets what both are handed
  /// to the same: `selection = item`.
  func isSetBySibling(ofTap tap: NodeID) -> Bool {
    guard let action = action(ofTap: tap), let type = tree.enclosingType(of: tap),
      case let statements = tree.actions(in: action).filter({ !tree.isHaptic($0) }), statements.count == 1,
      tree.kind(statements[0]) == .assignment, let state = tree.changedState(by: statements[0]),
      isHanded(state, to: type)
    else { return false }
    return (facts.uses[state.hash] ?? []).contains { use in
      guard let other = tree.enclosingType(of: use), other != type, isHanded(state, to: other),
        areShownTogether(type, other)
      else { return false }
      let around = tree.ancestors(use, limit: 8)
      return around.contains { tree.kind($0) == .assignment && tree.spellsTheSame($0, statements[0]) }
        && around.contains { tree.kind($0) == .call && (accessibility.isControl($0) || isAnnouncedTap($0)) }
    }
  }

  private func isAnnouncedTap(_ call: NodeID) -> Bool {
    tree.isModifier(call) && tree.isTap(call)
      && tree.chain(containing: call).modifiers.contains { accessibility.activates($0) }
  }

  private func isHanded(_ state: Name, to type: NodeID) -> Bool {
    tree.memberVariables(of: type).contains { variable in
      tree.hasAttribute(variable, "Binding")
        && tree.firstChild(variable, .binding).flatMap { tree.name($0) }.map { $0 == state } ?? false
    }
  }

  /// Whether a type of the file makes views of two others.
  private func areShownTogether(_ type: NodeID, _ other: NodeID) -> Bool {
    let parents = [type, other].map { type in
      let uses = tree.name(type).flatMap { facts.calls[$0.hash] } ?? []
      return Set(uses.compactMap { tree.enclosingType(of: $0) })
    }
    return !parents[0].isDisjoint(with: parents[1])
  }

  /// What a control edits or sets.
  func boundValue(of control: NodeID) -> NodeID? {
    ["text", "value", "isOn", "selection"].lazy.compactMap { [tree] (label: StaticString) in
      tree.argument(control, label)
    }.first
  }
}
