/// Tells the constants of one feature from the tokens of a whole project: `CheckoutConstants.Layout` is named after
/// something that is no design system, and nobody outside of a part of the project uses it.
struct FeatureTokens {
  private let index: ProjectIndex
  /// The folders of the files that give numbers a role, one for each file.
  private lazy var folders = index.sections.files.indices.filter { index.sections.files[$0].sinks.count > 0 }
    .map { FilePath.directory(of: index.path(ofFile: $0)) }

  /// Words that do not tell what a type of constants belongs to.
  static let plainWords: Set<String> = [
    "app", "application", "constants", "constant", "layout", "layouts", "metrics", "metric", "values",
    "value",
    "defaults", "default", "config", "configuration", "settings", "ui", "common", "shared", "core", "global",
    "globals", "dimensions", "dimension", "dimens", "measures", "style", "styles", "styling", "system", "kit",
    "grid",
    "color", "colors", "palette", "brand", "semantic", "primitive", "primitives", "component", "components",
    "text",
    "typography", "foundation", "foundations", "view", "view", "swiftui", "float", "double", "number",
  ]

  /// Files that give numbers a role, so that a part of them can be told from the whole.
  private static let projectSize = 20

  init(_ index: ProjectIndex) {
    self.index = index
  }

  /// Gives the tokens of features the folder outside of which nobody uses them.
  mutating func confine(_ tokens: inout [DiscoveredToken]) {
    var groups: [String: [Int]] = [:]
    for (position, token) in tokens.enumerated() where isNamedAfterFeature(token) {
      groups[token.path[0], default: []].append(position)
    }
    guard !groups.isEmpty, folders.count >= Self.projectSize else { return }
    var reader = TokenUseReader(index, tokens: Set(groups.values.joined().map { tokens[$0].slot }))
    reader.read()
    let files = Dictionary(grouping: reader.uses, by: \.token).mapValues { $0.map { Int($0.file) } }
    for positions in groups.values {
      let slots = Set(positions.map { tokens[$0].slot })
      let users = Set(slots.flatMap { files[$0] ?? [] })
      let resolver = IndexResolver(sections: index.sections)
      let declaring = Set(slots.map { resolver.file(ofSlot: $0) })
      guard !users.isEmpty, let folder = sharedFolder(of: users.union(declaring)), isPart(folder) else {
        continue
      }
      for position in positions { tokens[position].reference.scope = folder }
    }
  }

  private func isNamedAfterFeature(_ token: DiscoveredToken) -> Bool {
    guard token.reference.isGlobal, token.reference.constantAt > 0,
      !TokenWords.numberTypes.contains(token.path[0]),
      TokenWords.telling(token.path[0]).contains(where: { !Self.plainWords.contains($0) })
    else { return false }
    let file = IndexResolver(sections: index.sections).file(ofSlot: token.slot)
    return !index.path(ofFile: file).split(separator: "/").suffix(4).contains {
      TokenWords.speaksOfDesign(String($0))
    }
  }

  /// The innermost folder that holds all of some files.
  private func sharedFolder(of files: Set<Int>) -> String? {
    var folder: String?
    for file in files {
      let own = FilePath.directory(of: index.path(ofFile: file))
      var shared = folder ?? own
      while !FilePath.isWithin(own, shared) { shared = FilePath.directory(of: shared) }
      folder = shared
    }
    return folder
  }

  /// Whether a folder holds less than a third of the code that could use tokens.
  private mutating func isPart(_ folder: String) -> Bool {
    3 * folders.count { FilePath.isWithin($0, folder) } < folders.count
  }
}
