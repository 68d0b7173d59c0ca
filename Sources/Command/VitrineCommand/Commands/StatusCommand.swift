import Vitrine
import VitrineBase
import VitrineGolden
import VitrineGraphics
import VitrineMatrix

extension Command {
  /// The command that compares the names in a config with the names in the store, without drawing.
  ///
  /// It decodes each golden once to verify that it is the picture in the manifest. The memo caches
  /// the result until the file changes.
  static let status = Command(
    name: "status", abstract: "list missing and unused goldens",
    discussion: """
      Lists the goldens of a config that are recorded, missing, unused or broken, and the tolerated
      differences with their expiry dates. Draws nothing. A golden is broken if its picture is missing
      or isn't the one that the manifest lists; there being any exits with 1.
      """,
    usage: ["[CONFIG]"],
    options: [CommonOptions.allowOutside, MatrixOptions.permitsMany],
    examples: [
      Command.Example(
        "status",
        "List missing and unused goldens.")
    ],
    run: runStatus)

  private static func runStatus(_ arguments: Arguments) throws(CommandError) {
    let matrix = try MatrixOptions.matrix(arguments, code: .names)
    let store = try GoldenSteps.store(matrix, arguments)
    let missing = matrix.pictures.map(\.name).filter { store.manifest.entries[$0] == nil }
    let orphans = GoldenSteps.orphans(store, matrix)
    let names = store.manifest.entries.keys.sorted()
    let memo = GoldenSteps.memo(matrix)
    let problems = ThreadPool(Environment.processorCount).map(names.count) { index in
      (name: names[index], problem: store.problem(with: names[index], memo))
    }
    memo.save()
    let broken = problems.filter { $0.problem != nil }
    for (name, problem) in broken { Console.print("broken   \(name): \(problem ?? "")") }
    for name in missing { Console.print("missing  \(name)") }
    for name in orphans { Console.print("unused   \(name)") }
    Console.print(
      "\(matrix.pictures.count - missing.count) recorded, \(missing.count) missing, "
        + "\(orphans.count) unused" + (broken.isEmpty ? "" : ", \(broken.count) broken"))
    let tolerances = try GoldenSteps.tolerances(store)
    for tolerance in tolerances.active { Console.print("tolerated \(tolerance.description)") }
    for tolerance in tolerances.expired { Console.print("expired  \(tolerance.description)") }
    guard broken.isEmpty else { throw CommandError(code: .differs, message: "") }
  }
}
