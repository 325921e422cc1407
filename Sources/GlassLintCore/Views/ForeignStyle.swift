/// Places where the style around a view is another one than the label color, so that `.primary` and `.secondary` as
/// styles are levels of it, and not what `Color.primary` and `Color.secondary` are.
extension FileContext {
  /// Whether a modifier's view stands in the label of a tinted control, or in a view with a color of its own; also where it
  /// is part of a view or helper that another place of the file shows there, or of a view that another file may.
  func isInForeignStyle(_ modifier: NodeID) -> Bool {
    isInForeignStyle(modifier, depth: 0)
      || tree.enclosingType(of: modifier).map { type in
        site.project.surroundings(ofView: tree.typeNames(type)).contains {
          !$0.isDisjoint(with: [.touched, .inStyle, .ownContainer, .unseen])
        }
      } ?? false
  }

  /// Helpers within helpers that are followed.
  private static let helperDepth = 3

  /// Whether a call draws what stands in one of its arguments in a style of its own: the value of a labelled content, the
  /// header of a section; or lays it on a material, on which styles are vibrant and colors are not.
  private func styles(_ call: NodeID, _ name: Name, argument: NodeID?) -> Bool {
    switch name {
    case "LabeledContent": return true
    case "Section":
      return argument.flatMap { tree.name($0) }.map { $0 == "header" || $0 == "footer" } ?? false
    case "glassEffect": return true
    case "background":
      return tree.unlabelledArgument(call).map { tree.text($0).hasSuffix("Material") } ?? false
    default: return false
    }
  }

  /// Whether a call hands what stands in an argument to a view of another file that is none of SwiftUI's, which may show it in
  /// a control.
  private func isOfOthers(_ call: NodeID, _ name: Name, _ argument: NodeID?) -> Bool {
    tree.startsUppercase(name) && !Catalog.views.contains(name) && !facts.declaresCallable(name)
      && argument.map { tree.closure($0) != nil } ?? false
  }

  private func isInForeignStyle(_ id: NodeID, depth: Int) -> Bool {
    var argument: NodeID?
    for ancestor in tree.ancestors(id, limit: 64) {
      switch tree.kind(ancestor) {
      case .argument: argument = ancestor
      case .call:
        guard let name = tree.name(ancestor) else { continue }
        if name == "foregroundStyle" || name == "foregroundColor" {
          // A level given as a color is one: those of styles within it are its own.
          if name == "foregroundColor" || !tree.hasLevel(ancestor) { return true }
        } else if !(argument.map { tree.isNamed($0, "destination") } ?? false),
          Catalog.views.has(name, .tapped),
          !tree.hasPlainStyle(ancestor)
        {
          return true
        } else if styles(ancestor, name, argument: argument) || isOfOthers(ancestor, name, argument) {
          return true
        }
      case .binding, .funcDecl:
        guard let name = tree.name(ancestor), !(name == "body") else { continue }
        if showsInForeignStyle(name, depth) { return true }
        if tree.kind(ancestor) == .funcDecl { return false }
      case .memberBlock:
        return tree.parent(ancestor).flatMap { tree.name($0) }.map { showsInForeignStyle($0, depth) } ?? false
      case .sourceFile: return false
      default: continue
      }
    }
    return false
  }

  /// The helpers that were asked about, and whether some place of the file names them in such a style.
  private struct StyledHelpers {
    /// By name, and how deep in others they were met.
    var areForeign: [UInt64: Bool] = [:]
  }

  /// Whether some place of the file names a view or helper in such a style.
  private func showsInForeignStyle(_ name: Name, _ depth: Int) -> Bool {
    guard depth < Self.helperDepth else { return false }
    let helpers = facts.kept { StyledHelpers() }
    let key = SymbolHash.mix(name.symbol, UInt64(depth))
    if let known = helpers.value.areForeign[key] { return known }
    let isForeign = (facts.uses[name.hash] ?? []).contains { id in
      tree.name(id).map { $0 == name } ?? false && isInForeignStyle(id, depth: depth + 1)
    }
    helpers.value.areForeign[key] = isForeign
    return isForeign
  }
}

extension SyntaxTree {
  /// Button styles that leave the label as it is.
  private static let plainStyles: [StaticString] = ["plain", "PlainButtonStyle"]

  /// The periods of `.primary` and `.secondary`, where an expression is nothing else, or one of them on a condition.
  func implicitLevels(_ expression: NodeID) -> [TokenID]? {
    let id = unwrapped(expression)
    if kind(id) == .ternary {
      let branches = children(id).dropFirst().map { implicitLevels($0) }
      return branches.contains { $0 == nil } ? nil : branches.flatMap { $0 ?? [] }
    }
    return isLevel(id) ? [Int(node(id).firstToken)] : nil
  }

  private func isLevel(_ id: NodeID) -> Bool {
    kind(id) == .member && callee(id) == nil && (isNamed(id, "primary") || isNamed(id, "secondary"))
  }

  fileprivate func hasLevel(_ call: NodeID) -> Bool {
    firstArgument(call).flatMap { value($0) }.map { isLevel(unwrapped($0)) } ?? false
  }

  fileprivate func hasPlainStyle(_ control: NodeID) -> Bool {
    outerModifiers(of: control).contains { modifier in
      guard name(of: modifier.name) == "buttonStyle",
        // What holds on one platform leaves the others as they are.
        !ancestors(modifier.call).contains(where: { kind($0) == .ifConfigClause && !contains($0, control) }),
        let style = firstArgument(modifier.call).flatMap({ value($0) }), let name = name(style)
      else { return false }
      return Self.plainStyles.contains { name == $0 }
    }
  }
}
