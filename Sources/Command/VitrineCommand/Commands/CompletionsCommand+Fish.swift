/// The completions of fish: a line for each command and option.
enum FishCompletions {
  /// The script.
  ///
  /// Its lines are independent, because fish combines every `complete` that applies (fish
  /// documentation, "complete"). `-n` is the condition of a line, `-x` takes a value and no files,
  /// `-r` requires a value, and `-F` also offers files.
  static var script: String {
    var lines: [String] = []
    for command in Command.all {
      lines.append(
        "complete -c vitrine -n __fish_use_subcommand -a \(command.name) -d \(quoted(command.abstract))"
      )
      let isChosen = "complete -c vitrine -n '__fish_seen_subcommand_from \(command.name)'"
      if !command.verbs.isEmpty {
        lines.append("\(isChosen) -f -a \(quoted(command.verbs.joined(separator: " ")))")
      }
      for option in command.options {
        lines.append(
          "\(isChosen) -l \(option.name.dropFirst(2))"
            + "\(option.short.map { " -s \($0.dropFirst())" } ?? "")"
            + "\(argument(option)) -d \(quoted(option.help))")
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func argument(_ option: any CommandOption) -> String {
    switch option.completion {
    case _ where option.isSwitch: ""
    case .words(let words): " -x -a \(quoted(list(words)))"
    case .wordsOrFiles(let words): " -r -F -a \(quoted(list(words)))"
    case .files: " -r -F"
    case .nothing: " -x"
    }
  }

  private static func list(_ words: [String]) -> String {
    words.filter { !$0.contains(" ") }.joined(separator: " ")
  }

  /// Quotes a text.
  ///
  /// Within single quotes, fish has two escapes: `\\` and `\'`.
  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
