import Glibc
import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineImages

extension Command {
  /// The command for a machine on which something doesn't work.
  ///
  /// It goes through the same steps as a render, one after the other, and marks each, so that the
  /// first ✘ names the cause.
  static let doctor = Command(
    name: "doctor", abstract: "look whether everything that drawing needs is here",
    discussion: """
      Checks that the bundled fonts and wallpapers can be loaded, that a picture can be drawn, and that
      files can be written. Reports each problem with its fix.
      """,
    usage: ["[--fonts DIR]"],
    options: [
      CommandOption("--fonts", "DIR", "fonts besides the bundled ones (also VITRINE_FONTS)")
    ],
    notes: """
      Exit code 1 where something is wrong.
      """,
    run: runDoctor)

  private static func runDoctor(_ arguments: Arguments) throws(CommandError) {
    guard arguments.positional.isEmpty else { throw .usage("doctor takes no input") }
    var isWell = true
    // Once a step has failed the whole check has, but the later steps are still tried.
    func say(_ isFine: Bool, _ text: String) {
      Console.print("\(isFine ? "✔" : "✘") \(text)")
      isWell = isWell && isFine
    }
    say(true, "vitrine \(Version.current), \(Disk.programPath ?? "of unknown place")")
    let resources: Resources
    do throws(CommandError) {
      resources = try VariantArguments.resources(arguments)
    } catch {
      say(false, error.message)
      throw CommandError(code: .differs, message: "")
    }
    say(true, "\(resources.fontNames.count) fonts, of which text needs those of Fonts/")
    for diagnostic in resources.fontDiagnostics { say(false, diagnostic) }
    let wallpapers = resources.wallpaperNames
    say(
      !wallpapers.isEmpty,
      wallpapers.isEmpty
        ? "no wallpapers: keep the folder Wallpapers beside the program, or name files"
        : "wallpapers: \(wallpapers.joined(separator: ", "))")
    drawSomething(resources, say)
    say(
      true,
      "\(Environment.processorCount) processors; terminal pictures: \(TerminalPicture.form.rawValue)"
    )
    if !isWell { throw CommandError(code: .differs, message: "") }
  }

  /// Letters of several fonts.
  ///
  /// The label has letters of the Latin font, a CJK font and a symbol, so that a missing font
  /// shows.
  private static let sample =
    #"{"app": "Doctor", "content": {"label": "12:34 Añ 天 ✓", "id": "text"}}"#

  /// Draws a widget from a file to a PNG and back, which uses every part that a render does.
  ///
  /// The process id is in the file's name, so that two checks at once don't share a file.
  private static func drawSomething(_ resources: Resources, _ say: (Bool, String) -> Void) {
    let path = "/doctor.json"
    let files = Files([path: Array(sample.utf8)])
    do {
      let rendering = try Vitrine.render(
        try Widget.read(path, from: files), as: Variant(), in: Workshop(resources, files: files))
      let png = try rendering.png(inputDigest: "")
      let isWhole = try PNG.decode(png).pixels == rendering.bitmap.pixels
      say(isWhole, "drew a picture of \(Digest.hex(of: rendering.bitmap).prefix(16))")
    } catch {
      say(false, "a picture cannot be drawn: \(error)")
    }
  }
}
