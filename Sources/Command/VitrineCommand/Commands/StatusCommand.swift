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
    usage: ["[CONFIG] [--json]"],
    options: [CommonOptions.json, CommonOptions.allowOutside, MatrixOptions.permitsMany],
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
    let tolerances = try GoldenSteps.tolerances(store)
    let state = StoreState(
      recorded: matrix.pictures.count - missing.count, missing: missing, unused: orphans,
      broken: broken.map { ($0.name, $0.problem ?? "") },
      tolerated: tolerances.active.map(\.description),
      expired: tolerances.expired.map(\.description))
    Console.print(arguments[CommonOptions.json] ? state.json : state.text)
    guard broken.isEmpty else { throw CommandError(code: .differs, message: "") }
  }
}

/// The state of a store of goldens, compared with a config.
private struct StoreState {
  var recorded: Int
  var missing: [String]
  var unused: [String]
  var broken: [(name: String, problem: String)]
  var tolerated: [String]
  var expired: [String]

  /// The state as lines, the names of goldens first.
  var text: String {
    let counts =
      "\(recorded) recorded, \(missing.count) missing, \(unused.count) unused"
      + (broken.isEmpty ? "" : ", \(broken.count) broken")
    let lines =
      broken.map { "broken   \($0.name): \($0.problem)" } + missing.map { "missing  \($0)" }
      + unused.map { "unused   \($0)" } + [counts] + tolerated.map { "tolerated \($0)" }
      + expired.map { "expired  \($0)" }
    return lines.joined(separator: "\n")
  }

  var json: String {
    ListingJSON.text { json in
      json.pair("recorded", recorded)
      json.list("missing", missing)
      json.list("unused", unused)
      json.list("broken", broken) { json, golden in
        json.object { json in
          json.pair("name", golden.name)
          json.pair("problem", golden.problem)
        }
      }
      json.list("tolerated", tolerated)
      json.list("expired", expired)
    }
  }
}
