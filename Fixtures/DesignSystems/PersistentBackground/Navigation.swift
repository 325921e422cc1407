import SwiftUI

// "The Problem", "Failed Approaches" and "The Solution".

/// "Direct background modifiers: led to inconsistency during palette changes".
struct DirectBackground: View {
  let palette: ColorPalette

  var body: some View {
    NavigationStack {
      List {
        Text("Layouts")
      }
    }
    .background(GradientBackground(palette: palette))  // expect: navigation-background, deprecated-modifier
  }
}

struct DirectBackgroundInClosure: View {
  let palette: ColorPalette

  var body: some View {
    NavigationStack {
      List {
        Text("Layouts")
      }
    }
    .tint(.primary)
    .background {  // expect: navigation-background
      PersistentBackground(palette: palette, configuration: .standard)
        .ignoresSafeArea()
    }
  }
}

/// "LinearGradient overlays: caused navigation rendering issues".
struct GradientOverlay: View {
  var body: some View {
    NavigationStack {
      List {
        Text("Layouts")
      }
    }
    .overlay(LinearGradient(colors: [.blue, .clear], startPoint: .top, endPoint: .bottom))  // expect: navigation-background
  }
}

/// "NavigationStack creates its own background layer": without a clear container nothing shows through.
struct OpaqueNavigation: View {
  let palette: ColorPalette

  var body: some View {
    ZStack {
      PersistentBackground(palette: palette, configuration: .standard)

      NavigationStack {  // expect: navigation-background
        List {
          Text("Layouts")
        }
      }
    }
  }
}

struct OpaqueNavigationInParts: View {
  let palette: ColorPalette

  var body: some View {
    ZStack {
      LinearGradient(colors: palette.colors, startPoint: .top, endPoint: .bottom)
        .ignoresSafeArea()
      navigation
    }
  }

  private var navigation: some View {
    NavigationStack {  // expect: navigation-background
      Text("Layouts")
    }
  }
}

/// "Multiple gradient layers: poor performance and visibility issues".
struct LayeredGradients: View {
  let palette: ColorPalette

  var body: some View {
    ZStack {
      LinearGradient(colors: palette.colors, startPoint: .top, endPoint: .bottom)
        .ignoresSafeArea()
      LinearGradient(  // expect: navigation-background
        colors: [.clear, .black.opacity(0.3)], startPoint: .leading, endPoint: .trailing
      )
      .ignoresSafeArea()
      NavigationStack {
        Text("Layouts")
          .containerBackground(.clear, for: .navigation)
      }
    }
  }
}

/// "Core Pattern".
struct PersistentBackgroundNavigation<Content: View>: View {
  let palette: ColorPalette
  let configuration: BackgroundConfiguration
  @ViewBuilder let content: () -> Content

  var body: some View {
    ZStack {
      PersistentBackground(palette: palette, configuration: configuration)

      NavigationStack {
        content()
          .containerBackground(for: .navigation) {
            Color.clear
          }
      }
    }
  }
}

/// The same, as others write it.
struct PersistentBackgroundInShort: View {
  let palette: ColorPalette
  @State private var path = NavigationPath()

  var body: some View {
    ZStack {
      GradientBackground(palette: palette)
        .ignoresSafeArea()
      NavigationStack(path: $path) {
        List {
          Text("Layouts")
        }
        .navigationTitle("Layouts")
        .containerBackground(Color.clear, for: .navigation)
      }
    }
  }
}

/// A background inside the stack belongs to one screen.
struct ScreenWithBackground: View {
  let palette: ColorPalette

  var body: some View {
    NavigationStack {
      ScrollView {
        Text("Layouts")
      }
      .background(Color(uiColor: .systemGroupedBackground))
    }
  }
}
