import Testing

@testable import GlassLintCore

private func lex(_ source: String) -> [String] {
  let tokens = LexedSource(source)
  return tokens.all.dropLast().map { "\($0.kind):\(tokens.text($0))" }
}

@Suite struct LexerStringTests {
  @Test func plainStrings() {
    #expect(lex(#""a\"b""#) == [#"stringStart:""#, #"stringText:a\"b"#, #"stringEnd:""#])
    #expect(lex(#""""#) == [#"stringStart:""#, #"stringEnd:""#])
    let tokens = LexedSource(#"f("x")"#).all
    #expect(tokens.map(\.payload).suffix(6) == [5, 4, 0, 2, 1, 0])
  }

  @Test func rawStrings() {
    #expect(lex(##"#"a"b\(c)"#"##) == [##"stringStart:#""##, #"stringText:a"b\(c)"#, ##"stringEnd:"#"##])
    let nested = lex(####"##"\#(a)\##(b)"##"####)
    #expect(nested[0] == ####"stringStart:##""####)
    #expect(nested[1] == ####"stringText:\#(a)"####)
    #expect(nested[2] == ####"interpolationStart:\##("####)
    #expect(nested[5] == ####"stringEnd:"##"####)
    // Three quotes on one line with their pounds are a quote between quotes.
    #expect(lex(##"#"""#"##) == [##"stringStart:#""##, #"stringText:""#, ##"stringEnd:"#"##])
  }

  @Test func stringsOfManyLines() {
    let source = "\"\"\"\n  a \"\" \\(\n  b\n  ) c\n  \"\"\" d"
    #expect(
      lex(source) == [
        "stringStart:\"\"\"", "stringText:\n  a \"\" ", "interpolationStart:\\(", "identifier:b",
        "interpolationEnd:)",
        "stringText: c\n  ", "stringEnd:\"\"\"", "identifier:d",
      ])
    let tokens = LexedSource(source).all
    #expect(tokens[0].flags.contains(.multiline) && tokens[6].flags.contains(.multiline))
  }

  @Test func interpolationsNest() {
    let tokens = LexedSource(#""a\(f("\(x)", { $0 }))b" c"#)
    #expect(
      tokens.all.dropLast().map { tokens.text($0) } == [
        "\"", "a", "\\(", "f", "(", "\"", "\\(", "x", ")", "\"", ",", "{", "$0", "}", ")", ")", "b", "\"",
        "c",
      ])
    #expect(tokens.all[2].payload == 15)
    #expect(tokens.all[15].payload == 2)
    #expect(tokens.all[15].kind == .interpolationEnd)
  }

  @Test func anUnterminatedStringEndsWithItsLine() {
    let tokens = LexedSource("\"abc\nd").all
    #expect(tokens.map(\.kind) == [.stringStart, .stringText, .identifier, .endOfFile])
    #expect(tokens[0].flags.contains(.unmatched))
    #expect(tokens[0].payload == 2)
  }

  @Test func anInterpolationEndsWithTheLineOfItsString() {
    let tokens = LexedSource("f(\"a\\(b + [\nc)").all
    #expect(
      tokens.map(\.kind) == [
        .identifier, .leftParen, .stringStart, .stringText, .interpolationStart, .identifier, .binaryOperator,
        .leftBracket,
        .identifier, .rightParen, .endOfFile,
      ])
    #expect(tokens[1].payload == 9)
    #expect([2, 4, 7].map { tokens[$0].payload } == [8, 8, 8])
    #expect([2, 4, 7].allSatisfy { tokens[$0].flags.contains(.unmatched) })
  }

  // MARK: Regular expressions

  @Test(arguments: [
    "x = /a b/", "f(/[/]\\//)", "try /x/", "try? /x/", "return /x/", "case /x/", "{ /x/ }", "[/x/]",
    "a ? /x/ : b",
    "x = /(a)/", "x == /a/", "x = #/a/b/#", "x = ##/a/#b/##", "x = #/\n  a / b\n/#",
  ])
  func regularExpressions(source: String) {
    #expect(LexedSource(source).all.filter { $0.kind == .regex }.count == 1)
  }

  @Test(arguments: [
    "a / b / c", "a/b/c", "x = a /b", "(/ 2)", "f(/, a)", "reduce(1, /)", "foo(a, /b)/c", "func /(a: Int)",
    "x = a / 2 // c",
    "{ 0\n / 1 /\n 2 }", "f(/) / g(/)",
  ])
  func divisions(source: String) {
    #expect(!LexedSource(source).all.contains { $0.kind == .regex })
  }

  @Test func anOperatorMayStandBeforeARegularExpression() {
    #expect(lex("!/a/.b") == ["prefixOperator:!", "regex:/a/", "period:.", "identifier:b"])
  }

  @Test func anOpenExtendedExpressionCostsOneLine() {
    #expect(lex("#/\na") == ["regex:#/", "identifier:a"])
    #expect(lex("#/ab\nc") == ["regex:#/ab", "identifier:c"])
  }
}
