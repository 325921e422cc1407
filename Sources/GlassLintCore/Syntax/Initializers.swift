/// What a call constructs, whichever way it is spelled.
extension SyntaxTree {
  /// The name of the type in `X(…)`, `SwiftUI.X(…)`, `X.init(…)` and `SwiftUI.X.init(…)`; `nil` for `.init(…)` and for
  /// every call that is no initializer.
  public func constructedType(_ call: NodeID) -> Name? {
    guard kind(call) == .call, let callee = callee(call) else { return nil }
    let target = unwrapped(callee)
    guard let own = name(target) else { return nil }
    switch kind(target) {
    case .identifier: return startsUppercase(own) ? own : nil
    case .member:
      guard let base = self.callee(target) else { return nil }
      let owner = unwrapped(base)
      guard kind(owner) == .identifier || kind(owner) == .member, let outer = name(owner),
        startsUppercase(outer)
      else { return nil }
      if own == "init" { return outer }
      return startsUppercase(own) ? own : nil
    default: return nil
    }
  }

  /// Whether a call is `.init(…)`, whose type only its context tells.
  public func isImplicitInitializer(_ call: NodeID) -> Bool {
    guard isNamed(call, "init"), let member = calledMember(call) else { return false }
    return self.callee(member) == nil
  }

  /// Whether a call leaves its type to the declaration around it: `self.init(…)`, `Self(…)`, `Self.init(…)`.
  func isOwnInitializer(_ call: NodeID) -> Bool {
    if let type = constructedType(call) { return type == "Self" }
    guard isNamed(call, "init"), let member = calledMember(call), let base = callee(member) else {
      return false
    }
    return kind(base) == .identifier && isNamed(base, "self")
  }

  /// Whether a call is that of an implicit member: `.rect(…)`.
  public func isImplicitMember(_ call: NodeID) -> Bool {
    guard let member = calledMember(call) else { return false }
    return callee(member) == nil
  }

  /// The last name of the type annotation or return type that an implicit initializer takes its type from, where it is
  /// all that a variable or function returns.
  public func contextualType(of call: NodeID) -> Name? {
    for ancestor in ancestors(call, limit: 6) {
      switch kind(ancestor) {
      case .binding:
        return firstChild(ancestor, .typeAnnotation).flatMap { lastTypeName($0) }
      case .parameter: return firstChild(ancestor, .type).flatMap { lastTypeName($0) }
      case .funcDecl: return firstChild(ancestor, .returnType).flatMap { lastTypeName($0) }
      case .codeBlock, .returnStmt, .accessorBlock, .accessor: continue
      default: return nil
      }
    }
    return nil
  }

  /// `CGFloat` of `: SwiftUI.CGFloat`; `nil` where more than a plain name, such as `?` or generic arguments, ends it.
  func lastTypeName(_ id: NodeID) -> Name? {
    let last = Int(node(id).endToken) - 1
    guard last >= Int(node(id).firstToken), token(last).kind == .identifier else { return nil }
    return name(of: last)
  }

  /// The first argument of a call.
  public func firstArgument(_ call: NodeID) -> NodeID? {
    var arguments = arguments(call)
    return arguments.next()
  }

  /// How many arguments a call has between its parentheses.
  public func argumentCount(_ call: NodeID) -> Int {
    var count = 0
    for argument in arguments(call) where !node(argument).flags.contains(.trailingClosure) { count += 1 }
    return count
  }

  /// Whether all arguments between the parentheses have one of these labels.
  public func hasOnlyLabels(_ call: NodeID, _ labels: [StaticString]) -> Bool {
    for argument in arguments(call) {
      guard let label = name(argument), labels.contains(where: { label == $0 }) else { return false }
    }
    return true
  }

  /// Whether the bytes of a range hold a comment, or what looks like one.
  func holdsComment(_ range: ByteRange) -> Bool {
    var index = range.start
    while index + 1 < range.end {
      if bytes[index] == 0x2F, bytes[index + 1] == 0x2F || bytes[index + 1] == 0x2A { return true }
      index += 1
    }
    return false
  }
}

extension SyntaxTree {
  /// The name that a plain name or one of `self` says: `isOpen`, `self.isOpen`.
  func ownName(_ expression: NodeID) -> Name? {
    let expression = unwrapped(expression)
    switch kind(expression) {
    case .identifier: return name(expression)
    case .member:
      guard let base = callee(expression), kind(base) == .identifier, isNamed(base, "self") else {
        return nil
      }
      return name(expression)
    default: return nil
    }
  }

  /// The characters of a plain string literal in one line: no interpolation, escape or delimiter within.
  func plainText(_ literal: NodeID) -> String? {
    guard kind(literal) == .stringLiteral, node(literal).firstChild == Node.none else { return nil }
    let text = text(literal)
    guard text.count >= 2, text.hasPrefix("\""), text.hasSuffix("\""), !text.hasPrefix("\"\"\"") else {
      return nil
    }
    let inner = text.dropFirst().dropLast()
    return inner.contains("\\") || inner.contains("\"") ? nil : String(inner)
  }
}
