/// `glasslint rules --test`: holds what a team's own rules find in files against what these say is to be found.
public enum CustomRuleTest {
  public struct Result: Sendable {
    /// `file:line: …` for each finding that is missing or not expected.
    public internal(set) var mistakes: [String] = []
    /// What could not be read.
    public internal(set) var errors: [SourceError] = []
    /// What it came to, in a line.
    public internal(set) var summary = ""
  }

  /// A rule on a line.
  private struct Place: Hashable {
    var line: Int
    var rule: String
  }

  /// What is not as a file says.
  private struct Difference {
    var line: Int
    var text: String
  }

  /// - Parameter store: finds the configuration of each file; mistakes in it are told by `store.errors`.
  public static func run(_ files: [String], store: ConfigurationStore) -> Result {
    var result = Result()
    var expected = 0
    var tested: Set<String> = []
    var rules: [String] = []
    for file in files {
      let path = FilePath.absolute(file, from: store.workingDirectory)
      guard let bytes = read(path, as: file, &result) else { continue }
      guard let index = store.configuration(governing: FilePath.directory(of: path)) else { continue }
      let configuration = store.configurations[index]
      let custom = configuration.customRules.map(\.value.id)
      rules += custom.filter { !rules.contains($0) }
      let found = places(in: bytes, path, index, configuration, store, &result)
      var differences: [Difference] = []
      let wanted = expectations(in: bytes, custom, store.rules.map(\.id), &differences)
      expected += wanted.reduce(0) { $0 + $1.value }
      tested.formUnion(wanted.keys.map(\.rule))
      compare(found, wanted, &differences)
      differences.sort { ($0.line, $0.text) < ($1.line, $1.text) }
      result.mistakes += differences.map { "\(file):\($0.line): \($0.text)" }
    }
    let untested = rules.filter { !tested.contains($0) }
    result.summary = summary(of: result, files.count, rules.count, expected, untested)
    return result
  }

  private static func read(_ path: String, as file: String, _ result: inout Result) -> [UInt8]? {
    let buffer = SourceBuffer()
    do throws(SourceError) {
      try buffer.read(path: path)
    } catch {
      result.errors.append(SourceError(path: file, reason: error.reason))
      return nil
    }
    return Array(buffer.bytes)
  }

  /// What the custom rules find that are on for the file.
  private static func places(
    in bytes: [UInt8], _ path: String, _ index: Int, _ configuration: Configuration,
    _ store: ConfigurationStore,
    _ result: inout Result
  ) -> [Place: Int] {
    let table = configuration.settings(forFile: path)
    let custom = Set(configuration.rules.indices.filter { configuration.rules[$0].theme == .custom })
    let selected = configuration.selecting(only: custom.filter { table[$0].severity != nil }, disabled: [])
    let linter = Linter(
      configurations: store.configurations.indices.map { $0 == index ? selected : store.configurations[$0] },
      rules: store.rules, jobs: 1, judgesSuppressions: false)
    let shown = FilePath.display(path, from: store.workingDirectory)
    let outcome = linter.lint(bytes, as: LintFile(path: shown, absolutePath: path, configuration: index))
    result.errors += outcome.errors
    var places: [Place: Int] = [:]
    for finding in outcome.findings {
      places[Place(line: finding.location.start.line, rule: finding.rule), default: 0] += 1
    }
    return places
  }

  // MARK: Expectations

  private static let marker = Array("// expect:".utf8)

  /// What comments say is to be found; those of built-in rules are none of this test's business.
  private static func expectations(
    in bytes: [UInt8], _ custom: [String], _ builtIn: [String], _ differences: inout [Difference]
  ) -> [Place: Int] {
    var places: [Place: Int] = [:]
    var line = 1
    for text in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      defer { line += 1 }
      guard let start = firstIndex(of: marker, in: text) else { continue }
      let list = String(decoding: text[(start + marker.count)...], as: UTF8.self)
      for part in list.split(whereSeparator: { ", \t\r".contains($0) }) {
        let id = String(part)
        // Behind the ids may stand a remark.
        if id.hasPrefix("-") || id.hasPrefix("/") { break }
        if custom.contains(id) {
          places[Place(line: line, rule: id), default: 0] += 1
        } else if !builtIn.contains(id) {
          differences.append(Difference(line: line, text: unknownMessage("custom rule", id, valid: custom)))
        }
      }
    }
    return places
  }

  private static func firstIndex(of marker: [UInt8], in text: ArraySlice<UInt8>) -> Int? {
    guard text.count >= marker.count else { return nil }
    return (text.startIndex...(text.endIndex - marker.count)).first { text[$0...].starts(with: marker) }
  }

  private static func compare(
    _ found: [Place: Int], _ wanted: [Place: Int], _ differences: inout [Difference]
  ) {
    for place in Set(found.keys).union(wanted.keys) {
      let (count, shouldBe) = (found[place] ?? 0, wanted[place] ?? 0)
      guard count != shouldBe else { continue }
      let text =
        if count == 0 {
          "expected `\(place.rule)`, which finds nothing here"
        } else if shouldBe == 0 {
          "`\(place.rule)` finds something that is not expected"
        } else {
          "`\(place.rule)` is expected \(times(shouldBe)) and found \(times(count))"
        }
      differences.append(Difference(line: place.line, text: text))
    }
  }

  private static func times(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }

  private static func summary(
    of result: Result, _ files: Int, _ rules: Int, _ expected: Int, _ untested: [String]
  ) -> String {
    let scope = "\(Summary.count(rules, "custom rule")) in \(Summary.count(files, "file"))"
    let outcome =
      result.mistakes.isEmpty
      ? "\(Summary.count(expected, "finding")) as expected"
      : "\(Summary.count(result.mistakes.count, "difference")) from what is expected"
    let gaps = untested.isEmpty ? "" : "; no finding is expected of \(untested.joined(separator: ", "))"
    return "\(scope): \(outcome)\(gaps)"
  }
}
