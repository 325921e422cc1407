/// Actions that lead out of the app, to an address.
extension SyntaxTree {
  /// Whether a statement opens an address: `openURL(url)`, `UIApplication.shared.open(url)`.
  func opensLink(_ statement: NodeID) -> Bool {
    guard kind(statement) == .call, let name = name(statement) else { return false }
    if name == "openURL" { return true }
    guard name == "open", let member = calledMember(statement), let receiver = callee(member) else {
      return false
    }
    return text(receiver).hasPrefix("UIApplication.") || text(receiver).hasPrefix("NSWorkspace.")
  }
}

extension ValueFollower {
  /// Whether a piece of code opens an address, at least at times: by itself or in a function of the file that it calls.
  func mayOpenAddress(_ code: NodeID) -> Bool {
    let opening = facts.addressOpenings
    guard !opening.isEmpty else { return false }
    return tree.subtree(code).contains { part in
      if opening.contains(part) { return true }
      // By a call, or handed on by its name: `Row(follow: visit)`.
      let isName = tree.kind(part) == .identifier || tree.kind(part) == .member
      guard isName || tree.kind(part) == .call,
        let function = isName ? self.function(named: part) : calledFunction(part)
      else { return false }
      return opening.contains { tree.contains(function, $0) }
    }
  }
}
