import Vitrine
import VitrineBase
import VitrineMatrix

extension Command {
  /// The command that predicts the pictures of a batch and the time to draw them.
  static let plan = Command(
    name: "plan", abstract: "list the pictures of a config",
    discussion: """
      Prints the number of pictures of a config and of each input, and an estimate of the time to draw
      them. For the estimate it draws a few. --portions divides the plan for several machines into N
      parts, or into parts of about two minutes of one core each, and prints the plan, the world and the
      cost of each part as JSON.
      """,
    usage: ["[CONFIG] [--list] [--json]", "[CONFIG] --portions N|auto", "--schema"],
    options: [listsNames, CommonOptions.json, portionCount, printsSchema] + MatrixOptions.all,
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

  private static let listsNames = Option.flag("--list", help: "print the name of every picture")

  private static let portionCount = Option.one(
    "--portions", "N", help: "divide the plan for several machines (auto: by cost)",
    default: PortionCount?.none
  ) { word throws(CommandError) in try PortionCount(word) }

  private static let printsSchema = Option.flag(
    "--schema", help: "print the JSON Schema of configs, for editors")

  /// Prints the pictures of each input, their sum with an estimate of the time, and unreadable
  /// inputs.
  ///
  /// Only the estimate draws. `--list`, `--portions` and `--schema` need nothing but the files.
  private static func runPlan(_ arguments: Arguments) throws(CommandError) {
    if arguments[printsSchema] { return Console.print(MatrixSchema.json) }
    let matrix = try MatrixOptions.matrix(arguments, brokenInputs: .reported)
    let chosen = try MatrixOptions.selection(arguments, matrix)
    if let count = arguments[portionCount] {
      try PortionPlan.print(count, of: chosen, in: matrix, arguments)
    } else if arguments[listsNames] {
      let names = chosen.map { matrix.pictures[$0].name }
      Console.print(
        arguments[CommonOptions.json]
          ? ListingJSON.text { $0.list("names", names) } : names.joined(separator: "\n"))
    } else {
      try printCounts(of: chosen, in: matrix, arguments)
    }
    try reportBroken(matrix, chosen)
  }

  /// Prints the number of pictures of each input, and the sum with the estimated time.
  private static func printCounts(
    of chosen: [Int], in matrix: Matrix, _ arguments: Arguments
  ) throws(CommandError) {
    let counts = matrix.config.inputs.enumerated().map { index, input in
      (input: input, count: chosen.count { matrix.pictures[$0].input == index })
    }
    let runner = try MatrixOptions.runner(matrix, arguments)
    if arguments[CommonOptions.json] {
      let seconds = RunEstimate.seconds(of: chosen, in: matrix, runner)
      return Console.print(
        ListingJSON.text { json in
          json.pair("pictures", chosen.count)
          json.key("seconds")
          json.number((seconds * 10).rounded() / 10)
          json.pair("threads", runner.jobs)
          json.pair("impossible", matrix.impossible)
          json.list("inputs", counts) { json, part in
            json.object { json in
              json.pair("name", part.input.name)
              json.pair("file", part.input.path)
              json.pair("pictures", part.count)
            }
          }
        })
    }
    for (input, count) in counts {
      Console.print("\(input.name)  \(countText(count, "picture")) of \(input.path)")
    }
    let seconds = RunEstimate.seconds(of: chosen, in: matrix, runner)
    let impossible =
      matrix.impossible > 0
      ? "; \(matrix.impossible) left out: expanded pictures of widgets that are only compact" : ""
    Console.print(
      "\(countText(chosen.count, "picture")), about \(durationText(seconds)) "
        + "on \(countText(arguments[CommonOptions.jobs], "core"))\(impossible)")
  }

  /// Throws if an input cannot be read, although a batch would draw the others.
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
    if let summary = messages.failureSummary { throw .input("error: \(summary)") }
  }
}
