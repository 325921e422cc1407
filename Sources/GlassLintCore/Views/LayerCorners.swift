/// What a file says about the corners of its Core Animation layers besides their radius. Made once per file, when a
/// rule first asks.
struct LayerCorners {
  /// A layer as it is spelled in one type.
  private struct Layer: Hashable {
    let type: String
    let base: String
  }

  /// Widths and heights of views and layers come from arguments of these names.
  private static let sizeLabels: [StaticString] = [
    "width", "height", "equalToConstant", "constant", "size", "side",
  ]

  private let tree: SyntaxTree
  private var curves: [Layer: NodeID] = [:]
  private var sizes: [String: Set<Double>] = [:]

  init(_ tree: SyntaxTree) {
    self.tree = tree
    for id in 0..<tree.nodeCount {
      switch tree.kind(id) {
      case .assignment: indexCurve(id)
      case .argument: indexSize(id)
      default: continue
      }
    }
  }

  private mutating func indexCurve(_ assignment: NodeID) {
    guard let target = tree.callee(assignment), tree.isNamed(target, "cornerCurve"),
      let value = tree.value(assignment)
    else { return }
    curves[layer(target)] = value
  }

  private mutating func indexSize(_ argument: NodeID) {
    guard let label = tree.name(argument), Self.sizeLabels.contains(where: { label == $0 }),
      let value = tree.value(argument), let number = tree.number(value)
    else { return }
    sizes[typeName(around: argument), default: []].insert(number)
  }

  /// What is assigned to the `cornerCurve` of the layer whose property this is, anywhere in the same type.
  /// - Parameter target: `view.layer.cornerRadius`.
  func curve(ofLayerIn target: NodeID) -> NodeID? { curves[layer(target)] }

  /// Whether the same type sets something to twice a radius: then the radius makes a circle, or the ends of a capsule.
  func isHalfOfSize(_ radius: Double, at use: NodeID) -> Bool {
    sizes[typeName(around: use)]?.contains(radius * 2) ?? false
  }

  private func layer(_ target: NodeID) -> Layer {
    Layer(type: typeName(around: target), base: tree.callee(target).map { Self.folded(tree.text($0)) } ?? "")
  }

  private func typeName(around id: NodeID) -> String {
    tree.enclosingType(of: id).flatMap { tree.name($0) }?.string ?? ""
  }

  /// The spelling without white space, `?`, `!` and a leading `self.`.
  private static func folded(_ text: String) -> String {
    let plain = text.filter { !$0.isWhitespace && $0 != "?" && $0 != "!" }
    if plain == "self" { return "" }
    return plain.hasPrefix("self.") ? String(plain.dropFirst(5)) : plain
  }
}
