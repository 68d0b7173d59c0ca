/// An option as a command's help explains it.
struct CommandOption {
  /// With its dashes.
  var name: String
  /// What its value is called; nil for a switch.
  var value: String?
  var text: String
}

extension Command {
  /// The options that the help lists: the one place where they are described.
  var options: [CommandOption] {
    var options: [CommandOption] = []
    for line in help.split(separator: "\n") {
      let trimmed = line.drop { $0 == " " }
      let indent = line.count - trimmed.count
      if trimmed.hasPrefix("--"), indent >= 2 {
        // Two spaces end what is written on the command line.
        let parts = Self.split(trimmed)
        let words = parts.head.split(separator: " ", maxSplits: 1)
        guard let name = words.first else { continue }
        options.append(
          CommandOption(
            name: String(name), value: words.count > 1 ? String(words[1]) : nil, text: parts.text))
      } else if indent > 20, !options.isEmpty {
        options[options.count - 1].text += " " + trimmed
      }
    }
    return options
  }

  private static func split(_ line: Substring) -> (head: Substring, text: String) {
    guard let gap = line.firstRange(of: "  ") else { return (line, "") }
    return (line[..<gap.lowerBound], String(line[gap.upperBound...].drop { $0 == " " }))
  }

  /// What the help says before its options.
  var introduction: String {
    help.split(separator: "\n", omittingEmptySubsequences: false)
      .prefix { !$0.hasPrefix("usage:") }.joined(separator: "\n")
  }

  /// The lines that say how it is called.
  var usage: [String] {
    var lines: [String] = []
    for line in help.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("usage: ") {
        lines.append(String(line.dropFirst(7)))
      } else if !lines.isEmpty {
        guard line.hasPrefix("       ") else { break }
        lines.append(String(line.drop { $0 == " " }))
      }
    }
    return lines
  }
}
