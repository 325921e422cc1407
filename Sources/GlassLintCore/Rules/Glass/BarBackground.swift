/// Colors and images behind bars and sheets, where the system draws its glass.
enum BarBackground {
  static let rule = Rule(
    id: "bar-background",
    theme: .glass,
    summary: "a custom color or image behind a navigation bar, tab bar, toolbar or sheet",
    rationale: """
      Bars and sheets adopt Liquid Glass, scroll edge effects and the accessibility settings by themselves. A background \
      of one's own overlays or interferes with all of that.
      """,
    severity: .warning,
    fixable: .unsafe,
    seeds: ["004", "002"],
    examples: examples,
    triggers: Rule.Triggers(
      calls: ["toolbarBackground", "presentationBackground", "setBackgroundImage"], kinds: [.assignment]),
    usesProject: true,
    check: check)

  /// The release whose bars are made of Liquid Glass.
  static let glassRelease = 26

  private static func check(_ context: borrowing RuleContext, _ node: NodeID) {
    let tree = context.tree
    // Bars of a television are not made of glass; who asks for the release whose bars are has decided for its color.
    guard !context.file.isForRemoteOrWatch(node), !tree.runsOnlyBefore(release: glassRelease, node),
      !tree.runsOnlyFrom(release: glassRelease, node)
    else { return }
    if tree.kind(node) == .assignment { return checkAssignment(context, node) }
    if tree.isNamed(node, "setBackgroundImage") { return checkImage(context, node) }
    let isOnView = context.file.isViewModifier(node)
    guard isOnView || context.file.isViewModifierOfSelf(node), let value = background(context, node),
      !tree.isInPreview(node)
    else { return }
    let paint = context.file.paint(of: value)
    guard paint.isCustom, !holdsMaterial(tree, value) else { return }
    if tree.isNamed(node, "toolbarBackground") {
      context.report(
        call: node,
        "\(spelled(tree, value, paint)) is painted behind \(bars(context, node)); leave the background to the system, or use a material",
        fixes: removal(context, node))
    } else if !isInCover(context, node) {
      context.report(
        call: node,
        "\(spelled(tree, value, paint)) is painted behind a sheet; leave the background to the system, or use the material `.regularMaterial`",
        fixes: material(context, node, value))
    }
  }

  /// The style or the closure that paints the background.
  private static func background(_ context: borrowing RuleContext, _ call: NodeID) -> NodeID? {
    context.tree.unlabelledArgument(call) ?? context.file.views.content(of: call)
  }

  /// A tint on a material lets the system's material through.
  private static func holdsMaterial(_ tree: SyntaxTree, _ value: NodeID) -> Bool {
    tree.kind(value) == .closure
      && tree.subtree(value).contains { tree.name($0)?.hasSuffix("Material") == true }
  }

  /// The value where it is short enough to be read in a message.
  private static func spelled(_ tree: SyntaxTree, _ value: NodeID, _ paint: BackgroundPaint) -> String {
    let range = tree.range(of: value)
    guard range.end - range.start <= 48, tree.kind(value) != .closure else { return paint.text }
    let text = tree.text(value)
    return text.contains("\n") ? paint.text : "`\(text)`"
  }

  private static func bars(_ context: borrowing RuleContext, _ call: NodeID) -> String {
    for argument in context.tree.arguments(call) {
      guard let bar = context.tree.value(argument), let name = context.tree.name(bar) else { continue }
      switch name {
      case "navigationBar": return "the navigation bar"
      case "tabBar": return "the tab bar"
      case "bottomBar": return "the bottom bar"
      case "windowToolbar": return "the window's toolbar"
      default: continue
      }
    }
    return "the bar"
  }

  /// Whether a modifier is on what covers the whole screen, whose background is a screen's.
  private static func isInCover(_ context: borrowing RuleContext, _ call: NodeID) -> Bool {
    context.tree.containers(of: call).contains { context.tree.isNamed($0.call, "fullScreenCover") }
  }

  // MARK: Fixes

  private static func removal(_ context: borrowing RuleContext, _ call: NodeID) -> [Fix] {
    guard let range = context.removableRange(ofModifier: call) else { return [] }
    return [.unsafe("Remove the background", [Edit(range: range, text: "")])]
  }

  private static func material(_ context: borrowing RuleContext, _ call: NodeID, _ value: NodeID) -> [Fix] {
    guard context.tree.argumentCount(call) == 1, context.tree.kind(value) != .closure,
      context.file.targetsReach(ReleaseYear.iOS15, assumed: true, at: call),
      !context.tree.holdsComment(context.tree.range(of: value))
    else { return [] }
    return [.unsafe("Use `.regularMaterial`", [context.replace(value, with: ".regularMaterial")])]
  }

  // MARK: UIKit

  /// What bars and their appearances are painted with.
  private static let properties = NameSet(["backgroundColor", "barTintColor", "backgroundImage"])

  private static let barTypes = NameSet([
    "UINavigationBar", "UITabBar", "UIToolbar", "UINavigationBarAppearance", "UITabBarAppearance",
    "UIToolbarAppearance", "UIBarAppearance",
  ])

  /// How views and controllers name their bars and these their appearances.
  private static let barNames = NameSet([
    "navigationBar", "tabBar", "standardAppearance", "scrollEdgeAppearance", "compactAppearance",
    "compactScrollEdgeAppearance",
  ])

  private static func checkAssignment(_ context: borrowing RuleContext, _ node: NodeID) {
    let tree = context.tree
    guard let target = tree.callee(node), tree.kind(target) == .member, let name = tree.name(target),
      properties.contains(name), let base = tree.callee(target), let value = tree.value(node),
      isBar(context, base), paintsBar(context, value), !isSaid(context, node),
      let token = tree.nameToken(target)
    else { return }
    context.report(
      token: token,
      "`\(name.string)` paints a background of its own behind the bar; leave it to the system")
  }

  private static func checkImage(_ context: borrowing RuleContext, _ call: NodeID) {
    let tree = context.tree
    guard let base = tree.base(ofModifier: call), let value = tree.unlabelledArgument(call),
      isBar(context, base), paintsBar(context, value)
    else { return }
    context.report(call: call, "an image is painted behind the bar; leave the background to the system")
  }

  /// Whether a bar's color or image is known to be one of the project's own.
  private static func paintsBar(_ context: borrowing RuleContext, _ value: NodeID) -> Bool {
    // A parameter, a property or what a function gives may be none, or of a theme that the user picks.
    context.file.paint(of: value).isCustom
  }

  /// Whether a statement before it among the same ones paints the same bar: one thing, said once.
  private static func isSaid(_ context: borrowing RuleContext, _ assignment: NodeID) -> Bool {
    let tree = context.tree
    guard let block = tree.parent(assignment), let bar = tree.callee(assignment).flatMap({ tree.callee($0) })
    else { return false }
    return tree.children(block).prefix(blockLimit).contains { other in
      guard other < assignment, tree.kind(other) == .assignment, let target = tree.callee(other),
        tree.name(target).map({ properties.contains($0) }) == true, let base = tree.callee(target),
        isBar(context, base), let value = tree.value(other)
      else { return false }
      return tree.text(base) == tree.text(bar) && paintsBar(context, value)
    }
  }

  /// Statements of a block that are looked at.
  private static let blockLimit = 200

  private static func isBar(_ context: borrowing RuleContext, _ expression: NodeID) -> Bool {
    let tree = context.tree
    let target = tree.unwrapped(expression)
    if tree.kind(target) == .call {
      // `UINavigationBar.appearance()`.
      guard let type = tree.base(ofModifier: target), let name = tree.name(tree.unwrapped(type)) else {
        return false
      }
      return tree.name(target).map { $0.hasPrefix("appearance") } == true && barTypes.contains(name)
    }
    guard let name = tree.name(target) else { return false }
    if tree.kind(target) == .member { return barNames.contains(name) }
    guard tree.kind(target) == .identifier else { return false }
    guard let declaration = context.file.declaration(of: name, at: target) else {
      // In a controller, its own.
      return barNames.contains(name)
    }
    if let annotation = tree.firstChild(declaration, where: { $0 == .typeAnnotation || $0 == .type }) {
      return tree.lastTypeName(annotation).map { barTypes.contains($0) } ?? false
    }
    guard let value = tree.value(declaration), tree.kind(value) == .call else { return false }
    return tree.constructedType(value).map { barTypes.contains($0) } ?? false
  }

  private static let examples: [Rule.Example] = [
    .wrong(
      """
      struct Inbox: View {
        var body: some View {
          NavigationStack {
            List(mails) { MailRow(mail: $0) }
              .navigationTitle("Inbox")
              .↓toolbarBackground(Color.red, for: .navigationBar)
              .toolbarBackground(.visible, for: .navigationBar)
          }
        }
      }
      """,
      fixed: """
        struct Inbox: View {
          var body: some View {
            NavigationStack {
              List(mails) { MailRow(mail: $0) }
                .navigationTitle("Inbox")
                .toolbarBackground(.visible, for: .navigationBar)
            }
          }
        }
        """),
    .wrong(
      """
      struct Inbox: View {
        var body: some View {
          List(mails) { MailRow(mail: $0) }
            .sheet(isPresented: $isComposing) {
              Compose().↓presentationBackground(Color(red: 0.08, green: 0.08, blue: 0.1))
            }
        }
      }
      """,
      fixed: """
        struct Inbox: View {
          var body: some View {
            List(mails) { MailRow(mail: $0) }
              .sheet(isPresented: $isComposing) {
                Compose().presentationBackground(.regularMaterial)
              }
          }
        }
        """),
    .wrong(
      """
      TabView { Text("Home") }
        .↓toolbarBackground(LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom), for: .tabBar)
      """,
      fixed: """
        TabView { Text("Home") }
        """),
    .wrong(
      """
      import UIKit
      func styleBars() {
        let appearance = UINavigationBarAppearance()
        appearance.↓backgroundColor = UIColor.systemIndigo
        UITabBar.appearance().↓barTintColor = .black
        UINavigationBar.appearance().↓setBackgroundImage(UIImage(named: "bar"), for: .default)
      }
      """),
    .right(
      """
      Text("Share").presentationBackground(.ultraThinMaterial)
      """),
    .right(
      """
      List(mails) { MailRow(mail: $0) }
        .toolbarBackground(.visible, for: .navigationBar)
        .toolbarBackground(.bar, for: .tabBar)
        .toolbarBackground(.ultraThinMaterial, for: .bottomBar)
        .toolbarBackground(isCompact ? .visible : .hidden, for: .navigationBar)
        .toolbarBackground(Color.clear, for: .tabBar)
        .toolbarColorScheme(.dark, for: .navigationBar)
      """),
    .right(
      """
      struct Reader: View {
        var body: some View {
          if #available(iOS 26, *) {
            content
          } else {
            content.toolbarBackground(Color.accentColor, for: .navigationBar)
          }
        }
      }
      """),
    .right(
      """
      import UIKit
      func styleBars() {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithTransparentBackground()
        appearance.backgroundColor = .clear
        UINavigationBar.appearance().setBackgroundImage(UIImage(), for: .default)
        view.backgroundColor = .systemBackground
      }
      """),
    .right(
      """
      Gallery()
        .fullScreenCover(isPresented: $isOpen) {
          PhotoViewer().presentationBackground(.black)
        }
        .sheet(isPresented: $isEditing) { Editor().presentationBackground(.background) }
      """),
  ]
}
