/// A pattern for paths relative to a folder, as a configuration gives it.
///
/// `*` stands for any text within one part of a path, `?` for one character, `[a-z]` and `[!a-z]` for one character of
/// a set, `{a,b}` for alternatives, `**` as a whole part for any number of parts. A backslash takes the next character
/// by its word. A pattern that names a folder, with or without a slash at its end, matches everything below it.
public struct Glob: Sendable, Equatable {
  /// As it was written.
  public let text: String
  private let alternatives: [PathPattern]

  /// Why a pattern makes no sense, with the offset in its UTF-8 text.
  struct Mistake: Error, Equatable {
    var offset: Int
    var message: String
  }

  init(_ text: String) throws(Mistake) {
    self.text = text
    var bytes = Array(text.utf8)
    guard !bytes.isEmpty else {
      throw Mistake(offset: 0, message: "an empty glob matches nothing; write a pattern")
    }
    if bytes.first == UInt8(ascii: "/") {
      throw Mistake(
        offset: 0, message: "a glob cannot be absolute; leave out the folder that it is relative to")
    }
    while bytes.starts(with: "./".utf8) { bytes.removeFirst(2) }
    var alternatives: [PathPattern] = []
    for expanded in try Braces.expand(bytes) {
      let pattern = try PathPattern(expanded)
      if pattern.climbs {
        throw Mistake(
          offset: 0, message: "\"..\" leads out of the folder that globs are relative to; name files below it"
        )
      }
      alternatives.append(pattern)
    }
    self.alternatives = alternatives
  }

  /// Why a pattern makes no sense; `nil` where it does.
  public static func mistake(in text: String) -> String? {
    do throws(Mistake) {
      _ = try Glob(text)
      return nil
    } catch {
      return error.message
    }
  }

  /// Whether the pattern names a file or a folder above it. A leading `./` is tolerated.
  public func matches(_ path: String, isDirectory: Bool = false) -> Bool {
    var path = path
    return path.withUTF8 { matches(UnsafeRawBufferPointer($0), isDirectory: isDirectory) }
  }

  func matches(_ path: UnsafeRawBufferPointer, isDirectory: Bool) -> Bool {
    var start = 0
    while path.count >= start + 2, path[start] == UInt8(ascii: "."), path[start + 1] == UInt8(ascii: "/") {
      start += 2
    }
    let rest = UnsafeRawBufferPointer(rebasing: path[start...])
    return alternatives.contains { $0.matches(rest, isDirectory: isDirectory, below: true) }
  }
}

/// `{a,b}` spelled out.
private enum Braces {
  /// More alternatives than this in one pattern are a mistake, or an attack.
  static let limit = 1000

  static func expand(_ pattern: [UInt8]) throws(Glob.Mistake) -> [[UInt8]] {
    var pending = [pattern]
    var done: [[UInt8]] = []
    while let next = pending.popLast() {
      guard let group = try firstGroup(in: next) else {
        done.append(next)
        continue
      }
      for choice in group.choices.reversed() {
        pending.append(Array(next[..<group.range.lowerBound] + choice + next[group.range.upperBound...]))
      }
      guard pending.count + done.count <= limit else {
        throw Glob.Mistake(offset: 0, message: "more than \(limit) alternatives; write fewer braces")
      }
    }
    return done
  }

  private static func firstGroup(
    in pattern: [UInt8]
  ) throws(Glob.Mistake) -> (range: Range<Int>, choices: [ArraySlice<UInt8>])? {
    var depth = 0
    var open = 0
    var choiceStart = 0
    var choices: [ArraySlice<UInt8>] = []
    var index = 0
    while index < pattern.count {
      switch pattern[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "["):
        if let end = GlobCharacterSet.end(in: pattern[...], from: index) { index = end - 1 }
      case UInt8(ascii: "{"):
        depth += 1
        if depth == 1 { (open, choiceStart) = (index, index + 1) }
      case UInt8(ascii: ",") where depth == 1:
        choices.append(pattern[choiceStart..<index])
        choiceStart = index + 1
      case UInt8(ascii: "}"):
        depth -= 1
        if depth < 0 {
          throw Glob.Mistake(offset: index, message: "\"}\" without \"{\"; write \\\\} for the character")
        }
        if depth == 0 { return (open..<index + 1, choices + [pattern[choiceStart..<index]]) }
      default: break
      }
      index += 1
    }
    if depth > 0 { throw Glob.Mistake(offset: open, message: "\"{\" is never closed; add \"}\"") }
    return nil
  }
}
