/// The members that Xcode makes of the names of color sets, as `Color.brandPrimary`, `Color(.brandPrimary)` and
/// `UIColor.brandPrimary`.
enum AssetSymbol {
  /// The types that have them.
  static let types: [StaticString] = ["Color", "UIColor", "NSColor", "ColorResource"]

  /// `["Brand", "primary"]` of `Brand/Primary-Color`: folders that are part of the name are types.
  static func path(of asset: String) -> [String] {
    let parts = asset.split(separator: "/").map(String.init)
    return parts.dropLast().map(typeName) + [member(of: asset)]
  }

  /// `BrandKit` of `Brand-kit`.
  static func typeName(_ name: String) -> String { words(name).map(capitalized).joined() }

  /// `primary` of `Brand/Primary-Color`: the words of the last name, without "Color" behind them.
  static func member(of asset: String) -> String {
    let name = asset.split(separator: "/").last.map(String.init) ?? asset
    var words = words(name)
    if let last = words.last {
      let stem = last.hasSuffix("Color") ? String(last.dropLast(5)) : last
      if stem.isEmpty, words.count > 1 {
        words.removeLast()
      } else if !stem.isEmpty {
        words[words.count - 1] = stem
      }
    }
    let member = words.enumerated().map { $0 == 0 ? uncapitalized($1) : capitalized($1) }.joined()
    // No name begins with a digit.
    return member.first?.isNumber ?? false ? "_" + member : member
  }

  /// Whether Xcode makes a member of a type of a color set: not where the system's type has one of that name, which then is
  /// what the name means.
  static func hasMember(_ asset: String, of type: ColorType) -> Bool {
    let path = path(of: asset)
    return path.count > 1 || !SystemColor.isMember(path[0], of: type)
  }

  private static func words(_ name: String) -> [String] {
    name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  /// `urlText` of `URLText`, `url` of `URL`.
  private static func uncapitalized(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    if capitals.count < 2 { return word.prefix(1).lowercased() + word.dropFirst() }
    if capitals.count == word.count { return word.lowercased() }
    return capitals.dropLast().lowercased() + word.dropFirst(capitals.count - 1)
  }
}

/// How a project spells the color sets of its asset catalogs.
enum AssetForm: Sendable {
  /// `Color("brand")`.
  case string
  /// `Color(.brand)`.
  case resource
  /// `Color.brand`.
  case member
  /// `AppAsset.Colors.brand.swiftUIColor`: what a generator makes of it as the app is built, in the type of these names.
  case generated(String)

  /// What the types may be called in which generators put the color sets of a catalog: they are named after the target,
  /// as a folder around the catalog is, and where there are several catalogs, after these too.
  static func generators(ofCatalog path: String) -> [[String]] {
    let folders = path.split(separator: "/").map(String.init)
    guard let catalog = folders.last?.split(separator: ".").first.map(String.init) else { return [] }
    let types = folders.dropLast().reversed().map { AssetSymbol.typeName($0) + "Asset" } + ["Asset"]
    return types.flatMap { [[$0, AssetSymbol.typeName(catalog)], [$0]] }
  }

  /// Whether only the modules that import the generated code see it.
  var isGenerated: Bool { if case .generated = self { true } else { false } }

  /// A color set as a color of some type; `nil` for a string, which holds the bundle as well.
  func reference(to asset: String, as type: ColorType) -> String? {
    let path = AssetSymbol.path(of: asset).joined(separator: ".")
    switch self {
    case .string: return nil
    case .resource where type != .swiftUI: return "\(type.name)(resource: .\(path))"
    // `Color(.red)` may be made of a `UIColor` as well.
    case .resource: return AssetSymbol.hasMember(asset, of: .uiKit) ? "Color(.\(path))" : nil
    case .member: return AssetSymbol.hasMember(asset, of: type) ? "\(type.name).\(path)" : nil
    case .generated(let holder): return "\(holder).\(path).\(type == .swiftUI ? "swiftUIColor" : "color")"
    }
  }
}
