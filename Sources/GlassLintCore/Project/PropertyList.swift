/// A property list in the old style of NeXT, as Xcode writes its projects: dictionaries, arrays and strings.
///
/// The nodes stand in the order they are written in, in one flat array: a project may be ten megabytes.
struct PropertyList {
  typealias NodeIndex = Int

  private enum Kind: UInt8 {
    case string, quoted, array, dictionary
  }

  private struct Node {
    var kind: Kind
    /// The bytes of a string without its quotes; where a container begins.
    var start: UInt32
    var length: UInt32 = 0
    /// The first node that is not part of this one.
    var after: Int32 = 0
  }

  /// What keeps a file from being read, and the line where.
  struct Mistake: Error, Equatable {
    var line: Int
    var reason: String
  }

  /// A file is a few levels deep.
  private static let depthLimit = 64

  private let source: SourceBuffer
  private var nodes: [Node] = []
  private var position = 0

  /// - Parameter source: its bytes stay as they are while the list is in use.
  init(_ source: SourceBuffer) throws(Mistake) {
    self.source = source
    nodes.reserveCapacity(source.count / 12)
    if source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    try readValue(depth: 0)
    try skipBlanks()
    if position < source.count { throw mistake("more follows the end of the list") }
  }

  // MARK: Asking

  var root: NodeIndex { 0 }

  func isDictionary(_ id: NodeIndex) -> Bool { nodes[id].kind == .dictionary }

  /// The elements of an array; the keys and values of a dictionary in turn; nothing for a string.
  func children(_ id: NodeIndex) -> [NodeIndex] {
    var children: [NodeIndex] = []
    forEachChild(of: id) { children.append($0) }
    return children
  }

  func forEachChild(of id: NodeIndex, _ body: (NodeIndex) -> Void) {
    guard nodes[id].kind == .array || nodes[id].kind == .dictionary else { return }
    var child = id + 1
    while child < nodes[id].after {
      body(child)
      child = Int(nodes[child].after)
    }
  }

  /// The keys and values of a dictionary, as they are written.
  func forEachMember(of id: NodeIndex, _ body: (_ key: NodeIndex, _ value: NodeIndex) -> Void) {
    guard nodes[id].kind == .dictionary else { return }
    var key = id + 1
    while key < nodes[id].after {
      body(key, key + 1)
      key = Int(nodes[key + 1].after)
    }
  }

  /// The value of a key; `nil` where there is none, or where this is no dictionary.
  func member(_ id: NodeIndex, _ name: StaticString) -> NodeIndex? {
    guard nodes[id].kind == .dictionary else { return nil }
    var key = id + 1
    while key < nodes[id].after {
      if isEqual(key, name) { return key + 1 }
      key = Int(nodes[key + 1].after)
    }
    return nil
  }

  /// As `member(_:_:)`, for a name that is known only now.
  func member(_ id: NodeIndex, named name: String) -> NodeIndex? {
    var found: NodeIndex?
    forEachMember(of: id) { key, value in
      if found == nil, let bytes = bytes(key), bytes.elementsEqual(name.utf8) { found = value }
    }
    return found
  }

  /// Whether a node is a string that is written without escapes and says this.
  func isEqual(_ id: NodeIndex, _ text: StaticString) -> Bool {
    let node = nodes[id]
    return isString(node) && Int(node.length) == text.utf8CodeUnitCount
      && Name.equal(source.base + Int(node.start), text.utf8Start, text.utf8CodeUnitCount)
  }

  /// The bytes of a string as they are written; `nil` for what is none.
  func bytes(_ id: NodeIndex) -> UnsafeBufferPointer<UInt8>? {
    let node = nodes[id]
    guard isString(node) else { return nil }
    return UnsafeBufferPointer(start: source.base + Int(node.start), count: Int(node.length))
  }

  /// What a string says; `nil` for what is none.
  func text(_ id: NodeIndex) -> String? {
    guard let bytes = bytes(id) else { return nil }
    guard nodes[id].kind == .quoted, bytes.contains(Byte.backslash) else {
      return String(decoding: bytes, as: UTF8.self)
    }
    var plain: [UInt8] = []
    var isEscaped = false
    for byte in bytes {
      if !isEscaped, byte == Byte.backslash {
        isEscaped = true
        continue
      }
      plain.append(isEscaped && byte == UInt8(ascii: "n") ? Byte.newline : byte)
      isEscaped = false
    }
    return String(decoding: plain, as: UTF8.self)
  }

  func text(_ id: NodeIndex, _ name: StaticString) -> String? { member(id, name).flatMap { text($0) } }

  /// Where a node begins.
  func offset(_ id: NodeIndex) -> Int { Int(nodes[id].start) }

  private func isString(_ node: Node) -> Bool { node.kind == .string || node.kind == .quoted }

  // MARK: Reading

  private enum Byte {
    static let newline = UInt8(ascii: "\n")
    static let quote = UInt8(ascii: "\"")
    static let apostrophe = UInt8(ascii: "'")
    static let backslash = UInt8(ascii: "\\")
    static let slash = UInt8(ascii: "/")
    static let star = UInt8(ascii: "*")
  }

  private var byte: UInt8 { position < source.count ? source.base[position] : 0 }

  private mutating func readValue(depth: Int) throws(Mistake) {
    try skipBlanks()
    guard position < source.count else { throw mistake("it ends too early") }
    guard depth < Self.depthLimit else { throw mistake("it is nested too deep") }
    switch byte {
    case UInt8(ascii: "{"): try readDictionary(depth)
    case UInt8(ascii: "("): try readArray(depth)
    case Byte.quote, Byte.apostrophe: try readQuoted()
    default: try readBare()
    }
  }

  private mutating func readDictionary(_ depth: Int) throws(Mistake) {
    let id = open(.dictionary)
    while true {
      try skipBlanks()
      if byte == UInt8(ascii: "}") { break }
      let key = nodes.count
      try readValue(depth: depth + 1)
      guard isString(nodes[key]) else { throw mistake("a key is no string") }
      try expect(UInt8(ascii: "="))
      try readValue(depth: depth + 1)
      try expect(UInt8(ascii: ";"))
    }
    close(id)
  }

  private mutating func readArray(_ depth: Int) throws(Mistake) {
    let id = open(.array)
    while true {
      try skipBlanks()
      if byte == UInt8(ascii: ")") { break }
      try readValue(depth: depth + 1)
      try skipBlanks()
      if byte == UInt8(ascii: ",") {
        position += 1
      } else if byte != UInt8(ascii: ")") {
        throw mistake("\",\" or \")\" is missing")
      }
    }
    close(id)
  }

  private mutating func open(_ kind: Kind) -> Int {
    nodes.append(Node(kind: kind, start: UInt32(position)))
    position += 1
    return nodes.count - 1
  }

  private mutating func close(_ id: Int) {
    position += 1
    nodes[id].after = Int32(nodes.count)
  }

  private mutating func readQuoted() throws(Mistake) {
    let quote = byte
    position += 1
    let start = position
    while position < source.count, byte != quote { position += byte == Byte.backslash ? 2 : 1 }
    guard position < source.count else { throw mistake("a quote is not closed") }
    add(.quoted, from: start)
    position += 1
  }

  private mutating func readBare() throws(Mistake) {
    let start = position
    while Self.isBare(byte), !(byte == Byte.slash && isComment) { position += 1 }
    guard position > start else { throw mistake("a value is missing") }
    add(.string, from: start)
  }

  private mutating func add(_ kind: Kind, from start: Int) {
    let length = UInt32(position - start)
    nodes.append(Node(kind: kind, start: UInt32(start), length: length, after: Int32(nodes.count + 1)))
  }

  private static func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    case UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "$"),
      UInt8(ascii: ":"), UInt8(ascii: "+"), UInt8(ascii: "@"), UInt8(ascii: "~"):
      true
    default: byte >= 0x80
    }
  }

  private mutating func expect(_ wanted: UInt8) throws(Mistake) {
    try skipBlanks()
    guard byte == wanted else {
      throw mistake("\"\(Character(Unicode.Scalar(wanted)))\" is missing")
    }
    position += 1
  }

  /// White space, `// …` and `/* … */`.
  private mutating func skipBlanks() throws(Mistake) {
    while position < source.count {
      switch byte {
      case 0x20, 0x09...0x0D: position += 1
      case Byte.slash where isComment:
        if source.base[position + 1] == Byte.slash {
          while position < source.count, byte != Byte.newline { position += 1 }
        } else {
          position += 2
          while position < source.count, !(byte == Byte.star && source.base[position + 1] == Byte.slash) {
            position += 1
          }
          guard position < source.count else { throw mistake("a comment is not closed") }
          position += 2
        }
      default: return
      }
    }
  }

  /// Whether the slash here begins a comment; behind the last byte is a zero.
  private var isComment: Bool {
    let next = source.base[position + 1]
    return next == Byte.slash || next == Byte.star
  }

  private func mistake(_ reason: String) -> Mistake {
    let end = min(position, source.count)
    return Mistake(line: source.bytes[..<end].count { $0 == Byte.newline } + 1, reason: reason)
  }
}
