import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineImport
import VitrineLayout

extension Command {
  /// The command that prints frames without drawing.
  ///
  /// It lays out a widget in its card, a document at the size of its `canvas` key, or all scenes of
  /// an Interface Builder file on the canvas that the file stores. The last form is compared with
  /// the frames that Xcode recorded.
  static let layout = Command(
    name: "layout", abstract: "print the frame of every view",
    discussion: """
      Prints the frame of every view, in points relative to its parent.
      """,
    usage: ["INPUT [OPTIONS] [--json]"],
    options: [layoutJSONOption, intrinsicSource] + VariantOptions.all,
    notes: """
      INPUT may also be a storyboard or xib, with --canvas file: every scene at the size, device
      and bars that the file stores. A document has them under "canvas".
      """,
    examples: [
      Command.Example(
        "layout Examples/weather.json --mode expanded",
        "Print every view's frame as JSON.")
    ],
    showsMessages: true,
    codeDemand: .ifPossible,
    run: runLayout)

  private static let layoutJSONOption = Option.flag(
    "--json", help: "print JSON (docs/layout-json.md) instead of a table")

  private static let intrinsicSource = Option.choice(
    "--intrinsic", "SOURCE",
    help: "measured, or stored to take text sizes from the file's own frames (default: measured)",
    default: InterfaceDocument.Traits.IntrinsicSource.measured)

  private static func runLayout(_ arguments: Arguments) throws(CommandError) {
    let path = try arguments.input("the input file")
    if InterfaceFile.recognizes(path), arguments[.canvases].contains("file") {
      return try layoutInterface(path, arguments)
    }
    let widget = try InputOptions.widget(path, arguments)
    if arguments[.canvases] == ["file"] {
      return try layoutOnCanvas(widget, input: path, arguments)
    }
    let variants = try VariantOptions.variants(arguments, widget)
    let workshop = Workshop(try InputOptions.resources(arguments, for: widget))
    let isJSON = arguments[layoutJSONOption]
    for variant in variants {
      let (scene, layout) = try readingInput { () throws(RenderError) in
        try Vitrine.layout(widget, as: variant, in: workshop)
      }
      for diagnostic in scene.diagnostics + layout.diagnostics { Notices.print(diagnostic) }
      if !isJSON {
        for note in scene.unsupportedNotes(widget.path) { Notices.print(note) }
      }
      Console.print(
        isJSON
          ? layoutJSON(scene, layout, input: path, variant: variant)
          : layoutTable(scene.tree, layout))
    }
  }

  /// Lays out a document at the size under its `canvas` key, without host or margins.
  private static func layoutOnCanvas(
    _ widget: Widget, input path: String, _ arguments: Arguments
  ) throws(CommandError) {
    let workshop = Workshop(try InputOptions.resources(arguments, for: widget))
    let (scene, layout) = try readingInput { () throws(RenderError) in
      try layoutOnOwnCanvas(widget, in: workshop)
    }
    for diagnostic in scene.diagnostics + layout.diagnostics {
      Console.error(diagnostic.description)
    }
    Console.print(
      arguments[layoutJSONOption]
        ? layoutJSON([(scene.content, layout)], input: path) : layoutTable(scene.tree, layout))
  }

  /// Lays out every scene of a storyboard or xib at the size that Xcode's editor showed it.
  ///
  /// `--intrinsic stored` takes the sizes of texts from the frames in the file, so that the
  /// remaining differences come from the layout and not from the fonts.
  private static func layoutInterface(
    _ path: String, _ arguments: Arguments
  ) throws(CommandError) {
    var traits = InterfaceDocument.Traits()
    traits.intrinsicSource = arguments[intrinsicSource]
    let workshop = Workshop(try InputOptions.resources(arguments))
    let scenes = try readingInput { () throws(RenderError) in
      try InterfaceFile.read(path, from: arguments.files).layouts(traits, in: workshop)
    }
    for (scene, layout) in scenes {
      for diagnostic in scene.diagnostics + layout.diagnostics {
        Console.error(diagnostic.description)
      }
    }
    if arguments[layoutJSONOption] {
      Console.print(layoutJSON(scenes, input: path))
    } else {
      for (scene, layout) in scenes { Console.print(layoutTable(scene.tree, layout)) }
    }
  }
}
