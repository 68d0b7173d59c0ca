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
  private let threads: ThreadPool
  private var causes = ReportCauses()

  init(
    _ folders: ReportFolders, _ inspection: ReportInspection.Result, hasPixels: Bool, jobs: Int
  ) {
    self.folders = folders
    self.inspection = inspection
    self.hasPixels = hasPixels
    threads = ThreadPool(jobs)
  }

  /// Creates the entries of all pictures.
  ///
  /// Failures come first, because no other decision is possible for them. The others have the order
  /// of the config, and removed pictures come last.
  mutating func make(
    _ now: BatchManifest, _ was: BatchManifest?
  ) throws(Disk.Failure) -> [ReportEntry] {
    let earlier = Self.byName(was)
    let current = Self.byName(now)
    let failed = Set(now.failures.map(\.name))
    var entries = now.failures.map { Self.entry($0, earlier[$0.name]) }
    let pictures = ordered(now.pictures)
    let changes = try changes(of: pictures, since: earlier)
    var edits = ReportEdits(now, since: was, inspection)
    for (picture, change) in zip(pictures, changes) {
      var entry = entry(picture, earlier[picture.name], hasBase: was != nil)
      if let change {
        entry.sentences += change.sentences
        entry.edit = edits.title(
          of: picture, inspection.pictures[picture.name]?.changes ?? [])
        entry.group = causes.name(
          of: change, input: Self.input(of: picture.name), edit: entry.edit)
      }
      entries.append(entry)
    }
    let removed = (was?.pictures ?? []).filter { picture in
      current[picture.name] == nil && !failed.contains(picture.name)
    }
    try copy(removed.map { ($0.name, .was) })
    for picture in removed {
      var entry = ReportEntry(
        name: picture.name, status: .removed, width: picture.width, height: picture.height)
      entry.words = Self.words(picture.words)
      entry.sentences = ["the batch no longer contains this picture"]
      entry.before = picture.digest
      entries.append(entry)
    }
    return entries
  }

  /// Returns pictures in the order of the config, if it is known.
  private func ordered(_ pictures: [BatchManifest.Picture]) -> [BatchManifest.Picture] {
    let places = inspection.places
    return pictures.enumerated().sorted { first, second in
      let (one, other) = (places[first.element.name], places[second.element.name])
      return (one ?? places.count, first.offset) < (other ?? places.count, second.offset)
    }.map(\.element)
  }

  /// Copies pictures and compares the changed ones with their earlier versions, on all threads.
  ///
  /// Only changed pictures are decoded, so a report of many equal pictures is fast.
  private func changes(
    of pictures: [BatchManifest.Picture], since earlier: [String: BatchManifest.Picture]
  ) throws(Disk.Failure) -> [PictureChange?] {
    let results = threads.map(pictures.count) {
      [folders, hasPixels] index -> Result<PictureChange?, Disk.Failure> in
      do throws(Disk.Failure) {
        let name = pictures[index].name
        guard let before = earlier[name], before.digest != pictures[index].digest else {
          try folders.copy(name, .now, hasPixels: hasPixels)
          return .success(nil)
        }
        try folders.copy(name, .was, hasPixels: hasPixels)
        let (old, new) = try folders.bitmaps(name)
        let part = hasPixels ? PatchPNG(from: old, to: new) : nil
        try folders.copy(name, .now, hasPixels: hasPixels, part: part)
        return .success(try folders.change(name, (old, new)))
      } catch {
        return .failure(error)
      }
    }
    var changes: [PictureChange?] = []
    for result in results { changes.append(try result.get()) }
    return changes
  }

  /// Copies pictures on all threads.
  private func copy(_ pictures: [(name: String, side: ReportFolders.Side)]) throws(Disk.Failure) {
    let failures = threads.map(pictures.count) {
      [folders, hasPixels] index -> Disk.Failure? in
      do throws(Disk.Failure) {
        try folders.copy(pictures[index].name, pictures[index].side, hasPixels: hasPixels)
        return nil
      } catch {
        return error
      }
    }
    if let failure = failures.compactMap(\.self).first { throw failure }
  }

  /// Creates the entry of a picture and compares it with its earlier version by digest.
  private func entry(
    _ picture: BatchManifest.Picture, _ earlier: BatchManifest.Picture?, hasBase: Bool
  ) -> ReportEntry {
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
