import VitrineBase
import VitrineMatrix

/// The number of portions that `vitrine plan --portions` divides a plan into.
enum PortionCount: Sendable {
  /// The number of portions that the cost of the plan suggests.
  case auto
  case fixed(Int)

  fileprivate static let largest = 100_000

  /// Parses `auto` or a number.
  init(_ word: String) throws(CommandError) {
    if word == "auto" {
      self = .auto
    } else if let count = Int(word), (1...Self.largest).contains(count) {
      self = .fixed(count)
    } else {
      throw .invalid(word, for: "--portions", expected: "1 to \(Self.largest), or auto")
    }
  }
}

/// The output of `vitrine plan --portions`, with which a scheduler distributes a plan.
enum PortionPlan {
  /// The proposed number of seconds of a portion, on one core of the machine of docs/research/benchmarks.md.
  ///
  /// It is long compared with the start of a process, and short enough that a lost worker loses
  /// little.
  private static let portionSeconds = 120.0

  /// Prints the plan, its world and its portions as JSON.
  ///
  /// `costs` has the expected microseconds of each portion, for schedulers that start the longest
  /// first.
  static func print(
    _ count: PortionCount, of chosen: [Int], in matrix: Matrix, _ arguments: Arguments
  ) throws(CommandError) {
    guard chosen.count == matrix.pictures.count else {
      throw .usage("--portions divides the whole plan; remove --only")
    }
    let plan = try BatchPlan(matrix, try InputOptions.resources(arguments))
    // The number derives from the plan alone, so that every machine proposes the same.
    let seconds = RunCost(of: chosen.map { matrix.pictures[$0] }, jobs: 1).microseconds / 1e6
    let total: Int =
      switch count {
      case .auto: min(max(1, Int((seconds / portionSeconds).rounded())), PortionCount.largest)
      case .fixed(let count): count
      }
    let division = Division(of: chosen, in: matrix, into: total)
    let costs = (1...total).map { Int(division.cost(of: $0).rounded()) }
    Console.print(json(plan, pictures: chosen.count, seconds: seconds, costs: costs))
  }

  private static func json(
    _ plan: BatchPlan, pictures: Int, seconds: Double, costs: [Int]
  ) -> String {
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
      json.integer(pictures)
      json.key("seconds")
      json.number((seconds * 10).rounded() / 10)
      json.key("portions")
      json.integer(costs.count)
      json.line()
      json.key("costs")
      json.array { json in
        for cost in costs { json.integer(cost) }
      }
    }
    return json.text
  }
}
