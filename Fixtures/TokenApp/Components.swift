import SwiftUI

/// A card whose measures its callers choose.
struct HarborCard<Content: View>: View {
  var radius: CGFloat = 18  // expect: prefer-token
  var inset: CGFloat = DS.Spacing.medium
  @ViewBuilder var content: Content

  var body: some View {
    content
      .padding(inset)
      .background(.regularMaterial, in: .rect(cornerRadius: radius, style: .continuous))
  }
}

extension View {
  func chip(inset: CGFloat) -> some View {
    padding(.horizontal, inset)
      .background(.thinMaterial, in: .rect(cornerRadius: DS.Radius.chip, style: .continuous))
  }
}

enum HarborLayout {
  static let listInset: CGFloat = 16  // expect: spacing-scale
  static let rowHeight: CGFloat = 52
}
