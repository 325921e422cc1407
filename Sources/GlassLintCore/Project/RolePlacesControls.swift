/// Type, icons and motion.
extension RolePlaces {
  // MARK: Type

  /// What makes a picture of a symbol, whose font is its size.
  private static let symbolic: [StaticString] = [
    "SymbolConfiguration", "UIImage", "NSImage", "withConfiguration", "applyingSymbolConfiguration",
  ]

  func isTextFont(_ font: NodeID) -> Bool {
    if isSymbolFont(font) { return false }
    guard let container = tree.container(of: font) else { return !isNamedForSymbols(font) }
    if isOfSymbols(container) || makesSymbolConfiguration(container.call) { return false }
    guard tree.isNamed(container.call, "font"), tree.isModifier(container.call) else {
      return !isNamedForSymbols(font)
    }
    return true
  }

  private func isOfSymbols(_ container: SyntaxTree.Container) -> Bool {
    isNamed(container.call, in: Self.symbolic) || speaksOfSymbols(container.call)
      || speaksOfSymbols(container.argument)
  }

  /// `image.applyingSymbolConfiguration(.init(font: font, scale: .large))`, and where such a value is assigned, declared or
  /// written in full.
  private func makesSymbolConfiguration(_ call: NodeID) -> Bool {
    guard isNamed(call, in: ["init"]), let member = tree.calledMember(call) else { return false }
    if let type = tree.callee(member) { return isNamed(type, in: Self.symbolic) }
    if tree.contextualType(of: call).map({ $0 == "SymbolConfiguration" }) == true { return true }
    if let parent = tree.parent(call), tree.kind(parent) == .assignment {
      return tree.callee(parent).map { speaksOfSymbols($0) } ?? false
    }
    return tree.container(of: call).map { isOfSymbols($0) } ?? false
  }

  /// Whether a font is that of a symbol or an emoji alone, which is as large as it looks.
  func isPictureFont(_ font: NodeID) -> Bool {
    guard let container = tree.container(of: font), tree.isNamed(container.call, "font") else { return false }
    let chain = tree.chain(containing: container.call)
    return isPicture(chain.root) || chain.modifiers.contains { isIconOnly($0.call) }
  }

  /// How names speak of symbols, which are drawn in a font but are no text.
  private static let symbolWords: [StaticString] = ["icon", "symbol", "glyph", "emoji", "awesome"]

  private func speaksOfSymbols(_ id: NodeID) -> Bool {
    guard let name = tree.name(id) else { return false }
    return Self.symbolWords.contains { name.containsIgnoringCase($0) }
  }

  /// `.custom(Icons.familyName, size: 13)`, `UIFont(name: "FontAwesome", size: 13)`.
  private func isSymbolFont(_ font: NodeID) -> Bool {
    guard let family = tree.unlabelledArgument(font) ?? tree.argument(font, "name") else { return false }
    let text = tree.text(family).lowercased()
    return Self.symbolWords.contains { text.contains("\($0)") }
  }

  /// `let iconFont = Font.system(size: 14)`.
  private func isNamedForSymbols(_ font: NodeID) -> Bool {
    for ancestor in tree.ancestors(font, limit: 24) {
      switch tree.kind(ancestor) {
      case .binding, .parameter, .funcDecl: if speaksOfSymbols(ancestor) { return true }
      case .structDecl, .enumDecl, .classDecl, .extensionDecl: return speaksOfSymbols(ancestor)
      case .assignment:
        return tree.callee(ancestor).flatMap { tree.callee($0) }.map { speaksOfSymbols($0) } ?? false
      default: continue
      }
    }
    return false
  }

  /// `.labelStyle(.iconOnly)`.
  private func isIconOnly(_ modifier: NodeID) -> Bool {
    guard tree.isNamed(modifier, "labelStyle"), let style = tree.unlabelledArgument(modifier) else {
      return false
    }
    return isNamed(style, in: ["iconOnly"])
  }

  /// What may stand beside images in a view that is nothing but a picture.
  private static let wordless: ViewFacts = [.silent, .stack, .wrapper, .picture]

  /// Views larger than this are taken for ones with text.
  private static let pictureLimit = 300

  /// Whether a view is an image, or a control or stack of nothing but images and shapes, or an emoji.
  func isPicture(_ view: NodeID) -> Bool {
    if isNamed(view, in: ["Image"]) { return true }
    if isNamed(view, in: ["Text"]) { return isPictograph(view) }
    if isKnown(view, as: .tapped) { return label(ofButton: view).map { holdsOnlyPictures($0) } ?? false }
    return isKnown(view, as: Self.wordless) && holdsOnlyPictures(view)
  }

  private func holdsOnlyPictures(_ view: NodeID) -> Bool {
    let inside = tree.subtree(view)
    guard inside.count <= Self.pictureLimit else { return false }
    var hasImage = false
    // From the outside in, so that what a button does can be left out.
    var next = inside.upperBound
    while next >= inside.lowerBound {
      let id = next
      next -= 1
      if tree.kind(id) == .argument, id != view, isUnseen(id) {
        next = tree.subtree(id).lowerBound - 1
      } else if tree.kind(id) == .call, let type = tree.constructedType(id) {
        if type == "Image" { hasImage = true }
        guard isKnown(id, as: Self.wordless) || isKnown(id, as: .tapped) && label(ofButton: id) != nil
        else { return false }
      } else if isStatement(id) {
        return false
      }
    }
    return hasImage
  }

  /// Whether an argument is no part of what a view shows: what a button or a gesture does, where a link leads, what
  /// VoiceOver says.
  private func isUnseen(_ argument: NodeID) -> Bool {
    guard let call = tree.parent(argument), let name = tree.name(call) else { return false }
    if tree.isModifier(call) { return name.hasPrefix("on") || name.hasPrefix("accessibility") }
    return isKnown(call, as: .tapped) && label(ofButton: call) != tree.closure(argument)
  }

  /// Whether an expression is the root of a view that its name alone tells nothing about: `configuration.label`,
  /// `title`, `makeTitle()`.
  private func isStatement(_ id: NodeID) -> Bool {
    switch tree.kind(id) {
    case .identifier, .member, .call: break
    default: return false
    }
    let top = tree.chainTop(id)
    guard let parent = tree.parent(top), tree.chain(top).root == id else { return false }
    switch tree.kind(parent) {
    case .closure, .codeBlock, .ifConfigClause: return true
    case .switchCase: return tree.value(parent) == top
    default: return false
    }
  }

  /// The closure that builds what a button looks like; `nil` for one with a title.
  private func label(ofButton button: NodeID) -> NodeID? {
    if let label = tree.closureArgument(button, "label") { return label }
    guard tree.unlabelledArgument(button) == nil, !isNamed(button, in: ["Menu", "ShareLink"]) else {
      return nil
    }
    return tree.trailingClosure(button)
  }

  /// Whether a text is written down and holds no letter, digit or interpolation: `Text("🎉")`.
  private func isPictograph(_ text: NodeID) -> Bool {
    guard let value = tree.unlabelledArgument(text), tree.kind(value) == .stringLiteral,
      tree.firstChild(value, .interpolation) == nil
    else { return false }
    return tree.text(value).unicodeScalars.contains { $0.properties.isEmojiPresentation }
  }

  // MARK: Icons

  /// `Button { … } label: { Image(systemName: "plus").frame(width: 36, height: 36) }`, and the same frame on the button.
  func isIconButtonFrame(_ frame: NodeID) -> Bool {
    guard let width = tree.argument(frame, "width"), let height = tree.argument(frame, "height"),
      tree.hasOnlyLabels(frame, ["width", "height", "alignment"]),
      tree.spellsTheSame(tree.range(of: width), tree.range(of: height)), isOutermostFrame(frame),
      !isGrown(frame)
    else { return false }
    let root = tree.chain(frame).root
    if isKnown(root, as: .tapped) { return isPicture(root) }
    guard isIcon(root, frame), let place = tree.container(of: frame) else { return false }
    // A badge may lie over the icon: `ZStack { Image(…).frame(…); badge }`.
    if isNamed(place.call, in: ["ZStack"]), let layers = tree.closure(place.argument),
      tree.firstStatement(layers) == tree.chainTop(frame), let outer = tree.container(of: place.call)
    {
      return isLabel(outer)
    }
    return isLabel(place)
  }

  /// Whether what stands in a container is all there is of a button's label.
  private func isLabel(_ container: SyntaxTree.Container) -> Bool {
    guard isKnown(container.call, as: .tapped), let label = label(ofButton: container.call) else {
      return false
    }
    return tree.closure(container.argument) == label && tree.statements(label).count == 1
  }

  /// Whether an icon in a frame is less than its button: it has room around it, or the button a style of the project's own,
  /// which may give it some.
  private func isGrown(_ frame: NodeID) -> Bool {
    if tree.outerModifiers(of: frame).contains(where: { tree.name(of: $0.name) == "padding" }) { return true }
    guard let button = tree.containers(of: frame).first(where: { isKnown($0.call, as: .tapped) })?.call
    else {
      return false
    }
    return tree.outerModifiers(of: button).contains { modifier in
      guard tree.name(of: modifier.name) == "buttonStyle" else { return false }
      guard let style = tree.unlabelledArgument(modifier.call) else { return true }
      return !isNamed(style, in: ["plain", "borderless", "PlainButtonStyle", "BorderlessButtonStyle"])
    }
  }

  private func isOutermostFrame(_ frame: NodeID) -> Bool {
    !tree.outerModifiers(of: frame).contains { tree.name(of: $0.name) == "frame" }
  }

  /// An image in a frame; a resizable one without another frame inside is as large itself.
  private func isIcon(_ root: NodeID, _ frame: NodeID) -> Bool {
    guard isNamed(root, in: ["Image"]) else { return false }
    let inner = tree.chain(frame).modifiers
    let isResizable = inner.contains { tree.name(of: $0.name) == "resizable" }
    return !isResizable || inner.filter { tree.name(of: $0.name) == "frame" }.count > 1
  }

  // MARK: Motion

  /// Whether a member is one of `Animation`: it says so, or what takes it does.
  func isAnimation(_ call: NodeID) -> Bool {
    if let member = tree.calledMember(call), tree.callee(member) != nil { return true }
    for ancestor in tree.ancestors(tree.chainTop(call), limit: 16) {
      switch tree.kind(ancestor) {
      case .tuple, .ternary, .sequence, .returnStmt, .codeBlock, .closure, .accessorBlock, .accessor,
        .ifStmt, .ifBranch, .switchStmt, .switchCase:
        continue
      case .argument:
        if mentionsAnimation(ancestor) { return true }
        guard let owner = tree.parent(ancestor) else { return false }
        if tree.kind(owner) != .tuple { return mentionsAnimation(owner) }
      case .assignment: return tree.callee(ancestor).map { mentionsAnimation($0) } ?? false
      case .binding, .parameter, .funcDecl:
        return tree.firstChild(ancestor) { $0 == .typeAnnotation || $0 == .type || $0 == .returnType }
          .map { namesAnimation($0) } ?? false
      default: return false
      }
    }
    return false
  }

  private func mentionsAnimation(_ id: NodeID) -> Bool {
    tree.name(id)?.containsIgnoringCase("animation") ?? false
  }

  /// `Animation`, `Animation?`, `SwiftUI.Animation`.
  private func namesAnimation(_ type: NodeID) -> Bool {
    let node = tree.node(type)
    return (Int(node.firstToken)..<Int(node.endToken)).contains { token in
      tree.token(token).kind == .identifier && tree.name(of: token) == "Animation"
    }
  }
}
