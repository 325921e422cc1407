/// Tells the types that are a part of what is seen on a screen.
extension SyntaxTree {
  private static let drawnProtocols: [StaticString] = [
    "View", "ViewModifier", "Shape", "InsettableShape", "App", "Scene", "Widget", "PreviewProvider",
    "UIViewRepresentable", "NSViewRepresentable", "UIViewControllerRepresentable", "Layout",
  ]
  private static let drawnSuffixes: [StaticString] = [
    "Style", "View", "ViewController", "Cell", "Control", "Button", "Modifier", "TextField", "Label",
    "Slider",
    "Layer",
  ]

  /// Whether a type conforms to what draws, or descends from it, as far as its declaration says.
  func isDrawn(type: NodeID) -> Bool {
    children(type).contains { child in
      guard kind(child) == .inheritedType, let name = name(child) else { return false }
      return Self.drawnProtocols.contains { name == $0 } || Self.drawnSuffixes.contains { name.hasSuffix($0) }
    }
  }
}

extension FileContext {
  /// Whether code belongs to a view or a view controller, which has a window, traits and an environment to ask: it stands in
  /// one, in an extension of one, or in what a modifier is given.
  func isInView(_ node: NodeID) -> Bool {
    tree.ancestors(node).contains { ancestor in
      if tree.kind(ancestor) == .call { return isViewModifier(ancestor) }
      guard tree.isTypeDeclaration(ancestor) else { return false }
      if tree.isDrawn(type: ancestor) { return true }
      guard tree.kind(ancestor) == .extensionDecl, let name = tree.name(ancestor) else { return false }
      return name.hasSuffix("View") || name.hasSuffix("ViewController") || site.declaresOnlyViews(name)
    }
  }
}
