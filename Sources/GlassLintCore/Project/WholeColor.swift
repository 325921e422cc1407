/// Colors written in one piece: `Color(hex: "#1C1C1E")`, `UIColor(0x1C1C1E)`.
///
/// No framework of Apple's has such an initializer; which the project has, and what it calls its parameter, says the
/// literal itself: nothing else is written as six hexadecimal digits.
struct WholeColor: Equatable {
  /// The literal.
  let literal: NodeID
  /// `nil` for a spelling that is the project's own affair.
  let color: ColorComponents?

  /// - Parameters:
  ///   - call: `Color(…)`, `UIColor(…)`, `.init(…)`.
  ///   - labels: further first argument labels of the project's own initializers that take a whole color.
  init?(of call: NodeID, in tree: SyntaxTree, labels: [String]) {
    guard let first = tree.firstArgument(call), let value = tree.value(first) else { return nil }
    literal = tree.unwrapped(value)
    let label = tree.name(first)
    let isSaid = label.map { labels.contains($0.string) || $0.containsIgnoringCase("hex") } ?? false
    switch tree.kind(literal) {
    case .stringLiteral:
      guard let text = tree.literalText(literal) else { return nil }
      color = ColorComponents(hex: text)
      // No asset is called `#1C1C1E`.
      guard isSaid || color != nil && (text.hasPrefix("#") || text.hasPrefix("0x")) else { return nil }
    case .integerLiteral:
      // The number of digits is not a number of bytes: `0x0000FF` is blue, so is `0xFF`.
      let text = tree.text(literal).filter { $0 != "_" }
      let digits = text.hasPrefix("0x") ? text.dropFirst(2) : ""
      color =
        (1...6).contains(digits.utf8.count)
        ? ColorComponents(hex: String(repeating: "0", count: 6 - digits.utf8.count) + digits) : nil
      guard isSaid || digits.utf8.count == 6 || digits.utf8.count == 8 else { return nil }
    default: return nil
    }
  }

  /// Whether no other argument spells a color as well: two of them are one for each appearance, or for each end.
  func isAlone(in tree: SyntaxTree, of call: NodeID) -> Bool {
    tree.arguments(call).dropFirst().allSatisfy { argument in
      tree.value(argument).map { !tree.spellsColor(tree.unwrapped($0)) } ?? true
    }
  }

  /// Whether a hexadecimal number has its opacity in front or behind: each project's initializer has its own mind.
  func hasEightDigits(in tree: SyntaxTree) -> Bool {
    let digits = tree.text(literal).utf8.drop { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "#") }
    let body = digits.starts(with: "0x".utf8) ? digits.dropFirst(2) : digits
    return body.count { "0123456789abcdefABCDEF".utf8.contains($0) } >= 8
  }
}

extension SyntaxTree {
  /// Whether a literal is a color in hexadecimal digits: `0x101018`, `"#101018"`.
  func spellsColor(_ literal: NodeID) -> Bool {
    switch kind(literal) {
    case .stringLiteral: literalText(literal).flatMap { ColorComponents(hex: $0) } != nil
    case .integerLiteral: text(literal).hasPrefix("0x") && text(literal).utf8.count >= 8
    default: false
    }
  }
}
