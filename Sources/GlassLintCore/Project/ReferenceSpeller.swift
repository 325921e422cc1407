import Synchronization

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

  /// Those that need no variable, shortest first.
  let candidates: [Candidate]
  var path: TokenPath
  let numberType: NumberType
  let module: ModuleName
  /// The file that declares it.
  let file: Int
  /// The token and all types around it are `public`.
  let isPublic: Bool
  /// It is a member of a type that the project only extends, such as `Color` or `CGFloat`.
  let isOfSystemType: Bool
  /// What an expression that means it begins with.
  let firstNames: Set<Symbol>
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
  /// - Parameter numberType: how Swift types what the path leads to.
  init(
    _ path: TokenPath, _ numberType: NumberType, _ index: ProjectIndex, _ aliases: [GlobalAlias],
    _ modules: ProjectModules
  ) {
    let sections = index.sections
    let holder = IndexResolver(sections: sections).file(ofSlot: path.slot)
    let names = path.names
    func candidate(_ names: [String], file: Int) -> Candidate {
      Candidate(text: names.joined(separator: "."), symbols: Self.symbols(names, path), file: file, type: nil)
    }
    var all: [Candidate] = []
    let isOfKit = path.constantAt > 0 && ConstantNames.paintTypes.contains(SymbolHash.symbol(names[0]))
    if isOfKit, path.isGlobal, path.standsAlone,
      aliases.contains(where: {
        $0.name == names[0] && $0.target != IndexResolver.key(0, SymbolHash.symbol(names[0]))
      })
    {
      // The project calls something else `Font`.
      let module = names[0].hasPrefix("UI") ? "UIKit" : names[0].hasPrefix("NS") ? "AppKit" : "SwiftUI"
      all = [candidate([module] + names, file: -1)]
    } else if path.isGlobal, path.standsAlone {
      all = (0..<max(1, path.constantAt)).map { candidate(Array(names.dropFirst($0)), file: -1) }
      var key: UInt64 = 0
      for (position, name) in names.prefix(path.constantAt).enumerated() {
        key = IndexResolver.key(key, SymbolHash.symbol(name))
        for alias in aliases where alias.target == key {
          all.append(candidate([alias.name] + names.dropFirst(position + 1), file: alias.file))
        }
      }
    }
    if names.count == 2, path.constantAt == 1, path.trailing == 0, path.standsAlone,
      let type = NumberType(named: names[0]) ?? Self.extended(path.slot, sections)
    {
      all.append(
        Candidate(text: "." + names[1], symbols: Self.symbols(names, path), file: -1, type: type))
    }
    candidates = all.sorted { ($0.text.utf8.count, $0.text) < ($1.text.utf8.count, $1.text) }
    // That files name a type of the system's says nothing of what extends it.
    firstNames = Set(
      candidates.compactMap { candidate in
        candidate.type != nil || candidate.symbols.first.map(Self.isOfSystem) ?? false
          ? candidate.symbols.last : candidate.symbols.first
      })
    self.path = path
    self.numberType = numberType
    module = modules.module(ofFile: index.path(ofFile: holder))
    file = holder
    isPublic = Self.isPublic(sections.slots[Int(path.slot)], sections, sections.files[holder])
    isOfSystemType =
      path.isGlobal && path.constantAt > 0
      && IndexResolver(sections: sections)
        .declaration(ofType: IndexResolver.key(0, SymbolHash.symbol(names[0]))) == nil
  }

  private static func isOfSystem(_ name: Symbol) -> Bool {
    let key = IndexResolver.key(0, name)
    return ConstantNames.colorTypes.contains(key) || ConstantNames.fontTypes.contains(key)
      || NumberType(key: key) != nil || ConstantNames.modules.contains(key)
  }

  /// The type of numbers that a constant is a member of, by another name of it: `Spacing` of a type alias.
  private static func extended(_ slot: Int32, _ sections: IndexSections) -> NumberType? {
    let resolver = IndexResolver(sections: sections)
    let record = sections.slots[Int(slot)]
    guard record.owner >= 0 else { return nil }
    return NumberType(key: resolver.ownerKey(record.owner, sections.files[resolver.file(ofSlot: slot)]))
  }

  /// What the index looks names up by: those up to the constant, without a function's argument.
  fileprivate static func symbols(_ names: [String], _ path: TokenPath) -> [Symbol] {
    names.dropLast(path.trailing).map { name in
      SymbolHash.symbol(path.isCall ? name.prefix { $0 != "(" } : name[...])
    }
  }

  private static func isPublic(_ slot: SlotRecord, _ sections: IndexSections, _ file: FileRecord) -> Bool {
    // What a protocol asks for is as public as the protocol.
    let isRequired =
      slot.owner >= 0 && sections.types[Int(file.types.start) + Int(slot.owner)].kind == .protocol
    guard slot.flags.contains(.isPublic) || slot.kind == .enumCase || isRequired else { return false }
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

/// Finds the shortest Swift expression that means a token where it is to be written.
struct ReferenceSpeller {
  let project: Project
  let file: Int
  let module: ModuleName

  /// The modules that the file imports, by itself or through others that hand them on.
  private let modules: Set<Symbol>

  init(_ project: Project, file: Int) {
    self.project = project
    self.file = file
    module = project.declared.modules.module(ofFile: project.index.path(ofFile: file))
    modules = Self.modules(importedBy: project.index.imports(ofFile: file), project.declared.exports)
  }

  /// - Parameters:
  ///   - context: the position of the type around the place among those of the file; -1 for none.
  ///   - numberType: how numbers are typed there.
  /// - Returns: `nil` where the token cannot be named there: another module keeps it to itself or is not imported, or
  ///   its type is not that of the place.
  func reference(to token: Int, context: Int32, _ numberType: NumberType) -> String? {
    let spelling = project.spellings[token]
    return fits(spelling.numberType, numberType) ? reference(to: spelling, context: context, numberType) : nil
  }

  /// As `reference(to:context:_:)`, for a color by its position among those of the project.
  /// - Parameter scheme: a parameter that holds the color scheme there.
  func reference(toColor color: Int, context: Int32, scheme: String? = nil) -> String? {
    reference(to: project.colorSpellings[color], context: context, .other, scheme: scheme)
  }

  /// As `reference(to:context:_:)`, for a font by its position among those of the project.
  func reference(toFont font: Int, context: Int32) -> String? {
    reference(to: project.fontSpellings[font], context: context, .other)
  }

  private func reference(
    to spelling: TokenSpelling, context: Int32, _ numberType: NumberType, scheme: String? = nil
  ) -> String? {
    let text = text(of: spelling, context, numberType)
    guard let text, spelling.path.takesScheme else { return text }
    return (scheme ?? schemeVariable(context)).map { text.replacing("colorScheme)", with: "\($0))") }
  }

  /// The variable of the type around that holds the color scheme: `@Environment(\.colorScheme) var scheme`.
  private func schemeVariable(_ context: Int32) -> String? {
    guard context >= 0 else { return nil }
    let sections = project.index.sections
    let resolver = IndexResolver(sections: sections)
    let record = sections.files[file]
    let owner = resolver.ownerKey(context, record)
    func holdsScheme(_ slot: Int32, _ holder: FileRecord) -> Bool {
      let variable = sections.slots[Int(slot)]
      guard variable.kind == .variable, variable.owner >= 0,
        variable.flags.isDisjoint(with: [.isStatic, .isLocal]),
        resolver.ownerKey(variable.owner, holder) == owner
      else { return false }
      let type = resolver.symbols(variable.type, holder)
      return type.elementsEqual(ConstantNames.environmentScheme)
        || type.count == 1 && ConstantNames.schemeTypes.contains(IndexResolver.key(0, type[0]))
    }
    let slots = Int32(record.slots.start)..<Int32(record.slots.start + record.slots.count)
    if let own = slots.first(where: { holdsScheme($0, record) }) {
      return sections.name(ofSlot: own, record)
    }
    // The rest of the type may stand in another file.
    var name: String?
    sections.memberTable.forEach(IndexResolver.key(owner, ConstantNames.environmentScheme[1])) { slot in
      let holder = sections.files[resolver.file(ofSlot: slot)]
      if !sections.slots[Int(slot)].flags.contains(.isPrivate), holdsScheme(slot, holder) {
        name = sections.name(ofSlot: slot, holder)
      }
    }
    return name
  }

  private func text(of spelling: TokenSpelling, _ context: Int32, _ numberType: NumberType) -> String? {
    guard spelling.path.standsAlone, spelling.path.reaches(project.index.path(ofFile: file)) else {
      return nil
    }
    // Who holds the instance sees its members.
    if let held = held(spelling.path, context), means(held, spelling.path, context) { return held.text }
    guard !spelling.candidates.isEmpty, isReachable(spelling) else { return nil }
    return spelling.candidates.first { candidate in
      (candidate.file < 0 || candidate.file == file) && (candidate.type.map { $0 == numberType } ?? true)
        && means(candidate, spelling.path, context)
    }?.text
  }

  /// The way through a variable of the type around that holds the instance: `theme.spacing.md`.
  private func held(_ path: TokenPath, _ context: Int32) -> TokenSpelling.Candidate? {
    guard path.instanceType != 0, context >= 0 else { return nil }
    let sections = project.index.sections
    let resolver = IndexResolver(sections: sections)
    let record = sections.files[file]
    let owner = resolver.ownerKey(context, record)
    for slot in Int32(record.slots.start)..<Int32(record.slots.start + record.slots.count) {
      let variable = sections.slots[Int(slot)]
      guard variable.kind == .variable, variable.owner >= 0,
        variable.flags.isDisjoint(with: [.isStatic, .isLocal]),
        resolver.ownerKey(variable.owner, record) == owner,
        variable.numberType == .other || variable.numberType == .inferred,
        resolver.memberOwner(of: slot, variable, depth: 0) == path.instanceType
      else { continue }
      let names = [sections.name(ofSlot: slot, record)] + path.names.dropFirst(path.membersAt)
      return TokenSpelling.Candidate(
        text: names.joined(separator: "."), symbols: TokenSpelling.symbols(names, path), file: -1, type: nil)
    }
    return nil
  }

  /// `CGFloat` and `Double` stand for each other; no other numbers do.
  private func fits(_ token: NumberType, _ place: NumberType) -> Bool {
    switch place {
    case .cgFloat, .double: token == .cgFloat || token == .double
    case .float, .int: token == place
    case .other: token == .other
    case .inferred: false
    }
  }

  private func means(_ candidate: TokenSpelling.Candidate, _ path: TokenPath, _ context: Int32) -> Bool {
    IndexResolver(sections: project.index.sections).means(
      candidate.symbols, path, context: candidate.type == nil ? context : -1, file: file)
  }

  private func isReachable(_ spelling: TokenSpelling) -> Bool {
    // A package knows nothing of the app that uses it.
    if module.name != nil, spelling.module.name == nil { return false }
    guard module != spelling.module, let name = spelling.module.name else {
      return project.visibility.sees(
        spelling, among: project.declared.firstNames[spelling.file] ?? spelling.firstNames, from: file,
        project.index, imports: imports)
    }
    guard spelling.isPublic else { return false }
    let symbol = SymbolHash.symbol(name)
    // Members of the system's types are seen without an import of their own, where the project relies on that.
    return imports(symbol) || importsWhatOthersDo(spelling)
      || spelling.isOfSystemType
        && project.borrowedImports.sees(
          symbol, fromFile: project.index.path(ofFile: file))
  }

  /// Whether the file imports what those beside it do that name the token's type: what their folders are called need not
  /// be what the modules are.
  private func importsWhatOthersDo(_ spelling: TokenSpelling) -> Bool {
    guard
      let shared = project.namedImports.imports(
        ofFilesNaming: spelling.firstNames, besideFile: project.index.path(ofFile: file))
    else { return false }
    return shared.isSubset(of: project.index.imports(ofFile: file))
  }

  /// Modules that hand on modules that hand on others.
  private static let exportLimit = 4

  static func modules(importedBy own: Set<Symbol>, _ exports: [Symbol: Set<Symbol>]) -> Set<Symbol> {
    if exports.isEmpty { return own }
    var known = own
    for _ in 1..<exportLimit {
      let more = known.reduce(into: Set<Symbol>()) { $0.formUnion(exports[$1] ?? []) }
      if more.isSubset(of: known) { break }
      known.formUnion(more)
    }
    return known
  }

  /// Whether the file imports a module, by itself or through others that hand it on.
  private func imports(_ module: Symbol) -> Bool { modules.contains(module) }
}

/// What the files of a module or a target all import that begin a reference with a name, but for modules of the system.
final class NamedImports: Sendable {
  private let index: ProjectIndex
  private let compiledUnits: CompiledUnits
  /// By name: the files.
  private let files: [Symbol: [Int32]]
  /// Of files whose unit is not known, that of `nil`.
  private let shared = Mutex<[Symbol: [CompiledUnit?: Set<Symbol>]]>([:])

  static let systemModules: Set<Symbol> = Set(
    [
      "SwiftUI", "UIKit", "AppKit", "Foundation", "Combine", "Observation", "CoreGraphics", "Charts",
      "WidgetKit",
    ]
    .map { SymbolHash.symbol($0) })

  /// - Parameter names: those to be asked about.
  init(_ names: Set<Symbol>, _ project: Project) {
    let index = project.index
    self.index = index
    compiledUnits = project.compiledUnits
    let sections = index.sections
    let names = SymbolSet(names)
    var files: [Symbol: [Int32]] = [:]
    for (file, record) in sections.files.enumerated() {
      // `.small` may be anybody's, where nothing but the system is imported.
      let importsOthers = !index.imports(ofFile: file).isSubset(of: Self.systemModules)
      for reference in sections.references.share(record.references)
      where reference.kind == .path && reference.path.count > 1
        || reference.kind == .implicit && importsOthers
      {
        for place in reference.path.start..<reference.path.start + min(2, reference.path.count) {
          let name = sections.symbols[Int(record.symbols.start + place)]
          if names.contains(name), files[name]?.last != Int32(file) {
            files[name, default: []].append(Int32(file))
          }
        }
      }
    }
    self.files = files
  }

  /// What a file has to import to name what those names begin, as the files show that are compiled with it.
  /// - Parameter path: absolute.
  /// - Returns: `nil` where no file of one of its units names any of them.
  func imports(ofFilesNaming names: Set<Symbol>, besideFile path: String) -> Set<Symbol>? {
    let units = units(ofFile: path)
    return shared.withLock { shared in
      var all: Set<Symbol> = []
      for unit in units {
        let own = names.reduce(nil as Set<Symbol>?) { found, name in
          let known = shared[name] ?? imports(ofFilesNaming: name)
          shared[name] = known
          guard let imports = known[unit] else { return found }
          return found?.intersection(imports) ?? imports
        }
        guard let own else { return nil }
        all.formUnion(own)
      }
      return all
    }
  }

  private func imports(ofFilesNaming name: Symbol) -> [CompiledUnit?: Set<Symbol>] {
    (files[name] ?? []).reduce(into: [:]) { shared, file in
      let imports = index.imports(ofFile: Int(file)).subtracting(Self.systemModules)
      for unit in units(ofFile: index.path(ofFile: Int(file))) {
        shared[unit] = shared[unit]?.intersection(imports) ?? imports
      }
    }
  }

  private func units(ofFile path: String) -> [CompiledUnit?] {
    let units = compiledUnits.all(ofFile: path)
    return units.isEmpty ? [nil] : units
  }
}

/// What extends the system's types is seen in all of a module, whichever of its files imports it, unless the upcoming
/// feature `MemberImportVisibility` says otherwise. Whether it does shows in what the files name.
struct BorrowedImports: Sendable {
  /// What the files of a home name without importing it.
  private var borrowed: [CompiledUnit: Set<Symbol>] = [:]
  /// What any of its files imports.
  private var imported: [CompiledUnit: Set<Symbol>] = [:]
  private let compiledUnits: CompiledUnits

  /// - Parameter tokens: those of the project that are members of the system's types, with their modules.
  init(_ tokens: [Int32: Symbol], _ project: Project) {
    let index = project.index
    compiledUnits = project.compiledUnits
    var files: [Int: (homes: [CompiledUnit], imports: Set<Symbol>)] = [:]
    for use in project.tokenUses.records {
      guard let module = tokens[use.token] else { continue }
      let position = Int(use.file)
      let file =
        files[position]
        ?? (
          homes(ofFile: index.path(ofFile: position)),
          ReferenceSpeller.modules(
            importedBy: index.imports(ofFile: position), project.declared.exports)
        )
      files[position] = file
      if file.imports.contains(module) { continue }
      for home in file.homes where !isModule(home, module) { borrowed[home, default: []].insert(module) }
    }
    if borrowed.isEmpty { return }
    for position in index.sections.files.indices {
      for home in homes(ofFile: index.path(ofFile: position)) {
        imported[home, default: []].formUnion(index.imports(ofFile: position))
      }
    }
  }

  /// Whether a file sees a module, as far as that is members of the system's types, in all that it is compiled with.
  func sees(_ module: Symbol, fromFile path: String) -> Bool {
    if borrowed.isEmpty { return false }
    let homes = homes(ofFile: path)
    return !homes.isEmpty
      && homes.allSatisfy {
        borrowed[$0]?.contains(module) ?? false || imported[$0]?.contains(module) ?? false
      }
  }

  private func isModule(_ home: CompiledUnit, _ module: Symbol) -> Bool {
    guard case .module(let name) = home else { return false }
    return name.name.map { SymbolHash.symbol($0) } == module
  }

  private func homes(ofFile path: String) -> [CompiledUnit] {
    compiledUnits.all(ofFile: path)
  }
}

extension Project {
  /// What files see that others of their module import, read when it is first asked for.
  var borrowedImports: BorrowedImports {
    if isProvisional { return known.borrowedImports }
    return facts.borrowedImports.value {
      let all =
        zip(discovery.tokens.map(\.slot), spellings).map { $0 }
        + zip(discovery.colors.map(\.slot), colorSpellings).map { $0 }
        + zip(discovery.fonts.map(\.slot), fontSpellings).map { $0 }
      let members = all.compactMap { slot, spelling in
        spelling.isOfSystemType ? spelling.module.name.map { (slot, SymbolHash.symbol($0)) } : nil
      }
      return BorrowedImports(Dictionary(members) { first, _ in first }, self)
    }
  }

  /// Which tokens files could name, worked out when it is first asked for.
  var tokenReach: TokenReach {
    if isProvisional { return known.tokenReach }
    return facts.reach.value { TokenReach() }
  }

  /// What files import that name a type of tokens, read when it is first asked for.
  var namedImports: NamedImports {
    if isProvisional { return known.namedImports }
    return facts.imports.value { NamedImports(declared.allFirstNames, self) }
  }
}

extension IndexResolver {
  /// Whether names mean a token as seen from a type of a file.
  func means(_ names: [Symbol], _ path: TokenPath, context: Int32, file: Int) -> Bool {
    names.withUnsafeBufferPointer { names in
      guard !path.isCall else {
        return means(function: names, path.slot, context: context, file: file)
      }
      var count = 0
      var isSame = true
      forEachSlot(ofPath: names, context: context, file: file) { found in
        count += 1
        isSame = isSame && areOne(found, path.slot)
      }
      return count > 0 && isSame
    }
  }

  private func means(
    function names: UnsafeBufferPointer<Symbol>, _ slot: Int32, context: Int32, file: Int
  ) -> Bool {
    guard let last = names.last else { return false }
    let owner =
      names.count == 1
      ? 0 : typeKey(UnsafeBufferPointer(rebasing: names.dropLast()), context: context, file: file)
    var count = 0
    var isSame = true
    // Of several overloads the labels tell, which a reader sees as well.
    sections.callableTable.forEach(Self.key(owner, last)) { found in
      let holder = sections.files[self.file(ofCallable: found)]
      count += 1
      isSame = isSame && Int32(holder.slots.start) + sections.callables[Int(found)].result == slot
    }
    return count == 1 && isSame
  }
}
