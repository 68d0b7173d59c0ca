import Synchronization
import Vitrine
import VitrineImages
import VitrineMatrix

extension Command {
  /// The command that reduces a plan to one line per picture.
  ///
  /// `verify-determinism` starts it as a child under each condition and compares the lines. Without
  /// files nothing of a previous run can leak into the result.
  static let digests = Command(
    name: "digests", abstract: "draw the pictures of a config and print the digest of each",
    discussion: """
      Draws the pictures of a config and prints one line per picture, sorted by name: the digest of its
      pixels and its name. Writes no files. Two machines agree if their lists are equal.
      """,
    usage: ["[CONFIG] [--sample N] [--reverse]"],
    options: [
      CommandOption("--sample", "N", "draw only N pictures, spread evenly over the plan"),
      CommandOption("--reverse", nil, "draw the last picture first"),
    ] + MatrixArguments.options,
    run: runDigests)

  private static func runDigests(_ arguments: Arguments) throws(CommandError) {
    let matrix = try MatrixArguments.matrix(arguments)
    var chosen = try MatrixArguments.selection(arguments, matrix)
    if let text = try arguments.one("--sample") {
      guard let count = Int(text), count >= 1 else {
        throw .invalid(text, for: "--sample", expected: "1 or more")
      }
      chosen = sample(chosen, count)
    }
    if arguments.has("--reverse") { chosen.reverse() }
    let runner = try MatrixArguments.runner(matrix, arguments)
    // The worker threads finish in any order, so both lists are sorted before they are printed.
    let lines = Mutex<[String]>([])
    let failures = Mutex<[String]>([])
    runner.run(chosen) { index, result in
      let name = matrix.pictures[index].name
      switch result {
      case .success(let rendering):
        let line = "\(Digest.hex(of: rendering.bitmap))  \(name)"
        lines.withLock { $0.append(line) }
      case .failure(let error):
        failures.withLock { $0.append("\(name): \(error)") }
      }
      return true
    }
    // A line starts with 64 digits of the digest, so the order is that of the names.
    let sorted = lines.withLock { $0 }.sorted { $0.dropFirst(64) < $1.dropFirst(64) }
    if !sorted.isEmpty { Console.print(sorted.joined(separator: "\n")) }
    let failed = failures.withLock { $0 }.sorted()
    for message in failed { Console.error(message) }
    if !failed.isEmpty {
      throw CommandError(
        code: .differs, message: "error: \(failed.count) pictures could not be drawn")
    }
  }

  /// So many of the elements, the first and the last among them, at even distances.
  private static func sample(_ places: [Int], _ count: Int) -> [Int] {
    guard count < places.count, count > 1 else { return Array(places.prefix(count)) }
    return (0..<count).map { places[$0 * (places.count - 1) / (count - 1)] }
  }
}
