import VitrineBase
import VitrineMatrix

/// The part of a job array that this process is, according to the variables of schedulers and CI
/// services.
struct JobArray {
  /// The variables of a service: the task's number and the number of tasks.
  private struct Kind {
    var index: String
    var count: String
    /// The number of the first task.
    var base: Base
  }

  private enum Base {
    case number(Int)
    case variable(String)
  }

  /// The known variables.
  ///
  /// The explicit ones come first, then those of services.
  ///
  /// Numbers start at 0 with AWS Batch, Kubernetes' indexed jobs, Buildkite and CircleCI, at 1 with
  /// GitLab, and at the value of a variable with Slurm.
  private static let kinds = [
    Kind(index: "VITRINE_SHARD_INDEX", count: countVariable, base: .number(0)),
    Kind(
      index: "SLURM_ARRAY_TASK_ID", count: "SLURM_ARRAY_TASK_COUNT",
      base: .variable("SLURM_ARRAY_TASK_MIN")),
    Kind(
      index: "AWS_BATCH_JOB_ARRAY_INDEX", count: "AWS_BATCH_JOB_ARRAY_SIZE", base: .number(0)),
    Kind(index: "JOB_COMPLETION_INDEX", count: countVariable, base: .number(0)),
    Kind(
      index: "BUILDKITE_PARALLEL_JOB", count: "BUILDKITE_PARALLEL_JOB_COUNT", base: .number(0)),
    Kind(index: "CIRCLE_NODE_INDEX", count: "CIRCLE_NODE_TOTAL", base: .number(0)),
    Kind(index: "CI_NODE_INDEX", count: "CI_NODE_TOTAL", base: .number(1)),
  ]

  /// The variable with the number of tasks if the service doesn't set one.
  private static let countVariable = "VITRINE_SHARD_COUNT"

  /// Returns the part of this process.
  ///
  /// Returns nil outside of a job array.
  ///
  /// The first service with an index decides. An index without a count is an error, because drawing
  /// everything in each task would look like success.
  static func portion() throws(CommandError) -> Portion? {
    for kind in kinds {
      guard let text = Environment.process[kind.index] else { continue }
      guard let place = Int(text) else { throw invalid(kind.index, text) }
      guard let count = Environment.process[kind.count] ?? Environment.process[countVariable] else {
        throw .usage(
          "\(kind.index) is set, but not the number of tasks; set \(countVariable), or give the part "
            + "as I/N (1/1 for everything)")
      }
      guard let total = Int(count), total >= 1 else { throw invalid(kind.count, count) }
      let base: Int? =
        switch kind.base {
        case .number(let base): base
        case .variable(let name): Environment.process[name].map { Int($0) } ?? 1
        }
      guard let base, (base..<base + total).contains(place) else {
        throw .usage(
          "\(kind.index) is \(text), but the array has \(total) tasks; number its tasks one by one")
      }
      return Portion(place - base + 1, of: total)
    }
    return nil
  }

  /// Parses `2/4`, or `auto` for the part of the job array.
  static func portion(_ text: String, for option: String) throws(CommandError) -> Portion {
    if text == "auto" {
      if let portion = try portion() { return portion }
      throw .usage(
        "\(option) auto: no variable of a job array is set; known are "
          + listText(kinds.map(\.index), "and"))
    }
    guard let portion = Portion(text) else {
      throw .invalid(text, for: option, expected: "I/N, such as 2/4, or auto")
    }
    return portion
  }

  private static func invalid(_ variable: String, _ text: String) -> CommandError {
    .usage("\(variable) is '\(text)', expected a number")
  }
}
