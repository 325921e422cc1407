import Synchronization

/// Something that is worked out when it is first asked for.
final class Lazily<Value: Sendable>: Sendable {
  private let known: Mutex<Value?>

  /// - Parameter known: what is known already.
  init(_ known: Value? = nil) { self.known = Mutex(known) }

  /// What somebody has asked for.
  var ifKnown: Value? { known.withLock { $0 } }

  func value(_ make: () -> Value) -> Value {
    known.withLock { known in
      if let known { return known }
      let value = make()
      known = value
      return value
    }
  }
}

/// The tokens of a project by the constants that they lead to.
final class TokenSlots: Sendable {
  /// The positions of numbers among those of the project.
  let numbers: [Int32: Int]
  /// The positions of colors.
  let colors: [Int32: Int]
  /// Tokens that their declarations say are deprecated.
  let deprecated: [Int32]
  /// The hashes of the tokens' own names: a name of none of them means no token.
  let names: Set<UInt32>
  /// Members of values that hold tokens: `sm` of `Theme.spacing.sm`.
  let members: Set<Int32>

  init(_ discovery: TokenDiscovery, _ index: ProjectIndex) {
    var numbers: [Int32: Int] = [:]
    var colors: [Int32: Int] = [:]
    var deprecated: [Int32] = []
    var names: Set<UInt32> = []
    for (position, token) in discovery.tokens.enumerated()
    where numbers[token.slot] == nil && (!token.varies || token.reference.isCall) {
      numbers[token.slot] = position
    }
    for (position, token) in discovery.colors.enumerated() where colors[token.slot] == nil {
      colors[token.slot] = position
    }
    for slot in Set(numbers.keys).union(colors.keys).sorted() {
      names.insert(index.nameHash(ofSlot: slot))
      if index.sections.slots[Int(slot)].flags.contains(.isDeprecated) { deprecated.append(slot) }
    }
    members = Set(discovery.tokens.filter { $0.reference.instanceType != 0 }.map(\.slot))
    (self.numbers, self.colors, self.deprecated, self.names) = (numbers, colors, deprecated, names)
  }

  func contains(_ slot: Int32) -> Bool { numbers[slot] != nil || colors[slot] != nil }
}

extension ProjectIndex {
  /// The hash of a slot's name, as a syntax tree's names have it.
  func nameHash(ofSlot slot: Int32) -> UInt32 {
    let file = sections.files[IndexResolver(sections: sections).file(ofSlot: slot)]
    let text = sections.text.share(file, sections.slots[Int(slot)].text)
    return text.baseAddress.map { Name.hash($0, text.count) } ?? 0
  }

  /// What `@available(*, deprecated, renamed: "Spacing.md")` says a constant is called now.
  func newName(ofSlot slot: Int32) -> String? {
    let record = sections.slots[Int(slot)]
    guard record.flags.contains(.isDeprecated), record.labelLength > 0 else { return nil }
    let file = sections.files[IndexResolver(sections: sections).file(ofSlot: slot)]
    let range = TextRange(start: record.text.start - record.labelLength, count: record.labelLength)
    return String(decoding: sections.text.share(file, range), as: UTF8.self)
  }
}
