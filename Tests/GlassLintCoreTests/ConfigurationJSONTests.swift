import Testing

@testable import GlassLintCore

@Suite struct ConfigurationJSONTests {
  private func value(_ text: String) throws -> JSONValue {
    let parsed = JSONParser.parse(Array(text.utf8))
    #expect(parsed.errors.isEmpty)
    return try #require(parsed.value)
  }

  private func mistakes(_ bytes: [UInt8], _ dialect: JSONParser.Dialect = .commented) -> [String] {
    JSONParser.parse(bytes, dialect: dialect).errors.map { "\($0.offset): \($0.message)" }
  }

  private func firstOffset(_ text: String) -> Int? { JSONParser.parse(Array(text.utf8)).errors.first?.offset }

  @Test func readsCommentsAndTrailingCommas() throws {
    let root = try value("\u{FEFF}// top\n{ /* a, */ \"a\": [1, -0.5e1, true, null,], \"b\": \"x\", } // end")
    #expect(root["a"]?.elements?.map(\.content) == [.number(1), .number(-5), .flag(true), .null])
    #expect(root["b"]?.string == "x")
    #expect(root["b"]?.start == 57)
    #expect(root["b"]?.end == 60)
  }

  @Test func readsEscapes() throws {
    #expect(try value(#""\"\\\/\b\f\n\r\té\uD83D\uDE00""#).string == "\"\\/\u{8}\u{C}\n\r\té😀")
  }

  @Test func strictDialectRefusesExtras() {
    #expect(mistakes(Array("[1,]".utf8), .strict).first?.hasPrefix("2: a comma") == true)
    #expect(mistakes(Array("[1 // x\n]".utf8), .strict).first?.hasPrefix("3: comments") == true)
  }

  @Test(
    arguments: [
      ("", 0), ("{", 0), ("[1", 0), ("{\"a\" 1}", 5), ("{a: 1}", 1), ("[01]", 1), ("[1.]", 1), ("[+1]", 1),
      ("[.5]", 1),
      ("[1e999]", 1), ("[-]", 1), ("[nil]", 1), ("['a']", 1), ("[\"a]", 1), ("[\"\\x\"]", 2),
      ("[\"\\u12G4\"]", 2),
      ("[\"\\uD800\"]", 2), ("[\"\\uDC00\\uD800\"]", 2), ("[\"a\nb\"]", 1), ("[\"a\u{1}\"]", 3), ("[1] 2", 4),
      ("[1 2]", 3), ("[/* x]", 1), ("[/]", 1), ("[\"\\u+123\"]", 2), ("{\"a\":", 5),
    ])
  func placesMistakes(text: String, offset: Int) {
    #expect(firstOffset(text) == offset)
  }

  @Test func reportsEveryDoubledKey() {
    #expect(
      mistakes(Array("{\"a\": 1, \"a\": 2, \"b\": {\"c\": 1, \"c\": 1}}".utf8)).map { $0.prefix(2) } == [
        "9:", "31",
      ])
  }

  @Test func refusesDeepNestingAndBrokenText() {
    let deep = [UInt8](repeating: UInt8(ascii: "["), count: 100_000)
    #expect(mistakes(deep) == ["512: more than 512 levels of nesting; flatten the value"])
    #expect(mistakes([0x5B, 0x22, 0xFF, 0x22, 0x5D]).first?.hasPrefix("2: this byte") == true)
  }

  @Test func everyPrefixOfATextIsAPlacedMistake() {
    let text = Array("{\"a\": [1.5e-3, \"\\uD83D\\uDE00é\", /* c */ {\"b\": null}], \"d\": false}".utf8)
    for count in 0..<text.count {
      let parsed = JSONParser.parse(Array(text[..<count]))
      #expect(parsed.value == nil)
      #expect(parsed.errors.count == 1 && (0...count).contains(parsed.errors[0].offset))
    }
  }

  @Test func writesWhatItReads() throws {
    let text = #"{"a": [1, 0.5, "q\"\\\n\u0001é"], "b": {"c": null, "d": true}}"#
    #expect(try value(text).compact == text)
    #expect(try value(value(text).pretty(width: 10)).compact == text)
  }

  @Test func countsScalarsAndAllLineBreaks() {
    let text = ConfigurationText(file: "f", bytes: Array("\u{FEFF}é😀x\r\ny\rz\nw".utf8))
    func place(_ offset: Int) -> [Int] { [text.place(of: offset).line, text.place(of: offset).column] }
    #expect(place(0) == [1, 1])
    #expect(place(3) == [1, 1])
    #expect(place(9) == [1, 3])
    #expect(place(12) == [2, 1])
    #expect(place(14) == [3, 1])
    #expect(place(16) == [4, 1])
  }

  @Test func suggestsTheNearestWord() {
    let words = [
      "radius-scale", "spacing-scale", "glasslint:recommended", "glasslint:all", "error", "extends",
    ]
    #expect(suggest("raduis-scale", from: words) == "radius-scale")
    #expect(suggest("Radius-Scale", from: words) == "radius-scale")
    #expect(suggest("extend", from: words) == "extends")
    #expect(suggest("recommended", from: words) == "glasslint:recommended")
    #expect(suggest("eror", from: words) == "error")
    #expect(suggest("zzzzzzzz", from: words) == nil)
    #expect(suggest("", from: words) == nil)
  }
}
