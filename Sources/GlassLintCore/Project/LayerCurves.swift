/// Which layers a project gives a curve for their corners, in whichever file of their type.
extension SyntaxTree {
  /// A layer as it is spelled in one type, whatever white space, `?`, `!` and leading `self.` it is spelled with.
  /// - Parameter property: of the layer: `view.layer.cornerRadius`.
  /// - Parameter isOfView: the property is one that a project gives its views, and hands on to their layers.
  func layer(ofProperty property: NodeID, isOfView: Bool = false) -> Symbol {
    let type = enclosingType(of: property).flatMap { name($0) }?.symbol ?? 0
    var base = callee(property).map { Self.folded(text($0)) } ?? ""
    if isOfView { base += base.isEmpty ? "layer" : ".layer" }
    return SymbolHash.mix(SymbolHash.mix(type, SymbolHash.symbol("cornerCurve")), SymbolHash.symbol(base))
  }

  /// What tells that the layer of what a function makes is rounded by who calls that.
  static func radius(ofLayerMadeBy function: Name) -> Symbol {
    SymbolHash.mix(SymbolHash.symbol("cornerRadius"), function.symbol)
  }

  private static func folded(_ text: String) -> String {
    let plain = text.filter { !$0.isWhitespace && $0 != "?" && $0 != "!" }
    if plain == "self" { return "" }
    return plain.hasPrefix("self.") ? String(plain.dropFirst(5)) : plain
  }
}

extension Project {
  /// Whether a file of the project sets the curve of a layer, as ``SyntaxTree/layer(ofProperty:)`` spells it.
  func setsCurve(ofLayer layer: Symbol) -> Bool { has(layer, .layerCurve) }
}
