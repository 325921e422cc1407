/// Folders of tests, by their names.
enum TestFolder {
  private static let endings = ["Tests", "TestUtils", "TestSupport"]

  /// Whether a file lies in one.
  /// - Parameter path: relative to the project.
  static func holds(_ path: String) -> Bool { folder(of: path) != nil }

  /// The outermost one that a file lies in: `Tests`, `AppUITests`.
  static func folder(of path: String) -> Substring? {
    path.split(separator: "/").dropLast().first { folder in
      folder == "tests" || endings.contains { folder.hasSuffix($0) }
    }
  }
}
