import Foundation
import SnapshotTesting
import Testing

@Suite(.serialized) struct VerifySnapshotTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("vitrine-\(UUID().uuidString)").path

  private func verify(
    _ text: String, _ record: SnapshotTestingConfiguration.Record, named name: String = "a b"
  ) -> String? {
    verifySnapshot(
      of: text, as: .lines, named: name, record: record, snapshotDirectory: folder,
      testName: "test()")
  }

  private var file: String? {
    try? String(contentsOfFile: folder + "/test.a-b.txt", encoding: .utf8)
  }

  @Test func `a missing file is written, fails, and matches afterwards`() {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(verify("one", .missing)?.contains("There was no reference") == true)
    #expect(file == "one")
    #expect(verify("one", .missing) == nil)
  }

  @Test func `a missing reference stays missing if recording is off`() {
    #expect(verify("one", .never)?.contains("There is no reference") == true)
    #expect(file == nil)
  }

  @Test func `a difference names lines and files`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    _ = verify("one", .missing)
    let message = try #require(verify("two", .missing))
    #expect(message.contains("Snapshot \"a b\" does not match its reference.\n-one\n+two"))
    #expect(message.contains("compare: vitrine compare "))
    #expect(file == "one")
  }

  @Test func `a failing file is written in the mode for failures`() {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    _ = verify("one", .missing)
    #expect(verify("two", .failed)?.contains("A new one was written.") == true)
    #expect(file == "two")
  }

  @Test func `everything is written in record mode, and fails`() {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    _ = verify("one", .missing)
    #expect(verify("two", .all)?.contains("Record mode is on") == true)
    #expect(file == "two")
  }

  @Test func `an inner setting replaces an outer one`() {
    withSnapshotTesting(record: .all) {
      #expect(isRecording)
      withSnapshotTesting(record: .never) { #expect(!isRecording) }
    }
  }
}
