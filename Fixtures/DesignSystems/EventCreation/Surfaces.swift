import SwiftUI

// "Material Hierarchy", "Color Integration" and "Don't hardcode colors for materials".

struct HardcodedCards: View {
  @State private var isOn = false

  var body: some View {
    VStack(spacing: 16) {
      Text("A system color for a card")
        .padding(12)
        .background(Color(uiColor: .secondarySystemGroupedBackground))  // expect: material-background
        .clipShape(.rect(cornerRadius: 12, style: .continuous))
      Text("A gray veil")
        .padding(12)
        .background(Color.gray.opacity(0.1))  // expect: material-background
        .clipShape(.rect(cornerRadius: 12, style: .continuous))
      Text("A color by component")
        .padding(12)
        .background(Color(hex: "#1C1C1E"))  // expect: hardcoded-color, material-background
        .clipShape(.rect(cornerRadius: 12, style: .continuous))
      Text("Another in numbers")
        .padding(12)
        .background(Color(red: 0x2C / 255, green: 0x2C / 255, blue: 0x2E / 255))  // expect: hardcoded-color, material-background
        .clipShape(.rect(cornerRadius: 12, style: .continuous))
    }
  }
}

struct MaterialCards: View {
  var body: some View {
    VStack(spacing: 16) {
      Text("Primary content")
        .padding(12)
        .background(.regularMaterial)
        .clipShape(.rect(cornerRadius: 12, style: .continuous))
      Text("Secondary")
        .padding(12)
        .background(.ultraThinMaterial, in: .rect(cornerRadius: 6, style: .continuous))
    }
  }
}

/// "Some components with materials, others with hardcoded colors".
struct MixedSurfaces: View {  // expect: mixed-surfaces
  var body: some View {
    VStack(spacing: 16) {
      Text("Glass")
        .padding(12)
        .background(.regularMaterial)
        .clipShape(.rect(cornerRadius: 12, style: .continuous))
      Text("Paint")
        .padding(12)
        .background(Color(red: 0.9, green: 0.9, blue: 0.92))  // expect: hardcoded-color, material-background
        .clipShape(.rect(cornerRadius: 12, style: .continuous))
    }
  }
}

/// "Always use .regularMaterial (heavy)": a chip of glass on a card of glass.
struct StackedMaterials: View {
  var body: some View {
    VStack(spacing: 8) {
      Text("Demain")
        .padding(6)
        .background(.regularMaterial, in: .rect(cornerRadius: 6, style: .continuous))  // expect: glass-on-glass
    }
    .padding(12)
    .background(.regularMaterial, in: .rect(cornerRadius: 12, style: .continuous))
  }
}

/// "Use system colors for labels/text".
struct HardcodedLabels: View {
  var body: some View {
    VStack(spacing: 8) {
      Text("Hardcoded gray")
        .foregroundStyle(Color.gray)  // expect: label-color
      Text("The system's")
        .foregroundStyle(Color(uiColor: .secondaryLabel))
      Rectangle()
        .fill(Color.gray.opacity(0.3))  // expect: label-color
        .frame(height: 1)
      Rectangle()
        .fill(Color(uiColor: .separator))
        .frame(height: 1)
      Image(systemName: "location.fill")
        .foregroundColor(.gray)  // expect: label-color, deprecated-modifier
        .accessibilityHidden(true)
    }
  }
}

/// "Color Properties (Maintained)". The first is the same in light and in dark: it needs no condition.
struct ColorProperties: View {
  @Environment(\.colorScheme) private var colorScheme

  private var backgroundColor: Color {
    colorScheme == .dark  // expect: redundant-color-scheme
      ? Color(uiColor: .systemGroupedBackground) : Color(uiColor: .systemGroupedBackground)
  }

  private var separatorColor: Color {
    colorScheme == .dark ? .iOSDarkSeparator : Color(uiColor: .separator)
  }

  private var secondaryLabelColor: Color {
    colorScheme == .dark ? .iOSSecondaryLabel : Color(uiColor: .secondaryLabel)
  }

  var body: some View {
    ScrollView {
      Text("Notes")
        .foregroundStyle(secondaryLabelColor)
      Divider().overlay(separatorColor)
    }
    .background(backgroundColor.ignoresSafeArea())
  }
}

/// "Validate color contrast (WCAG AA)".
struct ContrastSamples: View {
  var body: some View {
    VStack(spacing: 8) {
      Text("Pale on white")
        .foregroundStyle(Color.yellow)  // expect: contrast
        .padding(12)
        .background(Color.white)
      Text("Black on yellow")
        .foregroundStyle(.black)
        .padding(12)
        .background(Color.yellow)
    }
  }
}
