/// Reads `.xcconfig` files with what they include.
struct XcodeConfigurationReader {
  /// That of the project, absolute.
  let folder: String
  /// The files that were read, or would have been if they were there, absolute.
  private(set) var filesRead: Set<String> = []
  /// What was read, by the file that a configuration stands on.
  private var levels: [String: XcodeSettings.Level] = [:]

  init(folder: String) { self.folder = folder }

  /// What a file sets, one setting a line.
  /// - Parameter path: absolute.
  mutating func level(ofFile path: String) -> XcodeSettings.Level {
    if let known = levels[path] { return known }
    var seen: Set<String> = []
    let level = read(path, &seen) ?? Self.unread(path, from: (path, 1))
    levels[path] = level
    return level
  }

  /// - Parameter seen: files that are read already, as these include each other.
  /// - Returns: `nil` where it cannot be read.
  private mutating func read(_ path: String, _ seen: inout Set<String>) -> XcodeSettings.Level? {
    filesRead.insert(path)
    guard FilePath.kind(of: path) == .file else { return nil }
    guard seen.insert(path).inserted else { return XcodeSettings.Level() }
    let buffer = SourceBuffer(capacity: 1 << 12)
    do { try buffer.read(path: path) } catch { return nil }
    var level = XcodeSettings.Level()
    let lines = buffer.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let text = Self.withoutComment(String(decoding: line, as: UTF8.self))
      if text.hasPrefix("#include") {
        let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count > 1 else { continue }
        let name = String(parts[1])
        if let other = included(name, by: path, &seen) {
          level.merge(other)
        } else if !text.hasPrefix("#include?") {
          level.merge(Self.unread(name, from: (path, index + 1)))
        }
      } else if let equals = text.firstIndex(of: "=") {
        let name = text[..<equals].trimmed
        let value = text[text.index(after: equals)...].trimmed
        // `NAME[sdk=…]` is for some builds only.
        if !name.isEmpty, !name.contains("[") { level[name] = (value, path, index + 1) }
      }
    }
    return level
  }

  /// A path is looked for beside the file that names it, and then below the project's folder.
  private mutating func included(_ name: String, by path: String, _ seen: inout Set<String>)
    -> XcodeSettings.Level?
  {
    read(FilePath.absolute(name, from: FilePath.directory(of: path)), &seen)
      ?? read(FilePath.absolute(name, from: folder), &seen)
  }

  /// What is known of a file that is not there. Those that CocoaPods makes say where libraries are, and nothing of
  /// systems.
  private static func unread(_ name: String, from place: (file: String, line: Int)) -> XcodeSettings.Level {
    name.contains("Target Support Files/") ? XcodeSettings.Level() : XcodeSettings.Level(gap: place)
  }

  private static func withoutComment(_ line: String) -> String {
    var bytes = Array(line.utf8)
    if let start = bytes.indices.dropLast().first(where: { bytes[$0] == 0x2F && bytes[$0 + 1] == 0x2F }) {
      bytes.removeSubrange(start...)
    }
    return String(decoding: bytes, as: UTF8.self)[...].trimmed
  }
}

extension Substring {
  fileprivate var trimmed: String {
    let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\t" || $0 == "\r" || $0 == ";" }
    let start = drop(while: isBlank)
    guard let last = start.lastIndex(where: { !isBlank($0) }) else { return "" }
    return String(start[...last])
  }
}
