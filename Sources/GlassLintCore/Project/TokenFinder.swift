/// Finds the design tokens among the constants of an index.
struct TokenFinder {
  let index: ProjectIndex
  let sections: IndexSections
  let resolver: IndexResolver
  let evaluator: ConstantEvaluator
  let questions = UseQuestionList()
  var result = TokenDiscovery()
  /// By type: its name, or that of a type around it, says that its constants are tokens.
  let holdsTokens: [Bool]
  /// Numbers that may be tokens, by the type whose constants they are.
  var sets: [UInt64: [Candidate]] = [:]
  /// Numbers of types whose names say nothing.
  var others: [Candidate] = []
  /// Numbers that are too few for a set.
  var singles: [Candidate] = []
  /// Enumerations that functions of the project's take for steps: `spacing(_ step: Step)`.
  var stepTypes: Set<UInt64> = []
  /// Structures that modifiers of the project's take as text styles, though they have no font: `Style(name: "Inter", size: 17)`.
  var styleTypes: Set<UInt64> = []
  /// Values whose members are yet to be looked at.
  var expansions: [Expansion] = []
  /// Types of whose values members hand on parts.
  var sourceTypes: Set<UInt64> = []
  /// Types whose values have been looked into, by where: their members are tokens once.
  var expanded: Set<UInt64> = []
  /// By the same, the names that led to the first of them.
  var firstWays: [UInt64: [String]] = [:]
  /// By enumeration with parts of a shadow: whether its cases are shadows.
  var shadowEnumerations: [UInt64: Bool] = [:]
  /// Types of which some value has been looked into.
  var opened: Set<UInt64> = []
  /// By type: how many of its constants are how long something moves, as far as their uses tell.
  var motions: [UInt64: Int] = [:]
  /// Types of which enough constants are that, or most.
  var motionTypes: Set<UInt64> = []
  /// Types whose values views hold, by a variable of their own or from the environment.
  var heldTypes: Set<UInt64> = []
  /// The variables that the values of a type have.
  lazy var members = instanceMembers()
  lazy var caseUses = readCaseUses()
  /// Types whose values have a method that makes a `Font` of nothing else: `func font() -> Font`.
  lazy var fontMethods = typesWithFontMethods()
  /// Types that are nothing but colors, of which several constants hold a value each.
  lazy var palettes = readPalettes()
  /// Types that do something.
  lazy var actors = index.actingTypes
  /// By type: those that inherit from it or conform to it.
  lazy var heirs = inheritance()

  /// A modifier of the project's that takes a style.
  struct StyleModifier: Equatable {
    var name: String
    /// Of what it takes; empty for none.
    var label: String
  }

  /// By the type of the only argument that has to be given: extensions of `View` and `Text` that take it without a label,
  /// or set text in a style by it and do nothing else.
  lazy var modifiers: [UInt64: StyleModifier] = {
    var modifiers: [UInt64: StyleModifier] = [:]
    for (position, file) in sections.files.enumerated() {
      for callable in sections.callables.share(file.callables) {
        guard callable.owner >= 0, callable.parameters.count > 0,
          callable.flags.isDisjoint(with: [.isPrivate, .isStatic, .isInitializer, .isLocal]),
          Self.viewKeys.contains(resolver.ownerKey(callable.owner, file))
        else { continue }
        let first = Int(file.slots.start + callable.parameters.start)
        let parameter = sections.slots[first]
        let setsText = callable.expression >= 0 && callable.result < 0
        guard parameter.label == 0 || setsText, parameter.type.count > 0,
          sections.slots[first + 1..<first + Int(callable.parameters.count)].allSatisfy({
            $0.flags.contains(.hasDefault)
          })
        else { continue }
        let key = resolver.typeKey(
          resolver.symbols(parameter.type, file), context: callable.owner, file: position)
        let modifier = StyleModifier(
          name: String(decoding: sections.text.share(file, callable.text), as: UTF8.self),
          label: parameter.label == 0 ? "" : parameterLabel(parameter, file))
        // Two for one type: neither is the one.
        let isOnly = modifiers[key].map { $0 == modifier } ?? true
        modifiers[key] = isOnly ? modifier : StyleModifier(name: "", label: "")
      }
    }
    return modifiers.filter { !$0.value.name.isEmpty }
  }()

  /// How many numeric constants make a set.
  static let setSize = 3
  /// So many do where a name says the same.
  private static let pair = 2
  /// Values within values.
  static let depthLimit = 4
  /// Members of one type that are looked at.
  static let memberLimit = 400
  /// The last step of a function of steps, and the largest value.
  static let stepLimit = 20
  static let stepValueLimit = 200.0

  /// A number, and the way to it.
  struct Candidate {
    var reference: TokenPath
    var value: Double
    /// Where the number is written down.
    var slot: Int32
    var numberType: NumberType
    var isVisible: Bool
    /// The names of the types that its value was made of.
    var words: [String] = []
    /// A type around it says by its name that it holds the numbers of a role.
    var isWrapped = false
    /// What it is used as, where the names do not say what it is for.
    var role: Role?
    /// Of an animation that is nothing but a curve and its duration: `easeInOut`; else 0.
    var curve: Symbol = 0
    /// The property whose `switch` writes it down, or -1.
    var property: Int32 = -1
    /// Words for the one thing that it is the size of: `["avatar"]`.
    var component: Set<String> = []
    /// Of several values that only the running program knows the right one of: which it is.
    var choice: Int?

    func with(role: Role?) -> Candidate {
      var copy = self
      copy.role = role
      return copy
    }
  }

  init(_ index: ProjectIndex) {
    self.index = index
    sections = index.sections
    resolver = IndexResolver(sections: index.sections)
    evaluator = ConstantEvaluator(index)
    var holdsTokens = Array(repeating: false, count: sections.types.count)
    for file in sections.files {
      for type in Int(file.types.start)..<Int(file.types.start + file.types.count) {
        let record = sections.types[type]
        holdsTokens[type] =
          record.flags.contains(.holdsTokens)
          // By another name: `typealias Grid = CGFloat`.
          || record.kind == .extension && IndexResolver.numberKeys.contains(sections.typeKeys[type])
          || record.parent >= 0 && holdsTokens[Int(file.types.start) + Int(record.parent)]
      }
    }
    self.holdsTokens = holdsTokens
  }

  mutating func find() -> TokenDiscovery {
    let folder = index.commonFolder
    for (position, file) in sections.files.enumerated()
    where !isTest(file) && !index.isVendored(file: position, below: folder) {
      for slot in Int32(file.slots.start)..<Int32(file.slots.start + file.slots.count) {
        look(at: slot, file, position)
      }
      for callable in Int32(file.callables.start)..<Int32(file.callables.start + file.callables.count) {
        lookAtSteps(callable, file)
        lookAtFunction(callable, file, position)
        lookAtMethod(callable, file)
        lookAtStyles(ofModifier: callable, file, position)
        lookAtFace(callable, file)
        lookAtStyledFace(callable, file, position)
        lookAtMaker(callable, file)
      }
    }
    lookAtViews()
    dropPartsOfStyles()
    collectSets()
    collectUsedSets()
    collectSingles()
    dropSteps()
    dropOwnConstants()
    dropOwnThemes()
    mergeBranches()
    nameByMetatypes()
    keepNamedRoots()
    keepHeldThemes()
    nameByHolders()
    exemptHolders()
    confineToFiles()
    var features = FeatureTokens(index, questions)
    features.confine(&result)
    result.questions = questions.asked
    result.circular = evaluator.circular.sorted()
    result.tellFontsOfComponents()
    result.tellTypesSideBySide()
    return result
  }

  // MARK: Where constants are

  static let testModules: Set<Symbol> = [SymbolHash.symbol("XCTest"), SymbolHash.symbol("Testing")]

  func isTest(_ file: FileRecord) -> Bool {
    sections.symbols.share(Stretch(start: file.symbols.start, count: file.importCount)).contains {
      Self.testModules.contains($0)
    }
  }

  static let environmentValues = SymbolHash.symbol("EnvironmentValues")
  static let environment = IndexResolver.key(0, environmentValues)

  mutating func look(at slot: Int32, _ file: FileRecord, _ position: Int) {
    let record = sections.slots[Int(slot)]
    if record.kind == .result { lookAtTextStyle(slot, record, file) }
    guard record.kind == .variable || record.kind == .enumCase, !record.flags.contains(.isLocal) else {
      return
    }
    let isHeld = record.owner >= 0 && holdsTokens[Int(file.types.start) + Int(record.owner)]
    if record.kind == .enumCase {
      if isHeld { lookAtCase(slot, record, file) }
      return
    }
    if record.owner >= 0, !record.flags.contains(.isStatic) {
      lookAtCases(of: slot, record, file)
      let owner = resolver.ownerKey(record.owner, file)
      if owner == Self.environment { lookAtEnvironment(slot, record) }
      // `var asFont: Font` of `UIFont`.
      if owner != ConstantNames.font, ConstantNames.fontTypes.contains(owner),
        resolver.symbols(record.type, file).last.map({ IndexResolver.key(0, $0) }) == ConstantNames.font
      {
        result.fontConversion = text(slot)
      }
      return
    }
    if record.owner < 0, sections.text.share(file, record.text).first == UInt8(ascii: "_") { return }
    // What a key holds is reached through the environment.
    guard record.expression >= 0, record.name != Self.wildcard, record.name != ConstantNames.defaultValue
    else {
      return
    }
    if record.numberType == .cgFloat || record.numberType == .double || record.numberType == .float
      || record.numberType == .int || record.numberType == .inferred && isNumber(record, file)
    {
      let value = evaluator.value(of: slot)
      guard isHeld || record.owner < 0 else {
        // What it is called, and who uses it, may say that all the same.
        if let number = value.number, let way = path(to: slot), way.isVisible {
          var candidate = Candidate(
            reference: way.reference, value: number, slot: slot, numberType: numberType(slot),
            isVisible: true)
          tellPictures(&candidate)
          others.append(candidate)
        }
        return
      }
      return add(isCapsule(slot, record, file) ? .number(Scale.capsule) : value, path(to: slot), type: 0)
    }
    if lookAtAsset(slot, record, file, position) || lookAtInsets(slot, record, file)
      || lookAtOwnStyle(slot, record, file, position)
    {
      return
    }
    guard isHeld || record.owner < 0 || mayPaint(slot, record, file) else {
      return lookAtInstance(slot, record, file, position)
    }
    let value = evaluator.value(of: slot)
    if case .instance = value { return lookAtInstance(slot, record, file, position) }
    add(orForeign(value, record.expression, record.owner, file, position), path(to: slot), type: 0)
  }

  /// `static let full: CGFloat = .infinity` among radii: that of a capsule.
  private func isCapsule(_ slot: Int32, _ record: SlotRecord, _ file: FileRecord) -> Bool {
    let value = sections.expressions[Int(file.expressions.start) + Int(record.expression)]
    return value.kind == .implicitMember && ConstantNames.boundless.contains(value.payload)
      && path(to: slot).map { role($0.reference.names, Scale.capsule) } == .radius
  }

  /// A value, or a color of which nothing is known but that another module has it: `ColorProvider.BrandNorm`.
  func orForeign(
    _ value: ConstantValue, _ expression: Int32, _ owner: Int32, _ file: FileRecord, _ position: Int
  ) -> ConstantValue {
    guard value.isUnknown, expression >= 0 else { return value }
    let start = Int(file.expressions.start) + Int(expression)
    if isMadeOfNumbers(start, owner, file, position) { return .color(ConstantColor(.varying)) }
    guard ConstantNames.colorTypes.contains(resolver.ownerKey(owner, file)),
      sections.expressions[start].kind == .member
    else { return value }
    let path = evaluator.names(start)
    guard path.count > 1 else { return value }
    var isKnown = false
    resolver.forEachLexicalMember(path[0], context: owner, file: position) { _ in isKnown = true }
    let type = resolver.lexicalType(path[0], context: owner, file: position, depth: 0)
    if isKnown || type == 0 || sections.typeTable.first(type) >= 0 || ConstantNames.modules.contains(type) {
      return value
    }
    return .color(ConstantColor(.varying))
  }

  /// Whether a color is made of plain numbers by an initializer of the project, in a way that is not followed:
  /// `Color(hue: 210, saturation: 5, lightness: 98)`.
  private func isMadeOfNumbers(_ start: Int, _ owner: Int32, _ file: FileRecord, _ position: Int) -> Bool {
    let size = Int(sections.expressions[start].size)
    guard sections.expressions[start].kind == .call, size > 2,
      sections.expressions[start + 1].kind == .name,
      ConstantNames.colorTypes.contains(
        resolver.lexicalType(
          sections.expressions[start + 1].payload, context: owner, file: position, depth: 0)),
      (start + 2..<start + size).allSatisfy({ piece in
        [.argument, .number, .negation].contains(sections.expressions[piece].kind)
      })
    else { return false }
    return evaluator.initializer(of: start, context: owner, file: position) >= 0
  }

  /// Whether a constant is made of a number by the name of its type: `CGFloat(0.5)`.
  private func isNumber(_ record: SlotRecord, _ file: FileRecord) -> Bool {
    let start = Int(file.expressions.start) + Int(record.expression)
    guard sections.expressions[start].kind == .call, sections.expressions[start + 1].kind == .name else {
      return false
    }
    return ConstantNames.numberTypes.contains(IndexResolver.key(0, sections.expressions[start + 1].payload))
  }

  static let assetName = SymbolHash.symbol("name")
  /// The colors that a generated value for a color set has.
  static let assetColors = [ConstantNames.generatedColor, SymbolHash.symbol("color")]

  /// What generators make of an asset catalog: `static let brand = ColorAsset(name: "brand")`, whose type has the color.
  mutating func lookAtAsset(
    _ slot: Int32, _ record: SlotRecord, _ file: FileRecord, _ position: Int
  ) -> Bool {
    let start = Int(file.expressions.start) + Int(record.expression)
    guard start + 3 < sections.expressions.count, sections.expressions[start].kind == .call,
      sections.expressions[start].size == 4, sections.expressions[start + 1].kind == .name,
      sections.expressions[start + 2].kind == .argument,
      sections.expressions[start + 2].payload == Self.assetName,
      sections.expressions[start + 3].kind == .text, let way = path(to: slot), way.isVisible
    else { return false }
    let key = resolver.lexicalType(
      sections.expressions[start + 1].payload, context: record.owner, file: position, depth: 0)
    let value = evaluator.value(of: slot)
    var isFound = false
    for name in Self.assetColors where key != 0 {
      guard let (value, member) = evaluator.member(name, of: value), member >= 0, let color = value.color,
        !sections.slots[Int(member)].flags.contains(.isPrivate)
      else { continue }
      let reference = TokenPath(
        names: way.reference.names + [text(member)], slot: slot, constantAt: way.reference.constantAt,
        trailing: 1)
      result.colors.append(
        DiscoveredColor(reference: reference, type: colorType(member) ?? .swiftUI, value: color))
      isFound = true
    }
    if isFound { exempt(slot) }
    return isFound
  }

  static let edges = Set(
    ["top", "left", "leading", "bottom", "right", "trailing"].map { SymbolHash.symbol($0) })

  /// `static let card = EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)`: each of its distances is a step, though
  /// none can be named by it.
  mutating func lookAtInsets(_ slot: Int32, _ record: SlotRecord, _ file: FileRecord) -> Bool {
    let owner = resolver.ownerKey(record.owner, file)
    let isMember = ConstantNames.insetTypes.contains(owner)
    guard isMember || record.owner >= 0 && holdsTokens[Int(file.types.start) + Int(record.owner)],
      case .tuple(let parts) = evaluator.value(of: slot), !parts.isEmpty,
      parts.allSatisfy({ Self.edges.contains($0.label) }), let way = path(to: slot), way.isVisible
    else { return false }
    var steps: Set<Double> = []
    for number in parts.compactMap(\.value.number) where number != 0 && steps.insert(number).inserted {
      add(
        Candidate(
          reference: way.reference, value: number, slot: slot, numberType: .other, isVisible: true,
          isWrapped: isMember, role: .spacing))
    }
    return true
  }

  static let wildcard = SymbolHash.symbol("_")

  /// Whether a constant names a color or a font where it is set, calls what makes one, or stands for another that is one.
  func mayPaint(_ slot: Int32, _ record: SlotRecord, _ file: FileRecord) -> Bool {
    if record.type.count > 0 { return evaluator.paintType(of: slot) != 0 }
    if paintType(around: record, file) != nil { return true }
    let start = Int(file.expressions.start) + Int(record.expression)
    if sections.expressions[start].kind == .member,
      sections.expressions[start].payload == ConstantNames.generatedColor
    {
      return true
    }
    let namesOne = (start..<start + Int(sections.expressions[start].size)).contains { position in
      sections.expressions[position].kind == .name
        && Self.paintNames.contains(sections.expressions[position].payload)
    }
    return namesOne
      || [.call, .name, .member].contains(sections.expressions[start].kind)
        && evaluator.paintType(of: slot) != 0
  }

  /// The type of colors, fonts or animations that a constant belongs to, itself or by a type in an extension of that.
  func paintType(around record: SlotRecord, _ file: FileRecord) -> UInt64? {
    var type = record.owner
    while type >= 0 {
      let index = Int(file.types.start) + Int(type)
      let key = sections.typeKeys[index]
      if ConstantNames.colorTypes.contains(key) || ConstantNames.fontTypes.contains(key)
        || key == ConstantNames.animation
      {
        return key
      }
      type = sections.types[index].parent
    }
    return nil
  }

  static let paintNames = ConstantNames.paintTypes

  /// A constant that holds a value of the project's: `static let shared = Theme()`.
  mutating func lookAtInstance(
    _ slot: Int32, _ record: SlotRecord, _ file: FileRecord, _ position: Int
  ) {
    let isHeld = record.owner >= 0 && holdsTokens[Int(file.types.start) + Int(record.owner)]
    let key = resolver.memberOwner(of: slot, record, depth: 0)
    guard key != 0, let type = resolver.declaration(ofType: key) else {
      if isHeld { add(evaluator.value(of: slot), path(to: slot), type: 0) }
      return
    }
    // What a component takes where nobody says another style is no style of its own.
    let isStyle = isTextStyle(key) && resolver.ownerKey(record.owner, file) == key
    guard
      isHeld || holdsTokens[Int(type)] || isStyle || isPaintSpace(record, file, key)
        || palettes.contains(key),
      let way = path(to: slot), way.isVisible
    else { return }
    let value = evaluator.value(of: slot)
    guard case .instance = value else { return add(value, way, type: key) }
    add(value, way, type: key)
  }

  /// Whether a constant is there to group colors or fonts among those of the system's type: `Color.app`, whose type has
  /// nothing else.
  private mutating func isPaintSpace(_ record: SlotRecord, _ file: FileRecord, _ type: UInt64) -> Bool {
    guard paintType(around: record, file) != nil, let all = members[type], !all.isEmpty else { return false }
    return all.allSatisfy { evaluator.paintType(of: $0) != 0 }
  }

  // MARK: Values

  /// Takes a value for a token, or looks for some inside of it.
  /// - Parameters:
  ///   - type: the key of the type that is declared for it, 0 for none.
  ///   - property: the property or function of a case that says what it comes to; -1 where the constant does.
  mutating func add(
    _ value: ConstantValue, _ way: (reference: TokenPath, isVisible: Bool)?, type: UInt64, depth: Int = 0,
    words: [String] = [], property: Int32 = -1
  ) {
    guard let way else { return }
    let (reference, isVisible) = way
    switch value {
    case .number(let number):
      var candidate = Candidate(
        reference: reference, value: number, slot: reference.slot, numberType: numberType(reference.slot),
        isVisible: isVisible, words: words)
      tellPictures(&candidate)
      add(candidate)
    case .choice where value.color == nil:
      // It has no one value, but is as much a place to write values down.
      if self.role(reference.names, 0) != nil { exempt(reference.slot) }
      if depth == 0, reference.instanceType == 0, property < 0, case .choice(let values) = value {
        addChoice(of: values, reference, isVisible: isVisible)
      }
      if isVisible, type != 0,
        let theme = theme(value, of: reference.slot, isInner: reference.instanceType != 0)
      {
        open(theme, of: type, reference, depth: depth)
      }
    case .color, .appearances, .choice:
      guard let color = value.color else {
        // A theme for light appearance, and one for dark, unless it is reached in another way as well.
        if case .appearances(.instance, _) = value, isVisible, depth < Self.depthLimit, !opened.contains(type)
        {
          expand(value, of: type, reference, depth: depth + 1)
        }
        return
      }
      guard isVisible, let type = colorType(property >= 0 ? property : reference.slot) else { return }
      result.colors.append(DiscoveredColor(reference: reference, type: type, value: color))
      exempt(reference.slot)
      exempt(property)
    case .font(let font):
      guard isVisible else { return }
      let modifier = modifier(forFontOf: reference)
      result.fonts.append(
        DiscoveredFont(
          reference: reference, font: font,
          isSwiftUI: isSwiftUIFont(property >= 0 ? property : reference.slot),
          modifier: modifier?.name, label: modifier?.label ?? ""))
      exempt(reference.slot)
      exempt(property)
    case .animation(let animation):
      guard let duration = animation.duration else { return }
      // Whoever gives `Animation` a member gives the app a way to move, be it the only one.
      let isMember =
        paintType(around: sections.slots[Int(reference.slot)], fileOf(reference.slot))
        == ConstantNames.animation
      add(
        Candidate(
          reference: reference, value: duration, slot: reference.slot, numberType: .other,
          isVisible: isVisible, isWrapped: isMember, role: .duration, curve: animation.curve))
    case .tuple, .instance:
      if let level = shadow(value, reference) {
        if isVisible { result.shadows.append(DiscoveredShadow(reference: reference, level: level)) }
        exempt(reference.slot)
        return
      }
      // How opaque a color is that the project spells in parts is no step of opacities.
      guard case .instance(let instance) = value, !isModel(instance, reference),
        TokenWords.words(name(ofTypeKey: instance.type)).last != "color"
      else { return }
      if let wrapped = wrapped(instance, reference) {
        var candidate = Candidate(
          reference: wrapped.reference, value: wrapped.value, slot: reference.slot,
          numberType: numberType(wrapped.slot), isVisible: isVisible && wrapped.isVisible,
          words: words, isWrapped: role([name(ofTypeKey: instance.type)], wrapped.value) != nil)
        // `theme.design.borderRadius`: only the number's own name says what it is.
        if role(of: candidate) == nil, role([text(wrapped.slot)], wrapped.value) != nil,
          let type = resolver.declaration(ofType: instance.type), holdsTokens[Int(type)],
          !sections.types[Int(type)].flags.contains(.isDrawn)
        {
          (candidate.reference.slot, candidate.reference.trailing) = (wrapped.slot, reference.trailing)
          if reference.instanceType == 0 {
            (candidate.reference.instanceType, candidate.reference.root) = (instance.type, reference.slot)
            candidate.reference.membersAt = reference.names.count
          }
        }
        add(candidate)
        return
      }
      if isVisible { open(value, of: type != 0 ? type : instance.type, reference, depth: depth) }
    case .text, .type, .enumCase, .filledCase, .scheme, .nothing, .unknown: return
    }
  }

  /// `ImageSizes.smallAvatar`, `Defaults.smallAvatarSize`: how large pictures are.
  private func tellPictures(_ candidate: inout Candidate) {
    let names = candidate.reference.names.dropLast(candidate.reference.trailing)
    guard let own = names.last, TokenWords.sizesPictures(names.dropLast()) || TokenWords.sizesPictures([own]),
      role(of: candidate) == nil, RoleWords.verdict(on: own, isOwn: true) == nil
    else { return }
    candidate.role = .iconSize
    candidate.component = TokenWords.pictures(in: Array(names))
  }

  /// `static let gap: CGFloat = Device.isLarge ? 24 : 16` is a step of either size.
  private mutating func addChoice(of values: [ConstantValue], _ reference: TokenPath, isVisible: Bool) {
    let numbers = Set(values.compactMap(\.number)).sorted()
    let record = sections.slots[Int(reference.slot)]
    guard numbers.count > 1, values.allSatisfy({ $0.number != nil }), record.owner >= 0,
      record.flags.contains(.isStatic), record.kind == .variable
    else { return }
    for (choice, number) in numbers.enumerated() {
      add(
        Candidate(
          reference: reference, value: number, slot: reference.slot, numberType: .other,
          isVisible: isVisible, choice: choice))
    }
  }

  /// Whether values of a type are read from elsewhere, so that a constant of it is what stands in where nothing is said; a
  /// theme may be read from a file and be the design system all the same.
  func isModel(_ instance: ConstantInstance, _ reference: TokenPath) -> Bool {
    guard let declared = resolver.declaration(ofType: instance.type),
      sections.types[Int(declared)].flags.contains(.isStored)
    else { return false }
    // The one number among what is decoded, `DesignCustomization.default.spacing`, is a choice of whoever uses the app;
    // that of a wrapper, `Radius.md.points`, is a step.
    let numbers = instance.fields.values.compactMap(\.number)
    if numbers.count == 1, !instance.fields.values.contains(where: isCompound),
      role(reference.names, numbers[0]) == nil
    {
      return true
    }
    return !isDesignSystem(reference.names, reference.slot)
  }

  /// Whether a constant is a `Font`, and not one of UIKit or AppKit.
  func isSwiftUIFont(_ slot: Int32) -> Bool {
    let type = evaluator.paintType(of: slot)
    if type != 0 { return type == ConstantNames.font }
    let record = sections.slots[Int(slot)]
    return record.expression < 0 || paintType(around: record, fileOf(slot)) == ConstantNames.font
  }

  /// The modifier that sets a font and whatever else belongs to its style: `Typography.body.font` is that of
  /// `.textStyle(.body)`.
  mutating func modifier(forFontOf reference: TokenPath) -> StyleModifier? {
    guard reference.isGlobal, reference.names.count == reference.constantAt + 2 else { return nil }
    let owner: UInt64
    if reference.instanceType != 0 {
      owner = reference.instanceType
    } else {
      let record = sections.slots[Int(reference.slot)]
      owner = resolver.ownerKey(record.owner, fileOf(reference.slot))
    }
    return isTextStyle(owner) ? modifiers[owner] : nil
  }

  mutating func add(_ candidate: Candidate) {
    sets[setKey(candidate), default: []].append(candidate)
  }

  /// Constants belong together that are members of one type.
  func setKey(_ candidate: Candidate) -> UInt64 {
    let record = sections.slots[Int(candidate.slot)]
    return resolver.ownerKey(record.owner, fileOf(candidate.slot))
  }

  func isFont(_ value: ConstantValue) -> Bool { if case .font = value { true } else { false } }

  func isDesign(_ value: ConstantValue) -> Bool {
    switch value {
    case .number, .color, .appearances, .font: true
    case .choice: value.color != nil
    // What wraps a number: `Radius(points: 12)`.
    case .instance(let instance):
      instance.fields.values.count { $0.number != nil } == 1
        && !instance.fields.values.contains { isCompound($0) }
    default: false
    }
  }

  /// The one number that a structure wraps, where others can read it: `RadiusStep(points: 16)`.
  func wrapped(
    _ instance: ConstantInstance, _ reference: TokenPath
  ) -> (reference: TokenPath, value: Double, slot: Int32, isVisible: Bool)? {
    let numbers = instance.fields.compactMap { field in
      field.value.number.map { (name: field.key, value: $0) }
    }
    guard numbers.count == 1, instance.fields.values.allSatisfy({ !isCompound($0) }) else { return nil }
    var found: Int32 = -1
    sections.memberTable.forEach(IndexResolver.key(instance.type, numbers[0].name)) { found = $0 }
    guard found >= 0 else { return nil }
    let record = sections.slots[Int(found)]
    guard record.numberType != .other, !record.flags.contains(.isStatic),
      // A text style with the height of its lines is no wrapper of a size.
      RoleWords.verdict(on: text(found), isOwn: true) != .other
    else { return nil }
    let names = reference.names + [text(found)]
    var inner = TokenPath(
      names: names, slot: reference.slot, constantAt: reference.constantAt, trailing: reference.trailing + 1,
      instanceType: reference.instanceType, root: reference.root, membersAt: reference.membersAt,
      isGlobal: reference.isGlobal)
    inner.isCall = reference.isCall
    return (inner, numbers[0].value, found, !record.flags.contains(.isPrivate))
  }

  func isCompound(_ value: ConstantValue) -> Bool {
    switch value {
    case .instance, .color, .appearances, .font, .tuple: true
    default: false
    }
  }

  // MARK: Sets

  mutating func collectSets() {
    for (type, candidates) in sets {
      let slots = Set(candidates.map(\.reference.slot))
      let used = slots.count { hasUses($0, as: .duration) }
      motions[type] = used
      if used >= Self.setSize || used >= Self.pair && 2 * used > slots.count { motionTypes.insert(type) }
    }
    var sizes = paintsByRoot()
    for candidate in sets.values.joined() where candidate.choice ?? 0 == 0 && role(of: candidate) != nil {
      sizes[rootKey(candidate.slot), default: 0] += 1
    }
    var found: [(root: UInt64, candidate: Candidate)] = []
    for (_, candidates) in sets.sorted(by: { $0.value[0].slot < $1.value[0].slot }) {
      let candidates = candidates.map(withRoleOfThing)
      if isShadow(candidates) {
        for candidate in candidates { exempt(candidate.slot) }
        continue
      }
      // Nothing is the step of many scales, and a scale of none; what a setting goes from and to is no scale either.
      if candidates.allSatisfy({ $0.value == 0 })
        || TokenWords.areRange(candidates.compactMap(\.reference.names.last))
      {
        continue
      }
      let isDesign = candidates.first.map { sizes[rootKey($0.slot), default: 0] >= Self.setSize } ?? false
      let known = Set(candidates.filter { role(of: $0) != nil }.map(\.reference.slot))
      for candidate in withRoleOfUses(candidates, isDesign: isDesign) {
        let root = rootKey(candidate.slot)
        found.append((root, candidate))
        if candidate.role != nil, !known.contains(candidate.reference.slot) { sizes[root, default: 0] += 1 }
      }
    }
    for (root, candidate) in found {
      guard
        sizes[root, default: 0] >= Self.setSize || candidate.isWrapped
          || isDesignSystem(candidate.reference.names, candidate.slot)
      else {
        singles.append(candidate)
        continue
      }
      addToken(candidate)
    }
    sets = [:]
  }

  /// How many colors and fonts each root has.
  func paintsByRoot() -> [UInt64: Int] {
    let slots = Set(result.colors.map(\.slot) + result.fonts.map(\.slot))
    return slots.reduce(into: [:]) { sizes, slot in
      if sections.slots[Int(slot)].owner >= 0 { sizes[rootKey(slot), default: 0] += 1 }
    }
  }

  /// What the constants of one design have in common: the outermost type of the project around them, or the file where
  /// there is none.
  func rootKey(_ slot: Int32) -> UInt64 {
    let record = sections.slots[Int(slot)]
    let position = resolver.file(ofSlot: slot)
    let file = sections.files[position]
    guard record.owner >= 0 else { return UInt64(position) }
    var root = sections.typeKeys[Int(file.types.start) + Int(record.owner)]
    var type = sections.types[Int(file.types.start) + Int(record.owner)].parent
    while type >= 0 {
      let key = sections.typeKeys[Int(file.types.start) + Int(type)]
      if resolver.declaration(ofType: key) != nil || IndexResolver.numberKeys.contains(key) { root = key }
      type = sections.types[Int(file.types.start) + Int(type)].parent
    }
    return root
  }

  func role(of candidate: Candidate) -> Role? {
    let names = Array(candidate.reference.names.dropLast(candidate.reference.trailing))
    return candidate.role ?? role(candidate.words + names, candidate.value) ?? role(names, candidate.value)
  }

  mutating func addToken(_ candidate: Candidate) {
    let names = Array(candidate.reference.names.dropLast(candidate.reference.trailing))
    guard let role = role(of: candidate) else { return }
    if role == .duration, !isMotion(candidate, names) { return }
    exempt(candidate.slot)
    exempt(candidate.reference.slot)
    exempt(candidate.property)
    // What is drawn over something else, or outside of it, is no step of the gaps between.
    guard candidate.isVisible, role != .spacing || candidate.value >= 0 else { return }
    append(
      DiscoveredToken(
        reference: candidate.reference, role: role, value: candidate.value, numberType: candidate.numberType,
        isAlias: isAlias(candidate.slot), curve: candidate.curve, component: candidate.component,
        varies: candidate.choice != nil))
  }

  /// Whether a number is how long things move in the whole design: what else lasts, such as a request, is no motion, and
  /// a type that is named after one part of the screen has the times of that.
  func isMotion(_ candidate: Candidate, _ names: [String]) -> Bool {
    guard
      names.contains(where: { TokenWords.speaksOfMotion($0) })
        && !(names.last.map(TokenWords.speaksOfPulse) ?? false)
        || hasUses(candidate.reference.slot, as: .duration)
        || motionTypes.contains(setKey(candidate))
          && !(names.last.map(TokenWords.speaksOfPulse) ?? false)
    else { return false }
    guard let holder = candidate.words.last ?? names.dropLast().last else { return true }
    let others = TokenWords.others(than: .duration, in: holder)
    if others.allSatisfy(TokenWords.plainWords.contains) { return true }
    // `MobileAnimation.fast`: whatever it is called, it holds animations, or what they are given.
    return TokenWords.component(of: [holder]).isEmpty
      && (candidate.role == .duration
        || TokenWords.speaksOfMotion(holder) && motions[setKey(candidate), default: 0] >= Self.pair)
  }

  mutating func append(_ token: DiscoveredToken) {
    var token = token
    token.purpose = token.component.union(
      TokenWords.purpose(of: token.path.dropLast(token.trailing), token.role))
    // `CardRadius` and `IconButton` are scales of a role; `ButtonTokens` are all about a button.
    token.component.formUnion(
      TokenWords.component(
        of: token.path.dropLast(1 + token.trailing).filter {
          RoleWords.verdict(on: $0, isOwn: false) != .role(token.role)
        }))
    if let holder = token.path.dropLast(1 + token.trailing).last {
      token.component.formUnion(viewBeside(token.reference.slot, namedIn: holder))
    }
    result.tokens.append(token)
  }

  /// The words of a type's name that stand in that of a view declared in the same file: `HoverContainerPadding` beside
  /// `BaseHoverContainer` has the measures of that view.
  private func viewBeside(_ slot: Int32, namedIn holder: String) -> Set<String> {
    let words = Set(TokenWords.telling(holder)).subtracting(TokenWords.plainWords)
    guard slot >= 0, !words.isEmpty else { return [] }
    let file = fileOf(slot)
    let isBeside = sections.types.share(file.types).contains { type in
      (type.flags.contains(.isDrawn) || isDrawn(name(type, file), type.kind))
        && words.isSubset(of: TokenWords.words(name(type, file)))
    }
    return isBeside ? words : []
  }

  /// Whether a constant is set to another one.
  func isAlias(_ slot: Int32) -> Bool {
    let record = sections.slots[Int(slot)]
    guard record.expression >= 0 else { return false }
    switch sections.expressions[Int(fileOf(slot).expressions.start) + Int(record.expression)].kind {
    case .name, .member, .implicitMember: return true
    default: return false
    }
  }

  /// Whether constants are the parts of one shadow, whose radius is no corner's.
  func isShadow(_ candidates: [Candidate]) -> Bool {
    let names = Set(candidates.map { sections.slots[Int($0.slot)].name })
    return names.contains(Self.opacity) && !names.isDisjoint(with: Self.radius)
      && !names.isDisjoint(with: Self.offset)
  }

  /// Whether a type, the file or its folder says by its name that this is a design system.
  func isDesignSystem(_ names: [String], _ slot: Int32) -> Bool {
    if names.dropLast().contains(where: { TokenWords.speaksOfDesign($0) }) { return true }
    let path = index.path(ofFile: resolver.file(ofSlot: slot)).split(separator: "/").suffix(3)
    return path.contains { TokenWords.speaksOfDesign(String($0)) }
  }

  mutating func exempt(_ slot: Int32) {
    guard slot >= 0 else { return }
    let record = sections.slots[Int(slot)]
    if record.owner >= 0 {
      let file = fileOf(slot)
      let type = sections.types[Int(file.types.start) + Int(record.owner)]
      // A view that happens to have constants is a view.
      if type.flags.contains(.isDrawn) || isDrawn(name(type, file), type.kind) { return }
    }
    result.declarations.insert(slot)
  }

  // MARK: Shadows and colors

  static let opacity = SymbolHash.symbol("opacity")
  static let radius = [
    SymbolHash.symbol("radius"), SymbolHash.symbol("blur"), SymbolHash.symbol("blurRadius"),
  ]
  static let offset = [
    SymbolHash.symbol("y"), SymbolHash.symbol("offsetY"), SymbolHash.symbol("yOffset"),
  ]
  static let colorLabels = [SymbolHash.symbol("color"), SymbolHash.symbol("shadowColor")]

  func shadow(_ value: ConstantValue, _ reference: TokenPath) -> ShadowLevel? {
    var fields: [Symbol: ConstantValue] = [:]
    switch value {
    case .tuple(let parts): for part in parts { fields[part.label] = part.value }
    case .instance(let instance): fields = instance.fields
    default: return nil
    }
    func number(_ names: [Symbol]) -> Double? { names.lazy.compactMap { fields[$0]?.number }.first }
    guard let radius = number(Self.radius), let y = number(Self.offset) else { return nil }
    let opacity =
      number([Self.opacity])
      ?? Self.colorLabels.lazy.compactMap { fields[$0]?.color }.first.map { color in
        color.components?.light.alpha ?? color.opacity
      }
    guard let opacity, (0...1).contains(opacity) else { return nil }
    return ShadowLevel(name: reference.names.joined(separator: "."), opacity: opacity, radius: radius, y: y)
  }

  /// Whether a tuple has the parts of a shadow.
  func isShadow(_ value: ConstantValue) -> Bool {
    guard case .tuple = value else { return false }
    return shadow(value, TokenPath(names: [], slot: -1, constantAt: 0)) != nil
  }

  /// Whose color type a constant has; `nil` for one of another type.
  func colorType(_ slot: Int32) -> ColorType? {
    let record = sections.slots[Int(slot)]
    let type = evaluator.paintType(of: slot)
    if type != 0 || record.type.count > 0 { return Self.colorTypes[type] }
    guard record.expression >= 0 else { return nil }
    return paintType(around: record, fileOf(slot)).map { Self.colorTypes[$0] ?? .swiftUI } ?? .swiftUI
  }

  private static let colorTypes: [UInt64: ColorType] = {
    Dictionary(
      uniqueKeysWithValues: ColorType.allCases.map { (IndexResolver.key(0, SymbolHash.symbol($0.name)), $0) })
  }()
}
