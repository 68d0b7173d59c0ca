import Vitrine
import VitrineGolden

extension Command {
  static let prune = Command(
    name: "prune", abstract: "remove goldens that a config no longer asks for",
    help: """
      Removes the goldens that a config no longer asks for, all or none. Draws nothing. Refused where
      CI is set.

      usage: vitrine prune [CONFIG] [--dry-run]

        --dry-run              only say which
        --quiet                say nothing but errors
      """,
    run: { words throws(CommandError) in try runPrune(words) })

  private static func runPrune(_ words: [String]) throws(CommandError) {
    let arguments = try Arguments(words, options: [], switches: ["--dry-run", "--quiet", "--yes"])
    let isDry = arguments.has("--dry-run")
    if !isDry { try GoldenArguments.refuseInCI() }
    let matrix = try MatrixArguments.matrix(arguments)
    var store = try GoldenArguments.store(matrix)
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
