/// One color an expression comes to in one appearance of one system.
struct Paint: Sendable {
  /// A condition that decides which color it is, and which of its branches this is.
  struct Choice: Sendable, Equatable {
    let condition: String
    let branch: Int
  }

  /// The branch of the expression that was asked about, or all of it; the whole file for a color that `outer` is.
  let node: NodeID
  /// `nil` where it is not known.
  let color: ColorComponents?
  /// Outermost first.
  let choices: [Choice]
  /// It is a color that follows light and dark by the system's own doing.
  var isAdaptive = false
  /// It is one of the system's colors for text.
  var isLabel = false
  /// It lies on something that is not known: `color` is what it comes to on black, this is what it comes to on white.
  var onWhite: ColorComponents?
  /// The color that it is painted with, opaque, where that hardly is translucent.
  var painted: ColorComponents?
  /// How translucent it is, is not known: `color` is what it comes to where it is opaque. Of a ground, it is a gradient that
  /// gets lighter from `color` on.
  var isBestCase = false
  /// It is spelled as a color of the system's, and is the project's own of that name.
  var shadowsSystem = false
  /// Where a name stands for several colors, the one that this is.
  var chosen: NodeID?
  /// Of a ground, a stop of a gradient, all of which are there at the same time.
  var isStop = false
  /// Code further out paints it, perhaps in another file.
  var outer: OuterPaint?
  /// That of the view it fills: `.fill(.white).opacity(0.3)`.
  var viewOpacity = 1.0

  /// Whether both can be seen at the same time.
  func occurs(with other: Paint) -> Bool { occurs(with: other.choices) }

  /// Whether it can be seen where conditions choose these branches.
  func occurs(with others: [Choice]) -> Bool {
    choices.allSatisfy { own in
      others.allSatisfy { own.condition != $0.condition || own.branch == $0.branch }
    }
  }
}

/// Follows expressions to the colors they come to in one appearance.
///
/// Unlike `ColorReader` it takes only what is surely drawn: a parameter's default or a stored property may be another color
/// by the time, so they are unknown.
struct PaintReader {
  let palette: SystemPalette
  /// An opacity that is not known counts as 1, the best case for a text.
  let assumesOpaque: Bool
  /// The place takes a `Color`, so that `.primary` is one too, and no level of the style around it.
  var takesColor = false

  /// What is known on the way down.
  struct State {
    /// Whose color an implicit member means; `nil` where any of the system's types can.
    var owner: ColorType?
    var node: NodeID
    /// Names and wrappers were passed, so that branches further down are no places to report.
    var isElsewhere = false
    var opacity = 1.0
    /// An opacity on the way was not known.
    var isBestCase = false
    var choices: [Paint.Choice] = []
    /// The branch that was taken behind a name.
    var chosen: NodeID?
    var depth = 0
  }

  static let depthLimit = 12
  static let countLimit = 16
}

extension Paint.Choice {
  /// One of what the calls of a function pass for a parameter.
  fileprivate init(passedFor parameter: NodeID, _ position: Int) {
    self.init(condition: "#\(parameter)", branch: position)
  }
}

extension FileContext {
  /// The colors that an expression, where SwiftUI takes a style, comes to.
  func paints(of expression: NodeID, _ reader: PaintReader, owner: ColorType = .swiftUI) -> [Paint] {
    var result: [Paint] = []
    read(expression, reader, PaintReader.State(owner: owner, node: expression), &result)
    return result
  }

  private func append(
    _ color: ColorComponents?, _ state: PaintReader.State, _ result: inout [Paint], isAdaptive: Bool = false,
    isLabel: Bool = false
  ) {
    result.append(
      Paint(
        node: state.node, color: color.map { $0.multiplied(byOpacity: state.opacity) },
        choices: state.choices, isAdaptive: isAdaptive, isLabel: isLabel, isBestCase: state.isBestCase,
        chosen: state.chosen))
  }

  private func read(_ id: NodeID, _ reader: PaintReader, _ state: PaintReader.State, _ result: inout [Paint])
  {
    guard result.count < PaintReader.countLimit, state.depth < PaintReader.depthLimit else {
      return append(nil, state, &result)
    }
    var inner = state
    inner.depth += 1
    switch tree.kind(id) {
    case .tuple:
      guard let only = tree.onlyElement(id) else { break }
      return read(only, reader, inner, &result)
    case .ternary: return readTernary(id, reader, inner, &result)
    case .ifStmt, .switchStmt, .ifConfig:
      guard !asksForColorScheme(id) else { break }
      return readBranches(tree.branchValues(id), of: id, reader, inner, &result)
    case .call, .macroExpansion: return readCall(id, reader, inner, &result)
    case .identifier:
      guard let name = tree.name(id), let declaration = facts.scope.declaration(of: name, at: id) else {
        break
      }
      return follow(declaration, reader, inner, &result)
    case .member: return readMember(id, reader, inner, &result)
    default: break
    }
    append(nil, state, &result)
  }

  // MARK: Branches

  private func readTernary(
    _ id: NodeID, _ reader: PaintReader, _ state: PaintReader.State, _ result: inout [Paint]
  ) {
    let parts = Array(tree.children(id))
    guard parts.count == 3 else { return append(nil, state, &result) }
    var state = state
    if let isTrue = colorSchemeTruth(of: parts[0], isDark: reader.palette.isDark) ?? steadyTruth(of: parts[0])
    {
      let branch = parts[isTrue ? 1 : 2]
      if !state.isElsewhere { state.node = branch }
      return read(branch, reader, state, &result)
    }
    guard !asksForColorScheme(parts[0]) else { return append(nil, state, &result) }
    for (branch, choice) in choices(parts) {
      var own = state
      own.choices.append(choice)
      if own.isElsewhere { own.chosen = branch } else { own.node = branch }
      read(branch, reader, own, &result)
    }
  }

  /// What a condition, a question mark and a colon choose from.
  private func choices(_ parts: [NodeID]) -> [(branch: NodeID, choice: Paint.Choice)] {
    let (condition, isNegated) = tree.withoutNegation(parts[0])
    let text = tree.text(condition)
    return parts.dropFirst().enumerated().map { index, branch in
      (branch, Paint.Choice(condition: text, branch: isNegated ? 1 - index : index))
    }
  }

  private func readBranches(
    _ branches: [NodeID], of id: NodeID, _ reader: PaintReader, _ state: PaintReader.State,
    _ result: inout [Paint]
  ) {
    guard !branches.isEmpty else { return append(nil, state, &result) }
    for (index, branch) in branches.enumerated() {
      var own = state
      if branches.count > 1 {
        own.choices.append(Paint.Choice(condition: "#\(id)", branch: index))
        if own.isElsewhere { own.chosen = branch }
      }
      read(branch, reader, own, &result)
    }
  }

  /// Whether a condition about the color scheme holds in an appearance; `nil` for any other condition, and for one that is
  /// more than a comparison.
  func colorSchemeTruth(of condition: NodeID, isDark: Bool, hops: Int = 3) -> Bool? {
    let id = tree.unwrapped(condition)
    guard hops > 0 else { return nil }
    switch tree.kind(id) {
    case .prefixExpr where tree.isNamed(id, "!"):
      return tree.callee(id).flatMap { colorSchemeTruth(of: $0, isDark: isDark, hops: hops - 1) }.map { !$0 }
    case .sequence:
      let parts = Array(tree.children(id))
      return colorSchemeTruth(ofComparison: parts, isDark: isDark)
    case .identifier:
      guard let name = tree.name(id) else { return nil }
      if let binding = declaration(of: name, at: id), tree.kind(binding) == .binding {
        let values = tree.declaredValues(binding)
        let known =
          values.count == 1 ? colorSchemeTruth(of: values[0], isDark: isDark, hops: hops - 1) : nil
        if let known { return known }
      }
      return saysAppearance(name).map { $0 == isDark }
    case .member:
      // `color.isDark` asks how bright a color is, which is another question.
      if let base = tree.callee(id), colors(of: base).contains(where: { !$0.isUnknown }) { return nil }
      return tree.name(id).flatMap { saysAppearance($0) }.map { $0 == isDark }
    default: return nil
    }
  }

  func colorSchemeTruth(ofComparison parts: [NodeID], isDark: Bool) -> Bool? {
    guard parts.count == 3, let operation = tree.name(parts[1]) else { return nil }
    guard operation == "==" || operation == "!=" else { return nil }
    let sides = [parts[0], parts[2]]
    guard let scheme = sides.compactMap({ schemeIsDark($0) }).first,
      sides.contains(where: { schemeIsDark($0) == nil && asksForColorScheme($0) })
    else { return nil }
    return (scheme == isDark) == (operation == "==")
  }

  /// The value of a flag of a view that nothing ever changes: a constant, or a private state or variable that its file
  /// neither sets nor hands on to be set.
  private func steadyTruth(of condition: NodeID) -> Bool? {
    let id = tree.unwrapped(condition)
    if tree.kind(id) == .prefixExpr, tree.isNamed(id, "!") {
      return tree.callee(id).flatMap { steadyTruth(of: $0) }.map { !$0 }
    }
    guard let name = tree.ownName(id), let binding = declaration(of: name, at: id),
      tree.kind(binding) == .binding,
      let variable = tree.parent(binding), tree.kind(variable) == .variableDecl,
      tree.firstChild(binding, .accessorBlock) == nil, let value = tree.value(binding),
      tree.kind(value) == .booleanLiteral
    else { return nil }
    let flags = tree.node(variable).flags
    let isState = tree.firstChild(variable, .attribute).map { tree.isNamed($0, "State") } ?? true
    guard flags.contains(.constant) || flags.contains(.isPrivate) && isState && !isEverSet(name) else {
      return nil
    }
    return tree.text(value) == "true"
  }

  /// Whether the file sets what a name holds, or hands it on to be set: `isOn = true`, `isOn.toggle()`, `&isOn`, `$isOn`,
  /// `_isOn`, `\\.isOn`.
  private func isEverSet(_ name: Name) -> Bool {
    let text = name.string
    return (1..<max(1, tree.tokenCount - 2)).contains { token in
      switch tree.token(token).kind {
      case .dollarIdentifier: return tree.text(token: token) == "$" + text
      case .identifier:
        if tree.name(of: token) == name {
          let isDeclared = tree.token(token - 1).keyword == .var
          let isPath = tree.token(token - 1).kind == .period && tree.token(token - 2).kind == .backslash
          return tree.token(token - 1).kind == .prefixAmpersand || isPath
            || tree.token(token + 1).kind == .equal && !isDeclared
            || tree.token(token + 1).kind == .period && tree.name(of: token + 2) == "toggle"
        }
        return tree.text(token: token) == "_" + text
      default: return false
      }
    }
  }

  /// Whether a name asks for dark appearance, as `isDarkTheme` does, or for light.
  private func saysAppearance(_ name: Name) -> Bool? {
    let words = TokenWords.words(name.string)
    guard let first = words.first, ["is", "uses", "has", "prefers", "in"].contains(first) else { return nil }
    return words.contains("dark") ? true : words.contains("light") ? false : nil
  }

  /// `.dark`, `ColorScheme.light`.
  func schemeIsDark(_ id: NodeID) -> Bool? {
    guard tree.kind(id) == .member, let name = tree.name(id) else { return nil }
    if let base = tree.callee(id), !tree.isNamed(base, "ColorScheme") { return nil }
    return name == "dark" ? true : name == "light" ? false : nil
  }

  // MARK: Names

  private func readMember(
    _ id: NodeID, _ reader: PaintReader, _ state: PaintReader.State, _ result: inout [Paint]
  ) {
    guard let name = tree.name(id) else { return append(nil, state, &result) }
    guard let base = tree.callee(id) else { return readStatic(name, reader, state, &result) }
    if name == "cgColor" { return read(base, reader, state, &result) }
    let owner = tree.unwrapped(base)
    if name == "gradient", !reader.assumesOpaque, !tree.startsUppercase(tree.name(owner) ?? name) {
      // It is lighter than its color but for one end.
      var inner = state
      (inner.isElsewhere, inner.isBestCase) = (true, true)
      return read(owner, reader, inner, &result)
    }
    guard tree.kind(owner) == .identifier || isInModule(owner), let type = tree.name(owner) else {
      return append(nil, state, &result)
    }
    if type == "self" || type == "Self" {
      let declaration = tree.enclosingType(of: id).flatMap { tree.name($0) }.flatMap {
        facts.scope.member(name, ofType: $0)
      }
      guard let declaration else { return append(nil, state, &result) }
      return follow(declaration, reader, state, &result)
    }
    guard tree.startsUppercase(type) else { return append(nil, state, &result) }
    if type == "Color" || type == "ShapeStyle" || type == "UIColor" || type == "NSColor" {
      var inner = state
      inner.owner = ColorType(type) ?? .swiftUI
      // `.primary` of a style is a level of whatever color is around it; that of `Color` is the label color.
      return readStatic(name, reader, inner, &result, isSpelledOut: true)
    }
    if let own = facts.scope.member(name, ofType: type) { return follow(own, reader, state, &result) }
    let reference = "\(type.string).\(name.string)"
    if !appendNamed(reference, reader, state, &result) { append(nil, state, &result) }
  }

  private func isInModule(_ owner: NodeID) -> Bool {
    guard tree.kind(owner) == .member, let base = tree.callee(owner), let module = tree.name(base) else {
      return false
    }
    return module == "SwiftUI" || module == "UIKit" || module == "AppKit"
  }

  /// `.name`, or `Color.name`: the project's own goes before the system's.
  private func readStatic(
    _ name: Name, _ reader: PaintReader, _ state: PaintReader.State, _ result: inout [Paint],
    isSpelledOut: Bool = false
  ) {
    let owners = state.owner.map { [$0] } ?? [.uiKit, .appKit]
    let text = name.string
    // What a type is extended by for one system may have the name that the type of another has: UIKit's is meant first.
    for owner in owners {
      var types = [Name(staticName(owner))] + (owners == [.swiftUI] ? [Name("ShapeStyle")] : [])
      // Where any style may stand, what `Color` is extended by is not found under the name that a style has.
      if !isSpelledOut, !reader.takesColor, !state.isElsewhere, owner == .swiftUI,
        isLevel(name) || SystemColor.named(name, in: .swiftUI) != nil
      {
        types = [Name("ShapeStyle")]
      }
      for type in types {
        if let own = facts.scope.member(name, ofType: type) { return follow(own, reader, state, &result) }
        guard !facts.declaresCallable(type) else { return append(nil, state, &result) }
      }
      for type in types {
        guard appendNamed("\(type.string).\(text)", reader, state, &result) else { continue }
        result[result.count - 1].shadowsSystem = SystemColor.named(name, in: .swiftUI) != nil
        return
      }
      if !isSpelledOut, !reader.takesColor || state.isElsewhere, owner == .swiftUI, isLevel(name) {
        return append(nil, state, &result)
      }
      if appendSystem(text, of: owner, name.symbol, reader, state, &result) { return }
    }
    // A color set is not meant by a name that the project declares, whatever that comes to.
    let isDeclared = scales.colors.contains { color in
      color.position != nil && owners.contains { color.name == "\(staticName($0)).\(text)" }
    }
    append(isDeclared ? nil : asset(symbol: text, reader), state, &result)
  }

  /// What a name of the project's stands for: a color of its own, or one of the system's.
  /// - Returns: whether it is a name of the project's.
  private func appendNamed(
    _ reference: String, _ reader: PaintReader, _ state: PaintReader.State, _ result: inout [Paint]
  ) -> Bool {
    guard let color = named(reference, reader) else {
      guard isOpen(reference) else { return false }
      append(nil, state, &result)
      return true
    }
    if let symbol = systemColor(named: reference), let (name, owner) = SystemColor.names[symbol],
      appendSystem(name, of: owner, symbol, reader, state, &result)
    {
      // What is made of a label is as strong as its author wants it.
      if state.opacity != 1 { result[result.count - 1].isLabel = false }
      return true
    }
    append(color, state, &result)
    return true
  }

  private func appendSystem(
    _ name: String, of owner: ColorType, _ symbol: Symbol, _ reader: PaintReader, _ state: PaintReader.State,
    _ result: inout [Paint]
  ) -> Bool {
    guard let color = reader.palette.color(name, of: owner) else { return false }
    let family = SystemColor.family(of: symbol)
    let isSurface = family == .screen || family == .surface || family == .fill
    append(
      color, state, &result, isAdaptive: isSurface || name.hasPrefix("systemGray"), isLabel: family == .label)
    return true
  }

  private func staticName(_ type: ColorType) -> StaticString {
    switch type {
    case .swiftUI: "Color"
    case .uiKit: "UIColor"
    case .appKit: "NSColor"
    }
  }

  private func isLevel(_ name: Name) -> Bool {
    switch name {
    case "primary", "secondary", "tertiary", "quaternary", "quinary", "foreground", "tint", "selection",
      "link", "placeholder":
      return true
    default: return false
    }
  }

  /// What a constant is set to, or a property computes: only what nobody else can set.
  private func follow(
    _ declaration: FileScope.Declaration, _ reader: PaintReader, _ state: PaintReader.State,
    _ result: inout [Paint]
  ) {
    let binding = declaration.node
    if tree.kind(binding) == .parameter { return readPassed(binding, reader, state, &result) }
    guard !declaration.isOpaque, tree.kind(binding) == .binding, let variable = tree.parent(binding),
      tree.kind(variable) == .variableDecl, isConstant(variable, binding)
    else { return append(nil, state, &result) }
    let values = ValueFollower(tree: tree, facts: facts).declaredValues(binding)
    guard !values.isEmpty, values.count == 1 || !asksForColorScheme(binding) else {
      return append(nil, state, &result)
    }
    var inner = state
    inner.isElsewhere = true
    inner.owner = tree.firstChild(binding, .typeAnnotation).flatMap { tree.lastTypeName($0) }.flatMap {
      ColorType($0)
    }
    readBranches(values, of: binding, reader, inner, &result)
  }

  /// What the calls of a private helper pass for one of its parameters, if all of them do.
  private func readPassed(
    _ parameter: NodeID, _ reader: PaintReader, _ state: PaintReader.State, _ result: inout [Paint]
  ) {
    guard let function = tree.parent(parameter), tree.kind(function) == .funcDecl,
      let name = tree.name(function),
      tree.node(function).flags.contains(.isPrivate)
    else { return append(nil, state, &result) }
    let passed = ValueFollower(tree: tree, facts: facts).passedValues(parameter)
    guard !passed.isEmpty, passed.count == facts.calls[name.hash]?.count else {
      return append(nil, state, &result)
    }
    for (index, argument) in passed.enumerated() {
      var own = state
      own.owner = tree.firstChild(parameter, .type).flatMap { tree.lastTypeName($0) }.flatMap {
        ColorType($0)
      }
      if passed.count > 1 { own.choices.append(Paint.Choice(passedFor: parameter, index)) }
      if !own.isElsewhere { own.node = argument.value }
      read(argument.value, reader, own, &result)
    }
  }

  /// What a call of a helper chooses of what all its calls pass for its parameters.
  func choices(passedBy call: NodeID, to function: NodeID) -> [Paint.Choice] {
    let follower = ValueFollower(tree: tree, facts: facts)
    return tree.children(function).filter { tree.kind($0) == .parameter }.compactMap { parameter in
      follower.passedValues(parameter).firstIndex { tree.contains(call, $0.value) }
        .map { Paint.Choice(passedFor: parameter, $0) }
    }
  }

  private func isConstant(_ variable: NodeID, _ binding: NodeID) -> Bool {
    if tree.firstChild(binding, .accessorBlock) != nil { return true }
    if tree.firstChild(variable, .attribute) != nil { return false }
    let flags = tree.node(variable).flags
    return flags.contains(.constant) || flags.contains(.isStatic)
  }

  // MARK: Calls

  private func readCall(
    _ id: NodeID, _ reader: PaintReader, _ state: PaintReader.State, _ result: inout [Paint]
  ) {
    if tree.kind(id) == .macroExpansion {
      guard tree.isNamed(id, "colorLiteral") else { return append(nil, state, &result) }
      return append(components(of: id), state, &result)
    }
    if let base = tree.base(ofModifier: id) {
      guard let name = tree.name(id), name == "opacity" || name == "withAlphaComponent",
        tree.argumentCount(id) == 1, let amount = tree.unlabelledArgument(id)
      else { return append(nil, state, &result) }
      // `(isOn ? .red : .blue).opacity(0.1)` is told as a whole.
      var inner = state
      inner.isElsewhere = true
      let parts = Array(tree.children(tree.unwrapped(amount)))
      if tree.kind(tree.unwrapped(amount)) == .ternary, parts.count == 3, !asksForColorScheme(parts[0]) {
        for (branch, choice) in choices(parts) {
          var own = inner
          own.choices.append(choice)
          readFaded(base, branch, reader, own, &result)
        }
        return
      }
      return readFaded(base, amount, reader, inner, &result)
    }
    if !reader.assumesOpaque, tree.isGradient(id), !(tree.name(id).map { facts.declaresCallable($0) } ?? true)
    {
      return readStops(of: id, reader, state, &result)
    }
    if let type = tree.constructedType(id), type == "AnyShapeStyle", let value = tree.unlabelledArgument(id) {
      return read(value, reader, state, &result)
    }
    let owner: ColorType?
    if let type = tree.constructedType(id) {
      owner = facts.declaresCallable(type) ? nil : ColorType(type)
    } else {
      owner = tree.isImplicitInitializer(id) ? state.owner : nil
    }
    guard let owner, let first = tree.firstArgument(id), let value = tree.value(first) else {
      return append(nil, state, &result)
    }
    readInitializer(id, owner, tree.name(first), value, reader, state, &result)
  }

  /// The colors of a gradient, each of which is a ground somewhere: all have to be known.
  private func readStops(
    of gradient: NodeID, _ reader: PaintReader, _ state: PaintReader.State, _ result: inout [Paint]
  ) {
    let holder = tree.argument(gradient, "gradient") ?? gradient
    let colors: [NodeID]
    if let list = tree.argument(holder, "colors"), tree.kind(list) == .array {
      colors = Array(tree.children(list))
    } else if let list = tree.argument(holder, "stops"), tree.kind(list) == .array {
      let stops = Array(tree.children(list))
      colors = stops.compactMap { tree.argument($0, "color") }
      guard colors.count == stops.count else { return append(nil, state, &result) }
    } else {
      return append(nil, state, &result)
    }
    var inner = state
    (inner.isElsewhere, inner.owner) = (true, .swiftUI)
    var stops: [Paint] = []
    for color in colors { read(color, reader, inner, &stops) }
    guard !stops.isEmpty, stops.allSatisfy({ $0.color?.alpha ?? 0 > 0.999 && !$0.isBestCase }) else {
      return append(nil, state, &result)
    }
    result += stops.map { stop in
      var stop = stop
      stop.isStop = true
      return stop
    }
  }

  private func readInitializer(
    _ id: NodeID, _ owner: ColorType, _ label: Name?, _ value: NodeID, _ reader: PaintReader,
    _ state: PaintReader.State, _ result: inout [Paint]
  ) {
    var inner = state
    guard let label else {
      if tree.kind(value) == .stringLiteral, let text = literal(value) {
        if text.hasPrefix("#") { return append(components(of: id), state, &result) }
        return append(asset(text, reader), state, &result)
      }
      guard tree.argumentCount(id) == 1 else { return append(components(of: id), state, &result) }
      inner.owner = owner == .swiftUI ? nil : .swiftUI
      return read(value, reader, inner, &result)
    }
    switch label {
    case "uiColor":
      inner.owner = .uiKit
      return read(value, reader, inner, &result)
    case "nsColor":
      inner.owner = .appKit
      return read(value, reader, inner, &result)
    case "cgColor":
      inner.owner = nil
      return read(value, reader, inner, &result)
    case "named": append(literal(value).flatMap { asset($0, reader) }, state, &result)
    case "resource": append(tree.name(value).flatMap { asset(symbol: $0.string, reader) }, state, &result)
    default: append(components(of: id), state, &result)
    }
  }

  /// A color with an opacity, which counts as 1 where it is not known and that may be assumed.
  private func readFaded(
    _ color: NodeID, _ amount: NodeID, _ reader: PaintReader, _ state: PaintReader.State,
    _ result: inout [Paint]
  ) {
    var inner = state
    if let opacity = opacity(amount) {
      inner.opacity *= opacity
    } else {
      guard reader.assumesOpaque else { return append(nil, state, &result) }
      inner.isBestCase = true
    }
    read(color, reader, inner, &result)
  }

  /// An opacity that is one number.
  func opacity(_ amount: NodeID) -> Double? { ConstantArithmetic(tree: tree).value(amount) }

  private func literal(_ id: NodeID) -> String? {
    guard tree.kind(id) == .stringLiteral else { return nil }
    return tree.literalText(id)
  }
}
