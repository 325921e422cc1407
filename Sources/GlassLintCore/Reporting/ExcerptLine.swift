/// One source line as a terminal can show it: tabs as spaces, control characters escaped, cut to the columns there are.
struct ExcerptLine {
  private(set) var text: [UInt8] = []
  /// The column, from 0, where the marked range begins on the screen.
  private(set) var markStart = 0
  /// The columns that it takes, at least 1.
  private(set) var markWidth = 1

  private static let tab = "    "

  /// A character as it is shown.
  private struct Piece {
    /// Of the source.
    var offset: Int
    /// Of the text before cutting.
    var textStart: Int
    var column: Int
  }

  /// - Parameters:
  ///   - line: the bytes of the line, without its end.
  ///   - mark: the bytes to keep in sight.
  init(_ bytes: [UInt8], line: Range<Int>, mark: Range<Int>, width: Int) {
    let mark = mark.clamped(to: line)
    let window = Self.window(of: bytes, line: line, around: mark.lowerBound, width: max(width, 1))
    var pieces: [Piece] = []
    pieces.reserveCapacity(window.count + 1)
    var shown = ByteWriter()
    var column = 0
    var offset = window.lowerBound
    while offset < window.upperBound {
      let isPlain = bytes[offset] >= 0x20 && bytes[offset] < 0x7F
      if isPlain, offset + 1 == window.upperBound || bytes[offset + 1] < 0x80 {
        pieces.append(Piece(offset: offset, textStart: shown.count, column: column))
        shown.append(byte: bytes[offset])
        offset += 1
        column += 1
        continue
      }
      var end = offset + 1
      while end < window.upperBound, bytes[end] >= 0x80 { end += 1 }
      for character in String(decoding: bytes[offset..<end], as: UTF8.self) {
        pieces.append(Piece(offset: offset, textStart: shown.count, column: column))
        column += Self.append(character, to: &shown)
        offset += character.utf8.count
      }
      // Bytes that are no UTF-8 were replaced by a longer character.
      offset = end
    }
    pieces.append(Piece(offset: window.upperBound, textStart: shown.count, column: column))

    let start = pieces.last { $0.offset <= mark.lowerBound }?.column ?? 0
    let end = pieces.first { $0.offset >= mark.upperBound }?.column ?? column
    let isCut = (before: window.lowerBound > line.lowerBound, after: window.upperBound < line.upperBound)
    cut(shown.finish(), pieces, mark: start..<max(end, start), isCut: isCut, width: width)
  }

  private mutating func cut(
    _ shown: [UInt8], _ pieces: [Piece], mark: Range<Int>, isCut: (before: Bool, after: Bool), width: Int
  ) {
    let total = pieces[pieces.count - 1].column
    let left = mark.upperBound < width && !isCut.before ? 0 : max(0, mark.lowerBound - width / 4)
    let hasBefore = isCut.before || left > 0
    let hasAfter = isCut.after || total > left + width
    let first = left + (hasBefore ? 1 : 0)
    let last = min(total, left + width - (hasAfter ? 1 : 0))
    guard let from = pieces.first(where: { $0.column >= first }),
      let to = pieces.last(where: { $0.column <= last })
    else { return }

    if hasBefore { text += "…".utf8 }
    text += shown[from.textStart..<max(to.textStart, from.textStart)]
    if hasAfter { text += "…".utf8 }
    let origin = from.column - (hasBefore ? 1 : 0)
    markStart = max(mark.lowerBound - origin, 0)
    markWidth = max(min(mark.upperBound, to.column) - mark.lowerBound, 1)
  }

  /// Appends the character as it can be shown, and says how many columns it takes.
  private static func append(_ character: Character, to text: inout ByteWriter) -> Int {
    if character == "\t" {
      text.append(tab)
      return tab.utf8.count
    }
    if let scalar = character.unicodeScalars.first, Invisible.contains(scalar.value) {
      let start = text.count
      for scalar in character.unicodeScalars { text.append(escaped: scalar.value) }
      return text.count - start
    }
    text.append(String(character))
    return DisplayWidth.of(character)
  }

  /// The part of a line worth looking at: a line of megabytes is not decoded for each of its findings.
  private static func window(of bytes: [UInt8], line: Range<Int>, around offset: Int, width: Int) -> Range<
    Int
  > {
    var start = line.lowerBound
    var end = line.upperBound
    if offset - start > 2 * width {
      start = offset - width
      while start < offset, bytes[start] & 0xC0 == 0x80 { start += 1 }
    }
    // Up to four bytes a column, or as many as a range of combined characters gets.
    if end - offset > 4 * width {
      end = offset + 4 * width
      while end > offset, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    }
    return start..<end
  }
}
