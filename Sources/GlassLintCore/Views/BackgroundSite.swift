/// What a `.background(…)` lies behind.
struct BackgroundSite {
  let tree: SyntaxTree
  /// The chain up to the background, and everything after it.
  private let chain: ModifierChain
  private let call: NodeID

  init(tree: SyntaxTree, call: NodeID) {
    self.tree = tree
    self.call = call
    chain = tree.chain(containing: call)
  }

  /// Views that fill a screen, or a column of one.
  private static let screens = Catalog.views.names(
    [.scrolls, .navigation, .tabs], except: ["TextEditor"],
    also: ["GeometryReader", "ScrollViewReader", "ZStack", "HSplitView", "VSplitView"])

  /// What stands on a whole screen, or on what fills one.
  private static let screenModifiers = Catalog.modifiers.names(
    [.screen, .edges],
    also: ["formStyle", "listStyle", "refreshable", "safeAreaInset", "scrollContentBackground"])

  /// Views with pictures, or nothing, of their own: a gray behind them is a placeholder or a line.
  private static let pictures = Catalog.views.names(
    [.silent, .canvas], except: ["ProgressView", "WebView"], also: ["Group"])

  /// Small things that are rows or controls by themselves.
  private static let controls = Catalog.views.names(
    [.text, .control], also: ["HStack", "GroupBox", "Image", "content", "FormRow"])

  /// Whether the view is a screen, a picture or a line, or may well be.
  var isScreen: Bool {
    if chain.modifiers.contains(where: { isScreenModifier($0) }) || isInNavigation { return true }
    guard let name = tree.name(chain.root) else { return false }
    // A screen container that is cut to a shape is a card of its own.
    if Self.screens.contains(name) { return !hasShape }
    if name.hasSuffix("Image") && !(name == "Image") { return true }
    if Self.pictures.contains(name) { return true }
    if name == "Image" { return chain.modifiers.contains { tree.isNamed($0.call, "resizable") } }
    return !hasShape && fillsItsSpace
  }

  /// Whether the view is what a navigation stack or a tab view shows.
  private var isInNavigation: Bool {
    guard !hasShape, let container = tree.container(of: chain.top), let name = tree.name(container.call)
    else { return false }
    return Catalog.views.hasAny(name, [.navigation, .tabs])
  }

  private func isScreenModifier(_ modifier: Modifier) -> Bool {
    let name = tree.name(of: modifier.name)
    if name == "frame" {
      return !hasShape && isInfinite(modifier.call, "maxWidth") && isInfinite(modifier.call, "maxHeight")
    }
    return Self.screenModifiers.contains(name)
  }

  private func isInfinite(_ call: NodeID, _ label: StaticString) -> Bool {
    tree.argument(call, label).map {
      tree.isNamed($0, "infinity") || tree.isNamed($0, "greatestFiniteMagnitude")
    } ?? false
  }

  /// A vertical stack with a spacer in it wants all the height there is, and any with a part that does in both directions.
  private var fillsItsSpace: Bool {
    guard let name = tree.name(chain.root), Catalog.views.has(name, .stack),
      let closure = tree.trailingClosure(chain.root)
    else { return false }
    return tree.statements(closure).contains { part in
      let inner = tree.chain(part)
      return name == "VStack" && tree.isNamed(inner.root, "Spacer")
        || inner.modifiers.contains { modifier in
          tree.name(of: modifier.name) == "frame" && isInfinite(modifier.call, "maxWidth")
            && isInfinite(modifier.call, "maxHeight")
        }
    }
  }

  /// Whether the chain is cut to a shape somewhere.
  var hasShape: Bool { chain.modifiers.contains { Self.cutsShape(tree, $0) } }

  private static let shaping = Catalog.modifiers.names(.clips, except: ["clipped"], also: ["containerShape"])

  static func cutsShape(_ tree: SyntaxTree, _ modifier: Modifier) -> Bool {
    shaping.contains(tree.name(of: modifier.name))
  }

  /// Whether something says that the view is a card, a row or a control: corners, padding, or what it is made of.
  var isCard: Bool {
    if hasShape { return true }
    if let name = tree.name(chain.root), Self.controls.contains(name) { return true }
    let inner = chain.modifiers.prefix { $0.call != call }
    return inner.contains { tree.isNamed($0.call, "padding") }
  }

  /// Whether all that lies on the background is painted white at once, as on a dark overlay.
  var isPaintedWhite: Bool { chain.modifiers.contains { paintsWhite($0.call) } }

  private func paintsWhite(_ call: NodeID) -> Bool {
    guard tree.isNamed(call, "foregroundColor") || tree.isNamed(call, "foregroundStyle"),
      let value = tree.unlabelledArgument(call)
    else { return false }
    return tree.subtree(value).contains { tree.isNamed($0, "white") }
  }

  /// Views larger than this are taken for ones with light text somewhere.
  private static let nodeLimit = 20_000

  /// Whether the view, or one inside it, paints its text white, which a material would not carry.
  var hasLightText: Bool {
    let nodes = tree.subtree(chain.top)
    guard nodes.count <= Self.nodeLimit else { return true }
    return nodes.contains { tree.kind($0) == .call && paintsWhite($0) }
  }
}
