/// The spellings of tokens that work in the whole project, whatever the place.
extension Project {
  /// The shortest expression that means a token everywhere; `nil` where none does, as for a name that two targets have.
  func reference(toToken token: Int) -> String? { reference(spellings[token]) }

  /// The shortest expression that means a token everywhere.
  func reference(_ spelling: TokenSpelling) -> String? {
    spelling.candidates.first { candidate in
      candidate.file < 0 && candidate.type == nil && means(candidate.symbols, spelling.path)
    }?.text
  }

  /// What an expression of names means at the top of a file; `nil` where that is nothing, or not sure.
  func slot(ofExpression expression: String) -> Int32? {
    let names = expression.split(separator: ".", omittingEmptySubsequences: false)
    guard names.count > 1, names.allSatisfy({ !$0.isEmpty && !$0.contains("(") }) else { return nil }
    let slots = slots(names.map { SymbolHash.symbol($0) }, file: 0)
    return slots.count == 1 ? slots[0] : nil
  }

  private func means(_ names: [Symbol], _ path: TokenPath) -> Bool {
    let resolver = IndexResolver(sections: index.sections)
    // The file that declares it sees more than others.
    let home = resolver.file(ofSlot: path.slot)
    return resolver.means(names, path, context: -1, file: home == 0 && fileCount > 1 ? 1 : 0)
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
