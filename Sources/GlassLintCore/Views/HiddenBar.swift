/// Navigation bars that a screen hides, and what it puts in them all the same.
extension SyntaxTree {
  /// `toolbar(.hidden, for: .navigationBar)`, `toolbarVisibility(.hidden)`, `navigationBarHidden(true)`
  func hidesNavigationBar(_ modifier: NodeID) -> Bool {
    if isNamed(modifier, "navigationBarHidden") {
      guard let value = unlabelledArgument(modifier) else { return true }
      return kind(value) == .booleanLiteral && text(value) == "true"
    }
    guard isNamed(modifier, "toolbar") || isNamed(modifier, "toolbarVisibility"),
      let visibility = unlabelledArgument(modifier), kind(visibility) == .member,
      isNamed(visibility, "hidden")
    else { return false }
    var bars = 0
    for argument in arguments(modifier).dropFirst() {
      guard let bar = value(argument) else { continue }
      bars += 1
      if isNamed(bar, "navigationBar") || isNamed(bar, "automatic") { return true }
    }
    return bars == 0
  }
}

extension FileContext {
  /// Where a phone shows an item in the navigation bar.
  private static let navigationBarPlacements = NameSet([
    "automatic", "navigation", "principal", "primaryAction", "cancellationAction", "confirmationAction",
    "destructiveAction", "topBarLeading", "topBarTrailing", "navigationBarLeading", "navigationBarTrailing",
  ])

  /// Whether code makes an item of a navigation bar that the very view which is given it hides, whatever happens:
  /// `.toolbar(.hidden, for: .navigationBar).toolbar { … }`.
  func isInHiddenBar(_ node: NodeID) -> Bool {
    !platforms.systems.isEmpty && !platforms.includes(.macOS) && !platforms.includes(.watchOS)
      && hidesNavigationBars && isInHiddenBar(node, isHelper: false)
  }

  /// Whether anything in the file does, which hardly any do.
  private var hidesNavigationBars: Bool {
    Self.hidingModifiers.contains { name in
      facts.calls[name]?.contains { tree.hidesNavigationBar($0) } ?? false
    }
  }

  private static let hidingModifiers = ["navigationBarHidden", "toolbar", "toolbarVisibility"].map {
    (name: StaticString) in Name(name).hash
  }

  private func isInHiddenBar(_ node: NodeID, isHelper: Bool) -> Bool {
    for container in tree.containers(of: node) {
      let call = container.call
      if tree.isNamed(call, "ToolbarItem") || tree.isNamed(call, "ToolbarItemGroup") {
        guard let placement = tree.argument(call, "placement") else { continue }
        guard let name = tree.name(placement), Self.navigationBarPlacements.contains(name) else {
          return false
        }
      }
      guard tree.isNamed(call, "toolbar"), tree.isModifier(call) else { continue }
      return tree.chain(containing: call).modifiers.contains {
        !$0.isConditional && tree.hidesNavigationBar($0.call)
      }
    }
    guard !isHelper else { return false }
    // A modifier may be called as the helper is.
    let uses = views.uses(ofViewAround: node).filter { !tree.isModifier($0) }
    return !uses.isEmpty && uses.allSatisfy { isInHiddenBar($0, isHelper: true) }
  }
}
