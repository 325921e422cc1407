import Testing

@testable import GlassLintCore

@Test func namesCompareByBytes() {
  #expect(Name("padding") == "padding")
  #expect(!(Name("padding") == "paddinG"))
  #expect(Name("ab").hash != Name("ba").hash)
}
