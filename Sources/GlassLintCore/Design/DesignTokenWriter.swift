extension DesignTokenFile {
  /// The tokens as a file of the Format Module 2025.10: groups by the periods of their names, in order of their names.
  ///
  /// What the format has no place for stands under `$extensions.glasslint`: the Swift spelling, the values of a color in
  /// other appearances, and a name or role that the rest would not give back. `read` makes the same tokens of it, apart
  /// from where they come from. A number that is not finite is left out.
  public static func write(_ tokens: [DesignToken]) -> [UInt8] {
    var root = WrittenGroup()
    for token in tokens.sorted(by: isBefore) {
      guard let value = WrittenToken(token) else { continue }
      root.add(value, name: token.name)
    }
    let schema: JSONValue = "https://www.designtokens.org/schemas/2025.10/format.json"
    return Array((JSONValue(members: [("$schema", schema)] + root.members).pretty() + "\n").utf8)
  }

  private static func isBefore(_ left: DesignToken, _ right: DesignToken) -> Bool {
    if left.name != right.name { return left.name.utf8.lexicographicallyPrecedes(right.name.utf8) }
    if left.role != right.role { return left.role.rawValue < right.role.rawValue }
    return (left.reference ?? "").utf8.lexicographicallyPrecedes((right.reference ?? "").utf8)
  }
}

/// A group on its way to JSON.
private struct WrittenGroup {
  private var order: [String] = []
  private var tokens: [String: WrittenToken] = [:]
  private var groups: [String: WrittenGroup] = [:]

  /// Deeper than any name; JSON that is nested further is not read back.
  private static let maximumDepth = 100

  mutating func add(_ token: WrittenToken, name: String) {
    let names = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let wanted = names.count <= Self.maximumDepth ? names.map(Self.legal) : [Self.legal(name)]
    let path = free(wanted)
    var token = token
    if path != names { token.name = name }
    place(token, path[...])
  }

  /// The path, with a number behind it where another token has it.
  private func free(_ path: [String]) -> [String] {
    guard contains(path[...]), let last = path.last else { return path }
    var number = 2
    while true {
      let candidate = path.dropLast() + ["\(last)-\(number)"]
      if !contains(candidate[...]) { return Array(candidate) }
      number += 1
    }
  }

  private func contains(_ path: ArraySlice<String>) -> Bool {
    guard let first = path.first else { return false }
    if path.count == 1 { return tokens[first] != nil }
    return groups[first]?.contains(path.dropFirst()) ?? false
  }

  private mutating func place(_ token: WrittenToken, _ path: ArraySlice<String>) {
    guard let first = path.first else { return }
    if tokens[first] == nil, groups[first] == nil { order.append(first) }
    if path.count == 1 {
      tokens[first] = token
    } else {
      groups[first, default: WrittenGroup()].place(token, path.dropFirst())
    }
  }

  /// A name without what the format keeps for itself.
  private static func legal(_ name: String) -> String {
    let plain = String(name.map { ".{}".contains($0) ? "_" : $0 })
    if plain.isEmpty { return "_" }
    return plain.first == "$" ? "_" + plain : plain
  }

  var members: [(String, JSONValue)] {
    order.map { name in
      let own = tokens[name].map { JSONValue(members: $0.members) }
      guard let group = groups[name] else { return (name, own ?? JSONValue(members: [])) }
      let root = own.map { [(DesignTokenDocument.rootName, $0)] } ?? []
      return (name, JSONValue(members: root + group.members))
    }
  }
}

/// A token on its way to JSON.
private struct WrittenToken {
  let token: DesignToken
  let type: String
  let value: JSONValue
  /// The name, where the place it stands at does not give it back.
  var name: String?

  /// - Returns: `nil` for a value that JSON cannot hold.
  init?(_ token: DesignToken) {
    self.token = token
    switch (token.value, token.role) {
    case (.number(let number), let role):
      guard number.isFinite else { return nil }
      (type, value) = Self.number(number, role)
    case (.color(let color), _):
      guard
        [color.light, color.dark, color.lightHighContrast, color.darkHighContrast].allSatisfy(Self.isFinite)
      else { return nil }
      (type, value) = ("color", Self.color(color.light))
    case (.font(let font), _):
      // A text style has no size of its own that another tool would know.
      guard let size = font.size, size.isFinite else { return nil }
      type = "typography"
      var members: [(String, JSONValue)] = [("fontSize", Self.points(size))]
      if let family = font.family { members.append(("fontFamily", JSONValue(.string(family)))) }
      if let weight = font.weight { members.append(("fontWeight", JSONValue(.string(weight)))) }
      value = JSONValue(members: members)
    case (.varying, _): return nil
    case (.shadow(let level), _):
      guard [level.opacity, level.radius, level.y].allSatisfy(\.isFinite) else { return nil }
      let black = ColorComponents(red: 0, green: 0, blue: 0, alpha: level.opacity)
      type = "shadow"
      value = [
        "color": Self.color(black), "offsetX": Self.points(0), "offsetY": Self.points(level.y),
        "blur": Self.points(level.radius * DesignTokenValues.blurPerRadius), "spread": Self.points(0),
      ]
    }
  }

  private static func isFinite(_ color: ColorComponents?) -> Bool {
    guard let color else { return true }
    return [color.red, color.green, color.blue, color.alpha].allSatisfy(\.isFinite)
  }

  var members: [(String, JSONValue)] {
    let members: [(String, JSONValue)] = [("$type", JSONValue(.string(type))), ("$value", value)]
    let note = note
    if note.isEmpty { return members }
    return members + [
      ("$extensions", JSONValue(members: [(DesignTokenFile.vendor, JSONValue(members: note))]))
    ]
  }

  /// What only this tool reads.
  private var note: [(String, JSONValue)] {
    var note: [(String, JSONValue)] = []
    if let reference = token.reference, SwiftSpelling.isExpression(reference) {
      note.append(("swift", JSONValue(.string(reference))))
    }
    if let name { note.append(("name", JSONValue(.string(name)))) }
    let names = token.name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if name != nil || DesignTokenReader.role(type: type, names: names) != token.role {
      note.append(("role", JSONValue(.string(token.role.rawValue))))
    }
    if case .color(let color) = token.value {
      if let dark = color.dark { note.append(("dark", Self.color(dark))) }
      if let light = color.lightHighContrast { note.append(("lightHighContrast", Self.color(light))) }
      if let dark = color.darkHighContrast { note.append(("darkHighContrast", Self.color(dark))) }
    }
    return note
  }

  // MARK: Values

  private static func number(_ number: Double, _ role: Role) -> (String, JSONValue) {
    switch role {
    case .opacity: ("number", JSONValue(.number(number)))
    case .duration: ("duration", ["value": JSONValue(.number(number)), "unit": "s"])
    default: ("dimension", points(number))
    }
  }

  private static func points(_ number: Double) -> JSONValue {
    ["value": JSONValue(.number(number)), "unit": "px"]
  }

  /// In sRGB, or in Display P3 where sRGB cannot show it.
  private static func color(_ color: ColorComponents) -> JSONValue {
    let isInside =
      (0...1).contains(color.red) && (0...1).contains(color.green) && (0...1).contains(color.blue)
    let wide = isInside ? color.channels : ColorSpaces.displayP3(sRGB: color.channels)
    // Six places are more than the conversion keeps exact, and what a person wrote comes out as written.
    func short(_ channel: Double) -> Double { isInside ? channel : (channel * 1e6).rounded() / 1e6 }
    let triple = (short(wide.0), short(wide.1), short(wide.2))
    let opaque = ColorComponents(red: color.red, green: color.green, blue: color.blue)
    return [
      "colorSpace": isInside ? "srgb" : "display-p3",
      "components": JSONValue(.array([triple.0, triple.1, triple.2].map { JSONValue(.number($0)) })),
      "alpha": JSONValue(.number(color.alpha)), "hex": JSONValue(.string(opaque.hex)),
    ]
  }
}
