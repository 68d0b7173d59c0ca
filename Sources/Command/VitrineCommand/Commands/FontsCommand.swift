import Vitrine
import VitrineBase
import VitrineGraphics

extension Command {
  /// The command that lists fonts, and the one that measures the tables of the system font.
  ///
  /// With `--widths` it is a test of fidelity: the labels were measured on iOS by others, and the
  /// answer is the share that comes out with the same number of pixels.
  static let fonts = Command(
    name: "fonts", abstract: "list the fonts in use, or check the system font's widths",
    discussion: """
      Lists the fonts in use, by file name.
      """,
    usage: ["[--fonts DIR] [--widths FILE.csv]"],
    options: [
      CommandOption("--fonts", "DIR", "fonts besides the bundled ones (also VITRINE_FONTS)"),
      CommandOption(
        "--widths", "FILE",
        "compare labels measured on iOS with the system font's widths, and print how many match to the pixel, by weight and size"
      ),
    ],
    notes: """
      The list has the columns text,size,weight,scale,width,kind,toolsVersion,tier: kind is label
      or button, toolsVersion Xcode's number, and rows of the tiers A and C count. Two more columns
      may follow, repository and heldOut: the width by tables that were fitted without the label's
      repository (Scripts/make-system-font-tables.py writes them). Their shares are printed beside
      those of the fit.
      """,
    run: runFonts)

  private static func runFonts(_ arguments: Arguments) throws(CommandError) {
    let resources = try VariantArguments.resources(arguments)
    guard let path = try arguments.one("--widths") else {
      Console.print(resources.fontNames.joined(separator: "\n"))
      return
    }
    let list: [UInt8]
    do throws(Disk.Failure) {
      list = try arguments.files.read(path)
    } catch {
      throw CommandError(code: .invalidInput, message: "\(path): error: \(error.reason)")
    }
    Console.print(WidthTable.lines(list, resources).joined(separator: "\n"))
  }
}
