/// One thing the program does.
struct Command: Sendable {
  let name: String
  /// One line for the list of commands.
  let abstract: String
  /// The first paragraph of help.
  let discussion: String
  /// The forms it is called in, without `vitrine NAME`.
  let usage: [String]
  let options: [CommandOption]
  /// The last paragraph of help, after the options.
  let notes: String
  let run: @Sendable (Arguments) throws(CommandError) -> Void

  init(
    name: String, abstract: String, discussion: String, usage: [String],
    options: [CommandOption] = [], notes: String = "",
    run: @escaping @Sendable (Arguments) throws(CommandError) -> Void
  ) {
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
    self.usage = usage
    self.options = options
    self.notes = notes
    self.run = run
  }

  // One a line, in the order of the list of commands.
  // swift-format-ignore
  static let all = [
    render,
    play,
    layout,
    initialize,
    convert,
    explain,
    lint,
    plan,
    batch,
    merge,
    cache,
    report,
    preview,
    test,
    record,
    approve,
    status,
    prune,
    compare,
    diff,
    digests,
    verifyDeterminism,
    devices,
    fonts,
    doctor,
    completions,
    manual,
    version,
  ]

  static func named(_ name: String) -> Command? { all.first { $0.name == name } }

  /// The lines that show how it is called.
  var usageLines: [String] {
    usage.map { $0.isEmpty ? "vitrine \(name)" : "vitrine \(name) \($0)" }
  }

  /// What `--help` prints.
  var help: String {
    let calls = usageLines.enumerated().map { ($0 == 0 ? "usage: " : "       ") + $1 }
    let parts = [discussion, calls.joined(separator: "\n"), optionTable, notes]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private static let helpColumn = 25
  private static let helpWidth = 100

  /// The options with their help in a column of its own.
  private var optionTable: String {
    options.map { option in
      let head = "  " + option.synopsis
      let indent = String(repeating: " ", count: Self.helpColumn)
      let lines = wrapped(option.help, width: Self.helpWidth - Self.helpColumn)
      guard head.count + 2 <= Self.helpColumn, let first = lines.first else {
        return ([head] + lines.map { indent + $0 }).joined(separator: "\n")
      }
      let gap = String(repeating: " ", count: Self.helpColumn - head.count)
      return ([head + gap + first] + lines.dropFirst().map { indent + $0 })
        .joined(separator: "\n")
    }.joined(separator: "\n")
  }
}

/// A text in lines of at most `width` characters, broken at spaces.
private func wrapped(_ text: String, width: Int) -> [String] {
  var lines: [String] = []
  for word in text.split(separator: " ") {
    if let last = lines.last, last.count + 1 + word.count <= width {
      lines[lines.count - 1] += " " + word
    } else {
      lines.append(String(word))
    }
  }
  return lines
}
