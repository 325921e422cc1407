import Testing

@testable import GlassLintCore

@Suite struct RoleWordsTests {
  @Test(arguments: [
    ("cardRadius", ["card", "Radius"]), ("card-radius_xl", ["card", "radius", "xl"]),
    ("UIFont", ["UI", "Font"]),
    ("spacing4", ["spacing4"]), ("URLSpacing", ["URL", "Spacing"]), ("2xl", ["2xl"]), ("", []), ("$-.", []),
    ("größeXL", ["größe", "XL"]),
  ])
  func namesComeApart(_ name: String, _ words: [String]) {
    #expect(NameWords.split(name) == words)
  }

  @Test func namesAreSpelledInCamelCase() {
    #expect(NameWords.lowerCamel("Font-Size") == "fontSize")
    #expect(NameWords.lowerCamel("XL") == "xl")
    #expect(NameWords.upperCamel("font size") == "FontSize")
    #expect(NameWords.upperCamel("XL") == "XL")
  }

  @Test(arguments: [
    ("radius", Role.radius), ("radii", .radius), ("cardCorner", .radius), ("rounding", .radius),
    ("borderRadius", .radius), ("iconRadius", .radius), ("spacing", .spacing), ("SpacingScale", .spacing),
    ("padding-card", .spacing), ("iconPadding", .spacing), ("gutter", .spacing), ("spacing4", .spacing),
    ("Insets", .spacing), ("spaces", .spacing), ("fontSize", .fontSize), ("TypeScale", .fontSize),
    ("Typography", .fontSize), ("textSizes", .fontSize), ("Fonts", .fontSize), ("FontScale", .fontSize),
    ("iconSize", .iconSize), ("Icons", .iconSize), ("IconButton", .iconSize), ("opacity", .opacity),
    ("strokeAlpha", .opacity), ("Shadows", .shadow), ("Elevation", .shadow), ("borderWidth", .lineWidth),
    ("lineWidth", .lineWidth), ("Stroke", .lineWidth), ("animationDuration", .duration),
    ("Motion", .duration),
    ("Timing", .duration),
  ])
  func typesSayTheRole(_ name: String, _ role: Role) {
    #expect(RoleWords.role(ofWordsIn: name, "medium") == role)
  }

  @Test(arguments: [
    "blurRadius", "shadowRadius", "shadowOpacity", "rowHeight", "maxWidth", "pressedScale", "iconScale",
    "aspectRatio", "fontWeight", "columnCount", "fadeDelay", "tracking", "lineHeight", "lineSpacing",
    "letterSpacing", "gridColumns", "shadowOffset", "iconHitbox", "iconTouchArea", "iconTapTarget",
    "iconBackgroundSize",
  ])
  func somethingElseHasNoRoleWhateverIsAround(_ name: String) {
    #expect(RoleWords.role(ofWordsIn: "Spacing", name) == nil)
  }

  @Test func theInnermostNameHasTheLastWord() {
    #expect(RoleWords.role(ofWordsIn: "Spacing", "cardRadius") == .radius)
    #expect(RoleWords.role(ofWordsIn: "Radius", "Card", "iconSpacing") == .spacing)
    #expect(RoleWords.role(ofWordsIn: "DesignSystem", "Spacing", "xl") == .spacing)
    // How wide the lines of icons are, not how large these.
    #expect(RoleWords.role(ofWordsIn: "StrokeWidth", "Icon", "thin") == .lineWidth)
    #expect(RoleWords.role(ofWordsIn: "Size", "Icon", "thin") == .iconSize)
    #expect(RoleWords.role(ofWordsIn: "DesignSystem", "xl") == nil)
    #expect(RoleWords.role(ofWordsIn: []) == nil)
  }

  @Test func leadingIsAnEdgeAmongInsetsAndADistanceAmongFonts() {
    #expect(RoleWords.role(ofWordsIn: "Insets", "leading") == .spacing)
    #expect(RoleWords.role(ofWordsIn: "Typography", "leading") == nil)
  }

  @Test func aWordWithinAWordIsNone() {
    #expect(RoleWords.role(ofWordsIn: "Workspace", "namespace") == nil)
    #expect(RoleWords.role(ofWordsIn: "Silicon", "iconic") == nil)
  }

  @Test func theSizeOfACornerIsItsRadius() {
    #expect(!ScaleWords.speaksOfOther("cornerSize", than: .radius))
    #expect(!ScaleWords.speaksOfOther("gapHeight", than: .spacing))
    #expect(ScaleWords.speaksOfOther("badgeSize", than: .radius))
    #expect(ScaleWords.speaksOfOther("size", than: .radius))
    #expect(ScaleWords.speaksOfOther("cornerPadding", than: .radius))
    #expect(ScaleWords.speaksOfOther("handleWidth", than: .spacing))
  }
}
