/// Finds the mentions of tokens in one file.
struct MentionReader {
  let plan: SurveyPlan
  let tree: SyntaxTree
  let facts: FileFacts
  let site: ProjectSite

  private var sections: IndexSections { plan.project.index.sections }
  private var resolver: IndexResolver { IndexResolver(sections: sections) }

  func read(into survey: inout ProjectSurvey) {
    var slots: [Int32: Int] = [:]
    var expressions: [String: Int] = [:]
    var assets: [String: Int] = [:]
    let own = ownDeclarations()
    for id in 0..<tree.nodeCount {
      guard let name = tree.name(id), plan.names.contains(name.hash) else { continue }
      if let asset = asset(id, name) { assets[asset, default: 0] += 1 }
      var found: [Int32] = []
      switch tree.kind(id) {
      case .identifier: found = meaning(ofIdentifier: id, name, own)
      case .member: found = meaning(ofMember: id, name)
      default: continue
      }
      let wanted = found.filter { plan.query.slots.contains($0) }
      for slot in wanted { slots[slot, default: 0] += 1 }
      if wanted.isEmpty, !plan.query.expressions.isEmpty, let text = chain(id)?.joined(separator: "."),
        plan.query.expressions.contains(text)
      {
        expressions[text, default: 0] += 1
      }
    }
    addImplicitMembers(to: &slots)
    for (slot, count) in slots { survey.mentions[slot] = ProjectSurvey.Tally(count: count, files: 1) }
    for (name, count) in assets { survey.assets[name] = ProjectSurvey.Tally(count: count, files: 1) }
    for (text, count) in expressions {
      survey.expressions[text] = ProjectSurvey.Tally(count: count, files: 1)
    }
  }

  /// The tokens that this file declares, by where their names stand.
  private func ownDeclarations() -> [UInt32: Int32] {
    var own: [UInt32: Int32] = [:]
    for slot in plan.slotsOfFile[site.file] ?? [] { own[sections.slots[Int(slot)].offset] = slot }
    return own
  }

  /// `xl` where a member of the types around it is meant.
  private func meaning(ofIdentifier id: NodeID, _ name: Name, _ own: [UInt32: Int32]) -> [Int32] {
    switch facts.scope.meaning(of: name, at: id) {
    case .declaration(let declaration):
      guard let token = tree.nameToken(declaration.node) else { return [] }
      return own[tree.token(token).start].map { [$0] } ?? []
    case .ambiguous: return []
    case .unknown: return slots([name.symbol], at: id)
    }
  }

  /// `DS.Spacing.xl`, `Self.pad`, `theme.radius.lg`.
  private func meaning(ofMember id: NodeID, _ name: Name) -> [Int32] {
    guard tree.callee(id) != nil else { return colorMember(id, name) }
    guard let names = names(id), let first = names.first else { return [] }
    var symbols = names.map(\.symbol)
    if first == "self" || first == "Self" {
      symbols.removeFirst()
    } else if !tree.startsUppercase(first) {
      switch facts.scope.meaning(of: first, at: id) {
      case .declaration(let declaration):
        // The way goes on in the variable's type.
        guard let type = declaredType(declaration) else { return [] }
        symbols.replaceSubrange(0..<1, with: type)
      case .ambiguous: return []
      case .unknown: break
      }
    }
    return slots(symbols, at: id)
  }

  private func declaredType(_ declaration: FileScope.Declaration) -> [Symbol]? {
    guard !declaration.isOpaque,
      let type = tree.firstChild(declaration.node, where: { $0 == .typeAnnotation || $0 == .type }),
      case .named(let names) = DeclaredType(tree, type)
    else { return nil }
    return names.map { tree.name(of: $0).symbol }
  }

  private func slots(_ path: [Symbol], at id: NodeID) -> [Int32] {
    var found: [Int32] = []
    // A file without numbers of its own has no types in the index.
    let hasTypes = sections.files[site.file].types.count > 0
    let context = hasTypes ? site.context(of: id) : -1
    path.withUnsafeBufferPointer { path in
      resolver.forEachSlot(ofPath: path, context: context, file: site.file) { found.append($0) }
    }
    return found
  }

  // MARK: Names

  /// The names of `a.b.c`; `nil` where something else than names is among them.
  private func names(_ id: NodeID) -> [Name]? {
    var reversed: [Name] = []
    var current = id
    while reversed.count < 12 {
      guard let name = tree.name(current) else { return nil }
      reversed.append(name)
      switch tree.kind(current) {
      case .identifier: return reversed.reversed()
      case .member:
        guard let base = tree.callee(current) else { return nil }
        current = tree.unwrapped(base)
      default: return nil
      }
    }
    return nil
  }

  private func chain(_ id: NodeID) -> [String]? { names(id)?.map(\.string) }

  // MARK: Implicit members

  /// `.padding(.cardPadding)`: only where the place asks for a number, since `.small` may be anything elsewhere.
  private func addImplicitMembers(to slots: inout [Int32: Int]) {
    let record = sections.files[site.file]
    for position in Int(record.flows.start)..<Int(record.flows.start + record.flows.count) {
      let flow = sections.flows[position]
      guard flow.sourceKind == .reference, asksForNumber(flow, at: position, record) else { continue }
      let reference = sections.references[Int(record.references.start + flow.source)]
      guard reference.kind == .implicit, !reference.isCall else { continue }
      resolver.forEachSlot(of: reference, file: site.file) { slot in
        if plan.query.slots.contains(slot) { slots[slot, default: 0] += 1 }
      }
    }
  }

  private func asksForNumber(_ flow: FlowRecord, at position: Int, _ record: FileRecord) -> Bool {
    func isNumber(_ slot: Int) -> Bool { sections.slots[slot].numberType != .other }
    switch flow.targetKind {
    case .sink: return true
    case .slot: return isNumber(Int(record.slots.start + flow.target))
    case .argument, .reference:
      let target = sections.flowTargets[position]
      return target >= 0 && isNumber(Int(target))
    }
  }

  /// The modifiers and types that take colors.
  private static let colorTakers: Set<UInt32> = Set(
    [
      "foregroundStyle", "foregroundColor", "fill", "tint", "stroke", "strokeBorder", "background", "border",
      "overlay", "backgroundStyle", "listRowBackground", "shadow", "accentColor", "toolbarBackground",
      "containerBackground", "underline", "strikethrough", "listItemTint", "listRowSeparatorTint",
      "colorMultiply", "Color", "UIColor", "NSColor", "LinearGradient", "RadialGradient", "AngularGradient",
      "Gradient",
    ].map { (name: StaticString) in Name(name).hash })

  /// `.foregroundStyle(.brand)`.
  private func colorMember(_ id: NodeID, _ name: Name) -> [Int32] {
    guard let slot = plan.query.colorMembers[name.symbol], isGivenToColorTaker(id) else { return [] }
    return [slot]
  }

  private func isGivenToColorTaker(_ id: NodeID) -> Bool {
    guard let call = tree.container(of: id)?.call, let taker = tree.constructedType(call) ?? tree.name(call)
    else {
      return false
    }
    return Self.colorTakers.contains(taker.hash)
  }

  // MARK: Asset catalogs

  /// The color set that `Color("Brand")`, `UIColor(named: "Brand")`, `Color.brand` or `.foregroundStyle(.brand)` names.
  private func asset(_ id: NodeID, _ name: Name) -> String? {
    switch tree.kind(id) {
    case .call:
      guard let value = tree.unlabelledArgument(id) ?? tree.argument(id, "named").flatMap(value),
        tree.kind(value) == .stringLiteral
      else { return nil }
      let text = String(tree.text(value).dropFirst().dropLast())
      return plan.query.assets.contains(text) ? text : nil
    case .member:
      guard let asset = plan.query.assetMembers[name.symbol] else { return nil }
      guard let base = tree.callee(id) else { return isGivenToColorTaker(id) ? asset : nil }
      return AssetSymbol.types.contains { tree.isNamed(tree.unwrapped(base), $0) } ? asset : nil
    default: return nil
    }
  }

  private func value(_ argument: NodeID) -> NodeID? {
    tree.kind(argument) == .argument ? tree.value(argument) : argument
  }
}

/// The members that Xcode makes of the names of color sets.
enum AssetSymbol {
  /// The types that have them.
  static let types: [StaticString] = ["Color", "UIColor", "NSColor", "ColorResource"]

  /// `brandPrimary` of `Brand/Primary-Color`: the words of the last name, without "Color" behind them.
  static func member(of asset: String) -> String {
    let name = asset.split(separator: "/").last.map(String.init) ?? asset
    var words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    if let last = words.last {
      let stem = last.hasSuffix("Color") ? String(last.dropLast(5)) : last
      if stem.isEmpty, words.count > 1 {
        words.removeLast()
      } else if !stem.isEmpty {
        words[words.count - 1] = stem
      }
    }
    return words.enumerated().map { index, word in
      let first = word.prefix(1)
      return (index == 0 ? first.lowercased() : first.uppercased()) + word.dropFirst()
    }.joined()
  }
}
