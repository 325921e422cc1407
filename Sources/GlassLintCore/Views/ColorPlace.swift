/// What a color that is written down somewhere is to the code around it.
enum ColorPlace {
  /// The value of a name at type or file level: a token's own declaration, whose job it is to hold the value.
  case token
  /// The code of a view, a style or a control.
  case viewCode
  /// Models, samples, user data, helpers.
  case other
}

extension SyntaxTree {
  /// Types that are made of colors.
  private static let colorTypes: [StaticString] = [
    "Color", "UIColor", "NSColor", "CGColor", "ShapeStyle", "Gradient",
  ]

  /// Protocols whose conforming types draw.
  private static let viewProtocols: [StaticString] = [
    "View", "ViewModifier", "ButtonStyle", "PrimitiveButtonStyle", "LabelStyle", "ToggleStyle",
    "TextFieldStyle",
    "ProgressViewStyle", "GaugeStyle", "MenuStyle", "GroupBoxStyle", "DisclosureGroupStyle",
    "LabeledContentStyle",
    "ControlGroupStyle", "TextEditorStyle", "App", "Scene", "Widget", "ToolbarContent",
    "CustomizableToolbarContent",
    "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable",
    "NSViewControllerRepresentable",
  ]

  /// How the names of UIKit's and AppKit's views, and of their subclasses, end.
  private static let viewSuffixes: [StaticString] = [
    "View", "ViewController", "Cell", "Control", "Button", "Label", "ImageView", "HostingController",
    "TextField",
  ]

  /// Attributes of properties that hold what a person chose.
  private static let stateAttributes: [StaticString] = [
    "State", "AppStorage", "SceneStorage", "Binding", "Published",
  ]

  func colorPlace(of id: NodeID) -> ColorPlace {
    for ancestor in ancestors(id) {
      switch kind(ancestor) {
      case .binding:
        guard let variable = parent(ancestor), isMemberOrGlobal(variable) else { continue }
        if returnsView(ancestor) { return .viewCode }
        let isGlobal = enclosingType(of: variable) == nil
        if isGlobal || node(variable).flags.contains(.isStatic) { return .token }
        if hasAttribute(variable, Self.stateAttributes) { return .other }
      case .funcDecl:
        if returnsView(ancestor) { return .viewCode }
        if node(ancestor).flags.contains(.isStatic) { return .other }
      case .structDecl, .classDecl, .enumDecl, .actorDecl, .extensionDecl, .protocolDecl:
        return place(inType: ancestor)
      default: continue
      }
    }
    return .other
  }

  private func place(inType type: NodeID) -> ColorPlace {
    guard let name = name(type) else { return .other }
    for child in children(type) where kind(child) == .inheritedType {
      guard let inherited = self.name(child) else { continue }
      if inherited == "ShapeStyle" { return .token }
      if Self.viewProtocols.contains(where: { inherited == $0 }) { return .viewCode }
      if kind(type) == .classDecl, Self.viewSuffixes.contains(where: { inherited.hasSuffix($0) }) {
        return .viewCode
      }
    }
    if drawsBody(type) { return .viewCode }
    guard kind(type) == .extensionDecl else { return .other }
    if Self.colorTypes.contains(where: { name == $0 }) { return .token }
    return Self.viewSuffixes.contains { name.hasSuffix($0) } ? .viewCode : .other
  }

  /// Whether a type has a `body` that is `some View`, whatever protocol of the project asks for it.
  private func drawsBody(_ type: NodeID) -> Bool {
    guard let members = firstChild(type, .memberBlock) else { return false }
    return children(members).prefix(2000).contains { member in
      guard kind(member) == .variableDecl, let binding = firstChild(member, .binding) else { return false }
      return isNamed(binding, "body") && returnsView(binding)
    }
  }

  private func hasAttribute(_ declaration: NodeID, _ names: [StaticString]) -> Bool {
    children(declaration).contains { child in
      kind(child) == .attribute && names.contains { isNamed(child, $0) }
    }
  }

  /// Whether a variable or function says that it is `some View`.
  private func returnsView(_ declaration: NodeID) -> Bool {
    for child in children(declaration) where kind(child) == .typeAnnotation || kind(child) == .returnType {
      let node = node(child)
      for token in Int(node.firstToken)..<Int(node.endToken)
      where self.token(token).kind == .identifier && name(of: token) == "View" {
        return true
      }
    }
    return false
  }
}
