import Foundation
import Testing

@testable import GlassLintCore

@Suite("Audit reports")
struct AuditReportTests {
  private static let nasty = "A<b>&\"'`|\u{1B}[31m\u{202E}🎉"

  /// Whatever a name holds, in every place that takes one.
  private var audit: Audit {
    let place = Location(
      file: "Views/\(Self.nasty).swift", start: Position(line: 3, column: 1, offset: 20),
      end: Position(line: 3, column: 3, offset: 22))
    var value = Audit.ValueUse(value: .number(16))
    (value.count, value.named, value.share, value.files) = (2, 1, 1, 1)
    (value.token, value.isStep, value.screens) = (Self.nasty, true, [Self.nasty])
    value.uses = [Audit.KindCount(use: "padding", count: 2)]
    value.places = [place, place]
    var role = Audit.RoleUse(role: .spacing, scale: .tokens)
    (role.steps, role.values, role.count, role.named) = ([8, 16], [value], 2, 1)
    role.folders = [
      Audit.FolderUse(folder: Self.nasty, count: 1, named: 1),
      Audit.FolderUse(folder: "b", count: 1, named: 0),
    ]
    role.nearMisses = [
      Audit.NearMiss(
        into: Audit.ValueCount(value: .number(16), count: 2), token: Self.nasty,
        values: [Audit.ValueCount(value: .number(17), count: 1)])
    ]
    role.candidates = [Audit.Candidate(value: .text(Self.nasty), count: 5, files: 2, use: "padding")]
    role.unusedTokens = [Audit.Token(name: Self.nasty, value: "8", place: place)]
    var audit = Audit(version: "1.0", name: Self.nasty, files: 1)
    var colors = Audit.RoleUse(role: .color, scale: .tokens)
    (colors.values, colors.count) = ([Audit.ValueUse(value: .text(Self.nasty), count: 2)], 2)
    var shadows = colors
    shadows.role = .shadow
    audit.roles = [role, colors, shadows]
    audit.screens = [
      Audit.Screen(
        name: Self.nasty, kind: .screen, file: place.file, place: place,
        uses: [
          Audit.ScreenUse(
            role: .spacing, use: "horizontal padding",
            values: [Audit.ValueCount(value: .number(22), count: 1)])
        ],
        departures: [
          Audit.Departure(
            role: .spacing, use: "horizontal padding", value: Audit.ValueCount(value: .number(22), count: 1),
            usual: .number(20), usualScreens: 4, screens: 5, places: [place])
        ])
    ]
    audit.colors = [
      Audit.ColorUse(
        name: Self.nasty, light: "red;background:url(x)", dark: nil, kind: .token, count: 1, files: 1,
        places: [place]),
      Audit.ColorUse(
        name: "#FC0000", light: "#FC0000", dark: "#FC0000", kind: .written, count: 1, files: 1,
        nearest: Audit.NearestToken(name: Self.nasty, light: "#FF0000", difference: 1), places: [place]),
    ]
    audit.contrast = [
      Audit.ContrastPair(
        text: Self.nasty, ground: Self.nasty, minimum: 4.5,
        light: Audit.ContrastPair.Appearance(text: "#999999", ground: "#FFFFFF", ratio: 2.849), place: place)
    ]
    audit.shadows = [
      Audit.ShadowUse(
        opacity: 0.1, radius: 8, x: 0, y: 4, count: 1, named: 0, files: 1, token: Self.nasty, places: [place])
    ]
    audit.labels = Audit.Labels(kinds: [
      Audit.LabelKind(kind: "image", present: 1, missing: 1, places: [place])
    ])
    audit.rules = [Audit.RuleCount(rule: Self.nasty, severity: .warning, findings: 2, suppressed: 1)]
    let summary = AuditSummary(audit)
    audit.comparison = AuditComparison(base: Self.nasty, before: summary, after: summary)
    audit.errors = [SourceError(path: Self.nasty, reason: "is not valid UTF-8 (byte 3)")]
    return audit
  }

  private func text(_ format: AuditFormat) -> String { String(decoding: format.render(audit), as: UTF8.self) }

  @Test(
    "no format lets a control character or a turn of the direction through", arguments: AuditFormat.allCases)
  func controlCharacters(_ format: AuditFormat) {
    let report = text(format)
    #expect(!report.unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x202E })
    #expect(report.hasSuffix("\n"))
    #expect(format == .badge || report.contains("🎉"))
  }

  @Test("the page holds names as text")
  func escapedPage() throws {
    let page = text(.html)
    #expect(!page.contains("A<b>"))
    #expect(page.contains("A&lt;b&gt;&amp;&quot;&#39;`|\\u{1B}[31m\\u{202E}🎉"))
    // What is no color never gets into a style.
    #expect(!page.contains("style=\"background:red"))
    #expect(page.contains("background:#FC0000"))
  }

  @Test("every element of the page is closed, and no id occurs twice")
  func wellFormedPage() throws {
    let page = text(.html)
    var open: [Substring] = []
    var ids: Set<Substring> = []
    let void: Set<Substring> = ["!DOCTYPE", "meta", "input", "line", "rect", "path"]
    // Style and script hold no markup.
    let markup = page.replacing(/(?s)<(style|script)>.*?<\/\1>/, with: "")
    for tag in markup.matches(of: /<(\/?)([!a-zA-Z][a-zA-Z0-9]*)((?:\s+[^<>]*?)?)\/?>/) {
      for id in tag.3.matches(of: /\bid="([^"]*)"/) {
        #expect(ids.insert(id.1).inserted, "the id \(id.1) occurs twice")
      }
      if tag.1.isEmpty {
        if !void.contains(tag.2) { open.append(tag.2) }
      } else {
        #expect(open.popLast() == tag.2)
      }
    }
    #expect(open.isEmpty)
    for link in markup.matches(of: /href="#([^"]*)"/) { #expect(ids.contains(link.1)) }
    for name in markup.matches(of: /(?:aria-labelledby|aria-controls|for)="([^"]*)"/) {
      for id in name.1.split(separator: " ") { #expect(ids.contains(id), "nothing has the id \(id)") }
    }
  }

  @Test("the page asks nobody for anything")
  func selfContained() {
    let page = text(.html)
    // The name of a color that is none stands there as text.
    let own = page.replacing("red;background:url(x)", with: "")
    for word in ["http:", "https:", "src=", "@import", "url("] { #expect(!own.contains(word)) }
  }

  @Test("a table of a pull request has as many cells in every row, whatever names hold")
  func markdownCells() {
    var cells: Int?
    for line in text(.markdown).split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("|") else {
        cells = nil
        continue
      }
      let count = line.replacing("\\|", with: "").split(separator: "|", omittingEmptySubsequences: false)
        .count
      if let cells { #expect(cells == count) } else { cells = count }
    }
    #expect(text(.markdown).hasPrefix("## UI audit of A&lt;b&gt;&amp;"))
  }

  @Test("json has the fields that are described")
  func fields() throws {
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(AuditFormat.json.render(audit))) as? [String: Any])
    #expect(
      Set(object.keys) == [
        "version", "name", "files", "screens", "roles", "colors", "contrast", "shadows", "corners",
        "surfaces", "frames",
        "labels", "rules", "comparison", "errors",
      ])
    func first(_ key: String, of object: [String: Any]) -> [String: Any] {
      (object[key] as? [[String: Any]])?.first ?? [:]
    }
    let role = first("roles", of: object)
    #expect(
      Set(role.keys) == [
        "role", "scale", "count", "named", "system", "adoption", "values", "uses", "folders", "nearMisses",
        "candidates", "unusedTokens",
      ])
    #expect(role["adoption"] as? Double == 0.5)
    let value = first("values", of: role)
    #expect(
      Set(value.keys) == [
        "value", "count", "named", "share", "files", "screens", "step", "token", "uses", "places",
      ])
    #expect(value["screens"] as? Int == 1)
    #expect(value["token"] as? String == Self.nasty)
    let place = first("places", of: value)
    #expect(Set(place.keys) == ["file", "start", "end"])
    #expect((place["start"] as? [String: Int]) == ["line": 3, "column": 1, "offset": 20])
    #expect(Set(first("screens", of: object).keys) == ["name", "kind", "file", "line", "uses", "departures"])
    #expect(
      Set(first("departures", of: first("screens", of: object)).keys) == [
        "role", "use", "value", "count", "usual", "usualScreens", "screens", "places",
      ])
    #expect((object["labels"] as? [String: Any])?["missing"] as? Int == 1)
    #expect((object["rules"] as? [String: Any])?.keys.first == Self.nasty)
    #expect((object["comparison"] as? [String: Any])?["base"] as? String == Self.nasty)
  }

  @Test("every field of json is described in docs/audit.md")
  func described() throws {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("docs/audit.md")
    let page = try String(contentsOf: path, encoding: .utf8)
    func check(_ value: Any) {
      if let object = value as? [String: Any] {
        for (key, inner) in object {
          if key != Self.nasty { #expect(page.contains("`\(key)`"), "\(key) is not described") }
          check(inner)
        }
      } else if let list = value as? [Any] {
        for inner in list { check(inner) }
      }
    }
    check(try JSONSerialization.jsonObject(with: Data(AuditFormat.json.render(audit))))
  }

  @Test("text fits the terminal")
  func width() {
    for width in [60, 80, 120] {
      let report = String(decoding: AuditFormat.text.render(audit, width: width), as: UTF8.self)
      let bars = report.split(separator: "\n").filter { $0.contains("█") || $0.contains("░") }
      #expect(!bars.isEmpty)
      #expect(bars.allSatisfy { $0.count <= width })
    }
  }

  @Test(
    "the ending of a file says the format",
    arguments: [
      ("a.json", AuditFormat.json), ("a/b.MD", .markdown), ("x.html", .html), ("badge.svg", .badge),
      ("a.txt", .text),
    ])
  func endings(_ name: String, _ format: AuditFormat) {
    #expect(AuditFormat(fileName: name) == format)
    #expect(AuditFormat(fileName: "a.csv") == nil)
    #expect(AuditFormat(fileName: "json") == .json)
  }

  @Test("the badge says the share of all values that name a token")
  func badge() {
    let badge = text(.badge)
    #expect(badge.contains("aria-label=\"design tokens: 16%\""))
    #expect(badge.contains("<title>design tokens: 16%</title>"))
  }
}
