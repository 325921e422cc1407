extension AvailableAPIs {
  /// Those of which a use tells since which versions code runs that asks for none, each with a bit for it. What came before
  /// 2022 tells nothing that is asked.
  static let telling: [AvailableAPI] = Array(all.filter(\.isTelling).prefix(UInt64.bitWidth))
}

extension AvailableAPI {
  fileprivate var isTelling: Bool {
    let isCall =
      switch use {
      case .modifier, .attribute: true
      // Of another type of the name nothing tells it without its labels.
      case .type(let labels): labels.isEmpty
      case .factory, .argument, .buttonConfiguration: false
      }
    return isCall && !release.versions.isEmpty && release.versions[.iOS].map { $0 >= 16 } ?? true
  }
}

/// Which API a file uses where nothing around it asks for a version of a system: a bit for each of
/// `AvailableAPIs.telling`. The compiler takes such a use only where all systems that the code is built for have it.
struct UncheckedUses {
  private(set) var bits: UInt64 = 0

  private static let positions: [UInt32: [Int]] = Dictionary(
    grouping: AvailableAPIs.telling.indices, by: { Name(AvailableAPIs.telling[$0].name).hash })

  /// By the lowest bits of a name's hash, whether some API has such a name: each call of a project is asked about.
  private static let mayTell: [Bool] = positions.keys.reduce(into: Array(repeating: false, count: 256)) {
    $0[Int($1 & 255)] = true
  }

  init(_ tree: SyntaxTree, _ facts: FileFacts) {
    let mayTell = Self.mayTell
    for id in 0..<tree.nodeCount where tree.kind(id) == .call || tree.kind(id) == .attribute {
      guard let word = tree.nameToken(id), tree.token(word).kind == .identifier,
        case let hash = tree.token(word).payload, mayTell[Int(hash & 255)],
        let positions = Self.positions[hash]
      else { continue }
      for position in positions where bits & 1 << UInt64(position) == 0 {
        if Self.isUse(of: AvailableAPIs.telling[position], id, tree, facts), Self.isUnchecked(id, tree) {
          bits |= 1 << UInt64(position)
        }
      }
    }
  }

  private static func isUse(
    of api: AvailableAPI, _ node: NodeID, _ tree: SyntaxTree, _ facts: FileFacts
  ) -> Bool {
    let name = Name(api.name)
    guard tree.isNamed(node, api.name), !facts.declaresCallable(name) else { return false }
    switch api.use {
    case .modifier(let label):
      return tree.kind(node) == .call && facts.imports.contains("SwiftUI") && tree.isModifier(node)
        && !tree.hasBackportBase(node) && label.map { tree.argument(node, $0) != nil } ?? true
    case .type:
      // A module that is called as a type brings one of that name.
      return tree.kind(node) == .call && tree.callee(node).map { tree.kind($0) == .identifier } ?? false
        && !facts.imports.contains("\(api.name)")
    case .attribute:
      return tree.kind(node) == .attribute
        && tree.parent(node).map { tree.kind($0) == .classDecl } ?? false
    case .factory, .argument, .buttonConfiguration: return false
    }
  }

  /// Whether code is built for all systems that its file is, and asks for no version of any. What a macro makes of its
  /// closure may stand in such a check, as that of `#Preview` does.
  private static func isUnchecked(_ node: NodeID, _ tree: SyntaxTree) -> Bool {
    let isPlain = !tree.ancestors(node).contains {
      tree.kind($0) == .ifConfigClause || tree.kind($0) == .macroExpansion
    }
    return isPlain && AvailabilityScope(tree, at: node).isEmpty
  }
}

/// The versions of systems that the code of targets and modules has to run on at least, where these are not to be read: it
/// uses what came with them, and asks for no version.
///
/// One use proves it as well, but a package may have something of the same name: it takes two files, with two API.
struct ProvenVersions: Sendable {
  private struct Use {
    var position: Int
    var file: Int

    var release: AvailableAPI.Release { AvailableAPIs.telling[position].release }
  }

  private var versions: [CompiledUnit: [Platform: PlatformVersion]] = [:]

  init(_ index: ProjectIndex, _ targets: ProjectTargets) {
    let sections = index.sections
    let own = AvailableAPIs.telling.indices.reduce(into: UInt64(0)) { own, position in
      let name = Name(AvailableAPIs.telling[position].name).symbol
      if sections.functionTable.first(name) >= 0 || sections.declaresType(name) {
        own |= 1 << UInt64(position)
      }
    }
    var uses: [CompiledUnit: [Int: [Int]]] = [:]
    for file in sections.files.indices {
      let used = sections.files[file].uncheckedUses & ~own
      if used == 0 { continue }
      let positions = AvailableAPIs.telling.indices.filter { used & 1 << UInt64($0) != 0 }
      // What is built there for some of its systems only tells nothing of the others.
      for (unit, systems) in targets.homes(ofFile: index.path(ofFile: file)) where systems == nil {
        // A third file tells nothing that two do not.
        for position in positions where uses[unit]?[position]?.count ?? 0 < 2 {
          uses[unit, default: [:]][position, default: []].append(file)
        }
      }
    }
    versions = uses.mapValues { files in
      Self.versions(files.flatMap { position, files in files.map { Use(position: position, file: $0) } })
    }
  }

  private static func versions(_ uses: [Use]) -> [Platform: PlatformVersion] {
    var proven: [Platform: PlatformVersion] = [:]
    for platform in Platform.allCases {
      let told = uses.compactMap { use in use.release.versions[platform].map { (use: use, version: $0) } }
      proven[platform] =
        told.filter { own in
          told.contains {
            $0.version >= own.version && $0.use.position != own.use.position && $0.use.file != own.use.file
          }
        }.map(\.version).max()
    }
    return proven
  }

  /// What is proven for all that a file is built in.
  func versions(ofFile path: String, _ targets: ProjectTargets) -> [Platform: PlatformVersion] {
    let homes = targets.homes(ofFile: path).map(\.0)
    guard let first = homes.first else { return [:] }
    return homes.dropFirst().reduce(versions[first] ?? [:]) { proven, home in
      let other = versions[home] ?? [:]
      return proven.reduce(into: [:]) { both, own in both[own.key] = other[own.key].map { min($0, own.value) }
      }
    }
  }
}
