/// The distances that the screens of a project keep between their content and the sides.
struct WrittenMargin {
  /// In points; `nil` where it is a constant of another file.
  let value: Double?
  /// The last two parts of that constant's name, as ``token(_:)`` has them.
  let token: Symbol

  /// `Spacing.large` of `Theme.Spacing.large`.
  static func token(_ reference: String) -> Symbol {
    SymbolHash.symbol(reference.split(separator: ".").suffix(2).joined(separator: "."))
  }
}

extension ViewRecord {
  /// What the index has the margins of screens by.
  static let margins = SymbolHash.symbol("screen margin")
}

extension SyntaxTree {
  /// The body of a view, a modifier or an app.
  func body(of type: NodeID) -> NodeID? {
    guard let members = firstChild(type, .memberBlock) else { return nil }
    for member in children(members) where kind(member) == .variableDecl {
      guard let binding = firstChild(member, .binding), isNamed(binding, "body") else { continue }
      return firstChild(binding, .accessorBlock)
    }
    return nil
  }
}

extension SummaryReader {
  /// Notes the margins of a view that may be a screen.
  func addMargins(of type: NodeID) {
    guard tree.inherits(type, "View"), !facts.isTest, !tree.isAside(type), let body = tree.body(of: type)
    else { return }
    let reader = ScreenReader(
      tree: tree, facts: facts, accessibility: AccessibilityReader(tree: tree, facts: facts))
    let follower = ValueFollower(tree: tree, facts: facts)
    for content in reader.contents(ofBody: body) {
      guard let paddings = reader.paddings(of: content, at: .leading), paddings.count == 1,
        let amount = paddings[0].part.amount
      else { continue }
      let value = follower.values(of: amount).map(\.value).min()
      let names = tree.typeNames(type)
      store.views.append(
        ViewRecord(
          name: ViewRecord.margins, owner: names.plain, qualifiedOwner: names.qualified,
          passed: value == nil ? symbols([WrittenMargin.token(tree.text(amount))]) : Stretch(),
          kind: .margin, facts: value.map { UInt32(clamping: Int($0 * 100)) } ?? 0))
    }
  }
}

extension Project {
  /// Those of all screens; a row of somebody's list may look like one.
  var writtenMargins: [WrittenMargin] {
    let sections = index.sections
    let resolver = IndexResolver(sections: sections)
    var margins: [WrittenMargin] = []
    sections.viewTable.forEach(ViewRecord.margins) { position in
      let record = sections.views[Int(position)]
      guard record.kind == .margin,
        !surroundings(ofView: (record.owner, record.qualifiedOwner)).contains(where: {
          !$0.isDisjoint(with: [.scrolled, .repeated])
        })
      else { return }
      let token = resolver.symbols(record.passed, sections.files[resolver.file(ofView: position)]).first
      margins.append(WrittenMargin(value: token == nil ? Double(record.facts) / 100 : nil, token: token ?? 0))
    }
    return margins
  }
}
