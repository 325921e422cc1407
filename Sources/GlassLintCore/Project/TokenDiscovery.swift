/// A constant of the project that names a step of a scale.
struct DiscoveredToken: Sendable {
  /// The constant, or the case of an enumeration.
  let slot: Int32
  let role: Role
  let value: Double
  /// From the outermost type to what comes last: `["FFDesignSystem", "Spacing", "xl"]`.
  let path: [String]
  let numberType: NumberType
  /// It stands for another token.
  let isAlias: Bool
  /// Words of its name that tell one purpose, `["divider"]` of `dividerPadding`; empty for a step of a scale.
  var purpose: Set<String> = []
  /// It is for borders and lines.
  var isEdge = false
  /// How many names of the path stand behind the constant's own: 1 in `Radius.lg.points`.
  var trailing = 0
}

/// A shadow that a constant of the project describes.
struct DiscoveredShadow: Sendable {
  let slot: Int32
  let level: ShadowLevel
}

/// A color that a constant of the project is set to.
struct DiscoveredColor: Sendable {
  let slot: Int32
  let path: [String]
  let type: ColorType
  let color: ColorComponents
}

/// The design tokens that a project declares in Swift.
///
/// A set of tokens is a type with three or more numeric constants whose names, or those of the types around them, say
/// what they are for. What others cannot see, and the constants inside a view, are its own business: such values are
/// nobody's scale, but nobody is told off for writing them down either.
struct TokenDiscovery: Sendable {
  private(set) var tokens: [DiscoveredToken] = []
  private(set) var shadows: [DiscoveredShadow] = []
  private(set) var colors: [DiscoveredColor] = []
  /// Slots whose job it is to write a value down, tokens of others' view or not.
  private(set) var declarations: Set<Int32> = []

  /// How many numeric constants make a set.
  private static let setSize = 3

  init() {}

  init(_ index: ProjectIndex) {
    var reader = TokenReader(index)
    reader.read(&self)
  }

  fileprivate mutating func add(_ token: DiscoveredToken) {
    var token = token
    token.purpose = TokenWords.purpose(of: token.path.dropLast(token.trailing), token.role)
    token.isEdge = token.path.last.map { TokenWords.speaksOfEdges($0) } ?? false
    tokens.append(token)
  }
  fileprivate mutating func add(_ shadow: DiscoveredShadow) { shadows.append(shadow) }
  fileprivate mutating func add(_ color: DiscoveredColor) { colors.append(color) }
  fileprivate mutating func addDeclaration(_ slot: Int32) { declarations.insert(slot) }

  /// Reads the tokens of an index.
  private struct TokenReader {
    let sections: IndexSections
    let resolver: IndexResolver
    /// What each constant is set to; `nil` where that is not one number.
    private var values: [Int32: Double?] = [:]
    private var aliases: [Int32: Int32] = [:]
    private var fields: [Int32: [FieldRecord]] = [:]
    private var sets: [UInt64: [Int32]] = [:]
    /// By type: its name, or that of a type around it, says that its constants are tokens.
    private let holdsTokens: [Bool]
    /// Constants that come to one of several numbers: `static let xl: CGFloat = isPad ? 24 : 20`.
    private var manifold: [UInt64: [Int32]] = [:]
    /// Constants that a structure wraps, `static let lg = RadiusStep(points: 16)`: their number, and its property.
    private var wrapped: [Int32: (value: Double, property: Int32)] = [:]

    init(_ index: ProjectIndex) {
      sections = index.sections
      resolver = IndexResolver(sections: index.sections)
      var holdsTokens = Array(repeating: false, count: sections.types.count)
      for file in sections.files {
        for type in Int(file.types.start)..<Int(file.types.start + file.types.count) {
          let record = sections.types[type]
          holdsTokens[type] =
            record.flags.contains(.holdsTokens)
            || record.parent >= 0 && holdsTokens[Int(file.types.start) + Int(record.parent)]
        }
      }
      self.holdsTokens = holdsTokens
    }

    /// The slots of a file that may be tokens.
    private func forEachConstant(_ body: (Int32, SlotRecord, FileRecord) -> Void) {
      for file in sections.files where holdsTokens(file) {
        for slot in Int32(file.slots.start)..<Int32(file.slots.start + file.slots.count) {
          let record = sections.slots[Int(slot)]
          if isMember(record, file), record.numberType != .other || wrapped[slot] != nil {
            body(slot, record, file)
          }
        }
      }
    }

    private func holdsTokens(_ file: FileRecord) -> Bool {
      holdsTokens[Int(file.types.start)..<Int(file.types.start + file.types.count)].contains(true)
    }

    mutating func read(_ result: inout TokenDiscovery) {
      readValues()
      unwrapValues()
      collectSets()
      let holders = holders()
      for (key, slots) in sets.sorted(by: { $0.value[0] < $1.value[0] })
      where slots.count >= TokenDiscovery.setSize {
        if isShadow(slots) {
          for slot in slots { result.addDeclaration(slot) }
        } else {
          for slot in slots { addNumber(slot, holder: holders[key], to: &result) }
        }
        for slot in manifold[key] ?? [] { addManifold(slot, to: &result) }
      }
      addCaseValues(&result)
      for slot in fields.keys.sorted() { addShadow(slot, to: &result) }
      for file in sections.files {
        for color in sections.colors.share(file.colors) { addColor(color, file, to: &result) }
      }
    }

    // MARK: Values

    private func fileOf(_ slot: Int32) -> FileRecord { sections.files[resolver.file(ofSlot: slot)] }

    /// Whether something is declared in a type that holds tokens.
    private func isMember(_ slot: SlotRecord, _ file: FileRecord) -> Bool {
      (slot.kind == .variable || slot.kind == .enumCase) && !slot.flags.contains(.isLocal) && slot.owner >= 0
        && holdsTokens[Int(file.types.start) + Int(slot.owner)]
    }

    private func isConstant(_ slot: SlotRecord, _ file: FileRecord) -> Bool {
      slot.numberType != .other && isMember(slot, file)
    }

    private mutating func readValues() {
      for (position, file) in sections.files.enumerated() {
        for field in sections.fields.share(file.fields) {
          let slot = Int32(file.slots.start + field.slot)
          fields[slot, default: []].append(field)
          if field.label == sections.slots[Int(slot)].name { values[slot] = .some(field.value) }
        }
        guard holdsTokens(file) else { continue }
        for flow in sections.flows.share(file.flows) where flow.targetKind == .slot {
          let slot = Int32(file.slots.start + flow.target)
          guard isConstant(sections.slots[Int(slot)], file) else { continue }
          if flow.sourceKind == .literal {
            let value = sections.literals[Int(file.literals.start + flow.source)].value
            let isFirst = values[slot] == nil && aliases[slot] == nil
            values[slot] = .some(isFirst ? (flow.isNegated ? -value : value) : nil)
          } else {
            alias(flow, slot, file, position)
          }
        }
      }
    }

    private mutating func alias(_ flow: FlowRecord, _ slot: Int32, _ file: FileRecord, _ position: Int) {
      var found: [Int32] = []
      if flow.sourceKind == .slot {
        found = [Int32(file.slots.start + flow.source)]
      } else {
        resolver.forEachSlot(
          of: sections.references[Int(file.references.start + flow.source)], file: position
        ) { found.append($0) }
      }
      guard found.count == 1, values[slot] == nil, aliases[slot] == nil, !flow.isNegated else {
        values[slot] = .some(nil)
        return
      }
      aliases[slot] = found[0]
    }

    private func value(_ slot: Int32) -> Double? {
      if let inner = wrapped[slot] { return inner.value }
      var slot = slot
      for _ in 0..<8 {
        if let known = values[slot] { return known }
        guard let next = aliases[slot] else { return nil }
        slot = next
      }
      return nil
    }

    /// The one number that a constant's structure is made with, where that is a property others can read.
    private mutating func unwrapValues() {
      for (slot, fields) in fields where fields.count == 1 && values[slot] == nil && fields[0].label != 0 {
        let record = sections.slots[Int(slot)]
        let position = resolver.file(ofSlot: slot)
        let file = sections.files[position]
        guard isMember(record, file), record.type.count > 0, !record.flags.contains(.isComputed) else {
          continue
        }
        let type = resolver.typeKey(
          resolver.symbols(record.type, file), context: record.owner, file: position)
        guard type != 0, !resolver.isAmbiguous(type) else { continue }
        var found: [Int32] = []
        sections.memberTable.forEach(IndexResolver.key(type, fields[0].label)) { found.append($0) }
        guard found.count == 1, sections.slots[Int(found[0])].numberType != .other else { continue }
        let flags = sections.slots[Int(found[0])].flags
        guard flags.isDisjoint(with: [.isStatic, .isPrivate, .isComputed]) else { continue }
        wrapped[slot] = (fields[0].value, found[0])
      }
    }

    // MARK: Sets

    /// The numeric constants of each type, extensions included.
    private mutating func collectSets() {
      var sets: [UInt64: [Int32]] = [:]
      var manifold: [UInt64: [Int32]] = [:]
      forEachConstant { slot, record, file in
        let owner = resolver.ownerKey(record.owner, file)
        if value(slot) != nil {
          sets[owner, default: []].append(slot)
        } else if case .some(nil) = values[slot] {
          manifold[owner, default: []].append(slot)
        }
      }
      self.sets = sets
      self.manifold = manifold
    }

    /// The one constant or variable through which the members of a type's values are reached: `Theme.spacing` of
    /// `static let spacing = Spacing()`.
    private func holders() -> [UInt64: Int32] {
      var holders: [UInt64: Int32] = [:]
      let hasValues = sets.values.contains { slots in
        slots.contains { slot in
          let record = sections.slots[Int(slot)]
          return record.kind == .variable && !record.flags.contains(.isStatic)
        }
      }
      guard hasValues else { return holders }
      for (position, file) in sections.files.enumerated() {
        for slot in Int32(file.slots.start)..<Int32(file.slots.start + file.slots.count) {
          let record = sections.slots[Int(slot)]
          guard record.kind == .variable, record.type.count > 0, !record.flags.contains(.isLocal),
            record.flags.contains(.isStatic) || record.owner < 0
          else { continue }
          let key = resolver.typeKey(
            resolver.symbols(record.type, file), context: record.owner, file: position)
          guard sets[key] != nil, key != resolver.ownerKey(record.owner, file) else { continue }
          // Two ways to the same values: neither is the one.
          holders[key] = holders[key] == nil ? slot : -1
        }
      }
      return holders
    }

    /// Whether constants are the parts of one shadow, whose radius is no corner's.
    private func isShadow(_ slots: [Int32]) -> Bool {
      let names = Set(slots.map { sections.slots[Int($0)].name })
      return names.contains(Self.opacity) && !names.isDisjoint(with: Self.radius)
        && !names.isDisjoint(with: Self.offset)
    }

    private mutating func addNumber(_ slot: Int32, holder: Int32?, to result: inout TokenDiscovery) {
      let record = sections.slots[Int(slot)]
      guard let value = value(slot), let place = place(of: slot) else { return }
      let names = place.names + [text(slot)]
      guard let role = Self.role(names, value) else { return }
      if record.kind == .enumCase {
        // Whole numbers of cases number or count something.
        guard record.numberType != .int, TokenWords.isAllAbout(role, type: place.names.last ?? "") else {
          return
        }
      }
      result.addDeclaration(slot)
      guard place.isVisible, !record.flags.contains(.isPrivate) else { return }
      var path = names
      if record.kind == .enumCase {
        path.append("rawValue")
      } else if !record.flags.contains(.isStatic) {
        guard let holder, holder >= 0, let outer = self.place(of: holder), outer.isVisible,
          !sections.slots[Int(holder)].flags.contains(.isPrivate)
        else { return }
        path = outer.names + [text(holder), text(slot)]
      }
      let property = wrapped[slot]?.property
      if let property { path.append(text(property)) }
      result.add(
        DiscoveredToken(
          slot: slot, role: role, value: value, path: path,
          numberType: property.map { sections.slots[Int($0)].numberType } ?? record.numberType,
          isAlias: aliases[slot] != nil, trailing: record.kind == .enumCase || property != nil ? 1 : 0))
    }

    /// A constant among tokens that has no one value is no step of the scale, but as much a place to write values down.
    private func addManifold(_ slot: Int32, to result: inout TokenDiscovery) {
      guard let place = place(of: slot), Self.role(place.names + [text(slot)], 0) != nil else { return }
      result.addDeclaration(slot)
    }

    /// `switch self { case .small: 8 … }` of a computed property: a token for each case.
    private func addCaseValues(_ result: inout TokenDiscovery) {
      for (slot, fields) in fields.sorted(by: { $0.key < $1.key })
      where fields.count >= TokenDiscovery.setSize {
        let record = sections.slots[Int(slot)]
        let file = fileOf(slot)
        guard record.flags.contains(.isComputed), !record.flags.contains(.isStatic), isConstant(record, file),
          let place = place(of: slot)
        else { continue }
        let owner = resolver.ownerKey(record.owner, file)
        for field in fields {
          guard let role = Self.role(place.names + [text(slot)], field.value),
            TokenWords.isAllAbout(role, type: place.names.last ?? "")
          else { continue }
          result.addDeclaration(slot)
          var found: Int32 = -1
          sections.memberTable.forEach(IndexResolver.key(owner, field.label)) { found = $0 }
          guard found >= 0, sections.slots[Int(found)].kind == .enumCase, place.isVisible,
            !record.flags.contains(.isPrivate)
          else { continue }
          result.add(
            DiscoveredToken(
              slot: found, role: role, value: field.value, path: place.names + [text(found), text(slot)],
              numberType: record.numberType, isAlias: false, trailing: 1))
        }
      }
    }

    // MARK: Shadows and colors

    private static let opacity = SymbolHash.symbol("opacity")
    private static let radius = [SymbolHash.symbol("radius"), SymbolHash.symbol("blur")]
    private static let offset = [
      SymbolHash.symbol("y"), SymbolHash.symbol("offsetY"), SymbolHash.symbol("yOffset"),
    ]

    private func addShadow(_ slot: Int32, to result: inout TokenDiscovery) {
      let record = sections.slots[Int(slot)]
      guard let fields = fields[slot], record.owner >= 0, record.flags.contains(.isStatic),
        let opacity = fields.first(where: { $0.label == Self.opacity })?.value,
        let radius = fields.first(where: { Self.radius.contains($0.label) })?.value,
        let y = fields.first(where: { Self.offset.contains($0.label) })?.value,
        (0...1).contains(opacity), let place = place(of: slot), place.isVisible,
        !record.flags.contains(.isPrivate)
      else { return }
      let name = (place.names + [text(slot)]).joined(separator: ".")
      result.add(
        DiscoveredShadow(slot: slot, level: ShadowLevel(name: name, opacity: opacity, radius: radius, y: y)))
    }

    private func addColor(_ color: ColorRecord, _ file: FileRecord, to result: inout TokenDiscovery) {
      let slot = Int32(file.slots.start + color.slot)
      let record = sections.slots[Int(slot)]
      guard record.owner >= 0, record.flags.contains(.isStatic), !record.flags.contains(.isPrivate),
        let place = place(of: slot), place.isVisible,
        let type = ColorType(rawValue: UInt8(truncatingIfNeeded: color.type))
      else { return }
      result.add(
        DiscoveredColor(
          slot: slot, path: place.names + [text(slot)], type: type,
          color: ColorComponents(
            red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
            alpha: Double(color.alpha))))
    }

    // MARK: Names

    private func text(_ slot: Int32) -> String { sections.name(ofSlot: slot, fileOf(slot)) }

    /// The names of the types around a constant, and whether others can reach it through them; `nil` inside of what
    /// draws something.
    private func place(of slot: Int32) -> (names: [String], isVisible: Bool)? {
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
        let name = String(decoding: sections.text.share(file, item.text), as: UTF8.self)
        if item.flags.contains(.isDrawn) || item.flags.contains(.isLocal) || Self.isDrawn(name, item.kind) {
          isVisible = false
        }
        if item.flags.contains(.isPrivate) { isVisible = false }
        names.append(name)
        type = item.parent
      }
      return (names.reversed(), isVisible)
    }

    private static let drawn = ["View", "Controller", "Cell", "Screen", "Row", "Card", "Button", "Modifier"]

    /// Types whose names say what they draw, not what their constants are for.
    private static func isDrawn(_ name: String, _ kind: TypeKind) -> Bool {
      kind != .enumeration && drawn.contains { name.hasSuffix($0) }
    }

    /// What the names say a number is for, where the number can be that.
    private static func role(_ names: [String], _ value: Double) -> Role? {
      let said = RoleWords.role(ofWordsIn: names.filter { !TokenWords.numberTypes.contains($0) })
      // The border of glass is as opaque as that number says.
      guard let role = said == nil || said == .lineWidth ? glass(names, value) ?? said : said else {
        return nil
      }
      switch role {
      case .opacity: return (0...1).contains(value) ? role : nil
      case .shadow, .color: return nil
      case .duration: return (0...60).contains(value) ? role : nil
      // `Border.subtle = 0.06` is how strong a line is, not how wide.
      case .lineWidth: return value == 0 || value >= 0.25 ? role : nil
      default: return role
      }
    }

    private static let widths: Set<String> = ["width", "thickness", "hairline"]

    /// Glass has its opacities, which need no word of their own.
    private static func glass(_ names: [String], _ value: Double) -> Role? {
      guard (0..<1).contains(value), names.count > 1,
        names.dropLast().contains(where: { NameWords.split($0).contains { $0.lowercased() == "glass" } }),
        RoleWords.verdict(on: names[names.count - 1], isOwn: true) ?? .role(.lineWidth) != .other,
        !NameWords.split(names[names.count - 1]).contains(where: { widths.contains($0.lowercased()) })
      else { return nil }
      // A border of glass is told by its opacity as well.
      switch RoleWords.verdict(on: names[names.count - 1], isOwn: true) {
      case nil, .role(.opacity), .role(.lineWidth): return .opacity
      default: return nil
      }
    }
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

extension IndexResolver {
  /// The record that declares a type, extensions aside; `nil` for a type of the system.
  func declaration(ofType key: UInt64) -> Int32? {
    var record = sections.typeTable.first(key)
    while record >= 0 {
      if sections.types[Int(record)].kind != .extension { return record }
      record = sections.typeTable.next[Int(record)]
    }
    return nil
  }
}
