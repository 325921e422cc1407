import Testing

@testable import GlassLintCore

private func dump(_ source: String) -> String {
  let buffer = SourceBuffer(source)
  var tokens = FlatArray<Token>()
  Lexer.tokenize(buffer.base, count: buffer.count, into: &tokens)
  var output: [UInt8] = []
  dumpTokens(path: "A.swift", bytes: buffer.base, tokens, into: &output)
  return String(decoding: output, as: UTF8.self)
}

@Suite struct TokenDumpTests {
  @Test func tokensArePrintedOneALine() {
    #expect(
      dump("a >>= \"b\"") == """
        # A.swift
        0\t1\tword
        2\t5\toperator
        6\t7\tquote
        7\t8\ttext
        8\t9\tquote

        """)
  }

  @Test func platformVersionsAreTwoNumbers() {
    #expect(
      dump("@available(iOS 17.0, *)").contains("15\t17\tinteger\n17\t18\tpunctuation\n18\t19\tinteger\n"))
    #expect(
      dump("#available(iOS 17.0, *)").contains("15\t17\tinteger\n17\t18\tpunctuation\n18\t19\tinteger\n"))
    #expect(dump("f(17.0)").contains("2\t6\tfloat\n"))
  }
}
