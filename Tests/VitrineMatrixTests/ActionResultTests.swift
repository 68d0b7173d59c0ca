import Testing
import VitrineMatrix

/// Records of Bazel's remote caches.
@Suite struct ActionResultTests {
  private let record = ActionResult(
    files: [
      ActionResult.File(path: "picture.entry", hash: String(repeating: "ab", count: 32), size: 300)
    ], text: Array("text".utf8))

  @Test func `a record has the bytes that protobuf's own tools write`() {
    // printf 'output_files {path: "a" digest {hash: "b" size_bytes: 300}} stdout_raw: "c"' | protoc
    // --encode=ActionResult
    let small = ActionResult(
      files: [ActionResult.File(path: "a", hash: "b", size: 300)], text: Array("c".utf8))
    #expect(
      small.bytes == [
        0x12, 0x0B, 0x0A, 0x01, 0x61, 0x12, 0x06, 0x0A, 0x01, 0x62, 0x10, 0xAC, 0x02, 0x2A, 0x01,
        0x63,
      ])
  }

  @Test func `a record is read as it was written, whatever else it has`() {
    #expect(ActionResult(record.bytes) == record)
    // Field 4, exit_code, and field 9, execution_metadata, as servers may add.
    #expect(ActionResult([0x20, 0x00] + record.bytes + [0x4A, 0x02, 0x0A, 0x00]) == record)
  }

  @Test func `a cut record is none`() {
    let bytes = record.bytes
    for count in 1..<bytes.count where ActionResult(Array(bytes[..<count])) != nil {
      // Cut between two fields, it is a shorter record.
      #expect(ActionResult(Array(bytes[..<count]))?.text.isEmpty == true)
    }
    #expect(ActionResult([0xFF]) == nil)
    #expect(
      ActionResult([0x12, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x01]) == nil)
    #expect(ActionResult(Array("<html>".utf8)) == nil)
  }
}
