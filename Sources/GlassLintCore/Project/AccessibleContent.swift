/// What the views of a closure say together.
struct AccessibleContent {
  /// The calls that make images: `Image("x")`, `Label("", systemImage: "x")`.
  var images: [NodeID] = []
  /// A shape is drawn.
  var hasShape = false
  /// Text or a label among them.
  var isNamed = false
  /// Modifiers on them that are none of SwiftUI's, which may name them where they are declared.
  var passed: [Symbol] = []
  /// Something whose inside this file does not show.
  var isUnknown = false
  /// Whether views of the project's own that are nothing but a picture count as images.
  fileprivate var takesComponents = false

  /// Nothing but images and what has nothing to say.
  var isOnlyImages: Bool { !isNamed && !isUnknown && !images.isEmpty }

  /// Nothing but shapes and what has nothing to say.
  var isOnlyShapes: Bool { !isNamed && !isUnknown && images.isEmpty && hasShape }
}

extension AccessibilityReader {
  /// Expressions looked at for one closure; a longer one counts as unknown.
  private static let contentLimit = 300

  /// What an argument holds: the statements of a closure, or the view given as an expression.
  /// - Parameter takesComponents: whether views of the project's own that are nothing but a picture count as images.
  func content(ofArgument argument: NodeID, takesComponents: Bool = false) -> AccessibleContent {
    guard let value = tree.value(argument) else { return AccessibleContent(isUnknown: true) }
    return content(
      of: tree.kind(value) == .closure ? tree.statements(value) : [value], takesComponents: takesComponents)
  }

  func content(of expressions: [NodeID], takesComponents: Bool = false) -> AccessibleContent {
    var result = AccessibleContent(takesComponents: takesComponents)
    var open = expressions
    var left = Self.contentLimit
    while let expression = open.popLast() {
      left -= 1
      guard left > 0, !result.isNamed, !result.isUnknown else {
        result.isUnknown = true
        break
      }
      if let inner = builderParts(expression) {
        open += inner
      } else {
        add(chain(expression), to: &result, &open)
      }
    }
    return result
  }

  /// The expressions a statement of a view builder leads to, or `nil` where it is a view itself.
  func builderParts(_ id: NodeID) -> [NodeID]? {
    switch tree.kind(id) {
    case .ifStmt, .switchStmt, .ifConfig:
      return tree.children(id).flatMap { branch -> [NodeID] in
        switch tree.kind(branch) {
        case .ifBranch: tree.firstChild(branch, .codeBlock).map { tree.statements($0) } ?? []
        case .switchCase: tree.caseStatements(branch)
        case .ifConfigClause: Array(tree.children(branch))
        case .ifConfig: [branch]
        default: []
        }
      }
    case .ternary: return Array(tree.children(id).dropFirst())
    case .returnStmt, .effect: return tree.callee(id).map { [$0] } ?? []
    case .tuple: return tree.onlyElement(id).map { [$0] }
    case .variableDecl: return []
    default: return nil
    }
  }

  private func add(_ chain: ModifierChain, to result: inout AccessibleContent, _ open: inout [NodeID]) {
    for modifier in chain.modifiers {
      if names(modifier) { result.isNamed = true }
      if hides(modifier),
        tree.kind(chain.root) != .call || constructed(chain.root).map({ $0 == "Image" }) != true
      {
        result.isUnknown = true
      }
      let name = tree.name(of: modifier.name)
      result.passed += ownNames(modifier)
      if name == "overlay" || name == "background" { addLayers(of: modifier.call, to: &result, &open) }
    }
    switch tree.kind(chain.root) {
    case .call: add(call: chain.root, to: &result, &open)
    case .member:
      if addHelper(chain.root, &open) { return }
      guard let base = tree.callee(chain.root), let owner = tree.name(base) else {
        result.isUnknown = true
        return
      }
      if isImageConstant(chain.root) || isGeneratedImage(chain.root)
        || result.takesComponents && builtPicture(chain.root) != nil
      {
        result.images.append(chain.root)
      } else if !Catalog.views.has(owner, .silent) {
        result.isUnknown = true
      }
    case .tuple, .ternary, .effect:
      guard let parts = builderParts(chain.root) else {
        result.isUnknown = true
        return
      }
      open += parts
    default: result.isUnknown = !addHelper(chain.root, &open) || result.isUnknown
    }
  }

  /// Goes on with what a property or function of this file builds.
  private func addHelper(_ root: NodeID, _ open: inout [NodeID]) -> Bool {
    guard let body = helperBody(of: root) else { return false }
    open += bodyStatements(body)
    return true
  }

  /// The body of the computed property or function of this file that a view is built by.
  func helperBody(of root: NodeID) -> NodeID? {
    let target = tree.kind(root) == .call ? tree.callee(root).map { tree.unwrapped($0) } : root
    guard let target, let name = tree.ownName(target), !tree.startsUppercase(name) else { return nil }
    if tree.kind(root) == .call {
      let functions = facts.declarations(of: name).filter { tree.kind($0) == .funcDecl }
      guard functions.count == 1 else { return nil }
      return tree.firstChild(functions[0], .codeBlock)
    }
    guard let declaration = facts.scope.declaration(of: name, at: root), !declaration.isOpaque,
      tree.kind(declaration.node) == .binding
    else { return nil }
    return tree.firstChild(declaration.node, .accessorBlock)
  }

  /// The statements of a block, which may be that of a getter.
  func bodyStatements(_ block: NodeID, limit: Int = .max) -> [NodeID] {
    let all = tree.statements(block, limit: limit)
    guard all.count == 1, tree.kind(all[0]) == .accessor, let body = tree.firstChild(all[0], .codeBlock)
    else { return all }
    return tree.statements(body, limit: limit)
  }

  /// A background or overlay says something only where it is a view: colors and materials are silent.
  private func addLayers(of call: NodeID, to result: inout AccessibleContent, _ open: inout [NodeID]) {
    for argument in tree.arguments(call) {
      guard let value = tree.value(argument) else { continue }
      if tree.kind(value) == .closure {
        open += tree.statements(value)
      } else if tree.name(argument) == nil {
        let root = chain(value).root
        guard tree.kind(root) == .call, constructed(root) != nil else { continue }
        open.append(value)
      }
    }
  }

  private func add(call: NodeID, to result: inout AccessibleContent, _ open: inout [NodeID]) {
    if result.takesComponents, isPictureComponent(call) {
      result.images.append(call)
      return
    }
    guard let name = constructed(call) else {
      result.isUnknown = !addHelper(call, &open) || result.isUnknown
      return
    }
    switch name {
    case "Image":
      if isPlainImage(call) { result.images.append(call) } else { result.isUnknown = true }
    case _ where isRemoteImage(name):
      result.images.append(call)
      result.isNamed = result.isNamed || speaksInside(call)
    case "Text":
      switch imageOrEmpty(text: call) {
      case .some(true): result.images.append(tree.unlabelledArgument(call) ?? call)
      case .some(false): break
      case .none: result.isNamed = true
      }
    case "Label":
      if hasEmptyTitle(call) { result.images.append(call) } else { result.isNamed = true }
    case "ProgressView" where tree.arguments(call).contains(where: { _ in true }): result.isNamed = true
    default:
      if Catalog.views.has(name, .silent) {
        result.hasShape = result.hasShape || ShapeName.isShape(tree, call)
        return
      }
      guard Catalog.views.has(name, .container) else {
        result.isUnknown = true
        return
      }
      for argument in tree.arguments(call) {
        guard let value = tree.value(argument) else { continue }
        if tree.kind(value) == .closure {
          open += tree.statements(value)
        } else if name == "AnyView" {
          open.append(value)
        }
      }
    }
  }

  private static let remoteImages = NameSet(["AsyncImage"] + PackageViews.remoteImages)

  /// Whether a view loads a picture, as far as its name tells: SwiftUI's own, or one of a package's.
  func isRemoteImage(_ name: Name) -> Bool { Self.remoteImages.contains(name) }

  /// An image made from a name, a symbol or a picture, that says nothing about what it is. The initializers that
  /// packages add count too, unless one of their labels speaks of a description.
  func isPlainImage(_ call: NodeID) -> Bool {
    var count = 0
    for argument in tree.arguments(call) {
      count += 1
      guard let label = tree.name(argument) else { continue }
      switch label {
      case "description", "alt", "title", "text", "renderer", "symbol": return false
      default: if looksLikeLabel(label) { return false }
      }
    }
    return count > 0
  }

  /// `Asset.close.swiftUIImage`, as generated code for asset catalogs has it.
  func isGeneratedImage(_ member: NodeID) -> Bool {
    tree.kind(member) == .member && tree.isNamed(member, "swiftUIImage") && tree.callee(member) != nil
  }

  /// Whether a name is that of an image which the project declares: `Image.close`, `Image.Sea.wave`, `Icons.close`.
  func isImageConstant(_ member: NodeID) -> Bool {
    guard tree.kind(member) == .member, let name = tree.name(member), !tree.startsUppercase(name) else {
      return false
    }
    var base = tree.callee(member)
    while let outer = base, tree.kind(outer) == .member { base = tree.callee(outer) }
    guard let base, tree.kind(base) == .identifier, let first = tree.name(base), tree.startsUppercase(first)
    else { return false }
    return first == "Image"
      || site.map { ReferenceReader(tree: tree, facts: facts, site: $0).meansImage(member) } ?? false
  }

  /// Whether a view is one of the project's own that is nothing but a picture. Of an image that it is handed the call tells
  /// whether it is a symbol.
  private func isPictureComponent(_ call: NodeID) -> Bool {
    guard let type = tree.constructedType(call), !Catalog.views.contains(type), !isRemoteImage(type),
      !tree.subtree(call).contains(where: { tree.kind($0) == .call && (isSymbol($0) || isDecorative($0)) })
    else { return false }
    return site?.project.isPicture(type.symbol) ?? false
  }

  /// The property of a type that a name means, in whichever file, where that builds nothing but a picture:
  /// `Icons.close`.
  func builtPicture(_ member: NodeID) -> Symbol? {
    guard let project = site?.project, case let helpers = tree.helpers(meantBy: member), helpers.count == 1,
      project.isPicture(helpers[0])
    else { return nil }
    return helpers[0]
  }

  /// Whether an image is made of pixels alone: one of the system's initializers that take no name. What an initializer of
  /// the project makes of its arguments may have one.
  func isNameless(_ image: NodeID) -> Bool {
    // `Image.close` is one of the project's own, which may have a name in the asset catalog.
    if tree.kind(image) == .member || isPictureComponent(image) { return false }
    guard let name = constructed(image), name == "Image" else { return true }
    guard let label = tree.firstArgument(image).flatMap({ tree.name($0) }) else { return false }
    return label == "uiImage" || label == "nsImage" || label == "size"
  }

  /// Whether an image is drawn from a symbol: `systemName:`, or the `systemSymbol:` of a package.
  func isSymbol(_ image: NodeID) -> Bool { symbol(of: image) != nil }

  /// What names the symbol of an image or label.
  func symbol(of image: NodeID) -> NodeID? {
    for argument in tree.arguments(image) {
      guard let label = tree.name(argument) else { continue }
      if label == "systemName" || label == "systemImage" || label == "systemSymbol" {
        return tree.value(argument)
      }
    }
    return nil
  }

  func isDecorative(_ image: NodeID) -> Bool { tree.argument(image, "decorative") != nil }

  /// Whether a `Text` is nothing but an image (`true`) or empty (`false`); `nil` where it says something.
  private func imageOrEmpty(text call: NodeID) -> Bool? {
    guard let value = tree.unlabelledArgument(call) ?? tree.argument(call, "verbatim") else { return nil }
    if let inner = tree.kind(value) == .call ? constructed(value) : nil, inner == "Image" { return true }
    return isEmptyString(value) ? false : nil
  }

  /// `Label("", systemImage: "gear")`.
  func hasEmptyTitle(_ call: NodeID) -> Bool {
    guard let title = tree.unlabelledArgument(call) else { return false }
    return isEmptyString(title)
  }

  /// A string without anything to read: `""`, `String()`, `String("")`.
  func isEmptyString(_ id: NodeID) -> Bool {
    if tree.isInitializer(id, "String") {
      guard let argument = tree.firstArgument(id) else { return tree.trailingClosure(id) == nil }
      return tree.argumentCount(id) == 1 && tree.unlabelledArgument(id) == tree.value(argument)
        && tree.value(argument).map { isEmptyString($0) } ?? false
    }
    guard tree.kind(id) == .stringLiteral, tree.node(id).firstChild == Node.none else { return false }
    return tree.text(id).allSatisfy { $0 == "\"" || $0 == "#" || $0.isWhitespace }
  }

  /// Whether text or a modifier within the closures of an `AsyncImage` describes it.
  func speaksInside(_ call: NodeID) -> Bool {
    tree.subtree(call).contains { id in
      guard tree.kind(id) == .call, id != call, let name = tree.name(id) else { return false }
      return name == "Text" || name == "Label" || name == "accessibilityHidden"
        || Catalog.modifiers.has(name, .names)
    }
  }
}
