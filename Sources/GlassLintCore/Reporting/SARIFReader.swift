/// Reads back what `SARIFReport` has written, without loss.
///
/// Reports of other tools, and of another GlassLint, are turned down: what they leave out or mean by it is not known.
public struct SARIFReader {
  private var part: PartialReport
  private let files = ShownFiles()

  /// The files that were met so far, as reports name them, by their URIs; most are met many times.
  private final class ShownFiles {
    var relative: [String: String] = [:]
    var absolute: [String: String] = [:]
  }

  /// - Parameters:
  ///   - name: of the file, for messages.
  ///   - paths: where the files it names are looked for; where this process is in no repository, below the root that
  ///     the report names, if that is a folder here.
  /// - Throws: for anything else than a report of this version of GlassLint, with the place of what is wrong.
  public static func read(
    _ bytes: [UInt8], name: String, paths: ReportPaths
  ) throws(ConfigurationError) -> PartialReport {
    do throws(JSONError) {
      return try read(document(bytes), name: name, paths: paths)
    } catch {
      let place = ConfigurationText(file: name, bytes: bytes).place(of: error.offset)
      throw ConfigurationError(file: name, line: place.line, column: place.column, message: error.message)
    }
  }

  private static func document(_ bytes: [UInt8]) throws(JSONError) -> JSONValue {
    let (value, errors) = JSONParser.parse(bytes, dialect: .strict)
    if let error = errors.first {
      throw JSONError(offset: error.offset, message: "no SARIF report, or not a whole one: \(error.message)")
    }
    guard let value, value["version"]?.string == "2.1.0", value["runs"] != nil else {
      throw JSONError(offset: 0, message: "no SARIF 2.1.0 report; \(Self.remedy)")
    }
    return value
  }

  fileprivate static let remedy = "merge reports that `glasslint lint --format sarif` wrote"

  private static func read(
    _ document: JSONValue, name: String, paths: ReportPaths
  ) throws(JSONError) -> PartialReport {
    let runs = try document.member("runs")
    guard let run = try runs.list().first, try runs.list().count == 1 else {
      throw runs.mistake("GlassLint's reports hold one run, and this one \(try runs.list().count)")
    }
    let driver = try run.member("tool").member("driver")
    let tool = try driver.member("name")
    guard try tool.text() == "GlassLint" else {
      throw tool.mistake("a report of \(JSONValue.quoted(try tool.text())), not of GlassLint")
    }
    let version = try driver.member("version")
    guard try version.text() == GlassLintVersion.current else {
      throw version.mistake(
        "written by glasslint \(try version.text()), and this is \(GlassLintVersion.current)")
    }
    let properties = try run.member("properties")
    let part = PartialReport(
      name: name, shard: try shard(properties), files: try properties.member("files").wholeNumber(),
      paths: paths.adopting(root: try root(run)))
    var reader = SARIFReader(part: part)
    try reader.readRules(driver.member("rules"))
    try reader.readErrors(run.member("invocations"))
    let results = try run.member("results").list()
    for result in results { try reader.readResult(result) }
    for entries in try properties["inherited"]?.list() ?? [] {
      try reader.readInherited(entries, of: results)
    }
    return reader.part
  }

  /// Absolute.
  private static func root(_ run: JSONValue) throws(JSONError) -> String {
    let uri = try run.member("originalUriBaseIds").member("SRCROOT").member("uri")
    let text = try uri.text()
    guard text.hasPrefix("file:///") else { throw uri.mistake("no file URI; \(remedy)") }
    return try decoded(text.dropFirst("file://".count), uri)
  }

  private static func shard(_ properties: JSONValue) throws(JSONError) -> Shard? {
    guard let value = properties["shard"] else { return nil }
    guard var shard = Shard(try value.text()) else { throw value.mistake("not a part like \"2/3\"") }
    shard.run = try properties.member("run").hash()
    return shard
  }

  private mutating func readRules(_ rules: JSONValue) throws(JSONError) {
    for rule in try rules.list() {
      part.details.rules.append((try rule.member("id").text(), rule))
    }
  }

  private mutating func readErrors(_ invocations: JSONValue) throws(JSONError) {
    for invocation in try invocations.list() {
      for notification in try invocation.member("toolExecutionNotifications").list() {
        let place = try notification.member("locations").first()
        part.errors.append(
          SourceError(
            path: try file(place.member("physicalLocation")),
            reason: try notification.member("message").member("text").text()))
      }
    }
  }

  // MARK: Results

  private mutating func readResult(_ result: JSONValue) throws(JSONError) {
    var finding = try finding(result)
    for fix in try result["fixes"]?.list() ?? [] { try readPositions(fix, file: finding.location.file) }
    guard let suppression = try result["suppressions"]?.first() else {
      part.findings.append(finding)
      return
    }
    let kind = try suppression.member("kind")
    switch try kind.text() {
    case "inSource":
      finding.suppression = try suppression["justification"]?.text() ?? ""
      part.suppressed.append(finding)
    case "external": part.baselined.append(finding)
    default: throw kind.mistake("neither \"inSource\" nor \"external\"; \(Self.remedy)")
    }
  }

  private func finding(_ result: JSONValue) throws(JSONError) -> Finding {
    var finding = Finding(
      rule: try result.member("ruleId").text(), severity: try severity(result.member("level")),
      location: try location(result.member("locations").first()),
      message: try result.member("message").member("text").text(), notes: try notes(result),
      fingerprint: try fingerprint(result))
    for fix in try result["fixes"]?.list() ?? [] { finding.fixes.append(try self.fix(fix)) }
    return finding
  }

  private mutating func readInherited(_ value: JSONValue, of results: [JSONValue]) throws(JSONError) {
    let code = Finding.Code(
      rule: try value.member("ruleId").text(), fingerprint: try value.member("fingerprint").hash())
    var entries = InheritedEntries(
      baseline: try value.member("baseline").text(), code: code,
      count: try value.member("count").wholeNumber(), unseen: try value.member("unseen").wholeNumber())
    for index in try value.member("results").list() {
      let position = try index.wholeNumber()
      guard results.indices.contains(position) else {
        throw index.mistake("there is no such result; \(Self.remedy)")
      }
      entries.findings.append(try finding(results[position]))
    }
    part.inherited.append(entries)
  }

  private func severity(_ level: JSONValue) throws(JSONError) -> Severity {
    switch try level.text() {
    case "error": return .error
    case "warning": return .warning
    case "note": return .info
    default: throw level.mistake("neither error, warning nor note; \(Self.remedy)")
    }
  }

  /// 0 where there is none.
  private func fingerprint(_ result: JSONValue) throws(JSONError) -> UInt64 {
    try result["partialFingerprints"]?.member("glasslint/v1").hash() ?? 0
  }

  /// The related locations are all notes, and the code flow, behind the finding itself, those among them that are steps.
  private func notes(_ result: JSONValue) throws(JSONError) -> [Note] {
    guard let related = result["relatedLocations"] else { return [] }
    var notes: [Note] = []
    for place in try related.list() { notes.append(try note(place)) }
    guard let flow = try result["codeFlows"]?.first() else { return notes }
    var next = notes.startIndex
    for step in try flow.member("threadFlows").first().member("locations").list().dropFirst() {
      let place = try step.member("location")
      let wanted = try note(place)
      guard let index = notes[next...].firstIndex(of: wanted) else {
        throw place.mistake("a step that is none of the related locations; \(Self.remedy)")
      }
      notes[index].isStep = true
      next = index + 1
    }
    return notes
  }

  private func note(_ place: JSONValue) throws(JSONError) -> Note {
    Note(message: try place.member("message").member("text").text(), location: try location(place))
  }

  private func fix(_ fix: JSONValue) throws(JSONError) -> Fix {
    let word = try fix.member("properties").member("applicability")
    guard let applicability = Applicability(rawValue: try word.text()) else {
      throw word.mistake("neither safe nor unsafe; \(Self.remedy)")
    }
    var edits: [Edit] = []
    for replacement in try replacements(fix) {
      let text = try replacement["insertedContent"]?.member("text").text() ?? ""
      edits.append(Edit(range: try byteRange(replacement.member("deletedRegion")), text: text))
    }
    let title = try fix.member("description").member("text").text()
    return Fix(title: title, applicability: applicability, edits: edits)
  }

  /// Lines and columns that the fix itself does not tell.
  private mutating func readPositions(_ fix: JSONValue, file: String) throws(JSONError) {
    for replacement in try replacements(fix) {
      let region = try replacement.member("deletedRegion")
      guard region["startLine"] != nil else { continue }
      let (start, end) = try positions(region)
      part.details.positions[file, default: [:]][start.offset] = start
      part.details.positions[file, default: [:]][end.offset] = end
    }
  }

  private func replacements(_ fix: JSONValue) throws(JSONError) -> [JSONValue] {
    try fix.member("artifactChanges").first().member("replacements").list()
  }

  // MARK: Places

  private func location(_ place: JSONValue) throws(JSONError) -> Location {
    let physical = try place.member("physicalLocation")
    let (start, end) = try positions(physical.member("region"))
    return Location(file: try file(physical), start: start, end: end)
  }

  private func positions(_ region: JSONValue) throws(JSONError) -> (start: Position, end: Position) {
    let range = try byteRange(region)
    let start = Position(
      line: try region.member("startLine").wholeNumber(),
      column: try region.member("startColumn").wholeNumber(), offset: range.start)
    let end = Position(
      line: try region.member("endLine").wholeNumber(), column: try region.member("endColumn").wholeNumber(),
      offset: range.end)
    return (start, end)
  }

  private func byteRange(_ region: JSONValue) throws(JSONError) -> ByteRange {
    let start = try region.member("byteOffset").wholeNumber()
    return ByteRange(start: start, end: start + (try region.member("byteLength").wholeNumber()))
  }

  /// The file of a physical location, as reports name it where this one is read.
  private func file(_ physical: JSONValue) throws(JSONError) -> String {
    let artifact = try physical.member("artifactLocation")
    let uri = try artifact.member("uri")
    let text = try uri.text()
    if let base = artifact["uriBaseId"] {
      guard try base.text() == "SRCROOT" else { throw base.mistake("an unknown base; \(Self.remedy)") }
      if let known = files.relative[text] { return known }
      let shown = shown("\(part.paths.sourceRoot)/\(try Self.decoded(text[...], uri))")
      files.relative[text] = shown
      return shown
    }
    if let known = files.absolute[text] { return known }
    guard text.hasPrefix("file:///") else {
      throw uri.mistake("neither below SRCROOT nor a file URI; \(Self.remedy)")
    }
    let shown = shown(try Self.decoded(text.dropFirst("file://".count), uri))
    files.absolute[text] = shown
    return shown
  }

  private func shown(_ path: String) -> String {
    FilePath.display(part.paths.absolute(path), from: part.paths.workingDirectory)
  }

  private static func decoded(_ text: Substring, _ uri: JSONValue) throws(JSONError) -> String {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = rest.prefix(2)
      guard let value = UInt8(String(Substring(digits)), radix: 16), digits.count == 2 else {
        throw uri.mistake("% without two hexadecimal digits in a URI; \(Self.remedy)")
      }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

// MARK: - What has to be there

extension JSONValue {
  fileprivate func mistake(_ message: String) -> JSONError { JSONError(offset: start, message: message) }

  private func expected(_ noun: String) -> JSONError {
    mistake("expected \(noun), found \(self.noun); \(SARIFReader.remedy)")
  }

  fileprivate func member(_ key: String) throws(JSONError) -> JSONValue {
    guard members != nil else { throw expected("an object") }
    guard let value = self[key] else { throw mistake("\"\(key)\" is missing here; \(SARIFReader.remedy)") }
    return value
  }

  fileprivate func list() throws(JSONError) -> [JSONValue] {
    guard let elements else { throw expected("a list") }
    return elements
  }

  fileprivate func first() throws(JSONError) -> JSONValue {
    guard let first = try list().first else { throw mistake("this list is empty; \(SARIFReader.remedy)") }
    return first
  }

  fileprivate func text() throws(JSONError) -> String {
    guard let string else { throw expected("text") }
    return string
  }

  fileprivate func hash() throws(JSONError) -> UInt64 {
    guard let text = string, text.utf8.count == 16, let hash = UInt64(text, radix: 16) else {
      throw expected("sixteen hexadecimal digits")
    }
    return hash
  }

  /// From 0, small enough that two of them can be added.
  fileprivate func wholeNumber() throws(JSONError) -> Int {
    guard let number, let whole = Int(exactly: number), (0...1 << 53).contains(whole) else {
      throw expected("a whole number")
    }
    return whole
  }
}
