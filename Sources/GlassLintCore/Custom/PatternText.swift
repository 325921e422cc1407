/// The text of a pattern as Swift that the parser reads: `$name` becomes a plain name, `…` between modifiers a member.
struct PatternText {
  /// A part of the pattern that stands for something else.
  struct Hole: Equatable {
    enum Kind { case one, many, skip }
    var kind: Kind
    /// Empty for what keeps nothing: `$_`.
    var name: String
  }

  static let maximumLength = 2000

  private(set) var swift: [UInt8] = []
  /// By the offset in `swift` of the token that stands for it: a name, or the quote of a string.
  private(set) var holes: [Int: Hole] = [:]
  /// For each byte of `swift`, where in the pattern it comes from.
  private var origins: [Int] = []
  private let source: [UInt8]
  private var position = 0
  /// Strings and interpolations around the position; interpolations with their open parentheses.
  private var nesting: [Nesting] = []

  private enum Nesting {
    case string(quotes: Int, pounds: Int)
    case interpolation(parentheses: Int)
  }

  init(_ text: String) throws(PatternMistake) {
    source = Array(text.utf8)
    guard source.contains(where: { !Self.isSpace($0) }) else {
      throw PatternMistake(offset: 0, message: "an empty pattern; write the Swift it is to find")
    }
    guard source.count <= Self.maximumLength else {
      throw PatternMistake(
        offset: Self.maximumLength,
        message: "a pattern of more than \(Self.maximumLength) bytes; write a shorter one with `$_` and `$$$`"
      )
    }
    while position < source.count { try step() }
  }

  /// Where in the pattern an offset of `swift` comes from.
  func origin(of offset: Int) -> Int { offset < origins.count ? origins[offset] : source.count }

  // MARK: Scanning

  private mutating func step() throws(PatternMistake) {
    if case .string(let quotes, let pounds)? = nesting.last {
      stepInString(quotes: quotes, pounds: pounds)
      return
    }
    switch source[position] {
    case UInt8(ascii: "$"): try metavariable()
    case UInt8(ascii: "\""), UInt8(ascii: "#"): quote()
    case UInt8(ascii: "."), 0xE2:
      if let length = PatternText.ellipsisLength(source, at: position) { ellipsis(length) } else { copy(1) }
    case UInt8(ascii: "("): parenthesis(by: 1)
    case UInt8(ascii: ")"): parenthesis(by: -1)
    default: copy(1)
    }
  }

  private mutating func parenthesis(by change: Int) {
    copy(1)
    guard case .interpolation(let open)? = nesting.last else { return }
    nesting.removeLast()
    if open + change > 0 { nesting.append(.interpolation(parentheses: open + change)) }
  }

  private mutating func quote() {
    var pounds = 0
    while position + pounds < source.count, source[position + pounds] == UInt8(ascii: "#") { pounds += 1 }
    guard position + pounds < source.count, source[position + pounds] == UInt8(ascii: "\"") else {
      copy(max(pounds, 1))
      return
    }
    let quotes = count(of: UInt8(ascii: "\""), at: position + pounds) >= 3 ? 3 : 1
    if pounds == 0, quotes == 1, let name = wholeString() {
      holes[swift.count] = Hole(kind: .one, name: name == "_" ? "" : name)
      copy(name.utf8.count + 3)
      return
    }
    copy(pounds + quotes)
    nesting.append(.string(quotes: quotes, pounds: pounds))
  }

  /// `name` where a string of nothing but `$name` begins at the position.
  private func wholeString() -> String? {
    guard position + 1 < source.count, source[position + 1] == UInt8(ascii: "$") else { return nil }
    let name = Self.name(source, at: position + 2)
    let end = position + 2 + name.utf8.count
    return !name.isEmpty && end < source.count && source[end] == UInt8(ascii: "\"") ? name : nil
  }

  private mutating func stepInString(quotes: Int, pounds: Int) {
    if source[position] == UInt8(ascii: "\\"), count(of: UInt8(ascii: "#"), at: position + 1) >= pounds {
      let next = position + 1 + pounds
      if next < source.count, source[next] == UInt8(ascii: "(") {
        copy(pounds + 2)
        nesting.append(.interpolation(parentheses: 1))
      } else {
        copy(pounds + 2)
      }
    } else if count(of: UInt8(ascii: "\""), at: position) >= quotes,
      count(of: UInt8(ascii: "#"), at: position + quotes) >= pounds
    {
      copy(quotes + pounds)
      nesting.removeLast()
    } else {
      copy(1)
    }
  }

  private func count(of byte: UInt8, at start: Int) -> Int {
    var end = start
    while end < source.count, source[end] == byte { end += 1 }
    return end - start
  }

  private mutating func copy(_ length: Int) {
    for _ in 0..<length where position < source.count {
      emit([source[position]], from: position)
      position += 1
    }
  }

  private mutating func emit(_ bytes: [UInt8], from offset: Int) {
    for byte in bytes {
      swift.append(byte)
      origins.append(offset)
    }
  }

  // MARK: Metavariables

  private mutating func metavariable() throws(PatternMistake) {
    let start = position
    let dollars = count(of: UInt8(ascii: "$"), at: start)
    let name = Self.name(source, at: start + dollars)
    if dollars == 1, name.isEmpty, start + 1 < source.count, Self.isDigit(source[start + 1]) {
      // A closure's own `$0`.
      copy(1)
      return
    }
    if dollars == 2, !name.isEmpty {
      // Swift's `$name`, written with one `$` more.
      position += 1
      emit(Array("$\(name)".utf8), from: start)
      position = start + dollars + name.utf8.count
      return
    }
    guard dollars == 3 || (dollars == 1 && !name.isEmpty) else {
      throw PatternMistake(
        offset: start,
        message:
          "a `$` without a name; write `$name` for one expression, `$$$name` for any number of arguments")
    }
    holes[swift.count] = Hole(kind: dollars == 3 ? .many : .one, name: name == "_" ? "" : name)
    // As long as before, so that no name in the code can be as long and mean the same: it is known by its place anyway.
    emit(Array((String(repeating: "_", count: dollars) + (name == "" ? "" : name)).utf8), from: start)
    position = start + dollars + name.utf8.count
  }

  /// The name that begins at an offset; empty where none does.
  static func name(_ bytes: [UInt8], at start: Int) -> String {
    var end = start
    while end < bytes.count, isWord(bytes[end]), end > start || !isDigit(bytes[end]) { end += 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  // MARK: Ellipses

  /// How long the `…` or `...` is that begins at an offset, if one does.
  static func ellipsisLength(_ bytes: [UInt8], at offset: Int) -> Int? {
    let isCharacter = bytes[offset...].starts(with: [0xE2, 0x80, 0xA6])
    guard isCharacter || bytes[offset...].starts(with: Array("...".utf8)) else { return nil }
    if isCharacter { return 3 }
    // `...` is an operator too: a range, unless it stands where an argument or a modifier does.
    let before = bytes[..<offset].last { !isSpace($0) }
    let after = bytes[(offset + 3)...].first { !isSpace($0) }
    if isSlot(before, after) || after == UInt8(ascii: ".") { return 3 }
    let endsOperand = before == UInt8(ascii: ")") || before == UInt8(ascii: "}")
    guard endsOperand else { return nil }
    guard let after else { return 3 }
    return isWord(after) && !isDigit(after) ? 3 : nil
  }

  private static func isSlot(_ before: UInt8?, _ after: UInt8?) -> Bool {
    let opens = before.map { "([{,".utf8.contains($0) } ?? true
    let closes = after.map { ")]},".utf8.contains($0) } ?? true
    return opens && closes
  }

  private mutating func ellipsis(_ length: Int) {
    let start = position
    position += length
    let before = source[..<start].last { !Self.isSpace($0) }
    let after = source[position...].first { !Self.isSpace($0) }
    if Self.isSlot(before, after) || (isAloneOnLine(start) && after != UInt8(ascii: ".")) {
      holes[swift.count] = Hole(kind: .many, name: "")
      emit(Array("___".utf8), from: start)
      return
    }
    // Before the first modifier there is nothing to skip: the pattern matches anywhere in a chain.
    guard before != nil else { return }
    emit([UInt8(ascii: ".")], from: start)
    holes[swift.count] = Hole(kind: .skip, name: "")
    emit(Array("__".utf8), from: start)
    // `.font($_)…bold()`, without the period.
    if let after, Self.isWord(after) || after == UInt8(ascii: "$") {
      emit([UInt8(ascii: ".")], from: position)
    }
  }

  private func isAloneOnLine(_ start: Int) -> Bool {
    let left = source[..<start].last { $0 != 0x20 && $0 != 0x09 }
    let right = source[position...].first { $0 != 0x20 && $0 != 0x09 }
    return left == 0x0A && (right == 0x0A || right == 0x0D)
  }

  // MARK: Bytes

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
  static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): true
    default: isDigit(byte)
    }
  }
}
