import Vitrine
import VitrineBase
import VitrineCompare
import VitrineGolden
import VitrineGraphics
import VitrineImages
import VitrineMatrix
import VitrineReport

/// The command `vitrine report --history NAME`, which shows every version of a golden in its git
/// repository.
enum ReportHistory {
  /// The picture and layout of a golden in one commit.
  private struct Content {
    var png: [UInt8]
    var bitmap: Bitmap
    var layout: [UInt8]?
    var digest: String
  }

  /// Reads the versions of a golden from git and creates a page of them.
  ///
  /// The golden is looked up in the folder of pictures, so its repository may differ from the
  /// config's. No files are checked out, because git prints the contents of each commit.
  static func run(_ arguments: Arguments, _ name: String) throws(CommandError) {
    guard arguments.positional.isEmpty else {
      throw .usage("--history shows goldens and takes no batch; --config names their config")
    }
    if let problem = FileRoot.problem(with: name) {
      throw .usage("invalid value '\(name)' for --history: it \(problem)")
    }
    let out = try ImpliedFolder.path(arguments[ReportOptions.output], else: "review")
    let (history, versions) = try versions(of: name, arguments)
    let lock = try FolderLock.held(out)
    defer { withExtendedLifetime(lock) {} }
    var page = ReportPage(
      title: "History of \(name)", version: Version.current, key: "history \(name)",
      hasBase: true, hasPixels: !arguments[ReportOptions.omitsPixels])
    page.isHistory = true
    try writingFiles { () throws(Disk.Failure) in try ReportFolders.prepare(out, arguments.files) }
    page.entries = try entries(
      of: name, versions, in: history, writtenTo: out, hasPixels: page.hasPixels)
    page.screens = ReportScreens.of(page.entries)
    page.axisTitles = ReportWords.titles
    let finished = page
    try writingFiles { () throws(Disk.Failure) in try ReportFolders.write(finished, in: out) }
    if !arguments[CommonOptions.quiet] {
      Console.print("\(FilePath.join(out, "index.html"))  \(versions.count) versions of \(name)")
    }
  }

  /// Returns the commits of a golden, and the repository of its store.
  ///
  /// Throws if there is no commit.
  private static func versions(
    of name: String, _ arguments: Arguments
  ) throws(CommandError) -> (history: GitHistory, versions: [GitHistory.Version]) {
    let config = try MatrixOptions.config(
      at: arguments[ReportOptions.config] ?? MatrixOptions.defaultConfig, arguments.files)
    let store = try GoldenSteps.store(config, arguments)
    let history = GitHistory(folder: store.pictures)
    let versions = try history.versions(of: name + ".png")
    guard versions.isEmpty else { return (history, versions) }
    // The names in the current store are good suggestions, even if the golden was removed.
    let suggestion = nearestName(to: name, in: store.manifest.entries.keys.sorted())
    throw .input(
      "\(store.pictures): error: no commit has a golden '\(name)'"
        + (suggestion.map { "; did you mean '\($0)'?" } ?? ""))
  }

  /// Creates an entry for each version, newest first, compared with the version before it.
  private static func entries(
    of name: String, _ versions: [GitHistory.Version], in history: GitHistory,
    writtenTo out: String, hasPixels: Bool
  ) throws(CommandError) -> [ReportEntry] {
    var entries: [ReportEntry] = []
    var before: Content?
    for version in versions.reversed() {
      // If a commit removes the golden, its entry shows the last picture as the earlier one.
      let now = try content(of: name, in: version.commit, history)
      guard let shown = now ?? before else { continue }
      let entryName = "\(name)/\(version.date)-\(version.shortName)"
      var entry = ReportEntry(
        name: entryName, status: status(from: before, to: now), width: shown.bitmap.width,
        height: shown.bitmap.height)
      entry.words = [
        ReportEntry.Word(axis: "input", word: String(name.prefix { $0 != "/" })),
        ReportEntry.Word(axis: "author", word: version.author),
      ]
      entry.sentences =
        ["\(version.subject) (\(version.author), \(version.date))"] + changes(before, now)
      entry.before = before?.digest ?? ""
      entry.now = now?.digest ?? ""
      for (side, content) in [("was", before), ("now", now)] {
        guard let content, !(side == "was" && entry.status == .same) else { continue }
        let part =
          side == "now" && entry.status == .changed
          ? before.flatMap { PatchPNG(from: $0.bitmap, to: content.bitmap) } : nil
        try write(content.png, to: side, entryName, in: out, part: part, hasPixels: hasPixels)
      }
      entries.append(entry)
      before = now
    }
    return entries.reversed()
  }

  private static func status(from before: Content?, to now: Content?) -> ReportEntry.Status {
    guard let now else { return .removed }
    guard let before else { return .added }
    return before.digest == now.digest ? .same : .changed
  }

  /// Describes the changes between two versions.
  ///
  /// Returns an empty array if no layout was recorded beside a picture.
  private static func changes(_ before: Content?, _ now: Content?) -> [String] {
    guard let before, let now, before.digest != now.digest else { return [] }
    guard let old = before.layout, let new = now.layout else { return [] }
    return PictureChange(
      before.bitmap, now.bitmap, beforeLayout: old, nowLayout: new,
      layout: PictureChange.Layout(from: old, to: new)
    ).sentences
  }

  /// Reads the golden of a commit.
  ///
  /// Returns nil if the commit removed it.
  private static func content(
    of name: String, in commit: String, _ history: GitHistory
  ) throws(CommandError) -> Content? {
    guard let png = try history.bytes(of: name + ".png", in: commit) else { return nil }
    do throws(ImageError) {
      let bitmap = try PNG.decode(png)
      return Content(
        png: png, bitmap: bitmap,
        layout: try? history.bytes(of: name + ".layout.json", in: commit),
        digest: Digest.hex(of: bitmap))
    } catch {
      throw CommandError(
        code: .invalidInput,
        message: "\(name): error: not a valid PNG in commit \(commit): \(error.description)")
    }
  }

  /// Writes the picture of a version to the page.
  private static func write(
    _ png: [UInt8], to side: String, _ name: String, in out: String, part: PatchPNG?,
    hasPixels: Bool
  ) throws(CommandError) {
    do throws(Disk.Failure) {
      try ReportFolders.write(png, to: "\(side)/\(name).png", in: out)
      guard hasPixels else { return }
      try ReportFolders.writePixels(of: png, to: side, name, in: out, part: part)
    } catch {
      throw CommandError(writing: error)
    }
  }
}
