import Vitrine
import VitrineGraphics
import VitrineLayout

extension Command {
  static let explain = Command(
    name: "explain", abstract: "say why each view is where it is",
    help: """
      Says why each view is where it is: the constraints that give each edge, in words; what
      conflicts and what would mend it; what is ambiguous and what would settle it; and which
      contents get less room than they need.

      usage: vitrine explain INPUT [OPTIONS] [--view ID] [--json]

        --view ID              this view alone: an id, an outlet or the editor's label
        --json                 JSON in place of text

      Exit code 1 where constraints conflict or leave a view ambiguous.

      \(VariantArguments.help)
      """,
    run: { words throws(CommandError) in try runExplain(words) })

  private static func runExplain(_ words: [String]) throws(CommandError) {
    let arguments = try Arguments(
      words, options: VariantArguments.options + ["--view"],
      switches: VariantArguments.switches + ["--json"])
    let path = try arguments.input("the input file")
    let widget = try VariantArguments.widget(path, arguments)
    let variants = try VariantArguments.variants(arguments, widget)
    let workshop = Workshop(try VariantArguments.resources(arguments))
    let wanted = try arguments.one("--view")
    var isBroken = false
    for variant in variants {
      let scene: Scene
      let explanation: LayoutExplanation
      do throws(RenderError) {
        (scene, explanation) = try Vitrine.explain(widget, as: variant, in: workshop)
      } catch {
        throw CommandError(code: .invalidInput, message: error.description)
      }
      for diagnostic in scene.diagnostics + explanation.layout.diagnostics {
        Console.error(diagnostic.description)
      }
      let view = try wanted.map { name throws(CommandError) in
        try find(name, in: scene.tree, widget)
      }
      if variants.count > 1, !arguments.has("--json") { Console.print("— \(variant.name)") }
      Console.print(
        arguments.has("--json")
          ? explanationJSON(scene, explanation, input: path, variant: variant, only: view)
          : explanationText(scene, explanation, only: view))
      isBroken = isBroken || !explanation.conflicts.isEmpty || !explanation.ambiguities.isEmpty
    }
    if isBroken {
      throw CommandError(
        code: .differs, message: "error: constraints conflict or leave views ambiguous")
    }
  }

  private static func find(
    _ name: String, in tree: ViewTree, _ widget: Widget
  ) throws(CommandError) -> ViewID {
    if let view = tree.view(named: widget.object(named: name) ?? name) { return view }
    let hint = nearest(name, tree.views.map(\.name)).map { "; did you mean '\($0)'?" } ?? ""
    throw .usage("--view '\(name)' is no view\(hint)")
  }
}
