import Dispatch
import Synchronization

/// A revision of the Model Context Protocol (modelcontextprotocol.io/specification).
enum MCPRevision: String, CaseIterable, Comparable {
  case november2024 = "2024-11-05"
  case march2025 = "2025-03-26"
  case june2025 = "2025-06-18"

  static func < (left: MCPRevision, right: MCPRevision) -> Bool { left.rawValue < right.rawValue }
}

/// Answers one agent by the Model Context Protocol.
///
/// Messages go in and out as JSON, whatever carries them. What takes time is worked off by several threads; answers come in
/// the order they are ready.
public final class MCPServer: Sendable {
  private struct State {
    /// What was agreed on; `nil` before `initialize`.
    var revision: MCPRevision?
    /// The requests that are not answered yet, by whether they were cancelled.
    var open: [RPCMessage.ID: Bool] = [:]
    var waiting: [@Sendable () -> Void] = []
    var workers = 0
    var isClosed = false
  }

  private let state = Mutex(State())
  private let work = DispatchGroup()
  private let root: String
  private let writing = MCPContext.Lock()
  private let send: @Sendable ([UInt8]) -> Bool
  private static let workerLimit = max(2, min(4, SystemProcessors.count))

  /// - Parameters:
  ///   - root: the folder that nothing is read outside of; has to be the process's working directory.
  ///   - send: writes a message, which has no line end, and says whether there is still somebody to read it. Called on any
  ///     thread.
  public init(root: String, send: @escaping @Sendable ([UInt8]) -> Bool) {
    self.root = FilePath.realPath(root) ?? root
    self.send = send
  }

  /// Takes one message, or a batch of them.
  public func receive(_ bytes: [UInt8]) {
    let input = RPCInput(bytes)
    guard input.isBatch else {
      for item in input.items { handle(item) { self.answer($0) } }
      return
    }
    // Only one revision has batches; before any is agreed on there can be none, as `initialize` stands alone.
    guard state.withLock({ $0.revision }) == .march2025 else {
      answer(.response(nil, .failure(.invalidRequest("this revision of the protocol has no batches"))))
      return
    }
    let batch = MCPBatch(count: input.items.count) { messages in
      if !messages.isEmpty { self.write(RPCMessage.bytes(ofBatch: messages)) }
    }
    for item in input.items { handle(item, isInBatch: true) { batch.add($0) } }
  }

  /// Says that a message was too long to be read.
  public func refuseLongMessage(limit: Int) {
    answer(.response(nil, .failure(.invalidRequest("a message is longer than \(limit) bytes"))))
  }

  /// Waits until all requests are answered.
  public func finish() { work.wait() }

  // MARK: Messages

  /// - Parameter reply: is called once, with the answer, or with `nil` where there is none to be given.
  private func handle(
    _ item: RPCInput.Item, isInBatch: Bool = false, _ reply: @escaping @Sendable (RPCMessage?) -> Void
  ) {
    switch item {
    case .invalid(let id, let error): reply(.response(id, .failure(error)))
    case .message(.request(let id, let method, let params)):
      guard state.withLock({ $0.open[id] }) == nil else {
        reply(.response(id, .failure(.invalidRequest("a request with this id is not answered yet"))))
        return
      }
      request(id, method, params, isInBatch: isInBatch, reply)
    case .message(.notification(let method, let params)):
      if method == "notifications/cancelled", let id = params?["requestId"].flatMap(Self.id) {
        state.withLock { if $0.open[id] != nil { $0.open[id] = true } }
      }
      reply(nil)
    // Nothing is asked of clients.
    case .message(.response): reply(nil)
    }
  }

  /// An id that was read long after its text.
  private static func id(_ value: JSONValue) -> RPCMessage.ID? {
    switch value.content {
    case .string(let text): .string(text)
    case .number(let number): .number(JSONValue.text(number))
    default: nil
    }
  }

  private static let methods: Set<String> = [
    "initialize", "ping", "tools/list", "tools/call", "resources/list", "resources/templates/list",
    "resources/read",
  ]

  private func request(
    _ id: RPCMessage.ID, _ method: String, _ params: JSONValue?, isInBatch: Bool,
    _ reply: @escaping @Sendable (RPCMessage?) -> Void
  ) {
    func answer(_ result: Result<JSONValue, RPCError>) { reply(.response(id, result)) }
    guard Self.methods.contains(method) else { return answer(.failure(.methodNotFound(method))) }
    if let params, params.members == nil {
      return answer(.failure(.invalidParams("\"params\" has to be an object")))
    }
    if method == "ping" { return answer(.success([:])) }
    if method == "initialize" {
      if isInBatch { return answer(.failure(.invalidRequest("initialize cannot be part of a batch"))) }
      return answer(initialize(params))
    }
    guard let revision = state.withLock({ $0.revision }) else {
      return answer(.failure(.invalidRequest("\(method) comes after initialize")))
    }
    switch method {
    case "tools/list":
      answer(.success(["tools": JSONValue(.array(MCPTool.all.map { $0.description(for: revision) }))]))
    case "resources/list": answer(.success(MCPResources.list))
    case "resources/templates/list": answer(.success(MCPResources.templates))
    case "resources/read":
      guard let uri = params?["uri"]?.string else {
        return answer(.failure(.invalidParams("resources/read needs \"uri\", a text")))
      }
      enqueue(id, reply) { context in Self.read(uri, context) }
    default:
      let call: MCPCall
      do throws(MCPFailure) {
        call = try MCPCall(params)
      } catch {
        return answer(.failure(.invalidParams(error.message)))
      }
      enqueue(id, reply) { context in call.run(context, revision) }
    }
  }

  private func initialize(_ params: JSONValue?) -> Result<JSONValue, RPCError> {
    guard let asked = params?["protocolVersion"]?.string else {
      return .failure(.invalidParams("initialize needs \"protocolVersion\", a text"))
    }
    // Whoever asks for another one hears the latest, and may go.
    let revision = MCPRevision(rawValue: asked) ?? .june2025
    let isFirst = state.withLock { state in
      if state.revision != nil { return false }
      state.revision = revision
      return true
    }
    guard isFirst else { return .failure(.invalidRequest("initialize comes only once")) }
    var info: [(String, JSONValue)] = [("name", "glasslint")]
    if revision >= .june2025 { info.append(("title", "GlassLint")) }
    info.append(("version", .text(GlassLintVersion.current)))
    return .success([
      "protocolVersion": .text(revision.rawValue), "capabilities": ["tools": [:], "resources": [:]],
      "serverInfo": JSONValue(members: info), "instructions": .text(Self.instructions),
    ])
  }

  /// Some clients show no more than 512 characters.
  private static let instructions = """
    GlassLint knows this project's SwiftUI design system. Before you write a number, color, font or shadow in a view, ask \
    `tokens` for the name to write. After you edited Swift files, call `lint` with their paths, then `fix` with write \
    true for findings marked [fix]. Read `explain` before you suppress a finding.
    """

  private static func read(_ uri: String, _ context: MCPContext) -> Result<JSONValue, RPCError>? {
    do throws(MCPFailure) {
      return .success(try MCPResources(context: context).read(uri))
    } catch {
      switch error {
      case .cancelled: return nil
      case .arguments(let message):
        return .failure(.unknownResource(uri, message))
      case .refused(let message): return .failure(.internal(message))
      }
    }
  }

  // MARK: Work

  /// Does work as soon as a thread is free.
  /// - Parameter body: makes the result, `nil` where nobody waits for it any more.
  private func enqueue(
    _ id: RPCMessage.ID, _ reply: @escaping @Sendable (RPCMessage?) -> Void,
    _ body: @escaping @Sendable (MCPContext) -> Result<JSONValue, RPCError>?
  ) {
    let isCancelled: @Sendable () -> Bool = { [self] in
      state.withLock { $0.isClosed || $0.open[id] ?? true }
    }
    let context = MCPContext(root: root, writing: writing, isCancelled: isCancelled)
    let job: @Sendable () -> Void = { [self] in
      let result = isCancelled() ? nil : body(context)
      let wasCancelled = state.withLock { $0.open.removeValue(forKey: id) ?? true }
      reply(wasCancelled ? nil : result.map { .response(id, $0) })
    }
    let startsWorker = state.withLock { state in
      state.open[id] = false
      state.waiting.append(job)
      guard state.workers < Self.workerLimit else { return false }
      state.workers += 1
      return true
    }
    if startsWorker { DispatchQueue.global().async(group: work) { self.workOff() } }
  }

  private func workOff() {
    while true {
      let job: (@Sendable () -> Void)? = state.withLock { state in
        if state.waiting.isEmpty {
          state.workers -= 1
          return nil
        }
        return state.waiting.removeFirst()
      }
      guard let job else { return }
      job()
    }
  }

  // MARK: Answers

  private func answer(_ message: RPCMessage?) {
    if let message { write(message.bytes) }
  }

  private func write(_ bytes: [UInt8]) {
    if !send(bytes) { state.withLock { $0.isClosed = true } }
  }
}

/// Collects the answers to a batch.
private final class MCPBatch: Sendable {
  private let state: Mutex<(left: Int, messages: [RPCMessage])>
  private let finish: @Sendable ([RPCMessage]) -> Void

  init(count: Int, _ finish: @escaping @Sendable ([RPCMessage]) -> Void) {
    state = Mutex((count, []))
    self.finish = finish
  }

  /// Takes the answer to one of the messages, `nil` for none.
  func add(_ message: RPCMessage?) {
    let all: [RPCMessage]? = state.withLock { state in
      state.left -= 1
      if let message { state.messages.append(message) }
      return state.left == 0 ? state.messages : nil
    }
    if let all { finish(all) }
  }
}

/// One call of a tool that can be made.
private struct MCPCall: Sendable {
  private let tool: MCPTool
  private let arguments: MCPArguments

  init(_ params: JSONValue?) throws(MCPFailure) {
    guard let name = params?["name"]?.string else { throw .arguments("tools/call needs \"name\", a text") }
    guard let tool = MCPTool.all.first(where: { $0.name == name }) else {
      throw .arguments(unknownMessage("tool", name, valid: MCPTool.all.map(\.name)))
    }
    self.tool = tool
    arguments = try MCPArguments(params?["arguments"], for: tool)
  }

  /// - Returns: `nil` where nobody waits for the answer any more.
  func run(_ context: MCPContext, _ revision: MCPRevision) -> Result<JSONValue, RPCError>? {
    do throws(MCPFailure) {
      return .success(Self.result(try tool.run(arguments, context), revision))
    } catch {
      switch error {
      case .cancelled: return nil
      case .arguments(let message): return .failure(.invalidParams(message))
      case .refused(let message):
        return .success(Self.result(MCPAnswer(text: MCPLimit.clipped(message), isError: true), revision))
      }
    }
  }

  /// The answer as the protocol has it, never longer than allowed.
  private static func result(_ answer: MCPAnswer, _ revision: MCPRevision) -> JSONValue {
    var answer = answer
    if revision < .june2025 || answer.isError { answer.data = nil }
    var result = value(answer)
    var limit = MCPLimit.text
    // What has to be escaped takes more room than it seemed to.
    while MCPLimit.size(result) > MCPLimit.answer - 1_000, limit > 1_000 {
      answer.text = MCPLimit.clipped(answer.text, to: limit)
      answer.data = nil
      answer.isError = answer.isError || revision >= .june2025
      limit /= 2
      result = value(answer)
    }
    return result
  }

  private static func value(_ answer: MCPAnswer) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("content", [["type": "text", "text": .text(answer.text)]])
    ]
    if let data = answer.data { members.append(("structuredContent", data)) }
    members.append(("isError", .flag(answer.isError)))
    return JSONValue(members: members)
  }
}

extension MCPFailure {
  var message: String {
    switch self {
    case .arguments(let message), .refused(let message): message
    case .cancelled: "cancelled"
    }
  }
}
