/// How a file ends its lines.
public enum LineEnding: Sendable, CaseIterable {
  case lineFeed
  case carriageReturnLineFeed
  case carriageReturn

  public var bytes: [UInt8] {
    switch self {
    case .lineFeed: [0x0A]
    case .carriageReturnLineFeed: [0x0D, 0x0A]
    case .carriageReturn: [0x0D]
    }
  }

  /// The ending most lines of a file have; LF where none has any.
  public init(dominantIn bytes: [UInt8]) {
    var (lineFeeds, pairs, returns) = (0, 0, 0)
    var previous: UInt8 = 0
    for byte in bytes {
      if byte == 0x0D {
        returns += 1
      } else if byte == 0x0A {
        if previous == 0x0D {
          returns -= 1
          pairs += 1
        } else {
          lineFeeds += 1
        }
      }
      previous = byte
    }
    if lineFeeds >= pairs, lineFeeds >= returns {
      self = .lineFeed
    } else {
      self = pairs >= returns ? .carriageReturnLineFeed : .carriageReturn
    }
  }

  /// The text with every line ending in this way, whatever it was written with.
  func applied(to text: String) -> String {
    if !text.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) { return text }
    var converted: [UInt8] = []
    var previous: UInt8 = 0
    for byte in text.utf8 {
      if byte == 0x0D || byte == 0x0A && previous != 0x0D {
        converted += bytes
      } else if byte != 0x0A {
        converted.append(byte)
      }
      previous = byte
    }
    return String(decoding: converted, as: UTF8.self)
  }
}
