import Testing

@testable import GlassLintCore

/// Which calls mean a modifier of SwiftUI, and which one that the project declares, in whichever file.
@Suite struct DeclaredFunctionTests {
  @Test(arguments: [
    ProjectCase(
      "an overload for steps stands beside the system's",
      [
        "A":
          "enum Rounding { case large }\nextension View { func cornerRadius(_ r: Rounding) -> some View { self } }",
        "B": "let a = Text(b).cornerRadius(.large)\nlet c = Text(b).↓cornerRadius(8)",
      ]),
    ProjectCase(
      "an overload with a label of its own",
      [
        "A":
          "extension View { func cornerRadius(_ r: CGFloat, corners: UIRectCorner) -> some View { self } }",
        "B": "let a = Text(b).cornerRadius(8, corners: .topLeft)\nlet c = Text(b).↓cornerRadius(8)",
      ]),
    ProjectCase(
      "one that takes the same",
      [
        "A": "extension View { func cornerRadius(_ r: CGFloat) -> some View { self } }",
        "B": "let c = Text(b).cornerRadius(8)",
      ]),
    ProjectCase(
      "one that other files cannot see",
      [
        "A": "extension View { private func cornerRadius(_ r: CGFloat) -> some View { self } }",
        "B": "let c = Text(b).↓cornerRadius(8)",
      ]),
    ProjectCase(
      "a view of a package that has modifiers of its own",
      [
        "A": "import SwiftUI\nimport Dials\nlet a = Dial(value: $v).knobColor(.red).cornerRadius(8)",
        "B": "import SwiftUI\nimport Dials\nlet a = Dial(value: $v).↓cornerRadius(8)",
        "C":
          "import SwiftUI\nimport Dials\nlet a = Dial(value: $v).knobColor(.red).frame(width: 80).↓cornerRadius(8)",
        "D": "let a = Text(b).knobColor(.red).↓cornerRadius(8)",
      ]),
    ProjectCase(
      "one of another type",
      [
        "A": "extension UIView { func cornerRadius(_ r: CGFloat) -> Self { self } }",
        "B": "let c = Text(b).↓cornerRadius(8)",
      ]),
  ])
  func modifiersOfTheProjectAreNotTheSystems(_ project: ProjectCase) throws {
    #expect(try ProjectTrial(project.files).marked(CornerRadiusModifier.rule) == project.files)
  }

  @Test(arguments: [
    "struct Card: View {\n  var body: some View { Text(a).padding(↓22) }\n  func padding(for size: Int) -> CGFloat { 8 }\n}",
    "struct Card: View {\n  var body: some View { Text(a).padding(↓22) }\n  func padding(_ size: Size) -> CGFloat { 8 }\n}",
    "func padding(_ size: CGFloat) -> CGFloat { 8 }\nlet a = Text(b).padding(↓22)",
    "extension View { func padding(_ size: CGFloat) -> some View { self } }\nlet a = Text(b).padding(22)",
    "struct Card: View { func padding(_ size: CGFloat) -> Card { self } }\nlet a = Card().padding(22)",
  ])
  func helpersOfAFileAreNoModifiersOfViews(_ code: String) throws {
    let files = ["Card.swift": code]
    #expect(try ProjectTrial(files).marked(SpacingScale.rule) == files)
  }
}
