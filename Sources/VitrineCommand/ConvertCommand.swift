import Vitrine
import VitrineGraphics
import VitrineImport

extension Command {
  static let convert = Command(
    name: "convert", abstract: "make a widget document of a storyboard",
    help: """
      Makes a widget document (JSON) of a storyboard's scene, a xib, or the folder of a Today
      extension: the same views, ids and constraints, and the same frames on every device, which is
      checked. Translations, image sizes, the icon and the names of outlets come along.

      usage: vitrine convert INPUT [-o FILE.json] [OPTIONS]

        -o, --output FILE      the document; it is printed unless said
        --scene N|ID           which of a storyboard's scenes; the initial one unless said
        --quiet                say nothing but errors

      What isn't understood is listed, and a labelled box stands in its place; so is what a document
      cannot say. Either way the rest is converted.
      """,
    run: { words throws(CommandError) in try runConvert(words) })

  private static func runConvert(_ words: [String]) throws(CommandError) {
    let arguments = try Arguments(
      words, options: ["--output", "--scene"], switches: ["--quiet"])
    let path = try arguments.input("the storyboard, xib or folder")
    let widget = try VariantArguments.widget(path, arguments)
    let output = try arguments.one("--output")
    let workshop = Workshop(try VariantArguments.resources(arguments))
    let conversion: WidgetConversion
    do throws(RenderError) {
      let folder = output.map(FilePath.folder) ?? "."
      conversion = try WidgetConversion(widget, in: folder, workshop)
    } catch {
      throw CommandError(code: .invalidInput, message: error.description)
    }
    for note in conversion.unsupported { Console.error(note) }
    for loss in conversion.losses { Console.error(loss.description) }
    guard let output else { return Console.print(conversion.text) }
    do throws(Disk.Failure) {
      try Disk.write(Array(conversion.text.utf8), to: output)
    } catch {
      throw CommandError(
        code: .cannotWrite, message: "\(error.path): error: cannot be written: \(error.reason)")
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
