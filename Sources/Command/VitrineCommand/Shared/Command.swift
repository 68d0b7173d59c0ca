/// One thing the program does.
struct Command: Sendable {
  let name: String
  /// One line for the list of commands.
  let abstract: String
  /// The first paragraph of help.
  let discussion: String
  /// The forms it is called in, without `vitrine NAME`.
  let usage: [String]
  /// Made when they are asked for: every call names one command of thirty.
  var options: [CommandOption] { makeOptions() + [ColorArgument.option] }
  private let makeOptions: @Sendable () -> [CommandOption]
  /// The last paragraph of help, after the options.
  let notes: String
  /// Calls that work, with what they do.
  let examples: [Example]
  /// The words of which the first argument is one; empty where it is a file.
  let verbs: [String]
  let run: @Sendable (Arguments) throws(CommandError) -> Void

  /// A call without `vitrine`, and what it does.
  struct Example: Sendable {
    let call: String
    let purpose: String

    init(_ call: String, _ purpose: String) {
      self.call = call
      self.purpose = purpose
    }
  }

  /// Every command also takes `--color`.
  init(
    name: String, abstract: String, discussion: String, usage: [String],
    options: @autoclosure @escaping @Sendable () -> [CommandOption] = [], notes: String = "",
    examples: [Example] = [],
    verbs: [String] = [],
    run: @escaping @Sendable (Arguments) throws(CommandError) -> Void
  ) {
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
    self.usage = usage
    makeOptions = options
    self.notes = notes
    self.examples = examples
    self.verbs = verbs
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
    portion,
    work,
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
    let parts = [discussion, calls.joined(separator: "\n"), optionTable, notes, exampleList]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// Each example with its purpose above it.
  private var exampleList: String {
    guard !examples.isEmpty else { return "" }
    let lines = examples.map { "  # \($0.purpose)\n  vitrine \($0.call)" }
    return (["examples:"] + lines).joined(separator: "\n")
  }

  /// The column at which help starts; an option too long for it has its help on the lines below.
  private static let helpColumn = 25
  /// The width that help is broken at, whatever the terminal's: its text is the same everywhere.
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
