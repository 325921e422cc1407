/// What the names of types and constants tell about tokens.
enum TokenWords {
  static let numberTypes = ["CGFloat", "Double", "Float", "Int"]
  private static let designWords: Set<String> = [
    "token", "tokens", "theme", "design", "ds", "styleguide", "glass",
  ]

  /// Words for what is drawn as large as text but is none.
  static let symbols: Set<String> = ["icon", "icons", "symbol", "symbols", "glyph", "glyphs"]

  /// Words for what a list repeats.
  static let rows: Set<String> = ["row", "rows", "cell", "cells"]

  /// Words for what stands above a group of rows.
  static let headings: Set<String> = ["section", "sections", "header", "headers", "heading", "headings"]

  /// Words for what stands above anything.
  static let titles: Set<String> = headings.union(["title", "titles"])

  /// Whether a name is that of a heading by its rank, as on a web page: `h3`.
  static func isRanked(heading name: String) -> Bool {
    let letters = Array(name.lowercased().utf8)
    return letters.count == 2 && letters[0] == UInt8(ascii: "h")
      && (UInt8(ascii: "1")...UInt8(ascii: "6")).contains(letters[1])
  }

  /// Words for what is large enough to hold other parts of an interface.
  private static let grounds: Set<String> = [
    "card", "sheet", "panel", "modal", "dialog", "popover", "popup", "banner", "hud", "drawer", "sidebar",
  ]

  /// Whether a name says that it is for what holds other parts of an interface: `cardRadius`.
  static func speaksOfGround(_ name: String) -> Bool { !grounds.isDisjoint(with: parts(name)) }

  /// Words for pictures that have sizes of their own, beside those of symbols.
  private static let pictures: Set<String> = [
    "avatar", "avatars", "image", "images", "thumbnail", "thumbnails", "logo", "logos", "artwork", "artworks",
    "picture", "pictures", "photo", "photos", "poster", "posters",
  ]
  private static let picturesAndSymbols = pictures.union(symbols)
  private static let sizes: Set<String> = ["size", "sizes", "sizing"]
  /// What the one measure of such a size is called.
  private static let sizeMeasures: Set<String> = [
    "value", "size", "points", "point", "dimension", "side", "length", "diameter",
  ]

  /// Whether a type's name, or that with the one around it, says that it has the sizes of pictures: `AvatarSize`,
  /// `CompoundIcon.Size`, `Sizing.image`.
  static func sizesPictures(_ types: [String]) -> Bool {
    guard let own = types.last, types.suffix(2).contains(where: mentionsSize) else { return false }
    var words = Set(words(own))
    if sizes.isSuperset(of: words) || picturesAndSymbols.isSuperset(of: words) {
      words.formUnion(types.dropLast().last.map(self.words) ?? [])
    }
    return !words.isDisjoint(with: sizes) && !words.isDisjoint(with: picturesAndSymbols)
  }

  /// Whether what all of `sizes` have in common stands in a name; looked for first, since nearly all names have none.
  private static func mentionsSize(_ name: String) -> Bool {
    var name = name
    return name.withUTF8 { bytes in
      guard let base = bytes.baseAddress else { return false }
      return Name(base: base, count: bytes.count, hash: 0).containsIgnoringCase("siz")
    }
  }

  /// Whether a property of a size is what it comes to, and no other measure that goes with it.
  static func isMeasure(ofSize property: String) -> Bool {
    sizeMeasures.isSuperset(of: words(property))
  }

  /// Whether a constant's name is that of how large one thing is: `avatarSize`, not a step's, `sizeLarge`.
  static func isSizeOfSomething(_ name: String) -> Bool {
    !isStep(name) && words(name).last.map(sizes.contains) ?? false
  }

  /// The words of a type's names that tell which pictures it is about: none for symbols of all kinds.
  static func pictures(in types: [String]) -> Set<String> {
    Set(types.flatMap(words)).intersection(pictures)
  }

  /// Words that tell a step of a scale from another, whatever it is for.
  private static let stepWords: Set<String> = [
    "xs", "xxs", "xxxs", "s", "sm", "small", "smaller", "smallest", "m", "md", "mid", "medium", "l", "lg",
    "large",
    "larger", "largest", "xl", "xxl", "xxxl", "x", "tiny", "micro", "mini", "huge", "giant", "base",
    "default",
    "standard", "regular", "normal", "half", "quarter", "double", "triple", "one", "two", "three", "four",
    "five", "six",
    "seven", "eight", "none", "zero", "full", "extra", "thin", "thick", "ultra", "subtle", "strong", "tight",
    "loose",
    "wide", "narrow", "compact", "short", "long", "quick", "fast", "faster", "fastest", "slow", "slower",
    "slowest", "primary", "secondary", "tertiary",
    "min",
    "max", "minimum", "maximum", "size", "scale", "step", "level", "unit", "time", "and",
  ]

  /// Whether a name says nothing but which step something is: `extraLarge`, `xxxl`.
  static func isStep(_ name: String) -> Bool {
    let words = words(name)
    return !words.isEmpty && words.allSatisfy { stepWords.contains($0) || $0.allSatisfy { $0 == "x" } }
  }

  /// Whether a digit in a name tells a step from the others: `grid(4)`, `unit2`, `padding24`.
  static func isNumbered(_ name: String) -> Bool {
    name.utf8.contains { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  /// Parts of an interface that have constants of their own.
  private static let componentWords: Set<String> = [
    "button", "buttons", "card", "cards", "input", "inputs", "field", "badge", "chip", "cell", "row", "sheet",
    "toolbar",
    "tab", "header", "footer", "avatar", "banner", "toast", "menu", "alert", "dialog", "toggle", "slider",
    "picker", "test",
    "keyboard", "popover", "popovers", "popup", "popups", "tooltip", "snackbar", "sidebar", "navigation",
    "widget",
    "widgets", "panel", "tile", "tiles", "bubble", "modal", "drawer", "hud",
  ]

  /// The component that names are about: `["button"]` of `ButtonTokens.primary.cornerRadius`.
  static func component(of names: some Sequence<String>) -> Set<String> {
    Set(names.flatMap(words)).intersection(componentWords)
  }

  /// Whether a type's name is that of how one component looks: `ActionsContainerStyle`, not `AppStyle`.
  static func isStyleOfComponent(_ name: String) -> Bool {
    let words = words(name)
    guard words.last == "style" || words.last == "styles", !speaksOfDesign(name) else { return false }
    return !componentWords.isDisjoint(with: words) || words.contains("container")
  }

  private static let nothingWords: Set<String> = ["none", "clear", "empty", "nothing", "invisible"]

  /// Whether a constant's name says that nothing is drawn.
  static func meansNothing(_ name: String) -> Bool {
    let words = words(name)
    return words.count == 1 && nothingWords.contains(words[0])
  }

  /// States of a control, which opacities are named for.
  private static let stateWords: Set<String> = [
    "disabled", "pressed", "hover", "hovered", "focused", "selected", "highlighted", "inactive",
  ]

  /// Words of a constant's name that tell what one thing it is for: `statusColumnsSpacing` in an extension of `CGFloat`.
  /// Where a type around it says the role, as `Radius` of `Radius.card` does, its constants are the steps; so are the
  /// sizes of `Font.body`. Animations have names of their own, `Animation.tabSwitch`.
  static func purpose(of path: ArraySlice<String>, _ role: Role) -> Set<String> {
    // How much is seen of what cannot be used is no step for a shadow.
    if role == .opacity, let own = path.last {
      let states = stateWords.intersection(words(own))
      if !states.isEmpty { return states }
    }
    guard let own = path.last, !path.dropLast().contains(where: { RoleWords.measured($0) == role }) else {
      return []
    }
    let words = words(own)
    // The letter before `kSpacing` says that it is a constant.
    let others = words.filter {
      $0.count > 1 && !stepWords.contains($0) && !designWords.contains($0)
        && RoleWords.verdict(on: $0, isOwn: true) == nil
        && !(role == .duration && curveWords.contains($0))
    }
    // `smallItemRadius`, `mediumItemRadius`: the steps of whatever there is.
    if vagueWords.isSuperset(of: others), words.contains(where: stepWords.contains) { return [] }
    let saysRole = words.contains { RoleWords.verdict(on: $0, isOwn: true) != nil }
    // At the top of a file the size of something is that thing's: `sidebarButtonSize`.
    let isOfThing = saysRole || role == .duration || path.count == 1 && isSizeOfSomething(own)
    return isOfThing ? Set(others) : []
  }

  /// Whether a name is that of a color of the launch screen: `launchScreenBackground`.
  static func speaksOfLaunch(_ name: String) -> Bool { words(name).contains("launch") }

  /// Whether the name of a type, file or folder says that it belongs to a design system.
  static func speaksOfDesign(_ name: String) -> Bool {
    words(name).contains { $0 != "glass" && designWords.contains($0) }
  }

  /// How something moves, whatever it is.
  private static let curveWords: Set<String> = [
    "ease", "in", "out", "linear", "spring", "springy", "smooth", "snappy", "bouncy", "curve",
  ]

  private static let motionWords: Set<String> = [
    "animation", "animations", "motion", "transition", "transitions", "fade", "spring", "timing", "timings",
  ]

  /// How often something happens, or how long it waits: no motion, whatever the type around it is called.
  private static let pulseWords: Set<String> = [
    "interval", "hold", "timeout", "update", "refresh", "poll", "polling", "debounce", "throttle", "expiry",
    "retry",
  ]

  static func speaksOfPulse(_ name: String) -> Bool { !pulseWords.isDisjoint(with: words(name)) }

  /// Whether names are those of the bounds of a setting: `minimum`, `maximum`, `step`, `normal`.
  static func areRange(_ names: [String]) -> Bool {
    let words = Set(names.flatMap(words))
    return !words.isDisjoint(with: minimumWords) && !words.isDisjoint(with: maximumWords)
      && words.isSubset(of: rangeWords)
  }

  private static let minimumWords: Set<String> = ["min", "minimum", "smallest", "lowest"]
  private static let maximumWords: Set<String> = ["max", "maximum", "largest", "highest"]
  private static let rangeWords = minimumWords.union(maximumWords).union([
    "step", "increment", "default", "normal", "initial", "value", "size", "font", "scale", "interval",
  ])

  /// Words that speak of doing away with something, whatever they name.
  static let destructionWords: Set<String> = [
    "destructive", "destruction", "danger", "delete", "deletion", "remove", "removal", "erase", "destroy",
    "discard",
    "trash",
  ]

  /// Whether names speak of doing away with something: `destructive`, `deleteAction`.
  static func speaksOfDestruction(_ names: some Sequence<String>) -> Bool {
    names.contains { !destructionWords.isDisjoint(with: words($0)) }
  }

  /// Whether a color's name says that it is that of text: `TextPrimary`, `primary`.
  static func speaksOfText(_ name: String) -> Bool {
    !ColorParts(ofNames: [name]).isDisjoint(with: .text) || words(name).contains("primary")
  }

  static func speaksOfMotion(_ name: String) -> Bool { !motionWords.isDisjoint(with: words(name)) }

  /// Words of a name that tell what a step is for, and not how large or of which role it is: `card` of `cardRadius`.
  static func telling(_ name: String) -> [String] {
    words(name).filter { word in
      word.count > 2 && !stepWords.contains(word) && !designWords.contains(word)
        && RoleWords.verdict(on: word, isOwn: false) == nil
    }
  }

  /// How a motion feels, whatever moves.
  private static let moodWords: Set<String> = [
    "instant", "immediate", "brief", "gentle", "moderate", "rapid", "relaxed", "emphasized", "smooth", "soft",
    "animated", "animate", "speed", "delay",
  ]

  /// Words of a duration's name that tell what moves, and not how: `sheet` of `sheetTransition`.
  static func whatMoves(_ name: String) -> [String] {
    telling(name).filter {
      !motionWords.contains($0) && !curveWords.contains($0) && !moodWords.contains($0)
    }
  }

  /// A word that is so short says nothing as the beginning of another.
  private static let stemLength = 4

  /// Whether one of two words is the other with something behind it: `hover` and `hovered`.
  static func areAkin(_ first: String, _ second: String) -> Bool {
    let (short, long) = first.utf8.count < second.utf8.count ? (first, second) : (second, first)
    return short == long || short.utf8.count >= stemLength && long.hasPrefix(short)
  }

  /// Words that do not tell what a type of constants belongs to.
  static let plainWords: Set<String> = [
    "app", "application", "constants", "constant", "layout", "layouts", "metrics", "metric", "values",
    "value",
    "sizes", "sizing", "defaults", "default", "config", "configuration", "settings", "ui", "common", "shared",
    "core", "global",
    "globals", "dimensions", "dimension", "dimens", "measures", "style", "styles", "styling", "system", "kit",
    "grid",
    "color", "colors", "palette", "brand", "semantic", "primitive", "primitives", "component", "components",
    "text",
    "typography", "foundation", "foundations", "preset", "presets", "view", "swiftui", "float", "double",
    "number",
  ]

  /// Where something lies in what it belongs to.
  private static let sideWords: Set<String> = [
    "top", "bottom", "leading", "trailing", "left", "right", "start", "end",
  ]

  /// Words of a color's names that tell the part of an interface it is there for: `switch` and `track` of
  /// `Switch.trackBorderColor`.
  static func places(_ names: [String]) -> [String] {
    names.flatMap(telling).filter { word in
      !plainWords.contains(word) && !sideWords.contains(word) && ColorParts(ofNames: [word]).isEmpty
        && SystemColor.families[SymbolHash.symbol(word)] == nil
    }
  }

  /// Words for what any part of an interface has.
  static let vagueWords: Set<String> = ["content", "contents", "element", "item", "view", "container"]

  /// Along which axis things stand one after the other.
  enum Axis { case horizontal, vertical }

  private static let axes: [String: Axis] = [
    "row": .vertical, "rows": .vertical, "line": .vertical, "lines": .vertical, "vertical": .vertical,
    "column": .horizontal, "columns": .horizontal, "horizontal": .horizontal,
  ]

  /// The axis that the words of a gap's name tell: rows stand below each other.
  static func axis(of words: [String]) -> Axis? {
    let told = Set(words.compactMap { axes[$0] })
    return told.count == 1 ? told.first : nil
  }

  /// The axis of the edges that a name says it is for; `nil` where it says none, or both.
  static func side(of words: [String]) -> Axis? {
    let letters = ["h": "horizontal", "v": "vertical"]
    return axis(of: words.map { letters[$0] ?? $0 }.filter { $0 == "horizontal" || $0 == "vertical" })
  }

  /// What people touch to control something.
  private static let controlWords: Set<String> = [
    "button", "field", "toggle", "slider", "picker", "stepper", "input", "segmented",
  ]

  /// The words of a name by which a part of an interface is known, in the singular: `card` of `LicenseCards`; a button is
  /// a control as well.
  static func parts(_ name: String) -> Set<String> {
    var parts: Set<String> = []
    for word in words(name) {
      let single = word.count > 3 && word.hasSuffix("s") ? String(word.dropLast()) : word
      parts.insert(word)
      parts.insert(single)
      if controlWords.contains(single) { parts.insert("control") }
    }
    return parts
  }

  /// In lower case, without the digits behind them.
  static func words(_ name: String) -> [String] {
    NameWords.split(name).map { NameWords.lettersBefore(digitsOf: $0.lowercased()) }.filter { !$0.isEmpty }
  }

  /// Whether an enumeration is there for the steps of a role, and not for something that has such a number as well: its
  /// name says so, with one more word at the most, such as an app's prefix.
  static func isAllAbout(_ role: Role, type: String) -> Bool {
    others(than: role, in: type).count <= (role == .duration ? 0 : 1)
  }

  /// What an enumeration is called beside what its cases are.
  private static let choiceWords: Set<String> = ["type", "kind", "style", "variant"]

  /// The words of a type's name that speak neither of a role, nor of steps, nor of a design system.
  static func others(than role: Role, in type: String) -> [String] {
    let all = words(type)
    // `CardRadiusType`
    return (all.last.map(choiceWords.contains) ?? false ? all.dropLast() : all[...]).filter { word in
      !stepWords.contains(word) && !designWords.contains(word)
        && !(role == .duration && motionWords.contains(word))
        && RoleWords.verdict(on: word, isOwn: false) == nil
    }
  }

  /// One of these is in every such name but those of numbers; looked for first, since nearly all names have none.
  private static let stems = NameStems([
    "radi", "corner", "round", "spac", "pad", "margin", "inset", "gap", "gutter", "opacit", "alpha", "durat",
    "typo",
    "font", "icon", "shadow", "elevat", "border", "stroke", "outline", "hairline", "animat", "motion",
    "timing", "const", "metric", "dimen", "layout", "sizing",
    "width", "size", "scale", "token", "theme", "design", "ds", "style", "glass",
  ])

  /// What types are called that hold constants of all kinds: each of these says by its own name what it is for.
  private static let neutralTypes: Set<String> = [
    "Constants", "Constant", "Consts", "Const", "Metrics", "Dimensions", "Dimens", "Sizes", "Sizing",
  ]
  /// Those that many a view has, unless a word for the whole app stands before them.
  private static let layoutTypes: Set<String> = ["Layout", "Layouts"]
  /// What stands before them where they are the app's: `UIMetrics`, `AppLayout`.
  private static let appWords: Set<String> = [
    "UI", "App", "Application", "Common", "Shared", "Global", "Base", "Core",
  ]

  /// Whether the last word of a type's name is one for constants: `ButtonStyleConstants`.
  static func holdsConstants(_ name: String) -> Bool {
    NameWords.split(name).last.map(neutralTypes.contains) ?? false
  }

  /// Whether a type's name ends in a word for constants of any kind: `ChatConfiguration`.
  static func saysConstants(_ name: String) -> Bool { words(name).last.map(plainWords.contains) ?? false }

  private static func isNeutral(_ name: String) -> Bool {
    if neutralTypes.contains(name) { return true }
    let words = NameWords.split(name)
    guard words.count > 1, let last = words.last, neutralTypes.contains(last) || layoutTypes.contains(last)
    else { return false }
    // Two capitals are somebody's initials.
    return words.dropLast().allSatisfy { appWords.contains($0) || $0.count == 2 && $0 == $0.uppercased() }
  }

  private static let paintStems = NameStems(["color", "colour", "palette", "font"])

  /// Whether the name of a type says that it is about colors or fonts, as that of `enum BrandColor: String` does whose cases
  /// are names of them.
  static func speaksOfPaint(_ name: Name) -> Bool { paintStems.areIn(name) }

  /// Whether the name of a type says that its constants are a scale's: it tells their role or belongs to a design
  /// system, or they extend numbers themselves; or that they are constants and no more.
  static func areHeld(byType name: Name) -> Bool {
    if name == "CGFloat" || name == "Double" || name == "Float" || name == "Int" { return true }
    guard stems.areIn(name) else { return false }
    let name = name.string
    if isNeutral(name) || sizesPictures([name]) { return true }
    if case .role = RoleWords.verdict(on: name, isOwn: false) { return true }
    return NameWords.split(name).contains { designWords.contains($0.lowercased()) }
  }
}
