import Testing

@testable import GlassLintCore

@Suite("Subprocess") struct SubprocessTests {
  @Test("gives back all it is given, however much that is") func largeInput() throws {
    let input = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let result = try Subprocess("cat", []).run(input: input)
    #expect(result.output == input)
    #expect(result.status == 0)
  }

  @Test("gathers both outputs, neither waiting for the other") func bothOutputs() throws {
    let script = "i=0; while [ $i -lt 3000 ]; do echo out$i; echo error$i $0 >&2; i=$((i+1)); done; exit 3"
    let result = try Subprocess("sh", ["-c", script, String(repeating: "x", count: 100)]).run()
    #expect(result.status == 3)
    #expect(result.output.split(separator: 0x0A).count == 3000)
    #expect(result.error.count > 300_000)
  }

  @Test("outlives a program that does not read its input") func unreadInput() throws {
    let result = try Subprocess("true", []).run(input: [UInt8](repeating: 0x61, count: 1 << 22))
    #expect(result.status == 0)
  }

  @Test("tells which signal ended a program") func signalled() throws {
    #expect(try Subprocess("sh", ["-c", "kill -9 $$"]).run().status == 137)
  }

  @Test("passes the environment on with its changes") func environment() throws {
    let script = "echo \"${PATH:+path} $GLASSLINT_TEST ${HOME-none}\""
    let process = Subprocess("sh", ["-c", script], environment: ["GLASSLINT_TEST": "a=b c", "HOME": nil])
    #expect(String(decoding: try process.run().output, as: UTF8.self) == "path a=b c none\n")
  }

  @Test("says so where there is no such program") func missing() {
    #expect(throws: Subprocess.Failure(code: 2)) { try Subprocess("no-such-program-anywhere", []).run() }
  }

  @Test("has nothing to read where no input is given") func noInput() throws {
    #expect(try Subprocess("cat", []).run().output.isEmpty)
  }
}
