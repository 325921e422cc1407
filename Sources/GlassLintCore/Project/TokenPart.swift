/// What a color or an opacity is for.
enum TokenPart: Sendable {
  case foreground, fill, border, shadow

  /// What the last word says that says any: `textPrimary`, `cardBackground`, `onSurface`; that of a constant goes before
  /// those of the types around it.
  init?(saidBy path: some BidirectionalCollection<String>) {
    for name in path.reversed() {
      let words = TokenWords.words(name)
      if words.first == "on", words.count > 1 {
        self = .foreground
        return
      }
      if let part = words.reversed().lazy.compactMap({ Self.words[$0] }).first {
        self = part
        return
      }
    }
    return nil
  }

  /// What a modifier, a type or a property does with the colors it takes.
  init?(taker: Name) {
    guard let part = Self.takers.first(where: { taker == $0.name })?.part else { return nil }
    self = part
  }

  private static let words: [String: TokenPart] = {
    let said: [(TokenPart, String)] = [
      (
        .foreground, "text txt label foreground fg title subtitle body caption heading headline font ink icon"
      ),
      (.foreground, "icons"),
      (.fill, "background backgrounds bg surface surfaces fill fills backdrop canvas"),
      (
        .border,
        "border borders stroke strokes outline outlines separator separators divider dividers edge line"
      ),
      (.border, "hairline"),
      (.shadow, "shadow shadows elevation glow"),
    ]
    var table: [String: TokenPart] = [:]
    for (part, words) in said {
      for word in words.split(separator: " ") { table[String(word)] = part }
    }
    return table
  }()

  private static let takers: [(name: StaticString, part: TokenPart)] = [
    ("foregroundStyle", .foreground), ("foregroundColor", .foreground), ("textColor", .foreground),
    ("background", .fill), ("backgroundStyle", .fill), ("fill", .fill), ("backgroundColor", .fill),
    ("listRowBackground", .fill), ("toolbarBackground", .fill), ("containerBackground", .fill),
    ("presentationBackground", .fill), ("stroke", .border), ("strokeBorder", .border), ("border", .border),
    ("borderColor", .border), ("listRowSeparatorTint", .border), ("listSectionSeparatorTint", .border),
    ("shadow", .shadow), ("shadowColor", .shadow),
  ]
}
