import Vitrine
import VitrineGolden
import VitrineGraphics
import VitrineImages

extension Command {
  static let compare = Command(
    name: "compare", abstract: "say whether two pictures are equal, and where not",
    help: """
      Compares the decoded pixels of two PNG files, exactly.

      usage: vitrine compare A.png B.png [--diff OUT.png]

        --diff FILE            a picture of where they differ

      Exit code 0 where they are equal, 1 where not.
      """,
    run: { words throws(CommandError) in try runCompare(words) })

  private static func runCompare(_ words: [String]) throws(CommandError) {
    let arguments = try Arguments(words, options: ["--diff"], switches: [])
    guard arguments.positional.count == 2 else {
      throw .usage("compare takes two pictures, not \(arguments.positional.count)")
    }
    let expected = try picture(arguments.positional[0])
    let actual = try picture(arguments.positional[1])
    let verdict = VitrineGolden.compare(expected, actual)
    Console.print(verdict.description)
    guard verdict != .equal else { return }
    if let path = try arguments.one("--diff") {
      let bytes = (try? PNG.encode(differencePicture(expected, actual))) ?? []
      do throws(Disk.Failure) {
        try Disk.write(bytes, to: path)
      } catch {
        throw CommandError(
          code: .cannotWrite, message: "\(path): error: cannot be written: \(error.reason)")
      }
    }
    throw CommandError(code: .differs, message: "the pictures differ")
  }

  private static func picture(_ path: String) throws(CommandError) -> Bitmap {
    do throws(RenderError) {
      return try Resources.image(at: path)
    } catch {
      throw CommandError(code: .invalidInput, message: error.description)
    }
  }
}
