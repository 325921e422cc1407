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
    "width", "height", "equalToConstant", "size", "side",
  ]

  private let tree: SyntaxTree
  private let scope: FileScope
  /// By layer, as `SyntaxTree.layer(ofProperty:)` spells it.
  private var curves: [Symbol: NodeID] = [:]
  /// By what is given the size; an empty base stands for the object itself.
  private var sizes: [Layer: Set<Double>] = [:]
  /// By layer, the assignments of its radius.
  private var roundings: [Symbol: [NodeID]] = [:]
  /// The layers whose radius is one constant, as it is spelled in one type.
  private var sharing: [Layer: [NodeID]] = [:]

  init(_ tree: SyntaxTree, _ scope: FileScope) {
    self.tree = tree
    self.scope = scope
    for id in 0..<tree.nodeCount {
      switch tree.kind(id) {
      case .assignment: indexCurve(id)
      case .argument: indexSize(id)
      default: continue
      }
    }
  }

  private mutating func indexCurve(_ assignment: NodeID) {
    guard let target = tree.callee(assignment), let value = tree.value(assignment) else { return }
    if tree.isNamed(target, "cornerCurve") { curves[tree.layer(ofProperty: target)] = value }
    guard tree.isNamed(target, "cornerRadius") else { return }
    roundings[tree.layer(ofProperty: target), default: []].append(assignment)
    if let constant = constant(value, around: assignment) { sharing[constant, default: []].append(target) }
  }

  /// A constant that has a radius: `Layout.cornerRadius`.
  private func constant(_ value: NodeID, around id: NodeID) -> Layer? {
    guard tree.kind(value) == .member || tree.kind(value) == .identifier else { return nil }
    return Layer(type: typeName(around: id), base: tree.text(value))
  }

  /// A number, or that of a constant of this file: `Layout.side`.
  private func number(_ value: NodeID) -> Double? {
    if let number = tree.number(value) { return number }
    guard let name = tree.name(value) else { return nil }
    let declared: NodeID? =
      switch tree.kind(value) {
      case .identifier: scope.declaration(of: name, at: value)?.node
      case .member:
        tree.callee(value).flatMap { tree.name(tree.unwrapped($0)) }.flatMap {
          scope.member(name, ofType: $0)?.node
        }
      default: nil
      }
    return declared.flatMap { tree.value($0) }.flatMap { tree.number($0) }
  }

  private mutating func indexSize(_ argument: NodeID) {
    guard let label = tree.name(argument), Self.sizeLabels.contains(where: { label == $0 }),
      let value = tree.value(argument), let number = number(value)
    else { return }
    let layer = Layer(type: typeName(around: argument), base: sizedObject(argument))
    sizes[layer, default: []].insert(number)
  }

  /// What a size is for: `avatar` in `avatar.widthAnchor.constraint(equalToConstant: 80)`, in
  /// `avatar.frame = CGRect(…)` and in `let avatar = UIView(frame: CGRect(…))`.
  private func sizedObject(_ argument: NodeID) -> String {
    if let call = tree.parent(argument), tree.calledMember(call) != nil, let name = firstName(call) {
      return name
    }
    for ancestor in tree.ancestors(argument, limit: 16) {
      switch tree.kind(ancestor) {
      case .assignment: return tree.callee(ancestor).flatMap { firstName($0) } ?? ""
      case .binding: return tree.name(ancestor)?.string ?? ""
      case .codeBlock, .closure, .memberBlock: return ""
      default: continue
      }
    }
    return ""
  }

  /// The first name of a chain; empty where that is a property of the object itself, `nil` where it is no name.
  private func firstName(_ id: NodeID) -> String? {
    var current = id
    var last: NodeID?
    var left = 32
    while left > 0, tree.kind(current) != .identifier, let inner = tree.callee(current) {
      left -= 1
      if tree.kind(current) == .member { last = current }
      current = inner
    }
    guard tree.kind(current) == .identifier, let name = tree.name(current) else { return nil }
    if name == "self" || name == "super" {
      guard let member = last.flatMap({ tree.name($0) }) else { return "" }
      return Self.isOwnProperty(member) ? "" : member.string
    }
    return Self.isOwnProperty(name) ? "" : name.string
  }

  private static func isOwnProperty(_ name: Name) -> Bool {
    name == "layer" || name == "frame" || name == "bounds" || name.hasSuffix("Anchor")
  }

  /// What is assigned to the `cornerCurve` of the layer whose property this is, anywhere in the same type.
  /// - Parameter target: `view.layer.cornerRadius`.
  func curve(ofLayerIn target: NodeID) -> NodeID? { curves[tree.layer(ofProperty: target)] }

  /// All that give the layer of a property a radius, in the same type.
  /// - Parameter target: `view.layer.cornerRadius`.
  func roundings(ofLayerIn target: NodeID) -> [NodeID] { roundings[tree.layer(ofProperty: target)] ?? [] }

  /// Whether the same type makes what a layer belongs to twice a radius wide or high: then the radius makes a circle,
  /// or the ends of a capsule. A constant that is one for one layer is the same thing for the others that have it.
  /// - Parameter target: `view.layer.cornerRadius`.
  func isHalfOfSize(_ radius: Double, of target: NodeID) -> Bool {
    let value = tree.parent(target).flatMap { tree.kind($0) == .assignment ? tree.value($0) : nil }
    let others = value.flatMap { constant($0, around: target) }.flatMap { sharing[$0] } ?? []
    return ([target] + others).contains { isHalf(radius, of: $0) }
  }

  private func isHalf(_ radius: Double, of target: NodeID) -> Bool {
    let type = typeName(around: target)
    // In `lazy var avatar = { let view = UIView(); … }()` the view has another name inside than outside.
    let outer = tree.ancestors(target).first { tree.kind($0) == .binding }.flatMap { tree.name($0)?.string }
    return [firstName(target) ?? "", outer].compactMap { $0 }.contains { base in
      sizes[Layer(type: type, base: base)]?.contains(radius * 2) ?? false
    }
  }

  private func typeName(around id: NodeID) -> String {
    tree.enclosingType(of: id).flatMap { tree.name($0) }?.string ?? ""
  }
}

extension FileFacts {
  var layerCorners: LayerCorners { kept { LayerCorners(tree, scope) }.value }
}
