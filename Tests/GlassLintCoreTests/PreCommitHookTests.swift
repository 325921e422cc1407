import Testing

@testable import GlassLintCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@Suite struct PreCommitHookTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var hook: PreCommitHook { PreCommitHook(folder: folder.path + "/hooks") }

  @Test func installsAndUninstallsWhereThereWasNothing() throws {
    #expect(try hook.install(program: "/usr/local/bin/glasslint", options: ["--fix"]) == .installed)
    #expect(try hook.state() == .own)
    let script = try text(hook.path)
    #expect(script.hasPrefix("#!/bin/sh\n"))
    #expect(script.contains("glasslint=/usr/local/bin/glasslint\n"))
    #expect(script.hasSuffix("exec \"$glasslint\" hook run --fix\n"))
    #expect(access(hook.path, X_OK) == 0)
    #expect(try hook.uninstall() == .removed)
    #expect(try hook.state() == .absent)
    #expect(try hook.uninstall() == .absent)
  }

  @Test func keepsTheHookThatWasThere() throws {
    try folder.write("hooks/pre-commit", "#!/bin/sh\necho before\n")
    #expect(chmod(hook.path, 0o755) == 0)
    #expect(try hook.state() == .foreign)
    #expect(try hook.uninstall() == .foreign)
    #expect(try hook.install(program: nil, options: []) == .installedBeforeKeeping)
    #expect(try text(hook.savedPath) == "#!/bin/sh\necho before\n")
    #expect(access(hook.savedPath, X_OK) == 0)
    #expect(try hook.uninstall() == .restored)
    #expect(try text(hook.path) == "#!/bin/sh\necho before\n")
    #expect(access(hook.savedPath, F_OK) != 0)
  }

  @Test func installingAgainTakesTheNewOptions() throws {
    _ = try hook.install(program: nil, options: ["--fail-on", "error"])
    #expect(try hook.install(program: nil, options: ["--fail-on", "error"]) == .unchanged)
    #expect(try hook.install(program: nil, options: ["--fix"]) == .updated)
    #expect(try text(hook.path).hasSuffix("hook run --fix\n"))
    #expect(access(hook.path, X_OK) == 0)
  }

  @Test func leavesAnEditedHookAlone() throws {
    _ = try hook.install(program: nil, options: [])
    let edited = try text(hook.path) + "make lint\n"
    try folder.write("hooks/pre-commit", edited)
    #expect(throws: SourceError.self) { try hook.install(program: nil, options: ["--fix"]) }
    #expect(throws: SourceError.self) { try hook.uninstall() }
    #expect(try text(hook.path) == edited)
  }

  @Test func neverSavesOverASavedHook() throws {
    try folder.write("hooks/pre-commit", "#!/bin/sh\nfirst\n")
    _ = try hook.install(program: nil, options: [])
    try folder.write("hooks/pre-commit", "#!/bin/sh\nsecond\n")
    #expect(throws: SourceError.self) { try hook.install(program: nil, options: []) }
    #expect(try text(hook.path) == "#!/bin/sh\nsecond\n")
    #expect(try text(hook.savedPath) == "#!/bin/sh\nfirst\n")
  }

  @Test(arguments: [
    ("--fix", "--fix"), ("", "''"), ("a b", "'a b'"), ("it's", "'it'\\''s'"), ("$HOME", "'$HOME'"),
    ("ü", "'ü'"),
  ])
  func wordsAreQuotedForTheShell(word: String, quoted: String) {
    #expect(ShellWord.quoted(word) == quoted)
  }

  private func text(_ path: String) throws -> String {
    let buffer = SourceBuffer()
    try buffer.read(path: path)
    return String(decoding: buffer.bytes, as: UTF8.self)
  }
}
