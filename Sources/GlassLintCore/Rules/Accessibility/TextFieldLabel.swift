/// A field for text that does not tell VoiceOver what to type.
enum TextFieldLabel {
  static let rule = Rule(
    id: "text-field-label",
    theme: .accessibility,
    summary: "a text field without an accessibility label",
    rationale: """
      A field with an empty title is announced as “text field” and what it holds, whatever stands next to it. \
      A title is a label for VoiceOver as well, though it is short by need where it is drawn as a placeholder.
      """,
    quiet: [
      "for a title that may be a name, however short, unless `titled` asks for a label beside it",
      "for a field that the title of a section, a box, a row or the screen is about alone, without a caption of its own",
      "where nothing can be typed, and for fields that nobody meets",
      "where `.help` says what it is for, which VoiceOver reads out as its hint",
    ],
    severity: .warning,
    fixable: .unsafe,
    options: [
      RuleOption(
        "titled", .choice(["allow", "info", "warning"]), default: .string("allow"),
        help:
          "what to do about a field that has a title and no label: `warning` means the rule's own severity, `info` one level less"
      )
    ],
    seeds: ["000"],
    criteria: [.labelsOrInstructions, .nameRoleValue],
    examples: [
      .wrong(
        #"↓TextField("", text: $email, prompt: Text("Email"))"#,
        fixed: #"TextField("", text: $email, prompt: Text("Email")).accessibilityLabel("Email")"#),
      .wrong(
        """
        VStack {
          ↓TextField("", text: $email)
          ↓TextField(String(), text: $name)
          ↓SecureField("", text: $password, prompt: Text("Password"))
          ↓TextEditor(text: $notes)
            .frame(height: 120)
        }
        """),
      .wrong(#"Section("Login") { ↓TextField("", text: $name); ↓SecureField("", text: $password) }"#),
      .wrong(
        """
        HStack {
          Text("Name")
          ↓TextField("", text: $name)
        }
        """,
        fixed: """
          HStack {
            Text("Name")
            TextField("", text: $name).accessibilityLabel("Name")
          }
          """),
      // The caption of a row is the name of each of its fields for one value, without its colon.
      .wrong(
        """
        VStack {
          HStack {
            Text("City:")
            Spacer()
            Picker("City", selection: $text) { choices }
            ↓TextField("", text: $text)
          }
          ↓TextField("123456", text: $text, prompt: Text("6-Digit Code"))
          if #available(iOS 17, *) {
            TextField("Path", text: $path)
          } else {
            ↓TextEditor(text: $path)
          }
        }
        """,
        fixed: """
          VStack {
            HStack {
              Text("City:")
              Spacer()
              Picker("City", selection: $text) { choices }
              TextField("", text: $text).accessibilityLabel("City")
            }
            TextField("123456", text: $text, prompt: Text("6-Digit Code")).accessibilityLabel("6-Digit Code")
            if #available(iOS 17, *) {
              TextField("Path", text: $path)
            } else {
              TextEditor(text: $path).accessibilityLabel("Path")
            }
          }
          """),
      .wrong(
        """
        FormRow {
          ↓TextField("Notes", text: $notes, axis: .vertical)
            .font(.body)
        }
        """,
        fixed: """
          FormRow {
            TextField("Notes", text: $notes, axis: .vertical)
              .accessibilityLabel("Notes")
              .font(.body)
          }
          """,
        options: ["titled": .string("info")]),
      .wrong(
        """
        TextField("Host", text: $name)
        ↓TextField("", text: $email, prompt: Text("example.com"))
        ↓TextField("", text: $text, prompt: Text("Amount..."))
        ↓TextField("", text: $name, prompt: Text("Search (songs, films…)"))
        """,
        fixed: """
          TextField("Host", text: $name)
          TextField("", text: $email, prompt: Text("example.com"))
          TextField("", text: $text, prompt: Text("Amount..."))
          TextField("", text: $name, prompt: Text("Search (songs, films…)"))
          """),
      .wrong(
        """
        HStack {
          ↓TextField("0", text: $text)
          ↓TextField("0.00", text: $name, prompt: Text("0.00"))
          TextField("0", text: $text).accessibilityLabel("Guests")
        }
        """),
      .wrong(
        """
        struct Note: View {
          let hint: String
          @State private var note = ""
          var body: some View {
            VStack {
              Text("Description")
              ZStack {
                Text(hint).opacity(note.isEmpty ? 1 : 0)
                ↓TextEditor(text: $note)
              }
            }
          }
        }
        """,
        fixed: """
          struct Note: View {
            let hint: String
            @State private var note = ""
            var body: some View {
              VStack {
                Text("Description")
                ZStack {
                  Text(hint).opacity(note.isEmpty ? 1 : 0)
                  TextEditor(text: $note).accessibilityLabel("Description")
                }
              }
            }
          }
          """),
      // What it shows while it is empty is its name, wherever that is drawn.
      .wrong(
        """
        extension View {
          func hint<Hint: View>(when isEmpty: Bool, @ViewBuilder _ hint: () -> Hint) -> some View {
            overlay { if isEmpty { hint() } }
          }
        }
        struct Event: View {
          @State private var note = ""
          @State private var place = ""
          @State private var host = ""
          @State private var city = ""
          var body: some View {
            VStack {
              Text("Event")
              ZStack(alignment: .topLeading) {
                if note.isEmpty { Text("Notes").padding(8) }
                ↓TextEditor(text: $note)
              }
              ↓TextField("", text: $place).hint(when: place.isEmpty) { Text("Place") }
              ↓TextField("", text: $host, prompt: Text("Host", comment: "Who invites").foregroundColor(.gray))
              ↓TextField("", text: $city).overlay { if !city.isEmpty { Text("Found") } }
            }
          }
        }
        """,
        fixed: """
          extension View {
            func hint<Hint: View>(when isEmpty: Bool, @ViewBuilder _ hint: () -> Hint) -> some View {
              overlay { if isEmpty { hint() } }
            }
          }
          struct Event: View {
            @State private var note = ""
            @State private var place = ""
            @State private var host = ""
            @State private var city = ""
            var body: some View {
              VStack {
                Text("Event")
                ZStack(alignment: .topLeading) {
                  if note.isEmpty { Text("Notes").padding(8) }
                  TextEditor(text: $note).accessibilityLabel("Notes")
                }
                TextField("", text: $place).accessibilityLabel("Place").hint(when: place.isEmpty) { Text("Place") }
                TextField("", text: $host, prompt: Text("Host", comment: "Who invites").foregroundColor(.gray)).accessibilityLabel("Host")
                TextField("", text: $city).overlay { if !city.isEmpty { Text("Found") } }
              }
            }
          }
          """),
      .wrong(
        """
        VStack {
          Text("Sent as soon as you pay.")
          ↓TextEditor(text: $notes)
          Text("What others should know about it")
          ↓TextField("", text: $name)
          Text("Draft")
          Text("What others should know before they are asked to pay for it. It can be changed.")
          ↓TextField("", text: $email)
          Text("Send")
          ↓TextField("", text: $password)
          Button("Send", action: send)
        }
        """,
        fixed: """
          VStack {
            Text("Sent as soon as you pay.")
            TextEditor(text: $notes)
            Text("What others should know about it")
            TextField("", text: $name)
            Text("Draft")
            Text("What others should know before they are asked to pay for it. It can be changed.")
            TextField("", text: $email)
            Text("Send")
            TextField("", text: $password)
            Button("Send", action: send)
          }
          """),
      // A sample in the place of the name, and the name in that of the sample.
      .wrong(
        """
        ↓TextField("name@example.com", text: $email, prompt: Text("Email"))
        ↓TextField("https://example.com:8080", text: $name)
        ↓TextField("4f8a91c2d07e…", text: $text)
        ↓SecureField("sk-…", text: $password)
        ↓TextField("e.g. Rent", text: $notes)
        TextField("Name (e.g. Rent)", text: $title)
        TextField("Address: street, city", text: $title)
        TextField("login.email.placeholder", text: $title)
        """,
        fixed: """
          TextField("name@example.com", text: $email, prompt: Text("Email")).accessibilityLabel("Email")
          TextField("https://example.com:8080", text: $name)
          TextField("4f8a91c2d07e…", text: $text)
          SecureField("sk-…", text: $password)
          TextField("e.g. Rent", text: $notes)
          TextField("Name (e.g. Rent)", text: $title)
          TextField("Address: street, city", text: $title)
          TextField("login.email.placeholder", text: $title)
          """),
      .right(
        """
        Section {
          TextField("", text: $email, prompt: Text("name@example.com"))
            .toolbar { ToolbarItem(placement: .keyboard) { Button("Add", action: add) } }
        } header: {
          Text("Add a person")
        }
        """),
      // A heading names the one field of a component, and none of several.
      .wrong(
        """
        struct Profile: View {
          @State private var name = ""
          var body: some View {
            GroupBox(label: Text("Name")) { NameField(name: $name) }
            GroupBox("Address") { AddressFields() }
          }
        }
        struct NameField: View {
          @Binding var name: String
          var body: some View { TextField("", text: $name) }
        }
        struct AddressFields: View {
          @State private var street = ""
          @State private var city = ""
          var body: some View { VStack { ↓TextField("", text: $street); ↓TextField("", text: $city) } }
        }
        """),
      // A caption for the field alone stays when something is typed.
      .wrong(
        """
        VStack {
          VStack {
            Text("Letter")
            ZStack {
              if notes.isEmpty { Text("What to mention") }
              ↓TextEditor(text: $notes)
            }
          }
          TextField("Name", text: $name)
        }
        """,
        fixed: """
          VStack {
            VStack {
              Text("Letter")
              ZStack {
                if notes.isEmpty { Text("What to mention") }
                TextEditor(text: $notes).accessibilityLabel("Letter")
              }
            }
            TextField("Name", text: $name)
          }
          """),
      // One field that shows what is typed or hides it, told once, and named by a heading as one.
      .wrong(
        """
        struct Login: View {
          @State private var word = ""
          @State private var isShown = false
          var body: some View {
            VStack {
              ↓TextField("", text: $word).opacity(isShown ? 1 : 0)
              SecureField("", text: $word).opacity(isShown ? 0 : 1)
            }
          }
        }
        """),
      .right(
        """
        struct Login: View {
          @State private var word = ""
          @State private var isShown = false
          var body: some View { Section { fields } header: { Text("Password") } }
          private var fields: some View {
            VStack {
              TextField("", text: $word).opacity(isShown ? 1 : 0)
              SecureField("", text: $word).opacity(isShown ? 0 : 1)
            }
          }
        }
        """),
      // A title of the screen, set around the property, the view or the container that holds the only field.
      .right(
        """
        struct Editor: View {
          @State private var note = ""
          @State private var place = ""
          let isPlace: Bool
          var body: some View {
            List {
              if isPlace { placeEditor } else { noteEditor }
            }
            .navigationTitle("Entry")
          }
          private var placeEditor: some View { HStack { TextField("", text: $place); Spacer() } }
          private var noteEditor: some View { TextEditor(text: $note) }
        }
        struct Draft: View {
          @Binding var note: String
          var body: some View { TextEditor(text: $note).padding() }
        }
        struct Titled<Content: View>: View {
          let title: String
          @ViewBuilder let content: () -> Content
          var body: some View { NavigationStack { content().navigationTitle(title) } }
        }
        struct Notes: View {
          @State private var note = ""
          var body: some View {
            VStack {
              NavigationStack { Draft(note: $note).navigationTitle("Draft") }
              Titled(title: "Comment") { TextEditor(text: $note).padding() }
            }
          }
        }
        """),
      .wrong(
        """
        struct Profile: View {
          @State private var name = ""
          @State private var city = ""
          var body: some View { Form { nameField; cityField }.navigationTitle("Profile") }
          private var nameField: some View { ↓TextField("", text: $name) }
          private var cityField: some View { ↓TextField("", text: $city) }
        }
        """),
      .wrong(
        """
        Form {
          TextField("City", text: $text)
          ↓TextField("0", text: $name)
        }
        .navigationTitle("Profile")
        HStack {
          Text("Amount")
          ↓TextField("0", text: $text)
          Picker("", selection: $name) { choices }
        }
        .navigationTitle("Profile")
        """),
      // A caption in the property is the name, whatever the screen is called.
      .wrong(
        """
        struct Report: View {
          @State private var details = ""
          var body: some View { ScrollView { card }.navigationTitle("Report") }
          private var card: some View { VStack { Text("Details"); ↓TextEditor(text: $details) } }
        }
        """,
        fixed: """
          struct Report: View {
            @State private var details = ""
            var body: some View { ScrollView { card }.navigationTitle("Report") }
            private var card: some View { VStack { Text("Details"); TextEditor(text: $details).accessibilityLabel("Details") } }
          }
          """),
      // The only field of a screen with a title, whatever stands above it or in its place.
      .right(
        """
        struct NoteScreen: View {
          @State private var note = ""
          @State private var isPreview = false
          var body: some View {
            NavigationStack {
              VStack {
                Picker("Mode", selection: $isPreview) {
                  Text("Write").tag(false)
                  Text("Preview").tag(true)
                }
                if isPreview { Text("Nothing yet.") } else { TextEditor(text: $note) }
              }
              .navigationTitle("Note")
            }
          }
        }
        """),
      // One field a build.
      .right(
        """
        Section {
          #if os(watchOS)
            TextField("", text: $notes)
          #else
            TextField("", text: $notes, axis: .vertical)
          #endif
        } header: {
          Text("Notes")
        }
        """),
      .right(#"TextField("Email").accessibilityLabel("Email address field")"#),
      .right(
        """
        TextField("Title", text: $title)
          .font(.body)
          .accessibilityLabel("The event's title")
        """),
      .right(
        """
        LabeledContent("Name") {
          TextField("", text: $name)
        }
        """),
      .right(
        """
        TextField("Email", text: $email, prompt: Text("name@example.com"))
        TextField("Path", text: .constant(path))
        """),
      .right(
        """
        TextField("Email", text: $email)
        Section("Notes") { TextEditor(text: $notes) }
        GroupBox("Notes") { TextEditor(text: $notes) }
        GroupBox(label: Text("Notes")) { TextEditor(text: $notes) }
        GroupBox { TextEditor(text: $notes) } label: { Text("Notes") }
        VStack { TextEditor(text: $notes).padding(); Spacer() }.navigationTitle("Notes")
        Form {
          Section { TextEditor(text: $notes) } footer: { Text("Only you read them.") }
        }
        .navigationTitle("Notes")
        .toolbar { Button("Send", action: send) }
        TextEditor(text: .constant(log))
        HStack { TextField("", text: $name) }.disabled(true)
        VStack { TextEditor(text: $notes); Text("\\(notes.count) letters") }.navigationTitle("Notes for \\(title)")
        """),
    ],
    triggers: Rule.Triggers(calls: Catalog.views.names(.field).strings + ["init"]),
    check: check)

  private static func check(_ context: borrowing RuleContext, _ call: NodeID) {
    let tree = context.tree
    let reader = context.file.accessibility
    guard let name = reader.constructed(call),
      Catalog.views.has(name, .field),
      let title = title(of: call, name, reader)
    else { return }
    let isTitled = title != .none
    let isAsked = isTitled && context.choice("titled") == "warning"
    let isNamed = isTitled && hasPrompt(call, tree)
    guard !isTitled || context.choice("titled") != "allow", !isNamed || isAsked,
      !isReadOnly(call, context), !tree.isHiddenHelper(call),
      context.file.isExposed(call, as: .field),
      isTitled || !isNamedByScreen(call, context),
      case let others = twins(of: call, title, context), !others.contains(where: { $0 < call })
    else { return }
    let twins = others.map { (tree.range(of: $0), "also here: it edits the same, in the place of this one") }
    guard isTitled else {
      let prompt = tree.argument(call, "prompt").flatMap { promptLiteral($0, tree) }
      let shown = tree.unlabelledArgument(call).flatMap { reader.isEmptyString($0) ? nil : $0 }
      let title = shown.map { "is called `\(tree.text($0))`" } ?? "has no title"
      let label = context.file.labelModifier("\"…\"", at: call)
      let placeholder = context.file.placeholder(over: call)
      let reason =
        saysWhatToType(call, tree) || placeholder != nil
        ? "says what to type only while it is empty" : "cannot say what to type"
      let isSample = shown.map { isOnlySample($0, tree) } ?? false
      context.report(
        call: call, isMinor: isSample && shown.map { saysItsKind($0, call, tree) } ?? false,
        isSample
          ? "this field \(title), which is a sample of what to type; name it with \(label)"
          : "this field \(title), so VoiceOver \(reason); add \(label)",
        notes: twins,
        fixes: fix(
          [ownCaption(call, context), prompt, placeholder, titleOfTwin(call, context)].lazy.compactMap { $0 }
            .first { isName($0, context) } ?? textBefore(call, context), call, context))
      return
    }
    var literal: NodeID?
    if case .literal(let id) = title { literal = id }
    let shown = literal.map { tree.text($0) } ?? "\"…\""
    context.report(
      call: call, isMinor: !isAsked,
      "this field is announced by its \(isNamed ? "title" : "placeholder") only; say what belongs into it with "
        + context.file.labelModifier(shown, at: call),
      notes: twins, fixes: fix(literal, call, context))
  }

  private static func binding(of field: NodeID, _ tree: SyntaxTree) -> NodeID? {
    tree.argument(field, "text") ?? tree.argument(field, "value")
  }

  /// The fields of other branches that edit the same, and of which the same is to be said.
  private static func twins(of call: NodeID, _ title: Title, _ context: borrowing RuleContext) -> [NodeID] {
    let reader = context.file.accessibility
    return context.file.twins(of: call).filter { field in
      guard let name = reader.constructed(field), Catalog.views.has(name, .field) else { return false }
      return (self.title(of: field, name, reader) == Title.none) == (title == .none)
        && context.file.isExposed(field, as: .field)
    }
  }

  /// What the field that edits the same in another branch is called.
  private static func titleOfTwin(_ call: NodeID, _ context: borrowing RuleContext) -> NodeID? {
    let reader = context.file.accessibility
    return context.file.twins(of: call).lazy.compactMap { field -> NodeID? in
      guard let name = reader.constructed(field), case .literal(let title)? = title(of: field, name, reader)
      else { return nil }
      return title
    }.first
  }

  /// Beside a prompt the title is no placeholder, only what the field is called.
  private static func hasPrompt(_ call: NodeID, _ tree: SyntaxTree) -> Bool {
    tree.argument(call, "prompt").map { tree.kind($0) != .nilLiteral } ?? false
  }

  /// Whether what a field shows while it is empty may tell what it is for, and is no sample such as an address.
  private static func saysWhatToType(_ call: NodeID, _ tree: SyntaxTree) -> Bool {
    guard hasPrompt(call, tree), let prompt = tree.argument(call, "prompt") else { return false }
    let text = tree.chain(prompt).root
    guard
      var words = (tree.unlabelledArgument(text) ?? tree.argument(text, "verbatim")).flatMap({
        tree.plainText($0)
      })
    else { return true }
    // `0,00` is a value.
    guard words.contains(where: \.isLetter), !SpokenName.isOnlySample(words) else { return false }
    // `Add notes…` is no name, and still tells.
    while words.hasSuffix(".") || words.hasSuffix("…") { words.removeLast() }
    return !SpokenName.isSample(words)
  }

  /// Whether a sample has a word for what it is a sample of, as the keyboard or the content of the field is called:
  /// `"your@email.com"` with `.keyboardType(.emailAddress)`.
  private static func saysItsKind(_ sample: NodeID, _ call: NodeID, _ tree: SyntaxTree) -> Bool {
    let words = Set(tree.text(sample).lowercased().split { !$0.isLetter }.map(String.init))
    return tree.outerModifiers(of: call).contains { modifier in
      (tree.isNamed(modifier.call, "keyboardType") || tree.isNamed(modifier.call, "textContentType"))
        && tree.unlabelledArgument(modifier.call).flatMap { tree.name($0) }
          .map { !words.isDisjoint(with: SpokenName.words($0.string)) } ?? false
    }
  }

  /// A field that is all there is to name below a title of the screen, wherever that is set: around it, around the property
  /// that builds it or the view that is nothing but the field, or by the container that it is handed to.
  private static func isNamedByScreen(_ call: NodeID, _ context: borrowing RuleContext) -> Bool {
    let tree = context.tree
    if isBelowTitle(call, at: call, context) { return true }
    let place = context.file.accessibility.place(of: call)
    let views = [call] + tree.containers(of: call).map(\.call)
    if !isCaptioned(views, context),
      place.guessed.contains(where: {
        !$0.value.contains(.crowded) && context.site.project.setsTitle(onContentOf: $0.key)
      })
    {
      return true
    }
    guard isOnlyField(call, context),
      let outermost = views.last,
      standsForNoOther(call, at: call, within: outermost, context)
    else { return false }
    if context.file.views.isHelper(call) {
      let uses = context.file.views.uses(ofViewAround: call)
      return !uses.isEmpty && uses.allSatisfy { isBelowTitle(call, at: $0, context) }
    }
    return tree.container(of: call) == nil
      && tree.enclosingType(of: call).flatMap { tree.name($0) }
        .map { context.site.project.isTitled($0.symbol) } ?? false
  }

  /// What calls of fields are kept by.
  private static let fieldHashes = Catalog.views.names(.field).hashes

  /// Whether no other field of the type is ever on screen with one.
  private static func isOnlyField(_ call: NodeID, _ context: borrowing RuleContext) -> Bool {
    let tree = context.tree
    let type = tree.enclosingType(of: call).flatMap { tree.name($0)?.symbol }
    let twins = context.file.twins(of: call)
    let others = fieldHashes.flatMap { Array(context.facts.calls[$0] ?? []) }
    return others.allSatisfy { other in
      other == call || twins.contains(other) || tree.isAside(other)
        || tree.enclosingType(of: other).flatMap { tree.name($0)?.symbol } != type
        || BranchPaths(views: context.file.views).exclude(call, anyOf: [other])
    }
  }

  /// Whether a title of the screen is set around a place where a field is shown, and stands for no other: what is in another
  /// branch is not there with it, and a picker has its own name; words right before it are what it is called.
  private static func isBelowTitle(
    _ call: NodeID, at place: NodeID, _ context: borrowing RuleContext
  ) -> Bool {
    let tree = context.tree
    let views = [place] + tree.containers(of: place).map(\.call)
    let screen = views.first { view in
      tree.outerModifiers(of: view).contains { tree.isNamed($0.call, "navigationTitle") }
    }
    return screen.map { standsForNoOther(call, at: place, within: $0, context) } ?? false
  }

  /// Whether nothing else in a view is to be named as a field is that is shown at a place in it, which no words are about.
  private static func standsForNoOther(
    _ call: NodeID, at place: NodeID, within whole: NodeID, _ context: borrowing RuleContext
  ) -> Bool {
    let tree = context.tree
    let views = ([place] + tree.containers(of: place).map(\.call)).prefix { $0 != whole }
    if isCaptioned(views, context) { return false }
    let twins = context.file.twins(of: call)
    return !tree.subtree(whole).contains { other in
      guard other != call, other != place, tree.kind(other) == .call, !tree.contains(place, other),
        let type = context.file.accessibility.constructed(other),
        !Catalog.views.contains(type) || Catalog.views.has(type, .field),
        // What a footer says explains the field.
        !tree.containers(of: other).contains(where: { tree.isNamed($0.argument, "footer") })
      else { return false }
      let isPartOfOther = tree.containers(of: other).contains { container in
        context.file.accessibility.constructed(container.call).map {
          Catalog.views.hasAny($0, [.value, .text])
        } ?? false
      }
      return !isPartOfOther && !twins.contains(other)
        && !BranchPaths(views: context.file.views).exclude(call, anyOf: [other])
    }
  }

  /// Whether words are about one of the views that a field stands in, or about the field.
  private static func isCaptioned(
    _ views: some Sequence<NodeID>, _ context: borrowing RuleContext
  ) -> Bool {
    for view in views where context.file.heading(before: view) != nil || isBehindWords(view, context) {
      return true
    }
    return false
  }

  /// Whether a view stands behind words in a row, which are about it.
  private static func isBehindWords(_ view: NodeID, _ context: borrowing RuleContext) -> Bool {
    let tree = context.tree
    guard let row = tree.container(of: view), tree.isInitializer(row.call, "HStack"),
      let content = context.file.views.content(of: row.call)
    else { return false }
    return context.file.views.views(in: content).contains { other in
      other < view && !tree.contains(other, view)
        && tree.isInitializer(context.file.accessibility.chain(other).root, "Text")
    }
  }

  /// The words of the caption that a stack has for the field alone, which are there when something is typed as well.
  private static func ownCaption(_ call: NodeID, _ context: borrowing RuleContext) -> NodeID? {
    let tree = context.tree
    guard let stack = tree.parent(tree.chainTop(layers(around: call, context))),
      tree.kind(stack) == .closure, tree.statements(stack, limit: 3).count == 2
    else { return nil }
    return textBefore(call, context)
  }

  /// The layers that a field is one of, or itself.
  private static func layers(around call: NodeID, _ context: borrowing RuleContext) -> NodeID {
    var field = call
    while let container = context.tree.container(of: field),
      let type = context.file.accessibility.constructed(container.call), Catalog.views.has(type, .depth)
    {
      field = container.call
    }
    return field
  }

  /// What the text right before a field in the same stack says, or before the layers that the field is one of: a text
  /// among those is what it shows while it is empty.
  private static func textBefore(_ call: NodeID, _ context: borrowing RuleContext) -> NodeID? {
    let tree = context.tree
    guard let text = context.file.heading(before: layers(around: call, context)),
      let title = tree.plainTitle(ofText: text),
      // `Text("Sent as soon as you pay.")` explains, and is no name.
      ConstantText(context.file).value(of: title).map({ words in
        words.bytes.last != UInt8(ascii: ".")
          && words.bytes.split(separator: UInt8(ascii: " ")).count <= longestTitle
      }) ?? false
    else { return nil }
    return title
  }

  /// Words of a text beside a field that can be its name.
  private static let longestTitle = 5

  /// `text: .constant(path)`, `.disabled(true)`: nothing can be typed.
  private static func isReadOnly(_ call: NodeID, _ context: borrowing RuleContext) -> Bool {
    let tree = context.tree
    if context.file.views.isModified(
      call,
      by: { modifier in
        tree.isNamed(modifier, "disabled")
          && tree.unlabelledArgument(modifier).map { tree.text($0) == "true" } ?? false
      })
    {
      return true
    }
    guard let binding = binding(of: call, tree) else { return false }
    return tree.kind(binding) == .call && tree.isNamed(binding, "constant")
  }

  private enum Title: Equatable {
    case none
    case literal(NodeID)
    case other
  }

  /// What the field shows while it is empty; `nil` where it is no field SwiftUI knows.
  private static func title(of call: NodeID, _ name: Name, _ reader: AccessibilityReader) -> Title? {
    let tree = reader.tree
    if name == "TextEditor" { return tree.argument(call, "text") == nil ? nil : Title.none }
    if let title = tree.unlabelledArgument(call) {
      if reader.isEmptyString(title) || isNumber(title, tree) || isOnlySample(title, tree) {
        return Title.none
      }
      return tree.kind(title) == .stringLiteral ? .literal(title) : .other
    }
    guard tree.argument(call, "text") != nil || tree.argument(call, "value") != nil else { return nil }
    let label = tree.arguments(call).first { argument in
      tree.name(argument).map { $0 == "label" } ?? tree.node(argument).flags.contains(.trailingClosure)
    }
    guard let label else { return nil }
    let content = reader.content(ofArgument: label)
    if content.isUnknown { return nil }
    return content.isNamed ? .other : Title.none
  }

  /// `"30"`, `"0.00"`: a number that may be typed is no name.
  private static func isNumber(_ title: NodeID, _ tree: SyntaxTree) -> Bool {
    guard let words = tree.plainText(title), words.contains(where: \.isNumber) else { return false }
    return words.allSatisfy { $0.isNumber || $0.isPunctuation || $0.isSymbol || $0.isWhitespace }
  }

  /// `"name@example.com"`, `"e.g. Rent"`, `"MM/YY"`: nor is what somebody may type.
  private static func isOnlySample(_ title: NodeID, _ tree: SyntaxTree) -> Bool {
    tree.plainText(title).map(SpokenName.isOnlySample) ?? false
  }

  /// `Text("Password")` of `prompt: Text("Password")`.
  private static func promptLiteral(_ prompt: NodeID, _ tree: SyntaxTree) -> NodeID? {
    let text = tree.chain(prompt).root
    guard tree.isInitializer(text, "Text"), let title = tree.plainTitle(ofText: text),
      tree.kind(title) == .stringLiteral
    else { return nil }
    return title
  }

  private static func fix(_ literal: NodeID?, _ call: NodeID, _ context: borrowing RuleContext) -> [Fix] {
    guard let literal, isName(literal, context), !context.file.mustKeepType(call) else { return [] }
    let modifier = context.file.labelModifier(context.file.name(fromCaption: literal), at: call)
    return [.unsafe("Add an accessibility label", [context.insertModifier(modifier, behind: call)])]
  }

  /// Whether a text can be read out as a name: `"Email"`, not a sample of what to type, as `"example.com"`, nor one that has
  /// such in brackets or whose words are not known.
  private static func isName(_ text: NodeID, _ context: borrowing RuleContext) -> Bool {
    guard
      let written = ConstantText(context.file).value(of: text).map({
        String(decoding: $0.bytes, as: UTF8.self)
      })
    else { return false }
    let words = context.tree.kind(text) == .stringLiteral ? SpokenName.name(fromCaption: written) : written
    return SpokenName.isName(words) && SpokenName.beginsAsName(words) && !SpokenName.isSample(words)
      && !words.contains("(")
  }
}
