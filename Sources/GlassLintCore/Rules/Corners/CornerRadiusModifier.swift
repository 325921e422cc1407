/// The deprecated modifier that rounds a view.
enum CornerRadiusModifier {
  static let rule = Rule(
    id: "corner-radius-modifier",
    theme: .corners,
    summary: "`.cornerRadius(_:)` on a view, which names no shape",
    rationale: """
      `.cornerRadius` is deprecated, and leaves the shape of its corners to the SDK. `.clipShape` names the shape, and \
      with it its style: a rounded rectangle, or, where the radius is half a side or more, a capsule or a circle. Apple's \
      interface only announces that the compiler will warn.
      """,
    severity: .info,
    fixable: .safe,
    options: [.many],
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
            Text("New").frame(height: 32).background(.tint).cornerRadius(16)
            Text("New").frame(height: side).padding(8).cornerRadius(side / 2)
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
      .wrong(
        """
        struct Pill: View {
          var body: some View {
            Text("New").frame(height: 41).frame(maxWidth: .infinity).font(.body).background(.tint).↓cornerRadius(30)
            Text("New").frame(width: 300, height: 200).background(.tint).cornerRadius(60)
            Text("New").padding().background(.tint).cornerRadius(.infinity)
            Text("New").padding().background(.tint).cornerRadius(50)
          }
        }
        """,
        fixed: """
          struct Pill: View {
            var body: some View {
              Text("New").frame(height: 41).frame(maxWidth: .infinity).font(.body).background(.tint).clipShape(Capsule())
              Text("New").frame(width: 300, height: 200).background(.tint).clipShape(RoundedRectangle(cornerRadius: 60, style: .continuous))
              Text("New").padding().background(.tint).clipShape(Capsule())
              Text("New").padding().background(.tint).clipShape(RoundedRectangle(cornerRadius: 50, style: .continuous))
            }
          }
          """),
      // What takes any size has that of the frame around it.
      .wrong(
        """
        Color.red.↓cornerRadius(17).overlay(Image("stop")).frame(width: 34, height: 34)
        """,
        fixed: """
          Color.red.clipShape(Circle()).overlay(Image("stop")).frame(width: 34, height: 34)
          """),
      // A square behind what is round altogether is the size of a circle.
      .wrong(
        """
        Image("face").↓cornerRadius(100).frame(width: 40, height: 40)
        """,
        fixed: """
          Image("face").clipShape(Circle()).frame(width: 40, height: 40)
          """),
      // Half the side of what stands around is half of all that stands in it.
      .wrong(
        """
        struct Progress: View {
          let height: CGFloat
          let inset: CGFloat
          var body: some View {
            ZStack { Rectangle().↓cornerRadius(height / 2) }.frame(height: height)
            Text("New").padding(inset).background(.tint).cornerRadius(inset / 2)
          }
        }
        """,
        fixed: """
          struct Progress: View {
            let height: CGFloat
            let inset: CGFloat
            var body: some View {
              ZStack { Rectangle().clipShape(Capsule()) }.frame(height: height)
              Text("New").padding(inset).background(.tint).clipShape(RoundedRectangle(cornerRadius: inset / 2, style: .continuous))
            }
          }
          """),
      .wrong(
        """
        VStack {
          Image("a").↓cornerRadius(8)
          Image("b").cornerRadius(12)
          Image("c").cornerRadius(16)
        }
        """,
        fixed: """
          VStack {
            Image("a").clipShape(RoundedRectangle(cornerRadius: 8, style: .continuous))
            Image("b").clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
            Image("c").clipShape(RoundedRectangle(cornerRadius: 16, style: .continuous))
          }
          """),
      // Corners are of one style.
      .wrong(
        """
        VStack {
          Image("a").clipShape(RoundedRectangle(cornerRadius: 8, style: .circular))
          Image("b").↓cornerRadius(8)
        }
        """,
        fixed: """
          VStack {
            Image("a").clipShape(RoundedRectangle(cornerRadius: 8, style: .circular))
            Image("b").clipShape(RoundedRectangle(cornerRadius: 8, style: .circular))
          }
          """),
      // Where only some shapes say that they are circular, a new one leaves it out like the others.
      .wrong(
        """
        VStack {
          Image("a").clipShape(UnevenRoundedRectangle(topLeadingRadius: 8, style: .circular))
          Image("b").clipShape(RoundedRectangle(cornerRadius: 8))
          Image("c").↓cornerRadius(8)
        }
        """,
        fixed: """
          VStack {
            Image("a").clipShape(UnevenRoundedRectangle(topLeadingRadius: 8, style: .circular))
            Image("b").clipShape(RoundedRectangle(cornerRadius: 8))
            Image("c").clipShape(RoundedRectangle(cornerRadius: 8))
          }
          """),
      // Words and symbols without a ground have nothing at the edge.
      .right(
        """
        HStack {
          Image(systemName: "bolt")
          Text("Load").bold()
          Spacer()
        }
        .foregroundStyle(.secondary)
        .cornerRadius(8)
        """),
      // One line of a field is as high as its text and the room around that.
      .wrong(
        """
        struct Search: View {
          @Binding var text: String
          var body: some View {
            TextField("Search", text: $text).padding(8).background(.quaternary).↓cornerRadius(24)
            TextField("Search", text: $text).padding(8).background(.quaternary).cornerRadius(12)
            TextField("Note", text: $text, axis: .vertical).padding(8).background(.quaternary).cornerRadius(24)
          }
        }
        """,
        fixed: """
          struct Search: View {
            @Binding var text: String
            var body: some View {
              TextField("Search", text: $text).padding(8).background(.quaternary).clipShape(Capsule())
              TextField("Search", text: $text).padding(8).background(.quaternary).clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
              TextField("Note", text: $text, axis: .vertical).padding(8).background(.quaternary).clipShape(RoundedRectangle(cornerRadius: 24, style: .continuous))
            }
          }
          """),
      // What is clear has no corners to be seen.
      .right(
        """
        Rectangle().fill(.clear).frame(height: 40).cornerRadius(6)
        Color.clear.cornerRadius(6)
        """),
      // Nor has the plot of a chart, unless something is painted behind it.
      .right(
        """
        Chart { BarMark(x: .value("Day", day), y: .value("Steps", steps)) }
          .chartPlotStyle { plot in
            plot.frame(height: 160).background(.clear).cornerRadius(12)
          }
        """),
      .wrong(
        """
        Chart { BarMark(x: .value("Day", day), y: .value("Steps", steps)) }
          .chartPlotStyle { plot in
            plot.frame(height: 160).background(.quaternary).↓cornerRadius(12)
          }
        """,
        fixed: """
          Chart { BarMark(x: .value("Day", day), y: .value("Steps", steps)) }
            .chartPlotStyle { plot in
              plot.frame(height: 160).background(.quaternary).clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
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

  /// Asked about each use, answers for all at the first of them.
  @Sendable private static func check(_ context: borrowing RuleContext, _ call: NodeID) {
    guard let name = context.tree.name(call), context.answers(for: name) else { return }
    let calls = (context.facts.calls[name.hash] ?? []).filter { context.tree.isNamed($0, "cornerRadius") }
    var uses: [NamedUse] = []
    for call in calls {
      if let use = use(context, call) { uses.append(use) }
    }
    context.report(
      uses.sorted { $0.range.start < $1.range.start },
      asOne: "`.cornerRadius` is deprecated; name the shape with `.clipShape`", title: "Name the shape")
  }

  private static func use(_ context: borrowing RuleContext, _ call: NodeID) -> NamedUse? {
    let tree = context.tree
    let arguments = Array(tree.arguments(call))
    guard let first = arguments.first, arguments.count <= 2, tree.name(first) == nil,
      !tree.node(first).flags.contains(.trailingClosure), let radius = tree.value(first),
      arguments.count == 1 || tree.isNamed(arguments[1], "antialiased"),
      context.file.isViewModifier(call) || context.file.isViewModifierOfSelf(call),
      !tree.isChartContent(call), !context.file.drawsNothing(below: call),
      !context.file.drawsOnlyGlyphs(below: call),
      !isZero(context, radius), let name = tree.nameToken(call)
    else { return nil }
    let drawn = drawnShape(tree, call, radius)
    let shape =
      drawn
      ?? (context.file.targetsReach(ReleaseYear.iOS17, assumed: false, at: call)
        ? ".rect" : "RoundedRectangle")
    // Edges that are not smoothed out are asked for where the shape fills.
    let antialiased = arguments.count == 2 ? tree.value(arguments[1]) : nil
    let fill = antialiased.map {
      tree.text($0) == "true" ? "" : ", style: FillStyle(antialiased: \(tree.text($0)))"
    }
    // What is round altogether is told by its own name.
    let round =
      RolePlaces(tree: tree, facts: context.facts).roundness(of: call, radius: radius)
      ?? (context.file.roundsField(radius, of: call) ? RolePlaces.Roundness() : nil)
    let style = context.file.cornerStyle.map { ", style: .\($0)" } ?? ""
    let named =
      round.map { "\($0.shape.rawValue)()" }
      ?? "\(shape)(cornerRadius: \(shortText(tree, radius))\(drawn == nil ? style : ""))"
    let condition = round.map { $0.isSure } ?? true ? "" : ", where it is round altogether"
    return NamedUse(
      range: tree.range(ofToken: name),
      message:
        "`.cornerRadius` is deprecated; name the shape: `.clipShape(\(named)\(fill ?? ""))`\(condition)",
      fix: drawn == nil || round != nil ? fix(context, call, arguments, shape, style, round) : nil)
  }

  /// The shape of the project's own that the view has its ground or edge drawn in, with the same radius:
  /// `.overlay(Squircle(cornerRadius: 12).stroke(.gray))`.
  private static func drawnShape(_ tree: SyntaxTree, _ call: NodeID, _ radius: NodeID) -> String? {
    for modifier in tree.chain(containing: call).modifiers
    where tree.isNamed(modifier.call, "overlay") || tree.isNamed(modifier.call, "background") {
      guard
        let view = tree.unlabelledArgument(modifier.call)
          ?? tree.trailingClosure(modifier.call).flatMap({ tree.firstStatement($0) }),
        case let chain = tree.chain(view), tree.kind(chain.root) == .call,
        let type = tree.constructedType(chain.root), !Catalog.views.contains(type),
        // Only shapes are drawn so.
        let first = chain.modifiers.first,
        ["stroke", "strokeBorder", "fill"].contains(where: { tree.name(of: first.name) == $0 }),
        tree.argumentCount(chain.root) == 1, let own = tree.argument(chain.root, "cornerRadius"),
        tree.spellsTheSame(tree.range(of: own), tree.range(of: radius))
      else { continue }
      return type.string
    }
    return nil
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
    _ context: borrowing RuleContext, _ call: NodeID, _ arguments: [NodeID], _ shape: String,
    _ style: String, _ round: RolePlaces.Roundness?
  ) -> Fix? {
    let tree = context.tree
    guard let name = tree.nameToken(call), context.closeParen(of: call) != nil,
      !context.file.mustKeepType(call)
    else { return nil }
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
      return Fix(
        title: "Clip to a round shape", applicability: round.isSure ? .safe : .unsafe,
        edits: [
          context.replace(token: name, with: "clipShape"),
          Edit(range: ByteRange(start: radius.start, end: end), text: "\(round.shape.rawValue)()"),
        ])
    }
    // What other corners of the project are is a choice; what the modifier draws today is the continuous one.
    let isCircular = context.file.cornerStyle == "circular"
    return Fix(
      title: "Clip to a \(context.file.cornerStyle ?? "rounded") shape",
      applicability: isCircular ? .unsafe : .safe,
      edits: [
        context.replace(token: name, with: "clipShape"),
        context.insert("\(shape)(cornerRadius: ", at: radius.start),
        Edit(range: ByteRange(start: radius.end, end: end), text: "\(style))"),
      ])
  }
}
