/// One thing painted behind a view.
enum PaintedLayer {
  /// A color, with the opacities of the views it is part of.
  case color(NodeID, opacities: [NodeID])
  /// A color that code further out paints, perhaps in another file.
  case outer(OuterPaint)
  /// Something else: a picture, a material, a view of the project.
  case unknown
}

/// Says what backgrounds, stacks and overlaid views surely paint behind a view, nearest first. What may be anything, or may be
/// elsewhere, is unknown.
struct LayerReader {
  let tree: SyntaxTree
  let facts: FileFacts

  /// Layers of a stack looked at.
  private static let stackLimit = 24

  /// What a modifier of SwiftUI's paints behind the view it is on; `nil` for one that may do anything.
  func layers(behind modifier: Modifier) -> [PaintedLayer]? {
    let name = tree.name(of: modifier.name)
    switch name {
    case "background", "listRowBackground":
      return modifier.isConditional ? [.unknown] : layers(ofBackground: modifier.call)
    case "containerBackground": return layers(ofContainerBackground: modifier.call)
    default:
      if Catalog.modifiers.hasAny(name, [.moves, .paints]) { return [.unknown] }
      return GroundNames.neutralModifiers.contains(name) ? [] : nil
    }
  }

  /// What is drawn earlier in the blocks between a view and the call or declaration that holds it, be it in a branch only: it
  /// lies behind the view where the views of that are laid upon each other.
  func layers(leftBy view: NodeID) -> [PaintedLayer] {
    guard let stack = stack(laying: view) else { return [] }
    return tree.blocks(around: view).flatMap { layers(before: view, in: $0, of: stack) }
  }

  private func layers(ofBackground call: NodeID) -> [PaintedLayer] {
    if tree.argument(call, "alignment") != nil, tree.trailingClosure(call) == nil { return [.unknown] }
    if let value = tree.unlabelledArgument(call) {
      return tree.kind(value) == .closure ? layers(ofClosure: value) : layers(of: value)
    }
    guard let closure = tree.trailingClosure(call) ?? tree.closureArgument(call, "content") else {
      return [.unknown]
    }
    return layers(ofClosure: closure)
  }

  private func layers(ofContainerBackground call: NodeID) -> [PaintedLayer] {
    guard let place = tree.argument(call, "for"), tree.isNamed(place, "widget") else { return [] }
    if let value = tree.unlabelledArgument(call) { return layers(of: value) }
    return tree.trailingClosure(call).map { layers(ofClosure: $0) } ?? [.unknown]
  }

  private func layers(ofClosure closure: NodeID) -> [PaintedLayer] {
    onlyStatement(closure).map { layers(of: $0) } ?? [.unknown]
  }

  /// Without a look at more than two, of many.
  private func onlyStatement(_ closure: NodeID) -> NodeID? {
    var statements = tree.children(closure).lazy.filter { isStatement($0) }.makeIterator()
    guard let first = statements.next(), statements.next() == nil else { return nil }
    return first
  }

  private func isStatement(_ child: NodeID) -> Bool {
    switch tree.kind(child) {
    case .attribute, .parameter, .returnType: return false
    default: return true
    }
  }

  func layers(ofOverlayBase call: NodeID) -> [PaintedLayer] {
    guard tree.argument(call, "alignment") == nil, let base = tree.base(ofModifier: call) else {
      return [.unknown]
    }
    return layers(of: base, canBeFramed: true)
  }

  private func isFillerName(_ name: Name) -> Bool {
    Catalog.views.has(name, .shape) || name == "rect" || name == "capsule" || name == "circle"
  }

  /// What a view paints over all of its area.
  /// - Parameter canBeFramed: a fixed size is no matter, since the text lies in its middle.
  private func layers(of view: NodeID, canBeFramed: Bool = false) -> [PaintedLayer] {
    let chain = tree.chain(drawnShape(view) ?? view)
    let isShape = isFiller(chain.root)
    var paint: NodeID? = isShape ? nil : colorPart(of: chain)
    guard isShape || paint != nil else { return [.unknown] }
    var isStroked = false
    // Something else shows through where the color does not hide it.
    var isTransparent = false
    var opacities: [NodeID] = []
    for modifier in chain.modifiers {
      guard paint == nil || isShape || modifier.call > paint ?? 0 else { continue }
      if modifier.isConditional { return [.unknown] }
      let name = tree.name(of: modifier.name)
      switch name {
      case "fill", "foregroundColor", "foregroundStyle":
        // What a shape has been stroked into is its outline, whose color is that of a line.
        if paint == nil, !isStroked { paint = tree.unlabelledArgument(modifier.call) }
      case "stroke", "strokeBorder": isStroked = true
      case "opacity":
        guard let value = tree.unlabelledArgument(modifier.call) else { return [.unknown] }
        opacities.append(value)
      case "inset", "size", "trim", "scale": return [.unknown]
      case "frame": if !canBeFramed, !isFlexible(modifier.call) { return [.unknown] }
      case "padding": if !canBeFramed { return [.unknown] }
      case "overlay": if isCover(modifier.call) { return [.unknown] }
      case "background": isTransparent = true
      default:
        guard GroundNames.neutralModifiers.contains(name), !facts.declaresFunction(name) else {
          return [.unknown]
        }
      }
    }
    guard let paint else { return isStroked && !isTransparent ? [] : [.unknown] }
    return [.color(paint, opacities: opacities)] + (isTransparent ? [.unknown] : [])
  }

  private func isFiller(_ root: NodeID) -> Bool {
    tree.kind(root) == .call && tree.name(root).map(isFillerName) ?? false
  }

  /// The shape that a property of this file draws, where a view is that property's name.
  private func drawnShape(_ view: NodeID) -> NodeID? {
    guard tree.kind(view) == .identifier || tree.kind(view) == .member else { return nil }
    let reader = ViewReader(tree: tree, facts: facts)
    guard let block = reader.builder(of: view, inTypes: false) else { return nil }
    let views = reader.statements(in: block)
    guard views.count == 1, isFiller(tree.chain(views[0]).root) else { return nil }
    return views[0]
  }

  /// The expression of a view that is a color, without the modifiers it has as a view.
  private func colorPart(of chain: ModifierChain) -> NodeID? {
    var part = chain.root
    for modifier in chain.modifiers {
      guard tree.isNamed(modifier.call, "opacity"), let base = tree.base(ofModifier: modifier.call),
        tree.unwrapped(base) == part
      else { break }
      part = modifier.call
    }
    return mayBeColor(chain.root) ? part : nil
  }

  private func mayBeColor(_ root: NodeID) -> Bool {
    switch tree.kind(root) {
    case .member, .identifier, .ternary, .tuple, .macroExpansion: return true
    case .call:
      if tree.isImplicitInitializer(root) || tree.isGradient(root) { return true }
      return tree.constructedType(root).map { $0 == "Color" || $0 == "AnyShapeStyle" } ?? false
    default: return false
    }
  }

  private func isFlexible(_ call: NodeID) -> Bool {
    tree.arguments(call).allSatisfy { argument in
      guard let label = tree.name(argument), let value = tree.value(argument) else { return false }
      return label == "alignment" || tree.isNamed(value, "infinity") || label.hasPrefix("min")
    }
  }

  /// Whether an overlay may lie over the text: whatever is more than a line around it.
  func isCover(_ call: NodeID) -> Bool {
    guard
      let content = tree.unlabelledArgument(call) ?? tree.trailingClosure(call).flatMap({ onlyStatement($0) })
    else { return false }
    // What may not be there covers nothing the rest of the time.
    if tree.kind(content) == .ifStmt, !tree.hasElse(content) { return false }
    let chain = tree.chain(content)
    if chain.modifiers.contains(where: {
      tree.isNamed($0.call, "stroke") || tree.isNamed($0.call, "strokeBorder")
        || tree.isNamed($0.call, "frame")
    }) {
      return false
    }
    guard let name = tree.name(chain.root) else { return true }
    return name == "Color" || Catalog.views.has(name, .gradient) || isFillerName(name)
      || tree.kind(chain.root) == .member
  }

  /// The call that lays a view upon what stands before it, if anything does: seldom, and cheaper to tell than the call.
  func stack(laying view: NodeID) -> NodeID? {
    tree.blocks(around: view).contains { !statements(before: view, in: $0).isEmpty }
      ? stack(around: view) : nil
  }

  /// What a block draws before a view.
  private func statements(before view: NodeID, in block: NodeID) -> [NodeID] {
    // What is in the braces of a branch is a block of its own.
    if tree.kind(block) == .ifBranch { return [] }
    let statements = tree.kind(block) == .switchCase ? tree.caseStatements(block) : tree.statements(block)
    return statements.prefix { !tree.contains($0, view) }.filter { tree.kind($0) != .variableDecl }
  }

  /// That call, through groups: also where a helper that has them stands in one.
  private func stack(around view: NodeID, hops: Int = 3) -> NodeID? {
    guard let container = tree.container(of: view) else {
      guard hops > 0, let declaration = tree.enclosingDeclaration(of: view),
        !tree.isNamed(declaration, "body")
      else { return nil }
      let uses = ViewReader(tree: tree, facts: facts).uses(ofViewAround: view)
      var first: NodeID?
      for use in uses {
        guard let stack = stack(around: use, hops: hops - 1) else { return nil }
        first = first ?? stack
      }
      return first
    }
    guard let name = tree.name(container.call), !facts.declaresCallable(name) else { return nil }
    switch name {
    case "ZStack", "GeometryReader": return container.call
    case "Group": return stack(around: container.call, hops: hops)
    default: return nil
    }
  }

  /// What is drawn in a block of a stack before a view paints, nearest first.
  func layers(before view: NodeID, in block: NodeID, of stack: NodeID) -> [PaintedLayer] {
    let below = statements(before: view, in: block)
    guard below.count <= Self.stackLimit else { return [.unknown] }
    let isCentered = tree.isNamed(stack, "ZStack") && tree.argument(stack, "alignment") == nil
    var result: [PaintedLayer] = []
    for layer in below.reversed() {
      result += layers(of: layer, canBeFramed: isCentered)
      if case .unknown? = result.last { break }
    }
    return result
  }
}

extension SyntaxTree {
  /// The blocks and branches between a view and the call or declaration that holds it, innermost first.
  func blocks(around view: NodeID) -> [NodeID] {
    ancestors(view).prefix { ![.argument, .binding, .funcDecl].contains(kind($0)) }.filter { id in
      switch kind(id) {
      case .closure, .codeBlock, .accessorBlock, .switchCase, .ifBranch: true
      default: false
      }
    }
  }

  /// `LinearGradient(…)`, `.linearGradient(…)`.
  func isGradient(_ call: NodeID) -> Bool {
    if let type = constructedType(call) { return Catalog.views.has(type, .gradient) }
    guard kind(call) == .call, let callee = callee(call), kind(callee) == .member, self.callee(callee) == nil,
      let name = name(call)
    else { return false }
    switch name {
    case "linearGradient", "radialGradient", "angularGradient", "ellipticalGradient", "conicGradient":
      return true
    default: return false
    }
  }
}
