extension SyntaxTree {
  /// What to delete to take a modifier off its chain; `nil` where that would leave nothing, or take a comment along.
  func modifierEditRange(_ call: NodeID, in context: borrowing RuleContext) -> ByteRange? {
    // Deleting what an `#if` of the chain holds may leave it empty.
    guard isModifier(call), calledMember(call).flatMap({ callee($0) }) != nil,
      chain(containing: call).modifiers.contains(where: { $0.call == call && !$0.isConditional }),
      let range = context.modifierRange(call), !holdsComment(range)
    else { return nil }
    return range
  }
}
