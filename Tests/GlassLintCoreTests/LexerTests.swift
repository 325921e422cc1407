import Testing

@testable import GlassLintCore

/// Tokens of `source` as `kind:text`, without the last, which is always `endOfFile`.
private func lex(_ source: String) -> [String] {
  let tokens = LexedSource(source)
  return tokens.all.dropLast().map { "\($0.kind):\(tokens.text($0))" }
}

private func kinds(_ source: String) -> [TokenKind] { LexedSource(source).all.dropLast().map(\.kind) }

/// A source with its tokens.
struct LexedSource {
  let buffer: SourceBuffer
  let all: [Token]

  init(_ source: String) { self.init(bytes: Array(source.utf8)) }

  init(bytes: [UInt8]) {
    buffer = SourceBuffer(bytes: bytes)
    var tokens = FlatArray<Token>()
    Lexer.tokenize(buffer.base, count: buffer.count, into: &tokens)
    all = tokens.toArray()
  }

  func text(_ token: Token) -> String {
    String(decoding: buffer.bytes[Int(token.start)..<Int(token.end)], as: UTF8.self)
  }
}

private func partners(_ source: String) -> [Int] {
  LexedSource(source).all.dropLast().map { Int($0.payload) }
}

@Suite struct LexerTests {
  // MARK: Words

  @Test func wordsKnowTheirKeywords() {
    let tokens = LexedSource("class async _ $0 $value Self unsafeMutableAddress foo init_").all
    #expect(
      tokens.map(\.kind) == [
        .keyword, .identifier, .keyword, .dollarIdentifier, .dollarIdentifier, .keyword, .identifier,
        .identifier,
        .identifier, .endOfFile,
      ])
    #expect(
      tokens.map(\.keyword) == [
        .class, .async, .wildcard, .none, .none, .Self, .unsafeMutableAddress, .none, .none, .none,
      ])
  }

  @Test func everyKeywordIsFoundByItsSpelling() {
    for keyword in Keyword.allCases where keyword != .none && keyword.rawValue < Keyword.poundIf.rawValue {
      let token = LexedSource(keyword == .wildcard ? "_" : "\(keyword)").all[0]
      #expect(token.keyword == keyword)
      #expect((token.kind == .keyword) == (keyword.rawValue <= Keyword.wildcard.rawValue))
    }
  }

  @Test(arguments: [
    "a", "seven77", "eightccc", "nineccccc", "aVeryLongNameIndeedOfManyBytes", "größe", "a$b", "日本語",
  ])
  func wordsCarryTheirHash(word: String) {
    let source = LexedSource("(" + word + ")")
    #expect(source.text(source.all[1]) == word)
    #expect(
      source.all[1].payload
        == Array(word.utf8).withUnsafeBufferPointer { Name.hash($0.baseAddress!, $0.count) }
    )
  }

  @Test func namesInBackticks() {
    let tokens = LexedSource("`class` `a name` `` `open\n").all
    #expect(tokens.map(\.kind) == [.identifier, .identifier, .identifier, .unknown, .identifier, .endOfFile])
    #expect(tokens[0].keyword == .none)
    #expect(tokens[0].flags.contains(.escaped))
    #expect(tokens[0].payload == Name("class").hash)
    #expect(tokens[1].payload == Name("a name").hash)
  }

  @Test func placeholdersAreNames() {
    #expect(lex("f(<#T##Int#>)") == ["identifier:f", "leftParen:(", "identifier:<#T##Int#>", "rightParen:)"])
  }

  @Test func poundWords() {
    #expect(
      lex("#if #elseif #available #selector ##x") == [
        "poundKeyword:#if", "poundKeyword:#elseif", "poundKeyword:#available", "pound:#",
        "identifier:selector",
        "pound:#", "pound:#", "identifier:x",
      ])
    #expect(LexedSource("#endif").all[0].keyword == .poundEndif)
  }

  // MARK: Numbers

  @Test(arguments: [
    "0", "1_000", "0x1F", "0b1010_1", "0o777", "12abc", "0xff_ff", "08",
  ])
  func integers(number: String) {
    #expect(lex(number + " ") == ["integer:" + number])
  }

  @Test(arguments: ["1.5", "1e5", "1.0E-5", "0x1p-2", "0x1.8p+10", "1_0.0_1e1_0", "1e"])
  func floats(number: String) {
    #expect(lex(number + " ") == ["float:" + number])
  }

  @Test func dotsBehindNumbers() {
    #expect(lex("t.0.1") == ["identifier:t", "period:.", "integer:0", "period:.", "integer:1"])
    #expect(lex("1.foo") == ["integer:1", "period:.", "identifier:foo"])
    #expect(lex("1...2") == ["integer:1", "binaryOperator:...", "integer:2"])
    #expect(lex("0xff.description") == ["integer:0xff", "period:.", "identifier:description"])
  }

  // MARK: Operators

  @Test func operatorsBindAsTheCompilerSays() {
    #expect(kinds("a+b") == [.identifier, .binaryOperator, .identifier])
    #expect(kinds("a + b") == [.identifier, .binaryOperator, .identifier])
    #expect(kinds("a +b") == [.identifier, .prefixOperator, .identifier])
    #expect(kinds("a+ b") == [.identifier, .postfixOperator, .identifier])
    #expect(kinds("a/*c*/+b") == [.identifier, .prefixOperator, .identifier])
    #expect(kinds("a+/*c*/b") == [.identifier, .postfixOperator, .identifier])
    #expect(kinds("x^.y") == [.identifier, .postfixOperator, .period, .identifier])
    #expect(kinds("(-x)") == [.leftParen, .prefixOperator, .identifier, .rightParen])
    #expect(kinds("a\u{A0}+b") == [.identifier, .prefixOperator, .identifier])
  }

  @Test func reservedOperators() {
    #expect(kinds("a ? b : c") == [.identifier, .infixQuestion, .identifier, .colon, .identifier])
    #expect(kinds("a?.b!") == [.identifier, .postfixQuestion, .period, .identifier, .exclamation])
    #expect(kinds("a ?? !b") == [.identifier, .binaryOperator, .prefixOperator, .identifier])
    #expect(
      kinds("f(&x) & y") == [
        .identifier, .leftParen, .prefixAmpersand, .identifier, .rightParen, .binaryOperator, .identifier,
      ])
    #expect(kinds("-> = ==") == [.arrow, .equal, .binaryOperator])
    #expect(kinds("\\.a ... .. ") == [.backslash, .period, .identifier, .binaryOperator, .binaryOperator])
    #expect(kinds("*/") == [.unknown])
  }

  @Test func customOperatorsOfUnicode() {
    #expect(
      lex("a ⊕̂ b √2") == [
        "identifier:a", "binaryOperator:⊕̂", "identifier:b", "prefixOperator:√", "integer:2",
      ])
  }

  @Test func anOperatorEndsWhereACommentBegins() {
    #expect(lex("a +// b") == ["identifier:a", "binaryOperator:+"])
    #expect(lex("a +/* b */c") == ["identifier:a", "binaryOperator:+", "identifier:c"])
  }

  @Test func anglesThatCloseListsComeOneByOne() {
    let source = LexedSource("A<B<C>>? x >>= y")
    let angles = source.all.filter { source.text($0) == ">" }
    #expect(angles.map { $0.flags.contains(.joined) } == [true, true, true, true])
    #expect(angles.map(\.kind) == [.postfixOperator, .postfixOperator, .binaryOperator, .binaryOperator])
    #expect(lex("a::b") == ["identifier:a", "colon::", "colon::", "identifier:b"])
  }

  // MARK: White space and comments

  @Test func commentsAndWhiteSpaceSetFlags() {
    let source = LexedSource("a/* /* x */ */b // c\n\tc,d\r\ne\u{0}f")
    #expect(source.all.dropLast().map { source.text($0) } == ["a", "b", "c", ",", "d", "e", "f"])
    #expect(
      source.all.dropLast().map(\.flags) == [
        .startsLine, .spaceBefore, [.startsLine, .spaceBefore], [], [], [.startsLine, .spaceBefore],
        .spaceBefore,
      ])
    #expect(LexedSource("a /* \n */ b").all[1].flags == [.startsLine, .spaceBefore])
    #expect(lex("/* never /* closed */").isEmpty)
    #expect(lex("a //") == ["identifier:a"])
  }

  @Test func marksAtTheStart() {
    #expect(lex("\u{FEFF}a") == ["identifier:a"])
    #expect(LexedSource("\u{FEFF}a").all[0].flags == .startsLine)
    #expect(lex("#!/usr/bin/swift\na") == ["shebang:#!/usr/bin/swift", "identifier:a"])
  }

  @Test func conflictMarkersAreSkipped() {
    #expect(lex("a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> x\nd") == ["identifier:a", "identifier:d"])
    #expect(lex("a <<<<<<< b") == ["identifier:a", "binaryOperator:<<<<<<<", "identifier:b"])
  }

  @Test func curlyQuotesAreNoStrings() {
    #expect(lex("“a b” c") == ["identifier:“a b”", "identifier:c"])
  }

  // MARK: Brackets

  @Test func bracketsKnowTheirPartners() {
    #expect(partners("([{}])()") == [5, 4, 3, 2, 1, 0, 7, 6])
  }

  @Test func aBraceClosesThroughOpenParentheses() {
    let tokens = LexedSource("{([}").all
    #expect(tokens.map(\.payload) == [3, 3, 3, 0, 0])
    #expect(tokens.map { $0.flags.contains(.unmatched) } == [false, true, true, false, false])
  }

  @Test func parenthesesNeverCloseThroughABrace() {
    let tokens = LexedSource("({)}]").all
    #expect(tokens.map(\.payload) == [5, 3, 2, 1, 4, 0])
    #expect(tokens.map { $0.flags.contains(.unmatched) } == [true, false, true, false, true, false])
  }

  @Test func aParenthesisClosesThroughAnOpenBracket() {
    #expect(partners("([)") == [2, 2, 0])
  }
}
