@testable import GlassLintCore

/// Runs one rule, switched on, over a few lines.
struct RuleTrial {
  private let runner: ExampleRunner

  init(
    _ rule: Rule, options: [String: OptionValue] = [:], platforms: [String: String] = [:],
    preset: String? = nil
  ) {
    runner = ExampleRunner(
      rule: rule, example: .right("", options: options, platforms: platforms, preset: preset))
  }

  func findings(_ code: String) -> [Finding] { runner.lint(Array(code.utf8)) }

  /// What all fixes, unsafe ones included, make of it.
  func fixed(_ code: String) -> String { String(decoding: runner.fix(Array(code.utf8)).bytes, as: UTF8.self) }
}
