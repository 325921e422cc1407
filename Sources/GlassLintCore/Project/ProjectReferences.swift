/// The spellings of tokens that work in the whole project, whatever the place.
extension Project {
  /// The shortest expression that means a token everywhere; `nil` where none does, as for a name that two targets have.
  func reference(toToken token: Int) -> String? {
    let slot = discovery.tokens[token].slot
    return spellings[token].candidates.first { candidate in
      candidate.file < 0 && candidate.type == nil && means(candidate.symbols, slot)
    }?.text
  }

  /// The shortest expression that means a constant of a type everywhere.
  /// - Parameters:
  ///   - path: the names of the types around it, and its own.
  ///   - aliases: those of the project.
  func reference(toSlot slot: Int32, path: [String], _ aliases: [GlobalAlias]) -> String? {
    guard path.count > 1 else { return nil }
    var candidates = (0..<path.count - 1).map { Array(path.dropFirst($0)) }
    var key: UInt64 = 0
    for (position, name) in path.dropLast().enumerated() {
      key = IndexResolver.key(key, SymbolHash.symbol(name))
      for alias in aliases where alias.target == key && alias.file < 0 {
        candidates.append([alias.name] + path.dropFirst(position + 1))
      }
    }
    return candidates.map { (text: $0.joined(separator: "."), names: $0) }
      .sorted { ($0.text.utf8.count, $0.text) < ($1.text.utf8.count, $1.text) }
      .first { means($0.names.map { SymbolHash.symbol($0) }, slot) }?.text
  }

  /// What an expression of names means at the top of a file; `nil` where that is nothing, or not sure.
  func slot(ofExpression expression: String) -> Int32? {
    let names = expression.split(separator: ".", omittingEmptySubsequences: false)
    guard names.count > 1, names.allSatisfy({ !$0.isEmpty && !$0.contains("(") }) else { return nil }
    let slots = slots(names.map { SymbolHash.symbol($0) }, file: 0)
    return slots.count == 1 ? slots[0] : nil
  }

  private func means(_ path: [Symbol], _ slot: Int32) -> Bool {
    let home = IndexResolver(sections: index.sections).file(ofSlot: slot)
    // The file that declares it sees more than others.
    return slots(path, file: home == 0 && fileCount > 1 ? 1 : 0) == [slot]
  }

  private func slots(_ path: [Symbol], file: Int) -> [Int32] {
    guard fileCount > 0 else { return [] }
    var found: [Int32] = []
    path.withUnsafeBufferPointer { path in
      IndexResolver(sections: index.sections).forEachSlot(ofPath: path, context: -1, file: file) {
        found.append($0)
      }
    }
    return found
  }
}
