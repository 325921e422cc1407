/// Checkstyle's XML, which Jenkins' warnings plug-in, reviewdog and many others read.
///
/// A file that could not be linted is an error on its first line. Columns count Unicode scalars from 1.
enum CheckstyleReport {
  /// Of the format, not of GlassLint: readers expect a version of Checkstyle here.
  private static let version = "4.3"

  static func render(_ report: Report) -> [UInt8] {
    var xml = XMLWriter()
    xml.element("checkstyle", ["version": version]) { xml in
      for findings in report.findings.grouped(by: \.location.file) {
        xml.element("file", ["name": findings[findings.startIndex].location.file]) { xml in
          for finding in findings { write(finding, to: &xml) }
        }
      }
      for errors in report.errors.grouped(by: \.path) {
        xml.element("file", ["name": errors[errors.startIndex].path]) { xml in
          for error in errors { write(error, to: &xml) }
        }
      }
    }
    return xml.finish()
  }

  private static func write(_ finding: Finding, to xml: inout XMLWriter) {
    xml.element(
      "error",
      [
        "line": "\(finding.location.start.line)", "column": "\(finding.location.start.column)",
        "severity": finding.severity.name, "message": finding.message, "source": "glasslint.\(finding.rule)",
      ])
  }

  private static func write(_ error: SourceError, to xml: inout XMLWriter) {
    xml.element(
      "error",
      [
        "line": "1", "severity": Severity.error.name, "message": "could not be linted: \(error.reason)",
        "source": "glasslint",
      ])
  }
}

extension Array {
  /// Runs of neighbours that are alike in something, none of them empty.
  func grouped<Key: Equatable>(by key: (Element) -> Key) -> [ArraySlice<Element>] {
    var groups: [ArraySlice<Element>] = []
    var start = startIndex
    for index in indices where index > start && key(self[index]) != key(self[start]) {
      groups.append(self[start..<index])
      start = index
    }
    if start < endIndex { groups.append(self[start...]) }
    return groups
  }
}
