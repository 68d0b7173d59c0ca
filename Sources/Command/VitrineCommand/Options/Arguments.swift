import Vitrine
import VitrineBase

/// The words of a command, divided into positional words and options with parsed values.
struct Arguments: Sendable {
  /// The words that are neither options nor values, in their order.
  private(set) var positional: [String] = []
  /// The files that the command may read.
  var files = Files.disk
  /// The runner of extensions' own code; nil if no input's code runs.
  var runner: ExtensionRunner?
  /// `words[name]`: the words that are given for an option, in their order.
  ///
  /// A switch is a word, too.
  private var words: [String: [String]] = [:]
  /// `values[name]`: the parsed value of an option that is given.
  private var values: [String: any Sendable] = [:]

  /// Divides the words of a command and parses the value of every option.
  ///
  /// An option takes a value, as `--name value` or `--name=value`; a switch doesn't. The rules are
  /// GNU's: options and positional words may be mixed, `--` ends the options, and `-` is a
  /// positional word. Throws an error that suggests the nearest option if one is unknown.
  init(_ words: [String], _ options: [any CommandOption]) throws(CommandError) {
    try divide(words, options)
    for option in options {
      if let given = self.words[option.name] { values[option.name] = try option.parse(given) }
    }
  }

  private mutating func divide(
    _ words: [String], _ options: [any CommandOption]
  ) throws(CommandError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        positional += rest
        return
      }
      guard word.hasPrefix("-"), word != "-" else {
        positional.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let option = try Self.option(String(parts[0]), in: options)
      let given: String
      if option.isSwitch {
        guard parts.count == 1 else { throw .usage("\(option.name) takes no value") }
        given = option.name
      } else if parts.count == 2 {
        given = String(parts[1])
      } else {
        given = try Self.value(of: option, from: &rest, options)
      }
      self.words[option.name, default: []].append(given)
    }
  }

  /// Values that are easily taken for options, by the word.
  private static let values: [String: (option: String, value: String)] = [
    "--dark": ("--appearance", "dark"), "--light": ("--appearance", "light"),
    "--compact": ("--mode", "compact"), "--expanded": ("--mode", "expanded"),
    "--landscape": ("--orientation", "landscape"), "--rtl": ("--locale", "ar"),
  ]

  private static func option(
    _ name: String, in options: [any CommandOption]
  ) throws(CommandError) -> any CommandOption {
    if let option = options.first(where: { $0.spellings.contains(name) }) { return option }
    let names = options.map(\.name)
    let value = Self.values[name].flatMap { names.contains($0.option) ? $0 : nil }
    let hint =
      value.map { "did you mean '\($0.option) \($0.value)'?" }
      ?? nearestName(to: name, in: names).map { "did you mean '\($0)'?" }
    throw .usage("unknown option '\(name)'; \(hint ?? "--help lists the options")")
  }

  /// Removes the value of an option from the words that follow it.
  private static func value(
    of option: any CommandOption, from rest: inout ArraySlice<String>,
    _ options: [any CommandOption]
  ) throws(CommandError) -> String {
    guard let value = rest.popFirst() else { throw .usage("\(option.name) needs a value") }
    // A value that is spelled like an option is nearly always a forgotten value.
    guard !options.contains(where: { $0.spellings.contains(value) }) else {
      throw .usage("\(option.name) needs a value; found the option \(value)")
    }
    return value
  }
}

// MARK: Options

extension Arguments {
  /// The value of an option.
  ///
  /// It is the default value if the option isn't given. An option that the command doesn't declare
  /// is never given, so code that several commands share may look up any option.
  subscript<Value>(option: Option<Value>) -> Value {
    values[option.name] as? Value ?? option.defaultValue
  }

  /// Returns whether the command line has an option.
  func has(_ option: any CommandOption) -> Bool { words[option.name] != nil }

  /// Returns the words that the command line gives for an option, before they are parsed.
  func words(for option: any CommandOption) -> [String] { words[option.name] ?? [] }

  /// Returns the value of an option that the command requires.
  func required(_ option: Option<String?>) throws(CommandError) -> String {
    guard let value = self[option] else {
      throw .usage("\(option.name) \(option.metavar ?? "") is missing")
    }
    return value
  }
}

// MARK: Positional words

extension Arguments {
  /// Removes the first positional word of a command that begins with a verb or a part.
  mutating func takeFirst() -> String? {
    positional.isEmpty ? nil : positional.removeFirst()
  }

  /// Returns the only positional word, which errors call `noun`.
  func input(_ noun: String) throws(CommandError) -> String {
    guard let first = positional.first else { throw .usage("\(noun) is missing") }
    guard positional.count == 1 else {
      throw .usage("found '\(positional[1])' after \(noun); only one is taken")
    }
    return first
  }
}
