/// The colors of a project's asset catalogs, by the names they are reached by.
struct CatalogColors: Sendable {
  /// `nil` within: color sets of one name, as each of several targets has its own, differ.
  private var byName: [String: AppearanceColor?] = [:]
  /// By the member that Xcode makes of the name.
  private var byMember: [Symbol: AppearanceColor?] = [:]

  /// - Parameter tokens: what asset catalogs and files of tokens say.
  init(_ tokens: [DesignToken]) {
    for token in tokens {
      guard case .assetCatalog = token.origin, case .color(let color) = token.value else { continue }
      Self.add(color, token.name, to: &byName)
      Self.add(color, SymbolHash.symbol(AssetSymbol.member(of: token.name)), to: &byMember)
    }
  }

  private static func add<Key: Hashable>(
    _ color: AppearanceColor, _ key: Key, to colors: inout [Key: AppearanceColor?]
  ) {
    guard let known = colors[key] else {
      colors[key] = color
      return
    }
    if known != color { colors[key] = .some(nil) }
  }

  /// A color set, by its name with those of the folders that are part of it.
  func color(named name: String) -> AppearanceColor? { byName[name] ?? nil }

  /// By appearance what a constant comes to; `nil` where only the running program knows.
  func color(of value: ConstantColor) -> AppearanceColor? {
    switch value.paint {
    case .components(let color): color.applying(opacity: value.opacity)
    case .asset(let name): color(named: name)?.applying(opacity: value.opacity)
    case .member(let symbol):
      ((byMember[symbol] ?? nil) ?? SystemColor.color(ofMember: symbol))?.applying(opacity: value.opacity)
    case .pair(let light, let dark):
      if let light = color(of: light), let dark = color(of: dark) {
        AppearanceColor(light, inDark: dark).applying(opacity: value.opacity)
      } else {
        nil
      }
    }
  }
}

extension SystemColor {
  /// The colors of iOS by the symbol of their name in any framework.
  private static let names: [Symbol: (name: String, owner: ColorType)] = {
    var names: [Symbol: (name: String, owner: ColorType)] = [:]
    for row in all {
      let owner: ColorType =
        row.owners.contains(.swiftUI) ? .swiftUI : row.owners.contains(.uiKit) ? .uiKit : .appKit
      names[SymbolHash.symbol(row.name)] = (row.name, owner)
    }
    return names
  }()

  /// What a color of the system comes to; `nil` where its value is not known, or is the accent's.
  fileprivate static func color(ofMember symbol: Symbol) -> AppearanceColor? {
    guard let (name, owner) = names[symbol],
      let light = SystemPalette(system: .mobile, isDark: false).color(name, of: owner)
    else { return nil }
    let dark = SystemPalette(system: .mobile, isDark: true).color(name, of: owner)
    return AppearanceColor(light: light, dark: dark == light ? nil : dark)
  }
}
