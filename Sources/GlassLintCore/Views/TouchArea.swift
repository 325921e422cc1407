/// How large a view is made along one axis, in points.
struct TouchSide {
  /// What its outermost fixed frame comes to; never empty.
  var values: [LiteralValue]
  /// The argument that says so, and its label.
  var expression: NodeID
  var label: StaticString
  /// The `frame` call.
  var frame: NodeID
  /// What paddings around the frame add on both sides; the most where that depends.
  var added = 0.0

  var least: Double { (values.lazy.map(\.value).min() ?? 0) + added }
  var most: Double { (values.lazy.map(\.value).max() ?? 0) + added }
}

extension SyntaxTree {
  /// What a side comes to where another one has a value: the same, where one constant is both, or what the same condition
  /// picks: `isOpen ? 60 : 20` beside `isOpen ? 120 : 50`.
  func partner(of value: LiteralValue, of side: TouchSide, in other: TouchSide) -> LiteralValue? {
    if let same = other.values.first(where: { $0.node == value.node }) { return same }
    let (own, others) = (unwrapped(side.expression), unwrapped(other.expression))
    guard kind(own) == .ternary, kind(others) == .ternary,
      case (let parts, let otherParts) = (Array(children(own)), Array(children(others))), parts.count == 3,
      otherParts.count == 3, spellsTheSame(parts[0], otherParts[0]),
      let branch = [1, 2].first(where: { contains(parts[$0], value.node) })
    else { return nil }
    let picked = other.values.filter { contains(otherParts[branch], $0.node) }
    return picked.count == 1 ? picked[0] : nil
  }

  /// The condition under which a side is smaller than others need, where it is large enough otherwise.
  func condition(picking side: TouchSide, under minimum: Double) -> HeldCondition? {
    let choice = unwrapped(side.expression)
    guard kind(choice) == .ternary, case let parts = Array(children(choice)), parts.count == 3,
      let small = side.values.first(where: { $0.value + side.added < minimum }),
      let branch = [1, 2].first(where: { contains(parts[$0], small.node) }),
      case let others = side.values.filter({ contains(parts[3 - branch], $0.node) }), !others.isEmpty,
      others.allSatisfy({ $0.value + side.added >= minimum })
    else { return nil }
    let asked = unwrapped(parts[0])
    return HeldCondition(
      parts: kind(asked) == .sequence ? Array(children(asked)) : [asked], isTrue: branch == 1)
  }
}

/// The area of a view that takes touches, as far as fixed frames tell it.
struct TouchArea {
  /// `nil` where it is not fixed, or not known.
  var width: TouchSide?
  var height: TouchSide?
  /// Something takes touches beyond the frame, or may.
  var isEnlarged = false
  /// It is painted to its edges, as a whole control is.
  var isPainted = false
  /// An image that no frame scales may stand out of its frame, and is touched there too.
  var mayOverflow = false

  static let unknown = TouchArea()

  /// The smallest that one of its sides may be.
  var least: Double { [width, height].compactMap { $0?.least }.min() ?? .infinity }
}

/// Reads how large the frames and paddings of an expression make it.
struct TouchAreaReader {
  let tree: SyntaxTree
  let accessibility: AccessibilityReader
  let follower: ValueFollower
  /// What counts as large enough, in points.
  let minimum: Double

  /// Stacks within stacks that are looked into.
  private static let depthLimit = 5
  /// Nodes of a background that are looked at.
  private static let layerLimit = 800
  /// How wide a `ProgressView()` is.
  private static let spinnerSize = 20.0
  /// The size of the body's font, which a symbol is drawn in.
  private static let bodySize = 17.0
  /// The system's own padding.
  private static let systemPadding = 16.0

  func area(of expression: NodeID, depth: Int = 0) -> TouchArea {
    let chain = accessibility.chain(expression)
    var area = depth < Self.depthLimit ? area(ofRoot: chain.root, depth) : .unknown
    for modifier in chain.modifiers { apply(modifier, to: &area) }
    // What steadies a symbol that changes tells nothing of how large that is.
    if area.width == nil || area.height == nil, isChangingSymbol(chain.root) { return .unknown }
    guard !area.isPainted, let drawn = ownSize(of: chain) else { return area }
    area.mayOverflow = [area.width, area.height].contains { $0.map { $0.least < drawn } ?? false }
    return area
  }

  /// `Image(systemName: isOpen ? "chevron.up" : "chevron.down")`: a frame along one axis keeps what is beside it still.
  private func isChangingSymbol(_ root: NodeID) -> Bool {
    tree.isInitializer(root, "Image")
      && tree.argument(root, "systemName").map { tree.plainText($0) == nil } ?? false
  }

  /// About how large an image is drawn that no frame scales: a symbol in its font, a picture as its catalog has it, which may
  /// be any size; `nil` for other views and for what takes the size of its frame.
  private func ownSize(of chain: ModifierChain) -> Double? {
    guard let name = accessibility.constructed(chain.root), name == "Image" else { return nil }
    var points = Self.bodySize
    for modifier in chain.modifiers {
      switch tree.name(of: modifier.name) {
      case "font": points = fontSize(modifier.call) ?? points
      case "resizable", "clipped", "mask": return nil
      // A modifier of the project's own may scale it.
      case let name where !Catalog.modifiers.contains(name): return nil
      default: continue
      }
    }
    return accessibility.isSymbol(chain.root) ? points : .infinity
  }

  // MARK: Modifiers

  func apply(_ modifier: Modifier, to area: inout TouchArea) {
    let name = tree.name(of: modifier.name)
    switch name {
    case "frame", "padding":
      area.isPainted = false
      if modifier.isConditional {
        area.width = nil
        area.height = nil
      } else if name == "frame" {
        applyFrame(modifier.call, to: &area)
      } else {
        applyPadding(modifier.call, to: &area)
      }
    case "contentShape": if !isPlainShape(modifier.call) { area.isEnlarged = true }
    case "background", "overlay":
      if mayReachOut(modifier.call, of: area) { area.isEnlarged = true }
      if name == "background" { area.isPainted = true }
    case "clipShape", "cornerRadius", "glassEffect": area.isPainted = true
    case "scaleEffect": if mayGrow(modifier.call) { area.isEnlarged = true }
    default:
      guard !TouchNames.keepsSize(name) else { return }
      area.width = nil
      area.height = nil
    }
  }

  private func applyFrame(_ call: NodeID, to area: inout TouchArea) {
    guard tree.unlabelledArgument(call) == nil, tree.trailingClosure(call) == nil else {
      area.width = nil
      area.height = nil
      return
    }
    area.width = side(area.width, call, fixed: "width", least: "minWidth", most: "maxWidth")
    area.height = side(area.height, call, fixed: "height", least: "minHeight", most: "maxHeight")
  }

  private func side(
    _ old: TouchSide?, _ call: NodeID, fixed: StaticString, least: StaticString, most: StaticString
  ) -> TouchSide? {
    if let expression = tree.argument(call, fixed) {
      guard let new = side(expression, fixed, call) else { return nil }
      // What stands out of a smaller frame takes touches too.
      if let old, old.most > new.most { return old }
      return new
    }
    if tree.argument(call, most) != nil { return nil }
    guard let old, let expression = tree.argument(call, least) else { return old }
    guard let new = side(expression, least, call) else { return nil }
    return new.most > old.most ? new : old
  }

  private func side(_ expression: NodeID, _ label: StaticString, _ call: NodeID) -> TouchSide? {
    if tree.kind(expression) == .nilLiteral { return nil }
    // What an `#if` gives a pointer need not be as large as a finger.
    let values = follower.values(of: expression).filter {
      tree.platformClause(around: $0.node) != .pointer && !isForControlSize($0.node)
    }
    guard !values.isEmpty else { return nil }
    return TouchSide(values: values, expression: expression, label: label, frame: call)
  }

  /// Whether a value is that of one `controlSize`, for which the system's own controls are as small:
  /// `switch controlSize { case .small: 32 … }`.
  private func isForControlSize(_ value: NodeID) -> Bool {
    tree.ancestors(value, limit: 8).contains { choice in
      (tree.kind(choice) == .switchStmt || tree.kind(choice) == .ternary)
        && tree.callee(choice).map { !tree.contains($0, value) && tree.mentions($0, Name("controlSize")) }
          ?? false
    }
  }

  private func applyPadding(_ call: NodeID, to area: inout TouchArea) {
    guard let parts = tree.paddingParts(of: call) else {
      area.width = nil
      area.height = nil
      return
    }
    for part in parts {
      let amount = part.amount.map { follower.values(of: $0).map(\.value).max() } ?? Self.systemPadding
      add(amount, part.edges, .leading, .trailing, to: &area.width)
      add(amount, part.edges, .top, .bottom, to: &area.height)
    }
  }

  /// A negative padding takes room, but no touches.
  private func add(
    _ amount: Double?, _ edges: EdgeSet, _ first: EdgeSet, _ second: EdgeSet, to side: inout TouchSide?
  ) {
    let count = (edges.contains(first) ? 1.0 : 0) + (edges.contains(second) ? 1.0 : 0)
    guard count > 0 else { return }
    guard let amount else {
      side = nil
      return
    }
    side?.added += count * max(0, amount)
  }

  /// `.contentShape(Rectangle())`: a shape as large as the view.
  func isPlainShape(_ call: NodeID) -> Bool {
    tree.arguments(call).allSatisfy { argument in
      guard let value = tree.value(argument) else { return false }
      if let label = tree.name(argument) { return label == "eoFill" }
      let id = tree.unwrapped(value)
      return ShapeName.isShape(tree, id) || tree.kind(id) == .member && isKind(id) || tree.kind(id) == .array
    }
  }

  /// `.interaction` and its like, which tell what a content shape is for.
  private func isKind(_ id: NodeID) -> Bool {
    switch tree.name(id) {
    case .some("interaction"), .some("dragPreview"), .some("hoverEffect"), .some("accessibility"),
      .some("contextMenuPreview"):
      return true
    default: return false
    }
  }

  /// Whether what a view has behind or above it may be larger than the view, and be touched there.
  private func mayReachOut(_ call: NodeID, of area: TouchArea) -> Bool {
    let own = [area.width, area.height].compactMap { $0?.least }.min() ?? minimum
    for argument in tree.arguments(call) {
      guard let value = tree.value(argument) else { continue }
      let nodes = tree.subtree(value)
      guard nodes.count <= Self.layerLimit else { return true }
      for inner in nodes where tree.kind(inner) == .call {
        switch tree.name(inner) {
        case .some("frame"): if hasFrame(inner, over: min(own, minimum - 1)) { return true }
        case .some("padding"): if mayBeNegative(inner) { return true }
        case .some("contentShape"): return true
        case .some("scaleEffect"): if mayGrow(inner) { return true }
        default: continue
        }
      }
    }
    return false
  }

  private func hasFrame(_ call: NodeID, over size: Double) -> Bool {
    tree.arguments(call).contains { argument in
      guard let label = tree.name(argument), let value = tree.value(argument) else { return true }
      switch label {
      case "width", "height", "minWidth", "minHeight":
        let values = follower.values(of: value)
        return values.isEmpty || values.contains { $0.value > size }
      default: return false
      }
    }
  }

  private func mayBeNegative(_ call: NodeID) -> Bool {
    guard let parts = tree.paddingParts(of: call) else { return true }
    return parts.contains { part in
      guard let amount = part.amount else { return false }
      let values = follower.values(of: amount)
      return values.isEmpty || values.contains { $0.value < 0 }
    }
  }

  /// `.scaleEffect(isPressed ? 0.9 : 1)` makes nothing larger.
  private func mayGrow(_ call: NodeID) -> Bool {
    guard let scale = tree.unlabelledArgument(call) else { return true }
    let values = follower.values(of: scale)
    return !values.contains { $0.value <= 1 }
  }

  // MARK: Roots

  private func area(ofRoot root: NodeID, _ depth: Int) -> TouchArea {
    if tree.kind(root) == .tuple, let only = tree.onlyElement(root) {
      return area(of: only, depth: depth + 1)
    }
    guard let name = accessibility.constructed(root), isStack(name),
      let closure = tree.trailingClosure(root)
    else { return .unknown }
    let views = tree.statements(closure).filter { tree.kind($0) != .variableDecl }
    guard views.count <= 8 else { return .unknown }
    if views.count == 1, accessibility.builderParts(views[0]) == nil {
      return area(of: views[0], depth: depth + 1)
    }
    return Catalog.views.has(name, .depth) ? overlapped(views, depth) : .unknown
  }

  private func isStack(_ name: Name) -> Bool {
    switch name {
    case "ZStack", "HStack", "VStack", "Group": true
    default: false
    }
  }

  /// Views on top of each other are as large as the largest of them, along each axis where all say how large they are.
  private func overlapped(_ views: [NodeID], _ depth: Int) -> TouchArea {
    var result = TouchArea.unknown
    var (isWide, isHigh) = (true, true)
    var symbols = 0.0
    var open = views
    while let view = open.popLast() {
      if let size = symbolSize(view) {
        symbols = max(symbols, size)
        continue
      }
      if let parts = accessibility.builderParts(view) {
        // What comes and goes is not there to be tapped at all times.
        if tree.kind(view) == .ifStmt, !tree.hasElse(view) { continue }
        open += parts
        guard open.count <= 16 else { return .unknown }
        continue
      }
      // Nor is what nobody sees at times.
      let opacities = accessibility.chain(view).modifiers.filter { tree.isNamed($0.call, "opacity") }
        .compactMap { tree.unlabelledArgument($0.call) }
      if opacities.contains(where: { follower.values(of: $0).contains { $0.value == 0 } }) { continue }
      let area = area(of: view, depth: depth + 1)
      (isWide, isHigh) = (isWide && area.width != nil, isHigh && area.height != nil)
      guard isWide || isHigh else { return .unknown }
      result.width = larger(result.width, area.width)
      result.height = larger(result.height, area.height)
      result.isEnlarged = result.isEnlarged || area.isEnlarged
      result.isPainted = true
    }
    if !isWide { result.width = nil }
    if !isHigh { result.height = nil }
    return result.least >= symbols ? result : .unknown
  }

  private func larger(_ side: TouchSide?, _ other: TouchSide?) -> TouchSide? {
    guard let side, let other else { return side ?? other }
    return side.most < other.most ? other : side
  }

  /// About how wide a symbol in a font or a spinner is; `nil` for any other view, and for a symbol with a size or room of its own.
  func symbolSize(_ view: NodeID) -> Double? {
    let chain = accessibility.chain(view)
    guard let name = accessibility.constructed(chain.root) else { return nil }
    if name == "ProgressView", tree.firstArgument(chain.root) == nil { return Self.spinnerSize }
    guard name == "Image", accessibility.isSymbol(chain.root) else { return nil }
    var points = Self.bodySize
    for modifier in chain.modifiers {
      let name = tree.name(of: modifier.name)
      switch name {
      case "font":
        guard let size = fontSize(modifier.call) else { return nil }
        points = size
      case "frame", "padding", "resizable", "scaleEffect", "contentShape": return nil
      default: if !TouchNames.keepsSize(name) { return nil }
      }
    }
    return points * 1.2
  }

  func fontSize(_ call: NodeID) -> Double? {
    guard let font = tree.unlabelledArgument(call) else { return nil }
    for id in tree.subtree(font) where tree.kind(id) == .member || tree.kind(id) == .call {
      if tree.kind(id) == .call {
        guard let size = tree.argument(id, "size") else { continue }
        return follower.values(of: size).map(\.value).max()
      }
      switch tree.name(id) {
      case .some("largeTitle"): return 34
      case .some("title"): return 28
      case .some("title2"): return 22
      case .some("title3"): return 20
      case .some("body"), .some("headline"), .some("subheadline"), .some("callout"), .some("footnote"),
        .some("caption"), .some("caption2"):
        return 17
      default: continue
      }
    }
    return nil
  }
}

/// Modifiers that leave the area of a view that takes touches as it is.
enum TouchNames {
  static func keepsSize(_ name: Name) -> Bool {
    names.contains(name) || name.hasPrefix("accessibility")
      || aboutOtherThings.contains { name.containsIgnoringCase($0) }
  }

  /// Words in the names of a project's own modifiers that show something else, or only listen.
  private static let aboutOtherThings: [StaticString] = [
    "sheet", "cover", "popover", "alert", "dialog", "haptic", "track", "identifier", "tooltip",
  ]

  /// Whether the name of a button style says that it paints the control.
  static func paintsControl(_ style: Name) -> Bool {
    paintingWords.contains { style.containsIgnoringCase($0) }
  }

  private static let paintingWords: [StaticString] = ["bordered", "glass", "prominent", "capsule", "circle"]

  /// Modifiers that leave a view as large as it was, also where it is shown elsewhere or beside something. To be settled:
  /// `photosPicker` shows nothing on its view.
  private static let names = Catalog.modifiers.names(
    .keepsBounds, except: ["photosPicker"],
    also: [
      "alignmentGuide", "badge", "inspector", "listRowInsets", "matchedGeometryEffect", "offset",
      "rotationEffect", "rotation3DEffect",
    ])
}
