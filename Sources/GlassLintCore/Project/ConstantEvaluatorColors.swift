/// Colors however they are made: by component, in hexadecimal, of assets, for light and dark.
extension ConstantEvaluator {
  /// What a generator makes of a color set only as the app is built: `AppAsset.Grays.gray50.swiftUIColor`.
  /// - Parameters:
  ///   - position: the expression whose member it is.
  ///   - base: what that comes to.
  func generatedColor(_ name: Symbol, of position: Int, _ base: ConstantValue, _ frame: Frame)
    -> ConstantValue
  {
    guard name == ConstantNames.generatedColor, isOpen(base), sections.expressions[position].kind == .member,
      isOpen(evaluate(position + 1, frame))
    else { return .unknown }
    let holder = sections.expressions[position + 1].payload
    return .color(
      ConstantColor(
        .resource(
          sections.expressions[position].payload, holder: lastName(behindAlias: holder, inFile: frame.file))))
  }

  /// The last name of what an alias stands for, `typealias Gray = AppAsset.Grays`; that of anything else is its own.
  /// - Parameter position: the file where it is named, whose own alias goes first.
  private func lastName(behindAlias name: Symbol, inFile position: Int) -> Symbol {
    let file = sections.files[position]
    if let own = sections.aliases.share(file.aliases).first(where: { $0.name == name }) {
      return resolver.symbols(own.path, file).last ?? name
    }
    var found: Symbol?
    var alias = sections.aliasTable.first(IndexResolver.key(0, name))
    while alias >= 0 {
      let record = sections.aliases[Int(alias)]
      // One that is private to another file means nothing here.
      if !record.flags.contains(.isPrivate) {
        let last = resolver.symbols(record.path, sections.files[resolver.file(ofAlias: alias)]).last
        guard let last, found == nil || found == last else { return name }
        found = last
      }
      alias = sections.aliasTable.next[Int(alias)]
    }
    return found ?? name
  }

  /// Whether nothing is known of a value but the name of a type, if that.
  func isOpen(_ value: ConstantValue) -> Bool {
    switch value {
    case .unknown: true
    case .type(let key): resolver.declaration(ofType: key) == nil
    default: false
    }
  }

  /// The color with two appearances that is spelled out in some place.
  func writtenPair(_ record: PaintRecord, file position: Int) -> ConstantColor? {
    record.kind == .colorPair ? writtenPaint(record, file: position) : nil
  }

  /// The color that is spelled by component in some place.
  func writtenColor(_ record: PaintRecord, file position: Int) -> ConstantColor? {
    record.kind == .color || record.kind == .spareColor ? writtenPaint(record, file: position) : nil
  }

  private func writtenPaint(_ record: PaintRecord, file position: Int) -> ConstantColor? {
    color(at: record.expression, in: record.context, file: position)
  }

  /// The color that is written in some place.
  /// - Parameters:
  ///   - expression: its position among the expressions of the file.
  ///   - context: the type around it there, or -1.
  func color(at expression: Int32, in context: Int32, file position: Int) -> ConstantColor? {
    steps = 0
    let expression = Int(sections.files[position].expressions.start) + Int(expression)
    let frame = Frame(file: position, context: context, expected: ConstantNames.color, depth: 0)
    return evaluate(expression, frame).color
  }

  /// - Parameter type: whose initializer it is, or of which a function makes one.
  func color(_ arguments: [Argument], _ frame: Frame, of type: UInt64) -> ConstantValue {
    guard let first = arguments.first else { return .unknown }
    var inner = frame
    inner.expected = expected(first, of: type, isAlone: arguments.count == 1)
    switch first.label {
    case 0, ConstantNames.uiColor, ConstantNames.nsColor, ConstantNames.cgColor, ConstantNames.resource,
      ConstantNames.dynamicProvider:
      if let color = wholeColor(arguments, inner) ?? pair(arguments, inner) { return color }
      // `Color(.sRGB, red: …)`; in other spaces the same numbers are another color.
      guard first.label == 0, case .implicitMember = sections.expressions[first.value].kind else {
        return .unknown
      }
      let space = sections.expressions[first.value].payload
      let known = components(Array(arguments.dropFirst()), inner)
      if space == ConstantNames.sRGB { return known }
      return space == ConstantNames.displayP3
        ? known.color?.fromDisplayP3.map { .color($0) } ?? .unknown : .unknown
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

  /// Whose members an implicit one among the arguments is: `Color(.label)` is made of a `UIColor`, and so is
  /// `Color(uiColor: .brand)`, where `Color.brand` may be set to just that.
  /// `Color(designSystemColor: .background)` asks for something that its initializer knows.
  private func expected(_ first: Argument, of type: UInt64, isAlone: Bool) -> UInt64 {
    switch first.label {
    case ConstantNames.uiColor: return ConstantNames.uiColorType
    case ConstantNames.nsColor: return ConstantNames.nsColorType
    case ConstantNames.cgColor: return ConstantNames.cgColorType
    case ConstantNames.resource: return ConstantNames.colorResource
    case 0 where sections.expressions[first.value].kind != .closure:
      return type == ConstantNames.color ? ConstantNames.uiColorType : ConstantNames.color
    case let label where label != 0 && isAlone && sections.expressions[first.value].kind == .implicitMember:
      return 0
    default: return type
    }
  }

  /// A color whose first argument is all there is to it, but for an opacity or the bundle of an asset.
  private static let rgb = SymbolHash.symbol("rgb")

  private func wholeColor(_ arguments: [Argument], _ frame: Frame) -> ConstantValue? {
    guard let first = arguments.first else { return nil }
    // Three numbers may be a hue as well, as their label says.
    if first.label != 0, first.label != Self.rgb, case .tuple = evaluate(first.value, frame) { return nil }
    guard var color = wholeColor(first.value, frame)?.color else { return nil }
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
      digits = self.digits(ofRawValue: position, frame)
      value = evaluate(position, frame)
    }
    return wholeColor(value, digits: digits)
  }

  /// The hexadecimal digits of `hex.rawValue`; 0 where that is anything else.
  private func digits(ofRawValue position: Int, _ frame: Frame) -> UInt8 {
    guard sections.expressions[position].kind == .member,
      sections.expressions[position].payload == ConstantNames.rawValue,
      case .enumCase(let slot) = evaluate(position + 1, frame), sections.slots[Int(slot)].expression >= 0
    else { return 0 }
    let file = sections.files[resolver.file(ofSlot: slot)]
    let raw = sections.expressions[Int(file.expressions.start) + Int(sections.slots[Int(slot)].expression)]
    return raw.kind == .number ? raw.detail : 0
  }

  /// - Parameter digits: of a hexadecimal number, 0 for any other.
  private func wholeColor(_ value: ConstantValue, digits: UInt8) -> ConstantValue? {
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
      let isPrefixed = text.hasPrefix("0x") || text.hasPrefix("0X")
      var hexadecimal = String(text.dropFirst(text.hasPrefix("#") ? 1 : isPrefixed ? 2 : 0))
      // Opaque, with the opacity in front, as numbers have it.
      if isPrefixed, hexadecimal.utf8.count == 8, hexadecimal.uppercased().hasPrefix("FF") {
        hexadecimal.removeFirst(2)
      }
      if hexadecimal.utf8.count == 6 || text.hasPrefix("#") && hexadecimal.utf8.count == 3,
        let color = ColorComponents(hex: hexadecimal)
      {
        return .color(ConstantColor(color))
      }
      return text.isEmpty || text.hasPrefix("#") || isPrefixed ? nil : .color(ConstantColor(.asset(text)))
    case .tuple(let parts): return color(ofParts: parts)
    case .color: return value
    case .choice: return value.color.map { .color($0) }
    case .appearances(let light, let dark):
      if let color = value.color { return .color(color) }
      // The name or the digits of one color for light appearance, and of one for dark.
      guard let light = wholeColor(light, digits: 0), let dark = wholeColor(dark, digits: 0) else {
        return nil
      }
      return ConstantColor(light: light, dark: dark).map { .color($0) }
    default: return nil
    }
  }

  /// Red, green and blue in that order, of 255: `(242, 240, 234)`.
  private func color(ofParts parts: [ConstantField]) -> ConstantValue? {
    let numbers = parts.compactMap { $0.label == 0 ? $0.value.number : nil }
    guard parts.count == 3, numbers.count == 3, numbers.allSatisfy({ (0...255).contains($0) }),
      // `(1, 1, 1)` may be white as well.
      numbers.contains(where: { $0 > 1 }) || numbers.allSatisfy({ $0 == 0 })
    else { return nil }
    return .color(
      ConstantColor(
        ColorComponents(red: numbers[0] / 255, green: numbers[1] / 255, blue: numbers[2] / 255)))
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
}
