/// A string whose interpolation is being lexed, with what the lexer has to return to behind it.
struct OpenString: BitwiseCopyable {
  var startToken: Int
  var interpolationToken = -1
  var pounds: Int
  var quote: UInt8
  var isMultiline: Bool
  // State of what surrounds the string.
  var innermost = -1
  var parenDepth = 0
  var newlineEndsString = false
}

extension Lexer {
  /// A string from its first pound or quote on, up to its end or its first interpolation.
  mutating func lexString(_ start: Cursor, pounds: Int) -> Cursor {
    let first = start + pounds
    let isMultiline = isMultilineQuote(first, pounds: pounds)
    let string = OpenString(startToken: count, pounds: pounds, quote: first[0], isMultiline: isMultiline)
    let inside = append(
      .stringStart, start, first + (isMultiline ? 3 : 1), flags: isMultiline ? .multiline : [])
    return lexStringContent(inside, string)
  }

  private mutating func isMultilineQuote(_ p: Cursor, pounds: Int) -> Bool {
    guard p[0] == UInt8(ascii: "\""), p[1] == p[0], p[2] == p[0] else { return false }
    if pounds == 0 { return true }
    // `#"""#` and `#"""a"#` are strings of one line that begin with quotes.
    let start = p + 2 - base
    if start >= quoteClosers.end {
      quoteClosers.look(
        for: UInt8(ascii: "\""), in: base, from: start, to: skipLineComment(p + 2) - base,
        skippingEscapes: false)
    }
    return !quoteClosers.contains(pounds: pounds, from: start)
  }

  private func hasPounds(_ p: Cursor, _ wanted: Int) -> Bool {
    var found = 0
    while found < wanted, p[found] == UInt8(ascii: "#") { found += 1 }
    return found == wanted
  }

  /// Lexes from inside a string to behind its end or behind the start of its next interpolation.
  private mutating func lexStringContent(_ start: Cursor, _ string: OpenString) -> Cursor {
    var p = skipText(start, string)
    while p < end {
      if p[0] == string.quote {
        if let behind = stringEnd(p, string) { return closeString(string, text: start, p, behind) }
        p += 1
      } else if p[0] == UInt8(ascii: "\\") {
        p += 1
        if let behind = skipPounds(p, string.pounds) {
          let isQuoted = behind[0] == UInt8(ascii: "\"") || behind[0] == UInt8(ascii: "'")
          if behind[0] == UInt8(ascii: "(") {
            return openInterpolation(string, text: start, p - 1, behind + 1)
          }
          p = isQuoted || behind[0] == UInt8(ascii: "\\") ? behind + 1 : behind
        }
      } else {
        break
      }
      p = skipText(p, string)
    }
    if p > start { append(.stringText, start, p) }
    giveUp(string.startToken)
    return p
  }

  /// Skips to the next byte that may mean something: a quote, a backslash, the end of a line that ends the string.
  private func skipText(_ start: Cursor, _ string: OpenString) -> Cursor {
    var p = start
    while p < end {
      let word = Self.load(p)
      var found =
        Self.bytes(of: word, equalTo: string.quote) | Self.bytes(of: word, equalTo: UInt8(ascii: "\\"))
      if !string.isMultiline {
        found |= Self.bytes(of: word, equalTo: 0x0A) | Self.bytes(of: word, equalTo: 0x0D)
      }
      if found != 0 { return min(p + (found.trailingZeroBitCount &>> 3), end) }
      p += 8
    }
    return end
  }

  /// The place behind the pounds of an escape, or `nil` if they are too few. One too many passes, as in the compiler.
  private func skipPounds(_ start: Cursor, _ pounds: Int) -> Cursor? {
    if pounds == 0 { return start }
    guard hasPounds(start, pounds) else { return nil }
    let behind = start + pounds
    return behind[0] == UInt8(ascii: "#") ? behind + 1 : behind
  }

  /// The place behind the closing delimiter, if the quote at `p` begins it. Pounds too many belong to it.
  private func stringEnd(_ p: Cursor, _ string: OpenString) -> Cursor? {
    var behind = p + 1
    if string.isMultiline {
      guard p[1] == string.quote, p[2] == string.quote else { return nil }
      behind = p + 3
    }
    if string.pounds == 0 { return behind }
    guard hasPounds(behind, string.pounds) else { return nil }
    while behind[0] == UInt8(ascii: "#") { behind += 1 }
    return behind
  }

  private mutating func closeString(_ string: OpenString, text: Cursor, _ p: Cursor, _ behind: Cursor)
    -> Cursor
  {
    if p > text { append(.stringText, text, p) }
    out[string.startToken].payload = UInt32(truncatingIfNeeded: count)
    return append(
      .stringEnd, p, behind, payload: UInt32(truncatingIfNeeded: string.startToken),
      flags: string.isMultiline ? .multiline : [])
  }

  // MARK: Interpolations

  private mutating func openInterpolation(
    _ string: OpenString, text: Cursor, _ p: Cursor, _ behind: Cursor
  ) -> Cursor {
    if p > text { append(.stringText, text, p) }
    var string = string
    string.interpolationToken = count
    string.innermost = innermost
    string.parenDepth = parenDepth
    string.newlineEndsString = newlineEndsString
    strings.append(string)
    innermost = count
    parenDepth = 0
    newlineEndsString = !string.isMultiline
    return append(.interpolationStart, p, behind)
  }

  /// The `)` that has no `(` since the interpolation began: it ends it, whatever else is open.
  mutating func closeInterpolation(_ p: Cursor) -> Cursor {
    let string = leaveInterpolation()
    out[string.interpolationToken].payload = UInt32(truncatingIfNeeded: count)
    let inside = append(
      .interpolationEnd, p, p + 1, payload: UInt32(truncatingIfNeeded: string.interpolationToken))
    return lexStringContent(inside, string)
  }

  /// The end of the line or of the file has come before that of the interpolation: it and its string end unmatched.
  mutating func giveUpInterpolation() {
    let string = leaveInterpolation()
    giveUp(string.interpolationToken)
    giveUp(string.startToken)
    givenUpCount = count
  }

  private mutating func leaveInterpolation() -> OpenString {
    let string = strings.removeLast()
    if innermost != string.interpolationToken { isUnbalanced = true }
    innermost = string.innermost
    parenDepth = string.parenDepth
    newlineEndsString = string.newlineEndsString
    return string
  }

  private func giveUp(_ token: Int) {
    out[token].flags.insert(.unmatched)
    out[token].payload = UInt32(truncatingIfNeeded: count)
  }
}
