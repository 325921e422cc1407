/// Where the code fixes an appearance, light or dark, for some views or for the whole app.
extension SyntaxTree {
  /// Views and containers around a view that are looked at.
  private static let appearanceDepth = 24

  /// Whether the code around a view has it drawn in dark (`true`) or in light only, as far as the type says that it is
  /// written in; `nil` where it does not say.
  func fixedAppearance(around view: NodeID) -> Bool? {
    var current = view
    for _ in 0..<Self.appearanceDepth {
      for modifier in outerModifiers(of: current) {
        if let isDark = appearance(setBy: modifier.call) { return isDark }
      }
      guard let container = container(of: current) else { break }
      current = container.call
    }
    // A part of a view stands in its body.
    guard let type = enclosingType(of: current), let body = bodyView(of: type), !contains(body, view) else {
      return nil
    }
    for modifier in chain(containing: body).modifiers {
      if let isDark = appearance(setBy: modifier.call) { return isDark }
    }
    return nil
  }

  /// The view that the body of a type returns, where that is one expression, after constants.
  private func bodyView(of type: NodeID) -> NodeID? {
    guard let members = firstChild(type, .memberBlock) else { return nil }
    for member in children(members) where kind(member) == .variableDecl {
      guard let binding = firstChild(member, .binding), isNamed(binding, "body") else { continue }
      guard let block = firstChild(binding, .accessorBlock) else { return nil }
      let statements = statements(block, limit: Self.appearanceDepth)
      guard let last = statements.last,
        statements.dropLast().allSatisfy({ kind($0) == .variableDecl })
      else { return nil }
      return kind(last) == .returnStmt ? value(last) : last
    }
    return nil
  }

  /// `.preferredColorScheme(.dark)`, `.environment(\.colorScheme, .light)`.
  func appearance(setBy modifier: NodeID) -> Bool? {
    guard let name = name(modifier) else { return nil }
    switch name {
    case "preferredColorScheme", "colorScheme":
      return unlabelledArgument(modifier).flatMap { onlyScheme(in: $0) }
    case "environment":
      guard let key = unlabelledArgument(modifier), kind(key) == .keyPath, text(key).hasSuffix("colorScheme")
      else { return nil }
      return unlabelledArgument(modifier, 1).flatMap { onlyScheme(in: $0) }
    default: return nil
    }
  }

  /// The one scheme that an expression names without a condition: `.dark`, `scheme(for: .dark) ?? nil`.
  private func onlyScheme(in expression: NodeID) -> Bool? {
    var found: Set<Bool> = []
    for id in subtree(expression) {
      switch kind(id) {
      case .ternary, .ifStmt, .switchStmt, .closure: return nil
      case .member:
        if isNamed(id, "dark") { found.insert(true) }
        if isNamed(id, "light") { found.insert(false) }
      default: continue
      }
    }
    return found.count == 1 ? found.first : nil
  }

  /// The appearances that `NSApp.appearance = …` allows, `true` for dark; `nil` for other assignments.
  func appearancesOfApp(_ assignment: NodeID) -> Set<Bool>? {
    guard let target = callee(assignment), kind(target) == .member, isNamed(target, "appearance"),
      let app = callee(target).map({ unwrapped($0) }), isNamed(app, "NSApp") || isSharedApp(app),
      let value = value(assignment)
    else { return nil }
    var found: Set<Bool> = []
    for id in subtree(value) where kind(id) == .member {
      if isNamed(id, "darkAqua") { found.insert(true) }
      if isNamed(id, "aqua") { found.insert(false) }
    }
    return found.isEmpty ? [false, true] : found
  }

  private func isSharedApp(_ app: NodeID) -> Bool {
    kind(app) == .member && isNamed(app, "shared")
      && callee(app).map { isNamed($0, "NSApplication") } ?? false
  }
}

extension SyntaxTree {
  /// A type's name, and that behind the name of the type it is nested in, or 0.
  func typeNames(_ type: NodeID) -> (plain: Symbol, qualified: Symbol) {
    guard let name = name(type) else { return (0, 0) }
    let outer = enclosingType(of: type).flatMap { self.name($0) }
    return (name.symbol, outer.map { SymbolHash.mix($0.symbol, name.symbol) } ?? 0)
  }

  /// `Onboarding.RootView(…)`: the name that ``typeNames(_:)`` has for the type.
  func qualifiedType(constructedBy call: NodeID) -> Symbol? {
    guard let member = callee(call).map({ unwrapped($0) }), kind(member) == .member,
      let base = callee(member).map({ unwrapped($0) }), kind(base) == .identifier,
      let outer = name(base), startsUppercase(outer), let name = name(member), startsUppercase(name)
    else { return nil }
    return SymbolHash.mix(outer.symbol, name.symbol)
  }
}

extension FileFacts {
  /// Containers around a view that are looked at.
  private static let floatingDepth = 8

  /// Whether a view floats over other content where it is shown: in an overlay, a popover, or a panel.
  func isFloating(_ view: NodeID) -> Bool {
    var current = view
    for _ in 0..<Self.floatingDepth {
      guard let container = tree.container(of: current) else { return false }
      switch tree.name(container.call) {
      case "overlay"?, "popover"?: return true
      case "NSHostingView"?, "NSHostingController"?: return namesPanel
      default: current = container.call
      }
    }
    return false
  }

  /// The views that a picture is made of: what an `ImageRenderer` is given, or a view of UIKit or AppKit in a declaration
  /// that draws into a bitmap.
  private var rendered: [NodeID] {
    calls(of: ["ImageRenderer"]).compactMap { tree.argument($0, "content") }
      + calls(of: ["NSHostingView", "NSHostingController", "UIHostingController"]).compactMap { call in
        guard let declaration = tree.enclosingDeclaration(of: call),
          calls(of: Self.captures).contains(where: { tree.contains(declaration, $0) })
        else { return nil }
        return tree.argument(call, "rootView")
      }
  }

  /// What draws a view into a bitmap.
  private static let captures: [StaticString] = [
    "NSBitmapImageRep", "cacheDisplay", "UIGraphicsImageRenderer", "drawHierarchy",
  ]

  /// The calls of functions, methods and initializers by these names.
  func calls(of names: [StaticString]) -> [NodeID] {
    names.flatMap { name in (calls[Name(name).hash] ?? []).filter { tree.isNamed($0, name) } }
  }

  /// Whether a picture is made of a view, by itself or by the name of a constant that holds it.
  func isRendered(_ view: NodeID) -> Bool {
    rendered.contains { content in
      if tree.contains(content, view) { return true }
      let root = tree.chain(content).root
      guard tree.kind(root) == .identifier, let name = tree.name(root),
        let binding = scope.declaration(of: name, at: root)?.node
      else { return false }
      return tree.value(binding).map { tree.contains($0, view) } ?? false
    }
  }

  /// Whether a type makes a picture of itself, in its declaration or an extension of it in this file.
  func rendersItself(_ type: Name) -> Bool {
    rendered.contains { content in
      tree.isNamed(tree.chain(content).root, "self")
        && tree.enclosingType(of: content).flatMap { tree.name($0) }.map { $0 == type } ?? false
    }
  }

  /// Whether a view lies on a map, a picture or a drawing where it is shown: in its content, on it, or in a layer above.
  func isOnPicture(_ view: NodeID) -> Bool {
    var current = view
    for _ in 0..<Self.floatingDepth {
      guard let container = tree.container(of: current), let name = tree.name(container.call) else {
        return false
      }
      if Catalog.views.hasAny(name, [.picture, .canvas]) { return true }
      if name == "overlay" || name == "mapControls" || name == "annotation" {
        if tree.base(ofModifier: container.call).map(showsPicture) ?? false { return true }
      } else if Catalog.views.has(name, .depth), let layers = tree.closure(container.argument),
        let first = tree.firstStatement(layers), !tree.contains(first, current), showsPicture(first)
      {
        return true
      }
      current = container.call
    }
    return false
  }

  private func showsPicture(_ view: NodeID) -> Bool {
    tree.constructedType(tree.chain(view).root).map { Catalog.views.hasAny($0, [.picture, .canvas]) } ?? false
  }

  private var namesPanel: Bool {
    kept { [tree] in
      NamesPanel(
        holds: (0..<tree.tokenCount).contains {
          tree.token($0).kind == .identifier && tree.name(of: $0) == "NSPanel"
        })
    }.value.holds
  }
}

private struct NamesPanel {
  let holds: Bool
}

/// The appearances that a project's views are ever drawn in, as the places where they are shown say.
struct ShownAppearances {
  /// What the index calls the app, where code sets its appearance.
  static let app = SymbolHash.symbol("NSApp")

  /// Views within each other, and views for one question.
  private static let depthLimit = 60
  private static let viewLimit = 2_000

  private let sections: IndexSections
  /// Those asked about so far that hang on no view which is still being asked about.
  private(set) var known: [Symbol: Set<Bool>]
  private var open: Set<Symbol> = []
  private var left = Self.viewLimit

  /// Whether all that shows views is in the index, so that a view which nothing shows is seen by nobody.
  private let isWhole: Bool

  init(_ sections: IndexSections, isWhole: Bool, known: [Symbol: Set<Bool>]) {
    self.sections = sections
    self.isWhole = isWhole
    self.known = known
  }

  /// `true` for dark. Both where nothing fixes one.
  /// - Parameter names: of the view's type, also behind that of the type it is nested in.
  mutating func appearances(of names: (plain: Symbol, qualified: Symbol)) -> Set<Bool> {
    answer(isShown(names.qualified) ? names.qualified : names.plain).appearances ?? ofApp
  }

  private func isShown(_ qualified: Symbol) -> Bool { qualified != 0 && !looks(of: qualified).isEmpty }

  private var ofApp: Set<Bool> {
    var appearances: Set<Bool> = []
    sections.viewTable.forEach(Self.app) { position in
      let facts = sections.views[Int(position)].facts
      if facts & ViewRecord.isDark != 0 { appearances.insert(true) }
      if facts & ViewRecord.isLight != 0 { appearances.insert(false) }
    }
    return appearances.isEmpty ? [false, true] : appearances
  }

  /// - Returns: no appearances for a view that is being asked about already; and whether the answer hangs on such a one.
  private mutating func answer(_ view: Symbol) -> (appearances: Set<Bool>?, isPartial: Bool) {
    if let known = known[view] { return (known, false) }
    guard !open.contains(view) else { return (nil, true) }
    guard open.count < Self.depthLimit, left > 0 else { return ([false, true], true) }
    left -= 1
    open.insert(view)
    defer { open.remove(view) }
    let looks = looks(of: view)
    var appearances: Set<Bool> = []
    var isPartial = false
    for look in looks where appearances.count < 2 {
      if look.facts & (ViewRecord.isDark | ViewRecord.isLight) != 0 {
        appearances.insert(look.facts & ViewRecord.isDark != 0)
      } else if look.owner == 0 {
        appearances.formUnion(ofApp)
      } else if isWhole, isShownByNobody(look.owner), !isShown(look.qualifiedOwner) {
        // A preview's own view, or what is left of an old one: others tell how this one is drawn.
        continue
      } else {
        let outer = answer(isShown(look.qualifiedOwner) ? look.qualifiedOwner : look.owner)
        if let shown = outer.appearances { appearances.formUnion(shown) }
        isPartial = isPartial || outer.isPartial
      }
    }
    // A view that only shows itself begins something, as one does that nothing shows.
    let result = appearances.isEmpty ? ofApp : appearances
    if !isPartial || open.count == 1 { known[view] = result }
    return (result, isPartial && open.count > 1)
  }
}

extension ShownAppearances {
  /// Whether a type is a view that nothing shows, and no app, widget or the like that is there by itself.
  private func isShownByNobody(_ type: Symbol) -> Bool {
    var (isDeclared, isThere) = (false, false)
    sections.viewTable.forEach(type) { position in
      switch sections.views[Int(position)].kind {
      case .declaration: isDeclared = true
      case .look, .mention: isThere = true
      default: break
      }
    }
    return isDeclared && !isThere
  }

  private func looks(of view: Symbol) -> [ViewRecord] {
    var looks: [ViewRecord] = []
    sections.viewTable.forEach(view) { position in
      let record = sections.views[Int(position)]
      if record.kind == .look { looks.append(record) }
    }
    return looks
  }
}

extension Project {
  /// The appearances that a view is ever drawn in, `true` for dark.
  /// - Parameter names: of its type, also behind that of the type it is nested in.
  func appearances(ofView names: (plain: Symbol, qualified: Symbol)) -> Set<Bool> {
    facts.shownAppearances.withLock { known in
      var shown = ShownAppearances(index.sections, isWhole: shownViews.isWhole, known: known)
      defer { known = shown.known }
      return shown.appearances(of: names)
    }
  }
}

extension FileContext {
  /// The appearances that a view is ever drawn in, `true` for dark: as its file's target, the code around it and the places
  /// where it is shown allow.
  func appearances(at node: NodeID) -> Set<Bool> {
    guard appearances.count > 1 else { return appearances }
    if let isDark = tree.fixedAppearance(around: node) { return [isDark] }
    let chosen = appearances(chosenAt: node)
    guard let type = tree.enclosingType(of: node) else { return chosen }
    return site.project.appearances(ofView: tree.typeNames(type)).intersection(chosen)
  }
}
