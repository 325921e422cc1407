/// What `glasslint debug tokens` prints: `# PATH`, then `START⇥END⇥CLASS` for each token of `bytes`.
public func dumpTokens(
  path: String, bytes: UnsafePointer<UInt8>, _ tokens: borrowing FlatArray<Token>, into output: inout [UInt8]
) {
  output += "# \(path)\n".utf8
  var index = 0
  /// The parenthesis that ends the platform versions we are in.
  var versionsEnd = 0
  while index < tokens.count {
    let first = tokens[index]
    var last = first
    while last.flags.contains(.joined) {
      index += 1
      last = tokens[index]
    }
    if first.kind == .leftParen, Int(first.payload) > index, namesVersions(tokens, before: index) {
      versionsEnd = Int(first.payload)
    }
    if first.kind == .float, index < versionsEnd {
      dumpVersion(first, bytes, into: &output)
    } else if let name = className(of: first.kind) {
      dump(first.start, last.end, name, into: &output)
    }
    index += 1
  }
}

/// `17.2` between the parentheses of an availability condition or attribute is two numbers to the compiler.
private func dumpVersion(_ token: Token, _ bytes: UnsafePointer<UInt8>, into output: inout [UInt8]) {
  var dot = token.start
  while dot < token.end, bytes[Int(dot)] != UInt8(ascii: ".") { dot += 1 }
  dump(token.start, dot, "integer", into: &output)
  guard dot < token.end else { return }
  dump(dot, dot + 1, "punctuation", into: &output)
  dump(dot + 1, token.end, "integer", into: &output)
}

/// Whether a parenthesis at `index` opens a list of platform versions.
private func namesVersions(_ tokens: borrowing FlatArray<Token>, before index: Int) -> Bool {
  guard index >= 1 else { return false }
  let word = tokens[index - 1]
  if word.keyword == .poundAvailable || word.keyword == .poundUnavailable { return true }
  guard index >= 2, tokens[index - 2].kind == .at else { return false }
  return versionAttributes.contains(word.payload)
}

private let versionAttributes: [UInt32] = [
  Name("available").hash, Name("backDeployed").hash, Name("_originallyDefinedIn").hash,
  Name("_spi_available").hash,
]

private func dump(_ start: UInt32, _ end: UInt32, _ name: String, into output: inout [UInt8]) {
  output += "\(start)\t\(end)\t\(name)\n".utf8
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
