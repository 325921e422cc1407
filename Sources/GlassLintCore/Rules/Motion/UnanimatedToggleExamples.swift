enum UnanimatedToggleExamples {
  static let all: [Rule.Example] = wrong + right

  private static let wrong: [Rule.Example] = [
    .wrong(
      """
      struct Details: View {
        @State private var isOpen = false
        var body: some View {
          VStack {
            Button("Details", action: toggle)
            if isOpen { Text("More") }
          }
        }
        private func toggle() { isOpen.↓toggle() }
      }
      """),
    .wrong(
      """
      struct DateRow: View {
        @State private var showDatePicker = false
        @State private var date = Date()
        var body: some View {
          VStack {
            Button {
              showDatePicker.↓toggle()
            } label: {
              Text("Date").background(showDatePicker ? Color.blue.opacity(0.15) : Color.clear)
            }
            if showDatePicker { DatePicker("Date", selection: $date) }
          }
        }
      }
      """),
    .wrong(
      """
      private struct Header: View {
        @Binding var isExpanded: Bool
        var body: some View {
          Image(systemName: "chevron.right")
            .rotationEffect(.degrees(isExpanded ? 90 : 0))
            .onTapGesture { self.↓isExpanded = !isExpanded }
        }
      }
      struct Panel: View {
        @State private var isOpen = false
        var body: some View { Header(isExpanded: $isOpen) }
      }
      """),
    .wrong(
      """
      struct Details: View {
        @State private var isEditing = false
        @State private var level = 0.5
        var body: some View {
          if isEditing { Slider(value: $level) }
          Button("Edit") { ↓isEditing = true }
          Button("Done") { isEditing = false }
        }
      }
      """),
    .wrong(
      """
      struct Banner: View {
        @State var isHidden: Bool = false
        var body: some View {
          banner.opacity(isHidden ? 0 : 1)
          Button("Hide", action: { ↓isHidden = true })
        }
      }
      """),
  ]

  private static let right: [Rule.Example] = [
    // In place, or put back as it came.
    .right(
      """
      struct Copy: View {
        @State private var isCopied = false
        @State private var isPlain = false
        @State private var isMarked = false
        @State private var isNewestFirst = false
        @State private var password = ""
        var body: some View {
          VStack {
            Button { isCopied = true } label: {
              Image(systemName: isCopied ? "checkmark" : "doc").frame(width: 20, height: 20)
            }
            SecureField("Password", text: $password).opacity(isPlain ? 0 : 1)
            Button("Show") { isPlain.toggle() }
            if isMarked { Image(systemName: "bookmark.fill") } else { Image(systemName: "bookmark") }
            Button("Mark") { isMarked.toggle() }.background(isMarked ? Color.yellow : Color.clear)
            Button("Order") { isNewestFirst.toggle() }
          }
        }
      }
      struct Graph: View {
        @State private var isShown = false
        var body: some View {
          VStack {
            if isShown { Text("12") }
            Circle().gesture(DragGesture(minimumDistance: 0).onChanged { _ in show() }.onEnded { _ in isShown = false })
          }
        }
        private func show() { isShown = true }
      }
      struct Override: View {
        @State private var isEdited = false
        let reload: () -> Void
        var body: some View {
          VStack {
            if isEdited { Text("Edited") }
            Button("Undo") {
              isEdited = false
              reload()
            }
          }
        }
      }
      """),
    .right(
      """
      struct Details: View {
        @State private var isOpen = false
        var body: some View {
          VStack {
            Button("Details") { withAnimation { toggle() } }
            Button("More", action: toggle)
            if isOpen { Text("More") }
          }
        }
        private func toggle() { isOpen.toggle() }
      }
      """),
    .right(
      """
      struct SendButton: View {
        @State private var isHeld = false
        var body: some View {
          Button("Send") { isHeld = true }
            .opacity(isHeld ? 0.4 : 1)
            .disabled(isHeld)
        }
      }
      """),
    .right(
      """
      struct DateRow: View {
        @State private var showDatePicker = false
        @State private var date = Date()
        var body: some View {
          Button {
            withAnimation(.easeInOut(duration: 0.2)) {
              showDatePicker.toggle()
            }
          } label: {
            Text("Date")
          }
          if showDatePicker { DatePicker("Date", selection: $date) }
        }
      }
      """),
    .right(
      """
      struct Disclosure: View {
        @State private var isExpanded = false
        var body: some View {
          Image(systemName: "chevron.right")
            .rotationEffect(.degrees(isExpanded ? 90 : 0))
            .animation(.snappy, value: isExpanded)
            .onTapGesture { isExpanded.toggle() }
        }
      }
      """),
    .right(
      """
      struct Toolbar: View {
        @State private var showSettings = false
        var body: some View {
          Button("Settings") { showSettings = true }
            .sheet(isPresented: $showSettings) { SettingsView() }
            .disabled(showSettings)
        }
      }
      """),
    .right(
      """
      struct Folders: View {
        @State private var isNew = false
        @State private var name = ""
        @FocusState private var isNamed: Bool
        var body: some View {
          List {
            Text("Inbox")
            if isNew {
              HStack { TextField("Name", text: $name).focused($isNamed) }.onAppear { isNamed = true }
            } else {
              Button("New Folder") { isNew = true }
            }
          }
        }
      }
      """),
    .right(
      """
      struct Loader: View {
        @State private var isLoading = false
        var body: some View {
          Button("Load") { isLoading = true }
          if isLoading { ProgressView() }
        }
      }
      """),
    .right(
      """
      private struct Header: View {
        @Binding var isExpanded: Bool
        var body: some View {
          Image(systemName: "chevron.right")
            .rotationEffect(.degrees(isExpanded ? 90 : 0))
            .onTapGesture { isExpanded.toggle() }
        }
      }
      struct Panel: View {
        @State private var isOpen = false
        var body: some View { Header(isExpanded: $isOpen).animation(.snappy, value: isOpen) }
      }
      """),
    .right(
      """
      struct Terms: View {
        @State private var isAccepted = false
        var body: some View {
          Button("Accept") { isAccepted.toggle() }
          Button("Go on") { load() }
            .disabled(!isAccepted)
            .opacity(isAccepted ? 1 : 0.6)
          if !isAccepted { Color.clear.onTapGesture { showDetails() } }
        }
        func load() {}
      }
      """),
    .right(
      """
      struct Gleam: View {
        @State private var isGleaming = false
        @State private var position = -0.5
        var body: some View {
          VStack {
            if isGleaming { Circle().offset(x: position) }
            Button("Shine") {
              isGleaming = true
              withAnimation { position = 1.5 }
            }
          }
        }
      }
      """),
  ]
}
