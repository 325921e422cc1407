/// Buttons that look larger than what of them takes taps, and such as are small without a frame.
extension TouchTarget {
  // MARK: Room around a button

  /// Reports the shape of a button that is drawn around it, with room between: `Button("Save") {}.padding().background(.blue,
  /// in: .capsule)` takes taps where its title is.
  /// - Parameter label: `nil` where the button has a title.
  static func checkRoomAround(_ context: borrowing RuleContext, _ call: NodeID, _ label: NodeID?) {
    let tree = context.tree
    let areas = reader(context)
    guard let shape = shapeAroundRoom(context, call, areas),
      label.map({ isLine(context, ofLabel: $0, areas) })
        ?? (tree.action(ofControl: call, Name("Button")) != nil),
      !tree.isInPreview(call), !context.file.isForPointer(call), !context.file.isForRemoteOrWatch(call),
      !isShownInBar(context, call), isLive(context, call), !isRepeatedAround(context, call),
      place(context, areas).hasOwnArea(control: call, isPainted: false)
    else { return }
    context.reportOnce(
      at: tree.nameToken(shape).map { tree.range(ofToken: $0) } ?? tree.range(of: shape), isMinor: true,
      "only the label of this button takes taps, not the room around it that this is drawn on; put both into the label"
    )
  }

  /// The modifier that draws a shape on a button and on a padding or frame around it; `nil` where something may take taps
  /// there, or where it is not known how much room that is.
  private static func shapeAroundRoom(
    _ context: borrowing RuleContext, _ call: NodeID, _ areas: TouchAreaReader
  ) -> NodeID? {
    let tree = context.tree
    var (top, bottom) = (0.0, 0.0)
    var isHigh = false
    var (ground, shape): (NodeID?, NodeID?)
    for modifier in tree.outerModifiers(of: call) {
      if modifier.isConditional { return nil }
      let name = tree.name(of: modifier.name)
      switch name {
      case "padding":
        guard let parts = tree.paddingParts(of: modifier.call) else { return nil }
        for part in parts where shape == nil {
          let amount = part.amount.map { areas.follower.values(of: $0).map(\.value).min() } ?? systemRoom
          guard let amount else { return nil }
          if part.edges.contains(.top) { top += amount }
          if part.edges.contains(.bottom) { bottom += amount }
        }
      case "frame":
        guard let height = tree.argument(modifier.call, "height") ?? tree.argument(modifier.call, "minHeight")
        else {
          continue
        }
        isHigh =
          isHigh || areas.follower.values(of: height).map(\.value).min().map { $0 >= highFrame } ?? false
      case "background", "overlay", "clipShape", "cornerRadius":
        guard shape == nil, isHigh || min(top, bottom) >= roomEnough else { continue }
        if name == "clipShape" || name == "cornerRadius" {
          shape = ground
        } else if drawsShape(tree, modifier.call) {
          shape = modifier.call
        } else if name == "background" {
          ground = modifier.call
        }
      case "contentShape", "onTapGesture", "gesture", "simultaneousGesture", "highPriorityGesture", "hidden",
        "glassEffect":
        return nil
      case "allowsHitTesting":
        if tree.unlabelledArgument(modifier.call).map({ tree.kind($0) == .booleanLiteral }) ?? true {
          return nil
        }
      case "buttonStyle": continue
      default: if !TouchNames.keepsSize(name) { return nil }
      }
    }
    return shape
  }

  /// Padding above and below that makes a button look clearly higher than its label, in points.
  private static let roomEnough = 8.0
  /// A frame that does.
  private static let highFrame = 36.0
  /// The system's own padding.
  private static let systemRoom = 16.0

  /// Whether a background or overlay is a shape: `background(.blue, in: Capsule())`, `overlay { Capsule().stroke(.blue) }`.
  private static func drawsShape(_ tree: SyntaxTree, _ call: NodeID) -> Bool {
    if let shape = tree.argument(call, "in") { return ShapeName.isShape(tree, shape) }
    let content =
      tree.unlabelledArgument(call).flatMap { tree.kind($0) == .closure ? nil : $0 }
      ?? tree.trailingClosure(call).flatMap { closure in
        let statements = tree.statements(closure, limit: 2)
        return statements.count == 1 ? statements[0] : nil
      }
    guard let content else { return false }
    let chain = tree.chain(content)
    return ShapeName.isShape(tree, chain.root)
      && !chain.modifiers.contains { tree.isNamed($0.call, "frame") || tree.isNamed($0.call, "padding") }
  }

  /// Whether a label is one line of text or symbols, without room of its own above and below.
  private static func isLine(
    _ context: borrowing RuleContext, ofLabel label: NodeID, _ areas: TouchAreaReader
  ) -> Bool {
    guard let closure = context.tree.closure(label) else {
      // A title: `Button("Save", action: save)`.
      return context.tree.name(label) == nil
    }
    let views = context.tree.statements(closure)
    return views.count == 1 && isLine(context, views[0], areas)
  }

  private static func isLine(
    _ context: borrowing RuleContext, _ view: NodeID, _ areas: TouchAreaReader, depth: Int = 0
  ) -> Bool {
    let tree = context.tree
    let reader = context.file.accessibility
    let chain = reader.chain(view)
    guard depth < 4, let name = reader.constructed(chain.root) else { return false }
    let isPlain = chain.modifiers.allSatisfy { modifier in
      let name = tree.name(of: modifier.name)
      switch name {
      case "padding":
        return tree.paddingParts(of: modifier.call)?.allSatisfy { $0.edges.isDisjoint(with: .vertical) }
          ?? false
      case "frame":
        return tree.arguments(modifier.call).allSatisfy { argument in
          tree.name(argument).map { $0 == "maxWidth" || $0 == "width" || $0 == "alignment" } ?? false
        }
      case "contentShape": return areas.isPlainShape(modifier.call)
      case "background", "overlay": return false
      default: return TouchNames.keepsSize(name)
      }
    }
    guard isPlain else { return false }
    switch name {
    case "Text", "Label", "Spacer": return true
    case "Image": return reader.isSymbol(chain.root)
    case "HStack":
      guard let closure = tree.trailingClosure(chain.root) else { return false }
      return tree.statements(closure).allSatisfy { isLine(context, $0, areas, depth: depth + 1) }
    default: return false
    }
  }

  // MARK: Frames around a button

  /// Reports a frame around a button whose label is a bare symbol: that takes the taps, however large the frame is.
  static func checkFrameAround(_ context: borrowing RuleContext, _ call: NodeID, _ label: NodeID) {
    let tree = context.tree
    let areas = reader(context)
    let symbols = views(context, label).filter { !isProgress(context, $0) }
    let sizes = symbols.compactMap { areas.symbolSize($0) }
    guard let own = sizes.max(), sizes.count == symbols.count,
      let size = largestSize(context, ofSymbolIn: call, own, areas), size < areas.minimum,
      let frame = tree.outerModifiers(of: call).first(where: { tree.isNamed($0.call, "frame") })?.call,
      let width = tree.argument(frame, "width"), let height = tree.argument(frame, "height"),
      case let sides = [width, height].map({ areas.follower.values(of: $0) }),
      sides.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.value > size } }),
      // That it is drawn on a shape is told there.
      !(isLine(context, ofLabel: label, areas) && shapeAroundRoom(context, call, areas) != nil),
      !isHelped(context, byModifiersOf: call, areas), !tree.isInPreview(call),
      !context.file.isForPointer(call), !context.file.isForRemoteOrWatch(call),
      !isShownInBar(context, call), isLive(context, call), !isRepeatedAround(context, call),
      !isPacked(call, context), hasRoomForAll(around: call, areas.minimum, context),
      place(context, areas).hasOwnArea(control: call, isPainted: false)
    else { return }
    context.reportOnce(
      at: tree.range(of: width), in: tree.enclosingType(of: call), isMinor: size > clearlySmall,
      """
      touch target is under \(Scale.text(areas.minimum)) points: only the symbol in this button takes taps, not the frame \
      around it, which belongs into the label
      """)
  }

  /// How large a symbol is at most, in its own font or in one that the views around it may hand down; `nil` where one of those
  /// is not known.
  private static func largestSize(
    _ context: borrowing RuleContext, ofSymbolIn call: NodeID, _ own: Double, _ areas: TouchAreaReader
  ) -> Double? {
    let tree = context.tree
    var size = own
    for view in [call] + tree.containers(of: call).map(\.call) {
      for modifier in tree.outerModifiers(of: view) where tree.isNamed(modifier.call, "font") {
        guard let points = areas.fontSize(modifier.call) else { return nil }
        size = max(size, points * symbolHeight)
      }
    }
    return size
  }

  // MARK: Symbols

  /// Reports a symbol whose font and padding make all there is to tap of a button, where that is painted: `Image(systemName:
  /// "xmark").font(.caption).padding(8).background(.red, in: Circle())`.
  static func checkSymbol(_ context: borrowing RuleContext, _ call: NodeID, _ label: NodeID) {
    let tree = context.tree
    let (areas, all) = (reader(context), views(context, label))
    guard all.count == 1, let symbol = paddedSymbol(context, all[0], areas), symbol.most <= clearlySmall,
      symbol.most < areas.minimum,
      !isHelped(context, byModifiersOf: call, areas), !tree.isInPreview(call),
      !context.file.isForPointer(call),
      !context.file.isForRemoteOrWatch(call),
      !isShownInBar(context, call), isLive(context, call), !isRepeatedAround(context, call),
      !isPacked(call, context), hasRoomForAll(around: call, areas.minimum, context),
      place(context, areas).hasOwnArea(control: call, isPainted: true)
    else { return }
    context.reportOnce(
      at: tree.nameToken(symbol.padding).map { tree.range(ofToken: $0) } ?? tree.range(of: symbol.padding),
      in: tree.enclosingType(of: call), isMinor: true,
      """
      touch target is under \(Scale.text(areas.minimum)) points high: a symbol of \(Scale.text(symbol.points)) points with \
      \(Scale.text(symbol.room)) points of padding
      """)
  }

  /// The most that a target may have along an axis to be reported by what its symbol and padding come to, in points.
  private static let clearlySmall = 36.0
  /// How much higher than its font a symbol is at most.
  private static let symbolHeight = 1.3

  private struct PaddedSymbol {
    var points: Double
    /// What is above and below it, together.
    var room: Double
    var padding: NodeID
    var most: Double { points * symbolHeight + room }
  }

  private static func paddedSymbol(
    _ context: borrowing RuleContext, _ view: NodeID, _ areas: TouchAreaReader
  ) -> PaddedSymbol? {
    let tree = context.tree
    let chain = context.file.accessibility.chain(view)
    guard context.file.accessibility.constructed(chain.root).map({ $0 == "Image" }) ?? false,
      context.file.accessibility.isSymbol(chain.root)
    else { return nil }
    var (room, isPainted) = (0.0, false)
    var (points, padding): (Double?, NodeID?)
    for modifier in chain.modifiers {
      if modifier.isConditional { return nil }
      let name = tree.name(of: modifier.name)
      switch name {
      case "font":
        guard points == nil, let font = tree.unlabelledArgument(modifier.call) else { continue }
        points = context.file.textSize(TextSizeReading(font: font), on: .iOS)?.points
        if points == nil { return nil }
      case "padding":
        isPainted = false
        guard let parts = tree.paddingParts(of: modifier.call) else { return nil }
        for part in parts where !part.edges.isDisjoint(with: .vertical) {
          guard let amount = part.amount, let value = areas.follower.values(of: amount).map(\.value).max()
          else {
            return nil
          }
          room += value * (part.edges.isSuperset(of: .vertical) ? 2 : 1)
          padding = modifier.call
        }
      case "background", "glassEffect": isPainted = true
      case "imageScale", "contentShape", "overlay": return nil
      default: if !TouchNames.keepsSize(name) { return nil }
      }
    }
    guard isPainted, let points, let padding else { return nil }
    return PaddedSymbol(points: points, room: room, padding: padding)
  }
}
