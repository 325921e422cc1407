import SwiftUI

// The same conventions, one step away from where they land.

struct BadgeView: View {
  var cornerRadius: CGFloat = 14  // expect: radius-scale
  let footerRadius: CGFloat = 18  // expect: radius-scale

  var body: some View {
    Text("Pro")
      .padding(.horizontal, Layout.inset)
      .clipShape(.rect(cornerRadius: cornerRadius, style: .continuous))
      .background(.thinMaterial, in: UnevenRoundedRectangle(bottomLeadingRadius: footerRadius, style: .continuous))
  }

  private enum Layout {
    static let inset: CGFloat = 14  // expect: spacing-scale
  }
}

struct SettingsRow: View {
  let isProminent: Bool

  var body: some View {
    HStack(spacing: isProminent ? 12 : 10) {  // expect: prefer-token, spacing-scale
      Text("Sound")
        .font(textFont)
      Text("On")
        .font(.custom("Inter", size: 14))  // expect: font-scale
    }
    .padding(
      .vertical,
      rowPadding
    )
    .background(
      Color.white
        .opacity(surfaceOpacity)
    )
  }

  private var textFont: Font { .system(size: 13.5) }  // expect: font-scale

  private var rowPadding: CGFloat {
    switch isProminent {
    case true: 18  // expect: spacing-scale
    case false: DS.Spacing.md
    }
  }

  private let surfaceOpacity = 0.04  // expect: opacity-scale
}

/// A component hands its radius on; the number stands where it is used.
struct GlassTile: View {
  let radius: CGFloat

  var body: some View {
    Color.clear
      .background(.ultraThinMaterial, in: .rect(cornerRadius: radius, style: .continuous))
  }
}

struct TileGrid: View {
  var body: some View {
    VStack(spacing: DS.Spacing.lg) {
      GlassTile(radius: 22)  // expect: radius-scale
      GlassTile(radius: DS.Radius.lg)
      GlassTile(radius: 20)  // expect: prefer-token
    }
  }
}

/// The document's card decides by `.if` whether it has a shadow, and becomes another view with it.
struct SwitchedCard: View {
  var showShadow = true

  var body: some View {
    Text("Card")
      .if(showShadow) { view in  // expect: conditional-modifier
        view.shadow(color: .black.opacity(0.15), radius: 12, y: 6)  // expect: prefer-token
      }
  }
}

struct SteadyCard: View {
  var showShadow = true

  var body: some View {
    Text("Card")
      .shadow(color: .black.opacity(showShadow ? 0.15 : 0), radius: 12, y: 6)
  }
}

extension View {
  func ffCard(padding: CGFloat = 18) -> some View {  // expect: spacing-scale
    self.padding(padding)
      .background(.ultraThinMaterial, in: .rect(cornerRadius: DS.Radius.lg, style: .continuous))
  }

  func easing(on value: Bool) -> some View {
    animation(Self.fade, value: value)
  }

  private static var fade: Animation { .easeInOut(duration: 0.3) }  // expect: spring-animation
}

struct RoundTool: View {
  private let side: CGFloat = 28  // expect: icon-size-scale, touch-target

  var body: some View {
    Button {  // expect: prefer-ff-icon-button
    } label: {
      Image(systemName: "pause")
        .frame(width: side, height: side)
    }
    .accessibilityLabel("Pause")
  }
}

/// Glass of iOS 26 needs a fallback, or says what it needs.
struct BareGlassPill: View {
  var body: some View {
    Text("Bare")
      .glassEffect(.regular)  // expect: glass-availability
  }
}

struct CheckedGlassPill: View {
  var body: some View {
    if #available(iOS 26.0, *) {
      Text("Checked").glassEffect(.regular)
    } else {
      Text("Checked").background(.ultraThinMaterial)
    }
  }
}

struct GuardedGlassPill: View {
  var body: some View { pill() }

  private func pill() -> AnyView {
    guard #available(iOS 26, *) else { return AnyView(Text("Plain")) }
    return AnyView(Text("Guarded").glassEffect(.regular))
  }
}

struct DeclaredGlassPill: View {
  var body: some View { modern }

  @available(iOS 26, *)
  private var newest: some View {
    Text("Declared").glassEffect(.regular)
  }

  @ViewBuilder
  private var modern: some View {
    if #available(iOS 26, *) { newest }
  }
}

/// UIKit speaks the same language.
final class TileView: UIView {
  private let stack = UIStackView()

  func setUp() {
    layer.cornerRadius = 14  // expect: radius-scale
    layer.cornerCurve = .continuous
    stack.spacing = 10  // expect: spacing-scale
  }
}
