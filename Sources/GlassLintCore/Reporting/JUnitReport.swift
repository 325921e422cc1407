/// JUnit's XML, as GitLab, Jenkins, Bitrise and Azure Pipelines show it: a suite for each file, a case for each finding.
///
/// A finding at or above the level that fails the run is a failure; one below it passes, with its text as output. A file
/// that could not be linted is an error. Where there is nothing to tell, one case passes: a report without any is taken
/// for a run that broke off.
///
/// GitLab shows a case under its `classname` and drops all but the first of one name, so that names are unique; of a
/// failure it shows the content alone.
struct JUnitReport {
  private let failLevel: Severity?
  private var names: [String: Int] = [:]

  static func render(_ report: Report, options: ReportOptions) -> [UInt8] {
    var junit = JUnitReport(failLevel: options.failLevel)
    var xml = XMLWriter()
    let tests = report.findings.count + report.errors.count
    let failures = report.findings.count { junit.fails($0) }
    xml.element(
      "testsuites",
      [
        "name": "GlassLint", "tests": "\(max(tests, 1))", "failures": "\(failures)",
        "errors": "\(report.errors.count)",
      ]
    ) { xml in
      for findings in report.findings.grouped(by: \.location.file) { junit.write(findings, to: &xml) }
      for errors in report.errors.grouped(by: \.path) { junit.write(errors, to: &xml) }
      if tests == 0 { writeSuccess(to: &xml) }
    }
    return xml.finish()
  }

  private init(failLevel: Severity?) { self.failLevel = failLevel }

  private func fails(_ finding: Finding) -> Bool { failLevel.map { finding.severity >= $0 } ?? false }

  private static func writeSuccess(to xml: inout XMLWriter) {
    xml.element("testsuite", ["name": "GlassLint", "tests": "1", "failures": "0", "errors": "0"]) { xml in
      xml.element("testcase", ["name": "no findings", "classname": "GlassLint"])
    }
  }

  private mutating func write(_ findings: ArraySlice<Finding>, to xml: inout XMLWriter) {
    guard let file = findings.first?.location.file else { return }
    names.removeAll(keepingCapacity: true)
    let failures = findings.count { fails($0) }
    xml.element(
      "testsuite", ["name": file, "tests": "\(findings.count)", "failures": "\(failures)", "errors": "0"]
    ) { xml in
      for finding in findings { write(finding, to: &xml) }
    }
  }

  private mutating func write(_ finding: Finding, to xml: inout XMLWriter) {
    let location = finding.location
    let name = unique("\(finding.rule) at \(location.start.line):\(location.start.column)")
    let lines =
      [Self.line(location, "\(finding.severity.name): \(finding.message) [\(finding.rule)]")]
      + finding.notes.map { Self.line($0.location, "note: \($0.message)") }
    xml.element(
      "testcase",
      ["name": name, "classname": location.file, "file": location.file, "line": "\(location.start.line)"]
    ) { xml in
      if fails(finding) {
        xml.element("failure", ["message": finding.message, "type": finding.severity.name]) {
          $0.content(lines)
        }
      } else {
        xml.element("system-out") { $0.content(lines) }
      }
    }
  }

  private mutating func write(_ errors: ArraySlice<SourceError>, to xml: inout XMLWriter) {
    guard let file = errors.first?.path else { return }
    names.removeAll(keepingCapacity: true)
    let count = "\(errors.count)"
    xml.element("testsuite", ["name": file, "tests": count, "failures": "0", "errors": count]) { xml in
      for error in errors {
        let name = unique("could not be linted")
        xml.element("testcase", ["name": name, "classname": file, "file": file]) { xml in
          xml.element("error", ["message": error.reason, "type": "unreadable"]) {
            $0.content(["\(file): \(error.reason)"])
          }
        }
      }
    }
  }

  /// The name with a number behind it, where the file has another case of that name.
  private mutating func unique(_ name: String) -> String {
    let count = (names[name] ?? 0) + 1
    names[name] = count
    return count == 1 ? name : "\(name) (\(count))"
  }

  private static func line(_ place: Location, _ text: String) -> String {
    "\(place.file):\(place.start.line):\(place.start.column): \(text)"
  }
}
