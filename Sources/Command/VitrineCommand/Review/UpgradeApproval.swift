import Vitrine
import VitrineBase
import VitrineGolden

/// The pictures of a run, divided into the changes of Vitrine and all others.
struct UpgradeApproval {
  /// The pictures that a new version of Vitrine draws differently.
  private let accepted: [GoldenOutcome]
  /// The other pictures, each with the reason why it isn't accepted.
  private let refused: [(name: String, reason: String)]
  /// The notes of this version for goldens that match.
  private let notes: [GoldenStore.Change]

  /// Divides pictures by the causes of their differences.
  init(_ outcomes: [GoldenOutcome], matching: [GoldenOutcome], in store: GoldenStore) {
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
    notes = GoldenSteps.renewedNotes(matching, in: store)
  }

  /// Makes the accepted pictures goldens, notes this version for matching ones, and names the
  /// refused pictures.
  ///
  /// Throws with exit code 1 if a picture is refused, so that a script notices.
  func apply(
    from folder: String, to store: inout GoldenStore, _ arguments: Arguments
  ) throws(CommandError) {
    let changes = try GoldenSteps.changes(accepted, from: folder, files: arguments.files)
    try GoldenSteps.commit(changes + notes, to: &store)
    for (name, reason) in refused { Console.error("\(name): not accepted: \(reason)") }
    if !arguments[CommonOptions.quiet] {
      let version = Version.current
      let noted = notes.isEmpty ? "" : ", noted \(version) for \(notes.count) that match"
      Console.print("approved \(accepted.count) by the upgrade\(noted), left \(refused.count)")
    }
    guard refused.isEmpty else { throw CommandError(code: .differs, message: "") }
  }
}
