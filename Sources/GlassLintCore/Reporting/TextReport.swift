/// For people: each finding with its code, its notes, and what its fixes would write.
struct TextReport {
  private let options: ReportOptions
  private var sources: SourceCache
  private var out: TerminalWriter
  /// Columns that line numbers take, for the finding at hand.
  private var gutter = 1

  /// More lines than these are cut short.
  private static let maxExcerptLines = 4
  private static let maxPreviewLines = 8

  static func render(_ report: Report, options: ReportOptions) -> [UInt8] {
    var text = TextReport(options)
    for finding in report.findings {
      text.write(finding)
      text.out.text.append("\n")
    }
    if options.showsSummary {
      text.out.styled(report.findings.isEmpty ? .added : .bold, report.summary.text)
      text.out.text.append("\n")
    }
    return text.out.text.finish()
  }

  private init(_ options: ReportOptions) {
    self.options = options
    sources = SourceCache(read: options.source)
    out = TerminalWriter(color: options.color)
  }

  private mutating func write(_ finding: Finding) {
    let source = sources.text(of: finding.location.file)
    let previews = finding.fixes.map { fix in source.map { FixPreview(of: fix, in: $0) } }
    let lines =
      [finding.location.end.line] + finding.notes.map(\.location.end.line)
      + previews.map { $0?.lastLine ?? 0 }
    gutter = ByteWriter.digits(of: lines.max() ?? 0)

    let style = Self.style(of: finding.severity)
    out.styled(style) {
      $0.append(finding.severity.name)
      $0.append("[")
      $0.append(visible: finding.rule)
      $0.append("]")
    }
    out.styled(.bold) {
      $0.append(": ")
      $0.append(visible: finding.message)
    }
    out.text.append("\n")
    writeExcerpt(finding.location, source: source, style: style)
    for note in finding.notes { write(note) }
    if !finding.fixes.isEmpty { writeMargin() }
    for (fix, preview) in zip(finding.fixes, previews) { write(fix, preview) }
  }

  private mutating func write(_ note: Note) {
    out.styled(.bold) {
      $0.append("note: ")
      $0.append(visible: note.message)
    }
    out.text.append("\n")
    writeExcerpt(note.location, source: sources.text(of: note.location.file), style: .blue)
  }

  private static func style(of severity: Severity) -> TerminalWriter.Style {
    switch severity {
    case .error: .red
    case .warning: .yellow
    case .info: .cyan
    }
  }

  // MARK: - Code

  private mutating func writeExcerpt(_ location: Location, source: SourceText?, style: TerminalWriter.Style) {
    out.text.append(repeating: " ", count: gutter)
    out.styled(.blue, "--> ")
    out.text.append(visible: location.file)
    out.text.append(":")
    out.text.append(location.start.line)
    out.text.append(":")
    out.text.append(location.start.column)
    out.text.append("\n")
    guard let source, source.contains(location) else { return }
    writeMargin()
    // A range that takes in a line's end is not about the next line.
    let takesLineEnd = location.end.column == 1 && location.end.line > location.start.line
    let lastLine = location.end.line - (takesLineEnd ? 1 : 0)
    if lastLine == location.start.line {
      writeLine(location, source, style)
    } else {
      writeLines(location, through: lastLine, source, style)
    }
  }

  private mutating func writeLine(_ location: Location, _ source: SourceText, _ style: TerminalWriter.Style) {
    let line = excerpt(
      source, line: location.start.line, mark: location.start.offset..<location.end.offset, width: codeWidth)
    writeGutter(location.start.line)
    write(code: line.text)
    writeGutter(nil)
    out.text.append(repeating: " ", count: line.markStart + 1)
    out.styled(style) { $0.append(repeating: "^", count: line.markWidth) }
    out.text.append("\n")
  }

  private mutating func writeLines(
    _ location: Location, through last: Int, _ source: SourceText, _ style: TerminalWriter.Style
  ) {
    let first = location.start.line
    let head = source.range(ofLine: first)
    let start = location.start.offset
    let opening = excerpt(source, line: first, mark: start..<start, width: codeWidth - 2)
    let beginsLine =
      start <= head.lowerBound
      || source.bytes[head.lowerBound..<start].allSatisfy { $0 == 0x20 || $0 == 0x09 }
    writeGutter(first)
    out.styled(style, beginsLine ? " /" : "  ")
    write(code: opening.text)
    if !beginsLine {
      writeGutter(nil)
      out.styled(style) {
        $0.append("  ")
        $0.append(repeating: "_", count: opening.markStart + 1)
        $0.append("^\n")
      }
    }
    let isLong = last - first >= Self.maxExcerptLines
    for line in first + 1...last where !isLong || line == first + 1 || line == last {
      if isLong, line == last { writeEllipsis(style) }
      writeGutter(line)
      out.styled(style, " |")
      write(code: excerpt(source, line: line, mark: nil, width: codeWidth - 2).text)
    }
    let tail = source.range(ofLine: last)
    let end = min(max(location.end.offset, tail.lowerBound), tail.upperBound)
    let closing = excerpt(source, line: last, mark: tail.lowerBound..<end, width: codeWidth - 2)
    writeGutter(nil)
    out.styled(style) {
      $0.append(" |")
      $0.append(repeating: "_", count: closing.markWidth)
      $0.append("^\n")
    }
  }

  private var codeWidth: Int { max(options.width - gutter - 3, 20) }

  private func excerpt(_ source: SourceText, line: Int, mark: Range<Int>?, width: Int) -> ExcerptLine {
    let range = source.range(ofLine: line)
    return ExcerptLine(
      source.bytes, line: range, mark: mark ?? range.lowerBound..<range.lowerBound, width: width)
  }

  private mutating func write(code: [UInt8]) {
    if !code.isEmpty { out.text.append(" ") }
    out.text.append(code[...])
    out.text.append("\n")
  }

  private mutating func writeEllipsis(_ style: TerminalWriter.Style) {
    out.styled(.blue) { $0.append("...", width: 3) }
    out.text.append(repeating: " ", count: gutter - 1)
    out.styled(style, "|")
    out.text.append("\n")
  }

  /// The line number, or room for one, and the bar behind it.
  private mutating func writeGutter(_ line: Int?) {
    let gutter = gutter
    out.styled(.blue) {
      if let line { $0.append(line, width: gutter) } else { $0.append(repeating: " ", count: gutter) }
      $0.append(" |")
    }
  }

  private mutating func writeMargin() {
    writeGutter(nil)
    out.text.append("\n")
  }

  // MARK: - Fixes

  private mutating func write(_ fix: Fix, _ preview: FixPreview?) {
    out.text.append(repeating: " ", count: gutter + 1)
    out.styled(.blue, "= ")
    out.styled(.bold, "help")
    out.text.append(": ")
    out.text.append(visible: fix.title)
    out.text.append(" (\(fix.applicability.rawValue) fix)\n")
    for hunk in preview?.hunks ?? [] {
      write(hunk.removed, of: hunk, against: hunk.added, sign: "-", style: .removed)
      write(hunk.added, of: hunk, against: hunk.removed, sign: "+", style: .added)
    }
  }

  private mutating func write(
    _ lines: [[UInt8]], of hunk: FixPreview.Hunk, against others: [[UInt8]], sign: String,
    style: TerminalWriter.Style
  ) {
    for (index, line) in lines.prefix(Self.maxPreviewLines).enumerated() {
      let number = hunk.firstLine + index
      // What stays in sight of a long line is its change.
      let same = index < others.count ? zip(line, others[index]).prefix { $0 == $1 }.count : 0
      let shown = ExcerptLine(line, line: line.indices, mark: same..<same, width: codeWidth)
      let gutter = gutter
      out.styled(.blue) { $0.append(number, width: gutter) }
      out.text.append(" ")
      out.styled(style) {
        $0.append(sign)
        if !shown.text.isEmpty { $0.append(hunk.isWholeLines ? " " : " …") }
        $0.append(shown.text[...])
        if !hunk.isWholeLines { $0.append("…") }
      }
      out.text.append("\n")
    }
    if lines.count > Self.maxPreviewLines {
      out.text.append(repeating: " ", count: gutter + 1)
      out.styled(style, "\(sign) … \(lines.count - Self.maxPreviewLines) more lines")
      out.text.append("\n")
    }
  }
}
