/// Says what names and expressions of the project come to: types, members, instances, environment keys, and calls with
/// constant arguments, over the index, with memory of what was worked out.
///
/// Invariant: one thread uses it.
final class ConstantEvaluator {
  let sections: IndexSections
  let resolver: IndexResolver
  private var known: [Int32: ConstantValue] = [:]
  /// Constants that are being worked out.
  private var pending: Set<Int32> = []
  /// Constants that refer to themselves, by way of others or not.
  private(set) var circular: Set<Int32> = []
  var steps = 0
  /// Whether what is worked out is what a generator makes of the file of a font, be it only as the app is built.
  var isAskedForFace = false

  /// Names and calls within one another; what lies deeper is unknown.
  private static let depthLimit = 24
  /// Expressions looked at for one constant.
  private static let stepLimit = 8_000
  /// Of a function, by name.
  typealias Parameters = [Symbol: ConstantValue]

  init(_ index: ProjectIndex) {
    sections = index.sections
    resolver = IndexResolver(sections: index.sections)
  }

  /// Where an expression stands.
  struct Frame {
    let file: Int
    /// The type around it among those of the file, or -1.
    let context: Int32
    /// The value whose member it is.
    var instance: ConstantValue?
    var parameters: Parameters = [:]
    /// What the case holds whose branch this is.
    var held: [ConstantValue] = []
    /// The key of the type that is asked for; 0 where that is unknown.
    var expected: UInt64 = 0
    var depth: Int
  }

  // MARK: Constants

  /// What a constant comes to.
  /// - Parameter instance: the value whose member it is, where it is one of an instance.
  func value(of slot: Int32, in instance: ConstantValue? = nil) -> ConstantValue {
    if pending.isEmpty { steps = 0 }
    return value(of: slot, in: instance, depth: 0)
  }

  private func value(of slot: Int32, in instance: ConstantValue?, depth: Int) -> ConstantValue {
    let record = sections.slots[Int(slot)]
    if record.kind == .enumCase { return .enumCase(slot) }
    guard record.expression >= 0, depth < Self.depthLimit else { return .unknown }
    if instance == nil, !isAskedForFace, let known = known[slot] { return known }
    guard pending.insert(slot).inserted else {
      circular.insert(slot)
      return .unknown
    }
    defer { pending.remove(slot) }
    let position = resolver.file(ofSlot: slot)
    let file = sections.files[position]
    let expected = type(of: record, file, position)
    let frame = Frame(
      file: position, context: record.owner, instance: instance, expected: expected, depth: depth + 1)
    let value = evaluate(Int(file.expressions.start) + Int(record.expression), frame)
    if instance == nil, !isAskedForFace { known[slot] = value }
    return value
  }

  /// What a name of a value comes to, and where it is declared.
  func member(_ name: Symbol, of value: ConstantValue) -> (value: ConstantValue, slot: Int32)? {
    if pending.isEmpty { steps = 0 }
    return member(name, of: value, file: 0, depth: 0)
  }

  private func member(
    _ name: Symbol, of value: ConstantValue, file: Int, depth: Int
  ) -> (value: ConstantValue, slot: Int32)? {
    switch value {
    case .instance(let instance):
      let slot = onlyMember(instance.type, name, file: instance.file)
      if let field = instance.fields[name], !field.isUnknown || slot < 0 { return (field, slot) }
      guard slot >= 0 else { return nil }
      let found = self.value(of: slot, in: value, depth: depth)
      if found.isUnknown, let asset = asset(slot, of: instance) { return (.color(asset), slot) }
      return (found, slot)
    case .enumCase(let own), .filledCase(let own, _):
      let holder = sections.files[resolver.file(ofSlot: own)]
      if name == ConstantNames.rawValue { return (rawValue(of: own, depth: depth), own) }
      let slot = onlyMember(resolver.ownerKey(sections.slots[Int(own)].owner, holder), name, file: file)
      return slot < 0 ? nil : (self.value(of: slot, in: value, depth: depth), slot)
    case .type(let key):
      let slot = onlyMember(key, name, file: file)
      return slot < 0 ? nil : (self.value(of: slot, in: nil, depth: depth), slot)
    case .tuple(let fields):
      return fields.first { $0.label == name }.map { ($0.value, -1) }
    case .appearances(let light, let dark):
      guard let light = member(name, of: light, file: file, depth: depth),
        let dark = member(name, of: dark, file: file, depth: depth)
      else { return nil }
      return (.appearances(light.value, dark.value), light.slot)
    case .choice(let values):
      // Only what all of them agree on is known.
      let found = values.compactMap { member(name, of: $0, file: file, depth: depth) }
      return found.count == values.count
        ? found.first.map { (ConstantValue.one(of: found.map(\.value)), $0.slot) } : nil
    default: return nil
    }
  }

  /// The color that a value of which nothing but a name is known stands for: `ColorAsset(name: "brand").swiftUIColor`.
  private func asset(_ slot: Int32, of instance: ConstantInstance) -> ConstantColor? {
    let record = sections.slots[Int(slot)]
    let known = instance.fields.values.filter { !$0.isUnknown && !$0.isNothing }
    guard known.count == 1, case .text(let name) = known[0],
      let last = resolver.symbols(record.type, sections.files[resolver.file(ofSlot: slot)]).last,
      ConstantNames.colorTypes.contains(IndexResolver.key(0, last))
    else { return nil }
    return ConstantColor(.asset(name))
  }

  private func rawValue(of slot: Int32, depth: Int) -> ConstantValue {
    let record = sections.slots[Int(slot)]
    guard record.expression >= 0 else { return .unknown }
    let position = resolver.file(ofSlot: slot)
    return evaluate(
      Int(sections.files[position].expressions.start) + Int(record.expression),
      Frame(file: position, context: record.owner, depth: depth + 1))
  }

  func onlyMember(_ owner: UInt64, _ name: Symbol, file: Int) -> Int32 {
    var found: Int32 = -1
    var isUnique = true
    _ = resolver.forEachMember(owner, name, file: file) { slot in
      if found >= 0, !isAlike(found, slot) { isUnique = false }
      found = slot
    }
    return isUnique ? found : -1
  }

  /// Whether two branches of an `#if` declare the same value.
  private func isAlike(_ first: Int32, _ second: Int32) -> Bool {
    guard resolver.areOne(first, second), sections.slots[Int(first)].flags.contains(.isConditional),
      !pending.contains(first), !pending.contains(second)
    else { return false }
    let values = [first, second].map { value(of: $0, in: nil, depth: Self.depthLimit / 2) }
    if case .choice = ConstantValue.one(of: values) { return false }
    return !values.contains { $0.isUnknown }
  }

  func type(of slot: SlotRecord, _ file: FileRecord, _ position: Int) -> UInt64 {
    if slot.type.count == 0 {
      // `static let card: CGFloat = .wide`.
      switch slot.numberType {
      case .cgFloat: return IndexResolver.numberKeys[0]
      case .double: return IndexResolver.numberKeys[1]
      case .float: return IndexResolver.numberKeys[2]
      default: return 0
      }
    }
    let path = resolver.symbols(slot.type, file)
    let key = resolver.typeKey(path, context: slot.owner, file: position)
    guard let last = path.last, ConstantNames.fontParts.contains(last) else { return key }
    // `Font.Weight`, and `Weight` among what extends `Font`.
    let isFontPart =
      path.count > 1
      ? key == 0
      : resolver.declaration(ofType: key) == nil && isWithinFont(slot.owner, file)
    return isFontPart ? ConstantNames.fontPart : key
  }

  /// Whether a type of a file is an extension of one of fonts, or in one.
  private func isWithinFont(_ type: Int32, _ file: FileRecord) -> Bool {
    var type = type
    while type >= 0 {
      let index = Int(file.types.start) + Int(type)
      if ConstantNames.fontTypes.contains(sections.typeKeys[index]) { return true }
      type = sections.types[index].parent
    }
    return false
  }

  /// What a method of a value comes to, where the color scheme is all that it takes: `color(_ scheme: ColorScheme)`.
  func value(ofMethod callable: Int32, in instance: ConstantValue) -> ConstantValue {
    steps = 0
    let record = sections.callables[Int(callable)]
    guard takesNothing(callable) || takesScheme(callable) else { return .unknown }
    let frame = Frame(file: resolver.file(ofCallable: callable), context: record.owner, depth: 0)
    return withShape([]) { apply(callable, [], $0, instance, frame) }
  }

  /// Whether a callable can be called without arguments.
  func takesNothing(_ callable: Int32) -> Bool {
    let record = sections.callables[Int(callable)]
    let first = Int(sections.files[resolver.file(ofCallable: callable)].slots.start + record.parameters.start)
    return sections.slots[first..<first + Int(record.parameters.count)].allSatisfy {
      $0.flags.contains(.hasDefault)
    }
  }

  /// Whether a callable's only argument is the system's color scheme.
  func takesScheme(_ callable: Int32) -> Bool {
    let record = sections.callables[Int(callable)]
    guard record.parameters.count == 1 else { return false }
    let position = resolver.file(ofCallable: callable)
    let file = sections.files[position]
    return isScheme(sections.slots[Int(file.slots.start + record.parameters.start)], file, position)
  }

  func isScheme(_ slot: SlotRecord, _ file: FileRecord, _ position: Int) -> Bool {
    let type = type(of: slot, file, position)
    return ConstantNames.schemeTypes.contains(type) && resolver.declaration(ofType: type) == nil
  }

  /// What a function comes to for a value of its first parameter.
  /// - Parameter expected: the key of the type that is asked for, where it is not the function's own.
  func value(
    ofFunction callable: Int32, of argument: ConstantValue, expected asked: UInt64? = nil
  ) -> ConstantValue {
    steps = 0
    let record = sections.callables[Int(callable)]
    let position = resolver.file(ofCallable: callable)
    let file = sections.files[position]
    guard record.expression >= 0, record.parameters.count > 0 else { return .unknown }
    var parameters: Parameters = [:]
    for (index, slot) in (0..<record.parameters.count).map({ file.slots.start + record.parameters.start + $0 }
    )
    .enumerated() {
      let parameter = sections.slots[Int(slot)]
      if index == 0 {
        parameters[parameter.name] = argument
      } else if parameter.expression >= 0 {
        parameters[parameter.name] = evaluate(
          Int(file.expressions.start) + Int(parameter.expression),
          Frame(
            file: position, context: record.owner, expected: type(of: parameter, file, position), depth: 1))
      }
    }
    let own =
      record.type.count == 0
      ? 0 : resolver.typeKey(resolver.symbols(record.type, file), context: record.owner, file: position)
    let value = evaluate(
      Int(file.expressions.start) + Int(record.expression),
      Frame(file: position, context: record.owner, parameters: parameters, expected: asked ?? own, depth: 0))
    return meantFont(of: value).map { .font($0) } ?? value
  }

  /// The font, and the color if any, that a modifier of the project sets for a style: those of `write(textStyleOf:)`.
  func textStyle(setBy modifier: Int32, for style: ConstantValue) -> [ConstantField] {
    guard case .tuple(let parts) = value(ofFunction: modifier, of: style, expected: ConstantNames.font) else {
      return []
    }
    return parts
  }

  /// How Swift types a constant without an annotation: by its literal, or by what it is computed from.
  func numberType(of slot: Int32, depth: Int = 0) -> NumberType {
    let record = sections.slots[Int(slot)]
    guard record.numberType == .inferred, record.expression >= 0, depth < 8 else { return record.numberType }
    let position = resolver.file(ofSlot: slot)
    return numberType(
      Int(sections.files[position].expressions.start) + Int(record.expression), record.owner, position, depth)
  }

  private func numberType(_ position: Int, _ context: Int32, _ file: Int, _ depth: Int) -> NumberType {
    let record = sections.expressions[position]
    switch record.kind {
    case .number: return record.detail == ExpressionRecord.fraction ? .double : .int
    case .negation: return numberType(position + 1, context, file, depth)
    case .operation:
      let types = children(position).map { numberType($0, context, file, depth) }
      // A literal takes the type of what stands beside it.
      return types.first { $0 == .cgFloat } ?? types.first { $0 == .double } ?? types.first ?? .other
    case .call:
      guard sections.expressions[position + 1].kind == .name else { return .other }
      switch sections.expressions[position + 1].payload {
      case ConstantNames.cgFloat: return .cgFloat
      case ConstantNames.double: return .double
      default: return .other
      }
    case .name:
      var found: Int32 = -1
      resolver.forEachLexicalMember(record.payload, context: context, file: file) { found = $0 }
      return found < 0 ? .other : numberType(of: found, depth: depth + 1)
    case .member:
      var found: Int32 = -1
      names(position).withUnsafeBufferPointer { path in
        resolver.forEachSlot(ofPath: path, context: context, file: file) { found = $0 }
      }
      return found < 0 ? .other : numberType(of: found, depth: depth + 1)
    default: return .other
    }
  }

  /// Those of `Radius.medium`; none where something else than names is among them.
  func names(_ position: Int) -> [Symbol] {
    var position = position
    var reversed: [Symbol] = []
    while sections.expressions[position].kind == .member, reversed.count < 8 {
      reversed.append(sections.expressions[position].payload)
      position += 1
    }
    guard sections.expressions[position].kind == .name else { return [] }
    return reversed.reversed().reduce(into: [sections.expressions[position].payload]) { $0.append($1) }
  }

  // MARK: Expressions

  func evaluate(_ position: Int, _ frame: Frame) -> ConstantValue {
    steps += 1
    guard frame.depth < Self.depthLimit, steps < Self.stepLimit else { return .unknown }
    let record = sections.expressions[position]
    var inner = frame
    inner.depth += 1
    switch record.kind {
    case .number: return .number(record.number)
    case .text:
      return .text(
        String(decoding: sections.text.share(sections.files[frame.file], record.text), as: UTF8.self))
    case .name: return name(record.payload, inner)
    case .implicitMember:
      return inner.expected == 0 ? .unknown : member(record.payload, .type(inner.expected), inner)
    case .member:
      // `.body.weight(.bold)`: what the whole chain is asked for, its first name is of.
      let base = evaluate(position + 1, inner)
      if record.payload == ConstantNames.pointSize, let size = sizeOnMac(of: base, position + 1) {
        return .number(size)
      }
      let value = member(record.payload, base, frame)
      guard value.isUnknown else { return value }
      return isAskedForFace
        ? face(record.payload, of: base) : generatedColor(record.payload, of: position + 1, base, inner)
    case .call: return call(position, inner)
    case .argument, .closure: return evaluate(position + 1, inner)
    case .tuple:
      return .tuple(
        arguments(position, skippingCallee: false).map {
          ConstantField(label: $0.label, value: evaluate($0.value, inner))
        })
    case .operation: return operation(record, position, inner)
    case .negation: return evaluate(position + 1, inner).number.map { .number(-$0) } ?? .unknown
    case .choice:
      inner.held = []
      return ConstantValue.one(of: children(position).map { evaluate($0, inner) })
    case .appearances:
      let parts = children(position).map { evaluate($0, inner) }
      guard parts.count == 2 else { return .unknown }
      if case .choice = ConstantValue.one(of: parts) { return .appearances(parts[0], parts[1]) }
      return parts[0]
    case .cases: return cases(position, inner)
    case .bound:
      let place = Int(record.detail)
      inner.parameters[record.payload] = place < frame.held.count ? frame.held[place] : .unknown
      return evaluate(position + 1, inner)
    case .element: return element(position, inner)
    case .nothing: return .nothing
    case .fields, .unknown: return .unknown
    }
  }

  func children(_ position: Int) -> [Int] {
    var result: [Int] = []
    var child = position + 1
    for _ in 0..<sections.expressions[position].childCount {
      result.append(child)
      child += Int(sections.expressions[child].size)
    }
    return result
  }

  func arguments(_ position: Int, skippingCallee: Bool = true) -> [(label: Symbol, value: Int)] {
    children(position).dropFirst(skippingCallee ? 1 : 0).map { (sections.expressions[$0].payload, $0 + 1) }
  }

  private func operation(_ record: ExpressionRecord, _ position: Int, _ frame: Frame) -> ConstantValue {
    let operands = children(position)
    guard operands.count == 2, let kind = ExpressionOperator(rawValue: record.detail) else { return .unknown }
    let first = evaluate(operands[0], frame)
    if kind == .fallback {
      if first.isNothing { return evaluate(operands[1], frame) }
      return first.isUnknown ? .choice([first, evaluate(operands[1], frame)]) : first
    }
    if kind == .add, case .text(let left) = first, case .text(let right) = evaluate(operands[1], frame) {
      return .text(left + right)
    }
    guard let left = first.number, let right = evaluate(operands[1], frame).number else { return .unknown }
    switch kind {
    case .add: return .number(left + right)
    case .subtract: return .number(left - right)
    case .multiply: return .number(left * right)
    case .divide: return right == 0 ? .unknown : .number(left / right)
    case .fallback: return .unknown
    }
  }

  /// What a `switch` comes to for the case at hand.
  private func cases(_ position: Int, _ frame: Frame) -> ConstantValue {
    let all = arguments(position, skippingCallee: false)
    let subject = sections.expressions[position].payload
    let value = subject == ConstantNames.me ? frame.instance : frame.parameters[subject]
    var frame = frame
    if case .filledCase(_, let held)? = value { frame.held = held } else { frame.held = [] }
    if case .scheme? = value {
      func branch(_ name: Symbol) -> ConstantValue? {
        (all.first { $0.label == name } ?? all.first { $0.label == 0 }).map { evaluate($0.value, frame) }
      }
      guard let light = branch(ConstantNames.lightScheme), let dark = branch(ConstantNames.darkScheme) else {
        return .unknown
      }
      return .appearances(light, dark)
    }
    if let value, let branch = all.first(where: { $0.label == ConstantNames.nothing }) {
      if value.isNothing { return evaluate(branch.value, frame) }
      guard sections.expressions[position].detail == 1 else {
        // Another condition has a say as well.
        return ConstantValue.one(of: all.map { evaluate($0.value, frame) })
      }
      if !value.isUnknown { return evaluate(all[0].value, frame) }
    }
    if case .text(let word)? = value, isAboutFonts(all.map(\.label)) {
      let branch = all.first { ConstantNames.fontWords[$0.label] == word } ?? all.first { $0.label == 0 }
      return branch.map { evaluate($0.value, frame) } ?? .unknown
    }
    guard let value, let slot = value.caseSlot else {
      let values = all.map { evaluate($0.value, frame) }
      return subject == ConstantNames.me ? .one(of: values) : appearances(values, all.map(\.label))
    }
    let name = sections.slots[Int(slot)].name
    // Each branch of an `#if` may have its own.
    let own = all.filter { $0.label == name }
    if own.count > 1 { return ConstantValue.one(of: own.map { evaluate($0.value, frame) }) }
    guard let branch = own.first ?? all.first(where: { $0.label == 0 }) else { return .unknown }
    return evaluate(branch.value, frame)
  }

  /// Whether the cases of a `switch` are weights, designs or text styles, which are known by their names.
  private func isAboutFonts(_ labels: [Symbol]) -> Bool {
    let named = labels.filter { $0 != 0 }
    return !named.isEmpty && named.allSatisfy { ConstantNames.fontWords[$0] != nil }
  }

  /// The values of a `switch` over something that is not known: where its cases are light and dark, and no others have a
  /// value of their own, that is the appearance.
  private func appearances(_ values: [ConstantValue], _ labels: [Symbol]) -> ConstantValue {
    let all = ConstantValue.one(of: values)
    guard case .choice = all,
      let light = labels.firstIndex(of: ConstantNames.lightScheme) ?? labels.firstIndex(of: 0),
      let dark = labels.firstIndex(of: ConstantNames.darkScheme) ?? labels.firstIndex(of: 0), light != dark
    else { return all }
    let (day, night) = (values[light], values[dark])
    let isPair = values.allSatisfy { value in
      [day, night].contains { if case .choice = ConstantValue.one(of: [$0, value]) { false } else { true } }
    }
    return isPair ? .appearances(day, night) : all
  }

  /// `self[ThemeKey.self]` of `EnvironmentValues` is the key's default.
  private func element(_ position: Int, _ frame: Frame) -> ConstantValue {
    let parts = children(position)
    guard parts.count == 2, case .type(let key) = evaluate(parts[1], frame),
      let value = member(ConstantNames.defaultValue, of: .type(key), file: frame.file, depth: frame.depth)
    else { return .unknown }
    return value.value
  }

  // MARK: Names

  private func name(_ name: Symbol, _ frame: Frame) -> ConstantValue {
    let file = sections.files[frame.file]
    if name == ConstantNames.me { return frame.instance ?? .type(resolver.ownerKey(frame.context, file)) }
    if name == ConstantNames.myType { return .type(resolver.ownerKey(frame.context, file)) }
    if let value = frame.parameters[name] { return value }
    if let instance = frame.instance, case .instance = instance,
      let found = member(name, of: instance, file: frame.file, depth: frame.depth)
    {
      return found.value
    }
    if name == ConstantNames.rawValue, case .enumCase? = frame.instance {
      return member(name, of: frame.instance ?? .unknown, file: frame.file, depth: frame.depth)?.value
        ?? .unknown
    }
    var slot: Int32 = -1
    var isUnique = true
    resolver.forEachLexicalMember(name, context: frame.context, file: frame.file) {
      if slot >= 0, !isAlike(slot, $0) { isUnique = false }
      slot = $0
    }
    if slot >= 0 {
      guard isUnique else { return .unknown }
      let isStatic = sections.slots[Int(slot)].flags.contains(.isStatic)
      return value(of: slot, in: isStatic ? nil : frame.instance, depth: frame.depth)
    }
    return inherited(name, frame)
      ?? .type(resolver.lexicalType(name, context: frame.context, file: frame.file, depth: 0))
  }

  /// `systemRed` in an extension of `UIColor`, or in a type in one.
  private func inherited(_ name: Symbol, _ frame: Frame) -> ConstantValue? {
    let file = sections.files[frame.file]
    var type = frame.context
    while type >= 0 {
      let index = Int(file.types.start) + Int(type)
      let key = sections.typeKeys[index]
      if ConstantNames.colorTypes.contains(key), SystemColor.symbols.contains(name) {
        return systemMember(name, of: key)
      }
      if ConstantNames.fontTypes.contains(key), let style = textStyle(name) { return .font(style) }
      type = sections.types[index].parent
    }
    return nil
  }

  private func member(_ name: Symbol, _ base: ConstantValue, _ frame: Frame) -> ConstantValue {
    if name == ConstantNames.me { return base }
    if let found = member(name, of: base, file: frame.file, depth: frame.depth) { return found.value }
    switch base {
    case .type(let key):
      let inner = resolver.nestedType(key, name, file: frame.file, depth: 0)
      if inner != 0 { return .type(inner) }
      // `.ink` of a style is that of `Color`, and what is UIKit's here is AppKit's elsewhere, but for what the system has.
      let isKit = key == ConstantNames.uiColorType || key == ConstantNames.nsColorType
      let isSystems = isKit && SystemColor.isMember(name, ofUIKit: key == ConstantNames.uiColorType)
      if !isSystems, let kin = ConstantNames.kin[key],
        let found = member(name, of: .type(kin), file: frame.file, depth: frame.depth)
      {
        return found.value
      }
      return systemMember(name, of: ConstantNames.systemTypes[key] ?? key)
    case .color: return color(base, changedBy: name, frame)
    case .font(let font): return self.font(font, modifiedBy: name, nil) ?? .unknown
    case .number: return base
    case .text(let text): return self.text(text, changedBy: name, nil)
    default: return .unknown
    }
  }

  /// What a property makes of a color: the same color in another framework, or whatever one of the project's does.
  private func color(_ color: ConstantValue, changedBy name: Symbol, _ frame: Frame) -> ConstantValue {
    if ConstantNames.colorForms.contains(name) { return color }
    for type in ConstantNames.colorTypes.sorted() {
      let slot = onlyMember(type, name, file: frame.file)
      guard slot >= 0, !sections.slots[Int(slot)].flags.contains(.isStatic) else { continue }
      guard ConstantNames.colorTypes.contains(paintType(of: slot)) else { return .unknown }
      let made = value(of: slot, in: color, depth: frame.depth)
      return made.color == nil ? .color(ConstantColor(.varying)) : made
    }
    return .unknown
  }

  /// What a name is to a type of the system.
  private func systemMember(_ name: Symbol, of type: UInt64) -> ConstantValue {
    if type == ConstantNames.colorResource {
      return .color(ConstantColor(SystemColor.symbols.contains(name) ? .resource(name) : .member(name)))
    }
    if ConstantNames.colorTypes.contains(type) {
      let isOfKit = type == ConstantNames.uiColorType || type == ConstantNames.nsColorType
      // `Color(.primary)`: what only SwiftUI has of the system, the others have of an asset catalog.
      if isOfKit, SystemColor.onlyInSwiftUI.contains(name) { return .color(ConstantColor(.resource(name))) }
      let plain = ConstantNames.plainColors[name] ?? (isOfKit ? ConstantNames.kitColors[name] : nil)
      return .color(plain.map { ConstantColor($0) } ?? ConstantColor(.member(name)))
    }
    if ConstantNames.fontTypes.contains(type) {
      if ConstantNames.fontParts.contains(name) { return .type(ConstantNames.fontPart) }
      return textStyle(name).map { .font($0) } ?? .unknown
    }
    if type == ConstantNames.fontPart {
      return ConstantNames.fontWords[name].map { .text($0) } ?? .unknown
    }
    if type == ConstantNames.animation {
      return ConstantNames.animations.contains(name) ? .animation(ConstantAnimation()) : .unknown
    }
    if name == ConstantNames.zero, ConstantNames.numberTypes.contains(type) { return .number(0) }
    return ConstantNames.modules.contains(type) ? .type(resolver.systemType(name)) : .unknown
  }
}
