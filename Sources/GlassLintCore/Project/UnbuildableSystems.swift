extension SyntaxTree {
  /// The systems that lack a module which is imported outside of `#if`.
  var platformsWithoutImports: Set<Platform> {
    var missing: Set<Platform> = []
    for id in children(root) where kind(id) == .importDecl {
      guard let name = name(id) else { continue }
      switch name {
      case "UIKit": missing.insert(.macOS)
      case "AppKit", "Cocoa": missing.formUnion([.iOS, .tvOS, .watchOS, .visionOS])
      default: continue
      }
    }
    return missing
  }
}

extension Set<Platform> {
  /// A bit for each system, in the order of the cases.
  var bits: UInt64 {
    Platform.allCases.enumerated().reduce(0) { contains($1.element) ? $0 | 1 << UInt64($1.offset) : $0 }
  }

  init(bits: UInt64) {
    self = Set(
      Platform.allCases.enumerated().lazy.filter { bits & 1 << UInt64($0.offset) != 0 }.map(\.element))
  }
}

/// What the files of targets import tells systems that they cannot be built for, whatever their settings list: a template
/// lists all, and nobody takes out those that an app never comes to.
struct UnbuildableSystems: Sendable {
  /// A file that imports what some systems lack.
  struct Importer: Sendable, Equatable {
    /// Absolute.
    var path: String
    /// As `Set<Platform>.bits`.
    var missing: UInt64
  }

  let importers: [Importer]
  /// By what they miss, once that has been asked about, what the files tell of each home.
  private var missing: [UInt64: [CompiledUnit: UInt64]] = [:]
  /// What all of them miss.
  private let allMissing: UInt64

  init(_ importers: [Importer] = []) {
    self.importers = importers
    allMissing = importers.reduce(0) { $0 | $1.missing }
  }

  /// What is left of the systems that a home is said to be for. Where nothing is left, files are left out of builds for one
  /// system or the other by settings, and they all count.
  ///
  /// Only those files are looked up that some of these systems cannot build: in an app for the phone, with hundreds that
  /// import UIKit, there are none.
  /// - Parameter homes: of a file, each with the systems that it is built there for; `nil` for all.
  mutating func left(
    of systems: Set<Platform>, in home: CompiledUnit,
    homes: (String) -> [(CompiledUnit, Set<Platform>?)]
  ) -> Set<Platform> {
    let wanted = systems.bits
    if wanted & allMissing == 0 { return systems }
    var found: UInt64 = 0
    for kind in Set(importers.lazy.map(\.missing)) where kind & wanted != 0 {
      if missing[kind] == nil { missing[kind] = told(by: importers.filter { $0.missing == kind }, homes) }
      found |= missing[kind]?[home] ?? 0
    }
    let left = wanted & ~found
    return left == 0 || left == wanted ? systems : Set(bits: left)
  }

  private func told(
    by importers: [Importer], _ homes: (String) -> [(CompiledUnit, Set<Platform>?)]
  ) -> [CompiledUnit: UInt64] {
    var told: [CompiledUnit: UInt64] = [:]
    for file in importers {
      for (home, systems) in homes(file.path) {
        told[home, default: 0] |= systems.map { file.missing & $0.bits } ?? file.missing
      }
    }
    return told
  }
}
