import SwiftUI

// "Corner Radius Guidelines" and "Don't use rounded (non-continuous) corners".

struct RoundedCards: View {
  var body: some View {
    VStack(spacing: 16) {
      Text("Default corners")
        .clipShape(RoundedRectangle(cornerRadius: 12))  // expect: continuous-corners
      Text("Continuous corners")
        .clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
      Text("Circular corners, on purpose")
        .clipShape(RoundedRectangle(cornerRadius: 12, style: .circular))  // expect: continuous-corners
      RoundedRectangle(cornerRadius: 12)  // expect: continuous-corners
        .fill(.regularMaterial)
    }
  }
}

/// The same, as others write it.
struct RoundedCardsInOtherWords: View {
  var cardRadius: CGFloat = 12
  private let buttonShape = RoundedRectangle(cornerRadius: 6)  // expect: continuous-corners

  var body: some View {
    VStack(spacing: 16) {
      Text("A static member")
        .clipShape(.rect(cornerRadius: 12))  // expect: continuous-corners
      Text("The module's name in front")
        .mask(SwiftUI.RoundedRectangle(cornerRadius: cardRadius))  // expect: continuous-corners
      Text("Corners of their own")
        .background(.regularMaterial, in: UnevenRoundedRectangle(topLeadingRadius: 12, topTrailingRadius: 12))  // expect: continuous-corners
      Text("A shape from a property")
        .contentShape(buttonShape)
      Text("On several lines")
        .overlay {
          RoundedRectangle(  // expect: continuous-corners
            cornerRadius: cardRadius
          )
          .stroke(Color.blue.opacity(0.5), lineWidth: 1)
        }
      Text("The modifier")
        .cornerRadius(12)  // expect: corner-radius-modifier
    }
  }

  /// A shape that a function makes.
  func outline(_ radius: CGFloat) -> some Shape {
    RoundedRectangle(cornerRadius: radius)  // expect: continuous-corners
  }
}

/// "Radius Scale": cards and inputs have 12, buttons 6.
struct RadiusScaleCards: View {
  let isCompact: Bool
  private let sheetRadius: CGFloat = 20  // expect: radius-scale

  var body: some View {
    VStack(spacing: 16) {
      Text("Card")
        .clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
      Text("Button")
        .clipShape(RoundedRectangle(cornerRadius: 6, style: .continuous))
      Text("Neither")
        .clipShape(RoundedRectangle(cornerRadius: 10, style: .continuous))  // expect: radius-scale
      Text("In one state")
        .clipShape(.rect(cornerRadius: isCompact ? 6 : 16, style: .continuous))  // expect: radius-scale
      Text("One step away")
        .clipShape(RoundedRectangle(cornerRadius: sheetRadius, style: .continuous))
      Text("Round ends")
        .clipShape(Capsule(style: .continuous))
    }
  }
}
