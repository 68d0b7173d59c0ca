import Vitrine
import VitrineBase
import VitrineImages

extension Command {
  /// The command that lists the symbols of the system that an icon stands for.
  static let symbols = Command(
    name: "symbols", abstract: "list the symbols that have a stand-in",
    discussion: """
      Lists the system's symbols for which a free icon is drawn, and the icon of each. -o draws them
      beside their names, in light, regular and bold. Names with variants such as star.circle.fill
      or bell.slash are composed and may be given, too.
      """,
    usage: ["[NAME…] [-o FILE.png] [--json]"],
    options: [sheet, CommonOptions.json, CommonOptions.fonts],
    examples: [
      Command.Example("symbols star.circle.fill wifi.slash -o symbols.png", "Look at two symbols.")
    ],
    run: runSymbols)

  private static let sheet = Option.text(
    "--output", short: "-o", "FILE.png", help: "draw the symbols instead of listing them")

  private static func runSymbols(_ arguments: Arguments) throws(CommandError) {
    let names = arguments.positional.isEmpty ? SymbolSheet.names : arguments.positional
    guard let file = arguments[sheet] else {
      return Console.print(
        arguments[CommonOptions.json]
          ? SymbolSheet.json(names) : SymbolSheet.lines(names).joined(separator: "\n"))
    }
    let workshop = Workshop(try InputOptions.resources(arguments))
    let bytes: [UInt8]
    do throws(ImageError) {
      bytes = try SymbolSheet.png(names, in: workshop)
    } catch {
      throw .input("the sheet is too large: \(error)")
    }
    try writingFiles { () throws(Disk.Failure) in try Disk.deliver(bytes, to: file) }
  }
}
