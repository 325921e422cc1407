import Foundation

/// A folder that is gone when the test is.
final class TemporaryFolder {
  /// Absolute, with links followed.
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("glasslint-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.resolvingSymlinksInPath().path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ name: String, _ text: String = "") throws {
    let file = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: "\(path)/\(name)", withDestinationPath: target)
  }
}
