/// What comments say about why a value is what it is.
extension FileContext {
  /// Beginnings of words that give a ground: what a value has to be like, or what it keeps from happening.
  private static let grounds = [
    "mirror", "match", "concentric", "because", "otherwise", "compensat", "workaround", "prevent", "avoid",
    "align",
    "mimic", "imitat", "compar",
  ]
  private static let phrases = ["so that", "same as", "in sync", "equal to", "to fit"]

  /// Fewer words are a heading.
  private static let sentence = 4

  /// Whether a comment beside a line or above it says anything in words: what is painted on purpose.
  func isExplained(_ node: NodeID) -> Bool {
    comments(aroundLineOf: Int(tree.node(node).firstToken)).contains(where: saysSomething)
  }

  /// Whether a comment is a sentence, and no code that was taken out.
  private func saysSomething(_ text: String) -> Bool {
    text.contains("//") && !text.contains("glasslint:") && !text.contains("(") && !text.contains("MARK:")
      && text.split(separator: " ").count { $0.contains(where: \.isLetter) } >= Self.sentence
  }

  /// Tokens of a line, and of the declaration around it, that are looked through.
  private static let tokenLimit = 200

  /// Whether a comment beside a line, above it, or above the variable that it declares says why it is as it is: such a value
  /// is no slip.
  func givesReason(for node: NodeID) -> Bool {
    if let beside = comments(aroundLineOf: Int(tree.node(node).firstToken)).last, saysSomething(beside) {
      return true
    }
    var texts = comments(aroundLineOf: Int(tree.node(node).firstToken))
    let variable = tree.ancestors(node, limit: 16).first { tree.kind($0) == .variableDecl }
    if let variable { texts.append(linesAbove(Int(tree.node(variable).firstToken))) }
    return texts.contains { text in
      let text = text.lowercased()
      // A finding that was accepted is no ground for the value.
      guard text.contains("/"), !text.contains("glasslint:") else { return false }
      return Self.phrases.contains(where: text.contains)
        || text.split(whereSeparator: { !$0.isLetter }).contains { word in
          Self.grounds.contains { word.hasPrefix($0) }
        }
    }
  }

  private func comments(aroundLineOf token: TokenID) -> [String] {
    var first = token
    while first > 0, token - first < Self.tokenLimit, !gap(before: first).contains(where: \.isNewline) {
      first -= 1
    }
    var next = token + 1
    while next < tree.tokenCount, next - token < Self.tokenLimit,
      !gap(before: next).contains(where: \.isNewline)
    {
      next += 1
    }
    // Of what follows the line only the rest of it.
    let rest = next < tree.tokenCount ? gap(before: next).prefix { !$0.isNewline } : ""
    return [linesAbove(first), String(rest)]
  }

  /// The comments on lines of their own above a token; what ends the line before belongs to that.
  private func linesAbove(_ token: TokenID) -> String {
    let gap = gap(before: token)
    return token == 0 ? gap : String(gap.drop { !$0.isNewline })
  }

  /// What stands between a token and the one before it: space and comments.
  private func gap(before token: TokenID) -> String {
    let start = token == 0 ? 0 : Int(tree.token(token - 1).end)
    let end = Int(tree.token(token).start)
    return start < end ? tree.text(ByteRange(start: start, end: end)) : ""
  }
}
