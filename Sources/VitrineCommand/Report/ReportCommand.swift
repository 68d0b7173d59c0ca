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

      Where the config and inputs are still those that were drawn, the page also has the layout of
      each picture with the reason for every number, and what goes against the guidelines in it.

      usage: vitrine report DIR [--against DIR] -o REVIEW

        --against DIR          an earlier batch of the same config
        -o, --output REVIEW    the folder of the page; review/ unless said
        --config FILE          what the batch was drawn from; vitrine.json in the current folder
                               unless said
        --no-inspect           leave layouts and findings out, which take longest
        --no-pixels            leave out the pictures' second copies, which the pixel inspector, exact
                               differences and contact sheets of the page are made from
        --jobs N               how many pictures are inspected at a time; as many as cores unless said
        --fonts DIR            other fonts beside the bundled ones (also VITRINE_FONTS)
        --quiet                say nothing but errors
      """,
    run: { words throws(CommandError) in try runReport(words) })

  private static func runReport(_ words: [String]) throws(CommandError) {
    let arguments = try Arguments(
      words, options: ["--against", "--output", "--config", "--jobs", "--fonts"],
      switches: ["--quiet", "--no-inspect", "--no-pixels"])
    let folder = try arguments.input("the batch's folder")
    let out = try arguments.one("--output") ?? "review"
    let now = try manifest(folder)
    let base = try arguments.one("--against").map { path throws(CommandError) in
      (folder: path, manifest: try manifest(path))
    }
    if let base, base.manifest.version != now.version {
      Console.error(
        "note: \(base.folder) was drawn by version \(base.manifest.version), this by \(now.version)"
      )
    }
    var page = ReportPage(
      title: "Review of \(FilePath.name(of: folder))", version: Version.current,
      key: now.plan + (base.map { " " + $0.manifest.plan } ?? ""), hasBase: base != nil,
      hasPixels: !arguments.has("--no-pixels"))
    var inspection = ReportInspection.Result()
    if !arguments.has("--no-inspect") {
      switch try ReportInspection.matrix(arguments, drawn: now.plan) {
      case .success(let matrix):
        inspection = try ReportInspection.run(matrix, now, arguments, out)
        page.rules = inspection.rules
      case .failure(let reason):
        page.notes.append("Without layouts and findings: \(reason.text).")
        Console.error("note: without layouts and findings: \(reason.text)")
      }
    }
    do throws(Disk.Failure) {
      let folders = ReportFolders(now: folder, was: base?.folder, out: out)
      page.entries = try entries(now, base?.manifest, folders, inspection, page.hasPixels)
      try Disk.makeFolder(out)
      try Disk.write(Array(page.html.utf8), to: FilePath.join(out, "index.html"))
    } catch {
      throw CommandError(code: .cannotWrite, message: "\(error.path): error: \(error.reason)")
    }
    if !arguments.has("--quiet") {
      let changed = page.entries.count { $0.status != .same && $0.status != .alone }
      Console.print(
        "\(FilePath.join(out, "index.html"))  \(page.entries.count) pictures"
          + (base == nil ? "" : ", \(changed) changed"))
    }
  }

  private static func entries(
    _ now: BatchManifest, _ was: BatchManifest?, _ folders: ReportFolders,
    _ inspection: ReportInspection.Result, _ hasPixels: Bool
  ) throws(Disk.Failure) -> [ReportEntry] {
    let earlier = byName(was)
    let current = byName(now)
    var causes = ReportCauses()
    var entries: [ReportEntry] = []
    for picture in now.pictures {
      let known = earlier[picture.name]
      var status = ReportEntry.Status.alone
      if was != nil {
        status = known == nil ? .added : known?.digest == picture.digest ? .same : .changed
      }
      var entry = ReportEntry(
        name: picture.name, status: status, width: picture.width, height: picture.height)
      entry.words = words(picture)
      try folders.copy(picture.name, .now, hasPixels)
      if let known, status == .changed {
        try folders.copy(picture.name, .was, hasPixels)
        entry.sentences = try folders.changes(picture, known)
        entry.group = causes.name(of: entry.sentences)
      }
      if let found = inspection.pictures[picture.name] {
        entry.texts = found.texts
        entry.rules = found.rules
        entry.hasDetail = true
      }
      entries.append(entry)
    }
    for picture in was?.pictures ?? [] where current[picture.name] == nil {
      var entry = ReportEntry(
        name: picture.name, status: .removed, width: picture.width, height: picture.height)
      entry.words = words(picture)
      entry.sentences = ["the batch has no picture of this name any more"]
      try folders.copy(picture.name, .was, hasPixels)
      entries.append(entry)
    }
    for failure in now.failures {
      var entry = ReportEntry(name: failure.name, status: .failed)
      entry.words = [
        ReportEntry.Word(
          axis: "input", word: String(failure.name.prefix(while: { $0 != "/" })))
      ]
      entry.sentences = [failure.message]
      entries.append(entry)
    }
    return entries
  }

  private static func words(_ picture: BatchManifest.Picture) -> [ReportEntry.Word] {
    picture.words.map { ReportEntry.Word(axis: $0.axis, word: $0.word) }
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
}
