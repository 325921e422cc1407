/// A file as tokens and nodes, to read.
///
/// Invariant: the pointers are those of a `SourceBuffer` and of the arrays of a `Parser`'s `SyntaxStorage`, which
/// outlive the tree; it is handed out for the time of one file and never stored. Indices come from the tree itself.
public struct SyntaxTree: BitwiseCopyable {
  public let bytes: UnsafePointer<UInt8>
  public let byteCount: Int
  public let tokens: UnsafePointer<Token>
  /// The last token is `endOfFile`.
  public let tokenCount: Int
  public let nodes: UnsafePointer<Node>
  public let nodeCount: Int
  public let root: NodeID

  // MARK: Tokens

  @inline(__always)
  public func token(_ id: TokenID) -> Token {
    assert(id >= 0 && id < tokenCount)
    return tokens[id]
  }

  /// The bytes of a word without its backticks, or of any other token as written.
  @inline(__always)
  public func name(of id: TokenID) -> Name {
    let token = token(id)
    let ticks = token.flags.contains(.escaped) ? 1 : 0
    let start = Int(token.start) + ticks
    return Name(base: bytes + start, count: Int(token.end) - ticks - start, hash: token.payload)
  }

  /// The source of a range, as written.
  public func text(_ range: ByteRange) -> String {
    String(
      decoding: UnsafeBufferPointer(start: bytes + range.start, count: range.end - range.start), as: UTF8.self
    )
  }

  public func text(_ node: NodeID) -> String { text(range(of: node)) }

  public func text(token id: TokenID) -> String { text(range(ofToken: id)) }

  public func range(ofToken id: TokenID) -> ByteRange {
    ByteRange(start: Int(tokens[id].start), end: Int(tokens[id].end))
  }

  /// Whether two ranges hold the same bytes.
  func spellsTheSame(_ left: ByteRange, _ right: ByteRange) -> Bool {
    let count = left.end - left.start
    return count == right.end - right.start
      && Name.equal(bytes + left.start, bytes + right.start, count)
  }

  /// Whether two nodes are made of the same tokens, whatever stands between these.
  func spellsTheSame(_ left: NodeID, _ right: NodeID) -> Bool {
    let (left, right) = (node(left), node(right))
    let count = left.endToken - left.firstToken
    guard count == right.endToken - right.firstToken else { return false }
    return (0..<count).allSatisfy { offset in
      let (a, b) = (Int(left.firstToken + offset), Int(right.firstToken + offset))
      return token(a).kind == token(b).kind && spellsTheSame(range(ofToken: a), range(ofToken: b))
    }
  }

  // MARK: Nodes

  @inline(__always)
  public func node(_ id: NodeID) -> Node {
    assert(id >= 0 && id < nodeCount)
    return nodes[id]
  }

  @inline(__always)
  public func kind(_ id: NodeID) -> NodeKind { node(id).kind }

  /// From the first byte of its first token to behind the last byte of its last.
  public func range(of id: NodeID) -> ByteRange {
    let node = node(id)
    let start = Int(tokens[Int(node.firstToken)].start)
    guard node.endToken > node.firstToken else { return ByteRange(start: start, end: start) }
    return ByteRange(start: start, end: Int(tokens[Int(node.endToken) - 1].end))
  }

  /// The token that names the node: the callee's name of a call, the label of an argument, the declared name.
  @inline(__always)
  public func nameToken(_ id: NodeID) -> TokenID? {
    let token = node(id).name
    return token == Node.none ? nil : Int(token)
  }

  @inline(__always)
  public func name(_ id: NodeID) -> Name? {
    guard let token = nameToken(id) else { return nil }
    return name(of: token)
  }

  @inline(__always)
  public func isNamed(_ id: NodeID, _ text: StaticString) -> Bool {
    guard let name = name(id) else { return false }
    return name == text
  }

  /// The parent, or `nil` for the root. The parent of what an `elsewhere` holds is the `elsewhere`'s own parent.
  @inline(__always)
  public func parent(_ id: NodeID) -> NodeID? {
    let parent = node(id).parent
    return parent == Node.none ? nil : Int(parent)
  }

  /// The children in source order; those of an `elsewhere` stand in its place.
  @inline(__always)
  public func children(_ id: NodeID) -> Children { Children(tree: self, upcoming: node(id).firstChild) }

  public struct Children: Sequence, IteratorProtocol {
    let tree: SyntaxTree
    var upcoming: UInt32
    /// What follows the `elsewhere` whose children are being handed out.
    var after: UInt32 = Node.none

    @inline(__always)
    public mutating func next() -> NodeID? {
      while true {
        if upcoming == Node.none {
          if after == Node.none { return nil }
          upcoming = after
          after = Node.none
        }
        let id = Int(upcoming)
        let node = tree.nodes[id]
        upcoming = node.nextSibling
        if node.kind != .elsewhere { return id }
        after = upcoming
        upcoming = node.firstChild
      }
    }
  }

  public func firstChild(_ id: NodeID, where matches: (NodeKind) -> Bool) -> NodeID? {
    for child in children(id) where matches(kind(child)) { return child }
    return nil
  }

  public func firstChild(_ id: NodeID, _ wanted: NodeKind) -> NodeID? { firstChild(id) { $0 == wanted } }

  /// The first attribute, parameter or return type of a closure. Looks no further than its signature, since a closure
  /// may hold any number of statements, each of which may ask.
  public func signaturePart(ofClosure id: NodeID, _ wanted: NodeKind) -> NodeID? {
    for child in children(id) {
      switch kind(child) {
      case wanted: return child
      case .attribute, .parameter, .returnType: continue
      default:
        // Captured values may come before the parameters; a statement follows `{` or `in`.
        let first = Int(node(child).firstToken)
        if first == 0 || tokens[first - 1].kind == .leftBrace || tokens[first - 1].keyword == .in {
          return nil
        }
      }
    }
    return nil
  }

  /// Nodes from the parent up to the root, at most `limit` of them, so that deep nesting stays cheap.
  @inline(__always)
  public func ancestors(_ id: NodeID, limit: Int = 400) -> Ancestors {
    Ancestors(tree: self, upcoming: node(id).parent, left: limit)
  }

  public struct Ancestors: Sequence, IteratorProtocol {
    let tree: SyntaxTree
    var upcoming: UInt32
    var left: Int

    @inline(__always)
    public mutating func next() -> NodeID? {
      guard upcoming != Node.none, left > 0 else { return nil }
      left -= 1
      let id = Int(upcoming)
      upcoming = tree.nodes[id].parent
      return id
    }
  }

  /// The node and everything below it, in post order; what stands `elsewhere` is left out.
  @inline(__always)
  public func subtree(_ id: NodeID) -> ClosedRange<NodeID> { Int(node(id).first)...id }

  /// Whether `inner` is `outer` or stands below it.
  @inline(__always)
  public func contains(_ outer: NodeID, _ inner: NodeID) -> Bool {
    inner <= outer && inner >= Int(node(outer).first)
  }

  // MARK: Expressions

  /// The arguments of a call, subscript, tuple, macro or attribute: trailing closures last.
  @inline(__always)
  public func arguments(_ id: NodeID) -> Arguments { Arguments(children: children(id)) }

  public struct Arguments: Sequence, IteratorProtocol {
    var children: Children

    @inline(__always)
    public mutating func next() -> NodeID? {
      while let child = children.next() {
        if children.tree.nodes[child].kind == .argument { return child }
      }
      return nil
    }
  }

  /// The expression of an argument, binding or other node that wraps just one: its last child.
  @inline(__always)
  public func value(_ id: NodeID) -> NodeID? {
    var last: NodeID?
    for child in children(id) { last = child }
    return last
  }

  /// What is called, or whose member is taken: the first child.
  @inline(__always)
  public func callee(_ id: NodeID) -> NodeID? {
    let first = node(id).firstChild
    return first == Node.none ? nil : Int(first)
  }

  /// The expression of the argument with this label.
  public func argument(_ call: NodeID, _ label: StaticString) -> NodeID? {
    for argument in arguments(call) {
      if let name = name(argument), name == label { return value(argument) }
    }
    return nil
  }

  /// The expression of the `index`th argument without a label, trailing closures left out.
  public func unlabelledArgument(_ call: NodeID, _ index: Int = 0) -> NodeID? {
    var seen = 0
    for argument in arguments(call) where node(argument).name == Node.none {
      if node(argument).flags.contains(.trailingClosure) { continue }
      if seen == index { return value(argument) }
      seen += 1
    }
    return nil
  }

  /// The label a caller writes for a parameter, or `nil` for `_`.
  public func label(ofParameter id: NodeID) -> TokenID? {
    guard let inner = nameToken(id) else { return nil }
    // `for name: T` has the label before the name, `name: T` has just one word for both.
    let first = inner - 1
    let start = Int(node(id).firstToken)
    // `@ViewBuilder content: T` has an attribute before its one word.
    let isAttribute = first > start && (tokens[first - 1].kind == .at || tokens[first - 1].kind == .period)
    if first >= start, !isAttribute, tokens[first].kind == .identifier || tokens[first].kind == .keyword {
      return tokens[first].keyword == .wildcard ? nil : first
    }
    return tokens[inner].keyword == .wildcard ? nil : inner
  }
}
