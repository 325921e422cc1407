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
}

extension RuleContext {
  /// What to say about a color of these components.
  /// - Parameter id: the expression that spells it.
  /// - Returns: `nil` for a color that is allowed as it is.
  func advice(on id: NodeID, _ color: ColorComponents) -> ColorTokenAdvice? {
    let equal = scales.colors(equalTo: color).filter { isOffered($0, color, at: id) }
    let named = equal.filter { $0.name != nil }
    if named.isEmpty { return equal.isEmpty ? nearest(id, color) : nil }
    if named.count > 1 { return choice(named, color) }
    return exact(id, named[0], color)
  }

  /// Whether a token can be meant: it can be named where the color stands, and it is not one that only happens to be
  /// black or white in light appearance.
  private func isOffered(_ token: NamedColor, _ color: ColorComponents, at id: NodeID) -> Bool {
    if let position = token.position, site.reference(toColor: position, at: id) == nil { return false }
    return !color.isExtreme || scales.value(of: token)?.isFixed ?? true
  }

  private func exact(_ id: NodeID, _ token: NamedColor, _ color: ColorComponents) -> ColorTokenAdvice {
    let name = token.name ?? ""
    // A package's assets are in a bundle of its own, which other modules do not see.
    let isFixed = scales.value(of: token)?.isFixed ?? true
    let isEverywhere = !(token.reference ?? "").contains("bundle:")
    let message =
      isFixed
      ? "color \(color.hex) is the token `\(name)`; use it by name"
      : "color \(color.hex) is the token `\(name)` in light appearance; use it by name, so that it adapts"
    let edit = tokenEdit(id, token)
    let fix = edit.map { edit in
      if !isFixed { return Fix.unsafe("Use \(name), which is another color in other appearances", [edit]) }
      return isEverywhere ? Fix.safe("Use \(name)", [edit]) : Fix.unsafe("Use \(name) of the package", [edit])
    }
    return ColorTokenAdvice(message: message, fixes: fix.map { [$0] } ?? [])
  }

  /// Which of several is meant, their values do not tell.
  private func choice(_ tokens: [NamedColor], _ color: ColorComponents) -> ColorTokenAdvice {
    let names = tokens.compactMap(\.name).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let shown = names.prefix(ColorTokenAdvice.listed).map { "`\($0)`" }
    let rest = names.count > shown.count ? ["\(names.count - shown.count) more"] : []
    let all = shown + rest
    let list = all.dropLast().joined(separator: ", ") + " and " + (all.last ?? "")
    return ColorTokenAdvice(
      message: "color \(color.hex) is the value of the tokens \(list); use the one that is meant by name",
      fixes: [])
  }

  private func nearest(_ id: NodeID, _ color: ColorComponents) -> ColorTokenAdvice {
    let start = "color \(color.hex) is spelled by component; "
    guard let token = scales.nearestColor(to: color, within: ColorTokenAdvice.nearDifference),
      isOffered(token, color, at: id), let name = token.name, let value = scales.value(of: token)
    else { return ColorTokenAdvice(message: start + "use a color token or a system color", fixes: []) }
    let edit = tokenEdit(id, token)
    return ColorTokenAdvice(
      message: start + "the nearest token is `\(name)` (\(value.light.hex))",
      fixes: edit.map { [.unsafe("Use \(name) (\(value.light.hex))", [$0])] } ?? [])
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
