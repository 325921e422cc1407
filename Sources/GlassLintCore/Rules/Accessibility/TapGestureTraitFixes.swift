/// What makes a view that is tapped a button: its traits, and whether they alone do.
extension TapGestureTrait {
  /// The traits of a view that a tap chooses, where it shows by a comparison of its own that it is chosen:
  /// `selection == item` for `selection = item`, `item.isSelected` for `item.isSelected.toggle()`.
  static func chosenTrait(_ call: NodeID, _ context: borrowing RuleContext) -> String? {
    toggledChoice(call, context) ?? comparedChoice(call, context)
  }

  /// Words in the names of what says that something is chosen; what is open or shown is no choice.
  private static let choiceWords: Set<String> = [
    "selected", "chosen", "picked", "checked", "ticked", "on", "enabled",
  ]

  /// A state that a tap changes whatever else it does, and that what is tapped asks for.
  private static func toggledChoice(_ call: NodeID, _ context: borrowing RuleContext) -> String? {
    let tree = context.tree
    guard let action = context.file.action(ofTap: call), tree.kind(action) == .closure else { return nil }
    for statement in tree.statements(action, limit: 8) {
      guard tree.kind(statement) == .call, tree.isNamed(statement, "toggle"),
        tree.argumentCount(statement) == 0,
        let state = tree.calledMember(statement).flatMap({ tree.callee($0) }),
        tree.kind(state) == .identifier || tree.kind(state) == .member, let name = tree.name(state),
        !choiceWords.isDisjoint(with: SpokenName.words(name.string)),
        tree.subtree(tree.base(ofModifier: call) ?? call).contains(where: { tree.spellsTheSame($0, state) })
      else { continue }
      return "\(tree.text(state)) ? [.isButton, .isSelected] : .isButton"
    }
    return nil
  }

  private static func comparedChoice(_ call: NodeID, _ context: borrowing RuleContext) -> String? {
    let tree = context.tree
    guard let action = context.file.action(ofTap: call), tree.kind(action) == .closure,
      case let statements = tree.actions(in: action).filter({ !tree.isHaptic($0) }), statements.count == 1,
      tree.kind(statements[0]) == .assignment, let selection = tree.callee(statements[0]),
      let item = tree.value(statements[0]), tree.kind(item) == .identifier || tree.kind(item) == .member
    else { return nil }
    let comparison = tree.subtree(tree.base(ofModifier: call) ?? call).first { id in
      guard tree.kind(id) == .sequence, case let parts = Array(tree.children(id)), parts.count == 3,
        tree.isNamed(parts[1], "==")
      else { return false }
      return tree.spellsTheSame(parts[0], selection) && tree.spellsTheSame(parts[2], item)
        || tree.spellsTheSame(parts[0], item) && tree.spellsTheSame(parts[2], selection)
    }
    return comparison.map { "\(tree.text($0)) ? [.isButton, .isSelected] : .isButton" }
  }

  static func edits(
    _ element: String, _ trait: String, behind call: NodeID, _ context: borrowing RuleContext
  ) -> [Edit] {
    let edit = context.insertModifier(trait, behind: call)
    guard !element.isEmpty else { return [edit] }
    // On a line of its own where the trait has one.
    let lead = edit.text.dropLast(trait.utf8.count)
    return [Edit(range: edit.range, text: lead + element + lead + trait)]
  }

  /// Whether a trait on the view makes it one button with a name: the words of a container become its own, where it is
  /// made of texts and images alone, none of which can be used by itself.
  static func isFixable(_ root: NodeID, _ target: Target, _ context: borrowing RuleContext) -> Bool {
    guard context.file.hasAccessibilityModifiers(at: root), !context.file.mustKeepType(root) else {
      return false
    }
    let tree = context.tree
    guard target == .container else {
      return target == .element && !isOneOfEquals(root, context)
    }
    if tree.subtree(root).contains(where: { isGesture($0, tree) }) { return false }
    let reader = context.file.accessibility
    // The name of the file of a picture would become part of the button's, also where that is the text beside it.
    let texts = tree.subtree(root).filter { tree.isInitializer($0, "Text") }.compactMap {
      tree.unlabelledArgument($0)
    }
    // What is known of the content of a whole stack ends at the first of its words.
    let images = tree.subtree(root).filter { reader.constructed($0).map { $0 == "Image" } ?? false }
      .flatMap { reader.content(of: [tree.chainTop($0)]).images }
    if images.contains(where: { image in
      context.file.isReadByFileName(image)
        || tree.unlabelledArgument(image).map { name in texts.contains { tree.spellsTheSame($0, name) } }
          ?? false
    }) {
      return false
    }
    guard reader.constructed(root).map({ Catalog.views.has($0, .stack) }) == true,
      !mayBeEmpty(root, context)
    else { return false }
    var hasText = false
    var open = [root]
    var left = viewLimit
    while let view = open.popLast() {
      left -= 1
      if let parts = reader.builderParts(view) {
        open += parts
        continue
      }
      let call = reader.chain(view).root
      guard left > 0, tree.kind(call) == .call, let name = reader.constructed(call) else { return false }
      if Catalog.views.has(name, .stack) || name == "Group" {
        open += tree.arguments(call).compactMap { tree.closure($0) }.flatMap { tree.statements($0) }
      } else if name == "Text" || name == "Label" {
        hasText = true
      } else if !(name == "Image"), !Catalog.views.has(name, .silent) {
        return false
      }
    }
    return hasText
  }

  /// Whether a symbol that nobody has named is drawn again and again, as the stars of a rating: buttons that are all called
  /// by its name say neither which is which nor what is set.
  private static func isOneOfEquals(_ root: NodeID, _ context: borrowing RuleContext) -> Bool {
    let tree = context.tree
    let content = context.file.accessibility.content(of: [tree.chainTop(root)])
    return !content.isNamed && content.images.contains(root) && context.file.source(ofImage: root).isSymbol
      && tree.container(of: root).flatMap { context.file.views.constructed($0.call) }.map { $0 == "ForEach" }
        ?? false
  }

  /// Whether a stack shows nothing at times: all that stands in it stands in an `if` without an `else`.
  private static func mayBeEmpty(_ view: NodeID, _ context: borrowing RuleContext) -> Bool {
    let tree = context.tree
    if tree.kind(view) == .ifStmt {
      return !tree.children(view).contains { branch in
        tree.kind(branch) == .ifBranch && Array(tree.children(branch)).count == 1
      }
    }
    let call = context.file.accessibility.chain(view).root
    guard context.file.accessibility.constructed(call).map({ Catalog.views.has($0, .stack) }) == true,
      let content = context.file.views.content(of: call)
    else { return false }
    return tree.statements(content).allSatisfy { mayBeEmpty($0, context) }
  }
}
