/// Tells modifiers of SwiftUI views from methods of the same name on other things.
extension FileFacts {
  /// Frameworks whose views are no values with modifiers.
  private static let otherFrameworks: [StaticString] = ["UI", "NS", "CA", "CG", "AV", "MK", "SK", "WK"]

  /// Words at the end of names of things that are set up in chains and are no views.
  private static let builderWords: [StaticString] = [
    "builder", "Builder", "config", "Config", "configuration", "Configuration", "attributes", "Attributes",
    "attributedString", "AttributedString", "appearance", "Appearance",
  ]

  /// Whether a call is a modifier of a SwiftUI view, as far as its file tells: what its chain starts from is no object
  /// of another framework and nothing that is only configured, and the file declares no function that it may mean.
  func isViewModifier(_ call: NodeID) -> Bool {
    guard tree.isModifier(call), usesSwiftUI, !declaresFunction(meantBy: call) else { return false }
    return isPlausibleView(tree.chain(call).root) && !isInOtherFrameworksType(call)
  }

  /// Whether a call is a modifier on the view whose extension it stands in, without `self.`: `padding()` in
  /// `extension View`.
  func isViewModifierOfSelf(_ call: NodeID) -> Bool {
    guard let callee = tree.callee(call), tree.kind(callee) == .identifier,
      let type = tree.enclosingType(of: call), tree.kind(type) == .extensionDecl,
      !declaresFunction(meantBy: call)
    else { return false }
    return tree.isNamed(type, "View")
  }

  /// Whether views of this file can be SwiftUI's: it imports it, or imports no other framework of views.
  var usesSwiftUI: Bool {
    if imports.contains("SwiftUI") || imports.contains("SwiftUICore") || imports.contains("WidgetKit") {
      return true
    }
    return !imports.contains("UIKit") && !imports.contains("AppKit") && !imports.contains("Cocoa")
  }

  private func isPlausibleView(_ root: NodeID) -> Bool {
    if let type = tree.constructedType(root) { return !isOtherType(type) }
    switch tree.kind(root) {
    case .identifier, .member:
      guard let name = tree.name(root) else { return true }
      if tree.kind(root) == .identifier, let declaration = scope.declaration(of: name, at: root),
        !declaration.isOpaque
      {
        return !isDeclaredAsOtherType(declaration.node)
      }
      // Charts, layers and groups of attributes go by these names as well as views.
      if name == "container" || name == "layer" || name == "flex" || name.hasSuffix("Flex") {
        return hasViewModifier(root)
      }
      return !Self.builderWords.contains { name.hasSuffix($0) } && !isOtherType(name)
    case .stringLiteral, .integerLiteral, .floatLiteral, .array, .dictionary: return false
    default: return true
    }
  }

  private static let viewModifiers: [StaticString] = [
    "padding", "background", "overlay", "frame", "clipShape", "foregroundStyle", "foregroundColor", "font",
  ]

  /// Whether a modifier that only views have is in the chain that begins with an expression.
  private func hasViewModifier(_ root: NodeID) -> Bool {
    tree.outerModifiers(of: root).contains { modifier in
      Self.viewModifiers.contains { tree.name(of: modifier.name) == $0 }
    }
  }

  private func isDeclaredAsOtherType(_ declaration: NodeID) -> Bool {
    if let annotation = tree.firstChild(declaration, where: { $0 == .typeAnnotation || $0 == .type }),
      let type = tree.lastTypeName(annotation)
    {
      return isOtherType(type)
    }
    guard let value = tree.value(declaration), tree.kind(value) == .call else { return false }
    return tree.constructedType(value).map { isOtherType($0) } ?? false
  }

  /// `UILabel`, `NSTextField`, `AttributeContainer`.
  private func isOtherType(_ name: Name) -> Bool {
    if name.hasSuffix("Representable") { return false }
    if name == "AttributeContainer" || name == "AttributedString" { return true }
    guard name.count > 2, Self.otherFrameworks.contains(where: { name.hasPrefix($0) }) else { return false }
    return (0x41...0x5A).contains(name.base[2])
  }

  /// Whether `self` is an object of another framework: `extension UIView`.
  private func isInOtherFrameworksType(_ call: NodeID) -> Bool {
    let root = tree.chain(call).root
    guard tree.kind(root) == .identifier, tree.isNamed(root, "self"), let type = tree.enclosingType(of: root)
    else {
      return false
    }
    if tree.kind(type) == .extensionDecl, let name = tree.name(type) { return isOtherType(name) }
    return tree.children(type).contains { child in
      guard tree.kind(child) == .inheritedType, let name = tree.name(child) else { return false }
      return isOtherType(name) && !name.hasSuffix("Representable")
    }
  }
}

extension FileContext {
  /// Whether this file, or another of the project, declares a function that a call may mean instead of the system's.
  func declaresFunction(meantBy call: NodeID) -> Bool {
    facts.declaresFunction(meantBy: call) || site.declaresFunction(meantBy: call)
  }

  /// See `FileFacts.isViewModifier`; functions of the project's other files count as well.
  func isViewModifier(_ call: NodeID) -> Bool {
    facts.isViewModifier(call) && !site.declaresFunction(meantBy: call) && !mayBeOfItsPackage(call)
  }

  /// Modifiers after which a view of a package is some view, for which types hardly have one of their own.
  private static let layoutModifiers = NameSet([
    "frame", "padding", "offset", "position", "overlay", "background", "clipShape", "scaledToFit",
    "scaledToFill",
    "aspectRatio",
  ])

  /// Whether something that neither the system nor the project declares may mean a modifier of its own: its chain has begun
  /// with one that only it can have, as `Mark(style).seams(2)` or `Code.build.text(address)`.
  private func mayBeOfItsPackage(_ call: NodeID) -> Bool {
    let chain = tree.chain(containing: call)
    guard let type = tree.constructedType(chain.root) ?? typeOfMember(chain.root),
      !Catalog.views.contains(type),
      !site.declaresType(type), facts.declarations(of: type).isEmpty
    else { return false }
    var hasOwn = false
    for modifier in chain.modifiers {
      if modifier.call == call { return hasOwn }
      let name = tree.name(of: modifier.name)
      if Self.layoutModifiers.contains(name) { return false }
      hasOwn =
        hasOwn
        || !Catalog.modifiers.contains(name) && !site.declaresFunction(name)
          && facts.declarations(of: name).isEmpty
    }
    return hasOwn
  }

  /// `Code` of `Code.build`.
  private func typeOfMember(_ id: NodeID) -> Name? {
    guard tree.kind(id) == .member, let first = references.names(id)?.first, tree.startsUppercase(first)
    else { return nil }
    return first
  }

  func isViewModifierOfSelf(_ call: NodeID) -> Bool {
    facts.isViewModifierOfSelf(call) && !site.declaresFunction(meantBy: call)
  }

  var usesSwiftUI: Bool { facts.usesSwiftUI }
}

extension SyntaxTree {
  /// What of a chart's content is drawn with views again.
  private static let viewsInCharts: [StaticString] = [
    "annotation", "chartOverlay", "chartBackground", "AxisValueLabel", "symbol", "chartLegend",
  ]

  /// Whether a modifier is one of a chart's content, such as a mark, which is no view.
  func isChartContent(_ call: NodeID) -> Bool {
    if let type = constructedType(chain(call).root), type.hasSuffix("Mark") || type.hasSuffix("Plot") {
      return true
    }
    for container in containers(of: call) {
      guard let name = name(container.call) else { continue }
      if Self.viewsInCharts.contains(where: { name == $0 }) { return false }
      if name == "Chart" || name == "Chart3D" || name.hasSuffix("Mark") { return true }
    }
    guard let declaration = enclosingDeclaration(of: call) else { return false }
    return children(declaration).contains { child in
      switch kind(child) {
      case .returnType, .typeAnnotation:
        return lastTypeName(child).map { $0.hasSuffix("ChartContent") } ?? false
      default: return false
      }
    }
  }
}
