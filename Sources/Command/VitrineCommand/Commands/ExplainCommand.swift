import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineLayout

extension Command {
  /// The command that explains the position of each view.
  ///
  /// `VitrineLayout` finds the reasons in the solved constraints. The command filters and prints
  /// them.
  static let explain = Command(
    name: "explain", abstract: "explain why each view is where it is",
    discussion: """
      Explains why each view is where it is: the constraints that determine each edge; conflicts and how
      to fix them; ambiguities and how to resolve them; and content that gets less space than it needs.
      """,
    usage: ["INPUT [OPTIONS] [--view ID] [--all] [--json]"],
    options: [explainedView, namesAll, CommonOptions.json] + VariantOptions.all,
    notes: """
      Exits with 1 if constraints conflict or leave a view ambiguous.
      """,
    examples: [
      Command.Example(
        "explain Examples/weather.json --view temperature",
        "Explain why one view is where it is.")
    ],
    showsMessages: true,
    codeDemand: .ifPossible,
    run: runExplain)

  private static let explainedView = Option.text(
    "--view", "ID", help: "explain only this view: an id, an outlet or the editor's label")

  private static let namesAll = Option.flag(
    "--all",
    help: "name every constraint that a number follows from; without it, of more than 64 the 8 "
      + "nearest and the views that these lead to")

  /// Explains each variant in turn.
  ///
  /// The exit code covers all of them.
  private static func runExplain(_ arguments: Arguments) throws(CommandError) {
    let path = try arguments.input("the input file")
    let widget = try InputOptions.widget(path, arguments)
    let variants = try VariantOptions.variants(arguments, widget)
    let workshop = Workshop(try InputOptions.resources(arguments, for: widget))
    let isJSON = arguments[CommonOptions.json]
    var isBroken = false
    for variant in variants {
      let (scene, explanation) = try readingInput { () throws(RenderError) in
        try Vitrine.explain(
          widget, as: variant, in: workshop, naming: arguments[namesAll] ? .all : .nearest)
      }
      for diagnostic in scene.diagnostics + explanation.layout.diagnostics {
        Console.error(diagnostic.description)
      }
      let view = try arguments[explainedView].map { name throws(CommandError) in
        try find(name, in: scene.tree, of: widget)
      }
      if variants.count > 1, !isJSON { Console.print("— \(variant.name)") }
      Console.print(
        isJSON
          ? explanationJSON(scene, explanation, input: path, variant: variant, only: view)
          : explanationText(scene, explanation, only: view))
      isBroken = isBroken || !explanation.conflicts.isEmpty || !explanation.ambiguities.isEmpty
    }
    if isBroken {
      throw CommandError(
        code: .differs, message: "error: constraints conflict or leave views ambiguous")
    }
  }

  /// Returns the view that a user names.
  ///
  /// Throws if there is none.
  ///
  /// The objects of an Interface Builder file have generated ids, so the names of outlets and
  /// labels are translated first. The names of a document are ids.
  private static func find(
    _ name: String, in tree: ViewTree, of widget: Widget
  ) throws(CommandError) -> ViewID {
    if let view = tree.view(named: widget.object(named: name) ?? name) { return view }
    let near = nearestName(to: name, in: tree.views.map(\.name))
    throw .usage("no view is named '\(name)'\(near.map { "; did you mean '\($0)'?" } ?? "")")
  }
}
