/// What is said about documents: findings, and mistakes in configurations.
extension LanguageServer {
  private static let deprecated = 2
  private static let unnecessary = 1

  /// - Returns: all of an open document, by place.
  /// - Parameter isExact: as for `Workspace.findings`.
  func diagnostics(of path: String, _ document: OpenDocument, isExact: Bool) -> [JSONValue] {
    if FilePath.name(of: path) == ConfigurationStore.fileName {
      return workspace.mistakes(inConfiguration: path, document.text.bytes).map {
        diagnostic(of: $0, in: document.text)
      }
    }
    var texts: [String: DocumentText] = [path: document.text]
    return findings(in: path, isExact: isExact).map { diagnostic(of: $0, in: document.text, &texts) }
  }

  /// The findings of an open document; none in one that is not to be linted.
  func findings(in path: String, isExact: Bool = true) -> [Finding] {
    guard FilePath.isSwift(path.utf8) else { return [] }
    // A file that a broken configuration governs is never read.
    if workspace.isUngoverned(path) { configurationsAreDue = true }
    guard workspace.needsReading(for: path) else {
      return workspace.findings(in: path, isExact: isExact) ?? []
    }
    configurationsAreDue = true
    return showingProgress("GlassLint reads the project") { workspace.findings(in: path) ?? [] }
  }

  /// - Parameter texts: of the files that notes lead to, as far as they were read.
  func diagnostic(
    of finding: Finding, in text: DocumentText, _ texts: inout [String: DocumentText]
  ) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("range", text.range(finding.location.byteRange)),
      ("severity", .count(finding.severity.number)),
      ("code", .text(finding.rule)),
    ]
    if client.takesLinks, let address = RulePage.address(ofRule: finding.rule) {
      members.append(("codeDescription", ["href": .text(address)]))
    }
    members += [
      ("source", "glasslint"), ("message", .text(finding.message)),
    ]
    if client.takesTags, let tag = Self.tag(of: finding.rule) {
      members.append(("tags", [.count(tag)]))
    }
    if client.takesRelated, !finding.notes.isEmpty {
      let related = finding.notes.compactMap { self.related($0, &texts) }
      if !related.isEmpty { members.append(("relatedInformation", JSONValue(.array(related)))) }
    }
    return JSONValue(members: members)
  }

  private static func tag(of rule: String) -> Int? {
    switch rule {
    case UnusedSuppression.id: unnecessary
    case DeprecatedModifier.rule.id, DeprecatedToken.rule.id: deprecated
    default: nil
    }
  }

  /// `nil` where the file is not there any more.
  private func related(_ note: Note, _ texts: inout [String: DocumentText]) -> JSONValue? {
    let path = FilePath.absolute(note.location.file, from: FilePath.currentDirectory())
    if texts[path] == nil {
      texts[path] = workspace.currentText(of: path).map { DocumentText($0, encoding) }
    }
    guard let text = texts[path] else { return nil }
    return [
      "location": [
        "uri": .text(uri(of: path)), "range": text.range(note.location.byteRange),
      ],
      "message": .text(note.message),
    ]
  }

  /// As the client spells it, where it has the file open.
  func uri(of path: String) -> String { documents[path]?.uri ?? FileURI.text(of: path) }

  /// A mistake, from where it stands to the end of its line.
  func diagnostic(of error: ConfigurationError, in text: DocumentText) -> JSONValue {
    let range = text.bytes.withUnsafeBufferPointer { bytes in
      guard error.line > 0, error.line <= text.lines.lineCount else { return ByteRange(start: 0, end: 0) }
      let line = text.lines.contentRange(ofLine: error.line, in: bytes)
      var start = line.start
      for _ in 1..<max(error.column, 1) where start < line.end {
        start += 1
        while start < line.end, bytes[start] & 0xC0 == 0x80 { start += 1 }
      }
      return ByteRange(start: start, end: line.end)
    }
    return [
      "range": text.range(range), "severity": 1, "source": "glasslint",
      "message": .text(error.message),
    ]
  }
}

extension Severity {
  /// In the protocol.
  var number: Int {
    switch self {
    case .error: 1
    case .warning: 2
    case .info: 3
    }
  }
}

extension Location {
  var byteRange: ByteRange { ByteRange(start: start.offset, end: end.offset) }
}

extension ByteRange {
  /// Whether they share a byte, or touch where one of them is empty.
  func touches(_ other: ByteRange) -> Bool { start <= other.end && other.start <= end }
}
