#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where the lines of one file begin, and from that the line and column of any offset.
///
/// A line ends with LF, CRLF or a lone CR. A byte-order mark at the start of the file belongs to no column. The map is
/// made only for files that have something to report; asking it costs the same however long a line is.
///
/// Every question takes the bytes the map was made of once more, so that it need not keep a copy of them.
public struct LineMap: Sendable {
  /// The offset of each line's first byte, in ascending order. The first is 0.
  public let lineStarts: [Int]
  public let byteCount: Int
  /// 3 where the file begins with a byte-order mark, else 0.
  public let markLength: Int
  /// What was counted before every `stride`th byte; empty where all of the file is ASCII, and every byte one column.
  private let checkpoints: [Count]

  private static let stride = 512

  private struct Count {
    var scalars: Int
    /// Scalars outside the basic plane, which UTF-16 writes as two units.
    var supplementary: Int
  }

  public init(_ bytes: UnsafeBufferPointer<UInt8>) {
    byteCount = bytes.count
    markLength = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    lineStarts = Self.lineStarts(of: bytes)
    checkpoints = Self.isASCII(bytes, from: markLength) ? [] : Self.checkpoints(of: bytes)
  }

  public init(_ bytes: [UInt8]) {
    self = bytes.withUnsafeBufferPointer { LineMap($0) }
  }

  public var lineCount: Int { lineStarts.count }

  /// The line that holds `offset`, from 1. An offset at or behind the end of the file is on the last line.
  public func line(at offset: Int) -> Int {
    max(lineStarts.partitionPoint { $0 > offset }, 1)
  }

  /// Line and column, both from 1, the column in Unicode scalars. Offsets outside the file count as its ends, and those
  /// inside a scalar as its start.
  public func position(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Position {
    let place = scalarStart(at: offset, in: bytes)
    let line = line(at: place)
    let start = columnOrigin(ofLine: line)
    guard place > start else { return Position(line: line, column: 1, offset: place) }
    if checkpoints.isEmpty { return Position(line: line, column: place - start + 1, offset: place) }
    let scalars = count(from: start, to: place, in: bytes).scalars
    return Position(line: line, column: scalars + 1, offset: place)
  }

  public func position(at offset: Int, in bytes: [UInt8]) -> Position {
    bytes.withUnsafeBufferPointer { position(at: offset, in: $0) }
  }

  /// The column in UTF-16 units from 0, as the language server protocol counts.
  public func utf16Column(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let place = scalarStart(at: offset, in: bytes)
    let start = columnOrigin(ofLine: line(at: place))
    guard place > start else { return 0 }
    if checkpoints.isEmpty { return place - start }
    let count = count(from: start, to: place, in: bytes)
    return count.scalars + count.supplementary
  }

  /// The offset of a line (from 1) and a column in UTF-16 units (from 0). Places behind a line's end count as its end,
  /// lines behind the last as the end of the file.
  public func offset(line: Int, utf16Column: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard line <= lineCount else { return byteCount }
    let range = contentRange(ofLine: max(line, 1), in: bytes)
    if checkpoints.isEmpty { return min(range.start + max(utf16Column, 0), range.end) }
    var offset = range.start
    var units = utf16Column
    while offset < range.end {
      let lead = bytes[offset]
      units -= lead >= 0xF0 ? 2 : 1
      if units < 0 { break }
      offset += 1
      while offset < range.end, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    }
    return offset
  }

  /// The bytes of a line (from 1) without its line end and without a byte-order mark.
  public func contentRange(ofLine line: Int, in bytes: UnsafeBufferPointer<UInt8>) -> ByteRange {
    let start = columnOrigin(ofLine: line)
    guard line < lineCount else { return ByteRange(start: start, end: byteCount) }
    var end = lineStarts[line]
    if end > start, bytes[end - 1] == Self.lineFeed { end -= 1 }
    if end > start, bytes[end - 1] == Self.carriageReturn { end -= 1 }
    return ByteRange(start: start, end: end)
  }

  private func columnOrigin(ofLine line: Int) -> Int {
    line == 1 ? markLength : lineStarts[line - 1]
  }

  private func scalarStart(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var place = min(max(offset, 0), byteCount)
    if checkpoints.isEmpty { return place }
    for _ in 0..<3 where place > 0 && place < byteCount && bytes[place] & 0xC0 == 0x80 { place -= 1 }
    return place
  }

  private func count(from start: Int, to end: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Count {
    if end - start < Self.stride {
      return Self.count(bytes, from: start, to: end, adding: Count(scalars: 0, supplementary: 0))
    }
    let (before, all) = (count(before: start, in: bytes), count(before: end, in: bytes))
    return Count(
      scalars: all.scalars - before.scalars, supplementary: all.supplementary - before.supplementary)
  }

  private func count(before offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Count {
    let checkpoint = offset / Self.stride
    return Self.count(bytes, from: checkpoint * Self.stride, to: offset, adding: checkpoints[checkpoint])
  }
}

extension LineMap {
  fileprivate static let lineFeed = UInt8(ascii: "\n")
  fileprivate static let carriageReturn = UInt8(ascii: "\r")

  private static func lineStarts(of bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
    guard let base = bytes.baseAddress, !bytes.isEmpty else { return [0] }
    var starts = [0]
    starts.reserveCapacity(bytes.count / 32 + 1)
    if memchr(base, Int32(carriageReturn), bytes.count) == nil {
      var offset = 0
      while let found = memchr(base + offset, Int32(lineFeed), bytes.count - offset) {
        offset = UnsafeRawPointer(found) - UnsafeRawPointer(base) + 1
        starts.append(offset)
      }
    } else {
      for offset in 0..<bytes.count {
        let byte = bytes[offset]
        let ends =
          byte == lineFeed
          || byte == carriageReturn && (offset + 1 == bytes.count || bytes[offset + 1] != lineFeed)
        if ends { starts.append(offset + 1) }
      }
    }
    return starts
  }

  private static func isASCII(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
    var all: UInt8 = 0
    for offset in start..<bytes.count { all |= bytes[offset] }
    return all < 0x80
  }

  private static func checkpoints(of bytes: UnsafeBufferPointer<UInt8>) -> [Count] {
    var total = Count(scalars: 0, supplementary: 0)
    var counts = [total]
    counts.reserveCapacity(bytes.count / stride + 1)
    for start in Swift.stride(from: 0, to: bytes.count - bytes.count % stride, by: stride) {
      total = count(bytes, from: start, to: start + stride, adding: total)
      counts.append(total)
    }
    return counts
  }

  private static func count(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int, adding sum: Count
  ) -> Count {
    var sum = sum
    for offset in start..<end {
      let byte = bytes[offset]
      sum.scalars += byte & 0xC0 == 0x80 ? 0 : 1
      sum.supplementary += byte >= 0xF0 ? 1 : 0
    }
    return sum
  }
}
