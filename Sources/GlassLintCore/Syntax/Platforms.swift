/// A system the linted code runs on, spelled as Swift's `#available` spells it.
public enum Platform: String, Sendable, CaseIterable {
  case iOS, macOS, tvOS, watchOS, visionOS, macCatalyst
}

extension Platform: Comparable {
  /// By name.
  public static func < (left: Platform, right: Platform) -> Bool { left.rawValue < right.rawValue }
}

/// A version of a system: `17`, `17.4` or `17.4.1`.
public struct PlatformVersion: Sendable, Hashable, Comparable, CustomStringConvertible {
  public var major: Int
  public var minor: Int
  public var patch: Int

  public init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// - Returns: `nil` unless the text is one to three numbers, each below a million, with periods between.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part -> Int? in
      guard (1...6).contains(part.utf8.count), part.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
        return nil
      }
      return Int(part)
    }
    guard (1...3).contains(parts.count), numbers.count == parts.count else { return nil }
    self.init(numbers[0], numbers.count > 1 ? numbers[1] : 0, numbers.count > 2 ? numbers[2] : 0)
  }

  public var description: String { patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)" }

  public static func < (left: PlatformVersion, right: PlatformVersion) -> Bool {
    (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
  }
}

/// The systems that code is built for, and of each the oldest version it must run on, where that is known.
public struct Platforms: Sendable, Equatable {
  private var versions: [Platform: PlatformVersion]
  /// Systems that the code is built for, of any version.
  private var unversioned: Set<Platform>

  /// - Parameter unversioned: systems that the code is built for besides, of which no version is known.
  public init(_ versions: [Platform: PlatformVersion] = [:], unversioned: Set<Platform> = []) {
    self.versions = versions
    self.unversioned = unversioned.subtracting(versions.keys)
  }

  /// Targets spelled as in the configuration. Those that are not valid are passed over.
  public init(names: [String: String]) {
    self.init()
    for (name, text) in names {
      if let platform = Platform(rawValue: name) { versions[platform] = PlatformVersion(text) }
    }
  }

  /// `nil` where no version is known for it.
  public func version(for platform: Platform) -> PlatformVersion? { versions[platform] }

  /// Those with a version, in the order of `Platform.allCases`.
  public var named: [(platform: Platform, version: PlatformVersion)] {
    Platform.allCases.compactMap { platform in versions[platform].map { (platform, $0) } }
  }

  /// All systems that the code is known to be built for, with a version or without, in the order of `Platform.allCases`.
  public var systems: [Platform] { Platform.allCases.filter(includes) }

  /// Whether the code is known to be built for a system.
  public func includes(_ platform: Platform) -> Bool {
    versions[platform] != nil || unversioned.contains(platform)
  }

  /// Nothing is known: the code may be for any system.
  public var isEmpty: Bool { versions.isEmpty && unversioned.isEmpty }
}
