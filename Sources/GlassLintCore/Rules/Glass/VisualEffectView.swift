/// An effect view of UIKit or AppKit in a wrapper for SwiftUI, which has materials of its own.
enum VisualEffectView {
  static let rule = Rule(
    id: "visual-effect-view",
    theme: .glass,
    summary:
      "a `UIVisualEffectView` or `NSVisualEffectView` wrapped for SwiftUI, where a material does the same",
    rationale: """
      A material follows the shape, the environment and the accessibility settings of the view it is put behind, and \
      takes part in animations; a wrapped effect view is a rectangle of its own that does none of that.
      """,
    severity: .info,
    fixable: .never,
    seeds: ["001", "004"],
    examples: examples,
    triggers: Rule.Triggers(kinds: [.structDecl, .classDecl, .extensionDecl]),
    check: check)

  private static let wrappers: [(maker: StaticString, effectView: StaticString)] = [
    ("makeUIView", "UIVisualEffectView"), ("makeNSView", "NSVisualEffectView"),
  ]

  @Sendable private static func check(_ context: borrowing RuleContext, _ type: NodeID) {
    let tree = context.tree
    guard isRepresentable(type, tree), !context.file.givesGround(for: type) else { return }
    for wrapper in wrappers {
      guard let maker = maker(of: type, wrapper.maker, tree),
        context.file.targetsReach(ReleaseYear.iOS15, assumed: true, at: type),
        let token = effectToken(context, maker, of: type, wrapper.effectView),
        isPlain(context, type, maker, wrapper.effectView)
      else { continue }
      let glass = Name(wrapper.effectView) == "UIVisualEffectView" ? "iOS 26" : "macOS 26"
      context.report(
        token: token,
        """
        `\(wrapper.effectView)` is wrapped for SwiftUI, which has materials of its own; use \
        `.background(.regularMaterial)`, or `.glassEffect()` from \(glass) on
        """)
    }
  }

  /// `UIViewRepresentable`, `NSViewRepresentable`, or a protocol of the project for both.
  private static func isRepresentable(_ type: NodeID, _ tree: SyntaxTree) -> Bool {
    tree.children(type).contains { child in
      tree.kind(child) == .inheritedType && tree.name(child)?.hasSuffix("ViewRepresentable") == true
    }
  }

  private static func maker(of type: NodeID, _ name: StaticString, _ tree: SyntaxTree) -> NodeID? {
    guard let members = tree.firstChild(type, .memberBlock) else { return nil }
    return tree.children(members).first { tree.kind($0) == .funcDecl && tree.isNamed($0, name) }
  }

  // MARK: What is made

  /// The name of the effect view where the wrapper makes it, there or for a property that it returns, or else where it
  /// says that it returns one.
  private static func effectToken(
    _ context: borrowing RuleContext, _ maker: NodeID, of type: NodeID, _ effectView: StaticString
  ) -> TokenID? {
    let tree = context.tree
    if let made = construction(context, in: maker, effectView) { return made }
    guard let result = tree.firstChild(maker, .returnType), let name = tree.lastTypeName(result),
      isEffect(context, name, effectView)
    else { return nil }
    return construction(context, in: type, effectView) ?? Int(tree.node(result).endToken) - 1
  }

  private static func construction(
    _ context: borrowing RuleContext, in node: NodeID, _ effectView: StaticString
  ) -> TokenID? {
    let tree = context.tree
    for call in tree.subtree(node) where tree.kind(call) == .call {
      guard let name = tree.constructedType(call), isEffect(context, name, effectView) else { continue }
      return firstToken(named: name, in: call, tree)
    }
    return nil
  }

  private static func firstToken(named name: Name, in node: NodeID, _ tree: SyntaxTree) -> TokenID? {
    let range = Int(tree.node(node).firstToken)..<Int(tree.node(node).endToken)
    return range.first { tree.token($0).kind == .identifier && tree.name(of: $0) == name }
  }

  /// Whether a type is the effect view or a class of this file made from it.
  private static func isEffect(
    _ context: borrowing RuleContext, _ name: Name, _ effectView: StaticString
  ) -> Bool {
    let tree = context.tree
    if name == effectView { return true }
    return context.facts.declarations(of: name).contains {
      tree.kind($0) == .classDecl && tree.inherits($0, effectView)
    }
  }

  // MARK: What no material does

  /// What an effect view is for that a material cannot be: vibrancy put on by hand, a blur of any radius, the look of a
  /// selection.
  private static let specialWords: [StaticString] = [
    "UIVibrancyEffect", "UIViewPropertyAnimator", "fractionComplete", "behindWindow",
    "isEmphasized",
  ]

  /// Whether the wrapper shows the effect and nothing else, and nothing that a material does not do.
  private static func isPlain(
    _ context: borrowing RuleContext, _ type: NodeID, _ maker: NodeID, _ effectView: StaticString
  ) -> Bool {
    let tree = context.tree
    for token in Int(tree.node(type).firstToken)..<Int(tree.node(type).endToken)
    where tree.token(token).kind == .identifier {
      if specialWords.contains(where: { tree.name(of: token) == $0 }) { return false }
    }
    // AppKit's looks through the window unless told otherwise.
    if Name(effectView) == "NSVisualEffectView", !staysInWindow(type, tree) { return false }
    for node in tree.subtree(maker) where tree.kind(node) == .call {
      guard let name = tree.constructedType(node), isOtherView(name), !isEffect(context, name, effectView)
      else { continue }
      return false
    }
    return true
  }

  /// Whether a wrapper always sets `blendingMode = .withinWindow`.
  private static func staysInWindow(_ type: NodeID, _ tree: SyntaxTree) -> Bool {
    tree.subtree(type).contains { node in
      guard tree.kind(node) == .assignment, let target = tree.callee(node), let value = tree.value(node)
      else {
        return false
      }
      return tree.isNamed(target, "blendingMode") && tree.isNamed(value, "withinWindow")
    }
  }

  /// A view of UIKit or AppKit that shows something of its own.
  private static func isOtherView(_ name: Name) -> Bool {
    if name == "UIView" || name == "NSView" { return false }
    guard name.hasPrefix("UI") || name.hasPrefix("NS") else { return false }
    return [
      "View", "Label", "Button", "Field", "Control", "Slider", "Switch", "Bar", "Picker", "Indicator",
      "Controller",
    ].contains { name.hasSuffix($0) }
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
      struct SidebarBlur: NSViewRepresentable {
        func makeNSView(context: Context) -> NSVisualEffectView {
          let view = ↓NSVisualEffectView()
          view.blendingMode = .withinWindow
          view.material = .sidebar
          return view
        }
        func updateNSView(_ view: NSVisualEffectView, context: Context) {}
      }
      """),
    .wrong(
      """
      struct VariableBlurView: UIViewRepresentable {
        func makeUIView(context: Context) -> VariableBlurUIView { ↓VariableBlurUIView() }
        func updateUIView(_ view: VariableBlurUIView, context: Context) {}
      }
      final class VariableBlurUIView: UIVisualEffectView {}
      """),
    .wrong(
      """
      struct FadingBlur: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView {
          let view = ↓UIVisualEffectView(effect: UIBlurEffect(style: .regular))
          view.layer.mask = gradient
          return view
        }
        func updateUIView(_ view: UIView, context: Context) {}
      }
      """, platforms: ["iOS": "16.0"]),
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
