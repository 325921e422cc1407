/// What a rule sees of the file it is asked about, and how it answers.
public struct RuleContext: ~Copyable {
  public let tree: SyntaxTree
  public let platforms: Platforms
  public let scales: DesignScales
  let facts: FileFacts
  /// The file as part of its project.
  let site: ProjectSite
  let sink: FindingSink
  private let rules: [Rule]
  private let settings: RuleTable
  /// The position of the rule being asked.
  var ruleIndex = 0

  init(
    tree: SyntaxTree, platforms: Platforms, scales: DesignScales, facts: FileFacts, site: ProjectSite,
    sink: FindingSink, rules: [Rule], settings: RuleTable
  ) {
    self.tree = tree
    self.platforms = platforms
    self.scales = scales
    self.facts = facts
    self.site = site
    self.sink = sink
    self.rules = rules
    self.settings = settings
  }

  // MARK: Options

  private func option(_ name: String) -> OptionValue? {
    guard let index = rules[ruleIndex].options.firstIndex(where: { $0.name == name }) else {
      assertionFailure("\(rules[ruleIndex].id) has no option \(name)")
      return nil
    }
    return settings[ruleIndex].options[index]
  }

  public func number(_ name: String) -> Double {
    if case .number(let value)? = option(name) { return value }
    return 0
  }

  public func flag(_ name: String) -> Bool {
    if case .flag(let value)? = option(name) { return value }
    return false
  }

  /// The word chosen, or the text given.
  public func choice(_ name: String) -> String {
    if case .string(let value)? = option(name) { return value }
    return ""
  }

  public func strings(_ name: String) -> [String] {
    if case .strings(let value)? = option(name) { return value }
    return []
  }

  public func map(_ name: String) -> [String: String] {
    if case .map(let value)? = option(name) { return value }
    return [:]
  }

  // MARK: Values

  /// The number literals an expression can come to, followed through wrappers, branches and the names of this file.
  public func values(of expression: NodeID) -> [LiteralValue] {
    ValueFollower(tree: tree, facts: facts).values(of: expression)
  }

  /// What a plain name means where it is used: the node of a variable or parameter of this file whose value is known
  /// there, or `nil`.
  public func declaration(of name: Name, at use: NodeID) -> NodeID? {
    guard let declaration = facts.scope.declaration(of: name, at: use), !declaration.isOpaque else {
      return nil
    }
    return declaration.node
  }

  /// Whether this file declares a function, a method or a type of this name.
  public func fileDeclares(_ name: Name) -> Bool { facts.declaresCallable(name) }

  /// Whether this file declares a function or a method of this name, so that a modifier may be the project's own.
  public func fileDeclaresFunction(_ name: Name) -> Bool { facts.declaresFunction(name) }

  // MARK: Answers

  /// Whether this rule has just said something about a range, as of a helper that is used twice.
  func hasReported(at range: ByteRange) -> Bool {
    sink.findings.suffix(200).contains { $0.rule == ruleIndex && $0.range == range }
  }

  /// - Parameter isMinor: the finding weighs one level less than the rule is set to.
  public func report(
    at range: ByteRange, isMinor: Bool = false, _ message: String, notes: [(ByteRange, String)] = [],
    fixes: [Fix] = []
  ) {
    sink.findings.append(
      RawFinding(
        rule: ruleIndex, range: range, message: message, notes: notes, fixes: fixes, isMinor: isMinor))
  }

  public func report(at node: NodeID, _ message: String, notes: [(ByteRange, String)] = [], fixes: [Fix] = [])
  {
    report(at: tree.range(of: node), message, notes: notes, fixes: fixes)
  }

  public func report(token: TokenID, _ message: String, notes: [(ByteRange, String)] = [], fixes: [Fix] = [])
  {
    report(at: tree.range(ofToken: token), message, notes: notes, fixes: fixes)
  }

  /// Reports a literal where it is written, with a note on the place it reaches where that is another.
  /// - Parameter landing: what the value ends up as, for the note: `shadow(radius:)`.
  public func report(
    _ value: LiteralValue, reaching use: NodeID, _ landing: String, _ message: String, fixes: [Fix] = []
  ) {
    var steps: [RawStep] = []
    if !value.path.isEmpty {
      let way = value.path.map { "`\($0)`" } + ["`\(landing)`"]
      steps.append(RawStep(range: tree.range(of: use), message: way.joined(separator: " → ")))
    }
    sink.findings.append(
      RawFinding(
        rule: ruleIndex, range: tree.range(of: value.node), message: message, notes: [], fixes: fixes,
        steps: steps))
  }

  /// Reports at the name of a call: `padding` of `.padding(8)`.
  /// - Parameter isMinor: the finding weighs one level less than the rule is set to.
  public func report(
    call: NodeID, isMinor: Bool = false, _ message: String, notes: [(ByteRange, String)] = [],
    fixes: [Fix] = []
  ) {
    report(
      at: tree.nameToken(call).map { tree.range(ofToken: $0) } ?? tree.range(of: call), isMinor: isMinor,
      message,
      notes: notes, fixes: fixes)
  }
}
