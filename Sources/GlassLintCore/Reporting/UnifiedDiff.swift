/// A file's rewrite as a unified diff, as `patch -p1` and `git apply` take it.
public enum UnifiedDiff {
  public enum Style: Sendable, Equatable {
    /// For programs: every byte as it is.
    case patch
    /// For people: control characters escaped.
    case terminal(color: Bool)
  }

  /// - Parameters:
  ///   - path: below the directory the patch is to be applied in. Of an absolute path the leading slash is dropped; such
  ///     a patch applies in `/`.
  ///   - context: unchanged lines around each change.
  /// - Returns: nothing where the versions are the same.
  public static func render(
    path: String, before: [UInt8], after: [UInt8], style: Style = .patch, context: Int = 3
  ) -> [UInt8] {
    let diff = LineDiff(from: before, to: after)
    if diff.changes.isEmpty { return [] }
    var writer = Writer(diff: diff, style: style, context: context)
    writer.writeHeader(path: path)
    var group: [LineDiff.Change] = []
    for change in diff.changes {
      if let last = group.last, change.old.lowerBound - last.old.upperBound > 2 * context {
        writer.writeHunk(group)
        group = []
      }
      group.append(change)
    }
    writer.writeHunk(group)
    return writer.out.text.finish()
  }

  private struct Writer {
    let diff: LineDiff
    let context: Int
    let escapes: Bool
    var out: TerminalWriter

    init(diff: LineDiff, style: Style, context: Int) {
      self.diff = diff
      self.context = context
      escapes = style != .patch
      out = TerminalWriter(color: style == .terminal(color: true))
    }

    mutating func writeHeader(path: String) {
      let path = String(path.drop { $0 == "/" })
      out.styled(.bold) {
        $0.append("--- ")
        $0.append(patchName: "a/" + path)
        $0.append("\n+++ ")
        $0.append(patchName: "b/" + path)
        $0.append("\n")
      }
    }

    mutating func writeHunk(_ changes: [LineDiff.Change]) {
      guard let first = changes.first, let last = changes.last else { return }
      let lead = min(context, first.old.lowerBound)
      let trail = min(context, diff.old.count - last.old.upperBound)
      let old = first.old.lowerBound - lead..<last.old.upperBound + trail
      let new = first.new.lowerBound - lead..<last.new.upperBound + trail
      out.styled(.cyan) {
        $0.append("@@ -")
        $0.append(patchRange: old)
        $0.append(" +")
        $0.append(patchRange: new)
        $0.append(" @@")
      }
      out.text.append("\n")
      var line = old.lowerBound
      for change in changes {
        write(diff.old[line..<change.old.lowerBound], sign: " ", style: nil)
        write(diff.old[change.old], sign: "-", style: .removed)
        write(diff.new[change.new], sign: "+", style: .added)
        line = change.old.upperBound
      }
      write(diff.old[line..<old.upperBound], sign: " ", style: nil)
    }

    private mutating func write(
      _ lines: ArraySlice<ArraySlice<UInt8>>, sign: String, style: TerminalWriter.Style?
    ) {
      for line in lines {
        let isEnded = line.last == 0x0A
        let content = isEnded ? line.dropLast() : line
        let escapes = escapes
        let write = { (text: inout ByteWriter) in
          text.append(sign)
          if escapes { text.append(visibleCode: content) } else { text.append(content) }
        }
        if let style { out.styled(style, write) } else { write(&out.text) }
        out.text.append(isEnded ? "\n" : "\n\\ No newline at end of file\n")
      }
    }
  }
}

extension ByteWriter {
  /// A line of code with its tabs kept, and a carriage return at its end left out.
  fileprivate mutating func append(visibleCode line: ArraySlice<UInt8>) {
    let line = line.last == 0x0D ? line.dropLast() : line
    append(String(decoding: line, as: UTF8.self)) { text, scalar in
      if scalar == 0x09 { text.append("\t") } else { text.append(escaped: scalar) }
    }
  }

  /// `start,count` with lines from 1; an empty range names the line before it.
  fileprivate mutating func append(patchRange range: Range<Int>) {
    append(range.isEmpty ? range.lowerBound : range.lowerBound + 1)
    if range.count != 1 {
      append(",")
      append(range.count)
    }
  }

  /// A file name as git writes it: quoted as in C where it must be, and a tab behind one with spaces.
  fileprivate mutating func append(patchName name: String) {
    let needsQuotes =
      name.unicodeScalars.contains { Invisible.contains($0.value) }
      || name.utf8.contains { $0 == 0x22 || $0 == 0x5C }
    guard needsQuotes else {
      append(name)
      if name.utf8.contains(0x20) { append("\t") }
      return
    }
    append("\"")
    for byte in name.utf8 {
      if byte == 0x22 || byte == 0x5C {
        append("\\")
        append(byte: byte)
      } else if byte < 0x20 || byte >= 0x7F {
        append("\\")
        for shift in [6, 3, 0] { append(Int(byte >> UInt8(shift) & 7)) }
      } else {
        append(byte: byte)
      }
    }
    append("\"")
  }
}
