/// The type that a declaration names, as far as the index tells types apart.
enum DeclaredType {
  case number(NumberType)
  /// `Theme`, `DS.Radius`, also optional: the tokens of its names.
  case named([TokenID])
  /// A function's.
  case closure
  /// Generic, a collection, a tuple, `some View`, …
  case other

  /// Reads a type annotation, the type of a parameter or a return type.
  init(_ tree: SyntaxTree, _ node: NodeID) {
    var index = Int(tree.node(node).firstToken)
    let end = Int(tree.node(node).endToken)
    func kind() -> TokenKind {
      guard index < end else { return .endOfFile }
      let token = tree.token(index)
      return token.keyword == .Self ? .identifier : token.kind
    }
    if kind() == .colon || kind() == .arrow { index += 1 }
    while kind() == .at {
      index += 2
      if kind() == .leftParen { index = Int(tree.token(index).payload) + 1 }
    }
    // `any Theme`.
    if kind() == .identifier, index + 1 < end, tree.token(index + 1).kind == .identifier,
      tree.name(of: index) == "any"
    {
      index += 1
    }
    var names: [TokenID] = []
    while kind() == .identifier, names.count < 8 {
      names.append(index)
      index += 1
      guard kind() == .period else { break }
      index += 1
    }
    if kind() == .postfixQuestion || kind() == .exclamation { index += 1 }
    guard let last = names.last, index == end else {
      let tokens = Int(tree.node(node).firstToken)..<end
      self = tokens.contains { tree.token($0).kind == .arrow } ? .closure : .other
      return
    }
    if let number = NumberType(tree.name(of: last)) { self = .number(number) } else { self = .named(names) }
  }
}

/// A part of a tuple's type: `weight: Font.Weight`.
struct TuplePart {
  let label: Symbol
  /// The names of its type; none where that is made of others.
  let type: [Symbol]
}

extension SyntaxTree {
  /// What the parts of a tuple are called, as the type beside a declaration says; none for another type, or without labels.
  func tupleParts(_ annotation: NodeID) -> [TuplePart] {
    var index = Int(node(annotation).firstToken)
    let end = Int(node(annotation).endToken)
    if token(index).kind == .colon { index += 1 }
    guard index < end, token(index).kind == .leftParen, Int(token(index).payload) == end - 1 else {
      return []
    }
    index += 1
    var parts: [TuplePart] = []
    while index + 1 < end {
      guard token(index).kind == .identifier, token(index + 1).kind == .colon else { return [] }
      let label = name(of: index).symbol
      index += 2
      var type: [Symbol] = []
      while index < end - 1, token(index).kind != .comma {
        if token(index).kind == .identifier { type.append(name(of: index).symbol) }
        // A function's, a collection's or a tuple's.
        guard [.identifier, .period, .postfixQuestion].contains(token(index).kind) else { return [] }
        index += 1
      }
      parts.append(TuplePart(label: label, type: type))
      index += 1
    }
    return parts
  }
}
