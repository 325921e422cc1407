/// The names of the cases of a project's enumerations, but for those that are there for a design system: `pending` of
/// `Order.State`, and not `violet` of `BrandColor`.
struct CaseNames: Sendable {
  private var names: Set<Symbol> = []

  init(_ index: ProjectIndex) {
    let sections = index.sections
    for file in sections.files {
      for slot in sections.slots.share(file.slots) where slot.kind == .enumCase && slot.owner >= 0 {
        let type = sections.types[Int(file.types.start) + Int(slot.owner)]
        let name = String(decoding: sections.text.share(file, type.text), as: UTF8.self)
        if TokenWords.speaksOfDesign(name)
          || TokenWords.words(name).contains(where: TokenWords.plainWords.contains)
        {
          continue
        }
        names.insert(slot.name)
      }
    }
  }

  func contain(_ name: String) -> Bool { names.contains(SymbolHash.symbol(name)) }
}

extension Project {
  /// How many cases an enumeration has; `nil` where the project has none or several of that name.
  func caseCount(of type: Symbol) -> Int? {
    let sections = known.index.sections
    var counts: [Int] = []
    for file in sections.files {
      let owners = sections.slots.share(file.slots).lazy.filter { $0.kind == .enumCase && $0.owner >= 0 }
        .map(\.owner).filter { sections.types[Int(file.types.start) + Int($0)].name == type }
      let all = Dictionary(owners.map { ($0, 1) }, uniquingKeysWith: +)
      counts += all.values
    }
    return counts.count == 1 ? counts[0] : nil
  }

  /// Whether one of the things that its code tells apart is called so.
  func hasCase(named name: String) -> Bool { facts.caseNames.value { CaseNames(known.index) }.contain(name) }
}
