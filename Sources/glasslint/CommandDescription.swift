/// One command, as a value: what it is called, what it takes and what it does.
struct CommandDescription: Sendable {
  let name: String
  /// In one line, without a period.
  let summary: String
  /// What it takes besides options: "[PATH…]".
  let operands: String
  /// How many of them: more are a mistake.
  let operandCount: ClosedRange<Int>
  let options: [OptionDescription]
  /// What its help says below the options.
  let remarks: String
  let run: @Sendable (Arguments, Console) throws(UsageError) -> ExitStatus

  init(
    _ name: String, summary: String, operands: String = "", operandCount: ClosedRange<Int> = 0...0,
    options: [OptionDescription], remarks: String = "",
    run: @escaping @Sendable (Arguments, Console) throws(UsageError) -> ExitStatus
  ) {
    self.name = name
    self.summary = summary
    self.operands = operands
    self.operandCount = operandCount
    self.options = options + [.help]
    self.remarks = remarks
    self.run = run
  }

  /// In the order help lists them.
  static let all: [CommandDescription] = [lint, fix, rules, explain, config, debug]

  static func named(_ name: String) -> CommandDescription? { all.first { $0.name == name } }

  /// Every option of every command, each name once: enough to tell options' values from operands.
  static var allOptions: [OptionDescription] {
    var seen: Set<String> = []
    return (all.flatMap(\.options) + [.version]).filter { seen.insert($0.name).inserted }
  }
}

extension CommandDescription {
  private static let selection: [OptionDescription] = [
    .config, .only, .disable, .failOn, .format, .output, .stdinPath, .filesFrom, .null, .jobs, .noCache,
    .statistics,
    .color, .quiet, .verbose,
  ]

  private static let exitStatus = """
    Exit status: 0 nothing at or above --fail-on; 1 findings; 2 it could not do what was asked.
    """

  static let lint = CommandDescription(
    "lint", summary: "find where code leaves the design system (the default command)",
    operands: "[PATH…]", operandCount: 0...Int.max, options: selection,
    remarks: "Without a path, the working directory is linted.\n\n\(exitStatus)",
    run: LintCommand.run)

  static let fix = CommandDescription(
    "fix", summary: "rewrite what can be rewritten safely, and report the rest",
    operands: "[PATH…]", operandCount: 0...Int.max,
    options: [.unsafe, .dryRun, .diffOutput] + selection,
    remarks: """
      It ends as `lint` of what remains; with --dry-run or --diff-output, with 1 also where it would rewrite;
      with --stdin-path the result goes to standard output, and the status is 0 unless it failed.

      \(exitStatus)
      """,
    run: FixCommand.run)

  static let rules = CommandDescription(
    "rules", summary: "list the rules", options: [.listFormat, .color], run: RulesCommand.run)

  static let explain = CommandDescription(
    "explain", summary: "one rule: what, why, wrong, right, options, source",
    operands: "RULE…", operandCount: 0...Int.max, options: [.all, .documentFormat, .color],
    run: ExplainCommand.run)

  static let config = CommandDescription(
    "config", summary: "the configuration in force for a file, and where each part came from",
    operands: "[FILE]", operandCount: 0...1, options: [.config], run: ConfigCommand.run)

  static let debug = CommandDescription(
    "debug", summary: "what the lexer and the parser see", operands: "tokens|calls FILE…",
    operandCount: 2...Int.max, options: [],
    remarks: """
      tokens prints START⇥END⇥CLASS for each token, calls START⇥END⇥NAME⇥(labels)⇥{trailing closure labels}
      for each call, in UTF-8 offsets.
      """,
    run: DebugCommand.run)
}

/// What a run came to.
enum ExitStatus: Int32, Sendable, Comparable {
  case clean = 0
  /// Findings at or above `--fail-on`.
  case findings = 1
  /// It could not do what was asked.
  case failure = 2

  static func < (left: ExitStatus, right: ExitStatus) -> Bool { left.rawValue < right.rawValue }
}
