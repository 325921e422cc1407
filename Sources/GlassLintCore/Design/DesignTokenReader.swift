/// Makes tokens of the entries of a document.
struct DesignTokenReader {
  private let documents: [DesignTokenDocument]
  private let home: Int
  private let file: String
  private let templates: TokenTemplates

  /// - Parameter home: the position of the document whose entries become tokens; the others are there to refer to.
  init(_ documents: [DesignTokenDocument], home: Int, file: String, templates: TokenTemplates) {
    self.documents = documents
    self.home = home
    self.file = file
    self.templates = templates
  }

  /// None for a token without a role.
  /// - Throws: what is wrong with its value.
  func tokens(of entry: DesignTokenDocument.Entry, suggests: Bool) throws(JSONError) -> [DesignToken] {
    var resolver = DesignTokenResolver(documents, home: home)
    resolver.suggests = suggests
    let written = entry.node["$value"] ?? entry.node
    let (value, source) = try resolver.located(written)
    guard let type = resolver.type(of: entry) else {
      throw JSONError(
        offset: entry.node.start,
        message: "\(JSONValue.quoted(entry.key)) has no type; write \"$type\" in it or in its group")
    }
    let note = try Note(entry.node["$extensions"]?[DesignTokenFile.vendor])
    do throws(JSONError) {
      resolver.home = source
      return try tokens(of: entry, type: type, note, value, DesignTokenValues(resolver: resolver))
    } catch {
      if source == home { throw error }
      throw JSONError(
        offset: written.start, message: "\(written.shown) of another file comes to no value; mend it there")
    }
  }

  private func tokens(
    of entry: DesignTokenDocument.Entry, type: String, _ note: Note, _ value: JSONValue,
    _ values: DesignTokenValues
  ) throws(JSONError) -> [DesignToken] {
    if type == "typography" {
      guard let size = try values.fontSize(of: value) else { return [] }
      return [token(.fontSize, .number(size), entry, note, suffix: ["fontSize"])]
    }
    guard let role = note.role ?? Self.role(type: type, names: entry.names) else { return [] }
    switch role {
    case .color: return [token(role, .color(try color(value, values, entry, note)), entry, note)]
    case .shadow:
      guard var level = try values.shadow(value) else { return [] }
      let made = token(role, .shadow(level), entry, note)
      level.name = made.reference ?? made.name
      return [token(role, .shadow(level), entry, note)]
    default:
      guard let number = try values.number(value, role: role, type: type) else { return [] }
      return [token(role, .number(number), entry, note)]
    }
  }

  private func token(
    _ role: Role, _ value: DesignToken.Value, _ entry: DesignTokenDocument.Entry, _ note: Note,
    suffix: [String] = []
  ) -> DesignToken {
    let path = entry.names + suffix
    // A part of a composite token has no spelling of its own, and what is deprecated is nothing to recommend.
    let spelled = note.swift ?? figmaSpelling(entry) ?? templates[role]?.reference(for: entry.names)
    return DesignToken(
      role: role, name: note.name ?? path.joined(separator: "."), value: value,
      reference: suffix.isEmpty && !entry.isDeprecated ? spelled : nil, origin: .tokenFile(file: file))
  }

  /// The code that Figma shows for a variable on iOS.
  private func figmaSpelling(_ entry: DesignTokenDocument.Entry) -> String? {
    let text = entry.node["$extensions"]?["com.figma.codeSyntax"]?["iOS"]?.string
    return text.flatMap { SwiftSpelling.isExpression($0) ? $0 : nil }
  }

  /// A color with its other values, as this tool writes them or under the modes that other tools write.
  private func color(
    _ value: JSONValue, _ values: DesignTokenValues, _ entry: DesignTokenDocument.Entry, _ note: Note
  ) throws(JSONError) -> AppearanceColor {
    // Those stand here, wherever the light one comes from.
    let own = DesignTokenValues(resolver: DesignTokenResolver(documents, home: home))
    func other(_ value: JSONValue?) throws(JSONError) -> ColorComponents? {
      guard let value else { return nil }
      return try own.color(value)
    }
    return AppearanceColor(
      light: try values.color(value),
      dark: try other(note.dark ?? entry.node["$extensions"]?["mode"]?["dark"]),
      lightHighContrast: try other(note.lightHighContrast), darkHighContrast: try other(note.darkHighContrast)
    )
  }

  // MARK: Roles

  /// Types of the format that hold no value of a role.
  private static let otherTypes: Set<String> = [
    "fontFamily", "fontWeight", "cubicBezier", "strokeStyle", "border", "transition", "gradient", "string",
    "boolean", "fontFamilies",
  ]

  static func role(type: String, names: [String]) -> Role? {
    switch type {
    case "color": return .color
    case "shadow", "boxShadow": return .shadow
    case "dimension", "number": return number(RoleWords.role(ofWordsIn: names))
    case "duration":
      return names.last.flatMap { RoleWords.verdict(on: $0, isOwn: true) } == .other ? nil : .duration
    default:
      // Types of other tools say the role themselves: `borderRadius`, `spacing`.
      return otherTypes.contains(type) ? nil : number(RoleWords.role(ofWordsIn: [type]))
    }
  }

  private static func number(_ role: Role?) -> Role? {
    role == .shadow || role == .color || role == .font ? nil : role
  }

  /// What this tool says about a token under `$extensions`.
  private struct Note {
    var swift: String?
    var name: String?
    var role: Role?
    var dark: JSONValue?
    var lightHighContrast: JSONValue?
    var darkHighContrast: JSONValue?

    init(_ value: JSONValue?) throws(JSONError) {
      guard let value else { return }
      guard value.members != nil else {
        throw JSONError(
          offset: value.start, message: "\"\(DesignTokenFile.vendor)\" must be an object, not \(value.noun)")
      }
      name = value["name"]?.string
      dark = value["dark"]
      lightHighContrast = value["lightHighContrast"]
      darkHighContrast = value["darkHighContrast"]
      if let role = value["role"] {
        self.role = role.string.flatMap { Role(rawValue: $0) }
        if self.role == nil {
          let valid = Role.allCases.map(\.rawValue)
          throw JSONError(
            offset: role.start, message: unknownMessage("role", role.string ?? "", valid: valid))
        }
      }
      if let swift = value["swift"] {
        guard let text = swift.string, SwiftSpelling.isExpression(text) else {
          throw JSONError(
            offset: swift.start,
            message: "\(swift.shown) is no Swift expression; write it like \"DS.Spacing.xl\"")
        }
        self.swift = text
      }
    }
  }
}

/// What may be written into Swift source as the name of a token.
enum SwiftSpelling {
  /// Names, members, calls and subscripts on one line: `DS.Spacing.xl`, `Theme.radius(.card)`, `Color("Brand")`.
  static func isExpression(_ text: String) -> Bool {
    guard let first = text.first, first.isLetter || first == "_" || first == ".", text.utf8.count <= 200
    else {
      return false
    }
    var closers: [Character] = []
    var isInText = false
    for character in text {
      if isInText {
        if character == "\"" { isInText = false }
        if character == "\\" || character.isNewline { return false }
        continue
      }
      switch character {
      case "\"": isInText = true
      case "(": closers.append(")")
      case "[": closers.append("]")
      case ")", "]": if closers.popLast() != character { return false }
      case ".", "_", ":", ",", " ": continue
      default: if !character.isLetter && !character.isNumber { return false }
      }
    }
    return closers.isEmpty && !isInText && text.last != "."
  }
}
