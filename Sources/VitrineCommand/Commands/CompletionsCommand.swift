extension Command {
  static let completions = Command(
    name: "completions", abstract: "print a completion script for a shell",
    discussion: """
      Prints a script that lets a shell complete commands, options and values.
      """,
    usage: ["SHELL"],
    options: [],
    notes: """
      SHELL is bash, zsh or fish:

          vitrine completions bash > /etc/bash_completion.d/vitrine
          vitrine completions zsh > "${fpath[1]}/_vitrine"
          vitrine completions fish > ~/.config/fish/completions/vitrine.fish
      """,
    run: runCompletions)

  private enum Shell: String, CaseIterable {
    case bash, zsh, fish
  }

  private static func runCompletions(_ arguments: Arguments) throws(CommandError) {
    switch try choice(try arguments.input("the shell"), "the shell", Shell.self) {
    case .bash: Console.print(bash)
    case .zsh: Console.print(zsh)
    case .fish: Console.print(fish)
    }
  }

  private static var bash: String {
    let cases = all.map { command in
      let names = command.options.flatMap { [$0.short, $0.name].compactMap(\.self) }
      return "    \(command.name)) words=\"\(names.joined(separator: " "))\" ;;"
    }
    // An option has the same values in every command that takes it.
    var values: [(name: String, words: [String])] = []
    for option in all.flatMap(\.options) {
      guard case .words(let words) = option.completion,
        !values.contains(where: { $0.name == option.name })
      else { continue }
      values.append((option.name, words))
    }
    let valueCases = values.map { option in
      let words = option.words.filter { !$0.contains(" ") }.joined(separator: " ")
      return "    \(option.name)) COMPREPLY=($(compgen -W \"\(words)\" -- \"$word\")); return ;;"
    }
    return """
      _vitrine() {
        local word="${COMP_WORDS[COMP_CWORD]}" words=""
        if [ "$COMP_CWORD" = 1 ]; then
          COMPREPLY=($(compgen -W "\(all.map(\.name).joined(separator: " "))" -- "$word"))
          return
        fi
        case "${COMP_WORDS[COMP_CWORD - 1]}" in
      \(valueCases.joined(separator: "\n"))
        esac
        case "${COMP_WORDS[1]}" in
      \(cases.joined(separator: "\n"))
        esac
        if [[ "$word" == -* ]]; then
          COMPREPLY=($(compgen -W "$words --help" -- "$word"))
        else
          COMPREPLY=($(compgen -f -- "$word"))
        fi
      }
      complete -o filenames -F _vitrine vitrine
      """
  }

  private static var zsh: String {
    func quoted(_ text: String) -> String {
      text.replacing("'", with: "'\\''").replacing("[", with: "(").replacing("]", with: ")")
        .replacing(":", with: "\\:")
    }
    let commands = all.map { "    '\($0.name):\(quoted($0.abstract))'" }
    let cases = all.map { command in
      let options = command.options.map { option in
        let action =
          switch option.completion {
          case .files: "_files"
          case .words(let words): "(\(words.map(quoted).joined(separator: " ")))"
          case .nothing: ""
          }
        let value = option.metavar.map { ":\(quoted($0)):\(action)" } ?? ""
        return "'*\(option.name)[\(quoted(option.help))]\(value)'"
      }
      return "    \(command.name)) _arguments \(options.joined(separator: " ")) '*:file:_files' ;;"
    }
    return """
      #compdef vitrine
      _vitrine() {
        if (( CURRENT == 2 )); then
          local -a commands=(
      \(commands.joined(separator: "\n"))
          )
          _describe command commands
          return
        fi
        local command="${words[2]}"
        shift words
        (( CURRENT -= 1 ))
        case "$command" in
      \(cases.joined(separator: "\n"))
        esac
      }
      _vitrine "$@"
      """
  }

  private static var fish: String {
    func quoted(_ text: String) -> String {
      "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
    }
    func argument(_ option: CommandOption) -> String {
      switch option.completion {
      case _ where option.isSwitch: ""
      case .words(let words): " -x -a \(quoted(words.joined(separator: " ")))"
      case .files: " -r"
      case .nothing: " -x"
      }
    }
    var lines: [String] = []
    for command in all {
      lines.append(
        "complete -c vitrine -n __fish_use_subcommand -a \(command.name) -d \(quoted(command.abstract))"
      )
      for option in command.options {
        lines.append(
          "complete -c vitrine -n '__fish_seen_subcommand_from \(command.name)' "
            + "-l \(option.name.dropFirst(2))\(option.short.map { " -s \($0.dropFirst())" } ?? "")"
            + "\(argument(option)) -d \(quoted(option.help))")
      }
    }
    return lines.joined(separator: "\n")
  }
}
