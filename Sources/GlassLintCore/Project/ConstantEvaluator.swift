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
  private var steps = 0

  /// Names and calls within one another; what lies deeper is unknown.
  private static let depthLimit = 24
  /// Expressions looked at for one constant.
  private static let stepLimit = 2_000
  /// Of a function, by name.
  private typealias Parameters = [Symbol: ConstantValue]

  init(_ index: ProjectIndex) {
    sections = index.sections
    resolver = IndexResolver(sections: index.sections)
  }

  /// Where an expression stands.
  private struct Frame {
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
    default: return nil
    }
  }

  /// The color that a value of which nothing but a name is known stands for: `ColorAsset(name: "brand").swiftUIColor`.
  private func asset(_ slot: Int32, of instance: ConstantInstance) -> ConstantColor? {
    let record = sections.slots[Int(slot)]
    let known = instance.fields.values.filter { !$0.isUnknown }
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

  private func onlyMember(_ owner: UInt64, _ name: Symbol, file: Int) -> Int32 {
    var found: Int32 = -1
    var isUnique = true
    _ = resolver.forEachMember(owner, name, file: file) { slot in
      if found >= 0 { isUnique = false }
      found = slot
    }
    return isUnique ? found : -1
  }

  private func type(of slot: SlotRecord, _ file: FileRecord, _ position: Int) -> UInt64 {
    slot.type.count == 0
      ? 0 : resolver.typeKey(resolver.symbols(slot.type, file), context: slot.owner, file: position)
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

  /// The font that is written down where one is asked for; `nil` for one with a name of the project's.
  func writtenFont(_ record: FontRecord, file position: Int) -> ConstantFont? {
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
      case .implicitMember: return isSystemFont(callee.payload, frame)
      case .name:
        // `Font(UIFont.body)` is what that is.
        guard isSystemType(position + 1, frame), let first = arguments(position).first else { return false }
        return first.label != 0 || spellsFont(first.value, frame)
      case .member:
        if isSystemType(position + 2, frame) { return isSystemFont(callee.payload, frame) }
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
  private func isSystemFont(_ name: Symbol, _ frame: Frame) -> Bool {
    guard ConstantNames.fontMakers.contains(name) || textStyle(name) != nil else { return false }
    return ConstantNames.fontTypes.allSatisfy { onlyMember($0, name, file: frame.file) < 0 }
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

  private func evaluate(_ position: Int, _ frame: Frame) -> ConstantValue {
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
    case .choice: return Self.choice(children(position).map { evaluate($0, inner) })
    case .appearances:
      let parts = children(position).map { evaluate($0, inner) }
      return parts.count == 2 ? .appearances(parts[0], parts[1]) : .unknown
    case .cases: return cases(position, inner)
    case .element: return element(position, inner)
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

  private func arguments(_ position: Int, skippingCallee: Bool = true) -> [(label: Symbol, value: Int)] {
    children(position).dropFirst(skippingCallee ? 1 : 0).map { (sections.expressions[$0].payload, $0 + 1) }
  }

  private static func choice(_ values: [ConstantValue]) -> ConstantValue {
    let numbers = values.compactMap(\.number)
    if let first = numbers.first, numbers.count == values.count, numbers.allSatisfy({ $0 == first }) {
      return .number(first)
    }
    return values.count == 1 ? values[0] : .choice(values)
  }

  private func operation(_ record: ExpressionRecord, _ position: Int, _ frame: Frame) -> ConstantValue {
    let values = children(position).map { evaluate($0, frame) }
    guard values.count == 2, let kind = ExpressionOperator(rawValue: record.detail) else { return .unknown }
    if kind == .fallback { return values[0].isUnknown ? .choice(values) : values[0] }
    guard let left = values[0].number, let right = values[1].number else { return .unknown }
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
    guard case .enumCase(let slot)? = value else {
      return Self.choice(all.map { evaluate($0.value, frame) })
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
      if ConstantNames.colorTypes.contains(key) {
        for other in ConstantNames.colorTypes where other != key {
          if let found = member(name, of: .type(other), file: frame.file, depth: frame.depth) {
            return found.value
          }
        }
        return .color(
          ConstantNames.plainColors[name].map { ConstantColor($0) } ?? ConstantColor(.member(name)))
      }
      if ConstantNames.fontTypes.contains(key) { return textStyle(name).map { .font($0) } ?? .unknown }
      return ConstantNames.modules.contains(key) ? .type(IndexResolver.key(0, name)) : .unknown
    case .color: return base
    case .font(let font): return self.font(font, modifiedBy: name, nil) ?? .unknown
    case .number: return base
    default: return .unknown
    }
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

  private typealias Argument = (label: Symbol, value: Int)

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
    switch base {
    case .type(let key):
      if name == IndexResolver.initSymbol { return construct(key, arguments, frame) ?? .unknown }
      if let value = apply(name, of: key, arguments, nil, frame) { return value }
      if ConstantNames.fontTypes.contains(key) { return font(named: name, arguments, frame) }
      if ConstantNames.modules.contains(key) {
        return construct(IndexResolver.key(0, name), arguments, frame) ?? .unknown
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
    default: return .unknown
    }
  }

  /// A value of a type; `nil` where that is no type that is known.
  private func construct(_ type: UInt64, _ arguments: [Argument], _ frame: Frame) -> ConstantValue? {
    if let declared = resolver.declaration(ofType: type) {
      guard sections.types[Int(declared)].kind != .enumeration,
        sections.types[Int(declared)].kind != .protocol
      else { return .unknown }
      return instantiate(type, arguments, frame)
    }
    if ConstantNames.numberTypes.contains(type) {
      return arguments.count == 1 ? evaluate(arguments[0].value, frame) : .unknown
    }
    if ConstantNames.colorTypes.contains(type) { return color(arguments, frame) }
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
    arguments.map(\.label).withUnsafeBufferPointer {
      body(IndexResolver.CallShape(labels: $0, trailingClosures: 0))
    }
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
      if !value.isUnknown { return value }
    }
    // What a function of the project makes of two colors for light and dark, or of one spelled as a number, its name and
    // type tell.
    return ConstantNames.colorTypes.contains(expected) ? color(arguments, frame) : .unknown
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
      guard bound[parameter.name] == nil, parameter.expression >= 0 else { continue }
      bound[parameter.name] = evaluate(
        Int(file.expressions.start) + Int(parameter.expression),
        Frame(
          file: position, context: record.owner, expected: type(of: parameter, file, position),
          depth: frame.depth + 1))
    }
    return bound
  }

  // MARK: Colors

  private func color(_ arguments: [Argument], _ frame: Frame) -> ConstantValue {
    guard let first = arguments.first else { return .unknown }
    var inner = frame
    inner.expected = ConstantNames.color
    switch first.label {
    case 0, ConstantNames.uiColor, ConstantNames.nsColor, ConstantNames.cgColor, ConstantNames.resource,
      ConstantNames.dynamicProvider:
      if let color = wholeColor(arguments, inner) ?? pair(arguments, inner) { return color }
      // `Color(.sRGB, red: …)`; in other spaces the same numbers are another color.
      guard first.label == 0, case .implicitMember = sections.expressions[first.value].kind,
        sections.expressions[first.value].payload == ConstantNames.sRGB
      else { return .unknown }
      return components(Array(arguments.dropFirst()), inner)
    case ConstantNames.named:
      guard case .text(let name) = evaluate(first.value, inner) else { return .unknown }
      return .color(ConstantColor(.asset(name)))
    default: break
    }
    let known = components(arguments, inner)
    if !known.isUnknown { return known }
    if let pair = pair(arguments, inner) { return pair }
    return wholeColor(arguments, inner) ?? .unknown
  }

  /// A color whose first argument is all there is to it, but for an opacity or the bundle of an asset.
  private func wholeColor(_ arguments: [Argument], _ frame: Frame) -> ConstantValue? {
    guard let first = arguments.first, var color = wholeColor(first.value, frame)?.color else { return nil }
    for argument in arguments.dropFirst() {
      if argument.label == ConstantNames.bundle { continue }
      guard ConstantNames.parts[argument.label] == .alpha, let amount = evaluate(argument.value, frame).number
      else {
        return nil
      }
      color.opacity *= amount
    }
    return .color(color)
  }

  /// A color that is given in one piece: another color, the name of an asset, or hexadecimal.
  private func wholeColor(_ position: Int, _ frame: Frame) -> ConstantValue? {
    let value: ConstantValue
    let digits: UInt8
    if case .number = sections.expressions[position].kind {
      digits = sections.expressions[position].detail
      value = .number(sections.expressions[position].number)
    } else {
      digits = 0
      value = evaluate(position, frame)
    }
    switch value {
    case .number(let number):
      // The number of digits is not a number of bytes: `0x0000FF` is blue, so is `0xFF`. Eight may have the opacity in
      // front or behind, and so may not tell.
      guard (1...6).contains(digits), number >= 0, number <= 0xFF_FFFF else { return nil }
      let bits = UInt32(number)
      return .color(
        ConstantColor(
          ColorComponents(
            red: Double(bits >> 16) / 255, green: Double(bits >> 8 & 0xFF) / 255,
            blue: Double(bits & 0xFF) / 255)))
    case .text(let text):
      let hexadecimal = text.hasPrefix("#") ? String(text.dropFirst()) : text
      if hexadecimal.utf8.count == 6 || text.hasPrefix("#") && hexadecimal.utf8.count == 3,
        let color = ColorComponents(hex: hexadecimal)
      {
        return .color(ConstantColor(color))
      }
      return text.isEmpty || text.hasPrefix("#") ? nil : .color(ConstantColor(.asset(text)))
    case .color: return value
    case .appearances: return value.color.map { .color($0) }
    default: return nil
    }
  }

  /// `light:dark:`, whatever else their labels say.
  private func pair(_ arguments: [Argument], _ frame: Frame) -> ConstantValue? {
    func part(_ labels: Set<Symbol>) -> ConstantColor? {
      guard let argument = arguments.first(where: { labels.contains($0.label) }) else { return nil }
      return wholeColor(argument.value, frame)?.color
    }
    // `dynamic("#3969EF", dark: "#FFFFFF")`.
    let first = arguments.first.flatMap { $0.label == 0 ? wholeColor($0.value, frame)?.color : nil }
    guard let light = part(ConstantNames.light) ?? first, let dark = part(ConstantNames.dark) else {
      return nil
    }
    return ConstantColor(light: .color(light), dark: .color(dark)).map { .color($0) }
  }

  private func components(_ arguments: [Argument], _ frame: Frame) -> ConstantValue {
    var parts: [ConstantNames.Part: Double] = [:]
    for argument in arguments {
      guard let part = ConstantNames.parts[argument.label],
        let value = evaluate(argument.value, frame).number,
        (0...1).contains(value)
      else { return .unknown }
      parts[part] = value
    }
    let alpha = parts[.alpha] ?? 1
    if let red = parts[.red], let green = parts[.green], let blue = parts[.blue] {
      return .color(ConstantColor(ColorComponents(red: red, green: green, blue: blue, alpha: alpha)))
    }
    if let hue = parts[.hue], let saturation = parts[.saturation], let brightness = parts[.brightness] {
      return .color(
        ConstantColor(
          ColorComponents(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)))
    }
    if let white = parts[.white] {
      return .color(ConstantColor(ColorComponents(red: white, green: white, blue: white, alpha: alpha)))
    }
    return .unknown
  }

  // MARK: Fonts

  /// `semibold` of `.semibold` and `Font.Weight.semibold`: the last name of an expression.
  private func evaluateFontPart(_ position: Int, _ frame: Frame) -> ConstantValue {
    let record = sections.expressions[position]
    switch record.kind {
    case .implicitMember, .member:
      return ConstantNames.fontWords[record.payload].map { .text($0) } ?? evaluate(position, frame)
    default: return evaluate(position, frame)
    }
  }

  private func textStyle(_ name: Symbol) -> ConstantFont? {
    guard let word = ConstantNames.fontWords[name], ConstantNames.textStyles.contains(word) else {
      return nil
    }
    return ConstantFont(textStyle: word)
  }

  /// `Font.system(…)`, `.custom(…)`, `UIFont.systemFont(ofSize:)`.
  private func font(named name: Symbol, _ arguments: [Argument], _ frame: Frame) -> ConstantValue {
    var font = ConstantFont()
    switch name {
    case ConstantNames.system, ConstantNames.systemFont, ConstantNames.preferredFont: break
    case ConstantNames.boldSystemFont: font.weight = "bold"
    case ConstantNames.monospacedSystemFont: font.design = "monospaced"
    case ConstantNames.custom:
      guard let first = arguments.first, case .text(let family) = evaluate(first.value, frame) else {
        return .unknown
      }
      font.family = family
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

  /// `Font(uiFont)`, `UIFont(name:size:)`.
  private func font(_ arguments: [Argument], _ frame: Frame) -> ConstantValue {
    guard let first = arguments.first else { return .unknown }
    if first.label == 0 {
      var inner = frame
      inner.expected = ConstantNames.font
      let value = evaluate(first.value, inner)
      if case .font = value { return value }
      return .unknown
    }
    guard first.label == ConstantNames.fontName, case .text(let family) = evaluate(first.value, frame) else {
      return .unknown
    }
    var font = ConstantFont(family: family)
    return fill(&font, Array(arguments.dropFirst()), frame)
  }

  /// `.weight(.bold)`, `.bold()`, `.italic()`; `nil` for what changes nothing that is told apart here.
  private func font(
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
    case ConstantNames.pointSize, ConstantNames.lineHeight: return font.size.map { .number($0) }
    case ConstantNames.monospacedDigit, ConstantNames.leading, ConstantNames.smallCaps: break
    default: return nil
    }
    return .font(font)
  }
}
