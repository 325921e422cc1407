/// A fixed set of names of the field, to look words of the source up in.
struct NameSet: Sendable {
  private let byHash: [UInt32: [StaticString]]

  init(_ names: [StaticString]) {
    byHash = Dictionary(grouping: names) { Name($0).hash }
  }

  func contains(_ name: Name) -> Bool {
    guard let candidates = byHash[name.hash] else { return false }
    return candidates.contains { name == $0 }
  }
}
