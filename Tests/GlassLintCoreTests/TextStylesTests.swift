import Testing

@testable import GlassLintCore

/// The sizes of text styles, which differ by system.
@Suite struct TextStylesTests {
  @Test func sizesAreThoseOfTheSystems() {
    #expect(
      TextStyles.sizes(on: Platforms([.iOS: 17])) == [11, 12, 13, 15, 16, 17, 20, 22, 28, 34])
    #expect(TextStyles.sizes(on: Platforms([.macOS: 14])) == [10, 11, 12, 13, 15, 17, 22, 26])
    #expect(TextStyles.sizes(on: Platforms([.tvOS: 17])) == [23, 25, 29, 31, 38, 48, 57, 76])
    #expect(
      TextStyles.sizes(on: Platforms([.iOS: 17, .macOS: 14]))
        == [10, 11, 12, 13, 15, 16, 17, 20, 22, 26, 28, 34])
  }

  @Test func aSystemWithoutVersionCountsAsWell() {
    #expect(
      TextStyles.sizes(on: Platforms(unversioned: [.macOS])) == TextStyles.sizes(on: Platforms([.macOS: 14])))
    #expect(TextStyles.sizes(on: Platforms()) == TextStyles.sizes(on: Platforms([.iOS: 17, .macOS: 14])))
  }

  @Test func theNearestStyleIsThatOfTheSystem() {
    #expect(TextStyles.nearest(to: 13)?.name == "footnote")
    #expect(TextStyles.nearest(to: 13, on: .macOS)?.name == "body")
    #expect(TextStyles.nearest(to: 21)?.name == "title2")
    #expect(TextStyles.nearest(to: 36) == nil)
    #expect(TextStyles.nearest(to: 36, on: .visionOS)?.name == "extraLargeTitle")
  }

  @Test(arguments: [("largeTitle", 34.0, 26.0), ("body", 17, 13), ("extraLargeTitle", 36, 36)])
  func aStyleHasASize(_ name: String, _ mobile: Double, _ mac: Double) throws {
    let style = try #require(TextStyles.all.first { $0.name == name })
    #expect((style.size(on: .iOS) ?? style.size(on: .visionOS)) == mobile)
    #expect((style.size(on: .macOS) ?? style.size(on: .visionOS)) == mac)
  }
}
