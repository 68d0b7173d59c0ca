import VitrineBase

extension Command {
  /// Returns the text that `--help` prints.
  func help(_ layout: HelpText) -> String {
    let calls = usageLines.enumerated().map { index, line in
      layout.call(line, after: index == 0 ? "usage: " : "       ")
    }
    let parts = [
      layout.paragraphs(discussion), calls.joined(separator: "\n"), optionTable(layout),
      layout.paragraphs(notes), exampleList(layout),
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// Returns the examples, each below its purpose.
  private func exampleList(_ layout: HelpText) -> String {
    guard !examples.isEmpty else { return "" }
    let lines = examples.map { example in
      layout.column(example.purpose, after: "  # ", at: 4).replacing("\n    ", with: "\n  # ")
        + "\n" + layout.call("vitrine \(example.call)", after: "  ", continuation: " \\")
    }
    return (["examples:"] + lines).joined(separator: "\n")
  }

  /// The column at which the help of options starts.
  ///
  /// The help of an option that is longer starts on the next line.
  private static let helpColumn = 25

  /// Returns the options, with their help in a second column.
  private func optionTable(_ layout: HelpText) -> String {
    options.map { option in
      layout.column(option.help, after: "  " + option.synopsis, at: Self.helpColumn)
    }.joined(separator: "\n")
  }

  /// Returns the text that `vitrine --help` prints: all commands by their purpose.
  static func overview(_ layout: HelpText) -> String {
    let width = all.map(\.name.count).max() ?? 0
    let groups = CommandGroup.all.map { group in
      let lines = group.commands.map { command in
        layout.column(command.abstract, after: "  " + command.name, at: width + 4)
      }
      return "\(group.title):\n" + lines.joined(separator: "\n")
    }
    return """
      \(layout.paragraphs(
        "Draws previews of iOS Today widgets to PNG: the same pixels on every machine."))

      usage: vitrine COMMAND [ARGUMENTS]

      \(groups.joined(separator: "\n\n"))

      \(layout.paragraphs("vitrine COMMAND --help explains one command."))
      """
  }
}
