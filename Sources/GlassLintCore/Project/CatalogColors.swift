/// The colors of a project's asset catalogs, by the names they are reached by.
struct CatalogColors: Sendable {
  /// A color set's value, and the catalog it is in.
  private struct Entry {
    var color: AppearanceColor
    var catalog: String
  }

  /// How far a catalog's colors are those that a name means: those nearest are, and `nil` for one out of reach.
  typealias Nearness = (_ catalog: String) -> Int?

  private var byName: [String: [Entry]] = [:]
  /// By the member that Xcode makes of the name.
  private var byMember: [Symbol: [Entry]] = [:]
  /// By the member of `ColorResource`, which has one for each.
  private var byResource: [Symbol: [Entry]] = [:]
  /// By the folder that is part of the name, and that member.
  private var byFolder: [UInt64: [Entry]] = [:]

  /// - Parameter tokens: what asset catalogs and files of tokens say.
  init(_ tokens: [DesignToken]) {
    for token in tokens {
      guard case .assetCatalog = token.origin, case .color(let color) = token.value else { continue }
      let entry = Entry(color: color, catalog: token.catalog ?? "")
      byName[token.name, default: []].append(entry)
      let member = SymbolHash.symbol(AssetSymbol.member(of: token.name))
      byResource[member, default: []].append(entry)
      if let folder = AssetSymbol.path(of: token.name).dropLast().last {
        byFolder[SymbolHash.mix(SymbolHash.symbol(folder), member), default: []].append(entry)
      }
      if AssetSymbol.hasMember(token.name, of: .swiftUI) { byMember[member, default: []].append(entry) }
    }
  }

  /// Whether Xcode makes a member of a name of a color set.
  func hasMember(_ name: Symbol) -> Bool { byMember[name] != nil }

  /// The value that color sets of one name have, as each of several targets may have one; `nil` where the nearest differ.
  private static func color(_ entries: [Entry]?, _ nearness: Nearness?) -> AppearanceColor? {
    guard var entries, let first = entries.first else { return nil }
    if let nearness {
      let all = entries.map { nearness($0.catalog) }
      guard let nearest = all.compactMap({ $0 }).max() else { return nil }
      entries = zip(entries, all).filter { $0.1 == nearest }.map(\.0)
    }
    let color = entries.first?.color ?? first.color
    return entries.allSatisfy { $0.color.isSpelled(as: color) } ? color : nil
  }

  /// By appearance what a constant comes to; `nil` where only the running program knows.
  /// - Parameter nearness: to the file that names the color.
  func color(of value: ConstantColor, nearness: Nearness? = nil) -> AppearanceColor? {
    switch value.paint {
    case .components(let color): color.applying(opacity: value.opacity)
    case .asset(let name): Self.color(byName[name], nearness)?.applying(opacity: value.opacity)
    case .member(let symbol):
      (Self.color(byMember[symbol], nearness) ?? SystemColor.color(ofMember: symbol))?
        .applying(opacity: value.opacity)
    case .resource(let symbol, let holder):
      Self.color(byFolder[SymbolHash.mix(holder, symbol)] ?? byResource[symbol], nearness)?
        .applying(opacity: value.opacity)
    case .pair(let light, let dark):
      if let light = color(of: light, nearness: nearness), let dark = color(of: dark, nearness: nearness) {
        AppearanceColor(light, inDark: dark).applying(opacity: value.opacity)
      } else {
        nil
      }
    case .varying: nil
    }
  }
}

extension ConstantColor {
  /// Whether only AppKit has it, so that it is one for no other system.
  var isOfMac: Bool {
    if case .member(let symbol) = paint { SystemColor.names[symbol]?.owner == .appKit } else { false }
  }
}

extension AppearanceColor {
  /// Whether two are the same to a display: `0.392` and `100` of 255.
  fileprivate func isSpelled(as other: AppearanceColor) -> Bool {
    light.hex == other.light.hex && dark?.hex == other.dark?.hex
      && lightHighContrast?.hex == other.lightHighContrast?.hex
      && darkHighContrast?.hex == other.darkHighContrast?.hex
  }
}

extension SystemColor {
  /// The colors of iOS by the symbol of their name in any framework.
  static let names: [Symbol: (name: String, owner: ColorType)] = {
    var names: [Symbol: (name: String, owner: ColorType)] = [:]
    for row in all {
      let owner: ColorType =
        row.owners.contains(.swiftUI) ? .swiftUI : row.owners.contains(.uiKit) ? .uiKit : .appKit
      names[SymbolHash.symbol(row.name)] = (row.name, owner)
    }
    return names
  }()

  /// What a color of the system comes to; `nil` where its value is not known in one of its appearances, or is the accent's.
  fileprivate static func color(ofMember symbol: Symbol) -> AppearanceColor? {
    guard let (name, owner) = names[symbol],
      let light = SystemPalette(system: .mobile, isDark: false).color(name, of: owner),
      let dark = SystemPalette(system: .mobile, isDark: true).color(name, of: owner)
    else { return nil }
    return AppearanceColor(light: light, dark: dark == light ? nil : dark)
  }
}
