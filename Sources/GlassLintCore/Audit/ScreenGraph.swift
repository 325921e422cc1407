/// Which views of a project are screens, and which screens show which views.
struct ScreenGraph {
  /// One view by its name, with all that its declaration and its extensions say.
  struct View {
    var name: String
    var file: String
    var start: Position
    var end: Position
    var isNavigationRoot = false
    var isTitled = false
    var isNested = false
    var margins: [Double] = []
    /// The views that it shows as parts.
    var parts: Set<String> = []
  }

  private(set) var views: [String: View] = [:]
  private var shownAs: [String: Set<AuditedType.Way>] = [:]
  /// By the name of a screen.
  private(set) var kinds: [String: Audit.Screen.Kind] = [:]
  /// By the name of a view: the screens that it is a part of.
  private var screensOf: [String: Set<String>] = [:]

  init(_ files: [AuditedFile]) {
    for file in files {
      for type in file.types where type.isView && !type.isExtension && views[type.name] == nil {
        views[type.name] = View(
          name: type.name, file: file.file, start: type.start, end: type.end, isNested: type.outer >= 0)
      }
    }
    for file in files { for type in file.types { add(type, of: file) } }
    for name in views.keys { kinds[name] = kind(of: name) }
    for screen in kinds.keys { reach(from: screen) }
  }

  private mutating func add(_ type: AuditedType, of file: AuditedFile) {
    let name = owner(of: type, in: file) ?? type.name
    for shown in type.shown where shown.name != name && views[shown.name] != nil {
      shownAs[shown.name, default: []].insert(shown.way)
      if shown.way == .inside { views[name]?.parts.insert(shown.name) }
    }
    if type.isNavigationRoot { views[name]?.isNavigationRoot = true }
    if type.isTitled { views[name]?.isTitled = true }
    for margin in type.margins where !(views[name]?.margins.contains(margin) ?? true) {
      views[name]?.margins.append(margin)
    }
  }

  /// The view that a type is, extends or stands in.
  private func owner(of type: AuditedType, in file: AuditedFile) -> String? {
    var type = type
    while true {
      if views[type.name] != nil { return type.name }
      guard type.outer >= 0 else { return nil }
      type = file.types[Int(type.outer)]
    }
  }

  /// The view that a place belongs to.
  func view(at place: AuditedFile.Place, in file: AuditedFile) -> String? {
    place.type < 0 ? nil : owner(of: file.types[Int(place.type)], in: file)
  }

  // MARK: Screens

  /// How the names of screens end, whoever shows them.
  private static let screenEndings = ["Screen", "Page", "Sheet", "ViewController"]

  private func kind(of name: String) -> Audit.Screen.Kind? {
    guard let view = views[name] else { return nil }
    let ways = shownAs[name] ?? []
    if view.isNavigationRoot { return .navigation }
    if ways.contains(.sheet), !ways.contains(.screen) { return .sheet }
    if ways.contains(.screen) || view.isTitled { return .screen }
    if name.hasSuffix("Sheet") { return .sheet }
    if Self.screenEndings.contains(where: name.hasSuffix) { return .screen }
    // A view that is part of none, and whose name does not say that it is.
    let isPart = view.isNested || ways.contains(.inside) || ScreenReader.namesPart(name)
    return name.hasSuffix("View") && !isPart ? .screen : nil
  }

  private mutating func reach(from screen: String) {
    var open = [screen]
    var seen: Set<String> = [screen]
    while let name = open.popLast() {
      screensOf[name, default: []].insert(screen)
      for part in views[name]?.parts ?? [] where kinds[part] == nil && seen.insert(part).inserted {
        open.append(part)
      }
    }
  }

  /// The screens that show a view: itself, where it is one.
  func screens(showing view: String) -> Set<String> { screensOf[view] ?? [] }
}
