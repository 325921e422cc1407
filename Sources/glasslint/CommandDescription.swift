import GlassLintCore

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
  static let all: [CommandDescription] = [
    lint, fix, initialize, tokens, audit, baseline, suppress, rules, explain, config, languageServer, mcp,
    hook,
    merge,
    completions, manual, debug,
  ]

  static func named(_ name: String) -> CommandDescription? { all.first { $0.name == name } }

  /// Every option of every command, each name once: enough to tell options' values from operands.
  static var allOptions: [OptionDescription] {
    var seen: Set<String> = []
    return (all.flatMap(\.options) + [.version]).filter { seen.insert($0.name).inserted }
  }
}

extension CommandDescription {
  private static let selection: [OptionDescription] = [
    .config, .preset, .only, .disable, .severity, .exclude, .failOn, .baseline, .noBaseline, .diff, .staged,
    .format, .output, .limit,
    .stdinPath,
    .filesFrom,
    .null, .jobs, .noCache,
    .statistics,
    .color, .quiet, .verbose,
  ]

  private static let exitStatus = """
    Exit status: 0 nothing at or above --fail-on; 1 findings; 2 it could not do what was asked.
    """

  static let lint = CommandDescription(
    "lint", summary: "find where code leaves the design system (the default command)",
    operands: "[PATH…]", operandCount: 0...Int.max, options: selection + [.shard, .watch],
    remarks: """
      Without a path, the working directory is linted.

      With --watch the files are looked at every half second, or less often where there are so many that this would take
      more than a hundredth of the time. Ctrl-C ends it, with 130.

      \(exitStatus)
      """,
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

  static let initialize = CommandDescription(
    "init", summary: "write a .glasslint.json from what the project already does",
    operands: "[PATH]", operandCount: 0...1,
    options: [.force, .dryRunInit, .jobs, .noCache, .color, .quiet],
    remarks: """
      PATH is the project's folder, by default the working directory. A histogram shows the values in use for each
      role; the configuration holds a scale for those that are used enough, and says how many uses fall off it.
      With --dry-run the configuration goes to standard output and the histogram to standard error.
      """,
    run: InitCommand.run)

  static let tokens = CommandDescription(
    "tokens", summary: "list the design tokens in force, where each came from, and how it is used",
    operands: "[PATH]", operandCount: 0...1,
    options: [.config, .tokenFormat, .outputFile, .jobs, .noCache, .color],
    remarks: """
      The tokens are those of the project that holds PATH, by default the working directory. `used` counts the
      mentions of a token in the project's Swift code, `literals` the places where its value is written instead.
      """,
    run: TokensCommand.run)

  static let audit = CommandDescription(
    "audit", summary: "how consistent the UI is: every value in use, by role and screen, with pictures",
    operands: "[PATH…]", operandCount: 0...Int.max,
    options: [
      .config, .auditFormat, .output, .compare, .failIfWorse, .minAdoption, .jobs, .noCache, .color, .quiet,
    ],
    remarks: """
      Adoption is the share of values that name a token. Numbers, colors, fonts and shadows count where they land in a
      role, as for the rules; tests, previews and generated code do not. --output decides the format by its ending:
      \(AuditFormat.endings). The fields of json are described in docs/audit.md.

      Exit status: 0 it is written; 1 it is worse than what it is compared with (--fail-if-worse), or adoption is below
      the minimum; 2 it could not do what was asked.
      """,
    run: AuditCommand.run)

  static let baseline = CommandDescription(
    "baseline", summary: "record today's findings, so that only new ones are reported",
    operands: "[PATH…]", operandCount: 0...Int.max,
    options: [.baseline, .prune, .config, .filesFrom, .null, .jobs, .noCache, .color, .quiet, .verbose],
    remarks: """
      Writes the baseline that `glasslint` reads from then on: the file that --baseline or the configuration names, or
      the nearest .glasslint-baseline.json, or a new one of that name beside the configuration. What is recorded of
      files outside of PATH stays.

      Exit status: 0 it is written; 2 it could not do what was asked.
      """,
    run: BaselineCommand.run)

  static let suppress = CommandDescription(
    "suppress", summary: "silence today's findings of some rules, with a comment that says why",
    operands: "RULE,… [PATH…]", operandCount: 1...Int.max,
    options: [
      .reason, .dryRun, .diffOutput, .config, .baseline, .noBaseline, .diff, .filesFrom, .null, .jobs,
      .noCache,
      .color, .quiet, .verbose,
    ],
    remarks: """
      RULE is the id of a rule or the name of a theme. Above each finding that `glasslint lint` reports of them it writes
      `// glasslint:disable:next RULE -- TEXT`, one for all of a line; around a string of several lines, `disable` and
      `enable`. What is found later is reported as ever.

      Exit status: 0 lint reports none of them any more; 1 with --dry-run or --diff-output, there is something to write;
      2 it could not do what was asked.
      """,
    run: SuppressCommand.run)

  static let rules = CommandDescription(
    "rules", summary: "list the rules, or test those of your own", operands: "[--test FILE…]",
    operandCount: 0...Int.max, options: [.test, .config, .listFormat, .listOnly, .fields, .color],
    remarks: """
      The custom rules are those of the working directory's configuration. With --test each FILE is linted with the
      custom rules of its own configuration: every finding needs an `// expect: ID` comment on its line, and every
      such comment a finding.

      Exit status: 0 all is as expected; 1 something is not; 2 it could not do what was asked.
      """,
    run: RulesCommand.run)

  static let explain = CommandDescription(
    "explain", summary: "one rule: what, why, wrong, right, options, source",
    operands: "RULE…", operandCount: 0...Int.max, options: [.all, .config, .documentFormat, .color],
    run: ExplainCommand.run)

  static let config = CommandDescription(
    "config", summary: "the configuration in force for a file, and where each part came from",
    operands: "[FILE]", operandCount: 0...1, options: [.verify, .config, .jobs, .noCache],
    remarks: """
      With --verify FILE is a folder, by default the working directory. What does nothing in its configuration and in
      those below it is told line by line: globs that match no file, overrides of no file, rules that are on without the
      option they need, options of rules that are off, names of tokens and colors that the project does not have, and
      where no deployment target is known.

      Exit status: 0; 1 with --verify, something does nothing; 2 it could not do what was asked.
      """,
    run: ConfigCommand.run)

  static let mcp = CommandDescription(
    "mcp", summary: "a server for coding agents: the Model Context Protocol on standard input and output",
    options: [.root],
    remarks: """
      Agents call its tools: lint, fix, tokens, explain, rules, config. Nothing outside of the root is read, and files are
      written only where an agent asks `fix` to. docs/agents.md has the settings for the agents there are.
      """,
    run: MCPCommand.run)

  static let merge = CommandDescription(
    "merge", summary: "one report out of the parts of a sharded run", operands: "FILE…",
    operandCount: 1...Int.max, options: [.failOn, .mergedFormat, .output, .limit, .color, .quiet],
    remarks: """
      Each FILE is what `glasslint lint --format sarif` wrote, with --shard or without. The parts of a run have to be
      there all, and the report is what the run would have said without --shard.

      \(exitStatus)
      """,
    run: MergeCommand.run)

  static let hook = CommandDescription(
    "hook", summary: "a git pre-commit hook: install it, take it away, do what it does; or an agent's hook",
    operands: "install|uninstall|run|agent", operandCount: 1...1, options: HookCommand.options,
    remarks: """
      install writes a hook that calls `glasslint hook run` with the options given here, which lints what is staged,
      with --fix after fixing it. A hook that is there already is kept beside it and runs first; uninstall gives it its
      name back. The hook stands where git looks for it, also with core.hooksPath and in linked work trees.

      agent is for coding agents to call after an edit, with JSON on standard input that names the file. It lints the
      lines of it that differ from git's index, and writes what it finds to standard error as --format agent does.
      Exit status: 2 findings, which agents hand to their model; 1 it could not do what was asked, which they show to
      their user; 0 nothing to say, also where the file is no Swift file.
      """,
    run: HookCommand.run)

  static let languageServer = CommandDescription(
    "lsp", summary: "a language server on standard input and output, for editors",
    options: [.standardStreams, .jobs],
    remarks: """
      Editors start it; docs/editors.md has what to paste. It tells what is wrong as you type, offers fixes and tokens,
      shows what a token comes to, and silences a rule where you ask for it.

      Exit status: 0 after the client said `shutdown` and `exit`; 1 where it went away without.
      """,
    run: LanguageServerCommand.run)

  static let completions = CommandDescription(
    "completions", summary: "what makes a shell complete glasslint's commands and options",
    operands: Shell.allCases.map(\.rawValue).joined(separator: "|"), operandCount: 1...1, options: [],
    remarks: """
      bash: source <(glasslint completions bash), in ~/.bashrc
      zsh: source <(glasslint completions zsh), in ~/.zshrc behind compinit
      fish: glasslint completions fish >~/.config/fish/completions/glasslint.fish
      """,
    run: CompletionsCommand.run)

  static let manual = CommandDescription(
    "manual", summary: "the manual page, for `man`", options: [],
    remarks: "To read it at once: glasslint manual | man -l -",
    run: ManualCommand.run)

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
