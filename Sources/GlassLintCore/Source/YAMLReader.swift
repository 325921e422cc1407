/// A value of a YAML file, and where it is written.
struct YAMLNode: Sendable {
  enum Content: Sendable {
    case text(String)
    case list([YAMLNode])
    case map([(key: String, value: YAMLNode)])
    /// Nothing is written, or something that is not read: a block of text, an alias.
    case unknown
  }

  var content: Content
  /// From 1.
  var line: Int
  /// The file that it is written in, absolute.
  var file = ""

  var text: String? { if case .text(let text) = content { text } else { nil } }

  var list: [YAMLNode]? { if case .list(let list) = content { list } else { nil } }

  var members: [(key: String, value: YAMLNode)]? {
    if case .map(let members) = content { members } else { nil }
  }

  /// What a key of a map has; of two alike the later one counts.
  subscript(_ key: String) -> YAMLNode? { members?.last { $0.key == key }?.value }

  /// The texts of a list, or the one that stands in its place.
  var texts: [String] { text.map { [$0] } ?? list?.compactMap(\.text) ?? [] }
}

/// Reads what manifests are written in of YAML: maps and lists, as blocks and in brackets, plain and quoted words,
/// comments. Anything else is no mistake, but unknown.
struct YAMLReader {
  struct Mistake: Error, Equatable {
    /// From 1.
    var line: Int
    var reason: String
  }

  private struct Line {
    var indent: Int
    /// What stands behind the indentation.
    var text: Substring
  }

  private var lines: [Line]
  private var position = 0
  private var depth = 0
  private let file: String

  /// Values within values that are read.
  private static let depthLimit = 64

  /// - Parameter file: what the values are said to be written in.
  private init(_ text: String, file: String) {
    self.file = file
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      let rest = line.drop { $0 == " " }
      return Line(indent: line.utf8.count - rest.utf8.count, text: rest)
    }
  }

  static func read(_ text: String, file: String = "") throws(Mistake) -> YAMLNode {
    var reader = YAMLReader(text, file: file)
    while reader.skipBlank(), reader.current.text.hasPrefix("%") { reader.position += 1 }
    if reader.skipBlank(), reader.current.text.hasPrefix("---") { reader.position += 1 }
    return try reader.readBlock(below: -1)
  }

  // MARK: Lines

  private var current: Line { lines[position] }

  /// Goes on to the next line that says something.
  /// - Returns: whether there is one.
  private mutating func skipBlank() -> Bool {
    while position < lines.count {
      let text = current.text
      if !text.allSatisfy({ $0 == " " || $0 == "\t" }), !Self.isComment(text) { return true }
      position += 1
    }
    return false
  }

  private static func isComment(_ text: Substring) -> Bool {
    text.drop { $0 == "\t" }.first == "#"
  }

  private var isAtEnd: Bool {
    current.indent == 0 && (current.text.hasPrefix("---") || current.text.hasPrefix("..."))
  }

  private func node(_ content: YAMLNode.Content, _ line: Int) -> YAMLNode {
    YAMLNode(content: content, line: line, file: file)
  }

  // MARK: Blocks

  /// What is written deeper than an indentation, from the next line on.
  private mutating func readBlock(below outer: Int) throws(Mistake) -> YAMLNode {
    let line = position + 1
    guard skipBlank(), current.indent > outer, !isAtEnd else { return node(.unknown, line) }
    depth += 1
    defer { depth -= 1 }
    if depth > Self.depthLimit { throw Mistake(line: position + 1, reason: "it is nested too deeply") }
    if Self.isItem(current.text) { return try readList(current.indent) }
    if Self.key(current.text) != nil { return try readMap(current.indent) }
    return try readValue(current.text, below: outer)
  }

  private static func isItem(_ text: Substring) -> Bool { text == "-" || text.hasPrefix("- ") }

  private mutating func readList(_ indent: Int) throws(Mistake) -> YAMLNode {
    var items: [YAMLNode] = []
    let line = position + 1
    while skipBlank(), current.indent == indent, Self.isItem(current.text), !isAtEnd {
      let rest = current.text.dropFirst().drop { $0 == " " }
      if rest.isEmpty || Self.isComment(rest) {
        position += 1
        items.append(try readBlock(below: indent))
      } else {
        // An item is a block that begins behind its dash.
        let start = current.text.utf8.count - rest.utf8.count
        lines[position] = Line(indent: indent + start, text: rest)
        items.append(try readBlock(below: indent))
      }
      skipDeeper(than: indent)
    }
    return node(.list(items), line)
  }

  private mutating func readMap(_ indent: Int) throws(Mistake) -> YAMLNode {
    var members: [(key: String, value: YAMLNode)] = []
    let line = position + 1
    while skipBlank(), current.indent == indent, !isAtEnd {
      if current.text.first == "\t" { throw Mistake(line: position + 1, reason: "a tab indents it") }
      guard let (key, rest) = Self.key(current.text) else {
        if Self.isItem(current.text) { break }
        throw Mistake(line: position + 1, reason: "it is neither a key with a value nor an item of a list")
      }
      let start = position + 1
      var value: YAMLNode
      if rest.isEmpty || Self.isComment(rest) || rest.first == "&" && !rest.contains(" ") {
        position += 1
        // A list may stand as far left as the key that it is for.
        let isList = skipBlank() && current.indent == indent && Self.isItem(current.text)
        value = isList ? try readList(indent) : try readBlock(below: indent)
      } else {
        value = try readValue(rest, below: indent)
      }
      value.line = start
      members.append((key, value))
      skipDeeper(than: indent)
    }
    return node(.map(members), line)
  }

  /// Goes past what belongs to a value and was not read.
  private mutating func skipDeeper(than indent: Int) {
    while skipBlank(), current.indent > indent { position += 1 }
  }

  /// The key that a line begins with, and what stands behind its colon.
  private static func key(_ text: Substring) -> (key: String, rest: Substring)? {
    guard let first = text.first, !"[]{}|>@`!&*%#".contains(first), !text.hasPrefix("? ") else { return nil }
    func rest(_ colon: Substring.Index) -> Substring? {
      guard colon < text.endIndex, text[colon] == ":" else { return nil }
      let next = text.index(after: colon)
      guard next == text.endIndex || text[next] == " " || text[next] == "\t" else { return nil }
      return text[next...].drop { $0 == " " || $0 == "\t" }
    }
    if first == "\"" || first == "'" {
      guard let (key, end) = quoted(text), let found = rest(text[end...].drop { $0 == " " }.startIndex) else {
        return nil
      }
      return (key, found)
    }
    var index = text.startIndex
    while index < text.endIndex {
      if text[index] == "#", index > text.startIndex, text[text.index(before: index)] == " " { return nil }
      if let found = rest(index) {
        return (withoutComment(text[..<index]), found)
      }
      index = text.index(after: index)
    }
    return nil
  }

  // MARK: Values

  /// A value that begins on the current line, which is left behind.
  private mutating func readValue(_ text: Substring, below indent: Int) throws(Mistake) -> YAMLNode {
    let line = position + 1
    var text = text
    position += 1
    switch text.first {
    case "[", "{", "\"", "'":
      // It may go on over the next lines.
      while true {
        var flow = FlowReader(text, line: line, file: file)
        if let value = flow.read() { return value }
        if flow.isBroken || position >= lines.count {
          throw Mistake(line: line, reason: "a bracket or quotation mark is not closed")
        }
        text += " " + current.text
        position += 1
      }
    case "|", ">", "&", "*", "!", "@", "`", "?":
      skipDeeper(than: indent)
      return node(.unknown, line)
    default:
      let word = Self.withoutComment(text)
      // A text over several lines names nothing.
      if skipBlank(), current.indent > indent { return node(.unknown, line) }
      return node(word.isEmpty || word == "~" || word == "null" ? .unknown : .text(word), line)
    }
  }

  private static func withoutComment(_ text: Substring) -> String {
    var end = text.endIndex
    for index in text.indices where text[index] == "#" {
      guard index > text.startIndex else { return "" }
      let before = text[text.index(before: index)]
      if before == " " || before == "\t" {
        end = index
        break
      }
    }
    let word = text[..<end]
    guard let last = word.lastIndex(where: { $0 != " " && $0 != "\t" }) else { return "" }
    return String(word[...last])
  }

  /// A quoted word, and where what follows it begins; `nil` where it is not closed.
  fileprivate static func quoted(_ text: Substring) -> (text: String, end: Substring.Index)? {
    guard let quote = text.first else { return nil }
    var word = ""
    var index = text.index(after: text.startIndex)
    while index < text.endIndex {
      let character = text[index]
      let next = text.index(after: index)
      if character == quote {
        guard quote == "'", next < text.endIndex, text[next] == "'" else { return (word, next) }
        word.append("'")
        index = text.index(after: next)
      } else if character == "\\", quote == "\"", next < text.endIndex {
        switch text[next] {
        case "n": word.append("\n")
        case "t": word.append("\t")
        default: word.append(text[next])
        }
        index = text.index(after: next)
      } else {
        word.append(character)
        index = next
      }
    }
    return nil
  }
}

/// Reads lists and maps in brackets, and quoted words.
private struct FlowReader {
  private let text: Substring
  private var index: Substring.Index
  private var depth = 0
  private let line: Int
  private let file: String
  /// Whether no line that is added makes sense of it.
  private(set) var isBroken = false

  private static let depthLimit = 64

  init(_ text: Substring, line: Int, file: String) {
    self.text = text
    self.line = line
    self.file = file
    index = text.startIndex
  }

  /// - Returns: `nil` where the text ends too early, or makes no sense.
  mutating func read() -> YAMLNode? {
    guard let value = readValue() else { return nil }
    skipBlank()
    guard index == text.endIndex || text[index] == "#" else {
      isBroken = true
      return nil
    }
    return value
  }

  private var next: Character? { index < text.endIndex ? text[index] : nil }

  private mutating func skip() { index = text.index(after: index) }

  private mutating func skipBlank() {
    while let next, next == " " || next == "\t" { skip() }
  }

  private func node(_ content: YAMLNode.Content) -> YAMLNode {
    YAMLNode(content: content, line: line, file: file)
  }

  private mutating func readValue() -> YAMLNode? {
    skipBlank()
    depth += 1
    defer { depth -= 1 }
    if depth > Self.depthLimit {
      isBroken = true
      return nil
    }
    switch next {
    case "[": return readList()
    case "{": return readMap()
    case nil: return nil
    default: return readWord().map { node($0.isEmpty ? .unknown : .text($0)) }
    }
  }

  private mutating func readWord() -> String? {
    if next == "\"" || next == "'" {
      guard let (word, end) = YAMLReader.quoted(text[index...]) else { return nil }
      index = end
      return word
    }
    let start = index
    while let next, !",]}".contains(next) {
      if next == ":", let after = text.index(index, offsetBy: 1, limitedBy: text.endIndex),
        after == text.endIndex || " ,]}[".contains(text[after])
      {
        break
      }
      skip()
    }
    let word = text[start..<index]
    return word.lastIndex { $0 != " " && $0 != "\t" }.map { String(word[...$0]) } ?? ""
  }

  private mutating func readList() -> YAMLNode? {
    skip()
    var items: [YAMLNode] = []
    while true {
      skipBlank()
      if next == "]" {
        skip()
        return node(.list(items))
      }
      guard let item = readValue(), goesOn(to: "]") else { return nil }
      items.append(item)
    }
  }

  private mutating func readMap() -> YAMLNode? {
    skip()
    var members: [(key: String, value: YAMLNode)] = []
    while true {
      skipBlank()
      if next == "}" {
        skip()
        return node(.map(members))
      }
      guard let key = readWord() else { return nil }
      skipBlank()
      var value = node(.unknown)
      if next == ":" {
        skip()
        guard let read = readValue() else { return nil }
        value = read
      }
      guard goesOn(to: "}") else { return nil }
      members.append((key, value))
    }
  }

  /// Goes past a comma.
  /// - Returns: whether another element or the end of its list comes.
  private mutating func goesOn(to end: Character) -> Bool {
    skipBlank()
    if next == "," {
      skip()
      return true
    }
    if next == end { return true }
    isBroken = next != nil
    return false
  }
}
