/// What becomes of a call that is given a view as a value where it takes a closure now.
struct ClosureRewrite {
  let api: DeprecatedAPI
  let call: NodeID

  func edits(_ context: borrowing RuleContext) -> DeprecatedRewrite.Outcome {
    guard let callee = context.tree.callee(call), let close = context.closeParen(of: call) else {
      return .unsure
    }
    let parens = Parens(open: Int(context.tree.node(callee).endToken), close: close)
    switch api.rewrite {
    case .builder: return withoutTrailingComma(context, parens, builder(context, parens))
    case .sectionParts: return sectionParts(context, parens)
    case .destination: return withoutTrailingComma(context, parens, destination(context, parens))
    case .scrollIndicators: return scrollIndicators(context, parens)
    default: return .unsure
    }
  }

  private struct Parens {
    let open: TokenID
    let close: TokenID
  }

  /// What stood between parentheses may end with a comma, what stands between braces not.
  private func withoutTrailingComma(
    _ context: borrowing RuleContext, _ parens: Parens, _ outcome: DeprecatedRewrite.Outcome
  ) -> DeprecatedRewrite.Outcome {
    guard case .edits(var edits) = outcome else { return outcome }
    if context.tree.token(parens.close - 1).kind == .comma {
      edits.append(context.replace(token: parens.close - 1, with: ""))
    }
    return .edits(edits.sorted { $0.range.start < $1.range.start })
  }

  /// Parentheses become braces around a view: on its line where it has one, otherwise on lines of their own.
  private func braces(
    _ context: borrowing RuleContext, _ parens: Parens, around view: NodeID, head: String = "",
    tail: String = ""
  ) -> [Edit] {
    let tree = context.tree
    let start = tree.range(ofToken: parens.open).start
    let isOpen = tree.token(parens.open + 1).flags.contains(.startsLine)
    let range = tree.range(of: view)
    let isLong = isOpen || tree.text(range).utf8.contains(0x0A)
    let moved = isOpen ? nil : context.movedToOwnLines(range, below: start)
    let lead = isOpen || moved != nil ? "" : " "
    let isOwnLine = tree.token(parens.close).flags.contains(.startsLine)
    let end = isOwnLine ? "" : isLong ? "\n" + context.indentation(of: start) : " "
    // As one edit, so that what is mended inside waits for where it stands then.
    return [context.replace(token: parens.open, with: head + " {" + lead)]
      + (moved.map { [Edit(range: range, text: $0)] } ?? [])
      + [context.replace(token: parens.close, with: end + "}" + tail)]
  }

  /// `.overlay(Circle(), alignment: .top)` becomes `.overlay(alignment: .top) { Circle() }`.
  private func builder(_ context: borrowing RuleContext, _ parens: Parens) -> DeprecatedRewrite.Outcome {
    let tree = context.tree
    guard let view = tree.unlabelledArgument(call) else { return .differs }
    guard let alignment = tree.argument(call, "alignment") else {
      return .edits(braces(context, parens, around: view))
    }
    let rest = ByteRange(start: tree.range(of: view).end, end: tree.range(of: alignment).end)
    if tree.holdsComment(rest) { return .unsure }
    let head = "(alignment: \(tree.text(alignment)))"
    return .edits(braces(context, parens, around: view, head: head) + [Edit(range: rest, text: "")])
  }

  /// `Section(header: Text("A")) { … }` becomes `Section { … } header: { Text("A") }`.
  private func sectionParts(_ context: borrowing RuleContext, _ parens: Parens) -> DeprecatedRewrite.Outcome {
    let tree = context.tree
    let whole = ByteRange(
      start: tree.range(ofToken: parens.open).start, end: tree.range(ofToken: parens.close).end)
    guard let content = tree.trailingClosure(call), tree.range(of: call).end == tree.range(of: content).end,
      tree.hasOnlyLabels(inParens: call, ["header", "footer"]), !tree.holdsComment(whole)
    else { return .unsure }
    let indentation = context.indentation(of: tree.range(of: call).start)
    var parts = ""
    for label: StaticString in ["header", "footer"] {
      guard let part = tree.argument(call, label) else { continue }
      if tree.constructedType(part).map({ $0 == "EmptyView" }) ?? false { continue }
      let range = tree.range(of: part)
      let moved = context.movedToOwnLines(range, below: tree.range(of: call).start)
      parts += " \(label): {" + (moved.map { $0 + "\n" + indentation } ?? " \(tree.text(range)) ") + "}"
    }
    return .edits([Edit(range: whole, text: ""), context.insert(parts, at: tree.range(of: content).end)])
  }

  /// `NavigationLink(destination: Detail()) { … }` becomes `NavigationLink { Detail() } label: { … }`.
  private func destination(_ context: borrowing RuleContext, _ parens: Parens) -> DeprecatedRewrite.Outcome {
    let tree = context.tree
    guard let target = tree.argument(call, "destination"), let argument = tree.parent(target) else {
      return .differs
    }
    let label = ByteRange(start: tree.range(of: argument).start, end: tree.range(of: target).start)
    if tree.holdsComment(label) { return .unsure }
    let arguments = Array(tree.arguments(call))
    let withoutLabel = Edit(range: label, text: "")
    switch (tree.argumentCount(call), arguments.count) {
    case (1, 2) where tree.trailingClosure(call) != nil:
      return .edits(braces(context, parens, around: target, tail: " label:") + [withoutLabel])
    case (2, 2):
      if let title = tree.unlabelledArgument(call) {
        let gap = ByteRange(start: tree.range(of: title).end, end: tree.range(of: target).start)
        if tree.holdsComment(gap) || tree.token(parens.open + 1).flags.contains(.startsLine) {
          return .unsure
        }
        let edits = braces(context, parens, around: target)
        return .edits(edits.dropFirst() + [Edit(range: gap, text: ")" + edits[0].text)])
      }
      guard let closure = tree.closureArgument(call, "label") else { return .unsure }
      let gap = ByteRange(start: tree.range(of: target).end, end: tree.range(of: closure).start)
      if tree.holdsComment(gap) || tree.token(parens.close).flags.contains(.startsLine) { return .unsure }
      let edits = braces(context, parens, around: target, tail: " label: ")
      guard let last = edits.last else { return .unsure }
      return .edits(
        edits.dropLast() + [
          withoutLabel, Edit(range: gap, text: last.text), context.replace(token: parens.close, with: ""),
        ])
    default: return .unsure
    }
  }

  /// `ScrollView(showsIndicators: false) { … }` becomes `ScrollView { … }.scrollIndicators(.hidden)`.
  private func scrollIndicators(_ context: borrowing RuleContext, _ parens: Parens)
    -> DeprecatedRewrite.Outcome
  {
    let tree = context.tree
    guard let value = tree.argument(call, "showsIndicators"), tree.kind(value) == .booleanLiteral,
      let argument = tree.parent(value)
    else { return .unsure }
    let removed: ByteRange
    if tree.argumentCount(call) == 1 {
      guard tree.trailingClosure(call) != nil else { return .unsure }
      removed = ByteRange(
        start: tree.range(ofToken: parens.open).start, end: tree.range(ofToken: parens.close).end)
    } else {
      guard let axes = tree.unlabelledArgument(call) else { return .unsure }
      removed = ByteRange(start: tree.range(of: axes).end, end: tree.range(of: argument).end)
    }
    if tree.holdsComment(removed) { return .unsure }
    let removal = Edit(range: removed, text: "")
    if tree.text(value) == "true" { return .edits([removal]) }
    // On a Mac with a mouse, hidden ones still show.
    let visibility = context.platforms.includes(.macOS) ? ".never" : ".hidden"
    // What scrolls inside, along the same axis, has none either then, and so has what is shown from there.
    let axes = tree.unlabelledArgument(call)
    let presents = presents(context)
    if presents, !(axes.map { tree.isNamed($0, "horizontal") } ?? false) { return .unsure }
    let isOfAxes =
      (presents || context.file.views.mayScroll(in: call)) && axes.map { tree.kind($0) != .array } ?? true
    let arguments =
      isOfAxes ? "\(visibility), axes: \(axes.map { tree.text($0) } ?? ".vertical")" : visibility
    return .unsafe([removal, context.insertModifier(".scrollIndicators(\(arguments))", behind: call)])
  }

  /// Whether something inside of the view shows a sheet, a popover or a screen, in whichever file.
  private func presents(_ context: borrowing RuleContext) -> Bool {
    let (tree, project) = (context.tree, context.site.project)
    return context.file.views.holds(call) { inner in
      guard let name = tree.name(inner) else { return false }
      return Catalog.modifiers.has(name, .presents)
        || tree.isInitializer(inner) && project.presentingViews.contains(name.symbol)
    }
  }
}

extension SyntaxTree {
  /// Whether all arguments between the parentheses have one of these labels.
  fileprivate func hasOnlyLabels(inParens call: NodeID, _ labels: [StaticString]) -> Bool {
    arguments(call).allSatisfy { argument in
      node(argument).flags.contains(.trailingClosure)
        || name(argument).map { label in labels.contains { label == $0 } } ?? false
    }
  }
}
