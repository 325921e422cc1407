/// Properties whose publishers are used on other objects: `model.$items`.
extension SummaryReader {
  /// Whether a file may use any.
  static func mayUsePublishers(_ tokens: UnsafePointer<Token>, count: Int) -> Bool {
    (1..<max(1, count)).contains { tokens[$0].kind == .dollarIdentifier && tokens[$0 - 1].kind == .period }
  }

  func readPublishers() {
    var seen: Set<Symbol> = []
    for token in 1..<max(1, tree.tokenCount)
    where tree.token(token).kind == .dollarIdentifier && tree.token(token - 1).kind == .period {
      // A value's own is its binding, and a class knows its own.
      if token > 1, tree.text(token: token - 2) == "self" { continue }
      let name = SymbolHash.symbol(String(tree.name(of: token).string.dropFirst()))
      if seen.insert(name).inserted { store.views.append(ViewRecord(name: name, kind: .publisher, facts: 0)) }
    }
  }
}

extension SummaryReader {
  private static let observers: [StaticString] = ["StateObject", "ObservedObject", "EnvironmentObject"]

  /// Notes the types that the declaration of an observed object names: `@StateObject private var model = Model()`.
  func addObserved(_ variable: NodeID, _ seen: inout Set<UInt64>) {
    guard Self.observers.contains(where: { tree.hasAttribute(variable, $0) }) else { return }
    let node = tree.node(variable)
    for token in Int(node.firstToken)..<Int(node.endToken) where tree.token(token).kind == .identifier {
      let name = tree.name(of: token)
      guard tree.startsUppercase(name),
        seen.insert(SymbolHash.mix(SymbolHash.symbol("observed"), name.symbol)).inserted
      else { continue }
      store.views.append(ViewRecord(name: name.symbol, kind: .observed, facts: 0))
    }
  }
}

extension Project {
  /// Whether any view observes objects of a type.
  func observes(_ type: Symbol) -> Bool { has(type, .observed) }

  /// Whether any file uses the publisher of a property of that name on another object.
  func usesPublisher(of property: Symbol) -> Bool { has(property, .publisher) }
}
