/// Opaque grays behind cards, rows and controls, where the convention is a material.
enum MaterialBackground {
  static let rule = Rule(
    id: "material-background",
    theme: .color,
    summary: "an opaque system or gray color as the background of a card, row or control",
    rationale: """
      A material adapts to light and dark and to what lies behind it, and answers Reduce Transparency and \
      Increase Contrast. A painted gray does none of that.
      """,
    quiet: [
      "for a badge, a part of a bar, a band without corners and a background of the whole screen",
      "for the fill of a text field",
      "in an app that has no material anywhere and paints the system's surface colors ten times or more",
      "for a view with a shadow, which would show through a material",
      "on a painted ground, around one, or beside a box of the system's",
      "for a color that is a token, a choice of two, and a shape that is translucent",
      "for darker grays behind white text or without corners, which may be a button's or a badge's",
      "before iOS 15, which has no materials",
    ],
    severity: nil,
    fixable: .unsafe,
    seeds: ["000", "004"],
    examples: examples,
    triggers: Rule.Triggers(calls: ["background", "fill"]),
    usesProject: true,
    check: check)

  /// What a background is made of.
  struct Surface {
    let color: ColorExpression
    /// The expression that a material would replace, or the whole of it where the color is given under a name.
    let expression: NodeID
    /// Its own shape, or corners cut right on it.
    var hasShape = false
    /// Its shape lets something show through, which the color does not say.
    var isDimmed = false
    /// How a material is written in its place; `nil` where it cannot stand there.
    var spelling: Spelling?

    enum Spelling { case style, view }
  }

  private static func check(_ context: borrowing RuleContext, _ call: NodeID) {
    let tree = context.tree
    guard
      let (found, material) = tree.isNamed(call, "fill")
        ? hardLayer(context, call) : hardSurface(context, call),
      !found.isDimmed, tree.kind(tree.unwrapped(found.expression)) != .ternary,
      !isSystemFill(found.color), !context.file.isSmallOrLayered(background: call), !tree.isInPreview(call),
      isOfCard(context, call, found), !context.file.isOnPaintedGround(call),
      !context.file.hasGroundInside(background: call), !context.file.isAmongBoxes(call),
      !context.file.isGroundOfPane(call), !isFill(ofField: call, context),
      !context.site.project.grounds.isOfColors,
      context.file.targetsReach(ReleaseYear.iOS15, assumed: true, at: call)
    else { return }
    let range = tree.range(of: found.expression)
    let text = tree.text(found.color.path.isEmpty ? found.expression : found.color.branch)
    let spelled = text.contains("\n") ? "this color" : "`\(text)`"
    let notes = found.color.path.isEmpty ? [] : [(tree.range(of: call), note(found.color))]
    context.report(
      at: found.color.path.isEmpty ? range : tree.range(of: found.color.branch),
      "\(spelled) is painted behind a card or control; use the material `.\(material)`", notes: notes,
      fixes: fix(context, found, material).map { [$0] } ?? [])
  }

  /// Whether a background is what a field to write in is filled with, as the system fills its own.
  private static func isFill(ofField call: NodeID, _ context: borrowing RuleContext) -> Bool {
    let root = context.file.views.chain(containing: call).root
    return context.file.views.constructed(root).map { Catalog.views.has($0, .field) } ?? false
  }

  /// Whether a background is that of a card, and not of a band across the screen: it is rounded, or nothing says that it has a
  /// height or a width of its own without having room on all sides. The view's own shadow would show through a material.
  private static func isOfCard(_ context: borrowing RuleContext, _ call: NodeID, _ found: Surface) -> Bool {
    let tree = context.tree
    let chain = tree.chain(containing: call)
    let isShadowed =
      chain.modifiers.contains { tree.isNamed($0.call, "shadow") }
      || tree.arguments(call).contains { tree.subtree($0).contains { tree.isNamed($0, "shadow") } }
    if isShadowed { return false }
    if found.hasShape || BackgroundSite(tree: tree, call: call).hasShape { return true }
    let isMeasured = chain.modifiers.prefix { $0.call != call }.contains {
      tree.isNamed($0.call, "frame") || tree.isNamed($0.call, "padding")
    }
    return !isMeasured || context.file.hasRoomAround(call) || context.file.isControl(call)
  }

  /// What a `background` paints where a material is the convention, and which material that is.
  static func hardSurface(_ context: borrowing RuleContext, _ call: NodeID) -> (Surface, material: String)? {
    let tree = context.tree
    guard tree.isModifier(call), let found = surface(context, call),
      let material = material(for: found.color), context.file.hasSteadyOpacity(found.color),
      !(tree.colorPlace(of: found.color.node) == .token)
    else { return nil }
    let site = BackgroundSite(tree: tree, call: call)
    guard !site.isScreen else { return nil }
    switch weight(of: found.color) {
    case .card: break
    case .surface:
      guard found.hasShape || site.isCard, !isThinGray(found.color) || !site.isPaintedWhite else {
        return nil
      }
    case .solid: guard found.hasShape || site.hasShape, !site.hasLightText else { return nil }
    case nil: return nil
    }
    return (found, material)
  }

  /// The rounded shape at the back of a stack, behind the stack's text.
  /// - Parameter fill: the `.fill(…)` of a shape.
  static func layer(_ context: borrowing RuleContext, _ fill: NodeID) -> Surface? {
    let tree = context.tree
    guard tree.isModifier(fill) else { return nil }
    let chain = tree.chain(containing: fill)
    guard let name = tree.name(chain.root), name == "RoundedRectangle" || name == "UnevenRoundedRectangle",
      isBackOfCard(tree, chain.top)
    else { return nil }
    return filledShape(context, chain)
  }

  static func hardLayer(_ context: borrowing RuleContext, _ fill: NodeID) -> (Surface, material: String)? {
    guard let found = layer(context, fill), let material = material(for: found.color),
      context.file.hasSteadyOpacity(found.color), !(context.tree.colorPlace(of: found.color.node) == .token)
    else { return nil }
    switch weight(of: found.color) {
    case .card, .surface: return hasLightText(context, over: fill) ? nil : (found, material)
    case .solid, nil: return nil
    }
  }

  /// Whether text in the stack that a shape is a layer of is painted white.
  static func hasLightText(_ context: borrowing RuleContext, over fill: NodeID) -> Bool {
    context.tree.container(of: fill).map { BackgroundSite(tree: context.tree, call: $0.call).hasLightText }
      ?? false
  }

  /// Whether a view is the first in a `ZStack` and only text, controls and stacks of them lie on it.
  private static func isBackOfCard(_ tree: SyntaxTree, _ layer: NodeID) -> Bool {
    guard let closure = tree.parent(layer), tree.kind(closure) == .closure,
      let container = tree.container(of: layer), tree.isInitializer(container.call, "ZStack"),
      tree.closure(container.argument) == closure
    else { return false }
    let layers = tree.statements(closure, limit: 4)
    guard layers.first == layer, (2...3).contains(layers.count) else { return false }
    return layers.dropFirst().allSatisfy { layer in
      tree.name(tree.chain(layer).root).map { contents.contains($0) } ?? false
    }
  }

  /// What a card holds.
  private static let contents = Catalog.views.names(
    [.text, .stack], except: ["ZStack", "ZStackLayout"])

  private static func note(_ color: ColorExpression) -> String {
    (color.path.map { "`\($0)`" } + ["`background`"]).joined(separator: " → ")
  }

  // MARK: Colors

  private enum Weight {
    /// What the system itself paints cards on grouped screens with.
    case card
    /// A system surface or a light gray: made for cards.
    case surface
    /// A gray that might as well be the color of a badge or a disabled button.
    case solid
  }

  private static func weight(of color: ColorExpression) -> Weight? {
    switch color.kind {
    case .system(let system):
      switch system.family {
      case .surface where system.name.hasSuffix("SystemGroupedBackground"): return .card
      case .surface:
        return system.name == "textBackgroundColor" || system.name == "controlColor" ? nil : .surface
      case .gray:
        if !color.opacities.isEmpty { return .surface }
        return ["systemGray4", "systemGray5", "systemGray6"].contains(system.name) ? .surface : .solid
      default: return nil
      }
    case .components(let components?) where isCardColor(components): return .surface
    case .components(let components?):
      let level = max(components.red, components.green, components.blue)
      // What is all but black or white is meant as black or white.
      return components.isNeutral && level > 0.05 && level < 0.985 ? .solid : nil
    default: return nil
    }
  }

  /// What the system paints cards and controls with in dark appearance, spelled out.
  private static func isCardColor(_ color: ColorComponents) -> Bool {
    let bytes = [color.red, color.green, color.blue].map { ($0 * 255).rounded() }
    return bytes == [0x1C, 0x1C, 0x1E] || bytes == [0x2C, 0x2C, 0x2E] || bytes == [0x3A, 0x3A, 0x3C]
  }

  /// What the system itself fills small controls with, spelled out: it adapts as it is.
  private static func isSystemFill(_ color: ColorExpression) -> Bool {
    guard case .components(let components?) = color.kind else { return false }
    let bytes = [components.red, components.green, components.blue].map { ($0 * 255).rounded() }
    return (116...120).contains(bytes[0]) && (116...120).contains(bytes[1]) && (126...128).contains(bytes[2])
  }

  private static func isThinGray(_ color: ColorExpression) -> Bool {
    color.family == .gray && !color.opacities.isEmpty
  }

  private static func material(for color: ColorExpression) -> String? {
    guard weight(of: color) != nil else { return nil }
    return color.family == .surface || color.opacities.isEmpty ? "regularMaterial" : "ultraThinMaterial"
  }

  // MARK: Forms

  static func surface(_ context: borrowing RuleContext, _ call: NodeID) -> Surface? {
    let tree = context.tree
    let labels = tree.arguments(call).compactMap { tree.name($0) }
    if labels.contains(where: { $0 == "ignoresSafeAreaEdges" }) { return nil }
    if let value = tree.unlabelledArgument(call) {
      let canBeStyle = labels.allSatisfy { $0 == "in" || $0 == "fillStyle" }
      return surface(
        context, in: value, spelling: canBeStyle ? .style : nil, shaped: labels.contains { $0 == "in" })
    }
    guard let closure = tree.trailingClosure(call) ?? tree.closureArgument(call, "content") else {
      return nil
    }
    let statements = tree.statements(closure)
    guard statements.count == 1 else { return nil }
    return surface(context, in: statements[0], spelling: .view, shaped: false)
  }

  private static func surface(
    _ context: borrowing RuleContext, in value: NodeID, spelling: Surface.Spelling?, shaped: Bool
  ) -> Surface? {
    let tree = context.tree
    let chain = tree.chain(value)
    if isShape(tree, chain.root) { return filledShape(context, chain) }
    // `Color.gray.opacity(0.1).cornerRadius(8)` goes on where the color ends.
    let dressing = chain.modifiers.drop { tree.isNamed($0.call, "opacity") }
    if dressing.contains(where: { isScreenModifier(tree, $0) }) { return nil }
    let expression = dressing.first.flatMap { tree.base(ofModifier: $0.call) } ?? value
    guard let color = onlyColor(context, expression) else { return nil }
    return Surface(
      color: color, expression: expression,
      hasShape: shaped || dressing.contains { BackgroundSite.cutsShape(tree, $0) },
      spelling: dressing.isEmpty && color.path.isEmpty ? spelling : nil)
  }

  /// The color an expression comes to; of a choice between light and dark, the first of two that both qualify.
  private static func onlyColor(_ context: borrowing RuleContext, _ expression: NodeID) -> ColorExpression? {
    let all = context.file.colors(of: expression)
    if all.count == 1 { return all[0] }
    let choice = context.tree.unwrapped(expression)
    guard context.tree.kind(choice) == .ternary, let condition = context.tree.callee(choice),
      all.allSatisfy({ isSurface($0) && $0.path.isEmpty }), context.file.asksForColorScheme(condition)
    else { return nil }
    return all[0]
  }

  private static func isSurface(_ color: ColorExpression) -> Bool {
    let weight = weight(of: color)
    return weight == .card || weight == .surface
  }

  private static func isShape(_ tree: SyntaxTree, _ root: NodeID) -> Bool {
    guard tree.kind(root) == .call, let name = tree.name(root) else { return false }
    return Catalog.views.has(name, .shape) || name == "rect" && tree.base(ofModifier: root) == nil
  }

  /// `RoundedRectangle(cornerRadius: 12).fill(Color(.systemGray6))`.
  private static func filledShape(_ context: borrowing RuleContext, _ chain: ModifierChain) -> Surface? {
    let tree = context.tree
    guard !chain.modifiers.contains(where: { isScreenModifier(tree, $0) || tree.isNamed($0.call, "frame") })
    else {
      return nil
    }
    for modifier in chain.modifiers {
      let name = tree.name(of: modifier.name)
      guard name == "fill" || name == "foregroundStyle" || name == "foregroundColor",
        let value = tree.unlabelledArgument(modifier.call), let color = onlyColor(context, value)
      else { continue }
      let isDimmed = chain.modifiers.contains { tree.isNamed($0.call, "opacity") }
      let takesStyle = !(name == "foregroundColor") && color.path.isEmpty
      return Surface(
        color: color, expression: value, hasShape: true, isDimmed: isDimmed,
        spelling: takesStyle ? .style : nil)
    }
    return nil
  }

  private static func isScreenModifier(_ tree: SyntaxTree, _ modifier: Modifier) -> Bool {
    Catalog.modifiers.has(tree.name(of: modifier.name), .edges)
  }

  // MARK: Fix

  private static func fix(_ context: borrowing RuleContext, _ found: Surface, _ material: String) -> Fix? {
    // Materials came with iOS 15.
    guard let spelling = found.spelling,
      context.file.targetsReach(ReleaseYear.iOS15, assumed: true, at: found.expression)
    else { return nil }
    let text = context.tree.text(found.expression)
    guard !text.contains("//"), !text.contains("/*") else { return nil }
    let replacement = spelling == .style ? ".\(material)" : "Rectangle().fill(.\(material))"
    return .unsafe("Use `.\(material)`", [context.replace(found.expression, with: replacement)])
  }

  private static let examples: [Rule.Example] = [
    .wrong(
      """
      struct FormCard: ViewModifier {
        func body(content: Content) -> some View {
          content
            .background(↓Color(uiColor: .secondarySystemGroupedBackground))
            .clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
        }
      }
      """,
      fixed: """
        struct FormCard: ViewModifier {
          func body(content: Content) -> some View {
            content
              .background(.regularMaterial)
              .clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
          }
        }
        """),
    .wrong(
      """
      struct DateButton: View {
        var body: some View {
          Button { buy() } label: { Text(date).padding(6).background(↓Color.gray.opacity(0.1)) }
        }
      }
      """,
      fixed: """
        struct DateButton: View {
          var body: some View {
            Button { buy() } label: { Text(date).padding(6).background(.ultraThinMaterial) }
          }
        }
        """),
    .wrong(
      """
      struct Row: View {
        var body: some View {
          HStack { Text("Title") }
            .padding()
            .background(RoundedRectangle(cornerRadius: 12, style: .continuous).fill(↓Color(.systemGray6)))
        }
      }
      """,
      fixed: """
        struct Row: View {
          var body: some View {
            HStack { Text("Title") }
              .padding()
              .background(RoundedRectangle(cornerRadius: 12, style: .continuous).fill(.regularMaterial))
          }
        }
        """),
    .wrong(
      """
      struct Card: View {
        var body: some View {
          VStack { Text("Title") }
            .background(↓Color(hex: "1C1C1E"), in: RoundedRectangle(cornerRadius: 12))
        }
      }
      """),
    .wrong(
      """
      struct Card: View {
        var body: some View {
          ZStack {
            RoundedRectangle(cornerRadius: 12, style: .continuous).fill(↓Color(.secondarySystemGroupedBackground))
            Text("Title")
          }
          HStack { Text("Notes"); Text("Today") }.padding().background(↓Color(hex: "1C1C1E"))
        }
      }
      """),
    .right(
      """
      struct Role: View {
        var body: some View {
          HStack { Circle().fill(.red).frame(width: 10, height: 10); Text("Moderator") }
            .padding(4).background(Color(.systemGray6)).cornerRadius(4)
          HStack { Text("Owner"); Circle().fill(.green).frame(width: 10, height: 10) }
            .padding(4).background(Color(.systemGray6)).cornerRadius(4)
        }
      }
      struct Facts: View {
        var body: some View {
          VStack { Text("Height"); Text("Weight") }.padding().background(Color(.systemGray6)).cornerRadius(10)
        }
      }
      struct FactsScreen: View {
        var body: some View { VStack { Facts() }.background(Color(.systemGroupedBackground)) }
      }
      """),
    // In a box, among boxes of one style, and behind a pane that scrolls.
    .right(
      """
      struct Disks: View {
        var body: some View {
          GroupBox("Disks") {
            HStack { Text("Size"); Text("Free") }.padding().background(Color(.systemGray6)).cornerRadius(12)
          }
        }
      }
      struct Load: View {
        var body: some View {
          HStack { Text("Now"); Text("Usual") }.padding().background(Color(.systemGray6)).cornerRadius(12)
        }
      }
      struct LoadScreen: View {
        var body: some View { ScrollView { VStack { Disks(); Load() }.groupBoxStyle(.automatic) } }
      }
      struct LogPane: View {
        var body: some View {
          GeometryReader { _ in ScrollView { Text("Log").padding() } }
            .background(Color(.systemGray6))
            .clipShape(RoundedRectangle(cornerRadius: 16, style: .continuous))
        }
      }
      """),
    // Parts of one screen: on a gradient, beside a box, a band, with a shadow, and with grounds of their own inside.
    .right(
      """
      struct Prices: View {
        var body: some View {
          ScrollView { prices }.background(LinearGradient(colors: [.blue, .clear], startPoint: .top, endPoint: .bottom))
        }
        private var prices: some View {
          VStack { Text("Year"); Text("Month") }.padding().background(Color(.systemGray6)).cornerRadius(12)
        }
      }
      struct Recording: View {
        var body: some View { ScrollView { VStack { facts; notes } } }
        private var facts: some View {
          HStack { Text("Length"); Text("Size") }.padding().background(Color(.systemGray6)).cornerRadius(12)
        }
        private var notes: some View { GroupBox("Notes") { Text("None") } }
      }
      struct Account: View {
        var body: some View {
          VStack {
            HStack { Text("Name"); Text("Status") }.padding(.horizontal, 8).background(Color(.systemGray6))
            VStack { Text("Name"); Text("About") }
              .padding().background(Color(.systemGray6)).cornerRadius(8).shadow(radius: 8)
            preview.padding().background(Color(.systemGray6)).cornerRadius(8)
            VStack { TextEditor(text: $text); Text("Done") }.background(Color(.systemGray6)).cornerRadius(8)
          }
        }
        @State private var text = ""
        private var preview: some View { Text("Preview").padding().background(Color.red).cornerRadius(8) }
      }
      """),
    .right(
      """
      struct Card: View {
        var body: some View {
          VStack { Text("Title") }.padding().background(.regularMaterial)
        }
      }
      """),
    .right(
      """
      struct Screen: View {
        var body: some View {
          ScrollView { content }.background(Color(.secondarySystemBackground).ignoresSafeArea())
          VStack { content }.padding().background(Color(uiColor: .systemGroupedBackground))
        }
      }
      """),
    .right(
      """
      struct DateButton: View {
        var body: some View {
          Text(date)
            .padding(6)
            .background(isSelected ? Color.blue.opacity(0.15) : Color.gray.opacity(0.1))
            .clipShape(Capsule())
        }
      }
      """),
    .right(
      """
      struct Badge: View {
        var body: some View {
          Text("New").foregroundStyle(.white).padding(4).background(Color.gray).clipShape(Capsule())
          AsyncImage(url: url).background(Color.gray.opacity(0.2))
          Text("12:04").padding(4).background(Color.gray.opacity(0.2)).clipShape(Capsule())
          VStack { Image(systemName: "book").resizable() }.background(.gray.opacity(0.1)).clipShape(Capsule())
          HStack { Text("New"); Text("12:04") }
            .background { RoundedRectangle(cornerRadius: 8).fill(.gray).opacity(0.2) }
          HStack { Text("New"); Button("Edit") { buy() }.background(Color.gray.opacity(0.2), in: .capsule) }
            .padding()
            .background(.regularMaterial, in: .rect(cornerRadius: 12))
          HStack { Image(systemName: "magnifyingglass"); Text("New") }
            .background(Color(red: 0.46, green: 0.46, blue: 0.5, opacity: 0.12), in: .rect(cornerRadius: 10))
        }
      }
      """),
  ]
}
