/// Finds the tokens of a project that none of its views uses.
struct UnusedTokens {
  let names: AuditNames
  let configuration: Configuration
  let overlay: SourceOverlay
  let workingDirectory: String
  /// How often the files of views name what a constant stands for.
  private var mentions: [Int32: Int] = [:]
  private var assets: [String: Int] = [:]
  /// By file, to tell lines.
  private var lines: [Int: (map: LineMap, bytes: [UInt8])] = [:]

  init(
    _ names: AuditNames, _ configuration: Configuration, _ files: [AuditedFile], overlay: SourceOverlay,
    workingDirectory: String
  ) {
    self.names = names
    self.configuration = configuration
    self.overlay = overlay
    self.workingDirectory = workingDirectory
    for file in files {
      mentions.merge(file.mentions, uniquingKeysWith: +)
      assets.merge(file.assets, uniquingKeysWith: +)
    }
  }

  /// By role.
  mutating func find() -> [Role: [Audit.Token]] {
    guard configuration.discoversTokens.value else { return [:] }
    var result: [Role: [Audit.Token]] = [:]
    let discovery = names.project.discovery
    for (position, token) in discovery.tokens.enumerated()
    // What is reached through a case or a call is used by way of variables as well.
    where token.reference.scope == nil && token.trailing == 0 && !token.reference.isCall
      && isUnused(token.slot)
    {
      add(token.role, names.name(ofNumber: position), Scale.text(token.value), token.slot, &result)
    }
    for (position, font) in discovery.fonts.enumerated()
    where font.reference.scope == nil && isUnused(font.slot) {
      add(.font, names.name(ofFont: position), font.font.text, font.slot, &result)
    }
    for shadow in discovery.shadows where shadow.reference.scope == nil && isUnused(shadow.slot) {
      add(
        .shadow, shadow.path.joined(separator: "."), DesignToken.Value.shadow(shadow.level).text, shadow.slot,
        &result)
    }
    var assetsWithNames: Set<String> = []
    for color in names.scales.colors {
      if color.position != nil, let asset = color.assetName { assetsWithNames.insert(asset) }
    }
    for (position, color) in discovery.colors.enumerated()
    where color.reference.scope == nil && isUnused(color.slot) {
      add(
        .color, names.name(ofColor: position), names.value(ofColor: position)?.light.hex ?? "", color.slot,
        &result)
    }
    for color in names.scales.colors where color.position == nil {
      // The accent color is used by being there.
      guard let asset = color.assetName, asset != "AccentColor", !assetsWithNames.contains(asset),
        assets[asset] == nil, names.project.colorUses.count(of: color, in: names.project) == 0
      else { continue }
      result[.color, default: []].append(
        Audit.Token(
          name: color.name ?? asset, value: names.scales.value(of: color)?.light.hex ?? "", place: nil))
    }
    for role in result.keys {
      var seen: Set<String> = []
      result[role]?.removeAll { !seen.insert($0.name).inserted }
      result[role]?.sort { ByteOrder.compare($0.name, $1.name) < 0 }
    }
    return result
  }

  private func isUnused(_ slot: Int32) -> Bool {
    mentions[slot] == nil && names.project.tokenUses.count(of: slot) == 0
  }

  private mutating func add(
    _ role: Role, _ name: String, _ value: String, _ slot: Int32, _ result: inout [Role: [Audit.Token]]
  ) {
    result[role, default: []].append(Audit.Token(name: name, value: value, place: location(of: slot)))
  }

  private mutating func location(of slot: Int32) -> Location? {
    let sections = names.project.index.sections
    let file = IndexResolver(sections: sections).file(ofSlot: slot)
    let path = names.project.index.path(ofFile: file)
    if lines[file] == nil {
      let source = SourceBuffer()
      guard (try? overlay.read(path, absolutePath: path, into: source)) != nil else { return nil }
      let bytes = Array(source.bytes)
      lines[file] = (LineMap(bytes), bytes)
    }
    guard let (map, bytes) = lines[file] else { return nil }
    let record = sections.slots[Int(slot)]
    let start = Int(record.offset)
    return Location(
      file: FilePath.display(path, from: workingDirectory), start: map.position(at: start, in: bytes),
      end: map.position(at: start + Int(record.text.count), in: bytes))
  }
}
