/// A call that makes a font of so many points.
struct FontCall {
  enum Kind {
    case system
    /// `.custom(_, fixedSize:)`, with the label's token.
    case fixedCustom(TokenID)
    case uiKit
  }

  let call: NodeID
  let kind: Kind
  let size: NodeID

  var isUIKit: Bool { if case .uiKit = kind { true } else { false } }

  init?(_ tree: SyntaxTree, _ call: NodeID) {
    self.call = call
    guard let name = tree.name(call) else { return nil }
    switch name {
    case "system":
      guard Self.isMember(tree, call, of: "Font"), let size = tree.argument(call, "size") else { return nil }
      self.size = size
      kind = .system
    case "custom":
      guard Self.isMember(tree, call, of: "Font"), let size = tree.argument(call, "fixedSize"),
        let argument = tree.parent(size), let label = tree.nameToken(argument)
      else { return nil }
      self.size = size
      kind = .fixedCustom(label)
    case "UIFont":
      guard tree.isInitializer(call), tree.argument(call, "name") != nil,
        let size = tree.argument(call, "size")
      else { return nil }
      self.size = size
      kind = .uiKit
    default:
      guard Self.isMember(tree, call, of: "UIFont"), let size = tree.argument(call, "ofSize") else {
        return nil
      }
      self.size = size
      kind = .uiKit
    }
  }

  /// Whether a call is that of a type's member, named or implied: `Font.system(…)`, `.system(…)`.
  private static func isMember(_ tree: SyntaxTree, _ call: NodeID, of type: StaticString) -> Bool {
    guard let member = tree.calledMember(call) else { return false }
    return tree.callee(member).map { tree.isNamed($0, type) } ?? true
  }
}
