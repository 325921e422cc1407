/// What an image is drawn from, and so what VoiceOver can say of it unasked.
enum ImageSource: Equatable {
  /// One of the system's symbols, by its name where that is known.
  case symbol(String?)
  /// A picture of an asset catalog, by its name where that is known.
  case picture(String?)
  /// Pixels, or something that an initializer of the project's makes its own way.
  case other

  var isSymbol: Bool { if case .symbol = self { true } else { false } }

  var name: String? {
    switch self {
    case .symbol(let name), .picture(let name): name
    case .other: nil
    }
  }

  /// One of several; what they agree on is known.
  fileprivate static func one(of sources: [ImageSource]) -> ImageSource {
    guard let first = sources.first, let kind = first.nameless, sources.allSatisfy({ $0.nameless == kind })
    else { return .other }
    return sources.allSatisfy { $0 == first } ? first : kind
  }

  private var nameless: ImageSource? {
    switch self {
    case .symbol: .symbol(nil)
    case .picture: .picture(nil)
    case .other: nil
    }
  }
}

extension FileContext {
  /// What `Image(…)` or `Image.close` is drawn from; one of the project's own initializers and constants says so in its
  /// code, wherever that is.
  func source(ofImage image: NodeID) -> ImageSource {
    if tree.kind(image) == .member {
      if let built = accessibility.builtPicture(image) {
        return site.project.isSymbol(built) ? .symbol(tree.name(image)?.string) : .other
      }
      let source = ImageSource.one(
        of: references.slots(meantBy: image).filter { references.isImage($0) }
          .map { ImageMaker(site).source(ofConstant: $0) })
      // It is called as what it holds: `Icons.share`.
      return source == .symbol(nil) ? .symbol(tree.name(image)?.string) : source
    }
    // A picture with a title or a description: `Label("", image: "gear")`.
    guard accessibility.constructed(image).map({ $0 == "Image" }) ?? false else {
      if let symbol = accessibility.symbol(of: image) { return .symbol(written(symbol)) }
      return tree.argument(image, "image").map { .picture(written($0)) } ?? .other
    }
    if let own = ImageMaker(site).source(ofImage: image, tree, typeOf: { self.declaredType(of: $0) }) {
      return own
    }
    if let symbol = accessibility.symbol(of: image) { return .symbol(written(symbol)) }
    if let decorative = tree.argument(image, "decorative") { return .picture(written(decorative)) }
    return tree.unlabelledArgument(image).map { .picture(written($0)) } ?? .other
  }

  /// What is written for an image: the name of its symbol or picture in quotes, or that of an implicit member,
  /// `Image(.closeSmall)`; `nil` where it comes from elsewhere.
  func writtenName(ofImage image: NodeID) -> String? { source(ofImage: image).name }

  /// Whether VoiceOver has but the name of a picture's file for an image, which is no symbol and does not only decorate.
  func isReadByFileName(_ image: NodeID) -> Bool {
    if case .picture = source(ofImage: image) { !accessibility.isDecorative(image) } else { false }
  }

  /// How symbols of numbers and letters are framed.
  private static let frames: Set<String> = ["circle", "square"]
  /// Parts of the names of what holds a symbol's name rather than a number.
  private static let symbolWords: Set<String> = ["icon", "symbol", "image", "glyph", "system"]

  /// Whether an image is a number in a frame that is put in as the code runs, which VoiceOver reads: `"\(hops).square"`; also
  /// where something stands for numbers that are too large.
  func isNumberSymbol(_ image: NodeID) -> Bool {
    guard let symbol = accessibility.symbol(of: image) else { return false }
    return tree.kind(symbol) == .ternary
      ? tree.children(symbol).dropFirst().contains(where: isFramedNumber) : isFramedNumber(symbol)
  }

  private func isFramedNumber(_ symbol: NodeID) -> Bool {
    guard tree.kind(symbol) == .stringLiteral, let number = tree.firstChild(symbol, .interpolation)
    else { return false }
    let (whole, part) = (tree.range(of: symbol), tree.range(of: number))
    let text = tree.text(symbol)
    guard part.start - whole.start == 1, let behind = String(text.utf8.dropFirst(part.end - whole.start)),
      behind.hasPrefix(".")
    else { return false }
    return SpokenName.words(behind).first.map(Self.frames.contains) ?? false
      && SpokenName.words(tree.text(number)).allSatisfy { !Self.symbolWords.contains($0) }
  }

  private func written(_ name: NodeID) -> String? {
    if let constant = references.constantText(name) { return constant }
    guard tree.kind(name) == .member else { return tree.plainText(name) }
    guard let owner = tree.callee(name) else { return tree.name(name)?.string }
    if tree.isNamed(name, "rawValue") { return written(owner) }
    // A constant is called as what it holds: `Symbols.chevronLeft`.
    return tree.name(owner).map { tree.startsUppercase($0) } == true ? tree.name(name)?.string : nil
  }

  /// The type that a name is declared with in this file, by the last of its names.
  private func declaredType(of value: NodeID) -> Symbol? {
    guard let name = tree.ownName(value), let declaration = declaration(of: name, at: value),
      let annotation = tree.firstChild(declaration, where: { $0 == .typeAnnotation || $0 == .type })
    else { return nil }
    return tree.lastTypeName(annotation)?.symbol
  }
}

/// Reads what the project's own initializers and constants of `Image` make.
private struct ImageMaker {
  private let sections: IndexSections
  private let resolver: IndexResolver
  private let evaluator: ConstantEvaluator
  private let file: Int

  private static let image = IndexResolver.key(0, SymbolHash.symbol("Image"))
  private static let systemName = SymbolHash.symbol("systemName")
  /// Labels beside a name whose values describe nothing, as that of `label:` does.
  private static let sayingNothing: Set<Symbol> = [
    SymbolHash.symbol("bundle"), SymbolHash.symbol("variableValue"),
  ]
  /// Labels of the system's own initializers whose first argument others may overload by its type alone.
  private static let systemLabels = NameSet([
    "systemName", "decorative", "uiImage", "nsImage", "cgImage", "size",
  ])

  init(_ site: ProjectSite) {
    let index = site.project.index
    sections = index.sections
    resolver = IndexResolver(sections: index.sections)
    evaluator = ConstantEvaluator(index)
    file = site.file
  }

  // MARK: Initializers

  private enum Fit { case no, maybe, yes }

  /// - Parameter typeOf: the type that a value of the tree is declared with, where that is known.
  /// - Returns: `nil` for an image that the system's own initializers make.
  func source(ofImage call: NodeID, _ tree: SyntaxTree, typeOf: (NodeID) -> Symbol?) -> ImageSource? {
    let key = IndexResolver.key(Self.image, IndexResolver.initSymbol)
    guard sections.callableTable.first(key) >= 0, let first = tree.firstArgument(call),
      let argument = tree.value(first)
    else { return nil }
    let mayBeSystems = tree.name(first).map { Self.systemLabels.contains($0) } ?? true
    var best = Fit.no
    var found: [ImageSource] = []
    sections.callableTable.forEach(key) { callable in
      guard DeclaredFunction(callable, resolver).mayBeMeant(by: call, in: tree),
        let parameter = firstParameter(of: callable)
      else { return }
      let value = value(of: argument, tree, as: parameter)
      let fit = fit(of: argument, value, parameter, tree, typeOf)
      guard fit != .no else { return }
      if fit == .yes, best != .yes {
        best = .yes
        found = []
      } else if best == .no {
        best = fit
      }
      if fit == best { found.append(source(madeBy: callable, of: parameter, value)) }
    }
    switch best {
    case .no: return nil
    case .maybe where mayBeSystems: return .other
    default: return .one(of: found)
    }
  }

  private func firstParameter(of callable: Int32) -> Int32? {
    let record = sections.callables[Int(callable)]
    guard record.parameters.count > 0 else { return nil }
    return Int32(sections.files[resolver.file(ofCallable: callable)].slots.start + record.parameters.start)
  }

  private func type(of parameter: Int32) -> UInt64 {
    let position = resolver.file(ofSlot: parameter)
    return evaluator.type(of: sections.slots[Int(parameter)], sections.files[position], position)
  }

  /// Whether an argument can be what a parameter takes.
  private func fit(
    of argument: NodeID, _ value: ConstantValue, _ parameter: Int32, _ tree: SyntaxTree,
    _ typeOf: (NodeID) -> Symbol?
  ) -> Fit {
    let isOwnType = resolver.declaration(ofType: type(of: parameter)) != nil
    switch tree.kind(argument) {
    case .stringLiteral: return isOwnType ? .no : .yes
    case .member where tree.callee(argument) == nil:
      return !value.isUnknown ? .yes : isOwnType ? .no : .maybe
    default:
      if !value.isUnknown { return .yes }
      guard let type = typeOf(argument) else { return .maybe }
      let record = sections.slots[Int(parameter)]
      let names = resolver.symbols(record.type, sections.files[resolver.file(ofSlot: parameter)])
      return names.last.map { $0 == type } ?? true ? .yes : .no
    }
  }

  /// What an argument comes to where it is a text, or a case or constant of the parameter's type.
  private func value(of argument: NodeID, _ tree: SyntaxTree, as parameter: Int32) -> ConstantValue {
    switch tree.kind(argument) {
    case .stringLiteral: return tree.plainText(argument).map { .text($0) } ?? .unknown
    case .member:
      guard let name = tree.name(argument) else { return .unknown }
      let type = type(of: parameter)
      if let base = tree.callee(argument) {
        guard let declared = resolver.declaration(ofType: type), let owner = tree.name(base),
          sections.types[Int(declared)].name == owner.symbol
        else { return .unknown }
      }
      let slot = evaluator.onlyMember(type, name.symbol, file: file)
      guard slot >= 0 else { return .unknown }
      return evaluator.value(of: slot)
    default: return .unknown
    }
  }

  private func source(madeBy callable: Int32, of parameter: Int32, _ value: ConstantValue) -> ImageSource {
    let record = sections.callables[Int(callable)]
    guard record.expression >= 0 else { return .other }
    let position = resolver.file(ofCallable: callable)
    return source(
      Int(sections.files[position].expressions.start) + Int(record.expression),
      ConstantEvaluator.Frame(
        file: position, context: record.owner, parameters: [sections.slots[Int(parameter)].name: value],
        depth: 0))
  }

  // MARK: Constants

  /// `extension Image { static let close = Image(systemName: "xmark") }`.
  func source(ofConstant slot: Int32) -> ImageSource {
    guard sections.slots[Int(slot)].expression >= 0 else { return .other }
    let record = sections.slots[Int(slot)]
    let position = resolver.file(ofSlot: slot)
    return source(
      Int(sections.files[position].expressions.start) + Int(record.expression),
      ConstantEvaluator.Frame(file: position, context: record.owner, depth: 0))
  }

  // MARK: Expressions

  /// What the call of an image's initializer names first: `self.init(systemName: symbol.rawValue)`.
  private func source(_ position: Int, _ frame: ConstantEvaluator.Frame) -> ImageSource {
    let record = sections.expressions[position]
    switch record.kind {
    case .choice, .appearances:
      return .one(of: evaluator.children(position).map { source($0, frame) })
    case .cases:
      return .one(of: evaluator.arguments(position, skippingCallee: false).map { source($0.value, frame) })
    case .bound: return source(position + 1, frame)
    case .call:
      let arguments = evaluator.arguments(position)
      guard makesImage(position + 1), let first = arguments.first,
        arguments.dropFirst().allSatisfy({ Self.sayingNothing.contains($0.label) })
      else { return .other }
      if first.label == Self.systemName { return .symbol(text(first.value, frame)) }
      guard first.label == 0 else { return .other }
      if let name = text(first.value, frame) { return .picture(name) }
      // `Image(.harbor)` of an asset catalog, where the project has no initializer of its own.
      let isResource =
        sections.expressions[first.value].kind == .implicitMember
        && sections.callableTable.first(IndexResolver.key(Self.image, IndexResolver.initSymbol)) < 0
      return isResource ? .picture(nil) : .other
    default: return .other
    }
  }

  /// Whether a callee is `self.init`, `Self.init`, `.init` or `Image`.
  private func makesImage(_ callee: Int) -> Bool {
    let record = sections.expressions[callee]
    switch record.kind {
    case .name: return IndexResolver.key(0, record.payload) == Self.image
    case .member, .implicitMember: return record.payload == IndexResolver.initSymbol
    default: return false
    }
  }

  private func text(_ position: Int, _ frame: ConstantEvaluator.Frame) -> String? {
    if case .text(let text) = evaluator.evaluate(position, frame) { text } else { nil }
  }
}
