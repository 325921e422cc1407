/// The comments of one file that silence findings: `// glasslint:disable:next RULE -- reason` and its kin.
///
/// `:next` is for the next line with code on it, `:this` for the comment's own line, `:file` for the whole file; a bare
/// `disable` holds until `enable`, or to the end of the file. Several rules are separated by commas; `all` is every rule.
struct Suppressions {
  /// A comment.
  private struct Directive {
    enum Verb { case disable, enable }
    enum Reach { case next, this, file, onwards }
    var verb: Verb
    var reach: Reach
    /// From `glasslint:` to the end of the directive.
    var range: ByteRange
    /// Each name with its place; empty where none is given.
    var names: [(text: String, range: ByteRange)]
    var reason: String
    var problem: String?
  }

  /// One name of one directive: the lines it silences.
  private struct Span {
    var directive: Int
    var name: Int
    /// `nil`: all rules.
    var rule: Int?
    var lines: ClosedRange<Int>
    var isUsed = false
  }

  /// Something to say about a comment itself.
  struct Complaint {
    var range: ByteRange
    var message: String
    var fixes: [Fix]
  }

  private let tree: SyntaxTree
  private var directives: [Directive] = []
  private var spans: [Span] = []
  private var knownRules: Set<String> = []

  var isEmpty: Bool { directives.isEmpty }

  init(_ tree: SyntaxTree) {
    self.tree = tree
    findDirectives()
  }

  // MARK: Reading

  private static let marker: [UInt8] = Array("glasslint:".utf8)

  private mutating func findDirectives() {
    let bytes = UnsafeRawBufferPointer(start: tree.bytes, count: tree.byteCount)
    var from = 0
    while let at = bytes.firstIndex(of: Self.marker, from: from) {
      from = at + Self.marker.count
      if let comment = commentStart(before: at) { read(at, comment: comment) }
    }
  }

  /// Where the comment begins whose first word stands at an offset; `nil` where the offset is in no comment, or
  /// something else comes first in it.
  private func commentStart(before offset: Int) -> Int? {
    var index = offset - 1
    while index >= 0, tree.bytes[index] == 0x20 || tree.bytes[index] == 0x09 { index -= 1 }
    while index >= 1, tree.bytes[index] == UInt8(ascii: "/") || tree.bytes[index] == UInt8(ascii: "*") {
      index -= 1
    }
    let start = index + 1
    guard start + 2 <= offset, tree.bytes[start] == UInt8(ascii: "/"),
      tree.bytes[start + 1] == UInt8(ascii: "/") || tree.bytes[start + 1] == UInt8(ascii: "*")
    else { return nil }
    // Not in a string, nor in any other token.
    let next = tree.firstToken(from: start)
    let isInsideToken = next > 0 && Int(tree.token(next - 1).end) > start
    return isInsideToken ? nil : start
  }

  private mutating func read(_ start: Int, comment: Int) {
    var end = start
    while end < tree.byteCount, tree.bytes[end] != 0x0A, tree.bytes[end] != 0x0D { end += 1 }
    if tree.bytes[comment + 1] == UInt8(ascii: "*") {
      var index = start
      while index + 1 < end,
        !(tree.bytes[index] == UInt8(ascii: "*") && tree.bytes[index + 1] == UInt8(ascii: "/"))
      {
        index += 1
      }
      if index + 1 < end { end = index }
    }
    while end > start, tree.bytes[end - 1] == 0x20 || tree.bytes[end - 1] == 0x09 { end -= 1 }
    let text = tree.text(ByteRange(start: start, end: end))
    let (body, reason) = Self.split(text)
    let words = body.split(maxSplits: 1) { $0 == " " || $0 == "\t" }
    let head = words.first.map { $0.dropFirst(Self.marker.count) } ?? ""
    var directive = Directive(
      verb: .disable, reach: .onwards, range: ByteRange(start: start, end: end), names: [], reason: reason)
    switch head {
    case "disable": break
    case "disable:next": directive.reach = .next
    case "disable:this": directive.reach = .this
    case "disable:file": directive.reach = .file
    case "enable": directive.verb = .enable
    default:
      let known = ["disable:next", "disable:this", "disable:file", "disable", "enable"]
      let hint = suggest(String(head), from: known).map { "; did you mean `\($0)`?" } ?? ""
      directive.problem = "`glasslint:\(head)` is no directive\(hint)"
    }
    directive.names = words.count > 1 ? names(words[1], in: text, at: start) : []
    directives.append(directive)
  }

  /// The directive and the reason behind ` -- `.
  private static func split(_ text: String) -> (Substring, String) {
    var index = text.startIndex
    while index < text.endIndex {
      if text[index...].hasPrefix("--"), index > text.startIndex {
        let before = text[text.index(before: index)]
        if before == " " || before == "\t" {
          let reason = text[index...].dropFirst(2).drop { $0 == " " || $0 == "\t" }
          return (text[..<index], String(reason))
        }
      }
      index = text.index(after: index)
    }
    return (text[...], "")
  }

  private func names(_ list: Substring, in text: String, at start: Int) -> [(text: String, range: ByteRange)]
  {
    list.split(separator: ",").compactMap { part in
      var trimmed = part
      while let first = trimmed.first, first == " " || first == "\t" { trimmed.removeFirst() }
      while let last = trimmed.last, last == " " || last == "\t" { trimmed.removeLast() }
      guard !trimmed.isEmpty else { return nil }
      let offset = start + text.utf8.distance(from: text.startIndex, to: trimmed.startIndex)
      return (String(trimmed), ByteRange(start: offset, end: offset + trimmed.utf8.count))
    }
  }

  // MARK: Silencing

  /// Works out which lines each comment is for.
  mutating func resolve(lines: LineMap, rules: [Rule], tree: SyntaxTree) {
    guard !directives.isEmpty else { return }
    let indices = Dictionary(rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    knownRules = Set(indices.keys).union(["all"])
    for (index, directive) in directives.enumerated()
    where directive.verb == .disable && directive.problem == nil {
      for (position, name) in directive.names.enumerated() where knownRules.contains(name.text) {
        guard let reach = reach(of: index, name: name.text, lines: lines) else { continue }
        spans.append(Span(directive: index, name: position, rule: indices[name.text], lines: reach))
      }
    }
  }

  private func reach(of index: Int, name: String, lines: LineMap) -> ClosedRange<Int>? {
    let directive = directives[index]
    let line = lines.line(at: directive.range.start)
    switch directive.reach {
    case .file: return 0...Int.max
    case .this: return line...line
    case .next:
      let token = tree.token(tree.firstToken(from: directive.range.end))
      guard token.kind != .endOfFile else { return nil }
      let next = lines.line(at: Int(token.start))
      // Code behind a block comment on its own line is not the next line.
      return max(next, line + 1)...max(next, line + 1)
    case .onwards:
      let end = directives[(index + 1)...].first { other in
        other.verb == .enable
          && (other.names.isEmpty || other.names.contains { $0.text == name || $0.text == "all" })
      }
      return line...(end.map { max(lines.line(at: $0.range.start), line) } ?? Int.max)
    }
  }

  /// The reason given by a comment that silences a rule on a line; `nil` where none does. All of them count as used.
  mutating func silence(rule: Int, line: Int) -> String? {
    var reason: String?
    for index in spans.indices where spans[index].lines.contains(line) {
      guard spans[index].rule == nil || spans[index].rule == rule else { continue }
      spans[index].isUsed = true
      if reason == nil { reason = directives[spans[index].directive].reason }
    }
    return reason
  }

  // MARK: Complaints

  /// What is wrong with the comments: those that name no rule, or silence nothing. A comment for a rule that is off in
  /// this run is not judged.
  func unused(table: RuleTable, rules: [Rule], bytes: UnsafeBufferPointer<UInt8>, lines: LineMap)
    -> [Complaint]
  {
    var result: [Complaint] = []
    for (index, directive) in directives.enumerated() {
      if let problem = directive.problem {
        result.append(Complaint(range: directive.range, message: problem, fixes: []))
        continue
      }
      if directive.names.isEmpty {
        guard directive.verb == .disable else { continue }
        result.append(
          Complaint(
            range: directive.range, message: "the comment names no rule; write the rule it is for, or `all`",
            fixes: []))
        continue
      }
      for (position, name) in directive.names.enumerated() {
        guard knownRules.contains(name.text) else {
          let hint =
            suggest(name.text, from: Array(knownRules).sorted()).map { "; did you mean `\($0)`?" } ?? ""
          result.append(
            Complaint(range: name.range, message: "there is no rule `\(name.text)`\(hint)", fixes: []))
          continue
        }
        guard directive.verb == .disable else { continue }
        let own = spans.filter { $0.directive == index && $0.name == position }
        if own.contains(where: \.isUsed) { continue }
        if let rule = own.first?.rule, table[rule].severity == nil { continue }
        let fixes = directive.names.count == 1 ? [removal(of: directive, bytes: bytes, lines: lines)] : []
        let what = name.text == "all" ? "no finding" : "no finding of `\(name.text)`"
        result.append(
          Complaint(range: name.range, message: "the comment silences \(what); remove it", fixes: fixes))
      }
    }
    return result
  }

  /// Takes the comment away, with its line where nothing else stands on it.
  private func removal(of directive: Directive, bytes: UnsafeBufferPointer<UInt8>, lines: LineMap) -> Fix {
    let start = commentStart(before: directive.range.start) ?? directive.range.start
    let content = lines.contentRange(ofLine: lines.line(at: start), in: bytes)
    var from = start
    while from > content.start, bytes[from - 1] == 0x20 || bytes[from - 1] == 0x09 { from -= 1 }
    var to = content.end
    if bytes[start + 1] == UInt8(ascii: "*") { to = min(directive.range.end + 2, to) }
    var end = directive.range.end
    while end < to, bytes[end] != UInt8(ascii: "*") || end + 1 >= to || bytes[end + 1] != UInt8(ascii: "/") {
      end += 1
    }
    if bytes[start + 1] == UInt8(ascii: "*") {
      to = min(end + 2, content.end)
      while bytes[to - 1] == 0x20 { to -= 1 }
    }
    if from == content.start, to == content.end {
      // The line break goes as well.
      if to < bytes.count, bytes[to] == 0x0D { to += 1 }
      if to < bytes.count, bytes[to] == 0x0A { to += 1 }
    }
    return .safe("Remove the comment", [Edit(range: ByteRange(start: from, end: to), text: "")])
  }
}

extension SyntaxTree {
  /// The first token that starts at or behind an offset.
  func firstToken(from offset: Int) -> TokenID {
    var low = 0
    var high = tokenCount - 1
    while low < high {
      let middle = (low + high) / 2
      if Int(tokens[middle].start) < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension UnsafeRawBufferPointer {
  /// The first place of a short byte sequence at or behind an offset, by Horspool's algorithm: most steps skip as many
  /// bytes as the sequence is long, so a file without it is passed over at memory speed.
  func firstIndex(of needle: [UInt8], from offset: Int) -> Int? {
    let last = needle.count - 1
    guard last >= 0, count - offset >= needle.count else { return nil }
    var skips = [UInt8](repeating: UInt8(needle.count), count: 256)
    for (index, byte) in needle.dropLast().enumerated() { skips[Int(byte)] = UInt8(last - index) }
    return skips.withUnsafeBufferPointer { skips in
      var at = offset
      while at + last < count {
        let byte = self[at + last]
        if byte == needle[last], self[at..<at + last].elementsEqual(needle.dropLast()) { return at }
        at += Int(skips[Int(byte)])
      }
      return nil
    }
  }
}
