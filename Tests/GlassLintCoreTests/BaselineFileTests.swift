import Foundation
import Testing

@testable import GlassLintCore

@Suite struct BaselineFileTests {
  private static let entries = [
    Baseline.Entry(file: "Sources/A.swift", rule: "heavy-shadow", fingerprint: 0x93AB_12CD_34EF_5678),
    Baseline.Entry(file: "Sources/A.swift", rule: "heavy-shadow", fingerprint: 0x93AB_12CD_34EF_5678),
    Baseline.Entry(file: "Sources/B \"ü\"\\.swift", rule: "radius-scale", fingerprint: 7),
  ]
  private static let text = #"""
    {"version": 1, "findings": [
    {"file": "Sources/A.swift", "rule": "heavy-shadow", "fingerprint": "93ab12cd34ef5678"},
    {"file": "Sources/A.swift", "rule": "heavy-shadow", "fingerprint": "93ab12cd34ef5678"},
    {"file": "Sources/B \"ü\"\\.swift", "rule": "radius-scale", "fingerprint": "0000000000000007"},
    {}
    ]}

    """#

  private func read(_ text: String) throws(ConfigurationErrors) -> Baseline {
    try BaselineReader.read(Array(text.utf8), name: "b.json")
  }

  /// `line:column: message` of each mistake.
  private func mistakes(in text: String) -> [String] {
    do throws(ConfigurationErrors) {
      _ = try read(text)
      return []
    } catch {
      return error.errors.map { "\($0.line):\($0.column): \($0.message)" }
    }
  }

  // MARK: Text

  @Test func oneEntryALine() {
    let text = BaselineWriter.text(of: Baseline(Self.entries))
    #expect(String(decoding: text, as: UTF8.self) == Self.text)
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(text)) }
    #expect(String(decoding: BaselineWriter.text(of: Baseline()), as: UTF8.self) == Self.empty)
  }

  @Test func whatIsWrittenIsRead() throws {
    #expect(try read(Self.text).entries == Self.entries)
    #expect(try read(String(decoding: BaselineWriter.text(of: Baseline()), as: UTF8.self)).entries.isEmpty)
  }

  /// However the file was merged, ended its lines or was written by another program.
  @Test(
    arguments: [
      { $0.replacingOccurrences(of: "\n", with: "\r\n") },
      { $0.replacingOccurrences(of: "\n", with: "") },
      { $0.replacingOccurrences(of: ": ", with: ":\t") },
      { $0.replacingOccurrences(of: ",\n{}", with: "") },
      { $0.replacingOccurrences(of: "[\n", with: "[\n{},\n") },
      { "\u{FEFF}" + $0 },
      { text in
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return (lines[0...0] + lines[1...3].reversed() + lines[4...]).joined(separator: "\n")
      },
    ] as [@Sendable (String) -> String])
  func layoutDoesNotCount(change: @Sendable (String) -> String) throws {
    #expect(change(Self.text) != Self.text)
    #expect(try read(change(Self.text)).entries == Self.entries)
  }

  @Test(arguments: [
    ("", "1:1: the file is empty; remove it and run `glasslint baseline`"),
    (" \n", "1:1: the file is empty; remove it"),
    (
      "[]",
      #"1:1: this is no baseline, which is an object with "version" and "findings"; name another file, or remove"#
    ),
    ("{}", "1:1: this is no baseline"),
    (#"{"version": 1}"#, "1:1: this is no baseline"),
    (#"{"name": "x", "version": "1.0.0", "dependencies": {}}"#, "1:1: this is no baseline"),
    (#"{"version": 2, "findings": []}"#, "1:13: 2 is no version of a baseline that this glasslint knows"),
    (#"{"version": "1", "findings": []}"#, #"1:13: "1" is no version"#),
    (#"{"version": 1, "findings": {}}"#, #"1:28: "findings" takes a list, not an object"#),
    (#"{"version": 1, "findings": [], "x": 1}"#, #"1:32: unknown key "x""#),
    ("{\"version\": 1, \"findings\": [\n  7\n]}", "2:3: a finding is an object"),
    ("{\"version\": 1, \"findings\": [\n{\"file\": \"a\"}\n]}", "2:1: this finding has no \"rule\""),
    (
      #"{"version": 1, "findings": [{"file": 1}]}"#,
      #"1:38: "file" takes text that is not empty, not a number"#
    ),
    (#"{"version": 1, "findings": [{"file": ""}]}"#, #"1:38: "file" takes text that is not empty"#),
    (#"{"version": 1, "findings": [{"file": "a", "rule": "b", "line": 3}]}"#, #"1:56: unknown key "line""#),
    (
      #"{"version": 1, "findings": [{"file": "a", "rule": "b", "fingerprint": "12"}]}"#,
      "1:71: a fingerprint is 16 hexadecimal digits"
    ),
    ("{\"version\": 1, \"findings\": [\n{},\n]}", "2:3: a comma before ] is not allowed here"),
    ("{\"version\": 1, \"findings\": [\n", "1:28: this list never ends"),
  ])
  func mistakesHaveAPlace(text: String, expected: String) throws {
    let found = mistakes(in: text)
    #expect(found.count == 1 && found[0].hasPrefix(expected), "\(found)")
  }

  @Test func manyMistakesAreToldInPart() {
    let lines = String(repeating: "{\"file\": 1},\n", count: 5_000)
    #expect(mistakes(in: "{\"version\": 1, \"findings\": [\n\(lines){}]}").count == 10)
  }

  @Test(arguments: ["<<<<<<< HEAD", "||||||| base", "=======", ">>>>>>> branch", "=======\r"])
  func aMergeConflictIsOneMistake(marker: String) {
    let lines = Self.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let text = (lines[0...1] + [marker] + lines[2...2] + [marker] + lines[3...]).joined(separator: "\n")
    let found = mistakes(in: text)
    #expect(found.count == 1 && found[0].hasPrefix("3:1: this is a merge conflict; "), "\(found)")
    #expect(found[0].contains("`glasslint baseline`"))
  }

  @Test func anyCutIsAMistakeAndNoCrash() {
    let bytes = Array(Self.text.utf8)
    for count in 0..<bytes.count - 1 {
      #expect(throws: ConfigurationErrors.self) {
        try BaselineReader.read(Array(bytes[..<count]), name: "b.json")
      }
    }
  }

  // MARK: Paths

  @Test func entriesNameFilesFromTheBaselinesFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write("ci/x")
    try folder.write("Sources/A.swift")
    try folder.link("Alias", to: "\(folder.path)/Sources")
    func file(_ name: String) -> BaselineFile {
      BaselineFile(newAt: "\(folder.path)/\(name)", workingDirectory: folder.path)
    }
    #expect(file("b.json").entryName(of: "\(folder.path)/Sources/A.swift") == "Sources/A.swift")
    #expect(file("ci/b.json").entryName(of: "\(folder.path)/Sources/A.swift") == "../Sources/A.swift")
    #expect(file("ci/b.json").entryName(of: "\(folder.path)/Alias/A.swift") == "../Sources/A.swift")
    #expect(file("ci/b.json").absolutePath(of: "../Sources/A.swift") == "\(folder.path)/Sources/A.swift")
    #expect(file("b.json").absolutePath(of: "Sources/A.swift") == "\(folder.path)/Sources/A.swift")
  }

  // MARK: Finding it

  private func set(
    _ folder: TemporaryFolder, choice: BaselineFinder.Choice = .nearest, isForWriting: Bool = false
  )
    -> BaselineSet
  {
    let store = ConfigurationStore(workingDirectory: folder.path)
    let files = FileFinder(store: store).find(["."]).files
    return BaselineFinder(store: store, choice: choice).read(
      for: files, named: ["."], isForWriting: isForWriting)
  }

  private static let empty = "{\"version\": 1, \"findings\": [\n{}\n]}\n"

  @Test func theNearestIsReadUpToTheRepository() throws {
    let folder = try TemporaryFolder()
    try folder.write(".glasslint-baseline.json", Self.empty)
    try folder.write("App/.git/x")
    try folder.write("App/.glasslint.json", "{}")
    try folder.write("App/A.swift")
    try folder.write("App/Kit/.glasslint.json", "{}")
    try folder.write("App/Kit/B.swift")
    #expect(set(folder).files.isEmpty)
    let new = set(folder, isForWriting: true)
    #expect(
      new.files.map(\.name) == ["App/.glasslint-baseline.json", "App/Kit/.glasslint-baseline.json"])
    try folder.write("App/.glasslint-baseline.json", Self.empty)
    let found = set(folder)
    #expect(found.files.map(\.name) == ["App/.glasslint-baseline.json"])
    #expect(found.positions.compactMap { $0 } == [0, 0] && found.errors.isEmpty)
    #expect(set(folder, choice: .none).files.isEmpty)
  }

  /// Whichever of the files comes first.
  @Test func aSubmoduleDoesNotHideTheBaselineAroundIt() throws {
    let folder = try TemporaryFolder()
    try folder.write(".git/x")
    try folder.write("Core/.git")
    try folder.write("Core/A.swift")
    try folder.write("Sources/B.swift")
    #expect(set(folder).files.isEmpty)
    #expect(set(folder, isForWriting: true).files.map(\.name) == [".glasslint-baseline.json"])
    try folder.write(".glasslint-baseline.json", Self.empty)
    let found = set(folder)
    #expect(found.files.map(\.name) == [".glasslint-baseline.json"])
    #expect(found.positions.compactMap { $0 } == [0])
  }

  @Test func repositoriesHaveBaselinesOfTheirOwn() throws {
    let folder = try TemporaryFolder()
    for name in ["X", "Y", "Z"] {
      try folder.write("\(name)/.git/x")
      try folder.write("\(name)/Sources/A.swift")
    }
    let names = ["X/.glasslint-baseline.json", "Y/.glasslint-baseline.json"]
    for name in names { try folder.write(name, Self.empty) }
    let found = set(folder)
    #expect(found.files.map(\.name) == names)
    // Each is a project, with a configuration of its own.
    let store = ConfigurationStore(workingDirectory: folder.path)
    let files = ["X", "Y", "Z"].compactMap { FileFinder(store: store).file(named: "\($0)/Sources/A.swift") }
    #expect(files.map { found.position(of: $0) } == [0, 1, nil])
    let new = set(folder, isForWriting: true)
    #expect(new.files.map(\.name) == names + ["Z/.glasslint-baseline.json"])
  }

  @Test func whatTheConfigurationNamesHasToBeThere() throws {
    let folder = try TemporaryFolder()
    try folder.write(".glasslint.json", "{\n  \"baseline\": \"ci/b.json\"\n}")
    try folder.write("A.swift")
    let missing = set(folder)
    #expect(
      missing.errors.map(\.description) == [
        ".glasslint.json:2:1: the baseline ci/b.json does not exist; `glasslint baseline` writes it"
      ])
    #expect(missing.broken == [0] && missing.files.isEmpty)
    #expect(set(folder, isForWriting: true).files.map(\.name) == ["ci/b.json"])
    try folder.write("ci/b.json", Self.empty)
    #expect(set(folder).files.map(\.name) == ["ci/b.json"])
  }

  @Test func whatTheCommandLineNamesHasToBeThere() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift")
    try folder.write("ci/x")
    #expect(
      set(folder, choice: .file("b.json")).errors.map(\.description) == [
        "b.json: does not exist; `glasslint baseline --baseline b.json` writes it"
      ])
    #expect(
      set(folder, choice: .file("ci"), isForWriting: true).errors.map(\.description) == [
        "ci: is a folder; name a file, such as ci/.glasslint-baseline.json"
      ])
  }

  // MARK: Writing

  @Test func writingReplacesOnlyWhatWasRead() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/b.json"
    let new = BaselineFile(newAt: path, workingDirectory: folder.path)
    try new.write(Baseline(Self.entries))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == Self.text)
    // Somebody was faster.
    #expect(throws: SourceError.self) { try new.write(Baseline()) }
    let known = try BaselineFile(path: path, workingDirectory: folder.path)
    #expect(known.holds(Baseline(Self.entries)) && !known.holds(Baseline()))
    try folder.write("b.json", Self.empty)
    #expect(throws: SourceError.self) { try known.write(Baseline()) }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == Self.empty)
  }
}
