import Testing

@testable import GlassLintCore

/// Paths as text.
@Suite struct FilePathTests {
  @Test(
    arguments: [
      ("/a/b", "/a", "b"), ("/a", "/a", ""), ("/ab", "/a", nil), ("/a", "/a/b", nil), ("/a/b/c", "/a", "b/c"),
      ("/a", "/", "a"), ("/", "/", ""), ("a", "/", nil), ("", "/", nil), ("/a", "", "a"), ("a", "", nil),
      ("", "", ""), ("/e\u{301}/b", "/e", nil), ("/a/\u{301}b", "/a", "\u{301}b"),
    ] as [(String, String, String?)])
  func whatLiesBelowAFolder(path: String, folder: String, rest: String?) {
    #expect(FilePath.relative(path, to: folder) == rest)
    #expect(FilePath.isWithin(path, folder) == (rest != nil))
  }

  @Test func orderIsThatOfBytes() {
    let paths = ["/a", "/a b", "/a-b", "/a/b", "/a0", "/b", "/\u{e9}"]
    #expect(paths.shuffled().sorted(by: FilePath.isBefore) == paths)
    #expect(!FilePath.isBefore("", "") && FilePath.isBefore("", "/") && !FilePath.isBefore("/", ""))
  }
}
