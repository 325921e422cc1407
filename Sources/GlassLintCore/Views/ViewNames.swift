/// SwiftUI's types by what they draw, for all who ask what a view is.
enum ViewNames {
  static let gradients = NameSet([
    "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient", "MeshGradient",
  ])

  static let shapes = NameSet([
    "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "Circle", "Capsule", "Ellipse",
    "ContainerRelativeShape", "ConcentricRectangle", "ButtonBorderShape",
  ])
}
