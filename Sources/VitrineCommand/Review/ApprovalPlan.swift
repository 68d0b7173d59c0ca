import VitrineBase
import Vitrine
import VitrineGolden
import VitrineReport

/// What a review's verdicts change in a golden store, once every decision was matched to its pictures.
struct ApprovalPlan {
  private var accepted: [GoldenOutcome] = []
  private var removed: [String] = []
  private let rejected: Int

  /// Throws if an accepted picture isn't the one that was reviewed; all such pictures are named.
  init(
    _ verdicts: ReviewVerdicts, _ outcomes: [GoldenOutcome], _ store: GoldenStore
  ) throws(CommandError) {
    rejected = verdicts.count(.reject)
    let found = Dictionary(outcomes.map { ($0.name, $0) }) { first, _ in first }
    var mismatches: [String] = []
    for decision in verdicts.decisions where decision.verdict == .accept {
      let golden = store.manifest.entries[decision.name]
      let outcome = found[decision.name]
      if let reason = decision.mismatch(before: golden?.digest, now: outcome?.digest) {
        mismatches.append("error: \(decision.name): \(reason)")
      } else if let outcome {
        accepted.append(outcome)
      } else if golden != nil {
        removed.append(decision.name)
      }
    }
    guard mismatches.isEmpty else {
      throw CommandError(
        code: .differs,
        message: mismatches.joined(separator: "\n") + "\nnothing was approved; review the new batch"
      )
    }
  }

  /// The changes of the store, with pictures read from the run's folder.
  func changes(
    from folder: String, _ files: Files, _ suffix: String
  ) throws(CommandError) -> [GoldenStore.Change] {
    try GoldenArguments.changes(accepted, from: folder, files, suffix)
      + removed.map { GoldenStore.Change(name: $0, entry: nil, png: [], layout: []) }
  }

  var summary: String {
    "approved \(accepted.count), removed \(removed.count), rejected \(rejected)"
  }
}
