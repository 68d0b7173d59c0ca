import Vitrine
import VitrineBase

/// A command's words taken apart: positional ones, flags and options, each used exactly once.
struct Arguments {
  /// The words that are neither options nor their values, in order.
  private(set) var positional: [String] = []
  /// What the words allow to be read.
  var files = Files.disk
  private var options: [(name: String, value: String)] = []
  private var flags: [String] = []

  /// Options take a value, as `--name value` or `--name=value`; switches take none.
  ///
  /// The rules are GNU's: options and positional words may be mixed, `--` ends the options, and `-`
  /// alone is a positional word. An unknown option is an error with the nearest known one.
  init(_ words: [String], _ known: [CommandOption]) throws(CommandError) {
    var index = 0
    var isLiteral = false
    while index < words.count {
      let word = words[index]
      index += 1
      if isLiteral || !word.hasPrefix("-") || word == "-" {
        positional.append(word)
        continue
      }
      if word == "--" {
        isLiteral = true
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard let option = known.first(where: { $0.name == name || $0.short == name }) else {
        let hint = nearest(name, known.map(\.name)).map { "did you mean '\($0)'?" }
        throw .usage("unknown option '\(name)'; \(hint ?? "--help lists the options")")
      }
      if option.isSwitch {
        guard parts.count == 1 else { throw .usage("\(option.name) takes no value") }
        flags.append(option.name)
      } else if parts.count == 2 {
        options.append((option.name, String(parts[1])))
      } else {
        guard index < words.count else { throw .usage("\(option.name) needs a value") }
        // A value that is spelled like an option is nearly always a forgotten value.
        if known.contains(where: { $0.spellings.contains(words[index]) }) {
          throw .usage("\(option.name) needs a value; found the option \(words[index])")
        }
        options.append((option.name, words[index]))
        index += 1
      }
    }
  }

  func has(_ flag: String) -> Bool { flags.contains(flag) }

  /// Every value given for an option, in order.
  func all(_ name: String) -> [String] { options.filter { $0.name == name }.map(\.value) }

  /// The value of an option that may be given once.
  func one(_ name: String) throws(CommandError) -> String? {
    let values = all(name)
    guard values.count <= 1 else {
      throw .usage("\(name) is given \(values.count) times; expected once")
    }
    return values.first
  }

  /// Removes the first positional word, where it names what a command is to do.
  mutating func takeFirst() -> String? {
    positional.isEmpty ? nil : positional.removeFirst()
  }

  /// The one positional word.
  func input(_ what: String) throws(CommandError) -> String {
    guard let first = positional.first else { throw .usage("\(what) is missing") }
    guard positional.count == 1 else {
      throw .usage("found '\(positional[1])' after \(what); only one is taken")
    }
    return first
  }
}

/// The known name nearest to a mistyped one.
func nearest(_ name: String, _ known: [String]) -> String? {
  nearestName(to: name, in: known)
}

/// One of an enumeration's words.
///
/// The error names the nearest word if one is near, else it lists all.
func choice<Choice: RawRepresentable & CaseIterable>(
  _ word: String, _ option: String, _: Choice.Type
) throws(CommandError) -> Choice where Choice.RawValue == String {
  if let choice = Choice(rawValue: word) { return choice }
  let words = Choice.allCases.map(\.rawValue)
  if let near = nearest(word, words) {
    throw .usage("invalid value '\(word)' for \(option); did you mean '\(near)'?")
  }
  throw .invalid(word, for: option, expected: listText(words, "or"))
}
