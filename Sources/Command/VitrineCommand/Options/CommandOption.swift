/// The declaration of a command's option, without the type of its value.
///
/// Help, completions and the manual derive from these properties.
protocol CommandOption: Sendable {
  /// The long spelling, with its dashes.
  var name: String { get }
  /// The short spelling, such as `-o`. Nil if there is none.
  var short: String? { get }
  /// The name of the value in help. Nil for a switch.
  var metavar: String? { get }
  var help: String { get }
  var completion: OptionCompletion { get }

  /// Parses the words that the command line gives for the option, in their order.
  func parse(_ words: [String]) throws(CommandError) -> any Sendable
}

/// The words that a shell offers for the value of an option.
enum OptionCompletion: Hashable, Sendable {
  case files
  case words([String])
  case wordsOrFiles([String])
  case nothing
}

extension CommandOption {
  var isSwitch: Bool { metavar == nil }

  /// A Boolean value that indicates whether the value is the name of a file or folder.
  var namesFile: Bool { metavar.map(isFileMetavar) ?? false }

  /// Each spelling, the short one first.
  var spellings: [String] { [short, name].compactMap(\.self) }

  /// The option in the table of help, such as `-o, --output FILE`.
  var synopsis: String {
    (short.map { "\($0), " } ?? "") + name + (metavar.map { " \($0)" } ?? "")
  }
}

/// Returns whether a value of this name in help is the name of a file or folder.
///
/// Help, completion and the limit on readable files agree, because they all derive from the name.
func isFileMetavar(_ metavar: String) -> Bool {
  ["FILE", "DIR", "FOLDER", "RUN", "BATCH", "REVIEW", "CONFIG"].contains { metavar.contains($0) }
}
