/// A language server (LSP 3.17) over a workspace: messages in, messages out.
///
/// One thread uses it. What is said of documents after they changed is said when `publishDue` is called, so that of many
/// edits at once only the last counts.
final class LanguageServer {
  let workspace: Workspace
  private let send: (RPCMessage) -> Void
  private(set) var client = ClientCapabilities()
  private(set) var encoding = PositionEncoding.utf16
  private(set) var documents: [String: OpenDocument] = [:]
  /// By URI, what the client shows that was published.
  private var published: [String: Publication] = [:]
  /// Paths of the documents whose diagnostics are due, the one that changed last in front.
  private var dueDocuments: [String] = []
  /// By path, the diagnostics that the client pulled last, where it can be told to pull again.
  private var pulled: [String: JSONValue] = [:]
  /// Whether mistakes in configurations may be others than those published.
  var configurationsAreDue = false
  private var phase = Phase.new
  private var nextID = 1
  private var trace = "off"
  /// The last request to show progress.
  private var progressRequest: RPCMessage.ID?

  private enum Phase { case new, running, shutDown }

  struct OpenDocument {
    /// As the client spells it.
    let uri: String
    var version: Int
    var text: DocumentText
  }

  /// What was published of a document, and of which version.
  private struct Publication: Equatable {
    var version: Int?
    var diagnostics: JSONValue
  }

  /// Set once the process is to end.
  private(set) var exitStatus: Int32?
  /// The process of the client, where it said so.
  private(set) var clientProcess: Int32?
  /// Whether the client has taken the request at hand back.
  var isCancelled: () -> Bool = { false }
  private var knownTokens: TokenPlaces?

  init(workspace: Workspace = Workspace(), send: @escaping (RPCMessage) -> Void) {
    self.workspace = workspace
    self.send = send
  }

  /// The tokens of the project that an open document belongs to; `nil` where it belongs to none.
  func tokenPlaces(of path: String) -> TokenPlaces? {
    guard let (project, configuration) = workspace.project(of: path) else { return nil }
    let tokens = knownTokens?.following(project) ?? TokenPlaces(project, configuration)
    knownTokens = tokens
    return tokens
  }

  // MARK: Messages

  func receive(_ item: RPCInput.Item) {
    switch item {
    case .invalid(let id, let error): send(.response(id, .failure(error)))
    case .message(.request(let id, let method, let params)):
      log("received request \(method)")
      do throws(RPCError) {
        send(.response(id, .success(try answer(method, params ?? [:]))))
      } catch {
        send(.response(id, .failure(error)))
      }
    case .message(.notification(let method, let params)):
      log("received notification \(method)")
      notice(method, params ?? [:])
    // A client that refuses to show progress is not asked again; by then it may have been told of some.
    case .message(.response(let id, .failure)) where id != nil && id == progressRequest:
      client.showsProgress = false
    case .message(.response): break
    }
  }

  private func answer(_ method: String, _ params: JSONValue) throws(RPCError) -> JSONValue {
    switch (phase, method) {
    case (.new, "initialize"): return initialize(params)
    case (.new, _): throw .notInitialized
    case (.shutDown, _): throw .invalidRequest("the server was shut down")
    case (.running, "initialize"): throw .invalidRequest("the server is initialized already")
    default: break
    }
    switch method {
    case "shutdown":
      phase = .shutDown
      return JSONValue(.null)
    case "textDocument/diagnostic": return try diagnose(params)
    case "textDocument/codeAction": return try codeActions(params)
    case "textDocument/hover": return try hover(params)
    case "textDocument/documentColor": return try documentColors(params)
    case "textDocument/colorPresentation": return try colorPresentations(params)
    case "textDocument/completion": return try completion(params)
    case "textDocument/definition": return try definition(params)
    case "textDocument/references": return try references(params)
    default: throw .methodNotFound(method)
    }
  }

  private func notice(_ method: String, _ params: JSONValue) {
    if method == "exit" {
      exitStatus = phase == .shutDown ? 0 : 1
      return
    }
    guard phase == .running else { return }
    switch method {
    case "initialized": register()
    case "textDocument/didOpen": open(params)
    case "textDocument/didChange": change(params)
    case "textDocument/didClose": close(params)
    case "textDocument/didSave": save(params)
    case "workspace/didChangeWatchedFiles":
      filesChanged((params["changes"]?.elements ?? []).compactMap { Self.path($0["uri"]) })
    case "workspace/didChangeWorkspaceFolders": foldersChanged(params)
    case "$/setTrace": trace = params["value"]?.string ?? "off"
    // `$/cancelRequest` was looked at before; what is not known is to be ignored.
    default: break
    }
  }

  private func log(_ message: @autoclosure () -> String) {
    guard trace != "off" else { return }
    notify("$/logTrace", ["message": .text(message())])
  }

  private func notify(_ method: String, _ params: JSONValue) {
    send(.notification(method: method, params: params))
  }

  @discardableResult
  private func request(_ method: String, _ params: JSONValue) -> RPCMessage.ID {
    let id = RPCMessage.ID.string("glasslint-\(nextID)")
    nextID += 1
    send(.request(id, method: method, params: params))
    return id
  }

  // MARK: Beginning

  private func initialize(_ params: JSONValue) -> JSONValue {
    phase = .running
    client = ClientCapabilities(params)
    clientProcess = params["processId"]?.integer.flatMap { Int32(exactly: $0) }
    encoding = client.encoding
    trace = params["trace"]?.string ?? "off"
    let folders = params["workspaceFolders"]?.elements?.compactMap { Self.path($0["uri"]) }
    let root = Self.path(params["rootUri"]) ?? params["rootPath"]?.string
    for folder in folders ?? root.map({ [$0] }) ?? [] { workspace.add(folder: folder) }
    var capabilities: [(String, JSONValue)] = [
      ("positionEncoding", .text(encoding.rawValue)),
      ("textDocumentSync", ["openClose": true, "change": 2, "save": true]),
      (
        "codeActionProvider",
        ["codeActionKinds": ["quickfix", .text(Self.fixAllKind)]]
      ),
      ("hoverProvider", true), ("colorProvider", true), ("definitionProvider", true),
      ("referencesProvider", true),
      ("completionProvider", ["triggerCharacters": [":", "\"", ",", " "]]),
      ("workspace", ["workspaceFolders": ["supported": true, "changeNotifications": true]]),
    ]
    if client.pullsDiagnostics {
      capabilities.append(
        (
          "diagnosticProvider",
          ["identifier": "glasslint", "interFileDependencies": true, "workspaceDiagnostics": false]
        ))
    }
    return [
      "capabilities": JSONValue(members: capabilities),
      "serverInfo": ["name": "glasslint", "version": .text(GlassLintVersion.current)],
    ]
  }

  private func register() {
    guard client.watchesFiles else { return }
    let watchers = WatchedFiles.fileEndings.map { JSONValue(members: [("globPattern", .text("**/*\($0)"))]) }
    request(
      "client/registerCapability",
      [
        "registrations": [
          [
            "id": "glasslint-watched-files", "method": "workspace/didChangeWatchedFiles",
            "registerOptions": ["watchers": JSONValue(.array(watchers))],
          ]
        ]
      ])
  }

  private func foldersChanged(_ params: JSONValue) {
    let event = params["event"]
    for folder in event?["removed"]?.elements ?? [] {
      Self.path(folder["uri"]).map { workspace.remove(folder: $0) }
    }
    for folder in event?["added"]?.elements ?? [] {
      Self.path(folder["uri"]).map { workspace.add(folder: $0) }
    }
    everythingChanged()
  }

  // MARK: Documents

  static func path(_ uri: JSONValue?) -> String? { uri?.string.flatMap { FileURI.path(of: $0) } }

  /// The open document that a request is about.
  func document(_ params: JSONValue) throws(RPCError) -> (path: String, document: OpenDocument) {
    guard let uri = params["textDocument"]?["uri"]?.string else {
      throw .invalidParams("\"textDocument\" has no \"uri\"")
    }
    guard let path = FileURI.path(of: uri), let document = documents[path] else {
      throw .invalidParams("\(uri) is not open")
    }
    return (path, document)
  }

  private func open(_ params: JSONValue) {
    guard let item = params["textDocument"], let uri = item["uri"]?.string, let text = item["text"]?.string,
      let path = FileURI.path(of: uri)
    else { return }
    let document = OpenDocument(
      uri: uri, version: item["version"]?.integer ?? 0, text: DocumentText(Array(text.utf8), encoding))
    documents[path] = document
    // What was published of it while it was closed, the client asks for itself from now on.
    if client.pullsDiagnostics, published[uri] != nil { publish([], at: uri, version: nil) }
    workspace.setText(document.text.bytes, of: path)
    contentChanged(path)
  }

  private func change(_ params: JSONValue) {
    guard let path = Self.path(params["textDocument"]?["uri"]), var document = documents[path] else { return }
    for change in params["contentChanges"]?.elements ?? [] {
      guard let text = change["text"]?.string else { continue }
      if change["range"] == nil {
        document.text = DocumentText(Array(text.utf8), encoding)
      } else if let range = document.text.byteRange(change["range"]) {
        document.text.replace(range, with: text)
      }
    }
    document.version = params["textDocument"]?["version"]?.integer ?? document.version + 1
    documents[path] = document
    workspace.setText(document.text.bytes, of: path)
    contentChanged(path)
  }

  private func close(_ params: JSONValue) {
    guard let path = Self.path(params["textDocument"]?["uri"]),
      let document = documents.removeValue(forKey: path)
    else { return }
    workspace.close(path)
    pulled[path] = nil
    dueDocuments.removeAll { $0 == path }
    if published[document.uri] != nil { publish([], at: document.uri, version: nil) }
    othersChanged()
    configurationsAreDue = true
  }

  private func save(_ params: JSONValue) {
    guard let path = Self.path(params["textDocument"]?["uri"]), !FilePath.isSwift(path.utf8) else { return }
    filesChanged([path])
  }

  private func filesChanged(_ paths: [String]) {
    guard !paths.isEmpty else { return }
    workspace.filesChanged(paths)
    everythingChanged()
  }

  private func contentChanged(_ path: String) {
    dueDocuments.removeAll { $0 == path }
    dueDocuments.insert(path, at: 0)
    othersChanged()
  }

  /// What is said of the other documents may be something else now.
  private func othersChanged() {
    dueDocuments += documents.keys.filter { !dueDocuments.contains($0) }.sorted(by: FilePath.isBefore)
  }

  private func everythingChanged() {
    othersChanged()
    configurationsAreDue = true
    if client.pullsDiagnostics, client.refreshesDiagnostics {
      request("workspace/diagnostic/refresh", [:])
    }
  }

  // MARK: Diagnostics

  /// What is left to say once there is nothing else to do.
  enum Due {
    case nothing
    /// Documents changed.
    case changes
    /// What was said last was said before tokens and habits were looked at, or the next edit is to be prepared for.
    case settling
  }

  var due: Due {
    guard phase == .running else { return .nothing }
    if !dueDocuments.isEmpty || configurationsAreDue { return .changes }
    return workspace.isSettled ? .nothing : .settling
  }

  /// Says what is due, first of the document that changed last.
  /// - Parameter isInterrupted: whether there is something else to do first; what is left stays due.
  func sayDue(isInterrupted: () -> Bool = { false }) {
    let isSettling = due == .settling
    if isSettling {
      workspace.settle()
      othersChanged()
    }
    var isOther = false
    while let path = dueDocuments.first, !isInterrupted() {
      dueDocuments.removeFirst()
      guard let document = documents[path] else { continue }
      guard client.pullsDiagnostics else {
        let found = diagnostics(of: path, document, isExact: isSettling)
        publish(found, at: document.uri, version: document.version)
        continue
      }
      // What was pulled may be out of date.
      guard isSettling, let pulled = pulled[path] else { continue }
      if pulled != JSONValue(.array(diagnostics(of: path, document, isExact: true))) { isOther = true }
    }
    if isOther { request("workspace/diagnostic/refresh", [:]) }
    if configurationsAreDue, dueDocuments.isEmpty { publishConfigurations() }
  }

  /// Mistakes in configurations that are not open; in those that are, the client sees them in their text.
  private func publishConfigurations() {
    configurationsAreDue = false
    let open = Set(documents.values.map(\.uri))
    var uris = open
    for (path, errors) in workspace.configurationErrors where documents[path] == nil {
      let text = DocumentText(workspace.currentText(of: path) ?? [], encoding)
      let uri = FileURI.text(of: path)
      uris.insert(uri)
      publish(errors.map { diagnostic(of: $0, in: text) }, at: uri, version: nil)
    }
    for uri in published.keys where !uris.contains(uri) { publish([], at: uri, version: nil) }
  }

  private func publish(_ diagnostics: [JSONValue], at uri: String, version: Int?) {
    let publication = Publication(version: version, diagnostics: JSONValue(.array(diagnostics)))
    if published[uri] == publication || published[uri] == nil && version == nil && diagnostics.isEmpty {
      return
    }
    published[uri] = diagnostics.isEmpty && version == nil ? nil : publication
    var params: [(String, JSONValue)] = [("uri", .text(uri))]
    if let version, client.takesVersions { params.append(("version", .count(version))) }
    notify(
      "textDocument/publishDiagnostics",
      JSONValue(members: params + [("diagnostics", publication.diagnostics)]))
  }

  private func diagnose(_ params: JSONValue) throws(RPCError) -> JSONValue {
    let (path, document) = try document(params)
    // Who cannot be told to ask again waits for the last word.
    let canRefresh = client.refreshesDiagnostics
    let items = JSONValue(.array(diagnostics(of: path, document, isExact: !canRefresh)))
    if canRefresh { pulled[path] = items }
    var hash = FNV1a()
    hash.add(items.compact.utf8)
    let id = String(hash.value, radix: 16)
    if params["previousResultId"]?.string == id {
      return ["kind": "unchanged", "resultId": .text(id)]
    }
    return ["kind": "full", "resultId": .text(id), "items": items]
  }

  // MARK: Progress

  /// Does something that may take a while, and shows so.
  func showingProgress<Result>(_ title: String, _ work: () -> Result) -> Result {
    guard client.showsProgress else { return work() }
    let token = JSONValue.text("glasslint-progress-\(nextID)")
    progressRequest = request("window/workDoneProgress/create", ["token": token])
    notify(
      "$/progress",
      [
        "token": token,
        "value": ["kind": "begin", "title": .text(title), "cancellable": false],
      ])
    defer { notify("$/progress", ["token": token, "value": ["kind": "end"]]) }
    return work()
  }
}

/// What a client can do, as far as it matters here.
struct ClientCapabilities {
  var encoding = PositionEncoding.utf16
  var pullsDiagnostics = false
  var refreshesDiagnostics = false
  var takesVersions = false
  var takesRelated = false
  var takesLinks = false
  var takesTags = false
  var watchesFiles = false
  var showsProgress = false
  var takesVersionedEdits = false

  init() {}

  init(_ params: JSONValue) {
    let capabilities = params["capabilities"]
    let document = capabilities?["textDocument"]
    let workspace = capabilities?["workspace"]
    let published = document?["publishDiagnostics"]
    let offered = (capabilities?["general"]?["positionEncodings"]?.elements ?? []).compactMap {
      $0.string.flatMap { PositionEncoding(rawValue: $0) }
    }
    // The first that costs nothing; the client's order counts for no more than its own wish.
    encoding = offered.contains(.utf8) ? .utf8 : offered.first ?? .utf16
    pullsDiagnostics = document?["diagnostic"]?.members != nil
    refreshesDiagnostics = workspace?["diagnostics"]?["refreshSupport"]?.flag ?? false
    takesVersions = published?["versionSupport"]?.flag ?? false
    let source = pullsDiagnostics ? document?["diagnostic"] : published
    takesRelated =
      source?["relatedInformation"]?.flag ?? published?["relatedInformation"]?.flag ?? false
    takesLinks =
      source?["codeDescriptionSupport"]?.flag ?? published?["codeDescriptionSupport"]?.flag ?? false
    takesTags = (source?["tagSupport"] ?? published?["tagSupport"])?["valueSet"]?.elements != nil
    watchesFiles = workspace?["didChangeWatchedFiles"]?["dynamicRegistration"]?.flag ?? false
    showsProgress = capabilities?["window"]?["workDoneProgress"]?.flag ?? false
    takesVersionedEdits = workspace?["workspaceEdit"]?["documentChanges"]?.flag ?? false
  }
}
