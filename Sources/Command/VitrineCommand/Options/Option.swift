import VitrineBase

/// An option of a command, with the type of its value.
///
/// A declaration is the key under which a command finds the value: `arguments[Self.depth]`. The
/// arguments parse every option once, before the command runs.
struct Option<Value: Sendable>: CommandOption {
  let name: String
  let short: String?
  let metavar: String?
  let help: String
  let completion: OptionCompletion
  /// The value if the command line doesn't have the option.
  let defaultValue: Value
  private let parser: @Sendable ([String]) throws(CommandError) -> Value

  /// Creates an option whose parser gets all words that the command line gives for it.
  ///
  /// Without `completion`, shells complete the names of files where the value is one.
  init(
    _ name: String, short: String? = nil, metavar: String?, help: String,
    completion: OptionCompletion? = nil, default defaultValue: Value,
    parser: @escaping @Sendable ([String]) throws(CommandError) -> Value
  ) {
    self.name = name
    self.short = short
    self.metavar = metavar
    self.help = help
    self.defaultValue = defaultValue
    self.parser = parser
    self.completion = completion ?? (metavar.map(isFileMetavar) == true ? .files : .nothing)
  }

  func parse(_ words: [String]) throws(CommandError) -> any Sendable { try parser(words) }
}

// MARK: Switches and texts

extension Option where Value == Bool {
  /// Creates a switch, which takes no value.
  static func flag(_ name: String, help: String) -> Self {
    Option(name, metavar: nil, help: help, default: false) { !$0.isEmpty }
  }
}

extension Option where Value == String? {
  /// Creates an option with a text, given once.
  static func text(
    _ name: String, short: String? = nil, _ metavar: String, help: String
  ) -> Self {
    one(name, short: short, metavar, help: help, default: nil) { $0 }
  }
}

extension Option where Value == [String] {
  /// Creates an option with a text that may be repeated.
  static func texts(
    _ name: String, _ metavar: String, help: String, completion: OptionCompletion? = nil
  ) -> Self {
    Option(name, metavar: metavar, help: help, completion: completion, default: []) { $0 }
  }
}

// MARK: Parsed values

extension Option {
  /// Creates an option that is given once at most.
  static func one(
    _ name: String, short: String? = nil, _ metavar: String, help: String,
    completion: OptionCompletion? = nil, default defaultValue: Value,
    parser: @escaping @Sendable (String) throws(CommandError) -> Value
  ) -> Self {
    Option(
      name, short: short, metavar: metavar, help: help, completion: completion,
      default: defaultValue
    ) { words throws(CommandError) in
      guard words.count <= 1 else {
        throw .usage("\(name) is given \(words.count) times; expected once")
      }
      return try words.first.map { word throws(CommandError) in try parser(word) } ?? defaultValue
    }
  }

  /// Creates an option whose value is one of an enumeration's words.
  static func choice(
    _ name: String, _ metavar: String, help: String, default defaultValue: Value
  ) -> Self where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
    one(
      name, metavar, help: help, completion: .words(Value.allCases.map(\.rawValue)),
      default: defaultValue
    ) { word throws(CommandError) in try namedCase(word, for: name, of: Value.self) }
  }

  /// Creates an option whose value is a whole number in a range.
  static func number(
    _ name: String, _ metavar: String, help: String, in range: ClosedRange<Int>,
    default defaultValue: Value
  ) -> Self where Value == Int {
    one(name, metavar, help: help, default: defaultValue) { word throws(CommandError) in
      guard let number = Int(word), range.contains(number) else {
        throw .invalid(
          word, for: name, expected: "\(range.lowerBound) to \(range.upperBound)")
      }
      return number
    }
  }

  /// Creates an option whose value is a positive whole number.
  ///
  /// The default is nil.
  static func count(_ name: String, _ metavar: String, help: String) -> Self where Value == Int? {
    one(name, metavar, help: help, default: nil) { word throws(CommandError) in
      guard let number = Int(word), number >= 1 else {
        throw .invalid(word, for: name, expected: "1 or more")
      }
      return number
    }
  }
}

/// Returns the case of an enumeration that a word names.
///
/// Throws an error that suggests the nearest word, or lists all words if none is near.
func namedCase<Choice: RawRepresentable & CaseIterable>(
  _ word: String, for option: String, of _: Choice.Type
) throws(CommandError) -> Choice where Choice.RawValue == String {
  if let choice = Choice(rawValue: word) { return choice }
  let words = Choice.allCases.map(\.rawValue)
  if let near = nearestName(to: word, in: words) {
    throw .usage("invalid value '\(word)' for \(option); did you mean '\(near)'?")
  }
  throw .invalid(word, for: option, expected: listText(words, "or"))
}
