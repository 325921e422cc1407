/// Where comments go that silence findings, and what they say.
///
/// One stands on a line of its own above the finding's line, as deeply indented: `// glasslint:disable:next RULE --
/// reason`. Above a line that begins in a string or a block comment none can stand; there a `disable` above what the line
/// begins in and an `enable` behind it do the same. Documentation stays with what it documents: the comment goes above it.
struct SilencingComments {
  private let tree: SyntaxTree
  private let bytes: UnsafeBufferPointer<UInt8>
  private let lines: LineMap
  /// Those that are in no other one, in order, delimiters included.
  private let strings: [ByteRange]

  init(tree: SyntaxTree, bytes: UnsafeBufferPointer<UInt8>, lines: LineMap) {
    self.tree = tree
    self.bytes = bytes
    self.lines = lines
    strings = Self.strings(tree)
  }

  private static func strings(_ tree: SyntaxTree) -> [ByteRange] {
    var strings: [ByteRange] = []
    var id = 0
    while id < tree.tokenCount {
      let token = tree.token(id)
      if token.kind == .stringStart {
        let end = Int(token.payload)
        // One that is never closed ends with its line, as far as anybody knows.
        if end > id, end < tree.tokenCount, tree.token(end).kind == .stringEnd {
          strings.append(ByteRange(start: Int(token.start), end: Int(tree.token(end).end)))
          id = end
        }
      }
      id += 1
    }
    return strings
  }

  /// Which lines are silenced together: one, or all that a string or a comment keeps from having their own.
  struct Place: Hashable {
    /// The line that the comment goes above, from 1.
    let line: Int
    /// The line behind the last that it is for; `nil` where that is the next line with code.
    let end: Int?
  }

  /// - Parameter line: from 1.
  func place(ofLine line: Int) -> Place {
    if isCode(line) { return Place(line: top(ofLine: line), end: nil) }
    var start = line - 1
    while start > 1, !isCode(start) { start -= 1 }
    var end = line + 1
    while end <= lines.lineCount, !isCode(end) { end += 1 }
    return Place(line: start, end: end)
  }

  /// What writes the comment, its line ends LF.
  /// - Parameters:
  ///   - rules: ids, each once.
  ///   - reason: on one line.
  func edits(silencing rules: [String], at place: Place, reason: String) -> [Edit] {
    let list = rules.joined(separator: ", ")
    guard let end = place.end else {
      if let edit = addition(of: list, at: place, reason: reason) { return [edit] }
      return [insertion("disable:next \(list) -- \(reason)", above: place.line)]
    }
    return [
      insertion("disable \(list) -- \(reason)", above: place.line),
      insertion("enable \(list)", above: end),
    ]
  }

  // MARK: Text

  private func insertion(_ directive: String, above line: Int) -> Edit {
    guard line <= lines.lineCount else {
      // The last line has no end.
      let end = bytes.count
      return Edit(range: ByteRange(start: end, end: end), text: "\n// glasslint:\(directive)")
    }
    let content = lines.contentRange(ofLine: line, in: bytes)
    let indent = bytes[content.start..<content.end].prefix { $0 == 0x20 || $0 == 0x09 }
    return Edit(
      range: ByteRange(start: content.start, end: content.start),
      text: "\(String(decoding: indent, as: UTF8.self))// glasslint:\(directive)\n")
  }

  /// Adds the rules to a comment that is there already for the same reason.
  private func addition(of list: String, at place: Place, reason: String) -> Edit? {
    guard place.line > 1 else { return nil }
    let content = lines.contentRange(ofLine: place.line - 1, in: bytes)
    let text = String(decoding: bytes[content.start..<content.end], as: UTF8.self)
    let ending = " -- \(reason)"
    guard text.drop(while: { $0 == " " || $0 == "\t" }).hasPrefix("// glasslint:disable:next "),
      text.hasSuffix(ending)
    else { return nil }
    let at = content.end - ending.utf8.count
    return Edit(range: ByteRange(start: at, end: at), text: ", \(list)")
  }

  // MARK: Places

  private func beginning(ofLine line: Int) -> Int { lines.contentRange(ofLine: line, in: bytes).start }

  /// Whether a line of its own can stand above a line: that begins neither in a token nor in a string or a comment.
  private func isCode(_ line: Int) -> Bool {
    let start = beginning(ofLine: line)
    let next = tree.firstToken(from: start)
    var offset = 0
    if next > 0 {
      let last = Int(tree.token(next - 1).end)
      if last > start { return false }
      offset = last
    }
    let string = strings.partitionPoint { $0.end > start }
    if string < strings.count, strings[string].start < start { return false }
    for comment in comments(from: offset, to: start) where comment.start < start && start < comment.end {
      return false
    }
    return true
  }

  /// The comments in a stretch without tokens.
  private func comments(from start: Int, to end: Int) -> [ByteRange] {
    var comments: [ByteRange] = []
    var index = start
    while index + 1 < end {
      guard bytes[index] == UInt8(ascii: "/") else {
        index += 1
        continue
      }
      let first = index
      if bytes[index + 1] == UInt8(ascii: "/") {
        while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
      } else if bytes[index + 1] == UInt8(ascii: "*") {
        index = endOfBlock(from: index)
      } else {
        index += 1
        continue
      }
      comments.append(ByteRange(start: first, end: index))
    }
    return comments
  }

  /// Behind the end of a block comment; others may be nested in it.
  private func endOfBlock(from start: Int) -> Int {
    var depth = 0
    var index = start
    while index + 1 < bytes.count {
      let pair = (bytes[index], bytes[index + 1])
      if pair == (UInt8(ascii: "/"), UInt8(ascii: "*")) {
        depth += 1
        index += 2
      } else if pair == (UInt8(ascii: "*"), UInt8(ascii: "/")) {
        depth -= 1
        index += 2
        if depth == 0 { return index }
      } else {
        index += 1
      }
    }
    return bytes.count
  }

  /// The line above which a comment leaves documentation where it belongs.
  private func top(ofLine line: Int) -> Int {
    let start = beginning(ofLine: line)
    let next = tree.firstToken(from: start)
    let offset = next > 0 ? Int(tree.token(next - 1).end) : 0
    var top = line
    for comment in comments(from: offset, to: start).reversed() {
      let first = lines.line(at: comment.start)
      let isAlone = bytes[beginning(ofLine: first)..<comment.start].allSatisfy { $0 == 0x20 || $0 == 0x09 }
      guard isDocumentation(comment), isAlone, lines.line(at: max(comment.end - 1, comment.start)) == top - 1
      else { break }
      top = first
    }
    return top
  }

  /// `///` or `/**`.
  private func isDocumentation(_ comment: ByteRange) -> Bool {
    let isBlock = bytes[comment.start + 1] == UInt8(ascii: "*")
    guard comment.end - comment.start > (isBlock ? 4 : 2) else { return false }
    return bytes[comment.start + 2] == bytes[comment.start + 1]
  }
}
