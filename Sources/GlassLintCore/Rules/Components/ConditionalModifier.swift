/// Modifiers that are put on a view only under a condition, which makes two views of it.
enum ConditionalModifier {
  static let rule = Rule(
    id: "conditional-modifier",
    theme: .components,
    summary: "an `.if(…) { }` that puts modifiers on a view under a condition",
    rationale: """
      The view with the modifiers and the view without them are two views to SwiftUI. When the condition changes, one is \
      taken away and the other comes: its state is lost, and nothing animates from the one to the other. A modifier that \
      gets another value keeps the view.
      """,
    quiet: [
      "for a condition of the device or the system, and of what each call that makes the view writes down: `kind == .primary`"
    ],
    severity: nil,
    fixable: .never,
    seeds: ["002"],
    examples: examples,
    triggers: Rule.Triggers(
      calls: telling.map { "\($0)" } + vague.map { "\($0)" }, kinds: [.funcDecl]),
    usesProject: true,
    check: { context, node in
      if context.tree.kind(node) == .funcDecl {
        checkDeclaration(context, node)
      } else if isConditional(context, node) {
        report(context, node)
      }
    })

  /// Names that such modifiers go by and hardly anything else.
  private static let telling: [StaticString] = [
    "if", "iff", "ifLet", "ifElse", "ifTrue", "ifNotNil", "ifCondition", "applyIf", "applyWhen", "modifyIf",
    "conditionalModifier", "conditional", "conditionally",
  ]

  /// Names that other functions have as well.
  private static let vague: [StaticString] = ["when", "apply", "transform", "modify", "modifier", "unwrap"]

  // MARK: Uses

  /// Whether a call puts what its closure does on a view, under a condition.
  private static func isConditional(_ context: borrowing RuleContext, _ call: NodeID) -> Bool {
    let tree = context.tree
    guard tree.isModifier(call), context.file.usesSwiftUI, let condition = condition(tree, call) else {
      return false
    }
    return !isConstant(context, condition)
  }

  /// The first argument, where it is no closure.
  private static func condition(_ tree: SyntaxTree, _ call: NodeID) -> NodeID? {
    guard let first = tree.firstArgument(call), !tree.node(first).flags.contains(.trailingClosure),
      let value = tree.value(first), tree.kind(value) != .closure, tree.kind(value) != .keyPath
    else { return nil }
    return value
  }

  /// The modifiers that its closures apply to what they are given, `{ $0.shadow(radius: 4) }`, `{ view in view.bold() }`;
  /// none where one of them cannot be there all the time.
  private static func changes(_ context: borrowing RuleContext, _ call: NodeID) -> [Name] {
    let tree = context.tree
    var names: [Name] = []
    for closure in tree.arguments(call).compactMap({ tree.closure($0) }) {
      let parameter = tree.signaturePart(ofClosure: closure, .parameter).flatMap { tree.name($0) }
      for id in tree.subtree(closure) where tree.kind(id) == .identifier {
        guard let name = tree.name(id), name == "$0" || parameter.map({ $0 == name }) == true else {
          continue
        }
        for name in tree.outerModifiers(of: id).map({ tree.name(of: $0.name) })
        where !names.contains(where: { $0 == name }) {
          names.append(name)
        }
      }
    }
    return names.allSatisfy { canDoNothing(context, $0, call) } ? names : []
  }

  /// Whether a modifier has a value with which the view is as without it. Of one of the project's own nobody knows, but two
  /// that stand for each other have one for each case.
  private static func canDoNothing(_ context: borrowing RuleContext, _ name: Name, _ call: NodeID) -> Bool {
    guard !Catalog.modifiers.contains(name) || context.facts.declaresFunction(name) else {
      return Catalog.modifiers.has(name, .neutral)
    }
    let tree = context.tree
    guard let condition = condition(tree, call).map({ tree.text($0) }), let own = tree.name(call) else {
      return false
    }
    return tree.chain(containing: call).modifiers.contains { other in
      guard tree.name(of: other.name) == own, let asked = Self.condition(tree, other.call) else {
        return false
      }
      return tree.text(asked) == "!" + condition || "!" + tree.text(asked) == condition
    }
  }

  // MARK: Conditions

  /// What does not change while an app runs.
  private static let constants: [StaticString] = [
    "ipad", "iphone", "ipod", "mac", "catalyst", "idiom", "ios", "tvos", "visionos", "watchos", "vision",
    "available", "supported", "liquidglass", "simulator", "preview",
  ]

  /// Whether a condition keeps its value while the app runs, as the system and the device do, `.if(.tahoe)`,
  /// `.if(UIDevice.current.userInterfaceIdiom == .pad)`, or for as long as the view is shown.
  private static func isConstant(_ context: borrowing RuleContext, _ condition: NodeID) -> Bool {
    let tree = context.tree
    let expression = tree.unwrapped(condition)
    switch tree.kind(expression) {
    case .booleanLiteral: return true
    case .prefixExpr: return tree.value(expression).map { isConstant(context, $0) } ?? false
    case .member where tree.callee(expression) == nil: return true
    case .sequence:
      let parts = Array(tree.children(expression).prefix(32))
      let isLogic = parts.enumerated().contains { $0.offset % 2 == 1 && isConnective(tree, $0.element) }
      guard isLogic else {
        return parts.contains { speaksOfDevice(tree, $0) } || context.file.staysAsMade(expression)
      }
      // `isPad && isOn` changes with `isOn`.
      return parts.enumerated().allSatisfy {
        $0.offset % 2 == 1 || isConstant(context, $0.element)
          || tree.callee($0.element) == nil && tree.kind($0.element) == .member
      }
    default: return speaksOfDevice(tree, expression) || context.file.staysAsMade(expression)
    }
  }

  private static func isConnective(_ tree: SyntaxTree, _ id: NodeID) -> Bool {
    tree.isNamed(id, "&&") || tree.isNamed(id, "||")
  }

  private static func speaksOfDevice(_ tree: SyntaxTree, _ expression: NodeID) -> Bool {
    tree.subtree(expression).contains { id in
      guard tree.kind(id) == .identifier || tree.kind(id) == .member, let name = tree.name(id) else {
        return false
      }
      return name == "UIDevice" || name == "ProcessInfo"
        || constants.contains { name.containsIgnoringCase($0) }
    }
  }

  // MARK: The project's own

  /// Asks about the uses, in its own file, of a modifier that is declared as such, whatever it is called.
  private static func checkDeclaration(_ context: borrowing RuleContext, _ function: NodeID) {
    let tree = context.tree
    guard let name = tree.name(function), !(telling + vague).contains(where: { name == $0 }),
      isDeclaredConditional(tree, function)
    else { return }
    for call in (context.facts.calls[name.hash] ?? []).prefix(useLimit) {
      guard let called = tree.name(call), called == name, tree.isModifier(call),
        let condition = condition(tree, call), !isConstant(context, condition)
      else { continue }
      report(context, call)
    }
  }

  private static let useLimit = 256

  /// `func showing<V: View>(_ condition: Bool, transform: (Self) -> V) -> some View` in an extension.
  private static func isDeclaredConditional(_ tree: SyntaxTree, _ function: NodeID) -> Bool {
    guard let type = tree.enclosingType(of: function), tree.kind(type) == .extensionDecl else { return false }
    let parameters = tree.children(function).filter { tree.kind($0) == .parameter }
    guard parameters.count > 1, let first = tree.firstChild(parameters[0], .type),
      isCondition(tree.text(first)),
      parameters.dropFirst().contains(where: { takesSelf(tree, $0) }),
      let body = tree.firstChild(function, .codeBlock)
    else { return false }
    return tree.statements(body).contains { tree.kind($0) == .ifStmt }
  }

  private static func isCondition(_ type: String) -> Bool {
    type == "Bool" || type.hasSuffix("-> Bool") || type.hasSuffix("?")
  }

  private static func takesSelf(_ tree: SyntaxTree, _ parameter: NodeID) -> Bool {
    guard let type = tree.firstChild(parameter, .type) else { return false }
    let text = tree.text(type)
    return text.hasPrefix("(Self") || text.hasPrefix("@escaping (Self") || text.hasPrefix("(_ view: Self")
  }

  // MARK: Message

  private static func report(_ context: borrowing RuleContext, _ call: NodeID) {
    // What a widget is shown in does not change, and it has no state to lose.
    guard !context.tree.isInPreview(call), !context.facts.imports.contains("WidgetKit") else { return }
    let changes = changes(context, call)
    guard !changes.isEmpty else { return }
    let name = context.tree.name(call)?.string ?? ""
    context.report(
      call: call,
      "`.\(name)` makes another view when its condition changes, which loses state and animations; "
        + "apply \(changes.map { "`.\($0.string)`" }.joined(separator: " and ")) always, with a value for each case"
    )
  }

  private static let examples: [Rule.Example] = [
    .wrong(
      """
      struct Card<Content: View>: View {
        var showShadow = true
        let content: Content

        var body: some View {
          content
            .padding()
            .↓if(showShadow) { view in
              view.shadow(color: .black.opacity(0.05), radius: 6, y: 3)
            }
        }
      }
      """),
    .wrong(
      """
      Text("Price")
        .↓if(isOnSale, transform: { $0.strikethrough() })
        .↓ifLet(tint) { view, tint in view.foregroundStyle(tint) }
        .↓applyIf(isSelected) { $0.bold() }
      """),
    .wrong(
      """
      extension View {
        @ViewBuilder
        func emphasized<Changed: View>(_ condition: Bool, change: (Self) -> Changed) -> some View {
          if condition { change(self) } else { self }
        }
      }
      let label = Text("Price").↓emphasized(isOnSale) { $0.bold() }
      """),
    .right(
      """
      Text("Price")
        .strikethrough(isOnSale)
        .foregroundStyle(tint ?? .primary)
        .bold(isSelected)
        .shadow(color: .black.opacity(showShadow ? 0.05 : 0), radius: 6, y: 3)
      """),
    .right(
      """
      Text("Price").modify { view in
        if #available(iOS 26, *) { view.glassEffect() } else { view.background(.regularMaterial) }
      }
      """),
    .right(
      """
      List { rows }.if(UIDevice.current.userInterfaceIdiom == .pad) { $0.listStyle(.sidebar) }
      """),
    .right(
      """
      let names = people.filter { $0.isActive }.map { $0.name.when(isShort) }
      if isOnSale { Text("Sale").bold() }
      """),
    .right(
      """
      Button("Buy") { buy() }.if(isOnSale) { $0.buttonStyle(.borderedProminent) }
      Button("Buy") { buy() }.if(isOnSale) { $0.themed() }
      extension View { func themed() -> some View { background(.tint) } }
      """),
    .wrong(
      """
      Text("Price").↓if(isOnSale) { $0.background(.tint) }.↓if(!isOnSale) { $0.themed() }
      extension View { func themed() -> some View { background(.tint) } }
      """),
  ]
}
