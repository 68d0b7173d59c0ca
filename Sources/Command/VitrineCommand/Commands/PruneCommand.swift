import Vitrine
import VitrineBase
import VitrineGolden

extension Command {
  /// The command that removes the goldens of pictures that the config no longer has.
  ///
  /// It compares only names, so it can't recognize a renamed picture. `record --prune` can, because
  /// it draws.
  static let prune = Command(
    name: "prune", abstract: "remove goldens that a config no longer has",
    discussion: """
      Removes the goldens that a config no longer has, all or none. Draws nothing. Refused if CI is set.
      """,
    usage: ["[CONFIG] [--dry-run] [--json]"],
    options: [
      isDryRun, CommonOptions.json, CommonOptions.quiet, CommonOptions.allowOutside,
      MatrixOptions.permitsMany,
    ],
    examples: [
      Command.Example(
        "prune --dry-run",
        "List the goldens that would be removed.")
    ],
    run: runPrune)

  private static let isDryRun = Option.flag(
    "--dry-run", help: "print the names without removing anything")

  private static func runPrune(_ arguments: Arguments) throws(CommandError) {
    let isDry = arguments[isDryRun]
    if !isDry { try GoldenSteps.refuseInCI() }
    let matrix = try MatrixOptions.matrix(arguments, code: .names)
    var store = try GoldenSteps.store(matrix, arguments, isWriter: !isDry)
    let orphans = GoldenSteps.orphans(store, matrix)
    if !isDry {
      try GoldenSteps.commit(
        orphans.map { GoldenStore.Change(name: $0, entry: nil, png: [], layout: []) }, to: &store)
    }
    if arguments[CommonOptions.json] {
      return Console.print(
        ListingJSON.text { json in
          json.key("dryRun")
          json.bool(isDry)
          json.list("removed", orphans)
        })
    }
    guard !arguments[CommonOptions.quiet] else { return }
    for name in orphans { Console.print(name) }
    Console.print(isDry ? "would remove \(orphans.count)" : "removed \(orphans.count)")
  }
}
