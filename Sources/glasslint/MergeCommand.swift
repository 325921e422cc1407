import GlassLintCore

/// `glasslint merge`: one report out of the parts of a sharded run.
enum MergeCommand {
  @Sendable static func run(_ arguments: Arguments, _ console: Console) throws(UsageError) -> ExitStatus {
    console.setColor(arguments.value(.color))
    console.isQuiet = arguments.has(.quiet)
    let targets = try targets(arguments)
    let paths = ReportPaths.current()
    try check(arguments.operands, against: targets, paths)
    guard let parts = read(arguments.operands, paths, console) else { return .failure }
    do throws(MergeMistake) {
      return write(try MergedReport(parts), to: targets, parts.first?.paths ?? paths, arguments, console)
    } catch {
      console.report(error: error.message)
      return .failure
    }
  }

  private static func targets(_ arguments: Arguments) throws(UsageError) -> [ReportTarget] {
    var targets = try ReportTarget.all(in: arguments)
    for index in targets.indices where targets[index].format == nil { targets[index].format = .sarif }
    return targets
  }

  /// A merged report that is named by the same `*.sarif` the next time would count its files twice.
  private static func check(
    _ files: [String], against targets: [ReportTarget], _ paths: ReportPaths
  ) throws(UsageError) {
    let read = Set(files.map(paths.absolute))
    let identities = Set(files.compactMap(FileStatus.identity))
    let isRead: (String) -> Bool = { file in
      read.contains(paths.absolute(file)) || FileStatus.identity(of: file).map(identities.contains) ?? false
    }
    if let file = targets.compactMap(\.file).first(where: isRead) {
      throw UsageError("\(file) is to be read and to be written; write the merged report elsewhere")
    }
  }

  /// - Returns: `nil` where one of the files cannot be used; all that are wrong are told.
  private static func read(_ files: [String], _ paths: ReportPaths, _ console: Console) -> [PartialReport]? {
    var parts: [PartialReport] = []
    let buffer = SourceBuffer()
    for file in files {
      do throws(SourceError) {
        try buffer.read(path: file)
      } catch {
        console.report(error)
        continue
      }
      do throws(ConfigurationError) {
        // The first one says where the files of all are.
        let paths = parts.first?.paths ?? paths
        parts.append(try SARIFReader.read(Array(buffer.bytes), name: file, paths: paths))
      } catch {
        console.report(error)
      }
    }
    return parts.count == files.count ? parts : nil
  }

  private static func write(
    _ merged: MergedReport, to targets: [ReportTarget], _ paths: ReportPaths, _ arguments: Arguments,
    _ console: Console
  ) -> ExitStatus {
    let report = merged.report
    for error in report.errors { console.report(error) }
    var status = ExitStatus(of: report, failLevel: arguments.failLevel)
    for target in targets {
      let written = target.write(report, paths, arguments, console) { options in
        options.mergedDetails = merged.details
        let read = options.source
        // Reports come from elsewhere: no other file's content is to be had by naming it in one.
        options.source = { $0.hasSuffix(".swift") ? read($0) : nil }
      }
      status = max(status, written)
    }
    if console.errorIsTerminal, !targets.contains(where: { $0.file == nil && $0.format == .text }) {
      console.note(report.summary.text)
    }
    return status
  }
}
