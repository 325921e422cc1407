/// Where a view stands, as far as an assistive technology cares.
extension AccessibilityReader {
  /// What is asked about: each is settled by other things around it.
  enum Subject {
    case control, image, field, gesture
  }

  /// Views looked through from one view outwards, to where it is shown or its component ends.
  private static let stepLimit = 160

  /// Whether nothing around a view names it, hides it or makes it part of something that is named. `false` too where
  /// that cannot be seen.
  ///
  /// Goes outwards through modifiers, containers and branches, and from a component or helper of this file on to where
  /// it is used; one use that names it is enough.
  func isExposed(_ view: NodeID, as subject: Subject) -> Bool {
    switch climb(from: view, subject, isOwn: true) {
    case .settled: false
    case .shown: true
    case .component(let component): isExposed(component: component, as: subject)
    }
  }

  /// Where the way outwards from a view ends.
  private enum End {
    /// Something names the view, or may.
    case settled
    /// What is shown begins, and nothing has named the view.
    case shown
    /// The view or helper of this file that it is part of.
    case component(NodeID)
  }

  private func climb(from view: NodeID, _ subject: Subject, isOwn: Bool) -> End {
    var current = view
    for step in 0..<Self.stepLimit {
      if isSettled(byModifiersOf: current, subject, isOwn: isOwn && step == 0) { return .settled }
      let step: Step?
      switch holder(of: current) {
      case .group(let outer): step = Step(outer: outer)
      case .value(let call, let argument): step = leave(call, argument, subject, fromClosure: false)
      case .closure(let call, let argument): step = leave(call, argument, subject, fromClosure: true)
      case .declaration(let declaration):
        guard subject != .image || isViewDeclaration(declaration) else { return .settled }
        return .component(component(of: declaration))
      case .file: return .shown
      case .unknown: return subject == .image ? .settled : .shown
      }
      guard let step else { return .settled }
      guard let outer = step.outer else { return .shown }
      current = outer
    }
    return .settled
  }

  private var exposures: Kept<Exposures> { facts.kept { Exposures() } }

  /// A component on the way outwards, and how many of its uses have been gone out from.
  private struct Frame {
    let key: Exposures.Key
    let uses: [NodeID]
    var done = 0
  }

  /// Whether no use of a component names it: worked out once for each name, whatever stands in the component.
  private func isExposed(component: NodeID, as subject: Subject) -> Bool {
    guard let first = frame(component, subject) else { return true }
    if let known = exposures.value.known[first.key] { return known }
    var stack = [first]
    var open: Set<Exposures.Key> = [first.key]
    while let frame = stack.last {
      guard frame.done < frame.uses.count else {
        exposures.value.known[frame.key] = true
        stack.removeLast()
        continue
      }
      stack[stack.count - 1].done += 1
      switch climb(from: frame.uses[frame.done], subject, isOwn: false) {
      case .shown: continue
      case .settled: return settle(stack)
      case .component(let outer):
        guard let next = self.frame(outer, subject) else { continue }
        switch exposures.value.known[next.key] {
        case .some(true): continue
        case .some(false): return settle(stack)
        case .none: if open.insert(next.key).inserted { stack.append(next) }
        }
      }
    }
    return true
  }

  /// What holds for a use of a component holds for all that stands in it.
  private func settle(_ stack: [Frame]) -> Bool {
    for frame in stack { exposures.value.known[frame.key] = false }
    return false
  }

  private func frame(_ component: NodeID, _ subject: Subject) -> Frame? {
    guard let name = tree.name(component) else { return nil }
    let key = Exposures.Key(
      name: name.hash, isType: tree.isTypeDeclaration(component), subject: subject)
    return Frame(key: key, uses: exposures.value.known[key] == nil ? uses(of: component) : [])
  }

  private func isSettled(byModifiersOf expression: NodeID, _ subject: Subject, isOwn: Bool) -> Bool {
    let modifiers = tree.outerModifiers(of: expression)
    // The name of a container that keeps its children apart is not theirs.
    let isContainer = modifiers.contains { containsChildren($0) }
    return modifiers.contains { modifier in
      if hides(modifier) { return true }
      if subject == .gesture { return activates(modifier) || (!isOwn && merges(modifier)) }
      return merges(modifier) || (!isContainer && names(modifier))
    }
  }

  // MARK: Outwards

  private enum Holder {
    /// Parentheses.
    case group(NodeID)
    case value(call: NodeID, argument: NodeID)
    case closure(call: NodeID, argument: NodeID)
    case declaration(NodeID)
    /// The file itself, as in a snippet.
    case file
    case unknown
  }

  private func holder(of expression: NodeID) -> Holder {
    var current = tree.chainTop(expression)
    var isInClosure = false
    for ancestor in tree.ancestors(current) {
      switch tree.kind(ancestor) {
      case .closure: isInClosure = true
      case .codeBlock, .switchCase, .ifConfig, .ifConfigClause, .returnStmt, .accessor, .accessorBlock,
        .effect:
        break
      case .ifBranch: if tree.kind(current) != .codeBlock { return .unknown }
      case .ifStmt: if tree.kind(current) != .ifBranch { return .unknown }
      case .switchStmt: if tree.callee(ancestor) == current { return .unknown }
      case .ternary: if tree.callee(ancestor) == current { return .unknown }
      case .argument:
        guard let owner = tree.parent(ancestor) else { return .unknown }
        switch tree.kind(owner) {
        case .call:
          return isInClosure
            ? .closure(call: owner, argument: ancestor) : .value(call: owner, argument: ancestor)
        case .tuple: return tree.onlyElement(owner) == nil ? .unknown : .group(owner)
        default: return .unknown
        }
      case .binding:
        if isInClosure || tree.kind(current) == .accessorBlock { return .declaration(ancestor) }
        return .unknown
      case .funcDecl, .subscriptDecl: return .declaration(ancestor)
      case .sourceFile: return .file
      default: return .unknown
      }
      current = ancestor
    }
    return .unknown
  }

  private struct Step {
    /// The view to go on from; `nil` where what is shown begins.
    var outer: NodeID?
  }

  /// Goes out of a call that a view is handed to; `nil` where that settles the question.
  private func leave(_ call: NodeID, _ argument: NodeID, _ subject: Subject, fromClosure: Bool) -> Step? {
    if tree.isModifier(call), constructed(call) == nil, let name = tree.name(call) {
      if AccessibilityNames.presentations.contains(name) { return Step(outer: nil) }
      if Catalog.modifiers.has(name, .layer) { return Step(outer: call) }
      switch subject {
      case .image: return nil
      case .field where name == "alert": return nil
      default: return fromClosure && isQuiet(modifier: name) ? nil : Step(outer: call)
      }
    }
    guard let name = constructed(call) else {
      return subject == .image || suggestsLabel(call, except: argument) ? nil : Step(outer: call)
    }
    if Catalog.views.has(name, .container) {
      if !fromClosure, subject == .image, !(name == "AnyView"), tree.name(argument) == nil { return nil }
      return Step(outer: call)
    }
    if name == "LabeledContent" { return nil }
    if Catalog.views.has(name, .control) {
      if tree.name(argument).map({ $0 == "destination" }) == true || isDestination(argument, of: call, name) {
        return Step(outer: nil)
      }
      return subject == .image || subject == .gesture ? nil : Step(outer: call)
    }
    if Catalog.views.has(name, .spoken) { return subject == .control ? Step(outer: call) : nil }
    if suggestsLabel(call, except: argument) { return nil }
    if subject == .image { return fromClosure && !mayBeControl(name, call) ? Step(outer: call) : nil }
    return subject == .field && takesText(call) ? nil : Step(outer: call)
  }

  private func isQuiet(modifier name: Name) -> Bool {
    name == "accessibilityRepresentation" || name == "accessibilityChildren" || name == "accessibilityActions"
  }

  /// `NavigationLink { Detail() } label: { … }`.
  private func isDestination(_ argument: NodeID, of call: NodeID, _ name: Name) -> Bool {
    name == "NavigationLink" && tree.name(argument) == nil
      && tree.arguments(call).contains { tree.name($0).map { $0 == "label" } == true }
  }

  /// An argument beside the view that may name it: `Field(label: "Email") { … }`.
  private func suggestsLabel(_ call: NodeID, except argument: NodeID) -> Bool {
    tree.arguments(call).contains { other in
      guard other != argument, let label = tree.name(other) else { return false }
      return looksLikeLabel(label) || label == "title" || label == "name"
    }
  }

  /// A component handed a text: `Field("Email") { … }`.
  private func takesText(_ call: NodeID) -> Bool {
    tree.arguments(call).contains { argument in
      guard let value = tree.value(argument) else { return false }
      return tree.kind(value) == .stringLiteral
        || (tree.name(argument) == nil && tree.kind(value) != .closure)
    }
  }

  /// A component of the project's own that, by its name or what it is given, is a control or a row with a name.
  private func mayBeControl(_ name: Name, _ call: NodeID) -> Bool {
    Self.controlWords.contains { name.containsIgnoringCase($0) } || takesText(call)
      || tree.arguments(call).contains { tree.name($0).map { $0 == "action" || $0 == "icon" } == true }
  }

  private static let controlWords: [StaticString] = [
    "button", "link", "label", "menu", "toggle", "control", "tab", "row", "cell", "item", "tap", "press",
    "picker",
  ]

  // MARK: Declarations

  /// A property or function whose type says that it is built into views: not one of type `Image`, nor a style's body.
  private func isViewDeclaration(_ declaration: NodeID) -> Bool {
    guard !tree.isNamed(declaration, "makeBody"), !isInStyle(declaration) else { return false }
    guard let type = tree.firstChild(declaration, where: { $0 == .typeAnnotation || $0 == .returnType })
    else {
      return false
    }
    let node = tree.node(type)
    guard
      let last = (Int(node.firstToken)..<Int(node.endToken)).last(where: {
        tree.token($0).kind == .identifier
      })
    else { return false }
    let name = tree.name(of: last)
    return name.hasSuffix("View") || name.hasSuffix("Scene") || name.hasSuffix("Content")
      || name.hasSuffix("WidgetConfiguration")
  }

  /// Whether a node belongs to a style, as a `ToggleStyle`, whose view is part of the control it draws.
  func isInStyle(_ id: NodeID) -> Bool {
    guard let type = tree.enclosingType(of: id) else { return false }
    return tree.children(type).contains { child in
      tree.kind(child) == .inheritedType && tree.name(child).map { $0.hasSuffix("Style") } == true
    }
  }

  /// What stands for a view elsewhere in the file: the helper itself, or the view or modifier whose `body` it is.
  private func component(of declaration: NodeID) -> NodeID {
    guard tree.isNamed(declaration, "body"), let type = tree.enclosingType(of: declaration) else {
      return declaration
    }
    return type
  }

  /// Uses of one component that are looked at.
  private static let useLimit = 48

  /// The expressions in this file that show a component or call a helper.
  private func uses(of component: NodeID) -> [NodeID] {
    guard let name = tree.name(component) else { return [] }
    let isType = tree.isTypeDeclaration(component)
    var result: [NodeID] = []
    for use in (facts.uses[name.hash] ?? []).prefix(Self.useLimit) {
      guard tree.name(use).map({ $0 == name }) == true, !tree.contains(component, use), !tree.isInPreview(use)
      else { continue }
      if let parent = tree.parent(use), tree.kind(parent) == .call, tree.callee(parent) == use {
        result.append(parent)
      } else if !isType {
        result.append(use)
      }
    }
    return result
  }
}

/// Whether the components asked about so far are shown without anything around them that names them.
private struct Exposures {
  /// A view or helper of one file by the hash of its name, since its uses are found by name; two names of one hash share
  /// a verdict.
  struct Key: Hashable {
    let name: UInt32
    let isType: Bool
    let subject: AccessibilityReader.Subject
  }

  var known: [Key: Bool] = [:]
}

/// The functions, properties and types of a file in whose body a control stands, or something that says it can be
/// activated.
private struct ActivatableNames {
  var names = SourceNames()

  init(_ reader: AccessibilityReader) {
    let tree = reader.tree
    for id in 0..<tree.nodeCount where reader.isControl(id) {
      for ancestor in tree.ancestors(id) {
        switch tree.kind(ancestor) {
        case .funcDecl, .binding, .structDecl, .classDecl:
          if let owner = tree.name(ancestor) { names.insert(owner) }
        default: continue
        }
      }
    }
  }
}

extension FileFacts {
  var activatable: SourceNames {
    kept { ActivatableNames(AccessibilityReader(tree: tree, facts: self)) }.value.names
  }
}
