import Testing

@testable import GlassLintCore

@Suite struct CodeScanningReportTests {
  private let source = "let a = 22\n"

  private func finding(_ file: String, _ severity: Severity) -> Finding {
    reported("22", in: source, file: file, severity: severity)
  }

  @Test func theGravestStayInTheirOrder() {
    let findings = [
      finding("A.swift", .info), finding("B.swift", .warning), finding("C.swift", .info),
      finding("D.swift", .error), finding("E.swift", .warning),
    ]
    func files(_ count: Int) -> String {
      CodeScanningReport.gravest(findings, count: count).map { String($0.location.file.prefix(1)) }.joined()
    }
    #expect(files(1) == "D")
    #expect(files(2) == "BD")
    #expect(files(3) == "BDE")
    #expect(files(4) == "ABDE")
    #expect(files(5) == "ABCDE")
  }

  @Test func whatIsSilencedIsLeftOut() {
    let report = Report(
      findings: [finding("A.swift", .warning)],
      suppressed: [reported("22", in: source, file: "S.swift", suppression: "")],
      baselined: [finding("B.swift", .warning)], files: 3)
    let options = ReportOptions(version: "1", paths: ReportPaths(workingDirectory: "/w"), rules: []) { _ in
      nil
    }
    let text = String(decoding: ReportFormat.codeScanning.render(report, options: options), as: UTF8.self)
    #expect(text.contains("A.swift"))
    #expect(!text.contains("S.swift") && !text.contains("B.swift") && !text.contains("suppressions"))
  }
}
