extension SyntaxTree {
  /// The systems that lack a module which is imported outside of `#if`.
  var platformsWithoutImports: Set<Platform> {
    var missing: Set<Platform> = []
    for id in 0..<nodeCount where kind(id) == .importDecl {
      guard let name = name(id), parent(id).map({ kind($0) }) == .sourceFile else { continue }
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
  private var missing: [CompiledUnit: Set<Platform>] = [:]

  /// - Parameters:
  ///   - files: absolute, with the systems that lack what they import.
  ///   - homes: of a file, each with the systems that it is built there for; `nil` for all.
  init(_ files: [(path: String, missing: Set<Platform>)], homes: (String) -> [(CompiledUnit, Set<Platform>?)])
  {
    for file in files {
      for (home, systems) in homes(file.path) {
        missing[home, default: []].formUnion(systems.map { file.missing.intersection($0) } ?? file.missing)
      }
    }
  }

  /// What is left of the systems that a home is said to be for. Where nothing is left, files are left out of builds for one
  /// system or the other by settings, and they all count.
  func left(of systems: Set<Platform>, in home: CompiledUnit) -> Set<Platform> {
    guard let missing = missing[home] else { return systems }
    let left = systems.subtracting(missing)
    return left.isEmpty ? systems : left
  }
}
