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
