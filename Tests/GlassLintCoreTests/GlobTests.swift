import Testing

@testable import GlassLintCore

@Suite struct GlobTests {
  @Test(
    arguments: [
      ("*.swift", "a.swift", true), ("*.swift", "b/a.swift", false), ("**/*.swift", "a.swift", true),
      ("**/*.swift", "b/c/a.swift", true), ("Legacy", "Legacy/a/b.swift", true),
      ("Legacy/", "Legacy/a.swift", true),
      ("Legacy/", "Legacy", false), ("Legacy", "LegacyNew/a.swift", false),
      ("Legacy", "x/Legacy/a.swift", false),
      ("Legacy/**", "Legacy/a/b.swift", true), ("Legacy/**", "Legacy", false), ("a/**/b", "a/b", true),
      ("a/**/b", "a/x/y/b", true), ("a/**/b/c.swift", "a/b/b/c.swift", true),
      ("a/**/b/c.swift", "a/b/d.swift", false),
      ("**/Tests", "A/Tests/x.swift", true), ("?.swift", "é.swift", true), ("?.swift", "ab.swift", false),
      ("[a-c].swift", "b.swift", true), ("[!a-c].swift", "b.swift", false), ("[^a-c].swift", "d.swift", true),
      ("[]x].swift", "].swift", true), ("[é-ü].swift", "ö.swift", true), ("[a-].swift", "-.swift", true),
      ("{A,B/C}/*.swift", "B/C/x.swift", true), ("{A,B/C}/*.swift", "B/x.swift", false),
      ("x{1,{2,3}}.swift", "x3.swift", true), ("x{,y}.swift", "x.swift", true),
      ("\\*.swift", "*.swift", true),
      ("\\*.swift", "a.swift", false), ("./a.swift", "a.swift", true), ("a.swift", "./a.swift", true),
      ("a//b.swift", "a/b.swift", true), ("a*b*c", "aXbYbZc", true), ("a*b*c", "aXbYbZ", false),
      ("**", "a/b", true),
      ("a**b", "axxb", true), ("a**b", "ax/xb", false),
    ])
  func matches(pattern: String, path: String, expected: Bool) throws {
    #expect(try Glob(pattern).matches(path) == expected, "\(pattern) on \(path)")
  }

  @Test func aFolderPatternPrunesTheFolder() throws {
    #expect(try Glob("Legacy/**").matches("Legacy", isDirectory: true))
    #expect(try Glob("Legacy/").matches("Legacy", isDirectory: true))
    #expect(try !Glob("Legacy/*.swift").matches("Legacy", isDirectory: true))
  }

  @Test(
    arguments: [
      ("", 0), ("/etc", 0), ("a/[bc", 2), ("a{b", 1), ("ab}", 2), ("ab\\", 2), ("a[z-a]", 1), ("../x", 0),
      ("a/../b", 0),
      (String(repeating: "{a,b}", count: 30), 0), ("{" + String(repeating: "{a,", count: 9), 0),
    ])
  func refuses(pattern: String, offset: Int) {
    #expect { try Glob(pattern) } throws: { ($0 as? Glob.Mistake)?.offset == offset }
  }

  @Test func hardPatternsTakeNoTime() throws {
    let stars = try Glob(String(repeating: "a*", count: 50) + "b")
    #expect(!stars.matches(String(repeating: "a", count: 5000)))
    let folders = try Glob(String(repeating: "**/a/", count: 50) + "b")
    #expect(!folders.matches(String(repeating: "a/", count: 2000) + "c"))
  }

  @Test(
    arguments: [
      ("*.swift", "x/a.swift", false, true), ("/a.swift", "a.swift", false, true),
      ("/a.swift", "x/a.swift", false, false),
      ("x/a.swift", "y/x/a.swift", false, false), ("build/", "x/build", true, true),
      ("build/", "x/build", false, false),
      ("# a", "# a", false, false), ("\\# a", "# a", false, true), ("a  ", "a", false, true),
      ("a\\ ", "a ", false, true),
      ("*\n!a", "a", false, false), ("!a\n*", "a", false, true), ("a/**", "a", true, false),
      ("a/**", "a/b", false, true),
      ("**/a", "x/y/a", false, true), ("a/**/b", "a/b", false, true), ("{a,b}", "a", false, false),
      ("[a", "[a", false, false), ("a\r\nb\r\n", "b", false, true), ("foo/*", "foo/a/b", false, false),
      ("", "a", false, false),
    ])
  func ignores(text: String, path: String, isDirectory: Bool, expected: Bool) {
    let ignore = GitIgnore(Array(text.utf8), directory: "/root")
    let verdict = Array("/root/\(path)".utf8).withUnsafeBytes {
      ignore.verdict(on: $0, isDirectory: isDirectory)
    }
    #expect((verdict == .ignored) == expected, "\(text) on \(path)")
  }
}
