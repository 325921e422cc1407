/// A baseline with the file it stands in.
public struct BaselineFile: Sendable {
  /// Absolute.
  public let path: String
  /// As reports name it.
  public let name: String
  public let baseline: Baseline
  /// What the file holds; `nil` where there is none yet.
  let bytes: [UInt8]?

  /// The name of a baseline that nothing else is said about.
  public static let standardName = ".glasslint-baseline.json"

  /// One that is not there yet.
  init(newAt path: String, workingDirectory: String) {
    self.path = path
    name = FilePath.display(path, from: workingDirectory)
    baseline = Baseline()
    bytes = nil
  }

  /// Reads a baseline.
  /// - Parameter path: absolute.
  /// - Throws: `ConfigurationErrors` for a file that cannot be read or is no sound baseline.
  public init(path: String, workingDirectory: String) throws(ConfigurationErrors) {
    self.path = path
    name = FilePath.display(path, from: workingDirectory)
    guard FilePath.kind(of: path) == .file else {
      throw ConfigurationErrors(name, "is no regular file; a baseline is a file")
    }
    let buffer = SourceBuffer(capacity: 1 << 12)
    do throws(SourceError) {
      try buffer.read(path: path)
    } catch {
      throw ConfigurationErrors(name, "cannot be read: \(error.reason)")
    }
    let bytes = Array(buffer.bytes)
    self.bytes = bytes
    baseline = try BaselineReader.read(bytes, name: name)
  }

  /// Writes the baseline in the place of what was read.
  /// - Throws: `SourceError`; what was there is then as it was.
  public func write(_ baseline: Baseline) throws(SourceError) {
    let text = BaselineWriter.text(of: baseline)
    do throws(SourceError) {
      if let bytes {
        try FileRewriter.replace(path: path, linted: bytes, with: text)
      } else {
        try NewFile.create(path: path, text)
      }
    } catch {
      throw SourceError(path: name, reason: error.reason)
    }
  }

  /// Whether the file holds a baseline already, to the byte.
  public func holds(_ baseline: Baseline) -> Bool { bytes == BaselineWriter.text(of: baseline) }

  // MARK: Paths

  var folder: String { FilePath.directory(of: path) }

  /// A file as entries name it: relative to the baseline's folder, with `..` where it must be.
  /// - Parameter file: absolute.
  func entryName(of file: String) -> String {
    if let below = FilePath.relative(file, to: folder) { return below }
    // A link on the way to one of them is no reason to name the way otherwise.
    let directory = FilePath.resolvingExistingPart(FilePath.directory(of: file))
    return FilePath.way(
      to: FilePath.join(directory, FilePath.name(of: file)), from: FilePath.resolvingExistingPart(folder))
  }

  /// The absolute path of a file that an entry names.
  func absolutePath(of entryName: String) -> String {
    let isOutside = entryName.utf8.starts(with: "..".utf8)
    return FilePath.absolute(entryName, from: isOutside ? FilePath.resolvingExistingPart(folder) : folder)
  }
}

/// Writes one entry a line, all lines alike but the first and the last two, so that what two branches add can be merged
/// line by line: with `merge=union` the outcome is a baseline again.
enum BaselineWriter {
  static let head = "{\"version\": 1, \"findings\": [\n"
  /// The empty object ends the list, so that every entry can end with a comma.
  static let tail = "{}\n]}\n"

  static func text(of baseline: Baseline) -> [UInt8] {
    var text = ByteWriter()
    text.append(head)
    var file = (name: "", quoted: "\"\"")
    for entry in baseline.entries {
      if entry.file != file.name { file = (entry.file, JSONValue.quoted(entry.file)) }
      text.append("{\"file\": ")
      text.append(file.quoted)
      text.append(", \"rule\": ")
      text.append(JSONValue.quoted(entry.rule))
      text.append(", \"fingerprint\": \"")
      text.append(hex: entry.fingerprint, digits: 16)
      text.append("\"},\n")
    }
    text.append(tail)
    return text.finish()
  }
}
