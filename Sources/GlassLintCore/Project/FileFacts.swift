/// What is worked out about a file when a rule first asks for it. Lives as long as its tree.
final class FileFacts {
  let tree: SyntaxTree

  init(_ tree: SyntaxTree) { self.tree = tree }

  private var kept: [ObjectIdentifier: AnyObject] = [:]

  /// What others work out about the file: made when it is first asked for, kept here, and declared beside what uses it.
  /// The type tells what it is.
  func kept<Value>(_ make: () -> Value) -> Kept<Value> {
    let key = ObjectIdentifier(Kept<Value>.self)
    if let known = kept[key] { return unsafeDowncast(known, to: Kept<Value>.self) }
    let new = Kept(make())
    kept[key] = new
    return new
  }

  lazy var scope = FileScope(tree)

  lazy var shadows = ShadowFacts(tree, ValueFollower(tree: tree, facts: self))
  lazy var availability = AvailabilityFacts(tree)
  /// Where the file opens an address.
  lazy var addressOpenings = calls(of: ["openURL", "open"]).filter { tree.opensLink($0) }

  /// The words that name a system setting about motion or transparency.
  lazy var reduceMotionTokens = findTokens(naming: .reduceMotion)
  lazy var reduceTransparencyTokens = findTokens(naming: .reduceTransparency)

  /// The extensions at the top of the file, by the hash of the name they extend.
  private lazy var extensions: [UInt32: [NodeID]] = {
    var extensions: [UInt32: [NodeID]] = [:]
    for id in tree.children(tree.root) where tree.kind(id) == .extensionDecl {
      if let name = tree.name(id) { extensions[name.hash, default: []].append(id) }
    }
    return extensions
  }()

  /// The types of a name that the file declares or extends.
  func types(named name: Name) -> [NodeID] {
    declarations(of: name).filter { self.tree.isTypeDeclaration($0) }
      + (extensions[name.hash] ?? []).filter { self.tree.name($0).map { $0 == name } ?? false }
  }

  /// The other extensions of a type in the file.
  func extensions(of type: NodeID) -> [NodeID] {
    guard let name = tree.name(type) else { return [] }
    return (extensions[name.hash] ?? []).filter { $0 != type && tree.name($0).map { $0 == name } ?? false }
  }

  /// Whether code stands in the same type as other code, an extension of it, or both in none.
  func areInOneType(_ code: NodeID, _ other: NodeID) -> Bool {
    guard let name = tree.enclosingType(of: code).flatMap({ tree.name($0) }) else {
      return tree.enclosingType(of: other) == nil
    }
    return types(named: name).contains { tree.contains($0, other) }
  }

  /// What names of this file come to, by the node of their declaration, as far as that was asked.
  var declaredValues: [NodeID: [NodeID]] = [:]

  /// What the names of the project's colors that were asked for come to; `nil` within for no color, or several.
  var namedColors: [String: AppearanceColor?] = [:]

  /// The colors of the system's that such names stand for, as far as that was asked; `nil` within for none.
  var namedSystemColors: [String: Symbol?] = [:]

  /// The pairs of a text's color and its ground that a finding speaks of already, each with the contrast that it asks for.
  var reportedContrasts: [[NodeID]: Double] = [:]

  /// Whether the file has words that only code for a pointer has, once that was asked.
  var hasPointerWord: Bool?
  /// Whether it names what only AppKit has.
  var hasMacWord: Bool?

  /// Whether the file is one of tests, which write numbers down to compare them.
  var isTest: Bool { imports.contains("XCTest") || imports.contains("Testing") }

  /// The modules the file imports.
  lazy var imports: Set<String> = {
    var names: Set<String> = []
    for id in 0..<tree.nodeCount where tree.kind(id) == .importDecl {
      if let name = tree.name(id) { names.insert(name.string) }
    }
    return names
  }()

  /// Whether the file has an `#if` that asks for a system.
  lazy var hasPlatformClauses = (0..<tree.nodeCount).contains { id in
    guard tree.kind(id) == .ifConfigClause else { return false }
    let first = Int(tree.node(id).firstToken)
    return (first..<min(first + 6, tree.tokenCount)).contains { token in
      tree.token(token).kind == .identifier
        && (tree.name(of: token) == "os" || tree.name(of: token) == "canImport")
    }
  }

  /// The types that make themselves one element for VoiceOver: `isAccessibilityElement = true`.
  lazy var accessibilityElements: Set<NodeID> = {
    var types: Set<NodeID> = []
    for id in 0..<tree.nodeCount where tree.kind(id) == .assignment {
      guard let target = tree.callee(id), tree.isNamed(target, "isAccessibilityElement"),
        let value = tree.value(id), tree.text(value) == "true", let type = tree.enclosingType(of: id)
      else { continue }
      types.insert(type)
    }
    return types
  }()

  /// The systems that lack a module the file imports outside of `#if`.
  lazy var platformsWithoutImports = tree.platformsWithoutImports

  /// Whether comments in the file silence findings, which look for them in their places.
  lazy var isSilencedInPlaces = Name(base: tree.bytes, count: tree.byteCount, hash: 0)
    .containsIgnoringCase("glasslint:disable")

  /// The functions, types and enumeration cases the file declares, by the hash of their names.
  private lazy var declarations = NodesByName(nodeCount: tree.nodeCount) { [tree] id in
    switch tree.kind(id) {
    case .funcDecl, .structDecl, .classDecl, .enumDecl, .actorDecl, .enumCaseElement: tree.name(id)
    default: nil
    }
  }

  /// The functions, types and enumeration cases of a name, in source order.
  func declarations(of name: Name) -> LazyFilterSequence<[NodeID]> {
    (declarations[name.hash] ?? []).lazy.filter { [tree] in tree.name($0).map { $0 == name } ?? false }
  }

  /// Whether the file declares a function or method of this name.
  func declaresFunction(_ name: Name) -> Bool {
    declarations(of: name).contains { tree.kind($0) == .funcDecl }
  }

  /// Whether the file declares a function, method or type of this name.
  func declaresCallable(_ name: Name) -> Bool {
    declarations(of: name).contains { tree.kind($0) != .enumCaseElement }
  }

  /// The hashes of the names of the types around the functions and types of a name, `nil` for the file itself; kept for
  /// the names asked about.
  private var homes: [UInt32: Set<UInt32?>] = [:]

  /// Whether a plain name means something this file declares where it is used: `Button` outside of a type with a nested
  /// `Button` does not mean that one.
  func declaresCallable(_ name: Name, at use: NodeID) -> Bool {
    let homes = homes(of: name)
    if homes.isEmpty || homes.contains(nil) { return !homes.isEmpty }
    return tree.ancestors(use).contains { ancestor in
      guard tree.isTypeDeclaration(ancestor), let type = tree.name(ancestor) else { return false }
      return homes.contains(type.hash)
    }
  }

  private func homes(of name: Name) -> Set<UInt32?> {
    if let known = homes[name.hash] { return known }
    var found: Set<UInt32?> = []
    for id in declarations(of: name) where tree.kind(id) != .enumCaseElement {
      found.insert(tree.enclosingType(of: id).flatMap { tree.name($0)?.hash })
    }
    homes[name.hash] = found
    return found
  }

  /// Where each name occurs as an expression, by the name's hash.
  lazy var uses = NodesByName(nodeCount: tree.nodeCount) { [tree] id in
    switch tree.kind(id) {
    case .identifier, .member: tree.name(id)
    default: nil
    }
  }

  /// The calls of each name, by its hash: `Card(…)`, `Card.init(…)`, `.card(…)`.
  lazy var calls = NodesByName(nodeCount: tree.nodeCount) { [tree] id in
    tree.kind(id) == .call ? tree.constructedType(id) ?? tree.name(id) : nil
  }

  /// The calls of `background`, and of `fill` on a view by itself, in the types of each name, extensions included, by
  /// its hash.
  lazy var backgrounds: [UInt32: [NodeID]] = {
    var backgrounds: [UInt32: [NodeID]] = [:]
    for call in 0..<tree.nodeCount where tree.kind(call) == .call {
      let isLayer = tree.isNamed(call, "fill")
      guard isLayer || tree.isNamed(call, "background") else { continue }
      if isLayer, tree.parent(tree.chainTop(call)).map({ tree.kind($0) != .closure }) ?? true { continue }
      guard let type = tree.enclosingType(of: call), let name = tree.name(type) else { continue }
      backgrounds[name.hash, default: []].append(call)
    }
    return backgrounds
  }()

  /// The first call of a name that a condition holds for, among the first few hundred in the file.
  func firstCall(named name: StaticString, where matches: (NodeID) -> Bool) -> NodeID? {
    (calls[Name(name).hash] ?? []).prefix(200).first { tree.isNamed($0, name) && matches($0) }
  }

  /// The calls of a name that an option gives.
  func calls(named name: String) -> [NodeID] {
    (calls[Name.hash(of: name)] ?? []).filter { call in
      (tree.constructedType(call) ?? tree.name(call))?.string == name
    }
  }

  /// The functions and types of a name that an option gives.
  func declarations(named name: String) -> [NodeID] {
    (declarations[Name.hash(of: name)] ?? []).filter { tree.name($0)?.string == name }
  }
}

/// A value that is worked out, or filled, as it is asked for.
final class Kept<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}

/// Some names of one file, for many questions and few answers.
///
/// Invariant: the names lie in the bytes of the file's tree, which outlive the set.
struct SourceNames {
  private var byHash: [UInt32: Name] = [:]

  mutating func insert(_ name: Name) { byHash[name.hash] = name }

  /// Two names of one hash share a place, so the earlier of such a pair may be forgotten.
  func contains(_ name: Name) -> Bool {
    guard let found = byHash[name.hash] else { return false }
    return found == name
  }
}
