/// The patterns of one ignore file, as gitignore(5) defines them.
struct GitIgnore: Sendable {
  enum Verdict { case ignored, wanted }

  private struct Line: Sendable {
    var pattern: PathPattern
    var isNegated: Bool
    /// The pattern is one part that may stand anywhere: only the last part of a path can match it.
    var isForNames: Bool
    var isDirectoryOnly: Bool
    /// The bytes a path or name that matches must begin and end with. Few paths pass this test, and a tree has many more
    /// paths than matches.
    var head: [UInt8]
    var tail: [UInt8]
    /// The last byte of the tail, which is told without looking for it; `nil` where there is no tail.
    var lastByte: UInt8?
  }

  /// The folder its patterns are relative to: absolute.
  let directory: String
  private let directoryLength: Int
  private var lines: [Line] = []

  init(_ bytes: [UInt8], directory: String) {
    self.directory = directory
    directoryLength = directory == "/" ? 1 : directory.utf8.count + 1
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    for line in text.split(separator: UInt8(ascii: "\n")) {
      if let line = Self.parse(line) { lines.append(line) }
    }
  }

  var isEmpty: Bool { lines.isEmpty }

  /// What the last matching pattern says of a path below its folder; `nil` where none matches.
  func verdict(on path: UnsafeRawBufferPointer, isDirectory: Bool) -> Verdict? {
    guard path.count > directoryLength else { return nil }
    let relative = UnsafeRawBufferPointer(rebasing: path[directoryLength...])
    var nameStart = relative.count
    while nameStart > 0, relative[nameStart - 1] != UInt8(ascii: "/") { nameStart -= 1 }
    let name = UnsafeRawBufferPointer(rebasing: relative[nameStart...])
    guard let last = name.last else { return nil }
    for index in lines.indices.reversed() {
      if lines[index].isDirectoryOnly, !isDirectory { continue }
      if let wanted = lines[index].lastByte, wanted != last { continue }
      let subject = lines[index].isForNames ? name : relative
      if !Self.stands(lines[index].tail, in: subject, at: subject.count - lines[index].tail.count)
        || !Self.stands(lines[index].head, in: subject, at: 0)
      {
        continue
      }
      if lines[index].pattern.matches(subject, isDirectory: isDirectory, below: false) {
        return lines[index].isNegated ? .wanted : .ignored
      }
    }
    return nil
  }

  private static func stands(_ bytes: [UInt8], in text: UnsafeRawBufferPointer, at start: Int) -> Bool {
    guard start >= 0, start + bytes.count <= text.count else { return false }
    for index in bytes.indices where bytes[index] != text[start + index] { return false }
    return true
  }

  /// A pattern that makes no sense matches nothing, as in git.
  private static func parse(_ line: ArraySlice<UInt8>) -> Line? {
    var text = Array(line)
    if text.last == UInt8(ascii: "\r") { text.removeLast() }
    while text.last == UInt8(ascii: " "), text.dropLast().last != UInt8(ascii: "\\") { text.removeLast() }
    guard let first = text.first, first != UInt8(ascii: "#") else { return nil }
    let isNegated = first == UInt8(ascii: "!")
    if isNegated { text.removeFirst() }
    let isAnchored = text.dropLast().contains(UInt8(ascii: "/"))
    do {
      let pattern = try PathPattern(text)
      guard pattern.partCount > 0 else { return nil }
      return Line(
        pattern: pattern, isNegated: isNegated, isForNames: !isAnchored,
        isDirectoryOnly: pattern.isDirectoryOnly,
        head: pattern.head, tail: pattern.tail, lastByte: pattern.tail.last)
    } catch {
      return nil
    }
  }
}
