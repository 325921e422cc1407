/// What can be asked of a view's place: each is settled by other things around it.
struct PlaceSubjects: OptionSet {
  let rawValue: UInt32

  static let control = Self(rawValue: 1)
  static let image = Self(rawValue: 2)
  static let field = Self(rawValue: 4)
  static let gesture = Self(rawValue: 8)
  /// A control that edits a value, other than a field.
  static let value = Self(rawValue: 16)
  /// Of a place for whatever a container is handed, and of that of a component: it settles fields and values that stand there
  /// alone.
  static let whereAlone = Self(rawValue: 32)
  /// The same for controls of any kind.
  static let controlsWhereAlone = Self(rawValue: 64)
  /// Of what a container is handed: it is several controls, or views that may be.
  static let crowded = Self(rawValue: 128)
  /// Of what a modifier is handed: nothing but its images may be settled by that.
  static let imagesAlone = Self(rawValue: 256)
  static let all: Self = [.control, .image, .field, .gesture, .value]
  /// What takes a name from outside: all but a gesture.
  static let named: Self = [.control, .image, .field, .value]
}

/// What a container of the project's own is handed views in.
struct ContentSlot: Hashable, Comparable {
  /// The container: a type, a function or a modifier.
  let owner: Symbol
  /// The label of the argument; 0 for none.
  var label: Symbol = 0

  /// A label that no argument has: of what is not known which argument it is.
  static let later = SymbolHash.symbol("")

  static func < (left: Self, right: Self) -> Bool { (left.owner, left.label) < (right.owner, right.label) }

  /// What the index has the views by that are handed in there.
  var symbol: Symbol { SymbolHash.mix(SymbolHash.mix(SymbolHash.symbol("content"), owner), label) }
}

/// Where a view stands, as far as an assistive technology cares and its file shows.
struct AccessiblePlace {
  /// What something around it names, hides or makes part of something that is named, or may.
  var settled: PlaceSubjects = []
  /// Where the way outwards ends cannot be seen: it is the value of a variable, or of a helper for other files.
  var isUnseen = false
  /// It is drawn as a placeholder of what is still to come, and says nothing.
  var isPlaceholder = false
  /// A title of the screen is set on what it stands for: a component, or whatever a container is handed.
  var isTitled = false
  /// The view or modifier in whose `body` it stands; `nil` where what is shown begins.
  var owner: Symbol?
  /// Whether that is a property or function instead, which other files use: the symbol that ``SyntaxTree/helper(_:)`` has
  /// for it.
  var isOwnedByHelper = false
  /// Containers and modifiers around it that are none of SwiftUI's, which may name it where they are declared.
  var passed: [Symbol] = []
  /// What a container of the project's own would settle by the look of the call, unless the project shows what becomes of
  /// the views it is handed: `Row(title: "Volume") { … }`.
  var guessed: [ContentSlot: PlaceSubjects] = [:]
  /// Whether it is the place of whatever a container is handed, not of one view.
  fileprivate var isOfContent = false
  /// Whether it stands in a row or below a caption, whose words say what a heading above does not.
  fileprivate var isBehindWords = false

  fileprivate mutating func settleAll() { settled = .all }

  /// Takes in another place that the same view is shown at.
  mutating func join(_ other: AccessiblePlace, isFirst: Bool) {
    settled.formUnion(other.settled)
    isUnseen = other.isUnseen && (isFirst || isUnseen)
    isTitled = other.isTitled && (isFirst || isTitled)
    for name in other.passed where !passed.contains(name) { passed.append(name) }
    guessed.merge(other.guessed) { $0.union($1) }
    if owner == nil { (owner, isOwnedByHelper) = (other.owner, other.isOwnedByHelper) }
  }
}

extension AccessibilityReader {
  /// Views looked through from one view outwards, to where it is shown or its component ends.
  private static let stepLimit = 160

  /// Goes outwards from a view through modifiers, containers, branches and the helpers of this file, to where what is
  /// shown begins or the body of a type ends. Where a helper is used in several places, one that names the view is
  /// enough.
  /// - Parameters:
  ///   - isOwn: whether the view itself is asked about, not one in a component that it stands for.
  ///   - end: the function or type that the view is handed to, where it stands for whatever that is; the way ends there.
  func place(of view: NodeID, isOwn: Bool = true, within end: NodeID? = nil) -> AccessiblePlace {
    var place = AccessiblePlace()
    place.isOfContent = end != nil
    var current = view
    place.isTitled =
      !isOwn && tree.outerModifiers(of: view).contains { tree.isNamed($0.call, "navigationTitle") }
    for step in 0..<Self.stepLimit {
      addModifiers(of: current, isOwn: isOwn && step == 0, to: &place)
      if place.settled == .all { return place }
      let next: NodeID?
      switch holder(of: current) {
      case .group(let outer): next = outer
      case .value(let call, let argument):
        if isOwn, step == 0, isRootView(argument) { place.settled.insert(.image) }
        let isBuilder = step == 0 && end.map { handsOnBuilder(current, of: $0) } ?? false
        next = leave(call, argument, fromClosure: isBuilder, &place)
      case .closure(let call, let argument): next = leave(call, argument, fromClosure: true, &place)
      case .declaration(let declaration):
        if declaration != end { leave(declaration, &place) }
        return place
      case .constant(let constant):
        leaveHelper(constant, &place)
        return place
      case .file: return place
      case .unknown:
        place.isUnseen = true
        return place
      }
      guard let next else { return place }
      current = next
    }
    place.settleAll()
    return place
  }

  private func addModifiers(of expression: NodeID, isOwn: Bool, to place: inout AccessiblePlace) {
    let modifiers = tree.outerModifiers(of: expression)
    // The name of a container that keeps its children apart is not theirs.
    let isContainer = modifiers.contains { containsChildren($0) }
    // Of several controls in one element each is an action of it, by its own name.
    let actions: PlaceSubjects =
      !isOwn && modifiers.contains { combines($0) } && holdsControls(chain(expression).root) ? .control : []
    for modifier in modifiers {
      if hides(modifier, always: !isOwn) { return place.settleAll() }
      if activates(modifier) { place.settled.insert(.gesture) }
      if merges(modifier) {
        // The one element that images alone become is called what they are called.
        let isNameless =
          !isOwn && combines(modifier) && content(of: [chain(expression).root]).isOnlyImages
        let settled: PlaceSubjects = isOwn ? .named : isNameless ? .all.subtracting(.image) : .all
        place.settled.formUnion(settled.subtracting(actions))
      } else if !isContainer, names(modifier) {
        place.settled.formUnion(.named.subtracting(actions))
      }
      let name = tree.name(of: modifier.name)
      // What is drawn in place of what is still to come says nothing.
      if name == "redacted", isPlaceholder(modifier.call) {
        place.isPlaceholder = true
        return place.settleAll()
      }
      if name == "disabled", isLiteral(modifier.call, "true") { place.settled.insert(.gesture) }
      if name == "allowsHitTesting", isLiteral(modifier.call, "false") {
        place.settled.formUnion([.control, .gesture, .value])
      }
      place.passed += ownNames(modifier)
    }
  }

  /// `.accessibilityElement(children: .combine)`
  private func combines(_ modifier: Modifier) -> Bool {
    merges(modifier) && tree.argument(modifier.call, "children").map { tree.isNamed($0, "combine") } == true
  }

  /// Whether several controls stand in a container.
  private func holdsControls(_ container: NodeID) -> Bool {
    constructed(container).map { Catalog.views.has($0, .container) } == true
      && controls(in: container).map { $0.count > 1 } ?? false
  }

  /// `.redacted(reason: .placeholder)`, whatever happens.
  func isPlaceholder(_ redaction: NodeID) -> Bool {
    guard let reason = tree.argument(redaction, "reason"), tree.kind(reason) == .member,
      tree.isNamed(reason, "placeholder")
    else { return false }
    return !tree.ancestors(redaction).prefix { tree.kind($0) != .memberBlock && tree.kind($0) != .funcDecl }
      .contains {
        tree.kind($0) == .ternary
      }
  }

  private func isLiteral(_ call: NodeID, _ text: StaticString) -> Bool {
    guard let value = tree.unlabelledArgument(call), tree.kind(value) == .booleanLiteral else { return false }
    return tree.text(value) == text.description
  }

  /// `UIHostingController(rootView: Image("a"))`: its view may be named where it is put to use.
  private func isRootView(_ argument: NodeID) -> Bool {
    tree.name(argument).map { $0 == "rootView" } ?? false
  }

  // MARK: Outwards

  private enum Holder {
    /// Parentheses.
    case group(NodeID)
    case value(call: NodeID, argument: NodeID)
    case closure(call: NodeID, argument: NodeID)
    case declaration(NodeID)
    /// A constant of a function or a closure, which is shown where that is named.
    case constant(NodeID)
    /// The file itself, as in a snippet.
    case file
    case unknown
  }

  private func holder(of expression: NodeID) -> Holder {
    var current = tree.chainTop(expression)
    var isInClosure = false
    for ancestor in tree.ancestors(current) {
      switch tree.kind(ancestor) {
      case .closure: isInClosure = true
      case .codeBlock, .switchCase, .ifConfig, .ifConfigClause, .returnStmt, .accessor, .accessorBlock,
        .effect:
        break
      case .ifBranch: if tree.kind(current) != .codeBlock { return .unknown }
      case .ifStmt: if tree.kind(current) != .ifBranch { return .unknown }
      case .switchStmt: if tree.callee(ancestor) == current { return .unknown }
      case .ternary: if tree.callee(ancestor) == current { return .unknown }
      case .argument:
        guard let owner = tree.parent(ancestor) else { return .unknown }
        switch tree.kind(owner) {
        case .call:
          return isInClosure
            ? .closure(call: owner, argument: ancestor) : .value(call: owner, argument: ancestor)
        case .tuple: return tree.onlyElement(owner) == nil ? .unknown : .group(owner)
        default: return .unknown
        }
      case .binding:
        if isInClosure || tree.kind(current) == .accessorBlock { return .declaration(ancestor) }
        // What a function makes that builds no view is shown wherever that hands it.
        return isLocal(ancestor) && isInViewCode(ancestor) ? .constant(ancestor) : .unknown
      case .funcDecl, .subscriptDecl: return .declaration(ancestor)
      case .sourceFile: return .file
      default: return .unknown
      }
      current = ancestor
    }
    return .unknown
  }

  /// Whether a call stands where a view is built, or is handed to what takes views.
  func isShown(_ call: NodeID) -> Bool {
    switch holder(of: call) {
    case .closure, .declaration, .group: return true
    case .value(let call, let argument):
      if let name = tree.isModifier(call) ? tree.name(call) : nil {
        return name == "modifier" || Catalog.modifiers.hasAny(name, [.layer, .presents, .bar])
      }
      guard let type = tree.constructedType(call) else { return false }
      return isRootView(argument) || isDestination(argument) || !Catalog.views.contains(type)
        || Catalog.views.has(type, .container)
    case .constant, .file, .unknown: return false
    }
  }

  private func isLocal(_ binding: NodeID) -> Bool {
    tree.kind(binding) == .binding && tree.parent(binding).map { !tree.isMemberOrGlobal($0) } ?? false
  }

  /// Whether an expression is the name of a function that builds what a declaration is handed, to be called elsewhere.
  private func handsOnBuilder(_ expression: NodeID, of declaration: NodeID) -> Bool {
    guard let name = tree.ownName(expression) else { return false }
    let members =
      tree.firstChild(declaration, .memberBlock).map { tree.children($0) } ?? tree.children(declaration)
    return members.contains { member in
      let holder = tree.kind(member) == .variableDecl ? tree.firstChild(member, .binding) ?? member : member
      guard tree.kind(holder) == .parameter || tree.kind(holder) == .binding,
        tree.name(holder).map({ $0 == name }) ?? false,
        let type = tree.firstChild(holder, where: { $0 == .typeAnnotation || $0 == .type })
      else { return false }
      let whole = tree.node(type)
      return (Int(whole.firstToken)..<Int(whole.endToken)).contains { tree.text(token: $0) == "->" }
    }
  }

  /// Goes out of a call that a view is handed to: the view to go on from; `nil` where what is shown begins.
  private func leave(
    _ call: NodeID, _ argument: NodeID, fromClosure: Bool, _ place: inout AccessiblePlace
  ) -> NodeID? {
    if tree.isModifier(call), constructed(call) == nil, let name = tree.name(call) {
      if Catalog.modifiers.has(name, .menu) { place.settled.insert(.value) }
      if AccessibilityNames.presentations.contains(name) { return nil }
      if Catalog.modifiers.has(name, .layer) {
        // An editor drawn over a field that has the title.
        if let base = constructed(tree.chain(call).root), Catalog.views.has(base, .field) {
          place.settled.insert(.field)
        }
        return call
      }
      // The picture under a finger that drags is no view.
      if name == "draggable" || name == "onDrag" || fromClosure && Catalog.modifiers.has(name, .activates) {
        place.settleAll()
      } else if fromClosure, !Catalog.modifiers.contains(name) {
        // What becomes of it the modifier's own code knows: `.toast(isPresented: $isSaved) { … }`.
        place.guessed[slot(name, argument), default: []].formUnion([.image, .imagesAlone])
      } else if !(name == "modifier") {
        place.settled.formUnion(name == "alert" ? [.image, .field] : .image)
      }
      if !Catalog.modifiers.contains(name) { place.passed.append(name.symbol) }
      return call
    }
    // `modifier(Toast(content: content))` of an extension of `View`.
    if constructed(call) == nil, tree.isNamed(call, "modifier") { return call }
    if isRootView(argument) { return nil }
    guard let name = constructed(call), Catalog.views.contains(name) else {
      leaveOwn(call, argument, fromClosure: fromClosure, &place)
      return call
    }
    if Catalog.views.has(name, .container) {
      if !fromClosure, !(name == "AnyView"), tree.name(argument) == nil { place.settled.insert(.image) }
      if name == "HStack" || Self.columns.contains(name), beginsWithWords(argument, inRow: name == "HStack") {
        place.isBehindWords = true
      }
      // What stands alone under a heading is told by it.
      if name == "Section" || name == "GroupBox" && !hasOwnBoxStyle(call), hasHeader(call),
        !place.isBehindWords, !holdsSeveral(argument)
      {
        // Whether a component holds one field or several its own code tells.
        let isComponent = tree.closure(argument).flatMap { controls(in: $0) }?.isEmpty ?? false
        place.settled.formUnion(place.isOfContent || isComponent ? .whereAlone : [.field, .value])
      }
    } else if name == "LabeledContent" {
      // One name is not enough for several controls; whether it reaches each that has a value is up to the system.
      if hasEmptyTitle(call) { return call }
      if place.isOfContent || holdsSeveral(argument) {
        place.settled.formUnion([.image, .field, .value])
        if place.isOfContent { place.settled.formUnion([.whereAlone, .controlsWhereAlone]) }
      } else {
        place.settled.formUnion(.named)
      }
    } else if Catalog.views.has(name, .control) {
      if isDestination(argument) || isLinkContent(argument, of: call, name) { return nil }
      // What is disclosed is no part of what discloses it.
      if name == "DisclosureGroup", tree.label(ofControl: call, name) != argument { return call }
      place.settled.formUnion([.image, .gesture])
      // What stands in a label is read as part of its control, and the items of a menu are its choices.
      if tree.label(ofControl: call, name) == argument || Catalog.views.has(name, .menu) {
        place.settled.insert(.value)
      }
    } else if Catalog.views.has(name, .spoken) {
      place.settled.formUnion([.image, .field, .gesture, .value])
    } else {
      place.settled.insert(.image)
    }
    return call
  }

  /// Goes out of a function or a component that is none of SwiftUI's. Its arguments suggest that it names what it is
  /// handed; its code, where the project has it, knows.
  private func leaveOwn(
    _ call: NodeID, _ argument: NodeID, fromClosure: Bool, _ place: inout AccessiblePlace
  ) {
    let type = tree.constructedType(call)
    if let type, type == "ImageRenderer" { return place.settleAll() }
    var guess: PlaceSubjects = []
    if suggestsLabel(call, except: argument) {
      guess = isHeading(argument, fromClosure) ? .all.subtracting(.value) : .all
    } else if let type {
      if !fromClosure || mayBeControl(type, call) { guess.insert(.image) }
      if takesText(call) { guess.formUnion(isHeading(argument, fromClosure) ? .field : [.field, .value]) }
    } else {
      guess = .image
    }
    // A view that is handed over as a value may be taken for what describes it.
    let name = type ?? tree.name(call)
    if let name { place.passed.append(name.symbol) }
    guard fromClosure, let name else { return place.settled.formUnion(guess) }
    if takesChoices(call, name, argument) { guess.insert(.gesture) }
    if holdsSeveral(argument) { guess.insert(.crowded) }
    if !guess.isDisjoint(with: .all) { place.guessed[slot(name, argument), default: []].formUnion(guess) }
  }

  /// Whether what a closure builds may be the label of what chooses it: `GridPicker { … }`, and for each element of
  /// `Tiles(all, selection: $tile) { tile in … }`.
  private func takesChoices(_ call: NodeID, _ name: Name, _ argument: NodeID) -> Bool {
    name.hasSuffix("Picker") || name.hasSuffix("Menu")
      || tree.argument(call, "selection") != nil
        && tree.closure(argument).map { tree.signaturePart(ofClosure: $0, .parameter) != nil } ?? false
  }

  private func slot(_ owner: Name, _ argument: NodeID) -> ContentSlot {
    if let label = tree.name(argument) { return ContentSlot(owner: owner.symbol, label: label.symbol) }
    // Behind closures between the parentheses, the one without a label is not the first.
    let isFirst =
      tree.parent(argument).map { call in
        tree.arguments(call).first { tree.closure($0) != nil } == argument
      } ?? true
    return ContentSlot(owner: owner.symbol, label: isFirst ? 0 : ContentSlot.later)
  }

  /// Views of a row that are looked at.
  private static let rowLimit = 12

  /// What shows views below each other.
  private static let columns = NameSet(["VStack", "LazyVStack", "Section", "GroupBox"])

  /// Words of a caption; what has more explains something.
  private static let captionWords = 3

  /// `HStack { Text("Accent"); … }`, and not the ends of a range, `HStack { Text("Less"); …; Text("More") }`; in what is no
  /// row, a caption right above the next view, and not what explains something.
  private func beginsWithWords(_ row: NodeID, inRow isRow: Bool) -> Bool {
    guard let closure = tree.closure(row) else { return false }
    let texts = tree.statements(closure, limit: Self.rowLimit).map { view in
      let root = chain(view).root
      return constructed(root).map { $0 == "Text" } ?? false ? root : nil
    }
    guard let first = texts.first ?? nil, texts.last == .some(nil),
      let words = tree.unlabelledArgument(first).flatMap({ tree.plainText($0) }), SpokenName.isName(words)
    else { return false }
    return isRow
      || texts[1] == nil && words.split(separator: " ").count <= Self.captionWords
        && words.last.map { $0.isLetter || $0.isNumber || $0 == ":" } ?? false
  }

  /// Whether a style around a box draws its title, which may come to a text beside what is in the box.
  private func hasOwnBoxStyle(_ box: NodeID) -> Bool {
    ([box] + tree.containers(of: box).map(\.call)).contains { view in
      tree.outerModifiers(of: view).contains { tree.isNamed($0.call, "groupBoxStyle") }
    }
  }

  /// `Section("Notes")`, `Section { … } header: { … }`, `GroupBox(label: Text("Notes"))`.
  private func hasHeader(_ section: NodeID) -> Bool {
    tree.unlabelledArgument(section) != nil || tree.argument(section, "header") != nil
      || tree.argument(section, "label") != nil
  }

  /// Nodes of one container that are looked through for controls.
  private static let insideLimit = 2_000

  /// Whether the words beside what a container is handed are a heading over several controls, and the name of none.
  private func isHeading(_ content: NodeID, _ fromClosure: Bool) -> Bool {
    fromClosure && holdsSeveral(content)
  }

  /// Whether what a container is handed are several controls, or several views that may be.
  private func holdsSeveral(_ content: NodeID) -> Bool {
    guard let closure = tree.closure(content) else { return false }
    let known = facts.kept { CrowdedClosures() }
    if let isCrowded = known.value.isCrowded[closure] { return isCrowded }
    let isCrowded: Bool
    if let controls = controls(in: closure) {
      isCrowded =
        switch controls.count {
        case 0: hasSeveralViews(closure)
        case 1: isRepeated(controls[0], in: closure)
        default: true
        }
    } else {
      isCrowded = true
    }
    known.value.isCrowded[closure] = isCrowded
    return isCrowded
  }

  /// The controls of a closure or a container, those within others left out; `nil` where it is too long to be read.
  private func controls(in closure: NodeID) -> [NodeID]? {
    let nodes = tree.subtree(closure)
    guard nodes.count <= Self.insideLimit else { return nil }
    let all = nodes.filter { node in
      guard isControl(node), !isPresented(node, within: closure) else { return false }
      // A trait on a control makes no second one of it.
      if tree.isModifier(node), isControl(chain(node).root) { return false }
      return !tree.ancestors(node).prefix { $0 != closure }.contains { !tree.isModifier($0) && isControl($0) }
    }
    return inOneBuild(all, of: closure)
  }

  /// The fields and controls with a value in the body, property or function around a view.
  func valuesBuilt(with view: NodeID) -> [NodeID] {
    guard let declaration = tree.enclosingDeclaration(of: view) else { return [] }
    let built = facts.kept { BuiltValues() }
    if let known = built.value.byDeclaration[declaration] { return known }
    let values = (controls(in: declaration) ?? []).filter {
      constructed($0).map { Catalog.views.hasAny($0, [.field, .value]) } ?? false
    }
    built.value.byDeclaration[declaration] = values
    return values
  }

  /// The views that one build has at most: of those in an `#if` the ones of the branch that has most of them.
  private func inOneBuild(_ views: [NodeID], of closure: NodeID) -> [NodeID] {
    let clauses = views.map { view in
      tree.ancestors(view).prefix { $0 != closure }.filter { tree.kind($0) == .ifConfigClause }.last
    }
    let counts = clauses.reduce(into: [NodeID: Int]()) { counts, clause in
      if let clause { counts[clause, default: 0] += 1 }
    }
    return zip(views, clauses).filter { _, clause in
      guard let clause, let count = counts[clause], let config = tree.parent(clause) else { return true }
      return !tree.children(config).contains { other in
        counts[other].map { $0 > count || $0 == count && other < clause } ?? false
      }
    }.map(\.0)
  }

  /// Whether a view is handed to a modifier that shows it elsewhere, as in a toolbar or a sheet.
  private func isPresented(_ view: NodeID, within closure: NodeID) -> Bool {
    tree.ancestors(view).prefix { $0 != closure }.contains { call in
      guard tree.isModifier(call), let name = tree.name(call), let base = tree.callee(call) else {
        return false
      }
      return AccessibilityNames.presentations.contains(name) && !tree.contains(base, view)
    }
  }

  /// Whether a view of a closure is made once for each element of data.
  private func isRepeated(_ view: NodeID, in closure: NodeID) -> Bool {
    tree.ancestors(view).prefix { $0 != closure }.contains {
      constructed($0).map { $0 == "ForEach" } ?? false
    }
  }

  /// Containers within each other that are looked into.
  private static let nestingLimit = 6

  /// Whether a closure builds several views, in a stack or without one.
  private func hasSeveralViews(_ closure: NodeID) -> Bool {
    var closure = closure
    for _ in 0..<Self.nestingLimit {
      let statements = tree.statements(closure, limit: 2)
      guard statements.count == 1 else { return statements.count > 1 }
      let root = chain(statements[0]).root
      guard let name = constructed(root), Catalog.views.has(name, .container),
        let content = tree.trailingClosure(root)
      else { return false }
      closure = content
    }
    return false
  }

  private func isDestination(_ argument: NodeID) -> Bool {
    tree.name(argument).map { $0 == "destination" } ?? false
  }

  /// `NavigationLink { Detail() } label: { … }`, `NavigationLink("Details") { Detail() }`.
  private func isLinkContent(_ argument: NodeID, of call: NodeID, _ name: Name) -> Bool {
    name == "NavigationLink" && tree.name(argument) == nil
      && (tree.unlabelledArgument(call) != nil
        || tree.arguments(call).contains { tree.name($0).map { $0 == "label" } == true })
  }

  /// An argument beside the view that may name it: `Field(label: "Email") { … }`.
  private func suggestsLabel(_ call: NodeID, except argument: NodeID) -> Bool {
    tree.arguments(call).contains { other in
      guard other != argument, let label = tree.name(other) else { return false }
      return looksLikeLabel(label) || label == "title" || label == "name"
    }
  }

  /// A component handed a text: `Field("Email") { … }`.
  private func takesText(_ call: NodeID) -> Bool {
    tree.arguments(call).contains { argument in
      guard let value = tree.value(argument) else { return false }
      return tree.kind(value) == .stringLiteral
        || (tree.name(argument) == nil && tree.kind(value) != .closure)
    }
  }

  /// A component of the project's own that, by its name or what it is given, is a control or a row with a name.
  private func mayBeControl(_ name: Name, _ call: NodeID) -> Bool {
    Self.controlWords.contains { name.containsIgnoringCase($0) } || takesText(call)
      || tree.arguments(call).contains { tree.name($0).map { $0 == "action" || $0 == "icon" } == true }
  }

  private static let controlWords: [StaticString] = [
    "button", "link", "label", "menu", "toggle", "control", "tab", "row", "cell", "item", "tap", "press",
    "picker",
  ]

  // MARK: Declarations

  private func leave(_ declaration: NodeID, _ place: inout AccessiblePlace) {
    // The views of a style are part of the control that it draws.
    if tree.isNamed(declaration, "makeBody") || isInStyle(declaration) { return place.settleAll() }
    if !isViewDeclaration(declaration) { place.settled.insert(.image) }
    if tree.isNamed(declaration, "body"), let type = tree.enclosingType(of: declaration) {
      // What an app or a widget shows is met without anybody who creates that.
      place.owner = tree.isEntryPoint(type) ? nil : tree.name(type)?.symbol
      return
    }
    leaveHelper(declaration, &place)
  }

  private func leaveHelper(_ declaration: NodeID, _ place: inout AccessiblePlace) {
    let outer = self.place(ofHelper: declaration)
    place.settled.formUnion(outer.settled)
    place.passed += outer.passed
    place.guessed.merge(outer.guessed) { $0.union($1) }
    (place.owner, place.isOwnedByHelper) = (outer.owner, outer.isOwnedByHelper)
    place.isUnseen = outer.isUnseen
    place.isPlaceholder = outer.isPlaceholder
  }

  private var helpers: Kept<HelperPlaces> { facts.kept { HelperPlaces() } }

  /// Helpers that call each other, and that far, are not followed.
  private static let helperDepth = 24

  private func place(ofHelper declaration: NodeID) -> AccessiblePlace {
    let helpers = helpers
    if let known = helpers.value.known[declaration] { return known }
    var place = AccessiblePlace()
    let uses = uses(of: declaration)
    if uses.isEmpty, !isLocal(declaration), !tree.node(declaration).flags.contains(.isPrivate),
      let helper = tree.helper(declaration)
    {
      (place.owner, place.isOwnedByHelper) = (helper, true)
      return place
    }
    if uses.isEmpty || helpers.value.depth >= Self.helperDepth {
      // It is used by previews alone, or nowhere.
      place.isUnseen = true
      return place
    }
    helpers.value.known[declaration] = place
    helpers.value.depth += 1
    let places = uses.map { self.place(of: $0, isOwn: false) }
    // What is shown for itself somewhere is no placeholder there.
    let shown = places.filter { !$0.isPlaceholder }
    place.isPlaceholder = shown.isEmpty
    for (position, other) in (shown.isEmpty ? places : shown).enumerated() {
      place.join(other, isFirst: position == 0)
    }
    helpers.value.depth -= 1
    helpers.value.known[declaration] = place
    return place
  }

  /// Whether an expression that no file is needed for but this is part of what a view shows.
  func isInViewCode(_ id: NodeID) -> Bool {
    guard let declaration = tree.enclosingDeclaration(of: id) else { return false }
    return isViewDeclaration(declaration)
  }

  /// A property or function whose type says that it is built into views: not one of type `Image`.
  private func isViewDeclaration(_ declaration: NodeID) -> Bool {
    guard let type = tree.firstChild(declaration, where: { $0 == .typeAnnotation || $0 == .returnType })
    else {
      return false
    }
    let node = tree.node(type)
    guard
      let last = (Int(node.firstToken)..<Int(node.endToken)).last(where: {
        tree.token($0).kind == .identifier
      })
    else { return false }
    let name = tree.name(of: last)
    return name.hasSuffix("View") || name.hasSuffix("Scene") || name.hasSuffix("Content")
      || name.hasSuffix("WidgetConfiguration") || name == "Widget"
  }

  /// Whether a node belongs to a style, as a `ToggleStyle`, whose view is part of the control it draws.
  func isInStyle(_ id: NodeID) -> Bool {
    guard let type = tree.enclosingType(of: id) else { return false }
    return tree.children(type).contains { child in
      tree.kind(child) == .inheritedType && tree.name(child).map { $0.hasSuffix("Style") } == true
    }
  }

  /// Uses of one helper that are looked at.
  private static let useLimit = 48

  /// The expressions in this file that call a helper, or read it.
  private func uses(of helper: NodeID) -> [NodeID] {
    guard let name = tree.name(helper) else { return [] }
    let isLocal = isLocal(helper)
    var result: [NodeID] = []
    for use in (facts.uses[name.hash] ?? []).prefix(Self.useLimit) {
      guard tree.name(use).map({ $0 == name }) == true, !tree.contains(helper, use), !tree.isAside(use),
        !isLocal
          || tree.kind(use) == .identifier && facts.scope.declaration(of: name, at: use)?.node == helper
      else { continue }
      if let parent = tree.parent(use), tree.kind(parent) == .call, tree.callee(parent) == use {
        result.append(parent)
      } else {
        result.append(use)
      }
    }
    return result
  }
}

/// The closures asked about so far, and whether they hold several controls.
private struct CrowdedClosures {
  var isCrowded: [NodeID: Bool] = [:]
}

/// The fields and controls with a value of the declarations asked about so far.
private struct BuiltValues {
  var byDeclaration: [NodeID: [NodeID]] = [:]
}

/// Where the helpers asked about so far are used, all uses of one together.
private struct HelperPlaces {
  var known: [NodeID: AccessiblePlace] = [:]
  var depth = 0
}

extension SyntaxTree {
  /// What a property or function is called across files: by its own name and that of the type whose member it is, or by its
  /// own where it is one of all views or of none.
  /// - Returns: `nil` for what is none of both.
  func helper(_ declaration: NodeID) -> Symbol? {
    guard kind(declaration) == .funcDecl || kind(declaration) == .binding, let name = name(declaration) else {
      return nil
    }
    let type = enclosingType(of: declaration).flatMap { self.name($0) }
    return Self.helper(name, of: type.map { $0 == "View" } ?? true ? nil : type)
  }

  /// What the properties and functions are called that an expression may mean: `row`, `self.row`, `Rows.row(item)`,
  /// `view.row()`.
  func helpers(meantBy use: NodeID) -> [Symbol] {
    guard let name = name(use), !startsUppercase(name) else { return [] }
    let own = enclosingType(of: use).flatMap { self.name($0) }
    switch kind(use) {
    case .identifier: break
    case .member:
      guard let base = callee(use) else { return [] }
      if kind(base) == .identifier, let owner = self.name(base), !(owner == "self"), !(owner == "Self"),
        startsUppercase(owner)
      {
        return [Self.helper(name, of: owner)]
      }
      if kind(base) != .identifier || !isNamed(base, "self") && !isNamed(base, "Self") {
        return [Self.helper(name, of: nil)]
      }
    default: return []
    }
    return [Self.helper(name, of: nil)] + (own.map { [Self.helper(name, of: $0)] } ?? [])
  }

  static func helper(_ name: Name, of type: Name?) -> Symbol {
    SymbolHash.mix(SymbolHash.mix(SymbolHash.symbol("helper"), type?.symbol ?? 0), name.symbol)
  }

  /// Whether a condition only holds where nobody but developers looks.
  private func holdsForDevelopers(_ condition: NodeID) -> Bool {
    switch kind(condition) {
    case .booleanLiteral: return text(condition) == "false"
    case .identifier, .member:
      return name(condition).map {
        DeveloperCode.isSetByDevelopers(UnsafeBufferPointer(start: $0.base, count: $0.count))
      } ?? false
    case .call: return asksForLaunchArgument(condition)
    case .optionalBinding: return value(condition).map { isOfLaunchEnvironment($0) } ?? false
    default: return false
    }
  }

  /// The same of a comparison, `ProcessInfo.processInfo.environment["DEMO"] != nil`.
  private func holdsForDevelopers(_ condition: [NodeID]) -> Bool {
    switch condition.count {
    case 1: return holdsForDevelopers(condition[0])
    case 3:
      let isNil = kind(condition[2]) == .nilLiteral
      return isNamed(condition[1], isNil ? "!=" : "==") && isOfLaunchEnvironment(condition[0])
    default: return false
    }
  }

  /// Whether a part of a branch's conditions only holds for developers, wherever among them that stands.
  private func mayBeForDevelopers(branch: NodeID) -> Bool {
    children(branch).contains { condition in
      guard kind(condition) != .codeBlock else { return false }
      let inner = unwrapped(condition)
      return kind(inner) == .sequence
        ? children(inner).contains { holdsForDevelopers($0) || isOfLaunchEnvironment($0) }
        : holdsForDevelopers(condition)
    }
  }

  /// `ProcessInfo.processInfo.arguments.contains("--demo")`, `CommandLine.arguments.contains("--demo")`
  private func asksForLaunchArgument(_ condition: NodeID) -> Bool {
    guard isNamed(condition, "contains"), let arguments = calledMember(condition).flatMap({ callee($0) }),
      isNamed(arguments, "arguments"), let process = callee(arguments)
    else { return false }
    return isNamed(process, "processInfo") || isNamed(process, "CommandLine")
  }

  /// `ProcessInfo.processInfo.environment["SCREEN"]`, which is empty where somebody taps an icon.
  private func isOfLaunchEnvironment(_ value: NodeID) -> Bool {
    guard kind(value) == .subscriptCall, let variables = callee(value).map({ unwrapped($0) }),
      isNamed(variables, "environment"), let process = callee(variables)
    else { return false }
    return isNamed(process, "processInfo")
  }

  /// Whether the system creates what a type declares: an app, a widget.
  fileprivate func isEntryPoint(_ type: NodeID) -> Bool {
    inherits(type, "App") || inherits(type, "Widget") || inherits(type, "WidgetBundle")
  }

  /// Whether a node is seen by developers only: it stands in a preview, in the clause of `#if DEBUG`, in `if false`, or in the
  /// branch for made-up data, for a mode of developers or for an argument or a variable that a launch is given, which nobody gives who
  /// taps an icon.
  func isAside(_ id: NodeID) -> Bool {
    isInPreview(id)
      || ancestors(id).contains { ancestor in
        switch kind(ancestor) {
        case .ifConfigClause: return isForDevelopers(clause: ancestor)
        case .ifBranch:
          // Hardly any: taking the others apart would cost most.
          guard mayBeForDevelopers(branch: ancestor) else { return false }
          let conditions = conjuncts(of: ancestor)
          return !conditions.contains { $0.contains { contains($0, id) } }
            && conditions.contains { holdsForDevelopers($0) }
        default: return false
        }
      }
  }
}

/// The functions, properties and types of a file in whose body a control stands, or something that says it can be
/// activated, or another of these functions and properties is shown.
private struct ActivatableNames {
  var names = SourceNames()

  init(_ reader: AccessibilityReader) {
    let tree = reader.tree
    var open = (0..<tree.nodeCount).filter { reader.isControl($0) }
    var followed: Set<NodeID> = []
    var seen: Set<NodeID> = []
    while let id = open.popLast() {
      for ancestor in tree.ancestors(id) {
        switch tree.kind(ancestor) {
        case .funcDecl, .binding, .structDecl, .classDecl:
          if let owner = tree.name(ancestor) { names.insert(owner) }
        default: continue
        }
      }
      guard reader.isInViewCode(id), let part = tree.enclosingDeclaration(of: id), let name = tree.name(part),
        !(name == "body"), followed.insert(part).inserted
      else { continue }
      open += (reader.facts.uses[name.hash] ?? []).filter { use in
        tree.ownName(use).map { $0 == name } == true && !tree.contains(part, use)
          && seen.insert(use).inserted
      }
    }
  }
}

extension FileFacts {
  var activatable: SourceNames {
    kept { ActivatableNames(AccessibilityReader(tree: tree, facts: self)) }.value.names
  }
}
