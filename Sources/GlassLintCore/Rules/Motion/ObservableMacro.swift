/// An observable object of the old kind where all systems have the macro.
enum ObservableMacro {
  static let rule = Rule(
    id: "observable-macro",
    theme: .motion,
    summary:
      "`ObservableObject` with `@Published` properties where all deployment targets have `@Observable`",
    rationale: """
      A view that reads one property of an `ObservableObject` is drawn again when any of them changes; with \
      `@Observable` only when that one does, and properties need no `@Published`.
      """,
    severity: nil,
    fixable: .never,
    options: [
      RuleOption(
        "unknownTargets", .choice(["allow", "flag"]), default: .string("allow"),
        help: "what to do where no deployment target is configured: `flag` takes them all to have the macro")
    ],
    seeds: ["004"],
    examples: examples,
    triggers: Rule.Triggers(kinds: [.classDecl]),
    usesProject: true,
    check: check)

  @Sendable private static func check(_ context: borrowing RuleContext, _ type: NodeID) {
    let tree = context.tree
    guard let conformance = conformance(of: type, context),
      context.file.targetsReach(
        ReleaseYear.iOS17, assumed: context.choice("unknownTargets") == "flag", at: type),
      let name = tree.name(type), let members = tree.firstChild(type, .memberBlock),
      !isMarkedOlder(tree, members)
    else { return }
    let properties = wrappedProperties(of: type, tree)
    guard properties.published > 0, !properties.hasOthers, !hasForeignMacro(type, tree),
      !worksWhenMade(members, tree), !isMadeWithView(context, name, type, members),
      !isUsedWithCombine(context, type),
      context.site.isInSmallProject || context.site.project.observes(name.symbol),
      !properties.names.contains(where: { context.site.project.usesPublisher(of: $0) }),
      !context.file.isUnseen(type)
    else {
      return
    }
    let count = properties.published == 1 ? "its `@Published`" : "its \(properties.published) `@Published`"
    let gain =
      properties.published == 1
      ? "so that only views that read it are drawn again"
      : "so that a view is drawn again only for the properties it reads"
    let ignored = properties.lazy + endedProperties(of: type, members, tree)
    let rest =
      ignored.isEmpty
      ? ""
      : "; \(ignored.joined(separator: ", ")) \(ignored.count == 1 ? "takes" : "take") `@ObservationIgnored` then"
    context.report(
      at: tree.range(of: conformance),
      "`\(name.string)` is an `ObservableObject`; mark it `@Observable` instead, without \(count), \(gain)\(rest)"
    )
  }

  // MARK: The class

  /// `@available(iOS 15, *)`: the mark says that it has to run there, whatever the targets of the project are.
  private static func isMarkedOlder(_ tree: SyntaxTree, _ members: NodeID) -> Bool {
    guard let marked = AvailabilityScope(tree, at: members).version(for: .iOS) else { return false }
    return marked < PlatformVersion(17, 0)
  }

  /// `ObservableObject` among what a class inherits, itself or in an extension, if the rest can stay as it is.
  private static func conformance(of type: NodeID, _ context: borrowing RuleContext) -> NodeID? {
    let tree = context.tree
    var found: NodeID?
    for child in tree.children(type) where tree.kind(child) == .inheritedType {
      guard let name = tree.name(child) else { return nil }
      if name == "ObservableObject" { found = child } else if !staysTheSame(name) { return nil }
    }
    if let found { return found }
    for part in context.facts.extensions(of: type) {
      for child in tree.children(part)
      where tree.kind(child) == .inheritedType && tree.isNamed(child, "ObservableObject") { return child }
    }
    return nil
  }

  private static let plainProtocols: [StaticString] = [
    "NSObject", "Identifiable", "Hashable", "Equatable", "Sendable", "CustomStringConvertible", "Comparable",
  ]

  private static let protocolWords: [StaticString] = [
    "Delegate", "DataSource", "Protocol", "Providing", "Provider", "Observer", "Handling", "Handler", "ing",
  ]

  /// Whether conforming to something works for a class with the macro as well; a class to inherit from may be an
  /// observable object itself.
  private static func staysTheSame(_ name: Name) -> Bool {
    plainProtocols.contains { name == $0 } || protocolWords.contains { name.hasSuffix($0) }
  }

  /// Whether a macro of somebody else's is attached to a class, as its name tells: what it makes of the properties, and
  /// which protocols that needs, is up to it.
  private static func hasForeignMacro(_ type: NodeID, _ tree: SyntaxTree) -> Bool {
    tree.children(type).contains { child in
      guard tree.kind(child) == .attribute, let name = tree.name(child) else { return false }
      return tree.startsUppercase(name) && !name.hasSuffix("Actor")
    }
  }

  /// Whether a class begins work as soon as it is made of what it is handed: `@StateObject` makes it once, but
  /// `State(initialValue: Loader(item))` with every drawing of the view around.
  private static func worksWhenMade(_ members: NodeID, _ tree: SyntaxTree) -> Bool {
    tree.children(members).contains { member in
      tree.kind(member) == .initDecl && tree.children(member).contains { tree.kind($0) == .parameter }
        && tree.subtree(member).contains { tree.kind($0) == .call && tree.isNamed($0, "Task") }
    }
  }

  /// Whether a view of this file makes it in its own initializer, `StateObject(wrappedValue: Model(item))`, and its own does
  /// some work: the one is made once, `State(initialValue:)` with every initializer of the view.
  private static func isMadeWithView(
    _ context: borrowing RuleContext, _ name: Name, _ type: NodeID, _ members: NodeID
  ) -> Bool {
    let tree = context.tree
    let methods = tree.children(members).filter { tree.kind($0) == .funcDecl }.compactMap { tree.name($0) }
    let works = tree.children(members).contains { member in
      tree.kind(member) == .initDecl && tree.children(member).contains { tree.kind($0) == .parameter }
        && tree.subtree(member).contains { id in
          tree.kind(id) == .call && tree.name(id).map { name in methods.contains { $0 == name } } ?? false
        }
    }
    return works
      && (context.facts.calls[name.hash] ?? []).contains { call in
        tree.ancestors(call, limit: 8).contains {
          tree.kind($0) == .argument && tree.isNamed($0, "wrappedValue")
        } && !tree.contains(type, call)
      }
  }

  private struct Properties {
    /// Of those that are published.
    var names: [Symbol] = []
    var published = 0
    var hasOthers = false
    var lazy: [String] = []
  }

  /// How many properties are published, and whether others have wrappers, which the macro does not go with.
  private static func wrappedProperties(of type: NodeID, _ tree: SyntaxTree) -> Properties {
    var properties = Properties()
    for member in tree.memberVariables(of: type).sorted() {
      if isLazy(member, tree), let binding = tree.firstChild(member, .binding), let name = tree.name(binding)
      {
        properties.lazy.append("`\(name.string)`")
      }
      for child in tree.children(member) {
        guard tree.kind(child) == .attribute else { break }
        guard let name = tree.name(child) else { continue }
        if name == "Published" {
          properties.published += 1
          if let property = tree.firstChild(member, .binding).flatMap({ tree.name($0) }) {
            properties.names.append(property.symbol)
          }
        } else if tree.startsUppercase(name), !name.hasSuffix("Actor"), !name.hasPrefix("IB") {
          properties.hasOthers = true
        }
      }
    }
    return properties
  }

  /// The stored variables that the `deinit` of a class on an actor uses: the macro has them computed there, which a `deinit`
  /// may not ask for.
  private static func endedProperties(of type: NodeID, _ members: NodeID, _ tree: SyntaxTree) -> [String] {
    let isOnActor = tree.children(type).contains {
      tree.kind($0) == .attribute && tree.name($0).map { $0.hasSuffix("Actor") } ?? false
    }
    guard isOnActor, let end = tree.firstChild(members, .deinitDecl), !isIsolated(end, tree) else {
      return []
    }
    return tree.children(members).compactMap { member in
      guard tree.kind(member) == .variableDecl, !tree.node(member).flags.contains(.isStatic),
        !isLazy(member, tree), !isDeclared(member, with: .let, tree), !tree.hasAttribute(member, "Published"),
        let binding = tree.firstChild(member, .binding), tree.firstChild(binding, .accessorBlock) == nil,
        let name = tree.name(binding), tree.mentions(end, name)
      else { return nil }
      return "`\(name.string)`"
    }
  }

  /// `isolated deinit` runs on the actor, where what is computed may be asked for.
  private static func isIsolated(_ end: NodeID, _ tree: SyntaxTree) -> Bool {
    guard let body = tree.firstChild(end, .codeBlock) else { return false }
    let tokens = Int(tree.node(end).firstToken)..<Int(tree.node(body).firstToken)
    return tokens.contains { tree.token($0).keyword == .isolated }
  }

  private static func isLazy(_ variable: NodeID, _ tree: SyntaxTree) -> Bool {
    isDeclared(variable, with: .lazy, tree)
  }

  private static func isDeclared(_ variable: NodeID, with keyword: Keyword, _ tree: SyntaxTree) -> Bool {
    guard let binding = tree.firstChild(variable, .binding) else { return false }
    let tokens = Int(tree.node(variable).firstToken)..<Int(tree.node(binding).firstToken)
    return tokens.contains { tree.token($0).keyword == keyword }
  }

  // MARK: Combine

  /// Whether a class uses publishers of its properties, or its own: `$items`, `objectWillChange`.
  private static func isUsedWithCombine(_ context: borrowing RuleContext, _ type: NodeID) -> Bool {
    let tree = context.tree
    return ([type] + context.facts.extensions(of: type)).contains { holdsPublishers(tree, $0) }
  }

  private static func holdsPublishers(_ tree: SyntaxTree, _ type: NodeID) -> Bool {
    let tokens = Int(tree.node(type).firstToken)..<Int(tree.node(type).endToken)
    return tokens.contains { token in
      switch tree.token(token).kind {
      case .dollarIdentifier:
        // `$0` is a closure's argument.
        let byte = tree.bytes[Int(tree.token(token).start) + 1]
        return !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      case .identifier: return tree.name(of: token) == "objectWillChange"
      default: return false
      }
    }
  }

  private static let iOS17 = ["iOS": "17.0", "macOS": "14.0"]

  private static let examples: [Rule.Example] = [
    .wrong(
      """
      class ViewModel: ↓ObservableObject {
        @Published var items: [Item] = []
        @Published var selectedIds: Set<UUID> = []
        func sync() { selectedIds = Set(items.filter(\\.isSelected).map(\\.id)) }
      }
      """, platforms: iOS17),
    .wrong(
      """
      final class PaletteStore: ↓ObservableObject {
        @Published var palette: Palette?
      }
      """, options: ["unknownTargets": .string("flag")]),
    .wrong(
      """
      @MainActor
      final class Player: NSObject, ↓ObservableObject, AVAudioPlayerDelegate {
        @Published private(set) var isPlaying = false
      }
      """, platforms: ["iOS": "18.0"]),
    .wrong(
      """
      final class Settings: ↓Combine.ObservableObject {
        static let shared = Settings()
        @Published var isOn = true { didSet { save() } }
      }
      """, platforms: iOS17),
    .wrong(
      """
      @MainActor
      final class Updates: ↓ObservableObject {
        @Published var count = 0
        private var task: Task<Void, Never>?
        deinit { task?.cancel() }
      }
      """, platforms: iOS17),
    .right(
      """
      final class Thumbnail: ObservableObject {
        @Published var image: Image?
        init(item: Item) { Task { await load(item) } }
        func load(_ item: Item) async {}
      }
      """, platforms: iOS17),
    .right(
      """
      final class Folders: ObservableObject {
        @Published private(set) var sizes: [Int] = []
        init(_ paths: [String]) { read(paths) }
        func read(_ paths: [String]) {}
      }
      struct FoldersView: View {
        @StateObject private var folders: Folders
        init(paths: [String]) { _folders = StateObject(wrappedValue: Folders(paths)) }
        var body: some View { Text("\\(folders.sizes.count)") }
      }
      """, platforms: iOS17),
    .right(
      """
      @Observable
      class ViewModel {
        var items: [Item] = []
        var selectedIds: Set<UUID> { Set(items.filter(\\.isSelected).map(\\.id)) }
      }
      """, platforms: iOS17),
    .right(
      """
      class ViewModel: ObservableObject {
        @Published var items: [Item] = []
      }
      """, platforms: ["iOS": "16.0"]),
    .right(
      """
      class ViewModel: ObservableObject {
        @Published var items: [Item] = []
      }
      """),
    .right(
      """
      class Search: ObservableObject {
        @Published var query = ""
        @Published var results: [Item] = []
        init() {
          $query.debounce(for: 0.3, scheduler: RunLoop.main).map(find).assign(to: &$results)
        }
      }
      """, platforms: iOS17),
    .right(
      """
      class Purchases: ObservableObject {
        @Published var items: [Item] = []
      }
      struct Shop {
        let purchases: Purchases
        func watch() { _ = purchases.$items }
      }
      """, platforms: iOS17),
    .right(
      """
      class Preferences: ObservableObject {
        @AppStorage("isOn") var isOn = true
        @Published var count = 0
      }
      """, platforms: iOS17),
  ]
}
