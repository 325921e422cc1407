/// Whether a color that is spelled by component wants a name, and what speaks for that where no token has its value.
enum NamingReason {
  /// It is written in other files as well, named, or so many times in this one, besides where a property is just that.
  case repeated(files: [String], times: Int, property: String?)
  /// It is what a hue of the system's has in light appearance.
  case systemHue(String)
  /// A configuration asks for a name of every color.
  case demanded

  /// Of the message, behind "is spelled by component".
  var ending: String {
    switch self {
    case .repeated(let files, let times, let property):
      files.isEmpty
        ? ", \(times) times in this file\(property.map { " besides `\($0)`" } ?? ""); give it one name, or use a color token"
        : ", here\(Self.list(files)); give it one name, or use a color token"
    case .systemHue(let name): "; it is the system's `\(name)` in light appearance, which adapts"
    case .demanded: "; use a color token or a system color"
    }
  }

  private static func list(_ files: [String]) -> String {
    switch files.count {
    case 1: " and in `\(files[0])`"
    case 2: ", in `\(files[0])` and in `\(files[1])`"
    default: ", in `\(files[0])` and in \(files.count - 1) more files"
    }
  }
}

extension FileContext {
  /// So many times one color is written in a file by no accident.
  private static let habit = 3

  /// What speaks for a name of a color that no token has the value of; `nil` where nothing does: a lone color that nobody
  /// has a name for is one that somebody has made up for this place.
  /// - Parameters:
  ///   - color: `nil` where it is not known.
  ///   - isDemanded: somebody has set the rule, and means it of all colors.
  func reason(
    toName id: NodeID, _ color: ColorComponents?, isDemanded: Bool
  ) -> NamingReason? {
    // What declares a token writes its value down as well.
    if let color, scales.colors(equalTo: color).isEmpty, let reason = repetition(of: color, at: id) {
      return reason
    }
    if let hue = color.flatMap({ SystemPalette.hue(inLight: $0) }), appearances(at: id).count > 1,
      mayAdapt(id)
    {
      return .systemHue(hue)
    }
    return isDemanded ? .demanded : nil
  }

  /// How often each file writes a color that can have a name in common with this one, as it paints the same kind of thing: demos
  /// of a library share no code.
  private func countsBeside(_ color: ColorComponents, at id: NodeID) -> [Int: Int] {
    let (visibility, index) = (site.project.visibility, site.project.index)
    // Two grays may be equal by chance; nobody hits on a hue twice.
    let parts = color.isNeutral ? tree.paintedPlace(of: id).meant : []
    return site.project.writtenColors.countsWantingName(of: color, for: parts).filter { other, _ in
      visibility.buildsAll(other, with: site.file, index)
        || visibility.buildsAll(site.file, with: other, index)
    }
  }

  private func repetition(of color: ColorComponents, at id: NodeID) -> NamingReason? {
    // At another opacity it is another color; a constant of a view is a name already, as is one of its digits.
    if tree.isWash(id) || isConstant(id) || tree.isProperty(color: id)
      || site.project.writtenColors.isNamedByDigits(color)
    {
      return nil
    }
    let counts = countsBeside(color, at: id)
    let index = site.project.known.index
    let files = Set(counts.keys.filter { $0 != site.file }.map { FilePath.name(of: index.path(ofFile: $0)) })
      .sorted()
    let times = counts[site.file] ?? 1
    if !files.isEmpty { return .repeated(files: files, times: times, property: nil) }
    return times < Self.habit ? nil : .repeated(files: [], times: times, property: property(thatIs: color))
  }

  /// The property of this file that is a color and no more.
  private func property(thatIs color: ColorComponents) -> String? {
    let calls = ColorType.allCases.flatMap { facts.calls[Name.hash(of: $0.name)] ?? [] }
    let property = calls.first { call in
      guard tree.isProperty(color: call), let own = colors(of: call).first,
        case .components(let known) = own.kind
      else { return false }
      return known?.hex == color.hex
    }
    return property.flatMap { tree.ancestors($0).first { tree.kind($0) == .binding } }
      .flatMap { tree.name($0)?.string }
  }

  /// Whether a color is all that a constant or property is set to.
  private func isConstant(_ id: NodeID) -> Bool {
    let value = tree.chainTop(colorWrapper(of: id) ?? id)
    guard let binding = tree.parent(value), tree.kind(binding) == .binding else { return false }
    return tree.parent(binding).map { tree.isMemberOrGlobal($0) } ?? false
  }

  /// Whether a color is part of what is drawn and not of the interface: a stop of a gradient, ink, a picture that is made of
  /// a view, a factor that changes the colors below.
  func isOfDrawing(color id: NodeID, _ place: PaintedPlace) -> Bool {
    if place.isGradient || tree.isInk(id) || isInRenderedView(id) || isInDrawnPicture(id) { return true }
    if let use = tree.pictureUse(of: id), tree.isInk(use) || tree.paintedPlace(of: use).isGradient {
      return true
    }
    guard let container = tree.container(of: id) else { return false }
    return isOfDrawing(container.call)
      || tree.name(container.call).map {
        Catalog.modifiers.has($0, .recolors) && Catalog.modifiers.has($0, .colors)
      }
        ?? false
  }

  /// Whether people would look for a color among the names of a design system, where none of them has its value: not what
  /// is cast or dims what lies below, what a picture is made of, and what has a value for each appearance already.
  func wantsName(_ id: NodeID, _ color: ColorComponents?, _ place: PaintedPlace) -> Bool {
    if place.meant == .shadow || isOfDrawing(color: id, place) { return false }
    if let color, color.alpha == 0 || color.isNeutral && color.alpha < 1 { return false }
    if let color, color.isNeutral || color.isNearBlack, color.alpha < 1 || isDimmed(id),
      !isGivenToComponent(id)
    {
      return false
    }
    if isBlurredAway(id) { return false }
    if tree.isOfPicture(id) || tree.pictureUse(of: id) != nil || tree.isInColorProvider(id)
      || isOneOfTwoAppearances(id) || isUnderGradient(id)
    {
      return false
    }
    return !isNamedByView(id) && !isGivenByKey(id)
  }

  /// Whether a color fills a shape that the same shape is laid upon with a gradient: the bottom of a material of the view's
  /// own.
  private func isUnderGradient(_ id: NodeID) -> Bool {
    guard let fill = tree.container(of: id)?.call, let stack = tree.container(of: fill),
      let name = tree.name(stack.call),
      Catalog.views.has(name, .depth) || Catalog.modifiers.has(name, .layer),
      let content = tree.closure(stack.argument)
    else { return false }
    let root = tree.chain(containing: fill).root
    return tree.children(content).prefix(24).contains { layer in
      tree.chain(layer).root > id && tree.spellsTheSame(tree.chain(layer).root, root)
        && tree.subtree(layer).contains { part in tree.name(part)?.hasSuffix("Gradient") ?? false }
    }
  }

  /// Whether a color is an argument of something of the project's own, which paints a surface in it.
  func isGivenToComponent(_ id: NodeID) -> Bool {
    guard let container = tree.container(of: id), tree.closure(container.argument) == nil else {
      return false
    }
    if let type = tree.constructedType(container.call) { return !Catalog.views.contains(type) }
    return tree.isModifier(container.call)
      && tree.name(container.call).map { !Catalog.modifiers.contains($0) } ?? false
  }

  /// Whether a color is made translucent where it is written: `Color(white: 0.1).opacity(0.6)`.
  func isDimmed(_ id: NodeID) -> Bool {
    tree.opacities(ofColor: id).contains { $0.map { $0 < 1 } ?? true }
  }

  /// From that radius on, in points, a blur leaves no shape of what it is on: a glow, and nothing that has a color.
  private static let glowRadius = 20.0

  private func isBlurredAway(_ id: NodeID) -> Bool {
    let painted = tree.container(of: id).flatMap { tree.isModifier($0.call) ? $0.call : nil }
    return [id, painted].contains { view in
      guard let view else { return false }
      return tree.outerModifiers(of: view).contains { modifier in
        guard tree.isNamed(modifier.call, "blur"), let radius = tree.argument(modifier.call, "radius") else {
          return false
        }
        return values(of: radius).contains { $0.value >= Self.glowRadius }
      }
    }
  }

  /// Whether a color is one of several that calls of one function beside each other are given, each with the thing that it
  /// is for: `button(.close, color: …)`, `button(.zoom, color: …)`; or that conditions choose which compare one thing with
  /// several: `name == "a" ? … : name == "b" ? …`.
  private func isGivenByKey(_ id: NodeID) -> Bool {
    var keys: [String: Int] = [:]
    for ancestor in tree.ancestors(id, limit: 24) where tree.kind(ancestor) == .ternary {
      // The condition of one that stands in a branch is asked as well.
      for choice in tree.subtree(ancestor) where tree.kind(choice) == .ternary {
        if let key = comparedKey(choice) { keys[key, default: 0] += 1 }
      }
      if keys.values.contains(where: { $0 > 1 }) { return true }
    }
    guard let container = tree.container(of: id), let callee = tree.name(container.call),
      let label = tree.name(container.argument), let declaration = tree.enclosingDeclaration(of: id),
      !Catalog.modifiers.contains(callee), !Catalog.views.contains(callee)
    else { return false }
    let others = (facts.calls[callee.hash] ?? []).prefix(200).filter { call in
      guard tree.name(call).map({ $0 == callee }) ?? false, tree.contains(declaration, call) else {
        return false
      }
      return tree.arguments(call).contains { argument in
        tree.name(argument).map { $0 == label } ?? false
          && tree.subtree(argument).contains { node in
            guard tree.kind(node) == .call, case .components? = colors(of: node).first?.kind else {
              return false
            }
            return true
          }
      }
    }
    return others.count >= Self.paletteSize
  }

  /// What a choice compares with a literal or a case: `name` of `name == "a" ? … : …`.
  private func comparedKey(_ choice: NodeID) -> String? {
    guard let condition = tree.children(choice).first(where: { _ in true }).map({ tree.unwrapped($0) }),
      tree.kind(condition) == .sequence, case let parts = Array(tree.children(condition)), parts.count == 3,
      tree.isNamed(parts[1], "==")
    else { return nil }
    return tree.text(parts[0])
  }

  /// So many colors with names of one place are a palette.
  static let paletteSize = 3

  /// Whether a color is all that a property of a view is set to or a parameter's default, and that is name enough: what its
  /// users may change, one of several that are the view's palette, one for each appearance, one that is called after the
  /// part it paints, or one in a project that names no colors anyway.
  private func isNamedByView(_ id: NodeID) -> Bool {
    var isComputed = false
    // A color for each platform, or for each case.
    var isOneOfSeveral = false
    for ancestor in tree.ancestors(id, limit: 10) {
      switch tree.kind(ancestor) {
      case .member, .call, .argument, .tuple, .returnStmt: continue
      case .ifConfigClause, .switchCase: isOneOfSeveral = true
      case .ifConfig, .switchStmt: continue
      case .accessorBlock where tree.statements(ancestor, limit: 2).count == 1: isComputed = true
      case .parameter: return true
      case .binding:
        guard let variable = tree.parent(ancestor), tree.isMemberOrGlobal(variable),
          !isComputed || isColor(ancestor)
        else { return false }
        if let name = tree.name(ancestor)?.string, !ColorParts(ofNames: [name]).isEmpty { return true }
        if isComputed { return isOneOfSeveral }
        return scales.colors.count < Self.paletteSize || !tree.node(variable).flags.contains(.constant)
          || saysAppearance(ancestor) || isOfPalette(variable)
      default: return false
      }
    }
    return false
  }

  /// Whether a variable is declared as a color, and not as a view that is painted in one.
  private func isColor(_ binding: NodeID) -> Bool {
    tree.firstChild(binding, .typeAnnotation).flatMap { tree.lastTypeName($0) }.map { type in
      type == "ShapeStyle" || ColorType.allCases.contains { type.string == $0.name }
    } ?? false
  }

  private func saysAppearance(_ binding: NodeID) -> Bool {
    let words = tree.name(binding).map { TokenWords.words($0.string) } ?? []
    return words.contains("light") || words.contains("dark")
  }

  /// Whether the constants beside it are colors as well.
  private func isOfPalette(_ variable: NodeID) -> Bool {
    guard let block = tree.parent(variable) else { return false }
    let palette = tree.children(block).prefix(200).filter { member in
      guard tree.kind(member) == .variableDecl, let binding = tree.firstChild(member, .binding),
        let value = tree.value(binding), case .components? = colors(of: value).first?.kind
      else { return false }
      return true
    }
    return palette.count >= Self.paletteSize
  }

  /// Whether a color is what one appearance has where the other has one of its own beside it: in a condition, or as
  /// arguments that say so.
  func isOneOfTwoAppearances(_ id: NodeID) -> Bool {
    var inner = id
    for ancestor in tree.ancestors(id, limit: 64) {
      defer { inner = ancestor }
      switch tree.kind(ancestor) {
      case .ternary:
        guard let condition = tree.children(ancestor).first(where: { _ in true }),
          colorSchemeTruth(of: condition, isDark: true) != nil
        else { continue }
        return inner != condition
      case .argument:
        if let label = tree.name(ancestor), label == "dark" || label == "light" { return true }
      case .ifStmt:
        // Where more is asked, such as how a widget is drawn, the appearance may come second.
        let asks = tree.children(ancestor).contains { branch in
          tree.kind(branch) == .ifBranch
            && tree.children(branch).first { _ in true }.flatMap { colorSchemeTruth(of: $0, isDark: true) }
              != nil
        }
        if asks { return true }
      // Views in a branch are views of one appearance.
      case .member, .call, .tuple, .sequence, .returnStmt, .codeBlock, .ifBranch, .closure: continue
      default: return false
      }
    }
    return false
  }
}
