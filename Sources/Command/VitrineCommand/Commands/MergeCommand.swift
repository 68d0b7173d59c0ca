import Vitrine
import VitrineBase
import VitrineMatrix

extension Command {
  /// The command that joins the parts that several machines drew.
  ///
  /// All checks come before the first copy, so that an error leaves the output folder unchanged.
  static let merge = Command(
    name: "merge", abstract: "join the parts of a batch",
    discussion: """
      Joins the shards or portions of one batch; the result is byte for byte that of an undivided run.
      It is an error if parts have different plans, versions or worlds (program, fonts, wallpapers or
      files), if a picture is missing or duplicate, or if it differs from the list of its part. A folder
      of portions means all portions in it.
      """,
    usage: ["DIR... --out DIR"],
    options: [mergedFolder],
    examples: [
      Command.Example(
        "merge part1 part2 --out pictures",
        "Join two shards."),
      Command.Example(
        "merge parts --out pictures",
        "Join the portions in a folder."),
    ],
    run: runMerge)

  private static let mergedFolder = Option.text(
    "--out", "DIR", help: "the folder for all pictures")

  private static func runMerge(_ arguments: Arguments) throws(CommandError) {
    let out = try arguments.required(mergedFolder)
    guard !arguments.positional.isEmpty else { throw .usage("expected the folders of the parts") }
    var parts = BatchParts(arguments.files)
    for folder in arguments.positional {
      for part in parts.folders(in: folder) { try parts.add(part) }
    }
    try parts.checkComplete()
    // The compiler may release an unused value early, but the lock must live until the list is
    // written.
    let lock = try FolderLock.held(out)
    defer { withExtendedLifetime(lock) {} }
    let count = try parts.join(in: out)
    Console.print("\(count) pictures in \(out)")
  }
}
