extension FileContext {
  /// Whether what came with these versions is there on every system that the code at a place is built for: by the
  /// deployment targets of its file, by `#if` and by the checks around it. A system that the table does not name has it
  /// in all versions.
  /// - Parameters:
  ///   - assumed: what to take for granted where nothing at all is known of the file's targets, nor checked for in it. A
  ///     system that is known without its version has nothing that came later.
  func targetsReach(
    _ versions: [Platform: PlatformVersion], assumed: Bool, at node: NodeID
  ) -> Bool {
    targetsReach(versions, of: platforms.systems, assumed: assumed, at: node)
  }

  private func targetsReach(
    _ versions: [Platform: PlatformVersion], of systems: [Platform], assumed: Bool, at node: NodeID
  ) -> Bool {
    guard !systems.isEmpty else { return assumed && !facts.availability.targetsPrecede(versions) }
    if reach(versions, leastVersion, of: systems) { return true }
    // Only now what stands around it, which takes longer to read.
    let scope = AvailabilityScope(tree, at: node)
    // `#if targetEnvironment(macCatalyst)` in an app for iOS is built for a Mac with the version of that.
    let catalyst: [Platform] =
      scope.excluded.contains(.iOS) && !systems.contains(.macCatalyst) ? [.macCatalyst] : []
    return reach(
      versions, { [leastVersion(of: $0), scope.version(for: $0)].compactMap { $0 }.max() },
      of: (systems + catalyst).filter { !scope.excluded.contains($0) })
  }

  private func reach(
    _ versions: [Platform: PlatformVersion], _ certain: (Platform) -> PlatformVersion?, of systems: [Platform]
  ) -> Bool {
    systems.allSatisfy { system in
      guard let needed = versions[system] else { return true }
      return certain(system).map { $0 >= needed } ?? false
    }
  }

  /// Whether `.accessibilityLabel` and its kin are there, which came after SwiftUI itself. A target that names no version for a
  /// system is built for that of the SDK.
  func hasAccessibilityModifiers(at node: NodeID) -> Bool {
    let named = platforms.systems.filter { platforms.version(for: $0) != nil }
    return targetsReach(ReleaseYear.iOS14, of: named, assumed: true, at: node)
  }

  /// What names a view for VoiceOver, as the targets have it.
  /// - Parameter label: a call that makes a `Text`, or what can be given to one.
  func labelModifier(_ label: String, at node: NodeID) -> String {
    if hasAccessibilityModifiers(at: node) { return ".accessibilityLabel(\(label))" }
    return ".accessibility(label: \(label.hasPrefix("Text(") ? label : "Text(\(label))"))"
  }

  /// What hides a view from VoiceOver, as the targets have it.
  func hidingModifier(at node: NodeID) -> String {
    hasAccessibilityModifiers(at: node) ? ".accessibilityHidden(true)" : ".accessibility(hidden: true)"
  }

  /// What tells VoiceOver what kind of element a view is, as the targets have it.
  func traitModifier(_ trait: String, at node: NodeID) -> String {
    hasAccessibilityModifiers(at: node)
      ? ".accessibilityAddTraits(\(trait))" : ".accessibility(addTraits: \(trait))"
  }

  /// Whether the code at a place is built for a system and for no other.
  func isBuiltOnly(for platform: Platform, at node: NodeID) -> Bool {
    if platform == .macOS, tree.isInAppKitType(node) { return true }
    let excluded = AvailabilityScope(tree, at: node).excluded
    let others = platforms.systems.filter { $0 != platform && !excluded.contains($0) }
    return isBuilt(for: platform, at: node) && others.isEmpty && !platforms.systems.isEmpty
  }

  /// Whether the code at a place is built for a system, as far as is known of its file's targets and by the `#if` around
  /// it; not where nothing is known of them.
  func isBuilt(for platform: Platform, at node: NodeID) -> Bool {
    platforms.includes(platform) && !AvailabilityScope(tree, at: node).excluded.contains(platform)
  }
}

/// The releases of a year, by the system that names them. visionOS came after them and has what they brought.
enum ReleaseYear {
  static let iOS13 = versions(13, PlatformVersion(10, 15), 13, 6)
  static let iOS14 = versions(14, 11, 14, 7)
  static let iOS15 = versions(15, 12, 15, 8)
  static let iOS16 = versions(16, 13, 16, 9)
  static let iOS17 = versions(17, 14, 17, 10)
  static let iOS18 = versions(18, 15, 18, 11)
  static let iOS26 = versions(26, 26, 26, 26)

  private static func versions(
    _ iOS: PlatformVersion, _ macOS: PlatformVersion, _ tvOS: PlatformVersion, _ watchOS: PlatformVersion
  ) -> [Platform: PlatformVersion] {
    [.iOS: iOS, .macCatalyst: iOS, .macOS: macOS, .tvOS: tvOS, .watchOS: watchOS]
  }
}

extension FileContext {
  /// Whether code is built with the SDK whose bars and sheets are Liquid Glass, as far as the project tells: by what it runs
  /// on, what its code asks for or draws, or the Xcode that its project was brought up to. Of a file by itself, which says
  /// nothing of all that, it is taken for granted.
  func isBuiltForGlass(_ node: NodeID) -> Bool {
    if targetsReach(ReleaseYear.iOS26, assumed: false, at: node) || site.project.speaksOfGlass { return true }
    guard site.file < site.project.index.sections.files.count else { return true }
    let path = site.project.index.path(ofFile: site.file)
    return site.project.targets.isBroughtUp(toRelease: AvailabilityFacts.glassRelease, path) ?? true
  }
}

extension SyntaxTree {
  /// Whether code is part of a view, a window or a controller of AppKit: `final class Backdrop: NSView`.
  fileprivate func isInAppKitType(_ node: NodeID) -> Bool {
    ancestors(node).contains { type in
      isTypeDeclaration(type)
        && children(type).contains { child in
          guard kind(child) == .inheritedType, let name = name(child), name.hasPrefix("NS") else {
            return false
          }
          return name.containsIgnoringCase("view") || name.hasSuffix("Window") || name.hasSuffix("Panel")
        }
    }
  }
}
