/// A neutral color made translucent by hand, with content seen behind it and text on it.
struct TranslucentSurface {
  /// Opacities up to this only tint, and from the other on too little shows through to make text harder to read.
  private static let opacities = 0.21..<0.85

  /// - Parameter call: the call of `opacity`; `nil` unless it makes such a surface.
  init?(_ context: FileContext, opacity call: NodeID) {
    let tree = context.tree
    guard let color = tree.base(ofModifier: call), let amount = tree.unlabelledArgument(call),
      tree.kind(tree.chain(color).root) != .call || tree.constructedType(tree.chain(color).root) != nil,
      Self.isTranslucent(context, amount), let place = Self.place(context, call),
      !Self.isHighlight(tree, call), !Self.isScrim(tree, color, call),
      !tree.chain(color).modifiers.contains(where: { tree.name(of: $0.name) == "opacity" })
    else { return nil }
    // Reading the color, and what is behind it, costs most.
    guard Self.isNeutral(context, color), !Self.isModalScrim(context, call),
      !context.liesOnOpaqueColor(call), Self.isSeenThrough(context, place)
    else { return nil }
  }

  /// Whether all that an opacity can come to lets something through. One that is worked out is part of a motion.
  private static func isTranslucent(_ context: FileContext, _ amount: NodeID) -> Bool {
    let values = context.values(of: amount)
    return !values.isEmpty && values.allSatisfy { opacities.contains($0.value) }
  }

  private static func isNeutral(_ context: FileContext, _ expression: NodeID) -> Bool {
    let colors = context.colors(of: expression)
    return !colors.isEmpty
      && colors.allSatisfy { color in
        switch color.kind {
        case .system(let system):
          switch system.family {
          case .black, .white, .screen, .surface: return true
          default: return false
          }
        case .components(let components?): return components.isNeutral
        default: return false
        }
      }
  }

  private enum Place {
    /// A color over what a modifier is on: the call of `overlay`.
    case overlay(NodeID)
    /// A color among others in a stack of layers: the call of the stack.
    case layer(NodeID, of: SyntaxTree.Container)
    /// What content stands on: the call of `background`.
    case background(NodeID)
  }

  private static func place(_ context: FileContext, _ call: NodeID) -> Place? {
    let tree = context.tree
    var view = tree.chainTop(call)
    guard !isSmall(tree, view), var container = holder(context, of: view) else { return nil }
    if tree.isNamed(container.call, "fill"), tree.firstArgument(container.call) == container.argument {
      view = tree.chainTop(container.call)
      guard !isSmall(tree, view), let outer = holder(context, of: view) else { return nil }
      container = outer
      guard tree.isNamed(container.call, "background") else { return nil }
    }
    if let base = tree.base(ofModifier: container.call), isDecoration(tree, base) { return nil }
    let isFirst = tree.firstArgument(container.call) == container.argument
    guard let name = tree.name(container.call) else { return nil }
    switch name {
    case "background", "presentationBackground":
      return isFirst && tree.isModifier(container.call) ? .background(container.call) : nil
    case "overlay": return isFirst ? .overlay(container.call) : nil
    case "ZStack": return tree.closure(container.argument) != nil ? .layer(view, of: container) : nil
    default: return nil
    }
  }

  // MARK: Behind and on it

  /// Whether content is seen to lie behind a surface, and text on it.
  private static func isSeenThrough(_ context: FileContext, _ place: Place) -> Bool {
    let tree = context.tree
    switch place {
    case .overlay(let call):
      guard let base = tree.base(ofModifier: call), let type = tree.enclosingType(of: call) else {
        return false
      }
      return context.showsContent(base) && (context.showsText(base) || context.showsText(type))
    case .layer(let view, let stack):
      guard let closure = tree.closure(stack.argument) else { return false }
      let layers = tree.statements(closure, limit: layerLimit)
      guard let index = layers.firstIndex(where: { tree.contains($0, view) }) else { return false }
      return layers[..<index].contains { context.showsContent($0) }
        && layers[(index + 1)...].contains { context.showsText($0) }
    case .background(let call):
      guard let base = tree.base(ofModifier: call) else { return false }
      return context.showsText(base) && context.liesOverContent(call)
    }
  }

  private static let layerLimit = 60

  /// The call that holds a view: also the background that a property of the view is for, `.background(panel)`.
  private static func holder(
    _ context: FileContext, of view: NodeID
  ) -> SyntaxTree.Container? {
    let tree = context.tree
    if let container = tree.container(of: view) { return container }
    guard let block = tree.parent(view), tree.kind(block) == .accessorBlock, tree.statements(block) == [view],
      let property = tree.parent(block), let name = tree.name(property),
      let type = tree.enclosingType(of: view)
    else { return nil }
    for use in (context.facts.uses[name.hash] ?? []).prefix(useLimit) where tree.contains(type, use) {
      guard let own = tree.ownName(use), own == name, let container = tree.container(of: use),
        tree.isNamed(container.call, "background")
      else { continue }
      return container
    }
    return nil
  }

  /// Uses of one property that are looked at.
  private static let useLimit = 8

  /// `Divider().background(…)`, or a symbol in a box of its own: nothing with text on it.
  private static func isDecoration(_ tree: SyntaxTree, _ base: NodeID) -> Bool {
    let chain = tree.chain(base)
    guard let type = tree.constructedType(chain.root) else { return false }
    if Catalog.views.has(type, .silent) { return true }
    return type == "Image" && isSmall(tree, base)
  }

  private static let stateWords: [StaticString] = [
    "focus", "press", "hover", "select", "highlight", "active",
  ]

  /// `isFocused ? .white.opacity(0.2) : .clear`: what tells where one is, not what content stands on.
  private static func isHighlight(_ tree: SyntaxTree, _ call: NodeID) -> Bool {
    for ancestor in tree.ancestors(tree.chainTop(call), limit: 12) {
      switch tree.kind(ancestor) {
      case .ternary: if isHighlight(tree, ternary: ancestor) { return true }
      case .argument, .tuple, .call: continue
      default: return false
      }
    }
    return false
  }

  private static func isHighlight(_ tree: SyntaxTree, ternary: NodeID) -> Bool {
    if tree.children(ternary).contains(where: { tree.isNamed(tree.unwrapped($0), "clear") }) { return true }
    guard let condition = tree.callee(ternary) else { return false }
    return tree.subtree(condition).contains { id in
      guard let name = tree.name(id) else { return false }
      return stateWords.contains { name.containsIgnoringCase($0) }
    }
  }

  /// `if isLoading { Color.black.opacity(0.3); ProgressView() }`: what dims everything else for a while has to let it
  /// show through, and the system's own does so with less transparency as well.
  private static func isScrim(_ tree: SyntaxTree, _ color: NodeID, _ call: NodeID) -> Bool {
    let view = tree.chainTop(call)
    guard tree.isNamed(color, "black"), let container = tree.container(of: view),
      !tree.isNamed(container.call, "fill")
    else { return false }
    if tree.chain(view).modifiers.contains(where: { tree.name(of: $0.name) == "onTapGesture" }) {
      return true
    }
    if let closure = tree.closure(container.argument), waits(tree, closure) { return true }
    for ancestor in tree.ancestors(view, limit: 24) {
      switch tree.kind(ancestor) {
      case .ifBranch, .switchCase: return true
      case .memberBlock, .funcDecl, .accessorBlock: return false
      default: continue
      }
    }
    return false
  }

  /// `VStack { Spacer(); panel.background(.white) }.background(.black.opacity(0.3))`: dims all around something that has an
  /// opaque background of its own, with no text outside of that.
  private static func isModalScrim(_ context: FileContext, _ call: NodeID) -> Bool {
    let tree = context.tree
    guard let container = tree.container(of: call), tree.isNamed(container.call, "background"),
      let base = tree.base(ofModifier: container.call)
    else { return false }
    var (isOpaque, hasText) = (false, false)
    context.drawnContent.walk([base]) { chain, _ in
      let backgrounds = chain.modifiers.filter { tree.isNamed($0.call, "background") }
      if backgrounds.contains(where: { context.paintsOpaqueColor(background: $0.call) }) {
        isOpaque = true
        return .past
      }
      hasText = tree.constructedType(chain.root).map { Catalog.views.has($0, .text) } ?? false
      return hasText ? .stop : .inside
    }
    return isOpaque && !hasText
  }

  /// Whether a progress view stands right in a closure.
  private static func waits(_ tree: SyntaxTree, _ closure: NodeID) -> Bool {
    tree.statements(closure).contains { statement in
      tree.constructedType(tree.chain(statement).root).map { $0 == "ProgressView" } ?? false
    }
  }

  /// A line, a dot, a handle: nothing one reads on.
  private static func isSmall(_ tree: SyntaxTree, _ view: NodeID) -> Bool {
    tree.chain(view).modifiers.contains { modifier in
      // What is blended changes the colors of a surface and is none.
      if tree.name(of: modifier.name) == "blendMode" { return true }
      guard tree.name(of: modifier.name) == "frame" else { return false }
      return tree.argument(modifier.call, "width") != nil || tree.argument(modifier.call, "height") != nil
    }
  }
}

extension FileContext {
  /// Nodes of a view that are looked at, helpers within each other, and steps outwards.
  private static let nodeLimit = 2_000
  private static let helperDepth = 3
  private static let stepLimit = 48

  /// Whether a view shows what no fill or gradient is: a picture, a drawing, a map, a chart, a film, or what scrolls.
  fileprivate func showsContent(_ view: NodeID) -> Bool {
    shows(view, depth: 0) { call in
      if tree.isNamed(call, "resizable") { return true }
      guard let type = views.constructed(call) else { return false }
      return Catalog.views.hasAny(type, [.picture, .canvas, .scrolls])
        && tree.argument(call, "systemName") == nil
    }
  }

  /// Whether a view shows words, or what it is handed, which may be words.
  fileprivate func showsText(_ view: NodeID) -> Bool {
    shows(view, depth: 0) { call in
      views.constructed(call).map { Catalog.views.has($0, .text) } ?? false
    }
  }

  private func shows(_ view: NodeID, depth: Int, _ isSuch: (NodeID) -> Bool) -> Bool {
    var helpers: [NodeID] = []
    for id in tree.subtree(view).suffix(Self.nodeLimit) {
      switch tree.kind(id) {
      case .call:
        if isSuch(id) { return true }
        helpers.append(id)
      case .identifier: helpers.append(id)
      default: continue
      }
    }
    guard depth < Self.helperDepth else { return false }
    return helpers.contains { helper in
      guard let body = views.builder(of: helper), !tree.contains(body, view) else { return false }
      return shows(body, depth: depth + 1, isSuch)
    }
  }

  /// Whether the picture of a layer has a size of its own, so that it lies in the middle of its stack.
  private func isInMiddle(_ layer: NodeID) -> Bool {
    let pictures = tree.subtree(layer).suffix(Self.nodeLimit).filter { id in
      tree.kind(id) == .call && tree.constructedType(id).map { Catalog.views.has($0, .picture) } ?? false
        && tree.argument(id, "systemName") == nil
    }
    return !pictures.isEmpty
      && pictures.allSatisfy { picture in
        tree.chain(containing: picture).modifiers.contains {
          tree.isNamed($0.call, "frame") && tree.argument($0.call, "width") != nil
            && tree.argument($0.call, "height") != nil
        }
      }
  }

  /// Whether a layer is pushed to the edges of its stack: `VStack { bar; Spacer() }`.
  private func isAtEdge(_ layer: NodeID) -> Bool {
    let root = tree.chain(containing: layer).root
    let views = self.views.builder(of: root, inTypes: false).map { self.views.views(in: $0) } ?? [layer]
    return views.contains { view in
      let stack = tree.chain(view).root
      guard tree.isInitializer(stack, "VStack"), let closure = tree.trailingClosure(stack) else {
        return false
      }
      return tree.statements(closure).contains { tree.isInitializer(tree.chain($0).root, "Spacer") }
    }
  }

  /// Whether a view is laid over content: in an overlay or a bar, or in a stack of layers above one, in this file, or
  /// wherever the view it is part of is shown.
  fileprivate func liesOverContent(_ view: NodeID, depth: Int = 0) -> Bool {
    var current = view
    for _ in 0..<Self.stepLimit {
      guard let container = tree.container(of: current), let name = tree.name(container.call) else {
        if let declaration = tree.enclosingDeclaration(of: current), tree.isNamed(declaration, "body"),
          let type = tree.enclosingType(of: declaration)
        {
          let ways = site.project.surroundings(ofView: tree.typeNames(type))
          // What is presented somewhere lies on the system's own ground there.
          if ways.contains(where: { $0.contains(.presented) && !$0.contains(.floating) }) { return false }
          if ways.contains(where: { $0.contains(.floating) && !$0.contains(.glassContainer) }) { return true }
        }
        return depth < Self.helperDepth
          && views.uses(ofViewAround: current).contains { liesOverContent($0, depth: depth + 1) }
      }
      if Catalog.views.has(name, .depth), let closure = tree.closure(container.argument) {
        let below = tree.statements(closure, limit: Self.nodeLimit).prefix { !tree.contains($0, current) }
        if below.contains(where: { showsContent($0) && !(isInMiddle($0) && isAtEdge(current)) }) {
          return true
        }
      } else if tree.isModifier(container.call), let base = tree.base(ofModifier: container.call) {
        if name == "annotation" || name == "safeAreaInset" || name == "chartOverlay" { return true }
        if Catalog.modifiers.has(name, .presents) { return false }
        if Catalog.modifiers.has(name, .layer), !Catalog.modifiers.has(name, .background),
          showsContent(base)
        {
          return true
        }
      }
      current = container.call
    }
    return false
  }
}
