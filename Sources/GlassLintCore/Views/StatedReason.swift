/// What comments say about why a value is what it is.
extension FileContext {
  /// Words that give a ground: what a value has to be like, or what it keeps from happening.
  private static let grounds: Set<String> = [
    "because", "otherwise", "workaround", "compared", "prevent", "prevents", "avoid", "avoids", "avoiding",
    "compensate", "compensates", "compensating",
  ]
  private static let likenesses: Set<String> = [
    "mirror", "mirrors", "mirrored", "mirroring", "match", "matches", "matched", "matching", "concentric",
    "align",
    "aligns", "aligned", "mimic", "mimics", "imitates",
  ]
  private static let phrases = [
    "so that", "same as", "in sync", "equal to", "to fit", "make sure", "makes sure",
  ]

  /// Fewer words beside a value are a heading.
  private static let sentence = 4

  /// Tokens of a line that are looked through.
  private static let tokenLimit = 200

  /// Whether a comment says why a value is as it is, so that it is no slip: above its line or above the constant it is written
  /// for, where it gives a ground or says what it is like; beside it, where it says anything in a sentence.
  func givesReason(for node: NodeID) -> Bool {
    let first = Int(tree.node(node).firstToken)
    if saysSomething(commentBeside(first)) { return true }
    return commentsAbove(first, constant: constant(around: node)).contains { text in
      holds(text, anyOf: Self.grounds) || holds(text, anyOf: Self.likenesses)
        || Self.phrases.contains { text.contains($0) }
    }
  }

  /// Whether the comment at the end of the line on which some code ends is a sentence, which without that code is about nothing.
  func isExplained(_ code: NodeID) -> Bool {
    saysSomething(commentBeside(Int(tree.node(code).endToken) - 1))
  }

  /// Whether the comment beside an expression says what it comes to, `Spacing.sm + 2  // 10pt`: whoever wrote it knows.
  func isStated(_ number: Double, beside node: NodeID) -> Bool {
    commentBeside(Int(tree.node(node).firstToken)).split { !$0.isNumber && !$0.isLetter && $0 != "." }
      .contains { Double($0.prefix { $0.isNumber || $0 == "." }) == number }
  }

  /// Whether the comment above the type around a number of points states it: `/// A preview with corners of 28 points.`
  func documents(_ number: Double, around node: NodeID) -> Bool {
    guard let type = tree.enclosingType(of: node) else { return false }
    let words = linesAbove(Int(tree.node(type).firstToken)).split {
      !$0.isNumber && !$0.isLetter && $0 != "."
    }
    return words.indices.contains { position in
      let digits = words[position].prefix { $0.isNumber || $0 == "." }
      let rest = words[position].dropFirst(digits.count)
      let unit = rest.isEmpty && position + 1 < words.count ? words[position + 1] : rest
      return Double(digits) == number && (unit.hasPrefix("pt") || unit.hasPrefix("point"))
    }
  }

  /// Whether a comment of the file says of a token that something is not that: `// Deliberately not Metrics.buttonRadius`.
  func isRuledOut(_ token: String) -> Bool {
    let names = token.lowercased().split(separator: ".")
    // A step's name alone is a word of any sentence.
    let isStep = token.split(separator: ".").last.map { TokenWords.words(String($0)).count < 2 } ?? true
    let wanted = names.suffix(isStep ? 2 : 1)
    if isStep, names.count < 2 { return false }
    return denials.contains { line in
      line.split { !$0.isLetter && !$0.isNumber && $0 != "." && $0 != "_" }.contains {
        $0.split(separator: ".").suffix(wanted.count).elementsEqual(wanted)
      }
    }
  }

  /// What lines of the file's comments say that something is not.
  private var denials: [String] {
    facts.kept {
      let gaps = (0..<tree.tokenCount).filter { token in
        let range = gapRange(before: token)
        return range.end - range.start > Self.sentence
      }
      let lines = gaps.flatMap { comment(gap(before: $0)).split(whereSeparator: \.isNewline) }
      return Denials(lines: lines.compactMap(denial))
    }.value.lines
  }

  /// A line with a “not”, or what comes after “instead of”: what stands before that is meant.
  private func denial(_ line: Substring) -> String? {
    if holds(String(line), anyOf: ["not"]) { return String(line) }
    let phrase = ["instead of", "rather than"].lazy.compactMap { line.firstRange(of: $0) }.first
    return phrase.map { String(line[$0.upperBound...]) }
  }

  /// Whether a comment above a declaration gives a ground for it, and does not only say what it does.
  func givesGround(for declaration: NodeID) -> Bool {
    commentsAbove(Int(tree.node(declaration).firstToken), constant: nil).contains {
      holds($0, anyOf: Self.grounds)
    }
  }

  /// Whether a comment above a line speaks of something: then what the line does about that is no oversight.
  /// - Parameter words: in small letters.
  func isDiscussed(_ words: Set<String>, at node: NodeID) -> Bool {
    let first = Int(tree.node(node).firstToken)
    return commentsAbove(first, constant: nil).contains { holds($0, anyOf: words) }
  }

  private func holds(_ text: String, anyOf words: Set<String>) -> Bool {
    text.split { !$0.isLetter }.contains { words.contains(String($0)) }
  }

  /// Whether a comment is a sentence, and neither a note of what is to be done nor code that was taken out.
  private func saysSomething(_ text: String) -> Bool {
    !text.isEmpty && !["todo", "fixme", "mark:", "("].contains(where: text.contains)
      && text.split(separator: " ").count { $0.contains(where: \.isLetter) } >= Self.sentence
  }

  /// The variable that is set to a literal itself, and not one whose code writes it somewhere.
  private func constant(around node: NodeID) -> NodeID? {
    for ancestor in tree.ancestors(node, limit: 16) {
      switch tree.kind(ancestor) {
      case .variableDecl: return ancestor
      case .accessorBlock, .closure, .codeBlock: return nil
      default: continue
      }
    }
    return nil
  }

  private func commentsAbove(_ token: TokenID, constant: NodeID?) -> [String] {
    var first = token
    while first > 0, token - first < Self.tokenLimit, !breaksLine(before: first) { first -= 1 }
    return [first, constant.map { Int(tree.node($0).firstToken) }].compactMap { $0.map(linesAbove) }
  }

  /// What follows on a token's line.
  private func commentBeside(_ token: TokenID) -> String {
    var next = token + 1
    while next < tree.tokenCount, next - token < Self.tokenLimit, !breaksLine(before: next) { next += 1 }
    return next < tree.tokenCount ? comment(String(gap(before: next).prefix { !$0.isNewline })) : ""
  }

  /// The comments on lines of their own above a token; what ends the line before belongs to that.
  private func linesAbove(_ token: TokenID) -> String {
    let gap = gap(before: token)
    return comment(token == 0 ? gap : String(gap.drop { !$0.isNewline }))
  }

  /// In small letters; a finding that was accepted is no ground for the value.
  private func comment(_ text: String) -> String {
    text.contains("/") && !text.contains("glasslint:") ? text.lowercased() : ""
  }

  private func breaksLine(before token: TokenID) -> Bool {
    let range = gapRange(before: token)
    return (range.start..<range.end).contains { tree.bytes[$0] == 0x0A || tree.bytes[$0] == 0x0D }
  }

  /// What stands between a token and the one before it: space and comments.
  private func gap(before token: TokenID) -> String { tree.text(gapRange(before: token)) }

  private func gapRange(before token: TokenID) -> ByteRange {
    let end = Int(tree.token(token).start)
    return ByteRange(start: token == 0 ? 0 : min(Int(tree.token(token - 1).end), end), end: end)
  }
}

private struct Denials {
  let lines: [String]
}
