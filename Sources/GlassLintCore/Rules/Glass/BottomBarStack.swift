/// Stacks of controls in one item of a bottom bar.
enum BottomBarStack {
  static let rule = Rule(
    id: "bottom-bar-stack",
    theme: .glass,
    summary: "a stack of two or more controls in one `ToolbarItem(placement: .bottomBar)`",
    rationale: """
      An item of a bar is one control: a stack in it gets the glass of one item, and has no room for \
      controls over the full width. `ToolbarItemGroup` makes an item of each; what is to keep its own layout \
      belongs in `safeAreaInset(edge: .bottom)`.
      """,
    quiet: [
      "for controls whose labels are laid out by hand, such as symbols with captions, which no item shows like that",
      "for a `ControlGroup`, and a stack with a modifier of the project's own, which may put it into something else",
      "in code for systems before those whose bars are glass",
    ],
    severity: .warning,
    fixable: .never,
    seeds: ["001"],
    examples: [
      .wrong(
        """
        struct Pairing: View {
          var body: some View {
            ScrollView { hero }
              .toolbar { ToolbarItem(placement: .bottomBar) { ↓dock } }
          }
          private var dock: some View {
            VStack(spacing: 12) {
              Button("Scan", action: scan).buttonStyle(PrimaryActionStyle())
              Button("Use NFC", action: read).buttonStyle(SecondaryActionStyle())
            }
          }
        }
        """),
      .wrong(
        """
        Text("Photo").toolbar {
          ToolbarItem(placement: .bottomBar) {
            ↓HStack {
              Button("Share", action: share)
              Spacer()
              if canDelete { Button("Delete", action: delete) }
            }
          }
        }
        """),
      .wrong(
        """
        struct ActionDock: View {
          var body: some View {
            VStack {
              ForEach(actions) { action in Button(action.title, action: action.run) }
            }
            .padding()
          }
        }
        struct Editor: View {
          var body: some View {
            Canvas { context, size in draw(context) }
              .toolbar { ToolbarItem(id: "dock", placement: .bottomBar) { ↓ActionDock() } }
          }
        }
        """),
      .right(
        """
        Text("Photo").toolbar {
          ToolbarItemGroup(placement: .bottomBar) {
            Button("Share", action: share)
            Spacer()
            Button("Delete", action: delete)
          }
        }
        """),
      .right(
        """
        Text("Photo").toolbar {
          ToolbarItem(placement: .bottomBar) {
            VStack { Text("Updated").font(.caption); Text("3 unread").font(.caption2) }
          }
          ToolbarItem(placement: .bottomBar) {
            HStack { Text("Zoom"); Slider(value: $zoom) }
          }
        }
        """),
      .right(
        """
        Text("Photo").toolbar {
          ToolbarItem(placement: .principal) {
            HStack { Button("Back", action: back); Button("Next", action: next) }
          }
          ToolbarItem(placement: .bottomBar) { isEditing ? AnyView(doneButton) : AnyView(editButton) }
        }
        """),
      .right(
        """
        // No item of a bar has captions.
        Text("Photo").toolbar {
          ToolbarItem(placement: .bottomBar) {
            HStack {
              Button(action: share) { VStack { Image(systemName: "square.and.arrow.up"); Text("Share") } }
              Button(action: delete) { VStack { Image(systemName: "trash"); Text("Delete") } }
            }
          }
        }
        """),
      .right(
        """
        // Without glass, an item is laid out as any view.
        struct Editor: View {
          var body: some View {
            if #available(iOS 26, *) {
              canvas.toolbar { newItems }
            } else {
              canvas.toolbar { oldItems }
            }
          }
          @ToolbarContentBuilder private var oldItems: some ToolbarContent {
            ToolbarItem(placement: .bottomBar) {
              HStack { Button("Reset", action: reset); Spacer(); Button("Save", action: save) }
            }
          }
        }
        """),
      .right(
        """
        ScrollView { hero }
          .safeAreaInset(edge: .bottom) {
            VStack { Button("Scan", action: scan); Button("Use NFC", action: read) }.padding()
          }
        """),
    ],
    triggers: Rule.Triggers(calls: ["ToolbarItem"]),
    check: check)

  /// A row of a grid is no stack by itself.
  private static let stacks = Catalog.views.names(.stack, except: ["GridRow"], also: ["ControlGroup"])

  /// Containers that a stack may stand in, or that stand in a stack. A loop repeats what it holds.
  private static let wrappers = Catalog.views.names(
    .wrapper, except: ["ForEach"], also: ["GridRow", "ScrollView", "Section"])

  /// Views looked at for one item.
  private static let viewLimit = 200

  private static func check(_ context: borrowing RuleContext, _ call: NodeID) {
    let tree = context.tree
    guard let placement = tree.argument(call, "placement"), tree.isNamed(placement, "bottomBar"),
      context.file.views.constructed(call) != nil, let content = context.file.views.content(of: call),
      let shown = stack(context, in: content),
      !context.file.runsOnlyBefore(release: BarBackground.glassRelease, call)
    else { return }
    let name = tree.name(shown.stack)?.string ?? "stack"
    let what = "`\(name)` of \(shown.count) controls"
    let remedy =
      "and gets the glass of one; give each control an item in a `ToolbarItemGroup`, or place the stack with `safeAreaInset(edge: .bottom)`"
    guard let token = tree.nameToken(shown.reference ?? shown.stack) else { return }
    if shown.reference == nil {
      context.report(token: token, "this \(what) stands in one bottom-bar item \(remedy)")
    } else {
      context.report(
        token: token, "`\(tree.text(token: token))` is a \(what) in one bottom-bar item \(remedy)",
        notes: [(tree.range(of: shown.stack).name(in: tree, shown.stack), "the stack")])
    }
  }

  private struct Shown {
    let stack: NodeID
    /// How many controls it surely holds at the same time, from two on.
    let count: String
    /// What the item shows it by, where it is written outside of the item.
    let reference: NodeID?
  }

  /// The stack of controls that an item shows.
  private static func stack(_ context: borrowing RuleContext, in content: NodeID) -> Shown? {
    let views = context.file.views
    var open: [(view: NodeID, reference: NodeID?, depth: Int)] = views.views(in: content).map { ($0, nil, 0) }
    var left = viewLimit
    while let (view, reference, depth) = open.popLast(), left > 0 {
      left -= 1
      let root = views.chain(view).root
      if let name = views.constructed(root) {
        guard let inner = views.content(of: root) ?? context.tree.unlabelledArgument(root) else { continue }
        if stacks.contains(name), !(name == "ControlGroup"), hasOnlyKnownModifiers(context, root) {
          let count = controlCount(context, in: inner, depth: depth, &left)
          if count.atLeast >= 2, !count.isLaidOut {
            return Shown(stack: root, count: count.text, reference: reference)
          }
        } else if wrappers.contains(name) {
          open += contents(context, inner).map { ($0, reference, depth) }
        }
      } else if depth < 4, let block = views.builder(of: root) {
        open += views.views(in: block).map { ($0, reference ?? root, depth + 1) }
      }
    }
    return nil
  }

  /// Whether no modifier of the project's own may have put the stack into something else.
  private static func hasOnlyKnownModifiers(_ context: borrowing RuleContext, _ stack: NodeID) -> Bool {
    context.tree.chain(containing: stack).modifiers.allSatisfy {
      Catalog.modifiers.contains(context.tree.name(of: $0.name))
    }
  }

  private static func contents(_ context: borrowing RuleContext, _ node: NodeID) -> [NodeID] {
    context.tree.kind(node) == .closure ? context.file.views.views(in: node) : [node]
  }

  private struct Count {
    var atLeast = 0
    var isMore = false
    /// The label of one of them is a stack of its own.
    var isLaidOut = false
    var text: String { isMore ? "several" : "\(atLeast)" }
  }

  /// The controls of a stack; of the branches of a condition those of the one with the most.
  private static func controlCount(
    _ context: borrowing RuleContext, in block: NodeID, depth: Int, _ left: inout Int
  ) -> Count {
    var count = Count()
    guard depth < 6 else { return count }
    let tree = context.tree
    let views = context.file.views
    let statements = tree.kind(block) == .closure ? tree.statements(block) : views.statements(in: block)
    for statement in statements {
      left -= 1
      guard left > 0 else { break }
      var most = Count()
      for branch in views.branches(of: statement) {
        var own = Count()
        for view in branch {
          let root = views.chain(view).root
          var inner: Count?
          if let name = views.constructed(root) {
            if Catalog.views.has(name, .control) {
              inner = Count(atLeast: 1, isLaidOut: hasLaidOutLabel(context, root, name))
            } else if name == "ForEach" || stacks.contains(name) || wrappers.contains(name),
              let content = views.content(of: root)
            {
              inner = controlCount(context, in: content, depth: depth + 1, &left)
              if name == "ForEach", (inner?.atLeast ?? 0) > 0 {
                inner?.atLeast = 2
                inner?.isMore = true
              }
            }
          } else if let body = views.builder(of: root) {
            inner = controlCount(context, in: body, depth: depth + 1, &left)
          }
          own.atLeast += inner?.atLeast ?? 0
          own.isMore = own.isMore || inner?.isMore ?? false
          own.isLaidOut = own.isLaidOut || inner?.isLaidOut ?? false
        }
        if own.atLeast > most.atLeast { most = own }
      }
      count.atLeast += most.atLeast
      count.isMore = count.isMore || most.isMore
      count.isLaidOut = count.isLaidOut || most.isLaidOut
    }
    return count
  }

  /// Whether the label of a control is a stack of parts.
  private static func hasLaidOutLabel(
    _ context: borrowing RuleContext, _ control: NodeID, _ name: Name
  ) -> Bool {
    let views = context.file.views
    guard let argument = context.tree.label(ofControl: control, name),
      let closure = context.tree.closure(argument)
    else { return false }
    return views.views(in: closure).contains { view in
      views.constructed(views.chain(view).root).map { stacks.contains($0) } ?? false
    }
  }
}

extension ByteRange {
  /// The range of a call's name, where it has one.
  fileprivate func name(in tree: SyntaxTree, _ call: NodeID) -> ByteRange {
    tree.nameToken(call).map { tree.range(ofToken: $0) } ?? self
  }
}
