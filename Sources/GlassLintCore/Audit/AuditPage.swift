/// An audit as one page that needs nothing else: to be looked at, searched, printed and read aloud.
struct AuditPage {
  private let audit: Audit
  private var sections: [Section] = []

  private struct Section {
    var id: String
    var title: String
    var body: HTML
  }

  static func render(_ audit: Audit) -> [UInt8] {
    var page = AuditPage(audit: audit)
    page.build()
    return Array(page.document.text.utf8)
  }

  private init(audit: Audit) { self.audit = audit }

  private mutating func build() {
    guard !audit.isEmpty else { return }
    add("overview", "Overview", overview)
    if let comparison = audit.comparison { add("changes", "Changes", changes(comparison)) }
    for role in audit.roles { add("role-\(role.role.rawValue)", Self.title(of: role.role), self.role(role)) }
    add("contrast", "Contrast", AuditPagePictures.contrast(audit))
    if !audit.surfaces.isEmpty || !audit.frames.isEmpty {
      add("surfaces", "Surfaces and frames", AuditPagePictures.surfaces(audit))
    }
    if !audit.screens.isEmpty { add("screens", "Screens", AuditPageScreens.render(audit)) }
    if let labels = audit.labels { add("labels", "Labels", self.labels(labels)) }
    if !audit.rules.isEmpty { add("findings", "Findings", findings) }
  }

  private mutating func add(_ id: String, _ title: String, _ body: HTML) {
    sections.append(Section(id: id, title: title, body: body))
  }

  static func title(of role: Role) -> String {
    switch role {
    case .spacing: "Spacing"
    case .radius: "Corner radii"
    case .fontSize: "Type sizes"
    case .iconSize: "Icon buttons"
    case .opacity: "Opacities"
    case .shadow: "Shadows"
    case .lineWidth: "Line widths"
    case .duration: "Durations"
    case .color: "Colors"
    case .font: "Fonts"
    }
  }

  // MARK: Document

  private var document: HTML {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>UI audit of \(audit.name)</title>
    <style>\(AuditPageStyle.sheet)</style>
    </head>
    <body>
    <a class="skip" href="#main">Skip to the audit</a>
    <header class="top">
    <p class="kicker">UI audit</p>
    <h1>\(audit.name)</h1>
    <p class="lead">\(lead)</p>
    </header>
    \(navigation)<main id="main">
    \(HTML(sections.map(section)))</main>
    <footer><p>Made by glasslint \(audit.version). Tests, previews and code that nobody of the project wrote are left out.</p></footer>
    <script>\(AuditPageScript.code)</script>
    </body>
    </html>

    """
  }

  private var lead: HTML {
    guard !audit.isEmpty else { return "\(AuditText.nothing(audit))." }
    let compared: HTML? = audit.comparison.map { ", compared with <b>\($0.base)</b>" }
    return
      "\(Summary.count(audit.files, "file")) of a user interface, \(Summary.count(audit.screens.count, "screen"))\(compared)"
  }

  private var navigation: HTML? {
    if sections.isEmpty { return nil }
    let links = sections.map { section -> HTML in "<li><a href=\"#\(section.id)\">\(section.title)</a></li>" }
    return "<nav aria-label=\"Sections\"><ul>\(HTML(links))</ul></nav>\n"
  }

  private func section(_ section: Section) -> HTML {
    """
    <section id="\(section.id)" aria-labelledby="\(section.id)-h">
    <h2 id="\(section.id)-h">\(section.title)</h2>
    \(section.body)
    </section>

    """
  }

  // MARK: Overview

  private var overview: HTML {
    let values = audit.roles.reduce(0) { $0 + $1.count - $1.system }
    let named = audit.roles.reduce(0) { $0 + $1.named }
    let misses = audit.roles.reduce(0) { $0 + $1.nearMisses.reduce(0) { $0 + $1.count } }
    var facts: [(String, String, String)] = [
      (
        values > 0 ? AuditComparison.percent(Double(named) / Double(values)) : "–", "of values name a token",
        "\(named) of \(values)"
      ),
      ("\(misses)", misses == 1 ? "near miss" : "near misses", "right beside a value used far more often"),
    ]
    let departing = audit.screens.count { !$0.departures.isEmpty }
    if !audit.screens.isEmpty {
      facts.append(
        ("\(departing)", departing == 1 ? "screen departs" : "screens depart", "of \(audit.screens.count)"))
    }
    facts.append(
      (
        "\(audit.contrast.count)", audit.contrast.count == 1 ? "pair fails contrast" : "pairs fail contrast",
        "by WCAG 2, AA"
      ))
    if let labels = audit.labels {
      facts.append(
        (
          "\(labels.missing)", labels.missing == 1 ? "label missing" : "labels missing",
          "of \(labels.present + labels.missing) elements"
        ))
    }
    let cards = facts.map { number, name, note -> HTML in
      "<div class=\"fact\"><dt>\(name)</dt><dd><b>\(number)</b><span>\(note)</span></dd></div>"
    }
    let rows = audit.roles.filter { $0.count > 0 }.map { role -> HTML in
      let adoption = role.adoption
      let percent = adoption.map { AuditComparison.percent($0) } ?? "–"
      return """
        <tr><th scope="row"><a href="#role-\(role.role.rawValue)">\(Self.title(of: role.role))</a></th>\
        <td class="wide">\(Self.meter(adoption))</td>\
        <td class="number" data-v="\(adoption ?? -1)">\(percent)</td>\
        <td class="number" data-v="\(role.named)">\(role.named)</td>\
        <td class="number" data-v="\(role.count - role.system)">\(role.count - role.system)</td>\
        <td class="number" data-v="\(role.values.count)">\(role.values.count)</td></tr>
        """
    }
    return """
      <dl class="facts">\(HTML(cards))</dl>
      <h3 id="adoption-h">Adoption by role</h3>
      \(AuditTable(
        id: "adoption", label: "Adoption by role",
        columns: [
          .init("Role"), .init("", isSorted: false), .init("Adoption", isNumber: true), .init("Named", isNumber: true),
          .init("Of", isNumber: true), .init("Values", isNumber: true),
        ], rows: rows, hasFilter: false
      ).html)
      <p class="note">Adoption is the share of values that name a token. The system’s adaptive colors and text styles count neither way.</p>
      """
  }

  static func meter(_ share: Double?) -> HTML {
    let width = (share ?? 0) * 100
    return "<span class=\"meter\" aria-hidden=\"true\"><span style=\"width:\(width)%\"></span></span>"
  }

  // MARK: Roles

  private func role(_ role: Audit.RoleUse) -> HTML {
    let id = "role-\(role.role.rawValue)"
    var body: HTML = "<p class=\"lead\">\(sentence(role))</p>"
    if role.count == 0 {
      body += unused(role)
      return body
    }
    if case .number? = role.values.first?.value {
      let marks = AuditHistogram.marksSteps(role)
      body += """
        <figure><div class="scroll" role="region" aria-label="Histogram of \(role.role.title)" tabindex="0">\(AuditHistogram(role: role).render(id: id))</div>
        <figcaption class="legend">\(role.named > 0 ? "<span class=\"key named\">names a token</span>" as HTML : nil)<span class="key written">written as a number</span>\
        \(role.nearMisses.isEmpty ? nil : "<span class=\"key missed\">written, near another value</span>" as HTML)\(marks ? "<span class=\"key step\">step of the scale</span>" as HTML : nil)</figcaption></figure>
        """
    }
    body += "\(drawn(role))\(kinds(role))\(advice(role))"
    // The palette is the table of all colors.
    if role.role != .color { body += values(role, id) }
    body += "\(folders(role, id))"
    return body
  }

  private func drawn(_ role: Audit.RoleUse) -> HTML? {
    switch role.role {
    case .color: audit.colors.isEmpty ? nil : AuditPagePictures.colors(audit)
    case .shadow: audit.shadows.isEmpty ? nil : AuditPagePictures.shadows(audit)
    case .radius: AuditPagePictures.corners(audit, role)
    default: nil
    }
  }

  private func sentence(_ role: Audit.RoleUse) -> HTML {
    var text = "\(Summary.count(role.count, "use")), \(Summary.count(role.values.count, "different value"))"
    if let adoption = role.adoption {
      text += ", \(AuditComparison.percent(adoption)) by the name of a token"
    }
    if role.system > 0 {
      text += "; \(role.system) \(role.system == 1 ? "is" : "are") the system’s own, which need none"
    }
    let scale =
      switch role.scale {
      case .configuration: "The configuration sets the scale."
      case .tokens: "The project’s tokens make the scale."
      case .learned: "There are no tokens that make a scale: the steps are what the project does."
      case .standard: "There are too few values to learn a scale from; GlassLint’s default is marked."
      case .none: "There is no scale."
      }
    return "\(text). \(scale)"
  }

  private func kinds(_ role: Audit.RoleUse) -> HTML? {
    guard role.uses.count > 1 else { return nil }
    let rows = role.uses.map { use -> HTML in
      let values = use.values.map { value -> HTML in
        "<span class=\"pill\">\(value.value.text)<small><span class=\"mul\">×</span>\(value.count)</small></span>"
      }
      return
        "<div><dt>\(use.use) <small>\(use.count)</small></dt><dd>\(HTML(values, separator: " "))</dd></div>"
    }
    return "<h3>By what they are for</h3><dl class=\"kinds\">\(HTML(rows))</dl>"
  }

  private func advice(_ role: Audit.RoleUse) -> HTML? {
    var columns: [HTML] = []
    if !role.nearMisses.isEmpty {
      let items = role.nearMisses.map { miss -> HTML in
        let values = miss.values.map { value -> HTML in
          "<b>\(value.value.text)</b> <small>×\(value.count)</small>"
        }
        let token: HTML? = miss.token.map { " <code>\($0)</code>" }
        return
          "<li>\(HTML(values, separator: ", ")) <span class=\"to\">into</span> <b>\(miss.into.value.text)</b>\(token) <small>×\(miss.into.count)</small></li>"
      }
      columns.append("<div><h3>Could be merged</h3><ul class=\"plain\">\(HTML(items))</ul></div>")
    }
    if !role.candidates.isEmpty {
      let items = role.candidates.prefix(10).map { candidate -> HTML in
        let use: HTML? = role.uses.count > 1 ? candidate.use.map { ", mostly \($0)" } : nil
        return
          "<li><b>\(candidate.value.text)</b> <small>×\(candidate.count) in \(Summary.count(candidate.files, "file"))\(use)</small></li>"
      }
      columns.append("<div><h3>Worth a token</h3><ul class=\"plain\">\(HTML(Array(items)))</ul></div>")
    }
    if !role.unusedTokens.isEmpty { columns.append("<div>\(unused(role))</div>") }
    return columns.isEmpty ? nil : "<div class=\"columns\">\(HTML(columns))</div>"
  }

  private func unused(_ role: Audit.RoleUse) -> HTML {
    let items = role.unusedTokens.prefix(24).map { token -> HTML in
      let place: HTML? = token.place.map { " <small>\($0.file):\($0.start.line)</small>" }
      return "<li><code>\(token.name)</code> \(token.value)\(place)</li>"
    }
    let rest = role.unusedTokens.count - 24
    let more: HTML? = rest > 0 ? "<li>and \(rest) more</li>" : nil
    return "<h3>Tokens nobody uses</h3><ul class=\"plain\">\(HTML(Array(items)))\(more)</ul>"
  }

  private func values(_ role: Audit.RoleUse, _ id: String) -> HTML {
    let hasUses = role.uses.count > 1
    let rows = role.values.map { use -> HTML in
      let number: Double = if case .number(let number) = use.value { number } else { 0 }
      let kinds: HTML? =
        hasUses ? "<td>\(use.uses.prefix(3).map(\.use).joined(separator: ", "))</td>" : nil
      let sort: HTML = if case .number = use.value { " data-v=\"\(JSONValue.text(number))\"" } else { "" }
      let sample = role.role == .font ? AuditPagePictures.sample(ofFont: use.value.text) : nil
      return """
        <tr><th scope="row"\(sort)>\(sample)\(use.value.text)</th>\
        <td class="number" data-v="\(use.count)">\(use.count)</td>\
        <td class="number" data-v="\(JSONValue.text(use.share))">\(AuditComparison.percent(use.share, digits: 1))</td>\
        <td class="number" data-v="\(use.named)">\(use.named)</td>\
        <td class="number" data-v="\(use.files)">\(use.files)</td>\
        <td class="number" data-v="\(use.screens.count)">\(use.screens.count)</td>\
        <td>\(Self.token(of: use, role))</td>\(kinds)<td>\(Places.html(use.places, of: use.value.text))</td></tr>
        """
    }
    var columns: [AuditTable.Column] = [
      .init("Value"), .init("Uses", isNumber: true), .init("Share", isNumber: true),
      .init("Named", isNumber: true),
      .init("Files", isNumber: true), .init("Screens", isNumber: true), .init("Token"),
    ]
    if hasUses { columns.append(.init("For")) }
    columns.append(.init("Places", isSorted: false))
    return """
      <h3>All values</h3>
      \(AuditTable(id: "\(id)-values", label: "Values of \(role.role.title)", columns: columns, rows: rows).html)
      """
  }

  private static func token(of use: Audit.ValueUse, _ role: Audit.RoleUse) -> HTML {
    if let token = use.token { return "<code>\(token)</code>" }
    if use.isSystem { return "<small>the system’s</small>" }
    return use.isStep && role.scale == .configuration ? "<small>a step</small>" : ""
  }

  private func folders(_ role: Audit.RoleUse, _ id: String) -> HTML? {
    guard role.folders.count > 1, role.named > 0 else { return nil }
    let rows = role.folders.map { folder -> HTML in
      """
      <tr><th scope="row">\(folder.folder)</th><td class="wide">\(Self.meter(folder.adoption))</td>\
      <td class="number" data-v="\(JSONValue.text(folder.adoption))">\(AuditComparison.percent(folder.adoption))</td>\
      <td class="number" data-v="\(folder.count)">\(folder.count)</td></tr>
      """
    }
    return """
      <h3>By folder</h3>
      \(AuditTable(
        id: "\(id)-folders", label: "Adoption of \(role.role.title) by folder",
        columns: [.init("Folder"), .init("", isSorted: false), .init("Adoption", isNumber: true), .init("Values", isNumber: true)],
        rows: rows).html)
      """
  }

  // MARK: Labels, findings

  private func labels(_ labels: Audit.Labels) -> HTML {
    let rows = labels.kinds.map { kind -> HTML in
      let all = kind.present + kind.missing
      let share = all > 0 ? Double(kind.present) / Double(all) : nil
      return """
        <tr><th scope="row">\(kind.kind)s</th><td class="wide">\(Self.meter(share))</td>\
        <td class="number" data-v="\(kind.present)">\(kind.present)</td>\
        <td class="number" data-v="\(kind.missing)">\(kind.missing)</td>\
        <td>\(Places.html(kind.places, of: "\(kind.kind)s without a label"))</td></tr>
        """
    }
    return """
      <p class="lead">What VoiceOver meets, and whether it has a name: by a label, by the text in it, or by being part of something that has one.</p>
      \(AuditTable(
        id: "labels-table", label: "Labels by kind of element",
        columns: [
          .init("Element"), .init("", isSorted: false), .init("Present", isNumber: true), .init("Missing", isNumber: true),
          .init("Where", isSorted: false),
        ], rows: rows, hasFilter: false).html)
      """
  }

  private var findings: HTML {
    let rows = audit.rules.map { rule -> HTML in
      """
      <tr><th scope="row">\(rule.rule)</th><td data-v="\(3 - Int(rule.severity.rawValue))">\(rule.severity.name)</td>\
      <td class="number" data-v="\(rule.findings)">\(rule.findings)</td>\
      <td class="number" data-v="\(rule.suppressed)">\(rule.suppressed)</td></tr>
      """
    }
    let all = audit.rules.reduce(0) { $0 + $1.findings }
    return """
      <p class="lead">\(Summary.count(all, "finding")) of \(Summary.count(audit.rules.count, "rule")). <code>glasslint explain RULE</code> tells what a rule is about.</p>
      \(AuditTable(
        id: "findings-table", label: "Findings by rule",
        columns: [.init("Rule"), .init("Level"), .init("Findings", isNumber: true), .init("Silenced", isNumber: true)],
        rows: rows).html)
      """
  }

  // MARK: Changes

  private func changes(_ comparison: AuditComparison) -> HTML {
    let (before, after) = (comparison.before, comparison.after)
    let rows = comparison.roles.map { role -> HTML in
      let (old, new) = (before.roles[role], after.roles[role])
      return """
        <tr><th scope="row">\(Self.title(of: role))</th>\
        <td class="wide">\(Self.slope(old?.adoption, new?.adoption))</td>\
        <td class="number" data-v="\((new?.adoption ?? 0) - (old?.adoption ?? 0))">\(AuditText.change(old?.adoption, new?.adoption))</td>\
        <td class="number" data-v="\((new?.values ?? 0) - (old?.values ?? 0))">\(Self.change(old?.values, new?.values))</td>\
        <td class="number" data-v="\((new?.nearMisses ?? 0) - (old?.nearMisses ?? 0))">\(Self.change(old?.nearMisses, new?.nearMisses))</td></tr>
        """
    }
    let verdict: HTML
    if comparison.worse.isEmpty {
      verdict = "<p class=\"lead\">Nothing got worse since <b>\(comparison.base)</b>.</p>"
    } else {
      let items = comparison.worse.map { sentence -> HTML in "<li>\(sentence)</li>" }
      verdict =
        "<p class=\"lead\">Worse than <b>\(comparison.base)</b>:</p><ul class=\"worse\">\(HTML(items))</ul>"
    }
    let rules = comparison.changedRules.map { rule, old, new -> HTML in
      """
      <tr><th scope="row">\(rule)</th><td class="number" data-v="\(old)">\(old)</td>\
      <td class="number" data-v="\(new)">\(new)</td><td class="number" data-v="\(new - old)">\(new > old ? "+" : "")\(new - old)</td></tr>
      """
    }
    var body: HTML = """
      \(verdict)
      \(AuditTable(
        id: "changes-table", label: "Changes by role",
        columns: [
          .init("Role"), .init("", isSorted: false), .init("Adoption", isNumber: true), .init("Values", isNumber: true),
          .init("Near misses", isNumber: true),
        ], rows: rows, hasFilter: false).html)
      <p class="note">Contrast: \(Self.change(before.contrast, after.contrast)) failing pairs. Labels missing: \
      \(Self.change(before.missingLabels, after.missingLabels)). Departures of screens: \(Self.change(before.departures, after.departures)).</p>
      """
    if !rules.isEmpty {
      body += """
        <h3>Findings that changed</h3>
        \(AuditTable(
          id: "changed-rules", label: "Findings that changed",
          columns: [.init("Rule"), .init("Before", isNumber: true), .init("After", isNumber: true), .init("Change", isNumber: true)],
          rows: rules).html)
        """
    }
    return body
  }

  private static func change(_ before: Int?, _ after: Int?) -> String {
    switch (before, after) {
    case (let before?, let after?): before == after ? "\(after)" : "\(before) → \(after)"
    default: "\(before.map(String.init) ?? "–") → \(after.map(String.init) ?? "–")"
    }
  }

  /// Before as a line, after as a bar.
  private static func slope(_ before: Double?, _ after: Double?) -> HTML {
    let mark: HTML? = before.flatMap { $0 == after ? nil : $0 }.map { "<i style=\"left:\($0 * 100)%\"></i>" }
    return
      "<span class=\"meter\" aria-hidden=\"true\"><span style=\"width:\((after ?? 0) * 100)%\"></span>\(mark)</span>"
  }
}

/// A table that can be sorted and filtered, by keyboard as well.
struct AuditTable {
  struct Column {
    let title: String
    let isNumber: Bool
    let isSorted: Bool

    init(_ title: String, isNumber: Bool = false, isSorted: Bool = true) {
      self.title = title
      self.isNumber = isNumber
      self.isSorted = isSorted
    }
  }

  let id: String
  let label: String
  let columns: [Column]
  let rows: [HTML]
  var hasFilter = true

  /// Fewer rows than this are seen at once.
  private static let filteredRows = 8

  var html: HTML {
    let heads = columns.map { column -> HTML in
      let numbers: HTML? = column.isNumber ? " class=\"number\"" : nil
      guard column.isSorted else {
        return column.title.isEmpty
          ? "<td\(numbers)></td>" : "<th scope=\"col\"\(numbers)>\(column.title)</th>"
      }
      return
        "<th scope=\"col\" aria-sort=\"none\"\(numbers)><button type=\"button\">\(column.title)</button></th>"
    }
    let filter: HTML? =
      hasFilter && rows.count >= Self.filteredRows
      ? """
      <div class="filter"><label for="\(id)-f">Filter \(label.prefix(1).lowercased() + label.dropFirst())</label>\
      <input id="\(id)-f" type="search" autocomplete="off" spellcheck="false" aria-controls="\(id)"><output for="\(id)-f" aria-live="polite">\(rows.count) rows</output></div>
      """ : nil
    return """
      \(filter)<div class="scroll" role="region" aria-label="\(label)" tabindex="0"><table id="\(id)"><caption class="hidden">\(label)</caption>
      <thead><tr>\(HTML(heads))</tr></thead>
      <tbody>
      \(HTML(rows, separator: "\n"))
      </tbody></table></div>
      """
  }
}

/// Where a value is written, by file.
enum Places {
  private static let maximumFiles = 30
  private static let maximumLines = 24

  static func html(_ places: [Location], of value: String) -> HTML {
    if places.isEmpty { return "" }
    var files: [(file: String, lines: [Int])] = []
    for place in places {
      if files.last?.file == place.file {
        files[files.count - 1].lines.append(place.start.line)
      } else {
        files.append((place.file, [place.start.line]))
      }
    }
    let items = files.prefix(maximumFiles).map { file, lines -> HTML in
      let shown = lines.prefix(maximumLines).map(String.init).joined(separator: ", ")
      let rest: HTML? = lines.count > maximumLines ? ", and \(lines.count - maximumLines) more" : nil
      return "<li><span class=\"path\">\(file)</span> <span class=\"lines\">\(shown)\(rest)</span></li>"
    }
    let more: HTML? =
      files.count > maximumFiles ? "<li>and in \(files.count - maximumFiles) more files</li>" : nil
    return """
      <details><summary>\(places.count)<span class="hidden"> \(places.count == 1 ? "place" : "places") of \(value)</span></summary><ul class="places">\(HTML(Array(items)))\(more)</ul></details>
      """
  }
}
