/// What the configuration says about one file.
public struct FileSettings: Sendable {
  /// By the position of the rule.
  public var rules: RuleTable
  public var platforms: Platforms
  /// With the project's own tokens, where it is given.
  public var scales: DesignScales
  /// The project the file is part of; `nil`: it stands alone.
  public var project: Project?
  /// The roles whose scales a configuration file sets, which no token of the project can change.
  public var configuredRoles: Set<Role>
  /// Whether tokens that the file declares make a scale.
  public var discoversTokens: Bool
  /// The rules the table is for; `nil`: those the linter was made with.
  var ruleSet: RuleSet?

  public init(
    rules: RuleTable, platforms: Platforms, scales: DesignScales, project: Project? = nil,
    configuredRoles: Set<Role> = [], discoversTokens: Bool = true
  ) {
    self.rules = rules
    self.platforms = platforms
    self.scales = scales
    self.project = project
    self.configuredRoles = configuredRoles
    self.discoversTokens = discoversTokens
  }
}

extension FileSettings {
  /// Whether nobody has set a rule, nor the scales that it judges by, so that all it has to go by is what a project does.
  fileprivate func judgesByHabit(_ all: [Rule], _ rule: Int) -> Bool {
    guard let roles = all[rule].judgesByHabit else { return false }
    return !rules.decided.contains(rule) && configuredRoles.isDisjoint(with: roles)
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
  private let ruleSet: RuleSet
  private let others: NotePlaces

  public init(rules: [Rule] = RuleRegistry.all) { self.init(RuleSet(rules)) }

  /// - Parameters:
  ///   - ruleSet: shared by all threads.
  ///   - overlay: what stands for other files, where notes lead there.
  init(_ ruleSet: RuleSet, overlay: SourceOverlay = .none) {
    self.ruleSet = ruleSet
    others = NotePlaces(overlay)
  }

  /// Lints the bytes of one file.
  /// - Parameters:
  ///   - source: valid UTF-8.
  ///   - file: as findings are to name it.
  ///   - absolutePath: under which the project knows it.
  ///   - settings: those of the rules the linter was made with, for this file.
  ///   - judgesSuppressions: whether a comment that silences nothing is reported; not when only some rules run.
  public mutating func lint(
    _ source: SourceBuffer, file: String, absolutePath: String? = nil, settings: FileSettings,
    judgesSuppressions: Bool = true
  ) -> Result {
    lint(
      source, file: file, absolutePath: absolutePath, settings: settings,
      judgesSuppressions: judgesSuppressions, observe: nil)
  }

  /// - Parameter observe: told of a file of a user interface when the rules have looked at it.
  mutating func lint(
    _ source: SourceBuffer, file: String, absolutePath: String?, settings: FileSettings,
    judgesSuppressions: Bool, observe: ((FileContext) -> Void)?
  ) -> Result {
    parser.trim()
    let ruleSet = settings.ruleSet ?? ruleSet
    guard let tree = parser.parse(source, where: ruleSet) else { return Result() }
    let isUserInterface = UserInterfaceCode.contains(tree)
    guard isUserInterface || ruleSet.reachesOtherFiles else { return Result() }
    let collector = FindingCollector()
    let facts = FileFacts(tree)
    let rules = ruleSet.rules
    var isOn = rules.indices.map {
      settings.rules[$0].severity != nil && (isUserInterface || rules[$0].reach != .userInterface)
    }
    let usesProject = observe != nil || rules.indices.contains { isOn[$0] && rules[$0].usesProject }
    let context = context(of: tree, source, facts, absolutePath ?? file, settings, usesProject: usesProject)
    // What others wrote is theirs, and what tests write down is there to be compared.
    if context.site.isForeign || context.isTest {
      for rule in isOn.indices where rules[rule].theme.isStyle { isOn[rule] = false }
    }
    run(ruleSet, isOn, on: context, settings, collector: collector)
    collector.findings.removeAll {
      rules[$0.rule].theme.isAboutUsers && context.isUnseen(at: $0.range.start)
    }
    if context.site.project.isLarge, !collector.findings.isEmpty {
      let hints = rules.indices.filter { settings.judgesByHabit(rules, $0) }
      for index in collector.findings.indices where hints.contains(collector.findings[index].rule) {
        collector.findings[index].isMinor = true
      }
    }
    Self.removeYielding(from: &collector.findings, rules)
    let isNobodys =
      !collector.findings.isEmpty
      && (context.site.isLeftOver || context.site.isDemonstration || context.isLooseProgram)
    if isNobodys { collector.findings.removeAll() }
    if isUserInterface { observe?(context) }
    var suppressions = Suppressions(tree)
    guard !collector.findings.isEmpty || !suppressions.isEmpty else { return Result() }
    let bytes = source.bytes
    let assembler = FindingAssembler(
      tree: tree, bytes: bytes, lines: LineMap(bytes), file: file, rules: rules, table: settings.rules,
      others: others)
    return assembler.result(
      of: collector.findings, &suppressions,
      judgesSuppressions: judgesSuppressions && isUserInterface && !isNobodys)
  }

  /// Leaves out what another rule's finding at the same place says as well.
  private static func removeYielding(from findings: inout [RawFinding], _ rules: [Rule]) {
    let others = Set(Set(findings.map(\.rule)).flatMap { rules[$0].yieldsTo })
    if others.isEmpty { return }
    var places: [String: Set<Int>] = [:]
    for finding in findings where others.contains(rules[finding.rule].id) {
      places[rules[finding.rule].id, default: []]
        .formUnion([finding.range.start] + finding.furtherPlaces.map(\.start))
    }
    findings.removeAll { finding in
      rules[finding.rule].yieldsTo.contains { places[$0]?.contains(finding.range.start) ?? false }
    }
  }

  /// Looks at a file as rules do.
  /// - Parameters: as for `lint`.
  mutating func inspect<Answer>(
    _ source: SourceBuffer, absolutePath: String, settings: FileSettings, _ body: (FileContext) -> Answer
  ) -> Answer {
    parser.trim()
    parser.lex(source)
    let tree = parser.parseTokens(of: source)
    return body(context(of: tree, source, FileFacts(tree), absolutePath, settings, usesProject: true))
  }

  private func context(
    of tree: SyntaxTree, _ source: SourceBuffer, _ facts: FileFacts, _ path: String, _ settings: FileSettings,
    usesProject: Bool
  ) -> FileContext {
    let site = site(of: tree, source, facts, path, settings, usesProject: usesProject)
    var scales = settings.scales
    if settings.project == nil || site.project !== settings.project {
      scales = site.project.scales(
        over: settings.scales, isConfigured: settings.configuredRoles.contains,
        discovers: settings.discoversTokens)
    }
    return FileContext(
      tree: tree, facts: facts, site: site, platforms: platforms(of: settings, facts),
      scales: site.project.scales(scales, in: site.file))
  }

  /// The file's place in its project, as the project knows it or as the text now stands.
  private func site(
    of tree: SyntaxTree, _ source: SourceBuffer, _ facts: FileFacts, _ path: String, _ settings: FileSettings,
    usesProject: Bool
  ) -> ProjectSite {
    if let project = settings.project, let file = project.file(atPath: path) {
      let isCurrent = project.index.sections.files[file].contentHash == ContentHash.hash(source.bytes)
      return ProjectSite(
        isCurrent ? project : project.replacing([file: Array(source.bytes)]), file: file, tree: tree)
    }
    let index = usesProject ? IndexBuilder.index(of: tree, facts: facts, path: path) : .empty
    return ProjectSite(Project(index: index), file: 0, tree: tree)
  }

  /// The systems that the file is built for, of those of its targets: a file that imports UIKit is not for Macs.
  private func platforms(of settings: FileSettings, _ facts: FileFacts) -> Platforms {
    let platforms = settings.platforms
    guard platforms.systems.count > 1, !facts.platformsWithoutImports.isEmpty else { return platforms }
    let left = platforms.intersection(Set(Platform.allCases).subtracting(facts.platformsWithoutImports))
    return left.isEmpty ? platforms : left
  }

  private func run(
    _ ruleSet: RuleSet, _ isOn: [Bool], on file: FileContext, _ settings: FileSettings,
    collector: FindingCollector
  ) {
    let rules = ruleSet.rules
    let dispatch = ruleSet.dispatch
    let tree = file.tree
    var context = RuleContext(file: file, collector: collector, rules: rules, settings: settings.rules)
    for id in 0..<tree.nodeCount {
      let kind = tree.kind(id)
      if kind == .call, let name = tree.name(id) {
        for rule in dispatch.rules(for: name) where isOn[Int(rule)] {
          context.ruleIndex = Int(rule)
          rules[Int(rule)].check(context, id)
        }
      }
      if dispatch.asksNames(of: kind), let name = tree.name(id) {
        for rule in dispatch.rules(forOther: name) where isOn[Int(rule)] {
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
  /// The tree of a file, or `nil` where its words tell that no rule is about it.
  mutating func parse(_ source: SourceBuffer, where rules: RuleSet) -> SyntaxTree? {
    lex(source)
    guard
      UserInterfaceCode.mayContain(tokens, count: tokenStorage.count)
        || rules.mayReach(tokens, count: tokenStorage.count)
    else { return nil }
    return parseTokens(of: source)
  }
}
