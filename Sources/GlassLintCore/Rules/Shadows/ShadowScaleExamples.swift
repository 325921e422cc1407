extension ShadowScale {
  static let examples: [Rule.Example] = [
    .wrong(
      """
      struct Card: View {
        var body: some View {
          Text("Hello")
            .↓shadow(color: .black.opacity(0.06), radius: 7, x: 0, y: 3)
        }
      }
      """,
      fixed: """
        struct Card: View {
          var body: some View {
            Text("Hello")
              .shadow(color: .black.opacity(0.05), radius: 6, x: 0, y: 3)
          }
        }
        """, preset: "glasslint:event-creation"),
    .wrong(
      """
      struct Card: View {
        var body: some View {
          Text("Hello")
            .↓shadow(color: .black.opacity(0.1), radius: 10)
        }
      }
      """,
      fixed: """
        struct Card: View {
          var body: some View {
            Text("Hello")
              .shadow(color: .black.opacity(0.12), radius: 12, y: 6)
          }
        }
        """, preset: "glasslint:event-creation"),
    .wrong(
      """
      struct Cards: View {
        let shade: Color

        var body: some View {
          VStack {
            Text("Low").shadow(color: shade, radius: 4, y: 6)
            Text("High").shadow(color: shade, radius: 16, y: ↓2)
          }
        }
      }
      """, preset: "glasslint:event-creation"),
    .wrong(
      """
      struct DateButton: View {
        let isSelected: Bool

        var body: some View {
          Text("Today")
            .↓shadow(color: .black.opacity(isSelected ? 0.08 : 0.03), radius: isSelected ? 4 : 3, x: 0, y: 2)
        }
      }
      """, preset: "glasslint:event-creation"),
    .right(
      """
      struct Card: View {
        var body: some View {
          Text("Hello")
            .shadow(color: .black.opacity(0.05), radius: 6, x: 0, y: 3)
        }
      }
      """, preset: "glasslint:event-creation"),
    .right(
      """
      struct DateButton: View {
        let isSelected: Bool

        var body: some View {
          Text("Today")
            .shadow(color: .black.opacity(isSelected ? 0.08 : 0.03), radius: isSelected ? 4 : 2, x: 0, y: 2)
        }
      }
      """, preset: "glasslint:event-creation"),
    .right(
      """
      // One part of the shadow is not known here.
      struct Card: View {
        let elevation: CGFloat

        var body: some View {
          Text("Hello").shadow(color: .black.opacity(0.07), radius: elevation, y: elevation / 2)
        }
      }
      """, preset: "glasslint:event-creation"),
    .right(
      """
      // A glow has no offset.
      struct Lamp: View {
        let tint: Color

        var body: some View {
          VStack {
            Circle().shadow(color: tint, radius: 16)
            Circle().shadow(color: tint, radius: 4, y: 2)
          }
        }
      }
      """, preset: "glasslint:event-creation"),
  ]
}
