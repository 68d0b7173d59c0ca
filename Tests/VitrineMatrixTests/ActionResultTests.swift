import Testing
import VitrineMatrix

/// Records of Bazel's remote caches.
@Suite struct ActionResultTests {
  private let record = ActionResult(text: Array("text".utf8)[...])

  @Test func `a record has the bytes that protobuf's tools write`() {
    // printf 'stdout_raw: "c"' | protoc --encode=ActionResult
    #expect(ActionResult(text: Array("c".utf8)[...]).bytes == [0x2A, 0x01, 0x63])
    // The same with 300 letters.
    let long = ActionResult(text: Array(String(repeating: "c", count: 300).utf8)[...])
    #expect(long.bytes.prefix(4) == [0x2A, 0xAC, 0x02, 0x63])
  }

  @Test func `a record with unknown fields is read as it was written`() {
    #expect(ActionResult(record.bytes) == record)
    // Fields 2, output_files, 4, exit_code, and 9, execution_metadata, as servers may add.
    let file: [UInt8] = [0x12, 0x03, 0x0A, 0x01, 0x61]
    #expect(ActionResult(file + [0x20, 0x00] + record.bytes + [0x4A, 0x02, 0x0A, 0x00]) == record)
  }

  @Test func `a truncated record is refused`() {
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
