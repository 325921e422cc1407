/// What a number or a color is for.
public enum Role: String, Sendable, CaseIterable {
  case spacing, radius, fontSize, iconSize, opacity, shadow, lineWidth, duration, color
}

extension Role {
  /// As messages name it: `icon size`.
  var title: String {
    switch self {
    case .fontSize: "font"
    case .iconSize: "icon size"
    case .lineWidth: "line width"
    default: rawValue
    }
  }
}
