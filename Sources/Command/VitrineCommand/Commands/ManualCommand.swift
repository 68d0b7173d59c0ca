import Vitrine

extension Command {
  /// The command that prints the manual page in roff, as of man(7).
  ///
  /// All parts derive from `Command.all` and `ExitCode`, except the list of environment variables.
  static let manual = Command(
    name: "manual", abstract: "print the manual page",
    discussion: """
      Prints the manual page of the program and all its commands, for man.
      """,
    usage: [""],
    examples: [
      Command.Example(
        "manual > /usr/local/share/man/man1/vitrine.1",
        "Install the manual page.")
    ],
    run: { arguments throws(CommandError) in
      guard arguments.positional.isEmpty else { throw .usage("manual takes no arguments") }
      Console.print(manualPage)
    })

  private static var manualPage: String {
    let head = [
      ".TH VITRINE 1 \"\" \"vitrine \(Version.current)\"",
      ".SH NAME", "vitrine \\- previews of iOS Today widgets, the same pixels on every machine",
      ".SH SYNOPSIS", ".B vitrine", "COMMAND [ARGUMENTS]",
      ".SH DESCRIPTION",
      "Lays out and draws previews of iOS Today widgets to PNG. Messages go to standard error, "
        + "results to standard output.",
      ".SH COMMANDS",
    ]
    let codes = ExitCode.allCases.flatMap { [".TP", ".B \($0.rawValue)", roff($0.meaning)] }
    let variables = environment.flatMap { [".TP", ".B \($0.name)", roff($0.help)] }
    let parts = [
      head, all.flatMap(manualSection), [".SH EXIT STATUS"], codes, [".SH ENVIRONMENT"], variables,
    ]
    return parts.joined().joined(separator: "\n")
  }

  /// Returns the lines of a command, which is a subsection.
  ///
  /// `.TP` starts an option with its text indented, and `.nf` prints lines as they are.
  private static func manualSection(_ command: Command) -> [String] {
    var lines = [".SS \(command.name)", roff(command.discussion), ".PP"]
    for line in command.usageLines { lines += [".nf", roff(line), ".fi"] }
    for option in command.options {
      let value = option.metavar.map { " \\fI\(roff($0))\\fR" } ?? ""
      let names = [option.short, option.name].compactMap { $0.map { "\\fB\(roff($0))\\fR" } }
      lines += [".TP", names.joined(separator: ", ") + value, roff(option.help)]
    }
    if !command.notes.isEmpty { lines += [".PP", roff(command.notes)] }
    for example in command.examples {
      lines += [".PP", roff(example.purpose), ".PP", ".nf", ".RS 4"]
      lines += [roff("vitrine \(example.call)"), ".RE", ".fi"]
    }
    return lines
  }

  /// The environment variables.
  ///
  /// The variables of the program come first.
  private static let environment: [(name: String, help: String)] = [
    ("VITRINE_FONTS", "fonts besides the bundled ones"),
    ("VITRINE_CACHE", "the folder or address of the cache of pictures"),
    ("VITRINE_CACHE_TOKEN", "the token for the server of the cache"),
    ("VITRINE_CACHE_HEADER", "a header for the server of the cache, NAME: VALUE"),
    ("VITRINE_CACHE_READ_ONLY", "if set, nothing is added to the cache"),
    ("VITRINE_SHARD_INDEX", "the number of this task, from 0, if no scheduler sets one"),
    ("VITRINE_SHARD_COUNT", "the number of tasks, if the scheduler doesn't set it"),
    ("VITRINE_RECORD", "never, missing or all: how tests in Swift record goldens"),
    ("VITRINE_GOLDENS", "the folder of the goldens of tests in Swift"),
    ("VITRINE_TODAY", "the day that the expiry dates of tolerances are compared with"),
    ("VITRINE_TERMINAL", "kitty, iterm, sixel or none: how failures are shown"),
    ("CI", "nothing is recorded, and progress is plain"),
    ("NO_COLOR", "no message is colored, unless --color always is given"),
    ("TERM", "dumb: no colors, and progress as plain lines"),
    ("COLUMNS", "the width of help and of the line of progress (default: the terminal's)"),
  ]

  /// Escapes a text for roff: dashes stay dashes, and no line is taken for a request.
  private static func roff(_ text: String) -> String {
    text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix(".") || $0.hasPrefix("'") ? "\\&" + $0 : $0 }
      .joined(separator: "\n")
  }
}
