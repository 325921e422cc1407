/// Where a project spells its colors by component: one that is written again and again wants a name.
struct WrittenColors: Sendable {
  /// By the color in hexadecimal digits, how often each file writes it, by the position of the file.
  private var counts: [String: [Int: Int]] = [:]

  /// Of those that stand where a name is wanted, each once a call, the file and what it paints there.
  private var wanting: [String: [(file: Int, parts: ColorParts)]] = [:]

  /// How many colors they are.
  private(set) var total = 0

  /// The colors whose digits a constant holds, in hexadecimal: `static let accent = "#2ABF5A"`.
  private var namedDigits: Set<String> = []

  init(_ project: Project) {
    let index = project.index
    let evaluator = ConstantEvaluator(index)
    let folder = index.commonFolder
    for (file, record) in index.sections.files.enumerated() where !index.isForeign(file: file, below: folder)
    {
      for paint in index.sections.paints.share(record.paints) {
        guard let color = evaluator.writtenColor(paint, file: file),
          let value = project.value(of: color, in: file)
        else { continue }
        counts[value.light.hex, default: [:]][file, default: 0] += 1
        let type =
          paint.context < 0 ? nil : index.sections.types[Int(record.types.start) + Int(paint.context)]
        // What no user meets speaks for no name.
        if paint.kind == .color, !(type.map { project.shownViews.hidesView($0.name) } ?? false) {
          let parts = ColorParts(rawValue: UInt8(truncatingIfNeeded: paint.parts))
          wanting[value.light.hex, default: []].append((file, parts))
        }
        total += 1
      }
      for slot in index.sections.slots.share(record.slots) {
        if let color = index.color(writtenBy: slot, record) { namedDigits.insert(color.hex) }
      }
    }
  }

  /// Whether the project has a name for the digits that a color is made of, which everybody may hand to the same initializer.
  func isNamedByDigits(_ color: ColorComponents) -> Bool { namedDigits.contains(color.hex) }

  /// How often each file writes a color.
  func counts(of color: ColorComponents) -> [Int: Int] { counts[color.hex] ?? [:] }

  /// How often each file paints the same kind of thing with it where a name is wanted: a ground, what stands on it, or a line,
  /// as far as one can tell. No gradient, list, drawing, shadow or preview speaks for a name, and what two arguments of one call
  /// have in common is one decision.
  func countsWantingName(of color: ColorComponents, for parts: ColorParts) -> [Int: Int] {
    var counts: [Int: Int] = [:]
    for other in wanting[color.hex] ?? [] where other.parts.isSameKind(as: parts) {
      counts[other.file, default: 0] += 1
    }
    return counts
  }
}

extension ProjectIndex {
  /// The color whose digits are all that a static or global constant is set to: `"#2ABF5A"`, `0x2ABF5A`.
  fileprivate func color(writtenBy slot: SlotRecord, _ file: FileRecord) -> ColorComponents? {
    guard slot.kind == .variable, slot.expression >= 0, slot.flags.contains(.isStatic) || slot.owner < 0,
      !slot.flags.contains(.isLocal)
    else { return nil }
    let value = sections.expressions[Int(file.expressions.start) + Int(slot.expression)]
    switch value.kind {
    case .text:
      let text = sections.text.share(file, value.text)
      return (6...9).contains(text.count) ? ColorComponents(hex: String(decoding: text, as: UTF8.self)) : nil
    // Smaller ones count or measure something.
    case .number where (0x100000...0xFFFFFF).contains(value.number):
      return ColorComponents(hex: String(Int(value.number), radix: 16))
    default: return nil
    }
  }
}

extension SyntaxTree {
  /// The opacities that a color is given where it is written, also by what wraps it: `Color(UIColor(white: 0.9, alpha: 1))
  /// .opacity(0.2)`; `nil` for one that is not a number.
  func opacities(ofColor color: NodeID) -> [Double?] {
    var modifiers = outerModifiers(of: color)
    if let owner = container(of: color)?.call, constructedType(owner).flatMap({ ColorType($0) }) != nil {
      modifiers += outerModifiers(of: owner)
    }
    return modifiers.compactMap { modifier in
      guard isNamed(modifier.call, "opacity") || isNamed(modifier.call, "withAlphaComponent"),
        let value = unlabelledArgument(modifier.call)
      else { return nil }
      return .some(ConstantArithmetic(tree: self).value(value))
    }
  }

  /// Whether a color surely is made translucent where it is written.
  func isWash(_ color: NodeID) -> Bool { opacities(ofColor: color).contains { $0.map { $0 < 1 } ?? false } }

  /// Whether a color is all that a property comes to, which is its name: `var ink: Color { Color(white: 0.1) }`.
  func isProperty(color: NodeID) -> Bool {
    var inner = color
    for ancestor in ancestors(color, limit: 6) {
      defer { inner = ancestor }
      switch kind(ancestor) {
      case .returnStmt: continue
      case .codeBlock, .accessor, .accessorBlock:
        if children(ancestor).contains(where: { $0 != inner }) { return false }
      case .binding:
        return kind(inner) == .accessorBlock
          && firstChild(ancestor, where: { $0 == .typeAnnotation || $0 == .type })
            .flatMap { lastTypeName($0) }.flatMap { ColorType($0) } != nil
      default: return false
      }
    }
    return false
  }

  /// Whether a color that is spelled by component is one of those that nobody would look for among names, or says again
  /// what its call was given before.
  func wantsNoName(_ color: NodeID) -> Bool {
    if isProperty(color: color) { return true }
    let place = paintedPlace(of: color)
    if isWash(color) || place.isGradient || place.meant == .shadow || isOfPicture(color) || isInPreview(color)
    {
      return true
    }
    // A table has a color for each of its keys.
    if ancestors(color, limit: 8).prefix(while: { kind($0) != .closure && kind($0) != .memberBlock })
      .contains(where: { kind($0) == .dictionary })
    {
      return true
    }
    guard let container = container(of: color), closure(container.argument) == nil else { return false }
    return arguments(container.call).prefix { $0 != container.argument }.contains { argument in
      subtree(argument).contains { kind($0) == .call && spellsTheSame($0, color) }
    }
  }
}

extension Project {
  /// Where its files spell colors by component.
  var writtenColors: WrittenColors { facts.writtenColors.value { WrittenColors(known) } }
}
