/// What a color or an opacity is for.
enum TokenPart: Sendable {
  case foreground, fill, border, shadow

  /// What the last word says that says any: `textPrimary`, `cardBackground`, `onSurface`; that of a constant goes before
  /// those of the types around it.
  init?(saidBy path: some BidirectionalCollection<String>) {
    let parts = ColorParts(ofNames: path)
    if !parts.isDisjoint(with: .foreground) {
      self = .foreground
    } else if parts.contains(.fill) {
      self = .fill
    } else if parts.contains(.border) {
      self = .border
    } else if parts.contains(.shadow) {
      self = .shadow
    } else {
      return nil
    }
  }

  /// What a modifier, a type or a property does with the colors it takes.
  init?(taker: Name) {
    guard let part = Self.takers.first(where: { taker == $0.name })?.part else { return nil }
    self = part
  }

  static let takers: [(name: StaticString, part: TokenPart)] = [
    ("foregroundStyle", .foreground), ("foregroundColor", .foreground), ("textColor", .foreground),
    ("background", .fill), ("backgroundStyle", .fill), ("fill", .fill), ("backgroundColor", .fill),
    ("listRowBackground", .fill), ("toolbarBackground", .fill), ("containerBackground", .fill),
    ("presentationBackground", .fill), ("stroke", .border), ("strokeBorder", .border), ("border", .border),
    ("borderColor", .border), ("listRowSeparatorTint", .border), ("listSectionSeparatorTint", .border),
    ("shadow", .shadow), ("shadowColor", .shadow),
  ]
}

extension ColorParts {
  /// What the modifiers and types paint that take a color without a label, by their names.
  static let byTaker: [Symbol: ColorParts] = Dictionary(
    uniqueKeysWithValues: TokenPart.takers.map {
      (SymbolHash.symbol($0.name), ColorParts(ofNames: ["\($0.name)"]))
    })
}
