/// What is known of a text's size on the way out from it; what is nearest to it wins.
struct TextSizeReading {
  /// The value of `.font(_)`.
  var font: NodeID?
  /// The value of `.fontWeight(_)`.
  var weight: NodeID?
  var isBold = false
  /// Something that may make it larger or bolder.
  var isUncertain = false
}

/// How large a text is drawn, from its font and what is applied to it.
extension FileContext {
  /// The size of a text on a system; `nil` where it may be any.
  func textSize(_ reading: TextSizeReading, on platform: Platform) -> TextSize? {
    guard !reading.isUncertain else { return nil }
    var size = TextSize.style("body", on: platform) ?? TextSize(points: 17, isBold: false)
    if let font = reading.font {
      guard let read = fontSize(font, on: platform) else { return nil }
      size = read
    }
    if reading.isBold {
      size.isBold = true
    } else if let weight = reading.weight {
      return sized(size.points, isBold: size.isBold ? true : isBold(weight: weight))
    }
    return size
  }

  /// A size with a weight that may not be known; `nil` where that decides whether it is large.
  private func sized(_ points: Double, isBold: Bool?) -> TextSize? {
    let size = TextSize(points: points, isBold: isBold ?? false)
    return isBold == nil && !size.isLarge && points >= 14 ? nil : size
  }

  /// `.title`, `.title3.bold()`, `.system(size: 14, weight: .bold)`, `.custom("Brand", size: 20)`.
  private func fontSize(_ font: NodeID, on platform: Platform) -> TextSize? {
    let chain = tree.chain(font)
    var modifiers = chain.modifiers[...]
    let found: TextSize?
    if let first = modifiers.first, let made = fontRootSize(first.call, on: platform) {
      // `Font.system(size: 12)`, `Theme.Fonts.caption()`: what is called of a type makes the font.
      (found, modifiers) = (made, modifiers.dropFirst())
    } else {
      found = fontRootSize(chain.root, on: platform)
    }
    guard var size = found else { return nil }
    for modifier in modifiers {
      switch tree.name(of: modifier.name) {
      case "bold": size.isBold = true
      case "weight":
        guard let weight = tree.unlabelledArgument(modifier.call),
          let weighed = sized(size.points, isBold: size.isBold ? true : isBold(weight: weight))
        else { return nil }
        size = weighed
      case "italic", "monospaced", "monospacedDigit", "leading", "smallCaps", "lowercaseSmallCaps", "width":
        continue
      default: return nil
      }
    }
    return size
  }

  private func fontRootSize(_ root: NodeID, on platform: Platform) -> TextSize? {
    guard let name = tree.name(root) else { return nil }
    if let font = namedFont(root) { return size(of: font, on: platform) }
    if tree.kind(root) == .member {
      if let base = tree.callee(root), !tree.isNamed(base, "Font") { return nil }
      guard facts.scope.member(name, ofType: Name("Font")) == nil else { return nil }
      return TextSize.style(name.string, on: platform)
    }
    guard tree.kind(root) == .call, name == "system" || name == "custom" else { return nil }
    guard let base = tree.calledMember(root) else { return nil }
    if let owner = tree.callee(base), !tree.isNamed(owner, "Font") { return nil }
    var size: TextSize
    if let points = tree.argument(root, "size") ?? tree.argument(root, "fixedSize") {
      let numbers = values(of: points).map(\.value)
      guard let smallest = numbers.min(), let largest = numbers.max(),
        TextSize(points: smallest, isBold: false).isLarge == TextSize(points: largest, isBold: false).isLarge
      else { return nil }
      let family = name == "custom" ? tree.unlabelledArgument(root) : nil
      let isBold = family.map { tree.literalText($0).flatMap(Self.isBold(cut:)) } ?? false
      guard let read = sized(largest, isBold: isBold) else { return nil }
      size = read
    } else {
      guard let style = tree.unlabelledArgument(root) ?? tree.argument(root, "style"),
        let styleName = tree.name(style), let found = TextSize.style(styleName.string, on: platform)
      else { return nil }
      size = found
    }
    guard let weight = tree.argument(root, "weight") else { return size }
    return sized(size.points, isBold: size.isBold ? true : isBold(weight: weight))
  }

  /// The font that the project has a name for: `Theme.Fonts.caption`, `.caption10`, `Theme.Fonts.caption()`.
  private func namedFont(_ root: NodeID) -> ConstantFont? {
    let evaluator = ConstantEvaluator(site.project.index)
    let value: ConstantValue
    if tree.kind(root) == .call {
      let callable = references.callable(ofFont: root)
      guard callable >= 0 else { return nil }
      value = evaluator.value(ofMethod: callable, in: .nothing)
    } else {
      guard tree.kind(root) == .member || tree.kind(root) == .identifier,
        case let slots = references.slots(ofFont: root), slots.count == 1
      else { return nil }
      value = evaluator.value(of: slots[0])
    }
    guard case .font(let font) = value, !font.isOfAnySize else { return nil }
    return font
  }

  private func size(of font: ConstantFont, on platform: Platform) -> TextSize? {
    let style = font.textStyle.flatMap { TextSize.style($0, on: platform) }
    guard let points = font.size ?? style?.points else { return nil }
    let isMarked =
      font.size == nil && style?.isBold ?? false || font.weight.map { Self.boldWeights.contains($0) } ?? false
    let ofCut =
      font.family.map(Self.isBold(cut:)) ?? (font.isOfOpenFamily && font.weight == nil ? nil : false)
    return sized(points, isBold: isMarked ? true : ofCut)
  }

  private static let boldWeights: Set<String> = ["bold", "heavy", "black"]
  /// What the names of cuts have in them that surely are not bold, those of half a weight aside.
  private static let plainWords = ["thin", "light", "regular", "roman", "book", "medium"]

  /// Whether a font is a bold cut of its family, as its name tells: `Inter-Bold`, but not `Inter-SemiBold`; `nil` where a cut has
  /// another name. A family's name alone is that of its regular one.
  private static func isBold(cut: String) -> Bool? {
    let name = cut.lowercased()
    if ["semibold", "demibold"].contains(where: name.contains) { return false }
    if boldWeights.contains(where: name.contains) { return true }
    return !name.contains("-") || plainWords.contains(where: name.contains) ? false : nil
  }

  /// Whether a weight is bold or more; `nil` where it is not written down, or is of one of several.
  private func isBold(weight: NodeID) -> Bool? {
    let id = tree.unwrapped(weight)
    if tree.kind(id) == .ternary {
      let branches = tree.children(id).dropFirst().map { isBold(weight: $0) }
      return branches.allSatisfy { $0 == branches[0] } ? branches[0] : nil
    }
    guard tree.kind(id) == .member, let name = tree.name(id) else { return nil }
    switch name {
    case "bold", "heavy", "black": return true
    case "ultraLight", "thin", "light", "regular", "medium", "semibold": return false
    default: return nil
    }
  }
}

extension FileContext {
  /// How much higher than its size a line of text is at least.
  private static let leading = 1.15
  /// The same of a field, with the room that it keeps for what is typed.
  private static let fieldLeading = 1.3

  /// Whether a radius is half of the height of a line of text with the room around it, or more: it makes round ends, be it a
  /// point or two larger.
  func roundsText(_ radius: LandedValue) -> Bool {
    guard let shaped = tree.containers(of: radius.node).map(\.call).first(where: { tree.isModifier($0) }),
      isInside(shaped, .text), let line = lineInside(shaped)
    else { return false }
    return 2 * radius.value >= Self.leading * line.points + line.room
  }

  /// Whether a radius is half of the height of a field of one line, or more.
  func roundsField(_ radius: NodeID, of shaped: NodeID) -> Bool {
    let chain = tree.chain(containing: shaped)
    guard isInside(shaped, .field), !isInside(shaped, .scrolls), tree.argument(chain.root, "axis") == nil,
      !chain.modifiers.contains(where: {
        tree.isNamed($0.call, "lineLimit") || tree.isNamed($0.call, "frame")
      }),
      let radius = onlyValue(radius), let line = lineInside(shaped)
    else { return false }
    return 2 * radius >= Self.fieldLeading * line.points + line.room
  }

  private func isInside(_ shaped: NodeID, _ fact: ViewFacts) -> Bool {
    tree.constructedType(tree.chain(containing: shaped).root).map { Catalog.views.has($0, fact) } ?? false
  }

  /// How large the text is that a modifier is put on, and how much room above and below it is written.
  private func lineInside(_ shaped: NodeID) -> (points: Double, room: Double)? {
    var reading = TextSizeReading()
    var room: Double?
    for modifier in tree.chain(containing: shaped).modifiers.prefix(while: { $0.call != shaped }) {
      if tree.isNamed(modifier.call, "font"), reading.font == nil {
        reading.font = tree.unlabelledArgument(modifier.call)
      }
      guard tree.isNamed(modifier.call, "padding") else { continue }
      for part in tree.paddingParts(of: modifier.call) ?? [] {
        let amount = part.amount.flatMap { ConstantArithmetic(tree: tree).value($0) } ?? 0
        let sides: [EdgeSet] = [.top, .bottom]
        room = (room ?? 0) + amount * Double(sides.count { $0.isSubset(of: part.edges) })
      }
    }
    guard let room, let size = textSize(reading, on: .iOS) else { return nil }
    return (size.points, room)
  }
}
