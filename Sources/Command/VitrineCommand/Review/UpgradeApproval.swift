import Vitrine
import VitrineBase
import VitrineGolden

/// The pictures of a run, divided into the changes of Vitrine and all others.
struct UpgradeApproval {
  /// The pictures that a new version of Vitrine draws differently.
  private let accepted: [GoldenOutcome]
  /// The other pictures, each with the reason why it isn't accepted.
  private let refused: [(name: String, reason: String)]

  /// Divides pictures by the causes of their differences.
  init(_ outcomes: [GoldenOutcome], in store: GoldenStore) {
    var accepted: [GoldenOutcome] = []
    var refused: [(name: String, reason: String)] = []
    for outcome in outcomes {
      guard let golden = store.manifest.entries[outcome.name] else {
        refused.append((outcome.name, "it has no golden"))
        continue
      }
      let cause = GoldenCause(golden: golden.origin, picture: outcome.origin)
      if case .vitrine = cause {
        accepted.append(outcome)
      } else {
        refused.append((outcome.name, cause.sentence ?? "its files are unknown"))
      }
    }
    self.accepted = accepted
    self.refused = refused
  }

  /// Makes the accepted pictures goldens, and names the others.
  ///
  /// Throws with exit code 1 if there are others, so that a script notices.
  func apply(
    from folder: String, to store: inout GoldenStore, _ arguments: Arguments
  ) throws(CommandError) {
    guard !accepted.isEmpty || !refused.isEmpty else {
      throw .usage("the run has nothing to approve")
    }
    try GoldenSteps.commit(
      try GoldenSteps.changes(accepted, from: folder, files: arguments.files), to: &store)
    for (name, reason) in refused { Console.error("\(name): not accepted: \(reason)") }
    if !arguments[CommonOptions.quiet] {
      Console.print("approved \(accepted.count) by the upgrade, left \(refused.count)")
    }
    guard refused.isEmpty else { throw CommandError(code: .differs, message: "") }
  }
}
