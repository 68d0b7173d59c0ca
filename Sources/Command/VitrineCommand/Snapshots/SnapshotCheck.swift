import Vitrine
import VitrineBase
import VitrineGolden
import VitrineGraphics
import VitrineImages
import VitrineReport
import VitrineRun

/// The comparison of a target's snapshots with the committed files.
struct SnapshotCheck {
  private let run: SnapshotRun
  private let target: SnapshotTarget
  private let out: String
  private let files: Files

  init(_ run: SnapshotRun, target: SnapshotTarget, out: String, files: Files) {
    self.run = run
    self.target = target
    self.out = out
    self.files = files
  }

  /// Runs the tests whose names contain a text, and writes their pictures and the page.
  func results(only text: String?) throws(CommandError) -> SnapshotResults {
    try writingFiles { () throws(Disk.Failure) in try ReportFolders.prepare(out, files) }
    var results = SnapshotResults(
      target: target, run: run, page: FilePath.join(out, "index.html"))
    for test in run.tests where text.map({ test.contains($0) }) ?? true {
      results.tests += 1
      let outcome = run.run(test)
      if !outcome.failures.isEmpty { results.failures.append((test, outcome.failures)) }
      for (path, bytes) in outcome.taken {
        let snapshot = compared(path, bytes)
        results.snapshots.append(snapshot)
        try writingFiles { () throws(Disk.Failure) in try write(snapshot, bytes) }
      }
    }
    let page = page(results)
    try writingFiles { () throws(Disk.Failure) in try ReportFolders.write(page, in: out) }
    return results
  }

  private func compared(_ path: String, _ bytes: [UInt8]) -> SnapshotResult {
    var result = SnapshotResult(path: path)
    guard let reference = try? files.read(FilePath.join(target.folder, path)) else {
      result.sentence = "there is no committed file"
      return result
    }
    guard FilePath.suffix(of: path) == "png" else {
      compare(
        String(decoding: reference, as: UTF8.self), String(decoding: bytes, as: UTF8.self), &result)
      return result
    }
    guard let expected = try? PNG.decode(reference), let actual = try? PNG.decode(bytes) else {
      result.verdict = .off
      result.sentence = "a picture can't be read"
      return result
    }
    let scale = run.device["VITRINE_SCALE"].flatMap { Int($0) } ?? 3
    let similarity = PictureSimilarity(reference: expected, picture: actual, scale: scale)
    result.similarity = similarity
    result.size = (actual.width, actual.height)
    result.sentence =
      similarity.hasSameSize
      ? similarity.description
      : "the sizes differ: expected \(expected.width)×\(expected.height), found "
        + "\(actual.width)×\(actual.height)"
    switch similarity.verdict {
    case .same: result.verdict = .same
    case .close: result.verdict = .close
    case .off: result.verdict = .off
    }
    return result
  }

  /// Compares two texts, of which descriptions of views are close if no frame differs by more than a
  /// point.
  private func compare(_ expected: String, _ actual: String, _ result: inout SnapshotResult) {
    guard let difference = LineDifference(expected: expected, actual: actual) else {
      result.verdict = .same
      return
    }
    let points = FrameSimilarity.difference(expected, actual)
    result.verdict = points.map { $0 <= 1 } == true ? .close : .off
    result.sentence = difference.lines.prefix(6).joined(separator: " ⏎ ")
  }

  /// Writes a snapshot, and its committed picture for the page.
  private func write(_ snapshot: SnapshotResult, _ bytes: [UInt8]) throws(Disk.Failure) {
    guard FilePath.staysInside(snapshot.path) else { return }
    try ReportFolders.write(bytes, to: "now/\(snapshot.path)", in: out)
    guard snapshot.similarity != nil else { return }
    let reference = try files.read(FilePath.join(target.folder, snapshot.path))
    try ReportFolders.write(reference, to: "was/\(snapshot.path)", in: out)
  }

  /// Returns the page with all pictures.
  private func page(_ results: SnapshotResults) -> ReportPage {
    var page = ReportPage(
      title: "Snapshots of \(target.name)", version: Version.current, key: target.name,
      hasBase: true, hasPixels: false)
    page.notes = results.notes
    page.entries = results.snapshots.filter { FilePath.suffix(of: $0.path) == "png" }.map {
      snapshot in
      var entry = ReportEntry(
        name: String(snapshot.path.dropLast(4)), status: snapshot.status,
        width: snapshot.size.width, height: snapshot.size.height)
      entry.group = snapshot.verdict.rawValue
      entry.sentences = [snapshot.sentence]
      return entry
    }
    return page
  }
}
