/// How a client counts the columns of a line.
enum PositionEncoding: String, CaseIterable, Sendable {
  case utf8 = "utf-8"
  /// What every client knows.
  case utf16 = "utf-16"
  case utf32 = "utf-32"
}

/// The text of a document, with the places that a client names in it.
struct DocumentText {
  private(set) var bytes: [UInt8]
  private(set) var lines: LineMap
  let encoding: PositionEncoding

  init(_ bytes: [UInt8], _ encoding: PositionEncoding) {
    self.bytes = bytes
    self.encoding = encoding
    lines = LineMap(bytes)
  }

  /// `{"line": 0, "character": 0}` of a place in the text.
  func position(at offset: Int) -> JSONValue {
    bytes.withUnsafeBufferPointer { bytes in
      let place = lines.position(at: offset, in: bytes)
      let column: Int
      switch encoding {
      case .utf8:
        column = place.offset - lines.contentRange(ofLine: place.line, in: bytes).start
      case .utf16: column = lines.utf16Column(at: offset, in: bytes)
      case .utf32: column = place.column - 1
      }
      return [
        "line": .count(place.line - 1),
        "character": .count(max(column, 0)),
      ]
    }
  }

  func range(_ range: ByteRange) -> JSONValue {
    ["start": position(at: range.start), "end": position(at: range.end)]
  }

  /// The offset of a place; behind a line's end it is that end, behind the last line the end of the text.
  func offset(line: Int, character: Int) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      guard line < lines.lineCount else { return bytes.count }
      let (line, character) = (max(line, 0) + 1, max(character, 0))
      let content = lines.contentRange(ofLine: line, in: bytes)
      switch encoding {
      case .utf16: return lines.offset(line: line, utf16Column: character, in: bytes)
      case .utf8:
        var offset = min(content.start + character, content.end)
        while offset > content.start, offset < content.end, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
        return offset
      case .utf32:
        var (offset, left) = (content.start, character)
        while left > 0, offset < content.end {
          offset += 1
          while offset < content.end, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
          left -= 1
        }
        return offset
      }
    }
  }

  /// - Returns: `nil` for what is no position.
  func offset(_ position: JSONValue?) -> Int? {
    guard let line = position?["line"]?.integer, let character = position?["character"]?.integer, line >= 0,
      character >= 0
    else { return nil }
    return offset(line: line, character: character)
  }

  /// - Returns: `nil` for what is no range, or one that ends before it begins.
  func byteRange(_ range: JSONValue?) -> ByteRange? {
    guard let start = offset(range?["start"]), let end = offset(range?["end"]), start <= end else {
      return nil
    }
    return ByteRange(start: start, end: end)
  }

  mutating func replace(_ range: ByteRange, with text: String) {
    bytes.replaceSubrange(range.start..<range.end, with: Array(text.utf8))
    lines = LineMap(bytes)
  }

  /// The edits of lines that make another text of it.
  func edits(to after: [UInt8]) -> [Edit] {
    let diff = LineDiff(from: bytes, to: after)
    return diff.changes.map { change in
      func offset(_ line: Int) -> Int { line < diff.old.count ? diff.old[line].startIndex : bytes.count }
      return Edit(
        range: ByteRange(start: offset(change.old.lowerBound), end: offset(change.old.upperBound)),
        text: String(decoding: diff.new[change.new].joined(), as: UTF8.self))
    }
  }
}

extension JSONValue {
  /// A whole number.
  var integer: Int? { number.flatMap { Int(exactly: $0) } }
}

/// `file:` URIs (RFC 8089).
enum FileURI {
  static func text(of path: String) -> String {
    var writer = ByteWriter()
    writer.append("file://")
    writer.append(percentEncoded: path)
    return String(decoding: writer.finish(), as: UTF8.self)
  }

  /// - Returns: the absolute path; `nil` for what is no file of this machine.
  static func path(of uri: String) -> String? {
    guard uri.hasPrefix("file://") else { return nil }
    let rest = Array(uri.dropFirst("file://".count).utf8)
    guard let slash = rest.firstIndex(of: UInt8(ascii: "/")) else { return nil }
    let host = String(decoding: rest[..<slash], as: UTF8.self)
    guard host.isEmpty || host == "localhost" else { return nil }
    var path: [UInt8] = []
    var index = slash
    while index < rest.count, rest[index] != UInt8(ascii: "?"), rest[index] != UInt8(ascii: "#") {
      if rest[index] == UInt8(ascii: "%") {
        guard index + 2 < rest.count,
          let byte = UInt8(String(decoding: rest[index + 1...index + 2], as: UTF8.self), radix: 16), byte != 0
        else { return nil }
        path.append(byte)
        index += 3
      } else {
        path.append(rest[index])
        index += 1
      }
    }
    return FilePath.absolute(String(decoding: path, as: UTF8.self), from: "/")
  }
}
