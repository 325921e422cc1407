/// Corners whose curvature jumps where the straight edge begins.
enum ContinuousCorners {
  static let rule = Rule(
    id: "continuous-corners",
    theme: .corners,
    summary: "a rounded shape or layer whose corners are circular, or not spelled as continuous",
    rationale: """
      The system draws its own corners as continuous curves. A circular corner beside them looks pinched. \
      Shapes that say `.circular` are told, and layers, which are circular unless `cornerCurve` is set. A \
      style that is left out is continuous with the SDKs of 2023 and later, and was circular before: \
      `implicit` says whether that is to be spelled.
      """,
    quiet: [
      "for what is round altogether, a circle or a pill: it has no corners to smooth",
      "for a radius under 8 points, a layer with a side under 40, or a side too short for two continuous corners",
      "in a project that spells no corner as continuous, or hardly one in ten, unless `implicit` asks",
      "for `.circular` in a large project that says it three times, unless `implicit` asks",
      "where a comment speaks of the curve",
      "for a corner that is not seen, of a layer with a mask, or within a path drawn by hand",
      "for a layer that draws nothing to be rounded, or whose curve or radius is set elsewhere",
    ],
    severity: .warning,
    fixable: .safe,
    options: [
      RuleOption(
        "implicit", .choice(["allow", "info", "warning"]), default: .string("allow"),
        help:
          "what to do about a shape without `style:`. `warning` means the rule's own severity, `info` one level less, and only where the code may be built with an SDK before 2023"
      )
    ],
    seeds: ["000", "002"],
    examples: examples,
    triggers: Rule.Triggers(
      calls: ["RoundedRectangle", "UnevenRoundedRectangle", "rect", "Path", "addRoundedRect", "init"],
      kinds: [.assignment]), judgesByHabit: [],
    check: { context, node in
      if context.tree.kind(node) == .assignment {
        LayerCornerCheck.check(context, node)
      } else {
        checkShape(context, node)
      }
    })

  private static let radiusLabels: [StaticString] = [
    "cornerRadius", "cornerSize", "cornerRadii", "topLeadingRadius", "bottomLeadingRadius",
    "bottomTrailingRadius",
    "topTrailingRadius",
  ]

  /// Arguments of the calls that round something else than a shape of their own, where only `.circular` is told.
  private static let frameLabels: [StaticString] = ["roundedRect", "in", "transform"]

  private static func checkShape(_ context: borrowing RuleContext, _ call: NodeID) {
    let tree = context.tree
    guard let shape = shape(context, call), !context.facts.declaresCallable(tree.name(of: shape.name)) else {
      return
    }
    if let style = tree.argument(call, "style") {
      if !isRound(context, call), !isSmall(context, call), !lacksRoom(context, call),
        !context.file.hidesCorners(ofShape: call)
      {
        reportCircular(context, style, of: "`\(name(tree, shape.name))`")
      }
      return
    }
    let level = context.choice("implicit")
    guard shape.needsStyle, level != "allow", !isSquare(context, call), !isRound(context, call),
      !context.file.hidesCorners(ofShape: call),
      level == "warning" || !isSurelyContinuous(context, call)
    else { return }
    let title =
      (tree.isImplicitMember(call) && !tree.isImplicitInitializer(call) ? "." : "") + name(tree, shape.name)
    context.report(
      call: call, isMinor: level == "info",
      "`\(title)` leaves its corner style to the default; add `style: .continuous`",
      fixes: context.appendArgument("style: .continuous", to: call).map {
        [.safe("Add `style: .continuous`", [$0])]
      } ?? [])
  }

  private static func name(_ tree: SyntaxTree, _ token: TokenID) -> String { tree.name(of: token).string }

  /// The name of the rounded shape that a call makes, and whether its style has to be spelled.
  private static func shape(_ context: borrowing RuleContext, _ call: NodeID) -> (
    name: TokenID, needsStyle: Bool
  )? {
    let tree = context.tree
    guard let token = tree.nameToken(call) else { return nil }
    if tree.isImplicitMember(call), !tree.isImplicitInitializer(call) {
      switch tree.name(of: token) {
      case "rect": return hasRadius(tree, call) && !isPattern(tree, call) ? (token, true) : nil
      default: return nil
      }
    }
    if tree.name(of: token) == "addRoundedRect" {
      // Beside lines and curves it is part of a drawing.
      let isOfDrawing = tree.enclosingDeclaration(of: call).map { declaration in
        tree.subtree(declaration).contains { tree.kind($0) == .call && isStroke(tree, $0) }
      }
      if isOfDrawing ?? false { return nil }
      return tree.hasOnlyLabels(call, frameLabels + ["cornerSize", "style"]) ? (token, false) : nil
    }
    guard
      let type = tree.constructedType(call)
        ?? (tree.isImplicitInitializer(call) ? tree.contextualType(of: call) : nil)
    else { return nil }
    switch type {
    case "RoundedRectangle", "UnevenRoundedRectangle":
      guard hasRadius(tree, call) else { return nil }
      return (typeToken(tree, type, call) ?? token, true)
    case "Path":
      return tree.hasOnlyLabels(call, frameLabels + radiusLabels + ["style"]) ? (token, false) : nil
    default: return nil
    }
  }

  private static func isStroke(_ tree: SyntaxTree, _ call: NodeID) -> Bool {
    ["addLine", "addLines", "addCurve", "addQuadCurve", "addArc"].contains { (name: StaticString) in
      tree.isNamed(call, name)
    }
  }

  /// The token of the type's name where the call is spelled with `init`.
  private static func typeToken(_ tree: SyntaxTree, _ type: Name, _ call: NodeID) -> TokenID? {
    guard tree.isNamed(call, "init"), let member = tree.calledMember(call), let base = tree.callee(member)
    else {
      return nil
    }
    return tree.nameToken(tree.unwrapped(base))
  }

  private static func hasRadius(_ tree: SyntaxTree, _ call: NodeID) -> Bool {
    tree.argumentCount(call) > 0 && tree.hasOnlyLabels(call, radiusLabels + ["style"])
  }

  /// `case .rect(cornerRadius: let radius)` of an enum of the project's own.
  private static func isPattern(_ tree: SyntaxTree, _ call: NodeID) -> Bool {
    for argument in tree.arguments(call) {
      guard let value = tree.value(argument) else { continue }
      switch tree.kind(value) {
      case .bindingPattern, .wildcard: return true
      default: continue
      }
    }
    guard let parent = tree.parent(call) else { return false }
    switch tree.kind(parent) {
    case .bindingPattern, .patternCondition, .catchClause: return true
    case .switchCase: return tree.token(Int(tree.node(call).endToken)).kind == .colon
    default: return false
    }
  }

  /// Whether the SDK in use is one of 2023 or later, whose default is continuous: the code uses what came with it, or runs
  /// on no system that is older.
  private static func isSurelyContinuous(_ context: borrowing RuleContext, _ call: NodeID) -> Bool {
    let tree = context.tree
    return tree.isImplicitMember(call) && !tree.isImplicitInitializer(call)
      || context.file.targetsReach(ReleaseYear.iOS17, assumed: false, at: call)
  }

  /// Whether what a call rounds has no straight edge left between its corners: the radius is half of a side, as long as
  /// one, or more than any.
  private static func isRound(_ context: borrowing RuleContext, _ call: NodeID) -> Bool {
    let tree = context.tree
    guard let radius = tree.argument(call, "cornerRadius") else { return false }
    let values = context.file.values(of: radius)
    return !values.isEmpty && values.allSatisfy { $0.value >= Scale.surelyRound }
      || LayerCornerCheck.isHalf(context, radius)
      || RolePlaces(tree: tree, facts: context.facts).isRoundEnd(call)
  }

  /// Whether a shape is given a side on which two continuous corners have no room, so that nobody can tell them from circular
  /// ones: in its own chain, or where the control or helper is shown that it is all there is of.
  private static func lacksRoom(_ context: borrowing RuleContext, _ call: NodeID) -> Bool {
    let tree = context.tree
    guard
      let radius = tree.argument(call, "cornerRadius").flatMap({
        context.file.values(of: $0).map(\.value).min()
      })
    else { return false }
    var views = [call]
    let containers = tree.containers(of: call).map(\.call)
    if containers.allSatisfy({ context.file.accessibility.isControl($0) }) {
      views += containers + context.file.views.uses(ofViewAround: call)
    }
    return views.contains { view in
      tree.chain(containing: view).modifiers.contains { modifier in
        tree.isNamed(modifier.call, "frame")
          && [tree.argument(modifier.call, "width"), tree.argument(modifier.call, "height")].contains {
            side in
            let values = side.map { context.file.values(of: $0) } ?? []
            return !values.isEmpty
              && values.allSatisfy { LayerCorners.leavesNoRoom(radius, on: $0.value) }
          }
      }
    }
  }

  /// Whether every radius is zero: then there is no corner.
  private static func isSquare(_ context: borrowing RuleContext, _ call: NodeID) -> Bool {
    radii(context, call) { $0 == 0 }
  }

  /// Below that radius, in points, nobody sees the style that somebody has spelled.
  private static let plainRadius = 8.0

  /// Whether no radius is so large that the curve could be seen.
  private static func isSmall(_ context: borrowing RuleContext, _ call: NodeID) -> Bool {
    radii(context, call) { $0 < plainRadius }
  }

  /// Whether a condition holds for every radius that a call is given.
  private static func radii(
    _ context: borrowing RuleContext, _ call: NodeID, satisfy condition: (Double) -> Bool
  ) -> Bool {
    let tree = context.tree
    for argument in tree.arguments(call) {
      guard let label = tree.name(argument), radiusLabels.contains(where: { label == $0 }) else { continue }
      guard let value = tree.value(argument) else { return false }
      if tree.kind(value) == .member, tree.isNamed(value, "zero") { continue }
      let parts = tree.kind(value) == .call ? tree.arguments(value).compactMap { tree.value($0) } : [value]
      for part in parts {
        let values = context.file.values(of: part)
        if values.isEmpty || values.contains(where: { !condition($0.value) }) { return false }
      }
      if parts.isEmpty { return false }
    }
    return true
  }

  /// Whether the project has circular corners throughout, and nobody has asked it to spell continuous ones.
  static func areCircularByHabit(_ context: borrowing RuleContext) -> Bool {
    context.choice("implicit") == "allow" && context.site.project.corners.areCircularByHabit
  }

  /// Whether a comment at a corner speaks of its curve.
  static func isDiscussed(_ context: borrowing RuleContext, _ place: NodeID) -> Bool {
    context.file.isDiscussed(curveWords, at: place)
  }

  private static let curveWords: Set<String> = ["cornercurve", "curve", "continuous", "circular", "squircle"]

  /// Reports `.circular`, however its type is spelled; any other style is the author's choice.
  static func reportCircular(_ context: borrowing RuleContext, _ style: NodeID, of shape: String) {
    let tree = context.tree
    let expression = tree.unwrapped(style)
    guard tree.kind(expression) == .member, tree.isNamed(expression, "circular"),
      let token = tree.nameToken(expression), !areCircularByHabit(context), !isDiscussed(context, style),
      context.choice("implicit") != "allow" || !context.site.project.corners.areCircularOnPurpose
    else { return }
    if let base = tree.callee(expression) {
      guard let type = tree.name(base), type == "RoundedCornerStyle" || type == "CALayerCornerCurve" else {
        return
      }
    }
    context.report(
      at: expression, "\(shape) has `.circular` corners; write `.continuous`",
      fixes: [.safe("Use `.continuous`", [context.replace(token: token, with: "continuous")])])
  }

  private static let examples: [Rule.Example] = [
    .right(
      """
      // Where the button is shown, it is too low for continuous corners of that size.
      struct Bill: View {
        var body: some View {
          VStack {
            Image("hero").clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
            pay.frame(height: 50)
          }
        }
        private var pay: some View {
          Button(action: send) { RoundedRectangle(cornerRadius: 20, style: .circular).overlay { Text("Pay") } }
        }
      }
      """),
    .right(
      """
      // Nobody sees these corners.
      struct Cover: View {
        var body: some View {
          VStack {
            RoundedRectangle(cornerRadius: 12, style: .circular).fill(Color.clear).overlay(Image("hero"))
            RoundedRectangle(cornerRadius: 12, style: .circular).fill(.tint).clipShape(Circle())
            Image("face").clipShape(RoundedRectangle(cornerRadius: 7, style: .circular))
            Image("hero").clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
          }
        }
      }
      """),
    .right(
      """
      // A drawing by hand, and a view whose callers round it otherwise.
      struct Glyph: Shape {
        func path(in rect: CGRect) -> Path {
          var path = Path()
          path.move(to: CGPoint(x: 12, y: 8))
          path.addLine(to: CGPoint(x: 12, y: 4))
          path.addRoundedRect(in: rect, cornerSize: CGSize(width: 20, height: 20), style: .circular)
          return path
        }
      }
      final class Toolbar: UIView {
        static func makeField() -> UIView {
          let field = UIView()
          field.layer.cornerRadius = 12
          return field
        }
        func build(_ side: CGFloat) {
          let round = Toolbar.makeField()
          round.layer.cornerRadius = side / 2
          layer.cornerCurve = .continuous
        }
      }
      """),
    .right(
      """
      // It is part of a film.
      func titles(over film: CALayer) -> AVVideoCompositionCoreAnimationTool {
        let card = CALayer()
        card.cornerRadius = 12
        cardView.layer.cornerRadius = 12
        cardView.layer.cornerCurve = .continuous
        return AVVideoCompositionCoreAnimationTool(postProcessingAsVideoLayer: film, in: card)
      }
      """),
    .wrong(
      """
      Text("Hello").clipShape(↓RoundedRectangle(cornerRadius: 12))
      """,
      fixed: """
        Text("Hello").clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
        """,
      options: ["implicit": .string("info")]),
    .wrong(
      """
      Text("Hello")
        .background(.regularMaterial, in: ↓RoundedRectangle(cornerRadius: 12))
        .clipShape(.rect(cornerRadius: 12, style: ↓.circular))
      """,
      fixed: """
        Text("Hello")
          .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 12, style: .continuous))
          .clipShape(.rect(cornerRadius: 12, style: .continuous))
        """,
      options: ["implicit": .string("info")]),
    .wrong(
      """
      let shape = ↓UnevenRoundedRectangle(
        topLeadingRadius: 12,
        topTrailingRadius: 12
      )
      """,
      fixed: """
        let shape = UnevenRoundedRectangle(
          topLeadingRadius: 12,
          topTrailingRadius: 12,
          style: .continuous
        )
        """,
      options: ["implicit": .string("info")]),
    .wrong(
      """
      final class Card: UIView {
        func setUp() {
          imageView.layer.↓cornerRadius = 12 // as designed
          addSubview(imageView)
          cardView.layer.cornerRadius = 12
          cardView.layer.cornerCurve = .continuous
        }
      }
      """,
      fixed: """
        final class Card: UIView {
          func setUp() {
            imageView.layer.cornerRadius = 12 // as designed
            imageView.layer.cornerCurve = .continuous
            addSubview(imageView)
            cardView.layer.cornerRadius = 12
            cardView.layer.cornerCurve = .continuous
          }
        }
        """),
    .wrong(
      """
      Text("Hello").clipShape(RoundedRectangle(cornerRadius: 12, style: ↓.circular)).background(Capsule(style: .circular))
      Text("Bye").clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
      """,
      fixed: """
        Text("Hello").clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous)).background(Capsule(style: .circular))
        Text("Bye").clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
        """),
    .right(
      """
      // `.rect` came with an SDK that draws continuous corners.
      let a = Text("Hello").clipShape(.rect(cornerRadius: 12))
      """, options: ["implicit": .string("info")]),
    .wrong(
      """
      let a = Text("Hello").clipShape(.↓rect(cornerRadius: 12))
      """,
      fixed: """
        let a = Text("Hello").clipShape(.rect(cornerRadius: 12, style: .continuous))
        """, options: ["implicit": .string("warning")]),
    .right(
      """
      // Round altogether: there is no straight edge that a corner could run into.
      struct Avatar: View {
        let side: CGFloat
        var body: some View {
          VStack {
            Image("face").frame(width: side, height: side).clipShape(RoundedRectangle(cornerRadius: side / 2))
            Image("face").frame(width: 40, height: 40).clipShape(.rect(cornerRadius: 20, style: .circular))
            Text("New").background(RoundedRectangle(cornerRadius: 999).fill(.tint))
          }
        }
      }
      """),
    .right(
      """
      // No corner is continuous that a circular one could look pinched beside.
      Text("Hello").clipShape(RoundedRectangle(cornerRadius: 12, style: .circular))
      """),
    .right(
      """
      // Pills, one by its height and the other by that of the view in front of it; and what callers may make square.
      final class Badge: UIView {
        func setUp(_ shade: UIView) {
          cardView.layer.cornerCurve = .continuous
          imageView.layer.cornerRadius = 21
          imageView.heightAnchor.constraint(equalToConstant: 40).isActive = true
          shade.layer.cornerRadius = 21
          shade.bottomAnchor.constraint(equalTo: imageView.bottomAnchor).isActive = true
        }
        func round(_ view: UIView, by radius: CGFloat) { view.layer.cornerRadius = radius }
      }
      """),
    .right(
      """
      // A continuous corner has no room on a side of 40, and a mask has an outline of its own.
      final class Badge: UIView {
        func setUp(_ outline: CALayer) {
          cardView.layer.cornerRadius = 18
          cardView.heightAnchor.constraint(equalToConstant: 40).isActive = true
          imageView.layer.cornerRadius = 12
          imageView.layer.mask = outline
        }
      }
      """),
    .right(
      """
      final class Badge: UIView {
        func setUp() {
          layer.cornerRadius = 7 // too small for anybody to see a curve
        }
      }
      """),
    .right(
      """
      Text("Hello").clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
      """),
    .right(
      """
      Text("Hello")
        .clipShape(RoundedRectangle(cornerRadius: 12, style: cornerStyle))
        .background(Capsule())
        .overlay(Rectangle())
        .contentShape(.rect)
      """),
    .right(
      """
      final class Avatar: UIView {
        override func layoutSubviews() {
          super.layoutSubviews()
          layer.cornerRadius = bounds.height / 2
          badge.layer.cornerRadius = 8
          badge.layer.cornerCurve = .continuous
        }
      }
      """),
    .right(
      """
      Text("Hello").clipShape(RoundedRectangle(cornerRadius: 12))
      """),
  ]
}
