import Vitrine
import VitrineGolden
import VitrineGraphics

extension Command {
  static let status = Command(
    name: "status", abstract: "say which goldens are missing or asked for by nobody",
    help: """
      Says which goldens of a config are recorded, missing, or asked for by nobody, and which
      differences are let pass until when. Draws nothing.

      usage: vitrine status [CONFIG]
      """,
    run: { words throws(CommandError) in try runStatus(words) })

  private static func runStatus(_ words: [String]) throws(CommandError) {
    let arguments = try Arguments(words, options: [], switches: ["--yes"])
    let matrix = try MatrixArguments.matrix(arguments)
    let store = try GoldenArguments.store(matrix)
    let missing = matrix.pictures.map(\.name).filter { store.manifest.entries[$0] == nil }
    let orphans = GoldenArguments.orphans(store, matrix)
    for name in missing { Console.print("missing  \(name)") }
    for name in orphans { Console.print("orphan   \(name)") }
    Console.print(
      "\(matrix.pictures.count - missing.count) recorded, \(missing.count) missing, "
        + "\(orphans.count) asked for by nobody")
    let tolerances = try GoldenArguments.tolerances(store)
    for tolerance in tolerances.active { Console.print("let pass \(tolerance.description)") }
    for tolerance in tolerances.expired { Console.print("over     \(tolerance.description)") }
  }
}
