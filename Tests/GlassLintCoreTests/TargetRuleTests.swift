import Testing

@testable import GlassLintCore

/// What rules make of the systems that the project says a file is built for.
@Suite struct TargetRuleTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ code: String, _ file: String) throws {
    try folder.write(file, "import SwiftUI\n" + code)
  }

  private func manifest(_ platforms: String) throws {
    try folder.write("Package.swift", "let package = Package(name: \"A\", platforms: [\(platforms)])")
  }

  /// The findings of a rule, as `file: message`, and whether a fix is offered.
  private func findings(_ rule: Rule) -> [String] {
    let store = ConfigurationStore(rules: [rule], workingDirectory: folder.path)
    var list = FileFinder(store: store).find([folder.path])
    for index in list.files.indices { list.files[index].path = list.files[index].absolutePath }
    let selected = store.configurations.map { $0.selecting(only: [0], disabled: []) }
    let loaded = ProjectLoader(store: store, usesCache: false).load(
      for: list, configurations: selected, named: [folder.path])
    let linter = Linter(configurations: selected, projects: loaded.projects, rules: [rule], jobs: 1)
    return linter.lint(list.files).findings.map { finding in
      let name = finding.location.file.split(separator: "/").last ?? ""
      return "\(name): \(finding.message)\(finding.fixes.isEmpty ? "" : " +")"
    }
  }

  @Test func aRewriteIsForVersionsThatHaveIt() throws {
    try write("let a = Image(\"a\").foregroundColor(.red)", "Sources/A/A.swift")
    let found = ["A.swift: `.foregroundColor` is deprecated; write `.foregroundStyle` +"]
    #expect(findings(DeprecatedModifier.rule) == found)
    try manifest(".macOS(\"11.4\")")
    #expect(findings(DeprecatedModifier.rule) == [])
    try manifest(".macOS(.v12), .iOS(.v14)")
    #expect(findings(DeprecatedModifier.rule) == [])
    try manifest(".macOS(.v12), .iOS(.v15)")
    #expect(findings(DeprecatedModifier.rule) == found)
    // The package is for all systems, of any version.
    try manifest("")
    #expect(findings(DeprecatedModifier.rule) == [])
  }

  @Test("what the code of a target uses without a check tells its version where its settings do not")
  func whatIsUsedProvesTheVersion() throws {
    /// - Parameter others: what two other files of the target show.
    func found(_ others: [String], _ extra: String = "let d = 1", version: String? = nil) throws -> [String] {
      var settings = ["SDKROOT": "iphoneos"]
      settings["IPHONEOS_DEPLOYMENT_TARGET"] = version
      try folder.write("App.xcconfig", "#include \"Secrets.xcconfig\"\n")
      try folder.write(
        "App.xcodeproj/project.pbxproj",
        XcodeProjectText(
          targets: [
            .init(
              name: "App", settings: settings, files: ["A.swift", "B.swift", "C.swift", "D.swift"],
              configurationFile: "App.xcconfig")
          ], settings: [:]
        ).text)
      try write("let a = Text(\"a\").onChange(of: b) { print($0) }", "A.swift")
      try write(others[0], "B.swift")
      try write(others[1], "C.swift")
      try write(extra, "D.swift")
      return findings(DeprecatedModifier.rule).map { String($0.prefix(7)) }
    }
    let (first, second) = ("@Observable final class B {}", "let c = List {}.contentMargins(8)")
    #expect(try found([first, second]) == ["A.swift"])
    #expect(try found([first, second], version: "16.0") == [])
    // What one of them is may be a package's, and what the project declares is its own.
    #expect(try found([first, first]) == [])
    #expect(try found([first + "\n" + second, "let c = 1"]) == [])
    #expect(
      try found(
        [first, second], "extension View { func contentMargins(_ all: CGFloat) -> some View { self } }")
        == [])
    for checked in [
      "@available(iOS 17, *) @Observable final class B {}", "#if NEW\n\(first)\n#endif",
      "let b = Text(\"b\").backport.contentMargins(8)", "let b = NavigationStack { Text(\"b\") }",
      "#Preview { ContentUnavailableView(\"b\", systemImage: \"b\") }",
      "struct B: View { var body: some View { if #available(iOS 17, *) { ContentUnavailableView(\"b\") } } }",
    ] {
      #expect(try found([checked, second]) == [], "\(checked)")
    }
  }

  @Test func barsAreOfGlassWhereTheProjectKnowsThem() throws {
    func found(_ upgradeCheck: Int?, _ other: String = "let b = 1") throws -> Int {
      try write(other, "B.swift")
      try folder.write(
        "App.xcodeproj/project.pbxproj",
        XcodeProjectText(
          targets: [.init(name: "App", files: ["A.swift", "B.swift"])], upgradeCheck: upgradeCheck
        )
        .text)
      return findings(BarBackground.rule).count
    }
    try write("let a = Text(\"a\").toolbarBackground(Color.red, for: .tabBar)", "A.swift")
    #expect(try found(1500) == 0)
    #expect(try found(nil) == 0)
    #expect(try found(2600) == 1)
    #expect(try found(1500, "let b = Text(\"b\").glassEffect()") == 1)
    #expect(try found(1500, "func c() { if #available(iOS 26, *) { print(1) } }") == 1)
  }

  @Test func aConditionLeavesSomeSystems() throws {
    try manifest(".macOS(\"11.4\"), .iOS(.v15)")
    try write(
      """
      #if os(iOS)
      let a = Image("a").foregroundColor(.red)
      #else
      let b = Image("b").foregroundColor(.red)
      #endif
      """, "Sources/A/A.swift")
    try write(
      "@available(macOS 12, *) struct C: View { var body: some View { Image(\"c\").foregroundColor(.red) } }",
      "Sources/A/C.swift")
    try write("import UIKit\nlet d = Image(\"d\").foregroundColor(.red)", "Sources/A/D.swift")
    #expect(findings(DeprecatedModifier.rule).map { $0.prefix(7) } == ["A.swift", "C.swift", "D.swift"])
  }

  @Test func anImportElsewhereInTheTargetLeavesSomeSystems() throws {
    let settings = ["SUPPORTED_PLATFORMS": "iphoneos macosx", "MACOSX_DEPLOYMENT_TARGET": "11.0"]
    let project = XcodeProjectText(targets: [
      .init(name: "App", settings: settings, files: ["A.swift", "B.swift"])
    ])
    try folder.write("App.xcodeproj/project.pbxproj", project.text)
    try write("let a = Image(\"a\").foregroundColor(.red)", "A.swift")
    try write("#if canImport(UIKit)\nimport UIKit\n#endif", "B.swift")
    #expect(findings(DeprecatedModifier.rule) == [])
    try write("import UIKit", "B.swift")
    #expect(findings(DeprecatedModifier.rule).map { $0.prefix(7) } == ["A.swift"])
  }

  @Test func anExampleKnowsNothingOfAnotherPackagesTokens() throws {
    try folder.write(".git/HEAD")
    func project(_ bundle: String, _ files: [String]) throws {
      let text = XcodeProjectText(targets: [
        .init(name: "App", settings: ["SDKROOT": "iphoneos"], files: files)
      ])
      try folder.write("\(bundle)/project.pbxproj", text.text)
    }
    try folder.write(
      "Design/Package.swift",
      "import PackageDescription\nlet package = Package(name: \"Design\", targets: [.target(name: \"Design\")])"
    )
    let steps = ["s: CGFloat = 8", "m: CGFloat = 12", "l: CGFloat = 20"].map { "public static let \($0)\n" }
      .joined()
    try write("public enum Spacing {\n\(steps)\n}", "Design/Sources/Design/Spacing.swift")
    // Core hands Design on, which nothing here says.
    try project("App.xcodeproj", ["App/A.swift", "App/B.swift", "App/C.swift"])
    for (name, module) in [("A", "Core"), ("C", "Design")] {
      let uses = (0..<6).map { "let \(name)\($0) = VStack(spacing: Spacing.m) {}" }.joined(separator: "\n")
      try write("import \(module)\n" + uses, "App/\(name).swift")
    }
    let named = "let n = VStack(spacing: Spacing.l) {}"
    try write(
      "import Core\nlet b = VStack(spacing: 12) {}\nlet c = VStack(spacing: 13) {}\n\(named)", "App/B.swift")
    try project("Example/Example.xcodeproj", ["E.swift"])
    try write("let d = VStack(spacing: 12) {}\nlet e = VStack(spacing: 13) {}", "Example/E.swift")
    #expect(
      findings(PreferToken.rule) == ["B.swift: spacing 12 is the token Spacing.m; write that +"])
    #expect(findings(SpacingScale.rule).map { $0.prefix(7) } == ["B.swift"])
    // What a module hands on is named as if it were imported, also where another file of the target does that.
    try folder.write(
      "Kit/Package.swift",
      "import PackageDescription\nlet package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])")
    try write("@_exported import Design", "Kit/Sources/Kit/Kit.swift")
    try project("Shop/Shop.xcodeproj", ["S.swift", "T.swift"])
    try write("let f = VStack(spacing: 17) {}\n\(named)", "Shop/S.swift")
    try write("import Kit\nlet g = Spacing.m", "Shop/T.swift")
    #expect(findings(SpacingScale.rule).map { $0.prefix(7) } == ["B.swift", "S.swift"])
  }

  @Test func aLabelIsNoPlainWordAmongKeys() throws {
    try write(
      "struct A: View { var body: some View { Button { dismiss() } label: { Image(systemName: \"multiply\") } } }",
      "Sources/A/A.swift")
    #expect(findings(ControlLabel.rule).map { $0.hasSuffix("+") } == [true])
    for title in [
      "\"action_reload\"", "L10n.reload", "NSLocalizedString(\"Reload\", comment: \"\")", "\"RELOAD\"",
      "\"새로고침\"", "\"Обновить\"", "\"Reload\", bundle: .module",
    ] {
      try write("let b = Text(\(title))", "Sources/A/B.swift")
      #expect(findings(ControlLabel.rule).map { $0.hasSuffix("+") } == [false])
    }
    try write("let b = Text(model.title)\nlet c = Text(\"Reload\")", "Sources/A/B.swift")
    #expect(findings(ControlLabel.rule).map { $0.hasSuffix("+") } == [true])
  }

  @Test func aBarIsPaintedBeforeGlass() throws {
    try write("let a = Text(\"a\").toolbarBackground(Color.red, for: .tabBar)", "Sources/A/A.swift")
    // Somebody builds for the release whose bars are of glass.
    try write("func b() { if #available(iOS 26, *) { print(1) } }", "Sources/A/B.swift")
    try manifest(".iOS(\"26.0\")")
    #expect(findings(BarBackground.rule).map { $0.hasSuffix("+") } == [true])
    try manifest(".iOS(.v18)")
    #expect(findings(BarBackground.rule).map { $0.contains("from iOS 26 on") } == [true])
    #expect(findings(BarBackground.rule).map { $0.hasSuffix("+") } == [false])
  }

  @Test func aBarOfTheAppHasAnAppearance() throws {
    try write(
      "import UIKit\nfunc f() { bar.barTintColor = .red }\nlet bar: UINavigationBar", "Sources/A/A.swift")
    #expect(findings(BarBackground.rule).count == 1)
    try write(
      "import UIKit\nfunc g() { UINavigationBar.appearance().standardAppearance = UINavigationBarAppearance() }",
      "Sources/A/B.swift")
    #expect(findings(BarBackground.rule).isEmpty)
  }

  @Test func aStackClearsItsContainerWhereItCan() throws {
    try write("let a = ZStack { Color.red; NavigationStack { ScrollView { Text(b) } } }", "Sources/A/A.swift")
    try manifest(".iOS(.v18)")
    #expect(findings(NavigationBackground.rule).map { $0.contains("containerBackground") } == [true])
    try manifest(".iOS(.v16)")
    #expect(findings(NavigationBackground.rule).map { $0.contains("containerBackground") } == [false])
  }

  @Test func aShapeIsSpelledAsTheTargetsKnowIt() throws {
    try write("let a = Image(\"a\").cornerRadius(8)", "Sources/A/A.swift")
    for (platforms, shape) in [
      (".iOS(.v17)", ".rect"), (".iOS(.v16)", "RoundedRectangle"), ("", "RoundedRectangle"),
    ] {
      try manifest(platforms)
      #expect(findings(CornerRadiusModifier.rule).map { $0.contains("\(shape)(cornerRadius") } == [true])
      #expect(findings(CornerRadiusModifier.rule).allSatisfy { $0.hasSuffix("+") })
    }
  }

  @Test func aPointerNeedsNoRoomForAFinger() throws {
    let code = "let a = Button(action: close) { Image(systemName: \"xmark\").frame(width: 28, height: 28) }"
    for name in ["Mac", "Phone", "Both"] { try write(code, "\(name)/\(name).swift") }
    let project = XcodeProjectText(targets: [
      .init(name: "Mac", settings: ["SDKROOT": "macosx"], folders: ["Mac", "Both"]),
      .init(name: "Phone", settings: ["SDKROOT": "iphoneos"], folders: ["Phone", "Both"]),
    ])
    try folder.write("App.xcodeproj/project.pbxproj", project.text)
    #expect(findings(TouchTarget.rule).map { $0.prefix(5) } == ["Both.", "Phone"])
  }

  @Test func anotherSystemsTokensAreNoScale() throws {
    try write(
      "enum Radius { static let s: CGFloat = 8, m: CGFloat = 12, l: CGFloat = 20 }\nlet x = Radius.l",
      "Phone/Tokens.swift")
    for name in ["Phone", "TV"] {
      try write("let \(name) = Color.red.clipShape(.rect(cornerRadius: 13))", "\(name)/\(name).swift")
    }
    let project = XcodeProjectText(targets: [
      .init(name: "Phone", settings: ["SDKROOT": "iphoneos"], folders: ["Phone"]),
      .init(name: "TV", settings: ["SDKROOT": "appletvos"], folders: ["TV"]),
    ])
    try folder.write("App.xcodeproj/project.pbxproj", project.text)
    #expect(findings(RadiusScale.rule).map { $0.prefix(6) } == ["Phone."])
  }

  @Test func aTokenOfAnotherTargetIsNotNamed() throws {
    try write(
      "enum Spacing { static let s: CGFloat = 8, m: CGFloat = 12, l: CGFloat = 20 }\nlet x = Spacing.l",
      "App/Tokens.swift")
    try write("let a = Text(\"a\").padding(20)", "App/A.swift")
    try write("let b = Text(\"b\").padding(20)", "Widget/B.swift")
    let project = XcodeProjectText(targets: [
      .init(name: "App", settings: ["SDKROOT": "iphoneos"], folders: ["App"]),
      .init(name: "Widget", settings: ["SDKROOT": "iphoneos"], folders: ["Widget"]),
    ])
    try folder.write("App.xcodeproj/project.pbxproj", project.text)
    #expect(findings(PreferToken.rule).filter { $0.hasSuffix("+") }.map { $0.prefix(7) } == ["A.swift"])
  }

  @Test("folders beside the manifest of Tuist or XcodeGen are targets, as long as no project says more")
  func generatedProjects() throws {
    try write(
      "public enum Spacing { public static let s: CGFloat = 8, m: CGFloat = 12, l: CGFloat = 20 }",
      "Core/Tokens.swift")
    for name in ["A", "C", "D"] {
      try folder.write(
        "App/\(name).swift",
        "import Core\nimport SwiftUI\nlet \(name) = [Text(\"\").padding(Spacing.l), Text(\"\").padding(20)]")
    }
    try write("let b = Text(\"b\").padding(20)", "App/B.swift")
    func named() -> [String] { findings(PreferToken.rule).map { String($0.prefix(7)) } }
    // One target, as far as anybody knows; a model may be called like a manifest.
    try write("struct Project {}", "App/Project.swift")
    #expect(named() == ["A.swift", "B.swift", "C.swift", "D.swift"])
    try folder.write("Project.swift", "import ProjectDescription\nlet project = Project(name: \"App\")")
    #expect(named() == ["A.swift", "C.swift", "D.swift"])
  }

  @Test func aModifierIsForTheTargetsThatBuildIt() throws {
    let project = XcodeProjectText(targets: [
      .init(name: "Phone", files: ["Style.swift", "Modifier.swift", "Phone.swift"]),
      .init(name: "Watch", files: ["Style.swift", "Watch.swift"]),
    ])
    try folder.write("App.xcodeproj/project.pbxproj", project.text)
    try write(
      "struct Style { let font: Font; let gap: CGFloat; static let note = Style(font: .system(size: 11), gap: 2); static let head = Style(font: .system(size: 21), gap: 4) }",
      "Style.swift")
    try write(
      "extension View { func styled(_ style: Style) -> some View { font(style.font).lineSpacing(style.gap) } }",
      "Modifier.swift")
    try write("let a = Text(\"\").font(.system(size: 11))", "Phone.swift")
    try write("let b = Text(\"\").font(.system(size: 11))", "Watch.swift")
    let found = findings(PreferToken.rule)
    #expect(found == ["Phone.swift: font system 11 is the token .styled(.note); write that +"], "\(found)")
  }

  @Test func aTraitIsOnlyAddedWhereTheTargetHasIt() {
    func fix(_ version: String) -> String? {
      RuleTrial(TapGestureTrait.rule, platforms: ["macOS": version]).findings(
        "struct A: View { var body: some View { Text(\"a\").onTapGesture { open() } } }"
      ).first.map { $0.fixes.flatMap(\.edits).map(\.text).joined() }
    }
    #expect(fix("10.15") == "")
    #expect(fix("12.0")?.contains(".accessibilityAddTraits(.isButton)") == true)
  }

  @Test("a view that only its preview shows is not seen for a namesake of another target")
  func namesakesOfOtherTargets() throws {
    let code = "struct Start: View { var body: some View { VStack { Image(systemName: \"globe\") } } }\n"
    func app(_ name: String, _ view: String) -> String {
      "@main struct \(name): App { var body: some Scene { WindowGroup { \(view)() } } }"
    }
    func found(_ files: [String]) throws -> [String] {
      try folder.write(
        "App.xcodeproj/project.pbxproj",
        XcodeProjectText(targets: [
          .init(name: "Phone", files: ["Home.swift", "Phone.swift"]),
          .init(name: "Watch", files: files),
        ]).text)
      return findings(ImageLabel.rule).map { String($0.prefix { $0 != ":" }) }.sorted()
    }
    try write(app("Phone", "Text"), "Home.swift")
    try write(code + "#Preview { Start() }", "Phone.swift")
    try write(code + app("Watch", "Start"), "Watch.swift")
    #expect(try found(["Watch.swift"]) == ["Watch.swift"])
    #expect(try found(["Watch.swift", "Phone.swift"]) == ["Phone.swift", "Watch.swift"])
    try write(app("Phone", "Start"), "Home.swift")
    #expect(try found(["Watch.swift"]) == ["Phone.swift", "Watch.swift"])
  }
}
