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
  /// The layers that a mask cuts out.
  private var masked: Set<Symbol> = []
  /// By what is given the size; an empty base stands for the object itself.
  private var sizes: [Layer: Set<Double>] = [:]
  /// By what ends where another view does, that; an empty name is the object itself.
  private var pinned: [Layer: String] = [:]
  /// By layer, the assignments of its radius.
  private var roundings: [Symbol: [NodeID]] = [:]
  /// The layers whose radius is one constant, as it is spelled in one type.
  private var sharing: [Layer: [NodeID]] = [:]
  /// The names that the radii of arcs are worked out from, in one type.
  private var arcs: Set<Layer> = []

  init(_ tree: SyntaxTree, _ scope: FileScope) {
    self.tree = tree
    self.scope = scope
    for id in 0..<tree.nodeCount {
      switch tree.kind(id) {
      case .assignment: indexCurve(id)
      case .argument:
        indexSize(id)
        indexPin(id)
        indexArc(id)
      default: continue
      }
    }
  }

  private mutating func indexCurve(_ assignment: NodeID) {
    guard let target = tree.callee(assignment), let value = tree.value(assignment) else { return }
    if tree.isNamed(target, "cornerCurve") {
      curves[tree.layer(ofProperty: target)] = value
      curves[tree.layer(ofProperty: target, isOfView: true)] = value
    }
    if tree.isNamed(target, "mask"), tree.kind(value) != .nilLiteral {
      masked.insert(tree.layer(ofProperty: target))
    }
    guard tree.isNamed(target, "cornerRadius") else { return }
    roundings[tree.layer(ofProperty: target), default: []].append(assignment)
    if let constant = constant(value, around: assignment) { sharing[constant, default: []].append(target) }
  }

  /// `UIBezierPath(arcCenter: center, radius: side / 2 - 1, …)`, `path.addArc(center: center, radius: radius, …)`.
  private mutating func indexArc(_ argument: NodeID) {
    guard tree.isNamed(argument, "radius"), let value = tree.value(argument),
      let call = tree.parent(argument),
      tree.argument(call, "arcCenter") != nil || tree.argument(call, "center") != nil
    else { return }
    let type = typeName(around: argument)
    for id in tree.subtree(value) where tree.kind(id) == .identifier {
      if let name = tree.name(id) { arcs.insert(Layer(type: type, base: name.string)) }
    }
  }

  /// `shade.bottomAnchor.constraint(equalTo: button.bottomAnchor)`.
  private mutating func indexPin(_ argument: NodeID) {
    guard tree.isNamed(argument, "equalTo"), let other = tree.value(argument),
      tree.isNamed(other, "bottomAnchor"),
      let call = tree.parent(argument), tree.argumentCount(call) == 1, let member = tree.calledMember(call),
      let anchor = tree.callee(member), tree.isNamed(anchor, "bottomAnchor"), let name = firstName(anchor),
      let base = firstName(other), name != base
    else { return }
    pinned[Layer(type: typeName(around: argument), base: name)] = base
  }

  /// Whether the same type draws an arc by the number that a layer is rounded by: then that is half of its side.
  func isRadiusOfArc(_ value: NodeID) -> Bool {
    guard let name = tree.ownName(value) else { return false }
    return arcs.contains(Layer(type: typeName(around: value), base: name.string))
  }

  /// A constant that has a radius: `Layout.cornerRadius`.
  private func constant(_ value: NodeID, around id: NodeID) -> Layer? {
    guard tree.kind(value) == .member || tree.kind(value) == .identifier else { return nil }
    return Layer(type: typeName(around: id), base: tree.text(value))
  }

  /// A number, what numbers come to, or that of a constant of this file: `Layout.side`.
  private func number(_ value: NodeID) -> Double? {
    if let number = ConstantArithmetic(tree: tree).value(value) { return number }
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
    guard let value = tree.value(argument) else { return }
    let base: String
    if let object = objectOfMaker(argument) {
      base = object
    } else if let label = tree.name(argument) {
      guard Self.sizeLabels.contains(where: { label == $0 }) else { return }
      base = sizedObject(argument)
    } else {
      return
    }
    guard let number = number(value) else { return }
    sizes[Layer(type: typeName(around: argument), base: base), default: []].insert(number)
  }

  /// What a size is for that is told to what makes constraints: `badge` in
  /// `badge.snp.makeConstraints { make in make.size.equalTo(24) }` and in `addSubview(badge) { $0.height.equal(to: 24) }`.
  private func objectOfMaker(_ argument: NodeID) -> String? {
    guard let call = tree.parent(argument), tree.kind(call) == .call,
      tree.name(argument) == nil && tree.isNamed(call, "equalTo")
        || tree.isNamed(argument, "to") && tree.isNamed(call, "equal"),
      let member = tree.calledMember(call), let sides = tree.callee(member),
      tree.subtree(sides).contains(where: { side in
        ["size", "width", "height"].contains { (name: StaticString) in tree.isNamed(side, name) }
      }),
      let closure = tree.ancestors(call, limit: 12).first(where: { tree.kind($0) == .closure }),
      let maker = tree.ancestors(closure, limit: 3).first(where: { tree.kind($0) == .call })
    else { return nil }
    if tree.isNamed(maker, "addSubview") { return tree.unlabelledArgument(maker).flatMap { firstName($0) } }
    guard
      tree.name(maker).map({ $0.hasSuffix("akeConstraints") || $0.hasSuffix("updateConstraints") }) ?? false
    else { return nil }
    return firstName(maker)
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

  /// What the first name of a chain names; empty for the object itself, `nil` where it is no name.
  private func firstName(_ id: NodeID) -> String? {
    switch owner(id) {
    case .named(let name): name.string
    case .itself: ""
    case nil: nil
    }
  }

  private enum Owner {
    case named(Name)
    case itself
  }

  /// What a chain of members starts from.
  private func owner(_ id: NodeID) -> Owner? {
    var current = id
    var last: NodeID?
    var left = 32
    while left > 0, tree.kind(current) != .identifier, let inner = tree.callee(current) {
      left -= 1
      if tree.kind(current) == .member { last = current }
      current = inner
    }
    guard tree.kind(current) == .identifier, var name = tree.name(current) else { return nil }
    if name == "self" || name == "super" {
      guard let member = last.flatMap({ tree.name($0) }) else { return .itself }
      name = member
    }
    return Self.isOwnProperty(name) ? .itself : .named(name)
  }

  private static func isOwnProperty(_ name: Name) -> Bool {
    name == "layer" || name == "frame" || name == "bounds" || name == "snp" || name.hasSuffix("Anchor")
  }

  /// What is assigned to the `cornerCurve` of the layer whose property this is, anywhere in the same type.
  /// - Parameter target: `view.layer.cornerRadius`.
  func curve(ofLayerIn target: NodeID) -> NodeID? { curves[tree.layer(ofProperty: target)] }

  /// All that give the layer of a property a radius, in the same type.
  /// - Parameter target: `view.layer.cornerRadius`.
  func roundings(ofLayerIn target: NodeID) -> [NodeID] { roundings[tree.layer(ofProperty: target)] ?? [] }

  /// Whether the same type cuts a layer out with another, whose outline is what is seen.
  /// - Parameter target: `view.layer.cornerRadius`.
  func isMasked(layerIn target: NodeID) -> Bool { masked.contains(tree.layer(ofProperty: target)) }

  /// So many of its radii a continuous corner takes up of each side.
  private static let reach = 1.53

  /// Whether two corners have no room on a side to be continuous, so that nobody can tell them from circular ones.
  /// - Parameter target: `view.layer.cornerRadius`.
  func leavesNoRoom(_ radius: Double, of target: NodeID) -> Bool {
    sizes(of: target).contains { $0 > radius && Self.leavesNoRoom(radius, on: $0) }
  }

  static func leavesNoRoom(_ radius: Double, on side: Double) -> Bool { side < 2 * reach * radius }

  /// Whether the same type makes what a layer belongs to at most twice a radius wide or high: then the radius makes a circle,
  /// or the ends of a capsule. A constant that is one for one layer is the same thing for the others that have it.
  /// - Parameter target: `view.layer.cornerRadius`.
  func isHalfOfSize(_ radius: Double, of target: NodeID) -> Bool {
    let value = tree.parent(target).flatMap { tree.kind($0) == .assignment ? tree.value($0) : nil }
    let others = value.flatMap { constant($0, around: target) }.flatMap { sharing[$0] } ?? []
    return ([target] + others).contains { isHalf(radius, of: $0) }
  }

  private func isHalf(_ radius: Double, of target: NodeID) -> Bool {
    sizes(of: target).contains { $0 > radius && $0 <= 2 * radius }
  }

  /// Whether the same type makes what a layer belongs to narrower or lower than so many points.
  /// - Parameter target: `view.layer.cornerRadius`.
  func isSmaller(than side: Double, _ target: NodeID) -> Bool {
    sizes(of: target).contains { 0 < $0 && $0 < side }
  }

  /// The widths and heights that the same type gives what a layer belongs to.
  private func sizes(of target: NodeID) -> Set<Double> {
    let type = typeName(around: target)
    // In `lazy var avatar = { let view = UIView(); … }()` the view has another name inside than outside.
    let outer = tree.ancestors(target).first { tree.kind($0) == .binding }.flatMap { tree.name($0)?.string }
    return [firstName(target) ?? "", outer].compactMap { $0 }.reduce(into: []) { all, base in
      let around = pinned[Layer(type: type, base: base)]
      for view in [base, around].compactMap({ $0 }) {
        all.formUnion(sizes[Layer(type: type, base: view)] ?? [])
      }
    }
  }

  /// A line of the smallest text with hardly any room around it, in points.
  private static let lineHeight = 17.0

  /// Whether a radius may round the ends of a view altogether, whose height nobody can read here: that of a text or button is
  /// what it holds, and that of an outlet stands in another file.
  /// - Parameter target: `view.layer.cornerRadius`.
  func mayBePill(_ radius: Double, of target: NodeID) -> Bool {
    2 * radius > Self.lineHeight && !sizes(of: target).contains { $0 > 2 * radius }
      && isSizedElsewhere(target)
  }

  private func isSizedElsewhere(_ target: NodeID) -> Bool {
    switch owner(target) {
    case .itself:
      return isOfSizedType(target)
    case .named(let name):
      if pinned[Layer(type: typeName(around: target), base: name.string)] == "", isOfSizedType(target) {
        return true
      }
      guard let declaration = scope.declaration(of: name, at: target)?.node else { return false }
      let type =
        tree.firstChild(declaration, where: { $0 == .typeAnnotation || $0 == .type })
        .flatMap { tree.lastTypeName($0) }
        ?? tree.value(declaration).flatMap { tree.constructedType(tree.unwrapped($0)) }
      return type.map(Self.isSizedByContent) ?? false
        || tree.parent(declaration).map { tree.hasAttribute($0, "IBOutlet") } ?? false
    case nil: return false
    }
  }

  private func isOfSizedType(_ target: NodeID) -> Bool {
    tree.enclosingType(of: target).map { type in
      tree.children(type).contains {
        tree.kind($0) == .inheritedType && tree.name($0).map(Self.isSizedByContent) ?? false
      }
    } ?? false
  }

  private static func isSizedByContent(_ type: Name) -> Bool {
    type.hasSuffix("Label") || type.hasSuffix("Button")
  }

  private func typeName(around id: NodeID) -> String {
    tree.enclosingType(of: id).flatMap { tree.name($0) }?.string ?? ""
  }
}

extension FileFacts {
  var layerCorners: LayerCorners { kept { LayerCorners(tree, scope) }.value }
}
