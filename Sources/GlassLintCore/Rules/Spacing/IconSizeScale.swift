/// Icon buttons whose frame is no step of the icon-size scale.
enum IconSizeScale {
  static let rule = OffScale.rule(
    .iconSize,
    id: "icon-size-scale",
    summary: "an icon button whose frame is off the icon-size scale",
    rationale: """
      Round buttons of 34, 36 and 40 points in one bar look like mistakes, and each is another target to hit.
      """,
    severity: nil,
    examples: examples)

  private static let examples: [Rule.Example] = [
    .wrong(
      """
      Button(action: add) {
        Image(systemName: "plus").frame(width: ↓35, height: 35).background(Circle())
      }
      """,
      fixed: """
        Button(action: add) {
          Image(systemName: "plus").frame(width: 36, height: 36).background(Circle())
        }
        """),
    .wrong(
      """
      struct IconButton: View {
        var size: CGFloat = ↓35
        var body: some View {
          Button { add() } label: { Image(systemName: "plus").frame(width: size, height: size) }
        }
      }
      """,
      fixed: """
        struct IconButton: View {
          var size: CGFloat = 36
          var body: some View {
            Button { add() } label: { Image(systemName: "plus").frame(width: size, height: size) }
          }
        }
        """),
    .wrong(
      """
      Menu { choices } label: { Image(systemName: "ellipsis") }.frame(width: ↓55, height: 55)
      """,
      fixed: """
        Menu { choices } label: { Image(systemName: "ellipsis") }.frame(width: 56, height: 56)
        """),
    .right(
      """
      Button(action: add) { Image(systemName: "plus").frame(width: 36, height: 36) }
      """),
    .right(
      """
      Image("avatar").frame(width: 34, height: 34)
      Button(action: add) { Image("plus").resizable().frame(width: 22, height: 22) }
      """),
    .right(
      """
      Button(action: add) { Text("Add").frame(width: 34, height: 34) }
      """),
  ]
}
