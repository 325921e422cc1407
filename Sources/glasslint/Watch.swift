import GlassLintCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// `glasslint lint --watch`: lints again whenever a file changes, until somebody ends it.
enum Watch {
  /// Between two looks at the files. Where a look takes long, more than that: it is to cost a hundredth of the time.
  private static let interval = 500
  private static let idleFactor = 100
  /// For how long a change is waited for to be over, as where git checks out many files.
  private static let (settling, longestSettling) = (50, 1_000)

  static func run(_ arguments: Arguments, _ console: Console) throws(UsageError) -> ExitStatus {
    for option in [OptionDescription.stdinPath, .staged, .filesFrom, .shard] where arguments.has(option) {
      throw UsageError("--watch is for files that change on disk; leave out --\(option.name)")
    }
    // What a shell makes of a program that SIGINT ended.
    signal(SIGINT) { _ in _exit(130) }
    let paths = ReportPaths.current()
    let operands = arguments.operands.isEmpty ? ["."] : arguments.operands
    // What changes while the first files are linted has changed since then.
    var watched = WatchedFiles(below: operands.map(paths.absolute))
    var isFirst = true
    while true {
      begin(console, isFirst: isFirst)
      do throws(UsageError) {
        let run = try LintRun(arguments, console)
        _ = LintCommand.lint(run)
        watched.add(below: run.projectRoots, files: run.settingsFiles)
      } catch {
        if isFirst { throw error }
        console.report(error: error.message)
      }
      let status = console.finish()
      if status != .clean || console.outputIsClosed { return status }
      if isFirst {
        let seconds = Double(interval) / 1_000
        console.note(
          "watching \(Summary.count(watched.count, "file")), every \(seconds) seconds; Ctrl-C ends it")
      }
      isFirst = false
      if !waitForChange(&watched) { return .clean }
    }
  }

  private static func begin(_ console: Console, isFirst: Bool) {
    if console.outputIsTerminal {
      // Home, what is seen, what has gone by.
      console.write("\u{1B}[H\u{1B}[2J\u{1B}[3J")
    } else if !isFirst {
      console.write("---\n")
    }
  }

  /// - Returns: whether there is still somebody to tell of it.
  private static func waitForChange(_ watched: inout WatchedFiles) -> Bool {
    let clock = ContinuousClock()
    var pause = interval
    while Descriptor.outputStaysOpen(forMilliseconds: pause) {
      var hasChanged = false
      let cost = clock.measure { hasChanged = watched.haveChanged() }
      if hasChanged {
        settle(&watched)
        return true
      }
      pause = max(interval, Int(cost / .milliseconds(1)) * idleFactor)
    }
    return false
  }

  /// Waits until what changes has changed.
  private static func settle(_ watched: inout WatchedFiles) {
    for _ in 0..<longestSettling / settling {
      guard Descriptor.outputStaysOpen(forMilliseconds: settling), watched.haveChanged() else { return }
    }
  }
}
