/// `glasslint completions`: a script for a shell, made from the description of the command line.
enum CompletionsCommand {
  @Sendable static func run(_ arguments: Arguments, _ console: Console) throws(UsageError) -> ExitStatus {
    let name = arguments.operands[0]
    guard let shell = Shell(rawValue: name) else {
      let valid = Shell.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("unknown shell \"\(name)\"; valid are \(valid)")
    }
    switch shell {
    case .bash: console.write(BashCompletion.script)
    case .zsh: console.write(ZshCompletion.script)
    case .fish: console.write(FishCompletion.script)
    }
    return .clean
  }
}

/// The shells that can complete glasslint.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// Between single quotes, so that no shell sees anything in it. Fish alone reads backslashes there.
  func quoted(_ text: String) -> String {
    switch self {
    case .bash, .zsh: "'" + text.replacing("'", with: "'\\''") + "'"
    case .fish: "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
    }
  }
}

/// An option in a completion script, with the commands that have it just so.
struct SharedOption {
  let option: OptionDescription
  var commands: [CommandDescription]

  /// Every option of every command; those that are the same share an entry.
  static var all: [SharedOption] {
    var shared: [SharedOption] = []
    for command in CommandDescription.all {
      for option in command.options {
        let same = shared.firstIndex { $0.option.name == option.name && $0.option.help == option.help }
        if let same {
          shared[same].commands.append(command)
        } else {
          shared.append(SharedOption(option: option, commands: [command]))
        }
      }
    }
    return shared
  }
}

extension CommandDescription {
  /// The spellings of all options that take the next word as their value, in one line.
  static var valuedOptions: String {
    allOptions.filter { $0.value.placeholder != nil }.flatMap(\.spellings).joined(separator: " ")
  }
}

extension OptionDescription {
  /// As it is written: "-q" and "--quiet".
  var spellings: [String] { (short.map { ["-\($0)"] } ?? []) + ["--\(name)"] }
}
