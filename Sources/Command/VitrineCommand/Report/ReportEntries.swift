import Vitrine
import VitrineBase
import VitrineImages
import VitrineMatrix
import VitrineReport

/// The entries of a report, from the lists of two batches.
struct ReportEntries {
  private let folders: ReportFolders
  private let inspection: ReportInspection.Result
  private let hasPixels: Bool
  private var causes = ReportCauses()

  init(_ folders: ReportFolders, _ inspection: ReportInspection.Result, hasPixels: Bool) {
    self.folders = folders
    self.inspection = inspection
    self.hasPixels = hasPixels
  }

  /// Creates the entries of all pictures.
  ///
  /// Failures come first, because no other decision is possible for them. Removed pictures come
  /// last.
  mutating func make(
    _ now: BatchManifest, _ was: BatchManifest?
  ) throws(Disk.Failure) -> [ReportEntry] {
    let earlier = Self.byName(was)
    let current = Self.byName(now)
    let failed = Set(now.failures.map(\.name))
    var entries = now.failures.map { Self.entry($0, earlier[$0.name]) }
    for picture in now.pictures {
      entries.append(try entry(picture, earlier[picture.name], hasBase: was != nil))
    }
    for picture in was?.pictures ?? []
    where current[picture.name] == nil && !failed.contains(picture.name) {
      var entry = ReportEntry(
        name: picture.name, status: .removed, width: picture.width, height: picture.height)
      entry.words = Self.words(picture.words)
      entry.sentences = ["the batch no longer contains this picture"]
      entry.before = picture.digest
      try folders.copy(picture.name, .was, hasPixels: hasPixels)
      entries.append(entry)
    }
    return entries
  }

  /// Creates the entry of a picture and compares it with its earlier version by digest.
  ///
  /// Only changed pictures are decoded, so a report of many equal pictures is fast.
  private mutating func entry(
    _ picture: BatchManifest.Picture, _ earlier: BatchManifest.Picture?, hasBase: Bool
  ) throws(Disk.Failure) -> ReportEntry {
    var status = ReportEntry.Status.alone
    if hasBase {
      status =
        earlier == nil ? .added : earlier?.digest == picture.digest ? .same : .changed
    }
    var entry = ReportEntry(
      name: picture.name, status: status, width: picture.width, height: picture.height)
    entry.words = Self.words(picture.words)
    entry.now = picture.digest
    entry.before = earlier?.digest ?? ""
    if let reason = picture.codeFailure {
      entry.sentences = ["the storyboard alone is drawn, because the code didn't run: \(reason)"]
    }
    try folders.copy(picture.name, .now, hasPixels: hasPixels)
    if let earlier, status == .changed {
      try folders.copy(earlier.name, .was, hasPixels: hasPixels)
      let change = try folders.change(picture.name)
      entry.sentences += change.sentences
      entry.group = causes.name(of: change, input: Self.input(of: picture.name))
    }
    if let found = inspection.pictures[picture.name] {
      entry.texts = found.texts
      entry.rules = found.rules
      entry.newRules = found.newRules
      entry.goneRules = found.goneRules
      entry.hasDetail = true
    }
    return entry
  }

  /// Creates the entry of a failed picture, with its words on every axis so that filters find it.
  private static func entry(
    _ failure: BatchManifest.Failure, _ earlier: BatchManifest.Picture?
  ) -> ReportEntry {
    var entry = ReportEntry(name: failure.name, status: .failed)
    let words = failure.words.isEmpty ? earlier?.words ?? [] : failure.words
    entry.words =
      words.isEmpty
      ? [ReportEntry.Word(axis: "input", word: input(of: failure.name))] : Self.words(words)
    entry.sentences = [failure.message]
    entry.before = earlier?.digest ?? ""
    return entry
  }

  /// Returns the first part of a picture's name, which is the name of the input.
  ///
  /// For example, it is `weather` for `weather/iphone-7-compact`.
  private static func input(of name: String) -> String {
    String(name.prefix(while: { $0 != "/" }))
  }

  private static func words(_ words: [AxisWord]) -> [ReportEntry.Word] {
    words.map { ReportEntry.Word(axis: $0.axis, word: $0.word) }
  }

  /// Returns the pictures by name, so that each lookup takes constant time.
  private static func byName(_ manifest: BatchManifest?) -> [String: BatchManifest.Picture] {
    Dictionary((manifest?.pictures ?? []).map { ($0.name, $0) }) { first, _ in first }
  }
}
