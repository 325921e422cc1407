import GlassLintCore

/// The script for bash: 3.2, as macOS has it, and later, with or without the bash-completion package.
enum BashCompletion {
  static var script: String {
    """
    # bash completion for glasslint \(GlassLintVersion.current); made by `glasslint completions bash`

    # shellcheck shell=bash disable=SC2046,SC2086,SC2053,SC2295

    __glasslint_commands=\(Shell.bash.quoted(CommandDescription.all.map(\.name).joined(separator: " ")))
    __glasslint_rules=\(Shell.bash.quoted(RuleRegistry.all.map(\.id).joined(separator: " ")))
    __glasslint_themes=\(Shell.bash.quoted(Rule.Theme.names.joined(separator: " ")))

    # What stands behind a command's option: its values' kind, and the words there are.
    __glasslint_value() {
      case $1 in
    \(valueCases)
      esac
    }

    # What a command takes besides options, at a position from 0.
    __glasslint_operand() {
      case $1 in
    \(operandCases)
      esac
    }

    __glasslint_options() {
      case $1 in
    \(optionCases)
      esac
    }

    \(functions)
    complete -F _glasslint glasslint

    """
  }

  private static var valueCases: String {
    SharedOption.all.compactMap { shared in
      guard let value = words(shared.option.value) else { return nil }
      let keys = shared.commands.flatMap { command in
        shared.option.spellings.map { "\(command.name):\($0)" }
      }
      return arm(keys, "echo \(Shell.bash.quoted(value))")
    }.joined(separator: "\n")
  }

  private static func words(_ value: OptionDescription.Value) -> String? {
    switch value {
    case .flag: nil
    case .text, .count, .glob: "text"
    case .file: "files"
    case .revision: "revisions"
    case .choice, .preset: "words \((value.words ?? []).joined(separator: " "))"
    case .rules, .levels: "rule-list"
    }
  }

  private static var operandCases: String {
    CommandDescription.all.flatMap { command -> [String] in
      command.operandPlaces.map { position, kind in
        let key = "\(command.name):\(position.map { "\($0)" } ?? "*")"
        return "    \(key)) echo \(Shell.bash.quoted(words(kind))) ;;"
      }
    }.joined(separator: "\n")
  }

  private static func words(_ kind: OperandKind) -> String {
    switch kind {
    case .swiftFiles: "swift-files"
    case .files: "files"
    case .reports: "reports"
    case .rules: "rules"
    case .ruleList: "rule-list"
    case .words(let words): "words \(words.joined(separator: " "))"
    }
  }

  private static var optionCases: String {
    CommandDescription.all.map { command in
      arm(
        [command.name],
        "echo \(Shell.bash.quoted(command.options.flatMap(\.spellings).joined(separator: " ")))")
    }.joined(separator: "\n")
  }

  private static func arm(_ keys: [String], _ action: String) -> String {
    "    \(keys.joined(separator: " | ")))\n      \(action) ;;"
  }

  /// Bash splits words at the characters of COMP_WORDBREAKS, of which "=" and ":" occur in options and file names; they
  /// are joined again, and what bash takes for the word's beginning is cut off the answers.
  private static let functions = #"""
    # Adds the words that begin as the current one does, behind a prefix that is there already.
    __glasslint_offer() {
      local prefix=$1 part=$2 word
      shift 2
      for word in "$@"; do
        case $word in
          "$part"*) COMPREPLY[${#COMPREPLY[@]}]=$prefix$word ;;
        esac
      done
    }

    # Adds the files of that beginning; with a pattern, only those and folders.
    __glasslint_offer_files() {
      local part=$1 pattern=${2-} path
      case $part in
        [\"\']*) part=${part:1} ;;
        *) part=${part//\\/} ;;
      esac
      while IFS= read -r path; do
        if [[ -z $pattern || -d $path || -d ${path/#\~/$HOME} || $path == $pattern ]]; then
          COMPREPLY[${#COMPREPLY[@]}]=$path
        fi
      done < <(compgen -f -- "$part")
      # Tells readline that these are paths, in bash before 4 by completing some.
      compopt -o filenames 2>/dev/null || compgen -f /nowhere/ >/dev/null
    }

    __glasslint_offer_kind() {
      local part=$1 kind=$2 given id
      shift 2
      case $kind in
        words) __glasslint_offer '' "$part" "$@" ;;
        rules) __glasslint_offer '' "$part" $__glasslint_rules ;;
        rule-list)
          given=${part%"${part##*,}"}
          for id in $__glasslint_rules $__glasslint_themes; do
            case ,$given in
              *",$id,"*) ;;
              *) __glasslint_offer "$given" "${part##*,}" "$id" ;;
            esac
          done
          # A comma may follow.
          compopt -o nospace 2>/dev/null
          ;;
        revisions)
          __glasslint_offer '' "$part" HEAD \
            $(git for-each-ref --format='%(refname:short)' refs/heads refs/remotes refs/tags 2>/dev/null)
          ;;
        files) __glasslint_offer_files "$part" ;;
        reports) __glasslint_offer_files "$part" '*.sarif' ;;
        swift-files) __glasslint_offer_files "$part" '*.swift' ;;
      esac
      return 0
    }

    _glasslint() {
      local IFS=$' \t\n'
      local words index word glue=''
      COMPREPLY=()
      words=(glasslint)
      for ((index = 1; index <= COMP_CWORD; index++)); do
        word=${COMP_WORDS[index]}
        if [[ ${#words[@]} -gt 1 && $word =~ ^[=:]+$ ]]; then
          words[${#words[@]} - 1]+=$word
          glue=1
        elif [[ -n $glue ]]; then
          words[${#words[@]} - 1]+=$word
          glue=
        else
          words[${#words[@]}]=$word
        fi
      done

      local current=${words[${#words[@]} - 1]} command=lint operands=0 named='' waiting='' ended=''
      for ((index = 1; index < ${#words[@]} - 1; index++)); do
        word=${words[index]}
        if [[ -n $waiting ]]; then
          waiting=
        elif [[ -z $ended && $word == -- ]]; then
          ended=1
        elif [[ -z $ended && $word == -?* ]]; then
          [[ $word == *=* || -z $(__glasslint_value "$command:$word") ]] || waiting=$word
        elif [[ -z $named && $operands -eq 0 && -z $ended && " $__glasslint_commands " == *" $word "* ]]; then
          command=$word
          named=1
        else
          operands=$((operands + 1))
        fi
      done

      local typed=$current kind=''
      if [[ -n $waiting ]]; then
        kind=$(__glasslint_value "$command:$waiting")
      elif [[ -z $ended && $current == --*=* ]]; then
        kind=$(__glasslint_value "$command:${current%%=*}")
        current=${current#*=}
      elif [[ -z $ended && $current == -* ]]; then
        for word in $(__glasslint_options "$command"); do
          # A flag is given once, an option with a value perhaps again.
          case " ${words[*]:1:${#words[@]} - 2} " in
            *" $word "*) [[ -n $(__glasslint_value "$command:$word") ]] || continue ;;
          esac
          __glasslint_offer '' "$current" "$word"
        done
        [[ -n $named ]] || __glasslint_offer '' "$current" --version
        return 0
      else
        if [[ -z $named && $operands -eq 0 && -z $ended ]]; then
          __glasslint_offer '' "$current" $__glasslint_commands
        fi
        kind=$(__glasslint_operand "$command:$operands")
      fi
      [[ -z $kind ]] || __glasslint_offer_kind "$current" $kind

      # An answer is what bash puts in place of the word as it split it: it begins behind the last "=" or ":" if bash
      # splits there, and with the option and its "=" if not.
      local breaks='' start='' cut=''
      case ${COMP_WORDBREAKS-} in *=*) breaks='=' ;; *) start=${typed%"$current"} ;; esac
      case ${COMP_WORDBREAKS-} in *:*) breaks+=':' ;; esac
      [[ -z $breaks ]] || cut=${current%"${current##*[$breaks]}"}
      for ((index = 0; index < ${#COMPREPLY[@]}; index++)); do
        COMPREPLY[index]=$start${COMPREPLY[index]#"$cut"}
      done
    }
    """#
}
