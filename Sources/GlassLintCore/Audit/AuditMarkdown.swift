/// An audit for a pull request.
struct AuditMarkdown {
  private var text = ""
  private let audit: Audit

  static func render(_ audit: Audit) -> [UInt8] {
    var markdown = AuditMarkdown(audit: audit)
    markdown.write()
    return Array(markdown.text.utf8)
  }

  private init(audit: Audit) { self.audit = audit }

  private mutating func line(_ line: String = "") { text += line + "\n" }

  private mutating func write() {
    line("## UI audit of \(Self.plain(audit.name))")
    line()
    guard !audit.isEmpty else { return line(Self.plain(AuditText.nothing(audit)) + ".") }
    line("\(Summary.count(audit.files, "file")), \(Summary.count(audit.screens.count, "screen")).")
    if let comparison = audit.comparison { write(comparison) }
    writeRoles()
    writeNear()
    writeScreens()
    writeContrast()
    writeRest()
  }

  private mutating func table(_ header: [String], _ rows: [[String]], numbers: Set<Int>) {
    line()
    line("| " + header.joined(separator: " | ") + " |")
    line("| " + header.indices.map { numbers.contains($0) ? "---:" : "---" }.joined(separator: " | ") + " |")
    for row in rows { line("| " + row.joined(separator: " | ") + " |") }
  }

  private mutating func writeRoles() {
    let rows = audit.roles.filter { $0.count > 0 }.map { role in
      [
        role.role.title, role.adoption.map { AuditComparison.percent($0) } ?? "–", "\(role.named)",
        "\(role.count - role.system)", "\(role.values.count)", commonest(role),
      ]
    }
    table(["role", "adoption", "named", "of", "values", "most used"], rows, numbers: [1, 2, 3, 4])
  }

  private func commonest(_ role: Audit.RoleUse) -> String {
    role.values.sorted { ($1.count, $0.value.order) < ($0.count, $1.value.order) }.prefix(5)
      .map { "\(Self.code($0.value.text)) ×\($0.count)" }.joined(separator: ", ")
  }

  private static let rows = 12

  private mutating func writeNear() {
    let misses = audit.roles.flatMap { role in role.nearMisses.map { (role: role.role, miss: $0) } }
      .sorted { $0.miss.count > $1.miss.count }
    if !misses.isEmpty {
      line()
      line("### Near misses")
      table(
        ["role", "these", "could be", "places"],
        misses.prefix(Self.rows).map { role, miss in
          [
            role.title,
            miss.values.map { "\(Self.code($0.value.text)) ×\($0.count)" }.joined(separator: ", "),
            Self.code(miss.into.value.text) + (miss.token.map { " " + Self.code($0) } ?? ""), "\(miss.count)",
          ]
        }, numbers: [3])
    }
    let candidates = audit.roles.flatMap { role in role.candidates.map { (role: role.role, candidate: $0) } }
      .sorted { $0.candidate.count > $1.candidate.count }
    if !candidates.isEmpty {
      line()
      line("### Values worth a token")
      table(
        ["role", "value", "uses", "files"],
        candidates.prefix(Self.rows).map {
          [
            $0.role.title, Self.code($0.candidate.value.text), "\($0.candidate.count)",
            "\($0.candidate.files)",
          ]
        }, numbers: [2, 3])
    }
    let unused = audit.roles.flatMap(\.unusedTokens)
    if !unused.isEmpty {
      line()
      let names = unused.prefix(30).map { Self.code($0.name) }.joined(separator: ", ")
      let more = unused.count > 30 ? ", and \(unused.count - 30) more" : ""
      line("Tokens nobody uses: \(names)\(more).")
    }
  }

  private mutating func writeScreens() {
    let departures = audit.screens.flatMap { screen in
      screen.departures.map { (screen: screen, departure: $0) }
    }
    if departures.isEmpty { return }
    line()
    line("### Screens that depart from the others")
    table(
      ["screen", "use", "value", "others", "where"],
      departures.prefix(2 * Self.rows).map { screen, departure in
        [
          Self.plain(screen.name), departure.use,
          "\(Self.code(departure.value.value.text)) ×\(departure.value.count)",
          "\(Self.code(departure.usual.text)) on \(departure.usualScreens) of \(departure.screens)",
          departure.places.first.map { Self.plain("\($0.file):\($0.start.line)") } ?? "",
        ]
      }, numbers: [])
    if departures.count > 2 * Self.rows {
      line()
      line("And \(departures.count - 2 * Self.rows) more.")
    }
  }

  private mutating func writeContrast() {
    if audit.contrast.isEmpty { return }
    line()
    line("### Contrast")
    table(
      ["text", "ground", "light", "dark", "asked", "where"],
      audit.contrast.prefix(Self.rows).map { pair in
        [
          Self.code(Audit.ContrastPair.short(pair.text)), Self.code(Audit.ContrastPair.short(pair.ground)),
          pair.light.map { Contrast.ratioText($0.ratio) } ?? "",
          pair.dark.map { Contrast.ratioText($0.ratio) } ?? "",
          Contrast.ratioText(pair.minimum), Self.plain("\(pair.place.file):\(pair.place.start.line)"),
        ]
      }, numbers: [2, 3, 4])
    if audit.contrast.count > Self.rows {
      line()
      line("And \(audit.contrast.count - Self.rows) more.")
    }
  }

  private mutating func writeRest() {
    line()
    if let labels = audit.labels {
      line("Labels: \(labels.present) present, \(labels.missing) missing.")
    }
    let findings = audit.rules.filter { $0.findings > 0 }
    if findings.isEmpty { return }
    line(
      "Findings: "
        + findings.prefix(Self.rows).map { "\(Self.code($0.rule)) \($0.findings)" }.joined(separator: ", ")
        + (findings.count > Self.rows ? ", and of \(findings.count - Self.rows) more rules." : "."))
  }

  private mutating func write(_ comparison: AuditComparison) {
    line()
    line("### Since \(Self.code(comparison.base))")
    let rows = comparison.roles.compactMap { role -> [String]? in
      let (before, after) = (comparison.before.roles[role], comparison.after.roles[role])
      if before == after { return nil }
      return [
        role.title, AuditText.change(before?.adoption, after?.adoption),
        "\(before?.values ?? 0) → \(after?.values ?? 0)",
        "\(before?.nearMisses ?? 0) → \(after?.nearMisses ?? 0)",
      ]
    }
    if !rows.isEmpty { table(["role", "adoption", "values", "near misses"], rows, numbers: []) }
    line()
    if !comparison.worse.isEmpty {
      line("Worse: " + comparison.worse.map { Self.plain($0) }.joined(separator: "; ") + ".")
    } else if rows.isEmpty, comparison.changedRules.isEmpty {
      line("Nothing changed.")
    } else {
      line("Nothing got worse.")
    }
    let rules = comparison.changedRules.map { "\(Self.code($0.rule)) \($0.before) → \($0.after)" }
    if !rules.isEmpty { line("Findings: " + rules.joined(separator: ", ") + ".") }
  }

  // MARK: Escaping

  /// Text that is text, whatever is in it: no markup, no HTML, no mention of anybody, no end of a table's cell.
  static func plain(_ text: String) -> String {
    var result = ByteWriter()
    result.append(text, escaping: ASCIISet("\\`*_{}[]<>()#+!|&~@$")) { text, scalar in
      switch scalar {
      case 0x3C: text.append("&lt;")
      case 0x3E: text.append("&gt;")
      case 0x26: text.append("&amp;")
      // GitHub would tell whoever is called so.
      case 0x40: text.append("&#64;")
      case 0x20..<0x7F:
        text.append("\\")
        text.append(byte: UInt8(scalar))
      default: text.append(escaped: scalar)
      }
    }
    return result.string
  }

  /// Code in a table's cell.
  static func code(_ code: String) -> String {
    var result = ByteWriter()
    result.append(code, escaping: ASCIISet("|")) { text, scalar in
      if scalar == 0x7C { text.append("\\|") } else { text.append(escaped: scalar) }
    }
    let text = result.string
    var fence = "`"
    while text.contains(fence) { fence += "`" }
    return text.contains("`") ? "\(fence) \(text) \(fence)" : "\(fence)\(text)\(fence)"
  }
}
