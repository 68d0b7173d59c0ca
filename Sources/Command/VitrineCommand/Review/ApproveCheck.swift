import Vitrine
import VitrineBase
import VitrineGolden
import VitrineMatrix
import VitrineReport

/// The command `vitrine approve --check`, which fails unless every changed picture of a batch is
/// accepted.
enum ApproveCheck {
  /// Compares a batch with the goldens, or with another batch, and looks up the verdict on each
  /// change.
  ///
  /// It is the gate for CI. It never writes, so a pull request can't approve itself by running it.
  static func run(_ arguments: Arguments) throws(CommandError) {
    let filters = arguments[CommonOptions.only]
    func isChosen(_ name: String) -> Bool {
      filters.isEmpty || filters.contains(where: name.contains)
    }
    guard let folder = arguments[ApproveOptions.source] else {
      throw .usage("--check requires --from BATCH")
    }
    let batch = try ReviewFiles.batch(folder, arguments.files)
    let before: [String: String]
    if let against = arguments[ApproveOptions.base] {
      before = digests(try ReviewFiles.batch(against, arguments.files))
    } else {
      let store = try GoldenSteps.store(
        try MatrixOptions.matrix(arguments, code: .names), arguments)
      before = store.manifest.entries.mapValues(\.digest)
    }
    let gate = ReviewGate(
      before: before, now: digests(batch), failures: batch.failures.map(\.name),
      verdicts: try ReviewFiles.verdicts(arguments[ApproveOptions.verdicts], arguments.files),
      isChosen: isChosen)
    guard gate.passes else {
      throw CommandError(
        code: .differs, message: (gate.obstacles + [gate.summary]).joined(separator: "\n"))
    }
    if !arguments[CommonOptions.quiet] { Console.print(gate.summary) }
  }

  private static func digests(_ batch: BatchManifest) -> [String: String] {
    Dictionary(batch.pictures.map { ($0.name, $0.digest) }) { first, _ in first }
  }
}
