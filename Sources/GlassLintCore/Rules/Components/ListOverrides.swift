/// Lists whose background, rows and hit areas are drawn by hand.
enum ListOverrides {
  static let rule = Rule(
    id: "list-overrides",
    theme: .components,
    summary: "a list's own background, row background or row shape taken away by hand",
    rationale: """
      A list draws its background, its rows and their highlight itself, in the style of each platform, and \
      with them Liquid Glass and the accessibility settings. What takes them away has to be kept up by hand. \
      `strict` tells of what is drawn otherwise on purpose, too.
      """,
    quiet: [
      "where a comment gives a reason",
      "for a list on a background of the project's own, or whose rows have one",
      "in a project whose other lists lie on a background of its own, which may just be missing here",
      "for rows that are headers or cards, that are not made of data, or that have a button style or a gesture",
      "on a Mac and other systems without a touch screen",
    ],
    severity: .info,
    fixable: .unsafe,
    options: [
      RuleOption(
        "strict", .flag, default: .flag(false),
        help: """
          Whether what is drawn otherwise on purpose is reported as well: a list over a background of the project's own, \
          headers and cards among its rows, rows with a button style.
          """)
    ],
    seeds: ["004"],
    examples: examples,
    triggers: Rule.Triggers(calls: ["listRowBackground", "scrollContentBackground", "contentShape"]),
    check: { context, call in
      let tree = context.tree
      guard tree.argumentCount(call) == 1, let value = tree.unlabelledArgument(call),
        context.file.isViewModifier(call)
          || context.flag("strict") && context.file.isViewModifierOfSelf(call),
        !tree.isInPreview(call), context.flag("strict") || !context.file.givesReason(for: value)
      else { return }
      switch tree.name(call) {
      case .some("listRowBackground"): checkRowBackground(context, call, value)
      case .some("scrollContentBackground"): checkBackground(context, call, value)
      default: checkShape(context, call, value)
      }
    })

  // MARK: The list

  private static func checkBackground(_ context: borrowing RuleContext, _ call: NodeID, _ value: NodeID) {
    let tree = context.tree
    guard isVisibilityHidden(tree, value),
      let list = list(context, under: call) ?? listElsewhere(context, call)
    else { return }
    let isThemed = isThemed(context, list) || isThemed(context, call)
    if !context.flag("strict") {
      guard !isThemed, !context.file.isForPointer(call), !paintsRows(context, list),
        !context.site.project.paintsBehindLists
      else { return }
    }
    // A background of the project's own that stayed would be painted for nothing.
    context.report(
      call: call,
      "`scrollContentBackground(.hidden)` takes the list's own background away; let the system draw it",
      fixes: isThemed ? [] : removal(context, call, with: systemGrounds(context, [call, list])))
  }

  /// The backgrounds in the chains of a list that paint what the system paints itself, which nothing would show any longer.
  private static func systemGrounds(_ context: borrowing RuleContext, _ views: [NodeID]) -> [NodeID] {
    let tree = context.tree
    let calls = views.flatMap { tree.chain(containing: $0).modifiers.map(\.call) }
    return Set(calls).sorted().filter { tree.isNamed($0, "background") && !paintsBackground(context, $0) }
  }

  /// Whether rows of a list have a background of their own: with what is below the list they make up one design, of which
  /// half would be left.
  private static func paintsRows(_ context: borrowing RuleContext, _ list: NodeID) -> Bool {
    let tree = context.tree
    let type = tree.enclosingType(of: list)
    let isPaintedElsewhere = tree.subtree(list).contains { id in
      guard tree.kind(id) == .call, let row = tree.constructedType(id), !Catalog.views.contains(row) else {
        return false
      }
      return context.site.project.spokenParts(of: row.symbol)?.contains(.paintsRow) ?? false
    }
    if isPaintedElsewhere { return true }
    return (context.facts.calls[Name("listRowBackground").hash] ?? []).prefix(rowLimit).contains { call in
      guard tree.isNamed(call, "listRowBackground"), tree.enclosingType(of: call) == type else {
        return false
      }
      guard let value = tree.unlabelledArgument(call) else { return true }
      return tree.kind(value) != .nilLiteral && !isClear(context, value)
    }
  }

  /// Row backgrounds of a file that are looked at.
  private static let rowLimit = 40

  private static func isVisibilityHidden(_ tree: SyntaxTree, _ value: NodeID) -> Bool {
    tree.kind(value) == .member && tree.isNamed(value, "hidden")
  }

  /// In a modifier of the project's own, the list that this file puts it on.
  private static func listElsewhere(_ context: borrowing RuleContext, _ call: NodeID) -> NodeID? {
    guard context.flag("strict") else { return nil }
    for use in context.file.glass.applications(of: call) where use != call {
      if let list = list(context, under: use) { return list }
    }
    return nil
  }

  /// The list a modifier is put on, also where that is a helper of this file.
  private static func list(_ context: borrowing RuleContext, under call: NodeID) -> NodeID? {
    let views = context.file.views
    var root = views.chain(containing: call).root
    for _ in 0..<3 {
      if let name = views.constructed(root) { return name == "List" ? root : nil }
      guard let block = views.builder(of: root) else { return nil }
      let inner = views.views(in: block)
      guard inner.count == 1 else { return nil }
      root = views.chain(inner[0]).root
    }
    return nil
  }

  /// Views around a list, and helpers it is shown through, that are looked at.
  private static let levelLimit = 16
  private static let helperLimit = 4

  /// Whether a list lies on a background of the project's own, which it has to let through, or may lie on one where
  /// this file does not show it: in a container of the project's own, in whichever file that is put around it.
  private static func isThemed(_ context: borrowing RuleContext, _ view: NodeID, helpers: Int = 0) -> Bool {
    let tree = context.tree
    var current = view
    // What is painted behind several panes makes one of them.
    var isShared = false
    for _ in 0..<levelLimit {
      for modifier in tree.chain(containing: current).modifiers {
        let name = tree.name(of: modifier.name)
        if !Catalog.modifiers.contains(name), saysGround(name) || paintsGround(context, name) { return true }
        // A style paints what it is the style of.
        if Catalog.modifiers.has(name, .paints), !name.hasSuffix("Style") { return true }
        guard listBackgrounds.contains(name) else { continue }
        if !(name == "background") || isShared || paintsBackground(context, modifier.call) { return true }
      }
      guard let container = tree.container(of: current) else { break }
      if context.file.paintsGround(container) { return true }
      if tree.isNamed(container.call, "ZStack"), let layers = context.file.views.content(of: container.call),
        let bottom = tree.firstStatement(layers), !tree.contains(bottom, current)
      {
        return true
      }
      isShared = isShared || isOneOfSeveral(context, current, in: container.call)
      current = container.call
    }
    // What a container of the project's own paints behind its content is its own affair.
    if helpers == 0, context.file.surroundings(of: view).contains(where: { $0.contains(.ownContainer) }) {
      return true
    }
    guard helpers < helperLimit else { return true }
    if let type = tree.enclosingType(of: current).flatMap({ tree.name($0) }),
      context.site.project.isShownOnGround(type.symbol)
    {
      return true
    }
    let uses = context.file.views.uses(ofViewAround: current)
    if uses.isEmpty { return context.file.views.isHelper(current) || isPartOfOther(context, current) }
    return uses.contains { isThemed(context, $0, helpers: helpers + 1) }
  }

  /// Whether a stack lays out other views beside one.
  private static func isOneOfSeveral(_ context: borrowing RuleContext, _ view: NodeID, in stack: NodeID)
    -> Bool
  {
    let views = context.file.views
    guard views.constructed(stack).map({ Catalog.views.has($0, .stack) }) ?? false,
      let content = views.content(of: stack)
    else { return false }
    return views.statements(in: content).contains { !context.tree.contains($0, view) }
  }

  /// Whether a modifier of the project's own is named for what it paints: `themedListBG`, `screenBackground`.
  private static func saysGround(_ name: Name) -> Bool {
    name.containsIgnoringCase("background") || name.containsIgnoringCase("theme")
      || TokenWords.words(name.string).contains("bg")
  }

  /// Whether a modifier of the project's own paints behind what it is applied to, in whichever file.
  private static func paintsGround(_ context: borrowing RuleContext, _ name: Name) -> Bool {
    context.site.project.spokenParts(of: name.symbol)?.contains(.paintsGround) ?? false
  }

  /// Whether a view is nested in one of another file, which shows it on what it likes.
  private static func isPartOfOther(_ context: borrowing RuleContext, _ view: NodeID) -> Bool {
    let tree = context.tree
    guard let type = tree.enclosingType(of: view), let outer = tree.enclosingType(of: type),
      tree.kind(outer) == .extensionDecl, let name = tree.name(outer)
    else { return false }
    return !context.facts.declarations(of: name).contains { tree.isTypeDeclaration($0) }
  }

  /// Those of SwiftUI's modifiers with that word in their names that may paint behind a list.
  private static let listBackgrounds = NameSet([
    "background", "containerBackground", "presentationBackground",
  ])

  /// The background that the system would draw as well is none of the project's own.
  private static func paintsBackground(_ context: borrowing RuleContext, _ call: NodeID) -> Bool {
    guard let value = context.tree.unlabelledArgument(call) else { return true }
    return !context.file.colors(of: value).allSatisfy { $0.family == .screen }
  }

  // MARK: Rows

  private static func checkRowBackground(_ context: borrowing RuleContext, _ call: NodeID, _ value: NodeID) {
    guard isClear(context, value) else { return }
    if context.flag("strict") {
      guard context.file.views.listPlace(ofRow: call) != nil || isRowOfOther(context, call) else { return }
    } else {
      guard let place = context.file.views.listPlace(ofRow: call), place.isDataRow,
        !isDrawnByHand(context, call),
        !isThemed(context, place.list), !context.file.isForPointer(call)
      else { return }
    }
    context.report(
      call: call,
      "a clear `listRowBackground` takes the row's own background away; let the list draw its rows",
      fixes: removal(context, call))
  }

  /// Whether a view is a row by itself: the body of a row that another file puts into its list, or a modifier for rows.
  private static func isRowOfOther(_ context: borrowing RuleContext, _ call: NodeID) -> Bool {
    let tree = context.tree
    guard tree.container(of: call) == nil else { return false }
    return
      (context.file.glass.applications(of: call).filter { $0 != call }
      + context.file.views.uses(ofViewAround: call))
      .allSatisfy { use in
        !tree.containers(of: use).contains { tree.isNamed($0.call, "Form") }
      }
  }

  /// `nil` leaves the list its own.
  private static func isClear(_ context: borrowing RuleContext, _ value: NodeID) -> Bool {
    context.file.colors(of: value).allSatisfy { $0.family == .clear }
      || context.tree.kind(value) == .call && context.file.paint(of: value) == .nothing
  }

  /// Modifiers of rows that are cards or headers of their own.
  private static let ownRows = NameSet([
    "listRowSeparator", "listRowInsets", "listRowSpacing", "background", "glassEffect", "clipShape",
    "overlay",
  ])

  private static func isDrawnByHand(_ context: borrowing RuleContext, _ call: NodeID) -> Bool {
    context.tree.chain(containing: call).modifiers.contains { modifier in
      let name = context.tree.name(of: modifier.name)
      return ownRows.contains(name) || name.containsIgnoringCase("card")
    }
  }

  private static func checkShape(_ context: borrowing RuleContext, _ call: NodeID, _ value: NodeID) {
    let tree = context.tree
    guard isRectangle(tree, value) else { return }
    if list(context, under: call) ?? listElsewhere(context, call) != nil {
      return checkListShape(context, call)
    }
    guard let place = place(context, ofRow: call) else { return }
    let chain = context.file.views.chain(containing: call)
    let gesture = chain.modifiers.first { Catalog.modifiers.has(tree.name(of: $0.name), .gesture) }
    let isStrict = context.flag("strict")
    if !isStrict {
      // What is to be a button is told at the gesture. What those who show the row hang on it has its shape, too.
      guard !isTouched(tree, chain), place.isDataRow,
        !context.file.views.uses(ofViewAround: call).contains(where: {
          isTouched(tree, context.file.views.chain(containing: $0))
        }),
        !isDrawnByHand(context, call),
        !hasPlainStyle(context, call), !isLabelElsewhere(context, call),
        !context.file.isForPointer(call)
      else { return }
    }
    let advice =
      gesture.map {
        "instead of `\(tree.name(of: $0.name).string)`, make the row a `Button` or `NavigationLink`, which the list makes tappable as a whole"
      } ?? "remove it, the row is as large without it"
    // Without its shape, a row with a gesture answers to taps on what it shows only.
    context.report(
      call: call, "`contentShape` sets a row's hit area by hand; \(advice)",
      fixes: gesture == nil ? removal(context, call) : [])
  }

  /// Whether a row is what others show as the label of a control, be it in one of several places, whose style may leave out what it does not draw.
  private static func isLabelElsewhere(_ context: borrowing RuleContext, _ call: NodeID) -> Bool {
    context.tree.enclosingType(of: call).flatMap { context.tree.name($0) }
      .map { context.site.project.isShownInLabel($0.symbol) } ?? false
  }

  /// Where the row stands, or, in a modifier of the project's own, a row that this file puts it on.
  private static func place(_ context: borrowing RuleContext, ofRow call: NodeID) -> ListPlace? {
    if let place = context.file.views.listPlace(ofRow: call) { return place }
    guard context.flag("strict") else { return nil }
    for use in context.file.glass.applications(of: call) where use != call {
      if let place = context.file.views.listPlace(ofRow: use) { return place }
    }
    return nil
  }

  private static func checkListShape(_ context: borrowing RuleContext, _ call: NodeID) {
    let modifiers = context.file.views.chain(containing: call).modifiers
    guard
      context.flag("strict")
        || !modifiers.contains(where: { Catalog.modifiers.has(context.tree.name(of: $0.name), .gesture) })
    else { return }
    context.report(
      call: call, "`contentShape` sets a list's hit area by hand; remove it, the list is as large without it",
      fixes: removal(context, call))
  }

  /// Whether a row is tapped, swiped, dragged, dropped on, hovered over or held for a menu where it has something, of which its shape is
  /// all; a modifier or a style of the project's own may do that.
  private static func isTouched(_ tree: SyntaxTree, _ chain: ModifierChain) -> Bool {
    chain.modifiers.contains { modifier in
      let name = tree.name(of: modifier.name)
      return !Catalog.modifiers.contains(name) || Catalog.modifiers.has(name, .touched)
        || Catalog.modifiers.has(name, .gesture) || name == "modifier" || name == "toggleStyle"
    }
  }

  /// A plain button answers on its label only, whether it is given the style or its list is.
  private static func hasPlainStyle(_ context: borrowing RuleContext, _ call: NodeID) -> Bool {
    let tree = context.tree
    return ([call] + tree.containers(of: call).map(\.call)).contains { view in
      tree.chain(containing: view).modifiers.contains { tree.isNamed($0.call, "buttonStyle") }
    }
  }

  private static func isRectangle(_ tree: SyntaxTree, _ value: NodeID) -> Bool {
    if tree.kind(value) == .call {
      return tree.argumentCount(value) == 0 && tree.constructedType(value).map { $0 == "Rectangle" } ?? false
    }
    return tree.kind(value) == .member && tree.callee(value) == nil && tree.isNamed(value, "rect")
  }

  private static func removal(
    _ context: borrowing RuleContext, _ call: NodeID, with others: [NodeID] = []
  ) -> [Fix] {
    var edits: [Edit] = []
    for modifier in [call] + others {
      guard let range = context.removableRange(ofModifier: modifier) else { return [] }
      edits.append(Edit(range: range, text: ""))
    }
    return [.unsafe("Let the list draw it", edits)]
  }

  private static let examples: [Rule.Example] = [
    .right(
      """
      // A helper of the project's own has a menu for all of the row, and a style of its own takes its taps.
      struct Terms: View {
        let terms: [String]
        @Binding var isOn: Bool
        var body: some View {
          List(terms, id: \\.self) { term in
            Text(term).contentShape(Rectangle()).copiedWhenHeld()
            Toggle(term, isOn: $isOn).toggleStyle(CheckStyle()).contentShape(Rectangle())
          }
        }
      }
      struct CheckStyle: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
          HStack { configuration.label }.onTapGesture { print("Switched") }
        }
      }
      extension View {
        func copiedWhenHeld() -> some View { contextMenu { Button("Copy") {} } }
      }
      """),
    .right(
      """
      // Other lists lie on a ground of the project's own, which this one only lacks.
      struct Notes: View {
        var body: some View {
          List { Text("Note") }
            .scrollContentBackground(.hidden)
            .background(Color.indigo.ignoresSafeArea())
        }
      }
      struct NoteSearch: View {
        var body: some View {
          List { Text("Note") }
            .scrollContentBackground(.hidden)
        }
      }
      """),
    .right(
      """
      // The list lies on a ground of the system's.
      struct Models: View {
        var body: some View {
          GroupBox(label: Text("Models")) {
            VStack { List { Text("Note") }.scrollContentBackground(.hidden) }
          }
        }
      }
      """),
    .right(
      """
      // The list lies on a ground of the project's own, which a modifier paints.
      struct Drafts: View {
        let drafts: [Draft]
        var body: some View {
          List {
            ForEach(drafts) { draft in
              Text(draft.title).listRowBackground(Color.clear)
            }
          }
          .hiveScreen()
        }
      }
      struct Draft: Identifiable {
        let id: Int
        let title: String
      }
      struct HiveScreen: ViewModifier {
        func body(content: Content) -> some View {
          content.scrollContentBackground(.hidden).background { Color.black.ignoresSafeArea() }
        }
      }
      extension View {
        func hiveScreen() -> some View { modifier(HiveScreen()) }
      }
      """),
    .wrong(
      """
      struct GoalsListView: View {
        var body: some View {
          List {
            ForEach(goals) { goal in
              GoalRowView(goal: goal)
                .↓listRowBackground(Color.clear)
                .↓contentShape(Rectangle())
            }
          }
          .↓scrollContentBackground(.hidden)
          .navigationTitle("Goals")
        }
      }
      """,
      fixed: """
        struct GoalsListView: View {
          var body: some View {
            List {
              ForEach(goals) { goal in
                GoalRowView(goal: goal)
              }
            }
            .navigationTitle("Goals")
          }
        }
        """),
    .wrong(
      """
      struct TermsListView: View {
        var body: some View {
          List(terms) { term in row(term) }
        }
        private func row(_ term: Term) -> some View {
          TermRowView(term: term)
            .↓contentShape(.rect)
            .onTapGesture { edit(term) }
        }
      }
      """, options: ["strict": .flag(true)]),
    .wrong(
      """
      struct ActionsListView: View {
        @State private var selection: UUID?
        var body: some View {
          list.↓scrollContentBackground(.hidden)
        }
        private var list: some View {
          List(selection: $selection) { ForEach(actions) { Text($0.title).↓listRowBackground(Color.clear) } }
            .background(Color(.systemGroupedBackground))
        }
      }
      """),
    .wrong(
      """
      List(items) { Text($0.name) }
        .↓scrollContentBackground(.hidden)
        .background(Color(.systemGroupedBackground))
      """,
      fixed: """
        List(items) { Text($0.name) }
        """),
    .wrong(
      """
      List { Header().↓listRowBackground(Color.clear); Text("Terms") }
        .↓scrollContentBackground(.hidden)
        .background(Theme.background)
      """,
      fixed: """
        List { Header(); Text("Terms") }
          .scrollContentBackground(.hidden)
          .background(Theme.background)
        """, options: ["strict": .flag(true)]),
    .right(
      """
      List {
        ForEach(items) { item in
          RowView(item: item)
        }
      }
      .listStyle(.insetGrouped)
      """),
    .right(
      """
      // The page paints behind what its parts show.
      struct Inbox: View {
        var body: some View { VStack { content }.background(Theme.background) }
        private var content: some View { Group { threads } }
        private var threads: some View { Group { list } }
        private var list: some View { List(items) { Text($0.name) }.scrollContentBackground(.hidden) }
      }
      """),
    .right(
      """
      // A row is dragged by its empty middle too.
      struct Backlog: View {
        var body: some View {
          List(items) { item in
            HStack { Text("Title"); Spacer() }.contentShape(Rectangle()).draggable(item.name)
            HStack { Text("Title"); Spacer() }.contentShape(Rectangle()).contextMenu { Text("Share") }
          }
        }
      }
      """),
    .right(
      """
      TextEditor(text: $text).scrollContentBackground(.hidden)
      Form { Text("Name").listRowBackground(Color.clear) }.scrollContentBackground(.hidden)
      """),
    .right(
      """
      struct HelpView: View {
        var body: some View {
          NavigationStack {
            List {
              ForEach(terms) { TermRow(term: $0).listRowBackground(Color.gray.opacity(0.1)) }
            }
            .scrollContentBackground(.hidden)
          }
        }
      }
      """),
    .right(
      """
      List(items) { RowView(item: $0) }
        .scrollContentBackground(.hidden)
        .background(theme.secondaryBackgroundColor)
      """),
    // Whoever says what it is there for has looked.
    .right(
      """
      List(items) { item in
        RowView(item: item)
          .contentShape(Rectangle()) // The whole row has to answer while editing
      }
      """),
    .right(
      """
      struct Backed<Content: View>: View {
        let color: Color
        @ViewBuilder let content: Content
        var body: some View {
          ZStack {
            color.ignoresSafeArea()
            content
          }
        }
      }

      struct HistoryView: View {
        var body: some View {
          Backed(color: .indigo) {
            List(items) { _ in
              Text("Entry").listRowBackground(Color.clear)
            }
            .scrollContentBackground(.hidden)
          }
        }
      }
      """),
    .right(
      """
      List {
        Section { HeroHeader().listRowBackground(Color.clear) }
        ForEach(cards) { CardView(card: $0).listRowSeparator(.hidden).listRowBackground(Color.clear) }
        ForEach(items) { item in
          Button { open(item) } label: { ItemLabel(item).contentShape(Rectangle()) }.buttonStyle(.plain)
        }
      }
      """),
    // One of its rows is the label of a button, which answers where its label is.
    .right(
      """
      struct HistoryView: View {
        @State private var isEditing = false
        var body: some View {
          List {
            ForEach(items) { item in
              if isEditing {
                HistoryRow()
              } else {
                Button { open(item) } label: { HistoryRow() }.buttonStyle(.plain)
              }
            }
          }
        }
      }
      struct HistoryRow: View {
        var body: some View { HStack { Text("Title"); Spacer() }.contentShape(Rectangle()) }
      }
      """),
    // What is held or swiped where the row has something its list hangs on it.
    .right(
      """
      struct ArchiveView: View {
        var body: some View {
          List { ForEach(items) { item in ArchiveRow().contextMenu { Button("Delete") { remove() } } } }
        }
      }
      struct ArchiveRow: View {
        var body: some View { HStack { Text("Title"); Spacer() }.contentShape(Rectangle()) }
      }
      """),
    .right(
      "ScrollView { ForEach(items) { RowView(item: $0).contentShape(Rectangle()).onTapGesture { open() } } }"),
  ]
}
