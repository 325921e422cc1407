/// The tokens of a file or an asset catalog, and what was wrong in it. A mistake costs only the tokens it is about.
public struct TokenReading: Sendable {
  /// In an order that depends on nothing but the files.
  public var tokens: [DesignToken]
  public var errors: [ConfigurationError]

  public init(tokens: [DesignToken] = [], errors: [ConfigurationError] = []) {
    self.tokens = tokens
    self.errors = errors
  }
}

extension ConfigurationText {
  /// Larger files are no files of tokens.
  private static let maximumSize = 32 << 20

  /// A file in memory; `errors` says so where it cannot be had.
  /// - Parameters:
  ///   - path: absolute.
  ///   - file: as reports name it.
  init?(path: String, file: String, errors: inout [ConfigurationError]) {
    func fail(_ message: String) { errors.append(ConfigurationError(file: file, message: message)) }
    switch FilePath.kind(of: path) {
    case .file: break
    case .missing:
      fail("cannot be read: \(FilePath.reasonMissing(path))")
      return nil
    case .directory, .other:
      fail("cannot be read: it is not a regular file")
      return nil
    }
    let buffer = SourceBuffer(capacity: 1 << 12)
    do {
      try buffer.read(path: path)
    } catch {
      fail("cannot be read: \(error.reason)")
      return nil
    }
    guard buffer.count <= Self.maximumSize else {
      fail("is larger than \(Self.maximumSize >> 20) MiB; name a file of design tokens")
      return nil
    }
    self.init(file: file, bytes: Array(buffer.bytes))
  }
}

extension JSONValue {
  /// A value as messages show it: itself where it is short, else what it is.
  var shown: String {
    switch content {
    case .string(let text) where text.utf8.count <= 60: JSONValue.quoted(text)
    case .number(let number): JSONValue.text(number)
    default: noun
    }
  }
}
