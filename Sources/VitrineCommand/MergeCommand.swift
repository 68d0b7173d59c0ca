import Vitrine
import VitrineGraphics

extension Command {
  static let merge = Command(
    name: "merge", abstract: "put the shards of a batch together",
    help: """
      Puts the shards of one batch together: the same as a run that was never divided, byte for byte.
      Shards of other plans or versions, pictures that are there twice and pictures that are missing
      are errors that name them.

      usage: vitrine merge DIR... --out DIR
      """,
    run: { words throws(CommandError) in try runMerge(words) })

  private static func runMerge(_ words: [String]) throws(CommandError) {
    let arguments = try Arguments(words, options: ["--out"], switches: [])
    guard let out = try arguments.one("--out") else { throw .usage("--out DIR is missing") }
    guard !arguments.positional.isEmpty else { throw .usage("the shards' folders are missing") }
    var merged: BatchManifest?
    var origins: [String: String] = [:]
    for folder in arguments.positional {
      let shard: BatchManifest
      do throws(RenderError) {
        shard = try BatchManifest.read(folder)
      } catch {
        throw CommandError(code: .invalidInput, message: error.description)
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
