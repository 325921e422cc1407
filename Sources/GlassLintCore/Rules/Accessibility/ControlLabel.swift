/// A control that shows nothing but an image, and nobody has said what it is for.
enum ControlLabel {
  static let rule = Rule(
    id: "control-label",
    theme: .accessibility,
    summary: "a control whose only content is an image, without an accessibility label",
    rationale: """
      VoiceOver reads a control by its text. With an image alone it falls back on the file or symbol name, \
      which rarely says what the control does, and Voice Control users cannot call it.
      """,
    severity: .warning,
    fixable: .unsafe,
    seeds: ["000"],
    examples: [
      .wrong(
        """
        ↓Button(action: remove) {
          Image(systemName: "trash.fill")
        }
        """,
        fixed: """
          Button(action: remove) {
            Image(systemName: "trash.fill")
          }
          .accessibilityLabel("Trash")
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
        #"↓Button("", systemImage: "gear", action: open)"#,
        fixed: #"Button("", systemImage: "gear", action: open).accessibilityLabel("Settings")"#),
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
        Button(action: configuration.trigger) { configuration.label }
        Button(action: add) { CloseIcon() }
        Button(action: add) { icon }
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
    guard let name = reader.constructed(call), let kind = kinds[name.string], !context.tree.isInPreview(call)
    else {
      return
    }
    let images: [NodeID]
    if let title = context.tree.unlabelledArgument(call) {
      guard reader.isEmptyString(title), hasImage(call, context.tree) else { return }
      images = [call]
    } else {
      guard let label = context.tree.label(ofControl: call, name) else { return }
      let content = reader.content(ofArgument: label)
      guard content.isOnlyImages else { return }
      images = content.images
    }
    guard reader.isExposed(call, as: .control) else { return }
    let proposal = images.count == 1 ? context.file.spokenName(ofImage: images[0]) : nil
    let modifier = ".accessibilityLabel(\"\(proposal ?? "…")\")"
    context.report(
      call: call,
      "this \(kind)'s only content is an image, so VoiceOver has no name for it; add \(modifier) to say what it does",
      fixes: proposal == nil || !context.file.hasAccessibilityModifiers(at: call)
        ? []
        : [
          .unsafe(
            "Add an accessibility label",
            [context.insertModifier(modifier, behind: labelTarget(call, context.tree))])
        ])
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
