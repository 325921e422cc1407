import SwiftUI

/// Shadows, one mistake at a time.
struct SummitBadge: View {
  let height: Int

  var body: some View {
    HStack(spacing: 12) {
      Text("\(height) m")
        .padding(8)
        .background(.thinMaterial, in: .rect(cornerRadius: 8, style: .continuous))
        .shadow(radius: 6)  // expect: heavy-shadow

      Text("Summit")
        .padding(8)
        .background(.thinMaterial)
        .shadow(color: .black.opacity(0.05), radius: 6, x: 3, y: 3)  // expect: shadow-offset

      Text("Ridge")
        .padding(8)
        .background(.thinMaterial)
        .shadow(color: .black.opacity(0.05), radius: 6, x: 0, y: 3)  // expect: clipped-shadow
        .clipShape(.rect(cornerRadius: 8, style: .continuous))

      Text("Pass")
        .padding(8)
        .background(.thinMaterial)
        .shadow(color: .black.opacity(0.07), radius: 9, x: 0, y: 5)
    }
  }
}
