import Glibc

let buffer = SourceBuffer()
var tokens = FlatArray<Token>()
let arguments = Array(CommandLine.arguments.dropFirst())
func ns(_ d: Double) -> Double { d }
func now() -> Double { var t = timespec(); clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t); return Double(t.tv_sec) * 1e9 + Double(t.tv_nsec) }
func cpu(_ f: () -> Void) -> Double { let a = now(); f(); return now() - a }
if arguments.first == "tree" {
  var bytes = 0
  var count = 0
  var buffers: [SourceBuffer] = []
  while let path = readLine() {
    let buffer = SourceBuffer(capacity: 1)
    guard (try? buffer.read(path: path)) != nil else { continue }
    bytes += buffer.count
    buffers.append(buffer)
  }
  var best = 1e18
  var bestU = 1e18
  for _ in 0..<Int(arguments[1])! {
    count = 0
    best = min(best, ns(cpu {
      for buffer in buffers {
        Lexer.tokenize(buffer.base, count: buffer.count, into: &tokens)
        count += tokens.count
      }
    }))
    bestU = min(bestU, ns(cpu {
      for buffer in buffers { _ = UTF8Validation.firstInvalidOffset(buffer.base, count: buffer.count) }
    }))
  }
  print("\(bytes) bytes, \(count) tokens, lex \(Int(Double(bytes) / best * 1e3)) MB/s, utf8 \(Int(Double(bytes) / bestU * 1e3)) MB/s")
} else if arguments.first == "kinds" {
  
  while let path = readLine() {
    try buffer.read(path: path)
    Lexer.tokenize(buffer.base, count: buffer.count, into: &tokens)
    print("# \(path)")
    for i in 0..<tokens.count - 1 {
      let t = tokens[i]
      print("\(t.start)\t\(t.end)\t\(t.kind)\t\(t.flags.rawValue)")
    }
  }
} else if arguments.first == "bench1" {
  try buffer.read(path: arguments[1])
  let t = cpu { Lexer.tokenize(buffer.base, count: buffer.count, into: &tokens) }
  print("x \(tokens.count) tokens \(Int(t / 1000)) us")
} else if arguments.first == "bench" {
  for path in arguments.dropFirst() {
    try buffer.read(path: path)
      var best = 1e18
    for _ in 0..<15 {
      best = min(best, ns(cpu { Lexer.tokenize(buffer.base, count: buffer.count, into: &tokens) }))
    }
    print("\(path) \(tokens.count) tokens, \(Int(Double(buffer.count) / best * 1e3)) MB/s")
  }
} else if arguments.count > 2, arguments[1] == "tokens" {
  var output: [UInt8] = []
  for path in arguments.dropFirst(2) {
    try buffer.read(path: path)
    Lexer.tokenize(buffer.base, count: buffer.count, into: &tokens)
    dumpTokens(path: path, bytes: buffer.base, tokens, into: &output)
    if output.count > 1 << 20 {
      print(String(decoding: output, as: UTF8.self), terminator: "")
      output = []
    }
  }
  print(String(decoding: output, as: UTF8.self), terminator: "")
}
