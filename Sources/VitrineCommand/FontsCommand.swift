import Vitrine
import VitrineGraphics

extension Command {
  static let fonts = Command(
    name: "fonts", abstract: "list the fonts that take part, or check the system font's widths",
    help: """
      Lists the fonts that take part, by file name.

      usage: vitrine fonts [--fonts DIR] [--widths FILE.csv]

        --fonts DIR            other fonts beside the bundled ones (also VITRINE_FONTS)
        --widths FILE          hold a list of labels measured on iOS against the system font, and
                               print how many are met to the pixel, by weight and size

      The list has the columns text,size,weight,scale,width,kind,toolsVersion,tier: kind is label
      or button, toolsVersion Xcode's number, and rows of the tiers A and C count.
      """,
    run: { words throws(CommandError) in try runFonts(words) })

  private static func runFonts(_ words: [String]) throws(CommandError) {
    let arguments = try Arguments(words, options: ["--fonts", "--widths"], switches: [])
    let resources = try VariantArguments.resources(arguments)
    guard let path = try arguments.one("--widths") else {
      Console.print(resources.fontNames.joined(separator: "\n"))
      return
    }
    let list: [UInt8]
    do throws(Disk.Failure) {
      list = try Disk.read(path)
    } catch {
      throw CommandError(code: .invalidInput, message: "\(path): error: \(error.reason)")
    }
    Console.print(WidthTable.lines(list, resources).joined(separator: "\n"))
  }
}
