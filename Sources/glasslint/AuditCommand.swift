import GlassLintCore

/// `glasslint audit`: how consistent the user interface is.
enum AuditCommand {
  @Sendable static func run(_ arguments: Arguments, _ console: Console) throws(UsageError) -> ExitStatus {
    console.setColor(arguments.value(.color))
    console.isQuiet = arguments.has(.quiet)
    let targets = try AuditTarget.all(in: arguments)
    let minimums = try AdoptionMinimum.all(in: arguments)
    if arguments.has(.failIfWorse), !arguments.has(.compare) {
      throw UsageError(
        "--fail-if-worse belongs to --compare REV|FILE, which says what it is to be no worse than")
    }
    let store = ConfigurationStore(configurationFile: arguments.value(.config))
    let paths = arguments.operands.isEmpty ? ["."] : arguments.operands
    var request = Audit.Request(
      paths: paths, jobs: arguments.value(.jobs).flatMap { Int($0) }, usesCache: !arguments.has(.noCache))
    let base = try arguments.value(.compare).map { name throws(UsageError) in
      try AuditBase(name, paths, store)
    }
    request.files = FileFinder(store: store).find(paths)
    var audit = read(request, store, console)
    if let base {
      switch base.source {
      case .summary(let summary):
        audit.comparison = AuditComparison(base: base.name, before: summary, after: AuditSummary(audit))
      case .revision(let files):
        request.files = files.list
        request.overlay = files.overlay
        // The cache is of the files on disk.
        request.usesCache = false
        let before = read(request, store, console)
        for error in before.errors {
          console.report(SourceError(path: "\(base.name): \(error.path)", reason: error.reason))
        }
        audit.comparison = AuditComparison(
          base: base.name, before: AuditSummary(before), after: AuditSummary(audit))
      case .unreadable(let error):
        console.report(error)
        return .failure
      }
    }
    for error in store.errors { console.report(error) }
    for error in audit.errors { console.report(error) }
    var status: ExitStatus = store.errors.isEmpty && audit.errors.isEmpty ? .clean : .failure
    for target in targets { status = max(status, target.write(audit, arguments, console)) }
    return max(status, judge(audit, minimums, arguments, console))
  }

  private static func read(_ request: Audit.Request, _ store: ConfigurationStore, _ console: Console) -> Audit
  {
    let progress = Progress(
      total: request.files?.files.count ?? 0, isShown: console.errorIsTerminal && !console.isQuiet)
    defer { progress.clear() }
    return Audit.read(request, store: store) { progress.advance(by: $0) }
  }

  /// What `--min-adoption` and `--fail-if-worse` make of it.
  private static func judge(
    _ audit: Audit, _ minimums: [AdoptionMinimum], _ arguments: Arguments, _ console: Console
  ) -> ExitStatus {
    var failures = minimums.compactMap { $0.failure(in: audit) }
    if arguments.has(.failIfWorse), let comparison = audit.comparison {
      failures += comparison.worse.map { "worse than \(comparison.base): \($0)" }
    }
    for failure in failures { console.report(error: failure) }
    return failures.isEmpty ? .clean : .findings
  }
}

/// What an audit is compared with.
private struct AuditBase {
  enum Source {
    case summary(AuditSummary)
    case revision(RevisionFiles)
    case unreadable(ConfigurationError)
  }

  let name: String
  let source: Source

  /// - Parameter name: a file that an earlier run wrote, or else a revision of git.
  init(_ name: String, _ paths: [String], _ store: ConfigurationStore) throws(UsageError) {
    self.name = name
    if FileStatus.isFile(name) {
      source = try Self.summary(name)
      return
    }
    do throws(GitError) {
      source = .revision(
        try RevisionFiles(of: name, below: paths, store: store, for: "--\(OptionDescription.compare.name)"))
    } catch {
      if name.hasSuffix(".json") { throw UsageError("--compare \(name): there is no such file") }
      throw UsageError(error.message)
    }
  }

  private static func summary(_ file: String) throws(UsageError) -> Source {
    let buffer = SourceBuffer()
    do throws(SourceError) {
      try buffer.read(path: file)
    } catch {
      throw UsageError("--compare \(error.path): \(error.reason)")
    }
    do throws(ConfigurationError) {
      return .summary(try AuditSummary(json: Array(buffer.bytes), name: file))
    } catch {
      return .unreadable(error)
    }
  }
}

/// One `--min-adoption ROLE=PERCENT`.
private struct AdoptionMinimum {
  let role: Role
  let percent: Double

  static func all(in arguments: Arguments) throws(UsageError) -> [AdoptionMinimum] {
    var result: [AdoptionMinimum] = []
    for text in arguments.list(.minAdoption) { result.append(try AdoptionMinimum(text)) }
    return result
  }

  private init(_ text: String) throws(UsageError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else {
      throw UsageError("--min-adoption takes ROLE=PERCENT, such as spacing=80, not \"\(text)\"")
    }
    guard let role = Role(rawValue: parts[0]) else {
      throw UsageError(unknownMessage("role", parts[0], valid: Role.allCases.map(\.rawValue)))
    }
    let number = parts[1].hasSuffix("%") ? String(parts[1].dropLast()) : parts[1]
    guard let percent = Double(number), (0...100).contains(percent) else {
      throw UsageError("--min-adoption \(parts[0]) takes a percentage from 0 to 100, not \"\(parts[1])\"")
    }
    self.role = role
    self.percent = percent
  }

  /// What to say where it is not reached. A role without values has nothing that could lack a name.
  func failure(in audit: Audit) -> String? {
    guard let found = audit.roles.first(where: { $0.role == role }), let adoption = found.adoption,
      adoption * 100 < percent - 0.000_001
    else { return nil }
    let (wanted, is_) = AuditComparison.told(percent / 100, adoption)
    return "adoption of \(role.rawValue) is \(is_), and --min-adoption asks for \(wanted): "
      + "\(found.named) of \(found.count - found.system) values name a token"
  }
}

/// One audit to write: `--format` with the `--output` it belongs to.
private struct AuditTarget {
  var format: AuditFormat?
  /// `nil`: standard output.
  var file: String?

  /// Pairs formats with outputs in the order they were given, either first.
  static func all(in arguments: Arguments) throws(UsageError) -> [AuditTarget] {
    var targets: [AuditTarget] = []
    for option in arguments.given {
      if option.name == OptionDescription.auditFormat.name {
        let format = AuditFormat(rawValue: option.value)
        if let last = targets.indices.last, targets[last].format == nil, targets[last].file != nil {
          targets[last].format = format
        } else {
          targets.append(AuditTarget(format: format))
        }
      } else if option.name == OptionDescription.output.name {
        if let last = targets.indices.last, targets[last].file == nil {
          targets[last].file = option.value
        } else {
          targets.append(AuditTarget(file: option.value))
        }
      }
    }
    if targets.isEmpty { targets = [AuditTarget()] }
    for index in targets.indices {
      if targets[index].file == "-" { targets[index].file = nil }
      guard let file = targets[index].file else { continue }
      if file.hasSuffix(".swift") {
        throw UsageError("--output \(file) would put an audit in the place of Swift code; name another file")
      }
      if targets[index].format == nil {
        guard let format = AuditFormat(fileName: file) else {
          throw UsageError(
            "--output \(file): its ending says no format (\(AuditFormat.endings)); add --format NAME")
        }
        targets[index].format = format
      }
    }
    if targets.filter({ $0.file == nil }).count > 1 {
      throw UsageError("two audits for standard output; give one of them an --output")
    }
    return targets
  }

  func write(_ audit: Audit, _ arguments: Arguments, _ console: Console) -> ExitStatus {
    let color = file == nil ? console.usesColor : arguments.value(.color) == "always"
    let width = file == nil && console.outputIsTerminal ? console.width : 100
    return console.write((format ?? .text).render(audit, color: color, width: width), to: file)
  }
}
