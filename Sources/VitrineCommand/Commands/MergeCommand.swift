import VitrineMatrix
import VitrineBase
import Vitrine
import VitrineGraphics

extension Command {
  static let merge = Command(
    name: "merge", abstract: "join the shards of a batch",
    discussion: """
      Joins the shards of one batch; the result is byte for byte that of an undivided run. Shards of other
      plans or versions, duplicate pictures and missing pictures are reported as errors.
      """,
    usage: ["DIR... --out DIR"],
    options: [
      CommandOption("--out", "DIR", "the folder for all pictures")
    ],
    examples: [
      Command.Example(
        "merge part1 part2 --out pictures",
        "Join two shards.")
    ],
    run: runMerge)

  private static func runMerge(_ arguments: Arguments) throws(CommandError) {
    guard let out = try arguments.one("--out") else { throw .usage("--out DIR is missing") }
    guard !arguments.positional.isEmpty else { throw .usage("expected the folders of the shards") }
    var merged: BatchManifest?
    var origins: [String: String] = [:]
    for folder in arguments.positional {
      let shard: BatchManifest
      do throws(RenderError) {
        shard = try BatchManifest.read(folder)
      } catch {
        throw CommandError(error)
      }
      var all = merged ?? BatchManifest(plan: shard.plan, total: shard.total)
      if merged == nil { all.version = shard.version }
      if all.version != shard.version {
        throw invalid(folder, "was drawn by version \(shard.version), the others by \(all.version)")
      }
      if all.plan != shard.plan {
        throw invalid(folder, "is a shard of another plan: its config or inputs differ")
      }
      for name in shard.pictures.map(\.name) + shard.failures.map(\.name) {
        if let other = origins[name] {
          throw invalid(folder, "has \(name), and so has \(other)")
        }
        origins[name] = folder
      }
      all.pictures += shard.pictures
      all.failures += shard.failures
      merged = all
    }
    guard let merged else { return }
    let found = merged.pictures.count + merged.failures.count
    guard found == merged.total else {
      throw CommandError(
        code: .invalidInput,
        message: "error: \(merged.total - found) of \(merged.total) pictures are missing; "
          + "has every shard been given?")
    }
    do throws(Disk.Failure) {
      for picture in merged.pictures {
        guard let origin = origins[picture.name] else { continue }
        for suffix in [".png", ".layout.json"] {
          let target = FilePath.join(out, picture.name + suffix)
          try Disk.makeFolder(FilePath.folder(of: target))
          try Disk.write(try Disk.read(FilePath.join(origin, picture.name + suffix)), to: target)
        }
      }
      try Disk.makeFolder(out)
      try Disk.write(Array(merged.json.utf8), to: FilePath.join(out, BatchManifest.fileName))
    } catch {
      throw CommandError(code: .cannotWrite, message: "\(error.path): error: \(error.reason)")
    }
    Console.print("\(merged.pictures.count) pictures in \(out)")
  }

  private static func invalid(_ folder: String, _ reason: String) -> CommandError {
    CommandError(code: .invalidInput, message: "\(folder): error: \(reason)")
  }
}
