import Foundation

@testable import GlassLintCore

/// Lints several files as one project, in a folder of their own.
///
/// A file that imports nothing is taken for SwiftUI code. `↓` in a file stands before each literal that is to be
/// reported; the linter does not get to see it.
final class ProjectTrial {
  private let folder: TemporaryFolder
  let files: [String: String]
  let project: Project
  /// Code without the marks, the files' names sorted.
  private let sources: [(name: String, code: String)]

  init(_ files: [String: String]) throws {
    folder = try TemporaryFolder()
    self.files = files
    sources = files.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map { name, code in
      let plain = code.replacingOccurrences(of: "↓", with: "")
      return (name, plain.contains("import ") ? plain : plain + Self.importLine)
    }
    for (name, code) in sources { try folder.write(name, code) }
    let path = folder.path
    project = Project(index: IndexBuilder(jobs: 1).build(sources.map { "\(path)/\($0.name)" }).index)
  }

  private static let importLine = "\nimport SwiftUI\n"

  // MARK: Linting

  /// - Parameters:
  ///   - isSet: a configuration has set the rule, which then asks for less to speak for a finding.
  ///   - change: what a configuration says of the design system besides.
  func findings(
    _ rule: Rule, isSet: Bool = false, options: [String: OptionValue] = [:],
    platforms: [String: String] = [:], changing change: (inout DesignScales) -> Void = { _ in }
  ) -> [Finding] {
    sources.flatMap {
      lint(
        Array($0.code.utf8), as: $0.name, rule, isSet: isSet, options, Platforms(names: platforms),
        changing: change)
    }
  }

  private func lint(
    _ bytes: [UInt8], as name: String, _ rule: Rule, isSet: Bool = false, _ options: [String: OptionValue],
    _ platforms: Platforms = Platforms(), changing change: (inout DesignScales) -> Void = { _ in }
  ) -> [Finding] {
    var linter = FileLinter(rules: [rule])
    var base = Configuration.standard(rules: [rule]).scales
    change(&base)
    var rules = RuleTable(settings: [RuleSettings(enabling: rule, options: options)])
    if isSet { rules.decided = [0] }
    let settings = FileSettings(
      rules: rules, platforms: platforms,
      scales: project.scales(over: base, isConfigured: { _ in false }, discovers: true), project: project)
    return linter.lint(
      SourceBuffer(bytes: bytes), file: name, absolutePath: "\(folder.path)/\(name)", settings: settings
    ).findings
  }

  /// The files with `↓` before each finding, to be compared with those the trial was made of.
  func marked(_ rule: Rule, isSet: Bool = false) -> [String: String] {
    let findings = findings(rule, isSet: isSet)
    var result: [String: String] = [:]
    for (name, code) in sources {
      var bytes = Array(code.utf8)
      let starts = Set(findings.filter { $0.location.file == name }.map(\.location.start.offset))
      for start in starts.sorted(by: >) { bytes.insert(contentsOf: "↓".utf8, at: start) }
      let text = String(decoding: bytes, as: UTF8.self)
      let addsImport = !(files[name] ?? "").contains("import ")
      result[name] = addsImport ? String(text.dropLast(Self.importLine.count)) : text
    }
    return result
  }

  /// The notes of all findings, each as `File.swift:LINE: message`.
  func notes(_ rule: Rule) -> [String] {
    findings(rule).flatMap(\.notes).map { note in
      let file = note.location.file.replacingOccurrences(of: "\(folder.path)/", with: "")
      return "\(file):\(note.location.start.line): \(note.message)"
    }
  }

  /// A file after all fixes of one pass.
  func fixed(_ name: String, _ rule: Rule) -> String {
    let code = sources.first { $0.name == name }?.code ?? ""
    let result = FixLoop(allowsUnsafe: true).run(
      Array(code.utf8), lint: { [self] in lint($0, as: name, rule, [:]) },
      verify: { before, after, edits in
        var linter = FileLinter(rules: [rule])
        return linter.verify(before: before, after: after, edits: edits)
      })
    let text = String(decoding: result.bytes, as: UTF8.self)
    return text.hasSuffix(Self.importLine) ? String(text.dropLast(Self.importLine.count)) : text
  }

  /// The tokens as `glasslint tokens` would list them: `Spacing.xl = 20`.
  var tokens: [String] {
    project.discovery.tokens.map { "\($0.path.joined(separator: ".")) = \(Scale.text($0.value))" }.sorted()
  }
}
