/// Text for a terminal, with colors where they are wanted.
struct TerminalWriter {
  var text = ByteWriter()
  let color: Bool

  /// SGR parameters (ECMA-48).
  enum Style: String {
    case bold = "1"
    case red = "1;31"
    case yellow = "1;33"
    case cyan = "1;36"
    case blue = "1;34"
    case removed = "31"
    case added = "32"
  }

  init(color: Bool) { self.color = color }

  mutating func styled(_ style: Style, _ body: (inout ByteWriter) -> Void) {
    guard color else { return body(&text) }
    text.append("\u{1B}[")
    text.append(style.rawValue)
    text.append("m")
    body(&text)
    text.append("\u{1B}[0m")
  }

  mutating func styled(_ style: Style, _ string: String) { styled(style) { $0.append(string) } }
}
