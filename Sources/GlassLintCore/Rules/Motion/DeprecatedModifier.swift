/// API that SwiftUI keeps for old code only.
enum DeprecatedModifier {
  static let rule = Rule(
    id: "deprecated-modifier",
    theme: .motion,
    summary: "an API that another took the place of",
    rationale: """
      What is replaced still works, but gets none of what its successor learns, and goes away some day. Two spellings of \
      one thing also make code harder to search. Apple's interface says from which version of a target on the compiler \
      warns; of most it only announces that it will. Said only where every system the code is built for has the \
      successor.
      """,
    severity: .warning,
    fixable: .safe,
    options: [
      RuleOption(
        "many", .number(1...10_000), default: .number(3),
        help: "More uses of one name in a file than this are one finding, with the other places in its notes."
      ),
      RuleOption(
        "builders", .flag, default: .flag(true),
        help:
          "whether views that are given to `overlay`, `background`, `mask`, `Section` and `NavigationLink` as values, and not in closures, are reported"
      ),
    ],
    seeds: ["004"],
    examples: DeprecatedModifierExamples.all,
    triggers: Rule.Triggers(
      calls: names { api in
        switch api.use {
        case .modifier, .valueChange, .layer, .initializer, .sum: true
        case .member, .environment, .property, .inherited: false
        }
      }, kinds: [.attribute, .inheritedType],
      names: names { api in
        switch api.use {
        case .member, .property: true
        default: false
        }
      }),
    usesProject: true,
    check: check)

  private static func names(where matches: (DeprecatedAPI) -> Bool) -> [String] {
    Set(DeprecatedAPIs.all.filter(matches).map { "\($0.name)" }).sorted()
  }

  /// Asked about each use, answers for all of a name at the first of them.
  @Sendable private static func check(_ context: borrowing RuleContext, _ node: NodeID) {
    let reader = DeprecatedUseReader(file: context.file)
    guard let name = reader.name(of: node), !DeprecatedAPIs.named(name).isEmpty,
      context.facts.kept({ AnsweredNames() }).value.hashes.insert(name.hash).inserted
    else { return }
    let nodes = reader.nodes(named: name)
    let many = Int(context.number("many"))
    var told: Set<Int> = []
    for api in DeprecatedAPIs.named(name) where !api.isBuilder || context.flag("builders") {
      let uses = nodes.compactMap { reader.use(of: api, $0) }
        .filter { told.insert($0.range.start).inserted }
        .map { (use: $0, edits: edits(context, api, $0)) }
        .filter { $0.edits != .differs }
        .sorted { $0.use.range.start < $1.use.range.start }
      guard let first = uses.first else { continue }
      let message = "\(api.subject) is deprecated; \(api.advice)"
      let isMinor = !context.file.isWarnedOf(api, at: first.use.node)
      // A comment that silences one of them has to find it.
      if uses.count > many, !context.tree.isSilencedInPlaces {
        context.report(
          at: first.use.range, isMinor: isMinor, "\(message); \(uses.count) places in this file",
          notes: uses.dropFirst().map { ($0.use.range, "also here") },
          fixes: fix(
            api, uses.map(\.edits),
            uses.contains { $0.edits == .unsure }
              ? "\(api.fixTitle) where that is sure" : "\(api.fixTitle) everywhere in this file"))
      } else {
        for (use, edits) in uses {
          context.report(
            at: use.range, isMinor: isMinor, message, fixes: fix(api, [edits], api.fixTitle))
        }
      }
    }
  }

  private static func edits(_ context: borrowing RuleContext, _ api: DeprecatedAPI, _ use: DeprecatedUse)
    -> DeprecatedRewrite.Outcome
  {
    if case .none = api.rewrite { return .unsure }
    // Another rule may put a style in the place of a view of the project's, which no closure builds.
    if case .layer = api.use, DeprecatedUseReader(file: context.file).takesOwnView(use.node) {
      return .unsure
    }
    return DeprecatedRewrite(api: api, use: use).edits(context)
  }

  /// One fix for all that can be written anew; a safe one where all of that means the same. A use within another's edit
  /// is left for when that one is made.
  private static func fix(_ api: DeprecatedAPI, _ outcomes: [DeprecatedRewrite.Outcome], _ title: String)
    -> [Fix]
  {
    var edits: [Edit] = []
    var isSafe = true
    for outcome in outcomes {
      switch outcome {
      case .edits(let own): edits.merge(own)
      case .unsafe(let own): if edits.merge(own) { isSafe = false }
      case .unsure, .differs: continue
      }
    }
    if edits.isEmpty { return [] }
    return [isSafe ? .safe(title, edits) : .unsafe(title, edits)]
  }
}

extension DeprecatedAPI {
  /// Its successor is given in a closure what it is given as a value.
  fileprivate var isBuilder: Bool {
    switch rewrite {
    case .builder, .sectionParts, .destination: true
    default: false
    }
  }

  /// As messages name it.
  fileprivate var subject: String {
    switch use {
    case .modifier(let labels) where labels.contains { "\($0)" != "_" }:
      "`.\(name)(\(labels.map { "\($0):" }.joined()))`"
    case .modifier, .member: "`.\(name)`"
    case .layer: "`.\(name)(_:)` with a view"
    case .valueChange: "`.\(name)` with a closure of the new value alone"
    case .initializer(nil), .inherited: "`\(name)`"
    case .initializer(let label?): "`\(name)(\(label):)`"
    case .environment: "`\\.\(name)`"
    case .property(let type): "`\(type).\(name)`"
    case .sum: "`\(name) + \(name)`"
    }
  }

  fileprivate var fixTitle: String {
    let words = "\(advice)"
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}

extension FileContext {
  /// Whether the compiler warns of an API for every system the code is built for.
  fileprivate func isWarnedOf(_ api: DeprecatedAPI, at node: NodeID) -> Bool {
    !api.warns.isEmpty && targetsReach(api.warns, assumed: false, at: node)
  }
}

extension [Edit] {
  /// Takes up more edits, all or none: uses nest, so that one's edits may stand between those of another.
  /// - Returns: whether it did. It does not where one of them overlaps an edit that is taken, or touches it.
  @discardableResult fileprivate mutating func merge(_ others: [Edit]) -> Bool {
    let merged = (self + others).sorted { $0.range.start < $1.range.start }
    let isFree = zip(merged, merged.dropFirst()).allSatisfy { $0.range.end <= $1.range.start }
    if isFree { self = merged }
    return isFree
  }
}

/// The names that all uses in the file have been told of.
private struct AnsweredNames {
  var hashes: Set<UInt32> = []
}
