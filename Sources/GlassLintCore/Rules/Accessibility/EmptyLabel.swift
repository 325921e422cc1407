/// A control that sets a value and is called nothing.
enum EmptyLabel {
  static let rule = Rule(
    id: "empty-label",
    theme: .accessibility,
    summary: "a toggle, picker, slider or the like that has no label",
    rationale: """
      VoiceOver reads a control by its label and then its value. Without a label there is only the value, “50 percent, \
      adjustable”, and Voice Control has no name to call it by. The text beside it is a view of its own: it names \
      nothing. `labelsHidden()` hides a label and keeps it as the name.
      """,
    quiet: [
      "for the only control of a section, a box or a row with a title, and without a caption of its own",
      "for a picker whose choices are all shown, for wheels and for a calendar, which say what they are",
      "for what only shows a constant, in a menu, and behind a row that takes no touches and says what it is for",
      "where `.help` says what it is for, which VoiceOver reads out as its hint",
    ],
    severity: .warning,
    fixable: .unsafe,
    seeds: ["000"],
    criteria: [.infoAndRelationships, .nameRoleValue],
    examples: examples,
    triggers: Rule.Triggers(calls: kinds.strings + ["init"]),
    check: check)

  private static let kinds = Catalog.views.names(.value, except: fields)
  /// `text-field-label` is about them; and a calendar has its days to say.
  private static let fields: [StaticString] = ["SecureField", "TextEditor", "TextField", "MultiDatePicker"]

  @Sendable private static func check(_ context: borrowing RuleContext, _ call: NodeID) {
    let tree = context.tree
    guard let (name, label) = unlabelled(call, context) else { return }
    let twins = context.file.twins(of: call).filter { unlabelled($0, context)?.label == label }
    // The first of them speaks for all.
    if twins.contains(where: { $0 < call }) { return }
    let words = words(beside: call, name, context)
    let modifier = context.file.labelModifier(words ?? "\"…\"", at: call)
    let kind = NameWords.split(name.string).joined(separator: " ").lowercased()
    context.report(
      call: call,
      """
      this \(kind)\(label == .empty ? "'s label is empty" : " has no label"), so VoiceOver \
      cannot say what it is for; name it with \(modifier)
      """, notes: twins.map { (tree.range(of: $0), "sets the same where this branch is not taken") },
      fixes: words == nil || context.file.mustKeepType(call)
        ? []
        : [.unsafe("Add an accessibility label", [context.insertModifier(modifier, behind: call)])])
  }

  /// What a control is and how it comes to have no label, where that is to be told.
  private static func unlabelled(_ call: NodeID, _ context: borrowing RuleContext) -> (
    name: Name, label: Label
  )? {
    let (tree, reader) = (context.tree, context.file.accessibility)
    guard let name = reader.constructed(call), kinds.contains(name),
      let label = label(of: call, name, reader), !isForShow(call, tree), !tree.isHiddenHelper(call),
      !namesItsChoices(call, name, context), !fillsGround(call, tree),
      context.file.isExposed(call, as: .value)
    else { return nil }
    return (name, label)
  }

  /// Whether a control lies behind a row that takes no touches, and takes them in its place: the row says what it is for.
  private static func fillsGround(_ call: NodeID, _ tree: SyntaxTree) -> Bool {
    tree.containers(of: call).contains { container in
      guard tree.isNamed(container.call, "background") else { return false }
      return tree.chain(container.call).modifiers.contains {
        tree.isNamed($0.call, "allowsHitTesting")
          && tree.unlabelledArgument($0.call).map { tree.text($0) == "false" } ?? false
      }
    }
  }

  // MARK: Labels

  private enum Label {
    /// `Toggle("", isOn: $isOn)`
    case empty
    /// `Slider(value: $volume)`
    case missing
  }

  /// How a control comes to have no label; `nil` where it has one or may.
  private static func label(of call: NodeID, _ name: Name, _ reader: AccessibilityReader) -> Label? {
    let tree = reader.tree
    if let title = tree.unlabelledArgument(call) {
      // `control-label` is about those that show an image.
      let hasImage = tree.argument(call, "systemImage") != nil || tree.argument(call, "image") != nil
      return reader.isEmptyString(title) && !hasImage ? .empty : nil
    }
    guard let label = tree.label(ofControl: call, name) else {
      return name == "Slider" && tree.argument(call, "value") != nil ? .missing : nil
    }
    let content = reader.content(ofArgument: label)
    return content.isNamed || content.isUnknown || !content.images.isEmpty || !content.passed.isEmpty
      ? nil : .empty
  }

  /// `Toggle("", isOn: .constant(true))`: nothing is set.
  private static func isForShow(_ call: NodeID, _ tree: SyntaxTree) -> Bool {
    tree.arguments(call).contains { argument in
      guard tree.name(argument) != nil, let value = tree.value(argument) else { return false }
      return tree.kind(value) == .call && tree.isNamed(value, "constant")
    }
  }

  /// Styles that show every choice by itself, or turn wheels that each say what they turn.
  private static let openStyles: [StaticString] = [
    "segmented", "inline", "radioGroup", "palette", "tabs", "graphical", "wheel", "SegmentedPickerStyle",
    "InlinePickerStyle", "RadioGroupPickerStyle", "PalettePickerStyle", "GraphicalDatePickerStyle",
    "WheelDatePickerStyle", "WheelPickerStyle",
  ]

  /// Whether each choice of a picker is a control of its own, which says what it is.
  private static func namesItsChoices(_ call: NodeID, _ name: Name, _ context: borrowing RuleContext) -> Bool
  {
    guard name.hasSuffix("Picker") else { return false }
    let tree = context.tree
    return context.file.views.isModified(call) { modifier in
      guard let style = tree.unlabelledArgument(modifier) else { return false }
      // Pictures that are shown in place have no button to be called anything.
      if tree.isNamed(modifier, "photosPickerStyle") { return !tree.isNamed(style, "presentation") }
      guard tree.isNamed(modifier, "pickerStyle") || tree.isNamed(modifier, "datePickerStyle") else {
        return false
      }
      return tree.subtree(style).contains { id in
        tree.name(id).map { name in openStyles.contains { name == $0 } } ?? false
      }
    }
  }

  // MARK: Words

  /// Parts of names that hold what something is called.
  private static let titles: [StaticString] = ["title", "label", "name", "heading", "caption"]

  private static let measures: [StaticString] = [
    "time", "value", "percent", "amount", "elapsed", "remaining", "position", "current", "count",
  ]

  /// What the text beside a control says, as an argument for a label; `nil` where it may say something else.
  private static func words(beside call: NodeID, _ name: Name, _ context: borrowing RuleContext) -> String? {
    let tree = context.tree
    // Words at both ends of a slider say what its ends are.
    if name == "Slider", let other = context.file.text(behind: call),
      (tree.unlabelledArgument(other) ?? tree.argument(other, "verbatim")).flatMap({ tree.plainText($0) })
        != nil
    {
      return nil
    }
    // Only a checkbox stands before its words.
    let text =
      context.file.heading(before: call) ?? (name == "Toggle" ? context.file.caption(behind: call) : nil)
    guard let text, let value = tree.unlabelledArgument(text) ?? tree.argument(text, "verbatim") else {
      return nil
    }
    switch tree.kind(value) {
    case .stringLiteral:
      guard let words = tree.plainText(value), SpokenName.isName(words), words.first?.isLetter == true,
        !SpokenName.name(fromCaption: words).contains(":")
      else { return nil }
    // Words that a function or a property finds, from nothing but what stands there.
    case .call
    where tree.arguments(value).allSatisfy({ tree.value($0).map { tree.kind($0) == .stringLiteral } ?? false }
    )
      && isFound(tree.firstArgument(value).flatMap { tree.value($0) }, tree),
      .member where isFound(tree.callee(value), tree):
      break
    case .identifier, .member:
      guard let name = tree.name(value), isTitle(value, name, tree) else { return nil }
    default: return nil
    }
    return tree.argumentCount(text) == 1 && tree.kind(value) == .stringLiteral
      && tree.unlabelledArgument(text) != nil ? context.file.name(fromCaption: value) : tree.text(text)
  }

  /// Whether words are found by a literal: `"Volume"` of `worded("Volume")` and `"volume".localized`.
  private static func isFound(_ key: NodeID?, _ tree: SyntaxTree) -> Bool {
    key.flatMap { tree.plainText($0) }.map { SpokenLabel.isKey($0) || SpokenName.isName($0) } ?? false
  }

  /// `title`, `setting.name`, `L10n.volume`.
  private static func isTitle(_ value: NodeID, _ name: Name, _ tree: SyntaxTree) -> Bool {
    // `timeLabel`, `currentTitle`: what it is set to.
    if measures.contains(where: { name.containsIgnoringCase($0) }) { return false }
    if titles.contains(where: { name.containsIgnoringCase($0) }) { return true }
    var root = value
    while tree.kind(root) == .member, let base = tree.callee(root) { root = base }
    return root != value && tree.kind(root) == .identifier
      && tree.name(root).map { tree.startsUppercase($0) } == true
  }

  private static let examples: [Rule.Example] = [
    .wrong(
      """
      HStack {
        Text("Volume")
        ↓Slider(value: $volume, in: 0...1)
      }
      """,
      fixed: """
        HStack {
          Text("Volume")
          Slider(value: $volume, in: 0...1).accessibilityLabel("Volume")
        }
        """),
    // A name has no colon and is none of code, and one caption is not the name of two controls.
    .wrong(
      """
      VStack {
        HStack { Text("Volume: "); ↓Slider(value: $volume) }
        HStack { Text("SortOrderKind"); ↓Picker("", selection: $selection) { choices } }
        HStack { Text("Window"); ↓Slider(value: $volume); ↓Slider(value: $done) }
        HStack { Text("Quantity"); ↓Slider(value: $volume); ↓Stepper("", value: $volume) }
      }
      """,
      fixed: """
        VStack {
          HStack { Text("Volume: "); Slider(value: $volume).accessibilityLabel("Volume") }
          HStack { Text("SortOrderKind"); Picker("", selection: $selection) { choices } }
          HStack { Text("Window"); Slider(value: $volume); Slider(value: $done) }
          HStack { Text("Quantity"); Slider(value: $volume).accessibilityLabel("Quantity"); Stepper("", value: $volume).accessibilityLabel("Quantity") }
        }
        """),
    .wrong(
      """
      HStack {
        VStack(alignment: .leading) {
          Text("Notifications")
          Text("Once a day at most").font(.caption)
        }
        Spacer()
        ↓Toggle("", isOn: $isOn)
          .labelsHidden()
      }
      """,
      fixed: """
        HStack {
          VStack(alignment: .leading) {
            Text("Notifications")
            Text("Once a day at most").font(.caption)
          }
          Spacer()
          Toggle("", isOn: $isOn)
            .accessibilityLabel("Notifications")
            .labelsHidden()
        }
        """),
    .wrong(
      """
      ScrollView {
        ↓Picker("", selection: $selection) { choices }
        ↓DatePicker(selection: $departure) { EmptyView() }
        ↓Stepper(value: $tickets) {}
        ↓Slider(value: $volume) { isEditing in isPlaying = !isEditing }
        HStack { Text("Quiet"); ↓Slider(value: $volume); Text("Loud") }
        VStack { Text(tickets.formatted()); Text("days"); ↓Stepper("", value: $tickets) }
        VStack { Text("Volume"); Text("Louder than most of what else can be heard there"); ↓Slider(value: $volume) }
        ↓Toggle(String(), isOn: $isOn)
        Text("Louder")
        ↓Slider(value: $volume)
        HStack { Text("Limit"); Toggle("Limit", isOn: $isOn) }
        ↓Picker("", selection: $selection) { choices }
      }
      """),
    .wrong(
      """
      struct Sound: View {
        @State var volume = 0.5
        func worded(_ key: String) -> String { key }
        var body: some View { HStack { Text(worded("Volume")); ↓Slider(value: $volume) } }
      }
      """,
      fixed: """
        struct Sound: View {
          @State var volume = 0.5
          func worded(_ key: String) -> String { key }
          var body: some View { HStack { Text(worded("Volume")); Slider(value: $volume).accessibilityLabel(Text(worded("Volume"))) } }
        }
        """),
    // Either text may be the name, and the other explain it.
    .wrong(
      #"Section("Look") { HStack { Text("Accent"); ↓ColorPicker("", selection: $color) } }"#,
      fixed:
        #"Section("Look") { HStack { Text("Accent"); ColorPicker("", selection: $color).accessibilityLabel("Accent") } }"#
    ),
    .wrong(
      #"VStack { Text(title).bold(); Text("On or off"); ↓Toggle("", isOn: $isOn) }"#,
      fixed: #"VStack { Text(title).bold(); Text("On or off"); Toggle("", isOn: $isOn) }"#),
    .wrong(
      """
      HStack {
        if isCompact {
          ↓Stepper("", value: $tickets, in: 1...9)
        } else {
          Stepper("", value: $tickets)
        }
      }
      """),
    // What is tapped is the row, which takes no touches itself.
    .right(
      """
      HStack { Text("Background"); Spacer() }
        .allowsHitTesting(false)
        .background { ColorPicker("", selection: $color).labelsHidden().scaleEffect(100) }
      """),
    .right(
      """
      Form {
        Toggle("Notifications", isOn: $isOn).labelsHidden()
        Slider(value: $volume) { Text("Volume") }
        LabeledContent("Start") { DatePicker("", selection: $departure) }
        LabeledContent("Limit") { HStack { Toggle("", isOn: $isOn); Slider(value: $done) } }
        HStack { Text("Tickets"); Stepper("", value: $tickets) }.accessibilityElement(children: .combine)
        ColorPicker("", selection: $color).accessibilityLabel("Background")
      }
      """),
    .right(
      """
      Menu("Sort") { Picker("", selection: $selection) { choices } }
      Picker("", selection: $selection) { choices }.pickerStyle(.segmented)
      DatePicker("", selection: $departure).datePickerStyle(.wheel)
      Section("Brightness") { Slider(value: $volume) }
      Section("Text size") { HStack { Text("Small"); Slider(value: $volume); Text("Large") } }
      """),
    .right(
      """
      struct Account: View {
        @State var kind = ""
        var body: some View { VStack { kinds }.pickerStyle(.segmented) }
        var kinds: some View { Picker("", selection: $kind) { choices } }
      }
      """),
    .right(
      """
      struct Lamp: View {
        @State private var isLit = false
        var body: some View { Toggle(isOn: $isLit) {}.toggleStyle(LampStyle()) }
      }
      struct LampFace: View {
        let isLit: Bool
        var body: some View { VStack { Image(systemName: "lightbulb"); Text("Lamp") } }
      }
      struct LampStyle: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View { LampFace(isLit: configuration.isOn) }
      }
      """),
  ]
}
