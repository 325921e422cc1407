import Testing

@testable import GlassLintCore

@Suite("Configuration from what a project does")
struct ConfigurationDraftTests {
  private func proposal(
    _ role: Role, _ counts: [Double: Int], files: Int = 3, tokens: [Double] = []
  ) -> ScaleProposal {
    ScaleProposal(
      role, counts.mapValues { ProjectSurvey.Tally(count: $0, files: min(files, $0)) },
      tokens: tokens.map { "T.\(Int($0))" }, tokenValues: tokens)
  }

  // MARK: Scales

  @Test("the fewest values that cover nine in ten uses")
  func bulk() {
    let proposal = proposal(.spacing, [4: 20, 8: 50, 16: 40, 24: 6, 30: 2, 7.5: 3])
    #expect(proposal.outcome == .values([4, 8, 16]))
    #expect(proposal.covered == 110)
    #expect(proposal.coverage == 90)
    #expect(proposal.uses.filter { !$0.isStep }.map(\.value) == [7.5, 24, 30])
  }

  @Test("a value beside one that is used much more is a slip; a step of its own is none")
  func slips() {
    #expect(proposal(.spacing, [16: 30, 15: 9, 8: 30, 24: 30]).outcome == .values([8, 16, 24]))
    #expect(proposal(.spacing, [16: 30, 15: 20, 8: 30, 24: 30]).outcome == .values([8, 15, 16, 24]))
    #expect(proposal(.spacing, [1: 10, 2: 40, 8: 40]).outcome == .values([1, 2, 8]))
    #expect(proposal(.opacity, [0.1: 60, 0.11: 10, 0.5: 30]).outcome == .values([0.1, 0.5]))
  }

  @Test("all round ends are the capsule's step")
  func capsule() {
    #expect(proposal(.radius, [8: 30, 12: 20, 9999: 2]).outcome == .values([8, 12, 999]))
  }

  @Test("little use, or use that is scattered, makes no scale")
  func noScale() {
    #expect(proposal(.radius, [8: 10, 12: 9]).outcome == .tooFew)
    let scattered = Dictionary(uniqueKeysWithValues: (1...40).map { (Double($0) * 3, 2) })
    #expect(proposal(.spacing, scattered).outcome == .scattered)
    let many = Dictionary(uniqueKeysWithValues: (1...15).map { (Double($0) * 4, 10) })
    guard case .values(let values) = proposal(.spacing, many).outcome else {
      Issue.record("no scale")
      return
    }
    #expect(values.count == 12)
  }

  @Test("the project's own tokens go first, unless they are a few that cover little")
  func tokens() {
    #expect(proposal(.spacing, [8: 30, 16: 30, 5: 9], tokens: [8, 16, 24]).outcome == .tokens)
    #expect(proposal(.spacing, [8: 30, 16: 60], tokens: [2, 4, 8]).outcome == .values([8, 16]))
    #expect(proposal(.spacing, [8: 30, 16: 60], tokens: [2, 4, 6, 8, 12]).outcome == .tokens)
    #expect(proposal(.spacing, [:], tokens: [2, 4, 8]).outcome == .tokens)
  }

  // MARK: Files

  private func view(_ name: String, _ modifiers: String) -> String {
    "import SwiftUI\nstruct \(name): View {\n  var body: some View { Text(\"a\")\(modifiers) }\n}\n"
  }

  private func draft(_ folder: TemporaryFolder) throws -> ConfigurationDraft {
    let store = ConfigurationStore(workingDirectory: folder.path)
    let draft = try ConfigurationDraft.read(below: ".", store: store, usesCache: false)
    return try #require(draft)
  }

  private func sample() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let many = String(repeating: ".padding(8).padding(16)", count: 10)
    try folder.write("A.swift", view("A", many + ".padding(15)"))
    try folder.write("B.swift", view("B", many + ".padding(11).clipShape(.rect(cornerRadius: 10))"))
    try folder.write(
      "Motion.swift",
      "import SwiftUI\nenum Motion { static let a = 0.1; static let b = 0.2; static let c = 0.3 }\n")
    return folder
  }

  @Test("what is written loads, and lints only what falls off")
  func roundTrip() throws {
    let folder = try sample()
    let draft = try draft(folder)
    #expect(draft.text.contains("  \"spacing\": [8, 16],\n"), "\(draft.text)")
    #expect(draft.text.contains("// 95 % of 42 uses; 2 fall off: 11 (1×), 15 (1×)\n"), "\(draft.text)")
    #expect(
      draft.text.contains("// radius: 1 use, too few to tell; the preset's scale stays\n"), "\(draft.text)")
    #expect(draft.text.contains("// duration: the project's own 3 tokens make the scale"), "\(draft.text)")
    #expect(draft.text.contains("// \"duration-scale\": \"info\",\n"), "\(draft.text)")
    try folder.write(".glasslint.json", draft.text)
    let store = ConfigurationStore(workingDirectory: folder.path)
    var list = FileFinder(store: store).find(["."])
    for index in list.files.indices { list.files[index].path = list.files[index].absolutePath }
    #expect(store.errors.isEmpty)
    let projects = ProjectLoader(store: store, usesCache: false)
      .load(for: list, configurations: store.configurations, named: ["."]).projects
    let result = Linter(configurations: store.configurations, projects: projects).lint(list.files)
    let found = result.findings.filter { $0.rule == "spacing-scale" }.map { $0.message.prefix(10) }
    #expect(found == ["padding 15", "padding 11"])
  }

  @Test("the histogram shows steps and strays apart")
  func histogram() throws {
    let text = String(decoding: try draft(sample()).histogram(color: false), as: UTF8.self)
    let bar = String(repeating: "█", count: 40)
    #expect(
      text.hasPrefix(
        """
        spacing: 42 uses, 4 values
           8  20  \(bar)
          11   1  ░░
          15   1  ░░
          16  20  \(bar)
          → 8, 16: 95 % of 42 uses; 2 fall off

        """), "\(text)")
  }

  @Test("a folder without Swift files, or none at all, is told")
  func nothing() throws {
    let folder = try TemporaryFolder()
    let store = ConfigurationStore(workingDirectory: folder.path)
    #expect(throws: SourceError(path: ".", reason: "holds no Swift files to learn from")) {
      try ConfigurationDraft.read(below: ".", store: store)
    }
    #expect(throws: SourceError.self) { try ConfigurationDraft.read(below: "gone", store: store) }
    try folder.write("A.swift", "let a = 1\n")
    #expect(throws: SourceError.self) { try ConfigurationDraft.read(below: "A.swift", store: store) }
    let draft = try draft(folder)
    #expect(String(decoding: draft.histogram(color: false), as: UTF8.self).hasPrefix("no value of any role"))
    #expect(JSONParser.parse(Array(draft.text.utf8)).errors.isEmpty)
  }

  @Test(
    "a folder within a repository, or below another configuration, is learned from by itself",
    arguments: [".git/HEAD", "Package.swift", ".glasslint.json"])
  func part(outer: String) throws {
    let folder = try sample()
    try folder.write(outer, "{}")
    try folder.write("App/C.swift", view("C", ".padding(22)"))
    try folder.write("App/Kit/Package.swift", "")
    try folder.write("App/Kit/D.swift", view("D", ".padding(22)"))
    let store = ConfigurationStore(workingDirectory: folder.path)
    let draft = try #require(try ConfigurationDraft.read(below: "App", store: store, usesCache: false))
    #expect(draft.files == 3)
    let text = String(decoding: draft.histogram(color: false), as: UTF8.self)
    #expect(text.hasPrefix("spacing: 2 uses, 1 value\n"), "\(text)")
  }

  @Test("tokens that a tool wrote stay in force, though their files are not linted")
  func generatedTokens() throws {
    let folder = try sample()
    let tokens = "static let s: CGFloat = 8; static let m: CGFloat = 16; static let l: CGFloat = 24"
    try folder.write("Kit/Generated/Tokens.swift", "import SwiftUI\nenum Spacing { \(tokens) }\n")
    try folder.write("Kit/Generated/C.swift", view("C", ".padding(16)"))
    let text = try draft(folder).text
    #expect(text.contains("  \"exclude\": [\"**/Generated/**\"],\n"), "\(text)")
    #expect(text.contains("    \"sources\": [\"Kit/Generated/Tokens.swift\"],\n"), "\(text)")
    try folder.write(".glasslint.json", text)
    let store = ConfigurationStore(workingDirectory: folder.path)
    let inventory = try #require(try TokenInventory.read(holding: ".", store: store, usesCache: false))
    #expect(inventory.tokens.map(\.name).contains("Spacing.m"))
    #expect(try draft(try sample()).text.contains("sources") == false)
  }

  @Test("names from outside end no comment")
  func hostileNames() throws {
    let folder = try sample()
    let project = XcodeProjectText(targets: [.init(name: "App", settings: ["SDKROOT": "iphoneos"])])
    try folder.write("Ha\nck.xcodeproj/project.pbxproj", project.text)
    try folder.write("Generated/\"x\".swift", view("C", ""))
    let parsed = JSONParser.parse(Array(try draft(folder).text.utf8))
    #expect(parsed.errors.isEmpty)
    #expect(parsed.value?["platforms"]?["iOS"]?.string == "17.0")
    #expect(parsed.value?["exclude"]?.elements?.map(\.string) == ["**/Generated/**"])
  }

  // MARK: Writing

  @Test("a new file never takes the place of another")
  func newFile() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/.glasslint.json"
    try NewFile.create(path: path, Array("one".utf8))
    #expect(throws: SourceError(path: path, reason: "is there already")) {
      try NewFile.create(path: path, Array("two".utf8))
    }
    let buffer = SourceBuffer()
    try buffer.read(path: path)
    #expect(String(decoding: buffer.bytes, as: UTF8.self) == "one")
    #expect(throws: SourceError.self) { try NewFile.create(path: "\(folder.path)/no/file", []) }
    try folder.link("dangling", to: "nowhere")
    #expect(throws: SourceError.self) { try NewFile.create(path: "\(folder.path)/dangling", []) }
    var reader = DirectoryReader()
    let names = reader.read(Array(folder.path.utf8) + [0]) { _, _ in true }?.map {
      String(decoding: reader.name($0), as: UTF8.self)
    }
    #expect(names.map(Set.init) == [".", "..", ".glasslint.json", "dangling"])
  }
}
