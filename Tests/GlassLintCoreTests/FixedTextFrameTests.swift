import Testing

@testable import GlassLintCore

/// Frames around text beyond the rule's own examples. A case is code with `↓` before each finding.
@Suite struct FixedTextFrameTests {
  private func marked(_ code: String) -> String {
    let plain = code.split(separator: "↓", omittingEmptySubsequences: false).joined()
    var result = Array(plain.utf8)
    for finding in RuleTrial(FixedTextFrame.rule).findings(plain).sorted(by: {
      $0.location.start.offset > $1.location.start.offset
    }) {
      result.insert(contentsOf: Array("↓".utf8), at: finding.location.start.offset)
    }
    return String(decoding: result, as: UTF8.self)
  }

  @Test(arguments: [
    "Text(a).frame(height: ↓61)",
    "Text(a).font(.caption2).frame(height: ↓47)",
    "VStack { Text(a).font(.title); Image(b) }.frame(height: ↓60)",
    "Label(a, systemImage: b).font(.footnote.bold()).frame(width: 100, height: ↓40)",
    "TextField(a, text: $a).padding(8).frame(height: ↓44)",
    "VStack { Text(a).frame(height: ↓50) }.font(.headline)",
    "Button(action: go) { Text(a).frame(height: ↓50) }",
    "HStack { HStack { Text(a) }.font(.callout); Image(b) }.frame(height: ↓59)",
    "struct Row: View {\n  private let height: CGFloat = 44\n  var body: some View { Text(a).frame(height: ↓height) }\n}",
    "struct Row: View {\n  var body: some View { line.frame(height: ↓44) }\n  var line: some View { HStack { Text(a) } }\n}",
  ])
  func framesThatDoNotGrowAreFound(_ code: String) { #expect(marked(code) == code) }

  @Test(arguments: [
    "Text(a).frame(height: 62)",
    "TextField(a, text: $a).padding().frame(height: 44)",
    "HStack { Text(a).frame(height: 44) }.frame(height: 84)",
    "Text(a).lineLimit(1).frame(width: 60)",
    "Text(a).font(.caption2).frame(height: 48)",
    "Text(a).font(.custom(brand, size: 12)).frame(height: 20)",
    "Text(a).font(.brand).frame(height: 20)",
    "VStack { Text(a).frame(height: 20) }.font(.system(size: 12))",
    "VStack { Text(a).frame(height: 20) }.dynamicTypeSize(.large)",
    "VStack { Text(a).minimumScaleFactor(0.5) }.frame(height: 20)",
    "Text(a).frame(height: isTall ? 40 : 20)",
    "Text(a).frame(height: proxy.size.height)",
    "Text(\"OK\").frame(height: 20)",
    "Text(a).frame(width: 40, height: 40)",
    "Label(a, systemImage: b).labelStyle(.iconOnly).frame(height: 20)",
    "TextEditor(text: $a).frame(height: 40)",
    "Row().frame(height: 40)",
    "HStack { HStack { Text(a) }.font(.callout); Image(b) }.frame(height: 60)",
    "Text(a).textStyle(.caption).frame(height: 20)",
    "HStack { Text(a) }.brandFont().frame(height: 20)",
    "Text(a).frame(width: 60)",
    "HStack { Text(a).lineLimit(1); Image(b) }.frame(width: 60)",
    "struct Row: View {\n  let height: CGFloat\n  var body: some View { Text(a).frame(height: height) }\n}",
    "struct Row: View {\n  @State private var height: CGFloat = 44\n  var body: some View { Text(a).frame(height: height) }\n}",
    "struct Row: View {\n  @ScaledMetric private var size = 22\n  var body: some View { Text(a).frame(height: size * 2) }\n}",
    "#Preview { Text(a).frame(height: 20) }",
  ])
  func framesThatGrowOrNeedNotAreLeftAlone(_ code: String) { #expect(marked(code) == code) }

  @Test func aMacHasNoTextSizeToFollow() {
    let trial = RuleTrial(FixedTextFrame.rule, platforms: ["macOS": "14.0"])
    #expect(trial.findings("Text(a).frame(height: 20)").isEmpty)
  }

  @Test func whatFillsItsRoomIsNotLetLoose() {
    let trial = RuleTrial(FixedTextFrame.rule)
    for code in [
      "ZStack { Color.red; Text(a) }.frame(height: 44)", "HStack { Divider(); Text(a) }.frame(height: 44)",
      "HStack { Text(a); Row() }.frame(height: 44)",
    ] {
      #expect(trial.findings(code).isEmpty, "\(code)")
    }
    let aligned = "Text(a).frame(width: 90, height: 44, alignment: .leading)"
    #expect(trial.findings(aligned).count == 1)
    #expect(trial.fixed(aligned) == aligned)
  }
}
