/// Matches the brackets of a file in which some have no partner.
///
/// A `}` closes through open `(` and `[` to the nearest `{`; a `)` or `]` closes through the other of the two, but
/// never through a `{`. An interpolation is a wall: nothing inside closes anything outside, and its end closes whatever
/// is still open inside. Counters say whether a closer has a partner at all, so that a stray one costs nothing.
struct BracketMatcher: ~Copyable {
  private let tokens: UnsafeMutablePointer<Token>
  private var open = FlatArray<OpenBracket>(capacity: 64)
  /// Where the open interpolations end that the lexer has given up.
  private var givenUpEnds = FlatArray<UInt32>(capacity: 8)
  /// Open parentheses and brackets since the last wall, open braces since the last interpolation.
  private var parens = 0
  private var brackets = 0
  private var braces = 0

  private struct OpenBracket: BitwiseCopyable {
    var token: Int
    var kind: TokenKind
    // The counters outside a brace or an interpolation.
    var parens = 0
    var brackets = 0
    var braces = 0
  }

  /// Gives all brackets and interpolations of `count` tokens their partners anew. Interpolations that the lexer has
  /// ended or given up stay as they are.
  static func match(_ tokens: UnsafeMutablePointer<Token>, count: Int) {
    var matcher = BracketMatcher(tokens: tokens)
    for index in 0..<count {
      matcher.leaveInterpolations(givenUpBefore: index)
      matcher.visit(index)
    }
  }

  private init(tokens: UnsafeMutablePointer<Token>) { self.tokens = tokens }

  private mutating func visit(_ index: Int) {
    switch tokens[index].kind {
    case .leftParen:
      open.append(OpenBracket(token: index, kind: .leftParen))
      parens += 1
    case .leftBracket:
      open.append(OpenBracket(token: index, kind: .leftBracket))
      brackets += 1
    case .leftBrace:
      raiseWall(.leftBrace, index)
      braces += 1
    case .interpolationStart:
      raiseWall(.interpolationStart, index)
      braces = 0
      if tokens[index].flags.contains(.unmatched) { givenUpEnds.append(tokens[index].payload) }
    case .rightParen: close(index, with: .leftParen, hasPartner: parens > 0)
    case .rightBracket: close(index, with: .leftBracket, hasPartner: brackets > 0)
    case .rightBrace: close(index, with: .leftBrace, hasPartner: braces > 0)
    case .interpolationEnd: close(index, with: .interpolationStart, hasPartner: true)
    case .endOfFile: while !open.isEmpty { giveUp(pop(), before: index) }
    default: break
    }
  }

  private mutating func raiseWall(_ kind: TokenKind, _ index: Int) {
    open.append(OpenBracket(token: index, kind: kind, parens: parens, brackets: brackets, braces: braces))
    parens = 0
    brackets = 0
  }

  private mutating func close(_ index: Int, with kind: TokenKind, hasPartner: Bool) {
    guard hasPartner else {
      tokens[index].flags.insert(.unmatched)
      tokens[index].payload = UInt32(truncatingIfNeeded: index)
      return
    }
    while !open.isEmpty {
      let last = pop()
      if last.kind == kind {
        tokens[last.token].payload = UInt32(truncatingIfNeeded: index)
        tokens[index].payload = UInt32(truncatingIfNeeded: last.token)
        return
      }
      giveUp(last, before: index)
    }
  }

  private mutating func pop() -> OpenBracket {
    let last = open.removeLast()
    switch last.kind {
    case .leftParen: parens -= 1
    case .leftBracket: brackets -= 1
    default:
      parens = last.parens
      brackets = last.brackets
      braces = last.braces
    }
    return last
  }

  private func giveUp(_ bracket: OpenBracket, before index: Int) {
    tokens[bracket.token].flags.insert(.unmatched)
    tokens[bracket.token].payload = UInt32(truncatingIfNeeded: index)
  }

  private mutating func leaveInterpolations(givenUpBefore index: Int) {
    while !givenUpEnds.isEmpty, Int(givenUpEnds[givenUpEnds.count - 1]) == index {
      _ = givenUpEnds.removeLast()
      while !open.isEmpty {
        let last = pop()
        giveUp(last, before: index)
        if last.kind == .interpolationStart { break }
      }
    }
  }
}
