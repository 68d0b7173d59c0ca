import Vitrine
import VitrineBase
import VitrineGolden
import VitrineReport

/// What a review's verdicts change in a golden store, once every decision was matched to its
/// pictures.
struct ApprovalPlan {
  /// The outcomes whose pictures become goldens.
  private var accepted: [GoldenOutcome] = []
  /// The names of goldens whose removal was accepted.
  private var removed: [String] = []
  private let rejected: Int

  /// Throws if an accepted picture isn't the one that was reviewed; all such pictures are named.
  init(
    _ verdicts: ReviewVerdicts, _ outcomes: [GoldenOutcome], _ store: GoldenStore
  ) throws(CommandError) {
    rejected = verdicts.count(.reject)
    let found = Dictionary(outcomes.map { ($0.name, $0) }) { first, _ in first }
    var mismatches: [String] = []
    // A decision counts only for the pixels that its reviewer saw: both digests must still hold.
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
    try GoldenSteps.changes(accepted, from: folder, files, suffix)
      + removed.map { GoldenStore.Change(name: $0, entry: nil, png: [], layout: []) }
  }

  var summary: String {
    "approved \(accepted.count), removed \(removed.count), rejected \(rejected)"
  }
}
