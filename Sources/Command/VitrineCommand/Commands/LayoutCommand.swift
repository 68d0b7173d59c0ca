import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineImport
import VitrineLayout

extension Command {
  /// The command that prints frames without drawing.
  ///
  /// It has three ways in: a widget in its card, a widget on the size that its document gives, and
  /// all scenes of an Interface Builder file on the canvas that the file stores. The last one is
  /// what frames recorded by Xcode are compared with.
  static let layout = Command(
    name: "layout", abstract: "print the frame of every view",
    discussion: """
      Prints the frame of every view, in points relative to its parent.
      """,
    usage: ["INPUT [OPTIONS] [--json]"],
    options: [
      CommandOption("--json", nil, "print JSON (docs/layout-json.md) instead of a table"),
      CommandOption(
        "--intrinsic", "SOURCE",
        "measured, or stored to take text sizes from the file's own frames (default: measured)"),
    ] + VariantArguments.options,
    notes: """
      INPUT may also be a storyboard or xib, with --canvas file: every scene at the size, device
      and bars that the file stores. A document has them under "canvas".
      """,
    examples: [
      Command.Example(
        "layout Examples/weather.json --mode expanded",
        "Print every view's frame as JSON.")
    ],
    run: runLayout)

  private static func runLayout(_ arguments: Arguments) throws(CommandError) {
    let path = try arguments.input("the input file")
    if InterfaceFile.recognizes(path), arguments.all("--canvas").contains("file") {
      return try layoutInterface(path, arguments)
    }
    let widget = try VariantArguments.widget(path, arguments)
    if arguments.all("--canvas") == ["file"] { return try layoutOnCanvas(widget, path, arguments) }
    let variants = try VariantArguments.variants(arguments, widget)
    let workshop = Workshop(try VariantArguments.resources(arguments, for: widget))
    for variant in variants {
      do throws(RenderError) {
        let (scene, layout) = try Vitrine.layout(widget, as: variant, in: workshop)
        for diagnostic in scene.diagnostics + layout.diagnostics {
          Console.error(diagnostic.description)
        }
        if variant == variants.first, !arguments.has("--json") {
          for note in scene.unsupportedNotes(widget.path) { Console.error(note) }
        }
        Console.print(
          arguments.has("--json")
            ? layoutJSON(scene, layout, input: path, variant: variant)
            : layoutTable(scene.tree, layout))
      } catch {
        throw CommandError(error)
      }
    }
  }

  /// Lays out a document at the size under its `canvas` key, without host or margins.
  private static func layoutOnCanvas(
    _ widget: Widget, _ path: String, _ arguments: Arguments
  ) throws(CommandError) {
    let workshop = Workshop(try VariantArguments.resources(arguments, for: widget))
    do throws(RenderError) {
      let (scene, layout) = try layoutOnOwnCanvas(widget, in: workshop)
      for diagnostic in scene.diagnostics + layout.diagnostics {
        Console.error(diagnostic.description)
      }
      Console.print(
        arguments.has("--json")
          ? layoutJSON([(scene, layout)], input: path) : layoutTable(scene.tree, layout))
    } catch {
      throw CommandError(error)
    }
  }

  /// Lays out every scene of a storyboard or xib at the size that Xcode's editor showed it.
  ///
  /// `--intrinsic stored` takes the sizes of texts from the frames in the file, so that what
  /// remains different is the layout's doing and not the fonts'.
  private static func layoutInterface(
    _ path: String, _ arguments: Arguments
  ) throws(CommandError) {
    var traits = InterfaceDocument.Traits()
    if let word = try arguments.one("--intrinsic") {
      traits.intrinsicSource = try choice(
        word, "--intrinsic", InterfaceDocument.Traits.IntrinsicSource.self)
    }
    let workshop = Workshop(try VariantArguments.resources(arguments))
    do throws(RenderError) {
      let scenes = try InterfaceFile.read(path, from: arguments.files).layouts(traits, in: workshop)
      for (scene, layout) in scenes {
        for diagnostic in scene.diagnostics + layout.diagnostics {
          Console.error(diagnostic.description)
        }
      }
      if arguments.has("--json") {
        Console.print(layoutJSON(scenes, input: path))
      } else {
        for (scene, layout) in scenes { Console.print(layoutTable(scene.tree, layout)) }
      }
    } catch {
      throw CommandError(error)
    }
  }
}
