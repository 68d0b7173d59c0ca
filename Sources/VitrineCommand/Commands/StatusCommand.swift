import VitrineMatrix
import Vitrine
import VitrineGolden
import VitrineGraphics

extension Command {
  static let status = Command(
    name: "status", abstract: "list missing and unused goldens",
    discussion: """
      Lists the goldens of a config that are recorded, missing or unused, and the tolerated differences
      with their expiry dates. Draws nothing.
      """,
    usage: ["[CONFIG]"],
    options: [
      CommandOption("--yes", nil, "go on with more pictures than the limit")
    ],
    examples: [
      Command.Example(
        "status",
        "List missing and unused goldens.")
    ],
    run: runStatus)

  private static func runStatus(_ arguments: Arguments) throws(CommandError) {
    let matrix = try MatrixArguments.matrix(arguments)
    let store = try GoldenArguments.store(matrix)
    let missing = matrix.pictures.map(\.name).filter { store.manifest.entries[$0] == nil }
    let orphans = GoldenArguments.orphans(store, matrix)
    for name in missing { Console.print("missing  \(name)") }
    for name in orphans { Console.print("unused   \(name)") }
    Console.print(
      "\(matrix.pictures.count - missing.count) recorded, \(missing.count) missing, "
        + "\(orphans.count) unused")
    let tolerances = try GoldenArguments.tolerances(store)
    for tolerance in tolerances.active { Console.print("tolerated \(tolerance.description)") }
    for tolerance in tolerances.expired { Console.print("expired  \(tolerance.description)") }
  }
}
