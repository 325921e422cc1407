/// How often code spells the curve of a corner.
struct CornerCounts: Sendable, Equatable {
  var continuous = 0
  /// Also where a layer is rounded, whose corners are circular unless told.
  var circular = 0
  /// Those of them that say so, `.circular`; what is round altogether says nothing by it.
  var spelledCircles = 0
  /// Rounded rectangles, whether or not they say of which style.
  var shapes = 0

  /// So many corners tell what a project does.
  private static let enough = 10
  /// Whoever has made up his mind for continuous corners has at least one of them among so many.
  private static let rarely = 10

  /// So many corners say `.circular` by no slip.
  private static let severalSpelled = 3

  /// Whether the project is large enough to tell what it does by what it says several times.
  var isOfLargeProject = false

  /// Rounded rectangles and layers, each once.
  private var rounded: Int { shapes + circular - min(spelledCircles, shapes) }

  /// Whether hardly a corner is spelled as continuous, so that none of the others is a slip: where none is, there is nothing
  /// that others would not go with. What leaves its style to the SDK has not been spelled either.
  var areCircularByHabit: Bool {
    continuous == 0 || rounded >= Self.enough && continuous * Self.rarely < rounded
  }

  /// Whether who spells a corner as circular does so all over the project.
  var areCircularOnPurpose: Bool {
    isOfLargeProject && spelledCircles >= Self.severalSpelled
      && spelledCircles * Self.rarely >= continuous
  }

  /// Whether corners are spelled as circular, and none as continuous.
  var namesCircularAlone: Bool { spelledCircles > 0 && continuous == 0 }

  /// Whether most shapes say that they are circular, and do not just leave it to the SDK.
  var areMostlySpelledCircular: Bool { spelledCircles * 2 > shapes }

  init() {}

  /// Those of one file.
  init(_ tree: SyntaxTree) {
    // Every word of a project is compared with these.
    let names = Self.names
    for token in 1..<max(1, tree.tokenCount) where tree.token(token).kind == .identifier {
      switch tree.token(token).payload {
      case names.continuous: if Self.isStyle(tree, token, "continuous") { continuous += 1 }
      case names.circular:
        guard Self.isStyle(tree, token, "circular"), !Self.isOfCapsule(tree, token) else { continue }
        // The radius of the layer has been counted.
        if !(tree.name(of: token - 3) == "cornerCurve") { circular += 1 }
        spelledCircles += 1
      case names.radius: if Self.roundsLayer(tree, token) { circular += 1 }
      case names.rectangle, names.uneven: shapes += 1
      case names.rect: if Self.isRounded(tree, token) { shapes += 1 }
      default: continue
      }
    }
  }

  /// Those of a whole project.
  init(_ index: ProjectIndex) {
    let folder = index.commonFolder
    isOfLargeProject = index.isLarge
    for file in index.sections.files.indices where !index.isAside(file: file, below: folder) {
      continuous += Int(index.sections.files[file].continuousCorners)
      circular += Int(index.sections.files[file].circularCorners)
      spelledCircles += Int(index.sections.files[file].spelledCircles)
      shapes += Int(index.sections.files[file].roundedShapes)
    }
  }

  private static let names = (
    continuous: Name("continuous").hash, circular: Name("circular").hash, radius: Name("cornerRadius").hash,
    rectangle: Name("RoundedRectangle").hash, uneven: Name("UnevenRoundedRectangle").hash,
    rect: Name("rect").hash
  )

  /// `.rect(cornerRadius: 8)`.
  private static func isRounded(_ tree: SyntaxTree, _ token: TokenID) -> Bool {
    token + 2 < tree.tokenCount && tree.token(token - 1).kind == .period
      && tree.token(token + 1).kind == .leftParen && tree.token(token + 2).kind == .identifier
      && tree.token(token + 2).payload == names.radius
  }

  /// `style: .continuous`, `cornerCurve = .circular`, `style: RoundedCornerStyle = .circular`.
  private static func isStyle(_ tree: SyntaxTree, _ token: TokenID, _ name: StaticString) -> Bool {
    guard token > 2, tree.name(of: token) == name, tree.token(token - 1).kind == .period,
      tree.token(token - 3).kind == .identifier
    else { return false }
    return ["style", "cornerCurve", "RoundedCornerStyle"].contains { (asking: StaticString) in
      tree.name(of: token - 3) == asking
    }
  }

  /// `Capsule(style: .circular)`.
  private static func isOfCapsule(_ tree: SyntaxTree, _ token: TokenID) -> Bool {
    guard token > 4, tree.token(token - 5).kind == .identifier else { return false }
    return tree.name(of: token - 5).containsIgnoringCase("capsule")
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
