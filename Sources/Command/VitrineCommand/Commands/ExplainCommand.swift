import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineLayout

extension Command {
  /// The command that answers why a view is where it is.
  ///
  /// `VitrineLayout` finds the reasons in the solved constraints; here they are filtered and
  /// printed.
  static let explain = Command(
    name: "explain", abstract: "explain why each view is where it is",
    discussion: """
      Explains why each view is where it is: the constraints that determine each edge; conflicts and how
      to fix them; ambiguities and how to resolve them; and content that gets less space than it needs.
      """,
    usage: ["INPUT [OPTIONS] [--view ID] [--all] [--json]"],
    options: [
      CommandOption(
        "--view", "ID", "explain only this view: an id, an outlet or the editor's label"),
      CommandOption(
        "--all", nil,
        "name every constraint that a number follows from; without it, of more than 64 the 8 nearest and the views that these lead to"
      ),
      CommandOption("--json", nil, "print JSON instead of text"),
    ] + VariantArguments.options,
    notes: """
      Exits with 1 if constraints conflict or leave a view ambiguous.
      """,
    examples: [
      Command.Example(
        "explain Examples/weather.json --view temperature",
        "Explain why one view is where it is.")
    ],
    run: runExplain)

  /// Explains each variant in turn; the exit code speaks for all of them.
  private static func runExplain(_ arguments: Arguments) throws(CommandError) {
    let path = try arguments.input("the input file")
    let widget = try VariantArguments.widget(path, arguments)
    let variants = try VariantArguments.variants(arguments, widget)
    let workshop = Workshop(try VariantArguments.resources(arguments, for: widget))
    let wanted = try arguments.one("--view")
    var isBroken = false
    for variant in variants {
      let scene: Scene
      let explanation: LayoutExplanation
      do throws(RenderError) {
        (scene, explanation) = try Vitrine.explain(
          widget, as: variant, in: workshop, naming: arguments.has("--all") ? .all : .nearest)
      } catch {
        throw CommandError(error)
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

  /// The view that a user names.
  ///
  /// An Interface Builder file knows its objects by generated ids, so an outlet's or a label's name
  /// is translated first; a document's names are used as they are.
  private static func find(
    _ name: String, in tree: ViewTree, _ widget: Widget
  ) throws(CommandError) -> ViewID {
    if let view = tree.view(named: widget.object(named: name) ?? name) { return view }
    let hint = nearest(name, tree.views.map(\.name)).map { "; did you mean '\($0)'?" } ?? ""
    throw .usage("no view is named '\(name)'\(hint)")
  }
}
