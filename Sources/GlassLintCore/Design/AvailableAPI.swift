/// An API of the system, how code spells its use, and since when each system has it.
struct AvailableAPI: Sendable {
  let name: StaticString
  let use: Use
  let release: Release

  /// How code uses it.
  enum Use: Sendable {
    /// `.glassEffect()`; with a label, only calls with an argument of that label.
    case modifier(label: StaticString?)
    /// `.rect(corners: …)`: a member that makes a value, with an argument of this label.
    case factory(label: StaticString)
    /// `GlassEffectContainer { … }`; with labels, only calls with no others.
    case type(labels: [StaticString])
    /// `.glass` of `.buttonStyle(.glass)`: the member that is an argument of this call.
    case argument(of: StaticString)
    /// `UIButton.Configuration.glass()`.
    case buttonConfiguration
    /// `@Observable`.
    case attribute
  }

  /// Since when the systems have it. One that is not named is not judged.
  struct Release: Sendable {
    let versions: [Platform: PlatformVersion]
    /// Systems that do not have it at all.
    let missing: Set<Platform>
    /// It came with Liquid Glass or later.
    let isRecent: Bool

    init(versions: [Platform: PlatformVersion], missing: Set<Platform>) {
      self.versions = versions
      self.missing = missing
      isRecent = versions.values.contains { $0.major >= 26 }
    }
  }
}

extension AvailableAPI.Release {
  /// The yearly releases that gave the API to every system.
  static let of2021 = since(15, 12, 15, 8, 1)
  static let of2022 = since(16, 13, 16, 9, 1)
  static let spring2023 = since(
    PlatformVersion(16, 4), PlatformVersion(13, 3), PlatformVersion(16, 4), PlatformVersion(9, 4), 1)
  static let of2023 = since(17, 14, 17, 10, 1)
  static let of2024 = since(18, 15, 18, 11, 2)
  static let of2025 = since(26, 26, 26, 26, 26)
  /// Liquid Glass, which visionOS does not have.
  static let glass = of2025.without(.visionOS)
  static let visionOnly = only([.visionOS: 1])
  /// What plans for Liquid Glass named before it was there, and no SDK has got.
  static let never = only([:])

  /// - Parameter others: systems that are known not to have it; all but the named ones where `nil`.
  static func only(_ versions: [Platform: PlatformVersion], missing others: Set<Platform>? = nil) -> Self {
    var versions = versions
    // Catalyst has what iOS has.
    if versions[.macCatalyst] == nil { versions[.macCatalyst] = versions[.iOS] }
    return Self(
      versions: versions, missing: others ?? Set(Platform.allCases).subtracting(versions.keys))
  }

  func without(_ platforms: Platform...) -> Self {
    var versions = versions
    for platform in platforms { versions[platform] = nil }
    return Self(versions: versions, missing: missing.union(platforms))
  }

  func on(_ platform: Platform, since version: PlatformVersion) -> Self {
    var versions = versions
    versions[platform] = version
    return Self(versions: versions, missing: missing)
  }

  private static func since(
    _ iOS: PlatformVersion, _ macOS: PlatformVersion, _ tvOS: PlatformVersion, _ watchOS: PlatformVersion,
    _ visionOS: PlatformVersion
  ) -> Self {
    only([.iOS: iOS, .macOS: macOS, .tvOS: tvOS, .watchOS: watchOS, .visionOS: visionOS])
  }
}

extension PlatformVersion: ExpressibleByIntegerLiteral {
  /// A major version.
  public init(integerLiteral value: Int) { self.init(value) }
}

/// The APIs by the name of the call or attribute that uses them.
enum AvailableAPIs {
  private static let byHash: [UInt32: [AvailableAPI]] = Dictionary(grouping: all) { Name($0.trigger).hash }

  /// The APIs that a call or attribute of a name may use.
  static func named(_ name: Name) -> [AvailableAPI] {
    (byHash[name.hash] ?? []).filter { name == $0.trigger }
  }

  /// The names of calls to look at.
  static let calls: [String] = Set(
    all.compactMap { api in
      if case .attribute = api.use { return nil }
      return "\(api.trigger)"
    }
  ).sorted()
}

extension AvailableAPI {
  /// The name of the call or attribute that shows the use.
  var trigger: StaticString {
    if case .argument(let call) = use { return call }
    return name
  }
}
