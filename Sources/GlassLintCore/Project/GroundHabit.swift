/// What a project paints behind its cards.
struct GroundHabit: Sendable {
  /// How often a material is named.
  private(set) var materials = 0
  /// How often one of the colors that the system has for surfaces is.
  private(set) var surfaceColors = 0

  private static let materialNames = NameSet([
    "ultraThinMaterial", "thinMaterial", "regularMaterial", "thickMaterial", "ultraThickMaterial",
    "systemUltraThinMaterial", "systemThinMaterial", "systemMaterial", "systemThickMaterial",
    "systemChromeMaterial",
  ])

  /// - Parameter tree: a file's.
  init(_ tree: SyntaxTree) {
    for token in 0..<tree.tokenCount where tree.token(token).kind == .identifier {
      let name = tree.name(of: token)
      guard name.count > 10 else { continue }
      if Self.materialNames.contains(name) {
        materials += 1
      } else if name.hasPrefix("secondarySystem") || name.hasPrefix("tertiarySystem") {
        surfaceColors += name.hasSuffix("Background") ? 1 : 0
      }
    }
  }

  init(_ index: ProjectIndex) {
    for file in index.sections.files {
      materials += Int(file.materials)
      surfaceColors += Int(file.surfaceColors)
    }
  }

  /// So many of them are the look of an app.
  private static let many = 10

  /// Whether surfaces are painted in the system's colors all over the project, and none is a material.
  var isOfColors: Bool { materials == 0 && surfaceColors >= Self.many }
}
