import SwiftUI

/// The tokens of the document: to write values down is this file's job.
enum FFDesignSystem {
  enum Spacing {
    static let xxxs: CGFloat = 2
    static let xxs: CGFloat = 4
    static let xs: CGFloat = 6
    static let sm: CGFloat = 8
    static let md: CGFloat = 12
    static let lg: CGFloat = 16
    static let xl: CGFloat = 20
    static let xxl: CGFloat = 24
    static let xxxl: CGFloat = 32
  }

  enum Radius {
    static let xs: CGFloat = 8
    static let sm: CGFloat = 12
    static let md: CGFloat = 16
    static let lg: CGFloat = 20
    static let xl: CGFloat = 24
    static let full: CGFloat = 999
  }

  enum Font {
    static let micro: CGFloat = 10
    static let caption: CGFloat = 11
    static let small: CGFloat = 12
    static let body: CGFloat = 15
    static let callout: CGFloat = 16
    static let headline: CGFloat = 18
    static let title: CGFloat = 24
    static let largeTitle: CGFloat = 32
    static let display: CGFloat = 44
  }

  enum IconButton {
    static let sm: CGFloat = 32
    static let md: CGFloat = 36
    static let lg: CGFloat = 44
    static let xl: CGFloat = 56
  }

  enum Glass {
    static let ultraThin: Double = 0.03
    static let thin: Double = 0.05
    static let regular: Double = 0.08
    static let thick: Double = 0.12

    static let borderSubtle: Double = 0.06
    static let borderMedium: Double = 0.10
    static let borderStrong: Double = 0.15

    static let blurLight: CGFloat = 10
    static let blurMedium: CGFloat = 20
    static let blurHeavy: CGFloat = 40
  }

  enum Shadow {
    static let small = (opacity: 0.10, radius: 4.0, y: 2.0)
    static let medium = (opacity: 0.15, radius: 12.0, y: 6.0)
    static let large = (opacity: 0.20, radius: 20.0, y: 10.0)
    static let glow = (opacity: 0.25, radius: 16.0, y: 0.0)
  }

  enum Animation {
    static let quick = SwiftUI.Animation.spring(response: 0.3, dampingFraction: 0.8)
    static let smooth = SwiftUI.Animation.spring(response: 0.5, dampingFraction: 0.9)
    static let bounce = SwiftUI.Animation.spring(response: 0.4, dampingFraction: 0.6)
    static let slow = SwiftUI.Animation.spring(response: 0.7, dampingFraction: 0.85)
  }
}

typealias DS = FFDesignSystem
