import Vitrine
import VitrineBase
import VitrineMatrix

extension Command {
  /// The command that joins what several machines drew.
  ///
  /// All checks come before the first copy, so a refused merge leaves the output's folder as it
  /// was.
  static let merge = Command(
    name: "merge", abstract: "join the parts of a batch",
    discussion: """
      Joins the shards or portions of one batch; the result is byte for byte that of an undivided run.
      Parts of other plans, versions or worlds (another program, other fonts, wallpapers or files),
      duplicate pictures, missing pictures and pictures that aren't those that the part's list names are
      reported as errors. A folder of portions stands for all portions in it.
      """,
    usage: ["DIR... --out DIR"],
    options: [
      CommandOption("--out", "DIR", "the folder for all pictures")
    ],
    examples: [
      Command.Example(
        "merge part1 part2 --out pictures",
        "Join two shards."),
      Command.Example(
        "merge parts --out pictures",
        "Join the portions in a folder."),
    ],
    run: runMerge)

  private static func runMerge(_ arguments: Arguments) throws(CommandError) {
    guard let out = try arguments.one("--out") else { throw .usage("--out DIR is missing") }
    guard !arguments.positional.isEmpty else { throw .usage("expected the folders of the parts") }
    var parts = BatchParts(arguments.files)
    for folder in arguments.positional {
      for part in parts.folders(in: folder) { try parts.add(part) }
    }
    try parts.checkComplete()
    // The lock must live until the list is written, which the compiler wouldn't guarantee for an
    // unused value.
    let lock = try FolderLock.held(out)
    defer { withExtendedLifetime(lock) {} }
    let count = try parts.join(in: out)
    Console.print("\(count) pictures in \(out)")
  }
}
