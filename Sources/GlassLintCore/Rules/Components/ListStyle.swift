/// Lists that leave open how they look.
enum ListStyle {
  static let rule = Rule(
    id: "list-style",
    theme: .components,
    summary: "a `List` with no `listStyle`",
    rationale: """
      Without a style, a list looks different from place to place: plain here, inset and grouped there. A style that is \
      named is the same on every screen.
      """,
    severity: nil,
    fixable: .unsafe,
    options: [
      RuleOption(
        "style", .choice([".insetGrouped", ".grouped", ".inset", ".plain", ".sidebar"]),
        default: .string(".insetGrouped"), help: "The style that the fix names.")
    ],
    seeds: ["004"],
    examples: [
      .wrong(
        """
        struct GoalsView: View {
          var body: some View {
            ↓List(goals) { goal in
              GoalRow(goal: goal)
            }
            .navigationTitle("Goals")
          }
        }
        """,
        fixed: """
          struct GoalsView: View {
            var body: some View {
              List(goals) { goal in
                GoalRow(goal: goal)
              }
              .listStyle(.insetGrouped)
              .navigationTitle("Goals")
            }
          }
          """),
      .wrong(
        """
        NavigationStack {
          ↓List {
            Text("One")
          }
        }
        """,
        fixed: """
          NavigationStack {
            List {
              Text("One")
            }
            .listStyle(.insetGrouped)
          }
          """),
      .wrong(
        """
        VStack { ↓List(goals) { Text($0.title) }.refreshable { await load() } }
        """,
        fixed: """
          VStack { List(goals) { Text($0.title) }.listStyle(.plain).refreshable { await load() } }
          """, options: ["style": .string(".plain")]),
      .wrong(
        """
        #if os(iOS)
        struct AccountView: View {
          var body: some View { ↓List { Text("Name") } }
        }
        #endif
        """,
        fixed: """
          #if os(iOS)
          struct AccountView: View {
            var body: some View { List { Text("Name") }.listStyle(.insetGrouped) }
          }
          #endif
          """),
      .right(
        """
        struct Entries: View {
          var body: some View { List(goals) { Text($0.title) } }
        }
        struct EntriesForm: View {
          var body: some View { Form { Section("All") { Entries() } } }
        }
        """),
      .right("List(goals) { Text($0.title) }.refreshable { await load() }.listStyle(.insetGrouped)"),
      .right(
        """
        struct GoalsView: View {
          var body: some View {
            NavigationStack { list }.listStyle(.plain)
          }
          private var list: some View { List(goals) { Text($0.title) } }
        }
        """),
      // Whoever shows the view that a list is part of sets the style of all in it.
      .right(
        """
        struct Wizard: View {
          var body: some View { NavigationStack { WizardPage() }.listStyle(.plain) }
        }
        struct WizardPage: View {
          var body: some View { VStack { WizardList() } }
        }
        struct WizardList: View {
          var body: some View { List(goals) { Text($0.title) } }
        }
        """),
      .right(
        """
        NavigationSplitView {
          List(folders, selection: $folder) { Text($0.name) }
        } detail: {
          Text("Choose a folder")
        }
        """),
      .right(
        """
        struct Library: View {
          var body: some View { NavigationSplitView { folders.navigationTitle("Folders") } detail: { Text("One") } }
          private var folders: some View { Folders().toolbar { Button("New") { buy() } } }
        }
        struct Folders: View {
          var body: some View { List(goals) { Text($0.title) } }
        }
        """),
      .right(
        """
        struct GoalsView: View {
          var body: some View { List(goals) { Text($0.title) }.grouped() }
        }
        extension View {
          func grouped() -> some View { listStyle(.insetGrouped) }
        }
        """),
      .right(
        """
        struct SidebarView: View {
          var body: some View { List(folders) { Text($0.name) }.modifier(SidebarLook()) }
        }
        #Preview { List { Text("Row") } }
        """),
    ],
    triggers: Rule.Triggers(calls: ["List", "init"]),
    usesProject: true,
    check: check)

  private static func check(_ context: borrowing RuleContext, _ call: NodeID) {
    let tree = context.tree
    guard context.file.views.constructed(call).map({ $0 == "List" }) == true,
      context.file.views.content(of: call) != nil,
      !tree.isInPreview(call), !context.file.isForPointer(call), !isSidebar(tree, call),
      !isStyled(context, call),
      !context.file.surroundings(of: call).contains(where: {
        !$0.isDisjoint(with: [.repeated, .sideColumn, .listStyled])
      }),
      context.site.folderPlatforms.isDisjoint(with: [.macOS, .tvOS, .watchOS])
    else { return }
    let style = context.choice("style")
    let fixes = fix(context, call, style)
    let remedy =
      fixes.isEmpty ? "`.listStyle(…)` with one that all its systems have" : "`.listStyle(\(style))`"
    context.report(call: call, "this `List` names no style; add \(remedy)", fixes: fixes)
  }

  /// Helpers of the file that a list is followed through.
  private static let helperLimit = 2

  /// Whether a style is set on the list, on what it stands in, or where this file shows it.
  private static func isStyled(_ context: borrowing RuleContext, _ view: NodeID, helpers: Int = 0) -> Bool {
    let tree = context.tree
    if setsStyle(context, tree.outerModifiers(of: view)) { return true }
    for container in tree.containers(of: view) {
      // A list in a list or form is a row with rows of its own.
      if nesting.contains(where: { tree.isNamed(container.call, $0) }) { return true }
      if setsStyle(context, tree.outerModifiers(of: container.call)) { return true }
      // What is presented has a chain of its own, around which nothing is known.
      if tree.isModifier(container.call), setsStyle(context, tree.chain(container.call).modifiers) {
        return true
      }
    }
    guard helpers < helperLimit else { return false }
    return context.file.views.uses(ofViewAround: view).contains {
      isStyled(context, $0, helpers: helpers + 1)
    }
  }

  private static let nesting: [StaticString] = ["Form", "Section", "Menu", "Picker"]

  private static func setsStyle(_ context: borrowing RuleContext, _ modifiers: [Modifier]) -> Bool {
    for modifier in modifiers {
      let name = context.tree.name(of: modifier.name)
      if name == "listStyle" || name == "modifier" || name == "introspect" || maySetStyle(context, name) {
        return true
      }
    }
    return false
  }

  /// Whether a modifier of the project's own sets a style, or one of somebody else's may.
  private static func maySetStyle(_ context: borrowing RuleContext, _ name: Name) -> Bool {
    let site = context.site
    guard site.declaresFunction(name) else { return !Catalog.modifiers.contains(name) }
    return site.project.spokenParts(of: name.symbol)?.contains(.stylesList) ?? false
  }

  private static func isSidebar(_ tree: SyntaxTree, _ call: NodeID) -> Bool {
    tree.ancestors(call).contains { ancestor in
      switch tree.kind(ancestor) {
      case .binding, .funcDecl, .structDecl, .extensionDecl:
        return tree.name(ancestor)?.containsIgnoringCase("sidebar") ?? false
      default: return false
      }
    }
  }

  // MARK: Fix

  private static func fix(_ context: borrowing RuleContext, _ call: NodeID, _ style: String) -> [Fix] {
    if style == ".insetGrouped" || style == ".grouped" {
      // Not on macOS, tvOS and watchOS.
      let missing: [Platform] = style == ".grouped" ? [.macOS, .watchOS] : [.macOS, .tvOS, .watchOS]
      let isForPhones = AvailabilityScope(context.tree, at: call).excluded.contains(.macOS)
      guard !missing.contains(where: { context.file.isBuilt(for: $0, at: call) }),
        isForPhones || !context.file.platforms.systems.isEmpty
          || !context.facts.imports.contains("AppKit") && !context.facts.hasPlatformClauses
            && !context.file.hasPointerWord
      else { return [] }
    }
    return [.unsafe("Add `.listStyle(\(style))`", [insertion(context, call, ".listStyle(\(style))")])]
  }

  /// Behind the list, where its other modifiers stand, or on a line of its own behind several lines.
  private static func insertion(_ context: borrowing RuleContext, _ call: NodeID, _ text: String) -> Edit {
    let tree = context.tree
    let end = Int(tree.node(call).endToken)
    let offset = tree.range(of: call).end
    let first = tree.range(of: call).start
    let next = tree.token(end)
    if next.kind == .period, !next.flags.contains(.startsLine) { return context.insert(text, at: offset) }
    if next.kind == .period { return context.insert(line(context, Int(next.start)) + text, at: offset) }
    let spansLines = tree.text(ByteRange(start: first, end: offset)).contains("\n")
    return context.insert(spansLines ? line(context, offset) + text : text, at: offset)
  }

  private static func line(_ context: borrowing RuleContext, _ offset: Int) -> String {
    "\n" + context.indentation(of: offset)
  }
}
