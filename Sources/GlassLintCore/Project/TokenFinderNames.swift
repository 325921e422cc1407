/// What tokens are called, who sees them, and what their names say.
extension TokenFinder {
  func fileOf(_ slot: Int32) -> FileRecord { sections.files[resolver.file(ofSlot: slot)] }

  func text(_ slot: Int32) -> String { sections.name(ofSlot: slot, fileOf(slot)) }

  func name(ofType type: Int32) -> String {
    name(sections.types[Int(type)], sections.files[resolver.file(ofType: type)])
  }

  func name(_ type: TypeRecord, _ file: FileRecord) -> String {
    String(decoding: sections.text.share(file, type.text), as: UTF8.self)
  }

  func name(ofTypeKey key: UInt64) -> String {
    resolver.declaration(ofType: key).map { name(ofType: $0) } ?? ""
  }

  /// How a number is typed.
  func numberType(_ slot: Int32) -> NumberType {
    let record = sections.slots[Int(slot)]
    if record.numberType == .other, record.type.count > 0 {
      // `static let space6: Spacing`, where that is a `CGFloat`.
      let position = resolver.file(ofSlot: slot)
      let type = resolver.symbols(record.type, sections.files[position])
      return NumberType(key: resolver.typeKey(type, context: record.owner, file: position)) ?? .other
    }
    guard record.numberType == .inferred else { return record.numberType }
    return evaluator.numberType(of: slot)
  }

  func path(to slot: Int32) -> (reference: TokenPath, isVisible: Bool)? {
    guard let place = place(of: slot) else { return nil }
    var reference = TokenPath(names: place.names + [text(slot)], slot: slot, constantAt: place.names.count)
    reference.standsAlone = !mayBeNil(slot) && !isOfProtocol(slot)
    return (
      reference,
      place.isVisible && (!sections.slots[Int(slot)].flags.contains(.isPrivate) || isInPrivateExtension(slot))
    )
  }

  /// Names tokens of a type by the constant that holds the type itself, where there is one: `Font.custom.title`, where
  /// `static let custom = Diatype.self`.
  mutating func nameByMetatypes() {
    var holders: [UInt64: Int32] = [:]
    for file in sections.files {
      for slot in Int32(file.slots.start)..<Int32(file.slots.start + file.slots.count) {
        let record = sections.slots[Int(slot)]
        guard record.kind == .variable, record.flags.contains(.isStatic), record.type.count == 0,
          record.expression >= 0
        else { continue }
        let value = sections.expressions[Int(file.expressions.start) + Int(record.expression)]
        guard value.kind == .member, value.payload == ConstantNames.me else { continue }
        let type = resolver.memberOwner(of: slot, record, depth: 0)
        // Of two for one type, neither is the one.
        holders[type] = holders[type] == nil ? slot : -1
      }
    }
    holders[0] = nil
    if holders.isEmpty { return }
    let finder = self
    result.updateReferences { finder.rename(&$0, holders) }
  }

  private func rename(_ reference: inout TokenPath, _ holders: [UInt64: Int32]) {
    let owner = resolver.ownerKey(sections.slots[Int(reference.slot)].owner, fileOf(reference.slot))
    guard reference.instanceType == 0, let holder = holders[owner], holder >= 0, let way = path(to: holder),
      way.isVisible, reference.names.count == reference.constantAt + 1 + reference.trailing
    else { return }
    var renamed = TokenPath(
      names: way.reference.names + reference.names.suffix(1 + reference.trailing), slot: reference.slot,
      constantAt: way.reference.constantAt, trailing: reference.trailing, instanceType: owner, root: holder,
      membersAt: way.reference.names.count)
    renamed.isCall = reference.isCall
    renamed.standsAlone = reference.standsAlone
    renamed.takesScheme = reference.takesScheme
    reference = renamed
  }

  /// Whether a variable may hold nothing, as what `UIColor(named:)` makes.
  func mayBeNil(_ slot: Int32) -> Bool {
    let record = sections.slots[Int(slot)]
    if record.flags.contains(.isOptional) { return true }
    guard record.kind == .variable, record.flags.contains(.isConstructed), record.expression >= 0 else {
      return false
    }
    let position = resolver.file(ofSlot: slot)
    let start = Int(sections.files[position].expressions.start) + Int(record.expression)
    let callable = evaluator.initializer(of: start, context: record.owner, file: position)
    return callable >= 0 && sections.callables[Int(callable)].flags.contains(.isOptional)
  }

  /// Whether only the types that conform to a protocol have a static member of it.
  private func isOfProtocol(_ slot: Int32) -> Bool {
    let record = sections.slots[Int(slot)]
    return record.flags.contains(.isStatic)
      && resolver.declaration(
        ofType: resolver.ownerKey(record.owner, fileOf(slot)), from: resolver.file(ofSlot: slot)
      ).map {
        sections.types[Int($0)].kind == .protocol
      } ?? false
  }

  /// The names of the types around a constant, and whether others can reach it through them, if only those in its file.
  func place(of slot: Int32) -> (names: [String], isVisible: Bool)? {
    let record = sections.slots[Int(slot)]
    var file = fileOf(slot)
    var names: [String] = []
    var isVisible = true
    var type = record.owner
    while type >= 0, names.count < 16 {
      var item = sections.types[Int(file.types.start) + Int(type)]
      if item.kind == .extension,
        let declared = resolver.declaration(ofType: sections.typeKeys[Int(file.types.start) + Int(type)])
      {
        file = sections.files[resolver.file(ofType: declared)]
        item = sections.types[Int(declared)]
      }
      let name = name(item, file)
      if item.flags.contains(.isDrawn) || item.flags.contains(.isLocal) || isDrawn(name, item.kind) {
        isVisible = false
      }
      // What is private at the top of a file is everybody's in the file.
      if item.flags.contains(.isPrivate), item.parent >= 0 { isVisible = false }
      names.append(name)
      type = item.parent
    }
    return (names.reversed(), isVisible)
  }

  /// Whether a constant is private since the extension at the top of its file is, so that all of the file sees it.
  func isInPrivateExtension(_ slot: Int32) -> Bool {
    let record = sections.slots[Int(slot)]
    guard record.owner >= 0 else { return false }
    let type = sections.types[Int(fileOf(slot).types.start) + Int(record.owner)]
    return type.kind == .extension && type.parent < 0 && type.flags.contains(.isPrivate)
  }

  /// The file that a constant is private to by the type around all others; `nil` where other files see it.
  func fileScope(of slot: Int32) -> [String]? {
    let record = sections.slots[Int(slot)]
    guard record.owner >= 0 else { return nil }
    let position = resolver.file(ofSlot: slot)
    let file = sections.files[position]
    var type = record.owner
    while sections.types[Int(file.types.start) + Int(type)].parent >= 0 {
      type = sections.types[Int(file.types.start) + Int(type)].parent
    }
    let outermost = sections.types[Int(file.types.start) + Int(type)]
    return outermost.flags.contains(.isPrivate) ? [index.path(ofFile: position)] : nil
  }

  /// Makes constants that are private to a file tokens in that file only.
  mutating func confineToFiles() {
    for position in result.tokens.indices {
      guard let scope = fileScope(of: result.tokens[position].slot) else { continue }
      result.tokens[position].reference.scope = scope
      // Nobody takes what one view calls a part of itself for a step.
      let path = result.tokens[position].path.dropLast(result.tokens[position].trailing)
      result.tokens[position].purpose.formUnion(path.last.map { TokenWords.telling($0) } ?? [])
    }
    for position in result.colors.indices {
      guard let scope = fileScope(of: result.colors[position].slot) else { continue }
      result.colors[position].reference.scope = scope
    }
    for position in result.fonts.indices {
      result.fonts[position].reference.scope = fileScope(of: result.fonts[position].slot)
    }
    // Shadows of one file are no levels of the project's.
    result.shadows = result.shadows.filter { fileScope(of: $0.slot) == nil }
  }

  static let drawn = ["View", "Controller", "Cell", "Screen", "Row", "Card", "Button", "Modifier"]

  /// Types whose names say what they draw, not what their constants are for.
  func isDrawn(_ name: String, _ kind: TypeKind) -> Bool {
    kind != .enumeration && kind != .extension && Self.drawn.contains { name.hasSuffix($0) }
  }

  /// What the names say a number is for, where the number can be that.
  func role(_ names: [String], _ value: Double) -> Role? {
    let said = RoleWords.role(ofWordsIn: names.filter { !TokenWords.numberTypes.contains($0) })
    // The border of glass is as opaque as that number says.
    guard let role = said == nil || said == .lineWidth ? Self.glass(names, value) ?? said : said else {
      return nil
    }
    switch role {
    case .opacity: return (0...1).contains(value) ? role : nil
    case .shadow, .color: return nil
    case .duration: return (0...60).contains(value) ? role : nil
    // Wider than any surface, it is that of something else, unless it is the number that stands for a capsule's.
    case .radius: return value <= Self.widestRadius || Self.isCapsule(value) ? role : nil
    // `Border.subtle = 0.06` is how strong a line is, not how wide.
    case .lineWidth: return value == 0 || value >= 0.25 ? role : nil
    default: return role
    }
  }

  private static let widestRadius = 500.0

  /// `999`, `1000`, `9999`, `.infinity`.
  private static func isCapsule(_ radius: Double) -> Bool {
    if radius >= 100_000 { return true }
    let digits = "\(Int(radius))"
    return radius >= Scale.capsule
      && (digits.allSatisfy { $0 == "9" }
        || digits.dropFirst().allSatisfy { $0 == "0" } && digits.first == "1")
  }

  static let widths: Set<String> = ["width", "thickness", "hairline"]

  /// Glass has its opacities, which need no word of their own.
  static func glass(_ names: [String], _ value: Double) -> Role? {
    guard (0..<1).contains(value), names.count > 1,
      names.dropLast().contains(where: { NameWords.split($0).contains { $0.lowercased() == "glass" } }),
      // `GlassTheme.DepthLevel.card` lies above something.
      !names.dropLast().contains(where: { RoleWords.verdict(on: $0, isOwn: false) == .other }),
      RoleWords.verdict(on: names[names.count - 1], isOwn: true) ?? .role(.lineWidth) != .other,
      !NameWords.split(names[names.count - 1]).contains(where: { widths.contains($0.lowercased()) })
    else { return nil }
    // A border of glass is told by its opacity as well.
    switch RoleWords.verdict(on: names[names.count - 1], isOwn: true) {
    case nil, .role(.opacity), .role(.lineWidth): return .opacity
    default: return nil
    }
  }

  // MARK: Types

  func instanceMembers() -> [UInt64: [Int32]] {
    var members: [UInt64: [Int32]] = [:]
    for file in sections.files {
      for slot in Int32(file.slots.start)..<Int32(file.slots.start + file.slots.count) {
        let record = sections.slots[Int(slot)]
        guard record.kind == .variable, record.owner >= 0, !record.flags.contains(.isStatic),
          !record.flags.contains(.isLocal)
        else { continue }
        let type = Int(file.types.start) + Int(record.owner)
        guard !sections.types[type].flags.contains(.isDrawn) else { continue }
        members[sections.typeKeys[type], default: []].append(slot)
      }
    }
    return members
  }

  func inheritance() -> [UInt64: [UInt64]] {
    var heirs: [UInt64: [UInt64]] = [:]
    for (position, file) in sections.files.enumerated() {
      for type in Int(file.types.start)..<Int(file.types.start + file.types.count) {
        let record = sections.types[type]
        guard record.inherited.count > 0 else { continue }
        for name in resolver.symbols(record.inherited, file) {
          let key = resolver.lexicalType(name, context: record.parent, file: position, depth: 1)
          heirs[key, default: []].append(sections.typeKeys[type])
        }
      }
    }
    return heirs
  }
}

extension IndexSections {
  func name(ofSlot slot: Int32, _ file: FileRecord) -> String {
    String(decoding: text.share(file, slots[Int(slot)].text), as: UTF8.self)
  }
}

extension UnsafeBufferPointer where Element == UInt8 {
  /// A name of a file, by its place in the file's share.
  func share(_ file: FileRecord, _ range: TextRange) -> UnsafeBufferPointer<UInt8> {
    share(Stretch(start: file.text.start + range.start, count: range.count))
  }
}
