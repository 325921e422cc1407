/// A number that a call or an assignment gives a role.
struct RoleUse {
  let value: NodeID
  /// Its index in `RoleTable.all`.
  let binding: Int
}

/// Finds the numbers that have a role where they stand, of all roles at once.
struct RoleUses: Sendable {
  static let all = RoleUses()

  private let byName = RoleTable.byName
  private let bindings = RoleTable.all

  /// The numbers of a call or an assignment that have a role; empty for nearly all.
  func uses(tree: SyntaxTree, facts: FileFacts, node: NodeID) -> [RoleUse] {
    switch tree.kind(node) {
    case .call:
      guard let name = tree.name(node) else { return [] }
      if name == "init" || name == "Self" {
        return initializerUses(RolePlaces(tree: tree, facts: facts), node)
      }
      let candidates = byName[name]
      return candidates.isEmpty ? [] : callUses(RolePlaces(tree: tree, facts: facts), node, name, candidates)
    case .assignment:
      guard let target = tree.callee(node), tree.kind(target) == .member, let name = tree.name(target) else {
        return []
      }
      let candidates = byName[name]
      return candidates.isEmpty
        ? [] : assignmentUses(RolePlaces(tree: tree, facts: facts), node, target, candidates)
    default: return []
    }
  }

  // MARK: Calls

  /// `EdgeInsets.init(…)` and `.init(…)`; in an extension of `EdgeInsets` also `self.init(…)` and `Self(…)`.
  private func initializerUses(_ places: RolePlaces, _ call: NodeID) -> [RoleUse] {
    let tree = places.tree
    let type =
      tree.isOwnInitializer(call)
      ? tree.enclosingType(of: call).flatMap { tree.kind($0) == .extensionDecl ? tree.name($0) : nil }
      : tree.constructedType(call) ?? tree.implicitlyConstructedType(call)
    guard let type else { return [] }
    return callUses(places, call, type, byName[type])
  }

  private func callUses(
    _ places: RolePlaces, _ call: NodeID, _ name: Name, _ candidates: UnsafeBufferPointer<UInt16>
  ) -> [RoleUse] {
    var result: [RoleUse] = []
    for candidate in candidates {
      let index = Int(candidate)
      let values = values(places.tree, call, bindings[index])
      guard !values.isEmpty, isCalled(places.tree, call, as: bindings[index].form),
        places.accept(bindings[index].place, call)
      else { continue }
      result += values.map { RoleUse(value: $0, binding: index) }
    }
    return result.isEmpty || isDeclared(name, places, call) ? [] : result
  }

  /// Whether the file gives a type, or else a function, of this name a meaning of its own.
  private func isDeclared(_ name: Name, _ places: RolePlaces, _ call: NodeID) -> Bool {
    places.tree.startsUppercase(name)
      ? places.facts.declaresCallable(name, at: call)
      : places.facts.declaresFunction(meantBy: call)
  }

  private func isCalled(_ tree: SyntaxTree, _ call: NodeID, as form: RoleBinding.Form) -> Bool {
    switch form {
    case .initializer:
      return tree.constructedType(call) != nil || tree.isImplicitInitializer(call)
        || tree.isOwnInitializer(call)
    case .modifier:
      // An implicit `self` in an extension of `View`.
      guard let callee = tree.callee(call) else { return false }
      return tree.isModifier(call) || tree.kind(tree.unwrapped(callee)) == .identifier
    case .member(let owners):
      guard let member = tree.calledMember(call) else { return false }
      guard let base = tree.callee(member) else { return true }
      guard let owner = tree.name(tree.unwrapped(base)) else { return false }
      return owners.contains { owner == $0 }
    case .property: return false
    }
  }

  // MARK: Arguments

  private func values(_ tree: SyntaxTree, _ call: NodeID, _ binding: RoleBinding) -> [NodeID] {
    switch binding.argument {
    case .label(let label):
      guard let value = tree.argument(call, label), hasOnlyKnownLabels(tree, call, binding, label) else {
        return []
      }
      return [value]
    case .size(let label): return tree.argument(call, label).map { measures(tree, $0) } ?? []
    case .unlabelled(let index, let count):
      return unlabelled(tree, call, index, of: count, binding).map { [$0] } ?? []
    case .assigned: return []
    }
  }

  private func hasOnlyKnownLabels(
    _ tree: SyntaxTree, _ call: NodeID, _ binding: RoleBinding, _ own: StaticString
  ) -> Bool {
    guard let besides = binding.besides else { return true }
    for argument in tree.arguments(call) {
      guard let label = tree.name(argument), !(label == own) else { continue }
      guard besides.contains(where: { label == $0 }) else { return false }
    }
    return true
  }

  private func unlabelled(
    _ tree: SyntaxTree, _ call: NodeID, _ index: Int, of count: Int, _ binding: RoleBinding
  ) -> NodeID? {
    var found: NodeID?
    var seen = 0
    for argument in tree.arguments(call) {
      if let label = tree.name(argument) {
        guard let besides = binding.besides, besides.contains(where: { label == $0 }) else { return nil }
      } else {
        if tree.node(argument).flags.contains(.trailingClosure) { return nil }
        if seen == index { found = tree.value(argument) }
        seen += 1
      }
    }
    return seen == count ? found : nil
  }

  /// The width and the height of `CGSize(width: 8, height: 8)`, however it is spelled.
  private func measures(_ tree: SyntaxTree, _ size: NodeID) -> [NodeID] {
    let call = tree.unwrapped(size)
    guard tree.kind(call) == .call, tree.isImplicitInitializer(call) || isSize(tree, call),
      let width = tree.argument(call, "width"), let height = tree.argument(call, "height")
    else { return [] }
    return [width, height]
  }

  private func isSize(_ tree: SyntaxTree, _ call: NodeID) -> Bool {
    guard let type = tree.constructedType(call) else { return false }
    return type == "CGSize" || type == "NSSize"
  }

  // MARK: Assignments

  private func assignmentUses(
    _ places: RolePlaces, _ assignment: NodeID, _ target: NodeID, _ candidates: UnsafeBufferPointer<UInt16>
  ) -> [RoleUse] {
    guard let value = places.tree.value(assignment) else { return [] }
    for candidate in candidates {
      let binding = bindings[Int(candidate)]
      guard case .property(let owner) = binding.form else { continue }
      if let owner, !places.isProperty(target, of: owner) { continue }
      return places.accept(binding.place, assignment) ? [RoleUse(value: value, binding: Int(candidate))] : []
    }
    return []
  }
}

extension SyntaxTree {
  private static let shapeOfLabels: [(type: StaticString, labels: [StaticString], count: ClosedRange<Int>)] =
    [
      ("EdgeInsets", ["top", "leading", "bottom", "trailing"], 4...4),
      ("UIEdgeInsets", ["top", "left", "bottom", "right"], 4...4),
      ("RoundedRectangle", ["cornerRadius", "style"], 1...2),
      ("RoundedRectangle", ["cornerSize", "style"], 1...2),
      ("RectangleCornerRadii", ["topLeading", "bottomLeading", "bottomTrailing", "topTrailing"], 1...4),
      ("StrokeStyle", ["lineWidth", "lineCap", "lineJoin", "miterLimit", "dash", "dashPhase"], 1...6),
      (
        "UnevenRoundedRectangle",
        ["topLeadingRadius", "bottomLeadingRadius", "bottomTrailingRadius", "topTrailingRadius", "style"],
        1...5
      ),
    ]

  /// The type that `.init(…)` makes, as its labels or the declaration around it tell.
  func implicitlyConstructedType(_ call: NodeID) -> Name? {
    guard isImplicitInitializer(call) else { return nil }
    if let type = contextualType(of: call) { return type }
    let count = argumentCount(call)
    if let known = Self.shapeOfLabels.first(where: {
      $0.count.contains(count) && hasOnlyLabels(call, $0.labels)
    }) {
      return Name(known.type)
    }
    if isInsetOfModifier(call) { return Name("EdgeInsets") }
    // `.init(.flexible(), spacing: 8)`.
    guard let size = unlabelledArgument(call).flatMap({ name($0) }), argument(call, "spacing") != nil else {
      return nil
    }
    return size == "flexible" || size == "fixed" || size == "adaptive" ? Name("GridItem") : nil
  }

  /// `.padding(.init(horizontal: 16, vertical: 8))`.
  private func isInsetOfModifier(_ call: NodeID) -> Bool {
    guard let argument = parent(call), kind(argument) == .argument, name(argument) == nil,
      let modifier = parent(argument),
      kind(modifier) == .call, isModifier(modifier)
    else { return false }
    return isNamed(modifier, "padding") || isNamed(modifier, "listRowInsets")
      || isNamed(modifier, "safeAreaPadding")
  }
}
