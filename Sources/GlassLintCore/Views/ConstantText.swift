/// Works out the text that an expression always comes to, also where it is put together from pieces or spelled
/// backwards.
struct ConstantText {
  /// The text, as bytes, and where it is written.
  struct Value {
    var bytes: [UInt8]
    /// The string literals it comes from, in source order.
    var literals: [NodeID]
    /// It is not written the way it reads.
    var isDisguised = false
  }

  private let tree: SyntaxTree
  private let facts: FileFacts

  /// Names passed through and expressions within expressions at the most.
  private static let depthLimit = 12
  /// Longer texts name no class.
  private static let lengthLimit = 400

  init(_ context: FileContext) {
    tree = context.tree
    facts = context.facts
  }

  func value(of expression: NodeID) -> Value? { text(expression, depth: 0) }

  private func text(_ id: NodeID, depth: Int) -> Value? {
    guard depth < Self.depthLimit else { return nil }
    let id = tree.unwrapped(id)
    switch tree.kind(id) {
    case .stringLiteral: return literal(id, depth: depth)
    case .sequence: return concatenation(id, depth: depth)
    case .cast: return tree.callee(id).flatMap { text($0, depth: depth + 1) }
    case .identifier, .member: return named(id, depth: depth)
    case .call: return call(id, depth: depth)
    default: return nil
    }
  }

  private func literal(_ id: NodeID, depth: Int) -> Value? {
    let node = tree.node(id)
    var value = Value(bytes: [], literals: [id])
    var parts = tree.children(id).filter { tree.kind($0) == .interpolation }[...]
    var token = Int(node.firstToken)
    while token < Int(node.endToken) {
      switch tree.token(token).kind {
      case .stringText:
        let range = tree.range(ofToken: token)
        guard range.end - range.start < Self.lengthLimit else { return nil }
        value.bytes += UnsafeBufferPointer(start: tree.bytes + range.start, count: range.end - range.start)
        token += 1
      case .interpolationStart:
        guard let part = parts.popFirst(), let argument = tree.firstArgument(part),
          let expression = tree.value(argument), let inner = text(expression, depth: depth + 1)
        else { return nil }
        value.bytes += inner.bytes
        value.isDisguised = true
        token = Int(tree.token(token).payload) + 1
      default: token += 1
      }
    }
    return value.bytes.contains(UInt8(ascii: "\\")) ? nil : value
  }

  /// `"CA" + "Filter"`.
  private func concatenation(_ id: NodeID, depth: Int) -> Value? {
    var pieces: [Value] = []
    for (index, part) in tree.children(id).enumerated() {
      guard index < 64 else { return nil }
      if index % 2 == 1 {
        guard tree.isNamed(part, "+") else { return nil }
      } else if let piece = text(part, depth: depth + 1) {
        pieces.append(piece)
      } else {
        return nil
      }
    }
    return joined(pieces, separator: [])
  }

  private func joined(_ pieces: [Value], separator: [UInt8]) -> Value? {
    guard let first = pieces.first else { return nil }
    var result = first
    for piece in pieces.dropFirst() {
      result.bytes += separator + piece.bytes
      result.literals += piece.literals
    }
    result.isDisguised = true
    return result.bytes.count < Self.lengthLimit ? result : nil
  }

  /// A constant of this file.
  private func named(_ id: NodeID, depth: Int) -> Value? {
    guard let name = tree.name(id) else { return nil }
    let declaration: FileScope.Declaration?
    if tree.kind(id) == .identifier {
      declaration = facts.scope.declaration(of: name, at: id)
    } else if let base = tree.callee(id), tree.kind(base) == .identifier, let owner = tree.name(base) {
      let type =
        owner == "self" || owner == "Self" ? tree.enclosingType(of: id).flatMap { tree.name($0) } : owner
      declaration = type.flatMap { facts.scope.member(name, ofType: $0) }
    } else {
      declaration = nil
    }
    guard let declaration, !declaration.isOpaque, tree.kind(declaration.node) == .binding else { return nil }
    let values = ValueFollower(tree: tree, facts: facts).declaredValues(declaration.node)
    return values.count == 1 ? text(values[0], depth: depth + 1) : nil
  }

  // MARK: Calls

  private func call(_ id: NodeID, depth: Int) -> Value? {
    if let type = tree.constructedType(id) {
      guard type == "String" || type == "NSString" || type == "Selector" else { return nil }
      return madeString(id, depth: depth)
    }
    guard let member = tree.calledMember(id), let base = tree.callee(member), let name = tree.name(member)
    else { return nil }
    switch name {
    case "reversed":
      guard tree.argumentCount(id) == 0 else { return nil }
      return text(base, depth: depth + 1).map { reversed($0) }
    case "joined":
      return pieces(base, depth: depth + 1).flatMap { pieces in
        let separator = tree.argument(id, "separator").flatMap { text($0, depth: depth + 1)?.bytes }
        return joined(pieces, separator: separator ?? [])
      }
    default: return nil
    }
  }

  /// `String("…".reversed())`, `String(data: Data(base64Encoded: "…")!, encoding: .utf8)`.
  private func madeString(_ id: NodeID, depth: Int) -> Value? {
    guard let first = tree.firstArgument(id), let argument = tree.value(first) else { return nil }
    guard let label = tree.name(first) else { return text(argument, depth: depth + 1) }
    guard label == "data" || label == "decoding" || label == "bytes" else { return nil }
    let data = tree.unwrapped(argument)
    guard tree.kind(data) == .call, let type = tree.constructedType(data),
      type == "Data" || type == "NSData", let encoded = tree.argument(data, "base64Encoded"),
      var value = text(encoded, depth: depth + 1), let bytes = Self.decodedBase64(value.bytes)
    else { return nil }
    value.bytes = bytes
    value.isDisguised = true
    return value
  }

  private func reversed(_ value: Value) -> Value {
    var value = value
    value.bytes.reverse()
    value.isDisguised = true
    return value
  }

  /// `["CA", "Filter"]`, also in reverse.
  private func pieces(_ id: NodeID, depth: Int) -> [Value]? {
    guard depth < Self.depthLimit else { return nil }
    let id = tree.unwrapped(id)
    if tree.kind(id) == .call, tree.isNamed(id, "reversed"), let member = tree.calledMember(id),
      let base = tree.callee(member)
    {
      return pieces(base, depth: depth + 1)?.reversed()
    }
    if tree.kind(id) == .identifier, let name = tree.name(id),
      let declaration = facts.scope.declaration(of: name, at: id), !declaration.isOpaque,
      tree.kind(declaration.node) == .binding
    {
      let values = ValueFollower(tree: tree, facts: facts).declaredValues(declaration.node)
      return values.count == 1 ? pieces(values[0], depth: depth + 1) : nil
    }
    guard tree.kind(id) == .array else { return nil }
    var result: [Value] = []
    for child in tree.children(id) {
      guard result.count < 64, let piece = text(child, depth: depth + 1) else { return nil }
      result.append(piece)
    }
    return result
  }

  private static func decodedBase64(_ bytes: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for byte in bytes where byte != UInt8(ascii: "=") {
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): digit = byte - 65
      case UInt8(ascii: "a")...UInt8(ascii: "z"): digit = byte - 97 + 26
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - 48 + 52
      case UInt8(ascii: "+"): digit = 62
      case UInt8(ascii: "/"): digit = 63
      default: return nil
      }
      bits = bits << 6 | UInt32(digit)
      count += 6
      if count >= 8 {
        count -= 8
        result.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return result
  }
}
