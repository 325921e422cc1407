/// Reads one file's share of the project index: what it declares that may hold a number, and where numbers go.
///
/// What a name means within a function is settled here, by the file's own scopes. Everything else is left to the linker
/// as a reference.
final class SummaryReader {
  let tree: SyntaxTree
  let facts: FileFacts
  let store: SummaryStore
  /// Where the file's shares begin.
  let base: FileRecord
  /// The slots of the file's declarations, by their position in its scope; -1 for none.
  private var slotOfDeclaration: [Int32]
  private var typeOfNode: [NodeID: Int32] = [:]
  private var resultOfFunction: [NodeID: Int32] = [:]

  /// Appends a file's share.
  /// - Parameter isUserInterface: whether the file can give numbers a role.
  static func read(
    _ tree: SyntaxTree, facts: FileFacts, isUserInterface: Bool, into store: SummaryStore
  ) -> FileRecord {
    var file = store.begin()
    let reader = SummaryReader(tree: tree, facts: facts, store: store, base: file)
    (file.importCount, file.exportCount) = reader.readImports()
    reader.readDeclarations()
    reader.readFlows(isUserInterface: isUserInterface)
    store.finish(&file)
    return file
  }

  private init(tree: SyntaxTree, facts: FileFacts, store: SummaryStore, base: FileRecord) {
    self.tree = tree
    self.facts = facts
    self.store = store
    self.base = base
    slotOfDeclaration = Array(repeating: -1, count: facts.scope.declarations.count)
  }

  // MARK: Small parts

  private func text(_ name: Name) -> TextRange {
    let start = store.text.count
    for index in 0..<name.count { store.text.append(name.base[index]) }
    return TextRange(start: UInt32(start) - base.text.start, count: UInt32(name.count))
  }

  private func symbols(_ names: some Sequence<Symbol>) -> Stretch {
    let start = store.symbols.count
    for name in names { store.symbols.append(name) }
    return Stretch(
      start: UInt32(start) - base.symbols.start, count: UInt32(store.symbols.count - start))
  }

  private func path(_ tokens: [TokenID]) -> Stretch {
    let tree = tree
    return symbols(tokens.lazy.map { tree.name(of: $0).symbol })
  }

  /// Those that the file hands on to who imports its module come first.
  private func readImports() -> (all: UInt32, exported: UInt32) {
    let tree = tree
    let imports = (0..<tree.nodeCount).filter { tree.kind($0) == .importDecl }
    func isExported(_ id: NodeID) -> Bool {
      tree.children(id).contains { tree.kind($0) == .attribute && tree.isNamed($0, "_exported") }
    }
    let exported = imports.filter(isExported)
    let rest = imports.filter { !isExported($0) }
    return (
      symbols((exported + rest).compactMap { tree.name($0)?.symbol }).count, UInt32(exported.count)
    )
  }

  private func flags(_ id: NodeID) -> DeclarationFlags {
    let node = tree.node(id).flags
    var flags: DeclarationFlags = []
    if node.contains(.isPrivate) { flags.insert(.isPrivate) }
    if node.contains(.isPublic) { flags.insert(.isPublic) }
    if node.contains(.isStatic) { flags.insert(.isStatic) }
    if node.contains(.constant) { flags.insert(.isConstant) }
    // What an extension says of itself holds for its members.
    if let block = tree.parent(id), tree.kind(block) == .memberBlock, let type = tree.parent(block),
      tree.kind(type) == .extensionDecl
    {
      let outer = tree.node(type).flags
      if outer.contains(.isPrivate) { flags.insert(.isPrivate) }
      if outer.contains(.isPublic) { flags.insert(.isPublic) }
    }
    return flags
  }

  /// The position of the type around a node, or -1.
  private func enclosingType(of id: NodeID) -> Int32 {
    tree.enclosingType(of: id).flatMap { typeOfNode[$0] } ?? -1
  }

  // MARK: Types

  /// In source order of their ends reversed, so that outer types come before those inside.
  private func readDeclarations() {
    var id = tree.nodeCount - 1
    while id >= 0 {
      switch tree.kind(id) {
      case .structDecl: addType(id, .structure)
      case .classDecl: addType(id, .class)
      case .enumDecl: addType(id, .enumeration)
      case .actorDecl: addType(id, .actor)
      case .protocolDecl: addType(id, .protocol)
      case .extensionDecl: addType(id, .extension)
      case .typealiasDecl: addAlias(id)
      default: break
      }
      id -= 1
    }
    for id in 0..<tree.nodeCount {
      switch tree.kind(id) {
      case .funcDecl, .initDecl: addCallable(id)
      case .enumCaseElement: addCase(id)
      default: continue
      }
    }
    for declaration in facts.scope.declarations where !declaration.isOpaque {
      if tree.kind(declaration.node) == .binding, !declaration.isLocal { _ = slot(of: declaration) }
    }
  }

  private func addType(_ id: NodeID, _ kind: TypeKind) {
    guard let name = tree.name(id) else { return }
    var flags = flags(id)
    if isDrawn(id) { flags.insert(.isDrawn) }
    if isLocal(id) { flags.insert(.isLocal) }
    if kind == .class || hasInitializer(id) { flags.insert(.hasInitializer) }
    let extended = kind == .extension ? extendedType(id) : []
    if TokenWords.areHeld(byType: name)
      || extended.contains(where: { TokenWords.areHeld(byType: tree.name(of: $0)) })
    {
      flags.insert(.holdsTokens)
    }
    typeOfNode[id] = Int32(store.types.count - Int(base.types.start))
    store.types.append(
      TypeRecord(
        name: (extended.last.map { tree.name(of: $0) } ?? name).symbol, parent: enclosingType(of: id),
        path: path(extended), inherited: inherited(id), text: text(name), kind: kind, flags: flags))
  }

  /// What types of the system are most often made of; no project declares such.
  private static let systemTypes: Set<UInt32> = Set(
    [
      "View", "ViewModifier", "Shape", "InsettableShape", "App", "Scene", "Widget", "PreviewProvider",
      "ButtonStyle", "Codable", "Decodable", "Encodable", "Hashable", "Equatable", "Identifiable", "Sendable",
      "CaseIterable", "String", "Int", "CGFloat", "Double", "Error", "ObservableObject", "NSObject", "UIView",
      "UIViewController", "NSView", "NSViewController", "UIViewRepresentable", "XCTestCase",
    ].map { (name: StaticString) in Name(name).hash })

  private func inherited(_ id: NodeID) -> Stretch {
    let tree = tree
    return symbols(
      tree.children(id).lazy.compactMap { child in
        guard tree.kind(child) == .inheritedType, let name = tree.name(child),
          !Self.systemTypes.contains(name.hash)
        else { return nil }
        return name.symbol
      })
  }

  /// The names behind `extension`.
  private func extendedType(_ id: NodeID) -> [TokenID] {
    guard var index = tree.nameToken(id) else { return [] }
    while index >= 2, tree.token(index - 1).kind == .period, tree.token(index - 2).kind == .identifier {
      index -= 2
    }
    var names = [index]
    while tree.token(index + 1).kind == .period, tree.token(index + 2).kind == .identifier {
      index += 2
      names.append(index)
    }
    return names
  }

  private func hasInitializer(_ id: NodeID) -> Bool {
    guard let block = tree.firstChild(id, .memberBlock) else { return false }
    return tree.children(block).prefix(400).contains { tree.kind($0) == .initDecl }
  }

  private static let drawnProtocols: [StaticString] = [
    "View", "ViewModifier", "Shape", "InsettableShape", "App", "Scene", "Widget", "PreviewProvider",
    "UIViewRepresentable", "NSViewRepresentable", "UIViewControllerRepresentable", "Layout",
  ]
  private static let drawnSuffixes: [StaticString] = [
    "Style", "View", "ViewController", "Cell", "Control", "Button", "Modifier",
  ]

  private func isDrawn(_ id: NodeID) -> Bool {
    tree.children(id).contains { child in
      guard tree.kind(child) == .inheritedType, let name = tree.name(child) else { return false }
      return Self.drawnProtocols.contains { name == $0 } || Self.drawnSuffixes.contains { name.hasSuffix($0) }
    }
  }

  private func isLocal(_ id: NodeID) -> Bool {
    tree.ancestors(id).contains { ancestor in
      switch tree.kind(ancestor) {
      case .codeBlock, .closure, .accessorBlock: return true
      default: return false
      }
    }
  }

  private func addAlias(_ id: NodeID) {
    guard let name = tree.name(id), let type = tree.firstChild(id, .type),
      case .named(let tokens) = DeclaredType(tree, type), !isLocal(id)
    else { return }
    store.aliases.append(
      AliasRecord(
        name: name.symbol, owner: enclosingType(of: id), path: path(tokens), text: text(name),
        flags: flags(id)))
  }

  // MARK: Callables

  private func addCallable(_ id: NodeID) {
    let isInitializer = tree.kind(id) == .initDecl
    guard let name = isInitializer ? Name("init") : tree.name(id) else { return }
    let owner = enclosingType(of: id)
    let first = store.slots.count
    for child in tree.children(id) where tree.kind(child) == .parameter { addParameter(child, owner: owner) }
    let parameters = Stretch(
      start: UInt32(first) - base.slots.start, count: UInt32(store.slots.count - first))
    var flags = flags(id)
    if isInitializer { flags.insert(.isInitializer) }
    if !isInitializer, isLocal(id) { flags.insert(.isLocal) }
    var result: Int32 = -1
    if !isInitializer, let type = tree.firstChild(id, .returnType),
      case .number(let number) = DeclaredType(tree, type)
    {
      result = addSlot(
        SlotRecord(
          name: name.symbol, label: 0, owner: owner, type: Stretch(), text: text(name), offset: offset(id),
          kind: .result, numberType: number, flags: flags.union(.isComputed)))
      resultOfFunction[id] = result
    }
    store.callables.append(
      CallableRecord(
        name: isInitializer ? 0 : name.symbol, owner: owner, parameters: parameters, result: result,
        text: isInitializer ? TextRange() : text(name), flags: flags))
  }

  private func addParameter(_ id: NodeID, owner: Int32) {
    var numberType = NumberType.other
    var flags: DeclarationFlags = [.isLocal]
    var type = Stretch()
    var hasType = false
    for child in tree.children(id) {
      switch tree.kind(child) {
      case .attribute: continue
      case .type, .typeAnnotation:
        hasType = true
        switch DeclaredType(tree, child) {
        case .number(let number): numberType = number
        case .named(let names): type = path(names)
        case .closure: flags.insert(.isClosure)
        case .other: break
        }
      default: if hasType { flags.insert(.hasDefault) }
      }
    }
    let label = tree.label(ofParameter: id).map { tree.name(of: $0) }
    var labelLength: UInt32 = 0
    if let label, label.symbol != tree.name(id)?.symbol { labelLength = text(label).count }
    let slot = addSlot(
      SlotRecord(
        name: tree.name(id)?.symbol ?? 0, label: label?.symbol ?? 0, owner: owner, type: type,
        text: tree.name(id).map { text($0) } ?? TextRange(), offset: offset(id), labelLength: labelLength,
        kind: .parameter, numberType: numberType, flags: flags))
    guard let name = tree.name(id) else { return }
    if let declaration = facts.scope.declaration(of: name, declaredBy: id) {
      slotOfDeclaration[declaration.index] = slot
    }
  }

  private func addCase(_ id: NodeID) {
    guard let name = tree.name(id), let declaration = tree.parent(id) else { return }
    let hasPayload = tree.firstChild(id, .parameter) != nil
    let slot = addSlot(
      SlotRecord(
        name: name.symbol, label: 0, owner: enclosingType(of: declaration), type: Stretch(), text: text(name),
        offset: offset(id), kind: .enumCase, numberType: hasPayload ? .other : rawType(of: declaration),
        flags: [.isStatic, .isConstant]))
    if let value = tree.value(id), !hasPayload {
      addFlows(from: value, to: .slot, slot, rawType(of: declaration))
    }
  }

  /// `CGFloat` of `enum Spacing: CGFloat`.
  private func rawType(of declaration: NodeID) -> NumberType {
    guard let type = tree.enclosingType(of: declaration) else { return .other }
    for child in tree.children(type) where tree.kind(child) == .inheritedType {
      if let number = tree.name(child).flatMap({ NumberType($0) }) { return number }
    }
    return .other
  }

  private func offset(_ id: NodeID) -> UInt32 {
    tree.token(tree.nameToken(id) ?? Int(tree.node(id).firstToken)).start
  }

  private func addSlot(_ slot: SlotRecord) -> Int32 {
    store.slots.append(slot)
    return Int32(store.slots.count - 1 - Int(base.slots.start))
  }

  // MARK: Variables

  /// The slot of a variable or parameter; -1 where it can hold no number and leads to none.
  private func slot(of declaration: FileScope.Declaration) -> Int32 {
    let known = slotOfDeclaration[declaration.index]
    if known != -1 || declaration.isOpaque { return known >= 0 ? known : -1 }
    let slot = makeSlot(declaration)
    slotOfDeclaration[declaration.index] = slot >= 0 ? slot : -2
    return slot
  }

  private func makeSlot(_ declaration: FileScope.Declaration) -> Int32 {
    let id = declaration.node
    guard tree.kind(id) == .binding, let name = tree.name(id), let variable = tree.parent(id) else {
      return -1
    }
    var flags = flags(variable)
    if declaration.isLocal { flags.insert(.isLocal) }
    var numberType = NumberType.inferred
    var type: [TokenID] = []
    var initializer: NodeID?
    for child in tree.children(id) {
      switch tree.kind(child) {
      case .wildcard: continue
      case .typeAnnotation:
        switch DeclaredType(tree, child) {
        case .number(let number): numberType = number
        case .named(let names):
          numberType = .other
          type = names
        case .closure, .other: return -1
        }
      case .accessorBlock: if initializer == nil { flags.insert(.isComputed) }
      default:
        initializer = child
        flags.insert(.hasDefault)
      }
    }
    if type.isEmpty, numberType == .inferred, let initializer {
      guard canHoldNumber(initializer) else { return -1 }
      if tree.kind(initializer) == .identifier, tree.isNamed(initializer, "self") {
        // `var copy = self`.
        numberType = .other
        type = enclosingTypeTokens(id)
      } else if let constructed = constructedPath(initializer) {
        type = constructed
        if NumberType(tree.name(of: constructed[constructed.count - 1])) == nil {
          numberType = .other
        } else {
          type = []
        }
      }
    }
    if numberType == .other, declaration.isLocal, type.isEmpty { return -1 }
    let owner = enclosingType(of: id)
    let slot = addSlot(
      SlotRecord(
        name: name.symbol, label: 0, owner: owner, type: path(type), text: text(name), offset: offset(id),
        kind: .variable, numberType: numberType, flags: flags))
    if !declaration.isLocal, let initializer {
      readParts(of: initializer, slot: slot, name, owner: owner, flags)
    }
    return slot
  }

  /// The names of the type around a node.
  private func enclosingTypeTokens(_ id: NodeID) -> [TokenID] {
    guard let type = tree.enclosingType(of: id) else { return [] }
    return tree.kind(type) == .extensionDecl ? extendedType(type) : tree.nameToken(type).map { [$0] } ?? []
  }

  /// Whether an initializer without a type beside it can come to a number, or to a value that holds some.
  private func canHoldNumber(_ id: NodeID) -> Bool {
    switch tree.kind(id) {
    case .stringLiteral, .closure, .array, .dictionary, .booleanLiteral, .nilLiteral, .keyPath, .regexLiteral:
      return false
    default: return true
    }
  }

  /// The names of the type in `Radius()`, `DS.Radius(…)`.
  private func constructedPath(_ id: NodeID) -> [TokenID]? {
    guard tree.kind(id) == .call, tree.constructedType(id) != nil, let callee = tree.callee(id),
      var names = names(of: tree.unwrapped(callee))
    else { return nil }
    if let last = names.last, tree.name(of: last) == "init" { names.removeLast() }
    return names.isEmpty ? nil : names
  }

  /// Numbers with names of their own inside a constant: a tuple's, or those its type is made with.
  private func readParts(
    of initializer: NodeID, slot: Int32, _ name: Name, owner: Int32, _ flags: DeclarationFlags
  ) {
    switch tree.kind(initializer) {
    case .tuple:
      let type = Int32(store.types.count - Int(base.types.start))
      var isFirst = true
      for argument in tree.arguments(initializer) {
        guard let label = tree.name(argument), let value = tree.value(argument) else { continue }
        if isFirst {
          store.types.append(
            TypeRecord(
              name: name.symbol, parent: owner, path: Stretch(), text: text(name), kind: .tuple, flags: flags)
          )
          isFirst = false
        }
        let part = addSlot(
          SlotRecord(
            name: label.symbol, label: 0, owner: type, type: Stretch(), text: text(label),
            offset: tree.token(Int(tree.node(argument).firstToken)).start, kind: .variable,
            numberType: .inferred, flags: flags.union([.isStatic])))
        addFlows(from: value, to: .slot, part, .inferred)
        addField(slot, label.symbol, value)
      }
    case .call:
      addColor(initializer, slot)
      for argument in tree.arguments(initializer) {
        guard let label = tree.name(argument), let value = tree.value(argument) else {
          if let value = tree.value(argument) { addField(slot, 0, value) }
          continue
        }
        addField(slot, label.symbol, value)
        if label == "color" { addOpacity(value, slot) }
      }
    case .sequence: addField(slot, name.symbol, initializer)
    default: return
    }
  }

  /// How opaque the color is that a shadow's constant names.
  private func addOpacity(_ color: NodeID, _ slot: Int32) {
    var reader = ColorReader(tree: tree, facts: facts, hexLabels: ["hex"])
    reader.read(color, ColorReader.State(owners: .swiftUI, branch: color))
    guard reader.result.count == 1, !reader.result[0].isUnknown else { return }
    var opacity = 1.0
    for factor in reader.result[0].opacities {
      guard let value = ConstantArithmetic(tree: tree).value(factor) else { return }
      opacity *= value
    }
    store.fields.append(
      FieldRecord(slot: UInt32(slot), label: SymbolHash.symbol("opacity"), value: opacity))
  }

  private func addField(_ slot: Int32, _ label: Symbol, _ value: NodeID) {
    if let number = ConstantArithmetic(tree: tree).value(value) {
      store.fields.append(FieldRecord(slot: UInt32(slot), label: label, value: number))
    }
  }

  private func addColor(_ initializer: NodeID, _ slot: Int32) {
    var reader = ColorReader(tree: tree, facts: facts, hexLabels: ["hex"])
    reader.read(initializer, ColorReader.State(owners: .swiftUI, branch: initializer))
    guard reader.result.count == 1, case .components(let components?) = reader.result[0].kind,
      tree.spellsAllOfColor(reader.result[0], hexLabels: ["hex"]), let type = tree.colorType(of: initializer),
      components.isInRange
    else { return }
    var alpha = 1.0
    for opacity in reader.result[0].opacities {
      guard let value = ConstantArithmetic(tree: tree).value(opacity) else { return }
      alpha *= value
    }
    store.colors.append(
      ColorRecord(
        slot: UInt32(slot), red: Float(components.red), green: Float(components.green),
        blue: Float(components.blue), alpha: Float(alpha), type: UInt32(type.rawValue)))
  }
}

// MARK: - Flows

extension SummaryReader {
  /// Calls whose numbers are those of geometry or drawing, never a component's.
  private static let plainCalls: Set<UInt32> = Set(
    [
      "frame", "offset", "opacity", "CGSize", "CGRect", "CGPoint", "Color", "UIColor", "NSColor",
      "scaleEffect",
      "rotationEffect", "zIndex", "lineLimit", "print", "Array", "String", "Text", "UnitPoint", "CGVector",
      "asyncAfter", "sleep", "stride", "blur", "fontWeight", "index", "dropFirst", "prefix", "append",
      "insert",
    ].map { (name: StaticString) in Name(name).hash })

  private func readFlows(isUserInterface: Bool) {
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
        if kind == .assignment {
          if bound.isEmpty { readAssignment(id) }
        } else if isUserInterface || tree.constructedType(id) != nil {
          readArguments(id, bound: bound)
        }
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
        isEdge: binding.place == .surface && isEdge(use.value)))
    addFlows(from: use.value, to: .sink, Int32(index), binding.role.numberType)
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
    guard let name = tree.name(id),
      let declaration = facts.scope.declaration(of: name, declaredBy: id)
    else { return }
    let slot = slot(of: declaration)
    guard slot >= 0 else { return }
    let record = store.slots[Int(base.slots.start) + Int(slot)]
    guard record.numberType != .other else {
      readCaseValues(id, slot)
      return
    }
    for value in tree.declaredValues(id) { addFlows(from: value, to: .slot, slot, record.numberType) }
    if record.flags.contains(.isComputed) { readCaseValues(id, slot) }
  }

  /// What a property comes to for each case of its own type: `switch self { case .small: 8 }`.
  private func readCaseValues(_ id: NodeID, _ slot: Int32) {
    guard let block = tree.firstChild(id, .accessorBlock) else { return }
    let statements = tree.statements(block)
    guard statements.count == 1 else { return }
    var item = statements[0]
    if tree.kind(item) == .returnStmt, let inner = tree.callee(item) { item = inner }
    guard tree.kind(item) == .switchStmt, let subject = tree.callee(item), tree.isNamed(subject, "self")
    else {
      return
    }
    for branch in tree.children(item) where tree.kind(branch) == .switchCase {
      guard let last = tree.value(branch) else { continue }
      let result = tree.kind(last) == .returnStmt ? tree.callee(last) : tree.switchCaseValue(branch)
      guard let result, let value = ConstantArithmetic(tree: tree).value(result) else { continue }
      for pattern in tree.children(branch) where pattern != last && tree.kind(pattern) == .member {
        guard let name = tree.name(pattern) else { continue }
        store.fields.append(FieldRecord(slot: UInt32(slot), label: name.symbol, value: value))
      }
    }
  }

  // MARK: Calls and assignments

  private func readArguments(_ call: NodeID, bound: [NodeID]) {
    guard let name = tree.name(call), !Self.plainCalls.contains(name.hash) else { return }
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
    switch source(ofName: target) {
    case .slot(let slot):
      let type = store.slots[Int(base.slots.start) + Int(slot)].numberType
      if type != .other { addFlows(from: value, to: .slot, slot, type) }
    case .reference(let reference): addFlows(from: value, to: .reference, Int32(reference), .inferred)
    case nil: return
    }
  }

  // MARK: Sources

  private enum Source {
    case literal(NodeID)
    case slot(Int32)
    case reference(UInt32)
  }

  private enum NamedSource {
    case slot(Int32)
    case reference(UInt32)
  }

  private func addFlows(
    from expression: NodeID, to kind: FlowRecord.Target, _ target: Int32, _ type: NumberType
  ) {
    forEachFlow(from: expression) { source, negated in addFlow(source, to: kind, target, negated, type) }
  }

  private func forEachFlow(from expression: NodeID, _ body: (Source, Bool) -> Void) {
    tree.forEachValueLeaf(expression) { leaf, negated in
      switch leaf {
      case .literal(let id): body(.literal(id), negated)
      case .name(let id):
        switch source(ofName: id) {
        case .slot(let slot): body(.slot(slot), negated)
        case .reference(let reference): body(.reference(reference), negated)
        case nil: return
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

  /// What a plain name or a member leads to.
  private func source(ofName id: NodeID) -> NamedSource? {
    if tree.kind(id) == .identifier {
      guard let name = tree.name(id) else { return nil }
      switch facts.scope.meaning(of: name, at: id) {
      case .declaration(let declaration):
        let slot = slot(of: declaration)
        guard slot >= 0 else { return nil }
        return .slot(slot)
      case .ambiguous: return nil
      case .unknown: return reference([name.symbol], .path, at: id).map { .reference($0) }
      }
    }
    guard tree.kind(id) == .member else { return nil }
    return memberReference(id).map { .reference($0) }
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
        let slot = slot(of: declaration)
        guard slot >= 0 else { return nil }
        let type = store.slots[Int(base.slots.start) + Int(slot)].type
        guard type.count > 0 else { return nil }
        let start = Int(base.symbols.start) + Int(type.start)
        let owner = (start..<start + Int(type.count)).map { store.symbols[$0] }
        return reference(owner + symbols.dropFirst(), .path, at: id)
      case .ambiguous: return nil
      case .unknown: break
      }
    }
    return reference(symbols, .path, at: id)
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
  private func names(of id: NodeID) -> [TokenID]? {
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
        path: symbols(path), labels: symbols(labels), context: enclosingType(of: id), kind: kind,
        isCall: call != nil, isInitializer: isInitializer, trailingClosures: closures))
    return UInt32(store.references.count - 1) - base.references.start
  }

  /// The function whose result a call in a value's place is.
  private func functionReference(_ call: NodeID) -> UInt32? {
    guard let callee = tree.callee(call), tree.constructedType(call) == nil else { return nil }
    let target = tree.unwrapped(callee)
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
      guard let type = tree.contextualType(of: call) else { return nil }
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
          return enclosingTypeName(call).flatMap {
            reference([$0], .path, at: call, call: call, isInitializer: true)
          }
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

  private func enclosingTypeName(_ id: NodeID) -> Symbol? {
    tree.enclosingType(of: id).flatMap { tree.name($0)?.symbol }
  }
}

/// The stretches of a file that only previews show.
struct PreviewRanges {
  private var ranges: [ClosedRange<NodeID>] = []

  init(_ tree: SyntaxTree) {
    for id in 0..<tree.nodeCount {
      switch tree.kind(id) {
      case .macroExpansion: if tree.isNamed(id, "Preview") { ranges.append(tree.subtree(id)) }
      case .inheritedType:
        if tree.isNamed(id, "PreviewProvider") || tree.isNamed(id, "LibraryContentProvider"),
          let type = tree.parent(id)
        {
          ranges.append(tree.subtree(type))
        }
      default: continue
      }
    }
  }

  func contain(_ id: NodeID) -> Bool { !ranges.isEmpty && ranges.contains { $0.contains(id) } }
}
