@testable import GlassLintCore

/// A finding over the first occurrence of `code` in `source`, with its fixes given as replacements of code.
func reported(
  _ code: String, in source: String, file: String = "App/Card.swift", rule: String = "heavy-shadow",
  severity: Severity = .warning, message: String = "shadow opacity 0.3 is heavy", notes: [Note] = [],
  fixes: [Fix] = [], fingerprint: UInt64 = 0xABC, suppression: String? = nil
) -> Finding {
  Finding(
    rule: rule, severity: severity, location: place(of: code, in: source, file: file), message: message,
    notes: notes, fixes: fixes, fingerprint: fingerprint, suppression: suppression)
}

func place(of code: String, in source: String, file: String = "App/Card.swift") -> Location {
  let range = range(of: code, in: source)
  let bytes = Array(source.utf8)
  let lines = LineMap(bytes)
  return Location(
    file: file, start: lines.position(at: range.start, in: bytes),
    end: lines.position(at: range.end, in: bytes))
}

func replacing(
  _ code: String, with text: String, in source: String, title: String = "Use opacity 0.1",
  _ applicability: Applicability = .safe
) -> Fix {
  Fix(
    title: title, applicability: applicability, edits: [Edit(range: range(of: code, in: source), text: text)])
}

func range(of code: String, in source: String) -> ByteRange {
  let (bytes, wanted) = (Array(source.utf8), Array(code.utf8))
  let start = bytes.indices.first { bytes[$0...].starts(with: wanted) } ?? 0
  return ByteRange(start: start, end: start + wanted.count)
}

func rendered(
  _ format: ReportFormat, _ report: Report, sources: [String: String] = [:], color: Bool = false,
  width: Int = 80,
  root: String = "/repo", rules: [Rule] = []
) -> String {
  let options = ReportOptions(
    version: "1.2.3", paths: ReportPaths(workingDirectory: "/repo/ios", sourceRoot: root), color: color,
    width: width, rules: rules, source: { sources[$0].map { Array($0.utf8) } })
  return String(decoding: format.render(report, options: options), as: UTF8.self)
}
