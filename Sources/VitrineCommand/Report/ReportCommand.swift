import VitrineMatrix
import VitrineBase
import Vitrine
import VitrineGraphics
import VitrineReport

extension Command {
  static let report = Command(
    name: "report", abstract: "make a review page of a batch",
    discussion: """
      Writes a folder with a page that shows every picture of a batch and, compared with an earlier
      batch, what changed and why. The page opens from disk, without a server or a network. Decisions
      made on the page are exported as verdicts.json, which vitrine approve applies.

      If the config and inputs are unchanged since the batch, the page also contains the layout of each
      picture with the reason for every frame, and the findings of vitrine lint.
      """,
    usage: ["DIR [--against DIR] [-o REVIEW]"],
    options: [
      CommandOption("--against", "DIR", "an earlier batch of the same config"),
      CommandOption(
        "--output", short: "-o", "REVIEW", "the folder of the page (default: review/)"),
      CommandOption(
        "--config", "FILE",
        "the config the batch was drawn from (default: vitrine.json in the current folder)"),
      CommandOption("--no-inspect", nil, "leave layouts and findings out, which take longest"),
      CommandOption(
        "--no-pixels", nil,
        "leave out the pictures' second copies, which the pixel inspector, exact differences and contact sheets of the page are made from"
      ),
      CommandOption(
        "--summary", "FILE.md",
        "also write Markdown for a pull request, and FILE.json: counts, and one row for each cause with its changed part before and now"
      ),
      CommandOption(
        "--page-url", "URL", "with --summary: the address that the folder is published at"),
      CommandOption(
        "--jobs", "N", "how many pictures are inspected at a time (default: as many as cores)"),
      CommandOption("--fonts", "DIR", "fonts besides the bundled ones (also VITRINE_FONTS)"),
      ReadableFiles.option,
      CommandOption("--quiet", nil, "print errors only"),
    ],
    examples: [
      Command.Example(
        "report after --against before -o review",
        "Write a page that compares two batches.")
    ],
    run: runReport)

  private static func runReport(_ arguments: Arguments) throws(CommandError) {
    let folder = try arguments.input("the batch's folder")
    let out = try ImpliedFolder.path(try arguments.one("--output"), else: "review")
    let summary = try arguments.one("--summary")
    let address = try arguments.one("--page-url")
    guard summary != nil || address == nil else { throw .usage("--page-url requires --summary") }
    let now = try ReviewFiles.batch(folder)
    let base = try arguments.one("--against").map { path throws(CommandError) in
      (folder: path, manifest: try ReviewFiles.batch(path))
    }
    if let base, base.manifest.version != now.version {
      Console.error(
        "note: \(base.folder) was rendered by version \(base.manifest.version), \(folder) by \(now.version)"
      )
    }
    let lock = try FolderLock.held(out)
    defer { withExtendedLifetime(lock) {} }
    Disk.removeUnfinished(in: out)
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
        page.notes.append("Layouts and findings are missing: \(reason.text).")
        Console.error("note: layouts and findings are missing: \(reason.text)")
      }
    }
    do throws(Disk.Failure) {
      let folders = ReportFolders(now: folder, was: base?.folder, out: out)
      var entries = ReportEntries(folders, inspection, hasPixels: page.hasPixels)
      page.entries = try entries.make(now, base?.manifest)
      try Disk.write(Array(page.html.utf8), to: FilePath.join(out, "index.html"))
      if let summary {
        try SummaryFiles.write(page, to: summary, address: address, folders)
      }
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

}
