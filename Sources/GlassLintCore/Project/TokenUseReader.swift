/// Reads the references of an index that mean a token.
struct TokenUseReader {
  /// By token.
  private(set) var places: [Int32: [TokenUses.Place]] = [:]
  private let index: ProjectIndex
  private let tokens: Set<Int32>
  private let sections: IndexSections
  private let resolver: IndexResolver
  /// The names of the tokens: a reference without one of them means none.
  private let names: Set<Symbol>
  private var words: [TypeContext: Set<TokenUses.Word>] = [:]

  /// A type of a file, or its top.
  private struct TypeContext: Hashable {
    let file: Int
    let type: Int32
  }

  /// - Parameter tokens: their slots.
  init(_ index: ProjectIndex, tokens: Set<Int32>) {
    self.index = index
    self.tokens = tokens
    let sections = index.sections
    let resolver = IndexResolver(sections: sections)
    self.sections = sections
    self.resolver = resolver
    names = Set(tokens.map { sections.slots[Int($0)].name })
  }

  /// The types whose members SwiftUI takes as implicit ones: `.foregroundStyle(.brand)`, `.font(.DS.body)`.
  private static let implicitTypes =
    (["Color", "ShapeStyle", "Font", "UIColor", "NSColor"] as [StaticString])
    .map { SymbolHash.symbol($0) }

  /// By file: its folder and the one around that, as numbers.
  func folders() -> [(own: Int, outer: Int)] {
    var numbers: [String: Int] = [:]
    func number(_ path: String) -> Int {
      if let known = numbers[path] { return known }
      numbers[path] = numbers.count
      return numbers.count - 1
    }
    return sections.files.indices.map { file in
      let folder = FilePath.directory(of: index.path(ofFile: file))
      return (number(folder), number(FilePath.directory(of: folder)))
    }
  }

  mutating func read() {
    if tokens.isEmpty { return }
    for (file, record) in sections.files.enumerated() {
      var meant: [UInt32: Int32] = [:]
      for (position, reference) in sections.references.share(record.references).enumerated() {
        let path = resolver.symbols(reference.path, record)
        guard path.contains(where: names.contains), let token = token(reference, path, file) else { continue }
        meant[UInt32(position)] = token
      }
      for flow in sections.flows.share(record.flows) where flow.sourceKind == .reference {
        guard let token = meant[flow.source] ?? opacity(of: flow, record, file) else { continue }
        let context = sections.references[Int(record.references.start + flow.source)].context
        // What tokens are made of is not what views use.
        if context < 0 || !sections.types[Int(record.types.start) + Int(context)].makesTokens {
          add(token, flow, record, file)
        }
      }
    }
  }

  private static let opacity = SymbolHash.symbol("opacity")
  private static let double = SymbolHash.symbol("Double")

  /// The token of `.opacity(.faint)`, where what that is of is not known, but numbers are all that it takes.
  private func opacity(of flow: FlowRecord, _ record: FileRecord, _ file: Int) -> Int32? {
    guard flow.targetKind == .argument else { return nil }
    let reference = sections.references[Int(record.references.start + flow.source)]
    let path = resolver.symbols(reference.path, record)
    guard reference.kind == .implicit, path.count == 1, names.contains(path[0]) else { return nil }
    let argument = sections.arguments[Int(record.arguments.start + flow.target)]
    let callee = sections.references[Int(record.references.start + argument.callee)]
    guard resolver.symbols(callee.path, record).last == Self.opacity else { return nil }
    let found = slots([Self.double, path[0]], context: -1, file)
    return found.count == 1 && tokens.contains(found[0]) ? found[0] : nil
  }

  /// The token that a reference means, or one of its parts: `Radius.lg.points`, `Color.brand.opacity(0.5)`.
  private func token(
    _ reference: ReferenceRecord, _ path: UnsafeBufferPointer<Symbol>, _ file: Int
  ) -> Int32? {
    for end in stride(from: path.count, to: 0, by: -1) where names.contains(path[end - 1]) {
      let path = UnsafeBufferPointer(rebasing: path[..<end])
      var found: [Int32] = []
      switch reference.kind {
      case .path:
        if reference.isCall, end == Int(reference.path.count) {
          resolver.forEachSlot(of: reference, file: file) { found.append($0) }
        } else {
          found = slots(path, context: reference.context, file)
        }
        // `Color` has what `ShapeStyle` has where it is `Color`.
        if found.isEmpty, path.count == 2, path[0] == Self.implicitTypes[0] {
          found = slots([Self.implicitTypes[1], path[1]], context: -1, file)
        }
      case .implicit:
        if end == Int(reference.path.count) {
          resolver.forEachSlot(of: reference, file: file) { found.append($0) }
        }
        for type in Self.implicitTypes where found.isEmpty {
          found = slots([type] + path, context: -1, file).filter(tokens.contains)
        }
      case .method, .modifier: continue
      }
      if found.count == 1, tokens.contains(found[0]) { return found[0] }
    }
    return nil
  }

  private func slots(_ path: some Sequence<Symbol>, context: Int32, _ file: Int) -> [Int32] {
    var found: [Int32] = []
    Array(path).withUnsafeBufferPointer { path in
      resolver.forEachSlot(ofPath: path, context: context, file: file) { found.append($0) }
    }
    return found
  }

  private mutating func add(_ token: Int32, _ flow: FlowRecord, _ record: FileRecord, _ file: Int) {
    var place = TokenUses.Place(file: file)
    switch flow.targetKind {
    case .sink:
      set(Int(record.sinks.start + flow.target), &place)
    case .slot:
      place.slot = Int32(record.slots.start + flow.target)
      if tokens.contains(place.slot) { return }
    case .argument:
      let argument = sections.arguments[Int(record.arguments.start + flow.target)]
      place.slot = resolver.slot(of: argument, file: file)
      let callee = sections.references[Int(record.references.start + argument.callee)]
      let labels = resolver.symbols(callee.labels, record)
      let label = Int(argument.position) < labels.count ? labels[Int(argument.position)] : 0
      place.taker = TokenUses.taker(resolver.symbols(callee.path, record).last ?? 0, label)
    case .reference:
      let target = sections.references[Int(record.references.start + flow.target)]
      resolver.forEachSlot(of: target, file: file) { place.slot = $0 }
      place.taker = TokenUses.taker(resolver.symbols(target.path, record).last ?? 0, 0)
    }
    let reference = sections.references[Int(record.references.start + flow.source)]
    place.words = words(around: TypeContext(file: file, type: reference.context))
    if place.slot >= 0 {
      if let sink = landing(of: place.slot) { set(sink, &place) }
      let holder = sections.files[resolver.file(ofSlot: place.slot)]
      place.words.formUnion(TokenUses.words(sections.name(ofSlot: place.slot, holder)))
    }
    places[token, default: []].append(place)
  }

  /// What the number in a slot is given to in the end, where that is one thing.
  private func landing(of slot: Int32) -> Int? {
    let head = sections.reachHeads[Int(slot)]
    guard head >= 0, sections.reaches[Int(head)].sibling < 0 else { return nil }
    return Int(sections.reaches[Int(head)].sink)
  }

  private func set(_ sink: Int, _ place: inout TokenUses.Place) {
    let binding = Int(sections.sinks[sink].binding)
    place.taker = TokenUses.takers[binding]
    place.role = RoleTable.all[binding].role
  }

  private mutating func words(around context: TypeContext) -> Set<TokenUses.Word> {
    if let known = words[context] { return known }
    var found = TokenUses.words(ofFile: index.path(ofFile: context.file))
    let record = sections.files[context.file]
    var type = context.type
    while type >= 0 {
      let item = sections.types[Int(record.types.start) + Int(type)]
      found.formUnion(
        TokenUses.words(String(decoding: sections.text.share(record, item.text), as: UTF8.self)))
      type = item.parent
    }
    words[context] = found
    return found
  }
}
