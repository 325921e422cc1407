import Testing

@testable import GlassLintCore

/// A token's reference replaced by its value is named again.
@Suite struct WayBackTests {
  private func messages(_ rule: Rule, _ files: [String: String]) throws -> [String] {
    try ProjectTrial(files).findings(rule).map(\.message)
  }

  // MARK: Files

  @Test func aPartOfAViewControllerIsUserInterface() throws {
    let code = """
      import Foundation
      extension VideoViewController {
        func show() { UIView.animate(withDuration: 0.3) { } }
      }
      """
    let tokens = """
      import UIKit
      enum Motion {
        enum Duration { static let fast = 0.1; static let normal = 0.3; static let slow = 0.5 }
      }
      final class VideoViewController: UIViewController { func go() { UIView.animate(withDuration: Motion.Duration.normal) { } } }
      """
    #expect(
      try messages(PreferToken.rule, ["Motion.swift": tokens, "Video.swift": code]) == [
        "duration 0.3 is the token Motion.Duration.normal; write that"
      ])
  }
}
