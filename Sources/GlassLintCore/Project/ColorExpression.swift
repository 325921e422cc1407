/// One color an expression can come to, and how it is spelled.
///
/// `context.colors(of: expression)` gives one for every branch of ternaries, `??`, `if` and `switch`, through parentheses,
/// wrappers (`Color(uiColor:)`, `AnyShapeStyle(…)`, `.cgColor`) and the names of the same file. A branch that cannot be
/// read comes as `unknown`, so that whoever needs all of them known can tell.
public struct ColorExpression: Sendable {
  /// The color as written, without the opacities on it: `.black` of `.black.opacity(0.2)`, or the call
  /// `Color(red: 1, green: 0, blue: 0)`.
  public let node: NodeID
  /// The same with its own wrappers and opacities: the branch, or the whole expression where it has no branches.
  public let branch: NodeID
  public let kind: Kind
  /// The arguments that make it translucent, to be multiplied: those of `.opacity(_)`, `.withAlphaComponent(_)`,
  /// `opacity:` and `alpha:`. `context.values(of:)` reads them.
  public let opacities: [NodeID]
  /// The names it passes through, from where it is written to where it is used; empty where it is written in place.
  public let path: [String]

  public enum Kind: Sendable, Equatable {
    /// A color the system defines: `.black`, `Color.secondary`, `UIColor.systemGray5`.
    case system(SystemColor)
    /// Spelled by component: `Color(red:green:blue:)`, `UIColor(white:alpha:)`, `Color(hex:)`, `#colorLiteral`. Its
    /// values where they are all numbers written down; `alpha` counts among the `opacities` as well.
    case components(ColorComponents?)
    /// A color of an asset catalog: `Color("Brand")`, `UIColor(named:)`.
    case asset
    /// `.regularMaterial`, `Material.thin`.
    case material
    /// Anything else: a project's own member, a parameter, a gradient.
    case unknown
  }

  /// The system color's family, where it is one.
  public var family: SystemColor.Family? {
    if case .system(let color) = kind { return color.family }
    return nil
  }

  public var isUnknown: Bool { kind == .unknown }
}

extension FileContext {
  /// The colors an expression can come to: at least one, `unknown` if need be.
  /// - Parameter hexLabels: first argument labels of the project's own initializers that take a whole color.
  /// - Parameter owners: whose names an implicit member at the top means; SwiftUI's unless told otherwise.
  func colors(
    of expression: NodeID, hexLabels: [String] = ["hex"], owners: SystemColor.Owners = .swiftUI
  ) -> [ColorExpression] {
    var reader = ColorReader(tree: tree, facts: facts, hexLabels: hexLabels)
    reader.read(expression, ColorReader.State(owners: owners, branch: expression))
    return reader.result
  }

  /// The only color an expression can come to.
  func color(of expression: NodeID, owners: SystemColor.Owners = .swiftUI) -> ColorExpression? {
    let all = colors(of: expression, owners: owners)
    return all.count == 1 ? all[0] : nil
  }

  /// Whether a color is as visible at one time as at another, and visible at all: no opacity on it is a choice, or next
  /// to nothing.
  func hasSteadyOpacity(_ color: ColorExpression) -> Bool {
    color.opacities.allSatisfy { opacity in
      switch tree.kind(tree.unwrapped(opacity)) {
      case .ternary, .sequence: return false
      default: return values(of: opacity).allSatisfy { $0.value > 0.02 }
      }
    }
  }
}
