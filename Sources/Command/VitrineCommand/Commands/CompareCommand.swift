import Vitrine
import VitrineBase
import VitrineGolden
import VitrineGraphics
import VitrineImages

extension Command {
  /// The command that compares two PNG files of any origin.
  ///
  /// It compares decoded pixels, so files with other compression or other text chunks are equal.
  /// The tolerances of goldens don't apply.
  static let compare = Command(
    name: "compare", abstract: "compare two pictures pixel by pixel",
    discussion: """
      Compares the decoded pixels of two PNG files, exactly.
      """,
    usage: ["A.png B.png [--diff OUT.png] [--json]"],
    options: [differenceFile, comparisonJSON],
    notes: """
      Exits with 0 if the pictures are equal, else with 1.
      """,
    examples: [
      Command.Example(
        "compare before.png after.png --diff difference.png",
        "Compare two pictures and draw the difference.")
    ],
    run: runCompare)

  private static let differenceFile = Option.text(
    "--diff", "FILE", help: "write a picture that shows the differences")

  private static let comparisonJSON = Option.flag(
    "--json", help: "print the verdict, the differing regions and perceptual metrics as JSON")

  private static func runCompare(_ arguments: Arguments) throws(CommandError) {
    guard arguments.positional.count == 2 else {
      throw .usage("expected two pictures, found \(arguments.positional.count)")
    }
    let expected = try picture(arguments.positional[0], arguments.files)
    let actual = try picture(arguments.positional[1], arguments.files)
    let difference = Difference(expected, actual)
    if arguments[comparisonJSON] {
      Console.print(json(difference))
    } else {
      Console.print(difference.verdict.description)
      if let metrics = difference.metrics { Console.print(metrics.description) }
    }
    // Equal pictures have no differences to draw, so `--diff` writes no file.
    guard difference.verdict != .equal else { return }
    if let path = arguments[differenceFile] {
      let bytes = (try? PNG.encode(differencePicture(expected, actual))) ?? []
      try writingFiles { () throws(Disk.Failure) in try Disk.deliver(bytes, to: path) }
    }
    throw CommandError(code: .differs, message: "the pictures differ")
  }

  private static func picture(_ path: String, _ files: Files) throws(CommandError) -> Bitmap {
    try readingInput { () throws(RenderError) in try files.image(at: path) }
  }

  /// Returns the verdict as JSON.
  ///
  ///     {"schema": 1, "equal": false, "pixels": 12, "largest": 40,
  ///      "metrics": {…}, "places": [{"box": [8, 8, 3, 4], …}]}
  ///
  /// Pictures of different sizes have `sizes` instead of `pixels`, because their pixels have no
  /// counterparts.
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
