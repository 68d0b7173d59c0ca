import Synchronization
import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineMatrix

extension Command {
  /// The command that predicts what a batch would draw and how long it would take.
  static let plan = Command(
    name: "plan", abstract: "list the pictures of a config",
    discussion: """
      Prints how many pictures a config has, of which inputs, and an estimate of the time to draw them, for
      which it draws a few. --portions divides it for several machines: into N parts, or into as many as take
      about two minutes of one core each, and prints the plan, the world and each part's cost as JSON.
      """,
    usage: ["[CONFIG] [--list]", "[CONFIG] --portions N|auto", "--schema"],
    options: [
      CommandOption("--list", nil, "print the name of every picture"),
      CommandOption("--portions", "N", "divide the plan for several machines (auto: by cost)"),
      CommandOption("--schema", nil, "print the JSON Schema of configs, for editors"),
    ] + MatrixArguments.options,
    examples: [
      Command.Example(
        "plan",
        "Print how many pictures vitrine.json has, and how long they take."),
      Command.Example(
        "plan --list --only weather/",
        "Print the names of some of them."),
      Command.Example(
        "plan --portions auto",
        "Propose portions of one to three minutes each."),
    ],
    run: runPlan)

  /// Prints a line for each input, a sum, and at the end the inputs that cannot be read.
  ///
  /// Only the estimate draws; `--list`, `--portions` and `--schema` are answered from files alone.
  private static func runPlan(_ arguments: Arguments) throws(CommandError) {
    if arguments.has("--schema") { return Console.print(MatrixSchema.json) }
    let matrix = try MatrixArguments.matrix(arguments, brokenInputs: .reported)
    let chosen = try MatrixArguments.selection(arguments, matrix)
    if let text = try arguments.one("--portions") {
      return try PortionPlan.print(text, chosen, matrix, arguments)
    }
    if arguments.has("--list") {
      for index in chosen { Console.print(matrix.pictures[index].name) }
    } else {
      for (index, input) in matrix.config.inputs.enumerated() {
        let count = chosen.count { matrix.pictures[$0].input == index }
        Console.print("\(input.name)  \(countText(count, "picture")) of \(input.path)")
      }
      let jobs = try arguments.jobs()
      let seconds = try estimate(chosen, matrix, arguments)
      Console.print(
        "\(countText(chosen.count, "picture")), about \(durationText(seconds)) "
          + "on \(countText(jobs, "core"))"
          + (matrix.impossible > 0
            ? "; \(matrix.impossible) left out: expanded of what is only compact" : ""))
    }
    try reportBroken(matrix, chosen)
  }

  /// The number of pictures, for each thread, that tell how fast this machine is at present, and
  /// the time after which fewer do.
  private static let sampleCount = 4
  private static let sampleLimit = Duration.seconds(1)

  /// How many seconds a batch would take: what a few of its pictures take here, in proportion.
  ///
  /// The sample is spread evenly over the plan, because neighbors share layouts and backdrops and
  /// would take less time than their share. It stops after a second; the estimate then rests on the
  /// pictures drawn by then, weighted by what `RunCost` expects of each.
  private static func estimate(
    _ chosen: [Int], _ matrix: Matrix, _ arguments: Arguments
  ) throws(CommandError) -> Double {
    let start = ContinuousClock().now
    let runner = try MatrixArguments.runner(matrix, arguments)
    let readable = chosen.filter { index in
      (try? matrix.widget(of: matrix.pictures[index])) != nil
    }
    let step = max(1, readable.count / max(8, sampleCount * runner.jobs))
    let sample = stride(from: step / 2, to: readable.count, by: step).map { readable[$0] }
    let drawn = Mutex<[Matrix.Picture]>([])
    runner.files(sample) { index, _ in
      drawn.withLock { $0.append(matrix.pictures[index]) }
      return ContinuousClock().now - start < sampleLimit
    }
    let seconds = (ContinuousClock().now - start) / .seconds(1)
    let part = RunCost(of: drawn.withLock { $0 }, jobs: runner.jobs)
    let all = RunCost(of: readable.map { matrix.pictures[$0] }, jobs: runner.jobs)
    return readable.isEmpty ? 0 : all.microseconds / part.microseconds * seconds
  }

  /// Reports the inputs that cannot be read: a batch would draw the others.
  private static func reportBroken(
    _ matrix: Matrix, _ chosen: [Int]
  ) throws(CommandError) {
    let messages = RunMessages(matrix, isQuiet: true)
    for index in chosen {
      do throws(RenderError) {
        _ = try matrix.widget(of: matrix.pictures[index])
      } catch {
        messages.fail(index, CommandError(error).message)
      }
    }
    if let summary = messages.failureSummary {
      throw CommandError(code: .invalidInput, message: "error: \(summary)")
    }
  }
}
