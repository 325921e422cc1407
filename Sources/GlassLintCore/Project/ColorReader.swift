/// Follows an expression to the colors it can come to, within one file.
struct ColorReader {
  let tree: SyntaxTree
  let facts: FileFacts
  let hexLabels: [String]
  private(set) var result: [ColorExpression] = []

  init(tree: SyntaxTree, facts: FileFacts, hexLabels: [String]) {
    self.tree = tree
    self.facts = facts
    self.hexLabels = hexLabels
  }

  /// What is known on the way down to a color.
  struct State {
    /// Whose names an implicit member means here.
    var owners: SystemColor.Owners
    var branch: NodeID
    var opacities: [NodeID] = []
    var path: [String] = []
    var depth = 0
  }

  private static let depthLimit = 16
  private static let countLimit = 32

  mutating func append(_ node: NodeID, _ kind: ColorExpression.Kind, _ state: State) {
    result.append(
      ColorExpression(
        node: node, branch: state.branch, kind: kind, opacities: state.opacities.reversed(), path: state.path)
    )
  }

  mutating func read(_ id: NodeID, _ state: State) {
    guard result.count < Self.countLimit else { return }
    guard state.depth < Self.depthLimit else { return append(id, .unknown, state) }
    var inner = state
    inner.depth += 1
    switch tree.kind(id) {
    case .tuple:
      if let only = tree.onlyElement(id) { return read(only, inner) }
    case .cast, .effect, .forceUnwrap, .genericSpecialization:
      if let operand = tree.callee(id) { return read(operand, inner) }
    case .ternary: return readBranches(Array(tree.children(id).dropFirst()), id, inner)
    case .sequence: return readFallback(id, inner)
    case .ifStmt, .switchStmt, .ifConfig:
      return readBranches(tree.branchValues(id), id, inner)
    case .call: return readCall(id, inner)
    case .macroExpansion:
      if tree.isNamed(id, "colorLiteral") { return readComponents(id, inner) }
    case .identifier:
      if let name = tree.name(id) {
        let declarations = facts.scope.declarations(of: name, at: id)
        for declaration in declarations { follow(declaration, name, id, inner) }
        if !declarations.isEmpty { return }
      }
    case .member: return readMember(id, inner)
    default: break
    }
    append(id, .unknown, state)
  }

  private mutating func readBranches(_ branches: [NodeID], _ id: NodeID, _ state: State) {
    guard !branches.isEmpty else { return append(id, .unknown, state) }
    for branch in branches {
      var own = state
      own.branch = branch
      read(branch, own)
    }
  }

  /// `a ?? b`; any other operator makes something that is not read.
  private mutating func readFallback(_ id: NodeID, _ state: State) {
    guard let operands = tree.fallbackOperands(id) else { return append(id, .unknown, state) }
    readBranches(operands, id, state)
  }

  // MARK: Names

  private mutating func readMember(_ id: NodeID, _ state: State) {
    guard let name = tree.name(id) else { return append(id, .unknown, state) }
    guard let base = tree.callee(id) else { return readStatic(id, name, type: nil, state) }
    let owner = tree.unwrapped(base)
    if name == "cgColor" || name == "ciColor" { return read(base, state) }
    guard tree.kind(owner) == .identifier || tree.kind(owner) == .member, let type = tree.name(owner) else {
      return append(id, .unknown, state)
    }
    if tree.kind(owner) == .identifier, type == "self" || type == "Self" {
      if let typeName = tree.enclosingType(of: id).flatMap({ tree.name($0) }),
        let declaration = facts.scope.member(name, ofType: typeName)
      {
        return follow(declaration, name, id, state)
      }
      return append(id, .unknown, state)
    }
    guard tree.startsUppercase(type), isTypePath(owner) else { return append(id, .unknown, state) }
    readStatic(id, name, type: type, state)
  }

  /// `Color` or `SwiftUI.Color`, not `Theme.Color` nor `theme.Color`.
  private func isTypePath(_ owner: NodeID) -> Bool {
    guard tree.kind(owner) == .member else { return true }
    guard let base = tree.callee(owner), let module = tree.name(base) else { return false }
    switch module {
    case "SwiftUI", "UIKit", "AppKit": return tree.kind(base) == .identifier
    default: return false
    }
  }

  /// A static member of a type, or an implicit member.
  private mutating func readStatic(_ id: NodeID, _ name: Name, type: Name?, _ state: State) {
    // The project's own member of this name in this file goes before the system's.
    let types = type.map { [$0] } ?? Self.colorTypes.map { Name($0) }
    for owner in types {
      if let own = facts.scope.member(name, ofType: owner) { return follow(own, name, id, state) }
    }
    if let kind = Self.material(name, type: type) { return append(id, kind, state) }
    guard let owners = type.map({ Self.owners(ofType: $0) }) ?? state.owners, !declaresType(type),
      let color = SystemColor.named(name, in: owners)
    else { return append(id, .unknown, state) }
    append(id, .system(color), state)
  }

  private static let colorTypes: [StaticString] = ["Color", "ShapeStyle", "UIColor", "NSColor"]

  private func declaresType(_ type: Name?) -> Bool {
    guard let type else { return false }
    return facts.declaresCallable(type)
  }

  private static func owners(ofType type: Name) -> SystemColor.Owners? {
    switch type {
    case "Color", "ShapeStyle", "HierarchicalShapeStyle": return .swiftUI
    case "UIColor": return .uiKit
    case "NSColor": return .appKit
    case "CGColor": return .appKit
    default: return nil
    }
  }

  private static func material(_ name: Name, type: Name?) -> ColorExpression.Kind? {
    switch name {
    case "ultraThinMaterial", "thinMaterial", "regularMaterial", "thickMaterial", "ultraThickMaterial":
      return .material
    case "bar": return type.map { $0 == "Material" } ?? true ? .material : nil
    case "ultraThin", "thin", "regular", "thick", "ultraThick":
      return type.map { $0 == "Material" } ?? false ? .material : nil
    default: return nil
    }
  }

  private mutating func follow(
    _ declaration: FileScope.Declaration, _ name: Name, _ use: NodeID, _ state: State
  ) {
    guard !declaration.isOpaque else { return append(use, .unknown, state) }
    let values = ValueFollower(tree: tree, facts: facts).declaredValues(declaration.node)
    guard !values.isEmpty else { return append(use, .unknown, state) }
    var inner = state
    inner.path = [name.string] + state.path
    readBranches(values, use, inner)
  }

  // MARK: Calls

  private mutating func readCall(_ id: NodeID, _ state: State) {
    if let closure = tree.calledClosure(id) { return readBranches(tree.bodyValues(closure), id, state) }
    guard let name = tree.name(id), let callee = tree.callee(id) else { return append(id, .unknown, state) }
    if let base = tree.base(ofModifier: id) {
      switch name {
      case "opacity", "withAlphaComponent", "resolvedColor":
        return readTranslucent(base, id, name, state)
      case "init": break
      default:
        if !tree.isInitializer(id) { return append(id, .unknown, state) }
      }
    }
    let target = tree.unwrapped(callee)
    let type: Name
    if name == "init" {
      guard tree.kind(target) == .member else { return append(id, .unknown, state) }
      guard let base = tree.callee(target) else { return readInitializer(id, state.owners, state) }
      guard let typeName = tree.name(tree.unwrapped(base)) else { return append(id, .unknown, state) }
      type = typeName
    } else {
      guard tree.kind(target) == .identifier || isTypePath(target) else { return append(id, .unknown, state) }
      type = name
    }
    if type == "AnyShapeStyle", let value = tree.unlabelledArgument(id) { return read(value, state) }
    guard let owners = Self.owners(ofType: type), !declaresType(type) else {
      return append(id, .unknown, state)
    }
    readInitializer(id, owners, state)
  }

  private mutating func readTranslucent(_ base: NodeID, _ id: NodeID, _ name: Name, _ state: State) {
    var inner = state
    if !(name == "resolvedColor") {
      guard let amount = tree.unlabelledArgument(id) else { return append(id, .unknown, state) }
      inner.opacities.append(amount)
    }
    read(base, inner)
  }

  /// `Color(…)`, `UIColor(…)`, `.init(…)`.
  private mutating func readInitializer(_ id: NodeID, _ owners: SystemColor.Owners, _ state: State) {
    let arguments = tree.arguments(id).filter { !tree.node($0).flags.contains(.trailingClosure) }
    guard let first = arguments.first, let value = tree.value(first) else {
      return append(id, .unknown, state)
    }
    if let whole = WholeColor(of: id, in: tree, labels: hexLabels) {
      // `Color(light: 0x101018, dark: 0xF0F0F8)` is neither of the two.
      return whole.isAlone(in: tree, of: id) ? readWhole(id, whole, state) : append(id, .unknown, state)
    }
    guard let label = tree.name(first) else {
      return readUnlabelled(id, value, isOnly: arguments.count == 1, owners, state)
    }
    var inner = state
    switch label {
    case "uiColor":
      inner.owners = .uiKit
      return read(value, inner)
    case "nsColor":
      inner.owners = .appKit
      return read(value, inner)
    case "cgColor", "ciColor":
      inner.owners = []
      return read(value, inner)
    case "named", "resource": return append(id, .asset, state)
    default: readComponents(id, state)
    }
  }

  private mutating func readUnlabelled(
    _ id: NodeID, _ value: NodeID, isOnly: Bool, _ owners: SystemColor.Owners, _ state: State
  ) {
    switch tree.kind(value) {
    case .stringLiteral: return append(id, .asset, state)
    case .integerLiteral: return append(id, .unknown, state)
    case .member where !isOnly:
      // `Color(.displayP3, red: …)`.
      return readComponents(id, state)
    default: break
    }
    guard isOnly else { return append(id, .unknown, state) }
    var inner = state
    inner.owners = owners == .swiftUI ? [.uiKit, .appKit] : .swiftUI
    read(value, inner)
  }
}
