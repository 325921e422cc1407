/// The names of the system that constants are made of, as symbols.
enum ConstantNames {
  static let me = symbol("self")
  static let myType = symbol("Self")
  static let rawValue = symbol("rawValue")
  static let wrappedValue = symbol("wrappedValue")
  static let defaultValue = symbol("defaultValue")
  /// The branch of a `switch` that is for nothing: no case has that name.
  static let nothing = symbol("nil")

  // MARK: Texts

  static let string = symbol("String")
  static let stringType = key("String")
  static let description = symbol("description")
  static let uppercased = symbol("uppercased")
  static let lowercased = symbol("lowercased")
  static let capitalized = symbol("capitalized")
  static let prefix = symbol("prefix")
  static let dropFirst = symbol("dropFirst")

  // MARK: Types

  static let numberTypes = keys("CGFloat Double Float Int TimeInterval")
  static let zero = symbol("zero")
  static let min = symbol("min")
  static let max = symbol("max")
  static let cgFloat = symbol("CGFloat")
  static let double = symbol("Double")
  static let timeInterval = symbol("TimeInterval")
  static let color = key("Color")
  static let uiColorType = key("UIColor")
  static let nsColorType = key("NSColor")
  static let cgColorType = key("CGColor")
  static let shapeStyle = key("ShapeStyle")
  static let colorResource = key("ColorResource")
  static let colorTypes = keys("Color UIColor NSColor ShapeStyle CGColor")
  static let font = key("Font")
  static let nsFont = symbol("NSFont")
  static let fontTypes = keys("Font UIFont NSFont")
  static let paintTypes = symbols("Color UIColor NSColor Font UIFont NSFont")
  /// Structures that hold nothing but what they are made with.
  static let plainStructures = keys("EdgeInsets UIEdgeInsets NSEdgeInsets NSDirectionalEdgeInsets CGSize")
  static let insetTypes = keys("EdgeInsets UIEdgeInsets NSEdgeInsets NSDirectionalEdgeInsets")
  static let modules = keys("SwiftUI SwiftUICore UIKit AppKit CoreGraphics")
  /// By the type of a color: the one that has its members as well.
  static let kin: [UInt64: UInt64] = [
    color: key("ShapeStyle"), key("ShapeStyle"): color, uiColorType: nsColorType, nsColorType: uiColorType,
  ]
  /// AppKit's types by UIKit's that stand in their place on other systems: `typealias PlatformColor` is one in each branch of
  /// an `#if`.
  static let platformKin: [UInt64: UInt64] = [
    key("UIColor"): key("NSColor"), key("UIFont"): key("NSFont"),
    key("UIViewRepresentable"): key("NSViewRepresentable"),
    key("UIViewControllerRepresentable"): key("NSViewControllerRepresentable"),
  ]
  /// The types of the system by the keys that they have where the project calls a type of its own the same.
  static let systemTypes: [UInt64: UInt64] = Dictionary(
    uniqueKeysWithValues: (paintTypes.union(symbols("Animation"))).map { name in
      (systemKey(name), IndexResolver.key(0, name))
    })
  /// Of `SwiftUI.Font` beside a `Font` of the project's.
  static func systemKey(_ name: Symbol) -> UInt64 { IndexResolver.key(key("SwiftUI"), name) }
  static let schemeTypes = keys("ColorScheme UIUserInterfaceStyle")
  static let environmentScheme = [symbol("EnvironmentValues"), symbol("colorScheme")]
  static let lightScheme = symbol("light")
  static let darkScheme = symbol("dark")

  // MARK: Colors

  static let opacity = symbol("opacity")
  static let withAlphaComponent = symbol("withAlphaComponent")
  static let resolvedColor = symbol("resolvedColor")
  static let uiColor = symbol("uiColor")
  static let nsColor = symbol("nsColor")
  static let cgColor = symbol("cgColor")
  static let resource = symbol("resource")
  /// Properties that hand a color on to another framework.
  static let colorForms = symbols("color cgColor uiColor nsColor swiftUI swiftUIColor suColor")
  static let dynamicProvider = symbol("dynamicProvider")
  static let sRGB = symbol("sRGB")
  static let displayP3 = symbol("displayP3")
  static let bundle = symbol("bundle")
  static let named = symbol("named")
  static let light = symbols("light lightColor lightMode lightHex any day lightModeColor")
  static let dark = symbols("dark darkColor darkMode darkHex night darkModeColor")

  /// The colors of the system that are the same in all appearances.
  static let plainColors: [Symbol: ColorComponents] = [
    symbol("black"): ColorComponents(red: 0, green: 0, blue: 0),
    symbol("white"): ColorComponents(red: 1, green: 1, blue: 1),
    symbol("clear"): ColorComponents(red: 0, green: 0, blue: 0, alpha: 0),
  ]

  /// Those that UIKit and AppKit fix besides, where SwiftUI's of the same names change with the appearance.
  static let kitColors: [Symbol: ColorComponents] = Dictionary(
    uniqueKeysWithValues: SystemPalette.primaries.map { (symbol($0.key), $0.value) })

  enum Part { case red, green, blue, hue, saturation, brightness, white, alpha }

  static let parts: [Symbol: Part] = {
    var parts: [Symbol: Part] = [:]
    for (part, words) in [
      (Part.red, "red srgbRed r"), (.green, "green g"), (.blue, "blue b"),
      (.hue, "hue"), (.saturation, "saturation"), (.brightness, "brightness"),
      (.white, "white"), (.alpha, "alpha opacity a"),
    ] {
      for word in words.split(separator: " ") { parts[symbol(word)] = part }
    }
    return parts
  }()

  // MARK: Fonts

  static let system = symbol("system")
  static let custom = symbol("custom")
  static let systemFont = symbol("systemFont")
  static let boldSystemFont = symbol("boldSystemFont")
  static let monospacedSystemFont = symbol("monospacedSystemFont")
  static let preferredFont = symbol("preferredFont")
  static let fontMakers: Set<Symbol> = [
    system, custom, systemFont, boldSystemFont, monospacedSystemFont, preferredFont,
  ]
  static let size = symbol("size")
  static let ofSize = symbol("ofSize")
  static let fixedSize = symbol("fixedSize")
  static let weight = symbol("weight")
  static let design = symbol("design")
  static let relativeTo = symbol("relativeTo")
  static let forTextStyle = symbol("forTextStyle")
  static let fontName = symbol("name")
  static let generatedFont = symbol("font")
  static let generatedFonts = symbols("swiftUIFont font")
  static let generatedColor = symbol("swiftUIColor")
  static let bold = symbol("bold")
  static let italic = symbol("italic")
  static let monospaced = symbol("monospaced")
  static let monospacedDigit = symbol("monospacedDigit")
  static let leading = symbol("leading")
  static let smallCaps = symbol("smallCaps")
  /// Those that make another font of one.
  static let fontModifiers: Set<Symbol> = [
    weight, bold, italic, monospaced, monospacedDigit, leading, smallCaps,
  ]
  static let pointSize = symbol("pointSize")
  static let scaledValue = symbol("scaledValue")
  static let scaledFont = symbol("scaledFont")
  static let forValue = symbol("for")
  static let colorName = symbol("Name")
  static let textStyle = symbol("TextStyle")
  /// `Font.Weight`, `UIFont.TextStyle`.
  static let fontParts = symbols("Weight Design TextStyle")
  /// What those have in common: their members are known by their names.
  static let fontPart = key("Font.Weight")
  static let lineHeight = symbol("lineHeight")

  static let descriptorTypes = keys("UIFontDescriptor NSFontDescriptor")
  static let fontDescriptor = symbol("fontDescriptor")
  static let preferredDescriptor = symbol("preferredFontDescriptor")
  static let descriptor = symbol("descriptor")
  static let addingAttributes = symbol("addingAttributes")
  static let traits = symbol("traits")
  static let withDesign = symbol("withDesign")
  static let withSymbolicTraits = symbol("withSymbolicTraits")
  static let traitBold = symbol("traitBold")
  static let traitItalic = symbol("traitItalic")

  static let textStyles: Set<String> = [
    "largeTitle", "title", "title1", "title2", "title3", "headline", "subheadline", "body", "callout",
    "footnote",
    "caption", "caption1", "caption2",
  ]

  /// Weights, designs and text styles.
  static let fontWords: [Symbol: String] = {
    let words =
      Array(textStyles)
      + "ultraLight thin light regular medium semibold bold heavy black default rounded serif monospaced"
      .split(
        separator: " "
      ).map(String.init)
    return Dictionary(uniqueKeysWithValues: words.map { (symbol($0), $0) })
  }()

  /// Weights as the names of fonts have them.
  static let faceWords: [Symbol: String] = {
    let words =
      "thin extraLight ultraLight light regular medium semiBold semibold bold extraBold heavy black".split(
        separator: " ")
    return Dictionary(uniqueKeysWithValues: words.map { (symbol($0), $0.lowercased()) })
  }()

  /// What numbers are that have no end.
  static let boundless = symbols("infinity greatestFiniteMagnitude")

  // MARK: Animations

  static let animation = key("Animation")
  static let durationType = key("Duration")
  /// In seconds.
  static let durationUnits: [Symbol: Double] = [symbol("seconds"): 1, symbol("milliseconds"): 0.001]
  static let animations = symbols(
    "easeInOut easeIn easeOut linear timingCurve spring smooth snappy bouncy default interactiveSpring interpolatingSpring"
  )
  static let duration = symbol("duration")
  /// The labels of how long an animation takes.
  static let times = symbols("duration response")
  static let speed = symbol("speed")

  // MARK: Symbols

  private static func symbol(_ text: some StringProtocol) -> Symbol { SymbolHash.symbol(text) }
  private static func symbols(_ words: String) -> Set<Symbol> {
    Set(words.split(separator: " ").map { symbol($0) })
  }
  private static func key(_ text: some StringProtocol) -> UInt64 { IndexResolver.key(0, symbol(text)) }
  private static func keys(_ words: String) -> Set<UInt64> {
    Set(words.split(separator: " ").map { key($0) })
  }
}
