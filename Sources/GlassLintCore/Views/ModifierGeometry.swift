/// What modifiers do to the frame of what they are applied to.
enum ModifierGeometry {
  /// Whether a view is as large, and at the same place, with the modifier as without. Modifiers that are not known
  /// count as ones that are not.
  static func keepsBounds(_ name: Name) -> Bool { names.contains(name) }

  private static let names = NameSet([
    "accessibilityAddTraits", "accessibilityElement", "accessibilityHidden", "accessibilityHint",
    "accessibilityIdentifier", "accessibilityLabel", "accessibilityValue", "allowsHitTesting",
    "allowsTightening",
    "animation", "aspectRatio", "background", "backgroundStyle", "blendMode", "blur", "bold", "border",
    "brightness",
    "buttonStyle", "clipShape", "clipped", "colorInvert", "colorMultiply", "colorScheme", "compositingGroup",
    "containerShape", "contentShape", "contentTransition", "contextMenu", "contrast", "cornerRadius",
    "disabled",
    "drawingGroup", "environment", "environmentObject", "fill", "font", "fontWeight", "foregroundColor",
    "foregroundStyle", "gesture", "glassEffect", "grayscale", "help", "highPriorityGesture", "hoverEffect",
    "hueRotation", "id", "interpolation", "italic", "lineLimit", "listRowBackground", "mask",
    "monospacedDigit",
    "multilineTextAlignment", "onAppear", "onChange", "onDisappear", "onHover", "onLongPressGesture",
    "onReceive",
    "onTapGesture", "opacity", "overlay", "preferredColorScheme", "redacted", "renderingMode", "resizable",
    "saturation", "scaledToFill", "scaledToFit", "shadow", "simultaneousGesture", "strokeBorder", "tag",
    "task",
    "tint", "transition", "zIndex",
  ])
}

/// SwiftUI's own shapes.
enum ShapeName {
  /// Whether an expression makes one of SwiftUI's shapes that fill the space they are given: `Circle()`,
  /// `SwiftUI.Capsule(style: .continuous)`, `.rect(cornerRadius: 12)`, `.capsule`.
  static func isShape(_ tree: SyntaxTree, _ expression: NodeID) -> Bool {
    let id = tree.unwrapped(expression)
    guard let name = tree.name(id) else { return false }
    switch tree.kind(id) {
    case .call:
      if let base = tree.base(ofModifier: id) {
        let type = tree.unwrapped(base)
        if name == "init" { return tree.name(type).map { isShapeType($0) } ?? false }
        return isShapeType(name) && tree.isNamed(type, "SwiftUI")
      }
      return isShapeType(name) || name == "rect"
    case .member:
      guard tree.callee(id) == nil else { return false }
      switch name {
      case "rect", "circle", "capsule", "ellipse", "containerRelative", "buttonBorder": return true
      default: return false
      }
    default: return false
    }
  }

  private static func isShapeType(_ name: Name) -> Bool { Catalog.views.has(name, .shape) }

  /// Whether an expression is a color or a gradient that stands as a view: `Color.red`, `LinearGradient(…)`.
  static func isColor(_ tree: SyntaxTree, _ expression: NodeID) -> Bool {
    let id = tree.unwrapped(expression)
    guard let name = tree.name(id) else { return false }
    switch tree.kind(id) {
    case .call:
      return (name == "Color" || Catalog.views.has(name, .gradient)) && tree.isInitializer(id)
    case .member: return tree.callee(id).map { tree.isNamed($0, "Color") } ?? false
    default: return false
    }
  }
}
