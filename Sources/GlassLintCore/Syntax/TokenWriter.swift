/// Writes tokens one behind the other. The caller keeps it in a local variable and sees to it that there is room.
struct TokenWriter {
  let base: UnsafePointer<UInt8>
  let first: UnsafeMutablePointer<Token>
  var next: UnsafeMutablePointer<Token>
  /// Where the last token ends; what begins elsewhere has white space before it.
  var previousEnd: UnsafePointer<UInt8>
  /// `startsLine` when a line has begun since the last token.
  var lineFlag: UInt8

  /// The index of the next token.
  @inline(__always)
  var count: Int {
    Int((UInt(bitPattern: next) &- UInt(bitPattern: first)) / UInt(MemoryLayout<Token>.stride))
  }

  /// Writes the token between two cursors; returns the second.
  @inline(__always) @discardableResult
  mutating func write(
    _ kind: TokenKind, _ start: UnsafePointer<UInt8>, _ stop: UnsafePointer<UInt8>, payload: UInt32 = 0,
    keyword: Keyword = .none
  ) -> UnsafePointer<UInt8> {
    let space: UInt8 = start == previousEnd ? 0 : TokenFlags.spaceBefore.rawValue
    next.pointee = Token(
      start: UInt32(truncatingIfNeeded: start - base), end: UInt32(truncatingIfNeeded: stop - base),
      payload: payload, kind: kind, keyword: keyword, flags: TokenFlags(rawValue: lineFlag | space))
    next += 1
    previousEnd = stop
    lineFlag = 0
    return stop
  }
}
