/// A system the linted code runs on, spelled as Swift's `#available` spells it.
public enum Platform: String, Sendable, CaseIterable {
  case iOS, macOS, tvOS, watchOS, visionOS, macCatalyst
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

/// The deployment targets of the linted code: the oldest version of each system it must run on.
public struct Platforms: Sendable, Equatable {
  private var versions: [Platform: PlatformVersion]

  public init(_ versions: [Platform: PlatformVersion] = [:]) { self.versions = versions }

  /// Targets spelled as in the configuration. Those that are not valid are passed over.
  public init(names: [String: String]) {
    self.init()
    for (name, text) in names {
      if let platform = Platform(rawValue: name) { versions[platform] = PlatformVersion(text) }
    }
  }

  /// `nil` where the configuration names no version for it.
  public func version(for platform: Platform) -> PlatformVersion? { versions[platform] }

  /// Those with a version, in the order of `Platform.allCases`.
  public var named: [(platform: Platform, version: PlatformVersion)] {
    Platform.allCases.compactMap { platform in versions[platform].map { (platform, $0) } }
  }

  public var isEmpty: Bool { versions.isEmpty }
}
