/// Where a control stands, as far as the size of what takes its touches depends on it.
struct TouchPlace {
  let file: FileContext
  let areas: TouchAreaReader
  /// Whether the system draws a platter around a button without a style, and makes that large enough, as on visionOS.
  var isBordered = false

  private var tree: SyntaxTree { file.tree }
  private var facts: FileFacts { file.facts }

  /// Calls in which a row is a target as a whole, unless its buttons have a style that says otherwise.
  private static let rowContainers = Catalog.views.names(.rows, also: ["OutlineGroup"])

  /// Types and functions whose names say that they are shown in such a place.
  private static let systemWords: [StaticString] = [
    "toolbar", "navbar", "navigationbar", "menu", "swipeaction",
  ]
  private static let rowWords: [StaticString] = ["Row", "Cell"]

  /// Declarations looked through, from a helper to what uses it.
  private static let declarationLimit = 12
  private static let useLimit = 24
  /// Calls looked through for one control, on all ways out of it.
  private static let stepLimit = 300

  /// What decides about a control's area besides its label.
  private enum Style {
    /// None is set.
    case automatic
    /// One that adds nothing to the label, and makes the label alone the target.
    case plain
    /// One that may add to it.
    case other
  }

  // MARK: Controls

  /// Whether the area of a control is that of its label, wherever the file tells.
  /// - Parameter isPainted: whether the label is painted as a whole control is.
  func hasOwnArea(control: NodeID, isPainted: Bool) -> Bool {
    hasOwnArea(control, style: style(of: control, isPainted: isPainted), isPainted: isPainted)
  }

  /// Whether the area of a view with a tap gesture is that of the view.
  func hasOwnArea(gesture: NodeID) -> Bool {
    hasOwnArea(gesture, style: .plain, isPainted: false)
  }

  private func hasOwnArea(_ view: NodeID, style: Style, isPainted: Bool) -> Bool {
    guard style != .other else { return false }
    var style = style
    var open = [view]
    var seen: Set<NodeID> = []
    var left = Self.stepLimit
    while let current = open.popLast() {
      switch climb(from: current, &style, isPainted, &left) {
      case .system: return false
      case .end(nil): continue
      case .end(let declaration?):
        guard seen.count < Self.declarationLimit, seen.insert(declaration).inserted else { continue }
        open += uses(of: declaration)
      }
    }
    return style != .automatic || !isBordered && !isInRowElsewhere(view)
  }

  /// Whether all other files that show the component of a view do so in rows, where no style says otherwise.
  private func isInRowElsewhere(_ view: NodeID) -> Bool {
    let all = file.surroundings(of: view)
    return !all.isEmpty && all.allSatisfy { $0.contains(.row) && !$0.contains(.styled) }
  }

  private enum End {
    case system
    case end(NodeID?)
  }

  /// Goes outwards through the calls around a view to the declaration that it is part of.
  private func climb(from view: NodeID, _ style: inout Style, _ isPainted: Bool, _ left: inout Int) -> End {
    var current = view
    for _ in 0..<64 {
      left -= 1
      // Too much to see through: anything may stand around it.
      guard left > 0 else { return .system }
      guard let container = tree.container(of: current) else { break }
      let call = container.call
      if let name = tree.name(call) {
        if Catalog.isLaidOutBySystem(name), !isLabel(container, name) { return .system }
        if Self.rowContainers.contains(name), style != .plain { return .system }
        if AccessibilityNames.presentations.contains(name) { return .end(nil) }
      }
      if style == .automatic {
        style = self.style(of: call, isPainted: isPainted)
        if style == .other { return .system }
      }
      current = call
    }
    guard let declaration = tree.enclosingDeclaration(of: current) else { return .end(nil) }
    return isSystemPart(declaration, style) ? .system : .end(component(of: declaration))
  }

  /// The label of a menu stands where the menu stands.
  private func isLabel(_ container: SyntaxTree.Container, _ name: Name) -> Bool {
    name == "Menu" && tree.name(container.argument).map { $0 == "label" } == true
  }

  private func component(of declaration: NodeID) -> NodeID {
    guard tree.isNamed(declaration, "body"), let type = tree.enclosingType(of: declaration) else {
      return declaration
    }
    return type
  }

  private func isSystemPart(_ declaration: NodeID, _ style: Style) -> Bool {
    let type = tree.enclosingType(of: declaration)
    for part in [declaration] + (type.map { [$0] } ?? []) {
      if let name = tree.name(part), isSystemName(name, style) { return true }
      for child in tree.children(part) {
        switch tree.kind(child) {
        case .returnType, .typeAnnotation, .inheritedType:
          guard let name = tree.lastTypeName(child) else { continue }
          if name == "ToolbarContent" || name == "CustomizableToolbarContent" || name == "Commands" {
            return true
          }
        default: continue
        }
      }
    }
    return false
  }

  private func isSystemName(_ name: Name, _ style: Style) -> Bool {
    if Self.systemWords.contains(where: { name.containsIgnoringCase($0) }) { return true }
    return style != .plain && Self.rowWords.contains { name.hasSuffix($0) }
  }

  /// Where this file shows a component or calls a helper.
  private func uses(of declaration: NodeID) -> [NodeID] {
    guard let name = tree.name(declaration) else { return [] }
    return (facts.uses[name.hash] ?? []).prefix(Self.useLimit).filter { use in
      tree.name(use).map { $0 == name } == true && !tree.contains(declaration, use) && !tree.isInPreview(use)
    }
  }

  // MARK: Styles

  /// The style that a modifier on a view sets for the buttons in it.
  private func style(of view: NodeID, isPainted: Bool) -> Style {
    for modifier in tree.outerModifiers(of: view) {
      switch tree.name(of: modifier.name) {
      case "buttonStyle": return style(set: modifier.call, isPainted)
      case "menuStyle", "toggleStyle", "controlGroupStyle": return .other
      default: continue
      }
    }
    return .automatic
  }

  private func style(set call: NodeID, _ isPainted: Bool) -> Style {
    let style = style(named: call)
    guard style == .other, isPainted, let value = tree.unlabelledArgument(call),
      let name = tree.name(tree.unwrapped(value))
    else { return style }
    // One of the project's own leaves the painting to a label that is painted itself, and may make more of it for touches.
    return TouchNames.paintsControl(name)
      || file.site.project.spokenParts(of: name.symbol)?.contains(.shapesTouch) ?? false
      ? .other : .automatic
  }

  private func style(named call: NodeID) -> Style {
    guard let value = tree.unlabelledArgument(call) else { return .other }
    let id = tree.unwrapped(value)
    if let type = tree.constructedType(id) {
      switch type {
      case "PlainButtonStyle", "BorderlessButtonStyle": return .plain
      case "DefaultButtonStyle": return .automatic
      default: return addsNothing(type) ? .plain : .other
      }
    }
    guard tree.kind(id) == .member else { return .other }
    switch tree.name(id) {
    case .some("plain"), .some("borderless"): return .plain
    case .some("automatic"): return .automatic
    default: return .other
    }
  }

  /// Whether a style of this file leaves its label as large as it is.
  private func addsNothing(_ type: Name) -> Bool {
    guard
      let declaration = facts.declarations(of: type).first(where: { tree.isTypeDeclaration($0) }),
      let members = tree.firstChild(declaration, .memberBlock),
      let body = tree.children(members).first(where: {
        tree.kind($0) == .funcDecl && tree.isNamed($0, "makeBody")
      }), let view = Self.styledView(tree, body)
    else { return false }
    let chain = tree.chain(view)
    var area = TouchArea.unknown
    for modifier in chain.modifiers {
      switch tree.name(of: modifier.name) {
      case "frame", "padding": return false
      default: if !TouchNames.keepsSize(tree.name(of: modifier.name)), !isNeutral(modifier) { return false }
      }
      areas.apply(modifier, to: &area)
    }
    return !area.isEnlarged
  }

  private func isNeutral(_ modifier: Modifier) -> Bool { tree.name(of: modifier.name) == "scaleEffect" }

  /// What `makeBody` of a style shows, where that is `configuration.label` with modifiers.
  static func styledView(_ tree: SyntaxTree, _ function: NodeID) -> NodeID? {
    guard let block = tree.firstChild(function, .codeBlock) else { return nil }
    let views = tree.statements(block).filter { tree.kind($0) != .variableDecl }
    guard views.count == 1 else { return nil }
    let view = tree.kind(views[0]) == .returnStmt ? tree.callee(views[0]) ?? views[0] : views[0]
    let root = tree.chain(view).root
    guard tree.kind(root) == .member, tree.isNamed(root, "label"), let base = tree.callee(root),
      tree.kind(base) == .identifier, tree.isNamed(base, "configuration")
    else { return nil }
    return view
  }
}
