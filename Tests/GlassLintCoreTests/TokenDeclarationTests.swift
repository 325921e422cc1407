import Testing

@testable import GlassLintCore

/// What tokens are made of is never told to name one.
@Suite struct TokenDeclarationTests {
  private static let type = "struct Spacing { let sm: CGFloat; let md: CGFloat; let lg: CGFloat }\n"
  private static let use = """
    struct Card: View {
      var body: some View { VStack(spacing: THEME.sm) { Text("Focus").padding(THEME.md) }.padding(THEME.lg) }
    }
    """

  @Test(arguments: [
    ("DS.spacing", "enum DS { static let spacing = Spacing(sm: 8, md: 16, lg: 24) }"),
    ("DS.spacing", "enum DS { static let spacing: Spacing = .init(sm: 8, md: 16, lg: 24) }"),
    (
      "Theme.shared.spacing",
      "final class Theme { static let shared = Theme(); let spacing = Spacing(sm: 8, md: 16, lg: 24) }"
    ),
    (
      "Theme.standard.spacing",
      "struct Theme { let spacing: Spacing; static let standard = Theme(spacing: Spacing(sm: 8, md: 16, lg: 24)) }"
    ),
    (
      "DS.spacing",
      "enum DS { static let spacing = Spacing(sm: 8, md: 16, lg: 24); static let tight = Spacing(sm: 4, md: 8, lg: 16) }"
    ),
    (
      "DS.spacing",
      """
      enum DS { static let spacing = Spacing(sm: 8, md: 16, lg: 24) }
      func widened() -> Spacing { Spacing(sm: 16, md: 24, lg: 32) }
      """
    ),
  ]) func instances(name: String, declaration: String) throws {
    let use = Self.use.replacingOccurrences(of: "THEME", with: name)
    for files in [
      ["A.swift": Self.type + declaration, "B.swift": use], ["A.swift": Self.type + declaration + "\n" + use],
    ] {
      let trial = try ProjectTrial(files)
      #expect(trial.findings(PreferToken.rule).map(\.message) == [])
    }
  }

  @Test func bodiesOfTextStyles() throws {
    let trial = try ProjectTrial([
      "Style.swift": """
      struct CaptionStyle: ViewModifier {
        func body(content: Content) -> some View { content.font(.custom("Inter", size: 12)) }
      }
      """,
      "View.swift": "extension View { func captionStyle() -> some View { modifier(CaptionStyle()) } }",
      "Card.swift": """
      struct Card: View { var body: some View { Text("a").captionStyle(); Text("b").captionStyle() } }
      """,
    ])
    #expect(trial.findings(PreferToken.rule).map(\.message) == [])
  }

  @Test(arguments: ["md = medium", "md = base", "md = Spacing.medium"]) func successors(new: String) throws {
    let trial = try ProjectTrial([
      "Spacing.swift": """
      enum Spacing {
        @available(*, deprecated, renamed: "md") static let medium: CGFloat = 16
        static let \(new)
        static let base = medium
        static let sm: CGFloat = 8
        static let lg: CGFloat = 24
      }
      """,
      "Card.swift": "struct Card: View { var body: some View { Text(\"a\").padding(Spacing.medium) } }",
    ])
    let found = trial.findings(DeprecatedToken.rule).map(\.location.file)
    // Of what the new one is not made of, the old one is replaced as anywhere.
    #expect(found == (new.hasSuffix("base") ? ["Card.swift"] : ["Card.swift", "Spacing.swift"]))
  }

  @Test(arguments: [
    "enum CheckoutConstants { enum Layout { static let padding: CGFloat = 18, gap: CGFloat = 10, inset: CGFloat = 26 } }",
    "enum Layout { static let padding: CGFloat = 18, gap: CGFloat = 10, inset: CGFloat = 26 }",
    "struct CheckoutNumbers { static let padding: CGFloat = 18, gap: CGFloat = 10, inset: CGFloat = 26 }",
  ]) func constantsOfFeatures(declaration: String) throws {
    let type =
      declaration.contains("Constants")
      ? "CheckoutConstants.Layout" : declaration.contains("Numbers") ? "CheckoutNumbers" : "Layout"
    let use = """
      struct Checkout: View {
        var body: some View {
          VStack(spacing: \(type).gap) { Text("a").padding(\(type).padding) }.padding(.leading, \(type).inset)
        }
      }
      """
    for files in [
      ["A.swift": declaration, "B.swift": use], ["A.swift": declaration + "\n" + use],
    ] {
      #expect(try ProjectTrial(files).findings(SpacingScale.rule).map(\.message) == [])
    }
  }
}
