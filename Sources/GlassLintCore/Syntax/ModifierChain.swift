/// One modifier of a chain: `.padding(8)`.
public struct Modifier: Sendable {
  public let call: NodeID
  /// Its name's token: `padding`.
  public let name: TokenID
  /// It stands in an `#if` inside the chain.
  public let isConditional: Bool
}

/// A view expression as a value: what it starts from, and the modifiers on it in source order.
public struct ModifierChain: Sendable {
  /// `Text("Hi")` of `Text("Hi").font(.body).padding()`; the view it names, without parentheses.
  public let root: NodeID
  public let modifiers: [Modifier]
  /// The whole expression.
  public let top: NodeID
}

/// How much of a chain is looked at: longer ones do not occur in code written by people, and a bound keeps the cost of
/// many questions about one endless chain linear.
private let chainLimit = 250

extension SyntaxTree {
  /// The expression without parentheses, `?`, `!`, generic arguments, `try` and `await` around it.
  public func unwrapped(_ id: NodeID) -> NodeID {
    var id = id
    var left = chainLimit
    while left > 0 {
      left -= 1
      switch kind(id) {
      case .optionalChain, .forceUnwrap, .genericSpecialization, .effect:
        guard let inner = callee(id) else { return id }
        id = inner
      case .tuple:
        guard let only = onlyElement(id) else { return id }
        id = only
      default: return id
      }
    }
    return id
  }

  /// The expression in parentheses that hold just one without a label.
  public func onlyElement(_ tuple: NodeID) -> NodeID? {
    var arguments = arguments(tuple)
    guard let first = arguments.next(), arguments.next() == nil, node(first).name == Node.none else {
      return nil
    }
    return value(first)
  }

  /// What a literal shows that is nothing but one expression: `number` of `"\(number)"`.
  func onlyInterpolated(_ literal: NodeID) -> NodeID? {
    guard kind(literal) == .stringLiteral, let part = firstChild(literal, .interpolation),
      text(literal) == "\"" + text(part) + "\""
    else { return nil }
    return firstArgument(part).flatMap { node($0).name == Node.none ? value($0) : nil }
  }

  /// The member expression that a call calls: `x.padding` of `x.padding(8)`.
  @inline(__always)
  func calledMember(_ call: NodeID) -> NodeID? {
    guard kind(call) == .call, let callee = callee(call) else { return nil }
    switch kind(callee) {
    case .member: return callee
    case .genericSpecialization, .optionalChain, .forceUnwrap:
      let inner = unwrapped(callee)
      return kind(inner) == .member ? inner : nil
    default: return nil
    }
  }

  /// What a modifier call is applied to. `nil` for the call of a plain name or of an implicit member, and for what makes
  /// a value: `SwiftUI.Text("")`, `Text.init("")`.
  public func base(ofModifier call: NodeID) -> NodeID? {
    guard let member = calledMember(call) else { return nil }
    guard let base = callee(member) else { return conditionalBase(of: member) }
    return constructedType(call) == nil ? base : nil
  }

  /// Whether a call is applied to an expression: `x.padding(8)`, not `Text("")` and not `.init()`.
  public func isModifier(_ call: NodeID) -> Bool { base(ofModifier: call) != nil }

  /// What the first member of an `#if` clause inside a chain goes on with.
  func conditionalBase(of member: NodeID) -> NodeID? {
    var current = member
    var left = chainLimit
    while left > 0, let parent = parent(current) {
      left -= 1
      if kind(parent) == .ifConfigClause {
        guard let config = self.parent(parent), kind(config) == .postfixIfConfig else { return nil }
        return callee(config)
      }
      guard node(parent).firstChild == UInt32(current), isChainLink(kind(parent)) else { return nil }
      current = parent
    }
    return nil
  }

  @inline(__always)
  private func isChainLink(_ kind: NodeKind) -> Bool {
    switch kind {
    case .member, .call, .subscriptCall, .genericSpecialization, .optionalChain, .forceUnwrap, .postfixExpr,
      .postfixIfConfig:
      return true
    default: return false
    }
  }

  /// The whole chain an expression is the beginning of.
  public func chainTop(_ id: NodeID) -> NodeID {
    var current = id
    var left = chainLimit * 3
    while left > 0, let next = chainParent(current) {
      left -= 1
      current = next
    }
    return current
  }

  /// The next larger expression of the same chain.
  @inline(__always)
  func chainParent(_ id: NodeID) -> NodeID? {
    guard let parent = parent(id) else { return nil }
    if kind(parent) == .ifConfigClause {
      guard let config = self.parent(parent), kind(config) == .postfixIfConfig else { return nil }
      return config
    }
    guard isChainLink(kind(parent)), node(parent).firstChild == UInt32(id) else { return nil }
    return parent
  }

  /// The modifiers applied after an expression, in source order.
  public func outerModifiers(of id: NodeID) -> [Modifier] {
    var result: [Modifier] = []
    var current = id
    while result.count < chainLimit, let next = chainParent(current) {
      if kind(next) == .call, let name = nameToken(next), calledMember(next) != nil {
        result.append(Modifier(call: next, name: name, isConditional: false))
      } else if kind(next) == .postfixIfConfig, callee(next) == current {
        appendConditional(next, to: &result)
      }
      current = next
    }
    return result
  }

  /// The chain an expression is part of.
  public func chain(containing id: NodeID) -> ModifierChain { chain(chainTop(id)) }

  /// The chain that ends with an expression: what it starts from, and every modifier inside.
  public func chain(_ top: NodeID) -> ModifierChain {
    var reversed: [Modifier] = []
    var current = unwrapped(top)
    while reversed.count < chainLimit {
      if kind(current) == .postfixIfConfig {
        var conditional: [Modifier] = []
        appendConditional(current, to: &conditional)
        reversed += conditional.reversed()
        guard let base = callee(current) else { break }
        current = unwrapped(base)
        continue
      }
      guard let base = base(ofModifier: current), let name = nameToken(current) else { break }
      reversed.append(Modifier(call: current, name: name, isConditional: false))
      current = unwrapped(base)
      if let only = kind(current) == .tuple ? onlyElement(current) : nil { current = only }
    }
    return ModifierChain(root: current, modifiers: reversed.reversed(), top: top)
  }

  /// The modifiers in all clauses of an `#if` inside a chain.
  private func appendConditional(_ config: NodeID, to result: inout [Modifier]) {
    for clause in children(config) where kind(clause) == .ifConfigClause {
      for expression in children(clause) {
        var reversed: [Modifier] = []
        var current = expression
        while reversed.count < chainLimit, let member = calledMember(current), let name = nameToken(current) {
          reversed.append(Modifier(call: current, name: name, isConditional: true))
          guard let base = callee(member) else { break }
          current = base
        }
        result += reversed.reversed()
      }
    }
  }
}
