/// What SwiftUI's views and modifiers mean to an assistive technology. One line a kind of thing; extend here.
enum AccessibilityNames {
  /// Modifiers whose content is shown elsewhere: what is applied to the view says nothing about it. The item of a tab is
  /// read with the title in it.
  static let presentations = Catalog.modifiers.names(
    [.presents, .bar], except: ["tabItem"], also: ["toolbarTitleMenu"])

  /// Parts of the names people give to modifiers and parameters of their own that name a view.
  static let hints = own + ["label", "tooltip"]
  /// Those of modifiers that may tell whatever an assistive technology can be told.
  static let own: [StaticString] = ["accessib", "a11y", "voiceover"]
}

/// Reads what an assistive technology learns about a view from the code of one file.
struct AccessibilityReader {
  let tree: SyntaxTree
  let facts: FileFacts
  /// The file as part of its project, where that is known already.
  var site: ProjectSite?

  /// The type a call makes: `Image` of `Image("x")`, `SwiftUI.Image("x")` and `Image.init("x")`; `nil` for a call of a
  /// function, and for a type that this file declares itself.
  func constructed(_ call: NodeID) -> Name? {
    guard tree.kind(call) == .call, let callee = tree.callee(call) else { return nil }
    let target = tree.unwrapped(callee)
    guard let name = tree.name(target) else { return nil }
    switch tree.kind(target) {
    case .identifier: return known(name, at: call)
    case .member:
      guard let base = tree.callee(target), let owner = tree.name(base) else { return nil }
      if name == "init" {
        return tree.kind(base) == .identifier || tree.callee(base).map { tree.isNamed($0, "SwiftUI") } == true
          ? known(owner, at: call) : nil
      }
      return tree.kind(base) == .identifier && owner == "SwiftUI" ? name : nil
    default: return nil
    }
  }

  private func known(_ name: Name, at use: NodeID) -> Name? {
    guard tree.startsUppercase(name), !facts.declaresCallable(name, at: use) else { return nil }
    return name
  }

  /// The view a chain starts from and the modifiers on it; a qualified name or `.init` belongs to the view.
  func chain(_ expression: NodeID) -> ModifierChain {
    let chain = tree.chain(expression)
    guard tree.kind(chain.root) == .identifier, let first = chain.modifiers.first,
      let name = tree.name(first.call),
      let root = tree.name(chain.root), tree.startsUppercase(root),
      tree.startsUppercase(name) || name == "init"
    else { return chain }
    return ModifierChain(root: first.call, modifiers: Array(chain.modifiers.dropFirst()), top: chain.top)
  }

  // MARK: Modifiers

  /// Whether a modifier gives the view a name, or may: one of the project's own that looks like it.
  func names(_ modifier: Modifier) -> Bool {
    let call = modifier.call
    let name = tree.name(of: modifier.name)
    if Catalog.modifiers.has(name, .names) { return true }
    // SwiftUI's own, and what a project adds under such a name: `.accessibilityElement(label: title)`.
    if name.hasPrefix("accessibility"), tree.argument(call, "label") != nil { return true }
    if looksLikeLabel(name) { return !Catalog.modifiers.contains(name) }
    return namesItsParameter(call)
  }

  /// Whether a modifier takes the view away from assistive technologies.
  /// - Parameter always: whether it has to do so whatever happens: a condition on a container says when it is shown at all,
  ///   and nothing of what is in it then.
  func hides(_ modifier: Modifier, always: Bool = false) -> Bool {
    func holds(_ value: NodeID) -> Bool {
      tree.kind(value) == .booleanLiteral ? tree.text(value) == "true" : !always
    }
    switch tree.name(of: modifier.name) {
    case "accessibilityHidden": return tree.unlabelledArgument(modifier.call).map(holds) ?? true
    case "accessibility": return tree.argument(modifier.call, "hidden").map(holds) ?? false
    case "hidden": return true
    default: return false
    }
  }

  /// Whether a view, or what it stands in, is hidden whatever happens, as far as the code around it shows.
  func isHidden(_ view: NodeID) -> Bool {
    ([view] + tree.containers(of: view).map(\.call)).contains { part in
      chain(tree.chainTop(part)).modifiers.contains { hides($0, always: true) }
    }
  }

  /// Whether a modifier makes one element of a view and all it contains.
  func merges(_ modifier: Modifier) -> Bool {
    guard tree.name(of: modifier.name) == "accessibilityElement" else { return false }
    guard let children = tree.argument(modifier.call, "children") else { return true }
    return !tree.isNamed(children, "contain")
  }

  /// Whether a modifier keeps what a view contains apart: `.accessibilityElement(children: .contain)`.
  func containsChildren(_ modifier: Modifier) -> Bool {
    tree.name(of: modifier.name) == "accessibilityElement" && tree.argument(modifier.call, "children") != nil
      && !merges(modifier)
  }

  /// Whether a modifier tells an assistive technology that the view can be activated.
  func activates(_ modifier: Modifier) -> Bool {
    let call = modifier.call
    let name = tree.name(of: modifier.name)
    if Catalog.modifiers.has(name, .activates) { return true }
    if name == "accessibilityAddTraits" {
      return tree.unlabelledArgument(call).map { addsActivation($0) } ?? true
    }
    if name == "accessibility" { return tree.argument(call, "addTraits").map { addsActivation($0) } ?? false }
    if Catalog.modifiers.has(name, .names) { return false }
    // A name alone is not enough: `.tooltip(…)`, `.labelColor(…)`.
    return AccessibilityNames.own.contains { name.containsIgnoringCase($0) }
      && !Catalog.modifiers.contains(name)
  }

  /// What a modifier may mean of the project's own: its function, or the type that it is handed, as in
  /// `.modifier(Labelled())` and `.buttonStyle(Labelled())`.
  func ownNames(_ modifier: Modifier) -> [Symbol] {
    let name = tree.name(of: modifier.name)
    guard Catalog.modifiers.contains(name) else { return [name.symbol] }
    guard name == "modifier" || name.hasSuffix("Style"),
      let value = tree.unlabelledArgument(modifier.call), let type = tree.constructedType(value)
    else { return [] }
    return [type.symbol]
  }

  /// Whether a node is a control, or a modifier that says its view can be activated.
  func isControl(_ id: NodeID) -> Bool {
    guard tree.kind(id) == .call, let name = tree.name(id) else { return false }
    if tree.isModifier(id), name.hasPrefix("accessibility"), let token = tree.nameToken(id) {
      return activates(Modifier(call: id, name: token, isConditional: false))
    }
    return constructed(id).map { Catalog.views.has($0, .control) } == true
  }

  /// The view of a type that neither SwiftUI nor this file declares: what it says of itself is out of sight.
  func foreignComponent(_ root: NodeID) -> Name? {
    guard let name = constructed(root), !(name == "Image"), !isRemoteImage(name),
      !Catalog.views.hasAny(name, [.control, .spoken, .container, .silent])
    else { return nil }
    return name
  }

  /// `.isButton`, `[.isLink, .isHeader]`, `isOn ? [.isButton, .isSelected] : .isButton`, and whatever is not spelled out.
  private func addsActivation(_ traits: NodeID) -> Bool {
    var isSpelledOut = true
    for id in tree.subtree(traits) {
      switch tree.kind(id) {
      case .member:
        guard let name = tree.name(id) else { continue }
        if name == "isButton" || name == "isLink" || name == "isToggle" || name == "isKeyboardKey" {
          return true
        }
      case .array, .ternary, .tuple, .argument, .operatorExpr, .sequence: continue
      default: isSpelledOut = isSpelledOut && tree.kind(id) == .booleanLiteral
      }
    }
    return !isSpelledOut && tree.kind(traits) != .ternary && tree.kind(traits) != .array
  }

  /// Whether the word someone gave a modifier or parameter says that it names a view.
  func looksLikeLabel(_ name: Name) -> Bool {
    AccessibilityNames.hints.contains { name.containsIgnoringCase($0) }
  }

  /// `.if(isCompact) { $0.accessibilityLabel("Close") }`.
  private func namesItsParameter(_ call: NodeID) -> Bool {
    for argument in tree.arguments(call) {
      guard let closure = tree.closure(argument) else { continue }
      for statement in tree.statements(closure) {
        let chain = chain(statement)
        guard tree.kind(chain.root) == .identifier, !chain.modifiers.isEmpty else { continue }
        if chain.modifiers.contains(where: {
          Catalog.modifiers.has(tree.name(of: $0.name), .names) || hides($0)
        }) {
          return true
        }
      }
    }
    return false
  }
}
