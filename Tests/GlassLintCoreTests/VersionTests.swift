import Testing

@testable import GlassLintCore

@Suite struct VersionTests {
  @Test(arguments: [
    ("0123456789abcdef0123456789abcdef01234567", "commit 0123456789ab"),
    ("0123456", "commit 0123456"),
    (String(repeating: "a", count: 64), "commit aaaaaaaaaaaa"),
    // The placeholder, and what is no commit.
    ("$Format:%H$", "working copy"),
    ("", "working copy"),
    ("01234", "working copy"),
    ("0123456789ab-dirty", "working copy"),
    ("0123456789AB", "working copy"),
    (String(repeating: "a", count: 65), "working copy"),
  ])
  func originOfTheSources(commit: String, origin: String) {
    #expect(GlassLintVersion.origin(of: commit) == origin)
  }

  @Test func describesVersionAndOrigin() {
    let origin = GlassLintVersion.origin(of: GlassLintVersion.sourceCommit)
    #expect(GlassLintVersion.described == "\(GlassLintVersion.current) (\(origin))")
  }
}
