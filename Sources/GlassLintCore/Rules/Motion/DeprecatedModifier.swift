/// API that SwiftUI keeps for old code only.
enum DeprecatedModifier {
  static let rule = Rule(
    id: "deprecated-modifier",
    theme: .motion,
    summary: "an API of SwiftUI or UIKit that another took the place of",
    rationale: """
      What is replaced still works, but gets none of what its successor learns, and goes away some day. Two \
      spellings of one thing also make code harder to search. Info where Apple's interface only announces \
      that the compiler will warn, as it does for most. There is no fix where more than a quarter of a \
      file's places would stay in the old spelling.
      """,
    quiet: [
      "where a system that the code is built for does not have the successor",
      "for a key of the environment that nothing reads",
      "for the screen where there is no view or window to ask, or behind `??` as a last resort",
      "in code that is deprecated itself, and in previews",
      "for a type, an initializer or a member of that name that the project declares",
    ],
    severity: .warning,
    fixable: .safe,
    options: [
      .many,
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
        case .modifier, .closure, .valueChange, .layer, .initializer, .function, .sum: true
        case .member, .environment, .property, .annotation, .inherited: false
        }
      }, kinds: [.attribute, .typeAnnotation, .inheritedType],
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
    guard let name = reader.name(of: node), !DeprecatedAPIs.named(name).isEmpty, context.answers(for: name)
    else { return }
    let nodes = reader.nodes(named: name)
    var told: Set<Int> = []
    var presenters: Set<NodeID> = []
    for api in DeprecatedAPIs.named(name) where !api.isBuilder || context.flag("builders") {
      let uses = nodes.compactMap { reader.use(of: api, $0) }
        .filter { told.insert($0.range.start).inserted && !reader.isNeverShown($0) }
        .sorted { $0.range.start < $1.range.start }
        .filter { use in reader.presenter(of: use).map { presenters.insert($0).inserted } ?? true }
      let spare = Dictionary(grouping: uses) { api.spareReason($0.node, context.tree) }
      report(context, api, spare[nil] ?? [], "\(api.advice)")
      for reason in [DeprecatedAPI.Spare.isDefault, .doesNothing] {
        report(context, api, spare[reason] ?? [], reason.rawValue)
      }
    }
  }

  private static func report(
    _ context: borrowing RuleContext, _ api: DeprecatedAPI, _ uses: [DeprecatedUse], _ advice: String
  ) {
    guard let first = uses.first else { return }
    let message = "\(api.subject) is deprecated; \(advice)"
    let title = advice.prefix(1).uppercased() + advice.dropFirst()
    let named: [NamedUse] = uses.compactMap { use in
      let fix: Fix?
      switch edits(context, api, use) {
      case .edits(let edits): fix = .safe(title, edits)
      case .unsafe(let edits): fix = .unsafe(title, edits)
      case .unsure: fix = nil
      case .differs: return nil
      }
      return NamedUse(range: use.range, message: message, fix: fix)
    }
    context.report(
      named, isMinor: !context.file.isWarnedOf(api, at: first.node), asOne: message, title: title)
  }

  private static func edits(_ context: borrowing RuleContext, _ api: DeprecatedAPI, _ use: DeprecatedUse)
    -> DeprecatedRewrite.Outcome
  {
    if case .none = api.rewrite {
      return api.spareReason(use.node, context.tree) == .doesNothing
        ? withoutHandler(context, api, use.node) : .unsure
    }
    // Another rule may put a style in the place of a view of the project's, which no closure builds.
    if case .layer = api.use, DeprecatedUseReader(file: context.file).takesOwnView(use.node) {
      return .unsure
    }
    return DeprecatedRewrite(api: api, use: use).edits(context)
  }
}

extension DeprecatedModifier {
  /// Takes the argument out that an API is told by, which is the last of several.
  private static func withoutHandler(
    _ context: borrowing RuleContext, _ api: DeprecatedAPI, _ call: NodeID
  ) -> DeprecatedRewrite.Outcome {
    let tree = context.tree
    let arguments = Array(tree.arguments(call))
    guard case .initializer(let label?) = api.use,
      let index = arguments.firstIndex(where: { tree.isNamed($0, label) }), index > 0,
      !tree.node(arguments[index]).flags.contains(.trailingClosure)
    else { return .unsure }
    let removed = ByteRange(
      start: tree.range(of: arguments[index - 1]).end, end: tree.range(of: arguments[index]).end)
    return tree.holdsComment(removed) ? .unsure : .edits([Edit(range: removed, text: "")])
  }
}

extension DeprecatedAPI {
  /// Why nothing has to take the place of what a call hands over.
  fileprivate enum Spare: String {
    case isDefault = "drop it, it is the default"
    case doesNothing = "drop it, it does nothing"
  }

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
    case .modifier, .closure, .member: "`.\(name)`"
    case .layer: "`.\(name)(_:)` with a view"
    case .valueChange: "`.\(name)` with a closure of the new value alone"
    case .initializer(nil), .annotation, .inherited: "`\(name)`"
    case .initializer(let label?): "`\(name)(\(label):)`"
    case .environment: "`\\.\(name)`"
    case .property(let type): "`\(type).\(name)`"
    case .function(let type): "`\(type).\(name)()`"
    case .sum: "`\(name) + \(name)`"
    }
  }

  /// Why what a call hands over is not needed: it is what holds without it, `showsIndicators: true`, or a handler that does nothing,
  /// `onCommit: {}`.
  fileprivate func spareReason(_ call: NodeID, _ tree: SyntaxTree) -> Spare? {
    guard case .initializer(let label?) = use, let value = tree.argument(call, label) else { return nil }
    switch rewrite {
    case .scrollIndicators:
      return tree.kind(value) == .booleanLiteral && tree.text(value) == "true" ? .isDefault : nil
    case .none where tree.kind(value) == .closure && tree.statements(value).isEmpty:
      return "\(label)" == "onCommit" || "\(label)" == "onEditingChanged" ? .doesNothing : nil
    default: return nil
    }
  }
}

extension FileContext {
  /// Whether the compiler warns of an API for every system the code is built for.
  fileprivate func isWarnedOf(_ api: DeprecatedAPI, at node: NodeID) -> Bool {
    !api.warns.isEmpty && targetsReach(api.warns, assumed: false, at: node)
  }
}
