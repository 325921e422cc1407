/// The part of `continuous-corners` that is about Core Animation layers, whose corners are circular unless told.
enum LayerCornerCheck {
  static func check(_ context: borrowing RuleContext, _ assignment: NodeID) {
    let tree = context.tree
    guard let target = tree.callee(assignment), tree.isNamed(target, "cornerRadius"),
      let value = tree.value(assignment), isLayerProperty(context, target)
    else { return }
    if let curve = context.facts.layerCorners.curve(ofLayerIn: target) {
      if !isQuiet(context, value, of: target) {
        ContinuousCorners.reportCircular(context, curve, of: "the layer")
      }
      return
    }
    guard !ContinuousCorners.areCircularByHabit(context), !isQuiet(context, value, of: target),
      !context.site.project.setsCurve(ofLayer: tree.layer(ofProperty: target)),
      !isRoundedByCallers(context, target),
      !lacksLayer(context, target),
      !roundsNothing(context, target), !isSaid(context, assignment, target),
      !ContinuousCorners.isDiscussed(context, assignment), let token = tree.nameToken(target)
    else { return }
    let curve = curveTarget(tree, target)
    let same = alternatives(context, assignment, target).filter { $0 > assignment }
    let edits = ([assignment] + same).map { edit(context, $0, "\(curve) = .continuous") }
    let known = edits.compactMap { $0 }
    context.report(
      token: token, "`cornerRadius` alone makes circular corners; set `\(curve) = .continuous` as well",
      notes: same.compactMap { other in
        tree.callee(other).flatMap { tree.nameToken($0) }.map { (tree.range(ofToken: $0), "and here") }
      },
      fixes: known.count == edits.count ? [.safe("Set `cornerCurve` to `.continuous`", known)] : [])
  }

  /// Whether a layer is of what a function makes, and callers give that a radius of their own: the curve may be none of theirs.
  private static func isRoundedByCallers(_ context: borrowing RuleContext, _ target: NodeID) -> Bool {
    let tree = context.tree
    guard !isOfMember(context, target),
      let function = tree.ancestors(target).first(where: { tree.kind($0) == .funcDecl }).flatMap({
        tree.name($0)
      })
    else { return false }
    return context.site.project.setsCurve(ofLayer: SyntaxTree.radius(ofLayerMadeBy: function))
  }

  /// Where the same layer is rounded in another branch of one condition: one decision.
  private static func alternatives(
    _ context: borrowing RuleContext, _ assignment: NodeID, _ target: NodeID
  ) -> [NodeID] {
    context.facts.layerCorners.roundings(ofLayerIn: target).filter { other in
      guard other != assignment, let property = context.tree.callee(other),
        let value = context.tree.value(other),
        !isQuiet(context, value, of: property)
      else { return false }
      return context.tree.areBranches(other, assignment)
    }
  }

  /// Whether a layer draws nothing of its own that a radius would round, as far as its file tells: one that draws a path,
  /// or that of a view whose background is clear.
  private static func roundsNothing(_ context: borrowing RuleContext, _ target: NodeID) -> Bool {
    let tree = context.tree
    let layer = tree.callee(target)
    func isSet(_ name: StaticString, on owner: NodeID?, where matches: (NodeID) -> Bool = { _ in true })
      -> Bool
    {
      (context.facts.uses[Name(name).hash] ?? []).contains { use in
        guard tree.isNamed(use, name), let assignment = tree.parent(use),
          tree.kind(assignment) == .assignment,
          tree.callee(assignment) == use, let value = tree.value(assignment), matches(value),
          tree.enclosingType(of: use) == tree.enclosingType(of: target)
        else { return false }
        switch (tree.callee(use), owner) {
        case (nil, nil): return true
        case (let one?, let other?): return tree.spellsTheSame(one, other)
        default: return false
        }
      }
    }
    let view = layer.map { tree.unwrapped($0) }.flatMap { tree.kind($0) == .member ? tree.callee($0) : nil }
    // The ground of a button's configuration has corners of its own.
    if let view, isSet("configuration", on: view), !isSet("backgroundColor", on: view) { return true }
    let isBare =
      isShapeLayer(context, target)
      || view.map { isSet("backgroundColor", on: $0) { context.tree.isNamed($0, "clear") } } ?? false
    guard isBare else { return false }
    // What casts the shadow of one is its path.
    func isOn(_ value: NodeID) -> Bool {
      !(tree.kind(value) == .booleanLiteral && tree.text(value) == "false")
    }
    return !drawnNames.contains { !($0.description == "shadowOpacity") && isSet($0, on: layer, where: isOn) }
      && !(view.map { view in
        isSet("clipsToBounds", on: view, where: isOn)
          || isSet("backgroundColor", on: view) { !context.tree.isNamed($0, "clear") }
      } ?? false)
  }

  /// Whether a property is one of a layer that draws a path: `CAShapeLayer`.
  private static func isShapeLayer(_ context: borrowing RuleContext, _ target: NodeID) -> Bool {
    let tree = context.tree
    let owner = tree.callee(target).map { tree.unwrapped($0) }
    guard let owner, !tree.isNamed(owner, "self") else {
      return tree.enclosingType(of: target).map { type in
        tree.children(type).contains { tree.kind($0) == .inheritedType && tree.isNamed($0, "CAShapeLayer") }
      } ?? false
    }
    guard tree.kind(owner) == .identifier, let name = tree.name(owner),
      let declaration = context.file.declaration(of: name, at: owner)
    else { return false }
    if let annotation = tree.firstChild(declaration, where: { $0 == .typeAnnotation || $0 == .type }) {
      return tree.lastTypeName(annotation).map { $0 == "CAShapeLayer" } ?? false
    }
    return tree.value(declaration).flatMap { tree.constructedType(tree.unwrapped($0)) }.map {
      $0 == "CAShapeLayer"
    }
      ?? false
  }

  /// Whether the same layer is rounded further up as well, of which that has been said: one curve is enough.
  private static func isSaid(_ context: borrowing RuleContext, _ assignment: NodeID, _ target: NodeID) -> Bool
  {
    let tree = context.tree
    if alternatives(context, assignment, target).contains(where: { $0 < assignment }) { return true }
    let all = context.facts.layerCorners.roundings(ofLayerIn: target)
    guard all.count > 1, isOfMember(context, target) else { return false }
    let first = all.first { other in
      guard let property = tree.callee(other), let value = tree.value(other) else { return false }
      return !isQuiet(context, value, of: property)
    }
    return first.map { $0 != assignment } ?? false
  }

  /// Whether a layer is that of a property of the type around it, and not of a variable that each function has of its own.
  private static func isOfMember(_ context: borrowing RuleContext, _ target: NodeID) -> Bool {
    let tree = context.tree
    var root = target
    while let inner = tree.callee(root) { root = tree.unwrapped(inner) }
    guard tree.kind(root) == .identifier, let name = tree.name(root) else { return false }
    if name == "self" || name == "layer" { return true }
    guard let declaration = context.file.declaration(of: name, at: root),
      let variable = tree.parent(declaration)
    else { return false }
    return tree.kind(variable) == .variableDecl && tree.isMemberOrGlobal(variable)
  }

  /// `label.layer?.cornerRadius` of AppKit, where nobody has asked the view for a layer, nor given it anything to round.
  private static func lacksLayer(_ context: borrowing RuleContext, _ target: NodeID) -> Bool {
    let tree = context.tree
    guard let base = tree.callee(target),
      tree.kind(base) == .optionalChain || tree.kind(base) == .forceUnwrap,
      tree.isNamed(tree.unwrapped(base), "layer"), !context.facts.imports.contains("UIKit")
    else { return false }
    func isUsed(_ name: StaticString, where matches: (NodeID) -> Bool) -> Bool {
      (context.facts.uses[Name(name).hash] ?? []).contains { tree.isNamed($0, name) && matches($0) }
    }
    return
      !(askingNames.contains { name in
        isUsed(name) { _ in true } || context.facts.declaresFunction(Name(name))
      }
      || drawnNames.contains { name in
        isUsed(name) { use in tree.callee(use).map { tree.spellsTheSame($0, base) } ?? false }
      })
  }

  /// What gives a view of AppKit a layer, by hand or to draw in it.
  private static let askingNames: [StaticString] = [
    "wantsLayer", "makeBackingLayer", "wantsUpdateLayer", "updateLayer", "canDrawSubviewsIntoLayer",
  ]

  /// What of a layer its corners round.
  private static let drawnNames: [StaticString] = [
    "backgroundColor", "borderWidth", "masksToBounds", "contents", "shadowOpacity",
  ]

  /// `view.layer.cornerCurve` for `view.layer.cornerRadius`.
  private static func curveTarget(_ tree: SyntaxTree, _ target: NodeID) -> String {
    guard let base = tree.callee(target) else { return "cornerCurve" }
    return tree.text(base) + ".cornerCurve"
  }

  /// Whether a property is a layer's: by the name of what it belongs to, by how that was made, or by the type around.
  private static func isLayerProperty(_ context: borrowing RuleContext, _ target: NodeID) -> Bool {
    let tree = context.tree
    guard tree.kind(target) == .member, let base = tree.callee(target) else {
      return tree.kind(target) == .identifier && isInLayerClass(tree, target)
        && context.file.declaration(of: Name("cornerRadius"), at: target) == nil
    }
    let owner = tree.unwrapped(base)
    guard let name = tree.name(owner) else { return false }
    switch tree.kind(owner) {
    case .member: return name == "layer" || name.hasSuffix("Layer")
    case .identifier:
      if name == "self" { return isInLayerClass(tree, target) && !declaresRadius(context, target) }
      if name == "layer" || name.hasSuffix("Layer") { return !tree.startsUppercase(name) }
      return isMadeAsLayer(context, name, at: owner)
    default: return false
    }
  }

  private static func isInLayerClass(_ tree: SyntaxTree, _ id: NodeID) -> Bool {
    guard let type = tree.enclosingType(of: id) else { return false }
    return tree.children(type).contains { child in
      guard tree.kind(child) == .inheritedType, let name = tree.name(child) else { return false }
      return isLayerClass(name)
    }
  }

  private static func declaresRadius(_ context: borrowing RuleContext, _ id: NodeID) -> Bool {
    guard let type = context.tree.enclosingType(of: id).flatMap({ context.tree.name($0) }) else {
      return false
    }
    return context.facts.scope.member(Name("cornerRadius"), ofType: type) != nil
  }

  private static func isLayerClass(_ name: Name) -> Bool { name.hasPrefix("CA") && name.hasSuffix("Layer") }

  /// `let border = CAShapeLayer()`.
  private static func isMadeAsLayer(_ context: borrowing RuleContext, _ name: Name, at use: NodeID) -> Bool {
    let tree = context.tree
    guard let declaration = context.file.declaration(of: name, at: use) else { return false }
    if let annotation = tree.firstChild(declaration, where: { $0 == .typeAnnotation || $0 == .type }),
      let type = tree.lastTypeName(annotation)
    {
      return isLayerClass(type)
    }
    guard let value = tree.value(declaration) else { return false }
    return tree.constructedType(tree.unwrapped(value)).map { isLayerClass($0) } ?? false
  }

  /// From which radius on the curve is seen at all, in points.
  private static let seenRadius = 8.0
  /// From which side on anybody looks at a corner, in points.
  private static let seenSide = 40.0

  /// A tiny radius shows no curve; half of a length makes a circle or a capsule, which has no corners to smooth.
  private static func isQuiet(
    _ context: borrowing RuleContext, _ value: NodeID, of target: NodeID
  ) -> Bool {
    if isHalf(context, value, depth: 0) || isCircle(context.tree, target)
      || context.facts.layerCorners.isSmaller(than: seenSide, target)
      || context.facts.layerCorners.isRadiusOfArc(value)
      || context.facts.layerCorners.isMasked(layerIn: target) || context.file.isOfComposedPicture(target)
      || isOfOtherLayer(context.tree, value)
    {
      return true
    }
    if context.tree.kind(value) == .ternary {
      return context.tree.children(value).dropFirst().allSatisfy { branch in
        context.file.values(of: branch).contains { $0.value < seenRadius }
          || isHalf(context, branch, depth: 0)
      }
    }
    let values = context.file.values(of: value)
    // One that is not known may round a circle or nothing.
    return values.allSatisfy {
      $0.value < seenRadius || context.facts.layerCorners.isHalfOfSize($0.value, of: target)
        || context.facts.layerCorners.leavesNoRoom($0.value, of: target)
        || context.facts.layerCorners.mayBePill($0.value, of: target)
    }
  }

  /// `other.layer.cornerRadius`: whether that is round at all is another line's affair.
  private static func isOfOtherLayer(_ tree: SyntaxTree, _ value: NodeID) -> Bool {
    tree.kind(value) == .member && tree.isNamed(value, "cornerRadius")
      && tree.callee(value).map { tree.isNamed(tree.unwrapped($0), "layer") } ?? true
  }

  /// `circleView.layer`: the name says it.
  private static func isCircle(_ tree: SyntaxTree, _ target: NodeID) -> Bool {
    guard let base = tree.callee(target) else { return false }
    return tree.text(base).lowercased().contains("circle")
  }

  /// Whether an expression is half of something, as far as it and what it names tell: `size / 2`.
  static func isHalf(_ context: borrowing RuleContext, _ id: NodeID, depth: Int = 0) -> Bool {
    let tree = context.tree
    guard depth < 6 else { return false }
    let expression = tree.unwrapped(id)
    switch tree.kind(expression) {
    case .sequence:
      let parts = Array(tree.children(expression))
      for index in parts.indices.dropFirst() where tree.kind(parts[index - 1]) == .operatorExpr {
        guard let factor = tree.number(parts[index]) else { continue }
        if tree.isNamed(parts[index - 1], "/"), factor == 2 { return true }
        if tree.isNamed(parts[index - 1], "*"), factor == 0.5 { return true }
        if tree.isNamed(parts[index - 1], "/"), factor == 4, index == 2, isPerimeter(tree, parts[0]) {
          return true
        }
      }
      return parts.first.flatMap { tree.number($0) } == 0.5
    case .ternary:
      return tree.children(expression).dropFirst().contains { isHalf(context, $0, depth: depth + 1) }
    case .call:
      return tree.arguments(expression).contains { argument in
        tree.value(argument).map { isHalf(context, $0, depth: depth + 1) } ?? false
      }
    case .identifier, .member:
      guard let name = tree.name(expression) else { return false }
      if name == "midX" || name == "midY" { return true }
      let declared =
        tree.kind(expression) == .member
        ? context.file.memberDeclaration(expression) : context.file.declaration(of: name, at: expression)
      guard let declaration = declared else { return false }
      return tree.children(declaration).contains { child in
        switch tree.kind(child) {
        case .accessorBlock:
          return tree.statements(child).count == 1 && isHalfBody(context, child, depth: depth)
        case .typeAnnotation, .type, .attribute: return false
        default: return isHalf(context, child, depth: depth + 1)
        }
      }
    default: return false
    }
  }

  /// `(bounds.width + bounds.height)`, a quarter of which is half of their mean.
  private static func isPerimeter(_ tree: SyntaxTree, _ id: NodeID) -> Bool {
    let sum = tree.unwrapped(id)
    let names = tree.children(sum).compactMap { tree.name($0) }
    return tree.kind(sum) == .sequence && names.count == 3
      && Set([0, 2].map { names[$0].string }) == ["width", "height"] && names[1] == "+"
  }

  private static func isHalfBody(_ context: borrowing RuleContext, _ block: NodeID, depth: Int) -> Bool {
    guard let only = context.tree.firstStatement(block) else { return false }
    let value = context.tree.kind(only) == .returnStmt ? context.tree.callee(only) : only
    return value.map { isHalf(context, $0, depth: depth + 1) } ?? false
  }

  /// A statement of its own behind the assignment.
  private static func edit(_ context: borrowing RuleContext, _ assignment: NodeID, _ statement: String)
    -> Edit?
  {
    let tree = context.tree
    guard let parent = tree.parent(assignment) else { return nil }
    switch tree.kind(parent) {
    case .codeBlock, .closure, .switchCase, .accessorBlock, .sourceFile, .ifConfigClause: break
    default: return nil
    }
    let range = tree.range(of: assignment)
    let line = "\n" + context.indentation(of: range.start) + statement
    guard startsLine(tree, assignment), endsLine(tree, assignment) else {
      return context.insert("; " + statement, at: range.end)
    }
    return context.insert(line, at: lineEnd(tree, range.end))
  }

  private static func startsLine(_ tree: SyntaxTree, _ id: NodeID) -> Bool {
    tree.token(Int(tree.node(id).firstToken)).flags.contains(.startsLine)
  }

  /// Whether the next token stands on another line, and no comment that could run on over it comes first.
  private static func endsLine(_ tree: SyntaxTree, _ id: NodeID) -> Bool {
    let next = tree.token(Int(tree.node(id).endToken))
    guard next.kind == .endOfFile || next.flags.contains(.startsLine) else { return false }
    var index = tree.range(of: id).end
    let end = lineEnd(tree, index)
    while index + 1 < end {
      if tree.bytes[index] == 0x2F, tree.bytes[index + 1] == 0x2A { return false }
      index += 1
    }
    return true
  }

  /// Before the white space at the end of the line, so that what stands there stays the line's end.
  private static func lineEnd(_ tree: SyntaxTree, _ offset: Int) -> Int {
    var end = offset
    while end < tree.byteCount, tree.bytes[end] != 0x0A, tree.bytes[end] != 0x0D { end += 1 }
    return end
  }
}
