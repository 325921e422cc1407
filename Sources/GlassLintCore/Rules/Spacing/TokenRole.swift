/// Tokens of one role where another is meant.
enum TokenRole {
  static let rule = Rule(
    id: "token-role",
    theme: .spacing,
    summary: "a token of one role where another is meant, such as a radius for a gap",
    rationale: """
      A token that is borrowed for its number moves with what it is for: the day corners get rounder, the gap that was \
      spelled with a radius grows too.
      """,
    severity: .warning,
    fixable: .unsafe,
    seeds: ["002"],
    examples: examples,
    triggers: Rule.Triggers(kinds: [.sourceFile]),
    check: { context, _ in
      check(context)
    })

  private static func check(_ context: borrowing RuleContext) {
    let project = context.site.project
    let sections = project.index.sections
    let record = sections.files[context.site.file]
    let resolver = IndexResolver(sections: sections)
    for flow in sections.flows.share(record.flows)
    where flow.targetKind == .sink && flow.sourceKind == .reference {
      let sink = sections.sinks[Int(record.sinks.start + flow.target)]
      let binding = RoleTable.all[Int(sink.binding)]
      var found: [Int32] = []
      resolver.forEachSlot(
        of: sections.references[Int(record.references.start + flow.source)], file: context.site.file
      ) { found.append($0) }
      guard found.count == 1, let position = project.tokenSlots.numbers[found[0]] else { continue }
      let token = project.discovery.tokens[position]
      guard token.role != binding.role, !(sink.isPicture && token.role == .iconSize), token.value != 0,
        isSure(token), !isCustomary(token, binding.role, project),
        let id = leaf(context, ByteRange(start: Int(sink.start), end: Int(sink.end)), token.slot)
      else { continue }
      report(context, id, token, binding)
    }
  }

  /// Whether its names say one role, and say it by a measure.
  private static func isSure(_ token: DiscoveredToken) -> Bool {
    Set(token.path.compactMap { RoleWords.measured($0) }) == [token.role]
  }

  /// So many uses in another role are no slip.
  private static let fewUses = 3

  /// Whether the project uses a token, or those beside it, in a role as a matter of course, such as a system of sizes.
  private static func isCustomary(_ token: DiscoveredToken, _ role: Role, _ project: Project) -> Bool {
    let uses = project.tokenUses
    func isCustomary(_ slots: [Int32]) -> Bool {
      let roles = slots.map { uses.roles(of: $0) }
      let own = roles.reduce(0) { $0 + ($1[token.role] ?? 0) }
      let other = roles.reduce(0) { $0 + ($1[role] ?? 0) }
      return other >= fewUses && 3 * other >= own
    }
    let siblings = project.discovery.tokens.filter { $0.path.dropLast() == token.path.dropLast() }
    return isCustomary([token.slot]) || isCustomary(siblings.map(\.slot))
  }

  /// The name in an expression that means a token.
  private static func leaf(_ context: borrowing RuleContext, _ range: ByteRange, _ slot: Int32) -> NodeID? {
    let tree = context.tree
    let reader = context.file.references
    var found: NodeID?
    for expression in 0..<tree.nodeCount
    where tree.range(of: expression) == range && !tree.isInPreview(expression) {
      tree.forEachValueLeaf(expression) { leaf, _ in
        if case .name(let id) = leaf, reader.slots(meantBy: id) == [slot] { found = id }
      }
    }
    return found
  }

  private static func report(
    _ context: borrowing RuleContext, _ id: NodeID, _ token: DiscoveredToken, _ binding: RoleBinding
  ) {
    // Where the role has no tokens, there is none to take.
    guard let scale = context.scales[binding.role], scale.steps.contains(where: { !$0.tokens.isEmpty }) else {
      return
    }
    let names =
      scale.step(equalTo: abs(token.value)).map {
        context.site.references(to: $0, at: id, binding.role.numberType).names
      } ?? []
    // Pictures have many sizes, of which a project names some.
    if names.isEmpty, binding.role == .iconSize { return }
    let advice =
      names.isEmpty
      ? "no \(binding.role.title) token has its value, \(Scale.text(token.value))"
      : "write \(names.joined(separator: " or "))"
    context.report(
      at: id,
      "\(binding.word) `\(context.tree.text(id))` is a token of another role, \(token.role.title); \(advice)",
      fixes: names.map { .unsafe("Use \($0)", [context.replace(id, with: $0)]) })
  }

  private static let tokens = """
    enum DS {
      enum Spacing {
        static let small: CGFloat = 8
        static let medium: CGFloat = 16
        static let large: CGFloat = 24
      }
      enum Radius {
        static let chip: CGFloat = 8
        static let card: CGFloat = 16
        static let sheet: CGFloat = 28
      }
    }

    """

  private static let examples: [Rule.Example] = [
    .wrong(
      tokens + "let view = VStack(spacing: ↓DS.Radius.card) { Text(\"Focus\").padding(DS.Spacing.small) }",
      fixed: tokens
        + "let view = VStack(spacing: DS.Spacing.medium) { Text(\"Focus\").padding(DS.Spacing.small) }"),
    .wrong(tokens + "let view = Text(\"Focus\").padding(.top, ↓DS.Radius.sheet)"),
    .right(
      tokens
        + "let view = Text(\"Focus\").padding(DS.Spacing.medium).clipShape(.rect(cornerRadius: DS.Radius.card))"
    ),
    .right(
      """
      enum Size {
        static let small: CGFloat = 8
        static let medium: CGFloat = 16
        static let large: CGFloat = 24
      }
      let view = Text("Focus").padding(Size.medium).clipShape(.rect(cornerRadius: Size.medium))
      """),
  ]
}
