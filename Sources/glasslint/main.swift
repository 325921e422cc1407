#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// A reader that has seen enough closes the pipe; `write` then fails, and that is told by its result.
signal(SIGPIPE, SIG_IGN)
// Whoever started this program may ignore the end of others; how git ended has to be known.
signal(SIGCHLD, SIG_DFL)
exit(GlassLint.run(Array(CommandLine.arguments.dropFirst())).rawValue)
