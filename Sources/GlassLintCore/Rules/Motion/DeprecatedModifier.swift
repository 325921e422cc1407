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
    seeds: ["004"],
    examples: examples,
    triggers: Rule.Triggers(calls: Set(DeprecatedModifiers.all.map { "\($0.old)" }).sorted()),
    usesProject: true,
    check: check)

  @Sendable private static func check(_ context: borrowing RuleContext, _ call: NodeID) {
    let tree = context.tree
    guard let name = tree.name(call),
      let entry = DeprecatedModifiers.all.first(where: { name == $0.old && hasLabels(tree, call, $0.labels) }
      ),
      context.file.isViewModifier(call) || context.file.isViewModifierOfSelf(call),
      context.file.targetsReach(entry.versions, assumed: entry.isAssumed, at: call),
      let first = tree.firstArgument(call), let argument = tree.value(first)
    else { return }
    switch DeprecatedRewrite(entry: entry, call: call, argument: argument).edits(context) {
    case .differs: return
    case .unsure: report(context, call, entry, fixes: [])
    case .edits(let edits):
      report(context, call, entry, fixes: [.safe("Use `.\(entry.new)`", edits)])
    }
  }

  private static func report(
    _ context: borrowing RuleContext, _ call: NodeID, _ entry: DeprecatedModifierEntry, fixes: [Fix]
  ) {
    context.report(call: call, "`.\(entry.old)` is deprecated; write `.\(entry.new)`", fixes: fixes)
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
