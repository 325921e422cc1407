/// What can be done about findings.
extension LanguageServer {
  static let fixAllKind = "source.fixAll.glasslint"
  /// In place of a reason that only the author knows.
  private static let reason = "REASON"

  func codeActions(_ params: JSONValue) throws(RPCError) -> JSONValue {
    let (path, document) = try document(params)
    guard let range = document.text.byteRange(params["range"]) else {
      throw .invalidParams("\"range\" is no range")
    }
    let only = params["context"]?["only"]?.elements?.compactMap(\.string)
    // A client that asks for a kind means all kinds below it.
    func isWanted(_ kind: String, unlessAsked: Bool) -> Bool {
      only.map { $0.contains { kind == $0 || kind.hasPrefix($0 + ".") || $0.isEmpty } } ?? unlessAsked
    }
    var actions: [JSONValue] = []
    let findings = findings(in: path)
    let here = findings.filter { $0.location.byteRange.touches(range) }
    if isWanted("quickfix", unlessAsked: true) {
      for finding in here { actions += fixes(of: finding, document, path) }
      var silenced: Set<String> = []
      for finding in here where silenced.insert("\(finding.rule) \(finding.location.start.line)").inserted {
        if let action = suppression(of: finding, document, path) { actions.append(action) }
      }
    }
    let hasFixes = !here.isEmpty && findings.contains { $0.fix(allowingUnsafe: false) != nil }
    if isWanted(Self.fixAllKind, unlessAsked: hasFixes),
      let all = fixAll(document, path)
    {
      actions.append(all)
    }
    return JSONValue(.array(actions))
  }

  private func fixes(of finding: Finding, _ document: OpenDocument, _ path: String) -> [JSONValue] {
    finding.fixes.enumerated().map { index, fix in
      var members: [(String, JSONValue)] = [
        ("title", .text(fix.title)), ("kind", "quickfix"),
        ("diagnostics", [plainDiagnostic(of: finding, document, path)]),
        ("edit", edit(of: document, fix.edits)),
      ]
      if index == 0, fix.applicability == .safe { members.append(("isPreferred", true)) }
      return JSONValue(members: members)
    }
  }

  private func plainDiagnostic(of finding: Finding, _ document: OpenDocument, _ path: String) -> JSONValue {
    var texts = [path: document.text]
    return diagnostic(of: finding, in: document.text, &texts)
  }

  /// A comment that silences it; `nil` where the file cannot be looked at.
  private func suppression(of finding: Finding, _ document: OpenDocument, _ path: String) -> JSONValue? {
    let text = document.text
    let edits = workspace.inspect(path) { file in
      text.bytes.withUnsafeBufferPointer { bytes in
        let comments = SilencingComments(tree: file.tree, bytes: bytes, lines: text.lines)
        let place = comments.place(ofLine: finding.location.start.line)
        return comments.edits(silencing: [finding.rule], at: place, reason: Self.reason)
      }
    }
    guard let edits else { return nil }
    return [
      "title": .text("Suppress \(finding.rule) here"), "kind": "quickfix",
      "diagnostics": [plainDiagnostic(of: finding, document, path)], "edit": edit(of: document, edits),
    ]
  }

  /// All safe fixes at once, and what they uncover; `nil` where nothing would change.
  private func fixAll(_ document: OpenDocument, _ path: String) -> JSONValue? {
    guard FilePath.isSwift(path.utf8), let fixed = workspace.fixed(path), fixed != document.text.bytes else {
      return nil
    }
    return [
      "title": "Fix all that GlassLint can fix safely", "kind": .text(Self.fixAllKind),
      "edit": edit(of: document, document.text.edits(to: fixed)),
    ]
  }

  private func edit(of document: OpenDocument, _ edits: [Edit]) -> JSONValue {
    let ending = LineEnding(dominantIn: document.text.bytes)
    let changes = JSONValue(
      .array(
        edits.map {
          [
            "range": document.text.range($0.range),
            "newText": .text(ending.applied(to: $0.text)),
          ]
        }))
    guard client.takesVersionedEdits else {
      return ["changes": JSONValue(members: [(document.uri, changes)])]
    }
    return [
      "documentChanges": [
        [
          "textDocument": [
            "uri": .text(document.uri),
            "version": .count(document.version),
          ],
          "edits": changes,
        ]
      ]
    ]
  }
}
