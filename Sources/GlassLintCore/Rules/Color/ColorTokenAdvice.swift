/// What to write instead of a color that is spelled by component, where the design system has it or one like it.
struct ColorTokenAdvice {
  let message: String
  let fixes: [Fix]

  /// How different a color may look for a token to be what was meant: twice the just noticeable difference of 2.3 in CIE76
  /// (Mahy, Van Eycken and Oosterlinck, "Evaluation of Uniform Color Spaces Developed after the Adoption of CIELAB and
  /// CIELUV", 1994).
  static let nearDifference = 4.6

  /// So many names a message lists.
  static let listed = 3
  /// So many tokens are offered as fixes.
  static let offered = 5
}

extension RuleContext {
  /// What to say about a color of these components.
  /// - Parameter id: the expression that spells it.
  /// - Returns: `nil` for a color that is allowed as it is.
  func advice(on id: NodeID, _ color: ColorComponents) -> ColorTokenAdvice? {
    let place = tree.paintedPlace(of: id)
    let equal = scales.colors(equalTo: color).filter { isOffered($0, color, place, at: id) }
    let named = equal.filter { $0.name != nil }
    if named.isEmpty { return equal.isEmpty ? nearest(id, color, place) : nil }
    return exact(id, color, ranked(named, place))
  }

  /// Whether a token can be meant: it can be named where the color stands, its name says no other part than the color
  /// plays there, and it is not one that only happens to look so in light appearance.
  private func isOffered(
    _ token: NamedColor, _ color: ColorComponents, _ place: PaintedPlace, at id: NodeID
  ) -> Bool {
    guard place.takes(token.parts) else { return false }
    if !isFixed(token) {
      // What something casts is dark in the dark as well.
      if place.meant == .shadow { return false }
      // Black and white are colors of their own as often as a light appearance's ink and paper.
      if color.isExtreme, token.parts.isDisjoint(with: place.meant) { return false }
    }
    return token.position.map { site.reference(toColor: $0, at: id) != nil } ?? true
  }

  private func isFixed(_ token: NamedColor) -> Bool { scales.value(of: token)?.isFixed ?? true }

  // MARK: The value of a token

  /// Colors of one value, those that rather can be meant first.
  private struct Ranking {
    let tokens: [NamedColor]
    /// Whether the first one stands out.
    let isSure: Bool
  }

  /// By whether a token is the same color in all appearances, as the one written down is, and named for the part.
  private func ranked(_ tokens: [NamedColor], _ place: PaintedPlace) -> Ranking {
    func merit(_ token: NamedColor) -> Int {
      let isNamedForIt = !token.parts.isDisjoint(with: place.meant)
      let couldBe = !token.parts.isDisjoint(with: place.possible)
      return (isFixed(token) ? 4 : 0) + (isNamedForIt ? 2 : couldBe ? 1 : 0)
    }
    let sorted = tokens.map { (token: $0, merit: merit($0)) }.sorted {
      if $0.merit != $1.merit { return $0.merit > $1.merit }
      return ($0.token.name ?? "").utf8.lexicographicallyPrecedes(($1.token.name ?? "").utf8)
    }
    return Ranking(
      tokens: sorted.map(\.token), isSure: sorted.count == 1 || sorted[0].merit > sorted[1].merit)
  }

  private func exact(_ id: NodeID, _ color: ColorComponents, _ ranking: Ranking) -> ColorTokenAdvice {
    let first = ranking.tokens[0]
    let names = ranking.tokens.compactMap(\.name)
    let light = isFixed(first) ? "" : " in light appearance"
    let message: String
    if names.count == 1 {
      message =
        "color \(color.hex) is the token `\(names[0])`\(light); use it by name"
        + (light.isEmpty ? "" : ", so that it adapts")
    } else if ranking.isSure {
      message =
        "color \(color.hex) is the token `\(names[0])`\(light); use it by name, or \(list(Array(names.dropFirst()), "or"))"
    } else {
      message =
        "color \(color.hex) is the value of the tokens \(list(names, "and"))\(light); use the one that is meant by name"
    }
    return ColorTokenAdvice(
      message: message,
      fixes: ranking.tokens.prefix(ColorTokenAdvice.offered).enumerated().compactMap { position, token in
        fix(id, token, isSure: position == 0 && ranking.isSure)
      })
  }

  private func list(_ names: [String], _ conjunction: String) -> String {
    let shown = names.prefix(ColorTokenAdvice.listed).map { "`\($0)`" }
    let rest = names.count > shown.count ? ["\(names.count - shown.count) more"] : []
    let all = shown + rest
    guard all.count > 1 else { return all.first ?? "" }
    return all.dropLast().joined(separator: ", ") + " \(conjunction) " + all[all.count - 1]
  }

  private func fix(_ id: NodeID, _ token: NamedColor, isSure: Bool) -> Fix? {
    guard let name = token.name, let edit = tokenEdit(id, token) else { return nil }
    if !isFixed(token) {
      return Fix.unsafe("Use \(name), which is another color in other appearances", [edit])
    }
    // A package's assets are in a bundle of its own, which other modules do not see.
    if (token.reference ?? "").contains("bundle:") { return Fix.unsafe("Use \(name) of the package", [edit]) }
    return isSure ? Fix.safe("Use \(name)", [edit]) : Fix.unsafe("Use \(name)", [edit])
  }

  // MARK: Another value

  private func nearest(_ id: NodeID, _ color: ColorComponents, _ place: PaintedPlace) -> ColorTokenAdvice {
    let start = "color \(color.hex) is spelled by component; "
    let token = scales.nearestColor(to: color, within: ColorTokenAdvice.nearDifference) { token in
      isOffered(token, color, place, at: id)
    }
    guard let token, let name = token.name, let value = scales.value(of: token)
    else { return ColorTokenAdvice(message: start + "use a color token or a system color", fixes: []) }
    let edit = tokenEdit(id, token)
    let light = value.isFixed ? "" : " in light appearance"
    return ColorTokenAdvice(
      message: start + "the nearest token is `\(name)` (\(value.light.hex)\(light))",
      fixes: edit.map { [.unsafe("Use \(name) (\(value.light.hex)\(light))", [$0])] } ?? [])
  }

  // MARK: Edits

  /// A token in the place of an expression that makes a color of some type; `nil` where that would not surely compile.
  private func tokenEdit(_ id: NodeID, _ token: NamedColor) -> Edit? {
    guard let reference = reference(to: token, at: id), let own = token.type,
      let type = tree.colorType(of: id)
    else { return nil }
    if own == type { return edit(id, reference) }
    switch (type, own) {
    case (.swiftUI, _): return edit(id, "Color(\(reference))")
    case (_, .swiftUI):
      if let wrapper = colorWrapper(of: id) { return edit(wrapper, reference) }
      return canConvertColors(to: type, at: id) ? edit(id, "\(type.name)(\(reference))") : nil
    default: return nil
    }
  }

  /// - Returns: `nil` where the token cannot be named: in a module that does not see it, or behind another of its name.
  private func reference(to token: NamedColor, at id: NodeID) -> String? {
    guard let position = token.position else { return scales.isOnlyOne(token) ? token.reference : nil }
    return site.reference(toColor: position, at: id).map(NamedColor.expression)
  }

  /// - Returns: `nil` where the expression holds a comment, which the token has no place for.
  private func edit(_ id: NodeID, _ text: String) -> Edit? {
    let old = tree.text(id)
    return old.contains("//") || old.contains("/*") ? nil : replace(id, with: text)
  }

  /// The `Color(…)` that holds a color of UIKit or AppKit and nothing else.
  private func colorWrapper(of id: NodeID) -> NodeID? {
    guard let argument = tree.parent(id), let call = tree.parent(argument), tree.kind(call) == .call,
      tree.argumentCount(call) == 1, tree.unlabelledArgument(call) == id || labelled(call) == id,
      let callee = tree.callee(call), !fileDeclares(Name("Color"))
    else { return nil }
    return ["Color", "SwiftUI.Color", "Color.init"].contains(tree.text(callee)) ? call : nil
  }

  private func labelled(_ call: NodeID) -> NodeID? {
    guard let argument = tree.arguments(call).first(where: { _ in true }), let label = tree.name(argument),
      label == "uiColor" || label == "nsColor"
    else { return nil }
    return tree.value(argument)
  }

  /// Whether `UIColor(Color.brand)` compiles here: since iOS 14 and macOS 11, in a file that knows `Color`.
  private func canConvertColors(to type: ColorType, at node: NodeID) -> Bool {
    guard facts.imports.contains("SwiftUI") else { return false }
    let systems: Set<Platform> = type == .appKit ? [.macOS] : [.iOS, .macCatalyst, .tvOS, .watchOS]
    return targetsReach(ReleaseYear.iOS14.filter { systems.contains($0.key) }, assumed: true, at: node)
  }
}
