/// A label that is there and tells VoiceOver or Voice Control the wrong words.
enum LabelWords {
  static let rule = Rule(
    id: "label-words",
    theme: .accessibility,
    summary:
      "an accessibility label that is empty, says its own role, names a file or hides the visible words, or a hint that tells a gesture",
    rationale: """
      VoiceOver adds what a view is by itself: “Close button” is read “Close button, button”. Voice Control \
      users say what they see, so a label holds the words that are shown, not those of a caption below them. \
      An empty label leaves an element without a name. A label says what something is and a hint what \
      happens, not which gesture does it, which depends on how somebody uses the device.
      """,
    quiet: [
      "for an empty label on what is hidden, merged or holds a value, or where a comment gives a reason",
      "for a last word that is no role: `Copy link`, `App icon`, `Attached image`",
      "for a hint that tells a gesture of the view's own, such as a long press or a double tap",
      "for a label written like a name, such as `Tap to Pay`, and for keys of translations",
      "where the visible words have another one between them, or “and” for “&”",
    ],
    severity: .info,
    fixable: .unsafe,
    seeds: ["000"],
    criteria: [.labelInName, .nameRoleValue],
    examples: examples,
    triggers: Rule.Triggers(calls: ["accessibilityLabel", "accessibility", "accessibilityHint", "Image"]),
    check: check)

  @Sendable private static func check(_ context: borrowing RuleContext, _ call: NodeID) {
    let tree = context.tree
    guard let name = tree.name(call) else { return }
    if name == "Image" {
      guard context.file.accessibility.constructed(call) != nil, let label = tree.argument(call, "label")
      else { return }
      return check(label, of: call, given: call, context)
    }
    guard tree.isModifier(call) else { return }
    if name == "accessibilityHint" {
      if let hint = tree.unlabelledArgument(call) { checkHint(hint, call, context) }
      return
    }
    guard
      let label = name == "accessibility" ? tree.argument(call, "label") : tree.unlabelledArgument(call)
    else { return }
    check(label, of: context.file.views.chain(containing: call).root, given: call, context)
  }

  /// - Parameters:
  ///   - label: what is written for it: a literal, a `Text`, a name.
  ///   - view: what it is the label of.
  ///   - call: what gives it: the modifier, or the image.
  private static func check(
    _ label: NodeID, of view: NodeID, given call: NodeID, _ context: borrowing RuleContext
  ) {
    let tree = context.tree
    let words = SpokenLabel(label, tree)
    if let literal = words.literal, context.file.accessibility.isEmptyString(literal) {
      return reportEmpty(literal, call, of: view, context)
    }
    if namesPicture(words, of: view, context) {
      context.report(
        at: tree.range(of: words.value),
        "this label is the name of a file or symbol, which VoiceOver reads out as it is; say what the picture means"
      )
      return
    }
    guard let literal = words.literal, !words.isKey else { return }
    let chain = context.file.views.chain(containing: call)
    if !hasOwnGesture(chain, context), !isTitle(literal, tree), reportGesture(literal, "what it is", context)
    {
      return
    }
    if let role = SpokenRole(of: view, context.file) {
      if reportRole(role, of: view, literal, context) { return }
    } else if reportHeading(literal, of: view, context) {
      return
    }
    reportHiddenWords(literal, of: view, context)
  }

  // MARK: Empty labels

  private static func reportEmpty(
    _ literal: NodeID, _ call: NodeID, of view: NodeID, _ context: borrowing RuleContext
  ) {
    let tree = context.tree
    let reader = context.file.accessibility
    let isHidden = ([view] + tree.containers(of: view).map(\.call)).contains { view in
      tree.outerModifiers(of: view).contains { reader.hides($0) || reader.merges($0) }
    }
    let type = reader.constructed(view)
    // What holds a value speaks that, and may be meant to say nothing else.
    guard !isHidden, !context.file.givesReason(for: literal),
      !(type.map { Catalog.views.has($0, .value) } ?? false)
    else { return }
    if type.map({ Catalog.views.has($0, .control) }) ?? false {
      context.report(
        call: call, "an empty label leaves VoiceOver this control without a name; say what it does")
      return
    }
    let isPlainImage =
      type.map { $0 == "Image" } == true && !context.file.isInControl(view)
      && !context.file.views.chain(containing: call).modifiers.contains {
        Catalog.modifiers.has(tree.name(of: $0.name), .gesture)
      }
    if tree.isNamed(call, "Image") {
      context.report(
        call: call,
        "an empty label leaves VoiceOver an element without a name; write `Image(decorative:)`, or say what it is"
      )
      return
    }
    context.report(
      call: call,
      "an empty label leaves VoiceOver an element without a name; hide it with .accessibilityHidden(true), or say what it is",
      fixes: isPlainImage ? hiding(literal, context) : [])
  }

  /// Puts `accessibilityHidden(true)` in the place of a label that is all a modifier gives.
  private static func hiding(_ literal: NodeID, _ context: borrowing RuleContext) -> [Fix] {
    let tree = context.tree
    guard let call = tree.ancestors(literal).first(where: { tree.isNamed($0, "accessibilityLabel") }),
      tree.isModifier(call), tree.argumentCount(call) == 1, let name = tree.nameToken(call)
    else { return [] }
    let range = ByteRange(start: tree.range(ofToken: name).start, end: tree.range(of: call).end)
    return [.unsafe("Hide it from VoiceOver", [Edit(range: range, text: "accessibilityHidden(true)")])]
  }

  /// Whether a symbol nobody can tap stands in one stack with a control whose title has its words: the lens of a search field.
  private static func isNamedByControl(
    _ view: NodeID, _ words: String, _ context: borrowing RuleContext
  ) -> Bool {
    let tree = context.tree
    guard !context.file.isInControl(view), let stack = tree.container(of: view),
      let content = tree.closure(stack.argument)
    else { return false }
    let wanted = Set(words.split(separator: " "))
    return tree.statements(content).contains { statement in
      let control = context.file.views.chain(statement).root
      guard let type = context.file.views.constructed(control), Catalog.views.has(type, .control),
        let title = tree.unlabelledArgument(control).flatMap({ SpokenLabel($0, tree).text })
      else { return false }
      return wanted.isSubset(of: SpokenLabel.folded(title).split(separator: " "))
    }
  }

  // MARK: Names of pictures

  private static let pictureEndings = [".png", ".jpg", ".jpeg", ".svg", ".pdf", ".heic", ".gif"]
  /// Parts of what variables are called that hold the name of a picture.
  private static let pictureWords: [StaticString] = ["image", "icon", "symbol", "asset", "picture", "file"]

  /// Whether a label is the very name that its image is found by, which is no word.
  private static func namesPicture(_ label: SpokenLabel, of view: NodeID, _ context: borrowing RuleContext)
    -> Bool
  {
    let tree = context.tree
    if let text = label.text?.lowercased(), pictureEndings.contains(where: { text.hasSuffix($0) }) {
      return true
    }
    guard let image = context.file.onlyImage(of: view) else { return false }
    let symbol = context.file.accessibility.symbol(of: image)
    guard let name = symbol ?? tree.unlabelledArgument(image), tree.spellsTheSame(name, label.value) else {
      return false
    }
    switch tree.kind(name) {
    case .stringLiteral: return label.text?.contains { $0 == "." || $0 == "_" || $0 == "-" } ?? false
    case .identifier, .member:
      return symbol != nil
        || tree.name(name).map { name in pictureWords.contains { name.containsIgnoringCase($0) } } ?? false
    default: return false
    }
  }

  // MARK: Roles

  /// What a picture of these is, is no role: `Disk image`.
  private static let objects: Set<String> = ["disk", "docker", "radio"]
  /// These have icons: `App icon`.
  private static let iconOwners: Set<String> = [
    "app", "application", "alternate", "custom", "default", "home", "screen", "tab", "menu", "file", "folder",
    "profile",
  ]
  /// These are icons of something, and no role either, where a picture is handed over that is not drawn for the app.
  private static let pictureLabels: [StaticString] = ["uiImage", "nsImage"]
  /// With these in front the last word is what something is done to: `Copy link`, `Choose image`.
  private static let verbs: Set<String> = [
    "add", "change", "choose", "configure", "copy", "create", "customize", "delete", "download", "edit",
    "insert", "map", "new", "open", "paste", "pick", "press", "remove", "replace", "save", "select", "share",
    "show", "upload", "view",
  ]
  /// Whether a word tells how something is, or what was done to it, so that the picture is what it is about:
  /// `Attached image`.
  private static func isParticiple(_ word: String) -> Bool {
    word.count > 5 && word.hasSuffix("ed") && !word.hasSuffix("eed")
  }
  /// No name ends with one of these.
  private static let particles: Set<String> = ["a", "an", "the", "this", "of", "for", "to", "with", "and"]

  /// `Text("Hours").accessibilityLabel("Hours heading")`: a word is no trait, by which VoiceOver goes from heading to
  /// heading.
  private static func reportHeading(
    _ literal: NodeID, of view: NodeID, _ context: borrowing RuleContext
  ) -> Bool {
    let tree = context.tree
    guard context.file.accessibility.constructed(view).map({ $0 == "Text" }) == true,
      let label = tree.plainText(literal),
      let shown = tree.unlabelledArgument(view).flatMap({ tree.plainText($0) })
    else { return false }
    let (said, text) = (SpokenLabel.folded(label), SpokenLabel.folded(shown))
    guard !text.isEmpty,
      ["heading", "header"].contains(where: { said == "\(text) \($0)" || said == "\($0) \(text)" })
    else { return false }
    context.report(
      at: tree.range(of: literal),
      """
      VoiceOver finds headings by their trait, and this label only says the word; leave it out and add \
      .accessibilityAddTraits(.isHeader)
      """)
    return true
  }

  private static func reportRole(
    _ role: SpokenRole, of view: NodeID, _ literal: NodeID, _ context: borrowing RuleContext
  ) -> Bool {
    let text = context.tree.text(literal)
    guard text.hasSuffix("\""), !text.hasSuffix("\"\"\"") else { return false }
    let parts = text.dropLast().split(separator: " ")
    guard let last = parts.last,
      let said = role.words.first(where: { $0 == last.lowercased() || "\"" + $0 == last.lowercased() })
    else { return false }
    if said == "icon", pictureLabels.contains(where: { context.tree.argument(view, $0) != nil }) {
      return false
    }
    let before = parts.dropLast().map { $0.lowercased().filter(\.isLetter) }
    if let first = before.first, verbs.contains(first), role != .button || before.count > 1 { return false }
    if let object = before.last,
      objects.contains(object) || said == "icon" && iconOwners.contains(object)
        || role == .image && isParticiple(object)
    {
      return false
    }
    let rest = text.dropLast(said.count + 1).reversed().drop { $0 == " " || $0 == "," }.reversed()
    let isKnown =
      before.last.map { last in
        !last.isEmpty && !particles.contains(last) && !SpokenRole.all.contains { $0.words.contains(last) }
      } ?? false
    let name = String(rest) + "\""
    if role == .image, isKnown, isNamedByControl(view, SpokenLabel.folded(name), context) {
      context.report(
        at: context.tree.range(of: literal),
        """
        VoiceOver says by itself that this is \(role.name), and the control beside it has that name; hide it with \
        .accessibilityHidden(true)
        """, fixes: hiding(literal, context))
      return true
    }
    let advice = isKnown ? "write \(name)" : "say which one it is"
    var fixes: [Fix] = []
    if isKnown, !text.hasPrefix("#"), !isLookedUp(literal, context.tree) {
      fixes = [.unsafe("Leave the role to VoiceOver", [context.replace(literal, with: name)])]
    }
    context.report(
      at: context.tree.range(of: literal), "VoiceOver says by itself that this is \(role.name); \(advice)",
      fixes: fixes)
    return true
  }

  /// Whether a literal is what translations are found by, as the code around it says, so that they would be lost with another:
  /// `String(localized: "Close button")`.
  private static func isLookedUp(_ literal: NodeID, _ tree: SyntaxTree) -> Bool {
    guard let argument = tree.parent(literal), tree.kind(argument) == .argument,
      let call = tree.parent(argument)
    else { return false }
    return tree.isNamed(argument, "localized")
      || ["comment", "table", "tableName", "bundle"].contains { tree.argument(call, $0) != nil }
  }

  // MARK: Words that are shown

  private static func reportHiddenWords(
    _ literal: NodeID, of view: NodeID, _ context: borrowing RuleContext
  ) {
    let tree = context.tree
    guard let spoken = tree.plainText(literal) ?? tree.wordsBesideValues(literal),
      // Of sentences that tell a gesture a label takes none over.
      case let sentences = context.file.nameShown(by: view)?.split(separator: ". ").map(String.init),
      let words = sentences?.filter({ gesture(in: $0) == nil }).joined(separator: ". "), !words.isEmpty,
      // Between the words that are shown, “and” may be heard for “&”, and the other way round.
      !says(
        SpokenLabel.folded(spoken.replacing("&", with: " and ").replacing("+", with: " plus ")),
        SpokenLabel.folded(words))
    else { return }
    context.report(
      at: tree.range(of: literal),
      """
      people who use Voice Control say what they see, “\(words)”, and this label does not contain it; begin it with \
      the words that are shown
      """)
  }

  /// Whether a label has the words that are shown, in their order: one more between them is still heard with them.
  private static func says(_ label: String, _ shown: String) -> Bool {
    if label.contains(shown) { return true }
    var left = shown.split(separator: " ")[...]
    for word in label.split(separator: " ") where word == left.first { left.removeFirst() }
    return left.isEmpty
  }

  // MARK: Hints

  /// How hints begin that tell a gesture.
  private static let gestures = [
    "double tap to ", "double-tap to ", "doubletap to ", "tap to ", "tap twice to ", "click to ",
    "double click to ", "double-click to ", "press and hold to ", "tap and hold to ", "touch and hold to ",
    "long press to ", "long-press to ", "swipe left to ", "swipe right to ", "swipe up to ", "swipe down to ",
    "tap this button to ", "tap the button to ", "press this button to ", "press the button to ",
    "tap here to ",
    "click here to ",
  ]
  /// Modifiers that wait for a gesture of the view's own, which needs to be told.
  private static let ownGestures = NameSet([
    "accessibilityDirectTouch", "gesture", "highPriorityGesture", "simultaneousGesture", "onLongPressGesture",
    "onDrag",
    "draggable", "contextMenu", "swipeActions",
  ])

  /// Whether a view waits for more than the one tap by which VoiceOver activates it, or for a tap that VoiceOver knows nothing
  /// of, since nothing says that it is a button.
  private static func hasOwnGesture(_ chain: ModifierChain, _ context: borrowing RuleContext) -> Bool {
    chain.modifiers.contains { modifier in
      ownGestures.contains(context.tree.name(of: modifier.name))
        || context.tree.isNamed(modifier.call, "onTapGesture")
          && (context.tree.argument(modifier.call, "count").flatMap { context.tree.number($0) }.map { $0 > 1 }
            ?? false || !chain.modifiers.contains { context.file.accessibility.activates($0) })
    }
  }

  /// Whether VoiceOver can do what a hint promises: with the view, with what it is a part of, or with a control in it.
  /// - Parameter deed: the word that says what happens.
  private static func canBeActivated(
    _ chain: ModifierChain, to deed: String, _ context: borrowing RuleContext
  ) -> Bool {
    let tree = context.tree
    let reader = context.file.accessibility
    return context.file.isInControl(chain.root) || isForeign(chain.root, context)
      || chain.modifiers.contains {
        tree.isTap($0.call) || reader.activates($0) || tree.isNamed($0.call, "accessibilityAction")
      }
      || {
        var seen: Set<NodeID> = []
        return offers(chain.root, deed, &seen, context)
      }()
  }

  /// Whether a view comes from a package or a file that is not there: what it can do its users know.
  private static func isForeign(_ view: NodeID, _ context: borrowing RuleContext) -> Bool {
    context.file.accessibility.foreignComponent(view).map {
      context.site.project.spokenParts(of: $0.symbol) == nil
    } ?? false
  }

  /// Helpers within each other that are looked into.
  private static let helperDepth = 4

  /// Whether a view is or has a control that is there whatever happens, or one on a condition that speaks of the deed: one
  /// that is shown after a failure tries again and does nothing else.
  private static func offers(
    _ view: NodeID, _ deed: String, isSure: Bool = true, depth: Int = 0, _ seen: inout Set<NodeID>,
    _ context: borrowing RuleContext
  ) -> Bool {
    let tree = context.tree
    let reader = context.file.accessibility
    for node in tree.subtree(view) {
      let acts =
        reader.isControl(node)
        || tree.constructedType(node).map {
          context.site.project.spokenParts(of: $0.symbol)?.contains(.acts) == true
        } ?? false
      let body = depth < helperDepth ? reader.helperBody(of: node) : nil
      if !acts, body == nil { continue }
      let isSure = isSure && !isInBranch(node, of: view, tree)
      if acts, isSure || SpokenName.words(tree.text(node)).contains(deed) { return true }
      if let body, seen.insert(body).inserted,
        offers(body, deed, isSure: isSure, depth: depth + 1, &seen, context)
      {
        return true
      }
    }
    return false
  }

  /// Whether a view is there on a condition only.
  private static func isInBranch(_ view: NodeID, of whole: NodeID, _ tree: SyntaxTree) -> Bool {
    view != whole
      && tree.ancestors(view).prefix { $0 != whole }.contains {
        tree.kind($0) == .ifBranch || tree.kind($0) == .switchCase
      }
  }

  private static func checkHint(_ hint: NodeID, _ call: NodeID, _ context: borrowing RuleContext) {
    let tree = context.tree
    let chain = context.file.views.chain(containing: call)
    guard !hasOwnGesture(chain, context), !reportRepeatedLabel(hint, chain, context) else { return }
    for id in tree.subtree(hint) where tree.kind(id) == .stringLiteral {
      if let argument = tree.parent(id), tree.kind(argument) == .argument,
        let label = tree.name(argument), !(label == "localized"), !(label == "verbatim"), argument < hint
      {
        continue
      }
      let words = tree.text(id).dropFirst()
      guard let gesture = gesture(in: String(words)),
        let deed = SpokenName.words(String(words.dropFirst(gesture.count))).first,
        canBeActivated(chain, to: deed, context)
      else { continue }
      let happens = SpokenLabel.folded(String(words.dropFirst(gesture.count)))
      let label = label(in: chain, context).map { SpokenLabel.folded($0) } ?? ""
      // “Back”, and “Tap to go back”.
      let isRepeated =
        !label.isEmpty && happens.hasSuffix(label)
        && happens.split(separator: " ").count
          <= label.split(separator: " ").count + 1
      if reportGesture(id, "what happens", isRepeated: isRepeated, context) { return }
    }
  }

  /// Whether a label is written like a name, which others see and say: `Tap to Pay`.
  private static func isTitle(_ literal: NodeID, _ tree: SyntaxTree) -> Bool {
    let words = tree.text(literal).split { !$0.isLetter }
    return words.dropFirst().contains { $0.first?.isUppercase ?? false }
  }

  /// The gesture that words begin with.
  private static func gesture(in words: String) -> String? {
    let text = words.lowercased()
    return gestures.first { text.hasPrefix($0) }
  }

  /// Tells of words that begin with a gesture.
  /// - Parameters:
  ///   - instead: what they are to say.
  ///   - isRepeated: besides the gesture, they say what the label does.
  private static func reportGesture(
    _ literal: NodeID, _ instead: String, isRepeated: Bool = false, _ context: borrowing RuleContext
  ) -> Bool {
    guard let gesture = gesture(in: String(context.tree.text(literal).dropFirst())) else { return false }
    if isRepeated {
      context.report(
        at: context.tree.range(of: literal),
        "VoiceOver tells the gesture by itself where somebody wants to hear it, and the rest is the label; leave the hint out"
      )
      return true
    }
    context.reportOnce(
      at: context.tree.range(of: literal), value: instead, isSure: false,
      """
      VoiceOver tells the gesture by itself where somebody wants to hear it, and others use a switch or their voice; \
      leave out “\(gesture.dropLast(4))” and say \(instead)
      """)
    return true
  }

  /// Tells of a hint that says what the label has said already.
  private static func reportRepeatedLabel(
    _ hint: NodeID, _ chain: ModifierChain, _ context: borrowing RuleContext
  ) -> Bool {
    let tree = context.tree
    guard let literal = SpokenLabel(hint, tree).literal, let text = tree.plainText(literal),
      !SpokenLabel.isKey(text)
    else { return false }
    guard let said = label(in: chain, context), SpokenLabel.folded(said) == SpokenLabel.folded(text) else {
      return false
    }
    context.report(
      at: tree.range(of: literal),
      "VoiceOver says the same twice, as the label and as this hint; leave the hint out, or say what happens")
    return true
  }

  /// What a view is called: by the label in its chain, else by the words that it shows.
  private static func label(in chain: ModifierChain, _ context: borrowing RuleContext) -> String? {
    let tree = context.tree
    let label = chain.modifiers.first { tree.isNamed($0.call, "accessibilityLabel") }.flatMap {
      tree.unlabelledArgument($0.call)
    }
    guard let label else { return context.file.nameShown(by: chain.root) }
    return SpokenLabel(label, tree).text
  }

  private static let examples: [Rule.Example] = [
    .wrong(
      """
      HStack {
        Image(systemName: "magnifyingglass").accessibilityLabel(↓"Search icon")
        TextField("Search talks", text: $text)
      }
      """,
      fixed: """
        HStack {
          Image(systemName: "magnifyingglass").accessibilityHidden(true)
          TextField("Search talks", text: $text)
        }
        """),
    .wrong(
      """
      Button(action: close) { Image(systemName: "xmark") }
        .accessibilityLabel(↓"Close button")
      """,
      fixed: """
        Button(action: close) { Image(systemName: "xmark") }
          .accessibilityLabel("Close")
        """),
    .wrong(
      """
      Image("harbor").accessibilityLabel(Text(↓"Harbor image"))
      Image("waves").↓accessibilityLabel("")
      Image(systemName: "chevron.right").accessibilityLabel(↓"chevron.right")
      Image(systemName: icon).accessibilityLabel(↓icon)
      """,
      fixed: """
        Image("harbor").accessibilityLabel(Text("Harbor"))
        Image("waves").accessibilityHidden(true)
        Image(systemName: "chevron.right").accessibilityLabel("chevron.right")
        Image(systemName: icon).accessibilityLabel(icon)
        """),
    .wrong(
      """
      Button("Send", action: send).accessibilityLabel(↓"Submit the form")
      Button("Done", action: close).accessibilityLabel(↓"Close \\(title)")
      Button("Details", action: open).accessibilityHint(↓"Double tap to open the details")
      Button("Delete", action: remove).accessibilityHint(↓"Delete")
      Text(title).onTapGesture { open() }.accessibilityAddTraits(.isButton).accessibilityHint("Double tap to open")
      Text("Hours").accessibilityLabel(↓"Hours heading")
      ↓Image("waves", label: Text(""))
      Button("Send", action: send).↓accessibilityLabel("")
      Button(action: share) { Image(systemName: "link") }.accessibilityLabel(↓"Tap to share a link")
      """),
    .right(
      """
      Button(action: close) { Image(systemName: "xmark") }.accessibilityLabel("Close")
      Button("Send", action: send).accessibilityLabel("Send the form")
      Button("Send form", action: send).accessibilityLabel("Send the filled form")
      Button("Done", action: close).accessibilityLabel("\\(title): close")
      Button("Details", action: open).accessibilityHint("Opens the details")
      Image("harbor").accessibilityLabel("Boats in a harbor")
      Button(action: open) { Text("Tap to open the details") }.accessibilityLabel("Details")
      """),
    .wrong(
      #"VStack { Text(title); if isOn { Button("Choose", action: send) } }.accessibilityHint(↓"Tap to choose")"#
    ),
    .right(
      """
      struct Headers: View {
        @State private var isOn = false
        var body: some View {
          HStack {
            Button(action: add) {
              Label("Add Header", systemImage: "plus").labelStyle(.iconOnly)
            }
            .accessibilityLabel("Add custom header")
            Toggle("Wi-Fi", isOn: $isOn).accessibilityLabel("")
            Image("waves").accessibilityLabel("")  // The text beside it is read as one with it
          }
        }
      }
      """),
    .right(
      """
      Text(title).onTapGesture { open() }.onTapGesture(count: 2) { play() }.accessibilityHint("Double-tap to play")
      Button(action: close) { Image(systemName: "xmark") }.accessibilityLabel("close_button")
      Button(action: open) { Image(systemName: "link") }.accessibilityLabel("Copy link")
      Button(action: open) { Text("Not sent. Tap to try again") }.accessibilityLabel("Not sent. Try again")
      // There is nothing to activate, or only at times.
      Text(title).accessibilityHint("Double tap to open")
      VStack { Text(title); if isOn { Button("Retry", action: send) } }
        .accessibilityElement(children: .combine).accessibilityHint("Tap to select")
      // Nothing else says that it can be tapped.
      Text(title).onTapGesture { open() }.accessibilityHint("Double tap to open")
      """),
    .right(
      """
      // A caption explains the name above it, and “&” is read “and”.
      Button(action: open) {
        VStack {
          Text("Name & Password")
          Text("With your account").font(.caption)
        }
      }
      .accessibilityLabel("Sign in with name and password")
      """),
  ]
}
