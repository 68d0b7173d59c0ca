import Glibc
import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineImages

extension Command {
  /// The command that tries to make the program draw other pixels.
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
      CommandOption(
        "--quick", nil,
        "\(Conditions.quickCount) pictures instead of all, and no emulated processors"),
      CommandOption(
        "--binary", "FILE", "another build of vitrine that must draw the same; may be repeated"),
      CommandOption("--only", "TEXT", "only pictures whose names contain TEXT; may be repeated"),
      CommandOption("--fonts", "DIR", "fonts besides the bundled ones (also VITRINE_FONTS)"),
      ReadableFiles.option,
    ],
    notes: """
      CONFIG defaults to vitrine.json in the current folder (docs/matrix.md). What this machine
      lacks (qemu-x86_64, setarch, another user) is listed as skipped.
      """,
    run: runVerify)

  /// The plan is read here first, so that a wrong config is one message and not one for each
  /// condition.
  private static func runVerify(_ arguments: Arguments) throws(CommandError) {
    _ = try MatrixArguments.selection(arguments, try MatrixArguments.matrix(arguments))
    guard let program = Disk.programPath else {
      throw CommandError(code: .internalFault, message: "error: this program's own file is unknown")
    }
    for binary in arguments.all("--binary") where !arguments.files.exists(binary) {
      throw CommandError(
        code: .invalidInput, message: "\(binary): error: there is no such program")
    }
    // Children run in other folders, so every path is made absolute.
    var request = ["digests", Disk.absolute(arguments.positional.first ?? "vitrine.json")]
    for text in arguments.all("--only") { request += ["--only", text] }
    for folder in arguments.all("--fonts") { request += ["--fonts", Disk.absolute(folder)] }
    if arguments.has(ReadableFiles.option.name) { request.append(ReadableFiles.option.name) }
    let conditions = Conditions(
      program: program, others: arguments.all("--binary").map(Disk.absolute), request: request,
      isQuick: arguments.has("--quick"))
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

  /// The digests of the plain run for the same pictures; drawn once per choice of pictures.
  private static func reference(
    of condition: Conditions.Condition, _ known: inout [[String]: [String]]
  ) throws(CommandError) -> [String] {
    if let lines = known[condition.choice] { return lines }
    let lines = try lines(of: condition.reference)
    known[condition.choice] = lines
    return lines
  }

  /// The lines of `vitrine digests` under a condition; a child that fails ends the verification.
  private static func lines(of condition: Conditions.Condition) throws(CommandError) -> [String] {
    let outcome: ChildProcess.Outcome
    do throws(ChildProcess.Failure) {
      outcome = try condition.process.run()
    } catch {
      throw CommandError(code: .invalidInput, message: "error: \(condition.name): \(error.reason)")
    }
    guard outcome.code == 0 else {
      throw CommandError(
        code: .invalidInput,
        message: "error: \(condition.name): ended with \(outcome.code)\n\(outcome.errors)")
    }
    return outcome.output.split(separator: "\n").map(String.init)
  }
}

/// The table as it is printed, a line as each condition is done.
private struct VerificationTable {
  private(set) var differing = 0

  init() {
    Console.print("condition                          pictures  digest of all     ")
    Console.print("---------------------------------  --------  ----------------  --------")
  }

  /// Adds a line: the digest is that of all lines of the condition, so equal runs show equal
  /// digests.
  ///
  /// Lines are compared as sets; each has the digest and the name of a picture, so a changed
  /// picture is in the symmetric difference twice.
  mutating func add(_ condition: Conditions.Condition, _ lines: [String], reference: [String]) {
    let digest = Digest.hex(of: Array(lines.joined(separator: "\n").utf8)).prefix(16)
    let changed = Set(lines).symmetricDifference(reference)
    Console.print(
      "\(Self.padded(condition.name, 33))  \(Self.padded("\(lines.count)", 8))  \(digest)  "
        + (changed.isEmpty ? "equal" : "DIFFERS"))
    guard !changed.isEmpty else { return }
    differing += 1
    // 64 digits and two spaces come before the name.
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
