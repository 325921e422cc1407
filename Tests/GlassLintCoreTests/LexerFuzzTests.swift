import Testing

@testable import GlassLintCore

/// A generator with a fixed seed (SplitMix64), so that a failure comes back.
struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// What holds for the tokens of any bytes at all; the first breach, or `nil`.
private func breach(_ bytes: [UInt8]) -> String? {
  let tokens = LexedSource(bytes: bytes).all
  guard let last = tokens.last, last.kind == .endOfFile, last.start == last.end, Int(last.end) == bytes.count
  else {
    return "no end"
  }
  var end: UInt32 = 0
  for (index, token) in tokens.enumerated() {
    if token.start < end || token.end < token.start { return "\(index) overlaps" }
    if token.end == token.start && token.kind != .endOfFile { return "\(index) is empty" }
    end = token.end
    if let partner = closer(of: token.kind) {
      let other = Int(token.payload)
      if token.flags.contains(.unmatched) {
        if other <= index || other >= tokens.count { return "\(index) is given up at \(other)" }
      } else if other <= index || tokens[other].kind != partner || Int(tokens[other].payload) != index {
        return "\(index) has no partner at \(other)"
      }
    } else if isCloser(token.kind) {
      let other = Int(token.payload)
      if token.flags.contains(.unmatched)
        ? other != index : other >= index || Int(tokens[other].payload) != index
      {
        return "\(index) closes nothing at \(other)"
      }
    }
  }
  return crossing(tokens)
}

private func closer(of kind: TokenKind) -> TokenKind? {
  switch kind {
  case .leftParen: .rightParen
  case .leftBracket: .rightBracket
  case .leftBrace: .rightBrace
  case .interpolationStart: .interpolationEnd
  case .stringStart: .stringEnd
  default: nil
  }
}

private func isCloser(_ kind: TokenKind) -> Bool {
  switch kind {
  case .rightParen, .rightBracket, .rightBrace, .interpolationEnd, .stringEnd: true
  default: false
  }
}

/// Pairs, given-up ones included, lie within one another.
private func crossing(_ tokens: [Token]) -> String? {
  var ends: [Int] = []
  for (index, token) in tokens.enumerated() {
    while let last = ends.last, last <= index { ends.removeLast() }
    guard closer(of: token.kind) != nil else { continue }
    if let last = ends.last, Int(token.payload) > last { return "\(index) crosses what ends at \(last)" }
    ends.append(Int(token.payload))
  }
  return nil
}

private let pieces = [
  "a", "let", "`a b`", "`", "$0", "0", "1.5", "0x1p3", "1.", "\"", "\"\"\"", "#\"", "\"#", "##\"", "\\(",
  "\\#(", "\\", "'",
  "#if", "#", "#/", "/#", "/", "//", "/*", "*/", "/a/", "<#", "#>", "+", "->", "=", "<", ">", ">>", "?", "!",
  "&", ".", "...",
  "(", ")", "[", "]", "{", "}", ",", ":", "::", "@", "é", "\u{301}", "“", "”", "→", "\u{FEFF}", "\u{A0}",
  "\0", "\n", "\r\n",
  "<<<<<<< \n", ">>>>>>> \n", " ", " ", " ", "try?",
]

@Suite struct LexerFuzzTests {
  @Test func anyPiecesGiveSoundTokens() {
    var random = Seeded(state: 1)
    for _ in 0..<1200 {
      var text = ""
      for _ in 0..<Int.random(in: 1...40, using: &random) {
        text += pieces.randomElement(using: &random) ?? ""
      }
      if let breach = breach(Array(text.utf8)) {
        Issue.record("\(breach) in \(text.debugDescription)")
        return
      }
    }
  }

  @Test func anyBytesGiveSoundTokens() {
    var random = Seeded(state: 2)
    for _ in 0..<1000 {
      let bytes = (0..<Int.random(in: 0...60, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      #expect(breach(bytes) == nil, "\(bytes)")
    }
  }

  @Test func aFileCutAnywhereGivesSoundTokens() {
    let source = Array(
      ##"""
      #!/usr/bin/swift
      struct A<B: C<D>>: View { // é
        let a = #"x\#(f("\(y[0] ?? 1.5e3)", { $0 / 2 }))"# + /[a-z]/ /* /* */ */
        let b = """
          \("z") <#T##Int#>
          """
      }
      """##.utf8)
    for count in 0...source.count { #expect(breach(Array(source.prefix(count))) == nil, "cut at \(count)") }
  }

  @Test(arguments: [
    "(", "[", "{", "\"\\(", "\"\"\"\\(", "/*", "[)", "({", "#\"\"\"\\#(", "#/\n", "#", "+<#", "“", "\"", "\\",
  ])
  func deepNestingIsNoDeeper(unit: String) {
    let text = String(repeating: unit, count: 20_000)
    #expect(breach(Array(text.utf8)) == nil)
    #expect(breach(Array((text + String(repeating: ")", count: 20_000)).utf8)) == nil)
  }
}
