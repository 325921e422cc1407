/// What is known about an expression where SwiftUI wants a color.
enum ColorArgument: Sendable {
  /// Surely a color; with these tokens, the periods of implicit members, in need of `Color` before them where any style
  /// could stand.
  case color(implicit: [TokenID])
  /// Perhaps an optional one, or something this file does not tell.
  case unknown
  /// `nil`, or surely an optional.
  case optional
}

extension FileContext {
  /// Colors that are styles by the same name.
  private static let styleColors: [StaticString] = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
    "white",
    "gray", "black", "clear",
  ]

  /// Names that mean a level of the current style where any style can stand.
  private static let levels: [StaticString] = ["primary", "secondary"]

  private static let colorLabels: [StaticString] = [
    "red", "green", "blue", "hue", "saturation", "brightness", "white", "opacity", "bundle", "uiColor",
    "nsColor",
    "cgColor",
  ]

  /// - Parameter depth: how many conditions and fallbacks are around it; what lies deeper than sixteen is unknown.
  func colorArgument(_ expression: NodeID, depth: Int = 0) -> ColorArgument {
    guard depth < 16 else { return .unknown }
    let id = tree.kind(expression) == .tuple ? tree.unwrapped(expression) : expression
    switch tree.kind(id) {
    case .nilLiteral, .optionalChain: return .optional
    case .ternary: return ternary(id, depth)
    case .sequence: return coalesced(Array(tree.children(id)), depth)
    case .member, .call, .identifier: return chained(id)
    default: return .unknown
    }
  }

  /// `isOn ? .red : .brand`: all sides have to be of one type.
  private func ternary(_ condition: NodeID, _ depth: Int) -> ColorArgument {
    guard let branches = branches(condition) else { return .unknown }
    var implicit: [TokenID] = []
    var needsType = false
    for branch in branches {
      switch colorArgument(branch, depth: depth + 1) {
      case .optional: return .optional
      case .unknown: return .unknown
      case .color(let tokens):
        if !tokens.isEmpty { needsType = true }
        implicit += implicitPeriod(branch).map { [$0] } ?? []
      }
    }
    let areLevels = branches.allSatisfy { isPlain($0, Self.levels) }
    let areColors = branches.allSatisfy { isPlain($0, Self.styleColors) }
    return .color(implicit: needsType || !(areLevels || areColors) ? implicit : [])
  }

  /// What a condition, and those inside of it, choose from; `nil` beyond sixteen.
  private func branches(_ condition: NodeID) -> [NodeID]? {
    var found: [NodeID] = []
    var open = [condition]
    while let last = open.popLast() {
      let id = tree.kind(last) == .tuple ? tree.unwrapped(last) : last
      if tree.kind(id) == .ternary {
        open += tree.children(id).dropFirst().reversed()
      } else {
        found.append(id)
      }
      if found.count + open.count > 16 { return nil }
    }
    return found
  }

  /// `color ?? .red`, whose right side takes its type from the left.
  private func coalesced(_ parts: [NodeID], _ depth: Int) -> ColorArgument {
    guard parts.count >= 3, let last = parts.last,
      parts.indices.allSatisfy({ $0 % 2 == 0 || tree.isNamed(parts[$0], "??") })
    else { return .unknown }
    switch colorArgument(last, depth: depth + 1) {
    case .color: return .color(implicit: [])
    case let other: return other
    }
  }

  /// Whether an implicit member is one that other code of the module writes where any style can stand: of the project's styles,
  /// or one that Xcode makes of a color set. One that is a color's alone may stand there beside a color, on a condition.
  func isWrittenAsStyle(_ id: NodeID) -> Bool {
    guard tree.kind(id) == .member, tree.callee(id) == nil, let name = tree.name(id) else { return false }
    return (site.declaresMember(name) || site.project.catalogs.hasMember(name.symbol))
      && site.project.bareStyles(besideFile: site.file).contains(name.symbol)
  }

  private func chained(_ id: NodeID) -> ColorArgument {
    if isOpacity(id) { return .color(implicit: []) }
    let base = chainBase(id)
    if tree.kind(base) == .identifier {
      if tree.isNamed(base, "Color") { return .color(implicit: []) }
      if tree.isNamed(base, "SwiftUI"), id != base { return .color(implicit: []) }
      let isPlainName = base == id
      let known =
        isPlainName ? tree.name(id).flatMap { declaration(of: $0, at: id) } : memberDeclaration(id)
      return known == nil && isColorOfProject(id) ? .color(implicit: []) : declared(known)
    }
    if tree.kind(base) == .call {
      if let type = tree.constructedType(base), type == "Color" {
        return isKnownColorInitializer(base) ? .color(implicit: []) : .unknown
      }
    }
    guard let period = implicitPeriod(id), let member = tree.name(base) else { return .unknown }
    if member == "none" || member == "some" { return .optional }
    if member == "init" { return .color(implicit: [period]) }
    if base == id, isPlain(id, Self.styleColors + Self.levels) { return .color(implicit: []) }
    if Self.styleColors.contains(where: { member == $0 }), isOpacityChain(id) { return .color(implicit: []) }
    return .color(implicit: [period])
  }

  /// What a chain of members and calls starts with: `.red` of `.red.opacity(0.5)`, `Color` of `Color.red`.
  private func chainBase(_ id: NodeID) -> NodeID {
    var current = id
    var left = 32
    while left > 0 {
      left -= 1
      switch tree.kind(current) {
      case .member:
        guard let inner = tree.callee(current) else { return current }
        current = inner
      case .call:
        guard let callee = tree.callee(current), tree.kind(callee) == .member else { return current }
        current = callee
      default: return current
      }
    }
    return current
  }

  /// The period of an implicit member at the beginning of an expression.
  private func implicitPeriod(_ id: NodeID) -> TokenID? {
    let first = Int(tree.node(id).firstToken)
    return tree.token(first).kind == .period ? first : nil
  }

  private func isPlain(_ id: NodeID, _ names: [StaticString]) -> Bool {
    guard tree.kind(id) == .member, tree.callee(id) == nil, let name = tree.name(id) else { return false }
    return names.contains { name == $0 }
  }

  /// `.red.opacity(0.5)`: still a color.
  private func isOpacityChain(_ id: NodeID) -> Bool {
    guard tree.kind(id) == .call, tree.isNamed(id, "opacity"), let base = tree.base(ofModifier: id) else {
      return false
    }
    return isPlain(base, Self.styleColors)
  }

  /// Whether `Color(…)` is one of SwiftUI's own initializers, none of which fails.
  private func isKnownColorInitializer(_ call: NodeID) -> Bool {
    tree.arguments(call).allSatisfy { argument in
      guard let label = tree.name(argument) else { return true }
      return Self.colorLabels.contains { label == $0 }
    }
  }

  /// `theme.accent.opacity(0.5)`: a color unless something on the way is optional.
  private func isOpacity(_ id: NodeID) -> Bool {
    guard tree.kind(id) == .call, tree.isNamed(id, "opacity"), tree.isModifier(id),
      tree.argumentCount(id) == 1,
      implicitPeriod(id) == nil
    else { return false }
    return !tree.subtree(id).contains { tree.kind($0) == .optionalChain }
  }

  /// The declaration of `Constants.tint`, `Self.tint` or `self.tint` in this file.
  func memberDeclaration(_ member: NodeID) -> NodeID? {
    guard tree.kind(member) == .member, let base = tree.callee(member), let name = tree.name(member),
      tree.kind(base) == .identifier, let owner = tree.name(base)
    else { return nil }
    if owner == "self" || owner == "Self" {
      guard let type = tree.enclosingType(of: member).flatMap({ tree.name($0) }) else { return nil }
      return facts.scope.member(name, ofType: type)?.node
    }
    return tree.startsUppercase(owner) ? facts.scope.member(name, ofType: owner)?.node : nil
  }

  /// Whether names mean a constant that another file declares as a color: `Palette.ink`.
  private func isColorOfProject(_ id: NodeID) -> Bool {
    let slots = references.slots(meantBy: id)
    let resolver = IndexResolver(sections: site.project.index.sections)
    return !slots.isEmpty && slots.allSatisfy(resolver.isColor)
  }

  /// A variable or parameter of this file that is declared as a color, or made as one.
  private func declared(_ declaration: NodeID?) -> ColorArgument {
    guard let declaration else { return .unknown }
    if let annotation = tree.firstChild(declaration, where: { $0 == .typeAnnotation || $0 == .type }) {
      let last = tree.token(Int(tree.node(annotation).endToken) - 1).kind
      if last == .postfixQuestion { return .optional }
      return tree.lastTypeName(annotation).map { $0 == "Color" } ?? false ? .color(implicit: []) : .unknown
    }
    guard let value = tree.value(declaration), tree.kind(value) == .member || tree.kind(value) == .call,
      implicitPeriod(value) == nil
    else { return .unknown }
    return chained(value)
  }
}

extension IndexResolver {
  /// Whether a variable is a `Color` that is never absent, as its type says or what it is set to: `static let ink = Color.primary`.
  func isColor(_ slot: Int32) -> Bool {
    let record = sections.slots[Int(slot)]
    guard record.kind == .variable, !record.flags.contains(.isOptional) else { return false }
    if record.type.count > 0 {
      return memberOwner(of: slot, record, depth: 0) == ConstantNames.color
        && !(record.flags.contains(.isConstructed) && mayFail(ConstantNames.color))
    }
    guard record.expression >= 0 else { return false }
    // `Color.primary`, `Color.primary.opacity(0.5)`.
    var position = Int(sections.files[file(ofSlot: slot)].expressions.start) + Int(record.expression)
    var isMember = false
    while sections.expressions[position].kind == .member || sections.expressions[position].kind == .call {
      isMember = isMember || sections.expressions[position].kind == .member
      position += 1
    }
    let root = sections.expressions[position]
    return isMember && root.kind == .name && Self.key(0, root.payload) == ConstantNames.color
  }

  /// Whether the project has an initializer of a type that may come to nothing.
  private func mayFail(_ type: UInt64) -> Bool {
    var fails = false
    sections.callableTable.forEach(Self.key(type, Self.initSymbol)) { callable in
      if sections.callables[Int(callable)].flags.contains(.isOptional) { fails = true }
    }
    return fails
  }
}
