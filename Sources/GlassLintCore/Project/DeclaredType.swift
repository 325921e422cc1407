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
