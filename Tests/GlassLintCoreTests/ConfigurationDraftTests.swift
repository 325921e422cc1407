import Testing

@testable import GlassLintCore

@Suite("Configuration from what a project does")
struct ConfigurationDraftTests {
  private func proposal(
    _ role: Role, _ counts: [Double: Int], scale: Scale? = nil, tokens: [String] = []
  ) -> ScaleProposal {
    ScaleProposal(
      role, scale ?? Scale(learnedFrom: ValueCounts(counts), unit: role.unit),
      counts.mapValues { ProjectSurvey.Tally(count: $0, files: 1) }, tokens: tokens)
  }

  // MARK: Scales

  @Test("what a project does is written down, rare large steps too, and strays are not")
  func habits() {
    let proposal = proposal(.spacing, [8: 300, 16: 365, 40: 29, 48: 18, 110: 1, 17: 1])
    #expect(proposal.outcome == .values([8, 16, 40, 48, 110]))
    #expect(proposal.uses.filter { !$0.isStep }.map(\.value) == [17])
    #expect(proposal.verdict == "learned from 714 uses, all but 17 (1×); spacing-scale reports none")
  }

  @Test("all round ends are the capsule's step")
  func capsule() {
    #expect(proposal(.radius, [8: 30, 12: 20, 9999: 2]).outcome == .values([8, 12, 999]))
  }

  @Test("little use makes no scale, and nothing takes the place of tokens")
  func noScale() {
    #expect(proposal(.radius, [8: 10, 12: 9]).outcome == .tooFew)
    #expect(
      proposal(.radius, [8: 100, 12: 90], scale: Scale([8, 12, 16], basis: .tokens)).outcome == .tokens)
    #expect(proposal(.radius, [8: 100, 12: 90], tokens: ["R.a"]).outcome == .tokensAndHabits)
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
    let many = String(repeating: ".padding(8).padding(16)", count: 60)
    try folder.write("A.swift", view("A", many + ".padding(15).padding(40).padding(48)"))
    try folder.write("B.swift", view("B", many + ".padding(9).clipShape(.rect(cornerRadius: 10))"))
    try folder.write(
      "Spacing.swift",
      "import SwiftUI\nenum Duration { static let a = 0.1; static let b = 0.2; static let c = 0.3 }\n")
    return folder
  }

  @Test("what is written loads, and its comments count what is then reported")
  func roundTrip() throws {
    let folder = try sample()
    let draft = try draft(folder)
    #expect(draft.text.contains("  \"spacing\": [8, 16, 40, 48],\n"), "\(draft.text)")
    #expect(
      draft.text.contains(
        "// spacing: learned from 244 uses, all but 9 (1×), 15 (1×); spacing-scale reports 2\n"),
      "\(draft.text)")
    #expect(
      draft.text.contains("// radius: 1 use, too few to learn from; radius-scale reports none\n"),
      "\(draft.text)")
    #expect(draft.text.contains("  \"$schema\": \"https://"), "\(draft.text)")
    try folder.write(".glasslint.json", draft.text)
    let store = ConfigurationStore(workingDirectory: folder.path)
    var list = FileFinder(store: store).find(["."])
    for index in list.files.indices { list.files[index].path = list.files[index].absolutePath }
    #expect(store.errors.isEmpty)
    let projects = ProjectLoader(store: store, usesCache: false)
      .load(for: list, configurations: store.configurations, named: ["."]).projects
    let result = Linter(configurations: store.configurations, projects: projects).lint(list.files)
    let found = result.findings.filter { $0.rule == "spacing-scale" }.map(\.message)
    #expect(
      found == [
        "padding 15 is off the spacing scale; the nearest steps are 8 and 16",
        "padding 9 is off the spacing scale; the nearest steps are 8 and 16",
      ])
  }

  @Test("an override is proposed for the folders of tests, with what is found there")
  func tests() throws {
    let folder = try sample()
    try folder.write(
      "AppTests/C.swift",
      view("C", ".background(Color(red: 0.1, green: 0.2, blue: 0.3)).padding(9).padding(9)"))
    let text = try draft(folder).text
    #expect(
      text.contains(
        "  // \"overrides\": [{\"files\": [\"AppTests/**\"], \"rules\": {\"hardcoded-color\": \"off\"}}],\n"),
      "\(text)")
    #expect(text.contains("learned from 244 uses"))
    #expect(JSONParser.parse(Array(text.utf8)).errors.isEmpty)
    #expect(try draft(sample()).text.contains("overrides") == false)
  }

  @Test("the histogram shows steps and strays apart")
  func histogram() throws {
    let text = String(decoding: try draft(sample()).histogram(color: false), as: UTF8.self)
    let bar = String(repeating: "█", count: 40)
    #expect(
      text.hasPrefix(
        """
        spacing: 244 uses, 6 values
           8  120  \(bar)
           9    1  ░
          15    1  ░
          16  120  \(bar)
          40    1  █
          48    1  █
          → learned from 244 uses, all but 9 (1×), 15 (1×); spacing-scale reports 2

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
