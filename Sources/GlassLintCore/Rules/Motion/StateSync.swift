/// `onChange` that keeps two states the same by hand.
enum StateSync {
  static let rule = Rule(
    id: "state-sync",
    theme: .motion,
    summary: "an `onChange` that only copies one state into another",
    rationale: """
      Two states for one thing are out of step for as long as the copy takes, and for ever where one way of changing \
      it was forgotten. Keep one; let the other be computed from it, or bind to it directly.
      """,
    severity: nil,
    fixable: .never,
    seeds: ["004"],
    examples: examples,
    triggers: Rule.Triggers(calls: ["onChange"]),
    check: check)

  @Sendable private static func check(_ context: borrowing RuleContext, _ call: NodeID) {
    let tree = context.tree
    guard let source = tree.argument(call, "of"), tree.calledMember(call) != nil,
      let closure = closure(tree, call), let copy = onlyCopy(tree, closure),
      let target = tree.callee(copy), let value = tree.value(copy),
      isDerived(tree, value, from: source, in: closure), isState(context, source),
      !isSame(tree, source, target), !isKeptOnPurpose(tree, target),
      isOnlyCopied(context, target, of: source, by: copy),
      !tree.isInPreview(call)
    else { return }
    context.report(
      call: call,
      "this only copies `\(tree.text(source))` into `\(tree.text(target))`; keep one of them, and "
        + "compute the other or bind to it")
  }

  /// The action: what trails, or `perform:`.
  private static func closure(_ tree: SyntaxTree, _ call: NodeID) -> NodeID? {
    tree.trailingClosure(call) ?? tree.closureArgument(call, "perform")
      ?? tree.unlabelledArgument(call).flatMap { tree.kind($0) == .closure ? $0 : nil }
  }

  /// The assignment that is all there is to do, also where it is asked first whether the two differ.
  private static func onlyCopy(_ tree: SyntaxTree, _ closure: NodeID) -> NodeID? {
    let statements = tree.statements(closure)
    if statements.count == 2, tree.kind(statements[0]) == .guardStmt, tree.kind(statements[1]) == .assignment
    {
      // `guard query != text else { return }`
      let condition = tree.children(statements[0]).first { tree.kind($0) != .codeBlock }
      return condition.map { asksForDifference(tree, $0) } ?? false ? statements[1] : nil
    }
    guard statements.count == 1 else { return nil }
    if tree.kind(statements[0]) == .assignment { return statements[0] }
    guard tree.kind(statements[0]) == .ifStmt else { return nil }
    let branches = Array(tree.children(statements[0]))
    guard branches.count == 1, let block = tree.firstChild(branches[0], .codeBlock),
      let condition = tree.callee(branches[0]), asksForDifference(tree, condition)
    else { return nil }
    let inner = tree.statements(block)
    return inner.count == 1 && tree.kind(inner[0]) == .assignment ? inner[0] : nil
  }

  private static func asksForDifference(_ tree: SyntaxTree, _ condition: NodeID) -> Bool {
    guard tree.kind(condition) == .sequence else { return false }
    let parts = Array(tree.children(condition))
    guard parts.count == 3, tree.isNamed(parts[1], "!=") else { return false }
    // `Int(new) != Int(old)` lets small changes pass.
    return [parts[0], parts[2]].allSatisfy { tree.kind($0) == .identifier || tree.kind($0) == .member }
  }

  // MARK: Values

  private static let conversions: [StaticString] = [
    "Set", "Array", "String", "Int", "Double", "CGFloat", "Float", "Bool",
  ]

  /// Whether a value is that of the source, as it is or converted: `new`, `$0`, `Set(new.map(\.id))`.
  private static func isDerived(
    _ tree: SyntaxTree, _ value: NodeID, from source: NodeID, in closure: NodeID
  ) -> Bool {
    var current = tree.unwrapped(value)
    var left = 24
    while left > 0 {
      left -= 1
      if isNewValue(tree, current, closure) || isSame(tree, current, source) { return true }
      switch tree.kind(current) {
      case .sequence:
        // `new ?? ""`
        guard let first = tree.callee(current),
          tree.children(current).contains(where: { tree.isNamed($0, "??") }),
          Array(tree.children(current)).count == 3
        else { return false }
        current = tree.unwrapped(first)
      case .call:
        if let type = tree.constructedType(current) {
          guard conversions.contains(where: { type == $0 }), tree.argumentCount(current) == 1,
            let only = tree.unlabelledArgument(current)
          else { return false }
          current = tree.unwrapped(only)
        } else {
          guard isPure(tree, current), let base = tree.base(ofModifier: current) else { return false }
          current = tree.unwrapped(base)
        }
      case .member:
        guard let base = tree.callee(current) else { return false }
        current = tree.unwrapped(base)
      default: return false
      }
    }
    return false
  }

  private static let pureMethods: [StaticString] = [
    "map", "filter", "compactMap", "flatMap", "sorted", "reversed", "lowercased", "uppercased",
    "trimmingCharacters",
    "contains",
  ]

  private static func isPure(_ tree: SyntaxTree, _ call: NodeID) -> Bool {
    guard let name = tree.name(call) else { return false }
    return pureMethods.contains { name == $0 }
  }

  /// The closure's last parameter: the only one, or the new value behind the old.
  private static func isNewValue(_ tree: SyntaxTree, _ expression: NodeID, _ closure: NodeID) -> Bool {
    guard tree.kind(expression) == .identifier, let name = tree.name(expression) else { return false }
    let parameters = tree.children(closure).filter { tree.kind($0) == .parameter }
    if let last = parameters.last { return tree.name(last).map { $0 == name } ?? false }
    if name == "$1" { return true }
    return name == "$0" && !tree.mentions(closure, Name("$1"))
  }

  private static func isSame(_ tree: SyntaxTree, _ left: NodeID, _ right: NodeID) -> Bool {
    path(tree, left).map { $0 == path(tree, right) } ?? false
  }

  /// `model.name` of `self.model.name`; `nil` for what is more than names.
  private static func path(_ tree: SyntaxTree, _ expression: NodeID) -> String? {
    let expression = tree.unwrapped(expression)
    guard tree.kind(expression) == .identifier || tree.kind(expression) == .member else { return nil }
    let text = tree.text(expression)
    return text.hasPrefix("self.") ? String(text.dropFirst(5)) : text
  }

  // MARK: States

  private static let models: [StaticString] = [
    "StateObject", "ObservedObject", "EnvironmentObject", "Bindable",
  ]
  private static let modelWords: [StaticString] = ["model", "vm", "form", "draft"]

  /// Whether an expression is a state that the view owns, or one of its model; not what others hand in, nor what is kept
  /// in a file or belongs to the focus.
  private static func isState(_ context: borrowing RuleContext, _ expression: NodeID) -> Bool {
    let tree = context.tree
    let expression = tree.unwrapped(expression)
    guard tree.kind(expression) == .identifier || tree.kind(expression) == .member,
      let root = tree.rootName(expression)
    else { return false }
    let isOfSelf = tree.text(expression).hasPrefix("self.")
    guard let variable = context.file.memberVariable(root, at: expression, isOfSelf: isOfSelf),
      let wrapper = tree.wrapper(of: variable)
    else { return false }
    if wrapper == "State" { return true }
    guard tree.ownName(expression) == nil else { return false }
    if models.contains(where: { wrapper == $0 }) { return true }
    return wrapper == "Environment" && modelWords.contains { root.containsIgnoringCase($0) }
      && isObject(tree, variable)
  }

  /// `@Environment(Model.self)`, not `@Environment(\.scenePhase)`.
  private static func isObject(_ tree: SyntaxTree, _ variable: NodeID) -> Bool {
    guard let attribute = tree.firstChild(variable, .attribute),
      let value = tree.unlabelledArgument(attribute)
    else { return false }
    return tree.kind(value) != .keyPath
  }

  private static let keptWords: [StaticString] = [
    "last", "previous", "prior", "old", "initial", "saved", "cached", "debounced", "displayed", "animated",
    "shown",
    "visible", "frozen", "snapshot", "puls", "glow", "spin", "trigger",
  ]

  /// `lastSelection`: a memory of what was, or of what is to be shown a while longer.
  private static func isKeptOnPurpose(_ tree: SyntaxTree, _ target: NodeID) -> Bool {
    guard let name = tree.name(target) else { return false }
    return keptWords.contains { name.containsIgnoringCase($0) }
  }

  /// Uses of one state that are looked at.
  private static let useLimit = 100

  /// Whether a target is a state of the view that nothing but the copy ever sets. What is set otherwise as well, by a
  /// control, by who makes the view, or at once before the source follows, has a life of its own; and what setting a
  /// property of a model does besides is up to the model.
  private static func isOnlyCopied(
    _ context: borrowing RuleContext, _ target: NodeID, of source: NodeID, by copy: NodeID
  ) -> Bool {
    let tree = context.tree
    guard let name = tree.ownName(tree.unwrapped(target)),
      let variable = context.file.memberVariable(
        name, at: target, isOfSelf: tree.text(target).hasPrefix("self.")),
      tree.wrapper(of: variable).map({ $0 == "State" }) ?? false,
      tree.node(variable).flags.contains(.isPrivate)
    else { return false }
    // `$isLiked` hands it to somebody who sets it, and `_isLiked = State(…)` is set from outside.
    let isHandedOn =
      !(context.facts.uses[Name.hash(ofBindingTo: name)] ?? []).isEmpty
      || (0..<tree.tokenCount).contains { token in
        tree.token(token).kind == .identifier && tree.name(of: token).wrapped.map { $0 == name } ?? false
      }
    guard !isHandedOn else { return false }
    let uses = context.facts.uses[name.hash] ?? []
    return uses.count <= useLimit
      && uses.allSatisfy { use in
        guard tree.ownName(use).map({ $0 == name }) ?? false, let change = change(of: use, tree) else {
          return true
        }
        // The same copy as the view appears.
        return change == copy
          || tree.kind(change) == .assignment
            && tree.value(change).map { value in
              tree.subtree(value).contains { isSame(tree, $0, source) }
            } ?? false
      }
  }

  /// The assignment to a state or a part of it, or whatever else may change it: `likes.insert(id)`, `isOn.toggle()`,
  /// `count += 1`, `&count`.
  private static func change(of use: NodeID, _ tree: SyntaxTree) -> NodeID? {
    var inner = use
    for ancestor in tree.ancestors(use, limit: 8) {
      switch tree.kind(ancestor) {
      case .assignment: return tree.callee(ancestor) == inner ? ancestor : nil
      case .prefixExpr: return tree.isNamed(ancestor, "&") ? ancestor : nil
      case .sequence:
        return tree.firstChild(ancestor, where: { _ in true }) == inner
          && tree.children(ancestor).contains { part in
            tree.kind(part) == .operatorExpr && tree.name(part).map { isCompound($0) } ?? false
          } ? ancestor : nil
      case .call:
        guard tree.callee(ancestor) == inner else { return nil }
        // A statement of its own, whose value nobody takes.
        guard let parent = tree.parent(ancestor) else { return ancestor }
        return tree.kind(parent) == .codeBlock || tree.kind(parent) == .closure ? ancestor : nil
      case .member, .subscriptCall, .optionalChain: inner = ancestor
      default: return nil
      }
      inner = ancestor
    }
    return nil
  }

  private static func isCompound(_ name: Name) -> Bool {
    name.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(name.string)
  }

  private static let examples: [Rule.Example] = [
    .wrong(
      """
      struct GoalFormView: View {
        @State private var items: [Item] = []
        @State private var selectedIds: Set<UUID> = []
        var body: some View {
          List(items) { _ in row }
            .↓onChange(of: items) { _, newItems in
              selectedIds = Set(newItems.filter(\\.isSelected).map(\\.id))
            }
        }
      }
      """),
    .wrong(
      """
      struct SearchView: View {
        @State private var text = ""
        @State private var query = ""
        var body: some View {
          TextField("Search", text: $text)
            .onAppear { query = text }
            .↓onChange(of: text) { query = text }
        }
      }
      """),
    .wrong(
      """
      struct Volume: View {
        @State private var level = 0.5
        @State private var percent = 0.5
        var body: some View {
          Slider(value: $level)
            .↓onChange(of: level, initial: true, { old, new in
              if percent != new { self.percent = new }
            })
        }
      }
      """),
    .right(
      """
      struct GoalFormView: View {
        @State private var model = GoalFormModel()
        var body: some View {
          List(model.items) { _ in row }
            .onChange(of: model.items) { model.save() }
        }
      }
      """),
    .right(
      """
      struct Editor: View {
        @Binding var title: String
        @State private var draft = ""
        @State private var isOpen = false
        @State private var previousDraft = ""
        @FocusState private var isFocused: Bool
        var body: some View {
          TextField("Title", text: $draft)
            .onChange(of: title) { draft = title }
            .onChange(of: draft) { old, _ in previousDraft = old }
            .onChange(of: draft) { isOpen = false }
            .onChange(of: isOpen) { isFocused = isOpen }
        }
      }
      """),
    .right(
      """
      struct Editor: View {
        @State private var text = ""
        @State private var isOpen = false
        @State private var results: [Item] = []
        var body: some View {
          TextField("Title", text: $text)
            .onChange(of: text) { text = String(text.prefix(10)) }
            .onChange(of: text) { results = searchIndex.search(text) }
            .onChange(of: text) { _, new in
              isOpen = new.isEmpty
              track(new)
            }
        }
      }
      """),
    .right(
      """
      struct LikeButton: View {
        @StateObject private var viewModel = SearchViewModel()
        @State private var text = ""
        @State private var words = ""
        @State private var other: String
        init(other: String) { _other = State(initialValue: other) }
        var body: some View {
          TextField("Search", text: $text)
            .onChange(of: text) { viewModel.query = $0 }
            .onChange(of: text) { words = text }
            .onChange(of: text) { other = text }
            .onTapGesture { words.append(".") }
        }
      }
      """),
  ]
}
