/// What a token is, as far as the parser needs to tell tokens apart.
public enum TokenKind: UInt8, BitwiseCopyable, Sendable {
  case endOfFile
  /// A name, also in backticks, also an editor placeholder `<#…#>`; contextual keywords are names too.
  case identifier
  /// A reserved word, `_` included; `Token.keyword` tells which.
  case keyword
  /// `$0`, `$value`.
  case dollarIdentifier
  case integer
  case float
  /// Opening delimiter of a string with its pounds: `"`, `"""`, `#"`, `##"""`. Payload: its `stringEnd`.
  case stringStart
  /// Characters of a string between delimiters and interpolations; never empty.
  case stringText
  /// Closing delimiter with its pounds; missing where a string is unterminated. Payload: its `stringStart`.
  case stringEnd
  /// `\(` with its pounds, inside a string. Payload: its `interpolationEnd`.
  case interpolationStart
  /// The `)` that ends an interpolation.
  case interpolationEnd
  /// A whole regular-expression literal, delimiters included.
  case regex
  case binaryOperator
  case prefixOperator
  case postfixOperator
  case arrow
  case equal
  /// `?` that touches what stands before it: optional chaining, optional types.
  case postfixQuestion
  /// `?` of a ternary.
  case infixQuestion
  /// `!` that touches what stands before it.
  case exclamation
  /// `&` that touches what stands after it only: `inout` arguments.
  case prefixAmpersand
  case period
  case comma
  case colon
  case semicolon
  case at
  /// `#` before a name: a macro. (The name is the next token.)
  case pound
  /// `#if`, `#elseif`, `#else`, `#endif`, `#available`, `#unavailable`, `#sourceLocation`; `Token.keyword` tells which.
  case poundKeyword
  /// `\` of a key path.
  case backslash
  case leftParen
  case rightParen
  case leftBracket
  case rightBracket
  case leftBrace
  case rightBrace
  /// `#!…`, first line only.
  case shebang
  /// Bytes that start no token.
  case unknown
}

/// Words with a meaning in the grammar: reserved words (kind `keyword`), contextual ones (kind `identifier`), and
/// the names behind a pound. The lexer fills this in; `.none` for every other token. A word in backticks is `.none`.
public enum Keyword: UInt8, BitwiseCopyable, Sendable, CaseIterable {
  case none
  // Reserved words.
  case `Any`, `as`, `associatedtype`, `break`, `case`, `catch`, `class`, `continue`, `default`, `defer`,
    `deinit`,
    `do`, `else`, `enum`, `extension`, `fallthrough`, `false`, `fileprivate`, `for`, `func`, `guard`, `if`,
    `import`,
    `in`, `init`, `inout`, `internal`, `is`, `let`, `nil`, `operator`, `precedencegroup`, `private`,
    `protocol`,
    `public`, `repeat`, `rethrows`, `return`, `self`, `Self`, `static`, `struct`, `subscript`, `super`,
    `switch`,
    `throw`, `throws`, `true`, `try`, `typealias`, `var`, `where`, `while`
  case wildcard
  // Contextual words: plain names wherever the grammar does not ask for them.
  case actor, any, async, await, borrowing, consume, consuming, convenience, copy, didSet, discard,
    distributed,
    dynamic, each, final, get, indirect, infix, isolated, lazy, macro, modify, mutating, nonisolated,
    nonmutating,
    of, open, optional, override, package, postfix, prefix, read, reasync, required, sending, set, some, then,
    unowned, unsafe, using, weak, willSet, yield, _modify, _read, unsafeAddress, unsafeMutableAddress, borrow,
    mutate, nonsending
  // Behind a pound.
  case poundIf, poundElseif, poundElse, poundEndif, poundAvailable, poundUnavailable, poundSourceLocation
}

public struct TokenFlags: OptionSet, BitwiseCopyable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// First token of its line.
  public static let startsLine = TokenFlags(rawValue: 1)
  /// White space or a comment stands directly before it.
  public static let spaceBefore = TokenFlags(rawValue: 2)
  /// The operator continues in the next token, which it touches: an operator that begins with `>` is cut into single
  /// characters, so that `Array<Array<Int>>` can close two lists. The `::` of a module selector is cut likewise.
  public static let joined = TokenFlags(rawValue: 4)
  /// A name in backticks.
  public static let escaped = TokenFlags(rawValue: 8)
  /// An opening bracket, quote or interpolation that nothing closes; its payload is the token before which it was
  /// given up. Or a closing one that closes nothing; its payload is its own index.
  public static let unmatched = TokenFlags(rawValue: 16)
  /// A string delimiter of a multi-line string.
  public static let multiline = TokenFlags(rawValue: 32)
}

/// One token: 16 bytes, trivially copyable.
public struct Token: BitwiseCopyable, Sendable {
  /// UTF-8 offset of its first byte.
  public var start: UInt32
  /// UTF-8 offset behind its last byte.
  public var end: UInt32
  /// Words: a hash of the name without backticks (`Name.hash`). Brackets, string delimiters and interpolation
  /// delimiters: the index of the partner token. Otherwise 0.
  public var payload: UInt32
  public var kind: TokenKind
  public var keyword: Keyword
  public var flags: TokenFlags

  @inline(__always)
  public init(
    start: UInt32, end: UInt32, payload: UInt32 = 0, kind: TokenKind, keyword: Keyword = .none,
    flags: TokenFlags = []
  ) {
    self.start = start
    self.end = end
    self.payload = payload
    self.kind = kind
    self.keyword = keyword
    self.flags = flags
  }
}
