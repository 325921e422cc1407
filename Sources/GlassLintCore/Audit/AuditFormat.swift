/// The formats an audit can be written in.
public enum AuditFormat: String, Sendable, CaseIterable {
  /// For people at a terminal.
  case text
  /// For a pull request.
  case markdown
  /// For programs; `docs/audit.md` describes it.
  case json
  /// One page that needs nothing else.
  case html
  /// A picture of how many values name a token, for a README.
  case badge

  /// The one that the ending of a file's name asks for.
  public init?(fileName: String) {
    switch FilePath.name(of: fileName).split(separator: ".").last?.lowercased() {
    case "txt": self = .text
    case "md", "markdown": self = .markdown
    case "json": self = .json
    case "html", "htm": self = .html
    case "svg": self = .badge
    default: return nil
    }
  }

  /// The endings that ask for a format, for messages.
  public static let endings = ".txt, .md, .json, .html, .svg"

  /// The whole audit in UTF-8, ending with a line end.
  /// - Parameters:
  ///   - color: whether `text` uses ANSI colors.
  ///   - width: the columns that `text` fits into.
  public func render(_ audit: Audit, color: Bool = false, width: Int = 100) -> [UInt8] {
    switch self {
    case .text: AuditText.render(audit, color: color, width: width)
    case .markdown: AuditMarkdown.render(audit)
    case .json: AuditJSON.render(audit)
    case .html: AuditPage.render(audit)
    case .badge: AuditBadge.render(audit)
    }
  }
}
