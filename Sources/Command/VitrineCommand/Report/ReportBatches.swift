import Vitrine
import VitrineBase
import VitrineMatrix
import VitrineReport

/// The batch that a report shows, and the earlier batch that it is compared with.
struct ReportBatches {
  let folder: String
  let now: BatchManifest
  /// The earlier batch.
  ///
  /// Nil if the report compares nothing.
  let base: (folder: String, manifest: BatchManifest)?
  /// A Boolean value that indicates whether the code of an input didn't run for the inspection.
  private var lacksCode = false

  /// Reads the batches that the options name, and checks that the options fit together.
  init(_ arguments: Arguments) throws(CommandError) {
    folder = try arguments.input("the batch's folder")
    if !arguments.has(ReportOptions.summary) {
      for option in [ReportOptions.pageURL, ReportOptions.imageURL, ReportOptions.summaryRows]
      where arguments.has(option) {
        throw .usage("\(option.name) requires --summary")
      }
    }
    now = try ReviewFiles.batch(folder, arguments.files)
    base = try arguments[ReportOptions.base].map { path throws(CommandError) in
      (path, try ReviewFiles.batch(path, arguments.files))
    }
    // An option without an effect is an error, because its user expects one.
    guard base != nil || !arguments.has(ReportOptions.baseConfig) else {
      throw .usage("--against-config requires --against")
    }
    // Versions may differ on purpose, to see the changes of an update, but the reader has to know.
    if let base, base.manifest.version != now.version {
      Console.error(
        "note: \(base.folder) was rendered by version \(base.manifest.version), \(folder) by "
          + now.version)
    }
  }

  /// Creates a page without entries.
  func page(hasPixels: Bool) -> ReportPage {
    ReportPage(
      title: title, version: Version.current,
      key: now.plan + (base.map { " " + $0.manifest.plan } ?? ""), hasBase: base != nil,
      hasPixels: hasPixels)
  }

  /// The title of the page, which names a widget or counts them.
  private var title: String {
    var names: [String] = []
    for picture in now.pictures {
      let name = picture.words.first { $0.axis == "input" }?.word
      if let name, !names.contains(name) { names.append(name) }
    }
    switch names.count {
    case 0: return "Review of \(FilePath.name(of: folder))"
    case 1: return "Review of \(names[0])"
    default: return "Review of \(names.count) widgets"
    }
  }

  /// Adds layouts and findings to a report, or a note to its page why they are missing.
  mutating func inspect(
    _ arguments: Arguments, in out: String, for page: inout ReportPage
  ) throws(CommandError) -> ReportInspection.Result {
    page.wordOrder = ReportWords.natural
    guard !arguments[ReportOptions.omitsInspection] else { return ReportInspection.Result() }
    let drawn = try ReportInspection.matrix(
      named: arguments[ReportOptions.config], drawn: now.plan, arguments)
    guard let matrix = inspected(drawn, notedOn: &page, as: "Layouts and findings") else {
      return ReportInspection.Result()
    }
    page.wordOrder = ReportWords.order(of: matrix)
    var earlier: Matrix?
    if let base, let path = arguments[ReportOptions.baseConfig] {
      let drawn = try ReportInspection.matrix(
        named: path, drawn: base.manifest.plan, arguments)
      earlier = inspected(drawn, notedOn: &page, as: "Earlier findings")
    }
    page.hasEarlierFindings = earlier != nil
    let result = try ReportInspection.run(
      matrix, now, since: EarlierVersion(base, earlier, now: now, from: arguments.files),
      arguments: arguments, in: out)
    page.rules = result.rules
    return result
  }

  /// Throws an error if the code of an extension didn't run where it was required, for the batch or
  /// for the report.
  ///
  /// The page is written before, because it shows the reasons.
  func requireCode() throws(CommandError) {
    let failures = now.failures.filter(\.isCodeFailure)
    guard let first = failures.first else {
      guard lacksCode else { return }
      throw .input("error: the code of an input didn't run, so the page lacks its layouts")
    }
    throw .input(
      "\(first.message)\nerror: \(countText(failures.count, "picture")) of the batch could not be "
        + "drawn, because code didn't run")
  }

  /// Returns the matrix, or notes on the page and in a message why its parts of the report are
  /// missing.
  private mutating func inspected(
    _ result: Result<Matrix, ReportInspection.Reason>, notedOn page: inout ReportPage,
    as missing: String
  ) -> Matrix? {
    switch result {
    case .success(let matrix): return matrix
    case .failure(let reason):
      lacksCode = lacksCode || reason.isFatal
      page.notes.append("\(missing) are missing: \(reason.text).")
      let start = missing.prefix(1).lowercased() + missing.dropFirst()
      Console.error("note: \(start) are missing: \(reason.text)")
      return nil
    }
  }
}
