import SwiftUI

/// The steps of the design system: to write the numbers down is this file's job.
enum Spacing {
  static let small: CGFloat = 8
  static let medium: CGFloat = 16
  static let large: CGFloat = 24
}

enum Radius {
  static let chip: CGFloat = 8
  static let card: CGFloat = 12
  static let sheet: CGFloat = 24
}

extension Color {
  static let deepWater = Color(red: 0.05, green: 0.2, blue: 0.35)
  static let foam = Color(red: 0.93, green: 0.97, blue: 0.98)
}

extension View {
  func cardShadow() -> some View {
    shadow(color: .black.opacity(0.1), radius: 8, y: 4)
  }
}

struct FerryButton: View {
  let title: String
  let action: () -> Void

  init(_ title: String, action: @escaping () -> Void) {
    self.title = title
    self.action = action
  }

  var body: some View {
    Button(title, action: action)
      .buttonStyle(.borderedProminent)
      .buttonBorderShape(.roundedRectangle(radius: Radius.chip))
  }
}
