/// Text that stays small for those who set it large.
enum FixedFontSize {
  static let rule = Rule(
    id: "fixed-font-size",
    theme: .spacing,
    summary: "a font size that does not follow the reader's text size",
    rationale: """
      A font of a fixed size ignores Dynamic Type: who has set text larger to be able to read it gets the same small \
      letters. A text style, a custom font of `size:`, or a size in `@ScaledMetric` grows with the setting.
      """,
    severity: nil,
    fixable: .unsafe,
    seeds: ["004"],
    criteria: [.resizeText],
    examples: examples,
    triggers: Rule.Triggers(calls: [
      "system", "custom", "systemFont", "boldSystemFont", "italicSystemFont", "monospacedSystemFont",
      "monospacedDigitSystemFont", "UIFont",
    ]),
    usesProject: true,
    check: check)

  @Sendable private static func check(_ context: borrowing RuleContext, _ call: NodeID) {
    let tree = context.tree
    // macOS has no Dynamic Type.
    guard let font = FontCall(tree, call), !tree.isInPreview(call),
      !context.file.isForPointer(call),
      isFixed(context, font), isText(context, font), !isScaled(context, font), !isOfBar(context, call),
      !context.file.keepsTextSize(font), !isSecondChoice(tree, call),
      !context.file.isSetBySubclass(call)
    else { return }
    let size = tree.text(font.size)
    let points = tree.number(font.size) == nil ? "`\(size)`" : size
    switch font.kind {
    case .system:
      let width = isInNarrowStack(context, font) ? ", and scale the width around it" : ""
      context.report(
        call: call, "`.system(size: \(size))` ignores Dynamic Type; \(advice(context, font))\(width)",
        fixes: systemFixes(context, font))
    case .fixedCustom(let label):
      context.report(
        call: call, "`fixedSize: \(size)` ignores Dynamic Type; write `size: \(size)`, which follows it",
        fixes: [.unsafe("Let the font follow Dynamic Type", [context.replace(token: label, with: "size")])])
    case .uiKit:
      context.report(
        call: call,
        "a `UIFont` of \(points) points ignores Dynamic Type; use a text style, or scale it with `UIFontMetrics`",
        fixes: uiKitFixes(context, font))
    }
  }

  // MARK: Whether it is fixed

  /// Whether the size is a number of this file, or a constant, and not one that grows or that a layout works out.
  private static func isFixed(_ context: borrowing RuleContext, _ font: FontCall) -> Bool {
    let tree = context.tree
    let values = context.file.values(of: font.size).map(\.value)
    let use = tree.unwrapped(font.size)
    if values.isEmpty { return token(context, use).map { isForText($0) } ?? false }
    guard values.contains(where: { isForText($0) }) else { return false }
    return !context.file.isScaledMetric(font.size) && !context.file.isAdjustable(use)
  }

  /// What is smaller is not there to be read; what is as large as the largest text need not grow.
  private static func isForText(_ size: Double) -> Bool { size >= 7 && size < TextStyles.largestOfAll }

  /// The value of a font size that the project declares as a token, in whichever file: `DS.FontSize.body`.
  private static func token(_ context: borrowing RuleContext, _ use: NodeID) -> Double? {
    let tree = context.tree
    guard tree.kind(use) == .member, tree.callee(use) != nil, let scale = context.scales[.fontSize] else {
      return nil
    }
    let spellings = context.site.project.spellings
    let text = tree.text(use)
    return scale.steps.first { step in
      step.tokens.prefix(namesakeLimit).contains { token in
        spellings[token].candidates.contains {
          $0.text == text && ($0.file < 0 || $0.file == context.site.file)
        }
      }
    }?.value
  }

  private static let namesakeLimit = 16

  /// Whether the font is that of text, not of a symbol or emoji, whose size is its picture's.
  private static func isText(_ context: borrowing RuleContext, _ font: FontCall) -> Bool {
    let places = RolePlaces(tree: context.tree, facts: context.facts)
    return places.isTextFont(font.call) && !places.isPictureFont(font.call)
      && !isDrawn(context.tree, font.call) && !isIcon(context.tree, font.call)
      && !context.file.isOfAccessoryWidgets && !isMeasured(context.tree, font.call)
      && !(font.isUIKit && drawsPages(context, font.call))
  }

  private static let pageRenderers: [StaticString] = [
    "UIGraphicsPDFRenderer", "UIGraphicsBeginPDFContextToData", "UIGraphicsBeginPDFContextToFile",
  ]

  /// Whether the type around a font draws pages to be printed, which have no reader's setting.
  private static func drawsPages(_ context: borrowing RuleContext, _ font: NodeID) -> Bool {
    let tree = context.tree
    let facts = context.facts
    return pageRenderers.contains { renderer in
      facts.firstCall(named: renderer, where: { tree.enclosingType(of: $0) == tree.enclosingType(of: font) })
        != nil
    }
  }

  /// Text in a picture, a complication or an accessory of the lock screen is as large as there is room.
  private static func isDrawn(_ tree: SyntaxTree, _ font: NodeID) -> Bool {
    let type = tree.enclosingType(of: font).flatMap { tree.name($0) }
    if let type, type.containsIgnoringCase("complication") || type.containsIgnoringCase("accessory") {
      return true
    }
    return tree.containers(of: font).contains { container in
      guard let name = tree.name(container.call) else { return false }
      switch name {
      case "Canvas", "ImageRenderer", "UIGraphicsImageRenderer": return true
      case "font": return isSymbol(tree, container.call)
      default: return false
      }
    }
  }

  /// `configuration.icon` of a style of labels.
  private static func isIcon(_ tree: SyntaxTree, _ font: NodeID) -> Bool {
    guard let modifier = tree.container(of: font)?.call, tree.isNamed(modifier, "font"),
      let type = tree.enclosingType(of: font)
    else { return false }
    return tree.inherits(type, "LabelStyle") && tree.isNamed(tree.chain(containing: modifier).root, "icon")
  }

  /// Whether a modifier that only symbols have is in the chain.
  private static func isSymbol(_ tree: SyntaxTree, _ modifier: NodeID) -> Bool {
    tree.chain(containing: modifier).modifiers.contains { modifier in
      switch tree.name(of: modifier.name) {
      case "symbolRenderingMode", "symbolVariant", "symbolEffect", "imageScale": true
      default: false
      }
    }
  }

  /// Whether only a property of the font is asked for, `UIFont.systemFont(ofSize: 12).familyName`, or whether there is
  /// one, `UIFont(name: family, size: 12) != nil`.
  private static func isMeasured(_ tree: SyntaxTree, _ font: NodeID) -> Bool {
    guard let parent = tree.parent(font) else { return false }
    if tree.kind(parent) == .sequence {
      return tree.children(parent).contains { tree.kind($0) == .nilLiteral }
    }
    guard tree.kind(parent) == .member, tree.callee(parent) == font else { return false }
    return tree.parent(parent).map { tree.kind($0) != .call || tree.callee($0) != parent } ?? true
  }

  /// Whether the font is that of a bar's title, which keeps its size: there, or under the name of what holds it.
  private static func isOfBar(_ context: borrowing RuleContext, _ font: NodeID) -> Bool {
    let tree = context.tree
    if isBarTitle(tree, font) { return true }
    guard let holder = tree.ancestors(font, limit: 16).first(where: { isLocal(tree, $0) }),
      let name = tree.name(holder), let owner = tree.enclosingDeclaration(of: holder)
    else { return false }
    let uses = (context.facts.uses[name.hash] ?? []).filter { use in
      tree.contains(owner, use) && !tree.contains(holder, use) && tree.name(use).map { $0 == name } ?? false
    }
    return !uses.isEmpty && uses.allSatisfy { isBarTitle(tree, $0) }
  }

  private static func isLocal(_ tree: SyntaxTree, _ id: NodeID) -> Bool {
    if tree.kind(id) == .optionalBinding { return true }
    return tree.kind(id) == .binding && tree.parent(id).map { !tree.isMemberOrGlobal($0) } ?? false
  }

  private static func isBarTitle(_ tree: SyntaxTree, _ font: NodeID) -> Bool {
    let isTitle = tree.containers(of: font).contains { container in
      tree.isNamed(container.call, "ToolbarItem")
        && tree.argument(container.call, "placement").map { tree.isNamed($0, "principal") } ?? false
    }
    if isTitle { return true }
    for ancestor in tree.ancestors(font, limit: 16) {
      switch tree.kind(ancestor) {
      case .call: if tree.isNamed(ancestor, "setTitleTextAttributes") { return true }
      // A large title grows.
      case .assignment:
        return tree.callee(ancestor).map { tree.isNamed($0, "titleTextAttributes") } ?? false
      case .codeBlock, .closure: return false
      default: continue
      }
    }
    return false
  }

  /// `UIFont(name: "Inter", size: 18) ?? .systemFont(ofSize: 18)` is one font, and told once.
  private static func isSecondChoice(_ tree: SyntaxTree, _ font: NodeID) -> Bool {
    guard let choice = tree.parent(font), tree.kind(choice) == .sequence else { return false }
    let before = tree.children(choice).prefix { $0 != font }
    return before.last.map { tree.isNamed($0, "??") } ?? false
      && before.contains { FontCall(tree, tree.unwrapped($0)) != nil }
  }

  /// How many times its size a font is as wide as, at the least, where two figures of it still fit when they have grown.
  private static let narrowest = 2.5

  /// Whether a stack around the text is so narrow that larger letters would break.
  private static func isInNarrowStack(_ context: borrowing RuleContext, _ font: FontCall) -> Bool {
    let tree = context.tree
    guard let size = tree.number(font.size) else { return false }
    return tree.containers(of: font.call).contains { container in
      tree.outerModifiers(of: container.call).contains { modifier in
        tree.isNamed(modifier.call, "frame")
          && tree.argument(modifier.call, "width").flatMap { tree.number($0) }
            .map { $0 < size * narrowest } ?? false
      }
    }
  }

  /// Whether the font is handed to `UIFontMetrics`, here or under the name of what holds it.
  private static func isScaled(_ context: borrowing RuleContext, _ font: FontCall) -> Bool {
    guard font.isUIKit, let scalings = context.facts.calls[Name("scaledFont").hash] else { return false }
    let tree = context.tree
    if tree.ancestors(font.call, limit: 16).contains(where: { tree.isNamed($0, "scaledFont") }) {
      return true
    }
    guard let name = heldName(tree, font.call) else { return false }
    let owner = tree.enclosingDeclaration(of: font.call)
    let isMember = owner.map { tree.kind($0) == .binding } ?? false
    return scalings.prefix(scalingLimit).contains { scaling in
      guard isMember || tree.enclosingDeclaration(of: scaling) == owner else { return false }
      let nodes = tree.subtree(scaling)
      return nodes.count <= scalingSize && nodes.contains { tree.name($0).map { $0 == name } ?? false }
    }
  }

  private static let scalingLimit = 64
  /// Nodes of a call that scales a font.
  private static let scalingSize = 200

  /// The name that a font goes by from here on: of a variable, or of what it is assigned to.
  private static func heldName(_ tree: SyntaxTree, _ font: NodeID) -> Name? {
    for ancestor in tree.ancestors(font, limit: 16) {
      switch tree.kind(ancestor) {
      case .binding, .optionalBinding: return tree.name(ancestor)
      case .assignment: return tree.callee(ancestor).flatMap { tree.name($0) }
      case .codeBlock, .closure: return nil
      default: continue
      }
    }
    return nil
  }

  // MARK: Fixes

  private static func style(_ context: borrowing RuleContext, _ font: FontCall) -> TextStyles.Style? {
    // The sizes below are those of phones.
    guard let size = context.tree.number(font.size),
      context.file.platforms.isEmpty
        || context.file.isBuilt(for: .iOS, at: font.call) && !isForMacToo(context, font),
      let style = TextStyles.nearest(to: size)
    else { return nil }
    let isNew = ["title2", "title3", "caption2"].contains(style.name) && !font.isUIKit
    return isNew && !context.file.targetsReach(ReleaseYear.iOS14, assumed: true, at: font.call) ? nil : style
  }

  /// On a Mac the text styles are smaller, and do not grow.
  private static func isForMacToo(_ context: borrowing RuleContext, _ font: FontCall) -> Bool {
    context.file.platforms.version(for: .macOS) != nil && context.file.isBuilt(for: .macOS, at: font.call)
  }

  private static func advice(_ context: borrowing RuleContext, _ font: FontCall) -> String {
    guard let style = style(context, font) else { return "use a text style, or a size in `@ScaledMetric`" }
    let size = style.size(on: .iOS) ?? 0
    let nearest = size == context.tree.number(font.size) ? "is" : "is near it with"
    return "the text style `.\(style.name)` \(nearest) \(Scale.text(size)) points by default"
  }

  private static func systemFixes(_ context: borrowing RuleContext, _ font: FontCall) -> [Fix] {
    let tree = context.tree
    guard let style = style(context, font), let name = tree.nameToken(font.call),
      tree.hasOnlyLabels(font.call, ["size", "weight", "design"]), !isInNarrowStack(context, font),
      !tree.holdsComment(tree.range(of: font.call)), !declares(tree, style.name, with: font.call)
    else { return [] }
    let weight = tree.argument(font.call, "weight").map { tree.text($0) }
    let design = tree.argument(font.call, "design").map { tree.text($0) }
    let text =
      switch (weight, design) {
      case (nil, nil): style.name
      case (let weight?, nil): "\(style.name).weight(\(weight))"
      case (nil, let design?): "system(.\(style.name), design: \(design))"
      case (let weight?, let design?):
        context.file.targetsReach(ReleaseYear.iOS16, assumed: false, at: font.call)
          ? "system(.\(style.name), design: \(design), weight: \(weight))"
          : "system(.\(style.name), design: \(design)).weight(\(weight))"
      }
    let range = ByteRange(start: tree.range(ofToken: name).start, end: tree.range(of: font.call).end)
    return [.unsafe("Use the text style `.\(style.name)`", [Edit(range: range, text: text)])]
  }

  private static func uiKitFixes(_ context: borrowing RuleContext, _ font: FontCall) -> [Fix] {
    guard let style = style(context, font), let expression = unwrappedFont(context.tree, font.call) else {
      return []
    }
    let range = context.tree.range(of: expression)
    return [
      .unsafe(
        "Scale it as the text style `.\(style.uiKitName)`",
        [
          context.insert(
            "UIFontMetrics(forTextStyle: .\(style.uiKitName)).scaledFont(for: ", at: range.start),
          context.insert(")", at: range.end),
        ])
    ]
  }

  /// The expression that is a font, and not one that there may not be: `UIFont(name:size:)` may not find it.
  private static func unwrappedFont(_ tree: SyntaxTree, _ font: NodeID) -> NodeID? {
    guard tree.argument(font, "name") != nil else { return font }
    guard let parent = tree.parent(font), tree.kind(parent) == .forceUnwrap else { return nil }
    return parent
  }

  /// Whether a font of this name is declared with this very call, so that the name would mean itself.
  private static func declares(_ tree: SyntaxTree, _ name: String, with font: NodeID) -> Bool {
    for ancestor in tree.ancestors(font, limit: 8) where tree.kind(ancestor) == .binding {
      return tree.name(ancestor)?.string == name
    }
    return false
  }
}
