import Testing

@testable import GlassLintCore

@Suite struct RPCMessageTests {
  private func items(_ text: String) -> [RPCInput.Item] { RPCInput(Array(text.utf8)).items }

  private func written(_ message: RPCMessage) -> String { String(decoding: message.bytes, as: UTF8.self) }

  @Test func readsEachKindOfMessage() throws {
    let request = items(#"{"jsonrpc": "2.0", "id": 7, "method": "a/b", "params": {"x": 1}}"#)
    guard case .message(.request(7, "a/b", let params)) = request.first else {
      Issue.record("\(request)")
      return
    }
    #expect(params?["x"]?.number == 1)
    #expect(
      items(#"{"jsonrpc": "2.0", "method": "stop", "params": null}"#) == [
        .message(.notification(method: "stop", params: nil))
      ])
    guard
      case .message(.response(.string("q"), .success(let result))) = items(
        #"{"jsonrpc": "2.0", "id": "q", "result": null}"#
      ).first
    else {
      Issue.record("no response")
      return
    }
    #expect(result.content == .null)
    #expect(
      items(#"{"jsonrpc": "2.0", "id": null, "error": {"code": -32700, "message": "what?"}}"#) == [
        .message(.response(nil, .failure(.parse("what?"))))
      ])
  }

  @Test func idsComeBackDigitByDigit() {
    let big = "123456789012345678901234567890"
    guard
      case .message(.request(let id, _, _)) = items(
        "{\"jsonrpc\": \"2.0\", \"id\": \(big), \"method\": \"m\"}"
      )
      .first
    else {
      Issue.record("no request")
      return
    }
    #expect(
      written(.response(id, .success(["a": true])))
        == "{\"jsonrpc\": \"2.0\", \"id\": \(big), \"result\": {\"a\": true}}")
  }

  @Test(
    arguments: [
      ("", -32700, nil), ("{", -32700, nil), ("{\"jsonrpc\": \"2.0\",}", -32700, nil),
      ("// x\n{}", -32700, nil), ("1", -32600, nil), ("\"a\"", -32600, nil), ("[]", -32600, nil),
      ("{}", -32600, nil), (#"{"jsonrpc": "1.0", "id": 1, "method": "m"}"#, -32600, 1),
      (#"{"jsonrpc": "2.0", "id": 1}"#, -32600, 1),
      (#"{"jsonrpc": "2.0", "id": 1, "method": 3}"#, -32600, 1),
      (#"{"jsonrpc": "2.0", "id": 1, "method": "m", "params": 3}"#, -32600, 1),
      (#"{"jsonrpc": "2.0", "id": null, "method": "m"}"#, -32600, nil),
      (#"{"jsonrpc": "2.0", "id": {}, "method": "m"}"#, -32600, nil),
      (#"{"jsonrpc": "2.0", "result": 1}"#, -32600, nil),
      (#"{"jsonrpc": "2.0", "id": 1, "error": "bad"}"#, -32600, 1),
      (String(repeating: "[", count: 100_000), -32700, nil),
    ] as [(String, Int, Int?)])
  func saysWhatMakesNoSense(_ text: String, _ code: Int, _ id: Int?) {
    guard case .invalid(let found, let error) = items(text).first else {
      Issue.record("\(text) was read")
      return
    }
    #expect(error.code == code)
    #expect(found == id.map { RPCMessage.ID(integerLiteral: $0) })
  }

  @Test func readsBatches() {
    let input = RPCInput(Array(#"[{"jsonrpc": "2.0", "id": 1, "method": "m"}, 2]"#.utf8))
    #expect(input.isBatch)
    #expect(input.items.count == 2)
    #expect(input.items.first == .message(.request(1, method: "m", params: nil)))
    guard case .invalid(nil, let error) = input.items.last else {
      Issue.record("2 is no message")
      return
    }
    #expect(error.code == -32600)
  }

  @Test func toleratesHalvesOfCharacters() {
    guard
      case .message(.notification("a\u{FFFD}b\u{FFFD}", _)) = items(
        #"{"jsonrpc": "2.0", "method": "a\ud83db\udc00"}"#
      ).first
    else {
      Issue.record("not read")
      return
    }
  }

  @Test func writesOnOneLine() {
    #expect(
      written(.request("a\n\u{2028}", method: "m", params: ["x": [1, "y\r"]]))
        == #"{"jsonrpc": "2.0", "id": "a\n\u2028", "method": "m", "params": {"x": [1, "y\r"]}}"#)
    #expect(written(.notification(method: "n", params: nil)) == #"{"jsonrpc": "2.0", "method": "n"}"#)
    #expect(
      written(.response(nil, .failure(.methodNotFound("z"))))
        == #"{"jsonrpc": "2.0", "id": null, "error": {"code": -32601, "message": "there is no method \"z\""}}"#
    )
    let batch = RPCMessage.bytes(ofBatch: [.response(1, .success(1)), .response(2, .success(2))])
    #expect(
      String(decoding: batch, as: UTF8.self)
        == #"[{"jsonrpc": "2.0", "id": 1, "result": 1}, {"jsonrpc": "2.0", "id": 2, "result": 2}]"#)
  }
}
