import Testing

@testable import GlassLintCore

/// A client that speaks to a language server within the process.
private final class Client {
  let folder: TemporaryFolder
  private(set) var received: [RPCMessage] = []
  private var server: LanguageServer!
  private var nextID = 1

  init(_ files: [String: String], capabilities: JSONValue = [:]) throws {
    folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(name, text) }
    server = LanguageServer(workspace: Workspace(jobs: 1)) { [unowned self] in received.append($0) }
    _ = try request(
      "initialize",
      [
        "processId": JSONValue(.null), "capabilities": capabilities,
        "workspaceFolders": [
          ["uri": JSONValue(stringLiteral: FileURI.text(of: folder.path)), "name": "app"]
        ],
      ])
    notify("initialized", [:])
    for (name, text) in files where name.hasSuffix(".swift") { open(name, text) }
  }

  func uri(_ name: String) -> JSONValue {
    JSONValue(stringLiteral: FileURI.text(of: "\(folder.path)/\(name)"))
  }

  func document(_ name: String) -> JSONValue { ["uri": uri(name)] }

  func open(_ name: String, _ text: String) {
    notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": uri(name), "languageId": "swift", "version": 1, "text": JSONValue(stringLiteral: text),
        ]
      ])
  }

  func change(_ name: String, _ text: String, at line: Int, _ from: Int, _ to: Int) {
    let range: JSONValue = [
      "start": ["line": JSONValue(integerLiteral: line), "character": JSONValue(integerLiteral: from)],
      "end": ["line": JSONValue(integerLiteral: line), "character": JSONValue(integerLiteral: to)],
    ]
    notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": uri(name), "version": 2],
        "contentChanges": [["range": range, "text": JSONValue(stringLiteral: text)]],
      ])
  }

  func notify(_ method: String, _ params: JSONValue) {
    server.receive(.message(.notification(method: method, params: params)))
  }

  func request(_ method: String, _ params: JSONValue) throws -> JSONValue {
    let id = RPCMessage.ID.number(String(nextID))
    nextID += 1
    server.receive(.message(.request(id, method: method, params: params)))
    for case .response(id, let result) in received { return try result.get() }
    throw RPCError.internal("no answer")
  }

  func at(_ name: String, _ line: Int, _ character: Int) -> JSONValue {
    [
      "textDocument": document(name),
      "position": [
        "line": JSONValue(integerLiteral: line), "character": JSONValue(integerLiteral: character),
      ],
    ]
  }

  /// Until there is nothing left to say.
  func rest() { while server.due != .nothing { server.sayDue() } }

  /// What was published of a document last, as `LINE:COLUMN rule`.
  func published(_ name: String) -> [String]? {
    var last: JSONValue?
    for case .notification("textDocument/publishDiagnostics", let params?) in received
    where params["uri"] == uri(name) {
      last = params["diagnostics"]
    }
    return last?.elements?.map(Self.text)
  }

  func pulled(_ name: String) throws -> [String]? {
    let report = try request("textDocument/diagnostic", ["textDocument": document(name)])
    return report["items"]?.elements?.map(Self.text)
  }

  private static func text(_ diagnostic: JSONValue) -> String {
    let start = diagnostic["range"]?["start"]
    return "\(start?["line"]?.integer ?? -1):\(start?["character"]?.integer ?? -1) "
      + (diagnostic["code"]?.string ?? diagnostic["message"]?.string ?? "")
  }

  func requests(_ method: String) -> Int {
    received.count { if case .request(_, method, _) = $0 { true } else { false } }
  }
}

@Suite struct LanguageServerTests {
  private static let tokens = """
    import SwiftUI
    enum DS {
      enum Spacing {
        static let sm: CGFloat = 8
        static let md: CGFloat = 12
        static let lg: CGFloat = 16
      }
    }
    extension Color {
      static let brand = Color(red: 1, green: 0.5, blue: 0)
    }

    """
  private static let card = """
    import SwiftUI
    struct Card: View {
      var body: some View {
        Text("😀").padding(12).cornerRadius(12)
          .padding(DS.Spacing.lg).background(Color.brand)
      }
    }

    """
  private static let files = ["Tokens.swift": tokens, "Card.swift": card]

  @Test(arguments: [("utf-8", 25), ("utf-16", 23), ("utf-32", 22)])
  func countsColumnsAsTheClientDoes(encoding: String, column: Int) throws {
    let client = try Client(
      Self.files, capabilities: ["general": ["positionEncodings": [JSONValue(stringLiteral: encoding)]]])
    client.rest()
    #expect(client.published("Card.swift")?.first == "3:\(column) prefer-token")
    client.change("Card.swift", "13", at: 3, column, column + 2)
    client.rest()
    #expect(client.published("Card.swift")?.first == "3:\(column) spacing-scale")
  }

  @Test func whoPullsIsNotPublishedTo() throws {
    let client = try Client(Self.files, capabilities: ["textDocument": ["diagnostic": [:]]])
    #expect(try client.pulled("Card.swift")?.first == "3:23 prefer-token")
    client.change("Card.swift", "13", at: 3, 23, 25)
    #expect(try client.pulled("Card.swift")?.first == "3:23 spacing-scale")
    client.rest()
    #expect(client.published("Card.swift") == nil)
  }

  @Test func whatASettledProjectSaysOtherwiseIsPulledAgain() throws {
    let client = try Client(
      Self.files,
      capabilities: [
        "textDocument": ["diagnostic": [:]], "workspace": ["diagnostics": ["refreshSupport": true]],
      ])
    #expect(try client.pulled("Card.swift")?.first == "3:23 prefer-token")
    client.rest()
    // What is said before the project is looked at anew goes by the old value.
    client.change("Tokens.swift", "14", at: 4, 29, 31)
    _ = try client.pulled("Card.swift")
    client.rest()
    #expect(client.requests("workspace/diagnostic/refresh") == 1)
    #expect(try client.pulled("Card.swift")?.first == "3:23 spacing-scale")
    client.change("Tokens.swift", "12", at: 4, 29, 31)
    _ = try client.pulled("Card.swift")
    client.rest()
    #expect(client.requests("workspace/diagnostic/refresh") == 2)
    #expect(try client.pulled("Card.swift")?.first == "3:23 prefer-token")
  }

  @Test func offersFixesSuppressionsAndAllAtOnce() throws {
    let client = try Client(Self.files)
    func actions(_ only: JSONValue?) throws -> [String] {
      let place = client.at("Card.swift", 3, 24)["position"] ?? [:]
      let result = try client.request(
        "textDocument/codeAction",
        [
          "textDocument": client.document("Card.swift"), "range": ["start": place, "end": place],
          "context": JSONValue(members: [("diagnostics", [])] + (only.map { [("only", $0)] } ?? [])),
        ])
      return result.elements?.compactMap { $0["title"]?.string } ?? []
    }
    #expect(
      try actions(nil) == [
        "Use DS.Spacing.md", "Suppress prefer-token here", "Fix all that GlassLint can fix safely",
      ])
    #expect(try actions(["source.fixAll"]) == ["Fix all that GlassLint can fix safely"])
    #expect(try actions(["refactor"]) == [])
  }

  @Test func noCommentIsWrittenIntoAString() throws {
    let text = "import SwiftUI\nlet a = \"\"\"\n  \\(Text(\"b\").padding(13).cornerRadius(12))\n  \"\"\"\n"
    var files = Self.files
    files["Text.swift"] = text
    let client = try Client(files)
    let place = client.at("Text.swift", 2, 27)["position"] ?? [:]
    let result = try client.request(
      "textDocument/codeAction",
      [
        "textDocument": client.document("Text.swift"), "range": ["start": place, "end": place],
        "context": ["diagnostics": []],
      ])
    let action = try #require(result.elements?.first { $0["title"]?.string?.hasPrefix("Suppress") == true })
    let changes = action["edit"]?["documentChanges"]?.elements?.first ?? action["edit"]?["changes"]
    let edits = changes?["edits"]?.elements ?? changes?.members?.first?.value.elements ?? []
    let lines = edits.map { $0["range"]?["start"]?["line"]?.number }
    // Around the string that begins in the second line and ends in the fourth.
    #expect(lines == [1, 4])
    #expect(edits.first?["newText"]?.string?.hasPrefix("// glasslint:disable ") == true)
    #expect(edits.last?["newText"]?.string?.hasPrefix("// glasslint:enable ") == true)
  }

  /// A view that is translucent as a whole dims its text, in what is told as in what is found.
  @Test func tellsTheContrastThatIsFound() throws {
    var files = Self.files
    files["Dim.swift"] = """
      import SwiftUI
      struct Dim: View {
        var body: some View {
          Text("a").foregroundStyle(Color(white: 0.2)).opacity(0.3).padding().background(Color.white)
        }
      }

      """
    let client = try Client(files)
    let hover = try client.request("textDocument/hover", client.at("Dim.swift", 3, 32))
    let text = try #require(hover["contents"]?["value"]?.string)
    let found = try #require(text.firstMatch(of: /has a contrast of ([0-9.]+:1)/))
    let told = try #require(text.firstMatch(of: /what is behind it: ([0-9.]+:1) in light mode/))
    #expect(found.1 == told.1)
  }

  @Test func knowsTokens() throws {
    let client = try Client(Self.files)
    let hover = try client.request("textDocument/hover", client.at("Card.swift", 4, 28))
    #expect(hover["contents"]?["value"]?.string == "`DS.Spacing.lg` = 16, spacing, used once")
    let place = try client.request("textDocument/definition", client.at("Card.swift", 4, 28))
    #expect(place["uri"] == client.uri("Tokens.swift"))
    #expect(place["range"]?["start"]?["line"] == 5)
    let uses = try client.request("textDocument/references", client.at("Tokens.swift", 5, 16))
    #expect(uses.elements?.map { $0["range"]?["start"]?["character"] } == [26])
    let colors = try client.request(
      "textDocument/documentColor", ["textDocument": client.document("Card.swift")])
    #expect(colors.elements?.count == 1)
    let range = try #require(colors.elements?.first?["range"])
    let presentations = try client.request(
      "textDocument/colorPresentation",
      [
        "textDocument": client.document("Card.swift"), "range": range,
        "color": ["red": 1, "green": 0.5, "blue": 0, "alpha": 1],
      ])
    #expect(
      presentations.elements?.map { $0["label"]?.string } == [
        "Color.brand", "Color(red: 1, green: 0.5, blue: 0)",
      ])
  }

  @Test func completesRulesAndKeys() throws {
    let client = try Client(Self.files)
    client.change("Card.swift", "// glasslint:disable:next contrast, ", at: 3, 0, 0)
    let rules = try client.request("textDocument/completion", client.at("Card.swift", 3, 36))
    let names = rules.elements?.compactMap { $0["label"]?.string } ?? []
    #expect(names.contains("prefer-token") && names.contains("all") && !names.contains("contrast"))
    let text = #"{"rules": {"contrast": "off"}, "#
    client.open(".glasslint.json", text)
    let keys = try client.request("textDocument/completion", client.at(".glasslint.json", 0, text.utf8.count))
    let known = keys.elements?.compactMap { $0["label"]?.string } ?? []
    #expect(known.contains("extends") && !known.contains("rules"))
    client.rest()
    #expect(client.published(".glasslint.json")?.count == 1)
  }

  @Test func refusesWhatMakesNoSense() throws {
    let client = try Client(Self.files)
    #expect(throws: RPCError.self) { try client.request("textDocument/hover", [:]) }
    #expect(throws: RPCError.self) {
      try client.request("textDocument/hover", client.at("Other.swift", 0, 0))
    }
    #expect(throws: RPCError.self) { try client.request("textDocument/foo", [:]) }
    #expect(throws: RPCError.self) { try client.request("initialize", [:]) }
    client.notify("textDocument/didChange", ["textDocument": client.document("Card.swift")])
    client.change("Card.swift", "x", at: 999, 5, 2)
    #expect(try client.request("textDocument/hover", client.at("Card.swift", 999, 999)).content == .null)
    #expect(try client.request("shutdown", [:]).content == .null)
    #expect(throws: RPCError.self) { try client.request("textDocument/hover", client.at("Card.swift", 0, 0)) }
  }
}

@Suite struct JSONPlaceTests {
  /// The path, and whether a key belongs there, at the `|`.
  private func place(_ text: String) -> (path: [String?], isKey: Bool)? {
    let bytes = Array(text.utf8)
    guard let cursor = bytes.firstIndex(of: UInt8(ascii: "|")) else { return nil }
    var rest = bytes
    rest.remove(at: cursor)
    return JSONPlace(rest, at: cursor).map { ($0.path, $0.isKey) }
  }

  @Test func knowsWhatBelongsWhere() {
    #expect(place("{|")?.isKey == true)
    #expect(place(#"{"rules": {"a|"#)?.path == ["rules"])
    #expect(place(#"{"rules": {"a": "o|"#)?.path == ["rules", "a"])
    #expect(place(#"{"rules": {"a": |}}"#)?.isKey == false)
    #expect(place(#"{"overrides": [{"fi|"#)?.path == ["overrides", nil])
    #expect(place(#"{"extends": ["|"]}"#)?.path == ["extends", nil])
    #expect(place("{ // a |\n}") == nil)
    #expect(place(#"{ /* "x": { */ "a": 1, |}"#)?.path == [])
    #expect(place("|") == nil)
  }
}
