/// Tokens that are cases, and functions of a step or a case.
extension TokenFinder {
  /// `case md = 16`.
  mutating func lookAtCase(_ slot: Int32, _ record: SlotRecord, _ file: FileRecord) {
    // Whole numbers of cases number or count something.
    guard record.expression >= 0, record.numberType != .int, record.numberType != .other,
      let number = evaluator.member(ConstantNames.rawValue, of: .enumCase(slot))?.value.number,
      let way = path(to: slot)
    else { return }
    let reference = TokenPath(
      names: way.reference.names + ["rawValue"], slot: slot, constantAt: way.reference.constantAt, trailing: 1
    )
    guard let role = role(way.reference.names, number),
      TokenWords.isAllAbout(role, type: way.reference.names.dropLast().last ?? "")
    else { return }
    add(
      Candidate(
        reference: reference, value: number, slot: slot, numberType: record.numberType,
        isVisible: way.isVisible))
  }

  /// `switch self { case .small: 8 … }` of a computed property: a token for each case.
  mutating func lookAtCases(of slot: Int32, _ record: SlotRecord, _ file: FileRecord) {
    guard record.flags.contains(.isComputed), record.expression >= 0, !record.flags.contains(.isPrivate),
      // Whole numbers of cases number or count something.
      record.name != ConstantNames.rawValue || record.numberType != .int,
      variesByCase(slot, record, file), var place = place(of: slot)
    else { return }
    let isSize = isSizeOfPictures(slot, place.names)
    guard
      isSize || holdsTokens[Int(file.types.start) + Int(record.owner)]
        || hasUses(slot) || isFontOfStyle(slot, record, file)
        || isColorOfPalette(slot, record, file, place.names)
    else { return }
    let owner = resolver.ownerKey(record.owner, file)
    guard isScale(owner, place.names.last ?? ""), let declared = resolver.declaration(ofType: owner) else {
      return
    }
    if ([Self.opacity] + Self.radius + Self.offset + Self.colorLabels).contains(record.name) {
      let isShadow = shadowEnumerations[owner] ?? addShadows(ofCases: owner, file, place)
      shadowEnumerations[owner] = isShadow
      if isShadow { return }
    }
    guard isSize || !measuresComponent(owner) else { return }
    // The one color of a thing that has but one look is no palette.
    let isPaint = ConstantNames.colorTypes.contains(evaluator.paintType(of: slot))
    let steps = filled(casesOf: owner, inFile: resolver.file(ofSlot: slot))
    guard !isPaint || steps.count > 1 else { return }
    // Whoever shows such a view says by these how large.
    let view = isSize && !place.isVisible ? viewAround(declared) : nil
    if view != nil { place.isVisible = true }
    for step in steps {
      let position = step.slot
      let all = evaluator.value(of: slot, in: step.value)
      let side = side(ofSquare: all)
      let value = side ?? all
      guard isDesign(value) || isShadow(value), !isHandedOn(value, by: position),
        isNamed(owner, declaredBy: declared, by: place.names, value, member: slot)
          || isSize && !isListed(owner)
      else { continue }
      let reference = TokenPath(
        names: place.names + [step.name, text(slot)] + (side == nil ? [] : ["width"]),
        slot: position, constantAt: place.names.count, trailing: side == nil ? 1 : 2)
      guard let number = value.number else {
        let fontCount = result.fonts.count
        add(value, (reference, place.isVisible), type: 0, property: slot)
        for font in fontCount..<result.fonts.count where result.fonts[font].modifier != nil {
          result.fonts[font].color = color(ofStyle: step.value, owner)
        }
        continue
      }
      var candidate = Candidate(
        reference: reference, value: number, slot: position,
        numberType: side == nil ? record.numberType : .cgFloat, isVisible: place.isVisible,
        words: [text(slot)], property: slot)
      if isSize {
        candidate.role = .iconSize
        candidate.component = TokenWords.pictures(in: place.names).union(view.map(TokenWords.words) ?? [])
        add(candidate)
        continue
      }
      let said = role(place.names + [text(slot)], number)
      for role in said.map({ [$0] }) ?? roles(ofUses: slot)
      where TokenWords.isAllAbout(role, type: place.names.last ?? "") {
        add(candidate.with(role: role))
      }
    }
  }

  /// The cases of an enumeration that has the opacity, the radius and the offset of a shadow for each.
  private mutating func addShadows(
    ofCases owner: UInt64, _ file: FileRecord, _ place: (names: [String], isVisible: Bool)
  ) -> Bool {
    let parts = ([Self.opacity] + Self.radius + Self.offset + Self.colorLabels).compactMap { name in
      var member: Int32 = -1
      sections.memberTable.forEach(IndexResolver.key(owner, name)) { member = $0 }
      return member < 0 ? nil : (name: name, member: member)
    }
    var isShadow = false
    for position in file.slots.start..<file.slots.start + file.slots.count {
      let element = sections.slots[Int(position)]
      guard element.kind == .enumCase, !element.flags.contains(.hasPayload),
        resolver.ownerKey(element.owner, file) == owner
      else { continue }
      let reference = TokenPath(
        names: place.names + [text(Int32(position))], slot: Int32(position), constantAt: place.names.count)
      let values = parts.map { part in
        ConstantField(
          label: part.name, value: evaluator.value(of: part.member, in: .enumCase(Int32(position))))
      }
      guard let level = shadow(.tuple(values), reference) else { continue }
      isShadow = true
      if place.isVisible { result.shadows.append(DiscoveredShadow(reference: reference, level: level)) }
    }
    return isShadow
  }

  /// Whether a computed property may have another value for each case: it switches over them, or makes a font or a color of
  /// what does, `.system(size: size, weight: weight)`, or of the raw value.
  private func variesByCase(_ slot: Int32, _ record: SlotRecord, _ file: FileRecord) -> Bool {
    if sections.expressions[Int(file.expressions.start) + Int(record.expression)].kind == .cases {
      return true
    }
    guard evaluator.paintType(of: slot) != 0 else { return false }
    return resolver.declaration(ofType: resolver.ownerKey(record.owner, file)).map {
      sections.types[Int($0)].kind == .enumeration
    } ?? false
  }

  /// Whether a property is the color of cases that are colors, as the names of the types say, and code asks them for it.
  private mutating func isColorOfPalette(
    _ slot: Int32, _ record: SlotRecord, _ file: FileRecord, _ types: [String]
  ) -> Bool {
    ConstantNames.colorTypes.contains(evaluator.paintType(of: slot)) && speaksOfColor(types)
      && isRead(record.name, ofCasesOf: resolver.ownerKey(record.owner, file), in: file)
  }

  /// Whether the cases of an enumeration are the variants of a component, which has several measures in each:
  /// `horizontalPadding` beside `verticalPadding`, `iconSize` beside `lineWidth`. A step of a scale is one number.
  private mutating func measuresComponent(_ type: UInt64) -> Bool {
    var hasOne = false
    for slot in members[type] ?? [] {
      let record = sections.slots[Int(slot)]
      guard record.flags.contains(.isComputed), record.expression >= 0,
        record.numberType == .cgFloat || record.numberType == .double,
        case .role? = RoleWords.verdict(on: text(slot), isOwn: true)
      else { continue }
      if hasOne { return true }
      hasOne = true
    }
    return false
  }

  /// Whether a property is the font of text styles, or of cases that have nothing but fonts.
  private mutating func isFontOfStyle(_ slot: Int32, _ record: SlotRecord, _ file: FileRecord) -> Bool {
    guard ConstantNames.fontTypes.contains(evaluator.paintType(of: slot)) else { return false }
    let owner = resolver.ownerKey(record.owner, file)
    if isTextStyle(owner) { return true }
    guard let all = members[owner], !all.isEmpty else { return false }
    return all.allSatisfy { ConstantNames.fontTypes.contains(evaluator.paintType(of: $0)) }
  }

  /// Whether a property is how large the pictures are that an enumeration's cases are the sizes of.
  private func isSizeOfPictures(_ slot: Int32, _ types: [String]) -> Bool {
    TokenWords.sizesPictures(types) && TokenWords.isMeasure(ofSize: text(slot))
      && role(types + [text(slot)], 1) ?? .iconSize == .iconSize
  }

  /// The view that a type stands in, where others see both; `nil` where there is none.
  private func viewAround(_ type: Int32) -> String? {
    let file = sections.files[resolver.file(ofType: type)]
    let own = sections.types[Int(type)]
    guard own.parent >= 0 else { return nil }
    let outer = sections.types[Int(file.types.start) + Int(own.parent)]
    let hidden: DeclarationFlags = [.isPrivate, .isLocal]
    guard outer.parent < 0, outer.kind != .extension, own.flags.isDisjoint(with: hidden),
      outer.flags.isDisjoint(with: hidden)
    else { return nil }
    return name(outer, file)
  }

  /// The side of a `CGSize(width: 24, height: 24)`.
  private func side(ofSquare value: ConstantValue) -> ConstantValue? {
    guard case .tuple(let parts) = value, parts.map(\.label) == Self.sides,
      let width = parts[0].value.number, parts[1].value.number == width
    else { return nil }
    return parts[0].value
  }

  private static let sides = [SymbolHash.symbol("width"), SymbolHash.symbol("height")]

  /// `static func grid(_ n: Int) -> CGFloat { CGFloat(n) * 4 }`: every whole multiple is a step of the
  /// scale, and none has a name by that.
  mutating func lookAtSteps(_ callable: Int32, _ file: FileRecord) {
    let record = sections.callables[Int(callable)]
    guard record.expression >= 0, record.result >= 0, record.parameters.count == 1,
      record.flags.contains(.isStatic) || record.owner < 0,
      record.flags.isDisjoint(with: [.isPrivate, .isLocal, .isInitializer]),
      record.owner < 0 || holdsTokens[Int(file.types.start) + Int(record.owner)]
    else { return }
    let parameter = sections.slots[Int(file.slots.start + record.parameters.start)]
    guard parameter.label == 0, parameter.numberType != .other, parameter.numberType != .inferred else {
      return
    }
    let result = Int32(file.slots.start) + record.result
    func value(_ step: Double) -> Double? { evaluator.value(ofFunction: callable, of: .number(step)).number }
    guard let unit = value(1), unit > 0, value(2) == 2 * unit, value(5) == 5 * unit,
      let way = path(to: result)
    else { return }
    // A function without a word for what its numbers are is told by what they are used as.
    let roles = role(way.reference.names, unit).map { [$0] } ?? roles(ofUses: result)
    if !roles.isEmpty { exempt(result) }
    guard way.isVisible else { return }
    for role in roles {
      for step in 1...Self.stepLimit where Double(step) * unit <= Self.stepValueLimit {
        let reference = call(way.reference, parameter, file, "\(step)")
        append(
          DiscoveredToken(
            reference: reference, role: role, value: Double(step) * unit,
            numberType: sections.slots[Int(result)].numberType, isAlias: false, varies: true))
      }
    }
  }

  /// The first parameter of a static function that others see, where its other parameters have defaults.
  private func onlyParameter(of callable: Int32, _ file: FileRecord) -> SlotRecord? {
    let record = sections.callables[Int(callable)]
    guard record.expression >= 0, record.result >= 0, record.parameters.count > 0,
      record.flags.contains(.isStatic), record.flags.isDisjoint(with: [.isPrivate, .isLocal, .isInitializer])
    else { return nil }
    let first = Int(file.slots.start + record.parameters.start)
    let parameters = sections.slots[first..<first + Int(record.parameters.count)]
    return parameters.dropFirst().allSatisfy { $0.flags.contains(.hasDefault) } ? parameters.first : nil
  }

  /// The way to what a function comes to for an argument: `DS.gap(.medium)`, `DS.brand(color: .accent)`.
  private func call(
    _ function: TokenPath, _ parameter: SlotRecord, _ file: FileRecord, _ argument: String
  ) -> TokenPath {
    let label = parameter.label == 0 ? "" : "\(parameterLabel(parameter, file)): "
    var reference = TokenPath(
      names: function.names.dropLast() + ["\(function.names.last ?? "")(\(label)\(argument))"],
      slot: function.slot, constantAt: function.constantAt)
    reference.isCall = true
    return reference
  }

  /// `static func bold(size: CGFloat) -> Font`: a face of the project's own in all sizes.
  mutating func lookAtFace(_ callable: Int32, _ file: FileRecord) {
    guard let parameter = onlyParameter(of: callable, file) else { return }
    let result = Int32(file.slots.start) + sections.callables[Int(callable)].result
    func face(_ size: Double) -> ConstantFont? {
      guard case .font(let font) = evaluator.value(ofFunction: callable, of: .number(size)),
        // What only hands its size on to the system's font is no face.
        font.family != nil || font.design != nil, font.size == size
      else { return nil }
      return font
    }
    guard parameter.numberType == .cgFloat || parameter.numberType == .double,
      // In one size and in another.
      var font = face(17), face(23) != nil, let way = path(to: result), way.isVisible
    else { return }
    (font.size, font.isOfAnySize) = (nil, true)
    let reference = call(way.reference, parameter, file, TokenPath.size)
    self.result.fonts.append(
      DiscoveredFont(reference: reference, font: font, isSwiftUI: isSwiftUIFont(result)))
    exempt(result)
  }

  /// `static func serif(_ style: Font.TextStyle) -> Font`: the system's text styles in a face of the project's own.
  mutating func lookAtStyledFace(_ callable: Int32, _ file: FileRecord, _ position: Int) {
    guard let parameter = onlyParameter(of: callable, file),
      resolver.symbols(parameter.type, file).last == ConstantNames.textStyle,
      evaluator.type(of: parameter, file, position) == ConstantNames.fontPart
    else { return }
    let result = Int32(file.slots.start) + sections.callables[Int(callable)].result
    guard let way = path(to: result), way.isVisible else { return }
    for style in TextStyles.all.map(\.name) where ConstantNames.textStyles.contains(style) {
      guard case .font(let font) = evaluator.value(ofFunction: callable, of: .text(style)),
        font.textStyle == style, font != ConstantFont(textStyle: style)
      else { continue }
      self.result.fonts.append(
        DiscoveredFont(
          reference: call(way.reference, parameter, file, ".\(style)"), font: font,
          isSwiftUI: isSwiftUIFont(result)))
      exempt(result)
    }
  }

  /// `static func accent() -> Color`, `static func accent(for theme: Theme? = nil) -> Color`: a constant that is called; so is
  /// one for light and for dark, `static func ink(for scheme: ColorScheme) -> Color`. A number's may do anything.
  mutating func lookAtMaker(_ callable: Int32, _ file: FileRecord) {
    let record = sections.callables[Int(callable)]
    let takesScheme = evaluator.takesScheme(callable)
    guard record.expression >= 0, record.result >= 0, takesScheme || evaluator.takesNothing(callable),
      record.owner >= 0,
      record.flags.contains(.isStatic), record.flags.isDisjoint(with: [.isPrivate, .isLocal, .isInitializer])
    else { return }
    let result = Int32(file.slots.start) + record.result
    guard sections.slots[Int(result)].numberType == .other, let way = path(to: result) else { return }
    var reference: TokenPath
    if takesScheme {
      let parameter = sections.slots[Int(file.slots.start + record.parameters.start)]
      reference = call(way.reference, parameter, file, "colorScheme")
      reference.takesScheme = true
    } else {
      reference = TokenPath(
        names: way.reference.names.dropLast() + ["\(way.reference.names.last ?? "")()"], slot: result,
        constantAt: way.reference.constantAt)
      reference.isCall = true
    }
    let value = evaluator.value(ofMethod: callable, in: .nothing)
    add(
      orForeign(value, record.expression, record.owner, file, resolver.file(ofCallable: callable)),
      (reference, way.isVisible), type: 0)
  }

  private static let shapeStyle = SymbolHash.symbol("ShapeStyle")

  /// `extension ShapeStyle where Self == ThemeColor { static var ink: ThemeColor { … } }`: a color, though only the value of
  /// the project's type knows which one it is where.
  func isOwnStyle(_ slot: Int32, _ record: SlotRecord, _ file: FileRecord) -> Bool {
    guard record.owner >= 0, ConstantNames.colorTypes.contains(resolver.ownerKey(record.owner, file)),
      let type = resolver.declaration(ofType: resolver.memberOwner(of: slot, record, depth: 0)),
      sections.types[Int(type)].kind == .structure
    else { return false }
    return resolver.symbols(
      sections.types[Int(type)].inherited, sections.files[resolver.file(ofType: type)]
    ).contains(Self.shapeStyle)
  }

  mutating func lookAtOwnStyle(
    _ slot: Int32, _ record: SlotRecord, _ file: FileRecord, _ position: Int
  ) -> Bool {
    guard isOwnStyle(slot, record, file), let way = path(to: slot), way.isVisible,
      speaksOfColor([name(ofTypeKey: resolver.memberOwner(of: slot, record, depth: 0))]),
      // `.clear` is the system's wherever it stands.
      !SystemColor.symbols.contains(record.name)
    else { return false }
    let known = evaluator.value(of: slot).color ?? ConstantColor(.varying)
    result.colors.append(DiscoveredColor(reference: way.reference, type: .swiftUI, value: known))
    exempt(slot)
    return true
  }

  /// `static func brand(_ color: BrandColor) -> Color`: a token for each case.
  mutating func lookAtFunction(_ callable: Int32, _ file: FileRecord, _ position: Int) {
    guard let parameter = onlyParameter(of: callable, file), parameter.type.count > 0 else { return }
    let record = sections.callables[Int(callable)]
    // Colors for a theme are those of the one that is chosen; fonts have no such.
    guard
      !parameter.flags.contains(.hasDefault)
        || ConstantNames.fontTypes.contains(evaluator.paintType(of: Int32(file.slots.start) + record.result))
    else { return }
    let key = resolver.typeKey(resolver.symbols(parameter.type, file), context: record.owner, file: position)
    guard let type = resolver.declaration(ofType: key), sections.types[Int(type)].kind == .enumeration else {
      return
    }
    let result = Int32(file.slots.start) + record.result
    guard let way = path(to: result), way.isVisible else { return }
    let names = way.reference.names
    for step in filled(casesOf: key, inFile: resolver.file(ofType: type)) {
      let element = step.slot
      let value = evaluator.value(ofFunction: callable, of: step.value)
      guard !isHandedOn(value, by: element), isDesign(value),
        isNamed(key, declaredBy: type, by: names.dropLast(), value, member: result)
      else {
        continue
      }
      var reference = call(way.reference, parameter, file, ".\(step.name)")
      // Not every platform has it.
      if sections.slots[Int(element)].flags.contains(.isConditional) { reference.standsAlone = false }
      if let number = value.number {
        guard let role = role(names, number) ?? roles(ofUses: result).first else { continue }
        stepTypes.insert(key)
        add(
          Candidate(
            reference: reference, value: number, slot: result,
            numberType: sections.slots[Int(result)].numberType,
            isVisible: true, role: role))
      } else {
        add(value, (reference, true), type: 0)
      }
    }
  }

  /// Of what a function of a case and a member of that both say, keeps the function, unless code asks the cases themselves.
  mutating func dropSteps() {
    if stepTypes.isEmpty { return }
    let (types, read, finder) = (stepTypes, caseUses.read, self)
    result.tokens.removeAll { token in
      let record = finder.sections.slots[Int(token.slot)]
      guard record.kind == .enumCase, token.trailing == 1, let member = token.path.last,
        types.contains(finder.resolver.ownerKey(record.owner, finder.fileOf(token.slot)))
      else { return false }
      return !read.contains(IndexResolver.key(record.name, SymbolHash.symbol(member)))
    }
  }

  /// Whether a case stands for the system's color of its own name: `.label` of `systemColor(.label)`.
  private func isHandedOn(_ value: ConstantValue, by element: Int32) -> Bool {
    guard let color = value.color, color.opacity == 1, case .member(let name) = color.paint else {
      return false
    }
    return SystemColor.symbols.contains(name) && sections.slots[Int(element)].name == name
  }

  /// `func color(_ scheme: ColorScheme) -> Color` of an enumeration: a token for each case, light and dark.
  mutating func lookAtMethod(_ callable: Int32, _ file: FileRecord) {
    let record = sections.callables[Int(callable)]
    guard record.expression >= 0, record.result >= 0, record.owner >= 0,
      record.flags.isDisjoint(with: [.isPrivate, .isStatic, .isLocal, .isInitializer]),
      holdsTokens[Int(file.types.start) + Int(record.owner)]
        || sections.expressions[Int(file.expressions.start) + Int(record.expression)].kind == .cases
          && isTextStyle(resolver.ownerKey(record.owner, file)),
      let type = resolver.declaration(ofType: resolver.ownerKey(record.owner, file)),
      sections.types[Int(type)].kind == .enumeration
    else { return }
    let key = resolver.ownerKey(record.owner, file)
    let result = Int32(file.slots.start) + record.result
    let takesScheme = evaluator.takesScheme(callable)
    guard takesScheme || evaluator.takesNothing(callable), let place = place(of: result),
      isScale(key, place.names.last ?? "")
    else { return }
    let isLabelled =
      takesScheme && sections.slots[Int(file.slots.start + record.parameters.start)].label != 0
    // The label would be one more name for the reader to know.
    guard !isLabelled else { return }
    for element in cases(of: key, declaredBy: type) {
      let value = evaluator.value(ofMethod: callable, in: .enumCase(element))
      guard isDesign(value), isNamed(key, declaredBy: type, by: place.names, value, member: result) else {
        continue
      }
      var reference = TokenPath(
        names: place.names + [text(element), text(result) + (takesScheme ? "(colorScheme)" : "()")],
        slot: element, constantAt: place.names.count, trailing: 1)
      reference.takesScheme = takesScheme
      add(value, (reference, place.isVisible), type: 0, property: result)
    }
  }

  func parameterLabel(_ parameter: SlotRecord, _ file: FileRecord) -> String {
    let range =
      parameter.labelLength == 0
      ? parameter.text
      : TextRange(start: parameter.text.start - parameter.labelLength, count: parameter.labelLength)
    return String(decoding: sections.text.share(file, range), as: UTF8.self)
  }

  /// Cases within cases that are looked at.
  private static let caseDepth = 3

  /// The cases of an enumeration that a file declares, with those that hold a case of another one for each of these:
  /// `text(.faint)`.
  func filled(
    casesOf key: UInt64, inFile position: Int, depth: Int = 0
  ) -> [(slot: Int32, name: String, value: ConstantValue)] {
    let file = sections.files[position]
    var found: [(slot: Int32, name: String, value: ConstantValue)] = []
    for slot in Int32(file.slots.start)..<Int32(file.slots.start + file.slots.count) {
      let record = sections.slots[Int(slot)]
      guard record.kind == .enumCase, resolver.ownerKey(record.owner, file) == key,
        found.count < Self.memberLimit
      else { continue }
      guard record.flags.contains(.hasPayload) else {
        found.append((slot, text(slot), .enumCase(slot)))
        continue
      }
      let inner = record.type.count > 0 && depth < Self.caseDepth ? evaluator.typeHeld(by: slot) : 0
      guard inner != 0, let declared = resolver.declaration(ofType: inner, from: position) else { continue }
      for part in filled(casesOf: inner, inFile: resolver.file(ofType: declared), depth: depth + 1) {
        found.append((slot, "\(text(slot))(.\(part.name))", .filledCase(slot, [part.value])))
      }
    }
    return found
  }

  func cases(of key: UInt64, declaredBy type: Int32) -> [Int32] {
    let file = sections.files[resolver.file(ofType: type)]
    return (Int32(file.slots.start)..<Int32(file.slots.start + file.slots.count)).filter { slot in
      let record = sections.slots[Int(slot)]
      return record.kind == .enumCase && !record.flags.contains(.hasPayload)
        && resolver.ownerKey(record.owner, file) == key
    }
  }

  /// Whether values of a type are text styles: a modifier of the project's own takes one, and it has a font. A theme that
  /// one takes has its fonts deeper inside.
  mutating func isTextStyle(_ type: UInt64) -> Bool {
    guard modifiers[type] != nil else { return false }
    return fontMethods.contains(type)
      || (members[type] ?? []).contains { slot in
        let last = resolver.symbols(sections.slots[Int(slot)].type, fileOf(slot)).last
        return last.map { ConstantNames.fontTypes.contains(IndexResolver.key(0, $0)) } ?? false
      }
  }

  /// Types whose values have a method that makes a `Font` and can be called without arguments.
  func typesWithFontMethods() -> Set<UInt64> {
    var types: Set<UInt64> = []
    for file in sections.files {
      for position in file.callables.start..<file.callables.start + file.callables.count {
        let record = sections.callables[Int(position)]
        guard record.owner >= 0, record.result >= 0,
          record.flags.isDisjoint(with: [.isPrivate, .isStatic, .isLocal, .isInitializer]),
          resolver.symbols(record.type, file).last.map({ IndexResolver.key(0, $0) }) == ConstantNames.font,
          evaluator.takesNothing(Int32(position))
        else { continue }
        types.insert(resolver.ownerKey(record.owner, file))
      }
    }
    return types
  }

  static let viewKeys: Set<UInt64> = Set(
    ["View", "Text"].map { IndexResolver.key(0, SymbolHash.symbol($0)) })
}
