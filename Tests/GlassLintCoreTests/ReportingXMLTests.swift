import Foundation
import Testing

@testable import GlassLintCore

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct ReportingXMLTests {
  private let source = "let a = 22\nlet b = 3\n"
  private var findings: [Finding] {
    [
      reported(
        "22", in: source, file: "A & \"B\".swift", rule: "spacing-scale", severity: .info,
        message: "off <x> & 'y'\n",
        notes: [Note(message: "lands ]]> here", location: place(of: "b", in: source, file: "C.swift"))]),
      reported("3", in: source, file: "A & \"B\".swift", severity: .error, message: "m"),
      reported("3", in: source, file: "D.swift"),
    ]
  }

  private var report: Report {
    Report(
      findings: findings, suppressed: [reported("a", in: source, file: "S.swift", suppression: "")],
      baselined: [reported("a", in: source, file: "S.swift")],
      errors: [
        SourceError(path: "gone.swift", reason: "No such file"), SourceError(path: "gone.swift", reason: "x"),
      ],
      files: 4)
  }

  /// All elements in order, with their attributes and what text they hold.
  private final class Elements: NSObject, XMLParserDelegate {
    struct Element: Equatable {
      var name: String
      var attributes: [String: String]
      var text = ""
    }
    var all: [Element] = []
    private var open: [Int] = []

    init(_ bytes: [UInt8]) throws {
      super.init()
      let parser = XMLParser(data: Data(bytes))
      parser.delegate = self
      guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
    }

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String] = [:]
    ) {
      open.append(all.count)
      all.append(Element(name: name, attributes: attributes))
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
      all[open[open.count - 1]].text += string
    }
    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) { open.removeLast() }

    subscript(name: String) -> [Element] { all.filter { $0.name == name } }
  }

  private func elements(_ format: ReportFormat, _ report: Report, failLevel: Severity? = .warning) throws
    -> Elements
  {
    let options = ReportOptions(
      version: "1", paths: ReportPaths(workingDirectory: "/repo"), failLevel: failLevel)
    return try Elements(format.render(report, options: options))
  }

  @Test func writesWellFormedText() {
    var xml = XMLWriter()
    xml.element("a", ["b": "<&>\"'\u{1B}\n"]) { xml in
      xml.element("c")
      xml.element("d", ["e": ""]) { $0.content(["]]>", "\u{FFFE}\u{FFFF}\u{202E}"]) }
      xml.element("f") { _ in }
    }
    #expect(
      String(decoding: xml.finish(), as: UTF8.self) == #"""
        <?xml version="1.0" encoding="UTF-8"?>
        <a b="&lt;&amp;&gt;&quot;&apos;\u{1B}\u{A}">
          <c/>
          <d e="">]]&gt;
        \u{FFFE}\u{FFFF}\u{202E}</d>
          <f></f>
        </a>

        """#)
  }

  @Test(arguments: [ReportFormat.checkstyle, .junit])
  func anyTextIsWellFormed(_ format: ReportFormat) throws {
    let scalars =
      (0..<0x300).compactMap(Unicode.Scalar.init) + [
        "\u{2028}", "\u{FEFF}", "\u{FFFD}", "\u{FFFE}", "\u{FFFF}", "👩", "\u{10FFFF}",
      ]
    let text = String(String.UnicodeScalarView(scalars)) + "]]><!-- &amp; -->"
    let nasty = reported("a", in: source, file: text + ".swift", message: text)
    let report = Report(findings: [nasty], errors: [SourceError(path: text, reason: text)], files: 1)
    let shown = try elements(format, report).all.flatMap { [$0.text] + $0.attributes.values }
    #expect(
      shown.contains { $0.contains(#"\u{1B}"#) && $0.contains("👩") && $0.contains("]]><!-- &amp; -->") })
    #expect(shown.allSatisfy { $0.unicodeScalars.allSatisfy { $0 == "\n" || !Invisible.contains($0.value) } })
  }

  @Test func checkstyle() throws {
    let elements = try elements(.checkstyle, report)
    #expect(elements["checkstyle"].count == 1)
    #expect(elements["file"].map { $0.attributes["name"] } == ["A & \"B\".swift", "D.swift", "gone.swift"])
    #expect(
      elements["error"].map(\.attributes).prefix(2) == [
        [
          "line": "1", "column": "9", "severity": "info", "message": #"off <x> & 'y'\u{A}"#,
          "source": "glasslint.spacing-scale",
        ],
        [
          "line": "2", "column": "9", "severity": "error", "message": "m", "source": "glasslint.heavy-shadow",
        ],
      ])
    #expect(
      elements["error"].last?.attributes == [
        "line": "1", "severity": "error", "message": "could not be linted: x", "source": "glasslint",
      ])
    #expect(try self.elements(.checkstyle, Report(findings: [], files: 0)).all.map(\.name) == ["checkstyle"])
  }

  @Test func junit() throws {
    let elements = try elements(.junit, report)
    #expect(
      elements["testsuites"].map(\.attributes) == [
        ["name": "GlassLint", "tests": "5", "failures": "2", "errors": "2"]
      ])
    #expect(
      elements["testsuite"].map(\.attributes) == [
        ["name": "A & \"B\".swift", "tests": "2", "failures": "1", "errors": "0"],
        ["name": "D.swift", "tests": "1", "failures": "1", "errors": "0"],
        ["name": "gone.swift", "tests": "2", "failures": "0", "errors": "2"],
      ])
    #expect(
      elements["testcase"].map { $0.attributes["name"] } == [
        "spacing-scale at 1:9", "heavy-shadow at 2:9", "heavy-shadow at 2:9", "could not be linted",
        "could not be linted (2)",
      ])
    #expect(elements["testcase"][1].attributes["line"] == "2")
    #expect(elements["testcase"].allSatisfy { $0.attributes["classname"] == $0.attributes["file"] })
    #expect(
      elements["system-out"].map(\.text) == [
        "A & \"B\".swift:1:9: info: off <x> & 'y'\\u{A} [spacing-scale]\nC.swift:2:5: note: lands ]]> here"
      ])
    #expect(elements["failure"].map { $0.attributes["type"] } == ["error", "warning"])
    #expect(elements["error"].map(\.text) == ["gone.swift: No such file", "gone.swift: x"])
  }

  @Test(arguments: [(Severity.info as Severity?, 3), (.warning, 2), (.error, 1), (nil, 0)])
  func whatFailsTheRunIsAFailure(level: Severity?, count: Int) throws {
    let elements = try elements(.junit, report, failLevel: level)
    #expect(elements["failure"].count == count)
    #expect(elements["testsuites"].first?.attributes["failures"] == "\(count)")
  }

  @Test func casesHaveNamesOfTheirOwn() throws {
    let same = [
      reported("a", in: source), reported("a =", in: source), reported("a", in: source, file: "Z.swift"),
    ]
    let names = try elements(.junit, Report(findings: same, files: 1))["testcase"].map {
      $0.attributes["name"]
    }
    #expect(names == ["heavy-shadow at 1:5", "heavy-shadow at 1:5 (2)", "heavy-shadow at 1:5"])
  }

  @Test func aRunWithoutFindingsPasses() throws {
    let elements = try elements(.junit, Report(findings: [], files: 3))
    #expect(elements["testsuites"].first?.attributes["tests"] == "1")
    #expect(elements.all.map(\.name) == ["testsuites", "testsuite", "testcase"])
  }
}
