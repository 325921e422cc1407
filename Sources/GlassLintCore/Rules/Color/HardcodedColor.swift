/// Colors spelled by component where a view is drawn.
enum HardcodedColor {
  static let rule = Rule(
    id: "hardcoded-color",
    theme: .color,
    summary: "a color in view code that is spelled by component, or that the project has a name for",
    rationale: """
      A color written down in a view has no name, no dark variant and no single place to change it. A system \
      color or a token has all three. A token is named where the project uses it at least as often as it \
      writes the value out. Any other color is told that is in two files or three times in one for the same \
      kind of thing, that is a hue of the system's, or where a configuration sets the rule. Info for a \
      system color or color set with a name, and outside of views.
      """,
    quiet: [
      "where the token's name or its uses are about something else: a ground, letters and symbols, or a line",
      "where the token is of a theme, which may be exchanged, or the color stands in for one that a theme may lack",
      "for a token that adapts, on ground that may not, unless the view or the project names it nearly always",
      "for black and white, unless the call takes that token elsewhere or the token is named for that part",
      "in a `switch` where other cases spell colors that have no token",
      "for a color of a list, a table or a gradient, unless all others there are tokens",
      "for drawings, pictures made of views, and factors such as `colorMultiply`",
      "in a type of tokens that has the value itself, or in one called like it",
      "for a hue of the system's that the file writes more often than the project's name for it",
      "outside of views, unless a token that the project uses has just that color",
      "where no token has the color: for shadows, glows, fills below a gradient, washes of black, white or gray",
      "where no token has the color: for one of a light and a dark one, of a view's own palette, or of one for each key",
      "where no token has the color: for a property named for what it paints, and a parameter's default",
      "where no token has the color, but a constant holds its digits",
    ],
    severity: .warning,
    fixable: .safe,
    options: [
      RuleOption(
        "palette", .choice(["tokens", "flag", "allow"]), default: .string("tokens"),
        help:
          "whether the system's fixed hues (`.blue`, `.gray`, …) are reported: where the project has the color and uses its own for that part, everywhere, or nowhere"
      ),
      RuleOption(
        PaletteColor.mapOption, .map, default: .map([:]),
        help: "hues that the project has a color of its own for, with the Swift expression that refers to it"),
      RuleOption(
        "initializers", .strings, default: .strings(["hex"]),
        help: "first argument labels of the project's own color initializers that take a whole color"),
    ],
    seeds: ["000"],
    examples: examples,
    triggers: Rule.Triggers(
      calls: colorTypes + ["init"] + paletteUses, kinds: [.macroExpansion, .sourceFile]),
    check: check)

  private static let colorTypes = ["Color", "UIColor", "NSColor", "CGColor"]

  /// Calls whose arguments are colors.
  private static let paletteUses = [
    "foregroundColor", "foregroundStyle", "background", "fill", "stroke", "strokeBorder", "border", "tint",
    "accentColor", "listRowBackground", "overlay", "LinearGradient", "RadialGradient", "AngularGradient",
    "Gradient",
  ]

  private static func check(_ context: borrowing RuleContext, _ id: NodeID) {
    let tree = context.tree
    if tree.kind(id) == .macroExpansion {
      if tree.isNamed(id, "colorLiteral") { checkSpelling(context, id) }
      return
    }
    if tree.kind(id) == .sourceFile {
      ColorPair.check(context)
      checkAssets(context)
      return
    }
    guard let name = tree.name(id) else { return }
    if name == "init" || colorTypes.contains(where: { name.string == $0 }) {
      checkSpelling(context, id)
    } else {
      PaletteColor.check(context, id)
    }
  }

  // MARK: Colors by component

  private static func checkSpelling(_ context: borrowing RuleContext, _ id: NodeID) {
    let tree = context.tree
    let labels = context.strings("initializers")
    let place = tree.colorPlace(of: id)
    // A wrapper around the color comes by itself.
    guard
      let color = context.file.colors(of: id, hexLabels: labels).first, color.node == id,
      !tree.isInPreview(id), !isFallback(tree, id)
    else { return }
    guard !context.site.isInColorPair(id), case .components(let known) = color.kind,
      known != nil || isWrittenDown(tree, id)
    else { return }
    let isExact = tree.spellsAllOfColor(color, hexLabels: labels)
    if place == .viewCode { return report(context, id, color, known, isExact: isExact) }
    guard isExact, let known,
      let advice = context.file.adviceOutsideViews(on: id, known, isNamed: place == .token, hexLabels: labels)
    else { return }
    context.reportOnce(
      at: reportedRange(tree, id), value: known.hex, isSure: advice.namesToken, isMinor: true, advice.message,
      fixes: advice.fixes)
  }

  /// Whether a color stands in for that of a theme, which may have none: `theme?.tint ?? Color(hex: "#FF0080")`. A name would
  /// be the theme's own, or another's.
  private static func isFallback(_ tree: SyntaxTree, _ id: NodeID) -> Bool {
    let top = tree.chainTop(id)
    guard let sequence = tree.parent(top), tree.kind(sequence) == .sequence else { return false }
    let parts = Array(tree.children(sequence))
    guard let own = parts.firstIndex(of: top), own > 1, tree.isNamed(parts[own - 1], "??") else {
      return false
    }
    return tree.subtree(parts[own - 2]).contains { part in
      tree.name(part).map { $0.containsIgnoringCase("theme") || $0.containsIgnoringCase("palette") } ?? false
    }
  }

  /// So many uses make a constant the project's way to name a color set.
  private static let habit = 3

  /// A call that names a color set as a string, where the project has a constant for that.
  private struct AssetUse {
    let id: NodeID
    let asset: String
    let name: String
    let edit: Edit?
  }

  /// `Color("brand")` where the project has a constant that is set to it, and uses that: all of a file that a view has one
  /// of are one finding.
  private static func checkAssets(_ context: borrowing RuleContext) {
    let tree = context.tree
    guard context.site.project.colors.contains(where: { $0.assetName != nil && $0.position != nil }) else {
      return
    }
    var uses: [AssetUse] = []
    var isInView = false
    for id in (colorTypes + ["init"]).flatMap({ context.facts.calls[Name.hash(of: $0)] ?? [] }) {
      guard case let place = tree.colorPlace(of: id), place != .token, !tree.isInPreview(id),
        !isFallback(tree, id), !context.file.isUnseen(id), let use = assetUse(context, id)
      else { continue }
      uses.append(use)
      isInView = isInView || place == .viewCode
    }
    guard isInView else { return }
    uses.sort { tree.range(of: $0.id).start < tree.range(of: $1.id).start }
    // A comment that silences one of them has to find it.
    for group in context.facts.isSilencedInPlaces ? uses.map({ [$0] }) : [uses] {
      report(context, assets: group)
    }
  }

  private static func report(_ context: borrowing RuleContext, assets uses: [AssetUse]) {
    var said: [(asset: String, name: String)] = []
    for use in uses where !said.contains(where: { $0 == (use.asset, use.name) }) {
      said.append((use.asset, use.name))
    }
    let names = said.map { "`\($0.name)`" }.joined(separator: ", ")
    let ranges = uses.map { reportedRange(context.tree, $0.id) }
    let edits = uses.compactMap(\.edit)
    context.report(
      at: ranges[0], isMinor: true,
      said.count == 1
        ? "the color set \"\(said[0].asset)\" has the name \(names) in this project; use that"
        : "these color sets have names in this project: \(names); use those",
      notes: ranges.dropFirst().map { ($0, "also here") },
      fixes: edits.count < uses.count
        ? [] : [.unsafe("Use \(said.map(\.name).joined(separator: ", "))", edits)])
  }

  private static func assetUse(_ context: borrowing RuleContext, _ id: NodeID) -> AssetUse? {
    let tree = context.tree
    guard let color = context.file.colors(of: id, hexLabels: []).first, color.node == id,
      case .asset = color.kind,
      let value = tree.unlabelledArgument(id) ?? tree.firstArgument(id).flatMap({ tree.value($0) }),
      let asset = tree.literalText(value)
    else { return nil }
    let project = context.site.project
    let found = project.colors.filter { color in
      // What a theme holds may be another color by the time it is asked.
      guard color.assetName == asset, let position = color.position,
        project.discovery.colors[position].reference.isGlobal, !context.file.variesByTheme(color)
      else { return false }
      return project.tokenUses.count(of: project.discovery.colors[position].slot) >= habit
        && context.site.reference(toColor: position, at: id) != nil
    }
    // A color of SwiftUI is no shorter name where UIKit asks for one.
    guard let token = found.first(where: { $0.type == tree.colorType(of: id) }), let name = token.name else {
      return nil
    }
    return AssetUse(id: id, asset: asset, name: name, edit: context.file.tokenEdit(id, token))
  }

  private static func report(
    _ context: borrowing RuleContext, _ id: NodeID, _ color: ColorExpression, _ known: ColorComponents?,
    isExact: Bool
  ) {
    let tree = context.tree
    let place = reportedRange(tree, id)
    guard let known, isExact else {
      // Black and white at an opacity that is not known are washes as a rule.
      let painted = tree.paintedPlace(of: id)
      guard !(known?.isExtreme ?? false), context.file.wantsName(id, known, painted),
        let reason = context.file.reason(toName: id, known, isDemanded: context.isDecided)
      else { return }
      let start =
        known.map { "color \($0.hex) is spelled by component" } ?? "a color spelled by component has no name"
      guard let known else { return context.reportOnce(at: place, start + reason.ending) }
      return context.reportOnce(at: place, value: known.hex, isSure: false, start + reason.ending)
    }
    guard let advice = context.file.advice(on: id, known, isDemanded: context.isDecided),
      !advice.namesToken
        || context.file.namesOtherCases(besides: id, hexLabels: context.strings("initializers"))
    else { return }
    context.reportOnce(
      at: place, value: known.hex, isSure: advice.namesToken, advice.message, fixes: advice.fixes)
  }

  /// The callee's name, where it is a call.
  private static func reportedRange(_ tree: SyntaxTree, _ id: NodeID) -> ByteRange {
    let name = tree.kind(id) == .call ? tree.nameToken(id).map { tree.range(ofToken: $0) } : nil
    return name ?? tree.range(of: id)
  }

  /// Whether every component is a number, or a choice of numbers.
  private static func isWrittenDown(_ tree: SyntaxTree, _ id: NodeID) -> Bool {
    tree.arguments(id).allSatisfy { argument in
      guard let label = tree.name(argument), let value = tree.value(argument) else { return true }
      if label == "alpha" || label == "opacity" { return true }
      return isNumber(tree, value)
    }
  }

  private static func isNumber(_ tree: SyntaxTree, _ id: NodeID) -> Bool {
    let value = tree.unwrapped(id)
    guard tree.kind(value) == .ternary else { return ConstantArithmetic(tree: tree).value(value) != nil }
    return tree.children(value).dropFirst().allSatisfy { ConstantArithmetic(tree: tree).value($0) != nil }
  }

  private static let examples: [Rule.Example] = [
    .right(
      """
      // Built for no system at all.
      #if os(iOS)
        struct Bars: View {
          var body: some View {
            #if os(iOS) || os(watchOS)
              Text("One")
            #else
              VStack {
                Text("One").background(Color(red: 0.58, green: 0.24, blue: 0.34))
                Text("Two").background(Color(red: 0.58, green: 0.24, blue: 0.34))
                Text("Three").background(Color(red: 0.58, green: 0.24, blue: 0.34))
              }
            #endif
          }
        }
      #endif
      """),
    .right(
      """
      // What is drawn in a branch of one appearance, and what lies under gradients.
      struct Well: View {
        @Environment(\\.colorScheme) private var colorScheme
        private var isDark: Bool { colorScheme == .dark }
        var body: some View {
          VStack {
            if isDark {
              Text("One")
            } else {
              VStack { Text("Two").background(Color(red: 0.58, green: 0.24, blue: 0.34)) }
              VStack { Text("Three").background(Color(red: 0.58, green: 0.24, blue: 0.34)) }
              VStack { Text("Four").background(Color(red: 0.58, green: 0.24, blue: 0.34)) }
            }
            ZStack {
              Capsule().fill(Color(red: 0.58, green: 0.24, blue: 0.34))
              Capsule().fill(LinearGradient(colors: [.clear, .white], startPoint: .top, endPoint: .bottom))
            }
          }
        }
      }
      """),
    .right(
      """
      // The digits have a name, and at another opacity a color is another one.
      enum Ink { static let dark = "#943D57" }
      struct Receipt: View {
        var body: some View {
          Text("One").foregroundStyle(Color(hex: "#943D57"))
          Text("Two").foregroundStyle(Color(hex: "#943D57"))
          Text("Three").foregroundStyle(Color(hex: "#943D57"))
          Text("One").background(Color(hex: "#20407A"))
          Text("Two").background(Color(hex: "#20407A"))
          Text("Three").background(Color(hex: "#20407A").opacity(0.2))
        }
      }
      """),
    .right(
      """
      // A stone on a board, and what has light and shade of its own, are drawn.
      struct Stone: View {
        let outline: Path
        var body: some View {
          Path { $0.addPath(outline) }.fill(Color(red: 0.58, green: 0.24, blue: 0.34))
          Path { $0.addPath(outline) }.fill(Color(red: 0.58, green: 0.24, blue: 0.34))
          Circle().fill(Color(red: 0.58, green: 0.24, blue: 0.34).shadow(.inner(color: .black, radius: 8, x: 2, y: 2)))
          Circle().fill(Color(red: 0.58, green: 0.24, blue: 0.34).shadow(.inner(color: .black, radius: 8, x: 2, y: 2)))
        }
      }
      """),
    .right(
      """
      // A ground, letters and a line are three things, which may have one gray by chance, and gray at half its strength is a wash.
      struct Coupon: View {
        var body: some View {
          Text("One").foregroundStyle(Color(red: 0.33, green: 0.34, blue: 0.35))
          Text("Two").background(Color(red: 0.33, green: 0.34, blue: 0.35))
          Text("Three").border(Color(red: 0.33, green: 0.34, blue: 0.35))
          Text("One").background(Color(white: 0.5, opacity: 0.4))
          Text("Two").background(Color(white: 0.5, opacity: 0.4))
          Text("Three").background(Color(white: 0.5, opacity: 0.4))
        }
      }
      """),
    .right(
      """
      struct Banner: View {
        private let accent = Color(red: 0.2, green: 0.4, blue: 0.9)
        var body: some View {
          Text("Title")
            .background(LinearGradient(colors: [Color(hex: "#FFD000"), Color(hex: "#FFA800")], startPoint: .top, endPoint: .bottom))
            .overlay(Color(white: 0, opacity: 0.4))
            .shadow(color: Color(red: 0.1, green: 0.1, blue: 0.2), radius: 4)
        }
      }
      """),
    .wrong(
      """
      // A stop among tokens is one as well.
      extension Color {
        static let dusk = Color(hex: "#944F68")
        static let dawn = Color(hex: "#F2A65A")
      }
      struct Hero: View {
        var body: some View {
          VStack {
            Text("Today").background(Color.dusk)
            Text("Tomorrow").background(Color.dusk)
            Text("Later").background(Color.dusk)
          }
          .background(LinearGradient(colors: [.dawn, ↓Color(hex: "#944F68")], startPoint: .top, endPoint: .bottom))
        }
      }
      """),
    .wrong(
      """
      // What the system's hues have in light appearance.
      struct Card: View {
        let isOn: Bool
        var body: some View {
          VStack {
            Text("Title").foregroundStyle(isOn ? ↓Color(hex: "#FF3B30") : .secondary)
            Text("Title").background(isOn ? ↓Color(red: 0.2, green: 0.78, blue: 0.35) : .secondary)
            Text("Title").tint(isOn ? Color(↓UIColor(red: 0, green: 0.478, blue: 1, alpha: 1)) : .secondary)
          }
        }
      }
      """),
    .wrong(
      """
      final class BadgeView: UIView {
        func show(_ isOn: Bool) {
          backgroundColor = ↓UIColor(red: 0.58, green: 0.24, blue: 0.34, alpha: 1)
          label.backgroundColor = isOn ? UIColor(red: 0.58, green: 0.24, blue: 0.34, alpha: 1) : UIColor.separator
        }
        func hide() { backgroundColor = UIColor(red: 0.58, green: 0.24, blue: 0.34, alpha: 1) }
      }
      """),
    .wrong(
      """
      struct Card: View {
        var body: some View {
          Text("Title").foregroundStyle(↓.blue)
            .background(LinearGradient(colors: [↓.red, .brand], startPoint: .top, endPoint: .bottom))
        }
      }
      """, options: ["palette": .string("flag")]),
    .wrong(
      """
      struct Card: View {
        let isOn: Bool
        var body: some View {
          Text("Title").foregroundStyle(isOn ? ↓Color(rgb: "FF3B30") : .secondary)
            .tint(isOn ? ↓Color(0x007AFF) : .accentColor)
        }
      }
      """, options: ["initializers": .strings(["rgb"])]),
    .right(
      """
      extension Color {
        static let brand = Color(red: 0.2, green: 0.4, blue: 0.9)
      }
      enum Palette {
        static let card = Color(white: 0.95)
      }
      struct Theme {
        let border = Color(hex: "#1C1C1E")
      }
      """),
    .right(
      """
      struct Card: View {
        var body: some View {
          Text("Title").foregroundStyle(.secondary).background(Color("Card")).tint(.blue)
        }
      }
      """),
    .wrong(
      """
      struct Card: View {
        var body: some View { Text("Title").foregroundStyle(↓.red).tint(.blue) }
      }
      enum Theme { static let error = Color(red: 1, green: 0.2, blue: 0.2) }
      """, options: ["palette.map": .map([".red": "Theme.error"])]),
    .right(
      """
      // A name for each platform, a scrim, a glow.
      struct Player: View {
        var headlineShade: Color {
          #if os(tvOS)
            Color(white: 0.9)
          #else
            Color(white: 0.8)
          #endif
        }
        var body: some View {
          ZStack {
            Color(red: 0.12, green: 0.13, blue: 0.14).opacity(0.6)
            Ellipse().fill(Color(hex: "#D32829")).opacity(0.2).blur(radius: 120)
            Text("Title").foregroundStyle(headlineShade)
          }
        }
      }
      """),
    .right(
      """
      // A name for each appearance, beside one for another way to draw.
      struct Pill: View {
        @Environment(\\.colorScheme) private var colorScheme
        let isTinted: Bool
        private var ground: Color {
          if isTinted { .clear } else if colorScheme == .dark { Color(white: 0.18) } else { Color(white: 0.84) }
        }
        var body: some View { Text("Record").background(ground) }
      }
      """),
    .wrong(
      """
      struct Player: View {
        var body: some View {
          Ellipse().fill(isOn ? ↓Color(hex: "#FF3B30") : .accentColor).blur(radius: 2)
        }
      }
      """),
    .right(
      """
      // On a ground that stays white, a color that follows the appearance may be gone.
      struct Ticket: View {
        var body: some View { Text("Hello").foregroundStyle(Color(hex: "#FF3B30")).padding().background(.white) }
      }
      """),
    .right(
      """
      // What is seen in dark only is no color of light appearance.
      struct Check: View {
        @Environment(\\.colorScheme) private var colorScheme
        var body: some View {
          switch colorScheme {
          case .dark: Text("Hello").foregroundStyle(Color(hex: "#FF3B30"))
          default: Text("Hello").foregroundStyle(.red)
          }
        }
      }
      """),
    .wrong(
      """
      // Three times the same, which is one finding.
      struct Steps: View {
        var body: some View {
          VStack {
            Text("One").foregroundStyle(↓Color(red: 0.58, green: 0.24, blue: 0.34))
            Text("Two").foregroundStyle(Color(red: 0.58, green: 0.24, blue: 0.34))
            Text("Three").foregroundStyle(Color(red: 0.58, green: 0.24, blue: 0.34))
          }
        }
      }
      """),
    .wrong(
      """
      // One value of a file is one finding, be it a modifier's, an argument's or one branch of two.
      struct Plan: View {
        let isOn: Bool
        var body: some View {
          VStack {
            Text("One").foregroundStyle(isOn ? ↓Color(hex: "#2ABF5A") : .secondary)
            PlanRow(color: Color(hex: "#2ABF5A"))
            Text("Three").foregroundStyle(Color(hex: "#2ABF5A"))
          }
        }
      }
      struct PlanRow: View {
        var color: Color
        var body: some View { Text("Row").foregroundStyle(color) }
      }
      """),
    .right(
      """
      // Somebody has made it up for this one place.
      struct Stamp: View {
        var body: some View { Text("Hello").foregroundStyle(Color(red: 0.58, green: 0.24, blue: 0.34)) }
      }
      """),
    .right(
      """
      // A factor, and no paint.
      struct Dimmed: View {
        let isDimmed: Bool
        var body: some View { Image("Photo").colorMultiply(isDimmed ? Color(white: 0.68) : .white) }
      }
      """),
    .right(
      """
      // A picture to be shared looks the same in all appearances.
      struct Postcard: View {
        var body: some View { Text("Hello").foregroundStyle(Color(hex: "#1C1C1E")) }
        @MainActor func picture() -> ImageRenderer<Postcard> { ImageRenderer(content: self) }
      }
      """),
    .right(
      """
      // A name has a color of its own, however they are told apart.
      struct Author: View {
        let name: String
        var body: some View {
          Text(name).foregroundStyle(
            name == "Ada" ? Color(hex: "#41127B") : name == "Grace" ? Color(hex: "#FA4860") : .accentColor)
        }
      }
      """),
    .right(
      """
      // White is anything; that the accent color is white as well says nothing.
      struct Title: View {
        var body: some View { Text("Hello").foregroundStyle(Color(red: 1, green: 1, blue: 1)) }
      }
      extension Color { static let accent = Color(white: 1) }
      """),
    .wrong(
      """
      // What this view names again and again is meant here as well, though something beside it is white.
      enum Palette {
        static let accent = Color(
          UIColor {
            $0.userInterfaceStyle == .dark
              ? UIColor(red: 0.5, green: 0.7, blue: 0.9, alpha: 1) : UIColor(red: 0.1, green: 0.4, blue: 0.7, alpha: 1)
          })
      }
      struct Plan: View {
        var body: some View {
          VStack {
            Text("One").foregroundStyle(Palette.accent)
            Text("Two").foregroundStyle(Palette.accent)
            Text("Three").foregroundStyle(↓Color(red: 0.1, green: 0.4, blue: 0.7))
            Text("Four").foregroundStyle(.white)
          }
        }
      }
      """),
    .right(
      """
      // Of this file's palette no color is meant on white, and another palette is not what the file names.
      enum Palette {
        static let accent = Color(
          UIColor {
            $0.userInterfaceStyle == .dark
              ? UIColor(red: 0.5, green: 0.7, blue: 0.9, alpha: 1) : UIColor(red: 0.1, green: 0.4, blue: 0.7, alpha: 1)
          })
      }
      enum Print {
        static let blue = Color(red: 0.1, green: 0.4, blue: 0.7)
      }
      struct Ticket: View {
        var body: some View {
          VStack {
            Text("One").foregroundStyle(Palette.accent)
            Text("Two").foregroundStyle(Color(red: 0.1, green: 0.4, blue: 0.7)).background(.white)
          }
        }
      }
      """),
    .right(
      """
      // A property that is a color and no more is its name, and no place that wants one.
      struct Page: View {
        private var ink: Color { Color(red: 0.1, green: 0.4, blue: 0.7) }
        var body: some View {
          VStack {
            Text("One").foregroundStyle(Color(red: 0.1, green: 0.4, blue: 0.7))
            Text("Two").foregroundStyle(Color(red: 0.1, green: 0.4, blue: 0.7))
          }
        }
      }
      """),
    .right(
      """
      struct Rainbow: View {
        @State private var chosen = Color(red: 1, green: 0, blue: 0)
        var body: some View {
          Circle().fill(Color(hue: progress, saturation: 1, brightness: 1)).background(Color(hex: category.hex))
        }
      }
      """),
  ]
}
