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
    return resolver.means(names, path, context: -1, file: neighbor(of: resolver.file(ofSlot: path.slot)))
  }

  /// A file beside another: the one that declares something sees more than others, and those far away may know something
  /// else of the name.
  private func neighbor(of file: Int) -> Int {
    func shared(_ other: Int) -> Int {
      guard (0..<fileCount).contains(other) else { return -1 }
      return zip(index.path(ofFile: file).utf8, index.path(ofFile: other).utf8).prefix { $0 == $1 }
        .count { $0.0 == UInt8(ascii: "/") }
    }
    let (before, after) = (shared(file - 1), shared(file + 1))
    return after >= 0 && after >= before ? file + 1 : before >= 0 ? file - 1 : file
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
