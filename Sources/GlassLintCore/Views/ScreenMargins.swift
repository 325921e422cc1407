/// One distance between the content of a screen and one of its sides, and the call that makes it.
struct ScreenMargin {
  let call: NodeID
  let part: PaddingPart
  /// The numbers it can come to, in points.
  let values: [LiteralValue]
}

extension FileContext {
  /// The contents of the screen that a view's type is; none for a part of a screen, and for what is no view.
  func screenContents(of type: NodeID) -> [ScreenContent] {
    // A row of somebody's list may look like a screen.
    guard tree.inherits(type, "View"), let body = body(of: type),
      !site.project.surroundings(ofView: tree.typeNames(type)).contains(where: {
        !$0.isDisjoint(with: [.scrolled, .repeated])
      })
    else { return [] }
    return ScreenReader(tree: tree, facts: facts, accessibility: accessibility).contents(ofBody: body)
  }

  private func body(of type: NodeID) -> NodeID? {
    guard let members = tree.firstChild(type, .memberBlock) else { return nil }
    for member in tree.children(members) where tree.kind(member) == .variableDecl {
      guard let binding = tree.firstChild(member, .binding), tree.isNamed(binding, "body") else { continue }
      return tree.firstChild(binding, .accessorBlock)
    }
    return nil
  }

  /// All that stands between content and one side; `nil` where some of it is not known.
  func margins(of content: ScreenContent, at side: EdgeSet) -> [ScreenMargin]? {
    var result: [ScreenMargin] = []
    for call in content.margins {
      guard let parts = tree.paddingParts(of: call) else { return nil }
      for part in parts where part.edges.contains(side) {
        guard let amount = part.amount else { return nil }
        let values = marginValues(amount)
        guard !values.isEmpty else { return nil }
        if values.allSatisfy({ $0.value == 0 }) { continue }
        result.append(ScreenMargin(call: call, part: part, values: values))
      }
    }
    return result
  }

  /// The numbers an amount comes to; a token of another file is known by its name.
  private func marginValues(_ amount: NodeID) -> [LiteralValue] {
    let values = values(of: amount)
    guard values.isEmpty, tree.kind(amount) == .member else { return values }
    let name = tree.text(amount)
    let steps = scales[.spacing]?.steps ?? []
    let step =
      steps.first { site.references(to: $0, at: amount, .cgFloat).names.contains(name) }
      ?? onlyStep(named: name, of: steps)
    return step.map { [LiteralValue(node: amount, value: $0.value, path: [])] } ?? []
  }

  /// `DS.Spacing.xxl` for `FFDesignSystem.Spacing.xxl`: the group and the name tell, whatever else leads there.
  private func onlyStep(named reference: String, of steps: [Scale.Step]) -> Scale.Step? {
    let end = reference.split(separator: ".").suffix(2)
    guard end.count == 2 else { return nil }
    let named = steps.filter { $0.reference.map { $0.split(separator: ".").suffix(2) == end } ?? false }
    return named.count == 1 ? named[0] : nil
  }
}
