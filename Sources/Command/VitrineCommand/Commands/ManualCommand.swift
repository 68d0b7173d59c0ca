import Vitrine

extension Command {
  /// The command that prints the manual page in roff, as of man(7).
  ///
  /// Everything but the environment's variables derives from `Command.all` and `ExitCode`.
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
    var lines = [
      ".TH VITRINE 1 \"\" \"vitrine \(Version.current)\"",
      ".SH NAME", "vitrine \\- previews of iOS Today widgets, the same pixels on every machine",
      ".SH SYNOPSIS", ".B vitrine", "COMMAND [ARGUMENTS]",
      ".SH DESCRIPTION",
      "Lays out and draws previews of iOS Today widgets to PNG. Messages go to standard error, "
        + "results to standard output.",
      ".SH COMMANDS",
    ]
    // Each command is a subsection: `.TP` starts an option with its text indented, `.nf` keeps
    // lines as they are.
    for command in all {
      lines += [".SS \(command.name)", roff(command.discussion), ".PP"]
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
    }
    lines += [".SH EXIT STATUS"]
    for code in ExitCode.allCases {
      lines += [".TP", ".B \(code.rawValue)", roff(code.meaning)]
    }
    lines += [".SH ENVIRONMENT"]
    for (name, text) in [
      // The variables are listed by hand, since they are read in many places; the program's own
      // come first.
      ("VITRINE_FONTS", "fonts besides the bundled ones"),
      ("VITRINE_CACHE", "the folder or address of the cache of pictures"),
      ("VITRINE_CACHE_TOKEN", "the token that a cache's server is asked with"),
      ("VITRINE_CACHE_HEADER", "a header that a cache's server is asked with, NAME: VALUE"),
      ("VITRINE_CACHE_READ_ONLY", "if set, nothing is added to the cache"),
      ("VITRINE_SHARD_INDEX", "the number of this task, from 0, where no scheduler sets one"),
      ("VITRINE_SHARD_COUNT", "the number of tasks, where the scheduler doesn't say it"),
      ("VITRINE_RECORD", "never, missing or all: how tests in Swift record goldens"),
      ("VITRINE_GOLDENS", "the folder of the goldens of tests in Swift"),
      ("VITRINE_TODAY", "the day by which tolerances end"),
      ("VITRINE_TERMINAL", "kitty, iterm, sixel or none: how failures are shown"),
      ("CI", "nothing is recorded, and progress is plain"),
      ("NO_COLOR", "no message is colored, unless --color always is given"),
      ("TERM", "dumb: no colors, and progress as plain lines"),
      ("COLUMNS", "the width of the line of progress (default: the terminal's)"),
    ] {
      lines += [".TP", ".B \(name)", roff(text)]
    }
    return lines.joined(separator: "\n")
  }

  /// Text as roff takes it: dashes that stay dashes, and no line that looks like a request.
  private static func roff(_ text: String) -> String {
    text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix(".") || $0.hasPrefix("'") ? "\\&" + $0 : $0 }
      .joined(separator: "\n")
  }
}
