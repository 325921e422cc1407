/// Holds one pattern after another against places of a file, and keeps what their names stand for.
///
/// It goes down the pattern, so its depth is the pattern's; choices (`$$$`, `…`) are tried from the shortest on, and
/// `fuel` bounds how much is tried for one place.
struct PatternMatcher {
  /// What a name stands for: tokens, as a half-open range.
  struct Binding {
    var first: TokenID
    var end: TokenID
    /// Where the trailing closures begin among arguments; `nil` where there are none.
    var closures: TokenID?
    /// Behind the last argument in parentheses, where trailing closures follow.
    var plainEnd: TokenID = 0

    var isEmpty: Bool { first >= end }
  }

  let tree: SyntaxTree
  var pattern: Pattern
  private(set) var bindings: [Binding?]
  /// Bound slots, in order, to undo them.
  private var trail: [Int] = []
  var fuel = Self.maximumFuel
  /// Where the match of a pattern begins that goes on any chain: its period, and the name behind it.
  var chainStart: (period: TokenID, name: TokenID)?

  /// Whether that match begins with a method of `self`, without a period.
  var hasImplicitReceiver = false
  /// `Text` of `Text("Hi").bold()`: the name that is called at the beginning of the pattern.
  var calledName: TokenID?
  /// The name of a type that is all there is to the pattern, where it is asked for within a longer type.
  private(set) var typeName: TokenID?
  /// Which operands of a longer sequence of operators the pattern matched, where it is one itself.
  var window: Range<Int>?
  /// The operand to begin with in such a sequence.
  var firstOperand = 0

  static let maximumFuel = 20_000

  init(tree: SyntaxTree, pattern: Pattern, slotCount: Int) {
    self.tree = tree
    self.pattern = pattern
    bindings = Array(repeating: nil, count: slotCount)
  }

  /// Whether so much was tried that a mismatch proves nothing.
  var isExhausted: Bool { fuel <= 0 }

  var mark: Int { trail.count }

  mutating func undo(to mark: Int) {
    while trail.count > mark { bindings[trail.removeLast()] = nil }
  }

  /// Whether the pattern matches a node; what it binds stays only then.
  mutating func matches(_ candidate: Pattern, _ id: NodeID) -> Bool {
    let before = mark
    let outer = pattern
    pattern = candidate
    defer { pattern = outer }
    if match(candidate.root, id, inChain: false, isRoot: true) { return true }
    undo(to: before)
    return false
  }

  // MARK: Binding

  mutating func bind(_ slot: Int32, _ new: Binding) -> Bool {
    guard slot >= 0 else { return true }
    let index = Int(slot)
    if let old = bindings[index] { return isSame(old, new) }
    bindings[index] = new
    trail.append(index)
    return true
  }

  mutating func bind(_ slot: Int32, node id: NodeID) -> Bool {
    let node = tree.node(id)
    return bind(slot, Binding(first: Int(node.firstToken), end: Int(node.endToken)))
  }

  /// Token by token: white space and comments don't count.
  private mutating func isSame(_ left: Binding, _ right: Binding) -> Bool {
    guard left.end - left.first == right.end - right.first else { return false }
    var (a, b) = (left.first, right.first)
    while a < left.end {
      fuel -= 1
      guard fuel > 0, tree.token(a).kind == tree.token(b).kind,
        tree.spellsTheSame(tree.range(ofToken: a), tree.range(ofToken: b))
      else { return false }
      a += 1
      b += 1
    }
    return true
  }

  // MARK: Nodes

  /// - Parameters:
  ///   - inChain: whether something is called on the node or taken from it, so that `?`, `!` and generic arguments
  ///     behind it don't count.
  ///   - isRoot: whether it is the whole pattern.
  mutating func match(_ index: Int, _ id: NodeID, inChain: Bool, isRoot: Bool = false) -> Bool {
    fuel -= 1
    guard fuel > 0 else { return false }
    let node = pattern.nodes[index]
    switch node.role {
    case .one: return Self.isAnything(tree.kind(id)) && bind(node.slot, node: id)
    case .many: return false
    case .skip: return matchSkip(node, id)
    case .string: return matchWholeString(node, id)
    case .plain: break
    }
    var target = id
    // What a rule is asked about is taken as it is, so that parentheses around it make no second match.
    while !isRoot, tree.kind(target) != node.kind, let inner = transparent(target, inChain: inChain) {
      target = inner
    }
    switch node.kind {
    case .identifier: return matchIdentifier(node, target) || isRoot && matchTypeName(node, target)
    case .member:
      if tree.kind(target) == .identifier { return node.isOpen && !isRoot && matchOwnMember(node, target) }
      return tree.kind(target) == .member && matchMember(node, target)
    default: break
    }
    guard tree.kind(target) == node.kind else { return false }
    switch node.kind {
    case .call:
      return matchCallee(pattern.children[node.children.lowerBound], target)
        && matchArguments(node.children.dropFirst(), of: target)
    case .subscriptCall:
      guard let callee = tree.callee(target) else { return false }
      return match(pattern.children[node.children.lowerBound], callee, inChain: true)
        && matchArguments(node.children.dropFirst(), of: target)
    case .macroExpansion:
      return matchName(node, tree.nameToken(target)) && matchArguments(node.children, of: target)
    case .argument: return matchArgument(node, target)
    case .closure: return matchClosure(node, target)
    case .codeBlock, .accessorBlock, .memberBlock: return matchBlock(node, target)
    case .array, .dictionary, .tuple: return matchChildren(node, target)
    case .type, .typeExpr, .typeAnnotation, .returnType, .inheritedType, .genericSpecialization, .parameter,
      .availabilityCondition, .wildcard, .keyPath, .regexLiteral:
      return matchTokens(node.tokens, Int(tree.node(target).firstToken)..<Int(tree.node(target).endToken))
    case .sequence: return isRoot ? matchWindow(node, target) : matchChildren(node, target)
    case _ where PatternMatcher.isDeclaration(node.kind): return matchDeclaration(node, target)
    default: return matchOwnTokens(node, target) && matchChildren(node, target)
    }
  }

  /// Whether something may be what a `$name` stands for: no `let a = b` of an `if`, which is no expression.
  private static func isAnything(_ kind: NodeKind) -> Bool {
    kind != .optionalBinding && kind != .patternCondition && kind != .availabilityCondition
  }

  /// What an expression comes to where what stands around it does not count.
  private func transparent(_ id: NodeID, inChain: Bool) -> NodeID? {
    switch tree.kind(id) {
    case .tuple: return tree.onlyElement(id)
    case .effect:
      guard let name = tree.nameToken(id) else { return nil }
      let keyword = tree.token(name).keyword
      return keyword == .try || keyword == .await ? tree.callee(id) : nil
    case .optionalChain, .forceUnwrap, .genericSpecialization: return inChain ? tree.callee(id) : nil
    default: return nil
    }
  }

  // MARK: Names

  /// Whether a token of the file is the word of the pattern, or may stand for it.
  mutating func matchWord(_ index: Int, _ token: TokenID) -> Bool {
    let word = pattern.tokens[index]
    if word.slot != Pattern.Keep.noHole { return bind(word.slot, Binding(first: token, end: token + 1)) }
    return spells(word, token)
  }

  func spells(_ word: Pattern.Word, _ id: TokenID) -> Bool {
    let token = tree.token(id)
    let isWord = word.kind == .identifier || word.kind == .keyword || word.kind == .dollarIdentifier
    let name = tree.name(of: id)
    guard isWord ? word.hash == token.payload : word.kind == token.kind, name.count == word.bytes.count
    else { return false }
    for index in 0..<name.count where name.base[index] != pattern.bytes[word.bytes.lowerBound + index] {
      return false
    }
    return true
  }

  mutating func matchName(_ node: Pattern.Node, _ token: TokenID?) -> Bool {
    guard node.name >= 0, let token else { return node.name < 0 }
    return matchWord(Int(node.name), token)
  }

  private static let modules: [StaticString] = [
    "SwiftUI", "SwiftUICore", "UIKit", "AppKit", "Foundation", "Swift", "CoreGraphics", "Combine",
    "QuartzCore",
  ]

  /// A plain name: also behind `self` or a module.
  private mutating func matchIdentifier(_ node: Pattern.Node, _ id: NodeID) -> Bool {
    switch tree.kind(id) {
    case .identifier: return matchName(node, tree.nameToken(id))
    case .member:
      guard let base = tree.callee(id), tree.kind(base) == .identifier, let owner = tree.name(base),
        owner == "self" || Self.modules.contains(where: { owner == $0 })
      else { return false }
      return matchName(node, tree.nameToken(id))
    default: return false
    }
  }

  /// What types are spelled with, where one is asked for: `let a: [NSRect]`, `-> NSRect?`, `class A: NSView`, `Set<NSRect>()`.
  static let typeKinds: [NodeKind] = [
    .type, .typeAnnotation, .returnType, .inheritedType, .typeExpr, .genericSpecialization,
  ]

  /// The name of a type, within the type that is spelled with it.
  private mutating func matchTypeName(_ node: Pattern.Node, _ id: NodeID) -> Bool {
    guard Self.typeKinds.contains(tree.kind(id)), node.name >= 0 else { return false }
    let word = pattern.tokens[Int(node.name)]
    // What is specialized is an expression of its own.
    let specialized = tree.kind(id) == .genericSpecialization ? tree.callee(id) : nil
    let first = specialized.map { tree.node($0).endToken } ?? tree.node(id).firstToken
    let types = Int(first)..<Int(tree.node(id).endToken)
    guard word.slot == Pattern.Keep.noHole,
      let token = types.first(where: { spells(word, $0) && isOutermost($0, in: types) })
    else { return false }
    typeName = token
    return true
  }

  /// Whether a name of a type is not taken from another, a module aside.
  private func isOutermost(_ token: TokenID, in type: Range<TokenID>) -> Bool {
    guard token > type.lowerBound, tree.token(token - 1).kind == .period else { return true }
    let owner = tree.name(of: token - 2)
    return Self.modules.contains { owner == $0 }
  }

  // MARK: Chains

  private mutating func matchMember(_ node: Pattern.Node, _ id: NodeID) -> Bool {
    guard let name = tree.nameToken(id), matchName(node, name) else { return false }
    let base = tree.callee(id)
    if node.isOpen {
      chainStart = (base.map { Int(tree.node($0).endToken) } ?? Int(tree.node(id).firstToken), name)
      return true
    }
    guard let wanted = node.children.first.map({ pattern.children[$0] }) else {
      return base.map { isContextualType($0) } ?? true
    }
    guard let target = base ?? tree.conditionalBase(of: id) else { return false }
    return match(wanted, target, inChain: true)
  }

  /// `tint(.red)` in an extension of `View` is a modifier of `self`. In a struct such a call is one of its own helpers.
  private mutating func matchOwnMember(_ node: Pattern.Node, _ id: NodeID) -> Bool {
    guard let name = tree.nameToken(id), matchName(node, name) else { return false }
    let type = tree.ancestors(id).first { tree.isTypeDeclaration($0) }.map { tree.kind($0) }
    guard type == .extensionDecl || type == .classDecl else { return false }
    chainStart = (name, name)
    hasImplicitReceiver = true
    return true
  }

  /// The types of the frameworks for which `Type.red` is but a longer way to write `.red`.
  private static let contextualTypes: [StaticString] = [
    "Color", "Font", "Weight", "Design", "TextStyle", "Animation", "AnyTransition", "Alignment",
    "HorizontalAlignment",
    "VerticalAlignment", "TextAlignment", "Edge", "Set", "Axis", "Material", "UnitPoint", "ContentMode",
    "Angle",
    "ColorScheme", "BlendMode", "RoundedCornerStyle", "HierarchicalShapeStyle",
  ]

  private func isContextualType(_ id: NodeID) -> Bool {
    guard tree.kind(id) == .identifier || tree.kind(id) == .member, let name = tree.name(id) else {
      return false
    }
    return Self.contextualTypes.contains { name == $0 }
  }

  /// `…`: as few modifiers as possible between what stands before it and what stands behind it.
  private mutating func matchSkip(_ node: Pattern.Node, _ id: NodeID) -> Bool {
    let end = Int(tree.node(id).endToken)
    let base = node.children.first.map { pattern.children[$0] }
    var current = id
    while fuel > 0 {
      fuel -= 1
      let before = mark
      if base.map({ match($0, current, inChain: true) }) ?? true,
        bind(node.slot, Binding(first: Int(tree.node(current).endToken), end: end))
      {
        return true
      }
      undo(to: before)
      guard let next = chainStep(current) else { return false }
      current = next
    }
    return false
  }

  /// The next shorter beginning of a chain.
  private func chainStep(_ id: NodeID) -> NodeID? {
    switch tree.kind(id) {
    case .call:
      guard let member = tree.calledMember(id) else { return tree.callee(id) }
      return tree.callee(member) ?? tree.conditionalBase(of: member)
    case .member: return tree.callee(id) ?? tree.conditionalBase(of: id)
    case .subscriptCall, .optionalChain, .forceUnwrap, .genericSpecialization, .postfixExpr, .postfixIfConfig:
      return tree.callee(id)
    case .tuple: return tree.onlyElement(id)
    default: return nil
    }
  }

  /// What is called: `X` also as `X.init`.
  private mutating func matchCallee(_ index: Int, _ call: NodeID) -> Bool {
    guard let callee = tree.callee(call) else { return false }
    let node = pattern.nodes[index]
    if node.role == .plain, node.kind == .identifier {
      let target = tree.unwrappedCallee(callee)
      if tree.kind(target) == .member, tree.isNamed(target, "init"), let type = tree.callee(target) {
        return matchCalledName(node, tree.unwrappedCallee(type))
      }
      return matchCalledName(node, target)
    }
    return match(index, callee, inChain: true)
  }

  private mutating func matchCalledName(_ node: Pattern.Node, _ id: NodeID) -> Bool {
    guard matchIdentifier(node, id) else { return false }
    if node.tokens.lowerBound == pattern.rootNode.tokens.lowerBound { calledName = tree.nameToken(id) }
    return true
  }

  // MARK: Strings

  private mutating func matchWholeString(_ node: Pattern.Node, _ id: NodeID) -> Bool {
    var target = id
    if let inner = transparent(id, inChain: false) { target = inner }
    guard tree.kind(target) == .stringLiteral else { return false }
    let first = Int(tree.node(target).firstToken)
    let end = Int(tree.node(target).endToken)
    let isClosed = tree.token(end - 1).kind == .stringEnd
    return bind(node.slot, Binding(first: first + 1, end: isClosed ? end - 1 : end))
  }

  // MARK: Tokens

  private mutating func matchOwnTokens(_ node: Pattern.Node, _ id: NodeID) -> Bool {
    var tokens: [TokenID] = []
    tree.forEachOwnToken(of: id) { tokens.append($0) }
    guard tokens.count == node.own.count else { return false }
    for (offset, index) in pattern.own[node.own].enumerated() where !matchWord(index, tokens[offset]) {
      return false
    }
    return true
  }

  /// A run of tokens against another; a name stands for one or more tokens, brackets kept whole.
  mutating func matchTokens(_ wanted: Range<Int>, _ given: Range<TokenID>) -> Bool {
    fuel -= 1
    guard fuel > 0 else { return false }
    guard let index = wanted.first else {
      return given.isEmpty || (given.count == 1 && tree.token(given.lowerBound).kind == .comma)
    }
    let word = pattern.tokens[index]
    let rest = wanted.dropFirst()
    if word.slot == Pattern.Keep.noHole {
      guard let token = given.first, spells(word, token) else { return false }
      return matchTokens(rest, given.dropFirst())
    }
    var end = given.lowerBound
    var isFirst = !word.isMany
    while end <= given.upperBound {
      if !isFirst {
        let before = mark
        if bind(word.slot, Binding(first: given.lowerBound, end: end)),
          matchTokens(rest, end..<given.upperBound)
        {
          return true
        }
        undo(to: before)
      }
      isFirst = false
      guard end < given.upperBound else { return false }
      let token = tree.token(end)
      switch token.kind {
      case .leftParen, .leftBracket, .leftBrace, .stringStart:
        end = max(end, min(Int(token.payload), given.upperBound - 1)) + 1
      case .comma where !word.isMany: return false
      default: end += 1
      }
    }
    return false
  }
}

extension SyntaxTree {
  /// What is called or taken from, without `?`, `!` and generic arguments.
  func unwrappedCallee(_ id: NodeID) -> NodeID {
    var id = id
    while kind(id) == .genericSpecialization || kind(id) == .optionalChain || kind(id) == .forceUnwrap,
      let inner = callee(id)
    {
      id = inner
    }
    return id
  }
}
