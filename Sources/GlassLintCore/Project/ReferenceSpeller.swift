/// Finds the shortest Swift expression that means a token where it is to be written.
struct ReferenceSpeller {
  let index: ProjectIndex
  /// The file and the type in it that the expression is to stand in; -1 for none.
  let file: Int
  let context: Int32
  let numberType: NumberType

  /// - Returns: `nil` where the token cannot be named there: another module keeps it to itself or is not imported, or
  ///   its type is not that of the place.
  func reference(to token: DiscoveredToken) -> String? {
    guard fits(token), isReachable(token) else { return nil }
    for candidate in candidates(token).sorted(by: { ($0.utf8.count, $0) < ($1.utf8.count, $1) }) {
      if means(candidate, token) { return candidate }
    }
    return nil
  }

  /// `CGFloat` and `Double` stand for each other; no other numbers do.
  private func fits(_ token: DiscoveredToken) -> Bool {
    let isReal = token.numberType == .cgFloat || token.numberType == .double
    switch numberType {
    case .cgFloat, .double: return isReal || token.numberType == .inferred && isInferredReal(token)
    case .float: return token.numberType == .float
    case .int: return token.numberType == .int
    case .inferred, .other: return false
    }
  }

  /// `static let xl = 20.0` is a `Double`, `static let xl = 20` an `Int`.
  private func isInferredReal(_ token: DiscoveredToken) -> Bool {
    let sections = index.sections
    let holder = sections.files[IndexResolver(sections: sections).file(ofSlot: token.slot)]
    for flow in sections.flows.share(holder.flows)
    where flow.targetKind == .slot && Int32(holder.slots.start + flow.target) == token.slot {
      return flow.sourceKind == .literal
        && !sections.literals[Int(holder.literals.start + flow.source)].isInteger
    }
    return false
  }

  // MARK: Spellings

  private func candidates(_ token: DiscoveredToken) -> [String] {
    var result = (0..<max(1, token.path.count - 1)).map { token.path.dropFirst($0).joined(separator: ".") }
    let sections = index.sections
    let resolver = IndexResolver(sections: sections)
    for (position, holder) in sections.files.enumerated() where holder.aliases.count > 0 {
      for alias in sections.aliases.share(holder.aliases) where alias.owner < 0 {
        if alias.flags.contains(.isPrivate), position != file { continue }
        let target = resolver.typeKey(resolver.symbols(alias.path, holder), context: -1, file: position)
        guard let depth = depth(ofType: target, in: token) else { continue }
        let name = String(decoding: sections.text.share(holder, alias.text), as: UTF8.self)
        result.append(([name] + token.path.dropFirst(depth)).joined(separator: "."))
      }
    }
    return result
  }

  /// How many names of a token's path lead to a type.
  private func depth(ofType key: UInt64, in token: DiscoveredToken) -> Int? {
    guard key != 0 else { return nil }
    var current: UInt64 = 0
    for (position, name) in token.path.dropLast().enumerated() {
      current = IndexResolver.key(current, SymbolHash.symbol(name))
      if current == key { return position + 1 }
    }
    return nil
  }

  /// Whether an expression leads to the token where it is to stand.
  private func means(_ expression: String, _ token: DiscoveredToken) -> Bool {
    var names = expression.split(separator: ".").map { SymbolHash.symbol($0) }
    let sections = index.sections
    // What comes behind a case is a property of all cases.
    if sections.slots[Int(token.slot)].kind == .enumCase { names.removeLast() }
    var found: [Int32] = []
    names.withUnsafeBufferPointer { path in
      IndexResolver(sections: sections).forEachSlot(ofPath: path, context: context, file: file) {
        found.append($0)
      }
    }
    return found == [token.slot]
  }

  // MARK: Access

  private func isReachable(_ token: DiscoveredToken) -> Bool {
    let sections = index.sections
    let holder = IndexResolver(sections: sections).file(ofSlot: token.slot)
    let own = ModuleName(path: index.path(ofFile: file))
    let other = ModuleName(path: index.path(ofFile: holder))
    guard own != other, let module = other.name else { return true }
    let record = sections.files[file]
    let imports = sections.symbols.share(Stretch(start: record.symbols.start, count: record.importCount))
    guard imports.contains(SymbolHash.symbol(module)) else { return false }
    let slot = sections.slots[Int(token.slot)]
    guard slot.flags.contains(.isPublic) || slot.kind == .enumCase else { return false }
    var type = slot.owner
    while type >= 0 {
      let item = sections.types[Int(sections.files[holder].types.start) + Int(type)]
      guard item.flags.contains(.isPublic) || item.kind == .extension else { return false }
      type = item.parent
    }
    return true
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
