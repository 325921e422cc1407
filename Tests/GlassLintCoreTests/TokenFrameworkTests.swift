import Testing

@testable import GlassLintCore

/// Tokens that only the code of another framework names.
@Suite struct TokenFrameworkTests {
  private static let spacing = """
    import UIKit
    enum Spacing { static let small: CGFloat = 4; static let medium: CGFloat = 8; static let large: CGFloat = 20 }
    """
  private static let view =
    "import SwiftUI\nstruct A: View { var body: some View { VStack(spacing: 8) { Text(\"\").padding(12) } } }"

  /// - Parameter isSet: a configuration has set the rules, which then go by tokens that the file itself does not name.
  private func rules(_ uses: [String], isSet: Bool = false) throws -> [String] {
    var files = ["Spacing.swift": Self.spacing, "View.swift": Self.view]
    for (position, use) in uses.enumerated() { files["Use\(position).swift"] = use }
    let trial = try ProjectTrial(files)
    return [PreferToken.rule, SpacingScale.rule].flatMap { rule in
      trial.findings(rule, isSet: isSet).map(\.rule)
    }
  }

  private let uiKit =
    "import UIKit\nfunc f(_ s: UIStackView) { s.spacing = Spacing.medium; s.spacing = Spacing.small }"
  private let swiftUI =
    "import SwiftUI\nlet a = VStack(spacing: Spacing.medium) { Text(\"\").padding(Spacing.small) }"

  @Test func tokensOfUIKitCodeAreNotHeldAgainstSwiftUI() throws {
    #expect(try rules([uiKit, uiKit, uiKit]).isEmpty)
  }

  @Test func tokensThatBothUseAreTokensOfBoth() throws {
    #expect(try rules([uiKit, uiKit, swiftUI, swiftUI], isSet: true) == ["prefer-token", "spacing-scale"])
    #expect(try rules([swiftUI], isSet: true) == ["prefer-token", "spacing-scale"])
    #expect(try rules([]).contains("prefer-token"))
  }

  /// Below a folder that Tuist makes a project of, folders of sources are no modules, and whoever names one token of a file
  /// sees the others.
  @Test func aProjectThatIsYetToBeMadeHasItsModulesByImports() throws {
    let manifest = "import ProjectDescription\nlet project = Project(name: \"A\")\n"
    let tokens = """
      import SwiftUI
      extension CGFloat {
        public static let padding4: CGFloat = 4
        public static let padding8: CGFloat = 8
        public static let padding64: CGFloat = 64
      }
      """
    let found = try ProjectTrial([
      "Kit/Project.swift": manifest, "Kit/Sources/Styling/Tokens.swift": tokens,
      "Cards/Project.swift": manifest,
      "Cards/Sources/Card.swift":
        "import Kit\nimport SwiftUI\nlet a = Text(\"\").padding(.top, .padding64).padding(.bottom, 8)",
      "Cards/Sources/Row.swift": "import Kit\nimport SwiftUI\nlet b = Text(\"\").padding(4)",
      "Cards/Sources/Other.swift": "import SwiftUI\nlet c = Text(\"\").padding(4)",
      // The first of its target to name one.
      "Lists/Project.swift": manifest,
      "Lists/Sources/List.swift": "import Kit\nimport SwiftUI\nlet d = Text(\"\").padding(4)",
      "Lists/Sources/Other.swift": "import SwiftUI\nlet e = Text(\"\").padding(4)",
    ]).findings(PreferToken.rule)
    #expect(
      found.map { "\($0.location.file) \($0.message)" } == [
        "Cards/Sources/Card.swift padding 8 is the token .padding8; write that",
        "Cards/Sources/Row.swift padding 4 is the token .padding4; write that",
        "Lists/Sources/List.swift padding 4 is the token .padding4; write that",
      ])
  }
}
