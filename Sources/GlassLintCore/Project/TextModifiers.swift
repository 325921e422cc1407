/// Modifiers of the project that set text in one style and take nothing: `func titleStyle() -> some View { font(.title) }`.
extension ExpressionWriter {
  /// What sets text and nothing around it, besides its font; what changes the font is left out, since it is another one then.
  private static let textModifiers = NameSet([
    "foregroundColor", "foregroundStyle", "kerning", "tracking", "lineSpacing", "lineLimit",
    "multilineTextAlignment",
    "textCase", "baselineOffset", "minimumScaleFactor", "underline", "strikethrough", "allowsTightening",
    "truncationMode", "fixedSize", "lineHeight", "textSelection",
  ])

  /// Statements of a body that are looked at: constants, and then the text.
  private static let styleStatements = 8
  private static let font = SymbolHash.symbol("font")
  private static let color = SymbolHash.symbol("color")

  /// The font of such a modifier, and the color that it sets, if any, by the names of these: the position of a tuple, or -1.
  /// - Parameters:
  ///   - block: the body of a function or property.
  ///   - takesStyle: what it sets depends on a style that it takes; the room around lines belongs to that.
  ///   - root: what a modifier's own body calls the text, `content`; `nil` for `self`.
  func write(textStyleOf block: NodeID, takesStyle: Bool = false, root: Name? = nil) -> Int32 {
    let statements = tree.statements(block, limit: Self.styleStatements)
    guard statements.count < Self.styleStatements, let statement = statements.last,
      let constants = constants(in: statements.dropLast()),
      let value = tree.kind(statement) == .returnStmt ? tree.callee(statement) : statement
    else { return -1 }
    let chain = tree.chain(value)
    var calls = chain.modifiers.map(\.call)
    if tree.kind(chain.root) == .call, let callee = tree.callee(chain.root),
      tree.kind(tree.unwrapped(callee)) == .identifier, tree.constructedType(chain.root) == nil
    {
      calls.insert(chain.root, at: 0)
    } else {
      let isText = root.map { name in tree.name(chain.root).map { $0 == name } ?? false }
      guard tree.kind(chain.root) == .identifier, isText ?? tree.isNamed(chain.root, "self") else {
        return -1
      }
    }
    if calls.count == 1, let call = calls.first, tree.isNamed(call, "modifier"), root == nil,
      statements.count == 1
    {
      return write(modifierOf: call, takesStyle: takesStyle)
    }
    var font: NodeID?
    var color: NodeID?
    for call in calls {
      guard tree.kind(call) == .call, let name = tree.name(call) else { return -1 }
      if name == "font" {
        guard font == nil, let value = tree.unlabelledArgument(call) else { return -1 }
        font = value
      } else {
        guard Self.textModifiers.contains(name) || takesStyle && name == "padding" else { return -1 }
        if name == "foregroundColor" || name == "foregroundStyle" { color = tree.unlabelledArgument(call) }
      }
    }
    guard let font else { return -1 }
    return whole {
      locals = constants
      let start = begin(.tuple)
      argument(Self.font) { expression(font, depth: 0) }
      if let color { argument(Self.color) { expression(color, depth: 0) } }
      end(start, color == nil ? 1 : 2)
    }
  }
}

extension ExpressionWriter {
  /// `modifier(TitleStyle())`, `modifier(StyledText(style: style))`: what the body of that type sets.
  private func write(modifierOf call: NodeID, takesStyle: Bool) -> Int32 {
    guard let value = tree.unlabelledArgument(call), tree.kind(value) == .call,
      takesStyle || tree.argumentCount(value) == 0,
      let type = tree.constructedType(value)
    else { return -1 }
    return whole {
      let start = begin(.call)
      let callee = begin(.member, SymbolHash.symbol("body"))
      let made = begin(.call)
      leaf(.name, type.symbol)
      end(made, 1 + arguments(value, depth: 0))
      end(callee, 1)
      argument(SymbolHash.symbol("content")) { leaf(.unknown) }
      end(start, 2)
    }
  }
}

extension SummaryReader {
  /// What the body of a `ViewModifier` sets text in, `content.font(.headline)`; -1 for anything else.
  func textStyle(ofModifierBody function: NodeID) -> Int32 {
    guard tree.isNamed(function, "body"), let type = tree.enclosingType(of: function),
      tree.inherits(type, "ViewModifier"), let block = tree.firstChild(function, .codeBlock),
      let parameter = tree.firstChild(function, .parameter), let content = tree.name(parameter)
    else { return -1 }
    return expressions.write(textStyleOf: block, takesStyle: isMadeOfSomething(type), root: content)
  }

  /// Whether values of a type are made with something, as a modifier with the style that it sets.
  private func isMadeOfSomething(_ type: NodeID) -> Bool {
    guard let members = tree.firstChild(type, .memberBlock) else { return false }
    return tree.children(members).contains { member in
      tree.kind(member) == .variableDecl && tree.firstChild(member, .attribute) == nil
        && tree.children(member).contains { binding in
          tree.kind(binding) == .binding && tree.firstChild(binding, .typeAnnotation) != nil
            && tree.children(binding).allSatisfy { tree.kind($0) == .typeAnnotation }
        }
    }
  }

  private static let textViews = Set(["View", "Text"].map { SymbolHash.symbol($0) })
  private static let font = SymbolHash.symbol("Font")

  /// Adds what a modifier sets text in as a slot of a font; -1 for anything else.
  /// - Parameters:
  ///   - declaration: the function or property, whose name the slot has.
  ///   - block: its body.
  func addTextStyle(_ declaration: NodeID, _ block: NodeID, owner: Int32, _ flags: DeclarationFlags) -> Int32
  {
    guard extendsText(owner, flags), let name = tree.name(declaration) else { return -1 }
    let expression = expressions.write(textStyleOf: block)
    guard expression >= 0 else { return -1 }
    return addSlot(
      SlotRecord(
        name: name.symbol, label: 0, owner: owner, type: symbols([Self.font]),
        text: text(name), offset: offset(declaration), expression: expression, kind: .result,
        numberType: .other, flags: flags.union(.isComputed)))
  }

  /// What a modifier sets text in for the style that it takes, `func typography(_ style: Typography) -> some View`; -1 for
  /// anything else.
  func textStyle(_ declaration: NodeID, owner: Int32, _ flags: DeclarationFlags) -> Int32 {
    guard extendsText(owner, flags), let block = tree.firstChild(declaration, .codeBlock) else { return -1 }
    return expressions.write(textStyleOf: block, takesStyle: true)
  }

  private func extendsText(_ owner: Int32, _ flags: DeclarationFlags) -> Bool {
    guard owner >= 0, flags.isDisjoint(with: [.isStatic, .isLocal, .isPrivate]) else { return false }
    let type = store.types[Int(base.types.start) + Int(owner)]
    return type.kind == .extension && type.parent < 0 && Self.textViews.contains(type.name)
  }
}

extension TokenFinder {
  /// `Text("").typography(.title)`, where that makes a font of the style it takes, which has none itself.
  mutating func lookAtStyles(ofModifier callable: Int32, _ file: FileRecord, _ position: Int) {
    let record = sections.callables[Int(callable)]
    guard record.expression >= 0, record.result < 0, record.owner >= 0, record.parameters.count > 0,
      !record.flags.contains(.isInitializer),
      Self.viewKeys.contains(resolver.ownerKey(record.owner, file))
    else { return }
    let parameter = sections.slots[Int(file.slots.start + record.parameters.start)]
    let key = resolver.typeKey(resolver.symbols(parameter.type, file), context: record.owner, file: position)
    let name = String(decoding: sections.text.share(file, record.text), as: UTF8.self)
    guard let modifier = modifiers[key], modifier.name == name, let type = resolver.declaration(ofType: key),
      !isTextStyle(key)
    else {
      return
    }
    switch sections.types[Int(type)].kind {
    case .enumeration:
      for step in filled(casesOf: key, inFile: resolver.file(ofType: type)) {
        addStyle(step.slot, step.name, step.value, setBy: callable, modifier)
      }
    case .structure:
      styleTypes.insert(key)
      for constant in constants(of: key) where place(of: constant.slot)?.isVisible ?? false {
        addStyle(
          constant.slot, text(constant.slot), evaluator.value(of: constant.slot), setBy: callable, modifier,
          of: key,
          names: constant.names)
      }
    default: return
    }
  }

  /// - Parameters:
  ///   - type: the structure that it is a value of, 0 for a case.
  ///   - names: how many say which style it is.
  private mutating func addStyle(
    _ slot: Int32, _ name: String, _ style: ConstantValue, setBy callable: Int32,
    _ modifier: StyleModifier,
    of type: UInt64 = 0,
    names: Int = 1
  ) {
    let parts = evaluator.textStyle(setBy: callable, for: style)
    guard case .font(let font)? = parts.first?.value, let place = place(of: slot) else { return }
    var reference = TokenPath(
      names: place.names + [name, modifier.name], slot: slot, constantAt: place.names.count, trailing: 1
    )
    reference.standsAlone = false
    if type != 0 {
      (reference.instanceType, reference.root) = (type, slot)
      reference.membersAt = reference.names.count - 1
      exempt(slot)
    }
    var found = DiscoveredFont(
      reference: reference, font: font, isSwiftUI: true, modifier: modifier.name, label: modifier.label)
    found.styleNames = names
    if parts.count > 1 { found.color = parts[1].value.color ?? ConstantColor(.varying) }
    result.fonts.append(found)
  }

  /// The constants that hold a value of a structure, in that or in the types inside of it, `Style.Title.large`, and how many
  /// names lead to each from there.
  private func constants(of key: UInt64) -> [(slot: Int32, names: Int)] {
    var found: [(slot: Int32, names: Int)] = []
    for file in sections.files where !isTest(file) {
      for slot in Int32(file.slots.start)..<Int32(file.slots.start + file.slots.count) {
        let record = sections.slots[Int(slot)]
        guard record.kind == .variable, record.flags.contains(.isStatic), !record.flags.contains(.isPrivate),
          record.expression >= 0
        else { continue }
        var names = 1
        var type = record.owner
        while type >= 0, sections.typeKeys[Int(file.types.start) + Int(type)] != key {
          type = sections.types[Int(file.types.start) + Int(type)].parent
          names += 1
        }
        if type >= 0, resolver.memberOwner(of: slot, record, depth: 0) == key { found.append((slot, names)) }
      }
    }
    return found
  }

  /// What a text style is made of is set as a whole by its modifier: its size is no step by itself, unless code asks a case
  /// for that by its name.
  mutating func dropPartsOfStyles() {
    let styles = result.fonts.filter { $0.modifier != nil && $0.takesStyle && $0.reference.root < 0 }
    let enumerations = Set(
      styles.map { resolver.ownerKey(sections.slots[Int($0.slot)].owner, fileOf($0.slot)) })
    if styleTypes.isEmpty, enumerations.isEmpty { return }
    for (key, candidates) in sets {
      sets[key] = candidates.filter { candidate in
        if styleTypes.contains(candidate.reference.instanceType) { return false }
        guard enumerations.contains(key), candidate.property >= 0, role(of: candidate) == .fontSize else {
          return true
        }
        let member = sections.slots[Int(candidate.property)].name
        if isRead(member, ofCasesOf: key, in: fileOf(candidate.slot)) { return true }
        exempt(candidate.slot)
        exempt(candidate.property)
        return false
      }
    }
    sets = sets.filter { !$0.value.isEmpty }
  }

  /// `Text("").titleStyle()`, where that sets a font and what goes with it.
  mutating func lookAtTextStyle(_ slot: Int32, _ record: SlotRecord, _ file: FileRecord) {
    guard record.kind == .result, record.owner >= 0, record.expression >= 0,
      Self.viewKeys.contains(resolver.ownerKey(record.owner, file)),
      case .tuple(let parts) = evaluator.value(of: slot), case .font(let font)? = parts.first?.value
    else { return }
    let isCalled = sections.callables.share(file.callables).contains {
      $0.result == slot - Int32(file.slots.start)
    }
    var reference = TokenPath(
      names: [
        name(sections.types[Int(file.types.start) + Int(record.owner)], file),
        text(slot) + (isCalled ? "()" : ""),
      ],
      slot: slot, constantAt: 1, isGlobal: false)
    reference.isCall = isCalled
    reference.standsAlone = false
    var found = DiscoveredFont(reference: reference, font: font, isSwiftUI: true, modifier: text(slot))
    found.takesStyle = false
    if parts.count > 1 { found.color = parts[1].value.color ?? ConstantColor(.varying) }
    result.fonts.append(found)
    exempt(slot)
  }
}
