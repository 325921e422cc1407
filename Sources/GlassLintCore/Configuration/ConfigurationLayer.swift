/// Laying presets and files over a configuration. Whoever calls this has validated the file.
extension Configuration {
  mutating func apply(_ preset: Preset) {
    foundations.append(preset.name)
    define(preset.customRules.map(\.id), .preset(preset.name))
    for change in preset.changes(to: rules) { tracedRules.apply(change) }
    if preset.dropsStandardScales {
      for role in Role.allCases where scales[role]?.basis == .standard { scales[role] = nil }
    }
    for (role, scale) in preset.scales {
      scales[role] = scale
      scaleOrigins[role] = .preset(preset.name)
    }
    if let shadows = preset.shadows {
      scales.shadows = shadows
      scaleOrigins[.shadow] = .preset(preset.name)
    }
  }

  /// Gives custom rules the levels of their definitions.
  private mutating func define(_ ids: [String], _ origin: Origin) {
    for id in ids {
      guard let index = position(of: id), rules[index].theme == .custom else { continue }
      let level = rules[index].severity.map { RuleChange.Level.on($0) } ?? .off
      tracedRules.apply(RuleChange(rule: index, level: level, origin: origin))
    }
  }

  /// - Parameters:
  ///   - root: the file's value.
  ///   - folder: where the file is: absolute.
  ///   - globFolder: the folder its globs are relative to: absolute.
  mutating func apply(_ root: JSONValue, from text: ConfigurationText, folder: String, globFolder: String) {
    let layer = ConfigurationLayer(text: text, globFolder: globFolder)
    foundations.append(text.file)
    if let value = root["include"] { include = Sourced(layer.globs(value), layer.origin(value)) }
    if let value = root["exclude"] { exclude = Sourced(layer.globs(value), layer.origin(value)) }
    if let value = root["baseline"], let path = value.string {
      baseline = Sourced(FilePath.absolute(path, from: folder), layer.origin(value))
    }
    for member in root["platforms"]?.members ?? [] {
      guard let platform = Platform(rawValue: member.key),
        let version = PlatformVersion(member.value.string ?? "")
      else { continue }
      platformVersions[platform] = Sourced(version, layer.origin(member.value))
    }
    applyTokens(root["tokens"], layer)
    for value in root["customRules"]?.elements ?? [] {
      define([value["id"]?.string].compactMap { $0 }, layer.origin(value))
    }
    for change in layer.changes(root["rules"], rules: rules) { tracedRules.apply(change) }
    for value in root["overrides"]?.elements ?? [] {
      guard let files = value["files"] else { continue }
      let changes = layer.changes(value["rules"], rules: rules)
      overrides.append(Override(files: layer.globs(files), changes: changes, origin: layer.origin(value)))
    }
  }

  private mutating func applyTokens(_ tokens: JSONValue?, _ layer: ConfigurationLayer) {
    for member in tokens?.members ?? [] {
      let origin = layer.origin(member.value)
      switch member.key {
      case "discover": discoversTokens = Sourced(member.value.flag ?? true, origin)
      case "template": tokenTemplates = Sourced(layer.templates(member.value), origin)
      case "replaced":
        scales.replaced = layer.texts(member.value)
        replacedOrigin = origin
      case "primitive":
        scales.primitive = member.value.elements?.compactMap(\.string) ?? []
        primitiveOrigin = origin
      case "sources": tokenSources = Sourced(layer.globs(member.value), origin)
      default:
        guard let role = Role(rawValue: member.key) else { continue }
        scaleOrigins[role] = origin
        switch role {
        case .shadow: scales.shadows = layer.shadows(member.value)
        case .color: scales.colors = layer.colors(member.value)
        case .font: scales.fonts = layer.fonts(member.value)
        default: scales[role] = layer.scale(member.value)
        }
      }
    }
  }
}

/// Reads the parts of one valid file.
private struct ConfigurationLayer {
  let text: ConfigurationText
  let globFolder: String

  func origin(_ value: JSONValue) -> Origin { .file(text.file, line: text.place(of: value.start).line) }

  func globs(_ value: JSONValue) -> GlobSet {
    let texts = value.elements?.compactMap(\.string) ?? [value.string].compactMap { $0 }
    // Validation has reported every glob that does not parse.
    return GlobSet(directory: globFolder, texts: texts)
  }

  func texts(_ value: JSONValue) -> [String: String] {
    let pairs = (value.members ?? []).compactMap { member in member.value.string.map { (member.key, $0) } }
    return Dictionary(pairs) { _, last in last }
  }

  func fonts(_ value: JSONValue) -> [NamedFont] {
    (value.members ?? []).map { member in
      NamedFont(name: member.key, font: ConstantFont(json: member.value))
    }
  }

  func templates(_ value: JSONValue) -> TokenTemplates {
    let roles = (value.members ?? []).compactMap { member -> (Role, TokenTemplate)? in
      guard let role = Role(rawValue: member.key), let text = member.value.string else { return nil }
      return TokenTemplate(text).map { (role, $0) }
    }
    return TokenTemplates(
      value.string.flatMap { TokenTemplate($0) }, byRole: Dictionary(roles) { _, last in last })
  }

  /// The elements of a list, or the members of an object with their names.
  private func named(_ value: JSONValue) -> [(name: String?, value: JSONValue)] {
    value.elements?.map { (nil, $0) } ?? value.members?.map { ($0.key, $0.value) } ?? []
  }

  func scale(_ value: JSONValue) -> Scale {
    Scale(
      steps: named(value).compactMap { step in
        step.value.number.map { Scale.Step(value: $0, reference: step.name) }
      })
  }

  func shadows(_ value: JSONValue) -> [ShadowLevel] {
    named(value).compactMap { level in
      guard let opacity = level.value["opacity"]?.number, let radius = level.value["radius"]?.number,
        let y = level.value["y"]?.number
      else { return nil }
      return ShadowLevel(name: level.name, opacity: opacity, radius: radius, y: y)
    }
  }

  func colors(_ value: JSONValue) -> [NamedColor] {
    named(value).compactMap { color in
      color.value.string.map { NamedColor(name: color.name, value: $0) }
    }
  }

  func changes(_ value: JSONValue?, rules: [Rule]) -> [RuleChange] {
    (value?.members ?? []).compactMap { member in
      guard let index = rules.firstIndex(where: { $0.id == member.key }) else { return nil }
      return RuleChange(
        rule: index, level: level(member.value.string ?? member.value["severity"]?.string),
        options: options(member.value, of: rules[index]), origin: origin(member.value))
    }
  }

  private func level(_ word: String?) -> RuleChange.Level {
    guard let word else { return .keep }
    return Severity(name: word).map { .on($0) } ?? .off
  }

  private func options(_ value: JSONValue, of rule: Rule) -> [(option: Int, value: OptionValue)] {
    rule.options.indices.compactMap { index in
      guard let given = value[rule.options[index].name],
        let option = OptionValue(given, kind: rule.options[index].kind)
      else { return nil }
      return (index, option)
    }
  }
}

extension OptionValue {
  /// - Returns: `nil` where the value is not of that kind.
  init?(_ value: JSONValue, kind: RuleOption.Kind) {
    switch (kind, value.content) {
    case (.number, .number(let number)): self = .number(number)
    case (.flag, .flag(let flag)): self = .flag(flag)
    case (.choice, .string(let word)): self = .string(word)
    case (.strings, .array(let elements)): self = .strings(elements.compactMap(\.string))
    case (.numbers, .array(let elements)): self = .numbers(elements.compactMap(\.number))
    case (.map, .object(let members)):
      let pairs = members.compactMap { member in member.value.string.map { (member.key, $0) } }
      self = .map(Dictionary(pairs) { _, last in last })
    case (.lists, .object(let members)):
      let pairs = members.map { ($0.key, $0.value.elements?.compactMap(\.string) ?? []) }
      self = .lists(Dictionary(pairs) { _, last in last })
    default: return nil
    }
  }
}
