import Synchronization

/// What a declaration has in its body that an assistive technology learns from.
struct SpokenParts: OptionSet {
  let rawValue: UInt32

  /// Something says what it is: a name, a trait, that it is hidden or one element with others.
  static let speaks = Self(rawValue: 1)
  /// Something can be activated.
  static let acts = Self(rawValue: 2)
  /// What it is handed, or applied to, is named by it.
  static let namesContent = Self(rawValue: 4)
  /// What it is handed, or applied to, becomes part of a control.
  static let actsOnContent = Self(rawValue: 8)
  /// A row of a list gets a background of its own.
  static let paintsRow = Self(rawValue: 16)
  /// What it is handed, or applied to, is turned on the screen.
  static let turnsContent = Self(rawValue: 32)
}

extension PlaceSubjects {
  /// Whether a container with this in its code settles one of the views that it is handed.
  fileprivate func settles(_ subject: PlaceSubjects, isCrowded: Bool) -> Bool {
    if contains(subject) { return true }
    if isCrowded { return false }
    return contains(.whereAlone) && !subject.isDisjoint(with: [.field, .value])
      || contains(.controlsWhereAlone) && subject == .control
  }
}

extension SummaryReader {
  /// Reads where the project's own views are shown, and what they say by themselves.
  func readViews() {
    let reader = AccessibilityReader(tree: tree, facts: facts)
    var parts: [Symbol: UInt32] = [:]
    var seen: Set<UInt64> = []
    var mentions = mentionedTypes()
    for id in 0..<tree.nodeCount {
      switch tree.kind(id) {
      case .call:
        addParts(of: id, reader, to: &parts)
        addHelperUse(id, reader, &seen)
        guard let type = tree.constructedType(id), !Catalog.views.contains(type) else { continue }
        addUse(id, type, reader, &seen)
      case .structDecl:
        if let name = tree.name(id) {
          parts[name.symbol, default: 0] |= 0
          // An app, a widget or a model is there without anybody who shows it.
          if !tree.isShownByCreation(id) { mentions.insert(name.symbol) }
        }
        addContent(of: id, reader)
      case .funcDecl: addContent(of: id, reader)
      case .identifier, .member: addHelperUse(id, reader, &seen)
      case .assignment:
        addAppearance(id, &seen)
        addCurve(id)
      default: continue
      }
    }
    for name in mentions.sorted() { store.views.append(ViewRecord(name: name, kind: .mention, facts: 0)) }
    for (name, facts) in parts.sorted(by: { $0.key < $1.key }) {
      store.views.append(ViewRecord(name: name, kind: .declaration, facts: facts))
    }
  }

  private func mentionedTypes() -> Set<Symbol> {
    if facts.isTest { return [] }
    var found: Set<Symbol> = []
    for token in 1..<max(1, tree.tokenCount - 2) where tree.token(token).kind == .identifier {
      let (before, after) = (tree.token(token - 1).kind, tree.token(token + 1).kind)
      guard after == .period && before != .period || before == .binaryOperator,
        case let name = tree.name(of: token), tree.startsUppercase(name), !Catalog.views.contains(name)
      else { continue }
      found.insert(name.symbol)
    }
    return found
  }

  /// Each kind of place once; one that is no place for views counts as one that nothing is known of.
  private func addUse(_ call: NodeID, _ type: Name, _ reader: AccessibilityReader, _ seen: inout Set<UInt64>)
  {
    var place = reader.isShown(call) ? reader.place(of: call, isOwn: false) : AccessiblePlace()
    if isInElement(call) { place.settled = .all }
    var facts = place.settled.rawValue
    if self.facts.isTest || tree.isAside(call) {
      facts = ViewRecord.isAside
    } else {
      addLook(of: call, type, &seen)
      addSurroundings(of: call, type, &seen)
      if let ground = tree.ground(behind: call) {
        facts |= ViewRecord.isOnGround
        if tree.isFixedPaint(ground) { facts |= ViewRecord.isOnFixedGround }
      }
      if place.isPlaceholder { facts |= ViewRecord.isPlaceholder }
    }
    addUse(of: type.symbol, place, facts, &seen)
  }

  private func addUse(
    of name: Symbol, _ place: AccessiblePlace, _ facts: UInt32, _ seen: inout Set<UInt64>
  ) {
    let passed = place.settled == .all ? [] : passedSymbols(place)
    let owner = place.settled == .all ? 0 : place.owner ?? 0
    let facts = owner != 0 && place.isOwnedByHelper ? facts | ViewRecord.isOwnedByHelper : facts
    var key = SymbolHash.mix(SymbolHash.mix(name, owner), UInt64(facts))
    for name in passed { key = SymbolHash.mix(key, name) }
    guard seen.insert(key).inserted else { return }
    store.views.append(
      ViewRecord(name: name, owner: owner, passed: symbols(passed), kind: .use, facts: facts))
  }

  /// Notes where what a property or function of another file builds is shown.
  private func addHelperUse(_ id: NodeID, _ reader: AccessibilityReader, _ seen: inout Set<UInt64>) {
    let target: NodeID
    if tree.kind(id) == .call {
      guard let callee = tree.callee(id), tree.kind(callee) == .identifier || tree.kind(callee) == .member
      else {
        return
      }
      target = callee
    } else {
      guard let parent = tree.parent(id), tree.kind(parent) != .call || tree.callee(parent) != id else {
        return
      }
      target = id
    }
    guard let name = tree.name(target), !tree.startsUppercase(name), !Catalog.modifiers.contains(name),
      isPartOfBlock(tree.chainTop(id)), reader.isInViewCode(id), !isDeclaredHere(name, target)
    else { return }
    let helpers = tree.helpers(meantBy: target)
    guard !helpers.isEmpty else { return }
    var place = reader.place(of: id, isOwn: false)
    if place.isUnseen { place.settled = .all }
    let facts =
      self.facts.isTest || tree.isAside(id)
      ? ViewRecord.isAside : place.settled.rawValue | (place.isPlaceholder ? ViewRecord.isPlaceholder : 0)
    for helper in helpers { addUse(of: helper, place, facts, &seen) }
  }

  /// Whether an expression stands by itself in a block, or in a branch of one that does.
  private func isPartOfBlock(_ top: NodeID) -> Bool {
    guard let parent = tree.parent(top) else { return false }
    switch tree.kind(parent) {
    case .closure, .codeBlock, .switchCase, .accessorBlock, .returnStmt, .ternary: return true
    default: return false
    }
  }

  private func isDeclaredHere(_ name: Name, _ use: NodeID) -> Bool {
    if tree.kind(use) == .identifier, facts.scope.declaration(of: name, at: use) != nil { return true }
    return !facts.declarations(of: name).isEmpty
  }

  /// What `ViewRecord.passed` holds of a place.
  private func passedSymbols(_ place: AccessiblePlace) -> [Symbol] {
    var symbols = Array(Set(place.passed)).sorted()
    guard !place.guessed.isEmpty else { return symbols }
    symbols.append(0)
    for (slot, subjects) in place.guessed.sorted(by: { $0.key < $1.key }) {
      symbols += [slot.owner, slot.label, Symbol(subjects.rawValue)]
    }
    return symbols
  }

  /// Uses of one property or parameter that are looked at.
  private static let contentUseLimit = 24

  /// Notes where a type or function puts the views that it is handed: all of them together, and where there are several,
  /// those of each argument.
  private func addContent(of declaration: NodeID, _ reader: AccessibilityReader) {
    guard let name = tree.name(declaration) else { return }
    let handed = handedNames(declaration)
    let places = handed.map { place(of: $0, handedTo: declaration, reader) }
    var all: AccessiblePlace?
    for case let place? in places {
      if all == nil { all = place } else { all?.join(place, isFirst: false) }
    }
    if let all { addContent(name.symbol, all) }
    guard handed.count > 1 else { return }
    for (name, place) in zip(handed, places) {
      guard let place, let label = label(of: name, in: declaration) else { continue }
      addContent(ContentSlot(owner: tree.name(declaration)?.symbol ?? 0, label: label).symbol, place)
      // A closure right behind the call is the first one of all.
      if label != 0, firstClosure(of: declaration).map({ $0 == name }) ?? false {
        addContent(ContentSlot(owner: tree.name(declaration)?.symbol ?? 0).symbol, place)
      }
    }
  }

  private func addContent(_ name: Symbol, _ place: AccessiblePlace) {
    guard !place.isUnseen else { return }
    store.views.append(
      ViewRecord(
        name: name, passed: symbols(passedSymbols(place)), kind: .content, facts: place.settled.rawValue))
  }

  /// Where the views go that one property or parameter holds; `nil` where nothing is seen of that.
  private func place(of handed: Name, handedTo declaration: NodeID, _ reader: AccessibilityReader)
    -> AccessiblePlace?
  {
    var place = AccessiblePlace()
    var isUsed = false
    let uses = (facts.uses[handed.hash] ?? []).lazy.filter {
      self.tree.contains(declaration, $0) && self.tree.name($0).map { $0 == handed } == true
    }
    for use in uses.prefix(Self.contentUseLimit) {
      guard let view = handedView(use), !tree.isAside(view), !isInInitializer(use) else { continue }
      place.join(reader.place(of: view, isOwn: false, within: declaration), isFirst: !isUsed)
      isUsed = true
    }
    return isUsed ? place : nil
  }

  /// The parameters that a property or parameter of a declaration is set by: those of its only initializer, or of a
  /// function; `nil` for one that sets each property by its name.
  private func parameters(of declaration: NodeID) -> [NodeID]? {
    if tree.kind(declaration) == .funcDecl {
      return tree.children(declaration).filter { tree.kind($0) == .parameter }
    }
    guard let members = tree.firstChild(declaration, .memberBlock) else { return nil }
    let initializers = tree.children(members).filter { tree.kind($0) == .initDecl }
    guard initializers.count == 1 else { return initializers.isEmpty ? nil : [] }
    return tree.children(initializers[0]).filter { tree.kind($0) == .parameter }
  }

  /// The label that callers hand something in by; 0 for none, `nil` where that is not known.
  private func label(of handed: Name, in declaration: NodeID) -> Symbol? {
    guard let parameters = parameters(of: declaration) else { return handed.symbol }
    guard let parameter = parameters.first(where: { tree.name($0).map { $0 == handed } ?? false }) else {
      return nil
    }
    return tree.label(ofParameter: parameter).map { tree.name(of: $0).symbol } ?? 0
  }

  /// What the first closure of a call is handed in as.
  private func firstClosure(of declaration: NodeID) -> Name? {
    func takesClosure(_ holder: NodeID) -> Bool {
      guard let type = tree.firstChild(holder, where: { $0 == .typeAnnotation || $0 == .type }) else {
        return false
      }
      let whole = tree.node(type)
      return (Int(whole.firstToken)..<Int(whole.endToken)).contains { tree.text(token: $0) == "->" }
    }
    if let parameters = parameters(of: declaration) {
      return parameters.first(where: takesClosure).flatMap { tree.name($0) }
    }
    guard let members = tree.firstChild(declaration, .memberBlock) else { return nil }
    for member in tree.children(members).prefix(Self.memberLimit) where tree.kind(member) == .variableDecl {
      guard let binding = tree.firstChild(member, .binding), tree.firstChild(binding, .accessorBlock) == nil
      else {
        continue
      }
      // `@ViewBuilder let label: Label` takes one too.
      if takesClosure(binding) || tree.hasAttribute(member, "ViewBuilder") { return tree.name(binding) }
    }
    return nil
  }

  /// What an initializer calls by the name of a property is its own parameter.
  private func isInInitializer(_ use: NodeID) -> Bool {
    tree.enclosingDeclaration(of: use).map { tree.kind($0) == .initDecl } ?? false
  }

  /// `content`, `self.content`, `content()`, where what was handed in is put to use.
  private func handedView(_ use: NodeID) -> NodeID? {
    guard tree.ownName(use) != nil else { return nil }
    guard let call = tree.parent(use), tree.kind(call) == .call, tree.callee(call) == use else { return use }
    return call
  }

  /// Whether a view is shown by one of UIKit that is a single element for VoiceOver, and keeps what is in it to itself.
  private func isInElement(_ call: NodeID) -> Bool {
    guard let type = tree.enclosingType(of: call), tree.kind(type) != .structDecl else { return false }
    return facts.accessibilityElements.contains(type)
  }

  private func addLook(of call: NodeID, _ type: Name, _ seen: inout Set<UInt64>) {
    var facts: UInt32 = self.facts.isFloating(call) ? ViewRecord.isFloating : 0
    if self.facts.isOnPicture(call) { facts |= ViewRecord.isOnPicture }
    if tree.containers(of: call).contains(where: {
      tree.name($0.call).map(Catalog.isLaidOutBySystem) ?? false
    }) {
      facts |= ViewRecord.isInBar
    }
    if let isDark = tree.fixedAppearance(around: call) {
      facts |= isDark ? ViewRecord.isDark : ViewRecord.isLight
    }
    let owner = tree.enclosingType(of: call).map { tree.typeNames($0) } ?? (plain: 0, qualified: 0)
    for name in [type.symbol, tree.qualifiedType(constructedBy: call)].compactMap({ $0 }) {
      addLook(
        ViewRecord(
          name: name, owner: owner.plain, qualifiedOwner: owner.qualified, kind: .look, facts: facts), &seen)
    }
  }

  private func addLook(_ look: ViewRecord, _ seen: inout Set<UInt64>) {
    var key = SymbolHash.symbol("look")
    for part in [look.name, look.owner, look.qualifiedOwner, UInt64(look.facts)] {
      key = SymbolHash.mix(key, part)
    }
    if seen.insert(key).inserted { store.views.append(look) }
  }

  /// `NSApp.appearance = NSAppearance(named: .darkAqua)`: noted as a look of the app.
  private func addAppearance(_ assignment: NodeID, _ seen: inout Set<UInt64>) {
    guard let appearances = tree.appearancesOfApp(assignment) else { return }
    var facts: UInt32 = 0
    if appearances.contains(true) { facts |= ViewRecord.isDark }
    if appearances.contains(false) { facts |= ViewRecord.isLight }
    addLook(ViewRecord(name: ShownAppearances.app, kind: .look, facts: facts), &seen)
  }

  private func addCurve(_ assignment: NodeID) {
    guard let target = tree.callee(assignment), tree.isNamed(target, "cornerCurve") else { return }
    store.views.append(ViewRecord(name: tree.layer(ofProperty: target), kind: .layerCurve, facts: 0))
  }

  private func addParts(of call: NodeID, _ reader: AccessibilityReader, to parts: inout [Symbol: UInt32]) {
    var own: SpokenParts = []
    if reader.isControl(call) { own.insert(.acts) }
    if let name = tree.name(call) {
      if Catalog.modifiers.has(name, .tells) || name == "redacted" && hidesPlaceholder(call, reader) {
        own.insert(.speaks)
      }
      // The words that a style draws are part of the control.
      if name == "Text" || name == "Label", reader.constructed(call) != nil, reader.isInStyle(call) {
        own.insert(.namesContent)
      }
      if name == "listRowBackground", paintsRow(call) { own.insert(.paintsRow) }
      if Catalog.turns(name) { own.insert(.turnsContent) }
    }
    guard !own.isEmpty else { return }
    for ancestor in tree.ancestors(call) {
      switch tree.kind(ancestor) {
      case .funcDecl, .structDecl, .classDecl:
        guard let name = tree.name(ancestor) else { continue }
        var all = own
        if !own.isDisjoint(with: [.speaks, .acts, .turnsContent]) {
          if !takesIn(call, contentOf: ancestor) {
            all.remove(.turnsContent)
          } else if own.contains(.speaks) {
            all.insert(.namesContent)
          } else if own.contains(.acts) {
            all.insert(.actsOnContent)
          }
        }
        parts[name.symbol, default: 0] |= all.rawValue
      default: continue
      }
    }
  }

  /// Whether a view is drawn as a placeholder whatever happens, and so what it is handed.
  private func hidesPlaceholder(_ call: NodeID, _ reader: AccessibilityReader) -> Bool {
    reader.isPlaceholder(call)
      && !tree.ancestors(call).prefix { tree.kind($0) != .memberBlock }.contains {
        tree.kind($0) == .ifBranch || tree.kind($0) == .switchCase
      }
  }

  private func paintsRow(_ call: NodeID) -> Bool {
    guard let value = tree.unlabelledArgument(call) else { return true }
    return tree.kind(value) != .nilLiteral && !tree.isNamed(value, "clear")
  }

  /// Whether a control or modifier is put around what a declaration is handed: `self` in an extension, the content of a
  /// modifier, a view that a property or parameter holds or builds.
  private func takesIn(_ call: NodeID, contentOf declaration: NodeID) -> Bool {
    if tree.kind(declaration) == .funcDecl, !tree.isModifier(call),
      tree.callee(call).map({ tree.kind($0) }) == .identifier,
      let name = tree.name(call), Catalog.modifiers.contains(name)
    {
      return true
    }
    var handed = handedNames(declaration)
    if let method = tree.enclosingDeclaration(of: call), method != declaration {
      handed += handedNames(method)
    }
    return tree.subtree(call).contains { node in
      guard tree.kind(node) == .identifier, let name = tree.name(node) else { return false }
      return name == "self" && tree.kind(declaration) == .funcDecl || handed.contains { $0 == name }
    }
  }

  private static let memberLimit = 60

  /// The properties or parameters that views, or functions that may build them, are handed in.
  private func handedNames(_ declaration: NodeID) -> [Name] {
    let tree = tree
    if tree.kind(declaration) == .funcDecl {
      return tree.children(declaration).filter { tree.kind($0) == .parameter && tree.holdsView($0) }
        .compactMap {
          tree.name($0)
        }
    }
    guard let members = tree.firstChild(declaration, .memberBlock) else { return [] }
    return tree.children(members).prefix(Self.memberLimit).compactMap { member in
      guard tree.kind(member) == .variableDecl, let binding = tree.firstChild(member, .binding),
        tree.firstChild(binding, .accessorBlock) == nil, tree.holdsView(binding)
      else { return nil }
      return tree.name(binding)
    }
  }
}

extension SyntaxTree {
  /// Whether a property or parameter holds or builds a view of a type that others choose, as its own type says.
  func holdsView(_ declaration: NodeID) -> Bool {
    guard let type = firstChild(declaration, where: { $0 == .typeAnnotation || $0 == .type }) else {
      return false
    }
    let whole = node(type)
    var isClosure = false
    var last: Name?
    for position in Int(whole.firstToken)..<Int(whole.endToken) {
      if token(position).kind == .identifier { last = name(of: position) }
      if text(token: position) == "->" { isClosure = true }
    }
    guard let last else { return false }
    // `() -> Void` runs something.
    if isClosure { return !(last == "Void") }
    return last.count == 1
      || ["Content", "Label", "View", "Icon", "Configuration"].contains { last.hasSuffix($0) }
  }

  /// Containers around a view that are looked at.
  private static let groundDepth = 8

  /// What is painted behind a view where it is shown: by a modifier on it or around it, or as a layer below.
  fileprivate func ground(behind view: NodeID) -> NodeID? {
    var current = view
    for _ in 0..<Self.groundDepth {
      let paint = chain(containing: current).modifiers.first { modifier in
        let name = name(of: modifier.name)
        return name == "background" || name == "containerBackground" || name == "presentationBackground"
          || name.containsIgnoringCase("background") && !Catalog.modifiers.contains(name)
      }
      if let paint { return unlabelledArgument(paint.call) ?? trailingClosure(paint.call) ?? paint.call }
      guard let container = container(of: current) else { return nil }
      if constructedType(container.call).map({ Catalog.views.has($0, .depth) }) == true,
        let layers = trailingClosure(container.call), let bottom = firstStatement(layers),
        !contains(bottom, current)
      {
        return bottom
      }
      current = container.call
    }
    return nil
  }

  /// Whether what is painted shows a picture, or a color that is written down and not the system's.
  fileprivate func isFixedPaint(_ paint: NodeID) -> Bool {
    subtree(paint).contains { id in
      switch kind(id) {
      case .member: return isNamed(id, "white") || isNamed(id, "black")
      case .call:
        guard let type = constructedType(id) else { return false }
        return Catalog.views.hasAny(type, [.picture, .gradient])
          || ColorType(type) != nil
            && arguments(id).contains { value($0).map { kind($0) != .member } ?? false }
      default: return false
      }
    }
  }
}

extension Project {
  /// Views within each other that are looked at for what is painted behind the innermost.
  private static let groundDepth = 8

  /// Whether a view is shown on a background of whoever shows it, somewhere, or what it is a part of is.
  /// - Parameter isFixed: whether only one counts that looks alike in light and in dark.
  func isShownOnGround(_ name: Symbol, isFixed: Bool = false) -> Bool {
    let fact = isFixed ? ViewRecord.isOnFixedGround : ViewRecord.isOnGround
    var seen: Set<Symbol> = []
    var views = [name]
    for _ in 0..<Self.groundDepth {
      var outer: [Symbol] = []
      for view in views where seen.insert(view).inserted {
        var isFound = false
        index.sections.viewTable.forEach(view) { position in
          let record = index.sections.views[Int(position)]
          guard record.kind == .use else { return }
          if record.facts & fact != 0 { isFound = true }
          if record.owner != 0 { outer.append(record.owner) }
        }
        if isFound { return true }
      }
      views = outer
    }
    return false
  }

  /// Whether a view floats over other content, somewhere.
  func isShownFloating(_ name: Symbol) -> Bool { has(name, .look, ViewRecord.isFloating) }

  /// Whether a view is shown on a map, a picture or a drawing, somewhere.
  func isShownOnPicture(_ name: Symbol) -> Bool { has(name, .look, ViewRecord.isOnPicture) }

  /// Whether a view is shown in a bar or a menu, somewhere.
  func isShownInBar(_ name: Symbol) -> Bool { has(name, .look, ViewRecord.isInBar) }

  /// Whether code of another file may show what a property of a type builds: it names it, or is an extension of the type.
  func isShownElsewhere(_ property: Name, of type: Name, from file: Int) -> Bool {
    let resolver = IndexResolver(sections: index.sections)
    var isFound = false
    for helper in [SyntaxTree.helper(property, of: type), SyntaxTree.helper(property, of: nil)] {
      index.sections.viewTable.forEach(helper) { position in
        if index.sections.views[Int(position)].kind == .use { isFound = true }
      }
    }
    index.sections.typeTable.forEach(IndexResolver.key(0, type.symbol)) { other in
      if resolver.file(ofType: other) != file { isFound = true }
    }
    return isFound
  }

  private func has(_ name: Symbol, _ kind: ViewRecord.Kind, _ fact: UInt32) -> Bool {
    var isFound = false
    index.sections.viewTable.forEach(name) { position in
      let record = index.sections.views[Int(position)]
      if record.kind == kind, record.facts & fact != 0 { isFound = true }
    }
    return isFound
  }

  /// What the types and functions of a name have in their bodies; `nil` where the project declares none.
  func spokenParts(of name: Symbol) -> SpokenParts? {
    var parts: SpokenParts?
    index.sections.viewTable.forEach(name) { position in
      let record = index.sections.views[Int(position)]
      if record.kind == .declaration { parts = (parts ?? []).union(SpokenParts(rawValue: record.facts)) }
    }
    return parts
  }

  /// Whether something names what stands at a place, hides it or makes it part of something that is named: there, or
  /// where its component is shown, as far as half of these places do. A view that only developers see is settled, and so
  /// is one whose place cannot be seen.
  func settles(_ place: AccessiblePlace, _ subject: PlaceSubjects) -> Bool {
    if place.isUnseen || place.settled.contains(subject)
      || place.passed.contains(where: { name in
        !place.guessed.keys.contains { $0.owner == name && knowsContent(of: $0) } && mayName(name, subject)
      })
      || place.guessed.contains(where: { settlesContent($0.key, guess: $0.value, subject) })
    {
      return true
    }
    guard let owner = place.owner else { return false }
    let isHelper = place.isOwnedByHelper
    return facts.namedViews.withLock { known in
      var uses = ViewUses(
        project: self, subject: subject, known: known.removeValue(forKey: subject.rawValue) ?? [:])
      let isNamed = uses.areNamed(owner, isHelper: isHelper)
      known[subject.rawValue] = uses.known
      return isNamed
    }
  }

  /// Whether a container or modifier of the project's own may name what stands in it.
  func mayName(_ name: Symbol, _ subject: PlaceSubjects) -> Bool {
    guard let parts = spokenParts(of: name) else { return false }
    return parts.contains(.namesContent)
      || parts.contains(.actsOnContent) && !subject.isDisjoint(with: [.image, .gesture])
  }

  /// Containers that hand on to each other what they are handed.
  private static let contentDepth = 8

  /// Whether a container of the project's own settles what it is handed: as its code tells, or, where that is not there,
  /// as its arguments suggest.
  /// - Parameters:
  ///   - guess: what these suggest.
  ///   - open: the containers being asked about; one within itself settles nothing by that.
  fileprivate func settlesContent(
    _ slot: ContentSlot, guess: PlaceSubjects, _ subject: PlaceSubjects, open: [ContentSlot] = []
  ) -> Bool {
    if open.contains(slot) || guess.contains(.imagesAlone) && subject != .image { return false }
    guard open.count < Self.contentDepth else { return true }
    let isCrowded = guess.contains(.crowded)
    var isKnown = false
    var isSettled = false
    forEachContent(of: knowsContent(of: slot) ? slot.symbol : slot.owner) { record, passed in
      isKnown = true
      isSettled =
        isSettled || PlaceSubjects(rawValue: record.facts).settles(subject, isCrowded: isCrowded)
        || self.settles(passed, subject, isCrowded: isCrowded, open: open + [slot])
    }
    return isKnown ? isSettled : guess.contains(subject)
  }

  /// Whether something of the project's own around a view settles it.
  /// - Parameter passed: as `ViewRecord.passed` has it.
  fileprivate func settles(
    _ passed: UnsafeBufferPointer<Symbol>, _ subject: PlaceSubjects, isCrowded: Bool = false,
    open: [ContentSlot] = []
  ) -> Bool {
    let end = passed.firstIndex(of: 0) ?? passed.count
    let guessed = stride(from: end + 1, to: passed.count, by: 3).map { position in
      (slot: ContentSlot(owner: passed[position], label: passed[position + 1]), facts: passed[position + 2])
    }
    if passed[..<end].contains(where: { name in
      !guessed.contains { $0.slot.owner == name && knowsContent(of: $0.slot) } && mayName(name, subject)
    }) {
      return true
    }
    return guessed.contains { item in
      var guess = PlaceSubjects(rawValue: UInt32(truncatingIfNeeded: item.facts))
      if isCrowded { guess.insert(.crowded) }
      return settlesContent(item.slot, guess: guess, subject, open: open)
    }
  }

  /// Whether the project tells what a container makes of the views that it is handed by one argument.
  private func knowsContent(of slot: ContentSlot) -> Bool { has(slot.symbol, .content) }

  private func has(_ name: Symbol, _ kind: ViewRecord.Kind) -> Bool {
    var isFound = false
    index.sections.viewTable.forEach(name) {
      isFound = isFound || index.sections.views[Int($0)].kind == kind
    }
    return isFound
  }

  private func forEachContent(of name: Symbol, _ body: (ViewRecord, UnsafeBufferPointer<Symbol>) -> Void) {
    let sections = index.sections
    sections.viewTable.forEach(name) { position in
      let record = sections.views[Int(position)]
      guard record.kind == .content else { return }
      let resolver = IndexResolver(sections: sections)
      body(record, resolver.symbols(record.passed, sections.files[resolver.file(ofView: position)]))
    }
  }
}

/// The views of a project in which something can be activated, be it in one that they show.
struct ActingViews: Sendable {
  private let names: Set<Symbol>

  init(_ index: ProjectIndex) {
    var owners: [Symbol: [Symbol]] = [:]
    var open: [Symbol] = []
    for record in index.sections.views {
      switch record.kind {
      case .declaration where SpokenParts(rawValue: record.facts).contains(.acts): open.append(record.name)
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

  /// Whether the index has a whole app, so that what nothing in it names is not used.
  let isWhole: Bool
  private let index: ProjectIndex
  private let targets: ProjectTargets
  /// The positions of all types, by their names.
  private let types = Lazily<[Int32]>()
  /// Of the views asked about so far, whether only such views show them as no user meets; `false` also for those that are
  /// still being asked about, since a view within itself is not hidden by that.
  private let answers = Mutex<[Symbol: Bool]>([:])
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
  }

  /// Whether nothing creates what is called so that users meet: only previews, tests, debugging builds and the views of
  /// developers do.
  func lacks(_ name: Symbol) -> Bool {
    guard isWhole else { return false }
    let view = view(name)
    if !view.isNamed { return true }
    // Most views are shown by one that is, and nobody has to look at all of them to find that.
    guard answers.withLock({ isHidden(name, &$0) }) else { return false }
    return isHiddenByItself(name, view) || hidesWhatHiddenShow.value { areFewHidden() }
  }

  // MARK: One view

  /// What the records of one name say.
  private struct View {
    var isDeclared = false
    /// Whether something is handed it, or nobody has to create it.
    var isMentioned = false
    /// In whose bodies it is shown.
    var owners: Set<Symbol> = []

    var isNamed: Bool { isMentioned || !owners.isEmpty }
  }

  /// Whether a record is a use that users may meet; a view within itself is not shown by that.
  private static func isShown(_ record: ViewRecord) -> Bool {
    record.kind == .use && record.facts & ViewRecord.isAside == 0 && record.owner != record.name
  }

  private func view(_ name: Symbol) -> View {
    let sections = index.sections
    var view = View()
    sections.viewTable.forEach(name) { position in
      let record = sections.views[Int(position)]
      switch record.kind {
      case .declaration: view.isDeclared = true
      case .mention: view.isMentioned = true
      case .use: if Self.isShown(record) { view.owners.insert(record.owner) }
      case .look, .layerCurve, .surroundings, .content: break
      }
    }
    return view
  }

  /// Whether nothing shows a view, or it is one for developers.
  private func isHiddenByItself(_ name: Symbol, _ view: View) -> Bool {
    guard view.isDeclared, !view.isMentioned else { return false }
    switch audience(of: name) {
    case .developers: return true
    case .others: return false
    case .users: return view.owners.isEmpty
    }
  }

  private enum Audience {
    case users, developers
    /// Also those of code that the index does not have.
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
      if DeveloperCode.isNamed(sections.text.share(sections.files[file], type.text)) { return .developers }
      if type.flags.contains(.isPublic), !targets.isInInnerPackage(index.path(ofFile: file)) {
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
      isHidden = view.owners.allSatisfy { self.isHidden($0, &answers) }
    }
    answers[name] = isHidden
    return isHidden
  }

  // MARK: All views

  /// Where so much hangs on what nothing shows, something shows it that the index does not see.
  private func areFewHidden() -> Bool {
    let sections = index.sections
    let declared = Set(sections.views.lazy.filter { $0.kind == .declaration }.map(\.name))
    var (count, hidden) = (0, 0)
    for name in declared where !view(name).isMentioned && audience(of: name) != .others {
      count += 1
      if answers.withLock({ isHidden(name, &$0) }) { hidden += 1 }
    }
    return hidden <= count / Self.hiddenShare
  }
}

/// Code that tells by its name that developers look at what it shows, and nobody else.
enum DeveloperCode {
  /// What code is called that only developers see: what helps to find mistakes, and pages that show each component.
  private static let words: Set<String> = ["debug", "storybook"]

  /// Whether one of the words of a name says so, as in `CacheDebugView` and `ButtonStorybook`.
  static func isNamed(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let base = name.baseAddress else { return false }
    let spelled = Name(base: base, count: name.count, hash: 0)
    guard spelled.containsIgnoringCase("debug") || spelled.containsIgnoringCase("storybook") else {
      return false
    }
    return NameWords.split(String(decoding: name, as: UTF8.self)).contains { words.contains($0.lowercased()) }
  }

  /// Whether a flag is called as one that is only set where data are made up: `isMocking`, `usesMockData`.
  static func isMocking(_ flag: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let base = flag.baseAddress,
      Name(base: base, count: flag.count, hash: 0).containsIgnoringCase("mock")
    else { return false }
    let words = NameWords.split(String(decoding: flag, as: UTF8.self)).map { $0.lowercased() }
    return ["is", "use", "uses", "using", "should"].contains(words.first)
      && words.contains { ["mock", "mocks", "mocked", "mocking"].contains($0) }
  }
}

/// What the places where a view is shown come to.
enum PlaceNaming {
  case named
  case unnamed
  /// Of a property or function that nothing is seen to use: it may be shown anywhere.
  case unseen
}

/// Whether the places where views are shown name what stands in them.
private struct ViewUses {
  let project: Project
  let subject: PlaceSubjects
  /// Those asked about so far, as far as what they come to hangs on no view that is still being asked about: so the
  /// answers are the same in whichever order views are asked about.
  var known: [Symbol: PlaceNaming]
  /// The views being asked about, with how deep in each other they are; a view within itself is not named by that.
  private var open: [Symbol: Int] = [:]
  private var left = Self.viewLimit

  init(project: Project, subject: PlaceSubjects, known: [Symbol: PlaceNaming]) {
    self.project = project
    self.subject = subject
    self.known = known
  }

  /// Uses of one view that are looked at, views within each other, and views for one question.
  private static let useLimit = 200
  private static let depthLimit = 60
  private static let viewLimit = 2_000

  /// - Parameter isHelper: whether it is a property or function that other files use.
  mutating func areNamed(_ name: Symbol, isHelper: Bool) -> Bool {
    answer(name, isHelper: isHelper).naming != .unnamed
  }

  /// - Returns: also how deep the outermost open view is that the answer hangs on; `Int.max` for none.
  private mutating func answer(_ name: Symbol, isHelper: Bool) -> (naming: PlaceNaming, depth: Int) {
    if let known = known[name] { return (known, .max) }
    if let depth = open[name] { return (.unnamed, depth) }
    guard open.count < Self.depthLimit, left > 0 else { return (.unnamed, 0) }
    left -= 1
    let depth = open.count
    open[name] = depth
    defer { open[name] = nil }
    let sections = project.index.sections
    let resolver = IndexResolver(sections: sections)
    var positions: [Int32] = []
    sections.viewTable.forEach(name) { position in
      if sections.views[Int(position)].kind == .use, positions.count < Self.useLimit {
        positions.append(position)
      }
    }
    var (shown, named, unseen, outermost) = (0, 0, 0, Int.max)
    for position in positions {
      let record = sections.views[Int(position)]
      guard record.facts & (ViewRecord.isAside | ViewRecord.isPlaceholder) == 0 else { continue }
      shown += 1
      let passed = resolver.symbols(record.passed, sections.files[resolver.file(ofView: position)])
      if PlaceSubjects(rawValue: record.facts).contains(subject) || project.settles(passed, subject) {
        named += 1
      } else if record.owner != 0, record.owner != name {
        let outer = answer(record.owner, isHelper: record.facts & ViewRecord.isOwnedByHelper != 0)
        switch outer.naming {
        case .named: named += 1
        // A view is shown all the same.
        case .unseen: if isHelper { unseen += 1 }
        case .unnamed: break
        }
        outermost = min(outermost, outer.depth)
      }
    }
    let naming: PlaceNaming =
      if shown == 0 {
        isHelper ? .unseen : positions.isEmpty ? .unnamed : .named
      } else if 2 * (named + unseen) < shown || named + unseen == 0 {
        .unnamed
      } else {
        named > 0 ? .named : .unseen
      }
    guard outermost >= depth else { return (naming, outermost) }
    known[name] = naming
    return (naming, .max)
  }
}
