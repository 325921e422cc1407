import GlassLintCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Standard output and standard error: reports to the one, everything else to the other.
///
/// One thread uses it.
final class Console {
  /// What is known of a terminal without asking for colors.
  let outputIsTerminal = isatty(STDOUT_FILENO) == 1
  let errorIsTerminal = isatty(STDERR_FILENO) == 1
  let inputIsTerminal = isatty(STDIN_FILENO) == 1
  /// Whether to leave out all that is neither a report nor an error.
  var isQuiet = false
  /// Whether to tell that there was nothing to lint.
  var tellsOfNothing = true
  /// Whether to tell on standard error what was used.
  var isVerbose = false
  private(set) var usesColor = false

  private var output: [UInt8] = []
  private var failure: Int32?

  init() { setColor(nil) }

  /// - Parameter setting: what `--color` says.
  func setColor(_ setting: String?) {
    switch setting {
    case "always": usesColor = true
    case "never": usesColor = false
    default: usesColor = outputIsTerminal && Self.terminalTakesColor
    }
  }

  /// NO_COLOR: no-color.org.
  private static var terminalTakesColor: Bool {
    let isRefused = environment("NO_COLOR").map { !$0.isEmpty } ?? false
    return !isRefused && environment("TERM") != "dumb"
  }

  /// Columns of the terminal; 120 where there is none.
  var width: Int {
    var size = winsize()
    if ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
    return Self.environment("COLUMNS").flatMap(Int.init) ?? 120
  }

  private static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  // MARK: Standard output

  func write(_ text: String) { output += text.utf8 }

  func write(_ bytes: [UInt8]) {
    if output.isEmpty { output = bytes } else { output += bytes }
    if output.count > Self.bufferSize { flush() }
  }

  /// Writes a report.
  /// - Parameter file: its path; `nil`: standard output.
  /// - Returns: `failure` where the file could not be written, and says so.
  func write(_ report: [UInt8], to file: String?) -> ExitStatus {
    guard let file else {
      write(report)
      return .clean
    }
    do throws(SystemError) {
      try Descriptor.write(report, toFile: file)
      return .clean
    } catch {
      self.report(error: "\(file): cannot be written: \(error.reason)")
      return .failure
    }
  }

  private static let bufferSize = 1 << 16

  private func flush() {
    if failure == nil {
      do throws(SystemError) {
        try Descriptor.write(output, to: STDOUT_FILENO)
      } catch {
        failure = error.code
      }
    }
    output.removeAll(keepingCapacity: true)
  }

  /// Whether nobody reads standard output any more.
  var outputIsClosed: Bool { failure != nil }

  /// Writes what is left. A reader that closed the pipe has all it wanted; any other trouble is an error.
  func finish() -> ExitStatus {
    flush()
    guard let failure, failure != EPIPE else { return .clean }
    report(error: "standard output cannot be written: \(SystemError(code: failure).reason)")
    return .failure
  }

  // MARK: Standard error

  func report(error message: String) { tell("error: " + TerminalText.visible(message)) }

  func report(_ error: ConfigurationError) {
    let place = error.line > 0 ? "\(error.file):\(error.line):\(error.column)" : error.file
    tell(TerminalText.visible("\(place): error: \(error.message)"))
  }

  func report(_ error: SourceError) { report(error: "\(error.path): \(error.reason)") }

  /// Something that is good to know, but not asked for.
  func note(_ message: String) {
    if !isQuiet { tell(TerminalText.visible(message)) }
  }

  /// Something for `--verbose`.
  func detail(_ message: @autoclosure () -> String) {
    if isVerbose { tell(TerminalText.visible(message())) }
  }

  /// A table that would spoil the report on standard output.
  func writeAside(_ bytes: [UInt8]) {
    do throws(SystemError) {
      try Descriptor.write(bytes, to: STDERR_FILENO)
    } catch {
      // There is nobody left to tell.
    }
  }

  private func tell(_ line: String) { writeAside(Array((line + "\n").utf8)) }
}

extension Descriptor {
  /// Replaces what a file holds, or makes it.
  static func write(_ bytes: [UInt8], toFile path: String) throws(SystemError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw SystemError(code: errno) }
    do throws(SystemError) {
      try write(bytes, to: descriptor)
    } catch {
      close(descriptor)
      throw error
    }
    guard close(descriptor) == 0 else { throw SystemError(code: errno) }
  }

  /// Waits, but not longer than there is somebody to read standard output.
  /// - Returns: whether there is.
  static func outputStaysOpen(forMilliseconds time: Int) -> Bool {
    var request = pollfd(fd: STDOUT_FILENO, events: 0, revents: 0)
    let count = poll(&request, 1, Int32(clamping: time))
    return count <= 0
  }

  /// All of standard input.
  static func readInput() throws(SourceError) -> [UInt8] {
    let buffer = SourceBuffer()
    try buffer.read(descriptor: STDIN_FILENO, sizeHint: 0, path: "standard input")
    return Array(buffer.bytes)
  }
}
