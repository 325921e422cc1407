/// The rules of a configuration, ready to be asked: made once for all files under it, and shared by all threads.
final class RuleSet: Sendable {
  let rules: [Rule]
  let dispatch: RuleDispatch
  /// Whether a rule is about files other than those with user-interface code.
  let reachesOtherFiles: Bool
  /// Whether a rule is about all files, whatever their words.
  private let reachesAll: Bool
  /// The hashes of the words that make other files interesting.
  private let words: Set<UInt32>
  /// A first look at them: by the low bits of the hash.
  private let filter: [Bool]

  init(_ rules: [Rule]) {
    self.rules = rules
    dispatch = RuleDispatch(rules)
    reachesOtherFiles = rules.contains { $0.reach != .userInterface }
    reachesAll = rules.contains { $0.reach == .allFiles }
    let reached = rules.flatMap { rule -> [String] in
      if case .filesWith(let words) = rule.reach { words } else { [] }
    }
    let hashes = reached.compactMap { word -> UInt32? in
      let bytes = Array(word.utf8)
      return bytes.withUnsafeBufferPointer { bytes in bytes.baseAddress.map { Name.hash($0, bytes.count) } }
    }
    var filter = Array(repeating: false, count: 1024)
    for hash in hashes { filter[Int(hash & 1023)] = true }
    words = Set(hashes)
    self.filter = filter
  }

  /// Whether a file of these tokens may hold what a rule is about that does not ask for user-interface code.
  func mayReach(_ tokens: UnsafePointer<Token>, count: Int) -> Bool {
    guard reachesOtherFiles else { return false }
    if reachesAll { return true }
    for index in 0..<count {
      let token = tokens[index]
      guard token.kind == .identifier || token.kind == .keyword, filter[Int(token.payload & 1023)] else {
        continue
      }
      if words.contains(token.payload) { return true }
    }
    return false
  }
}
