/// APIs and views in whose place the project has its own.
enum PreferredComponent {
  static let rule = Rule(
    id: "preferred-component",
    theme: .components,
    summary: "an API or view that the project has a component of its own for",
    rationale: """
      A component that is used everywhere keeps spacing, type and behaviour the same everywhere; what is written in place \
      drifts apart.
      """,
    severity: nil,
    fixable: .unsafe,
    options: [
      RuleOption(
        "components", .map, default: .map([:]),
        help: """
          Views, or modifiers with a leading period, and what to use instead: \
          `{".sheet": ".ffSheet", "TextField": "FFTextField"}`. Labels, as in `"FFTextField(placeholder:text:)"`, are \
          given to the arguments one by one. Anything else is advice for the message.
          """)
    ],
    needs: "components",
    seeds: ["002"],
    examples: [
      .wrong(
        """
        struct TasksView: View {
          @State private var isAdding = false
          var body: some View {
            list.↓sheet(isPresented: $isAdding) { TaskEditor() }
          }
        }
        """,
        fixed: """
          struct TasksView: View {
            @State private var isAdding = false
            var body: some View {
              list.ffSheet(isPresented: $isAdding) { TaskEditor() }
            }
          }
          """, options: sheet),
      .wrong(
        """
        VStack { ↓TextField("Title", text: $title); ↓SwiftUI.TextField("Notes", text: $notes) }
        """,
        fixed: """
          VStack { FFTextField("Title", text: $title); SwiftUI.TextField("Notes", text: $notes) }
          """, options: ["components": .map(["TextField": "FFTextField"])]),
      .wrong(
        """
        VStack { ↓TextField("Title", text: $title); ↓TextField("Notes", text: $notes, axis: .vertical) }
        """,
        fixed: """
          VStack { FFTextField(placeholder: "Title", text: $title); TextField("Notes", text: $notes, axis: .vertical) }
          """, options: ["components": .map(["TextField": "FFTextField(placeholder:text:)"])]),
      .wrong(
        """
        ↓Divider()
        """, options: ["components": .map(["Divider": "a hairline of `FFCard`"])]),
      .right(
        """
        struct FFSheetModifier<SheetContent: View>: ViewModifier {
          @Binding var isPresented: Bool
          @ViewBuilder let sheet: () -> SheetContent
          func body(content: Content) -> some View {
            content.sheet(isPresented: $isPresented) { sheet().presentationBackground(.ultraThinMaterial) }
          }
        }
        extension View {
          func ffSheet<C: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> C) -> some View {
            modifier(FFSheetModifier(isPresented: isPresented, sheet: content))
          }
        }
        """, options: sheet),
      .right("list.ffSheet(isPresented: $isAdding) { TaskEditor() }", options: sheet),
      .right("list.sheet(isPresented: $isAdding) { TaskEditor() }"),
      .right(
        """
        struct FFTextField: View {
          @State private var text = ""
          var body: some View { TextField(placeholder, text: $text) }
        }
        #Preview { TextField("Title", text: $title) }
        """, options: ["components": .map(["TextField": "FFTextField"])]),
    ],
    triggers: Rule.Triggers(kinds: [.sourceFile]),
    check: { context, _ in
      for (name, replacement) in context.map("components").sorted(by: { $0.key < $1.key }) {
        check(context, name, replacement)
      }
    })

  private static let sheet: [String: OptionValue] = ["components": .map([".sheet": ".ffSheet"])]

  private static func check(_ context: borrowing RuleContext, _ name: String, _ replacement: String) {
    let tree = context.tree
    let isModifier = name.hasPrefix(".")
    let bare = isModifier ? String(name.dropFirst()) : name
    guard context.facts.declarations(named: bare).isEmpty else { return }
    let own = word(replacement)
    for call in context.facts.calls(named: bare) where !tree.isInPreview(call) {
      guard isModifier ? isUse(context, call) : tree.constructedType(call) != nil,
        !isMade(context, call, with: own), isModifier || !isInSystemMenu(tree, call)
      else { continue }
      let advice = own == nil ? replacement : "`\(replacement)`"
      context.report(
        at: place(tree, call, isModifier), "the project has its own component for `\(name)`; use \(advice)",
        fixes: fix(context, call, isModifier, replacement, own))
    }
  }

  private static func isUse(_ context: borrowing RuleContext, _ call: NodeID) -> Bool {
    context.file.isViewModifier(call) || context.file.isViewModifierOfSelf(call)
  }

  // To be settled: the menu of a bar's title and an action sheet are menus of the system as well.
  private static let menuViews = Catalog.views.names(.menu, except: ["ToolbarTitleMenu"])
  private static let menuModifiers = Catalog.modifiers.names(.menu, except: ["actionSheet"])

  /// Whether a view stands in an alert or a menu, which show none but the system's own controls.
  private static func isInSystemMenu(_ tree: SyntaxTree, _ call: NodeID) -> Bool {
    tree.containers(of: call).contains { container in
      !tree.isNamed(container.argument, "label")
        && tree.name(container.call).map { menuViews.contains($0) || menuModifiers.contains($0) } ?? false
    }
  }

  /// The name that a replacement is: `ffSheet` of `.ffSheet`, `FFTextField` of `FFTextField(placeholder:text:)`; `nil`
  /// for mere advice.
  private static func word(_ replacement: String) -> String? {
    let start = replacement.hasPrefix(".") ? replacement.dropFirst() : Substring(replacement)
    let bare = start.hasSuffix(":)") ? start.prefix { $0 != "(" } : start
    let isName = bare.utf8.allSatisfy { byte in
      byte == 0x5F || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
        || (0x61...0x7A).contains(byte)
    }
    return isName && !bare.isEmpty ? String(bare) : nil
  }

  /// A modifier's name; the whole of a type's.
  private static func place(_ tree: SyntaxTree, _ call: NodeID, _ isModifier: Bool) -> ByteRange {
    let node = isModifier ? nil : tree.callee(call)
    return node.map { tree.range(of: $0) } ?? tree.nameToken(call).map { tree.range(ofToken: $0) }
      ?? tree.range(of: call)
  }

  private static func fix(
    _ context: borrowing RuleContext, _ call: NodeID, _ isModifier: Bool, _ replacement: String,
    _ own: String?
  ) -> [Fix] {
    let tree = context.tree
    guard let own, replacement.hasPrefix(".") == isModifier, let token = tree.nameToken(call) else {
      return []
    }
    // `SwiftUI.Button(…)` and `Button.init(…)` keep more than the name.
    if !isModifier, tree.callee(call).map({ tree.kind($0) == .identifier }) != true { return [] }
    let name = context.replace(token: token, with: own)
    if replacement.hasSuffix(":)") {
      guard let labels = relabelling(context, call, replacement) else { return [] }
      return [.unsafe("Use `\(replacement)`", [name] + labels)]
    }
    if isModifier, context.site.takes(labels(tree, call), functionNamed: own) == false { return [] }
    return [.unsafe("Use `\(replacement)`", [name])]
  }

  /// What gives a call's arguments the labels of a replacement, `FFTextField(placeholder:text:)`, one by one; `nil` where
  /// they are others: of another number, or under another label already.
  private static func relabelling(
    _ context: borrowing RuleContext, _ call: NodeID, _ replacement: String
  ) -> [Edit]? {
    let tree = context.tree
    let labels = replacement.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":")
    let arguments = Array(tree.arguments(call))
    guard arguments.count == labels.count else { return nil }
    var edits: [Edit] = []
    for (argument, label) in zip(arguments, labels) {
      if let own = tree.name(argument) {
        guard own.string == label else { return nil }
      } else if label != "_", !tree.node(argument).flags.contains(.trailingClosure) {
        edits.append(context.insert("\(label): ", at: tree.range(of: argument).start))
      }
    }
    return edits
  }

  private static func labels(_ tree: SyntaxTree, _ call: NodeID) -> [Symbol] {
    tree.children(call).filter { tree.kind($0) == .argument }.compactMap { tree.name($0)?.symbol }
  }

  /// Whether a call stands in the component itself, or in what that is made of.
  private static func isMade(_ context: borrowing RuleContext, _ call: NodeID, with component: String?)
    -> Bool
  {
    guard let component else { return false }
    let tree = context.tree
    let wanted = component.lowercased()
    for ancestor in tree.ancestors(call) {
      guard tree.kind(ancestor) == .funcDecl || tree.isTypeDeclaration(ancestor),
        let name = tree.name(ancestor)
      else { continue }
      if name.string.lowercased().contains(wanted) { return true }
      // The view modifier that the component's function applies.
      if tree.isTypeDeclaration(ancestor), isUsed(context, name, in: component) { return true }
    }
    return false
  }

  private static func isUsed(_ context: borrowing RuleContext, _ type: Name, in component: String) -> Bool {
    let tree = context.tree
    return context.facts.declarations(named: component).contains { declaration in
      (context.facts.uses[type.hash] ?? []).contains { use in
        tree.contains(declaration, use) && tree.name(use).map { $0 == type } == true
      }
    }
  }
}
