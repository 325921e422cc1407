import GlassLintCore

/// What `--files-from` names.
enum PathList {
  /// The paths in a file, or on standard input for `-`.
  ///
  /// Lists come from tools that know nothing of languages, such as `git diff --name-only`: files that are not Swift are
  /// passed over.
  static func read(_ file: String, endsWithNull: Bool) throws(UsageError) -> [String] {
    let separator: UInt8 = endsWithNull ? 0 : 0x0A
    return try bytes(of: file).split(separator: separator).compactMap { line in
      let path = String(decoding: !endsWithNull && line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
      return path.isEmpty || (!path.hasSuffix(".swift") && FileStatus.isFile(path)) ? nil : path
    }
  }

  private static func bytes(of file: String) throws(UsageError) -> [UInt8] {
    do throws(SourceError) {
      if file == "-" { return try Descriptor.readInput() }
      let buffer = SourceBuffer()
      try buffer.read(path: file)
      return Array(buffer.bytes)
    } catch {
      throw UsageError("--files-from \(error.path): \(error.reason)")
    }
  }
}
