/// Progress that is drawn of shapes.
enum CustomProgress {
  static let rule = Rule(
    id: "custom-progress",
    theme: .components,
    summary: "a progress ring or bar drawn by hand where `Gauge` or `ProgressView` serves",
    rationale: """
      `Gauge` and `ProgressView` say their value to VoiceOver, follow the text size, tint and platform, and animate. A \
      trimmed circle or a bar of a part of the width does none of it unless all that is written again. A look of one's \
      own belongs in a `GaugeStyle` or `ProgressViewStyle`.
      """,
    quiet: [
      "where its value is told, or it is hidden from VoiceOver, there or wherever its component is shown"
    ],
    severity: nil,
    fixable: .never,
    seeds: ["004"],
    examples: examples,
    triggers: Rule.Triggers(calls: ["trim", "frame", "scaleEffect"]),
    usesProject: true,
    check: { context, node in
      let drawing = ProgressDrawing(tree: context.tree, facts: context.facts)
      if context.tree.isNamed(node, "trim") {
        guard drawing.isRing(node), !isExcused(context, node) else { return }
        context.report(
          call: node, "this ring of progress is drawn by hand; \(advice(context, node))")
      } else {
        let isBar = context.tree.isNamed(node, "frame") ? drawing.isBar(node) : drawing.isStretched(node)
        guard isBar, !isExcused(context, node) else { return }
        context.report(
          call: node, "this progress bar is drawn by hand; \(advice(context, node))")
      }
    })

  private static func advice(_ context: borrowing RuleContext, _ call: NodeID) -> String {
    // A television has no gauges.
    guard context.file.targetsReach(ReleaseYear.iOS16, assumed: true, at: call),
      !context.file.isBuilt(for: .tvOS, at: call)
    else { return "use `ProgressView(value:)`, with a `ProgressViewStyle` for the look" }
    return "use `Gauge(value:)` or `ProgressView(value:)`, with a style for the look"
  }

  /// Where the drawing is a style's, stands for a control, or tells VoiceOver that it is one of those views.
  private static func isExcused(_ context: borrowing RuleContext, _ call: NodeID) -> Bool {
    let tree = context.tree
    if tree.isInPreview(call) || !context.file.usesSwiftUI { return true }
    if context.facts.progressStyles.contain(call) || isPart(tree, call) || isEdge(tree, call) { return true }
    // Its value is told where it is shown.
    if context.file.views.isModified(call, by: { isToldBy($0, context, call) }) { return true }
    if isHidden(context, call) { return true }
    guard let type = tree.enclosingType(of: call) else { return false }
    if tree.name(type).map({ isPartOfStyle(context, $0) }) == true { return true }
    // What follows a finger is no progress yet.
    if tree.name(type).map({ $0.containsIgnoringCase("refresh") }) == true { return true }
    return [Name("accessibilityRepresentation"), Name("DragGesture")].contains { name in
      (context.facts.calls[name.hash] ?? []).prefix(useLimit).contains { tree.contains(type, $0) }
    }
  }

  /// Whether a modifier tells VoiceOver the value of what is drawn: as its value, or as a label that is made, also by a
  /// property of this file, of a name which the drawing is measured by.
  private static func isToldBy(_ modifier: NodeID, _ context: borrowing RuleContext, _ call: NodeID) -> Bool {
    let tree = context.tree
    if tree.isNamed(modifier, "accessibilityValue") { return true }
    guard tree.isNamed(modifier, "accessibilityLabel") else { return false }
    let measures = tree.arguments(call).flatMap { ownNames(tree, in: $0) }
    let told = tree.arguments(modifier).flatMap { ownNames(tree, in: $0) }
    return told.contains { name in
      measures.contains { $0 == name }
        || tree.enclosingType(of: modifier).flatMap { tree.name($0) }
          .flatMap { context.facts.scope.member(name, ofType: $0)?.node }
          .flatMap { tree.firstChild($0, .accessorBlock) }
          .map { body in measures.contains { tree.mentions(body, $0) } } ?? false
    }
  }

  /// Whether VoiceOver never meets it, where it is drawn or wherever its component is shown, in whichever file: who hides it
  /// says its value beside it.
  private static func isHidden(_ context: borrowing RuleContext, _ call: NodeID) -> Bool {
    context.file.accessibility.isHidden(call)
      || context.tree.enclosingType(of: call).flatMap { context.tree.name($0) }.map {
        context.site.project.isHiddenWhereShown($0.symbol)
      } ?? false
  }

  private static func ownNames(_ tree: SyntaxTree, in expression: NodeID) -> [Name] {
    tree.subtree(expression).compactMap { tree.ownName($0) }
  }

  /// Whether only styles show a view, in whichever file, which draws for them then.
  private static func isPartOfStyle(_ context: borrowing RuleContext, _ view: Name) -> Bool {
    let project = context.site.project
    let types = project.types(showing: view.symbol)
    return !types.isEmpty
      && types.allSatisfy { project.conforms($0, toOneOf: ProgressStyles.protocols) }
  }

  /// Whether it is one of several in a row, which are one progress together.
  private static func isPart(_ tree: SyntaxTree, _ call: NodeID) -> Bool {
    tree.containers(of: call).contains { loop in
      tree.isNamed(loop.call, "ForEach")
        && tree.container(of: loop.call).map { tree.isNamed($0.call, "HStack") } ?? false
    }
  }

  /// The height of a line that runs along an edge, in points.
  private static let line = 3.0

  /// Whether it is a line over the edge of something, as of a message that will go by itself.
  private static func isEdge(_ tree: SyntaxTree, _ call: NodeID) -> Bool {
    tree.argument(call, "height").flatMap { tree.number($0) }.map { $0 <= line } ?? false
      && tree.containers(of: call).contains { tree.isNamed($0.call, "overlay") }
  }

  private static let useLimit = 64

  private static let examples: [Rule.Example] = [
    .wrong(
      """
      GeometryReader { geometry in
        Capsule()
          .fill(.tint)
          .↓frame(width: CGFloat(done / total) * geometry.size.width, height: 6)
      }
      """),
    .wrong(
      """
      ZStack {
        Circle().stroke(.quaternary, lineWidth: 8)
        Circle()
          .↓trim(from: 0, to: progress)
          .stroke(.tint, style: StrokeStyle(lineWidth: 8, lineCap: .round))
          .rotationEffect(.degrees(-90))
      }
      """),
    .wrong(
      """
      Circle().↓trim(from: 0, to: CGFloat(secondsLeft) / CGFloat(duration)).stroke(.blue, lineWidth: 4)
      Circle().↓trim(from: 0, to: isShown ? min(goal.progress, 1) : 0).stroke(.blue, lineWidth: 4)
      """),
    .wrong(
      """
      GeometryReader { geometry in
        ZStack(alignment: .leading) {
          Capsule().fill(.quaternary)
          Capsule().fill(.tint)
            .↓frame(width: geometry.size.width * CGFloat(progress))
        }
      }
      .frame(height: 6)
      """),
    .right(
      """
      Gauge(value: progress, in: 0...1) { Text("Progress") }
        .gaugeStyle(.accessoryCircularCapacity)
      ProgressView(value: progress)
      """),
    .right(
      """
      struct RingStyle: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
          Circle()
            .trim(from: 0, to: configuration.fractionCompleted ?? 0)
            .stroke(.tint, lineWidth: 8)
        }
      }
      """),
    .right(
      """
      struct Ring: View {
        let progress: Double
        var body: some View {
          Arc(progress: progress).accessibilityElement(children: .ignore).accessibilityValue(Text("Half"))
        }
      }
      struct Arc: View {
        let progress: Double
        var body: some View { Circle().trim(from: 0, to: progress).stroke(.tint, lineWidth: 8) }
      }
      """),
    .wrong(
      """
      Circle().↓trim(from: 0, to: progress).stroke(.tint, lineWidth: 8)
      """, platforms: ["tvOS": "17.0"]),
    // A number that never changes, parts of a whole side by side, shares of a list, and a value that a label tells.
    .right(
      """
      struct Sweep: View {
        let ratio = 0.65
        var body: some View {
          GeometryReader { geometry in
            Capsule().fill(.quaternary).overlay(alignment: .leading) {
              Capsule().fill(.tint).frame(width: geometry.size.width * ratio, height: 4)
            }
          }
        }
      }
      struct Parts: View {
        let fraction: Double
        var body: some View {
          GeometryReader { geometry in
            HStack(spacing: 0) {
              Rectangle().fill(.blue).frame(width: geometry.size.width * fraction, height: 8)
              Rectangle().fill(.green)
            }
          }
        }
      }
      struct Shares: View {
        var body: some View { VStack { ForEach(0..<3) { row(fraction: Double($0) / 3) } } }
        private func row(fraction: Double) -> some View {
          GeometryReader { geometry in
            Rectangle().frame(width: geometry.size.width * fraction, height: 8)
          }
        }
      }
      struct Fill: View {
        let fraction: Double
        private var percent: String { "\\(Int(fraction * 100)) percent" }
        var body: some View {
          GeometryReader { geometry in
            Capsule().fill(.tint).frame(width: geometry.size.width * fraction, height: 4)
          }
          .accessibilityLabel(Text(percent))
        }
      }
      """),
    .right(
      """
      Checkmark().trim(from: 0, to: isDrawn ? 1 : 0).stroke(.green, lineWidth: 3)
      Circle().trim(from: 0, to: 0.7).stroke(.gray, lineWidth: 3).rotationEffect(angle)
      Circle().trim(from: begin, to: begin + portion).stroke(color, lineWidth: 20)
      """),
    .right(
      """
      GeometryReader { geometry in
        HStack(alignment: .bottom) {
          ForEach(days) { day in
            Rectangle().frame(width: geometry.size.width * day.fraction)
          }
        }
      }
      """),
    .right(
      """
      HStack {
        ForEach(days) { day in
          ZStack {
            Rectangle().fill(.quaternary)
            GeometryReader { geometry in
              Rectangle().frame(width: geometry.size.width * day.fraction, height: 4)
            }
          }
        }
      }
      Text("Saved").overlay(alignment: .bottom) {
        GeometryReader { geometry in
          Rectangle().frame(width: geometry.size.width * progress, height: 2)
        }
      }
      """),
  ]
}
