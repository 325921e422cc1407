/// A color that the system defines under a name.
public struct SystemColor: Sendable, Equatable {
  /// Its name in its framework: `black`, `secondarySystemBackground`.
  public let name: String
  public let family: Family

  /// What a system color is for.
  public enum Family: Sendable {
    case black, white, clear
    /// A fixed hue of the palette: `.blue`, `.systemRed`.
    case hue
    /// `.gray`, `.systemGray5`, `.lightGray`.
    case gray
    /// Text and symbols, from `.primary` down to `.quaternary`.
    case label
    /// `.accentColor`, `.tint`.
    case accent
    case separator
    /// Translucent fills of controls: `.tertiarySystemFill`.
    case fill
    /// The back of a whole screen: `systemBackground`, `systemGroupedBackground`, `windowBackgroundColor`.
    case screen
    /// What lies on a screen: `secondarySystemBackground`, `controlBackgroundColor`.
    case surface

    /// Whether it says what it looks like and nothing else: black, white, nothing.
    var isPlain: Bool { self == .black || self == .white || self == .clear }
  }

  /// The frameworks that define a name.
  struct Owners: OptionSet, Sendable {
    let rawValue: UInt8
    /// Members of SwiftUI's `Color`, and of `ShapeStyle`.
    static let swiftUI = Owners(rawValue: 1)
    /// Members of `UIColor`.
    static let uiKit = Owners(rawValue: 2)
    /// Members of `NSColor`.
    static let appKit = Owners(rawValue: 4)
  }

  /// The color of a name, as a member of a type of one of these frameworks.
  static func named(_ name: Name, in owners: Owners) -> SystemColor? {
    guard let row = rows[name.hash], name == row.name, !row.owners.isDisjoint(with: owners) else {
      return nil
    }
    return SystemColor(name: name.string, family: row.family)
  }

  private struct Row: Sendable {
    let name: StaticString
    let family: Family
    let owners: Owners
  }

  private static func table(_ family: Family, _ owners: Owners, _ names: StaticString...) -> [Row] {
    names.map { Row(name: $0, family: family, owners: owners) }
  }

  private static let rows: [UInt32: Row] = {
    let everywhere: Owners = [.swiftUI, .uiKit, .appKit]
    let kits: Owners = [.uiKit, .appKit]
    let all: [[Row]] = [
      table(.black, everywhere, "black"),
      table(.white, everywhere, "white"),
      table(.clear, everywhere, "clear"),
      table(.hue, everywhere, "red", "orange", "yellow", "green", "cyan", "blue", "purple", "brown"),
      table(.hue, .swiftUI, "mint", "teal", "indigo", "pink"),
      table(.hue, kits, "magenta"),
      table(
        .hue, kits, "systemRed", "systemOrange", "systemYellow", "systemGreen", "systemMint", "systemTeal",
        "systemCyan", "systemBlue", "systemIndigo", "systemPurple", "systemPink", "systemBrown"),
      table(.gray, everywhere, "gray"),
      table(.gray, kits, "lightGray", "darkGray", "systemGray"),
      table(.gray, .uiKit, "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6"),
      table(.label, .swiftUI, "primary", "secondary", "tertiary", "quaternary", "quinary", "foreground"),
      table(
        .label, .uiKit, "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText",
        "lightText",
        "darkText"),
      table(
        .label, .appKit, "labelColor", "secondaryLabelColor", "tertiaryLabelColor", "quaternaryLabelColor",
        "quinaryLabel", "textColor", "placeholderTextColor", "headerTextColor", "controlTextColor",
        "disabledControlTextColor", "selectedTextColor", "selectedControlTextColor",
        "selectedMenuItemTextColor",
        "alternateSelectedControlTextColor", "windowFrameTextColor"),
      table(.accent, .swiftUI, "accentColor", "tint", "link"),
      table(.accent, .uiKit, "tintColor", "link"),
      table(
        .accent, .appKit, "controlAccentColor", "linkColor", "selectedContentBackgroundColor",
        "selectedTextBackgroundColor", "keyboardFocusIndicatorColor"),
      table(.separator, .swiftUI, "separator"),
      table(.separator, .uiKit, "separator", "opaqueSeparator"),
      table(.separator, .appKit, "separatorColor", "gridColor"),
      table(.fill, .swiftUI, "fill"),
      table(
        .fill, kits, "systemFill", "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill",
        "quinarySystemFill"),
      table(.screen, .swiftUI, "background"),
      table(.screen, .uiKit, "systemBackground", "systemGroupedBackground"),
      table(.screen, .appKit, "windowBackgroundColor", "underPageBackgroundColor"),
      table(
        .surface, .uiKit, "secondarySystemBackground", "tertiarySystemBackground",
        "secondarySystemGroupedBackground",
        "tertiarySystemGroupedBackground"),
      table(.surface, .appKit, "controlBackgroundColor", "textBackgroundColor", "controlColor"),
    ]
    return Dictionary(uniqueKeysWithValues: merged(all.joined()).map { (Name($0.name).hash, $0) })
  }()

  /// What the members of SwiftUI's `Color` are for, by the symbol of their name.
  static let families: [Symbol: Family] = Dictionary(
    uniqueKeysWithValues: rows.values.filter { $0.owners.contains(.swiftUI) }.map {
      (SymbolHash.symbol($0.name), $0.family)
    })

  /// Styles of SwiftUI's, which `Color` has no members of.
  private static let styles: Set<String> = [
    "tertiary", "quaternary", "quinary", "foreground", "tint", "link", "separator", "fill", "background",
  ]

  /// Whether a type of the system has a member of a name that is a color.
  static func isMember(_ name: String, of type: ColorType) -> Bool {
    var name = name
    let row = name.withUTF8 { bytes in bytes.baseAddress.flatMap { rows[Name.hash($0, bytes.count)] } }
    guard let row, name == "\(row.name)" else { return false }
    switch type {
    case .swiftUI: return row.owners.contains(.swiftUI) && !styles.contains(name)
    case .uiKit: return row.owners.contains(.uiKit)
    case .appKit: return row.owners.contains(.appKit)
    }
  }

  /// Those whose names no type of UIKit or AppKit has.
  static let onlyInSwiftUI = Set(
    rows.values.filter { $0.owners == .swiftUI }.map { SymbolHash.symbol($0.name) })

  /// Whether UIKit's type, or AppKit's, has a color of a name.
  static func isMember(_ name: Symbol, ofUIKit isUIKit: Bool) -> Bool {
    (isUIKit ? inUIKit : inAppKit).contains(name)
  }

  private static let inUIKit = symbols(of: .uiKit)
  private static let inAppKit = symbols(of: .appKit)

  private static func symbols(of owner: Owners) -> Set<Symbol> {
    Set(rows.values.filter { $0.owners.contains(owner) }.map { SymbolHash.symbol($0.name) })
  }

  /// The symbols of all names.
  static let symbols = Set(allFamilies.keys)

  /// What a name of the system's is for, whichever framework has it.
  static func family(of name: Symbol) -> Family? { allFamilies[name] }

  private static let allFamilies: [Symbol: Family] = Dictionary(
    rows.values.map { (SymbolHash.symbol($0.name), $0.family) }, uniquingKeysWith: { first, _ in first })

  /// All names, with the frameworks that define them.
  static var all: [(name: String, owners: Owners)] { rows.values.map { ("\($0.name)", $0.owners) } }

  /// Names that two frameworks spell alike are one row.
  private static func merged(_ rows: some Sequence<Row>) -> [Row] {
    var result: [UInt32: Row] = [:]
    for row in rows {
      let key = Name(row.name).hash
      let owners = result[key].map { $0.owners.union(row.owners) } ?? row.owners
      result[key] = Row(name: row.name, family: row.family, owners: owners)
    }
    return Array(result.values)
  }
}
