/// How `glasslint tokens` writes the tokens in force.
public enum TokenReportFormat: String, Sendable, CaseIterable {
  /// For people: a table a role.
  case text
  /// For programs: all there is to know, a line a token.
  case json
  /// The format of the Design Tokens Community Group, for design tools: the tokens that have a name.
  case dtcg

  public func render(_ inventory: TokenInventory, color: Bool = false) -> [UInt8] {
    switch self {
    case .text: TokenTable.render(inventory, color: color)
    case .json: TokenJSON.render(inventory)
    case .dtcg: DesignTokenFile.write(inventory.tokens)
    }
  }
}

// MARK: - Text

private enum TokenTable {
  static func render(_ inventory: TokenInventory, color: Bool) -> [UInt8] {
    var out = TerminalWriter(color: color)
    for section in inventory.sections {
      out.styled(.bold) { $0.append(section.role.title) }
      out.text.append(": ")
      out.text.append(visible: heading(section))
      out.text.append("\n")
      let named = section.entries.filter { !$0.token.name.isEmpty }
      append(named, to: &out)
      append(values: section.entries.filter { $0.token.name.isEmpty }, to: &out)
      if let reason = section.reason {
        out.text.append("  not in force, since \(reason):\n")
        append(section.passedOver, to: &out)
      }
      out.text.append("\n")
    }
    out.text.append(visible: summary(inventory))
    out.text.append("\n")
    return out.text.finish()
  }

  private static func heading(_ section: TokenInventory.Section) -> String {
    let count = section.entries.count
    let noun = section.entries.contains { !$0.token.name.isEmpty } ? "token" : "value"
    let counted = Summary.count(count, noun)
    switch section.source {
    case .configuration(let file, let line): return "\(counted) set in \(file):\(line)"
    case .discovered: return "\(counted) discovered in the project"
    case .preset(let name):
      let isFound = section.reason != nil
      return "\(counted) of \(name)" + (isFound ? "" : "; the project declares none")
    case .none: return "none; the project declares no token of this role"
    }
  }

  // MARK: Tables

  private static func append(_ entries: [TokenInventory.Entry], to out: inout TerminalWriter) {
    if entries.isEmpty { return }
    let rows = entries.map(Row.init)
    let hasNames = rows.contains { !$0.name.isEmpty && $0.name != $0.reference }
    let titles = Row(
      value: "value", reference: "reference", used: "used", literals: "literals", name: "name", origin: "origin")
    let all = [titles] + rows
    func width(_ cell: KeyPath<Row, String>) -> Int { all.map { $0[keyPath: cell].columns }.max() ?? 0 }
    let widths = (
      value: width(\.value), reference: width(\.reference), used: width(\.used), literals: width(\.literals),
      name: width(\.name)
    )
    let alignsRight = entries.allSatisfy { if case .number = $0.token.value { true } else { false } }
    for (index, row) in all.enumerated() {
      out.text.append("  ")
      let gap = widths.value - row.value.columns
      out.text.append(repeating: " ", count: alignsRight ? gap : 0)
      out.text.append(visible: row.value)
      out.text.append(repeating: " ", count: (alignsRight ? 0 : gap) + 2)
      if index == 0 { out.text.append(row.reference) } else { out.styled(.cyan) { $0.append(visible: row.reference) } }
      out.text.append(repeating: " ", count: widths.reference - row.reference.columns + 2)
      out.text.append(repeating: " ", count: widths.used - row.used.columns)
      out.text.append(row.used)
      out.text.append(repeating: " ", count: widths.literals - row.literals.columns + 2)
      out.text.append(row.literals)
      out.text.append("  ")
      if hasNames {
        out.text.append(visible: row.name)
        out.text.append(repeating: " ", count: widths.name - row.name.columns + 2)
      }
      out.text.append(visible: row.origin)
      out.text.append("\n")
    }
  }

  private struct Row {
    var value: String
    var reference: String
    var used: String
    var literals: String
    var name: String
    var origin: String

    init(value: String, reference: String, used: String, literals: String, name: String, origin: String) {
      (self.value, self.reference, self.used) = (value, reference, used)
      (self.literals, self.name, self.origin) = (literals, name, origin)
    }

    init(_ entry: TokenInventory.Entry) {
      self.init(
        value: entry.token.value.text, reference: entry.token.reference ?? "-",
        used: entry.used.map(String.init) ?? "-", literals: "\(entry.literals)", name: entry.token.name,
        origin: entry.token.origin.text)
    }
  }

  /// The steps of a scale that has no names, with how often each is written: `4 ×12, 8 ×40, 10`.
  private static func append(values entries: [TokenInventory.Entry], to out: inout TerminalWriter) {
    var column = 0
    for (index, entry) in entries.enumerated() {
      let count = entry.literals > 0 ? " ×\(entry.literals)" : ""
      let text = entry.token.value.text + count + (index + 1 < entries.count ? "," : "")
      if column == 0 || column + text.columns + 1 > 100 {
        out.text.append(column == 0 ? "  " : "\n  ")
        column = 2
      } else {
        out.text.append(" ")
      }
      out.text.append(visible: text)
      column += text.columns + 1
    }
    if !entries.isEmpty { out.text.append("\n") }
  }

  private static func summary(_ inventory: TokenInventory) -> String {
    let named = inventory.sections.flatMap(\.entries).filter { !$0.token.name.isEmpty && $0.used != nil }
    let used = named.reduce(0) { $0 + ($1.used ?? 0) }
    var seen: Set<[Double]> = []
    let literals = named.reduce(0) { sum, entry in
      let role = Double(Role.allCases.firstIndex(of: entry.token.role) ?? 0)
      // Two tokens of one value share its literals.
      return seen.insert([role] + entry.token.value.order).inserted ? sum + entry.literals : sum
    }
    let files = Summary.count(inventory.files, "Swift file")
    if inventory.files == 0 { return "no Swift files found in \(inventory.root)" }
    if named.isEmpty { return "no named tokens in \(files)" }
    return
      "\(Summary.count(named.count, "named token")) in \(files): mentioned \(used)×, written as a literal \(literals)×"
  }
}

extension String {
  /// How many columns of a terminal it takes.
  fileprivate var columns: Int {
    utf8.allSatisfy { $0 < 0x80 } ? utf8.count : reduce(0) { $0 + DisplayWidth.of($1) }
  }
}

extension DesignToken.Origin {
  /// As reports show it: `Theme.swift:12`.
  var text: String {
    switch self {
    case .configuration(let file, let line): "\(file):\(line)"
    case .source(let place): "\(place.file):\(place.start.line)"
    case .assetCatalog(let file), .tokenFile(let file): file
    case .preset(let name): name
    }
  }
}

// MARK: - JSON

private enum TokenJSON {
  static func render(_ inventory: TokenInventory) -> [UInt8] {
    let scales = inventory.sections.map { section -> JSONValue in
      var members: [(String, JSONValue)] = [
        ("role", .init(.string(section.role.rawValue))), ("source", .init(.string(section.source.name))),
      ]
      switch section.source {
      case .configuration(let file, let line):
        members += [("file", .init(.string(file))), ("line", .init(integerLiteral: line))]
      case .preset(let name): members.append(("preset", .init(.string(name))))
      case .discovered, .none: break
      }
      members.append(("count", .init(integerLiteral: section.entries.count)))
      if let reason = section.reason {
        members.append(("notInForce", .init(.array(section.passedOver.map(value)))))
        members.append(("reason", .init(.string(reason))))
      }
      return JSONValue(members: members)
    }
    let tokens = inventory.sections.flatMap(\.entries).map(value)
    let text = """
      {"version": "\(GlassLintVersion.current)", "root": \(JSONValue.quoted(inventory.root)), "files": \
      \(inventory.files), "scales": [
      \(scales.map(\.compact).joined(separator: ",\n"))
      ], "tokens": [
      \(tokens.map(\.compact).joined(separator: ",\n"))
      ]}

      """
    return Array(text.utf8)
  }

  private static func value(_ entry: TokenInventory.Entry) -> JSONValue {
    let token = entry.token
    func optional(_ text: String?) -> JSONValue { JSONValue(text.map { .string($0) } ?? .null) }
    return JSONValue(members: [
      ("role", .init(.string(token.role.rawValue))), ("name", optional(token.name.isEmpty ? nil : token.name)),
      ("value", value(token.value)), ("reference", optional(token.reference)),
      ("origin", origin(token.origin)), ("used", entry.used.map { .init(integerLiteral: $0) } ?? JSONValue(.null)),
      ("literals", .init(integerLiteral: entry.literals)),
    ])
  }

  private static func value(_ value: DesignToken.Value) -> JSONValue {
    switch value {
    case .number(let number): return .init(.number(number))
    case .shadow(let level):
      return [
        "opacity": .init(.number(Scale.rounded(level.opacity))), "radius": .init(.number(level.radius)),
        "y": .init(.number(level.y)),
      ]
    case .color(let color):
      let appearances: [(String, ColorComponents?)] = [
        ("light", color.light), ("dark", color.dark), ("lightHighContrast", color.lightHighContrast),
        ("darkHighContrast", color.darkHighContrast),
      ]
      return JSONValue(members: appearances.compactMap { name, color in color.map { (name, .init(.string($0.hex))) } })
    }
  }

  private static func origin(_ origin: DesignToken.Origin) -> JSONValue {
    switch origin {
    case .configuration(let file, let line):
      ["kind": "configuration", "file": .init(.string(file)), "line": .init(integerLiteral: line)]
    case .source(let place):
      [
        "kind": "source", "file": .init(.string(place.file)), "line": .init(integerLiteral: place.start.line),
        "column": .init(integerLiteral: place.start.column),
      ]
    case .assetCatalog(let file): ["kind": "assetCatalog", "file": .init(.string(file))]
    case .tokenFile(let file): ["kind": "tokenFile", "file": .init(.string(file))]
    case .preset(let name): ["kind": "preset", "preset": .init(.string(name))]
    }
  }
}

extension TokenInventory.Source {
  fileprivate var name: String {
    switch self {
    case .configuration: "configuration"
    case .discovered: "discovered"
    case .preset: "preset"
    case .none: "none"
    }
  }
}
