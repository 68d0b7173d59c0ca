import Vitrine
import VitrineBase

extension Command {
  /// The command that writes the first `vitrine.json`.
  ///
  /// The values in it are what project and code imply, written down so that they can be corrected.
  static let initialize = Command(
    name: "init", abstract: "write a first vitrine.json for a storyboard",
    discussion: """
      Writes a vitrine.json beside the storyboard of a Today extension: what its project and code say
      of title, system, modes, heights, hidden views, cells and texts, for you to correct. INPUT is an
      Xcode project, a folder, a storyboard or a xib. A file that exists is kept.
      """,
    usage: ["INPUT [OPTIONS]"],
    options: [
      CommandOption(
        "--target", "NAME", "the target of an Xcode project that has several extensions"),
      CommandOption("--scene", "N|ID", "a storyboard's scene (default: the initial one)"),
      ReadableFiles.option,
      CommandOption("--quiet", nil, "print errors only"),
    ],
    examples: [
      Command.Example(
        "init Widget/MainInterface.storyboard",
        "Write a vitrine.json to fill in beside a storyboard.")
    ],
    run: runInit)

  private static func runInit(_ arguments: Arguments) throws(CommandError) {
    let path = try arguments.input("the project, folder or storyboard")
    let widget = try VariantArguments.widget(path, arguments)
    let file: StarterFile
    do throws(RenderError) {
      file = try StarterFile(widget, from: arguments.files)
    } catch {
      throw CommandError(error)
    }
    // The file is made to be edited by hand, so it is never replaced, and no option forces it.
    guard !arguments.files.exists(file.path) else {
      throw CommandError(
        code: .cannotWrite,
        message: "\(file.path): error: the file exists; edit it, or remove it first")
    }
    do throws(Disk.Failure) {
      try Disk.write(Array(file.text.utf8), to: file.path)
    } catch {
      throw CommandError(writing: error)
    }
    if !arguments.has("--quiet") { Console.print(file.path) }
  }
}
