/// Text that stands for what lies on disk: of a file that git's index or an editor has another version of.
///
/// Everything that reads source for a run asks the overlay first. An empty one costs nothing.
public struct SourceOverlay: Sendable {
  /// What stands for a file.
  public enum Content: Sendable, Equatable {
    case text([UInt8])
    /// The file is as good as not there, whatever lies on disk.
    case absent
  }

  /// Nothing stands for anything.
  public static let none = SourceOverlay()

  private var contents: [ExactPath: Content] = [:]

  public init() {}

  /// With one file's text.
  public init(_ bytes: [UInt8], at path: String) { self[path] = .text(bytes) }

  public var isEmpty: Bool { contents.isEmpty }

  /// What stands for a file, by its absolute path; `nil` where what lies on disk is meant.
  public subscript(path: String) -> Content? {
    get { contents.isEmpty ? nil : contents[ExactPath(path)] }
    set { contents[ExactPath(path)] = newValue }
  }

  /// The text that stands for a file, if there is one.
  public func text(at path: String) -> [UInt8]? {
    if case .text(let bytes) = self[path] { bytes } else { nil }
  }

  /// Whether there is something at a path, on disk or instead.
  public func exists(_ path: String) -> Bool {
    switch self[path] {
    case .text: true
    case .absent: false
    case nil: !FilePath.isGone(path)
    }
  }

  func isAbsent(_ path: String) -> Bool { self[path] == .absent }

  /// The absolute paths of all files that a text stands for, in no order.
  var texts: [String] {
    contents.compactMap { path, content in if case .text = content { path.text } else { nil } }
  }

  /// Reads a file, or what stands for it.
  /// - Parameters:
  ///   - path: to open it with, and as errors are to name it.
  ///   - absolutePath: under which the overlay knows it.
  /// - Throws: as `SourceBuffer.read(path:)`, and where the file counts as absent.
  func read(_ path: String, absolutePath: String, into source: SourceBuffer) throws(SourceError) {
    switch self[absolutePath] {
    case nil: try source.read(path: path)
    case .text(let bytes):
      guard bytes.count < Int(UInt32.max) - SourceBuffer.padding else {
        throw SourceError(path: path, reason: "is larger than 4 GiB")
      }
      source.load(bytes)
    case .absent: throw SourceError(path: path, reason: "is not there")
    }
  }
}
