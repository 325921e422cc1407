import GlassLintCore

/// One report to write: `--format` with the `--output` it belongs to.
struct ReportTarget {
  var format: ReportFormat?
  /// `nil`: standard output.
  var file: String?

  /// Pairs formats with outputs in the order they were given, either first.
  static func all(in arguments: Arguments) throws(UsageError) -> [ReportTarget] {
    var targets: [ReportTarget] = []
    for option in arguments.given {
      if option.name == OptionDescription.format.name {
        let format = ReportFormat(rawValue: option.value)
        if let last = targets.indices.last, targets[last].format == nil {
          targets[last].format = format
        } else {
          targets.append(ReportTarget(format: format))
        }
      } else if option.name == OptionDescription.output.name {
        let file = option.value
        if let last = targets.indices.last, targets[last].file == nil {
          targets[last].file = file
        } else {
          targets.append(ReportTarget(file: file))
        }
      }
    }
    if targets.isEmpty { targets = [ReportTarget()] }
    for index in targets.indices where targets[index].file == "-" { targets[index].file = nil }
    if targets.filter({ $0.file == nil }).count > 1 {
      throw UsageError("two reports for standard output; give one of them an --output")
    }
    return targets
  }
}
