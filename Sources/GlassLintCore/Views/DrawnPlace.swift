/// What a view lies on or is a part of, as far as that makes it no surface of the interface: pictures and small drawings.
extension FileContext {
  // MARK: Pictures

  /// Containers within containers that are looked through.
  private static let levels = 24
  /// Layers of a stack that are looked at.
  private static let layers = 24

  /// Whether a view is laid over a picture: over a layer below it in its stack, or over the view whose overlay it is.
  func liesOnPicture(_ view: NodeID) -> Bool {
    var current = view
    for _ in 0..<Self.levels {
      let isBacked = tree.outerModifiers(of: current).contains { modifier in
        tree.isNamed(modifier.call, "background") && content(of: modifier.call).contains(where: showsPicture)
      }
      if isBacked { return true }
      guard let container = tree.container(of: current), let name = tree.name(container.call) else {
        return false
      }
      if name == "overlay" {
        if tree.base(ofModifier: container.call).map(showsPicture) ?? false { return true }
      } else if Catalog.views.has(name, .depth), let closure = tree.closure(container.argument) {
        for layer in tree.statements(closure, limit: Self.layers) {
          if tree.contains(layer, view) { break }
          if showsPicture(layer) { return true }
        }
      } else if !Catalog.views.hasAny(name, [.holds, .tapped]) {
        return false
      }
      current = container.call
    }
    return false
  }

  private func content(of modifier: NodeID) -> [NodeID] {
    if let closure = tree.trailingClosure(modifier) { return tree.statements(closure, limit: Self.layers) }
    return tree.unlabelledArgument(modifier).map { [$0] } ?? []
  }

  /// Whether a view shows a picture that fills it, by SwiftUI's views or by one that is called after a picture.
  private func showsPicture(_ view: NodeID) -> Bool {
    var isFound = false
    drawnContent.walk([view], limit: Self.levels) { chain, _ in
      if isPicture(chain.root) { isFound = true }
      return isFound ? .stop : .inside
    }
    return isFound
  }

  /// Whether what a node is about is drawn where a picture is not there: in a branch of its own beside one that shows a
  /// picture, or as the placeholder of a view that loads one.
  func standsForPicture(_ node: NodeID) -> Bool {
    for ancestor in tree.ancestors(node, limit: 24) {
      switch tree.kind(ancestor) {
      case .argument where tree.isNamed(ancestor, "placeholder"): return true
      case .ifBranch, .switchCase:
        guard let choice = tree.parent(ancestor) else { return false }
        return tree.children(choice).contains { branch in
          branch != ancestor && (tree.kind(branch) == .ifBranch || tree.kind(branch) == .switchCase)
            && tree.statements(tree.firstChild(branch, .codeBlock) ?? branch, limit: 2).count == 1
            && tree.statements(tree.firstChild(branch, .codeBlock) ?? branch, limit: 1).contains(
              where: showsPicture)
        }
      case .funcDecl, .binding, .structDecl: return false
      default: continue
      }
    }
    return false
  }

  /// How views that show a picture are called, whatever loads it for them.
  private static let pictureWords: Set<String> = [
    "image", "picture", "photo", "artwork", "cover", "poster", "thumbnail", "wallpaper", "snapshot", "video",
    "camera",
  ]

  /// Whether a view is a picture by itself; a symbol is none.
  func isPicture(_ root: NodeID) -> Bool {
    guard let type = tree.constructedType(root) ?? pictureLoader(root) else { return false }
    if type == "Image" { return tree.argument(root, "systemName") == nil }
    if Catalog.views.has(type, .picture) { return true }
    guard !Catalog.views.contains(type) else { return false }
    let words = TokenWords.words(type.string).filter { $0 != "view" }
    return words.contains("image") || words.last.map(Self.pictureWords.contains) ?? false
  }

  /// `KFImage.url(…)`: the type whose method makes the view.
  private func pictureLoader(_ root: NodeID) -> Name? {
    let root = tree.unwrapped(root)
    guard tree.kind(root) == .identifier, let name = tree.name(root), tree.startsUppercase(name) else {
      return nil
    }
    return name
  }

  // MARK: Drawings

  /// A frame up to which what is in it is a mark or an indicator that is drawn as a whole, and no part of a layout.
  private static let drawingSide = 32.0
  /// How thick the bars are that show progress or a level.
  private static let bar = 3.0...8.0
  private static let strokes = NameSet(["fill", "stroke", "strokeBorder", "trim"])

  /// Whether a modifier is one of a shape that is drawn within a small frame of a fixed size, of a filled path or of a shape
  /// with light and shade of its own, or of a mark of a chart: the parts of a drawing are measured by each other.
  func isOfDrawing(_ call: NodeID) -> Bool {
    if tree.isChartContent(call) || isOfOutlines(call) { return true }
    let chain = tree.chain(containing: call)
    let isFilled = chain.modifiers.contains { tree.isNamed($0.call, "fill") }
    if isFilled, tree.isInitializer(chain.root, "Path") || isModelled(call) { return true }
    let isShape =
      tree.name(chain.root).map { Catalog.views.has($0, .shape) || $0 == "Path" } ?? false
      || chain.modifiers.contains { tree.name($0.call).map(Self.strokes.contains) ?? false }
    guard isShape else { return false }
    if chain.modifiers.contains(where: { isSmallFrame($0.call) }) { return true }
    var current = call
    for _ in 0..<Self.levels {
      guard let container = tree.container(of: current), let name = tree.name(container.call),
        Catalog.views.has(name, .holds) || name == "overlay" || name == "background"
      else { return false }
      if tree.chain(containing: container.call).modifiers.contains(where: { isSmallFrame($0.call) }) {
        return true
      }
      current = container.call
    }
    return false
  }

  /// Whether a shape is one of several of fixed sizes that lie within each other in a stack, such as the outlines of a
  /// device: they are measured by each other.
  private func isOfOutlines(_ call: NodeID) -> Bool {
    for container in tree.containers(of: call) where tree.isNamed(container.call, "ZStack") {
      guard let closure = tree.closure(container.argument) else { continue }
      let layers = tree.statements(closure, limit: Self.layers)
      let sizes = layers.map(outline)
      guard let own = layers.firstIndex(where: { tree.contains($0, call) }), let size = sizes[own] else {
        continue
      }
      if sizes.contains(where: { $0.map { $0 != size } ?? false }) { return true }
    }
    return false
  }

  /// The width and the height of a shape; `nil` for other views, and for one that takes the room there is.
  private func outline(_ layer: NodeID) -> [Double]? {
    let chain = tree.chain(layer)
    guard tree.name(chain.root).map({ Catalog.views.has($0, .shape) }) ?? false else { return nil }
    for modifier in chain.modifiers where tree.isNamed(modifier.call, "frame") {
      if let width = tree.argument(modifier.call, "width").flatMap({ onlyValue($0) }),
        let height = tree.argument(modifier.call, "height").flatMap({ onlyValue($0) })
      {
        return [width, height]
      }
    }
    return nil
  }

  /// What views that draw a picture are called after, and what views are called that only show one.
  private static let drawingWords: Set<String> = [
    "icon", "logo", "illustration", "artwork", "mascot", "mockup", "branding", "bezel", "gauge",
    "dial",

  ]
  private static let controlWords: Set<String> = ["button", "toggle", "picker", "menu"]
  private static let partWords = controlWords.union(["row", "cell", "label"])

  /// Nodes of a type that are looked at.
  private static let drawingLimit = 4_000

  /// Whether code stands in a view that draws a picture by itself, of gradients, paths or to scale, as its type's name says:
  /// its colors, shadows and measures are the picture's.
  func isInDrawnPicture(_ node: NodeID) -> Bool {
    guard let type = tree.enclosingType(of: node), let name = tree.name(type),
      case let words = TokenWords.words(name.string), !Self.drawingWords.isDisjoint(with: words),
      Self.partWords.isDisjoint(with: words)
    else { return false }
    return tree.subtree(type).prefix(Self.drawingLimit).contains { id in
      switch tree.kind(id) {
      case .call:
        tree.constructedType(id).map { $0.hasSuffix("Gradient") || $0 == "Path" || $0 == "Canvas" }
          ?? tree.isNamed(id, "trim")
      case .sequence: tree.children(id).contains { tree.number($0).map { 0 < $0 && $0 < 1 } ?? false }
      default: false
      }
    }
  }

  /// Whether a layer is one of those that a film or a picture is composed of, whose corners lie beside none of the interface.
  func isOfComposedPicture(_ layer: NodeID) -> Bool {
    guard let declaration = tree.enclosingDeclaration(of: layer) else { return false }
    let film = Name("AVVideoCompositionCoreAnimationTool")
    return (facts.calls[film.hash] ?? []).contains {
      tree.isNamed($0, "AVVideoCompositionCoreAnimationTool") && tree.contains(declaration, $0)
    }
      || (facts.calls[Name("render").hash] ?? []).contains {
        tree.isNamed($0, "render") && tree.argument($0, "in") != nil && tree.contains(declaration, $0)
      }
  }

  /// Whether a view is part of a picture that code draws: by the name of its type, or since it is made one layer.
  func isDrawn(_ view: NodeID) -> Bool {
    isInDrawnPicture(view)
      || ([view] + tree.containers(of: view).map(\.call)).contains { part in
        tree.outerModifiers(of: part).contains { tree.isNamed($0.call, "drawingGroup") }
      }
  }

  /// Whether a view stands in for a control while something loads, as its type's name says and the lack of anything to tap
  /// in it: nobody can use it, and it is drawn so.
  func standsForLoadingControl(_ node: NodeID) -> Bool {
    guard let type = tree.enclosingType(of: node), let name = tree.name(type),
      case let words = TokenWords.words(name.string), WaitingWords.sayStandIn(words),
      !Self.controlWords.isDisjoint(with: words)
    else { return false }
    return !tree.subtree(type).prefix(Self.drawingLimit).contains { id in
      tree.kind(id) == .call
        && (tree.constructedType(id).map { Catalog.views.has($0, .tapped) }
          ?? tree.isNamed(id, "onTapGesture"))
    }
  }

  /// Whether a text is part of rows that are shown while what they are to hold loads, in the branch for that:
  /// `if !isLoading { … } else { ForEach(samples) { … } }`.
  func standsForLoadingRow(_ text: NodeID) -> Bool {
    let isRepeated = tree.containers(of: text).contains { tree.isNamed($0.call, "ForEach") }
    return isRepeated
      && tree.conditions(around: text).contains { condition in
        guard case let parts = tree.plainParts(of: condition), parts.count == 1 else { return false }
        let (asked, isNegated) = tree.withoutNegation(parts[0])
        return isNegated != condition.isTrue
          && tree.name(asked).map { WaitingWords.sayStandIn(TokenWords.words($0.string)) } ?? false
      }
  }

  /// Whether code draws a view of which a picture is made, to be shared or kept, or a part of such a one and of nothing
  /// else: it looks alike in all appearances, and on whatever it is drawn.
  func isInRenderedView(_ node: NodeID) -> Bool {
    guard let type = tree.enclosingType(of: node), let name = tree.name(type) else { return false }
    return facts.rendersItself(name) || site.project.isRendered(name.symbol)
  }

  private static let paperWords: Set<String> = ["pdf", "print", "printable", "printout", "printed"]

  /// Whether a view is drawn on paper, as the names of the types around it say: ink is black there, in either appearance.
  func isOnPaper(_ node: NodeID) -> Bool {
    tree.ancestors(node).contains { ancestor in
      guard tree.isTypeDeclaration(ancestor), let name = tree.name(ancestor) else { return false }
      return !Self.paperWords.isDisjoint(with: TokenWords.words(name.string))
    }
  }

  /// Both sides of what is drawn small to be looked at, such as the picture of a setting, are no longer than that; and what
  /// stands for a line of text is no higher.
  private static let (mockUpSide, barHeight) = (128.0, 24.0)

  /// Whether a number is one of the picture of an interface, where it is written in place: what is fitted into a small frame
  /// and clipped, or stands between bars that are there for text.
  func isOfMockUp(_ landed: LandedValue) -> Bool {
    guard landed.path.isEmpty, landed.binding.role == .spacing || landed.binding.role == .radius,
      let call = tree.container(of: landed.node)?.call
    else { return false }
    if isOfDrawing(call) || isBetweenBars(call) { return true }
    var current = call
    for _ in 0..<Self.levels {
      if isFramedAndClipped(current) { return true }
      guard let container = tree.container(of: current) else { return false }
      current = container.call
    }
    return false
  }

  /// Whether a view is given a small frame of a fixed size, and clipped to that.
  private func isFramedAndClipped(_ view: NodeID) -> Bool {
    let modifiers = tree.outerModifiers(of: view)
    guard
      let frame = modifiers.firstIndex(where: { modifier in
        tree.isNamed(modifier.call, "frame")
          && (["width", "height"] as [StaticString]).allSatisfy { side in
            tree.argument(modifier.call, side).flatMap { onlyValue($0) }.map { $0 <= Self.mockUpSide }
              ?? false
          }
      })
    else { return false }
    return modifiers[frame...].contains {
      tree.name($0.call).map { Catalog.modifiers.has($0, .clips) } ?? false
    }
  }

  /// Whether a stack has nothing but bars of fixed heights that say nothing: shapes, or views of the project's own; or one
  /// shape again and again, as dots are.
  private func isBetweenBars(_ stack: NodeID) -> Bool {
    guard let closure = tree.trailingClosure(stack) else { return false }
    var layers = tree.statements(closure, limit: Self.layers)
    let loop = layers.count == 1 ? tree.chain(layers[0]).root : stack
    let isLoop = tree.constructedType(loop).map { $0 == "ForEach" } ?? false
    if isLoop, let element = tree.trailingClosure(loop) {
      layers = tree.statements(element, limit: Self.layers)
    }
    return (layers.count > 1 || isLoop)
      && layers.allSatisfy { layer in
        let chain = tree.chain(layer)
        guard let type = tree.constructedType(chain.root),
          Catalog.views.has(type, .shape) || !isLoop && !Catalog.views.contains(type)
        else { return false }
        return chain.modifiers.contains { modifier in
          tree.isNamed(modifier.call, "frame")
            && tree.argument(modifier.call, "height").flatMap { onlyValue($0) }.map { $0 <= Self.barHeight }
              ?? false
        }
      }
  }

  /// Whether a number is one of a drawing, where it is written in place.
  func isOfDrawing(_ landed: LandedValue) -> Bool {
    guard landed.path.isEmpty, let call = tree.container(of: landed.node)?.call else { return false }
    return isOfDrawing(call)
  }

  /// Whether the room around a picture says how large that is drawn, which grows into what is left: a resizable symbol, or a
  /// view of the project that is called after one.
  func sizesPicture(_ landed: LandedValue) -> Bool {
    guard landed.path.isEmpty, landed.binding.word == "padding",
      let call = tree.container(of: landed.node)?.call, let base = tree.base(ofModifier: call)
    else { return false }
    let chain = tree.chain(base)
    guard !chain.modifiers.contains(where: { tree.isNamed($0.call, "frame") }) else { return false }
    if chain.modifiers.contains(where: { tree.isNamed($0.call, "resizable") }) { return true }
    guard let type = tree.constructedType(chain.root), !Catalog.views.contains(type) else { return false }
    let words = TokenWords.words(type.string)
    return words.contains("image") || !TokenWords.symbols.isDisjoint(with: words)
  }

  /// Whether a frame is that of a mark, or of a bar: thicker than a line, and thinner than anything with words.
  private func isSmallFrame(_ call: NodeID) -> Bool {
    guard tree.isNamed(call, "frame") else { return false }
    let sides = [tree.argument(call, "width"), tree.argument(call, "height")].compactMap { $0 }
    // What grows is as small as it gets large.
    let lengths = sides.compactMap { side in values(of: side).map(\.value).max() }
    guard lengths.count == sides.count else { return false }
    return lengths.count == 2
      ? lengths.allSatisfy { $0 <= Self.drawingSide }
      : lengths.allSatisfy(Self.bar.contains) && !lengths.isEmpty
  }
}
