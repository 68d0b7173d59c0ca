/// An option of a command: the one place that parses, explains, completes and documents it.
struct CommandOption: Sendable {
  /// What completes an option's value.
  enum Completion: Hashable, Sendable {
    case files
    case words([String])
    /// Names that are known, or a file.
    case wordsOrFiles([String])
    case nothing
  }

  /// With its dashes.
  let name: String
  /// A single letter with its dash, such as `-o`.
  let short: String?
  /// What help calls the value; nil for a switch.
  let metavar: String?
  let help: String
  let completion: Completion
  /// Whether its value is the name of a file or folder.
  let namesFile: Bool

  init(
    _ name: String, short: String? = nil, _ metavar: String?, _ help: String,
    completion: Completion? = nil
  ) {
    self.name = name
    self.short = short
    self.metavar = metavar
    self.help = help
    // The metavar is the only place that defines what a value is, so help, completion and the limit
    // on files agree.
    namesFile = ["FILE", "DIR", "FOLDER", "RUN", "BATCH", "REVIEW", "CONFIG"].contains { word in
      metavar?.contains(word) ?? false
    }
    self.completion = completion ?? (namesFile ? .files : .nothing)
  }

  /// An option that takes one of an enumeration's words.
  init<Choice: RawRepresentable & CaseIterable>(
    _ name: String, _ metavar: String, _ help: String, choices _: Choice.Type
  ) where Choice.RawValue == String {
    self.init(
      name, metavar, help, completion: .words(Choice.allCases.map(\.rawValue)))
  }

  var isSwitch: Bool { metavar == nil }

  /// Each spelling, the short one first.
  var spellings: [String] { [short, name].compactMap(\.self) }

  /// How help lists it: `-o, --output FILE`.
  var synopsis: String {
    (short.map { "\($0), " } ?? "") + name + (metavar.map { " \($0)" } ?? "")
  }
}
