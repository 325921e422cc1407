/// What SwiftUI's API is, and what widely used packages add to it: the one place that knows it, asked by every rule.
///
/// A name that has no row is unknown: it may be anything, most often something of the project's own. A row that does
/// not have a fact says *no*.
enum Catalog {
  static let views = CatalogTable<ViewFacts>(viewRows, PackageViews.rows)
  static let modifiers = CatalogTable<ModifierFacts>(modifierRows)
}

/// Facts of one kind of API, a bit each.
protocol CatalogFacts: OptionSet, Sendable where RawValue == UInt64 {
  /// How the rows spell them.
  static var words: [(word: StaticString, fact: Self)] { get }
}

/// Rows of the catalog, by name.
///
/// Invariant: the names point into string literals, which live as long as the process; `slots` has `mask + 1` entries,
/// a power of two, at least one of them empty.
struct CatalogTable<Facts: CatalogFacts>: @unchecked Sendable {
  struct Row {
    let name: Name
    /// The year of the SDK it came with, on the first platform that had it.
    let year: Int
    /// The platforms that do not have it.
    let lacking: [Platform]
    let facts: Facts
  }

  private struct Slot {
    var base: UnsafePointer<UInt8>
    /// 0 for an empty slot.
    var count: UInt32 = 0
    var hash: UInt32 = 0
    var facts: UInt64 = 0
  }

  let rows: [Row]
  private let slots: [Slot]
  private let mask: Int

  /// - Parameter texts: a row a line, under headings that begin with `#`: a name, a year, `-` and the name of each
  ///   platform that lacks it, and the words of its facts.
  init(_ texts: StaticString...) {
    rows = texts.flatMap(Self.parse)
    var size = 64
    while size < rows.count * 3 { size *= 2 }
    mask = size - 1
    var slots = [Slot](repeating: Slot(base: texts[0].utf8Start), count: size)
    for row in rows {
      var index = Int(row.name.hash) & mask
      while slots[index].count != 0 { index = (index + 1) & mask }
      slots[index] = Slot(
        base: row.name.base, count: UInt32(row.name.count), hash: row.name.hash, facts: row.facts.rawValue)
    }
    self.slots = slots
  }

  /// What a name is; `nil` where it has no row.
  @inline(__always)
  subscript(name: Name) -> Facts? {
    var index = Int(name.hash) & mask
    while true {
      let slot = slots[index]
      if slot.count == 0 { return nil }
      if slot.hash == name.hash, Int(slot.count) == name.count, Name.equal(slot.base, name.base, name.count) {
        return Facts(rawValue: slot.facts)
      }
      index = (index + 1) & mask
    }
  }

  /// Whether a name has a row.
  @inline(__always)
  func contains(_ name: Name) -> Bool { self[name] != nil }

  /// Whether a name is known to be something.
  @inline(__always)
  func has(_ name: Name, _ fact: Facts) -> Bool { hasAny(name, fact) }

  /// Whether a name is known to be one of several things.
  @inline(__always)
  func hasAny(_ name: Name, _ facts: Facts) -> Bool {
    self[name].map { $0.rawValue & facts.rawValue != 0 } ?? false
  }

  /// The names with any of the facts, where a rule has reasons of its own to see some of them otherwise: each use says
  /// why.
  /// - Parameters:
  ///   - exceptions: names that have one of the facts and are left out.
  ///   - additions: names that have none of them, or no row, and are taken in.
  func names(_ facts: Facts, except exceptions: [StaticString] = [], also additions: [StaticString] = [])
    -> NameSet
  {
    let (exceptions, additions) = (exceptions.map { Name($0) }, additions.map { Name($0) })
    assert(exceptions.allSatisfy { hasAny($0, facts) }, "an exception without the fact")
    assert(!additions.contains { hasAny($0, facts) }, "an addition that has the fact")
    let own = rows.lazy.filter { $0.facts.rawValue & facts.rawValue != 0 }.map(\.name)
    return NameSet(own.filter { name in !exceptions.contains { $0 == name } } + additions)
  }

  // MARK: Rows

  private static func parse(_ text: StaticString) -> [Row] {
    var rows: [Row] = []
    var words: [Name] = []
    var start = 0
    for index in 0...text.utf8CodeUnitCount {
      let byte = index < text.utf8CodeUnitCount ? text.utf8Start[index] : UInt8(ascii: "\n")
      guard byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") else { continue }
      if index > start {
        let (base, count) = (text.utf8Start + start, index - start)
        words.append(Name(base: base, count: count, hash: Name.hash(base, count)))
      }
      start = index + 1
      guard byte == UInt8(ascii: "\n") else { continue }
      if let first = words.first, !first.hasPrefix("#") { rows.append(row(words)) }
      words.removeAll(keepingCapacity: true)
    }
    return rows
  }

  private static func row(_ words: [Name]) -> Row {
    guard words.count > 1, let year = Self.year(words[1]) else {
      preconditionFailure("a row of the catalog without a year: \(words[0].string)")
    }
    var lacking: [Platform] = []
    var facts = Facts()
    for word in words.dropFirst(2) {
      if let fact = Facts.words.first(where: { word == $0.word })?.fact {
        facts.formUnion(fact)
      } else if let platform = platform(word) {
        lacking.append(platform)
      } else {
        preconditionFailure("`\(word.string)` in the row of `\(words[0].string)` is no fact")
      }
    }
    return Row(name: words[0], year: year, lacking: lacking, facts: facts)
  }

  /// `2019`, without the `String` that each run would pay for each row.
  private static func year(_ word: Name) -> Int? {
    var year = 0
    for byte in UnsafeBufferPointer(start: word.base, count: word.count) {
      guard byte &- UInt8(ascii: "0") < 10 else { return nil }
      year = year * 10 + Int(byte &- UInt8(ascii: "0"))
    }
    return word.count == 4 ? year : nil
  }

  private static func platform(_ word: Name) -> Platform? {
    switch word {
    case "-iOS": .iOS
    case "-macOS": .macOS
    case "-tvOS": .tvOS
    case "-watchOS": .watchOS
    case "-visionOS": .visionOS
    default: nil
    }
  }
}

extension Catalog {
  /// Whether a call's content is laid out by the system as it likes, with targets of its own.
  static func isLaidOutBySystem(_ name: Name) -> Bool {
    modifiers.hasAny(name, [.bar, .menu]) || views.hasAny(name, [.bar, .menu])
      || systemContainers.contains(name)
  }

  /// Whether a modifier turns what it is on about an axis, so that its sides are others than on the screen.
  static func turns(_ modifier: Name) -> Bool {
    modifier.hasPrefix("rotation") && modifiers.contains(modifier)
  }

  private static let systemContainers = NameSet([
    "ControlGroup", "ControlWidgetButton", "Picker", "Stepper", "Table", "TableColumn", "LabeledToolbarItem",
    "accessibilityRepresentation", "commands", "draggable", "onDrag", "searchSuggestions",
    "navigationBarLeading", "navigationBarTrailing",
  ])
}
