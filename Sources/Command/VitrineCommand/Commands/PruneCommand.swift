import Vitrine
import VitrineGolden

extension Command {
  /// The command that removes goldens of pictures that the config no longer has.
  ///
  /// It compares names only, so it can't recognize a renamed picture; `record --prune` can, since
  /// it draws.
  static let prune = Command(
    name: "prune", abstract: "remove goldens that a config no longer has",
    discussion: """
      Removes the goldens that a config no longer has, all or none. Draws nothing. Refused if CI is set.
      """,
    usage: ["[CONFIG] [--dry-run]"],
    options: [
      CommandOption("--dry-run", nil, "print the names without removing anything"),
      CommandOption("--quiet", nil, "print errors only"),
      ReadableFiles.option,
      CommandOption("--yes", nil, "go on with more pictures than the limit"),
    ],
    examples: [
      Command.Example(
        "prune --dry-run",
        "List the goldens that would be removed.")
    ],
    run: runPrune)

  private static func runPrune(_ arguments: Arguments) throws(CommandError) {
    let isDry = arguments.has("--dry-run")
    if !isDry { try GoldenArguments.refuseInCI() }
    let matrix = try MatrixArguments.matrix(arguments)
    var store = try GoldenArguments.store(matrix, arguments, isWriter: !isDry)
    let orphans = GoldenArguments.orphans(store, matrix)
    if !isDry {
      try GoldenArguments.commit(
        orphans.map { GoldenStore.Change(name: $0, entry: nil, png: [], layout: []) }, to: &store)
    }
    guard !arguments.has("--quiet") else { return }
    for name in orphans { Console.print(name) }
    Console.print(isDry ? "would remove \(orphans.count)" : "removed \(orphans.count)")
  }
}
