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
    guard tree.inherits(type, "View"), let body = tree.body(of: type),
      !site.project.surroundings(ofView: tree.typeNames(type)).contains(where: {
        !$0.isDisjoint(with: [.scrolled, .repeated])
      })
    else { return [] }
    return screenReader.contents(ofBody: body)
  }

  private var screenReader: ScreenReader {
    ScreenReader(tree: tree, facts: facts, accessibility: accessibility)
  }

  /// All that stands between content and one side; `nil` where some of it is not known.
  func margins(of content: ScreenContent, at side: EdgeSet) -> [ScreenMargin]? {
    guard let paddings = screenReader.paddings(of: content, at: side) else { return nil }
    var result: [ScreenMargin] = []
    for (call, part) in paddings {
      guard let amount = part.amount else { return nil }
      let values = marginValues(amount)
      guard !values.isEmpty else { return nil }
      if values.allSatisfy({ $0.value == 0 }) { continue }
      result.append(ScreenMargin(call: call, part: part, values: values))
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

  /// So many screens tell what the others should have.
  private static let severalScreens = 4
  /// So many with a margin of their own have it on purpose.
  private static let fewScreens = 2

  /// Whether the project has enough screens to have a margin of its own.
  var hasSeveralScreens: Bool {
    let margins = site.project.writtenMargins
    return margins.numbers.values.reduce(0, +) + margins.tokens.values.reduce(0, +) >= Self.severalScreens
  }

  /// Whether a grid in a view keeps a distance between its cells: the same one around them is a gallery's.
  func hasGrid(spacedBy distance: Double, in type: NodeID) -> Bool {
    facts.calls(of: ["LazyVGrid", "LazyHGrid", "Grid", "GridItem"]).contains { call in
      tree.contains(type, call)
        && ["spacing", "horizontalSpacing", "verticalSpacing"].contains { (label: StaticString) in
          tree.argument(call, label).map { values(of: $0).contains { $0.value == distance } } ?? false
        }
    }
  }

  /// The margin that three of four screens of the project have, and four at least, for one that few others have; `nil`
  /// where there is none.
  func commonMargin(besides margin: Double) -> Double? {
    var counts = site.project.writtenMargins.numbers
    let all = counts.values.reduce(0, +) + site.project.writtenMargins.tokens.values.reduce(0, +)
    for (token, count) in site.project.writtenMargins.tokens {
      if let value = value(ofToken: token) { counts[value, default: 0] += count }
    }
    guard let common = counts.first(where: { $0.key > 0 && 4 * $0.value >= 3 * all }),
      common.value >= Self.severalScreens,
      counts[margin, default: 0] <= Self.fewScreens
    else { return nil }
    return common.key
  }

  private func value(ofToken token: Symbol) -> Double? {
    let named = (scales[.spacing]?.steps ?? []).filter {
      $0.reference.map { WrittenMargins.token($0) == token } ?? false
    }
    return named.count == 1 ? named[0].value : nil
  }
}
