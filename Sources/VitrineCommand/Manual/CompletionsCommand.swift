extension Command {
  static let completions = Command(
    name: "completions", abstract: "print what a shell needs to complete commands",
    help: """
      Prints the script by which a shell completes commands, options and files.

      usage: vitrine completions SHELL

      SHELL is bash, zsh or fish:

          vitrine completions bash > /etc/bash_completion.d/vitrine
          vitrine completions zsh > "${fpath[1]}/_vitrine"
          vitrine completions fish > ~/.config/fish/completions/vitrine.fish
      """,
    run: { words throws(CommandError) in try runCompletions(words) })

  private enum Shell: String, CaseIterable {
    case bash, zsh, fish
  }

  private static func runCompletions(_ words: [String]) throws(CommandError) {
    let arguments = try Arguments(words, options: [], switches: [])
    switch try choice(try arguments.input("the shell"), "the shell", Shell.self) {
    case .bash: Console.print(bash)
    case .zsh: Console.print(zsh)
    case .fish: Console.print(fish)
    }
  }

  private static var bash: String {
    let cases = all.map { command in
      "    \(command.name)) words=\"\(command.options.map(\.name).joined(separator: " "))\" ;;"
    }
    return """
      _vitrine() {
        local word="${COMP_WORDS[COMP_CWORD]}" words=""
        if [ "$COMP_CWORD" = 1 ]; then
          COMPREPLY=($(compgen -W "\(all.map(\.name).joined(separator: " "))" -- "$word"))
          return
        fi
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
        "'*\(option.name)[\(quoted(option.text))]\(option.value.map { ":\(quoted($0)):_files" } ?? "")'"
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
    var lines: [String] = []
    for command in all {
      lines.append(
        "complete -c vitrine -n __fish_use_subcommand -a \(command.name) -d \(quoted(command.abstract))"
      )
      for option in command.options {
        lines.append(
          "complete -c vitrine -n '__fish_seen_subcommand_from \(command.name)' "
            + "-l \(option.name.dropFirst(2))\(option.value == nil ? "" : " -r") -d \(quoted(option.text))"
        )
      }
    }
    return lines.joined(separator: "\n")
  }
}
