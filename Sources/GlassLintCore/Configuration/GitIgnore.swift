/// The patterns of one ignore file, as gitignore(5) defines them.
struct GitIgnore: Sendable {
  enum Verdict { case ignored, wanted }

  private struct Line: Sendable {
    var pattern: PathPattern
    var isNegated: Bool
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
    for line in lines.reversed() where line.pattern.matches(relative, isDirectory: isDirectory, below: false)
    {
      return line.isNegated ? .wanted : .ignored
    }
    return nil
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
      var pattern = try PathPattern(text)
      guard pattern.partCount > 0 else { return nil }
      if !isAnchored { pattern.matchAtAnyDepth() }
      return Line(pattern: pattern, isNegated: isNegated)
    } catch {
      return nil
    }
  }
}
