/// What a number or a color is for.
public enum Role: String, Sendable, CaseIterable {
  case spacing, radius, fontSize, iconSize, opacity, shadow, lineWidth, duration, color
}
