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
    usage: ["[CONFIG] [--list]", "[CONFIG] --portions N|auto", "--schema"],
    options: [listsNames, portionCount, printsSchema] + MatrixOptions.all,
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
      for index in chosen { Console.print(matrix.pictures[index].name) }
    } else {
      try printCounts(of: chosen, in: matrix, arguments)
    }
    try reportBroken(matrix, chosen)
  }

  /// Prints the number of pictures of each input, and the sum with the estimated time.
  private static func printCounts(
    of chosen: [Int], in matrix: Matrix, _ arguments: Arguments
  ) throws(CommandError) {
    for (index, input) in matrix.config.inputs.enumerated() {
      let count = chosen.count { matrix.pictures[$0].input == index }
      Console.print("\(input.name)  \(countText(count, "picture")) of \(input.path)")
    }
    let seconds = RunEstimate.seconds(
      of: chosen, in: matrix, try MatrixOptions.runner(matrix, arguments))
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
