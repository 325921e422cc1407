extension SyntaxTree {
  /// What `glasslint debug calls` prints: `# PATH`, then start, end, callee, argument labels and trailing closures of
  /// each call, separated by tabs; `_` for no label, a dot before a member, `?` for a callee without a name.
  public func dumpCalls(path: String, into output: inout [UInt8]) {
    output.append(contentsOf: "# \(path)\n".utf8)
    for id in 0..<nodeCount where kind(id) == .call {
      let range = range(of: id)
      output.append(contentsOf: "\(range.start)\t\(range.end)\t\(calleeText(id))\t(".utf8)
      var closures: [String] = []
      var isFirst = true
      for argument in arguments(id) {
        let label = nameToken(argument).map { text(token: $0) } ?? "_"
        if node(argument).flags.contains(.trailingClosure) {
          closures.append(label)
        } else {
          output.append(contentsOf: (isFirst ? label : "," + label).utf8)
          isFirst = false
        }
      }
      output.append(contentsOf: ")\t{\(closures.joined(separator: ","))}\n".utf8)
    }
  }

  private func calleeText(_ call: NodeID) -> String {
    guard let name = nameToken(call), var callee = callee(call) else { return "?" }
    while kind(callee) == .optionalChain || kind(callee) == .forceUnwrap
      || kind(callee) == .genericSpecialization
    {
      guard let inner = self.callee(callee) else { break }
      callee = inner
    }
    return (kind(callee) == .member ? "." : "") + text(token: name)
  }
}
