/// The numbers of an audit that tell how it compares with another.
public struct AuditSummary: Sendable, Equatable {
  public struct RoleSummary: Sendable, Equatable {
    /// How often a value of the role is used.
    public var count: Int
    /// How many different values there are.
    public var values: Int
    /// 0…1; `nil` where there is nothing that could have a name.
    public var adoption: Double?
    /// Places whose value is right beside one that is used far more often.
    public var nearMisses: Int

    public init(count: Int, values: Int, adoption: Double?, nearMisses: Int) {
      self.count = count
      self.values = values
      self.adoption = adoption
      self.nearMisses = nearMisses
    }
  }

  public var files: Int
  public var roles: [Role: RoleSummary]
  /// Pairs of a text and its ground that fail.
  public var contrast: Int
  /// `nil` where nobody looked.
  public var missingLabels: Int?
  public var departures: Int
  /// Findings by rule.
  public var rules: [String: Int]

  public init(_ audit: Audit) {
    files = audit.files
    roles = Dictionary(
      uniqueKeysWithValues: audit.roles.filter { $0.count > 0 }.map { role in
        (
          role.role,
          RoleSummary(
            count: role.count, values: role.values.count, adoption: role.adoption,
            nearMisses: role.nearMisses.reduce(0) { $0 + $1.count })
        )
      })
    contrast = audit.contrast.count
    missingLabels = audit.labels?.missing
    departures = audit.screens.reduce(0) { $0 + $1.departures.count }
    rules = Dictionary(uniqueKeysWithValues: audit.rules.map { ($0.rule, $0.findings) })
  }
}

extension AuditSummary {
  private static let remedy = "name one that `glasslint audit --format json` wrote, or a git revision"

  /// Reads what an earlier run wrote as JSON.
  /// - Parameter name: of the file, for messages.
  /// - Throws: for anything else, with the place of what is wrong.
  public init(json bytes: [UInt8], name: String) throws(ConfigurationError) {
    do throws(JSONError) {
      try self.init(json: bytes)
    } catch {
      let place = ConfigurationText(file: name, bytes: bytes).place(of: error.offset)
      throw ConfigurationError(
        file: name, line: place.line, column: place.column, message: "\(error.message); \(Self.remedy)")
    }
  }

  private init(json bytes: [UInt8]) throws(JSONError) {
    let (value, errors) = JSONParser.parse(bytes, dialect: .strict)
    if let error = errors.first {
      throw JSONError(offset: error.offset, message: "no audit, or not a whole one: \(error.message)")
    }
    guard let value, let listed = value["roles"]?.elements, let files = value["files"]?.count else {
      throw JSONError(offset: value?.start ?? 0, message: "no audit: it has no \"roles\" and \"files\"")
    }
    self.files = files
    roles = [:]
    for role in listed {
      guard let name = role["role"]?.string else {
        throw JSONError(offset: role.start, message: "this role has no name")
      }
      // One that a later version knows has nothing here to be compared with.
      guard let known = Role(rawValue: name) else { continue }
      guard let count = role["count"]?.count, let values = role["values"]?.elements else {
        throw JSONError(offset: role.start, message: "this role has no \"count\" and \"values\"")
      }
      let misses = (role["nearMisses"]?.elements ?? []).flatMap { $0["values"]?.elements ?? [] }
      if count > 0 {
        roles[known] = RoleSummary(
          count: count, values: values.count, adoption: role["adoption"]?.number,
          nearMisses: misses.reduce(0) { $0 + ($1["count"]?.count ?? 0) })
      }
    }
    contrast = value["contrast"]?.elements?.count ?? 0
    missingLabels = value["labels"]?["missing"]?.count
    departures = (value["screens"]?.elements ?? []).reduce(0) {
      $0 + ($1["departures"]?.elements?.count ?? 0)
    }
    rules = [:]
    for member in value["rules"]?.members ?? [] { rules[member.key] = member.value["findings"]?.count ?? 0 }
  }
}

extension JSONValue {
  /// A whole number from 0.
  fileprivate var count: Int? {
    number.flatMap { Int(exactly: $0) }.flatMap { (0...1 << 53).contains($0) ? $0 : nil }
  }
}

/// Two audits side by side.
public struct AuditComparison: Sendable {
  /// What it is compared with: a revision, or the name of a file.
  public var base: String
  public var before: AuditSummary
  public var after: AuditSummary

  public init(base: String, before: AuditSummary, after: AuditSummary) {
    self.base = base
    self.before = before
    self.after = after
  }

  /// The roles that either has, in order.
  public var roles: [Role] { Role.allCases.filter { before.roles[$0] != nil || after.roles[$0] != nil } }

  /// The rules that have more or less to say than before, in byte order.
  public var changedRules: [(rule: String, before: Int, after: Int)] {
    Set(before.rules.keys).union(after.rules.keys).sorted { ByteOrder.compare($0, $1) < 0 }.compactMap {
      rule in
      let (old, new) = (before.rules[rule] ?? 0, after.rules[rule] ?? 0)
      return old == new ? nil : (rule, old, new)
    }
  }

  /// What got worse, a sentence each: a role whose adoption fell, more texts that are hard to read, more elements without
  /// a label. What findings of rules come to is the affair of `lint` and its baseline.
  public var worse: [String] {
    var worse: [String] = []
    for role in roles {
      guard let old = before.roles[role]?.adoption, let new = after.roles[role]?.adoption,
        new < old - 0.000_001
      else { continue }
      let (from, to) = Self.told(old, new)
      worse.append("adoption of \(role.title) fell from \(from) to \(to)")
    }
    if after.contrast > before.contrast {
      worse.append("\(Self.pairs(after.contrast)) in contrast, \(before.contrast) before")
    }
    if let old = before.missingLabels, let new = after.missingLabels, new > old {
      worse.append("\(new) \(new == 1 ? "element has" : "elements have") no label, \(old) before")
    }
    return worse
  }

  private static func pairs(_ count: Int) -> String {
    count == 1 ? "1 pair of text and ground fails" : "\(count) pairs of text and ground fail"
  }

  /// Two shares, with as many digits as it takes to tell one from the other.
  public static func told(_ old: Double, _ new: Double) -> (String, String) {
    for digits in 0...4 {
      let (left, right) = (percent(old, digits: digits), percent(new, digits: digits))
      if left != right || digits == 4 { return (left, right) }
    }
    return (percent(old), percent(new))
  }

  /// `62%`, and with digits `62.4%`. Rounded down, so that 100% is all.
  static func percent(_ share: Double, digits: Int = 0) -> String {
    var factor = 1.0
    for _ in 0..<digits { factor *= 10 }
    let value = (share * 100 * factor + 0.000_001).rounded(.down) / factor
    return Scale.text(value) + "%"
  }
}
