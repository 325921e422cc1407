// Declarations: a pattern writes down as much of the head as it asks for, and the rest may be anything.

extension PatternMatcher {
  static func isDeclaration(_ kind: NodeKind) -> Bool {
    switch kind {
    case .importDecl, .structDecl, .classDecl, .actorDecl, .enumDecl, .protocolDecl, .extensionDecl,
      .funcDecl,
      .initDecl, .deinitDecl, .subscriptDecl, .macroDecl, .variableDecl, .typealiasDecl, .associatedtypeDecl,
      .enumCaseDecl, .enumCaseElement, .attribute, .binding:
      return true
    default: return false
    }
  }

  mutating func matchDeclaration(_ node: Pattern.Node, _ id: NodeID) -> Bool {
    switch node.kind {
    case .importDecl:
      let target = tree.node(id)
      if matchTokens(node.tokens, Int(target.firstToken)..<Int(target.endToken)) { return true }
      // `import UIKit` is also meant by `import class UIKit.UIView`.
      return node.tokens.count == 2 && matchName(node, tree.nameToken(id))
    case .attribute: return matchAttribute(node, id)
    default: break
    }
    guard matchName(node, tree.nameToken(id)), matchWords(node, id) else { return false }
    if node.kind == .binding || node.kind == .variableDecl {
      let isConstant = tree.node(id).flags.contains(.constant)
      guard node.flags.contains(.constant) == isConstant else { return false }
    }
    return matchParts(node, id)
  }

  private mutating func matchAttribute(_ node: Pattern.Node, _ id: NodeID) -> Bool {
    guard matchName(node, tree.nameToken(id)) else { return false }
    let asksForArguments = pattern.tokens[node.tokens].contains { $0.kind == .leftParen }
    return !asksForArguments || matchChildren(node, id)
  }

  /// Modifiers, effects and captures of the pattern are there as well, in any order.
  func matchWords(_ node: Pattern.Node, _ id: NodeID) -> Bool {
    let name = Int(node.name)
    let wanted = pattern.own[node.own].filter { index in
      let word = pattern.tokens[index]
      return index != name && word.slot == Pattern.Keep.noHole
        && (word.kind == .identifier || word.kind == .keyword)
    }
    if wanted.isEmpty { return true }
    var own: [TokenID] = []
    tree.forEachOwnToken(of: id) { own.append($0) }
    return wanted.allSatisfy { index in own.contains { spells(pattern.tokens[index], $0) } }
  }

  /// Attributes and conformances of the pattern are among those of the declaration; parameters, types, values and bodies
  /// are compared where the pattern has them.
  private mutating func matchParts(_ node: Pattern.Node, _ id: NodeID) -> Bool {
    let parts = node.children.map { pattern.children[$0] }
    var hasParameters = pattern.own[node.own].contains { pattern.tokens[$0].kind == .leftParen }
    for (position, part) in parts.enumerated() {
      let kind = pattern.nodes[part].kind
      if kind == .parameter {
        hasParameters = true
        continue
      }
      if kind == .binding, position > 0, pattern.nodes[parts[position - 1]].kind == .binding { continue }
      var isFound = false
      for child in tree.children(id) where tree.kind(child) == kind || isValue(kind, of: child) {
        let before = mark
        if kind == .inheritedType ? matchInherited(part, child) : match(part, child, inChain: false) {
          isFound = true
          break
        }
        undo(to: before)
      }
      if !isFound { return false }
    }
    guard hasParameters, node.kind != .variableDecl, node.kind != .binding else { return true }
    return matchParameters(node, id)
  }

  /// Whether a child may be what an expression of the pattern is compared with: the value of a variable.
  private func isValue(_ kind: NodeKind, of child: NodeID) -> Bool {
    switch kind {
    case .attribute, .inheritedType, .memberBlock, .codeBlock, .returnType, .typeAnnotation, .accessorBlock,
      .binding, .enumCaseElement, .type:
      return false
    default:
      switch tree.kind(child) {
      case .attribute, .typeAnnotation, .accessorBlock, .wildcard, .type: return false
      default: return true
      }
    }
  }

  /// `View` also as `SwiftUI.View`.
  private mutating func matchInherited(_ part: Int, _ child: NodeID) -> Bool {
    let node = pattern.nodes[part]
    if node.tokens.count == 1, let token = tree.nameToken(child) {
      return matchWord(node.tokens.lowerBound, token)
    }
    return match(part, child, inChain: false)
  }

  private mutating func matchParameters(_ node: Pattern.Node, _ id: NodeID) -> Bool {
    let positions = node.children.filter { pattern.nodes[pattern.children[$0]].kind == .parameter }
    var given: [NodeID] = []
    for child in tree.children(id) where tree.kind(child) == .parameter { given.append(child) }
    guard let first = positions.first, let last = positions.last else { return given.isEmpty }
    return matchList(first..<last + 1, given, from: 0)
  }
}
