import Vitrine
import VitrineGraphics
import VitrineReport

extension Command {
  static let report = Command(
    name: "report", abstract: "make a review page of a batch",
    help: """
      Makes one folder with a page that shows every picture of a batch, and beside an earlier batch
      what changed and why. It opens from the disk, without a server or a network. Decisions made on
      the page are exported as verdicts.json, which vitrine approve takes.

      usage: vitrine report DIR [--against DIR] -o REVIEW

        --against DIR          an earlier batch of the same config
        -o, --output REVIEW    the folder of the page; review/ unless said
      """,
    run: { words throws(CommandError) in try runReport(words) })

  private static func runReport(_ words: [String]) throws(CommandError) {
    let arguments = try Arguments(words, options: ["--against", "--output"], switches: ["--quiet"])
    let folder = try arguments.input("the batch's folder")
    let out = try arguments.one("--output") ?? "review"
    let now = try manifest(folder)
    let base = try arguments.one("--against")
    let was = try base.map { path throws(CommandError) in try manifest(path) }
    if let was, was.version != now.version {
      Console.error(
        "note: \(base ?? "") was drawn by version \(was.version), this by \(now.version)")
    }
    let earlier = byName(was)
    let current = byName(now)
    var causes = ReportCauses()
    var entries: [ReportEntry] = []
    do throws(Disk.Failure) {
      for picture in now.pictures {
        let known = earlier[picture.name]
        var status = ReportEntry.Status.alone
        if was != nil {
          status = known == nil ? .added : known?.digest == picture.digest ? .same : .changed
        }
        try copy(picture.name, from: folder, to: FilePath.join(out, "now"))
        var sentences: [String] = []
        if let base, let known {
          try copy(picture.name, from: base, to: FilePath.join(out, "was"))
          if status == .changed { sentences = try changes(picture, known, base, folder) }
        }
        entries.append(
          ReportEntry(
            name: picture.name, status: status, width: picture.width, height: picture.height,
            group: status == .changed ? causes.name(of: sentences) : "",
            sentences: sentences))
      }
      for picture in was?.pictures ?? [] where current[picture.name] == nil {
        if let base { try copy(picture.name, from: base, to: FilePath.join(out, "was")) }
        entries.append(
          ReportEntry(
            name: picture.name, status: .removed, width: picture.width, height: picture.height,
            group: "", sentences: ["the batch has no picture of this name any more"]))
      }
      let html = ReportPage.html(
        title: "Review of \(FilePath.name(of: folder))", version: Version.current, entries)
      try Disk.makeFolder(out)
      try Disk.write(Array(html.utf8), to: FilePath.join(out, "index.html"))
    } catch {
      throw CommandError(code: .cannotWrite, message: "\(error.path): error: \(error.reason)")
    }
    if !arguments.has("--quiet") {
      let changed = entries.count { $0.status != .same && $0.status != .alone }
      Console.print(
        "\(FilePath.join(out, "index.html"))  \(entries.count) pictures"
          + (was == nil ? "" : ", \(changed) changed"))
    }
  }

  /// Looked up by name once per picture, so that ten thousand pictures take no longer each.
  private static func byName(_ manifest: BatchManifest?) -> [String: BatchManifest.Picture] {
    Dictionary((manifest?.pictures ?? []).map { ($0.name, $0) }) { first, _ in first }
  }

  private static func manifest(_ folder: String) throws(CommandError) -> BatchManifest {
    do throws(RenderError) {
      return try BatchManifest.read(folder)
    } catch {
      throw CommandError(code: .invalidInput, message: error.description)
    }
  }

  private static func copy(
    _ name: String, from folder: String, to target: String
  ) throws(Disk.Failure) {
    let path = FilePath.join(target, name + ".png")
    try Disk.makeFolder(FilePath.folder(of: path))
    try Disk.write(try Disk.read(FilePath.join(folder, name + ".png")), to: path)
  }

  private static func changes(
    _ now: BatchManifest.Picture, _ was: BatchManifest.Picture, _ base: String, _ folder: String
  ) throws(Disk.Failure) -> [String] {
    var sentences: [String] = []
    if now.width != was.width || now.height != was.height {
      sentences.append("the size was \(was.width)×\(was.height), now \(now.width)×\(now.height)")
    }
    let old = try Disk.read(FilePath.join(base, was.name + ".layout.json"))
    let new = try Disk.read(FilePath.join(folder, now.name + ".layout.json"))
    guard let moved = layoutChanges(from: old, to: new) else { return sentences }
    return sentences + (moved.isEmpty ? ["no view moved: only colours or images changed"] : moved)
  }
}
