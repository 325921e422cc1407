import SwiftUI

/// Colors and surfaces.
struct TrailSurfaces: View {
  @Environment(\.colorScheme) private var colorScheme

  private var background: Color {
    colorScheme == .dark ? Color(uiColor: .systemGroupedBackground) : Color(uiColor: .systemGroupedBackground)  // expect: redundant-color-scheme
  }

  var body: some View {
    VStack(spacing: 16) {
      Text("Distance")
        .foregroundStyle(.gray)  // expect: contrast

      Text("12 km")
        .foregroundStyle(.secondary)

      Text("Elevation")
        .padding(12)
        .background(Color(uiColor: .secondarySystemGroupedBackground))
        .clipShape(.rect(cornerRadius: 12, style: .continuous))

      Text("Duration")
        .padding(12)
        .background(.regularMaterial)
        .clipShape(.rect(cornerRadius: 12, style: .continuous))
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(background)
  }
}
