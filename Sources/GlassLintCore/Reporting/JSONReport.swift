/// GlassLint's own format, for programs. Columns count Unicode scalars from 1, offsets bytes from 0.
enum JSONReport {
  static func render(_ report: Report, options: ReportOptions) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.field("version", options.version)
      json.array("findings") { json in
        for finding in report.findings {
          json.newLine()
          json.append(finding)
        }
      }
      json.newLine()
      json.object("summary") { json in
        let summary = report.summary
        json.field("files", summary.files)
        json.field("errors", summary.errors)
        json.field("warnings", summary.warnings)
        json.field("infos", summary.infos)
        json.field("suppressed", summary.suppressed)
        json.field("baselined", summary.baselined)
      }
      json.newLine()
      json.array("errors") { json in
        for error in report.errors {
          json.newLine()
          json.object { json in
            json.field("file", error.path)
            json.field("message", error.reason)
          }
        }
      }
    }
    json.text.append("\n")
    return json.text.finish()
  }
}

extension JSONWriter {
  fileprivate mutating func append(_ finding: Finding) {
    object { json in
      json.field("rule", finding.rule)
      json.field("severity", finding.severity.name)
      json.append(finding.location)
      json.field("message", finding.message)
      json.array("notes") { json in
        for note in finding.notes {
          json.object { json in
            json.field("message", note.message)
            json.append(note.location)
          }
        }
      }
      json.array("fixes") { json in
        for fix in finding.fixes { json.append(fix) }
      }
    }
  }

  /// The file and both ends, as members of the object at hand.
  mutating func append(_ location: Location) {
    field("file", location.file)
    object("start") { $0.append(location.start) }
    object("end") { $0.append(location.end) }
  }

  private mutating func append(_ position: Position) {
    field("line", position.line)
    field("column", position.column)
    field("offset", position.offset)
  }

  private mutating func append(_ fix: Fix) {
    object { json in
      json.field("title", fix.title)
      json.field("applicability", fix.applicability.rawValue)
      json.array("edits") { json in
        for edit in fix.edits {
          json.object { json in
            json.field("start", edit.range.start)
            json.field("end", edit.range.end)
            json.field("text", edit.text)
          }
        }
      }
    }
  }
}
