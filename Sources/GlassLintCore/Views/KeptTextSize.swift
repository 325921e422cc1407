/// Text that is meant to keep its size, or has no room to grow in, as far as the code around it tells.
extension FileContext {
  /// Whether the text of a font may not grow past its usual size, is a letter in place of a picture, or stands in something
  /// of a fixed size, which would have to grow first.
  func keepsTextSize(_ font: FontCall) -> Bool {
    if font.isUIKit { return isStyledBySize(font.call) }
    if views.isModified(font.call, by: { limitsToUsualSize($0) || isRedaction($0) }) || isLetter(font.call) {
      return true
    }
    guard let size = values(of: font.size).map(\.value).max() else { return false }
    return lacksRoom(font.call, for: size * Self.growth)
      || tree.container(of: font.call).map { surroundings(of: $0.call) }?.contains { $0.contains(.boxed) }
        ?? false
  }

  /// From the usual size of a text to the height of its line at the largest.
  private static let growth = 4.0

  /// `dynamicTypeSize(.large)`, `dynamicTypeSize(.xSmall ... .large)`.
  private func limitsToUsualSize(_ modifier: NodeID) -> Bool {
    guard tree.isNamed(modifier, "dynamicTypeSize"), let range = tree.unlabelledArgument(modifier),
      let last = tree.subtree(range).last(where: { tree.kind($0) == .member || tree.kind($0) == .identifier }
      ),
      let size = tree.name(last)
    else { return false }
    return size == "large" || size == "medium" || size == "small" || size == "xSmall"
  }

  /// `redacted(reason: .placeholder)`, or a modifier of the project's own that does that and is told to: its text is a
  /// drawing of text.
  private func isRedaction(_ modifier: NodeID) -> Bool {
    guard let name = tree.name(modifier),
      name == "redacted" || site.project.spokenParts(of: name.symbol)?.contains(.redacts) == true
    else { return false }
    return tree.arguments(modifier).allSatisfy { argument in
      guard let value = tree.value(argument) else { return false }
      return tree.kind(value) == .booleanLiteral
        ? tree.text(value) == "true" : tree.isNamed(value, "placeholder")
    }
  }

  // MARK: Letters

  /// Whether all that a font is for is the first letter of a text.
  private func isLetter(_ font: NodeID) -> Bool {
    guard let modifier = tree.container(of: font)?.call, tree.isNamed(modifier, "font"),
      let text = tree.unlabelledArgument(tree.chain(containing: modifier).root)
    else { return false }
    let use = tree.unwrapped(text)
    let value = tree.name(use).flatMap { declaration(of: $0, at: use) }.flatMap { tree.value($0) } ?? text
    return tree.subtree(value).contains { id in
      if tree.kind(id) == .call { return tree.isNamed(id, "prefix") && isOne(tree.unlabelledArgument(id)) }
      guard tree.kind(id) == .member, tree.isNamed(id, "first") else { return false }
      let next = tree.ancestors(id, limit: 3).first { tree.kind($0) == .member }
      return next.map { tree.isNamed($0, "uppercased") || tree.isNamed($0, "lowercased") } ?? true
    }
  }

  private func isOne(_ number: NodeID?) -> Bool { number.flatMap { tree.number($0) } == 1 }

  // MARK: Room

  /// Whether something around a text, or a shape that it lies on, is given a height that is too small for it.
  private func lacksRoom(_ font: NodeID, for height: Double) -> Bool {
    func isLow(_ modifier: Modifier) -> Bool {
      guard tree.isNamed(modifier.call, "frame"), let side = tree.argument(modifier.call, "height") else {
        return false
      }
      let known = values(of: side).map(\.value)
      // What whoever shows a view gives it as both of its sides is the size of a key or a tile.
      if known.isEmpty { return tree.argument(modifier.call, "width") != nil && isGiven(side) }
      return known.contains { $0 < height }
    }
    var inner = font
    for container in tree.containers(of: font) {
      defer { inner = container.call }
      if tree.outerModifiers(of: container.call).contains(where: isLow) { return true }
      guard tree.isNamed(container.call, "ZStack"), let closure = tree.closure(container.argument) else {
        continue
      }
      var isFound = false
      drawnContent.walk(tree.statements(closure).filter { !tree.contains($0, inner) }) { chain, _ in
        isFound = isFound || ShapeName.isShape(tree, chain.root) && chain.modifiers.contains(where: isLow)
        return isFound ? .stop : .inside
      }
      if isFound { return true }
    }
    return false
  }

  /// Whether a measure is a parameter, or a property without a value of its own.
  private func isGiven(_ measure: NodeID) -> Bool {
    guard tree.kind(measure) == .identifier, let name = tree.name(measure),
      let declaration = facts.scope.declaration(of: name, at: measure)?.node
    else { return false }
    return tree.kind(declaration) == .parameter
      || tree.value(declaration).map { tree.kind($0) == .typeAnnotation } ?? false
  }

  /// Whether a font is one of many values of a style, `style.header.font = …`, that says sizes as well:
  /// `style.header.height = 60`.
  private func isStyledBySize(_ font: NodeID) -> Bool {
    guard let own = tree.ancestors(font, limit: 4).first(where: { tree.kind($0) == .assignment }),
      let target = tree.callee(own), let style = tree.callee(target), tree.kind(style) == .member,
      let function = tree.enclosingDeclaration(of: font)
    else { return false }
    return tree.subtree(function).contains { id in
      guard tree.kind(id) == .assignment, let other = tree.callee(id), let name = tree.name(other),
        name.containsIgnoringCase("height") || name.containsIgnoringCase("width"),
        tree.value(id).flatMap({ tree.number($0) }) != nil
      else { return false }
      return tree.callee(other).map { tree.text($0) == tree.text(style) } ?? false
    }
  }
}
