/// Names in a configuration that mean nothing in its project. A typing slip there would silently switch something off.
extension Configuration {
  /// A mistake for each of `tokens.sources` that is the name of a file and not there.
  var missingTokenSources: [ConfigurationError] {
    guard let tokenSources, case .file(let file, let line) = tokenSources.origin else { return [] }
    let globs = tokenSources.value
    return globs.globs.map(\.text).filter { text in
      !text.contains { "*?[{!".contains($0) } && !FilePath.exists(FilePath.join(globs.directory, text))
    }.map { text in
      ConfigurationError(
        file: file, line: line, column: 1,
        message:
          "\(JSONValue.quoted(text)) in \"sources\" does not exist; name a file below the configuration")
    }
  }

  /// A mistake for each name of a token in the configuration that means nothing in a project.
  func unknownNames(in project: Project) -> [ConfigurationError] {
    project.fileCount == 0
      ? [] : unknownColors(in: project) + unknownSuccessors(in: project) + idlePrimitives(in: project)
  }

  /// What `tokens.replaced` names as successors, but a type of the project does not have. What is replaced may be gone
  /// already, and other modules have types that nobody here can look into.
  private func unknownSuccessors(in project: Project) -> [ConfigurationError] {
    guard case .file(let file, let line)? = replacedOrigin else { return [] }
    return scales.replaced.sorted { $0.key < $1.key }.compactMap { old, new in
      guard let members = project.members(besides: new) else { return nil }
      let nearest = suggest(new, from: members).map { "; did you mean \(JSONValue.quoted($0))?" }
      return ConfigurationError(
        file: file, line: line, column: 1,
        message:
          "\"replaced\" has \(JSONValue.quoted(new)) in the place of \(JSONValue.quoted(old)), which the project does not have\(nearest ?? "; name one of its constants")"
      )
    }
  }

  /// Globs of `tokens.primitive` that no token's name matches, in a project that has tokens.
  private func idlePrimitives(in project: Project) -> [ConfigurationError] {
    guard case .file(let file, let line)? = primitiveOrigin else { return [] }
    let discovery = project.discovery
    let names = Set(discovery.tokens.map(\.path) + discovery.colors.map(\.path))
    if names.isEmpty { return [] }
    return scales.primitive.filter { text in
      guard let glob = try? Glob(text) else { return false }
      return !names.contains { PrimitiveToken.isPrimitive($0, [glob]) }
    }.map { text in
      ConfigurationError(
        file: file, line: line, column: 1,
        message:
          "\(JSONValue.quoted(text)) in \"primitive\" is no token's name; `glasslint tokens` lists them")
    }
  }

  /// What `palette.map` names and the project does not have.
  private func unknownColors(in project: Project) -> [ConfigurationError] {
    guard let rule = position(of: HardcodedColor.rule.id),
      let option = rules[rule].options.firstIndex(where: { $0.name == PaletteColor.mapOption })
    else { return [] }
    var maps = [(tracedRules.table[rule].options[option], tracedRules.optionOrigins[rule][option])]
    for override in overrides {
      for change in override.changes where change.rule == rule {
        maps += change.options.filter { $0.option == option }.map { ($0.value, change.origin) }
      }
    }
    return maps.flatMap { value, origin -> [ConfigurationError] in
      guard case .map(let map) = value, case .file(let file, let line) = origin else { return [] }
      func mistake(_ message: String) -> ConfigurationError {
        ConfigurationError(
          file: file, line: line, column: 1, message: "\"\(PaletteColor.mapOption)\" maps \(message)")
      }
      return map.sorted { $0.key < $1.key }.compactMap { key, reference in
        if !PaletteColor.isHue(key) {
          return mistake(
            "\(JSONValue.quoted(key)), which is no hue of the system's; write one, such as \".red\"")
        }
        if project.knows(color: reference) { return nil }
        return mistake(
          "\(JSONValue.quoted(key)) to \(JSONValue.quoted(reference)), which the project does not have; name one of its colors"
        )
      }
    }
  }
}

extension Project {
  /// The constants of a type of the project, as an expression that names none of them would be spelled; `nil` where the
  /// expression may well mean something.
  fileprivate func members(besides expression: String) -> [String]? {
    let names = expression.split(separator: ".")
    guard names.count > 1, !expression.contains("(") else { return nil }
    let resolver = IndexResolver(sections: index.sections)
    let type = names.dropLast().map { SymbolHash.symbol($0) }
    let key = type.withUnsafeBufferPointer { resolver.typeKey($0, context: -1, file: 0) }
    let last = SymbolHash.symbol(names[names.count - 1])
    guard resolver.declaration(ofType: key) != nil,
      !resolver.forEachMember(key, last, file: 0, { _ in })
    else { return nil }
    let prefix = names.dropLast().joined(separator: ".")
    let sections = index.sections
    return sections.files.flatMap { file in
      (Int(file.slots.start)..<Int(file.slots.start + file.slots.count)).filter {
        let slot = sections.slots[$0]
        return slot.flags.contains(.isStatic) && resolver.ownerKey(slot.owner, file) == key
      }.map { "\(prefix).\(sections.name(ofSlot: Int32($0), file))" }
    }
  }

  /// Whether an expression may be a color of the project, or is one of the system's.
  fileprivate func knows(color expression: String) -> Bool {
    let expression = NamedColor.expression(expression)
    let named =
      colors + sources.compactMap { NamedColor($0, form: assetForm(of: $0)) }
      + sources.compactMap { NamedColor($0) }
    if named.contains(where: { $0.name == expression || $0.reference == expression }) { return true }
    guard let last = expression.split(separator: ".").last, !last.contains("(") else { return false }
    // A theme may be held by a variable of any name.
    let symbol = SymbolHash.symbol(last)
    return SystemColor.families[symbol] != nil || index.sections.slots.contains { $0.name == symbol }
  }
}
