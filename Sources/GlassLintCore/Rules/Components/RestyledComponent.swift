/// Components of the project that are dressed up where they are used.
enum RestyledComponent {
  static let rule = Rule(
    id: "restyled-component",
    theme: .components,
    summary: "modifiers on a component of the project that its entry in `components` does not allow",
    rationale: """
      A component looks the same everywhere because it alone decides how it looks. Padding, a font or a color put on it \
      in one place is a variant that nobody knows of, and breaks with the next change of the component.
      """,
    severity: nil,
    fixable: .never,
    options: [
      RuleOption(
        "components", .lists, default: .lists([:]),
        help: """
          Views of the project, each with the modifiers that may be put on it: \
          `{"PrimaryButton": ["disabled", "padding"]}`. What runs code, tells assistive technology something or presents \
          other views is always allowed.
          """)
    ],
    needs: "components",
    seeds: ["002"],
    examples: examples,
    triggers: Rule.Triggers(kinds: [.sourceFile]),
    check: { context, _ in
      for (name, allowed) in context.lists("components").sorted(by: { $0.key < $1.key }) {
        check(context, name, allowed.map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 })
      }
    })

  private static func check(_ context: borrowing RuleContext, _ component: String, _ allowed: [String]) {
    let tree = context.tree
    for call in context.facts.calls(named: component) {
      guard tree.constructedType(call) != nil, !tree.isInPreview(call),
        !isMade(tree, call, of: component)
      else { continue }
      for modifier in tree.outerModifiers(of: call) {
        let name = tree.name(of: modifier.name)
        guard !isNeutral(name), !allowed.contains(name.string) else { continue }
        context.report(
          token: modifier.name,
          "`.\(name.string)` restyles `\(component)`, \(advice(allowed)); give the component a variant, or allow the "
            + "modifier in `components`")
      }
    }
  }

  private static func advice(_ allowed: [String]) -> String {
    guard let last = allowed.last else { return "which allows no modifiers" }
    let first = allowed.dropLast().map { "`.\($0)`" }.joined(separator: ", ")
    return "which allows only \(first.isEmpty ? "" : first + " and ")`.\(last)`"
  }

  /// Whether a modifier leaves the look of its view alone.
  private static func isNeutral(_ name: Name) -> Bool {
    Catalog.modifiers.hasAny(
      name, [.event, .tells, .names, .activates, .presents, .bar, .menu, .gesture, .touched])
  }

  /// Whether a call stands in the component itself, as in another initializer of it or a variant.
  private static func isMade(_ tree: SyntaxTree, _ call: NodeID, of component: String) -> Bool {
    tree.ancestors(call).contains { tree.isTypeDeclaration($0) && tree.name($0)?.string == component }
  }

  private static let components: [String: OptionValue] = [
    "components": .lists(["PrimaryButton": ["disabled", "padding"], "Avatar": []])
  ]

  private static let examples: [Rule.Example] = [
    .wrong(
      """
      PrimaryButton(title: "Save", action: save)
        .↓font(.title)
        .disabled(items.isEmpty)
        .↓background(.red)
      """, options: components),
    .wrong(#"Avatar(image: Image("face")).↓opacity(0.5)"#, options: components),
    .right(
      """
      PrimaryButton(title: "Save", action: save)
        .disabled(items.isEmpty)
        .padding(.horizontal)
        .accessibilityLabel("Keep the changes")
        .onAppear(perform: save)
      """, options: components),
    .right("PrimaryButton(title: \"Save\", action: save).font(.title)"),
    .right(
      """
      extension PrimaryButton {
        static func large(_ title: String, action: @escaping () -> Void) -> some View {
          PrimaryButton(title: title, action: action).font(.title)
        }
      }
      VStack { PrimaryButton(title: "Save", action: save) }.background(.red)
      """, options: components),
  ]
}
