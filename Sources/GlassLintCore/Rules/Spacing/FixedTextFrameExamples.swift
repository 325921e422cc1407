enum FixedTextFrameExamples {
  static let all: [Rule.Example] = [
    .wrong(
      """
      HStack {
        Image(systemName: "person")
        Text(item.name)
      }
      .frame(height: ↓44)
      """,
      fixed: """
        HStack {
          Image(systemName: "person")
          Text(item.name)
        }
        .frame(minHeight: 44)
        """),
    .wrong(
      """
      Text(item.name).font(.caption).frame(width: 120, height: ↓20)
      """,
      fixed: """
        Text(item.name).font(.caption).frame(width: 120).frame(minHeight: 20)
        """),
    .wrong(
      """
      Text("Total").lineLimit(1).frame(width: ↓60)
      """,
      fixed: """
        Text("Total").lineLimit(1).frame(minWidth: 60)
        """),
    // The row around it, the padding in it and the picture over it have to change as well.
    .right(
      """
      HStack { Text("Total").frame(height: 60); Spacer() }.frame(height: 84)
      TextField("Name", text: .constant("")).padding().frame(height: 50)
      struct Portrait: View {
        let item: Item
        var body: some View {
          VStack {
            Image("face").resizable().frame(width: 80, height: 120)
            Text("Actor").lineLimit(1).frame(width: 80)
          }
          Text(item.name).lineLimit(1).frame(width: 90)
        }
      }
      """),
    .right(
      """
      Text(item.name).frame(minHeight: 44)
      Text(item.name).frame(height: 80)
      Text(item.name).minimumScaleFactor(0.5).frame(height: 44)
      Text(item.name).font(.system(size: 13)).frame(height: 20)
      Text(item.name).dynamicTypeSize(...DynamicTypeSize.xLarge).frame(height: 44)
      """),
    .right(
      """
      struct Row: View {
        let item: Item
        @ScaledMetric private var height = 44
        var body: some View { Text(item.name).frame(height: height) }
      }
      """),
    .right(
      """
      Image(systemName: "person").frame(width: 24, height: 24)
      Text("7").frame(height: 20)
      Text(item.name).frame(width: 32, height: 32)
      ScrollView { Text(item.name) }.frame(height: 44)
      """),
    .right(
      """
      struct TileStyle: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label.frame(maxHeight: .infinity) }
      }
      Button("Buy it all") { buy() }.buttonStyle(TileStyle()).frame(height: 40)
      Button { buy() } label: { Text("Stop it all").frame(maxWidth: .infinity, maxHeight: .infinity) }.frame(height: 40)
      HStack { Color.red; Text("Stop it all") }.frame(height: 40)
      VStack { Text("Stop it all"); Spacer() }.frame(height: 40)
      Text("Stop it all").lineLimit(1).frame(maxWidth: .infinity).frame(width: 60)
      """),
    .wrong(
      """
      HStack {
        Image("logo").resizable().frame(width: 16, height: 16)
        Text("Stop it all")
        Spacer()
      }
      .frame(height: ↓40)
      """,
      fixed: """
        HStack {
          Image("logo").resizable().frame(width: 16, height: 16)
          Text("Stop it all")
          Spacer()
        }
        .frame(minHeight: 40)
        """),
    .right(
      """
      struct Badge: View {
        let count: Int
        var body: some View { Text(String(count)).frame(height: 18) }
      }
      struct Header: View {
        var body: some View { HStack { Badge(count: 3) }.font(.caption) }
      }
      """),
    .right(
      """
      struct Main: App {
        var body: some Scene { WindowGroup { Root() } }
      }
      struct Root: View {
        var body: some View { Home().dynamicTypeSize(...DynamicTypeSize.xxxLarge) }
      }
      struct Home: View {
        var body: some View { Text("Welcome to it all").frame(height: 44) }
      }
      """),
  ]
}
