/// A message or a replacement: text with names of the pattern in it.
struct PatternTemplate: Sendable {
  enum Part: Sendable, Equatable {
    case text(String)
    /// `$name`
    case slot(Int)
    /// `…`: modifiers that the pattern skips.
    case skip(Int)
  }

  private(set) var parts: [Part] = []

  /// What a template is for.
  enum Use { case message, replacement }

  /// - Parameters:
  ///   - slots: all names of the rule's patterns.
  ///   - bound: those that are bound whenever there is a finding.
  init(_ text: String, for use: Use, _ slots: PatternSlots, bound: Set<Int>) throws(PatternMistake) {
    let bytes = Array(text.utf8)
    var plain: [UInt8] = []
    var skips = use == .replacement ? slots.skips.filter(bound.contains)[...] : []
    var position = 0
    func flush(_ parts: inout [Part]) {
      if !plain.isEmpty { parts.append(.text(String(decoding: plain, as: UTF8.self))) }
      plain = []
    }
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "$") {
        let dollars = bytes[position...].prefix { $0 == UInt8(ascii: "$") }.count
        let name = PatternText.name(bytes, at: position + dollars)
        if name.isEmpty || dollars == 2 || dollars > 3 {
          // A price, a closure's `$0`, or `$$name` for Swift's own `$name`.
          let kept = dollars == 2 && !name.isEmpty ? 1 : dollars
          plain += Array(repeating: UInt8(ascii: "$"), count: kept) + Array(name.utf8)
        } else {
          flush(&parts)
          parts.append(.slot(try Self.slot(name, at: position, slots, bound)))
        }
        position += dollars + name.utf8.count
      } else if let skip = skips.first, let length = Self.ellipsis(bytes, at: position) {
        flush(&parts)
        parts.append(.skip(skip))
        skips.removeFirst()
        position += length
      } else {
        plain.append(bytes[position])
        position += 1
      }
    }
    flush(&parts)
    if !skips.isEmpty {
      throw PatternMistake(
        offset: 0,
        message: "the pattern's `…` would be lost; write `…` where the skipped modifiers are to stay")
    }
  }

  private static func ellipsis(_ bytes: [UInt8], at offset: Int) -> Int? {
    let isEllipsis =
      bytes[offset...].starts(with: [0xE2, 0x80, 0xA6]) || bytes[offset...].starts(with: Array("...".utf8))
    return isEllipsis ? 3 : nil
  }

  private static func slot(
    _ name: String, at offset: Int, _ slots: PatternSlots, _ bound: Set<Int>
  ) throws(PatternMistake) -> Int {
    if name == "_" {
      throw PatternMistake(offset: offset, message: "`$_` keeps nothing; give it a name in the pattern")
    }
    if let index = slots.index(of: name), bound.contains(index) { return index }
    let names = bound.sorted().map { slots.names[$0] }.filter { $0 != "…" }
    if slots.index(of: name) != nil {
      throw PatternMistake(
        offset: offset,
        message:
          "`$\(name)` stands only in what must not be there, or in some of a list; it has no text to put here"
      )
    }
    let known = names.map { "`$\($0)`" }.joined(separator: ", ")
    let remedy = suggest(name, from: names).map { "did you mean `$\($0)`?" }
    throw PatternMistake(
      offset: offset,
      message: "`$\(name)` stands in no pattern of this rule; "
        + (remedy ?? (names.isEmpty ? "name a part of the pattern so" : "there is \(known)")))
  }

  /// Whether it begins with a period, white space aside.
  var beginsWithPeriod: Bool {
    switch parts.first {
    case .text(let text): text.utf8.first { !PatternText.isSpace($0) } == UInt8(ascii: ".")
    case .skip: true
    default: false
    }
  }

  var isEmpty: Bool {
    parts.allSatisfy {
      if case .text(let text) = $0 { text.utf8.allSatisfy(PatternText.isSpace) } else { false }
    }
  }

  // MARK: Rendering

  /// On one line, with long code cut.
  func message(_ tree: SyntaxTree, _ bindings: [PatternMatcher.Binding?]) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .slot(let slot), .skip(let slot): bindings[slot].map { Self.line(tree.text(of: $0)) } ?? ""
      }
    }.joined()
  }

  /// Code on one line, cut where it is long.
  static func line(_ code: String, limit: Int = 60) -> String {
    let words = code.split { $0 == " " || $0 == "\t" || $0 == "\n" || $0 == "\r" || $0 == "\r\n" }
    let line = words.joined(separator: " ")
    return line.count <= limit ? line : line.prefix(limit - 1) + "…"
  }

  /// The code to write; `nil` where what was matched cannot stand where the template has it.
  func code(_ tree: SyntaxTree, _ bindings: [PatternMatcher.Binding?]) -> String? {
    var code = ""
    var following = parts[...]
    while let part = following.popFirst() {
      switch part {
      case .text(let text): code += text
      case .skip(let slot): code += bindings[slot].map { tree.text(ofSkipped: $0) } ?? ""
      case .slot(let slot):
        guard let binding = bindings[slot] else { return nil }
        if let closures = binding.closures {
          guard appendArguments(binding, closures, tree, to: &code, &following) else { return nil }
        } else if binding.isEmpty {
          Self.closeGap(&code, &following)
        } else if tree.isCalledOn(binding) {
          code += tree.text(of: binding)
        } else if let gaps = Self.blockGaps(binding, tree, code, following) {
          Self.trimEnd(&code)
          code += gaps.before + tree.text(of: binding) + gaps.after
          if case .text(let text)? = following.popFirst() {
            following = [.text(String(text.drop { $0.isWhitespace }))] + following
          }
        } else {
          var right = ""
          if case .text(let text)? = following.first { right = text }
          code += Self.spelled(tree.text(of: binding), after: code, before: right)
        }
      }
    }
    return code
  }

  /// The white space between the braces of a block and what stands in it, where the template has it in braces again.
  private static func blockGaps(
    _ binding: PatternMatcher.Binding, _ tree: SyntaxTree, _ code: String, _ following: ArraySlice<Part>
  ) -> (before: String, after: String)? {
    guard tree.fillsBlock(binding), case .text(let right)? = following.first, isBlock(code, right) else {
      return nil
    }
    return (tree.gap(behind: binding.first - 1), tree.gap(behind: binding.end - 1))
  }

  private static func isBlock(_ left: String, _ right: String) -> Bool {
    guard right.first(where: { !$0.isWhitespace }) == "}" else { return false }
    let word = left.suffix(16).split { $0.isWhitespace }.last
    return word?.last == "{" || word == "in"
  }

  /// Whether a part is all that stands in a block of the template.
  func isBlock(at index: Int) -> Bool {
    guard index > 0, index + 1 < parts.count, case .text(let left) = parts[index - 1],
      case .text(let right) = parts[index + 1]
    else { return false }
    return Self.isBlock(left, right)
  }

  private static func trimEnd(_ code: inout String) {
    while let last = code.last, last.isWhitespace { code.removeLast() }
  }

  /// Trailing closures go behind the parenthesis that ends the arguments.
  private func appendArguments(
    _ binding: PatternMatcher.Binding, _ closures: TokenID, _ tree: SyntaxTree, to code: inout String,
    _ following: inout ArraySlice<Part>
  ) -> Bool {
    guard case .text(let text)? = following.first, let close = text.firstIndex(where: { !$0.isWhitespace }),
      text[close] == ")"
    else { return false }
    following.removeFirst()
    let rest = text[text.index(after: close)...]
    // Closures behind closures of the template's own would change places.
    if rest.first(where: { !$0.isWhitespace }) == "{" { return false }
    let arguments = tree.text(of: PatternMatcher.Binding(first: binding.first, end: binding.plainEnd))
    let trailing = tree.text(of: PatternMatcher.Binding(first: closures, end: binding.end))
    if !arguments.isEmpty {
      code += arguments + ")"
    } else if code.last == "(" {
      code.removeLast()
    } else {
      Self.dropComma(&code)
      code += ")"
    }
    code += " " + trailing
    if !rest.isEmpty { following = [.text(String(rest))] + following }
    return true
  }

  /// Where no argument is put between commas, one of the commas goes; and the parentheses, where only a closure is left.
  private static func closeGap(_ code: inout String, _ following: inout ArraySlice<Part>) {
    if code.last == "(", case .text(let text)? = following.first, text.first == ")",
      text.dropFirst().first(where: { !$0.isWhitespace }) == "{"
    {
      code.removeLast()
      following.removeFirst()
      following = [.text(String(text.dropFirst()))] + following
      return
    }
    if case .text(let text)? = following.first, let first = text.firstIndex(where: { !$0.isWhitespace }),
      text[first] == ","
    {
      let rest = text[text.index(after: first)...].drop { $0 == " " }
      following.removeFirst()
      if !rest.isEmpty { following = [.text(String(rest))] + following }
    } else {
      dropComma(&code)
    }
  }

  private static func dropComma(_ code: inout String) {
    var trimmed = code
    trimEnd(&trimmed)
    if trimmed.last == "," { code = String(trimmed.dropLast()) }
  }
}

extension SyntaxTree {
  /// Modifiers with the white space before them.
  fileprivate func text(ofSkipped binding: PatternMatcher.Binding) -> String {
    if binding.isEmpty || binding.first == 0 { return text(of: binding) }
    return text(
      ByteRange(start: Int(token(binding.first - 1).end), end: Int(token(binding.end - 1).end)))
  }

  /// What stands between a token and the next.
  func gap(behind token: TokenID) -> String {
    text(ByteRange(start: Int(self.token(token).end), end: Int(self.token(token + 1).start)))
  }

  /// Whether something is called on what is bound, or taken from it, where it stands.
  fileprivate func isCalledOn(_ binding: PatternMatcher.Binding) -> Bool {
    switch token(binding.end).kind {
    case .period, .exclamation, .postfixQuestion: true
    case .leftParen, .leftBracket: token(binding.end).start == token(binding.end - 1).end
    default: false
    }
  }

  /// Whether it is all that stands in a block, or all behind the `in` of a closure.
  func fillsBlock(_ binding: PatternMatcher.Binding) -> Bool {
    guard binding.first > 0, !binding.isEmpty, token(binding.end).kind == .rightBrace else { return false }
    let before = token(binding.first - 1)
    return before.kind == .leftBrace || before.keyword == .in
  }

  /// As written, from the first token to the last.
  func text(of binding: PatternMatcher.Binding) -> String {
    if binding.isEmpty { return "" }
    return text(ByteRange(start: Int(token(binding.first).start), end: Int(token(binding.end - 1).end)))
  }
}
