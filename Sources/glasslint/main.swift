import GlassLintCore
import Glibc

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.count >= 2, arguments[0] == "debug" {
  var parser = Parser()
  let buffer = SourceBuffer()
  var output: [UInt8] = []
  for path in arguments.dropFirst(2) {
    try buffer.read(path: path)
    let tree = parser.parse(buffer)
    if arguments[1] == "tokens" {
      output.append(contentsOf: parser.dumpTokens(path: path))
    } else if arguments[1] == "calls" {
      tree.dumpCalls(path: path, into: &output)
    }
  }
  output.withUnsafeBufferPointer { var o = 0; while o < $0.count { o += write(1, $0.baseAddress! + o, $0.count - o) } }
}
