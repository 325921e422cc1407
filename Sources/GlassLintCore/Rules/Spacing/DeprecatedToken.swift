/// Tokens that have given way to others.
enum DeprecatedToken {
  static let rule = Rule(
    id: "deprecated-token",
    theme: .spacing,
    summary: "a token of the design system that has been replaced",
    rationale: """
      A design system that renames its tokens keeps the old names for a while, marked `@available(*, deprecated, \
      renamed:)` or listed under `tokens.replaced`. Whoever still uses them keeps them alive.
      """,
    severity: .warning,
    fixable: .safe,
    seeds: ["002"],
    examples: examples,
    triggers: Rule.Triggers(kinds: [.sourceFile]),
    check: { context, _ in check(context) })

  /// What has come in the place of a token.
  private struct Successor {
    /// -1 where the project does not declare it.
    var slot: Int32 = -1
    /// As the mark or the configuration names it.
    var name: String?
    /// Written as it stands, since the configuration names it as code does.
    var isSpelled = false
  }

  private static func check(_ context: borrowing RuleContext) {
    let project = context.site.project
    let replaced = context.scales.replaced
    let deprecated = project.tokenSlots.deprecated
    if deprecated.isEmpty && replaced.isEmpty { return }
    var successors: [Int32: Successor] = [:]
    for slot in deprecated { successors[slot] = successor(of: slot, project) }
    // Names that the project does not declare: those of a package.
    var names: [String: Successor] = [:]
    for (old, new) in replaced {
      let successor = Successor(slot: project.slot(ofExpression: new) ?? -1, name: new, isSpelled: true)
      if let slot = project.slot(ofExpression: old) {
        successors[slot] = successor
      } else {
        names[old] = successor
      }
    }
    let ends = names.keys.map { Name.hash(of: $0.split(separator: ".").last ?? "") }
    let hashes = Set(successors.keys.map(project.index.nameHash(ofSlot:)) + ends)
    let reader = context.file.references
    for id in 0..<context.tree.nodeCount {
      guard let name = context.tree.name(id), hashes.contains(name.hash),
        [.identifier, .member].contains(context.tree.kind(id))
      else { continue }
      let found = reader.slots(meantBy: id)
      if found.count == 1, let successor = successors[found[0]] {
        report(context, id, found[0], last(successor, successors))
      } else if found.isEmpty, !names.isEmpty, let chain = reader.names(id)?.map(\.string),
        let successor = names[chain.joined(separator: ".")]
      {
        report(context, id, -1, successor)
      }
    }
  }

  private static func successor(of slot: Int32, _ project: Project) -> Successor {
    guard let name = project.index.newName(ofSlot: slot) else { return Successor() }
    let path = name.split(separator: ".").map { SymbolHash.symbol($0) }
    let resolver = IndexResolver(sections: project.index.sections)
    var found: [Int32] = []
    // As Swift reads it: from where the old one is declared.
    path.withUnsafeBufferPointer { path in
      resolver.forEachSlot(
        ofPath: path, context: project.index.sections.slots[Int(slot)].owner,
        file: resolver.file(ofSlot: slot)
      ) { found.append($0) }
    }
    return Successor(slot: found.count == 1 && found[0] != slot ? found[0] : -1, name: name)
  }

  /// A successor may have one of its own by now.
  private static func last(_ successor: Successor, _ all: [Int32: Successor]) -> Successor {
    var last = successor
    var left = all.count
    while left > 0, last.slot >= 0, let next = all[last.slot], next.slot >= 0 || next.name != nil {
      last = next
      left -= 1
    }
    return last
  }

  private static func report(
    _ context: borrowing RuleContext, _ id: NodeID, _ old: Int32, _ successor: Successor
  ) {
    // What the new one is made of has to be the old one.
    if context.site.isPart(id, of: successor.slot) { return }
    let name = context.tree.text(id)
    guard let edit = edit(context, id, old, successor) else {
      let advice = successor.name.map { "use `\($0)`" } ?? "its declaration names no successor"
      context.report(at: id, "the token `\(name)` is deprecated; \(advice)")
      return
    }
    let new = spelled(context, id, edit)
    context.report(
      at: id, "the token `\(name)` is replaced by `\(new)`; write that", fixes: [.safe("Use \(new)", [edit])])
  }

  /// How the reference reads after an edit in it.
  private static func spelled(_ context: borrowing RuleContext, _ id: NodeID, _ edit: Edit) -> String {
    let range = context.tree.range(of: id)
    let kept = edit.range.start - range.start
    return String(decoding: context.tree.text(id).utf8.prefix(kept), as: UTF8.self) + edit.text
  }

  /// Beside the old one only the last name changes, whatever leads to it; elsewhere the whole reference.
  private static func edit(
    _ context: borrowing RuleContext, _ id: NodeID, _ old: Int32, _ successor: Successor
  ) -> Edit? {
    let project = context.site.project
    guard successor.slot >= 0 else {
      return successor.isSpelled ? successor.name.map { context.replace(id, with: $0) } : nil
    }
    if old >= 0, isSibling(old, successor.slot, project), let token = context.tree.nameToken(id) {
      let resolver = IndexResolver(sections: project.index.sections)
      let file = project.index.sections.files[resolver.file(ofSlot: successor.slot)]
      return context.replace(token: token, with: project.index.sections.name(ofSlot: successor.slot, file))
    }
    if let number = project.tokenSlots.numbers[successor.slot] {
      return context.site.reference(toToken: number, at: id).map { context.replace(id, with: $0) }
    }
    if let color = project.tokenSlots.colors[successor.slot] {
      return context.site.reference(toColor: color, at: id).map { context.replace(id, with: $0) }
    }
    return successor.isSpelled ? successor.name.map { context.replace(id, with: $0) } : nil
  }

  private static func isSibling(_ old: Int32, _ new: Int32, _ project: Project) -> Bool {
    let sections = project.index.sections
    let resolver = IndexResolver(sections: sections)
    func owner(_ slot: Int32) -> UInt64 {
      resolver.ownerKey(sections.slots[Int(slot)].owner, sections.files[resolver.file(ofSlot: slot)])
    }
    let (left, right) = (sections.slots[Int(old)].flags, sections.slots[Int(new)].flags)
    return owner(old) == owner(new) && left.contains(.isStatic) == right.contains(.isStatic)
  }

  private static let examples: [Rule.Example] = [
    .wrong(
      """
      enum Spacing {
        static let sm: CGFloat = 8
        static let md: CGFloat = 16
        static let lg: CGFloat = 24
        @available(*, deprecated, renamed: "md")
        static let medium: CGFloat = 16
      }
      struct Card: View {
        var body: some View { Text("Focus").padding(↓Spacing.medium).frame(width: 2 * ↓Spacing.medium) }
      }
      """,
      fixed: """
        enum Spacing {
          static let sm: CGFloat = 8
          static let md: CGFloat = 16
          static let lg: CGFloat = 24
          @available(*, deprecated, renamed: "md")
          static let medium: CGFloat = 16
        }
        struct Card: View {
          var body: some View { Text("Focus").padding(Spacing.md).frame(width: 2 * Spacing.md) }
        }
        """),
    .wrong(
      """
      enum Radius {
        static let small: CGFloat = 8
        static let medium: CGFloat = 12
        @available(*, deprecated, message: "Cards have no corners any more")
        static let card: CGFloat = 16
      }
      let shape = RoundedRectangle(cornerRadius: ↓Radius.card, style: .continuous)
      """),
    // The new one is still made of the old one.
    .right(
      """
      enum Spacing {
        static let sm: CGFloat = 8
        static let md = base
        static let lg: CGFloat = 24
        private static var base: CGFloat { medium }
        @available(*, deprecated, renamed: "md")
        static let medium: CGFloat = 16
      }
      """),
    .right(
      """
      enum Spacing {
        static let sm: CGFloat = 8
        static let md: CGFloat = 16
        static let lg: CGFloat = 24
        @available(*, deprecated, renamed: "md")
        static let medium: CGFloat = 16
      }
      enum Layout { static let medium: CGFloat = 300 }
      let view = Text("Focus").padding(Spacing.md).frame(width: Layout.medium)
      """),
  ]
}

extension Name {
  fileprivate static func hash(of text: some StringProtocol) -> UInt32 {
    Array(text.utf8).withUnsafeBufferPointer { bytes in bytes.baseAddress.map { hash($0, bytes.count) } ?? 0 }
  }
}
