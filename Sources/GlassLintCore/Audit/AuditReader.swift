/// Reads of one file what an audit is made of, as the rules look at it.
struct AuditReader {
  let context: FileContext
  let plan: AuditPlan?
  private let tree: SyntaxTree
  private let facts: FileFacts
  private let lines: LineMap
  private var result: AuditedFile
  /// The bytes of the file's types, by their position.
  private var typeRanges: [ByteRange] = []
  /// What paddings put on which edges, by the offset of the amount.
  private var edges: [Int: EdgeSet] = [:]
  private var previews: PreviewRanges

  /// - Returns: `nil` for tests, and for what nobody of the project wrote.
  static func read(_ context: FileContext, _ file: LintFile, _ plan: AuditPlan?) -> AuditedFile? {
    if context.facts.isTest || context.site.isAside || context.site.isForeign { return nil }
    var reader = AuditReader(context, file, plan)
    reader.read()
    return reader.result
  }

  private init(_ context: FileContext, _ file: LintFile, _ plan: AuditPlan?) {
    self.context = context
    // A file that has changed since the project was read stands in a project of its own.
    self.plan = plan?.project === context.site.project ? plan : nil
    tree = context.tree
    facts = context.facts
    lines = LineMap(UnsafeBufferPointer(start: tree.bytes, count: tree.byteCount))
    previews = PreviewRanges(tree)
    result = AuditedFile(
      file: file.path, absolutePath: file.absolutePath, configuration: file.configuration)
  }

  private mutating func read() {
    readTypes()
    readEdges()
    readNumbers()
    readTokens()
    readExpressions()
    readNodes()
    readMentions()
    readFonts()
    for pair in facts.failingPairs {
      result.pairs.append(AuditedFile.AuditedPair(pair: pair, place: place(pair.range)))
    }
    result.corners = CornerCounts(tree)
  }

  // MARK: Places

  private func place(_ range: ByteRange, type: Int32? = nil) -> AuditedFile.Place {
    let bytes = UnsafeBufferPointer(start: tree.bytes, count: tree.byteCount)
    return AuditedFile.Place(
      start: lines.position(at: range.start, in: bytes), end: lines.position(at: range.end, in: bytes),
      type: type ?? self.type(at: range.start))
  }

  private func place(_ node: NodeID) -> AuditedFile.Place { place(tree.range(of: node)) }

  /// The innermost type around an offset.
  private func type(at offset: Int) -> Int32 {
    var found: Int32 = -1
    // Outer types come before those inside.
    for (position, range) in typeRanges.enumerated() where range.start <= offset && offset < range.end {
      found = Int32(position)
    }
    return found
  }

  // MARK: Types

  private mutating func readTypes() {
    let types = (0..<tree.nodeCount).filter { tree.isTypeDeclaration($0) && tree.kind($0) != .protocolDecl }
      .map { (node: $0, range: tree.range(of: $0)) }
      .sorted { ($0.range.start, -$0.range.end) < ($1.range.start, -$1.range.end) }
    for (node, range) in types {
      guard let name = tree.name(node), let token = tree.nameToken(node), !previews.contain(node) else {
        continue
      }
      let named = place(tree.range(ofToken: token), type: -1)
      var type = AuditedType(name: name.string, start: named.start, end: named.end)
      type.isView = isView(node)
      type.isExtension = tree.kind(node) == .extensionDecl
      type.outer = self.type(at: range.start)
      type.margins = margins(of: node)
      typeRanges.append(range)
      result.types.append(type)
    }
  }

  private func isView(_ type: NodeID) -> Bool {
    if tree.inherits(type, "View") { return true }
    guard tree.kind(type) == .classDecl else { return false }
    return tree.children(type).contains { child in
      tree.kind(child) == .inheritedType
        && (tree.name(child).map { $0.hasSuffix("ViewController") || $0 == "UIView" || $0 == "NSView" }
          ?? false)
    }
  }

  /// The least of the distances at each side, which is that of a phone.
  private func margins(of type: NodeID) -> [Double] {
    var found: [Double] = []
    for content in context.screenContents(of: type) {
      guard let margins = context.margins(of: content, at: .leading), margins.count == 1,
        let value = margins[0].values.map(\.value).min(), !found.contains(value)
      else { continue }
      found.append(value)
    }
    return found
  }

  // MARK: Numbers

  private mutating func readEdges() {
    for name in ["padding", "safeAreaPadding"] as [StaticString] {
      for call in facts.calls[Name(name).hash] ?? [] where tree.isNamed(call, name) {
        for part in tree.paddingParts(of: call) ?? [] {
          if let amount = part.amount { edges[tree.range(of: amount).start] = part.edges }
        }
      }
    }
  }

  private mutating func readNumbers() {
    for role in Role.allCases {
      for landed in context.landedValues(role)
      where OffScale.isJudged(tree, landed) && !landed.isLoop && !landed.binding.isSecondSide {
        let isHere = landed.sink.file == nil
        let range = tree.range(of: landed.node)
        var type = type(at: range.start)
        // A constant beside the views belongs to the one that uses it.
        if isHere, !isDrawn(in: type) {
          let user = self.type(at: landed.sink.range.start)
          if isDrawn(in: user) { type = user }
        }
        result.numbers.append(
          AuditedFile.NumberUse(
            role: role, value: Scale.key(landed.value), token: nil,
            use: landed.binding.use(
              edges: isHere ? edges[landed.sink.range.start] : nil, isEdge: landed.part == .border,
              isPicture: landed.isPicture),
            place: place(range, type: type)))
      }
    }
  }

  /// Whether a type, or one around it, is a view of this file or an extension, which may be one's.
  private func isDrawn(in type: Int32) -> Bool {
    var type = type
    while type >= 0 {
      if result.types[Int(type)].isView || result.types[Int(type)].isExtension { return true }
      type = result.types[Int(type)].outer
    }
    return false
  }

  /// Tokens of the project's own.
  private mutating func readTokens() {
    guard let plan, context.site.file < plan.project.fileCount else { return }
    let sections = plan.project.index.sections
    let resolver = IndexResolver(sections: sections)
    for landing in plan.uses.landings(inFile: context.site.file) {
      let sink = sections.sinks[Int(landing.sink)]
      let binding = RoleTable.all[Int(sink.binding)]
      let range = nameRange(at: Int(landing.start))
      guard !sink.isLoop, !binding.isSecondSide,
        let position = plan.token(landing.token, call: call(behind: range))
      else { continue }
      let value = Scale.key(plan.project.discovery.tokens[position].value)
      if value == 0 { continue }
      let isHere = resolver.file(ofSink: landing.sink) == context.site.file
      result.numbers.append(
        AuditedFile.NumberUse(
          role: binding.role, value: value, token: .declared(position),
          use: binding.use(
            edges: isHere ? edges[Int(sink.start)] : nil, isEdge: sink.isEdge, isPicture: sink.isPicture),
          place: place(range)))
    }
  }

  /// Longer arguments are no steps.
  private static let longestCall = 64

  /// `grid(3)` behind `CGFloat.`.
  private func call(behind names: ByteRange) -> String? {
    var start = names.end
    while start > names.start, tree.bytes[start - 1] != UInt8(ascii: ".") { start -= 1 }
    guard names.end < tree.byteCount, tree.bytes[names.end] == UInt8(ascii: "(") else { return nil }
    for end in names.end..<min(names.end + Self.longestCall, tree.byteCount)
    where tree.bytes[end] == UInt8(ascii: ")") {
      return tree.text(ByteRange(start: start, end: end + 1))
    }
    return nil
  }

  /// The names with periods between that begin at an offset.
  private func nameRange(at start: Int) -> ByteRange {
    var end = start
    while end < tree.byteCount {
      let byte = tree.bytes[end]
      let isName =
        byte >= 0x80 || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "`")
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      if !isName { break }
      end += 1
    }
    return ByteRange(start: start, end: end)
  }

  /// Tokens that a configuration or a file of tokens names, and no declaration of the project explains.
  private mutating func readExpressions() {
    guard context.site.file < context.site.project.fileCount else { return }
    var named: [Role: [String: Double]] = [:]
    for role in Role.allCases {
      for step in context.scales[role]?.steps ?? [] where step.tokens.isEmpty && step.value != 0 {
        if let reference = step.reference { named[role, default: [:]][reference] = step.value }
      }
    }
    if named.isEmpty { return }
    let sections = context.site.project.index.sections
    for sink in sections.sinks.share(sections.files[context.site.file].sinks) {
      let binding = RoleTable.all[Int(sink.binding)]
      guard let names = named[binding.role], !sink.isLoop, !binding.isSecondSide else { continue }
      let range = ByteRange(start: Int(sink.start), end: Int(sink.end))
      let text = tree.text(range)
      guard let value = names[text] else { continue }
      result.numbers.append(
        AuditedFile.NumberUse(
          role: binding.role, value: Scale.key(value), token: .expression(text),
          use: binding.use(edges: edges[range.start], isEdge: sink.isEdge, isPicture: sink.isPicture),
          place: place(range)))
    }
  }

  // MARK: Calls

  private mutating func readNodes() {
    for id in 0..<tree.nodeCount {
      switch tree.kind(id) {
      case .call:
        guard let name = tree.name(id), !previews.contain(id) else { continue }
        readCall(id, name)
      case .macroExpansion:
        if tree.isNamed(id, "colorLiteral") { readWrittenColor(id) }
      case .member:
        if let name = tree.name(id), Self.materials.contains(name), isStyle(id), !previews.contain(id) {
          result.surfaces.append(
            AuditedFile.SurfaceUse(name: name.string, place: place(id)))
        }
      default: continue
      }
    }
  }

  private mutating func readCall(_ call: NodeID, _ name: Name) {
    if let type = tree.constructedType(call) {
      if Self.colorTypes.contains(type) {
        readWrittenColor(call)
      } else if let facts = Catalog.views[type] {
        readView(call, type, facts)
      } else {
        readShown(call, type)
      }
      return
    }
    if tree.isModifier(call) {
      if name == "frame" { readFrame(call) }
      if Self.titles.contains(name) { mark(call) { $0.isTitled = true } }
      if Catalog.modifiers.has(name, .colored) { readPainted(call) }
      if Self.glass.contains(name) {
        result.surfaces.append(AuditedFile.SurfaceUse(name: name.string, place: namePlace(call)))
      }
    }
    readShadow(call)
  }

  private mutating func readView(_ call: NodeID, _ type: Name, _ facts: ViewFacts) {
    if facts.contains(.gradient) { readPainted(call) }
    if Self.glass.contains(type) {
      result.surfaces.append(AuditedFile.SurfaceUse(name: type.string, place: namePlace(call)))
    }
    if facts.contains(.navigation), isRoot(call) { mark(call) { $0.isNavigationRoot = true } }
    if facts.contains(.field) {
      result.elements.fields += 1
    } else if facts.contains(.control) {
      result.elements.controls += 1
    } else if type == "Image" || type == "AsyncImage" {
      result.elements.images += 1
    }
  }

  private func namePlace(_ call: NodeID) -> AuditedFile.Place {
    place(tree.nameToken(call).map { tree.range(ofToken: $0) } ?? tree.range(of: call))
  }

  private mutating func mark(_ node: NodeID, _ body: (inout AuditedType) -> Void) {
    let type = type(at: tree.range(of: node).start)
    if type >= 0 { body(&result.types[Int(type)]) }
  }

  private static let colorTypes = NameSet(["Color", "UIColor", "NSColor"])

  // MARK: Screens

  /// Modifiers that give the bar over a screen its words.
  private static let titles = NameSet([
    "navigationTitle", "navigationBarTitle", "navigationBarTitleDisplayMode", "navigationSubtitle",
    "searchable",
  ])

  /// Views that add nothing to the one screen in them.
  private static let frames = NameSet(["ZStack", "Group", "AnyView", "GeometryReader"])

  /// Whether navigation is all that a view shows, but for what lies behind it.
  private func isRoot(_ call: NodeID) -> Bool {
    tree.containers(of: call).prefix(3).allSatisfy { container in
      tree.constructedType(container.call).map { Self.frames.contains($0) } ?? false
    }
  }

  private mutating func readShown(_ call: NodeID, _ name: Name) {
    let text = name.string
    guard text.last.map({ $0 != "_" }) ?? false else { return }
    let shown = AuditedType.Shown(name: text, way: way(of: call))
    mark(call) { type in
      if type.name != shown.name, !type.shown.contains(shown) { type.shown.append(shown) }
    }
  }

  private static let sheets = NameSet(["sheet", "fullScreenCover", "popover"])

  /// How a view is shown.
  private func way(of call: NodeID) -> AuditedType.Way {
    var node = call
    for _ in 0..<4 {
      guard let container = tree.container(of: node) else { return .inside }
      let owner = container.call
      if tree.isModifier(owner) {
        guard let name = tree.name(owner) else { return .inside }
        if Self.sheets.contains(name) { return .sheet }
        return name == "navigationDestination" ? .screen : .inside
      }
      guard let type = tree.constructedType(owner), let facts = Catalog.views[type] else { return .inside }
      if type == "NavigationLink" { return isDestination(container) ? .screen : .inside }
      if facts.contains(.navigation) || facts.contains(.tabs) || facts.contains(.scene) { return .screen }
      // Of several layers, one is the screen, and the others lie behind it.
      guard Self.frames.contains(type), let closure = tree.closure(container.argument),
        tree.statements(closure, limit: 2).count == 1
      else { return .inside }
      node = owner
    }
    return .inside
  }

  /// Whether an argument of a link is where it leads, and not its label.
  private func isDestination(_ container: SyntaxTree.Container) -> Bool {
    let link = container.call
    if let label = tree.name(container.argument) { return label == "destination" }
    guard tree.closure(container.argument) != nil, tree.argument(link, "value") == nil,
      tree.argument(link, "destination") == nil
    else { return false }
    return true
  }

  // MARK: Colors

  private mutating func readWrittenColor(_ id: NodeID) {
    guard let color = ProjectSurvey.color(id, tree, facts) else { return }
    result.colors.append(AuditedFile.ColorUse(value: .written(color.hex), place: place(id)))
  }

  /// The system's colors in the arguments of what draws with them.
  private mutating func readPainted(_ call: NodeID) {
    for argument in tree.arguments(call) {
      guard let value = tree.value(argument), tree.kind(value) != .closure else { continue }
      let expressions = tree.kind(value) == .array ? Array(tree.children(value)) : [value]
      for expression in expressions where tree.kind(expression) != .stringLiteral {
        for color in context.colors(of: expression) where color.path.isEmpty {
          guard case .system(let system) = color.kind, system.family != .clear else { continue }
          let isFixed: Bool
          switch system.family {
          case .hue, .gray, .black, .white: isFixed = true
          default: isFixed = false
          }
          result.colors.append(
            AuditedFile.ColorUse(value: .system(system.name, isFixed: isFixed), place: place(color.node)))
        }
      }
    }
  }

  /// Colors, fonts and shadows of the design system by their names.
  private mutating func readMentions() {
    guard let plan, !plan.mentions.names.isEmpty else { return }
    let slots = plan.project.tokenSlots
    let reader = MentionReader(plan: plan.mentions, tree: tree, facts: facts, site: context.site)
    var found: [(node: NodeID, meaning: MentionReader.Meaning)] = []
    reader.forEachMention { found.append(($0, $1)) }
    for (node, meaning) in found where !previews.contain(node) {
      switch meaning {
      case .asset(let name):
        result.assets[name, default: 0] += 1
        if tree.colorPlace(of: node) != .token {
          result.colors.append(AuditedFile.ColorUse(value: .asset(name), place: place(node)))
        }
      case .slot(let slot):
        result.mentions[slot, default: 0] += 1
        if let color = slots.colors[slot] {
          if tree.colorPlace(of: node) != .token {
            result.colors.append(AuditedFile.ColorUse(value: .declared(color), place: place(node)))
          }
        } else if let font = plan.fonts[slot] {
          if !context.site.isInTokenDeclaration(node) {
            result.fonts.append(AuditedFile.FontUse(value: .declared(font), place: place(node)))
          }
        } else if let shadow = plan.shadows[slot] {
          addShadow(plan.project.discovery.shadows[shadow].level, named: node)
        }
      }
    }
  }

  // MARK: Fonts

  private mutating func readFonts() {
    guard context.site.file < context.site.project.fileCount else { return }
    for (node, font, _) in context.site.writtenFonts
    where !previews.contain(node) && !context.site.isInTokenDeclaration(node) {
      let value: AuditedFile.FontUse.Value =
        font.isPlainStyle ? .style(font.text) : .written(font.text)
      result.fonts.append(AuditedFile.FontUse(value: value, place: place(node)))
    }
  }

  // MARK: Shadows

  private mutating func readShadow(_ call: NodeID) {
    guard let shadow = tree.shadow(call), shadow.kind != .inner, !previews.contain(call) else { return }
    var level = ProjectSurvey.shadow(call, tree, facts)
    if level == nil, shadow.color == nil, let radius = only(shadow.radius),
      let y = shadow.y.map({ only($0) }) ?? 0
    {
      level = ShadowLevel(opacity: shadow.standardOpacity, radius: radius, y: y)
    }
    guard let level, level.radius > 0, level.opacity > 0 else { return }
    result.shadows.append(
      AuditedFile.ShadowUse(
        level: ShadowLevel(opacity: level.opacity, radius: level.radius, y: level.y),
        x: shadow.x.flatMap { only($0) } ?? 0, color: shadow.color.map { tree.text($0) } ?? "black",
        isNamed: false, place: namePlace(call)))
  }

  private func only(_ expression: NodeID) -> Double? {
    let values = context.values(of: expression)
    return values.count == 1 ? values[0].value : nil
  }

  /// A shadow that is drawn with a token: one for each call, whose parts all name it.
  private mutating func addShadow(_ level: ShadowLevel, named node: NodeID) {
    guard let call = tree.containers(of: node).first(where: { tree.shadow($0.call) != nil })?.call else {
      return
    }
    let place = namePlace(call)
    if result.shadows.contains(where: { $0.place == place }) { return }
    result.shadows.append(
      AuditedFile.ShadowUse(level: level, x: 0, color: "black", isNamed: true, place: place))
  }

  // MARK: Surfaces

  /// Larger squares are pictures and cards.
  private static let largestFrame = 96.0

  /// `.frame(width: 36, height: 36)`.
  private mutating func readFrame(_ call: NodeID) {
    guard let width = tree.argument(call, "width").flatMap({ tree.number($0) }), 0 < width,
      width <= Self.largestFrame, tree.argument(call, "height").flatMap({ tree.number($0) }) == width
    else { return }
    let isInControl = tree.containers(of: call).prefix(6).contains { container in
      tree.constructedType(container.call).map { Catalog.views.has($0, .tapped) } ?? false
    }
    result.frames.append(
      AuditedFile.FrameUse(size: width, isInControl: isInControl, place: namePlace(call)))
  }

  private static let materials = NameSet([
    "ultraThinMaterial", "thinMaterial", "regularMaterial", "thickMaterial", "ultraThickMaterial",
  ])

  private static let glass = NameSet(["glassEffect", "GlassEffectContainer", "glassBackgroundEffect"])

  /// `.thinMaterial`, and no property of something that is called so.
  private func isStyle(_ member: NodeID) -> Bool {
    guard let base = tree.callee(member) else { return true }
    return tree.isNamed(tree.unwrapped(base), "Material") || tree.isNamed(tree.unwrapped(base), "ShapeStyle")
  }
}

extension RoleBinding {
  /// The height of what is counted by its width already: the frame of an icon button, the corner that a `CGSize` gives.
  fileprivate var isSecondSide: Bool {
    guard role == .iconSize, case .label(let label) = argument else { return false }
    return "\(label)" == "height"
  }

  /// What a value in this place is for within its role, as an audit names it.
  fileprivate func use(edges: EdgeSet?, isEdge: Bool, isPicture: Bool) -> String {
    switch role {
    case .spacing:
      switch word {
      case "padding":
        switch edges {
        case EdgeSet.horizontal: return "horizontal padding"
        case EdgeSet.vertical: return "vertical padding"
        case EdgeSet.top: return "top padding"
        case EdgeSet.bottom: return "bottom padding"
        case EdgeSet.leading: return "leading padding"
        case EdgeSet.trailing: return "trailing padding"
        default: return "padding"
        }
      case "spacing":
        if place == .gap { return "gap" }
        let name = "\(name)"
        if name.contains("Grid") { return "grid spacing" }
        return name.contains("Stack") ? "stack spacing" : "spacing"
      default: return word
      }
    case .opacity: return isEdge ? "border opacity" : "surface opacity"
    case .fontSize: return isPicture ? "symbol size" : "text size"
    default: return word
    }
  }
}
