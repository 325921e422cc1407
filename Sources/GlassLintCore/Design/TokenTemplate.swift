/// How the tokens of a `*.tokens.json` are spelled in Swift: `DS.{path}` makes `DS.Spacing.xl` of `spacing.xl`.
///
/// `{path}` is the whole path, its groups in upper and its last name in lower camel case; `{group}` the groups alone;
/// `{name}` the last name alone; `{camel}` all of it as one lower camel case name, `spacingXl`.
public struct TokenTemplate: Sendable, Equatable {
  private enum Placeholder: String, CaseIterable { case path, group, name, camel }

  private enum Part: Sendable, Equatable {
    case text(String)
    case placeholder(Placeholder)
  }

  /// As written.
  public let text: String
  private let parts: [Part]

  /// - Returns: `nil` for a text that `mistake(in:)` finds fault with.
  public init?(_ text: String) {
    guard case .success(let parts) = Self.parse(text) else { return nil }
    self.text = text
    self.parts = parts
  }

  /// What is wrong with a template, with the offset in its UTF-8 form.
  static func mistake(in text: String) -> Glob.Mistake? {
    if case .failure(let mistake) = parse(text) { mistake } else { nil }
  }

  /// The Swift expression for a token.
  /// - Parameter path: the names of its groups and its own.
  /// - Returns: `nil` where the names make no Swift expression.
  public func reference(for path: [String]) -> String? {
    guard let last = path.last else { return nil }
    let groups = path.dropLast().map { Self.identifier(NameWords.upperCamel($0)) }
    let name = Self.identifier(NameWords.lowerCamel(last))
    let whole = parts.map { part in
      switch part {
      case .text(let text): text
      case .placeholder(.path): (groups + [name]).joined(separator: ".")
      case .placeholder(.group): groups.joined(separator: ".")
      case .placeholder(.name): name
      case .placeholder(.camel): Self.identifier(NameWords.lowerCamel(path.joined(separator: "-")))
      }
    }.joined()
    return Self.isReference(whole) ? whole : nil
  }

  /// A name cannot begin with a digit; tools that write Swift put a low line before it.
  private static func identifier(_ name: String) -> String {
    name.first?.isNumber ?? false ? "_" + name : name
  }

  private static func parse(_ text: String) -> Result<[Part], Glob.Mistake> {
    func failure(_ rest: Substring, _ message: String) -> Result<[Part], Glob.Mistake> {
      .failure(Glob.Mistake(offset: text.utf8.count - rest.utf8.count, message: message))
    }
    var parts: [Part] = []
    var rest = text[...]
    while let first = rest.first {
      guard first == "{" || first == "}" else {
        let plain = rest.prefix { $0 != "{" && $0 != "}" }
        parts.append(.text(String(plain)))
        rest = rest.dropFirst(plain.count)
        continue
      }
      guard first == "{", let close = rest.firstIndex(of: "}") else {
        return failure(rest, "a brace without its other half; write a placeholder like {path}")
      }
      let word = String(rest[rest.index(after: rest.startIndex)..<close])
      guard let placeholder = Placeholder(rawValue: word) else {
        return failure(rest, unknownMessage("placeholder", word, valid: Placeholder.allCases.map(\.rawValue)))
      }
      parts.append(.placeholder(placeholder))
      rest = rest[rest.index(after: close)...]
    }
    let names = parts.contains { part in
      if case .placeholder(let placeholder) = part { placeholder != .group } else { false }
    }
    guard names else {
      return failure(text[...], "a template must say where the name goes; write it like \"DS.{path}\"")
    }
    let sample = parts.map { part in if case .text(let text) = part { text } else { "a" } }.joined()
    if let mistake = mistake(inReference: sample) { return .failure(mistake) }
    return .success(parts)
  }

  // MARK: References

  /// What is wrong with a Swift expression that is to refer to a token: `DS.Spacing.xl`.
  static func mistake(inReference text: String) -> Glob.Mistake? {
    if isReference(text) { return nil }
    let message = "\(JSONValue.quoted(text)) is not a Swift name; write it like \"DS.Spacing.xl\""
    return Glob.Mistake(offset: 0, message: message)
  }

  static func isReference(_ text: String) -> Bool {
    let parts = (text.utf8.first == UInt8(ascii: ".") ? text.dropFirst() : text[...])
      .split(separator: ".", omittingEmptySubsequences: false)
    return parts.allSatisfy { part in
      guard let first = part.first else { return false }
      return (first.isLetter || first == "_") && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
  }
}

/// A template for all tokens, or one for each role.
public struct TokenTemplates: Sendable, Equatable {
  /// For roles that have none of their own.
  public var common: TokenTemplate?
  public var byRole: [Role: TokenTemplate]

  public init(_ common: TokenTemplate? = nil, byRole: [Role: TokenTemplate] = [:]) {
    self.common = common
    self.byRole = byRole
  }

  public subscript(role: Role) -> TokenTemplate? { byRole[role] ?? common }
}
