/// A function or method of the project's own, as far as it tells which calls of its name may mean it.
///
/// A name alone does not: a private `padding(for:)` in one view is no `padding(_:)` on another.
struct DeclaredFunction {
  struct Parameter {
    /// 0 for none.
    let label: Symbol
    /// A call may leave it out.
    let hasDefault: Bool
    /// A number can be given to it, as far as its type tells.
    let takesNumbers: Bool
  }

  enum Home {
    case file
    /// An extension of a protocol or of one of SwiftUI's views, whose members all views or many have.
    case views
    case type(Symbol)
  }

  let home: Home
  let parameters: [Parameter]

  /// Types of the system that SwiftUI's views are, or that they are put together from.
  static let viewTypes = SymbolSet(
    [
      "View", "Shape", "InsettableShape", "ShapeStyle", "ToolbarContent", "CustomizableToolbarContent",
      "Scene",
      "ModifiedContent", "Text", "Image", "Color", "List", "ScrollView", "TabView", "Button",
      "NavigationStack",
      "RoundedRectangle",
    ].map { (name: StaticString) in SymbolHash.symbol(name) })

  /// Types of the system whose values may be written as numbers, or hold some.
  private static let numericTypes = SymbolSet(
    ["EdgeInsets", "UIEdgeInsets", "CGSize"].map { (name: StaticString) in SymbolHash.symbol(name) })

  /// Whether a call of its name may mean it: it can be a member of what it is called on, and the arguments fit.
  func mayBeMeant(by call: NodeID, in tree: SyntaxTree) -> Bool {
    isInReach(of: call, tree) && takes(tree.arguments(call), tree)
  }

  private func isInReach(of call: NodeID, _ tree: SyntaxTree) -> Bool {
    guard let base = tree.base(ofModifier: call) else {
      // A plain name, or one on `self`.
      guard case .type(let owner) = home, let type = tree.enclosingType(of: call) else { return true }
      return tree.name(type).map { $0.symbol == owner } ?? true
    }
    switch home {
    case .file: return false
    case .views: return true
    case .type(let owner):
      let root = tree.chain(base).root
      if let type = tree.constructedType(root) { return type.symbol == owner }
      if tree.isNamed(root, "self"), let type = tree.enclosingType(of: call) {
        return tree.name(type).map { $0.symbol == owner } ?? true
      }
      switch tree.kind(root) {
      // A value of some type.
      case .identifier, .member, .call: return true
      default: return false
      }
    }
  }

  private func takes(_ arguments: some Sequence<NodeID>, _ tree: SyntaxTree) -> Bool {
    var next = parameters.startIndex
    for argument in arguments {
      let isTrailing = tree.node(argument).flags.contains(.trailingClosure)
      let label = tree.name(argument)?.symbol ?? 0
      // Before a labelled one, those with defaults may be left out; a closure behind the call has no label.
      while next < parameters.endIndex, !isTrailing, parameters[next].label != label,
        parameters[next].hasDefault
      {
        next += 1
      }
      guard next < parameters.endIndex, isTrailing || parameters[next].label == label else { return false }
      if !parameters[next].takesNumbers, let value = tree.value(argument), tree.number(value) != nil {
        return false
      }
      next += 1
    }
    return parameters[next...].allSatisfy(\.hasDefault)
  }
}

// MARK: In a file

extension DeclaredFunction {
  init(_ tree: SyntaxTree, _ function: NodeID) {
    if let type = tree.enclosingType(of: function), let name = tree.name(type) {
      let isOpen = tree.kind(type) == .protocolDecl || Self.viewTypes.contains(name.symbol)
      home = isOpen ? .views : .type(name.symbol)
    } else {
      home = .file
    }
    parameters = tree.children(function).filter { tree.kind($0) == .parameter }.map { parameter in
      Parameter(
        label: tree.label(ofParameter: parameter).map { tree.name(of: $0).symbol } ?? 0,
        hasDefault: tree.value(parameter) != nil,
        takesNumbers: tree.firstChild(parameter, .type).map { Self.takesNumbers(tree, $0) } ?? true)
    }
  }

  private static func takesNumbers(_ tree: SyntaxTree, _ type: NodeID) -> Bool {
    guard case .named(let names) = DeclaredType(tree, type), let last = names.last else { return true }
    let name = tree.name(of: last)
    // A letter stands for any type.
    return name.count == 1 || numericTypes.contains(name.symbol)
  }
}

extension FileFacts {
  /// Whether the file declares a function or method that a call may mean instead of the system's.
  func declaresFunction(meantBy call: NodeID) -> Bool {
    guard let name = tree.name(call) else { return false }
    return declarations(of: name).contains {
      tree.kind($0) == .funcDecl && DeclaredFunction(tree, $0).mayBeMeant(by: call, in: tree)
    }
  }
}

// MARK: In the project

extension DeclaredFunction {
  /// - Parameter callable: not an initializer.
  init(_ callable: Int32, _ resolver: IndexResolver) {
    let sections = resolver.sections
    let record = sections.callables[Int(callable)]
    let file = sections.files[resolver.file(ofCallable: callable)]
    if record.owner >= 0 {
      let owner = sections.types[Int(file.types.start) + Int(record.owner)]
      home = owner.kind == .protocol || Self.viewTypes.contains(owner.name) ? .views : .type(owner.name)
    } else {
      home = .file
    }
    let first = Int(file.slots.start) + Int(record.parameters.start)
    parameters = (first..<first + Int(record.parameters.count)).map { position in
      let slot = sections.slots[position]
      let type = resolver.symbols(slot.type, file).last
      return Parameter(
        label: slot.label, hasDefault: slot.flags.contains(.hasDefault),
        takesNumbers: type.map { Self.numericTypes.contains($0) || Self.letters.contains($0) } ?? true)
    }
  }

  /// Names of generic parameters as a rule.
  private static let letters = SymbolSet(
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { SymbolHash.symbol(String(UnicodeScalar($0))) })
}

extension ProjectSite {
  /// Whether the project declares a function or method, in whichever file, that a call may mean instead of the system's.
  func declaresFunction(meantBy call: NodeID) -> Bool {
    guard let name = tree.name(call) else { return false }
    let sections = project.index.sections
    let resolver = IndexResolver(sections: sections)
    var found = false
    sections.functionTable.forEach(name.symbol) { callable in
      guard !found else { return }
      let flags = sections.callables[Int(callable)].flags
      let home = resolver.file(ofCallable: callable)
      if flags.contains(.isLocal) || flags.contains(.isPrivate) && home != file { return }
      found = DeclaredFunction(callable, resolver).mayBeMeant(by: call, in: tree)
    }
    return found
  }
}
