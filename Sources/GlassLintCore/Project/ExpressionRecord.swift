/// A piece of an expression, as the index keeps those that can come to a constant: pre-order, so that a node's children
/// follow it and its `size` leads to what comes behind it.
struct ExpressionRecord: BitwiseCopyable {
  enum Kind: UInt8, BitwiseCopyable {
    /// `payload` is the bits of a `Double`; `detail` counts the digits of a hexadecimal one, is `fraction` for one with a
    /// period, and 0 for any other.
    case number
    /// `payload` is a stretch of the file's text.
    case text
    /// A plain name; `payload` is its symbol.
    case name
    /// `base.name`.
    case member
    /// `.name`, of a type that the place asks for.
    case implicitMember
    /// The callee, then arguments.
    case call
    /// `payload` is the label's symbol, 0 for none. In a `fields` that of the property; in a `cases` that of the case, 0
    /// for all others.
    case argument
    /// What a closure comes to; its parameters are unknown.
    case closure
    /// Arguments.
    case tuple
    /// Two operands; `detail` is an `ExpressionOperator`.
    case operation
    /// Its sign changes.
    case negation
    /// One of several values; which, only the running program knows.
    case choice
    /// A value in light appearance, then one in dark.
    case appearances
    /// `switch self`, or another plain name, whose symbol `payload` is: arguments by case. `detail` is 1 where it only asks
    /// whether that holds something.
    case cases
    /// What a branch comes to whose pattern names what the case holds, `.text(let tone)`: `payload` is the symbol of that
    /// name, `detail` its place among what the case holds.
    case bound
    /// What an initializer gives the properties: arguments.
    case fields
    /// `base[argument]`.
    case element
    /// `nil`.
    case nothing
    case unknown
  }

  var payload: UInt64 = 0
  /// Of the node and all below it.
  var size: UInt32 = 1
  var kind: Kind
  var detail: UInt8 = 0
  var childCount: UInt16 = 0

  static let fraction = UInt8.max

  var number: Double { Double(bitPattern: payload) }
  var text: TextRange { TextRange(symbol: payload) }
}

enum ExpressionOperator: UInt8 {
  case add, subtract, multiply, divide, fallback

  init?(_ name: Name) {
    switch name {
    case "+": self = .add
    case "-": self = .subtract
    case "*": self = .multiply
    case "/": self = .divide
    case "??": self = .fallback
    default: return nil
    }
  }
}

/// Writes expressions of a tree down as records.
final class ExpressionWriter {
  let tree: SyntaxTree
  private let store: SummaryStore
  /// Where the file's shares begin.
  private let base: FileRecord
  /// Where the expression that is being written has to end.
  private var limit = 0
  /// The variable that the cases of a `switch` set, which is what comes of it; 0 for none.
  var assigned: Symbol = 0
  /// The constants of the bodies around, by name: what they are set to stands in for them.
  var locals: [Symbol: NodeID] = [:]
  /// What the parts of the tuple are called that is asked for, and of which types they are; none for anything else.
  var parts: [TuplePart] = []
  /// The names of the type that the next implicit member is of; none where that is not known.
  private var asked: [Symbol] = []
  /// What the patterns of the cases around bind: only the running program knows it, whatever else has that name.
  private var bound: Set<Symbol> = []

  /// Nodes of one expression; what is larger is no constant, but where a design system lists its colors, fonts or numbers
  /// by case, or is made in one piece.
  static let sizeLimit = 160
  static let listLimit = 4_000
  static let depthLimit = 24

  init(_ tree: SyntaxTree, _ store: SummaryStore, base: FileRecord) {
    self.tree = tree
    self.store = store
    self.base = base
  }

  // MARK: Whole expressions

  /// - Returns: the expression's position among those of the file, or -1 where it cannot come to a constant.
  /// - Parameter isWhole: it is what a constant of the program is made with, such as a theme with everything in it.
  func write(_ id: NodeID, isWhole: Bool = false) -> Int32 {
    whole(isWhole && tree.kind(id) == .call ? Self.listLimit : Self.sizeLimit) { expression(id, depth: 0) }
  }

  /// What a body returns.
  /// - Parameter isDesign: it comes to a number, a color or a font, of which it may list many.
  func write(body block: NodeID, isDesign: Bool = false) -> Int32 {
    whole(isDesign ? Self.listLimit : Self.sizeLimit) { body(block, depth: 0) }
  }

  /// The name of a case as its raw value.
  /// - Parameter name: among the bytes of the file's share.
  func write(text name: TextRange) -> Int32 {
    whole { leaf(.text, name.symbol) }
  }

  func whole(_ size: Int = ExpressionWriter.sizeLimit, _ write: () -> Void) -> Int32 {
    let start = store.expressions.count
    let textStart = store.text.count
    limit = start + size
    locals = [:]
    write()
    guard store.expressions.count < limit, store.expressions[start].kind != .unknown else {
      store.expressions.truncate(to: start)
      store.text.truncate(to: textStart)
      return -1
    }
    return Int32(start) - Int32(base.expressions.start)
  }

  // MARK: Records

  func begin(_ kind: ExpressionRecord.Kind, _ payload: UInt64 = 0, _ detail: UInt8 = 0) -> Int {
    store.expressions.append(ExpressionRecord(payload: payload, kind: kind, detail: detail))
    return store.expressions.count - 1
  }

  func end(_ start: Int, _ children: Int) {
    store.expressions[start].size = UInt32(store.expressions.count - start)
    store.expressions[start].childCount = UInt16(clamping: children)
  }

  func leaf(_ kind: ExpressionRecord.Kind, _ payload: UInt64 = 0, _ detail: UInt8 = 0) {
    _ = begin(kind, payload, detail)
  }

  func argument(_ label: Symbol, _ value: () -> Void) {
    let start = begin(.argument, label)
    value()
    end(start, 1)
  }

  // MARK: Expressions

  func expression(_ id: NodeID, depth: Int) {
    guard depth < Self.depthLimit, store.expressions.count < limit else { return leaf(.unknown) }
    switch tree.kind(id) {
    case .integerLiteral, .floatLiteral:
      guard let number = tree.number(id) else { return leaf(.unknown) }
      leaf(.number, number.bitPattern, spelling(id))
    case .stringLiteral:
      guard let text = tree.literalText(id) else { return interpolated(id, depth: depth) }
      self.text(text)
    case .identifier:
      let name = tree.name(id)?.symbol ?? 0
      // `let weight = weight ?? .bold` is about another one of that name.
      guard let value = locals.removeValue(forKey: name) else {
        return bound.contains(name) ? leaf(.unknown) : leaf(.name, name)
      }
      expression(value, depth: depth + 1)
      locals[name] = value
    case .member:
      guard let name = tree.name(id) else { return leaf(.unknown) }
      guard let base = tree.callee(id) else { return implicitMember(name.symbol) }
      let start = begin(.member, name.symbol)
      expression(tree.unwrapped(base), depth: depth + 1)
      end(start, 1)
    case .call: call(id, depth: depth)
    case .subscriptCall:
      guard let base = tree.callee(id), let index = tree.unlabelledArgument(id) else { return leaf(.unknown) }
      let start = begin(.element)
      expression(tree.unwrapped(base), depth: depth + 1)
      expression(index, depth: depth + 1)
      end(start, 2)
    case .tuple:
      if let only = tree.onlyElement(id) { return expression(only, depth: depth + 1) }
      let start = begin(.tuple)
      end(start, parts.isEmpty ? arguments(id, depth: depth) : elements(id, depth: depth))
    case .prefixExpr:
      guard let operand = tree.callee(id) else { return leaf(.unknown) }
      if tree.isNamed(id, "+") { return expression(operand, depth: depth + 1) }
      guard tree.isNamed(id, "-") else { return leaf(.unknown) }
      let start = begin(.negation)
      expression(operand, depth: depth + 1)
      end(start, 1)
    case .cast, .effect, .forceUnwrap, .optionalChain, .genericSpecialization:
      guard let operand = tree.callee(id) else { return leaf(.unknown) }
      expression(operand, depth: depth + 1)
    case .dictionary: dictionary(id, depth: depth)
    case .nilLiteral: leaf(.nothing)
    case .ternary: branches(Array(tree.children(id)), depth: depth)
    case .ifStmt: conditional(id, depth: depth)
    case .switchStmt: switching(id, depth: depth)
    case .sequence: sequence(id, depth: depth)
    case .closure: closure(id, depth: depth)
    case .macroExpansion where tree.isNamed(id, "colorLiteral"):
      let start = begin(.call)
      leaf(.name, SymbolHash.symbol("Color"))
      end(start, 1 + arguments(id, depth: depth))
    case .macroExpansion: colorMacro(id, depth: depth)
    default: leaf(.unknown)
    }
  }

  /// How something is spelled, apart from any expression.
  func write(spelling text: String) -> TextRange { bytes(of: text) }

  private func text(_ text: some StringProtocol) { leaf(.text, bytes(of: text).symbol) }

  private func bytes(of text: some StringProtocol) -> TextRange {
    let start = UInt32(store.text.count) - base.text.start
    var count: UInt32 = 0
    for byte in text.utf8 {
      store.text.append(byte)
      count += 1
    }
    return TextRange(start: start, count: count)
  }

  /// Parts of a text; what has more is none that names something.
  private static let partLimit = 8

  /// `"\(name)-\(shade)"`: the call of a `String` with its parts.
  private func interpolated(_ id: NodeID, depth: Int) {
    let inner = Array(tree.children(id).filter { tree.kind($0) == .interpolation })
    let node = tree.node(id)
    var parts: [(token: TokenID, value: NodeID?)] = []
    for child in inner {
      guard let value = tree.unlabelledArgument(child) else { return leaf(.unknown) }
      parts.append((Int(tree.node(child).firstToken), value))
    }
    let taken = inner.map { Int(tree.node($0).firstToken)..<Int(tree.node($0).endToken) }
    for token in Int(node.firstToken)..<Int(node.endToken)
    where tree.token(token).kind == .stringText && !taken.contains(where: { $0.contains(token) }) {
      parts.append((token, nil))
    }
    guard !inner.isEmpty, parts.count <= Self.partLimit else { return leaf(.unknown) }
    let start = begin(.call)
    leaf(.name, ConstantNames.string)
    for part in parts.sorted(by: { $0.token < $1.token }) {
      argument(0) {
        if let value = part.value {
          expression(value, depth: depth + 1)
        } else {
          text(tree.text(token: part.token))
        }
      }
    }
    end(start, 1 + parts.count)
  }

  /// `[.weight: weight]`: the values by the names of their keys.
  private func dictionary(_ id: NodeID, depth: Int) {
    let parts = Array(tree.children(id))
    guard parts.count % 2 == 0, parts.count <= 2 * Self.partLimit else { return leaf(.unknown) }
    let start = begin(.tuple)
    for index in stride(from: 0, to: parts.count, by: 2) {
      argument(tree.kind(parts[index]) == .member ? tree.name(parts[index])?.symbol ?? 0 : 0) {
        expression(parts[index + 1], depth: depth + 1)
      }
    }
    end(start, parts.count / 2)
  }

  private static let colorMacros: [(name: StaticString, type: String)] = [
    ("color", "Color"), ("uiColor", "UIColor"), ("nsColor", "NSColor"),
  ]

  /// `#uiColor(0x3969EF)`: a macro that makes a color of six hexadecimal digits.
  private func colorMacro(_ id: NodeID, depth: Int) {
    guard let type = Self.colorMacros.first(where: { tree.isNamed(id, $0.name) })?.type,
      let value = tree.unlabelledArgument(id), isHexadecimal(value)
    else { return leaf(.unknown) }
    let start = begin(.call)
    leaf(.name, SymbolHash.symbol(type))
    end(start, 1 + arguments(id, depth: depth))
  }

  private func isHexadecimal(_ value: NodeID) -> Bool {
    switch tree.kind(value) {
    case .integerLiteral: spelling(value) == 6
    case .stringLiteral: true
    default: false
    }
  }

  /// How an integer is written.
  private func spelling(_ id: NodeID) -> UInt8 {
    guard tree.kind(id) == .integerLiteral else { return ExpressionRecord.fraction }
    let text = tree.text(id)
    return text.hasPrefix("0x")
      ? UInt8(clamping: text.utf8.reduce(-2) { $0 + ($1 == UInt8(ascii: "_") ? 0 : 1) }) : 0
  }

  func call(_ id: NodeID, depth: Int) {
    guard let callee = tree.callee(id) else { return leaf(.unknown) }
    // `{ 18 }()`.
    let target = tree.unwrapped(callee)
    if tree.kind(target) == .closure, tree.argumentCount(id) == 0 { return body(target, depth: depth + 1) }
    // `let colors = { isDark in … }`, which is called further down.
    if tree.kind(target) == .identifier, let name = tree.name(target)?.symbol, let local = locals[name],
      tree.kind(local) == .closure,
      // What it is called with is not followed, but for the appearance that it is asked for.
      tree.children(local).allSatisfy({ child in
        tree.kind(child) != .parameter || tree.name(child)?.containsIgnoringCase("dark") ?? false
      })
    {
      return body(local, depth: depth + 1)
    }
    let start = begin(.call)
    expression(target, depth: depth + 1)
    end(start, 1 + arguments(id, depth: depth))
  }

  func arguments(_ id: NodeID, depth: Int) -> Int {
    var count = 0
    for item in tree.arguments(id) {
      argument(tree.name(item)?.symbol ?? 0) {
        if let value = tree.value(item) { expression(value, depth: depth + 1) } else { leaf(.unknown) }
      }
      count += 1
    }
    return count
  }

  /// The values of a tuple whose parts the type beside its declaration names: `(.bold, 36)` for a `(weight: FontWeight, size:
  /// CGFloat)`, where `.bold` is a member of `FontWeight`.
  private func elements(_ id: NodeID, depth: Int) -> Int {
    let own = parts
    parts = []
    defer { parts = own }
    let items = Array(tree.arguments(id))
    for (index, item) in items.enumerated() {
      let part = items.count == own.count ? own[index] : TuplePart(label: 0, type: [])
      argument(tree.name(item)?.symbol ?? part.label) {
        guard let value = tree.value(item) else { return leaf(.unknown) }
        asked = beginsWithMember(value) ? part.type : []
        expression(value, depth: depth + 1)
        asked = []
      }
    }
    return items.count
  }

  /// `.black`, `.black.opacity(0.1)`.
  private func beginsWithMember(_ value: NodeID) -> Bool {
    var first = value
    while [.member, .call].contains(tree.kind(first)), let base = tree.callee(first) {
      first = tree.unwrapped(base)
    }
    return tree.kind(first) == .member
  }

  private func implicitMember(_ name: Symbol) {
    guard let type = asked.first else { return leaf(.implicitMember, name) }
    let starts = (asked.dropFirst() + [name]).reversed().map { begin(.member, $0) }
    asked = []
    leaf(.name, type)
    for start in starts.reversed() { end(start, 1) }
  }

  private func closure(_ id: NodeID, depth: Int) {
    let start = begin(.closure)
    body(id, depth: depth + 1)
    end(start, 1)
  }

  // MARK: Branches

  /// A condition, what holds if it is true, and what if not.
  func branches(_ parts: [NodeID], depth: Int) {
    guard parts.count == 3 else { return leaf(.unknown) }
    branches(
      darkness(of: parts[0]), { expression(parts[1], depth: depth + 1) },
      { expression(parts[2], depth: depth + 1) })
  }

  func branches(_ isDark: Bool?, _ first: () -> Void, _ second: () -> Void) {
    let start = begin(isDark == nil ? .choice : .appearances)
    if isDark == true {
      second()
      first()
    } else {
      first()
      second()
    }
    end(start, 2)
  }

  /// Whether a ternary chooses by the appearance, and by that only; styles that are called light or dark may be anything.
  func isAppearanceChoice(_ ternary: NodeID) -> Bool {
    guard let condition = tree.children(ternary).first(where: { _ in true }), darkness(of: condition) != nil
    else { return false }
    let node = tree.node(condition)
    return (Int(node.firstToken)..<Int(node.endToken)).contains { token in
      guard case .identifier = tree.token(token).kind else { return false }
      switch tree.name(of: token) {
      case "userInterfaceStyle", "colorScheme", "scheme": return true
      case let name: return isFlag(token) && name.saysDark
      }
    }
  }

  /// Whether a name stands for itself, or for a member of the type around it: not `.dark`.
  private func isFlag(_ token: TokenID) -> Bool {
    token == 0 || tree.token(token - 1).kind != .period || token > 1 && tree.text(token: token - 2) == "self"
  }

  /// Whether a condition holds in dark appearance, or only in light; `nil` where it asks for something else.
  func darkness(of condition: NodeID) -> Bool? {
    let node = tree.node(condition)
    guard node.endToken - node.firstToken < 12 else { return nil }
    var asks = false
    var isDark: Bool?
    var isNegated = false
    for token in Int(node.firstToken)..<Int(node.endToken) {
      switch tree.token(token).kind {
      case .identifier:
        let name = tree.name(of: token)
        switch name {
        case "userInterfaceStyle", "colorScheme", "style", "scheme", "name", "bestMatch": asks = true
        case _ where isFlag(token) && name.saysDark: (asks, isDark) = (true, true)
        case "dark", "darkAqua": isDark = true
        case "light", "aqua": isDark = false
        default: continue
        }
      default:
        let text = tree.text(token: token)
        if text == "!=" || text == "!" { isNegated.toggle() }
        // More than one question.
        if text == "&&" || text == "||" { return nil }
      }
    }
    guard asks, let isDark else { return nil }
    return isDark != isNegated
  }

  /// `if` as an expression, or as a statement of `return`s.
  func conditional(_ id: NodeID, depth: Int) {
    let all = tree.children(id).filter { tree.kind($0) == .ifBranch }
    let values = all.map { tree.firstChild($0, .codeBlock) }
    if all.count == 2, let first = values[0], let second = values[1] {
      return branches(
        of: all[0], { body(first, depth: depth + 1) }, { body(second, depth: depth + 1) })
    }
    let start = begin(.choice)
    for value in values {
      if let value { body(value, depth: depth + 1) } else { leaf(.unknown) }
    }
    end(start, values.count)
  }

  func switching(_ id: NodeID, depth: Int) {
    guard let subject = tree.callee(id) else { return leaf(.unknown) }
    if let appearances = appearanceCases(id, subject) {
      return branches(
        false, { branch(appearances.light, depth: depth + 1) }, { branch(appearances.dark, depth: depth + 1) }
      )
    }
    let name = tree.kind(subject) == .identifier ? tree.name(subject)?.symbol : nil
    let start = name.map { begin(.cases, $0) } ?? begin(.choice)
    var count = 0
    for item in switchCases(id) {
      for element in name == nil ? [0] : caseNames(item) {
        if name == nil {
          branch(item, depth: depth + 1)
        } else {
          argument(element) { branch(item, depth: depth + 1) }
        }
        count += 1
      }
    }
    end(start, count)
  }

  /// The cases of a `switch`, also those in the branches of an `#if`.
  private func switchCases(_ id: NodeID) -> [NodeID] {
    tree.children(id).flatMap { child -> [NodeID] in
      switch tree.kind(child) {
      case .switchCase: [child]
      case .ifConfig, .ifConfigClause: switchCases(child)
      default: []
      }
    }
  }

  /// `switch traits.userInterfaceStyle { case .dark: … default: … }`.
  func appearanceCases(_ id: NodeID, _ subject: NodeID) -> (light: NodeID, dark: NodeID)? {
    guard let name = tree.name(subject), name == "userInterfaceStyle" || name == "colorScheme" else {
      return nil
    }
    var light: NodeID?
    var dark: NodeID?
    for item in tree.children(id) where tree.kind(item) == .switchCase {
      let names = caseNames(item)
      if names == [SymbolHash.symbol("dark")] {
        dark = item
      } else if light == nil || names.contains(SymbolHash.symbol("light")) {
        light = item
      }
    }
    guard let light, let dark else { return nil }
    return (light, dark)
  }

  /// The cases that a branch is about; 0 for `default` and for patterns of another kind.
  func caseNames(_ branch: NodeID) -> [Symbol] {
    if tree.node(branch).flags.contains(.elseBranch) { return [0] }
    var names: [Symbol] = []
    let last = tree.value(branch)
    for pattern in tree.children(branch) where pattern != last {
      let pattern = unbound(pattern)
      switch tree.kind(pattern) {
      case .member, .call: names.append(tree.name(pattern)?.symbol ?? 0)
      default: continue
      }
    }
    return names
  }

  /// The pattern of `case let .text(tone)`.
  private func unbound(_ pattern: NodeID) -> NodeID {
    tree.kind(pattern) == .bindingPattern ? tree.children(pattern).first { _ in true } ?? pattern : pattern
  }

  /// What the statements of a `case` come to.
  private func branch(_ item: NodeID, depth: Int) {
    guard let last = tree.value(item) else { return leaf(.unknown) }
    let (outer, constants) = (bound, locals)
    defer { (bound, locals) = (outer, constants) }
    let patterns = tree.children(item).filter { $0 != last }
    let held = patterns.count == 1 ? held(in: patterns[0]) : []
    for pattern in patterns { bound.formUnion(names(boundBy: pattern)) }
    bound.subtract(held.map(\.name))
    for part in held { locals[part.name] = nil }
    let starts = held.map { begin(.bound, $0.name, $0.place) }
    value(last, depth: depth)
    for start in starts.reversed() { end(start, 1) }
  }

  /// What a pattern calls the things that a case holds: `tone` of `.text(let tone)` and of `let .text(tone)`.
  private func held(in pattern: NodeID) -> [(name: Symbol, place: UInt8)] {
    let call = unbound(pattern)
    guard tree.kind(call) == .call else { return [] }
    return tree.arguments(call).enumerated().compactMap { place, item in
      guard let value = tree.value(item) else { return nil }
      let isBinding = tree.kind(value) == .bindingPattern
      let name = isBinding ? unbound(value) : value
      guard isBinding || call != pattern, tree.kind(name) == .identifier, let symbol = tree.name(name)?.symbol
      else { return nil }
      return (symbol, UInt8(clamping: place))
    }
  }

  /// `color` of `.custom(let color)`.
  private func names(boundBy pattern: NodeID) -> [Symbol] {
    tree.subtree(pattern).filter { tree.kind($0) == .bindingPattern }.flatMap { binding in
      tree.subtree(binding).compactMap { tree.kind($0) == .identifier ? tree.name($0)?.symbol : nil }
    }
  }

  func value(_ item: NodeID, depth: Int) {
    if tree.kind(item) == .returnStmt {
      guard let inner = tree.callee(item) else { return leaf(.unknown) }
      return expression(inner, depth: depth)
    }
    if assigned != 0, tree.kind(item) == .assignment, let target = tree.callee(item),
      tree.kind(target) == .identifier, tree.name(target)?.symbol == assigned, let inner = tree.value(item)
    {
      return expression(inner, depth: depth)
    }
    expression(item, depth: depth)
  }

  /// `if step == .small { return 4 } else if step == .large { return 9 }; return 6`: a `switch` in other words.
  func comparisons(_ id: NodeID, otherwise: NodeID, depth: Int) -> Bool {
    var subject: Symbol = 0
    var branches: [(name: Symbol, block: NodeID)] = []
    for branch in tree.children(id) where tree.kind(branch) == .ifBranch {
      guard let block = tree.firstChild(branch, .codeBlock),
        let condition = tree.children(branch).first(where: { $0 != block }),
        let (name, element) = comparison(condition), subject == 0 || subject == name
      else { return false }
      subject = name
      branches.append((element, block))
    }
    guard !branches.isEmpty else { return false }
    let start = begin(.cases, subject)
    for branch in branches { argument(branch.name) { body(branch.block, depth: depth + 1) } }
    argument(0) { value(otherwise, depth: depth + 1) }
    end(start, branches.count + 1)
    return true
  }

  /// The name and the case of `step == .small`.
  private func comparison(_ condition: NodeID) -> (name: Symbol, element: Symbol)? {
    let first = Int(tree.node(condition).firstToken)
    guard Int(tree.node(condition).endToken) == first + 4, tree.token(first).kind == .identifier,
      tree.text(token: first + 1) == "==", tree.token(first + 2).kind == .period,
      tree.token(first + 3).kind == .identifier
    else { return nil }
    return (tree.name(of: first).symbol, tree.name(of: first + 3).symbol)
  }

  /// What stands in the branches of an `#if`.
  func configured(_ id: NodeID, depth: Int) {
    let start = begin(.choice)
    var count = 0
    for clause in tree.children(id) where tree.kind(clause) == .ifConfigClause {
      body(clause, depth: depth + 1)
      count += 1
    }
    end(start, count)
  }

  // MARK: Operators

  /// Of one kind, or of products among sums.
  private func sequence(_ id: NodeID, depth: Int) {
    var operands: [NodeID] = []
    var operators: [ExpressionOperator] = []
    for (index, part) in tree.children(id).enumerated() {
      guard index < 16 else { return leaf(.unknown) }
      if index % 2 == 0 {
        operands.append(part)
      } else {
        guard let name = tree.name(part), let known = ExpressionOperator(name) else { return leaf(.unknown) }
        operators.append(known)
      }
    }
    guard operands.count == operators.count + 1 else { return leaf(.unknown) }
    operation(operands[...], operators[...], depth: depth)
  }

  /// Splits at the last operator of the lowest precedence.
  private func operation(
    _ operands: ArraySlice<NodeID>, _ operators: ArraySlice<ExpressionOperator>, depth: Int
  ) {
    guard !operators.isEmpty else {
      return operands.first.map { expression($0, depth: depth + 1) } ?? leaf(.unknown)
    }
    func precedence(_ item: ExpressionOperator) -> Int {
      switch item {
      case .add, .subtract: 1
      case .multiply, .divide: 2
      case .fallback: 3
      }
    }
    let lowest = operators.map(precedence).min() ?? 0
    guard let split = operators.indices.last(where: { precedence(operators[$0]) == lowest }) else {
      return leaf(.unknown)
    }
    let offset = split - operators.startIndex
    let start = begin(.operation, 0, operators[split].rawValue)
    operation(
      operands[operands.startIndex...(operands.startIndex + offset)], operators[operators.startIndex..<split],
      depth: depth + 1)
    operation(
      operands[(operands.startIndex + offset + 1)...], operators[(split + 1)...], depth: depth + 1)
    end(start, 2)
  }
}

extension SyntaxTree {
  /// The text of a string literal of one line without interpolations.
  func literalText(_ id: NodeID) -> String? {
    guard kind(id) == .stringLiteral, node(id).firstChild == Node.none else { return nil }
    let node = node(id)
    let pieces = (Int(node.firstToken)..<Int(node.endToken)).filter { token($0).kind == .stringText }
    return pieces.count == 1 ? text(token: pieces[0]) : nil
  }
}
