extension RuleContext {
  public func replace(_ node: NodeID, with text: String) -> Edit {
    Edit(range: tree.range(of: node), text: text)
  }

  public func replace(token: TokenID, with text: String) -> Edit {
    Edit(range: tree.range(ofToken: token), text: text)
  }

  public func insert(_ text: String, at offset: Int) -> Edit {
    Edit(range: ByteRange(start: offset, end: offset), text: text)
  }

  /// Adds an argument behind the last one between a call's parentheses, before closures with a label; a call that has
  /// only trailing closures gets parentheses.
  /// - Returns: `nil` where the call's parenthesis is not closed.
  public func appendArgument(_ text: String, to call: NodeID) -> Edit? {
    guard let close = closeParen(of: call) else {
      guard let callee = tree.callee(call), Int(tree.node(callee).endToken) < tree.tokenCount,
        tree.token(Int(tree.node(callee).endToken)).kind == .leftBrace
      else { return nil }
      return insert("(\(text))", at: tree.range(of: callee).end)
    }
    if let closure = firstClosure(of: call) {
      let start = Int(tree.node(closure).firstToken)
      let separator =
        tree.token(start).flags.contains(.startsLine)
        ? "\n" + indentation(of: Int(tree.token(start).start)) : " "
      return insert(text + "," + separator, at: tree.range(of: closure).start)
    }
    let last = tree.arguments(call).filter { !tree.node($0).flags.contains(.trailingClosure) }.last
    guard let last else { return insert(text, at: tree.range(ofToken: close).start) }
    // A trailing comma stays the last thing.
    let hasComma = tree.token(Int(tree.node(last).endToken)).kind == .comma
    let offset = hasComma ? tree.range(ofToken: Int(tree.node(last).endToken)).end : tree.range(of: last).end
    let space = argumentSeparator(behind: last, from: offset)
    return insert(hasComma ? space + text + "," : "," + space + text, at: offset)
  }

  /// The first of the closures between a call's parentheses that end its arguments.
  private func firstClosure(of call: NodeID) -> NodeID? {
    var first: NodeID?
    for argument in tree.arguments(call) where !tree.node(argument).flags.contains(.trailingClosure) {
      let isClosure = tree.name(argument) != nil && tree.value(argument).map { tree.kind($0) } == .closure
      first = isClosure ? first ?? argument : nil
    }
    return first
  }

  /// A line of its own for the next argument where the last one has one, comments aside.
  private func argumentSeparator(behind last: NodeID, from offset: Int) -> String {
    let start = Int(tree.node(last).firstToken)
    guard tree.token(start).flags.contains(.startsLine), isLineEnd(offset) else { return " " }
    return "\n" + indentation(of: Int(tree.token(start).start))
  }

  /// Whether nothing but white space stands between an offset and the end of its line.
  func isLineEnd(_ offset: Int) -> Bool {
    var end = offset
    while end < tree.byteCount, tree.bytes[end] == 0x20 || tree.bytes[end] == 0x09 { end += 1 }
    return end >= tree.byteCount || tree.bytes[end] == 0x0A || tree.bytes[end] == 0x0D
  }

  /// The `)` of a call.
  public func closeParen(of call: NodeID) -> TokenID? {
    guard let callee = tree.callee(call) else { return nil }
    let open = Int(tree.node(callee).endToken)
    guard open < tree.tokenCount, tree.token(open).kind == .leftParen,
      !tree.token(open).flags.contains(.unmatched)
    else { return nil }
    return Int(tree.token(open).payload)
  }

  /// Adds a modifier (`.accessibilityHidden(true)`) behind an expression: on a line of its own where the expression's
  /// last modifier has one, or where it ends with a brace on a line of its own.
  public func appendModifier(_ text: String, to expression: NodeID) -> Edit {
    let end = tree.range(of: expression).end
    let separator = modifierSeparator(behind: expression)
    return insert(separator + text, at: separator.isEmpty ? end : endOfCode(behind: end))
  }

  /// Where a line that is to follow some code begins: behind a comment that ends the code's own line.
  func endOfCode(behind end: Int) -> Int {
    var offset = end
    while offset < tree.byteCount, tree.bytes[offset] == 0x20 || tree.bytes[offset] == 0x09 { offset += 1 }
    guard offset + 1 < tree.byteCount, tree.bytes[offset] == UInt8(ascii: "/") else { return end }
    switch tree.bytes[offset + 1] {
    case UInt8(ascii: "/"):
      while offset < tree.byteCount, tree.bytes[offset] != 0x0A, tree.bytes[offset] != 0x0D { offset += 1 }
      return offset
    case UInt8(ascii: "*"):
      var close = offset + 2
      while close + 1 < tree.byteCount, tree.bytes[close] != 0x0A, tree.bytes[close] != 0x0D {
        if tree.bytes[close] == UInt8(ascii: "*"), tree.bytes[close + 1] == UInt8(ascii: "/") {
          return isLineEnd(close + 2) ? close + 2 : end
        }
        close += 1
      }
      return end
    default: return end
    }
  }

  func modifierSeparator(behind expression: NodeID) -> String {
    guard let member = tree.calledMember(expression), let base = tree.callee(member) else { return "" }
    let period = Int(tree.node(base).endToken)
    guard tree.token(period).flags.contains(.startsLine) else { return "" }
    return "\n" + indentation(of: Int(tree.token(period).start))
  }

  /// The white space at the beginning of the line that holds an offset.
  public func indentation(of offset: Int) -> String {
    var start = offset
    while start > 0, tree.bytes[start - 1] != 0x0A, tree.bytes[start - 1] != 0x0D { start -= 1 }
    var end = start
    while tree.bytes[end] == 0x20 || tree.bytes[end] == 0x09 { end += 1 }
    return tree.text(ByteRange(start: start, end: end))
  }

  /// One level of indentation, as the first line of the file that is indented has it.
  private var indentationUnit: String {
    for token in 0..<tree.tokenCount where tree.token(token).flags.contains(.startsLine) {
      let unit = indentation(of: Int(tree.token(token).start))
      if !unit.isEmpty { return unit.utf8.count <= 8 ? unit : "    " }
    }
    return "  "
  }

  /// Code of several lines, on lines of its own one level deeper than the line that an offset is on. `nil` for a single line,
  /// and for what holds a string of several, whose lines say how they are indented.
  func movedToOwnLines(_ code: ByteRange, below offset: Int) -> String? {
    let lines = tree.text(code).split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 1, !lines.contains(where: { $0.contains("\"\"\"") }) else { return nil }
    func isBlank(_ character: Character) -> Bool { character == " " || character == "\t" }
    let others = lines.dropFirst().filter { !$0.allSatisfy(\.isWhitespace) }
    guard let least = others.min(by: { $0.prefix(while: isBlank).count < $1.prefix(while: isBlank).count })
    else { return nil }
    let known = least.prefix(while: isBlank).count
    let lead = indentation(of: offset) + indentationUnit
    // The modifiers of a view stand one level deeper than that.
    let deeper = least.dropFirst(known).hasPrefix(".") ? lead + indentationUnit : lead
    return "\n" + lead + lines[0]
      + lines.dropFirst().map { line in
        "\n" + (line.allSatisfy(\.isWhitespace) ? line : deeper + line.dropFirst(known))
      }.joined()
  }

  /// The range of a modifier from its period to its end: what to delete to take it off its chain. White space and
  /// comments before the period stay unless the modifier has a line of its own.
  public func modifierRange(_ call: NodeID) -> ByteRange? {
    guard let member = tree.calledMember(call), let base = tree.callee(member) else { return nil }
    let period = Int(tree.node(base).endToken)
    var start = Int(tree.token(period).start)
    let end = tree.range(of: call).end
    if tree.token(period).flags.contains(.startsLine) {
      var left = start
      while left > 0, tree.bytes[left - 1] == 0x20 || tree.bytes[left - 1] == 0x09 { left -= 1 }
      if left > 0, tree.bytes[left - 1] == 0x0A || tree.bytes[left - 1] == 0x0D {
        left -= 1
        if left > 0, tree.bytes[left] == 0x0A, tree.bytes[left - 1] == 0x0D { left -= 1 }
        // What follows on the modifier's own line would end up behind the line before; then the line break stays.
        let next = tree.bytes[end]
        if next == 0x0A || next == 0x0D || end >= tree.byteCount { start = left }
      }
    }
    return ByteRange(start: start, end: end)
  }

  /// Adds a modifier directly behind a call: on a line of its own where the call ends with a brace on its own line, or
  /// where the next modifier has one.
  func insertModifier(_ text: String, behind call: NodeID) -> Edit {
    let node = tree.node(call)
    let end = tree.range(of: call).end
    let next = Int(node.endToken)
    if next < tree.tokenCount, tree.token(next).kind == .period, tree.token(next).flags.contains(.startsLine)
    {
      return insert("\n" + indentation(of: Int(tree.token(next).start)) + text, at: endOfCode(behind: end))
    }
    let last = next - 1
    if tree.token(last).kind == .rightBrace, tree.token(last).flags.contains(.startsLine) {
      return insert("\n" + indentation(of: Int(tree.token(last).start)) + text, at: endOfCode(behind: end))
    }
    return appendModifier(text, to: call)
  }

  /// What to delete to take a modifier off its chain; `nil` where that would leave nothing, take a comment along, or leave one
  /// that explains it.
  func removableRange(ofModifier call: NodeID) -> ByteRange? {
    // Deleting what an `#if` of the chain holds may leave it empty.
    guard tree.isModifier(call), tree.calledMember(call).flatMap({ tree.callee($0) }) != nil,
      tree.chain(containing: call).modifiers.contains(where: { $0.call == call && !$0.isConditional }),
      let range = modifierRange(call), !tree.holdsComment(range), !file.isExplained(call)
    else { return nil }
    return range
  }
}

extension Fix {
  public static func safe(_ title: String, _ edits: [Edit]) -> Fix {
    Fix(title: title, applicability: .safe, edits: edits)
  }

  public static func unsafe(_ title: String, _ edits: [Edit]) -> Fix {
    Fix(title: title, applicability: .unsafe, edits: edits)
  }
}
