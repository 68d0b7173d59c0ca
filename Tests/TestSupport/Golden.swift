import Foundation
import Synchronization
import VitrineBase
import VitrineGolden
public import VitrineGraphics
public import VitrineImages

/// Compares pictures with those under `Goldens/`, exactly, through the product's own golden store.
///
/// `VITRINE_RECORD=1` writes them instead, never where `CI` is set. A failure leaves the expected
/// picture, the actual one and their difference side by side under `.build/golden-failures/`, or among
/// the temporary files where the checkout is read-only.
public enum Golden {
  /// The store, opened once; tests that record do so one after the other.
  private static let store = Mutex<GoldenStore?>(nil)

  /// The stored pictures that were decoded before, each once in a run.
  private static let memo = GoldenMemo()

  private static let failures =
    (FileManager.default.isWritableFile(atPath: PackageRoot.path)
      ? PackageRoot.file(".build") : NSTemporaryDirectory()) + "/golden-failures"

  /// Compares a picture with its golden.
  ///
  /// Returns the problem as text, or nil if they are equal.
  public static func problem(with actual: Bitmap, named name: String) throws -> String? {
    if isRecording, Environment.process.isCI { return GoldenError.recordingInCI.description }
    let candidate = GoldenCandidate(name: name, bitmap: actual, recorder: "VITRINE_RECORD=1")
    let tolerances = Tolerances(today: Environment.process.today)
    var comparison = try opened().compare(candidate, tolerances: tolerances, memo: memo)
    if isRecording, !comparison.isExact {
      try record(actual, comparison.entry, named: name)
      comparison = try opened().compare(candidate, tolerances: tolerances, memo: memo)
    }
    if comparison.result == .same { return nil }
    var problem = "\(name): \(comparison.sentences.joined(separator: "; "))"
    if let expected = comparison.expected {
      let folder = "\(failures)/\(name)"
      try write(expected, to: folder + "/expected.png")
      try write(actual, to: folder + "/actual.png")
      try write(differencePicture(expected, actual), to: folder + "/difference.png")
      problem += "; see \(folder)"
    }
    return problem
  }

  private static let isRecording = Environment.process["VITRINE_RECORD"] == "1"

  private static func opened() throws -> GoldenStore {
    try store.withLock { store in
      let open = try store ?? GoldenStore(PackageRoot.file("Goldens"))
      store = open
      return open
    }
  }

  private static func record(
    _ actual: Bitmap, _ entry: GoldenManifest.Entry, named name: String
  ) throws {
    let png = try PNG.encode(actual, effort: .small)
    try store.withLock { store in
      var open = try store ?? GoldenStore(PackageRoot.file("Goldens"))
      try open.commit([GoldenStore.Change(name: name, entry: entry, png: png, layout: [])])
      store = open
    }
  }

  /// Returns the differences from the text that is stored as `name`, line by line, or nil if there
  /// are none.
  public static func problem(with lines: [String], named name: String) throws -> String? {
    let path = PackageRoot.file("Goldens/\(name).txt")
    if isRecording {
      if Environment.process.isCI { return GoldenError.recordingInCI.description }
      let url = URL(fileURLWithPath: path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: url, options: .atomic)
      return nil
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      return "Goldens/\(name).txt is missing; VITRINE_RECORD=1 records it"
    }
    let expected = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    let wrong = zip(expected, lines).filter { $0 != $1 }
    if wrong.isEmpty, expected.count == lines.count { return nil }
    let first = wrong.first.map { "expected “\($0.0)”, found “\($0.1)”" } ?? ""
    return
      "\(name): \(wrong.count) of \(lines.count) lines differ (\(expected.count) recorded); \(first)"
  }

  /// Returns the problem of an animation, which is stored as an animated PNG and compared by its
  /// bytes.
  public static func problem(with frames: [PNG.Frame], named name: String) throws -> String? {
    let path = PackageRoot.file("Goldens/\(name).png")
    let bytes = try PNG.encode(animation: frames, effort: .small)
    if isRecording {
      if Environment.process.isCI { return GoldenError.recordingInCI.description }
      try write(bytes, to: path)
      return nil
    }
    guard let expected = FileManager.default.contents(atPath: path) else {
      return "Goldens/\(name).png is missing; VITRINE_RECORD=1 records it"
    }
    guard Array(expected) != bytes else { return nil }
    let actual = "\(failures)/\(name)/actual.png"
    try write(bytes, to: actual)
    return "\(name): the animation differs; see \(actual)"
  }

  private static func write(_ bytes: [UInt8], to path: String) throws {
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url, options: .atomic)
  }

  private static func write(_ bitmap: Bitmap, to path: String) throws {
    try write(PNG.encode(bitmap, effort: .small), to: path)
  }
}
