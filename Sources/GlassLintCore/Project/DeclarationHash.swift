extension IndexSections {
  /// A hash of what a file declares, as far as names in any file can mean it: as long as it stays the same, all names of
  /// other files mean what they meant, and the file's own constants stand at the same positions.
  ///
  /// What is written in the bodies of functions does not count.
  /// - Parameter withValues: whether what numbers and texts say counts, and how names are written.
  func declarationHash(of file: FileRecord, withValues: Bool = false) -> UInt64 {
    var hash = Accumulator()
    func symbols(_ stretch: Stretch) {
      hash.add(UInt64(stretch.count))
      for symbol in self.symbols.share(
        Stretch(start: file.symbols.start + stretch.start, count: stretch.count))
      {
        hash.add(symbol)
      }
    }
    func expression(_ position: Int32) {
      guard position >= 0 else { return hash.add(1) }
      add(to: &hash, expression: position, of: file, withValues: withValues)
    }
    // Tokens are told by names as they are written.
    func name(_ range: TextRange) {
      if withValues { hash.add(ContentHash.hash(text.share(file, range))) }
    }
    symbols(Stretch(start: 0, count: file.importCount))
    hash.add(UInt64(file.exportCount))
    for type in types.share(file.types) {
      hash.add(type.name)
      name(type.text)
      hash.add(UInt64(type.kind.rawValue) << 16 | UInt64(type.flags.rawValue))
      hash.add(UInt64(bitPattern: Int64(type.parent)))
      symbols(type.path)
      symbols(type.inherited)
    }
    for alias in aliases.share(file.aliases) {
      hash.add(alias.name)
      name(alias.text)
      hash.add(UInt64(alias.flags.rawValue))
      hash.add(UInt64(bitPattern: Int64(alias.owner)))
      symbols(alias.path)
    }
    func declared(_ name: Symbol, _ owner: Int32, _ type: Stretch, _ value: Int32) {
      hash.add(name)
      hash.add(UInt64(bitPattern: Int64(owner)))
      symbols(type)
      expression(value)
    }
    for slot in slots.share(file.slots) {
      declared(slot.name, slot.owner, slot.type, slot.expression)
      name(slot.text)
      hash.add(slot.label)
      hash.add(
        UInt64(slot.kind.rawValue) << 32 | UInt64(slot.numberType.rawValue) << 16
          | UInt64(slot.flags.rawValue))
    }
    for callable in callables.share(file.callables) {
      declared(callable.name, callable.owner, callable.type, callable.expression)
      name(callable.text)
      hash.add(UInt64(callable.flags.rawValue))
      hash.add(UInt64(callable.parameters.start) << 32 | UInt64(callable.parameters.count))
      hash.add(UInt64(bitPattern: Int64(callable.result)))
    }
    return hash.value
  }

  /// A hash of the names that a file refers to, and of what it hands them to: as long as it stays the same beside what all
  /// files declare, the file uses what it used.
  func usesHash(of file: FileRecord) -> UInt64 {
    var hash = Accumulator()
    func symbols(_ stretch: Stretch) {
      hash.add(UInt64(stretch.count))
      for symbol in self.symbols.share(
        Stretch(start: file.symbols.start + stretch.start, count: stretch.count))
      {
        hash.add(symbol)
      }
    }
    for reference in references.share(file.references) {
      symbols(reference.path)
      symbols(reference.labels)
      hash.add(UInt64(bitPattern: Int64(reference.context)))
      hash.add(
        UInt64(reference.kind.rawValue) << 16 | UInt64(reference.trailingClosures) << 8
          | (reference.isCall ? 2 : 0) | (reference.isInitializer ? 1 : 0))
    }
    hash.add(UInt64(file.flows.count))
    for flow in flows.share(file.flows) where flow.sourceKind != .literal {
      hash.add(UInt64(flow.source) << 32 | UInt64(flow.target))
      hash.add(
        UInt64(flow.sourceKind.rawValue) << 16 | UInt64(flow.targetKind.rawValue) << 8
          | (flow.isNegated ? 1 : 0))
    }
    for argument in arguments.share(file.arguments) {
      hash.add(UInt64(argument.callee) << 32 | UInt64(argument.position))
    }
    for sink in sinks.share(file.sinks) {
      hash.add(sink.landing)
    }
    return hash.value
  }

  /// A hash of what an expression of a file says.
  func expressionHash(_ position: Int32, of file: FileRecord) -> UInt64 {
    var hash = Accumulator()
    if position >= 0 { add(to: &hash, expression: position, of: file, withValues: true) }
    return hash.value
  }

  private func add(
    to hash: inout Accumulator, expression position: Int32, of file: FileRecord, withValues: Bool
  ) {
    let start = file.expressions.start + UInt32(position)
    for record in expressions.share(Stretch(start: start, count: expressions[Int(start)].size)) {
      hash.add(UInt64(record.kind.rawValue) << 32 | UInt64(record.size))
      switch record.kind {
      case .number: if withValues { hash.add(record.payload) }
      case .text: if withValues { hash.add(ContentHash.hash(text.share(file, record.text))) }
      default: hash.add(record.payload)
      }
      if withValues { hash.add(UInt64(record.detail) << 16 | UInt64(record.childCount)) }
    }
  }

  /// A hash of what else other files see of a file: what it says about views, and what it does that is counted for the
  /// whole project.
  func seenHash(of file: FileRecord) -> UInt64 {
    var hash = Accumulator()
    for view in views.share(file.views) {
      for part in [view.name, view.owner, view.qualifiedOwner] { hash.add(part) }
      hash.add(UInt64(view.kind.rawValue) << 32 | UInt64(view.facts))
      hash.add(UInt64(view.passed.count))
      let passed = Stretch(start: file.symbols.start + view.passed.start, count: view.passed.count)
      let parts = symbols.share(passed)
      guard view.isPaintedGround, parts.count > 2 else {
        for symbol in parts { hash.add(symbol) }
        continue
      }
      // How a color is written counts, not where.
      for symbol in parts.dropLast(3) { hash.add(symbol) }
      let (position, spelling) = (parts[parts.count - 3], parts[parts.count - 1])
      hash.add(expressionHash(Int32(truncatingIfNeeded: position), of: file))
      hash.add(parts[parts.count - 2])
      hash.add(ContentHash.hash(text.share(file, TextRange(symbol: spelling))))
    }
    hash.add(file.isUserInterface << 1 | file.speaksOfGlass)
    hash.add(file.uncheckedUses)
    hash.add(file.barsGivenAppearance)
    hash.add(UInt64(file.continuousCorners) << 32 | UInt64(file.circularCorners))
    hash.add(UInt64(file.spelledCircles) << 32 | UInt64(file.roundedShapes))
    hash.add(UInt64(file.plainWords) << 32 | UInt64(file.keyedWords))
    hash.add(UInt64(file.englishWords) << 32 | UInt64(file.accentedWords))
    hash.add(UInt64(file.materials) << 32 | UInt64(file.surfaceColors))
    return hash.value
  }

  private struct Accumulator {
    var value: UInt64 = 0
    mutating func add(_ next: UInt64) { value = SymbolHash.mix(value, next) }
  }
}
