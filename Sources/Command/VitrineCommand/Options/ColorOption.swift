/// The option `--color`, which every command takes.
enum ColorOption {
  static let option = Option.choice(
    "--color", "WHEN",
    help: "color messages: auto (on terminals, unless NO_COLOR is set), always or never",
    default: TerminalColor.Choice.auto)

  /// Applies the last valid `--color` of a command line before its options are parsed.
  ///
  /// So an error in another option is colored as requested.
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
}
