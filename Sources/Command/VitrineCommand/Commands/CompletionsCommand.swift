extension Command {
  /// The command that prints a completion script.
  ///
  /// All three scripts derive from `Command.all`, so a new option is completed without a line of
  /// shell.
  static let completions = Command(
    name: "completions", abstract: "print a completion script for a shell",
    discussion: """
      Prints a script that lets a shell complete commands, options and values.
      """,
    usage: ["SHELL"],
    notes: "SHELL is bash, zsh or fish.",
    examples: [
      Command.Example(
        "completions bash > /etc/bash_completion.d/vitrine",
        "Install the completions of bash."),
      Command.Example(
        "completions zsh > \"${fpath[1]}/_vitrine\"",
        "Install the completions of zsh."),
      Command.Example(
        "completions fish > ~/.config/fish/completions/vitrine.fish",
        "Install the completions of fish."),
    ],
    verbs: Shell.allCases.map(\.rawValue),
    run: runCompletions)

  private enum Shell: String, CaseIterable {
    case bash, zsh, fish

    var script: String {
      switch self {
      case .bash: BashCompletions.script
      case .zsh: ZshCompletions.script
      case .fish: FishCompletions.script
      }
    }
  }

  private static func runCompletions(_ arguments: Arguments) throws(CommandError) {
    guard !arguments.positional.isEmpty else {
      throw .usage("the shell is missing: expected bash, zsh or fish")
    }
    let shell = try namedCase(try arguments.input("the shell"), for: "the shell", of: Shell.self)
    Console.print(shell.script)
  }
}
