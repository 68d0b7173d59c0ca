/// The completions of zsh, as arguments of its function `_arguments`.
enum ZshCompletions {
  /// The script, which zsh loads from its `fpath` as the function `_vitrine`.
  ///
  /// `_arguments` counts from the name of the command, so the word `vitrine` is removed first (zsh
  /// manual, "Completion System").
  static var script: String {
    let names = Command.all.map { "    '\($0.name):\(quoted($0.abstract))'" }
    return """
      #compdef vitrine
      _vitrine() {
        local -a commands=(
      \(names.joined(separator: "\n"))
        )
        if (( CURRENT == 2 )) || [[ "${words[2]}" == help ]]; then
          _describe command commands
          return
        fi
        local command="${words[2]}"
        shift words
        (( CURRENT -= 1 ))
        case "$command" in
      \(Command.all.map(commandCase).joined(separator: "\n"))
        esac
      }
      _vitrine "$@"
      """
  }

  /// Returns the branch of a command: its options as specifications of `_arguments`, then its
  /// words.
  ///
  /// The star before a name allows the option to be repeated. Otherwise zsh offers it once.
  private static func commandCase(_ command: Command) -> String {
    let options = command.options.map { option in
      let value = option.metavar.map { ":\(quoted($0)):\(action(option.completion))" } ?? ""
      let text = "[\(quoted(option.help))]\(value)"
      return option.spellings.count == 1
        ? "'*\(option.name)\(text)'"
        : "'*'{\(option.spellings.joined(separator: ","))}'\(text)'"
    }
    let input =
      command.verbs.isEmpty
      ? "'*:file:_files'" : "'1:verb:(\(command.verbs.joined(separator: " ")))' '*:file:_files'"
    return "    \(command.name)) _arguments \(options.joined(separator: " ")) \(input) ;;"
  }

  private static func action(_ completion: OptionCompletion) -> String {
    switch completion {
    case .files: "_files"
    case .words(let words): "(\(list(words)))"
    // zsh separates alternatives by spaces within a list of specifications.
    case .wordsOrFiles(let words): "{compadd \(list(words)); _files}"
    case .nothing: ""
    }
  }

  private static func list(_ words: [String]) -> String {
    words.filter { !$0.contains(" ") }.map(quoted).joined(separator: " ")
  }

  /// Replaces the characters that end a part of a specification.
  ///
  /// A quote ends the shell's string, brackets enclose a description, and colons separate fields.
  private static func quoted(_ text: String) -> String {
    text.replacing("'", with: "'\\''").replacing("[", with: "(").replacing("]", with: ")")
      .replacing(":", with: "\\:")
  }
}
