// The tools that lint and fix. They do what the commands of these names do.

extension MCPTool {
  private static let ruleIDs = MCPParameter.Kind.texts

  private static let selection: [MCPParameter] = [
    MCPParameter(
      "rules", ruleIDs,
      "Ids or themes of the only rules to run; also switches on one that no configuration has off."),
    MCPParameter("disable", ruleIDs, "Ids or themes of rules to leave out."),
  ]

  private static let input: [MCPParameter] = [
    MCPParameter(
      "paths", .texts,
      "Swift files or folders, relative to the root or absolute; by default the whole root. Not together with text."
    ),
    MCPParameter(
      "text", .text, "Swift source to look at instead of what lies on disk; nothing is written. Needs file."),
    MCPParameter(
      "file", .text, "The path that text stands for: says which project and configuration are meant."),
  ]

  static let lint = MCPTool(
    name: "lint", title: "Find where code leaves the design system",
    help: """
      Finds where SwiftUI code leaves the project's design system: hard-coded spacing, radii, fonts, colors and shadows, \
      missing accessibility labels, deprecated API. Call it on the files you changed. Each finding says what is wrong \
      and what to write; `[fix]` at its end says that the tool `fix` settles it.
      """,
    parameters: input + selection + [
      MCPParameter(
        "severity", .choice(["info", "warning", "error"]), "Leave out findings below this; info by default."),
      MCPParameter(
        "limit", .count(1...1000),
        "At most so many findings, and lines of text; 50 by default. The rest is counted by rule."),
    ],
    output: .object([
      (
        "findings",
        .list(
          of: .object(
            [
              ("file", .type("string")), ("line", .type("integer")), ("column", .type("integer")),
              ("rule", .type("string")), ("severity", .type("string")), ("message", .type("string")),
              ("fix", .object([("title", .type("string")), ("applicability", .type("string"))])),
              ("notes", .list(of: .type("object"))),
            ], optional: ["fix", "notes"]))
      ),
      ("omitted", .type("integer")), ("summary", .type("object")), ("errors", .list(of: .type("object"))),
    ])
  ) { (arguments, context) throws(MCPFailure) in
    let run = try MCPRun(arguments, context)
    try context.checkCancelled()
    var result = run.linter.lint(run.list.files)
    try context.checkCancelled()
    result = run.filter.apply(to: result, of: run.list.files).result
    if let least = arguments.text("severity").flatMap({ Severity(name: $0) }) {
      result.findings.removeAll { $0.severity < least }
    }
    return run.answer(result, limit: arguments.count("limit", default: AgentReport.standardLimit))
  }

  static let fix = MCPTool(
    name: "fix", title: "Rewrite what can be rewritten",
    help: """
      Rewrites what `lint` finds and can settle, and answers with a unified diff. Nothing is written unless write is \
      true. Only safe fixes are made, which draw the same pixels, unless unsafe is true.
      """,
    parameters: input + selection + [
      MCPParameter("write", .flag, "Write the files; false by default, which only shows the diff."),
      MCPParameter("unsafe", .flag, "Also make fixes that change what is drawn or done; false by default."),
    ],
    output: .object([
      ("written", .type("boolean")), ("fixed", .type("integer")), ("remaining", .type("integer")),
      ("files", .list(of: .object([("file", .type("string")), ("fixed", .type("integer"))]))),
      ("diff", .type("string")), ("omitted", .type("integer")), ("errors", .list(of: .type("object"))),
    ]),
    writes: true
  ) { (arguments, context) throws(MCPFailure) in
    let writes = arguments.flag("write")
    if writes, arguments.text("text") != nil {
      throw .arguments("\"write\" is for files; what becomes of \"text\" is in the diff")
    }
    if !writes { return try fixed(arguments, context) }
    // What was linted has to be what is rewritten.
    return try context.writing.mutex.withLock { (_) throws(MCPFailure) in try fixed(arguments, context) }
  }

  private static func fixed(
    _ arguments: MCPArguments, _ context: MCPContext
  ) throws(MCPFailure) -> MCPAnswer {
    let run = try MCPRun(arguments, context)
    try context.checkCancelled()
    let fixer = Fixer(
      linter: run.linter, filter: run.filter, allowsUnsafe: arguments.flag("unsafe"),
      writes: arguments.flag("write"))
    let result = fixer.fix(run.list.files)
    return run.answer(result, wrote: arguments.flag("write"))
  }
}

/// One call of `lint` or `fix`: which files it is about, and what governs these.
private struct MCPRun {
  let list: FileList
  let linter: Linter
  let filter: FindingFilter
  private let paths: ReportPaths
  private let overlay: SourceOverlay
  /// Mistakes found before anything was linted.
  private let errors: [SourceError]

  init(_ arguments: MCPArguments, _ context: MCPContext) throws(MCPFailure) {
    let store = context.store
    let named: [String]
    (list, overlay, named) = try Self.input(arguments, store, context)
    try context.checkCancelled()
    let selection = RuleSelection(
      only: arguments.texts("rules").map { Set($0) }, disabled: Set(arguments.texts("disable") ?? []))
    if let mistake = selection.mistake(against: store) { throw .arguments(mistake) }
    let configurations = selection.applied(to: store.configurations)
    let loaded = ProjectLoader(store: store, overlay: overlay)
      .load(for: list, configurations: configurations, named: named)
    linter = selection.linter(for: configurations, projects: loaded.projects, jobs: nil, overlay: overlay)
    filter = FindingFilter(baselines: BaselineFinder(store: store).read(for: list.files, named: named))
    paths = ReportPaths(workingDirectory: context.root)
    errors =
      (store.errors + loaded.errors + filter.baselines.errors).map { SourceError($0) } + list.errors
  }

  private static func input(
    _ arguments: MCPArguments, _ store: ConfigurationStore, _ context: MCPContext
  ) throws(MCPFailure) -> (FileList, SourceOverlay, named: [String]) {
    let finder = FileFinder(store: store)
    guard let text = arguments.text("text") else {
      if arguments.text("file") != nil {
        throw .arguments("\"file\" belongs to \"text\"; for files use \"paths\"")
      }
      var paths: [String] = []
      for path in arguments.texts("paths") ?? ["."] { paths.append(try context.path(path)) }
      return (finder.find(paths), .none, paths)
    }
    if arguments.texts("paths") != nil { throw .arguments("\"text\" and \"paths\" do not go together") }
    guard let name = arguments.text("file") else {
      throw .arguments("\"text\" needs \"file\", the path it is for")
    }
    guard let file = finder.file(named: try context.path(name)) else {
      let reason = store.errors.first.map { SourceError($0) }.map { "\($0.path): \($0.reason)" }
      throw .refused(reason ?? "\(TerminalText.visible(name)) is not linted: no Swift file, or excluded")
    }
    return (FileList(files: [file]), SourceOverlay(Array(text.utf8), at: file.absolutePath), [])
  }

  // MARK: Answers

  func answer(_ result: Linter.Result, limit: Int) -> MCPAnswer {
    let report = report(of: result)
    var options = ReportOptions(
      version: GlassLintVersion.current, paths: paths, source: ReportOptions.source(overlay, paths: paths))
    options.lineLimit = limit
    let lines = String(decoding: ReportFormat.agent.render(report, options: options), as: UTF8.self)
    let findings = MCPLimit.fitting(report.findings.prefix(limit).map { $0.brief })
    let summary = report.summary
    return MCPAnswer(
      text: MCPLimit.clipped(errorLines(report) + lines) + summary.text + "\n",
      data: [
        "findings": JSONValue(.array(findings)), "omitted": .count(report.findings.count - findings.count),
        "summary": [
          "files": .count(summary.files), "errors": .count(summary.errors),
          "warnings": .count(summary.warnings),
          "infos": .count(summary.infos), "suppressed": .count(summary.suppressed),
          "baselined": .count(summary.baselined),
        ],
        "errors": errorValues(report),
      ], isError: report.files == 0 && !report.errors.isEmpty)
  }

  func answer(_ result: Fixer.Result, wrote: Bool) -> MCPAnswer {
    let report = report(of: result.lint)
    let diff = result.rewrites.map { rewrite in
      String(
        decoding: UnifiedDiff.render(path: rewrite.file.path, before: rewrite.before, after: rewrite.after),
        as: UTF8.self)
    }.joined()
    let shown = MCPLimit.clipped(diff)
    let files = MCPLimit.fitting(
      result.rewrites.map { ["file": .text($0.file.path), "fixed": .count($0.fixedCount)] }, into: 15_000)
    let counts =
      "\(Summary.count(result.fixedCount, "finding")) in \(Summary.count(result.rewrites.count, "file"))"
    let verb = wrote ? "fixed" : "would fix"
    let hint = !wrote && result.fixedCount > 0 ? "; nothing is written unless write is true" : ""
    return MCPAnswer(
      text: errorLines(report) + shown + "\(verb) \(counts)\(hint)\nremaining: \(report.summary.text)\n",
      data: [
        "written": .flag(wrote), "fixed": .count(result.fixedCount),
        "remaining": .count(report.findings.count), "files": JSONValue(.array(files)), "diff": .text(shown),
        "omitted": .count(result.rewrites.count - files.count), "errors": errorValues(report),
      ], isError: !report.errors.isEmpty && report.files == 0)
  }

  private func report(of result: Linter.Result) -> Report {
    Report(
      findings: result.findings, suppressed: result.suppressed, baselined: result.baselined,
      errors: errors + result.errors, files: result.files)
  }

  private static let shownErrors = 20

  private func errorLines(_ report: Report) -> String {
    let more = report.errors.count - Self.shownErrors
    return report.errors.prefix(Self.shownErrors).map {
      "error: \(TerminalText.visible($0.path)): \(TerminalText.visible($0.reason))\n"
    }.joined() + (more > 0 ? "\(more) more errors\n" : "")
  }

  private func errorValues(_ report: Report) -> JSONValue {
    let values = report.errors.prefix(Self.shownErrors).map { error -> JSONValue in
      ["file": .text(error.path), "message": .text(error.reason)]
    }
    return JSONValue(.array(values))
  }
}

extension Finding {
  /// What there is to act on.
  fileprivate var brief: JSONValue {
    var members: [(String, JSONValue)] = [
      ("file", .text(location.file)), ("line", .count(location.start.line)),
      ("column", .count(location.start.column)), ("rule", .text(rule)), ("severity", .text(severity.name)),
      ("message", .text(message)),
    ]
    if let fix = fix(allowingUnsafe: false) ?? fix(allowingUnsafe: true) {
      members.append(
        ("fix", ["title": .text(fix.title), "applicability": .text(fix.applicability.rawValue)]))
    }
    if !notes.isEmpty {
      let values = notes.map { note -> JSONValue in
        [
          "message": .text(note.message), "file": .text(note.location.file),
          "line": .count(note.location.start.line), "column": .count(note.location.start.column),
        ]
      }
      members.append(("notes", JSONValue(.array(values))))
    }
    return JSONValue(members: members)
  }
}

extension JSONValue {
  /// Schemas of answers.
  static func type(_ name: String) -> JSONValue { ["type": .text(name)] }
  static func list(of items: JSONValue) -> JSONValue { ["type": "array", "items": items] }
  static func object(_ properties: [(String, JSONValue)], optional: Set<String> = []) -> JSONValue {
    [
      "type": "object", "properties": JSONValue(members: properties),
      "required": .texts(properties.map(\.0).filter { !optional.contains($0) }),
    ]
  }
}
