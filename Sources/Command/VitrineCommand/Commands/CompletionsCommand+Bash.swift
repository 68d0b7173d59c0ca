/// The completions of bash: a function that looks at the word before the cursor.
enum BashCompletions {
  /// The script.
  ///
  /// `compgen` matches the current word against words or files, and `COMPREPLY` takes the matches
  /// (Bash manual, "Programmable Completion"). Bash breaks `--option=value` into three words
  /// because `=` is among `COMP_WORDBREAKS`, hence the special case at the top.
  static var script: String {
    """
    _vitrine() {
      local word="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD - 1]}"
      local command="${COMP_WORDS[1]}" options="" verbs=""
      # --option=value is three words.
      if [ "$word" = "=" ]; then
        word=""
      elif [ "$previous" = "=" ]; then
        previous="${COMP_WORDS[COMP_CWORD - 2]}"
      fi
      if [ "$COMP_CWORD" = 1 ] || [ "$command" = help ]; then
        COMPREPLY=($(compgen -W "\(list(Command.all.map(\.name) + ["help"]))" -- "$word"))
        return
      fi
      case "$command/$previous" in
    \(valueCases.joined(separator: "\n"))
      esac
      case "$command" in
    \(commandCases.joined(separator: "\n"))
      esac
      if [[ "$word" == -* ]]; then
        COMPREPLY=($(compgen -W "$options --help" -- "$word"))
      elif [ -n "$verbs" ]; then
        COMPREPLY=($(compgen -W "$verbs" -- "$word"))
      else
        COMPREPLY=($(compgen -f -- "$word"))
      fi
    }
    complete -o filenames -F _vitrine vitrine
    """
  }

  /// Joins words without spaces, because bash would offer the parts of the others.
  private static func list(_ words: [String]) -> String {
    words.filter { !$0.contains(" ") }.joined(separator: " ")
  }

  /// One `case` branch for each command, which sets the options and verbs to offer.
  private static var commandCases: [String] {
    Command.all.map { command in
      let verbs = command.verbs.isEmpty ? "" : " verbs=\"\(list(command.verbs))\""
      return
        "    \(command.name)) options=\"\(list(command.options.flatMap(\.spellings)))\"\(verbs) ;;"
    }
  }

  /// One `case` branch for the value of each option, shared by the commands with equal completions.
  private static var valueCases: [String] {
    var cases: [(completion: OptionCompletion, option: any CommandOption, commands: [String])] =
      []
    for command in Command.all {
      for option in command.options where !option.isSwitch {
        let match = cases.firstIndex {
          $0.option.name == option.name && $0.completion == option.completion
        }
        if let match {
          cases[match].commands.append(command.name)
        } else {
          cases.append((option.completion, option, [command.name]))
        }
      }
    }
    return cases.map { entry in
      // An option with the same completion everywhere has one pattern, such as `*/--fonts`.
      let isShared = cases.count { $0.option.name == entry.option.name } == 1
      let patterns = (isShared ? ["*"] : entry.commands).flatMap { command in
        entry.option.spellings.map { "\(command)/\($0)" }
      }
      return "    \(patterns.joined(separator: "|"))) \(action(entry.completion)); return ;;"
    }
  }

  /// Returns the statement that fills `COMPREPLY` with the completions of a value.
  private static func action(_ completion: OptionCompletion) -> String {
    switch completion {
    case .files: "COMPREPLY=($(compgen -f -- \"$word\"))"
    case .words(let words): "COMPREPLY=($(compgen -W \"\(list(words))\" -- \"$word\"))"
    case .wordsOrFiles(let words):
      "COMPREPLY=($(compgen -f -W \"\(list(words))\" -- \"$word\"))"
    case .nothing: "COMPREPLY=()"
    }
  }
}
