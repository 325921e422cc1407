import Testing

@testable import GlassLintCore

@Suite struct ForeignCodeTests {
  @Test(arguments: [
    "Vendor/Toast/Toast.swift", "App/ThirdParty/Chart.swift", "third_party/a.swift", "Kit/3rdParty/B.swift",
    "App/Generated/Assets.swift", "App/api.pb.swift",
  ])
  func namesTell(_ path: String) { #expect(ForeignCode.isNamed(path)) }

  @Test(arguments: [
    "App/VendorList.swift", "Vendors/View.swift", "App/Views/Card.swift", "App/ExternalLink/View.swift",
  ])
  func otherNamesDoNot(_ path: String) { #expect(!ForeignCode.isNamed(path)) }

  /// The color is nearly one of the system's.
  private static let code = """
    import SwiftUI
    struct Card: View {
      var body: some View {
        Text("Title").padding(22).background(Color(red: 0, green: 0.478, blue: 1))
          .shadow(color: .black.opacity(0.6), radius: 4)
      }
    }
    """

  @Test(arguments: [
    "// Generated using SwiftGen - https://github.com/SwiftGen/SwiftGen",
    "// swiftlint:disable all\n// DO NOT EDIT.",
    "//  Copied from https://github.com/someone/Toast (MIT)", "/* This file was AUTO-GENERATED. */",
  ])
  func styleIsNotJudged(_ head: String) {
    #expect(findings(head + "\n" + Self.code) == [])
  }

  @Test(arguments: ["", "//  Created by Ann on 1.1.24.", "// See https://github.com/someone/app/issues/3"])
  func ownCodeIsJudged(_ head: String) {
    #expect(findings(head + "\n" + Self.code) == ["hardcoded-color", "heavy-shadow"])
  }

  private func findings(_ code: String) -> [String] {
    let rules = [HardcodedColor.rule, HeavyShadow.rule]
    return rules.flatMap { RuleTrial($0).findings(code) }.map(\.rule).sorted()
  }
}
