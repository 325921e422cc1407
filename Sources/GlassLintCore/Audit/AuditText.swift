/// An audit for people at a terminal.
struct AuditText {
  private var out: TerminalWriter
  private let width: Int
  private let audit: Audit

  static func render(_ audit: Audit, color: Bool, width: Int) -> [UInt8] {
    var text = AuditText(out: TerminalWriter(color: color), width: max(48, min(width, 120)), audit: audit)
    text.write()
    return text.out.text.finish()
  }

  /// What there is to say where there is no user interface.
  static func nothing(_ audit: Audit) -> String {
    "no user interface to audit in \(audit.name): none of its Swift files declares a view"
  }

  private mutating func write() {
    guard !audit.isEmpty else { return line(Self.nothing(audit)) }
    heading(audit.name)
    line("\(Summary.count(audit.files, "file")), \(Summary.count(audit.screens.count, "screen"))")
    if let comparison = audit.comparison { write(comparison) }
    writeAdoption()
    for role in audit.roles { write(role) }
    writeColors()
    writeFrames()
    writeScreens()
    writeContrast()
    writeRest()
  }

  // MARK: Lines

  private mutating func line(_ text: String = "") {
    out.text.append(visible: text)
    out.text.append("\n")
  }

  private mutating func heading(_ text: String) {
    out.styled(.bold) { $0.append(visible: text) }
    out.text.append("\n")
  }

  /// Words separated by commas over as many lines as it takes.
  private mutating func list(_ title: String, _ words: [String]) {
    if words.isEmpty { return }
    var current = "  \(title): "
    let indent = String(repeating: " ", count: 4)
    for (index, word) in words.enumerated() {
      let piece = word + (index + 1 < words.count ? ", " : "")
      if current.count + piece.count > width, current != indent {
        line(current.last == " " ? String(current.dropLast()) : current)
        current = indent
      }
      current += piece
    }
    line(current)
  }

  private mutating func bar(_ count: Int, of widest: Int, columns: Int, isStep: Bool) {
    let length = max(1, count * columns / max(1, widest))
    if isStep {
      out.styled(.cyan) { $0.append(repeating: "█", count: length) }
    } else {
      out.text.append(repeating: "░", count: length)
    }
  }

  private static func padded(_ text: String, _ columns: Int) -> String {
    text + String(repeating: " ", count: max(0, columns - text.count))
  }

  private static func right(_ text: String, _ columns: Int) -> String {
    String(repeating: " ", count: max(0, columns - text.count)) + text
  }

  // MARK: Adoption

  private mutating func writeAdoption() {
    line()
    heading("adoption: how many values name a token")
    let columns = max(8, min(30, width - 44))
    for role in audit.roles {
      guard let adoption = role.adoption else { continue }
      let filled = Int((adoption * Double(columns)).rounded(.down))
      out.text.append("  \(Self.padded(role.role.title, 10)) ")
      out.styled(.cyan) { $0.append(repeating: "█", count: filled) }
      out.text.append(repeating: "░", count: columns - filled)
      line(
        " \(Self.right(AuditComparison.percent(adoption), 4))  \(role.named) of \(role.count - role.system)"
          + ", \(Summary.count(role.values.count, "value"))")
    }
  }

  // MARK: Roles

  /// Values that are shown one by one; a role with more has a long tail that nobody reads.
  private static let maximumRows = 20

  private mutating func write(_ role: Audit.RoleUse) {
    guard role.count > 0 else { return }
    line()
    heading(
      "\(role.role.title): \(Summary.count(role.count, "use")), \(Summary.count(role.values.count, "value"))")
    let shown = shown(role)
    let labels = shown.map { String(TerminalText.visible($0.value.text).prefix(width / 3)) }
    let label = labels.map(\.count).max() ?? 0
    let widest = shown.map(\.count).max() ?? 1
    let digits = ByteWriter.digits(of: widest)
    let tokens = shown.map { $0.token == $0.value.text ? "" : TerminalText.visible($0.token ?? "") }
    let names = min(width / 4, tokens.map(\.count).max() ?? 0)
    let columns = max(8, width - label - digits - names - 8)
    for (use, (text, token)) in zip(shown, zip(labels, tokens)) {
      out.text.append("  ")
      out.text.append(Self.right(text, label))
      out.text.append("  ")
      out.text.append(use.count, width: digits)
      out.text.append("  ")
      if names > 0 {
        out.text.append(Self.padded(String(token.prefix(names)), names))
        out.text.append("  ")
      }
      bar(
        use.count, of: widest, columns: min(columns, 40),
        isStep: use.token != nil || use.isSystem || use.isStep && role.scale == .configuration)
      out.text.append("\n")
    }
    let rest = role.values.count - shown.count
    if rest > 0 { line("  and \(Summary.count(rest, "rarer value"))") }
    list(
      "near",
      role.nearMisses.prefix(8).map { miss in
        miss.values.map { "\($0.value.text) (\($0.count)×)" }.joined(separator: " ")
          + " → \(miss.into.value.text)" + (miss.token.map { " \($0)" } ?? "")
      })
    list(
      "worth a token",
      role.candidates.prefix(8).map {
        "\($0.value.text) (\($0.count)× in \(Summary.count($0.files, "file")))"
      })
    list(
      "tokens nobody uses", role.unusedTokens.prefix(12).map(\.name) + more(role.unusedTokens.count, than: 12)
    )
  }

  private func more(_ count: Int, than shown: Int) -> [String] {
    count > shown ? ["and \(count - shown) more"] : []
  }

  /// The most used, in the order of the role.
  private func shown(_ role: Audit.RoleUse) -> [Audit.ValueUse] {
    let ranked = role.values.enumerated().sorted {
      ($1.element.count, $0.offset) < ($0.element.count, $1.offset)
    }
    return ranked.prefix(Self.maximumRows).sorted { $0.offset < $1.offset }.map(\.element)
  }

  // MARK: Others

  private mutating func writeColors() {
    let near = audit.colors.filter { $0.nearest.map { $0.difference < 10 } ?? false }.prefix(10)
    if near.isEmpty { return }
    line()
    heading("colors that look like a token")
    for color in near {
      guard let nearest = color.nearest else { continue }
      let difference = (nearest.difference * 10).rounded() / 10
      line(
        "  \(color.name) (\(color.count)×): \(nearest.name) \(nearest.light), difference \(Scale.text(difference))"
      )
    }
  }

  private mutating func writeFrames() {
    guard audit.frames.contains(where: { $0.inControls > 0 }) else { return }
    line()
    heading("square frames")
    list(
      "in controls",
      audit.frames.filter { $0.inControls > 0 }.map { "\(Scale.text($0.size)) (\($0.inControls)×)" })
    list(
      "elsewhere",
      audit.frames.filter { $0.count > $0.inControls }.map {
        "\(Scale.text($0.size)) (\($0.count - $0.inControls)×)"
      })
  }

  private static let maximumScreens = 20
  private static let maximumDepartures = 4

  private mutating func writeScreens() {
    let departing = audit.screens.filter { !$0.departures.isEmpty }
    if departing.isEmpty { return }
    line()
    heading("screens that depart from the others: \(departing.count) of \(audit.screens.count)")
    let ranked = departing.enumerated().sorted {
      ($1.element.departures.count, $0.offset) < ($0.element.departures.count, $1.offset)
    }.map(\.element)
    for screen in ranked.prefix(Self.maximumScreens) {
      line("  \(screen.name)  \(screen.file):\(screen.place.start.line)")
      for departure in screen.departures.prefix(Self.maximumDepartures) { line("    \(departure.sentence)") }
      let rest = screen.departures.count - Self.maximumDepartures
      if rest > 0 { line("    and \(rest) more") }
    }
    if ranked.count > Self.maximumScreens { line("  and \(ranked.count - Self.maximumScreens) more") }
  }

  private mutating func writeContrast() {
    if audit.contrast.isEmpty { return }
    line()
    heading("contrast: \(Summary.count(audit.contrast.count, "pair")) below what WCAG asks for")
    for pair in audit.contrast.prefix(10) {
      line("  \(pair.place.file):\(pair.place.start.line)  \(pair.sentence)")
    }
    if audit.contrast.count > 10 { line("  and \(audit.contrast.count - 10) more") }
  }

  private mutating func writeRest() {
    line()
    if audit.corners.continuous + audit.corners.circular > 0 {
      line("corners: \(audit.corners.continuous) continuous, \(audit.corners.circular) circular")
    }
    if !audit.surfaces.isEmpty {
      line(
        "materials and glass: " + audit.surfaces.map { "\($0.name) (\($0.count)×)" }.joined(separator: ", "))
    }
    if let labels = audit.labels {
      let kinds = labels.kinds.map { "\($0.missing) of \(Summary.count($0.present + $0.missing, $0.kind))" }
      line("labels missing: " + kinds.joined(separator: ", "))
    }
    if !audit.rules.isEmpty {
      line()
      heading("findings: \(audit.rules.reduce(0) { $0 + $1.findings })")
      for rule in audit.rules.prefix(12) where rule.findings > 0 {
        line("  \(Self.right("\(rule.findings)", 6))  \(rule.rule)")
      }
      if audit.rules.count > 12 { line("  and \(Summary.count(audit.rules.count - 12, "rule")) more") }
    }
  }

  private mutating func write(_ comparison: AuditComparison) {
    line()
    heading("since \(comparison.base)")
    for role in comparison.roles {
      let (before, after) = (comparison.before.roles[role], comparison.after.roles[role])
      guard before != after else { continue }
      line(
        "  \(Self.padded(role.title, 10)) \(Self.change(before?.adoption, after?.adoption)) adoption, "
          + "\(before?.values ?? 0) → \(after?.values ?? 0) values, \(before?.nearMisses ?? 0) → "
          + "\(after?.nearMisses ?? 0) near misses")
    }
    if comparison.before.contrast != comparison.after.contrast {
      line("  contrast: \(comparison.before.contrast) → \(comparison.after.contrast) pairs fail")
    }
    if comparison.before.missingLabels != comparison.after.missingLabels {
      line(
        "  labels missing: \(comparison.before.missingLabels.map(String.init) ?? "–") → "
          + "\(comparison.after.missingLabels.map(String.init) ?? "–")")
    }
    for rule in comparison.changedRules { line("  \(rule.rule): \(rule.before) → \(rule.after)") }
  }

  static func change(_ before: Double?, _ after: Double?) -> String {
    switch (before, after) {
    case (let before?, let after?):
      if before == after { return AuditComparison.percent(after) }
      let (old, new) = AuditComparison.told(before, after)
      return "\(old) → \(new)"
    case (let before?, nil): return "\(AuditComparison.percent(before)) → –"
    case (nil, let after?): return "– → \(AuditComparison.percent(after))"
    case (nil, nil): return "–"
    }
  }
}

extension Audit.Departure {
  /// `horizontal padding 22 (1×): 20 on 28 of 42 screens`.
  var sentence: String {
    "\(use) \(value.value.text) (\(value.count)×): \(usual.text) on \(usualScreens) of \(screens) screens"
  }
}

extension Audit.ContrastPair {
  /// `.gray on Color.white: 2.4 in light, 3.1 in dark; 4.5 are asked for`.
  var sentence: String {
    let parts = [
      light.map { "\(Contrast.ratioText($0.ratio)) in light" },
      dark.map { "\(Contrast.ratioText($0.ratio)) in dark" },
    ]
    .compactMap { $0 }
    return "\(Self.short(text)) on \(Self.short(ground)): \(parts.joined(separator: ", ")), and not "
      + Contrast.ratioText(minimum)
  }

  /// On one line, and no longer than one reads.
  static func short(_ code: String) -> String {
    let line = code.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count > 60 ? line.prefix(59) + "…" : line
  }
}
