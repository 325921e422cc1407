import GlassLintCore
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// `glasslint mcp`: a server of the Model Context Protocol, a message a line.
enum MCPCommand {
  /// Longer messages are refused: nobody sends a file that long.
  private static let longestMessage = 32 << 20

  @Sendable static func run(_ arguments: Arguments, _ console: Console) throws(UsageError) -> ExitStatus {
    let root = arguments.value(.root) ?? "."
    // Findings are named, and files opened, from where the server stands.
    guard chdir(root) == 0 else { throw UsageError("--root \(root): \(String(cString: strerror(errno)))") }
    let output = Mutex(())
    let server = MCPServer(root: ".") { message in
      output.withLock { _ in
        do throws(SystemError) {
          try Descriptor.write(message + [0x0A], to: STDOUT_FILENO)
          return true
        } catch {
          // Whoever closed the pipe waits for nothing.
          return false
        }
      }
    }
    var lines = LineReader(limit: longestMessage)
    while let line = lines.next() {
      switch line {
      case .text(let bytes): if !bytes.isEmpty { server.receive(bytes) }
      case .tooLong: server.refuseLongMessage(limit: longestMessage)
      }
    }
    server.finish()
    return .clean
  }
}

/// Lines of standard input as they come.
private struct LineReader {
  enum Line {
    /// Without its end.
    case text([UInt8])
    /// A line over the limit, none of which is kept.
    case tooLong
  }

  private let limit: Int
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  /// What was read and not handed out yet.
  private var unread = 0..<0
  private var hasEnded = false

  init(limit: Int) { self.limit = limit }

  /// The next line; `nil` where the input has ended.
  mutating func next() -> Line? {
    var line: [UInt8] = []
    var isTooLong = false
    while true {
      let end = buffer[unread].firstIndex(of: 0x0A)
      let part = buffer[unread.lowerBound..<(end ?? unread.upperBound)]
      if line.count + part.count > limit { isTooLong = true }
      if isTooLong { line = [] } else { line += part }
      if let end {
        unread = end + 1..<unread.upperBound
        return finished(line, isTooLong)
      }
      unread = 0..<0
      if !fill() { return line.isEmpty && !isTooLong ? nil : finished(line, isTooLong) }
    }
  }

  private func finished(_ line: [UInt8], _ isTooLong: Bool) -> Line {
    if isTooLong { return .tooLong }
    return .text(line.last == 0x0D ? Array(line.dropLast()) : line)
  }

  /// - Returns: whether there was more to read.
  private mutating func fill() -> Bool {
    if hasEnded { return false }
    unread = 0..<Descriptor.read(STDIN_FILENO, into: &buffer)
    hasEnded = unread.isEmpty
    return !hasEnded
  }
}
