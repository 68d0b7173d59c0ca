import Vitrine
import VitrineBase
import VitrineCompare
import VitrineGraphics
import VitrineImport

extension Command {
  /// The command that rewrites an Interface Builder file as a widget document.
  ///
  /// `WidgetConversion` checks the result: it lays out both forms in several variants and counts
  /// the views with different frames.
  static let convert = Command(
    name: "convert", abstract: "convert a storyboard to a widget document",
    discussion: """
      Converts a storyboard's scene, a xib, or the folder of a Today extension to a widget document
      (JSON) with the same views, ids and constraints. The frames are checked to be the same on every
      device. Translations, image sizes, the icon and outlet names are kept.
      """,
    usage: ["INPUT [-o FILE.json] [OPTIONS]"],
    options: [
      documentFile, InputOptions.scene, CommonOptions.allowOutside, CommonOptions.quiet,
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

  private static let documentFile = Option.text(
    "--output", short: "-o", "FILE", help: "the document (default: standard output)")

  private static func runConvert(_ arguments: Arguments) throws(CommandError) {
    let path = try arguments.input("the storyboard, xib or folder")
    let widget = try InputOptions.widget(path, arguments)
    let output = arguments[documentFile]
    let workshop = Workshop(try InputOptions.resources(arguments))
    // The names of images in the document are relative to the folder of the document.
    let folder = output.map(FilePath.folder) ?? "."
    let conversion = try readingInput { () throws(RenderError) in
      try WidgetConversion(widget, in: folder, workshop)
    }
    for note in conversion.unsupported { Console.error(note) }
    for loss in conversion.losses { Console.error(loss.description) }
    // The document is the result, so standard output gets no other line.
    guard let output, !Disk.isStandardOutput(output) else {
      return Console.print(conversion.text)
    }
    try writingFiles { () throws(Disk.Failure) in
      try Disk.deliver(Array(conversion.text.utf8), to: output)
    }
    if !arguments[CommonOptions.quiet] {
      Console.print(
        "\(output)  "
          + (conversion.movedViews == 0
            ? "the same frames in \(conversion.checkedVariants) variants"
            : "\(conversion.movedViews) views have other frames"))
    }
  }
}
