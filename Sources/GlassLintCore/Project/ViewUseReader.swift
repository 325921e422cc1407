extension SummaryReader {
  /// Reads where the project's own views are shown, and what they say by themselves.
  func readViews() {
    let reader = AccessibilityReader(tree: tree, facts: facts)
    var parts: [Symbol: UInt32] = [:]
    for name in heedfulNames() { parts[name, default: 0] |= SpokenParts.heedsReduceMotion.rawValue }
    var seen: Set<UInt64> = []
    var mentions = mentionedTypes()
    var habit = StackHabit()
    var structs: [NodeID] = []
    for id in 0..<tree.nodeCount {
      switch tree.kind(id) {
      case .call:
        addParts(of: id, reader, to: &parts)
        addHelperUse(id, reader, &seen)
        addLook(ofModifier: id, reader, &seen)
        if let helper = handedHelper(id) { mentions.insert(helper) }
        guard let type = tree.constructedType(id) else { continue }
        if StackHabit.stacks.contains(type) { habit.add(id, tree) }
        if Catalog.views.contains(type) { continue }
        addUse(id, type, reader, &seen)
      case .structDecl:
        if let name = tree.name(id) {
          var whole: SpokenParts = isGlass(id) ? .isGlass : []
          if showsWait(id) { whole.insert(.showsWait) }
          parts[name.symbol, default: 0] |= whole.rawValue
          structs.append(id)
          // An app, a widget or a model is there without anybody who shows it.
          if !tree.isShownByCreation(id) { mentions.insert(name.symbol) }
          if tree.inherits(id, "App") { mentions.insert(ShownViews.app) }
        }
        addContent(of: id, reader)
        addGroundsOfContent(of: id, &seen)
        addMargins(of: id)
      case .funcDecl:
        addContent(of: id, reader)
        addGroundsOfContent(of: id, &seen)
        if tree.node(id).flags.contains(.isPublic), let helper = tree.helper(id) { mentions.insert(helper) }
      case .identifier, .member: addHelperUse(id, reader, &seen)
      case .variableDecl:
        addObserved(id, &seen)
        if let (helper, facts) = picture(id, reader) { parts[helper, default: 0] |= facts.rawValue }
      case .assignment:
        addAppearance(id, &seen)
        addCurve(id)
      default: continue
      }
    }
    addStackHabit(habit)
    for id in structs where isPicture(id, reader, parts) {
      if let name = tree.name(id) { parts[name.symbol, default: 0] |= SpokenParts.isPicture.rawValue }
    }
    for name in mentions.sorted() { store.views.append(ViewRecord(name: name, kind: .mention, facts: 0)) }
    for (name, facts) in parts.sorted(by: { $0.key < $1.key }) {
      store.views.append(ViewRecord(name: name, kind: .declaration, facts: facts))
    }
  }

  /// What is between the braces of a view's body.
  private func body(of type: NodeID) -> NodeID? {
    guard let members = tree.firstChild(type, .memberBlock) else { return nil }
    return tree.children(members).lazy.compactMap { self.tree.firstChild($0, .binding) }
      .first { self.tree.isNamed($0, "body") }
      .flatMap { tree.firstChild($0, .accessorBlock) }
  }

  /// Whether all that a view draws lies on one piece of glass, where the system has that, whatever the view's state.
  private func isGlass(_ type: NodeID) -> Bool {
    facts.calls[Self.glassEffect] != nil && body(of: type).map { isGlass(onlyViewOf: $0) } ?? false
  }

  private func isGlass(onlyViewOf block: NodeID, depth: Int = 0) -> Bool {
    let statements = tree.statements(block, limit: 2)
    guard statements.count == 1, depth < Self.touchDepth else { return false }
    var view = statements[0]
    if tree.kind(view) == .returnStmt { view = tree.callee(view) ?? view }
    // What stands behind `else` is for systems without glass.
    if tree.kind(view) == .ifStmt, let branch = tree.callee(view) {
      let conditions = tree.children(branch).filter { tree.kind($0) != .codeBlock }
      guard conditions.count == 1, tree.kind(conditions[0]) == .availabilityCondition else { return false }
      return tree.firstChild(branch, .codeBlock).map { isGlass(onlyViewOf: $0, depth: depth + 1) } ?? false
    }
    let chain = tree.chain(view)
    for modifier in chain.modifiers.reversed() where !modifier.isConditional {
      let name = tree.name(of: modifier.name)
      if name == "glassEffect" { return isPlainGlass(modifier.call) }
      // What a frame spreads out need not be near what stands beside it.
      if name == "frame" || name == "opacity" || name == "hidden" { return false }
    }
    guard let type = tree.constructedType(chain.root), Catalog.views.has(type, .tapped),
      let label = tree.label(ofControl: chain.root, type), let closure = tree.closure(label)
    else { return false }
    return isGlass(onlyViewOf: closure, depth: depth + 1)
  }

  /// Whether glass is there whatever its arguments come to.
  private func isPlainGlass(_ call: NodeID) -> Bool {
    !tree.arguments(call).contains { argument in
      tree.subtree(argument).contains { tree.kind($0) == .ternary || tree.isNamed($0, "identity") }
    } && tree.unlabelledArgument(call).map { tree.kind(tree.chain($0).root) == .member } ?? true
  }

  /// Whether all that a view draws is a sign that something goes on.
  private func showsWait(_ type: NodeID) -> Bool {
    guard facts.calls[Self.progressView] != nil, let body = body(of: type) else { return false }
    let statements = tree.statements(body)
    return statements.count == 1 && tree.showsWait(statements[0])
  }

  private static let progressView = Name("ProgressView").hash
  private static let glassEffect = Name("glassEffect").hash

  /// The functions and properties of animations, or that run something with one, which ask for Reduce Motion, or name one of
  /// the file that does.
  private func heedfulNames() -> Set<Symbol> {
    guard !facts.reduceMotionTokens.isEmpty else { return [] }
    var heedful: Set<Symbol> = []
    let declarations = (0..<tree.nodeCount).filter { id in
      guard
        tree.kind(id) == .funcDecl || tree.kind(id) == .binding && tree.firstChild(id, .accessorBlock) != nil
      else { return false }
      guard let type = tree.enclosingType(of: id) else { return tree.kind(id) == .funcDecl }
      return tree.kind(type) == .extensionDecl
        && (tree.isNamed(type, "Animation") || tree.isNamed(type, "AnyTransition")
          || tree.isNamed(type, "Transition"))
    }
    for _ in 0..<Self.heedDepth {
      let count = heedful.count
      for declaration in declarations {
        guard let name = tree.name(declaration) else { continue }
        let node = tree.node(declaration)
        let asks =
          facts.reduceMotionTokens.contains { Int(node.firstToken) <= $0 && $0 < Int(node.endToken) }
          || tree.subtree(declaration).contains { id in
            (tree.kind(id) == .identifier || tree.kind(id) == .member)
              && tree.name(id).map { heedful.contains($0.symbol) } ?? false
          }
        if asks { heedful.insert(name.symbol) }
      }
      if heedful.count == count { break }
    }
    return heedful
  }

  /// Functions that name each other.
  private static let heedDepth = 4

  /// Whether all that a view draws is a picture, or one of several, without a word. A symbol may say what it is for.
  /// - Parameter parts: those of the declarations of the file.
  private func isPicture(_ type: NodeID, _ reader: AccessibilityReader, _ parts: [Symbol: UInt32]) -> Bool {
    guard let block = body(of: type) else { return false }
    let statements = reader.bodyStatements(block)
    let content = reader.content(of: statements)
    if statements.count == 1, showsOwnImage(statements[0], of: type, reader) {
      return !content.isNamed
        && content.passed.allSatisfy {
          parts[$0].map { !SpokenParts(rawValue: $0).contains(.speaks) } ?? false
        }
    }
    return content.isOnlyImages && content.passed.isEmpty
      && content.images.allSatisfy {
        !reader.isSymbol($0) && tree.kind($0) == .call && !reader.isDecorative($0)
      }
  }

  /// Whether a view is the image that its type is given, which makes none from a symbol: `image.resizable()`.
  private func showsOwnImage(_ view: NodeID, of type: NodeID, _ reader: AccessibilityReader) -> Bool {
    let chain = reader.chain(view)
    guard let name = tree.ownName(chain.root), !chain.modifiers.contains(where: { reader.hides($0) }),
      let members = tree.firstChild(type, .memberBlock)
    else { return false }
    let isGiven = tree.children(members).contains { member in
      guard tree.kind(member) == .variableDecl, let binding = tree.firstChild(member, .binding),
        tree.name(binding).map({ $0 == name }) ?? false,
        // Neither set there nor worked out.
        let type = tree.value(binding), tree.kind(type) == .typeAnnotation
      else { return false }
      return isImage(type)
    }
    return isGiven
      && !tree.subtree(type).contains {
        tree.kind($0) == .call && (reader.isSymbol($0) || reader.isDecorative($0))
      }
  }

  /// `Image`, `SwiftUI.Image`: neither one that may be missing nor several.
  private func isImage(_ type: NodeID) -> Bool {
    let tokens = Int(tree.node(type).firstToken)..<Int(tree.node(type).endToken)
    return tokens.allSatisfy { [.colon, .period, .identifier].contains(tree.token($0).kind) }
      && tokens.last.map { tree.name(of: $0) == "Image" } ?? false
  }

  /// The property of a type that builds nothing but a picture: `static var close: some View { Image("close").padding(8) }`.
  private func picture(_ variable: NodeID, _ reader: AccessibilityReader) -> (Symbol, SpokenParts)? {
    guard tree.node(variable).flags.contains(.isStatic), let property = tree.firstChild(variable, .binding),
      let type = tree.firstChild(property, .typeAnnotation),
      tree.lastTypeName(type).map({ $0 == "View" }) ?? false,
      let body = tree.firstChild(property, .accessorBlock), let helper = tree.helper(property),
      case let content = reader.content(of: reader.bodyStatements(body)), content.isOnlyImages,
      content.passed.isEmpty, content.images.count == 1, case let image = content.images[0],
      tree.kind(image) == .call, !reader.isDecorative(image)
    else { return nil }
    return (helper, reader.isSymbol(image) ? [.isPicture, .isSymbol] : .isPicture)
  }

  private func mentionedTypes() -> Set<Symbol> {
    if facts.isTest { return [] }
    var found: Set<Symbol> = []
    for token in 1..<max(1, tree.tokenCount - 2) where tree.token(token).kind == .identifier {
      let (before, after) = (tree.token(token - 1).kind, tree.token(token + 1).kind)
      guard after == .period && before != .period || before == .binaryOperator,
        case let name = tree.name(of: token), tree.startsUppercase(name), !Catalog.views.contains(name),
        // `Chart.rounded(values)` in the chart's own code creates none.
        !facts.types(named: name).contains(where: { type in
          let own = tree.node(type)
          return own.firstToken < token && token < own.endToken
        })
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
      let names = [type.symbol, tree.qualifiedType(constructedBy: call)].compactMap { $0 }
      addGrounds(of: call, as: names, &seen)
      if self.facts.isOnGround(call) || isErased(call) { facts |= ViewRecord.isOnGround }
      if tree.isInFont(call) { facts |= ViewRecord.isInFont }
      if place.isPlaceholder { facts |= ViewRecord.isPlaceholder }
      if reader.isHidden(call) { facts |= ViewRecord.isHidden }
      if bindsConstants(call) { facts |= ViewRecord.isConstant }
      if isLabel(call) { facts |= ViewRecord.isLabel }
      if place.isTitled { facts |= ViewRecord.isTitled }
      if isKept(call) { facts |= ViewRecord.isKept }
    }
    addUse(of: type.symbol, place, facts, by: applier(of: call), &seen)
  }

  /// `static let placeholder = Card()`
  private func isKept(_ call: NodeID) -> Bool {
    guard let binding = tree.parent(tree.chainTop(call)), tree.kind(binding) == .binding,
      let variable = tree.parent(binding)
    else { return false }
    return tree.isMemberOrGlobal(variable)
  }

  /// Whether a view is put in an `AnyView`, which can be kept, and shown on anything.
  private func isErased(_ call: NodeID) -> Bool {
    guard let argument = tree.parent(tree.chainTop(call)), tree.kind(argument) == .argument,
      let type = tree.parent(argument).flatMap({ tree.constructedType($0) })
    else { return false }
    return type == "AnyView"
  }

  /// Whether a view is all that a button or a menu shows.
  private func isLabel(_ call: NodeID) -> Bool {
    guard let container = tree.container(of: call), let type = tree.constructedType(container.call),
      Catalog.views.has(type, .control), tree.label(ofControl: container.call, type) == container.argument,
      let closure = tree.closure(container.argument)
    else { return false }
    return tree.statements(closure, limit: 2).count == 1
  }

  /// Whether a view is handed constants for bindings, and no binding of a state.
  private func bindsConstants(_ call: NodeID) -> Bool {
    let values = tree.arguments(call).compactMap { tree.value($0) }
    return values.contains { tree.kind($0) == .call && tree.isNamed($0, "constant") }
      && !values.contains { tree.name($0).map { $0.hasPrefix("$") } ?? false }
  }

  private func addUse(
    of name: Symbol, _ place: AccessiblePlace, _ facts: UInt32, by applier: Symbol = 0,
    _ seen: inout Set<UInt64>
  ) {
    let passed = place.settled == .all ? [] : passedSymbols(place)
    let owner = place.settled == .all ? 0 : place.owner ?? 0
    let facts = owner != 0 && place.isOwnedByHelper ? facts | ViewRecord.isOwnedByHelper : facts
    var key = SymbolHash.mix(SymbolHash.mix(name, owner), UInt64(facts))
    for name in passed + [applier] { key = SymbolHash.mix(key, name) }
    guard seen.insert(key).inserted else { return }
    store.views.append(
      ViewRecord(
        name: name, owner: owner, qualifiedOwner: applier, passed: symbols(passed), kind: .use, facts: facts))
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
    if facts != ViewRecord.isAside { addGrounds(of: id, as: helpers, &seen) }
  }

  /// What a modifier of the project's own puts around a view, such as its destinations, looks as the view does.
  private func addLook(ofModifier call: NodeID, _ reader: AccessibilityReader, _ seen: inout Set<UInt64>) {
    guard tree.isModifier(call), let name = tree.name(call), !Catalog.modifiers.contains(name),
      isPartOfBlock(tree.chainTop(call)), reader.isInViewCode(call), !facts.isTest, !tree.isAside(call)
    else { return }
    let owner = owner(ofLook: call)
    addLook(
      ViewRecord(
        name: SyntaxTree.helper(name, of: nil), owner: owner.plain, qualifiedOwner: owner.qualified,
        kind: .look, facts: appearance(around: call)), &seen)
  }

  /// The function of all views that a view stands in, or that applies a modifier, where only other files may call it.
  private func applier(of call: NodeID) -> Symbol {
    guard let function = tree.enclosingDeclaration(of: call), tree.kind(function) == .funcDecl,
      tree.enclosingType(of: function).map({ tree.isNamed($0, "View") }) ?? false,
      let name = tree.name(function), !Catalog.modifiers.contains(name),
      (facts.calls[name.hash] ?? []).isEmpty
    else { return 0 }
    return SyntaxTree.helper(name, of: nil)
  }

  /// The modifier of the project's own on a view that something is handed: `Tab(Card().framed())`.
  private func handedHelper(_ call: NodeID) -> Symbol? {
    guard tree.isModifier(call), let name = tree.name(call), !Catalog.modifiers.contains(name),
      !tree.startsUppercase(name), !isPartOfBlock(tree.chainTop(call)), !facts.isTest, !tree.isAside(call),
      tree.constructedType(tree.chain(containing: call).root) != nil
    else { return nil }
    return SyntaxTree.helper(name, of: nil)
  }

  /// Whether an expression stands by itself in a block, or in a branch of one that does.
  func isPartOfBlock(_ top: NodeID) -> Bool {
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
        name: name, passed: symbols(passedSymbols(place)), kind: .content,
        facts: place.settled.rawValue | (place.isTitled ? ViewRecord.isTitled : 0)))
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
  func isInInitializer(_ use: NodeID) -> Bool {
    tree.enclosingDeclaration(of: use).map { tree.kind($0) == .initDecl } ?? false
  }

  /// `content`, `self.content`, `content()`, where what was handed in is put to use.
  func handedView(_ use: NodeID) -> NodeID? {
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
    if self.facts.isRendered(call) { facts |= ViewRecord.isRendered }
    if tree.containers(of: call).contains(where: {
      tree.name($0.call).map(Catalog.isLaidOutBySystem) ?? false
    }) {
      facts |= ViewRecord.isInBar
    }
    if self.facts.isPacked(call) { facts |= ViewRecord.isPacked }
    if !self.facts.addressOpenings.isEmpty {
      let follower = ValueFollower(tree: tree, facts: self.facts)
      if tree.arguments(call).contains(where: { follower.mayOpenAddress($0) }) {
        facts |= ViewRecord.opensAddress
      }
    }
    facts |= appearance(around: call)
    facts |= UInt32(tree.platformsLeavingOut(call).bits) << ViewRecord.leftOut
    let owner = owner(ofLook: call)
    for name in [type.symbol, tree.qualifiedType(constructedBy: call)].compactMap({ $0 }) {
      addLook(
        ViewRecord(
          name: name, owner: owner.plain, qualifiedOwner: owner.qualified, kind: .look, facts: facts), &seen)
    }
  }

  private func appearance(around view: NodeID) -> UInt32 {
    tree.fixedAppearance(around: view).map { $0 ? ViewRecord.isDark : ViewRecord.isLight } ?? 0
  }

  /// The type whose code shows a view; in an extension of all views, the function that does.
  private func owner(ofLook view: NodeID) -> (plain: Symbol, qualified: Symbol) {
    guard let type = tree.enclosingType(of: view) else { return (0, 0) }
    if tree.isNamed(type, "View"),
      let function = tree.ancestors(view).first(where: { tree.kind($0) == .funcDecl }),
      let helper = tree.helper(function)
    {
      return (helper, 0)
    }
    return tree.typeNames(type)
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
    guard let target = tree.callee(assignment) else { return }
    if tree.isNamed(target, "cornerRadius"), let maker = maker(ofLayerIn: target) {
      store.views.append(
        ViewRecord(name: SyntaxTree.radius(ofLayerMadeBy: maker), kind: .layerCurve, facts: 0))
    }
    guard tree.isNamed(target, "cornerCurve") else { return }
    store.views.append(ViewRecord(name: tree.layer(ofProperty: target), kind: .layerCurve, facts: 0))
  }

  /// The function that makes the view whose layer a property is of: `makeButton` of `let button = Factory.makeButton()`.
  private func maker(ofLayerIn property: NodeID) -> Name? {
    guard let layer = tree.callee(property),
      let view = tree.callee(tree.unwrapped(layer)).map({ tree.unwrapped($0) }),
      tree.kind(view) == .identifier, let name = tree.name(view),
      let made = facts.scope.declaration(of: name, at: view).flatMap({ tree.value($0.node) }),
      tree.kind(made) == .call, !tree.isInitializer(made)
    else { return nil }
    return tree.name(made)
  }

  private func addParts(of call: NodeID, _ reader: AccessibilityReader, to parts: inout [Symbol: UInt32]) {
    var own: SpokenParts = []
    if reader.isControl(call) { own.insert(.acts) }
    if let name = tree.name(call) {
      if Catalog.modifiers.has(name, .tells) || name == "redacted" && hidesPlaceholder(call, reader) {
        own.insert(.speaks)
      }
      // The words that a style draws are part of the control, also where it has a view of its own draw them.
      if reader.isInStyle(call), showsWords(call, reader) { own.insert(.namesContent) }
      if name == "glassEffect", !isInteractive(call), !isInControl(call, reader) { own.insert(.drawsGlass) }
      if name == "listRowBackground", paintsRow(call) { own.insert(.paintsRow) }
      if Catalog.modifiers.has(name, .paints) && name.containsIgnoringCase("background")
        || name == "modifier" && appliesGround(call)
      {
        own.insert(.paintsGround)
      }
      if name == "scrollContentBackground", paintsBehind(call) { own.insert(.paintsBehindList) }
      if name == "listStyle" || name == "modifier" { own.insert(.stylesList) }
      if name == "redacted" { own.insert(.redacts) }
      if Catalog.turns(name) { own.insert(.turnsContent) }
      if Catalog.modifiers.has(name, .presents) { own.insert(.presents) }
    }
    if isInButtonStyle(call), mayShapeTouch(call) { own.insert(.shapesTouch) }
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
        if own.contains(.drawsGlass), drawsAlways(call, in: ancestor), takesIn(call, contentOf: ancestor) {
          all.insert(.laysOnGlass)
        }
        parts[name.symbol, default: 0] |= all.rawValue
      // `static var pill: PillStyle { PillStyle() }`
      case .binding where own.contains(.shapesTouch):
        let isStatic = tree.parent(ancestor).map { tree.node($0).flags.contains(.isStatic) } ?? false
        if isStatic, let name = tree.name(ancestor) {
          parts[name.symbol, default: 0] |= SpokenParts.shapesTouch.rawValue
        }
      default: continue
      }
    }
  }

  /// Whether code is part of a button style, or of an extension of all of them.
  private func isInButtonStyle(_ call: NodeID) -> Bool {
    guard let type = tree.enclosingType(of: call) else { return false }
    return ["ButtonStyle", "PrimitiveButtonStyle"].contains {
      tree.inherits(type, $0) || tree.isNamed(type, $0)
    }
  }

  /// Declarations within each other that are looked into.
  private static let touchDepth = 4

  /// Whether a call gives what it is applied to another shape for touches: by itself, by a modifier or a style of this file, or
  /// maybe by one of another.
  private func mayShapeTouch(_ call: NodeID, depth: Int = 0) -> Bool {
    guard let name = tree.name(call), depth < Self.touchDepth else { return false }
    if name == "contentShape" { return true }
    let made: Name?
    if name == "modifier", tree.isModifier(call) || tree.calledMember(call) == nil {
      made = tree.unlabelledArgument(call).flatMap { tree.constructedType($0) }
    } else if let type = tree.constructedType(call) {
      made = type.hasSuffix("Style") ? type : nil
    } else {
      made = tree.isModifier(call) && !Catalog.modifiers.contains(name) ? name : nil
    }
    guard let made else { return false }
    let declarations = facts.declarations(of: made)
    return declarations.isEmpty
      || declarations.contains { declaration in
        tree.subtree(declaration).contains {
          tree.kind($0) == .call && mayShapeTouch($0, depth: depth + 1)
        }
      }
  }

  /// Whether a modifier of this file paints behind what it is applied to: `modifier(ScreenGround())`.
  private func appliesGround(_ call: NodeID) -> Bool {
    guard let type = tree.unlabelledArgument(call).flatMap({ tree.constructedType($0) }) else { return false }
    return facts.declarations(of: type).contains { declaration in
      tree.isTypeDeclaration(declaration)
        && tree.subtree(declaration).contains { tree.kind($0) == .call && tree.isNamed($0, "background") }
    }
  }

  private func isInteractive(_ glass: NodeID) -> Bool {
    tree.arguments(glass).contains { argument in
      tree.subtree(argument).contains { tree.isNamed($0, "interactive") }
    }
  }

  /// Whether a modifier is on a control, in one or under a gesture, as far as its file shows.
  private func isInControl(_ modifier: NodeID, _ reader: AccessibilityReader) -> Bool {
    ([modifier] + tree.containers(of: modifier).map(\.call)).contains { view in
      let chain = reader.chain(tree.chainTop(view))
      return reader.isControl(chain.root)
        || chain.modifiers.contains { Catalog.modifiers.has(tree.name(of: $0.name), .gesture) }
    }
  }

  /// Whether a call makes a text, or a view of this file that shows one.
  private func showsWords(_ call: NodeID, _ reader: AccessibilityReader) -> Bool {
    func isText(_ call: NodeID) -> Bool {
      reader.constructed(call).map { $0 == "Text" || $0 == "Label" } ?? false
    }
    if isText(call) { return true }
    guard let type = tree.constructedType(call) else { return false }
    return facts.declarations(of: type).contains {
      tree.kind($0) == .structDecl && tree.subtree($0).contains(where: isText)
    }
  }

  /// Whether a view is drawn as a placeholder whatever happens, and so what it is handed.
  private func hidesPlaceholder(_ call: NodeID, _ reader: AccessibilityReader) -> Bool {
    reader.isPlaceholder(call)
      && !tree.ancestors(call).prefix { tree.kind($0) != .memberBlock }.contains {
        tree.kind($0) == .ifBranch || tree.kind($0) == .switchCase
      }
  }

  /// Whether something of the project's own is painted behind the view that a modifier is on, or lies below it.
  private func paintsBehind(_ call: NodeID) -> Bool {
    if hasOwnBackground(call) { return true }
    return tree.containers(of: call).contains { container in
      if hasOwnBackground(container.call) { return true }
      guard tree.isNamed(container.call, "ZStack"), let layers = tree.closure(container.argument),
        let bottom = tree.firstStatement(layers)
      else { return false }
      return !tree.contains(bottom, call)
    }
  }

  private func hasOwnBackground(_ view: NodeID) -> Bool {
    tree.chain(containing: view).modifiers.contains { modifier in
      tree.isNamed(modifier.call, "background")
        && !tree.arguments(modifier.call).contains { tree.subtree($0).contains(where: isScreen) }
    }
  }

  /// Whether an expression names the color that the system lays under a screen.
  private func isScreen(_ color: NodeID) -> Bool {
    guard tree.kind(color) == .member, let name = tree.name(color) else { return false }
    return SystemColor.named(name, in: [.swiftUI, .uiKit, .appKit])?.family == .screen
  }

  private func paintsRow(_ call: NodeID) -> Bool {
    guard let value = tree.unlabelledArgument(call) else { return true }
    return tree.kind(value) != .nilLiteral && !tree.isNamed(value, "clear")
  }

  /// Whether a view's body has a modifier under no condition.
  private func drawsAlways(_ modifier: NodeID, in view: NodeID) -> Bool {
    tree.kind(view) == .structDecl
      && tree.enclosingDeclaration(of: modifier).map { tree.isNamed($0, "body") } ?? false
      && !tree.ancestors(modifier).prefix { $0 != view }.contains {
        [.ifStmt, .switchStmt, .ternary, .ifConfig].contains(tree.kind($0))
      }
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
  func handedNames(_ declaration: NodeID) -> [Name] {
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
  /// Whether all that is drawn is a sign that something goes on, beside words at the most: `HStack { ProgressView(); Text("Loading") }`.
  func showsWait(_ view: NodeID) -> Bool {
    var signs = 0
    for id in subtree(chain(view).root) where kind(id) == .call {
      guard let type = constructedType(id) else { continue }
      if type == "ProgressView" {
        if argument(id, "value") != nil { return false }
        signs += 1
      } else if !(type == "Text" || type == "Spacer" || Catalog.views.has(type, .stack)) {
        return false
      }
    }
    return signs == 1
  }

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
      || parent(declaration).map { kind($0) == .variableDecl && hasAttribute($0, "ViewBuilder") } ?? false
      || isBoundToView(last, at: declaration)
  }

  /// Whether a type is one that a declaration around a place lets others choose among views: `<Accessory: View>`,
  /// `where Accessory: View`.
  private func isBoundToView(_ type: Name, at place: NodeID) -> Bool {
    ancestors(place).contains { declaration in
      guard isTypeDeclaration(declaration) || kind(declaration) == .funcDecl || kind(declaration) == .initDecl
      else { return false }
      let block = firstChild(declaration) { $0 == .memberBlock || $0 == .codeBlock }
      let end = Int(block.map { node($0).firstToken } ?? node(declaration).endToken)
      var isBound = false
      for position in Int(node(declaration).firstToken)..<end {
        switch token(position).kind {
        case .identifier:
          if isBound, name(of: position) == "View" { return true }
        case .colon: isBound = position > 0 && name(of: position - 1) == type
        // `Accessory: SwiftUI.View & Sendable`
        case .period, .binaryOperator, .prefixAmpersand: continue
        default: isBound = false
        }
      }
      return false
    }
  }

  /// Whether a name is the base of a value that is read: `item.title`, and no modifier.
  func isReadFrom(_ name: NodeID) -> Bool {
    guard let member = parent(name), kind(member) == .member, callee(member) == name else { return false }
    return !(parent(member).map { kind($0) == .call && callee($0) == member } ?? false)
  }

  /// Containers around a view that are looked at.
  private static let groundDepth = 8

  /// Whether a view takes its font over from a modifier on it or around it.
  func isInFont(_ view: NodeID) -> Bool {
    ([view] + containers(of: view).map(\.call)).contains { view in
      outerModifiers(of: view).contains { isNamed($0.call, "font") }
    }
  }

  /// Whether something is painted behind a view, or a modifier on one, further out: by a modifier or as a layer below; `nil`
  /// where whoever shows the declaration around it decides.
  fileprivate func isOnGround(_ view: NodeID) -> Bool? {
    var current = view
    var modifiers = outerModifiers(of: view)
    for _ in 0..<Self.groundDepth {
      let isPainted = modifiers.contains { modifier in
        let name = name(of: modifier.name)
        return name == "background" || name == "containerBackground" || name == "presentationBackground"
          || name.containsIgnoringCase("background") && !Catalog.modifiers.contains(name)
      }
      if isPainted { return true }
      guard let container = container(of: current) else { return nil }
      if isShownElsewhere(container) { return false }
      if constructedType(container.call).map({ Catalog.views.has($0, .depth) }) == true,
        let layers = trailingClosure(container.call), let bottom = firstStatement(layers),
        !contains(bottom, current)
      {
        return true
      }
      current = container.call
      modifiers = chain(containing: current).modifiers
    }
    return false
  }

  /// Whether what a call is handed is shown on a screen of its own: a sheet, the destination of a link.
  private func isShownElsewhere(_ container: Container) -> Bool {
    guard let type = constructedType(container.call) else {
      return name(container.call).map { Catalog.modifiers.has($0, .presents) } ?? false
    }
    return type == "NavigationLink" && label(ofControl: container.call, type) != container.argument
  }
}

/// The properties and functions asked about so far whose views are shown on a ground.
private struct HelpersOnGrounds {
  var known: [NodeID: Bool] = [:]
}

extension FileFacts {
  /// Whether something is painted behind a view, or a modifier on one, further out: also where this file shows the property or
  /// the function that builds it.
  func isOnGround(_ view: NodeID) -> Bool {
    if let isPainted = tree.isOnGround(view) { return isPainted }
    guard let helper = tree.enclosingDeclaration(of: view), !tree.isNamed(helper, "body") else {
      return false
    }
    let kept = kept { HelpersOnGrounds() }
    if let known = kept.value.known[helper] { return known }
    // One that shows itself is on no other ground for that.
    kept.value.known[helper] = false
    let isShownOnGround = SurroundingsReader(tree: tree, facts: self).uses(of: helper).contains {
      isOnGround($0)
    }
    kept.value.known[helper] = isShownOnGround
    return isShownOnGround
  }
}
