/// What a word that is no option stands for; completions offer what fits.
enum OperandKind: Sendable, Equatable {
  /// Swift files and folders.
  case swiftFiles
  case files
  /// SARIF files and folders.
  case reports
  case rules
  /// Ids of rules between commas.
  case ruleList
  /// One of several words.
  case words([String])
}

extension CommandDescription {
  /// What the operands are, in order, as their description says: "bash|zsh|fish" are words, "[PATH…]" stands for Swift
  /// files and folders, "RULE…" for rules, anything else for files, which for `merge` are reports. The last kind holds for
  /// all that follow.
  var operandKinds: [OperandKind] {
    operands.split(separator: " ").map { $0.filter { !"[]…".contains($0) } }.filter { !$0.hasPrefix("--") }
      .map {
        word in
        if word.contains("|") { return .words(word.split(separator: "|").map(String.init)) }
        switch word {
        case "PATH": return .swiftFiles
        case "RULE": return .rules
        case "RULE,": return .ruleList
        default: return name == CommandDescription.merge.name ? .reports : .files
        }
      }
  }

  /// The kinds with the position of the operand, from 0; `nil` for one that holds for all that follow.
  var operandPlaces: [(position: Int?, kind: OperandKind)] {
    let kinds = operandKinds
    return kinds.enumerated().map { index, kind in
      let isOpen = index == kinds.count - 1 && operandCount.upperBound > kinds.count
      return (isOpen ? nil : index, kind)
    }
  }
}
