/// A shadow that falls to one side.
enum ShadowOffset {
  static let rule = Rule(
    id: "shadow-offset",
    theme: .shadows,
    summary: "a shadow with a horizontal offset",
    rationale: """
      Light falls from above on Apple's platforms. A shadow that leans to one side makes its view look lit \
      from another place than everything around it.
      """,
    quiet: [
      "up to a point to one side, or an eighth of the blur",
      "for a shadow that falls upwards, or to one side and not down, as from the edge of a panel",
      "without blur, which makes a second edge",
      "for letters and symbols on a picture or another ground that their color is chosen for, and a label without one",
      "for what is turned, so that its sides are not those of the screen",
      "for an offset that is worked out, or goes to either side, and so follows a movement",
      "for a relief, a drawing, or three and more shadows on one view, which make one that is drawn on purpose",
      "for a pale shadow, and one in a color that shines",
      "where several shadows of the project lean, not four times as many fall straight, and there is no shadow scale",
    ],
    severity: .warning,
    fixable: .unsafe,
    seeds: ["000"],
    examples: [
      .wrong(
        """
        struct Card: View {
          var body: some View {
            Text("Hello")
              .shadow(color: .black.opacity(0.05), radius: 6, x: ↓3, y: 3)
          }
        }
        """,
        fixed: """
          struct Card: View {
            var body: some View {
              Text("Hello")
                .shadow(color: .black.opacity(0.05), radius: 6, x: 0, y: 3)
            }
          }
          """),
      .wrong(
        """
        struct Knob: View {
          @State private var isOn = false

          var body: some View {
            Circle()
              .fill(.white.shadow(.drop(color: .black.opacity(0.1), radius: 4, x: isOn ? ↓2 : 0, y: 1)))
          }
        }
        """),
      .wrong(
        """
        final class CardView: UIView {
          func decorate() {
            layer.shadowOpacity = 0.1
            layer.shadowOffset = CGSize(width: ↓4, height: 4)
          }
        }
        """,
        fixed: """
          final class CardView: UIView {
            func decorate() {
              layer.shadowOpacity = 0.1
              layer.shadowOffset = CGSize(width: 0, height: 4)
            }
          }
          """),
      // Its constant takes the shadow down as well.
      .wrong(
        """
        struct Note: View {
          private let drop: CGFloat = 3
          var body: some View { Text("Hello").shadow(color: .black.opacity(0.1), radius: 6, x: ↓drop, y: drop) }
        }
        """,
        fixed: """
          struct Note: View {
            private let drop: CGFloat = 3
            var body: some View { Text("Hello").shadow(color: .black.opacity(0.1), radius: 6, x: 0, y: drop) }
          }
          """),
      // A piece that is lit from one side, within as well, and one that is drawn.
      .right(
        """
        struct Piece: View {
          let outline: Path
          var body: some View {
            Circle().fill(.white.shadow(.inner(color: .gray, radius: 8, x: -3, y: -3)))
              .shadow(color: .black.opacity(0.2), radius: 6, x: 2, y: 2)
            Path { $0.addPath(outline) }.fill(.black).shadow(color: .black.opacity(0.2), radius: 6, x: 2, y: 2)
          }
        }
        """),
      .right(
        """
        struct Card: View {
          var body: some View {
            Text("Hello").shadow(color: .black.opacity(0.05), radius: 6, x: 0, y: 3)
          }
        }
        """),
      .right(
        """
        struct Bar: View {
          var body: some View { Text("Hello").shadow(color: .black.opacity(0.1), radius: 20, x: 2, y: 1) }
        }
        """),
      .right(
        """
        final class Cell: UIView {
          func decorate() {
            layer.shadowOpacity = 0.1
            layer.shadowRadius = 8
            layer.shadowOffset = CGSize(width: 1, height: 1)
          }
        }
        """),
      .right(
        """
        // Without blur this is no shadow but a second edge.
        struct Mark: View {
          var body: some View {
            Rectangle().foregroundStyle(.indigo.shadow(.drop(color: .white.opacity(0.25), radius: 0, x: 1)))
          }
        }
        """),
      .right(
        """
        struct Tilting: View {
          let tilt: CGFloat

          var body: some View {
            Image("Poster").shadow(color: .black.opacity(0.1), radius: 8, x: tilt * 10, y: 4)
          }
        }
        """),
      .right(
        """
        // What falls to either side follows a movement.
        struct Page: View {
          let isLeaving: Bool
          private let distance: CGFloat = 3

          var body: some View {
            Text("Hello").shadow(color: .black.opacity(0.1), radius: 6, x: isLeaving ? 2 : -2, y: 1)
            Text("Hello").shadow(color: .black.opacity(0.1), radius: 6, x: isLeaving ? distance : -distance, y: 1)
          }
        }
        """),
      .right(
        """
        // A line around the letters, not light from the side.
        struct Caption: View {
          var body: some View {
            Text("Hello").shadow(color: .black.opacity(0.4), radius: 1, x: 0.5, y: 0.5)
          }
        }
        """),
      .right(
        """
        // What sets letters off a picture is no elevation.
        struct Cover: View {
          var body: some View {
            Image("Lake").overlay(alignment: .bottom) {
              Text("Hello").font(.largeTitle).foregroundStyle(.white).shadow(color: .black, radius: 4, x: 2, y: 2)
            }
          }
        }
        """),
      .right(
        """
        // Turned by a quarter, its right side is the lower one.
        struct Spine: View {
          var body: some View {
            Text("Hello").shadow(color: .black.opacity(0.2), radius: 4, x: 2, y: 2).rotationEffect(.degrees(90))
          }
        }
        """),
      .right(
        """
        // A panel casts its shadow on what it slides over.
        struct Drawer: View {
          var body: some View {
            Text("Hello").shadow(color: .black.opacity(0.1), radius: 12, x: 4)
          }
        }
        """),
      .right(
        """
        struct Keycap: View {
          var body: some View {
            Text("A").shadow(color: .black.opacity(0.25), radius: 2, x: -2, y: -2)
          }
        }
        """),
      .right(
        """
        final class PlayerControls: UIView {
          func setUp() {
            titleLabel.layer.shadowRadius = 1
            titleLabel.layer.shadowOpacity = 0.8
            titleLabel.layer.shadowOffset = CGSize(width: 1, height: 1)
          }
        }
        """),
      .right(
        """
        // The letters of a label without a ground cast it.
        final class Badge: UIView {
          func makeLabel() -> UIView {
            let label = UILabel()
            label.layer.shadowOpacity = 1
            label.layer.shadowOffset = CGSize(width: 2, height: 2)
            return label
          }
        }
        """),
      .right(
        """
        struct Flat: View {
          var body: some View {
            Text("Hello").shadow(color: .clear, radius: 8, x: 4, y: 4)
          }
        }
        """),
    ],
    triggers: Rule.Triggers(calls: ["shadow", "drop", "inner"], kinds: [.assignment]),
    judgesByHabit: [.shadow],
    check: { context, node in
      if context.scales.shadows.isEmpty, context.site.project.habits.castsLeaningShadows { return }
      if context.tree.kind(node) == .assignment {
        checkLayer(context, node)
      } else if let shadow = context.file.drawnShadow(node), let x = shadow.x,
        !isInvisible(context, shadow), !context.file.isEffect(shadow), !context.file.isContour(shadow),
        !context.file.setsLettersOff(shadow), !fallsElsewhere(context, shadow.y),
        !context.file.isTurned(node),
        !isOneOfLayers(context, node), !isLitFromSide(context, shadow)
      {
        check(context, x, y: shadow.y, blur: shadow.radius, reaching: "shadow(x:)", "write x: 0")
      }
    })

  /// Whether a shadow is switched off by its color.
  private static func isInvisible(_ context: borrowing RuleContext, _ shadow: ShadowExpression) -> Bool {
    guard let color = shadow.color else { return false }
    let inks = context.file.inks(of: color)
    return !inks.isEmpty
      && inks.allSatisfy { ink in
        switch ink.kind {
        case .clear: true
        case .translucent(let opacity): opacity.value == 0
        default: false
        }
      }
  }

  /// So many shadows of one view are layers of one that is drawn on purpose.
  private static let layers = 3

  private static func isOneOfLayers(_ context: borrowing RuleContext, _ shadow: NodeID) -> Bool {
    let all = context.tree.chain(containing: shadow).modifiers.filter {
      context.tree.isNamed($0.call, "shadow")
    }
    return all.count >= layers
  }

  /// Whether a shadow is known to fall upwards, which no `x` makes one of light from above, or to one side and nowhere
  /// else: the edge of a panel that lies over what is beside it.
  private static func fallsElsewhere(_ context: borrowing RuleContext, _ y: NodeID?) -> Bool {
    y.map { context.file.onlyValue($0).map { $0 <= 0 } ?? false } ?? true
  }

  /// Whether another shadow, within what this one is of, comes from a side as well: a thing that is drawn so on purpose.
  private static func isLitFromSide(_ context: borrowing RuleContext, _ shadow: ShadowExpression) -> Bool {
    let tree = context.tree
    let view = shadow.kind == .view ? shadow.call : tree.modifier(holding: shadow.call)
    guard let view else { return false }
    return context.file.isOfDrawing(view)
      || tree.innerShadows(of: view).contains { $0.call != shadow.call && $0.x != nil }
  }

  private static func checkLayer(_ context: borrowing RuleContext, _ assignment: NodeID) {
    let tree = context.tree
    guard let shadow = context.file.drawnLayerShadow(assignment), shadow.property == .offset,
      !context.file.isOfLabel(shadow)
    else { return }
    let size = tree.unwrapped(shadow.value)
    guard tree.kind(size) == .call, let width = tree.argument(size, "width"),
      !fallsElsewhere(context, tree.argument(size, "height"))
    else { return }
    let radius = context.file.companions(of: shadow).first { $0.property == .radius }?.value
    if let radius, context.file.isContour(blurredBy: radius, x: width, at: assignment) { return }
    check(
      context, width, y: tree.argument(size, "height"), blur: radius, reaching: "shadowOffset",
      "write width: 0")
  }

  /// No more than that to one side is seen by anybody, in points.
  private static let lean = 1.0
  /// Nor is what is so small a part of the blur.
  private static let blurShare = 8.0

  private static func check(
    _ context: borrowing RuleContext, _ offset: NodeID, y: NodeID?, blur: NodeID?, reaching landing: String,
    _ advice: String
  ) {
    var values = context.file.values(of: offset)
    guard !context.file.areOfBothSigns(values) else { return }
    // A constant that takes the shadow down as well stays as it is: what leans is its use.
    let down = y.map { context.file.values(of: $0).map(\.node) } ?? []
    if values.contains(where: { down.contains($0.node) }) {
      values = values.map { LiteralValue(node: offset, value: $0.value, path: []) }
    }
    let hidden = max(lean, (blur.flatMap { context.file.onlyValue($0) } ?? 0) / blurShare)
    for value in values where abs(value.value) > hidden {
      let distance = ShadowLevel.text(abs(value.value))
      let side = value.value > 0 ? "right" : "left"
      context.report(
        value, reaching: offset, landing,
        "shadow falls \(distance) pt to the \(side); light comes from above, \(advice)",
        fixes: value.path.isEmpty ? [fix(context, value)] : [])
    }
  }

  private static func fix(_ context: borrowing RuleContext, _ value: LiteralValue) -> Fix {
    let tree = context.tree
    var target = value.node
    if let sign = tree.parent(target), tree.kind(sign) == .prefixExpr { target = sign }
    return .unsafe("Let the shadow fall straight down", [context.replace(target, with: "0")])
  }
}
