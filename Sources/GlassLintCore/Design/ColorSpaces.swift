#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Conversions between color spaces, after CSS Color Module Level 4, section 18 ("Sample code for color conversions").
///
/// A color outside of sRGB keeps components below 0 or over 1, so that it does not become equal to another.
enum ColorSpaces {
  typealias Triple = (Double, Double, Double)

  /// The light of a channel. Extended below zero by symmetry.
  static func linear(_ channel: Double) -> Double {
    let size = abs(channel)
    let light = size <= 0.040_45 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return channel < 0 ? -light : light
  }

  static func encoded(_ light: Double) -> Double {
    let size = abs(light)
    let channel = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return light < 0 ? -channel : channel
  }

  private static func product(_ rows: (Triple, Triple, Triple), _ value: Triple) -> Triple {
    func dot(_ row: Triple) -> Double { row.0 * value.0 + row.1 * value.1 + row.2 * value.2 }
    return (dot(rows.0), dot(rows.1), dot(rows.2))
  }

  private static func map(_ value: Triple, _ body: (Double) -> Double) -> Triple {
    (body(value.0), body(value.1), body(value.2))
  }

  // MARK: To sRGB

  static func sRGB(displayP3 value: Triple) -> Triple {
    sRGB(xyz: product(displayP3ToXYZ, map(value, linear)))
  }

  static func displayP3(sRGB value: Triple) -> Triple {
    map(product(xyzToDisplayP3, product(linearToXYZ, map(value, linear))), encoded)
  }

  static func sRGB(linear value: Triple) -> Triple { map(value, encoded) }

  /// - Parameter value: X, Y and Z relative to D65.
  static func sRGB(xyz value: Triple) -> Triple { map(product(xyzToLinear, value), encoded) }

  static func sRGB(xyzD50 value: Triple) -> Triple { sRGB(xyz: product(d50ToD65, value)) }

  /// - Parameter value: lightness 0…100, a and b, relative to D50 as CSS has it.
  static func sRGB(lab value: Triple) -> Triple {
    let fy = (value.0 + 16) / 116
    let f = (fy + value.1 / 500, fy, fy - value.2 / 200)
    func part(_ f: Double) -> Double { f * f * f > epsilon ? f * f * f : (116 * f - 16) / kappa }
    return sRGB(xyzD50: (part(f.0) * whiteD50.0, part(f.1) * whiteD50.1, part(f.2) * whiteD50.2))
  }

  static func sRGB(oklab value: Triple) -> Triple {
    let root = product(oklabToCones, value)
    return sRGB(xyz: product(conesToXYZ, (pow(root.0, 3), pow(root.1, 3), pow(root.2, 3))))
  }

  /// - Parameter value: hue in degrees, saturation and lightness 0…100.
  static func sRGB(hsl value: Triple) -> Triple {
    let saturation = value.1 / 100
    let lightness = value.2 / 100
    func channel(_ offset: Double) -> Double {
      let place = fmod(fmod(offset + value.0 / 30, 12) + 12, 12)
      let amount = saturation * min(lightness, 1 - lightness)
      return lightness - amount * max(-1, min(place - 3, 9 - place, 1))
    }
    return (channel(0), channel(8), channel(4))
  }

  /// - Parameter value: hue in degrees, whiteness and blackness 0…100.
  static func sRGB(hwb value: Triple) -> Triple {
    let white = value.1 / 100
    let black = value.2 / 100
    if white + black >= 1 { return map((1, 1, 1)) { $0 * white / (white + black) } }
    return map(sRGB(hsl: (value.0, 100, 50))) { $0 * (1 - white - black) + white }
  }

  /// Cartesian from lightness, chroma and hue in degrees.
  static func rectangular(_ value: Triple) -> Triple {
    let angle = value.2 * .pi / 180
    return (value.0, value.1 * cos(angle), value.1 * sin(angle))
  }

  // MARK: To Lab

  /// Lightness 0…100, a and b, relative to D65.
  static func lab(sRGB value: Triple) -> Triple {
    let xyz = product(linearToXYZ, map(value, linear))
    func f(_ part: Double) -> Double { part > epsilon ? cbrt(part) : (kappa * part + 16) / 116 }
    let (x, y, z) = (f(xyz.0 / whiteD65.0), f(xyz.1 / whiteD65.1), f(xyz.2 / whiteD65.2))
    return (116 * y - 16, 500 * (x - y), 200 * (y - z))
  }

  /// The distance of two colors in Lab: CIE76.
  static func difference(_ left: Triple, _ right: Triple) -> Double {
    let (l, a, b) = (left.0 - right.0, left.1 - right.1, left.2 - right.2)
    return (l * l + a * a + b * b).squareRoot()
  }

  // MARK: Numbers

  private static let epsilon = 216.0 / 24389
  private static let kappa = 24389.0 / 27
  private static let whiteD65: Triple = (0.950_455_9, 1, 1.089_057_8)
  private static let whiteD50: Triple = (0.964_295_7, 1, 0.825_104_6)

  private static let linearToXYZ: (Triple, Triple, Triple) = (
    (0.412_390_799_3, 0.357_584_339_4, 0.180_480_788_4), (0.212_639_005_9, 0.715_168_678_8, 0.072_192_315_4),
    (0.019_330_818_7, 0.119_194_779_8, 0.950_532_152_2)
  )
  private static let xyzToLinear: (Triple, Triple, Triple) = (
    (3.240_969_941_9, -1.537_383_177_6, -0.498_610_760_3),
    (-0.969_243_636_3, 1.875_967_501_5, 0.041_555_057_4),
    (0.055_630_079_7, -0.203_976_958_9, 1.056_971_514_2)
  )
  private static let displayP3ToXYZ: (Triple, Triple, Triple) = (
    (0.486_570_948_6, 0.265_667_693_2, 0.198_217_285_2), (0.228_974_564_1, 0.691_738_521_8, 0.079_286_914_1),
    (0, 0.045_113_381_9, 1.043_944_368_9)
  )
  private static let xyzToDisplayP3: (Triple, Triple, Triple) = (
    (2.493_496_911_9, -0.931_383_617_9, -0.402_710_784_5),
    (-0.829_488_969_6, 1.762_664_060_3, 0.023_624_685_8),
    (0.035_845_830_2, -0.076_172_389_3, 0.956_884_524_0)
  )
  private static let d50ToD65: (Triple, Triple, Triple) = (
    (0.955_473_452_7, -0.023_098_536_9, 0.063_259_308_7),
    (-0.028_369_706_9, 1.009_995_458_0, 0.021_041_398_9),
    (0.012_314_001_7, -0.020_507_696_4, 1.330_365_936_6)
  )
  private static let oklabToCones: (Triple, Triple, Triple) = (
    (1, 0.396_337_777_4, 0.215_803_757_3), (1, -0.105_561_345_8, -0.063_854_172_8),
    (1, -0.089_484_177_5, -1.291_485_548_0)
  )
  private static let conesToXYZ: (Triple, Triple, Triple) = (
    (1.226_879_875_9, -0.557_814_994_5, 0.281_391_045_7),
    (-0.040_575_745_2, 1.112_286_803_3, -0.071_711_058_0),
    (-0.076_372_936_7, -0.421_493_332_4, 1.586_924_019_8)
  )
}

extension ColorComponents {
  init(_ value: ColorSpaces.Triple, alpha: Double) {
    self.init(red: value.0, green: value.1, blue: value.2, alpha: alpha)
  }

  /// From components of Display P3. What sRGB cannot show comes out below 0 or over 1.
  init(displayP3 value: ColorSpaces.Triple, alpha: Double) {
    self.init(ColorSpaces.sRGB(displayP3: value), alpha: alpha)
  }

  var channels: ColorSpaces.Triple { (red, green, blue) }

  /// Whether two colors come to the same numbers of eight bits, opacity included. Close ones on both sides of where
  /// rounding turns are the same.
  func drawsTheSame(as other: ColorComponents) -> Bool {
    func isSame(_ left: Double, _ right: Double) -> Bool {
      abs(left - right) * 255 < 0.01 || (left * 255).rounded() == (right * 255).rounded()
    }
    return isSame(red, other.red) && isSame(green, other.green) && isSame(blue, other.blue)
      && isSame(alpha, other.alpha)
  }

  /// How different two colors look, opacity aside: CIE76, the distance in Lab.
  func difference(from other: ColorComponents) -> Double {
    ColorSpaces.difference(ColorSpaces.lab(sRGB: channels), ColorSpaces.lab(sRGB: other.channels))
  }
}
