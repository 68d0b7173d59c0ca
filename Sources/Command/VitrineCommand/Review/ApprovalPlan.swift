import Vitrine
import VitrineBase
import VitrineGolden
import VitrineReport

/// The changes of a golden store that the verdicts of a review require.
struct ApprovalPlan {
  /// The outcomes whose pictures become goldens.
  private var accepted: [GoldenOutcome] = []
  /// The names of goldens whose removal was accepted.
  private var removed: [String] = []
  private let rejected: Int

  /// Matches the decisions with their pictures.
  ///
  /// Throws if an accepted picture isn't the one that was reviewed. The error names all such
  /// pictures.
  init(
    _ given: ReviewVerdicts, on outcomes: [GoldenOutcome], in store: GoldenStore,
    isChosen: (String) -> Bool
  ) throws(CommandError) {
    var verdicts = given
    let (conflicts, missing) = verdicts.resolve(
      before: store.manifest.entries.mapValues(\.digest),
      now: Dictionary(outcomes.map { ($0.name, $0.digest) }) { first, _ in first })
    verdicts.keep(where: isChosen)
    rejected = verdicts.count(.reject)
    let found = Dictionary(outcomes.filter { isChosen($0.name) }.map { ($0.name, $0) }) {
      first, _ in first
    }
    var mismatches = (conflicts + missing).map { "error: \($0)" }
    // A decision applies only to the pixels that were reviewed, so both digests must be unchanged.
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

  /// Returns the changes of the store, with pictures read from the run's folder.
  func changes(
    from folder: String, _ files: Files, _ suffix: String
  ) throws(CommandError) -> [GoldenStore.Change] {
    try GoldenSteps.changes(accepted, from: folder, files: files, suffix: suffix)
      + removed.map { GoldenStore.Change(name: $0, entry: nil, png: [], layout: []) }
  }

  var summary: String {
    "approved \(accepted.count), removed \(removed.count), rejected \(rejected)"
  }
}
