import Vitrine
import VitrineBase
import VitrineGolden
import VitrineGraphics
import VitrineImages

extension Command {
  /// The command that compares two PNG files of any origin.
  ///
  /// It decodes both and compares pixels, so files that are compressed differently, or carry other
  /// text chunks, are equal. Tolerances belong to goldens and have no part here.
  static let compare = Command(
    name: "compare", abstract: "compare two pictures pixel by pixel",
    discussion: """
      Compares the decoded pixels of two PNG files, exactly.
      """,
    usage: ["A.png B.png [--diff OUT.png] [--json]"],
    options: [
      CommandOption("--diff", "FILE", "write a picture that shows the differences"),
      CommandOption(
        "--json", nil, "print the verdict, the differing regions and perceptual metrics as JSON"),
    ],
    notes: """
      Exits with 0 if the pictures are equal, else with 1.
      """,
    examples: [
      Command.Example(
        "compare before.png after.png --diff difference.png",
        "Compare two pictures and draw the difference.")
    ],
    run: runCompare)

  private static func runCompare(_ arguments: Arguments) throws(CommandError) {
    guard arguments.positional.count == 2 else {
      throw .usage("expected two pictures, found \(arguments.positional.count)")
    }
    let expected = try picture(arguments.positional[0], arguments.files)
    let actual = try picture(arguments.positional[1], arguments.files)
    let difference = Difference(expected, actual)
    if arguments.has("--json") {
      Console.print(json(difference))
    } else {
      Console.print(difference.verdict.description)
      if let metrics = difference.metrics { Console.print(metrics.description) }
    }
    // Equal pictures leave no file behind: `--diff` is only written where there is something to
    // see.
    guard difference.verdict != .equal else { return }
    if let path = try arguments.one("--diff") {
      let bytes = (try? PNG.encode(differencePicture(expected, actual))) ?? []
      do throws(Disk.Failure) {
        try Disk.deliver(bytes, to: path)
      } catch {
        throw CommandError(writing: error)
      }
    }
    throw CommandError(code: .differs, message: "the pictures differ")
  }

  private static func picture(_ path: String, _ files: Files) throws(CommandError) -> Bitmap {
    do throws(RenderError) {
      return try files.image(at: path)
    } catch {
      throw CommandError(error)
    }
  }

  /// The verdict for programs.
  ///
  ///     {"schema": 1, "equal": false, "pixels": 12, "largest": 40,
  ///      "metrics": {…}, "places": [{"box": [8, 8, 3, 4], …}]}
  ///
  /// Pictures of different sizes have `sizes` in place of `pixels`, because no pixel has a partner.
  private static func json(_ difference: Difference) -> String {
    var text = "{\"schema\": 1, \"equal\": \(difference.verdict == .equal)"
    switch difference.verdict {
    case .equal: break
    case .otherSize(let expected, let actual):
      text += ", \"sizes\": [[\(Int(expected.width)), \(Int(expected.height))], "
      text += "[\(Int(actual.width)), \(Int(actual.height))]]"
    case .differs(let pixels, let largest, _):
      text += ", \"pixels\": \(pixels), \"largest\": \(largest)"
    }
    if let metrics = difference.metrics { text += ", \"metrics\": \(GoldenReports.json(metrics))" }
    let places = difference.clusters.map(GoldenReports.json).joined(separator: ", ")
    return text + ", \"places\": [\(places)]}"
  }
}
