/// What lies behind a piece of a view, as far as its own file tells.
enum Backdrop {
  /// Nothing is painted behind it where it is declared.
  case none
  /// A system background, which follows light and dark.
  case adaptive
  /// A material or a thin gray, which follows light and dark and lets through what lies behind it.
  case material
  /// A color, a picture or something else that a fixed color may have been chosen for.
  case fixed
  /// Inside a view or behind a modifier of the project's own, which may paint anything.
  case hidden
}

extension FileContext {
  private static let backgrounds = Catalog.modifiers.names(.background, also: ["backgroundStyle"])

  /// What makes everything inside look alike in light and in dark, or paints a backdrop of its own.
  private static let paints: [StaticString] = [
    "colorScheme", "preferredColorScheme", "glassEffect", "backgroundColor", "tabItem", "colorInvert",
    "blendMode",
    "prominentButtonStyle", "hidden",
  ]

  /// Words in the names of a project's own modifiers that say: this paints a backdrop.
  private static let hints: [StaticString] = [
    "card", "background", "badge", "pill", "chip", "tile", "banner", "theme", "bubble", "glass",
  ]

  /// Whether a call lays what it is given on or behind another view, or draws in colors of its own.
  private static func isCanvas(_ name: Name) -> Bool {
    canvases.contains(name) || Catalog.views.has(name, .canvas)
  }

  private static let canvases = Catalog.modifiers.names(
    .layer, except: ["safeAreaInset", "safeAreaBar"],
    also: [
      "mask", "swipeActions", "buttonStyle", "Annotation", "MapAnnotation", "Marker", "Gauge",
      "ImageRenderer", "draw", "resolve",
    ])

  /// Whether a call is of SwiftUI's own containers, which paint nothing of their own in a fixed color.
  private static func isPlain(_ name: Name) -> Bool {
    Catalog.views.hasAny(name, [.holds, .control, .navigation, .tabs, .bar, .ground])
      || Catalog.modifiers.hasAny(name, [.presents, .bar]) || others.contains(name)
  }

  private static let others = NameSet(["safeAreaInset", "onTapGesture", "withAnimation", "if"])

  func backdrop(behind id: NodeID) -> Backdrop {
    var current = id
    var result = Backdrop.none
    for level in 0..<48 {
      // What was painted before is behind the view as well.
      let inner = level == 0 ? tree.chain(id).modifiers : []
      for modifier in inner + tree.outerModifiers(of: current) {
        guard modifier.call != id, let painted = backdrop(of: modifier) else { continue }
        if painted != .hidden { return painted }
        result = painted
      }
      guard let container = tree.container(of: current), let name = tree.name(container.call) else {
        return result
      }
      // What is laid on a view is not behind it: at the bottom of a stack it lies on what the stack lies on.
      if Catalog.views.has(name, .depth), !isBottom(current, of: container) {
        return zStackBackdrop(container, of: current)
      }
      if Self.isCanvas(name) { return .fixed }
      if !Self.isPlain(name) { result = .hidden }
      current = container.call
    }
    return .hidden
  }

  /// What a modifier paints behind its view; `nil` where it paints nothing.
  private func backdrop(of modifier: Modifier) -> Backdrop? {
    let name = tree.name(of: modifier.name)
    if Self.backgrounds.contains(name) { return backdrop(ofBackground: modifier.call) }
    if Self.paints.contains(where: { name == $0 }) { return .fixed }
    if name == "environment" {
      return tree.subtree(modifier.call).contains {
        tree.kind($0) == .keyPath && tree.text($0).hasSuffix("colorScheme")
      }
        ? .fixed : nil
    }
    if name == "buttonStyle" {
      guard let style = tree.unlabelledArgument(modifier.call), let name = tree.name(style) else {
        return .hidden
      }
      if name.hasSuffix("rominent") || name.hasSuffix("ProminentButtonStyle") { return .fixed }
      return ["plain", "borderless", "PlainButtonStyle", "BorderlessButtonStyle", "automatic"].contains(
        name.string)
        ? nil : .hidden
    }
    return Self.hints.contains { name.containsIgnoringCase($0) } ? .hidden : nil
  }

  private func backdrop(ofBackground call: NodeID) -> Backdrop? {
    let closure = tree.trailingClosure(call) ?? tree.argument(call, "content")
    let content = tree.unlabelledArgument(call) ?? closure.flatMap { tree.firstStatement($0) }
    guard let content else { return .adaptive }
    return backdrop(ofContent: content)
  }

  /// What a view that serves as a backdrop paints: `nil` for nothing.
  private func backdrop(ofContent content: NodeID) -> Backdrop? {
    let all = colors(of: paint(of: content))
    if all.allSatisfy({ $0.family == .clear }) { return nil }
    if all.allSatisfy({ $0.kind == .material || isThinGray($0) }) { return .material }
    return all.allSatisfy { $0.kind == .material || isAdaptive($0) } ? .adaptive : .fixed
  }

  /// The color of a view that is a color with modifiers, or a filled shape.
  private func paint(of content: NodeID) -> NodeID {
    let chain = tree.chain(content)
    for modifier in chain.modifiers {
      switch tree.name(of: modifier.name) {
      case "opacity": continue
      case "fill", "foregroundStyle", "foregroundColor":
        return tree.unlabelledArgument(modifier.call) ?? content
      default: return tree.base(ofModifier: modifier.call) ?? content
      }
    }
    return content
  }

  private func isAdaptive(_ color: ColorExpression) -> Bool {
    guard case .system(let system) = color.kind else { return false }
    switch system.family {
    case .screen, .surface, .fill: return true
    // A thin gray shows what is behind it; the palest grays are near the system's backgrounds.
    case .gray: return isThinGray(color) || ["systemGray5", "systemGray6"].contains(system.name)
    default: return false
    }
  }

  /// A gray that lets through what lies behind it, as a material does.
  private func isThinGray(_ color: ColorExpression) -> Bool {
    color.family == .gray && !color.opacities.isEmpty
  }

  /// Layers of a stack that are looked at for one view; one with more of them may have anything behind it.
  private static let layerLimit = 100

  /// Whether a view is the bottom of a stack: a text by itself, or a container that lays its views out beside each other.
  private func isBottom(_ view: NodeID, of stack: SyntaxTree.Container) -> Bool {
    guard let closure = tree.closure(stack.argument), let bottom = tree.firstStatement(closure),
      tree.chainTop(view) == bottom
    else { return false }
    // Where the way begins it is a modifier that is asked about.
    let isAsked = tree.isModifier(view)
    return tree.name(isAsked ? tree.chain(view).root : view).map { name in
      Catalog.views.has(name, isAsked ? .text : .stack)
    } ?? false
  }

  /// The bottom of a stack is what the rest lies on; what else is painted below a view lies right behind it.
  private func zStackBackdrop(_ container: SyntaxTree.Container, of view: NodeID) -> Backdrop {
    guard let closure = tree.closure(container.argument), let bottom = tree.firstStatement(closure) else {
      return .fixed
    }
    var left = Self.layerLimit
    for layer in tree.children(closure) where layer != bottom {
      if tree.contains(layer, view) { break }
      left -= 1
      if left < 0 || isFixedShape(layer) { return .fixed }
    }
    return backdrop(ofContent: bottom) ?? .fixed
  }

  /// Whether a layer is a shape or color that is painted in what does not follow light and dark.
  private func isFixedShape(_ layer: NodeID) -> Bool {
    let root = tree.chain(layer).root
    guard let name = tree.name(root) else { return false }
    let paints =
      Catalog.views.hasAny(name, [.shape, .gradient]) || name == "Path" || name == "Image"
      || name == "AsyncImage" || tree.kind(root) == .member
    return paints && backdrop(ofContent: layer) == .fixed
  }

  // MARK: The view around it

  private static let typeLimit = 20_000

  /// Whether the type around a view paints anything black, white or in a picture of its own anywhere: then its other
  /// parts may lie on that.
  /// - Parameter countingPlacedText: whether white text counts also where it has its own colored backdrop.
  func paintsFixedSurfaces(around id: NodeID, countingPlacedText: Bool = false) -> Bool {
    guard let type = tree.enclosingType(of: id) else { return true }
    guard tree.subtree(type).count <= Self.typeLimit else { return true }
    // The chain itself has been looked at.
    let own = tree.chainTop(id)
    return fixedSurfaces(of: type, countingPlacedText).contains { $0 != own }
  }

  /// The chains of a type that paint such a surface: two at the most, enough to tell whether there is another than one's
  /// own.
  private func fixedSurfaces(of type: NodeID, _ countingPlacedText: Bool) -> [NodeID] {
    let key = FixedSurfaces.Key(type: type, countsPlacedText: countingPlacedText)
    let surfaces = facts.kept { FixedSurfaces() }
    if let known = surfaces.value.known[key] { return known }
    var chains: [NodeID] = []
    for id in tree.subtree(type)
    where tree.kind(id) == .call && paintsFixedSurface(id, countingPlacedText) {
      let chain = tree.chainTop(id)
      if !chains.contains(chain) { chains.append(chain) }
      if chains.count == 2 { break }
    }
    surfaces.value.known[key] = chains
    return chains
  }

  private func paintsFixedSurface(_ call: NodeID, _ countingPlacedText: Bool) -> Bool {
    guard let name = tree.name(call) else { return false }
    if Catalog.views.has(name, .gradient) { return true }
    switch name {
    case "preferredColorScheme", "VideoPlayer", "colorScheme": return true
    case "foregroundColor", "foregroundStyle", "tint":
      // White text that lies on nothing one can see lies on something dark elsewhere.
      guard let color = tree.unlabelledArgument(call), tree.unlabelledArgument(call, 1) == nil,
        reads(color, as: .white), !asksForColorScheme(color)
      else { return false }
      return countingPlacedText || backdrop(behind: call) == .none
    case "background", "fill", "listRowBackground":
      guard let paint = tree.unlabelledArgument(call), reads(paint, as: .white) || reads(paint, as: .black)
      else {
        return false
      }
      return !asksForColorScheme(paint)
    case "ignoresSafeArea", "edgesIgnoringSafeArea", "overlay":
      guard let base = tree.base(ofModifier: call) else { return false }
      let backdrop = backdrop(ofContent: base)
      let root = tree.chain(base).root
      return backdrop == .fixed && tree.kind(root) != .call && !isHandedContent(root)
    default: return false
    }
  }

  /// `content` of `.chartPlotStyle { content in … }`: the view that a closure is handed to dress, which is no picture.
  private func isHandedContent(_ root: NodeID) -> Bool {
    guard tree.kind(root) == .identifier, tree.isNamed(root, "content"),
      let parameter = facts.scope.declaration(of: Name("content"), at: root)?.node,
      tree.kind(parameter) == .parameter, let closure = tree.parent(parameter),
      tree.kind(closure) == .closure,
      let argument = tree.ancestors(closure).first(where: { tree.kind($0) == .argument }),
      let call = tree.parent(argument)
    else { return false }
    return tree.isModifier(call)
  }

  private func reads(_ expression: NodeID, as family: SystemColor.Family) -> Bool {
    colors(of: paint(of: expression)).contains { $0.family == family }
  }
}

/// The chains in the types asked about so far that paint a surface of their own.
private struct FixedSurfaces {
  struct Key: Hashable {
    let type: NodeID
    let countsPlacedText: Bool
  }

  var known: [Key: [NodeID]] = [:]
}
