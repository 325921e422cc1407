extension ClippedShadow {
  static let examples: [Rule.Example] = [
    .right(
      """
      // The line's shadow falls inwards as well, and that side is what the clip leaves.
      struct Well: View {
        var body: some View {
          Color.white.overlay {
            RoundedRectangle(cornerRadius: 12)
              .stroke(.gray, lineWidth: 1)
              .shadow(color: .black.opacity(0.3), radius: 2, y: 2)
              .clipShape(RoundedRectangle(cornerRadius: 12))
              .shadow(color: .white.opacity(0.7), radius: 2, y: -2)
              .clipShape(RoundedRectangle(cornerRadius: 12))
          }
        }
      }
      """),
    .wrong(
      """
      struct Card: View {
        var body: some View {
          Text("Hello")
            .padding()
            .background(.regularMaterial)
            .↓shadow(color: .black.opacity(0.05), radius: 6, x: 0, y: 3)
            .clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
        }
      }
      """,
      fixed: """
        struct Card: View {
          var body: some View {
            Text("Hello")
              .padding()
              .background(.regularMaterial)
              .clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
              .shadow(color: .black.opacity(0.05), radius: 6, x: 0, y: 3)
          }
        }
        """),
    .wrong(
      """
      struct Layered: View {
        var body: some View {
          Text("Hello")
            .background(.regularMaterial)
            .↓shadow(color: .black.opacity(0.12), radius: 10, y: 3)
            .shadow(color: .black.opacity(0.06), radius: 24, y: 12)
            .clipShape(RoundedRectangle(cornerRadius: 12))
        }
      }
      """,
      fixed: """
        struct Layered: View {
          var body: some View {
            Text("Hello")
              .background(.regularMaterial)
              .clipShape(RoundedRectangle(cornerRadius: 12))
              .shadow(color: .black.opacity(0.12), radius: 10, y: 3)
              .shadow(color: .black.opacity(0.06), radius: 24, y: 12)
          }
        }
        """),
    .wrong(
      """
      struct Avatar: View {
        var body: some View {
          Image("Face").resizable().scaledToFill().frame(width: 40, height: 40).↓shadow(radius: 4).mask(Circle())
        }
      }
      """,
      fixed: """
        struct Avatar: View {
          var body: some View {
            Image("Face").resizable().scaledToFill().frame(width: 40, height: 40).mask(Circle()).shadow(radius: 4)
          }
        }
        """),
    .wrong(
      """
      struct Row: View {
        var body: some View {
          Color.accentColor
            .↓shadow(color: .black.opacity(0.1), radius: 4, y: 2)
            .overlay { Text("Hello") }
            .cornerRadius(8)
        }
      }
      """,
      fixed: """
        struct Row: View {
          var body: some View {
            Color.accentColor
              .overlay { Text("Hello") }
              .cornerRadius(8)
              .shadow(color: .black.opacity(0.1), radius: 4, y: 2)
          }
        }
        """),
    .wrong(
      """
      struct Field: View {
        var body: some View {
          Text("Hello")
            .background(RoundedRectangle(cornerRadius: 12).fill(.regularMaterial).↓shadow(radius: 6))
            .clipped()
        }
      }
      """),
    .right(
      """
      // The letters cast it, and the ground is that of the row.
      struct SaveRow: View {
        var body: some View {
          Button { } label: {
            Text("Save").font(.headline).frame(maxWidth: .infinity)
          }
          .listRowBackground(Color.blue)
          .shadow(radius: 3)
          .clipShape(RoundedRectangle(cornerRadius: 8))
        }
      }
      """),
    .right(
      """
      struct FormCardModifier: ViewModifier {
        func body(content: Content) -> some View {
          content
            .background(.regularMaterial)
            .clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
            .shadow(color: .black.opacity(0.05), radius: 6, x: 0, y: 3)
        }
      }
      """),
    .right(
      """
      // The padding leaves room for the shadow of the text.
      struct Title: View {
        var body: some View {
          Text("Hello")
            .shadow(color: .black.opacity(0.1), radius: 2, y: 1)
            .padding()
            .background(Color.accentColor)
            .clipShape(Capsule())
        }
      }
      """),
    .right(
      """
      // The mask is larger than the view, and cuts off only what falls upwards.
      struct Divider: View {
        var body: some View {
          Rectangle()
            .frame(height: 4)
            .shadow(color: .black.opacity(0.1), radius: 2, y: 2)
            .mask(Rectangle().padding(.bottom, -8))
        }
      }
      """),
    .right(
      """
      struct Field: View {
        var body: some View {
          Text("Hello")
            .padding()
            .background(
              RoundedRectangle(cornerRadius: 12, style: .continuous)
                .fill(.regularMaterial)
                .shadow(color: .black.opacity(0.05), radius: 6, x: 0, y: 3)
            )
            .padding(.horizontal, 32)
        }
      }
      """),
    .right(
      """
      struct Flat: View {
        var body: some View {
          Color.red.shadow(color: .clear, radius: 4).clipShape(.rect(cornerRadius: 8))
        }
      }
      """),
  ]
}
