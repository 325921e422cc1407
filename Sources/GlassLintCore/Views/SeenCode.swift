/// What of the code users meet at all.
extension FileContext {
  /// Whether no user ever sees what a node draws: it is in a preview or a debugging build, for systems that the app is not
  /// for, in a view, a modifier or a style that nothing creates but what developers see, in a private declaration that
  /// nothing names, in a branch that nothing opens, or in a bar that is hidden.
  func isUnseen(_ node: NodeID) -> Bool {
    if tree.isAside(node) || neverRuns(node) || isLeftOut(node) || isInUnnamed(node) || isInClosedBranch(node)
      || isInHiddenBar(node)
    {
      return true
    }
    return ([node] + tree.ancestors(node)).contains { declaration in
      switch tree.kind(declaration) {
      case .structDecl, .classDecl, .enumDecl, .extensionDecl, .funcDecl:
        guard let name = tree.name(declaration) else { return false }
        if DeveloperCode.isNamed(UnsafeBufferPointer(start: name.base, count: name.count)) { return true }
        let type = tree.kind(declaration) == .extensionDecl ? extendedStructure(name) : declaration
        guard let type else { return false }
        return tree.kind(type) == .structDecl && tree.isShownByCreation(type)
          && !(tree.node(type).flags.contains(.isPublic)
            && site.project.mayBeUsedElsewhere(file: site.file))
          // What shows a view of SwiftUI's own name is not written down.
          && !Catalog.views.contains(name)
          && site.project.shownViews.lacks(name.symbol, of: site.file, isWidget: tree.isWidget(type))
      default: return false
      }
    }
  }

  /// The same of whatever stands at a place in the file.
  func isUnseen(at offset: Int) -> Bool { tree.innermostNode(at: offset).map { isUnseen($0) } ?? false }

  /// The structure of this file that an extension is of.
  private func extendedStructure(_ name: Name) -> NodeID? {
    facts.types(named: name).first { tree.kind($0) == .structDecl }
  }

  /// Whether code stands in a class that nothing in a project of some size makes, names or inherits from, and no storyboard
  /// can make, since its `init(coder:)` is not to be used.
  func isOfUnusedClass(_ node: NodeID) -> Bool {
    guard site.project.isLarge, let type = tree.enclosingType(of: node), tree.kind(type) == .classDecl,
      let name = tree.name(type), let members = tree.firstChild(type, .memberBlock)
    else { return false }
    let isMadeByCode = tree.children(members).contains { member in
      tree.kind(member) == .initDecl
        && tree.firstChild(member, .parameter).map { tree.text($0).hasPrefix("coder") } ?? false
        && tree.firstChild(member, .codeBlock).flatMap { tree.firstStatement($0) }
          .map { tree.isNamed($0, "fatalError") } ?? false
    }
    return isMadeByCode && !site.usesType(name.symbol)
  }

  /// Whether code stands in a private function, property or type of an app whose name the file mentions nowhere else but in
  /// previews, in such a property that only its own view would show, or in a modifier that no file applies; or in one that only
  /// such ones name.
  private func isInUnnamed(_ node: NodeID) -> Bool {
    guard site.project.shownViews.isWhole else { return false }
    let unnamed = facts.kept { UnnamedDeclarations(all: unnamedDeclarations()) }.value.all
    return !unnamed.isEmpty && ([node] + tree.ancestors(node)).contains { unnamed.contains($0) }
  }

  private func unnamedDeclarations() -> Set<NodeID> {
    var counts = IdentifierCounts(tree)
    var left = (0..<tree.nodeCount).compactMap { declaration -> (node: NodeID, name: Name)? in
      let isPrivate = tree.node(declaration).flags.contains(.isPrivate)
      guard isPrivate || isPartOfView(declaration) || isModifierOfAll(declaration),
        !tree.isCalledFromOutside(declaration),
        let name = tree.kind(declaration) == .variableDecl
          ? tree.firstChild(declaration, .binding).flatMap({ tree.name($0) }) : tree.name(declaration),
        isPrivate || !isNamedElsewhere(declaration, name)
      else { return nil }
      return (declaration, name)
    }
    var found: Set<NodeID> = []
    while true {
      let new = left.filter { counts[$0.name] == 1 }
      if new.isEmpty { return found }
      found.formUnion(new.map(\.node))
      left.removeAll { found.contains($0.node) }
      // A stored property may be read as `$name`.
      for declaration in new where !isStored(declaration.node) { counts.remove(declaration.node, tree) }
    }
  }

  /// `extension View { func framed() -> some View { … } }`
  private func isModifierOfAll(_ declaration: NodeID) -> Bool {
    tree.kind(declaration) == .funcDecl && buildsView(declaration)
      && tree.enclosingType(of: declaration).map { type in
        tree.kind(type) == .extensionDecl && tree.isNamed(type, "View")
      } ?? false
  }

  /// Whether a function is called from its own file alone.
  func isKeptToFile(_ function: NodeID, _ name: Name) -> Bool {
    tree.node(function).flags.contains(.isPrivate)
      || isPartOfView(function) && !isNamedElsewhere(function, name)
  }

  private func isNamedElsewhere(_ declaration: NodeID, _ name: Name) -> Bool {
    let project = site.project
    if isModifierOfAll(declaration) {
      let isPublic = tree.enclosingType(of: declaration).map { tree.node($0).flags.contains(.isPublic) }
      if isPublic ?? false, project.mayBeUsedElsewhere(file: site.file) { return true }
      let modifier = SyntaxTree.helper(name, of: nil)
      return [.use, .look, .mention].contains { project.has(modifier, $0) }
    }
    return tree.enclosingType(of: declaration).flatMap { tree.name($0) }
      .map { project.isShownElsewhere(name, of: $0, from: site.file) } ?? true
  }

  private func isStored(_ declaration: NodeID) -> Bool {
    tree.kind(declaration) == .variableDecl
      && tree.firstChild(declaration, .binding).flatMap { tree.firstChild($0, .accessorBlock) } == nil
  }

  /// Whether a declaration is a property or a function of a view that builds a part of it: `var header: some View { … }`,
  /// which no protocol asks for.
  private func isPartOfView(_ declaration: NodeID) -> Bool {
    guard tree.kind(declaration) == .variableDecl || tree.kind(declaration) == .funcDecl,
      tree.node(declaration).flags.isDisjoint(with: [.isPublic, .isStatic]), buildsView(declaration),
      let type = tree.enclosingType(of: declaration), tree.kind(type) == .structDecl,
      tree.parent(declaration).flatMap({ tree.parent($0) }) == type,
      tree.parent(type).map({ tree.kind($0) == .sourceFile }) ?? false
    else { return false }
    let asked = tree.children(type).filter { tree.kind($0) == .inheritedType }
    return asked.count == 1 && asked.allSatisfy { tree.isNamed($0, "View") }
  }

  private func buildsView(_ declaration: NodeID) -> Bool {
    if tree.kind(declaration) == .funcDecl {
      guard let result = tree.firstChild(declaration, .returnType) else { return false }
      return tree.lastTypeName(result).map { $0 == "View" } ?? false
    }
    guard let binding = tree.firstChild(declaration, .binding),
      let result = tree.firstChild(binding, where: { $0 == .typeAnnotation || $0 == .type }),
      tree.lastTypeName(result).map({ $0 == "View" }) ?? false,
      tree.firstChild(binding, .accessorBlock) != nil, let name = tree.name(binding)
    else { return false }
    return !(name == "body")
  }

  /// Whether code stands in the branch of a check that fails on no system the file is built for: the `else` of
  /// `if #available(iOS 17, *)` for a target of iOS 17.
  func neverRuns(_ node: NodeID) -> Bool {
    guard !platforms.systems.isEmpty else { return false }
    var inner = node
    for ancestor in tree.ancestors(node) {
      defer { inner = ancestor }
      guard tree.kind(ancestor) == .ifStmt else { continue }
      for branch in tree.children(ancestor) {
        if branch == inner { break }
        if alwaysRuns(branch) { return true }
      }
    }
    return false
  }

  /// Whether code stands in clauses of `#if` that are built together for none of the systems its file is for.
  private func isLeftOut(_ node: NodeID) -> Bool {
    let systems = platforms.systems.isEmpty ? Set(Platform.allCases) : Set(platforms.systems)
    return systems.isSubset(of: tree.platformsLeavingOut(node))
  }

  /// Whether all that a branch asks for is a version that every target has.
  private func alwaysRuns(_ branch: NodeID) -> Bool {
    guard let block = tree.firstChild(branch, .codeBlock) else { return false }
    var isCheck = false
    for condition in tree.children(branch) where condition != block {
      guard tree.kind(condition) == .availabilityCondition,
        tree.token(Int(tree.node(condition).firstToken)).keyword == .poundAvailable
      else { return false }
      isCheck = true
    }
    guard isCheck else { return false }
    let scope = AvailabilityScope(tree, at: block)
    return platforms.systems.allSatisfy { system in
      guard !scope.excluded.contains(system), let needed = scope.version(for: system) else { return true }
      return leastVersion(of: system).map { $0 >= needed } ?? false
    }
  }

  var accessibility: AccessibilityReader { AccessibilityReader(tree: tree, facts: facts, site: site) }

  /// Whether users meet a view and nothing around it names it, hides it or makes it part of something that is named, in
  /// whichever file that stands. What cannot be seen counts as if it did.
  func isExposed(_ view: NodeID, as subject: PlaceSubjects) -> Bool {
    !tree.isAside(view) && !neverRuns(view) && !isTransparent(view)
      && !site.project.settles(
        accessibility.place(of: view), subject,
        isCrowded: !subject.isDisjoint(with: [.field, .value]) && isOneOfSeveral(view))
  }

  /// Whether another field or control with a value is built beside one, and not in its place.
  private func isOneOfSeveral(_ view: NodeID) -> Bool {
    let others = accessibility.valuesBuilt(with: view).filter { $0 != view && !tree.areBranches($0, view) }
    if others.isEmpty { return false }
    let twins = twins(of: view)
    return others.contains { !twins.contains($0) }
  }

  /// What an opacity has to be above so that anybody sees something, at the least.
  private static let faintest = 0.05

  /// Whether a modifier leaves nothing of a view that anybody sees: an opacity near zero, or one that is called the least and
  /// is worked out elsewhere.
  func isFaint(_ modifier: Modifier) -> Bool {
    guard tree.isNamed(modifier.call, "opacity"), let value = tree.unlabelledArgument(modifier.call) else {
      return false
    }
    let values = values(of: value)
    guard values.isEmpty else { return values.allSatisfy { $0.value <= Self.faintest } }
    let words = tree.name(value).map { SpokenName.words($0.string) } ?? []
    return words.contains { ["minimum", "minimal", "invisible", "transparent"].contains($0) }
  }

  /// A view without any opacity is only there to take up room, or for a finger that drags, and no element for VoiceOver.
  private func isTransparent(_ view: NodeID) -> Bool {
    tree.chain(containing: view).modifiers.contains { modifier in
      tree.isNamed(modifier.call, "opacity")
        && tree.unlabelledArgument(modifier.call).map { tree.number($0) == 0 || isZeroAtRest($0) } ?? false
    }
  }
}

/// What of a file nothing names, whoever shows that file's views.
private struct UnnamedDeclarations {
  let all: Set<NodeID>
}

/// How often each identifier is written in a file, previews aside.
private struct IdentifierCounts {
  private var counts: [UInt32: Int] = [:]
  private var isCounted: [Bool]

  init(_ tree: SyntaxTree) {
    isCounted = (0..<tree.tokenCount).map { tree.token($0).kind == .identifier }
    for token in isCounted.indices where isCounted[token] {
      counts[tree.name(of: token).hash, default: 0] += 1
    }
    for node in 0..<tree.nodeCount where tree.isPreview(node) { remove(node, tree) }
  }

  subscript(name: Name) -> Int { counts[name.hash] ?? 0 }

  /// Counts no longer what is written in a part of the file.
  mutating func remove(_ part: NodeID, _ tree: SyntaxTree) {
    for token in Int(tree.node(part).firstToken)..<Int(tree.node(part).endToken) where isCounted[token] {
      isCounted[token] = false
      counts[tree.name(of: token).hash, default: 1] -= 1
    }
  }
}

extension SyntaxTree {
  /// Whether a type draws what it draws where somebody creates it: a view, a modifier, a style, a view of UIKit or AppKit, a
  /// widget that is not its extension's only one.
  func isShownByCreation(_ type: NodeID) -> Bool {
    children(type).contains { child in
      guard kind(child) == .inheritedType, let name = name(child) else { return false }
      return name == "View" || name == "ViewModifier" || name.hasSuffix("Style") && name.count > 5
        || name.hasSuffix("Representable")
    } || isWidget(type) && !hasAttribute(type, "main")
  }

  /// Whether a type is a widget, which a bundle lists.
  func isWidget(_ type: NodeID) -> Bool { inherits(type, "Widget") || inherits(type, "ControlWidget") }

  /// The smallest node that a place in the file lies in; `nil` between declarations.
  func innermostNode(at offset: Int) -> NodeID? {
    // Nodes are in the order of their ends.
    var (low, high) = (0, nodeCount)
    while low < high {
      let middle = (low + high) / 2
      if range(of: middle).end > offset { high = middle } else { low = middle + 1 }
    }
    guard low < nodeCount else { return nil }
    return range(of: low).start <= offset ? low : ancestors(low).first { range(of: $0).start <= offset }
  }

  /// Whether Interface Builder or Objective-C reaches a declaration, as an attribute of it says.
  fileprivate func isCalledFromOutside(_ declaration: NodeID) -> Bool {
    children(declaration).contains { child in
      guard kind(child) == .attribute, let name = name(child) else { return false }
      return name.hasPrefix("IB") || name.hasPrefix("objc") || name.hasPrefix("NS")
    }
  }
}
