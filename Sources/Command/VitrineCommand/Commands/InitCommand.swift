import Vitrine
import VitrineBase

extension Command {
  /// The command that writes the first `vitrine.json`.
  ///
  /// Its values derive from the project and the code, for the user to correct.
  static let initialize = Command(
    name: "init", abstract: "write a first vitrine.json for a storyboard",
    discussion: """
      Writes a vitrine.json beside the storyboard of a Today extension, for you to correct. It has the
      title, system, modes, heights, hidden views, cells and texts that the project and code specify.
      INPUT is an Xcode project, a folder, a storyboard or a xib. An existing file is never replaced.
      """,
    usage: ["INPUT [OPTIONS]"],
    options: [
      InputOptions.target, InputOptions.scene, CommonOptions.allowOutside, CommonOptions.quiet,
    ],
    examples: [
      Command.Example(
        "init Widget/MainInterface.storyboard",
        "Write a vitrine.json to fill in beside a storyboard.")
    ],
    run: runInit)

  private static func runInit(_ arguments: Arguments) throws(CommandError) {
    let path = try arguments.input("the project, folder or storyboard")
    let widget = try InputOptions.widget(path, arguments)
    let file = try readingInput { () throws(RenderError) in
      try StarterFile(widget, from: arguments.files)
    }
    // The file is edited by hand, so it is never replaced, and no option forces it.
    guard !arguments.files.exists(file.path) else {
      throw CommandError(
        code: .cannotWrite,
        message: "\(file.path): error: the file exists; edit it, or remove it first")
    }
    try writingFiles { () throws(Disk.Failure) in
      try Disk.write(Array(file.text.utf8), to: file.path)
    }
    if !arguments[CommonOptions.quiet] { Console.print(file.path) }
  }
}
