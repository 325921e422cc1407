import GlassLintCore

/// The script for fish.
enum FishCompletion {
  static var script: String {
    """
    # fish completion for glasslint \(GlassLintVersion.current); made by `glasslint completions fish`

    # Prints the command of the line before the cursor, if it names one.
    function __glasslint_command
        set -l commands \(CommandDescription.all.map(\.name).joined(separator: " "))
        set -l valued \(CommandDescription.valuedOptions)
        set -l words (commandline -opc)
        set -e words[1]
        while set -q words[1]
            switch $words[1]
                case --
                    return
                case '-*'
                    # The next word is its value.
                    contains -- $words[1] $valued; and set -e words[1]
                case '*'
                    contains -- $words[1] $commands; and echo $words[1]
                    return
            end
            set -e words[1]
        end
    end

    # Whether the line's command is one of these; without one it is \(CommandDescription.lint.name).
    function __glasslint_is
        set -l command (__glasslint_command)
        test -n "$command"; or set command \(CommandDescription.lint.name)
        contains -- $command $argv
    end

    # Whether the word is the first behind the options: a command may stand here.
    function __glasslint_needs_command
        test -z (__glasslint_command | string collect --allow-empty); or return 1
        test (__glasslint_operands) -eq 0
    end

    # Prints how many operands stand before the cursor, the command not counted.
    function __glasslint_operands
        set -l valued \(CommandDescription.valuedOptions)
        set -l count 0
        set -l words (commandline -opc)
        set -e words[1]
        while set -q words[1]
            switch $words[1]
                case --
                    set count (math $count + (count $words) - 1)
                    break
                case '-*'
                    contains -- $words[1] $valued; and set -e words[1]
                case '*'
                    set count (math $count + 1)
            end
            set -e words[1]
        end
        test -n (__glasslint_command | string collect --allow-empty); and set count (math $count - 1)
        echo $count
    end

    # Whether the next operand is this one, counted from 0, of that command.
    function __glasslint_takes
        __glasslint_is $argv[1]; and test (__glasslint_operands) -eq $argv[2]
    end

    function __glasslint_rules
    \(RuleRegistry.all.map { "    echo \(Shell.fish.quoted($0.id))\\t\(Shell.fish.quoted($0.summary))" }.joined(separator: "\n"))
    end

    function __glasslint_themes
    \(Rule.Theme.names.map { "    echo \($0)\\t\(Shell.fish.quoted("a theme"))" }.joined(separator: "\n"))
    end

    # The last one of several between commas.
    function __glasslint_rule_list
        set -l given (commandline -ct | string replace -r -- '^-[^=]*=' '' | string replace -r '[^,]*$' '')
        for rule in (__glasslint_rules; __glasslint_themes)
            set -l id (string split \\t -- $rule)[1]
            contains -- $id (string split , -- $given); or echo $given$rule
        end
    end

    function __glasslint_revisions
        echo HEAD
        git for-each-ref --format='%(refname:short)' refs/heads refs/remotes refs/tags 2>/dev/null
    end

    # Folders, and files with that ending.
    function __glasslint_files
        __fish_complete_path (commandline -ct) | string match -r '^[^\\t]*(?:/|\\.'$argv[1]')(?:\\t.*)?$'
    end

    complete -c glasslint -f
    \(commands)
    complete -c glasslint -n __glasslint_needs_command \(flags(.version)) -d \(Shell.fish.quoted(OptionDescription.version.help))
    \(options)
    \(operands)

    """
  }

  private static var commands: String {
    CommandDescription.all.map {
      "complete -c glasslint -n __glasslint_needs_command -a \($0.name) -d \(Shell.fish.quoted($0.summary))"
    }.joined(separator: "\n")
  }

  private static var options: String {
    SharedOption.all.map { shared in
      let condition = "__glasslint_is \(shared.commands.map(\.name).joined(separator: " "))"
      let option = shared.option
      return "complete -c glasslint -n \(Shell.fish.quoted(condition)) \(flags(option))\(value(option.value))"
        + " -d \(Shell.fish.quoted(option.help))"
    }.joined(separator: "\n")
  }

  private static func flags(_ option: OptionDescription) -> String {
    (option.short.map { "-s \($0) " } ?? "") + "-l \(option.name)"
  }

  private static func value(_ value: OptionDescription.Value) -> String {
    switch value {
    case .flag: ""
    case .text, .count, .glob: " -x"
    case .file: " -r -F"
    case .revision: " -x -a '(__glasslint_revisions)'"
    case .choice, .preset: " -x -a \(Shell.fish.quoted((value.words ?? []).joined(separator: " ")))"
    case .rules, .levels: " -x -a '(__glasslint_rule_list)'"
    }
  }

  private static var operands: String {
    CommandDescription.all.flatMap { command -> [String] in
      command.operandPlaces.map { position, kind in
        let condition =
          position.map { "__glasslint_takes \(command.name) \($0)" } ?? "__glasslint_is \(command.name)"
        return "complete -c glasslint -n \(Shell.fish.quoted(condition)) \(words(kind))"
      }
    }.joined(separator: "\n")
  }

  private static func words(_ kind: OperandKind) -> String {
    switch kind {
    case .swiftFiles: "-a '(__glasslint_files swift)'"
    case .files: "-F"
    case .reports: "-a '(__glasslint_files sarif)'"
    case .rules: "-a '(__glasslint_rules)'"
    case .ruleList: "-a '(__glasslint_rule_list)'"
    case .words(let words): "-a \(Shell.fish.quoted(words.joined(separator: " ")))"
    }
  }

}
