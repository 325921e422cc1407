/// Answers whether a call or an assignment stands where its numbers have a role.
struct RolePlaces {
  let tree: SyntaxTree
  let facts: FileFacts

  func accept(_ place: RoleBinding.Place, _ node: NodeID) -> Bool {
    switch place {
    case .anywhere: return true
    case .view: return isViewModifier(node)
    case .inset: return isInset(node)
    case .gap: return isGap(node)
    case .cellSpacing: return isCellSpacing(node)
    case .corner: return !isRoundEnd(node)
    case .layerCorner: return isLayerCorner(node)
    case .arc: return isCornerArc(node)
    case .cornerStyle: return isCornerStyle(node)
    case .text: return isTextFont(node)
    case .iconButton: return isIconButtonFrame(node)
    case .surface: return isSurfaceOpacity(node)
    case .outline: return isOutline(node)
    case .animation: return isAnimation(node)
    }
  }

  func isNamed(_ id: NodeID, in names: [StaticString]) -> Bool {
    guard let name = tree.name(id) else { return false }
    return names.contains { name == $0 }
  }

  func isKnown(_ id: NodeID, as facts: ViewFacts) -> Bool {
    tree.name(id).map { Catalog.views.hasAny($0, facts) } ?? false
  }

  private func isViewModifier(_ call: NodeID) -> Bool {
    (facts.isViewModifier(call) || facts.isViewModifierOfSelf(call)) && !tree.isChartContent(call)
      && !isRoundEnd(call)
  }

  // MARK: Spacing

  /// Distances of other things than views: the parts of an image that do not stretch, the room a map leaves at its
  /// edges, a rectangle made smaller to draw or to hit in.
  private static let otherInsets: [StaticString] = ["capInsets", "withCapInsets", "edgePadding", "by"]

  private func isInset(_ call: NodeID) -> Bool {
    guard let container = tree.container(of: call) else { return !isNamedForOtherInsets(call) }
    return !isNamed(container.argument, in: Self.otherInsets)
  }

  /// Whether insets have a name that is used in this file for something other than views.
  private func isNamedForOtherInsets(_ call: NodeID) -> Bool {
    guard let declaration = declaration(whoseValueIs: call), let name = tree.name(declaration) else {
      return false
    }
    return (facts.uses[name.hash] ?? []).prefix(16).contains { use in
      guard tree.name(use).map({ $0 == name }) ?? false, let container = tree.container(of: use) else {
        return false
      }
      return isNamed(container.argument, in: Self.otherInsets)
    }
  }

  /// `interItemSpacing = .fixed(8)` and `NSCollectionLayoutEdgeSpacing(leading: .fixed(8), …)`, where `.fixed` of
  /// other types is a size.
  private func isCellSpacing(_ call: NodeID) -> Bool {
    if let member = tree.calledMember(call), tree.callee(member) != nil { return true }
    guard let parent = tree.parent(call) else { return false }
    switch tree.kind(parent) {
    case .assignment:
      return tree.callee(parent).flatMap { tree.name($0) }?.hasSuffix("ItemSpacing") ?? false
    case .argument:
      return tree.parent(parent).flatMap { tree.constructedType($0) }
        .map { $0 == "NSCollectionLayoutEdgeSpacing" } ?? false
    default: return false
    }
  }

  /// Modifiers that make more of an empty view than room.
  private static let fillings: [StaticString] = [
    "background", "overlay", "contentShape", "onTapGesture", "gesture", "onDrop", "dropDestination",
    "glassEffect", "accessibilityLabel", "accessibilityElement",
  ]

  /// `Spacer().frame(height: 22)` and `Color.clear.frame(height: 22)` are gaps; other frames are sizes.
  private func isGap(_ frame: NodeID) -> Bool {
    guard let base = tree.base(ofModifier: frame) else { return false }
    let root = tree.unwrapped(base)
    let isSpacer = tree.constructedType(root).map { $0 == "Spacer" } ?? false
    // With both measures given it holds the place of something of that size.
    guard tree.argument(frame, "width") == nil || tree.argument(frame, "height") == nil else { return false }
    return (isSpacer || isGapOfClearColor(root, frame)) && !isFilled(frame)
  }

  private func isGapOfClearColor(_ root: NodeID, _ frame: NodeID) -> Bool {
    guard tree.kind(root) == .member, tree.isNamed(root, "clear"), let owner = tree.callee(root),
      tree.isNamed(owner, "Color")
    else { return false }
    // What has an inside to pad holds the place of something as well.
    return !tree.outerModifiers(of: frame).contains { tree.name(of: $0.name) == "padding" }
  }

  /// Whether something is drawn or touched in a frame: a line, a bar, an area of its own size.
  private func isFilled(_ frame: NodeID) -> Bool {
    tree.outerModifiers(of: frame).contains { isNamed($0.call, in: Self.fillings) }
  }

  // MARK: Properties

  /// Whether what a property belongs to has a name, or is made of a type, that mentions a word.
  func isProperty(_ target: NodeID, of word: StaticString) -> Bool {
    guard let base = tree.callee(target) else { return false }
    let owner = tree.unwrapped(base)
    guard let name = tree.name(owner) else { return false }
    if Self.mentions(name, word) { return true }
    guard tree.kind(owner) == .identifier, let declaration = facts.scope.declaration(of: name, at: owner),
      !declaration.isOpaque, let type = type(of: declaration.node)
    else { return false }
    return Self.mentions(type, word)
  }

  /// What a variable or a parameter is annotated with, or made of.
  private func type(of declaration: NodeID) -> Name? {
    if let annotation = tree.firstChild(declaration, where: { $0 == .typeAnnotation || $0 == .type }) {
      return tree.lastTypeName(annotation)
    }
    return tree.value(declaration).flatMap { tree.constructedType(tree.unwrapped($0)) }
  }

  /// Whether a name holds a word as it stands or as a part in camel case: `stack`, `rowStack`, `UIStackView`.
  private static func mentions(_ name: Name, _ word: StaticString) -> Bool {
    if name.hasPrefix(word) { return true }
    let text = name.string
    let plain = "\(word)"
    return text.contains(plain.prefix(1).uppercased() + plain.dropFirst())
  }
}
