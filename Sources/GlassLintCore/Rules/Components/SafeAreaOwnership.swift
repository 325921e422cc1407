/// Containers for many screens that decide about the safe area themselves.
enum SafeAreaOwnership {
  static let rule = Rule(
    id: "safe-area-ownership",
    theme: .components,
    summary: "`ignoresSafeArea` inside a reusable container, which leaves the safe area to its callers",
    rationale: """
      Every screen in a shared container relies on it to respect the safe area. One that needs its content behind the \
      edges says so at the call site: `.ignoresSafeArea(.container, edges: .vertical)`.
      """,
    severity: nil,
    fixable: .never,
    options: [
      RuleOption(
        "containers", .strings, default: .strings([]),
        help:
          "The views, view modifiers and functions that leave the safe area alone: `[\"AppScrollScreen\"]`.")
    ],
    needs: "containers",
    seeds: ["001"],
    examples: [
      .wrong(
        """
        struct AppScrollScreen<Content: View>: View {
          var body: some View {
            ScrollView { content }
              .↓ignoresSafeArea(.container, edges: .vertical)
          }
        }
        """, options: containers),
      .wrong(
        """
        struct AppScrollScreen<Content: View>: View {
          var body: some View { scroll.background { Color.idpGroupedBackground.ignoresSafeArea() } }
        }
        extension AppScrollScreen {
          var scroll: some View { ScrollView { content }.↓edgesIgnoringSafeArea(.vertical) }
        }
        """, options: containers),
      .wrong(
        """
        extension View {
          func appScreen() -> some View { padding(.horizontal, 20).↓ignoresSafeArea() }
        }
        """, options: ["containers": .strings(["appScreen"])]),
      .right(
        """
        struct Welcome: View {
          var body: some View {
            AppScrollScreen { hero }
              .ignoresSafeArea(.container, edges: .vertical)
          }
        }
        """, options: containers),
      .right(
        """
        struct AppScrollScreen<Content: View>: View {
          var body: some View {
            ZStack {
              Color.idpGroupedBackground.ignoresSafeArea()
              ScrollView { content }
            }
            .background(LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom).ignoresSafeArea())
            .background(.background, ignoresSafeAreaEdges: .all)
          }
        }
        """, options: containers),
      .right(
        """
        struct AppScrollScreen<Content: View>: View {
          var body: some View { ScrollView { content }.ignoresSafeArea() }
        }
        """),
    ],
    triggers: Rule.Triggers(calls: ["ignoresSafeArea", "edgesIgnoringSafeArea"]),
    check: { context, call in
      let containers = context.strings("containers")
      guard !containers.isEmpty, let owner = owner(context, call, containers), !isOnBackground(context, call)
      else { return }
      context.report(
        call: call,
        "`\(owner)` leaves the safe area to its callers; ignore it at the call site that needs content behind the edges"
      )
    })

  private static let containers: [String: OptionValue] = ["containers": .strings(["AppScrollScreen"])]

  private static func owner(_ context: borrowing RuleContext, _ call: NodeID, _ containers: [String])
    -> String?
  {
    let tree = context.tree
    for ancestor in tree.ancestors(call) {
      guard tree.kind(ancestor) == .funcDecl || tree.isTypeDeclaration(ancestor),
        let name = tree.name(ancestor)?.string, containers.contains(name)
      else { continue }
      return name
    }
    return nil
  }

  private static let layers = Catalog.modifiers.names(.background, also: ["overlay"])

  /// A background reaches behind the edges without taking the content along.
  private static func isOnBackground(_ context: borrowing RuleContext, _ call: NodeID) -> Bool {
    let tree = context.tree
    if tree.containers(of: call).contains(where: { tree.name($0.call).map { layers.contains($0) } ?? false })
    {
      return true
    }
    guard let base = tree.base(ofModifier: call) else { return false }
    let root = context.file.views.chain(base).root
    // What the caller hands over is no background, whatever it is called.
    guard context.file.views.builder(of: root) == nil else { return false }
    return context.file.paint(of: base) != .unknown
  }
}
