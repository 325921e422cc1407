/// Rounded shapes in rounded shapes whose corners do not share a center.
enum ConcentricCorners {
  static let rule = Rule(
    id: "concentric-corners",
    theme: .corners,
    summary: "a rounded shape inside another whose radius is not the outer one less the padding between them",
    rationale: """
      Corners that share a center leave a gap of even width between them. With any other inner radius the gap swells or \
      pinches in the corner.
      """,
    severity: nil,
    fixable: .unsafe,
    seeds: ["001"],
    examples: examples,
    triggers: Rule.Triggers(calls: ["padding"]),
    check: check)

  /// A larger radius makes a capsule of whatever has it, in points.
  private static let capsule = 100.0

  /// A smaller radius looks like a corner that was forgotten, in points.
  private static let smallest = 4.0

  @Sendable private static func check(_ context: borrowing RuleContext, _ call: NodeID) {
    let tree = context.tree
    guard let base = tree.base(ofModifier: call), let padding = evenPadding(context, call) else { return }
    let reader = OutlineReader(
      tree: tree, accessibility: context.file.accessibility,
      follower: ValueFollower(tree: tree, facts: context.facts))
    let inner = reader.outlines(of: base)
    guard !inner.isEmpty, let outer = reader.outline(around: call), outer.radius.value < capsule else {
      return
    }
    let wanted = outer.radius.value - padding.value
    guard wanted >= smallest, !tree.isInPreview(call) else { return }
    for outline in inner {
      let radius = outline.radius.value
      // A rounder shape within a sharper one is meant to look another way, and half as round is another look altogether.
      guard radius > 0, radius <= outer.radius.value, wanted >= radius / 2 else { continue }
      // Less than a point shows nowhere.
      guard abs(radius - wanted) >= 1 else { continue }
      report(context, outline, outer, padding, wanted)
    }
  }

  /// The padding that a call puts on every side, where it is one number. A point leaves room for a line, and is no gap.
  private static func evenPadding(_ context: borrowing RuleContext, _ call: NodeID) -> LiteralValue? {
    guard let parts = context.tree.paddingParts(of: call), parts.count == 1, parts[0].edges == .all,
      let amount = parts[0].amount
    else { return nil }
    let values = context.file.values(of: amount)
    return values.count == 1 && values[0].value > 1 ? values[0] : nil
  }

  private static func report(
    _ context: borrowing RuleContext, _ inner: RoundedOutline, _ outer: RoundedOutline,
    _ padding: LiteralValue, _ wanted: Double
  ) {
    let tree = context.tree
    let target = inner.radius.path.isEmpty ? inner.radius.node : inner.expression
    let advice =
      context.file.targetsReach(concentricShapes, assumed: false, at: target)
      ? ", or use `ConcentricRectangle()`" : ""
    let number = Scale.text(wanted)
    context.report(
      at: target,
      "corner radius \(Scale.text(inner.radius.value)) is not concentric with the \(Scale.text(outer.radius.value)) "
        + "around it at padding \(Scale.text(padding.value)); write \(number)\(advice)",
      notes: [
        (tree.range(of: outer.expression), "the outer corner radius"),
        (tree.range(of: padding.node), "the padding between them"),
      ],
      fixes: Scale.isNear(wanted, to: inner.radius.value)
        ? [.unsafe("Use \(number)", [context.replace(target, with: literal(tree, target, wanted))])] : [])
  }

  private static func literal(_ tree: SyntaxTree, _ target: NodeID, _ value: Double) -> String {
    let text = Scale.text(value)
    return tree.kind(target) == .floatLiteral && !text.contains(".") ? text + ".0" : text
  }

  /// The releases that came with `ConcentricRectangle`.
  private static let concentricShapes: [Platform: PlatformVersion] = [
    .iOS: PlatformVersion(26), .macCatalyst: PlatformVersion(26), .macOS: PlatformVersion(26),
    .tvOS: PlatformVersion(26), .watchOS: PlatformVersion(26), .visionOS: PlatformVersion(26),
  ]

  private static let examples: [Rule.Example] = [
    .wrong(
      """
      Text("Scan")
        .padding(12)
        .background(.tint, in: .rect(cornerRadius: ↓20))
        .padding(8)
        .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 24, style: .continuous))
      """,
      fixed: """
        Text("Scan")
          .padding(12)
          .background(.tint, in: .rect(cornerRadius: 16))
          .padding(8)
          .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 24, style: .continuous))
        """),
    .wrong(
      """
      ZStack {
        RoundedRectangle(cornerRadius: 20).fill(.background)
        RoundedRectangle(cornerRadius: ↓20).stroke(.separator).padding(4)
      }
      """,
      fixed: """
        ZStack {
          RoundedRectangle(cornerRadius: 20).fill(.background)
          RoundedRectangle(cornerRadius: 16).stroke(.separator).padding(4)
        }
        """),
    .wrong(
      """
      VStack {
        Image("trail").resizable().frame(height: 160).clipShape(.rect(cornerRadius: ↓10.0))
        Text("Trail")
      }
      .padding(12)
      .glassEffect(.regular, in: .rect(cornerRadius: 20))
      """,
      fixed: """
        VStack {
          Image("trail").resizable().frame(height: 160).clipShape(.rect(cornerRadius: 8.0))
          Text("Trail")
        }
        .padding(12)
        .glassEffect(.regular, in: .rect(cornerRadius: 20))
        """),
    .right(
      """
      Text("Scan")
        .padding(12)
        .background(.tint, in: .rect(cornerRadius: 16))
        .padding(8)
        .background(.regularMaterial, in: .rect(cornerRadius: 24))
      """),
    .right(
      """
      Text("Scan").background(.tint, in: .rect(cornerRadius: 12)).padding(24).background(.bar, in: .rect(cornerRadius: 20))
      Text("Scan").background(.tint, in: .rect(cornerRadius: 12)).padding(gap).background(.bar, in: .rect(cornerRadius: 20))
      Text("Scan").background(.tint, in: .capsule).padding(8).background(.bar, in: .rect(cornerRadius: 20))
      Text("Scan").background(.tint, in: .rect(cornerRadius: 10)).padding(14).background(.bar, in: .rect(cornerRadius: 16))
      Text("Scan").background(.tint, in: .rect(cornerRadius: 25)).padding(2).background(.bar, in: .rect(cornerRadius: 10))
      Text("Scan").background(.tint, in: .rect(cornerRadius: 16)).padding(6).clipShape(.rect(cornerRadius: 16))
      Text("Scan").background(.tint, in: .rect(cornerRadius: 16)).padding(6)
        .overlay(RoundedRectangle(cornerRadius: 16).stroke(isOn ? Color.accentColor : .clear))
      Image("trail").clipShape(.rect(cornerRadius: 12)).overlay(alignment: .bottomTrailing) {
        Text("Scan").background(.tint, in: .rect(cornerRadius: 10)).padding(6)
      }
      """),
    .right(
      """
      HStack {
        Image("trail").resizable().frame(width: 48, height: 48).clipShape(.rect(cornerRadius: 12))
        Text("Trail")
      }
      .padding(12)
      .background(.bar, in: .rect(cornerRadius: 20))
      """),
  ]
}
