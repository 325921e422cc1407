import SwiftUI

// "What we shipped" and "Project conventions for this pattern": nothing here is found.

enum IdP {
  static let chipRadius: CGFloat = 6
  static let controlRadius: CGFloat = 8
  static let cardRadius: CGFloat = 12
  static let dockRadius: CGFloat = 20
}

/// Content runs under both edges; the fades lie above it, and the dock above them.
struct PairingWelcomeView: View {
  var body: some View {
    GeometryReader { proxy in
      let topInset = proxy.safeAreaInsets.top
      ZStack(alignment: .bottom) {
        AppScrollScreen {
          VStack(spacing: 24) {
            Color.clear.frame(height: topInset + 8)
            HeroGlyph()
            Text("Pair this device")
              .font(.title2)
          }
        }
        .ignoresSafeArea(.container, edges: .vertical)

        VStack {
          EdgeFade(edge: .top)
            .frame(height: topInset)
          Spacer()
          EdgeFade(edge: .bottom)
            .frame(height: 120)
        }
        .ignoresSafeArea()
        .allowsHitTesting(false)

        PairingActionDock()
      }
    }
  }
}

/// Opaque at the edge, clear away from it, in a color that follows dark mode.
struct EdgeFade: View {
  let edge: VerticalEdge

  var body: some View {
    LinearGradient(
      colors: [Color.idpGroupedBackground, Color.idpGroupedBackground.opacity(0)],
      startPoint: edge == .top ? .top : .bottom,
      endPoint: edge == .top ? .bottom : .top
    )
    .allowsHitTesting(false)
    .ignoresSafeArea()
  }
}

/// Two buttons on one floating pill of glass.
struct PairingActionDock: View {
  var body: some View {
    VStack(spacing: 8) {
      Button("Scan") {}
        .buttonStyle(PrimaryActionStyle())
      Button("NFC") {}
        .buttonStyle(SecondaryActionStyle())
    }
    .padding(16)
    .glassEffect(.regular, in: RoundedRectangle(cornerRadius: IdP.dockRadius, style: .continuous))
    .padding(.horizontal, 16)
    .padding(.bottom, 12)
  }
}

/// "Icon/number chips in steps are 24pt rounded-rects at cornerRadius 6."
struct StepChip: View {
  let number: Int

  var body: some View {
    Text("\(number)")
      .font(.caption)
      .frame(width: 24, height: 24)
      .background(.quaternary, in: RoundedRectangle(cornerRadius: IdP.chipRadius, style: .continuous))
  }
}

/// "Hero glyph is 40pt at IdP.controlRadius."
struct HeroGlyph: View {
  var body: some View {
    Image(systemName: "person.badge.key")
      .accessibilityHidden(true)
      .frame(width: 40, height: 40)
      .background(.quaternary, in: RoundedRectangle(cornerRadius: IdP.controlRadius, style: .continuous))
  }
}

/// "It does not own safe-area handling."
struct AppScrollScreen<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View {
    ScrollView {
      content()
        .padding(16)
    }
    .background(Color.idpGroupedBackground)
  }
}

struct PrimaryActionStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(maxWidth: .infinity, minHeight: 48)
      .background(.primary, in: RoundedRectangle(cornerRadius: IdP.controlRadius, style: .continuous))
  }
}

struct SecondaryActionStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(maxWidth: .infinity, minHeight: 48)
      .overlay(
        RoundedRectangle(cornerRadius: IdP.controlRadius, style: .continuous)
          .stroke(Color(uiColor: .separator), lineWidth: 1)
      )
  }
}

extension IdP {
  static var tint: Color { .accentColor }
}
