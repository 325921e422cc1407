/// `glasslint config`: the configuration in force, each part with where it comes from.
extension Configuration {
  /// Commented JSON that a `.glasslint.json` could hold: each part with its origin behind it.
  /// - Parameters:
  ///   - file: an absolute path; its overrides are applied. `nil` lists them instead.
  ///   - remarks: what there is to know about that file.
  ///   - targets: which targets that file is built in.
  public func describe(
    forFile file: String? = nil, remarks: [String] = [], targets: ProjectTargets? = nil
  ) -> String {
    var writer = DescriptionWriter()
    writer.comment("configuration: \(self.file ?? "built-in defaults")")
    if let file { writer.comment("for file: \(JSONValue.quoted(file))") }
    for remark in remarks { writer.comment(remark) }
    writer.comment("laid down in this order, later wins: \(foundations.joined(separator: ", "))")
    writer.open("{")
    describeFiles(&writer)
    if platformVersions.isEmpty {
      if let file, let targets { describe(targets.targets(ofFile: file), targets.mistakes, &writer) }
    } else {
      describePlatforms(&writer)
    }
    describeTokens(&writer)
    describeCustomRules(&writer)
    describeRules(&writer, file.map { tracedSettings(forFile: $0) } ?? tracedRules)
    if file == nil { describeOverrides(&writer) }
    writer.close("}")
    return writer.text
  }

  private func describeFiles(_ writer: inout DescriptionWriter) {
    for (key, globs) in [("include", include), ("exclude", exclude)] {
      guard let globs else { continue }
      writer.member(key, .array(globs.value.globs.map { JSONValue(.string($0.text)) }), globs.origin)
    }
    if let baseline {
      let shown = FilePath.relative(baseline.value, to: directory) ?? baseline.value
      writer.member("baseline", .string(shown), baseline.origin)
    }
  }

  private func describePlatforms(_ writer: inout DescriptionWriter) {
    writer.open("\"platforms\": {")
    for platform in Platform.allCases {
      guard let version = platformVersions[platform] else { continue }
      writer.member(platform.rawValue, .string(version.value.description), version.origin)
    }
    writer.close("},")
  }

  /// What manifests and projects say of a file's targets, where no configuration does.
  private func describe(_ targets: FileTargets, _ mistakes: [SourceError], _ writer: inout DescriptionWriter)
  {
    let folder = FilePath.currentDirectory()
    for mistake in mistakes {
      writer.comment("\(FilePath.display(mistake.path, from: folder)) says nothing: \(mistake.reason)")
    }
    guard !targets.platforms.isEmpty else {
      writer.comment("deployment targets: no manifest or Xcode project tells them")
      return
    }
    writer.open("\"platforms\": {")
    for target in targets.deployment {
      let origin = target.origin(from: folder)
      if !targets.platforms.includes(target.platform) {
        writer.comment("\(target.text): \(origin); not what the folder is for")
      } else if !targets.counts(target) {
        writer.comment("\(target.text): \(origin); the older one counts")
      } else if let version = target.version {
        writer.member(target.platform.rawValue, .string(version.description), origin)
      } else {
        writer.comment("\(target.text): \(origin)")
      }
    }
    for platform in targets.platforms.systems
    where !targets.deployment.contains(where: { $0.platform == platform }) {
      let reason =
        targets.folderSystems.contains(platform)
        ? "by the folder's name" : "a package that names none is for all"
      writer.comment("\(platform.rawValue) of no known version: \(reason)")
    }
    writer.close("},")
  }

  private func describeTokens(_ writer: inout DescriptionWriter) {
    writer.open("\"tokens\": {")
    writer.member("discover", .flag(discoversTokens.value), discoversTokens.origin)
    if let tokenSources {
      let texts = tokenSources.value.globs.map { JSONValue(.string($0.text)) }
      writer.member("sources", .array(texts), tokenSources.origin)
    }
    if let tokenTemplates {
      writer.member("template", JSONValue(tokenTemplates.value).content, tokenTemplates.origin)
    }
    if let replacedOrigin {
      let members = scales.replaced.sorted { $0.key < $1.key }.map { ($0.key, JSONValue(.string($0.value))) }
      writer.member("replaced", JSONValue(members: members).content, replacedOrigin)
    }
    if let primitiveOrigin {
      writer.member("primitive", .array(scales.primitive.map { JSONValue(.string($0)) }), primitiveOrigin)
    }
    for role in Role.allCases {
      guard let steps = steps(of: role) else { continue }
      writer.member(role.rawValue, named(steps).content, origin(of: role))
    }
    writer.close("},")
  }

  private func steps(of role: Role) -> [(name: String?, value: JSONValue)]? {
    guard scaleOrigins[role] != nil else { return nil }
    switch role {
    case .shadow:
      return scales.shadows.map { level in
        let value: JSONValue = [
          "opacity": .init(.number(level.opacity)), "radius": .init(.number(level.radius)),
          "y": .init(.number(level.y)),
        ]
        return (level.name, value)
      }
    case .color: return scales.colors.map { ($0.name, JSONValue(.string($0.text))) }
    case .font: return scales.fonts.map { ($0.name, $0.font.json) }
    default: return scales[role]?.steps.map { ($0.reference, JSONValue(.number($0.value))) }
    }
  }

  /// An object where all steps have Swift names, else a list.
  private func named(_ steps: [(name: String?, value: JSONValue)]) -> JSONValue {
    let members = steps.compactMap { step in
      step.name.flatMap { name in
        TextFormat.reference.mistake(in: name) == nil ? (name, step.value) : nil
      }
    }
    if members.count == steps.count, !steps.isEmpty { return JSONValue(members: members) }
    return JSONValue(.array(steps.map(\.value)))
  }

  private func describeCustomRules(_ writer: inout DescriptionWriter) {
    if customRules.isEmpty { return }
    writer.open("\"customRules\": [")
    for rule in customRules { writer.element(JSONValue(rule.value), rule.origin) }
    writer.close("],")
  }

  private func describeRules(_ writer: inout DescriptionWriter, _ traced: TracedRules) {
    writer.open("\"rules\": {")
    for index in rules.indices {
      let rule = rules[index]
      let settings = traced.table[index]
      let level = JSONValue.Content.string(settings.severity?.name ?? "off")
      if rule.options.isEmpty {
        writer.member(rule.id, level, traced.levelOrigins[index])
        continue
      }
      writer.open("\(JSONValue.quoted(rule.id)): {")
      writer.member("severity", level, traced.levelOrigins[index])
      for option in rule.options.indices {
        writer.member(
          rule.options[option].name, JSONValue(option: settings.options[option]).content,
          traced.optionOrigins[index][option])
      }
      writer.close("},")
    }
    writer.close("},")
  }

  private func describeOverrides(_ writer: inout DescriptionWriter) {
    if overrides.isEmpty { return }
    writer.open("\"overrides\": [")
    for override in overrides {
      let files = JSONValue(.array(override.files.globs.map { JSONValue(.string($0.text)) }))
      let changes = override.changes.map { (rules[$0.rule].id, value(of: $0)) }
      writer.element(["files": files, "rules": JSONValue(members: changes)], override.origin)
    }
    writer.close("],")
  }

  private func value(of change: RuleChange) -> JSONValue {
    let level: JSONValue? =
      switch change.level {
      case .keep: nil
      case .off: "off"
      case .on(let severity): JSONValue(.string(severity.name))
      }
    if change.options.isEmpty, let level { return level }
    let options = change.options.map {
      (rules[change.rule].options[$0.option].name, JSONValue(option: $0.value))
    }
    return JSONValue(members: (level.map { [("severity", $0)] } ?? []) + options)
  }
}

extension JSONValue {
  fileprivate init(_ templates: TokenTemplates) {
    if let common = templates.common {
      self.init(.string(common.text))
    } else {
      let members = Role.allCases.compactMap { role in
        templates.byRole[role].map { (role.rawValue, JSONValue(.string($0.text))) }
      }
      self.init(members: members)
    }
  }

  init(_ rule: CustomRuleSource) {
    let fix = rule.replacements.isEmpty ? [] : [rule.fix.rawValue]
    let texts: [(String, [String])] = [
      ("id", [rule.id]), ("pattern", rule.patterns), ("message", [rule.message]),
      ("severity", [rule.severity?.name ?? "off"]), ("replace", rule.replacements), ("fix", fix),
      ("inside", rule.inside), ("notInside", rule.notInside), ("has", rule.has), ("notHas", rule.notHas),
      ("where", [rule.values].compactMap { $0 }),
    ]
    self.init(
      members: texts.filter { !$0.1.isEmpty }.map { key, texts in
        let values = texts.map { JSONValue(.string($0)) }
        return (key, values.count == 1 ? values[0] : JSONValue(.array(values)))
      })
  }

  init(option: OptionValue) {
    switch option {
    case .number(let number): self.init(.number(number))
    case .flag(let flag): self.init(.flag(flag))
    case .string(let text): self.init(.string(text))
    case .strings(let texts): self.init(.array(texts.map { JSONValue(.string($0)) }))
    case .numbers(let numbers): self.init(.array(numbers.map { JSONValue(.number($0)) }))
    case .map(let map):
      self.init(members: map.sorted { $0.key < $1.key }.map { ($0.key, JSONValue(.string($0.value))) })
    case .lists(let lists):
      self.init(
        members: lists.sorted { $0.key < $1.key }.map { ($0.key, JSONValue(option: .strings($0.value))) })
    }
  }
}

/// Lines of commented JSON, indented.
private struct DescriptionWriter {
  private(set) var text = ""
  private var indent = ""

  mutating func comment(_ line: String) { write("// \(Self.harmless(line))") }

  mutating func open(_ line: String) {
    write(line)
    indent += "  "
  }

  mutating func close(_ line: String) {
    indent.removeLast(2)
    write(line)
  }

  mutating func member(_ key: String, _ content: JSONValue.Content, _ origin: Origin) {
    member(key, content, origin.description)
  }

  mutating func member(_ key: String, _ content: JSONValue.Content, _ origin: String) {
    write("\(JSONValue.quoted(key)): \(JSONValue(content).compact),  // \(Self.harmless(origin))")
  }

  mutating func element(_ value: JSONValue, _ origin: Origin) {
    write("\(value.compact),  // \(Self.harmless(origin.description))")
  }

  private mutating func write(_ line: String) { text += indent + line + "\n" }

  /// Text that cannot end a comment early or reach a terminal as a command.
  private static func harmless(_ text: String) -> String {
    let hasControl = text.unicodeScalars.contains { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) }
    return hasControl ? JSONValue.quoted(text) : text
  }
}
