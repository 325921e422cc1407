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
      out.styled(.bold) { $0.append(section.role.rawValue) }
      out.text.append(": ")
      out.text.append(visible: heading(section))
      out.text.append("\n")
      let named = section.entries.filter { !$0.token.name.isEmpty }
      append(named, to: &out)
      append(values: section.entries.filter { $0.token.name.isEmpty }, to: &out)
      if section.offScale > 0 {
        let others = section.source == .learned ? "that strayed from them" : "of other values"
        out.text.append("  \(Summary.count(section.offScale, "literal")) \(others)\n")
      }
      if let reason = section.reason {
        out.text.append("  not in force, since \(reason):\n")
        append(section.passedOver, to: &out)
      }
      out.text.append("\n")
    }
    append(inventory.targets, to: &out)
    out.text.append(visible: summary(inventory))
    out.text.append("\n")
    return out.text.finish()
  }

  // MARK: Targets

  /// For which systems the files are built, and where that was read.
  private static func append(_ targets: [TokenInventory.Targets], to out: inout TerminalWriter) {
    let known = targets.filter { !$0.targets.platforms.isEmpty }
    out.styled(.bold) { $0.append("targets") }
    out.text.append(known.isEmpty ? ": no manifest or Xcode project tells them\n\n" : ":\n")
    if known.isEmpty { return }
    for group in targets {
      let files = Summary.count(group.files, "file")
      out.text.append(visible: "  \(group.targets.platforms.text) for \(files)\(group.source)")
      out.text.append("\n")
    }
    out.text.append("\n")
  }

  private static func heading(_ section: TokenInventory.Section) -> String {
    let count = section.entries.count
    let noun = section.entries.contains { !$0.token.name.isEmpty } ? "token" : "value"
    let counted = Summary.count(count, noun)
    switch section.source {
    case .configuration(let file, let line): return "\(counted) set in \(file):\(line)"
    case .discovered:
      // Other values stay in force beside tokens that are only a part of the scale.
      let learned = section.entries.count { $0.token.origin == .learned }
      let preset = section.entries.count { if case .preset = $0.token.origin { true } else { false } }
      return "\(Summary.count(count - learned - preset, "token")) discovered in the project"
        + (learned > 0 ? ", \(Summary.count(learned, "value")) learned from what it does" : "")
        + (preset > 0 ? ", \(Summary.count(preset, "value")) of the preset" : "")
    case .learned:
      let uses = section.entries.reduce(section.offScale) { $0 + $1.literals }
      return "\(counted) learned from \(Summary.count(uses, "use")) in the project"
    case .preset(let name):
      let isFound = section.reason != nil
      return "\(counted) of \(name)" + (isFound ? "" : "; the project declares none")
    case .none: return "none; the project declares no token of this role"
    }
  }

  // MARK: Tables

  private static func append(_ entries: [TokenInventory.Entry], to out: inout TerminalWriter) {
    if entries.isEmpty { return }
    let columns = Column.all.filter { column in entries.contains { !column.text($0).isEmpty } }
    let alignsValue = entries.allSatisfy { if case .number = $0.token.value { true } else { false } }
    for row in [nil] + entries.map(Optional.some) {
      for (index, column) in columns.enumerated() {
        let cell = row.map { column.cell($0) } ?? column.title
        let width = entries.reduce(column.title.columns) { max($0, column.cell($1).columns) }
        let padding = width - cell.columns
        let alignsRight = column.isNumber || column.isValue && alignsValue
        out.text.append(repeating: " ", count: 2 + (alignsRight ? padding : 0))
        if row != nil, column.isReference {
          out.styled(.cyan) { $0.append(visible: cell) }
        } else {
          out.text.append(visible: cell)
        }
        if !alignsRight, index + 1 < columns.count { out.text.append(repeating: " ", count: padding) }
      }
      out.text.append("\n")
    }
  }

  /// One column of a table; it is left out where no entry has anything to say in it.
  private struct Column: Sendable {
    let title: String
    var isNumber = false
    var isValue = false
    var isReference = false
    let text: @Sendable (TokenInventory.Entry) -> String

    func cell(_ entry: TokenInventory.Entry) -> String {
      let text = text(entry)
      return text.isEmpty ? "-" : text
    }

    static let all = [
      Column(title: "value", isValue: true) { $0.token.value.text },
      Column(title: "reference", isReference: true) { $0.token.reference ?? "" },
      Column(title: "used", isNumber: true) { $0.used.map(String.init) ?? "" },
      Column(title: "literals", isNumber: true) { "\($0.literals)" },
      Column(title: "name") { $0.token.name == $0.token.reference ? "" : $0.token.name },
      Column(title: "origin") { entry in
        switch entry.token.origin {
        case .preset, .learned: return ""
        default: return entry.token.origin.text
        }
      },
    ]
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
  fileprivate var columns: Int { DisplayWidth.of(self) }
}

extension DesignToken.Origin {
  /// As reports show it: `Theme.swift:12`.
  var text: String {
    switch self {
    case .configuration(let file, let line): "\(file):\(line)"
    case .source(let place): "\(place.file):\(place.start.line)"
    case .assetCatalog(let file):
      // The folder is what Xcode shows.
      file.hasSuffix("/Contents.json") ? String(file.dropLast("/Contents.json".count)) : file
    case .tokenFile(let file): file
    case .preset(let name): name
    case .learned: "learned"
    }
  }
}

extension Platforms {
  /// `iOS 17.0 and macOS of no known version`.
  fileprivate var text: String {
    if isEmpty { return "not known" }
    let parts = systems.map { system in
      version(for: system).map { "\(system.rawValue) \($0)" } ?? system.rawValue
    }
    return parts.joined(separator: ", ")
  }
}

extension TokenInventory.Targets {
  /// Where it was read: `: App.xcodeproj/project.pbxproj:312 (target App)`.
  fileprivate var source: String {
    if let configuration { return ": \(configuration)" }
    let folder = FilePath.currentDirectory()
    let parts = targets.deployment.map { target in
      let origin = target.origin(from: folder)
      return targets.counts(target) ? origin : "\(target.text) in \(origin) does not count"
    }
    let all = parts + (targets.folderSystems.isEmpty ? [] : ["by the folder's name"])
    let more = all.count > Self.limit ? ["\(all.count - Self.limit) more"] : []
    return all.isEmpty ? "" : ": " + (all.prefix(Self.limit) + more).joined(separator: ", ")
  }

  /// Places that are told of.
  private static var limit: Int { 6 }
}

// MARK: - JSON

enum TokenJSON {
  static func render(_ inventory: TokenInventory) -> [UInt8] {
    let scales = inventory.sections.map { section -> JSONValue in
      var members: [(String, JSONValue)] = [
        ("role", .init(.string(section.role.rawValue))), ("source", .init(.string(section.source.name))),
      ]
      switch section.source {
      case .configuration(let file, let line):
        members += [("file", .init(.string(file))), ("line", .init(integerLiteral: line))]
      case .preset(let name): members.append(("preset", .init(.string(name))))
      case .discovered, .learned, .none: break
      }
      members.append(("count", .init(integerLiteral: section.entries.count)))
      members.append(("otherLiterals", .init(integerLiteral: section.offScale)))
      if let reason = section.reason {
        members.append(("notInForce", .init(.array(section.passedOver.map(value)))))
        members.append(("reason", .init(.string(reason))))
      }
      return JSONValue(members: members)
    }
    let targets = inventory.targets.map(value)
    let tokens = inventory.sections.flatMap(\.entries).map(value)
    let text = """
      {"version": "\(GlassLintVersion.current)", "root": \(JSONValue.quoted(inventory.root)), "files": \
      \(inventory.files), "scales": [
      \(scales.map(\.compact).joined(separator: ",\n"))
      ], "targets": [
      \(targets.map(\.compact).joined(separator: ",\n"))
      ], "tokens": [
      \(tokens.map(\.compact).joined(separator: ",\n"))
      ]}

      """
    return Array(text.utf8)
  }

  private static func value(_ group: TokenInventory.Targets) -> JSONValue {
    let platforms = group.targets.platforms
    let versions = platforms.systems.map { system in
      let version = platforms.version(for: system).map { JSONValue.Content.string($0.description) }
      return (system.rawValue, JSONValue(version ?? .null))
    }
    let folder = FilePath.currentDirectory()
    let read = group.targets.deployment.map { target in
      JSONValue(members: [
        ("platform", .init(.string(target.platform.rawValue))),
        ("version", JSONValue(target.version.map { .string($0.description) } ?? .null)),
        ("file", .init(.string(FilePath.display(target.file, from: folder)))),
        ("line", .init(integerLiteral: target.line)),
        ("target", JSONValue(target.target.map { .string($0) } ?? .null)),
        ("counts", .init(.flag(group.targets.counts(target)))),
      ])
    }
    return JSONValue(members: [
      ("platforms", JSONValue(members: versions)), ("files", .init(integerLiteral: group.files)),
      ("read", .init(.array(read))),
    ])
  }

  static func value(_ entry: TokenInventory.Entry) -> JSONValue {
    let token = entry.token
    func optional(_ text: String?) -> JSONValue { JSONValue(text.map { .string($0) } ?? .null) }
    return JSONValue(members: [
      ("role", .init(.string(token.role.rawValue))),
      ("name", optional(token.name.isEmpty ? nil : token.name)),
      ("value", value(token.value)), ("reference", optional(token.reference)),
      ("origin", origin(token.origin)),
      ("used", entry.used.map { .init(integerLiteral: $0) } ?? JSONValue(.null)),
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
    case .font(let font): return font.json
    case .varying: return .init(.null)
    case .color(let color):
      let appearances: [(String, ColorComponents?)] = [
        ("light", color.light), ("dark", color.dark), ("lightHighContrast", color.lightHighContrast),
        ("darkHighContrast", color.darkHighContrast),
      ]
      return JSONValue(
        members: appearances.compactMap { name, color in color.map { (name, .init(.string($0.hex))) } })
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
    case .learned: ["kind": "learned"]
    }
  }
}

extension TokenInventory.Source {
  fileprivate var name: String {
    switch self {
    case .configuration: "configuration"
    case .discovered: "discovered"
    case .learned: "learned"
    case .preset: "preset"
    case .none: "none"
    }
  }
}
