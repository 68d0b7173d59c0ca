import Vitrine
import VitrineBase
import VitrineGraphics

extension Command {
  /// The command that lists fonts, or checks the tables of the system font.
  ///
  /// `--widths` is a test of fidelity: it compares labels that were measured on iOS, and prints the
  /// share with the same width in pixels.
  static let fonts = Command(
    name: "fonts", abstract: "list the fonts in use, or check the system font's widths",
    discussion: """
      Lists the fonts in use, by file name.
      """,
    usage: ["[--fonts DIR] [--json]", "[--fonts DIR] --widths FILE.csv"],
    options: [CommonOptions.fonts, CommonOptions.json, widthsFile],
    notes: """
      The list has the columns text,size,weight,scale,width,kind,toolsVersion,tier: kind is label
      or button, toolsVersion Xcode's number, and rows of the tiers A and C count. Two more columns
      may follow, repository and heldOut: the width by tables that were fitted without the label's
      repository (Scripts/generate/make-system-font-tables writes them). Their shares are printed beside
      those of the fit.
      """,
    run: runFonts)

  private static let widthsFile = Option.text(
    "--widths", "FILE",
    help:
      "compare labels measured on iOS with the system font's widths, and print how many match to "
      + "the pixel, by weight and size")

  private static func runFonts(_ arguments: Arguments) throws(CommandError) {
    let resources = try InputOptions.resources(arguments)
    guard let path = arguments[widthsFile] else {
      return Console.print(
        arguments[CommonOptions.json]
          ? ListingJSON.text { $0.list("fonts", resources.fontNames) }
          : resources.fontNames.joined(separator: "\n"))
    }
    guard !arguments[CommonOptions.json] else {
      throw .usage("--widths prints a table; remove --json")
    }
    let list: [UInt8]
    do throws(Disk.Failure) {
      list = try arguments.files.read(path)
    } catch {
      throw .input("\(path): error: \(error.reason)")
    }
    Console.print(WidthTable.lines(list, resources).joined(separator: "\n"))
  }
}
