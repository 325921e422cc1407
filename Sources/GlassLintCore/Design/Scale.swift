/// The values allowed for a role, in ascending order.
public struct Scale: Sendable, Equatable {
  /// One allowed value.
  public struct Step: Sendable, Equatable {
    /// In points, or in the unit of the role (opacity 0…1, seconds).
    public var value: Double
    /// The Swift expression that refers to it, where it has a name.
    public var reference: String?
    /// The constants of the project that stand for it, by their position among its tokens; how they are spelled depends
    /// on the place.
    var tokens: [Int] = []

    public init(value: Double, reference: String? = nil) {
      self.value = value
      self.reference = reference
    }
  }

  public private(set) var steps: [Step]

  public init(steps: [Step]) { self.steps = steps.sorted { $0.value < $1.value } }

  public init(_ values: [Double]) { self.init(steps: values.map { Step(value: $0) }) }

  /// With the steps of another scale that it does not have itself.
  func joined(with other: Scale?) -> Scale {
    Scale(steps: steps + (other?.steps ?? []).filter { step(equalTo: $0.value) == nil })
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

  public func step(equalTo value: Double) -> Step? { steps.first { abs($0.value - value) < 0.000_1 } }

  /// The last step below a value and the first above it.
  public func neighbors(of value: Double) -> (below: Step?, above: Step?) {
    (steps.last { $0.value < value }, steps.first { $0.value > value })
  }
}

/// One allowed shadow.
public struct ShadowLevel: Sendable, Equatable {
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
}
