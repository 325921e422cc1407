/// Colors and images behind bars and sheets, where the system draws its glass.
enum BarBackground {
  static let rule = Rule(
    id: "bar-background",
    theme: .glass,
    summary: "a custom color or image behind a navigation bar, tab bar, toolbar or sheet",
    rationale: """
      Bars and sheets adopt Liquid Glass, scroll edge effects and the accessibility settings by themselves. \
      A background of one's own overlays or interferes with all of that. Unless a configuration sets the \
      rule, the project has to know the release whose bars are glass: its code asks for it or draws glass, \
      it runs on nothing older, or Xcode 26 has brought it up to date. Info for a bar in a color of an asset \
      catalog, or in UIKit in one that the project has a name for.
      """,
    quiet: [
      "for a sheet in a color that the project has a name for, or that its content is painted with as well",
      "for a full-screen cover and a popover",
      "for a color that a parameter, a theme or an initializer of the project's own brings as the program runs",
      "for the system's own background, a material, a clear color, and a tint on a material",
      "where `toolbarColorScheme` is set, a comment gives a reason, or the color is named for bars",
      "for a bar that a controller gives its former look as it leaves, or a black one over a black screen",
      "in code that a check for iOS 26 sets apart, on either side, and in an app that keeps the former design",
      "on a television or a watch, and for older properties of a bar that has an appearance",
    ],
    severity: .warning,
    fixable: .unsafe,
    seeds: ["004", "002"],
    examples: examples,
    triggers: Rule.Triggers(
      calls: ["toolbarBackground", "presentationBackground", "setBackgroundImage"], kinds: [.assignment]),
    usesProject: true,
    check: check)

  static let glassRelease = AvailabilityFacts.glassRelease

  @Sendable private static func check(_ context: borrowing RuleContext, _ node: NodeID) {
    let tree = context.tree
    if tree.kind(node) == .assignment { return checkAssignment(context, node) }
    if tree.isNamed(node, "setBackgroundImage") { return checkImage(context, node) }
    guard let (value, paint) = painted(context, node), isForGlass(context, node) else { return }
    if tree.isNamed(node, "toolbarBackground") {
      checkToolbar(context, node, value, spelled(context, value, paint))
    } else if !isInCover(context, node), !isBehindPresentation(context, node), !paint.isOwnSurface,
      !isOfContent(context, node, value)
    {
      let start =
        "\(spelled(context, value, paint)) is painted behind a sheet; leave the background to the system"
      if context.file.hidesBackground(node) { return context.report(call: node, start) }
      context.report(
        call: node, start + ", or use the material `.regularMaterial`", fixes: material(context, node, value))
    }
  }

  /// Bars of a television are not made of glass, nor those of an app that keeps the design from before or is built with an
  /// older SDK, where a color is the ordinary way to dress a bar; who asks for the release whose bars are has decided for its
  /// color.
  private static func isForGlass(_ context: borrowing RuleContext, _ node: NodeID) -> Bool {
    (context.isDecided || context.file.isBuiltForGlass(node)) && !context.file.isForRemoteOrWatch(node)
      && !context.tree.runsOnlyFrom(release: glassRelease, node)
      && !context.tree.isBesideCheck(forRelease: glassRelease, node)
      && !context.file.runsOnlyBefore(release: glassRelease, node)
      && !context.site.project.targets.keepsOldDesign(
        context.site.project.index.path(ofFile: context.site.file))
  }

  /// What a modifier paints of the project's own.
  private static func painted(_ context: borrowing RuleContext, _ call: NodeID) -> (NodeID, BackgroundPaint)?
  {
    let tree = context.tree
    guard context.file.isViewModifier(call) || context.file.isViewModifierOfSelf(call),
      let value = background(context, call), !tree.isInPreview(call), paintsBar(context, value),
      // Who has set what is dark or light on it has designed the bar for its color.
      !tree.chain(containing: call).modifiers.contains(where: { tree.isNamed($0.call, "toolbarColorScheme") })
    else { return nil }
    return holdsMaterial(tree, value) ? nil : (value, context.file.paint(of: value))
  }

  /// What is to be done about a bar: before the release whose bars are made of glass, who wants a color has to paint it.
  private static func advice(_ context: borrowing RuleContext, _ node: NodeID) -> String {
    context.file.targetsReach(ReleaseYear.iOS26, assumed: true, at: node)
      ? "leave the background to the system"
      : "from iOS 26 on, leave the background to the system, with a check for `#available`"
  }

  private static func checkToolbar(
    _ context: borrowing RuleContext, _ call: NodeID, _ value: NodeID, _ spelling: String
  ) {
    let same = repetitions(context, call)
    // The first of them speaks for all.
    guard same.first == call else { return }
    context.report(
      call: call, isMinor: context.file.isOfCatalog(value),
      "\(spelling) is painted behind \(bars(context, call)); \(advice(context, call)), or use a material",
      notes: same.dropFirst().compactMap { other in
        context.tree.nameToken(other).map { (context.tree.range(ofToken: $0), "and here") }
      },
      fixes: removal(context, same))
  }

  /// The same modifier wherever a type has it, and that of each tab of one tab view, whatever the color: one decision.
  private static func repetitions(_ context: borrowing RuleContext, _ call: NodeID) -> [NodeID] {
    let tree = context.tree
    guard let name = tree.name(call) else { return [call] }
    let type = tree.enclosingType(of: call)
    let arguments = Array(tree.arguments(call))
    let tabs = tabView(context, around: call)
    let all = (context.facts.calls[name.hash] ?? []).prefix(callLimit).filter { other in
      guard other != call else { return true }
      let others = Array(tree.arguments(other))
      guard tree.isNamed(other, "toolbarBackground"), tree.enclosingType(of: other) == type,
        others.count == arguments.count
      else { return false }
      let isSame =
        tabs.map { tabView(context, around: other) == $0 && bars(context, other) == bars(context, call) }
        ?? false
        || zip(others, arguments).allSatisfy { tree.spellsTheSame($0, $1) }
      return isSame && painted(context, other) != nil && isForGlass(context, other)
    }
    return all.contains(call) ? all : [call]
  }

  private static func tabView(_ context: borrowing RuleContext, around call: NodeID) -> NodeID? {
    context.tree.containers(of: call).first {
      context.tree.name($0.call).map { Catalog.views.has($0, .tabs) } ?? false
    }?.call
  }

  /// Calls of a file that are compared with one.
  private static let callLimit = 60

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
  private static func spelled(
    _ context: borrowing RuleContext, _ value: NodeID, _ paint: BackgroundPaint
  ) -> String {
    context.tree.kind(value) == .closure ? paint.text : context.quote(value, else: paint.text)
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

  /// Whether a modifier is on what is no sheet: a cover of the whole screen, whose background is a screen's, or a popover.
  private static func isInCover(_ context: borrowing RuleContext, _ call: NodeID) -> Bool {
    let tree = context.tree
    return tree.containers(of: call).contains {
      tree.isNamed($0.call, "fullScreenCover") || tree.isNamed($0.call, "popover")
    }
      || tree.chain(containing: call).modifiers.contains { modifier in
        tree.isNamed(modifier.call, "presentationCompactAdaptation")
          && tree.unlabelledArgument(modifier.call).map { tree.isNamed($0, "popover") } ?? false
      }
  }

  /// Whether a modifier stands behind one that presents something, and nothing is seen to present the view that it is on: it
  /// is meant for what is presented, and paints nothing here.
  private static func isBehindPresentation(_ context: borrowing RuleContext, _ call: NodeID) -> Bool {
    let tree = context.tree
    return tree.chain(containing: call).modifiers.prefix { $0.call != call }
      .contains { Catalog.modifiers.has(tree.name(of: $0.name), .presents) }
      && !context.file.surroundings(of: call).contains { $0.contains(.presented) }
  }

  /// Whether the view paints the same behind some of its content: then the sheet's own is seen at its edges alone.
  private static func isOfContent(_ context: borrowing RuleContext, _ call: NodeID, _ value: NodeID) -> Bool {
    let tree = context.tree
    let around = tree.enclosingType(of: call)
    return (context.facts.calls[Name("background").hash] ?? []).prefix(callLimit).contains { other in
      guard tree.isNamed(other, "background"), tree.enclosingType(of: other) == around,
        let own = tree.unlabelledArgument(other)
      else { return false }
      return tree.spellsTheSame(own, value)
    }
  }

  // MARK: Fixes

  private static func removal(_ context: borrowing RuleContext, _ calls: [NodeID]) -> [Fix] {
    var edits: [Edit] = []
    for call in calls {
      guard context.file.targetsReach(ReleaseYear.iOS26, assumed: true, at: call),
        let range = context.removableRange(ofModifier: call)
      else { return [] }
      edits.append(Edit(range: range, text: ""))
    }
    return [.unsafe("Remove the background", edits)]
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

  /// Something that a bar is painted through: the bar, or an appearance of it.
  private struct Bar {
    let kinds: BarKinds
    var isAppearance = false
  }

  private static func checkAssignment(_ context: borrowing RuleContext, _ node: NodeID) {
    let tree = context.tree
    guard let (value, kinds) = paint(context, node), isForGlass(context, node), let block = tree.parent(node),
      let token = tree.callee(node).flatMap({ tree.nameToken($0) }), !context.file.isOfUnusedClass(node)
    else { return }
    // One bar, or one color for bars of a kind in one place, is one decision.
    let scope = tree.enclosingType(of: node) ?? tree.enclosingDeclaration(of: node) ?? block
    let same = tree.subtree(scope).filter { other in
      guard let (own, others) = paint(context, other) else { return false }
      return other == node || isOneBar(context, node, other)
        || tree.parent(other) == block && !kinds.isDisjoint(with: others) && tree.spellsTheSame(own, value)
    }
    guard same.first == node else { return }
    let areNamed = same.allSatisfy { other in
      tree.value(other).map { context.file.paint(of: $0).isOwnSurface } ?? false
    }
    context.report(
      at: tree.range(ofToken: token), isMinor: areNamed,
      "`\(tree.text(token: token))` paints a background of its own behind the bar; \(advice(context, node))",
      notes: same.dropFirst().compactMap { other in
        tree.callee(other).flatMap { tree.nameToken($0) }.map { (tree.range(ofToken: $0), "and here") }
      })
  }

  /// The value that an assignment surely paints a bar with, of which somebody sees something, and the bars it paints.
  private static func paint(_ context: borrowing RuleContext, _ node: NodeID) -> (NodeID, BarKinds)? {
    let tree = context.tree
    guard tree.kind(node) == .assignment, let target = tree.callee(node), tree.kind(target) == .member,
      let name = tree.name(target), properties.contains(name), let base = tree.callee(target),
      let value = tree.value(node), let bar = bar(context, base), paintsBar(context, value),
      // An appearance is drawn instead of what the bar's older properties say.
      bar.isAppearance || name == "backgroundColor" || !context.file.haveAppearance(bar.kinds),
      !isSaved(context, value, of: name), !isBlackScreen(context, value, around: node),
      !isPutBack(context, node)
    else { return nil }
    return (value, bar.kinds)
  }

  /// Whether two assignments are to one bar or appearance, which a variable of another function is not.
  private static func isOneBar(_ context: borrowing RuleContext, _ left: NodeID, _ right: NodeID) -> Bool {
    let tree = context.tree
    guard let own = tree.callee(left).flatMap({ tree.callee($0) }),
      let other = tree.callee(right).flatMap({ tree.callee($0) }), tree.spellsTheSame(own, other)
    else { return false }
    guard tree.kind(own) == .identifier, let name = tree.name(own) else { return true }
    return context.file.declaration(of: name, at: own) == context.file.declaration(of: name, at: other)
  }

  private static func checkImage(_ context: borrowing RuleContext, _ call: NodeID) {
    let tree = context.tree
    guard let base = tree.base(ofModifier: call), let value = tree.unlabelledArgument(call),
      let bar = bar(context, base), paintsBar(context, value),
      bar.isAppearance || !context.file.haveAppearance(bar.kinds), isForGlass(context, call),
      !context.file.isOfUnusedClass(call)
    else { return }
    context.report(call: call, "an image is painted behind the bar; \(advice(context, call))")
  }

  /// Whether a background is known to be one of the project's own that stands there on no decision.
  private static func paintsBar(_ context: borrowing RuleContext, _ value: NodeID) -> Bool {
    context.file.paint(of: value).isCustom && !context.file.isSystemGround(value)
      && !context.file.isGivenAtRunTime(value) && !context.file.isUpToTheme(value)
      && !isDecided(context, value)
  }

  private static let barWords: Set<String> = ["bar", "bars", "navbar", "tabbar", "toolbar"]

  /// Whether a project has a color for its bars, or a comment says why this one has its own: then it is no leftover.
  private static func isDecided(_ context: borrowing RuleContext, _ value: NodeID) -> Bool {
    let tree = context.tree
    let named = tree.unwrapped(value)
    let words = tree.kind(named) == .member ? tree.name(named).map { TokenWords.words($0.string) } ?? [] : []
    return !barWords.isDisjoint(with: words) || context.file.givesReason(for: value)
  }

  /// Whether a value is what the bar had before, which is put back.
  private static func isSaved(_ context: borrowing RuleContext, _ value: NodeID, of property: Name) -> Bool {
    let tree = context.tree
    guard let name = tree.ownName(value) else { return false }
    return (context.facts.uses[name.hash] ?? []).prefix(useLimit).contains { use in
      guard let assignment = tree.parent(use), tree.kind(assignment) == .assignment,
        tree.callee(assignment) == use, let saved = tree.value(assignment)
      else { return false }
      return tree.name(tree.unwrapped(saved)).map { $0 == property } ?? false
    }
      || context.file.declaration(of: name, at: value).flatMap { tree.value($0) }
        .flatMap { tree.name(tree.unwrapped($0)) }.map { $0 == property } ?? false
  }

  /// Uses of a name that are looked at.
  private static let useLimit = 40

  /// Methods within each other that are looked through.
  private static let methodDepth = 3

  /// Whether the controller around an assignment gives its bar another look as it leaves: then it borrows the bar for one
  /// screen.
  private static func isPutBack(_ context: borrowing RuleContext, _ node: NodeID) -> Bool {
    guard let type = context.tree.enclosingType(of: node) else { return false }
    return ["viewWillDisappear", "viewDidDisappear"].contains {
      setsBar(context, Name($0), of: type, depth: 0)
    }
  }

  /// Whether a method of a type sets a bar or one of its appearances, by itself or through others of the type.
  private static func setsBar(
    _ context: borrowing RuleContext, _ name: Name, of type: NodeID, depth: Int
  ) -> Bool {
    let tree = context.tree
    guard depth < methodDepth,
      let method = context.facts.declarations(of: name).first(where: {
        tree.kind($0) == .funcDecl && tree.enclosingType(of: $0) == type
      })
    else { return false }
    return tree.subtree(method).contains { id in
      switch tree.kind(id) {
      case .assignment:
        guard let target = tree.callee(id), tree.kind(target) == .member, let name = tree.name(target),
          let base = tree.callee(target)
        else { return false }
        return BarKinds.appearanceProperties.contains(name)
          || properties.contains(name) && bar(context, base) != nil
      case .call:
        guard let callee = tree.callee(id), let called = tree.ownName(callee), !(called == name) else {
          return false
        }
        return setsBar(context, called, of: type, depth: depth + 1)
      default: return false
      }
    }
  }

  /// Whether a black bar stands over a black screen, as that of a viewer of photos or videos.
  private static func isBlackScreen(
    _ context: borrowing RuleContext, _ value: NodeID, around node: NodeID
  ) -> Bool {
    let tree = context.tree
    guard isBlack(context, value), let type = tree.enclosingType(of: node), let name = tree.name(type) else {
      return false
    }
    return (context.facts.uses[Name("backgroundColor").hash] ?? []).prefix(useLimit).contains { use in
      guard tree.isNamed(use, "backgroundColor"), let assignment = tree.parent(use),
        tree.kind(assignment) == .assignment, tree.callee(assignment) == use,
        let view = tree.callee(use), tree.isNamed(view, "view") || tree.isNamed(view, "self"),
        let color = tree.value(assignment), let other = tree.enclosingType(of: assignment)
      else { return false }
      return tree.name(other).map { $0 == name } ?? false && isBlack(context, color)
    }
  }

  private static func isBlack(_ context: borrowing RuleContext, _ value: NodeID) -> Bool {
    context.file.colors(of: value, owners: [.uiKit]).allSatisfy { $0.family == .black }
  }

  private static func bar(_ context: borrowing RuleContext, _ expression: NodeID) -> Bar? {
    let tree = context.tree
    let target = tree.unwrapped(expression)
    if tree.kind(target) == .call {
      return BarKinds.proxied(target, in: tree).flatMap { bar(ofType: $0) }
    }
    guard let name = tree.name(target) else { return nil }
    if tree.kind(target) == .member { return bar(ofProperty: name, tree.callee(target), tree) }
    guard tree.kind(target) == .identifier else { return nil }
    guard let declaration = context.file.declaration(of: name, at: target) else {
      // In a controller, its own.
      return bar(ofProperty: name, nil, tree)
    }
    if let annotation = tree.firstChild(declaration, where: { $0 == .typeAnnotation || $0 == .type }) {
      return tree.lastTypeName(annotation).flatMap { bar(ofType: $0) }
    }
    guard let value = tree.value(declaration), tree.kind(value) == .call else { return nil }
    return tree.constructedType(value).flatMap { bar(ofType: $0) }
  }

  private static func bar(ofType name: Name) -> Bar? {
    BarKinds(type: name).map { Bar(kinds: $0, isAppearance: name.hasSuffix("Appearance")) }
  }

  /// How views and controllers name their bars and these their appearances.
  private static func bar(ofProperty name: Name, _ owner: NodeID?, _ tree: SyntaxTree) -> Bar? {
    if BarKinds.appearanceProperties.contains(name) {
      let bar = owner.flatMap { tree.name(tree.unwrapped($0)) }.flatMap { BarKinds(property: $0) }
      return Bar(kinds: bar ?? .all, isAppearance: true)
    }
    return BarKinds(property: name).map { Bar(kinds: $0) }
  }

  private static let examples: [Rule.Example] = [
    .right(
      """
      import UIKit
      // A theme is asked which color there is, and another one handed over.
      extension UIColor {
        static func ground(_ theme: BarTheme) -> UIColor { theme.isTrueBlack ? .black : .systemIndigo }
      }
      struct BarTheme {
        var isTrueBlack = false
      }
      func style(_ controller: UINavigationController, _ theme: BarTheme) {
        let appearance = UINavigationBarAppearance()
        let isBlack = theme.isTrueBlack
        if isBlack {
          appearance.backgroundColor = .black
        } else {
          appearance.backgroundColor = UIColor.ground(theme)
        }
        controller.navigationBar.standardAppearance = appearance
      }
      """),
    .wrong(
      """
      import UIKit
      // One appearance, one finding; light and dark are the system's.
      func style(_ controller: UINavigationController, _ themes: ThemeManager) {
        let appearance = UINavigationBarAppearance()
        if themes.isDarkMode {
          appearance.↓backgroundColor = .black
        } else {
          appearance.backgroundColor = UIColor(red: 0.9, green: 0.9, blue: 1, alpha: 1)
        }
        controller.navigationBar.standardAppearance = appearance
      }
      struct ThemeManager {
        let isDarkMode: Bool
      }
      """),
    .right(
      """
      // It is meant for the photos, and paints nothing where it stands.
      struct Profile: View {
        @State private var isOpen = false
        var body: some View {
          Text("Profile")
            .fullScreenCover(isPresented: $isOpen) { Text("Photos") }
            .presentationBackground(.black)
        }
      }
      """),
    .right(
      """
      // A surface of the project's in light, its counterpart in dark; and what the content is painted with as well.
      struct Inbox: View {
        @Environment(\\.colorScheme) private var colorScheme
        @State private var isComposing = false
        @State private var isSearching = false
        var body: some View {
          List(mails) { MailRow(mail: $0) }
            .sheet(isPresented: $isComposing) {
              Compose().presentationBackground(colorScheme == .dark ? Color(red: 0.08, green: 0.08, blue: 0.1) : Color.canvas)
            }
            .sheet(isPresented: $isSearching) {
              Compose().background(Color(red: 0.08, green: 0.08, blue: 0.1))
                .presentationBackground(Color(red: 0.08, green: 0.08, blue: 0.1))
            }
        }
      }
      extension Color { static let canvas = Color(red: 0.9, green: 0.9, blue: 0.95) }
      """),
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
        @State private var isComposing = false
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
          @State private var isComposing = false
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
    .wrong(
      """
      TabView {
        Feed()
          .↓toolbarBackground(Color.indigo, for: .tabBar)
        Profile()
          .toolbarBackground(Color.indigo, for: .tabBar)
      }
      """,
      fixed: """
        TabView {
          Feed()
          Profile()
        }
        """),
    .right(
      """
      import UIKit
      final class PhotoController: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
          previousColor = navigationController?.navigationBar.barTintColor
          view.backgroundColor = .black
          navigationController?.navigationBar.barTintColor = .black
        }
        override func viewWillDisappear(_ animated: Bool) {
          navigationController?.navigationBar.barTintColor = previousColor
        }
        private var previousColor: UIColor?
      }
      """),
    .right(
      """
      import UIKit
      // What an appearance object says is drawn instead.
      func style(_ controller: UINavigationController, _ appearance: UINavigationBarAppearance) {
        controller.navigationBar.standardAppearance = appearance
        controller.navigationBar.barTintColor = UIColor.systemIndigo
      }
      """),
    .right(
      """
      Text("Call").toolbarBackground(Color.black, for: .navigationBar).toolbarColorScheme(.dark, for: .navigationBar)
      """),
    .right(
      """
      Text("Share").presentationBackground(.ultraThinMaterial)
      """),
    .wrong(
      """
      // One tab view, one finding, whatever colors its tabs have.
      struct Tabs: View {
        var body: some View {
          TabView {
            Text("Feed").↓toolbarBackground(Color.indigo, for: .tabBar)
            Text("Profile").toolbarBackground(Color.orange, for: .tabBar)
          }
        }
      }
      """,
      fixed: """
        // One tab view, one finding, whatever colors its tabs have.
        struct Tabs: View {
          var body: some View {
            TabView {
              Text("Feed")
              Text("Profile")
            }
          }
        }
        """),
    .right(
      """
      // The system's own background, however it is spelled.
      struct Options: View {
        var body: some View {
          NavigationStack { List { Text("One") } }
            .presentationBackground(Color(.systemBackground))
        }
      }
      """),
    .right(
      """
      import UIKit
      // A theme that people choose brings its color as the program runs.
      struct BarTheme {
        func color() -> UIColor { tint }
        let tint: UIColor
      }
      func style(_ theme: BarTheme) {
        let appearance = UINavigationBarAppearance()
        appearance.backgroundColor = theme.color()
      }
      """),
    .right(
      """
      struct Themed: ViewModifier {
        let color: Color
        func body(content: Content) -> some View {
          content.presentationBackground(color)
        }
      }
      """),
    .right(
      """
      import UIKit
      final class ScannerController: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
          let appearance = UINavigationBarAppearance()
          appearance.backgroundColor = UIColor.systemIndigo
          apply(appearance)
        }
        override func viewWillDisappear(_ animated: Bool) {
          apply(UINavigationBarAppearance())
        }
        private func apply(_ appearance: UINavigationBarAppearance) {
          navigationController?.navigationBar.standardAppearance = appearance
        }
      }
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
