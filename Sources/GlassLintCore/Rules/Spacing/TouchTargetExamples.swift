extension TouchTarget {
  static let examples: [Rule.Example] = [
    // Each axis for itself, and what a case holds.
    .wrong(
      """
      enum Pill {
        case round(size: Size)
        enum Size {
          case large, small
          var side: CGFloat {
            switch self {
            case .large: ↓36
            case .small: 28
            }
          }
        }
      }
      struct Poke: View {
        let pill: Pill
        var body: some View {
          if case let .round(size) = pill {
            Button(action: open) { Text("Poke").frame(maxWidth: 64).frame(height: size.side).background(.blue) }
              .buttonStyle(.plain)
          }
          Button(action: reset) {
            ZStack { Capsule().fill(.red).frame(maxWidth: 64).frame(height: ↓31); Text("Poke").frame(height: 28) }
          }
          .buttonStyle(.plain)
        }
      }
      """),
    .wrong(
      """
      Button(action: close) {
        Image(systemName: "xmark").frame(width: ↓28, height: 28)
      }
      """),
    // A frame around a button takes no taps.
    .wrong(
      """
      struct Steps: View {
        var body: some View {
          VStack {
            Button(action: open) { Image(systemName: "minus") }.frame(width: ↓48, height: 48).buttonStyle(.borderless)
            Button(action: open) { Image(systemName: "xmark").frame(width: ↓28, height: 28) }.frame(width: 44, height: 44)
          }
        }
      }
      """),
    .right(
      """
      // Its shape may take them.
      Button(action: open) { Image(systemName: "minus") }.frame(width: 48, height: 48).contentShape(Rectangle())
      """),
    // What takes the tap is the stack, with all that is in it.
    .wrong(
      """
      struct Likes: View {
        @State private var likes = 0
        var body: some View {
          HStack {
            Button(action: {}) { Image("heart").resizable().frame(width: 20, height: 20) }
            Text("Likes")
          }
          .highPriorityGesture(TapGesture().onEnded { likes += 1 })
          Image("heart").resizable().frame(width: ↓20, height: 20).simultaneousGesture(TapGesture().onEnded { likes += 1 })
        }
      }
      """),
    .wrong(
      """
      Button { close() } label: {
        Image(systemName: "xmark")
          .padding(4)
          .frame(width: isCompact ? ↓28 : 44, height: 44)
          .background(Circle().fill(.thinMaterial))
      }
      .buttonStyle(.plain)
      .padding(8)
      """),
    .wrong(
      """
      struct IconButton: View {
        var size: CGFloat = ↓36
        var body: some View {
          Button(action: action) {
            Image(systemName: icon).frame(width: size, height: size)
          }
        }
      }
      """),
    .wrong(
      """
      Circle().fill(color).frame(width: ↓24, height: 24).onTapGesture { select(color) }
      """),
    .wrong(
      """
      Button("Close", action: close).padding(.vertical, 8).padding(.horizontal, 16).↓background(.blue, in: Capsule())
      """),
    .wrong(
      """
      Button(action: close) { Text("Close").font(.headline).frame(maxWidth: .infinity) }
        .frame(height: 50)
        .↓background(Color.blue)
        .clipShape(RoundedRectangle(cornerRadius: 12))
      """),
    .wrong(
      """
      Button(action: close) {
        Image(systemName: "xmark").font(.caption).↓padding(8).background(Color.red).clipShape(Circle())
      }
      .buttonStyle(.plain)
      """),
    .right(
      """
      // The room is in the label, a style or a bar is drawn there, something else takes the taps, or it is no part of the button.
      Button(action: close) { Text("Close").padding().background(.blue, in: Capsule()) }
      Button("Close", action: close).buttonStyle(.bordered).padding().background(.blue, in: Capsule())
      Button("Close", action: close).padding().background(.blue, in: Capsule()).onTapGesture { close() }
      Button("Close", action: close).padding().background(.bar)
      Button("Close", action: close).padding(.horizontal).background(.blue, in: Capsule())
      VStack { Button("Close", action: close) }.padding().background(.blue, in: Capsule())
      """),
    .right(
      """
      Button(action: close) {
        Image(systemName: "xmark").frame(width: 28, height: 28).padding(8)
      }
      Button(action: close) {
        Image(systemName: "xmark").frame(width: 28, height: 28).frame(minWidth: 44, minHeight: 44)
      }
      Button(action: close) {
        Image(systemName: "xmark").frame(width: 28, height: 28).contentShape(Rectangle().inset(by: -8))
      }
      """),
    .right(
      """
      Button(action: close) { Image(systemName: "xmark").frame(width: 28) }.buttonStyle(.bordered)
      Button(action: close) { HStack { Image("close").frame(width: 28); Text("Close") } }
      Button("Close", action: close)
      CloseButton(size: 28)
      """),
    .right(
      """
      struct Code: View {
        @State private var busyFile: Int? = nil
        @State private var code = ""
        @FocusState private var isTyping: Bool
        var body: some View {
          ZStack {
            TextField("Code", text: $code).focused($isTyping)
            HStack {
              Circle().frame(width: 20, height: 20).onTapGesture { isTyping = true }
            }
          }
          Button(action: remove) {
            if busyFile == 3 {
              Text("…").frame(width: 24, height: 24)
            } else {
              Image(systemName: "xmark")
            }
          }
          .disabled(busyFile != nil)
          Button(action: action) { ProgressView().frame(width: 24, height: 24) }
          HStack {
            Text("Unlocked")
            Button(action: close) { Image(systemName: "xmark").frame(width: 24, height: 24) }
          }
          .onTapGesture { close() }
        }
      }
      """),
    .right(
      """
      List {
        Button(action: add) { Image(systemName: "plus").frame(width: 28, height: 28) }
      }
      .toolbar {
        Button(action: add) { Image(systemName: "plus").frame(width: 28, height: 28) }
      }
      """),
    .right(
      """
      Button(action: close) { Image(systemName: "xmark").frame(width: 36, height: 36) }
      """, options: ["minimum": .number(32)]),
    .right(
      """
      // The circle behind it is touched as well.
      Image("Photo").resizable().frame(width: 18, height: 18)
        .background(Circle().frame(width: 33, height: 33)).onTapGesture { open() }
      """),
    .right(
      """
      Button(action: close) { Image(systemName: "xmark").frame(width: 28, height: 28) }
      """, platforms: ["macOS": "14.0"]),
    .right(
      """
      // The system draws a platter around it.
      Button(action: close) { Image(systemName: "xmark").frame(width: 28, height: 28) }
      """, platforms: ["visionOS": "1.0"]),
    .wrong(
      """
      Button(action: close) { Image(systemName: "xmark").frame(width: ↓28, height: 28) }.buttonStyle(.plain)
      """, platforms: ["visionOS": "1.0"]),
    .right(
      """
      struct Keyboard: View {
        var body: some View {
          HStack { key("q"); key("w"); key("e"); key("r"); key("t"); key("y"); key("u"); key("i") }
        }
        private func key(_ letter: String) -> some View {
          Button(action: action) { Text(letter).frame(width: 30, height: 30) }
        }
      }
      """),
    // Seven that are large enough would not stand in one row of a phone.
    .right(
      """
      enum Weekday: String, CaseIterable { case mon, tue, wed, thu, fri, sat, sun }
      struct Days: View {
        var body: some View {
          HStack(spacing: 12) {
            ForEach(Weekday.allCases, id: \\.self) { day in
              Button(action: action) { Text(day.rawValue).frame(width: 36, height: 36) }.buttonStyle(.plain)
            }
          }
        }
      }
      """),
    .wrong(
      """
      enum Meal: String, CaseIterable { case breakfast, lunch, dinner }
      struct Meals: View {
        var body: some View {
          HStack(spacing: 12) {
            ForEach(Meal.allCases, id: \\.self) { meal in
              Button(action: action) { Text(meal.rawValue).frame(width: ↓36, height: 36) }.buttonStyle(.plain)
            }
          }
          ScrollView(.horizontal) {
            HStack(spacing: 12) {
              ForEach(1...31, id: \\.self) { day in
                Text(day.formatted()).frame(width: ↓30, height: 30).onTapGesture { action() }
              }
            }
          }
        }
      }
      """),
    // The squares of a chart, and an index beside a list.
    .right(
      """
      HStack(spacing: 3) {
        ForEach(1...52, id: \\.self) { week in
          VStack(spacing: 3) {
            ForEach(1...7, id: \\.self) { day in
              Button(action: action) { Rectangle().fill(color).frame(width: 12, height: 12) }.buttonStyle(.plain)
            }
          }
        }
      }
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          ForEach(["A", "B", "C"], id: \\.self) { letter in
            Text(letter).frame(width: 20, height: 16).onTapGesture { withAnimation { proxy.scrollTo(letter) } }
          }
        }
      }
      """),
    // Where each is packed among others, a larger one would take the touches of its neighbors.
    .right(
      """
      struct ChipFlow<Content: View>: View {
        @ViewBuilder var content: () -> Content
        var body: some View { VStack { content() } }
      }
      struct Day: View {
        var body: some View { Button(action: action) { Text("1").frame(width: 40, height: 40) }.buttonStyle(.plain) }
      }
      struct Month: View {
        let isCompact: Bool
        private let columns = Array(repeating: GridItem(.flexible(), spacing: 4), count: 7)
        private var days: [GridItem] {
          let count = isCompact ? 7 : 14
          return Array(repeating: GridItem(.flexible(), spacing: 4), count: count)
        }
        var body: some View {
          LazyVGrid(columns: columns) { ForEach(1...31, id: \\.self) { _ in Day() } }
          LazyVGrid(columns: days) { ForEach(1...31, id: \\.self) { _ in Day() } }
          ChipFlow { ForEach(1...9, id: \\.self) { _ in chip } }
        }
        private var chip: some View {
          Button(action: action) { Text("+1").frame(width: 28, height: 28) }.buttonStyle(.plain)
        }
      }
      """),
    // The ring is there to be tapped only where the color is chosen.
    .wrong(
      """
      Button { pick(color) } label: {
        ZStack {
          Circle().fill(color).frame(width: ↓32, height: 32)
          Circle().stroke(color).frame(width: 48, height: 48).opacity(isOn ? 1 : 0)
        }
      }
      .buttonStyle(.plain)
      """),
    .wrong(
      """
      LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 4)) {
        Button(action: action) { Text("1").frame(width: ↓30, height: 30) }.buttonStyle(.plain)
      }
      """),
    .right(
      """
      // Two points hardly any finger misses.
      Button(action: share) { Image(systemName: "star").frame(width: 42, height: 42).background(.red) }.buttonStyle(.plain)
      """),
    .right(
      """
      // Seven that share the width of a phone are as narrow.
      struct Week: View {
        static let weekdays = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]
        var body: some View { HStack { ForEach(Self.weekdays, id: \\.self) { day in pill(day) } } }
        func pill(_ day: String) -> some View {
          Button(action: action) { Text(day).frame(maxWidth: .infinity).frame(height: 37).background(.red) }
            .buttonStyle(.plain)
        }
      }
      """),
    .right(
      """
      // The style makes more of it for touches.
      struct RoomyStyle: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label.roomy() }
      }
      struct Roomy: ViewModifier {
        func body(content: Content) -> some View { content.padding(8).contentShape(Rectangle()).padding(-8) }
      }
      extension View {
        func roomy() -> some View { modifier(Roomy()) }
      }
      extension ButtonStyle where Self == RoomyStyle {
        static var roomy: RoomyStyle { RoomyStyle() }
      }
      struct CloseButtons: View {
        var body: some View {
          HStack {
            Button(action: close) { Image(systemName: "xmark").frame(width: 28, height: 28).background(.red) }
              .buttonStyle(.roomy)
            Button(action: close) { Image(systemName: "xmark").frame(width: 28, height: 28).background(.red) }
              .buttonStyle(RoomyStyle())
          }
        }
      }
      """),
    // Callers ask for a step of a scale.
    .right(
      """
      enum AvatarSize {
        case regular, small
        var side: CGFloat {
          switch self {
          case .regular: 48
          case .small: 32
          }
        }
      }
      struct AvatarButton: View {
        var size = AvatarSize.regular
        var body: some View {
          Button(action: open) { Image(systemName: "person").frame(width: size.side, height: size.side) }
        }
      }
      """),
    .wrong(
      """
      // What is dressed alike has its size from one decision.
      struct PlayButton: View {
        var body: some View {
          Button(action: play) {
            Image(systemName: "play").frame(width: ↓32, height: 32).background(.red)
          }
        }
      }
      struct StopButton: View {
        var body: some View {
          Button(action: pause) {
            Image(systemName: "stop").frame(width: 32, height: 32).background(.red)
          }
        }
      }
      """),
    .right(
      """
      // Only a Mac shows the bar.
      struct Viewer: View {
        var body: some View {
          #if os(macOS)
            Text(title).overlay { bar }
          #else
            Text(title)
          #endif
        }
        private var bar: some View { HStack { closeButton } }
        private var closeButton: some View {
          Button(action: close) { Image(systemName: "xmark").frame(width: 20, height: 20) }.buttonStyle(.plain)
        }
      }
      """),
    // Where it is small a tap does nothing.
    .right(
      """
      struct Grip: View {
        @State private var width = 0.0
        var body: some View {
          Color.gray
            .frame(width: width > 0 ? 20 : 70, height: width > 0 ? 50 : 120)
            .onTapGesture { if width <= 0 { width = 250 } }
        }
      }
      """),
    .wrong(
      """
      struct Handle: View {
        @State private var width = 0.0
        var body: some View {
          Text(title)
            .frame(width: width > 0 ? ↓20 : 70, height: width > 0 ? 50 : 120)
            .onTapGesture { width = width > 0 ? 0 : 250 }
        }
      }
      struct Knob: View {
        @State private var isOpen = false
        var body: some View {
          Text(title)
            .frame(width: isOpen ? ↓20 : 70, height: 50)
            .onTapGesture { withAnimation { return toggle() } }
        }
        private func toggle() { isOpen.toggle() }
      }
      struct Latch: View {
        @State private var isOpen = false
        var body: some View {
          Text(title)
            .frame(width: isOpen ? ↓20 : 70, height: 50)
            .onTapGesture { Task { isOpen.toggle() } }
        }
      }
      """),
    // What the label has around its symbol is given back outside: it is there for fingers alone.
    .right(
      """
      Button(action: action) {
        Image(systemName: "minus").frame(width: 28, height: 24).padding(.vertical, 8).contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .padding(.vertical, -8)
      Button(action: action) { Text("Continue").frame(width: 130, height: 40).background(.blue) }.buttonStyle(.plain)
      """),
  ]
}
