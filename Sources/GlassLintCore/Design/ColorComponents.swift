/// A color by its components in sRGB, 0…1; below or over that for a color sRGB cannot show. Components that Swift source
/// gives in Display P3 are taken as they stand.
public struct ColorComponents: Sendable, Equatable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double

  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// From hue, saturation and brightness, 0…1.
  public init(hue: Double, saturation: Double, brightness: Double, alpha: Double = 1) {
    func channel(_ offset: Double) -> Double {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  /// From `#RGB`, `#RRGGBB` or `#RRGGBBAA`; the `#` may be missing, or be `0x`.
  /// - Returns: `nil` for any other text.
  public init?(hex text: some StringProtocol) {
    var digits = text.hasPrefix("#") ? text.dropFirst() : text.dropFirst(0)
    if digits.hasPrefix("0x") || digits.hasPrefix("0X") { digits = digits.dropFirst(2) }
    guard let number = UInt64(digits, radix: 16), digits.first != "+" else { return nil }
    func channel(_ shift: UInt64, bits: UInt64 = 8) -> Double {
      let top = (UInt64(1) << bits) - 1
      return Double((number >> shift) & top) / Double(top)
    }
    switch digits.utf8.count {
    case 3: self.init(red: channel(8, bits: 4), green: channel(4, bits: 4), blue: channel(0, bits: 4))
    case 6: self.init(red: channel(16), green: channel(8), blue: channel(0))
    case 8: self.init(red: channel(24), green: channel(16), blue: channel(8), alpha: channel(0))
    default: return nil
    }
  }

  /// `#RRGGBB`, or `#RRGGBBAA` where it is not opaque.
  public var hex: String {
    let channels = alpha < 1 ? [red, green, blue, alpha] : [red, green, blue]
    return channels.reduce(into: "#") { text, channel in
      let byte = channel.isNaN ? 0 : Int((min(max(channel, 0), 1) * 255).rounded())
      text += (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
  }

  /// Whether no channel goes beyond what a display shows; numbers up to 255 are not components of this kind.
  var isInRange: Bool { [red, green, blue, alpha].allSatisfy { (0...1).contains($0) } }

  /// Black, however opaque.
  var isBlack: Bool { red == 0 && green == 0 && blue == 0 }

  /// Black or white.
  var isExtreme: Bool { red == green && green == blue && (red == 0 || red == 1) }

  /// No channel of a scrim, which dims what lies below it, is lighter.
  private static let scrimLevel = 0.2

  /// Whether it is hardly told from black.
  var isNearBlack: Bool { max(red, green, blue) <= Self.scrimLevel }

  /// Whether each channel is on or off, as in the first red that comes to mind.
  var isPure: Bool { [red, green, blue].allSatisfy { $0 == 0 || $0 == 1 } }

  /// Whether no channel stands out so far that an eye would name a hue.
  public var isNeutral: Bool { max(red, green, blue) - min(red, green, blue) < 0.04 }
}
