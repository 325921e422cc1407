/// What becomes of one use of a deprecated modifier.
struct DeprecatedRewrite {
  let entry: DeprecatedModifierEntry
  let call: NodeID
  let argument: NodeID

  enum Outcome {
    case edits([Edit])
    /// The new modifier would do, but how to spell its argument is not certain.
    case unsure
    /// It would mean something else, or not compile.
    case differs
  }

  func edits(_ context: borrowing RuleContext) -> Outcome {
    guard let name = context.tree.nameToken(call), context.closeParen(of: call) != nil else {
      return .differs
    }
    switch entry.rewrite {
    case .rename(let new): return .edits([context.replace(token: name, with: "\(new)")])
    case .renameFlag(let new):
      guard context.tree.kind(argument) == .booleanLiteral else { return .differs }
      return .edits([context.replace(token: name, with: "\(new)")])
    case .unlabel(let new): return unlabelled(context, name, "\(new)")
    case .foregroundStyle: return foregroundStyle(context, name)
    case .ignoresSafeArea: return ignoresSafeArea(context, name)
    case .navigationTitle: return navigationTitle(context, name)
    case .hiddenBar: return hiddenBar(context, name)
    case .autocapitalization: return autocapitalization(context, name)
    case .namedSpace:
      guard let label = context.tree.firstArgument(call) else { return .differs }
      let start = context.tree.range(of: label).start
      let range = context.tree.range(of: argument)
      if context.tree.holdsComment(ByteRange(start: start, end: range.start)) { return .unsure }
      return .edits([
        Edit(range: ByteRange(start: start, end: range.start), text: ".named("),
        context.insert(")", at: range.end),
      ])
    }
  }

  private func unlabelled(_ context: borrowing RuleContext, _ name: TokenID, _ new: String) -> Outcome {
    guard let label = context.tree.firstArgument(call) else { return .differs }
    let gap = ByteRange(
      start: context.tree.range(of: label).start, end: context.tree.range(of: argument).start)
    if context.tree.holdsComment(gap) { return .unsure }
    return .edits([context.replace(token: name, with: new), Edit(range: gap, text: "")])
  }

  private func ignoresSafeArea(_ context: borrowing RuleContext, _ name: TokenID) -> Outcome {
    let tree = context.tree
    let rename = context.replace(token: name, with: "ignoresSafeArea")
    let isAll = tree.kind(argument) == .member && tree.isNamed(argument, "all")
    if isAll { return .edits([rename, context.replace(argument, with: "")]) }
    return .edits([rename, context.insert("edges: ", at: tree.range(of: argument).start)])
  }

  private func navigationTitle(_ context: borrowing RuleContext, _ name: TokenID) -> Outcome {
    let tree = context.tree
    let rename = context.replace(token: name, with: "navigationTitle")
    guard entry.labels.count == 2 else { return .edits([rename]) }
    guard let mode = tree.argument(call, "displayMode"), tree.kind(mode) == .member else { return .unsure }
    let rest = ByteRange(start: tree.range(of: argument).end, end: tree.range(of: mode).end)
    if tree.holdsComment(rest) { return .unsure }
    return .edits([
      rename, Edit(range: rest, text: ""),
      context.appendModifier(".navigationBarTitleDisplayMode(\(tree.text(mode)))", to: call),
    ])
  }

  private func hiddenBar(_ context: borrowing RuleContext, _ name: TokenID) -> Outcome {
    let tree = context.tree
    guard tree.kind(argument) == .booleanLiteral, tree.text(argument) == "true" else { return .differs }
    return .edits([
      context.replace(token: name, with: "toolbar"),
      context.replace(argument, with: ".hidden, for: .navigationBar"),
    ])
  }

  private func autocapitalization(_ context: borrowing RuleContext, _ name: TokenID) -> Outcome {
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

  private func foregroundStyle(_ context: borrowing RuleContext, _ name: TokenID) -> Outcome {
    let isText = context.file.targetsReach(ReleaseYear.iOS17, assumed: false, at: call)
    if !isText, staysText(context.tree) { return .differs }
    switch context.file.colorArgument(argument) {
    case .optional: return .differs
    case .unknown: return .unsure
    case .color(var implicit):
      if !isText, hasTextModifierAfter(context.tree) { return .unsure }
      if context.file.isInForeignStyle(call) { implicit = context.tree.implicitLevels(argument) ?? implicit }
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
      case .funcDecl: return declaresText(tree, ancestor)
      case .closure:
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
      case .returnType, .typeAnnotation: return isText(tree, child)
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
