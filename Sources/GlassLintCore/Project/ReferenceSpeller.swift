/// The ways to write a token in Swift, worked out once for a project.
struct TokenSpelling: Sendable {
  /// One expression that may mean the token, if nothing nearer has its names.
  struct Candidate: Sendable {
    let text: String
    /// Its names up to the constant.
    let symbols: [Symbol]
    /// The only file that knows the alias it begins with; -1 where all do.
    let file: Int
    /// The type that has to be asked for: `.cardRadius` is a member of `CGFloat`.
    let type: NumberType?
  }

  /// Shortest first.
  let candidates: [Candidate]
  let numberType: NumberType
  let module: ModuleName
  /// The file that declares it.
  let file: Int
  /// The token and all types around it are `public`.
  let isPublic: Bool
}

/// A name that stands for a type in the whole project, or in one file.
struct GlobalAlias {
  let name: String
  let target: UInt64
  /// -1: everywhere.
  let file: Int

  static func all(_ index: ProjectIndex) -> [GlobalAlias] {
    let sections = index.sections
    let resolver = IndexResolver(sections: sections)
    var result: [GlobalAlias] = []
    for (position, holder) in sections.files.enumerated() where holder.aliases.count > 0 {
      for alias in sections.aliases.share(holder.aliases) where alias.owner < 0 {
        let target = resolver.typeKey(resolver.symbols(alias.path, holder), context: -1, file: position)
        guard target != 0 else { continue }
        result.append(
          GlobalAlias(
            name: String(decoding: sections.text.share(holder, alias.text), as: UTF8.self), target: target,
            file: alias.flags.contains(.isPrivate) ? position : -1))
      }
    }
    return result
  }
}

extension TokenSpelling {
  init(_ token: DiscoveredToken, _ index: ProjectIndex, _ aliases: [GlobalAlias]) {
    let sections = index.sections
    let holder = IndexResolver(sections: sections).file(ofSlot: token.slot)
    let slot = sections.slots[Int(token.slot)]
    let behind = token.trailing
    func candidate(_ names: [String], file: Int) -> Candidate {
      Candidate(
        text: names.joined(separator: "."),
        symbols: names.dropLast(behind).map { SymbolHash.symbol($0) }, file: file, type: nil)
    }
    // What holds a constant is a value itself, which goes with its type.
    let values = slot.kind == .variable && !slot.flags.contains(.isStatic) ? 2 + behind : 1 + behind
    var all = (0..<max(1, token.path.count - values)).map {
      candidate(Array(token.path.dropFirst($0)), file: -1)
    }
    var key: UInt64 = 0
    for (position, name) in token.path.dropLast().enumerated() {
      key = IndexResolver.key(key, SymbolHash.symbol(name))
      for alias in aliases where alias.target == key {
        all.append(candidate([alias.name] + token.path.dropFirst(position + 1), file: alias.file))
      }
    }
    if token.path.count == 2, behind == 0, let type = NumberType(named: token.path[0]) {
      all.append(
        Candidate(
          text: "." + token.path[1], symbols: token.path.map { SymbolHash.symbol($0) }, file: -1, type: type))
    }
    candidates = all.sorted { ($0.text.utf8.count, $0.text) < ($1.text.utf8.count, $1.text) }
    numberType = Self.numberType(token, slot, index, holder)
    module = ModuleName(path: index.path(ofFile: holder))
    file = holder
    isPublic = Self.isPublic(slot, sections, sections.files[holder])
  }

  init(_ color: DiscoveredColor, _ index: ProjectIndex, _ aliases: [GlobalAlias]) {
    let token = DiscoveredToken(
      slot: color.slot, role: .color, value: 0, path: color.path, numberType: .other, isAlias: false)
    self.init(token, index, aliases)
  }

  /// `static let xl = 20.0` is a `Double`, `static let xl = 20` an `Int`.
  private static func numberType(
    _ token: DiscoveredToken, _ slot: SlotRecord, _ index: ProjectIndex, _ holder: Int
  ) -> NumberType {
    guard token.numberType == .inferred else { return token.numberType }
    let sections = index.sections
    let file = sections.files[holder]
    for flow in sections.flows.share(file.flows)
    where flow.targetKind == .slot && Int32(file.slots.start + flow.target) == token.slot {
      guard flow.sourceKind == .literal else { return .other }
      return sections.literals[Int(file.literals.start + flow.source)].isInteger ? .int : .double
    }
    return .other
  }

  private static func isPublic(_ slot: SlotRecord, _ sections: IndexSections, _ file: FileRecord) -> Bool {
    guard slot.flags.contains(.isPublic) || slot.kind == .enumCase else { return false }
    var type = slot.owner
    while type >= 0 {
      let item = sections.types[Int(file.types.start) + Int(type)]
      guard item.flags.contains(.isPublic) || item.kind == .extension else { return false }
      type = item.parent
    }
    return true
  }
}

extension NumberType {
  init?(named name: String) {
    switch name {
    case "CGFloat": self = .cgFloat
    case "Double": self = .double
    case "Float": self = .float
    default: return nil
    }
  }
}

extension TokenSpelling {
  /// What an expression that means it begins with.
  var firstNames: Set<Symbol> {
    Set(candidates.compactMap { $0.type == nil ? $0.symbols.first : $0.symbols.last })
  }
}

/// Finds the shortest Swift expression that means a token where it is to be written.
struct ReferenceSpeller {
  let project: Project
  let file: Int
  let module: ModuleName

  init(_ project: Project, file: Int) {
    self.project = project
    self.file = file
    module = ModuleName(path: project.index.path(ofFile: file))
  }

  /// - Parameters:
  ///   - context: the position of the type around the place among those of the file; -1 for none.
  ///   - numberType: how numbers are typed there.
  /// - Returns: `nil` where the token cannot be named there: another module keeps it to itself or is not imported, or
  ///   its type is not that of the place.
  func reference(to token: Int, context: Int32, _ numberType: NumberType) -> String? {
    let spelling = project.spellings[token]
    guard fits(spelling.numberType, numberType), isReachable(spelling) else { return nil }
    let slot = project.discovery.tokens[token].slot
    return spelling.candidates.first { candidate in
      (candidate.file < 0 || candidate.file == file) && (candidate.type ?? numberType) == numberType
        && means(candidate, slot, context)
    }?.text
  }

  /// As `reference(to:context:_:)`, for a color by its position among those of the project.
  func reference(toColor color: Int, context: Int32) -> String? {
    let spelling = project.colorSpellings[color]
    guard isReachable(spelling) else { return nil }
    let slot = project.discovery.colors[color].slot
    return spelling.candidates.first { candidate in
      (candidate.file < 0 || candidate.file == file) && means(candidate, slot, context)
    }?.text
  }

  /// `CGFloat` and `Double` stand for each other; no other numbers do.
  private func fits(_ token: NumberType, _ place: NumberType) -> Bool {
    switch place {
    case .cgFloat, .double: token == .cgFloat || token == .double
    case .float, .int: token == place
    case .inferred, .other: false
    }
  }

  private func means(_ candidate: TokenSpelling.Candidate, _ slot: Int32, _ context: Int32) -> Bool {
    var count = 0
    var isSame = true
    candidate.symbols.withUnsafeBufferPointer { path in
      IndexResolver(sections: project.index.sections).forEachSlot(
        ofPath: path, context: candidate.type == nil ? context : -1, file: file
      ) {
        count += 1
        isSame = isSame && $0 == slot
      }
    }
    return count == 1 && isSame
  }

  private func isReachable(_ spelling: TokenSpelling) -> Bool {
    guard module != spelling.module, let name = spelling.module.name else {
      return project.targets.sees(spelling, from: file, project.index)
    }
    return spelling.isPublic && imports(SymbolHash.symbol(name))
  }

  /// Modules that hand on modules that hand on others.
  private static let exportLimit = 4

  /// Whether the file imports a module, by itself or through others that hand it on.
  private func imports(_ module: Symbol) -> Bool {
    var known = project.index.imports(ofFile: file)
    for _ in 0..<Self.exportLimit {
      if known.contains(module) { return true }
      let more = known.reduce(into: Set<Symbol>()) { $0.formUnion(project.declared.exports[$1] ?? []) }
      if more.isSubset(of: known) { return false }
      known.formUnion(more)
    }
    return false
  }
}

/// The module a file belongs to, as far as its path tells: Swift packages keep each in a folder of its name below
/// `Sources` or `Tests`.
struct ModuleName: Equatable {
  /// `nil` for what lies outside of a package, such as an app's target.
  let name: String?
  /// The package's folder, so that modules of one name in two packages are two.
  private let package: String?

  init(path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let index = parts.lastIndex(where: { $0 == "Sources" || $0 == "Tests" }), index + 2 < parts.count
    else {
      name = nil
      package = nil
      return
    }
    name = String(parts[index + 1])
    package = parts[..<index].joined(separator: "/")
  }
}
