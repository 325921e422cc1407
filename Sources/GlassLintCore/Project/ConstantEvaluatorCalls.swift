/// What calls come to: those of types, of methods, and of functions that make something of their arguments.
extension ConstantEvaluator {
  func call(_ position: Int, _ frame: Frame) -> ConstantValue {
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
        return found < 0
          ? extreme(record.payload, arguments, frame)
          : apply(found, arguments, shape, frame.instance, frame)
      }
    case .implicitMember:
      guard frame.expected != 0 else { return .unknown }
      return call(record.payload, on: .type(frame.expected), arguments, frame)
    case .member:
      var base = evaluate(callee + 1, frame)
      if base.isUnknown, makesFont(record.payload, arguments, frame) { base = face(callee + 1, frame) }
      return call(record.payload, on: base, arguments, frame)
    default: return .unknown
    }
  }

  /// `min(a, b)`, `max(a, b)`.
  private func extreme(_ name: Symbol, _ arguments: [Argument], _ frame: Frame) -> ConstantValue {
    guard name == ConstantNames.min || name == ConstantNames.max else { return .unknown }
    let numbers = arguments.compactMap { evaluate($0.value, frame).number }
    guard numbers.count == arguments.count, let least = numbers.min(), let most = numbers.max() else {
      return .unknown
    }
    return .number(name == ConstantNames.min ? least : most)
  }

  typealias Argument = (label: Symbol, value: Int)

  private func type(of value: ConstantValue) -> UInt64? {
    switch value {
    case .instance(let instance): return instance.type
    case .enumCase(let slot), .filledCase(let slot, _):
      return resolver.ownerKey(sections.slots[Int(slot)].owner, sections.files[resolver.file(ofSlot: slot)])
    case .type(let key): return key
    default: return nil
    }
  }

  /// Whether a method makes a font of what a generator makes of its file: `.swiftUIFont(size: 17)`.
  private func makesFont(_ name: Symbol, _ arguments: [Argument], _ frame: Frame) -> Bool {
    ConstantNames.generatedFonts.contains(name) && ConstantNames.fontTypes.contains(frame.expected)
      && arguments.first?.label == ConstantNames.size
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
    if makesFont(name, arguments, frame) {
      switch base {
      case .font(let face) where face.isOfOpenFamily && face.size == nil:
        return generatedFont(arguments, of: base, frame)
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
      if let value = filledCase(name, of: key, arguments, frame) { return value }
      let made = apply(name, of: key, arguments, nil, frame)
      let key = ConstantNames.systemTypes[key] ?? key
      // A function of the project's that is called as the system's is makes what that makes, and something besides.
      let isAsSystems = ConstantNames.fontTypes.contains(key) && ConstantNames.fontMakers.contains(name)
      if let made, !made.isUnknown || !isAsSystems { return made }
      if key == ConstantNames.durationType { return duration(named: name, arguments, frame) }
      // `NSColor.Name(asset.name)`.
      if ConstantNames.colorTypes.contains(key), name == ConstantNames.colorName, arguments.count == 1 {
        return evaluate(arguments[0].value, frame)
      }
      if ConstantNames.fontTypes.contains(key) { return font(named: name, arguments, frame) }
      if ConstantNames.descriptorTypes.contains(key) { return descriptor(named: name, arguments, frame) }
      if key == ConstantNames.animation { return animation(named: name, arguments, frame) }
      if ConstantNames.modules.contains(key) {
        return construct(resolver.systemType(name), arguments, frame) ?? .unknown
      }
      let nested = resolver.nestedType(key, name, file: frame.file, depth: 0)
      return nested == 0 ? .unknown : construct(nested, arguments, frame) ?? .unknown
    case .instance, .enumCase, .filledCase:
      return type(of: base).flatMap { apply(name, of: $0, arguments, base, frame) } ?? .unknown
    case .color, .appearances:
      guard var color = base.color else { return .unknown }
      switch name {
      case ConstantNames.opacity, ConstantNames.withAlphaComponent:
        guard let amount = arguments.first.map({ evaluate($0.value, frame) })?.number else { return .unknown }
        color.opacity *= amount
        return .color(color)
      default: return isColor(madeBy: name, arguments, frame) ? .color(ConstantColor(.varying)) : .unknown
      }
    case .font(let font):
      if let first = arguments.first, let changed = self.font(font, describedBy: name, first.value, frame) {
        return changed
      }
      return self.font(font, modifiedBy: name, arguments.first.map { evaluateFontPart($0.value, frame) })
        ?? .unknown
    case .text(let text):
      return self.text(text, changedBy: name, arguments.first.map { evaluate($0.value, frame) })
    // It starts later, or comes again, but takes as long.
    case .animation(let animation):
      return .animation(
        ConstantAnimation(duration: name == ConstantNames.speed ? nil : animation.duration))
    default: return .unknown
    }
  }

  /// `.text(.faint)`; `nil` where the type has no such case.
  private func filledCase(
    _ name: Symbol, of type: UInt64, _ arguments: [Argument], _ frame: Frame
  ) -> ConstantValue? {
    guard let declared = resolver.declaration(ofType: type, from: frame.file),
      sections.types[Int(declared)].kind == .enumeration
    else { return nil }
    let slot = onlyMember(type, name, file: frame.file)
    guard slot >= 0, sections.slots[Int(slot)].flags.contains(.hasPayload) else { return nil }
    let values = arguments.enumerated().map { place, argument in
      var inner = frame
      inner.expected = place == 0 ? typeHeld(by: slot) : 0
      return evaluate(argument.value, inner)
    }
    return .filledCase(slot, values)
  }

  /// The type of the one thing that a case holds; 0 where that is unknown.
  func typeHeld(by slot: Int32) -> UInt64 {
    let position = resolver.file(ofSlot: slot)
    return type(of: sections.slots[Int(slot)], sections.files[position], position)
  }

  /// Whether a method of a color makes another one of it, which only the running program knows: `resolvedColor(with:)`, or
  /// one of the project's.
  private func isColor(madeBy name: Symbol, _ arguments: [Argument], _ frame: Frame) -> Bool {
    if name == ConstantNames.resolvedColor { return true }
    return withShape(arguments) { shape in
      ConstantNames.colorTypes.contains { type in
        let callable = resolver.callable(name, of: type, shape, file: frame.file)
        guard callable >= 0 else { return false }
        let record = sections.callables[Int(callable)]
        let position = resolver.file(ofCallable: callable)
        let made = resolver.typeKey(
          resolver.symbols(record.type, sections.files[position]), context: record.owner, file: position)
        return ConstantNames.colorTypes.contains(made)
      }
    }
  }

  /// `Animation.easeInOut(duration: 0.25)`.
  private func animation(named name: Symbol, _ arguments: [Argument], _ frame: Frame) -> ConstantValue {
    guard ConstantNames.animations.contains(name) else { return .unknown }
    guard let time = arguments.first(where: { ConstantNames.times.contains($0.label) }) else {
      return .animation(ConstantAnimation())
    }
    let numbers = arguments.map { (label: $0.label, value: evaluate($0.value, frame).number) }
    return .animation(
      ConstantAnimation(
        duration: evaluate(time.value, frame).number, curve: ConstantAnimation.curve(name, numbers)))
  }

  /// `Duration.milliseconds(250)`.
  private func duration(named name: Symbol, _ arguments: [Argument], _ frame: Frame) -> ConstantValue {
    guard let unit = ConstantNames.durationUnits[name], arguments.count == 1,
      let number = evaluate(arguments[0].value, frame).number
    else { return .unknown }
    return .animation(ConstantAnimation(duration: number * unit))
  }

  /// A value of a type; `nil` where that is no type that is known.
  private func construct(_ type: UInt64, _ arguments: [Argument], _ frame: Frame) -> ConstantValue? {
    if let declared = resolver.declaration(ofType: type, from: frame.file) {
      guard sections.types[Int(declared)].kind != .enumeration,
        sections.types[Int(declared)].kind != .protocol
      else { return .unknown }
      return instantiate(type, arguments, frame)
    }
    let type = ConstantNames.systemTypes[type] ?? type
    if ConstantNames.numberTypes.contains(type) {
      return arguments.count == 1 ? evaluate(arguments[0].value, frame) : .unknown
    }
    if ConstantNames.colorTypes.contains(type) {
      if let color = colorOfCases(arguments, frame, of: type) { return color }
      // What a project's `Color(r: 123, g: 45, b: 67)` does with its numbers, only its initializer says.
      let namesParts = arguments.allSatisfy { ConstantNames.parts[$0.label] != nil }
      if namesParts, let color = ownColor(arguments, frame, of: type) { return color }
      let told = color(arguments, frame, of: type)
      return told.isUnknown && !namesParts ? ownColor(arguments, frame, of: type) ?? told : told
    }
    if ConstantNames.fontTypes.contains(type) { return font(arguments, frame) }
    if type == ConstantNames.stringType { return text(arguments, frame) }
    if ConstantNames.plainStructures.contains(type) {
      var inner = frame
      inner.expected = IndexResolver.numberKeys[0]
      return .tuple(arguments.map { ConstantField(label: $0.label, value: evaluate($0.value, inner)) })
    }
    return nil
  }

  /// What an initializer of the project's makes of cases of its enumerations: `UIColor(lightColor: .white, darkColor: .gray90)`,
  /// whose `.white` is that of the palette and not the system's; `nil` where none of that is asked for.
  private func colorOfCases(_ arguments: [Argument], _ frame: Frame, of type: UInt64) -> ConstantValue? {
    withShape(arguments) { shape in
      let callable = resolver.callable(IndexResolver.initSymbol, of: type, shape, file: frame.file)
      guard callable >= 0, takesCases(callable) else { return nil }
      let bound = parameters(of: callable, arguments, shape, frame)
      guard bound.values.contains(where: \.isCase) else { return nil }
      if let color = color(madeBy: callable, bound, frame, of: type) { return color }
      // Whatever it does with them: cases that spell a color, for light and for dark.
      func part(_ labels: Set<Symbol>) -> ConstantValue? {
        arguments.indices.first { labels.contains(arguments[$0].label) }.flatMap { index in
          resolver.parameter(of: callable, shape, position: index).flatMap { slot in
            bound[sections.slots[Int(slot)].name].flatMap(spelledColor)
          }
        }
      }
      guard arguments.count == 2, let light = part(ConstantNames.light), let dark = part(ConstantNames.dark)
      else { return .color(ConstantColor(.varying)) }
      return ConstantColor(light: light, dark: dark).map { .color($0) } ?? .unknown
    }
  }

  /// What an initializer of the project's hands on to another one; `nil` where it has none for such arguments, or does
  /// more with them than can be followed.
  private func ownColor(_ arguments: [Argument], _ frame: Frame, of type: UInt64) -> ConstantValue? {
    withShape(arguments) { shape in
      // An extension of an alias, which is UIKit's type in one branch of an `#if` and AppKit's in another, is of both.
      var callable = resolver.callable(IndexResolver.initSymbol, of: type, shape, file: frame.file)
      if callable < 0, let kin = ConstantNames.kin[type] {
        callable = resolver.callable(IndexResolver.initSymbol, of: kin, shape, file: frame.file)
      }
      guard callable >= 0 else { return nil }
      return color(madeBy: callable, parameters(of: callable, arguments, shape, frame), frame, of: type)
    }
  }

  /// The one color that comes of the body of an initializer; `nil` where none does.
  private func color(
    madeBy initializer: Int32, _ parameters: Parameters, _ frame: Frame, of type: UInt64
  ) -> ConstantValue? {
    let record = sections.callables[Int(initializer)]
    guard record.expression >= 0 else { return nil }
    let position = resolver.file(ofCallable: initializer)
    let value = evaluate(
      Int(sections.files[position].expressions.start) + Int(record.expression),
      Frame(
        file: position, context: record.owner, parameters: parameters, expected: type, depth: frame.depth + 1)
    )
    guard let color = value.color, color.paint != .varying else { return nil }
    return value
  }

  /// Whether a callable takes cases of the project's enumerations.
  private func takesCases(_ callable: Int32) -> Bool {
    let record = sections.callables[Int(callable)]
    let position = resolver.file(ofCallable: callable)
    let file = sections.files[position]
    let first = Int(file.slots.start + record.parameters.start)
    return sections.slots[first..<first + Int(record.parameters.count)].contains { slot in
      slot.type.count > 0
        && resolver.declaration(ofType: type(of: slot, file, position)).map {
          sections.types[Int($0)].kind == .enumeration
        } ?? false
    }
  }

  /// The color that the raw value of a case spells in hexadecimal.
  private func spelledColor(_ value: ConstantValue) -> ConstantValue? {
    guard case .text(let text)? = member(ConstantNames.rawValue, of: value)?.value,
      let color = ColorComponents(hex: text.hasPrefix("#") ? String(text.dropFirst()) : text)
    else { return nil }
    return .color(ConstantColor(color))
  }

  /// The project's initializer that a call of a type's name means; -1 for none.
  func initializer(of position: Int, context: Int32, file: Int) -> Int32 {
    guard sections.expressions[position].kind == .call, sections.expressions[position + 1].kind == .name
    else {
      return -1
    }
    let type = resolver.lexicalType(
      sections.expressions[position + 1].payload, context: context, file: file, depth: 0)
    return withShape(arguments(position)) {
      resolver.callable(IndexResolver.initSymbol, of: type, $0, file: file)
    }
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

  func withShape<Result>(
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

  func apply(
    _ callable: Int32, _ arguments: [Argument], _ shape: IndexResolver.CallShape, _ instance: ConstantValue?,
    _ frame: Frame
  ) -> ConstantValue {
    let all =
      sections.callables[Int(callable)].flags.contains(.isConditional)
      ? resolver.alternatives(to: callable) : []
    guard all.count > 1 else { return result(of: callable, arguments, shape, instance, frame) }
    // Which clause of an `#if` is built hangs on who asks.
    let values = all.map { result(of: $0, arguments, shape, instance, frame) }
    let value = ConstantValue.one(of: values)
    if case .choice = value {} else if !values.contains(where: \.isUnknown) { return value }
    return values.contains { $0.color != nil } ? .color(ConstantColor(.varying)) : .unknown
  }

  private func result(
    of callable: Int32, _ arguments: [Argument], _ shape: IndexResolver.CallShape,
    _ instance: ConstantValue?, _ frame: Frame
  ) -> ConstantValue {
    let record = sections.callables[Int(callable)]
    let position = resolver.file(ofCallable: callable)
    let file = sections.files[position]
    let bound = parameters(of: callable, arguments, shape, frame)
    // What sets text in a style has no type of its own, but comes to the font that is asked for.
    let expected =
      record.type.count == 0
      ? record.result < 0 ? frame.expected : 0
      : resolver.typeKey(resolver.symbols(record.type, file), context: record.owner, file: position)
    var value = ConstantValue.unknown
    if record.expression >= 0 {
      value = evaluate(
        Int(file.expressions.start) + Int(record.expression),
        Frame(
          file: position, context: record.owner,
          instance: record.flags.contains(.isStatic) ? nil : instance, parameters: bound, expected: expected,
          depth: frame.depth + 1))
      if ConstantNames.fontTypes.contains(expected), let font = face(value, arguments) ?? meantFont(of: value)
      {
        return .font(font)
      }
      guard ConstantNames.colorTypes.contains(expected) else { return value }
      if let color = value.color, color.paint != .varying { return value }
    }
    // What a function of the project makes of two colors for light and dark, or of one spelled as a number, its name and
    // type tell; a case or another value of the project's is no color.
    let takesCase = bound.values.contains { value in
      switch value {
      case .enumCase, .filledCase, .instance: true
      default: false
      }
    }
    guard ConstantNames.colorTypes.contains(expected) else { return .unknown }
    let told = takesCase ? .unknown : color(arguments, frame, of: expected)
    return told.isUnknown && value.color != nil ? value : told
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
