/// A control that shows nothing but an image, and nobody has said what it is for.
enum ControlLabel {
  static let rule = Rule(
    id: "control-label",
    theme: .accessibility,
    summary: "a control whose only content is an image, without an accessibility label",
    rationale: """
      VoiceOver reads a control by its text. With an image alone it falls back on the name of the picture or symbol, \
      which rarely says what the control does, and which Voice Control users have to guess.
      """,
    quiet: [
      "where the system's name for the symbol is what the control does: a play button that plays, the dots of a menu in a bar",
      "where a view of the project's own is shown that may say something, or what is handed in",
      "where what stands around it names it, also in another file, or most places do that show it",
      "for a button that does nothing and is disabled, and for what is hidden, merged or never seen",
      "where `.help` says what it is for, which VoiceOver reads out as its hint",
    ],
    severity: .warning,
    fixable: .unsafe,
    seeds: ["000"],
    criteria: [.nonTextContent, .nameRoleValue],
    examples: [
      .wrong(
        """
        ↓Button(action: send) {
          Image(systemName: "paperplane.fill")
        }
        """,
        fixed: """
          Button(action: send) {
            Image(systemName: "paperplane.fill")
          }
          .accessibilityLabel("Send")
          """),
      // VoiceOver says “Delete”, “Close” and “Refresh” by itself: more would have to say of what.
      .wrong(
        """
        struct Shelf: View {
          let fetch: () -> Void
          @Environment(\\.dismiss) private var dismiss
          var body: some View {
            ↓Button(action: remove) { Image(systemName: "trash.fill") }
            ↓Button { dismiss() } label: { Image(systemName: "xmark.circle.fill") }
            refreshButton
          }
          private var refreshButton: some View {
            ↓Button { if isOn { fetch() } } label: { Image(systemName: "arrow.clockwise") }
          }
        }
        """,
        fixed: """
          struct Shelf: View {
            let fetch: () -> Void
            @Environment(\\.dismiss) private var dismiss
            var body: some View {
              Button(action: remove) { Image(systemName: "trash.fill") }
              Button { dismiss() } label: { Image(systemName: "xmark.circle.fill") }
              refreshButton
            }
            private var refreshButton: some View {
              Button { if isOn { fetch() } } label: { Image(systemName: "arrow.clockwise") }
            }
          }
          """),
      .wrong(
        """
        ↓Button { dismiss() } label: { Image("ic_close").resizable().frame(width: 24, height: 24) }
          .buttonStyle(.plain)
        """,
        fixed: """
          Button { dismiss() } label: { Image("ic_close").resizable().frame(width: 24, height: 24) }
            .accessibilityLabel("Close")
            .buttonStyle(.plain)
          """),
      .wrong(
        """
        ↓NavigationLink(value: Route.settings) {
          ZStack {
            Circle().fill(.blue)
            if isOn { Image(systemName: "bell.fill") } else { Image(systemName: "bell") }
          }
          .frame(width: 44, height: 44)
        }
        """),
      .wrong(#"↓Toggle(isOn: $isMuted) { Image(systemName: isMuted ? "speaker.slash" : "speaker") }"#),
      .wrong(
        #"↓Button("", systemImage: "paperplane", action: send)"#,
        fixed: #"Button("", systemImage: "paperplane", action: send).accessibilityLabel("Send")"#),
      .wrong(
        #"↓Button { query = "" } label: { Image(systemName: "xmark.circle.fill") }"#,
        fixed:
          #"Button { query = "" } label: { Image(systemName: "xmark.circle.fill") }.accessibilityLabel("Clear")"#
      ),
      .wrong(
        """
        ↓Button {
          query = ""
          isOn.toggle()
        } label: {
          Image(systemName: "xmark")
        }
        """),
      .wrong(
        """
        struct Rating: View {
          var body: some View { ↓Button(action: add) { star(for: 1) } }
          func star(for number: Double) -> Image { Image(systemName: number > done ? "star" : "star.fill") }
        }
        """),
      // The words of this file are found by a function, and a plain one would stay English.
      .wrong(
        """
        struct Draft: View {
          func worded(_ key: String) -> String { key }
          var body: some View {
            Text(worded("Draft"))
            ↓Button(action: send) { Image(systemName: "paperplane") }
          }
        }
        """),
      // An English word would be read in German.
      .wrong(
        """
        VStack {
          Text("Entwürfe")
          ↓Button(action: send) { Image(systemName: "paperplane") }
        }
        """),
      // Its type is written out, and with a label it would have another.
      .wrong(
        "struct Card: View { var add: Button<Image> { ↓Button(action: send) { Image(systemName: \"paperplane\") } }; var body: some View { add } }",
        fixed:
          "struct Card: View { var add: Button<Image> { Button(action: send) { Image(systemName: \"paperplane\") } }; var body: some View { add } }"
      ),
      .wrong("↓Button(action: open) { KFImage(avatar).resizable().clipShape(Circle()) }"),
      .wrong(
        """
        ↓Button(action: showInFinder) { Image(systemName: "folder") }
        ↓Menu { choices } label: { Image(systemName: "circle.fill") }
        ↓Menu { choices } label: { Image(systemName: "ellipsis") }
        // It counts on.
        ↓Button { let newTickets = tickets + 1; tickets = newTickets } label: { Image(systemName: "plus") }
        """),
      .wrong("↓Button { pick(color) } label: { Circle().fill(color).frame(width: 44, height: 44) }"),
      .wrong(
        """
        struct Portrait: View {
          let url: URL
          var body: some View { AsyncImage(url: url).frame(width: 64, height: 64).clipShape(Circle()) }
        }
        struct Profile: View {
          let url: URL
          var body: some View { ↓Button(action: open) { Portrait(url: url) } }
        }
        """),
      .right(
        """
        VStack { Text(title) }.toolbar {
          ToolbarItem { Menu { choices } label: { Image(systemName: "ellipsis.circle") } }
        }
        """),
      .right(
        """
        Button(action: remove) {
          Image(systemName: "trash")
        }
        .accessibilityLabel("Delete draft")
        """),
      .right(
        """
        Button(action: remove) { Label("Delete", systemImage: "trash").labelStyle(.iconOnly) }
        Button("Add", systemImage: "plus", action: add)
        Button(action: add) { Image("plus", label: Text("Add")) }
        Button(action: add) { HStack { Image(systemName: "plus"); Text("Add") } }
        """),
      .right(
        """
        extension View {
          func accessibilityElement(label: String) -> some View {
            accessibilityElement(children: .ignore).accessibilityLabel(label)
          }
        }
        struct Shelf: View {
          var body: some View { Button(action: add) { Image("shelf").accessibilityElement(label: title) } }
        }
        """),
      .right(
        """
        Button(action: configuration.trigger) { configuration.label }
        Button(action: add) { CloseIcon() }
        Button(action: add) { picture }
        """),
      // The system's name for the symbol is what the control does.
      .right(
        """
        Button { reset(); play() } label: { Image(systemName: "play.fill") }
        Button { startPlayingMessage() } label: { Image(systemName: "play.fill") }
        ShareLink(item: address) { Image(systemName: "square.and.arrow.up") }
        Button(action: share) { Image(systemName: "square.and.arrow.up") }
        Button { isPlaying.toggle() } label: { Image(systemName: isPlaying ? "pause.fill" : "play.fill") }
        Button {
          if isOn { pause() } else { play() }
        } label: {
          Image(systemName: isOn ? "pause.fill" : "play.fill")
        }
        """),
      .right(
        """
        struct Player: View {
          enum Message { case load, togglePlayback }
          let send: (Message) -> Void
          var symbol: String {
            if !isDone {
              return "play.circle.fill"
            } else if isPlaying {
              return "pause.circle.fill"
            } else {
              return "play.circle.fill"
            }
          }
          var body: some View {
            Button {
              if isDone { send(.togglePlayback) } else { send(.load) }
            } label: {
              Image(systemName: symbol)
            }
          }
        }
        """),
      .wrong(
        """
        struct Library: View {
          @State private var adds = false
          @State private var creates = false
          var body: some View {
            VStack {
              ↓Button { creates = true } label: { Image(systemName: "plus") }
              ↓Button { adds = true } label: { Image(systemName: "plus") }
            }
            .sheet(isPresented: $creates) { NavigationStack { CreateShelfView() } }
            .sheet(isPresented: $adds) { Text("Nothing yet") }
          }
        }
        struct CreateShelfView: View { var body: some View { Text("Shelf") } }
        """,
        fixed: """
          struct Library: View {
            @State private var adds = false
            @State private var creates = false
            var body: some View {
              VStack {
                Button { creates = true } label: { Image(systemName: "plus") }.accessibilityLabel("Create Shelf")
                Button { adds = true } label: { Image(systemName: "plus") }
              }
              .sheet(isPresented: $creates) { NavigationStack { CreateShelfView() } }
              .sheet(isPresented: $adds) { Text("Nothing yet") }
            }
          }
          struct CreateShelfView: View { var body: some View { Text("Shelf") } }
          """),
      // The sheet of another view says nothing of this one.
      .wrong(
        """
        struct Shelves: View {
          @State private var isAdding = false
          var body: some View {
            ↓Button { isAdding = true } label: { Image(systemName: "plus") }
              .sheet(isPresented: $isAdding) { Text("Nothing yet") }
          }
        }
        struct Books: View {
          @State private var isAdding = false
          var body: some View { Text("Books").sheet(isPresented: $isAdding) { AddBookView() } }
        }
        struct AddBookView: View { var body: some View { Text("Book") } }
        """,
        fixed: """
          struct Shelves: View {
            @State private var isAdding = false
            var body: some View {
              Button { isAdding = true } label: { Image(systemName: "plus") }
                .sheet(isPresented: $isAdding) { Text("Nothing yet") }
            }
          }
          struct Books: View {
            @State private var isAdding = false
            var body: some View { Text("Books").sheet(isPresented: $isAdding) { AddBookView() } }
          }
          struct AddBookView: View { var body: some View { Text("Book") } }
          """),
      .right(
        """
        struct Report: View {
          let address: URL
          @State private var exports = false
          var body: some View {
            VStack {
              Button { export() } label: { Image(systemName: "square.and.arrow.up") }
              Button { exports = true } label: { Image(systemName: "square.and.arrow.up") }
            }
            .sheet(isPresented: $exports) { ShareSheet() }
          }
          private func export() {
            let controller = UIActivityViewController(activityItems: [address], applicationActivities: nil)
            print(controller)
          }
        }
        struct ShareSheet: View { var body: some View { Text("Share") } }
        """),
      .wrong(
        """
        ↓Button { if isOn { play() } else { pause() } } label: { Image(systemName: isOn ? "pause" : "play") }
        ↓Button(action: next) { Image(systemName: "play.fill") }
        ↓ShareLink(item: address) { Image(systemName: "link") }
        """),
      // One button written twice is said once.
      .wrong(
        """
        VStack {
          ↓Button(action: send) { Image(systemName: "paperplane") }
          Button { send() } label: { Image(systemName: "paperplane") }
          ↓Button(action: next) { Image(systemName: "paperplane") }
        }
        """,
        fixed: """
          VStack {
            Button(action: send) { Image(systemName: "paperplane") }.accessibilityLabel("Send")
            Button { send() } label: { Image(systemName: "paperplane") }.accessibilityLabel("Send")
            Button(action: next) { Image(systemName: "paperplane") }
          }
          """),
      // In one element with others, each is an action by its own name.
      .wrong(
        """
        HStack {
          Text(title)
          ↓Button(action: send) { Image(systemName: "paperplane") }
          ↓Menu { choices } label: { Image(systemName: "circle.fill") }
        }
        .accessibilityElement(children: .combine)
        .accessibilityLabel(title)
        """,
        fixed: """
          HStack {
            Text(title)
            Button(action: send) { Image(systemName: "paperplane") }.accessibilityLabel("Send")
            Menu { choices } label: { Image(systemName: "circle.fill") }
          }
          .accessibilityElement(children: .combine)
          .accessibilityLabel(title)
          """),
      // VoiceOver stops at a button that does nothing yet.
      .wrong(
        """
        ↓Button {} label: { Image(systemName: "tag") }
        ↓Button { print("Not yet") } label: { Image(systemName: "tag") }
        ↓Menu { choices } label: { Button {} label: { Image(systemName: "circle.fill") } }
        """),
      .right(
        """
        Button {} label: { Image(systemName: "tag") }.disabled(true)
        Button {} label: { Image(systemName: "tag") }.allowsHitTesting(false)
        Button {} label: { Image(systemName: "tag") }.accessibilityHidden(true)
        Menu { choices } label: { Button {} label: { Label("Sort", systemImage: "circle.fill") } }
        """),
      // What a switch is for those know who use it.
      .right(
        """
        struct Switch: View {
          @Binding var isOn: Bool
          var body: some View {
            Button { isOn.toggle() } label: { Circle().fill(isOn ? .green : .gray) }.buttonStyle(.plain)
          }
        }
        struct Sound: View {
          @Binding var isOn: Bool
          var body: some View {
            HStack { Text(title); Switch(isOn: $isOn) }
              .accessibilityElement(children: .combine)
              .accessibilityLabel(title)
            HStack { Text(name); Switch(isOn: $isOn) }
          }
        }
        """),
      .wrong(
        """
        struct Switch: View {
          @Binding var isOn: Bool
          var body: some View { ↓Button { isOn.toggle() } label: { Circle().fill(isOn ? .green : .gray) } }
        }
        struct Sound: View {
          @Binding var isOn: Bool
          var body: some View { HStack { Text(name); Switch(isOn: $isOn) } }
        }
        """),
    ],
    triggers: Rule.Triggers(calls: kinds.keys.sorted() + ["init"]),
    check: check)

  /// The controls with a label of their own, and what people call them.
  private static let kinds: [String: String] = [
    "Button": "button", "Link": "link", "Menu": "menu", "NavigationLink": "navigation link",
    "ShareLink": "share link",
    "Toggle": "toggle", "Picker": "picker", "PhotosPicker": "photos picker", "SettingsLink": "settings link",
    "DisclosureGroup": "disclosure group",
  ]

  private static func check(_ context: borrowing RuleContext, _ call: NodeID) {
    let reader = context.file.accessibility
    guard let name = reader.constructed(call), let kind = kinds[name.string] else { return }
    let images: [NodeID]
    if let title = context.tree.unlabelledArgument(call) {
      guard reader.isEmptyString(title), hasImage(call, context.tree) else { return }
      images = [call]
    } else {
      guard let label = label(of: call, name, reader), !isLabel(call, reader) else { return }
      let content = reader.content(ofArgument: label, takesComponents: true)
      guard content.isOnlyImages || content.isOnlyShapes,
        !content.passed.contains(where: { context.site.project.mayName($0, .control) }),
        !content.images.contains(where: { isOwn($0, context) })
      else { return }
      images = content.images
    }
    let action = context.tree.action(ofControl: call, name)
    guard context.file.isExposed(call, as: .control), !isNamedByUsers(call, context),
      images.count != 1 || !saysItself(images[0], name, call, action, context)
    else { return }
    // VoiceOver stops at a button that does nothing yet, and says so where it is disabled.
    if let action, context.tree.kind(action) == .closure, context.tree.doesNothing(action),
      context.file.views.isModified(call, by: { context.tree.isNamed($0, "disabled") })
    {
      return
    }
    // A plain word among keys would stay as it is in every language.
    let words =
      images.count == 1 && context.site.project.words.takeEnglish && !context.file.wordCounts.areKeptElsewhere
      ? newWords(for: name, images[0], action, context) : nil
    let shown =
      images.isEmpty
      ? "a shape"
      : images.count == 1 && images[0] != call ? context.quote(images[0], else: "an image") : "an image"
    let isAlike = images.count == 1 && isCalledAlike(images[0], name, call, action, context)
    let modifier = context.file.labelModifier("\"\(words ?? "…")\"", at: call)
    let range = context.tree.nameToken(call).map { context.tree.range(ofToken: $0) }
    context.reportOnce(
      at: range ?? context.tree.range(of: call), about: deed(action, of: call, context.tree),
      isMinor: isAlike,
      "this \(kind)'s only content is \(shown), so \(spoken(images, context.file)); add \(modifier) to say "
        + left(images, action, isAlike: isAlike, context),
      fixes: words == nil || context.file.mustKeepType(call)
        ? []
        : [
          .unsafe(
            "Add an accessibility label",
            [context.insertModifier(modifier, behind: labelTarget(call, context.tree))])
        ])
  }

  /// What is left to say of a control: all, or what the system's name for its symbol does not say.
  private static func left(
    _ images: [NodeID], _ action: NodeID?, isAlike: Bool, _ context: borrowing RuleContext
  ) -> String {
    let tree = context.tree
    guard let action else { return isAlike ? "more" : "what it does" }
    if !isAlike {
      return tree.kind(action) == .closure && tree.doesNothing(action) ? "what it is for" : "what it does"
    }
    guard ActionWords(tree, action).closes else { return "more" }
    let leadsBack = context.file.source(ofImage: images[0]).name.map(SpokenName.leadsBack) ?? false
    return leadsBack ? "where it leads" : "what it closes"
  }

  /// Whether a control is all that a view shows which takes a binding, as a switch that is drawn does, and somebody names
  /// it where that is shown: what it is for only they know.
  private static func isNamedByUsers(_ call: NodeID, _ context: borrowing RuleContext) -> Bool {
    let tree = context.tree
    guard tree.container(of: call) == nil, let type = tree.enclosingType(of: call),
      let name = tree.name(type),
      tree.enclosingDeclaration(of: call).map({ tree.isNamed($0, "body") }) ?? false
    else { return false }
    return tree.memberVariables(of: type).contains { tree.hasAttribute($0, "Binding") }
      && context.site.project.isSettledSomewhere(name.symbol, .control)
  }

  /// The argument that is a control's label; where that is a button by itself, which is drawn as its own label and pressed
  /// as part of the control, that of the button.
  private static func label(of control: NodeID, _ name: Name, _ reader: AccessibilityReader) -> NodeID? {
    guard let label = reader.tree.label(ofControl: control, name) else { return nil }
    return button(in: label, reader).flatMap { reader.tree.label(ofControl: $0, Name("Button")) } ?? label
  }

  /// The button that is all there is in the label of a control.
  private static func button(in label: NodeID, _ reader: AccessibilityReader) -> NodeID? {
    let tree = reader.tree
    guard let closure = tree.closure(label), case let statements = tree.statements(closure),
      statements.count == 1
    else { return nil }
    let chain = reader.chain(statements[0])
    guard reader.constructed(chain.root).map({ $0 == "Button" }) ?? false,
      chain.modifiers.allSatisfy({ !reader.names($0) && !reader.hides($0) && reader.ownNames($0).isEmpty })
    else { return nil }
    return chain.root
  }

  /// Whether a button is such a label, and of the control it is said.
  private static func isLabel(_ call: NodeID, _ reader: AccessibilityReader) -> Bool {
    guard let outer = reader.tree.container(of: call), let name = reader.constructed(outer.call),
      kinds[name.string] != nil, reader.tree.label(ofControl: outer.call, name) == outer.argument
    else { return false }
    return button(in: outer.argument, reader) == call
  }

  /// Whether the project has a type of its own that is called as one of a package's.
  private static func isOwn(_ image: NodeID, _ context: borrowing RuleContext) -> Bool {
    let reader = context.file.accessibility
    return reader.constructed(image).map {
      reader.isRemoteImage($0) && context.site.declaresType($0) && !context.site.project.isPicture($0.symbol)
    } ?? false
  }

  /// What VoiceOver has to say instead.
  private static func spoken(_ images: [NodeID], _ file: FileContext) -> String {
    if images.isEmpty { return "VoiceOver has no name for it" }
    let sources = images.map { file.source(ofImage: $0) }
    if sources.allSatisfy(\.isSymbol) { return "VoiceOver has but the system's name for the symbol" }
    if sources.allSatisfy({ if case .picture = $0 { true } else { false } }) {
      return "VoiceOver has but the picture's name"
    }
    return images.allSatisfy { file.accessibility.isNameless($0) }
      ? "VoiceOver has no name for it" : "VoiceOver has at most the picture's name"
  }

  /// What controls do that are one button written again and again: where their symbols are the same as well, they are one
  /// finding. What does nothing yet is another each time.
  private static func deed(_ action: NodeID?, of call: NodeID, _ tree: SyntaxTree) -> String {
    guard let action else { return "\(call)" }
    let does = tree.kind(action) == .closure ? tree.actions(in: action) : [action]
    if does.isEmpty { return "\(call)" }
    return does.map { tree.text(tree.kind($0) == .call ? tree.callee($0) ?? $0 : $0) }.joined(separator: ", ")
  }

  /// Whether the system calls a symbol what the control does, in each branch of that, and as the only one of the file that
  /// adds something; so does a cross that closes and nothing else.
  private static func isCalledAlike(
    _ image: NodeID, _ control: Name, _ call: NodeID, _ action: NodeID?, _ context: borrowing RuleContext
  ) -> Bool {
    let tree = context.tree
    let source = context.file.source(ofImage: image)
    guard source.isSymbol, let symbol = source.name, let name = SpokenName.systemName(ofSymbol: symbol) else {
      return false
    }
    if control == "ShareLink" || control == "SettingsLink" {
      return words(for: control, image, action, context) == name
    }
    guard let action, !SpokenName.standsForAdding(symbol) || !isOneOfSeveral(image, context) else {
      return false
    }
    let does = ActionWords(tree, action)
    let said = SpokenName.words(image: symbol, isSymbol: true, action: does)
    if does.closes { return said == name && onlyPutsAway(action, tree) }
    if said == name,
      tree.branches(in: action).allSatisfy({
        SpokenName.words(image: symbol, isSymbol: true, action: ActionWords(tree, $0)) == name
      })
    {
      return true
    }
    // What is all there is of `refreshButton`, or opens a view to add something.
    return !does.clears && !does.counts && (said == nil || said == name)
      && SpokenName.saysSystemName(ofSymbol: symbol, wordsAround(call, action, context))
  }

  /// The words of the property, function or type that is nothing but the control, and of the view that its action opens.
  private static func wordsAround(
    _ call: NodeID, _ action: NodeID, _ context: borrowing RuleContext
  ) -> [String] {
    let tree = context.tree
    var names = [context.file.openedView(by: action).flatMap { tree.constructedType($0) }]
    if tree.container(of: call) == nil, let part = tree.enclosingDeclaration(of: call) {
      names.append(
        tree.isNamed(part, "body") ? tree.enclosingType(of: part).flatMap { tree.name($0) } : tree.name(part))
    }
    return names.compactMap { $0 }.flatMap { SpokenName.words($0.string) }
  }

  private static func onlyPutsAway(_ action: NodeID, _ tree: SyntaxTree) -> Bool {
    let does = tree.kind(action) == .closure ? tree.actions(in: action) : [action]
    return does.allSatisfy { statement in
      tree.putsAway(statement) || tree.isHaptic(statement) || tree.isAboutKeyboard(statement)
        || tree.kind(statement) == .assignment
          && tree.value(statement).map { tree.kind($0) == .nilLiteral || tree.text($0) == "false" } ?? false
    }
  }

  /// Whether another symbol of the file stands for adding something too.
  private static func isOneOfSeveral(_ image: NodeID, _ context: borrowing RuleContext) -> Bool {
    (context.facts.calls[Name("Image").hash] ?? []).contains { other in
      let source = context.file.source(ofImage: other)
      return other != image && source.isSymbol
        && source.name.map(SpokenName.standsForAdding) ?? false
    }
  }

  /// The words for what a control does, where VoiceOver says no such thing yet.
  private static func newWords(
    for control: Name, _ image: NodeID, _ action: NodeID?, _ context: borrowing RuleContext
  ) -> String? {
    let source = context.file.source(ofImage: image)
    let spoken = source.isSymbol ? source.name.flatMap { SpokenName.systemName(ofSymbol: $0) } : nil
    return words(for: control, image, action, context).flatMap { $0 == spoken ? nil : $0 }
  }

  /// The words for what a control does, where its action and its image say the same. What the system calls a plus as well
  /// says no more than that, so what is added has to be known from what is opened.
  private static func words(
    for control: Name, _ image: NodeID, _ action: NodeID?, _ context: borrowing RuleContext
  ) -> String? {
    switch control {
    case "ShareLink": return "Share"
    case "SettingsLink": return "Settings"
    case "Button", "NavigationLink":
      let source = context.file.source(ofImage: image)
      guard let action, let shown = source.name else { return nil }
      let words = SpokenName.words(
        image: shown, isSymbol: source.isSymbol, action: ActionWords(context.tree, action))
      guard words != nil, source.isSymbol, SpokenName.standsForAdding(shown) else { return words }
      return context.file.openedView(by: action).flatMap { context.tree.constructedType($0) }
        .flatMap { SpokenName.creation(inView: $0.string) }
    // What a menu offers, and what a toggle is for, no image tells.
    default: return nil
    }
  }

  /// Whether the system's name for the one symbol of a control is what the control does.
  private static func saysItself(
    _ image: NodeID, _ control: Name, _ call: NodeID, _ action: NodeID?, _ context: borrowing RuleContext
  ) -> Bool {
    let source = context.file.source(ofImage: image)
    if control == "ShareLink" {
      return source.isSymbol && source.name.map(SpokenName.standsForSharing) ?? false
    }
    // What the system calls such a menu itself.
    if control == "Menu", source.isSymbol, source.name.map(SpokenName.standsForMore) ?? false {
      return context.file.isInToolbar(call)
    }
    guard let action else { return false }
    // `PauseButton` says so where what it does is handed in.
    let component = context.tree.enclosingType(of: call).flatMap { context.tree.name($0) }
    return context.file.saysDeed(
      image, action, also: Set(component.map { SpokenName.words($0.string).prefix(1) } ?? []))
  }

  /// `Button("", systemImage: "plus")`, `Button("", image: .plus)`.
  private static func hasImage(_ call: NodeID, _ tree: SyntaxTree) -> Bool {
    tree.argument(call, "systemImage") != nil || tree.argument(call, "image") != nil
  }

  /// `isDetailLink` exists on a navigation link only, so it stays next to it.
  private static func labelTarget(_ call: NodeID, _ tree: SyntaxTree) -> NodeID {
    guard let first = tree.outerModifiers(of: call).first, tree.isNamed(first.call, "isDetailLink"),
      !first.isConditional
    else { return call }
    return first.call
  }
}
