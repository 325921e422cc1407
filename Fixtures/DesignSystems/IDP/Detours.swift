import SwiftUI

// "What we tried that didn't match what we wanted".

/// "Too subtle to read as blur; mostly invisible at rest."
struct SoftEdges: View {
  var body: some View {
    VStack(spacing: 8) {
      ScrollView {
        Text("Content")
      }
      .scrollEdgeEffectStyle(.soft, for: .all)  // expect: no-soft-scroll-edges
      ScrollView {
        Text("Content")
      }
      .scrollEdgeEffectStyle(.hard, for: .top)
    }
  }
}

/// "Apple's default blur intensity is very light — zero control over radius/tint/fade length."
struct SafeAreaBarScreen: View {
  var body: some View {
    ScrollView {
      Text("Content")
    }
    .safeAreaBar(edge: .bottom) {  // expect: no-safe-area-bar
      PairingActionDock()
    }
  }
}

/// "The glass only covers the inset's intrinsic size, so there's a gap in the home-indicator strip."
struct InsetDockScreen: View {
  var body: some View {
    ScrollView {
      Text("Content")
    }
    .safeAreaInset(edge: .bottom) {  // expect: safe-area-glass
      PairingActionDock()  // expect: glass-on-glass
        .glassEffect(.regular, in: .rect(cornerRadius: IdP.dockRadius, style: .continuous))
    }
  }
}

struct InsetBarScreen: View {
  var body: some View {
    List {
      Text("Content")
    }
    .safeAreaInset(edge: .bottom, spacing: 0) {  // expect: safe-area-glass
      HStack(spacing: 8) {
        Button("Scan") {}
        Button("NFC") {}
      }
      .padding(16)
      .frame(maxWidth: .infinity)
      .glassEffect()
    }
  }
}

/// The hack that fills the strip.
struct InsetDockScreenWithStrip: View {
  var body: some View {
    ScrollView {
      Text("Content")
    }
    .safeAreaInset(edge: .bottom) {
      HStack(spacing: 8) {
        Button("Scan") {}
        Button("NFC") {}
      }
      .padding(16)
      .background {
        Rectangle()
          .glassEffect()
          .ignoresSafeArea(edges: .bottom)
      }
    }
  }
}

/// "The toolbar placement flattens a custom VStack of full-width stacked buttons into a single icon-only toolbar item."
struct BottomBarScreen: View {
  var body: some View {
    ScrollView {
      Text("Content")
    }
    .toolbar {
      ToolbarItem(placement: .bottomBar) {
        VStack(spacing: 8) {  // expect: bottom-bar-stack
          Button("Scan") {}
          Button("NFC") {}
        }
      }
    }
  }
}

struct BottomBarScreenInOtherWords: View {
  var body: some View {
    ScrollView {
      Text("Content")
    }
    .toolbar {
      ToolbarItem(placement: ToolbarItemPlacement.bottomBar) {
        HStack {  // expect: bottom-bar-stack
          Button("Scan", action: scan)
          Spacer()
          Button("NFC", action: scan)
        }
      }
    }
  }

  private func scan() {}
}

/// Two items are two controls.
struct BottomBarItemsScreen: View {
  var body: some View {
    ScrollView {
      Text("Content")
    }
    .toolbar {
      ToolbarItem(placement: .bottomBar) { Button("Scan") {} }
      ToolbarItem(placement: .bottomBar) { Button("NFC") {} }
    }
  }
}

/// "Mirrors (reflects) the content into the safe area. Content literally appears upside-down at the edge."
struct MirroredScroll: View {
  var body: some View {
    ScrollView {
      Text("Content")
    }
    .backgroundExtensionEffect()  // expect: mirrored-edge
  }
}

struct MirroredText: View {
  var body: some View {
    VStack(spacing: 8) {
      Text("Title")
      Text("Subtitle")
    }
    .backgroundExtensionEffect()  // expect: mirrored-edge
  }
}

struct MirroredPicture: View {
  var body: some View {
    Image(decorative: "hero")
      .resizable()
      .backgroundExtensionEffect()
  }
}

/// "Gradient-masked UIVisualEffectView stacked layers."
struct ChromeBlur: UIViewRepresentable {
  func makeUIView(context: Context) -> UIVisualEffectView {
    UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))  // expect: visual-effect-view
  }

  func updateUIView(_ view: UIVisualEffectView, context: Context) {}
}

/// "Duplicating a ScrollView gives two independent scroll states."
struct DoubledScroll: View {
  var body: some View {
    ScrollView {
      Text("Content")
    }
    .overlay {  // expect: duplicated-blur
      ScrollView {
        Text("Content")
      }
      .blur(radius: 12)
      .mask(LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom))
    }
  }
}

struct DoubledContent: View {
  var body: some View {
    content
      .overlay(  // expect: duplicated-blur
        content
          .blur(radius: 12)
          .mask { LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom) }
      )
  }

  private var content: some View {
    ScrollView {
      Text("Content")
    }
  }
}

/// "If you hide it, you lose the top blur even when the rest of the pipeline is correct."
struct HiddenBarScreen: View {
  var body: some View {
    NavigationStack {
      ScrollView {
        Text("Content")
      }
      .scrollEdgeEffectStyle(.soft, for: .top)  // expect: no-soft-scroll-edges
      .toolbar(.hidden, for: .navigationBar)  // expect: hidden-navigation-bar
    }
  }
}

struct HiddenBarWithoutEffects: View {
  var body: some View {
    NavigationStack {
      Text("Content")
        .toolbar(.hidden, for: .navigationBar)
    }
  }
}

/// "Installs the private CAFilter variableBlur filter", spelled backwards.
enum PrivateFilters {
  static func filterClass() -> AnyClass? {
    NSClassFromString(String("retliFAC".reversed()))  // expect: private-api
  }

  static func plain() -> AnyClass? {
    NSClassFromString("CAFilter")  // expect: private-api
  }

  static func inPieces() -> Selector {
    NSSelectorFromString("filter" + "WithType:")
  }

  static func allowed() -> AnyClass? {
    NSClassFromString("IDPGlobal.AppDelegate")
  }
}

/// "Use Color.idpGroupedBackground as the fade target, not .white".
struct WhiteEdgeFade: View {
  var body: some View {
    LinearGradient(
      colors: [.white, .clear],  // expect: fixed-edge-fade
      startPoint: .top,
      endPoint: .bottom
    )
    .frame(height: 80)
    .ignoresSafeArea()
    .allowsHitTesting(false)
  }
}

struct WhiteEdgeFadeInStops: View {
  var body: some View {
    ScrollView {
      Text("Content")
    }
    .overlay(alignment: .bottom) {
      LinearGradient(
        stops: [
          .init(color: Color.white.opacity(0), location: 0),
          .init(color: Color.white, location: 1),  // expect: fixed-edge-fade
        ],
        startPoint: .top,
        endPoint: .bottom
      )
      .frame(height: 80)
      .ignoresSafeArea(edges: .bottom)
    }
  }
}

/// "Don't use .buttonStyle(.glassProminent).tint(IdP.tint)".
struct TintedButtons: View {
  var body: some View {
    VStack(spacing: 8) {
      Button("Continue") {}
        .buttonStyle(.glassProminent).tint(IdP.tint)  // expect: no-prominent-tint
      Button("Continue") {}
        .buttonStyle(.glassProminent)  // expect: no-prominent-tint
        .tint(.purple)
      Button("Continue") {}
        .buttonStyle(.glassProminent)  // expect: no-prominent-tint
        .controlSize(.large)
        .tint(IdP.tint)
      Button("Continue") {}
        .tint(IdP.tint)  // expect: no-prominent-tint-before
        .buttonStyle(.glassProminent)
      Button("Continue") {}
        .buttonStyle(GlassProminentButtonStyle())  // expect: no-prominent-style-tint
        .tint(IdP.tint)
      Button("Continue") {}
        .buttonStyle(PrimaryActionStyle())
    }
  }
}

/// "Avoid oversized radii (22+)".
struct OversizedCards: View {
  private let sheetRadius: CGFloat = 28  // expect: radius-scale

  var body: some View {
    VStack(spacing: 16) {
      Text("22")
        .background(.background, in: RoundedRectangle(cornerRadius: 22, style: .continuous))  // expect: radius-scale
      Text("28")
        .clipShape(.rect(cornerRadius: sheetRadius, style: .continuous))
      Text("Card")
        .clipShape(.rect(cornerRadius: IdP.cardRadius, style: .continuous))
    }
  }
}

/// Corners that share a center: the outer radius less the room between.
struct NestedCorners: View {
  var body: some View {
    VStack(spacing: 16) {
      Text("Pinched")
        .padding(8)
        .background(.quaternary, in: .rect(cornerRadius: 12, style: .continuous))  // expect: concentric-corners, prefer-token
        .padding(12)
        .background(.background, in: .rect(cornerRadius: 20, style: .continuous))  // expect: prefer-token
      Text("Even")
        .padding(8)
        .background(.quaternary, in: .rect(cornerRadius: IdP.controlRadius, style: .continuous))
        .padding(12)
        .background(.background, in: .rect(cornerRadius: IdP.dockRadius, style: .continuous))
    }
  }
}

/// "Icon/number chips in steps are 24pt", "hero glyph is 40pt".
struct StepButtons: View {
  var body: some View {
    HStack(spacing: 8) {
      Button {
      } label: {
        Image(systemName: "info")
          .frame(width: 50, height: 50)  // expect: icon-size-scale
      }
      .accessibilityLabel("Help")
      Button {
      } label: {
        Image(systemName: "xmark")
          .frame(width: 44, height: 44)
      }
      .accessibilityLabel("Close")
    }
  }
}

/// "Don't bake it into AppScrollScreen — other screens rely on it respecting the safe area."
enum Greedy {
  struct AppScrollScreen<Content: View>: View {
    @ViewBuilder let content: () -> Content

    var body: some View {
      ScrollView {
        content()
      }
      .ignoresSafeArea(.container, edges: .vertical)  // expect: safe-area-ownership
    }
  }
}

/// What the dock's glass should cover comes before it; neighbors of glass share a container.
struct LateDetails: View {
  var body: some View {
    Text("Late")
      .glassEffect(.regular, in: .capsule)
      .opacity(0.5)  // expect: glass-order
  }
}

struct EarlyDetails: View {
  var body: some View {
    Text("In time")
      .font(.headline)
      .padding(16)
      .glassEffect(.regular, in: .capsule)
      .padding(.bottom, 12)
  }
}

struct GlassNeighbors: View {
  var body: some View {
    HStack(spacing: 8) {  // expect: glass-container
      Button("Scan") {}
        .padding(16)
        .glassEffect()
      Button("NFC") {}
        .padding(16)
        .glassEffect()
    }
  }
}

struct GlassFamily: View {
  var body: some View {
    GlassEffectContainer(spacing: 8) {
      HStack(spacing: 8) {
        Button("Scan") {}
          .padding(16)
          .glassEffect()
        Button("NFC") {}
          .padding(16)
          .glassEffect()
      }
    }
  }
}
