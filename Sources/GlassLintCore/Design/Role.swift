/// What a number, a color or a font is for.
public enum Role: String, Sendable, CaseIterable {
  case spacing, radius, fontSize, iconSize, opacity, shadow, lineWidth, duration, color, font
}

extension Role {
  /// As messages name it: `icon size`.
  var title: String {
    switch self {
    case .fontSize: "font size"
    case .iconSize: "icon size"
    case .lineWidth: "line width"
    default: rawValue
    }
  }
}
