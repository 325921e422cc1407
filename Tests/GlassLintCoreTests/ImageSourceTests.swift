import Testing

@testable import GlassLintCore

/// What the project's own initializers and constants of `Image` draw.
@Suite struct ImageSourceTests {
  private static let symbols = """
    import SwiftUI
    enum AppSymbol: String {
      case close = "xmark"
      case star
      static let favorite = AppSymbol.star
    }
    enum Picture: String { case harbor }
    extension Image {
      init(_ symbol: AppSymbol) { self.init(systemName: symbol.rawValue) }
      init(_ picture: Picture) { self.init(picture.rawValue) }
      init(icon: AppSymbol) { self.init(systemName: icon.rawValue) }
      init(tinted name: String) { self = Image(name).renderingMode(.template) }
      static let share = Image(systemName: "square.and.arrow.up")
    }
    """

  private func messages(_ view: String, _ rule: Rule) throws -> [String] {
    let screen =
      "import SwiftUI\nstruct Screen: View {\n  let symbol: AppSymbol\n  let name: String\n  var body: some View { \(view) }\n}"
    return try ProjectTrial(["Symbols.swift": Self.symbols, "Screen.swift": screen]).findings(rule)
      .filter { $0.location.file == "Screen.swift" }.map(\.message)
  }

  @Test(arguments: [
    "Image(.close)", "Image(.favorite)", "Image(AppSymbol.star)", "Image(symbol)", "Image(icon: .close)",
    "Image(icon: anything)",
  ])
  func isASymbol(_ image: String) throws {
    let found = try messages("VStack { \(image) }", ImageLabel.rule)
    #expect(found.count == 1)
    #expect(found.first?.contains("the system's name for it") == true, "\(found)")
  }

  @Test(arguments: ["Image(.harbor)", "Image(\"harbor\")", "Image(.madeByXcode)", "Image(name)"])
  func isAPicture(_ image: String) throws {
    let found = try messages("VStack { \(image) }", ImageLabel.rule)
    #expect(found.first?.contains("by the picture's name") == true, "\(found)")
  }

  @Test(arguments: ["Image(anything)", "Image(tinted: name)"])
  func mayBeEither(_ image: String) throws {
    let found = try messages("VStack { \(image) }", ImageLabel.rule)
    #expect(found.first?.hasPrefix("at most a picture's name tells VoiceOver") == true, "\(found)")
  }

  @Test("a property of a type that builds nothing but a picture is one in a control")
  func propertiesOfTypes() throws {
    let icons = """
      import SwiftUI
      enum Icons {
        static var close: some View { Image(systemName: "xmark").font(.title).padding(8) }
        static var harbor: some View { return Image("harbor").resizable() }
        static var named: some View { Image("harbor").accessibilityLabel("Harbor") }
        static var row: some View { HStack { Image("harbor"); Text("Harbor") } }
        static func icon() -> some View { Image("harbor") }
        var own: some View { Image("harbor") }
      }
      """
    func messages(_ image: String) throws -> [String] {
      let screen =
        "import SwiftUI\nstruct Screen: View { var body: some View { Button(action: go) { \(image) } } }"
      return try ProjectTrial(["Icons.swift": icons, "Screen.swift": screen]).findings(ControlLabel.rule)
        .map(\.message)
    }
    #expect(
      try messages("Icons.close.symbolVariant(.fill)").first?.contains("the system's name for the symbol")
        == true)
    #expect(try messages("Icons.harbor").count == 1)
    for image in [
      "Icons.named", "Icons.row", "Icons.icon()", "Icons.own", "Icons.missing", "Others.close",
      "Icons.harbor.accessibilityLabel(title)",
    ] {
      #expect(try messages(image).isEmpty, "\(image)")
    }
  }

  @Test(arguments: [
    "Image.Sea.wave", "Image.boats.ferry", "Pictures.harbor", "Pictures.shore", "Pictures.cliff",
  ])
  func aConstantIsAPicture(_ image: String) throws {
    let pictures = """
      import SwiftUI
      extension Image {
        static let boats = Boats()
        struct Boats { let ferry = Image("ferry") }
        enum Sea { static let wave = Image("wave") }
      }
      enum Pictures {
        static let harbor = Image("harbor", bundle: .module)
        static var shore: Image { Image("shore") }
        static let cliff = Image(.cliff)
        static let share = Image(systemName: Names.share)
        static let named = Image("shore", label: Text("The shore"))
        static let silent = Image(decorative: "shore")
        static let color: Color = .init("shore")
      }
      """
    func count(_ view: String, _ rule: Rule) throws -> Int {
      let screen = "import SwiftUI\nstruct Screen: View { var body: some View { \(view) } }"
      return try ProjectTrial(["Pictures.swift": pictures, "Screen.swift": screen]).findings(rule).count
    }
    #expect(try count("VStack { \(image).resizable(); Text(a) }", ImageLabel.rule) == 1)
    #expect(try count("VStack { \(image).resizable().accessibilityHidden(true) }", ImageLabel.rule) == 0)
    #expect(try count("Button(action: go) { \(image).resizable() }", ControlLabel.rule) == 1)
    #expect(try count("Button(action: share) { Pictures.share }", ControlLabel.rule) == 0)
    #expect(try count("Button(action: go) { Pictures.share }", ControlLabel.rule) == 1)
    for other in ["named", "silent", "color"] {
      #expect(try count("VStack { Pictures.\(other); Text(a) }", ImageLabel.rule) == 0)
    }
  }

  @Test func aControlIsNamedByTheSymbol() throws {
    #expect(
      try messages("Button { dismiss() } label: { Image(.close) }", ControlLabel.rule).first?
        .contains(#"add .accessibilityLabel("…") to say what it closes"#) == true)
    #expect(
      try messages("Button { send() } label: { Image.share }", ControlLabel.rule).first?
        .contains("the system's name for the symbol") == true)
    #expect(
      try messages(#"Button { model.cancel() } label: { Image(systemName: "xmark") }"#, ControlLabel.rule)
        .first?
        .contains(#"add .accessibilityLabel("Cancel")"#) == true)
    #expect(
      try messages(
        #"Button { clearLastDigit() } label: { Image(systemName: "delete.left") }"#, ControlLabel.rule
      ).first?.contains("Clear\"") == false)
  }

  @Test(
    "a symbol's name may be a constant of another file", arguments: ["Icons.close", "Icon.close.rawValue"])
  func aConstantNamesASymbol(_ name: String) throws {
    func found(_ symbol: String) throws -> (Severity, String)? {
      let icons =
        "import SwiftUI\nenum Icons { static let close = \"xmark\"; static var open = \"xmark\" }\nenum Icon: String { case close = \"xmark\" }"
      let screen =
        "import SwiftUI\nstruct Screen: View { @Environment(\\.dismiss) var dismiss; var body: some View { Button { dismiss() } label: { Image(systemName: \(symbol)) } } }"
      return try ProjectTrial(["Icons.swift": icons, "Screen.swift": screen]).findings(ControlLabel.rule)
        .first
        .map { ($0.severity, $0.message) }
    }
    // VoiceOver says “Close” of it.
    let (level, message) = try #require(try found("\"xmark\""))
    let named = try #require(try found(name))
    #expect(named.0 == level)
    #expect(named.1 == message.replacing("\"xmark\"", with: name))
    #expect(try found("Icons.open").map { $0.0 } == .warning)
  }
}
