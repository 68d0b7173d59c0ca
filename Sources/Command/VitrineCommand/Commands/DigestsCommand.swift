import Synchronization
import Vitrine
import VitrineBase
import VitrineImages
import VitrineMatrix

extension Command {
  /// The command that reduces a plan to one line per picture.
  ///
  /// `verify-determinism` starts it as a child under each condition and compares the lines. It
  /// writes no files, so that an earlier run cannot affect the result.
  static let digests = Command(
    name: "digests", abstract: "draw the pictures of a config and print the digest of each",
    discussion: """
      Draws the pictures of a config and prints one line per picture, sorted by name: the digest of its
      pixels and its name. Writes no files. Two machines agree if their lists are equal.
      """,
    usage: ["[CONFIG] [--sample N] [--reverse] [--json]"],
    options: [sampleSize, reverse, CommonOptions.json] + MatrixOptions.all,
    run: runDigests)

  private static let sampleSize = Option.count(
    "--sample", "N", help: "draw only N pictures, spread evenly over the plan")

  private static let reverse = Option.flag("--reverse", help: "draw the last picture first")

  private static func runDigests(_ arguments: Arguments) throws(CommandError) {
    let matrix = try MatrixOptions.matrix(arguments)
    var chosen = try MatrixOptions.selection(arguments, matrix)
    if let count = arguments[sampleSize] { chosen = sample(chosen, count) }
    if arguments[reverse] { chosen.reverse() }
    let (lines, failures) = lines(
      of: chosen, in: matrix, try MatrixOptions.runner(matrix, arguments))
    if arguments[CommonOptions.json] {
      Console.print(json(lines))
    } else if !lines.isEmpty {
      Console.print(lines.joined(separator: "\n"))
    }
    for message in failures { Console.error(message) }
    if !failures.isEmpty {
      throw CommandError(
        code: .invalidInput,
        message: "error: \(countText(failures.count, "picture")) could not be drawn")
    }
  }

  /// Returns the lines of pictures as JSON.
  private static func json(_ lines: [String]) -> String {
    ListingJSON.text { json in
      json.list("pictures", lines) { json, line in
        json.object { json in
          json.pair("name", String(line.dropFirst(66)))
          json.pair("digest", String(line.prefix(64)))
        }
      }
    }
  }

  /// Draws pictures and returns their lines and the messages of failures, both sorted.
  ///
  /// They are sorted because the threads finish in any order.
  private static func lines(
    of chosen: [Int], in matrix: Matrix, _ runner: BatchRunner
  ) -> (lines: [String], failures: [String]) {
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
    return (
      lines.withLock { $0 }.sorted { $0.dropFirst(64) < $1.dropFirst(64) },
      failures.withLock { $0 }.sorted()
    )
  }

  /// Returns `count` elements at even distances, among them the first and the last.
  private static func sample(_ places: [Int], _ count: Int) -> [Int] {
    guard count < places.count, count > 1 else { return Array(places.prefix(count)) }
    return (0..<count).map { places[$0 * (places.count - 1) / (count - 1)] }
  }
}
