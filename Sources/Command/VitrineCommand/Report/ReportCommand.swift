import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineMatrix
import VitrineReport

extension Command {
  /// The command that makes the page on which a change is reviewed.
  ///
  /// Everything on it comes from two batches and, for reasons and findings, from the inputs. The
  /// page itself is made by `VitrineReport`, which knows neither folders nor configs.
  static let report = Command(
    name: "report", abstract: "make a review page of a batch",
    discussion: """
      Writes a folder with a page that shows every picture of a batch and, compared with an earlier
      batch, what changed and why. The page opens from disk, without a server or a network. Decisions
      made on the page are exported as verdicts.json, which vitrine approve applies.

      If the config and inputs are unchanged since the batch, the page also contains the layout of each
      picture with the reason for every frame, and the findings of vitrine lint. With
      --against-config it also shows what changed in the inputs, and which findings are new or gone.

      --history makes the page of one golden's versions in its git repository.
      """,
    usage: ["DIR [--against DIR] [-o REVIEW]", "--history NAME [-o REVIEW]"],
    options: [
      CommandOption("--against", "DIR", "an earlier batch of the same config"),
      CommandOption(
        "--output", short: "-o", "REVIEW", "the folder of the page (default: review/)"),
      CommandOption(
        "--config", "FILE",
        "the config the batch was drawn from (default: vitrine.json in the current folder)"),
      CommandOption(
        "--against-config", "FILE",
        "with --against: the config that the earlier batch was drawn from, for its findings and the changed constraints"
      ),
      CommandOption("--history", "NAME", "show the versions of a golden in its git repository"),
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
        "Write a page that compares two batches."),
      Command.Example(
        "report after --against before --against-config base/vitrine.json --summary pr.md",
        "Also list new and gone findings, and summarize them for a pull request."),
      Command.Example(
        "report --history weather/iphone-7-compact",
        "Show every committed version of a golden."),
    ],
    run: runReport)

  /// The earlier batch that the new one is compared with.
  private typealias Base = (folder: String, manifest: BatchManifest)

  /// Makes the page in this order: check the words, lock and clear the folder, inspect, copy,
  /// write.
  ///
  /// `index.html` is written twice: at the start a note that the report isn't finished, at the end
  /// the page. So a report that was cut off is never taken for a whole one.
  private static func runReport(_ arguments: Arguments) throws(CommandError) {
    if let name = try arguments.one("--history") {
      return try ReportHistory.run(arguments, name)
    }
    let folder = try arguments.input("the batch's folder")
    let out = try ImpliedFolder.path(try arguments.one("--output"), else: "review")
    let summary = try arguments.one("--summary")
    let address = try arguments.one("--page-url")
    guard summary != nil || address == nil else { throw .usage("--page-url requires --summary") }
    let now = try ReviewFiles.batch(folder, arguments.files)
    let base = try arguments.one("--against").map { path throws(CommandError) -> Base in
      (path, try ReviewFiles.batch(path, arguments.files))
    }
    // An option that would have no effect is an error, since its user expects one.
    guard base != nil || arguments.all("--against-config").isEmpty else {
      throw .usage("--against-config requires --against")
    }
    // Versions may differ on purpose, to see what an update changes; but the reader has to know.
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
    do throws(Disk.Failure) {
      try ReportFolders.prepare(out, arguments.files)
    } catch {
      throw CommandError(writing: error)
    }
    let inspection = try inspect(now, base, arguments, out, &page)
    do throws(Disk.Failure) {
      let folders = ReportFolders(now: folder, was: base?.folder, out: out, files: arguments.files)
      var entries = ReportEntries(folders, inspection, hasPixels: page.hasPixels)
      page.entries = try entries.make(now, base?.manifest)
      page.screens = ReportScreens.of(page.entries)
      page.axisTitles = ReportWords.titles
      try ReportFolders.write(page, in: out)
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

  /// Adds layouts and findings to a report, or a notice to its page why they are missing.
  private static func inspect(
    _ now: BatchManifest, _ base: Base?, _ arguments: Arguments, _ out: String,
    _ page: inout ReportPage
  ) throws(CommandError) -> ReportInspection.Result {
    func missing(_ what: String, _ reason: ReportInspection.Reason) {
      page.notes.append("\(what) are missing: \(reason.text).")
      let start = what.prefix(1).lowercased() + what.dropFirst()
      Console.error("note: \(start) are missing: \(reason.text)")
    }
    page.wordOrder = ReportWords.natural
    // The inputs count only while they are those that were drawn, which the plan's digest shows.
    guard !arguments.has("--no-inspect") else { return ReportInspection.Result() }
    let matrix: Matrix
    switch try ReportInspection.matrix(
      named: try arguments.one("--config"), drawn: now.plan, arguments.files)
    {
    case .success(let found): matrix = found
    case .failure(let reason):
      missing("Layouts and findings", reason)
      return ReportInspection.Result()
    }
    page.wordOrder = ReportWords.order(of: matrix)
    var earlier: Matrix?
    if let base, let path = try arguments.one("--against-config") {
      switch try ReportInspection.matrix(
        named: path, drawn: base.manifest.plan, arguments.files)
      {
      case .success(let found): earlier = found
      case .failure(let reason): missing("Earlier findings", reason)
      }
    }
    page.hasEarlierFindings = earlier != nil
    let result = try ReportInspection.run(
      matrix, now, since: EarlierVersion(base, earlier, now: now, arguments.files),
      arguments, out)
    page.rules = result.rules
    return result
  }
}
