/// A scale as judge of the values a project writes.
///
/// An app that uses 10 for a third of its gaps has 10 as a step, whatever anybody's default says. What can be wrong
/// without any agreement is the slip: a value written once or twice right beside one that is written all the time.
extension Scale {
  /// What a scale has to say about a value.
  enum Verdict: Equatable {
    case fits
    case off
    /// It is written so many times, and a step right beside it so many more.
    case stray(Step, uses: Int, stepUses: Int)
  }

  /// So many literals of a role are enough to learn its scale from.
  static let enoughUses = 40
  /// What is written more often is no slip.
  private static let strayUses = 2
  /// A slip is a hundredth of all uses at most.
  private static let strayShare = 0.01
  /// How many times as often a step is used as its stray, one unit away. Twice as far or twice as often asks for eight
  /// times as many: nobody slips by much, or in the same way twice.
  private static let dominance = 10.0
  /// With so many values more common than another there is a habit to leave.
  private static let habits = 5

  /// The scale that a project's own uses make: all values but the strays.
  init(learnedFrom uses: ValueCounts, unit: Double) {
    let all = Scale(uses.values).on(.learned, uses, unit: unit)
    self = all.filtered { step in
      let count = uses[step.value]
      return !all.isRare(count) || all.stray(step.value, count) == nil
    }
  }

  /// - Parameters:
  ///   - value: without its sign.
  ///   - repeats: how many more times the same call writes it, which is one choice.
  func verdict(on value: Double, repeats: Int = 0) -> Verdict {
    if holds(value) { return .fits }
    let count = uses[value] - repeats
    switch basis {
    case .configuration: return .off
    case .tokens:
      return isOwn(count) || !isWithin(value) ? .fits : .off
    case .learned: return isRare(count) ? stray(value, count) ?? .fits : .fits
    case .rare: return uses.valuesUsed(moreThan: count) >= Self.habits ? stray(value, count) ?? .fits : .fits
    case .standard:
      let isNear = steps.contains { Self.isNear($0.value, to: value) }
      return isNear && count <= Self.strayUses ? .off : .fits
    }
  }

  /// Whether one value may be a slip of another, or put in its place: within a quarter of it.
  static func isNear(_ step: Double, to value: Double) -> Bool {
    step != 0 && step < capsule && abs(step - value) <= 0.25 * abs(value) + 0.000_1
  }

  /// Whether a value that is written so often is the project's own, whatever its tokens are.
  private func isOwn(_ count: Int) -> Bool { count > Self.strayUses }

  /// What is written so often beside tokens is as good as a step of theirs.
  private static let stepUses = 10

  /// With what the project writes all the time beside its tokens: as good as a step where the nearest one is looked for.
  var withOwnValues: Scale {
    guard basis == .tokens else { return self }
    return joined(with: Scale(uses.values.filter { uses[$0] >= Self.stepUses }))
  }

  /// Whether a value may be meant as one of the steps, or of what is as good as one.
  func hasStep(near value: Double) -> Bool {
    withOwnValues.steps.contains { Self.isNear($0.value, to: value) }
  }

  /// Whether a value lies between the steps or right beside the first or last of them, so that it may be meant as one.
  private func isWithin(_ value: Double) -> Bool {
    let near = neighbors(of: value)
    return near.below.map { $0.value > 0 } ?? false && near.above.map { $0.value < Self.capsule } ?? false
      || [near.below, near.above].contains { $0.map { Self.isNear($0.value, to: value) } ?? false }
  }

  private func isRare(_ count: Int) -> Bool { Double(count) <= Self.strayShare * Double(uses.total) }

  /// The step that a value is a slip of: the further away it is, the more often it has to be used. A fraction of a
  /// point is measured out, and no slip.
  private func stray(_ value: Double, _ count: Int) -> Verdict? {
    guard count > 0, count <= Self.strayUses, unit != 1 || value == value.rounded() else { return nil }
    let position = position(of: value)
    var found: Step?
    for step in steps[..<position].suffix(Self.reach) + steps[position...].prefix(Self.reach) {
      let distance = abs(step.value - value)
      let weight = Double(count) * max(1, distance / unit)
      guard step.value != value, Self.isNear(step.value, to: value),
        Double(uses[step.value]) >= Self.dominance * weight * weight * weight - 0.000_1
      else { continue }
      if let known = found {
        let best = abs(known.value - value)
        if best < distance || best == distance && uses[known.value] >= uses[step.value] { continue }
      }
      found = step
    }
    // A slip is one of what is at hand, and that is what is written most.
    guard let found, uses.valuesUsed(moreThan: uses[found.value]) < Self.habits else { return nil }
    return .stray(found, uses: count, stepUses: uses[found.value])
  }

  /// How many steps are looked at on either side; of more within a quarter, none is one.
  private static let reach = 64
}

extension Role {
  /// The difference between two values that is hardly seen.
  var unit: Double {
    switch self {
    case .opacity, .duration: 0.01
    case .lineWidth: 0.25
    default: 1
    }
  }
}
