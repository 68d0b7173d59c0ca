/// `--color`, which every command takes.
enum ColorArgument {
  static let option = CommandOption(
    "--color", "WHEN",
    "color messages: auto (on terminals, unless NO_COLOR is set), always or never",
    choices: TerminalColor.Choice.self)

  /// Applies the last valid `--color` among a command line's words, so that an error in another
  /// option is colored as asked; `check` rejects an invalid one.
  static func apply(_ words: [String]) {
    // Words are paired with the next one, so that `--color never` and `--color=never` both count.
    let words = words.prefix { $0 != "--" }
    for (word, next) in zip(words, words.dropFirst() + [""]) {
      var value = next
      if word.hasPrefix(option.name + "=") {
        value = String(word.dropFirst(option.name.count + 1))
      } else if word != option.name {
        continue
      }
      if let choice = TerminalColor.Choice(rawValue: value) { TerminalColor.choice = choice }
    }
  }

  static func check(_ arguments: Arguments) throws(CommandError) {
    if let word = try arguments.one(option.name) {
      _ = try choice(word, option.name, TerminalColor.Choice.self)
    }
  }
}
