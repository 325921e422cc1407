/// Reads what the views of one file are made of, through the file's own helpers.
struct ViewReader {
  let tree: SyntaxTree
  let facts: FileFacts
  private let reader: AccessibilityReader

  init(tree: SyntaxTree, facts: FileFacts) {
    self.tree = tree
    self.facts = facts
    reader = AccessibilityReader(tree: tree, facts: facts)
  }

  /// The type a call makes, unless this file declares it itself: `List` of `List { }` and `SwiftUI.List(items) { }`.
  func constructed(_ call: NodeID) -> Name? { reader.constructed(call) }

  /// The view a chain starts from and the modifiers on it; a qualified name or `.init` belongs to the view.
  func chain(_ expression: NodeID) -> ModifierChain { reader.chain(expression) }

  func chain(containing id: NodeID) -> ModifierChain { chain(tree.chainTop(id)) }

  /// The closure that holds what a container shows.
  func content(of call: NodeID) -> NodeID? {
    tree.trailingClosure(call) ?? tree.closureArgument(call, "content") ?? tree.closureArgument(call, "root")
  }

  // MARK: Blocks

  /// Views that are looked at in one block.
  private static let viewLimit = 120

  /// The views a block builds, those of all branches of its conditions, in no particular order.
  func views(in block: NodeID) -> [NodeID] {
    var result: [NodeID] = []
    var open = Array(statements(in: block).prefix(Self.viewLimit).reversed())
    var left = Self.viewLimit
    while let view = open.popLast(), left > 0 {
      left -= 1
      if let parts = reader.builderParts(view) {
        open += parts.reversed()
      } else {
        result.append(view)
      }
    }
    return result
  }

  /// The statements of a block, which may be that of a getter.
  func statements(in block: NodeID, limit: Int = .max) -> [NodeID] {
    reader.bodyStatements(block, limit: limit)
  }

  /// The views a statement builds, by branch: one branch with the view itself where it is no condition.
  func branches(of statement: NodeID) -> [[NodeID]] {
    switch tree.kind(statement) {
    case .ifStmt, .switchStmt:
      let all: [[NodeID]] = tree.children(statement).compactMap { branch in
        switch tree.kind(branch) {
        case .ifBranch: tree.firstChild(branch, .codeBlock).map { views(in: $0) }
        case .switchCase: views(in: branch)
        default: nil
        }
      }
      return all
    default: return reader.builderParts(statement).map { [$0] } ?? [[statement]]
    }
  }

  /// The body of the computed property, function or view of this file that a view is built by.
  /// - Parameter inTypes: whether views of this file are looked into as well.
  func builder(of root: NodeID, inTypes: Bool = true) -> NodeID? {
    if tree.kind(root) == .call, let target = tree.callee(root).map({ tree.unwrapped($0) }),
      let name = tree.name(target), tree.startsUppercase(name)
    {
      return inTypes && tree.kind(target) == .identifier ? body(ofType: name) : nil
    }
    return reader.helperBody(of: root)
  }

  /// Members of a type that are looked at for its body.
  private static let memberLimit = 400

  private func body(ofType name: Name) -> NodeID? {
    let types = facts.declarations(of: name).filter { tree.kind($0) == .structDecl }
    return types.count == 1 ? body(of: types[0]) : nil
  }

  /// The accessor block of a view's `body`, in its declaration or an extension of it in this file.
  func body(of type: NodeID) -> NodeID? {
    for declaration in [type] + facts.extensions(of: type) {
      guard let members = tree.firstChild(declaration, .memberBlock) else { continue }
      for member in tree.children(members).prefix(Self.memberLimit) where tree.kind(member) == .variableDecl {
        if let binding = tree.firstChild(member, .binding), tree.isNamed(binding, "body") {
          return tree.firstChild(binding, .accessorBlock)
        }
      }
    }
    return nil
  }

  // MARK: Scrolling

  /// Whether something inside of a view may scroll by itself: a scroll view or a list, in the helpers and views of this file
  /// too, or a view that others declare.
  func mayScroll(in view: NodeID) -> Bool {
    holds(view) { call in
      guard tree.isInitializer(call), let type = constructed(call) else { return false }
      return !Catalog.views.contains(type) || Catalog.views.has(type, .scrolls)
    }
  }

  /// Whether a call of a kind is inside of a view, in the helpers and views of this file too.
  func holds(_ view: NodeID, _ isOfKind: (NodeID) -> Bool) -> Bool {
    var seen: Set<NodeID> = [view]
    return tree.arguments(view).contains { holds($0, &seen, isOfKind) }
  }

  private func holds(_ part: NodeID, _ seen: inout Set<NodeID>, _ isOfKind: (NodeID) -> Bool) -> Bool {
    for id in tree.subtree(part) {
      guard [.call, .identifier, .member].contains(tree.kind(id)) else { continue }
      if let inner = builder(of: id) {
        if seen.insert(inner).inserted, holds(inner, &seen, isOfKind) { return true }
      } else if tree.kind(id) == .call, isOfKind(id) {
        return true
      }
    }
    return false
  }

  // MARK: Uses

  /// Helpers within each other that are gone out of.
  private static let helperDepth = 6

  /// Whether a modifier on a view, or on something around it in this file, is of a kind: what it sets reaches the view.
  func isModified(_ view: NodeID, by isOfKind: (NodeID) -> Bool) -> Bool {
    var left: Set<NodeID> = []
    return isModified(view, depth: 0, leaving: &left, by: isOfKind)
  }

  /// - Parameter left: the declarations that have been gone out of.
  private func isModified(
    _ view: NodeID, depth: Int, leaving left: inout Set<NodeID>, by isOfKind: (NodeID) -> Bool
  ) -> Bool {
    if ([view] + tree.containers(of: view).map(\.call)).contains(where: { view in
      tree.outerModifiers(of: view).contains { isOfKind($0.call) }
    }) {
      return true
    }
    guard depth < Self.helperDepth,
      tree.enclosingDeclaration(of: view).map({ left.insert($0).inserted }) ?? true
    else { return false }
    for use in uses(ofViewAround: view)
    where isModified(use, depth: depth + 1, leaving: &left, by: isOfKind) {
      return true
    }
    return false
  }

  /// Whether an expression stands in a property or function that is no body of a view, so that what it is shown in is
  /// written elsewhere.
  func isHelper(_ id: NodeID) -> Bool {
    guard let declaration = tree.enclosingDeclaration(of: id) else { return false }
    return !tree.isNamed(declaration, "body")
  }

  /// What is shown in no more places is drawn for these.
  private static let fewPlaces = 2

  /// The one or two places where this file shows what a view is part of the body of, outwards through helpers; none where
  /// there are more.
  func fewPlaces(showing view: NodeID, depth: Int = 0) -> [NodeID] {
    let uses = uses(ofViewAround: view)
    guard uses.count <= Self.fewPlaces, depth < Self.helperDepth else { return [] }
    return uses + uses.flatMap { fewPlaces(showing: $0, depth: depth + 1) }
  }

  /// Uses of a helper that are looked at.
  static let useLimit = 12

  /// Where this file shows what an expression is part of the body of: the uses of the property, function or view
  /// around it.
  func uses(ofViewAround id: NodeID) -> [NodeID] {
    guard let declaration = tree.enclosingDeclaration(of: id) else { return [] }
    let type = tree.enclosingType(of: declaration)
    guard
      let name = tree.isNamed(declaration, "body") ? type.flatMap({ tree.name($0) }) : tree.name(declaration)
    else { return [] }
    let isFunction = tree.kind(declaration) == .funcDecl
    // Each of several types may have a helper of that name.
    let isOneOfSeveral = isFunction && facts.declarations(of: name).prefix(2).count > 1
    let uses = (facts.uses[name.hash] ?? []).lazy.compactMap { use -> NodeID? in
      guard self.tree.name(use).map({ $0 == name }) == true, !self.tree.contains(declaration, use),
        !isOneOfSeveral || self.tree.enclosingType(of: use) == type, !self.tree.isInPreview(use)
      else { return nil }
      // `Row(item: item)`, not `Row`.
      guard let call = self.tree.parent(use), self.tree.callee(call) == use else { return use }
      switch self.tree.kind(call) {
      case .call: return call
      // A property of the same name.
      case .member where isFunction: return nil
      default: return use
      }
    }
    return Array(uses.prefix(Self.useLimit))
  }
}

extension FileContext {
  var views: ViewReader { ViewReader(tree: tree, facts: facts) }
}
