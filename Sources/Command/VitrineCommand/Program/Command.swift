import Vitrine

/// A command of the program: its help, its options and its action.
struct Command: Sendable {
  let name: String
  /// One line for the list of commands.
  let abstract: String
  /// The first paragraph of help.
  let discussion: String
  /// The forms of a call, without `vitrine NAME`.
  let usage: [String]
  /// The options, with `--color`, which every command takes.
  ///
  /// They are created on access, because a call uses the options of one command among thirty.
  var options: [any CommandOption] { makeOptions() + [ColorOption.option] }
  private let makeOptions: @Sendable () -> [any CommandOption]
  /// The last paragraph of help, after the options.
  let notes: String
  let examples: [Example]
  /// The words that the first argument is one of.
  ///
  /// Empty if it is a file.
  let verbs: [String]
  /// A Boolean value that indicates whether the command prints the messages of each picture.
  ///
  /// For the other commands, the runner of extensions prints each of its messages once.
  let showsMessages: Bool
  /// The result that the command needs from the code of an extension with `--run`.
  ///
  /// A command whose success confirms something requires the code to run.
  let codeDemand: CodeDemand
  let run: @Sendable (Arguments) throws(CommandError) -> Void

  /// A call without `vitrine`, with its purpose.
  struct Example: Sendable {
    let call: String
    let purpose: String

    init(_ call: String, _ purpose: String) {
      self.call = call
      self.purpose = purpose
    }
  }

  init(
    name: String, abstract: String, discussion: String, usage: [String],
    options: @autoclosure @escaping @Sendable () -> [any CommandOption] = [], notes: String = "",
    examples: [Example] = [], verbs: [String] = [], showsMessages: Bool = false,
    codeDemand: CodeDemand = .required,
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
    self.showsMessages = showsMessages
    self.codeDemand = codeDemand
    self.run = run
  }

  // One per line, in the order of the list of commands.
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
    snapshots,
    diff,
    digests,
    verifyDeterminism,
    devices,
    fonts,
    symbols,
    doctor,
    completions,
    manual,
    version,
  ]

  /// Returns the command with a name.
  ///
  /// Returns nil if there is none.
  static func named(_ name: String) -> Command? { all.first { $0.name == name } }

  /// The lines of help that show the forms of a call.
  var usageLines: [String] {
    usage.map { $0.isEmpty ? "vitrine \(name)" : "vitrine \(name) \($0)" }
  }

  /// The text that `--help` prints.
  var help: String {
    let calls = usageLines.enumerated().map { ($0 == 0 ? "usage: " : "       ") + $1 }
    let parts = [discussion, calls.joined(separator: "\n"), optionTable, notes, exampleList]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// The examples, each below its purpose.
  private var exampleList: String {
    guard !examples.isEmpty else { return "" }
    let lines = examples.map { "  # \($0.purpose)\n  vitrine \($0.call)" }
    return (["examples:"] + lines).joined(separator: "\n")
  }

  /// The column at which the help of options starts.
  ///
  /// The help of an option that is longer starts on the next line.
  private static let helpColumn = 25
  /// The width at which help is broken.
  ///
  /// It doesn't depend on the terminal, so that the text is the same everywhere.
  private static let helpWidth = 100

  /// The options, with their help in a second column.
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

/// Breaks a text at spaces into lines of at most `width` characters.
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
