import Vitrine
import VitrineBase
import VitrineCompare
import VitrineGraphics
import VitrineImport

extension Command {
  /// The command that rewrites an Interface Builder file as a widget document.
  ///
  /// Its promise is checked rather than assumed: `WidgetConversion` lays out both forms in several
  /// variants and counts the views whose frames differ.
  static let convert = Command(
    name: "convert", abstract: "convert a storyboard to a widget document",
    discussion: """
      Converts a storyboard's scene, a xib, or the folder of a Today extension to a widget document
      (JSON) with the same views, ids and constraints. The frames are checked to be the same on every
      device. Translations, image sizes, the icon and outlet names are kept.
      """,
    usage: ["INPUT [-o FILE.json] [OPTIONS]"],
    options: [
      CommandOption("--output", short: "-o", "FILE", "the document (default: standard output)"),
      CommandOption("--scene", "N|ID", "a storyboard's scene (default: the initial one)"),
      ReadableFiles.option,
      CommandOption("--quiet", nil, "print errors only"),
    ],
    notes: """
      Unsupported elements are listed and replaced by labeled boxes; properties that a document cannot
      express are listed, too. Everything else is converted.
      """,
    examples: [
      Command.Example(
        "convert MainInterface.storyboard -o widget.json",
        "Turn a storyboard into a widget document.")
    ],
    run: runConvert)

  private static func runConvert(_ arguments: Arguments) throws(CommandError) {
    let path = try arguments.input("the storyboard, xib or folder")
    let widget = try VariantArguments.widget(path, arguments)
    let output = try arguments.one("--output")
    let workshop = Workshop(try VariantArguments.resources(arguments))
    let conversion: WidgetConversion
    do throws(RenderError) {
      // Names of images in the document are relative to the folder that it is written to.
      let folder = output.map(FilePath.folder) ?? "."
      conversion = try WidgetConversion(widget, in: folder, workshop)
    } catch {
      throw CommandError(error)
    }
    for note in conversion.unsupported { Console.error(note) }
    for loss in conversion.losses { Console.error(loss.description) }
    // The document is the result, so nothing else may go to standard output with it.
    guard let output, !Disk.isStandardOutput(output) else {
      return Console.print(conversion.text)
    }
    do throws(Disk.Failure) {
      try Disk.deliver(Array(conversion.text.utf8), to: output)
    } catch {
      throw CommandError(writing: error)
    }
    if !arguments.has("--quiet") {
      Console.print(
        "\(output)  "
          + (conversion.movedViews == 0
            ? "the same frames in \(conversion.checkedVariants) variants"
            : "\(conversion.movedViews) views have other frames"))
    }
  }
}
