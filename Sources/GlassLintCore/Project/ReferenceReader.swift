/// Tells what the names in a file's expressions mean in its project.
struct ReferenceReader {
  let tree: SyntaxTree
  let facts: FileFacts
  let site: ProjectSite

  private var sections: IndexSections { site.project.index.sections }

  /// The constants that a name or a chain of names means; none where something else than names is in it.
  ///
  /// Implicit members, `.medium`, are looked up by what they are given to.
  func slots(meantBy id: NodeID) -> [Int32] {
    guard let name = tree.name(id) else { return [] }
    switch tree.kind(id) {
    case .identifier: return slots(ofIdentifier: id, name)
    case .member: return tree.callee(id) == nil ? slots(ofImplicit: id, name) : slots(ofMember: id)
    default: return []
    }
  }

  /// `xl` where a member of the types around it is meant.
  private func slots(ofIdentifier id: NodeID, _ name: Name) -> [Int32] {
    switch facts.scope.meaning(of: name, at: id) {
    case .declaration(let declaration):
      return slots(declaredBy: [declaration])
    case .alternatives(let all): return slots(declaredBy: all)
    case .ambiguous: return []
    case .unknown: return slots([name.symbol], at: id)
    }
  }

  private func slots(declaredBy declarations: [FileScope.Declaration]) -> [Int32] {
    declarations.compactMap { declaration in
      tree.nameToken(declaration.node).flatMap { site.slot(declaredAt: tree.token($0).start) }
    }
  }

  /// `DS.Spacing.xl`, `Self.pad`, `theme.radius.lg`.
  private func slots(ofMember id: NodeID) -> [Int32] {
    guard let names = names(id), let first = names.first else { return [] }
    var symbols = names.map(\.symbol)
    if first == "self" || first == "Self" {
      symbols.removeFirst()
    } else if !tree.startsUppercase(first) {
      switch facts.scope.meaning(of: first, at: id) {
      case .declaration(let declaration):
        // The way goes on in the variable's type.
        guard let type = declaredType(declaration) else { return [] }
        symbols.replaceSubrange(0..<1, with: type)
      case .ambiguous, .alternatives: return []
      case .unknown: break
      }
    }
    return slots(symbols, at: id)
  }

  private func declaredType(_ declaration: FileScope.Declaration) -> [Symbol]? {
    guard !declaration.isOpaque else { return nil }
    if let type = tree.firstChild(declaration.node, where: { $0 == .typeAnnotation || $0 == .type }) {
      guard case .named(let names) = DeclaredType(tree, type) else { return nil }
      return names.map { tree.name(of: $0).symbol }
    }
    // `@Environment(\.theme) var theme`, whose type the index knows.
    if let slot = slots(declaredBy: [declaration]).first {
      let type = IndexResolver(sections: sections).symbols(
        sections.slots[Int(slot)].type, sections.files[site.file])
      if !type.isEmpty { return Array(type) }
    }
    return tree.path(ofValueOf: declaration.node)
  }

  /// The constants that an expression means where a SwiftUI font is asked for: `.brandTitle`, `Theme.Fonts.body`.
  func slots(ofFont id: NodeID) -> [Int32] {
    guard tree.kind(id) == .member, tree.callee(id) == nil, let name = tree.name(id) else {
      return slots(meantBy: id)
    }
    return slots([SymbolHash.symbol("Font"), name.symbol], at: id)
  }

  /// The function that makes a font and is called without arguments: `Theme.Fonts.caption()`, `.caption10()`; -1 for none.
  func callable(ofFont call: NodeID) -> Int32 {
    guard tree.kind(call) == .call, tree.argumentCount(call) == 0, let member = tree.calledMember(call),
      let name = tree.name(member)
    else { return -1 }
    let owner: [Symbol]
    if let base = tree.callee(member) {
      guard let names = names(tree.unwrapped(base)), let first = names.first, tree.startsUppercase(first)
      else { return -1 }
      owner = names.map(\.symbol)
    } else {
      owner = [SymbolHash.symbol("Font")]
    }
    let resolver = IndexResolver(sections: sections)
    let hasTypes = sections.files[site.file].types.count > 0
    let type = owner.withUnsafeBufferPointer {
      resolver.typeKey($0, context: hasTypes ? site.context(of: call) : -1, file: site.file)
    }
    guard type != 0 else { return -1 }
    return ConstantEvaluator(site.project.index).withShape([]) {
      resolver.callable(name.symbol, of: type, $0, file: site.file)
    }
  }

  /// `.padding(.cardPadding)`: only where the place asks for a number, since `.small` may be anything elsewhere; and
  /// where it asks for a color.
  private func slots(ofImplicit id: NodeID, _ name: Name) -> [Int32] {
    let types: [StaticString]
    if colorPlace(of: id) != nil {
      types = ["Color", "ShapeStyle", "UIColor", "NSColor"]
    } else if TimingCurve.isWhereAnimationStands(tree, id) {
      types = ["Animation"]
    } else if let call = tree.container(of: id)?.call,
      RoleUses.all.uses(tree: tree, facts: facts, node: call).contains(where: {
        isLeaf(id, of: $0.value)
      })
    {
      types = ["CGFloat", "Double", "Float"]
    } else {
      return []
    }
    for type in types {
      let found = slots([SymbolHash.symbol(type), name.symbol], at: id)
      if !found.isEmpty { return found }
    }
    return []
  }

  private static let colorTypes = NameSet(["Color", "UIColor", "NSColor"])

  /// What asks for a color where an expression stands.
  enum ColorPlace {
    /// A modifier or type of SwiftUI's: `.foregroundStyle(.brand)`.
    case taker
    /// A label or a property whose name says that it is a color: `tintColor = .brand`.
    case property
    /// A declared type: `var tint: Color { .brand }`.
    case declaration(isSwiftUI: Bool)
  }

  /// What asks for a color where an expression stands, through conditions and branches: `isOn ? .brand : .clear`; `nil` for a
  /// place that is not known to ask for one.
  func colorPlace(of id: NodeID) -> ColorPlace? {
    if let call = tree.container(of: id)?.call, ColorTakers.take(tree, call) { return .taker }
    func property(_ name: Name?) -> ColorPlace? {
      name.map(ColorTakers.isColorProperty) ?? false ? .property : nil
    }
    func declared(_ declaration: NodeID, _ kind: NodeKind) -> ColorPlace? {
      guard let type = tree.firstChild(declaration, kind).flatMap({ tree.lastTypeName($0) }),
        Self.colorTypes.contains(type)
      else { return nil }
      return .declaration(isSwiftUI: type == "Color")
    }
    for ancestor in tree.ancestors(id, limit: 24) {
      switch tree.kind(ancestor) {
      case .argument: return property(tree.name(ancestor))
      case .assignment: return property(tree.callee(ancestor).flatMap { tree.name($0) })
      case .binding: return declared(ancestor, .typeAnnotation)
      case .parameter: return declared(ancestor, .type)
      case .funcDecl: return declared(ancestor, .returnType)
      case .array, .dictionary, .closure, .memberBlock: return nil
      default: continue
      }
    }
    return nil
  }

  private func isLeaf(_ id: NodeID, of value: NodeID) -> Bool {
    var isFound = false
    tree.forEachValueLeaf(value) { leaf, _ in
      if case .name(id) = leaf { isFound = true }
    }
    return isFound
  }

  /// Whether an expression is the name of an image.
  func meansImage(_ id: NodeID) -> Bool {
    // Nearly no name is that of an image, and what a name means takes long to find out.
    guard let name = tree.name(id), site.project.imageNames.contains(name.symbol) else { return false }
    let all = slots(meantBy: id)
    return !all.isEmpty && all.allSatisfy { isImage($0) }
  }

  /// Whether a constant is one of the system's images, as its type says or what it is made by.
  func isImage(_ slot: Int32) -> Bool {
    let resolver = IndexResolver(sections: sections)
    let type = resolver.symbols(
      sections.slots[Int(slot)].type, sections.files[resolver.file(ofSlot: slot)])
    return type.count == 1 && type[0] == Project.image && !site.declaresType(type[0])
  }

  private func slots(_ path: [Symbol], at id: NodeID) -> [Int32] {
    var found: [Int32] = []
    // A file without numbers of its own has no types in the index.
    let hasTypes = sections.files[site.file].types.count > 0
    let context = hasTypes ? site.context(of: id) : -1
    path.withUnsafeBufferPointer { path in
      IndexResolver(sections: sections).forEachSlot(ofPath: path, context: context, file: site.file) {
        found.append($0)
      }
    }
    return found
  }

  /// The names of `a.b.c`; `nil` where something else than names is among them.
  func names(_ id: NodeID) -> [Name]? {
    var reversed: [Name] = []
    var current = id
    while reversed.count < 12 {
      guard let name = tree.name(current) else { return nil }
      reversed.append(name)
      switch tree.kind(current) {
      case .identifier: return reversed.reversed()
      case .member:
        guard let base = tree.callee(current) else { return nil }
        current = tree.unwrapped(base)
      default: return nil
      }
    }
    return nil
  }
}

/// The modifiers and types that take colors.
enum ColorTakers {
  private static let types = NameSet(["Color", "UIColor", "NSColor", "Gradient"])

  static func take(_ tree: SyntaxTree, _ call: NodeID) -> Bool {
    guard let taker = tree.constructedType(call) ?? tree.name(call) else { return false }
    return Catalog.modifiers.has(taker, .colored) || Catalog.views.has(taker, .gradient)
      || types.contains(taker)
  }

  /// `tintColor`, `color`: a property or a parameter whose name says that it holds a color.
  static func isColorProperty(_ name: Name) -> Bool { name.hasSuffix("Color") || name == "color" }
}

extension ReferenceReader {
  /// Whether an expression surely is not `nil`, though its type may say so: a property whose getter returns another one of its
  /// type, which is stored and not optional.
  func isNeverNil(_ id: NodeID) -> Bool {
    let found = slots(meantBy: tree.unwrapped(id))
    guard found.count == 1, case let record = sections.slots[Int(found[0])],
      record.flags.contains(.isComputed),
      record.expression >= 0
    else { return false }
    let resolver = IndexResolver(sections: sections)
    let position = resolver.file(ofSlot: found[0])
    let start = Int(sections.files[position].expressions.start) + Int(record.expression)
    guard sections.expressions[start].kind == .name else { return false }
    var stored: [SlotRecord] = []
    resolver.forEachLexicalMember(sections.expressions[start].payload, context: record.owner, file: position)
    {
      stored.append(sections.slots[Int($0)])
    }
    return stored.count == 1 && stored[0].type.count > 0
      && stored[0].flags.isDisjoint(with: [.isComputed, .isOptional])
  }
}

extension ReferenceReader {
  /// The one text that a name of a constant, or the raw value of a case, comes to, in whichever file it is declared:
  /// `Icons.close`, `Icon.close.rawValue`.
  func constantText(_ id: NodeID) -> String? {
    guard tree.kind(id) == .identifier || tree.kind(id) == .member else { return nil }
    let evaluator = ConstantEvaluator(site.project.index)
    let isRaw = tree.isNamed(id, "rawValue")
    let found = isRaw ? tree.callee(id).map { slots(meantBy: tree.unwrapped($0)) } ?? [] : slots(meantBy: id)
    let values = found.map { slot -> ConstantValue in
      let record = sections.slots[Int(slot)]
      if isRaw {
        guard record.kind == .enumCase else { return .unknown }
        return evaluator.member(ConstantNames.rawValue, of: .enumCase(slot))?.value ?? .unknown
      }
      // What is stored in a variable may be set to another.
      guard record.kind == .variable, !record.flags.isDisjoint(with: [.isConstant, .isComputed]) else {
        return .unknown
      }
      return evaluator.value(of: slot)
    }
    return if case .text(let text) = ConstantValue.one(of: values) { text } else { nil }
  }
}

extension FileContext {
  /// What names of this file mean in the project.
  var references: ReferenceReader { ReferenceReader(tree: tree, facts: facts, site: site) }
}
