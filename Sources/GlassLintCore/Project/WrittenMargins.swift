/// How many screens of a project keep which distance between their content and the sides.
struct WrittenMargins {
  /// By distance, in points.
  fileprivate(set) var numbers: [Double: Int] = [:]
  /// By the last two parts of a constant's name, as ``token(_:)`` has them, where that stands in another file.
  fileprivate(set) var tokens: [Symbol: Int] = [:]

  /// What `padding()` without an amount makes on a phone, in points.
  static let standard = 16.0

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
  /// In hundredths of a point, more than any screen has.
  private static let largestMargin = 1e9

  /// Notes the margins of a view that may be a screen.
  func addMargins(of type: NodeID) {
    guard tree.inherits(type, "View"), !facts.isTest, !tree.isAside(type), let body = tree.body(of: type)
    else { return }
    let reader = ScreenReader(
      tree: tree, facts: facts, accessibility: AccessibilityReader(tree: tree, facts: facts))
    let follower = ValueFollower(tree: tree, facts: facts)
    for content in reader.contents(ofBody: body) {
      guard let paddings = reader.paddings(of: content, at: .leading), paddings.count == 1 else { continue }
      let amount = paddings[0].part.amount
      let value =
        amount.map { follower.values(of: $0).map(\.value).min() } ?? WrittenMargins.standard
      let names = tree.typeNames(type)
      store.views.append(
        ViewRecord(
          name: ViewRecord.margins, owner: names.plain, qualifiedOwner: names.qualified,
          passed: value == nil
            ? symbols([WrittenMargins.token(amount.map { tree.text($0) } ?? "")]) : Stretch(),
          kind: .margin,
          facts: value.map { UInt32(min(max(($0 * 100).rounded(), 0), Self.largestMargin)) } ?? 0))
    }
  }
}

extension Project {
  /// Those of all screens; a row of somebody's list may look like one, and a sheet has margins of its own.
  var writtenMargins: WrittenMargins { facts.writtenMargins.value { known.readMargins() } }

  private func readMargins() -> WrittenMargins {
    let sections = index.sections
    let resolver = IndexResolver(sections: sections)
    var margins = WrittenMargins()
    sections.viewTable.forEach(ViewRecord.margins) { position in
      let record = sections.views[Int(position)]
      guard record.kind == .margin,
        !surroundings(ofView: (record.owner, record.qualifiedOwner)).contains(where: {
          !$0.isDisjoint(with: [.scrolled, .repeated, .presented])
        })
      else { return }
      if let token = resolver.symbols(record.passed, sections.files[resolver.file(ofView: position)]).first {
        margins.tokens[token, default: 0] += 1
      } else {
        margins.numbers[Double(record.facts) / 100, default: 0] += 1
      }
    }
    return margins
  }
}
