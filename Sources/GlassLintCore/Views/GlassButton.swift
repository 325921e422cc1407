extension GlassReader {
  /// What may stand between a button and its glass for the style to do the same.
  private static let plain = NameSet([
    "padding", "frame", "font", "bold", "fontWeight", "foregroundStyle", "foregroundColor", "tint", "help",
    "accessibilityLabel", "accessibilityHint", "accessibilityIdentifier", "disabled", "contentShape",
    "keyboardShortcut", "imageScale", "controlSize",
  ])

  /// Whether an effect is drawn around a button that has no style, here or around it, and might be drawn by the style
  /// for glass: in one of that one's shapes, in no color.
  func isForGlassButton(_ call: NodeID, _ file: FileContext) -> Bool {
    let chain = tree.chain(call)
    guard tree.isInitializer(chain.root, "Button"), !facts.declaresCallable(Name("Button"), at: chain.root),
      variant(ofGlassEffect: call) == .regular, hasButtonShape(call), !isTinted(call),
      chain.modifiers.allSatisfy({ $0.call == call || isPlain($0) })
    else { return false }
    let ways = file.surroundings(of: call)
    let other: Surroundings = [.unseen, .ownContainer, .ownModifier, .styled, .touched]
    return !ways.isEmpty && ways.allSatisfy { $0.isDisjoint(with: other) }
  }

  private func isPlain(_ modifier: Modifier) -> Bool {
    !modifier.isConditional && Self.plain.contains(tree.name(of: modifier.name))
  }

  /// `nil`, `.capsule`, `.circle` and a rounded rectangle are shapes of a button's border.
  private func hasButtonShape(_ call: NodeID) -> Bool {
    guard let shape = tree.argument(call, "in") else { return true }
    if self.shape(ofGlassEffect: call) != .other { return true }
    guard let name = tree.name(tree.unwrapped(shape)) else { return false }
    return (name == "rect" || name == "RoundedRectangle") && tree.argument(shape, "cornerRadius") != nil
  }

  private func isTinted(_ call: NodeID) -> Bool {
    guard let glass = tree.unlabelledArgument(call) else { return false }
    return tree.chain(glass).modifiers.contains { !tree.isNamed($0.call, "interactive") }
  }
}
