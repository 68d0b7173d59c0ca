import Vitrine
import VitrineBase

extension Command {
  static let initialize = Command(
    name: "init", abstract: "write a first vitrine.json for a storyboard",
    help: """
      Writes a vitrine.json beside the storyboard of a Today extension: what its project and code say
      of title, system, modes, heights, hidden views, cells and texts, for you to correct.

      usage: vitrine init INPUT [--target NAME] [--scene N|ID]

        --target NAME          which of a project's Today extensions
        --scene N|ID           which of a storyboard's scenes (default: the initial one)
        --quiet                print nothing but errors

      INPUT is an Xcode project, a folder, a storyboard or a xib. A file that exists is kept.
      """,
    run: { words throws(CommandError) in try runInit(words) })

  private static func runInit(_ words: [String]) throws(CommandError) {
    let arguments = try Arguments(
      words, options: ["--target", "--scene"], switches: ["--quiet"])
    let path = try arguments.input("the project, folder or storyboard")
    let widget = try VariantArguments.widget(path, arguments)
    let file: StarterFile
    do throws(RenderError) {
      file = try StarterFile(widget)
    } catch {
      throw CommandError(code: .invalidInput, message: error.description)
    }
    guard !Disk.exists(file.path) else {
      throw CommandError(
        code: .cannotWrite,
        message: "\(file.path): error: the file exists; edit it, or remove it first")
    }
    do throws(Disk.Failure) {
      try Disk.write(Array(file.text.utf8), to: file.path)
    } catch {
      throw CommandError(
        code: .cannotWrite, message: "\(error.path): error: cannot be written: \(error.reason)")
    }
    if !arguments.has("--quiet") { Console.print(file.path) }
  }
}
