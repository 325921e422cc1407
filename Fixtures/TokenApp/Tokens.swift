import SwiftUI

/// The values of the app's design: to write them down is this file's job.
enum HarborDesign {
  enum Spacing {
    static let small: CGFloat = 6
    static let medium: CGFloat = 14
    static let large: CGFloat = 22
  }

  enum Radius {
    static let chip: CGFloat = 7
    static let card: CGFloat = 18
    static let sheet: CGFloat = 30
  }
}

typealias DS = HarborDesign
