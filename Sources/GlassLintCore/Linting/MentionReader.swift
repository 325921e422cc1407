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
    let reader = ReferenceReader(tree: tree, facts: facts, site: site)
    for id in 0..<tree.nodeCount {
      guard let name = tree.name(id), plan.names.contains(name.hash) else { continue }
      if let asset = asset(id, name) { assets[asset, default: 0] += 1 }
      guard let wanted = tokens(meantBy: id, reader) else { continue }
      for slot in wanted {
        slots[slot, default: 0] += 1
        if plan.query.steps.contains(slot), let step = step(givenTo: id) {
          survey.calls[slot, default: [:]][step, default: 0] += 1
        }
      }
      if wanted.isEmpty, !plan.query.expressions.isEmpty,
        let text = reader.names(id)?.map(\.string).joined(separator: "."),
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

  /// What a name means that stands for a value of the design system.
  enum Meaning: Hashable {
    /// A constant.
    case slot(Int32)
    /// A color set.
    case asset(String)
  }

  /// Calls back with each name of a token that says by itself which one it means.
  func forEachMention(_ body: (_ node: NodeID, _ meaning: Meaning) -> Void) {
    let reader = ReferenceReader(tree: tree, facts: facts, site: site)
    for id in 0..<tree.nodeCount {
      guard let name = tree.name(id), plan.names.contains(name.hash) else { continue }
      if let asset = asset(id, name) { body(id, .asset(asset)) }
      for slot in tokens(meantBy: id, reader) ?? [] { body(id, .slot(slot)) }
    }
  }

  /// The tokens that are looked for which a name means; `nil` for what is no name.
  private func tokens(meantBy id: NodeID, _ reader: ReferenceReader) -> [Int32]? {
    guard let name = tree.name(id) else { return nil }
    if let slot = plan.query.textModifiers[name.symbol], isModifier(id) { return [slot] }
    let found: [Int32]
    switch tree.kind(id) {
    case .identifier: found = reader.slots(meantBy: id)
    case .member: found = tree.callee(id) == nil ? implicitMember(id, name) : member(id, reader)
    case .call: found = called(id, reader)
    default: return nil
    }
    return found.filter { plan.query.slots.contains($0) }
  }

  /// `UIColor.accent()`, `Fonts.bold(size: 17)`: what the function comes to.
  private func called(_ call: NodeID, _ reader: ReferenceReader) -> [Int32] {
    let labels = tree.arguments(call).map { tree.name($0)?.symbol ?? 0 }
    let functions = plan.query.faces.union(plan.query.steps)
    guard labels.isEmpty || !functions.isEmpty, let callee = tree.callee(call) else { return [] }
    let target = tree.unwrapped(callee)
    let found: Int32
    if let names = reader.names(target)?.map(\.symbol), names.count > 1 {
      found = result(of: names, labels)
    } else if !labels.isEmpty, let path = implicitPath(target) {
      // SwiftUI's own is the first that has such a function.
      found =
        Self.implicitTypes.lazy.map { result(of: [$0] + path, labels) }.first { $0 >= 0 } ?? -1
    } else {
      return []
    }
    return found >= 0 && (labels.isEmpty || functions.contains(found)) ? [found] : []
  }

  /// `.medium` of `spacing(.medium)` and of `spacing(Step.medium)`, `3` of `grid(3)`.
  private func step(givenTo call: NodeID) -> String? {
    guard tree.kind(call) == .call, let argument = tree.arguments(call).first(where: { _ in true }),
      let value = tree.value(argument)
    else { return nil }
    return tree.kind(value) == .member ? tree.name(value).map { ".\($0.string)" } : tree.text(value)
  }

  /// What the function of a type that names and labels lead to comes to, or -1.
  private func result(of names: [Symbol], _ labels: [Symbol]) -> Int32 {
    labels.withUnsafeBufferPointer { labels in
      names.dropLast().withUnsafeBufferPointer { type in
        let owner = resolver.typeKey(type, context: -1, file: site.file)
        let shape = IndexResolver.CallShape(labels: labels, trailingClosures: 0)
        let found = resolver.callable(names[names.count - 1], of: owner, shape, file: site.file)
        guard found >= 0, sections.callables[Int(found)].result >= 0 else { return -1 }
        let holder = sections.files[resolver.file(ofCallable: found)]
        return Int32(holder.slots.start) + sections.callables[Int(found)].result
      }
    }
  }

  /// `Text("").titleStyle()`, `Text("").sectionTitle`.
  private func isModifier(_ id: NodeID) -> Bool {
    switch tree.kind(id) {
    case .call: return tree.argumentCount(id) == 0 && tree.isModifier(id)
    case .member:
      let isCallee = tree.parent(id).map { tree.kind($0) == .call && tree.callee($0) == id } ?? false
      return !isCallee && tree.callee(id).map { tree.kind(tree.unwrapped($0)) == .call } ?? false
    default: return false
    }
  }

  // MARK: Implicit members

  /// What a place that takes a value of such a type may be given without the type's name.
  private static let implicitTypes = [
    "Font", "Color", "ShapeStyle", "UIFont", "UIColor", "NSColor", "CGFloat", "Double", "Animation",
  ]
  .map { SymbolHash.symbol($0) }

  /// `DS.Spacing.md`, and `.app.body` of a type in an extension of `Font`.
  private func member(_ id: NodeID, _ reader: ReferenceReader) -> [Int32] {
    guard let path = implicitPath(id) else { return reader.slots(meantBy: id) }
    for type in Self.implicitTypes {
      var found: [Int32] = []
      path.withUnsafeBufferPointer { names in
        resolver.forEachSlot(ofMember: names, of: type, file: site.file) { found.append($0) }
      }
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The names of a chain that begins with a period.
  private func implicitPath(_ id: NodeID) -> [Symbol]? {
    var names: [Symbol] = []
    var node = id
    while tree.kind(node) == .member, let name = tree.name(node) {
      names.append(name.symbol)
      guard let base = tree.callee(node) else { return names.reversed() }
      node = tree.unwrapped(base)
    }
    return nil
  }

  /// `.brand`, `.bodyLarge`, `.cardPadding`.
  private func implicitMember(_ id: NodeID, _ name: Name) -> [Int32] {
    let call = tree.container(of: id)?.call
    if let styles = call.flatMap({ tree.name($0) }).flatMap({ plan.query.styles[$0.symbol] }),
      let style = styles[name.symbol]
    {
      return [style]
    }
    if let font = plan.query.fontMembers[name.symbol], let call, tree.isModifier(call),
      tree.isNamed(call, "font")
    {
      return [font]
    }
    let colors = colorMember(id, name)
    if !colors.isEmpty { return colors }
    guard let slots = plan.query.plainMembers[name.symbol], !isOfSystem(id) else { return [] }
    // Of a font in both frameworks, a modifier takes SwiftUI's.
    let isModifier = call.map { tree.isModifier($0) } ?? false
    return (isModifier ? slots[.swiftUI] ?? slots[.uiKit] : slots[.uiKit] ?? slots[.swiftUI]).map { [$0] }
      ?? []
  }

  /// Whether an argument is one of the system's, whose label says that it is no color, no font and no number with a role:
  /// `role: .destructive`, but not `spacing: .gap`.
  private func isOfSystem(_ id: NodeID) -> Bool {
    guard let place = tree.container(of: id), let label = tree.name(place.argument),
      !ColorTakers.isColorProperty(label), !label.hasSuffix("Font"), !(label == "font"),
      let type = tree.constructedType(place.call), Catalog.views.contains(type)
    else { return false }
    return !RoleUses.all.uses(tree: tree, facts: facts, node: place.call).contains {
      tree.contains($0.value, id)
    }
  }

  /// `.padding(.cardPadding)`: only where the place asks for a number, since `.small` may be anything elsewhere.
  private func addImplicitMembers(to slots: inout [Int32: Int]) {
    let record = sections.files[site.file]
    for position in Int(record.flows.start)..<Int(record.flows.start + record.flows.count) {
      let flow = sections.flows[position]
      guard flow.sourceKind == .reference else { continue }
      if let value = value(givenBy: flow, record) {
        slots[value, default: 0] += 1
        continue
      }
      guard asksForNumber(flow, at: position, record) else { continue }
      let reference = sections.references[Int(record.references.start + flow.source)]
      let path = resolver.symbols(reference.path, record)
      guard reference.kind == .implicit, !reference.isCall, path.count == 1,
        plan.query.plainMembers[path[0]] == nil
      else { continue }
      resolver.forEachSlot(of: reference, file: site.file) { slot in
        if plan.query.slots.contains(slot) { slots[slot, default: 0] += 1 }
      }
    }
  }

  /// The constant of a type of the project's that something of this type is given by its name alone.
  private func value(givenBy flow: FlowRecord, _ record: FileRecord) -> Int32? {
    guard !plan.query.values.isEmpty, flow.targetKind == .argument else { return nil }
    let reference = sections.references[Int(record.references.start + flow.source)]
    let path = resolver.symbols(reference.path, record)
    guard reference.kind == .implicit, !reference.isCall, path.count == 1 else { return nil }
    let argument = sections.arguments[Int(record.arguments.start + flow.target)]
    let target = resolver.slot(of: argument, file: site.file)
    guard target >= 0 else { return nil }
    let (taker, holder) = (sections.slots[Int(target)], resolver.file(ofSlot: target))
    let type = resolver.typeKey(
      resolver.symbols(taker.type, sections.files[holder]), context: taker.owner, file: holder)
    guard type != 0 else { return nil }
    var found: Int32 = -1
    resolver.forEachMember(type, path[0], file: site.file) { found = $0 }
    return plan.query.values.contains(found) ? found : nil
  }

  private func asksForNumber(_ flow: FlowRecord, at position: Int, _ record: FileRecord) -> Bool {
    func isNumber(_ slot: Int) -> Bool { sections.slots[slot].numberType != .other }
    switch flow.targetKind {
    case .sink: return true
    case .slot: return isNumber(Int(record.slots.start + flow.target))
    case .argument, .reference:
      let target = sections.flowTargets[position]
      return target >= 0 ? isNumber(Int(target)) : isOpacity(flow, record)
    }
  }

  /// `.opacity(.faint)`, whatever that is of.
  private func isOpacity(_ flow: FlowRecord, _ record: FileRecord) -> Bool {
    guard flow.targetKind == .argument else { return false }
    let argument = sections.arguments[Int(record.arguments.start + flow.target)]
    let callee = sections.references[Int(record.references.start + argument.callee)]
    return resolver.symbols(callee.path, record).last == ConstantNames.opacity
  }

  /// `.foregroundStyle(.brand)`, `view.backgroundColor = .brand`.
  private func colorMember(_ id: NodeID, _ name: Name) -> [Int32] {
    guard let slots = plan.query.colorMembers[name.symbol] else { return [] }
    // `.accent()`
    let id = tree.parent(id).flatMap { tree.kind($0) == .call && tree.callee($0) == id ? $0 : nil } ?? id
    let kinds: [ColorType]
    switch colorPlace(of: id) {
    case .taker, .declaration(isSwiftUI: true): kinds = [.swiftUI, .uiKit, .appKit]
    case .property, .declaration(isSwiftUI: false): kinds = [.uiKit, .appKit, .swiftUI]
    case nil: return []
    }
    return kinds.lazy.compactMap { slots[$0] }.prefix(1).map { $0 }
  }

  private func colorPlace(of id: NodeID) -> ReferenceReader.ColorPlace? {
    ReferenceReader(tree: tree, facts: facts, site: site).colorPlace(of: id)
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
      // `.init("Brand")`, where a color is asked for.
      let isPlain = name == "init"
      guard plan.query.assets.contains(text), !isPlain || colorPlace(of: id) != nil else { return nil }
      return text
    case .member:
      guard let asset = plan.query.assetMembers[name.symbol] else { return nil }
      guard let base = tree.callee(id) else { return colorPlace(of: id) == nil ? nil : asset }
      // `UIColor.darkGray` is the system's.
      guard let type = tree.name(tree.unwrapped(base)), AssetSymbol.types.contains(where: { type == $0 }),
        ColorType(type).map({ AssetSymbol.hasMember(asset, of: $0) }) ?? true
      else { return nil }
      return asset
    default: return nil
    }
  }

  private func value(_ argument: NodeID) -> NodeID? {
    tree.kind(argument) == .argument ? tree.value(argument) : argument
  }
}
