extension Role {
  /// Whether a number is of a size that steps have.
  /// - Parameter size: its magnitude, in the unit of the role.
  func isStepSize(_ size: Double) -> Bool {
    // A radius like 12.632 was worked out from a size.
    size >= smallestStep && (self != .radius || (2 * size).rounded() == 2 * size)
  }

  /// What is smaller is something else than a step: spacing of a hairline, which follows the display's pixels; the
  /// rounded ends of a thin line; a font that is yet to get its size; a color that is there to be touched.
  private var smallestStep: Double {
    switch self {
    case .spacing: 1
    case .radius: 3
    case .fontSize: 6
    case .opacity: 0.02
    default: 0
    }
  }

  /// A symbol is as large as what it stands beside; its size says nothing about text.
  func isSymbolSize(isPicture: Bool) -> Bool { self == .fontSize && isPicture }
}
