/// A text and its ground that the contrast rule finds too much alike, for whoever shows them side by side.
struct FailingPair: Sendable {
  /// What is seen in one appearance, on the system where it is best.
  struct Appearance: Sendable {
    let isDark: Bool
    /// The text's color as it is seen on its ground, opaque.
    let text: ColorComponents
    let ground: ColorComponents
    /// WCAG's contrast ratio, 1 to 21.
    let ratio: Double
  }

  /// The bytes of the text's color.
  let range: ByteRange
  /// The colors as they are written.
  let text: String
  let ground: String
  /// What WCAG asks for.
  let minimum: Double
  let isLarge: Bool
  /// Those in which it fails.
  let appearances: [Appearance]
}

/// Those of one file, in the order in which they are found.
private struct FailingPairs {
  var all: [FailingPair] = []
}

extension FileFacts {
  /// Filled as the rule looks at the file.
  var failingPairs: [FailingPair] { kept { FailingPairs() }.value.all }

  /// Of one pair in one place only what asks for the most is kept.
  func note(_ pair: FailingPair) {
    let pairs = kept { FailingPairs() }
    pairs.value.all.removeAll {
      $0.range == pair.range && $0.ground == pair.ground && $0.minimum < pair.minimum
    }
    pairs.value.all.append(pair)
  }
}
