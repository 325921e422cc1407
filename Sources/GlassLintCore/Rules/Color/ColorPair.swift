/// Colors for light and for dark appearance that are spelled out where a view is drawn: one color with two appearances,
/// however they are chosen between.
enum ColorPair {
  static func check(_ context: borrowing RuleContext) {
    let tree = context.tree
    let hexLabels = context.strings("initializers")
    for (id, color) in context.site.colorPairs
    where tree.colorPlace(of: id) == .viewCode && !tree.isInPreview(id) {
      guard let advice = context.file.advice(onPair: id, color, hexLabels: hexLabels) else { continue }
      let name = tree.kind(id) == .call ? tree.nameToken(id).map { tree.range(ofToken: $0) } : nil
      context.reportOnce(at: name ?? tree.range(of: id), advice.message, fixes: advice.fixes)
    }
  }
}

extension FileContext {
  /// What to say about a color for two appearances.
  /// - Parameter hexLabels: the labels of initializers that take a color in hexadecimal digits.
  /// - Returns: `nil` where names are all that it is spelled with, or nothing has its values.
  fileprivate func advice(
    onPair id: NodeID, _ color: AppearanceColor, hexLabels: [String]
  ) -> ColorTokenAdvice? {
    let (light, dark) = (color.light, color.dark ?? color.light)
    let place = tree.paintedPlace(of: id)
    let spelled = spelledColors(in: id, hexLabels)
    let equal = scales.colors(equalTo: light).filter { token in
      scales.value(of: token).map { ($0.dark ?? $0.light).drawsTheSame(as: dark) } ?? false
        && canBeNamed(token, at: id) && !isForgotten(token)
    }
    // Two values that are the token's tell more than its name does.
    let fitting = equal.filter { $0.name != nil && canBeMeant($0, place, at: id) }
    let named = fitting.isEmpty ? equal.filter { $0.name != nil } : fitting
    let isWritten =
      !spelled.isEmpty
      || tree.subtree(id).contains { tree.kind($0) == .floatLiteral || tree.spellsColor($0) }
    if !named.isEmpty {
      guard isWritten else { return nil }
      var ranking = ranked(named, place, id, nil)
      if fitting.isEmpty { ranking.isSure = false }
      return exact(pair: id, color, ranking)
    }
    // What no token has for both is a color that adapts, and has been thought about.
    guard equal.isEmpty, let parts = primitives(of: spelled, in: id, light, dark) else { return nil }
    let start = "color \(light.hex), dark \(dark.hex), is spelled by component; "
    let names = parts.compactMap { self.spelled($0.token, at: $0.node) }
    let edits = parts.compactMap { tokenEdit($0.node, $0.token) }
    return ColorTokenAdvice(
      message: start
        + (names.count == 1
          ? "one of its parts is the token `\(names[0])`; use it by name"
          : "its parts are the tokens `\(names[0])` and `\(names[1])`; use them by name"),
      fixes: edits.count == names.count
        ? [.unsafe("Use \(names.joined(separator: " and "))", edits)] : [])
  }

  /// The colors in an expression that are spelled by component.
  private func spelledColors(
    in id: NodeID, _ hexLabels: [String]
  ) -> [(node: NodeID, color: ColorComponents)] {
    return tree.subtree(id).compactMap { node in
      guard tree.kind(node) == .call || tree.kind(node) == .macroExpansion, node != id,
        let color = colors(of: node, hexLabels: hexLabels).first, color.node == node,
        case .components(let known?) = color.kind
      else { return nil }
      return (node, known)
    }
  }

  /// So many uses leave no doubt that a token is meant, whatever the other color of a pair is.
  private static let pairUses = 3

  /// The tokens that the colors of a pair are which are spelled by component, where each is one that is the same in all
  /// appearances: both, the one beside the name of a token, or one that the project uses.
  private func primitives(
    of spelled: [(node: NodeID, color: ColorComponents)], in pair: NodeID, _ light: ColorComponents,
    _ dark: ColorComponents
  ) -> [(node: NodeID, token: NamedColor)]? {
    guard (1...2).contains(spelled.count) else { return nil }
    let parts = spelled.compactMap { part -> (node: NodeID, token: NamedColor)? in
      guard part.color.drawsTheSame(as: light) || part.color.drawsTheSame(as: dark) else { return nil }
      let place = tree.paintedPlace(of: part.node)
      let tokens = scales.colors(equalTo: part.color).filter {
        $0.name != nil && (scales.value(of: $0)?.isFixed ?? true) && canBeMeant($0, place, at: part.node)
          && isCustomary($0, part.color, at: part.node)
      }
      return tokens.isEmpty ? nil : (part.node, ranked(tokens, place, part.node, true).tokens[0])
    }
    if parts.count == 2 || parts.count == spelled.count && namesToken(in: pair) { return parts }
    let used = parts.filter { part in
      site.project.colorUses.count(of: part.token, in: site.project) >= Self.pairUses
        && !(scales.value(of: part.token)?.light.isExtreme ?? true)
    }
    return used.isEmpty ? nil : used
  }

  private func exact(pair id: NodeID, _ color: AppearanceColor, _ ranking: Ranking) -> ColorTokenAdvice {
    let names = ranking.close.compactMap { spelled($0, at: id) }
    let start = "color \(color.light.hex), dark \((color.dark ?? color.light).hex), is the "
    let message: String
    if names.count == 1 {
      message = start + "token `\(names[0])`; use it by name"
    } else if ranking.isSure {
      message = start + "token `\(names[0])`; use it by name, or \(list(Array(names.dropFirst()), "or"))"
    } else {
      message = start + "value of the tokens \(list(names, "and")); use the one that is meant by name"
    }
    let fixes = ranking.tokens.prefix(ColorTokenAdvice.offered).enumerated().compactMap { position, token in
      pairFix(id, token, isSure: position == 0 && ranking.isSure)
    }
    return ColorTokenAdvice(message: message, fixes: fixes)
  }

  private func pairFix(_ id: NodeID, _ token: NamedColor, isSure: Bool) -> Fix? {
    guard let name = spelled(token, at: id), let type = pairType(of: id),
      let edit = tokenEdit(id, token, type: type)
    else { return nil }
    return isSure && !token.isOfPackage ? .safe("Use \(name)", [edit]) : .unsafe("Use \(name)", [edit])
  }

  /// Whose color a pair is: that of its initializer, or of both its branches; `nil` for what a function of the project
  /// makes, unless what takes it tells.
  private func pairType(of id: NodeID) -> ColorType? {
    if let type = tree.colorType(of: id) { return type }
    if tree.kind(id) == .ternary {
      let types = tree.children(id).dropFirst().map { tree.colorType(of: $0) }
      if types.allSatisfy({ $0 == types.first }), let type = types.first { return type }
    }
    guard let call = tree.container(of: id)?.call, let taker = tree.name(call),
      TokenPart(taker: taker) != nil, tree.isModifier(call)
    else { return nil }
    return .swiftUI
  }
}
