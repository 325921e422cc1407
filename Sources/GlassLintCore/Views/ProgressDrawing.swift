/// Recognizes shapes that are drawn as far as something has come.
struct ProgressDrawing {
  let tree: SyntaxTree
  let facts: FileFacts

  // MARK: Rings

  /// `Circle().trim(from: 0, to: progress)`, or the same counting down: `trim(from: 1 - progress, to: 1)`.
  func isRing(_ trim: NodeID) -> Bool {
    guard tree.isModifier(trim), let to = tree.argument(trim, "to"), isCircle(tree.chain(trim).root) else {
      return false
    }
    if tree.container(of: trim).map({ tree.isNamed($0.call, "mask") }) == true { return false }
    let from = tree.argument(trim, "from")
    if from.map({ isNumber($0, 0) }) ?? true { return isShare(to) }
    return isNumber(to, 1) && from.map { isShare($0) } == true
  }

  private func isCircle(_ root: NodeID) -> Bool {
    tree.constructedType(root).map { $0 == "Circle" } == true
      || tree.isNamed(root, "circle") && tree.callee(root) == nil
  }

  private func isNumber(_ expression: NodeID, _ number: Double) -> Bool {
    var value = tree.unwrapped(expression)
    // `CGFloat(0)`.
    if tree.constructedType(value) != nil, tree.argumentCount(value) == 1,
      let inner = tree.unlabelledArgument(value)
    {
      value = tree.unwrapped(inner)
    }
    return tree.number(value) == number
  }

  /// Conditions within conditions that are looked into.
  private static let depthLimit = 4

  /// Whether an expression says how much of a whole there is: by its name, or as a quotient.
  private func isShare(_ expression: NodeID, depth: Int = 0) -> Bool {
    let value = tree.unwrapped(expression)
    guard tree.kind(value) == .ternary, depth < Self.depthLimit else {
      return mentionsProgress(value) || isQuotient(value)
    }
    // It comes in from nothing; what stands at another number in between is no progress.
    let branches = Array(tree.children(value)).suffix(2)
    return branches.allSatisfy { isNumber($0, 0) || isShare($0, depth: depth + 1) }
      && !branches.allSatisfy { isNumber($0, 0) }
  }

  // MARK: Bars

  /// Views of a stack that are looked through for a track.
  private static let layerLimit = 32

  /// Views larger than this are not looked through for more bars.
  private static let viewLimit = 4_000

  /// A shape as wide as a part of the room there is, on a track or as a line: `frame(width: size.width * progress)`.
  func isBar(_ frame: NodeID) -> Bool {
    guard let width = tree.argument(frame, "width"), let part = partOfWidth(width),
      let base = tree.base(ofModifier: frame),
      isPaint(tree.chain(base).root), !isShareOfLargest(width)
    else { return false }
    var isOnPaintedTrack = false
    let hasHeight = tree.argument(frame, "height") != nil
    for container in tree.containers(of: frame) {
      guard let name = tree.name(container.call), !isMasked(container.call) else { return false }
      switch name {
      case "ForEach", "mask": return false
      // Parts of a whole, one beside the other.
      case "HStack": if holdsOtherPaint(container, than: frame) { return false }
      case "ZStack": isOnPaintedTrack = isOnPaintedTrack || holdsOtherPaint(container, than: frame)
      case "overlay", "background": isOnPaintedTrack = isOnPaintedTrack || isOnPaint(container.call)
      case "GeometryReader":
        guard part == .ofReader else { continue }
        return !fillsBack(container.call)
          && (isOnPaintedTrack || hasHeight || isOnTrack(container.call)) && isOnlyBar(in: container.call)
          && !isMadeOfData(container.call)
      default: continue
      }
    }
    return part == .ofNumber && isOnPaintedTrack
  }

  private enum PartOfWidth {
    /// `geometry.size.width * progress`.
    case ofReader
    /// `200 * progress`.
    case ofNumber
  }

  /// What a width is a part of, in `max(0, …)` or other calls as well, or by the name of a constant beside it.
  private func partOfWidth(_ width: NodeID) -> PartOfWidth? {
    let value = local(tree.unwrapped(width))
    switch tree.kind(value) {
    case .sequence, .call: break
    default: return nil
    }
    let parts = tree.subtree(value)
    guard parts.contains(where: { tree.kind($0) == .operatorExpr && tree.isNamed($0, "*") }) else {
      return nil
    }
    if parts.contains(where: { tree.kind($0) == .member && tree.isNamed($0, "width") }) {
      return mentionsProgress(value) || isPartOfTotal(value) ? .ofReader : nil
    }
    return tree.kind(value) == .sequence && isNumberTimesName(value) && mentionsProgress(value)
      ? .ofNumber : nil
  }

  /// What a constant in the same block is.
  private func local(_ value: NodeID) -> NodeID {
    guard tree.kind(value) == .identifier, let name = tree.name(value),
      let declaration = facts.scope.declaration(of: name, at: value), !declaration.isOpaque,
      tree.kind(declaration.node) == .binding, let initial = tree.value(declaration.node)
    else { return value }
    return tree.unwrapped(initial)
  }

  private func isNumberTimesName(_ product: NodeID) -> Bool {
    let factors = Array(tree.children(product))
    guard factors.count == 3, tree.isNamed(factors[1], "*") else { return false }
    return [factors[0], factors[2]].contains { (tree.number(tree.unwrapped($0)) ?? 0) >= 20 }
  }

  /// Whether what is drawn is cut to content of another kind: a text that fills with color.
  private func isMasked(_ container: NodeID) -> Bool {
    tree.outerModifiers(of: container).contains { modifier in
      guard tree.name(of: modifier.name) == "mask" else { return false }
      guard
        let value = tree.unlabelledArgument(modifier.call)
          ?? tree.trailingClosure(modifier.call).flatMap({ tree.firstStatement($0) })
      else { return true }
      return !isPaint(tree.chain(value).root)
    }
  }

  /// A shape stretched from its edge as far as something has come: `scaleEffect(x: progress, anchor: .leading)`.
  func isStretched(_ scale: NodeID) -> Bool {
    guard let x = tree.argument(scale, "x"), mentionsProgress(x), let base = tree.base(ofModifier: scale),
      isPaint(tree.chain(base).root), let anchor = tree.argument(scale, "anchor"),
      tree.isNamed(anchor, "leading"), !isShareOfLargest(x)
    else { return false }
    return tree.argument(scale, "y").map { isNumber($0, 1) } ?? true
  }

  private func isPaint(_ root: NodeID) -> Bool {
    ShapeName.isShape(tree, root) || ShapeName.isColor(tree, root)
  }

  private func holdsOtherPaint(_ stack: SyntaxTree.Container, than frame: NodeID) -> Bool {
    guard let closure = tree.closure(stack.argument) else { return false }
    return tree.children(closure).prefix(Self.layerLimit).contains {
      !tree.contains($0, frame) && isPaint(tree.chain($0).root)
    }
  }

  /// Whether a reader of sizes fills the back of other content, such as a button's.
  private func fillsBack(_ reader: NodeID) -> Bool {
    guard let holder = tree.container(of: reader), tree.isNamed(holder.call, "background") else {
      return false
    }
    return !isOnPaint(holder.call)
  }

  /// Whether a reader of sizes lies on a shape, or is a line by itself.
  private func isOnTrack(_ reader: NodeID) -> Bool {
    let modifiers = tree.outerModifiers(of: reader)
    let isLine = modifiers.contains { modifier in
      switch tree.name(of: modifier.name) {
      case "background", "clipShape", "cornerRadius": true
      case "frame": tree.argument(modifier.call, "height") != nil
      default: false
      }
    }
    guard let holder = tree.container(of: reader),
      tree.isNamed(holder.call, "overlay") || tree.isNamed(holder.call, "background")
    else { return isLine }
    return isLine || isOnPaint(holder.call)
  }

  /// Whether an overlay or background is that of a shape.
  private func isOnPaint(_ layer: NodeID) -> Bool {
    tree.base(ofModifier: layer).map { isPaint(tree.chain($0).root) } ?? false
  }

  /// Whether a function draws it for each element of data, as the bars of a chart.
  private func isMadeOfData(_ bar: NodeID) -> Bool {
    guard let helper = tree.enclosingDeclaration(of: bar), tree.kind(helper) == .funcDecl,
      !tree.isNamed(helper, "body")
    else { return false }
    let uses = ViewReader(tree: tree, facts: facts).uses(ofViewAround: bar)
    return !uses.isEmpty
      && uses.allSatisfy { tree.containers(of: $0).contains { tree.isNamed($0.call, "ForEach") } }
  }

  /// Whether no other bar is drawn beside it, such as what is loaded below what is played.
  private func isOnlyBar(in reader: NodeID) -> Bool {
    let nodes = tree.subtree(reader)
    guard nodes.count < Self.viewLimit else { return false }
    var count = 0
    for id in nodes where tree.kind(id) == .call && tree.isNamed(id, "frame") {
      if let width = tree.argument(id, "width"), partOfWidth(width) != nil { count += 1 }
    }
    return count == 1
  }

  // MARK: Words

  private static let words: [StaticString] = ["progress", "percent", "fraction", "completion", "completed"]

  /// Names that say so by themselves only.
  private static let wholeWords: [StaticString] = ["ratio", "value"]

  /// What else is counted in parts of a whole.
  private static let otherWords: [StaticString] = ["segment", "aspect", "zoom", "scroll", "angle"]

  private func mentionsProgress(_ expression: NodeID) -> Bool {
    var isProgress = false
    for id in tree.subtree(expression) {
      guard tree.kind(id) == .identifier || tree.kind(id) == .member, let name = tree.name(id) else {
        continue
      }
      if Self.otherWords.contains(where: { name.containsIgnoringCase($0) }) { return false }
      if isFixed(id) { continue }
      isProgress =
        isProgress || Self.words.contains { name.containsIgnoringCase($0) }
        || Self.wholeWords.contains { name == $0 } || name.hasSuffix("Ratio")
    }
    return isProgress
  }

  /// Whether a name is that of a number which never changes: `let ratio = 0.65`.
  private func isFixed(_ use: NodeID) -> Bool {
    guard let name = tree.ownName(use),
      let binding = facts.scope.declaration(of: name, at: use)?.node, tree.kind(binding) == .binding,
      let variable = tree.parent(binding), tree.node(variable).flags.contains(.constant)
    else { return false }
    return tree.value(binding).flatMap { tree.number(tree.unwrapped($0)) } != nil
  }

  private static let totals: [StaticString] = ["total", "goal", "target", "maximum", "duration", "limit"]

  /// Whether something is divided by what it is to come to: `done / total`.
  private func isPartOfTotal(_ expression: NodeID) -> Bool {
    tree.subtree(expression).contains { id in
      guard tree.kind(id) == .sequence else { return false }
      var isDivided = false
      for part in tree.children(id).prefix(16) {
        if isDivided, tree.subtree(part).contains(where: isTotal) { return true }
        isDivided = tree.kind(part) == .operatorExpr && tree.isNamed(part, "/")
      }
      return false
    }
  }

  private func isTotal(_ id: NodeID) -> Bool {
    guard tree.kind(id) == .identifier || tree.kind(id) == .member, let name = tree.name(id) else {
      return false
    }
    return Self.totals.contains { name.containsIgnoringCase($0) }
  }

  /// `left / total`, `score / 100`: of something that changes.
  private func isQuotient(_ expression: NodeID) -> Bool {
    tree.subtree(expression).contains { id in
      guard tree.kind(id) == .sequence else { return false }
      var last: NodeID?
      for (index, part) in tree.children(id).enumerated().prefix(16) {
        if index % 2 == 0 {
          last = part
        } else if tree.isNamed(part, "/"), let last, tree.number(tree.unwrapped(last)) == nil {
          return true
        }
      }
      return false
    }
  }
}
