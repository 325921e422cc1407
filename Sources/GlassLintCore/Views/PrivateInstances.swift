/// The names of a file's variables that hold a private class of the system, or what is made of one.
///
/// Variables are told apart by their names alone.
struct PrivateInstances {
  private let tree: SyntaxTree
  private let facts: FileFacts
  private var names: Set<Symbol> = []

  /// Calls that look up a class.
  private static let lookups: [StaticString] = ["NSClassFromString", "objc_getClass", "objc_lookUpClass"]

  /// Variables that are made of each other, one after the other.
  private static let depthLimit = 5

  init(_ file: FileContext) {
    tree = file.tree
    facts = file.facts
    let text = ConstantText(file)
    let classes = Self.lookups.flatMap { facts.calls[Name($0).hash] ?? [] }.filter { [tree] call in
      tree.unlabelledArgument(call).flatMap { text.value(of: $0) }
        .map { PrivateNames.isClass(String(decoding: $0.bytes, as: UTF8.self)) } ?? false
    }
    if classes.isEmpty { return }
    let variables: [(name: Symbol, value: NodeID)] = (0..<tree.nodeCount).compactMap { [tree] id in
      switch tree.kind(id) {
      case .binding, .optionalBinding:
        tree.name(id).flatMap { name in tree.value(id).map { (name.symbol, $0) } }
      case .assignment:
        tree.callee(id).flatMap { tree.ownName($0) }.flatMap { name in
          tree.value(id).map { (name.symbol, $0) }
        }
      default: nil
      }
    }
    for (name, value) in variables where classes.contains(where: { tree.contains(value, $0) }) {
      names.insert(name)
    }
    for _ in 0..<Self.depthLimit {
      let before = names.count
      for (name, value) in variables where holdsInstance(value) { names.insert(name) }
      if names.count == before { return }
    }
  }

  /// Whether an expression is such a variable, or is made by a call of one.
  private func holdsInstance(_ expression: NodeID) -> Bool {
    tree.subtree(expression).contains { id in
      tree.ownName(id).map { names.contains($0.symbol) } ?? false
    }
  }

  /// Calls that send a selector to what they are called on, and what every object answers.
  private static let messages: [StaticString] = ["perform", "method", "instanceMethod"]
  private static let lifecycle: [StaticString] = ["alloc", "init", "new", "class"]

  /// Whether a key is one of such an instance: `lens.setValue(color, forKey: "restingColor")`.
  func hold(key call: NodeID) -> Bool {
    !names.isEmpty && (tree.base(ofModifier: call).map { isInstance($0) } ?? false)
  }

  /// Whether a selector is sent to such an instance, by itself or through a constant.
  func receive(_ text: String, _ selector: NodeID) -> Bool {
    if names.isEmpty || Self.lifecycle.contains(where: { text.hasPrefix("\($0)") }) { return false }
    var places = [selector]
    if let binding = tree.parent(selector), tree.kind(binding) == .binding, let name = tree.name(binding) {
      places += (facts.uses[name.hash] ?? []).filter { tree.name($0).map { $0 == name } ?? false }
    }
    return places.contains { place in
      guard let argument = tree.parent(place), tree.kind(argument) == .argument,
        let call = tree.parent(argument), tree.kind(call) == .call, let name = tree.name(call),
        Self.messages.contains(where: { name == $0 }), let base = tree.base(ofModifier: call)
      else { return false }
      return isInstance(base)
    }
  }

  private func isInstance(_ base: NodeID) -> Bool {
    tree.rootName(base).map { names.contains($0.symbol) } ?? false
  }
}

extension FileContext {
  var privateInstances: PrivateInstances { facts.kept { PrivateInstances(self) }.value }
}
