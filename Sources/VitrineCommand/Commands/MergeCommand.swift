import VitrineMatrix
import VitrineBase
import Vitrine
import VitrineGraphics
import VitrineImages

extension Command {
  static let merge = Command(
    name: "merge", abstract: "join the shards of a batch",
    discussion: """
      Joins the shards of one batch; the result is byte for byte that of an undivided run. Shards of other
      plans or versions, duplicate pictures, missing pictures and pictures that aren't those that the
      shard's list names are reported as errors.
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
    let lock = try FolderLock.held(out)
    defer { withExtendedLifetime(lock) {} }
    do throws(Disk.Failure) {
      // Nothing may vouch for pictures that aren't all there yet.
      try Disk.remove(FilePath.join(out, BatchManifest.fileName))
      Disk.removeUnfinished(in: out)
    } catch {
      throw CommandError(writing: error)
    }
    let folders = origins
    let problems = ThreadPool(Environment.processorCount).map(merged.pictures.count) { index in
      let picture = merged.pictures[index]
      return folders[picture.name].flatMap { copy(picture, from: $0, to: out) }
    }
    if let first = problems.compactMap(\.self).first { throw first }
    do throws(Disk.Failure) {
      try Disk.write(Array(merged.json.utf8), to: FilePath.join(out, BatchManifest.fileName))
    } catch {
      throw CommandError(writing: error)
    }
    Console.print("\(merged.pictures.count) pictures in \(out)")
  }

  /// Copies a picture and its layout; what is wrong where the picture isn't the one that is listed.
  private static func copy(
    _ picture: BatchManifest.Picture, from origin: String, to out: String
  ) -> CommandError? {
    for suffix in [".png", ".layout.json"] {
      let name = picture.name + suffix
      let bytes: [UInt8]
      do {
        bytes = try Disk.read(try FileRoot(origin).readablePath(of: name))
      } catch {
        return CommandError(reading: error)
      }
      if suffix == ".png" {
        let digest = (try? PNG.decode(bytes)).map { Digest.hex(of: $0) }
        guard digest == picture.digest else {
          return invalid(
            FilePath.join(origin, name),
            "isn't the picture that \(BatchManifest.fileName) lists; draw the shard again")
        }
      }
      do {
        let target = try FileRoot(out).path(of: name)
        try Disk.makeFolder(FilePath.folder(of: target))
        try Disk.write(bytes, to: target, isDurable: false)
      } catch {
        return CommandError(writing: error)
      }
    }
    return nil
  }

  private static func invalid(_ folder: String, _ reason: String) -> CommandError {
    CommandError(code: .invalidInput, message: "\(folder): error: \(reason)")
  }
}
