import SwiftUI

/// A trail in the list: what corners and shadows look like when they go wrong.
struct TrailCard: View {
  let trail: Trail
  var isSelected = false
  var cornerPadding: CGFloat = 18  // expect: spacing-scale

  private let badgeInset: CGFloat = 7  // expect: spacing-scale

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {  // expect: spacing-scale
      Text(trail.name)
        .font(.headline)
        .padding(.horizontal, badgeInset)
        .background(Color(red: 1, green: 0.58, blue: 0))  // expect: hardcoded-color
        .cornerRadius(6)  // expect: corner-radius-modifier

      Text(trail.summary)
        .font(.subheadline)
        .foregroundColor(.secondary)  // expect: deprecated-modifier
        .padding(.vertical, 8)
    }
    .padding(cornerPadding)
    .padding(.top, isSelected ? 22 : 16)  // expect: spacing-scale
    .background(.regularMaterial)
    .clipShape(RoundedRectangle(cornerRadius: 12, style: .circular))  // expect: continuous-corners
    .shadow(color: .black.opacity(isSelected ? 0.3 : 0.05), radius: 6, x: 0, y: 3)  // expect: heavy-shadow
  }
}

/// The convention, followed.
struct TidyTrailCard: View {
  let trail: Trail

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(trail.name)
        .font(.headline)
      Text(trail.summary)
        .font(.subheadline)
        .foregroundStyle(.secondary)
    }
    .padding(16)
    .background(.regularMaterial)
    .clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
    .shadow(color: .black.opacity(0.05), radius: 6, x: 0, y: 3)
  }
}
