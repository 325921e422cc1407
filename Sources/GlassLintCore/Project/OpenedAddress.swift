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
    let opening = facts.calls(of: ["openURL", "open"]).filter { tree.opensLink($0) }
    guard !opening.isEmpty else { return false }
    return tree.subtree(code).contains { call in
      guard tree.kind(call) == .call else { return false }
      if opening.contains(call) { return true }
      guard let function = calledFunction(call) else { return false }
      return opening.contains { tree.contains(function, $0) }
    }
  }
}
