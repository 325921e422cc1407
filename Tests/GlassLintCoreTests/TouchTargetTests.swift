import Testing

@testable import GlassLintCore

@Suite struct TouchTargetTests {
  private let trial = RuleTrial(TouchTarget.rule)

  @Test(arguments: [
    "Button(action: a, label: { Image(\"x\").resizable().frame(width: 28, height: 28) })",
    "SwiftUI.Button(action: a) { Image(\"x\").frame(width: CGFloat(28), height: 28) }",
    "Button.init(action: a) { Image(\"x\").frame(width: 28, height: 28) }",
    "Button(role: .cancel) { a() } label: { Image(\"x\").frame(width: 28, height: 28, alignment: .top) }",
    "Menu { Text(\"A\") } label: { Image(\"x\").frame(width: 28, height: 28) }",
    "NavigationLink(value: a) { Image(\"x\").frame(width: 28, height: 60) }",
    "Link(destination: url) { Image(\"x\").frame(width: 60, height: 28) }",
    "Button(action: a) { Text(\"Go\").frame(maxWidth: .infinity).frame(height: 28) }",
    "Button(action: a) { Image(\"x\").frame(width: 20, height: 20).padding(8) }",
    "Button(action: a) { Image(\"x\").frame(width: 20, height: 20).padding(.horizontal, 12) }",
    "Button(action: a) { Image(\"x\").frame(width: 20, height: 20).frame(minWidth: 30, minHeight: 30) }",
    "Button(action: a) { ZStack { Circle().frame(width: 30, height: 30); Image(systemName: \"x\") } }",
    "Button(action: a) { Image(\"x\").frame(width: 28, height: 28).contentShape(Rectangle()) }",
    "Button(action: a) { Image(\"x\").frame(width: 28, height: 28).overlay { Circle().frame(width: 8) } }",
    "Button(action: a) { Image(\"x\").frame(width: 28, height: 28) }.padding(20)",
    "Button(action: a) { Image(\"x\").frame(width: 28, height: 28) }.buttonStyle(PlainButtonStyle())",
    "Button(action: a) { Image(\"x\").frame(width: 28, height: 28).background(.red) }.buttonStyle(Pressed())",
    "Button(action: a) { Image(\"x\").frame(width: 28, height: 28) }.frame(width: 44, height: 44)",
    "Button(action: a) { Image(systemName: \"x\") }.frame(width: 28, height: 28)",
    "Button(action: a) { Image(systemName: \"x\") }.frame(width: 28, height: 28).contentShape(Rectangle())",
    "Button(action: a) { Image(\"x\").frame(width: 28, height: 28) }.helpSheet($a)",
    "Button(action: a) { if on { Image(\"x\").frame(width: 28, height: 28) } else { Image(\"y\") } }",
    "List { Button(action: a) { Image(\"x\").frame(width: 28, height: 28) }.buttonStyle(.plain) }",
    "Image(\"x\").frame(width: 28, height: 28).onTapGesture(perform: a)",
    "Image(\"x\").frame(width: 28, height: 28).gesture(TapGesture().onEnded { a() })",
    "HStack { Text(\"A\") }.frame(height: 28).onTapGesture { a() }",
  ])
  func finds(_ view: String) {
    #expect(trial.findings("let a = \(view)").count == 1)
  }

  @Test("a size is what a constant comes to, in whichever file that is declared")
  func sizesOfOtherFiles() throws {
    let sizes = """
      enum Size {
        static let small: CGFloat = 20
        static let large: CGFloat = 48
        static var chosen: CGFloat = 20
        static let ofDevice: CGFloat = isPad ? 48 : 20
      }
      """
    func found(_ view: String) throws -> [String] {
      try ProjectTrial(["Size.swift": sizes, "Use.swift": "let a = \(view)"]).findings(TouchTarget.rule)
        .map(\.message)
    }
    func button(_ size: String) -> String {
      "Button(action: a) { Image(\"x\").frame(width: \(size), height: \(size)) }"
    }
    #expect(try found(button("Size.small")) == ["touch target in its frame, 20 × 20, is under 44 points"])
    for other in ["Size.large", "Size.chosen", "Size.ofDevice", "size", "Other.small"] {
      #expect(try found(button(other)) == [], "\(other)")
    }
    #expect(
      try found("Button(action: a) { Image(\"x\").frame(width: 20, height: 20).padding(Size.small) }") == [])
    #expect(
      try found(button("20") + ".frame(width: Size.large)").first?.contains("the larger frame around it")
        == true)
  }

  @Test("the side of another file's button is judged where it is written, if a tap does anything there")
  func sidesThatArePassed() throws {
    let files = [
      "RoundButton.swift": """
      struct RoundButton: View {
        let symbol: String
        var side: CGFloat = 44
        var action: () -> Void = {}
        var body: some View {
          Button(action: action) { Image(systemName: symbol).frame(width: side, height: side) }
        }
      }
      """,
      "Use.swift": """
      let a = RoundButton(symbol: "plus", side: ↓24) { add() }
      let b = RoundButton(symbol: "plus", side: 48) { add() }
      let c = RoundButton(symbol: "plus", side: 24)
      let d = RoundButton(symbol: "plus", side: 24) { add() }.scaleEffect(2)
      """,
    ]
    #expect(try ProjectTrial(files).marked(TouchTarget.rule) == files)
  }

  @Test("a view that nothing shows on a touch screen is for a pointer, whoever shows what it is a part of")
  func viewsShownOnMacsAlone() throws {
    func count(_ screen: String) throws -> Int {
      try ProjectTrial([
        "Bar.swift": "struct Bar: View { var body: some View { Play() } }",
        "Play.swift": """
        struct Play: View {
          var body: some View { Button(action: a) { Image("x").frame(width: 28, height: 28) } }
        }
        """,
        "Screen.swift": "struct Screen: View { var body: some View { \(screen) } }",
      ]).findings(TouchTarget.rule).count
    }
    #expect(try count("Bar()") == 1)
    #expect(try count("\n#if os(iOS)\nText(a)\n#else\nBar()\n#endif\n") == 0)
    #expect(try count("\n#if os(macOS)\nBar()\n#else\nBar().padding()\n#endif\n") == 1)
    #expect(try count("\n#if os(macOS)\nPlay()\n#endif\nBar()\n") == 1)
  }

  @Test("a file that names AppKit's types is built for Macs alone, whatever its package is for")
  func filesOfAppKit() {
    let button = "let b = Button(action: a) { Image(\"x\").frame(width: 28, height: 28) }"
    let color = "let c = Color(nsColor: .windowBackgroundColor)"
    let both = RuleTrial(TouchTarget.rule, platforms: ["iOS": "17.0", "macOS": "14.0"])
    #expect(both.findings(button).count == 1)
    #expect(both.findings("\(button)\n\(color)").isEmpty)
    #expect(both.findings("\(button)\n#if os(macOS)\n\(color)\n#endif").count == 1)
  }

  @Test(arguments: [
    "Button(action: a) { Image(\"x\").frame(width: 44, height: 44) }",
    "Group { if isCatalyst { Button(action: a) { Image(\"x\").frame(width: 28, height: 28) } } }",
    "Button(action: a) { Image(\"x\").frame(width: size, height: size) }",
    "Button(action: a) { Image(\"x\").frame(width: 28, height: 28).padding() }",
    "Button(action: a) { Image(\"x\").frame(width: 28, height: 28).padding(inset) }",
    "Button(action: a) { Image(\"x\").frame(width: 28, height: 28).frame(maxWidth: .infinity, minHeight: 44) }",
    "Button(action: a) { Image(\"x\").frame(width: 28, height: 28).frame(width: 60, height: 44) }",
    "Button(action: a) { Image(\"x\").frame(width: 28, height: 28).tappable() }",
    "Button(action: a) { Image(\"x\").frame(width: 28, height: 28).contentShape(Circle().scale(2)) }",
    "Button(action: a) { Image(\"x\").frame(width: 28, height: 28).background(Color.red.frame(width: 44, height: 44)) }",
    "Button(action: a) { Image(\"x\").frame(width: 28, height: 28).overlay(Color.clear.padding(-8)) }",
    "Button(action: a) { Image(\"x\").frame(width: 28, height: 28); Text(\"A\") }",
    "Button(action: a) { HStack { Image(\"x\").frame(width: 28, height: 28); Text(\"A\") } }",
    "Button(action: a) { Image(\"x\").frame(width: 1, height: 1) }",
    "Button(action: a) { Image(\"x\").frame(width: 28, height: 28) }.buttonStyle(.borderedProminent)",
    "Button(action: a) { Image(\"x\").frame(width: 28, height: 28) }.buttonStyle(Roomy())",
    "HStack { Button(action: a) { Image(\"x\").frame(width: 28, height: 28) } }.buttonStyle(.bordered)",
    "Button(action: a) { Image(\"x\").frame(width: 28, height: 28) }.contentShape(Rectangle().inset(by: -8))",
    "Button(action: a) { Image(\"x\").frame(width: 28, height: 28) }.padding(8).contentShape(Rectangle())",
    "Button(action: a) { Image(\"x\").frame(width: 28, height: 28) }.allowsHitTesting(false)",
    "Button(action: a) { Image(\"x\") }.frame(width: 28, height: 28)",
    "Form { Button(action: a) { Image(\"x\").frame(width: 28, height: 28) } }",
    "Menu(\"A\") { Button(action: a) { Image(\"x\").frame(width: 28, height: 28) } }",
    "Text(\"A\").swipeActions { Button(action: a) { Image(\"x\").frame(width: 28, height: 28) } }",
    "Text(\"A\").toolbar { ToolbarItem { Button(action: a) { Image(\"x\").frame(width: 28, height: 28) } } }",
    "Image(\"x\").frame(width: 28, height: 28).onTapGesture(count: 2) { a() }",
    "Color.clear.frame(height: 20).onTapGesture { a() }",
    "Toggle(isOn: $a) { Image(\"x\").frame(width: 28, height: 28) }",
    "Image(\"x\").frame(width: 28, height: 28)",
  ])
  func isQuiet(_ view: String) {
    #expect(trial.findings("let a = \(view)").map(\.message) == [])
  }

  @Test func followsAComponentToTheToolbarOfItsFile() {
    let button =
      "struct Close: View { var body: some View { Button(action: a) { Image(\"x\").frame(width: 28, height: 28) } } }"
    #expect(trial.findings(button).count == 1)
    #expect(trial.findings(button + "\nlet a = Text(\"\").toolbar { Close() }").isEmpty)
    #expect(
      trial.findings(
        "struct A: View { var body: some View { List { icon } }; var icon: some View { Button(action: a) { Image(\"x\").frame(width: 28, height: 28) } } }"
      ).isEmpty)
  }

  @Test func readsStyles() {
    let style =
      "struct Round: ButtonStyle { func makeBody(configuration: Configuration) -> some View { configuration.label.frame(width: 28, height: 28).opacity(configuration.isPressed ? 0.5 : 1) } }"
    #expect(trial.findings(style).map(\.location.start.line) == [1])
    let plain =
      "struct Fade: ButtonStyle { func makeBody(configuration: Configuration) -> some View { configuration.label.scaleEffect(configuration.isPressed ? 0.9 : 1) } }\n"
    let button = "let a = Button(action: a) { Image(\"x\").frame(width: 28, height: 28) }.buttonStyle(Fade())"
    #expect(trial.findings(plain + button).count == 1)
    let roomy = plain.replacing(".scaleEffect", with: ".padding(8).scaleEffect")
    #expect(trial.findings(roomy + button).isEmpty)
  }

  @Test(arguments: [
    "import AppKit\n", "import WatchKit\n", "let b = NSColor.red\n", "let b = Color(nsColor: x)\n",
    "#if os(macOS)\n", "#if !os(iOS)\n", "#if os(iOS)\n#else\n", "#if canImport(UIKit)\n#else\n",
  ])
  func isQuietWhereThereIsNoTouchScreen(_ start: String) {
    let end = start.hasPrefix("#if") ? "\n#endif" : ""
    let code = start + "let a = Button(action: a) { Image(\"x\").frame(width: 28, height: 28) }" + end
    #expect(trial.findings(code).isEmpty)
  }

  @Test(arguments: [
    "import UIKit\nimport AppKit\n", "#if os(iOS)\n", "#if !os(macOS)\n", "#if os(macOS)\n#else\n",
    "#if os(macOS)\nlet b = NSColor.red\n#endif\n",
  ])
  func speaksWhereThereIsOne(_ start: String) {
    let end = start.hasPrefix("#if") && !start.contains("#endif") ? "\n#endif" : ""
    let code = start + "let a = Button(action: a) { Image(\"x\").frame(width: 28, height: 28) }" + end
    #expect(trial.findings(code).count == 1)
  }

  @Test("the targets of a file that are of one size and dressed alike are told once")
  func oneSizeIsToldOnce() {
    let image = "Image(\"a\").resizable().frame(width: 24, height: 24).onTapGesture { a() }"
    let found = trial.findings("let a = HStack(spacing: 4) { \(image); \(image) }")
    #expect(found.map(\.message) == ["touch target 24 × 24 is under 44 points"])
    #expect(found.map(\.notes.count) == [1])
    let view = "struct %@: View { var body: some View { \(image) } }\n"
    #expect(trial.findings(view.replacing("%@", with: "A") + view.replacing("%@", with: "B")).count == 1)
  }

  @Test("the view that shows a button does the same wherever it is tapped")
  func sameActionAround() {
    func found(_ action: String) -> Int {
      trial.findings(
        """
        struct A: View {
          var body: some View { chip.onTapGesture { \(action) } }
          var chip: some View {
            HStack { Button { play() } label: { Image("x").frame(width: 24, height: 24) }; Text(a) }
          }
        }
        """
      ).count
    }
    #expect(found("play()") == 0)
    #expect(found("open()") == 1)
  }

  @Test func aScaledSizeIsReportedWhereItIsTapped() {
    let code = """
      struct A: View {
        @ScaledMetric private var side = 20.0
        var body: some View {
          Button(action: a) { Image("x").frame(width: side, height: side) }
        }
      }
      """
    #expect(trial.findings(code).map(\.location.start.line) == [4])
  }

  @Test func saysHowLargeItIs() {
    #expect(
      trial.findings(
        "let a = VStack { Text(b); Button(action: a) { Image(\"x\").resizable().frame(width: 28, height: 20).padding(4) } }"
      ).first?.message == "touch target 36 × 28 is under 44 points")
    #expect(
      trial.findings("let a = Button(action: a) { Text(\"x\").frame(height: 28) }").first?.message
        == "touch target 28 points high is under 44 points")
  }

  @Test("what comes and goes is not there to be hit at all times")
  func ringsDoNotCount() {
    let view = """
      ZStack {
        if isSelected { Circle().stroke(.red).frame(width: 48, height: 48) }
        Circle().fill(.red).frame(width: 28, height: 28)
      }
      .onTapGesture { select() }
      """
    #expect(
      trial.findings("let a = \(view)").map(\.message) == ["touch target 28 × 28 is under 44 points"])
  }

  @Test("a switch that is drawn is as high as the system's, and small controls are as small as the system's")
  func switchesAndControlSizes() {
    let view = """
      struct Switch: View {
        @State private var isOn = false
        @Environment(\\.controlSize) private var controlSize
        private var height: CGFloat {
          switch controlSize {
          case .small: 28
          default: 48
          }
        }
        var body: some View {
          ZStack { Capsule(); Circle().padding(2).offset(x: isOn ? 8 : -8) }
            .frame(width: 40, height: 24)
            .onTapGesture { isOn.toggle() }
          Button(action: act) { Text(name).frame(height: height) }
        }
      }
      """
    #expect(trial.findings(view).map(\.message) == [])
  }

  @Test("how large an image is that no frame scales, its frame does not tell")
  func imagesBeyondTheirFrames() {
    func message(_ image: String) -> String? {
      trial.findings("let a = \(image).onTapGesture { a() }").first?.message
    }
    #expect(
      message("Image(systemName: \"info\").frame(width: 5)")
        == "touch target in its frame, 5 points wide, is under 44 points")
    #expect(
      message("Image(systemName: \"info\").frame(width: 30)")
        == "touch target 30 points wide is under 44 points")
    #expect(
      message("Image(\"info\").resizable().frame(width: 20)")
        == "touch target 20 points wide is under 44 points")
    // What one condition picks belongs together.
    #expect(
      message("Text(title).frame(width: isOpen ? 70 : 20, height: isOpen ? 120 : 50)")
        == "touch target 20 × 50 is under 44 points")
    // It steadies what is beside a symbol that changes.
    #expect(message("Image(systemName: isOpen ? \"chevron.up\" : \"chevron.down\").frame(width: 30)") == nil)
  }

  @Test("what only sets constants is no target")
  func constants() throws {
    let box = """
      struct Box: View {
        @Binding var isOn: Bool
        var body: some View { Image("box").resizable().frame(width: 28, height: 28).onTapGesture { isOn.toggle() } }
      }
      """
    func found(_ use: String) throws -> [Int] {
      let trial = try ProjectTrial([
        "Box.swift": box,
        "Row.swift": "struct Row: View { @State var isOn = true; var body: some View { \(use) } }",
        "Shown.swift":
          "struct Box_Previews: PreviewProvider { static var previews: some View { Box(isOn: $a) } }",
      ])
      return [TouchTarget.rule, TapGestureTrait.rule].map { trial.findings($0).count }
    }
    #expect(try found("Box(isOn: .constant(true))") == [0, 0])
    #expect(try found("VStack { Box(isOn: .constant(true)); Box(isOn: $isOn) }") == [1, 1])
  }

  @Test func saysThatAFrameAroundAButtonIsNotTheTarget() {
    let code =
      "let a = Button(action: a) { Image(systemName: \"x\") }.buttonStyle(.plain).frame(width: 32, height: 32)"
    #expect(
      trial.findings(code).first?.message
        .hasPrefix(
          "touch target is under 44 points: only the symbol in this button takes taps, not the frame")
        == true)
  }

  @Test(arguments: [
    "Button(action: a) { if isBusy { ProgressView().frame(width: 20, height: 20) } else { Text(name) } }.disabled(isBusy)",
    "Button(action: a) { if isBusy { ProgressView().frame(width: 20, height: 20) } else { Text(name) } }.disabled(isBusy || name.isEmpty)",
    "HStack { Button { pick(item) } label: { Image(systemName: \"circle\").frame(width: 24, height: 24) } }.onTapGesture { pick(item) }",
  ])
  func isQuietWhereNobodyHasToHit(_ view: String) {
    #expect(trial.findings("let a = \(view)").map(\.message) == [])
  }

  @Test func endsSoonWhateverTheNesting() {
    let deep = String(repeating: "ZStack { ", count: 2000) + "Circle()" + String(repeating: " }", count: 2000)
    #expect(trial.findings("let a = Button(action: a) { \(deep).frame(width: 28, height: 28) }").count == 1)
  }

  @Test func oneFrameIsOneFinding() {
    let code = """
      import SwiftUI
      struct RoundButton: View {
        var side: CGFloat = 20
        init(symbol: String, side: CGFloat = 30) { self.symbol = symbol; self.side = side }
        init(picture: String, side: CGFloat = 32) { self.symbol = picture; self.side = side }
        let symbol: String
        var body: some View {
          Button(action: press) { Image(systemName: symbol).frame(width: side, height: side) }
        }
      }
      """
    let found = RuleTrial(TouchTarget.rule).findings(code)
    #expect(found.map(\.location.start.line) == [4])
    // The initial value is never seen.
    #expect(found.map(\.notes.count) == [2])
  }

  @Test(arguments: [
    ("width: 42, height: 42", []), ("height: 40", []), ("width: 40, height: 40", [true]),
    ("width: 100, height: 40", []), ("width: 39, height: 42", [false]),
    ("width: 28, height: 44", [false]),
  ])
  func nearlyEnoughIsAHint(_ frame: String, _ isHint: [Bool]) {
    let code = "let a = Button(action: press) { Image(systemName: \"plus\").frame(\(frame)) }"
    let found = RuleTrial(TouchTarget.rule).findings("import SwiftUI\n" + code)
    #expect(found.map { $0.severity == .info } == isHint)
  }
}

@Suite struct CrowdedRowTests {
  @Test func aRowOfMoreThanAnIntegerHoldsIsNotCounted() {
    let button = "Button { go(i) } label: { Text(\"a\").frame(width: 20, height: 20) }"
    let row = "HStack(spacing: 4) { ForEach(0..<99999999999999999999999) { i in \(button) } }"
    let code = "import SwiftUI\nstruct A: View { var body: some View { \(row) } }"
    #expect(RuleTrial(TouchTarget.rule).findings(code).count == 1)
  }

  @Test("a button without a style in the row of a list is touched by the row, whichever file has that")
  func rowsOfOtherFiles() throws {
    func count(_ use: String, _ style: String = "") throws -> Int {
      try ProjectTrial([
        "Stop.swift": """
        struct Stop: View {
          var body: some View { Button(action: a) { Image("x").frame(width: 20, height: 20) }\(style) }
        }
        """,
        "Load.swift": "struct Load: View { var body: some View { HStack { Text(b); Stop() } } }",
        "Loads.swift": "struct Loads: View { var body: some View { \(use) } }",
      ]).findings(TouchTarget.rule).count
    }
    #expect(try count("List { ForEach(c) { d in NavigationLink(value: d) { Load() } } }") == 0)
    #expect(try count("List { Load() }", ".buttonStyle(.plain)") == 1)
    #expect(try count("List { Load() }.buttonStyle(.borderless)") == 1)
    #expect(try count("VStack { Load() }") == 1)
    #expect(try count("VStack { Load(); List { Load() } }") == 1)
  }
}
