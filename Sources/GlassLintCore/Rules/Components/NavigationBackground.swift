/// Backgrounds that lie behind the background a navigation stack has itself.
enum NavigationBackground {
  static let rule = Rule(
    id: "navigation-background",
    theme: .components,
    summary: "a background put on a `NavigationStack`, or behind one whose content does not clear its own",
    rationale: """
      A navigation stack paints an opaque background behind every screen it shows, so that what lies behind it is hidden, \
      or shows during transitions only. A background that is to stay lies below the stack in a `ZStack`, and the stack's \
      content clears its container: `.containerBackground(for: .navigation) { Color.clear }` (iOS 18).
      """,
    severity: .warning,
    fixable: .never,
    options: [
      RuleOption(
        "strict", .flag, default: .flag(false),
        help: """
          Whether views that the file does not show are taken to leave the background of a stack as it is, so that what \
          lies behind the stack in a `ZStack` is reported unless the container is cleared where it can be seen.
          """)
    ],
    seeds: ["003"],
    examples: navigationBackgroundExamples,
    triggers: Rule.Triggers(calls: ["NavigationStack", "NavigationView"]),
    check: check)

  private static func check(_ context: borrowing RuleContext, _ call: NodeID) {
    let tree = context.tree
    guard context.file.views.constructed(call) != nil, !tree.isInPreview(call),
      hasGround(context, at: call),
      !context.file.runsOnlyBefore(release: containerRelease, call)
    else {
      return
    }
    let name = tree.constructedType(call)?.string ?? "NavigationStack"
    let isReported = checkModifiers(context, call, name)
    checkLayers(context, call, name, isReported: isReported)
  }

  /// Whether a stack has a ground of its own wherever code is built for: on a Mac, a television or a headset it has none, and no
  /// container that could be cleared.
  private static func hasGround(_ context: borrowing RuleContext, at node: NodeID) -> Bool {
    !context.file.isForPointer(node)
      && context.file.systems(at: node).isDisjoint(with: [
        .macOS, .tvOS, .visionOS,
      ])
  }

  /// The release from which on a stack's content can clear its container.
  private static let containerRelease = 18

  private static func canClear(_ context: borrowing RuleContext, _ call: NodeID) -> Bool {
    context.file.targetsReach(ReleaseYear.iOS18, assumed: true, at: call)
  }

  // MARK: Modifiers

  /// Modifiers that make room around a stack, or let what is behind it through.
  private static let uncovering = Catalog.modifiers.names(
    [.room, .clips, .warps], also: ["offset", "opacity", "blur", "containerBackground", "introspect"])

  private static func checkModifiers(_ context: borrowing RuleContext, _ call: NodeID, _ name: String) -> Bool
  {
    let tree = context.tree
    let shown = shownAt(context, call)
    let modifiers = tree.outerModifiers(of: call) + (shown == call ? [] : tree.outerModifiers(of: shown))
    for modifier in modifiers {
      let own = tree.name(of: modifier.name)
      if uncovering.contains(own) || own == "frame" && isFixed(tree, modifier.call) { return false }
      guard own == "background" || own == "overlay", hasGround(context, at: modifier.call),
        let value = tree.unlabelledArgument(modifier.call) ?? context.file.views.content(of: modifier.call)
      else { continue }
      if own == "overlay" {
        guard let gradient = gradientLayer(context, value) else { continue }
        context.report(
          at: gradient,
          "a gradient over the whole `\(name)` covers its bars as well; put it on the stack's content")
        return true
      }
      let paint = context.file.paint(of: value)
      guard paint.isCustom || paint == .material else { continue }
      // A stack whose content shows what is behind it may have its background there.
      guard !mayClear(context, call, trusting: false) else { return false }
      guard let ground = ground(context, call, value) else { return false }
      let advice =
        switch ground {
        case .same: "delete it, the stack's content has the same"
        case .list: "delete it, the list in the stack paints its own ground"
        case .bare: "put it on the stack's content"
        }
      context.report(
        call: modifier.call,
        "\(paint.text) behind a `\(name)` is hidden by the stack's own background; \(advice)")
      return true
    }
    return false
  }

  /// What the view that a stack shows first lies on, beside the stack's background.
  private enum ContentGround {
    /// The same as the stack.
    case same
    /// A list or form, which paints over whatever lies behind it.
    case list
    /// Nothing.
    case bare
  }

  /// - Returns: `nil` where that is something else, or not known.
  private static func ground(_ context: borrowing RuleContext, _ call: NodeID, _ background: NodeID)
    -> ContentGround?
  {
    let tree = context.tree
    let views = context.file.views
    guard let content = views.content(of: call) else { return nil }
    if context.file.showsListsOnly(content) { return .list }
    let shown = views.views(in: content)
    let haveSame = shown.allSatisfy { view in
      tree.chain(view).modifiers.contains { modifier in
        guard tree.isNamed(modifier.call, "background"), let own = tree.unlabelledArgument(modifier.call)
        else {
          return false
        }
        return tree.spellsTheSame(context.file.wholePaint(own), context.file.wholePaint(background))
      }
    }
    if haveSame, !shown.isEmpty { return .same }
    return context.file.paintsNoGround(content) ? .bare : nil
  }

  private static func isFixed(_ tree: SyntaxTree, _ frame: NodeID) -> Bool {
    tree.arguments(frame).contains { argument in
      guard let label = tree.name(argument), let value = tree.value(argument) else { return false }
      return !(label == "alignment") && !tree.isNamed(value, "infinity")
    }
  }

  /// The name of a gradient that is laid over the whole stack.
  private static func gradientLayer(_ context: borrowing RuleContext, _ value: NodeID) -> ByteRange? {
    let views = context.tree.kind(value) == .closure ? context.file.views.views(in: value) : [value]
    guard views.count == 1 else { return nil }
    let chain = context.file.views.chain(views[0])
    guard isGradient(context, chain.root),
      !chain.modifiers.contains(where: { shaping.contains(context.tree.name(of: $0.name)) }),
      let callee = context.tree.callee(chain.root)
    else { return nil }
    return context.tree.range(of: callee)
  }

  /// Modifiers that keep a layer to a part of the screen, or on only at times.
  private static let shaping = NameSet([
    "frame", "opacity", "mask", "clipShape", "offset", "padding", "hidden",
  ])

  private static func isGradient(_ context: borrowing RuleContext, _ root: NodeID) -> Bool {
    guard context.tree.kind(root) == .call, let name = context.file.views.constructed(root) else {
      return false
    }
    return name.hasSuffix("Gradient")
  }

  // MARK: Layers

  private static let layerLimit = 24

  private static func checkLayers(
    _ context: borrowing RuleContext, _ call: NodeID, _ name: String, isReported: Bool
  ) {
    let tree = context.tree
    let shown = shownAt(context, call)
    guard let stack = enclosingStack(context, shown), let closure = context.file.views.content(of: stack),
      ![call, shown].contains(where: { view in
        tree.outerModifiers(of: view).contains { uncovering.contains(tree.name(of: $0.name)) }
      })
    else { return }
    var paints: [(layer: NodeID, paint: BackgroundPaint)] = []
    for layer in tree.statements(closure).prefix(layerLimit) {
      if tree.contains(layer, shown) { break }
      if tree.kind(layer) == .variableDecl { continue }
      guard let paint = context.file.layerPaint(of: layer) else { return }
      paints.append((layer, paint))
    }
    guard let bottom = paints.first(where: { $0.paint.isCustom || $0.paint == .material }) else { return }
    if !isReported, !mayClear(context, call, trusting: true) {
      let remedy =
        canClear(context, call)
        ? "clear it on the stack's content with `.containerBackground(for: .navigation) { Color.clear }` (iOS 18)"
        : "put \(bottom.paint.text) on the stack's content instead"
      context.report(
        call: call,
        "this `\(name)` hides \(bottom.paint.text) below it: its own background is opaque; \(remedy)",
        notes: [(tree.range(of: bottom.layer), "hidden behind the stack")])
    } else if let second = paints.filter({ $0.paint == .gradient && isPlain(context, $0.layer) }).dropFirst()
      .first,
      let callee = tree.callee(context.file.views.chain(second.layer).root)
    {
      context.report(
        at: tree.range(of: callee),
        "one gradient on another behind a `\(name)` costs drawing time and hides what is below; paint one background"
      )
    }
  }

  /// A gradient as it is, over the whole screen.
  private static func isPlain(_ context: borrowing RuleContext, _ layer: NodeID) -> Bool {
    let chain = context.file.views.chain(layer)
    return isGradient(context, chain.root)
      && !chain.modifiers.contains { shaping.contains(context.tree.name(of: $0.name)) }
  }

  /// Where a stack is shown: in its place, or where the property or function that makes it is used, if that is only once.
  private static func shownAt(_ context: borrowing RuleContext, _ call: NodeID) -> NodeID {
    let tree = context.tree
    guard tree.container(of: call) == nil,
      let helper = tree.ancestors(call).first(where: {
        tree.kind($0) == .binding || tree.kind($0) == .funcDecl
      }), let name = tree.name(helper), !(name == "body")
    else { return call }
    let uses = (context.facts.uses[name.hash] ?? []).filter { use in
      tree.name(use).map { $0 == name } == true && !tree.contains(helper, use)
        && (tree.kind(use) == .identifier || tree.callee(use).map { tree.isNamed($0, "self") } == true)
    }
    return uses.count == 1 ? uses[0] : call
  }

  /// The `ZStack` whose layer a stack is, by itself or as a branch of a condition.
  private static func enclosingStack(_ context: borrowing RuleContext, _ call: NodeID) -> NodeID? {
    var current = call
    for _ in 0..<3 {
      guard let container = context.tree.container(of: current),
        let name = context.file.views.constructed(container.call)
      else { return nil }
      if Catalog.views.has(name, .depth) { return container.call }
      guard name == "Group" else { return nil }
      current = container.call
    }
    return nil
  }

  // MARK: Content

  /// Blocks of this file that are looked into for one stack.
  private static let blockLimit = 24

  /// Nodes of a stack's content that are looked at.
  private static let nodeLimit = 12_000

  /// Whether the content of a stack clears its background.
  /// - Parameter trusting: whether views and modifiers that this file does not show are taken to do so.
  private static func mayClear(_ context: borrowing RuleContext, _ call: NodeID, trusting: Bool) -> Bool {
    let tree = context.tree
    let views = context.file.views
    guard let content = views.content(of: call) ?? tree.argument(call, "root") else { return true }
    var open = [content]
    var left = blockLimit
    while let block = open.popLast() {
      left -= 1
      guard left > 0, tree.subtree(block).count < nodeLimit else { return true }
      for id in tree.subtree(block) where clears(context, id) { return true }
      for view in isBlock(tree, block) ? views.views(in: block) : [block] {
        let chain = views.chain(view)
        if trusting, chain.modifiers.contains(where: { isOwn(context, $0) }) { return true }
        if let name = views.constructed(chain.root) {
          if trusting, !Catalog.views.contains(name), !context.flag("strict") { return true }
          if let inner = views.content(of: chain.root), Catalog.views.hasAny(name, [.stack, .wrapper]) {
            open.append(inner)
          }
        } else if let body = views.builder(of: chain.root) {
          open.append(body)
        }
      }
    }
    return false
  }

  private static func isBlock(_ tree: SyntaxTree, _ id: NodeID) -> Bool {
    switch tree.kind(id) {
    case .closure, .accessorBlock, .codeBlock: return true
    default: return false
    }
  }

  private static func clears(_ context: borrowing RuleContext, _ id: NodeID) -> Bool {
    let tree = context.tree
    guard tree.kind(id) == .call || tree.kind(id) == .identifier || tree.kind(id) == .member,
      let name = tree.name(id)
    else { return false }
    if name == "containerBackground", tree.kind(id) == .call { return clearsContainer(context, id) }
    return name == "introspect"
      || name.containsIgnoringCase("clearbackground")
      || name.containsIgnoringCase("clearnavigation") || name.containsIgnoringCase("transparent")
  }

  /// Whether a container's background is that of navigation, and nothing opaque.
  private static func clearsContainer(_ context: borrowing RuleContext, _ call: NodeID) -> Bool {
    let tree = context.tree
    if let container = tree.argument(call, "for"),
      otherContainers.contains(where: { tree.isNamed(container, $0) })
    {
      return false
    }
    guard let value = tree.unlabelledArgument(call) ?? context.file.views.content(of: call) else {
      return true
    }
    let paint = context.file.paint(of: value)
    return !paint.isCustom || paint == .view || tree.subtree(value).contains { tree.isNamed($0, "opacity") }
  }

  private static let otherContainers: [StaticString] = ["tabView", "widget", "window", "navigationSplitView"]

  /// A modifier of the project's own, as far as this file tells, or one that may hold anything.
  private static func isOwn(_ context: borrowing RuleContext, _ modifier: Modifier) -> Bool {
    let name = context.tree.name(of: modifier.name)
    if name == "modifier" { return true }
    if name == "background" {
      guard let value = context.tree.unlabelledArgument(modifier.call) else { return false }
      return context.file.paint(of: value) == .unknown && context.tree.kind(value) == .call
    }
    // `themedScreen()`: hardly anything of SwiftUI's is called so.
    return name.containsIgnoringCase("background") && !Catalog.modifiers.contains(name)
  }
}

extension FileContext {
  /// What a layer of a stack paints over its whole area, or `nil` where it may be a view of another kind.
  func layerPaint(of layer: NodeID) -> BackgroundPaint? {
    let all = views.branches(of: layer).flatMap { $0 }
    guard !all.isEmpty else { return nil }
    var result: BackgroundPaint = .nothing
    for view in all {
      let chain = views.chain(view)
      if let name = views.constructed(chain.root), name == "VStack" || name == "HStack" || name == "Text" {
        return nil
      }
      var paint = paint(of: view)
      if paint == .unknown, isNamedBackground(chain.root) { paint = .view }
      if paint == .unknown { return nil }
      if result == .nothing || paint.isCustom { result = paint }
    }
    return result
  }

  /// `background` of a type's own, which its caller gives it.
  private func isNamedBackground(_ root: NodeID) -> Bool {
    let target = tree.kind(root) == .call ? tree.callee(root).map { tree.unwrapped($0) } ?? root : root
    guard tree.kind(target) == .identifier || tree.kind(target) == .member, let name = tree.name(target)
    else { return false }
    return name == "background" || name.hasSuffix("Background")
  }
}
