/// Text from outside in GitHub's markdown: shown as it is, harmless, on one line, also in the cell of a table.
extension ByteWriter {
  private static let specials = ASCIISet("\\`*_{}[]<>#+!|~&$@")

  /// Text in which stretches between backquotes are code, as messages write it; all else is no markup.
  mutating func append(markdownMessage text: String) {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      // The last of an even number of parts has no backquote behind it.
      if index % 2 == 1, index + 1 < parts.count {
        append(markdownCode: String(part))
      } else {
        if index % 2 == 1 { append("\\`") }
        append(markdown: String(part))
      }
    }
  }

  /// Text without any markup. What GitHub makes links of, people, issues and addresses, is broken up by a comment that
  /// nobody sees.
  mutating func append(markdown text: String) {
    var rest = text[...]
    while let end = ["://", "www."].compactMap({ rest.firstRange(of: $0)?.upperBound }).min() {
      append(withoutMarkup: String(rest[..<end]))
      append("<!-- -->")
      rest = rest[end...]
    }
    append(withoutMarkup: String(rest))
  }

  private mutating func append(withoutMarkup text: String) {
    append(text, escaping: Self.specials) { out, scalar in
      switch scalar {
      case 0x40, 0x23:
        if scalar == 0x23 { out.append("\\") }
        out.append(byte: UInt8(truncatingIfNeeded: scalar))
        out.append("<!-- -->")
      case ..<0x80 where scalar >= 0x20 && scalar != 0x7F:
        out.append("\\")
        out.append(byte: UInt8(truncatingIfNeeded: scalar))
      default:
        out.append("\\")
        out.append(escaped: scalar)
      }
    }
  }

  /// A code span. A vertical bar is escaped, which only the cell of a table takes back.
  mutating func append(markdownCode text: String) {
    var code = ByteWriter()
    code.append(visible: text)
    if code.count == 0 { return }
    // Longer than any row of backquotes inside.
    var longest = 0
    var row = 0
    for byte in code.bytes {
      row = byte == UInt8(ascii: "`") ? row + 1 : 0
      longest = max(longest, row)
    }
    let pad = longest > 0 ? " " : ""
    append(repeating: "`", count: longest + 1)
    append(pad)
    append(code.string, escaping: ASCIISet("|")) { out, scalar in
      out.append("\\")
      out.append(byte: UInt8(truncatingIfNeeded: scalar))
    }
    append(pad)
    append(repeating: "`", count: longest + 1)
  }
}
