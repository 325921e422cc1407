import Testing

@testable import GlassLintCore

@Suite struct DesignTokenWriterTests {
  private func read(_ bytes: [UInt8]) -> [DesignToken] {
    let reading = DesignTokenFile.read(bytes, file: "t.tokens.json")
    #expect(reading.errors == [])
    return reading.tokens
  }

  private func token(
    _ role: Role, _ name: String, _ value: DesignToken.Value, _ reference: String? = nil
  ) -> DesignToken {
    DesignToken(
      role: role, name: name, value: value, reference: reference, origin: .tokenFile(file: "t.tokens.json"))
  }

  /// In an order that only what they say decides.
  private func lines(_ tokens: [DesignToken]) -> [String] { tokens.map { "\($0)" }.sorted() }

  @Test func tokensAreWrittenAsTheFormatSays() {
    let tokens = [
      token(.spacing, "DS.Spacing.xl", .number(20), "DS.Spacing.xl"),
      token(.color, "Brand", .color(AppearanceColor(light: ColorComponents(red: 1, green: 0, blue: 0.5)))),
      token(.duration, "Motion.quick", .number(0.2)), token(.opacity, "Opacity.faint", .number(0.1)),
      token(.shadow, "Card", .shadow(ShadowLevel(name: "Card", opacity: 0.05, radius: 6, y: 3))),
    ]
    #expect(
      String(decoding: DesignTokenFile.write(tokens), as: UTF8.self) == """
        {
          "$schema": "https://www.designtokens.org/schemas/2025.10/format.json",
          "Brand": {
            "$type": "color",
            "$value": {"colorSpace": "srgb", "components": [1, 0, 0.5], "alpha": 1, "hex": "#FF0080"}
          },
          "Card": {
            "$type": "shadow",
            "$value": {
              "color": {"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.05, "hex": "#000000"},
              "offsetX": {"value": 0, "unit": "px"},
              "offsetY": {"value": 3, "unit": "px"},
              "blur": {"value": 12, "unit": "px"},
              "spread": {"value": 0, "unit": "px"}
            }
          },
          "DS": {
            "Spacing": {
              "xl": {
                "$type": "dimension",
                "$value": {"value": 20, "unit": "px"},
                "$extensions": {"glasslint": {"swift": "DS.Spacing.xl"}}
              }
            }
          },
          "Motion": {"quick": {"$type": "duration", "$value": {"value": 0.2, "unit": "s"}}},
          "Opacity": {"faint": {"$type": "number", "$value": 0.1}}
        }

        """)
  }

  @Test func namesTheFormatForbidsComeBack() {
    let names = [
      "a", "a.b", "a.b.c", "a..b", ".a", "$root", "a.$value", "{x}.y", "", "a", "Brand/Primary", "\u{1}é🎨",
      "$",
    ]
    let tokens = names.map { token(.radius, $0, .number(4)) }
    #expect(lines(read(DesignTokenFile.write(tokens))) == lines(tokens))
  }

  @Test func whatWasWrittenIsRead() {
    var random = SeededNumbers(state: 7)
    func pick<T>(_ list: [T]) -> T { list.randomElement(using: &random) ?? list[0] }
    func unit() -> Double { pick([0, 1, 0.5, Double.random(in: 0...1, using: &random)]) }
    func color() -> ColorComponents {
      ColorComponents(red: unit(), green: unit(), blue: unit(), alpha: unit())
    }
    func name() -> String {
      let words = [
        "spacing", "Radius", "brand", "opacity", "shadow", "2xl", "$x", "a{b", "icon size", "", "Delay",
      ]
      return (0..<Int.random(in: 1...4, using: &random)).map { _ in pick(words) }.joined(separator: ".")
    }
    for _ in 0..<60 {
      let tokens = (0..<20).map { _ -> DesignToken in
        let role = pick(Role.allCases)
        let name = name()
        let reference = pick([nil, "DS.Spacing.xl", "Color(\"Brand/Primary\")", "Theme.radius(.card)"])
        let value: DesignToken.Value
        switch role {
        case .color:
          value = .color(
            AppearanceColor(
              light: color(), dark: pick([nil, color()]), lightHighContrast: pick([nil, color()]),
              darkHighContrast: pick([nil, color()])))
        case .shadow:
          value = .shadow(
            ShadowLevel(name: reference ?? name, opacity: unit(), radius: unit() * 40, y: unit() * 9 - 9))
        case .opacity: value = .number(unit())
        default: value = .number(pick([0, 999, -4, unit() * 100]))
        }
        return token(role, name, value, reference)
      }
      let bytes = DesignTokenFile.write(tokens)
      #expect(lines(read(bytes)) == lines(tokens))
      #expect(DesignTokenFile.write(tokens.shuffled(using: &random)) == bytes || hasTwins(tokens))
    }
  }

  /// Tokens of one name, role and spelling keep the order they come in.
  private func hasTwins(_ tokens: [DesignToken]) -> Bool {
    Set(tokens.map { "\($0.name) \($0.role) \($0.reference ?? "")" }).count < tokens.count
  }

  @Test func colorsOutsideOfSRGBAreWrittenInDisplayP3() throws {
    let red = ColorComponents(displayP3: (1, 0, 0), alpha: 1)
    let bytes = DesignTokenFile.write([token(.color, "red", .color(AppearanceColor(light: red)))])
    #expect(String(decoding: bytes, as: UTF8.self).contains("\"display-p3\""))
    let found = try #require(read(bytes).first)
    guard case .color(let color) = found.value else { return #expect(Bool(false)) }
    #expect(color.light.drawsTheSame(as: red))
    #expect(color.light.difference(from: red) < 0.01)
  }

  @Test func numbersJSONCannotHoldAreLeftOut() {
    #expect(
      read(DesignTokenFile.write([token(.radius, "a", .number(.nan)), token(.radius, "b", .number(1))])).count
        == 1)
  }
}

/// The same numbers in every run.
private struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
