/// The text in a frame, as far as its size is known to grow with the reader's setting.
struct FramedText {
  struct Line {
    /// The call that makes the text.
    let view: NodeID
    /// Of one line at the largest text size, in points.
    let height: Double
    let isOneLine: Bool
  }

  /// The text whose lines are highest; `nil` where none is known to grow.
  private(set) var tallest: Line?
  /// Whether something in it makes room in another way: it scrolls, is scaled down, or limits the text size.
  private(set) var isOpen = false
  /// Whether something in it takes all the room that it is offered.
  private(set) var isFlexible = false
  /// Whether it holds anything but one text.
  private(set) var holdsOther = false

  private let file: FileContext
  private var tree: SyntaxTree { file.tree }

  init(_ file: FileContext, _ base: NodeID) {
    self.file = file
    let tree = file.tree
    if Self.around(tree, base).contains(where: { Self.makesRoom(tree.name(of: $0.name)) }) { isOpen = true }
    var views = 0
    file.drawnContent.walk([base]) { chain, place in
      read(chain, in: base)
      views += 1
      return isOpen ? .stop : .inside
    }
    holdsOther = views > 1
  }

  /// The modifiers on a view and on the containers around it, innermost first.
  private static func around(_ tree: SyntaxTree, _ view: NodeID) -> [Modifier] {
    tree.outerModifiers(of: view)
      + tree.containers(of: view).flatMap { tree.isModifier($0.call) ? [] : tree.outerModifiers(of: $0.call) }
  }

  private static func makesRoom(_ name: Name) -> Bool {
    name == "minimumScaleFactor" || name == "dynamicTypeSize" || name == "fixedSize" || name == "hidden"
  }

  private mutating func read(_ chain: ModifierChain, in base: NodeID) {
    if chain.modifiers.contains(where: { Self.makesRoom(tree.name(of: $0.name)) }) { isOpen = true }
    if chain.modifiers.contains(where: { fills($0) }) { isFlexible = true }
    guard let type = tree.constructedType(chain.root), !file.facts.declaresCallable(type, at: chain.root),
      let view = Catalog.views[type]
    else {
      // A view of the project's own may be as large as it likes.
      isFlexible = true
      return
    }
    if !view.isDisjoint(with: [.scrolls, .canvas]) || type == "GeometryReader" { isOpen = true }
    if !view.isDisjoint(with: [.shape, .gradient]) || type == "Color" || type == "Divider" || type == "Spacer"
      || type == "AsyncImage"
    {
      isFlexible = true
    }
    guard type == "Text" || type == "Label" || type == "TextField", isWords(chain, type) else { return }
    guard let height = lineHeight(chain, in: base) else { return }
    let isOneLine = chain.modifiers.contains { modifier in
      tree.isNamed(modifier.call, "lineLimit")
        && tree.unlabelledArgument(modifier.call).map { tree.text($0) == "1" } == true
    }
    if tallest.map({ $0.height < height }) ?? true {
      tallest = Line(view: chain.root, height: height, isOneLine: isOneLine)
    }
  }

  private func fills(_ modifier: Modifier) -> Bool {
    if tree.isNamed(modifier.call, "resizable") { return true }
    return tree.isNamed(modifier.call, "frame") && tree.argument(modifier.call, "maxHeight") != nil
  }

  /// Glyphs of one or two characters are badges, and so are labels whose titles are hidden.
  private func isWords(_ chain: ModifierChain, _ type: Name) -> Bool {
    if chain.modifiers.contains(where: { tree.isNamed($0.call, "labelStyle") }) { return false }
    guard type == "Text" else { return true }
    guard let text = tree.unlabelledArgument(chain.root) ?? tree.argument(chain.root, "verbatim") else {
      return false
    }
    guard tree.kind(text) == .stringLiteral else { return true }
    // With its quotes.
    return tree.text(text).count > 4
  }

  /// How high a line of a text is at the largest text size; `nil` where its font may not grow, or is not known.
  private func lineHeight(_ text: ModifierChain, in base: NodeID) -> Double? {
    var modifiers = Self.around(tree, text.root)
    if !tree.contains(base, text.root) {
      // In a helper, whose own containers come first. What stands between is not looked for.
      guard !tree.subtree(base).contains(where: { tree.kind($0) == .call && tree.isNamed($0, "font") }) else {
        return nil
      }
      modifiers += Self.around(tree, base)
    }
    for modifier in modifiers {
      let name = tree.name(of: modifier.name)
      if name == "font" { return lineHeight(ofFont: modifier.call) }
      // A modifier of the project's own may set a font.
      if !Catalog.modifiers.contains(name) || file.facts.declaresFunction(name) { return nil }
    }
    return TextStyles.largestLineHeight(ofStyle: "body")
  }

  private func lineHeight(ofFont call: NodeID) -> Double? {
    guard let value = tree.unlabelledArgument(call) else { return nil }
    let root = tree.chain(value).root
    guard tree.kind(root) == .member, let name = tree.name(root),
      tree.callee(root).map({ tree.isNamed($0, "Font") }) ?? true,
      file.facts.scope.member(name, ofType: Name("Font")) == nil
    else { return nil }
    return TextStyles.largestLineHeight(ofStyle: name.string)
  }
}
