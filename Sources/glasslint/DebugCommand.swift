import GlassLintCore

/// `glasslint debug`: what the lexer and the parser see.
enum DebugCommand {
  @Sendable static func run(_ arguments: Arguments, _ console: Console) throws(UsageError) -> ExitStatus {
    let what = arguments.operands[0]
    guard ["tokens", "calls"].contains(what) else {
      throw UsageError(unknownMessage("dump", what, valid: ["tokens", "calls"]))
    }
    var status = ExitStatus.clean
    var parser = Parser()
    let buffer = SourceBuffer()
    for path in arguments.operands.dropFirst() {
      do throws(SourceError) {
        try buffer.read(path: path)
      } catch {
        console.report(error)
        status = .failure
        continue
      }
      let tree = parser.parse(buffer)
      var output: [UInt8] = []
      if what == "tokens" {
        output = parser.dumpTokens(path: path)
      } else {
        tree.dumpCalls(path: path, into: &output)
      }
      console.write(output)
    }
    return status
  }
}
