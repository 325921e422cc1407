/// Makes a pattern of its text, with the lexer and the parser that read the code it is matched with.
struct PatternCompiler {
  private let text: PatternText
  private let tree: SyntaxTree
  private var pattern = Pattern()
  private var slots: PatternSlots

  /// - Parameter slots: the names that the rule's patterns share.
  static func compile(_ text: String, _ slots: inout PatternSlots) throws(PatternMistake) -> Pattern {
    let prepared = try PatternText(text)
    let source = SourceBuffer(bytes: prepared.swift)
    var parser = Parser()
    let tree = parser.parse(source)
    var compiler = PatternCompiler(text: prepared, tree: tree, slots: slots)
    try compiler.checkSyntax()
    try compiler.run()
    slots = compiler.slots
    // The tree reads the memory of both until here.
    parser.trim()
    return withExtendedLifetime(source) { compiler.pattern }
  }

  /// Whether a text with names in it is Swift at all.
  ///
  /// - Parameter subject: what messages call the text.
  static func check(_ text: String, as subject: String) throws(PatternMistake) {
    if text.utf8.allSatisfy(PatternText.isSpace) { return }
    let prepared = try PatternText(text)
    let source = SourceBuffer(bytes: prepared.swift)
    var parser = Parser()
    let tree = parser.parse(source)
    var compiler = PatternCompiler(text: prepared, tree: tree, slots: PatternSlots())
    compiler.subject = subject
    try compiler.checkSyntax()
    parser.trim()
    withExtendedLifetime(source) {}
  }

  /// What messages call the text.
  private var subject = "the pattern"

  private init(text: PatternText, tree: SyntaxTree, slots: PatternSlots) {
    self.text = text
    self.tree = tree
    self.slots = slots
  }

  private func mistake(atToken token: TokenID, _ message: String) -> PatternMistake {
    PatternMistake(offset: text.origin(of: Int(tree.token(token).start)), message: message)
  }

  private func hole(_ token: TokenID) -> PatternText.Hole? { text.holes[Int(tree.token(token).start)] }

  // MARK: Syntax

  private func checkSyntax() throws(PatternMistake) {
    // A string that never ends leaves brackets open too.
    for id in 0..<tree.tokenCount where tree.token(id).flags.contains(.unmatched) {
      let kind = tree.token(id).kind
      if kind == .stringStart || kind == .interpolationStart {
        throw mistake(atToken: id, "\(subject) does not parse: this string never ends")
      }
    }
    for id in 0..<tree.tokenCount {
      let token = tree.token(id)
      if token.kind == .unknown {
        throw mistake(atToken: id, "\(subject) does not parse: \(shown(id)) begins nothing in Swift")
      }
      guard token.flags.contains(.unmatched) else { continue }
      switch token.kind {
      case .leftParen, .leftBracket, .leftBrace:
        throw mistake(atToken: id, "\(subject) does not parse: nothing closes this \(shown(id))")
      default: throw mistake(atToken: id, "\(subject) does not parse: \(shown(id)) closes nothing")
      }
    }
    for id in 0..<tree.nodeCount {
      let node = tree.node(id)
      if node.kind == .unexpected {
        throw mistake(
          atToken: Int(node.firstToken),
          "\(subject) does not parse: \(shown(Int(node.firstToken))) fits nowhere here; "
            + "write one expression, a chain of modifiers or the head of a declaration")
      }
      if node.kind == .argument, !node.flags.contains(.trailingClosure) {
        try checkComma(before: Int(node.firstToken))
      }
      if node.kind == .member, node.flags.contains(.incomplete) {
        throw mistake(
          atToken: Int(node.endToken) - 1, "\(subject) does not parse: a name is missing behind this period")
      }
    }
  }

  /// `f(a b)`: two arguments without a comma between them.
  private func checkComma(before token: TokenID) throws(PatternMistake) {
    guard token > 0 else { return }
    switch tree.token(token - 1).kind {
    case .comma, .leftParen, .leftBracket, .interpolationStart: return
    default:
      throw mistake(atToken: token, "\(subject) does not parse: a comma is missing before \(shown(token))")
    }
  }

  private func shown(_ token: TokenID) -> String {
    let text = tree.text(token: token)
    return text.isEmpty ? "the end" : "`\(text)`"
  }

  // MARK: The tree

  private mutating func run() throws(PatternMistake) {
    var items = tree.children(tree.root)
    guard let first = items.next() else {
      throw PatternMistake(offset: 0, message: "an empty pattern; write the Swift it is to find")
    }
    if let second = items.next() {
      throw mistake(
        atToken: Int(tree.node(second).firstToken),
        "a second statement begins here; a pattern is one expression, chain of modifiers or declaration, and several are a list: "
          + "[\"…\", \"…\"]")
    }
    pattern.bytes = text.swift
    for id in 0..<tree.tokenCount { pattern.tokens.append(try word(id)) }
    var root = try compile(first, parent: nil)
    // Nothing has to be skipped behind the last modifier.
    while pattern.nodes[root].role == .skip, let base = pattern.nodes[root].children.first {
      root = pattern.children[base]
    }
    pattern.root = root
    switch pattern.nodes[root].role {
    case .plain, .string: break
    case .one, .many, .skip:
      throw PatternMistake(
        offset: 0, message: "the pattern matches everything; write more of the code it is to find")
    }
    open(root)
  }

  private mutating func word(_ id: TokenID) throws(PatternMistake) -> Pattern.Word {
    let token = tree.token(id)
    let ticks = token.flags.contains(.escaped) ? 1 : 0
    var word = Pattern.Word(
      kind: token.kind, keyword: token.keyword, hash: token.payload,
      bytes: Int(token.start) + ticks..<Int(token.end) - ticks)
    if let hole = hole(id), token.kind == .identifier {
      // A skip keeps its own slot, which its node makes.
      let isSkip = hole.kind == .skip
      word.slot =
        isSkip ? Pattern.Keep.nothing : try slots.slot(for: hole, at: text.origin(of: Int(token.start)))
      word.isMany = hole.kind == .many
    }
    return word
  }

  /// Marks the member without a base that the pattern begins with.
  private mutating func open(_ root: Int) {
    var index = root
    while true {
      let node = pattern.nodes[index]
      guard let first = node.children.first else {
        if node.kind == .member, node.role == .plain { pattern.nodes[index].isOpen = true }
        return
      }
      switch node.kind {
      case .call, .member, .subscriptCall, .optionalChain, .forceUnwrap, .assignment, .sequence,
        .genericSpecialization:
        index = pattern.children[first]
      default: return
      }
    }
  }

  private mutating func compile(_ id: NodeID, parent: NodeID?) throws(PatternMistake) -> Int {
    let source = tree.node(id)
    let firstToken = Int(source.firstToken)
    var node = Pattern.Node(
      role: .plain, kind: source.kind, flags: source.flags, tokens: firstToken..<Int(source.endToken))
    if let name = tree.nameToken(id) { node.name = Int32(name) }
    switch source.kind {
    case .identifier, .parameter:
      let isWhole = source.endToken - source.firstToken == 1
      if isWhole, let hole = hole(firstToken) {
        node.name = -1
        node.role = hole.kind == .many ? .many : .one
        node.slot = pattern.tokens[firstToken].slot
        if hole.kind == .many { try checkMany(id, parent, firstToken) }
      }
    case .argument:
      // An argument that is `$$$name` as a whole stands for any number of them.
      if let value = tree.value(id), tree.kind(value) == .identifier,
        let hole = hole(Int(tree.node(value).firstToken)), hole.kind == .many
      {
        // With a label, `red: $$$_`, it begins with the argument of that label.
        node.role = .many
        node.slot = pattern.tokens[Int(tree.node(value).firstToken)].slot
        return append(node, [])
      }
    case .member:
      if let name = tree.nameToken(id), let hole = hole(name) {
        if hole.kind == .skip {
          node.role = .skip
          node.slot = try slots.slot(for: hole, at: text.origin(of: Int(tree.token(name).start)))
        } else if hole.kind == .many {
          throw mistake(
            atToken: name, "`\(Self.spelling(hole))` cannot be a member; write `…` to skip modifiers")
        }
      }
    case .stringLiteral:
      if let hole = hole(firstToken) {
        node.role = .string
        node.slot = try slots.slot(for: hole, at: text.origin(of: Int(tree.token(firstToken).start)))
        return append(node, [])
      }
    default: break
    }
    var children: [Int] = []
    for child in tree.children(id) { children.append(try compile(child, parent: id)) }
    if source.kind == .sequence { try checkOperators(id) }
    node.own = ownTokens(of: id)
    return append(node, children)
  }

  private mutating func append(_ node: Pattern.Node, _ children: [Int]) -> Int {
    var node = node
    node.children = pattern.children.count..<pattern.children.count + children.count
    pattern.children += children
    pattern.nodes.append(node)
    return pattern.nodes.count - 1
  }

  private mutating func ownTokens(of id: NodeID) -> Range<Int> {
    let start = pattern.own.count
    tree.forEachOwnToken(of: id) { pattern.own.append($0) }
    return start..<pattern.own.count
  }

  private func checkOperators(_ id: NodeID) throws(PatternMistake) {
    for child in tree.children(id) where tree.kind(child) == .operatorExpr {
      guard let name = tree.nameToken(child), hole(name) == nil else { continue }
      if tree.node(child).endToken == tree.node(id).endToken {
        throw mistake(atToken: name, "\(subject) does not parse: nothing stands behind \(shown(name))")
      }
    }
  }

  private static func spelling(_ hole: PatternText.Hole) -> String {
    hole.name.isEmpty ? "$$$" : "$$$\(hole.name)"
  }

  /// `$$$name` stands for a part of a list.
  private func checkMany(_ id: NodeID, _ parent: NodeID?, _ token: TokenID) throws(PatternMistake) {
    switch parent.map({ tree.kind($0) }) {
    case .argument, .array, .dictionary, .closure, .codeBlock, .memberBlock, .accessorBlock, .switchCase,
      .funcDecl, .initDecl, .subscriptDecl, .enumCaseElement, .ifConfigClause, nil:
      return
    default:
      throw mistake(
        atToken: token,
        "`$$$` stands for arguments, elements or statements of a list; write `$name` for one expression")
    }
  }
}

extension SyntaxTree {
  /// Hands out the tokens of a node that are no child's, without commas and semicolons.
  func forEachOwnToken(of id: NodeID, _ body: (TokenID) -> Void) {
    let end = Int(node(id).endToken)
    var token = Int(node(id).firstToken)
    var children = children(id)
    var child = children.next()
    while token < end {
      if let next = child, Int(node(next).firstToken) <= token {
        token = max(token, Int(node(next).endToken))
        child = children.next()
        continue
      }
      let kind = tokens[token].kind
      if kind != .comma, kind != .semicolon { body(token) }
      token += 1
    }
  }
}
