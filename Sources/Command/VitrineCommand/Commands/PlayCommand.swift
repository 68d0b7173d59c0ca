import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineHost
import VitrineImages

extension Command {
  /// The command that plays a session with a host and films it.
  ///
  /// The frames are computed at exact instants of the script, so the bytes don't depend on the
  /// speed of the machine.
  static let play = Command(
    name: "play", abstract: "play a scripted session as frames and an animated PNG",
    discussion: """
      Plays a scripted session between a host and its widgets: updates, Show More, taps.
      """,
    usage: ["SCRIPT [-o FOLDER] [--fps N] [--cache FOLDER]"],
    options: [
      sessionFolder, frameRate, snapshotFolder, omitsFrames, CommonOptions.fonts,
      CommonOptions.allowOutside, CommonOptions.quiet,
    ] + ExtensionRunOptions.all,
    notes: """
      Prints each event with its time. docs/play.md describes scripts. Exits with 3 and writes nothing
      if no widget of the session can be loaded.
      """,
    examples: [
      Command.Example(
        "play Examples/sessions/morning.json -o session",
        "Play a session; write its frames and an animation.")
    ],
    run: runPlay)

  private static let sessionFolder = Option.text(
    "--output", short: "-o", "FOLDER",
    help: "the folder for frame-0001.png…, filmstrip.png and session.png, animated (default: the "
      + "script's name)")

  private static let frameRate = Option.number(
    "--fps", "N", help: "frames per second while something moves, 1 to 60 (default: 30)",
    in: 1...60, default: 30)

  private static let snapshotFolder = Option.text(
    "--cache", "FOLDER",
    help: "keep snapshots in this folder for the next session (default: in memory)")

  private static let omitsFrames = Option.flag(
    "--no-frames", help: "write only the filmstrip and the animation")

  private static func runPlay(_ arguments: Arguments) throws(CommandError) {
    let path = try arguments.input("the script")
    arguments.files.allow(input: path)
    let folder = try ImpliedFolder.path(
      arguments[sessionFolder], else: FilePath.stem(of: path))
    let cache = SnapshotCache(folder: arguments[snapshotFolder], from: arguments.files)
    let workshop = Workshop(try InputOptions.resources(arguments))
    let session = try readingInput { () throws(RenderError) in
      try PlaySession(
        try PlayScript.read(path, from: arguments.files), rate: arguments[frameRate], cache: cache,
        in: workshop, runner: arguments.runner)
    }
    try write(session, to: folder, hasFrames: !arguments[omitsFrames])
    guard !arguments[CommonOptions.quiet] else { return }
    for line in session.transcript { Console.print(line) }
    Console.print("\(folder)/session.png  \(session.frames.count) frames")
  }

  /// Encodes all pictures, then writes them, so that an error of encoding writes no file.
  private static func write(
    _ session: PlaySession, to folder: String, hasFrames: Bool
  ) throws(CommandError) {
    var files: [(name: String, bytes: [UInt8])] = []
    do throws(ImageError) {
      files.append(("session.png", try session.animation()))
      if let strip = session.filmstrip() { files.append(("filmstrip.png", try PNG.encode(strip))) }
      for (index, frame) in session.frames.enumerated() where hasFrames {
        // With four digits, the order of the names is the order of the frames.
        let number = String(index + 1)
        let zeros = String(repeating: "0", count: max(0, 4 - number.count))
        files.append(("frame-\(zeros)\(number).png", try PNG.encode(frame.bitmap)))
      }
    } catch {
      throw CommandError(error)
    }
    try writingFiles { () throws(Disk.Failure) in
      try Disk.makeFolder(folder)
      for file in files { try Disk.write(file.bytes, to: FilePath.join(folder, file.name)) }
    }
  }
}
