import Testing

@testable import GlassLintCore

@Suite struct AssetCatalogTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ set: String, _ json: String) throws {
    try folder.write("Assets.xcassets/\(set).colorset/Contents.json", json)
  }

  private func read() -> TokenReading {
    AssetCatalog.read("\(folder.path)/Assets.xcassets", workingDirectory: folder.path)
  }

  private func slot(
    _ components: String, space: String = "srgb", appearances: String = "", idiom: String = "universal",
    more: String = ""
  ) -> String {
    let list = appearances.isEmpty ? "" : "\"appearances\": [\(appearances)],"
    return """
      {"idiom": "\(idiom)", \(list) \(more)
       "color": {"color-space": "\(space)", "components": {\(components)}}}
      """
  }

  private let dark = #"{"appearance": "luminosity", "value": "dark"}"#
  private let high = #"{"appearance": "contrast", "value": "high"}"#

  private func color(_ slots: String...) throws -> AppearanceColor? {
    try write("Brand", "{\"colors\": [\(slots.joined(separator: ","))]}")
    let reading = read()
    #expect(reading.errors == [])
    guard case .color(let color)? = reading.tokens.first?.value else { return nil }
    return color
  }

  // MARK: Values

  @Test func componentsComeInThreeSpellings() throws {
    let mixed = try color(slot(#""red": "0x1F", "green": "31", "blue": "0.500", "alpha": "1.000""#))
    #expect(mixed == AppearanceColor(light: ColorComponents(red: 31 / 255, green: 31 / 255, blue: 0.5)))
    let whole = try color(slot(#""red": "1.000", "green": "1", "blue": "255", "alpha": "1""#))
    #expect(whole?.light == ColorComponents(red: 1, green: 1 / 255, blue: 1))
    let faint = try color(slot(#""red": "0", "green": "0", "blue": "0", "alpha": "0.25""#))
    #expect(faint?.light.alpha == 0.25)
  }

  @Test func appearancesAreKept() throws {
    let color = try color(
      slot(#""red": "0", "green": "0", "blue": "0", "alpha": "1.0""#),
      slot(#""red": "255", "green": "0", "blue": "0", "alpha": "1.0""#, appearances: dark),
      slot(#""red": "0", "green": "255", "blue": "0", "alpha": "1.0""#, appearances: high),
      slot(#""red": "0", "green": "0", "blue": "255", "alpha": "1.0""#, appearances: "\(dark), \(high)"))
    #expect(
      color
        == AppearanceColor(
          light: ColorComponents(red: 0, green: 0, blue: 0), dark: ColorComponents(red: 1, green: 0, blue: 0),
          lightHighContrast: ColorComponents(red: 0, green: 1, blue: 0),
          darkHighContrast: ColorComponents(red: 0, green: 0, blue: 1)))
    #expect(color?.isFixed == false)
  }

  @Test func universalGoesBeforeDevicesAndGamuts() throws {
    let color = try color(
      slot(#""white": "0.1", "alpha": "1.0""#, space: "gray-gamma-22", idiom: "mac"),
      slot(
        #""white": "0.2", "alpha": "1.0""#, space: "gray-gamma-22", more: "\"display-gamut\": \"display-P3\","
      ),
      slot(#""white": "0.3", "alpha": "1.0""#, space: "gray-gamma-22", more: "\"display-gamut\": \"sRGB\","),
      slot(#""white": "0.4", "alpha": "1.0""#, space: "gray-gamma-22", more: "\"locale\": \"de\","))
    #expect(color?.light == ColorComponents(red: 0.3, green: 0.3, blue: 0.3))
  }

  @Test func displayP3IsConverted() throws {
    let red = try #require(
      try color(
        slot(#""red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.0""#, space: "display-p3")))
    // The red of Display P3 lies outside of sRGB; it must not become equal to sRGB's own.
    #expect(abs(red.light.red - 1.0931) < 0.001 && abs(red.light.green + 0.2267) < 0.001)
    #expect(!red.light.drawsTheSame(as: ColorComponents(red: 1, green: 0, blue: 0)))
    let gray = try color(
      slot(#""red": "0.5", "green": "0.5", "blue": "0.5", "alpha": "1.0""#, space: "display-p3"))
    #expect(gray?.light.drawsTheSame(as: ColorComponents(red: 0.5, green: 0.5, blue: 0.5)) == true)
  }

  @Test(arguments: [
    #"{"colors": [{"idiom": "universal", "color": {"platform": "ios", "reference": "systemShinyColor"}}]}"#,
    #"{"colors": [{"idiom": "universal"}]}"#, #"{"colors": []}"#,
    // What Xcode writes for an accent color that nobody has chosen.
    #"{"info": {"author": "xcode", "version": 1}}"#,
    """
    {"colors": [{"color": {"components": {"white": "0.5"}}},
     {"appearances": [{"appearance": "luminosity", "value": "dark"}], "color": {"reference": "labelColor"}}]}
    """,
  ])
  func halfKnownColorsAreLeftOut(_ json: String) throws {
    try write("Brand", json)
    let reading = read()
    #expect(reading.tokens == [])
    #expect(reading.errors == [])
  }

  @Test func systemColorsHaveTheirValues() throws {
    try write(
      "Brand",
      """
      {"colors": [{"color": {"components": {"white": "1.0"}}},
       {"appearances": [{"appearance": "luminosity", "value": "dark"}],
        "color": {"platform": "ios", "reference": "systemTealColor"}}]}
      """)
    try write("Tint", #"{"colors": [{"color": {"platform": "ios", "reference": "systemBlueColor"}}]}"#)
    let colors = read().tokens.map(\.value.text)
    #expect(colors == ["#FFFFFF, dark #40C8E0", "#007AFF, dark #0A84FF"])
  }

  @Test func whatXcodesTemplateOfAnExtensionHasIsNoToken() throws {
    try write("TouchBarBezel", #"{"colors": [{"color": {"components": {"white": "1.0"}}}]}"#)
    #expect(read().tokens == [])
  }

  // MARK: Names

  private let white = #"{"colors": [{"color": {"components": {"white": "1.0"}}}]}"#

  @Test func foldersAreNamespacesOnlyWhereTheySaySo() throws {
    let provides = #"{"properties": {"provides-namespace": true}}"#
    try folder.write("Assets.xcassets/Contents.json", provides)
    try folder.write("Assets.xcassets/Brand/Contents.json", provides)
    try write("Brand/Text/Primary", white)
    try write("Group/Plain", white)
    try write("Say \"hi\"", white)
    try folder.write("Assets.xcassets/Icon.imageset/Contents.json", "{")
    let tokens = read().tokens
    #expect(tokens.map(\.name) == ["Brand/Primary", "Plain", "Say \"hi\""])
    #expect(
      tokens.map(\.reference) == [#"Color("Brand/Primary")"#, #"Color("Plain")"#, #"Color("Say \"hi\"")"#])
    #expect(tokens.allSatisfy { $0.role == .color })
    #expect(tokens[1].origin == .assetCatalog(file: "Assets.xcassets/Group/Plain.colorset/Contents.json"))
  }

  @Test func aPackageHasABundleOfItsOwn() throws {
    try folder.write("Kit/Package.swift")
    try folder.write("Kit/Sources/Kit/Colors.xcassets/Sky.colorset/Contents.json", white)
    let reading = AssetCatalog.read(
      "\(folder.path)/Kit/Sources/Kit/Colors.xcassets", workingDirectory: folder.path)
    #expect(reading.tokens.map(\.reference) == [#"Color("Sky", bundle: .module)"#])
  }

  // MARK: Mistakes

  @Test func aMistakeCostsOnlyItsOwnColor() throws {
    try write("A", "{\n  \"colors\": [,]\n}")
    try write(
      "B",
      "{\"colors\": [{\"color\": {\"components\":\n {\"red\": \"0xZZ\", \"green\": \"0\", \"blue\": \"0\"}}}]}"
    )
    try write("C", white)
    try write("D", "{\"colors\": [{\"color\": {\"components\": {\"red\": \"0\"}}}]}")
    try write("E", "[]")
    try folder.write("Assets.xcassets/F.colorset/note.txt")
    let reading = read()
    #expect(reading.tokens.map(\.name) == ["C"])
    let prefix = "Assets.xcassets/"
    #expect(
      reading.errors.map(\.description) == [
        "\(prefix)A.colorset/Contents.json:2:14: expected a value, found \",\"",
        "\(prefix)B.colorset/Contents.json:2:10: \"red\" must be text like \"0x1F\", \"31\" or \"0.122\", not \"0xZZ\"",
        "\(prefix)D.colorset/Contents.json:1:38: \"components\" needs \"green\"; add it",
        "\(prefix)E.colorset/Contents.json:1:1: a color set must be an object, not a list",
        "\(prefix)F.colorset: has no Contents.json; delete the folder or write one",
      ])
  }

  @Test func aBrokenFolderMakesNamesUncertain() throws {
    try folder.write("Assets.xcassets/Brand/Contents.json", "{\"properties\": ")
    try write("Brand/Primary", white)
    let reading = read()
    #expect(reading.tokens.map(\.reference) == [nil])
    #expect(reading.errors.map(\.line) == [1])
  }

  @Test func linksAreNotFollowed() throws {
    try write("A", white)
    try folder.link("Assets.xcassets/Loop", to: "\(folder.path)/Assets.xcassets")
    try folder.write("outside.json", white)
    try folder.write("Assets.xcassets/B.colorset/x")
    try folder.link("Assets.xcassets/B.colorset/Contents.json", to: "\(folder.path)/outside.json")
    #expect(read().tokens.map(\.name) == ["A"])
  }

  @Test func aMissingCatalogIsAnError() {
    let reading = AssetCatalog.read("\(folder.path)/No.xcassets", workingDirectory: folder.path)
    #expect(reading.errors.map(\.description) == ["No.xcassets: cannot be read: No such file or directory"])
  }
}
