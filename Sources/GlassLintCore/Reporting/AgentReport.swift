/// For coding agents, which pay by the word: `file:line:col rule: what is wrong → what to write [info, fix]`.
///
/// Findings that say the same are one line with all their places, in the order of the first. Warnings go without
/// saying; `fix` and `fix --unsafe` tell which command settles it.
public enum AgentReport {
  /// How many lines there are unless another number is asked for.
  public static let standardLimit = 50
  /// Places on one line; where there are more, the next line has the rest, so that the number of lines bounds the text.
  static let placesPerLine = 20

  static func render(_ report: Report, options: ReportOptions) -> [UInt8] {
    var out = ByteWriter()
    var hidden: [String: Int] = [:]
    for (index, line) in lines(report.findings, options).enumerated() {
      if index < options.lineLimit {
        out.append(line.text)
        out.append("\n")
      } else {
        hidden[line.rule, default: 0] += line.count
      }
    }
    if !hidden.isEmpty {
      let counts = hidden.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      out.append("\(hidden.values.reduce(0, +)) more: ")
      out.append(visible: counts.map { "\($0.key) \($0.value)" }.joined(separator: ", "))
      out.append("\n")
    }
    return out.finish()
  }

  private struct Line {
    var rule: String
    var count: Int
    var text: String
  }

  private static func lines(_ findings: [Finding], _ options: ReportOptions) -> [Line] {
    var sources = SourceCache(read: options.source)
    var groups: [(said: String, findings: [Finding])] = []
    var positions: [String: Int] = [:]
    for finding in findings {
      let said = said(finding, &sources)
      if let position = positions[said] {
        groups[position].findings.append(finding)
      } else {
        positions[said] = groups.count
        groups.append((said, [finding]))
      }
    }
    return groups.flatMap { group in
      stride(from: 0, to: group.findings.count, by: placesPerLine).map { start in
        let part = group.findings[start..<min(start + placesPerLine, group.findings.count)]
        return Line(rule: part[start].rule, count: part.count, text: places(part) + " " + group.said)
      }
    }
  }

  // MARK: Places

  /// `A.swift:12:3,40:7 B.swift:3:1`
  private static func places(_ findings: ArraySlice<Finding>) -> String {
    var out = ByteWriter()
    var file: String?
    for finding in findings {
      if finding.location.file == file {
        out.append(",")
      } else {
        if file != nil { out.append(" ") }
        file = finding.location.file
        out.append(visible: finding.location.file)
        out.append(":")
      }
      out.append(finding.location.start.text)
    }
    return out.string
  }

  // MARK: What is said

  private static func said(_ finding: Finding, _ sources: inout SourceCache) -> String {
    let fix = finding.fix(allowingUnsafe: false) ?? finding.fix(allowingUnsafe: true)
    var text = "\(finding.rule): \(finding.message)"
    if let fix, let advice = advice(fix, finding, &sources) { text += " → \(advice)" }
    text += notes(finding)
    var remarks = finding.severity == .warning ? [] : [finding.severity.name]
    if let fix { remarks.append(fix.applicability == .safe ? "fix" : "fix --unsafe") }
    if !remarks.isEmpty { text += " [\(remarks.joined(separator: ", "))]" }
    return TerminalText.visible(text)
  }

  /// What else there is to look at: ` (painted behind the text: 12:5; also here: 40:7,90:7)`.
  private static func notes(_ finding: Finding) -> String {
    var groups: [(message: String, places: [String])] = []
    for note in finding.notes {
      let isHere = note.location.file == finding.location.file
      let place = (isHere ? "" : note.location.file + ":") + note.location.start.text
      if let last = groups.indices.last, groups[last].message == note.message {
        groups[last].places.append(place)
      } else {
        groups.append((note.message, [place]))
      }
    }
    if groups.isEmpty { return "" }
    let texts = groups.map { group in
      let more = group.places.count - placesPerLine
      return "\(group.message): \(group.places.prefix(placesPerLine).joined(separator: ","))"
        + (more > 0 ? " and \(more) more" : "")
    }
    return " (\(texts.joined(separator: "; ")))"
  }

  /// Code longer than this stands as well where the message holds it anywhere; shorter could stand there by chance.
  private static let tellingLength = 24
  /// What a fix writes is shown up to this length, else its title.
  private static let adviceLength = 80

  /// What a fix writes; `nil` where the message says so itself.
  private static func advice(_ fix: Fix, _ finding: Finding, _ sources: inout SourceCache) -> String? {
    let message = finding.message
    guard let source = sources.text(of: finding.location.file),
      let code = written(by: fix, in: source.bytes), !code.isEmpty, code.utf8.count <= adviceLength
    else { return message.contains(fix.title) ? nil : fix.title }
    if code.utf8.count > tellingLength, message.contains(code) { return nil }
    return message.hasSuffix(code) || message.hasSuffix(code + "`") ? nil : code
  }

  /// The code from a fix's first edit to its last as it will be, on one line; `nil` where the file is another by now.
  private static func written(by fix: Fix, in bytes: [UInt8]) -> String? {
    guard let start = fix.edits.first?.range.start, let end = fix.edits.last?.range.end, start >= 0,
      start <= end, end <= bytes.count
    else { return nil }
    let edits = fix.edits.map {
      Edit(
        range: ByteRange(start: $0.range.start - start, end: $0.range.end - start), text: $0.text)
    }
    var code = FixPlan.apply(edits, to: Array(bytes[start..<end]))
    // What the edits open ends behind them.
    var depth = code.reduce(0) { $0 + self.depth($1) }
    for byte in bytes[end...].prefix(adviceLength) where depth > 0 {
      if byte == 0x0A || byte == 0x0D { break }
      code.append(byte)
      depth += self.depth(byte)
    }
    let words = String(decoding: code, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    let line = words.joined(separator: " ")
    return line.hasSuffix(",") ? String(line.dropLast()) : line
  }

  private static func depth(_ byte: UInt8) -> Int {
    byte == UInt8(ascii: "(") ? 1 : byte == UInt8(ascii: ")") ? -1 : 0
  }
}

extension Position {
  /// `12:5`
  fileprivate var text: String { "\(line):\(column)" }
}
