import Foundation
import VitrineBase
import VitrineGolden

/// The comparison of one form with its file, which it may write.
struct SnapshotComparison<Format> {
  let file: SnapshotFile
  let mode: SnapshotTestingConfiguration.Record
  /// The path of the test's file.
  let testFile: String
  /// The name of the assertion, or nil.
  let name: String?
  let diffing: Diffing<Format>

  /// Returns the message of a failure, or nil if the form matches its reference.
  func failure(_ format: Format) throws -> String? {
    let bytes = Array(diffing.toData(format))
    if SnapshotLog.note(file, bytes) { return nil }
    let failures = FailureFolder(besideSource: testFile)
    guard mode != .all else {
      try write(bytes)
      return "Record mode is on, so the snapshot was written: \(file.path)\n"
        + "Turn it off and run \"\(file.test)\" again."
    }
    guard Files.disk.exists(file.path) else {
      guard mode != .never else {
        return "There is no reference: \(file.path)\nNone is written, because recording is off."
      }
      try write(bytes)
      return "There was no reference, so the snapshot was written: \(file.path)\n"
        + "Run \"\(file.test)\" again to compare with it."
    }
    let reference = try Files.disk.read(file.path)
    guard let (difference, attachments) = diffing.diff(diffing.fromData(Data(reference)), format)
    else {
      failures.clear(file.name)
      return nil
    }
    if mode == .failed { try write(bytes) }
    return message(difference, attachments, reference, bytes, failures)
  }

  private func message(
    _ difference: String, _ attachments: [XCTAttachment], _ reference: [UInt8], _ bytes: [UInt8],
    _ failures: FailureFolder
  ) -> String {
    let suffix = FilePath.suffix(of: file.path)
    let ending = suffix.isEmpty ? "" : "." + suffix
    let subject = name.map { "Snapshot \"\($0)\"" } ?? "Snapshot"
    let outcome =
      "\(subject) does not match its reference."
      + (mode == .failed ? " A new one was written." : "")
    var files = [("expected" + ending, reference), ("actual" + ending, bytes)]
    files += attachments.filter { !["reference", "failure"].contains($0.name) }.map {
      (($0.name ?? "difference") + ".\($0.suffix)", Array($0.data))
    }
    return failures.message(outcome + "\n" + difference, files: files, named: file.name) {
      let tool = diffTool
      return tool(currentFilePath: $0, failedFilePath: $1)
    }
  }

  private func write(_ bytes: [UInt8]) throws {
    try Disk.makeFolder(FilePath.folder(of: file.path))
    try Disk.write(bytes, to: file.path)
  }
}
