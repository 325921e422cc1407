/// The way to a token: the names from the outermost type to what comes last, and what they mean.
struct TokenPath: Sendable {
  /// `["FFDesignSystem", "Spacing", "xl"]`, `["Theme", "radius", "md", "points"]`.
  let names: [String]
  /// The constant, case or function that the names lead to, as the index resolves them.
  var slot: Int32
  /// Where among the names types end and values begin: 2 of `DS.Spacing.xl`, 1 of `Theme.radius.md`.
  var constantAt: Int
  /// How many names stand behind the constant's own: 1 in `Radius.lg.points`.
  var trailing = 0
  /// The type of the value whose members the names from `membersAt` on are; 0 for none.
  var instanceType: UInt64 = 0
  /// The constant that holds that value, or -1.
  var root: Int32 = -1
  /// `theme.spacing.md` of an environment: 1.
  var membersAt = 0
  /// Whether the names are an expression everywhere, and not only where a variable holds the instance.
  var isGlobal = true
  /// The folder or the files outside of which it is nobody's token, absolute: those of the feature whose constant it is.
  var scope: [String]?
  /// Whether the constant's name is the call of a function: `gap(.medium)`, `brand(.accent)`.
  var isCall = false
  /// Stands for the size in the name of a function that takes one.
  static let size = "size"

  /// What a function of steps is called with: `.medium` of `spacing(.medium)`; `nil` for what is
  /// called with nothing, or with whatever the place has.
  var step: String? {
    guard isCall, !takesScheme, let name = names.last, name.hasSuffix(")"), !name.hasSuffix("()"),
      !name.hasSuffix("\(Self.size))"), let start = name.firstIndex(of: "(")
    else { return nil }
    return name[name.index(after: start)...].dropLast().split(separator: " ").last.map(String.init)
  }

  /// Whether a file may name it.
  func reaches(_ file: String) -> Bool { scope?.contains { FilePath.isWithin(file, $0) } ?? true }

  /// `Fonts.bold(size: 17)` for `Fonts.bold(size: size)`.
  static func sized(_ name: String, _ value: Double) -> String {
    name.dropLast(size.utf8.count + 1) + Scale.text(value) + ")"
  }

  /// Whether its name is an expression of its type: not that of what may be `nil`, nor of a protocol's static member.
  var standsAlone = true

  /// Whether another theme, which may be set once the program runs, may have another color for it.
  var variesByTheme = false

  /// Whether the last name takes the color scheme, by whatever name the place has it: `color(colorScheme)`.
  var takesScheme = false
}

/// A constant of the project that names a step of a scale.
struct DiscoveredToken: Sendable {
  var reference: TokenPath
  let role: Role
  let value: Double
  let numberType: NumberType
  /// It stands for another token.
  let isAlias: Bool
  /// Of an animation, what tells it from others as long: `easeInOut` of `.easeInOut(duration: 0.2)`; 0 where that is not known.
  var curve: Symbol = 0
  /// Words of its name that tell one purpose, `["divider"]` of `dividerPadding`; empty for a step of a scale.
  var purpose: Set<String> = []
  /// Words of the types around it that tell the component it is for: `["button"]` of `ButtonTokens.primary.cornerRadius`.
  var component: Set<String> = []
  /// It is one of several values, of which only the running program knows the right one, or a function comes to for a number: a
  /// step, but nobody's to name.
  var varies = false

  var slot: Int32 { reference.slot }
  var path: [String] { reference.names }
  var trailing: Int { reference.trailing }
  /// Whether it is an animation, which is given to views in place of its duration.
  var isAnimation: Bool { role == .duration && numberType == .other }
}

/// A shadow that a constant of the project describes.
struct DiscoveredShadow: Sendable {
  var reference: TokenPath
  let level: ShadowLevel

  var slot: Int32 { reference.slot }
  var path: [String] { reference.names }
}

/// A color that a constant of the project is set to.
struct DiscoveredColor: Sendable {
  var reference: TokenPath
  let type: ColorType
  let value: ConstantColor

  var slot: Int32 { reference.slot }
  var path: [String] { reference.names }
  /// By appearance; `nil` where only an asset catalog or the system knows.
  var color: AppearanceColor? { value.components }
  /// `brand` of `Asset.Colors.brand.swiftUIColor`.
  var constantName: String { path[path.count - 1 - reference.trailing] }
}

/// A font that a constant of the project is set to.
struct DiscoveredFont: Sendable {
  var reference: TokenPath
  let font: ConstantFont
  /// It is a `Font`, and no `UIFont` or `NSFont`.
  let isSwiftUI: Bool
  /// The project's own modifier that takes the style whose font it is: `textStyle` of `.textStyle(.body)`.
  var modifier: String?
  /// That of what the modifier takes; empty for none: `style` of `.textStyle(style: .body)`.
  var label = ""
  /// Whether that takes a style; it may as well be one by itself: `.titleStyle()`.
  var takesStyle = true
  /// How many names say which style it takes: 2 of `.textStyle(.Title.large)`.
  var styleNames = 1
  /// The color that it sets as well; one that varies where that is not known.
  var color: ConstantColor?
  /// Words of its name that tell what one thing it is for, `["about", "cell"]` of `aboutCellName`; empty for a style of a
  /// type scale.
  var purpose: Set<String> = []

  /// The constant that names it: that of the style whose font it is, which a modifier takes as a whole.
  var slot: Int32 { modifier != nil && reference.root >= 0 ? reference.root : reference.slot }
  var path: [String] { reference.names }

  /// As it is called: `.textStyle(.body)`, `.titleStyle()`; `nil` where no modifier sets it.
  var call: String? {
    guard let modifier else { return nil }
    let style = path.dropLast().suffix(styleNames).joined(separator: ".")
    let label = label.isEmpty ? "" : "\(label): "
    return takesStyle ? ".\(modifier)(\(label).\(style))" : ".\(path[path.count - 1])"
  }
}

/// The design tokens that a project declares in Swift.
///
/// A set of tokens is a type with three or more numeric constants whose names, or those of the types around them, say
/// what they are for; fewer will do where a name says that this is a design system. They may be reached through types,
/// through instances that constants or the environment hold, through cases, and through functions of a step. What others
/// cannot see, and the constants inside a view, are its own business: such values are nobody's scale.
struct TokenDiscovery: Sendable {
  var tokens: [DiscoveredToken] = []
  var shadows: [DiscoveredShadow] = []
  var colors: [DiscoveredColor] = []
  var fonts: [DiscoveredFont] = []
  /// The project's own property that makes a `Font` of one of UIKit or AppKit.
  var fontConversion: String?
  /// Slots whose job it is to write a value down, tokens of others' view or not.
  var declarations: Set<Int32> = []
  /// Constants that are set to themselves, by way of others or not.
  var circular: [Int32] = []
  /// Constants that hold one of several themes from the start.
  var undecided: [Int32] = []
  /// What was asked about the uses of constants to find all of this.
  var questions = UseQuestions()

  init() {}

  /// The constants that all tokens lead to.
  var slots: [Int32] {
    tokens.map(\.slot) + shadows.map(\.slot) + colors.map(\.slot) + fonts.map(\.slot)
  }

  init(_ index: ProjectIndex) {
    if let known = index.sections.discovery.decoded(as: TokenDiscovery.self) {
      self = known
      return
    }
    var finder = TokenFinder(index)
    self = finder.find()
  }
}

extension TokenDiscovery {
  /// Where types side by side have constants of one name and role, each type is for what it is called:
  /// `Constants.Popup.spacing` beside `Constants.Settings.spacing`. So are constants that hold a value of a type each; values
  /// of one type are the themes of one design.
  mutating func tellTypesSideBySide() {
    /// The types around a token, with the constant that holds a value; none where the last says the role.
    func types(_ token: DiscoveredToken) -> ArraySlice<String> {
      let types = token.path.dropLast(1 + token.trailing)
      guard types.count > 1,
        types.count - token.reference.constantAt <= (token.reference.instanceType != 0 ? 1 : 0),
        RoleWords.verdict(on: types[types.endIndex - 1], isOwn: false) != .role(token.role)
      else { return [] }
      return types
    }
    /// By the names around and the own one: the types, and what they are values of, 0 for types themselves.
    var holders: [[String]: [ArraySlice<String>: UInt64]] = [:]
    for token in tokens {
      let types = types(token)
      if types.isEmpty { continue }
      let name = token.path[types.count]
      holders[types.dropLast() + [name, token.role.rawValue], default: [:]][types] =
        token.reference.constantAt == types.count ? 0 : token.reference.instanceType
    }
    let places = holders.values.reduce(into: Set<ArraySlice<String>>()) { places, types in
      let values = types.values.filter { $0 != 0 }
      guard types.count > 1, Set(values).count == values.count else { return }
      places.formUnion(types.keys)
    }
    for position in tokens.indices {
      let types = types(tokens[position])
      guard let last = types.last, places.contains(types) else { continue }
      tokens[position].component.formUnion(TokenWords.telling(last))
    }
  }

  /// A type of fewer fonts is not much of a family.
  private static let familySize = 4

  /// No type scale has two steps that look alike. Where a third of a type's fonts do, each is there for one component, and
  /// its name says for which.
  /// Words of what holds nothing but fonts.
  private static let scaleWords: Set<String> = [
    "font", "fonts", "type", "typo", "typography", "typeface", "text", "style", "styles", "scale", "theme",
  ]

  private static let styleNames = Set(TextStyles.all.map(\.name))

  mutating func tellFontsOfComponents() {
    for position in fonts.indices {
      let path = fonts[position].path
      // `callout` is a bubble, and a text style.
      fonts[position].purpose = TokenWords.component(of: path).subtracting(Self.styleNames)
      // A font among other constants is there for what its name says, and no style of a type scale.
      let name = path.count - 1 - fonts[position].reference.trailing
      guard name > 0, fonts[position].takesStyle,
        path[..<name].allSatisfy({ TokenWords.parts($0).isDisjoint(with: Self.scaleWords) })
      else { continue }
      fonts[position].purpose.formUnion(TokenWords.telling(path[name]))
    }
    let families = Dictionary(grouping: fonts.indices) { position in
      let path = fonts[position].path
      return path.prefix(max(0, path.count - 1 - fonts[position].reference.trailing)).joined(separator: ".")
    }
    for (_, family) in families where family.count >= Self.familySize {
      let alike = Dictionary(grouping: family) { fonts[$0].font }.values.filter { $0.count > 1 }
      guard 3 * alike.reduce(0, { $0 + $1.count }) >= family.count else { continue }
      for position in family {
        fonts[position].purpose = Set(fonts[position].path.flatMap(TokenWords.telling))
      }
    }
  }
}

extension TokenDiscovery {
  /// The ways to all tokens but shadows.
  var references: [TokenPath] {
    tokens.map(\.reference) + colors.map(\.reference) + fonts.map(\.reference)
  }

  /// Goes through all tokens but shadows.
  /// - Parameter body: given the way to one, and what it comes to, by role.
  func visit(_ body: (TokenPath, _ value: () -> String) -> Void) {
    for token in tokens { body(token.reference) { "\(token.role) \(token.value)" } }
    for color in colors { body(color.reference) { "\(color.value)" } }
    for font in fonts { body(font.reference) { "\(font.font)" } }
  }

  /// Drops tokens, shadows aside.
  /// - Parameter isSpare: asked as `visit` tells.
  mutating func removeAll(where isSpare: (TokenPath, _ value: () -> String) -> Bool) {
    tokens.removeAll { token in isSpare(token.reference) { "\(token.role) \(token.value)" } }
    colors.removeAll { color in isSpare(color.reference) { "\(color.value)" } }
    fonts.removeAll { font in isSpare(font.reference) { "\(font.font)" } }
  }

  /// Changes the ways to tokens, shadows aside.
  mutating func updateReferences(_ change: (inout TokenPath) -> Void) {
    for position in tokens.indices { change(&tokens[position].reference) }
    for position in colors.indices { change(&colors[position].reference) }
    for position in fonts.indices { change(&fonts[position].reference) }
  }

  /// Whether any of its constants is among some.
  func isAbout(_ isHeld: (Int32) -> Bool) -> Bool {
    func isAbout(_ path: TokenPath) -> Bool { isHeld(path.slot) || isHeld(path.root) }
    return references.contains(where: isAbout) || shadows.contains { isAbout($0.reference) }
      || declarations.contains(where: isHeld) || circular.contains(where: isHeld)
      || undecided.contains(where: isHeld)
  }

  /// Gives all constants other positions.
  mutating func renumber(_ position: (Int32) -> Int32) {
    func renumber(_ path: inout TokenPath) {
      path.slot = position(path.slot)
      path.root = position(path.root)
    }
    updateReferences(renumber)
    for index in shadows.indices { renumber(&shadows[index].reference) }
    declarations = Set(declarations.map(position))
    circular = circular.map(position)
    undecided = undecided.map(position)
  }
}

extension NamedColor {
  /// - Parameters:
  ///   - color: a constant of the project.
  ///   - value: what it comes to.
  ///   - position: its position among the colors of the project.
  init(_ color: DiscoveredColor, value: AppearanceColor, position: Int) {
    parts = ColorParts(ofNames: color.path.dropLast(color.reference.trailing))
    let name = Self.expression(color.path.joined(separator: "."))
    (self.name, reference, self.type, self.position) = (name, name, color.type, position)
    if color.value.opacity == 1 {
      switch color.value.paint {
      case .asset(let asset): (assetName, assetMember) = (asset, Self.member(of: asset))
      case .member(let symbol): systemName = symbol
      case .components, .resource, .pair, .varying: break
      }
    }
    self.value = .color(value)
  }
}

extension TokenWords {
  /// Words of a token's own name for the part of an interface that it is there for: `message` of `Font.messageTitle`.
  static func part(_ token: DiscoveredToken) -> Set<String> {
    Set(token.path.dropLast(token.trailing).last.map { telling($0) } ?? []).subtracting(textStyles)
  }

  private static let textStyles = Set(TextStyles.all.flatMap { words($0.name) })
}
