import SwiftUI

enum Gap {
  static let narrow: CGFloat = 8
  static let wide: CGFloat = 16
}

extension Color {
  static let sea = Color(red: 0.1, green: 0.4, blue: 0.5)
}

enum AccessibilityID {
  static let clear = "clear"
}

/// Keys of the string catalog.
enum Phrase: String {
  case clear, legend
}

enum Picture: String {
  case harbour
}

extension Text {
  init(_ phrase: Phrase) { self.init(LocalizedStringKey(phrase.rawValue)) }
}

extension Image {
  init(_ picture: Picture) { self.init(picture.rawValue) }
}
