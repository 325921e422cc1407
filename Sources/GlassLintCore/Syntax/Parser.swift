/// Builds the tree of a file from its tokens.
///
/// A recursive-descent parser that never fails and always moves forward. What it cannot place becomes an `unexpected`
/// node. Two things keep bad input harmless. The lexer has paired the brackets beforehand, so the inside of a bracket
/// is parsed up to its partner and no mistake spreads beyond it. And only brackets nest: below `depthLimit` of them the
/// parser stops recursing, leaves an `elsewhere` node, and parses that inside later from a work list, so depth costs
/// heap and not stack.
///
/// One parser serves file after file; its arrays keep their memory.
public struct Parser: ~Copyable {
  /// Brackets within brackets that are parsed by recursion.
  static let depthLimit = 48

  var tokenStorage = FlatArray<Token>(capacity: 4096)
  var nodes = FlatArray<Node>(capacity: 4096)
  var deferred = FlatArray<DeferredGroup>(capacity: 16)
  /// Ternaries and assignments that wait for their right-hand side.
  var pending = FlatArray<PendingOperator>(capacity: 32)

  var bytes: UnsafePointer<UInt8>
  var tokens: UnsafePointer<Token>
  /// The token to be read next.
  var position = 0
  var depth = 0
  /// `#if` blocks around the position, chains aside.
  var ifConfigDepth = 0

  public init() {
    tokens = UnsafePointer(tokenStorage.base)
    bytes = UnsafePointer(UnsafeRawPointer(tokenStorage.base).assumingMemoryBound(to: UInt8.self))
  }

  /// Lexes and parses a file. The tree is valid until the next call and no longer than `source`.
  public mutating func parse(_ source: SourceBuffer) -> SyntaxTree {
    lex(source)
    return parseTokens(of: source)
  }

  mutating func lex(_ source: SourceBuffer) {
    bytes = UnsafePointer(source.base)
    Lexer.tokenize(bytes, count: source.count, into: &tokenStorage)
    tokens = UnsafePointer(tokenStorage.base)
  }

  /// The tree of the tokens lexed last.
  mutating func parseTokens(of source: SourceBuffer) -> SyntaxTree {
    nodes.removeAll()
    nodes.reserve(tokenStorage.count)
    deferred.removeAll()
    pending.removeAll()
    position = 0
    depth = 0
    ifConfigDepth = 0
    parseItems(.code, until: tokenStorage.count - 1)
    let root = finish(.sourceFile, from: 0, start: 0)
    parseDeferredGroups()
    return SyntaxTree(
      bytes: bytes, byteCount: source.count, tokens: tokens, tokenCount: tokenStorage.count,
      nodes: UnsafePointer(nodes.base), nodeCount: nodes.count, root: root)
  }

  /// Gives back memory that one unusually large file has claimed. No tree is valid afterwards.
  public mutating func trim() {
    tokenStorage.removeAll()
    nodes.removeAll()
    tokenStorage.shrink(toCapacity: 1 << 18)
    nodes.shrink(toCapacity: 1 << 18)
  }
}

/// The inside of a bracket that waits to be parsed.
struct DeferredGroup: BitwiseCopyable {
  var placeholder: UInt32
  var open: UInt32
  var content: GroupContent
}

/// What stands inside a bracket.
enum GroupContent: UInt8, BitwiseCopyable {
  case arguments, patternArguments, elements, closure, code, members, cases, accessors, parameters
}

struct PendingOperator: BitwiseCopyable {
  var isTernary: Bool
  var mark: UInt32
  var start: UInt32
}

// MARK: Tokens

extension Parser {
  @inline(__always) var kind: TokenKind { tokens[position].kind }
  @inline(__always) var keyword: Keyword { tokens[position].keyword }
  @inline(__always) var startsLine: Bool { tokens[position].flags.contains(.startsLine) }
  @inline(__always) var atEnd: Bool { tokens[position].kind == .endOfFile }

  @inline(__always)
  func kind(at index: Int) -> TokenKind { tokens[index].kind }

  /// The kind of the token after the current one; at the end of the file, the end again.
  @inline(__always) var nextKind: TokenKind { atEnd ? .endOfFile : tokens[position + 1].kind }

  @inline(__always)
  mutating func advance() { if !atEnd { position += 1 } }

  @inline(__always)
  mutating func consume(_ wanted: TokenKind) -> Bool {
    guard tokens[position].kind == wanted else { return false }
    position += 1
    return true
  }

  @inline(__always)
  func isOperator(_ kind: TokenKind) -> Bool {
    kind == .binaryOperator || kind == .prefixOperator || kind == .postfixOperator
  }

  /// Whether the token is an operator of this one character.
  @inline(__always)
  func isOperator(at index: Int, _ character: UInt8) -> Bool {
    let token = tokens[index]
    return isOperator(token.kind) && token.end &- token.start == 1 && bytes[Int(token.start)] == character
  }

  /// Whether the token at the position is an operator spelled so; it counts as one even where the lexer cut it.
  func isOperator(_ text: StaticString) -> Bool {
    let token = tokens[position]
    guard isOperator(token.kind), Int(token.end - token.start) == text.utf8CodeUnitCount else { return false }
    return Name.equal(bytes + Int(token.start), text.utf8Start, text.utf8CodeUnitCount)
  }

  /// Moves behind an operator, all its pieces included.
  @inline(__always)
  mutating func advanceOverOperator() {
    while tokens[position].flags.contains(.joined) && !atEnd { position += 1 }
    advance()
  }

  /// The index of the token that ends the bracket opened at `open`: its partner or, where none closes it, the token
  /// before which it was given up.
  @inline(__always)
  func close(of open: Int) -> Int { Int(tokens[open].payload) }

  /// Moves behind the bracket opened at the position.
  @inline(__always)
  mutating func skipGroup() {
    let open = position
    let close = close(of: open)
    position = tokens[open].flags.contains(.unmatched) ? max(close, open + 1) : close + 1
  }

  /// A name: an identifier, or a reserved word where the grammar takes one.
  @inline(__always)
  func isWord(_ kind: TokenKind) -> Bool { kind == .identifier || kind == .keyword }
}

// MARK: Nodes

extension Parser {
  /// Where the first child of a node to come will stand.
  @inline(__always) var mark: Int { nodes.count }

  /// Appends a node over the tokens from `start` to the position and over all nodes since `mark` that have no parent.
  @inline(__always)
  @discardableResult
  mutating func finish(
    _ kind: NodeKind, from mark: Int, start: Int, name: Int? = nil, flags: NodeFlags = []
  ) -> NodeID {
    let id = nodes.count
    var next = Node.none
    var child = id - 1
    while child >= mark {
      nodes.base[child].parent = UInt32(truncatingIfNeeded: id)
      nodes.base[child].nextSibling = next
      next = UInt32(truncatingIfNeeded: child)
      child = Int(nodes.base[child].first) - 1
    }
    var node = Node(
      kind: kind, firstToken: UInt32(truncatingIfNeeded: start),
      endToken: UInt32(truncatingIfNeeded: position),
      name: name.map { UInt32(truncatingIfNeeded: $0) } ?? Node.none, first: UInt32(truncatingIfNeeded: mark))
    node.flags = flags
    node.firstChild = next
    nodes.append(node)
    return id
  }

  /// A node without children.
  @inline(__always)
  @discardableResult
  mutating func leaf(_ kind: NodeKind, start: Int, name: Int? = nil, flags: NodeFlags = []) -> NodeID {
    finish(kind, from: nodes.count, start: start, name: name, flags: flags)
  }

  /// The name token of the last node.
  @inline(__always)
  var lastName: Int? {
    guard !nodes.isEmpty else { return nil }
    let name = nodes[nodes.count - 1].name
    return name == Node.none ? nil : Int(name)
  }
}

// MARK: Brackets

extension Parser {
  /// Parses the inside of the bracket opened at the position and moves behind its end.
  mutating func parseGroup(_ content: GroupContent) {
    let open = position
    let close = close(of: open)
    let unmatched = tokens[open].flags.contains(.unmatched)
    if depth >= Self.depthLimit {
      skipGroup()
      let placeholder = leaf(.elsewhere, start: open)
      deferred.append(
        DeferredGroup(placeholder: UInt32(placeholder), open: UInt32(open), content: content))
      return
    }
    let outerIfConfigDepth = ifConfigDepth
    depth += 1
    ifConfigDepth = 0
    position += 1
    parseContent(content, until: close)
    depth -= 1
    ifConfigDepth = outerIfConfigDepth
    position = unmatched ? max(close, open + 1) : close + 1
  }

  private mutating func parseContent(_ content: GroupContent, until close: Int) {
    switch content {
    case .arguments: parseArguments(until: close, pattern: .none)
    case .patternArguments: parseArguments(until: close, pattern: .matching)
    case .elements: parseElements(until: close)
    case .closure: parseClosureBody(until: close)
    case .code: parseItems(.code, until: close)
    case .members: parseItems(.members, until: close)
    case .cases: parseSwitchCases(until: close)
    case .accessors: parseAccessors(until: close)
    case .parameters: parseParameters(until: close)
    }
  }

  private mutating func parseDeferredGroups() {
    while !deferred.isEmpty {
      let group = deferred.removeLast()
      let start = mark
      position = Int(group.open) + 1
      depth = 0
      ifConfigDepth = 0
      parseContent(group.content, until: close(of: Int(group.open)))
      adopt(Int(group.placeholder), from: start)
    }
  }

  /// Hangs the parentless nodes since `mark` below an `elsewhere` node; their parent is that of the `elsewhere`.
  private mutating func adopt(_ placeholder: NodeID, from mark: Int) {
    let parent = nodes[placeholder].parent
    var next = Node.none
    var child = nodes.count - 1
    while child >= mark {
      nodes.base[child].parent = parent
      nodes.base[child].nextSibling = next
      next = UInt32(child)
      child = Int(nodes.base[child].first) - 1
    }
    nodes.base[placeholder].firstChild = next
  }
}

extension Parser {
  /// What `glasslint debug tokens` prints for the file parsed last.
  public func dumpTokens(path: String) -> [UInt8] {
    var output: [UInt8] = []
    GlassLintCore.dumpTokens(path: path, bytes: bytes, tokenStorage, into: &output)
    return output
  }
}
