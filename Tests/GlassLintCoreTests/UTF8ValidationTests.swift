import Testing

@testable import GlassLintCore

private func firstInvalidOffset(_ bytes: [UInt8]) -> Int? {
  let buffer = SourceBuffer(bytes: bytes)
  return UTF8Validation.firstInvalidOffset(buffer.base, count: buffer.count)
}

@Suite struct UTF8ValidationTests {
  @Test(arguments: [
    "", "a", "é", "日本語 and ASCII of more than thirty-two bytes 😀", "\u{D7FF}\u{E000}\u{10FFFF}\u{0}",
  ])
  func wellFormedTextIsValid(text: String) {
    #expect(firstInvalidOffset(Array(text.utf8)) == nil)
  }

  @Test(arguments: [
    [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xC3], [0xC3, 0x28], [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80],
    [0xE2, 0x82],
    [0xE2, 0x82, 0x41], [0xF0, 0x8F, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80],
    [0xF0, 0x9F, 0x98], [0xFF],
  ])
  func illFormedBytesAreFoundWhereTheyBegin(bytes: [UInt8]) {
    #expect(firstInvalidOffset(bytes) == 0)
    for before in [1, 7, 31, 32, 33, 100] {
      let ascii = [UInt8](repeating: 0x61, count: before)
      #expect(firstInvalidOffset(ascii + bytes + ascii) == before)
      #expect(firstInvalidOffset(ascii + bytes) == before)
    }
  }
}
