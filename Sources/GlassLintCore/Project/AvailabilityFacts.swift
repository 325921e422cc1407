/// What a file's availability checks tell about the deployment targets, which nobody may have configured.
///
/// Code that asks for a version of a system, or is marked as needing it, also runs on earlier ones: otherwise there
/// would be nothing to ask.
struct AvailabilityFacts {
  /// The earliest version asked for, by system.
  private var earliest: [Platform: PlatformVersion] = [:]
  /// The same without marks, which say nothing about what else runs.
  private var earliestInCode: [Platform: PlatformVersion] = [:]

  init(_ tree: SyntaxTree) {
    for token in 0..<tree.tokenCount where Self.isCheck(tree, token) { read(tree, behind: token) }
  }

  /// Whether the code asks for the version of any system.
  var hasChecks: Bool { !earliestInCode.isEmpty }

  /// The earliest version of a system that the code asks for.
  func earliestChecked(_ platform: Platform) -> PlatformVersion? { earliestInCode[platform] }

  /// Whether the code runs on systems before one of these versions.
  func targetsPrecede(_ versions: [Platform: PlatformVersion]) -> Bool {
    earliest.contains { platform, version in versions[platform].map { version <= $0 } ?? false }
  }

  /// The release of the systems whose bars and sheets are made of Liquid Glass.
  static let glassRelease = 26

  /// Whether code asks for the release that has Liquid Glass, or draws with it, and so is built with its SDK.
  static func speaksOfGlass(_ tree: SyntaxTree) -> Bool {
    (0..<tree.tokenCount).contains { token in
      switch tree.token(token).kind {
      case .identifier: tree.name(of: token) == "glassEffect"
      case .integer, .float:
        token > 0 && tree.token(token - 1).kind == .identifier
          && Platform(rawValue: tree.text(token: token - 1)) != nil
          && PlatformVersion(tree.text(token: token)).map { $0 >= PlatformVersion(glassRelease) } ?? false
      default: false
      }
    }
  }

  /// `#available`, `#unavailable`, or the name in `@available`.
  private static func isCheck(_ tree: SyntaxTree, _ id: TokenID) -> Bool {
    let token = tree.token(id)
    switch token.kind {
    case .poundKeyword: return token.keyword == .poundAvailable || token.keyword == .poundUnavailable
    case .identifier: return id > 0 && tree.token(id - 1).kind == .at && tree.name(of: id) == "available"
    default: return false
    }
  }

  /// Reads `iOS 15, macOS 12.0, *` in the parentheses behind a token.
  private mutating func read(_ tree: SyntaxTree, behind check: TokenID) {
    guard check + 1 < tree.tokenCount, tree.token(check + 1).kind == .leftParen else { return }
    var index = check + 2
    while index + 1 < tree.tokenCount, tree.token(index).kind != .rightParen {
      if tree.token(index).kind == .identifier, let platform = Platform(rawValue: tree.text(token: index)),
        let version = PlatformVersion(tree.text(token: index + 1))
      {
        earliest[platform] = min(earliest[platform] ?? version, version)
        if tree.token(check).kind == .poundKeyword {
          earliestInCode[platform] = min(earliestInCode[platform] ?? version, version)
        }
      }
      index += 1
    }
  }
}
