import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineHost
import VitrineImages

extension Command {
  /// The command that plays a session with a host and films it.
  ///
  /// Time is the script's own: the frames are computed at exact instants, so the same script gives
  /// the same bytes however slow the machine is.
  static let play = Command(
    name: "play", abstract: "play a scripted session as frames and an animated PNG",
    discussion: """
      Plays a scripted session between a host and its widgets: updates, Show More, taps.
      """,
    usage: ["SCRIPT [-o FOLDER] [--fps N] [--cache FOLDER]"],
    options: [
      CommandOption(
        "--output", short: "-o", "FOLDER",
        "the folder for frame-0001.png…, filmstrip.png and session.png, animated (default: the script's name)"
      ),
      CommandOption("--fps", "N", "frames per second while something moves, 1 to 60 (default: 30)"),
      CommandOption(
        "--cache", "FOLDER",
        "keep snapshots in this folder for the next session (default: in memory)"),
      CommandOption("--no-frames", nil, "write only the filmstrip and the animation"),
      CommandOption("--fonts", "DIR", "fonts besides the bundled ones (also VITRINE_FONTS)"),
      ReadableFiles.option,
      CommandOption("--quiet", nil, "print errors only"),
    ] + RunArguments.options,
    notes: """
      Prints each event with its time. docs/play.md describes scripts.
      """,
    examples: [
      Command.Example(
        "play Examples/sessions/morning.json -o session",
        "Play a session; write its frames and an animation.")
    ],
    run: runPlay)

  private static func runPlay(_ arguments: Arguments) throws(CommandError) {
    let path = try arguments.input("the script")
    arguments.files.allow(input: path)
    var rate = 30
    if let text = try arguments.one("--fps") {
      guard let number = Int(text), (1...60).contains(number) else {
        throw .invalid(text, for: "--fps", expected: "1 to 60")
      }
      rate = number
    }
    let folder = try ImpliedFolder.path(
      try arguments.one("--output"), else: FilePath.stem(of: path))
    let cache = SnapshotCache(folder: try arguments.one("--cache"), from: arguments.files)
    let workshop = Workshop(try VariantArguments.resources(arguments))
    let session: PlaySession
    do throws(RenderError) {
      session = try PlaySession(
        try PlayScript.read(path, from: arguments.files), rate: rate, cache: cache, in: workshop)
    } catch {
      throw CommandError(error)
    }
    try write(session, to: folder, hasFrames: !arguments.has("--no-frames"))
    guard !arguments.has("--quiet") else { return }
    for line in session.transcript { Console.print(line) }
    Console.print("\(folder)/session.png  \(session.frames.count) frames")
  }

  /// Encodes everything first and writes afterwards, so a fault of encoding leaves no half session.
  private static func write(
    _ session: PlaySession, to folder: String, hasFrames: Bool
  ) throws(CommandError) {
    var files: [(name: String, bytes: [UInt8])] = []
    do throws(ImageError) {
      files.append(("session.png", try session.animation()))
      if let strip = session.filmstrip() { files.append(("filmstrip.png", try PNG.encode(strip))) }
      for (index, frame) in session.frames.enumerated() where hasFrames {
        // Four digits keep the frames in order wherever files are listed by name.
        let number = String(index + 1)
        let zeros = String(repeating: "0", count: max(0, 4 - number.count))
        files.append(("frame-\(zeros)\(number).png", try PNG.encode(frame.bitmap)))
      }
    } catch {
      throw CommandError(error)
    }
    do throws(Disk.Failure) {
      try Disk.makeFolder(folder)
      for file in files { try Disk.write(file.bytes, to: FilePath.join(folder, file.name)) }
    } catch {
      throw CommandError(writing: error)
    }
  }
}
