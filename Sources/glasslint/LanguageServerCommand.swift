import GlassLintCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// `glasslint lsp`: a language server.
enum LanguageServerCommand {
  @Sendable static func run(_ arguments: Arguments, _ console: Console) throws(UsageError) -> ExitStatus {
    if console.inputIsTerminal {
      throw UsageError(
        "`glasslint lsp` talks to an editor over pipes; see docs/editors.md for how to set one up")
    }
    let status = LanguageServerProcess.run(
      input: STDIN_FILENO, output: STDOUT_FILENO, jobs: arguments.value(.jobs).flatMap { Int($0) })
    return ExitStatus(rawValue: status) ?? .failure
  }
}
