import Glibc
import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineImages

extension Command {
  /// The command that checks that the pixels don't depend on the environment.
  ///
  /// Each condition is a child process that runs `vitrine digests`, because locale, environment,
  /// memory layout and processor features are fixed when a process starts.
  static let verifyDeterminism = Command(
    name: "verify-determinism", abstract: "draw a config under many conditions, and compare",
    discussion: """
      Draws the pictures of a config repeatedly under conditions that must not matter (threads, order,
      locale, time zone, processor features, memory layout, folder, user, build) and prints a table of
      the digests. Exits with 1 if any picture differs under any condition.
      """,
    usage: ["[CONFIG] [--quick] [--binary FILE]..."],
    options: [
      isQuick, binaries, CommonOptions.only, CommonOptions.fonts, CommonOptions.allowOutside,
    ],
    notes: """
      CONFIG defaults to vitrine.json in the current folder (docs/matrix.md). Conditions that this
      machine lacks (qemu-x86_64, setarch, another user) are listed as skipped.
      """,
    run: runVerify)

  private static let isQuick = Option.flag(
    "--quick",
    help: "\(Conditions.quickCount) pictures instead of all, and no emulated processors")

  private static let binaries = Option.texts(
    "--binary", "FILE", help: "another build of vitrine that must draw the same; may be repeated")

  /// Draws the plan under each condition and prints the table of digests.
  private static func runVerify(_ arguments: Arguments) throws(CommandError) {
    // The plan is read once before the children, so that a wrong config is one message.
    _ = try MatrixOptions.selection(arguments, try MatrixOptions.matrix(arguments))
    guard let program = Disk.programPath else {
      throw CommandError(code: .internalFault, message: "error: this program's own file is unknown")
    }
    for binary in arguments[binaries] where !arguments.files.exists(binary) {
      throw .input("\(binary): error: there is no such program")
    }
    let conditions = Conditions(
      program: program, others: arguments[binaries].map(Disk.absolute),
      request: request(arguments), isQuick: arguments[isQuick])
    var table = VerificationTable()
    var references: [[String]: [String]] = [:]
    for condition in conditions.all {
      let reference = try reference(of: condition, &references)
      table.add(condition, try lines(of: condition), reference: reference)
    }
    for (name, reason) in conditions.skipped { table.skip(name, reason) }
    table.end()
    if table.differing > 0 {
      throw CommandError(
        code: .differs,
        message: "error: \(table.differing) of \(conditions.all.count) conditions change pixels")
    }
  }

  /// Returns the words of `vitrine digests` for the same pictures.
  ///
  /// Every path is absolute, because children run in other folders.
  private static func request(_ arguments: Arguments) -> [String] {
    let config = arguments.positional.first ?? MatrixOptions.defaultConfig
    var request = ["digests", Disk.absolute(config)]
    for text in arguments[CommonOptions.only] { request += [CommonOptions.only.name, text] }
    for folder in arguments[CommonOptions.fonts] {
      request += [CommonOptions.fonts.name, Disk.absolute(folder)]
    }
    if arguments[CommonOptions.allowOutside] { request.append(CommonOptions.allowOutside.name) }
    return request
  }

  /// Returns the digests of the plain run, which draws each choice of pictures once.
  private static func reference(
    of condition: Conditions.Condition, _ known: inout [[String]: [String]]
  ) throws(CommandError) -> [String] {
    if let lines = known[condition.choice] { return lines }
    let lines = try lines(of: condition.reference)
    known[condition.choice] = lines
    return lines
  }

  /// Returns the lines of `vitrine digests` under a condition.
  ///
  /// Throws if the child fails.
  private static func lines(of condition: Conditions.Condition) throws(CommandError) -> [String] {
    let outcome: ChildProcess.Outcome
    do throws(ChildProcess.Failure) {
      outcome = try condition.process.run()
    } catch {
      throw .input("error: \(condition.name): \(error.reason)")
    }
    guard outcome.code == 0 else {
      throw .input("error: \(condition.name): ended with \(outcome.code)\n\(outcome.errors)")
    }
    return outcome.output.split(separator: "\n").map(String.init)
  }
}

/// The table of conditions.
///
/// A line is printed as soon as its condition is done.
private struct VerificationTable {
  private(set) var differing = 0

  init() {
    Console.print("condition                          pictures  digest of all     ")
    Console.print("---------------------------------  --------  ----------------  --------")
  }

  /// Prints the line of a condition, with the digest of all its pictures.
  ///
  /// The lines of pictures are compared as sets. Each has the digest and the name of a picture, so
  /// a changed picture is in the symmetric difference twice.
  mutating func add(_ condition: Conditions.Condition, _ lines: [String], reference: [String]) {
    let digest = Digest.hex(of: Array(lines.joined(separator: "\n").utf8)).prefix(16)
    let changed = Set(lines).symmetricDifference(reference)
    Console.print(
      "\(Self.padded(condition.name, 33))  \(Self.padded("\(lines.count)", 8))  \(digest)  "
        + (changed.isEmpty ? "equal" : "DIFFERS"))
    guard !changed.isEmpty else { return }
    differing += 1
    // A digest of 64 digits and two spaces precede the name.
    let names = Set(changed.map { String($0.dropFirst(66)) }).sorted()
    for name in names.prefix(5) { Console.print("    \(name)") }
    if names.count > 5 { Console.print("    and \(names.count - 5) others") }
  }

  func skip(_ name: String, _ reason: String) {
    Console.print("\(Self.padded(name, 33))  skipped: \(reason)")
  }

  func end() {
    if differing == 0 { Console.print("the same pixels under every condition") }
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
