/// API used on systems that do not have it.
enum GlassAvailability {
  static let rule = Rule(
    id: "glass-availability",
    theme: .glass,
    summary: "Liquid Glass or other recent API used below the version of the system that has it",
    rationale: """
      On a system without it the code does not compile or the app does not start. A check with `#available` \
      around the new API keeps what the older systems can draw. Of several `platforms` each counts in shared \
      code. Without deployment targets, the file's own checks for version 26 tell that it runs on older \
      systems. What a system never has, such as `glassBackgroundEffect` on iOS, is told where no check \
      stands around it.
      """,
    quiet: [
      "for a system that the code is not for, as its folder, an import, an `#if` or a check for another system says",
      "for API older than Liquid Glass that one of the systems has",
      "for what a system never has in a check such as `#available(iOS 26, *)`, where the compiler says what is missing",
      "for what only some of the `platforms` ever have, which is code for those",
      "for a modifier, type or style of that name that the project declares, or that `view.backport` has",
    ],
    severity: .warning,
    fixable: .never,
    seeds: ["002", "003"],
    examples: GlassAvailabilityExamples.all,
    triggers: Rule.Triggers(calls: AvailableAPIs.calls + ["init"], kinds: [.attribute, .inheritedType]),
    check: check)

  @Sendable private static func check(_ context: borrowing RuleContext, _ node: NodeID) {
    guard let name = context.tree.constructedType(node) ?? context.tree.name(node) else { return }
    for api in AvailableAPIs.named(name) {
      guard context.file.mayLack(api.release), let place = use(of: api, context, node) else { continue }
      let judgement = AvailabilityJudgement(context, api.release, at: node)
      guard !judgement.isEmpty else { continue }
      if !isOwn(context, api, node), !(judgement.isAboutMissing && context.file.isVisionCode) {
        context.report(at: place, judgement.message(for: api.spelling))
      }
      // A call with a label also is one without: what is newer comes first.
      return
    }
  }

  // MARK: Uses

  /// Where a call or attribute uses an API.
  private static func use(of api: AvailableAPI, _ context: borrowing RuleContext, _ node: NodeID)
    -> ByteRange?
  {
    let tree = context.tree
    switch api.use {
    case .attribute:
      guard tree.kind(node) == .attribute else { return nil }
      return tree.nameToken(node).map { tree.range(ofToken: $0) }
    case .modifier(let label):
      guard tree.kind(node) == .call, label.map({ tree.argument(node, $0) != nil }) ?? true,
        context.file.isSystemModifier(node)
      else { return nil }
      return tree.nameToken(node).map { tree.range(ofToken: $0) }
    case .factory(let label):
      guard tree.kind(node) == .call, tree.argument(node, label) != nil, tree.calledMember(node) != nil else {
        return nil
      }
      return tree.nameToken(node).map { tree.range(ofToken: $0) }
    case .type where tree.kind(node) == .inheritedType:
      return tree.nameToken(node).map { tree.range(ofToken: $0) }
    case .type(let labels):
      guard tree.kind(node) == .call, let type = tree.constructedType(node), type == api.name,
        !isOfOtherModule(tree, node), !context.facts.imports.contains("\(api.name)"),
        labels.isEmpty || hasOnlyLabels(tree, node, labels)
      else { return nil }
      return typeToken(tree, node, api.name).map { tree.range(ofToken: $0) }
    case .buttonConfiguration:
      guard tree.kind(node) == .call, makesConfiguration(tree, node) else { return nil }
      return tree.nameToken(node).map { tree.range(ofToken: $0) }
    case .argument:
      guard tree.kind(node) == .call, context.file.isSystemModifier(node) else { return nil }
      return member(of: node, api.name, tree).map { tree.range(of: $0) }
    }
  }

  /// `.glass`, `.glass(.clear)` or `ButtonStyle.glass` among the arguments of a call, also as one of two.
  private static func member(of call: NodeID, _ name: StaticString, _ tree: SyntaxTree) -> NodeID? {
    for argument in tree.arguments(call) {
      guard let value = tree.value(argument) else { continue }
      let choices = tree.kind(value) == .ternary ? Array(tree.children(value).dropFirst()) : [value]
      for choice in choices {
        let member = tree.calledMember(choice) ?? choice
        guard tree.kind(member) == .member, tree.isNamed(member, name) else { continue }
        if let base = tree.callee(member), tree.kind(base) != .identifier { continue }
        return choice
      }
    }
    return nil
  }

  /// `UIButton.Configuration.glass()`, and `.glass()` where a button's configuration is asked for.
  private static func makesConfiguration(_ tree: SyntaxTree, _ call: NodeID) -> Bool {
    guard let member = tree.calledMember(call), tree.argumentCount(call) == 0 else { return false }
    if let base = tree.callee(member) { return tree.isNamed(tree.unwrapped(base), "Configuration") }
    guard let parent = tree.parent(call) else { return false }
    switch tree.kind(parent) {
    case .assignment: return tree.callee(parent).map { tree.isNamed($0, "configuration") } ?? false
    case .argument: return tree.isNamed(parent, "configuration")
    default: return tree.contextualType(of: call).map { $0 == "Configuration" } ?? false
    }
  }

  private static func hasOnlyLabels(_ tree: SyntaxTree, _ call: NodeID, _ labels: [StaticString]) -> Bool {
    var hasContent = false
    for argument in tree.arguments(call) {
      if tree.node(argument).flags.contains(.trailingClosure) { hasContent = true }
      guard let label = tree.name(argument) else { continue }
      guard labels.contains(where: { label == $0 }) else { return false }
      if label == "content" { hasContent = true }
    }
    return hasContent
  }

  /// Whether a type is said to be another module's or another type's: `Backport.NavigationStack { … }`. A module that is
  /// called as a type brings one of that name.
  private static func isOfOtherModule(_ tree: SyntaxTree, _ call: NodeID) -> Bool {
    guard var type = tree.callee(call).map({ tree.unwrapped($0) }) else { return false }
    if tree.isNamed(type, "init"), let owner = tree.callee(type) { type = tree.unwrapped(owner) }
    guard tree.kind(type) == .member, let module = tree.callee(type) else { return false }
    return !systemModules.contains { tree.isNamed(module, $0) }
  }

  private static let systemModules: [StaticString] = [
    "SwiftUI", "SwiftUICore", "UIKit", "AppKit", "Charts", "MapKit", "StoreKit", "PhotosUI",
  ]

  /// `X` of `X(…)`, `SwiftUI.X(…)` and `X.init(…)`.
  private static func typeToken(_ tree: SyntaxTree, _ call: NodeID, _ name: StaticString) -> TokenID? {
    guard let callee = tree.callee(call) else { return nil }
    let target = tree.unwrapped(callee)
    if tree.isNamed(target, name) { return tree.nameToken(target) }
    return tree.callee(target).flatMap { tree.nameToken(tree.unwrapped($0)) }
  }

  /// Whether the project declares what is used itself.
  private static func isOwn(_ context: borrowing RuleContext, _ api: AvailableAPI, _ node: NodeID) -> Bool {
    let name = Name(api.name)
    switch api.use {
    case .buttonConfiguration: return false
    case .modifier, .factory:
      return context.facts.declaresFunction(name) || context.site.extendsSystem(with: name)
        || context.site.declaresFunction(name) && context.tree.hasPropertyBase(node)
    case .type, .attribute:
      return context.facts.declaresCallable(name, at: node) || context.site.declaresType(name)
    case .argument:
      return context.site.declaresMember(name) || context.file.declaresStyle(name)
    }
  }
}

extension AvailableAPI {
  /// As messages name it.
  fileprivate var spelling: String {
    switch use {
    case .modifier(nil), .type: "\(name)"
    case .modifier(let label?), .factory(let label): "\(name)(\(label):)"
    case .argument(let call): "\(call)(.\(name))"
    case .buttonConfiguration: "UIButton.Configuration.\(name)()"
    case .attribute: "@\(name)"
    }
  }
}

extension FileContext {
  /// Whether the oldest systems that the file may have to run on lack an API, whatever stands around its use.
  fileprivate func mayLack(_ release: AvailableAPI.Release) -> Bool {
    guard !platforms.named.isEmpty else { return release.isRecent && facts.availability.hasChecks }
    return release.missing.contains { platforms.version(for: $0) != nil }
      || release.versions.contains { platform, needed in
        platforms.version(for: platform).map { $0 < needed } ?? false
      }
  }

  /// Whether the file declares a style of this name, which hides that of the system: `extension ButtonStyle where
  /// Self == OwnGlass { static var glass: … }`. Any other property of the name does not.
  fileprivate func declaresStyle(_ name: Name) -> Bool {
    let protocols: [Name] = [
      Name("ButtonStyle"), Name("PrimitiveButtonStyle"), Name("ContainerBackgroundPlacement"),
      Name("ShapeStyle"),
    ]
    if protocols.contains(where: { facts.scope.member(name, ofType: $0) != nil }) { return true }
    return facts.declarations(of: name).contains { declaration in
      guard tree.kind(declaration) == .funcDecl, let type = tree.enclosingType(of: declaration) else {
        return false
      }
      return tree.name(type).map { owner in protocols.contains { $0 == owner } } ?? false
    }
  }

  /// Whether the file lies in a folder for visionOS, which the configuration may not name.
  fileprivate var isVisionCode: Bool {
    guard !site.project.index.sections.files.isEmpty else { return false }
    return site.project.index.path(ofFile: site.file).split(separator: "/").contains {
      $0.lowercased().contains("vision")
    }
  }

  /// Whether a call is a modifier of SwiftUI, as far as the file tells: its view is not handed through something like
  /// `view.backport` first.
  fileprivate func isSystemModifier(_ call: NodeID) -> Bool {
    if isViewModifierOfSelf(call) { return true }
    guard isViewModifier(call), !tree.hasBackportBase(call) else { return false }
    // A live activity has margins of its own.
    return !(tree.isNamed(call, "contentMargins") && tree.hasIslandRoot(call))
  }
}

extension SyntaxTree {
  /// Whether a modifier is applied to a property: `content.glassEffect()`, `view.backport.glassEffect()`.
  fileprivate func hasPropertyBase(_ call: NodeID) -> Bool {
    guard let base = base(ofModifier: call) else { return false }
    return kind(unwrapped(base)) == .member
  }

  /// Whether a chain begins with a `DynamicIsland`.
  fileprivate func hasIslandRoot(_ call: NodeID) -> Bool {
    constructedType(chain(call).root).map { $0 == "DynamicIsland" } ?? false
  }
}
