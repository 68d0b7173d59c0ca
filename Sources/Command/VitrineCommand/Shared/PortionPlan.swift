import VitrineBase
import VitrineMatrix

/// What `vitrine plan --portions` prints: what an engine needs to know to have a plan drawn.
enum PortionPlan {
  /// How many seconds a portion should take on one core of the machine of docs/benchmarks.md.
  ///
  /// That is long enough that its start doesn't count, and short enough that little is lost with a
  /// worker.
  private static let portionSeconds = 120.0
  private static let largestCount = 100_000

  /// `costs` lists the expected microseconds of each portion, for an engine that starts the longest
  /// first.
  static func print(
    _ text: String, _ chosen: [Int], _ matrix: Matrix, _ arguments: Arguments
  ) throws(CommandError) {
    guard chosen.count == matrix.pictures.count else {
      throw .usage("--portions divides the whole plan; leave --only out")
    }
    // From the plan alone, so that every machine proposes the same.
    let seconds = RunCost(of: chosen.map { matrix.pictures[$0] }, jobs: 1).microseconds / 1e6
    let proposed = min(max(1, Int((seconds / portionSeconds).rounded())), largestCount)
    guard let count = text == "auto" ? proposed : Int(text), (1...largestCount).contains(count)
    else { throw .invalid(text, for: "--portions", expected: "1 to \(largestCount), or auto") }
    let plan = try BatchPlan(matrix, try VariantArguments.resources(arguments))
    let division = Division(of: chosen, in: matrix, into: count)
    var json = JSONWriter()
    json.object { json in
      json.key("schema")
      json.integer(1)
      json.key("plan")
      json.string(plan.digest)
      json.key("world")
      json.string(plan.world.digest)
      json.key("worldParts")
      json.object { json in
        for (name, digest) in plan.world.parts {
          json.key(name)
          json.string(digest)
        }
      }
      json.key("pictures")
      json.integer(chosen.count)
      json.key("seconds")
      json.number((seconds * 10).rounded() / 10)
      json.key("portions")
      json.integer(count)
      json.line()
      json.key("costs")
      json.array { json in
        for index in 1...count { json.integer(Int(division.cost(of: index).rounded())) }
      }
    }
    Console.print(json.text)
  }
}
