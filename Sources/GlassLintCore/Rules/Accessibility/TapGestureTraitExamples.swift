extension TapGestureTrait {
  static let examples: [Rule.Example] = [
    .right(
      """
      // It has worked that out by itself.
      struct Balance: View {
        let deposits: [Int]
        @State private var sum = 0
        var body: some View {
          Text(sum.formatted())
            .onTapGesture { add() }
            .onAppear { add() }
            .onChange(of: deposits) { add() }
        }
        private func add() { sum = deposits.reduce(0, +) }
      }
      """),
    .wrong(
      """
      VStack { Text("No entries"); Text("(tap to refresh)") }.↓onTapGesture { open() }
      """,
      fixed: """
        VStack { Text("No entries"); Text("(tap to refresh)") }.onTapGesture { open() }.accessibilityElement(children: .combine).accessibilityAddTraits(.isButton)
        """),
    .wrong(
      """
      Text("Details")
        .↓onTapGesture { showDetails() }
        .padding()
      """,
      fixed: """
        Text("Details")
          .onTapGesture { showDetails() }
          .accessibilityAddTraits(.isButton)
          .padding()
        """),
    .wrong(
      #"Image("map").accessibilityLabel("Map").↓onTapGesture(perform: open)"#,
      fixed:
        #"Image("map").accessibilityLabel("Map").onTapGesture(perform: open).accessibilityAddTraits(.isButton)"#
    ),
    .wrong(
      """
      HStack { Text("Theme"); Spacer() }
        .accessibilityAddTraits(.isHeader)
        .↓onTapGesture(count: 1) { isExpanded.toggle() }
      """,
      fixed: """
        HStack { Text("Theme"); Spacer() }
          .accessibilityAddTraits(.isHeader)
          .onTapGesture(count: 1) { isExpanded.toggle() }
          .accessibilityElement(children: .combine)
          .accessibilityAddTraits(.isButton)
        """),
    .wrong(
      """
      Circle().fill(color).frame(width: 24, height: 24).↓onTapGesture { pick(color) }
      Row(item: item).↓onTapGesture { open(item) }
      """),
    .wrong(#"Image(systemName: "xmark").↓onTapGesture { dismiss() }"#),
    // The picture's name would become part of the button's.
    .wrong(
      #"HStack { Text("Details"); Image("box.checked") }.↓onTapGesture { showDetails() }"#,
      fixed: #"HStack { Text("Details"); Image("box.checked") }.onTapGesture { showDetails() }"#),
    // The card can be tapped, and the mark on it with it.
    .wrong(
      """
      VStack {
        Text("Details").onTapGesture { isExpanded.toggle() }
        Text(title)
      }
      .↓onTapGesture { if isEditing { isExpanded.toggle() } else { showDetails() } }
      """),
    .wrong(#"Text("Details").↓gesture(TapGesture().onEnded { _ in showDetails() })"#),
    .wrong(
      """
      Text("Stop").↓onTapGesture {
        guard !isLocked else { return }
        reset()
      }
      """),
    .wrong(
      #"Text("Website").↓onTapGesture { UIApplication.shared.open(address) }"#,
      fixed:
        #"Text("Website").onTapGesture { UIApplication.shared.open(address) }.accessibilityAddTraits(.isLink)"#
    ),
    .wrong(
      """
      Text("Website").↓onTapGesture {
        #if os(iOS)
          UIApplication.shared.open(address)
        #endif
      }
      """,
      fixed: """
        Text("Website").onTapGesture {
          #if os(iOS)
            UIApplication.shared.open(address)
          #endif
        }
        .accessibilityAddTraits(.isLink)
        """),
    // Where there is no day there would be a button without a name.
    .wrong(
      """
      VStack { if isOn { Text(title) } }.↓onTapGesture { open() }
      """,
      fixed: """
        VStack { if isOn { Text(title) } }.onTapGesture { open() }
        """),
    .right(
      """
      struct Wheel: View {
        var body: some View {
          VStack {
            if isOn { Button(action: reset) { Text("Spin again") } }
          }
          .overlay {
            Image("wheel").onTapGesture {
              if isOn { reset() }
            }
          }
        }
      }
      """),
    .right(
      """
      Text("Details").onTapGesture { showDetails() }.accessibilityAddTraits([.isButton, .isSelected])
      Text("Details").onTapGesture { showDetails() }.accessibilityAction { showDetails() }
      Text("Details").onTapGesture { showDetails() }.accessibilityHidden(true)
      Button("Details", action: show).onTapGesture { track() }
      HStack { Toggle("Wi-Fi", isOn: $isOn) }.onTapGesture { isOn.toggle() }
      """),
    .right(
      """
      VStack { fields }.onTapGesture { focusedField = nil }
      Color.black.opacity(0.4).onTapGesture { withAnimation { isPresented = false } }
      Form { fields }.onTapGesture { hideKeyboard() }
      GeometryReader { _ in EmptyView() }.background(.black.opacity(0.4)).onTapGesture { isMenuOpen.toggle() }
      Text(title).onTapGesture { onTap?() }
      Text(title).onTapGesture { if let onTap { onTap() } }
      HStack { Text("Off").onTapGesture { isOn = false }; Toggle("Wi-Fi", isOn: $isOn) }
      """),
    .right(
      """
      struct Overview: View {
        var toggle: some View { Button("More") { withAnimation { isExpanded.toggle() } } }
        var body: some View {
          Text(overview).onTapGesture {
            withAnimation { isExpanded.toggle() }
          }
          HStack { Text(title); toggle }.onTapGesture { if isOn { open() } }
          HStack { Text(title); Button("Less") { isExpanded = false } }.onTapGesture { isExpanded.toggle() }
          HStack { Button("Reset") { reset() } }.onTapGesture { open() }
          HStack { Text(title); Button("Reset") { reset() } }.onTapGesture { if isOn { open() } }
          toggle
        }
      }
      """),
    // The button leads elsewhere, and nothing else to where the tap does; what only a pointer brings up, VoiceOver never meets.
    .wrong(
      """
      struct Person: View {
        @State private var isHovered = false
        var body: some View {
          HStack { Text(name); Button("Remove") { remove() } }.↓onTapGesture { open() }
          HStack { Text(title); if isHovered { Button("Open") { open() } } }
            .onHover { isHovered = $0 }
            .↓onTapGesture { reset() }
        }
      }
      """),
    .wrong(
      """
      struct ToolView { var title: String }
      struct Tool: View {
        let view: ToolView
        var body: some View {
          HStack { Text(view.title) }.↓onTapGesture { open() }
        }
      }
      """,
      fixed: """
        struct ToolView { var title: String }
        struct Tool: View {
          let view: ToolView
          var body: some View {
            HStack { Text(view.title) }.onTapGesture { open() }.accessibilityElement(children: .combine).accessibilityAddTraits(.isButton)
          }
        }
        """),
    .right(
      """
      List(selection: $model.shown) {
        ForEach(tasks) { task in TaskRow(task: task).onTapGesture { model.shown = task.id } }
      }
      """),
    .right(
      """
      ZStack {
        Color.black.ignoresSafeArea()
        VStack { Text(time); Text(date) }.onTapGesture { showBars() }
      }
      ZStack { Color.black.ignoresSafeArea(); Text(time) }.onTapGesture { showBars() }
      """),
    .right(
      """
      enum MenuAction { case hideMenu }
      struct Store { func send(_ action: MenuAction) {} }
      struct Version: View {
        let store: Store
        let focus: Binding<String?>
        @State private var name = ""
        @State private var taps = 0
        @State private var showsSecrets = false
        var body: some View {
          Text(title).onTapGesture { count() }
          Image("cover").allowsHitTesting(false).onTapGesture { open() }
          VStack { TextField("Name", text: $name) }.onTapGesture {
            if !isPlaying { focus.wrappedValue = "name" }
          }
          Color.black.opacity(0.4).frame(width: 2_000, height: 2_000).onTapGesture { store.send(.hideMenu) }
        }
        private func count() {
          taps += 1
          if taps > 4 { showsSecrets = true }
        }
      }
      struct Skip: View {
        @State private var taps = 0
        var body: some View {
          // A double tap, counted by hand.
          Text(title).onTapGesture {
            taps += 1
            if taps > 1 { open() }
          }
          Rectangle().frame(width: 44).opacity(0.01).onTapGesture { open() }
        }
      }
      """),
    .wrong(
      """
      struct Pages: View {
        @State private var page = 0
        var body: some View {
          Text(page.formatted()).↓onTapGesture {
            page += 2
            if page > 2 { page = 0 }
          }
        }
      }
      """,
      fixed: """
        struct Pages: View {
          @State private var page = 0
          var body: some View {
            Text(page.formatted()).onTapGesture {
              page += 2
              if page > 2 { page = 0 }
            }
            .accessibilityAddTraits(.isButton)
          }
        }
        """),
    // A trait would make a button without a name of it.
    .wrong(
      """
      Label("", systemImage: "star").↓onTapGesture { open() }
      AsyncImage(url: avatar).↓onTapGesture { reset() }
      """),
    .wrong(
      """
      VStack {
        Text(day)
        if isOpen { ForEach(items) { Text($0.name) } }
      }
      .↓onTapGesture { isOpen.toggle() }
      """),
    // What calls the same function in one drawing is told once.
    .wrong(
      """
      HStack { Text(day).↓onTapGesture { pick(color) }; Text(title).onTapGesture { pick(color) } }
      """,
      fixed: """
        HStack { Text(day).onTapGesture { pick(color) }.accessibilityAddTraits(.isButton); Text(title).onTapGesture { pick(color) }.accessibilityAddTraits(.isButton) }
        """),
    // A tap beside what is being edited only ends that.
    .right(
      """
      struct Greeting: View {
        @State private var isEditing = false
        @FocusState private var isFocused: Bool
        var body: some View { Text(name).onTapGesture(perform: tapBeside) }
        private func tapBeside() { if isEditing { finish() } }
        private func finish() {
          reset()
          isEditing = false
          isFocused = false
        }
      }
      """),
    .wrong(
      """
      // A button would take the selection away.
      Text(title).textSelection(.enabled).↓onTapGesture { open() }
      """,
      fixed: """
        // A button would take the selection away.
        Text(title).textSelection(.enabled).onTapGesture { open() }.accessibilityAddTraits(.isButton)
        """),
    .right(
      """
      struct Comment: View {
        @State private var isOpen = false
        let note: String
        var body: some View {
          // VoiceOver reads every line of it anyway.
          Text(note).lineLimit(isOpen ? nil : 3).onTapGesture { withAnimation { isOpen.toggle() } }
        }
      }
      struct Story: View {
        @State private var isOpen = false
        let story: String
        var body: some View {
          Text(story)
            .frame(maxHeight: isOpen ? nil : 180)
            .overlay {
              if !isOpen {
                LinearGradient(colors: [.clear, .white], startPoint: .top, endPoint: .bottom)
                  .accessibilityHidden(true)
              }
            }
            .onTapGesture { isOpen.toggle() }
        }
      }
      struct Card: View {
        var onTap: (() -> Void)?
        var body: some View {
          // Whoever shows it decides.
          Text(title).onTapGesture {
            print("tapped")
            onTap?()
          }
        }
      }
      struct Inbox: View {
        var body: some View {
          ScrollView { Text(note).onTapGesture { Task { await load() } } }.refreshable { await load() }
        }
      }
      """),
    .wrong(
      """
      struct Answer: View {
        @State private var isOpen = false
        let answer: String
        var body: some View {
          // Nothing of it is there before.
          Text(answer).frame(maxHeight: isOpen ? nil : 0)
          Text(name).↓onTapGesture { isOpen.toggle() }
        }
      }
      """,
      fixed: """
        struct Answer: View {
          @State private var isOpen = false
          let answer: String
          var body: some View {
            // Nothing of it is there before.
            Text(answer).frame(maxHeight: isOpen ? nil : 0)
            Text(name).onTapGesture { isOpen.toggle() }.accessibilityAddTraits(.isButton)
          }
        }
        """),
    .right(
      """
      struct Die: View {
        @State private var turns = 0
        var body: some View {
          Image("die").rotationEffect(.degrees(Double(turns) * 90)).animation(.bouncy, value: turns)
            .onTapGesture { turns = turns + 1 }
        }
      }
      struct Day: View {
        @State private var isOpen = false
        var body: some View {
          VStack {
            Text(name)
            Text(title)
            if isOpen { Text(note); Text(subtitle) }
          }
          .onTapGesture { isOpen.toggle() }
        }
      }
      """),
    // A control that anybody can use sets the same.
    .right(
      """
      struct Pages: View {
        @State private var page = 1
        @State private var position: Int?
        private var chosen: Binding<Double> {
          Binding(get: { Double(page) }, set: { page = Int($0) })
        }
        var body: some View {
          ScrollView(.horizontal) {
            HStack {
              ForEach(1...9, id: \\.self) { number in
                Text(number.formatted()).onTapGesture {
                  page = number
                  position = number
                }
              }
            }
          }
          .scrollPosition(id: $position)
          Slider(value: chosen, in: 1...9) { Text("Page") }
        }
      }
      """),
    // It goes away by itself.
    .right(
      """
      struct Toast: View {
        @State private var isShown = true
        var body: some View {
          if isShown {
            ToastText { dismissToast() }.task {
              try? await Task.sleep(nanoseconds: 3_000_000_000)
              dismissToast()
            }
          }
        }
        private func dismissToast() { isShown = false }
      }
      struct ToastText: View {
        let onTap: () -> Void
        var body: some View { Text(title).onTapGesture { onTap() } }
      }
      """),
    .right(
      """
      HStack {
        Rectangle().fill(color).frame(height: 8).onTapGesture { back() }
        Button("Next", action: next)
      }
      .background(color)
      """),
    .wrong(
      """
      ForEach(1...5, id: \\.self) { number in
        Image(systemName: Double(number) <= done ? "star.fill" : "star").↓onTapGesture { done = Double(number) }
      }
      """,
      fixed: """
        ForEach(1...5, id: \\.self) { number in
          Image(systemName: Double(number) <= done ? "star.fill" : "star").onTapGesture { done = Double(number) }
        }
        """),
    .right("Section { Text(name) } footer: { Text(note) }.onTapGesture { open() }"),
    .right(
      """
      ZStack { Image("map").onTapGesture(perform: open); Button("Open in Maps", action: open) }
      ZStack { Image("map").onTapGesture { open() }; Button("Open in Maps", action: open) }
      """),
    .right("Image(\"photo\").onTapGesture(count: 2) { zoomIn() }"),
    .right("Map().onTapGesture { location in drop(at: location) }"),
    .right(
      """
      struct Account: View {
        @State private var showsNumber = false
        @State private var showsMore = false
        @State private var showsDate = false
        var body: some View {
          HStack { Text("Version"); if showsNumber { Text(subtitle) }; Text(title) }
            .onTapGesture { withAnimation { showsNumber.toggle() } }
          Text(showsDate ? subtitle : title).onTapGesture { showsDate.toggle() }
          HStack {
            if showsMore { Text(subtitle) } else { Text(title).onTapGesture { showsMore = true } }
          }
        }
      }
      struct Recipients: View {
        @FocusState private var isFocused: Bool
        var body: some View { Text(name).onTapGesture(perform: edit) }
        private func edit() { isFocused = true }
      }
      """),
    .wrong(
      """
      struct Row: View {
        let trailing: () -> AnyView
        @State private var isOpen = false
        var body: some View {
          HStack { Text(title); Spacer(); end }.↓onTapGesture { open() }
          HStack { Text(name); if isOpen { Text(note) } }.contentShape(Rectangle()).↓onTapGesture { isOpen.toggle() }
        }
        private var end: some View { trailing() }
      }
      """),
    // The finger has more room for a field; what others hand in goes with that.
    .right(
      """
      struct Search: View {
        @FocusState private var isFocused: Bool
        @State private var words = ""
        let onOpen: (() -> Void)?
        var body: some View {
          VStack { line }.onTapGesture { open() }
          Image(systemName: "chevron.down").onTapGesture {
            isFocused = true
            if isFocused { DispatchQueue.main.async { onOpen?() } }
          }
        }
        private var line: some View { ZStack { field } }
        private var field: some View { TextField("Name", text: $words) }
      }
      """),
    .right(
      """
      struct Device: View {
        @State private var isLong = false
        var body: some View {
          LabeledContent("Model", value: isLong ? subtitle : title)
            .contentShape(Rectangle())
            .onTapGesture { isLong.toggle() }
        }
      }
      struct Panel {
        let view: AnyView
      }
      struct PanelHolder: View {
        let panel: Panel
        // Whatever is in it.
        var body: some View { panel.view.onTapGesture { open() } }
      }
      """),
    // The field is what VoiceOver reaches, and a row that nobody points at has nothing to tap.
    .right(
      """
      struct Code: View {
        @Binding var input: String
        @FocusState private var isTyping: Bool
        var body: some View {
          HStack { Text(input); Text(title) }
            .onTapGesture { isTyping = true }
            .overlay { TextField("Code", text: $input).focused($isTyping) }
        }
      }
      struct Message: View {
        @State private var isPointedAt = false
        var body: some View {
          HStack { Text(title); if isPointedAt, isOn { bin } }.onHover { isPointedAt = $0 }
          Text(name).onHover { isPointedAt = $0 }.overlay { Tools(isShown: isPointedAt) }
        }
        var bin: some View { HStack { Text("Remove"); Image(systemName: "trash") }.onTapGesture { remove() } }
      }
      struct Tools: View {
        let isShown: Bool
        var body: some View { if isShown { Text("Remove").onTapGesture { remove() } } }
      }
      """),
    // Shown also where nothing points at it.
    .wrong(
      """
      struct Message: View {
        @State private var isOpen = false
        var body: some View {
          HStack { Text(title); if isOpen { bin } }.onHover { isOpen = $0 }
          Button("Edit") { isOpen = true }
        }
        var bin: some View { Text("Remove").↓onTapGesture { remove() } }
      }
      """,
      fixed: """
        struct Message: View {
          @State private var isOpen = false
          var body: some View {
            HStack { Text(title); if isOpen { bin } }.onHover { isOpen = $0 }
            Button("Edit") { isOpen = true }
          }
          var bin: some View { Text("Remove").onTapGesture { remove() }.accessibilityAddTraits(.isButton) }
        }
        """),
    // Whether it is a button or a link only those tell who use it.
    .wrong(
      """
      struct Mention: View {
        let follow: (URL) -> Void
        var body: some View { Text(name).↓onTapGesture { follow(address) } }
      }
      struct Post: View {
        var body: some View { Mention(follow: { site in visit(site) }) }
        func visit(_ site: URL) { UIApplication.shared.open(site) }
      }
      """,
      fixed: """
        struct Mention: View {
          let follow: (URL) -> Void
          var body: some View { Text(name).onTapGesture { follow(address) } }
        }
        struct Post: View {
          var body: some View { Mention(follow: { site in visit(site) }) }
          func visit(_ site: URL) { UIApplication.shared.open(site) }
        }
        """),
    // It only looks sharper, and the modifier has the name of the state; a joke on the side stays in the same texts.
    .right(
      """
      struct Invitation: View {
        @State private var blur = 10.0
        @State private var isJoke = false
        let haptics: Haptics
        var body: some View {
          Image("guest").accessibilityLabel("Guest").blur(radius: blur).onTapGesture { if blur > 4 { blur -= 5 } }
          VStack { Text(isJoke ? "Always has been" : "Version 1") }.onTapGesture {
            isJoke.toggle()
            if isJoke { haptics.tap() }
          }
        }
      }
      struct Haptics { func tap() {} }
      """),
    // A state that is handed on to be changed is more than a look.
    .wrong(
      """
      struct Photo: View {
        @State private var zoom = 1.0
        var body: some View {
          Image("guest").accessibilityLabel("Guest").scaleEffect(zoom).↓onTapGesture { zoom = 2 }
          Controls(zoom: $zoom)
        }
      }
      struct Controls: View {
        @Binding var zoom: Double
        var body: some View { Text(zoom.formatted()) }
      }
      """),
    // On a Mac a key does the same.
    .right(
      """
      #if os(macOS)
        struct Cell: View {
          @State private var edits = false
          @State private var notes = ""
          var body: some View {
            VStack {
              if edits { TextEditor(text: $notes) } else { Text(notes).onTapGesture { edits = true } }
            }
            .onKeyPress(.return) {
              edits = true
              return .handled
            }
          }
        }
      #endif
      """),
    // A key of another view does nothing here.
    .wrong(
      """
      #if os(macOS)
        struct Title: View {
          @State private var edits = false
          @State private var title = ""
          var body: some View {
            if edits { TextField("Title", text: $title) } else { Text(title).↓onTapGesture { edits = true } }
          }
        }
        struct Notes: View {
          @State private var edits = false
          @State private var notes = ""
          var body: some View {
            VStack { if edits { TextEditor(text: $notes) } else { Text(notes) } }
              .onKeyPress(.return) {
                edits = true
                return .handled
              }
          }
        }
      #endif
      """),
    // Neither a tip around it, nor that it is one element, tells that it can be tapped; and what is compared is no view.
    .wrong(
      """
      struct Row: View {
        let title: String
        var body: some View { HStack { Text(title); Text("Today") }.accessibilityElement(children: .combine) }
      }
      struct Symbols: View {
        enum SymbolIcon { case sun, moon }
        @State private var chosen: SymbolIcon = .sun
        let pick: (String) -> Void
        var body: some View {
          VStack {
            Row(title: "Sun").↓onTapGesture { pick("Sun") }
            ZStack { Circle().fill(chosen == .moon ? .blue : .gray); Image(systemName: "moon") }
              .↓onTapGesture { chosen = .moon }
            LabeledContent("Star") { Image(systemName: "star").↓onTapGesture { showDetails() } }
          }
          .tooltipArea()
        }
      }
      extension View { func tooltipArea() -> some View { overlay { Text("Pick one") } } }
      """),
    // An announced control of a sibling does the same.
    .right(
      """
      struct Board: View {
        @Binding var selection: Int
        var body: some View { Image("board").onTapGesture { selection = 3 } }
      }
      struct Move: View {
        @Binding var selection: Int
        var body: some View { Button("Third move") { selection = 3 } }
      }
      struct Game: View {
        @State private var selection = 0
        var body: some View { ZStack { Board(selection: $selection); Move(selection: $selection) } }
      }
      """),
    // What it compares says whether it is chosen.
    .wrong(
      """
      struct Themes: View {
        @State private var selection = ""
        var body: some View {
          ForEach(["Dawn", "Dusk"], id: \\.self) { theme in
            Text(theme).bold(selection == theme).↓onTapGesture { selection = theme }
          }
        }
      }
      """,
      fixed: """
        struct Themes: View {
          @State private var selection = ""
          var body: some View {
            ForEach(["Dawn", "Dusk"], id: \\.self) { theme in
              Text(theme).bold(selection == theme).onTapGesture { selection = theme }.accessibilityAddTraits(selection == theme ? [.isButton, .isSelected] : .isButton)
            }
          }
        }
        """),
    // What its menu or its swipe actions do VoiceOver offers; a hint goes away by itself; a component of others may make a
    // button of what it is given for each element.
    .right(
      """
      struct Teams: View {
        @State private var assigned: String?
        @State private var isHinted = false
        @State private var task: Task<Void, Never>?
        let canAssign: Bool
        let model: String
        var body: some View {
          Text(name)
            .onTapGesture { if canAssign { assigned = model } }
            .contextMenu { if canAssign { Button("Assign") { assigned = model } } }
          Label(isHinted ? "Hold" : "Call", systemImage: "phone").onTapGesture {
            withAnimation { isHinted = true }
            task?.cancel()
            task = Task {
              try? await Task.sleep(for: .seconds(2))
              isHinted = false
            }
          }
        }
      }
      """),
    // Nobody offers what is done besides.
    .wrong(
      """
      struct Teams: View {
        @State private var assigned: String?
        @State private var isMarked = false
        let model: String
        var body: some View {
          Text(name).↓onTapGesture { assigned = model }.contextMenu { Button("Delete") { assigned = nil } }
          Text(title).↓onTapGesture {
            isMarked = true
            open()
            Task {
              try? await Task.sleep(for: .seconds(2))
              isMarked = false
            }
          }
        }
      }
      """),
    // The picture is named like the text, and would be read with it.
    .wrong(
      """
      struct Symptom: View {
        let symptom: String
        var body: some View { VStack { Image(symptom); Text(symptom) }.↓onTapGesture { open() } }
      }
      """),
    // A text over all of the screen, in a property of its own.
    .right(
      """
      struct Story: View {
        @State private var page = 1
        var body: some View { ZStack { Color.black.ignoresSafeArea(); pages } }
        private var pages: some View {
          GeometryReader { room in
            VStack { Text(page.formatted()).frame(width: room.size.width) }.onTapGesture { page += 1 }
          }
        }
      }
      """),
  ]
}
