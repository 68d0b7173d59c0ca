import Vitrine
import VitrineGraphics
import VitrineImages

extension Command {
  static let play = Command(
    name: "play", abstract: "play a scripted session to frames and an animated PNG",
    help: """
      Plays a scripted session between a host and its widgets: updates, Show More, taps.

      usage: vitrine play SCRIPT [-o FOLDER] [--fps N] [--cache FOLDER]

        -o, --output FOLDER    where frame-0001.png…, filmstrip.png and session.png (animated) go;
                               the script's name unless said
        --fps N                frames a second while something moves, 1 to 60; 30 unless said
        --cache FOLDER         keep snapshots there, for the next session; in memory unless said
        --no-frames            the filmstrip and the animation alone
        --fonts DIR            other fonts beside the bundled ones (also VITRINE_FONTS)
        --quiet                say nothing but errors

      What happened is printed, with its time. docs/play.md says what a script holds.
      """,
    run: { words throws(CommandError) in try runPlay(words) })

  private static func runPlay(_ words: [String]) throws(CommandError) {
    let arguments = try Arguments(
      words, options: ["--output", "--fps", "--cache", "--fonts"],
      switches: ["--no-frames", "--quiet"])
    let path = try arguments.input("the script")
    var rate = 30
    if let text = try arguments.one("--fps") {
      guard let number = Int(text), (1...60).contains(number) else {
        throw .usage("--fps '\(text)' is none; expected 1 to 60")
      }
      rate = number
    }
    let folder = try arguments.one("--output") ?? FilePath.stem(of: path)
    let cache = SnapshotCache(folder: try arguments.one("--cache"))
    let workshop = Workshop(try VariantArguments.resources(arguments))
    let session: PlaySession
    do throws(RenderError) {
      session = try PlaySession(try PlayScript.read(path), rate: rate, cache: cache, in: workshop)
    } catch {
      throw CommandError(code: .invalidInput, message: error.description)
    }
    try write(session, to: folder, hasFrames: !arguments.has("--no-frames"))
    guard !arguments.has("--quiet") else { return }
    for line in session.transcript { Console.print(line) }
    Console.print("\(folder)/session.png  \(session.frames.count) frames")
  }

  private static func write(
    _ session: PlaySession, to folder: String, hasFrames: Bool
  ) throws(CommandError) {
    var files: [(name: String, bytes: [UInt8])] = []
    do throws(ImageError) {
      files.append(("session.png", try session.animation()))
      if let strip = session.filmstrip() { files.append(("filmstrip.png", try PNG.encode(strip))) }
      for (index, frame) in session.frames.enumerated() where hasFrames {
        let number = String(index + 1)
        let zeros = String(repeating: "0", count: max(0, 4 - number.count))
        files.append(("frame-\(zeros)\(number).png", try PNG.encode(frame.bitmap)))
      }
    } catch {
      throw CommandError(code: .internalFault, message: "error: \(error.description)")
    }
    do throws(Disk.Failure) {
      try Disk.makeFolder(folder)
      for file in files { try Disk.write(file.bytes, to: FilePath.join(folder, file.name)) }
    } catch {
      throw CommandError(
        code: .cannotWrite, message: "\(error.path): error: cannot be written: \(error.reason)")
    }
  }
}
