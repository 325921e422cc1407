/// A question for light or dark whose answer makes no difference.
enum RedundantColorScheme {
  static let rule = Rule(
    id: "redundant-color-scheme",
    theme: .color,
    summary: "a condition on `colorScheme` with the same color on both sides",
    rationale: """
      The condition reads as if light and dark differed, and makes the view depend on the color scheme for nothing. \
      System colors adapt by themselves.
      """,
    severity: .warning,
    fixable: .safe,
    seeds: ["000"],
    examples: examples,
    triggers: Rule.Triggers(kinds: [.ternary, .ifStmt, .switchStmt]),
    check: { context, id in
      switch context.tree.kind(id) {
      case .ternary: checkTernary(context, id)
      case .ifStmt: checkIf(context, id)
      default: checkSwitch(context, id)
      }
    })

  private static func checkTernary(_ context: borrowing RuleContext, _ id: NodeID) {
    var parts = context.tree.children(id)
    guard let condition = parts.next(), let first = parts.next(), let second = parts.next(),
      context.file.spellsTheSame(first, second)
    else { return }
    report(context, id, condition: condition, branches: [first, second])
  }

  private static func checkIf(_ context: borrowing RuleContext, _ id: NodeID) {
    let tree = context.tree
    var branches = tree.children(id)
    guard let positive = branches.next(), let negative = branches.next(), branches.next() == nil,
      tree.node(negative).flags.contains(.elseBranch), let condition = tree.callee(positive),
      let first = onlyStatement(tree, positive), let second = onlyStatement(tree, negative),
      context.file.spellsTheSame(first, second)
    else { return }
    report(context, id, condition: condition, branches: [first, second])
  }

  /// The statement of a branch that has one condition at the most, and one statement.
  private static func onlyStatement(_ tree: SyntaxTree, _ branch: NodeID) -> NodeID? {
    guard tree.kind(branch) == .ifBranch, let block = tree.firstChild(branch, .codeBlock) else { return nil }
    let conditions = tree.children(branch).filter { $0 != block }
    guard conditions.count <= 1,
      conditions.allSatisfy({ tree.kind($0) != .optionalBinding && tree.kind($0) != .patternCondition })
    else { return nil }
    let statements = tree.statements(block)
    return statements.count == 1 ? statements[0] : nil
  }

  private static func checkSwitch(_ context: borrowing RuleContext, _ id: NodeID) {
    let tree = context.tree
    guard let subject = tree.callee(id) else { return }
    var values: [NodeID] = []
    for branch in tree.children(id).dropFirst() {
      guard tree.kind(branch) == .switchCase, let last = tree.value(branch), isBehindColon(tree, last),
        values.isEmpty || context.file.spellsTheSame(values[0], last)
      else { return }
      values.append(last)
    }
    guard values.count >= 2 else { return }
    report(context, id, condition: subject, branches: values)
  }

  private static func isBehindColon(_ tree: SyntaxTree, _ id: NodeID) -> Bool {
    let first = Int(tree.node(id).firstToken)
    return first > 0 && tree.token(first - 1).kind == .colon
  }

  private static func report(
    _ context: borrowing RuleContext, _ id: NodeID, condition: NodeID, branches: [NodeID]
  ) {
    let tree = context.tree
    guard isValue(tree, branches[0]), context.file.asksForColorScheme(condition), !tree.isInPreview(id) else {
      return
    }
    // The fullest spelling says the type that the others leave out.
    let kept = branches.max { tree.range(of: $0).length < tree.range(of: $1).length } ?? branches[0]
    let text = tree.text(kept)
    let value = text.contains("\n") ? "the same" : "`\(text)`"
    context.report(
      at: id, "both sides of this condition on the color scheme are \(value); write it without the condition",
      fixes: fix(context, id, text).map { [$0] } ?? [])
  }

  /// Statements with effects of their own are none of this rule's business.
  private static func isValue(_ tree: SyntaxTree, _ id: NodeID) -> Bool {
    switch tree.kind(id) {
    case .identifier, .member, .call, .returnStmt, .macroExpansion, .ternary, .tuple, .floatLiteral,
      .integerLiteral,
      .stringLiteral:
      return true
    default: return false
    }
  }

  /// - Returns: `nil` where a comment would get lost, or lines would need another indentation.
  private static func fix(_ context: borrowing RuleContext, _ id: NodeID, _ text: String) -> Fix? {
    let whole = context.tree.text(id)
    guard !whole.contains("//"), !whole.contains("/*"), !whole.contains("#if") else { return nil }
    guard !text.contains("\n") else { return nil }
    return .safe("Remove the condition", [context.replace(id, with: text)])
  }

  private static let examples: [Rule.Example] = [
    .wrong(
      """
      struct Sheet {
        @Environment(\\.colorScheme) private var colorScheme
        private var backgroundColor: Color {
          ↓colorScheme == .dark ? Color(uiColor: .systemGroupedBackground) : Color(uiColor: .systemGroupedBackground)
        }
      }
      """,
      fixed: """
        struct Sheet {
          @Environment(\\.colorScheme) private var colorScheme
          private var backgroundColor: Color {
            Color(uiColor: .systemGroupedBackground)
          }
        }
        """),
    .wrong(
      """
      struct Title: View {
        @Environment(\\.colorScheme) var scheme
        var isDark: Bool { scheme == .dark }
        var body: some View {
          Text("Title").foregroundStyle(↓isDark ? Color.primary : .primary).background(↓scheme != .light ? .red : .red)
        }
      }
      """,
      fixed: """
        struct Title: View {
          @Environment(\\.colorScheme) var scheme
          var isDark: Bool { scheme == .dark }
          var body: some View {
            Text("Title").foregroundStyle(Color.primary).background(.red)
          }
        }
        """),
    .wrong(
      """
      struct Sheet {
        @Environment(\\.colorScheme) private var colorScheme
        var border: Color {
          ↓if colorScheme == .dark { return .white } else { return .white }
        }
        var shade: Color {
          ↓switch colorScheme {
          case .dark: .black
          case .light: .black
          @unknown default: .black
          }
        }
      }
      """,
      fixed: """
        struct Sheet {
          @Environment(\\.colorScheme) private var colorScheme
          var border: Color {
            return .white
          }
          var shade: Color {
            .black
          }
        }
        """),
    .wrong(
      """
      struct Badge: View {
        let scheme: ColorScheme
        var body: some View { Text("New").background(↓scheme == .dark ? Color.red : Color.red) }
        func border(in style: ColorScheme) -> Color { ↓style == .dark ? .red : .red }
      }
      """,
      fixed: """
        struct Badge: View {
          let scheme: ColorScheme
          var body: some View { Text("New").background(Color.red) }
          func border(in style: ColorScheme) -> Color { .red }
        }
        """),
    .right(
      """
      struct Sheet {
        @Environment(\\.colorScheme) private var colorScheme
        var border: Color { colorScheme == .dark ? .white.opacity(0.2) : .white.opacity(0.3) }
        var label: Color { colorScheme == .dark ? Color(uiColor: .red) : Color(.red) }
      }
      """),
    .right(
      """
      struct Row: View {
        var body: some View {
          Text("Row").foregroundStyle(isSelected ? .blue : .blue)
        }
      }
      """),
    .right(
      """
      struct Sheet {
        @Environment(\\.colorScheme) private var colorScheme
        var shade: Color {
          if colorScheme == .dark { .black } else if isOn { .black } else { .white }
        }
      }
      """),
  ]
}

extension ByteRange {
  fileprivate var length: Int { end - start }
}
