/// Markup in which whatever is put between its own letters is text: names from source can hold anything.
///
///     let row: HTML = "<td>\(name)</td>"
///
/// What a page cannot show, or would obey, is shown as `\u{1B}`.
struct HTML: ExpressibleByStringInterpolation, Sendable {
  private(set) var text: String

  init(stringLiteral text: String) { self.text = text }
  init(stringInterpolation parts: StringInterpolation) { text = parts.text }

  /// One after the other.
  init(_ parts: [HTML], separator: HTML = "") {
    text = parts.map(\.text).joined(separator: separator.text)
  }

  static func += (left: inout HTML, right: HTML) { left.text += right.text }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity * 2) }

    mutating func appendLiteral(_ literal: String) { text += literal }
    mutating func appendInterpolation(_ text: String) { self.text += HTML.escaped(text) }
    mutating func appendInterpolation(_ number: Int) { text += String(number) }
    /// With two digits behind the point at most, as coordinates need.
    mutating func appendInterpolation(_ number: Double) {
      text += JSONValue.text((number * 100).rounded() / 100)
    }
    mutating func appendInterpolation(_ markup: HTML) { text += markup.text }
    mutating func appendInterpolation(_ markup: HTML?) { if let markup { text += markup.text } }
  }

  private static let specials = ASCIISet("&<>\"'")

  /// As text and as the value of an attribute alike.
  static func escaped(_ text: String) -> String {
    var result = ByteWriter()
    result.append(text, escaping: specials) { out, scalar in
      switch scalar {
      case 0x26: out.append("&amp;")
      case 0x3C: out.append("&lt;")
      case 0x3E: out.append("&gt;")
      case 0x22: out.append("&quot;")
      case 0x27: out.append("&#39;")
      default: out.append(escaped: scalar)
      }
    }
    return result.string
  }
}
