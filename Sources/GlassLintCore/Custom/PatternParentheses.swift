/// How well code holds together where something is called on it, or an operator stands beside it.
enum CodeShape {
  /// `a`, `a.b()`, `(a + b)`, a list of statements.
  case whole
  /// `!a`: it falls apart only where something is called on it.
  case prefixed
  /// `a?.b`: what is called on it would become a part of the chain.
  case chained
  /// `a + b`, `a ? b : c`, `try a()`.
  case loose

  init(of code: String) {
    let source = SourceBuffer(bytes: Array(code.utf8))
    var parser = Parser()
    let tree = parser.parse(source)
    var items = tree.children(tree.root)
    var shape = CodeShape.whole
    if let only = items.next(), items.next() == nil {
      switch tree.kind(only) {
      case .sequence, .ternary, .assignment, .cast, .effect: shape = .loose
      case .prefixExpr: shape = .prefixed
      default: if Self.isChained(tree, only) { shape = .chained }
      }
    }
    // The tree reads the memory of both until here.
    parser.trim()
    self = withExtendedLifetime(source) { shape }
  }

  private static func isChained(_ tree: SyntaxTree, _ expression: NodeID) -> Bool {
    var current: NodeID? = expression
    while let id = current {
      switch tree.kind(id) {
      case .optionalChain: return true
      case .member, .call, .subscriptCall, .forceUnwrap, .genericSpecialization: current = tree.callee(id)
      default: return false
      }
    }
    return false
  }

  /// - Parameter isCalledOn: whether something is called on the code, rather than an operator beside it.
  func needsParentheses(isCalledOn: Bool) -> Bool {
    switch self {
    case .whole: false
    case .prefixed, .chained: isCalledOn
    case .loose: true
    }
  }
}

extension PatternTemplate {
  /// An expression between two pieces of a template, in parentheses where it would fall apart there.
  static func spelled(_ code: String, after left: String, before right: String) -> String {
    let isCalledOn = isCalledOn(right)
    guard isCalledOn || endsWithOperator(left) || beginsWithOperator(right) else { return code }
    return CodeShape(of: code).needsParentheses(isCalledOn: isCalledOn) ? "(\(code))" : code
  }

  /// `.isEmpty`, `[0]`, `(1)`, `!`
  private static func isCalledOn(_ text: String) -> Bool {
    if let first = text.first, "([!?".contains(first) { return true }
    return text.first { !$0.isWhitespace } == "." && !text.drop { $0.isWhitespace }.hasPrefix("..")
  }

  private static let operatorCharacters = "!-+*/%&|<>=?~^."

  private static func endsWithOperator(_ text: String) -> Bool {
    let trimmed = text.reversed().drop { $0.isWhitespace }
    let sign = String(trimmed.prefix { operatorCharacters.contains($0) }.reversed())
    return !["", "=", "->", "?"].contains(sign)
  }

  private static func beginsWithOperator(_ text: String) -> Bool {
    let trimmed = text.drop { $0.isWhitespace }
    let sign = trimmed.prefix { operatorCharacters.contains($0) }
    if sign.isEmpty { return ["as", "is"].contains(trimmed.prefix { $0.isLetter }) }
    return !["=", "."].contains(sign)
  }
}

extension PatternMatch {
  /// Code for the place of the match, in parentheses where what stands around it would take a part of it; `nil` where
  /// it would be taken for what is called.
  func fitting(_ code: String, _ tree: SyntaxTree) -> String? {
    if tree.range(of: node) != range { return CodeShape(of: code) == .loose ? "(\(code))" : code }
    guard let parent = tree.parent(node) else { return code }
    var isCalledOn = false
    switch tree.kind(parent) {
    case .member, .optionalChain, .forceUnwrap, .postfixExpr, .prefixExpr: isCalledOn = true
    case .call, .subscriptCall:
      guard tree.callee(parent) == node else { return code }
      // `items.first` of `items.first(where: …)` cannot become `items.first { … }`.
      if let last = code.last, ")]}".contains(last) { return nil }
      isCalledOn = true
    case .sequence, .ternary, .cast: break
    default: return code
    }
    let shape = CodeShape(of: code)
    // A chain in the place of a chain goes on as it did.
    if shape == .chained, CodeShape(of: tree.text(range)) == .chained { return code }
    return shape.needsParentheses(isCalledOn: isCalledOn) ? "(\(code))" : code
  }
}
