/// Views that keep more state than one can follow.
enum StateSprawl {
  static let rule = Rule(
    id: "state-sprawl",
    theme: .motion,
    summary: "more `@State` properties in one view than a reader can follow",
    rationale: """
      A dozen `@State` properties are a model that nobody wrote down: each has to be kept in step with the \
      others by hand, and none can be tested. One `@Observable` model holds them together, and derives what \
      follows from them. What the list below names does not count.
      """,
    quiet: [
      "for what presents a sheet or an alert, or opens and closes something in its place",
      "for a flag that only moves, fades or colors something, and what follows a gesture or where one has navigated",
      "for a model, and a type that is not known to be a value",
      "for what is set and never read in the view's file, or is a constant beside others that change",
      "for what is handed on and never asked about, as the switches of a form, up to three times as many",
      "in an `App` or a `Scene`, and in deprecated code",
    ],
    severity: .info,
    fixable: .never,
    options: [
      RuleOption(
        "max", .number(1...100), default: .number(10), help: "How many `@State` properties a view may have.")
    ],
    seeds: ["004"],
    examples: examples,
    triggers: Rule.Triggers(kinds: [.structDecl]),
    usesProject: true,
    check: check)

  @Sendable private static func check(_ context: borrowing RuleContext, _ type: NodeID) {
    let tree = context.tree
    // What an app keeps for all its scenes is no state of a view.
    guard let name = tree.nameToken(type), !tree.inherits(type, "App"), !tree.inherits(type, "Scene") else {
      return
    }
    let limit = Int(context.number("max"))
    guard let members = tree.firstChild(type, .memberBlock) else { return }
    let all = states(tree, in: members)
    guard all.count > limit, !context.facts.declaresCallable(Name("State")), !tree.isInDeprecatedCode(members)
    else { return }
    let types = [type] + context.facts.extensions(of: type)
    let reader = ViewStateReader(tree: tree, types: types)
    // Of a view that changes none of its states only a part may be there to be seen.
    let changesSome = all.contains { reader.isChanged(state: $0) }
    let counted = all.filter { state in
      if changesSome, isConstant(tree, state), !reader.isChanged(state: state) { return false }
      // What is only set wants to go, and not to be kept in another place; of a type that nothing is known of, it may be a
      // model.
      return reader.isRead(state) && !reader.isOfView(state)
        && (reader.type(of: state).map { values.contains($0) || context.site.declaresValueType($0) } ?? true)
    }
    guard counted.count > limit else { return }
    // A team that set the rule asks for so many at most.
    let coupled = counted.count { context.isDecided || reader.isCoupled($0) }
    guard coupled > limit || counted.count > hugeShare * limit else { return }
    let number = counted.count > hugeShare * limit ? counted.count : coupled
    let model =
      context.file.targetsReach(ReleaseYear.iOS17, assumed: false, at: type) ? "`@Observable` model" : "model"
    let share = number == all.count ? "\(number)" : "\(number) of \(all.count)"
    context.report(
      token: name,
      "`\(tree.text(token: name))` works on \(share) `@State` properties, more than \(limit); keep what belongs together in one \(model)"
    )
  }

  /// So many times more than a view may have are too many, whatever they are for.
  private static let hugeShare = 3

  /// Values that a form asks for or a screen shows; what is measured is the layout's.
  private static let values = NameSet([
    "Bool", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double",
    "Float", "Decimal", "String", "Substring", "Character", "Date", "DateInterval", "DateComponents",
    "TimeInterval", "TimeZone", "Locale", "Calendar", "UUID", "URL", "Data", "Set", "Array", "Dictionary",
    "Range", "ClosedRange", "IndexSet", "AttributedString", "Color", "Image", "UIImage", "NSImage", "UIColor",
    "NSColor", "Text", "LocalizedStringKey", "Measurement",
  ])

  /// Whether a state begins with one number, text or truth, which is all it ever is where nothing changes it.
  private static func isConstant(_ tree: SyntaxTree, _ state: NodeID) -> Bool {
    guard let value = tree.value(state).map({ tree.kind($0) }) else { return false }
    return value == .integerLiteral || value == .floatLiteral || value == .stringLiteral
      || value == .booleanLiteral
  }

  /// `#if` in `#if` that is looked into.
  private static let depthLimit = 8

  /// The states that a block declares: of an `#if` with branches, which are never there together, those of the largest.
  private static func states(_ tree: SyntaxTree, in block: NodeID, depth: Int = 0) -> [NodeID] {
    guard depth < depthLimit else { return [] }
    var states: [NodeID] = []
    for child in tree.children(block) {
      switch tree.kind(child) {
      case .variableDecl where tree.hasAttribute(child, "State"):
        states += tree.children(child).filter { tree.kind($0) == .binding }
      case .ifConfig:
        let branches = tree.children(child).filter { tree.kind($0) == .ifConfigClause }
        states +=
          branches.map { Self.states(tree, in: $0, depth: depth + 1) }.max { $0.count < $1.count } ?? []
      default: continue
      }
    }
    return states
  }

  private static let examples: [Rule.Example] = [
    .wrong(
      """
      struct ↓GoalFormView: View {
        @State private var title: String
        @State private var detailedDescription: String
        @State private var freeformNotes: String
        @State private var importance = 5
        @State private var urgency = 5
        @State private var startDate = Date()
        @State private var targetDate: Date
        @State private var actionPlan = ""
        @State private var expectedTermLength = 10
        @State private var measureTargets: [MeasureTarget] = []
        @State private var valueAlignments: [ValueAlignment] = []
        @State private var selectedValueIds: Set<UUID> = []
        @State private var selectedTermId: UUID?

        var body: some View { Form { fields }.onAppear { save() } }

        private func save() {
          print(title, detailedDescription, freeformNotes, importance, urgency, startDate, targetDate, actionPlan)
          print(expectedTermLength, measureTargets, valueAlignments, selectedValueIds, selectedTermId as Any)
        }
      }
      """),
    .wrong(
      """
      struct ↓Editor: View {
        @SwiftUI.State private var title = ""
        @SwiftUI.State private var note = ""
        @State var date: Date?
        var body: some View { fields.onAppear { print(title, note, date as Any) } }
      }
      """, options: ["max": .number(2)]),
    .wrong(
      """
      struct ↓Editor: ViewModifier {
        @State private var zoom = 1.0
        #if os(iOS)
        @State private var orientation: String?
        #endif
        func body(content: Content) -> some View {
          #if os(iOS)
          content.scaleEffect(zoom).accessibilityLabel(orientation ?? "")
          #else
          content.scaleEffect(zoom)
          #endif
        }
      }
      """, options: ["max": .number(1)]),
    // A switch each, which nothing else asks about.
    .right(
      """
      struct Motion: View {
        @State private var reducesMotion = false
        @State private var crossFades = false
        @State private var dimsLights = true
        var body: some View {
          Form {
            Toggle("Reduce Motion", isOn: $reducesMotion)
            Toggle("Cross-Fade", isOn: $crossFades)
            Toggle("Dim Flashing Lights", isOn: $dimsLights)
          }
        }
      }
      """, options: ["max": .number(1)]),
    .wrong(
      """
      struct ↓Motion: View {
        @State private var reducesMotion = false
        @State private var crossFades = false
        @State private var dimsLights = true
        @State private var playsVideos = true
        var body: some View {
          Form {
            Toggle("Reduce Motion", isOn: $reducesMotion)
            if reducesMotion { Toggle("Cross-Fade", isOn: $crossFades) }
            Toggle("Dim Flashing Lights", isOn: $dimsLights)
              .onChange(of: dimsLights) { crossFades = dimsLights }
            Toggle("Play Videos", isOn: $playsVideos)
          }
        }
      }
      """, options: ["max": .number(2)]),
    // Nothing uses the first two, and a tap only opens and closes what the next two are asked about.
    .right(
      """
      struct Override: View {
        @State private var left = 0
        @State private var over = ""
        @State private var picksDuration = false
        @State private var picksTarget = false
        @State private var isLoading = false

        var body: some View {
          VStack {
            Text("Duration").onTapGesture { picksDuration.toggle() }
            if picksDuration { picker }
            Button("Target") { picksTarget = !picksTarget }
            Text("Target").foregroundStyle(picksTarget ? .primary : .secondary)
            if isLoading { ProgressView() }
          }
          .task {
            isLoading = true
            await load()
            isLoading = false
          }
        }

        private var picker: some View { Text("Picker") }
        private func load() async {}
      }
      """, options: ["max": .number(1)]),
    // One is set and never read, one is but a namesake of what is read.
    .right(
      """
      struct Uploads: View {
        @State private var query = ""
        @State private var isBusy = false
        @State private var files: [String] = []

        var body: some View {
          Text(query).task {
            isBusy = true
            defer { isBusy = false }
            query = await load()
          }
        }

        private func load() async -> String { "" }
      }
      struct Downloads: View {
        @State private var files: [String] = []
        var body: some View { Text(files.first ?? "") }
      }
      """, options: ["max": .number(1)]),
    // What moves and fades is how a view looks.
    .right(
      """
      struct Search: View {
        @State private var query = ""
        @State private var pulses = false
        @State private var isBright = false

        var body: some View {
          TextField("Search", text: $query)
            .scaleEffect(pulses ? 1.1 : 1)
            .onAppear { pulses = true }
            .onChange(of: query) { isBright = query.isEmpty }
            .foregroundStyle(isBright ? .primary : .secondary)
            .overlay { if isBright { Capsule().stroke() } }
            .animation(.smooth, value: isBright)
        }
      }
      """, options: ["max": .number(1)]),
    .right(
      """
      struct GoalFormView: View {
        @Environment(\\.dismiss) private var dismiss
        @State private var viewModel = GoalFormViewModel()
        @State private var model: GoalFormModel
        var body: some View { Form { fields } }
      }
      """),
    .right(
      """
      struct Editor: View {
        @State private var a = 0
        @State private var b = 0
        @State private var c = 0
        @State private var d = 0
        @State private var e = 0
        @State private var f = 0
        @State private var g = 0
        @State private var h = 0
        @State private var i = 0
        @State private var j = 0
        @Binding var k: Int
        @FocusState var isFocused: Bool
        var body: some View { fields.onAppear { print(a, b, c, d, e, f, g, h, i, j) } }
      }
      """),
    .right(
      """
      struct Zoomable: View {
        @State private var caption = ""
        @State private var isShared = false
        @State private var link: URL?
        @State private var start: CGPoint = .zero
        @State private var distance = 0.0

        var body: some View {
          Image("photo")
            .accessibilityLabel(caption)
            .gesture(DragGesture().onChanged { follow($0) })
            .sheet(isPresented: $isShared) { ShareView() }
            .sheet(isPresented: Binding(get: { link != nil }, set: { _ in link = nil })) { ShareView().id(link) }
        }

        private func follow(_ drag: DragGesture.Value) {
          start = drag.startLocation
          distance += drag.translation.width
        }
      }
      """, options: ["max": .number(1)]),
    .right(
      """
      struct Player: View {
        @State private var title = ""
        @State private var isOpen = false
        @State private var timer: Timer?
        @State private var width: CGFloat = 0
        var body: some View { Drawer(title: title, isOpen: $isOpen) }
      }
      struct Drawer: View {
        let title: String
        @Binding var isOpen: Bool
        var body: some View { Text(title) }
      }
      """, options: ["max": .number(1)]),
    .right(
      """
      struct Outer: View {
        @State private var title = ""
        struct Inner: View {
          @State private var note = ""
          var body: some View { Text(note) }
        }
        var body: some View { Inner() }
      }
      """, options: ["max": .number(1)]),
  ]
}
