/// Finds lines and columns in files other than the one being linted, for notes that lead there.
final class NotePlaces {
  private struct Entry {
    let bytes: [UInt8]
    let lines: LineMap
    let shown: String
  }

  /// As many files are kept as one finding's way, or a few of them, may lead through.
  private static let limit = 16

  private var entries: [String: Entry] = [:]
  private lazy var workingDirectory = FilePath.currentDirectory()
  private let overlay: SourceOverlay

  init(_ overlay: SourceOverlay = .none) { self.overlay = overlay }

  /// - Returns: `nil` where the file cannot be read, or is too short to hold the place.
  func location(_ path: String, _ range: ByteRange) -> Location? {
    guard let entry = entry(path), range.end <= entry.bytes.count else { return nil }
    return entry.bytes.withUnsafeBufferPointer { bytes in
      Location(
        file: entry.shown, start: entry.lines.position(at: range.start, in: bytes),
        end: entry.lines.position(at: range.end, in: bytes))
    }
  }

  private func entry(_ path: String) -> Entry? {
    if let known = entries[path] { return known }
    let source = SourceBuffer()
    // A note is all that is lost.
    guard (try? overlay.read(path, absolutePath: path, into: source)) != nil else { return nil }
    if entries.count >= Self.limit { entries.removeAll() }
    let entry = Entry(
      bytes: Array(source.bytes), lines: LineMap(source.bytes),
      shown: FilePath.display(path, from: workingDirectory))
    entries[path] = entry
    return entry
  }
}
