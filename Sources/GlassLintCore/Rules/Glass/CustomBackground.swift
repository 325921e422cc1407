/// Background views of the project's own, where the convention is a material.
enum CustomBackground {
  static let rule = Rule(
    id: "custom-background",
    theme: .glass,
    summary: "a background view of the project's own where a system material is the convention",
    rationale: """
      A hand-made background interferes with Liquid Glass, and has to do by itself what a material does: adapt to light \
      and dark, answer Reduce Transparency and Increase Contrast, and stay cheap to draw.
      """,
    severity: nil,
    fixable: .unsafe,
    options: [
      RuleOption(
        "views", .map, default: .map([:]),
        help: """
          The background views, or the modifiers with a leading period, and the style that takes the place of each: \
          `{"BackgroundView": ".regularMaterial", ".screenBackground": ".thinMaterial"}`.
          """)
    ],
    needs: "views",
    seeds: ["004"],
    examples: examples,
    triggers: Rule.Triggers(kinds: [.sourceFile]),
    check: { context, _ in
      for (name, style) in context.map("views").sorted(by: { $0.key < $1.key }) {
        if name.hasPrefix(".") {
          checkModifier(context, String(name.dropFirst()), style)
        } else {
          checkView(context, name, style)
        }
      }
    })

  private static func checkView(_ context: borrowing RuleContext, _ name: String, _ style: String) {
    let tree = context.tree
    let types = context.facts.declarations(named: name)
    // A view of UIKit's is none that could be a material.
    guard !types.contains(where: { tree.kind($0) == .classDecl }) else { return }
    for type in types where tree.kind(type) == .structDecl {
      guard let token = tree.nameToken(type) else { continue }
      context.report(
        token: token, "`\(name)` is a background made by hand; use `\(style)` in its place, and remove it")
    }
    for call in context.facts.calls(named: name)
    where tree.constructedType(call) != nil && !tree.isInPreview(call) {
      guard !isPart(tree, call, of: name), !tree.stands(call, inDeclarationOf: style) else { continue }
      context.report(
        at: nameRange(tree, call), "`\(name)` is a background made by hand; use `\(style)`",
        fixes: fix(context, call, style))
    }
  }

  /// `BackgroundView` of `BackgroundView(…)` and of `Theme.BackgroundView.init(…)`.
  private static func nameRange(_ tree: SyntaxTree, _ call: NodeID) -> ByteRange {
    guard let callee = tree.callee(call) else { return tree.range(of: call) }
    return tree.range(of: callee)
  }

  /// Whether a background view makes another one of its kind.
  private static func isPart(_ tree: SyntaxTree, _ call: NodeID, of name: String) -> Bool {
    tree.ancestors(call).contains { tree.isTypeDeclaration($0) && tree.name($0)?.string == name }
  }

  // MARK: Fix

  private static func fix(_ context: borrowing RuleContext, _ call: NodeID, _ style: String) -> [Fix] {
    let tree = context.tree
    let top = tree.chainTop(call)
    // A style reaches to the edges by itself.
    guard
      tree.outerModifiers(of: call).allSatisfy({ Catalog.modifiers.has(tree.name(of: $0.name), .edges) }),
      let argument = tree.parent(top), !tree.holdsComment(tree.range(of: top))
    else { return [] }
    if tree.kind(argument) == .argument {
      guard let owner = tree.parent(argument), isBackground(tree, owner), tree.argumentCount(owner) == 1,
        tree.nameToken(argument) == nil
      else { return [] }
      return [.unsafe("Use `\(style)`", [context.replace(top, with: style)])]
    }
    // `.background { BackgroundView() }`.
    guard tree.kind(argument) == .closure, tree.statements(argument).count == 1,
      let owner = tree.container(of: call)?.call, isBackground(tree, owner), tree.argumentCount(owner) == 0,
      tree.trailingClosure(owner) == argument, let name = tree.nameToken(owner)
    else { return [] }
    let range = ByteRange(start: tree.range(ofToken: name).end, end: tree.range(of: owner).end)
    guard !tree.holdsComment(range) else { return [] }
    return [.unsafe("Use `\(style)`", [Edit(range: range, text: "(\(style))")])]
  }

  private static func isBackground(_ tree: SyntaxTree, _ call: NodeID) -> Bool {
    tree.kind(call) == .call && tree.name(call).map { Catalog.modifiers.has($0, .background) } ?? false
  }

  // MARK: Modifiers

  private static func checkModifier(_ context: borrowing RuleContext, _ name: String, _ style: String) {
    let tree = context.tree
    for function in context.facts.declarations(named: name) where tree.kind(function) == .funcDecl {
      guard let token = tree.nameToken(function) else { continue }
      context.report(
        token: token,
        "`\(name)` paints a background made by hand; use `.background(\(style))` in its place, and remove it")
    }
    for call in context.facts.calls(named: name) where tree.isModifier(call) && !tree.isInPreview(call) {
      guard let token = tree.nameToken(call) else { continue }
      let range = ByteRange(start: tree.range(ofToken: token).start, end: tree.range(of: call).end)
      context.report(
        call: call, "`\(name)` paints a background made by hand; use `.background(\(style))`",
        fixes: tree.holdsComment(range)
          ? [] : [.unsafe("Use `\(style)`", [Edit(range: range, text: "background(\(style))")])])
    }
  }

  private static let views: [String: OptionValue] = ["views": .map(["BackgroundView": ".regularMaterial"])]

  private static let examples: [Rule.Example] = [
    .wrong(
      """
      struct DashboardView: View {
        var body: some View {
          ScrollView { welcomeSection }
            .background(↓BackgroundView(.dashboard))
        }
      }
      """,
      fixed: """
        struct DashboardView: View {
          var body: some View {
            ScrollView { welcomeSection }
              .background(.regularMaterial)
          }
        }
        """, options: views),
    .wrong(
      """
      public struct ↓BackgroundView: View {
        let style: BackgroundStyle
        @Environment(\\.colorScheme) private var colorScheme
        public var body: some View {
          ZStack {
            Image(style.imageName).resizable().ignoresSafeArea()
            (colorScheme == .dark ? Color.black : Color.white).opacity(style.dimmingOpacity)
          }
        }
      }
      """, options: views),
    .wrong(
      """
      struct GoalsView: View {
        var body: some View {
          List(goals) { Text($0.title) }
            .background { ↓BackgroundView(.goals).ignoresSafeArea() }
          ZStack {
            ↓BackgroundView(.goals)
            content
          }
        }
      }
      """,
      fixed: """
        struct GoalsView: View {
          var body: some View {
            List(goals) { Text($0.title) }
              .background(.regularMaterial)
            ZStack {
              BackgroundView(.goals)
              content
            }
          }
        }
        """, options: views),
    .wrong(
      """
      Form { Text("Name") }.↓screenBackground(.calm)
      """,
      fixed: """
        Form { Text("Name") }.background(.thinMaterial)
        """, options: ["views": .map([".screenBackground": ".thinMaterial"])]),
    .right("ScrollView { content }.background(.regularMaterial)", options: views),
    .right("ScrollView { content }.background(Color(.systemGroupedBackground))", options: views),
    .right("ScrollView { content }.background(BackgroundView(.dashboard))"),
    .right(
      """
      #Preview { Text("Card").background(BackgroundView(.dashboard)) }
      """, options: views),
  ]
}
