import GlassLintCore

/// The script for zsh: in a folder of `fpath` as `_glasslint`, or sourced.
enum ZshCompletion {
  static var script: String {
    """
    #compdef glasslint
    # zsh completion for glasslint \(GlassLintVersion.current); made by `glasslint completions zsh`

    _glasslint_commands() {
      local -a commands=(
    \(CommandDescription.all.map { "    \(described($0.name, $0.summary))" }.joined(separator: "\n"))
      )
      _describe -t commands command commands
    }

    _glasslint_rules() {
      local -a rules=(
    \(RuleRegistry.all.map { "    \(described($0.id, $0.summary))" }.joined(separator: "\n"))
      )
      _describe -t rules rule rules "$@"
    }

    _glasslint_themes() {
      local -a themes=(\(Rule.Theme.names.joined(separator: " ")))
      _describe -t themes theme themes "$@"
    }

    # The last one of several between commas.
    _glasslint_rule_list() {
      compset -P '*,'
      compset -S ',*'
      _alternative "rules:rule:_glasslint_rules -qS ${@[-1]}" "themes:theme:_glasslint_themes -qS ${@[-1]}"
    }

    _glasslint_revisions() {
      local -a revisions=(HEAD ${(f)"$(git for-each-ref --format='%(refname:short)' \
        refs/heads refs/remotes refs/tags 2>/dev/null)"})
      compadd -a revisions
    }

    # Without a command it is \(CommandDescription.lint.name), and the first word may still become one.
    _glasslint_first() {
      _alternative 'commands:command:_glasslint_commands' 'files:Swift file:_files -g "*.swift(-.)"'
    }

    _glasslint() {
      local curcontext=$curcontext command= word
      local -i index at=0
      local -a with_value=(\(CommandDescription.valuedOptions))
      for ((index = 2; index < CURRENT; index++)); do
        word=${words[index]}
        [[ $word != -- ]] || break
        if [[ $word == -* ]]; then
          # The next word is its value.
          (( ! ${with_value[(Ie)$word]} )) || (( index++ ))
        else
          case $word in
            \(CommandDescription.all.map(\.name).joined(separator: "|"))) command=$word at=$index ;;
          esac
          break
        fi
      done
      if [[ -n $command ]]; then
        words[at]=()
        (( CURRENT-- ))
      fi
      case $command in
    \(arms)
      esac
    }

    if [[ ${funcstack[1]-} == _glasslint ]]; then
      _glasslint "$@"
    elif (( ${+functions[compdef]} )); then
      compdef _glasslint glasslint
    else
      print -u2 'glasslint: completion needs `autoload -Uz compinit && compinit` before it'
    fi

    """
  }

  private static var arms: String {
    let named = CommandDescription.all.map { command in
      arm(command.name, command.options.flatMap(specification) + operands(command))
    }
    let lint = CommandDescription.lint
    let first =
      (lint.options + [.version]).flatMap(specification) + ["'1: :_glasslint_first'"] + operands(lint)
    return (named + [arm("*", first)]).joined(separator: "\n")
  }

  private static func arm(_ pattern: String, _ specifications: [String]) -> String {
    """
        \(pattern))
          _arguments -s -S \\
            \(specifications.joined(separator: " \\\n        "))
          ;;
    """
  }

  private static func specification(_ option: OptionDescription) -> [String] {
    let help = "[\(escaped(option.help, "[]:"))]"
    guard let placeholder = option.value.placeholder else {
      let all = option.spellings.joined(separator: " ")
      return option.spellings.map { Shell.zsh.quoted("(\(all))\($0)\(help)") }
    }
    let action = "\(escaped(placeholder, ":")):\(action(option.value))"
    return option.spellings.map { Shell.zsh.quoted("*\($0)=\(help):\(action)") }
  }

  private static func action(_ value: OptionDescription.Value) -> String {
    switch value {
    case .flag, .text, .count, .glob: " "
    case .file: "_files"
    case .revision: "_glasslint_revisions"
    case .choice, .preset: "(\((value.words ?? []).joined(separator: " ")))"
    case .rules: "_glasslint_rule_list ,"
    case .levels: "_glasslint_rule_list ="
    }
  }

  private static func operands(_ command: CommandDescription) -> [String] {
    command.operandPlaces.map { position, kind in
      Shell.zsh.quoted("\(position.map { "\($0 + 1)" } ?? "*"):\(action(kind))")
    }
  }

  private static func action(_ kind: OperandKind) -> String {
    switch kind {
    case .swiftFiles: "Swift file:_files -g \"*.swift(-.)\""
    case .files: "file:_files"
    case .reports: "report:_files -g \"*.sarif(-.)\""
    case .rules: "rule:_glasslint_rules"
    case .ruleList: "rule:_glasslint_rule_list ,"
    case .words(let words): "word:(\(words.joined(separator: " ")))"
    }
  }

  /// An entry for `_describe`, which takes what stands behind a colon for the description.
  private static func described(_ word: String, _ text: String) -> String {
    Shell.zsh.quoted("\(escaped(word, ":")):\(escaped(text, ""))")
  }

  private static func escaped(_ text: String, _ special: String) -> String {
    String(text.flatMap { $0 == "\\" || special.contains($0) ? ["\\", $0] : [$0] })
  }
}
