/// A file read once more, to show its code.
struct SourceText {
  let bytes: [UInt8]
  let lines: LineMap

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lines = LineMap(bytes)
  }

  /// The bytes of a line (from 1) without its end.
  func range(ofLine line: Int) -> Range<Int> {
    let range = bytes.withUnsafeBufferPointer { lines.contentRange(ofLine: line, in: $0) }
    return range.start..<range.end
  }

  func position(at offset: Int) -> Position { lines.position(at: offset, in: bytes) }

  /// Whether the location is a place of this text: files can change between being linted and being shown.
  func contains(_ location: Location) -> Bool {
    let (start, end) = (location.start, location.end)
    return 0 <= start.offset && start.offset <= end.offset && end.offset <= bytes.count
      && lines.line(at: start.offset) == start.line && lines.line(at: end.offset) == end.line
  }
}

/// The files a report has shown lately. Findings come sorted, so a few are enough.
struct SourceCache {
  private let read: @Sendable (String) -> [UInt8]?
  private var texts: [String: SourceText?] = [:]
  private static let capacity = 8

  init(read: @escaping @Sendable (String) -> [UInt8]?) { self.read = read }

  mutating func text(of file: String) -> SourceText? {
    if let known = texts[file] { return known }
    if texts.count == Self.capacity { texts.removeAll(keepingCapacity: true) }
    let text = read(file).map(SourceText.init)
    texts[file] = .some(text)
    return text
  }
}
