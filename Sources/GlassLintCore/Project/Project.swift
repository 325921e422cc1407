/// What the files of a project have in common: where their numbers land, and the tokens they declare.
public final class Project: Sendable {
  let index: ProjectIndex
  let discovery: TokenDiscovery
  /// By token.
  let spellings: [TokenSpelling]
  /// By color.
  let colorSpellings: [TokenSpelling]

  init(index: ProjectIndex) {
    self.index = index
    let discovery = TokenDiscovery(index)
    self.discovery = discovery
    let isEmpty = discovery.tokens.isEmpty && discovery.colors.isEmpty
    let aliases = isEmpty ? [] : GlobalAlias.all(index)
    spellings = discovery.tokens.map { TokenSpelling($0, index, aliases) }
    colorSpellings = discovery.colors.map { TokenSpelling($0, index, aliases) }
    colors = discovery.colors.enumerated().map { position, color in
      NamedColor(path: color.path, type: color.type, color: color.color, position: position)
    }
  }

  /// The colors it declares, with their positions.
  private let colors: [NamedColor]

  /// How many files it has.
  public var fileCount: Int { index.sections.files.count }

  /// The position of a file, by its absolute path.
  func file(atPath path: String) -> Int? { index.file(atPath: path) }

  /// The project with a file's text replaced.
  func replacing(file: Int, with source: SourceBuffer) -> Project {
    Project(index: index.replacing(file: file, with: source))
  }

  // MARK: Scales

  /// How many tokens of a role, with different values, make a scale.
  private static let scaleSize = 3

  /// The scales in force: those of a configuration file, then the project's own tokens, then a preset's.
  /// - Parameters:
  ///   - base: what configuration and presets say.
  ///   - isConfigured: whether a configuration file, not a preset, sets the scale of a role.
  ///   - discovers: whether the project's own tokens count.
  func scales(over base: DesignScales, isConfigured: (Role) -> Bool, discovers: Bool) -> DesignScales {
    guard discovers else { return base }
    var scales = base
    for role in Role.allCases where !isConfigured(role) {
      switch role {
      case .color:
        scales.colors += colors
      case .shadow: if discovery.shadows.count > 1 { scales.shadows = discovery.shadows.map(\.level) }
      default:
        guard let scale = scale(of: role) else { continue }
        scales[role] = Self.isPart(scale, of: role) ? scale.joined(with: base[role]) : scale
      }
    }
    return scales
  }

  /// Whether the tokens can only be some of what views need: distances of a few points, from a line to its text, leave
  /// those between the views open.
  private static func isPart(_ scale: Scale, of role: Role) -> Bool {
    role == .spacing && scale.steps.last?.value ?? 0 < 16
  }

  private func scale(of role: Role) -> Scale? {
    var steps: [Double: Scale.Step] = [:]
    for (position, token) in discovery.tokens.enumerated() where token.role == role {
      let size = abs(token.value)
      var step = steps[size] ?? Scale.Step(value: size)
      step.tokens.append(position)
      steps[size] = step
    }
    guard steps.count >= Self.scaleSize else { return nil }
    for (value, step) in steps {
      steps[value]?.tokens = preferred(step.tokens)
      steps[value]?.reference = step.tokens.first.map { discovery.tokens[$0].path.joined(separator: ".") }
    }
    return Scale(steps: Array(steps.values))
  }

  /// Of several constants for one value, those that are not named after another.
  private func preferred(_ tokens: [Int]) -> [Int] {
    let originals = tokens.filter { !discovery.tokens[$0].isAlias }
    return originals.isEmpty ? tokens : originals
  }
}
