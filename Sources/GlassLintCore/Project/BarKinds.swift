/// The kinds of bars that UIKit draws.
struct BarKinds: OptionSet, Sendable {
  let rawValue: UInt64
  static let navigation = Self(rawValue: 1)
  static let tab = Self(rawValue: 2)
  static let tool = Self(rawValue: 4)
  static let all: Self = [.navigation, .tab, .tool]

  init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The bars that a type draws, or describes the appearance of; `nil` for any other type.
  init?(type name: Name) {
    switch name {
    case "UINavigationBar", "UINavigationBarAppearance": self = .navigation
    case "UITabBar", "UITabBarAppearance": self = .tab
    case "UIToolbar", "UIToolbarAppearance": self = .tool
    case "UIBarAppearance": self = .all
    default: return nil
    }
  }

  /// The bar that a property of a view or controller is; `nil` for any other property.
  init?(property name: Name) {
    switch name {
    case "navigationBar": self = .navigation
    case "tabBar": self = .tab
    default: return nil
    }
  }

  /// The properties of a bar, or of what is shown in one, that hold an appearance.
  static let appearanceProperties = NameSet([
    "standardAppearance", "scrollEdgeAppearance", "compactAppearance", "compactScrollEdgeAppearance",
  ])

  /// The bars that a statement gives an appearance object: `bar.standardAppearance = appearance`. What older properties
  /// of such a bar say is not drawn anymore.
  /// - Returns: also whether these are all bars of the app, as with `UINavigationBar.appearance()`; `nil` for any other
  ///   statement.
  static func givenAppearance(by assignment: NodeID, in tree: SyntaxTree) -> (kinds: Self, isAppWide: Bool)? {
    guard let target = tree.callee(assignment), tree.kind(target) == .member,
      tree.name(target).map({ appearanceProperties.contains($0) }) == true, let base = tree.callee(target)
    else { return nil }
    let bar = tree.unwrapped(base)
    if let type = proxied(bar, in: tree) {
      return Self(type: type).map { ($0, tree.argumentCount(bar) == 0) }
    }
    guard let name = tree.name(bar) else { return (.all, false) }
    return (Self(property: name) ?? (name == "navigationItem" ? .navigation : .all), false)
  }

  /// `UINavigationBar` of `UINavigationBar.appearance()` and its like.
  static func proxied(_ call: NodeID, in tree: SyntaxTree) -> Name? {
    guard tree.kind(call) == .call, tree.name(call).map({ $0.hasPrefix("appearance") }) == true,
      let type = tree.base(ofModifier: call)
    else { return nil }
    return tree.name(tree.unwrapped(type))
  }

  /// The bars that code of a file gives an appearance object.
  /// - Parameter appWide: whether only those count that stand for all bars of the app.
  init(givenAppearanceIn tree: SyntaxTree, appWide: Bool) {
    self = []
    for id in 0..<tree.nodeCount where tree.kind(id) == .assignment {
      guard let given = Self.givenAppearance(by: id, in: tree), given.isAppWide || !appWide else { continue }
      formUnion(given.kinds)
    }
  }
}

extension FileFacts {
  /// The bars that code of the file gives an appearance object.
  var barsGivenAppearance: BarKinds {
    kept { BarKinds(givenAppearanceIn: tree, appWide: false) }.value
  }
}

extension FileContext {
  /// Whether bars draw what an appearance object says, and not what their older properties do: this file gives them one,
  /// or the project gives one to all of its bars.
  func haveAppearance(_ bars: BarKinds) -> Bool {
    !facts.barsGivenAppearance.isDisjoint(with: bars)
      || !site.project.barsGivenAppearance.isDisjoint(with: bars)
  }
}
