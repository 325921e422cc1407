import SwiftUI

// "Component Architecture" and "Design Decisions".

public struct ColorPalette: Identifiable, Hashable, Sendable {
  public let id: String
  let colors: [Color]
  let gradientIndices: [Int]
  let gradientOpacities: [Double]
}

/// "Static gradient with vignette effect": the system's background, a linear gradient, a radial one.
struct GradientBackground: View {
  let palette: ColorPalette
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    ZStack {
      Color(uiColor: .systemBackground)
      LinearGradient(colors: palette.colors, startPoint: .top, endPoint: .bottom)
      RadialGradient(
        colors: [.clear, .black.opacity(colorScheme == .dark ? 0.4 : 0.1)],
        center: .center,
        startRadius: 120,
        endRadius: 480
      )
    }
    .ignoresSafeArea()
  }
}

struct PersistentBackground: View {
  let palette: ColorPalette
  let configuration: BackgroundConfiguration

  var body: some View {
    if configuration.showsGradient {
      GradientBackground(palette: palette)
    } else {
      Color(uiColor: .systemBackground)
        .ignoresSafeArea()
    }
  }
}

/// "Modern Observable framework support".
final class OldPaletteStore: ObservableObject {  // expect: observable-macro
  @Published var palette: ColorPalette?
}

@MainActor
@Observable
final class PaletteStore {
  var palette: ColorPalette?
}
