/// The values of a role that have a say, in ascending order, and what is to be said of all others.
public struct Scale: Sendable, Equatable {
  /// Where the steps come from, which tells how a value that is none of them is judged.
  public enum Basis: Sendable {
    /// A configuration, or a preset that it asks for: every other value is off.
    case configuration
    /// The project's own tokens: every other value is off, unless the project writes it all the time.
    case tokens
    /// What the project does: only what is a slip of a step is off.
    case learned
    /// The default, in a project that writes a role too rarely to learn from: as with what is learned, and only next to
    /// a step of the default.
    case rare
    /// The default, where there is no project to speak of: every value near a step is off that is not written again and
    /// again.
    case standard
  }

  /// One allowed value.
  public struct Step: Sendable, Equatable {
    /// In points, or in the unit of the role (opacity 0…1, seconds).
    public var value: Double
    /// The Swift expression that refers to it, where it has a name.
    public var reference: String?
    /// The constants of the project that stand for it, by their position among its tokens; how they are spelled depends
    /// on the place.
    var tokens: [Int] = []

    var isNamed: Bool { reference != nil || !tokens.isEmpty }

    public init(value: Double, reference: String? = nil) {
      self.value = value
      self.reference = reference
    }
  }

  public private(set) var steps: [Step]
  public var basis = Basis.configuration
  /// How often the project writes each value of the role, whatever the steps are.
  var uses = ValueCounts()
  /// The difference that is hardly seen: a point, or what is as little in the unit of the role.
  var unit = 1.0

  public init(steps: [Step], basis: Basis = .configuration) {
    self.steps = steps.sorted { $0.value < $1.value }
    self.basis = basis
  }

  public init(_ values: [Double], basis: Basis = .configuration) {
    self.init(steps: values.map { Step(value: $0) }, basis: basis)
  }

  /// With the steps of another scale that it does not have itself.
  func joined(with other: Scale?) -> Scale {
    var scale = self
    scale.steps += (other?.steps ?? []).filter { step(equalTo: $0.value) == nil }
    scale.steps.sort { $0.value < $1.value }
    return scale
  }

  /// With more steps, and more names for those that it has.
  func naming(_ more: [Step]) -> Scale {
    var scale = self
    for step in more {
      if let known = scale.steps.firstIndex(where: { abs($0.value - step.value) < 0.000_1 }) {
        scale.steps[known].tokens += step.tokens
        scale.steps[known].reference = scale.steps[known].reference ?? step.reference
      } else {
        scale.steps.append(step)
      }
    }
    scale.steps.sort { $0.value < $1.value }
    return scale
  }

  /// Its steps, to judge in another way.
  func on(_ basis: Basis, _ uses: ValueCounts, unit: Double) -> Scale {
    var scale = self
    scale.basis = basis
    scale.uses = uses
    scale.unit = unit
    return scale
  }

  /// Without some of its steps.
  func filtered(_ isStep: (Step) -> Bool) -> Scale {
    var scale = self
    scale.steps = steps.filter(isStep)
    return scale
  }

  public func step(equalTo value: Double) -> Step? {
    let position = position(of: value - Self.tolerance)
    guard position < steps.count, steps[position].value < value + Self.tolerance else { return nil }
    return steps[position]
  }

  /// The last step below a value and the first above it.
  public func neighbors(of value: Double) -> (below: Step?, above: Step?) {
    let position = position(of: value)
    let above = steps[position...].first { $0.value > value }
    return (position > 0 ? steps[position - 1] : nil, above)
  }

  /// What arithmetic may add to a value.
  private static let tolerance = 0.000_1

  /// The position of the first step that is not below a value.
  func position(of value: Double) -> Int {
    steps.partitionPoint { $0.value >= value }
  }
}

/// One allowed shadow.
public struct ShadowLevel: Sendable, Hashable {
  /// The name of the level, or the Swift expression that refers to it.
  public var name: String?
  /// 0…1.
  public var opacity: Double
  /// In points, as `.shadow(radius:)` takes it.
  public var radius: Double
  /// In points, downwards.
  public var y: Double

  public init(name: String? = nil, opacity: Double, radius: Double, y: Double) {
    self.name = name
    self.opacity = opacity
    self.radius = radius
    self.y = y
  }

  /// How dark a light shadow may fall on white, 0…1: the opacity of a black one.
  static let lightLimit = 0.15
  /// Blurred further than that, in points, a shadow is spread as thin.
  static let wide = 20.0

  /// Whether a black shadow of these values is darker than a light one is.
  var isDark: Bool { opacity > Self.lightLimit * max(1, radius / Self.wide) + 0.000_1 }
}
