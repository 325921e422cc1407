import SwiftUI

// "Shadow Strategy" and "Don't apply heavy shadows".

struct HeavyShadowCards: View {
  let isSelected: Bool

  var body: some View {
    VStack(spacing: 16) {
      Text("Too heavy")
        .shadow(color: .black.opacity(0.25), radius: 12, x: 2, y: 6)  // expect: heavy-shadow, shadow-offset, shadow-scale
      Text("Heavier")
        .shadow(color: .black.opacity(0.25), radius: 16, x: 4, y: 8)  // expect: heavy-shadow, shadow-offset, shadow-scale
      Text("Sideways")
        .shadow(color: .black.opacity(0.05), radius: 6, x: 3, y: 3)  // expect: shadow-offset
      Text("Good")
        .shadow(color: .black.opacity(0.05), radius: 6, x: 0, y: 3)
    }
  }
}

/// The same, as others write it.
struct ShadowsInOtherWords: View {
  let isSelected: Bool
  var shadowOpacity = 0.3  // expect: heavy-shadow

  private let softShadow = Color.black.opacity(0.05)

  var body: some View {
    VStack(spacing: 16) {
      Text("From a property")
        .shadow(color: .black.opacity(shadowOpacity), radius: 6, y: 3)  // expect: shadow-scale
      Text("In one state")
        .shadow(  // expect: shadow-scale
          color: Color.black.opacity(isSelected ? 0.2 : 0.05),  // expect: heavy-shadow
          radius: 6,
          y: 3
        )
      Text("From a variable")
        .shadow(color: softShadow, radius: 6, x: 0, y: 3)
      Text("No color: SwiftUI's own is 0.33")
        .shadow(radius: 8)  // expect: heavy-shadow
      Text("A color as it is")
        .shadow(color: .black, radius: 4, y: 2)  // expect: heavy-shadow
      Text("The offset as a number of the other side")
        .shadow(color: .black.opacity(0.05), radius: 6, x: -3, y: 3)  // expect: shadow-offset
      RoundedRectangle(cornerRadius: 12, style: .continuous)
        .fill(.regularMaterial.shadow(.drop(color: .black.opacity(0.4), radius: 6, y: 3)))  // expect: heavy-shadow, shadow-scale
    }
  }
}

/// "Y-offset matches radius trend", and what is no level of the table.
struct ShadowsOffTheTable: View {
  var body: some View {
    VStack(spacing: 16) {
      Text("Wide and flat")
        .shadow(color: .black.opacity(0.12), radius: 12, x: 0, y: 1)  // expect: shadow-scale
      Text("Between two levels")
        .shadow(color: .black.opacity(0.1), radius: 8, x: 0, y: 4)  // expect: shadow-scale
    }
  }
}

/// "Avoid: top-level shadow (may extend beyond bounds)".
struct TopLevelShadow: View {
  var body: some View {
    VStack(spacing: 8) {
      Text("Nom de l'événement")
      Text("Demain")
    }
    .padding()
    .background(
      RoundedRectangle(cornerRadius: 12, style: .continuous)
        .fill(.regularMaterial)
    )
    .shadow(color: .black.opacity(0.05), radius: 6, x: 0, y: 3)  // expect: contained-shadow
  }
}

struct TopLevelShadowInShorthand: View {
  var body: some View {
    HStack(spacing: 8) {
      Text("Nom de l'événement")
      Text("Demain")
    }
    .padding()
    .background(.regularMaterial, in: .rect(cornerRadius: 12, style: .continuous))
    .shadow(color: .black.opacity(0.05), radius: 6, x: 0, y: 3)  // expect: contained-shadow
  }
}

struct ContainedShadow: View {
  var body: some View {
    VStack(spacing: 8) {
      Text("Nom de l'événement")
      Text("Demain")
    }
    .padding()
    .background {
      RoundedRectangle(cornerRadius: 12, style: .continuous)
        .fill(.regularMaterial)
        .shadow(color: .black.opacity(0.05), radius: 6, x: 0, y: 3)
    }
  }
}

/// A shadow has to come after what cuts it off.
struct ClippedShadowCard: View {
  var body: some View {
    Text("Cut off")
      .background(.regularMaterial)
      .shadow(color: .black.opacity(0.05), radius: 6, x: 0, y: 3)  // expect: clipped-shadow
      .clipShape(.rect(cornerRadius: 12, style: .continuous))
  }
}
