import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineMatrix
import VitrineReport

extension Command {
  /// The command that creates the page on which a change is reviewed.
  ///
  /// The page shows two batches, and reasons and findings from the inputs. `VitrineReport` creates
  /// it without access to folders or configs.
  static let report = Command(
    name: "report", abstract: "create a review page of a batch",
    discussion: """
      Writes a folder with a page that shows every picture of a batch and, compared with an earlier
      batch, what changed and why. The page opens from disk, without a server or a network. Decisions
      made on the page are exported as verdicts.json, which vitrine approve applies.

      If the config and inputs are unchanged since the batch, the page also contains the layout of each
      picture with the reason for every frame, and the findings of vitrine lint. With
      --against-config it also shows what changed in the inputs, and which findings are new or gone.

      --history creates a page with the versions of one golden in its git repository.
      """,
    usage: ["DIR [--against DIR] [-o REVIEW]", "--history NAME [-o REVIEW]"],
    options: [
      ReportOptions.base, ReportOptions.output, ReportOptions.config, ReportOptions.baseConfig,
      ReportOptions.history, ReportOptions.omitsInspection, ReportOptions.omitsPixels,
      ReportOptions.summary, ReportOptions.pageURL, ReportOptions.imageURL,
      ReportOptions.summaryRows, ReportOptions.jobs, CommonOptions.fonts,
      CommonOptions.allowOutside, CommonOptions.quiet,
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

  /// Creates the page: locks and clears the folder, inspects, copies, writes.
  ///
  /// `index.html` is written twice: at the start a note that the report isn't finished, at the end
  /// the page. So an interrupted report is never mistaken for a complete one.
  private static func runReport(_ arguments: Arguments) throws(CommandError) {
    if let name = arguments[ReportOptions.history] { return try ReportHistory.run(arguments, name) }
    var batches = try ReportBatches(arguments)
    let out = try ImpliedFolder.path(arguments[ReportOptions.output], else: "review")
    let rows = try SummaryFiles.rows(arguments)
    let lock = try FolderLock.held(out)
    defer { withExtendedLifetime(lock) {} }
    Disk.removeUnfinished(in: out)
    var page = batches.page(hasPixels: !arguments[ReportOptions.omitsPixels])
    try writingFiles { () throws(Disk.Failure) in try ReportFolders.prepare(out, arguments.files) }
    let inspection = try batches.inspect(arguments, in: out, for: &page)
    let folders = ReportFolders(
      now: batches.folder, was: batches.base?.folder, out: out, files: arguments.files)
    do throws(Disk.Failure) {
      var entries = ReportEntries(
        folders, inspection, hasPixels: page.hasPixels,
        jobs: arguments[ReportOptions.jobs])
      page.entries = try entries.make(batches.now, batches.base?.manifest)
      page.screens = ReportScreens.of(page.entries)
      page.axisTitles = ReportWords.titles
      try ReportFolders.write(page, in: out)
      if let summary = arguments[ReportOptions.summary] {
        try SummaryFiles.write(
          ReportSummary(page, earlier: rows), to: summary,
          SummaryFiles.addresses(arguments, page: out), folders)
      }
    } catch {
      throw CommandError(code: .cannotWrite, message: "\(error.path): error: \(error.reason)")
    }
    if !arguments[CommonOptions.quiet] {
      Console.print(summary(of: page, in: out, isComparison: batches.base != nil))
    }
    try batches.requireCode()
  }

  /// Returns the page's path with the number of pictures and, in a comparison, of changes.
  private static func summary(
    of page: ReportPage, in folder: String, isComparison: Bool
  ) -> String {
    let changed = page.entries.count { $0.status != .same && $0.status != .alone }
    return "\(FilePath.join(folder, "index.html"))  \(page.entries.count) pictures"
      + (isComparison ? ", \(changed) changed" : "")
  }
}
