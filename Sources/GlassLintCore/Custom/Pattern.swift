/// A pattern ready to be matched: the tree of its Swift in flat arrays, with what stands for something else marked.
struct Pattern: Sendable {
  typealias NodeIndex = Int

  /// Which name of the rule something is kept under.
  enum Keep {
    /// `$_`: it matches, and nothing is kept.
    static let nothing: Int32 = -1
    /// No hole at all.
    static let noHole: Int32 = -2
  }

  struct Node: Sendable {
    enum Role: Sendable {
      /// Matches what is spelled like it.
      case plain
      /// `$name`
      case one
      /// `$$$name`
      case many
      /// `…` between modifiers; its child is what the chain begins with.
      case skip
      /// `"$name"`: a string literal.
      case string
    }

    var role: Role
    var kind: NodeKind
    var flags: NodeFlags
    /// What `one`, `many`, `skip` and `string` keep.
    var slot: Int32 = Keep.nothing
    /// The position of the name among `tokens`; -1 for none.
    var name: Int32 = -1
    /// A member without a base that goes on any chain: the beginning of a pattern that begins with a period.
    var isOpen = false
    var children: Range<Int> = 0..<0
    /// Its tokens that are no child's, in `own`; commas and semicolons left out.
    var own: Range<Int> = 0..<0
    /// All its tokens.
    var tokens: Range<Int>
  }

  struct Word: Sendable {
    var kind: TokenKind
    var keyword: Keyword
    /// Of words.
    var hash: UInt32
    /// In `bytes`, without backticks.
    var bytes: Range<Int>
    /// The slot it stands for, where it stands for something else.
    var slot: Int32 = Keep.noHole
    /// `$$$name`
    var isMany = false
  }

  var nodes: [Node] = []
  var children: [NodeIndex] = []
  var own: [Int] = []
  var tokens: [Word] = []
  var bytes: [UInt8] = []
  var root: NodeIndex = 0

  /// Which nodes it can match.
  enum Anchor: Sendable, Equatable {
    /// Calls of a name.
    case call(String)
    /// Other nodes of a name.
    case name(String)
    case kind(NodeKind)
  }

  var rootNode: Node { nodes[root] }

  /// Whether it begins with a period, and so goes on any chain.
  var isOpenChain: Bool {
    var index = root
    while true {
      let node = nodes[index]
      if node.isOpen { return true }
      switch node.kind {
      case .call, .member, .subscriptCall, .optionalChain, .forceUnwrap, .genericSpecialization, .assignment,
        .sequence:
        guard let first = node.children.first else { return false }
        index = children[first]
      default: return false
      }
    }
  }

  /// Whether it is but the name of a type.
  var isTypeName: Bool {
    guard rootNode.kind == .identifier, let name = name(of: rootNode) else { return false }
    return name.utf8.first.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ?? false
  }

  /// The slots it fills.
  var slots: Set<Int> {
    let kept = nodes.map(\.slot) + tokens.map(\.slot)
    return Set(kept.filter { $0 >= 0 }.map(Int.init))
  }

  func text(of word: Word) -> String { String(decoding: bytes[word.bytes], as: UTF8.self) }

  /// A word that any code holds that it matches; `nil` where it names nothing.
  var requiredWord: String? {
    let words = tokens.filter { $0.slot == Keep.noHole && $0.kind == .identifier && $0.keyword == .none }
    if case .call(let name) = anchor { return name }
    if case .name(let name) = anchor { return name }
    return words.max { $0.bytes.count < $1.bytes.count }.map(text)
  }

  var anchor: Anchor {
    let node = rootNode
    switch node.kind {
    case .call:
      guard node.role == .plain, let callee = node.children.first.map({ nodes[children[$0]] }),
        callee.kind == .identifier || callee.kind == .member || callee.kind == .genericSpecialization,
        let name = name(of: callee)
      else { return .kind(.call) }
      return .call(name)
    case .member, .identifier, .macroExpansion:
      return name(of: node).map { .name($0) } ?? .kind(node.kind)
    default: return .kind(node.kind)
    }
  }

  private func name(of node: Node) -> String? {
    guard node.role == .plain, node.name >= 0 else { return nil }
    let word = tokens[Int(node.name)]
    return word.slot == Keep.noHole ? text(of: word) : nil
  }
}

/// The names that the patterns of one rule keep things under.
struct PatternSlots: Sendable {
  private(set) var names: [String] = []
  private(set) var kinds: [PatternText.Hole.Kind] = []

  var count: Int { names.count }

  func index(of name: String) -> Int? { names.firstIndex(of: name) }

  /// The skipped modifiers, in the order of the `…`.
  var skips: [Int] { kinds.indices.filter { kinds[$0] == .skip } }

  /// - Throws: where the name stands for one expression in one place and for many in another.
  mutating func slot(for hole: PatternText.Hole, at offset: Int) throws(PatternMistake) -> Int32 {
    if hole.kind == .skip {
      names.append("…")
      kinds.append(.skip)
      return Int32(names.count - 1)
    }
    if hole.name.isEmpty { return Pattern.Keep.nothing }
    if let index = index(of: hole.name) {
      guard kinds[index] == hole.kind else {
        throw PatternMistake(
          offset: offset, message: "`$\(hole.name)` and `$$$\(hole.name)`; give one of them another name")
      }
      return Int32(index)
    }
    names.append(hole.name)
    kinds.append(hole.kind)
    return Int32(names.count - 1)
  }
}
