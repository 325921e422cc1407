/// Which framework's type fonts and colors are of.
extension ConstantEvaluator {
  /// Constants of constants, and calls within one another; what lies deeper is unknown.
  private static let paintDepth = 12

  /// The type of fonts or colors that a constant has, or what a function comes to: the one that is declared for it, aliases
  /// followed, or for what it is made by. 0 where nothing says, or it is of another type.
  func paintType(of slot: Int32, depth: Int = 0) -> UInt64 {
    let record = sections.slots[Int(slot)]
    let position = resolver.file(ofSlot: slot)
    let file = sections.files[position]
    let type = resolver.symbols(record.type, file)
    if !type.isEmpty { return paintType(named: type, context: record.owner, file: position) }
    guard record.expression >= 0, depth < Self.paintDepth else { return 0 }
    return paintType(
      ofExpression: Int(file.expressions.start) + Int(record.expression), record.owner, position, depth + 1)
  }

  /// - Parameter context: the type that names it, by its position among those of the file.
  func paintType(named path: UnsafeBufferPointer<Symbol>, context: Int32, file: Int) -> UInt64 {
    if path.count == 1, path[0] == ConstantNames.myType {
      let owner = paintType(resolver.ownerKey(context, sections.files[file]))
      return owner == ConstantNames.shapeStyle ? ConstantNames.color : owner
    }
    return paintType(resolver.typeKey(path, context: context, file: file))
  }

  /// A key, if it is that of a type of fonts or colors, and the system's.
  private func paintType(_ key: UInt64) -> UInt64 {
    let key = ConstantNames.systemTypes[key] ?? key
    return ConstantNames.colorTypes.contains(key) || ConstantNames.fontTypes.contains(key) ? key : 0
  }

  private func paintType(
    ofExpression position: Int, _ context: Int32, _ file: Int, _ depth: Int
  ) -> UInt64 {
    guard depth < Self.paintDepth else { return 0 }
    let record = sections.expressions[position]
    switch record.kind {
    case .argument, .closure, .bound: return paintType(ofExpression: position + 1, context, file, depth + 1)
    case .choice, .appearances, .cases, .operation:
      return children(position).lazy.map { self.paintType(ofExpression: $0, context, file, depth + 1) }
        .first { $0 != 0 } ?? 0
    case .name:
      var found: Int32 = -1
      resolver.forEachLexicalMember(record.payload, context: context, file: file) { found = $0 }
      return found < 0 ? 0 : paintType(of: found, depth: depth + 1)
    case .member:
      if record.payload == ConstantNames.cgColor { return ConstantNames.cgColorType }
      let path = names(position)
      let found: (slot: Int32, owner: UInt64) = path.withUnsafeBufferPointer { path in
        guard !path.isEmpty else { return (-1, 0) }
        var slot: Int32 = -1
        resolver.forEachSlot(ofPath: path, context: context, file: file) { slot = $0 }
        return (slot, slot < 0 ? type(ofPath: path.dropLast(), context, file) : 0)
      }
      if found.slot >= 0 { return paintType(of: found.slot, depth: depth + 1) }
      // What a generator makes of a color set only as the app is built.
      if record.payload == ConstantNames.generatedColor { return ConstantNames.color }
      if found.owner != 0 { return paintType(found.owner) }
      return paintType(ofExpression: position + 1, context, file, depth + 1)
    case .call: return paintType(ofCall: position, context, file, depth)
    default: return 0
    }
  }

  private func type(
    ofPath path: UnsafeBufferPointer<Symbol>.SubSequence, _ context: Int32, _ file: Int
  ) -> UInt64 {
    path.isEmpty
      ? 0 : resolver.typeKey(UnsafeBufferPointer(rebasing: path), context: context, file: file)
  }

  /// The type that is declared for what a call means, or the one that makes it: `Brand.ui(size: 16)`, `Font.system(size: 16)`.
  private func paintType(ofCall position: Int, _ context: Int32, _ file: Int, _ depth: Int) -> UInt64 {
    let callee = position + 1
    let record = sections.expressions[callee]
    let name = record.payload
    func result(_ callable: Int32) -> UInt64? {
      guard callable >= 0 else { return nil }
      let record = sections.callables[Int(callable)]
      let holder = resolver.file(ofCallable: callable)
      return paintType(
        named: resolver.symbols(record.type, sections.files[holder]), context: record.owner, file: holder)
    }
    switch record.kind {
    case .name:
      let type = paintType(resolver.lexicalType(name, context: context, file: file, depth: 0))
      if type != 0 { return type }
      return withShape(arguments(position)) {
        result(resolver.callable(name, asSeenFrom: context, $0, file: file)) ?? 0
      }
    case .member:
      let owner = names(callee + 1).withUnsafeBufferPointer { path in
        self.owner(ofPath: path, context, file)
      }
      let made = paintType(owner)
      let base = made != 0 ? made : paintType(ofExpression: callee + 1, context, file, depth + 1)
      let holder = owner != 0 ? owner : base
      if name == IndexResolver.initSymbol { return base }
      return withShape(arguments(position)) {
        holder == 0 ? nil : result(resolver.callable(name, of: holder, $0, file: file))
      } ?? base
    default: return 0
    }
  }

  /// The type that names lead to, or that of the value they do; 0 where they are none, or nothing is known of it.
  private func owner(ofPath path: UnsafeBufferPointer<Symbol>, _ context: Int32, _ file: Int) -> UInt64 {
    guard !path.isEmpty else { return 0 }
    var slot: Int32 = -1
    resolver.forEachSlot(ofPath: path, context: context, file: file) { slot = $0 }
    if slot >= 0 { return resolver.memberOwner(of: slot, sections.slots[Int(slot)], depth: 0) }
    return type(ofPath: path[...], context, file)
  }
}
