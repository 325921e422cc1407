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

  private func rules(_ uses: [String]) throws -> [String] {
    var files = ["Spacing.swift": Self.spacing, "View.swift": Self.view]
    for (position, use) in uses.enumerated() { files["Use\(position).swift"] = use }
    let trial = try ProjectTrial(files)
    return [PreferToken.rule, SpacingScale.rule].flatMap { rule in trial.findings(rule).map(\.rule) }
  }

  private let uiKit =
    "import UIKit\nfunc f(_ s: UIStackView) { s.spacing = Spacing.medium; s.spacing = Spacing.small }"
  private let swiftUI =
    "import SwiftUI\nlet a = VStack(spacing: Spacing.medium) { Text(\"\").padding(Spacing.small) }"

  @Test func tokensOfUIKitCodeAreNotHeldAgainstSwiftUI() throws {
    #expect(try rules([uiKit, uiKit, uiKit]).isEmpty)
  }

  @Test func tokensThatBothUseAreTokensOfBoth() throws {
    #expect(try rules([uiKit, uiKit, swiftUI, swiftUI]) == ["prefer-token", "spacing-scale"])
    #expect(try rules([swiftUI]) == ["prefer-token", "spacing-scale"])
    #expect(try rules([]).contains("prefer-token"))
  }
}
