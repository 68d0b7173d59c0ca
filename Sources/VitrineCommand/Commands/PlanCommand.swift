import VitrineMatrix
import VitrineBase
import Vitrine
import VitrineGraphics

extension Command {
  static let plan = Command(
    name: "plan", abstract: "list the pictures of a config",
    discussion: """
      Prints how many pictures a config has, of which inputs, and an estimate of the time to draw them.
      """,
    usage: ["[CONFIG] [--list]", "--schema"],
    options: [
      CommandOption("--list", nil, "print the name of every picture"),
      CommandOption("--schema", nil, "print the JSON Schema of configs, for editors"),
    ] + MatrixArguments.options,
    run: runPlan)

  private static func runPlan(_ arguments: Arguments) throws(CommandError) {
    if arguments.has("--schema") { return Console.print(MatrixSchema.json) }
    let matrix = try MatrixArguments.matrix(arguments)
    let chosen = try MatrixArguments.selection(arguments, matrix)
    if arguments.has("--list") {
      for index in chosen { Console.print(matrix.pictures[index].name) }
      return
    }
    for (index, input) in matrix.config.inputs.enumerated() {
      let count = chosen.count { matrix.pictures[$0].input == index }
      Console.print("\(input.name)  \(count) pictures of \(input.path)")
    }
    let cost = chosen.reduce(0) { $0 + matrix.pictures[$1].cost }
    let seconds = Double(cost) / 1e6 / Double(Environment.processorCount)
    Console.print(
      "\(chosen.count) pictures, about \(max(1, Int(seconds))) s on \(Environment.processorCount) cores"
        + (matrix.impossible > 0
          ? "; \(matrix.impossible) left out: expanded of what is only compact" : ""))
  }
}
