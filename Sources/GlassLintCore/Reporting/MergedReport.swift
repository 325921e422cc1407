/// A report of GlassLint's, read back from SARIF.
public struct PartialReport: Sendable {
  /// As messages name it.
  public let name: String
  /// Which part of a run it is; `nil` where it is a whole one.
  public let shard: Shard?
  /// How many files were linted.
  public let files: Int
  /// What the files it names are relative to.
  public let paths: ReportPaths
  var findings: [Finding] = []
  var suppressed: [Finding] = []
  var baselined: [Finding] = []
  var errors: [SourceError] = []
  var inherited: [InheritedEntries] = []
  var details = MergedReport.Details()

  init(name: String, shard: Shard?, files: Int, paths: ReportPaths) {
    self.name = name
    self.shard = shard
    self.files = files
    self.paths = paths
  }
}

/// One report out of several: the parts of a sharded run, or runs in different folders.
///
/// The parts of a run make what the run would have been without sharding, to the byte in every format. What more than
/// one report tells, a finding or a broken configuration that every part has met, is told once.
public struct MergedReport: Sendable {
  public let report: Report
  public let details: Details

  /// What SARIF says beyond the findings, and cannot be told from them.
  public struct Details: Sendable {
    /// The descriptions of the rules, as SARIF has them, by id.
    var rules: [(id: String, description: JSONValue)] = []
    /// Lines and columns of the ends of edits, by file and byte offset.
    var positions: [String: [Int: Position]] = [:]

    func positions(of range: ByteRange, in file: String) -> (start: Position, end: Position)? {
      guard let known = positions[file], let start = known[range.start], let end = known[range.end] else {
        return nil
      }
      return (start, end)
    }
  }

  /// - Throws: where a part of a sharded run is missing or there twice.
  public init(_ parts: [PartialReport]) throws(MergeMistake) {
    try Self.check(parts)
    var inherited = InheritedEntriesList()
    for entries in parts.flatMap(\.inherited) { inherited.add(entries) }
    let open = Self.union(parts.map(\.findings) + [inherited.overserved])
    let baselined = Self.union(parts.map(\.baselined))
    let known = baselined.isEmpty ? [] : Set(open.map(Identity.init))
    report = Report(
      findings: open, suppressed: Self.union(parts.map(\.suppressed)),
      // What one report tells is told, whatever the baseline of another; so is what the parts of a run together have
      // too few entries for.
      baselined: baselined.filter { !known.contains(Identity($0)) },
      errors: Self.union(parts.map(\.errors)), files: parts.reduce(0) { $0 + $1.files })
    details = Self.union(parts.map(\.details))
  }

  // MARK: Union

  private static func union(_ lists: [[Finding]]) -> [Finding] {
    let lists = lists.filter { !$0.isEmpty }
    guard lists.count > 1 else { return lists.first ?? [] }
    var seen: Set<Identity> = []
    seen.reserveCapacity(lists.reduce(0) { $0 + $1.count })
    return lists.joined().filter { seen.insert(Identity($0)).inserted }
  }

  /// A finding as an element of a set: its place tells nearly all of them apart, and costs little to hash.
  private struct Identity: Hashable {
    let finding: Finding

    init(_ finding: Finding) { self.finding = finding }

    static func == (left: Identity, right: Identity) -> Bool { left.finding == right.finding }

    func hash(into hasher: inout Hasher) {
      hasher.combine(finding.location.file)
      hasher.combine(finding.location.start.offset)
      hasher.combine(finding.fingerprint)
    }
  }

  /// Each error as often as the report has it that has it most often: one that comes before linting is in every part, and
  /// a path that was named twice on the command line is in each of them twice.
  private static func union(_ lists: [[SourceError]]) -> [SourceError] {
    var union: [SourceError] = []
    var counts: [[String]: Int] = [:]
    for list in lists {
      var own: [[String]: Int] = [:]
      for error in list {
        let key = [error.path, error.reason]
        own[key, default: 0] += 1
        if own[key, default: 0] > counts[key, default: 0] { union.append(error) }
      }
      counts.merge(own) { max($0, $1) }
    }
    return union
  }

  private static func union(_ list: [Details]) -> Details {
    var union = Details()
    var seen: Set<String> = []
    for details in list {
      union.rules += details.rules.filter { seen.insert($0.id).inserted }
      union.positions.merge(details.positions) { $0.merging($1) { first, _ in first } }
    }
    return union
  }

  // MARK: Parts

  private static func check(_ parts: [PartialReport]) throws(MergeMistake) {
    var byShard: [Int: String] = [:]
    var first: (name: String, shard: Shard)?
    for part in parts {
      guard let shard = part.shard else { continue }
      if let first, first.shard.count != shard.count {
        throw MergeMistake(
          "\(first.name) is part \(first.shard.text) and \(part.name) part \(shard.text); "
            + "merge the parts of one run")
      }
      if let first, first.shard.run != shard.run {
        throw MergeMistake(
          "\(first.name) and \(part.name) come from runs over different files; merge the parts of one run")
      }
      if let other = byShard[shard.number] {
        throw MergeMistake(
          "part \(shard.text) is there twice, as \(other) and \(part.name); leave one of them out")
      }
      byShard[shard.number] = part.name
      first = first ?? (part.name, shard)
    }
    guard let count = first?.shard.count else { return }
    let missing = (1...count).compactMap { Shard(number: $0, of: count) }.filter { byShard[$0.number] == nil }
    if missing.isEmpty { return }
    let names = missing.prefix(10).map(\.text).joined(separator: ", ") + (missing.count > 10 ? ", …" : "")
    let noun = missing.count == 1 ? "part \(names) is" : "parts \(names) are"
    throw MergeMistake("\(noun) missing; merge all \(count) parts of the run")
  }
}

extension InheritedEntriesList {
  /// The findings that were served by entries which had served others already. Each part has served its first findings, so
  /// that the first of all are among them.
  fileprivate var overserved: [Finding] {
    all.flatMap { Report.sorted($0.findings).dropFirst(max(0, $0.count - $0.unseen)) }
  }
}

/// Why reports cannot be made one, and what to do about it.
public struct MergeMistake: Error, Sendable, Equatable {
  public var message: String

  init(_ message: String) { self.message = message }
}
