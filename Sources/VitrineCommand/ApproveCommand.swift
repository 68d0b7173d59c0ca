import Vitrine
import VitrineGolden
import VitrineGraphics

extension Command {
  static let approve = Command(
    name: "approve", abstract: "make what a test run found the goldens",
    help: """
      Makes the pictures that a test run or a batch left the new goldens.

      usage: vitrine approve [CONFIG] [--from RUN] [--verdicts FILE] [--only TEXT]

        --from RUN             the run's or batch's folder; .vitrine/run beside the config unless said
        --verdicts FILE        those that a review accepted; the page of vitrine report exports it
        --only TEXT            those whose names contain this; may be repeated
      """,
    run: { words throws(CommandError) in try runApprove(words) })

  private static func runApprove(_ words: [String]) throws(CommandError) {
    let arguments = try Arguments(
      words, options: ["--from", "--only", "--verdicts"], switches: ["--quiet"])
    try GoldenArguments.refuseInCI()
    let matrix = try MatrixArguments.matrix(arguments)
    var store = try GoldenArguments.store(matrix)
    let folder = try GoldenArguments.runFolder(arguments, matrix, "--from")
    let isBatch = Disk.exists(FilePath.join(folder, BatchManifest.fileName))
    var outcomes = isBatch ? try batchOutcomes(folder) : try runOutcomes(folder)
    let filters = arguments.all("--only")
    outcomes.removeAll { outcome in
      !(filters.isEmpty || filters.contains(where: outcome.name.contains))
    }
    if let file = try arguments.one("--verdicts") {
      let verdicts: Verdicts
      do throws(RenderError) {
        verdicts = try Verdicts.read(file)
      } catch {
        throw CommandError(code: .invalidInput, message: error.description)
      }
      for name in verdicts.accepted where !outcomes.contains(where: { $0.name == name }) {
        Console.error("note: \(name) was accepted, but \(folder) has no such picture")
      }
      outcomes.removeAll { !verdicts.accepted.contains($0.name) }
    }
    guard !outcomes.isEmpty else {
      throw .usage(filters.isEmpty ? "the run has nothing to approve" : "nothing matches --only")
    }
    let suffix = isBatch ? ".png" : ".actual.png"
    try GoldenArguments.commit(
      try GoldenArguments.changes(outcomes, from: folder, suffix), to: &store)
    if !arguments.has("--quiet") { Console.print("approved \(outcomes.count)") }
  }

  private static func batchOutcomes(_ folder: String) throws(CommandError) -> [GoldenOutcome] {
    do throws(RenderError) {
      return try BatchManifest.read(folder).pictures.map {
        GoldenOutcome(
          name: $0.name, kind: .differs, digest: $0.digest, width: $0.width, height: $0.height)
      }
    } catch {
      throw CommandError(code: .invalidInput, message: error.description)
    }
  }

  private static func runOutcomes(_ folder: String) throws(CommandError) -> [GoldenOutcome] {
    guard let bytes = try? Disk.read(FilePath.join(folder, "run.txt")) else {
      throw CommandError(
        code: .invalidInput,
        message: "\(folder): error: holds no test run; vitrine test leaves one")
    }
    var outcomes: [GoldenOutcome] = []
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 2)
      let size = parts.count == 3 ? parts[1].split(separator: "x").compactMap { Int($0) } : []
      guard size.count == 2 else { continue }
      outcomes.append(
        GoldenOutcome(
          name: String(parts[2]), kind: .differs, digest: String(parts[0]), width: size[0],
          height: size[1]))
    }
    return outcomes
  }
}
