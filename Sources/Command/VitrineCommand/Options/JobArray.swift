import VitrineBase
import VitrineMatrix

/// The part of a job array that this process is, by the variables that schedulers and CI services
/// set.
struct JobArray {
  /// The variable with the task's number, and the one with the number of tasks.
  private struct Kind {
    var index: String
    var count: String
    /// The number of the first task, or the variable that has it.
    var base: Base
  }

  private enum Base {
    case number(Int)
    case variable(String)
  }

  /// The variables that are set explicitly come first; those of services follow.
  ///
  /// Numbers are from 0 with AWS Batch, Kubernetes' indexed jobs, Buildkite and CircleCI, from 1
  /// with GitLab, and from any number with Slurm, which has a variable for it.
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

  /// The number of tasks where the service doesn't say it.
  private static let countVariable = "VITRINE_SHARD_COUNT"

  /// The part; nil outside of a job array.
  ///
  /// The first service whose index is set decides. An index without a count is an error, because
  /// drawing everything in each task would look like success.
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

  /// The part that a word names: `2/4`, or `auto` for that of the job array.
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
