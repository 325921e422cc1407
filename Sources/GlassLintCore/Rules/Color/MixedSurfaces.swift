/// Views that paint some of their cards with materials and others with colors.
enum MixedSurfaces {
  static let rule = Rule(
    id: "mixed-surfaces",
    theme: .color,
    summary: "a view that draws some of its surfaces with materials and others with hard colors",
    rationale: """
      A material takes on what lies behind it, a painted gray does not: side by side they look like parts of two apps, and \
      in dark mode they drift further apart. One view keeps to one of them.
      """,
    severity: nil,
    fixable: .never,
    seeds: ["000"],
    examples: examples,
    triggers: Rule.Triggers(calls: ["background", "fill"]),
    check: check)

  /// A view with more backgrounds than this is a gallery of them.
  private static let surfaceLimit = 200

  private static func check(_ context: borrowing RuleContext, _ call: NodeID) {
    let tree = context.tree
    guard isMaterialSurface(context, call), context.file.usesSwiftUI, let type = tree.enclosingType(of: call),
      let typeName = tree.name(type), let own = context.facts.backgrounds[typeName.hash],
      (2...surfaceLimit).contains(own.count),
      // The view's first speaks for all of them.
      own.first(where: { isMaterialSurface(context, $0) }) == call,
      let view = view(tree, type, typeName), let name = tree.nameToken(view), !tree.isInPreview(view)
    else { return }
    let materials = own.filter { isMaterialSurface(context, $0) }
    let paths = BranchPaths(views: context.file.views)
    let hard = own.filter {
      isHardSurface(context, $0) && !isOther($0, than: materials, tree)
        && !paths.exclude($0, anyOf: materials)
    }
    guard let first = hard.first else { return }
    var notes = [(tree.range(of: callName(tree, call)), "a material")]
    notes += hard.prefix(5).map { (tree.range(of: callName(tree, $0)), "a hard color") }
    context.report(
      at: tree.range(ofToken: name),
      "`\(tree.text(token: name))` draws \(surfaces(materials.count)) with a material and \(surfaces(hard.count)) "
        + "with a hard color, such as `\(spelling(context, first))`; use a material for all of them",
      notes: notes)
  }

  /// The view whose surfaces a type's are: itself, or for an extension the view it extends, where that is in this file.
  private static func view(_ tree: SyntaxTree, _ type: NodeID, _ name: Name) -> NodeID? {
    switch tree.kind(type) {
    case .structDecl: return tree.inherits(type, "View") ? type : nil
    case .extensionDecl:
      // Who extends the protocol makes surfaces for many views.
      guard !(name == "View") else { return nil }
      let view = tree.children(tree.root).first {
        tree.kind($0) == .structDecl && tree.name($0).map { $0 == name } ?? false
      }
      return view ?? type
    default: return nil
    }
  }

  private static func surfaces(_ count: Int) -> String { count == 1 ? "one surface" : "\(count) surfaces" }

  private static func callName(_ tree: SyntaxTree, _ call: NodeID) -> NodeID {
    tree.unlabelledArgument(call) ?? tree.trailingClosure(call) ?? call
  }

  private static func spelling(_ context: borrowing RuleContext, _ call: NodeID) -> String {
    let isLayer = context.tree.isNamed(call, "fill")
    let found =
      isLayer ? MaterialBackground.layer(context, call) : MaterialBackground.surface(context, call)
    let node = found?.expression ?? call
    let text = context.tree.text(node)
    return text.contains("\n") ? "background" : text
  }

  // MARK: Surfaces

  /// Cards, rows and controls have a shape, padding or a stack; bars and screens have not.
  private static func isMaterialSurface(_ context: borrowing RuleContext, _ call: NodeID) -> Bool {
    let tree = context.tree
    if tree.isNamed(call, "fill") {
      return MaterialBackground.layer(context, call)?.color.kind == .material
    }
    guard tree.isModifier(call), let found = MaterialBackground.surface(context, call),
      found.color.kind == .material
    else { return false }
    let site = BackgroundSite(tree: tree, call: call)
    return !site.isScreen && (found.hasShape || site.hasShape || isPill(tree, call)) && !isSymbol(tree, call)
  }

  /// What `material-background` speaks of, or white, black or next to it on something like a card; not a badge or
  /// the ground of a symbol.
  private static func isHardSurface(_ context: borrowing RuleContext, _ call: NodeID) -> Bool {
    let tree = context.tree
    if tree.isNamed(call, "fill") {
      if MaterialBackground.hardLayer(context, call) != nil { return true }
      guard let found = MaterialBackground.layer(context, call) else { return false }
      return isPlain(found.color) && context.file.hasSteadyOpacity(found.color)
        && !MaterialBackground.hasLightText(context, over: call)
    }
    guard tree.isModifier(call), !isSymbol(tree, call), !isChip(tree, call) else { return false }
    if MaterialBackground.hardSurface(context, call) != nil { return true }
    guard let found = MaterialBackground.surface(context, call), context.file.hasSteadyOpacity(found.color)
    else {
      return false
    }
    let site = BackgroundSite(tree: tree, call: call)
    guard !site.isScreen, !found.color.opacities.isEmpty || !site.hasLightText else { return false }
    let root = tree.chain(call).root
    let isStack = stacks.contains { tree.isNamed(root, $0) }
    if found.hasShape || site.hasShape {
      return isPlain(found.color) && (isStack || isComponent(tree, root) || isRoomy(tree, call))
    }
    return isPlain(found.color) && (isStack || isRoomy(tree, call)) && isPill(tree, call)
      && isAmongOthers(tree, call)
  }

  /// A view of the project's own, or what a property makes.
  private static func isComponent(_ tree: SyntaxTree, _ root: NodeID) -> Bool {
    switch tree.kind(root) {
    case .identifier: true
    case .call:
      tree.name(root).map { name in
        tree.startsUppercase(name) && !Catalog.views.contains(name)
          && !pictureWords.contains { name.containsIgnoringCase($0) }
      } ?? false
    default: false
    }
  }

  /// How the names of small things and pictures speak.
  private static let pictureWords: [StaticString] = [
    "image", "pic", "avatar", "icon", "badge", "chip", "tag", "logo", "thumbnail", "symbol",
  ]

  /// A text with as much room around it as a card has, not a badge.
  private static func isRoomy(_ tree: SyntaxTree, _ call: NodeID) -> Bool {
    let chain = tree.chain(containing: call)
    guard tree.isNamed(chain.root, "Text") || tree.isNamed(chain.root, "Label") else { return false }
    return chain.modifiers.contains { modifier in
      guard modifier.call < call, tree.isNamed(modifier.call, "padding") else { return false }
      guard let amount = tree.unlabelledArgument(modifier.call) else { return true }
      return tree.number(amount).map { $0 >= roomyPadding } ?? false
    }
  }

  /// In points.
  private static let roomyPadding = 12.0

  /// Whether a view stands beside others, and is not a screen by itself.
  private static func isAmongOthers(_ tree: SyntaxTree, _ call: NodeID) -> Bool {
    guard let container = tree.container(of: call), let name = tree.name(container.call) else { return false }
    return rows.contains(name)
  }

  /// What shows views beside each other, and not over each other.
  private static let rows = Catalog.views.names(
    .stack, except: ["ZStack", "ZStackLayout"], also: ["ForEach", "ScrollView", "Section"])

  private static let stacks: [StaticString] = ["VStack", "HStack", "LazyVStack", "Grid"]

  /// The most that the channels of a color differ which nobody would call an accent.
  private static let paleness = 0.15

  private static func isPlain(_ color: ColorExpression) -> Bool {
    if case .components(let components?) = color.kind {
      let channels = [components.red, components.green, components.blue]
      return (channels.max() ?? 0) - (channels.min() ?? 0) <= paleness
    }
    return color.family == .white || color.family == .black || color.family == .gray
  }

  private static func isPill(_ tree: SyntaxTree, _ call: NodeID) -> Bool {
    tree.chain(containing: call).modifiers.contains { tree.isNamed($0.call, "padding") }
  }

  /// A symbol or picture on a disc of its own.
  private static func isSymbol(_ tree: SyntaxTree, _ call: NodeID) -> Bool {
    tree.isNamed(tree.chain(call).root, "Image")
  }

  private static let chipShapes = NameSet(["Capsule", "capsule", "Circle", "circle"])

  /// A pill or disc: a badge, a tag, a small button on a card.
  private static func isChip(_ tree: SyntaxTree, _ call: NodeID) -> Bool {
    tree.chain(containing: call).modifiers.contains { modifier in
      let name = tree.name(of: modifier.name)
      guard name == "clipShape" || name == "background" else { return false }
      return tree.arguments(modifier.call).contains { argument in
        guard let value = tree.value(argument), !(tree.kind(value) == .closure) else { return false }
        return tree.subtree(value).contains { tree.name($0).map { chipShapes.contains($0) } ?? false }
      }
    }
  }

  /// Whether a surface stands in place of a material, as on older systems, or lies on or below one.
  private static func isOther(_ call: NodeID, than materials: [NodeID], _ tree: SyntaxTree) -> Bool {
    for ancestor in tree.ancestors(call) {
      switch tree.kind(ancestor) {
      case .ifStmt, .switchStmt, .ifConfig, .postfixIfConfig, .ternary:
        if materials.contains(where: {
          tree.contains(ancestor, $0) && !isInSameBranch($0, call, ancestor, tree)
        }) {
          return true
        }
      case .memberBlock: return false
      default: break
      }
      if materials.contains(where: { material in
        ancestor == material || ancestor == tree.base(ofModifier: material)
          || tree.contains(call, material) && tree.container(of: material) != nil && call != material
      }) {
        return true
      }
    }
    return false
  }

  private static func isInSameBranch(_ one: NodeID, _ two: NodeID, _ choice: NodeID, _ tree: SyntaxTree)
    -> Bool
  {
    tree.children(choice).contains { tree.contains($0, one) && tree.contains($0, two) }
  }

  private static let examples: [Rule.Example] = [
    .wrong(
      """
      struct ↓EventSheet: View {
        var body: some View {
          VStack {
            VStack { Text(title) }
              .padding()
              .background(.regularMaterial)
              .clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
            VStack { Text(notes) }
              .padding()
              .background(Color(uiColor: .secondarySystemGroupedBackground))
              .clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
          }
        }
      }
      """),
    .wrong(
      """
      struct ↓Settings: View {
        @State private var sync = true
        var body: some View {
          ScrollView {
            header
            HStack { Toggle("Sync", isOn: $sync) }
              .padding()
              .background(Color(.systemGray6), in: RoundedRectangle(cornerRadius: 12))
          }
        }
        private var header: some View {
          VStack { Text("Account") }
            .padding()
            .background(RoundedRectangle(cornerRadius: 12).fill(.ultraThinMaterial))
        }
      }
      """),
    .wrong(
      """
      struct ↓Player: View {
        var body: some View {
          VStack {
            HStack { controls }.padding().background(.thinMaterial, in: .rect(cornerRadius: 16))
            VStack { queue }.padding().background(Color.white).cornerRadius(16)
          }
        }
      }
      """),
    .right(
      """
      struct EventSheet: View {
        var body: some View {
          ScrollView {
            VStack { Text(title) }
              .padding()
              .background(.regularMaterial)
              .clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
            Text(date)
              .padding(6)
              .background(showDatePicker ? AnyShapeStyle(.blue.opacity(0.15)) : AnyShapeStyle(.ultraThinMaterial))
          }
          .background(Color(uiColor: .systemGroupedBackground).ignoresSafeArea())
        }
      }
      """),
    .right(
      """
      struct Card: View {
        var body: some View {
          VStack {
            VStack { Text(title) }.padding().background(.regularMaterial, in: .rect(cornerRadius: 12))
            Text("New").padding(4).background(Color.gray, in: Capsule())
            Button("Buy") { buy() }.padding().background(Color.accentColor, in: .rect(cornerRadius: 8))
          }
        }
      }
      """),
    .right(
      """
      struct Bar: View {
        var body: some View {
          if reduceTransparency {
            HStack { controls }.padding().background(Color(.secondarySystemBackground), in: .rect(cornerRadius: 12))
          } else {
            HStack { controls }.padding().background(.thinMaterial, in: .rect(cornerRadius: 12))
          }
        }
      }
      """),
  ]
}
