import GlassLintCore

/// The program: words in, exit status out.
enum GlassLint {
  static func run(_ words: [String]) -> ExitStatus {
    let console = Console()
    do throws(UsageError) {
      switch try Invocation(words) {
      case .command(let command, let arguments):
        let status = try command.run(arguments, console)
        return max(status, console.finish())
      case .help(let command): console.write(Help.text(for: command))
      case .version: console.write("glasslint \(GlassLintVersion.described)\n")
      }
      return console.finish()
    } catch {
      console.report(error: error.message)
      return AgentHook.isCalled(by: words) ? ExitStatus.failure.forAgent : .failure
    }
  }
}
