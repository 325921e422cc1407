import Testing

@testable import GlassLintCore

@Suite struct ColorExpressionTests {
  /// What `color` means in `probe(color)`, an element a branch: kind, opacities and the way there.
  private func read(_ code: String) -> [String] {
    let rule = Rule(
      id: "probe", theme: .color, summary: "", rationale: "", severity: .warning, fixable: .never, seeds: [],
      examples: [], triggers: Rule.Triggers(calls: ["probe"]),
      check: { context, call in
        guard let argument = context.tree.unlabelledArgument(call) else { return }
        let all = context.file.colors(of: argument).map { Self.describe($0, context.tree) }
        context.report(call: call, all.joined(separator: ", "))
      })
    var linter = FileLinter(rules: [rule])
    let source = SourceBuffer(bytes: Array(("import SwiftUI\n" + code).utf8))
    let settings = FileSettings(
      rules: RuleTable(settings: [RuleSettings(enabling: rule, options: [:])]), platforms: Platforms(),
      scales: DesignScales())
    return linter.lint(source, file: "Probe.swift", settings: settings).findings.flatMap {
      $0.message.split(separator: ", ").map(String.init)
    }
  }

  private static func describe(_ color: ColorExpression, _ tree: SyntaxTree) -> String {
    let kind: String
    switch color.kind {
    case .system(let system): kind = "\(system.name) \(system.family)"
    case .components(let components): kind = components?.hex ?? "components"
    case .asset: kind = "asset"
    case .material: kind = "material"
    case .unknown: kind = "unknown"
    }
    let opacities = color.opacities.map { " × " + tree.text($0) }.joined()
    return color.path.joined(separator: " → ") + (color.path.isEmpty ? "" : ": ") + kind + opacities
  }

  private func color(_ expression: String) -> [String] { read("let x = probe(\(expression))") }

  @Test(arguments: [
    ".black", "Color.black", "SwiftUI.Color.black", "Color(.black)", "Color(UIColor.black)", "UIColor.black",
    "Color(uiColor: .black)", "NSColor.black", "UIColor.black.cgColor", "(Color.black)",
    "AnyShapeStyle(.black)",
    "Color(cgColor: UIColor.black.cgColor)", "Color.black as Color", "UIColor(Color.black)",
  ])
  func blackIsBlack(_ expression: String) {
    #expect(color(expression) == ["black black"])
  }

  @Test(arguments: [
    (".primary", "primary label"), ("Color(uiColor: .separator)", "separator separator"),
    ("Color(.systemGray5)", "systemGray5 gray"),
    ("Color(UIColor.systemGroupedBackground)", "systemGroupedBackground screen"),
    ("Color(nsColor: .controlBackgroundColor)", "controlBackgroundColor surface"), (".clear", "clear clear"),
    ("Color.accentColor", "accentColor accent"), (".regularMaterial", "material"),
    ("Material.thin", "material"),
    ("Color(\"Brand\")", "asset"), ("UIColor(named: \"Brand\")!", "asset"),
  ])
  func systemNames(_ expression: String, _ meaning: String) {
    #expect(color(expression) == [meaning])
  }

  @Test(arguments: [
    ".brand", "Theme.black", "theme.black", "Color.systemGray5", "Theme.Color.black", "Color(.brand)",
    "color",
    "LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom)", "Color.blue.gradient",
    "palette[0]", "Color(light: .black, dark: .white)", ".systemBackground", "Color(red: 1)", "makeColor()",
    "Palette.make(white: 1)", "UIColor { _ in .black }", "Color(hex: theme.hex)",
  ])
  func namesOfTheProjectAreUnknown(_ expression: String) {
    #expect(color(expression) == ["unknown"])
  }

  @Test(arguments: [
    ("Color(red: 1, green: 0, blue: 0)", "#FF0000"),
    ("Color(.displayP3, red: 1, green: 0, blue: 0)", "#FF0000"),
    ("UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)", "#FF0000 × 1"),
    ("Color(red: 28 / 255, green: 28.0 / 255, blue: CGFloat(0x1E) / 255)", "#1C1C1E"),
    ("Color(hue: 0, saturation: 1, brightness: 1)", "#FF0000"),
    ("Color(white: 0.2, opacity: 0.5)", "#33333380 × 0.5"),
    ("UIColor(hue: 1 / 3, saturation: 1, brightness: 1, alpha: 1)", "#00FF00 × 1"),
    ("Color(white: level)", "components"),
    ("Color.init(red: 1, green: 0, blue: 0)", "#FF0000"), ("Color(.init(white: 0, alpha: 1))", "#000000 × 1"),
    ("#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)", "#FF0000 × 1"),
    ("Color(hex: 0x1C1C1E)", "#1C1C1E"),
    ("Color(hex: \"1C1C1E\")", "#1C1C1E"), ("Color(hex: \"#1C1C1E\", opacity: 0.4)", "#1C1C1E66 × 0.4"),
    ("Color(\"#1C1C1E\")", "#1C1C1E"), ("UIColor(hex: 0xFF)", "#0000FF"),
    ("Color(0x3969EF)", "#3969EF"), ("Color(rgbValue: 0x39_69_EF)", "#3969EF"),
    ("Color(hexString: \"3969EF\")", "#3969EF"), ("Color(css: \"#3969EF\")", "#3969EF"),
    ("UIColor(0x3969EF, alpha: 0.5)", "#3969EF80 × 0.5"), ("Color(0xFF3969EF)", "components"),
    ("CGColor(gray: 0, alpha: 0.1)", "#0000001A × 0.1"),
  ])
  func componentColors(_ expression: String, _ meaning: String) {
    #expect(color(expression) == [meaning])
  }

  @Test func opacitiesAreCollectedInsideOut() {
    #expect(color("Color.black.opacity(0.2).opacity(y)") == ["black black × 0.2 × y"])
    #expect(color("UIColor.black.withAlphaComponent(0.2).cgColor") == ["black black × 0.2"])
    #expect(color("Color(UIColor(white: 0, alpha: 0.3)).opacity(0.5)") == ["#0000004D × 0.3 × 0.5"])
  }

  @Test func branchesComeOneByOne() {
    #expect(color("dark ? .black.opacity(0.5) : .brand") == ["black black × 0.5", "unknown"])
    #expect(
      color("(dark ? Color.black : .white).opacity(0.1)") == ["black black × 0.1", "white white × 0.1"])
    #expect(color("tint ?? .gray") == ["unknown", "gray gray"])
    #expect(color("if dark { Color.black } else { .white }") == ["black black", "white white"])
  }

  @Test func componentsThatAreNoNumbersAreUnknown() {
    #expect(color("Color(red: 0 / 0, green: 0, blue: 0)") == ["components"])
    #expect(color("Color(white: 1e999)") == ["components"])
    #expect(color("Color(hue: 1e300 * 1e300, saturation: 0, brightness: 0)") == ["components"])
    #expect(ColorComponents(red: .nan, green: .infinity, blue: -.infinity).hex == "#00FF00")
  }

  @Test func namesOfTheFileAreFollowed() {
    let code = """
      extension Color { static let brand = Color(red: 1, green: 0, blue: 0) }
      enum Theme { static let black = Color(white: 0.1) }
      struct Card: View {
        var border: Color { dark ? .white : .separator }
        var other: some View { probe(border.opacity(0.3)); probe(.brand); probe(Theme.black); probe(Self.none) }
      }
      """
    #expect(
      read(code) == [
        "border: white white × 0.3", "border: separator separator × 0.3", "brand: #FF0000", "black: #1A1A1A",
        "unknown",
      ])
  }

  @Test func theProjectsOwnMemberGoesBeforeTheSystems() {
    #expect(
      read("extension Color { static let black = Color(white: 0.1) }\nlet x = probe(.black)") == [
        "black: #1A1A1A"
      ])
    #expect(read("struct Color { }\nlet x = probe(Color.black)") == ["unknown"])
  }
}
