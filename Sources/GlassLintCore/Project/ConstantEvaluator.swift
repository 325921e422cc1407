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

  /// Names and calls within one another; what lies deeper is unknown.
  private static let depthLimit = 24
  /// Expressions looked at for one constant.
  private static let stepLimit = 2_000
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
    if instance == nil, let known = known[slot] { return known }
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
    if instance == nil { known[slot] = value }
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
    case .enumCase(let own):
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
      if found >= 0 { isUnique = false }
      found = slot
    }
    return isUnique ? found : -1
  }

  private func type(of slot: SlotRecord, _ file: FileRecord, _ position: Int) -> UInt64 {
    if slot.type.count == 0 { return 0 }
    let path = resolver.symbols(slot.type, file)
    let key = resolver.typeKey(path, context: slot.owner, file: position)
    let isFontPart = key == 0 && path.count > 1 && ConstantNames.fontParts.contains(path[path.count - 1])
    return isFontPart ? ConstantNames.fontPart : key
  }

  /// What a method of a value comes to, where the color scheme is all that it takes: `color(_ scheme: ColorScheme)`.
  func value(ofMethod callable: Int32, in instance: ConstantValue) -> ConstantValue {
    steps = 0
    let record = sections.callables[Int(callable)]
    guard record.parameters.count == 0 || takesScheme(callable) else { return .unknown }
    let frame = Frame(file: resolver.file(ofCallable: callable), context: record.owner, depth: 0)
    return withShape([]) { apply(callable, [], $0, instance, frame) }
  }

  /// Whether a callable's only argument is the system's color scheme.
  func takesScheme(_ callable: Int32) -> Bool {
    let record = sections.callables[Int(callable)]
    guard record.parameters.count == 1 else { return false }
    let position = resolver.file(ofCallable: callable)
    let file = sections.files[position]
    return isScheme(sections.slots[Int(file.slots.start + record.parameters.start)], file, position)
  }

  private func isScheme(_ slot: SlotRecord, _ file: FileRecord, _ position: Int) -> Bool {
    let type = type(of: slot, file, position)
    return ConstantNames.schemeTypes.contains(type) && resolver.declaration(ofType: type) == nil
  }

  /// What a function comes to for a value of its first parameter.
  func value(ofFunction callable: Int32, of argument: ConstantValue) -> ConstantValue {
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
    let expected =
      record.type.count == 0
      ? 0 : resolver.typeKey(resolver.symbols(record.type, file), context: record.owner, file: position)
    return evaluate(
      Int(file.expressions.start) + Int(record.expression),
      Frame(file: position, context: record.owner, parameters: parameters, expected: expected, depth: 0))
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
  private func names(_ position: Int) -> [Symbol] {
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
      return member(record.payload, base, frame)
    case .call: return call(position, inner)
    case .argument, .closure: return evaluate(position + 1, inner)
    case .tuple:
      return .tuple(
        arguments(position, skippingCallee: false).map {
          ConstantField(label: $0.label, value: evaluate($0.value, inner))
        })
    case .operation: return operation(record, position, inner)
    case .negation: return evaluate(position + 1, inner).number.map { .number(-$0) } ?? .unknown
    case .choice: return ConstantValue.one(of: children(position).map { evaluate($0, inner) })
    case .appearances:
      let parts = children(position).map { evaluate($0, inner) }
      return parts.count == 2 ? .appearances(parts[0], parts[1]) : .unknown
    case .cases: return cases(position, inner)
    case .element: return element(position, inner)
    case .nothing: return .nothing
    case .fields, .unknown: return .unknown
    }
  }

  private func children(_ position: Int) -> [Int] {
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
    if case .scheme? = value {
      func branch(_ name: Symbol) -> ConstantValue? {
        (all.first { $0.label == name } ?? all.first { $0.label == 0 }).map { evaluate($0.value, frame) }
      }
      guard let light = branch(ConstantNames.lightScheme), let dark = branch(ConstantNames.darkScheme) else {
        return .unknown
      }
      return .appearances(light, dark)
    }
    guard case .enumCase(let slot)? = value else {
      return ConstantValue.one(of: all.map { evaluate($0.value, frame) })
    }
    let name = sections.slots[Int(slot)].name
    guard let branch = all.first(where: { $0.label == name }) ?? all.first(where: { $0.label == 0 }) else {
      return .unknown
    }
    return evaluate(branch.value, frame)
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
    var slot: Int32 = -1
    var isUnique = true
    resolver.forEachLexicalMember(name, context: frame.context, file: frame.file) {
      if slot >= 0 { isUnique = false }
      slot = $0
    }
    if slot >= 0 {
      guard isUnique else { return .unknown }
      let isStatic = sections.slots[Int(slot)].flags.contains(.isStatic)
      return value(of: slot, in: isStatic ? nil : frame.instance, depth: frame.depth)
    }
    return .type(resolver.lexicalType(name, context: frame.context, file: frame.file, depth: 0))
  }

  private func member(_ name: Symbol, _ base: ConstantValue, _ frame: Frame) -> ConstantValue {
    if name == ConstantNames.me { return base }
    if let found = member(name, of: base, file: frame.file, depth: frame.depth) { return found.value }
    switch base {
    case .type(let key):
      let inner = resolver.nestedType(key, name, file: frame.file, depth: 0)
      if inner != 0 { return .type(inner) }
      // `.ink` of a style is that of `Color`, and what is UIKit's here is AppKit's elsewhere.
      if let kin = ConstantNames.kin[key],
        let found = member(name, of: .type(kin), file: frame.file, depth: frame.depth)
      {
        return found.value
      }
      return systemMember(name, of: ConstantNames.systemTypes[key] ?? key)
    case .color: return base
    case .font(let font): return self.font(font, modifiedBy: name, nil) ?? .unknown
    case .number: return base
    default: return .unknown
    }
  }

  /// What a name is to a type of the system.
  private func systemMember(_ name: Symbol, of type: UInt64) -> ConstantValue {
    if ConstantNames.colorTypes.contains(type) || type == ConstantNames.colorResource {
      return .color(
        ConstantNames.plainColors[name].map { ConstantColor($0) } ?? ConstantColor(.member(name)))
    }
    if ConstantNames.fontTypes.contains(type) {
      if ConstantNames.fontParts.contains(name) { return .type(ConstantNames.fontPart) }
      return textStyle(name).map { .font($0) } ?? .unknown
    }
    if type == ConstantNames.fontPart {
      return ConstantNames.fontWords[name].map { .text($0) } ?? .unknown
    }
    if type == ConstantNames.animation {
      return ConstantNames.animations.contains(name) ? .animation(nil) : .unknown
    }
    return ConstantNames.modules.contains(type) ? .type(resolver.systemType(name)) : .unknown
  }

  // MARK: Calls

  private func call(_ position: Int, _ frame: Frame) -> ConstantValue {
    let callee = position + 1
    let record = sections.expressions[callee]
    let arguments = arguments(position)
    switch record.kind {
    case .name:
      let type =
        record.payload == ConstantNames.myType
        ? resolver.ownerKey(frame.context, sections.files[frame.file])
        : resolver.lexicalType(record.payload, context: frame.context, file: frame.file, depth: 0)
      if let value = construct(type, arguments, frame) { return value }
      if let instance = frame.instance, let type = self.type(of: instance),
        let value = apply(record.payload, of: type, arguments, instance, frame)
      {
        return value
      }
      return withShape(arguments) { shape in
        let found = resolver.callable(record.payload, asSeenFrom: frame.context, shape, file: frame.file)
        return found < 0 ? .unknown : apply(found, arguments, shape, frame.instance, frame)
      }
    case .implicitMember:
      guard frame.expected != 0 else { return .unknown }
      return call(record.payload, on: .type(frame.expected), arguments, frame)
    case .member:
      return call(record.payload, on: evaluate(callee + 1, frame), arguments, frame)
    default: return .unknown
    }
  }

  typealias Argument = (label: Symbol, value: Int)

  private func type(of value: ConstantValue) -> UInt64? {
    switch value {
    case .instance(let instance): return instance.type
    case .enumCase(let slot):
      return resolver.ownerKey(sections.slots[Int(slot)].owner, sections.files[resolver.file(ofSlot: slot)])
    case .type(let key): return key
    default: return nil
    }
  }

  private func call(
    _ name: Symbol, on base: ConstantValue, _ arguments: [Argument], _ frame: Frame
  ) -> ConstantValue {
    // `UIFontMetrics.default.scaledValue(for: 22)`: at the default text size it is what it is made of.
    if name == ConstantNames.scaledValue || name == ConstantNames.scaledFont,
      let first = arguments.first, first.label == ConstantNames.forValue
    {
      return evaluate(first.value, frame)
    }
    if ConstantNames.generatedFonts.contains(name), ConstantNames.fontTypes.contains(frame.expected),
      arguments.first?.label == ConstantNames.size
    {
      switch base {
      case .instance, .unknown:
        let made = type(of: base).flatMap { apply(name, of: $0, arguments, base, frame) }
        if case .font(let font)? = made, !font.isOfOpenFamily { return .font(font) }
        return generatedFont(arguments, of: base, frame)
      default: break
      }
    }
    switch base {
    case .type(let key):
      if name == IndexResolver.initSymbol { return construct(key, arguments, frame) ?? .unknown }
      if let value = apply(name, of: key, arguments, nil, frame) { return value }
      let key = ConstantNames.systemTypes[key] ?? key
      if ConstantNames.fontTypes.contains(key) { return font(named: name, arguments, frame) }
      if key == ConstantNames.animation { return animation(named: name, arguments, frame) }
      if ConstantNames.modules.contains(key) {
        return construct(resolver.systemType(name), arguments, frame) ?? .unknown
      }
      let nested = resolver.nestedType(key, name, file: frame.file, depth: 0)
      return nested == 0 ? .unknown : construct(nested, arguments, frame) ?? .unknown
    case .instance, .enumCase:
      return type(of: base).flatMap { apply(name, of: $0, arguments, base, frame) } ?? .unknown
    case .color, .appearances:
      guard var color = base.color else { return .unknown }
      switch name {
      case ConstantNames.opacity, ConstantNames.withAlphaComponent:
        guard let amount = arguments.first.map({ evaluate($0.value, frame) })?.number else { return .unknown }
        color.opacity *= amount
        return .color(color)
      default: return .unknown
      }
    case .font(let font):
      return self.font(font, modifiedBy: name, arguments.first.map { evaluateFontPart($0.value, frame) })
        ?? .unknown
    // It starts later, or comes again, but takes as long.
    case .animation: return name == ConstantNames.speed ? .animation(nil) : base
    default: return .unknown
    }
  }

  /// `Animation.easeInOut(duration: 0.25)`.
  private func animation(named name: Symbol, _ arguments: [Argument], _ frame: Frame) -> ConstantValue {
    guard ConstantNames.animations.contains(name) else { return .unknown }
    let duration = arguments.first { $0.label == ConstantNames.duration }
    guard ConstantNames.timedAnimations.contains(name), let duration else { return .animation(nil) }
    return .animation(evaluate(duration.value, frame).number)
  }

  /// A value of a type; `nil` where that is no type that is known.
  private func construct(_ type: UInt64, _ arguments: [Argument], _ frame: Frame) -> ConstantValue? {
    if let declared = resolver.declaration(ofType: type) {
      guard sections.types[Int(declared)].kind != .enumeration,
        sections.types[Int(declared)].kind != .protocol
      else { return .unknown }
      return instantiate(type, arguments, frame)
    }
    let type = ConstantNames.systemTypes[type] ?? type
    if ConstantNames.numberTypes.contains(type) {
      return arguments.count == 1 ? evaluate(arguments[0].value, frame) : .unknown
    }
    if ConstantNames.colorTypes.contains(type) { return color(arguments, frame, of: type) }
    if ConstantNames.fontTypes.contains(type) { return font(arguments, frame) }
    if ConstantNames.plainStructures.contains(type) {
      return .tuple(arguments.map { ConstantField(label: $0.label, value: evaluate($0.value, frame)) })
    }
    return nil
  }

  private func instantiate(_ type: UInt64, _ arguments: [Argument], _ frame: Frame) -> ConstantValue {
    withShape(arguments) { shape in
      let callable = resolver.callable(IndexResolver.initSymbol, of: type, shape, file: frame.file)
      guard callable >= 0 else {
        // A memberwise initializer.
        var fields: [Symbol: ConstantValue] = [:]
        for argument in arguments where argument.label != 0 {
          var inner = frame
          inner.expected = fieldType(argument.label, of: type, frame)
          fields[argument.label] = evaluate(argument.value, inner)
        }
        return .instance(ConstantInstance(type: type, file: frame.file, fields: fields))
      }
      let record = sections.callables[Int(callable)]
      let position = resolver.file(ofCallable: callable)
      let file = sections.files[position]
      let blank = ConstantInstance(type: type, file: frame.file, fields: [:])
      guard record.expression >= 0 else { return .instance(blank) }
      var inner = Frame(file: position, context: record.owner, expected: type, depth: frame.depth + 1)
      inner.parameters = parameters(of: callable, arguments, shape, frame)
      let expression = Int(file.expressions.start) + Int(record.expression)
      guard sections.expressions[expression].kind == .fields else {
        // It leaves that to another.
        let value = evaluate(expression, inner)
        if case .instance(let made) = value, made.type == type { return value }
        return .instance(blank)
      }
      var made = blank
      for field in self.arguments(expression, skippingCallee: false) {
        inner.expected = fieldType(field.label, of: type, frame)
        made.fields[field.label] = evaluate(field.value, inner)
      }
      return .instance(made)
    }
  }

  private func fieldType(_ name: Symbol, of type: UInt64, _ frame: Frame) -> UInt64 {
    let slot = onlyMember(type, name, file: frame.file)
    guard slot >= 0 else { return 0 }
    let position = resolver.file(ofSlot: slot)
    return self.type(of: sections.slots[Int(slot)], sections.files[position], position)
  }

  private func withShape<Result>(
    _ arguments: [Argument], _ body: (IndexResolver.CallShape) -> Result
  ) -> Result {
    // Closures in front of the parentheses' end count as arguments like any other, which they may stand for.
    arguments.map(\.label).withUnsafeBufferPointer { labels in
      arguments.map { implicitMember($0.value) }.withUnsafeBufferPointer { members in
        body(IndexResolver.CallShape(labels: labels, trailingClosures: 0, members: members))
      }
    }
  }

  /// The name of `.accent` and of `.custom(1)`; 0 for anything else.
  private func implicitMember(_ position: Int) -> Symbol {
    let record = sections.expressions[position]
    if record.kind == .implicitMember { return record.payload }
    guard record.kind == .call else { return 0 }
    let callee = sections.expressions[position + 1]
    return callee.kind == .implicitMember && callee.payload != IndexResolver.initSymbol ? callee.payload : 0
  }

  private func apply(
    _ name: Symbol, of type: UInt64, _ arguments: [Argument], _ instance: ConstantValue?, _ frame: Frame
  ) -> ConstantValue? {
    withShape(arguments) { shape in
      let callable = resolver.callable(name, of: type, shape, file: frame.file)
      return callable < 0 ? nil : apply(callable, arguments, shape, instance, frame)
    }
  }

  private func apply(
    _ callable: Int32, _ arguments: [Argument], _ shape: IndexResolver.CallShape, _ instance: ConstantValue?,
    _ frame: Frame
  ) -> ConstantValue {
    let record = sections.callables[Int(callable)]
    let position = resolver.file(ofCallable: callable)
    let file = sections.files[position]
    let bound = parameters(of: callable, arguments, shape, frame)
    let expected =
      record.type.count == 0
      ? 0 : resolver.typeKey(resolver.symbols(record.type, file), context: record.owner, file: position)
    if record.expression >= 0 {
      let value = evaluate(
        Int(file.expressions.start) + Int(record.expression),
        Frame(
          file: position, context: record.owner,
          instance: record.flags.contains(.isStatic) ? nil : instance, parameters: bound, expected: expected,
          depth: frame.depth + 1))
      guard ConstantNames.colorTypes.contains(expected) else { return value }
      if value.color != nil { return value }
    }
    // What a function of the project makes of two colors for light and dark, or of one spelled as a number, its name and
    // type tell; a case of an enumeration is no color.
    let takesCase = bound.values.contains { if case .enumCase = $0 { true } else { false } }
    return ConstantNames.colorTypes.contains(expected) && !takesCase
      ? color(arguments, frame, of: expected) : .unknown
  }

  private func parameters(
    of callable: Int32, _ arguments: [Argument], _ shape: IndexResolver.CallShape, _ frame: Frame
  ) -> Parameters {
    let position = resolver.file(ofCallable: callable)
    let file = sections.files[position]
    let record = sections.callables[Int(callable)]
    var bound: Parameters = [:]
    for (index, argument) in arguments.enumerated() {
      guard let slot = resolver.parameter(of: callable, shape, position: index), slot >= 0 else { continue }
      let parameter = sections.slots[Int(slot)]
      var inner = frame
      inner.expected = type(of: parameter, file, position)
      bound[parameter.name] = evaluate(argument.value, inner)
    }
    let first = Int(file.slots.start) + Int(record.parameters.start)
    for slot in first..<first + Int(record.parameters.count) {
      let parameter = sections.slots[slot]
      if isScheme(parameter, file, position) {
        bound[parameter.name] = .scheme
        continue
      }
      guard bound[parameter.name] == nil, parameter.expression >= 0 else { continue }
      bound[parameter.name] = evaluate(
        Int(file.expressions.start) + Int(parameter.expression),
        Frame(
          file: position, context: record.owner, expected: type(of: parameter, file, position),
          depth: frame.depth + 1))
    }
    return bound
  }
}
