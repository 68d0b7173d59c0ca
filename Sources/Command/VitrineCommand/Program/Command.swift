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

  /// The commands, in the order of the overview.
  static let all = CommandGroup.all.flatMap(\.commands)

  /// Returns the command with a name.
  ///
  /// Returns nil if there is none.
  static func named(_ name: String) -> Command? { all.first { $0.name == name } }

  /// The lines of help that show the forms of a call.
  var usageLines: [String] {
    usage.map { $0.isEmpty ? "vitrine \(name)" : "vitrine \(name) \($0)" }
  }
}
