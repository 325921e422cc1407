/// Hues of the system's palette, and black or white at an opacity, where the project has colors of its own.
enum PaletteColor {
  /// The option that says what to write for which hue.
  static let mapOption = "palette.map"

  /// - Parameter id: a call whose arguments are colors.
  static func check(_ context: borrowing RuleContext, _ id: NodeID) {
    let tree = context.tree
    let palette = context.choice("palette")
    guard palette != "allow" || !context.map(mapOption).isEmpty, tree.colorPlace(of: id) == .viewCode,
      !tree.isInPreview(id)
    else { return }
    for argument in tree.arguments(id) {
      guard let value = tree.value(argument), tree.kind(value) != .closure else { continue }
      let expressions = tree.kind(value) == .array ? Array(tree.children(value)) : [value]
      for expression in expressions {
        for color in context.file.colors(of: expression)
        where color.path.isEmpty && !context.site.isInColorPair(color.node) {
          if case .system(let system) = color.kind { check(context, color, system, palette) }
        }
      }
    }
  }

  private static func check(
    _ context: borrowing RuleContext, _ color: ColorExpression, _ system: SystemColor, _ palette: String
  ) {
    switch system.family {
    case .hue, .gray: break
    case .black, .white:
      if palette == "tokens" { checkTint(context, color, system) }
      return
    default:
      if palette == "tokens" { checkName(context, color, system) }
      return
    }
    if let reference = mapped(system, context.map(mapOption)) {
      let edit = context.replace(color.node, with: NamedColor.expression(reference))
      return context.report(
        at: color.node, "`\(system.name)` is `\(reference)` in this project (`\(mapOption)`); use it by name",
        fixes: [.unsafe("Use \(reference)", [edit])])
    }
    switch palette {
    case "flag":
      context.report(
        at: color.node, "`\(system.name)` is a fixed hue of the system's palette; use a color token")
    case "tokens": checkName(context, color, system)
    default: break
    }
  }

  /// `.red`, `Color.red` and `red` of a map all mean the same hue.
  private static func mapped(_ color: SystemColor, _ map: [String: String]) -> String? {
    if map.isEmpty { return nil }
    return map.first { key, _ in key == color.name || key.hasSuffix(".\(color.name)") }?.value
  }

  /// Whether a key of a map means a hue: `.red`, `Color.red` or `red`.
  static func isHue(_ key: String) -> Bool {
    let name = key.split(separator: ".").last.map(String.init) ?? ""
    return SystemColor.families[SymbolHash.symbol(name)].map { $0 == .hue || $0 == .gray } ?? false
  }

  // MARK: Tokens

  /// The part that a color plays, where it is no drawing: neither a stop of a gradient nor a mark of a chart.
  private static func place(_ context: borrowing RuleContext, of color: NodeID) -> PaintedPlace? {
    let place = context.tree.paintedPlace(of: color)
    if place.isGradient || place.meant.isEmpty { return nil }
    if let call = context.tree.container(of: color)?.call, context.file.isOfDrawing(call) { return nil }
    return place
  }

  /// A token that is used for one of the system's colors as often as that is written down is but one way to write it.
  private static let preference = 3

  /// Whether an expression is a level of whatever style is around it, and no color: `.foregroundStyle(.primary)` takes the
  /// tint of a button. Only what takes a `Color` makes it one.
  private static func isLevel(_ expression: NodeID, _ tree: SyntaxTree) -> Bool {
    tree.implicitLevels(expression) != nil
      && !(tree.container(of: expression).map { tree.isNamed($0.call, "foregroundColor") } ?? false)
  }

  /// A color of the system that the project has a name of its own for, `textPrimary` for `Color(.label)`, where it
  /// paints with its own colors, and calls that color by its name nearly always.
  private static func checkName(
    _ context: borrowing RuleContext, _ color: ColorExpression, _ system: SystemColor
  ) {
    let symbol = SymbolHash.symbol(system.name)
    guard color.opacities.isEmpty, !isLevel(color.branch, context.tree) else { return }
    let all = context.scales.colors.filter { $0.systemName == symbol }
    guard !all.isEmpty, let place = place(context, of: color.branch),
      !context.file.standsForPicture(color.branch)
    else { return }
    let uses = context.site.project.colorUses
    let counts = all.reduce(0) { $0 + uses.count(of: $1, in: context.site.project) }
    // Each of the tokens writes it down as well.
    guard counts >= preference * max(1, uses.count(ofSystemColor: symbol) - all.count),
      uses.preferOwn(for: .all)
    else { return }
    // One that only hands on the system's name is no better one, nor is that of another feature, or where the file speaks of
    // the system's colors alone.
    let ownNames = all.filter {
      !($0.name.map { HueWords.repeats($0, system) } ?? false) && context.site.isNear($0)
        && context.file.namesColors(beside: $0)
    }
    // A button that does away with something is no error, nor is any other red thing such a button.
    let destroys = context.file.isOfDestructiveButton(color.branch)
    let fitting = ownNames.filter { TokenWords.speaksOfDestruction($0.names) == destroys }
    let named = context.file.ranked(systemColors: fitting, place, color.branch).compactMap { token in
      context.file.spelled(token, at: color.branch).map { (token: token, name: $0) }
    }
    let written = system.family == .hue || system.family == .gray ? context.file.uses(ofHue: system.name) : []
    guard let first = named.first, isNamedHere(context, named.map(\.token), written.count) else { return }
    // Of several that have the value nobody but the author knows which is meant.
    let ending =
      named.count == 1
      ? "the name `\(first.name)` in this project; use that"
      : "the names \(context.file.list(named.map(\.name), "and")) in this project; use the one that is meant"
    let fixes = named.prefix(ColorTokenAdvice.offered).compactMap { token, name in
      // With one half of a pair renamed, the view would no longer say that both are one color.
      let type = context.tree.enclosingType(of: color.branch)
      let places = Set(written.filter { context.tree.enclosingType(of: $0) == type } + [color.branch])
      let all = places.sorted()
      let edits = all.compactMap { context.file.tokenEdit($0, token, type: .swiftUI) }
      return edits.count == all.count ? Fix.unsafe("Use \(name)", edits) : nil
    }
    context.reportOnce(
      at: context.tree.range(of: color.branch), isMinor: true,
      "the system's `\(system.name)` has \(ending)", fixes: fixes)
  }

  /// Whether a file names any of some tokens at least as often as it writes a hue that they are: one that mostly writes it speaks
  /// the system's language.
  private static func isNamedHere(_ context: borrowing RuleContext, _ tokens: [NamedColor], _ written: Int)
    -> Bool
  {
    let (project, file) = (context.site.project, Int32(context.site.file))
    let positions = tokens.compactMap(\.position)
    guard written > 0, positions.count == tokens.count else { return true }
    let named = positions.reduce(0) { sum, position in
      sum + project.tokenUses.count(of: project.discovery.colors[position].slot, inFiles: { $0 == file })
    }
    return named >= written
  }

  /// Black or white at an opacity, where the project names just that.
  private static func checkTint(
    _ context: borrowing RuleContext, _ color: ColorExpression, _ system: SystemColor
  ) {
    let tree = context.tree
    guard color.opacities.count == 1, let opacity = ConstantArithmetic(tree: tree).value(color.opacities[0]),
      0 < opacity, opacity < 1, color.branch != color.node, let place = place(context, of: color.node),
      !place.meant.contains(.shadow)
    else { return }
    let level = system.family == .black ? 0.0 : 1.0
    let value = ColorComponents(red: level, green: level, blue: level, alpha: opacity)
    let tokens = context.scales.colors(equalTo: value).filter {
      $0.name != nil && context.file.isOffered($0, value, place, at: color.node)
    }
    // Of several names for one wash of black, its author has to choose; so has one whose name says something else.
    guard tokens.count == 1, let name = tokens[0].name, HueWords.names(name, of: system) else { return }
    let isFixed = context.scales.value(of: tokens[0])?.isFixed ?? true
    let edit = context.file.tokenEdit(color.branch, tokens[0], type: .swiftUI)
    context.report(
      at: context.tree.range(of: color.branch), isMinor: !isFixed,
      "\(system.name) at \(Scale.text(opacity)) is the token `\(name)`\(isFixed ? "" : " in light appearance"); use it by name",
      fixes: edit.map { [isFixed ? .safe("Use \(name)", [$0]) : .unsafe("Use \(name)", [$0])] } ?? [])
  }
}

extension FileContext {
  /// Where views of a file are given a hue of the system's, at whatever opacity.
  fileprivate func uses(ofHue name: String) -> [NodeID] {
    let kept = facts.kept { HueUses() }
    if let known = kept.value.byName[name] { return known }
    let found = findUses(ofHue: name)
    kept.value.byName[name] = found
    return found
  }

  private func findUses(ofHue name: String) -> [NodeID] {
    (facts.uses[Name.hash(of: name)] ?? []).filter { id in
      guard tree.kind(id) == .member, tree.colorPlace(of: id) == .viewCode, !tree.isInPreview(id),
        let outer = tree.parent(id),
        // A case of that name is compared, and no color.
        tree.kind(outer) != .switchCase && tree.kind(outer) != .sequence,
        case .system(let hue)? = color(of: id)?.kind
      else { return false }
      return hue.name == name
    }
  }
}

/// The uses of the hues asked about so far.
private struct HueUses {
  var byName: [String: [NodeID]] = [:]
}

/// What colors are called that stand for one of the system's.
enum HueWords {
  /// Besides its own name.
  private static let others: [String: Set<String>] = [
    "black": ["scrim", "dim", "overlay"], "gray": ["grey"],
  ]

  /// Whether a token's names have all of a color's of the system in them: `systemColor(.label)`, `Colors.systemBackground`.
  static func repeats(_ token: String, _ color: SystemColor) -> Bool {
    token.split { !$0.isLetter && !$0.isNumber }.contains { $0 == color.name }
  }

  private static func last(_ token: String) -> String {
    token.split(separator: ".").last.map(String.init) ?? token
  }

  /// Whether a token's own name speaks of a color of the system.
  static func names(_ token: String, of color: SystemColor) -> Bool {
    let names = TokenWords.words(last(token))
    // What lies on a ground is named for that, and has any color but the ground's: `onError`.
    return names.first != "on"
      && names.contains { $0 == color.name || others[color.name]?.contains($0) ?? false }
  }
}
