/// The formats a report can be written in.
public enum ReportFormat: String, Sendable, CaseIterable {
  /// For people at a terminal: each finding with its code, its notes and what its fix would write.
  case text
  /// One line a finding, as Xcode and most editors read it.
  case compact
  case json
  case sarif
  /// SARIF for GitHub code scanning alone, which shows all that it is given.
  case codeScanning = "code-scanning"
  /// Workflow commands that GitHub Actions turns into annotations.
  case github
  /// GitLab's Code Quality JSON.
  case gitlab
  /// Checkstyle's XML.
  case checkstyle
  /// JUnit's XML.
  case junit
  /// For a comment on a pull request, and for `$GITHUB_STEP_SUMMARY`.
  case markdown
  /// For coding agents: as few words as do.
  case agent

  /// What the ending of a file's name asks for; `nil` where it asks for nothing.
  public init?(fileName: String) {
    guard let dot = fileName.lastIndex(of: "."), !fileName[dot...].contains("/") else { return nil }
    switch fileName[dot...].lowercased() {
    case ".sarif": self = .sarif
    case ".json": self = .json
    case ".md": self = .markdown
    case ".xml": self = .checkstyle
    default: return nil
    }
  }

  /// The whole report in UTF-8, ending with a line end where it is not empty.
  public func render(_ report: Report, options: ReportOptions) -> [UInt8] {
    switch self {
    case .text: TextReport.render(report, options: options)
    case .compact: CompactReport.render(report)
    case .json: JSONReport.render(report, options: options)
    case .sarif: SARIFReport.render(report, options: options)
    case .codeScanning: CodeScanningReport.render(report, options: options)
    case .github: GitHubReport.render(report, options: options)
    case .gitlab: GitLabReport.render(report, options: options)
    case .checkstyle: CheckstyleReport.render(report)
    case .junit: JUnitReport.render(report, options: options)
    case .markdown: MarkdownReport.render(report, options: options)
    case .agent: AgentReport.render(report, options: options)
    }
  }
}

public struct ReportOptions: Sendable {
  /// GlassLint's own version.
  public var version: String
  public var paths: ReportPaths
  /// Whether `text` uses ANSI colors.
  public var color: Bool
  /// Terminal columns that `text` fits source lines into.
  public var width: Int
  /// How many lines `agent` has at most, but for the one that counts what is left out.
  public var lineLimit = AgentReport.standardLimit
  /// Whether `text` ends with a line of counts.
  public var showsSummary: Bool
  /// What SARIF lists as the tool's rules.
  public var rules: [Rule]
  /// The severity from which a finding is a failure in `junit`; `nil`: none is.
  public var failLevel: Severity?
  /// Whether SARIF says what `glasslint merge` has to know, which is of use only where it holds all there is.
  public var isMergeable = true
  /// Which part of the files the run was about, for SARIF to say.
  public var shard: Shard?
  /// What SARIF is to take over from the reports that were merged, instead of asking `rules` and `source`.
  public var mergedDetails: MergedReport.Details?
  /// The bytes of a file that findings name, for excerpts and for the columns of edits; `nil` where they cannot be had.
  public var source: @Sendable (_ file: String) -> [UInt8]?

  /// - Parameter source: by default, what is on disk.
  public init(
    version: String, paths: ReportPaths, color: Bool = false, width: Int = 120, showsSummary: Bool = true,
    rules: [Rule] = RuleRegistry.all, failLevel: Severity? = .warning, shard: Shard? = nil,
    source: (@Sendable (_ file: String) -> [UInt8]?)? = nil
  ) {
    self.version = version
    self.paths = paths
    self.color = color
    self.width = width
    self.showsSummary = showsSummary
    self.rules = rules
    self.failLevel = failLevel
    self.shard = shard
    self.source = source ?? { Self.read(paths.absolute($0)) }
  }

  /// What stands for files, and what is on disk of the others.
  public static func source(
    _ overlay: SourceOverlay, paths: ReportPaths
  ) -> @Sendable (_ file: String) -> [UInt8]? {
    { file in
      let path = paths.absolute(file)
      return overlay.text(at: path) ?? read(path)
    }
  }

  private static func read(_ path: String) -> [UInt8]? {
    let buffer = SourceBuffer()
    do {
      try buffer.read(path: path)
    } catch {
      // The finding is told without its code; that the file is gone is told by whoever looks for it next.
      return nil
    }
    return Array(buffer.bytes)
  }
}
