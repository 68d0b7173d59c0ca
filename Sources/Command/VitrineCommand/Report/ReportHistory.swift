import Vitrine
import VitrineBase
import VitrineCompare
import VitrineGolden
import VitrineGraphics
import VitrineImages
import VitrineMatrix
import VitrineReport

/// `vitrine report --history NAME`: a page with every version of a golden in its git repository.
enum ReportHistory {
  /// A golden's picture and layout in one commit.
  private struct Content {
    var png: [UInt8]
    var bitmap: Bitmap
    var layout: [UInt8]?
    var digest: String
  }

  /// Reads the versions that git knows of a golden and makes a page of them.
  ///
  /// The golden is looked up in the folder of pictures, so the store may lie in another repository
  /// than the config. Nothing is checked out: git prints the contents of each commit.
  static func run(_ arguments: Arguments, _ name: String) throws(CommandError) {
    guard arguments.positional.isEmpty else {
      throw .usage("--history shows goldens and takes no batch; --config names their config")
    }
    if let problem = FileRoot.problem(with: name) {
      throw .usage("invalid value '\(name)' for --history: it \(problem)")
    }
    let out = try ImpliedFolder.path(arguments[ReportOptions.output], else: "review")
    let config = try MatrixOptions.config(
      at: arguments[ReportOptions.config] ?? MatrixOptions.defaultConfig, arguments.files)
    let store = try GoldenSteps.store(config, arguments)
    let history = GitHistory(folder: store.pictures)
    let versions = try history.versions(of: name + ".png")
    guard !versions.isEmpty else {
      // Names of the present store are good guesses, even for a golden that was removed.
      let suggestion = nearestName(to: name, in: store.manifest.entries.keys.sorted())
      throw CommandError(
        code: .invalidInput,
        message: "\(store.pictures): error: no commit has a golden '\(name)'"
          + (suggestion.map { "; did you mean '\($0)'?" } ?? ""))
    }
    let lock = try FolderLock.held(out)
    defer { withExtendedLifetime(lock) {} }
    var page = ReportPage(
      title: "History of \(name)", version: Version.current, key: "history \(name)",
      hasBase: true, hasPixels: !arguments[ReportOptions.omitsPixels])
    page.isHistory = true
    do throws(Disk.Failure) {
      try ReportFolders.prepare(out, arguments.files)
    } catch {
      throw CommandError(writing: error)
    }
    page.entries = try entries(name, versions, history, out, hasPixels: page.hasPixels)
    page.screens = ReportScreens.of(page.entries)
    page.axisTitles = ReportWords.titles
    do throws(Disk.Failure) {
      try ReportFolders.write(page, in: out)
    } catch {
      throw CommandError(writing: error)
    }
    if !arguments[CommonOptions.quiet] {
      Console.print("\(FilePath.join(out, "index.html"))  \(versions.count) versions of \(name)")
    }
  }

  /// An entry for each version, newest first, compared with the version before it.
  private static func entries(
    _ name: String, _ versions: [GitHistory.Version], _ history: GitHistory, _ out: String,
    hasPixels: Bool
  ) throws(CommandError) -> [ReportEntry] {
    var entries: [ReportEntry] = []
    var before: Content?
    for version in versions.reversed() {
      // A commit that removes the golden shows the last picture as the one before.
      let now = try content(name, version.commit, history)
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
        try write(content.png, side, entryName, out, hasPixels: hasPixels)
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

  /// What changed between two versions in words; empty where a layout wasn't recorded beside a
  /// picture.
  private static func changes(_ before: Content?, _ now: Content?) -> [String] {
    guard let before, let now, before.digest != now.digest else { return [] }
    guard let old = before.layout, let new = now.layout else { return [] }
    return PictureChange(
      before.bitmap, now.bitmap, beforeLayout: old, nowLayout: new,
      layoutChanges: layoutChanges(from: old, to: new)
    ).sentences
  }

  /// The golden in a commit; nil if the commit removed it.
  private static func content(
    _ name: String, _ commit: String, _ history: GitHistory
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

  /// Adds a version's picture to the page, as `ReportFolders` does for batches.
  private static func write(
    _ png: [UInt8], _ side: String, _ name: String, _ out: String, hasPixels: Bool
  ) throws(CommandError) {
    do throws(Disk.Failure) {
      try ReportFolders.write(png, to: "\(side)/\(name).png", in: out)
      guard hasPixels else { return }
      try ReportFolders.write(
        ReportPixels.script(side: side, name: name, png: png), to: "pixels/\(side)/\(name).js",
        in: out)
    } catch {
      throw CommandError(writing: error)
    }
  }
}
