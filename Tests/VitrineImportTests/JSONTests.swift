import TestSupport
import Testing
import VitrineBase
import VitrineImport

@Suite struct JSONTests {
  @Test func `values carry their places`() throws {
    let value = try JSON.parse(Array("{\n  \"a\": [1, true, \"x\\u00e9\"]\n}".utf8), file: "f")
    guard case .array(let values) = value["a"]?.kind else {
      Issue.record("no array")
      return
    }
    #expect(values.map(\.location.line) == [2, 2, 2])
    #expect(values.map(\.location.column) == [9, 12, 18])
    #expect(values[2].kind == .string("xé"))
  }

  @Test(arguments: [
    "01", "1.", "1e", "-", "nul", "\"a", "[1,]", "{\"a\" 1}", "[1 2]", "\u{7}", "1e999",
  ])
  func `invalid JSON is an error`(text: String) {
    #expect(throws: InputError.self) { try JSON.parse(Array(text.utf8), file: "f") }
  }

  @Test func `deep nesting is refused, not followed`() {
    let text = [UInt8](repeating: UInt8(ascii: "["), count: 100_000)
    #expect(throws: InputError.self) { try JSON.parse(text, file: "f") }
  }

  @Test func `mutated documents never crash`() throws {
    let whole = Array(
      #"{"app": "A", "content": {"vstack": [{"label": "x", "font": "12 bold", "id": "a"}], "constraints": ["H:|-[a(20)]-|"]}}"#
        .utf8)
    var random = SeededGenerator(seed: 11)
    for _ in 0..<2000 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(
          in: 0...255, using: &random)
      }
      _ = try? WidgetDocument.read(bytes, file: "f")
    }
  }
}
