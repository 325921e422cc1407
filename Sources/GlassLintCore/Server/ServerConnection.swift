import Dispatch
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The messages of a client on a descriptor, framed by headers as the language server protocol has them.
///
/// One thread reads them as they come, so that a request can be taken back while another is being answered.
final class ServerConnection: Sendable {
  private let input: Int32
  private let output: Int32
  private let state = Mutex(State())
  private let arrived = DispatchSemaphore(value: 0)

  private struct State {
    var items: [RPCInput.Item] = []
    /// The request at hand.
    var current: RPCMessage.ID?
    /// Of the requests that wait or are at hand. An answer and its cancellation often cross.
    var cancelled: Set<RPCMessage.ID> = []
    var isClosed = false

    func isOpen(_ id: RPCMessage.ID) -> Bool {
      current == id
        || items.contains { item in
          if case .message(.request(id, _, _)) = item { true } else { false }
        }
    }
  }

  /// A message longer than this is no message of an editor: 256 MB.
  private static let limit = 256 << 20
  private static let headerLimit = 1 << 14

  init(input: Int32, output: Int32) {
    self.input = input
    self.output = output
  }

  // MARK: Reading

  /// Begins to read, on a thread of its own.
  func start() {
    DispatchQueue.global(qos: .userInitiated).async { [self] in
      var reader = FrameReader(descriptor: input)
      while let body = reader.next(headerLimit: Self.headerLimit, limit: Self.limit) {
        let items = RPCInput(body).items
        state.withLock { state in
          for item in items {
            if case .message(.notification("$/cancelRequest", let params)) = item,
              let id = params?["id"].flatMap({ RPCMessage.ID($0, body) })
            {
              if state.isOpen(id) { state.cancelled.insert(id) }
            } else {
              state.items.append(item)
            }
          }
        }
        arrived.signal()
      }
      if let mistake = reader.mistake {
        // Editors keep what is said there in their logs.
        try? Descriptor.write(Array("error: a message cannot be read: \(mistake)\n".utf8), to: STDERR_FILENO)
      }
      state.withLock { $0.isClosed = true }
      arrived.signal()
    }
  }

  var hasMessages: Bool { state.withLock { !$0.items.isEmpty || $0.isClosed } }

  /// How often one looks whether the client is still there, in seconds.
  private static let lookout = 3

  /// Waits for the next message.
  /// - Parameters:
  ///   - timeout: in microseconds; `nil`: as long as it takes.
  ///   - client: the process whose end is the end of the connection, where that is known.
  /// - Returns: `nil` where none came in time, or none will come any more.
  func next(timeout: UInt32?, from client: Int32?) -> RPCInput.Item? {
    while true {
      let (item, isClosed) = state.withLock { state in
        let item = state.items.isEmpty ? nil : state.items.removeFirst()
        if case .message(.request(let id, _, _))? = item { state.current = id }
        return (item, state.isClosed)
      }
      if item != nil || isClosed { return item }
      if let timeout {
        if arrived.wait(timeout: .now() + .microseconds(Int(timeout))) == .timedOut { return nil }
        continue
      }
      // A pipe stays open as long as any process holds its other end.
      if arrived.wait(timeout: .now() + .seconds(Self.lookout)) == .timedOut, let client,
        kill(client, 0) != 0,
        errno == ESRCH
      {
        state.withLock { $0.isClosed = true }
      }
    }
  }

  var isClosed: Bool { state.withLock { $0.isClosed && $0.items.isEmpty } }

  /// Whether the client does not want to know any more.
  func isCancelled(_ id: RPCMessage.ID) -> Bool { state.withLock { $0.cancelled.contains(id) } }

  /// A request was answered.
  func forget(_ id: RPCMessage.ID) {
    state.withLock { state in
      state.current = nil
      state.cancelled.remove(id)
    }
  }

  // MARK: Writing

  /// - Returns: `false` where nobody reads any more.
  @discardableResult
  func send(_ message: RPCMessage) -> Bool {
    let body = message.bytes
    let bytes = Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
    return (try? Descriptor.write(bytes, to: output)) != nil
  }
}

/// Takes messages apart: headers, an empty line, and as many bytes as they say.
private struct FrameReader {
  let descriptor: Int32
  /// Why what comes makes no sense any more.
  private(set) var mistake: String?
  private var buffer: [UInt8] = []
  private var position = 0
  private var chunk = [UInt8](repeating: 0, count: 1 << 16)

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// - Returns: the body of the next message; `nil` at the end, and where what comes makes no sense any more.
  mutating func next(headerLimit: Int, limit: Int) -> [UInt8]? {
    var length: Int?
    var size = 0
    while true {
      guard let line = line(limit: headerLimit) else { return nil }
      size += line.count
      guard size < headerLimit else {
        mistake = "headers of more than \(headerLimit) bytes"
        return nil
      }
      if line.isEmpty {
        // Empty lines between messages do no harm.
        if let length { return body(length) }
        continue
      }
      let text = String(decoding: line, as: UTF8.self)
      guard let colon = text.firstIndex(of: ":") else { continue }
      if text[..<colon].lowercased() == "content-length" {
        length = Int(text[text.index(after: colon)...].filter { $0 != " " }).flatMap {
          (0...limit).contains($0) ? $0 : nil
        }
        if length == nil {
          mistake = "a Content-Length that is no number from 0 to \(limit)"
          return nil
        }
      }
    }
  }

  private mutating func line(limit: Int) -> [UInt8]? {
    var end = position
    while true {
      while end < buffer.count, buffer[end] != 0x0A { end += 1 }
      if end < buffer.count { break }
      guard end - position < limit, fill() else { return nil }
      end = position
    }
    var line = buffer[position..<end]
    if line.last == 0x0D { line.removeLast() }
    position = end + 1
    return Array(line)
  }

  private mutating func body(_ length: Int) -> [UInt8]? {
    while buffer.count - position < length {
      guard fill() else { return nil }
    }
    let body = Array(buffer[position..<position + length])
    position += length
    if position == buffer.count { (buffer, position) = ([], 0) }
    return body
  }

  /// - Returns: `false` at the end.
  private mutating func fill() -> Bool {
    if position > 1 << 16 {
      buffer.removeFirst(position)
      position = 0
    }
    let count = Descriptor.read(descriptor, into: &chunk)
    buffer += chunk[..<count]
    return count > 0
  }
}

/// `glasslint lsp`.
public enum LanguageServerProcess {
  /// How long one waits for the next message before what is due is said, in microseconds: of edits, as long as a burst
  /// of messages takes; of what takes more work, until nobody types.
  private static func pause(before due: LanguageServer.Due) -> UInt32 { due == .settling ? 100_000 : 1_000 }

  /// Serves one client until it says goodbye, or is gone.
  /// - Parameter jobs: threads; all cores where `nil`.
  /// - Returns: the status to exit with: 0 after `shutdown` and `exit`, 1 otherwise.
  public static func run(input: Int32, output: Int32, jobs: Int? = nil) -> Int32 {
    let connection = ServerConnection(input: input, output: output)
    let server = LanguageServer(workspace: Workspace(jobs: jobs)) { connection.send($0) }
    connection.start()
    while server.exitStatus == nil {
      guard
        let item = connection.next(
          timeout: server.due == .nothing ? nil : pause(before: server.due), from: server.clientProcess)
      else {
        if connection.isClosed { return server.exitStatus ?? 1 }
        server.sayDue { connection.hasMessages }
        continue
      }
      if case .message(.request(let id, _, _)) = item {
        defer { connection.forget(id) }
        if connection.isCancelled(id) {
          connection.send(.response(id, .failure(.cancelled)))
          continue
        }
        server.isCancelled = { connection.isCancelled(id) }
        server.receive(item)
      } else {
        server.receive(item)
      }
    }
    return server.exitStatus ?? 1
  }
}
