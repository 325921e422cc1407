import Synchronization
import Testing

@testable import GlassLintCore

/// What of the protocol needs no files; Scripts/test-agents has the rest, with the SDK as the client.
@Suite struct MCPServerTests {
  /// A server, and what it wrote.
  private final class Trial: Sendable {
    private let written = Mutex<[JSONValue]>([])

    func answers(to messages: [String]) -> [JSONValue] {
      let server = MCPServer(root: "/") { bytes in
        self.written.withLock {
          $0.append(JSONParser.parse(bytes, dialect: .strict).value ?? JSONValue(.null))
        }
        return true
      }
      for message in messages { server.receive(Array(message.utf8)) }
      server.finish()
      return written.withLock { $0 }
    }
  }

  private func hello(_ revision: String) -> String {
    #"{"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {"protocolVersion": "\#(revision)"}}"#
  }

  private func call(_ tool: String, _ arguments: String = "{}") -> String {
    #"{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "\#(tool)", "arguments": \#(arguments)}}"#
  }

  @Test(
    arguments: [
      ("2024-11-05", "2024-11-05"), ("2025-03-26", "2025-03-26"), ("2025-06-18", "2025-06-18"),
      ("x", "2025-06-18"),
    ])
  func negotiates(_ asked: String, _ agreed: String) {
    let answers = Trial().answers(to: [hello(asked), hello(asked)])
    #expect(answers[0]["result"]?["protocolVersion"]?.string == agreed)
    #expect(answers[1]["error"]?["code"]?.number == -32600)
  }

  @Test func describesAllThatToolsTake() {
    for tool in MCPTool.all {
      #expect(!tool.help.isEmpty)
      for parameter in tool.parameters {
        #expect(parameter.help.hasSuffix("."), "\(tool.name) \(parameter.name)")
        #expect(parameter.schema["description"]?.string == parameter.help)
      }
    }
    #expect(MCPTool.all.filter(\.writes).map(\.name) == ["fix"])
  }

  @Test func refusesArgumentsThatNoToolTakes() {
    for (tool, arguments) in [
      ("nope", "{}"), ("lint", "[]"), ("lint", #"{"path": "."}"#), ("lint", #"{"limit": 0}"#),
      ("lint", #"{"limit": 1e300}"#), ("tokens", #"{"role": "x"}"#), ("explain", "{}"),
      ("fix", #"{"write": 1}"#),
    ] {
      let answers = Trial().answers(to: [hello("2025-06-18"), call(tool, arguments)])
      #expect(answers.last?["error"]?["code"]?.number == -32602, "\(tool) \(arguments)")
    }
  }

  @Test func answersBatchesWhereTheRevisionHasThem() {
    let ping = #"{"jsonrpc": "2.0", "id": 5, "method": "ping"}"#
    let batch = "[\(ping), {\"jsonrpc\": \"2.0\", \"method\": \"x\"}, 1, \(hello("2025-03-26"))]"
    let answers = Trial().answers(to: [hello("2025-03-26"), batch])
    #expect(answers.last?.elements?.count == 3)
    #expect(Trial().answers(to: [hello("2025-06-18"), batch]).last?["error"]?["code"]?.number == -32600)
  }

  @Test func longTextIsClippedAtLines() {
    let text = (1...100).map { "line \($0)\n" }.joined()
    let clipped = MCPLimit.clipped(text, to: 30)
    #expect(clipped == "line 1\nline 2\nline 3\nline 4\n… 96 lines left out; ask for less at a time\n")
    #expect(MCPLimit.clipped("a\n", to: 30) == "a\n")
    #expect(
      MCPLimit.clipped(String(repeating: "x", count: 99), to: 30)
        == "… 1 line left out; ask for less at a time\n")
    #expect(MCPLimit.fitting(Array(repeating: "abc", count: 9), into: 15).count == 2)
  }
}
