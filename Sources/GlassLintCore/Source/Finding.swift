/// How much a finding weighs.
public enum Severity: UInt8, Sendable, Comparable, CaseIterable {
  case info = 1
  case warning
  case error

  public var name: String {
    switch self {
    case .info: "info"
    case .warning: "warning"
    case .error: "error"
    }
  }

  public init?(name: some StringProtocol) {
    guard let match = Severity.allCases.first(where: { $0.name == name }) else { return nil }
    self = match
  }

  /// One level less, `info` at the least.
  public var lowered: Severity { Severity(rawValue: rawValue - 1) ?? .info }

  public static func < (left: Severity, right: Severity) -> Bool { left.rawValue < right.rawValue }
}

/// A half-open range of UTF-8 offsets in one file.
public struct ByteRange: Sendable, Hashable {
  public var start: Int
  public var end: Int

  public init(start: Int, end: Int) {
    self.start = start
    self.end = end
  }

  public var isEmpty: Bool { start == end }
}

/// A place between two characters of a file.
public struct Position: Sendable, Hashable {
  /// From 1.
  public var line: Int
  /// In Unicode scalars, from 1.
  public var column: Int
  /// In bytes, from 0.
  public var offset: Int

  public init(line: Int, column: Int, offset: Int) {
    self.line = line
    self.column = column
    self.offset = offset
  }
}

/// A stretch of one file, from its first character to behind its last.
public struct Location: Sendable, Hashable {
  public var file: String
  public var start: Position
  public var end: Position

  public init(file: String, start: Position, end: Position) {
    self.file = file
    self.start = start
    self.end = end
  }
}

/// Whether a fix may be applied without asking.
public enum Applicability: String, Sendable, CaseIterable {
  /// Same pixels, or the convention's own spelling.
  case safe
  /// Changes what is drawn, read aloud or done.
  case unsafe
}

/// One replacement: the bytes of `range` become `text`; an empty range inserts.
public struct Edit: Sendable, Hashable {
  public var range: ByteRange
  public var text: String

  public init(range: ByteRange, text: String) {
    self.range = range
    self.text = text
  }
}

/// A rewrite of one file that settles a finding. Its edits are applied all together or not at all.
public struct Fix: Sendable, Hashable {
  /// What it does, as an imperative: "Use a continuous corner".
  public var title: String
  public var applicability: Applicability
  /// In ascending order, without overlap.
  public var edits: [Edit]

  public init(title: String, applicability: Applicability, edits: [Edit]) {
    self.title = title
    self.applicability = applicability
    self.edits = edits
  }
}

/// Another place that explains a finding.
public struct Note: Sendable, Hashable {
  public var message: String
  public var location: Location
  /// Whether the value that the finding is about passes through here on its way to where it lands.
  public var isStep: Bool

  public init(message: String, location: Location, isStep: Bool = false) {
    self.message = message
    self.location = location
    self.isStep = isStep
  }
}

/// One place where the code leaves a convention.
public struct Finding: Sendable, Hashable {
  public var rule: String
  public var severity: Severity
  public var location: Location
  /// What is wrong, the value found, and what to write instead.
  public var message: String
  public var notes: [Note]
  public var fixes: [Fix]
  /// Line-independent identity for baselines and SARIF: a hash of rule, enclosing declaration and folded code.
  public var fingerprint: UInt64
  /// Set when a comment silenced it: the reason given there, or an empty string.
  public var suppression: String?

  public init(
    rule: String, severity: Severity, location: Location, message: String, notes: [Note] = [],
    fixes: [Fix] = [],
    fingerprint: UInt64 = 0, suppression: String? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.location = location
    self.message = message
    self.notes = notes
    self.fixes = fixes
    self.fingerprint = fingerprint
    self.suppression = suppression
  }
}

extension Finding {
  /// What a finding is, wherever it is.
  struct Code: Sendable, Hashable {
    var rule: String
    var fingerprint: UInt64
  }

  var code: Code { Code(rule: rule, fingerprint: fingerprint) }
}
