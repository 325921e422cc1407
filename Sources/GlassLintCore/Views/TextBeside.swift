/// The texts that stand beside a view, as the words of a row stand beside its control.
extension FileContext {
  /// The `Text` right before a view in the same stack, or the first in the stack before it, that can be its name, whatever is
  /// silent between them, or sets the same value, aside: `Text("Volume")` of
  /// `HStack { Text("Volume"); Spacer(); Slider(value: $volume); Stepper("", value: $volume) }`. `nil` where the words explain
  /// something or only join two views, are the unit of a value before them, name another view too, stand in a stack with one or
  /// before two without a name, or are drawn as large as the title of a screen; and where another text stands before them, of
  /// which either may be the name and the other explain that.
  func heading(before view: NodeID) -> NodeID? {
    guard let (statements, index) = siblings(of: view),
      let place = statements[..<index].lastIndex(where: { !isPassedOver($0) && !sets($0, sameAs: view) }),
      !holdsControl(statements[place]),
      !(statements[(index + 1)...].first { !isPassedOver($0) && !sets($0, sameAs: view) }
        .map(isNamelessControl) ?? false),
      let text = firstText(in: statements[place]),
      let title = tree.unlabelledArgument(text) ?? tree.argument(text, "verbatim"),
      tree.plainText(title).map(SpokenName.isName) ?? true, !isLargeTitle(text)
    else { return nil }
    let before = statements[..<place].last { !isPassedOver($0) }
    if let before, isText(before) || !bindings(of: view).isDisjoint(with: values(in: before)) { return nil }
    let isShared = statements.indices.contains { other in
      other != place && other != index
        && tree.subtree(statements[other]).contains { tree.spellsTheSame($0, title) }
    }
    return isShared ? nil : text
  }

  /// Whether a view stands in a bar, as far as its file tells.
  func isInToolbar(_ view: NodeID) -> Bool {
    tree.containers(of: view).contains { container in
      tree.name(container.call).map { Catalog.modifiers.has($0, .bar) || Catalog.views.has($0, .bar) }
        ?? false
    }
  }

  /// Whether a view is the last in a stack of several.
  func endsStack(_ view: NodeID) -> Bool {
    siblings(of: view).map { $0.index > 0 && $0.index == $0.statements.count - 1 } ?? false
  }

  /// Whether a view is a control for the value that another one sets.
  private func sets(_ view: NodeID, sameAs control: NodeID) -> Bool {
    guard let own = boundValue(of: accessibility.chain(view).root), let value = boundValue(of: control) else {
      return false
    }
    return tree.spellsTheSame(own, value)
  }

  /// `Slider(value: $end)`, `TextField("", text: $end)`
  private func isNamelessControl(_ view: NodeID) -> Bool {
    let control = accessibility.chain(view).root
    guard let type = accessibility.constructed(control), Catalog.views.hasAny(type, [.value, .field]) else {
      return false
    }
    return tree.unlabelledArgument(control).map { accessibility.isEmptyString($0) }
      ?? (tree.label(ofControl: control, type) == nil)
  }

  /// Whether a view is one that a text beside it names, or has one inside.
  private func holdsControl(_ view: NodeID) -> Bool {
    tree.subtree(view).contains { id in
      tree.kind(id) == .call
        && accessibility.constructed(id).map {
          Catalog.views.has($0, .value) || Catalog.views.has($0, .field)
        } ?? false
    }
  }

  /// The size of `.title` in points, in which iOS draws what a whole screen is about; what is smaller may head a part of it.
  private static let titleSize = 28.0

  /// Whether a view is one text, and not what a whole screen is about.
  private func isText(_ view: NodeID) -> Bool {
    let root = accessibility.chain(view).root
    return accessibility.constructed(root).map { $0 == "Text" } ?? false && !isLargeTitle(root)
  }

  private func isLargeTitle(_ text: NodeID) -> Bool {
    var reading = TextSizeReading()
    reading.font = tree.outerModifiers(of: text).first { tree.isNamed($0.call, "font") }
      .flatMap { tree.unlabelledArgument($0.call) }
    return reading.font != nil && (textSize(reading, on: .iOS)?.points ?? 0) >= Self.titleSize
  }

  /// What a control is bound to: `volume` of `Slider(value: $volume)`.
  private func bindings(of control: NodeID) -> Set<String> {
    Set(
      tree.arguments(control).compactMap { tree.value($0).map { tree.text($0) } }.filter { $0.hasPrefix("$") }
        .map { String($0.dropFirst()) })
  }

  /// The names that occur in a view, bindings as what they are bound to.
  private func values(in view: NodeID) -> Set<String> {
    Set(
      tree.subtree(view).filter { tree.kind($0) == .identifier || tree.kind($0) == .member }.map { id in
        let text = tree.text(id)
        return text.hasPrefix("$") ? String(text.dropFirst()) : text
      })
  }

  /// The words that are drawn over a field only while it is empty, of one of its layers or in a modifier of it:
  /// `if name.isEmpty { Text("Name") }`, `.placeholder(when: name.isEmpty) { Text("Name") }`.
  func placeholder(over field: NodeID) -> NodeID? {
    var whole = tree.chainTop(field)
    while let container = tree.container(of: whole),
      accessibility.constructed(container.call).map({ Catalog.views.has($0, .depth) })
        ?? (tree.isNamed(container.call, "overlay") || tree.isNamed(container.call, "background"))
    {
      whole = tree.chainTop(container.call)
    }
    let values = bindings(of: field)
    let text = tree.subtree(whole).first { text in
      tree.isInitializer(text, "Text") && !tree.contains(field, text)
        && tree.ancestors(text).prefix { tree.contains(whole, $0) }.contains { ancestor in
          (tree.kind(ancestor) == .ifBranch || tree.kind(ancestor) == .call)
            && tree.children(ancestor).contains { part in
              (tree.kind(ancestor) == .ifBranch || part != tree.callee(ancestor))
                && !tree.contains(part, text)
                && tree.subtree(part).contains { asksWhetherEmpty($0, values) }
            }
        }
    }
    return text.flatMap { tree.plainTitle(ofText: $0) }
  }

  /// `name.isEmpty`, and not `!name.isEmpty`.
  private func asksWhetherEmpty(_ id: NodeID, _ values: Set<String>) -> Bool {
    guard tree.kind(id) == .member, tree.isNamed(id, "isEmpty"), let value = tree.callee(id) else {
      return false
    }
    return values.contains(tree.text(value)) && tree.parent(id).map { tree.kind($0) } != .prefixExpr
  }

  /// The `Text` right behind a view in the same stack.
  func text(behind view: NodeID) -> NodeID? {
    guard let (statements, index) = siblings(of: view) else { return nil }
    let next = statements[(index + 1)...].first { !isPassedOver($0) }
    return next.flatMap { firstText(in: $0) }
  }

  /// The `Text` right behind a view in a row, as words stand behind a checkbox, unless they stand before another control.
  func caption(behind view: NodeID) -> NodeID? {
    guard let (statements, index) = siblings(of: view),
      let container = tree.container(of: tree.chainTop(view)), tree.isNamed(container.call, "HStack")
    else { return nil }
    let behind = statements[(index + 1)...].filter { !isPassedOver($0) }
    return behind.dropFirst().first.map(holdsControl) ?? false ? nil : text(behind: view)
  }

  /// Views of one block that are looked at.
  private static let siblingLimit = 60

  private func siblings(of view: NodeID) -> (statements: [NodeID], index: Int)? {
    let top = tree.chainTop(view)
    guard let block = tree.parent(top) else { return nil }
    let statements: [NodeID]
    switch tree.kind(block) {
    case .closure, .codeBlock: statements = tree.statements(block, limit: Self.siblingLimit)
    case .switchCase: statements = tree.caseStatements(block)
    default: return nil
    }
    return statements.firstIndex(of: top).map { (statements, $0) }
  }

  /// Spaces, lines and pictures between the words and what they are about.
  private func isPassedOver(_ statement: NodeID) -> Bool {
    guard let name = accessibility.constructed(accessibility.chain(statement).root) else { return false }
    return name == "Image" || Catalog.views.has(name, .silent) && !Catalog.views.has(name, .spoken)
  }

  /// Stacks within each other that are looked into.
  private static let stackDepth = 3

  private func firstText(in statement: NodeID, depth: Int = 0) -> NodeID? {
    let root = accessibility.chain(statement).root
    guard let name = accessibility.constructed(root) else { return nil }
    if name == "Text" { return root }
    guard Catalog.views.has(name, .stack) || name == "Group", depth < Self.stackDepth,
      let content = views.content(of: root),
      let first = tree.statements(content, limit: Self.siblingLimit).first(where: { !isPassedOver($0) })
    else { return nil }
    return firstText(in: first, depth: depth + 1)
  }
}

extension FileContext {
  /// What a caption calls the control beside it, as an argument for a label: without the colon and the blanks that lead over
  /// to that. Where words are kept elsewhere, those may be part of a key.
  func name(fromCaption caption: NodeID) -> String {
    let written = tree.text(caption)
    guard let words = tree.plainText(caption), !wordCounts.areKeptElsewhere,
      !site.project.words.areKeptElsewhere
    else { return written }
    return "\"\(SpokenName.name(fromCaption: words))\""
  }
}

extension SyntaxTree {
  /// What a `Text` is made of, where another view that is given the same says the same: what stands in a bundle or a table
  /// of its own would be looked up elsewhere.
  func plainTitle(ofText text: NodeID) -> NodeID? {
    let isPlain = arguments(text).allSatisfy { argument in
      name(argument).map { $0 == "comment" } ?? true
    }
    return isPlain ? unlabelledArgument(text) : nil
  }
}
