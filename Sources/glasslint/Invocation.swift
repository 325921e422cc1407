import GlassLintCore

/// What the words behind `glasslint` ask for.
enum Invocation {
  case command(CommandDescription, Arguments)
  case help(CommandDescription?)
  case version

  init(_ words: [String]) throws(UsageError) {
    var words = words
    var command = CommandDescription.lint
    var isNamed = false
    if let index = Self.firstOperand(in: words) {
      if words[index] == "help" {
        self = .help(try Self.helpTopic(words.dropFirst(index + 1).first))
        return
      } else if let named = CommandDescription.named(words[index]) {
        command = named
        isNamed = true
        words.remove(at: index)
      } else if let mistake = Self.mistakenCommand(words[index]) {
        throw UsageError(mistake)
      }
    }
    let options = words.prefix { $0 != "--" }
    if !isNamed, options.contains("--version") {
      self = .version
      return
    }
    if options.contains("--help") || options.contains("-h") {
      self = .help(isNamed ? command : nil)
      return
    }
    self = .command(command, try Arguments(parsing: words, for: command))
  }

  /// The position of the first word that is neither an option nor an option's value. Behind `--` there is no command.
  private static func firstOperand(in words: [String]) -> Int? {
    // Most command lines name their command first.
    if let first = words.first, !first.hasPrefix("-") { return 0 }
    let options = CommandDescription.allOptions
    var index = 0
    while index < words.count, words[index] != "--" {
      let word = words[index]
      guard word.hasPrefix("-"), word != "-" else { return index }
      if word.hasPrefix("--"), !word.contains("=") {
        // Whether an unknown option takes the next word as its value is anybody's guess; it is a mistake anyway.
        guard let option = options.first(where: { "--" + $0.name == word }) else { return nil }
        if option.value.placeholder != nil { index += 1 }
      }
      index += 1
    }
    return nil
  }

  private static func helpTopic(_ word: String?) throws(UsageError) -> CommandDescription? {
    guard let word else { return nil }
    guard let command = CommandDescription.named(word) else {
      throw UsageError(unknownMessage("command", word, valid: CommandDescription.all.map(\.name)))
    }
    return command
  }

  /// What to say about a word that is no command and no existing path either, where a command may have been meant.
  private static func mistakenCommand(_ word: String) -> String? {
    guard !word.isEmpty, !FileStatus.exists(word), !word.contains("/"), !word.contains(".") else {
      return nil
    }
    let names = CommandDescription.all.map(\.name)
    if let nearest = suggest(word, from: names) {
      return "unknown command \"\(word)\"; did you mean \"\(nearest)\"? (There is no such path either.)"
    }
    return
      "unknown command \"\(word)\"; valid are \(names.joined(separator: ", ")) (there is no such path either)"
  }
}
