/// What `glasslint debug tokens` prints: `# PATH`, then `START⇥END⇥CLASS` for each token.
public func dumpTokens(path: String, _ tokens: borrowing FlatArray<Token>, into output: inout [UInt8]) {
  output += Array("# \(path)\n".utf8)
  var index = 0
  while index < tokens.count {
    let first = tokens[index]
    var last = first
    while last.flags.contains(.joined) {
      index += 1
      last = tokens[index]
    }
    index += 1
    guard let name = className(of: first.kind) else { continue }
    appendDecimal(first.start, to: &output)
    output.append(0x09)
    appendDecimal(last.end, to: &output)
    output.append(0x09)
    output += name.utf8
    output.append(0x0A)
  }
}

/// The coarse class of a token, or `nil` for what is not printed.
private func className(of kind: TokenKind) -> String? {
  switch kind {
  case .endOfFile: nil
  case .identifier, .keyword, .dollarIdentifier: "word"
  case .integer: "integer"
  case .float: "float"
  case .stringText: "text"
  case .stringStart, .stringEnd: "quote"
  case .regex: "regex"
  case .binaryOperator, .prefixOperator, .postfixOperator, .arrow, .equal, .postfixQuestion, .infixQuestion,
    .exclamation, .prefixAmpersand:
    "operator"
  case .pound, .poundKeyword: "pound"
  case .interpolationStart, .interpolationEnd, .period, .comma, .colon, .semicolon, .at, .backslash,
    .leftParen,
    .rightParen, .leftBracket, .rightBracket, .leftBrace, .rightBrace, .shebang, .unknown:
    "punctuation"
  }
}

private func appendDecimal(_ number: UInt32, to output: inout [UInt8]) {
  output += String(number).utf8
}
