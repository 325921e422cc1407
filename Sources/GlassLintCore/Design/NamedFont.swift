/// A font of the design system, and the Swift expression that refers to it.
public struct NamedFont: Sendable, Equatable {
  public var name: String
  public var font: ConstantFont
  /// Its position among the fonts that the project declares; `nil` for one that a configuration names.
  var position: Int?
  /// The project's own modifier that sets it as a part of a style, as it is called: `.textStyle(.body)`.
  var modifier: String?

  /// Whether its name says that symbols are drawn in it.
  var isOfSymbols: Bool { !TokenWords.symbols.isDisjoint(with: TokenWords.words(name)) }

  /// Whether its name says that it is for what stands above a group of rows.
  var isOfHeadings: Bool { !TokenWords.headings.isDisjoint(with: TokenWords.words(name)) }

  /// Whether it is called after a title of whatever rank: `title2`, `pageHeading`, `h3`.
  var isOfTitles: Bool {
    let own = String(name.split(separator: ".").last ?? "")
    return !TokenWords.titles.isDisjoint(with: TokenWords.words(own)) || TokenWords.isRanked(heading: own)
  }

  public init(name: String, font: ConstantFont) {
    self.name = name
    self.font = font
  }

  init(name: String, font: ConstantFont, position: Int, modifier: String?) {
    self.init(name: name, font: font)
    self.position = position
    self.modifier = modifier
  }
}

/// A font: its family, size, weight and design, or the text style whose these are.
public struct ConstantFont: Sendable, Hashable {
  /// Of a custom font; `nil` for the system's.
  public var family: String?
  /// In points; `nil` where the text style says it.
  public var size: Double?
  /// As SwiftUI spells it: `semibold`; `nil` for regular.
  public var weight: String?
  /// `rounded`, `serif`, `monospaced`; `nil` for the default.
  public var design: String?
  /// The text style it is, or grows with: `headline`.
  public var textStyle: String?
  public var isItalic = false
  public var isInSmallCaps = false
  /// Its family is one that only the running app knows, and `weight` what the app asks that for.
  public var isOfOpenFamily = false
  /// It has any size, as a function's that takes one: `Fonts.bold(size: 17)`.
  public var isOfAnySize = false

  public init(
    family: String? = nil, size: Double? = nil, weight: String? = nil, design: String? = nil,
    textStyle: String? = nil
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.design = design
    self.textStyle = textStyle
  }

  /// Whether text in both looks the same at the default text size. A font that says what it grows with equals one that
  /// leaves that open.
  public func drawsTheSame(as other: ConstantFont) -> Bool {
    if isOfOpenFamily || other.isOfOpenFamily { return false }
    if isOfAnySize {
      var sized = self
      (sized.size, sized.isOfAnySize) = (other.size, false)
      return other.size != nil && family != nil && sized.drawsTheSame(as: other)
    }
    guard family == other.family, size == other.size, weight == other.weight, design == other.design,
      isItalic == other.isItalic, isInSmallCaps == other.isInSmallCaps
    else { return false }
    return size != nil && (textStyle == nil || other.textStyle == nil) || textStyle == other.textStyle
  }

  /// Whether it is one of the system's text styles, as that is.
  var isPlainStyle: Bool {
    textStyle != nil && self == ConstantFont(textStyle: textStyle)
  }

  /// Whether a font is one of the app's family, as far as size and weight tell: a custom font's name ends with its weight,
  /// `Inter-SemiBold`; one of the system's is what the app's family takes the place of.
  func mayDraw(_ other: ConstantFont) -> Bool {
    guard isOfOpenFamily, let weight, let size, size == other.size, isItalic == other.isItalic else {
      return false
    }
    var face = (other.weight ?? "regular")[...]
    if let family = other.family {
      guard let last = family.split(separator: "-").last, last != family else { return false }
      face = last
    } else if other.design != nil {
      return false
    }
    return face.lowercased() == weight.lowercased()
  }

  /// As reports show it: `Inter 17 semibold`, `headline`.
  public var text: String {
    let named = isOfOpenFamily ? "the app's family" : family
    var parts = [named ?? (size == nil ? nil : "system"), size.map { Scale.text($0) }].compactMap { $0 }
    if isOfAnySize { parts.append("of any size") }
    if size == nil, let textStyle { parts.append(textStyle) }
    parts += [weight, design, isItalic ? "italic" : nil, isInSmallCaps ? "small caps" : nil].compactMap { $0 }
    if size != nil, let textStyle { parts.append("(\(textStyle))") }
    return parts.joined(separator: " ")
  }
}

extension ConstantFont {
  /// As the configuration spells it: an object of what is not the default.
  var json: JSONValue {
    let texts = [("family", family), ("weight", weight), ("design", design), ("textStyle", textStyle)]
    let members = texts.compactMap { key, text in text.map { (key, JSONValue(.string($0))) } }
    return JSONValue(members: (size.map { [("size", JSONValue(.number($0)))] } ?? []) + members)
  }

  /// What a valid configuration spells.
  init(json value: JSONValue) {
    self.init(
      family: value["family"]?.string, size: value["size"]?.number, weight: value["weight"]?.string,
      design: value["design"]?.string, textStyle: value["textStyle"]?.string)
  }
}
