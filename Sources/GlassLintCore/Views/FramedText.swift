/// The text in a frame, as far as its size is known to grow with the reader's setting.
struct FramedText {
  struct Line {
    /// The call that makes the text.
    let view: NodeID
    /// Of one line at the largest text size, in points.
    let height: Double
    /// Of one line at the usual text size, about.
    let usualHeight: Double
    /// Nothing here sets its font, so that whoever shows it may.
    let takesFont: Bool
    let isOneLine: Bool
  }

  /// The text whose lines are highest; `nil` where none is known to grow.
  private(set) var tallest: Line?
  /// Whether something in it makes room in another way: it scrolls, is scaled down, or limits the text size.
  private(set) var isOpen = false
  /// Whether something in it takes all the height or width that it is offered, or may do so.
  private(set) var fillsHeight = false
  private(set) var fillsWidth = false
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
    let filled = fillsHeight
    for modifier in chain.modifiers { readSize(modifier) }
    // A frame of its own holds whatever it is around.
    defer { if chain.modifiers.contains(where: { isFixedInHeight($0) }) { fillsHeight = filled } }
    guard let type = tree.constructedType(chain.root), !file.facts.declaresCallable(type, at: chain.root),
      let view = Catalog.views[type]
    else {
      // What this file declares is walked through; a view of another may be as large as it likes.
      let content = file.drawnContent
      if !content.isOwnView(chain.root), content.helper(chain.root) == nil { fillsHeight = true }
      return
    }
    if !view.isDisjoint(with: [.scrolls, .canvas]) || type == "GeometryReader" { isOpen = true }
    switch type {
    case "Spacer": if !isInRow(chain) { fillsHeight = true }
    case "Divider": if isInRow(chain) { fillsHeight = true }
    case "Color", "AsyncImage": fillsHeight = true
    default: if !view.isDisjoint(with: [.shape, .gradient]) { fillsHeight = true }
    }
    guard type == "Text" || type == "Label" || type == "TextField", isWords(chain, type) else { return }
    let (font, isKnown) = font(of: chain, in: base)
    guard isKnown, let style = font.map({ styleName(ofFont: $0) }) ?? "body",
      let height = TextStyles.largestLineHeight(ofStyle: style),
      let size = TextStyles.named(style)?.size(on: .iOS)
    else { return }
    let isOneLine = chain.modifiers.contains { modifier in
      tree.isNamed(modifier.call, "lineLimit")
        && tree.unlabelledArgument(modifier.call).map { tree.text($0) == "1" } == true
    }
    if tallest.map({ $0.height < height }) ?? true {
      tallest = Line(
        view: chain.root, height: height, usualHeight: size * Self.leading, takesFont: font == nil,
        isOneLine: isOneLine)
    }
  }

  /// From the size of a text style to the height of its line.
  private static let leading = 1.25

  private mutating func readSize(_ modifier: Modifier) {
    switch tree.name(of: modifier.name) {
    case "resizable": fillsHeight = true
    case "frame":
      if tree.argument(modifier.call, "maxHeight") != nil { fillsHeight = true }
      if tree.argument(modifier.call, "maxWidth") != nil { fillsWidth = true }
    case "buttonStyle":
      let style = tree.unlabelledArgument(modifier.call).flatMap { tree.name($0) }
      if !(style.map { Self.hugging.contains($0) } ?? false) { fillsHeight = true }
    default: break
    }
  }

  /// The system's styles, which are as large as the label of their button asks.
  private static let hugging = NameSet([
    "automatic", "plain", "borderless", "bordered", "borderedProminent", "glass", "glassProminent",
    "DefaultButtonStyle", "PlainButtonStyle", "BorderlessButtonStyle", "BorderedButtonStyle",
    "BorderedProminentButtonStyle",
  ])

  private func isFixedInHeight(_ modifier: Modifier) -> Bool {
    tree.isNamed(modifier.call, "frame") && tree.argument(modifier.call, "height") != nil
  }

  private func isInRow(_ chain: ModifierChain) -> Bool {
    tree.container(of: chain.root).map { tree.isNamed($0.call, "HStack") } ?? false
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

  /// The call that sets the font of a text in this view, if any, and whether that is known.
  private func font(of text: ModifierChain, in base: NodeID) -> (call: NodeID?, isKnown: Bool) {
    var modifiers = Self.around(tree, text.root)
    if !tree.contains(base, text.root) {
      // In a helper, whose own containers come first. What stands between is not looked for.
      guard !tree.subtree(base).contains(where: { tree.kind($0) == .call && tree.isNamed($0, "font") }) else {
        return (nil, false)
      }
      modifiers += Self.around(tree, base)
    }
    for modifier in modifiers {
      let name = tree.name(of: modifier.name)
      if name == "font" { return (modifier.call, true) }
      // A modifier of the project's own may set a font.
      if !Catalog.modifiers.contains(name) || file.facts.declaresFunction(name) { return (nil, false) }
    }
    return (nil, true)
  }

  /// The text style that a font is; `nil` for a font that may not grow, or is not known.
  private func styleName(ofFont call: NodeID) -> String? {
    guard let value = tree.unlabelledArgument(call) else { return nil }
    let root = tree.chain(value).root
    guard tree.kind(root) == .member, let name = tree.name(root),
      tree.callee(root).map({ tree.isNamed($0, "Font") }) ?? true,
      file.facts.scope.member(name, ofType: Name("Font")) == nil
    else { return nil }
    return name.string
  }
}
