/// What an action opens, and what that is called.
extension FileContext {
  /// The call that makes the view which an action opens, and has a type of the project's own: that of the sheet, the cover or
  /// the screen on a state which the action sets, or a destination itself.
  func openedView(by action: NodeID) -> NodeID? {
    guard tree.kind(action) == .closure else { return ownView(in: action) }
    for state in tree.actions(in: action).compactMap({ tree.changedState(by: $0) }) {
      let isOwn =
        declaration(of: state, at: action).flatMap { tree.parent($0) }.map { tree.hasAttribute($0, "State") }
        ?? false
      for use in facts.uses[Name.hash(ofBindingTo: state)] ?? [] {
        guard tree.name(use).map({ tree.isBinding($0, to: state) }) == true,
          // Another view of the file may have a state of that name, too.
          !isOwn || facts.areInOneType(action, use),
          let argument = tree.parent(use), tree.kind(argument) == .argument,
          let modifier = tree.parent(argument), tree.isModifier(modifier),
          tree.name(modifier).map({ Catalog.modifiers.has($0, .presents) }) == true
        else { continue }
        for content in tree.arguments(modifier).compactMap({ tree.closure($0) }) {
          if let view = ownView(in: content) { return view }
        }
      }
    }
    return ownView(in: action)
  }

  private func ownView(in code: NodeID) -> NodeID? {
    tree.subtree(code).first { id in
      guard let type = tree.constructedType(id), !Catalog.views.contains(type) else { return false }
      return SpokenName.words(type.string).last.map { SpokenName.screens.contains($0) } ?? false
    }
  }

  /// Whether code shows what the system shares with: itself, in a function of the file that it calls, or in the view that it
  /// opens.
  func opensSharing(_ code: NodeID, depth: Int = 0) -> Bool {
    let follower = ValueFollower(tree: tree, facts: facts)
    let opened = depth == 0 ? openedView(by: code).flatMap { tree.constructedType($0) } : nil
    if opened.map({ SpokenName.saysSharing($0.string) || mentionsSharing(inType: $0) }) ?? false {
      return true
    }
    return tree.subtree(code).contains { id in
      if tree.constructedType(id).map({ Self.sharing.contains($0) }) ?? false { return true }
      guard depth < Self.sharingDepth, [.identifier, .call].contains(tree.kind(id)) else { return false }
      let function = tree.kind(id) == .call ? follower.calledFunction(id) : follower.function(named: id)
      return function.flatMap { tree.firstChild($0, .codeBlock) }
        .map { opensSharing($0, depth: depth + 1) } ?? false
    }
  }

  private func mentionsSharing(inType name: Name) -> Bool {
    facts.declarations(of: name).contains { type in
      tree.subtree(type).contains { tree.constructedType($0).map { Self.sharing.contains($0) } ?? false }
    }
  }

  /// Functions that call each other, which are looked into.
  private static let sharingDepth = 2

  /// What the systems share with.
  private static let sharing = NameSet(["UIActivityViewController", "NSSharingServicePicker", "ShareLink"])
}

extension SpokenName {
  /// How types of views that fill a screen or a sheet end.
  static let screens: Set<String> = [
    "view", "sheet", "screen", "page", "form", "modal", "popover", "dialog", "controller",
  ]

  private static let creating: Set<String> = ["add", "create", "new"]

  /// Whether the name of a view says that it shares: `ShareSheet`, `ActivityView`.
  static func saysSharing(_ type: String) -> Bool {
    !Set(words(type)).isDisjoint(with: ["share", "sharing", "activity"])
  }

  /// What a view that makes something says it makes: “Create Collection” for `CreateCollectionView`.
  static func creation(inView type: String) -> String? {
    var parts = words(type)
    while let last = parts.last, screens.contains(last) { parts.removeLast() }
    guard parts.count > 1, creating.contains(parts[0]) else { return nil }
    return parts.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
  }
}
