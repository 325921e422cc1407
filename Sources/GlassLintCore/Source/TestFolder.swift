/// Folders of tests, by their names.
enum TestFolder {
  private static let endings = ["Tests", "TestUtils", "TestSupport"]

  /// Whether a file lies in one.
  /// - Parameter path: relative to the project.
  static func holds(_ path: String) -> Bool { folder(of: path) != nil }

  /// The outermost one that a file lies in: `Tests`, `Kit/AppUITests`.
  static func folder(of path: String) -> String? {
    let folders = path.split(separator: "/").dropLast()
    let test = folders.firstIndex { folder in
      folder == "tests" || endings.contains { folder.hasSuffix($0) }
    }
    return test.map { folders[...$0].joined(separator: "/") }
  }
}
