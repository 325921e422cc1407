import Testing

@testable import GlassLintCore

@Suite struct LineMapTests {
  private func place(_ text: String, _ offset: Int) -> [Int] {
    let bytes = Array(text.utf8)
    let position = LineMap(bytes).position(at: offset, in: bytes)
    return [position.line, position.column, position.offset]
  }

  private func utf16(_ text: String, _ offset: Int) -> Int {
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBufferPointer { LineMap($0).utf16Column(at: offset, in: $0) }
  }

  @Test func emptyFileHasOneLine() {
    #expect(LineMap([]).lineStarts == [0])
    #expect(place("", 0) == [1, 1, 0])
    #expect(place("", 9) == [1, 1, 0])
  }

  @Test func everyLineEndCounts() {
    #expect(LineMap(Array("a\nb\r\nc\rd\n\r\r\n".utf8)).lineStarts == [0, 2, 5, 7, 9, 10, 12])
    #expect(LineMap(Array("a\nb\n\n".utf8)).lineStarts == [0, 2, 4, 5])
    #expect(LineMap(Array("a\r".utf8)).lineStarts == [0, 2])
    #expect(place("ab\r\ncd", 4) == [2, 1, 4])
    #expect(place("ab\r\ncd", 6) == [2, 3, 6])
  }

  @Test func columnsAreScalars() {
    let text = "é👩‍👧 x"
    // é is one scalar of two bytes; the family is three scalars of 4 + 3 + 4 bytes.
    #expect(place(text, 2) == [1, 2, 2])
    #expect(place(text, 13) == [1, 5, 13])
    #expect(utf16(text, 13) == 6)
  }

  @Test func offsetInsideAScalarIsItsStart() {
    #expect(place("a👍b", 3) == [1, 2, 1])
    #expect(utf16("a👍b", 4) == 1)
  }

  @Test func byteOrderMarkIsNoColumn() {
    #expect(place("\u{FEFF}let x", 3) == [1, 1, 3])
    #expect(place("\u{FEFF}let x", 0) == [1, 1, 0])
    #expect(place("\u{FEFF}let x", 7) == [1, 5, 7])
    #expect(place("\u{FEFF}é\né", 5) == [1, 2, 5])
    #expect(place("\u{FEFF}é\néa", 8) == [2, 2, 8])
  }

  @Test func longLinesAgreeWithCounting() {
    let text = String(repeating: "aé👍", count: 2000)
    let bytes = Array(text.utf8)
    let map = LineMap(bytes)
    for offset in [0, 1, 511, 512, 513, 1024, 7000, bytes.count] {
      let position = map.position(at: offset, in: bytes)
      let before = String(decoding: bytes[..<position.offset], as: UTF8.self)
      #expect(position.column == before.unicodeScalars.count + 1)
      bytes.withUnsafeBufferPointer { #expect(map.utf16Column(at: offset, in: $0) == before.utf16.count) }
    }
  }

  @Test func utf16PlacesRoundTrip() {
    let bytes = Array("ab👍c\r\nde\n".utf8)
    let map = LineMap(bytes)
    bytes.withUnsafeBufferPointer { bytes in
      #expect(map.offset(line: 1, utf16Column: 2, in: bytes) == 2)
      #expect(map.offset(line: 1, utf16Column: 3, in: bytes) == 2)
      #expect(map.offset(line: 1, utf16Column: 4, in: bytes) == 6)
      #expect(map.offset(line: 1, utf16Column: 99, in: bytes) == 7)
      #expect(map.offset(line: 2, utf16Column: 1, in: bytes) == 10)
      #expect(map.offset(line: 9, utf16Column: 0, in: bytes) == bytes.count)
    }
  }

  @Test func contentLeavesOutTheLineEnd() {
    let bytes = Array("\u{FEFF}ab\r\n\rc".utf8)
    let map = LineMap(bytes)
    bytes.withUnsafeBufferPointer { bytes in
      #expect(map.contentRange(ofLine: 1, in: bytes) == ByteRange(start: 3, end: 5))
      #expect(map.contentRange(ofLine: 2, in: bytes) == ByteRange(start: 7, end: 7))
      #expect(map.contentRange(ofLine: 3, in: bytes) == ByteRange(start: 8, end: 9))
    }
  }
}
