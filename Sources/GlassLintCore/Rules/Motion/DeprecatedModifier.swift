/// Modifiers that SwiftUI keeps for old code only.
enum DeprecatedModifier {
  static let rule = Rule(
    id: "deprecated-modifier",
    theme: .motion,
    summary: "a modifier that SwiftUI has replaced by another that means the same",
    rationale: """
      A replaced modifier still works, but gets none of what its successor learns, and goes away some day. Two \
      spellings of one thing also make code harder to search. Apple's interface marks those below as to be deprecated \
      without saying when, so that the compiler does not warn of them yet.
      """,
    severity: .info,
    fixable: .safe,
    options: [
      RuleOption(
        "many", .number(1...10_000), default: .number(3),
        help: "More uses of one name in a file than this are one finding, with the other places in its notes."
      )
    ],
    seeds: ["004"],
    examples: examples,
    triggers: Rule.Triggers(calls: Set(DeprecatedModifiers.all.map { "\($0.old)" }).sorted()),
    usesProject: true,
    check: check)

  /// A call that has to be written anew.
  private struct Use {
    let call: NodeID
    /// Empty where the right ones are not known.
    let edits: [Edit]
  }

  /// Asked about each call, answers for all of a name at the first of them.
  @Sendable private static func check(_ context: borrowing RuleContext, _ call: NodeID) {
    guard let name = context.tree.name(call),
      context.facts.kept({ AnsweredNames() }).value.hashes.insert(name.hash).inserted
    else { return }
    let calls = context.facts.calls[name.hash] ?? []
    let many = Int(context.number("many"))
    for entry in DeprecatedModifiers.all where name == entry.old {
      let uses = calls.compactMap { use(context, $0, entry) }.sorted {
        range(context, $0).start < range(context, $1).start
      }
      let message = "`.\(entry.old)` is deprecated; write `.\(entry.new)`"
      let title = "Use `.\(entry.new)`"
      // A comment that silences one of them has to find it.
      if uses.count > many, !isSilencedInPlaces(context.tree), let first = uses.first {
        let edits = uses.flatMap(\.edits)
        let places = uses.dropFirst().map { (range(context, $0), "also here") }
        context.report(
          call: first.call, "\(message); \(uses.count) places in this file", notes: places,
          fixes: edits.isEmpty ? [] : [.safe("\(title) everywhere in this file", edits)])
      } else {
        for use in uses {
          context.report(
            call: use.call, message, fixes: use.edits.isEmpty ? [] : [.safe(title, use.edits)])
        }
      }
    }
  }

  private static func isSilencedInPlaces(_ tree: SyntaxTree) -> Bool {
    Name(base: tree.bytes, count: tree.byteCount, hash: 0).containsIgnoringCase("glasslint:disable")
  }

  private static func range(_ context: borrowing RuleContext, _ use: Use) -> ByteRange {
    let tree = context.tree
    return tree.nameToken(use.call).map { tree.range(ofToken: $0) } ?? tree.range(of: use.call)
  }

  private static func use(
    _ context: borrowing RuleContext, _ call: NodeID, _ entry: DeprecatedModifierEntry
  ) -> Use? {
    let tree = context.tree
    guard tree.isNamed(call, entry.old), hasLabels(tree, call, entry.labels),
      context.file.isViewModifier(call) || context.file.isViewModifierOfSelf(call),
      context.file.targetsReach(entry.versions, assumed: entry.isAssumed, at: call),
      let first = tree.firstArgument(call), let argument = tree.value(first)
    else { return nil }
    switch DeprecatedRewrite(entry: entry, call: call, argument: argument).edits(context) {
    case .differs: return nil
    case .unsure: return Use(call: call, edits: [])
    case .edits(let edits): return Use(call: call, edits: edits)
    }
  }

  private static func hasLabels(_ tree: SyntaxTree, _ call: NodeID, _ labels: [StaticString]) -> Bool {
    var index = 0
    for argument in tree.arguments(call) {
      guard index < labels.count, !tree.node(argument).flags.contains(.trailingClosure) else { return false }
      if let label = tree.name(argument) {
        guard label == labels[index] else { return false }
      } else if "\(labels[index])" != "_" {
        return false
      }
      index += 1
    }
    return index == labels.count
  }

  private static let examples: [Rule.Example] = [
    .wrong(
      """
      Text("Hello").↓foregroundColor(.secondary)
      Text("Hello").↓foregroundColor(.brand).font(.body)
      Text("Hello").↓foregroundColor(isOn ? .red : .primary)
      """,
      fixed: """
        Text("Hello").foregroundStyle(.secondary)
        Text("Hello").foregroundStyle(Color.brand).font(.body)
        Text("Hello").foregroundStyle(isOn ? Color.red : Color.primary)
        """),
    .wrong(
      """
      List { rows }
        .↓accentColor(.orange)
        .↓edgesIgnoringSafeArea(.all)
        .↓navigationBarTitle("Library", displayMode: .inline)
      """,
      fixed: """
        List { rows }
          .tint(.orange)
          .ignoresSafeArea()
          .navigationTitle("Library")
          .navigationBarTitleDisplayMode(.inline)
        """),
    .wrong(
      """
      TextField("Name", text: $name).↓autocapitalization(.none).↓disableAutocorrection(true)
      """,
      fixed: """
        TextField("Name", text: $name).textInputAutocapitalization(.never).autocorrectionDisabled(true)
        """),
    .wrong(
      """
      Image("bg").↓edgesIgnoringSafeArea([.top, .bottom]).↓statusBar(hidden: true).↓navigationBarHidden(true)
      """,
      fixed: """
        Image("bg").ignoresSafeArea(edges: [.top, .bottom]).statusBarHidden(true).toolbar(.hidden, for: .navigationBar)
        """,
      platforms: ["iOS": "16.0"]),
    .wrong(
      """
      VStack {
        Text("a").↓foregroundColor(.red)
        Text("b").foregroundColor(.blue)
        Text("c").foregroundColor(.green)
      }
      """,
      fixed: """
        VStack {
          Text("a").foregroundStyle(.red)
          Text("b").foregroundStyle(.blue)
          Text("c").foregroundStyle(.green)
        }
        """,
      options: ["many": .number(2)]),
    .right(
      """
      Text("Hello").foregroundStyle(.secondary).tint(.orange).ignoresSafeArea().navigationTitle("Library")
      """),
    .right(
      """
      Text("Total ").foregroundColor(.secondary) + Text("12").bold()
      """),
    .right(
      """
      Text("Hello").foregroundColor(nil)
      attributed.foregroundColor = .red
      let style = AttributeContainer().foregroundColor(.red)
      """),
    .right(
      """
      Text("Hello").foregroundColor(.secondary)
      """, platforms: ["iOS": "14.0"]),
  ]
}

/// The names of deprecated modifiers that all uses in the file have been told of.
private struct AnsweredNames {
  var hashes: Set<UInt32> = []
}
