/// Colors that a picture is made of, and that no one would look for among the names of a design system.
extension SyntaxTree {
  private static let artworkLimit = 40
  /// A choice among so many colors is a key to data: one for each level, kind or slice.
  private static let keySize = 3

  /// What a drawing sets its colors with.
  private static let pens = NameSet([
    "setFillColor", "setStrokeColor", "setFill", "setStroke", "fillColor", "strokeColor", "inputColor",
    "color0", "color1",
  ])
  /// What makes pictures of data, whose colors machines read: `BarcodeGenerator(foregroundColor: …)`.
  private static let makers: Set<String> = ["generator", "encoder", "filter", "barcode", "qrcode"]
  private static let codes = NameStems(["qrcode", "barcode"])
  /// Types and functions that draw.
  private static let drawingTypes = NameSet([
    "Shape", "InsettableShape", "CALayer", "CAShapeLayer", "CAGradientLayer",
  ])
  private static let drawingFunctions = NameSet(["draw", "drawRect"])

  /// Whether a color is a stop of a gradient, one of a list of colors, of a key that has one for each case, or ink of a
  /// drawing that is made by hand.
  func isOfPicture(_ color: NodeID) -> Bool { isOfPicture(color, orKey: true) }

  /// Whether a color is a stop of a gradient, or ink of a drawing that is made by hand.
  func isInk(_ color: NodeID) -> Bool { isOfPicture(color, orKey: false) }

  private func isOfPicture(_ color: NodeID, orKey: Bool) -> Bool {
    var inner = color
    var isGiven = false
    for ancestor in ancestors(color, limit: Self.artworkLimit) {
      defer { inner = ancestor }
      switch kind(ancestor) {
      case .array:
        if orKey, Array(children(ancestor).prefix(2)).count > 1 { return true }
      case .call:
        if isPictureCall(ancestor) || orKey && isOneOfManyColored(ancestor, by: inner) { return true }
        // What a view or a modifier takes is that view's paint, whatever chooses among views around it.
        if callee(ancestor) != inner, !isMadeOfColors(ancestor), !isSetOfColors(ancestor) { isGiven = true }
      case .member: if let name = name(ancestor), Self.pens.contains(name) { return true }
      case .assignment:
        if let target = callee(ancestor), target != inner, let name = name(target), Self.pens.contains(name) {
          return true
        }
        isGiven = true
      case .switchStmt:
        if orKey, !isGiven, children(ancestor).filter({ kind($0) == .switchCase }).count >= Self.keySize {
          return true
        }
      case .funcDecl:
        if let name = name(ancestor), Self.drawingFunctions.contains(name) || Self.codes.areIn(name) {
          return true
        }
      case .structDecl, .classDecl, .extensionDecl:
        return children(ancestor).contains { child in
          kind(child) == .inheritedType && name(child).map { Self.drawingTypes.contains($0) } ?? false
        }
      default: continue
      }
    }
    return false
  }

  private func isPictureCall(_ call: NodeID) -> Bool {
    guard let name = constructedType(call) ?? name(call) else { return false }
    if constructedType(call) != nil, TokenWords.words(name.string).last.map(Self.makers.contains) ?? false {
      return true
    }
    return Self.pens.contains(name) || name == "Canvas" || name == "Stop" || name.hasSuffix("Gradient")
      || argument(call, "location") != nil && argument(call, "color") != nil
  }

  /// The same drawn so many times side by side, each time in another ink, is a picture.
  private static let pieces = 3
  private static let inks = NameSet(["foregroundColor", "foregroundStyle", "fill", "stroke", "tint"])
  /// What says something, and has a color to say it in.
  private static let letters = NameSet(["Text", "Label", "Button", "Link"])

  /// Whether a call colors one of several views that a block draws alike, each in an ink of its own.
  private func isOneOfManyColored(_ call: NodeID, by argument: NodeID) -> Bool {
    guard isModifier(call), kind(argument) == .argument, let modifier = name(call),
      Self.inks.contains(modifier)
    else { return false }
    let top = chainTop(call)
    guard let block = parent(top), let piece = name(chain(top).root),
      !Self.letters.contains(piece)
    else { return false }
    var count = 0
    var colors: Set<String> = []
    for view in children(block).prefix(Self.artworkLimit) {
      let chain = chain(view)
      guard let root = name(chain.root), root == piece else { continue }
      for other in chain.modifiers where name(other.call).map({ $0 == modifier }) ?? false {
        guard let value = firstArgument(other.call).flatMap({ value($0) }) else { continue }
        colors.insert(text(value))
        count += 1
      }
    }
    return count >= Self.pieces && colors.count > 1
  }

  /// `Color(…)`, `.init(…)` and `.opacity(…)` make a color of a color.
  private func isMadeOfColors(_ call: NodeID) -> Bool {
    if let type = constructedType(call) { return type.hasSuffix("Color") }
    return isImplicitInitializer(call)
  }

  /// `StateColors(surface: …, mark: …)`: two colors or more by their labels, and no content.
  private func isSetOfColors(_ call: NodeID) -> Bool {
    guard constructedType(call) != nil else { return false }
    var colors = 0
    for argument in arguments(call) {
      guard name(argument) != nil, let value = value(argument), kind(value) != .closure else { return false }
      let root = chain(chainTop(value)).root
      if let type = constructedType(root) ?? self.name(root), type.hasSuffix("Color") { colors += 1 }
    }
    return colors >= 2
  }

  /// Where a color is used: in the place of a constant of a function that holds it, if all of that makes a picture.
  func pictureUse(of color: NodeID) -> NodeID? {
    for ancestor in ancestors(color, limit: Self.artworkLimit) {
      switch kind(ancestor) {
      case .member, .call: continue
      case .binding:
        guard let variable = parent(ancestor), !isMemberOrGlobal(variable), let name = name(ancestor),
          let block = parent(variable)
        else { return nil }
        let uses = subtree(block).filter {
          $0 > ancestor && kind($0) == .identifier
            && (self.name($0).map { $0.string == name.string } ?? false)
        }
        return uses.allSatisfy { isOfPicture($0) } ? uses.first : nil
      default: return nil
      }
    }
    return nil
  }

  /// Whether a color stands in a closure that gives one for each appearance: `UIColor { $0.userInterfaceStyle … }`.
  func isInColorProvider(_ color: NodeID) -> Bool {
    for ancestor in ancestors(color, limit: Self.artworkLimit) {
      switch kind(ancestor) {
      case .closure:
        guard let call = parent(ancestor).flatMap({ parent($0) }), kind(call) == .call else { return false }
        return argument(call, "dynamicProvider") != nil || constructedType(call)?.hasSuffix("Color") ?? false
          || isImplicitInitializer(call) && asksForAppearance(ancestor)
      case .funcDecl, .binding, .accessorBlock: return false
      default: continue
      }
    }
    return false
  }

  /// `.init { $0.userInterfaceStyle == .dark ? … : … }`.
  private func asksForAppearance(_ closure: NodeID) -> Bool {
    subtree(closure).prefix(60).contains { id in
      kind(id) == .member && (isNamed(id, "userInterfaceStyle") || isNamed(id, "bestMatch"))
    }
  }
}
