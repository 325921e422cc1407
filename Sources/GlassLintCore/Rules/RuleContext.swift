/// What a rule sees of the file it is asked about, and how it answers.
public struct RuleContext: ~Copyable {
  public let tree: SyntaxTree
  let file: FileContext
  let collector: FindingCollector
  private let rules: [Rule]
  private let settings: RuleTable
  /// The position of the rule being asked.
  var ruleIndex = 0

  init(file: FileContext, collector: FindingCollector, rules: [Rule], settings: RuleTable) {
    self.tree = file.tree
    self.file = file
    self.collector = collector
    self.rules = rules
    self.settings = settings
  }

  var facts: FileFacts { file.facts }
  var site: ProjectSite { file.site }
  public var platforms: Platforms { file.platforms }
  /// Whether a configuration or a preset besides the default has said something about the rule.
  var isDecided: Bool { settings.decided.contains(ruleIndex) }
  public var scales: DesignScales { file.scales }
  var isTest: Bool { file.isTest }

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

  public func lists(_ name: String) -> [String: [String]] {
    if case .lists(let value)? = option(name) { return value }
    return [:]
  }

  // MARK: Answers

  /// Whether what the rule says is not reported of what no user sees.
  var isAboutUsers: Bool { rules[ruleIndex].theme.isAboutUsers }

  /// Code of a message is no longer than this, in bytes.
  private static let quoteLimit = 48

  /// What is written at a node, in backticks, where that is short enough to be read in a message; else other words.
  func quote(_ node: NodeID, else words: String) -> String {
    let range = tree.range(of: node)
    guard range.end - range.start <= Self.quoteLimit else { return words }
    let text = tree.text(node)
    return text.contains("\n") ? words : "`\(text)`"
  }

  /// Whether this rule has just said something about a range, as of a helper that is used twice.
  func hasReported(at range: ByteRange) -> Bool {
    collector.findings.suffix(200).contains { $0.rule == ruleIndex && $0.range == range }
  }

  /// - Parameter isMinor: the finding weighs one level less than the rule is set to.
  public func report(
    at range: ByteRange, isMinor: Bool = false, _ message: String, notes: [(ByteRange, String)] = [],
    fixes: [Fix] = []
  ) {
    collector.findings.append(
      RawFinding(
        rule: ruleIndex, range: range, message: message, notes: notes, fixes: fixes, isMinor: isMinor))
  }

  /// Reports what may have been said in the same words of another place of the file: then it is one finding, whose fixes
  /// mend all the places. Where comments silence single places, each has to have its own.
  /// - Parameters:
  ///   - scope: the declaration whose places are told together, where that is not the file.
  ///   - subject: what the places have to have in common besides the words.
  func reportOnce(
    at range: ByteRange, in scope: NodeID? = nil, about subject: String = "", isMinor: Bool = false,
    _ message: String, notes: [(ByteRange, String)] = [], fixes: [Fix] = []
  ) {
    // What is not reported in the end has to take no other place along.
    if isAboutUsers, file.isUnseen(at: range.start) { return }
    if facts.isSilencedInPlaces {
      return report(at: range, isMinor: isMinor, message, notes: notes, fixes: fixes)
    }
    let said = Said(rule: ruleIndex, scope: scope, subject: subject, message: message, isMinor: isMinor)
    let known = facts.kept { SaidOnce() }
    if let finding = known.value.findings[said] { return collector.findings[finding].join(range, fixes) }
    known.value.findings[said] = collector.findings.count
    report(at: range, isMinor: isMinor, message, notes: notes, fixes: fixes)
  }

  /// Reports what is wrong with one value of a file, wherever that is written: places of which less is known are notes of
  /// one of which more is.
  /// - Parameters:
  ///   - isSure: the message tells what to write instead, so that it has to hold where it is said again.
  ///   - claim: what of a sure message has to hold there, if not all of it.
  ///   - demand: how much the message asks for: of several the one that asks for the most is said.
  func reportOnce(
    at range: ByteRange, value: String, isSure: Bool, saying claim: String? = nil, demand: Double = 0,
    isMinor: Bool = false,
    _ message: String, notes: [(ByteRange, String)] = [], fixes: [Fix] = []
  ) {
    if isAboutUsers, file.isUnseen(at: range.start) { return }
    let said = Said(rule: ruleIndex, scope: nil, subject: value, message: "", isMinor: false)
    let known = facts.kept { SaidOnce() }
    guard !facts.isSilencedInPlaces else {
      return reportOnce(at: range, isMinor: isMinor, message, notes: notes, fixes: fixes)
    }
    guard let first = known.value.values[said] else {
      // The same words may have been said of another value.
      let same = Said(rule: ruleIndex, scope: nil, subject: "", message: message, isMinor: isMinor)
      let finding = known.value.findings[same] ?? collector.findings.count
      known.value.values[said] = (finding, isSure, claim, demand)
      return reportOnce(at: range, isMinor: isMinor, message, notes: notes, fixes: fixes)
    }
    // Two places may mean two tokens of one value.
    if isSure, first.isSure, claim == nil || claim != first.claim {
      return reportOnce(at: range, isMinor: isMinor, message, notes: notes, fixes: fixes)
    }
    if isSure && !first.isSure || isSure == first.isSure && demand > first.demand {
      let place = collector.findings[first.finding].range
      collector.findings[first.finding].message = message
      collector.findings[first.finding].fixes = fixes
      collector.findings[first.finding].isMinor = isMinor
      collector.findings[first.finding].replaceNotes(by: notes)
      known.value.values[said] = (first.finding, isSure, claim, demand)
      known.value.findings[
        Said(rule: ruleIndex, scope: nil, subject: "", message: message, isMinor: isMinor)] = first.finding
      collector.findings[first.finding].range = range
      // The same place again, for another text.
      if place == range { return }
      // Where less is asked for the message would not hold.
      if demand > first.demand { return collector.findings[first.finding].noteFurther(place) }
      return collector.findings[first.finding].join(place, [])
    }
    if collector.findings[first.finding].range == range { return }
    collector.findings[first.finding].join(range, fixes)
  }

  /// Where the next finding will stand, for what is to be added to it.
  var nextFinding: Int { collector.findings.count }

  /// Says one more thing of what has been reported.
  func addNote(at range: ByteRange, _ message: String, to finding: Int) {
    collector.findings[finding].notes.append((range, message))
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
  /// - Parameters:
  ///   - landing: what the value ends up as, for the note: `shadow(radius:)`.
  ///   - isMinor: the finding weighs one level less than the rule is set to.
  public func report(
    _ value: LiteralValue, reaching use: NodeID, _ landing: String, isMinor: Bool = false, _ message: String,
    notes: [(ByteRange, String)] = [], fixes: [Fix] = []
  ) {
    var steps: [RawStep] = []
    if !value.path.isEmpty {
      let way = value.path.map { "`\($0)`" } + ["`\(landing)`"]
      steps.append(RawStep(range: tree.range(of: use), message: way.joined(separator: " → ")))
    }
    collector.findings.append(
      RawFinding(
        rule: ruleIndex, range: tree.range(of: value.node), message: message, notes: notes, fixes: fixes,
        isMinor: isMinor, steps: steps))
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

  /// Reports a literal where it is written, with notes that show its way where that leads anywhere.
  /// - Parameter isMinor: the finding weighs one level less than the rule is set to.
  func report(
    _ landed: LandedValue, isMinor: Bool = false, _ message: String, notes: [(ByteRange, String)] = [],
    fixes: [Fix] = []
  ) {
    var steps = landed.steps.map { RawStep(file: $0.file, range: $0.range, message: "through `\($0.name)`") }
    if !landed.path.isEmpty {
      let way = landed.path.map { "`\($0)`" } + ["`\(landed.binding.landing)`"]
      steps.append(
        RawStep(file: landed.sink.file, range: landed.sink.range, message: way.joined(separator: " → ")))
    }
    collector.findings.append(
      RawFinding(
        rule: ruleIndex, range: tree.range(of: landed.node), message: message, notes: notes, fixes: fixes,
        isMinor: isMinor, steps: steps))
  }
}

private struct Said: Hashable {
  var rule: Int
  var scope: NodeID?
  var subject: String
  var message: String
  var isMinor: Bool
}

/// Where among the findings of a file stands what has been said once for several places.
private struct SaidOnce {
  var findings: [Said: Int] = [:]
  /// By value, whether that says what to write instead, what it claims, and how much it asks for.
  var values: [Said: (finding: Int, isSure: Bool, claim: String?, demand: Double)] = [:]
}
