/// What a place in a document is about: its findings, the token it names, the contrast of its text.
extension LanguageServer {
  func hover(_ params: JSONValue) throws(RPCError) -> JSONValue {
    let (path, document) = try document(params)
    let offset = try offset(params, document)
    guard FilePath.isSwift(path.utf8) else { return JSONValue(.null) }
    let here = ByteRange(start: offset, end: offset)
    var sections: [String] = []
    var ranges: [ByteRange] = []
    var explained: Set<String> = []
    for finding in findings(in: path) where finding.location.byteRange.touches(here) {
      ranges.append(finding.location.byteRange)
      sections.append(explanation(of: finding, isFirst: explained.insert(finding.rule).inserted))
    }
    let tokens = tokenPlaces(of: path)
    let found = workspace.inspect(path) { file in
      (
        token: tokens?.token(at: offset, in: file), contrasts: Contrast.ratios(at: offset, in: file)
      )
    }
    if let (meaning, range) = found?.token, let description = tokens?.describe(meaning) {
      ranges.append(range)
      sections.append(text(of: description))
    }
    if let contrasts = found?.contrasts, !contrasts.isEmpty, !ranges.isEmpty {
      let parts = contrasts.map { "\(Contrast.ratioText($0.ratio)) in \($0.isDark ? "dark" : "light") mode" }
      sections.append("Contrast of the text with what is behind it: \(parts.joined(separator: ", "))")
    }
    guard let range = ranges.min(by: { $0.end - $0.start < $1.end - $1.start }) else {
      return JSONValue(.null)
    }
    return [
      "contents": [
        "kind": "markdown", "value": .text(sections.joined(separator: "\n\n---\n\n")),
      ],
      "range": document.text.range(range),
    ]
  }

  func offset(_ params: JSONValue, _ document: OpenDocument) throws(RPCError) -> Int {
    guard let offset = document.text.offset(params["position"]) else {
      throw .invalidParams("\"position\" is no position")
    }
    return offset
  }

  /// - Parameter isFirst: whether the rule was not explained before.
  private func explanation(of finding: Finding, isFirst: Bool) -> String {
    let rule = RuleRegistry.rule(finding.rule)
    let name = RulePage.address(ofRule: finding.rule).map { "[\(finding.rule)](\($0))" } ?? finding.rule
    guard isFirst, let rule else { return "**\(name)**: \(finding.message)" }
    return "**\(name)**: \(finding.message)\n\n\(rule.rationale)"
  }

  private func text(of token: TokenPlaces.Description) -> String {
    var text = "`\(token.name)`"
    if let value = token.value?.text { text += " = \(value)" }
    text += ", \(token.role.title)"
    switch token.uses {
    case 0?: text += ", never used"
    case 1?: text += ", used once"
    case let uses?: text += ", used \(uses) times"
    case nil: break
    }
    if case .color(let color)? = token.value, let dark = color.dark, dark != color.light {
      text += "  \n\(color.light.hex) in light mode, \(dark.hex) in dark mode"
    }
    return text
  }

  // MARK: Declarations and references

  func definition(_ params: JSONValue) throws(RPCError) -> JSONValue {
    guard let (tokens, meaning) = try token(params), let place = tokens.declaration(of: meaning) else {
      return JSONValue(.null)
    }
    return location(place) ?? JSONValue(.null)
  }

  func references(_ params: JSONValue) throws(RPCError) -> JSONValue {
    guard let (tokens, meaning) = try token(params) else { return JSONValue(.null) }
    var texts: [String: DocumentText] = [:]
    var places = tokens.references(
      to: meaning, text: { workspace.currentText(of: $0) }, isCancelled: isCancelled)
    if isCancelled() { throw .cancelled }
    if params["context"]?["includeDeclaration"]?.flag ?? false {
      places += tokens.declaration(of: meaning).map { [$0] } ?? []
    }
    return JSONValue(.array(places.compactMap { location($0, &texts) }))
  }

  private func token(
    _ params: JSONValue
  ) throws(RPCError) -> (TokenPlaces, MentionReader.Meaning)? {
    let (path, document) = try document(params)
    let offset = try offset(params, document)
    guard FilePath.isSwift(path.utf8), let tokens = tokenPlaces(of: path),
      let found = workspace.inspect(path, { tokens.token(at: offset, in: $0) }) ?? nil
    else { return nil }
    return (tokens, found.meaning)
  }

  private func location(_ place: TokenPlaces.Place) -> JSONValue? {
    var texts: [String: DocumentText] = [:]
    return location(place, &texts)
  }

  private func location(_ place: TokenPlaces.Place, _ texts: inout [String: DocumentText]) -> JSONValue? {
    if texts[place.path] == nil {
      texts[place.path] = workspace.currentText(of: place.path).map { DocumentText($0, encoding) }
    }
    guard let text = texts[place.path] else { return nil }
    return ["uri": .text(uri(of: place.path)), "range": text.range(place.range)]
  }
}
