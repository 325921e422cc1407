/// Where a file uses an API that is deprecated.
struct DeprecatedUse: Equatable {
  /// The call, the member, the attribute, the inherited type.
  let node: NodeID
  /// What to report.
  let range: ByteRange
}

/// Tells uses of deprecated APIs from everything that has the same name.
struct DeprecatedUseReader {
  let file: FileContext
  private var tree: SyntaxTree { file.tree }

  /// The name that a node may use an API by.
  func name(of node: NodeID) -> Name? {
    switch tree.kind(node) {
    case .call: return tree.constructedType(node) ?? tree.name(node)
    case .attribute: return environmentKey(node).map { tree.name(of: $0) }
    case .typeAnnotation: return lastType(node).map { tree.name(of: $0) }
    default: return tree.name(node)
    }
  }

  /// The nodes that may use an API of a name.
  func nodes(named name: Name) -> [NodeID] {
    let calls = file.facts.calls[name.hash] ?? []
    let members = file.facts.uses[name.hash] ?? []
    let others = file.facts.namesBesideExpressions { self.name(of: $0) }[name.hash] ?? []
    return calls + members.filter { tree.kind($0) == .member }
      + others.filter { self.name(of: $0).map { $0 == name } ?? false }
  }

  /// The token of `presentationMode` in `@Environment(\.presentationMode)`.
  private func environmentKey(_ attribute: NodeID) -> TokenID? {
    guard tree.isNamed(attribute, "Environment"), let key = tree.unlabelledArgument(attribute),
      tree.kind(key) == .keyPath
    else { return nil }
    let last = Int(tree.node(key).endToken) - 1
    return tree.token(last).kind == .identifier ? last : nil
  }

  /// The token of `PresentationMode` in `: Binding<PresentationMode>`.
  private func lastType(_ annotation: NodeID) -> TokenID? {
    let node = tree.node(annotation)
    return (Int(node.firstToken)..<Int(node.endToken)).last { tree.token($0).kind == .identifier }
  }

  // MARK: Uses

  func use(of api: DeprecatedAPI, _ node: NodeID) -> DeprecatedUse? {
    guard let range = range(of: api, node), !tree.isInPreview(node),
      file.targetsReach(api.successor, assumed: api.isAssumed, at: node),
      !isOtherInitializer(node, than: api),
      !file.tree.isInDeprecatedCode(node)
    else { return nil }
    return DeprecatedUse(node: node, range: range)
  }

  /// Whether a call is of an initializer that stands further up in the table, be its time to go yet to come:
  /// `NavigationLink(destination:tag:selection:)` is no `NavigationLink(destination:)`.
  private func isOtherInitializer(_ call: NodeID, than api: DeprecatedAPI) -> Bool {
    guard case .initializer = api.use else { return false }
    return DeprecatedAPIs.named(Name(api.name)).prefix { "\($0.advice)" != "\(api.advice)" }.contains {
      range(of: $0, call) != nil
    }
  }

  private func range(of api: DeprecatedAPI, _ node: NodeID) -> ByteRange? {
    let isCall = tree.kind(node) == .call
    let name = tree.nameToken(node).map { tree.range(ofToken: $0) }
    switch api.use {
    case .modifier(let labels):
      return isCall && hasLabels(node, labels) && isModifier(node, api.name) ? name : nil
    case .closure:
      return isCall && tree.argumentCount(node) == 0 && tree.trailingClosure(node) != nil
        && isModifier(node, api.name) ? name : nil
    case .valueChange:
      return isCall && takesNewValue(node) && isModifier(node, api.name) ? name : nil
    case .layer: return isCall && takesView(node) && isModifier(node, api.name) ? name : nil
    case .initializer(let label):
      guard isCall, let type = tree.constructedType(node), type == api.name, !isOwnType(type),
        label.map({
          hasValue(node, $0) && hasLabelsOfSwiftUI(node)
            && !file.site.extendsInitializers(of: type, with: "\($0)")
        }) ?? true
      else { return nil }
      return typeToken(node, api.name).map { tree.range(ofToken: $0) }
    case .member(let label):
      guard !isCall, let argument = tree.parent(node), tree.kind(argument) == .argument,
        tree.isNamed(argument, label),
        tree.callee(node).map({ tree.isNamed($0, "ToolbarItemPlacement") }) ?? true,
        !file.site.declaresMember(Name(api.name))
      else { return nil }
      return name
    case .environment:
      // What nobody reads wants to go, and not to be read in another way.
      guard tree.kind(node) == .attribute, let key = environmentKey(node),
        let binding = tree.parent(node).flatMap({ tree.firstChild($0, .binding) }),
        file.isUsedHere(member: binding)
      else { return nil }
      return tree.range(ofToken: key)
    case .property(let type):
      // What takes the screen's place has to be asked of a view, or of its window; an application knows its scenes.
      guard !isCall, let base = tree.callee(node), tree.text(base) == "\(type)",
        let owner = tree.name(tree.callee(base) ?? base), !isOwnType(owner),
        !file.site.extends(owner, with: Name(api.name)), !isLastResort(node),
        tree.kind(base) == .member || file.isInView(node)
      else { return nil }
      return ByteRange(start: tree.range(of: base).start, end: tree.range(of: node).end)
    case .function(let type):
      guard isCall, let base = tree.base(ofModifier: node), let name, tree.isNamed(base, type),
        !isOwnType(Name(type))
      else { return nil }
      return ByteRange(start: tree.range(of: base).start, end: name.end)
    case .annotation:
      // What the environment is read into is told at its key.
      guard tree.kind(node) == .typeAnnotation, let token = lastType(node), tree.name(of: token) == api.name,
        let variable = tree.parent(node).flatMap({ tree.parent($0) }), tree.kind(variable) == .variableDecl,
        !tree.hasAttribute(variable, "Environment"), !isOwnType(Name(api.name))
      else { return nil }
      return tree.range(ofToken: token)
    case .inherited:
      guard tree.kind(node) == .inheritedType, !isOwnType(Name(api.name)) else { return nil }
      return name
    case .sum:
      guard isCall, tree.constructedType(node).map({ $0 == api.name }) ?? false,
        isFirstOfSum(node, Name(api.name)), !isOwnType(Name(api.name))
      else { return nil }
      return typeToken(node, api.name).map { tree.range(ofToken: $0) }
    }
  }

  /// Whether something is asked for where what was asked first says nothing: `view.window?.screen.scale ?? UIScreen.main.scale`.
  private func isLastResort(_ node: NodeID) -> Bool {
    var top = node
    while let parent = tree.parent(top), tree.kind(parent) == .member || tree.kind(parent) == .call,
      tree.callee(parent) == top
    {
      top = parent
    }
    guard let sequence = tree.parent(top), tree.kind(sequence) == .sequence else { return false }
    let parts = Array(tree.children(sequence))
    return parts.firstIndex(of: top).map { $0 > 0 && tree.isNamed(parts[$0 - 1], "??") } ?? false
  }

  /// Whether another of the type is added to what a call makes, which is added to none itself.
  private func isFirstOfSum(_ call: NodeID, _ type: Name) -> Bool {
    let top = tree.chainTop(call)
    guard let sequence = tree.parent(top), tree.kind(sequence) == .sequence else { return false }
    let parts = Array(tree.children(sequence))
    guard let own = parts.firstIndex(of: top), own + 2 < parts.count, tree.isNamed(parts[own + 1], "+"),
      own < 2 || !tree.isNamed(parts[own - 1], "+")
    else { return false }
    return tree.constructedType(tree.chain(containing: parts[own + 2]).root).map { $0 == type } ?? false
  }

  private func isModifier(_ call: NodeID, _ name: StaticString) -> Bool {
    tree.isNamed(call, name) && (file.isViewModifier(call) || file.isViewModifierOfSelf(call))
  }

  private func isOwnType(_ name: Name) -> Bool {
    file.facts.declaresCallable(name) || file.site.declaresType(name)
  }

  private func hasLabels(_ call: NodeID, _ labels: [StaticString]) -> Bool {
    var index = 0
    for argument in tree.arguments(call) {
      guard index < labels.count, !tree.node(argument).flags.contains(.trailingClosure) else { return false }
      if let label = tree.name(argument) {
        guard label == labels[index] else { return false }
      } else if "\(labels[index])" != "_" {
        return false
      }
      index += 1
    }
    return index == labels.count
  }

  /// Whether a call has an argument of a label that is no closure.
  private func hasValue(_ call: NodeID, _ label: StaticString) -> Bool {
    tree.argument(call, label).map { tree.kind(tree.unwrapped($0)) != .closure || isHandler(label) } ?? false
  }

  /// The labels of the deprecated initializers: a call with another is one of the project's own.
  private static let initializerLabels: Set<String> = [
    "header", "footer", "content", "destination", "label", "isActive", "tag", "selection", "showsIndicators",
    "onCommit", "onEditingChanged", "text", "value", "formatter", "title", "message", "buttons",
    "dismissButton",
    "primaryButton", "secondaryButton", "tint", "coordinateRegion", "mapRect", "interactionModes",
    "showsUserLocation", "userTrackingMode", "annotationItems", "annotationContent",
  ]

  private func hasLabelsOfSwiftUI(_ call: NodeID) -> Bool {
    tree.arguments(call).allSatisfy { argument in
      tree.name(argument).map { Self.initializerLabels.contains($0.string) } ?? true
    }
  }

  /// Labels of closures that are no builders.
  private func isHandler(_ label: StaticString) -> Bool {
    "\(label)" == "onCommit" || "\(label)" == "onEditingChanged"
  }

  /// `X` of `X(…)`, `SwiftUI.X(…)` and `X.init(…)`.
  private func typeToken(_ call: NodeID, _ name: StaticString) -> TokenID? {
    guard let callee = tree.callee(call) else { return nil }
    let target = tree.unwrapped(callee)
    if tree.isNamed(target, name) { return tree.nameToken(target) }
    return tree.callee(target).flatMap { tree.nameToken(tree.unwrapped($0)) }
  }

  // MARK: Closures

  /// Whether `onChange` is given a closure that takes the new value and not the old one, or a function that may.
  private func takesNewValue(_ call: NodeID) -> Bool {
    guard tree.argument(call, "of") != nil else { return false }
    if tree.argument(call, "perform") != nil { return tree.hasOnlyLabels(call, ["of", "perform"]) }
    guard tree.argumentCount(call) == 1, let closure = tree.trailingClosure(call) else { return false }
    let parameters = tree.children(closure).filter { tree.kind($0) == .parameter }
    if !parameters.isEmpty { return parameters.count == 1 }
    let shorthands = tree.shorthands(in: closure)
    return shorthands.contains { $0.number == 0 } && !shorthands.contains { $0.number == 1 }
  }

  /// Styles that are views as well: given to a modifier they are the former.
  private static let styles = NameSet([
    "Color", "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient", "MeshGradient",
  ])
  /// What both views and styles have.
  private static let styleModifiers = NameSet(["opacity", "shadow", "blendMode"])

  /// Whether `overlay` and its kin are given a view, as far as its own spelling and the types of the project tell.
  private func takesView(_ call: NodeID) -> Bool {
    guard let view = tree.unlabelledArgument(call), tree.trailingClosure(call) == nil,
      hasLabels(call, ["_"]) || hasLabels(call, ["_", "alignment"])
    else { return false }
    let chain = tree.chain(view)
    guard let type = tree.constructedType(chain.root) else { return isSomeView(chain.root) }
    if isOwnType(type) { return file.site.declaresOnlyViews(type) }
    guard Catalog.views.contains(type) else { return false }
    // A mask is never a style.
    guard Self.styles.contains(type), !tree.isNamed(call, "mask") else { return true }
    return chain.modifiers.contains { modifier in
      let name = tree.name(of: modifier.name)
      return Catalog.modifiers.contains(name) && !Self.styleModifiers.contains(name)
    }
  }

  /// Whether a name is that of a property or a function of this file which says that it builds a view, and so no style:
  /// `var ground: some View`.
  private func isSomeView(_ root: NodeID) -> Bool {
    guard let builder = file.accessibility.helperBody(of: root).flatMap({ tree.parent($0) }),
      let type = tree.firstChild(builder, where: { $0 == .typeAnnotation || $0 == .returnType })
    else { return false }
    return tree.lastTypeName(type).map { $0 == "View" || $0 == "AnyView" } ?? false
  }
}

extension DeprecatedUseReader {
  /// The modifier that shows what a use makes, where that is named after it: what stands in the branches of one
  /// `.alert { … }` goes with that modifier.
  func presenter(of use: DeprecatedUse) -> NodeID? {
    guard let type = tree.constructedType(use.node) else { return nil }
    return tree.ancestors(use.node).first { ancestor in
      guard tree.kind(ancestor) == .call, tree.isModifier(ancestor), let name = tree.name(ancestor) else {
        return false
      }
      return name.string.lowercased() == type.string.lowercased()
    }
  }

  /// Whether what a use makes is never shown: a state asks for it that is handed to what shows it and to nothing else, so
  /// that it stays `false`. Also where a function of the file makes it: `.alert(isPresented: $isShown, content: alert)`.
  func isNeverShown(_ use: DeprecatedUse) -> Bool {
    // Of a few lines the rest may be yet to come.
    guard file.site.project.isLarge, let type = tree.constructedType(use.node) else { return false }
    // A use elsewhere, which is `nil`, may show it.
    let presenters: [NodeID?] =
      presenter(of: use).map { [$0] }
      ?? file.views.uses(ofViewAround: use.node).map { named in
        tree.ancestors(named, limit: 3).first { tree.isModifier($0) }.flatMap { modifier in
          tree.name(modifier).map { $0.string.lowercased() == type.string.lowercased() } ?? false
            ? modifier : nil
        }
      }
    return !presenters.isEmpty
      && presenters.allSatisfy { presenter in
        presenter.flatMap { tree.argument($0, "isPresented") }.map(isNeverTrue) ?? false
      }
  }

  /// Whether a binding is to a state that is `false` at first, and that nothing sets.
  private func isNeverTrue(_ binding: NodeID) -> Bool {
    guard let spelled = tree.name(binding)?.string, spelled.hasPrefix("$"),
      case let state = String(spelled.dropFirst()),
      let type = tree.enclosingType(of: binding),
      let property = tree.memberVariables(of: type).compactMap({ tree.firstChild($0, .binding) })
        .first(where: { tree.name($0).map { $0.string == state } ?? false }),
      let variable = tree.parent(property), tree.hasAttribute(variable, "State"),
      let name = tree.name(property), tree.value(property).map({ tree.text($0) == "false" }) ?? false,
      !file.isSetHere(name), !file.site.project.isSetElsewhere(name),
      // Nor does an initializer: `_isShown = State(initialValue: isShown)`.
      (file.facts.uses[Name.hash(of: "_" + state)] ?? []).isEmpty
    else { return false }
    return (file.facts.uses[Name.hash(of: spelled)] ?? []).allSatisfy { use in
      tree.parent(use).map { tree.kind($0) == .argument && tree.isNamed($0, "isPresented") } ?? false
    }
  }

  /// Whether the view that a call is given is of a type of the project's.
  func takesOwnView(_ call: NodeID) -> Bool {
    tree.unlabelledArgument(call).flatMap { tree.constructedType(tree.chain($0).root) }.map(isOwnType)
      ?? false
  }
}

extension SyntaxTree {
  /// `$0` and its kin that belong to a closure, not to one within it.
  func shorthands(in closure: NodeID) -> [(token: TokenID, number: Int)] {
    let inner = subtree(closure).filter { $0 != closure && kind($0) == .closure }.map { node($0) }
    let whole = node(closure)
    return (Int(whole.firstToken)..<Int(whole.endToken)).compactMap { id in
      guard token(id).kind == .dollarIdentifier,
        !inner.contains(where: { Int($0.firstToken) <= id && id < Int($0.endToken) }),
        let number = Int(text(token: id).dropFirst())
      else { return nil }
      return (id, number)
    }
  }
}

extension FileFacts {
  private struct NamesBesideExpressions {
    let nodes: NodesByName
  }

  /// The attributes of the file, the types of its variables and those that others inherit from, by the hash of their names.
  fileprivate func namesBesideExpressions(_ name: (NodeID) -> Name?) -> NodesByName {
    kept {
      NamesBesideExpressions(
        nodes: NodesByName(nodeCount: tree.nodeCount) { id in
          switch tree.kind(id) {
          case .attribute, .typeAnnotation, .inheritedType: name(id)
          default: nil
          }
        })
    }.value.nodes
  }
}
