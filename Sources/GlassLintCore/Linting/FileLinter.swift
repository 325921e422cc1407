/// What the configuration says about one file.
public struct FileSettings: Sendable {
  /// By the position of the rule.
  public var rules: RuleTable
  public var platforms: Platforms
  public var scales: DesignScales

  public init(rules: RuleTable, platforms: Platforms, scales: DesignScales) {
    self.rules = rules
    self.platforms = platforms
    self.scales = scales
  }
}

/// Lints one file after another on one thread, in memory that is used again for each.
public struct FileLinter: ~Copyable {
  /// What came of one file.
  public struct Result: Sendable {
    public var findings: [Finding] = []
    /// What comments silenced.
    public var suppressed: [Finding] = []
  }

  private var parser = Parser()
  private let rules: [Rule]
  private let dispatch: RuleDispatch

  public init(rules: [Rule] = RuleRegistry.all) { self.init(rules: rules, dispatch: RuleDispatch(rules)) }

  /// - Parameter dispatch: made for the same rules, and shared by all threads.
  init(rules: [Rule], dispatch: RuleDispatch) {
    self.rules = rules
    self.dispatch = dispatch
  }

  /// Lints the bytes of one file.
  /// - Parameters:
  ///   - source: valid UTF-8.
  ///   - file: as findings are to name it.
  ///   - settings: those of the rules the linter was made with, for this file.
  ///   - judgesSuppressions: whether a comment that silences nothing is reported; not when only some rules run.
  public mutating func lint(
    _ source: SourceBuffer, file: String, settings: FileSettings, judgesSuppressions: Bool = true
  ) -> Result {
    parser.trim()
    guard let tree = parser.parseUserInterfaceCode(source), UserInterfaceCode.contains(tree) else {
      return Result()
    }
    let sink = FindingSink()
    run(on: tree, settings, sink: sink)
    var suppressions = Suppressions(tree)
    guard !sink.findings.isEmpty || !suppressions.isEmpty else { return Result() }
    let bytes = source.bytes
    let assembler = FindingAssembler(
      tree: tree, bytes: bytes, lines: LineMap(bytes), file: file, rules: rules, table: settings.rules)
    return assembler.result(of: sink.findings, &suppressions, judgesSuppressions: judgesSuppressions)
  }

  private func run(on tree: SyntaxTree, _ settings: FileSettings, sink: FindingSink) {
    let table = settings.rules
    var context = RuleContext(
      tree: tree, platforms: settings.platforms, scales: settings.scales, facts: FileFacts(tree), sink: sink,
      rules: rules, settings: table)
    let isOn = table.settings.map { $0.severity != nil }
    for id in 0..<tree.nodeCount {
      let kind = tree.kind(id)
      if kind == .call, let name = tree.name(id) {
        for rule in dispatch.rules(for: name) where isOn[Int(rule)] {
          context.ruleIndex = Int(rule)
          rules[Int(rule)].check(context, id)
        }
      }
      if let list = dispatch.rules(for: kind) {
        for rule in list where isOn[rule] {
          context.ruleIndex = rule
          rules[rule].check(context, id)
        }
      }
    }
  }

  /// Whether a rewritten file still reads as one: the same kinds of brackets open and close, nothing is left over, and
  /// outside the edited ranges each token is the same as before.
  public mutating func verify(before: [UInt8], after: [UInt8], edits: [Edit]) -> Bool {
    RewriteCheck.passes(before: before, after: after, edits: edits, parser: &parser)
  }
}

extension Parser {
  /// The tree of a file, or `nil` where no word in it can make it user-interface code.
  mutating func parseUserInterfaceCode(_ source: SourceBuffer) -> SyntaxTree? {
    lex(source)
    guard UserInterfaceCode.mayContain(tokens, count: tokenStorage.count) else { return nil }
    return parseTokens(of: source)
  }
}
