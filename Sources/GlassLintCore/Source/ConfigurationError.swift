/// A mistake in a configuration, with its place and a remedy.
public struct ConfigurationError: Error, Sendable, Hashable, CustomStringConvertible {
  /// As reports name it: relative to the working directory where it is below that, else absolute.
  public var file: String
  /// From 1; 0 where the file as a whole is meant.
  public var line: Int
  /// In Unicode scalars, from 1; 0 where the file as a whole is meant.
  public var column: Int
  /// What is wrong and what to write instead.
  public var message: String

  public init(file: String, line: Int = 0, column: Int = 0, message: String) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
  }

  /// `file:line:column: message`.
  public var description: String {
    line > 0 ? "\(file):\(line):\(column): \(message)" : "\(file): \(message)"
  }
}

/// One or several mistakes in one file.
public struct ConfigurationErrors: Error, Sendable, Equatable {
  public var errors: [ConfigurationError]

  init(_ errors: [ConfigurationError]) { self.errors = errors }

  init(_ file: String, _ message: String) { errors = [ConfigurationError(file: file, message: message)] }
}

/// The text of a configuration, and what was found wrong with it so far.
struct ConfigurationText {
  let file: String
  let bytes: [UInt8]
  private(set) var errors: [ConfigurationError] = []

  init(file: String, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
  }

  mutating func report(at offset: Int, _ message: String) {
    let place = place(of: offset)
    errors.append(ConfigurationError(file: file, line: place.line, column: place.column, message: message))
  }

  mutating func report(_ error: JSONError) { report(at: error.offset, error.message) }

  /// Line and column of a UTF-8 offset. Lines end with LF, CRLF or CR; a byte-order mark has no width.
  func place(of offset: Int) -> (line: Int, column: Int) {
    var line = 1
    var column = 1
    var index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while index < min(offset, bytes.count) {
      let byte = bytes[index]
      let endsLine = byte == 0x0A || (byte == 0x0D && !(index + 1 < bytes.count && bytes[index + 1] == 0x0A))
      if endsLine {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
      index += 1
    }
    return (line, column)
  }
}

extension SourceError {
  /// A mistake in a configuration as reports list it among the files that could not be read.
  public init(_ error: ConfigurationError) {
    let place = error.line > 0 ? "\(error.line):\(error.column): " : ""
    self.init(path: error.file, reason: place + error.message)
  }
}
