import Testing

@testable import GlassLintCore

@Test func namesCompareByBytes() {
  #expect(Name("padding") == "padding")
  #expect(!(Name("padding") == "paddinG"))
  #expect(Name("ab").hash != Name("ba").hash)
}

@Test func stemsAreFoundAnywhereInANameInEitherCase() {
  let stems = NameStems(["test", "mock", "x", "ui-kit"])
  for name in ["test", "aTEST", "Mocked", "MOCK", "x", "fox", "my/UI-Kit/a", "te/test"] as [StaticString] {
    #expect(stems.areIn(Name(name)), "\(name)")
  }
  for name in ["", "t", "te", "tes", "m", "MOC", "tEmoc", "ui_kit", "uikit", "ui-ki"] as [StaticString] {
    #expect(!stems.areIn(Name(name)), "\(name)")
  }
}
