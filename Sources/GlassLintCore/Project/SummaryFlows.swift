/// Where the numbers of a file go.
extension SummaryReader {
  /// Calls whose numbers are those of geometry or drawing, never a component's.
  private static let plainCalls: Set<UInt32> = Set(
    [
      "offset", "opacity", "CGSize", "CGRect", "CGPoint", "Color", "UIColor", "NSColor",
      "scaleEffect",
      "rotationEffect", "zIndex", "lineLimit", "print", "Array", "String", "Text", "UnitPoint", "CGVector",
      "asyncAfter", "sleep", "stride", "blur", "fontWeight", "index", "dropFirst", "prefix", "append",
      "insert",
    ].map { (name: StaticString) in Name(name).hash })

  func readFlows(isUserInterface: Bool) {
    let previews = PreviewRanges(tree)
    for id in 0..<tree.nodeCount {
      let kind = tree.kind(id)
      switch kind {
      case .call, .assignment:
        if previews.contain(id) { continue }
        var bound: [NodeID] = []
        if isUserInterface {
          for use in RoleUses.all.uses(tree: tree, facts: facts, node: id) {
            bound.append(use.value)
            addSink(use)
          }
        }
        if isUserInterface {
          readImplicitFont(id)
          if kind == .call { readExplicitFont(id) }
          readShadow(id)
        }
        if kind == .call {
          readAsset(id)
          if isUserInterface {
            readColorPair(id)
            readWrittenColor(id)
          }
        }
        if kind == .assignment {
          if isUserInterface { readLayerShadow(id) }
          if bound.isEmpty { readAssignment(id) }
        } else if isUserInterface || tree.constructedType(id) != nil {
          readArguments(id, bound: bound)
        }
      case .member: if isUserInterface, !previews.contain(id) { readExplicitFont(id) }
      case .ternary: if isUserInterface, !previews.contain(id) { readColorPair(id) }
      case .binding, .parameter: readDeclaredValue(id)
      case .funcDecl:
        guard let slot = resultOfFunction[id], let body = tree.firstChild(id, .codeBlock) else { continue }
        let type = store.slots[Int(base.slots.start) + Int(slot)].numberType
        for value in tree.bodyValues(body) { addFlows(from: value, to: .slot, slot, type) }
      default: continue
      }
    }
  }

  private func addSink(_ use: RoleUse) {
    let range = tree.range(of: use.value)
    let binding = RoleTable.all[use.binding]
    let index = store.sinks.count - Int(base.sinks.start)
    store.sinks.append(
      SinkRecord(
        start: UInt32(range.start), end: UInt32(range.end), binding: UInt16(use.binding),
        role: binding.role.index, isLoop: binding.place == .animation && isLoop(use.value),
        isPicture: binding.place == .text && isPicture(use.value),
        isEdge: binding.place == .surface && isEdge(use.value),
        edges: binding.role == .spacing ? tree.paddedEdges(by: use.value).rawValue : 0))
    addFlows(from: use.value, to: .sink, Int32(index), binding.role.numberType)
  }

  /// A font that is asked for without its type: `.font(.system(size: 17))`, `label.font = .systemFont(ofSize: 17)`.
  private func readImplicitFont(_ id: NodeID) {
    let value: NodeID?
    if tree.kind(id) == .assignment {
      guard let target = tree.callee(id), tree.kind(target) == .member, tree.isNamed(target, "font") else {
        return
      }
      value = tree.value(id)
    } else {
      guard tree.isNamed(id, "font"), tree.isModifier(id), tree.argumentCount(id) == 1 else { return }
      value = tree.unlabelledArgument(id)
    }
    guard let value, fontType(of: value) == nil else { return }
    addFont(value, at: id, tree.kind(id) == .call ? .font : .kitFont)
  }

  /// What a font is asked for that nobody sees by itself.
  private static let fontMeasures = NameSet([
    "lineHeight", "ascender", "descender", "capHeight", "xHeight", "leading", "pointSize", "fontName",
    "familyName",
    "fontDescriptor",
  ])

  /// A font with its type before it, wherever it stands: `UIFont.systemFont(ofSize: 17)`, `Font.title.bold()`.
  private func readExplicitFont(_ id: NodeID) {
    guard let callee = tree.callee(id) else { return }
    let isMember = tree.kind(id) == .member
    // What is called is read with its arguments.
    if isMember, let parent = tree.parent(id), tree.kind(parent) == .call, tree.callee(parent) == id {
      return
    }
    let base = isMember || tree.kind(callee) != .member ? callee : tree.callee(callee)
    guard let base, tree.kind(base) == .identifier, let kind = Self.fontType(tree.name(base)) else { return }
    // `Font.Weight` is no font.
    if isMember, !(tree.name(id).map { ConstantNames.fontWords[$0.symbol] != nil } ?? false) { return }
    var whole = id
    while let member = tree.parent(whole), tree.kind(member) == .member, let call = tree.parent(member),
      tree.kind(call) == .call, tree.callee(call) == member,
      tree.name(member).map({ ConstantNames.fontModifiers.contains($0.symbol) }) ?? false
    {
      whole = call
    }
    if let parent = tree.parent(whole), tree.kind(parent) == .member, let name = tree.name(parent),
      Self.fontMeasures.contains(name)
    {
      return
    }
    // What the system makes of it for the size that people have set is no font of a token.
    guard !(tree.container(of: whole).map { tree.isNamed($0.call, "scaledFont") } ?? false) else { return }
    addFont(whole, at: id, kind)
  }

  /// Whose a font is, by the type that is written before it.
  private func fontType(of value: NodeID) -> PaintRecord.Kind? {
    var current = tree.unwrapped(value)
    while let inner = tree.callee(current) { current = tree.unwrapped(inner) }
    return tree.kind(current) == .identifier ? Self.fontType(tree.name(current)) : nil
  }

  private static func fontType(_ name: Name?) -> PaintRecord.Kind? {
    guard let name else { return nil }
    if name == "Font" { return .font }
    return name == "UIFont" || name == "NSFont" ? .kitFont : nil
  }

  private func addFont(_ value: NodeID, at id: NodeID, _ kind: PaintRecord.Kind) {
    let expression = expressions.write(value)
    guard expression >= 0 else { return }
    let range = tree.range(of: value)
    store.paints.append(
      PaintRecord(
        start: UInt32(range.start), end: UInt32(range.end), node: UInt32(value), expression: expression,
        context: enclosingType(of: id), kind: kind))
  }

  /// `Color("brand")`, `UIColor(named: "brand")`: the color set is named as a reference whose name no code has.
  private func readAsset(_ call: NodeID) {
    guard let name = tree.name(call), ColorType(name) != nil, let argument = tree.firstArgument(call),
      let value = tree.value(argument), tree.kind(value) == .stringLiteral,
      tree.name(argument).map({ $0 == "named" }) ?? true, let text = tree.literalText(value),
      let callee = calleeReference(call),
      let source = reference([ColorUses.symbol(ofAsset: text)], .method, at: call)
    else { return }
    let target = Int32(store.arguments.count - Int(base.arguments.start))
    store.arguments.append(ArgumentRecord(callee: callee, position: 0))
    addFlow(.reference(source), to: .argument, target, false, .inferred)
  }

  /// `Color(red: 1, green: 0.5, blue: 0)`, `.init(white: 0.9, alpha: 1)`, `UIColor(hex: "#1C1C1E")`.
  private func readWrittenColor(_ call: NodeID) {
    guard tree.constructedType(call).map({ ColorType($0) != nil }) ?? tree.isImplicitInitializer(call),
      WholeColor(of: call, in: tree, labels: []) != nil
        || tree.arguments(call).contains(where: { argument in
          tree.name(argument).map { ConstantNames.parts[$0.symbol] != nil } ?? false
        })
    else { return }
    addColor(
      call, tree.wantsNoName(call) ? .spareColor : .color,
      parts: UInt32(tree.paintedPlace(of: call).meant.rawValue))
  }

  /// `UIColor { $0.userInterfaceStyle == .dark ? a : b }`, `Color(light: a, dark: b)`, `scheme == .dark ? a : b`.
  private func readColorPair(_ id: NodeID) {
    guard tree.kind(id) == .ternary ? expressions.isAppearanceChoice(id) : takesTwoAppearances(id) else {
      return
    }
    addColor(id, .colorPair)
  }

  private func addColor(_ id: NodeID, _ kind: PaintRecord.Kind, parts: UInt32 = 0) {
    let range = tree.range(of: id)
    let expression = expressions.write(id)
    guard expression >= 0 else { return }
    store.paints.append(
      PaintRecord(
        start: UInt32(range.start), end: UInt32(range.end), node: UInt32(id), expression: expression,
        context: enclosingType(of: id), kind: kind, parts: parts))
  }

  private func takesTwoAppearances(_ call: NodeID) -> Bool {
    let isColor = tree.constructedType(call).map { ColorType($0) != nil } ?? false
    return tree.arguments(call).contains { argument in
      if let label = tree.name(argument), ConstantNames.dark.contains(label.symbol) { return true }
      return isColor && (tree.value(argument).map { tree.kind($0) == .closure } ?? false)
    }
  }

  /// `.shadow(color: .black.opacity(0.05), radius: 5, y: 2)`, `.shadow(radius: 5)`; one for each branch of its color.
  private func readShadow(_ call: NodeID) {
    guard let shadow = tree.shadow(call), shadow.kind != .inner else { return }
    guard let radius = constant(shadow.radius), let y = shadow.y.map({ constant($0) }) ?? 0 else { return }
    let x = shadow.x.flatMap { constant($0) } ?? 0
    for opacity in shadow.color.map({ opacities(ofShadow: $0, depth: 0) }) ?? [shadow.standardOpacity] {
      store.shadows.append(ShadowRecord(opacity: opacity, radius: radius, y: y, x: x))
    }
  }

  /// `layer.shadowOpacity = 0.1`
  private func readLayerShadow(_ assignment: NodeID) {
    guard let shadow = tree.layerShadow(assignment), shadow.property == .opacity,
      let opacity = ConstantArithmetic(tree: tree).value(shadow.value), opacity > 0
    else { return }
    store.shadows.append(ShadowRecord(opacity: opacity, radius: -1, y: 0, x: 0))
  }

  /// What is written behind a color: `.opacity(0.1)`.
  private func opacities(ofShadow color: NodeID, depth: Int) -> [Double] {
    let color = tree.unwrapped(color)
    if tree.kind(color) == .ternary, depth < 3 {
      return tree.children(color).dropFirst().flatMap { opacities(ofShadow: $0, depth: depth + 1) }
    }
    guard tree.kind(color) == .call else { return [] }
    let value =
      tree.isNamed(color, "opacity") && tree.isModifier(color)
      ? tree.unlabelledArgument(color) : tree.argument(color, "opacity")
    return value.flatMap { constant($0) }.map { [$0] } ?? []
  }

  /// A number as written, or that of the file's constant that is named instead.
  private func constant(_ expression: NodeID) -> Double? {
    if let number = ConstantArithmetic(tree: tree).value(expression) { return number }
    let values = ValueFollower(tree: tree, facts: facts).values(of: expression)
    return values.count == 1 ? values[0].value : nil
  }

  private func isPicture(_ value: NodeID) -> Bool {
    guard let font = tree.container(of: value)?.call else { return false }
    return RolePlaces(tree: tree, facts: facts).isPictureFont(font)
  }

  private func isEdge(_ value: NodeID) -> Bool {
    tree.container(of: value).map { RolePlaces(tree: tree, facts: facts).isEdge($0.call) } ?? false
  }

  private func isLoop(_ value: NodeID) -> Bool {
    guard let call = tree.container(of: value)?.call else { return false }
    return tree.outerModifiers(of: call).contains { tree.name(of: $0.name).hasPrefix("repeat") }
  }

  private func readDeclaredValue(_ id: NodeID) {
    guard let declaration = facts.scope.declaration(declaredBy: id) else { return }
    let slot = slot(of: declaration)
    guard slot >= 0 else { return }
    let record = store.slots[Int(base.slots.start) + Int(slot)]
    guard record.numberType != .other else { return }
    for value in tree.declaredValues(id) { addFlows(from: value, to: .slot, slot, record.numberType) }
  }

  // MARK: Calls and assignments

  private func readArguments(_ call: NodeID, bound: [NodeID]) {
    guard let name = tree.name(call),
      !Self.plainCalls.contains(name.hash) || isOfResource(call) || isOfNamedOpacity(call)
    else {
      return
    }
    var callee: UInt32?
    var position: UInt32 = 0
    for argument in tree.arguments(call) {
      if tree.node(argument).flags.contains(.trailingClosure) { break }
      defer { position += 1 }
      guard let value = tree.value(argument), !bound.contains(value), mayCarryNumber(value) else { continue }
      var target: Int32?
      forEachFlow(from: value) { source, negated in
        if target == nil {
          callee = callee ?? calleeReference(call)
          guard let callee else { return }
          target = Int32(store.arguments.count - Int(base.arguments.start))
          store.arguments.append(ArgumentRecord(callee: callee, position: position))
        }
        guard let target else { return }
        addFlow(source, to: .argument, target, negated, .inferred)
      }
    }
  }

  /// `.opacity(.faint)`: a number's name tells where the project uses it.
  private func isOfNamedOpacity(_ call: NodeID) -> Bool {
    tree.isNamed(call, "opacity") && tree.unlabelledArgument(call).map { tree.kind($0) == .member } ?? false
  }

  /// `Color(.brand)`.
  private func isOfResource(_ call: NodeID) -> Bool {
    guard ColorType(tree.name(call) ?? Name("")) != nil, let argument = tree.firstArgument(call),
      let value = tree.value(argument)
    else { return false }
    return tree.kind(value) == .member && tree.callee(value) == nil && tree.argumentCount(call) == 1
  }

  private func mayCarryNumber(_ id: NodeID) -> Bool {
    switch tree.kind(id) {
    case .integerLiteral, .floatLiteral, .prefixExpr, .ternary, .identifier, .member, .ifStmt, .switchStmt:
      return true
    case .call, .sequence, .tuple, .cast, .forceUnwrap: return true
    default: return false
    }
  }

  /// `inset = 20`, `self.inset = inset`, `card.inset = 20`.
  private func readAssignment(_ id: NodeID) {
    guard let target = tree.callee(id), let value = tree.value(id), mayCarryNumber(value) else { return }
    if let property = wrappedProperty(target) {
      return addFlows(from: value, to: .reference, Int32(property), .inferred)
    }
    var isKnown = false
    forEachSource(ofName: target) { source in
      isKnown = true
      switch source {
      case .slot(let slot):
        let type = store.slots[Int(base.slots.start) + Int(slot)].numberType
        if type != .other { addFlows(from: value, to: .slot, slot, type) }
      case .reference(let reference): addFlows(from: value, to: .reference, Int32(reference), .inferred)
      }
    }
    // Whatever `bar?.tintColor` belongs to, a color is what it takes.
    guard !isKnown, let name = tree.name(target), ColorTakers.isColorProperty(name),
      let reference = reference([name.symbol], .method, at: target)
    else { return }
    addFlows(from: value, to: .reference, Int32(reference), .inferred)
  }

  /// The property whose wrapper is set: `_inset = State(initialValue: inset)`.
  private func wrappedProperty(_ target: NodeID) -> UInt32? {
    guard let name = tree.name(target), let property = name.wrapped, !facts.scope.declaresMember(name),
      tree.kind(target) == .identifier || tree.callee(target).map({ tree.isNamed($0, "self") }) ?? false
    else { return nil }
    return reference([property.symbol], .path, at: target)
  }

  // MARK: Sources

  enum Source {
    case literal(NodeID)
    case slot(Int32)
    case reference(UInt32)
  }

  enum NamedSource {
    case slot(Int32)
    case reference(UInt32)
  }

  func addFlows(
    from expression: NodeID, to kind: FlowRecord.Target, _ target: Int32, _ type: NumberType
  ) {
    forEachFlow(from: expression) { source, negated in addFlow(source, to: kind, target, negated, type) }
  }

  private func forEachFlow(from expression: NodeID, _ body: (Source, Bool) -> Void) {
    tree.forEachValueLeaf(expression) { leaf, negated in
      switch leaf {
      case .literal(let id): body(.literal(id), negated)
      case .name(let id):
        forEachSource(ofName: id) { source in
          switch source {
          case .slot(let slot): body(.slot(slot), negated)
          case .reference(let reference): body(.reference(reference), negated)
          }
        }
      case .call(let id):
        if let reference = functionReference(id) { body(.reference(reference), negated) }
      }
    }
  }

  private func addFlow(
    _ source: Source, to kind: FlowRecord.Target, _ target: Int32, _ negated: Bool, _ type: NumberType
  ) {
    var flow = FlowRecord(
      source: 0, target: UInt32(target), sourceKind: .literal, targetKind: kind, isNegated: negated)
    switch source {
    case .literal(let id):
      guard let value = tree.number(id) else { return }
      let range = tree.range(of: id)
      flow.source = UInt32(store.literals.count) - base.literals.start
      store.literals.append(
        LiteralRecord(
          value: value, node: UInt32(id), start: UInt32(range.start), end: UInt32(range.end),
          numberType: type,
          isInteger: tree.kind(id) == .integerLiteral))
    case .slot(let slot):
      flow.source = UInt32(slot)
      flow.sourceKind = .slot
      if kind == .slot, slot == target { return }
    case .reference(let reference):
      flow.source = reference
      flow.sourceKind = .reference
    }
    store.flows.append(flow)
  }

  /// What a plain name or a member leads to: one thing, or one in each clause of an `#if`.
  private func forEachSource(ofName id: NodeID, _ body: (NamedSource) -> Void) {
    if tree.kind(id) == .identifier {
      guard let name = tree.name(id) else { return }
      switch facts.scope.meaning(of: name, at: id) {
      case .declaration(let declaration):
        let slot = slot(of: declaration)
        if slot >= 0 { body(.slot(slot)) }
      case .alternatives(let all):
        for slot in all.map({ slot(of: $0) }) where slot >= 0 { body(.slot(slot)) }
      case .ambiguous: return
      case .unknown:
        if let reference = reference([name.symbol], .path, at: id) { body(.reference(reference)) }
      }
    } else if tree.kind(id) == .member, let reference = memberReference(id) {
      body(.reference(reference))
    }
  }

  /// `self.pad`, `Layout.pad`, `.pad`, `theme.radius.lg`.
  private func memberReference(_ id: NodeID) -> UInt32? {
    guard let names = names(of: id), let first = names.first else { return nil }
    if tree.callee(leftmost(id)) == nil, tree.kind(leftmost(id)) == .member {
      return reference(names.map { tree.name(of: $0).symbol }, .implicit, at: id)
    }
    let symbols = names.map { tree.name(of: $0).symbol }
    let name = tree.name(of: first)
    if name == "self" || name == "Self" {
      return symbols.count > 1 ? reference(Array(symbols.dropFirst()), .path, at: id) : nil
    }
    if !tree.startsUppercase(name) {
      switch facts.scope.meaning(of: name, at: id) {
      case .declaration(let declaration):
        // The way goes on in the variable's type.
        return owner(of: declaration).flatMap { reference($0 + symbols.dropFirst(), .path, at: id) }
      case .ambiguous, .alternatives: return nil
      case .unknown: break
      }
    }
    return reference(symbols, .path, at: id)
  }

  /// The names of a variable's type, or of the value it is set to: `Theme.shared`.
  private func owner(of declaration: FileScope.Declaration) -> [Symbol]? {
    let slot = slot(of: declaration)
    guard slot >= 0 else { return nil }
    let type = store.slots[Int(base.slots.start) + Int(slot)].type
    if type.count > 0 {
      let start = Int(base.symbols.start) + Int(type.start)
      return (start..<start + Int(type.count)).map { store.symbols[$0] }
    }
    return tree.path(ofValueOf: declaration.node)
  }

  private func leftmost(_ id: NodeID) -> NodeID {
    var current = id
    var left = 16
    while left > 0, tree.kind(current) == .member, let base = tree.callee(current) {
      current = tree.unwrapped(base)
      left -= 1
    }
    return current
  }

  /// The names of `a.b.c` and `.b.c`; `nil` where something else than names is among them.
  func names(of id: NodeID) -> [TokenID]? {
    var reversed: [TokenID] = []
    var current = id
    while reversed.count < 12 {
      guard let token = tree.nameToken(current) else { return nil }
      reversed.append(token)
      switch tree.kind(current) {
      case .identifier: return reversed.reversed()
      case .member:
        guard let base = tree.callee(current) else { return reversed.reversed() }
        current = tree.unwrapped(base)
      default: return nil
      }
    }
    return nil
  }

  private func reference(
    _ path: [Symbol], _ kind: ReferenceRecord.Kind, at id: NodeID, call: NodeID? = nil,
    isInitializer: Bool = false
  ) -> UInt32? {
    guard !path.isEmpty else { return nil }
    var labels: [Symbol] = []
    var closures: UInt8 = 0
    if let call {
      for argument in tree.arguments(call) {
        if tree.node(argument).flags.contains(.trailingClosure) {
          closures += closures < 255 ? 1 : 0
        } else {
          labels.append(tree.name(argument)?.symbol ?? 0)
        }
      }
    }
    store.references.append(
      ReferenceRecord(
        path: symbols(path), labels: symbols(labels), context: enclosingType(of: id),
        start: UInt32(tree.range(of: id).start), kind: kind, isCall: call != nil,
        isInitializer: isInitializer, trailingClosures: closures))
    return UInt32(store.references.count - 1) - base.references.start
  }

  /// The function whose result a call in a value's place is, or which makes the font that the call changes:
  /// `.serif(.title).weight(.bold)`.
  private func functionReference(_ call: NodeID) -> UInt32? {
    guard let callee = tree.callee(call), tree.constructedType(call) == nil else { return nil }
    let target = tree.unwrapped(callee)
    if let changed = tree.callee(target), tree.kind(tree.unwrapped(changed)) == .call,
      let name = tree.name(target)?.symbol, ConstantNames.fontModifiers.contains(name)
    {
      return functionReference(tree.unwrapped(changed))
    }
    guard let names = names(of: target), let first = names.first else { return nil }
    var symbols = names.map { tree.name(of: $0).symbol }
    let name = tree.name(of: first)
    let isOwn = name == "self" || name == "Self"
    if isOwn { symbols.removeFirst() }
    if tree.kind(leftmost(target)) == .member { return reference(symbols, .implicit, at: call, call: call) }
    if isOwn {
      guard symbols.count == 1 else { return nil }
    } else if !tree.startsUppercase(name) {
      // A method of a variable's, or a closure that a variable holds.
      guard symbols.count == 1, case .unknown = facts.scope.meaning(of: name, at: call) else { return nil }
    }
    return reference(symbols, .path, at: call, call: call)
  }

  /// What a call calls, for its arguments.
  private func calleeReference(_ call: NodeID) -> UInt32? {
    guard let callee = tree.callee(call) else { return nil }
    let target = tree.unwrapped(callee)
    if tree.isImplicitInitializer(call) {
      guard let type = tree.implicitlyConstructedType(call) else { return nil }
      return reference([type.symbol], .path, at: call, call: call, isInitializer: true)
    }
    if tree.constructedType(call) != nil, var names = names(of: target) {
      if names.count > 1, tree.name(of: names[names.count - 1]) == "init" { names.removeLast() }
      if tree.name(of: names[0]) == "Self" { names.replaceSubrange(0..<1, with: enclosingTypeTokens(call)) }
      return reference(
        names.map { tree.name(of: $0).symbol }, .path, at: call, call: call, isInitializer: true)
    }
    switch tree.kind(target) {
    case .identifier:
      guard let name = tree.name(target) else { return nil }
      // A closure held by a variable is no function of the project.
      if case .unknown = facts.scope.meaning(of: name, at: call) {
        return reference([name.symbol], .path, at: call, call: call)
      }
      return nil
    case .member:
      guard let name = tree.name(target) else { return nil }
      guard let base = tree.callee(target) else {
        return reference([name.symbol], .implicit, at: call, call: call)
      }
      let owner = tree.unwrapped(base)
      if tree.kind(owner) == .identifier, tree.isNamed(owner, "self") || tree.isNamed(owner, "Self") {
        if name == "init" {
          return reference(
            symbols(of: enclosingTypeTokens(call)), .path, at: call, call: call, isInitializer: true)
        }
        return reference([name.symbol], .path, at: call, call: call)
      }
      if tree.kind(owner) == .identifier, tree.isNamed(owner, "super") {
        guard let superclass = superclass(call) else { return nil }
        return name == "init"
          ? reference([superclass], .path, at: call, call: call, isInitializer: true)
          : reference([superclass, name.symbol], .path, at: call, call: call)
      }
      if let names = names(of: target), let first = names.first, tree.startsUppercase(tree.name(of: first)),
        tree.kind(leftmost(target)) == .identifier
      {
        return reference(names.map { tree.name(of: $0).symbol }, .path, at: call, call: call)
      }
      return reference([name.symbol], beginsWithView(owner) ? .modifier : .method, at: call, call: call)
    default: return nil
    }
  }

  /// Whether a chain begins with something that is made in place: `Text("").padding()`.
  private func beginsWithView(_ id: NodeID) -> Bool {
    var current = id
    var left = 256
    while left > 0, tree.kind(current) == .call, tree.constructedType(current) == nil,
      let callee = tree.callee(current), tree.kind(callee) == .member, let base = tree.callee(callee)
    {
      current = tree.unwrapped(base)
      left -= 1
    }
    return tree.kind(current) == .call && tree.constructedType(current) != nil
  }

  /// The first name behind the colon of the class around a node.
  private func superclass(_ id: NodeID) -> Symbol? {
    guard let type = tree.enclosingType(of: id), tree.kind(type) == .classDecl else { return nil }
    return tree.firstChild(type, .inheritedType).flatMap { tree.name($0)?.symbol }
  }

}

extension SyntaxTree {
  /// The names of the value that a variable without a type is set to: `let theme = Theme.shared`.
  func path(ofValueOf declaration: NodeID) -> [Symbol]? {
    guard let value = declaredValues(declaration).first, kind(value) == .member else { return nil }
    var reversed: [Symbol] = []
    var node = value
    while let name = name(node), reversed.count < 12 {
      reversed.append(name.symbol)
      if kind(node) == .identifier {
        return startsUppercase(name) && !(name == "Self") ? reversed.reversed() : nil
      }
      guard kind(node) == .member, let base = callee(node) else { return nil }
      node = unwrapped(base)
    }
    return nil
  }
}
