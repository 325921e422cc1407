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
    /// From `//` or `/*` to the end of the line or behind `*/`.
    var comment: ByteRange
    /// Empty where none is given.
    var names: [RuleName]
    var reason: String
    var problem: String?
  }

  /// A rule as a directive names it.
  private struct RuleName {
    var text: String
    var range: ByteRange
    /// What it silences, where that is anything.
    var span: Span?
  }

  /// One name of one directive: the lines it silences.
  private struct Span {
    var directive: Int
    var rule: SilencedRule
    var lines: Range<Int>
  }

  /// What one name silences: a rule, by its position, or all.
  private enum SilencedRule: Hashable {
    case one(Int)
    case all
  }

  /// A rule, or all, on one line.
  private struct SilencedLine: Hashable {
    var rule: SilencedRule
    var line: Int
  }

  /// Something to say about a comment itself.
  struct Complaint {
    var range: ByteRange
    var message: String
    var fixes: [Fix]
  }

  private let tree: SyntaxTree
  private var directives: [Directive] = []
  private var knownRules: Set<String> = []
  /// Spans of one line, those of whole files, and the others by descending beginning. A file may hold as many comments
  /// as findings, so none of these is ever searched from end to end.
  private var ofLine: [SilencedLine: Span] = [:]
  private var ofFile: [SilencedRule: Span] = [:]
  private var ofLines: [SilencedRule: [Span]] = [:]
  /// The lines on which something was silenced, in ascending order.
  private var silenced: [SilencedRule: [Int]] = [:]

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
      if let comment = commentStart(before: at) {
        read(at, comment: comment)
        // What stands later in the same comment is text.
        from = max(from, directives.last?.comment.end ?? from)
      }
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
    let startsToken = Int(tree.token(next).start) == start
    let isInsideToken = next > 0 && Int(tree.token(next - 1).end) > start
    return startsToken || isInsideToken ? nil : start
  }

  private mutating func read(_ start: Int, comment: Int) {
    let isBlock = tree.bytes[comment + 1] == UInt8(ascii: "*")
    var end = start
    while end < tree.byteCount, tree.bytes[end] != 0x0A, tree.bytes[end] != 0x0D {
      // Behind the last byte stand zeros.
      if isBlock, tree.bytes[end] == UInt8(ascii: "*"), tree.bytes[end + 1] == UInt8(ascii: "/") { break }
      end += 1
    }
    let isClosed = isBlock && end < tree.byteCount && tree.bytes[end] == UInt8(ascii: "*")
    let commentEnd = isClosed ? end + 2 : end
    while end > start, tree.bytes[end - 1] == 0x20 || tree.bytes[end - 1] == 0x09 { end -= 1 }
    let text = tree.text(ByteRange(start: start, end: end))
    let (body, reason) = Self.split(text)
    let words = body.split(maxSplits: 1) { $0 == " " || $0 == "\t" }
    let head = words.first.map { $0.dropFirst(Self.marker.count) } ?? ""
    var directive = Directive(
      verb: .disable, reach: .onwards, range: ByteRange(start: start, end: end),
      comment: ByteRange(start: comment, end: commentEnd), names: [], reason: reason)
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

  private func names(_ list: Substring, in text: String, at start: Int) -> [RuleName] {
    list.split(separator: ",").compactMap { part in
      var trimmed = part
      while let first = trimmed.first, first == " " || first == "\t" { trimmed.removeFirst() }
      while let last = trimmed.last, last == " " || last == "\t" { trimmed.removeLast() }
      guard !trimmed.isEmpty else { return nil }
      let offset = start + text.utf8.distance(from: text.startIndex, to: trimmed.startIndex)
      return RuleName(
        text: String(trimmed), range: ByteRange(start: offset, end: offset + trimmed.utf8.count))
    }
  }

  // MARK: Silencing

  /// Works out which lines each comment is for.
  mutating func resolve(lines: LineMap, rules: [Rule]) {
    guard !directives.isEmpty else { return }
    let indices = Dictionary(rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    knownRules = Set(indices.keys).union([Self.everyRule])
    // From the last comment to the first, so that each `disable` knows the `enable` that ends it.
    var enabled = EnabledLines()
    for index in directives.indices.reversed() {
      let directive = directives[index]
      let line = lines.line(at: directive.range.start)
      if directive.verb == .enable {
        enabled.add(directive.names.map(\.text), line: line)
        continue
      }
      guard directive.problem == nil else { continue }
      for (position, name) in directive.names.enumerated() where knownRules.contains(name.text) {
        let end = enabled.next(name.text)
        guard let reach = reach(of: directive, line: line, enabled: end, lines: lines) else { continue }
        let rule = indices[name.text].map { SilencedRule.one($0) } ?? .all
        let span = Span(directive: index, rule: rule, lines: reach)
        directives[index].names[position].span = span
        add(span, isOfFile: directive.reach == .file)
      }
    }
  }

  private static let everyRule = "all"

  /// The lines on which `enable` stands, nearest first, for a walk from the end of the file.
  private struct EnabledLines {
    private var byName: [String: Int] = [:]
    private var forAll: Int?

    mutating func add(_ names: [String], line: Int) {
      if names.isEmpty || names.contains(everyRule) { forAll = line }
      for name in names { byName[name] = line }
    }

    func next(_ name: String) -> Int? {
      guard let own = byName[name] else { return forAll }
      return forAll.map { min($0, own) } ?? own
    }
  }

  private mutating func add(_ span: Span, isOfFile: Bool) {
    if isOfFile {
      ofFile[span.rule] = span
    } else if span.lines.count == 1 {
      ofLine[SilencedLine(rule: span.rule, line: span.lines.lowerBound)] = span
    } else {
      ofLines[span.rule, default: []].append(span)
    }
  }

  private func reach(of directive: Directive, line: Int, enabled: Int?, lines: LineMap) -> Range<Int>? {
    switch directive.reach {
    case .file: return 0..<Int.max
    case .this: return line..<line + 1
    case .next:
      let token = tree.token(tree.firstToken(from: directive.range.end))
      guard token.kind != .endOfFile else { return nil }
      // Code behind a block comment on its own line is not the next line.
      let next = max(lines.line(at: Int(token.start)), line + 1)
      return next..<next + 1
    case .onwards: return line..<max(enabled.map { $0 + 1 } ?? Int.max, line + 1)
    }
  }

  /// The reason given by a comment that silences a rule on a line, the nearest where there are several; `nil` where none
  /// does. All of them count as used. To be asked line by line, from the first to the last.
  mutating func silence(rule: Int, line: Int) -> String? {
    guard !directives.isEmpty else { return nil }
    guard let span = span(of: .one(rule), line: line) ?? span(of: .all, line: line) else { return nil }
    for silencedRule in [SilencedRule.one(rule), .all] where silenced[silencedRule]?.last != line {
      silenced[silencedRule, default: []].append(line)
    }
    return directives[span.directive].reason
  }

  private func span(of rule: SilencedRule, line: Int) -> Span? {
    if let span = ofLine[SilencedLine(rule: rule, line: line)] { return span }
    // Of those that begin before a line the last one tells: where `enable` ended it, it ended the earlier ones as well.
    if let spans = ofLines[rule] {
      let index = spans.partitionPoint { $0.lines.lowerBound <= line }
      if index < spans.count, spans[index].lines.contains(line) { return spans[index] }
    }
    return ofFile[rule]
  }

  private func isUsed(_ span: Span) -> Bool {
    guard let lines = silenced[span.rule] else { return false }
    let index = lines.partitionPoint { $0 >= span.lines.lowerBound }
    return index < lines.count && lines[index] < span.lines.upperBound
  }

  // MARK: Complaints

  /// What is wrong with the comments: those that name no rule, or silence nothing. A comment for a rule that is off in
  /// this run is not judged.
  func unused(table: RuleTable, rules: [Rule], bytes: UnsafeBufferPointer<UInt8>, lines: LineMap)
    -> [Complaint]
  {
    var result: [Complaint] = []
    for directive in directives {
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
      for name in directive.names {
        guard knownRules.contains(name.text) else {
          let hint =
            suggest(name.text, from: Array(knownRules).sorted()).map { "; did you mean `\($0)`?" } ?? ""
          result.append(
            Complaint(range: name.range, message: "there is no rule `\(name.text)`\(hint)", fixes: []))
          continue
        }
        guard directive.verb == .disable else { continue }
        if let span = name.span, isUsed(span) { continue }
        if case .one(let rule)? = name.span?.rule, table[rule].severity == nil { continue }
        let fixes = directive.names.count == 1 ? [removal(of: directive, bytes: bytes, lines: lines)] : []
        let what = name.text == Self.everyRule ? "no finding" : "no finding of `\(name.text)`"
        result.append(
          Complaint(range: name.range, message: "the comment silences \(what); remove it", fixes: fixes))
      }
    }
    return result
  }

  /// Takes the comment away, with its line where nothing else stands on it.
  private func removal(of directive: Directive, bytes: UnsafeBufferPointer<UInt8>, lines: LineMap) -> Fix {
    let content = lines.contentRange(ofLine: lines.line(at: directive.comment.start), in: bytes)
    var from = directive.comment.start
    while from > content.start, bytes[from - 1] == 0x20 || bytes[from - 1] == 0x09 { from -= 1 }
    var to = directive.comment.end
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
    (0..<tokenCount - 1).partitionPoint { Int(tokens[$0].start) >= offset }
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
