/// How names speak of the roles that have a scale of numbers.
enum ScaleWords {
  /// Parts of the names of types that write down a number of the role in named styles, in lower case.
  static func tokens(_ role: Role) -> [String] {
    switch role {
    case .spacing: ["spacing", "padding", "margin", "inset", "gutter", "metric", "dimension"]
    case .radius: ["radius", "radii", "corner"]
    case .fontSize: ["font", "typo", "textstyle"]
    case .iconSize: ["iconsize", "metric"]
    case .opacity: ["opacity", "opacities", "alpha", "glass", "color"]
    case .lineWidth: ["linewidth", "stroke", "border"]
    case .duration: ["duration", "animation", "motion", "timing"]
    case .shadow, .color, .font: []
    }
  }

  /// Types whose static members are named styles that write down a number of the role.
  static func styles(_ role: Role) -> [StaticString] {
    switch role {
    case .fontSize: ["Font", "UIFont", "NSFont"]
    case .duration: ["Animation", "AnyTransition", "Spring"]
    case .opacity: ["Color", "ShapeStyle"]
    case .spacing: ["EdgeInsets"]
    case .lineWidth: ["StrokeStyle"]
    case .radius, .iconSize, .shadow, .color, .font: []
    }
  }

  /// Whether a name that a value passes through says that it measures something else, which a role only follows:
  /// `padding(.trailing, handleWidth)` makes room for something of that width. The size of a corner is its radius.
  static func speaksOfOther(_ name: String, than role: Role) -> Bool {
    guard let end = others(role).first(where: { name.hasSuffix($0) || name == $0.lowercased() }) else {
      return false
    }
    return !measures.contains(end) || RoleWords.measured(String(name.dropLast(end.count))) != role
  }

  private static let measures = ["Size", "Width", "Height"]

  private static func others(_ role: Role) -> [String] {
    switch role {
    case .spacing:
      [
        "Width", "Height", "Size", "Radius", "Diameter", "Offset", "Thickness", "Scale", "Count",
        "Correction",
        "Compensation", "Adjustment", "Overlap",
      ]
    case .radius: ["Width", "Height", "Size", "Diameter", "Spacing", "Padding", "Side", "Thickness"]
    case .fontSize: ["Width", "Height", "Spacing", "Padding", "Diameter", "iconSize", "IconSize", "Side"]
    case .iconSize: ["Spacing", "Padding", "Radius", "FontSize", "fontSize"]
    case .opacity, .lineWidth, .duration, .shadow, .color, .font: []
    }
  }
}
