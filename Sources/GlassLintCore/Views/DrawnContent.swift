/// Which systems a piece of code runs on, as far as the checks for the version with Liquid Glass around it tell.
enum SystemEra {
  case any
  /// Systems with Liquid Glass: 26 and later.
  case current
  case earlier
}

/// Walks through the views that are drawn inside a view: those of its containers' builders, of the labels of controls,
/// of overlays, and of the properties, functions and views of the same file that it is built from.
///
/// What it cannot see into it leaves out, so that all it finds is certain.
struct DrawnContent {
  let tree: SyntaxTree
  let facts: FileFacts

  struct Place {
    /// It is, or lies in, the label of a control or something else that can be tapped.
    var isInControl = false
    /// State decides whether it is there.
    var isConditional = false
    var era = SystemEra.any
    /// Systems that what it was reached through is not built for.
    var excluded: Set<Platform> = []
    /// Properties, functions and views it was reached through.
    fileprivate var depth = 0
  }

  enum Step { case inside, past, stop }

  /// Views looked at for one question; what comes later is left out.
  static let limit = 300
  private static let depthLimit = 4

  private struct Open {
    let view: NodeID
    let place: Place
  }

  /// Hands out the chains of views, each before what is inside it; `visit` says whether to look inside.
  func walk(
    _ views: [NodeID], in place: Place = Place(), limit: Int = limit, visit: (ModifierChain, Place) -> Step
  ) {
    var open = views.reversed().map { Open(view: $0, place: place) }
    var left = limit
    while let next = open.popLast(), left > 0 {
      left -= 1
      if let branches = branches(next.view, next.place) {
        open += branches.reversed()
        continue
      }
      let chain = tree.chain(next.view)
      var place = next.place
      if isControl(chain) { place.isInControl = true }
      switch visit(chain, place) {
      case .past: continue
      case .stop: return
      case .inside: open += inside(chain, place).reversed()
      }
    }
  }

  // MARK: Branches

  /// The views a statement of a builder chooses between, or `nil` where it is a view.
  private func branches(_ id: NodeID, _ place: Place) -> [Open]? {
    switch tree.kind(id) {
    case .ifStmt:
      var result: [Open] = []
      for branch in tree.children(id) {
        guard let inner = era(ofBranch: branch, within: place.era),
          let block = tree.firstChild(branch, .codeBlock)
        else { continue }
        var own = place
        own.era = inner
        if checkedEra(ofIf: id) == nil { own.isConditional = true }
        result += tree.statements(block, limit: Self.limit).map { Open(view: $0, place: own) }
      }
      return result
    case .switchStmt, .ifConfig, .ternary, .returnStmt, .effect, .tuple, .variableDecl:
      let reader = AccessibilityReader(tree: tree, facts: facts)
      guard let parts = reader.builderParts(id) else { return nil }
      var own = place
      if tree.kind(id) == .switchStmt || tree.kind(id) == .ternary { own.isConditional = true }
      return parts.map { Open(view: $0, place: own) }
    default: return nil
    }
  }

  /// The systems that a branch runs on; `nil` where none of those of `outer` get there.
  private func era(ofBranch branch: NodeID, within outer: SystemEra) -> SystemEra? {
    guard let statement = tree.parent(branch), let checked = checkedEra(ofIf: statement) else { return outer }
    let isFirst = tree.callee(statement) == branch
    let own: SystemEra = isFirst ? checked : checked == .current ? .earlier : .current
    if outer == .any { return own }
    return outer == own ? own : nil
  }

  /// What the first condition of an `if` says of the system: `.current` for `#available(iOS 26, *)`.
  private func checkedEra(ofIf statement: NodeID) -> SystemEra? {
    guard tree.kind(statement) == .ifStmt, let branch = tree.callee(statement) else { return nil }
    for condition in tree.children(branch) {
      guard tree.kind(condition) == .availabilityCondition else {
        if tree.kind(condition) == .codeBlock { break }
        continue
      }
      let node = tree.node(condition)
      var mentionsGlass = false
      for token in Int(node.firstToken)..<Int(node.endToken) {
        let kind = tree.token(token).kind
        guard kind == .integer || kind == .float,
          let version = PlatformVersion(tree.text(token: token))
        else { continue }
        if version >= PlatformVersion(26) { mentionsGlass = true }
      }
      guard mentionsGlass else { continue }
      return tree.token(Int(node.firstToken)).keyword == .poundUnavailable ? .earlier : .current
    }
    return nil
  }

  /// The systems that the code around a node runs on.
  func era(of id: NodeID) -> SystemEra {
    for ancestor in tree.ancestors(id) where tree.kind(ancestor) == .ifBranch {
      guard let era = era(ofBranch: ancestor, within: .any), era != .any else { continue }
      return era
    }
    return .any
  }

  // MARK: Inside

  /// What a disclosure group holds is shown beside its label, not in it.
  static let controls = Catalog.views.names(.control, except: ["DisclosureGroup"])

  /// Whether a view can be tapped or typed into, by itself.
  func isControl(_ chain: ModifierChain) -> Bool {
    if chain.modifiers.contains(where: {
      Catalog.modifiers.hasAny(tree.name(of: $0.name), [.gesture, .touched])
    }) {
      return true
    }
    if let type = tree.constructedType(chain.root) { return Self.controls.contains(type) }
    // The label of a button style.
    return tree.kind(chain.root) == .member && tree.isNamed(chain.root, "label")
      && tree.callee(chain.root).map { tree.isNamed($0, "configuration") } == true
  }

  private func inside(_ chain: ModifierChain, _ place: Place) -> [Open] {
    var result = views(inside: chain.root, place)
    for modifier in chain.modifiers
    where tree.isNamed(modifier.call, "overlay") && !modifier.isConditional {
      result += overlaid(modifier.call).map { Open(view: $0, place: place) }
    }
    return result
  }

  /// The views that an overlay lays over its view.
  func overlaid(_ call: NodeID) -> [NodeID] {
    for argument in tree.arguments(call) {
      if let closure = tree.closure(argument) { return tree.statements(closure, limit: Self.limit) }
      if tree.node(argument).name == Node.none, let value = tree.value(argument) { return [value] }
    }
    return []
  }

  private func views(inside root: NodeID, _ place: Place) -> [Open] {
    if let type = tree.constructedType(root) {
      if facts.declaresCallable(type, at: root) { return follow(bodyOf: type, from: root, place) }
      if Self.controls.contains(type) {
        var own = place
        own.isInControl = true
        return labelViews(root, type).map { Open(view: $0, place: own) }
      }
      if type == "AnyView", let view = tree.unlabelledArgument(root) {
        return [Open(view: view, place: place)]
      }
      guard Catalog.views.has(type, .holds) else { return [] }
      var own = place
      if type == "ViewThatFits" { own.isConditional = true }
      return tree.arguments(root).flatMap { argument in
        tree.closure(argument).map { tree.statements($0, limit: Self.limit) } ?? []
      }.map { Open(view: $0, place: own) }
    }
    return follow(helper(root), from: root, place)
  }

  private func labelViews(_ control: NodeID, _ type: Name) -> [NodeID] {
    guard let argument = tree.label(ofControl: control, type), let closure = tree.closure(argument) else {
      return []
    }
    return tree.statements(closure, limit: Self.limit)
  }

  /// Whether what a type's initializer is given to build is known to be shown inside, or the file declares the view.
  func canSeeInside(_ root: NodeID) -> Bool {
    guard let type = tree.constructedType(root) else { return false }
    return facts.declaresCallable(type, at: root) ? isOwnView(root) : Catalog.views.has(type, .holds)
  }

  /// Whether a call makes a view that this file declares.
  func isOwnView(_ root: NodeID) -> Bool { tree.constructedType(root).flatMap { ownView($0) } != nil }

  // MARK: Following

  private func follow(_ block: NodeID?, from use: NodeID, _ place: Place) -> [Open] {
    guard let block, place.depth < Self.depthLimit else { return [] }
    var own = place
    own.depth += 1
    own.excluded.formUnion(AvailabilityScope(tree, at: use).excluded)
    return reader.statements(in: block, limit: Self.limit).map { Open(view: $0, place: own) }
  }

  private func follow(bodyOf type: Name, from use: NodeID, _ place: Place) -> [Open] {
    ownView(type).map { follow(reader.body(of: $0), from: use, place) } ?? []
  }

  /// The one view of this name that the file declares.
  private func ownView(_ type: Name) -> NodeID? {
    let types = facts.declarations(of: type).filter { tree.kind($0) != .enumCaseElement }
    guard types.count == 1, tree.kind(types[0]) == .structDecl,
      ([types[0]] + facts.extensions(of: types[0])).contains(where: { tree.inherits($0, "View") })
    else { return nil }
    return types[0]
  }

  /// The block of the property or function of this file that builds a view.
  func helper(_ root: NodeID) -> NodeID? { reader.builder(of: root, inTypes: false) }

  private var reader: ViewReader { ViewReader(tree: tree, facts: facts) }
}

extension FileContext {
  var drawnContent: DrawnContent { DrawnContent(tree: tree, facts: facts) }
}
