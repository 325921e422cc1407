/// The tokens of a project: what they are, where they are declared and where they are named.
struct TokenPlaces {
  /// A name in a file that means a token.
  struct Mention {
    let node: NodeID
    /// Of the whole expression: `DS.Spacing.xl`.
    let range: ByteRange
    /// Of the last name in it.
    let name: ByteRange
    let meaning: MentionReader.Meaning
  }

  /// A place in a file.
  struct Place {
    /// Absolute.
    let path: String
    let range: ByteRange
  }

  private var plan: SurveyPlan
  var project: Project { plan.project }

  init(_ project: Project, _ configuration: Configuration) {
    plan = SurveyPlan(project, configuration)
  }

  /// The same tokens after edits elsewhere; `nil` where the project may have others now, or has them in other places.
  func following(_ later: Project) -> TokenPlaces? {
    guard later.hasTokens(of: project) else { return nil }
    var places = self
    places.plan.project = later
    return places
  }

  private var index: ProjectIndex { project.index }

  /// The mentions in a file of the project, in the order of its code.
  func mentions(in file: FileContext) -> [Mention] {
    guard file.site.project === project else { return [] }
    let tree = file.tree
    var mentions: [Mention] = []
    MentionReader(plan: plan, tree: tree, facts: file.facts, site: file.site).forEachMention {
      node, meaning in
      mentions.append(
        Mention(
          node: node, range: tree.range(of: node), name: Self.nameRange(of: node, in: tree), meaning: meaning)
      )
    }
    return mentions
  }

  /// The token that a place in a file is about: named there, or declared.
  func token(at offset: Int, in file: FileContext) -> (meaning: MentionReader.Meaning, range: ByteRange)? {
    let here = ByteRange(start: offset, end: offset)
    let mention = mentions(in: file).filter { $0.range.touches(here) }
      .min { $0.range.end - $0.range.start < $1.range.end - $1.range.start }
    if let mention { return (mention.meaning, mention.range) }
    for slot in plan.slotsOfFile[file.site.file] ?? [] {
      let range = nameRange(ofSlot: slot)
      if range.touches(here) { return (.slot(slot), range) }
    }
    return nil
  }

  private static func nameRange(of mention: NodeID, in tree: SyntaxTree) -> ByteRange {
    guard let name = tree.nameToken(mention).map({ tree.token($0) }) else { return tree.range(of: mention) }
    return ByteRange(start: Int(name.start), end: Int(name.end))
  }

  private func nameRange(ofSlot slot: Int32) -> ByteRange {
    let record = index.sections.slots[Int(slot)]
    return ByteRange(start: Int(record.offset), end: Int(record.offset) + Int(record.text.count))
  }

  /// `nil` for a color set, which stands in no source.
  func declaration(of meaning: MentionReader.Meaning) -> Place? {
    guard case .slot(let slot) = meaning else { return nil }
    let file = IndexResolver(sections: index.sections).file(ofSlot: slot)
    return Place(path: index.path(ofFile: file), range: nameRange(ofSlot: slot))
  }

  /// The places of all files that name a token, in order.
  /// - Parameters:
  ///   - text: the text of a file as the project knows it.
  ///   - isCancelled: whether nobody wants to know any more.
  func references(
    to meaning: MentionReader.Meaning, text: (String) -> [UInt8]?, isCancelled: () -> Bool
  ) -> [Place] {
    var places: [Place] = []
    var parser = Parser()
    for file in 0..<project.fileCount where !isCancelled() {
      let path = index.path(ofFile: file)
      guard let bytes = text(path) else { continue }
      let source = SourceBuffer(bytes: bytes)
      guard index.sections.files[file].contentHash == ContentHash.hash(source.bytes) else { continue }
      parser.trim()
      parser.lex(source)
      let tokens = parser.tokens
      let mayMention = (0..<parser.tokenStorage.count).contains {
        tokens[$0].kind == .identifier && plan.names.contains(tokens[$0].payload)
      }
      guard mayMention || isAsset(meaning) else { continue }
      // The tree does not keep the text alive.
      withExtendedLifetime(source) {
        let tree = parser.parseTokens(of: source)
        let site = ProjectSite(project, file: file, tree: tree)
        MentionReader(plan: plan, tree: tree, facts: FileFacts(tree), site: site).forEachMention {
          node, found in
          guard found == meaning else { return }
          places.append(Place(path: path, range: Self.nameRange(of: node, in: tree)))
        }
      }
    }
    return places
  }

  private func isAsset(_ meaning: MentionReader.Meaning) -> Bool {
    if case .asset = meaning { true } else { false }
  }

  // MARK: Values

  /// What a person wants to know of a token.
  struct Description {
    let name: String
    let role: Role
    /// `nil` where only the running program knows.
    let value: DesignToken.Value?
    /// How often it is named; `nil` where that is not counted.
    let uses: Int?
  }

  func describe(_ meaning: MentionReader.Meaning) -> Description? {
    guard case .slot(let slot) = meaning else {
      guard case .asset(let name) = meaning else { return nil }
      let color = project.catalogs.color(of: ConstantColor(.asset(name)))
      return Description(name: name, role: .color, value: color.map { .color($0) }, uses: nil)
    }
    let discovery = project.discovery
    func described(_ path: [String], _ role: Role, _ value: DesignToken.Value?) -> Description {
      Description(
        name: path.joined(separator: "."), role: role, value: value, uses: project.tokenUses.count(of: slot))
    }
    if let token = discovery.tokens.first(where: { $0.slot == slot }) {
      return described(token.path, token.role, .number(token.value))
    }
    if let position = discovery.colors.firstIndex(where: { $0.slot == slot }) {
      let color = project.colors.first { $0.position == position }
      if case .color(let value)? = color?.value {
        return described(discovery.colors[position].path, .color, .color(value))
      }
      return described(discovery.colors[position].path, .color, nil)
    }
    if let font = discovery.fonts.first(where: { $0.slot == slot }) {
      return described(font.path, .font, .font(font.font))
    }
    if let shadow = discovery.shadows.first(where: { $0.slot == slot }) {
      return described(shadow.path, .shadow, .shadow(shadow.level))
    }
    return nil
  }
}
