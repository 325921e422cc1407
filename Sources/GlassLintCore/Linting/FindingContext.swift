/// The code around a finding that tells it from others, however it is laid out: the tokens of its line, and where it
/// is the name of a call, also those of the call's arguments on further lines.
///
/// White space and comments between tokens do not count, so that moved, re-indented or newly commented code stays what
/// it is; every other byte does, the white space in a text too. Only so many bytes before and behind the finding count
/// that a file of one endless line costs no more than others.
struct FindingContext {
  let tree: SyntaxTree
  let bytes: UnsafeBufferPointer<UInt8>
  let lines: LineMap

  /// How many bytes of tokens count on either side of where a finding begins.
  private static let reach = 160

  /// Adds the context of a finding. What stands before it is told from what stands behind, so that two findings on one
  /// line differ.
  func add(_ range: ByteRange, to hash: inout FNV1a) {
    let line = lines.contentRange(ofLine: lines.line(at: range.start), in: bytes)
    let pivot = firstToken(endingBehind: range.start)
    addTokens(before: pivot, from: line.start, to: &hash)
    hash.addMark()
    if Int(tree.token(pivot).start) >= max(range.end, range.start + 1) {
      // A comment is no token.
      addText(ByteRange(start: range.start, end: min(range.end, range.start + Self.reach)), to: &hash)
    }
    addTokens(from: pivot, to: end(behind: pivot, on: line), from: line.start, to: &hash)
  }

  private func addTokens(before pivot: TokenID, from lineStart: Int, to hash: inout FNV1a) {
    var left = Self.reach
    var first = pivot
    while first > 0, left > 0, Int(tree.token(first - 1).end) > lineStart {
      first -= 1
      left -= length(of: first, from: lineStart)
    }
    for id in first..<pivot {
      let range = tree.range(ofToken: id)
      let start = max(range.start, lineStart)
      // Only the farthest one can be longer than what was left for it.
      addText(
        ByteRange(start: min(range.end, start + (id == first ? max(0, -left) : 0)), end: range.end), to: &hash
      )
    }
  }

  private func addTokens(from pivot: TokenID, to end: TokenID, from lineStart: Int, to hash: inout FNV1a) {
    var left = Self.reach
    var id = pivot
    while id < end, left > 0 {
      let range = tree.range(ofToken: id)
      let start = max(range.start, lineStart)
      addText(ByteRange(start: start, end: min(range.end, start + left)), to: &hash)
      left -= range.end - start
      id += 1
    }
  }

  private func length(of token: TokenID, from lineStart: Int) -> Int {
    let range = tree.range(ofToken: token)
    return range.end - max(range.start, lineStart)
  }

  /// The token behind the last that counts: those that begin on the line, and the arguments of a call that the pivot
  /// names, up to the first closure among them.
  private func end(behind pivot: TokenID, on line: ByteRange) -> TokenID {
    var end = pivot
    while isCode(end), Int(tree.token(end).start) < line.end, end - pivot < Self.reach { end += 1 }
    guard isCode(pivot), tree.token(pivot + 1).kind == .leftParen else { return end }
    let close = Int(tree.token(pivot + 1).payload)
    while end < close, isCode(end), end - pivot < Self.reach, tree.token(end).kind != .leftBrace { end += 1 }
    return end == close && isCode(end) ? end + 1 : end
  }

  private func isCode(_ token: TokenID) -> Bool {
    token < tree.tokenCount && tree.token(token).kind != .endOfFile
  }

  /// Adds a token, without the line ends and the indentation of a text of several lines.
  private func addText(_ range: ByteRange, to hash: inout FNV1a) {
    var isIndentation = range.start > 0 && Self.endsLine(bytes[range.start - 1])
    for offset in range.start..<max(range.start, range.end) {
      let byte = bytes[offset]
      if Self.endsLine(byte) {
        isIndentation = true
      } else if !isIndentation || (byte != 0x20 && byte != 0x09) {
        isIndentation = false
        hash.add(byte)
      }
    }
    hash.addMark()
  }

  private static func endsLine(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private func firstToken(endingBehind offset: Int) -> TokenID {
    (0..<tree.tokenCount - 1).partitionPoint { Int(tree.token($0).end) > offset }
  }
}
