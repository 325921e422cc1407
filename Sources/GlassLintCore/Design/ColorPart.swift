/// What a color paints.
enum ColorPart: UInt8, Sendable, CaseIterable {
  /// Letters.
  case text
  /// Symbols and pictures of one color.
  case icon
  /// What lies behind or inside: a ground, a shape, a control.
  case fill
  /// Lines around and between.
  case border
  /// What something casts on what is behind it, and what darkens a screen.
  case shadow
}

/// The parts that a place or a name speaks of; none where it does not say.
struct ColorParts: OptionSet, Sendable, Hashable {
  let rawValue: UInt8

  static let text = ColorParts(.text)
  static let icon = ColorParts(.icon)
  static let fill = ColorParts(.fill)
  static let border = ColorParts(.border)
  static let shadow = ColorParts(.shadow)
  /// Letters and symbols, which SwiftUI paints alike.
  static let foreground: ColorParts = [.text, .icon]
  static let all: ColorParts = [.text, .icon, .fill, .border, .shadow]

  init(rawValue: UInt8) { self.rawValue = rawValue }
  init(_ part: ColorPart) { rawValue = 1 << part.rawValue }

  /// Whether something that speaks of these can be meant where those are painted: what does not say is never wrong.
  func agree(with other: ColorParts) -> Bool { isEmpty || other.isEmpty || !isDisjoint(with: other) }

  /// The same of what is painted: letters and symbols are one kind of thing.
  func isSameKind(as other: ColorParts) -> Bool {
    isDisjoint(with: .foreground) ? agree(with: other) : union(.foreground).agree(with: other)
  }
}

extension ColorParts {
  private static let words: [String: ColorParts] = {
    let rows: [(ColorParts, [String])] = [
      (
        .text,
        [
          "text", "txt", "label", "title", "subtitle", "headline", "caption", "font", "placeholder",
          "heading",
          "paragraph",
          "typography", "underline", "strikethrough",
        ]
      ),
      (.foreground, ["foreground", "fg", "content"]),
      (.icon, ["icon", "icons", "ink", "symbol", "glyph", "chevron"]),
      (
        .fill,
        [
          "background", "backgrounds", "bg", "backdrop", "surface", "surfaces", "fill", "fills", "canvas",
          "ground",
          "container", "wash",
        ]
      ),
      (
        .border,
        [
          "border", "borders", "stroke", "outline", "outlines", "separator", "separators", "divider",
          "dividers", "strokes", "line", "hairline", "edge",
        ]
      ),
      (.shadow, ["shadow", "shadows", "glow", "scrim", "dim", "dimming", "elevation"]),
    ]
    var words: [String: ColorParts] = [:]
    for (part, list) in rows {
      for word in list { words[word] = part }
    }
    return words
  }()

  /// What the names of a color, from its outermost type to its own, say it is for. The last word that speaks of a part
  /// counts, as in `textBackground` and `Text.Background`; `onPrimary` is what lies on it.
  init(ofNames names: some BidirectionalCollection<String>) {
    for name in names.reversed() {
      let words = TokenWords.words(name)
      if words.count > 1, words.first == "on" {
        self = .foreground
        return
      }
      if let part = words.reversed().lazy.compactMap({ Self.words[$0] }).first {
        self = part
        return
      }
    }
    self = []
  }
}
