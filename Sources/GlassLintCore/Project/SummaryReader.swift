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
  var resultOfFunction: [NodeID: Int32] = [:]
  let expressions: ExpressionWriter

  /// Appends a file's share.
  /// - Parameters:
  ///   - isUserInterface: whether the file can give numbers a role.
  ///   - hasFlows: whether its own numbers may be those of a user interface.
  static func read(
    _ tree: SyntaxTree, facts: FileFacts, isUserInterface: Bool, hasFlows: Bool = true,
    into store: SummaryStore
  ) -> FileRecord {
    var file = store.begin()
    let reader = SummaryReader(tree: tree, facts: facts, store: store, base: file)
    (file.importCount, file.exportCount) = reader.readImports()
    file.isForeign = tree.isSaidToBeForeign ? 1 : 0
    file.missingSystems = facts.platformsWithoutImports.bits
    file.speaksOfGlass = AvailabilityFacts.speaksOfGlass(tree) ? 1 : 0
    file.uncheckedUses = UncheckedUses(tree, facts).bits
    if isUserInterface {
      let corners = CornerCounts(tree)
      file.continuousCorners = UInt32(clamping: corners.continuous)
      file.circularCorners = UInt32(clamping: corners.circular)
      file.spelledCircles = UInt32(clamping: corners.spelledCircles)
      file.roundedShapes = UInt32(clamping: corners.shapes)
      let words = WordCounts(tree)
      file.plainWords = UInt32(clamping: words.plain)
      file.keyedWords = UInt32(clamping: words.keyed)
      file.englishWords = UInt32(clamping: words.english)
      file.accentedWords = UInt32(clamping: words.accented)
      let grounds = GroundHabit(tree)
      file.materials = UInt32(clamping: grounds.materials)
      file.surfaceColors = UInt32(clamping: grounds.surfaceColors)
    }
    file.barsGivenAppearance = BarKinds(givenAppearanceIn: tree, appWide: true).rawValue
    reader.readDeclarations()
    if hasFlows { reader.readFlows(isUserInterface: isUserInterface) }
    if isUserInterface { reader.readViews() }
    reader.readPublishers()
    reader.readGivenValues()
    store.finish(&file)
    return file
  }

  private init(tree: SyntaxTree, facts: FileFacts, store: SummaryStore, base: FileRecord) {
    self.tree = tree
    self.facts = facts
    self.store = store
    self.base = base
    slotOfDeclaration = Array(repeating: -1, count: facts.scope.declarations.count)
    expressions = ExpressionWriter(tree, store, base: base)
  }

  // MARK: Small parts

  func text(_ name: Name) -> TextRange {
    let start = store.text.count
    store.text.append(contentsOf: UnsafeBufferPointer(start: name.base, count: name.count))
    return TextRange(start: UInt32(start) - base.text.start, count: UInt32(name.count))
  }

  func symbols(_ names: [Symbol]) -> Stretch {
    let start = store.symbols.count
    names.withUnsafeBufferPointer { store.symbols.append(contentsOf: $0) }
    return Stretch(
      start: UInt32(start) - base.symbols.start, count: UInt32(store.symbols.count - start))
  }

  func symbols(of tokens: [TokenID]) -> [Symbol] { tokens.map { tree.name(of: $0).symbol } }

  func path(_ tokens: [TokenID]) -> Stretch { symbols(symbols(of: tokens)) }

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
    if let outer = tree.parent(id), tree.kind(outer) == .ifConfigClause { flags.insert(.isConditional) }
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
  func enclosingType(of id: NodeID) -> Int32 {
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
    // Controllers that conform to a protocol have its constants, which may be those of many.
    if kind != .protocol, tree.isDrawn(type: id) { flags.insert(.isDrawn) }
    if isLocal(id) { flags.insert(.isLocal) }
    if tree.inherits(id, "Codable") || tree.inherits(id, "Decodable") { flags.insert(.isStored) }
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
      "UIViewController", "NSView", "NSViewController", "XCTestCase",
    ].map { (name: StaticString) in Name(name).hash })

  private func inherited(_ id: NodeID) -> Stretch {
    let tree = tree
    return symbols(
      tree.children(id).compactMap { child in
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

  private func isLocal(_ id: NodeID) -> Bool {
    tree.ancestors(id).contains { ancestor in
      switch tree.kind(ancestor) {
      case .codeBlock, .closure, .accessorBlock: return true
      default: return false
      }
    }
  }

  private func addAlias(_ id: NodeID) {
    guard let name = tree.name(id), let type = tree.firstChild(id, .type), !isLocal(id) else { return }
    let tokens: [TokenID]
    switch DeclaredType(tree, type) {
    case .named(let names): tokens = names
    case .number: tokens = [Int(tree.node(type).endToken) - 1]
    case .closure, .other: return
    }
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
    if isInitializer {
      flags.insert(.isInitializer)
      if let name = tree.nameToken(id), tree.token(name + 1).kind == .postfixQuestion {
        flags.insert(.isOptional)
      }
    }
    if !isInitializer, isLocal(id) { flags.insert(.isLocal) }
    var result: Int32 = -1
    var type = Stretch()
    let holdsTokens =
      owner >= 0 && store.types[Int(base.types.start) + Int(owner)].flags.contains(.holdsTokens)
    var expression: Int32 = isInitializer ? expressions.write(initializer: id, isDesign: holdsTokens) : -1
    if !isInitializer, let returned = tree.firstChild(id, .returnType) {
      switch declaredType(returned, of: id) {
      case .number(let number):
        result = addSlot(
          SlotRecord(
            name: name.symbol, label: 0, owner: owner, type: Stretch(), text: text(name), offset: offset(id),
            kind: .result, numberType: number, flags: flags.union(.isComputed)))
        resultOfFunction[id] = result
        expression = write(body: id, isDesign: true)
      case .named(let names):
        type = path(names)
        let isPaint = ConstantNames.paintTypes.contains(tree.name(of: names[names.count - 1]).symbol)
        expression = write(body: id, isDesign: isPaint)
        // What makes colors and fonts may be named with what it makes them of.
        if expression >= 0, isPaint {
          result = addSlot(
            SlotRecord(
              name: name.symbol, label: 0, owner: owner, type: type, text: text(name), offset: offset(id),
              kind: .result, numberType: .other, flags: flags.union(.isComputed)))
        }
      case .closure, .other:
        if parameters.count > 0 {
          expression = textStyle(id, owner: owner, flags)
          if expression < 0, parameters.count == 1 { expression = textStyle(ofModifierBody: id) }
        } else if let block = tree.firstChild(id, .codeBlock) {
          result = addTextStyle(id, block, owner: owner, flags)
        }
      }
    }
    store.callables.append(
      CallableRecord(
        name: isInitializer ? 0 : name.symbol, owner: owner, parameters: parameters, result: result,
        expression: expression, type: type, text: isInitializer ? TextRange() : text(name), flags: flags))
  }

  /// A declared type, with the type around it in the place of `Self`.
  private func declaredType(_ annotation: NodeID, of id: NodeID) -> DeclaredType {
    let type = DeclaredType(tree, annotation)
    guard case .named(let names) = type, names.count == 1, tree.name(of: names[0]) == "Self" else {
      return type
    }
    let own = enclosingTypeTokens(id)
    guard let last = own.last else { return .other }
    return NumberType(tree.name(of: last)).map { .number($0) } ?? .named(own)
  }

  private func write(body function: NodeID, isDesign: Bool = false) -> Int32 {
    tree.firstChild(function, .codeBlock).map { expressions.write(body: $0, isDesign: isDesign) } ?? -1
  }

  private func addParameter(_ id: NodeID, owner: Int32) {
    var numberType = NumberType.other
    var flags: DeclarationFlags = [.isLocal]
    var type = Stretch()
    var expression: Int32 = -1
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
      default:
        if hasType {
          flags.insert(.hasDefault)
          expression = expressions.write(child)
        }
      }
    }
    let label = tree.label(ofParameter: id).map { tree.name(of: $0) }
    var labelLength: UInt32 = 0
    if let label, label.symbol != tree.name(id)?.symbol { labelLength = text(label).count }
    let slot = addSlot(
      SlotRecord(
        name: tree.name(id)?.symbol ?? 0, label: label?.symbol ?? 0, owner: owner, type: type,
        text: tree.name(id).map { text($0) } ?? TextRange(), offset: offset(id), labelLength: labelLength,
        expression: expression, kind: .parameter, numberType: numberType, flags: flags))
    if let declaration = facts.scope.declaration(declaredBy: id) {
      slotOfDeclaration[declaration.index] = slot
    }
  }

  private func addCase(_ id: NodeID) {
    guard let name = tree.name(id), let declaration = tree.parent(id) else { return }
    let hasPayload = tree.firstChild(id, .parameter) != nil
    let deprecation = tree.deprecation(of: declaration)
    let newNameLength = newNameLength(deprecation)
    var flags: DeclarationFlags = [.isStatic, .isConstant]
    if deprecation != nil { flags.insert(.isDeprecated) }
    if hasPayload { flags.insert(.hasPayload) }
    if let outer = tree.parent(declaration), tree.kind(outer) == .ifConfigClause {
      flags.insert(.isConditional)
    }
    let text = text(name)
    var expression = tree.value(id).map { expressions.write($0) } ?? -1
    // A case of texts that says none is called what it says.
    if tree.value(id) == nil, !hasPayload,
      tree.enclosingType(of: id).map({ tree.inherits($0, "String") }) ?? false
    {
      expression = expressions.write(text: text)
    }
    let slot = addSlot(
      SlotRecord(
        name: name.symbol, label: 0, owner: enclosingType(of: declaration), type: typeHeld(by: id),
        text: text, offset: offset(id), labelLength: newNameLength, expression: expression, kind: .enumCase,
        numberType: hasPayload ? .other : rawType(of: declaration), flags: flags))
    if let value = tree.value(id), !hasPayload {
      addFlows(from: value, to: .slot, slot, rawType(of: declaration))
    }
  }

  /// The type of the one thing that a case holds without a label: `text(Tone)`, `text(Self.Tone)`.
  private func typeHeld(by element: NodeID) -> Stretch {
    let parameters = tree.children(element).filter { tree.kind($0) == .parameter }
    guard parameters.count == 1 else { return Stretch() }
    let word = tree.nameToken(parameters[0])
    guard let type = tree.firstChild(parameters[0], .type) else { return path(word.map { [$0] } ?? []) }
    guard word == nil, case .named(let names) = DeclaredType(tree, type) else { return Stretch() }
    let isOwn = names.count > 1 && tree.token(names[0]).keyword == .Self
    return path((isOwn ? enclosingTypeTokens(element) : Array(names.prefix(1))) + names.dropFirst())
  }

  /// Writes a successor's name before that of the constant.
  private func newNameLength(_ deprecation: String?) -> UInt32 {
    for byte in (deprecation ?? "").utf8 { store.text.append(byte) }
    return UInt32((deprecation ?? "").utf8.count)
  }

  /// `CGFloat` of `enum Spacing: CGFloat`.
  func rawType(of declaration: NodeID) -> NumberType {
    guard let type = tree.enclosingType(of: declaration) else { return .other }
    for child in tree.children(type) where tree.kind(child) == .inheritedType {
      if let number = tree.name(child).flatMap({ NumberType($0) }) { return number }
    }
    return .other
  }

  func offset(_ id: NodeID) -> UInt32 {
    tree.token(tree.nameToken(id) ?? Int(tree.node(id).firstToken)).start
  }

  func addSlot(_ slot: SlotRecord) -> Int32 {
    store.slots.append(slot)
    return Int32(store.slots.count - 1 - Int(base.slots.start))
  }

  // MARK: Variables

  /// The slot of a variable or parameter; -1 where it can hold no number and leads to none.
  func slot(of declaration: FileScope.Declaration) -> Int32 {
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
    var type: [Symbol] = []
    // A color or a font, or what a style is made of by case: `var config: FontConfig`.
    var isPaint = false
    defer { expressions.parts = [] }
    var initializer: NodeID?
    var getter: NodeID?
    for child in tree.children(id) {
      switch tree.kind(child) {
      case .wildcard: continue
      case .typeAnnotation:
        if isOptional(child) { flags.insert(.isOptional) }
        switch declaredType(child, of: id) {
        case .number(let number): numberType = number
        case .named(let names):
          numberType = .other
          type = symbols(of: names)
          isPaint = names.last.map { TokenWords.speaksOfPaint(tree.name(of: $0)) } ?? false
        case .closure, .other:
          expressions.parts = tree.tupleParts(child)
          if !expressions.parts.isEmpty, !declaration.isLocal {
            (numberType, isPaint) = (.other, true)
            continue
          }
          guard let getter = tree.firstChild(id, .accessorBlock) else { return -1 }
          return addTextStyle(id, getter, owner: enclosingType(of: id), flags)
        }
      case .accessorBlock:
        if initializer == nil {
          flags.insert(.isComputed)
          getter = child
        }
      default:
        initializer = child
        flags.insert(.hasDefault)
      }
    }
    if type.isEmpty, numberType == .inferred, let initializer {
      if tree.kind(initializer) == .call, tree.constructedType(initializer) != nil {
        flags.insert(isFailable(initializer) ? .isOptional : .isConstructed)
      }
      guard
        canHoldNumber(initializer) || isFace(initializer, flags, id) || isDigits(initializer, flags, id)
          || isSymbolName(initializer, flags, id)
      else { return -1 }
      if tree.kind(initializer) == .identifier, tree.isNamed(initializer, "self") {
        // `var copy = self`.
        numberType = .other
        type = symbols(of: enclosingTypeTokens(id))
      } else if tree.wrappedValue(initializer) == nil, let constructed = constructedPath(initializer),
        NumberType(tree.name(of: constructed[constructed.count - 1])) == nil
      {
        numberType = .other
        type = symbols(of: constructed)
      }
    }
    if type.isEmpty, numberType == .inferred, initializer == nil,
      let wrapped = environmentPath(variable) ?? wrapperPath(variable)
    {
      numberType = .other
      type = wrapped
    }
    if numberType == .other, declaration.isLocal, type.isEmpty { return -1 }
    let owner = enclosingType(of: id)
    let deprecation = declaration.isLocal ? nil : tree.deprecation(of: variable)
    if deprecation != nil { flags.insert(.isDeprecated) }
    let newNameLength = newNameLength(deprecation)
    let slot = addSlot(
      SlotRecord(
        name: name.symbol, label: 0, owner: owner, type: symbols(type), text: text(name), offset: offset(id),
        labelLength: newNameLength,
        expression: isEvaluated(flags, owner) || isFontOfModifier(type, id)
          ? expression(
            initializer, getter,
            isConstant: flags.contains(.isConstant) && (owner < 0 || flags.contains(.isStatic)),
            isDesign: numberType != .other || isPaint) : -1,
        kind: .variable,
        numberType: numberType, flags: flags))
    if !declaration.isLocal, let initializer {
      readParts(of: initializer, name, owner: owner, flags)
    }
    return slot
  }

  /// Whether others may ask what a variable comes to: not of locals, nor of what a view keeps for itself.
  private func isEvaluated(_ flags: DeclarationFlags, _ owner: Int32) -> Bool {
    guard !flags.contains(.isLocal) else { return false }
    return flags.contains(.isStatic) || owner < 0
      || !store.types[Int(base.types.start) + Int(owner)].flags.contains(.isDrawn)
  }

  /// Whether a variable is the font that a modifier of the project makes of the style it holds.
  private func isFontOfModifier(_ type: [Symbol], _ id: NodeID) -> Bool {
    guard let name = type.last, ConstantNames.fontTypes.contains(IndexResolver.key(0, name)),
      let holder = tree.enclosingType(of: id)
    else { return false }
    return tree.inherits(holder, "ViewModifier")
  }

  private func expression(
    _ initializer: NodeID?, _ getter: NodeID?, isConstant: Bool, isDesign: Bool
  ) -> Int32 {
    if let initializer { return expressions.write(initializer, isWhole: isConstant) }
    guard let getter else { return -1 }
    let items = tree.statements(getter, limit: 4)
    if let accessor = items.first(where: { tree.kind($0) == .accessor && tree.isNamed($0, "get") }) {
      return write(body: accessor, isDesign: isDesign)
    }
    return items.contains { tree.kind($0) == .accessor }
      ? -1 : expressions.write(body: getter, isDesign: isDesign)
  }

  /// Where the value of `@Environment(\.theme) var theme` or `@Environment(Theme.self) var theme` is declared: the names
  /// of a type, or of a member of `EnvironmentValues`, whose type is meant.
  private func environmentPath(_ variable: NodeID) -> [Symbol]? {
    for attribute in tree.children(variable) where tree.kind(attribute) == .attribute {
      guard tree.isNamed(attribute, "Environment"), let value = tree.unlabelledArgument(attribute) else {
        continue
      }
      switch tree.kind(value) {
      case .keyPath:
        let node = tree.node(value)
        let names = (Int(node.firstToken)..<Int(node.endToken)).filter { tree.token($0).kind == .identifier }
        let path = symbols(of: names)
        let root = SymbolHash.symbol("EnvironmentValues")
        return path.first == root ? path : [root] + path
      case .member where tree.isNamed(value, "self"):
        return tree.callee(value).flatMap { names(of: tree.unwrapped($0)) }.map { symbols(of: $0) }
      default: return nil
      }
    }
    return nil
  }

  /// Where the value of `@ThemedPalette var palette` is declared: what a property wrapper of the project wraps, where none of
  /// the system's is given its type.
  private func wrapperPath(_ variable: NodeID) -> [Symbol]? {
    for attribute in tree.children(variable) where tree.kind(attribute) == .attribute {
      guard let name = tree.name(attribute), tree.startsUppercase(name) else { continue }
      return [name.symbol, ConstantNames.wrappedValue]
    }
    return nil
  }

  /// The names of the type around a node.
  func enclosingTypeTokens(_ id: NodeID) -> [TokenID] {
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

  /// Whether a text may be the name of a font, which functions beside it make fonts of: `static let bold = "Inter-Bold"`.
  private func isFace(_ value: NodeID, _ flags: DeclarationFlags, _ id: NodeID) -> Bool {
    guard tree.kind(value) == .stringLiteral, flags.contains(.isStatic) else { return false }
    let owner = enclosingType(of: id)
    return owner >= 0 && store.types[Int(base.types.start) + Int(owner)].flags.contains(.holdsTokens)
  }

  /// Whether a text may be the digits of a color: `static let accent = "#2ABF5A"`.
  private func isDigits(_ value: NodeID, _ flags: DeclarationFlags, _ id: NodeID) -> Bool {
    guard flags.contains(.isStatic) || !flags.contains(.isLocal) && enclosingType(of: id) < 0,
      let text = tree.literalText(value)
    else { return false }
    return text.utf8.count > 5 && ColorComponents(hex: text) != nil
  }

  /// Longer texts name no symbol of the system's.
  private static let symbolNameLimit = 64

  /// Whether a constant may hold the name of one of the system's symbols: `static let close = "xmark"`.
  private func isSymbolName(_ value: NodeID, _ flags: DeclarationFlags, _ id: NodeID) -> Bool {
    guard flags.contains(.isConstant), flags.contains(.isStatic) || enclosingType(of: id) < 0,
      !flags.contains(.isLocal), let text = tree.literalText(value)?.utf8, text.count <= Self.symbolNameLimit
    else { return false }
    return !text.isEmpty
      && text.allSatisfy { byte in
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || byte == UInt8(ascii: ".")
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      }
  }

  /// Whether a type ends in a question mark.
  private func isOptional(_ annotation: NodeID) -> Bool {
    let last = Int(tree.node(annotation).endToken) - 1
    return last >= Int(tree.node(annotation).firstToken) && tree.token(last).kind == .postfixQuestion
  }

  /// `UIColor(named:)`, `UIFont(name:size:)`: initializers of the system that may come to nothing.
  private func isFailable(_ call: NodeID) -> Bool {
    guard let constructed = constructedPath(call),
      let first = tree.arguments(call).first(where: { _ in true })
    else { return false }
    switch tree.name(of: constructed[constructed.count - 1]) {
    case "UIColor", "NSColor": return tree.isNamed(first, "named")
    case "UIFont", "NSFont": return tree.isNamed(first, "name")
    default: return false
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

  /// Numbers with names of their own inside a constant: a tuple's.
  private func readParts(
    of initializer: NodeID, _ name: Name, owner: Int32, _ flags: DeclarationFlags
  ) {
    guard tree.kind(initializer) == .tuple else { return }
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
          offset: tree.token(Int(tree.node(argument).firstToken)).start,
          expression: expressions.write(value), kind: .variable, numberType: .inferred,
          flags: flags.union([.isStatic])))
      addFlows(from: value, to: .slot, part, .inferred)
    }
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
