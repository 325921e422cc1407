/// Says which findings of a run are reported: those that are on changed lines and in no baseline.
///
/// An entry of a baseline serves a finding of the same rule and fingerprint in the same file, once. Findings that are
/// left over may use entries of files that are gone, since a file that was renamed or split is gone by its old name; an
/// entry of a file that is there never serves in another. Findings on unchanged lines come first, so that of an old
/// finding and its new copy the copy is reported.
public struct FindingFilter: Sendable {
  public var baselines: BaselineSet
  /// `nil`: all lines count.
  public var changes: ChangedLines?
  /// Whether a file is still there, by absolute path; by default, also where a sparse checkout leaves it out.
  public var fileExists: @Sendable (String) -> Bool
  let sparseCheckouts = SparseCheckouts()

  /// By default all findings are reported.
  public init(baselines: BaselineSet = BaselineSet(), changes: ChangedLines? = nil) {
    fileExists = { [sparseCheckouts] in !FilePath.isGone($0) || sparseCheckouts.leavesOut($0) }
    self.baselines = baselines
    self.changes = changes
  }

  /// What a filter made of the findings of a run.
  public struct Outcome: Sendable {
    /// What is reported, and what a baseline holds of it.
    public var result: Linter.Result
    /// By baseline, the entries that served no finding, of files that were linted or are gone; empty unless asked for.
    public var unused: [[Baseline.Entry]] = []
    /// By absolute path, the entries of gone files that served findings of a file.
    var inherited: [String: [Finding.Code]] = [:]
  }

  /// Whether it lets everything through.
  var reportsAll: Bool { baselines.files.isEmpty && baselines.broken.isEmpty && changes == nil }

  /// - Parameters:
  ///   - result: of linting `files`.
  ///   - tellsUnused: whether `Outcome.unused` is wanted.
  public func apply(to result: Linter.Result, of files: [LintFile], tellsUnused: Bool = false) -> Outcome {
    if reportsAll { return Outcome(result: result) }
    var pass = FilterPass(filter: self, findings: result.findings, files: files)
    pass.useOwnEntries()
    pass.useInheritedEntries()
    var outcome = pass.outcome(result, of: files)
    if tellsUnused { outcome.unused = pass.unused(linted: files, errors: result.errors) }
    return outcome
  }

  /// The filter for one file while fixes rewrite it; `nil` where all is reported.
  func fileFilter(for file: LintFile, _ outcome: Outcome) -> FileFilter? {
    if reportsAll { return nil }
    var filter = FileFilter(
      isMuted: baselines.broken.contains(file.configuration), changes: changes?[file.absolutePath])
    if let position = baselines.position(of: file) {
      let baseline = baselines.files[position]
      let entries = baseline.baseline.entries(of: baseline.entryName(of: file.absolutePath))
      for entry in baseline.baseline.entries[entries] { filter.allowance[entry.code, default: 0] += 1 }
    }
    for code in outcome.inherited[file.absolutePath] ?? [] { filter.allowance[code, default: 0] += 1 }
    return filter
  }
}

/// Filters the findings of one file, version after version.
struct FileFilter: Sendable {
  /// Whether nothing is reported.
  var isMuted = false
  /// How many findings the baseline allows.
  var allowance: [Finding.Code: Int] = [:]
  /// The changed lines of the first version; `nil` where all lines count.
  var changes: [Range<Int>]?

  /// - Parameter rewrite: the version that `changes` are about, and the one that was linted, where they differ.
  func apply(to result: Linter.Result, rewrite: (before: [UInt8], after: [UInt8])? = nil) -> Linter.Result {
    var filtered = result
    (filtered.findings, filtered.suppressed) = ([], [])
    if isMuted { return filtered }
    let changes = changes.map { changes in
      rewrite.map { ChangedLines.carried(changes, from: $0.before, to: $0.after) } ?? changes
    }
    func isChanged(_ finding: Finding) -> Bool {
      changes.map { ChangedLines.touches($0, finding.lines) } ?? true
    }
    var left = allowance
    func use(_ finding: Finding) -> Bool {
      let code = finding.code
      guard let count = left[code], count > 0 else { return false }
      left[code] = count - 1
      return true
    }
    for finding in result.findings where !isChanged(finding) { _ = use(finding) }
    for finding in result.findings where isChanged(finding) {
      if use(finding) { filtered.baselined.append(finding) } else { filtered.findings.append(finding) }
    }
    filtered.suppressed = result.suppressed.filter(isChanged)
    return filtered
  }
}

/// One run of findings through a filter.
private struct FilterPass {
  /// A file with findings.
  private struct Site {
    var file: LintFile
    /// The positions of its findings.
    var findings: Range<Int>
    var baseline: Int?
    /// Its entries in the baseline.
    var entries = 0..<0
  }

  private let filter: FindingFilter
  private let findings: [Finding]
  private var sites: [Site] = []
  private var matchings: [BaselineMatching]
  private var isBaselined: [Bool]
  private let isChanged: [Bool]
  private var inherited: [String: [Finding.Code]] = [:]
  private var inheritedEntries = InheritedEntriesList()

  init(filter: FindingFilter, findings: [Finding], files: [LintFile]) {
    self.filter = filter
    self.findings = findings
    matchings = filter.baselines.files.map { BaselineMatching($0.baseline) }
    isBaselined = Array(repeating: false, count: findings.count)
    sites = Self.sites(of: findings, in: files, filter.baselines)
    var isChanged = Array(repeating: true, count: findings.count)
    if let changes = filter.changes {
      for site in sites {
        for index in site.findings {
          isChanged[index] = changes.contains(site.file.absolutePath, findings[index].lines)
        }
      }
    }
    self.isChanged = isChanged
  }

  private static func sites(of findings: [Finding], in files: [LintFile], _ baselines: BaselineSet) -> [Site]
  {
    var positions: [String: Int] = [:]
    positions.reserveCapacity(files.count)
    for (index, file) in files.enumerated() { positions[file.path] = index }
    var sites: [Site] = []
    var start = 0
    while start < findings.count {
      let name = findings[start].location.file
      var end = start + 1
      while end < findings.count, findings[end].location.file == name { end += 1 }
      if let position = positions[name] {
        let file = files[position]
        var site = Site(
          file: file, findings: start..<end, baseline: baselines.position(of: file))
        if let baseline = site.baseline {
          let known = baselines.files[baseline]
          site.entries = known.baseline.entries(of: known.entryName(of: file.absolutePath))
        }
        sites.append(site)
      }
      start = end
    }
    return sites
  }

  mutating func useOwnEntries() {
    for takesChanged in [false, true] {
      for site in sites {
        guard let baseline = site.baseline, !site.entries.isEmpty else { continue }
        for index in site.findings where isChanged[index] == takesChanged {
          isBaselined[index] = matchings[baseline].use(
            findings[index].code, in: site.entries)
        }
      }
    }
  }

  mutating func useInheritedEntries() {
    var codes: [Set<Finding.Code>] = Array(repeating: [], count: matchings.count)
    for site in sites {
      guard let baseline = site.baseline else { continue }
      for index in site.findings where !isBaselined[index] {
        codes[baseline].insert(findings[index].code)
      }
    }
    for (baseline, codes) in codes.enumerated() where !codes.isEmpty {
      let file = filter.baselines.files[baseline]
      let exists = filter.fileExists
      matchings[baseline].findGone(for: codes) { !exists(file.absolutePath(of: $0)) }
    }
    let untouched = matchings
    for takesChanged in [false, true] {
      for site in sites {
        guard let baseline = site.baseline else { continue }
        for index in site.findings where !isBaselined[index] && isChanged[index] == takesChanged {
          let code = findings[index].code
          guard matchings[baseline].useGone(code) else { continue }
          isBaselined[index] = true
          inheritedEntries.add(
            findings[index], isSeen: takesChanged, baseline: filter.baselines.files[baseline].path,
            count: untouched[baseline].goneCount(code))
          inherited[site.file.absolutePath, default: []].append(code)
        }
      }
    }
  }

  func outcome(_ result: Linter.Result, of files: [LintFile]) -> FindingFilter.Outcome {
    var outcome = FindingFilter.Outcome(result: result)
    outcome.inherited = inherited
    outcome.result.inherited = inheritedEntries.all
    outcome.result.findings = []
    for site in sites where !filter.baselines.broken.contains(site.file.configuration) {
      for index in site.findings where isChanged[index] {
        if isBaselined[index] {
          outcome.result.baselined.append(findings[index])
        } else {
          outcome.result.findings.append(findings[index])
        }
      }
    }
    outcome.result.suppressed = suppressed(result.suppressed, of: files)
    return outcome
  }

  private func suppressed(_ findings: [Finding], of files: [LintFile]) -> [Finding] {
    if filter.changes == nil && filter.baselines.broken.isEmpty { return findings }
    return Self.sites(of: findings, in: files, BaselineSet()).flatMap { site in
      findings[site.findings].filter { finding in
        !filter.baselines.broken.contains(site.file.configuration)
          && filter.changes?.contains(site.file.absolutePath, finding.lines) != false
      }
    }
  }

  /// By baseline, the entries that served nothing, as far as that can be told.
  func unused(linted files: [LintFile], errors: [SourceError]) -> [[Baseline.Entry]] {
    let failed = Set(errors.map(\.path))
    return zip(filter.baselines.files, matchings).map { file, matching in
      let left = matching.unusedEntries
      if left.isEmpty { return [] }
      let linted = Set(
        files.lazy.filter { !failed.contains($0.path) }.map { file.entryName(of: $0.absolutePath) })
      return left.filter { entry in
        linted.contains(entry.file) || !filter.fileExists(file.absolutePath(of: entry.file))
      }
    }
  }
}
