/// Whose color type an expression is of.
enum ColorType: UInt8, Sendable, CaseIterable {
  case swiftUI, uiKit, appKit

  var name: String {
    switch self {
    case .swiftUI: "Color"
    case .uiKit: "UIColor"
    case .appKit: "NSColor"
    }
  }

  init?(_ name: Name) {
    switch name {
    case "Color": self = .swiftUI
    case "UIColor": self = .uiKit
    case "NSColor": self = .appKit
    default: return nil
    }
  }
}

extension SyntaxTree {
  /// The type of a color that a call makes: that of the initializer, or of the color that `.opacity(_)` or
  /// `.withAlphaComponent(_)` is called on. `nil` where the call does not tell.
  func colorType(of call: NodeID) -> ColorType? {
    guard kind(call) == .call else { return nil }
    if let base = base(ofModifier: call), isNamed(call, "opacity") || isNamed(call, "withAlphaComponent") {
      return constructedType(base).flatMap { ColorType($0) } ?? contextualColorType(base)
    }
    return constructedType(call).flatMap { ColorType($0) } ?? contextualColorType(call)
  }

  /// `let card: Color = .init(…)`.
  private func contextualColorType(_ call: NodeID) -> ColorType? {
    guard isImplicitInitializer(call) else { return nil }
    return contextualType(of: call).flatMap { ColorType($0) }
  }

  /// Whether the numbers of a color that is spelled by component are all there is to it: in sRGB, its opacity known.
  /// - Parameter hexLabels: first argument labels of the project's own initializers that take a whole color.
  func spellsAllOfColor(_ color: ColorExpression, hexLabels: [String]) -> Bool {
    let id = color.node
    let arithmetic = ConstantArithmetic(tree: self)
    if isWholeColor(id, hexLabels) { return argumentCount(id) == 1 && !hasEightDigits(id) }
    if let space = unlabelledArgument(id), !isNamed(space, "sRGB") { return false }
    let labels = arguments(id).compactMap { name($0) }
    if labels.contains(where: {
      $0.hasPrefix("displayP3") || $0.hasPrefix("calibrated") || $0.hasPrefix("device")
    }) {
      return false
    }
    return color.opacities.allSatisfy { arithmetic.value($0) != nil }
  }

  /// Whether a color is given in one piece (`hex:`), and whatever else the call says changes it.
  private func isWholeColor(_ id: NodeID, _ labels: [String]) -> Bool {
    guard let first = arguments(id).first(where: { _ in true }) else { return false }
    guard let label = name(first) else { return value(first).map { kind($0) == .stringLiteral } ?? false }
    return labels.contains(label.string)
  }

  /// Whether a hexadecimal text may have its opacity in front or behind: each project's initializer has its own mind.
  private func hasEightDigits(_ id: NodeID) -> Bool {
    guard let value = arguments(id).first(where: { _ in true }).flatMap({ self.value($0) }) else {
      return true
    }
    return text(value).utf8.count { "0123456789abcdefABCDEF".utf8.contains($0) } >= 8
  }
}
