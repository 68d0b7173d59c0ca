import Vitrine
import VitrineGraphics

extension Command {
  static let plan = Command(
    name: "plan", abstract: "say which pictures a config asks for",
    help: """
      Says how many pictures a config asks for, of what, and about how long they take.

      usage: vitrine plan [CONFIG] [--list]
             vitrine plan --schema

        --list                 every picture's name
        --schema               the JSON Schema of configs, for editors

      \(MatrixArguments.help)
      """,
    run: { words throws(CommandError) in try runPlan(words) })

  private static func runPlan(_ words: [String]) throws(CommandError) {
    let arguments = try Arguments(
      words, options: MatrixArguments.options,
      switches: MatrixArguments.switches + ["--list", "--schema", "--yes"])
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
