/// What a view is shown in, as far as code tells: in its own file, or in the files that show the view it is part of.
struct Surroundings: OptionSet, Hashable {
  let rawValue: UInt32

  /// In a `GlassEffectContainer`, or in a bar, whose glass the system draws together.
  static let glassContainer = Self(rawValue: 1)
  /// The way outwards ends where it cannot be followed: in a view that nothing is seen to show, in a modifier or style of
  /// the project's own, in a value.
  static let unseen = Self(rawValue: 2)
  /// In a container, or under a modifier with a builder, that is none of SwiftUI's.
  static let ownContainer = Self(rawValue: 4)
  /// Under a modifier that is none of SwiftUI's.
  static let ownModifier = Self(rawValue: 8)
  /// In what scrolls, as a part of its content.
  static let scrolled = Self(rawValue: 16)
  /// Over content, which it does not move with: in an overlay, a bar, a header that may be pinned.
  static let floating = Self(rawValue: 32)
  /// Behind or over another view: in a background, an overlay or a stack in depth.
  static let layered = Self(rawValue: 64)
  /// Part of a control, or under a gesture.
  static let touched = Self(rawValue: 128)
  /// Under a modifier that sets the style of buttons.
  static let styled = Self(rawValue: 256)
  /// Made once for each element of data.
  static let repeated = Self(rawValue: 512)
  /// Under a modifier that sets the font.
  static let inFont = Self(rawValue: 1024)
  /// Under a limit of the size that the reader may give text.
  static let limited = Self(rawValue: 2048)
  /// Shown by a scene: the first of what an app shows.
  static let scene = Self(rawValue: 4096)
  /// Under a modifier that sets the foreground style.
  static let inStyle = Self(rawValue: 8192)
  /// In a sheet, a popover or another thing that covers a part of the screen.
  static let presented = Self(rawValue: 16384)
  /// In a frame as high as a key or a tile, or of one given measure for both of its sides.
  static let boxed = Self(rawValue: 32768)
  /// In a column of a split view other than the last, where the system chooses how lists look.
  static let sideColumn = Self(rawValue: 65536)
  /// In a box of the system's with a title, or among those whose style is set.
  static let inBox = Self(rawValue: 131_072)
  /// Under a modifier that sets the style of lists.
  static let listStyled = Self(rawValue: 262_144)
  /// In a row of a list or a form.
  static let row = Self(rawValue: 524_288)
}

/// Reads what views of one file are shown in, from the inside outwards.
struct SurroundingsReader {
  let tree: SyntaxTree
  let facts: FileFacts

  /// One way from a view outwards.
  struct Way {
    var surroundings: Surroundings
    /// The type in whose body it ends; `nil` where what is shown begins.
    var type: NodeID?
    /// The innermost call that scrolls.
    var scroll: NodeID?
  }

  /// Calls looked through on one way, helpers within each other, and uses of one helper.
  private static let stepLimit = 64
  private static let depthLimit = 6
  private static let useLimit = 12
  /// Ways that one view is followed on.
  private static let wayLimit = 24

  /// The ways out of a view, through the helpers of this file: to where what is shown begins, or a type's body ends.
  func ways(from view: NodeID) -> [Way] {
    var found: [Way] = []
    follow(view, Way(surroundings: []), depth: 0, &found)
    return found
  }

  private func follow(_ view: NodeID, _ start: Way, depth: Int, _ found: inout [Way]) {
    var way = start
    var current = view
    for _ in 0..<Self.stepLimit {
      way.surroundings.formUnion(modifiers(on: current))
      guard let container = tree.container(of: current) else {
        return leave(current, way, depth: depth, &found)
      }
      let call = container.call
      if tree.isModifier(call) || facts.isViewModifierOfSelf(call) {
        guard enter(modifier: call, &way) else {
          found.append(way)
          return
        }
      } else if !enter(call, container.argument, &way) {
        found.append(way)
        return
      }
      current = call
    }
    way.surroundings.insert(.unseen)
    found.append(way)
  }

  // MARK: Modifiers

  private func modifiers(on view: NodeID) -> Surroundings {
    var result: Surroundings = []
    for modifier in tree.outerModifiers(of: view) { result.formUnion(surroundings(of: modifier.call)) }
    return result
  }

  /// What a modifier makes of the view that it is applied to, and of all in it.
  func surroundings(of modifier: NodeID) -> Surroundings {
    guard let name = tree.name(modifier) else { return [] }
    guard Catalog.modifiers.contains(name), !facts.declaresFunction(name) else {
      // Whatever it does with glass, it may do in a container.
      return name.containsIgnoringCase("glass") ? [.ownModifier, .glassContainer] : .ownModifier
    }
    if Catalog.modifiers.hasAny(name, [.gesture, .touched]) { return .touched }
    switch name {
    case "buttonStyle": return .styled
    case "font": return .inFont
    case "foregroundStyle", "foregroundColor": return .inStyle
    case "dynamicTypeSize": return .limited
    case "groupBoxStyle": return .inBox
    case "listStyle": return .listStyled
    case "frame": return isBox(modifier) ? .boxed : []
    default: return []
    }
  }

  /// The height of a large key or a tile, in points.
  private static let tileHeight = 120.0

  /// `frame(width: 80, height: 44)`, `frame(width: side, height: side)`.
  private func isBox(_ frame: NodeID) -> Bool {
    guard let width = tree.argument(frame, "width"), let height = tree.argument(frame, "height") else {
      return false
    }
    return tree.number(height).map { $0 <= Self.tileHeight } ?? tree.spellsTheSame(width, height)
  }

  /// Goes out of the builder or value of a modifier.
  /// - Returns: whether the way goes on.
  private func enter(modifier call: NodeID, _ way: inout Way) -> Bool {
    guard let name = tree.name(call), Catalog.modifiers.contains(name), !facts.declaresFunction(name) else {
      way.surroundings.formUnion([.ownContainer, .ownModifier])
      return true
    }
    if Catalog.modifiers.has(name, .bar) {
      way.surroundings.formUnion([.glassContainer, .floating])
      return false
    }
    if Catalog.modifiers.has(name, .menu) {
      way.surroundings.formUnion([.floating, .touched])
      return false
    }
    if Catalog.modifiers.has(name, .presents) {
      if !(name == "fullScreenCover" || name == "navigationDestination") {
        way.surroundings.insert(.presented)
      }
      return false
    }
    guard Catalog.modifiers.has(name, .layer) else {
      way.surroundings.insert(.unseen)
      return false
    }
    way.surroundings.insert(.layered)
    if !Catalog.modifiers.has(name, .background) { way.surroundings.insert(.floating) }
    // A layer of a control is drawn as part of it.
    let chain = tree.chain(call)
    if let type = tree.constructedType(chain.root), Catalog.views.has(type, .control) {
      way.surroundings.insert(.touched)
    }
    for modifier in chain.modifiers { way.surroundings.formUnion(surroundings(of: modifier.call)) }
    return true
  }

  // MARK: Containers

  /// Goes out of what a call builds.
  /// - Returns: whether the way goes on.
  private func enter(_ call: NodeID, _ argument: NodeID, _ way: inout Way) -> Bool {
    let label = tree.name(argument)
    if let label, label == "rootView" || label == "destination" { return false }
    guard let type = tree.constructedType(call) else {
      way.surroundings.insert(.unseen)
      return false
    }
    guard let view = Catalog.views[type], !facts.declaresCallable(type, at: call) else {
      way.surroundings.insert(.ownContainer)
      return true
    }
    if type == "GlassEffectContainer" { way.surroundings.insert(.glassContainer) }
    if !view.isDisjoint(with: .bar) { way.surroundings.formUnion([.glassContainer, .floating]) }
    if !view.isDisjoint(with: .menu) { way.surroundings.formUnion([.floating, .touched]) }
    if !view.isDisjoint(with: .control), !(type == "DisclosureGroup") {
      if type == "NavigationLink", tree.label(ofControl: call, type) != argument { return false }
      way.surroundings.insert(.touched)
    }
    if !view.isDisjoint(with: .scrolls), isScrolledContent(call, type, label) {
      way.surroundings.insert(.scrolled)
      if way.scroll == nil { way.scroll = call }
    }
    if !view.isDisjoint(with: .depth) { way.surroundings.insert(.layered) }
    if type == "GroupBox" { way.surroundings.insert(.inBox) }
    if type == "NavigationSplitView", label.map({ !($0 == "detail") }) ?? true {
      way.surroundings.insert(.sideColumn)
    }
    if !view.isDisjoint(with: .rows) { way.surroundings.insert(.row) }
    if !view.isDisjoint(with: .rows) || type == "ForEach" { way.surroundings.insert(.repeated) }
    // The headers of a lazy stack may be pinned.
    if type == "Section", let label, label == "header" || label == "footer" {
      way.surroundings.insert(.floating)
    }
    if !view.isDisjoint(with: .scene) { way.surroundings.insert(.scene) }
    return view.isDisjoint(with: .scene)
  }

  /// A strip that scrolls sideways is as often a bar as content.
  private func isScrolledContent(_ call: NodeID, _ type: Name, _ label: Name?) -> Bool {
    guard type == "ScrollView" else { return true }
    guard let axes = tree.unlabelledArgument(call), tree.kind(axes) != .closure else { return true }
    return tree.isNamed(axes, "vertical")
  }

  // MARK: Declarations

  private func leave(_ view: NodeID, _ way: Way, depth: Int, _ found: inout [Way]) {
    var way = way
    guard let declaration = tree.enclosingDeclaration(of: view) else {
      // A few lines without a type around them are shown as they are.
      if isValue(view, in: tree.root) { way.surroundings.insert(.unseen) }
      found.append(way)
      return
    }
    let type = tree.enclosingType(of: declaration)
    guard !isValue(view, in: declaration), let type, tree.kind(declaration) != .initDecl else {
      way.surroundings.insert(.unseen)
      found.append(way)
      return
    }
    if tree.isNamed(declaration, "body"), tree.kind(declaration) == .binding {
      way.type = type
      found.append(way)
      return
    }
    let uses = tree.isNamed(type, "View") ? [] : self.uses(of: declaration)
    guard !uses.isEmpty, depth < Self.depthLimit, found.count < Self.wayLimit else {
      way.surroundings.insert(.unseen)
      found.append(way)
      return
    }
    for use in uses { follow(use, way, depth: depth + 1, &found) }
  }

  /// Whether an expression is a value that a declaration works with, and not what it builds.
  func isValue(_ view: NodeID, in declaration: NodeID) -> Bool {
    for ancestor in tree.ancestors(tree.chainTop(view)) {
      if ancestor == declaration { return false }
      switch tree.kind(ancestor) {
      case .codeBlock, .accessorBlock, .accessor, .ifStmt, .ifBranch, .switchStmt, .switchCase, .returnStmt,
        .ifConfig, .ifConfigClause, .ternary, .tuple, .argument, .sourceFile, .effect:
        continue
      default: return true
      }
    }
    return false
  }

  /// The expressions of this file that call a helper, or read it.
  func uses(of helper: NodeID) -> [NodeID] {
    guard let name = tree.name(helper) else { return [] }
    var result: [NodeID] = []
    for use in facts.uses[name.hash] ?? [] where result.count < Self.useLimit {
      guard tree.name(use).map({ $0 == name }) == true, !tree.contains(helper, use), !tree.isAside(use)
      else { continue }
      if let call = tree.parent(use), tree.kind(call) == .call, tree.callee(call) == use {
        result.append(call)
      } else {
        result.append(use)
      }
    }
    return result
  }
}

extension SummaryReader {
  /// Notes what a view of the project's own is shown in: a record for each way out.
  func addSurroundings(of call: NodeID, _ type: Name, _ seen: inout Set<UInt64>) {
    for way in SurroundingsReader(tree: tree, facts: facts).ways(from: call) {
      let owner = way.type.map { tree.typeNames($0) } ?? (plain: 0, qualified: 0)
      for name in [type.symbol, tree.qualifiedType(constructedBy: call)].compactMap({ $0 }) {
        let record = ViewRecord(
          name: name, owner: owner.plain, qualifiedOwner: owner.qualified, kind: .surroundings,
          facts: way.surroundings.rawValue)
        var key = SymbolHash.symbol("surroundings")
        for part in [record.name, record.owner, record.qualifiedOwner, UInt64(record.facts)] {
          key = SymbolHash.mix(key, part)
        }
        if seen.insert(key).inserted { store.views.append(record) }
      }
    }
  }
}

extension Project {
  /// Views within each other that one question is followed through, and records looked at for it.
  private static let surroundingsDepth = 24
  private static let surroundingsLimit = 400

  /// All that a view is shown in, a set for each way to where what is shown begins; empty where nothing shows it.
  /// - Parameter names: of its type, also behind that of the type it is nested in.
  func surroundings(ofView names: (plain: Symbol, qualified: Symbol)) -> Set<Surroundings> {
    var left = Self.surroundingsLimit
    return surroundings(ofView: names, open: [], &left)
  }

  private func surroundings(
    ofView names: (plain: Symbol, qualified: Symbol), open: [Symbol], _ left: inout Int
  ) -> Set<Surroundings> {
    var records = names.qualified == 0 ? [] : surroundingRecords(of: names.qualified)
    var name = names.qualified
    if records.isEmpty { (records, name) = (surroundingRecords(of: names.plain), names.plain) }
    var result: Set<Surroundings> = []
    for record in records where !open.contains(record.owner) && record.owner != name {
      let own = Surroundings(rawValue: record.facts)
      left -= 1
      guard left > 0, open.count < Self.surroundingsDepth else {
        result.insert(own.union(.unseen))
        continue
      }
      guard record.owner != 0 else {
        result.insert(own)
        continue
      }
      let owner = (plain: record.owner, qualified: record.qualifiedOwner)
      let outer = surroundings(ofView: owner, open: open + [name], &left)
      if outer.isEmpty { result.insert(own.union(.unseen)) }
      for around in outer { result.insert(own.union(around)) }
    }
    return result
  }

  /// Whether the first view of an app, or what shows it, limits the size that the reader may give text.
  var limitsTextSize: Bool {
    facts.limitsTextSize.value {
      known.index.sections.views.contains { record in
        guard record.kind == .surroundings, case let own = Surroundings(rawValue: record.facts),
          own.contains(.limited)
        else { return false }
        return own.contains(.scene)
          || known.surroundingRecords(
            of: record.qualifiedOwner == 0 ? record.owner : record.qualifiedOwner
          ).contains {
            Surroundings(rawValue: $0.facts).contains(.scene)
          }
      }
    }
  }

  private func surroundingRecords(of view: Symbol) -> [ViewRecord] {
    var records: [ViewRecord] = []
    index.sections.viewTable.forEach(view) { position in
      let record = index.sections.views[Int(position)]
      if record.kind == .surroundings { records.append(record) }
    }
    return records
  }
}

extension FileContext {
  var surroundingsReader: SurroundingsReader { SurroundingsReader(tree: tree, facts: facts) }

  /// All that a view is shown in, in whichever file that stands: a set for each way to where what is shown begins.
  func surroundings(of view: NodeID) -> [Surroundings] {
    surroundingsReader.ways(from: view).flatMap { surroundings(at: $0) }
  }

  /// The same of one way out of a view.
  func surroundings(at way: SurroundingsReader.Way) -> [Surroundings] {
    guard let type = way.type else { return [way.surroundings] }
    let outer = site.project.surroundings(ofView: tree.typeNames(type))
    return outer.isEmpty ? [way.surroundings.union(.unseen)] : outer.map { way.surroundings.union($0) }
  }
}
