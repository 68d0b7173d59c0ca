import Vitrine
import VitrineGraphics
import VitrineLayout

extension Command {
  static let layout = Command(
    name: "layout", abstract: "print the frame of every view",
    help: """
      Prints the frame of every view, in points relative to its parent.

      usage: vitrine layout INPUT [OPTIONS] [--json]

        --json                 JSON (docs/layout-json.md) in place of a table

      \(VariantArguments.help)
      """,
    run: { words throws(CommandError) in try runLayout(words) })

  private static func runLayout(_ words: [String]) throws(CommandError) {
    let arguments = try Arguments(
      words, options: VariantArguments.options, switches: VariantArguments.switches + ["--json"])
    let path = try arguments.input("the input file")
    let widget = try VariantArguments.widget(path, arguments)
    let variants = try VariantArguments.variants(arguments, widget)
    let workshop = Workshop(try VariantArguments.resources(arguments))
    for variant in variants {
      do throws(RenderError) {
        let (scene, layout) = try Vitrine.layout(widget, as: variant, in: workshop)
        for diagnostic in scene.diagnostics + layout.diagnostics {
          Console.error(diagnostic.description)
        }
        Console.print(
          arguments.has("--json")
            ? layoutJSON(scene, layout, input: path, variant: variant)
            : layoutTable(scene, layout))
      } catch {
        throw CommandError(code: .invalidInput, message: error.description)
      }
    }
  }
}
