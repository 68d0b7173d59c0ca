import VitrineBase
import VitrineImages

/// The compiler's arguments for the units of a program, without the common options.
///
/// Names are relative to the work folder.
extension ProgramBuild {
  /// Returns the arguments for a module, which is compiled as a unit.
  func moduleArguments(for index: Int) -> [String] {
    let unit = units[index]
    return options(for: unit) + unit.texts.indices.map { name(unit, $0) }
      + ["-parse-as-library", "-emit-module", "-emit-module-path", moduleName(of: index)]
      + ["-c", "-o", objectName(of: index)]
  }

  /// Returns the name of the interface of a module.
  func moduleName(of index: Int) -> String { "\(units[index].name).swiftmodule" }

  /// Returns the name of the object of a module.
  func objectName(of index: Int) -> String { "\(units[index].name).o" }

  /// Returns the name of the object of a program's file.
  func objectName(ofFile index: Int) -> String { "\(units[units.count - 1].name)-\(index).o" }

  /// The arguments for linking the program.
  var linkArguments: [String] {
    let objects = units.indices.dropLast().map(objectName(of:))
    let files = units[units.count - 1].texts.indices.map(objectName(ofFile:))
    return objects + files + ["-o", ProgramCache.program]
  }

  /// Returns a module's options, which are the same for all steps.
  private func options(for unit: Unit) -> [String] {
    var options = ["-module-name", unit.name] + unit.language.options
    // Tests see the internal declarations of modules.
    if isTests { options.append("-enable-testing") }
    return options + unit.conditions.flatMap { ["-D", $0] }
  }

  /// The number of files that one process checks.
  ///
  /// It doesn't depend on the machine, because the messages of a file may depend on its neighbors.
  private static let checkLength = 12

  /// Returns files in the parts that one process each checks.
  func checkParts(of files: [Int]) -> [[Int]] {
    stride(from: 0, to: files.count, by: Self.checkLength).map {
      Array(files[$0..<min(files.count, $0 + Self.checkLength)])
    }
  }

  /// Returns files of the program in parts of similar length, which are compiled at the same time.
  ///
  /// Each object depends on its file and the interfaces of others, and not on the part.
  func compileParts(of files: [Int], processors: Int) -> [[Int]] {
    let texts = units[units.count - 1].texts
    let count = min(max(1, processors), files.count)
    var parts = [(files: [Int], bytes: Int)](repeating: ([], 0), count: count)
    let sorted = files.sorted { (texts[$1].count, $0) < (texts[$0].count, $1) }
    for file in sorted {
      guard let least = parts.indices.min(by: { parts[$0].bytes < parts[$1].bytes }) else { break }
      parts[least].files.append(file)
      // Each file costs time in addition to the time for its length.
      parts[least].bytes += texts[file].count + 500
    }
    return parts.map { $0.files.sorted() }
  }

  /// Returns the arguments for a check of some files of a unit.
  func checkArguments(for part: [Int], in index: Int) -> [String] {
    let unit = units[index]
    let isProgram = index == units.count - 1
    let primary = Set(part)
    return options(for: unit) + (isProgram ? [] : ["-parse-as-library"])
      + unit.texts.indices.flatMap { number in
        (primary.contains(number) ? ["-primary-file"] : []) + [name(unit, number)]
      }
  }

  /// Returns the arguments for compiling some files of the program.
  func fileArguments(for part: [Int]) -> [String] {
    checkArguments(for: part, in: units.count - 1)
      + part.flatMap { ["-o", objectName(ofFile: $0)] }
  }

  /// The keys of a unit's results.
  struct Keys {
    /// The key of the module as a unit.
    var module: String
    /// The keys of the files: each depends on its text and on the interfaces of the others.
    var files: [String]
  }

  /// Returns the keys of a unit.
  ///
  /// `identity` stands for the compiler with its options, and `modules` are the keys of the units
  /// before it. `interfaces` are the known digests of interfaces by text, because most texts stay the
  /// same from round to round.
  func keys(
    of index: Int, identity: String, after modules: [String],
    interfaces known: inout [[UInt8]: String]
  ) -> Keys {
    let unit = units[index]
    let head = [identity] + modules + options(for: unit) + ["\(unit.texts.count)"]
    let base = Array(head.joined(separator: "\n").utf8)
    var whole = base
    for text in unit.texts { whole += Array("\n\(text.count) ".utf8) + text }
    var interfaces: [String] = []
    for text in unit.texts {
      let interface = known[text] ?? FileInterface.digest(of: text)
      known[text] = interface
      interfaces.append(interface)
    }
    let shared = Digest.hex(of: base + Array("\n\(interfaces.joined(separator: "\n"))".utf8))
    return Keys(
      module: Digest.hex(of: whole),
      files: unit.texts.enumerated().map { number, text in
        Digest.hex(of: Array("\(shared) \(name(unit, number))\n".utf8) + text)
      })
  }
}
