// `environ` is a variable of the C library, which nothing here changes.
#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  import Darwin
#endif

/// Another program, run to its end.
struct Subprocess: Sendable {
  /// A name to look up in `PATH`, or a path.
  var program: String
  var arguments: [String]
  /// Changes to the environment it inherits; `nil` removes a variable.
  var environment: [String: String?]

  /// What came of it.
  struct Result: Sendable {
    /// What it exited with; 128 and more where a signal ended it, -1 where the system does not tell.
    var status: Int32
    var output: [UInt8]
    var error: [UInt8]
  }

  /// Why it could not be run.
  struct Failure: Error, Sendable, Equatable {
    var code: Int32

    /// In the words of the system.
    var reason: String { String(cString: strerror(code)) }
  }

  init(_ program: String, _ arguments: [String], environment: [String: String?] = [:]) {
    self.program = program
    self.arguments = arguments
    self.environment = environment
  }

  /// Runs it, gives it the input, and gathers all it says. Whatever order it reads and writes in, neither side waits for
  /// the other for ever.
  /// - Throws: where it cannot be started; that it fails is told by its status.
  func run(input: [UInt8] = []) throws(Failure) -> Result {
    var pipes = Pipes()
    defer { pipes.closeAll() }
    try pipes.open(withInput: !input.isEmpty)
    let process = try spawn(pipes)
    pipes.closeChildEnds()
    let (output, error) = pipes.exchange(input)
    return Result(status: Self.wait(for: process), output: output, error: error)
  }

  // MARK: Starting

  private func spawn(_ pipes: Pipes) throws(Failure) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    if pipes.input.child >= 0 {
      posix_spawn_file_actions_adddup2(&actions, pipes.input.child, STDIN_FILENO)
    } else {
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    }
    posix_spawn_file_actions_adddup2(&actions, pipes.output.child, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, pipes.error.child, STDERR_FILENO)
    // Signals that this program ignores or blocks, the other one is to meet as usual.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))

    var process = pid_t()
    let words = ([program] + arguments).map { strdup($0) }
    let variables = variables()
    defer { for text in words + variables { free(text) } }
    let code = posix_spawnp(&process, program, &actions, &attributes, words + [nil], variables + [nil])
    guard code == 0 else { throw Failure(code: code) }
    return process
  }

  private typealias Text = UnsafeMutablePointer<CChar>

  /// As `NAME=value`, to be freed. Those that it inherits need not be UTF-8.
  private func variables() -> [Text?] {
    #if canImport(Darwin)
      var next: UnsafeMutablePointer<Text?>? = _NSGetEnviron().pointee
    #else
      var next: UnsafeMutablePointer<Text?>? = environ
    #endif
    var variables: [Text?] = []
    while let here = next, let text = here.pointee {
      let name = String(cString: text).prefix { $0 != "=" }
      if environment[String(name)] == nil { variables.append(strdup(text)) }
      next = here + 1
    }
    let own = environment.compactMap { name, value in value.map { "\(name)=\($0)" } }.sorted()
    return variables + own.map { strdup($0) }
  }

  private static func wait(for process: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      // Somebody who ignores SIGCHLD is not told.
      if errno != EINTR { return -1 }
    }
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : 128 + signal
  }
}

/// The three ways between this program and another one: sockets, since these can be closed to other programs as they are
/// made, and writing to one can be asked not to raise SIGPIPE.
private struct Pipes {
  struct Pair {
    var own: Int32 = -1
    var child: Int32 = -1
  }

  private(set) var input = Pair()
  private(set) var output = Pair()
  private(set) var error = Pair()

  mutating func open(withInput: Bool) throws(Subprocess.Failure) {
    if withInput {
      input = try Self.pair()
      #if canImport(Darwin)
        var isOn: Int32 = 1
        setsockopt(input.own, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
      #endif
      _ = fcntl(input.own, F_SETFL, fcntl(input.own, F_GETFL) | O_NONBLOCK)
    }
    output = try Self.pair()
    error = try Self.pair()
  }

  mutating func closeChildEnds() {
    Self.close(&input.child)
    Self.close(&output.child)
    Self.close(&error.child)
  }

  mutating func closeAll() {
    closeChildEnds()
    Self.close(&input.own)
    Self.close(&output.own)
    Self.close(&error.own)
  }

  /// Writes what is to be read, and reads what is written, until the other side has closed its ends.
  mutating func exchange(_ bytes: [UInt8]) -> (output: [UInt8], error: [UInt8]) {
    var rest = bytes[...]
    var (said, complained): ([UInt8], [UInt8]) = ([], [])
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while output.own >= 0 || error.own >= 0 {
      // A negative descriptor is passed over.
      var waiting = [
        pollfd(fd: output.own, events: Int16(POLLIN), revents: 0),
        pollfd(fd: error.own, events: Int16(POLLIN), revents: 0),
        pollfd(fd: input.own, events: Int16(POLLOUT), revents: 0),
      ]
      if poll(&waiting, nfds_t(waiting.count), -1) < 0 {
        if errno == EINTR { continue }
        break
      }
      if waiting[0].revents != 0 { Self.read(&output.own, &buffer, into: &said) }
      if waiting[1].revents != 0 { Self.read(&error.own, &buffer, into: &complained) }
      if waiting[2].revents != 0 { write(&rest) }
    }
    // Somebody who has no more to say may still want to hear the end.
    Self.close(&input.own)
    return (said, complained)
  }

  private static func read(_ descriptor: inout Int32, _ buffer: inout [UInt8], into bytes: inout [UInt8]) {
    #if canImport(Darwin)
      let count = Darwin.read(descriptor, &buffer, buffer.count)
    #elseif canImport(Musl)
      let count = Musl.read(descriptor, &buffer, buffer.count)
    #else
      let count = Glibc.read(descriptor, &buffer, buffer.count)
    #endif
    if count > 0 {
      bytes += buffer[..<count]
    } else if count == 0 || errno != EINTR {
      close(&descriptor)
    }
  }

  /// Writes as much as fits, and closes behind the last byte. A reader that wants no more is no mistake.
  private mutating func write(_ rest: inout ArraySlice<UInt8>) {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    let count = rest.withUnsafeBytes { send(input.own, $0.baseAddress, $0.count, flags) }
    if count >= 0 {
      rest = rest.dropFirst(count)
      if rest.isEmpty { Self.close(&input.own) }
    } else if errno != EINTR, errno != EAGAIN {
      Self.close(&input.own)
    }
  }

  // MARK: Descriptors

  /// Two ends of a socket; none is inherited by any program, and none stands where standard input, output or error belong,
  /// even if these are closed.
  private static func pair() throws(Subprocess.Failure) -> Pair {
    var ends: [Int32] = [-1, -1]
    #if canImport(Glibc)
      let status = socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends)
    #elseif canImport(Musl)
      let status = socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, &ends)
    #else
      let status = socketpair(AF_UNIX, SOCK_STREAM, 0, &ends)
    #endif
    guard status == 0 else { throw Subprocess.Failure(code: errno) }
    for index in ends.indices {
      if ends[index] <= STDERR_FILENO {
        let moved = fcntl(ends[index], F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
        let code = errno
        close(&ends[index])
        guard moved >= 0 else {
          for index in ends.indices { close(&ends[index]) }
          throw Subprocess.Failure(code: code)
        }
        ends[index] = moved
      }
      _ = fcntl(ends[index], F_SETFD, FD_CLOEXEC)
    }
    return Pair(own: ends[0], child: ends[1])
  }

  private static func close(_ descriptor: inout Int32) {
    guard descriptor >= 0 else { return }
    #if canImport(Darwin)
      _ = Darwin.close(descriptor)
    #elseif canImport(Musl)
      _ = Musl.close(descriptor)
    #else
      _ = Glibc.close(descriptor)
    #endif
    descriptor = -1
  }
}
