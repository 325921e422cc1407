/// Fonts by size, family or text style, and what changes them.
extension ConstantEvaluator {
  /// The fonts that are written down in a file, each once: `Font(UIFont.systemFont(ofSize: 17))` is one.
  func writtenFonts(inFile file: Int) -> [(record: PaintRecord, font: ConstantFont)] {
    var end: UInt32 = 0
    return sections.paints.share(sections.files[file].paints)
      .sorted { ($0.start, $1.end) < ($1.start, $0.end) }
      .compactMap { record in
        guard record.end > end, let font = writtenFont(record, file: file) else { return nil }
        end = record.end
        return (record, font)
      }
  }

  /// The font that is written down where one is asked for; `nil` for one with a name of the project's.
  func writtenFont(_ record: PaintRecord, file position: Int) -> ConstantFont? {
    guard record.kind == .font || record.kind == .kitFont else { return nil }
    steps = 0
    let expression = Int(sections.files[position].expressions.start) + Int(record.expression)
    let frame = Frame(file: position, context: record.context, expected: ConstantNames.font, depth: 0)
    guard spellsFont(expression, frame), case .font(let font) = evaluate(expression, frame) else {
      return nil
    }
    return font
  }

  /// Whether an expression takes a font of the system's by its size, family or text style, and changes that at the most.
  private func spellsFont(_ position: Int, _ frame: Frame) -> Bool {
    let record = sections.expressions[position]
    switch record.kind {
    case .implicitMember: return isSystemFont(record.payload, frame)
    case .member: return isSystemType(position + 1, frame) && isSystemFont(record.payload, frame)
    case .call:
      let callee = sections.expressions[position + 1]
      switch callee.kind {
      case .implicitMember: return isSystemFont(callee.payload, frame, isCall: true)
      case .name:
        // `Font(UIFont.body)` is what that is.
        guard isSystemType(position + 1, frame), let first = arguments(position).first else { return false }
        return first.label != 0 || spellsFont(first.value, frame)
      case .member:
        // A token would have to be changed in the same way.
        if callee.payload == ConstantNames.monospacedDigit || callee.payload == ConstantNames.leading {
          return false
        }
        if isSystemType(position + 2, frame) { return isSystemFont(callee.payload, frame, isCall: true) }
        return spellsFont(position + 2, frame)
      default: return false
      }
    default: return false
    }
  }

  private func isSystemType(_ position: Int, _ frame: Frame) -> Bool {
    let record = sections.expressions[position]
    return record.kind == .name
      && ConstantNames.fontTypes.contains(IndexResolver.key(0, record.payload))
      && resolver.declaration(ofType: IndexResolver.key(0, record.payload)) == nil
  }

  /// Whether a name is the system's for a font, and not one that the project gives to `Font` or `UIFont`.
  /// - Parameter isCall: it is called, as no constant is: `Font.custom("Inter", size: 17)` beside `static let custom`.
  private func isSystemFont(_ name: Symbol, _ frame: Frame, isCall: Bool = false) -> Bool {
    guard ConstantNames.fontMakers.contains(name) || textStyle(name) != nil else { return false }
    return ConstantNames.fontTypes.allSatisfy { type in
      let member = onlyMember(type, name, file: frame.file)
      return member < 0 || isCall && sections.slots[Int(member)].kind == .variable
    }
  }

  /// `semibold` of `.semibold` and `Font.Weight.semibold`: the last name of an expression.
  func evaluateFontPart(_ position: Int, _ frame: Frame) -> ConstantValue {
    let record = sections.expressions[position]
    switch record.kind {
    case .implicitMember, .member:
      return ConstantNames.fontWords[record.payload].map { .text($0) } ?? evaluate(position, frame)
    default: return evaluate(position, frame)
    }
  }

  func textStyle(_ name: Symbol) -> ConstantFont? {
    guard let word = ConstantNames.fontWords[name], ConstantNames.textStyles.contains(word) else {
      return nil
    }
    return ConstantFont(textStyle: word)
  }

  /// `Font.system(…)`, `.custom(…)`, `UIFont.systemFont(ofSize:)`.
  func font(named name: Symbol, _ arguments: [Argument], _ frame: Frame) -> ConstantValue {
    var font = ConstantFont()
    switch name {
    case ConstantNames.system, ConstantNames.systemFont, ConstantNames.preferredFont: break
    case ConstantNames.boldSystemFont: font.weight = "bold"
    case ConstantNames.monospacedSystemFont: font.design = "monospaced"
    case ConstantNames.custom:
      guard let first = arguments.first else { return .unknown }
      let face = evaluate(first.value, frame)
      if let family = family(face) {
        font.family = family
      } else {
        // `.custom(fonts.name(for: .bold), size: 22)`.
        font.isOfOpenFamily = true
        font.weight = askedWeight(first.value)
        // `.custom(style.name, size: 22)`, where that is `AppFontFamily.Inter.bold.name`.
        if font.weight == nil, case .font(let made) = self.face(first.value, frame) {
          font.weight = made.weight
        }
      }
    default: return .unknown
    }
    return fill(&font, name == ConstantNames.custom ? Array(arguments.dropFirst()) : arguments, frame)
  }

  private func fill(_ font: inout ConstantFont, _ arguments: [Argument], _ frame: Frame) -> ConstantValue {
    for argument in arguments {
      let value = evaluateFontPart(argument.value, frame)
      switch (argument.label, value) {
      case (ConstantNames.size, .number(let size)), (ConstantNames.ofSize, .number(let size)),
        (ConstantNames.fixedSize, .number(let size)):
        font.size = size
      case (ConstantNames.weight, .text(let word)): font.weight = word == "regular" ? nil : word
      case (ConstantNames.design, .text(let word)): font.design = word == "default" ? nil : word
      case (ConstantNames.relativeTo, .text(let word)), (ConstantNames.forTextStyle, .text(let word)),
        (0, .text(let word)):
        font.textStyle = word
      default: return .unknown
      }
    }
    return font.size == nil && font.textStyle == nil ? .unknown : .font(font)
  }

  /// The font that a function makes of one of several families, each a weight of the app's own: `.brand(size: 16, weight: .bold)`.
  func face(_ value: ConstantValue, _ arguments: [Argument]) -> ConstantFont? {
    guard case .choice(let all) = value else { return nil }
    // What no family is there for ends the program.
    let fonts = all.compactMap { if case .font(let font) = $0 { font } else { nil } }
    guard let first = fonts.first, fonts.count > 1,
      all.allSatisfy({ if case .font = $0 { true } else { $0.isUnknown } }),
      fonts.allSatisfy({ $0.family != nil && $0.size == first.size && $0.textStyle == first.textStyle }),
      let weight = askedWeight(arguments)
    else { return nil }
    var font = ConstantFont(size: first.size, weight: weight, textStyle: first.textStyle)
    font.isOfOpenFamily = true
    return font
  }

  /// The font that is meant where a function may make another: one of a family, for which one of the system's stands in where
  /// it is missing, or one of a text style, which a size limits.
  func meantFont(of value: ConstantValue) -> ConstantFont? {
    guard case .choice(let all) = value else { return nil }
    let fonts = all.compactMap { if case .font(let font) = $0 { font } else { nil } }
    guard fonts.count == all.count else { return nil }
    let families = Set(fonts.filter { $0.family != nil || $0.isOfOpenFamily })
    if families.count == 1, let font = families.first, fonts.allSatisfy({ $0.size == font.size }) {
      return font
    }
    let styled = Set(fonts.filter { $0.textStyle != nil && $0.size == nil })
    guard styled.count == 1, let font = styled.first else { return nil }
    let isLimit = fonts.allSatisfy {
      $0 == font || $0.size != nil && $0.weight == font.weight && $0.design == font.design && $0.family == nil
    }
    return isLimit ? font : nil
  }

  /// How large AppKit's font of a text style is: `NSFont.preferredFont(forTextStyle: .body)`; `nil` for another font.
  func sizeOnMac(of value: ConstantValue, _ position: Int) -> Double? {
    guard case .font(let font) = value, let style = font.textStyle, font.size == nil,
      sections.expressions[position].kind == .call, sections.expressions[position + 1].kind == .member,
      sections.expressions[position + 2].kind == .name,
      sections.expressions[position + 2].payload == ConstantNames.nsFont
    else { return nil }
    return TextStyles.all.first { $0.name == style || $0.uiKitName == style }?.size(on: .macOS)
  }

  // MARK: Descriptors

  /// `UIFontDescriptor.preferredFontDescriptor(withTextStyle: style)`: as good as the font.
  func descriptor(named name: Symbol, _ arguments: [Argument], _ frame: Frame) -> ConstantValue {
    guard name == ConstantNames.preferredDescriptor, let first = arguments.first,
      case .text(let style) = evaluateFontPart(first.value, frame)
    else { return .unknown }
    return .font(ConstantFont(textStyle: style))
  }

  /// What a descriptor changes: `addingAttributes([.traits: [.weight: weight]])`, `withDesign(.rounded)`.
  func font(
    _ font: ConstantFont, describedBy name: Symbol, _ argument: Int, _ frame: Frame
  ) -> ConstantValue? {
    var font = font
    switch name {
    case ConstantNames.withDesign:
      guard case .text(let design) = evaluateFontPart(argument, frame) else { return .unknown }
      font.design = design == "default" ? nil : design
    case ConstantNames.withSymbolicTraits:
      switch sections.expressions[argument].payload {
      case ConstantNames.traitBold: font.weight = "bold"
      case ConstantNames.traitItalic: font.isItalic = true
      default: return .unknown
      }
    case ConstantNames.addingAttributes:
      guard let weight = weight(inAttributes: argument, frame) else { return .unknown }
      // Headlines have a weight of their own.
      font.weight = weight == "regular" && font.textStyle != "headline" ? nil : weight
    default: return nil
    }
    return .font(font)
  }

  /// The weight that is all that attributes of a font say.
  private func weight(inAttributes position: Int, _ frame: Frame) -> String? {
    guard sections.expressions[position].kind == .tuple else { return nil }
    let entries = arguments(position, skippingCallee: false)
    guard entries.count == 1 else { return nil }
    if entries[0].label == ConstantNames.traits { return weight(inAttributes: entries[0].value, frame) }
    guard entries[0].label == ConstantNames.weight,
      case .text(let weight) = evaluateFontPart(entries[0].value, frame)
    else { return nil }
    return weight
  }

  /// `UIFont(descriptor: descriptor, size: 0)`, whose size is the descriptor's.
  private func described(_ arguments: [Argument], _ frame: Frame) -> ConstantValue {
    guard arguments.count == 2, case .font(var font) = evaluate(arguments[0].value, frame),
      let size = evaluate(arguments[1].value, frame).number
    else { return .unknown }
    if size != 0 { (font.size, font.textStyle) = (size, nil) }
    return .font(font)
  }

  /// The weight that something unknown is asked for: `bold` of `fonts.name(for: .bold)`.
  private func askedWeight(_ position: Int) -> String? {
    sections.expressions[position].kind == .call ? askedWeight(arguments(position)) : nil
  }

  private func askedWeight(_ arguments: [Argument]) -> String? {
    let words = arguments.compactMap { argument -> String? in
      let record = sections.expressions[argument.value]
      guard record.kind == .implicitMember || record.kind == .member else { return nil }
      return ConstantNames.faceWords[record.payload]
    }
    return words.count == 1 ? words[0] : nil
  }

  /// The name of a font, be it one that a generated type has as `FontFamily.Inter.bold`.
  private func family(_ face: ConstantValue) -> String? {
    if case .text(let name) = face { return name }
    guard case .instance(let instance) = face, case .text(let name)? = instance.fields[ConstantNames.fontName]
    else { return nil }
    return name
  }

  /// What a generated type makes of one of its fonts: `FontFamily.Inter.bold.swiftUIFont(size: 17)`.
  func generatedFont(_ arguments: [Argument], of base: ConstantValue, _ frame: Frame) -> ConstantValue {
    var font = ConstantFont()
    if let family = family(base) {
      font.family = family
    } else if case .font(let face) = base {
      font = face
    } else {
      font.isOfOpenFamily = true
    }
    return fill(&font, arguments, frame)
  }

  /// What an expression names of a type that is not in the index, since a generator makes it as the app is built:
  /// `AppFontFamily.Inter.bold`; as a font without a size, of which only the weight is known.
  func face(_ position: Int, _ frame: Frame) -> ConstantValue {
    guard !isAskedForFace else { return .unknown }
    isAskedForFace = true
    defer { isAskedForFace = false }
    guard case .font(let face) = evaluate(position, frame) else { return .unknown }
    return .font(face)
  }

  /// `bold` of `AppFontFamily.Inter`, of which nothing is known.
  func face(_ name: Symbol, of base: ConstantValue) -> ConstantValue {
    if name == ConstantNames.fontName, case .font(let face) = base, face.isOfOpenFamily { return base }
    guard isOpen(base), let weight = ConstantNames.faceWords[name] else { return .unknown }
    var face = ConstantFont(weight: weight)
    face.isOfOpenFamily = true
    return .font(face)
  }

  /// `Font(uiFont)`, `UIFont(name:size:)`.
  func font(_ arguments: [Argument], _ frame: Frame) -> ConstantValue {
    guard let first = arguments.first else { return .unknown }
    if first.label == 0 {
      var inner = frame
      inner.expected = ConstantNames.font
      let value = evaluate(first.value, inner)
      if case .font = value { return value }
      return .unknown
    }
    if first.label == ConstantNames.descriptor { return described(arguments, frame) }
    // `UIFont(font: FontFamily.Inter.bold, size: 17)` takes what a generator makes of the font's file.
    guard first.label == ConstantNames.fontName || first.label == ConstantNames.generatedFont,
      let family = family(evaluate(first.value, frame))
    else { return .unknown }
    var font = ConstantFont(family: family)
    return fill(&font, Array(arguments.dropFirst()), frame)
  }

  /// `.weight(.bold)`, `.bold()`, `.italic()`; `nil` for what changes nothing that is told apart here.
  func font(
    _ font: ConstantFont, modifiedBy name: Symbol, _ argument: ConstantValue?
  ) -> ConstantValue? {
    var font = font
    switch name {
    case ConstantNames.weight:
      guard case .text(let word)? = argument else { return nil }
      font.weight = word == "regular" ? nil : word
    case ConstantNames.bold: font.weight = "bold"
    case ConstantNames.italic: font.isItalic = true
    case ConstantNames.monospaced: font.design = "monospaced"
    case ConstantNames.pointSize:
      // That of a text style is the system's at its default setting.
      let styled = font.textStyle.flatMap { style in
        TextStyles.all.first { $0.name == style || $0.uiKitName == style }?.size(on: .iOS)
      }
      return (font.size ?? styled).map { .number($0) }
    case ConstantNames.lineHeight: return font.size.map { .number($0) }
    case ConstantNames.smallCaps: font.isInSmallCaps = true
    case ConstantNames.monospacedDigit, ConstantNames.leading, ConstantNames.fontDescriptor: break
    default: return nil
    }
    return .font(font)
  }
}
