/// How often code spells the curve of a corner.
struct CornerCounts: Sendable, Equatable {
  var continuous = 0
  /// Also where a layer is rounded, whose corners are circular unless told.
  var circular = 0

  /// So many corners tell what a project does.
  private static let enough = 10
  /// So many do where none is continuous.
  private static let enoughAlone = 8
  /// Whoever has made up his mind for circular corners has at most one continuous corner among so many.
  private static let rarely = 10

  /// Whether circular corners are what the project draws, and none of them a slip.
  var areCircularByHabit: Bool {
    continuous == 0
      ? circular >= Self.enoughAlone
      : continuous + circular >= Self.enough && continuous * Self.rarely < circular
  }

  /// So many corners that are spelled as circular, and none as continuous, are no slip.
  private static let severalCircular = 3

  /// Whether who spells a corner as circular does so all over the project.
  var areCircularOnPurpose: Bool { continuous == 0 && circular >= Self.severalCircular }

  init() {}

  /// Those of one file.
  init(_ tree: SyntaxTree) {
    for token in 1..<max(1, tree.tokenCount) where tree.token(token).kind == .identifier {
      switch tree.token(token).payload {
      case Self.continuousName: if Self.isStyle(tree, token, "continuous") { continuous += 1 }
      case Self.circularName: if Self.isStyle(tree, token, "circular") { circular += 1 }
      case Self.radiusName: if Self.roundsLayer(tree, token) { circular += 1 }
      default: continue
      }
    }
  }

  /// Those of a whole project.
  init(_ index: ProjectIndex) {
    let folder = index.commonFolder
    for file in index.sections.files.indices where !index.isAside(file: file, below: folder) {
      continuous += Int(index.sections.files[file].continuousCorners)
      circular += Int(index.sections.files[file].circularCorners)
    }
  }

  private static let continuousName = Name("continuous").hash
  private static let circularName = Name("circular").hash
  private static let radiusName = Name("cornerRadius").hash

  /// `style: .continuous`, `cornerCurve = .circular`.
  private static func isStyle(_ tree: SyntaxTree, _ token: TokenID, _ name: StaticString) -> Bool {
    guard token > 2, tree.name(of: token) == name, tree.token(token - 1).kind == .period,
      tree.token(token - 3).kind == .identifier
    else { return false }
    return tree.name(of: token - 3) == "style" || tree.name(of: token - 3) == "cornerCurve"
  }

  /// `layer.cornerRadius = 8`, `layer?.cornerRadius = 8`.
  private static func roundsLayer(_ tree: SyntaxTree, _ token: TokenID) -> Bool {
    guard token > 2, token + 1 < tree.tokenCount, tree.name(of: token) == "cornerRadius",
      tree.token(token - 1).kind == .period, tree.token(token + 1).kind == .equal
    else { return false }
    let mark = tree.token(token - 2).kind
    let owner = token - (mark == .postfixQuestion || mark == .exclamation ? 3 : 2)
    return tree.token(owner).kind == .identifier && tree.name(of: owner).hasSuffix("ayer")
  }
}
