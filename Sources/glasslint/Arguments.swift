import GlassLintCore

/// A mistake in the command line, with a remedy.
struct UsageError: Error {
  var message: String

  init(_ message: String) { self.message = message }
}

/// What the command line asks of a command.
struct Arguments: Sendable {
  /// Paths and other words, in order.
  private(set) var operands: [String] = []
  /// Options with their values, in order; flags have an empty one.
  private(set) var given: [(name: String, value: String)] = []

  func has(_ option: OptionDescription) -> Bool { given.contains { $0.name == option.name } }

  /// The options as they would be written, `--name value`.
  var words: [String] { given.flatMap { $0.value.isEmpty ? ["--\($0.name)"] : ["--\($0.name)", $0.value] } }

  /// Adds an option that takes no value.
  mutating func add(_ flag: OptionDescription) { given.append((flag.name, "")) }

  mutating func add(_ option: OptionDescription, _ value: String) { given.append((option.name, value)) }

  /// In place of the operands given.
  mutating func setOperands(_ words: [String]) { operands = words }

  /// Changes the values of some options.
  mutating func replaceValues(of options: [OptionDescription], _ change: (String) -> String) {
    for index in given.indices where options.contains(where: { $0.name == given[index].name }) {
      given[index].value = change(given[index].value)
    }
  }

  /// The last value given.
  func value(_ option: OptionDescription) -> String? { given.last { $0.name == option.name }?.value }

  /// The parts of all values given, for options that take lists.
  func list(_ option: OptionDescription) -> [String] {
    given.filter { $0.name == option.name }.flatMap { OptionDescription.list($0.value) }
  }
}

extension Arguments {
  /// Sorts words into options and operands.
  /// - Throws: `UsageError` for anything the command does not take.
  init(parsing words: [String], for command: CommandDescription) throws(UsageError) {
    var words = words[...]
    while let word = words.popFirst() {
      if word == "--" {
        operands += words
        break
      } else if word.hasPrefix("--") {
        try parseLong(word.dropFirst(2), &words, command)
      } else if word.hasPrefix("-"), word != "-" {
        try parseShort(word.dropFirst(), command)
      } else {
        operands.append(word)
      }
    }
    if has(.help) { return }
    if operands.count > command.operandCount.upperBound {
      let extra = operands[command.operandCount.upperBound]
      throw UsageError("`glasslint \(command.name)` does not take \"\(extra)\"")
    }
    if operands.count < command.operandCount.lowerBound {
      throw UsageError("`glasslint \(command.name)` needs \(command.operands)")
    }
  }

  private mutating func parseLong(
    _ word: Substring, _ rest: inout ArraySlice<String>, _ command: CommandDescription
  ) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts.first ?? "")
    guard let option = command.options.first(where: { $0.name == name }) else {
      throw Self.unknownOption(name, command)
    }
    guard let placeholder = option.value.placeholder else {
      if parts.count > 1 { throw UsageError("--\(name) takes no value") }
      given.append((name, ""))
      return
    }
    guard let value = parts.count > 1 ? String(parts[1]) : rest.popFirst() else {
      throw UsageError("--\(name) needs a value: --\(name) \(placeholder)")
    }
    if let mistake = option.mistake(in: value) { throw UsageError(mistake) }
    given.append((name, value))
  }

  private mutating func parseShort(_ letters: Substring, _ command: CommandDescription) throws(UsageError) {
    for letter in letters {
      guard let option = command.options.first(where: { $0.short == letter }) else {
        throw UsageError(
          "unknown option \"-\(letter)\"; `glasslint \(command.name) --help` lists the valid ones")
      }
      given.append((option.name, ""))
    }
  }

  private static func unknownOption(_ name: String, _ command: CommandDescription) -> UsageError {
    let owners = CommandDescription.all.filter { $0.options.contains { $0.name == name } }.map(\.name)
    if CommandDescription.named(name) != nil, !owners.contains("lint") {
      return UsageError("unknown option \"--\(name)\"; it is a command: `glasslint \(name)`")
    }
    if let nearest = suggest(name, from: command.options.map(\.name)) {
      return UsageError("unknown option \"--\(name)\"; did you mean \"--\(nearest)\"?")
    }
    guard let owner = owners.first else {
      return UsageError(
        "unknown option \"--\(name)\"; `glasslint \(command.name) --help` lists the valid ones")
    }
    return UsageError(
      "\"--\(name)\" is an option of `glasslint \(owner)`, not of `glasslint \(command.name)`")
  }
}
