extension Lexer {
  // MARK: Binding

  func isLeftBound(_ p: Cursor) -> Bool {
    guard p > base else { return false }
    let previous = p[-1]
    if previous == UInt8(ascii: "/") { return !(p - base >= 2 && p[-2] == UInt8(ascii: "*")) }
    if previous == 0xA0 { return !(p - base >= 2 && p[-2] == 0xC2) }
    return !traits[Int(previous)].contains(.unboundAfter)
  }

  func isRightBound(_ p: Cursor, isLeftBound: Bool) -> Bool {
    switch p[0] {
    // `x^.y` has a postfix operator, `^.y` a prefix one.
    case UInt8(ascii: "."): !isLeftBound
    case UInt8(ascii: "/"): p[1] != UInt8(ascii: "/") && p[1] != UInt8(ascii: "*")
    case 0xC2: p[1] != 0xA0
    default: !traits[Int(p[0])].contains(.unboundBefore)
    }
  }

  // MARK: Operators

  /// `?` or `!`: a token of its own where it touches what stands before it.
  mutating func lexMark(_ p: Cursor) -> Cursor {
    guard isLeftBound(p) else { return lexOperator(p) }
    return append(p[0] == UInt8(ascii: "?") ? .postfixQuestion : .exclamation, p, p + 1)
  }

  /// `<` or `>`: a conflict marker, an editor placeholder or an operator.
  mutating func lexAngle(_ p: Cursor) -> Cursor {
    if p[1] == p[0], let behind = skipConflict(p) { return behind }
    if p[0] == UInt8(ascii: "<"), p[1] == UInt8(ascii: "#"), let behind = placeholderEnd(p + 2) {
      return append(.identifier, p, behind, payload: Name.hash(p, behind - p))
    }
    return lexOperator(p)
  }

  private func placeholderEnd(_ start: Cursor) -> Cursor? {
    var p = start
    while p < end {
      if p[0] == UInt8(ascii: "#"), p[1] == UInt8(ascii: ">") { return p + 2 }
      if p[0] == 0x0A || (p[0] == UInt8(ascii: "<") && p[1] == UInt8(ascii: "#")) { return nil }
      p += 1
    }
    return nil
  }

  mutating func lexOperator(_ start: Cursor) -> Cursor {
    var stop = skipOperator(start)
    if let slash = firstSlash(start, stop), let behind = regexEnd(slash, operator: start, stop) {
      if slash > start { appendOperator(start, slash) }
      return append(.regex, slash, behind)
    }
    if stop - start > 2 { stop = beforeComment(start, stop) }
    appendOperator(start, stop)
    return stop
  }

  private mutating func skipOperator(_ start: Cursor) -> Cursor {
    let isDotted = start[0] == UInt8(ascii: ".")
    var p = start
    while true {
      if p > start {
        if p[0] == UInt8(ascii: "."), !isDotted { return p }
        if p[0] == UInt8(ascii: "<"), p[1] == UInt8(ascii: "#"), hasPlaceholderEnd(p) { return p }
      }
      guard traits[Int(p[0])].contains(.symbol) else { return p }
      if p[0] < 0x80 {
        p += 1
      } else {
        let scalar = decode(p)
        guard let value = scalar.value, WideCharacter.continuesOperator(value) else { return p }
        p += scalar.length
      }
    }
  }

  /// Whether `#>` follows on the line.
  private mutating func hasPlaceholderEnd(_ start: Cursor) -> Bool {
    if offset(start) < memory.noPlaceholderBefore { return false }
    if offset(start) < memory.placeholderEnd { return true }
    var p = start
    while p < end, p[0] != 0x0A {
      if p[0] == UInt8(ascii: "#"), p[1] == UInt8(ascii: ">") {
        memory.placeholderEnd = offset(p)
        return true
      }
      p += 1
    }
    memory.noPlaceholderBefore = offset(p)
    return false
  }

  private func firstSlash(_ start: Cursor, _ stop: Cursor) -> Cursor? {
    var p = start
    while p < stop {
      if p[0] == UInt8(ascii: "/") { return p }
      p += 1
    }
    return nil
  }

  /// Where a comment begins inside an operator; its end if none does.
  private func beforeComment(_ start: Cursor, _ stop: Cursor) -> Cursor {
    var p = start + 1
    while p < stop {
      if p[0] == UInt8(ascii: "/"), p[1] == UInt8(ascii: "/") || p[1] == UInt8(ascii: "*") { return p }
      p += 1
    }
    return stop
  }

  /// Appends the operator between the cursors, in single characters if it begins with `>`.
  private mutating func appendOperator(_ start: Cursor, _ stop: Cursor) {
    let kind = operatorKind(start, stop)
    guard start[0] == UInt8(ascii: ">"), stop - start > 1 else {
      append(kind, start, stop)
      return
    }
    var p = start
    while p < stop {
      let next = p + decode(p).length
      append(kind, p, next, flags: next < stop ? .joined : [])
      p = next
    }
  }

  private func operatorKind(_ start: Cursor, _ stop: Cursor) -> TokenKind {
    let left = isLeftBound(start)
    let right = isRightBound(stop, isLeftBound: left)
    if stop - start == 1 {
      switch start[0] {
      case UInt8(ascii: "="): return .equal
      case UInt8(ascii: "."): return .period
      case UInt8(ascii: "&") where !left && right: return .prefixAmpersand
      case UInt8(ascii: "?"): return left ? .postfixQuestion : .infixQuestion
      default: break
      }
    } else if stop - start == 2, start[0] == UInt8(ascii: "-"), start[1] == UInt8(ascii: ">") {
      return .arrow
    } else if holdsCommentEnd(start, stop) {
      return .unknown
    }
    return left == right ? .binaryOperator : left ? .postfixOperator : .prefixOperator
  }

  private func holdsCommentEnd(_ start: Cursor, _ stop: Cursor) -> Bool {
    var p = start
    while p + 1 < stop {
      if p[0] == UInt8(ascii: "*"), p[1] == UInt8(ascii: "/") { return true }
      p += 1
    }
    return false
  }
}
