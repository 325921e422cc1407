/// An effect view of UIKit in a wrapper for SwiftUI, which has materials of its own.
enum VisualEffectView {
  static let rule = Rule(
    id: "visual-effect-view",
    theme: .glass,
    summary: "a `UIVisualEffectView` wrapped for SwiftUI, where a material does the same",
    rationale: """
      A material follows the shape, the environment and the accessibility settings of the view it is put \
      behind, and takes part in animations. A wrapped effect view is a rectangle of its own that does none \
      of that.
      """,
    quiet: [
      "where the wrapper does more than show its effect",
      "for a style that is not known, or has no material of the same name, such as `.dark` or `.prominent`",
      "where a comment above the wrapper gives a reason for it",
      "for AppKit's effect views, which have looks of their own, and for systems before iOS 15, which have no materials",
    ],
    severity: .info,
    fixable: .never,
    seeds: ["001", "004"],
    examples: examples,
    triggers: Rule.Triggers(kinds: [.structDecl, .classDecl, .extensionDecl]),
    usesProject: true,
    check: check)

  @Sendable private static func check(_ context: borrowing RuleContext, _ type: NodeID) {
    let tree = context.tree
    guard isRepresentable(type, tree), !context.file.givesGround(for: type),
      let members = tree.firstChild(type, .memberBlock),
      tree.children(members).contains(where: { tree.kind($0) == .funcDecl && tree.isNamed($0, "makeUIView") }
      ),
      context.file.targetsReach(ReleaseYear.iOS15, assumed: true, at: type),
      let token = firstEffectView(in: members, tree), isPlain(members, tree),
      let styles = styles(context, of: type, members)
    else { return }
    let materials = styles.map { materialsOfStyles[$0] }
    guard !materials.contains(nil) else { return }
    let names = Set(materials.compactMap { $0 }).sorted().map { "`.background(.\($0))`" }
    context.report(
      token: token,
      """
      `UIVisualEffectView` is wrapped for SwiftUI, which has materials of its own; use \
      \(names.joined(separator: " and ")), or `.glassEffect()` from iOS 26 on
      """)
  }

  /// The materials that are called as styles of `UIBlurEffect`. The other styles look otherwise, or the same in light and dark.
  private static let materialsOfStyles: [Symbol: String] = Dictionary(
    uniqueKeysWithValues: [
      ("regular", "regularMaterial"), ("systemUltraThinMaterial", "ultraThinMaterial"),
      ("systemThinMaterial", "thinMaterial"), ("systemMaterial", "regularMaterial"),
      ("systemThickMaterial", "thickMaterial"), ("systemChromeMaterial", "bar"),
    ].map { (SymbolHash.symbol($0.0), $0.1) })

  /// `UIViewRepresentable`, or a protocol of the project for both frameworks.
  private static func isRepresentable(_ type: NodeID, _ tree: SyntaxTree) -> Bool {
    tree.children(type).contains { child in
      tree.kind(child) == .inheritedType && tree.name(child)?.hasSuffix("ViewRepresentable") == true
    }
  }

  /// The name of the effect view where the wrapper makes it.
  private static func firstEffectView(in members: NodeID, _ tree: SyntaxTree) -> TokenID? {
    for call in tree.subtree(members) where isCall(call, of: "UIVisualEffectView", returning: true, tree) {
      if let name = tree.constructedType(call), name == "UIVisualEffectView" {
        let tokens = Int(tree.node(call).firstToken)..<Int(tree.node(call).endToken)
        return tokens.first { tree.token($0).kind == .identifier && tree.name(of: $0) == name }
      }
      return tree.nameToken(call)
    }
    return nil
  }

  /// Whether a call makes a value of a type, be it by `.init(…)` where a function returns that.
  private static func isCall(
    _ call: NodeID, of type: StaticString, returning: Bool = false, _ tree: SyntaxTree
  ) -> Bool {
    guard tree.kind(call) == .call else { return false }
    if let name = tree.constructedType(call) { return name == type }
    guard returning, tree.isImplicitInitializer(call) else { return false }
    return tree.ancestors(call).first { tree.kind($0) == .funcDecl }
      .flatMap { tree.firstChild($0, .returnType) }.flatMap { tree.lastTypeName($0) }.map { $0 == type }
      ?? false
  }

  // MARK: What no material does

  /// Whether the wrapper makes the effect view and sets its effect, and does nothing else.
  private static func isPlain(_ members: NodeID, _ tree: SyntaxTree) -> Bool {
    tree.subtree(members).allSatisfy { node in
      switch tree.kind(node) {
      case .call:
        isCall(node, of: "UIVisualEffectView", returning: true, tree)
          || isCall(node, of: "UIBlurEffect", tree)
      case .assignment: tree.callee(node).map { tree.isNamed($0, "effect") } ?? false
      default: true
      }
    }
  }

  // MARK: Styles

  /// The styles that the wrapper blurs by, wherever it is used; `nil` where one of them is not known.
  private static func styles(
    _ context: borrowing RuleContext, of type: NodeID, _ members: NodeID
  ) -> Set<Symbol>? {
    let tree = context.tree
    var styles: Set<Symbol> = []
    for call in tree.subtree(members) where isCall(call, of: "UIBlurEffect", tree) {
      guard let style = tree.argument(call, "style").map({ tree.unwrapped($0) }), let name = tree.name(style)
      else { return nil }
      if tree.kind(style) == .member, tree.callee(style).map({ !tree.isNamed($0, "self") }) ?? true {
        styles.insert(name.symbol)
        continue
      }
      // A property, with the value that it has and those that others give it.
      guard let declaration = context.facts.scope.declaration(of: name, at: style)?.node,
        tree.kind(declaration) == .binding, let wrapper = tree.name(type),
        let given = context.site.project.membersGiven(to: name.symbol, of: wrapper.symbol)
      else { return nil }
      styles.formUnion(given)
      for value in tree.declaredValues(declaration) {
        guard tree.kind(value) == .member, let own = tree.name(value) else { return nil }
        styles.insert(own.symbol)
      }
    }
    return styles.isEmpty ? nil : styles
  }

  private static let examples: [Rule.Example] = [
    .wrong(
      """
      struct BlurView: UIViewRepresentable {
        var style: UIBlurEffect.Style = .systemMaterial
        func makeUIView(context: Context) -> UIVisualEffectView {
          ↓UIVisualEffectView(effect: UIBlurEffect(style: style))
        }
        func updateUIView(_ view: UIVisualEffectView, context: Context) {}
      }
      """),
    .wrong(
      """
      struct ThinBlur: UIViewRepresentable {
        func makeUIView(context: Context) -> UIVisualEffectView {
          ↓UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
        }
        func updateUIView(_ view: UIVisualEffectView, context: Context) {
          view.effect = UIBlurEffect(style: .systemThinMaterial)
        }
      }
      """, platforms: ["iOS": "16.0"]),
    .right(
      """
      // More is done than to show the effect.
      struct FadingBlur: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView {
          let view = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
          view.backgroundColor = .black
          return view
        }
        func updateUIView(_ view: UIView, context: Context) {}
      }
      """, platforms: ["iOS": "16.0"]),
    .right(
      """
      // No material is called like that.
      struct BlurView: UIViewRepresentable {
        var style: UIBlurEffect.Style = .systemMaterial
        func makeUIView(context: Context) -> UIVisualEffectView {
          UIVisualEffectView(effect: UIBlurEffect(style: style))
        }
        func updateUIView(_ view: UIVisualEffectView, context: Context) {}
      }
      let toast = Text("Saved").background(BlurView(style: .prominent))
      """),
    .right(
      """
      Text("Hello").background(.regularMaterial, in: .rect(cornerRadius: 12))
      """),
    .right(
      """
      final class PlayerViewController: UIViewController {
        let blur = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
      }
      """),
    .right(
      """
      struct WindowBackground: NSViewRepresentable {
        func makeNSView(context: Context) -> NSVisualEffectView {
          let view = NSVisualEffectView()
          view.blendingMode = .behindWindow
          return view
        }
        func updateNSView(_ view: NSVisualEffectView, context: Context) {}
      }
      """),
    .right(
      """
      struct BlurView: UIViewRepresentable {
        func makeUIView(context: Context) -> UIVisualEffectView {
          UIVisualEffectView(effect: UIBlurEffect(style: .regular))
        }
        func updateUIView(_ view: UIVisualEffectView, context: Context) {}
      }
      """, platforms: ["iOS": "14.0"]),
  ]
}
