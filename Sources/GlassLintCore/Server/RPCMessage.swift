/// A message of JSON-RPC 2.0 (jsonrpc.org/specification), whatever frames it.
enum RPCMessage: Sendable, Equatable {
  case request(ID, method: String, params: JSONValue?)
  /// Is never answered.
  case notification(method: String, params: JSONValue?)
  /// `nil`: an answer to what could not be read.
  case response(ID?, Result<JSONValue, RPCError>)

  /// What a request is known by. Numbers stay as they were written, so that they come back digit by digit.
  enum ID: Sendable, Hashable, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
    case number(String)
    case string(String)

    init(integerLiteral number: Int) { self = .number(String(number)) }
    init(stringLiteral text: String) { self = .string(text) }
  }
}

/// Why a request was not done.
struct RPCError: Error, Sendable, Equatable {
  var code: Int
  var message: String
  var data: JSONValue?

  static func parse(_ message: String) -> RPCError { RPCError(code: -32700, message: message) }
  static func invalidRequest(_ message: String) -> RPCError { RPCError(code: -32600, message: message) }
  static func methodNotFound(_ method: String) -> RPCError {
    RPCError(code: -32601, message: "there is no method \"\(method)\"")
  }
  static func invalidParams(_ message: String) -> RPCError { RPCError(code: -32602, message: message) }
  /// As the language server protocol numbers it.
  static let cancelled = RPCError(code: -32800, message: "the request was cancelled")
  /// As the language server protocol numbers it.
  static let notInitialized = RPCError(code: -32002, message: "the first request is \"initialize\"")
  /// As the Model Context Protocol numbers it.
  static func unknownResource(_ uri: String, _ message: String) -> RPCError {
    RPCError(code: -32002, message: message, data: ["uri": .text(uri)])
  }
  static func `internal`(_ message: String) -> RPCError { RPCError(code: -32603, message: message) }
}

// MARK: - Reading

/// What a client sent at once: a message or, from some, several.
struct RPCInput: Sendable, Equatable {
  enum Item: Sendable, Equatable {
    case message(RPCMessage)
    /// To be answered with the error; without an id where there is none to be read.
    case invalid(RPCMessage.ID?, RPCError)
  }

  var items: [Item]
  /// Whether the answers belong into one list as well.
  var isBatch = false

  /// Reads one JSON text. Anything at all can be read; what makes no sense is an item that says so.
  init(_ bytes: [UInt8]) {
    let (value, errors) = JSONParser.parse(bytes, dialect: .message)
    guard let value else {
      let reason = errors.last.map { "\($0.message), at byte \($0.offset)" } ?? ""
      items = [.invalid(nil, .parse("this is no JSON: \(reason)"))]
      return
    }
    guard let elements = value.elements else {
      items = [Item(value, bytes)]
      return
    }
    isBatch = !elements.isEmpty
    items = elements.map { Item($0, bytes) }
    if elements.isEmpty { items = [.invalid(nil, .invalidRequest("a batch holds one message or more"))] }
  }
}

extension RPCInput.Item {
  /// - Parameter bytes: the text that the value was read from.
  fileprivate init(_ value: JSONValue, _ bytes: [UInt8]) {
    guard value.members != nil else {
      self = .invalid(nil, .invalidRequest("a message is an object, not \(value.noun)"))
      return
    }
    let idValue = value["id"]
    let id = idValue.flatMap { RPCMessage.ID($0, bytes) }
    func invalid(_ reason: String) -> Self { .invalid(id, .invalidRequest(reason)) }

    guard value["jsonrpc"]?.string == "2.0" else {
      self = invalid("\"jsonrpc\" has to be \"2.0\"")
      return
    }
    guard let method = value["method"] else {
      self = Self.response(value, id) ?? invalid("a message has a \"method\", a \"result\" or an \"error\"")
      return
    }
    let params = value["params"].flatMap { $0.content == .null ? nil : $0 }
    guard let method = method.string else {
      self = invalid("\"method\" is text, not \(method.noun)")
      return
    }
    if let params, params.members == nil, params.elements == nil {
      self = invalid("\"params\" is an object or a list, not \(params.noun)")
      return
    }
    if let idValue {
      self =
        id.map { .message(.request($0, method: method, params: params)) }
        ?? invalid("\"id\" is a number or text, not \(idValue.noun)")
    } else {
      self = .message(.notification(method: method, params: params))
    }
  }

  private static func response(_ value: JSONValue, _ id: RPCMessage.ID?) -> Self? {
    if let result = value["result"] {
      guard let id else { return nil }
      return .message(RPCMessage.response(id, .success(result)))
    }
    guard let error = value["error"], let code = error["code"]?.integer else { return nil }
    let failure = RPCError(code: code, message: error["message"]?.string ?? "", data: error["data"])
    return .message(RPCMessage.response(id, .failure(failure)))
  }
}

extension RPCMessage.ID {
  /// - Parameter bytes: the text that the value was read from.
  /// - Returns: `nil` for what is no id.
  init?(_ value: JSONValue, _ bytes: [UInt8]) {
    switch value.content {
    case .string(let text): self = .string(text)
    case .number: self = .number(String(decoding: bytes[value.start..<value.end], as: UTF8.self))
    default: return nil
    }
  }
}

// MARK: - Writing

extension RPCMessage {
  /// On one line, without a line end.
  var bytes: [UInt8] {
    var json = JSONWriter()
    json.append(self)
    return json.text.finish()
  }

  /// The answers to a batch.
  static func bytes(ofBatch messages: [RPCMessage]) -> [UInt8] {
    var json = JSONWriter()
    json.array { json in
      for message in messages { json.append(message) }
    }
    return json.text.finish()
  }
}

extension JSONWriter {
  fileprivate mutating func append(_ message: RPCMessage) {
    object { json in
      json.field("jsonrpc", "2.0")
      switch message {
      case .request(let id, let method, let params):
        json.field(id)
        json.field(method, params)
      case .notification(let method, let params):
        json.field(method, params)
      case .response(let id, .success(let result)):
        json.field(id)
        json.key("result")
        json.value(result)
      case .response(let id, .failure(let error)):
        json.field(id)
        json.object("error") { json in
          json.field("code", error.code)
          json.field("message", error.message)
          if let data = error.data {
            json.key("data")
            json.value(data)
          }
        }
      }
    }
  }

  private mutating func field(_ id: RPCMessage.ID?) {
    key("id")
    switch id {
    case .number(let text): value(verbatim: text)
    case .string(let text): value(text)
    case nil: value(JSONValue(.null))
    }
  }

  private mutating func field(_ method: String, _ params: JSONValue?) {
    field("method", method)
    if let params {
      key("params")
      value(params)
    }
  }
}
