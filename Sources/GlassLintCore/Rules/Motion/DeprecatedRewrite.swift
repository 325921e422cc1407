/// What becomes of one use of a deprecated API.
struct DeprecatedRewrite {
  let api: DeprecatedAPI
  let use: DeprecatedUse

  var call: NodeID { use.node }

  enum Outcome: Equatable {
    case edits([Edit])
    /// It compiles, and may draw or behave in another way.
    case unsafe([Edit])
    /// The new modifier would do, but how to spell its argument is not certain.
    case unsure
    /// It would mean something else, or not compile.
    case differs
  }

  func edits(_ context: borrowing RuleContext) -> Outcome {
    let tree = context.tree
    switch api.rewrite {
    case .none: return .unsure
    case .rename(let new) where tree.kind(call) != .call:
      return .edits([Edit(range: use.range, text: "\(new)")])
    case .dismiss: return DismissRewrite(attribute: call, key: use.range).edits(context)
    case .oldValue: return oldValue(context)
    case .builder where context.file.mustKeepType(call),
      .scrollIndicators where context.file.mustKeepType(call):
      return .unsure
    case .builder, .sectionParts, .destination, .scrollIndicators:
      return ClosureRewrite(api: api, call: call).edits(context)
    default: break
    }
    if context.file.mustKeepType(call), !keepsType { return .unsure }
    guard let name = tree.nameToken(call), context.closeParen(of: call) != nil,
      let argument = tree.firstArgument(call).flatMap({ tree.value($0) })
    else { return .differs }
    switch api.rewrite {
    case .rename(let new): return .edits([context.replace(token: name, with: "\(new)")])
    case .renameFlag(let new):
      guard tree.kind(argument) == .booleanLiteral else { return .differs }
      return .edits([context.replace(token: name, with: "\(new)")])
    case .unlabel(let new): return unlabelled(context, name, argument, "\(new)")
    case .foregroundStyle: return foregroundStyle(context, name, argument)
    case .ignoresSafeArea: return ignoresSafeArea(context, name, argument)
    case .navigationTitle: return navigationTitle(context, name, argument)
    case .hiddenBar: return hiddenBar(context, name, argument)
    case .autocapitalization: return autocapitalization(context, name, argument)
    case .namedSpace:
      guard let label = tree.firstArgument(call) else { return .differs }
      let start = tree.range(of: label).start
      let range = tree.range(of: argument)
      if tree.holdsComment(ByteRange(start: start, end: range.start)) { return .unsure }
      return .edits([
        Edit(range: ByteRange(start: start, end: range.start), text: ".named("),
        context.insert(")", at: range.end),
      ])
    case .none, .dismiss, .oldValue, .builder, .sectionParts, .destination, .scrollIndicators: return .unsure
    }
  }

  /// Whether what is written instead makes a view of the type that the same makes of other arguments.
  private var keepsType: Bool {
    switch api.rewrite {
    case .rename, .foregroundStyle, .navigationTitle, .namedSpace: true
    default: false
    }
  }

  // MARK: Closures

  /// `{ new in … }` becomes `{ _, new in … }`.
  private func oldValue(_ context: borrowing RuleContext) -> Outcome {
    let tree = context.tree
    var edits: [Edit] = []
    var closure = tree.trailingClosure(call)
    if let value = tree.argument(call, "perform") {
      // Which parameters a function has is not known.
      guard tree.kind(value) == .closure, let argument = tree.parent(value) else { return .unsure }
      closure = value
      if !tree.node(argument).flags.contains(.trailingClosure) {
        let label = ByteRange(start: tree.range(of: argument).start, end: tree.range(of: value).start)
        if tree.holdsComment(label) { return .unsure }
        edits.append(Edit(range: label, text: ""))
      }
    }
    guard let closure, tree.token(Int(tree.node(closure).firstToken) + 1).kind != .leftBracket else {
      // What a closure captures was the old value's world before.
      return .unsure
    }
    let parameters = tree.children(closure).filter { tree.kind($0) == .parameter }
    guard let parameter = parameters.first else {
      let shorthands = tree.shorthands(in: closure)
      guard !shorthands.isEmpty, shorthands.allSatisfy({ $0.number == 0 }) else { return .differs }
      return .edits(edits + shorthands.map { context.replace(token: $0.token, with: "$1") })
    }
    guard parameters.count == 1, tree.firstChild(parameter, .type) == nil else { return .unsure }
    return .edits(edits + [context.insert("_, ", at: tree.range(of: parameter).start)])
  }

  // MARK: Modifiers

  private func unlabelled(
    _ context: borrowing RuleContext, _ name: TokenID, _ argument: NodeID, _ new: String
  ) -> Outcome {
    guard let label = context.tree.firstArgument(call) else { return .differs }
    let gap = ByteRange(
      start: context.tree.range(of: label).start, end: context.tree.range(of: argument).start)
    if context.tree.holdsComment(gap) { return .unsure }
    return .edits([context.replace(token: name, with: new), Edit(range: gap, text: "")])
  }

  private func ignoresSafeArea(_ context: borrowing RuleContext, _ name: TokenID, _ argument: NodeID)
    -> Outcome
  {
    let tree = context.tree
    // An editor's placeholder would lose what it holds the place of.
    let inside = ByteRange(start: tree.range(ofToken: name).end, end: tree.range(of: call).end)
    if tree.holdsComment(inside) { return .unsure }
    let rename = context.replace(token: name, with: "ignoresSafeArea")
    let isAll = tree.kind(argument) == .member && tree.isNamed(argument, "all")
    if isAll { return .edits([rename, context.replace(argument, with: "")]) }
    return .edits([rename, context.insert("edges: ", at: tree.range(of: argument).start)])
  }

  private func navigationTitle(_ context: borrowing RuleContext, _ name: TokenID, _ argument: NodeID)
    -> Outcome
  {
    let tree = context.tree
    let rename = context.replace(token: name, with: "navigationTitle")
    guard let mode = tree.argument(call, "displayMode") else { return .edits([rename]) }
    guard tree.kind(mode) == .member else { return .unsure }
    let rest = ByteRange(start: tree.range(of: argument).end, end: tree.range(of: mode).end)
    if tree.holdsComment(rest) { return .unsure }
    return .edits([
      rename, Edit(range: rest, text: ""),
      context.appendModifier(".navigationBarTitleDisplayMode(\(tree.text(mode)))", to: call),
    ])
  }

  private func hiddenBar(_ context: borrowing RuleContext, _ name: TokenID, _ argument: NodeID) -> Outcome {
    let tree = context.tree
    guard tree.kind(argument) == .booleanLiteral, tree.text(argument) == "true" else { return .differs }
    return .edits([
      context.replace(token: name, with: "toolbar"),
      context.replace(argument, with: ".hidden, for: .navigationBar"),
    ])
  }

  private func autocapitalization(_ context: borrowing RuleContext, _ name: TokenID, _ argument: NodeID)
    -> Outcome
  {
    let tree = context.tree
    let names: [(old: StaticString, new: String)] = [
      ("none", "never"), ("words", "words"), ("sentences", "sentences"), ("allCharacters", "characters"),
    ]
    guard tree.kind(argument) == .member, let member = tree.name(argument),
      let match = names.first(where: { member == $0.old })
    else { return .differs }
    return .edits([
      context.replace(token: name, with: "textInputAutocapitalization"),
      context.replace(argument, with: "." + match.new),
    ])
  }

  // MARK: Foreground styles

  private func foregroundStyle(_ context: borrowing RuleContext, _ name: TokenID, _ argument: NodeID)
    -> Outcome
  {
    let isText = context.file.targetsReach(ReleaseYear.iOS17, assumed: false, at: call)
    if !isText, staysText(context.tree) { return .differs }
    switch context.file.colorArgument(argument) {
    case .optional: return .differs
    case .unknown: return .unsure
    case .color(var implicit):
      if !isText, hasTextModifierAfter(context.tree) || mayHaveToStayText(context.tree) { return .unsure }
      if context.file.isWrittenAsStyle(argument) { implicit = [] }
      if context.file.isInForeignStyle(call) || context.file.mustKeepType(call) {
        implicit = context.tree.implicitLevels(argument) ?? implicit
      }
      return .edits(
        [context.replace(token: name, with: "foregroundStyle")]
          + implicit.map { context.insert("Color", at: context.tree.range(ofToken: $0).start) })
    }
  }

  /// Modifiers that only a `Text` had before iOS 16.
  private static let textModifiers: [StaticString] = [
    "bold", "italic", "underline", "strikethrough", "kerning", "tracking", "baselineOffset", "fontWeight",
    "monospacedDigit", "fontDesign",
  ]

  private func hasTextModifierAfter(_ tree: SyntaxTree) -> Bool {
    tree.outerModifiers(of: call).contains { modifier in
      Self.textModifiers.contains { tree.name(of: modifier.name) == $0 }
    }
  }

  /// Other modifiers that give a `Text` for a `Text`.
  private static let styleModifiers: [StaticString] = [
    "font", "foregroundColor", "foregroundStyle", "fontWidth", "textScale", "speechAlwaysIncludesPunctuation",
  ]

  private func keepsText(_ tree: SyntaxTree, _ modifier: Modifier) -> Bool {
    let name = tree.name(of: modifier.name)
    return (Self.textModifiers + Self.styleModifiers).contains { name == $0 }
  }

  /// Calls whose argument is any view.
  private static let viewTakers: [StaticString] = ["overlay", "background", "mask", "AnyView", "Section"]

  /// Calls whose closure gives values to go on with.
  private static let transformations: [StaticString] = ["map", "compactMap", "flatMap", "reduce"]

  /// Whether the result has to stay a `Text`, which `.foregroundStyle` gives since iOS 17 only: in a concatenation, an
  /// interpolation, an argument, a variable, or what a function returns as one.
  private func staysText(_ tree: SyntaxTree) -> Bool {
    let chain = tree.chain(containing: call)
    guard mayBeText(tree, chain.root), chain.modifiers.allSatisfy({ keepsText(tree, $0) }) else {
      return false
    }
    for ancestor in tree.ancestors(chain.top, limit: 24) {
      switch tree.kind(ancestor) {
      case .sequence, .interpolation, .assignment, .array, .dictionary, .ternary: return true
      case .argument:
        guard let owner = tree.parent(ancestor) else { return true }
        if tree.kind(owner) == .tuple { continue }
        guard let name = tree.name(owner) else { return true }
        return !Self.viewTakers.contains { name == $0 }
      case .binding:
        // A variable of a body may be added to others; one of a type tells its type.
        return declaresText(tree, ancestor) || tree.firstChild(ancestor, .typeAnnotation) == nil
      case .funcDecl, .parameter: return declaresText(tree, ancestor)
      case .closure:
        guard let owner = tree.parent(ancestor), tree.kind(owner) == .argument else { continue }
        // What a view builder makes, unless the closure says otherwise.
        if let call = tree.parent(ancestor).flatMap({ tree.parent($0) }), let name = tree.name(call),
          Self.transformations.contains(where: { name == $0 })
        {
          return true
        }
        return tree.signaturePart(ofClosure: ancestor, .returnType).map { isText(tree, $0) } ?? false
      case .memberBlock, .sourceFile: return false
      default: continue
      }
    }
    return false
  }

  /// Whether a text is all that a closure of the project's own gives, which may have to be one:
  /// `Caption(text: { Text($0).foregroundColor(.red) })`.
  private func mayHaveToStayText(_ tree: SyntaxTree) -> Bool {
    let chain = tree.chain(containing: call)
    guard mayBeText(tree, chain.root), chain.modifiers.allSatisfy({ keepsText(tree, $0) }),
      let closure = tree.parent(chain.top), tree.kind(closure) == .closure,
      tree.statements(closure, limit: 2).count == 1,
      let argument = tree.parent(closure), let owner = tree.parent(argument), let name = tree.name(owner)
    else { return false }
    return !(tree.isModifier(owner) ? Catalog.modifiers.contains(name) : Catalog.views.contains(name))
  }

  private func mayBeText(_ tree: SyntaxTree, _ root: NodeID) -> Bool {
    if let type = tree.constructedType(root) { return type == "Text" }
    switch tree.kind(root) {
    case .identifier, .member, .call, .ternary, .tuple, .sequence: return true
    default: return false
    }
  }

  private func declaresText(_ tree: SyntaxTree, _ declaration: NodeID) -> Bool {
    tree.children(declaration).contains { child in
      switch tree.kind(child) {
      case .returnType, .typeAnnotation, .type: return isText(tree, child)
      default: return false
      }
    }
  }

  private func isText(_ tree: SyntaxTree, _ type: NodeID) -> Bool {
    let node = tree.node(type)
    return (Int(node.firstToken)..<Int(node.endToken)).contains { token in
      tree.token(token).kind == .identifier && tree.name(of: token) == "Text"
    }
  }
}
