/// The deprecated modifier that rounds a view.
enum CornerRadiusModifier {
  static let rule = Rule(
    id: "corner-radius-modifier",
    theme: .corners,
    summary: "`.cornerRadius(_:)` on a view, which names no shape",
    rationale: """
      `.cornerRadius` is deprecated, and leaves the shape of its corners to the SDK. `.clipShape` names the shape, and \
      with it its style.
      """,
    severity: .warning,
    fixable: .safe,
    seeds: ["000"],
    examples: [
      .wrong(
        """
        Image("hero").resizable().↓cornerRadius(12)
        """,
        fixed: """
          Image("hero").resizable().clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
          """),
      .wrong(
        """
        content
          .background(.regularMaterial)
          .↓cornerRadius(isLarge ? 16 : 12, antialiased: true)
        """,
        fixed: """
          content
            .background(.regularMaterial)
            .clipShape(.rect(cornerRadius: isLarge ? 16 : 12, style: .continuous))
          """,
        platforms: ["iOS": "17.0", "macOS": "14.0"]),
      .wrong(
        """
        Text("Hello").↓cornerRadius(12, antialiased: false)
        """),
      .wrong(
        """
        extension View {
          func card() -> some View { ↓cornerRadius(12) }
        }
        """,
        fixed: """
          extension View {
            func card() -> some View { clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous)) }
          }
          """),
      .wrong(
        """
        struct Avatar: View {
          let side: CGFloat
          var body: some View {
            Image("face").resizable().frame(width: side, height: side).↓cornerRadius(side / 2)
            Text("New").frame(height: 32).background(.tint).↓cornerRadius(16)
            Text("New").frame(height: side).padding(8).↓cornerRadius(side / 2)
          }
        }
        """,
        fixed: """
          struct Avatar: View {
            let side: CGFloat
            var body: some View {
              Image("face").resizable().frame(width: side, height: side).clipShape(Circle())
              Text("New").frame(height: 32).background(.tint).clipShape(Capsule())
              Text("New").frame(height: side).padding(8).clipShape(RoundedRectangle(cornerRadius: side / 2, style: .continuous))
            }
          }
          """),
      .right(
        """
        Image("hero").clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
        """),
      .right(
        """
        Chart {
          BarMark(x: .value("Day", day), y: .value("Steps", steps)).cornerRadius(4)
        }
        """),
      .right(
        """
        Image("hero").cornerRadius(12, corners: [.topLeft, .topRight])
        """),
      .right(
        """
        let label = UILabel().cornerRadius(12)
        """),
    ],
    triggers: Rule.Triggers(calls: ["cornerRadius"]),
    check: check)

  @Sendable private static func check(_ context: borrowing RuleContext, _ call: NodeID) {
    let tree = context.tree
    let arguments = Array(tree.arguments(call))
    guard let first = arguments.first, arguments.count <= 2, tree.name(first) == nil,
      !tree.node(first).flags.contains(.trailingClosure), let radius = tree.value(first),
      arguments.count == 1 || tree.isNamed(arguments[1], "antialiased"),
      context.file.isViewModifier(call) || context.file.isViewModifierOfSelf(call),
      !tree.isChartContent(call),
      !isZero(context, radius)
    else { return }
    let shape =
      context.file.targetsReach(ReleaseYear.iOS17, assumed: false, at: call) ? ".rect" : "RoundedRectangle"
    // Edges that are not smoothed out are asked for where the shape fills.
    let antialiased = arguments.count == 2 ? tree.value(arguments[1]) : nil
    let fill = antialiased.map {
      tree.text($0) == "true" ? "" : ", style: FillStyle(antialiased: \(tree.text($0)))"
    }
    // What is round altogether is told by its own name.
    let round = RolePlaces(tree: tree, facts: context.facts).roundShape(of: call, radius: radius)?.rawValue
    let named =
      round.map { "\($0)()" } ?? "\(shape)(cornerRadius: \(shortText(tree, radius)), style: .continuous)"
    context.report(
      call: call,
      "`.cornerRadius` is deprecated; name the shape: `.clipShape(\(named)\(fill ?? ""))`",
      fixes: fix(context, call, arguments, shape, round: round).map { [$0] } ?? [])
  }

  /// Zero rounds nothing.
  private static func isZero(_ context: borrowing RuleContext, _ radius: NodeID) -> Bool {
    context.tree.number(radius) == 0
  }

  /// The radius as written, or an ellipsis where that would not fit a message.
  private static func shortText(_ tree: SyntaxTree, _ radius: NodeID) -> String {
    let text = tree.text(radius)
    return text.utf8.count <= 40 && !text.contains { $0.isNewline } ? text : "…"
  }

  private static func fix(
    _ context: borrowing RuleContext, _ call: NodeID, _ arguments: [NodeID], _ shape: String, round: String?
  ) -> Fix? {
    let tree = context.tree
    guard let name = tree.nameToken(call), context.closeParen(of: call) != nil else { return nil }
    let radius = tree.range(of: arguments[0])
    var end = radius.end
    if arguments.count == 2 {
      guard let antialiased = tree.value(arguments[1]), tree.kind(antialiased) == .booleanLiteral,
        tree.text(antialiased) == "true"
      else { return nil }
      end = tree.range(of: arguments[1]).end
      if tree.holdsComment(ByteRange(start: radius.end, end: end)) { return nil }
    }
    if let round {
      if tree.holdsComment(ByteRange(start: radius.start, end: end)) { return nil }
      return .safe(
        "Clip to a round shape",
        [
          context.replace(token: name, with: "clipShape"),
          Edit(range: ByteRange(start: radius.start, end: end), text: "\(round)()"),
        ])
    }
    return .safe(
      "Clip to a continuous shape",
      [
        context.replace(token: name, with: "clipShape"),
        context.insert("\(shape)(cornerRadius: ", at: radius.start),
        Edit(range: ByteRange(start: radius.end, end: end), text: ", style: .continuous)"),
      ])
  }
}
