import Testing

@testable import GlassLintCore

@Suite struct ContainedShadowTests {
  private let trial = RuleTrial(ContainedShadow.rule)

  private func count(_ modifiers: String, of root: String = #"VStack { Text("Title") }.padding()"#) -> Int {
    trial.findings("let card = \(root)\n\(modifiers)").count
  }

  @Test(arguments: [
    ".background(RoundedRectangle(cornerRadius: 12).fill(.white)).shadow(radius: 6)",
    ".background { Capsule().fill(.thinMaterial) }.shadow(radius: 6)",
    ".background(content: { Capsule().fill(.thinMaterial) }).shadow(radius: 6)",
    ".background(.white, in: RoundedRectangle(cornerRadius: 12)).shadow(radius: 6)",
    ".background(in: .rect(cornerRadius: 12)).shadow(radius: 6)",
    ".background(Color.white.cornerRadius(12)).shadow(radius: 6)",
    ".background(Color.white.clipShape(.capsule)).shadow(radius: 6)",
    ".background(SwiftUI.Circle().foregroundStyle(.white)).shadow(radius: 6)",
    ".background(Bubble().fill(.white)).shadow(radius: 6)",
    ".background { ZStack { Capsule().fill(.white); Capsule().stroke(.gray) } }.shadow(radius: 6)",
    ".background(Capsule().fill(.white)).padding().frame(width: 80).disabled(true).shadow(radius: 6)",
    ".background(Capsule().fill(.white)).overlay { Capsule().strokeBorder(.gray) }.shadow(radius: 6)",
  ])
  func aBackgroundShapeCouldCastIt(_ modifiers: String) {
    #expect(count(modifiers) == 1)
  }

  @Test(arguments: [
    // The shape casts it already.
    ".background(RoundedRectangle(cornerRadius: 12).fill(.white).shadow(radius: 6))",
    ".background(.white.shadow(.drop(radius: 6)), in: .capsule)",
    // Clipped first.
    ".background(.regularMaterial).clipShape(.rect(cornerRadius: 12)).shadow(radius: 6)",
    ".background(Capsule().fill(.white)).cornerRadius(12).shadow(radius: 6)",
    ".clipShape(.circle).background(Circle().fill(.white)).shadow(radius: 6)",
    // No shape, or none that is filled.
    ".background(.white).shadow(radius: 6)", ".background(Color.white).shadow(radius: 6)",
    ".background(Capsule().stroke(.gray)).shadow(radius: 6)",
    ".background(Capsule().fill(.clear)).shadow(radius: 6)",
    ".background(Image(\"paper\")).shadow(radius: 6)", ".shadow(radius: 6)",
    // More than the card and its border casts it, or it is meant for the whole.
    ".background(Capsule().fill(.white)).overlay(alignment: .topTrailing) { Badge() }.shadow(radius: 6)",
    ".background(Capsule().fill(.white)).compositingGroup().shadow(radius: 6)",
    ".background(Capsule().fill(.white)).ticketShape().shadow(radius: 6)",
    // Not drawn.
    ".background(Capsule().fill(.white)).shadow(color: .clear, radius: 6)",
  ])
  func otherShadowsStay(_ modifiers: String) {
    #expect(count(modifiers) == 0)
  }

  @Test func aShapeOnAShapeIsQuiet() {
    let modifiers = ".background(Circle().fill(.white)).shadow(radius: 3)"
    #expect(count(modifiers, of: "Circle().strokeBorder(.gray)") == 0)
    #expect(count(modifiers, of: #"TextField("Event", text: $title)"#) == 1)
  }

  @Test func aBackgroundIsFollowedToItsProperty() {
    let code = """
      struct Card: View {
        var body: some View {
          HStack { Text("Title") }
            .background(surface)
            .shadow(radius: 6)
        }
        private var surface: some View { RoundedRectangle(cornerRadius: 12).fill(.regularMaterial) }
      }
      """
    #expect(trial.findings(code).count == 1)
    #expect(trial.findings(code.replacing(".fill(.regularMaterial)", with: ".stroke(.gray)")).isEmpty)
  }

  @Test func aPreviewIsQuiet() {
    #expect(
      trial.findings("#Preview { Text(\"a\").background(Capsule().fill(.red)).shadow(radius: 2) }").isEmpty)
  }
}
