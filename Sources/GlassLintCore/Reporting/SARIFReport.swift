/// SARIF 2.1.0 (OASIS, https://docs.oasis-open.org/sarif/sarif/v2.1.0/), with what GitHub code scanning asks for.
///
/// Columns count Unicode scalars, as `columnKind` says; the end of a region is the column behind its last character.
struct SARIFReport {
  private let report: Report
  private let options: ReportOptions
  private let results: [(finding: Finding, silencer: Silencer?)]
  private let ruleIndex: [String: Int]
  private var sources: SourceCache
  private var json = JSONWriter()
  private var lastArtifact: (file: String, location: Artifact)?

  private struct Artifact {
    var uri: String
    var isBelowRoot: Bool
  }

  /// Who silenced a finding.
  private enum Silencer { case comment, baseline }

  static func render(_ report: Report, options: ReportOptions) -> [UInt8] {
    var sarif = SARIFReport(report, options)
    sarif.writeLog()
    return sarif.json.text.finish()
  }

  private init(_ report: Report, _ options: ReportOptions) {
    self.report = report
    self.options = options
    let ids = options.mergedDetails?.rules.map(\.id) ?? options.rules.map(\.id)
    ruleIndex = Dictionary(ids.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    results = Self.results(of: report)
    sources = SourceCache(read: options.source)
  }

  private mutating func writeLog() {
    object {
      $0.json.field("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      $0.json.field("version", "2.1.0")
      $0.array("runs") { $0.object { $0.writeRun() } }
    }
    json.text.append("\n")
  }

  private mutating func writeRun() {
    writeTool()
    json.newLine()
    json.field("columnKind", "unicodeCodePoints")
    object("originalUriBaseIds") {
      $0.object("SRCROOT") { sarif in
        let root = sarif.options.paths.sourceRoot
        sarif.json.field("uri", Self.fileURI(root == "/" ? root : root + "/"))
        sarif.object("description") { $0.json.field("text", "The root of the repository.") }
      }
    }
    json.newLine()
    array("invocations") { $0.object { $0.writeInvocation() } }
    json.newLine()
    object("properties") { $0.writeProperties() }
    json.newLine()
    array("results") { $0.writeResults() }
  }

  // MARK: - Tool

  private mutating func writeTool() {
    let options = options
    object("tool") {
      $0.object("driver") { sarif in
        sarif.json.field("name", "GlassLint")
        sarif.json.field("version", options.version)
        sarif.array("rules") { sarif in
          if let merged = options.mergedDetails {
            for rule in merged.rules {
              sarif.json.newLine()
              sarif.json.value(rule.description)
            }
          } else {
            for rule in options.rules {
              sarif.json.newLine()
              sarif.object { $0.write(rule) }
            }
          }
        }
      }
    }
  }

  private mutating func write(_ rule: Rule) {
    json.field("id", rule.id)
    json.field(
      "name", rule.id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined())
    object("shortDescription") { $0.json.field("text", RuleHelp.sentence(rule.summary)) }
    object("fullDescription") { $0.json.field("text", rule.rationale) }
    object("help") {
      $0.json.field("text", RuleHelp.plainText(rule))
      $0.json.field("markdown", RuleHelp.markdown(rule))
    }
    object("defaultConfiguration") {
      $0.json.field("enabled", rule.severity != nil)
      $0.json.field("level", Self.level(rule.severity ?? .warning))
    }
    object("properties") { sarif in
      sarif.array("tags") { tags in
        tags.json.value(rule.theme.rawValue)
        for criterion in rule.criteria { tags.json.value("external/wcag/\(criterion.number)") }
      }
      // GitHub's own names; it shows an info as a recommendation.
      sarif.json.field("precision", "high")
      sarif.json.field(
        "problem.severity", rule.severity.map { $0 == .info ? "recommendation" : $0.name } ?? "warning")
    }
  }

  private mutating func writeInvocation() {
    json.field("executionSuccessful", report.errors.isEmpty)
    let errors = report.errors
    array("toolExecutionNotifications") { sarif in
      for error in errors {
        sarif.json.newLine()
        sarif.object { sarif in
          sarif.json.field("level", "error")
          sarif.object("message") { $0.json.field("text", error.reason) }
          sarif.array("locations") {
            $0.object { $0.object("physicalLocation") { $0.writeArtifactLocation(error.path) } }
          }
        }
      }
    }
  }

  /// What `glasslint merge` needs to know besides the findings.
  private mutating func writeProperties() {
    guard options.isMergeable else { return }
    json.field("files", report.files)
    guard let shard = options.shard else { return }
    json.field("shard", shard.text)
    json.field("run", ByteWriter.text(ofHash: shard.run))
    if !report.inherited.isEmpty { writeInherited() }
  }

  private mutating func writeInherited() {
    var positions: [Finding: Int] = [:]
    for (index, result) in results.enumerated() where result.silencer == .baseline {
      positions[result.finding] = index
    }
    let (inherited, paths) = (report.inherited, options.paths)
    json.array("inherited") { json in
      for entries in inherited {
        json.newLine()
        json.object { json in
          json.field("baseline", paths.fromRoot(entries.baseline))
          json.field("ruleId", entries.code.rule)
          json.field("fingerprint", ByteWriter.text(ofHash: entries.code.fingerprint))
          json.field("count", entries.count)
          json.field("unseen", entries.unseen)
          json.array("results") { json in
            for finding in entries.findings { if let index = positions[finding] { json.value(index) } }
          }
        }
      }
    }
  }

  // MARK: - Results

  private static func results(of report: Report) -> [(finding: Finding, silencer: Silencer?)] {
    var results: [(finding: Finding, silencer: Silencer?)] = report.findings.map { ($0, nil) }
    results += report.suppressed.map { ($0, .comment) }
    results += report.baselined.map { ($0, .baseline) }
    if results.count > report.findings.count { results.sort { Report.isBefore($0.finding, $1.finding) } }
    return results
  }

  private mutating func writeResults() {
    var file: String?
    var occurrences: [UInt64: Int] = [:]
    for result in results {
      if result.finding.location.file != file {
        file = result.finding.location.file
        occurrences.removeAll(keepingCapacity: true)
      }
      occurrences[result.finding.fingerprint, default: 0] += 1
      let occurrence = occurrences[result.finding.fingerprint, default: 1]
      json.newLine()
      object { $0.write(result.finding, silencer: result.silencer, occurrence: occurrence) }
    }
  }

  private mutating func write(_ finding: Finding, silencer: Silencer?, occurrence: Int) {
    json.field("ruleId", finding.rule)
    if let index = ruleIndex[finding.rule] { json.field("ruleIndex", index) }
    json.field("level", Self.level(finding.severity))
    object("message") { $0.json.field("text", finding.message) }
    array("locations") { $0.object { $0.writePhysicalLocation(finding.location) } }
    if finding.fingerprint != 0 { writeFingerprint(finding.fingerprint, occurrence: occurrence) }
    if !finding.notes.isEmpty { writeNotes(of: finding) }
    if finding.fixes.contains(where: { !$0.edits.isEmpty }) { writeFixes(of: finding) }
    switch silencer {
    case nil: break
    case .comment: writeSuppression(kind: "inSource", justification: finding.suppression ?? "")
    case .baseline: writeSuppression(kind: "external", justification: "recorded in the baseline")
    }
  }

  private mutating func writeFingerprint(_ fingerprint: UInt64, occurrence: Int) {
    let hash = ByteWriter.text(ofHash: fingerprint)
    object("partialFingerprints") {
      // The one that GitHub compares, in its form: a hash, and which of its occurrences in the file this is.
      $0.json.field("primaryLocationLineHash", "\(hash):\(occurrence)")
      $0.json.field("glasslint/v1", hash)
    }
  }

  private mutating func writeNotes(of finding: Finding) {
    array("relatedLocations") { sarif in
      for (index, note) in finding.notes.enumerated() {
        sarif.object {
          $0.json.field("id", index + 1)
          $0.writeLocation(note.location, message: note.message)
        }
      }
    }
    let steps = finding.notes.filter(\.isStep)
    if steps.isEmpty { return }
    let origin = Note(message: finding.message, location: finding.location)
    array("codeFlows") {
      $0.object {
        $0.array("threadFlows") {
          $0.object {
            $0.array("locations") { sarif in
              for step in [origin] + steps {
                sarif.object {
                  $0.object("location") { $0.writeLocation(step.location, message: step.message) }
                }
              }
            }
          }
        }
      }
    }
  }

  private mutating func writeFixes(of finding: Finding) {
    let file = finding.location.file
    array("fixes") { sarif in
      for fix in finding.fixes where !fix.edits.isEmpty {
        sarif.object { sarif in
          sarif.object("description") { $0.json.field("text", fix.title) }
          sarif.array("artifactChanges") {
            $0.object { sarif in
              sarif.writeArtifactLocation(file)
              sarif.array("replacements") { sarif in
                for edit in fix.edits { sarif.object { $0.writeReplacement(edit, file: file) } }
              }
            }
          }
          sarif.object("properties") { $0.json.field("applicability", fix.applicability.rawValue) }
        }
      }
    }
  }

  private mutating func writeReplacement(_ edit: Edit, file: String) {
    let lines = positions(of: edit.range, in: file)
    object("deletedRegion") { sarif in
      if let lines { sarif.writeLines(from: lines.start, to: lines.end) }
      sarif.writeBytes(edit.range)
    }
    if !edit.text.isEmpty { object("insertedContent") { $0.json.field("text", edit.text) } }
  }

  /// `nil` where the file cannot be read any more, or has become shorter.
  private mutating func positions(of range: ByteRange, in file: String) -> (start: Position, end: Position)? {
    if let merged = options.mergedDetails { return merged.positions(of: range, in: file) }
    guard let text = sources.text(of: file), range.end <= text.bytes.count else { return nil }
    return (text.position(at: range.start), text.position(at: range.end))
  }

  private mutating func writeSuppression(kind: String, justification: String) {
    array("suppressions") {
      $0.object {
        $0.json.field("kind", kind)
        if !justification.isEmpty { $0.json.field("justification", justification) }
      }
    }
  }

  // MARK: - Locations

  private mutating func writeLocation(_ location: Location, message: String) {
    writePhysicalLocation(location)
    object("message") { $0.json.field("text", message) }
  }

  private mutating func writePhysicalLocation(_ location: Location) {
    object("physicalLocation") {
      $0.writeArtifactLocation(location.file)
      $0.object("region") {
        $0.writeLines(from: location.start, to: location.end)
        $0.writeBytes(ByteRange(start: location.start.offset, end: location.end.offset))
      }
    }
  }

  private mutating func writeLines(from start: Position, to end: Position) {
    json.field("startLine", start.line)
    json.field("startColumn", start.column)
    json.field("endLine", end.line)
    json.field("endColumn", end.column)
  }

  private mutating func writeBytes(_ range: ByteRange) {
    json.field("byteOffset", range.start)
    json.field("byteLength", range.end - range.start)
  }

  private mutating func writeArtifactLocation(_ file: String) {
    let artifact = artifact(file)
    object("artifactLocation") {
      $0.json.field("uri", artifact.uri)
      if artifact.isBelowRoot { $0.json.field("uriBaseId", Self.rootID) }
    }
  }

  /// Consecutive findings are mostly about one file.
  private mutating func artifact(_ file: String) -> Artifact {
    if let lastArtifact, lastArtifact.file == file { return lastArtifact.location }
    let location: Artifact
    if let relative = options.paths.relativeToRoot(file) {
      location = Artifact(uri: Self.encoded(relative), isBelowRoot: true)
    } else {
      location = Artifact(uri: Self.fileURI(options.paths.absolute(file)), isBelowRoot: false)
    }
    lastArtifact = (file, location)
    return location
  }

  private static let rootID = "SRCROOT"

  private static func encoded(_ path: String) -> String {
    var uri = ByteWriter()
    uri.append(percentEncoded: path)
    return uri.string
  }

  private static func fileURI(_ path: String) -> String { "file://\(encoded(path))" }

  private static func level(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info: "note"
    }
  }

  // MARK: - Structure

  private mutating func object(_ body: (inout SARIFReport) -> Void) {
    json.beginObject()
    body(&self)
    json.endObject()
  }

  private mutating func object(_ name: StaticString, _ body: (inout SARIFReport) -> Void) {
    json.key(name)
    object(body)
  }

  private mutating func array(_ name: StaticString, _ body: (inout SARIFReport) -> Void) {
    json.key(name)
    json.beginArray()
    body(&self)
    json.endArray()
  }
}
