import Synchronization

extension Project {
  /// Types that are looked through for what one inherits.
  private static let ancestorLimit = 16

  /// Whether a type of the project's own conforms to one of the system's protocols, by itself or by what it inherits.
  func conforms(_ type: Symbol, toOneOf protocols: [StaticString]) -> Bool {
    let keys = protocols.map { IndexResolver.key(0, SymbolHash.symbol($0)) }
    var left = Self.ancestorLimit
    return IndexResolver(sections: index.sections)
      .hasAncestor(of: IndexResolver.key(0, type), left: &left) { keys.contains($0) }
  }

  /// The types in whose code a view is shown where users meet it; 0 for code outside of types.
  func types(showing view: Symbol) -> Set<Symbol> {
    var types: Set<Symbol> = []
    index.sections.viewTable.forEach(view) { position in
      let record = index.sections.views[Int(position)]
      if record.kind == .look { types.insert(record.owner) }
    }
    return types
  }
}

/// The views of a project that have something in them, as a control, be it in one that they show.
struct ViewsHolding: Sendable {
  private let names: Set<Symbol>

  /// - Parameter isSuch: whether a view has it in its own body.
  init(_ index: ProjectIndex, _ isSuch: (ViewRecord) -> Bool) {
    var owners: [Symbol: [Symbol]] = [:]
    var open: [Symbol] = []
    for record in index.sections.views {
      switch record.kind {
      case .declaration where isSuch(record): open.append(record.name)
      case .use
      where record.owner != 0 && record.facts & (ViewRecord.isAside | ViewRecord.isOwnedByHelper) == 0:
        owners[record.name, default: []].append(record.owner)
      default: continue
      }
    }
    var names = Set(open)
    while let name = open.popLast() {
      for owner in owners[name] ?? [] where names.insert(owner).inserted { open.append(owner) }
    }
    self.names = names
  }

  func contains(_ name: Symbol) -> Bool { names.contains(name) }
}

/// The views and modifiers that a project shows.
final class ShownViews: Sendable {
  /// So many own views that something shows tell that the index has the app that shows them, and not some of its parts.
  private static let fewest = 20
  /// At most one in so many views that are shown by being created is hidden.
  private static let hiddenShare = 5

  /// What is mentioned where an app is declared.
  static let app = SymbolHash.symbol("@main")

  /// Whether the index has a whole app, so that what nothing in it names is not used.
  let isWhole: Bool
  /// Whether the index has an app, be it a small one: what only previews show of it no user meets.
  private let hasApp: Bool
  private let index: ProjectIndex
  private let targets: ProjectTargets
  /// The positions of all types, by their names.
  private let types = Lazily<[Int32]>()
  /// Of the views asked about so far, whether only such views show them as no user meets; `false` also for those that are
  /// still being asked about, since a view within itself is not hidden by that.
  private let answers = Mutex<[Symbol: Bool]>([:])
  /// Of the views asked about so far, whether only previews show them.
  private let previewed = Mutex<[Symbol: Bool]>([:])
  /// Whether so few views are hidden that what shows only in hidden ones may be hidden as well.
  private let hidesWhatHiddenShow = Lazily<Bool>()

  init(_ index: ProjectIndex, _ targets: ProjectTargets) {
    self.index = index
    self.targets = targets
    let sections = index.sections
    var known: [Symbol: Bool] = [:]
    var count = 0
    for record in sections.views where Self.isShown(record) && known[record.name] == nil {
      var isDeclared = false
      sections.viewTable.forEach(record.name) {
        isDeclared = isDeclared || sections.views[Int($0)].kind == .declaration
      }
      known[record.name] = isDeclared
      if isDeclared { count += 1 }
      if count == Self.fewest { break }
    }
    isWhole = count == Self.fewest
    hasApp = sections.viewTable.first(Self.app) >= 0
  }

  /// Whether nothing creates what is called so that users meet: only previews, tests, debugging builds and the views of
  /// developers do.
  /// - Parameters:
  ///   - file: that of its declaration.
  ///   - isWidget: whether it is a widget, which the system shows for nothing but a bundle that lists it.
  func lacks(_ name: Symbol, of file: Int, isWidget: Bool) -> Bool {
    if hasApp {
      if isOnlyPreviewed(name, of: file) { return true }
      if isWidget, case let widget = view(name), widget.isDeclared, !widget.isNamed,
        widget.writers.isEmpty, audience(of: name) == .users
      {
        return true
      }
    }
    return lacks(name)
  }

  private func lacks(_ name: Symbol) -> Bool {
    if hasApp, isOnlyPreviewed(name) { return true }
    guard isWhole else { return false }
    let view = view(name)
    if !view.isNamed { return audience(of: name) != .others }
    // Most views are shown by one that is, and nobody has to look at all of them to find that.
    guard answers.withLock({ isHidden(name, &$0) }) else { return false }
    return isHiddenByItself(name, view) || hidesWhatHiddenShow.value { areFewHidden() }
  }

  /// Whether nothing that users meet creates a type that is known to be a view, wherever it is declared.
  func hidesView(_ type: Symbol) -> Bool { view(type).isDeclared && lacks(type) }

  // MARK: One view

  /// What the records of one name say.
  private struct View {
    var isDeclared = false
    /// Whether something is handed it, or nobody has to create it.
    var isMentioned = false
    /// Whether previews, tests or debugging builds show it.
    var isPreviewed = false
    /// In whose code it is shown, also as a destination.
    var writers: Set<Symbol> = []
    /// In whose bodies it is shown.
    var owners: Set<Symbol> = []
    /// Functions of all views that show it, or apply it to one.
    var appliers: Set<Symbol> = []

    var isNamed: Bool { isMentioned || !owners.isEmpty }
  }

  /// Whether a record is a use that users may meet; a view within itself is not shown by that.
  private static func isShown(_ record: ViewRecord) -> Bool {
    record.kind == .use && record.facts & ViewRecord.isAside == 0 && record.owner != record.name
  }

  /// - Parameter isMeant: whether the records of a file are about the one of that name which is asked about.
  private func view(_ name: Symbol, in isMeant: ((_ file: Int) -> Bool)? = nil) -> View {
    let sections = index.sections
    let resolver = IndexResolver(sections: sections)
    var view = View()
    sections.viewTable.forEach(name) { position in
      if let isMeant, !isMeant(resolver.file(ofView: position)) { return }
      let record = sections.views[Int(position)]
      switch record.kind {
      case .declaration: view.isDeclared = true
      case .mention: view.isMentioned = true
      case .use where Self.isShown(record):
        view.owners.insert(record.qualifiedOwner != 0 ? record.qualifiedOwner : record.owner)
        if record.qualifiedOwner != 0 { view.appliers.insert(record.qualifiedOwner) }
      case .use: if record.facts & ViewRecord.isAside != 0 { view.isPreviewed = true }
      case .look: view.writers.insert(record.owner)
      case .layerCurve, .surroundings, .content, .ground, .margin, .publisher, .given, .observed: break
      }
    }
    return view
  }

  /// Views within each other that are looked at.
  private static let previewDepth = 8

  /// Whether previews show a view, and nothing else does but what only they show.
  private func isOnlyPreviewed(_ name: Symbol) -> Bool {
    if let known = previewed.withLock({ $0[name] }) { return known }
    let answer = isOnlyPreviewed(name, depth: Self.previewDepth)
    previewed.withLock { $0[name] = answer }
    return answer
  }

  private func isOnlyPreviewed(_ name: Symbol, depth: Int) -> Bool {
    let view = view(name)
    let writers = view.writers.subtracting([name])
    guard depth > 0, view.isDeclared, !view.isMentioned, audience(of: name) == .users else { return false }
    if writers.isEmpty { return view.isPreviewed && view.owners.isEmpty }
    return writers.allSatisfy { isOnlyPreviewed($0, depth: depth - 1) }
  }

  /// Whether a view has a namesake in another target, and only previews of its own show it: the untouched `ContentView` of
  /// an app, beside that of the watch.
  private func isOnlyPreviewed(_ name: Symbol, of file: Int) -> Bool {
    var others: Set<Int> = []
    index.sections.typeTable.forEach(IndexResolver.key(0, name)) { position in
      guard index.sections.types[Int(position)].kind != .extension else { return }
      others.insert(IndexResolver(sections: index.sections).file(ofType: position))
    }
    others.remove(file)
    guard !others.isEmpty, case let own = builders(of: file), !own.isEmpty else { return false }
    // What no target is said to build may be built with it.
    func isMet(by other: Int) -> Bool {
      let builders = builders(of: other)
      return builders.isEmpty || !builders.isDisjoint(with: own)
    }
    guard !others.contains(where: isMet), audience(of: name) == .users else { return false }
    let view = view(name, in: isMet)
    return view.isDeclared && view.isPreviewed && !view.isNamed && view.writers.subtracting([name]).isEmpty
  }

  /// The targets of Xcode's that build a file.
  private func builders(of file: Int) -> Set<ProjectTargets.TargetID> {
    Set(targets.targetIDs(ofFile: index.path(ofFile: file)))
  }

  /// Whether nothing shows a view, or it is one for developers.
  private func isHiddenByItself(_ name: Symbol, _ view: View) -> Bool {
    guard view.isDeclared, !view.isMentioned else { return false }
    switch audience(of: name) {
    case .developers: return true
    case .others: return false
    case .users: return view.owners.allSatisfy { isUncalled($0, in: view) }
    }
  }

  /// Whether an owner is a function that nothing calls, which shows nothing.
  private func isUncalled(_ owner: Symbol, in view: View) -> Bool {
    view.appliers.contains(owner) && !self.view(owner).isNamed
  }

  private enum Audience {
    case users, developers
    /// Also those of code that the index does not have, or cannot tell apart: `phoneView()` may call a function.
    case others
  }

  private func audience(of name: Symbol) -> Audience {
    let sections = index.sections
    let resolver = IndexResolver(sections: sections)
    let types = types.value {
      sections.types.indices.map { Int32($0) }.sorted {
        sections.types[Int($0)].name < sections.types[Int($1)].name
      }
    }
    var audience = Audience.users
    let start = types.partitionPoint { sections.types[Int($0)].name >= name }
    for position in types[start...].prefix(while: { sections.types[Int($0)].name == name }) {
      let type = sections.types[Int(position)]
      let file = resolver.file(ofType: position)
      let spelled = sections.text.share(sections.files[file], type.text)
      if DeveloperCode.isNamed(spelled) { return .developers }
      if spelled.first.map({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }) ?? false {
        audience = .others
      }
      if type.flags.contains(.isPublic), !targets.keepsToItself(index.path(ofFile: file)) {
        audience = .others
      }
    }
    return audience
  }

  /// Whether a view is hidden by itself, or only such views show it as are hidden.
  private func isHidden(_ name: Symbol, _ answers: inout [Symbol: Bool]) -> Bool {
    if let known = answers[name] { return known }
    answers[name] = false
    let view = view(name)
    guard view.isDeclared, !view.isMentioned else { return false }
    var isHidden = isHiddenByItself(name, view)
    if !isHidden, !view.owners.isEmpty, audience(of: name) == .users {
      isHidden = view.owners.allSatisfy {
        isUncalled($0, in: view) || self.isHidden($0, &answers)
      }
    }
    answers[name] = isHidden
    return isHidden
  }

  // MARK: All views

  /// Where so much hangs on what nothing shows, something shows it that the index does not see.
  private func areFewHidden() -> Bool {
    let sections = index.sections
    // Styles are recorded for what they make of their labels, and shown by no one.
    let declared = Set(
      sections.views.lazy.filter {
        $0.kind == .declaration && $0.facts != SpokenParts.shapesTouch.rawValue
      }.map(\.name))
    var (count, hidden) = (0, 0)
    for name in declared where !view(name).isMentioned && audience(of: name) != .others {
      count += 1
      if answers.withLock({ isHidden(name, &$0) }) { hidden += 1 }
    }
    return hidden <= count / Self.hiddenShare
  }
}
