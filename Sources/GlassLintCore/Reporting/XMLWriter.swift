/// Writes XML 1.0 that is well-formed by construction: elements close by themselves, and whatever a text holds, it is
/// text. What XML cannot hold, or a terminal would obey, is escaped as `\u{1B}`.
struct XMLWriter {
  /// The attributes of an element, in order.
  typealias Attributes = KeyValuePairs<StaticString, String>

  private var text = ByteWriter()
  private static let specials = ASCIISet("&<>\"'")
  private var depth = 0
  /// Whether the element at hand holds text, and so ends on the line it is on.
  private var endsInline = true

  init() { text.append(literal: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>") }

  /// The whole document, ending with a line end.
  consuming func finish() -> [UInt8] {
    text.append(literal: "\n")
    return text.finish()
  }

  /// An element on a line of its own, with what it holds.
  mutating func element(
    _ name: StaticString, _ attributes: Attributes = [:], _ body: (inout XMLWriter) -> Void
  ) {
    open(name, attributes)
    text.append(literal: ">")
    depth += 1
    endsInline = true
    body(&self)
    depth -= 1
    if !endsInline { startLine() }
    text.append(literal: "</")
    text.append(literal: name)
    text.append(literal: ">")
    endsInline = false
  }

  /// An element that holds nothing.
  mutating func element(_ name: StaticString, _ attributes: Attributes = [:]) {
    open(name, attributes)
    text.append(literal: "/>")
    endsInline = false
  }

  /// Text within the element at hand, one line for each of `lines`.
  mutating func content(_ lines: [String]) {
    for (index, line) in lines.enumerated() {
      if index > 0 { text.append(literal: "\n") }
      append(line)
    }
    endsInline = true
  }

  private mutating func open(_ name: StaticString, _ attributes: Attributes) {
    startLine()
    text.append(literal: "<")
    text.append(literal: name)
    for (name, value) in attributes {
      text.append(literal: " ")
      text.append(literal: name)
      text.append(literal: "=\"")
      append(value)
      text.append(literal: "\"")
    }
  }

  private mutating func startLine() {
    text.append(literal: "\n")
    text.append(repeating: "  ", count: depth)
  }

  private mutating func append(_ string: String) {
    text.append(string, escaping: Self.specials) { text, scalar in
      switch scalar {
      case 0x26: text.append("&amp;")
      case 0x3C: text.append("&lt;")
      case 0x3E: text.append("&gt;")
      case 0x22: text.append("&quot;")
      case 0x27: text.append("&apos;")
      default: text.append(escaped: scalar)
      }
    }
  }
}
