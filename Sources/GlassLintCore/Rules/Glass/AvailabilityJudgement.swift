/// On which systems a piece of code asks for more than they have.
struct AvailabilityJudgement {
  private struct Failure {
    let platform: Platform
    /// `nil`: the system does not have it at all.
    let needed: PlatformVersion?
    /// The deployment target; `nil` where only the file's own checks tell that it is older.
    let target: PlatformVersion?
    /// What a check around it asks for, where that is more than the target.
    let checked: PlatformVersion?
  }

  private struct Target {
    let platform: Platform
    /// `nil` where only the file's own checks tell that it is older than what they ask for.
    let known: PlatformVersion?
  }

  private var failures: [Failure] = []
  private let release: AvailableAPI.Release

  var isEmpty: Bool { failures.isEmpty }

  /// Whether no system that is judged has the API at all.
  var isAboutMissing: Bool { failures.allSatisfy { $0.needed == nil } }

  /// Judges a use on each system its code is built for. Shared code has to run on all of them, so that for what is new
  /// the lowest target counts. What is older has long been built for the systems it is for, and a project seldom builds
  /// all its files for all its systems: that has to fail on each.
  init(_ context: borrowing RuleContext, _ release: AvailableAPI.Release, at node: NodeID) {
    self.release = release
    let scope = AvailabilityScope(context.tree, at: node)
    guard !scope.isOpaque else { return }
    let excluded = scope.excluded.union(context.facts.platformsWithoutImports)
    var targets = Self.targets(context, release).filter { target in
      !excluded.contains(target.platform)
        && !Self.isForAnother(than: target.platform, context, scope, excluded, release)
    }
    failures = Self.failures(release, targets, scope)
    guard !failures.isEmpty else { return }
    // Only now the path, which takes longer to read.
    let folder = context.site.folderPlatforms
    if !folder.isEmpty {
      targets.removeAll { !folder.contains($0.platform) }
      failures = Self.failures(release, targets, scope)
    }
    guard targets.contains(where: { Self.holds(release, $0, scope) }), !failures.isEmpty else { return }
    guard release.isRecent else {
      failures = []
      return
    }
    let others = context.file.platformsWithoutWords
    failures.removeAll { others.contains($0.platform) }
  }

  private static func failures(
    _ release: AvailableAPI.Release, _ targets: [Target], _ scope: AvailabilityScope
  ) -> [Failure] {
    // What only some systems have is code for those.
    let isMeant = targets.contains { !release.missing.contains($0.platform) }
    return targets.compactMap { target in
      let checked = scope.version(for: target.platform)
      if release.missing.contains(target.platform) {
        // Whoever asks for a version takes the API for one of it.
        if isMeant || checked != nil { return nil }
      } else if holds(release, target, scope) {
        return nil
      }
      return Failure(
        platform: target.platform, needed: release.versions[target.platform], target: target.known,
        checked: checked.flatMap { $0 > target.known ?? 0 ? $0 : nil })
    }
  }

  /// Whether a system has the API by its target or by the checks around the use.
  private static func holds(_ release: AvailableAPI.Release, _ target: Target, _ scope: AvailabilityScope)
    -> Bool
  {
    if release.missing.contains(target.platform) { return false }
    guard let needed = release.versions[target.platform] else { return true }
    let certain = [target.known, scope.version(for: target.platform)].compactMap { $0 }.max()
    return certain.map { $0 >= needed } ?? false
  }

  /// Whether the checks around a use cover it on another system and say nothing of this one, nor does the rest of the
  /// file: then the code is for the other, as that of a watch app beside one for phones.
  private static func isForAnother(
    than platform: Platform, _ context: borrowing RuleContext, _ scope: AvailabilityScope,
    _ excluded: Set<Platform>, _ release: AvailableAPI.Release
  ) -> Bool {
    guard scope.version(for: platform) == nil, context.facts.availability.earliestChecked(platform) == nil
    else { return false }
    return scope.versions.contains { other, version in
      other != platform && !excluded.contains(other)
        && release.versions[other].map { version >= $0 } == true
    }
  }

  /// The systems to judge: those with a deployment target, or else those for which the file itself checks for a version
  /// up to the one that is needed, and so has to run on earlier ones. Checks for what is older than Liquid Glass are left
  /// behind in many a project that has long raised its target.
  private static func targets(_ context: borrowing RuleContext, _ release: AvailableAPI.Release) -> [Target] {
    guard context.platforms.named.isEmpty else {
      return context.platforms.named.map { Target(platform: $0.platform, known: $0.version) }
    }
    let availability = context.facts.availability
    return Platform.allCases.compactMap { platform in
      guard let needed = release.versions[platform], let asked = availability.earliestChecked(platform),
        asked <= needed, asked.major >= 26
      else { return nil }
      return Target(platform: platform, known: nil)
    }
  }

  // MARK: Messages

  func message(for api: String) -> String {
    let older = failures.filter { $0.needed != nil }
    guard !older.isEmpty else { return missingMessage(api) }
    let needs = older.map { "\($0.platform.rawValue) \($0.needed ?? 0)" }
    let check = "#available(\(needs.joined(separator: ", ")), *)"
    return """
      `\(api)` needs \(Self.list(needs)); \(shortfall(older)); wrap it in `if \(check)`, with something for older \
      systems in the `else`, or mark what uses it `@\(check.dropFirst())`
      """
  }

  private func shortfall(_ older: [Failure]) -> String {
    if let failure = older.first(where: { $0.checked != nil }), let checked = failure.checked {
      return "the check around it asks for \(failure.platform.rawValue) \(checked) only"
    }
    let targets = older.compactMap { failure in
      failure.target.map { "\(failure.platform.rawValue) \($0)" }
    }
    if targets.isEmpty { return "by its checks this file runs on earlier versions, too" }
    return "the deployment target\(targets.count > 1 ? "s are" : " is") \(Self.list(targets))"
  }

  private func missingMessage(_ api: String) -> String {
    guard !release.versions.isEmpty else {
      return "`\(api)` is in no SDK; use `.glassEffect()` in `if #available(iOS 26.0, *)`"
    }
    let systems = failures.map(\.platform.rawValue)
    let having = Platform.allCases.filter { release.versions[$0] != nil && $0 != .macCatalyst }
    let condition = having.map { "os(\($0.rawValue))" }.joined(separator: " || ")
    return """
      `\(api)` does not exist on \(Self.list(systems)), only on \(Self.list(having.map(\.rawValue))); put it in \
      `#if \(condition)`, with something else for the other systems
      """
  }

  private static func list(_ items: [String]) -> String {
    guard items.count > 1, let last = items.last else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " and " + last
  }
}
