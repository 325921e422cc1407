/// Contrast as WCAG 2.2 defines it.
extension ColorComponents {
  /// "Relative luminance", 0 for black to 1 for white. The color has to be opaque.
  var relativeLuminance: Double {
    func light(_ channel: Double) -> Double { ColorSpaces.linear(min(max(channel, 0), 1)) }
    return 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue)
  }

  /// "Contrast ratio" of two opaque colors, from 1 to 21.
  func contrastRatio(with other: ColorComponents) -> Double {
    let (one, two) = (relativeLuminance, other.relativeLuminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// What is seen of a translucent color in front of another, which has to be opaque: each channel as SwiftUI blends it.
  func composited(over ground: ColorComponents) -> ColorComponents {
    func blend(_ front: Double, _ back: Double) -> Double { front * alpha + back * (1 - alpha) }
    return ColorComponents(
      red: blend(red, ground.red), green: blend(green, ground.green), blue: blend(blue, ground.blue))
  }

  func multiplied(byOpacity opacity: Double) -> ColorComponents {
    var result = self
    result.alpha *= min(max(opacity, 0), 1)
    return result
  }
}
